"""The coach: hints in steps (what to look at, the best actions with numbers, the reasons), and
warnings before large mistakes.

Every number is the evaluator's value or an exact chance from the game's coach (`analysis/<key>`).
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

MOST_CANDIDATES = 5
"""The most actions that a hint lists."""


@dataclass(frozen=True, slots=True)
class HintCandidate:
    """An action of a hint: the decider's share of the win after it, between 0 and 1, and its loss
    compared with the best action.
    """

    action: str
    share: float
    loss: float


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for the seat to move, in steps that are shown one after the other."""

    seat: int
    nudge: Message
    """What to look at, without the answer."""
    candidates: tuple[HintCandidate, ...]
    """The best actions, the best first."""
    reasons: tuple[Message, ...]
    """Why the best action is better than the runner-up."""


@dataclass(frozen=True, slots=True)
class Caution:
    """A warning about an action: its loss, the best action with the share of the win after it, and
    the reasons.
    """

    loss: float
    best: str
    share: float
    reasons: tuple[Message, ...]


class CoachAdapter(Protocol):
    """The coach of one game: a module with these functions.

    The sentences `coach-KEY-best`, `coach-KEY-against` and `coach-KEY-equal` of a game with this
    key name an action by the arguments of `describe_action`, with its share of the win as
    `chance`.
    """

    def describe_action(self, action: Any) -> dict[str, Argument]:
        """The arguments that name an action in a sentence."""
        ...

    def nudge(self, state: Any, options: Sequence[RankedAction], evaluator: Evaluator) -> Message:
        """What to look at, without the answer. `options` has at least two actions, the best
        first.
        """
        ...

    def find_runner_up(self, state: Any, options: Sequence[RankedAction]) -> RankedAction:
        """The action that a player is most likely to prefer to the best one. `options` has at least
        two actions, the best first.
        """
        ...

    def compare(
        self, state: Any, best: RankedAction, other: RankedAction, evaluator: Evaluator
    ) -> tuple[Message, ...]:
        """The reasons for the best action, the weightiest first; never empty."""
        ...


def find_adapter(game: AnyGame) -> CoachAdapter:
    """The coach of a game. Raises `BadOption` if it has none."""
    adapter = find_analysis(game.key).load_coach()
    if adapter is None:
        raise BadOption("error-coach-none")
    return adapter


def has_coach(game: AnyGame) -> bool:
    """Whether a game has hints."""
    return find_analysis(game.key).coach is not None and has_evaluator(game.key)


def hint(game: AnyGame, state: Any, evaluator: Evaluator | None = None) -> Hint:
    """A hint for a decision. Raises `Finished` if there is nothing to decide, and `BadOption` if
    the game has no coach.
    """
    seat, adapter = _find_decider(game, state), find_adapter(game)
    evaluator = evaluator or find_evaluator(game.key)
    options = evaluator.rank(state)
    best = options[0].shares[seat]
    candidates = tuple(
        HintCandidate(str(option.action), option.shares[seat], best - option.shares[seat])
        for option in options[:MOST_CANDIDATES]
    )
    if len(options) == 1:
        return Hint(seat, message("coach-only-action"), candidates, ())
    runner_up = adapter.find_runner_up(state, options)
    reasons = _name_actions(game, seat, options[0], runner_up)
    if runner_up.shares[seat] < best:
        reasons = (*reasons, *adapter.compare(state, options[0], runner_up, evaluator))
    return Hint(seat, adapter.nudge(state, options, evaluator), candidates, reasons)


def _name_actions(
    game: AnyGame, seat: int, best: RankedAction, other: RankedAction
) -> tuple[Message, Message]:
    """The two actions that are compared, each with its share of the win."""
    describe = find_adapter(game).describe_action
    ours, theirs = best.shares[seat], other.shares[seat]
    first = message(f"coach-{game.key}-best", None, **describe(best.action), chance=ours)
    if theirs < ours:
        return first, message(
            f"coach-{game.key}-against",
            None,
            **describe(other.action),
            chance=theirs,
        )
    return first, message(f"coach-{game.key}-equal", None, **describe(other.action))


def warn(
    game: AnyGame, state: Any, action: Any, threshold: float, evaluator: Evaluator | None = None
) -> Caution | None:
    """A warning if an action loses at least `threshold` of the win; else None. Raises `Illegal`."""
    seat, adapter = _find_decider(game, state), find_adapter(game)
    evaluator = evaluator or find_evaluator(game.key)
    options = evaluator.rank(state)
    chosen = next((option for option in options if option.action == action), None)
    if chosen is None:
        refusal = game.explain(state, action)
        assert refusal is not None  # every legal action is ranked
        raise Illegal(action, refusal, game.position(state))
    best = options[0]
    loss = best.shares[seat] - chosen.shares[seat]
    if loss < threshold:
        return None
    return Caution(
        loss, str(best.action), best.shares[seat], adapter.compare(state, best, chosen, evaluator)
    )


def _find_decider(game: AnyGame, state: Any) -> int:
    turn = game.turn(state)
    if not isinstance(turn, Decide):
        raise Finished("error-coach-no-decision")
    return turn.seat
