"""What the coach and the lens say of Les 4 colonnes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from colonnade.analysis.lens import lens
from colonnade.analysis.quatre_colonnes import coach
from colonnade.bots.evaluation import Evaluator, RankedAction, find_evaluator
from colonnade.games.quatre_colonnes.actions import Action
from colonnade.games.quatre_colonnes.state import State
from tests.analysis.columns import GAME, positions, search
from tests.analysis.messages import brief
from tests.analysis.racing import Racing
from tests.audit.quatre_colonnes import chance_sent_back
from tests.games.quatre_colonnes.helpers import draw, table

NEXT = {"exit_next", "refuge_next", "summit_next", "sent_back", "sent_back_by_masters"}
"""What the lens tells those who are not to play."""
BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "quatre_colonnes" / "board.gen.json"


def chances_of(state: State, seat: int) -> dict[str, dict[str, float]]:
    return {entry.target: entry.chances for entry in lens(GAME, state, seat)}


def told(state: State, seat: int) -> dict[str, list[str]]:
    return {
        entry.target: [said.key.removeprefix("lens-quatre_colonnes-") for said in entry.messages]
        for entry in lens(GAME, state, seat)
    }


def test_a_rival_close_behind_sends_back_with_one_face_of_six() -> None:
    state = table("Y 20", "G 16", "R 40", hand="3")
    assert chances_of(state, 0)["Y1"]["sent_back"] == pytest.approx(1 / 6)


def test_a_throw_that_is_void_is_made_anew_and_counts_for_nothing() -> None:
    """L7.2: with one die, a face that only a pair stops is thrown again; the chances of the others
    grow.
    """
    state = table("Y 9 w ^ ^", "G 11 11")
    after = draw(state, "2")
    assert after == state
    # Of the faces 1, 3, 4, 5, 6 the 3 leads to the refuge on 12; a 5 brings out the other column.
    assert chances_of(state, 0)["Y1"]["refuge"] == pytest.approx(1 / 5)
    exact = search(state, 0, lambda end: end.tokens[0][0] == 8, 1)
    assert float(exact) == pytest.approx(1 / 5)


def test_own_chances_are_those_of_this_draw_and_of_the_next() -> None:
    before = table("Y 9 w a5 ^", "G 40")
    found = chances_of(before, 0)
    # a three; the five must bring out the other
    assert found["Y1"]["refuge"] == pytest.approx(1 / 6)
    assert found["Y2"]["exit"] == pytest.approx(1 / 6)
    assert found["Y3"]["summit"] == pytest.approx(1 / 6)
    assert "Y4" not in found
    three = chances_of(draw(before, "3"), 0)
    assert three["Y1"]["refuge"] == 1
    assert (three["Y2"]["exit"], three["Y2"]["exit_next"]) == (0, pytest.approx(1 / 6))
    assert three["Y3"]["summit"] == 1
    assert told(draw(before, "3"), 0)["Y1"][0] == "refuge-now"
    assert told(draw(before, "3"), 0)["Y2"] == ["exit-never", "exit-next"]


def test_rival_columns_show_the_chance_to_send_them_back() -> None:
    state = table("Y 9", "G 13 30 a1")
    found = chances_of(state, 0)
    assert found["G1"] == {"send_back": pytest.approx(1 / 6)}
    assert found["G2"] == {"send_back": 0}
    assert "G3" not in found
    assert told(state, 0)["G2"] == ["send-never"]
    assert told(draw(state, "4"), 0)["G1"] == ["send-now"]


def test_places_show_what_threatens_there() -> None:
    found = chances_of(table("Y 9 17", "G 10 w", hand="4"), 0)
    assert found["cell:13"]["sent_back"] == pytest.approx(1 / 6)
    # eleven behind: six, then five, but the five must bring out another (L4.2)
    assert found["cell:21"] == {"sent_back": 0}


def test_the_monument_shows_its_chance() -> None:
    state = table("Y ^ ^ ^ ^", "G 10")
    assert chances_of(state, 0)["summit:Y"] == {"build": pytest.approx(1 / 36)}


def test_the_lens_names_places_and_columns_as_the_view_does() -> None:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    places = {place for way in board["ways"].values() for place in way}
    for state in positions(Random(5), dice=2)[:15]:
        seat = state.seat
        pieces = {piece.id for piece in GAME.view(state, seat).pieces}
        entries = lens(GAME, state, seat)
        assert {entry.target for entry in entries} <= places | pieces
        assert len({entry.target for entry in entries}) == len(entries)
        assert all(
            entry.messages and all(0 <= chance <= 1 for chance in entry.chances.values())
            for entry in entries
        )
        assert all(set(entry.chances) <= NEXT for entry in lens(GAME, state, 1 - seat))


def test_after_the_end_there_is_nothing_to_say() -> None:
    assert lens(GAME, draw(table("Y ^ ^ ^ ^", "G 10"), "3 3"), 0) == ()


# The coach


def reasons(state: State, best: str, other: str) -> list[str]:
    better, worse = (
        RankedAction(GAME.parse(best), (0.6, 0.4)),
        RankedAction(GAME.parse(other), (0.5, 0.5)),
    )
    found = coach.compare(state, better, worse, Racing())
    return [
        brief(said).replace("coach-quatre_colonnes-", "").replace(" side=own", "") for said in found
    ]


def nudge(state: State, best: str, other: str) -> str:
    options = [
        RankedAction(GAME.parse(text), (share, 1 - share))
        for text, share in ((best, 0.6), (other, 0.5))
    ]
    return str(coach.nudge(state, options, Racing())).replace("coach-quatre_colonnes-nudge-", "")


def test_sending_back_speaks_for_a_move() -> None:
    state = table("Y 9 30", "G 13", hand="4")
    assert (
        reasons(state, "move Y1 4", "move Y2 4")[0]
        == "L5.5 sends token=G1 count=1 cells=43 bonus=20"
    )
    assert nudge(state, "move Y1 4", "move Y2 4") == "L5.5 send"


def test_the_summit_speaks_for_a_move() -> None:
    state = table("Y 30 a5", "G 50", hand="3")
    assert "L5.2 summit token=Y2 bonus=10" in reasons(state, "move Y2 3", "move Y1 3")
    assert nudge(state, "move Y2 3", "move Y1 3") == "L5.2 summit"


def test_danger_speaks_against_a_move() -> None:
    state = table("Y 40 51", "G 50", hand="2")
    told = reasons(state, "move Y1 2", "move Y2 2")
    assert told[0] == "L5.5 exposes token=Y2 count=1 chance=17 against=0"
    assert "L1.4 leaves token=Y2" in told
    assert nudge(state, "move Y1 2", "move Y2 2") == "L5.5 danger"


@pytest.mark.parametrize(
    "position",
    [
        "Q12ises-Y72727272B72720101G21720756R18000831-Gp0-13w",
        "Q11tses-Y70401815B00060100G47200000R42020701-Rp0-5",
    ],
)
def test_danger_is_told_of_a_column_that_the_best_move_leaves_in_less(position: str) -> None:
    """Once another column was named, which was in the same danger after both moves."""
    state, evaluator = GAME.from_position(position), find_evaluator(GAME.key)
    options = evaluator.rank(state)
    best, other = options[0], coach.find_runner_up(state, options)
    told = coach.compare(state, best, other, evaluator)
    named = [said.arguments["token"] for said in told if "exposes" in said.key]
    assert named
    for token in map(str, named):
        owner, index = state.colours.index(token[0]), int(token[1]) - 1
        spared, exposed = (
            chance_sent_back(find_end(state, option.action, evaluator), owner, index, state.seat)
            for option in (best, other)
        )
        assert spared < exposed


def find_end(state: State, action: Action, evaluator: Evaluator) -> State:
    """The end of the draw after an action, as the evaluator plays it."""
    after = GAME.apply(state, action)
    while after.phase == "play" and after.seat == state.seat:
        after = GAME.apply(after, evaluator.rank(after)[0].action)
    return after


def test_a_barrier_that_opens_speaks_against_a_move() -> None:
    state = table("Y 17 17 40", "G 13", hand="2")
    assert "L6.1 opens cell=17" in reasons(state, "move Y3 2", "move Y1 2")
    assert nudge(state, "move Y3 2", "move Y1 2") == "L6.1 barrier"


def test_a_refuge_and_a_new_barrier_speak_for_a_move() -> None:
    state = table("Y 17 15 40", "G 60", hand="2")
    told = reasons(state, "move Y2 2", "move Y3 2")
    assert "L1.4 shelters token=Y2" in told
    assert "L6.1 closes cell=17" in told
    assert nudge(state, "move Y2 2", "move Y3 2") == "L1.4 refuge"


def test_a_bonus_that_is_played_goes_farther_than_one_that_is_not() -> None:
    state = table("Y 30", "G w", bonus=20)
    assert reasons(state, "bonus Y1 20", "skip")[:2] == [
        "L8.2 declines cells=20 share=10",
        "L5.1 farther cells=20 against=0",
    ]
    assert nudge(state, "bonus Y1 20", "skip") == "L8.2 bonus cells=20"


def test_a_rival_within_reach_of_the_next_draw_speaks_for_a_move() -> None:
    state = table("Y 24 46", "G 32", hand="2")
    assert reasons(state, "move Y1 2", "move Y2 2")[0] == "L5.5 hunts token=G1 cells=62 chance=17"


def test_the_ring_comes_before_the_arrow_where_a_column_can_wait() -> None:
    state = table("Y a3 20", "G w", hand="2")
    assert "L1.5 ring cells=2 against=0" in reasons(state, "move Y2 2", "move Y1 2")
    assert not any("ring" in said for said in reasons(state, "move Y1 2", "move Y2 2"))


def test_rivals_held_up_by_a_barrier_speak_for_keeping_it() -> None:
    assert "L6.1 blocks count=1 against=0" in reasons(
        table("Y 17 17 40", "G 13", hand="2"), "move Y3 2", "move Y1 2"
    )
    # Thirteen behind is too far, and who turns off to the arrow on 34 never comes to 46.
    for far in ("G 4", "G 34"):
        told = reasons(table("Y 46 46 10", far, hand="2"), "move Y3 2", "move Y1 2")
        assert "L6.1 opens cell=46" in told
        assert not any("blocks" in said for said in told)


def test_a_rival_s_barrier_close_ahead_speaks_against_a_move() -> None:
    assert reasons(table("Y 9 40", "G 17 17", hand="3"), "move Y2 3", "move Y1 3") == [
        "L5.3 barred count=0 against=1"
    ]


def test_rivals_that_come_up_behind_speak_for_running_away() -> None:
    state = table("Y 8 40", "G 66", hand="3")
    assert reasons(state, "move Y1 3", "move Y2 3") == ["L5.5 pursued count=0 against=1 cells=12"]
    assert not any("pursued" in said for said in reasons(state, "move Y2 3", "move Y1 3"))


def test_rivals_ahead_speak_for_coming_up_behind_them() -> None:
    assert "L5.5 chases count=1 against=0 cells=12" in reasons(
        table("Y 15 50", "G 30", hand="4"), "move Y1 4", "move Y2 4"
    )
    # safe there
    assert not any(
        "chases" in said
        for said in reasons(table("Y 15 50", "G 29", hand="4"), "move Y1 4", "move Y2 4")
    )


def test_what_a_third_six_would_take_speaks_against_a_move() -> None:
    state = table("Y 20 60", "G w", hand="6", sixes=2, is_six=True)
    # L3.4: from progress 22 to 1, or from 62 to 1, with one face of six.
    assert reasons(state, "move Y1 6", "move Y2 6") == ["L3.4 third-six cells=3.5 against=10.2"]
    first = table("Y 20 60", "G w", hand="6", sixes=1, is_six=True)
    assert not any("third-six" in said for said in reasons(first, "move Y1 6", "move Y2 6"))


def test_columns_that_stand_safe_are_counted() -> None:
    state = table(
        "Y 6 9", "G 43 46 39", to_play="G", hand="2 4", sixes=1, is_six=True, is_whole=True, dice=2
    )
    assert reasons(state, "move G1 2", "move G3 2") == ["L1.4 safe count=1 against=0"]


def test_a_cell_to_which_no_rival_comes_is_as_good_as_a_refuge() -> None:
    # Green leaves the ring after 34: on 36 nobody meets yellow, on 30 somebody may.
    state = table("Y 35 29", "G 8 a1", hand="1")
    assert reasons(state, "move Y1 1", "move Y2 1")[0] == "L1.4 leaves token=Y2"
    assert "L1.4 safe count=1 against=0" in reasons(
        table("Y 33 40", "G 8 w", hand="2"), "move Y1 2", "move Y2 2"
    )
    # Where every column of the rival has gone by, all cells are alike.
    assert not any(
        "safe" in said
        for said in reasons(table("Y 25 18", "G 30 a1 ^ ^", hand="2"), "move Y1 2", "move Y2 2")
    )


def test_a_rival_s_doorstep_is_no_safe_cell() -> None:
    state = table("Y 36 60", "G w", hand="3")
    assert "L4.4 doorstep token=Y1" in reasons(state, "move Y2 3", "move Y1 3")
    told = reasons(table("Y 36 60", "G 8 8 a1 ^", hand="3"), "move Y2 3", "move Y1 3")
    assert not any("doorstep" in said for said in told)


def test_faces_that_lead_to_a_safe_place_are_counted() -> None:
    # From 31 a three leads to 34, from 40 a six to 46, and a five brings a column out; from 30 a
    # four, and from 41 the five brings one out.
    state = table("Y 30 40", "G w", hand="1")
    assert reasons(state, "move Y1 1", "move Y2 1") == ["L1.4 lands count=3 against=2"]
    assert nudge(state, "move Y1 1", "move Y2 1") == "way"


def test_the_summit_with_the_next_draw_speaks_for_a_move() -> None:
    # A three or a four; else a two, for the five must bring a column out (L4.2).
    state = table("Y a3 a5", "G w", hand="1")
    assert reasons(state, "move Y1 1", "move Y2 1") == ["L5.2 summit-next chance=33 against=17"]


def test_partners_columns_count_as_one_s_own() -> None:
    state = table("Y ^ ^ ^ ^", "B w", "G 19 27", "R 26", hand="2", teams=True)
    told = reasons(state, "move G2 2", "move G1 2")
    # a one of red's, or of blue's, who has no other use for it (L9.1)
    assert told[0] == "L5.5 exposes token=G2 count=1 chance=31 against=0"
    assert "L1.4 shelters token=G2" in told


def test_two_ways_to_the_same_position_differ_in_nothing() -> None:
    state = table("Y 20", "G w", hand="1 2", dice=2, is_whole=True)
    assert reasons(state, "move Y1 1", "move Y1 2") == ["way"]


def test_no_more_than_four_reasons_are_given() -> None:
    state = table("Y 17 17 40", "G 13", hand="2")
    assert len(reasons(state, "move Y3 2", "move Y1 2")) == coach.MOST_REASONS == 4


def test_the_runner_up_is_what_the_reference_player_would_do() -> None:
    state = table("Y 9 30 40", "G 13", hand="4")
    ranked = [
        RankedAction(GAME.parse(f"move Y{number} 4"), (0.6 - number / 10, 0.4 + number / 10))
        for number in (3, 2, 1)
    ]
    ranked.sort(key=lambda option: -option.shares[0])
    assert str(coach.find_runner_up(state, [ranked[1], ranked[2]]).action) in (
        "move Y2 4",
        "move Y3 4",
    )
    assert str(coach.find_runner_up(state, [ranked[2], *ranked[:2]]).action) == "move Y1 4"
