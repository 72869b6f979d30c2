"""Every reason to refuse an action of Columbiz: the clause that forbids it, and the message that
says so.
"""

from __future__ import annotations

from colonnade.core.message import RefusalReason


class Reason(RefusalReason):
    """In the order of the rules."""

    START_COUNT = "C1.3", "columbiz-start-count"
    START_DECIDED = "C1.3", "columbiz-start-decided"
    START_FIRST = "C1.3", "columbiz-start-first"
    START_THROWS = "C1.3", "columbiz-start-throws"
    START_WAITS = "C1.3", "columbiz-start-waits"
    ROLL_COUNT = "C2.1", "columbiz-roll-count"
    THROW_FIRST = "C2.1", "columbiz-throw-first"
    DICE_LIE = "C2.2", "columbiz-dice-lie"
    KEEP_ALL = "C2.2", "columbiz-keep-all"
    KEEP_LACKS = "C2.2", "columbiz-keep-lacks"
    PLACE_EARLY = "C2.2", "columbiz-place-early"
    ROLL_EARLY = "C2.2", "columbiz-roll-early"
    ROLL_COUNT_AGAIN = "C2.2", "columbiz-roll-count"
    THROW_AGAIN_FIRST = "C2.2", "columbiz-throw-first"
    DICE_LOCKED = "C2.3", "columbiz-dice-locked"
    STOP_NOTHING = "C2.4", "columbiz-stop-nothing"
    DICE_LIE_AT_LAST = "C2.5", "columbiz-dice-lie"
    PLACE_MOST = "C3.1", "columbiz-place-most"
    RESERVE_EMPTY = "C3.1", "columbiz-reserve-empty"
    CELL_OCCUPIED = "C3.2", "columbiz-cell-occupied"
    DICE_SHORT = "C3.3", "columbiz-dice-short"
    PLACE_NOTHING = "C3.3", "columbiz-place-nothing"
    DONE_EARLY = "C3.6", "columbiz-done-early"
    FORFEIT_EARLY = "C3.7", "columbiz-forfeit-early"
    FORFEIT_PLACED = "C3.7", "columbiz-forfeit-placed"
    FORFEIT_POSSIBLE = "C3.7", "columbiz-forfeit-possible"
    MUST_FORFEIT = "C3.7", "columbiz-must-forfeit"
    OVER = "C4.1", "columbiz-over"
