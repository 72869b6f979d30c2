"""Columbiz in text: actions, position ids, the plain state, diagrams and pictures."""

from math import prod
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colonnade.core.errors import Malformed
from colonnade.core.view import Span, picture_text
from colonnade.games.columbiz import notation, view
from colonnade.games.columbiz.actions import (
    DONE,
    FORFEIT,
    KEEPS,
    PLACES,
    ROLLS,
    STOP,
    Keep,
    Roll,
    Start,
)
from colonnade.games.columbiz.position_ids import _join_digits, _split_digits
from colonnade.games.columbiz.state import State
from tests.games.columbiz.helpers import (
    EMPTY,
    GAME,
    begin,
    options,
    play,
    to_keep,
    to_place,
    to_throw,
)

FACES = "1 2 3 3 5 5 5 6"

BOARD = """
    . . . . . .
    . . . . . .
    . . . P . .
    . B . . G .
    . B P . . .
    P . . . . K
"""


# Actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("start 5 3", Start((5, 3))),
        ("start - 6 - 1", Start((None, 6, None, 1))),
        ("start", Start(())),
        ("roll 1 2 3 3 5 5 5 6", Roll((1, 2, 3, 3, 5, 5, 5, 6))),
        ("roll", Roll(())),
        ("roll 1 1 1 1 1 1 1 1 1", Roll((1,) * 9)),
        ("keep 5 5 5", Keep((5, 5, 5))),
        ("keep", Keep(())),
        ("keep 1 2 3 3 5 5 5 6", Keep((1, 2, 3, 3, 5, 5, 5, 6))),
        ("stop", STOP),
        ("place 5-3", PLACES[26]),
        ("place 1-1", PLACES[0]),
        ("place 6-6", PLACES[35]),
        ("done", DONE),
        ("forfeit", FORFEIT),
    ],
)
def test_an_action_has_one_text(text: str, action: object) -> None:
    assert notation.parse(text) == action
    assert str(action) == text


def test_actions_are_made_once() -> None:
    assert notation.parse("roll 1 2 3") is ROLLS[(1, 2, 3)]
    assert notation.parse("keep 1 2 3") is KEEPS[(1, 2, 3)]
    assert notation.parse("place 1-2") is PLACES[1]


def malformed(key: str, text: str, **arguments: str) -> str:
    return " ".join(
        [key, f"text={text}", *(f"{name}={value}" for name, value in arguments.items())]
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "x",
        "Stop",
        "STOP",
        "stop ",
        " stop",
        "stop 1",
        "done\n",
        "forfeit forfeit",
        "rolls 1",
        "roll\t1",
        "keep\n",
        "🎲",
        "stóp",
        "pass",
    ],
)
def test_a_wrong_word_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as error:
        notation.parse(text)
    assert str(error.value.message) == malformed("columbiz-malformed-action", text)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("roll 7", "7"),
        ("roll 0", "0"),
        ("roll 01", "01"),
        ("roll 1  2", ""),
        ("roll ", ""),
        ("roll 1 2 ", ""),
        ("roll -", "-"),
        ("roll 1,2", "1,2"),
        ("roll ٣", "٣"),
        ("keep ²", "²"),
        ("keep 1 9", "9"),
        ("keep x", "x"),
        ("start 5 7", "7"),
        ("start 5  3", ""),
        ("start -1 3", "-1"),
        ("start — 3", "—"),
    ],
)
def test_a_wrong_face_is_malformed(text: str, given: str) -> None:
    with pytest.raises(Malformed) as error:
        notation.parse(text)
    assert str(error.value.message) == malformed("columbiz-malformed-face", text, given=given)


@pytest.mark.parametrize("text", ["roll 2 1", "keep 1 3 2", "roll 1 2 3 3 5 5 6 5"])
def test_a_wrong_order_of_dice_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as error:
        notation.parse(text)
    assert str(error.value.message) == malformed("columbiz-malformed-order", text)


