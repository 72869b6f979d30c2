"""SVG elements, labels and dice for the drawings of all games, with the standard library only.

A drawing has no ids, scripts, style sheets or references, so that any number of drawings can be
on one page.
"""

from __future__ import annotations

from html import escape

FONT = (
    "ui-sans-serif, system-ui, 'Segoe UI', 'Noto Sans', 'Liberation Sans', 'DejaVu Sans',"
    " sans-serif"
)
SHOWN_WIDTH = 560  # pixels; a page may show a drawing at any other width

INK = "#2b2118"
IVORY = "#fffdf6"

Attribute = str | float | None

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}

_DIE_COLOURS = {"spent": ("#d3cec4", "#7d776c", "#8f897e"), "flat": ("#fff", "#000", "#000")}
"""Body, pips and edge of a die that is not as usual."""


def number(value: float) -> str:
    """A number rounded to hundredths, without trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attribute(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def element(name: str, *children: str, **attributes: Attribute) -> str:
    """An element with children that are markup already. `stroke_width` is written `stroke-width`,
    `class_` `class`; None is left out.
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_attribute(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def group(
    *children: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    **attributes: Attribute,
) -> str:
    """A `g` element: its children moved to (x, y), scaled, and rotated by degrees."""
    moves = f"translate({number(x)} {number(y)})" if x or y else ""
    moves += f"rotate({number(turn)})" if turn else ""
    moves += f"scale({number(scale)})" if scale != 1 else ""
    return element("g", *children, transform=moves or None, **attributes)


def rectangle(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    """A rectangle from its upper left corner."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Attribute) -> str:
    """A circle around its centre."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def path(*steps: str | float, **attributes: Attribute) -> str:
    """A path from its commands and numbers."""
    return element(
        "path",
        d=" ".join(step if isinstance(step, str) else number(step) for step in steps),
        **attributes,
    )


def label(
    text: object,
    x: float,
    y: float,
    size: float,
    *,
    weight: int = 600,
    anchor: str = "middle",
    **attributes: Attribute,
) -> str:
    """A short text centred on (x, y), or beginning or ending there. An offset centres it
    vertically, which every viewer supports.
    """
    return element(
        "text",
        escape(str(text)),
        x=x,
        y=y + size * 0.355,
        font_size=size,
        font_weight=weight,
        text_anchor=anchor,
        **attributes,
    )


def document(width: float, height: float, title: str, description: str, *children: str) -> str:
    """A whole drawing. Title and description are for screen readers."""
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(description)),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=SHOWN_WIDTH,
        height=round(SHOWN_WIDTH * height / width),
        role="img",
        style="max-width:100%;height:auto;font-variant-numeric:tabular-nums",
        font_family=FONT,
    )


def die(
    face: int | None,
    x: float,
    y: float,
    size: float,
    *,
    status: str = "free",
    **attributes: Attribute,
) -> str:
    """A die with its upper left corner at (x, y). Without a face it is still to be thrown. A
    `spent` die is grey and struck through, a `flat` one is for paper: outlined, without shadow.
    """
    half, corner = size / 2, size * 0.2
    moved = f"translate({number(x)} {number(y)})"
    if face is None:
        body = rectangle(
            1,
            1,
            size - 2,
            size - 2,
            rx=corner,
            fill=IVORY,
            fill_opacity=0.55,
            stroke=INK,
            stroke_width=size / 24,
            stroke_dasharray=f"{number(size / 9)} {number(size / 12)}",
        )
        return element(
            "g", body, transform=moved, data_die="", data_status="unthrown", **attributes
        )
    is_spent, is_flat = status == "spent", status == "flat"
    body, pip, edge = _DIE_COLOURS.get(status, (IVORY, INK, "#6b5a45"))
    pips = "".join(
        circle(half + across * size * 0.26, half + down * size * 0.26, size * 0.095)
        for across, down in _PIPS[face]
    )
    return element(
        "g",
        (
            ""
            if is_spent or is_flat
            else rectangle(
                size * 0.03, size * 0.07, size, size, rx=corner, fill="#000", fill_opacity=0.22
            )
        ),
        rectangle(0, 0, size, size, rx=corner, fill=body, stroke=edge, stroke_width=size / 30),
        (
            ""
            if is_spent or is_flat
            else rectangle(
                size * 0.08,
                size * 0.08,
                size * 0.84,
                size * 0.84,
                rx=size * 0.3,
                fill="#fff",
                fill_opacity=0.7,
            )
        ),
        element("g", pips, fill=pip),
        (
            path(
                "M",
                size * 0.12,
                size * 0.88,
                "L",
                size * 0.88,
                size * 0.12,
                stroke="#5d574d",
                stroke_width=size / 14,
                stroke_linecap="round",
            )
            if is_spent
            else ""
        ),
        transform=moved,
        data_die=str(face),
        data_status=status,
        **attributes,
    )


def join_words(words: list[str]) -> str:
    """Words as English lists them: `a`, `a and b`, `a, b and c`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
