"""A position of Columbiz as SVG: the board, the dice below it, and what each player has."""

from __future__ import annotations

from collections import Counter

from colonnade.core.svg import (
    INK,
    IVORY,
    circle,
    die,
    document,
    element,
    group,
    label,
    path,
    rectangle,
)
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.artwork import (
    FILL,
    disc,
    last_round_flag,
    laurel,
    lines_sign,
    prison_sign,
    reserve_sign,
    set_aside_sign,
)
from colonnade.games.columbiz.board import (
    CELLS,
    COLOURS,
    DICE,
    SIZE,
    cells_in,
    column_of,
    name_of,
    row_of,
)
from colonnade.games.columbiz.description import describe
from colonnade.games.columbiz.state import State

WIDTH, HEIGHT = 800, 1214
_CELL = 118
_LEFT, _TOP = (WIDTH - SIZE * _CELL) / 2, 132  # of the cells
_BOTTOM = _TOP + SIZE * _CELL
_TRAY, _TRAY_HEIGHT = _BOTTOM + 34, 148
_PAD, _PAD_HEIGHT = _TRAY + _TRAY_HEIGHT + 14, HEIGHT - 16 - (_TRAY + _TRAY_HEIGHT + 14)
_DIE = 62


# The board's own wood: long soft lines of grain over planks, drawn once.
_GRAIN = (
    (18, 9, -6), (47, -7, 8), (83, 12, 3), (121, -5, -11), (160, 8, 6), (214, -10, 9),
    (251, 6, -4), (297, 11, -9), (342, -8, 4), (389, 5, 10), (433, -12, 5), (470, 8, -8),
    (518, -6, 9), (561, 10, 4), (604, -9, -5), (640, 7, 8), (682, -5, 6),
)  # fmt: skip


def draw(state: State) -> str:
    """The position as a self-contained SVG: the same text for the same position."""
    return document(
        WIDTH,
        HEIGHT,
        "Columbiz",
        describe(state),
        _ground(),
        _board(state),
        _tray(state),
        _pad(state),
    )


def _ground() -> str:
    return rectangle(0, 0, WIDTH, HEIGHT, rx=18, fill="#f7efe1")


def _board(state: State) -> str:
    frame = rectangle(16, 20, WIDTH - 32, _BOTTOM + 2, rx=20, fill="#000", fill_opacity=0.12)
    frame += rectangle(
        16, 14, WIDTH - 32, _BOTTOM + 2, rx=20, fill="#c48f52", stroke="#8a5a2b", stroke_width=2
    )
    frame += rectangle(
        21,
        19,
        WIDTH - 42,
        _BOTTOM - 8,
        rx=16,
        fill="none",
        stroke="#e9c795",
        stroke_width=2,
        stroke_opacity=0.8,
    )
    planks = "".join(
        rectangle(
            _LEFT + column * _CELL,
            _TOP,
            _CELL,
            SIZE * _CELL,
            fill="#f3e2c0" if column % 2 else "#ecd6ae",
        )
        for column in range(SIZE)
    )
    grain = "".join(
        path(
            "M",
            _LEFT + x,
            _TOP,
            "q",
            bend,
            177,
            0,
            354,
            "t",
            sway,
            354,
            stroke_opacity=0.16 + at % 3 * 0.05,
            stroke_width=1.5 + at % 2,
        )
        for at, (x, bend, sway) in enumerate(_GRAIN)
    )
    grain = element("g", grain, fill="none", stroke="#b98a4e")
    joints = "".join(
        path(
            "M",
            _LEFT + column * _CELL,
            _TOP,
            "v",
            SIZE * _CELL,
            stroke="#a9773c",
            stroke_width=1.5,
            stroke_opacity=0.7,
        )
        for column in range(1, SIZE)
    )
    joints += rectangle(
        _LEFT, _TOP, SIZE * _CELL, SIZE * _CELL, fill="none", stroke="#8a5a2b", stroke_width=2, rx=3
    )
    heads = "".join(
        die(face, _LEFT + (face - 0.5) * _CELL - 40, 36, 80, data_head="")
        for face in range(1, SIZE + 1)
    )
    # in other phases there are no dice
    affordable = rules.open_cells(state) if state.phase in ("keep", "place") else 0
    owner = {cell: seat for seat, discs in enumerate(state.discs) for cell in cells_in(discs)}
    cells = "".join(
        _cell(
            cell,
            is_affordable=bool(affordable >> cell & 1),
            colour=COLOURS[owner[cell]] if cell in owner else None,
        )
        for cell in range(CELLS)
    )
    return frame + planks + grain + joints + heads + cells


