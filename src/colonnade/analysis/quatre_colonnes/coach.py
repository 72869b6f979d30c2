"""What the coach says of a decision in Les 4 colonnes: what can be measured of an action by the
next throw, and why another is better.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from colonnade.analysis.numbers import percent
from colonnade.analysis.quatre_colonnes.chances import (
    begin_next_throw,
    find_capture_odds,
    find_dangers,
    find_odds,
    list_rival_pieces,
    stands_safe,
)
from colonnade.bots.evaluation import Evaluator, RankedAction
from colonnade.bots.quatre_colonnes.greedy import weigh
from colonnade.core.message import Message, message
from colonnade.games.quatre_colonnes.actions import SKIP, Action, Exit, Move
from colonnade.games.quatre_colonnes.board import (
    LAST_ON_RING,
    PATH,
    RING,
    SAFE_CELLS,
    START_CELL,
    SUMMIT,
    TOKENS,
)
from colonnade.games.quatre_colonnes.movement import Piece, name_of, survey
from colonnade.games.quatre_colonnes.rules import CAPTURE_BONUS, SUMMIT_BONUS, apply, chances, legal
from colonnade.games.quatre_colonnes.state import State

WORTH_SAYING = 0.25  # cells at stake: a smaller difference is no reason
MOST_SAID = 4  # reasons, the weightiest
SOON = 12  # cells: a rival so far behind comes within reach with a draw or two
NEXT = 6  # cells that a die goes

# The weights of reasons, in cells gone on the ring. `benchmarks/coach_weights.py` fits them to
# decisions of masters; docs/experiments.md has the fitted values beside these. A cell on the arrow
# is worth nothing by itself, a barrier no more than the rivals it holds up.
SAFE, DOORSTEP, PURSUER, BARRED, HELD_UP, CHASED, LANDING, NEXT_SUMMIT = 6, 1.5, 4, 3, 2, 2, 0.2, 11
STAKE, THIRD_SIX, BARRIER = 0.5, 0.6, 0.5


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action leads to by the next throw, if the rest of the draw is played as well as can
    be. *Own* are the tokens of the side.
    """

    sent_back: tuple[str, ...]
    """The rivals' tokens that the draw sends back, the one with the longest way behind it first."""
    cells_lost: int
    """The cells that these had gone, all together."""
    summit: str
    """An own token that reaches the summit; empty where none does."""
    entered: str
    """An own token that leaves the workshop."""
    sheltered: str
    """An own token that moves from where it does not stand safe to where it does."""
    left_refuge: str
    """An own token that moves from where it stands safe to where it does not."""
    safe: int
    """Own tokens that nobody can send back where they stand, ever: those on a doorstep are not
    among them.
    """
    doorstep: str
    """An own token alone on the start cell of a rival whose tokens wait; empty for none."""
    opened: int
    """The cell of an own barrier that stands no more; 0 for none."""
    closed: int
    """The cell of a new barrier; 0 for none."""
    held_up: int
    """Rival tokens that come up behind an own barrier."""
    barred: int
    """Own tokens close behind a rival's barrier."""
    endangered: str
    """The own token that has most to lose before the seat's next turn."""
    chance: float
    """Of that."""
    rivals: int
    """Rival tokens one to six cells behind it, on their way to its cell."""
    at_stake: float
    """Over all own tokens, the cells that are lost on average."""
    pursuers: int
    """Rival tokens that come up behind an own one which does not stand safe."""
    third_six: float
    """The cells that a third six in this turn would cost, on average (L3.4)."""
    progress: int
    """Cells gone by own tokens."""
    ring_cells: int
    """Of these, on the ring."""
    ways: dict[str, int]
    """The progress of every own token."""
    target: tuple[float, int, str]
    """The chance to send a rival's token back with the seat's next throw, as things stand, the
    cells it has gone, and which it is.
    """
    chased: int
    """Rival tokens not standing safe that an own one comes up behind."""
    landings: int
    """Faces of a die that could bring an own token that does not stand safe to a safe place next,
    as things stand.
    """
    summit_next: float
    """The chance that one more of the seat's tokens reaches the summit with its next throw, as
    things stand.
    """


