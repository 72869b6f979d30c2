"""The rules of Les 4 colonnes: turns, draws, duties, bonuses, relaunches and the monument. What one
token can do is in `movement`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from random import Random

from colonnade.core.errors import Illegal
from colonnade.core.game import Decide, Distribution, Over, Result, Seats, Throw, Turn
from colonnade.core.message import Argument, Message, Refusal, RefusalReason, message
from colonnade.core.options import Options
from colonnade.games.quatre_colonnes.actions import (
    BONUS_MOVES,
    MOVES,
    ROLLS,
    SKIP,
    TOKEN,
    Action,
    Bonus,
    Exit,
    Move,
    Roll,
    Skip,
    Token,
)
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, PATH, SUMMIT
from colonnade.games.quatre_colonnes.movement import (
    Ring,
    Step,
    advance,
    is_home,
    is_side_home,
    leave,
    name_of,
    partner_of,
    survey,
)
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.position_ids import position
from colonnade.games.quatre_colonnes.refusals import Reason
from colonnade.games.quatre_colonnes.state import Phase, State

CAPTURE_BONUS = 20  # L8.1
SUMMIT_BONUS = 10  # L8.1
BUILDING = (3, 3)  # L3.1

_DECIDE = tuple(Decide(seat) for seat in range(4))
_THROW = {(seat, dice): Throw(seat, dice) for seat in range(4) for dice in (1, 2)}


def initial(options: Options, seats: Seats) -> State:
    """All tokens in their workshops; the youngest, `seats.first`, begins (L2.1)."""
    if not isinstance(options, QuatreColonnesOptions) or seats.first is None:
        raise TypeError("the options and seats of Les 4 colonnes are wanted")
    return State(options, seats.colours, seats.first, "draw", ((0, 0, 0, 0),) * len(seats.colours))


def turn(state: State) -> Turn:
    """Whose turn it is, to decide or to throw, or who built the monument."""
    if state.phase == "play":
        return _DECIDE[state.seat]
    if state.phase == "over":
        return Over(_result(state))
    return _THROW[state.seat, _dice_to_throw(state)]


def _dice_to_throw(state: State) -> int:
    if state.phase == "draw":  # L2.2
        return state.options.dice
    return 2 if state.phase == "build" else 1  # L3.1: two dice, whatever the game is for; L7.3


def _result(state: State) -> Result:
    """The builder has won, in teams both partners (L3.1, L9.3); there are no scores."""
    winners = {state.seat, partner_of(state)}
    ranks = tuple(1 if seat in winners else 2 for seat in range(len(state.colours)))
    return Result(ranks, None, "quatre_colonnes-monument-built")


def outcome(state: State, faces: Sequence[int]) -> Action:
    """The thrown faces as an action."""
    return ROLLS[tuple(sorted(faces))]


_CHANCES: dict[int, Distribution[Action]] = {
    count: Distribution(
        tuple(ROLLS[dice] for dice in combinations_with_replacement(range(1, 7), count)),
        tuple(
            len({dice, dice[::-1]}) for dice in combinations_with_replacement(range(1, 7), count)
        ),
        6**count,
    )
    for count in (1, 2)
}


def chances(state: State) -> Distribution[Action]:
    """Every outcome of the throw that is due, with its exact probability."""
    return _CHANCES[_dice_to_throw(state)]


# What is legal


def legal(state: State) -> Sequence[Action]:
    """Every legal action at a decision: by die, exits before moves, then tokens in order; bonuses,
    then skip.
    """
    return _uses(state) if state.phase == "play" else ()


def sample(state: State, random: Random) -> Action:
    """A random legal action."""
    uses = _uses(state)
    # `random()` alone gives the same sequence in every version of Python
    return uses[int(random.random() * len(uses))]


_last_uses: tuple[State | None, tuple[Action, ...]] = (None, ())


def _uses(state: State) -> tuple[Action, ...]:
    """The legal uses of the bonus or the dice in hand. Remembers the last position: `apply`,
    `narrate` and `legal` ask for the same.
    """
    global _last_uses
    seen, uses = _last_uses
    if seen is not state and seen != state:
        uses = _uses_of_bonus(state) if state.bonuses else _uses_of_dice(state)
        _last_uses = (state, uses)
    return uses


def _uses_of_bonus(state: State) -> tuple[Action, ...]:
    """L8.2: a token of the player's own colour advances by the whole bonus, or
    the player declines.
    """
    cells = state.bonuses[0]
    ring = survey(state)
    seat = _bonus_seat(state)
    moves = [
        BONUS_MOVES[state.colours[seat]][cells][index]
        for index in _find_movable(state, ring, seat, cells)
    ]
    return (*moves, SKIP) if moves else ()


def _bonus_seat(state: State) -> int:
    """L9.2: a bonus is for one's own tokens or, when all four are on the summit,
    for the partner's.
    """
    partner = partner_of(state)
    return partner if partner is not None and is_home(state, state.seat) else state.seat


def _uses_of_dice(state: State) -> tuple[Action, ...]:
    ring = survey(state)
    exits = _exits(state, ring, state.seat, state.dice)
    if exits:  # L4.2: a duty before all others
        return tuple(exits)
    faces = state.dice if len(state.dice) == 1 else sorted(set(state.dice))
    own: list[Action] = []
    idle: list[int] = []
    for die in faces:
        moves = _own_moves(state, ring, die)
        if moves:
            own += moves
        else:
            idle.append(die)
    partner = partner_of(state)
    if partner is None or not idle:
        return tuple(own)
    return (*own, *_partner_uses(state, ring, partner, tuple(idle), bool(own)))


def _own_moves(state: State, ring: Ring, die: int) -> list[Action]:
    """The moves of one's own tokens by a die; only those that open a barrier while it can make one
    and the duty lasts (L6.2).
    """
    colour = state.colours[state.seat]
    movable = _find_movable(state, ring, state.seat, die)
    if state.duty and _is_duty_die(state, die):
        path, progress = PATH[colour], state.tokens[state.seat]
        movable = [index for index in movable if path[progress[index]] in state.duty] or movable
    moves = MOVES[colour][die]
    return [moves[index] for index in movable]


def _is_duty_die(state: State, die: int) -> bool:
    """L6.2: a die that shows 6 or, where the draw is a six only by its sum, either die."""
    return die == 6 or 6 not in state.dice


def _partner_uses(
    state: State, ring: Ring, partner: int, idle: tuple[int, ...], has_own_use: bool
) -> list[Action]:
    """L9.1: dice that have no use of one's own are played with the partner's tokens, which leave
    the workshop before they move.
    """
    # a sum takes both dice, so neither may have a use of one's own
    dice = idle if has_own_use else state.dice
    exits = _exits(state, ring, partner, dice)
    if exits:
        return exits
    moves = MOVES[state.colours[partner]]
    return [moves[die][index] for die in idle for index in _find_movable(state, ring, partner, die)]


def _find_movable(state: State, ring: Ring, seat: int, cells: int) -> list[int]:
    """The index of every token of the seat that can advance by `cells`; of several on one progress
    only the first.
    """
    row = state.tokens[seat]
    return [
        index
        for index, progress in enumerate(row)
        if 0 < progress < SUMMIT
        and row.index(progress) == index
        and isinstance(advance(state, ring, seat, progress, cells), Step)
    ]


def _exits(state: State, ring: Ring, seat: int, dice: tuple[int, ...]) -> list[Action]:
    """L4.1: leaving the seat's workshop, by a five or by two whole dice that add up to five."""
    if 5 in dice:
        spent: tuple[int, ...] = (5,)
    elif state.options.sums is True and state.is_whole and sum(dice) == 5 and len(dice) == 2:
        spent = dice
    else:
        return []
    if 0 not in state.tokens[seat]:
        return []
    victims = leave(state, ring, seat)
    if isinstance(victims, Refusal):
        return []
    token = TOKEN[state.colours[seat]][state.tokens[seat].index(0)]
    if len(victims) == 1:
        return [Exit(token, spent)]
    return [
        Exit(token, spent, TOKEN[state.colours[victim[0]]][victim[1]])
        for victim in victims
        if victim
    ]