def test_the_starting_throw_has_no_order() -> None:
    assert notation.parse("start 5 3 6 1") == Start((5, 3, 6, 1))


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("place", ""),
        ("place ", ""),
        ("place 5", "5"),
        ("place 5-7", "5-7"),
        ("place 0-1", "0-1"),
        ("place 5-3 ", "5-3 "),
        ("place  5-3", " 5-3"),
        ("place 5-3 5-2", "5-3 5-2"),
        ("place 05-3", "05-3"),
        ("place 5–3", "5–3"),
        ("place ５-3", "５-3"),
    ],
)
def test_a_wrong_cell_is_malformed(text: str, given: str) -> None:
    with pytest.raises(Malformed) as error:
        notation.parse(text)
    assert str(error.value.message) == malformed("columbiz-malformed-cell", text, given=given)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x" * 99, f"columbiz-malformed-action text={'x' * 60}"),
        ("roll " + "x" * 99, f"columbiz-malformed-face text=roll {'x' * 55} given={'x' * 60}"),
        ("start " + "x" * 99, f"columbiz-malformed-face text=start {'x' * 54} given={'x' * 60}"),
        ("place " + "x" * 99, f"columbiz-malformed-cell text=place {'x' * 54} given={'x' * 60}"),
        ("keep" + " 2" * 99 + " 1", f"columbiz-malformed-order text=keep{' 2' * 28}"),
    ],
)
def test_sixty_characters_of_a_malformed_text_are_quoted(text: str, said: str) -> None:
    with pytest.raises(Malformed) as error:
        notation.parse(text)
    assert str(error.value.message) == said


# Position ids


def placing(**fields: Any) -> State:
    """Grey has placed 5-3 in this turn, taking a blue and a purple disc; purple has
    one blue disc.
    """
    given = {
        "players": 4,
        "seat": 2,
        "starter": 1,
        "kept": (5, 5),
        "spent": (5, 5, 5),
        "placed": 1,
        "prisoners": (1, 0, 2, 0),
        "reserve": (6, 6, 3, 6),
        "set_aside": (0, 0, 6, 3),
        "line_points": (3, 1, 0, 0),
    }
    return to_place(FACES, BOARD, **{**given, **fields})


def over(**fields: Any) -> State:
    """Purple has emptied the reserve with a forfeit of one disc."""
    given = {
        "phase": "over",
        "seat": 1,
        "starter": 1,
        "last_round": True,
        "discs": (0b11, 0b11100),
        "reserve": (0, 3),
        "set_aside": (16, 12),
    }
    return to_throw(**{**given, **fields})


GOLDEN = {
    "C248000R000000I0000I": begin(),
    "C2AJ002B000000A0000A0000A0000A": begin(
        4, edition="sv", max_discs=8, kept_dice="locked", beyond_twelve="cap"
    ),
    "C26C050s000000D0000D0000D": play(begin(3), "start 1 6 6"),
    "C28S5h01bf0P1I6100360001326006030000100y00502101D004": placing(),
    "C2487F0000000000G0030C003q": over(),
}


@pytest.mark.parametrize(("text", "state"), GOLDEN.items())
def test_a_position_id_stays_what_it_is(text: str, state: State) -> None:
    assert GAME.position(state) == text
    assert GAME.from_position(text) == state


def test_a_position_id_is_short_letters_and_digits() -> None:
    text = GAME.position(placing())
    assert len(text) <= 52
    assert text.isascii()
    assert text.isalnum()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "C2",
        "C",
        "c248000R000000I0000I",
        "C148000R000000I0000I",
        "48000R000000I0000I",
        "C2048000R000000I0000I",
        "C248000R000000I0000I0",
        "C248000R000000I0000I ",
        "C248000R000000I0000-",
        "C248000R000000I0000é",
        "C248000Rzz0000I0000I",
        "C2" + "z" * 43,
        "C2" + "z" * 50,
        "C2" + "z" * 51,
        "C2" + "0" * 5000,
        "C2" + "z" * 100_000,
    ],
)
def test_a_text_that_is_no_position_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as error:
        GAME.from_position(text)
    assert str(error.value.message) == f"columbiz-malformed-position text={text[:60]}"


LOCKED = options(kept_dice="locked")

