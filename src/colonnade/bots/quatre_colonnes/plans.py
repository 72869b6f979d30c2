"""Whole draws: every way to play the dice in hand and the bonuses they earn, up to
the next throw.
"""

from __future__ import annotations

from typing import NamedTuple

from colonnade.games.quatre_colonnes.actions import Action
from colonnade.games.quatre_colonnes.rules import apply, legal
from colonnade.games.quatre_colonnes.state import State


class Plan(NamedTuple):
    """Actions to play one after the other, and the position they lead to, where somebody throws or
    the game is over.
    """

    actions: tuple[Action, ...]
    end: State


def find_plans(state: State) -> list[Plan]:
    """Per position in which the decisions of a draw can end, one plan that leads there, in the
    order of `legal`.
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
    """As `find_plans`, per first action: that two orders of the dice come to the same is then not
    hidden.
    """
    plans: list[Plan] = []
    for action in legal(state):
        after = apply(state, action)
        following = find_plans(after) if after.phase == "play" else [Plan((), after)]
        plans += [Plan((action, *plan.actions), plan.end) for plan in following]
    return plans
