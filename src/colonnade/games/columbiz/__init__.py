"""Columbiz: eight dice, a board of six columns, captures and lines. For two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from colonnade.core.encoding import AnyEncoding
from colonnade.core.errors import BadOption
from colonnade.core.facts import Facts
from colonnade.core.game import START, Ink, LastThrow, Seat, Seats, play_for_themselves
from colonnade.core.lesson import Lesson
from colonnade.core.options import Options
from colonnade.games.columbiz import (
    drawing,
    notation,
    picture,
    position_ids,
    rules,
    set_up,
    view,
)
from colonnade.games.columbiz.board import COLOURS, RESERVE
from colonnade.games.columbiz.encoding import ENCODING
from colonnade.games.columbiz.lesson import LESSON
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import State

_KINDS = {
    "start": START,
    "roll": "throw",
    "keep": "keep",
    "stop": "keep",
    "place": "place",
    "done": "place",
    "forfeit": "place",
}


class Columbiz:
    """Columbiz as a `Game`. Its methods are the functions of the modules beside this one."""

    key = "columbiz"
    rules_version = 1
    options_type: type[Options] = ColumbizOptions
    colours: tuple[str, ...] = COLOURS
    players: tuple[int, ...] = tuple(RESERVE)
    end_clause = "C4.1"
    result_clause = "C4.4"
    palette: Mapping[str, Ink] = {
        "purple": Ink("●", "#66359c", "#b794e6", "color(134)"),
        "blue": Ink("◆", "#1c6cb3", "#5fb0f5", "color(33)"),
        "grey": Ink("■", "#70747b", "#b3b9c2", "color(244)"),
        "black": Ink("▲", "#1c1c20", "#f3ecdd", "reverse"),
    }
    chooses_first = False  # C1.3
    last_throw: LastThrow | None = None
    lesson: Lesson | None = LESSON
    encoding: AnyEncoding | None = ENCODING
    facts: Facts | None = None

    sides = staticmethod(play_for_themselves)
    initial = staticmethod(rules.initial)
    turn = staticmethod(rules.turn)
    legal = staticmethod(rules.legal)
    explain = staticmethod(rules.explain)
    outcome = staticmethod(rules.outcome)
    chances = staticmethod(rules.chances)
    apply = staticmethod(rules.apply)
    narrate = staticmethod(rules.narrate)
    duty = staticmethod(rules.duty)
    sample = staticmethod(rules.sample)
    parse = staticmethod(notation.parse)
    position = staticmethod(position_ids.position)
    from_position = staticmethod(position_ids.from_position)
    dump = staticmethod(notation.dump)
    set_up_position = staticmethod(set_up.set_up_position)
    view = staticmethod(view.view)
    picture = staticmethod(picture.picture)
    draw = staticmethod(drawing.draw)

    @classmethod
    def seats(cls, colours: Sequence[str], first: Seat | None) -> Seats:
        """The seats, checked: purple, blue, grey, black in this order, one per player (C1.2). The
        dice decide which seat begins (C1.3).
        """
        if len(colours) not in cls.players:
            raise BadOption(
                "error-seats-count", given=len(colours), allowed=", ".join(map(str, cls.players))
            )
        expected = cls.default_colours(len(colours))
        if tuple(colours) != expected:
            given = ", ".join(colours)
            raise BadOption(
                "columbiz-seats-colours", given=given[:60], expected=", ".join(expected)
            )
        if first is not None:
            raise BadOption("columbiz-seats-first")
        return Seats(expected)

    @staticmethod
    def kind(state: State, action: object) -> str:
        """The kind of an event, by the first word of the action."""
        return _KINDS[str(action).partition(" ")[0]]

    @staticmethod
    def default_colours(players: int) -> tuple[str, ...]:
        """The colours for a number of players: the only ones they can have (C1.2)."""
        return COLOURS[:players]