def duty(state: State) -> Message | None:
    """Why the choice is narrower than the dice suggest: leaving the workshop, opening a barrier,
    helping the partner.
    """
    if state.phase != "play" or state.bonuses:
        return None
    uses = _uses(state)
    colour = state.colours[state.seat]
    own_exits = [use for use in uses if isinstance(use, Exit) and use.token.colour == colour]
    if own_exits:
        return message("quatre_colonnes-duty-exit", "L4.2", colour=colour)
    path, progress = PATH[colour], state.tokens[state.seat]
    for use in uses:
        if isinstance(use, Move) and use.token.colour == colour and _is_duty_die(state, use.die):
            cell = path[progress[use.token.number - 1]]
            if cell in state.duty:
                return message("quatre_colonnes-duty-barrier", "L6.2", cell=cell)
    for use in uses:
        if isinstance(use, Exit | Move) and use.token.colour != colour:
            return message("quatre_colonnes-duty-partner", "L9.1", colour=use.token.colour)
    return None


# Why an action is refused


def explain(state: State, action: Action) -> Refusal | None:
    """Why the action is not possible now; None if and only if it is."""
    if state.phase == "play":
        if action in _uses(state):
            return None
        return _explain_decision(state, action)
    if state.phase == "over":  # L3.1
        return Reason.GAME_OVER.refuse()
    if not isinstance(action, Roll):
        # L7.1, L3.2
        return (
            Reason.THROW_AGAIN_FIRST if state.phase == "relaunch" else Reason.THROW_FIRST
        ).refuse()
    dice = _dice_to_throw(state)
    if len(action.dice) != dice:
        # L3.1, L7.3
        again = {"build": Reason.DICE_COUNT_TO_BUILD, "relaunch": Reason.DICE_COUNT_AGAIN}
        return again.get(state.phase, Reason.DICE_COUNT).refuse(
            expected=dice, given=len(action.dice)
        )
    return None


