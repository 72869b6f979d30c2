"""Requests and answers of printing."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from colonnade.server.messages.http import Language


class PrintOrder(Struct, frozen=True):
    """What to print: paper, language, ink, which sheets, and for pieces of which width."""

    paper: Literal["a4", "letter", "a3"] = "a4"
    language: Language = "en"
    ink_saving: bool = False
    sheets: Annotated[
        str,
        Meta(
            max_length=100,
            pattern="^[a-z,]*$",
            description="Kinds of sheets, with commas between them; else the usual ones.",
        ),
    ] = ""
    piece: Annotated[
        int | None,
        Meta(description="The width of a piece in millimetres; else the game's own."),
    ] = None


class PrintPreview(Struct, frozen=True):
    """The pages of an order, before it is printed."""

    pages: list[bytes]
    """Each page as a small PNG, in base64."""
    sheets: list[str]
    """The kinds of sheets that can be asked for."""
    size: int
    """The bytes of the PDF."""
    piece: int
    """The usual width of a piece of the game in millimetres."""
    least_piece: int
    most_piece: int
