"""C2 Throwing."""

from itertools import combinations

import pytest

from colonnade.core.game import Decide, Throw
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.dice import find_lack, format_dice, join, remove
from tests.games.columbiz.helpers import (
    dice,
    duty,
    legal,
    options,
    play,
    story,
    to_keep,
    to_place,
    to_throw,
    why_not,
)

# With 1 2 3 4 5 6 6 6 nothing can be placed here; with one disc less in column 6 it could.
TAKEN = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . B
    . . . . . B
    P B P B P B
"""
NEARLY_TAKEN = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . B
    P B P B P B
"""


def test_c2_1_a_turn_begins_with_a_throw_of_all_eight_dice() -> None:
    assert rules.turn(to_throw()) == Throw(0, 8)
    assert rules.turn(to_throw(seat=1)) == Throw(1, 8)


def test_c2_1_the_thrown_dice_lie_ascending() -> None:
    assert str(rules.outcome(to_throw(), (6, 5, 3, 5, 1, 5, 2, 3))) == "roll 1 2 3 3 5 5 5 6"


def test_c2_1_after_the_first_throw_the_player_decides() -> None:
    state = play(to_throw(seat=1), "roll 1 2 3 3 5 5 5 6")
    assert (state.phase, state.dice, state.kept, state.spent, state.throws) == (
        "keep",
        dice("1 2 3 3 5 5 5 6"),
        (),
        (),
        1,
    )
    assert rules.turn(state) == Decide(1)


def test_c2_1_a_throw_is_told() -> None:
    assert story(to_throw(), "roll 1 2 3 3 5 5 5 6") == [
        "C2.1 thrown colour=purple dice=1 2 3 3 5 5 5 6 count=8"
    ]


def test_c2_2_the_player_keeps_some_dice_and_throws_the_others() -> None:
    state = play(to_keep("1 2 3 3 5 5 5 6"), "keep 5 5 5")
    assert (state.phase, state.dice, state.kept, state.throws) == (
        "throw",
        dice("1 2 3 3 5 5 5 6"),
        (5, 5, 5),
        1,
    )
    assert rules.turn(state) == Throw(0, 5)


def test_c2_2_the_second_throw_joins_the_kept_dice() -> None:
    state = play(to_keep("1 2 3 3 5 5 5 6"), "keep 5 5 5", "roll 1 2 4 5 6")
    assert (state.phase, state.dice, state.kept, state.throws) == (
        "keep",
        dice("1 2 4 5 5 5 5 6"),
        (5, 5, 5),
        2,
    )


def test_c2_2_a_keep_is_told() -> None:
    assert story(to_keep("1 2 3 3 5 5 5 6", seat=1), "keep 3 5 5") == [
        "C2.2 kept colour=blue dice=3 5 5 count=3"
    ]
    assert story(to_keep("1 2 3 3 5 5 5 6"), "keep") == ["C2.2 kept colour=purple dice= count=0"]


def test_c2_2_a_later_throw_is_told() -> None:
    state = play(to_keep("1 2 3 3 5 5 5 6"), "keep 1 2 3 3 5 5")
    assert story(state, "roll 1 4") == ["C2.2 thrown colour=purple dice=1 4 count=2"]


def test_c2_2_keep_alone_throws_all_eight_again() -> None:
    assert rules.turn(play(to_keep("1 2 3 3 5 5 5 6"), "keep")) == Throw(0, 8)


def test_c2_2_any_proper_part_of_the_dice_can_be_kept() -> None:
    faces = "1 2 3 3 5 5 5 6"
    parts = {part for count in range(8) for part in combinations(dice(faces), count)}
    keeps = [
        " ".join(["keep", *map(str, part)])
        for part in sorted(parts, key=lambda part: (len(part), part))
    ]
    assert legal(to_keep(faces)) == [*keeps, "stop"]


