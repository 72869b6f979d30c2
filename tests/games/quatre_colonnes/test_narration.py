"""What happens: every message of a narration, and every duty, with its clause and its arguments."""

import re
from inspect import getsource

import pytest

from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.state import State
from tests.games.quatre_colonnes.helpers import draw, duty, play, story, table


def teams(yellow: str, green: str, blue: str = "w", red: str = "w", **rest: object) -> State:
    return table(f"Y {yellow}", f"B {blue}", f"G {green}", f"R {red}", teams=True, **rest)  # type: ignore[arg-type]


STORIES = [
    # throws
    (lambda: table("Y 20", "R w"), "roll 3", ["L3.2 drew colour=Y dice=3"]),
    (lambda: table("R 30 40", "Y w", dice=2), "roll 2 6", ["L3.2 drew colour=R dice=2 6"]),
    (lambda: table("Y ^ ^ ^ ^", "R w"), "roll 3 3", ["L3.1 built colour=Y"]),
    (lambda: table("G ^ ^ ^ ^", "R w"), "roll 3 4", ["L3.1 not-built colour=G dice=3 4"]),
    (
        lambda: table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch"),
        "roll 2",
        ["L7.3 threw-alone colour=Y die=2"],
    ),
    # the third six
    (
        lambda: table("Y 20 30", "R w", sixes=2, moved="Y2"),
        "roll 6",
        ["L3.2 drew colour=Y dice=6", "L3.4 third-six token=Y2 where=start"],
    ),
    (
        lambda: table("Y 20 30", "R 5 5", sixes=2, moved="Y2"),
        "roll 6",
        ["L3.2 drew colour=Y dice=6", "L3.4 third-six token=Y2 where=workshop"],
    ),
    (
        lambda: table("Y 20 30", "R w", sixes=2, moved="Y1", third_six="workshop"),
        "roll 6",
        ["L3.2 drew colour=Y dice=6", "L3.4 third-six token=Y1 where=workshop"],
    ),
    (
        lambda: table("Y ^ 30", "R w", sixes=2, moved="Y1"),
        "roll 6",
        ["L3.2 drew colour=Y dice=6", "L3.4 third-six token=- where=nowhere"],
    ),
    (
        lambda: table("Y w", "R w", sixes=2),
        "roll 6",
        ["L3.2 drew colour=Y dice=6", "L3.4 third-six token=- where=nowhere"],
    ),
    (
        lambda: teams("^ ^ ^ ^", "40 50", sixes=2, moved="G2"),
        "roll 6",
        ["L3.2 drew colour=Y dice=6", "L3.4 third-six token=G2 where=start"],
    ),
    # leaving the workshop
    (lambda: table("Y w", "R w", hand="5"), "exit Y1 5", ["L4.1 left-workshop token=Y1 cell=5"]),
    (
        lambda: draw(table("G w", "R w", dice=2), "1 4"),
        "exit G1 1+4",
        ["L4.1 left-workshop token=G1 cell=39"],
    ),
    (
        lambda: table("Y 5 w", "R w 5", hand="5"),
        "exit Y2 5",
        [
            "L4.1 left-workshop token=Y2 cell=5",
            "L4.4 sent-back token=R2",
            "L8.1 bonus-earned colour=Y cells=20",
        ],
    ),
    (
        lambda: table("Y w", "B 5", "G w w 5", hand="5"),
        "exit Y1 5 xG3",
        [
            "L4.1 left-workshop token=Y1 cell=5",
            "L4.4 sent-back token=G3",
            "L8.1 bonus-earned colour=Y cells=20",
        ],
    ),
    # advancing
    (
        lambda: table("Y 20", "R w", hand="3"),
        "move Y1 3",
        ["L5.1 moved token=Y1 cells=3 where=ring cell=23 origin=16"],
    ),
    (
        lambda: table("Y 67", "R w", hand="3"),
        "move Y1 3",
        ["L5.1 moved token=Y1 cells=3 where=arrow cell=2 origin=63"],
    ),
    (
        lambda: table("Y a5 30", "R w", hand="3"),
        "move Y1 3",
        [
            "L5.1 moved token=Y1 cells=3 where=summit cell=8 origin=69",
            "L5.2 reached-summit token=Y1",
            "L8.1 bonus-earned colour=Y cells=10",
        ],
    ),
    (
        lambda: table("Y 23", "R w 24", hand="1"),
        "move Y1 1",
        [
            "L5.1 moved token=Y1 cells=1 where=ring cell=24 origin=19",
            "L5.5 sent-back token=R2",
            "L8.1 bonus-earned colour=Y cells=20",
        ],
    ),
    # bonuses
    (
        lambda: table("Y 20", "R w", bonus=20),
        "bonus Y1 20",
        ["L5.1 moved token=Y1 cells=20 where=ring cell=40 origin=16"],
    ),
    (lambda: table("Y 20", "R w", bonus=20), "skip", ["L8.2 bonus-declined cells=20"]),
    (lambda: table("Y 20", "R w", bonus=10), "skip", ["L8.2 bonus-declined cells=10"]),
    (
        lambda: table("Y a5", "R w", hand="3"),
        "move Y1 3",
        [
            "L5.1 moved token=Y1 cells=3 where=summit cell=8 origin=69",
            "L5.2 reached-summit token=Y1",
            "L8.1 bonus-earned colour=Y cells=10",
            "L8.2 bonus-lost cells=10",
        ],
    ),
    (
        lambda: teams("^ ^ ^ ^", "40", red="43", hand="3"),
        "move G1 3",
        [
            "L5.1 moved token=G1 cells=3 where=ring cell=43 origin=2",
            "L5.5 sent-back token=R1",
            "L8.1 bonus-earned colour=Y cells=20",
        ],
    ),
    # another draw
    (
        lambda: table("Y 20", "R w", hand="6", is_six=True),
        "move Y1 6",
        [
            "L5.1 moved token=Y1 cells=6 where=ring cell=26 origin=16",
            "L3.7 draws-again colour=Y",
        ],
    ),
    (
        lambda: table("Y w", "R w"),
        "roll 6",
        [
            "L3.2 drew colour=Y dice=6",
            "L4.1 die-lost die=6 reason=L4-1",
            "L3.7 draws-again colour=Y",
        ],
    ),
    # lost dice: the gravest reason
    (
        lambda: table("Y w", "R w"),
        "roll 3",
        ["L3.2 drew colour=Y dice=3", "L4.1 die-lost die=3 reason=L4-1"],
    ),
    (
        lambda: table("Y w", "R w", dice=2),
        "roll 3 4",
        [
            "L3.2 drew colour=Y dice=3 4",
            "L4.1 die-lost die=3 reason=L4-1",
            "L4.1 die-lost die=4 reason=L4-1",
        ],
    ),
    (
        lambda: play(table("Y a7 ^ ^ ^", "R w", dice=2), "roll 1 3"),
        "move Y1 1",
        [
            "L5.1 moved token=Y1 cells=1 where=summit cell=8 origin=71",
            "L5.2 reached-summit token=Y1",
            "L8.1 bonus-earned colour=Y cells=10",
            "L8.2 bonus-lost cells=10",
            "L3.5 die-lost die=3 reason=nothing",
        ],
    ),
    (
        lambda: table("Y 10", "R 12 12"),
        "roll 3",
        ["L3.2 drew colour=Y dice=3", "L5.3 die-lost die=3 reason=L5-3"],
    ),
    (
        lambda: table("Y w", "R 5 5"),
        "roll 5",
        ["L3.2 drew colour=Y dice=5", "L4.5 die-lost die=5 reason=L4-5"],
    ),
    (
        lambda: table("Y 10", "R 5 5 12 12"),
        "roll 5",
        ["L3.2 drew colour=Y dice=5", "L5.3 die-lost die=5 reason=L5-3"],
    ),
    (
        lambda: table("Y a7", "R 5 5"),
        "roll 5",
        ["L3.2 drew colour=Y dice=5", "L4.5 die-lost die=5 reason=L4-5"],
    ),
    (
        lambda: table("Y 10 ^ ^ a7", "B 12", "R 12"),
        "roll 2",
        ["L3.2 drew colour=Y dice=2", "L5.4 die-lost die=2 reason=L5-4"],
    ),
    (
        lambda: table("Y a7 ^ ^ w", "R w"),
        "roll 3",
        ["L3.2 drew colour=Y dice=3", "L5.2 die-lost die=3 reason=L5-2"],
    ),
    (
        lambda: table("Y 10 ^ ^ a7", "B 14 14", "R 12 12"),
        "roll 4",
        ["L3.2 drew colour=Y dice=4", "L5.3 die-lost die=4 reason=L5-3"],
    ),
    (
        lambda: table("Y 10 ^ ^ 11", "B 14 14", "R 12 12"),
        "roll 4",
        ["L3.2 drew colour=Y dice=4", "L5.3 die-lost die=4 reason=L5-3"],
    ),
    (
        lambda: table("Y 10 ^ ^ ^", "B 11 11", "R 12 12"),
        "roll 1",
        ["L3.2 drew colour=Y dice=1", "L5.6 die-lost die=1 reason=L5-6"],
    ),
    (
        lambda: teams("^ ^ ^ w", "a6 w"),
        "roll 3",
        ["L3.2 drew colour=Y dice=3", "L5.2 die-lost die=3 reason=L5-2"],
    ),
    (
        lambda: teams("a7 ^ ^ ^", "w", red="39 39"),
        "roll 5",
        ["L3.2 drew colour=Y dice=5", "L4.5 die-lost die=5 reason=L4-5"],
    ),
    (
        lambda: teams("a7 ^ ^ ^", "w", red="39 39"),
        "roll 4",
        ["L3.2 drew colour=Y dice=4", "L5.2 die-lost die=4 reason=L5-2"],
    ),
    (
        lambda: table("Y ^ w w w", "R w"),
        "roll 3",
        ["L3.2 drew colour=Y dice=3", "L4.1 die-lost die=3 reason=L4-1"],
    ),
    (
        lambda: table("Y 5 ^ ^ ^", "B 6 6 7 7", "G 8 8 9 9", "R 10 10 11 11"),
        "roll 1",
        ["L3.2 drew colour=Y dice=1", "L5.6 die-lost die=1 reason=L5-6"],
    ),
    # thrown again
    (
        lambda: table("Y 20 ^ ^ ^", "R 24 24"),
        "roll 4",
        ["L3.2 drew colour=Y dice=4", "L7.1 thrown-again die=4 cell=24"],
    ),
    (
        lambda: table("Y 20 ^ ^ ^", "R 24 24 25 25", dice=2),
        "roll 4 5",
        ["L3.2 drew colour=Y dice=4 5", "L7.1 thrown-again die=5 cell=25"],
    ),
    (
        lambda: table("Y 20 ^ ^ ^", "R 24 24", dice=2),
        "roll 4 4",
        ["L3.2 drew colour=Y dice=4 4", "L7.1 thrown-again die=4 cell=24"],
    ),
    (
        lambda: table("Y 7 ^ ^ ^", "B 10 10", "R 12 12", dice=2),
        "roll 3 6",
        [
            "L3.2 drew colour=Y dice=3 6",
            "L5.3 die-lost die=6 reason=L5-3",
            "L7.1 thrown-again die=3 cell=10",
        ],
    ),
    (
        lambda: table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch"),
        "roll 4",
        ["L7.3 threw-alone colour=Y die=4", "L7.1 thrown-again die=4 cell=24"],
    ),
    (
        lambda: table("Y w 20 30 ^", "R 34 34 24 24", dice=2, phase="relaunch"),
        "roll 4",
        ["L7.3 threw-alone colour=Y die=4", "L7.1 thrown-again die=4 cell=24"],
    ),
    (
        lambda: teams("^ ^ ^ ^", "w ^ 65 40", red="44 44 1 1"),
        "roll 4",
        ["L3.2 drew colour=Y dice=4", "L7.1 thrown-again die=4 cell=1"],
    ),
    (
        lambda: teams("60 ^ ^ ^", "40 ^ ^ ^", red="44 44 64 64"),
        "roll 4",
        ["L3.2 drew colour=Y dice=4", "L7.1 thrown-again die=4 cell=64"],
    ),
]


