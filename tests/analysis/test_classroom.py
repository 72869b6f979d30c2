"""The tables of the lessons, found again by enumeration through the rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from colonnade.analysis.columbiz import chances, classroom
from colonnade.analysis.quatre_colonnes import classroom as columns
from colonnade.games import GAMES
from colonnade.games.quatre_colonnes.state import State
from tests.analysis.columbiz_keeps import best_throw, throw_dice
from tests.games.quatre_colonnes.helpers import table

COLUMBIZ, COLONNES = GAMES["columbiz"], GAMES["quatre_colonnes"]


def test_the_chances_of_dice_alike_in_one_throw() -> None:
    found = throw_dice(())
    assert sum(chance for _, chance in found) == 1
    for needed in range(1, 9):
        counted = sum(chance for dice, chance in found if max(Counter(dice).values()) >= needed)
        assert classroom.chance_of_alike(needed) == counted
    assert classroom.chance_of_alike(2) == 1  # eight dice, six faces
    assert classroom.chance_of_alike(8) == Fraction(6, 6**8)


@pytest.mark.parametrize("throws", [1, 2, 3])
@pytest.mark.parametrize("row", range(1, 7))
def test_the_chance_of_a_cell_is_that_of_the_lens(row: int, throws: int) -> None:
    """Which the audit finds by a search through the rules."""
    exact = classroom.chance_of_cell(row, throws)
    assert float(exact) == pytest.approx(chances.chance_of_many(8, row, throws), abs=1e-12)


def test_the_chance_of_a_cell_in_one_throw() -> None:
    for row in range(1, 7):
        counted = sum(chance for dice, chance in throw_dice(()) if dice.count(5) >= row)
        assert classroom.chance_of_cell(row, 1) == counted


@pytest.mark.parametrize("row", [3, 4, 5, 6])
def test_the_chance_of_a_row_with_the_best_keeping(row: int) -> None:
    assert classroom.chance_of_row(row) == best_throw((), row, 3)


def test_a_row_is_easier_than_its_cell_and_more_throws_help() -> None:
    for row in range(1, 7):
        assert classroom.chance_of_row(row) >= classroom.chance_of_cell(row)
        assert classroom.chance_of_row(row, 1) == classroom.chance_of_alike(row)
        values = [classroom.chance_of_row(row, throws) for throws in (1, 2, 3)]
        assert values == sorted(values)
    assert classroom.chance_of_row(2) == 1


# Les 4 colonnes


def draws(dice: int) -> list[tuple[State, Fraction]]:
    """The position after every draw, with its chance, when all tokens wait."""
    state = table("Y w w w w", "G w w w w", dice=dice)
    return [(COLONNES.apply(state, action), chance) for action, chance in COLONNES.chances(state)]


@pytest.mark.parametrize("dice", [1, 2])
def test_a_five_is_what_brings_a_column_out(dice: int) -> None:
    counted = sum(
        chance
        for after, chance in draws(dice)
        if any(str(action).startswith("exit") for action in COLONNES.legal(after))
    )
    assert columns.chance_of_sum(dice, 5) == counted
    assert columns.mean_wait(columns.chance_of_sum(1, 5)) == 6


@pytest.mark.parametrize("dice", [1, 2])
def test_a_six_is_what_the_rules_count(dice: int) -> None:
    counted = sum(chance for after, chance in draws(dice) if after.sixes == 1)
    assert columns.chance_of_sum(dice, 6) == counted


def test_the_monument() -> None:
    state = table("Y ^ ^ ^ ^", "G w w w w")
    won = sum(
        chance
        for action, chance in COLONNES.chances(state)
        if COLONNES.apply(state, action).phase == "over"
    )
    assert columns.chance_to_build(1) == won == Fraction(1, 36)
    assert columns.chance_to_build(2) == 1 - (1 - won) ** 2
    even = columns.find_even_attempts()
    assert columns.chance_to_build(even - 1) < Fraction(1, 2) <= columns.chance_to_build(even)


def test_the_way_and_the_mean_of_a_throw() -> None:
    state = table("Y 5", "G w")
    for cells in range(1, 72):
        state = state._replace(tokens=((1 + cells, 0, 0, 0), state.tokens[1]))
        is_home = COLONNES.view(state, None).pieces[0].place == "summit:Y"
        assert is_home == (cells == columns.WAY)
    assert [columns.mean_throw(dice) for dice in (1, 2)] == [Fraction(7, 2), Fraction(7)]