def _explain_decision(state: State, action: Action) -> Refusal:
    if isinstance(action, Roll):
        # L3.6, L3.5
        return (Reason.PLAY_BONUS_FIRST if state.bonuses else Reason.PLAY_FIRST).refuse()
    if isinstance(action, Skip):  # there is no bonus, or it could be declined
        return Reason.NO_BONUS.refuse()
    is_bonus = isinstance(action, Bonus)
    if state.bonuses and not is_bonus:
        return Reason.BONUS_FIRST.refuse(cells=state.bonuses[0])
    if is_bonus and not state.bonuses:
        return Reason.NO_BONUS.refuse()
    return _explain_whose(state, action.token, is_bonus) or (
        _explain_exit(state, action)
        if isinstance(action, Exit)
        else _explain_advance(state, action)
    )


def _explain_whose(state: State, token: Token, is_bonus: bool) -> Refusal | None:
    """Why this player may not move this token; None if it is the right one."""
    if token.colour not in state.colours:
        return Reason.COLOUR_ABSENT.refuse(colour=token.colour)
    seat = state.colours.index(token.colour)
    if is_bonus and seat != _bonus_seat(state):
        # L9.2, L8.2
        reason = (
            Reason.BONUS_FOR_PARTNER
            if seat in (state.seat, partner_of(state))
            else Reason.BONUS_FOR_OWN
        )
        return reason.refuse(colour=state.colours[_bonus_seat(state)])
    if seat not in (state.seat, partner_of(state)):
        return Reason.NOT_YOUR_TOKEN.refuse(token=str(token))
    return None


def _explain_exit(state: State, action: Exit) -> Refusal:
    spent, token = action.dice, action.token
    if missing := _missing_die(state, spent):
        return Reason.DIE_NOT_IN_HAND.refuse(die=missing)
    is_sum = len(spent) == 2
    if sum(spent) != 5 or (is_sum and state.options.sums is not True):  # L4.1
        return Reason.NO_FIVE.refuse()
    if is_sum and not state.is_whole:  # L4.1: a die thrown again has no sum
        return Reason.SUM_BROKEN.refuse()
    seat = state.colours.index(token.colour)
    progress = state.tokens[seat]
    if progress[token.number - 1] != 0:
        return Reason.NOT_WAITING.refuse(token=str(token))
    if first := _earlier_twin(state, seat, token):
        return Reason.INTERCHANGEABLE_IN_WORKSHOP.refuse(token=str(token), first=first)
    ring = survey(state)
    victims = leave(state, ring, seat)
    if isinstance(victims, Refusal):
        return victims
    named = None if action.victim is None else str(action.victim)
    choices = [name_of(state, victim) for victim in victims if victim] if len(victims) > 1 else []
    if choices and named not in choices:  # L4.4
        return Reason.VICTIM_WANTED.refuse(tokens=", ".join(choices))
    if not choices and named is not None:
        return Reason.VICTIM_UNWANTED.refuse(token=named)
    # the partner's exit, with a die that has a use of one's own
    return Reason.OWN_USE_FIRST.refuse()


