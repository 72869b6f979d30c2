"""What the coach and the lens know of Les 4 colonnes: exact chances by the rules' own moves, and what they say of a decision.

Whoever goes for something plays every die for it alone, and the throws are expectations by the rules' own chances. One's own chances are
those of one draw. Rivals have with one die their whole turn, sixes and all, with two dice their next draw; each of several rivals is taken
to find the board as it stands now, so that their chances multiply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import NamedTuple

from colonnade.analysis.lens import LensEntry
from colonnade.analysis.numbers import percent
from colonnade.bots.evaluation import Evaluator, Option, Shares
from colonnade.bots.quatre_colonnes.foresight import Foresight, find_key
from colonnade.bots.quatre_colonnes.greedy import danger, weigh
from colonnade.core.message import Message, message
from colonnade.games.quatre_colonnes.actions import TOKEN, Action, Bonus, Exit, Move, Roll
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, PATH, RING, SAFE_CELLS, START_CELL, SUMMIT, TOKENS
from colonnade.games.quatre_colonnes.movement import Piece, is_side_home, name_of, survey
from colonnade.games.quatre_colonnes.rules import CAPTURE_BONUS, SUMMIT_BONUS, apply, chances, legal
from colonnade.games.quatre_colonnes.state import State, Tokens
from colonnade.games.quatre_colonnes.view import place_name

WORTH_SAYING = 0.25  # cells at stake: a smaller difference is no reason
MOST_DRAWS = 3  # L3.4: the third six ends the turn

# Chances

Goals = Callable[[State], Shares]
"""What has been reached in a position, goal by goal: 1 or 0."""


class Odds(Foresight):
    """The best chance of each of several goals, every one of them gone for alone, in the rest of one seat's turn."""

    def __init__(self, seat: int, goals: Goals) -> None:
        super().__init__(lambda states: [goals(state) for state in states])
        self._seat = seat

    def add(self, state: State, draws: int) -> int:
        """As `Foresight`, within the turn of the seat."""
        return super().add(state, draws if state.seat == self._seat else 0)

    def _add_throw(self, state: State, draws: int) -> int:
        """A throw that is void counts for nothing: it is made anew (L7.2). One that can change nothing ends where it began."""
        throw = chances(state)
        weights, children = list[int](), list[int]()
        for roll, weight in zip(throw.outcomes, throw.weights, strict=True):
            if not self._looks_at(state, roll, draws):
                weights.append(weight)
                children.append(self.add(state, 0))
            elif (after := apply(state, roll)) != state:
                weights.append(weight)
                children.append(self.add(after, draws - 1))
        place = self._take_place(state, draws)
        self._folds.append(partial(self._expect, place, weights, children))
        return place

    def _looks_at(self, state: State, roll: Action, draws: int) -> bool:
        """Whether a throw, the first of so many draws, can change anything."""
        return True

    def _choose(self, place: int, seat: int, children: Sequence[int]) -> None:
        """Each goal by itself: the plan that is best for it."""
        self._values[place] = tuple(max(goal) for goal in zip(*(self._values[child] for child in children), strict=True))


class Hunt(Odds):
    """The best chance to send back each of some tokens: what can neither do that nor earn a bonus to do it with is not looked into."""

    def __init__(self, seat: int, prey: Sequence[Piece]) -> None:
        super().__init__(seat, lambda after: tuple(float(after.tokens[other][index] == 0) for other, index in prey))
        self._prey = prey
        self._sights: dict[Tokens, Sight] = {}

    def add(self, state: State, draws: int) -> int:
        """As `Odds`. Dice in hand are followed one by one, only as far as they can matter."""
        if state.phase != "play" or state.seat != self._seat:
            return super().add(state, draws)
        place = self._places.get(find_key(state, draws))
        if place is not None:
            return place
        draws_again = draws > 0 and state.is_six  # L3.7
        if draws_again or self._see(state).has(state.dice, state.bonuses):
            children = [self.add(apply(state, action), draws) for action in legal(state)]
            place = self._take_place(state, draws)
            self._folds.append(partial(self._choose, place, state.seat, children))
        else:
            place = self._take_place(state, draws)
            self._horizon.append((place, state))
        return place

    def _looks_at(self, state: State, roll: Action, draws: int) -> bool:
        assert isinstance(roll, Roll)
        return (draws > 1 and (6 in roll.dice or sum(roll.dice) == 6)) or self._see(state).has(roll.dice)  # L3.3, L3.7

    def _see(self, state: State) -> Sight:
        sight = self._sights.get(state.tokens)
        if sight is None:
            sight = self._sights[state.tokens] = find_sight(state, self._prey)
        return sight


