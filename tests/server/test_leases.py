"""Leases: one process owns a table at a time, and the database refuses the entries of any other."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from colonnade.server import app as app_module
from colonnade.server.errors import NotOwner, StoreFailed
from colonnade.server.store import postgres as postgres_module
from colonnade.server.store.base import FIRST_EPOCH, RowChange, open_store
from colonnade.server.store.content import open_content
from colonnade.server.store.postgres import PostgresStore
from colonnade.server.store.postgres_writer import _APPEND, to_store_failed
from colonnade.server.store.sqlite import SqliteStore
from tests.client import connect_to_table
from tests.postgres import Postgres, run_postgres
from tests.server.tools import Server
from tests.waiting import DEADLINE, wait_until_async

HERE = {"kind": "here", "name": "Ana"}
EXPIRE = "UPDATE leases SET expires = now() - interval '1 second'"


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases expire and are renewed when a test says so, however slow the machine is."""
    monkeypatch.setattr(postgres_module, "LEASE_SECONDS", 3600.0)
    monkeypatch.setattr(app_module, "RENEW_SECONDS", 3600.0)


def row(id: str) -> tuple[str, str, str, bool, int, bytes, bytes]:
    return (id, "columbiz", "playing", False, 1, b"{}", b"{}")


@asynccontextmanager
async def opened(*stores: PostgresStore) -> AsyncIterator[None]:
    for store in stores:
        await store.open()
    try:
        yield
    finally:
        for store in stores:
            await store.close()


def run_two(
    postgres: Postgres,
    work: Callable[[PostgresStore, PostgresStore, Any], Awaitable[None]],
    names: tuple[str, str] = ("one", "two"),
) -> None:
    """Run a test with two stores on one new database, and a connection that looks on."""
    address = postgres.create_database()

    async def main() -> None:
        one, two = (PostgresStore(address, name) for name in names)
        async with opened(one, two):
            connection = await asyncpg.connect(address, timeout=DEADLINE)
            try:
                await work(one, two, connection)
            finally:
                await connection.close()

    asyncio.run(main())


async def entries_of(store: PostgresStore, id: str) -> list[bytes]:
    stored = await store.load(id)
    assert stored is not None
    return list(stored.entries)


def test_the_old_owner_cannot_append_after_a_take_over(postgres: Postgres) -> None:
    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        number, other = await one.create(*row("a")), await one.create(*row("b"))
        await one.append(number, FIRST_EPOCH, 1, [b'"one"'])
        with pytest.raises(NotOwner):
            await two.take("a")
        await connection.execute(EXPIRE)
        taken = await two.take("a")
        assert taken is not None
        assert (taken.epoch, list(taken.entries)) == (FIRST_EPOCH + 1, [b'"one"'])
        late = RowChange("over", b"[]", ("a", "columbiz", "{}"))
        outcomes = await asyncio.gather(
            one.append(number, FIRST_EPOCH, 2, [b'"late"'], late),
            one.append(other, FIRST_EPOCH, 1, [b'"fine"']),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], NotOwner)
        assert outcomes[1] is None, "the rest of the batch is stored"
        assert await connection.fetchval("SELECT status FROM tables WHERE id = 'a'") == "playing"
        assert await one.load_record("a") is None
        await two.append(number, taken.epoch, 2, [b'"two"'])
        assert await entries_of(two, "a") == [b'"one"', b'"two"']
        assert await entries_of(two, "b") == [b'"fine"']

    run_two(postgres, work)


def test_the_old_owner_is_refused_beside_work_that_fails(postgres: Postgres) -> None:
    """A batch that is rolled back is tried again piece by piece, each with its own epoch."""

    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        number, other = await one.create(*row("a")), await one.create(*row("b"))
        await one.append(other, FIRST_EPOCH, 1, [b'"first"'])
        await one.release([(number, FIRST_EPOCH)])
        assert await two.take("a") is not None
        late, twice, fine = await asyncio.gather(
            one.append(number, FIRST_EPOCH, 1, [b'"late"']),
            one.append(other, FIRST_EPOCH, 1, [b'"twice"']),
            one.append(other, FIRST_EPOCH, 2, [b'"fine"']),
            return_exceptions=True,
        )
        assert isinstance(late, NotOwner)
        assert isinstance(twice, StoreFailed)
        assert fine is None
        assert await entries_of(one, "a") == []
        assert await entries_of(one, "b") == [b'"first"', b'"fine"']

    run_two(postgres, work)


