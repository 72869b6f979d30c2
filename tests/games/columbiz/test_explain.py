"""For every action that can be spelled and is not possible now: the clause, the message and its
arguments, at every kind of turn.
"""

import pytest

from colonnade.core.errors import Illegal
from colonnade.games.columbiz import notation, rules
from colonnade.games.columbiz.refusals import Reason
from colonnade.games.columbiz.state import State
from tests.games.columbiz.helpers import (
    GAME,
    begin,
    options,
    play,
    to_keep,
    to_place,
    to_throw,
    why_not,
)

FACES = "1 2 3 3 5 5 5 6"
EIGHT = "1 1 1 1 1 1 1 1"
COLUMN = "P . . . . .\n" * 6

START = begin(3)
TIED = play(begin(3), "start 6 1 6")
FIRST_THROW = to_throw(seat=1, starter=1)
SECOND_THROW = play(to_keep(FACES), "keep 5 5 5")
LAST_DIE = play(to_keep(FACES, throws=2), "keep 1 2 3 3 5 5 5")
KEEPING = to_keep(FACES)
STUCK = to_keep(EIGHT, COLUMN, throws=2)
LOCKED = to_keep(FACES, kept=(1, 5, 5), throws=2, options=options(kept_dice="locked"))
STOPPED = to_place(FACES, throws=1)
PLACING = to_place(FACES)
PLACED = play(PLACING, "place 5-3")
MOST = play(to_place(FACES, options=options(max_discs=2)), "place 1-1", "place 2-1")
EMPTIED = play(to_place(FACES, reserve=(1, 18)), "place 1-1")
MOST_AND_EMPTIED = play(to_place(FACES, reserve=(1, 18), options=options(max_discs=1)), "place 1-1")
FORFEITING = to_place(EIGHT, COLUMN, reserve=(2, 18))
OVER = to_throw(phase="over", last_round=True, reserve=(0, 3))

