"""The tables of `docs/protocol.md`, from `server/messages`. To update them: `python -m
colonnade.server.reference docs/protocol.md`.
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from colonnade.server import messages
from colonnade.server.handlers import ROUTES
from colonnade.server.http import RECORD, STATUS

_BLOCK = re.compile(r"(<!-- made: (?P<name>\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def describe_messages(messages: tuple[type, ...]) -> str:
    """A table of socket messages: their type, their fields, and what they are for."""
    rows = ["| `type` | fields | |", "|---|---|---|"]
    for message in messages:
        config: Any = getattr(message, "__struct_config__")  # noqa: B009 - unknown to type checkers
        fields = ", ".join(_describe_field(field) for field in msgspec.structs.fields(message))
        rows.append(f"| `{config.tag}` | {fields or '–'} | {_sentence(message)} |")
    return "\n".join(rows)


def describe_values() -> str:
    """A table of the values in messages."""
    names = (
        "Words TableInfo Seat Position Turn Result Piece Die PadRow Choice Keep Dice DiceSeat Clock"
        " Clocks Note HintCandidate LensEntry Mistake Event"
    )
    rows = ["| value | fields | |", "|---|---|---|"]
    for name in names.split():
        kind = getattr(messages, name)
        about: Any = msgspec.inspect.type_info(kind)
        # always sent with all its fields
        is_whole = isinstance(about, msgspec.inspect.DataclassType)
        fields = ", ".join(
            f"`{field.encode_name}`" if is_whole else _describe_field(field)
            for field in about.fields
        )
        rows.append(f"| {name} | {fields} | {_sentence(kind)} |")
    return "\n".join(rows)


def describe_requests() -> str:
    """A table of HTTP requests."""
    rows = ["| request | | takes | gives |", "|---|---|---|---|"]
    for route in sorted(ROUTES, key=lambda route: route.path):
        takes = f"`{route.body.__name__}`" if route.body is not None else ""
        gives = "a record" if route.answer is RECORD else f"`{route.answer.__name__}`"
        rows.append(
            f"| `{route.method} {route.path}` | {_sentence(route.handle)} | {takes} | {gives} |"
        )
    return "\n".join(rows)


def describe_statuses() -> str:
    """The HTTP status of every code."""
    rows = [
        "| code | status |",
        "|---|---|",
        *(f"| `{code}` | {status} |" for code, status in STATUS.items()),
        "| any other | 400 |",
    ]
    return "\n".join(rows)


def _describe_field(field: Any) -> str:
    return f"`{field.encode_name}{'' if field.required else '?'}`"


def _sentence(kind: object) -> str:
    return " ".join((inspect.getdoc(kind) or "").split()).replace("|", "\\|")


def update_page(text: str) -> str:
    """The page with its generated parts up to date."""
    made = {
        "client": lambda: describe_messages(get_args(messages.ClientMessage)),
        "server": lambda: describe_messages(get_args(messages.ServerMessage)),
        "values": describe_values,
        "requests": describe_requests,
        "statuses": describe_statuses,
    }
    return _BLOCK.sub(lambda found: f"{found[1]}{made[found['name']]()}\n{found[3]}", text)


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(update_page(page.read_text(encoding="utf-8")), encoding="utf-8")