@pytest.mark.parametrize(
    ("make", "text", "messages"),
    STORIES,
    ids=[f"{text}: {messages[-1]}" for _, text, messages in STORIES],
)
def test_story(make, text: str, messages: list[str]) -> None:
    state = make()
    assert story(state, text) == messages
    play(state, text)  # a story is told of a legal action


def test_every_key_of_a_narration_is_tested() -> None:
    keys = set(re.findall(r'self\.say\(\s*"([a-z-]+)"', getsource(rules))) | {"die-lost"}
    assert keys == {message.split()[1] for _, _, messages in STORIES for message in messages}


def test_a_story_runs_to_its_end() -> None:
    state = table("Y 18 a2 ^ ^", "R 24 44")
    text = []
    for action in (
        "roll 6",
        "move Y1 6",
        "bonus Y1 20",
        "skip",
        "roll 6",
        "move Y2 6",
        "bonus Y1 10",
        "roll 1",
        "move Y1 1",
    ):
        text += story(state, action)
        state = play(state, action)
    assert text == [
        "L3.2 drew colour=Y dice=6",
        "L5.1 moved token=Y1 cells=6 where=ring cell=24 origin=14",
        "L5.5 sent-back token=R1",
        "L8.1 bonus-earned colour=Y cells=20",
        "L5.1 moved token=Y1 cells=20 where=ring cell=44 origin=20",
        "L5.5 sent-back token=R2",
        "L8.1 bonus-earned colour=Y cells=20",
        "L8.2 bonus-declined cells=20",
        "L3.7 draws-again colour=Y",
        "L3.2 drew colour=Y dice=6",
        "L5.1 moved token=Y2 cells=6 where=summit cell=8 origin=66",
        "L5.2 reached-summit token=Y2",
        "L8.1 bonus-earned colour=Y cells=10",
        "L5.1 moved token=Y1 cells=10 where=ring cell=54 origin=40",
        "L3.7 draws-again colour=Y",
        "L3.2 drew colour=Y dice=1",
        "L5.1 moved token=Y1 cells=1 where=ring cell=55 origin=50",
    ]


