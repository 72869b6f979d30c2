"""What integers and numbers mean: the encoding of Columbiz. The tables of docs/environments.md."""

from __future__ import annotations

from typing import Any

import pytest

from colonnade.games.columbiz.encoding import ENCODING
from tests.games.columbiz.helpers import GAME, begin
from tests.games.encodings import digest, play_positions

STATE = GAME.from_position("C26C5w01T31U0634002470055200000O03E0CY00903c01K")
"""In the middle of a game of three."""


def see(state: Any, seat: int, field: str) -> list[float]:
    return [
        round(number, 4) for number in ENCODING.observe(state, seat)[ENCODING.find_field(field)]
    ]


def test_actions_have_the_texts_of_records() -> None:
    assert ENCODING.action_count == 36 + 3 + 1716
    texts = [ENCODING.describe_action(index) for index in (0, 5, 6, 35, 36, 37, 38, 39, 40, 45)]
    assert texts == [
        *("place 1-1", "place 1-6", "place 2-1", "place 6-6"),
        *("done", "forfeit", "stop", "keep", "keep 1", "keep 6"),
    ]
    assert ENCODING.describe_action(46) == "keep 1 1"
    for index in range(ENCODING.action_count):
        action = GAME.parse(ENCODING.describe_action(index))
        assert ENCODING.encode_action(STATE, action) == index
        assert ENCODING.decode_action(STATE, index) == action


def test_each_seat_sees_itself_first() -> None:
    dump: Any = GAME.dump(STATE)
    assert STATE.discs[0] != STATE.discs[1]
    for seat, colour in enumerate(("purple", "blue", "grey")):
        discs = see(STATE, seat, "discs")
        cells = [index for index in range(36) if discs[index]]
        named = {f"{index // 6 + 1}-{index % 6 + 1}" for index in cells}
        assert named == {cell for cell, owner in dump["board"].items() if owner == colour}
        assert sum(discs[108:]) == 0, "three players"
        assert see(STATE, seat, "reserve")[0] == pytest.approx(
            dump["reserve"][colour] / 18, abs=1e-4
        )
        assert see(STATE, seat, "prisoners")[0] == pytest.approx(
            dump["prisoners"][colour] / 30, abs=1e-4
        )
        assert see(STATE, seat, "line_points")[0] == dump["line_points"][colour] / 40
        assert see(STATE, seat, "turn").index(1) == (STATE.seat - seat) % 3
        assert see(STATE, seat, "present") == [1, 1, 1, 0]


def test_dice_phase_and_options() -> None:
    state = begin(3, kept_dice="locked", max_discs=2, beyond_twelve="cap")
    assert see(state, 0, "phase") == [1, 0, 0, 0, 0]
    assert see(state, 0, "options") == [0.25, 1, 1]
    assert see(state, 0, "starter") == [0, 0, 0, 0]
    for text in ("start 1 6 2", "roll 1 1 1 2 5 5 6 6", "keep 1 1 6", "roll 2 3 3 4 4"):
        state = GAME.apply(state, GAME.parse(text))
    assert see(state, 2, "starter") == [0, 0, 1, 0]
    assert see(state, 1, "phase") == [0, 0, 1, 0, 0]
    assert see(state, 1, "dice") == [0.25, 0.125, 0.25, 0.25, 0, 0.125]
    assert see(state, 1, "kept") == [0.25, 0, 0, 0, 0, 0.125]
    assert see(state, 1, "throws") == [1, 1, 0]
    opened = see(state, 1, "open")
    assert {f"{index // 6 + 1}-{index % 6 + 1}" for index in range(36) if opened[index]} == {
        *("1-1", "1-2", "2-1", "3-1", "3-2", "4-1", "4-2", "6-1"),
    }
    state = GAME.apply(GAME.apply(state, GAME.parse("stop")), GAME.parse("place 1-2"))
    assert see(state, 1, "unspent") == [0, 0.125, 0.25, 0.25, 0, 0.125]
    assert see(state, 1, "placed") == [0.125]


def test_planes_are_the_numbers_spread_over_the_board() -> None:
    numbers, planes = ENCODING.observe(STATE, 1), ENCODING.observe_planes(STATE, 1)
    assert list(planes[:180]) == list(numbers[:180])
    assert [planes[180 + 36 * place] for place in range(63)] == list(numbers[180:])
    assert all(len(set(planes[180 + 36 * place : 216 + 36 * place])) == 1 for place in range(63))


def test_the_potential_is_the_lead_in_points() -> None:
    points = (2 + 6, 5 + 16, 0 + 2)  # lines, and the prison points of 4, 7 and 2 discs
    leads = [ENCODING.potential(STATE, seat) for seat in range(3)]
    assert leads == [(points[0] - points[1]) / 80, (21 - 8) / 80, (2 - 21) / 80]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_has_more_decisions_than_promised(players: int) -> None:
    decisions = [state for state, legal in play_positions(GAME, players, games=4) if legal]
    most = ENCODING.max_decisions(GAME.options_type.resolve({}, players), players)
    assert len(decisions) / 4 < most == {2: 144, 3: 156, 4: 160}[players]


def test_version_0_stays_as_it_is() -> None:
    """If this fails, integers or numbers have another meaning: raise `version`."""
    assert (ENCODING.version, digest(GAME)) == (0, "2677b40c4705349d")
