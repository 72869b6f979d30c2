"""A model of the lease protocol of `store/postgres.py`, and a search of all its interleavings.

One table, a few processes, one database. A step of the model is one statement at the database or
one event at a process; statements reach the database late, in any order, or never:

| step                       | in the code                                                         |
|----------------------------|---------------------------------------------------------------------|
| `take`                     | `_TAKE`, its commit, and its answer                                 |
| `take unheard`             | `_TAKE` whose answer is lost, or that arrives after a crash         |
| `load`                     | `PostgresStore.load` in `take`, and the comparison of epochs        |
| `send`                     | `Table._commit` calls `append` with its epoch and the next revision |
| `run`                      | `_APPEND`: checks epoch and primary key, locks the lease (`SHARE`)  |
| `commit`, `commit unheard` | the commit of `_APPEND`; its answer arrives, or is lost             |
| `abort`                    | the transaction of `_APPEND` is rolled back: a backend was killed   |
| `lose`                     | no answer to an append: `Table._reload` loads the log again         |
| `renew`                    | `_RENEW`                                                            |
| `release`, `run release`   | `PostgresStore.release` forgets and sends; `_RELEASE`               |
| `expire`                   | the clock of the database passes the expiry: at any time            |
| `crash`, `restart`         | of a process, under the same name                                   |

`_TAKE` and `_RENEW` are one step each: a transaction that waits for their lock on the row looks at
it again after their commit. Time is not counted: a lease may expire at any moment, which includes
every clock. `python -m tests.server.lease_model --processes 3` searches further than the test.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

FIRST_EPOCH = 1


class Lease(NamedTuple):
    """The row of the table `leases`, and how often it was taken, which the database does not
    know.
    """

    owner: str
    epoch: int
    is_expired: bool
    taken: int


class Process(NamedTuple):
    """What a process believes."""

    status: str
    """`idle`, `taken` (not yet loaded), `serving`, `waiting` (for an append) or `down`; `loaded`
    only where it loads before it takes.
    """
    epoch: int
    taken: int
    """The number of its take."""
    revision: int
    """The newest entry that it knows."""
    loaded: int
    """The newest entry when it loaded the table."""
    append: int
    """The number of the append for which it waits."""


IDLE, DOWN = (Process(status, 0, 0, 0, 0, 0) for status in ("idle", "down"))


class Append(NamedTuple):
    """An append: under way, in a transaction, or an entry of the log."""

    number: int
    process: int
    epoch: int
    taken: int
    revision: int


class State(NamedTuple):
    """Everything: the database, the network and the processes."""

    lease: Lease
    log: tuple[Append, ...]
    running: tuple[Append, ...]
    """In a transaction that holds a lock on the lease."""
    sent: tuple[Append, ...]
    releases: tuple[int, ...]
    """Under way, by epoch."""
    processes: tuple[Process, ...]
    appends: int = 0
    """The number of appends sent so far."""
    released: int = 0
    crashes: int = 0


class Step(NamedTuple):
    """What happens: a kind, the process that does it, and the append or epoch it is about."""

    kind: str
    process: int = -1
    number: int = 0

    def __str__(self) -> str:
        who = f" {name_of(self.process)}" if self.process >= 0 else ""
        return f"{self.kind}{who}" + (f" #{self.number}" if self.number else "")


def name_of(process: int) -> str:
    """The name of a process in its leases."""
    return "abc"[process]


class Violation(Exception):
    """Something that must never happen, and the step that does it, unless the state shows it."""

    def __init__(self, text: str, step: Step | None = None) -> None:
        super().__init__(text)
        self.step = step


@dataclass(frozen=True)
class Model:
    """The protocol, within bounds, and with what is left out of it."""

    processes: int = 2
    takes: int = 2
    """Besides that of the process that creates the table."""
    appends: int = 2
    releases: int = 1
    crashes: int = 1
    without: frozenset[str] = frozenset()
    """What is left out: `epoch check`, `raised epoch`, `load after take`, `epoch of release`,
    `epoch of renewal`, `lock`, `primary key`.
    """

    def start(self) -> State:
        """The first process has created the table: `_CREATE`."""
        creator = Process("serving", FIRST_EPOCH, 0, 0, 0, 0)
        rest = (IDLE,) * (self.processes - 1)
        return State(Lease(name_of(0), FIRST_EPOCH, False, 0), (), (), (), (), (creator, *rest))

    def steps(self, state: State) -> Iterator[tuple[Step, State]]:
        """Every step that is possible, and the state after it. Raises `Violation`."""
        lease = state.lease
        if not lease.is_expired:
            yield Step("expire"), state._replace(lease=lease._replace(is_expired=True))
        for index in range(self.processes):
            yield from self._steps_of(state, index)
        for append in state.sent:
            if (after := self._run(state, append)) is not None:
                yield Step("run", append.process, append.number), after
        for append in state.running:
            yield from self._end(state, append)
        if not state.running:
            for place, epoch in enumerate(state.releases):
                rest = state.releases[:place] + state.releases[place + 1 :]
                is_current = epoch == lease.epoch or "epoch of release" in self.without
                after = lease._replace(owner="", is_expired=True) if is_current else lease
                yield Step("run release", -1, epoch), state._replace(lease=after, releases=rest)

    def _steps_of(self, state: State, index: int) -> Iterator[tuple[Step, State]]:
        process = state.processes[index]
        if self._can_take(state, index):
            yield Step("take unheard", index), state._replace(lease=self._take(state.lease, index))
            if process.status == self._before_take:
                yield Step("take", index), self._take_and_hear(state, index)
        if process.status == self._before_load:
            yield Step("load", index), self._load(state, index)
        if process.status == "serving" and state.appends < self.appends:
            number = state.appends + 1
            append = Append(number, index, process.epoch, process.taken, process.revision + 1)
            waiting = process._replace(status="waiting", append=number)
            sent = state._replace(sent=(*state.sent, append), appends=number)
            yield Step("send", index, number), put(sent, index, waiting)
        if process.status == "waiting":
            yield Step("lose", index, process.append), put(state, index, reload(state, process))
        if process.status in ("taken", "serving"):
            if not state.running:
                yield Step("renew", index), self._renew(state, index)
            if process.status == "serving" and state.released < self.releases:
                after = state._replace(
                    releases=(*state.releases, process.epoch), released=state.released + 1
                )
                yield Step("release", index, process.epoch), put(after, index, IDLE)
        if process.status == "down":
            yield Step("restart", index), put(state, index, IDLE)
        elif state.crashes < self.crashes:
            after = state._replace(crashes=state.crashes + 1)
            yield Step("crash", index), put(after, index, DOWN)

    # _TAKE and the load after it

    @property
    def _before_take(self) -> str:
        return "loaded" if "load after take" in self.without else "idle"

    @property
    def _before_load(self) -> str:
        return "idle" if "load after take" in self.without else "taken"

    def _can_take(self, state: State, index: int) -> bool:
        lease = state.lease
        is_locked = bool(state.running) and "lock" not in self.without
        is_free = lease.owner in ("", name_of(index)) or lease.is_expired
        return is_free and not is_locked and lease.taken < self.takes

    def _take(self, lease: Lease, index: int) -> Lease:
        epoch = lease.epoch if "raised epoch" in self.without else lease.epoch + 1
        return Lease(name_of(index), epoch, False, lease.taken + 1)

    def _take_and_hear(self, state: State, index: int) -> State:
        lease, known = self._take(state.lease, index), state.processes[index].loaded
        status = "serving" if "load after take" in self.without else "taken"
        process = Process(status, lease.epoch, lease.taken, known, known, 0)
        return put(state._replace(lease=lease), index, process)

    def _load(self, state: State, index: int) -> State:
        process, newest = state.processes[index], len(state.log)
        if "load after take" in self.without:
            return put(state, index, IDLE._replace(status="loaded", loaded=newest))
        if state.lease.epoch != process.epoch:
            return put(state, index, IDLE)  # `NotOwner`
        return put(state, index, process._replace(status="serving", revision=newest, loaded=newest))

    def _renew(self, state: State, index: int) -> State:
        process = state.processes[index]
        if process.epoch != state.lease.epoch and "epoch of renewal" not in self.without:
            return put(state, index, IDLE)  # it learns that it has lost the table
        if process.taken != state.lease.taken and "raised epoch" not in self.without:
            raise Violation(
                "a process is told that it still owns what another has taken", Step("renew", index)
            )
        return state._replace(lease=state.lease._replace(is_expired=False))

    # _APPEND

    def _run(self, state: State, append: Append) -> State | None:
        """The state once the statement has run; None while it waits for another transaction."""
        sent = tuple(other for other in state.sent if other != append)
        state = state._replace(sent=sent)
        if append.epoch != state.lease.epoch and "epoch check" not in self.without:
            return hear(state, append, IDLE)  # `NotOwner`: the table is dropped
        if "primary key" not in self.without:
            if append.revision in {other.revision for other in state.running}:
                return None
            if append.revision in {other.revision for other in state.log}:
                process = state.processes[append.process]
                return hear(state, append, reload(state, process))  # `StoreFailed`
        return state._replace(running=(*state.running, append))

    def _end(self, state: State, append: Append) -> Iterator[tuple[Step, State]]:
        """The ends of the transaction of an append."""
        rest = state._replace(running=tuple(one for one in state.running if one != append))
        commit = Step("commit", append.process, append.number)
        if append.taken != state.lease.taken:
            raise Violation(
                "an append is accepted after another process has taken the table", commit
            )
        if append.revision in {other.revision for other in state.log}:
            raise Violation("two appends of one revision are accepted", commit)
        stored = rest._replace(log=(*rest.log, append))
        process = state.processes[append.process]
        heard = process._replace(status="serving", revision=append.revision, append=0)
        yield commit, hear(stored, append, heard)
        if process.append == append.number:
            yield Step("commit unheard", append.process, append.number), stored
            reloaded = reload(rest, process)
            yield Step("abort", append.process, append.number), hear(rest, append, reloaded)
        else:
            yield Step("abort", append.process, append.number), rest

    def check(self, state: State) -> None:
        """Raise `Violation` in a state that must never be reached."""
        revisions = [entry.revision for entry in state.log]
        if revisions != list(range(1, len(revisions) + 1)):
            raise Violation("the log has a gap")
        for process in state.processes:
            if process.status not in ("serving", "waiting"):
                continue
            missing = [
                entry
                for entry in state.log
                if entry.taken < process.taken and entry.revision > process.loaded
            ]
            if missing:
                raise Violation("an entry is stored that a later owner has not loaded")
            if not state.lease.owner and process.taken == state.lease.taken:
                raise Violation("a table is free although its owner has not released it")


def put(state: State, index: int, process: Process) -> State:
    """The state with another process at this index."""
    processes = state.processes
    return state._replace(processes=(*processes[:index], process, *processes[index + 1 :]))


def hear(state: State, append: Append, process: Process) -> State:
    """The state after the answer to an append: the process changes if it still waits for it."""
    if state.processes[append.process].append != append.number:
        return state
    return put(state, append.process, process)


def reload(state: State, process: Process) -> Process:
    """The process after `Table._reload`: it knows the log as it is stored, whoever wrote it."""
    return process._replace(status="serving", revision=len(state.log), append=0)


@dataclass
class Found:
    """What a search has found."""

    states: int = 0
    transitions: int = 0
    depth: int = 0
    violation: str = ""
    trace: tuple[Step, ...] = ()
    """The shortest way to the violation."""
    paths: dict[State, tuple[State, Step] | None] = field(default_factory=dict)
    """The state and step before each state."""

    def __str__(self) -> str:
        size = f"{self.states} states, {self.transitions} transitions, depth {self.depth}"
        if not self.violation:
            return f"{size}: no violation"
        return f"{size}: {self.violation}\n  " + "\n  ".join(map(str, self.trace))

    def trace_to(self, state: State) -> tuple[Step, ...]:
        """The steps of a shortest way to a state."""
        steps: list[Step] = []
        while (before := self.paths[state]) is not None:
            state, step = before
            steps.append(step)
        return tuple(reversed(steps))


def search(model: Model) -> Found:
    """Visit every state within the bounds, breadth first, up to the first violation."""
    start = model.start()
    found = Found(paths={start: None})
    paths = found.paths
    waiting = deque([(start, 0)])
    state = start
    try:
        while waiting:
            state, found.depth = waiting.popleft()
            model.check(state)
            for step, after in model.steps(state):
                found.transitions += 1
                if after not in paths:
                    paths[after] = (state, step)
                    waiting.append((after, found.depth + 1))
    except Violation as violation:
        last = () if violation.step is None else (violation.step,)
        found.violation, found.trace = str(violation), (*found.trace_to(state), *last)
    found.states = len(paths)
    return found


def main() -> int:
    """Search with the bounds of the command line; 1 where there is a violation."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.lease_model")
    for name in ("processes", "takes", "appends", "releases", "crashes"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Model, name))
    parser.add_argument("--without", action="append", default=[], help="left out of the protocol")
    given = vars(parser.parse_args())
    began = time.monotonic()
    found = search(Model(**{**given, "without": frozenset(given["without"])}))
    print(f"{found}\n{time.monotonic() - began:.1f} s")
    return bool(found.violation)


if __name__ == "__main__":
    sys.exit(main())
