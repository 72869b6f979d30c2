"""Closed surfaces of triangles for 3-D printers, in millimetres, standing on z = 0.

A solid is a stack of rings: flat outlines with the same number of corners, one above the other.
Neighbouring rings are joined by triangles, and the first and the last are closed. So every edge
belongs to two triangles, whatever the outlines are.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

Corner = tuple[float, float, float]
Outline = Sequence[tuple[float, float]]
CORNERS = 96
"""The corners of a round outline."""


@dataclass(frozen=True, slots=True)
class Mesh:
    """Corners, and triangles of three of them each, anticlockwise as seen from outside."""

    corners: tuple[Corner, ...]
    triangles: tuple[tuple[int, int, int], ...]

    @property
    def volume(self) -> float:
        """The volume in cubic millimetres; negative if the triangles are turned inwards."""
        total = 0.0
        for triangle in self.triangles:
            (ax, ay, az), (bx, by, bz), (cx, cy, cz) = (self.corners[at] for at in triangle)
            total += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
        return total / 6

    @property
    def size(self) -> Corner:
        """Width, depth and height."""
        x, y, z = zip(*self.corners, strict=True)
        return max(x) - min(x), max(y) - min(y), max(z) - min(z)


def stack_rings(rings: Sequence[tuple[float, Outline]]) -> Mesh:
    """The solid of outlines at their heights, from below, each anticlockwise from above and around
    the same middle. Two outlines at one height are a step.
    """
    count = len(rings[0][1])
    corners: list[Corner] = [(x, y, z) for z, outline in rings for x, y in outline]
    triangles: list[tuple[int, int, int]] = []
    for ring in range(len(rings) - 1):
        below, above = ring * count, (ring + 1) * count
        for at in range(count):
            after = (at + 1) % count
            triangles.append((below + at, below + after, above + after))
            triangles.append((below + at, above + after, above + at))
    for (z, outline), first, is_top in (
        (rings[0], 0, False),
        (rings[-1], (len(rings) - 1) * count, True),
    ):
        middle = len(corners)
        corners.append((*_find_middle(outline), z))
        for at in range(count):
            edge = (first + at, first + (at + 1) % count)
            triangles.append((*edge, middle) if is_top else (edge[1], edge[0], middle))
    return Mesh(tuple(corners), tuple(triangles))


def _find_middle(outline: Outline) -> tuple[float, float]:
    return (
        sum(x for x, _ in outline) / len(outline),
        sum(y for _, y in outline) / len(outline),
    )


def make_round(radius: float, flutes: int = 0, depth: float = 0.0) -> Outline:
    """A circle, or one with flutes cut into it to that depth."""
    return [
        (
            (radius - depth * abs(sin(flutes * angle / 2))) * cos(angle),
            (radius - depth * abs(sin(flutes * angle / 2))) * sin(angle),
        )
        for angle in (2 * pi * at / CORNERS for at in range(CORNERS))
    ]


def make_rectangle(width: float, depth: float) -> Outline:
    """A rectangle around (0, 0), with a corner in every direction of a round outline: so that round
    and square rings can be joined.
    """
    outline: list[tuple[float, float]] = []
    for at in range(CORNERS):
        angle = 2 * pi * at / CORNERS
        x, y = cos(angle), sin(angle)
        # the square around the circle, stretched: the corners are at 45 degrees
        scale = 1 / max(abs(x), abs(y))
        outline.append((x * scale * width / 2, y * scale * depth / 2))
    return outline


def make_arch(width: float, opening: float, depth: float, foot: float, top: float) -> Mesh:
    """An arch one can look through, closed below by a sill, between two heights: four surfaces
    between the outer and the inner outline, at the front and at the back.
    """
    thickness = (width - opening) / 2
    outer = _outline_arch(width / 2, foot, top)
    inner = _outline_arch(opening / 2, foot + thickness / 2, top - thickness)
    count = len(outer)
    corners: list[Corner] = [
        (x, y, z) for outline in (outer, inner) for y in (-depth / 2, depth / 2) for x, z in outline
    ]
    front, back, inner_front, inner_back = (number * count for number in range(4))
    triangles: list[tuple[int, int, int]] = []
    for one, other in (
        (inner_front, front),
        (front, back),
        (back, inner_back),
        (inner_back, inner_front),
    ):
        for at in range(count):
            after = (at + 1) % count
            triangles.append((one + at, other + at, other + after))
            triangles.append((one + at, other + after, one + after))
    return Mesh(tuple(corners), tuple(triangles))


def _outline_arch(half: float, foot: float, top: float) -> list[tuple[float, float]]:
    """A round arch on straight legs, anticlockwise from the lower left corner as seen from the
    front.
    """
    steps = CORNERS // 4
    spring = top - half
    round_part = [
        (half * cos(pi * at / steps), spring + half * sin(pi * at / steps))
        for at in range(steps + 1)
    ]
    return [(-half, foot), (half, foot), *round_part]


def join_meshes(*meshes: Mesh) -> Mesh:
    """Several solids as one. Those that touch must reach into each other."""
    corners: list[Corner] = []
    triangles: list[tuple[int, int, int]] = []
    for mesh in meshes:
        first = len(corners)
        corners += mesh.corners
        triangles += [(a + first, b + first, c + first) for a, b, c in mesh.triangles]
    return Mesh(tuple(corners), tuple(triangles))


def make_disc(width: float) -> Mesh:
    """A disc of that width with a rim on top, and edges a little broken."""
    radius, height, broken = width / 2, max(3.0, width * 0.16), 0.4
    return stack_rings(
        [
            (0, make_round(radius - broken)),
            (broken, make_round(radius)),
            (height - broken, make_round(radius)),
            (height, make_round(radius - broken)),
            (height, make_round(radius * 0.78)),
            (height - 0.8, make_round(radius * 0.74)),
        ]
    )


def write_stl(mesh: Mesh, name: str) -> bytes:
    """The solid as a binary STL file."""
    header = f"colonnade {name}".encode("ascii", "replace")[:80].ljust(80)
    parts = [header, struct.pack("<I", len(mesh.triangles))]
    for triangle in mesh.triangles:
        a, b, c = (mesh.corners[at] for at in triangle)
        u = [b[at] - a[at] for at in range(3)]
        v = [c[at] - a[at] for at in range(3)]
        normal = (
            u[1] * v[2] - u[2] * v[1],
            u[2] * v[0] - u[0] * v[2],
            u[0] * v[1] - u[1] * v[0],
        )
        length = sum(value * value for value in normal) ** 0.5 or 1.0
        parts.append(struct.pack("<12fH", *(value / length for value in normal), *a, *b, *c, 0))
    return b"".join(parts)