def test_c2_2_keeps_are_listed_by_number_then_in_order() -> None:
    assert legal(to_keep("1 1 1 1 1 1 1 2"))[:5] == [
        "keep",
        "keep 1",
        "keep 2",
        "keep 1 1",
        "keep 1 2",
    ]
    assert legal(to_keep("1 1 1 1 1 1 1 2"))[-3:] == [
        "keep 1 1 1 1 1 1 1",
        "keep 1 1 1 1 1 1 2",
        "stop",
    ]


def test_c2_2_keeping_all_eight_is_stopping() -> None:
    state = play(to_keep("1 2 3 3 5 5 5 6"), "stop")
    assert (state.phase, state.dice, state.kept, state.throws) == (
        "place",
        dice("1 2 3 3 5 5 5 6"),
        (),
        1,
    )
    assert rules.turn(state) == Decide(0)


def test_c2_2_after_stopping_the_last_keep_is_remembered() -> None:
    assert play(to_keep("1 2 3 3 5 5 5 6"), "keep 5 5", "roll 1 1 1 1 1 1", "stop").kept == (5, 5)


def test_c2_2_stopping_is_told() -> None:
    assert story(to_keep("1 2 3 3 5 5 5 6"), "stop") == ["C2.2 stopped colour=purple"]


def test_c2_2_one_die_can_be_thrown_alone() -> None:
    state = play(to_keep("1 2 3 3 5 5 5 6"), "keep 1 2 3 3 5 5 5")
    assert rules.turn(state) == Throw(0, 1)
    assert play(state, "roll 5").dice == dice("1 2 3 3 5 5 5 5")


def test_c2_3_a_kept_die_may_be_taken_back_and_thrown_again() -> None:
    state = to_keep("1 2 4 5 5 5 5 6", kept=(5, 5, 5), throws=2)
    assert "keep 1 2" in legal(state)
    assert why_not(state, "keep 1 2") is None
    assert rules.turn(play(state, "keep 1 2")) == Throw(0, 6)


def test_c2_3_locked_each_keep_contains_the_previous_one() -> None:
    state = to_keep(
        "1 2 4 5 5 5 5 6", kept=(5, 5, 5), throws=2, options=options(kept_dice="locked")
    )
    free = (1, 2, 4, 5, 6)
    parts = {join((5, 5, 5), part) for count in range(5) for part in combinations(free, count)}
    keeps = [
        " ".join(["keep", *map(str, part)])
        for part in sorted(parts, key=lambda part: (len(part), part))
    ]
    assert legal(state) == [*keeps, "stop"]


def test_c2_3_locked_dice_cannot_be_thrown_again() -> None:
    state = to_keep(
        "1 2 4 5 5 5 5 6", kept=(5, 5, 5), throws=2, options=options(kept_dice="locked")
    )
    assert why_not(state, "keep 5 5 6") == "C2.3 dice-locked dice=5 5 5 count=3"
    assert why_not(state, "keep") == "C2.3 dice-locked dice=5 5 5 count=3"


def test_c2_3_locked_adding_none_is_allowed() -> None:
    state = to_keep(
        "1 2 4 5 5 5 5 6", kept=(5, 5, 5), throws=2, options=options(kept_dice="locked")
    )
    assert why_not(state, "keep 5 5 5") is None
    assert rules.turn(play(state, "keep 5 5 5")) == Throw(0, 5)


def test_c2_3_locked_dice_are_a_duty() -> None:
    state = to_keep(
        "1 2 4 5 5 5 5 6", kept=(5, 5, 5), throws=2, options=options(kept_dice="locked")
    )
    assert duty(state) == "C2.3 dice-locked dice=5 5 5 count=3"
    assert rules.locked_dice(state) == (5, 5, 5)


def test_c2_3_no_duty_where_nothing_was_kept() -> None:
    state = to_keep("1 2 4 5 5 5 5 6", throws=2, options=options(kept_dice="locked"))
    assert duty(state) is None


def test_c2_3_no_duty_where_kept_dice_are_free() -> None:
    state = to_keep("1 2 4 5 5 5 5 6", kept=(5, 5, 5), throws=2)
    assert duty(state) is None
    assert rules.locked_dice(state) == ()


