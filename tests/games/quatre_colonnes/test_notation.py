"""Texts: actions, position identifiers, the plain state, and pictures for a terminal."""

import re

import pytest

from colonnade.core.errors import Malformed
from colonnade.core.view import Span, picture_text
from colonnade.games.quatre_colonnes import QuatreColonnes, actions
from colonnade.games.quatre_colonnes import picture as pictures
from colonnade.games.quatre_colonnes.actions import Action, Bonus, Exit, Move, Roll, Skip, Token
from colonnade.games.quatre_colonnes.movement import survey
from colonnade.games.quatre_colonnes.notation import dump, parse
from colonnade.games.quatre_colonnes.picture import picture
from colonnade.games.quatre_colonnes.position_ids import from_position, position
from colonnade.games.quatre_colonnes.state import State
from colonnade.games.quatre_colonnes.validation import is_possible
from tests.games.quatre_colonnes.actions import spellable
from tests.games.quatre_colonnes.helpers import draw, play, table

# Actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("roll 5", Roll((5,))),
        ("roll 2 6", Roll((2, 6))),
        ("roll 3 3", Roll((3, 3))),
        ("exit Y1 5", Exit(Token("Y", 1), (5,))),
        ("exit R2 1+4", Exit(Token("R", 2), (1, 4))),
        ("exit Y1 5 xR2", Exit(Token("Y", 1), (5,), Token("R", 2))),
        ("exit G4 2+3 xB3", Exit(Token("G", 4), (2, 3), Token("B", 3))),
        ("move Y1 6", Move(Token("Y", 1), 6)),
        ("bonus B3 20", Bonus(Token("B", 3), 20)),
        ("bonus B3 10", Bonus(Token("B", 3), 10)),
        ("skip", Skip()),
    ],
)
def test_an_action_and_its_text(text: str, action: Action) -> None:
    assert parse(text) == action
    assert str(action) == text


def test_every_spellable_action_goes_round() -> None:
    every = spellable()
    assert len({str(action) for action in every}) == len(every) == 1 + 27 + 96 + 32 + 16 * 27 * 17
    for action in every:
        assert parse(str(action)) == action


def test_actions_that_are_played_often_are_made_once() -> None:
    assert parse("move Y1 6") is actions.MOVES["Y"][6][0]
    assert parse("bonus Y1 20") is actions.BONUS_MOVES["Y"][20][0]
    assert parse("roll 1 2") is actions.ROLLS[1, 2]
    assert parse("skip") is actions.SKIP


