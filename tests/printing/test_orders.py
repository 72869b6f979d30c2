"""What may be asked for, and what is refused; Typst is loaded only when something is printed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.cli import main
from colonnade.core.errors import BadOption
from colonnade.printing.booklet import make_booklet
from colonnade.printing.order import NothingToPrint, Order, sort_sheets
from colonnade.printing.plugin import find_printing, is_printable
from colonnade.printing.sheets import Drawing, place_in_grid


@pytest.mark.parametrize("module", ["colonnade.cli", "colonnade.server.app", "colonnade.printing"])
def test_typst_is_loaded_when_something_is_printed(module: str) -> None:
    program = f"import sys, {module}; print('typst' in sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == ["False"]


def test_a_game_without_a_plug_in_is_refused() -> None:
    assert not is_printable("stones")
    with pytest.raises(NothingToPrint) as error:
        find_printing("stones")
    assert error.value.message.key == "error-print-none"


@pytest.mark.parametrize(
    "wrong",
    [{"paper": "a5"}, {"sheets": ("dice",)}, {"sheets": ()}, {"language": "la"}, {"piece": 99}],
    ids=repr,
)
def test_wrong_orders_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        make_booklet(Order("columbiz", **wrong))  # pyright: ignore[reportArgumentType]


def test_sheets_are_sorted_and_each_is_made_once() -> None:
    assert sort_sheets(["rules", "board", "rules"]) == ("board", "rules")
    assert sort_sheets(["fun", "pad"]) == ("pad", "fun")


def test_all_discs_of_the_box_are_printed() -> None:
    """C1.2: 59 discs."""
    pages = make_booklet(Order("columbiz", sheets=("pieces",))).sheets
    discs = [place.picture for page in pages if isinstance(page, Drawing) for place in page.placed]
    assert {name: discs.count(name) for name in dict.fromkeys(discs)} == {
        "disc-purple": 18,
        "disc-blue": 18,
        "disc-grey": 13,
        "disc-black": 10,
    }
    assert len(pages) == 1


def test_all_tokens_are_printed() -> None:
    """L1.3: four columns of each colour, and the pediment."""
    pages = make_booklet(Order("quatre_colonnes", "letter", sheets=("pieces",))).sheets
    placed = [place.picture for page in pages if isinstance(page, Drawing) for place in page.placed]
    assert len(placed) == len(set(placed)) == 17
    assert "pediment" in placed


def test_things_in_a_grid_neither_overlap_nor_leave_the_area() -> None:
    for count in (1, 7, 30, 59):
        pages = place_in_grid(count, (25, 40), (190, 130), 2)
        assert sum(map(len, pages)) == count
        for page in pages:
            for at, (x, y) in enumerate(page):
                assert 0 <= x <= 190 - 25
                assert 0 <= y <= 130 - 40
                for other_x, other_y in page[:at]:
                    assert abs(x - other_x) >= 27 or abs(y - other_y) >= 42


def test_the_command_writes_a_pdf_and_solids(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, folder = tmp_path / "pad.pdf", tmp_path / "solids"
    arguments = ["print", "columbiz", "--sheets", "pad", "--language", "fr", "--ink-saving"]
    assert main([*arguments, "--out", str(out), "--stl", str(folder)]) == 0
    assert out.read_bytes().startswith(b"%PDF")
    assert [path.name for path in folder.iterdir()] == ["disc.stl"]
    told = capsys.readouterr().out.splitlines()
    assert told == [f"1 page written to {out}.", f"1 solid written to {folder}."]
