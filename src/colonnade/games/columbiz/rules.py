"""The rules of Columbiz, clause by clause (docs/rules/columbiz.md). Pure functions over frozen
states.

In the order of the page: the starting throw (C1), throwing (C2), placing (C3), the end (C4). Each
section has what its actions do and why they are refused; `legal`, `explain` and `apply`, at the
end, only call the sections.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, compress, product, takewhile
from math import factorial, prod
from random import Random

from colonnade.core.errors import Illegal
from colonnade.core.game import Decide, Distribution, Over, Result, Seats, Throw, Turn
from colonnade.core.message import Message, Refusal, message
from colonnade.core.options import Options
from colonnade.games.columbiz.actions import (
    DONE,
    FORFEIT,
    KEEPS,
    PLACES,
    ROLLS,
    STOP,
    Action,
    Done,
    Forfeit,
    Keep,
    Place,
    Roll,
    Start,
    Stop,
)
from colonnade.games.columbiz.board import (
    BELOW,
    COLOURS,
    DICE,
    LINE_POINTS,
    NEAR,
    RAYS,
    RESERVE,
    RUNS,
    bit_of,
    cells_in,
    column_of,
    name_of,
    row_of,
)
from colonnade.games.columbiz.dice import (
    AFFORDABLE,
    FACES,
    Dice,
    find_lack,
    format_dice,
    join,
    remove,
)
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.position_ids import position
from colonnade.games.columbiz.refusals import Reason
from colonnade.games.columbiz.state import State

THROWS = 3  # C2.1, C2.2: the first throw, then at most twice again
FORFEITED = 3  # C3.7
LAST_OF_TABLE = 12  # C4.2: the table of prison points ends there

_DECIDE = tuple(Decide(seat) for seat in range(len(COLOURS)))
_THROW = tuple(tuple(Throw(seat, dice) for dice in range(DICE + 1)) for seat in range(len(COLOURS)))
_SUBSETS = tuple(product((0, 1), repeat=DICE))


# C1 Material, and who begins


def initial(options: Options, seats: Seats) -> State:
    """The position before the starting throw: an empty board, and every disc in its owner's
    reserve.
    """
    if not isinstance(options, ColumbizOptions):
        raise TypeError(f"not options of Columbiz: {options!r}")
    players = len(seats.colours)
    nothing = (0,) * players
    return State(
        options=options,
        phase="start",
        seat=0,
        starter=None,
        throwing=tuple(range(players)),  # C1.3: each player throws one die
        discs=nothing,
        reserve=(RESERVE[players],) * players,  # C1.2
        prisoners=nothing,
        set_aside=nothing,
        line_points=nothing,
    )


def _explain_start(state: State, faces: tuple[int | None, ...]) -> Refusal | None:
    if state.phase != "start":
        return Reason.START_DECIDED.refuse(colour=COLOURS[state.starter or 0])
    if len(faces) != len(state.discs):
        return Reason.START_COUNT.refuse(expected=len(state.discs), given=len(faces))
    for seat, face in enumerate(faces):  # C1.3: in a tie-break only the tied throw
        if face is None and seat in state.throwing:
            return Reason.START_THROWS.refuse(colour=COLOURS[seat])
        if face is not None and seat not in state.throwing:
            return Reason.START_WAITS.refuse(colour=COLOURS[seat])
    return None


def _highest(faces: tuple[int | None, ...]) -> tuple[int, tuple[int, ...]]:
    """The highest face of the starting throw, and the seats that threw it."""
    highest = max(face for face in faces if face is not None)
    return highest, tuple(seat for seat, face in enumerate(faces) if face == highest)


def _start(state: State, faces: tuple[int | None, ...]) -> State:
    _, (seat, *tied) = _highest(faces)
    if tied:  # C1.3: the tied highest throw again among themselves
        return state._replace(seat=seat, throwing=(seat, *tied))
    # C1.3: the highest begins
    return state._replace(phase="throw", seat=seat, starter=seat, throwing=())


def _narrate_start(faces: tuple[int | None, ...]) -> tuple[Message, ...]:
    face, (seat, *tied) = _highest(faces)
    if tied:
        return (message("columbiz-start-tied", "C1.3", count=1 + len(tied), face=face),)
    return (message("columbiz-begins", "C1.3", colour=COLOURS[seat], face=face),)


# C2 Throwing


def dice_to_throw(state: State) -> int:
    """How many dice are thrown next: all eight (C2.1), or those not kept (C2.2)."""
    return DICE - len(state.kept)  # nothing is kept when a turn begins


def _refuse_throw(state: State) -> Refusal:
    """Why no dice are thrown any more: after three throws, or after `stop`."""
    # C2.5, C2.2
    return (Reason.DICE_LIE_AT_LAST if state.throws == THROWS else Reason.DICE_LIE).refuse()


def _explain_roll(state: State, dice: Dice) -> Refusal | None:
    if state.phase == "keep":
        return Reason.ROLL_EARLY.refuse()
    if state.phase == "place":
        return _refuse_throw(state)
    if len(dice) != dice_to_throw(state):  # C2.1, C2.2
        reason = Reason.ROLL_COUNT_AGAIN if state.throws else Reason.ROLL_COUNT
        return reason.refuse(expected=dice_to_throw(state), given=len(dice))
    return None


def _roll(state: State, dice: Dice) -> State:
    throws = state.throws + 1
    # C2.5
    return state._replace(
        phase="place" if throws == THROWS else "keep", dice=join(state.kept, dice), throws=throws
    )


def locked_dice(state: State) -> Dice:
    """The dice that every keep must contain (C2.3)."""
    return state.kept if state.options.kept_dice == "locked" else ()


def _explain_keep(state: State, dice: Dice) -> Refusal | None:
    if state.phase == "place":
        return _refuse_throw(state)
    face = find_lack(state.dice, dice)
    if face is not None:  # C2.2: only dice on the table can be kept
        return Reason.KEEP_LACKS.refuse(face=face, count=state.dice.count(face))
    if len(dice) == DICE:  # C2.2: keeping all eight is stopping
        return Reason.KEEP_ALL.refuse()
    if find_lack(dice, locked_dice(state)) is not None:  # C2.3
        return _locked_refusal(state)
    return None


def _locked_refusal(state: State) -> Refusal:
    return Reason.DICE_LOCKED.refuse(dice=format_dice(state.kept), count=len(state.kept))


def _keep(state: State, dice: Dice) -> State:
    return state._replace(phase="throw", kept=dice)


def _explain_stop(state: State) -> Refusal | None:
    if state.phase == "place":
        return _refuse_throw(state)
    if not open_cells(state):  # C2.4
        return Reason.STOP_NOTHING.refuse()
    return None


def _stop(state: State) -> State:
    return state._replace(phase="place")


@cache
def _stopped(colour: str) -> tuple[Message]:
    return (message("columbiz-stopped", "C2.2", colour=colour),)


# C3 Placing


def unspent(state: State) -> Dice:
    """The dice that can still pay for a cell."""
    # C3.3: a die is spent once
    return remove(state.dice, state.spent) if state.spent else state.dice


def occupied(state: State) -> int:
    """The set of cells with a disc of any player."""
    return sum(state.discs)  # C3.2: no cell has two


def open_cells(state: State) -> int:
    """The set of cells on which a disc could be placed with the dice that are not spent."""
    if state.placed == state.options.max_discs or not state.reserve[state.seat]:  # C3.1
        return 0
    return AFFORDABLE[unspent(state)] & ~occupied(state)  # C3.3, C3.2


def _explain_place(state: State, cell: int) -> Refusal | None:
    if state.phase == "keep":
        return Reason.PLACE_EARLY.refuse()
    if open_cells(state) & bit_of(cell):
        return None
    limit = _limit_refusal(state)
    if limit is not None:
        return limit
    for seat, own in enumerate(state.discs):
        if own & bit_of(cell):  # C3.2
            return Reason.CELL_OCCUPIED.refuse(cell=name_of(cell), colour=COLOURS[seat])
    face = column_of(cell)  # C3.3
    return Reason.DICE_SHORT.refuse(
        cell=name_of(cell), face=face, needed=row_of(cell), left=unspent(state).count(face)
    )


def _limit_refusal(state: State) -> Refusal | None:
    """Why no disc at all can be placed any more in this turn, whatever the dice show (C3.1)."""
    if state.placed == state.options.max_discs:
        return Reason.PLACE_MOST.refuse(count=state.placed)
    if not state.reserve[state.seat]:
        return Reason.RESERVE_EMPTY.refuse()
    return None


def find_captures(state: State, cell: int) -> tuple[int, ...]:
    """Per seat, the set of its discs that a disc of the player on that cell captures."""
    below = BELOW[cell]  # C3.4: in the same column, on a lower number
    # C3.4: never own discs
    return tuple(
        [0 if seat == state.seat else discs & below for seat, discs in enumerate(state.discs)]
    )


def find_lines(own: int, cell: int) -> list[int]:
    """The lengths of the lines that a disc on that cell makes with own discs: per direction the run
    through it, if long enough.
    """
    if not own & NEAR[cell]:
        return []
    # C3.5: each of the four directions; the whole length scores, though part of it scored before
    return [length for line, runs in RUNS[cell] if LINE_POINTS[length := runs[own & line]]]


def find_line_cells(own: int, cell: int) -> list[int]:
    """The same lines as sets of their cells, in the same order."""
    runs = (
        bit_of(cell) + sum(sum(takewhile(own.__and__, ray)) for ray in both) for both in RAYS[cell]
    )
    return [run for run in runs if LINE_POINTS[run.bit_count()]]


def _place(state: State, cell: int) -> State:
    seat, discs = state.seat, list(state.discs)
    taken = 0
    for other, captured in enumerate(find_captures(state, cell)):
        discs[other] ^= captured  # C3.4: they leave the board
        taken += captured.bit_count()
    points = 0
    for length in find_lines(discs[seat], cell):
        points += LINE_POINTS[length]  # C3.5: several directions all score
    discs[seat] |= bit_of(cell)
    return state._replace(
        discs=tuple(discs),
        reserve=_changed(state.reserve, seat, -1),  # C3.1
        prisoners=_changed(state.prisoners, seat, taken),  # C3.4
        line_points=_changed(state.line_points, seat, points),  # C3.5
        spent=join(state.spent, (column_of(cell),) * row_of(cell)),  # C3.3
        placed=state.placed + 1,
    )


def _changed(values: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return (*values[:seat], values[seat] + by, *values[seat + 1 :])


def _narrate_place(state: State, cell: int) -> tuple[Message, ...]:
    colour, own = COLOURS[state.seat], state.discs[state.seat]
    # nothing to make a line with, nothing to capture
    if not (own & NEAR[cell] or (occupied(state) ^ own) & BELOW[cell]):
        return _placed(colour, cell)
    captures = [
        _captured(colour, COLOURS[seat], taken)
        for seat, taken in enumerate(find_captures(state, cell))
        if taken
    ]
    lines = (
        [_lined(colour, cells) for cells in find_line_cells(own, cell)]
        if find_lines(own, cell)
        else ()
    )
    return (*_placed(colour, cell), *captures, *lines)


@cache
def _placed(colour: str, cell: int) -> tuple[Message]:
    return (message("columbiz-placed", "C3.1", colour=colour, cell=name_of(cell)),)


@cache
def _captured(colour: str, victim: str, cells: int) -> Message:
    names = " ".join(map(name_of, cells_in(cells)))
    return message(
        "columbiz-captured",
        "C3.4",
        colour=colour,
        victim=victim,
        count=cells.bit_count(),
        cells=names,
    )


@cache
def _lined(colour: str, cells: int) -> Message:
    length, names = cells.bit_count(), " ".join(map(name_of, cells_in(cells)))
    return message(
        "columbiz-line",
        "C3.5",
        colour=colour,
        length=length,
        points=LINE_POINTS[length],
        cells=names,
    )


def _explain_done(state: State) -> Refusal | None:
    if state.placed:
        return None
    if state.phase == "place" and not open_cells(state):  # C3.7
        return _forfeit_refusal(state)
    return Reason.DONE_EARLY.refuse()  # C3.6: with at least one disc placed


def _forfeit_refusal(state: State) -> Refusal:
    return Reason.MUST_FORFEIT.refuse(count=count_forfeited(state))


def _explain_forfeit(state: State) -> Refusal | None:
    if state.phase == "keep":
        return Reason.FORFEIT_EARLY.refuse()  # C3.7: only after the third throw
    if state.placed:
        return Reason.FORFEIT_PLACED.refuse()
    cells = open_cells(state)
    if cells:
        return Reason.FORFEIT_POSSIBLE.refuse(cell=name_of(cells_in(cells)[0]))
    return None


def count_forfeited(state: State) -> int:
    """How many discs a forfeit sets aside: three, or what is left of the reserve (C3.7)."""
    return min(FORFEITED, state.reserve[state.seat])


def forfeit(state: State) -> State:
    """The position after a turn in which nothing can be placed."""
    count = count_forfeited(state)
    reserve, set_aside = (
        _changed(state.reserve, state.seat, -count),
        _changed(state.set_aside, state.seat, count),
    )
    return end_turn(state._replace(reserve=reserve, set_aside=set_aside))


def _narrate_forfeit(state: State) -> tuple[Message, ...]:
    count = count_forfeited(state)
    told = message("columbiz-forfeited", "C3.7", colour=COLOURS[state.seat], count=count)
    return (told, *_narrate_end(state, state.reserve[state.seat] - count))


# C4 The end


def end_turn(state: State) -> State:
    """The position after the turn has ended."""
    last_round = _is_last_round(state, state.reserve[state.seat])
    return state._replace(
        phase="over" if last_round and _completes_round(state) else "throw",  # C4.1
        seat=_next_seat(state),
        dice=(),
        kept=(),
        spent=(),
        throws=0,
        placed=0,
        last_round=last_round,
    )


def _next_seat(state: State) -> int:
    return (state.seat + 1) % len(state.discs)  # C1.3: turns go clockwise, in seat order


def _is_last_round(state: State, left: int) -> bool:
    """Whether the round is the last one, after a turn that ends with `left` discs in reserve."""
    return state.last_round or not left  # C4.1: a turn has ended with an empty reserve


def _completes_round(state: State) -> bool:
    """Whether this is the last turn of its round."""
    return _next_seat(state) == state.starter


def _narrate_end(state: State, left: int) -> tuple[Message, ...]:
    """What is said at the end of a turn with `left` discs in reserve."""
    told = _ended(COLOURS[state.seat], "C3.6" if state.placed else "C3.7")
    if not _is_last_round(state, left):
        return told
    begun = (
        ()
        if state.last_round
        else (message("columbiz-last-round", "C4.1", colour=COLOURS[state.seat]),)
    )
    return (
        *told,
        *begun,
        *((message("columbiz-game-ended", "C4.1"),) if _completes_round(state) else ()),
    )


@cache
def _ended(colour: str, clause: str) -> tuple[Message, ...]:
    return (message("columbiz-turn-ended", clause, colour=colour),)


def prison_points(prisoners: int, beyond_twelve: str) -> int:
    """The points for a number of prisoners."""
    counted = min(prisoners, LAST_OF_TABLE) if beyond_twelve == "cap" else prisoners  # C4.3
    return (counted + 1) ** 2 // 4  # C4.2: the table, and C4.3: its progression


def scores(state: State) -> tuple[int, ...]:
    """Per seat, the total so far."""
    return add_up(state.line_points, state.prisoners, state.options.beyond_twelve)


def add_up(
    line_points: Sequence[int], prisoners: Sequence[int], beyond_twelve: str
) -> tuple[int, ...]:
    """Per seat, the total: line points and prison points (C4.2)."""
    return tuple(
        [
            points + prison_points(taken, beyond_twelve)
            for points, taken in zip(line_points, prisoners, strict=True)
        ]
    )


def result(state: State) -> Result:
    """How the game ends if the totals stay as they are: the highest wins, equal totals share a rank
    (C4.4).
    """
    totals = scores(state)
    ranks = tuple([1 + sum(other > total for other in totals) for total in totals])
    return Result(
        ranks,
        totals,
        "columbiz-reason-highest" if ranks.count(1) == 1 else "columbiz-reason-shared",
    )


# The functions of `core.game.Game`


def turn(state: State) -> Turn:
    """Whose turn it is, to decide or to throw, or how the game ended."""
    match state.phase:
        case "keep" | "place":
            return _DECIDE[state.seat]
        case "throw":
            return _THROW[state.seat][dice_to_throw(state)]
        case "start":
            return _THROW[state.seat][len(state.throwing)]
        case "over":
            return Over(result(state))


def legal(state: State) -> Sequence[Action]:
    """At a decision: keeps by their number of dice, then in lexicographic order, then `stop`;
    places by column, then row, then `done`.
    """
    match state.phase:
        case "keep":
            keeps = list_keeps(state.dice, locked_dice(state))
            return (*keeps, STOP) if open_cells(state) else keeps  # C2.4
        case "place":
            places: list[Action] = [PLACES[cell] for cell in cells_in(open_cells(state))]
            if state.placed:
                places.append(DONE)  # C3.6
            return places or (FORFEIT,)  # C3.7
        case _:
            return ()


@lru_cache(maxsize=4096)
def list_keeps(dice: Dice, locked: Dice) -> tuple[Keep, ...]:
    """Every keep of these dice that contains the locked ones (C2.2, C2.3)."""
    free = remove(dice, locked)
    return tuple(
        KEEPS[part]
        for count in range(len(free))
        for part in sorted({join(locked, chosen) for chosen in combinations(free, count)})
    )


def explain(state: State, action: Action) -> Refusal | None:
    """Why the action is not possible now; None if and only if it is."""
    if state.phase == "over":
        return Reason.OVER.refuse()
    if isinstance(action, Start):
        return _explain_start(state, action.faces)
    if state.phase == "start":
        return Reason.START_FIRST.refuse()
    if isinstance(action, Roll):
        return _explain_roll(state, action.dice)
    if state.phase == "throw":
        # C2.2, C2.1
        return (Reason.THROW_AGAIN_FIRST if state.throws else Reason.THROW_FIRST).refuse(
            count=dice_to_throw(state)
        )
    match action:
        case Keep():
            return _explain_keep(state, action.dice)
        case Stop():
            return _explain_stop(state)
        case Place():
            return _explain_place(state, action.cell)
        case Done():
            return _explain_done(state)
        case Forfeit():
            return _explain_forfeit(state)


def apply(state: State, action: Action) -> State:
    """The position after the action. Raises `Illegal` with the refusal where `explain` has one."""
    refusal = explain(state, action)
    if refusal is not None:
        raise Illegal(action, refusal, position(state))
    match action:
        case Start():
            return _start(state, action.faces)
        case Roll():
            return _roll(state, action.dice)
        case Keep():
            return _keep(state, action.dice)
        case Stop():
            return _stop(state)
        case Place():
            return _place(state, action.cell)
        case Done():
            return end_turn(state)
        case Forfeit():
            return forfeit(state)


def narrate(state: State, action: Action) -> tuple[Message, ...]:
    """What applying a legal action does, in order. Promises nothing for an action that is not
    legal.
    """
    colour = COLOURS[state.seat]
    match action:
        case Place():
            return _narrate_place(state, action.cell)
        case Roll():
            clause = "C2.2" if state.throws else "C2.1"
            return (
                message(
                    "columbiz-thrown",
                    clause,
                    colour=colour,
                    dice=format_dice(action.dice),
                    count=len(action.dice),
                ),
            )
        case Keep():
            return (
                message(
                    "columbiz-kept",
                    "C2.2",
                    colour=colour,
                    dice=format_dice(action.dice),
                    count=len(action.dice),
                ),
            )
        case Stop():
            return _stopped(colour)
        case Done():
            return _narrate_end(state, state.reserve[state.seat])
        case Forfeit():
            return _narrate_forfeit(state)
        case Start(faces):
            return _narrate_start(faces)


def duties(state: State) -> tuple[Message, ...]:
    """At a decision: every reason why the choice is narrower than the dice suggest, the strictest
    first.
    """
    refusals: list[Refusal | None] = []
    if state.phase == "keep":
        refusals.append(_explain_stop(state))  # C2.4
        if locked_dice(state):
            refusals.append(_locked_refusal(state))  # C2.3
    if state.phase == "place" and not open_cells(state):
        if state.placed:
            # only `done` is left
            refusals.append(_limit_refusal(state) or Reason.PLACE_NOTHING.refuse())
        else:
            refusals.append(_forfeit_refusal(state))  # C3.7
    return tuple([refusal.message for refusal in refusals if refusal is not None])


def duty(state: State) -> Message | None:
    """At a decision: the strictest reason why the choice is narrower than the dice suggest, if
    there is one.
    """
    return next(iter(duties(state)), None)


def outcome(state: State, faces: Sequence[int]) -> Action:
    """At a throw: as many faces as `turn` says, as an action. At the start they belong to the
    throwing seats, in seat order.
    """
    if state.phase == "start":
        thrown = dict(zip(state.throwing, faces, strict=True))
        return Start(tuple(thrown.get(seat) for seat in range(len(state.discs))))
    return ROLLS[tuple(sorted(faces))]


def chances(state: State) -> Distribution[Action]:
    """At a throw: every outcome with its exact probability. At the start each die has its seat,
    elsewhere dice are a multiset.
    """
    if state.phase == "start":
        return _start_chances(state.throwing, len(state.discs))
    return _roll_chances(dice_to_throw(state))


@cache
def _start_chances(throwing: tuple[int, ...], players: int) -> Distribution[Action]:
    alternatives = [FACES if seat in throwing else (None,) for seat in range(players)]
    starts = tuple(Start(faces) for faces in product(*alternatives))
    return Distribution(starts, (1,) * len(starts), len(starts))


@cache
def _roll_chances(count: int) -> Distribution[Action]:
    rolls = tuple(ROLLS[dice] for dice in combinations_with_replacement(FACES, count))
    weights = tuple(
        factorial(count) // prod(factorial(roll.dice.count(face)) for face in FACES)
        for roll in rolls
    )
    return Distribution(rolls, weights, len(FACES) ** count)


def sample(state: State, random: Random) -> Action:
    """At a decision, a random legal action. Keeps each die with probability ½ (all eight is `stop`;
    where that is forbidden, tries again); places uniformly among the legal actions.
    """
    if state.phase != "keep":
        actions = legal(state)
        return actions[int(random.random() * len(actions))]
    locked = locked_dice(state)  # C2.3: these stay kept
    free = remove(state.dice, locked) if locked else state.dice
    while True:
        chosen = tuple(compress(free, _SUBSETS[int(random.random() * len(_SUBSETS))]))
        if len(chosen) < len(free):
            return KEEPS[join(locked, chosen) if locked else chosen]
        if open_cells(state):  # C2.4
            return STOP
