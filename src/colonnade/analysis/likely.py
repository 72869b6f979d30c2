"""What a player has probably done: whole lines of actions, the best first.

At a real board somebody types in what was done. Good moves are the likely ones, so the evaluator's
order is the order of the list.
"""

from __future__ import annotations

from typing import Any

from colonnade.bots.evaluation import Evaluator
from colonnade.core.game import AnyGame

MOST_LINES = 12


def find_likely_lines(game: AnyGame, state: Any, evaluator: Evaluator) -> list[list[str]]:
    """Return lines of actions of the seat that decides, each up to the next throw, the next seat's
    turn or the end. Lines that lead to the same position are listed once.

    For every first action, in the evaluator's order, the line goes on with the best ones.
    """
    turn = game.turn(state)
    lines: list[list[str]] = []
    seen: set[str] = set()
    for option in evaluator.rank(state):
        line = [str(option.action)]
        position = game.apply(state, option.action)
        while game.turn(position) == turn:
            best = evaluator.rank(position)[0].action
            line.append(str(best))
            position = game.apply(position, best)
        reached = game.position(position)
        if reached not in seen:
            seen.add(reached)
            lines.append(line)
        if len(lines) == MOST_LINES:
            break
    return lines