class Sight(NamedTuple):
    """What the tokens of a side could come to, whatever stands in between: a bit for every number of cells that one would have to go.

    Tokens in the workshop count from their start cell, with bit 0 for who stands there (L4.4).
    """

    prey: int
    """From where tokens stand, to one that is hunted (L5.5)."""
    others: int
    """To what earns a bonus: another rival's token, the summit (L8.1)."""
    pairs: int
    """To a pair: the die is thrown again, and can show anything (L7.1)."""
    exit_prey: int
    exit_others: int
    exit_pairs: int

    def has(self, dice: tuple[int, ...], bonuses: tuple[int, ...] = ()) -> bool:
        """Whether dice and bonuses in hand may send back one that is hunted, at once or with a bonus that they earn."""
        steps, comes_out, rest = _list_ways(dice, bonuses)
        if steps & (self.prey | self.pairs) or (comes_out and rest & (self.exit_prey | self.exit_pairs)):
            return True
        if not (steps & self.others or (comes_out and rest & self.exit_others)):
            return False
        return bool(_add_bonuses(steps | 1) & self.prey or (comes_out and _add_bonuses(rest) & self.exit_prey))


@cache
def _list_ways(dice: tuple[int, ...], bonuses: tuple[int, ...]) -> tuple[int, bool, int]:
    """How far one token can go, a bit per number of cells; whether one can come out (L4.1); and how far that one can go on, 0 cells too."""
    if 5 in dice:
        spent = dice.index(5)
        rest = (*dice[:spent], *dice[spent + 1 :])
    else:
        rest = ()
    return _list_sums((*dice, *bonuses)) & ~1, 5 in dice or sum(dice) == 5, _list_sums((*rest, *bonuses))


def _list_sums(numbers: tuple[int, ...]) -> int:
    """A bit for the sum of every choice of the numbers, 0 for none of them."""
    sums = 1
    for number in numbers:
        sums |= sums << number
    return sums


def _add_bonuses(steps: int) -> int:
    """The same ways with any bonuses behind them."""
    ways = 0
    for cells in range(SUMMIT_BONUS, SUMMIT, SUMMIT_BONUS):  # every sum of tens and twenties (L8.1)
        ways |= steps << cells
    return ways


