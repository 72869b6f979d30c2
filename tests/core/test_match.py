"""A match advances a game, and refuses wrong seat, stale and finished with distinct errors. A throw
is never taken back.
"""

from __future__ import annotations

import pytest

from colonnade.core.dice import FairDice, ScriptedDice
from colonnade.core.errors import (
    BadDice,
    BadRecord,
    Finished,
    Illegal,
    NothingToTakeBack,
    NotYourTurn,
    Stale,
)
from colonnade.core.game import Decide, Over, Throw
from colonnade.core.match import Match
from colonnade.core.record import Note
from tests.toy.stones.rules import DONE, NAMES, STONES, TAKE, Action, State


def table(*throws: int, stones: int = 9, dice: FairDice | None = None) -> Match[State, Action]:
    options = STONES.options_type.resolve({"stones": stones}, 2)
    return Match(
        STONES,
        options,
        STONES.seats(NAMES[:2], None),
        dice or ScriptedDice([(face,) for face in throws]),
        ("Ana", "bot:random"),
    )


def throw(match: Match[State, Action]) -> Action:
    """Play the next throw of the match's own dice."""
    turn = match.turn
    return match.throw(match.dice.throw(turn.dice) if isinstance(turn, Throw) else ())


def finished() -> Match[State, Action]:
    match = table(3, stones=3)
    throw(match)
    for action in (TAKE, TAKE, TAKE, DONE):
        match.act(0, action)
    return match


def test_a_match_begins_with_the_first_throw() -> None:
    match = table(4)
    assert (match.turn, match.revision, match.events, match.result) == (Throw(0, 1), 0, [], None)


def test_throws_and_acts_advance_the_game() -> None:
    match = table(2, 5)
    assert str(throw(match)) == "roll 2"
    match.act(0, TAKE)
    match.act(0, DONE)
    assert match.turn == Throw(1, 1)
    assert (match.state.stones, match.revision, [str(event) for event in match.events]) == (
        8,
        3,
        ["roll 2", "take", "done"],
    )


def test_who_is_not_to_decide_is_told_so() -> None:
    match = table(2)
    with pytest.raises(NotYourTurn, match=r"error-match-throw-first colour=white"):
        match.act(0, TAKE)
    with pytest.raises(NotYourTurn, match=r"error-match-not-your-turn colour=white"):
        match.act(1, TAKE)
    throw(match)
    with pytest.raises(NotYourTurn, match=r"error-match-not-your-turn colour=white"):
        match.act(1, TAKE)
    with pytest.raises(NotYourTurn, match=r"error-match-decide-first colour=white"):
        throw(match)


def test_an_illegal_action_changes_nothing() -> None:
    match = table(2)
    throw(match)
    with pytest.raises(Illegal) as refused:
        match.act(0, DONE)
    assert (refused.value.refusal.clause, match.revision, match.turn) == ("S3", 1, Decide(0))


def test_an_action_for_a_position_that_has_passed_is_stale() -> None:
    match = table(2)
    throw(match)
    match.act(0, TAKE, revision=1)
    with pytest.raises(Stale, match="error-match-stale expected=2 given=1"):
        match.act(0, TAKE, revision=1)
    assert match.state.taken == 1


def test_stale_comes_before_not_your_turn_so_that_a_late_click_is_called_late() -> None:
    match = table(1)
    throw(match)
    match.act(0, TAKE)
    match.act(0, DONE)
    with pytest.raises(Stale):
        match.act(0, TAKE, revision=1)


def test_after_the_end_everything_is_refused_as_finished() -> None:
    match = finished()
    assert isinstance(match.turn, Over)
    for attempt in (
        lambda: match.throw((3,)),
        lambda: match.act(0, TAKE),
        lambda: match.act(0, TAKE, revision=0),
        lambda: match.take_back(0),
    ):
        with pytest.raises(Finished, match="error-match-finished"):
            attempt()


@pytest.mark.parametrize("faces", [(), (1, 2), (0,), (7,), ("3",)])
def test_faces_that_the_dice_cannot_show_are_refused_and_change_nothing(
    faces: tuple[int, ...],
) -> None:
    match = table()
    with pytest.raises(BadDice):
        match.throw(faces)
    assert (match.revision, match.events) == (0, [])


