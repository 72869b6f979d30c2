"""Who decides: an agent is a pure function from a position to a decision."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from colonnade.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Limit:
    """How much thought a decision may take; None is as much as the agent likes."""

    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was considered, and its worth to the agent."""

    action: Any
    value: float


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do now. Several actions are the rest of the plan up to the next throw."""

    actions: tuple[Any, ...]
    value: float | None = None
    candidates: tuple[Candidate, ...] = ()


class Agent(Protocol):
    """Decides for the seat to decide. Pure: no memory between calls, all chance from `random`."""

    def decide(self, game: AnyGame, state: Any, limit: Limit, random: Random) -> Decision:
        """At least one legal action for the position."""
        ...
