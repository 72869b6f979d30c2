"""First positions of a training of Les 4 colonnes: colours, first seat, options and styles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np

from colonnade.core.game import Seats
from colonnade.engine.quatre_colonnes.positions import (
    BY_CHANCE,
    BY_EAGER,
    BY_GREEDY,
    BY_NET,
    Records,
    to_record,
)
from colonnade.games import GAMES
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.board import COLOURS
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions

STYLE_SHARE = 0.6  # of the games, in which some seats play in another style
OTHER_STYLES = (BY_GREEDY, BY_EAGER, BY_CHANCE)
OTHER_OPTIONS = 0.25  # of the games have options at random
OTHER_SEATS = 0.3  # of the games of two or three have colours at random


def begin(
    players: int,
    dice: int,
    teams: bool,
    first: int,
    styles: Sequence[int],
    colours: Sequence[str] = (),
    **given: Any,
) -> Records:
    """Return the first position of a game, with the default options except those given."""
    game = GAMES["quatre_colonnes"]
    options = QuatreColonnesOptions.resolve({"dice": dice, "teams": teams, **given}, players)
    return to_record(
        rules.initial(options, Seats(tuple(colours) or game.default_colours(players), first)),
        styles,
    )


def make_pool(players: int, dice: int, teams: bool, count: int, seed: int) -> Records:
    """Return first positions with random colours, first seats, options and styles."""
    random = np.random.default_rng(seed)
    seatings = list(combinations(COLOURS, players))
    sides = 2 if teams else players
    records: list[Records] = []
    for _ in range(count):
        given: dict[str, Any] = {}
        if random.random() < OTHER_OPTIONS:
            given = {
                "third_six": ("start", "workshop")[random.integers(2)],
                "finish": ("exact", "free")[random.integers(2)],
                "sums": bool(random.integers(2)),
            }
        colours = seatings[random.integers(len(seatings))] if random.random() < OTHER_SEATS else ()
        styles = [BY_NET] * 4
        if random.random() < STYLE_SHARE:
            for side in random.permutation(sides)[: random.integers(1, sides + 1)].tolist():
                style = OTHER_STYLES[random.integers(len(OTHER_STYLES))]
                styles = [
                    style if seat % sides == side else chosen for seat, chosen in enumerate(styles)
                ]
        records.append(
            begin(players, dice, teams, int(random.integers(players)), styles, colours, **given)
        )
    return np.array(records)
