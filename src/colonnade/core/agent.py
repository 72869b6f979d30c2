"""Agents: players that are programs. An agent is a pure function from a position to a decision."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from colonnade.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Limit:
    """The time that a decision may take; None for no limit."""

    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was considered, and its value to the agent."""

    action: Any
    value: float


@dataclass(frozen=True, slots=True)
class Decision:
    """The actions to play now: at least one, at most all up to the next throw."""

    actions: tuple[Any, ...]
    value: float | None = None
    candidates: tuple[Candidate, ...] = ()


class Agent(Protocol):
    """Decides for the seat whose decision it is. Pure: no memory between calls, all random numbers
    from `random`.
    """

    def decide(self, game: AnyGame, state: Any, limit: Limit, random: Random) -> Decision:
        """At least one legal action for the position."""
        ...
