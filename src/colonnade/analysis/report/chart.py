"""The chart of a review: every seat's chance over the game, and a bar for every throw and loss."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from colonnade.analysis.report.text import (
    NOTICEABLE,
    ReviewText,
    find_style,
    has_large_correction,
)
from colonnade.analysis.review import ReviewEvent
from colonnade.core.svg import element, number

LEFT, RIGHT, TOP, WIDTH = 44, 30, 10, 1000
HEIGHT = 220
"""The height of the curves."""
LANE = 46
"""The height of a seat's bars."""
BARS_TOP = TOP + HEIGHT + 14
DASHES = (None, "9 4", "3 4", "12 4 3 4")
"""Per seat, the dashes of its curve: it can be told from the others without colours."""
SIGN_GAP = 16
"""The least distance between the signs at the ends of two curves."""


def draw_chart(text: ReviewText) -> str:
    """The chart as SVG. Bars link to the rows of the table of events."""
    review, players = text.review, len(text.names)
    corrections = [event for event in review.events if has_large_correction(event)]
    height = BARS_TOP + (players + bool(corrections)) * LANE
    step = (WIDTH - LEFT - RIGHT) / max(1, len(review.events))
    most = max([abs(text.worth(event)) for event in review.events], default=1.0) or 1.0
    parts = [
        *_draw_scale(text),
        *(_draw_curve(text, seat, step) for seat in range(players)),
        *_draw_signs(text),
    ]
    for seat in range(players):
        parts += _draw_lane(text, seat)
    for event in review.events:
        if abs(text.worth(event)) >= NOTICEABLE:
            parts.append(_draw_bar(text, event, step, most))
    parts += [_draw_correction(text, event, step, most, height) for event in corrections]
    return element(
        "svg",
        *parts,
        viewBox=f"0 0 {WIDTH} {number(height)}",
        role="img",
        class_="chart",
        aria_label=text.speaker.text("web-review-curves"),
    )


def _x(ply: float, step: float) -> float:
    return LEFT + ply * step


def _y(share: float) -> float:
    return TOP + (1 - share) * HEIGHT


def _draw_line(y: float) -> str:
    return element(
        "path", d=f"M {LEFT} {number(y)} H {WIDTH - RIGHT}", stroke="var(--line)", fill="none"
    )


def _draw_scale(text: ReviewText) -> Iterator[str]:
    """Lines at 0, 50 and 100 %."""
    for tenths in range(0, 11, 5):
        yield _draw_line(_y(tenths / 10))
        yield element(
            "text",
            text.percent(tenths / 10, 0),
            x=LEFT - 6,
            y=_y(tenths / 10) + 4,
            font_size=12,
            text_anchor="end",
            fill="var(--faint)",
        )


def _draw_curve(text: ReviewText, seat: int, step: float) -> str:
    points = [(0.0, text.review.start[seat])]
    for event in text.review.events:
        points.append((float(event.ply), event.values[seat]))
        if event.correction is not None:
            points.append((float(event.ply), event.values[seat] + event.correction[seat]))
    line = " L ".join(f"{number(_x(ply, step))} {number(_y(share))}" for ply, share in points)
    return element(
        "path",
        d=f"M {line}",
        fill="none",
        stroke=f"var(--seat{seat})",
        stroke_width=2,
        stroke_dasharray=DASHES[seat % len(DASHES)],
        stroke_linejoin="round",
    )


def _draw_signs(text: ReviewText) -> Iterator[str]:
    """The seats' signs at the ends of their curves; signs of curves that end close together are
    moved apart.
    """
    ends = [(_y(share), seat) for seat, share in enumerate(text.review.result)]
    last = -100.0
    for end, seat in sorted(ends):
        last = max(end, last + SIGN_GAP)
        yield element(
            "text",
            text.signs[seat],
            x=WIDTH - RIGHT + 6,
            y=last + 5,
            font_size=16,
            fill=f"var(--seat{seat})",
        )


def _find_middle(seat: int) -> float:
    """The height of the line from which a seat's bars go up and down."""
    return BARS_TOP + seat * LANE + LANE / 2


def _draw_lane(text: ReviewText, seat: int) -> Iterator[str]:
    """The line of a seat's bars, and its sign."""
    yield _draw_line(_find_middle(seat))
    yield element(
        "text",
        text.signs[seat],
        x=LEFT - 8,
        y=_find_middle(seat) + 5,
        font_size=14,
        text_anchor="end",
        fill=f"var(--seat{seat})",
    )


def _draw_bar(text: ReviewText, event: ReviewEvent, step: float, most: float) -> str:
    """The bar of an event, up for a gain and down for a loss.

    Its length grows with the root of the change, so that one large change does not make all others
    invisible.
    """
    worth, owner = text.worth(event), text.find_owner(event)
    size = (abs(worth) / most) ** 0.5 * (LANE / 2 - 3)
    middle = _find_middle(owner)
    title = f"{event.ply} · {text.names[owner]} · {event.event} · {text.format_worth(event)}"
    bar = element(
        "rect",
        element("title", escape(title)),
        x=_x(event.ply - 0.5, step) - max(1.5, step * 0.7) / 2,
        y=middle - size if worth > 0 else middle,
        width=max(1.5, step * 0.7),
        height=size,
        fill=f"var(--{find_style(event)})",
    )
    return element("a", bar, href=f"#ply-{event.ply}")


def _draw_correction(
    text: ReviewText, event: ReviewEvent, step: float, most: float, bottom: float
) -> str:
    """The bar of a large correction, in a row below the seats: it belongs to no seat."""
    largest = max(map(abs, event.correction or ()))
    size = min(1.0, largest / most) ** 0.5 * (LANE - 8)
    label = text.speaker.text("web-review-key-doubt")
    bar = element(
        "rect",
        element("title", escape(f"{event.ply} · {label} · {text.percent(largest)}")),
        x=_x(event.ply, step) - max(3.0, step * 0.7) / 2,
        y=bottom - 4 - size,
        width=max(3.0, step * 0.7),
        height=size,
        fill="var(--doubt)",
    )
    return element("a", bar, href=f"#ply-{event.ply}")
