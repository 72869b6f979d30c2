"""Draw which package imports which: `python docs/make_architecture.py` from the root writes
docs/images/imports.svg.

The rows are the layers of `[tool.importlinter]` in pyproject.toml. Arrows that follow from others
are left out.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
PICTURE = Path(__file__).parent / "images" / "imports.svg"
PACKAGE = "colonnade"
WIDTH, ROW, BOX_WIDTH, BOX_HEIGHT = 760, 84, 120, 40


def read_layers() -> list[list[str]]:
    """The layers from the top, each with its packages."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = next(
        contract["layers"]
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
    )
    return [layer.split(" | ") for layer in layers]


def find_imports(packages: set[str]) -> dict[str, set[str]]:
    """Per package, those of which some module is imported by one of its own."""
    graph = grimp.build_graph(PACKAGE)
    found: dict[str, set[str]] = {name: set() for name in sorted(packages)}
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            names = [name.partition(".")[2].partition(".")[0] for name in (importer, imported)]
            if names[0] != names[1] and packages.issuperset(names):
                found[names[0]].add(names[1])
    return found


def find_arrows(imports: dict[str, set[str]]) -> list[tuple[str, str]]:
    """The imports that do not follow from others: not from a to c where a imports b, and b,
    directly or not, c.
    """

    def reach(name: str) -> set[str]:
        return imports[name].union(*map(reach, imports[name]))

    return [
        (importer, imported)
        for importer, direct in imports.items()
        for imported in sorted(direct)
        if not any(imported in reach(other) for other in direct)
    ]


def draw() -> str:
    """The picture."""
    layers = read_layers()
    places = {
        name: (WIDTH * (column + 1) / (len(layer) + 1), ROW * row + ROW / 2)
        for row, layer in enumerate(layers)
        for column, name in enumerate(layer)
    }
    return "\n".join(
        [*draw_frame(len(layers)), *draw_arrows(places), *draw_boxes(places), "</svg>", ""]
    )


def draw_frame(rows: int) -> Iterator[str]:
    """The beginning of the document."""
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {rows * ROW}"'
        ' font-family="sans-serif" font-size="16">'
    )
    yield "<title>Which package imports which</title>"
    yield f'<rect width="{WIDTH}" height="{rows * ROW}" fill="#fbf8f1"/>'
    yield (
        '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6"'
        ' orient="auto">'
    )
    yield '<path d="M0 0L8 4L0 8z" fill="#8a7f6a"/></marker>'


def draw_arrows(places: dict[str, tuple[float, float]]) -> Iterator[str]:
    """Arrows from the lower edge of the importing box to the upper edge of the imported one."""
    for importer, imported in find_arrows(find_imports(set(places))):
        (x, y), (to_x, to_y) = places[importer], places[imported]
        start, end = y + BOX_HEIGHT / 2, to_y - BOX_HEIGHT / 2
        # past the boxes between them
        bend = 0.0 if to_y - y == ROW else math.copysign(BOX_WIDTH, x - WIDTH / 2 or 1)
        middle = (start + end) / 2
        path = (
            f"M{x:.0f} {start:.0f}C{x + bend:.0f} {middle:.0f} {to_x + bend:.0f} {middle:.0f}"
            f" {to_x:.0f} {end:.0f}"
        )
        yield (
            f'<path d="{path}" fill="none" stroke="#8a7f6a" stroke-width="1.6"'
            ' marker-end="url(#tip)"/>'
        )


def draw_boxes(places: dict[str, tuple[float, float]]) -> Iterator[str]:
    """The packages."""
    for name, (x, y) in places.items():
        box = (
            f'x="{x - BOX_WIDTH / 2:.0f}" y="{y - BOX_HEIGHT / 2:.0f}" width="{BOX_WIDTH}"'
            f' height="{BOX_HEIGHT}" rx="6"'
        )
        yield f'<rect {box} fill="#ffffff" stroke="#5b5240"/>'
        yield f'<text x="{x:.0f}" y="{y + 6:.0f}" text-anchor="middle" fill="#2b2620">{name}</text>'


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
    print(PICTURE)
