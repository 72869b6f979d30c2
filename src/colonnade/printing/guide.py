"""The first page: what one needs, and how a game is made from the sheets."""

from __future__ import annotations

from colonnade.printing.order import Desk
from colonnade.printing.sheets import Block, Card, Heading, Paragraph, Pictures, Points, Steps, Text


def make_guide(
    desk: Desk, picture: Block, *, needs: tuple[str, ...], steps: tuple[str, ...]
) -> list[Text]:
    """One page; `needs` and `steps` are what the game adds to those of every game."""
    game = desk.order.game
    return [
        Text(
            desk.say(f"{game}-name"),
            (
                picture,
                Pictures(("board",), width=68),
                Paragraph(desk.say(f"rules-{game}-intro")),
                Heading(desk.say("printing-guide-needs")),
                Points((*needs, desk.say("printing-guide-tools"))),
                Heading(desk.say("printing-guide-steps")),
                Steps(
                    (
                        desk.say("printing-guide-print"),
                        desk.say("printing-guide-board"),
                        *steps,
                        desk.say("printing-guide-pad"),
                    )
                ),
                Card(desk.say("printing-guide-own"), desk.say("printing-guide-own-pieces")),
            ),
            desk.say("printing-sheet-guide"),
            size=11,
            is_one_page=True,
        )
    ]
