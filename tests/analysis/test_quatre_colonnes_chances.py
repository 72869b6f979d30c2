"""The chances behind the coach and the lens of Les 4 colonnes: counted by hand and by a search of
the test's own.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from colonnade.analysis.quatre_colonnes.chances import (
    begin_turn,
    find_capture_odds,
    find_dangers,
    find_odds,
    is_at_risk,
    list_rivals,
)
from colonnade.games.quatre_colonnes.state import State
from tests.analysis.columns import positions, search
from tests.games.quatre_colonnes.helpers import table


def test_a_six_and_another_draw_reach_farther() -> None:
    assert find_dangers(table("Y 20", "G 13"), 0)[0] == pytest.approx(1 / 36)  # six, then one
    # six; or a five to come out with, and then nothing
    assert find_dangers(table("Y 20", "G 14"), 0)[0] == pytest.approx(1 / 6)
    assert find_dangers(table("Y 24", "G 11"), 0)[0] == pytest.approx(1 / 216)  # six, six, one


def test_several_rivals_have_their_chances_one_after_the_other() -> None:
    assert find_dangers(table("Y 20", "B 18", "G 16"), 0)[0] == pytest.approx(1 - (5 / 6) ** 2)


def test_partners_send_nobody_back() -> None:
    assert find_dangers(table("Y 20", "B w", "G 16", "R w", teams=True), 0)[0] == 0
    assert list_rivals(table("Y 20", "B w", "G 16", "R w", teams=True), 0) == [1, 3]
    assert list_rivals(table("Y 20", "B w", "G 16", "R w"), 2) == [3, 0, 1]


def test_refuges_and_the_arrow_are_safe_but_not_another_s_start_cell() -> None:
    assert find_dangers(table("Y 17 a2 ^ w", "G 16 15"), 0) == (0, 0, 0, 0)
    # L4.4: who comes out sends back one of two that stand on the start cell
    crowded = table("Y 39", "G w 40", "B 39")
    # a five, at once or after one or two sixes
    assert find_dangers(crowded, 0)[0] == pytest.approx(1 / 6 + 1 / 36 + 1 / 216)


@pytest.mark.parametrize("dice", [1, 2])
def test_dangers_are_those_of_a_search_through_the_rules(dice: int) -> None:
    random, checked = Random(dice), 0
    for state in positions(random, dice=dice):
        seat, rival = 0, 1
        row = state.tokens[seat]
        if not any(0 < progress <= 64 for progress in row):
            continue
        turn = state if state.seat == rival else begin_turn(state, rival)
        if turn.phase == "build":
            continue
        draws = 3 if dice == 1 else int(turn.phase == "draw")
        dangers = find_dangers(state, seat)
        index = max(range(4), key=lambda index: (dangers[index], 0 < row[index] <= 64))

        def is_sent_back(after: Any, token: int = index, on_ring: bool = row[index] > 0) -> bool:
            return on_ring and after.tokens[0][token] == 0

        exact = search(turn, rival, is_sent_back, draws)
        assert dangers[index] == pytest.approx(float(exact), abs=1e-12)
        checked += 1
        if checked == 12:
            return
    raise AssertionError("too few positions")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"dice": 1}),
        (2, {"dice": 2, "finish": "free", "sums": False}),
        (3, {"dice": 2, "third_six": "workshop"}),
        (4, {"dice": 1, "teams": True}),
        (4, {"dice": 2}),
        (4, {"dice": 2, "teams": True}),
    ],
)
def test_a_hunt_misses_nothing_that_it_does_not_look_into(
    players: int, options: dict[str, Any]
) -> None:
    """Chances to send back are the same where every throw and every plan is followed to its end."""
    draws, met, safe = 2 if options["dice"] == 1 else 1, 0, 0
    for state in positions(Random(str(options)), players=players, **options):
        for seat in range(players):
            turn = begin_turn(state, (seat + 1) % players)
            targets = [(seat, index) for index in range(4) if 0 < state.tokens[seat][index] <= 64]
            if turn.phase != "draw" or not targets:
                continue
            found = find_capture_odds(turn, targets, draws)
            assert found == pytest.approx(
                find_odds(turn, partial(find_sent_back, targets), draws), abs=1e-12
            )
            met, safe = met + any(found), safe + (not any(found))
            for (_, index), chance in zip(targets, found, strict=True):
                assert not chance or is_at_risk(state, seat, index)
        if met > 15 and safe > 15:
            return
    raise AssertionError((met, safe))


def find_sent_back(targets: list[tuple[int, int]], after: State) -> tuple[float, ...]:
    return tuple(float(after.tokens[seat][index] == 0) for seat, index in targets)


def test_only_the_columns_that_are_asked_for_are_looked_at() -> None:
    state = table("Y 20 30", "G 16 26")
    first, second, *_ = find_dangers(state, 0)
    assert first > 1 / 6
    assert find_dangers(state, 0, (1,)) == (0, second, 0, 0)


def test_a_bonus_may_catch_who_is_out_of_reach() -> None:
    # A two sends blue back, and its 20 cells lead to yellow.
    assert find_dangers(table("Y 65", "B 45", "G 43"), 0)[0] == pytest.approx(1 / 6)
    # A three leads to the summit, and its ten cells to yellow; else a six and a four.
    assert find_dangers(table("Y 53", "G 43 a5"), 0)[0] == pytest.approx(1 / 6 + 1 / 36)
