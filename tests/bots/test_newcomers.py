"""Whom a newcomer meets first is an opponent of about the same strength. `docs/experiments.md` has
the full measurement, over 2,000 games for each pair.
"""

from __future__ import annotations

import pytest

from colonnade.bots.levels import describe_levels
from colonnade.lab.simulate import play_game, prepare_experiment

GAMES = 30  # for each stand-in and seat; the same ones every time
STAND_INS = {
    "columbiz": ("OneFace", "OneFaceTwoDiscs", "TwoDiscs"),
    "quatre_colonnes": ("Anyhow", "Runner"),
}


def win_share(game: str, stand_in: str, level: str) -> float:
    """The share of the wins of a stand-in, which begins every other game."""
    won = 0.0
    for seat in (0, 1):
        agents = [level, level]
        agents[seat] = f"tests.bots.newcomers:{stand_in}"
        experiment = prepare_experiment(game, agents, GAMES, seed=1)
        for number in range(GAMES):
            result = play_game(experiment, number).result
            assert result is not None
            won += (result["ranks"][seat] == 1) / result["ranks"].count(1)
    return won / (2 * GAMES)


@pytest.mark.parametrize("game", STAND_INS)
def test_a_newcomer_beats_the_suggested_level_about_every_second_time(game: str) -> None:
    (level,) = [name for name, each in describe_levels(game).items() if each.is_suggested]
    shares = {name: win_share(game, name, level) for name in STAND_INS[game]}
    assert 0.4 < sum(shares.values()) / len(shares) < 0.65, shares