def _explain_advance(state: State, action: Move | Bonus) -> Refusal:
    token = action.token
    cells = action.cells if isinstance(action, Bonus) else action.die
    if isinstance(action, Bonus):
        if cells != state.bonuses[0]:
            return Reason.OTHER_BONUS.refuse(cells=state.bonuses[0])
    elif cells not in state.dice:
        return Reason.DIE_NOT_IN_HAND.refuse(die=cells)
    seat = state.colours.index(token.colour)
    progress = state.tokens[seat][token.number - 1]
    if progress == 0:
        return Reason.STILL_WAITING.refuse(token=str(token))
    if progress == SUMMIT:
        return Reason.ON_SUMMIT.refuse(token=str(token))
    if first := _earlier_twin(state, seat, token):
        return Reason.INTERCHANGEABLE.refuse(token=str(token), first=first)
    step = advance(state, survey(state), seat, progress, cells)
    if isinstance(step, Refusal):
        return step
    return _explain_duty(state, seat, cells)


def _explain_duty(state: State, seat: int, die: int) -> Refusal:
    """The move itself could be made: a duty comes before it."""
    uses = _uses(state)
    colour = state.colours[state.seat]
    if any(isinstance(use, Exit) and use.token.colour == colour for use in uses):  # L4.2
        return Reason.EXIT_FIRST.refuse()
    if seat == state.seat:  # L6.2
        return Reason.BARRIER_FIRST.refuse(cells=", ".join(map(str, state.duty)))
    # L9.1
    if any(isinstance(use, Move) and use.token.colour == colour and use.die == die for use in uses):
        return Reason.OWN_USE_FIRST.refuse()
    return Reason.PARTNER_EXIT_FIRST.refuse()


def _missing_die(state: State, spent: tuple[int, ...]) -> int:
    """The first of these dice that is not in hand; 0 if all are."""
    hand = list(state.dice)
    for die in spent:
        if die not in hand:
            return die
        hand.remove(die)
    return 0


def _earlier_twin(state: State, seat: int, token: Token) -> str:
    """The lower-numbered token of the colour on the same progress, which is the one to name; empty
    if there is none.
    """
    progress = state.tokens[seat]
    first = progress.index(progress[token.number - 1])
    return "" if first == token.number - 1 else name_of(state, (seat, first))


# What an action does


def apply(state: State, action: Action) -> State:
    """The position after the action and all that needs no decision; raises `Illegal`."""
    refusal = explain(state, action)
    if refusal is not None:
        raise Illegal(action, refusal, position(state))
    return _Play(state, None).carry_out(action)


def narrate(state: State, action: Action) -> tuple[Message, ...]:
    """What a legal action does, and what follows without a decision, in order."""
    log: list[Message] = []
    _Play(state, log).carry_out(action)
    return tuple(log)


def is_six(options: QuatreColonnesOptions, dice: tuple[int, ...]) -> bool:
    """L3.3: a die shows 6 or, unless `sums` is false, the two dice of a draw add up to 6."""
    return 6 in dice or (options.sums is not False and len(dice) == 2 and sum(dice) == 6)


