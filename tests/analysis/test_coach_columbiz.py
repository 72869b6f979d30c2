"""What the coach and the lens say of Columbiz: chances held against the turn solver, sentences
against positions drawn for them.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from colonnade.analysis.columbiz import chances, coach
from colonnade.analysis.lens import lens
from colonnade.bots.columbiz.solver import solve, survey, value_of
from colonnade.bots.evaluation import RankedAction
from colonnade.core.game import Over, Throw
from colonnade.core.message import Message
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import PLACES
from colonnade.games.columbiz.board import CELLS, bit_of, cell_of
from colonnade.games.columbiz.state import State
from tests.analysis.messages import brief
from tests.games.columbiz.helpers import GAME, begin, to_keep, to_place, to_throw

CLOSE = pytest.approx


def positions(seed: int, players: int, **options: object) -> list[State]:
    """Positions of games played at random, from any moment of a turn."""
    random, state, found = Random(seed), begin(players, **options), list[State]()
    while not isinstance(turn := rules.turn(state), Over):
        if state.phase != "start" and not state.placed and random.random() < 0.06:
            found.append(state)
        if isinstance(turn, Throw):
            state = rules.apply(
                state, rules.outcome(state, [random.randint(1, 6) for _ in range(turn.dice)])
            )
        else:
            state = rules.apply(state, rules.sample(state, random))
    return found


def best_chance(state: State, is_reached: Any) -> float:
    """By the turn solver: the best chance of a plan for which that is so."""
    found = survey(state._replace(phase="throw", dice=(), kept=(), spent=(), throws=0))
    return value_of(solve(found, is_reached(found.plans).astype(np.float64), 0.0), state)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"kept_dice": "locked"}),
        (3, {"max_discs": 1}),
        (4, {"kept_dice": "locked", "max_discs": 2}),
    ],
)
def test_filling_and_capturing_have_the_chances_of_the_turn_solver(
    players: int, options: dict[str, object]
) -> None:
    plans, random = find_plans(), Random(players)
    for state in islice(positions(players, players, **options), 12):
        others = rules.occupied(state) & ~state.discs[state.seat]
        for cell in random.sample(range(CELLS), 8):
            if not rules.occupied(state) & bit_of(cell):
                filled = best_chance(state, lambda found: plans.masks[found] & bit_of(cell) != 0)  # noqa: B023
                assert chances.chance_of_filling(state, cell) == CLOSE(max(0.0, filled), abs=1e-12)
            if others & bit_of(cell):
                captured = best_chance(state, lambda found: plans.below[found] & bit_of(cell) != 0)  # noqa: B023
                assert chances.chance_of_capturing(state, cell) == CLOSE(
                    max(0.0, captured), abs=1e-12
                )


def test_a_disc_is_captured_with_the_chance_of_the_opponents_best_turn() -> None:
    plans = find_plans()
    for state in positions(7, 2)[:30]:
        seat = 1 - state.seat
        for cell in range(CELLS):
            if state.discs[seat] & bit_of(cell):
                exact = best_chance(state, lambda found: plans.below[found] & bit_of(cell) != 0)  # noqa: B023
                assert chances.chance_of_being_captured(state, seat, cell) == CLOSE(
                    max(0.0, exact), abs=1e-12
                )


def test_two_opponents_capture_one_after_the_other_with_chances_that_multiply() -> None:
    """Exactly: the first opponent's every single disc, and what the second can do after it."""
    plans = find_plans()
    state = to_throw(
        """
        . . . . . .
        . . . . . .
        . . G . . .
        . . . . . .
        . B P . . .
        . P . P . .
        """,
        players=3,
        seat=1,
    )
    state = state._replace(options=GAME.options_type.resolve({"max_discs": 1}, 3))
    for name in ("2-1", "3-2", "4-1"):
        column, row = map(int, name.split("-"))
        bit = bit_of(cell_of(column, row))
        found = survey(state)
        values: list[float] = []
        for plan in found.plans.tolist():
            (cell,) = (cell for cell in range(CELLS) if plans.masks[plan] == bit_of(cell))
            after = rules.apply(
                state._replace(phase="place", throws=3, dice=(column_of_cell(cell),) * 8),
                PLACES[cell],
            )
            after = rules.apply(after, GAME.parse("done"))
            if not after.discs[0] & bit:
                values.append(1.0)
                continue
            second = survey(after)
            values.append(
                float(
                    solve(
                        second, (plans.below[second.plans] & bit != 0).astype(np.float64), 0.0
                    ).turn
                )
            )
        exact = float(solve(found, np.array(values), 0.0).turn)
        assert chances.chance_of_being_captured(state, 0, cell_of(column, row)) == CLOSE(
            exact, abs=1e-12
        )