def find_sight(state: State, prey: Sequence[Piece]) -> Sight:
    """What the side to play could come to, hunting these tokens."""
    ring = survey(state)
    hunted = {ring.cells[seat * TOKENS + index] for seat, index in prey} - {0}
    rivals = {cell for number, cell in enumerate(ring.cells) if cell and ring.sides[number // TOKENS] != ring.side}
    pairs = {cell for cell in rivals if ring.cells.count(cell) == 2} - SAFE_CELLS
    found = [0] * 6
    for seat, row in enumerate(state.tokens):
        if ring.sides[seat] != ring.side:
            continue
        start = START_CELL[state.colours[seat]]
        places = [[(cell - start) % RING + 1 for cell in cells - SAFE_CELLS] for cells in (hunted, rivals, pairs)]  # L1.6
        for progress in set(row) - {SUMMIT}:
            for number, ahead in enumerate(places):
                found[number + (0 if progress else 3)] |= _list_bits(ahead, progress or 1)
            if progress:
                found[1] |= (-1 if state.options.finish == "free" else 1) << SUMMIT - progress  # L5.2
            else:
                found[3] |= start in hunted
                found[4] |= start in rivals
    return Sight(*found)


def _list_bits(ahead: Sequence[int], progress: int) -> int:
    """A bit for the cells to go to every place ahead on the ring."""
    bits = 0
    for place in ahead:
        if progress < place <= LAST_ON_RING:
            bits |= 1 << place - progress
    return bits


def find_odds(state: State, goals: Goals, draws: int) -> Shares:
    """Per goal, the best chance for whoever's turn it is, with the dice in hand and so many draws that are yet to be thrown."""
    return _solve(Odds(state.seat, goals), state, draws)


def hunt(state: State, prey: Sequence[Piece], draws: int) -> Shares:
    """Per token on the ring that is hunted, the best chance to send it back, as `find_odds` has it."""
    return _solve(Hunt(state.seat, prey), state, draws)


def _solve(odds: Odds, state: State, draws: int) -> Shares:
    place = odds.add(state, draws)
    return odds.solve()[place]


def begin_turn(state: State, seat: int) -> State:
    """The position as if a seat began its turn now."""
    fresh = state._replace(seat=seat, phase="draw", dice=(), bonuses=(), sixes=0, is_six=False, is_whole=False, duty=(), moved=None)
    return fresh._replace(phase="build") if is_side_home(fresh) else fresh


def list_rivals(state: State, seat: int) -> list[int]:
    """The seats of other sides, in the order of their turns after the seat's."""
    sides = survey(state).sides
    players = len(state.colours)
    after = [(seat + number) % players for number in range(1, players)]
    return [other for other in after if sides[other] != sides[seat]]


def find_dangers(state: State, seat: int, wanted: Sequence[int] = range(TOKENS)) -> tuple[float, ...]:
    """Per token of the seat, the chance that it is sent back before the seat's next turn if it stays, each rival going for it.

    Only those that are wanted, by their index, are looked at; 0 for the others.
    """
    rivals = list_rivals(state, seat)
    prey = [(seat, index) for index in wanted if _is_at_risk(state, seat, index, rivals)]
    spared = [1.0] * TOKENS
    for rival in rivals if prey else ():
        turn = begin_turn(state, rival)
        if turn.phase == "draw":
            for (_, index), chance in zip(prey, hunt(turn, prey, MOST_DRAWS if state.options.dice == 1 else 1), strict=True):
                spared[index] *= 1 - chance
    return tuple(1 - rest for rest in spared)


def _is_at_risk(state: State, seat: int, index: int, rivals: Sequence[int]) -> bool:
    """Whether a token stands where it can be sent back at all: on a white cell (L5.5), or where a rival's tokens come out (L4.4)."""
    cell = PATH[state.colours[seat]][state.tokens[seat][index]]
    return cell != 0 and (cell not in SAFE_CELLS or any(cell == START_CELL[state.colours[rival]] for rival in rivals))


def is_safe(state: State, seat: int, index: int) -> bool:
    """Whether a token stands on a safe cell, on its arrow or on the summit."""
    progress = state.tokens[seat][index]
    return progress > LAST_ON_RING or PATH[state.colours[seat]][progress] in SAFE_CELLS


# The lens


def find_entries(state: State, seat: int) -> tuple[LensEntry, ...]:
    """Per token what it, or the seat against it, can reach; per place a move can lead to what threatens there; the chance to build."""
    if state.phase == "over":
        return ()
    entries = [*_describe_own(state, seat)]
    if state.seat == seat:
        entries += _describe_rivals(state, seat)
        entries += _describe_places(state, seat)
        if state.phase == "build":
            build = chance_to_build(state)
            told = (message("lens-quatre_colonnes-build", "L3.1", percent=percent(build)),)
            entries.append(LensEntry(f"summit:{state.colours[seat]}", told, {"build": build}))
    return tuple(entries)


def chance_to_build(state: State) -> float:
    """That one attempt to build succeeds (L3.1)."""
    return float(sum(chance for roll, chance in chances(state) if apply(state, roll).phase == "over"))


def _describe_own(state: State, seat: int) -> Iterator[LensEntry]:
    colour, row = state.colours[seat], state.tokens[seat]
    dangers = find_dangers(state, seat)
    now = _find_own_odds(state, seat) if state.seat == seat else None
    following = _find_own_odds(begin_turn(state, seat), seat) if state.phase == "play" or state.seat != seat else None
    for index, token in enumerate(TOKEN[colour]):
        if row[index] == SUMMIT:
            continue
        found: dict[str, float] = {}
        told: list[Message] = []
        for suffix, odds in (("", now), ("-next", following)):
            if odds is not None:
                told += _describe_reach(state, seat, index, odds, suffix, found)
        if 0 < row[index] <= LAST_ON_RING:
            found["sent_back"] = dangers[index]
            told.append(_say_danger(state, "lens-quatre_colonnes-danger", dangers[index]))
        if told:
            yield LensEntry(str(token), tuple(told), found)


def _find_own_odds(state: State, seat: int) -> Shares | None:
    """Per token of the seat on turn the chance to be out, to stand safe, and to stand on the summit after this draw."""
    if state.phase == "build":
        return None

    def goals(after: State) -> Shares:
        row = after.tokens[seat]
        return (
            *(float(progress > 0) for progress in row),
            *(float(is_safe(after, seat, index)) for index in range(TOKENS)),
            *(float(progress == SUMMIT) for progress in row),
        )

    return find_odds(state, goals, int(state.phase == "draw"))


def _describe_reach(state: State, seat: int, index: int, odds: Shares, suffix: str, found: dict[str, float]) -> Iterator[Message]:
    out, safe, summit = (odds[goal * TOKENS + index] for goal in range(3))
    progress = state.tokens[seat][index]
    if progress == 0:
        found[f"exit{suffix}".replace("-", "_")] = out
        yield _say_reach(f"lens-quatre_colonnes-exit{suffix}", "L4.1", out)
        return
    if not is_safe(state, seat, index):
        found[f"refuge{suffix}".replace("-", "_")] = safe
        yield _say_reach(f"lens-quatre_colonnes-refuge{suffix}", "L1.4", safe)
    if summit:
        found[f"summit{suffix}".replace("-", "_")] = summit
        yield _say_reach(f"lens-quatre_colonnes-summit{suffix}", "L5.2", summit)


def _say_reach(key: str, clause: str, chance: float) -> Message:
    if chance in (0.0, 1.0):
        return message(f"{key}-now" if chance else f"{key}-never", clause)
    return message(key, clause, percent=percent(chance))


def _say_danger(state: State, key: str, chance: float) -> Message:
    if not chance:
        return message(f"{key}-none", "L5.5")
    return message(key if state.options.dice == 1 else f"{key}-draw", "L5.5", percent=percent(chance))


def _describe_rivals(state: State, seat: int) -> Iterator[LensEntry]:
    """The rivals' tokens on the ring, and the chance to send each back with this draw."""
    pieces = _list_pieces(state, seat)
    if not pieces or state.phase == "build":
        return
    odds = hunt(state, pieces, int(state.phase == "draw"))
    for piece, chance in zip(pieces, odds, strict=True):
        yield LensEntry(name_of(state, piece), (_say_reach("lens-quatre_colonnes-send", "L5.5", chance),), {"send_back": chance})


def _list_pieces(state: State, seat: int) -> list[Piece]:
    """The rivals' tokens on the ring."""
    pieces = [(other, index) for other in list_rivals(state, seat) for index in range(TOKENS)]
    return [(other, index) for other, index in pieces if 0 < state.tokens[other][index] <= LAST_ON_RING]


def _describe_places(state: State, seat: int) -> Iterator[LensEntry]:
    """Where the next move can lead, and what threatens there."""
    if state.phase != "play":
        return
    seen: set[str] = set()
    for action in legal(state):
        if isinstance(action, Exit | Move | Bonus) and action.token.colour == state.colours[seat]:
            after, index = apply(state, action), action.token.number - 1
            progress = after.tokens[seat][index]
            place = place_name(action.token.colour, progress)
            if progress <= LAST_ON_RING and place not in seen:
                seen.add(place)
                chance = find_dangers(after, seat, (index,))[index]
                yield LensEntry(place, (_say_danger(state, "lens-quatre_colonnes-there", chance),), {"sent_back": chance})


# The coach


@dataclass(frozen=True, slots=True)
class Turnout:
    """What an action leads to by the next throw, if the rest of the draw is played as well as can be."""

    sent_back: str
    """The rival's token that the draw sends back, the one with the longest way behind it; empty where there is none."""
    cells_lost: int
    summit: str
    """An own token that reaches the summit; empty where none does."""
    entered: str
    """An own token that leaves the workshop."""
    sheltered: str
    """An own token that comes from a white cell to a safe place."""
    left_refuge: str
    """An own token that goes from a safe place to a white cell."""
    opened: int
    """The cell of an own barrier that stands no more; 0 for none."""
    closed: int
    """The cell of a new barrier; 0 for none."""
    endangered: str
    """The own token that has most to lose before the next turn."""
    chance: float
    """Of that."""
    rivals: int
    """Rival tokens one to six cells behind it."""
    at_stake: float
    """Over all own tokens, the cells that are lost on average."""
    progress: int
    """Cells gone by own tokens."""
    prey: tuple[float, int, str]
    """The chance to send a rival's token back with the own next draw, as things stand, the cells it has gone, and which it is."""


@lru_cache(maxsize=8)  # a hint asks for the same two more than once
def find_turnout(state: State, action: Action, evaluator: Evaluator) -> Turnout:
    """The end of the draw after an action."""
    seat, after = state.seat, apply(state, action)
    while after.phase == "play" and after.seat == seat:
        after = apply(after, evaluator.rank(after)[0].action)
    sides, colour = survey(state).sides, state.colours[seat]
    sent = [
        (progress, (other, index))
        for other, row in enumerate(state.tokens)
        if sides[other] != sides[seat]
        for index, progress in enumerate(row)
        if progress and not after.tokens[other][index]
    ]
    row, now = state.tokens[seat], after.tokens[seat]
    tokens = [str(token) for token in TOKEN[colour]]
    safe_before, safe_after = [[is_safe(at, seat, index) for index in range(TOKENS)] for at in (state, after)]
    barriers_before, barriers_after = _find_barriers(state, seat), _find_barriers(after, seat)
    dangers = find_dangers(after, seat) if after.phase != "over" else (0.0,) * TOKENS
    worst = max(range(TOKENS), key=lambda index: dangers[index] * now[index])

    def first(is_so: Callable[[int], bool]) -> str:
        return next((tokens[index] for index in range(TOKENS) if is_so(index)), "")

    return Turnout(
        sent_back=name_of(state, max(sent)[1]) if sent else "",
        cells_lost=max(sent)[0] if sent else 0,
        summit=first(lambda index: row[index] < SUMMIT == now[index]),
        entered=first(lambda index: row[index] == 0 < now[index]),
        sheltered=first(lambda index: row[index] > 0 and not safe_before[index] and safe_after[index]),
        left_refuge=first(lambda index: safe_before[index] and not safe_after[index] and now[index] > 0),
        opened=next(iter(sorted(barriers_before - barriers_after)), 0),
        closed=next(iter(sorted(barriers_after - barriers_before)), 0),
        endangered=tokens[worst] if dangers[worst] else "",
        chance=dangers[worst],
        rivals=_count_rivals(after, seat, PATH[colour][now[worst]]),
        at_stake=sum(chance * progress for chance, progress in zip(dangers, now, strict=True)),
        progress=sum(now) - sum(row),
        prey=_find_prey(after, seat),
    )


def _find_prey(state: State, seat: int) -> tuple[float, int, str]:
    pieces = _list_pieces(state, seat)
    turn = begin_turn(state, seat)
    if not pieces or state.phase == "over" or turn.phase != "draw":
        return 0.0, 0, ""
    odds = hunt(turn, pieces, 1)
    found = [(chance, state.tokens[other][index], (other, index)) for chance, (other, index) in zip(odds, pieces, strict=True)]
    chance, cells, piece = max(found, key=lambda item: item[0] * item[1])
    return chance, cells, name_of(state, piece)


def _find_barriers(state: State, seat: int) -> set[int]:
    """The cells of barriers in which a token of the seat stands (L6.1)."""
    ring, path = survey(state), PATH[state.colours[seat]]
    return {path[progress] for progress in state.tokens[seat] if path[progress] and ring.has_barrier(path[progress])}


def _count_rivals(state: State, seat: int, cell: int) -> int:
    view = state._replace(seat=seat)
    return danger(view, survey(view), cell)


def find_tempting(state: State, options: Sequence[Option]) -> Option:
    """What looks good at once: the reference player's choice, where it is not the best; else its next."""
    lesser = [option for option in options[1:] if option.shares[state.seat] < options[0].shares[state.seat]] or list(options[1:])
    ring = survey(state)
    return max(lesser, key=lambda option: (weigh(state, ring, option.action), option.shares[state.seat]))


def nudge(state: State, options: Sequence[Option], evaluator: Evaluator) -> Message:
    """What to look at, without the answer."""
    best = find_turnout(state, options[0].action, evaluator)
    tempted = find_turnout(state, find_tempting(state, options).action, evaluator)
    if best.sent_back and not tempted.sent_back:
        return message("coach-quatre_colonnes-nudge-send", "L5.5")
    if best.summit and not tempted.summit:
        return message("coach-quatre_colonnes-nudge-summit", "L5.2")
    if tempted.opened and not best.opened:
        return message("coach-quatre_colonnes-nudge-barrier", "L6.1")
    if best.at_stake < tempted.at_stake - 1:
        return message("coach-quatre_colonnes-nudge-danger", "L5.5")
    if best.sheltered:
        return message("coach-quatre_colonnes-nudge-refuge", "L1.4")
    if state.bonuses:
        return message("coach-quatre_colonnes-nudge-bonus", "L8.2", cells=state.bonuses[0])
    return message("coach-quatre_colonnes-nudge-way")


def compare(state: State, best: Option, other: Option, evaluator: Evaluator) -> tuple[Message, ...]:
    """What speaks for the best: whom it sends back, what it reaches and shelters, and what the other leaves behind."""
    ours, theirs = find_turnout(state, best.action, evaluator), find_turnout(state, other.action, evaluator)
    told: list[tuple[float, Message]] = []
    if ours.sent_back and ours.cells_lost > theirs.cells_lost:
        send = message("coach-quatre_colonnes-sends", "L5.5", token=ours.sent_back, cells=ours.cells_lost, bonus=CAPTURE_BONUS)
        told.append((CAPTURE_BONUS + ours.cells_lost - theirs.cells_lost, send))
    if ours.summit and not theirs.summit:
        told.append((SUMMIT_BONUS + 5, message("coach-quatre_colonnes-summit", "L5.2", token=ours.summit, bonus=SUMMIT_BONUS)))
    if ours.entered and not theirs.entered:
        told.append((15, message("coach-quatre_colonnes-enters", "L4.1", token=ours.entered)))
    if theirs.at_stake > ours.at_stake + WORTH_SAYING and theirs.endangered:
        key = "coach-quatre_colonnes-exposes" if state.options.dice == 1 else "coach-quatre_colonnes-exposes-draw"
        exposed = message(key, "L5.5", token=theirs.endangered, count=theirs.rivals, percent=percent(theirs.chance))
        told.append((theirs.at_stake - ours.at_stake, exposed))
    if theirs.opened and not ours.opened:
        told.append((6, message("coach-quatre_colonnes-opens", "L6.1", cell=theirs.opened)))
    if theirs.left_refuge and not ours.left_refuge:
        told.append((3, message("coach-quatre_colonnes-leaves", "L1.4", token=theirs.left_refuge)))
    if ours.sheltered and not theirs.sheltered:
        told.append((4, message("coach-quatre_colonnes-shelters", "L1.4", token=ours.sheltered)))
    if ours.closed and not theirs.closed:
        told.append((5, message("coach-quatre_colonnes-closes", "L6.1", cell=ours.closed)))
    chance, cells, token = ours.prey
    if chance * cells > theirs.prey[0] * theirs.prey[1] + WORTH_SAYING:
        hunt = message("coach-quatre_colonnes-hunts", "L5.5", token=token, cells=cells, percent=percent(chance))
        told.append((chance * cells - theirs.prey[0] * theirs.prey[1], hunt))
    if ours.progress > theirs.progress:
        told.append((1, message("coach-quatre_colonnes-farther", "L5.1", cells=ours.progress, against=theirs.progress)))
    told.sort(key=lambda item: -item[0])
    return tuple(said for _, said in told) or (message("coach-quatre_colonnes-way"),)
