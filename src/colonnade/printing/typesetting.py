"""Booklets as PDF or as pictures of their pages, by Typst."""

from __future__ import annotations

import re
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from colonnade.printing.sheets import Booklet


def typeset_pdf(booklet: Booklet) -> bytes:
    """The booklet as PDF: the same bytes for the same booklet."""
    return _compile(booklet, "pdf", None)[0]


def typeset_pages(booklet: Booklet, pixels_per_inch: float) -> list[bytes]:
    """Every page as a PNG."""
    return _compile(booklet, "png", pixels_per_inch)


def count_pages(pdf: bytes) -> int:
    """The pages of a PDF that Typst wrote: its objects of that type are not compressed."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def _compile(booklet: Booklet, kind: str, pixels_per_inch: float | None) -> list[bytes]:
    import typst

    with as_file(files(__name__.rpartition(".")[0]) / "templates") as folder:
        made = typst.compile(
            str(folder / "booklet.typ"),
            root=str(folder),
            format=kind,  # pyright: ignore[reportArgumentType]
            ppi=pixels_per_inch,
            ignore_system_fonts=True,
            sys_inputs={"booklet": msgspec.json.encode(booklet).decode()},
        )
    assert made is not None
    return made if isinstance(made, list) else [made]
