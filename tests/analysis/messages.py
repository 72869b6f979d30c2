"""Messages of the coach and the lens as short texts."""

from __future__ import annotations

from colonnade.core.message import Message, message
from colonnade.core.percentages import round_percent


def brief(said: Message) -> str:
    """A message as text, its chances in per cent as people read them."""
    arguments = dict(said.arguments)
    chances = {"chance", "share"} | ({"against"} if "chance" in arguments else set())
    shown = {
        name: round_percent(float(value)).number if name in chances else value
        for name, value in arguments.items()
    }
    return str(message(said.key, said.clause, **shown))