def column_of_cell(cell: int) -> int:
    return cell // 6 + 1


def test_opponents_before_the_next_turn_are_those_who_really_play() -> None:
    for state in [*positions(1, 4), *positions(2, 3)]:
        for seat in range(len(state.discs)):
            if state.seat == seat:
                continue
            seen: list[int] = []
            after, random = state, Random(0)
            while after.phase != "over" and after.seat != seat:
                seen += [after.seat] if after.seat not in seen else []
                after = step(after, random)
            listed = chances.list_seats_before(state, seat)
            # Who places as few discs as may be never ends the game sooner than who forfeits.
            assert listed[: len(seen)] == seen
            if after.phase != "over":
                assert listed == seen


def step(state: State, random: Random) -> State:
    turn = rules.turn(state)
    if isinstance(turn, Throw):
        return rules.apply(
            state, rules.outcome(state, [random.randint(1, 6) for _ in range(turn.dice)])
        )
    return rules.apply(
        state, rules.legal(state)[-1] if state.phase == "place" else rules.sample(state, random)
    )


BOTTOM = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    P . . . . .
"""


def test_in_the_last_round_only_those_who_still_play_can_capture() -> None:
    everybody = to_throw(BOTTOM, players=3)
    last = everybody._replace(last_round=True, starter=2)
    assert chances.chance_of_being_captured(last._replace(starter=1), 0, 0) == 0
    one, two = (chances.chance_of_being_captured(state, 0, 0) for state in (last, everybody))
    assert two == CLOSE(1 - (1 - one) ** 2)


def test_the_last_disc_of_a_reserve_ends_the_game_before_others_play() -> None:
    """C4.1: one's own last disc, placed or yet to be placed, and that of an opponent who plays
    first.
    """
    blue_began = to_throw(BOTTOM, players=3)._replace(starter=1)
    assert chances.chance_of_being_captured(blue_began._replace(reserve=(1, 9, 9)), 0, 0) == 0
    assert chances.chance_of_being_captured(blue_began._replace(reserve=(1, 9, 9)), 0, 6) == 0
    assert chances.chance_of_being_captured(blue_began._replace(reserve=(2, 9, 9)), 0, 0) > 0
    grey_began = to_throw(BOTTOM, players=3)._replace(starter=2)
    one, two = (
        chances.chance_of_being_captured(grey_began._replace(reserve=(9, left, 9)), 0, 0)
        for left in (1, 2)
    )
    assert two == CLOSE(1 - (1 - one) ** 2)


# The lens


def test_the_lens_names_cells_and_discs_as_the_view_does() -> None:
    for state in positions(3, 3)[:10]:
        view = GAME.view(state, state.seat)
        names = {piece.id for piece in view.pieces} | {
            f"cell:{column}-{row}" for column in range(1, 7) for row in range(1, 7)
        }
        entries = lens(GAME, state, state.seat)
        assert {entry.target for entry in entries} <= names
        assert len({entry.target for entry in entries}) == len(entries) == CELLS
        for entry in entries:
            assert entry.messages
            assert all(0 <= chance <= 1 for chance in entry.chances.values())


def test_the_lens_tells_of_cells_and_discs() -> None:
    state = to_keep(
        "1 1 2 3 4 5 5 5",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P . . . B .
        P . . . . .
        """,
    )
    told = {
        entry.target: [brief(said) for said in entry.messages] for entry in lens(GAME, state, 0)
    }
    assert told["cell:1-3"][:3] == [
        "lens-columbiz-fill cell=1-3 chance=89",
        "C3.5 lens-columbiz-lines points=1",
        "C3.4 lens-columbiz-exposed chance=46",
    ]
    assert told["cell:5-3"][:2] == [
        "lens-columbiz-fill-now cell=5-3",
        "C3.4 lens-columbiz-captures count=1",
    ]
    assert told["cell:6-6"] == [
        "lens-columbiz-fill cell=6-6 chance=1.2",
        "C3.4 lens-columbiz-exposed-safe",
    ]
    assert told["blue:5-2"] == ["lens-columbiz-capture-now"]
    assert told["purple:1-2"][0] == "C3.4 lens-columbiz-own chance=73"
    # To an opponent, who is not to play, only what may happen to its own.
    assert {entry.target: entry.chances for entry in lens(GAME, state, 1)}["blue:5-2"] == {
        "captured": 1.0
    }  # no masters in the middle of a turn
    assert all(set(entry.chances) == {"captured"} for entry in lens(GAME, state, 1))


