"""The coach: a hint in steps (a nudge, the best few actions with numbers, the reason in a
sentence), and a word before a grave mistake.

Every number is the evaluator's own or an exact chance of the game's own coach (`analysis/<key>`),
so anybody can find it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from colonnade.analysis.plugin import find_analysis
from colonnade.bots.evaluation import Evaluator, RankedAction, find_evaluator, has_evaluator
from colonnade.core.errors import BadOption, Finished, Illegal
from colonnade.core.game import AnyGame, Decide
from colonnade.core.message import Argument, Message, message

SHOWN = 5
"""Candidates of a hint."""


@dataclass(frozen=True, slots=True)
class HintCandidate:
    """An action worth a thought: the share of the win after it, between 0 and 1, and what it loses
    against the best.
    """

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
    """An action that loses much of the win: how much, the best one instead with the share after it,
    and why.
    """

    loss: float
    best: str
    share: float
    reasons: tuple[Message, ...]


class CoachAdapter(Protocol):
    """What the coach knows of one game: a module with these functions."""

    def nudge(self, state: Any, options: Sequence[RankedAction], evaluator: Evaluator) -> Message:
        """What to look at in a decision with at least two actions, given all of them, the best
        first.
        """
        ...

    def find_runner_up(self, state: Any, options: Sequence[RankedAction]) -> RankedAction:
        """Of at least two actions, the best first: another than the best, which a player may well
        prefer.
        """
        ...

    def compare(
        self, state: Any, best: RankedAction, other: RankedAction, evaluator: Evaluator
    ) -> tuple[Message, ...]:
        """What speaks for the best action and against the other, by what can be measured, the
        weightiest first; never empty.
        """
        ...


def find_adapter(game: AnyGame) -> CoachAdapter:
    """The coach of a game; raises `BadOption` where it has none."""
    adapter = find_analysis(game.key).load_coach()
    if adapter is None:
        raise BadOption("error-coach-none")
    return adapter


def has_coach(game: AnyGame) -> bool:
    """Whether there are hints in a game."""
    return find_analysis(game.key).coach is not None and has_evaluator(game.key)


def hint(game: AnyGame, state: Any, evaluator: Evaluator | None = None) -> Hint:
    """What to do at a decision; raises `Finished` where there is none, and `BadOption` where the
    game has no coach.
    """
    seat, adapter = _decider(game, state), find_adapter(game)
    evaluator = evaluator or find_evaluator(game.key)
    options = evaluator.rank(state)
    best = options[0].shares[seat]
    candidates = tuple(
        HintCandidate(str(option.action), option.shares[seat], best - option.shares[seat])
        for option in options[:SHOWN]
    )
    if len(options) == 1:
        return Hint(seat, message("coach-only-action"), candidates, ())
    runner_up = adapter.find_runner_up(state, options)
    reasons = _summarise(seat, options[0], runner_up)
    if runner_up.shares[seat] < best:
        reasons = (*reasons, *adapter.compare(state, options[0], runner_up, evaluator))
    return Hint(seat, adapter.nudge(state, options, evaluator), candidates, reasons)


def _summarise(seat: int, best: RankedAction, other: RankedAction) -> tuple[Message, Message]:
    """The two actions that are compared, in numbers."""
    ours, theirs = best.shares[seat], other.shares[seat]
    said = message("coach-best", None, **_spell(str(best.action)), percent=round(100 * ours, 1))
    if theirs < ours:
        return said, message(
            "coach-against", None, **_spell(str(other.action)), percent=round(100 * theirs, 1)
        )
    return said, message("coach-equal", None, **_spell(str(other.action)))


def _spell(text: str) -> dict[str, Argument]:
    """An action's text as arguments of a sentence: of which kind it is, its dice, cell or token,
    and its cells or whom it sends back.
    """
    kind, *rest = text.split()
    if kind == "keep":
        return {"kind": "keep" if rest else "nothing", "what": " ".join(rest), "number": len(rest)}
    if kind == "exit" and len(rest) == 3:
        return {"kind": "oust", "what": rest[0], "number": rest[2].removeprefix("x")}
    return {
        "kind": kind,
        "what": rest[0] if rest else "",
        "number": rest[1] if len(rest) > 1 else "",
    }


def warn(
    game: AnyGame, state: Any, action: Any, threshold: float, evaluator: Evaluator | None = None
) -> Caution | None:
    """What to think of again before an action that loses at least so much of the win; None for any
    other. Raises `Illegal`.
    """
    seat, adapter = _decider(game, state), find_adapter(game)
    evaluator = evaluator or find_evaluator(game.key)
    options = evaluator.rank(state)
    chosen = next((option for option in options if option.action == action), None)
    if chosen is None:
        refusal = game.explain(state, action)
        assert refusal is not None  # all that is legal is ranked
        raise Illegal(action, refusal, game.position(state))
    best = options[0]
    loss = best.shares[seat] - chosen.shares[seat]
    if loss < threshold:
        return None
    return Caution(
        loss, str(best.action), best.shares[seat], adapter.compare(state, best, chosen, evaluator)
    )


def _decider(game: AnyGame, state: Any) -> int:
    turn = game.turn(state)
    if not isinstance(turn, Decide):
        raise Finished("error-coach-no-decision")
    return turn.seat