MALFORMED = [
    "",
    " ",
    "roll",
    "roll ",
    "roll 0",
    "roll 7",
    "roll 10",
    "roll 1 7",
    "roll 6 2",
    "roll 1 2 3",
    "roll 1  2",
    "roll 1,2",
    " roll 1",
    "roll 1 ",
    "roll 1\n",
    "Roll 1",
    "ROLL 1",
    "roll ５",
    "roll ٥",
    "roll ²",
    "move",
    "move Y1",
    "move Y1 0",
    "move Y1 7",
    "move Y1 06",
    "move Y1 -1",
    "move Y0 1",
    "move Y5 1",
    "move P1 1",
    "move y1 1",
    "move 1 1",
    "move Y 1",
    "move Y11 1",
    "move  Y1 1",
    "move Y1  1",
    "move Y1 1 ",
    "move Y1 1\n",
    "move Y１ 1",
    "move Y1 ６",
    "move Y1 1+2",
    "exit Y1",
    "exit Y1 0",
    "exit Y1 7",
    "exit Y1 4+1",
    "exit Y1 1 + 4",
    "exit Y1 1 4",
    "exit Y1 1+2+2",
    "exit Y1 5x",
    "exit Y1 5 x",
    "exit Y1 5 R2",
    "exit Y1 5 xR5",
    "exit Y1 5 xR2 ",
    "exit Y1 5  xR2",
    "exit Y1 5 XR2",
    "exit Y1 5 xR2xR3",
    "exit Y1 4+1 xR2",
    "exit Y1 ٥",
    "bonus Y1",
    "bonus Y1 5",
    "bonus Y1 15",
    "bonus Y1 30",
    "bonus Y1 200",
    "bonus Y1 020",
    "bonus Y1 ２0",
    "Skip",
    "skip ",
    "skip 1",
    "pass",
    "exit",
    "🎲",
    "move Y1 1; move Y1 2",
    "\x00",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_no_action_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as error:
        parse(text)
    assert error.value.message.key == "quatre_colonnes-malformed"
    assert dict(error.value.message.arguments) == {"text": text}


def test_a_long_text_is_quoted_in_brief() -> None:
    with pytest.raises(Malformed) as error:
        parse("move " * 100)
    assert dict(error.value.message.arguments) == {"text": ("move " * 100)[:60]}


# Position identifiers


POSITIONS = [
    (lambda: table("Y w", "G w"), "Q11ises-Y00000000G00000000-Yd0"),
    (lambda: table("Y w", "G w", to_play="G"), "Q11ises-Y00000000G00000000-Gd0"),
    (
        lambda: table("R 22 17 a7 ^", "Y 5 68 a1 ^", "B w"),
        "Q11ises-R01647172Y01646572B00000000-Rd0",
    ),
    (lambda: table("Y w", "G w", dice=2), "Q12ises-Y00000000G00000000-Yd0"),
    (
        lambda: table("Y w", "B w", "G w", "R w", teams=True),
        "Q11tses-Y00000000B00000000G00000000R00000000-Yd0",
    ),
    (lambda: table("Y w", "G w", third_six="workshop"), "Q11iwes-Y00000000G00000000-Yd0"),
    (lambda: table("Y w", "G w", finish="free"), "Q11isfs-Y00000000G00000000-Yd0"),
    (lambda: table("Y w", "G w", sums=False), "Q11isen-Y00000000G00000000-Yd0"),
    (lambda: table("Y w", "G w", sums="six"), "Q21ise6s-Y00000000G00000000-Yd0"),
    (
        lambda: table("Y w", "B w", "G w", "R w", teams=True, sums=False, partners="players"),
        "Q21tsenp-Y00000000B00000000G00000000R00000000-Yd0",
    ),
    (lambda: table("Y 20", "G w", sixes=2, moved="Y1"), "Q11ises-Y16000000G00000000-Yd2Y1"),
    (
        lambda: table("Y w 5 52", "G w", hand="6", is_six=True, moved="Y2"),
        "Q11ises-Y00014800G00000000-Yp1Y2-6s",
    ),
    (lambda: table("Y 20", "G w", hand="3"), "Q11ises-Y16000000G00000000-Yp0-3"),
    (
        lambda: draw(table("Y 20 ^ ^ ^", "G w", dice=2), "2 4"),
        "Q12ises-Y16727272G00000000-Yp1-24sw",
    ),
    (lambda: draw(table("Y 20 ^ ^ ^", "G w", dice=2), "1 3"), "Q12ises-Y16727272G00000000-Yp0-13w"),
    (lambda: table("Y 20", "G w", bonus=20), "Q11ises-Y16000000G00000000-Yp0-b20"),
    (
        lambda: table("Y 20", "G w", dice=2, bonus=10, hand="3"),
        "Q12ises-Y16000000G00000000-Yp0-3b10",
    ),
    (
        lambda: draw(table("Y 5 5 12 12", "G w", dice=2), "1 6"),
        "Q12ises-Y01010808G00000000-Yp1-16swo0512",
    ),
    (
        lambda: table(
            "Y 12 12 20", "G w", dice=2, bonus=20, hand="6", is_six=True, duty="12", moved="Y3"
        ),
        "Q12ises-Y08081600G00000000-Yp1Y3-6sb20o12",
    ),
    (
        lambda: table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch"),
        "Q12ises-Y16727272R03030000-Yr0",
    ),
    (
        lambda: table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch", hand="4", is_six=True),
        "Q12ises-Y16727272R03030000-Yr1-4s",
    ),
    (lambda: table("Y ^ ^ ^ ^", "G w"), "Q11ises-Y72727272G00000000-Yb0"),
    (lambda: table("Y ^ ^ ^ ^", "G w", sixes=1, moved="Y4"), "Q11ises-Y72727272G00000000-Yb1Y4"),
    (lambda: draw(table("Y ^ ^ ^ ^", "G w"), "3 3"), "Q11ises-Y72727272G00000000-Yo0"),
    (
        lambda: table("Y ^ ^ ^ ^", "B w", "G 40", "R w", teams=True, sixes=1, moved="G1"),
        "Q11tses-Y72727272B00000000G02000000R00000000-Yd1G1",
    ),
]


@pytest.mark.parametrize(("make", "text"), POSITIONS, ids=[text for _, text in POSITIONS])
def test_a_position_and_its_identifier(make, text: str) -> None:
    state = make()
    assert position(state) == text
    assert from_position(text) == state
    assert type(from_position(text)) is State


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Q1",
        "C11ises-Y00000000G00000000-Yd0",
        "Q13ises-Y00000000G00000000-Yd0",
        "Q10ises-Y00000000G00000000-Yd0",
        "Q11xses-Y00000000G00000000-Yd0",
        "Q11ixes-Y00000000G00000000-Yd0",
        "Q11isxs-Y00000000G00000000-Yd0",
        "Q11isex-Y00000000G00000000-Yd0",
        "Q11ises-Y00000000G00000000",
        "Q11ises-Y00000000G00000000-",
        "Q11ises-Y00000000G00000000-Yd",
        "Q11ises-Y00000000G00000000-Yd3",
        "Q11ises-Y00000000G00000000-Yx0",
        "Q11ises-Y00000000G00000000-Pd0",
        "Q11ises-Y00000000G00000000-Yd0-",
        "Q11ises-Y00000000G00000000-Yd0 ",
        "Q11ises-Y00000000G00000000-Yd0\n",
        " Q11ises-Y00000000G00000000-Yd0",
        "Q11ises-Y0000000G00000000-Yd0",
        "Q11ises-Y000000000G00000000-Yd0",
        "Q11ises-Y００000000G00000000-Yd0",
        "Q11ises-Y٠٠000000G00000000-Yd0",
        "Q1１ises-Y00000000G00000000-Yd0",
        "Q11ises-Y00000000-Yd0",
        "Q11ises-Y00000000G00000000Y00000000-Yd0",
        "Q11ises-Y00000000Y00000000-Yd0",
        "Q11ises-Y00000000G00000000B00000000-Yd0",
        "Q11ises-Y00000000B00000000G00000000R00000000Y00000000-Yd0",
        "Q11tses-Y00000000G00000000-Yd0",
        "Q11tses-Y00000000B00000000G00000000-Yd0",
        "Q11ises-Y00000000G00000000-Rd0",
        "Q11ises-Y16000000G00000000-Yd0R1",
        "Q11ises-Y16000000G00000000-Yd0Y5",
        "Q11ises-Y16000000G00000000-Yd0Y0",
        "Q11ises-Y16000000G00000000-Yp0-7",
        "Q11ises-Y16000000G00000000-Yp0-0",
        "Q12ises-Y16000000G00000000-Yp0-123",
        "Q12ises-Y16000000G00000000-Yp0-13ws",
        "Q11ises-Y16000000G00000000-Yp0-b",
        "Q11ises-Y16000000G00000000-Yp0-b30",
        "Q11ises-Y16000000G00000000-Yp0-b2",
        "Q11ises-Y08080000G00000000-Yp1-6so",
        "Q11ises-Y08080000G00000000-Yp1-6so1",
        "Q21isess-Y00000000G00000000-Yd0",  # the oldest version that can state its options is Q1
        "Q21ises-Y00000000G00000000-Yd0",
        "Q21isesp-Y00000000G00000000-Yd0",  # partners without teams
        "Q11ise6-Y00000000G00000000-Yd0",
        "🎲" * 100,
    ],
)
def test_what_is_no_identifier_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as error:
        from_position(text)
    assert error.value.message.key == "quatre_colonnes-position-malformed"
    assert dict(error.value.message.arguments) == {"text": text[:80]}


