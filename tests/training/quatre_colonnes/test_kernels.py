"""The compiled rules of Les 4 colonnes: every event and every greedy choice is that of `rules.py`.
Needs a C++ compiler.
"""

import ctypes
from random import Random
from typing import Any

import numpy as np
import pytest

from colonnade.engine.quatre_colonnes.kernels import find_kernels
from colonnade.engine.quatre_colonnes.positions import from_record, to_record
from colonnade.games.quatre_colonnes import rules
from colonnade.training.quatre_colonnes.referee import to_action
from tests.training.quatre_colonnes.positions import KINDS, begin, find_best, find_eager, throw

USE = np.dtype([("kind", np.uint8), ("token", np.uint8), ("cells", np.uint8), ("victim", np.uint8)])


def place_of(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


@pytest.mark.parametrize(("players", "dice", "teams"), KINDS)
def test_every_event_of_the_engine_is_that_of_the_rules(
    players: int, dice: int, teams: bool
) -> None:
    library = find_kernels("cpu").library
    uses, greedy, eager = np.zeros(16, dtype=USE), ctypes.c_int(), ctypes.c_int()
    events = 0
    for seed in range(8):  # each with its own options
        random = Random(seed)
        state = begin(players, dice, teams, random)
        record = to_record(state).reshape(1)
        for _ in range(1600):
            if state.phase == "over":
                state = begin(players, dice, teams, random)
                record = to_record(state).reshape(1)
            if state.phase == "play":
                count = library.list_uses_of(
                    place_of(record), place_of(uses), ctypes.byref(greedy), ctypes.byref(eager)
                )
                legal = rules.legal(state)
                assert [
                    to_action(state, *(int(value) for value in use.tolist()))
                    for use in uses[:count]
                ] == list(legal)
                best = find_best(state)
                assert [number for number in range(count) if greedy.value >> number & 1] == best
                assert [
                    number for number in range(count) if eager.value >> number & 1
                ] == find_eager(state)
                chosen = random.choice(best) if random.random() < 0.5 else random.randrange(count)
                library.apply_use(place_of(record), place_of(uses[chosen : chosen + 1]))
                state = rules.apply(state, legal[chosen])
            else:
                faces = throw(state, random)
                library.throw_dice(place_of(record), faces[0], faces[1] if len(faces) == 2 else 0)
                state = rules.apply(state, rules.outcome(state, faces))
            events += 1
            assert record[0].tobytes() == to_record(state).tobytes()
            assert from_record(record[0]) == state
    assert events == 12800  # and so for each of eight kinds of game: over 100,000
