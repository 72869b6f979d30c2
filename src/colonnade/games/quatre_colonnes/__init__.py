"""Les 4 colonnes: a French Parcheesi of refuges, barriers and bonuses, and a last double three to
build the monument.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from colonnade.core.encoding import AnyEncoding
from colonnade.core.errors import BadOption
from colonnade.core.facts import Facts
from colonnade.core.game import Ink, LastThrow, Seats
from colonnade.core.lesson import Lesson
from colonnade.core.options import Options
from colonnade.games.quatre_colonnes import (
    drawing,
    notation,
    picture,
    position_ids,
    rules,
    set_up,
    view,
)
from colonnade.games.quatre_colonnes.board import COLOURS, check_colours
from colonnade.games.quatre_colonnes.encoding import ENCODING
from colonnade.games.quatre_colonnes.facts import FACTS
from colonnade.games.quatre_colonnes.lesson import LESSON
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.state import State

_DEFAULT_COLOURS = {2: ("Y", "G"), 3: ("Y", "B", "G"), 4: ("Y", "B", "G", "R")}

_KINDS = {"roll": "throw", "exit": "move", "move": "move", "bonus": "bonus", "skip": "bonus"}


def _is_building(state: State) -> bool:
    return state.phase == "build"


class QuatreColonnes:
    """Les 4 colonnes as a `Game`. Its methods are the functions of the modules beside this one."""

    key = "quatre_colonnes"
    rules_version = 1
    options_type: type[Options] = QuatreColonnesOptions
    colours: tuple[str, ...] = COLOURS
    players: tuple[int, ...] = (2, 3, 4)
    end_clause = "L3.1"
    result_clause = "L3.1"
    palette: Mapping[str, Ink] = {
        "Y": Ink("●", "#a87500", "#f6c01c", "color(136)"),
        "B": Ink("◆", "#2460c0", "#7fabf5", "color(33)"),
        "G": Ink("■", "#2c7a3d", "#6fca80", "color(28)"),
        "R": Ink("▲", "#b3261e", "#ff8b80", "color(160)"),
    }
    chooses_first = True  # L2.1
    last_throw: LastThrow | None = LastThrow(_is_building, rules.BUILDING, (1, 2), 1 / 36)  # L3.1
    lesson: Lesson | None = LESSON
    encoding: AnyEncoding | None = ENCODING
    facts: Facts | None = FACTS

    def seats(self, colours: Sequence[str], first: int | None) -> Seats:
        """Any colours in turn order; the youngest, who begins, must be named (L2.1)."""
        check_colours(tuple(colours))
        if first is None or not 0 <= first < len(colours):
            raise BadOption(
                "error-seats-first",
                given="null" if first is None else str(first)[:20],
                last=len(colours) - 1,
            )
        return Seats(tuple(colours), first)

    def default_colours(self, players: int) -> tuple[str, ...]:
        """The colours for a number of players when nobody chooses; two sit opposite each other."""
        if players not in _DEFAULT_COLOURS:
            raise BadOption("error-seats-count", given=players, allowed="2, 3, 4")
        return _DEFAULT_COLOURS[players]

    @staticmethod
    def sides(options: Options, players: int) -> tuple[int, ...]:
        """Partners sit opposite each other."""
        assert isinstance(options, QuatreColonnesOptions)
        return options.find_teams(players)

    @staticmethod
    def kind(state: State, action: object) -> str:
        """The kind of an event: an attempt to build, or by the first word of the action."""
        return "build" if _is_building(state) else _KINDS[str(action).partition(" ")[0]]

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