def test_a_process_that_was_paused_cannot_write_and_learns_what_it_lost(postgres: Postgres) -> None:
    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        lost, kept = await one.create(*row("lost")), await one.create(*row("kept"))
        await connection.execute(EXPIRE)  # it does not renew, as if it were stopped
        assert await two.take("lost") is not None
        assert list(await one.renew()) == [(lost, FIRST_EPOCH)], (
            "an expired lease that nobody took is renewed"
        )
        with pytest.raises(NotOwner):
            await two.take("kept")
        with pytest.raises(NotOwner):
            await one.append(lost, FIRST_EPOCH, 1, [b"{}"])
        await one.append(kept, FIRST_EPOCH, 1, [b"{}"])
        assert list(await one.renew()) == []
        assert await entries_of(one, "lost") == []

    run_two(postgres, work)


def test_a_table_that_is_taken_again_during_a_renewal_is_not_lost(postgres: Postgres) -> None:
    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        number = await one.create(*row("a"))
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("SELECT FROM leases FOR UPDATE")
        renewing = asyncio.create_task(one.renew())  # with the first epoch
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        await wait_until_async(lambda: connection.fetchval(waiting))
        await connection.execute("UPDATE leases SET epoch = epoch + 1")
        one._held[number] = FIRST_EPOCH + 1  # as `take` does
        await transaction.commit()
        assert list(await renewing) == [(number, FIRST_EPOCH)], "not the second"
        assert one._held == {number: FIRST_EPOCH + 1}
        assert list(await one.renew()) == []

    run_two(postgres, work)