def test_a_copy_goes_on_without_the_original() -> None:
    match = table(2)
    throw(match)
    twin = match.copy()
    twin.act(0, TAKE)
    twin.note("hinted white")
    assert (match.revision, len(match.events), match.can_take_back, match.notes) == (
        1,
        1,
        False,
        [],
    )
    assert (twin.revision, len(twin.events), twin.can_take_back) == (2, 2, True)


def test_dice_that_cannot_be_thrown_change_nothing() -> None:
    match = table()
    with pytest.raises(BadDice):
        throw(match)
    assert (match.revision, match.events) == (0, [])


# Taking back


def test_the_decisions_since_the_last_throw_can_be_taken_back() -> None:
    match = table(3)
    throw(match)
    match.act(0, TAKE)
    match.act(0, TAKE)
    assert match.can_take_back
    assert (match.take_back(0), match.take_back(0)) == (TAKE, TAKE)
    assert (match.state.stones, match.turn, [str(event) for event in match.events]) == (
        9,
        Decide(0),
        ["roll 3"],
    )


def test_a_throw_is_never_taken_back() -> None:
    match = table(3)
    throw(match)
    assert not match.can_take_back
    with pytest.raises(NothingToTakeBack):
        match.take_back(0)


def test_a_turn_that_has_passed_on_is_never_taken_back() -> None:
    match = table(3, 3)
    throw(match)
    match.act(0, TAKE)
    match.act(0, DONE)
    assert not match.can_take_back
    with pytest.raises(NotYourTurn):
        match.take_back(0)
    with pytest.raises(NothingToTakeBack):
        match.take_back(1)


def test_nobody_takes_back_for_another() -> None:
    match = table(3)
    throw(match)
    match.act(0, TAKE)
    with pytest.raises(NotYourTurn):
        match.take_back(1)


def test_taking_back_makes_the_revision_grow() -> None:
    match = table(3)
    throw(match)
    match.act(0, TAKE)
    match.take_back(0)
    assert match.revision == 3
    with pytest.raises(Stale):
        match.act(0, TAKE, revision=1)


def test_what_was_noted_is_known_until_the_turn_ends() -> None:
    match = table(2, 5)
    assert not match.has_noted("hinted white")
    match.note("hinted white")
    throw(match)
    match.act(0, TAKE)
    match.take_back(0)
    assert match.has_noted("hinted white")
    assert not match.has_noted("hinted black")
    assert Match.resume(STONES, match.record(), ScriptedDice([])).has_noted("hinted white")
    match.act(0, TAKE)
    match.act(0, DONE)
    assert not match.has_noted("hinted white")
    assert not Match.resume(STONES, match.record(), ScriptedDice([])).has_noted("hinted white")


def test_a_note_on_what_was_taken_back_stays_within_the_game() -> None:
    match = table(3)
    throw(match)
    match.act(0, TAKE)
    match.note("the clock ran out")
    match.take_back(0)
    assert match.record().notes == (Note(1, "the clock ran out"),)
    match.record().check(STONES)


# The record of a match


def test_the_record_tells_the_game() -> None:
    record = finished().record()
    assert record.events == ("roll 3", "take", "take", "take", "done")
    assert record.result == {"ranks": [1, 2], "scores": None, "reason": "stones-last"}
    assert (record.names, record.colours, record.first) == (
        ("Ana", "bot:random"),
        ("white", "black"),
        0,
    )
    record.check(STONES)


def test_the_record_of_a_game_that_goes_on_has_no_result_and_no_secret() -> None:
    match = table(dice=FairDice.from_seed(2, 1))
    throw(match)
    record = match.record()
    assert record.result is None
    assert record.dice["secret"] is None
    assert "seed" not in record.dice
    record.check(STONES)


def test_a_match_goes_on_where_a_record_stands() -> None:
    match = table(3)
    throw(match)
    match.act(0, TAKE)
    match.note("a pause")
    again = Match.resume(STONES, match.record(), ScriptedDice([(1,)]))
    assert again.record() == match.record()
    assert again.take_back(0) == TAKE
    again.act(0, TAKE)
    again.act(0, DONE)
    assert str(throw(again)) == "roll 1"


def test_a_match_does_not_go_on_from_a_record_that_does_not_hold() -> None:
    match = table(3)
    throw(match)
    match.events.append(DONE)
    with pytest.raises(BadRecord, match="ply 2"):
        Match.resume(STONES, match.record(), ScriptedDice())
