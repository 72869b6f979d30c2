"""The SVG of a position shows everything of the position, and nothing from elsewhere."""

from __future__ import annotations

import re
import runpy
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from colonnade.core.game import Decide, Over, Throw
from colonnade.games.columbiz import Columbiz
from colonnade.games.columbiz.board import COLOURS, RESERVE, bit_of, cell_of, cells_in, name_of
from colonnade.games.columbiz.drawing import draw
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import State


def state_of(players: int = 2, **given: Any) -> State:
    fields: dict[str, Any] = {
        "options": ColumbizOptions.resolve({}, players),
        "phase": "throw",
        "seat": 0,
        "starter": 0,
        "throwing": (),
        "discs": (0,) * players,
        "reserve": (RESERVE[players],) * players,
        "prisoners": (0,) * players,
        "set_aside": (0,) * players,
        "line_points": (0,) * players,
    }
    return State(**{**fields, **given})


def cells(*names: str) -> int:
    return sum(bit_of(cell_of(*map(int, name.split("-")))) for name in names)


def find(state: State, attribute: str) -> list[ElementTree.Element]:
    return [
        found
        for found in ElementTree.fromstring(draw(state)).iter()
        if f"data-{attribute}" in found.attrib
    ]


def dice_drawn(state: State) -> Counter[tuple[str, str]]:
    tray = [found for found in find(state, "die") if "data-head" not in found.attrib]
    return Counter((found.attrib["data-die"], found.attrib["data-status"]) for found in tray)


POSITIONS = {
    "start": state_of(4, phase="start", starter=None, throwing=(0, 1, 2, 3)),
    "tie": state_of(3, phase="start", starter=None, throwing=(0, 2)),
    "first throw": state_of(2),
    "keep": state_of(
        2,
        phase="keep",
        dice=(1, 2, 3, 3, 5, 5, 5, 6),
        kept=(5, 5),
        throws=2,
        discs=(cells("1-1"), cells("6-6")),
    ),
    "thrown again": state_of(
        3, phase="throw", dice=(1, 2, 3, 3, 5, 5, 5, 6), kept=(5, 5, 5), throws=1
    ),
    "place": state_of(
        4,
        phase="place",
        dice=(1, 2, 3, 3, 5, 5, 5, 6),
        spent=(5, 5),
        throws=3,
        placed=1,
        set_aside=(0, 3, 0, 0),
    ),
    "over": state_of(
        3,
        phase="over",
        line_points=(3, 1, 3),
        last_round=True,
        discs=(cells("4-4", "5-5"), cells("4-1"), 0),
    ),
}


@pytest.mark.parametrize("state", POSITIONS.values(), ids=POSITIONS)
def test_a_drawing_is_well_formed_alone_and_always_the_same(state: State) -> None:
    text = draw(state)
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox")
    assert [child.tag.rpartition("}")[2] for child in root[:2]] == ["title", "desc"]
    assert not {found.tag.rpartition("}")[2] for found in root.iter()} & {
        "script",
        "style",
        "image",
        "use",
        "a",
        "foreignObject",
    }
    assert not re.findall(r"\b(?:id|href|on\w+)=|url\(|javascript:", text)
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
    assert draw(state) == text


@pytest.mark.parametrize("state", POSITIONS.values(), ids=POSITIONS)
def test_every_disc_and_every_empty_cell_is_drawn_once(state: State) -> None:
    expected = sorted(
        f"{COLOURS[seat]} {name_of(cell)}"
        for seat, discs in enumerate(state.discs)
        for cell in cells_in(discs)
    )
    assert sorted(found.attrib["data-piece"] for found in find(state, "piece")) == expected
    assert (
        len({found.attrib["data-cell"] for found in find(state, "cell")})
        == len(find(state, "cell"))
        == 36
    )