POSSIBLE = {
    "the start": begin(4),
    "a tie-break": play(begin(4), "start 6 1 6 1"),
    "a tie-break of the last seats": play(begin(4), "start 1 1 6 6"),
    "the first throw": to_throw(),
    "the last seat began": to_throw(players=4, seat=3, starter=3),
    "after the first throw": to_keep(FACES),
    "after the second throw": to_keep(FACES, kept=(5, 5), throws=2),
    "seven kept": to_keep(FACES, kept=(1, 2, 3, 3, 5, 5, 5), throws=2),
    "before the second throw": to_throw(phase="throw", throws=1, dice=(1,) * 8, kept=(1,) * 7),
    "before the third throw": to_throw(phase="throw", throws=2, dice=(1,) * 8),
    "stopped at once": to_place(FACES, throws=1),
    "stopped after two": to_place(FACES, throws=2, kept=(1,)),
    "three throws": to_place(FACES),
    "three throws and nothing to place": to_place(
        "1 1 1 1 1 1 1 1", "P . . . . .\n" * 3 + "B . . . . .\n" * 3, starter=0
    ),
    "placing": placing(),
    "the most placed": play(to_place(FACES), "place 1-1", "place 2-1", "place 3-1", "place 6-1"),
    "two in one column": play(to_place(FACES), "place 5-2", "place 5-1"),
    "an opponent above": play(
        to_place(FACES, ". . . . B .\n" + ". . . . . .\n" * 5, starter=1), "place 5-3"
    ),
    "the last disc placed": to_place(
        FACES,
        reserve=(0, 3),
        set_aside=(12, 12),
        discs=(0b111111, 0b111 << 6),
        spent=(1,),
        placed=1,
    ),
    "four placed in a turn": to_throw(seat=1, discs=(0b1111, 0), reserve=(14, 18)),
    "the last round": to_throw(
        players=3,
        seat=1,
        starter=0,
        last_round=True,
        reserve=(0, 3, 3),
        set_aside=(13, 9, 9),
        discs=(0, 1, 2),
    ),
    "over": over(),
    "over, and the starter has emptied the reserve": over(
        discs=(0b11100, 0b11), reserve=(3, 0), set_aside=(12, 16)
    ),
    "a third prisoner with one disc": to_throw(
        discs=(1, 0), reserve=(17, 13), prisoners=(5, 0), options=options(max_discs=5), seat=0
    ),
    "as many line points as there can be": to_throw(
        discs=(7, 56), reserve=(15, 15), line_points=(16, 16)
    ),
}


@pytest.mark.parametrize("state", POSSIBLE.values(), ids=POSSIBLE)
def test_a_possible_position_comes_back(state: State) -> None:
    assert GAME.from_position(GAME.position(state)) == state


