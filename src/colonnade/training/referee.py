"""The referee of training: it replays sampled games through the rules, in a process of its own. One
difference ends the run.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from queue import Empty
from typing import Any, Protocol


class Difference(Exception):
    """The batch and the rules do not agree."""


class Referee(Protocol):
    """Replays games of a batch through the rules."""

    events: int
    """How many events were replayed."""

    def replay(self, logs: Any) -> None:
        """Play through the rules what the batch has logged; raises `Difference`."""
        ...


class RefereeProcess:
    """A referee in a process of its own, so that the batch does not wait for it."""

    def __init__(self, make_referee: Callable[..., Referee], *arguments: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self._logs: Any = context.Queue()
        self._answers: Any = context.Queue()
        self._process = context.Process(
            target=_run_referee,
            args=(make_referee, arguments, self._logs, self._answers),
            daemon=True,
        )
        self._process.start()
        self.events = 0

    def send(self, logs: Any) -> None:
        """Send logs of the batch to the referee."""
        self._logs.put(logs)

    def check(self, *, wait: bool = False) -> int:
        """Return how many events were replayed without a difference; raises `Difference`.

        With `wait`, all logs that were sent are replayed first, and no more can be sent.
        """
        if wait:
            self._logs.put(None)
        while True:
            try:
                answer = self._answers.get(timeout=5 if wait else 0)
            except Empty:
                if not wait:
                    return self.events
                if not self._process.is_alive() and self._answers.empty():
                    raise Difference("the referee does not answer") from None
                continue
            if isinstance(answer, str):
                raise Difference(answer)
            if answer is None:
                return self.events
            self.events = answer


def _run_referee(
    make_referee: Callable[..., Referee], arguments: Sequence[Any], queue: Any, answers: Any
) -> None:
    # Ctrl-C reaches all processes; only the training reacts to it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    referee = make_referee(*arguments)
    while (logs := queue.get()) is not None:
        try:
            referee.replay(logs)
        except Difference as error:
            answers.put(str(error))
            return
        answers.put(referee.events)
    answers.put(None)
