"""The first page: what one needs, and how a game is made from the sheets."""

from __future__ import annotations

from colonnade.printing.order import PrintContext
from colonnade.printing.sheets import Block, Card, Heading, Paragraph, Pictures, Points, Steps, Text


def make_guide(
    context: PrintContext, picture: Block, *, needs: tuple[str, ...], steps: tuple[str, ...]
) -> list[Text]:
    """One page; `needs` and `steps` are what the game adds to those of every game."""
    game = context.order.game
    return [
        Text(
            context.say(f"{game}-name"),
            (
                picture,
                Pictures(("board",), width=68),
                Paragraph(context.say(f"rules-{game}-intro")),
                Heading(context.say("printing-guide-needs")),
                Points((*needs, context.say("printing-guide-tools"))),
                Heading(context.say("printing-guide-steps")),
                Steps(
                    (
                        context.say("printing-guide-print"),
                        context.say("printing-guide-board"),
                        *steps,
                        context.say("printing-guide-pad"),
                    )
                ),
                Card(context.say("printing-guide-own"), context.say("printing-guide-own-pieces")),
            ),
            context.say("printing-sheet-guide"),
            size=11,
            is_one_page=True,
        )
    ]