REFUSALS: list[tuple[State, str, str]] = [
    # the starting throw
    (START, "start", "C1.3 start-count expected=3 given=0"),
    (START, "start 1 2", "C1.3 start-count expected=3 given=2"),
    (START, "start 1 2 3 4", "C1.3 start-count expected=3 given=4"),
    (START, "start - 2 3", "C1.3 start-throws colour=purple"),
    (START, "start 1 2 -", "C1.3 start-throws colour=grey"),
    (START, "start - - -", "C1.3 start-throws colour=purple"),
    (START, "roll 1 1 1 1 1 1 1 1", "C1.3 start-first"),
    (START, "roll 1 2 3", "C1.3 start-first"),
    (START, "keep", "C1.3 start-first"),
    (START, "stop", "C1.3 start-first"),
    (START, "place 1-1", "C1.3 start-first"),
    (START, "done", "C1.3 start-first"),
    (START, "forfeit", "C1.3 start-first"),
    (TIED, "start 5 3 1", "C1.3 start-waits colour=blue"),
    (TIED, "start 5 - -", "C1.3 start-throws colour=grey"),
    (TIED, "start 5 1", "C1.3 start-count expected=3 given=2"),
    # a throw is due
    (FIRST_THROW, "start 1 2", "C1.3 start-decided colour=blue"),
    (FIRST_THROW, "roll", "C2.1 roll-count expected=8 given=0"),
    (FIRST_THROW, "roll 1 1 1 1 1 1 1", "C2.1 roll-count expected=8 given=7"),
    (FIRST_THROW, "roll 1 1 1 1 1 1 1 1 1", "C2.1 roll-count expected=8 given=9"),
    (FIRST_THROW, "keep", "C2.1 throw-first count=8"),
    (FIRST_THROW, "stop", "C2.1 throw-first count=8"),
    (FIRST_THROW, "place 1-1", "C2.1 throw-first count=8"),
    (FIRST_THROW, "done", "C2.1 throw-first count=8"),
    (FIRST_THROW, "forfeit", "C2.1 throw-first count=8"),
    (SECOND_THROW, "roll 1 1 1 1", "C2.2 roll-count expected=5 given=4"),
    (SECOND_THROW, "roll 1 1 1 1 1 1 1 1", "C2.2 roll-count expected=5 given=8"),
    (SECOND_THROW, "keep 5 5 5", "C2.2 throw-first count=5"),
    (SECOND_THROW, "stop", "C2.2 throw-first count=5"),
    (SECOND_THROW, "place 5-3", "C2.2 throw-first count=5"),
    (SECOND_THROW, "done", "C2.2 throw-first count=5"),
    (SECOND_THROW, "forfeit", "C2.2 throw-first count=5"),
    (SECOND_THROW, "start 1 2", "C1.3 start-decided colour=purple"),
    (LAST_DIE, "roll 1 2", "C2.2 roll-count expected=1 given=2"),
    (LAST_DIE, "stop", "C2.2 throw-first count=1"),
    # after the first or second throw
    (KEEPING, "start 1 2", "C1.3 start-decided colour=purple"),
    (KEEPING, "roll 1 1 1 1 1 1 1 1", "C2.2 roll-early"),
    (KEEPING, "roll", "C2.2 roll-early"),
    (KEEPING, "keep 4", "C2.2 keep-lacks face=4 count=0"),
    (KEEPING, "keep 1 1", "C2.2 keep-lacks face=1 count=1"),
    (KEEPING, "keep 3 3 3 4", "C2.2 keep-lacks face=3 count=2"),
    (KEEPING, "keep 5 5 5 5 6 6", "C2.2 keep-lacks face=5 count=3"),
    (KEEPING, "keep 1 2 3 3 5 5 5 6", "C2.2 keep-all"),
    (KEEPING, "keep 1 2 3 3 5 5 6 6", "C2.2 keep-lacks face=6 count=1"),
    (KEEPING, "keep 1 2 3 3 5 5 5 6 6", "C2.2 keep-lacks face=6 count=1"),
    (KEEPING, "place 5-3", "C2.2 place-early"),
    (KEEPING, "done", "C3.6 done-early"),
    (KEEPING, "forfeit", "C3.7 forfeit-early"),
    (STUCK, "stop", "C2.4 stop-nothing"),
    (STUCK, "keep 1 1 1 1 1 1 1 1", "C2.2 keep-all"),
    (STUCK, "place 1-1", "C2.2 place-early"),
    (STUCK, "done", "C3.6 done-early"),
    (STUCK, "forfeit", "C3.7 forfeit-early"),
    (LOCKED, "keep", "C2.3 dice-locked dice=1 5 5 count=3"),
    (LOCKED, "keep 1 5", "C2.3 dice-locked dice=1 5 5 count=3"),
    (LOCKED, "keep 2 3 3 5 5 5 6", "C2.3 dice-locked dice=1 5 5 count=3"),
    (LOCKED, "keep 1 2 3 3 5 5 5 6", "C2.2 keep-all"),
    (LOCKED, "keep 4", "C2.2 keep-lacks face=4 count=0"),
    # placing
    (STOPPED, "start 1 2", "C1.3 start-decided colour=purple"),
    (STOPPED, "roll 1 1 1 1 1 1 1 1", "C2.2 dice-lie"),
    (STOPPED, "keep 5 5 5", "C2.2 dice-lie"),
    (STOPPED, "stop", "C2.2 dice-lie"),
    (PLACING, "roll 1 1 1 1 1 1 1 1", "C2.5 dice-lie"),
    (PLACING, "keep 5 5 5", "C2.5 dice-lie"),
    (PLACING, "keep 4", "C2.5 dice-lie"),
    (PLACING, "stop", "C2.5 dice-lie"),
    (PLACING, "place 4-1", "C3.3 dice-short cell=4-1 face=4 needed=1 left=0"),
    (PLACING, "place 5-4", "C3.3 dice-short cell=5-4 face=5 needed=4 left=3"),
    (PLACING, "place 6-6", "C3.3 dice-short cell=6-6 face=6 needed=6 left=1"),
    (PLACING, "done", "C3.6 done-early"),
    (PLACING, "forfeit", "C3.7 forfeit-possible cell=1-1"),
    (PLACED, "place 5-3", "C3.2 cell-occupied cell=5-3 colour=purple"),
    (PLACED, "place 5-2", "C3.3 dice-short cell=5-2 face=5 needed=2 left=0"),
    (PLACED, "forfeit", "C3.7 forfeit-placed"),
    (MOST, "place 3-1", "C3.1 place-most count=2"),
    (MOST, "place 1-1", "C3.1 place-most count=2"),
    (EMPTIED, "place 3-1", "C3.1 reserve-empty"),
    (EMPTIED, "place 1-1", "C3.1 reserve-empty"),
    (MOST_AND_EMPTIED, "place 3-1", "C3.1 place-most count=1"),
    (FORFEITING, "place 1-1", "C3.2 cell-occupied cell=1-1 colour=purple"),
    (FORFEITING, "place 2-1", "C3.3 dice-short cell=2-1 face=2 needed=1 left=0"),
    (FORFEITING, "done", "C3.7 must-forfeit count=2"),
    (FORFEITING, "stop", "C2.5 dice-lie"),
    # after the end
    (OVER, "start 1 2", "C4.1 over"),
    (OVER, "roll 1 1 1 1 1 1 1 1", "C4.1 over"),
    (OVER, "keep", "C4.1 over"),
    (OVER, "stop", "C4.1 over"),
    (OVER, "place 1-1", "C4.1 over"),
    (OVER, "done", "C4.1 over"),
    (OVER, "forfeit", "C4.1 over"),
]