def _cell(cell: int, *, is_affordable: bool, colour: str | None) -> str:
    x = _LEFT + (column_of(cell) - 0.5) * _CELL
    y = _BOTTOM - (row_of(cell) - 0.5) * _CELL  # row 1 is nearest to the player
    if colour is not None:
        return group(
            disc(colour), x=x, y=y, data_piece=f"{colour} {name_of(cell)}", data_cell=name_of(cell)
        )
    if is_affordable:
        hollow = circle(0, 0, 47, fill="#ffcf70", stroke="#b65a00", stroke_width=4) + circle(
            0, 0, 40, fill="#ffdf9a"
        )
        return group(
            hollow,
            label(row_of(cell), 0, 0, 48, weight=800, fill="#5c2a00"),
            x=x,
            y=y,
            data_cell=name_of(cell),
            data_affordable="",
        )
    hollow = circle(0, 0, 46, fill="#b98a4e", fill_opacity=0.14) + path(
        "M -46 0 A 46 46 0 0 1 46 0",
        fill="none",
        stroke="#8a5a2b",
        stroke_opacity=0.45,
        stroke_width=2,
    )
    hollow += path(
        "M -43.2 15.7 A 46 46 0 0 0 43.2 15.7",
        fill="none",
        stroke="#fff",
        stroke_opacity=0.7,
        stroke_width=2,
    )
    return group(
        hollow,
        label(row_of(cell), 0, 0, 38, weight=500, fill="#6a4c25"),
        x=x,
        y=y,
        data_cell=name_of(cell),
    )


def _tray(state: State) -> str:
    tray = rectangle(
        16, _TRAY, WIDTH - 32, _TRAY_HEIGHT, rx=16, fill="#e6d3b3", stroke="#c9ad7f", stroke_width=2
    )
    tray += _throws(state)
    if state.last_round and state.phase != "over":
        tray += last_round_flag(WIDTH - 58, _TRAY + _TRAY_HEIGHT / 2)
    if state.phase == "over":
        return tray + _ranking(state)
    if state.phase == "start":
        return tray + _starting_dice(state)
    if not state.dice:
        left = WIDTH / 2 - (DICE * (_DIE + 14) - 14) / 2
        return tray + "".join(
            die(None, left + at * (_DIE + 14), _TRAY + 43, _DIE) for at in range(DICE)
        )
    return tray + _dice_on_tray(state)


def _dice_on_tray(state: State) -> str:
    count, kept, spent = Counter(state.dice), Counter(state.kept), Counter(state.spent)
    near, apart = 5, 24
    width = DICE * _DIE + (DICE - len(count)) * near + (len(count) - 1) * apart
    x, low = WIDTH / 2 - width / 2, _TRAY + 50
    drawn = ""
    for face, many in sorted(count.items()):
        left = x
        if kept[face] and state.phase != "place":
            shelf = kept[face] * (_DIE + near) - near + 12
            drawn += rectangle(
                x - 6,
                low + _DIE - 34,
                shelf,
                9,
                rx=4,
                fill="#a9773c",
                stroke="#7a5022",
                stroke_width=1.5,
                data_rail="",
            )
        for at in range(many):
            if state.phase == "place":
                drawn += die(
                    face, x, low - 12, _DIE, status="spent" if at < spent[face] else "free"
                )
            elif at < kept[face]:
                drawn += die(face, x, low - 36, _DIE, status="kept")
            elif state.phase == "throw":
                drawn += die(None, x, low, _DIE, data_face=str(face))
            else:
                drawn += die(face, x, low if state.kept else low - 12, _DIE)
            x += _DIE + near
        count_shown = kept[face] if state.phase == "throw" else many - spent[face]
        if count_shown:
            drawn += label(
                f"× {count_shown}",
                (left + x - near) / 2,
                _TRAY + _TRAY_HEIGHT - 19,
                22,
                fill="#5c4322",
            )
        x += apart - near
    return drawn


