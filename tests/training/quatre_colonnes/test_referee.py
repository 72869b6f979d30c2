"""The referee of Les 4 colonnes training: what the rules would not do is found, wherever it is."""

from typing import Any

import numpy as np
import pytest

from colonnade.engine.quatre_colonnes.positions import BY_NET, LOG, Records
from colonnade.training.quatre_colonnes.referee import Referee
from colonnade.training.quatre_colonnes.starts import begin
from colonnade.training.referee import Difference, RefereeProcess

NOBODY = 255
# yellow throws a five and leaves its workshop, the only legal use
FIVE, OUT = [0, NOBODY, 5, 0], [1 + 8, 0, 5, NOBODY]


def step(events: list[list[int]], **after: Any) -> Records:
    """One step of a game that has just begun, as the batch tells it; after it green throws, unless
    log otherwise.
    """
    log = np.zeros((1, 1), dtype=LOG)
    log["before"] = log["after"] = begin(2, 1, False, 0, [BY_NET] * 4)
    log["after"]["seat"] = 1
    for name, value in after.items():
        log["after"][name] = value
    log["count"] = len(events)
    log["events"][0, 0, : len(events)] = events
    return log


ONE_OUT = np.array([[1, 0, 0, 0], *[[0, 0, 0, 0]] * 3])


def test_a_step_that_keeps_the_rules_is_counted() -> None:
    referee = Referee(1)
    referee.replay(step([FIVE, OUT], tokens=ONE_OUT))
    assert referee.events == 2
    assert referee.states[0] is not None
    assert referee.states[0].tokens[0] == (1, 0, 0, 0)


def test_steps_may_come_as_bytes() -> None:
    referee = Referee(1)
    referee.replay(step([FIVE, OUT], tokens=ONE_OUT).view(np.uint8).reshape(1, 1, -1))
    assert referee.events == 2


@pytest.mark.parametrize(
    ("log", "what"),
    [
        (step([FIVE, OUT]), "the batch is at"),
        (step([FIVE, OUT], tokens=ONE_OUT, seat=0), "the batch is at"),
        (step([FIVE, OUT], tokens=ONE_OUT, sixes=1), "the batch is at"),
        (step([FIVE, [2 + 8, 0, 5, NOBODY]]), "the rules refuse"),
        (step([[0, NOBODY, 5, 5], OUT]), "the rules refuse"),
        (step([FIVE, [1 + 16, 0, 5, NOBODY]]), "2 legal uses in the batch and 1 on the rules"),
    ],
)
def test_one_difference_ends_the_run(log: Records, what: str) -> None:
    with pytest.raises(Difference, match=what):
        Referee(1).replay(log)


def test_a_step_must_begin_where_the_last_one_ended() -> None:
    referee = Referee(1)
    first = step([FIVE, OUT], tokens=ONE_OUT)
    referee.replay(first)
    with pytest.raises(Difference, match="the rules are at"):
        referee.replay(first)


def test_a_new_game_begins_with_nothing_on_the_board() -> None:
    log = step([[0, NOBODY, 3, 0]])
    log["before"]["tokens"][0, 0, 0, 0] = 4
    with pytest.raises(Difference, match="the rules are at"):
        Referee(1).replay(log)


def test_the_referee_works_in_a_process_of_its_own() -> None:
    watch = RefereeProcess(Referee, 1)
    watch.send(step([FIVE, OUT], tokens=ONE_OUT))
    assert watch.check(wait=True) == 2
    watch = RefereeProcess(Referee, 1)
    watch.send(step([FIVE, OUT]))
    with pytest.raises(Difference, match="the batch is at"):
        watch.check(wait=True)
