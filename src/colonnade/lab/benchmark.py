"""What a bot loses in the benchmark positions, and which levels lose about as much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from colonnade.bots.levels import describe_exception
from colonnade.core.agent import Decision, Limit
from colonnade.core.dice import derive_bytes
from colonnade.core.errors import BadAgent
from colonnade.games import GAMES
from colonnade.lab.positions import BenchmarkPosition, LevelLoss
from colonnade.lab.simulate import cached_agent
from colonnade.lab.statistics import estimate_mean
from colonnade.lab.workers import parallel_map

CHUNK = 10  # positions per task of a worker


@dataclass(frozen=True, slots=True)
class BotLoss:
    """The mean loss of a bot in the positions of one game and number of players."""

    game: str
    players: int
    positions: int
    loss: float
    margin: float
    """Half the width of the 95 % interval."""
    weaker: str | None
    """The level with the next higher mean loss, if there is one."""
    stronger: str | None
    """The level with the next lower one."""


def choose_action(name: str, position: BenchmarkPosition, seed: int) -> str:
    """Return the action that a bot chooses in a position, the first of its decision; raises
    `BadAgent` where it crashes or breaks the rules.
    """
    game = GAMES[position.game]
    agent = cached_agent(position.game, name)
    random = Random(int.from_bytes(derive_bytes(seed, f"benchmark/{position.position}"), "big"))

    def fault(key: str, **arguments: str) -> BadAgent:
        return BadAgent(key, name=name, position=position.position, **arguments)

    try:
        decision: Any = agent.decide(game, game.from_position(position.position), Limit(), random)
    except Exception as error:  # a user's own agent may raise anything
        raise fault("error-benchmark-crashed", reason=describe_exception(error)) from error
    if not isinstance(decision, Decision) or not decision.actions:
        raise fault("error-benchmark-decision", kind=type(decision).__name__)
    action = str(decision.actions[0])
    if action not in position.list_losses():
        raise fault("error-benchmark-illegal", action=action[:80])
    return action


def measure_bot(
    name: str,
    positions: Sequence[BenchmarkPosition],
    *,
    seed: int = 1,
    workers: int = 0,
    progress: Callable[[int], object] | None = None,
) -> list[float]:
    """Return what a bot loses in each of the positions, in this process or in several; the answer
    does not depend on that. `progress` is called with the number of positions done.
    """
    losses: list[float] = []
    task = partial(_measure_chunk, name, tuple(positions), seed)
    for found in parallel_map(task, 0, -(-len(positions) // CHUNK), workers):
        losses += found
        if progress is not None:
            progress(len(losses))
    return losses


def _measure_chunk(
    name: str, positions: Sequence[BenchmarkPosition], seed: int, chunk: int
) -> list[float]:
    return [
        position.list_losses()[choose_action(name, position, seed)]
        for position in positions[chunk * CHUNK : (chunk + 1) * CHUNK]
    ]


def summarise_losses(
    positions: Sequence[BenchmarkPosition], losses: Sequence[float], levels: Sequence[LevelLoss]
) -> list[BotLoss]:
    """Return the mean loss per game and number of players, and the levels next to it."""
    groups: dict[tuple[str, int], list[float]] = {}
    for position, loss in zip(positions, losses, strict=True):
        groups.setdefault((position.game, position.players), []).append(loss)
    found: list[BotLoss] = []
    for (game, players), some in sorted(groups.items()):
        mean, margin = estimate_mean(some)
        known = [level for level in levels if (level.game, level.players) == (game, players)]
        weaker = min(
            (level for level in known if level.loss >= mean),
            key=lambda level: level.loss,
            default=None,
        )
        stronger = max(
            (level for level in known if level.loss < mean),
            key=lambda level: level.loss,
            default=None,
        )
        found.append(
            BotLoss(
                game,
                players,
                len(some),
                mean,
                margin,
                weaker and weaker.level,
                stronger and stronger.level,
            )
        )
    return found
