"""From the core's values to the protocol's: positions, choices and words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from colonnade.core import game as core
from colonnade.core import message as messages
from colonnade.core import view as views
from colonnade.core.game import AnyGame
from colonnade.server import protocol


def to_words(message: messages.Message) -> protocol.Words:
    """A message as the protocol says it."""
    return protocol.Words(message.key, dict(message.arguments), message.clause)


def to_all_words(found: Iterable[messages.Message]) -> list[protocol.Words]:
    """Messages as the protocol says them."""
    return [to_words(message) for message in found]


def to_result(result: core.Result) -> protocol.Result:
    """A result as the protocol says it."""
    return protocol.Result(list(result.ranks), None if result.scores is None else list(result.scores), result.reason)


def to_turn(turn: core.Turn) -> protocol.Turn:
    """A turn as the protocol says it."""
    match turn:
        case core.Decide(seat):
            return protocol.Turn("decide", seat)
        case core.Throw(seat, dice):
            return protocol.Turn("throw", seat, dice)
        case core.Over(result):
            return protocol.Turn("over", result=to_result(result))


def to_position(view: views.View, turn: core.Turn, ply: int) -> protocol.Position:
    """What everybody may see of a view."""
    return protocol.Position(
        id=view.position,
        ply=ply,
        turn=to_turn(turn),
        # The core's values have the same fields: encoded as they are, they need not be copied.
        pieces=cast("list[protocol.Piece]", view.pieces),
        dice=cast("list[protocol.Die]", view.dice),
        pad=cast("list[protocol.PadRow]", view.pad),
        messages=to_all_words(view.messages),
    )


def to_choices(view: views.View) -> tuple[list[protocol.Choice], protocol.Keep | None]:
    """What the seat to decide may see besides."""
    choices = [protocol.Choice(choice.action, cast("list[str]", choice.path), to_all_words(choice.effects)) for choice in view.choices]
    keep = None if view.keep is None else cast(protocol.Keep, view.keep)
    return choices, keep


def to_game_form(game: AnyGame, levels: Iterable[str]) -> protocol.GameForm:
    """A game as a form needs it."""
    return protocol.GameForm(
        key=game.key,
        rules=game.rules_version,
        colours=list(game.colours),
        players=list(game.players),
        default_colours={str(players): list(game.default_colours(players)) for players in game.players},
        needs_first=needs_first(game),
        options=[protocol.OptionForm(field.name, list(field.values), field.clause) for field in game.options_type.fields],
        levels=list(levels),
    )


def needs_first(game: AnyGame) -> bool:
    """Whether a table must name the seat that begins; elsewhere the dice say."""
    from colonnade.core.errors import BadOption

    try:
        game.seats(game.default_colours(game.players[0]), None)
    except BadOption:
        return True
    return False
