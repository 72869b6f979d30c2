"""L2.3 with `partners = "players"`: in L4 to L7 a partner is another player like any, judged from
the colour of the token that moves; only L9 still knows the team.
"""

from typing import Any

from colonnade.core.game import Over, Result, Throw
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.state import State
from tests.games.quatre_colonnes.helpers import GAME, draw, legal, play, story, table, why_not


def players(yellow: str, green: str, *, blue: str = "w", red: str = "w", **given: Any) -> State:
    """A position of a team game in which partners are players."""
    rows = f"Y {yellow}", f"B {blue}", f"G {green}", f"R {red}"
    return table(*rows, teams=True, partners="players", **given)


def test_l2_3_a_partner_who_is_a_player_is_sent_back_and_earns_the_bonus() -> None:
    after = play(draw(players("40 60", "41"), "1"), "move Y1 1")
    assert after == players("41 60", "w", bonus=20, moved="Y1")
    assert story(draw(players("40 60", "41"), "1"), "move Y1 1") == [
        "L5.1 moved token=Y1 cells=1 where=ring cell=41 origin=36",
        "L5.5 sent-back token=G1",
        "L8.1 bonus-earned colour=Y cells=20",
    ]


def test_l2_3_a_barrier_of_a_partner_who_is_a_player_stops() -> None:
    state = draw(players("45 60", "46 46"), "2")
    assert legal(state) == ["move Y2 2"]
    assert why_not(state, "move Y1 2") == "L5.3 barrier-in-the-way cell=46"


def test_l2_3_one_token_of_each_player_is_neither_pair_nor_barrier() -> None:
    state = draw(players("46", "46", red="45 60", to_play="R"), "2")
    assert legal(state) == ["move R1 2", "move R2 2"]
    assert GAME.view(state, None).highlights == ()


def test_l2_3_a_mixed_refuge_asks_nothing_of_a_six() -> None:
    state = draw(players("46 60", "46"), "6")
    assert state.duty == ()
    assert legal(state) == ["move Y1 6", "move Y2 6"]


def test_l2_3_a_pair_of_a_partner_who_is_a_player_has_the_die_thrown_again() -> None:
    state = draw(players("42 ^ ^ ^", "44 44 ^ ^", blue="46 46", dice=2), "2 2")
    assert state.phase == "relaunch"


def test_l2_3_the_colour_of_the_token_that_moves_judges_whoever_moves_it() -> None:
    """Yellow plays green's tokens (L9.1): its own barrier stops one, and its own token is sent
    back.
    """
    state = draw(players("46 46 ^ ^", "45 60", blue="48 48"), "2")
    assert legal(state) == ["move G2 2"]
    assert why_not(state, "move G1 2") == "L5.3 barrier-in-the-way cell=46"
    state = draw(players("44 ^ ^ ^", "42", blue="46 46"), "2")
    assert legal(state) == ["move G1 2"]
    assert play(state, "move G1 2") == players("w ^ ^ ^", "44", blue="46 46", to_play="B"), (
        "no token of yellow is left to play the bonus"
    )
    state = draw(players("44 44 ^ ^", "42 60", blue="46 46"), "2")
    assert legal(state) == ["move G2 2"]
    assert why_not(state, "move G1 2") == "L5.6 pair-on-cell cell=44"


def test_l2_3_leaving_the_workshop_sends_back_a_partner_who_is_a_player() -> None:
    """L4.4: the start cell is full, and one token on it belongs to another player."""
    state = draw(players("5 w", "5 w"), "5")
    assert legal(state) == ["exit Y2 5"]
    assert play(state, "exit Y2 5") == players("5 5", "w", bonus=20, moved="Y2")


def test_l2_3_of_a_partner_and_another_on_the_start_cell_one_chooses() -> None:
    """L4.4: both belong to other players, who are not one side."""
    state = draw(players("w", "5 w", red="5"), "5")
    assert legal(state) == ["exit Y1 5 xG1", "exit Y1 5 xR1"]


def test_l2_3_two_partners_who_are_players_do_not_bar_a_start_cell() -> None:
    """L4.5 is for two tokens of one player: red and blue are two."""
    state = draw(players("w", "w", blue="5", red="5"), "5")
    assert legal(state) == ["exit Y1 5 xB1", "exit Y1 5 xR1"]


def test_l2_3_a_partners_barrier_on_the_start_cell_leaves_no_exit() -> None:
    state = draw(players("20 w", "5 5"), "5")
    assert legal(state) == ["move Y1 5"]
    assert why_not(state, "exit Y2 5") == "L4.5 start-barred cell=5"


def test_l2_3_bringing_the_partner_out_one_may_have_to_send_back_ones_own() -> None:
    """L9.1 with L4.4: yellow's die brings green out, and green's colour judges."""
    state = draw(players("39 a1 ^ ^", "39 w", blue="44 44"), "5")
    assert legal(state) == ["move Y2 5"]
    state = draw(players("39 a7 ^ ^", "39 w", blue="44 44"), "5")
    assert legal(state) == ["exit G2 5"]
    assert play(state, "exit G2 5").tokens[0] == (0, 71, 72, 72)
    assert play(state, "exit G2 5").tokens[2] == (1, 1, 0, 0)
    state = draw(players("39 ^ ^ ^", "w", blue="39", red="44 44"), "5")
    assert legal(state) == ["exit G1 5 xY1", "exit G1 5 xB1"]
    assert play(state, "exit G1 5 xB1") == players(
        "39 ^ ^ ^", "39", red="44 44", bonus=20, moved="G1"
    )


def test_l3_4_a_moved_token_that_was_sent_back_stays_in_its_workshop() -> None:
    """Yellow's 6 moves green onto red; the bonus of 20 sends that green token back."""
    state = draw(players("27 ^ ^ ^", "41", red="47", blue="33 33", sixes=1), "6")
    state = play(state, "move G1 6")
    assert state.moved == (2, 0)
    state = play(state, "bonus Y1 20")
    assert state.moved is None
    state = play(state, "bonus Y1 20")
    assert story(state, "roll 6") == [
        "L3.2 drew colour=Y dice=6",
        "L3.4 third-six token=- where=nowhere",
    ]


def test_l9_the_team_still_helps_and_wins_together() -> None:
    state = draw(players("^ ^ ^ ^", "40"), "3")
    assert legal(state) == ["move G1 3"]
    assert rules.turn(players("^ ^ ^ ^", "^ ^ ^ 23")) == Throw(0, 1)
    won = draw(players("^ ^ ^ ^", "^ ^ ^ ^"), "3 3")
    assert rules.turn(won) == Over(Result((1, 2, 1, 2), None, "quatre_colonnes-monument-built"))
