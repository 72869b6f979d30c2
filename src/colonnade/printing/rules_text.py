"""The full rules of a game as pages, from the same texts as the rules page of the browser:
`locales/<language>/rules_<key>.ftl`.
"""

from __future__ import annotations

import re

from colonnade.printing.order import PrintContext
from colonnade.printing.sheets import Block, Card, Clause, Heading, Paragraph, Text

_NUMBERED = re.compile(r"rules-([A-Z]\d+)-(title|\d+)")
_NAMED = re.compile(r"-(switch|example)-(\w+)$")


def make_rules(context: PrintContext) -> list[Text]:
    """The rules, clause by clause; nothing for a game without rules in the files."""
    keys = context.speaker.list_keys(f"rules_{context.order.game}")
    if not keys:
        return []
    return [
        Text(
            context.say(f"{context.order.game}-name"),
            tuple(_to_block(key, context) for key in keys),
            subtitle=context.say("printing-sheet-rules"),
            columns=2,
            size=9.5,
        )
    ]


def _to_block(key: str, context: PrintContext) -> Block:
    text = context.say(key)
    if numbered := _NUMBERED.fullmatch(key):
        section, clause = numbered.groups()
        return Heading(text, section) if clause == "title" else Clause(f"{section}.{clause}", text)
    if named := _NAMED.search(key):
        kind, name = named.groups()
        if kind == "switch":
            return Card(context.say(f"{context.order.game}-option-{name}"), text)
        return Clause(name, text)
    if key.endswith("-title"):
        return Heading(text, is_beside=key.endswith("-examples-title"))
    return Paragraph(text)
