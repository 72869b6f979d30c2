"""Versions of position ids: a new option changes no id that was released."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from colonnade.core.errors import BadOption
from colonnade.core.id_versions import IdVersion, choose_version
from colonnade.core.options import OptionField, Options
from colonnade.games import GAMES


@dataclass(frozen=True, slots=True)
class TwoOptions(Options):
    """`pace` was always there; `wind` is new, and version 2 of the rules moved its default."""

    pace: str
    wind: str

    fields: ClassVar[tuple[OptionField, ...]] = (
        OptionField("pace", ("slow", "fast"), "X1.1"),
        OptionField("wind", ("weak", "none"), "X1.2", earlier_defaults=((1, "none"),)),
    )


FIRST = IdVersion("X1", rules=1, options={"pace": ("slow", "fast")})
SECOND = IdVersion("X2", rules=2, options={"pace": ("slow", "fast"), "wind": ("weak", "none")})


@pytest.mark.parametrize(
    ("options", "version", "indices"),
    [
        (TwoOptions("slow", "none"), FIRST, (0,)),
        (TwoOptions("fast", "none"), FIRST, (1,)),
        (TwoOptions("slow", "weak"), SECOND, (0, 0)),
        (TwoOptions("fast", "weak"), SECOND, (1, 0)),
    ],
)
def test_an_id_has_the_oldest_version_that_can_state_its_options(
    options: TwoOptions, version: IdVersion, indices: tuple[int, ...]
) -> None:
    assert choose_version((FIRST, SECOND), options, 2) == (version, indices)
    assert version.resolve(TwoOptions, indices, 2) == options


def test_an_option_without_a_version_is_an_error() -> None:
    with pytest.raises(LookupError, match="wind='weak'"):
        choose_version((FIRST,), TwoOptions("slow", "weak"), 2)


def test_a_value_without_a_version_is_an_error() -> None:
    slow = IdVersion("X1", rules=1, options={"pace": ("slow",)})
    with pytest.raises(LookupError, match="pace='fast'"):
        choose_version((slow,), TwoOptions("fast", "none"), 2)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_value_of_every_option_has_an_id(game) -> None:
    for players in game.players:
        for field in game.options_type.fields:
            for value in field.values:
                try:
                    options = game.options_type.resolve({field.name: value}, players)
                except BadOption:  # teams are for four players
                    continue
                first = 0 if game.chooses_first else None
                state = game.initial(options, game.seats(game.default_colours(players), first))
                assert game.from_position(game.position(state)) == state
