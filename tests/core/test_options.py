"""Options: domains, defaults, and texts; `True` is not 1."""

from __future__ import annotations

import pytest

from colonnade.core.errors import BadOption
from colonnade.core.options import format_value
from colonnade.games import GAMES
from tests.toy.stones.rules import StonesOptions


def test_what_is_not_given_has_its_default() -> None:
    assert StonesOptions.resolve({}, 2).as_dict() == {"stones": 9, "is_kind": False}
    assert StonesOptions.resolve({"stones": 3}, 2).as_dict() == {"stones": 3, "is_kind": False}


@pytest.mark.parametrize("value", [True, "9", 9.0, None, 10, [], {}])
def test_a_value_outside_its_domain_is_refused_type_included(value: object) -> None:
    with pytest.raises(
        BadOption, match=r"error-option-value option=stones value=.* values=9, 3, 20"
    ):
        StonesOptions.resolve({"stones": value}, 2)


def test_true_is_not_one() -> None:
    with pytest.raises(BadOption):
        StonesOptions.resolve({"is_kind": 1}, 2)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="error-option-name option=colour options=stones, is_kind"):
        StonesOptions.resolve({"colour": 1}, 2)


def test_options_are_typed_as_name_and_value() -> None:
    assert StonesOptions.parse(["stones=20", "is_kind=true"]) == {"stones": 20, "is_kind": True}


@pytest.mark.parametrize(
    ("texts", "key"),
    [
        (["stones"], "error-option-form text=stones"),
        ([""], "error-option-form"),
        (["=3"], "error-option-name"),
        (["stones="], "error-option-value"),
        (["stones=3.0"], "error-option-value"),
        (["stones=٣"], "error-option-value"),
        (["is_kind=True"], "error-option-value"),
        (["is_kind=1"], "error-option-value"),
        (["stones=3", "stones=3"], "error-option-twice option=stones"),
        (["x" * 500 + "=1"], "error-option-name"),
    ],
)
def test_what_cannot_be_read_is_refused(texts: list[str], key: str) -> None:
    with pytest.raises(BadOption, match=key):
        StonesOptions.parse(texts)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_value_of_every_game_can_be_typed(game: object) -> None:
    options = game.options_type  # type: ignore[attr-defined]
    for field in options.fields:
        for value in field.values:
            assert options.parse([f"{field.name}={format_value(value)}"]) == {field.name: value}
