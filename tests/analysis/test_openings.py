"""Opening tables: every first throw, by the evaluator."""

import re
from pathlib import Path

import pytest

from colonnade.analysis.openings import Opening, find_first_throw, find_openings
from colonnade.bots.evaluation import find_evaluator
from colonnade.core.errors import BadOption
from colonnade.core.game import Throw
from colonnade.core.setup import check_setup, default_first
from colonnade.games import GAMES
from tests.scripts import load_script

ROOT = Path(__file__).parents[2]
COLUMBIZ = GAMES["columbiz"]


@pytest.fixture(scope="module")
def openings() -> tuple[Opening, ...]:
    return find_openings(COLUMBIZ, 2)


def test_every_first_throw_of_columbiz_is_there(openings: tuple[Opening, ...]) -> None:
    assert len({opening.roll for opening in openings}) == 1287
    assert sum(opening.chance for opening in openings) == pytest.approx(1)
    chances = {opening.roll: opening.chance for opening in openings}
    assert chances["roll 1 2 3 3 5 5 5 6"] == pytest.approx(3360 / 6**8)


def test_the_mean_of_all_throws_is_the_value_before_them(openings: tuple[Opening, ...]) -> None:
    colours, options = check_setup(COLUMBIZ, 2, None, {})
    state = find_first_throw(COLUMBIZ, COLUMBIZ.initial(options, COLUMBIZ.seats(colours, None)))
    turn = COLUMBIZ.turn(state)
    assert isinstance(turn, Throw)
    value = find_evaluator("columbiz").find_shares(state)[turn.seat]
    mean = sum(opening.chance * opening.share for opening in openings)
    assert mean == pytest.approx(value, abs=1e-9)


def test_actions_are_in_order_and_the_best_is_the_value(openings: tuple[Opening, ...]) -> None:
    for opening in openings:
        shares = [share for _, share in opening.ranked]
        assert shares == sorted(shares, reverse=True)
        assert shares[0] == opening.share
        assert opening.best == opening.ranked[0][0]
    eights = next(some for some in openings if some.roll == "roll 3 3 3 3 4 4 4 4")
    assert "stop" in dict(eights.ranked)


def test_a_throw_may_leave_nothing_to_decide() -> None:
    found = {opening.roll: opening for opening in find_openings(GAMES["quatre_colonnes"], 2)}
    assert len(found) == 6
    assert found["roll 5"].best == "exit Y1 5"
    assert found["roll 1"].best is None
    assert found["roll 5"].share > found["roll 1"].share


def test_a_number_of_players_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption):
        find_openings(COLUMBIZ, 5)


def test_every_game_with_throws_has_openings() -> None:
    for game in GAMES.values():
        colours, options = check_setup(game, game.players[0], None, {})
        first = find_first_throw(
            game, game.initial(options, game.seats(colours, default_first(game)))
        )
        assert isinstance(game.turn(first), Throw)


def test_the_page_has_every_throw(openings: tuple[Opening, ...]) -> None:
    lines = (ROOT / "docs" / "openings.md").read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if re.match(r"\| [1-6]( [1-6]){7} \|", line)]
    assert len(rows) == 1287
    script = load_script(ROOT / "docs" / "make_openings.py")
    for opening, row in list(zip(openings, rows, strict=True))[::40]:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[0] == opening.roll[5:]
        assert float(cells[3]) == pytest.approx(100 * opening.share, abs=0.011)
        if float(cells[4]) > 0.01:  # equal keeps may change places on another machine
            assert cells[2] == script.describe_keep(opening)
