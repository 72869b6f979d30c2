"""The lease protocol: every interleaving of a model, and some of them with the real store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import asyncpg
import pytest

from colonnade.server.errors import NotOwner, StoreFailed
from colonnade.server.store import postgres as postgres_module
from colonnade.server.store.base import FIRST_EPOCH, StoredTable
from colonnade.server.store.postgres import _RELEASE, PostgresStore
from colonnade.server.store.postgres_writer import _TAKE, do_nothing
from tests.postgres import Postgres
from tests.server import lease_model
from tests.server.lease_model import Append, Model, State, Step, name_of, search
from tests.waiting import DEADLINE

ID = "t"
CLOCK = "UPDATE leases SET expires = now() - interval '1 second'"
LOCKED = "WITH row AS (SELECT * FROM leases FOR UPDATE NOWAIT) SELECT count(*) FROM row"
WALKS, STEPS = 20, 24


@pytest.mark.parametrize(
    "model", [Model(), Model(processes=3, crashes=0, releases=0)], ids=["two", "three"]
)
def test_no_interleaving_breaks_the_protocol(model: Model) -> None:
    found = search(model)
    print(found)
    assert found.violation == ""
    assert found.states > 10_000, "the search stopped early"


@pytest.mark.parametrize(
    ("left_out", "violation", "length"),
    [
        ("epoch check", "accepted after another", 4),
        ("raised epoch", "accepted after another", 4),
        ("lock", "accepted after another", 4),
        ("load after take", "later owner has not loaded", 6),
        ("epoch of release", "is free although", 4),
        ("epoch of renewal", "is told that it still owns", 2),
        ("primary key", "two appends of one revision", 7),
    ],
)
def test_every_part_of_the_protocol_is_needed(left_out: str, violation: str, length: int) -> None:
    found = search(Model(without=frozenset({left_out})))
    print(found)
    assert violation in found.violation
    assert len(found.trace) == length, "the shortest trace"


class Wire:
    """A connection of the writer whose statements and commits wait until the model says so.

    After `cut` the writer has lost it, but what it sent may still arrive.
    """

    def __init__(self, real: Any) -> None:
        self.real, self.is_cut = real, False
        self.is_slow = False
        self.statement: tuple[str, tuple[Any, ...]] | None = None
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def is_closed(self) -> bool:
        return self.is_cut

    async def close(self) -> None:
        self.is_cut = True

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        if not self.is_slow:
            async with self.real.transaction():
                yield
            return
        await self.real.execute("BEGIN")
        self.answer, self.end = (asyncio.get_running_loop().create_future() for _ in range(2))
        try:
            yield
        except asyncpg.PostgresError:
            await self.real.execute("ROLLBACK")
            raise
        await self.end

    async def fetch(self, query: str, *arguments: Any) -> Any:
        if not self.is_slow:
            return await self.real.fetch(query, *arguments)
        self.statement = (query, arguments)
        return await self.answer

    async def fetchrow(self, query: str, *arguments: Any) -> Any:
        return await self.real.fetchrow(query, *arguments)

    async def fetchval(self, query: str, *arguments: Any) -> Any:
        return await self.real.fetchval(query, *arguments)

    async def execute(self, query: str, *arguments: Any) -> Any:
        return await self.real.execute(query, *arguments)

    def cut(self) -> None:
        """Let the writer lose the connection."""
        self.is_cut = True
        for future in (self.answer, self.end):
            if not future.done():
                future.set_exception(ConnectionResetError("cut"))
                future.exception()

    # What happens at the database

    async def run(self) -> None:
        """The statement arrives: run it, and let the writer know."""
        assert self.statement is not None
        query, arguments = self.statement
        try:
            rows = await self.real.fetch(query, *arguments)
        except asyncpg.PostgresError as error:
            self._tell(self.answer, error)
        else:
            self._tell(self.answer, None, rows)

    async def finish(self, command: str, is_heard: bool) -> None:
        """Commit or roll back, and let the writer know, unless the answer is lost."""
        await self.real.execute(command)
        if is_heard:
            lost = None if command == "COMMIT" else ConnectionResetError("the backend was killed")
            self._tell(self.end, lost)

    @staticmethod
    def _tell(future: asyncio.Future[Any], error: Exception | None, result: Any = None) -> None:
        if future.done():
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


class GatedStore(PostgresStore):
    """A store that loads when the model says so."""

    gate: asyncio.Event | None = None
    is_crashed = False

    async def load(self, table: str) -> StoredTable | None:
        if self.gate is not None:
            await self.gate.wait()
        return await super().load(table)

    async def release(self, tables: Sequence[tuple[int, int]]) -> None:
        if not self.is_crashed:  # what a cancelled task would do
            await super().release(tables)


class Driver:
    """Leads the real stores through the steps of the model, and compares after each."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.wires: dict[str, Wire] = {}
        """The newest connection of each store, by the address it was asked for."""
        self.all_wires: list[Wire] = []
        self.stores: list[GatedStore] = []
        self.everyone: list[GatedStore] = []
        self.tasks: dict[int, asyncio.Task[Any]] = {}
        self.appends: dict[int, tuple[Wire, asyncio.Future[int | None]]] = {}

    async def connect(self, address: str, **given: Any) -> Wire:
        """What the stores connect with."""
        wire = Wire(await asyncpg.connect(self.address, timeout=DEADLINE))
        self.wires[address] = wire
        self.all_wires.append(wire)
        return wire

    async def start(self, processes: int) -> None:
        self.control = await asyncpg.connect(self.address, timeout=DEADLINE)
        for index in range(processes):
            self.stores.append(await self._open(index))
        self.number = await self.stores[0].create(ID, "columbiz", "playing", False, 1, b"", b"")

    async def _open(self, index: int) -> GatedStore:
        # an address of its own, so that its connections can be told apart
        address = f"{self.address}&application_name={name_of(index)}{len(self.everyone)}"
        store = GatedStore(address, name_of(index))
        self.everyone.append(store)
        store._is_prepared = True
        await store.open()
        return store

    async def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        for wire in self.all_wires:
            wire.cut()
        await asyncio.sleep(0)
        await asyncio.gather(
            *[future for _, future in self.appends.values()], return_exceptions=True
        )
        for wire in self.all_wires:
            await wire.real.close()
        for store in self.everyone:
            await store.close()
        await self.control.close()

    async def do(self, step: Step, before: State, after: State) -> None:
        """Do what the model does; its outcome must be that of the model."""
        index = step.process
        process, changed = before.processes[index], after.processes[index]
        store = self.stores[index]
        match step.kind:
            case "expire":
                await self.control.execute(CLOCK)
            case "take":
                store.gate = asyncio.Event()
                self.tasks[index] = asyncio.create_task(store.take(ID))
                await self._until_epoch(after.lease.epoch)
            case "take unheard":
                await self.control.fetchrow(_TAKE, [ID], name_of(index), 3600.0)
            case "load":
                assert store.gate is not None
                store.gate.set()
                result = await _outcome(self.tasks.pop(index))
                if changed.status == "serving":
                    assert (result.epoch, len(result.entries)) == (changed.epoch, changed.loaded)
                else:
                    assert isinstance(result, NotOwner)
            case "send":
                await self._send(index, after.sent[-1])
            case "run":
                await self._run(step.number, before, after)
            case "commit" | "commit unheard" | "abort":
                await self._end(step, process.append == step.number)
            case "lose":
                wire, future = self.appends[step.number]
                wire.cut()
                assert isinstance(await _outcome(future), StoreFailed)
                stored = await store.load(ID)
                assert stored is not None
                assert len(stored.entries) == changed.revision
            case "renew":
                assert bool(await store.renew()) == (changed.status == "idle")
            case "release":
                pass  # it is sent now and arrives later: see "run release"
            case "run release":
                await self.control.execute(_RELEASE, [self.number], [step.number])
            case "crash":
                self._crash(index)
            case "restart":
                self.stores[index] = await self._open(index)
            case _:
                raise AssertionError(step)

    async def _until_epoch(self, epoch: int) -> None:
        while await self.control.fetchval("SELECT epoch FROM leases") != epoch:
            await asyncio.sleep(0.001)

    async def _send(self, index: int, append: Append) -> None:
        store = self.stores[index]
        await store._writer.add(do_nothing)  # it has a connection
        wire = self.wires[store.address]
        wire.is_slow, wire.statement = True, None
        entry = b"%d" % append.number
        future = store.append(self.number, append.epoch, append.revision, [entry])
        self.appends[append.number] = (wire, future)
        while wire.statement is None:
            await asyncio.sleep(0)

    async def _run(self, number: int, before: State, after: State) -> None:
        wire, future = self.appends[number]
        await wire.run()
        if number in {append.number for append in after.running}:
            return
        if wire.is_cut:  # nobody hears the refusal
            await wire.real.execute("ROLLBACK")
            return
        append = next(append for append in before.sent if append.number == number)
        if append.epoch != before.lease.epoch:
            await wire.finish("COMMIT", is_heard=True)
            assert isinstance(await _outcome(future), NotOwner)
        else:
            outcome = await _outcome(future)
            assert isinstance(outcome, StoreFailed)
            assert not isinstance(outcome, NotOwner)
        wire.is_slow = False

    async def _end(self, step: Step, is_awaited: bool) -> None:
        wire, future = self.appends[step.number]
        is_heard = is_awaited and step.kind != "commit unheard"
        await wire.finish("ROLLBACK" if step.kind == "abort" else "COMMIT", is_heard)
        if is_heard and not wire.is_cut:
            wire.is_cut = step.kind == "abort"
            outcome = await _outcome(future)
            assert (outcome is None) == (step.kind == "commit")
            wire.is_slow = False

    def _crash(self, index: int) -> None:
        self.stores[index].is_crashed = True
        if (task := self.tasks.pop(index, None)) is not None:
            task.cancel()
        wire = self.wires.get(self.stores[index].address)
        if wire is not None:
            wire.cut()

    async def compare(self, state: State) -> None:
        """The rows of the database are those of the model."""
        lease = tuple(
            await self.control.fetchrow("SELECT owner, epoch, expires < now() FROM leases")
        )
        assert lease == state.lease[:3]
        rows = await self.control.fetch("SELECT revision, entry FROM entries ORDER BY revision")
        stored = [(row[0], int(row[1])) for row in rows]
        assert stored == [(entry.revision, entry.number) for entry in state.log]
        is_locked = False
        try:
            await self.control.fetch(LOCKED)
        except asyncpg.LockNotAvailableError:
            is_locked = True
        assert is_locked == bool(state.running), "an append holds a lock until it is committed"


