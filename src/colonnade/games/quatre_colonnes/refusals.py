"""Every reason to refuse an action of Les 4 colonnes: the clause that forbids it, and the message
that says so.
"""

from __future__ import annotations

from colonnade.core.message import RefusalReason


class Reason(RefusalReason):
    """In the order of the rules."""

    COLOUR_ABSENT = "L2.1", "quatre_colonnes-colour-absent"
    DICE_COUNT = "L2.2", "quatre_colonnes-dice-count"
    DICE_COUNT_TO_BUILD = "L3.1", "quatre_colonnes-dice-count"
    GAME_OVER = "L3.1", "quatre_colonnes-game-over"
    THROW_FIRST = "L3.2", "quatre_colonnes-throw-first"
    DIE_NOT_IN_HAND = "L3.5", "quatre_colonnes-die-not-in-hand"
    NOT_YOUR_TOKEN = "L3.5", "quatre_colonnes-not-your-token"
    PLAY_FIRST = "L3.5", "quatre_colonnes-play-first"
    PLAY_BONUS_FIRST = "L3.6", "quatre_colonnes-play-first"
    BONUS_FIRST = "L3.6", "quatre_colonnes-bonus-first"
    INTERCHANGEABLE_IN_WORKSHOP = "L4.1", "quatre_colonnes-interchangeable"
    NOT_WAITING = "L4.1", "quatre_colonnes-not-waiting"
    NO_FIVE = "L4.1", "quatre_colonnes-no-five"
    STILL_WAITING = "L4.1", "quatre_colonnes-still-waiting"
    SUM_BROKEN = "L4.1", "quatre_colonnes-sum-broken"
    EXIT_FIRST = "L4.2", "quatre_colonnes-exit-first"
    VICTIM_UNWANTED = "L4.4", "quatre_colonnes-victim-unwanted"
    VICTIM_WANTED = "L4.4", "quatre_colonnes-victim-wanted"
    START_BARRED = "L4.5", "quatre_colonnes-start-barred"
    START_FULL = "L4.5", "quatre_colonnes-start-full"
    INTERCHANGEABLE = "L5.1", "quatre_colonnes-interchangeable"
    ON_SUMMIT = "L5.1", "quatre_colonnes-on-summit"
    BEYOND_SUMMIT = "L5.2", "quatre_colonnes-beyond-summit"
    BARRIER_IN_THE_WAY = "L5.3", "quatre_colonnes-barrier-in-the-way"
    CELL_FULL = "L5.4", "quatre_colonnes-cell-full"
    PAIR_ON_CELL = "L5.6", "quatre_colonnes-pair-on-cell"
    BARRIER_FIRST = "L6.2", "quatre_colonnes-barrier-first"
    THROW_AGAIN_FIRST = "L7.1", "quatre_colonnes-throw-first"
    DICE_COUNT_AGAIN = "L7.3", "quatre_colonnes-dice-count"
    NO_BONUS = "L8.1", "quatre_colonnes-no-bonus"
    OTHER_BONUS = "L8.1", "quatre_colonnes-other-bonus"
    BONUS_FOR_OWN = "L8.2", "quatre_colonnes-bonus-for-own"
    OWN_USE_FIRST = "L9.1", "quatre_colonnes-own-use-first"
    PARTNER_EXIT_FIRST = "L9.1", "quatre_colonnes-partner-exit-first"
    BONUS_FOR_PARTNER = "L9.2", "quatre_colonnes-bonus-for-own"