DUTIES = [
    (lambda: table("Y 20", "R w"), None),
    (lambda: draw(table("Y ^ ^ ^ ^", "R w"), "3 3"), None),
    (lambda: table("Y 20", "R w", dice=2, phase="relaunch", hand="5"), None),
    (lambda: draw(table("Y 20", "R w"), "3"), None),
    (lambda: draw(table("Y 12 12", "R w"), "3"), None),
    (lambda: draw(table("Y 20", "R w"), "6"), None),
    (lambda: draw(table("Y 20", "R w"), "5"), "L4.2 duty-exit colour=Y"),
    (lambda: draw(table("B w", "R w", dice=2), "1 4"), "L4.2 duty-exit colour=B"),
    (lambda: draw(table("Y 12 12 w ^", "R w", dice=2), "5 6"), "L4.2 duty-exit colour=Y"),
    (lambda: draw(table("Y 20 29 29 ^", "R w"), "6"), "L6.2 duty-barrier cell=29"),
    (lambda: draw(table("Y 20 34 34 ^", "R w", dice=2), "2 4"), "L6.2 duty-barrier cell=34"),
    (lambda: draw(table("Y 20 34 34 ^", "R w", dice=2), "1 6"), "L6.2 duty-barrier cell=34"),
    (lambda: draw(table("Y 34 12 34 12", "R w"), "6"), "L6.2 duty-barrier cell=34"),
    # the 6 cannot open it, the 1 need not
    (lambda: draw(table("Y 20 12 12 ^", "R 17 17", dice=2), "1 6"), None),
    (
        lambda: table("Y 20 29 29 ^", "R w", bonus=20, hand="6", dice=2, is_six=True, duty="29"),
        None,
    ),
    (lambda: draw(teams("w", "40"), "3"), "L9.1 duty-partner colour=G"),
    (lambda: draw(teams("^ ^ ^ ^", "40"), "5"), "L9.1 duty-partner colour=G"),
    (lambda: draw(teams("20", "40"), "3"), None),
    (lambda: draw(teams("w", "w", red="30", to_play="B"), "3"), "L9.1 duty-partner colour=R"),
    (lambda: draw(teams("a7 ^ ^ ^", "46 46 ^ ^", dice=2), "1 6"), "L9.1 duty-partner colour=G"),
    (lambda: draw(teams("20 46 ^ ^", "46"), "6"), "L6.2 duty-barrier cell=46"),
    (
        lambda: draw(teams("46 ^ ^ a6", "46 50 ^ ^", red="52 52", dice=2), "2 6"),
        "L9.1 duty-partner colour=G",
    ),
]


@pytest.mark.parametrize(("make", "message"), DUTIES)
def test_duty(make, message: str | None) -> None:
    assert duty(make()) == message


def test_every_duty_is_tested() -> None:
    keys = set(re.findall(r'"quatre_colonnes-(duty-[a-z]+)"', getsource(rules)))
    assert keys == {message.split()[1] for _, message in DUTIES if message}