IMPOSSIBLE = {
    # C1.3 the start
    "nobody throws": begin()._replace(throwing=()),
    "one throws alone": begin()._replace(throwing=(0,)),
    "a seat that is not there throws": begin()._replace(throwing=(0, 2)),
    "a third of two throws": begin()._replace(throwing=(0, 1, 2)),
    "the seat is not the first to throw": begin()._replace(seat=1),
    "a start with a starter": begin()._replace(starter=0),
    "a start with a disc on the board": begin()._replace(discs=(1, 0), reserve=(17, 18)),
    "a start with too few discs": begin()._replace(reserve=(18, 17)),
    "a start with prisoners": begin()._replace(prisoners=(0, 1)),
    "a start with discs set aside": begin()._replace(set_aside=(3, 0)),
    "a start with points": begin()._replace(line_points=(1, 0)),
    "a start with dice": begin()._replace(dice=(1,) * 8),
    "a start with kept dice": begin()._replace(kept=(1,)),
    "a start with spent dice": begin()._replace(spent=(1,)),
    "a start with throws": begin()._replace(throws=1),
    "a start with a disc placed": begin()._replace(placed=1),
    "a start in the last round": begin()._replace(last_round=True),
    # seats
    "a seat that is not there": to_throw(seat=2),
    "a starter that is not there": to_throw(starter=2),
    "no starter": to_throw(starter=None),
    "a throw for the start during the game": to_throw(throwing=(0, 1)),
    # C3.4 discs and prisoners
    "a disc too many": to_throw(
        players=3, discs=(0b11, 0b100, 0b1000), reserve=(12, 11, 11), prisoners=(1, 0, 0)
    ),
    "a lost disc that nobody has": to_throw(discs=(1, 2), reserve=(17, 16)),
    "a prisoner that nobody lost": to_throw(discs=(1, 2), reserve=(17, 17), prisoners=(1, 0)),
    "one's own prisoner": to_throw(discs=(1, 2), reserve=(17, 16), prisoners=(0, 1)),
    "six prisoners with one disc": to_throw(
        discs=(1, 0), reserve=(17, 12), prisoners=(6, 0), options=options(max_discs=8)
    ),
    # C3.7
    "two set aside": to_throw(reserve=(16, 15), set_aside=(2, 3)),
    "two of the second seat set aside": to_throw(reserve=(15, 16), set_aside=(3, 2)),
    "two set aside, and the last disc just placed": to_place(
        FACES,
        reserve=(0, 3),
        set_aside=(11, 12),
        discs=(0b1111111, 0b111 << 7),
        spent=(1,),
        placed=1,
    ),
    # C3.5
    "points with two discs": to_throw(discs=(3, 0b1100), reserve=(16, 16), line_points=(1, 0)),
    "too many points": to_throw(discs=(7, 56), reserve=(15, 15), line_points=(0, 17)),
    # C2 dice
    "dice before the first throw": to_throw(dice=(1,) * 8),
    "kept dice before the first throw": to_throw(kept=(1,)),
    "spent dice before the first throw": to_throw(spent=(1,)),
    "placed before the first throw": to_throw(placed=1),
    "dice after the end": over(dice=(1,) * 8),
    "throws after the end": over(throws=1),
    "seven dice": to_keep("1 2 3 3 5 5 5"),
    "eight kept": to_keep(FACES, throws=2, kept=(1, 2, 3, 3, 5, 5, 5, 6)),
    "kept what does not lie there": to_keep(FACES, throws=2, kept=(4,)),
    "kept before the second throw": to_keep(FACES, kept=(5, 5)),
    "kept although stopped at once": to_place(FACES, throws=1, kept=(5, 5)),
    "no throw": to_keep(FACES, throws=0),
    "no throw, and placing": to_place(FACES, throws=0),
    "three throws, and keeping": to_keep(FACES, throws=3),
    "three throws, and throwing": to_throw(phase="throw", throws=3, dice=(1,) * 8),
    "placed while throwing": to_keep(FACES, placed=1, discs=(1, 0), reserve=(17, 18), spent=(1,)),
    "spent while throwing": to_keep(FACES, spent=(1,)),
    "spent and nothing placed": to_place(FACES, spent=(1,)),
    "spent and nothing placed after stopping": to_place(FACES, throws=2, spent=(1,)),
    "stopped with nothing to place": to_place(
        "1 1 1 1 1 1 1 1", "P . . . . .\n" * 3 + "B . . . . .\n" * 3, throws=2
    ),
    # C3.1, C3.3 what was spent
    "spent what does not lie there": placing(dice=(1, 2, 3, 3, 4, 5, 5, 6)),
    "more placed than allowed": to_place(
        FACES,
        options=options(max_discs=1),
        placed=2,
        spent=(1, 2),
        discs=(1 | 1 << 6, 0),
        reserve=(16, 18),
    ),
    "another cell's price": placing(spent=(5, 5)),
    "another column's dice": placing(spent=(3, 3)),
    "the next column's dice": to_place(
        FACES, spent=(5,), placed=1, discs=(1 << 30, 0), reserve=(17, 18)
    ),
    "two discs for the price of one": to_place(
        FACES, placed=2, spent=(1,), discs=(1 | 1 << 6, 0), reserve=(16, 18)
    ),
    "one disc for the price of two": to_place(
        FACES, placed=1, spent=(1, 2), discs=(1 | 1 << 6, 0), reserve=(16, 18)
    ),
    "nothing spent": placing(spent=()),
    "an opponent that was not captured": to_place(
        FACES, starter=1, discs=(1 << 25, 1 << 24), reserve=(17, 17), spent=(5, 5), placed=1
    ),
    # C4.1
    "no last round with an empty reserve": to_throw(
        seat=1, discs=(0b111, 0b111000), reserve=(0, 3), set_aside=(15, 12)
    ),
    "a last round with no empty reserve": to_throw(
        seat=1, reserve=(15, 18), set_aside=(3, 0), last_round=True
    ),
    "the starter's turn in the last round": to_throw(last_round=True),
    "over, and not the last round": over(last_round=False),
    "over with every reserve": over(reserve=(3, 3), set_aside=(12, 12), discs=(0b111, 0b111000)),
    "over with every reserve, and not the last round": over(
        reserve=(3, 3), set_aside=(12, 12), discs=(0b111, 0b111000), last_round=False
    ),
    "over at another seat": over(seat=0, set_aside=(16, 9), discs=(0b11, 0b11111100)),
    "a turn without a disc": to_throw(
        seat=1, discs=(0b111, 0b111000), reserve=(0, 0), set_aside=(15, 15), last_round=True
    ),
    "a seat that waits without a disc": to_throw(
        discs=(0b111, 0b111000), reserve=(3, 0), set_aside=(12, 15)
    ),
    # C4.1 even turns
    "two discs ahead": to_throw(discs=(0b11111, 0), reserve=(13, 18)),
    "a turn behind": to_throw(discs=(0, 1), reserve=(18, 17)),
    "a turn too few": to_throw(seat=1, discs=(0, 0)),
    "a forfeit ahead": to_throw(reserve=(12, 15), set_aside=(6, 3)),
    "an odd number over": over(reserve=(0, 12), set_aside=(16, 3)),
    "five placed in a turn": to_throw(seat=1, discs=(0b11111, 0), reserve=(13, 18)),
}


