"""Nets of Les 4 colonnes that have learnt nothing, for tests, and a plain search through the rules
with such a net.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from colonnade.bots.nets import Net
from colonnade.bots.quatre_colonnes.features import decode, encode
from colonnade.engine.quatre_colonnes.positions import gather, to_record
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.state import State
from colonnade.training.quatre_colonnes.batch import Engine
from colonnade.training.quatre_colonnes.train import Learner
from colonnade.training.quatre_colonnes.values import Values


def make_learner(players: int, dice: int, teams: bool) -> tuple[Engine, Learner]:
    engine = Engine(players, dice, teams, "cpu")
    return engine, Learner(engine, (16, 8), "cpu", 1)


def make_net(engine: Engine, seed: int, hidden: Sequence[int] = (24, 16)) -> tuple[Values, Net]:
    learner = Learner(engine, hidden, "cpu", seed)
    learner.parameters[-2].data.mul_(20)  # so that positions differ
    layers = learner.layers()
    return Values(layers, engine), Net(
        [(weights.numpy(), biases.numpy()) for weights, biases in layers], {}
    )


class Brute:
    """The search through `rules.py`, state by state; at the horizon the net in NumPy, or luck where
    it alone is left.
    """

    def __init__(self, net: Net) -> None:
        self.net = net
        self.horizon: Counter[bytes] = Counter()

    def judge(self, state: State) -> np.ndarray:
        players, teams = len(state.colours), state.options.teams
        self.horizon[to_record(state).tobytes()] += 1
        if all(progress == 72 for row in state.tokens for progress in row):
            chances = np.array([(35 / 36) ** number for number in range(players)])
            turned = chances / chances.sum()
            turned = turned[:2] + turned[2:] if teams else turned
            turned = turned[[0, 1, 0, 1]] if teams else turned
        else:
            turned = decode(self.net(encode(gather([state]))), teams)[0]
        return np.array(
            [turned[(seat - state.seat) % players] for seat in range(players)], dtype=np.float64
        )

    def value(self, state: State) -> np.ndarray:
        if state.phase in ("draw", "build"):
            return self.judge(state)
        if state.phase == "relaunch":
            following = [rules.apply(state, rules.outcome(state, [face])) for face in range(1, 7)]
            return np.mean([self.value(after) for after in following if after != state], axis=0)
        found = [self.value(rules.apply(state, action)) for action in rules.legal(state)]
        return max(found, key=lambda value: value[state.seat])

    def expect(self, state: State) -> np.ndarray:
        players, chances = len(state.colours), rules.chances(state)
        total = np.zeros(players)
        for action, weight in zip(chances.outcomes, chances.weights, strict=True):
            after = rules.apply(state, action)
            if after.phase == "over":
                won = [
                    float(
                        seat == state.seat or (state.options.teams and seat % 2 == state.seat % 2)
                    )
                    for seat in range(players)
                ]
                total += weight / chances.total * np.array(won)
            elif state.phase == "build":
                total += weight / chances.total * self.judge(after)
            else:
                total += weight / chances.total * self.value(after)
        return np.array([total[(state.seat + number) % players] for number in range(players)])