class _Play:
    """One action and what follows without a decision, played on a working copy of the state. With a
    log, it adds a message for each thing that happens.
    """

    __slots__ = (
        "before",
        "bonuses",
        "colours",
        "dice",
        "duty",
        "is_six",
        "is_whole",
        "log",
        "moved",
        "options",
        "phase",
        "seat",
        "sixes",
        "tokens",
    )

    def __init__(self, state: State, log: list[Message] | None) -> None:
        self.phase: Phase
        self.dice: tuple[int, ...]
        self.bonuses: tuple[int, ...]
        self.duty: tuple[int, ...]
        (
            self.options, self.colours, self.seat, self.phase, self.tokens, self.dice,
            self.bonuses, self.sixes, self.is_six, self.is_whole, self.duty, self.moved,
        ) = state  # fmt: skip
        self.before = state
        self.log = log

    def state(self, phase: Phase) -> State:
        """The working copy as a position in this phase."""
        return State(
            self.options, self.colours, self.seat, phase, self.tokens, self.dice,
            self.bonuses, self.sixes, self.is_six, self.is_whole, self.duty, self.moved,
        )  # fmt: skip

    def say(self, key: str, clause: str, /, **arguments: Argument) -> None:
        """Add a message to the log, if there is one."""
        if self.log is not None:
            self.log.append(message(f"quatre_colonnes-{key}", clause, **arguments))

    def carry_out(self, action: Action) -> State:
        """The position after the action."""
        match action:
            case Roll(dice):
                if self.phase == "build":
                    return self.attempt(dice)
                if self.phase == "relaunch":
                    return self.throw_alone(dice)
                return self.draw(dice)
            case Move(token, die):
                self.play_die(token, (die,))
                self.step(token, die)
            case Exit(token, dice, victim):
                self.play_die(token, dice)
                self.bring_out(token, victim)
            case Bonus(token, cells):
                self.bonuses = self.bonuses[1:]
                self.step(token, cells)
            case Skip():
                self.say("bonus-declined", "L8.2", cells=self.bonuses[0])
                self.bonuses = self.bonuses[1:]
        return self.settle()

    # Throws

    def attempt(self, dice: tuple[int, ...]) -> State:
        """L3.1: a double three builds the monument and wins; anything else ends the turn."""
        if dice == BUILDING:
            self.say("built", "L3.1", colour=self.colours[self.seat])
            return self.state("over")
        self.say("not-built", "L3.1", colour=self.colours[self.seat], dice=_format_dice(dice))
        return self.end_turn()

    def throw_alone(self, dice: tuple[int, ...]) -> State:
        """L7.3: the die thrown again joins one that waits; whether the draw was a six stays as
        first thrown.
        """
        self.say("threw-alone", "L7.3", colour=self.colours[self.seat], die=dice[0])
        self.dice = tuple(sorted(self.dice + dice))
        return self.settle()

    def draw(self, dice: tuple[int, ...]) -> State:
        """L3.2 to L3.4: the dice of a draw, which may be a six, and the third six of the turn."""
        if self.log is not None:
            self.say("drew", "L3.2", colour=self.colours[self.seat], dice=_format_dice(dice))
        self.is_six = is_six(self.options, dice)
        if self.is_six and self.sixes == 2:
            self.punish()
            return self.end_turn()
        self.dice = dice
        self.is_whole = len(dice) == 2
        if self.is_six:
            self.sixes += 1
            self.duty = self.own_barriers()
        return self.settle()

    def punish(self) -> None:
        """L3.4: on the third six the token last moved by a die goes back to its start cell, or to
        its workshop.
        """
        if self.moved is None or self.tokens[self.moved[0]][self.moved[1]] == SUMMIT:
            self.say("third-six", "L3.4", token="-", where="nowhere")
            return
        seat, index = self.moved
        start = PATH[self.colours[seat]][1]
        others = [piece for piece in survey(self.before).on(start) if piece != self.moved]
        is_to_workshop = self.options.third_six == "workshop" or len(others) == 2
        self.put(seat, index, 0 if is_to_workshop else 1)
        token = TOKEN[self.colours[seat]][index]
        self.say(
            "third-six", "L3.4", token=str(token), where="workshop" if is_to_workshop else "start"
        )

    def own_barriers(self) -> tuple[int, ...]:
        """L6.2: the barriers in which a token of one's own stands, as the dice are thrown."""
        ring = survey(self.before)
        path = PATH[self.colours[self.seat]]
        cells = {path[progress] for progress in self.tokens[self.seat]}
        return tuple(sorted(cell for cell in cells if ring.has_barrier(cell)))

    # Moves

    def play_die(self, token: Token, dice: tuple[int, ...]) -> None:
        """Take the dice from the hand, and see whether the duty of the six is met (L6.3)."""
        hand = list(self.dice)
        for die in dice:
            hand.remove(die)
        seat = self.colours.index(token.colour)
        cell = PATH[token.colour][self.tokens[seat][token.number - 1]]
        is_duty_die = len(dice) == 1 and (dice[0] == 6 or 6 not in self.dice)
        is_last_duty_die = dice == (6,) and 6 not in hand
        if is_last_duty_die or (is_duty_die and seat == self.seat and cell in self.duty):
            self.duty = ()
        self.dice = tuple(hand)
        self.is_whole = False
        self.moved = (seat, token.number - 1)

    def step(self, token: Token, cells: int) -> None:
        """L5: a token advances; it may send another back, or reach the summit, and so
        earn a bonus.
        """
        seat, index = self.colours.index(token.colour), token.number - 1
        origin = self.tokens[seat][index]
        way = advance(self.before, survey(self.before), seat, origin, cells)
        assert isinstance(way, Step)  # a legal action was asked for
        self.put(seat, index, way.progress)
        if self.log is not None:
            self.say(
                "moved",
                "L5.1",
                token=str(token),
                cells=cells,
                **_place(token.colour, way.progress),
                origin=origin,
            )
        if way.victim:
            self.send_back(way.victim, "L5.5")
        if way.progress == SUMMIT:
            self.say("reached-summit", "L5.2", token=str(token))
            self.earn(SUMMIT_BONUS)

    def bring_out(self, token: Token, named: Token | None) -> None:
        """L4: a token leaves its workshop, and may send another back."""
        seat, index = self.colours.index(token.colour), token.number - 1
        victims = leave(self.before, survey(self.before), seat)
        assert not isinstance(victims, Refusal)  # a legal action was asked for
        victim = (
            victims[0] if named is None else (self.colours.index(named.colour), named.number - 1)
        )
        self.put(seat, index, 1)
        self.say("left-workshop", "L4.1", token=str(token), cell=PATH[token.colour][1])
        if victim:
            self.send_back(victim, "L4.4")

    def send_back(self, victim: tuple[int, int], clause: str) -> None:
        """A token goes back to its workshop, which earns a bonus (L8.1)."""
        self.put(*victim, 0)
        if victim == self.moved:  # a partner's, where partners are players: no third six moves it
            self.moved = None
        self.say("sent-back", clause, token=str(TOKEN[self.colours[victim[0]]][victim[1]]))
        self.earn(CAPTURE_BONUS)

    def earn(self, cells: int) -> None:
        """L8.1: bonuses are played in the order earned."""
        self.say("bonus-earned", "L8.1", colour=self.colours[self.seat], cells=cells)
        self.bonuses = (*self.bonuses, cells)

    def put(self, seat: int, index: int, progress: int) -> None:
        """Put a token on a progress."""
        row = list(self.tokens[seat])
        row[index] = progress
        a, b, c, d = row
        self.tokens = (*self.tokens[:seat], (a, b, c, d), *self.tokens[seat + 1 :])

    # What follows without a decision

    def settle(self) -> State:
        """Go on to the next decision or throw: what nobody can use is lost or thrown again (L3.5,
        L7, L8.2).
        """
        if self.duty:  # L6.3: over once no such barrier stands any more
            ring = survey(self.state("play"))
            self.duty = tuple(cell for cell in self.duty if ring.has_barrier(cell))
        while self.bonuses:
            state = self.state("play")
            if _uses(state):
                return state
            self.say("bonus-lost", "L8.2", cells=self.bonuses[0])
            self.bonuses = self.bonuses[1:]
        if self.dice:
            state = self.state("play")
            if _uses(state):
                return state
            if self.throws_again(state):
                return self.relaunch(state)
            self.lose(self.dice, state)
        if self.is_six:  # L3.7
            self.say("draws-again", "L3.7", colour=self.colours[self.seat])
            return self.next_draw()
        return self.end_turn()

    def throws_again(self, state: State) -> bool:
        """L7.1: some die was stopped by a pair alone, and some face would have a use."""
        ring = survey(state)
        return any(_stopping_pair(state, ring, die) for die in self.dice) and any(
            _uses_of_dice(state._replace(dice=(face,), is_whole=False, duty=()))
            for face in range(1, 7)
        )

    def relaunch(self, state: State) -> State:
        """L7: the die stopped by a pair, the higher of two, is thrown again; what has no such
        reason is lost.
        """
        ring = survey(state)
        stopped = [die for die in self.dice if _stopping_pair(state, ring, die)]
        self.lose(tuple(die for die in self.dice if die not in stopped), state)
        die = max(stopped)
        self.say("thrown-again", "L7.1", die=die, cell=_stopping_pair(state, ring, die))
        if self.options.dice == 1:  # L7.2: the throw is void, and the draw is made anew
            if self.is_six:
                self.sixes -= 1
            return self.next_draw()
        stopped.remove(die)
        self.dice, self.is_whole, self.duty = tuple(stopped), False, ()  # L7.3, L6.3
        return self.state("relaunch")

    def lose(self, dice: tuple[int, ...], state: State) -> None:
        """L3.5: dice without a use are lost, each with the reason."""
        if self.log is not None:
            for die in dice:
                self.log.append(_reason_of_loss(state, die))

    def next_draw(self) -> State:
        """A draw by the same player or, when everything is on the summit, an attempt to build
        (L3.1).
        """
        self.dice, self.bonuses, self.is_six, self.is_whole, self.duty = (), (), False, False, ()
        state = self.state("draw")
        return self.state("build") if is_side_home(state) else state  # L3.1, L9.3

    def end_turn(self) -> State:
        """The next player clockwise begins a turn (L2.1)."""
        self.seat = (self.seat + 1) % len(self.colours)
        self.sixes, self.moved = 0, None
        return self.next_draw()


