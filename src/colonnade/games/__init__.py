"""The games: `GAMES` is the only registry. Pure rules, standard library only; the games never meet."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from colonnade.core.errors import Malformed
from colonnade.core.game import AnyGame
from colonnade.games.columbiz import Columbiz
from colonnade.games.quatre_colonnes import QuatreColonnes

GAMES: dict[str, AnyGame] = {
    Columbiz.key: Columbiz(),
    QuatreColonnes.key: QuatreColonnes(),
}


def find_position(text: str) -> tuple[AnyGame, Any]:
    """The game and the position that an id names; raises `Malformed`."""
    for game in GAMES.values():
        with suppress(Malformed):
            return game, game.from_position(text)
    raise Malformed("error-position", text=text[:80])