def test_the_lens_has_nothing_to_say_before_the_start_and_after_the_end() -> None:
    assert lens(GAME, begin(2), 0) == ()
    assert lens(GAME, to_throw()._replace(phase="over"), 0) == ()


# The coach


class Obedient:
    """An evaluator that ends every turn as soon as it may."""

    def rank(self, state: State) -> tuple[RankedAction, ...]:
        actions = sorted(rules.legal(state), key=lambda action: str(action) != "done")
        return tuple(RankedAction(action, (0.5, 0.5)) for action in actions)


def reasons(state: State, best: str, other: str) -> list[str]:
    better, worse = (
        RankedAction(GAME.parse(best), (0.6, 0.4)),
        RankedAction(GAME.parse(other), (0.5, 0.5)),
    )
    evaluator: Any = Obedient()
    return [brief(said) for said in coach.compare(state, better, worse, evaluator)]


def nudge(state: State, *texts: str) -> Message:
    evaluator: Any = Obedient()
    return coach.nudge(
        state,
        [RankedAction(GAME.parse(text), (0.6 - 0.1 * at, 0.4)) for at, text in enumerate(texts)],
        evaluator,
    )


BOARD = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . B . .
    P P . B B B
    . . . . . .
"""


def test_captures_and_lines_speak_for_a_placement() -> None:
    state = to_place("1 3 3 4 4 4 4 6", BOARD)
    assert (
        reasons(state, "place 4-4", "place 1-1")[0]
        == "C3.4 coach-columbiz-captures count=2 against=0"
    )
    assert (
        reasons(state, "place 3-2", "place 6-1")[0]
        == "C3.5 coach-columbiz-lines points=1 against=0"
    )
    assert str(nudge(state, "place 4-4", "place 6-1")) == "C3.4 coach-columbiz-nudge-capture"
    assert str(nudge(state, "place 3-2", "place 6-1")) == "C3.5 coach-columbiz-nudge-line"


def test_a_disc_that_can_be_captured_speaks_against_a_placement() -> None:
    state = to_place("1 2 2 2 2 2 6 6")
    assert reasons(state, "place 2-5", "place 1-1") == [
        "C3.4 coach-columbiz-exposes column=1 count=1 chance=91"
    ]
    assert str(nudge(state, "place 2-5", "place 1-1")) == "C3.4 coach-columbiz-nudge-danger"
    assert chances.chance_of_being_captured(
        rules.apply(state, GAME.parse("place 1-1")), 0, 0
    ) == CLOSE(0.914, abs=5e-4)


def test_a_cell_that_an_opponent_wants_speaks_for_taking_it() -> None:
    state = to_place(
        "1 3 5 5 5 5 6 6",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . P B B .
        . . . . . .
        """,
    )
    told = reasons(state, "place 6-2", "place 1-1")
    assert "coach-columbiz-threat cell=6-2 points=1" in told
    assert not [said for said in reasons(state, "place 1-1", "place 6-2") if "threat" in said]