@lru_cache(maxsize=8)  # a hint asks for the same two more than once
def find_outcome(state: State, action: Action, evaluator: Evaluator) -> Outcome:
    """The end of the draw after an action."""
    seat, after = state.seat, apply(state, action)
    while after.phase == "play" and after.seat == seat:
        after = apply(after, evaluator.rank(after)[0].action)
    sides = survey(state).sides
    own = [
        (mate, index)
        for mate, side in enumerate(sides)
        if side == sides[seat]
        for index in range(TOKENS)
    ]
    rivals = [
        (other, index)
        for other, side in enumerate(sides)
        if side != sides[seat]
        for index in range(TOKENS)
    ]
    gone = [
        (other, index)
        for other, index in rivals
        if state.tokens[other][index] and not after.tokens[other][index]
    ]
    gone.sort(key=lambda piece: -state.tokens[piece[0]][piece[1]])
    before, now = [[at.tokens[mate][index] for mate, index in own] for at in (state, after)]
    safe_before, safe_after = [
        [stands_safe(at, mate, index) for mate, index in own] for at in (state, after)
    ]
    barriers_before, barriers_after = _find_barriers(state, own), _find_barriers(after, own)
    dangers = _find_dangers(after, own, seat)
    worst = max(range(len(own)), key=lambda number: dangers[number] * now[number])
    cells = [_find_cell(after, piece) for piece in own]
    open_cells = [cell for cell, is_so in zip(cells, safe_after, strict=True) if cell and not is_so]
    open_rivals = [_find_cell(after, rival) for rival in rivals if not stands_safe(after, *rival)]

    def first(is_so: Callable[[int], bool]) -> str:
        return next(
            (name_of(state, piece) for number, piece in enumerate(own) if is_so(number)), ""
        )

    return Outcome(
        sent_back=tuple(name_of(state, piece) for piece in gone),
        cells_lost=sum(state.tokens[other][index] for other, index in gone),
        summit=first(lambda number: before[number] < SUMMIT == now[number]),
        entered=first(lambda number: before[number] == 0 < now[number]),
        sheltered=first(
            lambda number: (
                0 < before[number] < now[number] and not safe_before[number] and safe_after[number]
            )
        ),
        left_refuge=first(
            lambda number: (
                before[number] < now[number] and safe_before[number] and not safe_after[number]
            )
        ),
        safe=sum(
            progress > 0 and not _can_be_met(after, piece, rivals)
            for piece, progress in zip(own, now, strict=True)
        ),
        doorstep=first(lambda number: _is_on_doorstep(after, own[number], rivals)),
        opened=next(iter(sorted(barriers_before - barriers_after)), 0),
        closed=next(iter(sorted(barriers_after - barriers_before)), 0),
        held_up=_count_behind(after, rivals, barriers_after, SOON),
        barred=_count_behind(after, own, _find_barriers(after, rivals), NEXT),
        endangered=name_of(state, own[worst]) if dangers[worst] else "",
        chance=dangers[worst],
        rivals=_count_behind(after, rivals, [cells[worst]] if cells[worst] else [], NEXT),
        at_stake=sum(chance * progress for chance, progress in zip(dangers, now, strict=True)),
        pursuers=_count_behind(after, rivals, open_cells, SOON),
        third_six=_find_third_six(after, seat),
        progress=sum(now) - sum(before),
        ring_cells=sum(
            min(new, LAST_ON_RING) - min(old, LAST_ON_RING)
            for old, new in zip(before, now, strict=True)
        ),
        ways={name_of(state, piece): progress for piece, progress in zip(own, now, strict=True)},
        target=_find_target(after, seat),
        chased=sum(_count_behind(after, own, [cell], SOON) > 0 for cell in open_rivals if cell),
        landings=_count_landings(after, seat),
        summit_next=_find_summit_odds(after, seat),
    )


def _find_dangers(state: State, own: Sequence[Piece], seat: int) -> list[float]:
    """Per own token, the chance that it is sent back before the seat's next turn; the tokens stand
    as `own` has them.
    """
    if state.phase == "over":
        return [0.0] * len(own)
    return [
        chance
        for mate in sorted({mate for mate, _ in own})
        for chance in find_dangers(state, mate, seat=seat)
    ]


