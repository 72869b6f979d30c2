"""The last turn of a game of Columbiz against brute force through the rules, which knows no plans,
no lattice and no net.
"""

from random import Random

import numpy as np
import pytest

from colonnade.bots.columbiz.endgame import solve_last_turns
from colonnade.bots.columbiz.evaluator import ColumbizEvaluator
from colonnade.bots.columbiz.features import find_afterstates
from colonnade.bots.columbiz.solver import survey
from colonnade.bots.evaluation import Shares
from colonnade.core.game import Decide, Over, Throw
from colonnade.engine.columbiz.positions import gather, select
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.state import State
from tests.bots.columbiz.brute import OPTION_SETS, drop_irrelevant
from tests.games.columbiz.helpers import LATE, begin, options, to_throw

CLOSE = 1e-9


class Brute:
    """The shares of the win under every throw and every choice that the rules list, up to the end
    of the game.
    """

    def __init__(self) -> None:
        self.known: dict[State, Shares] = {}

    def value(self, state: State) -> Shares:
        key = drop_irrelevant(state)
        if key not in self.known:
            self.known[key] = self.find(state)
        return self.known[key]

    def find(self, state: State) -> Shares:
        match rules.turn(state):
            case Over(result):
                winners = [rank == 1 for rank in result.ranks]
                return tuple(won / sum(winners) for won in winners)
            case Throw():
                chances = rules.chances(state)
                after = np.array(
                    [self.value(rules.apply(state, outcome)) for outcome in chances.outcomes]
                )
                return tuple((np.array(chances.weights) @ after / chances.total).tolist())
            case Decide(seat):
                return max(
                    (self.value(rules.apply(state, action)) for action in rules.legal(state)),
                    key=lambda shares: shares[seat],
                )


LAST_TURNS = {
    "two discs": to_throw(
        LATE,
        reserve=(2, 0),
        starter=1,
        last_round=True,
        line_points=(3, 9),
        options=options(max_discs=2),
    ),
    "a tie at best, locked dice": to_throw(
        LATE,
        reserve=(1, 0),
        starter=1,
        last_round=True,
        line_points=(2, 6),
        options=options(max_discs=1, kept_dice="locked"),
    ),
    "two rivals lead": to_throw(
        LATE,
        3,
        reserve=(1, 0, 3),
        starter=1,
        last_round=True,
        line_points=(1, 5, 5),
        options=options(3, max_discs=1),
    ),
}


@pytest.mark.parametrize("name", LAST_TURNS)
def test_the_last_turn_equals_brute_force(name: str) -> None:
    state = LAST_TURNS[name]
    brute = Brute()
    found = brute.value(state)
    assert 0.05 < found[state.seat] < 0.95  # the winner is open
    assert ColumbizEvaluator().estimate_shares(state) == pytest.approx(found, abs=CLOSE)
    assert len(brute.known) > 1000


@pytest.mark.parametrize(
    ("players", "given"),
    [(2 + place % 3, given) for place, given in enumerate((*OPTION_SETS, {}, {}))],
    ids=str,
)
def test_before_the_last_turn_judgement_and_look_ahead_agree(
    players: int, given: dict[str, object]
) -> None:
    """Look-ahead through a turn is compared with brute force elsewhere: `test_evaluator.py`,
    `brute.py`.
    """
    evaluator, random, found = ColumbizEvaluator(), Random(f"{players} {given}"), 0
    while found < 4:
        state = begin(players, **given)
        while not isinstance(turn := rules.turn(state), Over):
            if evaluator.is_horizon(state) and gather([state]).is_last_turn()[0]:
                assert evaluator.estimate_shares(state) == pytest.approx(
                    evaluator.find_shares(state), abs=CLOSE
                )
                found += 1
            if isinstance(turn, Throw):
                state = rules.apply(
                    state, rules.outcome(state, random.choices(range(1, 7), k=turn.dice))
                )
            else:
                state = rules.apply(state, rules.sample(state, random))


def test_many_last_turns_are_each_what_they_are_alone() -> None:
    state = to_throw(LATE, reserve=(2, 3), line_points=(9, 5))
    after = find_afterstates(survey(state))
    last = np.flatnonzero(after.is_last_turn())
    assert len(last) > 40
    shares = solve_last_turns(select(after, last))
    assert shares.sum(axis=1) == pytest.approx(np.ones(len(last)), abs=CLOSE)
    for row in range(0, len(last), 7):
        alone = solve_last_turns(select(after, last[row : row + 1]))
        assert alone[0] == pytest.approx(shares[row], abs=1e-12)
    assert len(set(shares[:, 0].round(4).tolist())) > 20
