"""Write the opening table of Columbiz and its picture: `python docs/make_openings.py` from the root
writes docs/openings.md and docs/images/openings.svg.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from blocks import renew_blocks

from colonnade.analysis.openings import Opening, find_openings
from colonnade.core.svg import FONT, element
from colonnade.games import GAMES

FOLDER = Path(__file__).parent
PAGE, PICTURE = FOLDER / "openings.md", FOLDER / "images" / "openings.svg"
PLAYERS = (2, 3, 4)
FACES, MOST = range(1, 7), 6
"""The faces of a die, and the most dice of one face that have a column of their own."""
WIDTH, HEIGHT, LEFT, TOP = 46, 30, 34, 64  # of a cell, and of a panel's margins


def list_dice(text: str) -> list[int]:
    """The dice that an action names."""
    return [int(word) for word in text.split() if word.isdecimal()]


def list_kept(opening: Opening) -> list[int]:
    """The dice that are kept after a throw."""
    best = opening.best or ""
    return list_dice(opening.roll if best == "stop" else best)


def describe_keep(opening: Opening) -> str:
    """The best action in a table: the kept dice, `all` or `none`."""
    if opening.best == "stop":
        return "all"
    return " ".join(map(str, list_kept(opening))) or "none"


def find_mean(openings: Sequence[Opening], count: Callable[[Opening], float]) -> float:
    """The mean of a number over throws, by their chances."""
    return sum(some.chance * count(some) for some in openings) / sum(
        some.chance for some in openings
    )


def select(openings: Sequence[Opening], face: int, dice: int) -> list[Opening]:
    """The throws with this number of dice of a face; the last column has those with more, too."""
    return [
        some
        for some in openings
        if (shown := list_dice(some.roll).count(face)) == dice or (dice == MOST and shown > MOST)
    ]


# the table


def make_rows(tables: Sequence[Sequence[Opening]]) -> str:
    """The table of all throws."""
    head = ["throw", "in 10,000"]
    for players in PLAYERS:
        head += [f"{players} players: keep", "share", "lead"]
    lines = [head, ["---", "--:"] + ["---", "--:", "--:"] * len(PLAYERS)]
    for row in zip(*tables, strict=True):
        cells = [" ".join(map(str, list_dice(row[0].roll))), f"{10_000 * row[0].chance:.2f}"]
        for opening in row:
            lead = opening.share - opening.ranked[1][1]
            cells += [describe_keep(opening), f"{100 * opening.share:.2f}", f"{100 * lead:.2f}"]
        lines.append(cells)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def make_summary(tables: Sequence[Sequence[Opening]]) -> str:
    """A line for each number of players."""
    lines = [
        "| players | share of who begins | after the best throw | after the worst | dice kept, on"
        " average | throws where all are kept | throws where none is kept | median lead |",
        "|---|--:|---|---|--:|--:|--:|--:|",
    ]
    for players, table in zip(PLAYERS, tables, strict=True):
        best, worst = (max(table, key=lambda some: sign * some.share) for sign in (1, -1))
        leads = sorted((some.share - some.ranked[1][1], some.chance) for some in table)
        passed, median = 0.0, 0.0
        for lead, chance in leads:
            passed += chance
            if passed >= 0.5:
                median = lead
                break
        kept = find_mean(table, lambda some: len(list_kept(some)))
        stops = find_mean(table, lambda some: some.best == "stop")
        nothing = find_mean(table, lambda some: not list_kept(some))
        lines.append(
            f"| {players} | {100 * find_mean(table, lambda some: some.share):.2f} % |"
            f" {100 * best.share:.2f} % ({best.roll[5:]}) |"
            f" {100 * worst.share:.2f} % ({worst.roll[5:]}) | {kept:.2f} | {100 * stops:.2f} % |"
            f" {100 * nothing:.2f} % | {100 * median:.2f} % |"
        )
    return "\n".join(lines)


# the picture


def mix(low: str, high: str, part: float) -> str:
    """A colour between two others."""
    part = min(1.0, max(0.0, part))
    pairs = [(int(low[at : at + 2], 16), int(high[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + part * (b - a)):02x}" for a, b in pairs)


def write(text: str, x: float, y: float, size: float = 12, **attributes: str) -> str:
    """A text of the picture."""
    given = {"text_anchor": "middle", "fill": "#2b2118", **attributes}
    return element("text", text, x=x, y=y, font_size=size, font_family=FONT, **given)


def draw_panel(
    title: str, cells: Sequence[Sequence[tuple[str, str]]], left: float, top: float
) -> list[str]:
    """A heat map: a row per face, a column per number of dice; each cell its text and colour."""
    parts = [write(title, left + LEFT, top + 18, 13, text_anchor="start", font_weight="600")]
    for column in range(MOST):
        label = f"{column + 1}" if column + 1 < MOST else f"{MOST}+"
        parts.append(write(label, left + LEFT + (column + 0.5) * WIDTH, top + TOP - 10))
    parts.append(write("dice that show it", left + LEFT, top + TOP - 27, 11, text_anchor="start"))
    for row, face in enumerate(FACES):
        middle = top + TOP + (row + 0.5) * HEIGHT
        parts.append(write(str(face), left + LEFT - 14, middle + 4, 13, font_weight="600"))
        for column, (text, colour) in enumerate(cells[row]):
            x = left + LEFT + column * WIDTH
            parts.append(
                element(
                    "rect",
                    x=x + 1,
                    y=middle - HEIGHT / 2 + 1,
                    width=WIDTH - 2,
                    height=HEIGHT - 2,
                    rx=4,
                    fill=colour,
                )
            )
            parts.append(write(text, x + WIDTH / 2, middle + 4))
    return parts


def draw(tables: Sequence[Sequence[Opening]]) -> str:
    """Two heat maps for each number of players: what is kept, and what it is worth."""
    width, height = LEFT + MOST * WIDTH + 20, TOP + 6 * HEIGHT + 20
    parts = [
        element("title", "First throws of Columbiz: which dice to keep, and what they are worth"),
        element("rect", width=3 * width, height=2 * height, fill="#fffdf6"),
    ]
    for place, (players, table) in enumerate(zip(PLAYERS, tables, strict=True)):
        mean = find_mean(table, lambda some: some.share)
        kept: list[list[tuple[str, str]]] = []
        worth: list[list[tuple[str, str]]] = []
        for face in FACES:
            shares = [
                find_mean(
                    some,
                    lambda one, face=face: (
                        list_kept(one).count(face) / list_dice(one.roll).count(face)
                    ),
                )
                for dice in range(1, MOST + 1)
                if (some := select(table, face, dice))
            ]
            kept.append(
                [(f"{100 * share:.0f} %", mix("#f4ecdb", "#7fb7a3", share)) for share in shares]
            )
            gains = [
                100 * (find_mean(select(table, face, dice), lambda some: some.share) - mean)
                for dice in range(1, MOST + 1)
            ]
            worth.append(
                [
                    (
                        f"{gain:+.1f}".replace("-", "−") if abs(gain) >= 0.05 else "0.0",
                        mix("#f4ecdb", "#e0a458", gain / 3)
                        if gain >= 0
                        else mix("#f4ecdb", "#8fa9cf", -gain / 3),
                    )
                    for gain in gains
                ]
            )
        parts += draw_panel(f"{players} players: part of them kept", kept, place * width, 0)
        title = f"{players} players: share of the win, points more"
        parts += draw_panel(title, worth, place * width, height)
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {3 * width} {2 * height}",
        role="img",
    )


def renew(text: str, made: dict[str, str]) -> str:
    """The page with its tables written anew."""
    return renew_blocks(text, made.__getitem__)


if __name__ == "__main__":
    found = [find_openings(GAMES["columbiz"], players) for players in PLAYERS]
    made = {"summary": make_summary(found), "throws": make_rows(found)}
    PAGE.write_text(renew(PAGE.read_text(encoding="utf-8"), made), encoding="utf-8")
    PICTURE.write_text(draw(found) + "\n", encoding="utf-8")
    print(PAGE, PICTURE)
