"""What the coach and the lens say of Les 4 colonnes: exact chances by the rules' own moves, and what can be measured of a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from colonnade.analysis.lens import LensEntry
from colonnade.analysis.numbers import percent
from colonnade.analysis.quatre_colonnes_chances import begin_turn, find_dangers, find_odds, hunt, is_safe, list_rivals
from colonnade.bots.evaluation import Evaluator, Option, Shares
from colonnade.bots.quatre_colonnes.greedy import danger, weigh
from colonnade.core.message import Message, message
from colonnade.games.quatre_colonnes.actions import TOKEN, Action, Bonus, Exit, Move
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, PATH, SUMMIT, TOKENS
from colonnade.games.quatre_colonnes.movement import Piece, name_of, survey
from colonnade.games.quatre_colonnes.rules import CAPTURE_BONUS, SUMMIT_BONUS, apply, chances, legal
from colonnade.games.quatre_colonnes.state import State
from colonnade.games.quatre_colonnes.view import place_name

WORTH_SAYING = 0.25  # cells at stake: a smaller difference is no reason

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
