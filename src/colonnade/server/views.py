"""From the core's values to the protocol's: positions, choices and words.

What positions are made of comes again and again: the same pieces, dice, rows and choices. So these are encoded once each, and put into a
message as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from colonnade.bots.levels import Level
from colonnade.core import game as core
from colonnade.core import view as views
from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame
from colonnade.core.message import Message
from colonnade.core.options import OptionValue
from colonnade.server import messages
from colonnade.server.tables.log import Entry

FRAGMENTS_KEPT = 1024
VALUES_KEPT = 256
"""Few enough to stay in the processor's caches: what has to be fetched from beyond them is encoded anew as fast."""
_NOTHING = msgspec.Raw(b"[]")
T = TypeVar("T", bound=Hashable)
K = TypeVar("K")


class Fragments(dict[T, bytes]):
    """The JSON of values, each encoded when it first comes; all are forgotten when there are too many."""

    def __init__(self, translate: Callable[[T], msgspec.Struct]) -> None:
        super().__init__()
        self._translate = translate

    def __missing__(self, value: T) -> bytes:
        if len(self) >= FRAGMENTS_KEPT:
            self.clear()
        data = self[value] = messages.encode(self._translate(value))
        return data

    def list(self, values: tuple[T, ...]) -> Any:
        """A list of values, encoded: goes where the protocol has a list of what they are."""
        return msgspec.Raw(b"[%b]" % b",".join(map(self.__getitem__, values))) if values else _NOTHING


class Known(Generic[K]):
    """The JSON of values that may well be the very ones of an earlier position, as most events move no piece: they need not be looked
    into. All are forgotten when there are too many."""

    def __init__(self, encode: Callable[[K], Any]) -> None:
        self._encode = encode
        self._known: dict[int, tuple[K, Any]] = {}

    def __call__(self, value: K) -> Any:
        """The value, encoded."""
        found = self._known.get(id(value))
        return self._add(value) if found is None else found[1]

    def _add(self, value: K) -> Any:
        if len(self._known) >= VALUES_KEPT:
            self._known.clear()
        data = self._encode(value)
        self._known[id(value)] = value, data  # in one: what is kept here keeps its id, whatever another thread forgets meanwhile
        return data


def to_words(message: Message) -> messages.Words:
    """A message as the protocol says it."""
    return messages.Words(message.key, dict(message.arguments), message.clause)


def to_all_words(found: Iterable[Message]) -> list[messages.Words]:
    """Messages as the protocol says them."""
    return [to_words(message) for message in found]


def to_event(revision: int, entry: Entry, told: tuple[Message, ...]) -> messages.Event:
    """What everybody may know of an entry, and what is said of it: no value or secret of dice, no digest."""
    text = "" if entry.what in ("entropy", "reveal", "void") else entry.text
    return messages.Event(revision, entry.what, entry.seat, text, entry.by, to_all_words(told))


def to_result(result: core.Result) -> messages.Result:
    """A result as the protocol says it."""
    return messages.Result(list(result.ranks), None if result.scores is None else list(result.scores), result.reason)


def to_turn(turn: core.Turn) -> messages.Turn:
    """A turn as the protocol says it."""
    match turn:
        case core.Decide(seat):
            return messages.Turn("decide", seat)
        case core.Throw(seat, dice):
            return messages.Turn("throw", seat, dice)
        case core.Over(result):
            return messages.Turn("over", result=to_result(result))


def to_position(view: views.View, ply: int) -> messages.Position:
    """What everybody may see of a view."""
    return messages.Position(
        id=view.position,
        ply=ply,
        turn=_turn(view.turn),
        pieces=_pieces(view.pieces),
        dice=_DICE.list(view.dice),
        pad=_pad(view.pad),
        messages=_WORDS.list(view.messages),
        throws=msgspec.UNSET if view.throws is None else messages.Throws(*view.throws),
        throwers=list(view.throwers) if view.throwers else msgspec.UNSET,
    )


def to_choices(view: views.View) -> tuple[list[messages.Choice], messages.Keep | None]:
    """What the seat to decide may see besides."""
    keep = None if view.keep is None else messages.Keep(list(view.keep.dice), list(view.keep.must))
    return _CHOICES.list(view.choices), keep


def to_choice(choice: views.Choice) -> messages.Choice:
    """A choice as the protocol says it."""
    return messages.Choice(choice.action, list(choice.path), to_all_words(choice.effects))


_DICE = Fragments[views.Die](lambda die: messages.Die(*die))
_WORDS = Fragments[Message](to_words)
_CHOICES = Fragments[views.Choice](to_choice)
_turn = Known[core.Turn](lambda turn: msgspec.Raw(messages.encode(to_turn(turn))))
_pieces = Known(Fragments[views.Piece](lambda piece: messages.Piece(*piece)).list)
_pad = Known(Fragments[views.PadRow](lambda row: messages.PadRow(row.key, list(row.values), row.is_below)).list)


def to_game_form(game: AnyGame, levels: Mapping[str, Level]) -> messages.GameForm:
    """A game as a form needs it."""
    return messages.GameForm(
        key=game.key,
        rules=game.rules_version,
        colours=list(game.colours),
        players=list(game.players),
        default_colours={str(players): list(game.default_colours(players)) for players in game.players},
        needs_first=needs_first(game),
        options=[messages.OptionForm(field.name, list(field.values), field.clause) for field in game.options_type.fields],
        usual=[case for players in game.players for case in _find_usual_options(game, players)],
        levels=[messages.LevelForm(name, level.strength, level.is_suggested) for name, level in levels.items()],
    )


def _find_usual_options(game: AnyGame, players: int) -> Iterator[messages.UsualOptions]:
    """What is usual with so many players, then for each value of an option that makes something else usual."""
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