def _starting_dice(state: State) -> str:
    """C1.3: a die for each seat that throws for the start."""
    apart = 160
    left = WIDTH / 2 - (len(state.throwing) - 1) * apart / 2
    return "".join(
        group(disc(COLOURS[seat]), x=left + at * apart - 40, y=_TRAY + _TRAY_HEIGHT / 2, scale=0.62)
        + die(None, left + at * apart + 2, _TRAY + (_TRAY_HEIGHT - _DIE) / 2, _DIE)
        for at, seat in enumerate(state.throwing)
    )


def _ranking(state: State) -> str:
    """C4.4: the colours by their totals, the winners with a laurel."""
    totals = rules.scores(state)
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    apart = (WIDTH - 64) / len(order)
    return "".join(
        group(
            laurel() if totals[seat] == max(totals) else "",
            group(disc(COLOURS[seat]), scale=0.8),
            label(totals[seat], 62, 0, 44, weight=800, anchor="start", fill=INK),
            x=32 + (at + 0.5) * apart - 44,
            y=_TRAY + _TRAY_HEIGHT / 2,
        )
        for at, seat in enumerate(order)
    )


def _throws(state: State) -> str:
    """Three marks, filled for the throws made."""
    if state.phase in ("start", "over"):
        return ""
    marks = "".join(
        circle(
            0,
            (1 - at) * 30,
            10,
            fill="#7a3f00" if at < state.throws else IVORY,
            stroke="#7a5022",
            stroke_width=2.5,
        )
        for at in range(3)
    )
    return group(marks, x=50, y=_TRAY + _TRAY_HEIGHT / 2, data_throws=str(state.throws))


def _pad(state: State) -> str:
    players = len(state.discs)
    apart = 12
    width = (WIDTH - 32 - apart * (players - 1)) / players
    totals = rules.scores(state)
    cards = ""
    for seat in range(players):
        is_marked = totals[seat] == max(totals) if state.phase == "over" else seat in _to_act(state)
        cards += group(
            _card(state, seat, width, totals[seat], is_marked=is_marked),
            x=16 + seat * (width + apart),
            y=_PAD,
            data_player=COLOURS[seat],
            data_total=str(totals[seat]),
            data_marked="" if is_marked else None,
        )
    return cards


def _to_act(state: State) -> tuple[int, ...]:
    return state.throwing if state.phase == "start" else (state.seat,)


def _card(state: State, seat: int, width: float, total: int, *, is_marked: bool) -> str:
    colour, players = COLOURS[seat], len(state.discs)
    card = rectangle(
        3,
        3,
        width - 6,
        _PAD_HEIGHT - 6,
        rx=14,
        fill=IVORY,
        stroke=FILL[colour] if is_marked else "#c9ad7f",
        stroke_width=6 if is_marked else 2,
    )
    middle = {2: 74, 3: 64, 4: 50}[players]
    if is_marked and state.phase != "over":
        card += path(
            "M",
            middle - 17,
            0,
            "h 34 l -17 18 Z",
            fill=INK,
            stroke=IVORY,
            stroke_width=3,
            stroke_linejoin="round",
        )
    card += group(disc(colour), x=middle, y=66, scale=0.84 if players < 4 else 0.62)
    card += label(total, middle, 138, 38, weight=800, fill=INK, data_figure="total")
    figures = [
        (lines_sign(), state.line_points[seat], "lines"),
        (prison_sign(), state.prisoners[seat], "prisoners"),
        (reserve_sign(colour), state.reserve[seat], "reserve"),
    ]
    if any(state.set_aside):
        figures.append((set_aside_sign(), state.set_aside[seat], "set-aside"))
    for at, (sign, value, kind) in enumerate(figures):
        if players == 2:
            x = 130 + (at + 0.5) * (width - 140) / len(figures)
            card += group(sign, x=x, y=66, scale=1.2) + label(
                value, x, 138, 38, weight=700, fill=INK, data_figure=kind
            )
        else:
            x = width - (100 if players == 3 else 74)
            y = (at + 0.5) * (_PAD_HEIGHT - 20) / len(figures) + 10
            card += group(sign, x=x, y=y, scale=0.8) + label(
                value, x + 23, y, 30, weight=700, anchor="start", fill=INK, data_figure=kind
            )
    return card
