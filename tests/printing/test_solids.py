"""Solids for 3-D printers: closed, turned outwards, standing flat, in true size."""

from __future__ import annotations

import struct
from collections import Counter

import pytest

from colonnade.printing.booklet import make_solids
from colonnade.printing.order import Order
from colonnade.printing.plugin import find_printing
from colonnade.printing.solids import Mesh, make_arch, make_rectangle, make_round, stack_rings

SOLIDS = [
    pytest.param(game, name, mesh, piece, id=f"{name}-{piece}")
    for game, pieces in (("columbiz", (15, 25)), ("quatre_colonnes", (12, 24)))
    for piece in pieces
    for name, mesh in find_printing(game).load().make_solids(piece).items()
]


def check_closed(mesh: Mesh) -> None:
    """Every edge belongs to two triangles, which run through it in opposite directions; no triangle
    and no corner stands for nothing.
    """
    edges = Counter(
        (triangle[at], triangle[(at + 1) % 3]) for triangle in mesh.triangles for at in range(3)
    )
    assert set(edges.values()) == {1}
    assert all((end, start) in edges for start, end in edges)
    assert {at for triangle in mesh.triangles for at in triangle} == set(range(len(mesh.corners)))
    assert len({len(set(triangle)) for triangle in mesh.triangles} - {3}) == 0
    assert len(set(mesh.corners)) == len(mesh.corners), "two corners in one place"


@pytest.mark.parametrize(("game", "name", "mesh", "piece"), SOLIDS)
def test_a_solid_is_closed_and_stands_flat(game: str, name: str, mesh: Mesh, piece: int) -> None:
    check_closed(mesh)
    assert mesh.volume > 0
    x, y, z = (list(axis) for axis in zip(*mesh.corners, strict=True))
    assert min(z) == 0
    foot = [(x[at], y[at]) for at in range(len(z)) if z[at] == 0]
    assert len(foot) > 90
    assert max(a for a, _ in foot) - min(a for a, _ in foot) > 0.8 * piece
    width, depth, height = mesh.size
    assert max(width, depth) == pytest.approx(piece, rel=0.09)
    assert max(width, depth) <= piece + 0.001
    assert height == pytest.approx(max(3.0, 0.16 * piece) if name == "disc" else 2 * piece)


@pytest.mark.parametrize(("game", "count"), [("columbiz", 1), ("quatre_colonnes", 4)])
def test_the_files_hold_the_triangles(game: str, count: int) -> None:
    files = make_solids(Order(game))
    meshes = find_printing(game).load().make_solids(find_printing(game).piece)
    assert len(files) == count
    for name, data in files.items():
        assert struct.unpack("<I", data[80:84]) == (len(meshes[name].triangles),)
        assert len(data) == 84 + 50 * len(meshes[name].triangles)
        *_, x, y, z = struct.unpack("<6f", data[84:108])
        assert (x, y, z) == pytest.approx(meshes[name].corners[meshes[name].triangles[0][0]])


def test_the_volume_of_a_box_and_of_a_rod() -> None:
    box = stack_rings([(0, make_rectangle(2, 3)), (5, make_rectangle(2, 3))])
    assert box.volume == pytest.approx(30)
    rod = stack_rings([(0, make_round(1)), (2, make_round(1))])
    assert rod.volume == pytest.approx(6.28, abs=0.02)
    turned = Mesh(rod.corners, tuple((a, c, b) for a, b, c in rod.triangles))
    assert turned.volume == pytest.approx(-rod.volume)


def test_the_volume_of_an_arch() -> None:
    arch = make_arch(4, 2, 3, 0, 6)
    check_closed(arch)
    # two legs, half a ring above them, and the sill
    outer = 4 * 4 + 3.14159 * 4 / 2
    inner = 2 * 3.5 + 3.14159 / 2
    assert arch.volume == pytest.approx(3 * (outer - inner), rel=0.01)


def test_an_open_mesh_is_found() -> None:
    rod = stack_rings([(0, make_round(1)), (2, make_round(1))])
    with pytest.raises(AssertionError):
        check_closed(Mesh(rod.corners, rod.triangles[:-1]))