async def _outcome(future: asyncio.Future[Any]) -> Any:
    (result,) = await asyncio.gather(future, return_exceptions=True)
    return result


def walk(model: Model, random: Random) -> list[tuple[Step, State]]:
    """A random way through the model: rare kinds of steps are as likely as frequent ones.

    No lease expires while an append locks it: the driver expires it by an update, which would wait.
    """
    state, path = model.start(), []
    for _ in range(STEPS):
        possible = list(model.steps(state))
        excluded = {"expire"} if state.running else set[str]()
        if random.random() < 0.7:
            excluded.add("take unheard")  # possible nearly always
        kinds = sorted({step.kind for step, _ in possible} - excluded)
        if not kinds:
            continue
        kind = random.choice(kinds)
        step, state = random.choice([pair for pair in possible if pair[0].kind == kind])
        path.append((step, state))
    return path


def test_the_real_store_does_what_the_model_does(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "LEASE_SECONDS", 3600.0)
    assert lease_model.FIRST_EPOCH == FIRST_EPOCH
    address = postgres.create_database()
    model = Model(processes=3, takes=6, appends=5, releases=3, crashes=2)
    seen: set[str] = set()

    async def main(seed: int) -> None:
        driver = Driver(address)
        monkeypatch.setattr(postgres_module, "connect", driver.connect)
        state = model.start()
        try:
            await driver.start(model.processes)
            for step, after in walk(model, Random(seed)):
                async with asyncio.timeout(DEADLINE):
                    await driver.do(step, state, after)
                    await driver.compare(after)
                state = after
                seen.add(step.kind)
        finally:
            await driver.stop()

    asyncio.run(PostgresStore(address).prepare())
    for seed in range(WALKS):
        asyncio.run(main(seed))
        postgres.execute("TRUNCATE tables, leases, entries", address)
    assert len(seen) == 15, "every kind of step occurred"
