"""The chance when the opponents play as masters do: their turns, played by the evaluator's own best
actions.
"""

from __future__ import annotations

from random import Random

import pytest

from colonnade.analysis.columbiz.masters import find_captures_by_masters
from colonnade.analysis.quatre_colonnes.chances import list_rival_turns
from colonnade.analysis.quatre_colonnes.masters import find_dangers_by_masters, find_sent_back
from colonnade.bots.columbiz.evaluator import ColumbizEvaluator
from colonnade.bots.quatre_colonnes.evaluator import QuatreColonnesEvaluator
from colonnade.core.game import Throw
from colonnade.games.columbiz import rules as columbiz
from colonnade.games.quatre_colonnes import rules as quatre_colonnes
from colonnade.games.quatre_colonnes.state import State
from tests.audit.quatre_colonnes import chance_sent_back, list_positions
from tests.games.columbiz.helpers import to_throw


def walk(
    state: State, seat: int, target: tuple[int, int], draws: int, evaluator: QuatreColonnesEvaluator
) -> float:
    """The chance that the token is in its workshop when the turn, or the last of the draws, is
    over.
    """
    if (
        state.seat != seat
        or state.phase in ("over", "build")
        or (state.phase == "draw" and not draws)
    ):
        return float(state.tokens[target[0]][target[1]] == 0)
    if state.phase == "play":
        return walk(
            quatre_colonnes.apply(state, evaluator.rank(state)[0].action),
            seat,
            target,
            draws,
            evaluator,
        )
    thrown = [
        (float(chance), quatre_colonnes.apply(state, roll))
        for roll, chance in quatre_colonnes.chances(state)
    ]
    valid = [(chance, after) for chance, after in thrown if after != state]  # L7.2
    left = draws - (state.phase == "draw")
    return sum(
        chance * walk(after, seat, target, left, evaluator) for chance, after in valid
    ) / sum(chance for chance, _ in valid)


def list_endangered(dice: int) -> list[tuple[State, int]]:
    """Positions in which the first token in danger of the seat to play can be sent back, and which
    it is.
    """
    found: list[tuple[State, int]] = []
    for state in list_positions(Random(dice)):
        if state.options.dice != dice or any(
            turn.phase == "relaunch" for turn in list_rival_turns(state, state.seat)
        ):
            continue
        risks = [index for index in range(4) if 0 < state.tokens[state.seat][index] <= 64]
        danger = next(
            (index for index in risks if chance_sent_back(state, state.seat, index, state.seat)),
            None,
        )
        if danger is not None:
            found.append((state, danger))
        if len(found) == 3:
            return found
    raise AssertionError


@pytest.mark.parametrize("dice", [1, 2])
def test_masters_of_les_4_colonnes_send_back_as_the_evaluator_plays(dice: int) -> None:
    evaluator, draws = QuatreColonnesEvaluator(), 3 if dice == 1 else 1
    for state, index in list_endangered(dice):
        target, spared = (state.seat, index), 1.0
        for turn in list_rival_turns(state, state.seat):
            if turn.phase == "draw":
                exact = walk(turn, turn.seat, target, draws, evaluator)
                assert find_sent_back(turn, [target], draws) == [pytest.approx(exact, abs=1e-9)]
                spared *= 1 - exact
        assert find_dangers_by_masters(state, state.seat)[index] == pytest.approx(
            1 - spared, abs=1e-9
        )


def test_masters_of_columbiz_capture_as_often_as_the_evaluator_does() -> None:
    state = to_throw(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P . . . B .
        P . . . . .
        """,
        seat=1,
    )
    chances = find_captures_by_masters([state], 0)
    random, evaluator, captured, turns = Random(3), ColumbizEvaluator(), 0, 80
    for _ in range(turns):
        at = state
        while at.seat == 1:
            turn = columbiz.turn(at)
            if isinstance(turn, Throw):
                at = columbiz.apply(
                    at, columbiz.outcome(at, [random.randint(1, 6) for _ in range(turn.dice)])
                )
            else:
                at = columbiz.apply(at, evaluator.rank(at)[0].action)
        captured += not at.discs[0] & 2
    assert set(chances) == {0, 1}
    assert 0.2 < chances[1] < 0.73  # of which the last is the chance if blue goes for nothing else
    assert captured / turns == pytest.approx(chances[1], abs=4 * (0.25 / turns) ** 0.5)


def test_masters_who_do_not_play_capture_nothing() -> None:
    assert find_captures_by_masters([], 0) == {}
