"""What integers and numbers mean: the encoding of Les 4 colonnes. The tables of
docs/environments.md.
"""

from __future__ import annotations

from typing import Any

import pytest

from colonnade.games.quatre_colonnes.board import COLOURS
from colonnade.games.quatre_colonnes.encoding import ENCODING
from tests.games.encodings import digest, play_positions
from tests.games.quatre_colonnes.helpers import GAME, table


def see(state: Any, seat: int, field: str) -> list[float]:
    return [
        round(number, 4) for number in ENCODING.observe(state, seat)[ENCODING.find_field(field)]
    ]


def name(state: Any) -> list[str]:
    """The legal actions, as the encoding describes their integers."""
    return [ENCODING.describe_action(index) for index in ENCODING.list_legal(state)]


def test_moves_are_told_by_token_and_die() -> None:
    assert ENCODING.action_count == 89
    state = table("Y 6 12 w w", "R 50", hand="3")
    assert name(state) == ["move own1 3", "move own2 3"]
    assert name(table("R 23 w w w", "Y 6", hand="3")) == ["move own1 3"]


def test_an_exit_names_the_dice_and_the_colour_it_sends_back() -> None:
    assert name(table("Y w", "G 40", hand="5")) == ["exit own 5"]
    assert name(table("Y w", "G 40", hand="1 4", is_whole=True, dice=2)) == ["exit own 1+4"]
    state = table("Y w w w w", "B 5", "R 5", hand="5")
    assert name(state) == ["exit own 5 x+1", "exit own 5 x+3"]
    for index in ENCODING.list_legal(state):
        assert GAME.explain(state, ENCODING.decode_action(state, index)) is None


def test_an_exit_of_the_partner_names_the_colour_it_sends_back() -> None:
    given = {"hand": "5", "teams": True, "partners": "players"}
    state = table("Y 39 ^ ^ ^", "B w", "G w", "R 39 44 44", **given)
    assert name(state) == ["exit partner 5 x+0", "exit partner 5 x+3"]
    for index in ENCODING.list_legal(state):
        action = ENCODING.decode_action(state, index)
        assert GAME.explain(state, action) is None
        assert ENCODING.encode_action(state, action) == index
    state = table("Y 39 a7 ^ ^", "B 44 44", "G 39 w w w", "R w", **given)
    assert name(state) == ["exit partner 5"], "no choice: nothing is named"


@pytest.mark.parametrize(
    ("given", "seen"),
    [
        ({}, [1, 0]),
        ({"sums": "six"}, [0, 1]),
        ({"sums": False}, [0, 0]),
    ],
)
def test_sums_and_partners_are_told_apart(given: dict[str, Any], seen: list[int]) -> None:
    rows = "Y w", "B w", "G w", "R w"
    assert see(table(*rows, teams=True, **given), 0, "options")[4:] == [*seen, 0]
    given = {"teams": True, "partners": "players", **given}
    assert see(table(*rows, **given), 0, "options")[4:] == [*seen, 1]


def test_bonuses_and_skip() -> None:
    assert name(table("Y 6 ^ ^ ^", "G 40", bonus=10)) == ["bonus own1 10", "skip"]


def test_the_tokens_of_a_partner_are_told_apart() -> None:
    state = table("Y ^ ^ ^ ^", "B 60", "G 40 w w w", "R 30", hand="3", teams=True)
    assert name(state) == ["move partner1 3"]
    state = table("Y ^ ^ ^ ^", "B 60", "G 40 w w w", "R 30", hand="5", teams=True)
    assert name(state) == ["exit partner 5"]
    state = table("Y ^ ^ ^ ^", "B 60", "G 40 w w w", "R 30", bonus=20, teams=True)
    assert name(state) == ["bonus partner1 20", "skip"]


