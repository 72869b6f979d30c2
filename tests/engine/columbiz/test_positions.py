"""The end of a turn of Columbiz in arrays is that of `rules.py`, turn by turn of whole games, with
and without forfeits.
"""

from dataclasses import fields
from random import Random

import numpy as np
import pytest

from colonnade.core.game import Over, Seats
from colonnade.engine.columbiz.positions import Afterstates, end_turns_of, gather
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import FORFEIT, Place, Start
from colonnade.games.columbiz.board import BELOW, COLOURS
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import State


def begin(players: int, random: Random) -> State:
    beyond = random.choice(["extend", "cap"])
    state = rules.initial(
        ColumbizOptions.resolve({"beyond_twelve": beyond}, players), Seats(COLOURS[:players])
    )
    return rules.apply(state, Start((*[1] * (players - 1), 6)))


def play_turn(state: State, random: Random) -> tuple[State, Afterstates]:
    """A turn played on the rules, and what `end_turns` says of it."""
    before, mover, cells, is_forfeit = state, state.seat, list[int](), False
    while state.seat == mover and state.phase in ("throw", "keep", "place"):
        if state.phase == "throw":
            chances = rules.chances(state)
            state = rules.apply(state, random.choices(chances.outcomes, chances.weights)[0])
        else:
            action = random.choice(rules.legal(state))
            cells += [action.cell] if isinstance(action, Place) else []
            is_forfeit = action == FORFEIT
            state = rules.apply(state, action)
    below = 0
    for cell in cells:
        below |= BELOW[cell]
    given = [
        sum(1 << cell for cell in cells),
        below,
        rules.count_forfeited(before) if is_forfeit else len(cells),
        state.prisoners[mover] - before.prisoners[mover],
        state.line_points[mover] - before.line_points[mover],
    ]
    return state, end_turns_of(before, *(np.array([value], dtype=np.int64) for value in given))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_of_every_turn_is_that_of_the_rules(players: int) -> None:
    random, ended = Random(players), 0
    for _ in range(3):
        state = begin(players, random)
        while not isinstance(turn := rules.turn(state), Over):
            state, found = play_turn(state, random)
            for field in fields(Afterstates):
                assert np.array_equal(
                    getattr(found, field.name), getattr(gather([state]), field.name)
                ), field.name
            assert bool(found.is_over()[0]) == (state.phase == "over")
            after = (state.seat + 1) % players
            assert bool(found.is_last_turn()[0]) == (
                state.last_round and after == state.starter and state.phase != "over"
            )
            assert np.roll(found.scores()[0], state.seat).tolist() == list(rules.scores(state))
        winners = [rank == 1 for rank in turn.result.ranks]
        assert np.roll(gather([state]).share_win()[0], state.seat) == pytest.approx(
            np.array(winners) / sum(winners)
        )
        ended += 1
    assert ended == 3