@pytest.mark.parametrize("state", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_malformed(state: State) -> None:
    text = GAME.position(state)
    with pytest.raises(Malformed) as error:
        GAME.from_position(text)
    assert str(error.value.message) == f"columbiz-malformed-position text={text}"


@pytest.mark.parametrize("players", [0, 1])
def test_a_position_for_too_few_players_is_malformed(players: int) -> None:
    state = begin()._replace(
        **{
            name: (0,) * players
            for name in ("discs", "reserve", "prisoners", "set_aside", "line_points")
        }
    )
    with pytest.raises(Malformed):
        GAME.from_position(GAME.position(state))


# The plain state


def test_the_plain_state_before_the_start() -> None:
    assert notation.dump(begin(3)) == {
        "board": {},
        "reserve": {"purple": 13, "blue": 13, "grey": 13},
        "prisoners": {"purple": 0, "blue": 0, "grey": 0},
        "set_aside": {"purple": 0, "blue": 0, "grey": 0},
        "line_points": {"purple": 0, "blue": 0, "grey": 0},
        "dice": [],
        "kept": [],
        "spent": [],
        "throws": 0,
        "last_round": False,
    }


def test_the_plain_state_in_its_documented_order() -> None:
    dumped = notation.dump(placing(last_round=True))
    assert list(dumped.items()) == [
        (
            "board",
            {
                "1-1": "purple",
                "2-2": "blue",
                "2-3": "blue",
                "3-2": "purple",
                "4-4": "purple",
                "5-3": "grey",
                "6-1": "black",
            },
        ),
        ("reserve", {"purple": 6, "blue": 6, "grey": 3, "black": 6}),
        ("prisoners", {"purple": 1, "blue": 0, "grey": 2, "black": 0}),
        ("set_aside", {"purple": 0, "blue": 0, "grey": 6, "black": 3}),
        ("line_points", {"purple": 3, "blue": 1, "grey": 0, "black": 0}),
        ("dice", [1, 2, 3, 3, 5, 5, 5, 6]),
        ("kept", [5, 5]),
        ("spent", [5, 5, 5]),
        ("throws", 3),
        ("last_round", True),
    ]


def test_the_dice_lie_as_they_are_after_a_keep() -> None:
    dumped = notation.dump(play(to_keep(FACES), "keep 5 5 5"))
    assert (dumped["dice"], dumped["kept"], dumped["throws"]) == (
        [1, 2, 3, 3, 5, 5, 5, 6],
        [5, 5, 5],
        1,
    )


# Diagrams


def test_a_diagram_has_row_6_on_top() -> None:
    assert notation.diagram(to_throw(BOARD, 4)) == "\n".join(
        line.strip() for line in BOARD.strip().splitlines()
    )


def test_a_diagram_gives_a_position() -> None:
    assert notation.from_diagram(BOARD, 4) == State(
        options=options(4),
        phase="throw",
        seat=0,
        starter=0,
        throwing=(),
        discs=(1 << 0 | 1 << 13 | 1 << 21, 1 << 7 | 1 << 8, 1 << 26, 1 << 30),
        reserve=(7, 8, 9, 9),
        prisoners=(0, 0, 0, 0),
        set_aside=(0, 0, 0, 0),
        line_points=(0, 0, 0, 0),
    )
    assert notation.from_diagram(EMPTY) == notation.from_diagram(EMPTY, 2, seat=0)
    assert notation.from_diagram(EMPTY, 2, seat=1).seat == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        ". . . . . .\n" * 5,
        ". . . . . .\n" * 7,
        ". . . . .\n" * 6,
        ". . . . . . .\n" * 6,
        ". . . . . x\n" * 6,
        ". . . . . X\n" * 6,
        ". . . . . G\n" * 6,
        ". . . . . p\n" * 6,
        "......\n" * 6,
    ],
)
def test_another_text_is_no_diagram(text: str) -> None:
    with pytest.raises(Malformed) as error:
        notation.from_diagram(text)
    assert str(error.value.message) == f"columbiz-malformed-diagram text={text[:60]}"


