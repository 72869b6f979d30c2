"""From the core's values to messages: positions, events, and the form of a new table."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from colonnade.analysis.coach import has_coach
from colonnade.bots.plugin import Level
from colonnade.core import game as core
from colonnade.core.forms import find_sides, find_usual_options
from colonnade.core.game import AnyGame
from colonnade.core.message import Message
from colonnade.core.view import View
from colonnade.printing.plugin import is_printable
from colonnade.server import messages
from colonnade.server.tables.log import Entry


def to_event(revision: int, entry: Entry, effects: tuple[Message, ...]) -> messages.Event:
    """What everybody may know of an entry, and what it did: no value or secret of
    dice, no digest.
    """
    text = "" if entry.what in ("entropy", "reveal", "void") else entry.text
    return messages.Event(
        revision, entry.what, entry.seat, text, entry.by, effects, len(entry.faces)
    )


def to_turn(turn: core.Turn) -> messages.Turn:
    """A turn as a message has it."""
    match turn:
        case core.Decide(seat):
            return messages.Turn("decide", seat)
        case core.Throw(seat, dice):
            return messages.Turn("throw", seat, dice)
        case core.Over(result):
            return messages.Turn("over", result=result)


def to_position(view: View, ply: int) -> messages.Position:
    """What everybody may see of a view."""
    return messages.Position(
        id=view.position,
        ply=ply,
        turn=to_turn(view.turn),
        pieces=view.pieces,
        dice=view.dice,
        pad=view.pad,
        messages=view.messages,
        throws=view.throws or msgspec.UNSET,
        throwers=view.throwers or msgspec.UNSET,
        highlights=view.highlights or msgspec.UNSET,
    )


def to_game_form(game: AnyGame, levels: Mapping[str, Level]) -> messages.GameForm:
    """A game as a form needs it."""
    return messages.GameForm(
        key=game.key,
        rules=game.rules_version,
        colours=list(game.colours),
        players=list(game.players),
        default_colours={
            str(players): list(game.default_colours(players)) for players in game.players
        },
        needs_first=game.chooses_first,
        options=[
            messages.OptionForm(field.name, field.values, field.clause)
            for field in game.options_type.fields
        ],
        usual=[case for players in game.players for case in find_usual_options(game, players)],
        sides=[case for players in game.players for case in find_sides(game, players)],
        palette=dict(game.palette),
        has_hints=has_coach(game),
        has_lesson=game.lesson is not None,
        is_printable=is_printable(game.key),
        levels=[
            messages.LevelForm(name, level.strength, level.is_suggested)
            for name, level in levels.items()
        ],
    )
