"""The coach: a hint in steps (a nudge, the best few actions with numbers, the reason in a sentence), and a word before a grave mistake.

Every number is the evaluator's own or an exact chance of the game's module (`columbiz`, `quatre_colonnes`), so anybody can find it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from colonnade.bots.evaluation import Evaluator, Option, find_evaluator
from colonnade.core.errors import Finished, Illegal
from colonnade.core.game import AnyGame, Decide
from colonnade.core.message import Message, message

SHOWN = 5
"""Candidates of a hint."""


@dataclass(frozen=True, slots=True)
class HintCandidate:
    """An action, the decider's share of the win after it, and what it loses against the best."""

    action: str
    share: float
    loss: float


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for the seat to decide, in steps that can be shown one after the other."""

    seat: int
    nudge: Message
    """What to look at; never the answer."""
    candidates: tuple[HintCandidate, ...]
    """The best few, the best first."""
    reasons: tuple[Message, ...]
    """Why the best is better than what tempts."""


@dataclass(frozen=True, slots=True)
class Caution:
    """An action that loses much of the win: how much, the best one instead with the share after it, and why."""

    loss: float
    best: str
    share: float
    reasons: tuple[Message, ...]


class Teacher(Protocol):
    """What the coach knows of one game: a module of this room by the game's key."""

    def nudge(self, state: Any, options: Sequence[Option]) -> Message:
        """What to look at in a decision with at least two actions, given all of them, the best first."""
        ...

    def find_tempting(self, state: Any, options: Sequence[Option]) -> Option:
        """Of at least two actions, the best first: another than the best, which a player may well prefer."""
        ...

    def compare(self, state: Any, best: Option, other: Option) -> tuple[Message, ...]:
        """What speaks for the best action and against the other, by what can be measured, the weightiest first; may be empty."""
        ...


def find_teacher(game: AnyGame) -> Teacher:
    """The teacher of a game."""
    return cast(Teacher, import_module(f"colonnade.analysis.{game.key}"))


def hint(game: AnyGame, state: Any, evaluator: Evaluator | None = None) -> Hint:
    """What to do at a decision; raises `Finished` where there is none."""
    seat = _decider(game, state)
    options = (evaluator or find_evaluator(game.key)).rank(state)
    best = options[0].shares[seat]
    candidates = tuple(HintCandidate(str(option.action), option.shares[seat], best - option.shares[seat]) for option in options[:SHOWN])
    if len(options) == 1:
        return Hint(seat, message("coach-only-action"), candidates, ())
    teacher = find_teacher(game)
    tempting = teacher.find_tempting(state, options)
    summary = message("coach-best", None, action=str(options[0].action), percent=percent(best))
    against = message("coach-against", None, action=str(tempting.action), percent=percent(best - tempting.shares[seat]))
    reasons = teacher.compare(state, options[0], tempting)
    return Hint(seat, teacher.nudge(state, options), candidates, (summary, against, *reasons))


def warn(game: AnyGame, state: Any, action: Any, threshold: float, evaluator: Evaluator | None = None) -> Caution | None:
    """What to think of again before an action that loses at least so much of the win; None for any other. Raises `Illegal`."""
    seat = _decider(game, state)
    options = (evaluator or find_evaluator(game.key)).rank(state)
    chosen = next((option for option in options if option.action == action), None)
    if chosen is None:
        refusal = game.explain(state, action)
        assert refusal is not None  # all that is legal is ranked
        raise Illegal(action, refusal, game.position(state))
    best = options[0]
    loss = best.shares[seat] - chosen.shares[seat]
    if loss < threshold:
        return None
    return Caution(loss, str(best.action), best.shares[seat], find_teacher(game).compare(state, best, chosen))


def _decider(game: AnyGame, state: Any) -> int:
    turn = game.turn(state)
    if not isinstance(turn, Decide):
        raise Finished("error-coach-no-decision")
    return turn.seat


def percent(chance: float) -> float:
    """A chance as people say it, in hundredths: whole numbers from ten on, one decimal below; never 0 or 100 for what is not certain."""
    hundredths = 100 * chance
    if 0 < chance < 1:
        hundredths = min(max(hundredths, 0.1), 99.9)
    return round(hundredths, 1) if hundredths < 10 or 99 < hundredths < 100 else round(hundredths)