# Pictures

PLACING = """\
      1     2     3     4     5     6
   ┌────────────────────────────────────┐
 6 │  6     6     6     6     6     6   │
 5 │  5     5     5     5     5     5   │
 4 │  4     4     4     P●    4     4   │
 3 │  3     B◆    3     3     G■    3   │
 2 │  2     B◆    P●    2     2     2   │
 1 │  P●    1     1     1     1     K▲  │
   └────────────────────────────────────┘
     1  2  3  3 (5)(5)(5) 6
    P● 6     B◆ 6    ▸G■ 3     K▲ 6"""

KEEPING = """\
      1     2     3     4     5     6
   ┌────────────────────────────────────┐
 6 │  6     6     6     6     6     6   │
 5 │  5     5     5     5     5     5   │
 4 │  4     4     4     4     4     4   │
 3 │  3     3     3     3     3     3   │
 2 │  2     2     2     2     2     2   │
 1 │  1     1     1     1     1     1   │
   └────────────────────────────────────┘
     1  2 [3] 3 [5][5] 5  6
   ▸P● 18    B◆ 18"""


def test_a_state_prints_as_its_picture() -> None:
    assert str(placing()) == PLACING
    assert str(play(to_keep(FACES), "keep 3 5 5")) == KEEPING


def test_a_picture_without_dice_has_no_line_for_them() -> None:
    lines = str(begin()).splitlines()
    assert len(lines) == 10
    assert lines[-1] == "   ▸P● 18    B◆ 18"


def test_after_the_end_nobody_is_marked() -> None:
    assert str(over()).splitlines()[-1] == "    P● 0     B◆ 3"


def test_a_picture_has_styles() -> None:
    picture = GAME.picture(placing())
    assert picture_text(picture) == PLACING
    assert picture[0] == (Span("    "), *(Span(f"  {face}   ", "strong") for face in range(1, 7)))
    assert picture[1] == (Span("   ┌" + "─" * 36 + "┐", "faint"),)
    assert picture[4] == (
        Span(" 4 ", "strong"),
        Span("│", "faint"),
        *[Span("  4   ", "faint")] * 3,
        Span("  P●  ", "purple"),
        *[Span("  4   ", "faint")] * 2,
        Span("│", "faint"),
    )
    assert picture[8] == (Span("   └" + "─" * 36 + "┘", "faint"),)
    assert picture[9] == (
        Span("    "),
        *(Span(f" {face} ", "strong") for face in (1, 2, 3, 3)),
        *[Span("(5)", "faint")] * 3,
        Span(" 6 ", "strong"),
    )
    assert picture[10] == (
        Span("   "),
        Span(" ", "strong"),
        Span("P● 6    ", "purple"),
        Span(" ", "strong"),
        Span("B◆ 6    ", "blue"),
        Span("▸", "strong"),
        Span("G■ 3    ", "grey"),
        Span(" ", "strong"),
        Span("K▲ 6    ", "black"),
    )


def test_kept_dice_are_strong() -> None:
    assert GAME.picture(play(to_keep(FACES), "keep 6"))[9][-1] == Span("[6]", "strong")


def test_each_die_has_one_status() -> None:
    assert [
        (die.face, die.status) for die in view.mark_dice(play(to_keep(FACES), "keep 3 5 5"))
    ] == [
        (1, "free"),
        (2, "free"),
        (3, "kept"),
        (3, "free"),
        (5, "kept"),
        (5, "kept"),
        (5, "free"),
        (6, "free"),
    ]
    assert [die.status for die in view.mark_dice(placing())] == ["free"] * 4 + ["spent"] * 3 + [
        "free"
    ]


def test_a_notebook_shows_the_drawing() -> None:
    assert begin()._repr_svg_() == GAME.draw(begin())


@given(st.lists(st.tuples(st.integers(2, 40), st.integers(0, 39)), min_size=1, max_size=8))
def test_a_number_has_the_digits_that_it_was_joined_from(pairs: list[tuple[int, int]]) -> None:
    radices = [radix for radix, _ in pairs]
    digits = [digit % radix for radix, digit in pairs]
    number = _join_digits(digits, radices)
    assert _split_digits(number, radices) == digits
    assert number < prod(radices), "the lowest digit first, and each counts once"
