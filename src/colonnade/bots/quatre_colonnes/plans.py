"""Plans of whole draws: every way to play the dice in hand and the bonuses they earn, up to the
next throw.
"""

from __future__ import annotations

from typing import NamedTuple

from colonnade.games.quatre_colonnes.actions import Action
from colonnade.games.quatre_colonnes.rules import apply, legal
from colonnade.games.quatre_colonnes.state import State


class Plan(NamedTuple):
    """Actions to play one after the other, and the position after them, at a throw or the end of
    the game.
    """

    actions: tuple[Action, ...]
    end: State


def find_plans(state: State) -> list[Plan]:
    """Return one plan for each position in which the decisions of a draw can end, in the order of
    `legal`.
    """
    plans: list[Plan] = []
    seen: set[tuple[object, ...]] = set()
    waiting: list[tuple[tuple[Action, ...], State]] = [((), state)]
    while waiting:
        done, position = waiting.pop()
        branches: list[tuple[tuple[Action, ...], State]] = []
        for action in legal(position):
            after = apply(position, action)
            key = after[2:]  # options and colours never change
            if key in seen:  # the dice in the other order
                continue
            seen.add(key)
            if after.phase == "play":
                branches.append(((*done, action), after))
            else:
                plans.append(Plan((*done, action), after))
        waiting += reversed(branches)
    return plans


def find_all_plans(state: State) -> list[Plan]:
    """Return the plans per first action: two orders of the dice that lead to the same position are
    both listed.
    """
    plans: list[Plan] = []
    for action in legal(state):
        after = apply(state, action)
        following = find_plans(after) if after.phase == "play" else [Plan((), after)]
        plans += [Plan((action, *plan.actions), plan.end) for plan in following]
    return plans