def _find_target(state: State, seat: int) -> tuple[float, int, str]:
    pieces = list_rival_pieces(state, seat)
    turn = begin_next_throw(state, seat)
    if not pieces or state.phase == "over" or turn.phase != "draw":
        return 0.0, 0, ""
    odds = find_capture_odds(turn, pieces, 1)
    found = [
        (chance, state.tokens[other][index], (other, index))
        for chance, (other, index) in zip(odds, pieces, strict=True)
    ]
    chance, cells, piece = max(found, key=lambda item: item[0] * item[1])
    return chance, cells, name_of(state, piece)


def _find_cell(state: State, piece: Piece) -> int:
    """The ring cell of a token, 0 elsewhere."""
    return PATH[state.colours[piece[0]]][state.tokens[piece[0]][piece[1]]]


def _find_barriers(state: State, pieces: Sequence[Piece]) -> set[int]:
    """The cells of barriers in which one of the tokens stands (L6.1)."""
    ring = survey(state)
    return {
        cell
        for cell in (_find_cell(state, piece) for piece in pieces)
        if cell and ring.has_barrier(cell)
    }


def _count_behind(state: State, pieces: Sequence[Piece], cells: Collection[int], most: int) -> int:
    """How many of the tokens stand at most so many cells behind one of the cells, which lies on
    their way.
    """
    return sum(
        any(
            0 < (cell - at) % RING <= min(most, LAST_ON_RING - state.tokens[seat][index])
            for cell in cells
        )
        for seat, index in pieces
        if (at := _find_cell(state, (seat, index)))
    )


def _is_on_doorstep(state: State, piece: Piece, rivals: Sequence[Piece]) -> bool:
    """Whether a token stands where waiting rivals come out, and not with another of its side (L4.4,
    L4.5).
    """
    cell = _find_cell(state, piece)
    is_there = any(
        cell == START_CELL[state.colours[other]] and not state.tokens[other][index]
        for other, index in rivals
    )
    return is_there and survey(state).side_on(cell) is None


def _can_be_met(state: State, piece: Piece, rivals: Sequence[Piece]) -> bool:
    """Whether a token may yet be sent back where it stands: by a rival that comes out there (L4.4),
    or whose way leads there (L5.5).
    """
    cell = _find_cell(state, piece)
    if cell in SAFE_CELLS:
        return _is_on_doorstep(state, piece, rivals)
    if stands_safe(state, *piece):
        return False
    for other, index in rivals:
        # the rival's progress there (L1.6)
        place = (cell - START_CELL[state.colours[other]]) % RING + 1
        if state.tokens[other][index] < place <= LAST_ON_RING:
            return True
    return False


def _find_third_six(state: State, seat: int) -> float:
    """Where the seat draws again after two sixes: the cells that the next draw takes from the token
    moved last, on average (L3.4).
    """
    if state.seat != seat or state.phase != "draw" or state.sixes < 2:
        return 0.0
    gone = sum(map(sum, state.tokens))
    return float(
        sum(
            chance * (gone - sum(map(sum, apply(state, roll).tokens)))
            for roll, chance in chances(state)
        )
    )


def _count_landings(state: State, seat: int) -> int:
    """Faces with which one die can bring a token that does not stand safe to a safe place in the
    seat's next throw.
    """
    turn = begin_next_throw(state, seat)
    if state.phase == "over" or turn.phase != "draw":
        return 0
    barriers = tuple(sorted(_find_barriers(turn, [(seat, index) for index in range(TOKENS)])))
    hands = [
        # L6.2
        turn._replace(
            phase="play", dice=(face,), is_six=face == 6, duty=barriers if face == 6 else ()
        )
        for face in range(1, 7)
        if face < 6 or turn.sixes < 2  # L3.4
    ]
    return sum(any(_is_landing(hand, action) for action in legal(hand)) for hand in hands)


def _is_landing(state: State, action: Action) -> bool:
    assert isinstance(action, Exit | Move)
    piece = state.colours.index(action.token.colour), action.token.number - 1
    after = apply(state, action)
    return not (state.tokens[piece[0]][piece[1]] and stands_safe(state, *piece)) and stands_safe(
        after, *piece
    )


def _find_summit_odds(state: State, seat: int) -> float:
    turn = begin_next_throw(state, seat)
    if state.phase == "over" or turn.phase != "draw":
        return 0.0
    home = state.tokens[seat].count(SUMMIT)
    return find_odds(turn, lambda after: (float(after.tokens[seat].count(SUMMIT) > home),), 1)[0]


