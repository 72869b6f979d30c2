"""The four columns of Les 4 colonnes as solids: Ionic, Roman, a timber post of the Gauls and a
pillar of the Iberians. A column is as wide as a piece, and twice as high.
"""

from __future__ import annotations

from collections.abc import Mapping

from colonnade.printing.solids import (
    Mesh,
    Outline,
    join_meshes,
    make_arch,
    make_rectangle,
    make_round,
    stack_rings,
)

Rings = list[tuple[float, Outline]]


def make_columns(piece: int) -> Mapping[str, Mesh]:
    """The columns by name, as wide as a piece in millimetres."""
    columns = {
        name: stack_rings(_scale(rings(), piece))
        for name, rings in (
            ("ionic", _ionic),
            ("roman", _roman),
            ("gaulish", _gaulish),
            ("iberian", _iberian),
        )
    }
    # the arch stands a little in the block below, so that both print as one
    arch = make_arch(0.9 * piece, 0.45 * piece, 0.5 * piece, 1.1 * piece, 2.0 * piece)
    return columns | {"roman": join_meshes(columns["roman"], arch)}


def _scale(rings: Rings, piece: float) -> Rings:
    return [
        (height * piece, [(x * piece, y * piece) for x, y in outline]) for height, outline in rings
    ]


# Heights and widths in parts of a piece's width


def _ionic() -> Rings:
    """A slender fluted shaft on a base of two rings, and a capital with volutes to both sides."""
    rings: Rings = [
        (0.0, make_rectangle(0.96, 0.96)),
        (0.14, make_rectangle(0.96, 0.96)),
        (0.14, make_round(0.44)),
        (0.2, make_round(0.46)),
        (0.26, make_round(0.42)),
        (0.28, make_round(0.36)),
        (0.34, make_round(0.38)),
        (0.38, make_round(0.34)),
    ]
    rings += [(0.42, make_round(0.32, 16, 0.035)), (1.48, make_round(0.27, 16, 0.03))]
    rings += [
        (1.52, make_round(0.3)),
        (1.58, make_rectangle(0.86, 0.5)),
        (1.62, make_rectangle(0.98, 0.56)),
        (1.74, make_rectangle(1.0, 0.56)),
        (1.82, make_rectangle(0.9, 0.54)),
        (1.82, make_rectangle(0.8, 0.8)),
        (2.0, make_rectangle(0.84, 0.84)),
    ]
    return rings


def _roman() -> Rings:
    """A plain square shaft on a broad base; the arch is made apart."""
    return [
        (0.0, make_rectangle(1.0, 1.0)),
        (0.2, make_rectangle(1.0, 1.0)),
        (0.26, make_rectangle(0.7, 0.7)),
        (0.95, make_rectangle(0.66, 0.66)),
        (1.0, make_rectangle(1.0, 0.8)),
        (1.14, make_rectangle(1.0, 0.8)),
    ]


def _gaulish() -> Rings:
    """A round post of timber with two notches, and a pointed head."""
    return [
        (0.0, make_round(0.42)),
        (0.04, make_round(0.46)),
        (0.62, make_round(0.44)),
        (0.74, make_round(0.3)),
        (0.86, make_round(0.44)),
        (1.14, make_round(0.43)),
        (1.28, make_round(0.26)),
        (1.44, make_round(0.43)),
        (1.56, make_round(0.42)),
        (1.96, make_round(0.06)),
        (2.0, make_round(0.02)),
    ]


def _iberian() -> Rings:
    """A broad square pillar with carved bands, that flares into a crown."""
    return [
        (0.0, make_rectangle(1.0, 1.0)),
        (0.18, make_rectangle(1.0, 1.0)),
        (0.24, make_rectangle(0.72, 0.72)),
        (0.7, make_rectangle(0.7, 0.7)),
        (0.74, make_rectangle(0.62, 0.62)),
        (0.8, make_rectangle(0.62, 0.62)),
        (0.84, make_rectangle(0.7, 0.7)),
        (1.3, make_rectangle(0.68, 0.68)),
        (1.36, make_rectangle(0.82, 0.82)),
        (1.46, make_rectangle(0.82, 0.82)),
        (1.5, make_rectangle(0.76, 0.76)),
        (1.6, make_rectangle(0.8, 0.8)),
        (1.86, make_rectangle(1.0, 1.0)),
        (2.0, make_rectangle(1.0, 1.0)),
        (2.0, make_rectangle(0.84, 0.84)),
        (1.86, make_rectangle(0.6, 0.6)),
    ]
