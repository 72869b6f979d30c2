"""From the core's values to messages: positions, events, and the form of a new table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from colonnade.bots.levels import Level
from colonnade.core import game as core
from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame
from colonnade.core.message import Message
from colonnade.core.options import OptionValue
from colonnade.core.view import View
from colonnade.server import messages
from colonnade.server.tables.log import Entry


def to_event(revision: int, entry: Entry, effects: tuple[Message, ...]) -> messages.Event:
    """What everybody may know of an entry, and what it did: no value or secret of dice, no digest."""
    text = "" if entry.what in ("entropy", "reveal", "void") else entry.text
    return messages.Event(revision, entry.what, entry.seat, text, entry.by, effects)


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
        default_colours={str(players): list(game.default_colours(players)) for players in game.players},
        needs_first=needs_first(game),
        options=[messages.OptionForm(field.name, field.values, field.clause) for field in game.options_type.fields],
        usual=[case for players in game.players for case in _find_usual_options(game, players)],
        levels=[messages.LevelForm(name, level.strength, level.is_suggested) for name, level in levels.items()],
    )


def _find_usual_options(game: AnyGame, players: int) -> Iterator[messages.UsualOptions]:
    """The default options for a number of players, then for each value of an option that changes the others' defaults."""
    options = game.options_type
    usual = options.resolve({}, players).as_dict()
    impossible: dict[str, list[OptionValue]] = {}
    others: list[messages.UsualOptions] = []
    for field in options.fields:
        for value in field.values:
            try:
                resolved = options.resolve({field.name: value}, players).as_dict()
            except BadOption:
                impossible.setdefault(field.name, []).append(value)
                continue
            found = {**resolved, field.name: usual[field.name]}
            if found != usual:
                others.append(messages.UsualOptions(players, {field.name: value}, found, {}))
    yield messages.UsualOptions(players, {}, usual, impossible)
    yield from others


def needs_first(game: AnyGame) -> bool:
    """Whether a table must name the seat that begins; elsewhere the dice say."""
    try:
        game.seats(game.default_colours(game.players[0]), None)
    except BadOption:
        return True
    return False