def test_fewer_discs_can_be_the_reason() -> None:
    state = to_place("1 2 3 3 4 5 6 6", spent=(3, 3), placed=1, discs=(bit_of(cell_of(3, 2)), 0))
    told = reasons(state, "done", "place 1-1")
    assert told[0] == "C3.4 coach-columbiz-exposes column=1 count=1 chance=91"
    assert told[-1] == "C3.1 coach-columbiz-fewer count=0 against=1"


def test_a_line_that_is_prepared_speaks_for_a_placement() -> None:
    state = to_place(
        "1 1 4 4 5 5 6 6",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . P . .
        . . . . . .
        """,
    )
    told = reasons(state, "place 5-2", "place 1-2")
    assert told == ["coach-columbiz-promise cell=3-2 points=1 chance=91"]
    assert str(nudge(state, "place 5-2", "place 1-2")) == "coach-columbiz-nudge-quiet"


def test_placements_that_bring_the_same_differ_in_shape() -> None:
    assert reasons(to_place("1 2 3 3 4 4 5 6"), "place 3-2", "place 4-2") == [
        "coach-columbiz-shape"
    ]


def test_a_keep_is_explained_by_the_cell_it_reaches() -> None:
    state = to_keep("1 2 3 4 4 4 6 6", BOARD)
    chance = chances.chance_of_filling(rules.apply(state, GAME.parse("keep 4 4 4")), cell_of(4, 4))
    against = chances.chance_of_filling(rules.apply(state, GAME.parse("keep 6 6")), cell_of(4, 4))
    assert reasons(state, "keep 4 4 4", "keep 6 6") == [
        f"coach-columbiz-aim cell=4-4 chance={round(100 * chance)} against={round(100 * against)}",
        "C3.4 lens-columbiz-captures count=2",
    ]
    assert chance == CLOSE(1 - (25 / 36) ** 5)
    assert str(nudge(state, "keep 4 4 4", "keep 6 6")) == "C3.4 coach-columbiz-nudge-capture"


def test_stopping_is_explained_by_what_can_be_placed() -> None:
    state = to_keep("1 2 3 4 4 4 4 6", BOARD)
    assert reasons(state, "stop", "keep 1")[0].startswith("C2.2 coach-columbiz-stop")
    assert str(nudge(state, "stop", "keep 1")) == "C2.2 coach-columbiz-nudge-stop"
    assert "coach-columbiz-aim-now cell=4-4" in reasons(state, "stop", "keep 1")[1]


def test_the_runner_up_is_what_looks_good_at_once() -> None:
    state = to_place("1 3 3 4 4 4 4 6", BOARD)
    options = [
        RankedAction(GAME.parse(text), (0.6 - 0.1 * at, 0.4))
        for at, text in enumerate(("place 6-1", "place 1-1", "place 4-4"))
    ]
    assert str(coach.find_runner_up(state, options).action) == "place 4-4"
    keeping = to_keep("1 2 3 5 5 5 6 6")
    keeps = [
        RankedAction(GAME.parse(text), (0.6 - 0.1 * at, 0.4))
        for at, text in enumerate(("keep 5 5 5", "keep 1", "keep 5 5 5 6 6"))
    ]
    assert str(coach.find_runner_up(keeping, keeps).action) == "keep 5 5 5 6 6"
    stopping = [keeps[0], RankedAction(GAME.parse("stop"), (0.3, 0.4)), keeps[2]]
    assert str(coach.find_runner_up(keeping, stopping).action) == "keep 5 5 5 6 6"
    assert str(coach.find_runner_up(to_keep("1 2 5 5 5 5 5 6"), stopping).action) == "stop"
