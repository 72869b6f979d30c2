"""Runs an audit: recomputes numbers of random positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from tests.audit import columbiz, quatre_colonnes
from tests.audit.claims import Claim

AUDITS: dict[str, Callable[[Random], Iterator[Claim]]] = {
    "columbiz": columbiz.list_claims,
    "quatre_colonnes": quatre_colonnes.list_claims,
}


def audit(game: str, cases: int, seed: int) -> Iterator[Claim]:
    """The first `cases` claims of random positions of a game."""
    return islice(AUDITS[game](Random(seed)), cases)