def test_c2_4_no_stopping_while_nothing_could_be_placed() -> None:
    state = to_keep("1 2 3 4 5 6 6 6", TAKEN)
    assert "stop" not in legal(state)
    assert why_not(state, "stop") == "C2.4 stop-nothing"
    assert duty(state) == "C2.4 stop-nothing"


def test_c2_4_one_open_cell_is_enough_to_stop() -> None:
    state = to_keep("1 2 3 4 5 6 6 6", NEARLY_TAKEN)
    assert legal(state)[-1] == "stop"
    assert why_not(state, "stop") is None
    assert duty(state) is None


def test_c2_4_holds_after_the_second_throw_too() -> None:
    assert why_not(to_keep("1 2 3 4 5 6 6 6", TAKEN, throws=2), "stop") == "C2.4 stop-nothing"


def test_c2_4_the_duty_to_throw_again_comes_first() -> None:
    full = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P B P B P B
        P B P B P B
    """
    state = to_keep(
        "1 1 2 2 3 3 4 4", full, kept=(1, 1), throws=2, options=options(kept_dice="locked")
    )
    assert [str(message) for message in rules.duties(state)] == [
        "C2.4 columbiz-stop-nothing",
        "C2.3 columbiz-dice-locked dice=1 1 count=2",
    ]
    assert duty(state) == "C2.4 stop-nothing"


def test_c2_4_every_keep_stays_possible() -> None:
    assert legal(to_keep("1 1 1 1 1 1 1 1", "P . . . . .\n" * 6, options=options())) == [
        "keep",
        "keep 1",
        "keep 1 1",
        "keep 1 1 1",
        "keep 1 1 1 1",
        "keep 1 1 1 1 1",
        "keep 1 1 1 1 1 1",
        "keep 1 1 1 1 1 1 1",
    ]


def test_c2_5_after_the_third_throw_the_dice_lie() -> None:
    state = play(
        to_throw(),
        "roll 1 2 3 3 5 5 5 6",
        "keep 5 5 5",
        "roll 1 2 4 5 6",
        "keep 1 5 5 5 5",
        "roll 1 1 2",
    )
    assert (state.phase, state.dice, state.kept, state.throws) == (
        "place",
        dice("1 1 1 2 5 5 5 5"),
        dice("1 5 5 5 5"),
        3,
    )
    assert why_not(state, "keep 1") == "C2.5 dice-lie"


def test_c2_5_after_stopping_the_dice_lie_too() -> None:
    state = to_place("1 2 3 3 5 5 5 6", throws=2)
    assert (
        why_not(state, "keep 1")
        == why_not(state, "stop")
        == why_not(state, "roll 1")
        == "C2.2 dice-lie"
    )


def test_a_throw_stays_within_the_turn() -> None:
    before = to_throw(
        last_round=True,
        starter=1,
        reserve=(18, 0),
        prisoners=(1, 2),
        set_aside=(3, 4),
        line_points=(5, 6),
    )
    after = play(before, "roll 1 2 3 3 5 5 5 6", "keep 1", "roll 1 1 1 1 1 1 1", "stop")
    assert after == before._replace(phase="place", dice=(1,) * 8, kept=(1,), throws=2)


@pytest.mark.parametrize(
    ("faces", "part", "lack"),
    [
        ("1 2 3", "", None),
        ("1 2 3", "1 2 3", None),
        ("1 2 2 3", "2 2", None),
        ("1 2 3", "2 2", 2),
        ("1 2 3", "4", 4),
        ("2 3", "1 2", 1),
        ("1 1 3 3", "1 2 3 3 3", 2),
        ("", "6", 6),
    ],
)
def test_what_dice_lack_of_others(faces: str, part: str, lack: int | None) -> None:
    assert find_lack(dice(faces), dice(part)) == lack


def test_dice_are_removed_and_joined_as_multisets() -> None:
    assert remove((1, 2, 2, 3), (2, 3)) == (1, 2)
    assert join((2, 5), (1, 2, 6)) == (1, 2, 2, 5, 6)
    assert format_dice((1, 2, 2)) == "1 2 2"
    assert format_dice(()) == ""