IMPOSSIBLE = {
    "progress beyond the summit": "Q11ises-Y73000000G00000000-Yd0",
    "progress far beyond the summit": "Q11ises-Y00000099G00000000-Yd0",
    "three tokens on a safe cell": "Q11ises-Y08080800G00000000-Yd0",
    "three tokens on a white cell": "Q11ises-Y03030300G00000000-Yd0",
    "four tokens on a white cell": "Q11ises-Y03030303G00000000-Yd0",
    "two players on a white cell": "Q11ises-Y16000000B33000000-Yd0",
    "two colours of two teams on a white cell": "Q11tses-Y16000000B33000000G00000000R00000000-Yd0",
    "two partners on a white cell without teams": (
        "Q11ises-Y36000000B00000000G02000000R00000000-Yd0"
    ),
    "a die before the draw": "Q11ises-Y16000000G00000000-Yd0-3",
    "a bonus before the draw": "Q11ises-Y16000000G00000000-Yd0-b20",
    "a six before the draw": "Q11ises-Y16000000G00000000-Yd1-s",
    "a whole hand before the draw": "Q12ises-Y16000000G00000000-Yd0-w",
    "a duty before the draw": "Q11ises-Y08080000G00000000-Yd1-o12",
    "a draw by one who is home": "Q11ises-Y72727272G00000000-Yd0",
    "a draw by a team that is home": "Q11tses-Y72727272B00000000G72727272R00000000-Yd0",
    "building before all are home": "Q11ises-Y72727271G00000000-Yb0",
    "building before the partner is home": "Q11tses-Y72727272B00000000G72727271R00000000-Yb0",
    "building with a die in hand": "Q11ises-Y72727272G00000000-Yb0-3",
    "building with a six": "Q11ises-Y72727272G00000000-Yb1-s",
    "over before all are home": "Q11ises-Y72727271G00000000-Yo0",
    "over with a bonus": "Q11ises-Y72727272G00000000-Yo0-b10",
    "over with a six": "Q11ises-Y72727272G00000000-Yo1-s",
    "one die alone thrown again": "Q11ises-Y16727272R03030000-Yr0",
    "two dice wait": "Q12ises-Y16727272R03030000-Yr0-44",
    "thrown again with a bonus": "Q12ises-Y16727272R03030000-Yr0-b20",
    "thrown again with a whole hand": "Q12ises-Y16727272R03030000-Yr0-4w",
    "thrown again with a duty": "Q12ises-Y08087272R03030000-Yr1-4so12",
    "thrown again by one who is home": "Q12ises-Y72727272R03030000-Yr0",
    "dice that descend": "Q12ises-Y16000000G00000000-Yp0-31",
    "dice that descend beside a relaunch": "Q12ises-Y16000000G00000000-Yr0-31",
    "a six that was not counted": "Q11ises-Y16000000G00000000-Yp0-6s",
    "two dice in a game for one": "Q11ises-Y16000000G00000000-Yp0-13",
    "two bonuses": "Q11ises-Y16000000G00000000-Yp0-b2010",
    "two bonuses of two dice": "Q12ises-Y16000000G00000000-Yp0-b2010",
    "a bonus beside the only die": "Q11ises-Y16000000G00000000-Yp0-3b20",
    "a bonus beside both dice": "Q12ises-Y16000000G00000000-Yp0-13b20",
    "a six of one die that is not said": "Q11ises-Y16000000G00000000-Yp0-6",
    "a six of one die that is none": "Q11ises-Y16000000G00000000-Yp1-3s",
    "a whole hand of one die": "Q12ises-Y16727272G00000000-Yp0-3w",
    "a whole hand and a bonus": "Q12ises-Y16727272G00000000-Yp0-13wb20",
    "a whole hand with a six that is none": "Q12ises-Y16727272G00000000-Yp1-13sw",
    "a whole hand with a six that is not said": "Q12ises-Y16727272G00000000-Yp0-16w",
    "a whole hand with a sum of six that is not said": "Q12ises-Y16727272G00000000-Yp0-24w",
    "a whole hand with a sum of six without sums": "Q12isen-Y16727272G00000000-Yp1-24sw",
    "a whole hand with a sum of six that is not said with sums six": (
        "Q22ise6s-Y16727272G00000000-Yp0-24w"
    ),
    "two partners who are players on a white cell": (
        "Q21tsesp-Y36000000B00000000G02000000R00000000-Yd0"
    ),
    "a duty of a mixed barrier of partners who are players": (
        "Q21tsesp-Y42000000B00000000G08080000R00000000-Yp1-6so46"
    ),
    "a duty without a six": "Q11ises-Y08080000G00000000-Yp0-3o12",
    "a duty without a barrier": "Q11ises-Y08160000G00000000-Yp1-6so12",
    "a duty on a white cell": "Q11ises-Y16160000G00000000-Yp1-6so20",
    "a duty of another player's barrier": "Q11ises-Y16000000G42420000-Yp1-6so12",
    "a duty of the partner's barrier": "Q11tses-Y16000000B00000000G08080000R00000000-Yp1-6so46",
    "duties that descend": "Q11ises-Y08080101G00000000-Yp1-6so1205",
    "a duty twice": "Q11ises-Y08080000G00000000-Yp1-6so1212",
    "nothing in hand": "Q11ises-Y16000000G00000000-Yp0",
    "only a six in hand": "Q11ises-Y16000000G00000000-Yp1-s",
    "a die without a use": "Q11ises-Y00000000G00000000-Yp0-3",
    "a bonus without a use": "Q11ises-Y00000000G00000000-Yp0-b20",
    "moved by another player": "Q11ises-Y16000000G16000000-Yd1G1",
    "moved by another player in teams": "Q11tses-Y16000000B16000000G16000000R00000000-Yd1B1",
    "moved by the one across without teams": "Q11ises-Y16000000B00000000G16000000R00000000-Yd1G1",
    "moved in the workshop": "Q11ises-Y16000000G00000000-Yd1Y2",
}