def test_the_ring_begins_at_the_own_start_cell() -> None:
    state = table("Y 5 6 w ^", "G 39 39 a3 w", hand="3")
    for seat, other in ((0, 1), (1, 0)):
        ring = see(state, seat, "ring")
        assert ring[0] == (0.5 if seat == 0 else 1.0), "on the own start cell"
        assert ring[2 * 68 + 34] == (1.0 if seat == 0 else 0.5), "34 cells on: the colour opposite"
        assert see(state, seat, "workshop")[:3] == [0.25, 0, 0.25]
        assert see(state, seat, "present") == [1, 0, 1, 0]
        assert see(state, seat, "turn") == [float(seat == 0), 0, float(other == 0), 0]
    assert see(state, 0, "ring")[1] == 0.5
    assert see(state, 0, "summit") == [0.25, 0, 0, 0]
    assert see(state, 1, "arrow")[:7] == [0, 0, 0.25, 0, 0, 0, 0]
    assert see(state, 0, "progress")[:4] == [round(p / 72, 4) for p in (1, 2, 0, 72)]
    assert see(state, 0, "dice") == [0, 0, 0.5, 0, 0, 0]
    assert see(state, 0, "phase") == [0, 0, 0, 1, 0]


@pytest.mark.parametrize("own", COLOURS)
def test_on_the_planes_the_own_arm_points_south(own: str) -> None:
    following = COLOURS[(COLOURS.index(own) + 1) % 4]
    colours = sorted({own, following}, key=COLOURS.index)
    state = GAME.initial(
        GAME.options_type.resolve({}, 2), GAME.seats(colours, colours.index(own))
    )._replace(tokens=((65, 71, 0, 1),) * 2)
    planes = ENCODING.observe_planes(state, colours.index(own))

    def find(plane: int) -> tuple[int, int]:
        (at,) = [at for at in range(361) if planes[plane * 361 + at]]
        return divmod(at, 19)

    assert find(0) == (17, 9), "the first arrow cell: the second row from the south"
    assert find(1) == (11, 9), "the last arrow cell before the summit, near the centre"
    assert find(2) == (14, 14), "the workshop: in the corner, south-east"
    assert find(3) == (14, 10), "the start cell, on the east lane of the arm"
    assert find(4) == (9, 1), "clockwise: the next colour's arm points west"
    safe = [at for at in range(361) if planes[16 * 361 + at]]
    assert len(safe) == 12


def test_duty_moved_and_the_rest_of_a_turn() -> None:
    state = table("Y 12 12 20 w", "G 40", dice=1)
    state = GAME.apply(state, GAME.parse("roll 6"))
    assert see(state, 0, "duty") == [0, 1] + [0] * 10, "the first refuge after the own start cell"
    assert see(state, 1, "duty") == [0] * 7 + [1] + [0] * 4
    assert see(state, 0, "sixes") == [1, 0]
    assert see(state, 0, "draw") == [1, 0]
    after = GAME.apply(state, GAME.parse("move Y1 6"))
    assert see(after, 0, "moved")[:4] == [1, 0, 0, 0]
    assert see(after, 1, "moved")[8:12] == [1, 0, 0, 0]
    bonus = table("Y 6 ^ ^ ^", "G 40", bonus=20)
    assert see(bonus, 0, "bonus") == [0, 1]
    assert see(bonus, 0, "bonuses") == [0.25]


def test_the_potential_is_the_lead_of_a_side() -> None:
    state = table("Y ^ ^ ^ ^", "B w", "G w", "R 22 22 w w", teams=True)
    assert ENCODING.potential(state, 0) == ENCODING.potential(state, 2) > 0.4
    assert ENCODING.potential(state, 1) == -ENCODING.potential(state, 0)
    assert ENCODING.max_decisions(state.options, 4) is None


def test_version_1_stays_as_it_is() -> None:
    """If this fails, integers or numbers have another meaning: raise `version`."""
    assert (ENCODING.version, digest(GAME)) == (1, "09e0930f872c21b6")


@pytest.mark.parametrize("partners", ["side", "players"])
def test_whole_games_in_teams(partners: str) -> None:
    for state, legal in play_positions(GAME, 4, teams=True, dice=2, partners=partners):
        for index in legal:
            assert ENCODING.encode_action(state, ENCODING.decode_action(state, index)) == index
