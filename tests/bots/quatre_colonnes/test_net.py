"""The shipped nets of Les 4 colonnes: what they say of positions that weak players leave."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import mean

import pytest

from colonnade.analysis.review import review
from colonnade.bots.evaluation import find_evaluator
from colonnade.bots.quatre_colonnes.evaluator import QuatreColonnesEvaluator
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from tests.bots.quatre_colonnes.positions import TABLES, walk

EVERY = 11  # draws between two positions that are looked at


def find_errors(players: int, **options: object) -> Iterator[float]:
    """How much more, in percent of the win, a position is worth to the seat that is to draw one
    draw later than the net says, in games played at random.
    """
    evaluator = QuatreColonnesEvaluator()
    draws = (state for state in walk(Random(6), players, **options) if state.phase == "draw")
    for state in islice(draws, 0, None, EVERY):
        later, said = evaluator.find_shares(state), evaluator.estimate_shares(state)
        yield 100 * (later[state.seat] - said[state.seat])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_positions_of_weak_players_are_not_taken_for_worse_than_they_are(
    players: int, options: dict[str, object]
) -> None:
    count = 200 if options["dice"] == 1 else 60
    assert abs(mean(islice(find_errors(players, **options), count))) < 0.15


@pytest.mark.parametrize("level", ["random", "club"])
def test_a_review_charges_a_weak_player_what_its_decisions_cost(level: str) -> None:
    """Corrections of the review are nothing on average, also where a player is weak."""
    evaluator = find_evaluator("quatre_colonnes")
    experiment = prepare_experiment("quatre_colonnes", [level, "master"], 8, seed=1)
    corrected = [
        100 * review(play_game(experiment, index), evaluator).summaries[0].corrected
        for index in range(experiment.games)
    ]
    assert abs(mean(corrected)) < 7, "a standard error is two"


@pytest.mark.parametrize(
    ("position", "best", "played", "most"),
    [
        ("Q11ises-Y00380901G23330001-Yp0Y2-b20", "bonus Y3 20", "bonus Y2 20", 2.2),
        ("Q11ises-Y42010100G33010000-Yp0-5", "move Y2 5", "move Y1 5", 5.8),
    ],
)
def test_a_decision_is_not_charged_more_than_it_cost_when_played_on(
    position: str, best: str, played: str, most: float
) -> None:
    """Decisions that were once charged 5.0 and 7.1 points; played on to the end, over and over,
    they cost 0.6 ± 0.8 and 1.6 ± 2.1. At most: two standard errors more.
    """
    game = GAMES["quatre_colonnes"]
    state = game.from_position(position)
    ranked = QuatreColonnesEvaluator().rank(state)
    shares = {str(option.action): 100 * option.shares[state.seat] for option in ranked}
    assert shares[best] - shares[played] < most
