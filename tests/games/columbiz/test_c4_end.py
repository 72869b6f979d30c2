"""C4 The end."""

import pytest

from colonnade.core.game import Over, Result, Throw
from colonnade.games.columbiz import rules
from tests.games.columbiz.helpers import (
    GAME,
    duty,
    legal,
    options,
    play,
    story,
    to_place,
    to_throw,
    why_not,
)

FACES = "1 2 3 3 5 5 5 6"


def test_c4_1_a_turn_that_ends_with_an_empty_reserve_makes_the_round_the_last() -> None:
    state = to_place(FACES, players=3, reserve=(1, 5, 5))
    placed = play(state, "place 5-3")
    assert not placed.last_round
    after = play(placed, "done")
    assert after.last_round
    assert rules.turn(after) == Throw(1, 8)


def test_c4_1_a_forfeit_can_empty_the_reserve_too() -> None:
    state = to_place("1 1 1 1 1 1 1 1", "P . . . . .\n" * 6, reserve=(2, 5))
    assert play(state, "forfeit").last_round


def test_c4_1_a_disc_left_in_the_reserve_is_no_end() -> None:
    assert not play(to_place(FACES, reserve=(2, 5)), "place 5-3", "done").last_round


def test_c4_1_the_last_round_is_told_once() -> None:
    state = play(to_place(FACES, players=3, reserve=(1, 5, 5)), "place 5-3")
    assert story(state, "done") == [
        "C3.6 turn-ended colour=purple",
        "C4.1 last-round colour=purple",
    ]
    later = play(
        to_place(FACES, players=3, seat=1, reserve=(0, 5, 5), last_round=True), "place 5-3"
    )
    assert story(later, "done") == ["C3.6 turn-ended colour=blue"]


def test_c4_1_a_forfeit_tells_the_last_round_after_the_turn() -> None:
    state = to_place("1 1 1 1 1 1 1 1", "P . . . . .\n" * 6, reserve=(2, 5))
    assert story(state, "forfeit") == [
        "C3.7 forfeited colour=purple count=2",
        "C3.7 turn-ended colour=purple",
        "C4.1 last-round colour=purple",
    ]


def test_c4_1_the_round_is_completed() -> None:
    state = play(
        to_place(FACES, players=3, seat=1, reserve=(0, 5, 5), last_round=True), "place 5-3", "done"
    )
    assert (state.phase, state.seat, state.last_round) == ("throw", 2, True)


@pytest.mark.parametrize(("starter", "last"), [(0, 2), (1, 0), (2, 1)])
def test_c4_1_the_seat_before_the_starter_plays_the_last_turn(starter: int, last: int) -> None:
    reserve = [5, 5, 5]
    reserve[starter] = 0
    state = to_place(
        FACES, players=3, starter=starter, seat=last, reserve=tuple(reserve), last_round=True
    )
    after = play(state, "place 5-3", "done")
    assert (after.phase, after.seat, after.last_round) == ("over", starter, True)
    assert isinstance(rules.turn(after), Over)


def test_c4_1_the_last_of_the_round_can_end_the_game_at_once() -> None:
    state = play(to_place(FACES, seat=1, reserve=(5, 1)), "place 5-3")
    assert story(state, "done") == [
        "C3.6 turn-ended colour=blue",
        "C4.1 last-round colour=blue",
        "C4.1 game-ended",
    ]
    assert play(state, "done").phase == "over"


def test_c4_1_a_round_that_is_not_the_last_is_followed_by_another() -> None:
    after = play(to_place(FACES, seat=1), "place 5-3", "done")
    assert (after.phase, after.seat) == ("throw", 0)


def test_c4_1_the_end_of_the_game_empties_the_dice() -> None:
    after = play(to_place(FACES, seat=1, reserve=(5, 1), kept=(1, 2)), "place 5-3", "done")
    assert (after.dice, after.kept, after.spent, after.throws, after.placed) == ((), (), (), 0, 0)


def test_c4_1_after_the_end_nothing_is_possible() -> None:
    state = to_throw(phase="over", reserve=(0, 5), last_round=True)
    assert legal(state) == []
    assert duty(state) is None
    for text in (
        "start 1 2",
        "roll 1 1 1 1 1 1 1 1",
        "keep",
        "stop",
        "place 1-1",
        "done",
        "forfeit",
    ):
        assert why_not(state, text) == "C4.1 over"


TABLE = [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42]


@pytest.mark.parametrize("beyond", ["extend", "cap"])
@pytest.mark.parametrize(("prisoners", "points"), list(enumerate(TABLE)))
def test_c4_2_prison_points_follow_the_table(prisoners: int, points: int, beyond: str) -> None:
    assert rules.prison_points(prisoners, beyond) == points


@pytest.mark.parametrize(
    ("prisoners", "points"), [(13, 49), (14, 56), (15, 64), (16, 72), (17, 81), (30, 240)]
)
def test_c4_3_beyond_twelve_the_progression_goes_on(prisoners: int, points: int) -> None:
    assert rules.prison_points(prisoners, "extend") == points


@pytest.mark.parametrize("prisoners", [13, 14, 30])
def test_c4_3_capped_it_stops_at_42(prisoners: int) -> None:
    assert rules.prison_points(prisoners, "cap") == 42


def test_c4_2_the_score_is_line_points_and_prison_points() -> None:
    assert rules.scores(to_throw(line_points=(7, 2), prisoners=(3, 13))) == (11, 51)
    assert rules.scores(
        to_throw(line_points=(7, 2), prisoners=(3, 13), options=options(beyond_twelve="cap"))
    ) == (11, 44)


@pytest.mark.parametrize(
    ("totals", "ranks", "reason"),
    [
        ((5, 3), (1, 2), "columbiz-reason-highest"),
        ((3, 5), (2, 1), "columbiz-reason-highest"),
        ((4, 4), (1, 1), "columbiz-reason-shared"),
        ((4, 4, 3), (1, 1, 3), "columbiz-reason-shared"),
        ((3, 9, 3), (2, 1, 2), "columbiz-reason-highest"),
        ((1, 2, 3, 4), (4, 3, 2, 1), "columbiz-reason-highest"),
        ((4, 5, 5, 5), (4, 1, 1, 1), "columbiz-reason-shared"),
        ((0, 0, 0, 0), (1, 1, 1, 1), "columbiz-reason-shared"),
    ],
)
def test_c4_4_the_highest_total_wins_and_equal_totals_share_the_rank(
    totals: tuple[int, ...], ranks: tuple[int, ...], reason: str
) -> None:
    state = to_throw(players=len(totals), phase="over", line_points=totals)
    assert rules.turn(state) == Over(Result(ranks, totals, reason))


def test_the_game_names_the_clauses_of_its_end_and_result() -> None:
    assert (GAME.key, GAME.rules_version, GAME.end_clause, GAME.result_clause) == (
        "columbiz",
        1,
        "C4.1",
        "C4.4",
    )