@pytest.mark.parametrize("state", POSITIONS.values(), ids=POSITIONS)
def test_the_pad_says_what_each_player_has(state: State) -> None:
    for seat, card in enumerate(find(state, "player")):
        figures = {
            found.attrib["data-figure"]: found.text
            for found in card.iter()
            if "data-figure" in found.attrib
        }
        assert card.attrib["data-player"] == COLOURS[seat]
        assert figures["reserve"] == str(state.reserve[seat])
        assert figures["prisoners"] == str(state.prisoners[seat])
        assert figures["lines"] == str(state.line_points[seat])
        if any(state.set_aside):
            assert figures["set-aside"] == str(state.set_aside[seat])
    assert len(find(state, "player")) == len(state.discs)


def test_before_the_first_throw_eight_dice_wait() -> None:
    assert dice_drawn(POSITIONS["first throw"]) == {("", "unthrown"): 8}


def test_in_a_tie_a_die_waits_for_each_seat_that_throws() -> None:
    assert dice_drawn(POSITIONS["tie"]) == {("", "unthrown"): 2}
    assert [card.attrib["data-player"] for card in find(POSITIONS["tie"], "marked")] == [
        "purple",
        "grey",
    ]


def test_kept_dice_lie_on_the_rail() -> None:
    drawn = dice_drawn(POSITIONS["keep"])
    assert drawn["5", "kept"] == 2
    assert drawn["5", "free"] == 1
    assert drawn.total() == 8
    assert len(find(POSITIONS["keep"], "rail")) == 1


def test_dice_to_be_thrown_again_lose_their_faces() -> None:
    assert dice_drawn(POSITIONS["thrown again"]) == {("5", "kept"): 3, ("", "unthrown"): 5}


def test_spent_dice_are_marked() -> None:
    drawn = dice_drawn(POSITIONS["place"])
    assert drawn["5", "spent"] == 2
    assert drawn["5", "free"] == 1
    assert sum(count for (_, status), count in drawn.items() if status == "spent") == 2


def test_cells_that_the_unspent_dice_pay_for_are_warm() -> None:
    warm = {found.attrib["data-cell"] for found in find(POSITIONS["keep"], "affordable")}
    assert warm == {"2-1", "3-1", "3-2", "5-1", "5-2", "5-3", "6-1"}  # 1-1 is taken
    warm = {found.attrib["data-cell"] for found in find(POSITIONS["place"], "affordable")}
    assert warm == {"1-1", "2-1", "3-1", "3-2", "5-1", "6-1"}
    assert not find(POSITIONS["thrown again"], "affordable")


def test_whose_turn_it_is_and_at_the_end_who_has_won_is_marked() -> None:
    assert [card.attrib["data-player"] for card in find(state_of(4, seat=2), "marked")] == ["grey"]
    assert [card.attrib["data-player"] for card in find(POSITIONS["over"], "marked")] == [
        "purple",
        "grey",
    ]
    assert len(find(POSITIONS["over"], "winner")) == 2


def test_the_last_round_has_a_flag() -> None:
    assert find(state_of(last_round=True), "last-round")
    assert not find(state_of(), "last-round")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_random_play_are_drawn_in_full(players: int) -> None:
    game, random = Columbiz(), Random(players)
    state: State = game.initial(
        ColumbizOptions.resolve({}, players), game.seats(game.default_colours(players), None)
    )
    seen: set[str] = set()
    while True:
        if state.phase not in seen or random.random() < 0.03:
            seen.add(state.phase)
            assert len(find(state, "piece")) == sum(discs.bit_count() for discs in state.discs)
            if state.dice:
                assert dice_drawn(state).total() == 8
        match game.turn(state):
            case Throw(dice=dice):
                state = game.apply(
                    state, game.outcome(state, [random.randint(1, 6) for _ in range(dice)])
                )
            case Decide():
                state = game.apply(state, game.sample(state, random))
            case Over():
                break
    assert seen == {"start", "throw", "keep", "place", "over"}


def test_the_image_of_the_docs_is_as_drawn_today() -> None:
    docs = Path(__file__).parents[3] / "docs"
    made = runpy.run_path(str(docs / "make_images.py"))["make_image"]("columbiz.svg")
    assert (docs / "images" / "columbiz.svg").read_text(encoding="utf-8") == made, (
        "run: python docs/make_images.py"
    )
