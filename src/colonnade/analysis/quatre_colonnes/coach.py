"""The coach of Les 4 colonnes: compares the outcomes of two actions, and says what speaks for the
better one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from colonnade.analysis.quatre_colonnes.outcome import SOON, Outcome, find_outcome
from colonnade.bots.evaluation import Evaluator, RankedAction
from colonnade.bots.quatre_colonnes.greedy import weigh
from colonnade.core.message import Argument, Message, message
from colonnade.core.percentages import round_percent
from colonnade.games.quatre_colonnes.actions import SKIP, Action, Bonus, Exit, Move
from colonnade.games.quatre_colonnes.board import SUMMIT
from colonnade.games.quatre_colonnes.movement import survey
from colonnade.games.quatre_colonnes.rules import CAPTURE_BONUS, SUMMIT_BONUS
from colonnade.games.quatre_colonnes.state import State

WORTH_SAYING = 0.25
"""The least difference, in cells on average, that is a reason."""
MOST_REASONS = 4

# The weights of reasons, in cells gone on the ring. `benchmarks/coach_weights.py` fits them to
# decisions of masters; docs/experiments.md has the fitted values beside these. A cell on the arrow
# is worth nothing by itself, a barrier no more than the rivals it holds up.
SAFE, RIVAL_START, PURSUER, BARRED, HELD_UP = 6, 1.5, 4, 3, 2
CHASED, LANDING, NEXT_SUMMIT = 2, 0.2, 11
STAKE, THIRD_SIX, BARRIER = 0.5, 0.6, 0.5


def describe_action(action: Action) -> dict[str, Argument]:
    """The arguments that name an action in a sentence: its kind, its token, its cells, and the
    token that it sends back.
    """
    match action:
        case Exit(token, _, victim) if victim is not None:
            return {"kind": "oust", "what": str(token), "cells": 0, "victim": str(victim)}
        case Exit(token, _, _):
            return {"kind": "exit", "what": str(token), "cells": 0, "victim": ""}
        case Move(token, cells):
            return {"kind": "move", "what": str(token), "cells": cells, "victim": ""}
        case Bonus(token, cells):
            return {"kind": "bonus", "what": str(token), "cells": cells, "victim": ""}
        case _:
            return {"kind": "skip", "what": "", "cells": 0, "victim": ""}


def find_runner_up(state: State, options: Sequence[RankedAction]) -> RankedAction:
    """The choice of the level `greedy`; where that is the best action, its second choice."""
    lesser = [
        option
        for option in options[1:]
        if option.shares[state.seat] < options[0].shares[state.seat]
    ] or list(options[1:])
    ring = survey(state)
    return max(
        lesser, key=lambda option: (weigh(state, ring, option.action), option.shares[state.seat])
    )


def nudge(state: State, options: Sequence[RankedAction], evaluator: Evaluator) -> Message:
    """What to look at, without the answer."""
    best = find_outcome(state, options[0].action, evaluator)
    other = find_outcome(state, find_runner_up(state, options).action, evaluator)
    if best.sent_back and not other.sent_back:
        return message("coach-quatre_colonnes-nudge-send", "L5.5")
    if best.summit and not other.summit:
        return message("coach-quatre_colonnes-nudge-summit", "L5.2")
    if other.opened and not best.opened:
        return message("coach-quatre_colonnes-nudge-barrier", "L6.1")
    if best.at_stake < other.at_stake - 1:
        return message("coach-quatre_colonnes-nudge-danger", "L5.5")
    if best.sheltered:
        return message("coach-quatre_colonnes-nudge-refuge", "L1.4")
    if state.bonuses:
        return message("coach-quatre_colonnes-nudge-bonus", "L8.2", cells=state.bonuses[0])
    return message("coach-quatre_colonnes-nudge-way")


def compare(
    state: State, best: RankedAction, other: RankedAction, evaluator: Evaluator
) -> tuple[Message, ...]:
    """The differences between the outcomes of two actions that speak for the best, the weightiest
    first.
    """
    ours, theirs = (
        find_outcome(state, best.action, evaluator),
        find_outcome(state, other.action, evaluator),
    )
    side = "team" if state.options.teams else "own"
    weighted = [
        *_compare_gains(ours, theirs, side),
        *_compare_dangers(state, ours, theirs, side),
        *_compare_prospects(ours, theirs, side),
    ]
    weighted.sort(key=lambda item: -item[0])
    reasons = tuple(reason for _, reason in weighted[:MOST_REASONS])
    if other.action == SKIP:
        lost = best.shares[state.seat] - other.shares[state.seat]
        reasons = (
            message("coach-quatre_colonnes-declines", "L8.2", cells=state.bonuses[0], share=lost),
            *reasons[: MOST_REASONS - 1],
        )
    return (
        reasons or tuple(_compare_progress(ours, theirs)) or (message("coach-quatre_colonnes-way"),)
    )


def _contrast(
    key: str, clause: str, side: str, ours: float, theirs: float, **more: Argument
) -> Message:
    """A reason that states a count after the best action and after the other one."""
    return message(key, clause, side=side, count=ours, against=theirs, **more)


def _compare_gains(ours: Outcome, theirs: Outcome, side: str) -> Iterator[tuple[float, Message]]:
    """What the draw gains. Every reason comes with its weight in cells."""
    if ours.cells_lost > theirs.cells_lost:
        count = len(ours.sent_back)
        numbers = {"count": count, "cells": ours.cells_lost, "bonus": CAPTURE_BONUS * count}
        send = message("coach-quatre_colonnes-sends", "L5.5", token=ours.sent_back[0], **numbers)
        yield CAPTURE_BONUS + ours.cells_lost - theirs.cells_lost, send
    if theirs.own_cells_lost > ours.own_cells_lost:
        lost = {"token": theirs.own_sent_back[0], "cells": theirs.own_cells_lost}
        yield (
            theirs.own_cells_lost - ours.own_cells_lost,
            message("coach-quatre_colonnes-spares", "L2.3", **lost),
        )
    if ours.summit and not theirs.summit:
        yield (
            SUMMIT_BONUS + 5,
            message("coach-quatre_colonnes-summit", "L5.2", token=ours.summit, bonus=SUMMIT_BONUS),
        )
    if ours.entered and not theirs.entered:
        yield 15, message("coach-quatre_colonnes-enters", "L4.1", token=ours.entered)
    if ours.progress > theirs.progress:
        gone = message(
            "coach-quatre_colonnes-farther",
            "L5.1",
            side=side,
            cells=ours.progress,
            against=theirs.progress,
        )
        yield max(ours.ring_cells - theirs.ring_cells, 0), gone
    elif ours.ring_cells > theirs.ring_cells:
        gone = message(
            "coach-quatre_colonnes-ring",
            "L1.5",
            side=side,
            cells=ours.ring_cells,
            against=theirs.ring_cells,
        )
        yield ours.ring_cells - theirs.ring_cells, gone
    if ours.closed and not theirs.closed:
        yield BARRIER, message("coach-quatre_colonnes-closes", "L6.1", cell=ours.closed)
    if theirs.opened and not ours.opened:
        yield BARRIER, message("coach-quatre_colonnes-opens", "L6.1", side=side, cell=theirs.opened)
    if ours.held_up > theirs.held_up:
        yield (
            HELD_UP * (ours.held_up - theirs.held_up),
            _contrast("coach-quatre_colonnes-blocks", "L6.1", side, ours.held_up, theirs.held_up),
        )


def _compare_dangers(
    state: State, ours: Outcome, theirs: Outcome, side: str
) -> Iterator[tuple[float, Message]]:
    """What can be lost before the next turn."""
    stake = (
        _describe_stake(state, ours, theirs)
        if theirs.at_stake > ours.at_stake + WORTH_SAYING
        else None
    )
    if stake is not None:
        yield (
            STAKE * (theirs.at_stake - ours.at_stake)
            + PURSUER * max(0, theirs.pursuers - ours.pursuers),
            stake,
        )
    elif theirs.pursuers > ours.pursuers:
        counts = ours.pursuers, theirs.pursuers
        yield (
            PURSUER * (theirs.pursuers - ours.pursuers),
            _contrast("coach-quatre_colonnes-pursued", "L5.5", side, *counts, cells=SOON),
        )
    if theirs.third_six > ours.third_six + WORTH_SAYING:
        numbers = {"cells": round(ours.third_six, 1), "against": round(theirs.third_six, 1)}
        yield (
            THIRD_SIX * (theirs.third_six - ours.third_six),
            message("coach-quatre_colonnes-third-six", "L3.4", **numbers),
        )
    is_sheltered, is_left = (
        bool(ours.sheltered and not theirs.sheltered),
        bool(theirs.left_refuge and not ours.left_refuge),
    )
    if is_sheltered:
        yield SAFE, message("coach-quatre_colonnes-shelters", "L1.4", token=ours.sheltered)
    if is_left:
        yield SAFE, message("coach-quatre_colonnes-leaves", "L1.4", token=theirs.left_refuge)
    if ours.safe > theirs.safe and not is_sheltered and not is_left:
        yield (
            SAFE * (ours.safe - theirs.safe),
            _contrast("coach-quatre_colonnes-safe", "L1.4", side, ours.safe, theirs.safe),
        )
    if theirs.on_rival_start and not ours.on_rival_start:
        yield (
            RIVAL_START,
            message("coach-quatre_colonnes-doorstep", "L4.4", token=theirs.on_rival_start),
        )
    if theirs.barred > ours.barred:
        yield (
            BARRED * (theirs.barred - ours.barred),
            _contrast("coach-quatre_colonnes-barred", "L5.3", side, ours.barred, theirs.barred),
        )


def _describe_stake(state: State, ours: Outcome, theirs: Outcome) -> Message | None:
    """Why the own tokens lose more cells on average after the other action: the token that makes
    most of the difference is sent back more often, or has gone farther in much the same danger.
    None if it is sent back more often by less than a percentage shows.
    """
    spared = {
        token: danger.cells - ours.dangers[token].cells for token, danger in theirs.dangers.items()
    }
    token = max(spared, key=lambda token: spared[token])
    safer, danger = ours.dangers[token], theirs.dangers[token]
    if danger.chance > safer.chance and round_percent(danger.chance) != round_percent(safer.chance):
        return message(
            "coach-quatre_colonnes-exposes"
            if state.options.dice == 1
            else "coach-quatre_colonnes-exposes-draw",
            "L5.5",
            token=token,
            count=danger.rivals,
            chance=danger.chance,
            against=safer.chance,
        )
    if danger.progress > safer.progress:
        return message(
            "coach-quatre_colonnes-more-to-lose",
            "L5.5",
            token=token,
            cells=danger.progress,
            against=safer.progress,
        )
    return None


def _compare_prospects(
    ours: Outcome, theirs: Outcome, side: str
) -> Iterator[tuple[float, Message]]:
    """What the next throw may gain."""
    chance, cells, token = ours.target
    gain = chance * cells - theirs.target[0] * theirs.target[1]
    if gain > WORTH_SAYING:
        yield (
            gain,
            message(
                "coach-quatre_colonnes-hunts",
                "L5.5",
                token=token,
                cells=cells,
                chance=chance,
            ),
        )
    elif ours.chased > theirs.chased:
        counts = ours.chased, theirs.chased
        yield (
            CHASED * (ours.chased - theirs.chased),
            _contrast("coach-quatre_colonnes-chases", "L5.5", side, *counts, cells=SOON),
        )
    if ours.landings > theirs.landings:
        yield (
            LANDING * (ours.landings - theirs.landings),
            _contrast("coach-quatre_colonnes-lands", "L1.4", side, ours.landings, theirs.landings),
        )
    gain = NEXT_SUMMIT * (ours.summit_next - theirs.summit_next)
    if gain > WORTH_SAYING:
        numbers = {"chance": ours.summit_next, "against": theirs.summit_next}
        yield gain, message("coach-quatre_colonnes-summit-next", "L5.2", **numbers)


def _compare_progress(ours: Outcome, theirs: Outcome) -> Iterator[Message]:
    """The only difference left: which token goes on instead of which, one farther on or one farther
    back.
    """
    gained = {
        token: progress - theirs.progress_of[token] for token, progress in ours.progress_of.items()
    }
    token, instead = (
        max(gained, key=lambda token: gained[token]),
        min(gained, key=lambda token: gained[token]),
    )
    before, stays = theirs.progress_of[token], ours.progress_of[instead]
    if gained[instead] < 0 < gained[token] and before != stays:
        key = "coach-quatre_colonnes-nearer" if before > stays else "coach-quatre_colonnes-last"
        yield message(
            key, "L1.6", token=token, cells=SUMMIT - ours.progress_of[token], instead=instead
        )
