"""The full rules of a game as pages, from the same texts as the rules page of the browser:
`locales/<language>/rules_<key>.ftl`.
"""

from __future__ import annotations

import re

from colonnade.printing.order import Desk
from colonnade.printing.sheets import Block, Card, Clause, Heading, Paragraph, Text

_NUMBERED = re.compile(r"rules-([A-Z]\d+)-(title|\d+)")
_NAMED = re.compile(r"-(switch|example)-(\w+)$")


def make_rules(desk: Desk) -> list[Text]:
    """The rules, clause by clause; nothing for a game without rules in the files."""
    keys = desk.speaker.list_keys(f"rules_{desk.order.game}")
    if not keys:
        return []
    return [
        Text(
            desk.say(f"{desk.order.game}-name"),
            tuple(_to_block(key, desk) for key in keys),
            subtitle=desk.say("printing-sheet-rules"),
            columns=2,
            size=9.5,
        )
    ]


def _to_block(key: str, desk: Desk) -> Block:
    text = desk.say(key)
    if numbered := _NUMBERED.fullmatch(key):
        section, clause = numbered.groups()
        return Heading(text, section) if clause == "title" else Clause(f"{section}.{clause}", text)
    if named := _NAMED.search(key):
        kind, name = named.groups()
        if kind == "switch":
            return Card(desk.say(f"{desk.order.game}-option-{name}"), text)
        return Clause(name, text)
    if key.endswith("-title"):
        return Heading(text, is_beside=key.endswith("-examples-title"))
    return Paragraph(text)