def _stopping_pair(state: State, ring: Ring, die: int) -> int:
    """The white cell whose pair alone stops the die, for a token of one's own or the partner's
    (L7.1); 0 if there is none.
    """
    for seat in (state.seat, partner_of(state)):
        if seat is not None:
            for progress in state.tokens[seat]:
                if 0 < progress < SUMMIT:
                    way = advance(state, ring, seat, progress, die)
                    if isinstance(way, Refusal) and way.reason is Reason.PAIR_ON_CELL:  # L5.6
                        return PATH[state.colours[seat]][progress + die]
    return 0


_LOSS_REASONS = (
    Reason.BARRIER_IN_THE_WAY,
    Reason.START_FULL,
    Reason.PAIR_ON_CELL,
    Reason.CELL_FULL,
    Reason.BEYOND_SUMMIT,
    Reason.NO_FIVE,
)
"""The reasons for which a die is lost, the most important first."""


def _reason_of_loss(state: State, die: int) -> Message:
    """Why a die is lost: what stops the tokens on their way, the most important reason first; if
    there is none, that only a five brings a token out.
    """
    ring = survey(state)
    found: set[RefusalReason] = set()
    for seat in (state.seat, partner_of(state)):
        if seat is not None:
            for progress in state.tokens[seat]:
                way = advance(state, ring, seat, progress, die) if 0 < progress < SUMMIT else None
                if isinstance(way, Refusal):
                    found.add(way.reason)
            if 0 in state.tokens[seat]:
                found.add(Reason.START_FULL if die == 5 else Reason.NO_FIVE)
    for reason in _LOSS_REASONS:
        if reason in found:
            return message(
                "quatre_colonnes-die-lost",
                reason.clause,
                die=die,
                reason=reason.clause.replace(".", "-"),
            )
    return message("quatre_colonnes-die-lost", "L3.5", die=die, reason="nothing")


def _place(colour: str, progress: int) -> dict[str, Argument]:
    """Where a progress is, as arguments of a message: a ring cell, an arrow cell, or the summit."""
    if cell := PATH[colour][progress]:
        return {"where": "ring", "cell": cell}
    return {"where": "summit" if progress == SUMMIT else "arrow", "cell": progress - LAST_ON_RING}


def _format_dice(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))
