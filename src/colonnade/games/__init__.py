"""The games: `GAMES` is the only registry. Pure rules, standard library only; the games never meet."""

from __future__ import annotations

from colonnade.core.game import AnyGame
from colonnade.games.columbiz import Columbiz
from colonnade.games.quatre_colonnes import QuatreColonnes

GAMES: dict[str, AnyGame] = {
    Columbiz.key: Columbiz(),
    QuatreColonnes.key: QuatreColonnes(),
}
