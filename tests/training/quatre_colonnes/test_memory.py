"""How the targets that a net of Les 4 colonnes learns are corrected. Needs PyTorch and a C++
compiler.
"""

from typing import Any

import numpy as np

from colonnade.engine.quatre_colonnes.positions import BY_GREEDY, BY_NET, OFFSET
from colonnade.training.nets import torch
from colonnade.training.quatre_colonnes.memory import LAMBDA, TRACED, Trace
from colonnade.training.quatre_colonnes.starts import begin
from tests.training.quatre_colonnes.nets import make_learner


def test_targets_are_corrected_by_the_exact_draws_that_follow() -> None:
    engine, _ = make_learner(3, 1, False)
    random = np.random.default_rng(1)
    game = engine.place(np.array([begin(3, 1, False, 0, [BY_NET] * 4)]))
    steps: list[tuple[int, bool, Any, Any]] = []
    for step in range(TRACED):
        said, target = random.random(3), random.random(3)
        steps.append(
            (
                int(random.integers(3)),
                step == 9,
                torch.tensor(said)[None].float(),
                torch.tensor(target)[None].float(),
            )
        )
    trace, given = Trace(3, 1, "cpu"), list[tuple[Any, Any]]()
    for number, (seat, styled, said, target) in enumerate([*steps, *steps]):
        positions = game.clone()
        positions[:, OFFSET["seat"]] = seat
        positions[:, OFFSET["style"] + seat] = BY_GREEDY if styled else BY_NET
        given.append(trace.add(positions, said, target))
        trace.end(torch.tensor([number == 5]))
    assert all(not len(targets) for _, targets in given[:TRACED])
    learnt = given[TRACED:]
    assert [len(targets) for _, targets in learnt] == [1] * TRACED
    # the game ends after 5; 9 is played in another style, so what follows it corrects nothing
    for first, last in ((0, 5), (3, 5), (5, 5), (6, 9), (7, 9), (9, 9)):
        seat, _, _, target = steps[first]
        expected = target[0].clone()
        for later in range(first + 1, last + 1):
            other, _, said, after = steps[later]
            expected += LAMBDA ** (later - first) * (after - said)[0].roll(other - seat)
        assert torch.allclose(learnt[first][1][0], expected, atol=1e-6)
        assert int(learnt[first][0][0, OFFSET["seat"]]) == seat
