"""Bot games by the thousand: an experiment is plain data, a game of it a plain function of the experiment and the game's number.

So the games of an experiment are the same, byte for byte, in any order, in any process and on any machine.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

from colonnade.bots.levels import describe_exception, find_agent
from colonnade.core.agent import Agent, Decision, Limit
from colonnade.core.dice import DiceSource, FairDice, SeededDice, derive_bytes
from colonnade.core.errors import BadAgent, BadOption, ColonnadeError, Illegal
from colonnade.core.game import AnyGame, Over, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.core.options import OptionValue
from colonnade.core.record import NAME_LIMIT, Record
from colonnade.games import GAMES

CHUNK = 16  # games that travel together: enough to make the journey cheap, few enough to share the work evenly
DICE = ("seeded", "fair")


@dataclass(frozen=True)
class Experiment:
    """Which games to play: plain data. `prepare` makes one from what a person typed."""

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


def prepare(
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
    """An experiment whose parts are checked: raises `BadOption` or `BadAgent`."""
    game = find_game(game_key)
    if len(agents) not in game.players:
        raise BadOption("error-seats-count", given=len(agents), allowed=", ".join(map(str, game.players)))
    if dice not in DICE:
        raise BadOption("error-option-value", option="dice", value=dice[:40], values=", ".join(DICE))
    colours = game.default_colours(len(agents)) if colours is None else tuple(colours)
    if len(colours) != len(agents):
        raise BadOption("error-seats-colours-count", colours=len(colours), seats=len(agents))
    seats = game.seats(colours, default_first(game, colours) if first is None else first)
    resolved = game.options_type.resolve(options or {}, len(agents))
    for name in agents:
        find_agent(game_key, name)
    return Experiment(game_key, tuple(agents), seats.colours, seats.first, resolved.as_dict(), games, seed, dice)


def find_game(key: str) -> AnyGame:
    """The game of a key; raises `BadOption`."""
    if key not in GAMES:
        raise BadOption("error-game-unknown", game=key[:40], games=", ".join(GAMES))
    return GAMES[key]


def default_first(game: AnyGame, colours: Sequence[str]) -> int | None:
    """The seat that begins when nobody says: none where the dice decide, else the first."""
    try:
        return game.seats(colours, None).first
    except BadOption:
        return game.seats(colours, 0).first


def play_game(experiment: Experiment, index: int) -> Record:
    """The game of that number; raises `BadAgent` where an agent does not play by the rules."""
    game = find_game(experiment.game)
    seats = game.seats(experiment.colours, experiment.first)
    options = game.options_type.resolve(experiment.options, len(seats.colours))
    names = [f"bot:{name}"[:NAME_LIMIT] for name in experiment.agents]
    match: AnyMatch = Match(game, options, seats, _dice(experiment, index), names)
    agents = [_agent(experiment.game, name) for name in experiment.agents]
    randoms = [Random(int.from_bytes(derive_bytes(experiment.seed, f"{index}/agent/{seat}"), "big")) for seat in range(len(agents))]
    while True:
        turn = match.turn
        if isinstance(turn, Over):
            return match.record()
        if isinstance(turn, Throw):
            match.throw()
        else:
            _decide(match, agents[turn.seat], turn.seat, experiment.agents[turn.seat], index, randoms[turn.seat])


def _decide(match: AnyMatch, agent: Agent, seat: int, name: str, index: int, random: Random) -> None:
    """Ask the agent, and play its plan."""

    def fault(key: str, **arguments: str) -> BadAgent:
        where = {"game": str(index), "ply": str(len(match.events) + 1), "colour": match.seats.colours[seat]}
        return BadAgent(key, name=name, **arguments, **where)

    try:
        decision: Any = agent.decide(match.game, match.state, Limit(), random)
    except Exception as error:  # an agent of somebody else's may do anything
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
            raise fault("error-agent-illegal", action=str(action)[:80], clause=error.refusal.clause) from error
        except Exception as error:  # the rules may stumble over what is no action at all
            raise fault("error-agent-no-action", action=str(action)[:80]) from error


def _dice(experiment: Experiment, index: int) -> DiceSource:
    if experiment.dice == "fair":
        return FairDice.from_seed(len(experiment.agents), experiment.seed, index)
    return SeededDice(experiment.seed, index)


@lru_cache(maxsize=16)
def _agent(game_key: str, name: str) -> Agent:
    return find_agent(game_key, name)  # agents have no memory between calls, so one serves all games of a process


def simulate(experiment: Experiment, workers: int = 1) -> Iterator[Record]:
    """The games of an experiment in their order, played in so many processes. The records do not depend on the number of workers.

    Worker *w* plays the chunks *w*, *w* + workers, …, and sends them through a pipe of its own: they are read in turn, a worker that is
    ahead waits, and one that dies ends its pipe. So no queue can fill the memory, and no dead worker can hold a lock for ever.
    """
    workers = min(workers, -(-experiment.games // CHUNK))
    if workers <= 1:
        for index in range(experiment.games):
            yield play_game(experiment, index)
        return
    context = multiprocessing.get_context("spawn")  # not forks: a progress bar's thread may hold a lock at the moment of forking
    processes: list[BaseProcess] = []
    pipes: list[Any] = []
    try:
        with _IgnoredInterrupt():  # workers inherit it: Ctrl-C reaches the whole group, and only this process shall answer
            for worker in range(workers):
                pipe, end = context.Pipe(duplex=False)
                pipes.append(pipe)
                processes.append(context.Process(target=_work, args=(experiment, worker, workers, end), daemon=True))
                processes[-1].start()
                end.close()  # so that the pipe ends with the worker
        for chunk in range(-(-experiment.games // CHUNK)):
            try:
                answer: list[Record] | BaseException = pipes[chunk % workers].recv()
            except (EOFError, OSError) as error:
                raise BadAgent("error-worker-lost") from error
            if isinstance(answer, BaseException):
                raise answer
            yield from answer
    finally:
        for process in processes:  # an agent may think for long: nobody waits for it
            process.terminate()
        for process in processes:
            process.join()
        for pipe in pipes:
            pipe.close()


def _work(experiment: Experiment, worker: int, workers: int, pipe: Connection) -> None:
    """Play every chunk of a worker, and send it; or send what went wrong."""
    with contextlib.suppress(BrokenPipeError):  # nobody reads any more
        try:
            for start in range(worker * CHUNK, experiment.games, workers * CHUNK):
                pipe.send([play_game(experiment, index) for index in range(start, min(start + CHUNK, experiment.games))])
        except ColonnadeError as error:
            pipe.send(error)
        except BrokenPipeError:
            raise
        except Exception as error:
            pipe.send(RuntimeError(describe_exception(error)))  # whatever it is, it may not travel


class _IgnoredInterrupt:
    """Ctrl-C is ignored inside, and by the processes started inside. Does nothing outside the main thread, where signals cannot be set."""

    def __enter__(self) -> None:
        self._previous = None
        if threading.current_thread() is threading.main_thread():
            self._previous = signal.signal(signal.SIGINT, signal.SIG_IGN)

    def __exit__(self, *_: object) -> None:
        if self._previous is not None:
            signal.signal(signal.SIGINT, self._previous)
