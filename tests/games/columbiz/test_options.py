"""Options and editions."""

import pytest

from colonnade.core.errors import BadOption
from colonnade.games.columbiz.options import ColumbizOptions

FIELDS = {field.name: field for field in ColumbizOptions.fields}


@pytest.mark.parametrize("edition", ["fr", "nl", "es", "sv"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_edition_is_a_preset(edition: str, players: int) -> None:
    most = 3 if (edition, players) == ("fr", 4) else 4
    expected = {
        "edition": edition,
        "max_discs": most,
        "kept_dice": "free",
        "beyond_twelve": "extend",
    }
    assert ColumbizOptions.resolve({"edition": edition}, players).as_dict() == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_french_edition_is_the_default(players: int) -> None:
    assert ColumbizOptions.resolve({}, players) == ColumbizOptions.resolve(
        {"edition": "fr"}, players
    )


@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_an_option_given_explicitly_wins_over_the_edition(edition: str) -> None:
    assert ColumbizOptions.resolve({"edition": edition, "max_discs": 6}, 4).max_discs == 6


def test_the_domains() -> None:
    assert {name: field.values for name, field in FIELDS.items()} == {
        "edition": ("fr", "nl", "es", "sv"),
        "max_discs": (4, 1, 2, 3, 5, 6, 7, 8),
        "kept_dice": ("free", "locked"),
        "beyond_twelve": ("extend", "cap"),
    }


def test_each_option_names_the_clause_it_decides() -> None:
    assert {name: field.clause for name, field in FIELDS.items()} == {
        "edition": "C3.1",
        "max_discs": "C3.1",
        "kept_dice": "C2.3",
        "beyond_twelve": "C4.3",
    }


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {"max_discs": 0},
            "error-option-value option=max_discs value=0 values=4, 1, 2, 3, 5, 6, 7, 8",
        ),
        (
            {"max_discs": 9},
            "error-option-value option=max_discs value=9 values=4, 1, 2, 3, 5, 6, 7, 8",
        ),
        (
            {"max_discs": True},
            "error-option-value option=max_discs value=True values=4, 1, 2, 3, 5, 6, 7, 8",
        ),
        ({"edition": "de"}, "error-option-value option=edition value=de values=fr, nl, es, sv"),
        (
            {"kept_dice": "loose"},
            "error-option-value option=kept_dice value=loose values=free, locked",
        ),
        (
            {"beyond_twelve": None},
            "error-option-value option=beyond_twelve value=None values=extend, cap",
        ),
        (
            {"dice": 2},
            "error-option-name option=dice options=edition, max_discs, kept_dice, beyond_twelve",
        ),
    ],
)
def test_anything_else_is_refused_with_a_sentence(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption) as error:
        ColumbizOptions.resolve(given, 2)
    assert str(error.value.message) == said
