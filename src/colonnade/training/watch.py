"""What watches over training: a referee replays sampled games on the rules, in a process of its
own. One difference ends the run.
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
    """Follows games on the rules; `replay` raises `Difference`."""

    events: int

    def replay(self, happened: Any) -> None:
        """Play on the rules what happened in the batch."""
        ...


class Watch:
    """A referee in a process of its own, so that the batch does not wait for it."""

    def __init__(self, make_referee: Callable[..., Referee], *arguments: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self._shown: Any = context.Queue()
        self._answers: Any = context.Queue()
        self._process = context.Process(
            target=_watch, args=(make_referee, arguments, self._shown, self._answers), daemon=True
        )
        self._process.start()
        self.events = 0

    def show(self, happened: Any) -> None:
        """Hand over what happened."""
        self._shown.put(happened)

    def check(self, *, wait: bool = False) -> int:
        """How many events were replayed without a difference; raises `Difference`. At the end
        `wait` for all that was handed over.
        """
        if wait:
            self._shown.put(None)
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


def _watch(
    make_referee: Callable[..., Referee], arguments: Sequence[Any], shown: Any, answers: Any
) -> None:
    # Ctrl-C reaches the whole group, and only the training shall answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    referee = make_referee(*arguments)
    while (happened := shown.get()) is not None:
        try:
            referee.replay(happened)
        except Difference as error:
            answers.put(str(error))
            return
        answers.put(referee.events)
    answers.put(None)
