"""Columbiz: what the lens and the coach say, held against plain search through
`games/columbiz/rules.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from colonnade.analysis.coach import find_adapter
from colonnade.analysis.lens import lens
from colonnade.bots.evaluation import RankedAction
from colonnade.core.game import Over, Throw
from colonnade.core.message import Message
from colonnade.games import GAMES
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.state import State
from tests.audit.claims import Claim, choose_pairs, claim_sentence, is_sampled
from tests.audit.dice_search import DICE, THROWS, Dice, TurnTable, list_dice, search_counts

GAME: Any = GAMES["columbiz"]
COLOURS = ("purple", "blue", "grey", "black")
CELLS = [(column, row) for column in range(1, 7) for row in range(1, 7)]
Cell = tuple[int, int]

CASES = (
    "C28S2D00eF0000270023A001370001000301D0420KA0KP00o005",
    "C25h5I00Wv8e0043006256010r050M0e050I",  # to place 6-1 ends the game, and prepares nothing
    "C24W5X00bZA70034602133090A0f0Q070Q0y",  # a disc on the last cell that the dice pay for
)
"""Positions that an earlier audit found wrong."""


def name(cell: Cell) -> str:
    return f"{cell[0]}-{cell[1]}"


def bit(cell: Cell) -> int:
    return 1 << (cell[0] - 1) * 6 + cell[1] - 1


def place(cell: Cell) -> Any:
    return GAME.parse(f"place {name(cell)}")


# Positions


def list_positions(random: Random) -> Iterator[State]:
    """Positions of games played at random with random options, more of them near the end."""
    while True:
        players = random.randint(2, 4)
        options: dict[str, str | int] = {
            "edition": random.choice(["fr", "nl"]),
            "kept_dice": random.choice(["free", "free", "locked"]),
            "beyond_twelve": random.choice(["extend", "cap"]),
        }
        if random.random() < 0.3:
            options["max_discs"] = random.randint(1, 8)
        state = GAME.initial(
            GAME.options_type.resolve(options, players),
            GAME.seats(GAME.default_colours(players), None),
        )
        seen: list[State] = []
        while not isinstance(turn := rules.turn(state), Over):
            if state.phase != "start":
                seen.append(state)
            if isinstance(turn, Throw):
                state = rules.apply(
                    state, rules.outcome(state, [random.randint(1, 6) for _ in range(turn.dice)])
                )
            else:
                state = rules.apply(state, rules.sample(state, random))
        decisions = [at for at in seen if at.phase in ("keep", "place")]
        yield from (random.choice(seen), random.choice(seen[-12 * players :]))
        yield from (random.choice(decisions), random.choice(decisions[-8 * players :]))


# Chances of a turn


def count_unspent(state: State, face: int) -> int:
    return state.dice.count(face) - state.spent.count(face)


def reach_in_column(
    state: State, column: int, is_reached: Callable[[State], bool]
) -> tuple[float, ...]:
    """Per number of dice of the column's face, whether placing discs in that column alone can reach
    something.

    What is in a column costs dice of its face only (C3.3), and captures stay within it (C3.4).
    """

    def search(at: State) -> bool:
        return is_reached(at) or any(
            search(rules.apply(at, action))
            for action in rules.legal(at)
            if str(action).startswith(f"place {column}-") and at.reserve[at.seat]
        )

    found: list[float] = []
    for count in range(DICE + 1):
        found.append(
            float(
                search(
                    state._replace(
                        phase="place", throws=THROWS, dice=(column,) * count, kept=(), spent=()
                    )
                )
            )
        )
    return tuple(found)


def search_turn(state: State, face: int, values: tuple[float, ...]) -> float:
    """The best mean of a value per number of dice of the face, from the dice as they lie."""
    found = _search_turn(
        state.phase,
        state.throws,
        state.options.kept_dice,
        state.dice,
        state.kept,
        state.spent,
        face,
        values,
    )
    return 1.0 if found > 1 - 1e-12 else found


@lru_cache(maxsize=4096)
def _search_turn(
    phase: str,
    throws: int,
    kept_dice: str,
    dice: Dice,
    kept: Dice,
    spent: Dice,
    face: int,
    values: tuple[float, ...],
) -> float:
    locked = kept_dice == "locked"
    of_face = kept.count(face)
    both = (of_face, len(kept) - of_face)
    match phase:
        case "place":
            return values[dice.count(face) - spent.count(face)]
        case "keep":
            fixed = both if locked else (0, 0)
            return search_counts(
                values, locked=locked, throws=throws, kept=None, shown=dice.count(face), fixed=fixed
            )
        case _:
            return search_counts(
                values, locked=locked, throws=throws, kept=both, shown=None, fixed=(0, 0)
            )


def chance_to_fill(state: State, cell: Cell) -> float:
    return search_turn(
        state,
        cell[0],
        reach_in_column(state, cell[0], lambda after: bool(after.discs[state.seat] & bit(cell))),
    )


def chance_to_capture(state: State, owner: int, cell: Cell) -> float:
    return search_turn(
        state,
        cell[0],
        reach_in_column(state, cell[0], lambda after: not after.discs[owner] & bit(cell)),
    )


# Being captured


def change(values: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return tuple(value + by if at == seat else value for at, value in enumerate(values))


def end_turn(state: State, discs: int) -> State:
    """The turn ends with so many more discs of the reserve gone, wherever they went."""
    left = state._replace(
        phase="place",
        reserve=change(state.reserve, state.seat, -discs),
        placed=max(1, state.placed),
    )
    return rules.apply(left, GAME.parse("done"))


def put_disc(state: State, seat: int, cell: Cell) -> State:
    """The seat's turn ended with a disc of its reserve on that cell, or, where it has one there,
    with the one disc that it must place.
    """
    if state.discs[seat] & bit(cell):
        if state.placed or not state.reserve[seat]:
            return end_turn(state, 0)
        if state.phase == "place" and str(rules.legal(state)[0]) == "forfeit":
            return rules.apply(state, rules.legal(state)[0])
        return end_turn(state, 1)
    placed = rules.apply(
        state._replace(phase="place", throws=THROWS, dice=(cell[0],) * cell[1], kept=(), spent=()),
        place(cell),
    )
    return rules.apply(placed, GAME.parse("done"))


def chance_captured(state: State, seat: int, cell: Cell) -> float:
    """That a disc of the seat there is captured before its next turn, where all others want nothing
    else.
    """
    return find_capture_odds(
        put_disc(state, seat, cell) if state.seat == seat else state, seat, cell
    )


@lru_cache(maxsize=65536)
def find_capture_odds(state: State, seat: int, cell: Cell) -> float:
    """The same from the turn of any other seat on."""
    if state.phase == "over" or state.seat == seat:
        return 0.0
    captured = reach_in_column(state, cell[0], lambda after: not after.discs[seat] & bit(cell))
    reserve = state.reserve[state.seat]
    if state.phase == "place":
        if captured[count_unspent(state, cell[0])]:
            return 1.0
        if state.placed:
            return find_capture_odds(end_turn(state, 0), seat, cell)
        actions = rules.legal(state)
        return find_capture_odds(
            rules.apply(state, actions[0]) if str(actions[0]) == "forfeit" else end_turn(state, 1),
            seat,
            cell,
        )
    forfeited = find_capture_odds(end_turn(state, min(3, reserve)), seat, cell)
    placed = find_capture_odds(end_turn(state, min(1, reserve)), seat, cell)
    if forfeited == placed:
        return search_turn(state, cell[0], tuple(1.0 if is_so else placed for is_so in captured))
    return search_whole_turn(state, cell[0], captured, placed, forfeited)


def search_whole_turn(
    state: State, face: int, captured: tuple[float, ...], placed: float, forfeited: float
) -> float:
    """Where it matters whether anything can be placed at all, the dice of the other faces count
    too.
    """
    can_place = find_placeable(begin_turn(state, state.seat))
    is_captured = np.array([captured[dice.count(face)] == 1 for dice in list_dice(DICE)])
    final = np.where(is_captured, 1.0, np.where(can_place, placed, forfeited))
    turn = TurnTable(
        final, np.where(can_place, final, -np.inf), locked=state.options.kept_dice == "locked"
    )
    if state.phase == "keep":
        return turn.decide(
            state.dice, state.kept if state.options.kept_dice == "locked" else (), state.throws
        )
    return turn.throw(state.kept, state.throws)


@lru_cache(maxsize=64)
def find_placeable(state: State) -> Any:
    """Per throw of eight dice, whether a disc can be placed."""
    lying = [state._replace(phase="place", throws=THROWS, dice=dice) for dice in list_dice(DICE)]
    return np.array([str(rules.legal(at)[0]) != "forfeit" for at in lying])


# The lens


def list_lens_claims(state: State, seats: tuple[int, ...] = ()) -> Iterator[Claim]:
    """What is told to these seats, or to the one to play and another."""
    position = GAME.position(state)
    players = len(state.discs)
    for seat in seats or (state.seat, (state.seat + 1 + len(position) % (players - 1)) % players):
        for entry in lens(GAME, state, seat):
            owner, cell = read_target(entry.target)
            subject = f"seat {seat}, {entry.target}"
            for key, stated in entry.chances.items():
                # the evaluator's play, so no more than if they go for it
                if key.endswith("_by_masters"):
                    yield Claim(
                        position,
                        f"{subject} {key}",
                        True,
                        stated <= entry.chances[key.removesuffix("_by_masters")] + 1e-9,
                    )
                    continue
                truth = find_truth(state, seat, owner, cell, key)
                yield Claim(position, f"{subject} {key}", stated, truth)
            yield from check_lens_sentences(state, seat, owner, cell, entry.messages, subject)


def read_target(target: str) -> tuple[int | None, Cell]:
    kind, _, where = target.partition(":")
    column, row = map(int, where.split("-"))
    return (None if kind == "cell" else COLOURS.index(kind)), (column, row)


def find_truth(state: State, seat: int, owner: int | None, cell: Cell, key: str) -> float:
    match key:
        case "fill":
            return chance_to_fill(state, cell)
        case "capture":
            assert owner is not None
            return chance_to_capture(state, owner, cell)
        case "captured":
            return chance_captured(state, seat, cell)
        case _:
            raise KeyError(key)


def check_lens_sentences(
    state: State,
    seat: int,
    owner: int | None,
    cell: Cell,
    messages: tuple[Message, ...],
    subject: str,
) -> Iterator[Claim]:
    position = GAME.position(state)
    for said in messages:
        arguments = dict(said.arguments)
        key = said.key.removeprefix("lens-columbiz-")
        if key.startswith("fill"):
            yield claim_sentence(
                position, subject, said, "lens-columbiz-fill", chance_to_fill(state, cell)
            )
        elif key in ("captures", "lines"):
            yield Claim(position, f"{subject} {key} can be", chance_to_fill(state, cell) > 0, True)
            yield check_gain(state, cell, said, subject)
        elif key.startswith("capture"):
            assert owner is not None
            yield claim_sentence(
                position,
                subject,
                said,
                "lens-columbiz-capture",
                chance_to_capture(state, owner, cell),
            )
        elif key.startswith(("exposed", "own")):
            chance = chance_captured(state, seat, cell)
            if owner is None:
                yield Claim(
                    position, f"{subject} {key} can be", chance_to_fill(state, cell) > 0, True
                )
            if key.endswith("-safe"):
                yield Claim(position, f"{subject} {key}", 0.0, chance)
            elif "chance" in arguments:
                yield Claim(position, f"{subject} {key}", arguments["chance"], chance)


def try_disc(state: State, seat: int, cell: Cell) -> State:
    """A disc of the seat on an empty cell, the dice for it being there."""
    at = state._replace(
        phase="place",
        seat=seat,
        throws=THROWS,
        dice=(cell[0],) * cell[1],
        kept=(),
        spent=(),
        placed=0,
        reserve=tuple(max(1, left) for left in state.reserve),
    )
    return rules.apply(at, place(cell))


def check_gain(state: State, cell: Cell, said: Message, subject: str) -> Claim:
    after, seat, arguments = try_disc(state, state.seat, cell), state.seat, dict(said.arguments)
    if said.key.endswith("captures"):
        return Claim(
            GAME.position(state),
            f"{subject} captures",
            arguments["count"],
            after.prisoners[seat] - state.prisoners[seat],
        )
    return Claim(
        GAME.position(state),
        f"{subject} lines",
        arguments["points"],
        after.line_points[seat] - state.line_points[seat],
    )


def find_in_lens(state: State, seat: int, target: str, key: str) -> float | None:
    """What the lens tells a seat of a cell or disc."""
    entries = lens(GAME, state, seat)
    return next((entry.chances.get(key) for entry in entries if entry.target == target), None)


# The coach


class RandomEvaluator:
    """An evaluator with random ranks, the same at every call."""

    def rank(self, state: State) -> tuple[RankedAction, ...]:
        random = Random(GAME.position(state))
        actions = list(rules.legal(state))
        random.shuffle(actions)
        players = len(state.discs)
        shares = sorted((random.random() for _ in actions), reverse=True)
        return tuple(
            RankedAction(
                action,
                tuple(
                    share if seat == state.seat else (1 - share) / (players - 1)
                    for seat in range(players)
                ),
            )
            for action, share in zip(actions, shares, strict=True)
        )


EVALUATOR: Any = RandomEvaluator()


def complete(state: State, action: Any) -> State:
    """The end of the turn after an action, if the rest is placed as the evaluator likes."""
    seat, after = state.seat, rules.apply(state, action)
    while after.phase == "place" and after.seat == seat:
        after = rules.apply(after, EVALUATOR.rank(after)[0].action)
    return after


PAIRS = 16


def list_coach_claims(state: State) -> Iterator[Claim]:
    """Pairs of the actions of a decision compared."""
    if state.phase not in ("keep", "place") or len(rules.legal(state)) < 2:
        return
    options = EVALUATOR.rank(state)
    random = Random(GAME.position(state))
    for better, worse in choose_pairs(options, PAIRS, random):
        yield from check_pair(state, better, worse)


def check_pair(state: State, best: RankedAction, other: RankedAction) -> Iterator[Claim]:
    aim: Cell | None = None
    for said in find_adapter(GAME).compare(state, best, other, EVALUATOR):
        arguments: dict[str, Any] = dict(said.arguments)
        if "cell" in arguments:
            aim = read_target(f"cell:{arguments['cell']}")[1]
        subject = f"{best.action} or {other.action}"
        yield from check_reason(
            state, best.action, other.action, said, arguments, aim, GAME.position(state), subject
        )
    said = find_adapter(GAME).nudge(state, (best, other), EVALUATOR)
    for is_true in check_nudge(state, best.action, other.action, said.key):
        yield Claim(
            GAME.position(state), f"{best.action} or {other.action}: {said.key}", True, is_true
        )


def check_reason(
    state: State,
    best: Any,
    other: Any,
    said: Message,
    arguments: dict[str, Any],
    aim: Cell | None,
    position: str,
    subject: str,
) -> Iterator[Claim]:
    key, seat = said.key, state.seat
    subject = f"{subject} {key}"
    if key in ("lens-columbiz-captures", "lens-columbiz-lines"):
        assert aim is not None
        yield check_gain(state, aim, said, subject)
        yield Claim(
            position, f"{subject} can be", True, chance_to_fill(rules.apply(state, best), aim) > 0
        )
        return
    if key.startswith("coach-columbiz-aim"):
        assert aim is not None
        chance, against = (
            chance_to_fill(rules.apply(state, action), aim) for action in (best, other)
        )
        if "chance" in arguments:
            yield Claim(position, subject, arguments["chance"], chance)
        else:
            yield Claim(position, subject, 1.0, chance)
        if "against" in arguments:
            yield Claim(position, f"{subject} against", arguments["against"], against)
        else:
            yield Claim(position, f"{subject} against", 0.0, against)
        yield Claim(position, f"{subject} is better", True, chance > against)
        for which, action in (("chance", best), ("against", other)):
            if which in arguments and is_sampled(position, subject, which):
                after = rules.apply(state, action)
                told = find_in_lens(after, seat, f"cell:{name(aim)}", "fill")
                yield Claim(position, f"{subject} {which} in the lens", arguments[which], told)
        return
    if key == "coach-columbiz-close":
        empty = [cell for cell in CELLS if not sum(state.discs) & bit(cell)]
        chances = [
            [chance_to_fill(rules.apply(state, action), cell) for action in (best, other)]
            for cell in empty
        ]
        yield Claim(
            position, subject, True, all(chance < against + 0.01 for chance, against in chances)
        )
        return
    if state.phase == "keep":
        if key.startswith("coach-columbiz-stop"):
            end = complete(state, best)
            yield Claim(
                position, subject, arguments["count"], state.reserve[seat] - end.reserve[seat]
            )
            yield Claim(
                position,
                subject,
                arguments.get("points", 0),
                rules.scores(end)[seat] - rules.scores(state)[seat],
            )
        return
    yield from check_turn_reason(
        state, complete(state, best), complete(state, other), key, arguments, position, subject
    )


def check_turn_reason(
    state: State,
    ours: State,
    theirs: State,
    key: str,
    arguments: dict[str, Any],
    position: str,
    subject: str,
) -> Iterator[Claim]:
    seat = state.seat
    totals = {
        "lines": ("points", lambda end: end.line_points[seat] - state.line_points[seat]),
        "captures": ("count", lambda end: end.prisoners[seat] - state.prisoners[seat]),
        "fewer": ("count", lambda end: state.reserve[seat] - end.reserve[seat]),
        "more": ("count", lambda end: state.reserve[seat] - end.reserve[seat]),
    }
    kind = key.removeprefix("coach-columbiz-")
    if kind == "shape":
        yield Claim(
            position,
            subject,
            True,
            all(
                totals[which][1](ours) <= totals[which][1](theirs)
                for which in ("lines", "captures")
            ),
        )
    elif kind in totals:
        argument, count = totals[kind]
        yield Claim(position, subject, arguments[argument], count(ours))
        yield Claim(position, f"{subject} against", arguments["against"], count(theirs))
    elif kind == "exposes":
        column = arguments["column"]
        chance, lost = find_worst(theirs, seat, column)
        yield Claim(position, f"{subject} count", arguments["count"], lost)
        yield Claim(position, subject, arguments["chance"], chance)
        if is_sampled(position, subject):
            own = [cell for cell in CELLS if cell[0] == column and theirs.discs[seat] & bit(cell)]
            disc = f"{COLOURS[seat]}:{name(own[lost - 1])}"
            told = find_in_lens(theirs, seat, disc, "captured")
            yield Claim(position, f"{subject} in the lens", arguments["chance"], told)
    elif kind == "threat":
        cell = read_target(f"cell:{arguments['cell']}")[1]
        yield Claim(position, subject, arguments["points"], find_threat(theirs, seat, cell))
        yield Claim(
            position,
            f"{subject} less for the best",
            True,
            find_threat(ours, seat, cell) < arguments["points"],
        )
    elif kind == "promise":
        cell = read_target(f"cell:{arguments['cell']}")[1]
        fresh = begin_turn(ours, seat)
        yield Claim(position, f"{subject} turn", is_ending(ours), False)
        yield Claim(position, subject, arguments["chance"], chance_to_fill(fresh, cell))
        if is_sampled(position, subject):
            told = find_in_lens(fresh, seat, f"cell:{name(cell)}", "fill")
            yield Claim(position, f"{subject} in the lens", arguments["chance"], told)
        yield Claim(
            position, f"{subject} points", arguments["points"], find_worth(ours, seat, cell)
        )
        yield Claim(
            position,
            f"{subject} was not ready",
            True,
            find_worth(state, seat, cell) < arguments["points"],
        )
        yield Claim(
            position,
            f"{subject} not by the other",
            True,
            is_ending(theirs) or find_worth(theirs, seat, cell) < arguments["points"],
        )


def find_worst(end: State, seat: int, column: int) -> tuple[float, int]:
    """The chance of a capture in the column, and how many discs it takes, where that is the most on
    average.
    """
    own = [(column, row) for row in range(1, 7) if end.discs[seat] & bit((column, row))]
    found = [(chance_captured(end, seat, cell), lost) for lost, cell in enumerate(own, 1)]
    return max(found, key=lambda pair: (pair[0] * pair[1], -pair[1]), default=(0.0, 0))


def begin_turn(state: State, seat: int) -> State:
    return state._replace(phase="throw", seat=seat, dice=(), kept=(), spent=(), throws=0, placed=0)


def find_threat(end: State, seat: int, cell: Cell) -> int:
    """The most line points there of an opponent who plays before the seat and fills the cell in a
    third of its turns.
    """
    most = 0
    while end.phase != "over" and end.seat != seat:
        if not sum(end.discs) & bit(cell) and chance_to_fill(end, cell) >= 1 / 3:
            most = max(
                most,
                try_disc(end, end.seat, cell).line_points[end.seat] - end.line_points[end.seat],
            )
        end = end_turn(end, min(1, end.reserve[end.seat]))
    return most


def is_ending(end: State) -> bool:
    """Whether there may be no turn after this one (C4.1)."""
    return end.phase == "over" or end.last_round


def find_worth(state: State, seat: int, cell: Cell) -> int:
    """What a disc of the seat there makes, in points; 0 where one stands."""
    if sum(state.discs) & bit(cell):
        return 0
    return rules.scores(try_disc(state, seat, cell))[seat] - rules.scores(state)[seat]


def check_nudge(state: State, best: Any, other: Any, key: str) -> Iterator[bool]:
    """Whether what a nudge says is so; those that only ask have nothing to check but when they are
    asked.
    """
    kind, seat = key.removeprefix("coach-columbiz-nudge-"), state.seat
    reached = [
        try_disc(state, seat, cell)
        for cell in CELLS
        if not sum(state.discs) & bit(cell) and chance_to_fill(state, cell)
    ]
    ends = [complete(state, action) for action in (best, other)] if state.phase == "place" else []
    match kind:
        case "stop":
            yield str(best) == "stop"
        case "anew":
            yield str(best) == "keep"
        case "height":
            yield str(best).startswith("keep ")
        case "capture":
            yield any(after.prisoners[seat] > state.prisoners[seat] for after in reached)
        case "line":
            gains = [*reached, *ends]
            yield any(after.line_points[seat] > state.line_points[seat] for after in gains)
        case "danger":
            own = [cell for cell in CELLS if ends[1].discs[seat] & bit(cell)]
            yield any(chance_captured(ends[1], seat, cell) > 0 for cell in own)
        case "threat":
            yield any(find_threat(ends[1], seat, cell) for cell in CELLS)
        case "few":
            yield str(best) == "done" or ends[0].reserve[seat] > ends[1].reserve[seat]
        case "quiet":
            yield rules.scores(ends[0])[seat] == rules.scores(state)[seat]
        case _:
            raise KeyError(kind)


def list_claims(random: Random) -> Iterator[Claim]:
    """Claims without end."""
    for state in list_positions(random):
        yield from list_claims_of(state)


def list_claims_of(state: State) -> Iterator[Claim]:
    yield from list_lens_claims(state)
    yield from list_coach_claims(state)
