"""The options of the rules page, and what is refused."""

import pytest

from colonnade.core.errors import BadOption
from colonnade.core.options import OptionField
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions


def test_options_and_their_clauses_the_default_first() -> None:
    assert QuatreColonnesOptions.fields == (
        OptionField("dice", (1, 2), "L2.2"),
        OptionField("teams", (False, True), "L2.3"),
        OptionField("third_six", ("start", "workshop"), "L3.4"),
        OptionField("finish", ("exact", "free"), "L5.2"),
        OptionField("sums", (True, "six", False), "L3.3"),
        OptionField("partners", ("side", "players"), "L2.3"),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_options_are_resolved_in_full(players: int) -> None:
    options = QuatreColonnesOptions.resolve({}, players)
    assert options.as_dict() == {
        "dice": 1,
        "teams": False,
        "third_six": "start",
        "finish": "exact",
        "sums": True,
        "partners": "side",
    }


def test_options_given_stand() -> None:
    given = {
        "dice": 2,
        "teams": True,
        "third_six": "workshop",
        "finish": "free",
        "sums": "six",
        "partners": "players",
    }
    assert QuatreColonnesOptions.resolve(given, 4).as_dict() == given
    assert QuatreColonnesOptions.resolve(given, 4) == QuatreColonnesOptions(
        2, True, "workshop", "free", "six", "players"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l2_3_partners_are_for_teams_only(players: int) -> None:
    with pytest.raises(BadOption) as error:
        QuatreColonnesOptions.resolve({"partners": "players"}, players)
    assert (error.value.message.key, error.value.message.arguments) == (
        "error-option-partners",
        {},
    )


@pytest.mark.parametrize("players", [2, 3])
def test_l2_3_teams_are_for_four_players_only(players: int) -> None:
    with pytest.raises(BadOption) as error:
        QuatreColonnesOptions.resolve({"teams": True}, players)
    assert (error.value.message.key, error.value.message.arguments) == (
        "error-option-teams",
        {"players": players},
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("dice", 0),
        ("dice", 3),
        ("dice", "2"),
        ("dice", True),
        ("teams", 1),
        ("teams", None),
        ("third_six", "summit"),
        ("third_six", ""),
        ("finish", "EXACT"),
        ("sums", "true"),
        ("sums", 0),
        ("sums", "five"),
        ("partners", True),
    ],
)
def test_anything_else_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption) as error:
        QuatreColonnesOptions.resolve({name: value}, 4)
    assert error.value.message.key == "error-option-value"
    assert dict(error.value.message.arguments)["option"] == name


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption) as error:
        QuatreColonnesOptions.resolve({"barriers": True}, 2)
    assert dict(error.value.message.arguments) == {
        "option": "barriers",
        "options": "dice, teams, third_six, finish, sums, partners",
    }
