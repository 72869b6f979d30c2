"""Nets of Les 4 colonnes that have learnt nothing, for tests."""

from colonnade.training.quatre_colonnes.batch import Engine
from colonnade.training.quatre_colonnes.train import Learner


def make_learner(players: int, dice: int, teams: bool) -> tuple[Engine, Learner]:
    engine = Engine(players, dice, teams, "cpu")
    return engine, Learner(engine, (16, 8), "cpu", 1)
