"""What a player has probably done: whole lines of actions, the best first.

At a real board somebody types in what was done. Good moves are the likely ones, so the evaluator's
order is the order of the list.
"""

from __future__ import annotations

from typing import Any

from colonnade.bots.evaluation import Evaluator
from colonnade.core.game import AnyGame, Decide

MOST_LINES = 12
MOST_POSITIONS = 300
"""The most positions that are looked at: a turn may have thousands of orders."""


def find_likely_lines(game: AnyGame, state: Any, evaluator: Evaluator) -> list[list[str]]:
    """Return lines of actions of the seat that decides, each up to the next throw, the next seat's
    turn or the end: the one that leaves the seat the largest share first. Lines that lead to the
    same position are listed once.
    """
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    found: list[tuple[float, list[str]]] = []
    seen: set[str] = set()
    open_lines: list[tuple[Any, list[str]]] = [(state, [])]
    while open_lines and len(seen) < MOST_POSITIONS:
        position, line = open_lines.pop()
        following: list[tuple[Any, list[str]]] = []
        for option in evaluator.rank(position):
            after = game.apply(position, option.action)
            longer = [*line, str(option.action)]
            key = game.position(after)
            if key in seen:
                continue
            seen.add(key)
            if game.turn(after) == turn:
                following.append((after, longer))
            else:
                found.append((option.shares[turn.seat], longer))
        open_lines.extend(reversed(following))  # the best one is looked at next
    found.sort(key=lambda item: -item[0])
    return [line for _, line in found[:MOST_LINES]]
