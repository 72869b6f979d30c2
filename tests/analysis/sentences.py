"""What the coach and the lens say of one decision or one place of a position, for the table of
sentences.
"""

from __future__ import annotations

from typing import Any

from colonnade.analysis.coach import find_adapter
from colonnade.analysis.lens import lens
from colonnade.bots.evaluation import RankedAction
from colonnade.core.message import Message
from colonnade.games import GAMES
from tests.audit import columbiz, quatre_colonnes
from tests.audit.claims import Claim

AUDITS: dict[str, Any] = {"columbiz": columbiz, "quatre_colonnes": quatre_colonnes}


def find_game(case: dict[str, Any]) -> str:
    return "columbiz" if case["position"].startswith("C") else "quatre_colonnes"


def read_state(case: dict[str, Any]) -> Any:
    return GAMES[find_game(case)].from_position(case["position"])


def make_options(case: dict[str, Any]) -> tuple[RankedAction, RankedAction]:
    """The two actions of a case, the first the better by ten points of the win for the seat and its
    partner.
    """
    game, state = GAMES[find_game(case)], read_state(case)
    seats = range(len(state.tokens if find_game(case) == "quatre_colonnes" else state.discs))
    is_team = find_game(case) == "quatre_colonnes" and state.options.teams
    mine = [seat == state.seat or (is_team and (seat - state.seat) % 2 == 0) for seat in seats]
    best, other = (
        RankedAction(game.parse(case[which]), tuple(share if is_mine else 0.1 for is_mine in mine))
        for which, share in (("best", 0.6), ("other", 0.5))
    )
    return best, other


def list_said(case: dict[str, Any]) -> tuple[Message, ...]:
    """All that is said of a case."""
    game, state, evaluator = (
        GAMES[find_game(case)],
        read_state(case),
        AUDITS[find_game(case)].EVALUATOR,
    )
    if "target" in case:
        seat = case.get("seat", state.seat)
        return next(
            (entry.messages for entry in lens(game, state, seat) if entry.target == case["target"]),
            (),
        )
    options, coach = make_options(case), find_adapter(game)
    return (*coach.compare(state, *options, evaluator), coach.nudge(state, options, evaluator))


def list_claims(case: dict[str, Any]) -> list[Claim]:
    """The audit of the same."""
    audit, state = AUDITS[find_game(case)], read_state(case)
    if "target" in case:
        subject = f", {case['target']} "
        return [
            claim
            for claim in audit.list_lens_claims(state, (case.get("seat", state.seat),))
            if subject in claim.subject
        ]
    return list(audit.check_pair(state, *make_options(case)))