def find_runner_up(state: State, options: Sequence[RankedAction]) -> RankedAction:
    """What looks good at once: the reference player's choice, where it is not the best; else its
    next.
    """
    lesser = [
        option
        for option in options[1:]
        if option.shares[state.seat] < options[0].shares[state.seat]
    ] or list(options[1:])
    ring = survey(state)
    return max(
        lesser, key=lambda option: (weigh(state, ring, option.action), option.shares[state.seat])
    )


def nudge(state: State, options: Sequence[RankedAction], evaluator: Evaluator) -> Message:
    """What to look at, without the answer."""
    best = find_outcome(state, options[0].action, evaluator)
    tempted = find_outcome(state, find_runner_up(state, options).action, evaluator)
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


def compare(
    state: State, best: RankedAction, other: RankedAction, evaluator: Evaluator
) -> tuple[Message, ...]:
    """What speaks for the best: whom it sends back, what it reaches, shelters and holds up, and
    what the other leaves behind.
    """
    ours, theirs = (
        find_outcome(state, best.action, evaluator),
        find_outcome(state, other.action, evaluator),
    )
    side = "team" if state.options.teams else "own"
    told = [
        *_compare_gains(ours, theirs, side),
        *_compare_dangers(state, ours, theirs, side),
        *_compare_prospects(ours, theirs, side),
    ]
    told.sort(key=lambda item: -item[0])
    said = tuple(said for _, said in told[:MOST_SAID])
    if other.action == SKIP:
        lost = round(100 * (best.shares[state.seat] - other.shares[state.seat]), 1)
        said = (
            message("coach-quatre_colonnes-declines", "L8.2", cells=state.bonuses[0], points=lost),
            *said[: MOST_SAID - 1],
        )
    return said or tuple(_compare_ways(ours, theirs)) or (message("coach-quatre_colonnes-way"),)


def _compare_gains(ours: Outcome, theirs: Outcome, side: str) -> Iterator[tuple[float, Message]]:
    """What the draw brings at once. Every reason comes with its weight in cells."""
    if ours.cells_lost > theirs.cells_lost:
        count = len(ours.sent_back)
        numbers = {"count": count, "cells": ours.cells_lost, "bonus": CAPTURE_BONUS * count}
        send = message("coach-quatre_colonnes-sends", "L5.5", token=ours.sent_back[0], **numbers)
        yield CAPTURE_BONUS + ours.cells_lost - theirs.cells_lost, send
    if ours.summit and not theirs.summit:
        yield (
            SUMMIT_BONUS + 5,
            message("coach-quatre_colonnes-summit", "L5.2", token=ours.summit, bonus=SUMMIT_BONUS),
        )
    if ours.entered and not theirs.entered:
        yield 15, message("coach-quatre_colonnes-enters", "L4.1", token=ours.entered)
    if ours.progress > theirs.progress:
        gone = message(
            "coach-quatre_colonnes-farther",
            "L5.1",
            side=side,
            cells=ours.progress,
            against=theirs.progress,
        )
        yield max(ours.ring_cells - theirs.ring_cells, 0), gone
    elif ours.ring_cells > theirs.ring_cells:
        gone = message(
            "coach-quatre_colonnes-ring",
            "L1.5",
            side=side,
            cells=ours.ring_cells,
            against=theirs.ring_cells,
        )
        yield ours.ring_cells - theirs.ring_cells, gone
    if ours.closed and not theirs.closed:
        yield BARRIER, message("coach-quatre_colonnes-closes", "L6.1", cell=ours.closed)
    if theirs.opened and not ours.opened:
        yield BARRIER, message("coach-quatre_colonnes-opens", "L6.1", side=side, cell=theirs.opened)
    if ours.held_up > theirs.held_up:
        held = message(
            "coach-quatre_colonnes-blocks",
            "L6.1",
            side=side,
            count=ours.held_up,
            against=theirs.held_up,
        )
        yield HELD_UP * (ours.held_up - theirs.held_up), held


