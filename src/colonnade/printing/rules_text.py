"""The full rules of a game as pages, from the same texts as the rules page of the browser:
`locales/<language>/rules_<key>.ftl`.
"""

from __future__ import annotations

import re

from colonnade.printing.order import PrintContext
from colonnade.printing.sheets import Block, Card, Clause, Heading, Paragraph, Text

_NUMBERED = re.compile(r"rules-([A-Z]\d+)-(title|\d+)")
_EXAMPLE = re.compile(r"-example-(\d+)$")
_SWITCH = re.compile(r"-switch-(\w+)-sheet$")
_REST_OF_SWITCH = re.compile(r"-switch-\w+-(ours|or)$")


def make_rules(context: PrintContext) -> list[Text]:
    """The rules, clause by clause; nothing for a game without rules in the files."""
    keys = [
        key
        for key in context.speaker.list_keys(f"rules_{context.order.game}")
        if not _REST_OF_SWITCH.search(key)
    ]
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
    if switch := _SWITCH.search(key):
        game, option = context.order.game, switch[1]
        rows = context.speaker.explain_option(game, option)
        return Card(context.say(f"{game}-option-{option}"), rows=rows)
    if example := _EXAMPLE.search(key):
        return Clause(example[1], text)
    if key.endswith("-title"):
        return Heading(text, is_beside=key.endswith("-examples-title"))
    return Paragraph(text)
