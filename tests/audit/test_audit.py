"""The audit finds nothing wrong, and would find what is."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from colonnade.analysis.columbiz import chances
from colonnade.analysis.quatre_colonnes import chances as column_chances
from colonnade.analysis.quatre_colonnes import outcome
from tests.audit import columbiz, quatre_colonnes, questions
from tests.audit.accusations import Verdict, play_out
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


# The order of questions

ASKED = {
    "columbiz": (  # once the last of them had another answer after the first two
        "C2485c00X342002400R9800401070S1K3107",
        "C2485c01X3420M2400R8900501070S1P3107",
        "C2485c02X3422t2400R7A00801070X1P3107",
    ),
    "quatre_colonnes": (
        "Q11ises-Y42010100G33010000-Yp0-5",
        "Q11isfs-Y70196860G27231856-Gp0-2",
    ),
}
"""Decisions to be asked in several orders."""


@pytest.mark.parametrize("game", ASKED)
def test_the_same_question_has_the_same_answer_in_any_order(game: str) -> None:
    claims = list(questions.list_claims_of(game, ASKED[game], Random(SEED)))
    assert claims
    assert [str(claim) for claim in claims if not claim.is_right] == []


def test_an_evaluator_that_remembers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One whose answers drift with every question."""
    honest, asked = questions.find_values, count()
    monkeypatch.setattr(
        questions,
        "find_values",
        lambda *given: {
            action: share + 0.01 * (number > 4)
            for number in [next(asked)]
            for action, share in honest(*given).items()
        },
    )
    positions = ASKED["quatre_colonnes"]
    claims = questions.list_claims_of("quatre_colonnes", positions, Random(SEED))
    assert any(not claim.is_right for claim in claims)


# Accusations


@pytest.mark.parametrize(
    ("position", "played", "best", "charged"),
    [
        ("C2488k00hm0000670030700S0M1I1E080502", "keep 5 5 5 6 6 6", "keep 2 2 6 6", 0.086),
        ("C2482N00fw00002600I1800Q0D0F0i1I0P0P", "keep", "keep 2 2 2", 0.062),
    ],
)
def test_large_losses_stand_when_the_game_is_played_on(
    position: str, played: str, best: str, charged: float
) -> None:
    """Losses of a weak and of a strong player, as reviews charged them, near the end."""
    accusation = Verdict("", "", position, played, best, charged)
    found = play_out(accusation, "columbiz", SEED)
    assert found.is_right
    assert not replace(found, charged=charged + 0.03).is_right


def judge(charged: float, found: float, error: float) -> Verdict:
    return Verdict("", "", "", "", "", charged, found, error)


@pytest.mark.parametrize(
    ("charged", "found", "error", "is_decided"),
    [
        (0.05, 0.05, 0.01, True),
        (0.05, 0.05, 0.02, False),
        (0.08, 0.06, 0.01, False),
        (0.05, 0.09, 0.01, True),
    ],
)
def test_an_accusation_is_decided_where_it_clearly_holds(
    charged: float, found: float, error: float, is_decided: bool
) -> None:
    assert judge(charged, found, error).is_decided == is_decided


@pytest.mark.parametrize(
    ("charged", "found", "error", "is_right", "is_unfounded"),
    [
        (0.05, 0.04, 0.01, True, False),
        (0.05, 0.006, 0.008, False, False),  # Q11ises-Y00380901G23330001-Yp0Y2-b20
        (0.071, 0.016, 0.021, True, False),  # Q11ises-Y42010100G33010000-Yp0-5
        (0.05, -0.04, 0.01, False, True),
    ],
)
def test_an_accusation_is_refuted_at_three_standard_errors(
    charged: float, found: float, error: float, is_right: bool, is_unfounded: bool
) -> None:
    verdict = judge(charged, found, error)
    assert (verdict.is_right, verdict.is_unfounded) == (is_right, is_unfounded)
