"""The referee of training: what the rules would not do is found, wherever it is."""

import numpy as np
import pytest

from colonnade.engine.columbiz.kernels import BLOCKS, SINGLES
from colonnade.engine.columbiz.lattice import LATTICE
from colonnade.engine.columbiz.plans import find_plans
from colonnade.training.columbiz.referee import Referee, read_row
from colonnade.training.referee import Difference, RefereeProcess
from tests.games.columbiz.helpers import dice

OPTIONS = [{"max_discs": 4, "kept_dice": "free", "beyond_twelve": "extend"}]


def row(**changed: object) -> np.ndarray:
    """Purple stops on its first throw and places 5-3 and 3-2; as the batch tells it, from the seat
    that throws next.
    """
    throw, cells = LATTICE.index[dice("1 2 3 3 5 5 5 6")], 1 << 26 | 1 << 13
    plan = int(np.flatnonzero(find_plans().masks == cells)[0])
    log: dict[str, object] = {
        "first_throw": throw,
        "first_keep": throw,
        "second_throw": throw,
        "second_keep": throw,
        "dice": throw,
        "plan": plan,
        "over": 0,
        "last_round": 0,
        "starter": 1,
        "discs": [0, cells],
        "reserve": [18, 16],
        "prisoners": [0, 0],
        "line_points": [0, 0],
        "scores": [0, 0],
        **changed,
    }
    values = [log[name] for name in SINGLES] + [value for name in BLOCKS for value in log[name]]  # type: ignore[attr-defined]
    return np.array([values], dtype=np.int64)


def test_a_turn_that_keeps_the_rules_is_counted() -> None:
    referee = Referee(2, OPTIONS)
    referee.replay(row())
    assert referee.events == 5  # roll, stop, two places, done
    assert referee.states[0].seat == 1


def test_a_row_is_read_by_name() -> None:
    log = read_row(row()[0])
    assert log["reserve"] == [18, 16]
    assert log["starter"] == 1


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"reserve": [18, 15]}, "reserve is"),
        ({"discs": [0, 1 << 26]}, "discs is"),
        ({"line_points": [0, 1]}, "line_points is"),
        ({"last_round": 1}, "last_round is"),
        ({"plan": 36}, "the rules refuse"),
        ({"plan": 0}, "the rules refuse"),
        ({"first_keep": LATTICE.index[dice("4")]}, "the rules refuse"),
    ],
)
def test_one_difference_ends_the_run(changed: dict[str, object], what: str) -> None:
    with pytest.raises(Difference, match=what):
        Referee(2, OPTIONS).replay(row(**changed))


def test_the_referee_works_in_a_process_of_its_own() -> None:
    watch = RefereeProcess(Referee, 2, OPTIONS)
    watch.send(row())
    assert watch.check(wait=True) == 5
    watch = RefereeProcess(Referee, 2, OPTIONS)
    watch.send(row(reserve=[18, 15]))
    with pytest.raises(Difference, match="reserve is"):
        watch.check(wait=True)
