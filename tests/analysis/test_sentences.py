"""Every sentence of the coach and the lens: a position where it is said, and is true, and one where
it is not said. In five languages.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from colonnade.analysis.coach import find_adapter, hint
from colonnade.bots.evaluation import RankedAction
from colonnade.core.message import message
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker
from tests.analysis.sentences import find_game, list_claims, list_said, read_state

TABLE: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("sentences.toml").read_text(encoding="utf-8")
)
FILE = Path(__file__).parents[2] / "src" / "colonnade" / "locales" / "en" / "coach.ftl"
NAMES = [
    f"coach-{game}-{name}"
    for game in ("columbiz", "quatre_colonnes")
    for name in ("best", "against", "equal")
]
"""The sentences that name an action, said of every decision: tested below."""


def test_the_table_has_every_sentence() -> None:
    keys = set(
        re.findall(
            r"^((?:coach|lens)-[a-z0-9_-]+) =", FILE.read_text(encoding="utf-8"), re.MULTILINE
        )
    )
    assert set(TABLE) == keys - {"coach-only-action", *NAMES}


@pytest.mark.parametrize("key", TABLE)
def test_a_sentence_is_said_where_it_is_true(key: str) -> None:
    case = TABLE[key]["said"]
    said = next(message for message in list_said(case) if message.key == key)
    texts = {language: Speaker(language).say(said) for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES)
    assert not [text for text in texts.values() if re.search(r"[{}$]|  ", text)]
    if "masters" not in key:  # their number is the net's
        assert texts["en"] == TABLE[key]["english"]
    claims = list_claims(case)
    assert claims
    assert [str(claim) for claim in claims if not claim.is_right] == []


@pytest.mark.parametrize("key", TABLE)
def test_a_sentence_is_not_said_where_it_is_not_true(key: str) -> None:
    case = TABLE[key]["unsaid"]
    assert find_game(case) == find_game(TABLE[key]["said"])
    assert ("target" in case) == ("target" in TABLE[key]["said"])
    said = list_said(case)
    assert said
    assert key not in [message.key for message in said]


def test_the_two_actions_that_are_compared_are_named_with_their_numbers() -> None:
    """Every kind of action, as the best and as the other, in every language."""

    class Ranks:
        def __init__(self, shares: tuple[float, ...]) -> None:
            self.shares = shares

        def rank(self, state: Any) -> tuple[RankedAction, ...]:
            game = GAMES["quatre_colonnes" if hasattr(state, "tokens") else "columbiz"]
            return tuple(
                RankedAction(action, (share, 1 - share))
                for action, share in zip(game.legal(state), self.shares, strict=False)
            )

    state = read_state({"position": "C24e2N00W30000I0000I"})
    state = state._replace(seat=0)
    ranks: Any = Ranks((0.6, 0.5))
    found = hint(GAMES["columbiz"], state, ranks)
    assert [said.key for said in found.reasons[:2]] == [
        "coach-columbiz-best",
        "coach-columbiz-against",
    ]
    assert [dict(said.arguments)["chance"] for said in found.reasons[:2]] == [0.6, 0.5]
    equal: Any = Ranks((0.6, 0.6))
    assert [said.key for said in hint(GAMES["columbiz"], state, equal).reasons] == [
        "coach-columbiz-best",
        "coach-columbiz-equal",
    ]
    alone: Any = Ranks((0.6,))
    assert hint(GAMES["columbiz"], state, alone).nudge.key == "coach-only-action"


ACTIONS = {
    "columbiz": {
        "keep 3 3 5": {"kind": "keep", "what": "3 3 5"},
        "keep": {"kind": "nothing", "what": ""},
        "stop": {"kind": "stop", "what": ""},
        "place 5-3": {"kind": "place", "what": "5-3"},
        "done": {"kind": "done", "what": ""},
    },
    "quatre_colonnes": {
        "exit Y1 5": {"kind": "exit", "what": "Y1", "cells": 0, "victim": ""},
        "exit Y1 5 xR2": {"kind": "oust", "what": "Y1", "cells": 0, "victim": "R2"},
        "move Y1 6": {"kind": "move", "what": "Y1", "cells": 6, "victim": ""},
        "bonus Y1 20": {"kind": "bonus", "what": "Y1", "cells": 20, "victim": ""},
        "skip": {"kind": "skip", "what": "", "cells": 0, "victim": ""},
    },
}


@pytest.mark.parametrize(
    ("game", "action"), [(game, action) for game in ACTIONS for action in ACTIONS[game]]
)
def test_actions_are_named_in_every_language(game: str, action: str) -> None:
    found = find_adapter(GAMES[game]).describe_action(GAMES[game].parse(action))
    assert found == ACTIONS[game][action]
    for name in ("best", "against", "equal"):
        named = message(f"coach-{game}-{name}", None, **found, chance=0.5)
        texts = [Speaker(language).say(named) for language in LANGUAGES]
        assert len(set(texts)) == len(LANGUAGES)
        assert not [text for text in texts if re.search(r"[{}$]|  ", text)]
        others = [
            message(named.key, None, **other, chance=0.5)
            for text, other in ACTIONS[game].items()
            if text != action
        ]
        assert Speaker("en").say(named) not in [Speaker("en").say(other) for other in others]
