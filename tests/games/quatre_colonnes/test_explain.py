"""Why not: for every refusal the clause, the key and the arguments."""

import pytest

from colonnade.core.errors import Illegal
from colonnade.games.quatre_colonnes import notation, rules
from colonnade.games.quatre_colonnes.refusals import Reason
from colonnade.games.quatre_colonnes.state import State
from tests.games.quatre_colonnes.helpers import GAME, draw, play, table, why_not


def teams(yellow: str, green: str, blue: str = "w", red: str = "w", **rest: object) -> State:
    return table(f"Y {yellow}", f"B {blue}", f"G {green}", f"R {red}", teams=True, **rest)  # type: ignore[arg-type]


# Every line: how the position comes about, the action, and the refusal.
REFUSALS = [
    # the game is over
    (lambda: draw(table("Y ^ ^ ^ ^", "R w"), "3 3"), "roll 1", "L3.1 game-over"),
    (lambda: draw(table("Y ^ ^ ^ ^", "R w"), "3 3"), "skip", "L3.1 game-over"),
    (lambda: draw(table("Y ^ ^ ^ ^", "R w"), "3 3"), "move Y1 1", "L3.1 game-over"),
    # a throw is due
    (lambda: table("Y 20", "R w"), "move Y1 1", "L3.2 throw-first"),
    (lambda: table("Y 20", "R w"), "skip", "L3.2 throw-first"),
    (lambda: table("Y ^ ^ ^ ^", "R w"), "bonus Y1 20", "L3.2 throw-first"),
    (
        lambda: table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch", hand="4"),
        "move Y1 4",
        "L7.1 throw-first",
    ),
    (lambda: table("Y 20", "R w"), "roll 1 2", "L2.2 dice-count expected=1 given=2"),
    (lambda: table("Y 20", "R w", dice=2), "roll 1", "L2.2 dice-count expected=2 given=1"),
    (lambda: table("Y ^ ^ ^ ^", "R w"), "roll 3", "L3.1 dice-count expected=2 given=1"),
    (
        lambda: table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch"),
        "roll 3 3",
        "L7.3 dice-count expected=1 given=2",
    ),
    # something is in hand
    (lambda: table("Y 20", "R w", hand="3"), "roll 3", "L3.5 play-first"),
    (lambda: table("Y 20", "R w", bonus=20), "roll 3", "L3.6 play-first"),
    (lambda: table("Y 20", "R w", hand="3"), "skip", "L8.1 no-bonus"),
    (lambda: table("Y 20", "R w", hand="3"), "bonus Y1 20", "L8.1 no-bonus"),
    (lambda: table("Y 20", "R w", hand="3"), "bonus R1 10", "L8.1 no-bonus"),
    (lambda: table("Y 20", "R w", bonus=20), "move Y1 3", "L3.6 bonus-first cells=20"),
    (lambda: table("Y 20", "R w", bonus=10), "exit Y2 5", "L3.6 bonus-first cells=10"),
    (lambda: table("Y 20", "R w", bonus=10), "bonus Y1 20", "L8.1 other-bonus cells=10"),
    (lambda: table("Y 20", "R w", bonus=20), "bonus Y1 10", "L8.1 other-bonus cells=20"),
    # whose token
    (lambda: table("Y 20", "R w", hand="3"), "move G1 3", "L2.1 colour-absent colour=G"),
    (lambda: table("Y 20", "R w", hand="3"), "exit B2 5", "L2.1 colour-absent colour=B"),
    (lambda: table("Y 20", "R w", bonus=20), "bonus B1 20", "L2.1 colour-absent colour=B"),
    (lambda: table("Y 20", "R 40", hand="3"), "move R1 3", "L3.5 not-your-token token=R1"),
    (lambda: table("Y 20", "R 40", hand="5"), "exit R2 5", "L3.5 not-your-token token=R2"),
    (lambda: teams("20", "40", red="50", hand="3"), "move R1 3", "L3.5 not-your-token token=R1"),
    (lambda: table("Y 20", "R 40", bonus=20), "bonus R1 20", "L8.2 bonus-for-own colour=Y"),
    (
        lambda: table("Y w", "R 40", bonus=20, to_play="R"),
        "bonus Y1 20",
        "L8.2 bonus-for-own colour=R",
    ),
    (lambda: teams("20", "40", red="50", bonus=20), "bonus R1 20", "L8.2 bonus-for-own colour=Y"),
    (lambda: teams("20", "40", bonus=20), "bonus G1 20", "L9.2 bonus-for-own colour=Y"),
    (lambda: teams("^ ^ ^ ^", "40", bonus=20), "bonus Y1 20", "L9.2 bonus-for-own colour=G"),
    (
        lambda: teams("^ ^ ^ ^", "40", blue="60", bonus=20),
        "bonus B1 20",
        "L8.2 bonus-for-own colour=G",
    ),
    # leaving the workshop
    (lambda: table("Y 20", "R w", hand="3"), "exit Y2 5", "L3.5 die-not-in-hand die=5"),
    (
        lambda: draw(table("Y 20", "R w", dice=2), "1 2"),
        "exit Y2 1+4",
        "L3.5 die-not-in-hand die=4",
    ),
    (
        lambda: draw(table("Y 20", "R w", dice=2), "1 2"),
        "exit Y2 3+4",
        "L3.5 die-not-in-hand die=3",
    ),
    (
        lambda: draw(table("Y 20", "R w", dice=2), "1 2"),
        "exit Y2 1+1",
        "L3.5 die-not-in-hand die=1",
    ),
    (
        lambda: draw(table("Y 20", "R w", dice=2), "1 2"),
        "exit Y2 2+2",
        "L3.5 die-not-in-hand die=2",
    ),
    (lambda: draw(table("Y 20", "R w", dice=2), "1 2"), "exit Y2 1+2", "L4.1 no-five"),
    (lambda: draw(table("Y 20", "R w", dice=2), "1 5"), "exit Y2 1+5", "L4.1 no-five"),
    (lambda: table("Y 20", "R w", hand="3"), "exit Y2 3", "L4.1 no-five"),
    (lambda: draw(table("Y 20", "R w", dice=2, sums=False), "1 4"), "exit Y2 1+4", "L4.1 no-five"),
    (lambda: table("Y 20", "R w", dice=2, hand="1 4"), "exit Y2 1+4", "L4.1 sum-broken"),
    (lambda: table("Y 20", "R w", hand="5"), "exit Y1 5", "L4.1 not-waiting token=Y1"),
    (
        lambda: draw(table("Y 20", "R w", dice=2), "1 4"),
        "exit Y1 1+4",
        "L4.1 not-waiting token=Y1",
    ),
    (
        lambda: table("Y 20", "R w", hand="5"),
        "exit Y3 5",
        "L4.1 interchangeable token=Y3 first=Y2",
    ),
    (
        lambda: draw(table("Y w", "R w", dice=2), "2 3"),
        "exit Y4 2+3",
        "L4.1 interchangeable token=Y4 first=Y1",
    ),
    (
        lambda: teams("^ ^ ^ ^", "40", hand="5"),
        "exit G4 5",
        "L4.1 interchangeable token=G4 first=G2",
    ),
    (lambda: table("Y 5 5 w ^", "R w", hand="5"), "exit Y3 5", "L4.5 start-full cell=5"),
    (lambda: table("Y 20 w", "R 5 5", hand="5"), "exit Y2 5", "L4.5 start-barred cell=5"),
    (lambda: table("R 30 w", "Y 22 22", hand="5"), "exit R2 5", "L4.5 start-barred cell=22"),
    (
        lambda: table("Y w", "B 5", "G w 5", hand="5"),
        "exit Y1 5",
        "L4.4 victim-wanted tokens=B1, G2",
    ),
    (
        lambda: table("Y w", "B 5 6", "G w 5", hand="5"),
        "exit Y1 5 xB2",
        "L4.4 victim-wanted tokens=B1, G2",
    ),
    (lambda: table("Y w", "R 5", hand="5"), "exit Y1 5 xR1", "L4.4 victim-unwanted token=R1"),
    (lambda: table("Y 5 w", "R 5", hand="5"), "exit Y2 5 xR1", "L4.4 victim-unwanted token=R1"),
    (lambda: table("Y 5 w", "R 5", hand="5"), "exit Y2 5 xG4", "L4.4 victim-unwanted token=G4"),
    (lambda: teams("20 ^ ^ ^", "w", hand="5"), "exit G1 5", "L9.1 own-use-first"),
    (lambda: draw(teams("20 ^ ^ ^", "w", dice=2), "1 4"), "exit G1 1+4", "L9.1 own-use-first"),
    # advancing
    (lambda: table("Y 20", "R w", hand="3"), "move Y1 4", "L3.5 die-not-in-hand die=4"),
    (lambda: draw(table("Y 20", "R w", dice=2), "1 2"), "move Y1 3", "L3.5 die-not-in-hand die=3"),
    (lambda: table("Y 20", "R w", hand="3"), "move Y2 3", "L4.1 still-waiting token=Y2"),
    (lambda: table("Y 20", "R w", bonus=20), "bonus Y2 20", "L4.1 still-waiting token=Y2"),
    (lambda: table("Y 20 ^", "R w", hand="3"), "move Y2 3", "L5.1 on-summit token=Y2"),
    (lambda: table("Y 20 ^", "R w", bonus=10), "bonus Y2 10", "L5.1 on-summit token=Y2"),
    (
        lambda: table("Y 20 30 30", "R w", hand="3"),
        "move Y3 3",
        "L5.1 interchangeable token=Y3 first=Y2",
    ),
    (
        lambda: table("Y 20 30 20", "R w", bonus=20),
        "bonus Y3 20",
        "L5.1 interchangeable token=Y3 first=Y1",
    ),
    (
        lambda: teams("w", "40 40", hand="3"),
        "move G2 3",
        "L5.1 interchangeable token=G2 first=G1",
    ),
    (lambda: draw(table("Y 20 a4", "R w"), "6"), "move Y2 6", "L5.2 beyond-summit cells=6 left=4"),
    (
        lambda: table("Y 20 67", "R w", bonus=20),
        "bonus Y2 20",
        "L5.2 beyond-summit cells=20 left=9",
    ),
    (lambda: table("Y 20 9", "R 12 12", hand="3"), "move Y2 3", "L5.3 barrier-in-the-way cell=12"),
    (
        lambda: table("Y 20 9", "R 12 12", bonus=20),
        "bonus Y2 20",
        "L5.3 barrier-in-the-way cell=12",
    ),
    (lambda: table("Y 20 9 12", "R 12", hand="3"), "move Y2 3", "L5.4 cell-full cell=12"),
    (lambda: table("Y 20 9 11 11", "R w", hand="2"), "move Y2 2", "L5.4 cell-full cell=11"),
    (lambda: table("Y 20 9", "R 11 11", hand="2"), "move Y2 2", "L5.6 pair-on-cell cell=11"),
    # duties
    (lambda: draw(table("Y 20 w", "R w"), "5"), "move Y1 5", "L4.2 exit-first"),
    (lambda: draw(teams("w", "40", dice=2), "3 5"), "move G1 3", "L4.2 exit-first"),
    (lambda: draw(table("Y 12 12 30 ^", "R w"), "6"), "move Y3 6", "L6.2 barrier-first cells=12"),
    (
        lambda: draw(table("Y 12 12 34 34", "B w", "R w"), "6"),
        "move Y1 3",
        "L3.5 die-not-in-hand die=3",
    ),
    (
        lambda: draw(table("Y 12 29 12 29", "R w", dice=2), "1 6"),
        "move Y3 6",
        "L5.1 interchangeable token=Y3 first=Y1",
    ),
    (
        lambda: draw(table("Y 30 ^ 12 12", "R w", dice=2), "1 5"),
        "move Y1 5",
        "L6.2 barrier-first cells=12",
    ),
    (
        lambda: draw(teams("30 34 63 ^", "34 63"), "6"),
        "move Y1 6",
        "L6.2 barrier-first cells=34, 63",
    ),
    (lambda: draw(teams("20", "40"), "3"), "move G1 3", "L9.1 own-use-first"),
    (lambda: draw(teams("a7 ^ ^ ^", "40", dice=2), "1 3"), "move G1 1", "L9.1 own-use-first"),
    (lambda: draw(teams("^ ^ ^ ^", "40"), "5"), "move G1 5", "L9.1 partner-exit-first"),
    (lambda: draw(teams("a7 ^ ^ ^", "40", dice=2), "1 5"), "move G1 5", "L9.1 partner-exit-first"),
]