@pytest.mark.parametrize(
    ("state", "text", "said"),
    REFUSALS,
    ids=[f"{state.phase}: {text}: {said}" for state, text, said in REFUSALS],
)
def test_every_refusal_has_its_clause_and_its_reason(state: State, text: str, said: str) -> None:
    assert why_not(state, text) == said


@pytest.mark.parametrize(("state", "text", "said"), REFUSALS[::7])
def test_apply_refuses_by_the_same_reason(state: State, text: str, said: str) -> None:
    with pytest.raises(Illegal) as error:
        play(state, text)
    refusal = error.value.refusal
    assert refusal == rules.explain(state, notation.parse(text))
    assert refusal.clause == said.split()[0]
    assert str(error.value) == f"illegal: '{text}': {refusal} at {GAME.position(state)}"


def test_every_refusal_of_the_rules_is_in_this_table() -> None:
    written = {(reason.clause, reason.key.removeprefix("columbiz-")) for reason in Reason}
    said = {tuple(said.split()[:2]) for _, _, said in REFUSALS}
    # a duty only: an action is refused by its cell and dice
    assert written - said == {("C3.3", "place-nothing")}


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (START, "start 1 2 3"),
        (TIED, "start 5 - 1"),
        (FIRST_THROW, "roll 1 1 1 1 1 1 1 1"),
        (SECOND_THROW, "roll 1 1 1 1 1"),
        (LAST_DIE, "roll 6"),
        (KEEPING, "keep"),
        (KEEPING, "keep 1 2 3 3 5 5 5"),
        (KEEPING, "stop"),
        (LOCKED, "keep 1 5 5"),
        (LOCKED, "keep 1 5 5 6"),
        (LOCKED, "stop"),
        (STUCK, "keep 1"),
        (STOPPED, "place 5-3"),
        (PLACING, "place 1-1"),
        (PLACED, "done"),
        (MOST, "done"),
        (EMPTIED, "done"),
        (FORFEITING, "forfeit"),
    ],
)
def test_what_is_possible_is_not_refused(state: State, text: str) -> None:
    assert why_not(state, text) is None
