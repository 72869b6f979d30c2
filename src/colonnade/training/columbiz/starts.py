"""First positions of a training of Columbiz: the options of its games, in three groups."""

from __future__ import annotations

from typing import Any

import numpy as np

from colonnade.training.columbiz.batch import Games
from colonnade.training.nets import Tensor, torch

STYLE_SHARE = {2: 0.25, 3: 0.7, 4: 0.7}
# of the games: a net that always opens alike would never see other positions
EXPLORING_SHARE = 0.15
EXPLORATION_RATE = 0.03  # of all turns
OTHER_OPTIONS = 0.08  # of the games that move every turn


def choose_options(players: int, count: int, seed: int) -> tuple[Tensor, Tensor]:
    """Return the most discs of a turn and the cap per game: mostly the default options, and at most
    four discs.
    """
    random = np.random.default_rng(seed)
    is_other = random.random(count) < OTHER_OPTIONS
    other = random.choice([1, 2, 3, 4] if players < 4 else [1, 2, 4, 4], size=count)
    max_discs = np.where(is_other, other, 3 if players == 4 else 4)
    return torch.as_tensor(max_discs), torch.as_tensor(is_other & (random.random(count) < 0.4))


def make_groups(
    players: int,
    batch: int,
    device: str,
    seed: int,
    *,
    style_share: float | None = None,
    against: str = "",
    informed: bool = False,
) -> list[Games]:
    """Return the games that move every turn, those with more discs a turn, and those with locked
    dice.
    """
    common: dict[str, Any] = {
        "device": device,
        "style_share": STYLE_SHARE[players] if style_share is None else style_share,
        "exploring_share": EXPLORING_SHARE,
        "exploration_rate": EXPLORATION_RATE,
        "against": against,
        "informed": informed,
    }
    discs, cap = choose_options(players, batch, seed)
    many, few = max(8, batch // 16), max(8, batch // 32)
    random = np.random.default_rng(seed + 1)
    more_discs, more_cap = (
        torch.as_tensor(random.integers(5, 9, size=many)),
        torch.as_tensor(random.random(many) < 0.2),
    )
    locked_discs, locked_cap = choose_options(players, few, seed + 2)
    return [
        Games(players, discs, cap, locked=False, seed=seed + 3, **common),
        Games(players, more_discs, more_cap, locked=False, seed=seed + 4, **common),
        Games(players, locked_discs, locked_cap, locked=True, seed=seed + 5, **common),
    ]


def options_of(games: Games, count: int) -> list[dict[str, Any]]:
    """Return the options of the first games of a group, as in the rules."""
    locked = "locked" if games.locked else "free"
    discs, cap = games.now.max_discs[:count].tolist(), games.now.cap[:count].tolist()
    return [
        {"max_discs": most, "kept_dice": locked, "beyond_twelve": "cap" if capped else "extend"}
        for most, capped in zip(discs, cap, strict=True)
    ]
