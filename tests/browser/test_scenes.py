"""What others did is seen: counts on chips, partners in one frame, lines, captures, the last turn's
trace, and the end of a game.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from colonnade.core.game import Decide, Over
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from tests.browser.conftest import OpenPage
from tests.browser.moments import find_action, tells
from tests.browser.playing import TWO_FRAMES, click_place, play_by_mouse, slow_motion, stop_clock
from tests.browser.seating import SIT, make_record, sit_down

SIZES = [(320, 640), (390, 844), (1440, 900)]
NAMES = ["Ana", "Wilhelmina", "Grand-père Jean", "Bo"]
MOVING = {"speed": "usual"}


@cache
def four_players(game: str, *, is_in_teams: bool = False) -> Record:
    """A finished game of four."""
    options = {"teams": True, "dice": 2} if is_in_teams else {}
    return play_game(prepare_experiment(game, ["greedy"] * 4, 1, 7, options=options), 0)


def sit_four(page: Page, record: Record, ply: int, **fields: Any) -> None:
    """Four people at one device, in the middle of a record."""
    seats = [
        {"kind": "here", "name": name, "colour": colour}
        for name, colour in zip(NAMES, record.colours, strict=True)
    ]
    wanted = {
        "game": record.game,
        "seats": seats,
        "options": dict(record.options),
        "first": record.first,
        "events": record.events[:ply],
    }
    page.evaluate(SIT, json.loads(json.dumps({**wanted, **fields})))
    page.locator(".tray").wait_for()


def pad_after(record: Record, ply: int) -> dict[str, tuple[int, ...]]:
    """The rows of the score pad by key, as the rules count them."""
    game = GAMES[record.game]
    state = list(record.replay(game))[ply].state
    return {row.key: row.values for row in game.view(state, None).pad}


DRAWING = """(selector) => {
  const [drawing, ...others] = document.querySelector(selector)?.getAnimations() ?? [];
  return others.length === 0 && drawing?.effect.getComputedTiming().progress > 0;
}"""
"""Whether a line is being drawn: by one animation, which has begun."""

IS_BETWEEN = """([selector, above, below]) => {
  const top = document.querySelector(selector)?.getBoundingClientRect().y;
  return above < top && top < below;
}"""
"""Whether an element is between two heights of the page."""

IS_MOVING = """(node) => node.getAnimations().map(({ effect }) => effect)
  .filter((effect) => effect.getComputedTiming().duration > 20)
  .some((effect) => effect.getKeyframes().some((frame) => frame.transform))"""
"""Whether an element moves for longer than a frame, which is what is left of a transition where
motion is reduced."""

HAS_BEEN_SEEN = """([selector, least]) => {
  const { x, y } = document.querySelector(selector).getBoundingClientRect();
  const places = (window.placesSeen ??= new Set()).add(`${Math.round(x)},${Math.round(y)}`);
  return places.size >= least;
}"""
"""Whether an element has been seen in some places since the first call."""


OVERFLOWS = """() => [...document.querySelectorAll('[data-seat]')].flatMap((chip) => {
  const box = chip.getBoundingClientRect();
  const parts = [...chip.querySelectorAll('.emblem-box, .name, .fact, .score')];
  const outside = parts.filter((part) => {
    const own = part.getBoundingClientRect();
    return own.left < box.left - 1 || own.right > box.right + 1
      || own.top < box.top - 1 || own.bottom > box.bottom + 1
      || part.scrollWidth > part.clientWidth + 1;
  });
  const overlaps = parts.flatMap((one, at) => parts.slice(at + 1).filter((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }).map((other) => `${one.className} on ${other.className}`));
  return [...outside.map((part) => `${part.className}: ${part.textContent}`), ...overlaps];
})"""


@pytest.mark.parametrize(
    ("game", "rows", "headline"),
    [
        ("columbiz", ("columbiz-pad-reserve", "columbiz-pad-prisoners"), "columbiz-pad-total"),
        ("quatre_colonnes", ("quatre_colonnes-pad-workshop",), "quatre_colonnes-pad-summit"),
    ],
)
def test_chips_show_what_each_seat_has(
    open_page: OpenPage, game: str, rows: tuple[str, ...], headline: str
) -> None:
    record = four_players(game)
    ply = len(record.events) * 2 // 3
    page = open_page()
    sit_four(page, record, ply)
    pad = pad_after(record, ply)
    chips = page.locator("[data-seat]")
    expect(chips).to_have_count(4)
    for seat in range(4):
        chip = page.locator(f"[data-seat='{seat}']")
        assert chip.locator(".fact .count").all_inner_texts() == [
            str(pad[row][seat]) for row in rows
        ]
        expect(chip.locator(".score .count")).to_have_text(
            str(pad[headline][seat]), use_inner_text=True
        )
        name = chip.locator(".name .text").inner_text()
        assert "".join(name.split()) == "".join(NAMES[seat].split())
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        assert page.evaluate(OVERFLOWS) == [], width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_partners_share_a_frame_on_chips_pad_and_board(
    open_page: OpenPage, width: int, height: int
) -> None:
    record = four_players("quatre_colonnes", is_in_teams=True)
    page = open_page(width=width, height=height)
    sit_four(page, record, len(record.events) // 2)
    teams = page.locator(".seats .team")
    expect(teams).to_have_count(2)
    assert [
        team.locator("[data-seat]").evaluate_all("chips => chips.map(chip => chip.dataset.seat)")
        for team in teams.all()
    ] == [
        ["0", "2"],
        ["1", "3"],
    ]
    assert page.evaluate(OVERFLOWS) == []
    expect(page.locator("[data-partner]"), "every workshop has the rope of its team").to_have_count(
        4
    )
    if width < 960:
        page.get_by_role("button", name="Score pad").first.click()
    pads = page.locator("table:visible")
    expect(pads.locator("[data-team]")).to_have_count(2)
    heads = pads.locator("th[scope='col'] .name").all_inner_texts()
    assert ["".join(head.split()) for head in heads] == [
        "Ana",
        "Grand-pèreJean",
        "Wilhelmina",
        "Bo",
    ]


def test_without_teams_nobody_shares_a_frame(open_page: OpenPage) -> None:
    record = four_players("quatre_colonnes")
    page = open_page()
    sit_four(page, record, len(record.events) // 2)
    expect(page.locator(".team, [data-partner], [data-team]")).to_have_count(0)


def test_a_line_is_drawn_through_its_discs_when_it_scores(open_page: OpenPage) -> None:
    record, ply, seat, action = find_action("columbiz", tells("columbiz-line"))
    told = next(
        message
        for message in GAMES["columbiz"].narrate(
            list(record.replay(GAMES["columbiz"]))[ply].state, GAMES["columbiz"].parse(action)
        )
        if message.key == "columbiz-line"
    )
    cells = str(dict(told.arguments)["cells"]).split()
    page = open_page(preferences=MOVING)
    sit_down(page, record, ply, seat)
    stop_clock(page)
    stroke = page.locator("[data-strokes='scoring'] .over").first
    with slow_motion(page):
        click_place(page, f"cell:{action.split()[1]}")
        stroke.wait_for(state="attached")
        page.wait_for_function(DRAWING, arg="[data-strokes='scoring'] .over")
    line = stroke.bounding_box()
    assert line is not None
    for cell in (cells[0], cells[-1]):
        box = page.locator(f"[data-element='cell:{cell}']").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert line["x"] - 8 <= x <= line["x"] + line["width"] + 8
        assert line["y"] - 8 <= y <= line["y"] + line["height"] + 8
    expect(page.locator("[data-strokes='scoring'] text").first).to_have_text(
        f"+{dict(told.arguments)['points']}"
    )
    page.clock.resume()
    page.locator("[data-strokes='scoring']").wait_for(state="detached")


def test_a_captured_disc_travels_to_its_captor(open_page: OpenPage) -> None:
    record, ply, seat, action = find_action("columbiz", tells("columbiz-captured"))
    state = list(record.replay(GAMES["columbiz"]))[ply].state
    told = next(
        message
        for message in GAMES["columbiz"].narrate(state, GAMES["columbiz"].parse(action))
        if message.key == "columbiz-captured"
    )
    captured = dict(told.arguments)
    piece = f"[data-piece='{captured['victim']}:{str(captured['cells']).split()[0]}']"
    page = open_page(preferences={"speed": "slow"})
    sit_down(page, record, ply, seat)
    chip = page.locator(f"[data-seat='{seat}']").bounding_box()
    began = page.locator(piece).bounding_box()
    assert chip is not None
    assert began is not None
    with slow_motion(page):
        click_place(page, f"cell:{action.split()[1]}")
        # it is on its way up to the chip
        page.wait_for_function(IS_BETWEEN, arg=[piece, chip["y"], began["y"] - 40])
    page.locator(piece).wait_for(state="detached")


def touch_path(page: Page, path: Sequence[str]) -> None:
    """Touch the places of a choice, as far as it is not clear before."""
    for element in path[:2]:
        if page.locator(f"[data-element='{element}'].open").count():
            click_place(page, element)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_column_sent_back_walks_home_along_a_way(open_page: OpenPage, motion: str) -> None:
    record, ply, seat, action = find_action(
        "quatre_colonnes",
        lambda action, told: (
            action.startswith("move") and tells("quatre_colonnes-sent-back")(action, told)
        ),
    )
    state = list(record.replay(GAMES["quatre_colonnes"]))[ply].state
    told = next(
        message
        for message in GAMES["quatre_colonnes"].narrate(
            state, GAMES["quatre_colonnes"].parse(action)
        )
        if message.key.endswith("sent-back")
    )
    victim = str(dict(told.arguments)["token"])
    page = open_page(preferences={"speed": "slow"})
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    sit_down(page, record, ply, seat)
    piece = page.locator(f"[data-piece='{victim}']")
    began = piece.bounding_box()
    choice = next(
        choice
        for choice in GAMES["quatre_colonnes"].view(state, seat).choices
        if choice.action == action
    )
    with slow_motion(page):
        touch_path(page, choice.path)
        way = page.locator(f".ways.now [data-way='{victim}']")
        way.wait_for(state="attached")
        assert began is not None
        if motion == "reduce":
            assert piece.evaluate(IS_MOVING) is False
        else:
            # it is seen in several places between its cell and its workshop
            page.wait_for_function(HAS_BEEN_SEEN, arg=[f"[data-piece='{victim}']", 5])


def test_a_barrier_that_opens_is_lifted_off(open_page: OpenPage) -> None:
    game = GAMES["quatre_colonnes"]
    found = None
    for seed in range(60):
        record = play_game(prepare_experiment("quatre_colonnes", ["greedy", "greedy"], 1, seed), 0)
        steps = list(record.replay(game))
        for before, step in pairwise(steps):
            turn = game.turn(before.state)
            if isinstance(turn, Decide) and any(
                m.key.endswith("duty-barrier") for m in game.view(before.state, turn.seat).messages
            ):
                found = (record, before, turn.seat, str(step.action))
                break
        if found:
            break
    assert found is not None
    record, before, seat, action = found
    duty = next(m for m in game.view(before.state, seat).messages if m.key.endswith("duty-barrier"))
    beam = f"[data-barrier='cell:{dict(duty.arguments)['cell']}']"
    page = open_page(preferences={"speed": "slow"})
    sit_down(page, record, before.ply, seat)
    expect(page.locator(beam)).to_have_count(1)
    lying = page.locator(beam).bounding_box()
    assert lying is not None
    choice = next(
        choice for choice in game.view(before.state, seat).choices if choice.action == action
    )
    with slow_motion(page):
        touch_path(page, choice.path)
        # the beam is in the air
        page.wait_for_function(
            IS_BETWEEN, arg=[beam, -lying["height"], lying["y"] - lying["height"] / 2]
        )
    page.locator(beam).wait_for(state="detached")


def seat_to_play(record: Record, ply: int) -> int | None:
    """Whose turn it is after so many events."""
    turn = GAMES[record.game].turn(list(record.replay(GAMES[record.game]))[ply].state)
    return None if isinstance(turn, Over) else turn.seat


def test_the_last_turn_stays_marked_until_one_acts(open_page: OpenPage) -> None:
    record = make_record("columbiz")
    ply = next(
        ply
        for ply in range(40, len(record.events))
        if record.events[ply - 1] == "done"
        and record.events[ply - 2].startswith("place")
        and seat_to_play(record, ply) == 0
    )
    began = max(
        at for at, event in enumerate(record.events[: ply - 1]) if event in ("done", "forfeit")
    )
    placed = [event for event in record.events[began:ply] if event.startswith("place")]
    page = open_page()
    sit_down(page, record, ply, 0)
    marks = page.locator("[data-trace='placed']")
    expect(marks).to_have_count(len(placed))
    page.locator("[data-primary]").click()
    page.locator(".tray [data-die]").first.wait_for()
    expect(marks).to_have_count(len(placed))  # a throw is no act yet
    play_by_mouse(page, until=lambda at: at.get_by_role("button", name="End turn").count() > 0)
    expect(page.locator("[data-trace]")).to_have_count(0)  # one's own first disc


def test_the_ways_of_the_last_turn_stay_marked(open_page: OpenPage) -> None:
    record = make_record("quatre_colonnes")
    ply = next(
        ply
        for ply in range(60, len(record.events))
        if record.events[ply - 1].startswith(f"move {record.colours[1]}")
        and seat_to_play(record, ply) == 0
    )
    moved = record.events[ply - 1].split()[1]
    page = open_page(width=1440, height=900)
    sit_down(page, record, ply, 0)
    expect(page.locator(f"[data-way='{moved}']")).to_have_count(1)
    expect(page.locator(f"[data-piece='{moved}']")).to_have_attribute("data-trace", "moved")


def finish_columbiz(page: Page, seed: int, seat: int) -> Record:
    """The last click of a game of Columbiz."""
    record = play_game(prepare_experiment("columbiz", ["greedy", "random"], 1, seed), 0)
    sit_down(page, record, len(record.events) - 1, seat)
    page.get_by_role("button", name="End turn").click()
    page.locator("dialog[open] .result").wait_for()
    return record


def test_a_win_rains_the_shapes_of_the_game_for_two_seconds(open_page: OpenPage) -> None:
    page = open_page(preferences=MOVING)
    record = play_game(prepare_experiment("columbiz", ["greedy", "random"], 1, 9), 0)
    sit_down(page, record, len(record.events) - 1, 0)
    stop_clock(page)
    page.get_by_role("button", name="End turn").click()
    rain = page.locator("[data-confetti='moving']")
    rain.wait_for(state="attached")
    assert rain.locator(".piece .disc.purple").count() > 20
    assert page.locator("dialog[open]").count() == 0, "nothing covers the board yet"
    inside = """() => {
      const box = document.querySelector('[data-confetti]').getBoundingClientRect();
      return [...document.querySelectorAll('.hand, .seats, .bar')].filter((part) => {
        const own = part.getBoundingClientRect();
        return own.left < box.right - 1 && box.left < own.right - 1
          && own.top < box.bottom - 1 && box.top < own.bottom - 1;
      }).map((part) => part.className);
    }"""
    assert page.evaluate(inside) == [], "it covers no text"
    page.clock.run_for(4_000)
    rain.wait_for(state="detached")


def test_with_reduced_motion_a_laurel_stands_still(open_page: OpenPage) -> None:
    page = open_page(preferences=MOVING)
    page.emulate_media(reduced_motion="reduce")
    finish_columbiz(page, 9, 0)
    laurel = page.locator("[data-confetti='still']")
    expect(laurel).to_have_count(1)
    expect(laurel.locator(".disc.purple")).to_have_count(1)
    expect(page.locator("[data-confetti='moving'], .piece")).to_have_count(0)
    assert laurel.evaluate("box => box.getAnimations({ subtree: true }).length") == 0


def test_a_win_says_by_how_much_and_how_the_points_came(open_page: OpenPage) -> None:
    page = open_page()
    record = finish_columbiz(page, 9, 0)
    expect(page.locator(".result h2")).to_have_text("You win, 34 to 14")
    pad = pad_after(record, len(record.events))
    rows = ("columbiz-pad-lines", "columbiz-pad-prison", "columbiz-pad-total")
    first = page.locator(".result li").first
    assert first.locator(".number").evaluate_all(
        "cells => cells.map(cell => cell.lastChild.textContent.trim())"
    ) == [str(pad[row][0]) for row in rows]
    expect(page.locator(".result .moment")).to_have_text(
        "The turn that counted most: 13 points at once for Ana."
    )
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        assert page.evaluate(
            "() => document.querySelector('.result').scrollWidth <="
            " document.querySelector('.result').clientWidth"
        ), width
        names = page.locator(".result .name").evaluate_all(
            "names => names.map(name => name.getBoundingClientRect().height)"
        )
        assert max(names) < 60, "names are not broken letter by letter"


def test_after_two_wins_the_next_bot_introduces_itself(open_page: OpenPage) -> None:
    won = {"game": "columbiz", "others": ["bot:random"], "share": 1, "seat": 0, "name": "Ana"}
    page = open_page()
    games = json.dumps([{**won, "table": "one", "at": 1}, {**won, "table": "two", "at": 2}])
    page.evaluate("(games) => localStorage.setItem('colonnade-statistics', games)", games)
    finish_columbiz(page, 9, 0)
    rival = page.locator(".result .rival")
    expect(rival).to_contain_text("You have beaten Kiki twice. I am Tim: shall we play?")
    rival.get_by_role("button", name="Play against Tim").click()
    expect(page.locator(".seats [data-seat='1']")).to_contain_text("Tim")
    page.goto(page.url.partition("#")[0] + "#/")
    expect(page.get_by_role("button", name="Strength of the bot: Tim")).to_have_count(1)


def test_a_shared_win_is_called_so(open_page: OpenPage) -> None:
    page = open_page()
    finish_columbiz(page, 5, 1)
    expect(page.locator(".result h2")).to_have_text(
        "You and Kiki share the win with 10 points each"
    )


def test_a_loss_is_told_kindly(open_page: OpenPage) -> None:
    page = open_page()
    # its last turn is the loser's
    record = play_game(prepare_experiment("columbiz", ["greedy", "random"], 1, 8), 0)
    sit_down(page, record, len(record.events) - 1, 1)
    page.get_by_role("button", name="End turn").click()
    page.locator("dialog[open] .result").wait_for()
    expect(page.locator(".result h2")).to_have_text("Kiki wins, 33 to 2")
    expect(page.locator(".result .kind")).to_have_text("Not this time. Well played.")


def test_a_team_wins_together_under_one_pediment(open_page: OpenPage) -> None:
    record = four_players("quatre_colonnes", is_in_teams=True)
    page = open_page()
    sit_four(page, record, len(record.events) - 1, dice="physical")
    for _ in range(2):
        page.get_by_role("button", name="Die showing 3").click()
    page.locator("[data-primary]").click()
    page.locator("dialog[open] .result").wait_for()
    expect(page.locator(".result h2")).to_have_text("Ana and Grand-père Jean win")
    expect(page.locator(".result li")).to_have_count(4)
    expect(page.locator(".result li.won")).to_have_count(2)
    expect(page.locator(".result li.won.partner, .result li.won.partnered")).to_have_count(2)
    expect(page.locator(".board [data-monument] .Y, .board [data-monument] .G")).to_have_count(2)
    expect(page.locator(".result .moment")).to_contain_text("threw the double three")


def test_a_picture_of_the_final_board_can_be_saved_offline(open_page: OpenPage) -> None:
    page = open_page(may_lose_line=True)
    finish_columbiz(page, 9, 0)
    page.locator(".result .moment").wait_for()
    page.context.set_offline(True)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    picture = saved.value.path().read_bytes()
    page.context.set_offline(False)
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    assert (width, height > width) == (1080, True)
    assert len(picture) > 150_000, "a board, not an empty sheet"
    assert saved.value.suggested_filename.startswith("columbiz-")


def test_the_result_leads_on(open_page: OpenPage) -> None:
    page = open_page()
    finish_columbiz(page, 9, 0)
    for name in ("Rematch", "Share a picture"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    expect(page.get_by_role("link", name="Review")).to_be_visible()
    for name in ("Save the record", "Check the dice"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
