"""The SVG of a position shows everything of the position, and nothing from elsewhere."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from colonnade.core.game import Decide, Over, Throw
from colonnade.games.quatre_colonnes import QuatreColonnes
from colonnade.games.quatre_colonnes.artwork import COLUMN_HEIGHT, COLUMN_WIDTH, column
from colonnade.games.quatre_colonnes.board import COLOURS, LAST_ON_RING, PATH, SUMMIT
from colonnade.games.quatre_colonnes.drawing import draw
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.state import State

FINISHED = (SUMMIT,) * 4


def state_of(
    *tokens: tuple[int, ...],
    colours: str = "YBGR",
    options: dict[str, Any] | None = None,
    **given: Any,
) -> State:
    seats = tuple(colours)
    chosen = QuatreColonnesOptions.resolve(options or {}, len(seats))
    waiting = ((0, 0, 0, 0),) * (len(seats) - len(tokens))
    return State(
        **{
            "options": chosen,
            "colours": seats,
            "seat": 0,
            "phase": "draw",
            "tokens": (*tokens, *waiting),
            **given,
        }
    )


def find(state: State, attribute: str) -> list[ElementTree.Element]:
    return [
        found
        for found in ElementTree.fromstring(draw(state)).iter()
        if f"data-{attribute}" in found.attrib
    ]


def values(state: State, attribute: str) -> list[str]:
    return [found.attrib[f"data-{attribute}"] for found in find(state, attribute)]


def place_of(colour: str, progress: int) -> str:
    if progress == 0:
        return f"{colour}-workshop"
    if progress == SUMMIT:
        return f"{colour}-summit"
    return (
        str(PATH[colour][progress])
        if progress <= LAST_ON_RING
        else f"{colour}-arrow-{progress - LAST_ON_RING}"
    )


def assert_every_token_is_drawn(state: State) -> None:
    expected = sorted(
        (f"{colour}{index + 1}", place_of(colour, progress))
        for colour, tokens in zip(state.colours, state.tokens, strict=True)
        for index, progress in enumerate(tokens)
    )
    assert (
        sorted(
            (found.attrib["data-piece"], found.attrib["data-cell"])
            for found in find(state, "piece")
        )
        == expected
    )


POSITIONS = {
    "start": state_of(),
    "two players": state_of(colours="YB"),
    "play": state_of(
        (0, 8, 8, 72),
        (0, 0, 11, 67),
        (0, 1, 66, 72),
        (1, 27, 13, 72),
        phase="play",
        dice=(2, 6),
        bonuses=(20,),
        sixes=1,
    ),
    "crowded": state_of(
        (65, 65, 65, 65),
        (66, 66, 66, 1),
        (71, 71, 71, 71),
        (70, 70, 72, 72),
        phase="play",
        dice=(1, 2),
        bonuses=(20, 10, 10),
    ),
    "relaunch": state_of((1, 2, 3, 4), phase="relaunch", dice=(3,), options={"dice": 2}),
    "build": state_of(FINISHED, (1, 1, 0, 0), phase="build"),
    "over": state_of(FINISHED, (72, 72, 72, 1), (72, 72, 72, 1), (72, 72, 72, 1), phase="over"),
    "over in teams": state_of(
        FINISHED, (72, 72, 72, 72), FINISHED, (72, 72, 72, 1), phase="over", options={"teams": True}
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
def test_every_token_is_drawn_once_where_it_stands(state: State) -> None:
    assert_every_token_is_drawn(state)


def test_the_board_is_drawn_in_full() -> None:
    state = state_of()
    assert sorted(map(int, values(state, "ring"))) == list(range(1, 69))
    assert len(values(state, "arrow")) == 28
    assert values(state, "workshop") == list(COLOURS)


@pytest.mark.parametrize(
    ("state", "barriers"),
    [
        (state_of((8, 8, 0, 0)), ["12"]),  # two of one colour on a refuge
        (state_of((9, 9, 0, 0)), []),  # a pair on a white cell is none (L5.6)
        (state_of((8, 0, 0, 0), (25, 0, 0, 0)), []),  # two colours on a refuge
        (state_of((1, 1, 0, 0), (1, 0, 0, 0)), ["5"]),  # on a start cell
        (state_of((8, 0, 0, 0), (0,) * 4, (42, 0, 0, 0)), []),
        # partners are one side (L2.3)
        (state_of((8, 0, 0, 0), (0,) * 4, (42, 0, 0, 0), options={"teams": True}), ["12"]),
        (state_of((8, 0, 0, 0), (25, 0, 0, 0), options={"teams": True}), []),
        (state_of((65, 65, 0, 0)), []),  # an arrow cell
    ],
)
def test_a_beam_lies_across_barriers_only(state: State, barriers: list[str]) -> None:
    assert_every_token_is_drawn(state)
    assert values(state, "barrier") == barriers


def test_two_tokens_on_a_cell_stand_side_by_side() -> None:
    moves = [
        found.attrib["transform"]
        for found in find(state_of((8, 8, 0, 0)), "piece")
        if found.attrib["data-cell"] == "12"
    ]
    feet = [re.findall(r"-?[\d.]+", move)[:2] for move in moves]
    assert len({x for x, _ in feet}) == 2
    assert len({y for _, y in feet}) == 1


@pytest.mark.parametrize(
    ("name", "dice", "unthrown"),
    [
        ("start", 0, 1),
        ("two players", 0, 1),
        ("play", 2, 0),
        ("relaunch", 1, 1),
        ("build", 0, 2),
        ("over", 0, 0),
    ],
)
def test_dice_in_hand_are_shown_and_those_to_be_thrown_wait(
    name: str, dice: int, unthrown: int
) -> None:
    statuses = [found.attrib["data-status"] for found in find(POSITIONS[name], "die")]
    assert statuses.count("free") == dice
    assert statuses.count("unthrown") == unthrown


def test_bonuses_and_sixes_are_shown() -> None:
    assert values(POSITIONS["play"], "bonus") == ["20"]
    assert values(POSITIONS["play"], "sixes") == ["1"]
    assert values(POSITIONS["crowded"], "bonus") == ["20", "10", "10"]
    assert not values(POSITIONS["crowded"], "sixes")


def test_whose_turn_it_is_is_marked() -> None:
    assert values(state_of(seat=2), "turn") == ["G"]
    assert not values(POSITIONS["over"], "turn")


def test_the_pediment_closes_when_the_monument_is_built() -> None:
    assert values(POSITIONS["over"], "pediment") == ["Y"]
    assert values(POSITIONS["over in teams"], "pediment") == ["Y"]
    assert not values(POSITIONS["build"], "pediment")


def test_each_culture_has_a_silhouette_of_its_own() -> None:
    shapes = {colour: re.sub(r'(fill|stroke)="#\w+"', "", column(colour)) for colour in COLOURS}
    assert len(set(shapes.values())) == 4
    assert COLUMN_WIDTH < COLUMN_HEIGHT


@pytest.mark.parametrize(
    ("colours", "options"),
    [("YG", {}), ("BGR", {"dice": 2}), ("YBGR", {"teams": True, "dice": 2, "finish": "free"})],
)
def test_positions_of_random_play_are_drawn_in_full(colours: str, options: dict[str, Any]) -> None:
    game, random = QuatreColonnes(), Random(colours)
    state: State = game.initial(
        QuatreColonnesOptions.resolve(options, len(colours)), game.seats(tuple(colours), 0)
    )
    seen: set[str] = set()
    while True:
        if state.phase not in seen or random.random() < 0.01:
            seen.add(state.phase)
            assert_every_token_is_drawn(state)
            statuses = [found.attrib["data-status"] for found in find(state, "die")]
            assert statuses.count("free") == len(state.dice)
        match game.turn(state):
            case Throw(dice=dice):
                state = game.apply(
                    state, game.outcome(state, [random.randint(1, 6) for _ in range(dice)])
                )
            case Decide():
                state = game.apply(state, game.sample(state, random))
            case Over():
                break
    assert {"draw", "play", "build", "over"} <= seen


def test_the_image_of_the_docs_is_as_drawn_today() -> None:
    docs = Path(__file__).parents[3] / "docs"
    made = runpy.run_path(str(docs / "make_images.py"))["make_image"]("les-4-colonnes.svg")
    assert (docs / "images" / "les-4-colonnes.svg").read_text(encoding="utf-8") == made, (
        "run: python docs/make_images.py"
    )