@pytest.mark.parametrize("text", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as error:
        from_position(text)
    assert error.value.message.key == "quatre_colonnes-position-impossible"
    assert dict(error.value.message.arguments) == {"text": text}


@pytest.mark.parametrize(
    "text",
    [
        "Q11ises-Y16000000B16000000-Yd0",
        "Q11tses-Y36000000B00000000G02000000R00000000-Yd0",  # partners share a white cell
        "Q11ises-Y08000000B25000000-Yd0",  # two players share a refuge
        "Q11ises-Y66666666G00000000-Yd0",  # an arrow cell holds any number
        "Q11ises-Y08080101G00000000-Yp1-6so12",  # one of two barriers was opened
        "Q11ises-Y08080101G00000000-Yp1-6s",
        "Q11tses-Y42000000B00000000G08000000R00000000-Yp1-6so46",  # a mixed barrier
        "Q12isen-Y16727272G00000000-Yp0-24w",
        "Q12ises-Y16727272G00000000-Yp0-14",  # left of a relaunch
        "Q12ises-Y16727272G00000000-Yp0-6",
        "Q11tses-Y72727272B00000000G72727271R00000000-Yd0",
    ],
)
def test_a_position_that_can_be_goes_round(text: str) -> None:
    assert position(from_position(text)) == text
    assert is_possible(from_position(text))


def test_a_long_identifier_is_quoted_in_brief() -> None:
    impossible = "Q11ises-Y16000000G00000000-Yp0-3b" + "20" * 50
    with pytest.raises(Malformed) as error:
        from_position(impossible)
    assert str(error.value.message) == f"quatre_colonnes-position-impossible text={impossible[:80]}"
    wrong_seat = "Q11ises-Y16000000G00000000-Bp0-3b" + "20" * 50
    with pytest.raises(Malformed) as error:
        from_position(wrong_seat)
    assert str(error.value.message) == f"quatre_colonnes-position-malformed text={wrong_seat[:80]}"


@pytest.mark.parametrize("show", [position, dump, picture, pictures._standing, survey])
def test_a_state_without_a_row_for_every_colour_is_no_state(show) -> None:
    state = table("Y 20", "G w")
    with pytest.raises(ValueError, match="shorter"):
        show(state._replace(tokens=state.tokens[:1]))


def test_a_state_without_four_tokens_of_a_colour_is_not_pictured() -> None:
    state = table("Y 20", "G w")
    with pytest.raises(ValueError, match="shorter"):
        picture(state._replace(tokens=((16, 0, 0), (0, 0, 0, 0))))


def test_an_identifier_writes_all_that_is_in_hand() -> None:
    state = table("Y 20", "G w", bonus=20)._replace(bonuses=(20, 10))
    assert position(state) == "Q11ises-Y16000000G00000000-Yp0-b2010"


def test_the_game_knows_its_texts() -> None:
    game = QuatreColonnes()
    state = table("Y 20", "G w")
    assert game.from_position(game.position(state)) == state
    assert game.parse("skip") == Skip()
    assert game.dump(state) == dump(state)
    assert game.picture(state) == picture(state)


# The plain state


def test_the_plain_state() -> None:
    state = table("Y w 5 ^ 9", "G w", dice=2, hand="1 3")
    assert dump(state) == {
        "tokens": {"Y": [0, 1, 72, 5], "G": [0, 0, 0, 0]},
        "dice": [1, 3],
        "bonuses": [],
        "sixes": 0,
    }
    state = table("R 22", "Y a3", bonus=20, sixes=2, is_six=True)
    assert dump(state) == {
        "tokens": {"R": [1, 0, 0, 0], "Y": [67, 0, 0, 0]},
        "dice": [],
        "bonuses": [20],
        "sixes": 2,
    }


def test_the_plain_state_beside_a_relaunch_and_at_the_end() -> None:
    waiting = table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch", hand="4")
    assert dump(waiting)["dice"] == [4]
    over = play(table("Y ^ ^ ^ ^", "G w", sixes=2), "roll 3 3")
    assert dump(over) == {
        "tokens": {"Y": [72] * 4, "G": [0] * 4},
        "dice": [],
        "bonuses": [],
        "sixes": 2,
    }


# Pictures


PICTURE = """
                                 35 (34) 33
                                 36  ·   32
                                 37  ·   31
        ┌──────────────────┐     38  ·   30     ┌──────────────────┐
        │   ·   ·   ·   ·  │    [39] ·  (29)    │  R1   ·   ·   ·  │
        └──────────────────┘    G2G3 ·   28     └──────────────────┘
                                 41  ·   27
                                 42  ·   26
 50  49  48  47 (46) 45  44  43     G^1      25  24  R2 [22] 21  20  19  18
(51) ·   ·   ·   ·   ·   ·   ·  B^2     R^0  R4  ·   ·   ·   ·   ·   ·   R3
 52  53  54  55 [56] 57  58  59     Y^0      9   10  11 B1G1 13  14  15  16
                                 60  ·   8
                                 61  ·   7
        ┌──────────────────┐     62  ·   6      ┌──────────────────┐
        │   ·   ·   ·  B4  │    (63) ·   Y1     │   ·   ·   ·   ·  │
        └──────────────────┘     64 Y2+2 4      └──────────────────┘
                                 65  ·   3
                                 66  ·   2
                                 67 (68) 1
"""


def test_the_picture_is_the_cross_with_its_tokens() -> None:
    state = table("Y 5 a3 a3 a3", "B 12 ^ ^ w", "G 12 40 40 ^", "R w 23 17 a7")
    assert picture_text(picture(state)) == PICTURE.strip("\n")
    assert str(state) == PICTURE.strip("\n")


def test_the_picture_is_19_squares_of_four_characters_each_way() -> None:
    lines = picture(table("Y 5 a3 a3 a3", "B 12 ^ ^ w", "G 12 40 40 ^", "R w 23 17 a7"))
    assert len(lines) == 19
    assert all(len(line) == 19 and all(len(span.text) == 4 for span in line) for line in lines)


def test_the_picture_names_the_styles() -> None:
    lines = picture(table("Y 5 a3 w w", "G 12 40 w ^"))
    at = {(x - 9, y - 9): span for y, line in enumerate(lines) for x, span in enumerate(line)}
    assert at[1, 5] == Span(" Y1 ", "strong Y")
    assert at[0, 6] == Span(" Y2 ", "strong Y")
    assert at[5, 1] == Span(" G1 ", "strong G")
    assert at[-1, -5] == Span("[39]", "G")
    assert at[5, -1] == Span("[22]", "R")
    assert at[0, 9] == Span("(68)", "faint")
    assert at[1, 9] == Span(" 1  ", "faint")
    assert at[-9, 0] == Span("(51)", "faint")
    assert at[0, 2] == Span(" ·  ", "Y")
    assert at[-8, 0] == Span(" ·  ", "B")
    assert at[0, 1] == Span("Y^0 ", "Y")
    assert at[0, -1] == Span("G^1 ", "G")
    assert at[0, 0] == Span("    ", "")
    assert at[1, 0] == Span("    ", "")  # nobody plays red
    assert [at[x, 5] for x in (2, 8)] == [Span("    ", "")] * 2  # beside the workshop
    assert at[9, 9] == Span("    ", "")
    assert [at[x, 4] for x in range(3, 8)] == [
        Span("┌───", "Y"),
        *[Span("────", "Y")] * 3,
        Span("───┐", "Y"),
    ]
    assert "".join(at[x, 5].text for x in range(3, 8)) == "│   ·   ·  Y3  Y4  │"
    assert {at[x, 5].style for x in range(3, 8)} == {"Y"}
    assert [at[x, -5] for x in range(3, 8)] == [Span("    ", "")] * 5


def test_only_tokens_on_the_ring_or_an_arrow_stand_on_a_square() -> None:
    assert pictures._standing(table("Y 5 a3 w ^", "G 5")) == {(1, 5): ["Y1", "G1"], (0, 6): ["Y2"]}


def test_two_tokens_of_two_players_share_a_square_in_seat_order() -> None:
    lines = picture(table("G 12", "Y 12"))
    assert lines[10][14] == Span("G1Y1", "strong G")


def test_identifiers_hold_nothing_but_plain_characters() -> None:
    assert all(re.fullmatch("[A-Za-z0-9-]+", text) for _, text in POSITIONS)