def _compare_dangers(
    state: State, ours: Outcome, theirs: Outcome, side: str
) -> Iterator[tuple[float, Message]]:
    """What can be lost."""
    if theirs.at_stake > ours.at_stake + WORTH_SAYING and theirs.endangered:
        key = (
            "coach-quatre_colonnes-exposes"
            if state.options.dice == 1
            else "coach-quatre_colonnes-exposes-draw"
        )
        exposed = message(
            key,
            "L5.5",
            token=theirs.endangered,
            count=theirs.rivals,
            percent=percent(theirs.chance),
        )
        yield (
            STAKE * (theirs.at_stake - ours.at_stake)
            + PURSUER * max(0, theirs.pursuers - ours.pursuers),
            exposed,
        )
    elif theirs.pursuers > ours.pursuers:
        counts = {"count": ours.pursuers, "against": theirs.pursuers, "cells": SOON}
        yield (
            PURSUER * (theirs.pursuers - ours.pursuers),
            message("coach-quatre_colonnes-pursued", "L5.5", side=side, **counts),
        )
    if theirs.third_six > ours.third_six + WORTH_SAYING:
        numbers = {"cells": round(ours.third_six, 1), "against": round(theirs.third_six, 1)}
        yield (
            THIRD_SIX * (theirs.third_six - ours.third_six),
            message("coach-quatre_colonnes-third-six", "L3.4", **numbers),
        )
    is_sheltered, is_left = (
        bool(ours.sheltered and not theirs.sheltered),
        bool(theirs.left_refuge and not ours.left_refuge),
    )
    if is_sheltered:
        yield SAFE, message("coach-quatre_colonnes-shelters", "L1.4", token=ours.sheltered)
    if is_left:
        yield SAFE, message("coach-quatre_colonnes-leaves", "L1.4", token=theirs.left_refuge)
    if ours.safe > theirs.safe and not is_sheltered and not is_left:
        safe = message(
            "coach-quatre_colonnes-safe", "L1.4", side=side, count=ours.safe, against=theirs.safe
        )
        yield SAFE * (ours.safe - theirs.safe), safe
    if theirs.doorstep and not ours.doorstep:
        yield DOORSTEP, message("coach-quatre_colonnes-doorstep", "L4.4", token=theirs.doorstep)
    if theirs.barred > ours.barred:
        barred = message(
            "coach-quatre_colonnes-barred",
            "L5.3",
            side=side,
            count=ours.barred,
            against=theirs.barred,
        )
        yield BARRED * (theirs.barred - ours.barred), barred


def _compare_prospects(
    ours: Outcome, theirs: Outcome, side: str
) -> Iterator[tuple[float, Message]]:
    """What the next throw may bring."""
    chance, cells, token = ours.target
    gain = chance * cells - theirs.target[0] * theirs.target[1]
    if gain > WORTH_SAYING:
        yield (
            gain,
            message(
                "coach-quatre_colonnes-hunts",
                "L5.5",
                token=token,
                cells=cells,
                percent=percent(chance),
            ),
        )
    elif ours.chased > theirs.chased:
        chase = message(
            "coach-quatre_colonnes-chases",
            "L5.5",
            side=side,
            count=ours.chased,
            against=theirs.chased,
            cells=SOON,
        )
        yield CHASED * (ours.chased - theirs.chased), chase
    if ours.landings > theirs.landings:
        lands = message(
            "coach-quatre_colonnes-lands",
            "L1.4",
            side=side,
            count=ours.landings,
            against=theirs.landings,
        )
        yield LANDING * (ours.landings - theirs.landings), lands
    gain = NEXT_SUMMIT * (ours.summit_next - theirs.summit_next)
    if gain > WORTH_SAYING:
        numbers = {"percent": percent(ours.summit_next), "against": percent(theirs.summit_next)}
        yield gain, message("coach-quatre_colonnes-summit-next", "L5.2", **numbers)


def _compare_ways(ours: Outcome, theirs: Outcome) -> Iterator[Message]:
    """Where nothing else speaks for the best: which column goes on instead of which, one farther on
    or one farther back.
    """
    gained = {token: progress - theirs.ways[token] for token, progress in ours.ways.items()}
    token, instead = (
        max(gained, key=lambda token: gained[token]),
        min(gained, key=lambda token: gained[token]),
    )
    before, stays = theirs.ways[token], ours.ways[instead]
    if gained[instead] < 0 < gained[token] and before != stays:
        key = "coach-quatre_colonnes-nearer" if before > stays else "coach-quatre_colonnes-last"
        yield message(key, "L1.6", token=token, cells=SUMMIT - ours.ways[token], instead=instead)
