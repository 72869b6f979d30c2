"""The audit finds nothing wrong, and would find what is."""

from __future__ import annotations

import pytest

from colonnade.analysis.columbiz import chances
from colonnade.analysis.quatre_colonnes import chances as column_chances
from colonnade.analysis.quatre_colonnes import outcome
from tests.audit import columbiz, quatre_colonnes
from tests.audit.run import AUDITS, audit

NUMBERS = 2_000
SEED = 20


@pytest.mark.parametrize("game", list(AUDITS))
def test_two_thousand_numbers_are_right(game: str) -> None:
    claims = list(audit(game, NUMBERS, SEED))
    assert len(claims) == NUMBERS
    assert [str(claim) for claim in claims if not claim.is_right] == []


@pytest.mark.parametrize("position", columbiz.CASES)
def test_what_was_wrong_of_columbiz_is_right(position: str) -> None:
    claims = list(columbiz.list_claims_of(columbiz.GAME.from_position(position)))
    assert claims
    assert [str(claim) for claim in claims if not claim.is_right] == []


@pytest.mark.parametrize("position", quatre_colonnes.CASES)
def test_what_was_wrong_of_les_4_colonnes_is_right(position: str) -> None:
    claims = list(quatre_colonnes.list_claims_of(quatre_colonnes.GAME.from_position(position)))
    assert claims
    assert [str(claim) for claim in claims if not claim.is_right] == []


def test_a_wrong_chance_of_columbiz_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = chances.chance_of_many
    monkeypatch.setattr(chances, "chance_of_many", lambda *given: honest(*given) * 0.999)
    assert any(not claim.is_right for claim in audit("columbiz", 300, SEED))


def test_a_wrong_count_of_les_4_colonnes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Safety without pairs (L5.6) is what the coach once counted."""
    is_on_safe_cell = column_chances.is_on_safe_cell
    monkeypatch.setattr(outcome, "is_safe", is_on_safe_cell)
    assert any(not claim.is_right for claim in audit("quatre_colonnes", NUMBERS, SEED))