@pytest.mark.parametrize(
    ("make", "text", "refusal"),
    REFUSALS,
    ids=[f"{text}: {refusal}" for _, text, refusal in REFUSALS],
)
def test_refusal(make, text: str, refusal: str) -> None:
    assert why_not(make(), text) == refusal


@pytest.mark.parametrize(("make", "text", "refusal"), REFUSALS[::7])
def test_a_refused_action_is_illegal_and_the_error_cites_the_position(
    make, text: str, refusal: str
) -> None:
    state = make()
    with pytest.raises(Illegal) as error:
        play(state, text)
    assert str(error.value.action) == text
    assert error.value.position == GAME.position(state)
    assert error.value.refusal == rules.explain(state, notation.parse(text))
    assert error.value.refusal.clause == refusal.split()[0]


def test_every_refusal_of_the_code_is_tested() -> None:
    written = {(reason.clause, reason.key.removeprefix("quatre_colonnes-")) for reason in Reason}
    assert written == {tuple(refusal.split()[:2]) for _, _, refusal in REFUSALS}


def test_a_legal_action_has_no_refusal() -> None:
    assert why_not(table("Y 20", "R w"), "roll 3") is None
    assert why_not(table("Y 20", "R w", dice=2), "roll 3 3") is None
    assert why_not(table("Y ^ ^ ^ ^", "R w"), "roll 1 6") is None
    assert why_not(table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch"), "roll 3") is None
    assert why_not(table("Y 20", "R w", hand="3"), "move Y1 3") is None
    assert why_not(table("Y 20", "R w", bonus=10), "skip") is None
    assert why_not(table("Y 20", "R w", bonus=10), "bonus Y1 10") is None