@pytest.mark.parametrize("error", [StoreFailed("error-store-closed"), asyncio.CancelledError()])
def test_a_table_that_cannot_be_loaded_is_left_to_others(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    async def fail(table: str) -> None:
        raise error

    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        await one.release([(await one.create(*row("a")), FIRST_EPOCH)])
        with monkeypatch.context() as failing:
            failing.setattr(one, "load", fail)
            with pytest.raises(type(error)):
                await one.take("a")
        assert one.leases == 0
        assert await two.take("a") is not None

    run_two(postgres, work)


def test_two_processes_that_want_the_same_tables_do_not_wait_for_each_other(
    postgres: Postgres,
) -> None:
    """When a server has stopped, its clients ask the others for its tables all at once."""

    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        ids = [f"t{index}" for index in range(200)]
        await asyncio.gather(*[one.create(*row(id)) for id in ids])
        for _ in range(3):
            await one.release(tuple(one._held.items()))
            await two.release(tuple(two._held.items()))
            outcomes = await asyncio.gather(
                *[one.take(id) for id in ids],
                *[two.take(id) for id in reversed(ids)],
                return_exceptions=True,
            )
            firsts, seconds = outcomes[:200], outcomes[:199:-1]
            for first, second in zip(firsts, seconds, strict=True):
                assert {isinstance(first, NotOwner), isinstance(second, NotOwner)} == {True, False}
        assert not one._writer.has_failed, "no deadlock was found"
        assert not two._writer.has_failed
        assert one.leases + two.leases == 200

    run_two(postgres, work)


def test_a_new_table_is_created_with_an_entry_or_not_at_all(postgres: Postgres) -> None:
    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        number = await one.create(*row("a"))
        other = await one.append(number, FIRST_EPOCH, 1, [b"{}"], None, (*row("b"), None))
        assert other is not None
        await one.append(other, FIRST_EPOCH, 1, [b'"mine"'])
        with pytest.raises(StoreFailed):
            await one.append(number, FIRST_EPOCH, 1, [b"{}"], None, (*row("c"), None))
        await connection.execute(EXPIRE)
        assert await two.take("a") is not None
        with pytest.raises(NotOwner):
            await one.append(number, FIRST_EPOCH, 2, [b"{}"], None, (*row("d"), None))
        ids = await connection.fetch("SELECT id FROM tables ORDER BY id")
        assert [each[0] for each in ids] == ["a", "b"]
        assert one.leases == 2, "it has not noticed yet that it has lost the first"

    run_two(postgres, work)


def test_leases_are_renewed_many_in_one_statement(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "RENEWED_AT_ONCE", 40)

    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        await asyncio.gather(*[one.create(*row(f"t{index}")) for index in range(100)])
        await two.create(*row("other"))
        await connection.execute(EXPIRE)
        assert list(await one.renew()) == []
        expired = "SELECT owner FROM leases WHERE expires < now()"
        assert [row[0] for row in await connection.fetch(expired)] == ["two"]
        versions = await connection.fetchval(
            "SELECT count(DISTINCT xmin::text) FROM leases WHERE owner = 'one'"
        )
        assert versions == 3, "the rows come from a transaction for every 40"

    run_two(postgres, work)


def test_a_released_table_can_be_taken_at_once(postgres: Postgres) -> None:
    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        number = await one.create(*row("a"))
        await one.release([(number, FIRST_EPOCH)])
        taken = await two.take("a")
        assert taken is not None
        await one.release([(number, FIRST_EPOCH)])  # late: it is another's by now
        with pytest.raises(NotOwner):
            await one.take("a")
        assert list(await two.renew()) == []
        await two.close()
        again = await one.take("a")
        assert again is not None, "closing releases all"
        assert again.epoch == FIRST_EPOCH + 2

    run_two(postgres, work)


def test_a_process_takes_its_tables_again_after_a_crash(postgres: Postgres) -> None:
    async def work(crashed: PostgresStore, again: PostgresStore, connection: Any) -> None:
        number = await crashed.create(*row("a"))
        taken = await again.take("a")
        assert taken is not None
        assert taken.epoch == FIRST_EPOCH + 1
        with pytest.raises(NotOwner):
            await crashed.append(number, FIRST_EPOCH, 1, [b"{}"])

    run_two(postgres, work, ("same", "same"))


def test_a_new_owner_waits_for_an_append_under_way(postgres: Postgres) -> None:
    """An append that has begun is stored or refused before the new owner reads the log."""

    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        number = await one.create(*row("a"))
        await connection.execute(EXPIRE)
        transaction = connection.transaction()
        await transaction.start()
        rows = await connection.fetch(_APPEND, [number], [FIRST_EPOCH], [1], ['"slow"'])
        assert len(rows) == 1
        taking = asyncio.create_task(two.take("a"))
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        await wait_until_async(lambda: taking.done() or connection.fetchval(waiting))
        assert not taking.done(), "it did not wait"
        await transaction.commit()
        taken = await taking
        assert taken is not None
        assert list(taken.entries) == [b'"slow"']

    run_two(postgres, work)


def test_an_append_that_waits_for_a_take_over_is_refused(postgres: Postgres) -> None:
    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        number = await one.create(*row("a"))
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("UPDATE leases SET epoch = epoch + 1, owner = 'two'")
        appending = asyncio.ensure_future(one.append(number, FIRST_EPOCH, 1, [b"{}"]))
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        await wait_until_async(lambda: appending.done() or connection.fetchval(waiting))
        assert not appending.done(), "it did not wait"
        await transaction.commit()
        with pytest.raises(NotOwner):
            await appending
        assert await entries_of(two, "a") == []

    run_two(postgres, work)


def test_a_table_that_is_not_there_cannot_be_taken(postgres: Postgres) -> None:
    async def work(one: PostgresStore, two: PostgresStore, connection: Any) -> None:
        assert await one.take("nothing") is None

    run_two(postgres, work)


def test_a_file_has_one_owner_and_one_epoch(tmp_path: Any) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        try:
            number = await store.create(*row("a"))
            taken = await store.take("a")
            assert taken is not None
            assert taken.epoch == FIRST_EPOCH
            with pytest.raises(NotOwner):
                await store.append(number, FIRST_EPOCH + 1, 1, [b"{}"])
            await store.release([(number, FIRST_EPOCH)])
            assert list(await store.renew()) == []
            await store.append(number, FIRST_EPOCH, 1, [b"{}"])
        finally:
            await store.close()

    asyncio.run(main())


def test_viewers_of_a_lost_table_are_told_nothing_but_to_connect_again(
    postgres: Postgres, serve: Callable[..., Server]
) -> None:
    address = postgres.create_database()
    one, two = (serve(database=address, process=name) for name in ("one", "two"))
    made = one.create("columbiz", [HERE, HERE])
    client = one.client(made["table"], made["token"])
    assert client.command("throw")["type"] == "ack"
    postgres.execute(EXPIRE, address)
    with two.client(made["table"], made["token"]) as new_client:
        assert new_client.view["position"] == client.view["position"]
        assert new_client.step() is not None
        heard = len(client.received)
        client.send({"type": "throw", "command": "late", "revision": client.view["revision"]})
        assert client.wait_for("closing") == {"type": "closing", "code": "restart"}
        told = {message["type"] for message in client.received[heard:]}
        assert told <= {"presence", "closing"}
        postgres.execute(EXPIRE, address)
        with one.client(made["table"], made["token"]) as back:
            assert back.view["position"] == new_client.view["position"]


def test_nobody_watches_a_table_that_was_closed_while_it_was_looked_for(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    made = server.create("columbiz", [HERE, HERE])
    tables = server.application.tables
    find, closed = tables.find, list[str]()

    async def find_and_lose(id: str, owner: str) -> Any:
        table = await find(id, owner)
        if not closed:
            closed.append(id)
            tables.drop(table)
        return table

    monkeypatch.setattr(tables, "find", find_and_lose)
    with connect_to_table(server.address, made["table"]) as socket:
        socket.send(json.dumps({"type": "hello", "token": made["token"]}))
        assert json.loads(socket.recv(DEADLINE)) == {"type": "closing", "code": "restart"}
        with pytest.raises(ConnectionClosed) as error:
            socket.recv(DEADLINE)
        assert error.value.rcvd is not None
        assert error.value.rcvd.code == 1012
    assert server.client(made["table"], made["token"]).command("throw")["type"] == "ack"


def test_a_server_that_renews_closes_the_tables_it_has_lost(
    postgres: Postgres, serve: Callable[..., Server]
) -> None:
    address = postgres.create_database()
    one, two = (serve(database=address, process=name) for name in ("one", "two"))
    made, other = (one.create("columbiz", [HERE, HERE]) for _ in range(2))
    client, neighbour = (one.client(table["table"], table["token"]) for table in (made, other))
    postgres.execute(EXPIRE, address)
    two.client(made["table"], made["token"])
    renewing = asyncio.run_coroutine_threadsafe(one.application.tables.renew_leases(), one.loop)
    renewing.result(DEADLINE)
    assert client.wait_for("closing") == {"type": "closing", "code": "restart"}
    assert neighbour.command("throw")["type"] == "ack"
    one.stop()  # and hands its tables over
    assert two.client(other["table"], other["token"]).view["position"]["ply"] == 1


def test_a_server_keeps_a_table_that_it_has_loaded_again_during_a_renewal(
    postgres: Postgres, serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(database=postgres.create_database(), process="one")
    made = server.create("columbiz", [HERE, HERE])
    tables, store = server.application.tables, server.application.store
    renew = store.renew

    async def load_again_and_renew() -> Any:
        tables.forget(tables._tables[made["table"]])
        renewing = asyncio.create_task(renew())
        await asyncio.sleep(0)  # it has read which leases there are
        await tables.find(made["table"], "")
        return await renewing

    monkeypatch.setattr(store, "renew", load_again_and_renew)
    asyncio.run_coroutine_threadsafe(tables.renew_leases(), server.loop).result(DEADLINE)
    assert (tables.lost, len(tables)) == (0, 1)
    assert server.client(made["table"], made["token"]).command("throw")["type"] == "ack"


def test_a_server_on_a_file_never_loads_the_driver() -> None:
    program = (
        "import sys; from colonnade.server.app import Application, Settings;"
        " Application(Settings()); sys.exit('asyncpg' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("name", ["postgres", "postgres_content"])
def test_a_missing_driver_is_said_in_a_sentence(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, f"colonnade.server.store.{name}", None)
    start = open_store if name == "postgres" else open_content
    with pytest.raises(StoreFailed, match="error-store-driver path=postgresql://ana@there/games"):
        start("postgresql://ana:hush@there/games")


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (asyncpg.DiskFullError("no space"), "full"),
        (asyncpg.DeadlockDetectedError("after you"), "locked"),
        (asyncpg.IndexCorruptedError("broken"), "damaged"),
        (asyncpg.ReadOnlySQLTransactionError("a replica"), "closed"),
        (asyncpg.InvalidPasswordError("who are you"), "closed"),
        (ConnectionRefusedError("nobody there"), "closed"),
        (asyncpg.UniqueViolationError("twice"), "other"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_errors_of_the_driver_become_messages(error: Exception, key: str) -> None:
    failed = to_store_failed(error, "postgresql://there")
    assert failed.message.key == f"error-store-{key}"
    assert failed.message.arguments["reason"] == str(error)


def test_kill_9_of_the_database_loses_nothing_that_was_acknowledged() -> None:
    servers = run_postgres()
    server = next(servers)
    try:
        asyncio.run(_append_while_killed(server, server.create_database()))
    finally:
        next(servers, None)


async def _append_while_killed(server: Postgres, address: str) -> None:
    store = PostgresStore(address, "one")
    async with opened(store):
        numbers = await asyncio.gather(*[store.create(*row(f"t{index}")) for index in range(20)])
        acknowledged = dict.fromkeys(numbers, 0)

        async def play(number: int) -> None:
            while True:
                revision = acknowledged[number] + 1
                await store.append(number, FIRST_EPOCH, revision, [b"%d" % revision])
                acknowledged[number] = revision

        playing = [asyncio.create_task(play(number)) for number in numbers]
        await wait_until_async(lambda: min(acknowledged.values()) >= 5)
        await asyncio.to_thread(server.kill)
        outcomes = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(outcome, StoreFailed) for outcome in outcomes)
        with pytest.raises(StoreFailed):
            await store.check()
        await asyncio.to_thread(server.restart)
        await store.check()
        for index, number in enumerate(numbers):
            entries = await entries_of(store, f"t{index}")
            assert entries == [b"%d" % revision for revision in range(1, len(entries) + 1)]
            assert len(entries) in (acknowledged[number], acknowledged[number] + 1)
            await store.append(number, FIRST_EPOCH, len(entries) + 1, [b"{}"])
