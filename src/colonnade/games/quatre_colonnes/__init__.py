"""Les 4 colonnes: a French Parcheesi of refuges, barriers and bonuses, and a last double three to build the monument."""

from __future__ import annotations

from collections.abc import Sequence

from colonnade.core.errors import BadOption
from colonnade.core.game import Seats
from colonnade.core.lesson import Lesson
from colonnade.core.options import Options
from colonnade.games.quatre_colonnes import drawing, notation, rules
from colonnade.games.quatre_colonnes import view as view_module
from colonnade.games.quatre_colonnes.board import COLOURS
from colonnade.games.quatre_colonnes.lesson import LESSON
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions

_DEFAULT_COLOURS = {2: ("Y", "G"), 3: ("Y", "B", "G"), 4: ("Y", "B", "G", "R")}


class QuatreColonnes:
    """Les 4 colonnes as a `Game`."""

    key = "quatre_colonnes"
    rules_version = 1
    options_type: type[Options] = QuatreColonnesOptions
    colours: tuple[str, ...] = COLOURS
    players: tuple[int, ...] = (2, 3, 4)
    end_clause = "L3.1"
    result_clause = "L3.1"
    lesson: Lesson = LESSON

    def seats(self, colours: Sequence[str], first: int | None) -> Seats:
        """Any colours in turn order; the youngest, who begins, must be named (L2.1)."""
        notation.check_colours(tuple(colours))
        if first is None or not 0 <= first < len(colours):
            raise BadOption("error-seats-first", given="null" if first is None else str(first)[:20], last=len(colours) - 1)
        return Seats(tuple(colours), first)

    def default_colours(self, players: int) -> tuple[str, ...]:
        """The colours so many players take when nobody chooses; two face each other."""
        if players not in _DEFAULT_COLOURS:
            raise BadOption("error-seats-count", given=players, allowed="2, 3, 4")
        return _DEFAULT_COLOURS[players]

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
    position = staticmethod(notation.position)
    from_position = staticmethod(notation.from_position)
    dump = staticmethod(notation.dump)
    picture = staticmethod(notation.picture)
    view = staticmethod(view_module.view)
    draw = staticmethod(drawing.draw)
