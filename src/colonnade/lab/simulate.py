"""Simulations of bot games: an experiment is plain data, and a game a function of the experiment
and the game's number.

The games of an experiment are therefore the same, byte for byte, in any order, in any process and
on any machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from random import Random
from typing import Any

from colonnade.bots.levels import describe_exception, find_agent
from colonnade.core import setup
from colonnade.core.agent import Agent, Decision, Limit
from colonnade.core.dice import DiceSource, FairDice, SeededDice, derive_bytes
from colonnade.core.errors import BadAgent, BadOption, Illegal
from colonnade.core.game import AnyGame, Over, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.core.options import OptionValue
from colonnade.core.record import NAME_LIMIT, Record
from colonnade.core.setup import check_setup
from colonnade.games import GAMES
from colonnade.lab.workers import parallel_map

# games per task of a worker: enough to make the overhead small, few enough to share the work evenly
CHUNK = 16
DICE = ("seeded", "fair")


@dataclass(frozen=True)
class Experiment:
    """The games to play. `prepare_experiment` makes one from a person's input, with all checks."""

    game: str
    agents: tuple[str, ...]
    """Per seat a level's name, or `module:Class`."""
    colours: tuple[str, ...]
    first: int | None
    options: Mapping[str, OptionValue]
    """Resolved in full."""
    games: int
    seed: int
    dice: str = "seeded"


def prepare_experiment(
    game_key: str,
    agents: Sequence[str],
    games: int,
    seed: int,
    *,
    colours: Sequence[str] | None = None,
    first: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    dice: str = "seeded",
) -> Experiment:
    """An experiment from checked arguments; raises `BadOption` or `BadAgent`."""
    game = find_game(game_key)
    chosen, resolved = check_setup(game, len(agents), colours, options or {})
    if dice not in DICE:
        raise BadOption(
            "error-option-value", option="dice", value=dice[:40], values=", ".join(DICE)
        )
    seats = game.seats(chosen, setup.default_first(game) if first is None else first)
    for name in agents:
        find_agent(game_key, name)
    return Experiment(
        game_key, tuple(agents), seats.colours, seats.first, resolved.as_dict(), games, seed, dice
    )


def find_game(key: str) -> AnyGame:
    """The game of a key; raises `BadOption`."""
    return setup.find_game(GAMES, key)


def play_game(experiment: Experiment, index: int) -> Record:
    """The record of game number `index`; raises `BadAgent` for an agent that breaks the rules."""
    game = find_game(experiment.game)
    seats = game.seats(experiment.colours, experiment.first)
    options = game.options_type.resolve(experiment.options, len(seats.colours))
    names = [f"bot:{name}"[:NAME_LIMIT] for name in experiment.agents]
    dice = _dice(experiment, index)
    match: AnyMatch = Match(game, options, seats, dice, names)
    agents = [cached_agent(experiment.game, name) for name in experiment.agents]
    randoms = [
        Random(int.from_bytes(derive_bytes(experiment.seed, f"{index}/agent/{seat}"), "big"))
        for seat in range(len(agents))
    ]
    while True:
        turn = match.turn
        if isinstance(turn, Over):
            return match.record()
        if isinstance(turn, Throw):
            match.throw(dice.throw(turn.dice))
        else:
            take_decision(
                match,
                agents[turn.seat],
                turn.seat,
                experiment.agents[turn.seat],
                index,
                randoms[turn.seat],
            )


def take_decision(
    match: AnyMatch, agent: Agent, seat: int, name: str, index: int, random: Random
) -> None:
    """Ask the agent for a decision and play its actions; raises `BadAgent`, with the agent's name
    and the number of the game.
    """

    def fault(key: str, **arguments: str) -> BadAgent:
        where = {
            "game": str(index),
            "ply": str(len(match.events) + 1),
            "colour": match.seats.colours[seat],
        }
        return BadAgent(key, name=name, **arguments, **where)

    try:
        decision: Any = agent.decide(match.game, match.state, Limit(), random)
    except Exception as error:  # a user's own agent may raise anything
        raise fault("error-agent-crashed", reason=describe_exception(error)) from error
    if not isinstance(decision, Decision):
        raise fault("error-agent-decision", kind=type(decision).__name__)
    if not decision.actions:
        raise fault("error-agent-empty")
    turn = match.turn
    for action in decision.actions:
        if match.turn != turn:
            raise fault("error-agent-plan")
        try:
            match.act(seat, action)
        except Illegal as error:
            raise fault(
                "error-agent-illegal", action=str(action)[:80], clause=error.refusal.clause
            ) from error
        except Exception as error:  # not an action of the game at all
            raise fault("error-agent-no-action", action=str(action)[:80]) from error


def _dice(experiment: Experiment, index: int) -> DiceSource:
    if experiment.dice == "fair":
        return FairDice.from_seed(len(experiment.agents), experiment.seed, index)
    return SeededDice(experiment.seed, index)


@lru_cache(maxsize=16)
def cached_agent(game_key: str, name: str) -> Agent:
    """The agent of a name, created once per process; raises `BadAgent`."""
    # agents have no memory between calls, so all games can share one
    return find_agent(game_key, name)


def simulate(experiment: Experiment, workers: int = 1) -> Iterator[Record]:
    """The games of an experiment in order, played in this number of processes. The records do not
    depend on it.
    """
    chunks = -(-experiment.games // CHUNK)
    if min(workers, chunks) <= 1:
        for index in range(experiment.games):
            yield play_game(experiment, index)
        return
    for records in parallel_map(partial(_play_chunk, experiment), 0, chunks, workers):
        yield from records


def _play_chunk(experiment: Experiment, chunk: int) -> list[Record]:
    return [
        play_game(experiment, index)
        for index in range(chunk * CHUNK, min((chunk + 1) * CHUNK, experiment.games))
    ]
