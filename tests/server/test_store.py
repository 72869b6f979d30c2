"""The store: what is acknowledged is on disk; what fails leaves nothing half written; files are
checked and brought up to date.
"""

from __future__ import annotations

import asyncio
import io
import json
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psutil
import pytest

from colonnade.core.errors import BadRecord
from colonnade.server.errors import CodeTaken, StoreFailed
from colonnade.server.moderator import Moderator, ReportLine
from colonnade.server.records import export_records, import_records
from colonnade.server.settings import Settings
from colonnade.server.store import migrations, postgres_migrations
from colonnade.server.store import sqlite as sqlite_module
from colonnade.server.store.base import FIRST_EPOCH, RowChange, Store, open_store
from colonnade.server.store.migrations import MIGRATIONS, Migration
from colonnade.server.store.postgres_writer import PostgresWriter
from colonnade.server.store.sqlite import SqliteStore
from colonnade.server.store.statements import open_statements
from colonnade.server.store.writer import Writer
from colonnade.server.tables import table as table_module
from colonnade.server.tables.log import new_id
from colonnade.server.tables.views import change_size, row_size, stored_size, to_row
from tests.client import Client, play_out
from tests.clocks import StillClock
from tests.server.states import make_table
from tests.server.tools import Process, Server
from tests.waiting import DEADLINE, wait_until

HERE = {"kind": "here", "name": "Ana"}
BOT = {"kind": "bot", "level": "random"}


def row(
    id: str, created: int = 1, status: str = "playing"
) -> tuple[str, str, str, bool, int, bytes, bytes]:
    return (id, "columbiz", status, False, created, b"{}", b"{}")


async def append(
    store: Store, table: int, revision: int, *entries: bytes, **fields: Any
) -> Exception | None:
    try:
        await store.append(
            table, FIRST_EPOCH, revision, entries, RowChange(**fields) if fields else None
        )
    except StoreFailed as error:
        return error
    return None


Database = Path | str


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database of each kind: a file that is not there yet, or an address."""
    if request.param == "sqlite":
        return tmp_path / "new" / "tables.sqlite"
    return request.getfixturevalue("postgres").create_database()


@pytest.fixture
def other(database: Database, request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """Another empty database of the same kind."""
    if isinstance(database, Path):
        return tmp_path / "other.sqlite"
    return request.getfixturevalue("postgres").create_database()


def run(database: Database, work: Callable[[Any], Any]) -> Any:
    async def main() -> Any:
        store = open_store(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


def test_entries_come_back_in_their_order_and_byte_for_byte(database: Database) -> None:
    texts = [
        json.dumps({"at": 1, "text": text}, ensure_ascii=False).encode()
        for text in ('"', "\\", "é🎲", "\\u0000", "'); DROP", "")
    ]

    async def work(store: Store) -> None:
        number = await store.create(*row("one"))
        assert await append(store, number, 1, *texts[:4]) is None
        assert await append(store, number, 5, *texts[4:]) is None
        stored = await store.load("one")
        assert stored is not None
        assert list(stored.entries) == texts
        assert await store.load("two") is None

    run(database, work)


def test_many_new_tables_and_many_appends_share_a_commit(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    for kind in (Writer, PostgresWriter):

        def count(writer: Any, batch: list[Any], start: Any = kind._start) -> None:
            sizes.append(len(batch))
            start(writer, batch)

        monkeypatch.setattr(kind, "_start", count)

    async def work(store: Store) -> None:
        numbers = await asyncio.gather(*[store.create(*row(f"t{index}")) for index in range(50)])
        assert len(set(numbers)) == 50
        assert (
            await asyncio.gather(*[append(store, number, 1, b"{}") for number in numbers])
            == [None] * 50
        )
        second = store.append(numbers[0], FIRST_EPOCH, 2, [b"{}"])
        await asyncio.gather(second, store.create(*row("last")))
        for id, revisions in (("t0", 2), ("t49", 1), ("last", 0)):
            stored = await store.load(id)
            assert stored is not None
            assert len(stored.entries) == revisions

    run(database, work)
    assert sizes[:3] == [50, 50, 2], "and in PostgreSQL one that releases them"


def test_a_commit_may_hold_thousands_of_entries(database: Database) -> None:
    async def work(store: Store) -> None:
        number = await store.create(*row("one"))
        entries = [b'{"text":"%d \\" \\\\ \xc3\xa9"}' % index for index in range(2001)]
        assert await append(store, number, 1, *entries) is None
        stored = await store.load("one")
        assert stored is not None
        assert list(stored.entries) == entries

    run(database, work)


def test_an_id_that_is_taken_fails_alone(database: Database) -> None:
    async def work(store: Store) -> None:
        one = await store.create(*row("one"))
        again, entry, two = await asyncio.gather(
            store.create(*row("one")),
            append(store, one, 1, b"{}"),
            store.create(*row("two")),
            return_exceptions=True,
        )
        assert isinstance(again, StoreFailed)
        assert entry is None
        stored = await store.load("two")
        assert stored is not None
        assert stored.number == two != one

    run(database, work)


def test_a_revision_that_is_taken_fails_alone(database: Database) -> None:
    async def work(store: Store) -> None:
        one, two = await store.create(*row("one")), await store.create(*row("two"))
        assert await append(store, one, 1, b"{}") is None
        outcomes = await asyncio.gather(
            append(store, one, 1, b"[1]"),
            append(store, two, 1, b"[2]", status="over", summary=b"{}"),
        )
        assert isinstance(outcomes[0], StoreFailed)
        assert outcomes[1] is None
        stored = await store.load("one")
        assert stored is not None
        assert list(stored.entries) == [b"{}"]
        two_stored = await store.load("two")
        assert two_stored is not None
        assert list(two_stored.entries) == [b"[2]"]

    run(database, work)


def test_the_file_is_in_the_mode_that_makes_acknowledged_mean_on_disk(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        connection = store._writing
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2

    run(tmp_path / "tables.sqlite", work)


def test_a_file_of_an_older_version_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"

    async def make(store: SqliteStore) -> None:
        await store.create(*row("one"))

    run(path, make)
    monkeypatch.setattr(
        migrations,
        "MIGRATIONS",
        (
            *MIGRATIONS,
            Migration("ALTER TABLE tables ADD COLUMN extra TEXT; CREATE TABLE more (x)", ""),
        ),
    )

    async def look(store: SqliteStore) -> None:
        assert await store.load("one") is not None
        assert store._writing.execute("SELECT extra FROM tables").fetchall() == [(None,)]

    run(path, look)
    run(path, look)
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS) + 1
    backup = migrations.find_backup_path(path, len(MIGRATIONS))
    assert sqlite3.connect(backup).execute("SELECT id FROM tables").fetchall() == [("one",)], (
        "a copy was made first"
    )
    assert sqlite3.connect(backup).execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
    assert backup.stat().st_mode & 0o077 == 0, "it holds secrets of games that are not over"
    monkeypatch.setattr(migrations, "MIGRATIONS", MIGRATIONS)
    with pytest.raises(StoreFailed, match="error-store-newer"):
        run(path, look)


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"

    async def nothing(store: SqliteStore) -> None: ...

    run(path, nothing)
    monkeypatch.setattr(
        migrations,
        "MIGRATIONS",
        (*MIGRATIONS, Migration("CREATE TABLE more (x); CREATE TABLE tables (y)", "")),
    )
    with pytest.raises(StoreFailed):
        run(path, nothing)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
    assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []


def test_without_room_for_a_copy_nothing_is_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"

    async def nothing(store: SqliteStore) -> None: ...

    run(path, nothing)
    monkeypatch.setattr(
        migrations, "MIGRATIONS", (*MIGRATIONS, Migration("CREATE TABLE more (x)", ""))
    )
    # so that the copy cannot take its place
    migrations.find_backup_path(path, len(MIGRATIONS)).mkdir()
    with pytest.raises(StoreFailed, match="error-store"):
        run(path, nothing)
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)


def test_a_damaged_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def fill(store: SqliteStore) -> None:
        for index in range(200):
            number = await store.create(*row(f"t{index}"))
            await append(store, number, 1, b"{}" * 100)

    run(path, fill)
    data = bytearray(path.read_bytes())
    for offset in range(4096, len(data), 4096):
        data[offset : offset + 200] = b"\xff" * 200
    path.write_bytes(data)
    with pytest.raises(StoreFailed, match="error-store-damaged"):
        run(path, fill)
    path.write_bytes(b"this is a letter to my aunt, not a database" * 100)
    with pytest.raises(StoreFailed, match="error-store-damaged"):
        run(path, fill)


def test_a_file_that_cannot_be_opened_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def nothing(store: SqliteStore) -> None: ...

    with pytest.raises(StoreFailed, match="error-store-closed"):
        run(tmp_path, nothing)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFailed, match="error-store-closed"):
        run(tmp_path / "file" / "tables.sqlite", nothing)


def test_pruning_removes_what_was_never_begun_or_long_forgotten(database: Database) -> None:
    async def work(store: Store) -> None:
        old_waiting = await store.create(*row("old waiting", 10, "waiting"))
        await store.create(*row("new waiting", 1000, "waiting"))
        old_playing = await store.create(*row("old playing", 10))
        touched = await store.create(*row("touched", 10))
        over = await store.create(*row("over", 10))
        assert await append(store, old_playing, 1, b'{"at":20}') is None
        assert await append(store, touched, 1, b'{"at":20}', b'{"at":900}') is None
        assert (
            await append(
                store,
                over,
                1,
                b'{"at":20}',
                status="over",
                summary=b"{}",
                record=("over", "columbiz", "{}"),
            )
            is None
        )
        used = (old_waiting, old_playing)
        await store.release([(number, FIRST_EPOCH) for number in (*used, touched, over)])
        assert await store.prune(1000, 500, 500, used) == 0, "they are open in this process"
        assert await store.prune(1000, 500, 500) == 2
        assert [
            await store.load(name) is None
            for name in ("old waiting", "new waiting", "old playing", "touched", "over")
        ] == [
            True,
            False,
            True,
            False,
            False,
        ]
        assert await store.load_record("over") == "{}"
        assert [record async for record in store.records()] == ["{}"]
        assert old_waiting != old_playing

    run(database, work)


def test_a_pruned_table_leaves_nothing_to_the_next_of_its_number(database: Database) -> None:
    async def work(store: Store) -> None:
        number = await store.create(*row("old", 10))
        assert await append(store, number, 1, b'{"at":20}', b'{"at":30}') is None
        await store.release([(number, FIRST_EPOCH)])
        assert await store.prune(1000, 500, 500) == 1
        again = await store.create(*row("new", 1000))
        assert again == number or not isinstance(store, SqliteStore), "SQLite uses numbers again"
        assert await append(store, again, 1, b"[1]") is None
        stored = await store.load("new")
        assert stored is not None
        assert list(stored.entries) == [b"[1]"]

    run(database, work)


@pytest.mark.parametrize("record", [None, ("one", "columbiz", "{}")])
def test_whatever_changes_with_entries_is_stored_with_them(
    database: Database, record: tuple[str, str, str] | None
) -> None:
    async def work(store: Store) -> None:
        number = await store.create("one", "columbiz", "waiting", True, 1, b"{}", b"{}", "BCDFG")
        assert await store.find_by_code("BCDFG") == "one"
        assert await append(store, number, 1, b"{}", status="playing", summary=b"[]") is None
        assert await store.list_tables(10) == [b"[]"]
        assert await store.find_by_code("BCDFG") is None
        assert (
            await append(store, number, 2, b"{}", status="over", summary=b"[]", record=record)
            is None
        )
        assert await store.list_tables(10) == []
        assert await store.load_record("one") == (None if record is None else "{}")

    run(database, work)


def test_the_record_of_a_game_whose_end_was_taken_back_is_removed(database: Database) -> None:
    async def work(store: Store) -> None:
        first, second = [await store.create(*row(id)) for id in ("one", "two")]
        for number, id in ((first, "one"), (second, "two")):
            record = (id, "columbiz", "{}")
            await append(store, number, 1, b"{}", status="over", summary=b"", record=record)
        await append(store, first, 2, b"{}", status="playing", summary=b"", is_reopened=True)
        assert [await store.load_record(id) for id in ("one", "two")] == [None, "{}"]
        record = ("one", "columbiz", "[]")
        await append(store, first, 3, b"{}", status="over", summary=b"", record=record)
        assert [text async for text in store.records()] == ["{}", "[]"]

    run(database, work)


def test_a_locked_file_refuses_the_move_and_the_table_stays_as_stored(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sqlite_module, "BUSY_SECONDS", 0.2)
    served = serve(database=tmp_path / "tables.sqlite")
    made = served.create("columbiz", [HERE, HERE])
    client = served.client(made["table"], made["token"])
    assert client.command("throw")["type"] == "ack"
    before = client.view
    intruder = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    intruder.execute("BEGIN EXCLUSIVE")
    answer = client.command("throw", command="again")
    assert (answer["type"], answer["code"], answer["message"]["key"]) == (
        "refused",
        "store-failed",
        "error-store-locked",
    )
    assert answer["view"]["position"] == before["position"]
    assert answer["view"]["revision"] == before["revision"]
    status, created = served.request(
        "POST", "/api/tables", {"game": "columbiz", "seats": [HERE, HERE]}
    )
    assert (status, created["code"]) == (503, "store-failed")
    intruder.execute("ROLLBACK")
    # what the disk refused may be asked again
    assert client.command("throw", command="again")["type"] == "ack"
    play_out([client])
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


def test_another_writer_of_the_same_table_is_noticed(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    served = serve(database=tmp_path / "tables.sqlite")
    made = served.create("columbiz", [HERE, HERE])
    client = served.client(made["table"], made["token"])
    connection = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    connection.execute(
        'INSERT INTO entries VALUES (1, 2, \'{"what":"rename","at":1,"seat":0,"text":"Zoe"}\')'
    )
    answer = client.command("throw")
    assert (answer["type"], answer["code"]) == ("refused", "store-failed")
    assert answer["view"]["seats"][0]["name"] == "Zoe"
    assert client.command("throw", revision=answer["view"]["revision"])["type"] == "ack"


def test_a_fault_of_ours_after_an_append_leaves_the_table_as_stored(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, database: Database
) -> None:
    served = serve(database=database)
    made, other = (served.create("columbiz", [HERE, HERE]) for _ in range(2))
    client, neighbour = (served.client(table["table"], table["token"]) for table in (made, other))

    def fail(*_: Any) -> None:
        monkeypatch.undo()
        raise ZeroDivisionError

    monkeypatch.setattr(table_module, "build_update", fail)
    answer = client.command("throw")
    assert (answer["type"], answer["code"], answer["message"]["key"]) == (
        "refused",
        "store-failed",
        "error-server-fault",
    )
    assert answer["view"]["position"]["ply"] == 1  # it is on disk, so it has happened
    assert neighbour.command("throw")["type"] == "ack"
    play_out([client])


def test_kill_9_loses_nothing_that_was_acknowledged(database: Database, free_port: int) -> None:
    server = Process(database, free_port)
    acknowledged: dict[str, tuple[int, str, dict[str, Any]]] = {}
    clients: dict[str, Client] = {}
    try:
        made = [
            server.create(game, [HERE, {"kind": "link"}, BOT])
            for game in ("columbiz", "quatre_colonnes")
        ]
        tokens = {
            table["table"]: (
                table["token"],
                server.join(table["table"], table["links"][1], name="Bo")["token"],
            )
            for table in made
        }
        for _ in range(3):
            for table, (one, two) in tokens.items():
                for token in (one, two):
                    client = clients[token] = server.client(table, token)
                    if token in acknowledged:
                        revision, command, answer = acknowledged[token]
                        assert client.view["revision"] >= revision
                        # remembered across the crash
                        assert client.command("throw", command=command, revision=0) == answer
            steps = 0
            # everybody is acknowledged something before the kill
            while steps < 30 or (len(acknowledged) < 4 and steps < 3000):
                steps += 1
                for client in clients.values():
                    try:
                        while True:
                            client.receive(0.002)
                    except TimeoutError:
                        pass
                    answer = client.step()
                    if answer is not None and answer["type"] == "ack":
                        acknowledged[str(client.token)] = (answer["revision"], client.last, answer)
            revisions = {client.token: client.view["revision"] for client in clients.values()}
            server.kill()
            server = Process(database, free_port)
            for table, pair in tokens.items():
                view = server.request("GET", f"/api/tables/{table}")[1]
                assert view["revision"] >= max(revisions[token] for token in pair)
        assert len(acknowledged) == 4
        for table, pair in tokens.items():
            players = [server.client(table, token) for token in pair]
            play_out(players)
    finally:
        server.kill()


def test_a_full_disk_refuses_the_move_and_leaves_no_half_written_table(
    tmp_path: Path, free_port: int
) -> None:
    path = tmp_path / "tables.sqlite"
    # a file may not grow beyond that: what a full disk says
    server = Process(path, free_port, limit=400_000)
    try:
        made = server.create("columbiz", [HERE, HERE])
        client = server.client(made["table"], made["token"])
        answer: dict[str, Any] | None = None
        for _ in range(2000):
            answer = client.step()
            if answer is None or answer["type"] == "refused":
                break
        assert answer is not None
        assert (answer["code"], answer["message"]["key"]) == ("store-failed", "error-store-full")
        before = client.view
    finally:
        server.kill()
    server = Process(path, free_port)
    try:
        client = server.client(made["table"], made["token"])
        assert client.view["position"] == before["position"]
        assert client.view["revision"] == before["revision"]
        play_out([client])
        assert server.record(made["table"])["result"] is not None
    finally:
        server.kill()
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone()[0] == "ok"


def test_a_graceful_end_tells_the_clients_and_a_new_server_goes_on(
    database: Database, free_port: int
) -> None:
    server = Process(database, free_port)
    made = server.create("columbiz", [HERE, HERE])
    client = server.client(made["table"], made["token"])
    client.command("throw")
    server.process.terminate()
    assert client.wait_for("closing") == {"type": "closing", "code": "restart"}
    assert server.process.wait(DEADLINE) in (0, -signal.SIGTERM)
    lines = [
        json.loads(line)
        for line in (server.process.stderr.read() if server.process.stderr else "").splitlines()
    ]
    assert {"time", "level", "logger", "what"} <= set(lines[0])
    assert not [line for line in lines if line["level"] in ("error", "critical")]
    server = Process(database, free_port)
    try:
        again = server.client(made["table"], made["token"])
        assert again.view["position"] == client.view["position"]
    finally:
        server.kill()


def test_workers_end_with_a_killed_server(tmp_path: Path, free_port: int) -> None:
    server = Process(tmp_path / "tables.sqlite", free_port)
    made = server.create("columbiz", [BOT, BOT])
    client = server.client(made["table"])
    client.wait_for("update")
    running = psutil.Process(server.process.pid)
    # the first update may be a throw, before any bot was asked
    wait_until(lambda: running.children(recursive=True))
    workers = running.children(recursive=True)
    server.kill()
    assert psutil.wait_procs(workers, timeout=DEADLINE)[1] == []


def test_a_table_is_read_without_all_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, steps = sqlite3.connect, 0

    def count() -> None:
        nonlocal steps
        steps += 1

    def connect_and_count(*given: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(*given, **named)
        connection.set_progress_handler(count, 1)  # instructions of SQLite
        return connection

    async def read(store: Store) -> int:
        before = steps
        assert await store.load("t0") is not None
        return steps - before

    def count_steps(tables: int) -> int:
        async def fill(store: Store) -> None:
            numbers = [store.create(*row(f"t{number}")) for number in range(tables)]
            for number in await asyncio.gather(*numbers):
                await append(store, number, 1, b"{}")

        run(tmp_path / f"{tables}.sqlite", fill)
        return run(tmp_path / f"{tables}.sqlite", read)

    monkeypatch.setattr(sqlite3, "connect", connect_and_count)
    assert count_steps(500) <= 2 * count_steps(5)


def test_settings_have_a_place_for_the_database(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database == tmp_path / "colonnade" / "tables.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Settings().database == tmp_path / ".local" / "share" / "colonnade" / "tables.sqlite"


def measure_growth(path: Path, fill: Callable[[SqliteStore], Awaitable[None]]) -> int:
    """How many bytes a new database grows by."""

    async def measure() -> int:
        sizes: list[int] = []
        for work in (None, fill):
            store = SqliteStore(path)
            await store.open()
            if work is not None:
                await work(store)
            await store.close()
            sizes.append(path.stat().st_size)
        return sizes[1] - sizes[0]

    return asyncio.run(measure())


SIZES = (600, 800, 1_400, 2_100, 4_000, 4_090, 6_200, 8_190, 20_000)
"""Some fill a page of the database badly."""


@pytest.mark.parametrize("size", SIZES)
def test_a_file_grows_by_no_more_than_is_counted_for_tables(tmp_path: Path, size: int) -> None:
    """SECURITY.md states how much that can be in a day."""
    row = to_row(make_table())
    header = b"x" * (size - len(row[6]))

    async def fill(store: SqliteStore) -> None:
        rows = [(new_id(), *row[1:5], header, row[6], None) for _ in range(500)]
        await asyncio.gather(*(store.create(*each) for each in rows))

    counted = 500 * row_size((*row[:5], header, *row[6:]))
    assert measure_growth(tmp_path / "tables.sqlite", fill) <= counted


@pytest.mark.parametrize("size", SIZES)
def test_a_file_grows_by_no_more_than_is_counted_for_records(tmp_path: Path, size: int) -> None:
    async def fill(store: SqliteStore) -> None:
        await store.save_records([(new_id(), "quatre_colonnes", "x" * size) for _ in range(500)])

    assert measure_growth(tmp_path / "tables.sqlite", fill) <= 500 * stored_size(size)


@pytest.mark.parametrize("size", [120, 381, 450, 600, 700, 850])
@pytest.mark.parametrize("tables", [1, 50], ids=["one table", "50 tables in turn"])
def test_a_file_grows_by_no_more_than_is_counted_for_entries(
    tmp_path: Path, size: int, tables: int
) -> None:
    entries, row = [b"x" * size] * 4, to_row(make_table())
    firsts = range(1, 2_000 // tables, 4)

    async def fill(store: SqliteStore) -> None:
        numbers = [await store.create(new_id(), *row[1:]) for _ in range(tables)]
        for first in firsts:
            await asyncio.gather(
                *(store.append(number, FIRST_EPOCH, first, entries) for number in numbers)
            )

    counted = tables * (row_size(row) + len(firsts) * change_size(entries, None))
    assert measure_growth(tmp_path / "tables.sqlite", fill) <= counted


def test_records_go_out_and_come_in_again(
    serve: Callable[..., Server], database: Database, other: Database, tmp_path: Path
) -> None:
    served = serve(database=database)
    for game in ("columbiz", "quatre_colonnes"):
        made = served.create(game, [BOT, BOT])
        with served.client(made["table"]) as client:
            play_out([client])
    out = io.StringIO()
    assert export_records(database, out) == 2
    (tmp_path / "games.jsonl").write_text(out.getvalue(), encoding="utf-8")
    ids = import_records(other, tmp_path / "games.jsonl")
    again = io.StringIO()
    assert export_records(other, again) == 2
    assert again.getvalue() == out.getvalue()
    assert len(set(ids)) == 2
    forged = json.loads(out.getvalue().splitlines()[0])
    forged["events"].append("done")
    (tmp_path / "forged.jsonl").write_text(
        out.getvalue() + json.dumps(forged) + "\n", encoding="utf-8"
    )
    with pytest.raises(BadRecord):
        import_records(tmp_path / "third.sqlite", tmp_path / "forged.jsonl")
    forged["events"].pop()
    forged["seats"][0]["name"] = "Ana\x07"
    (tmp_path / "forged.jsonl").write_text(json.dumps(forged) + "\n", encoding="utf-8")
    with pytest.raises(BadRecord, match=r"seats\[0\].name"):
        import_records(tmp_path / "third.sqlite", tmp_path / "forged.jsonl")
    assert not (tmp_path / "third.sqlite").exists()  # all or none
    # a name that nobody may choose now
    forged["seats"][0]["name"] = "Ana\u0302\u0303\u0304"
    forged["notes"] = [{"ply": 0, "what": "a break for tea"}]  # of a file of one's own
    (tmp_path / "forged.jsonl").write_text(json.dumps(forged) + "\n", encoding="utf-8")
    assert len(import_records(tmp_path / "third.sqlite", tmp_path / "forged.jsonl")) == 1


def test_a_clock_goes_on_where_it_stood_after_a_restart(
    database: Database, serve: Callable[..., Server], clock: StillClock
) -> None:
    server = serve(database=database, process="a")
    made = server.create("columbiz", [HERE, HERE], clock={"seconds": 100, "increment": 1})
    with server.client(made["table"], made["token"]) as client:

        def step() -> None:
            answer = client.step()
            assert answer is not None
            client.receive_until(lambda: client.view["revision"] >= answer["revision"])

        while client.view["clocks"]["running"] is None:
            step()
        clock.advance(30)
        step()
        clocks = client.view["clocks"]
        assert min(clocks["left"]) in (70_000, 71_000)
    server.stop()
    clock.advance(3600)
    again = serve(database=database, process="a")
    assert again.client(made["table"], made["token"]).view["clocks"] == clocks


def test_a_short_code_is_that_of_one_waiting_table(database: Database) -> None:
    async def work(store: Store) -> None:
        first = await store.create(*row("one", 1, "waiting"), "BCDFG")
        others = await asyncio.gather(
            store.create(*row("two", 1, "waiting"), "BCDFG"),
            store.create(*row("three", 1, "waiting"), "HJKLM"),
            store.create(*row("four", 1, "waiting")),
            store.create(*row("five", 1, "waiting")),
            return_exceptions=True,
        )
        assert isinstance(others[0], CodeTaken)
        assert not any(isinstance(other, BaseException) for other in others[1:])
        assert await store.load("two") is None
        assert await append(store, first, 1, b"{}", status="playing", summary=b"{}") is None
        await store.create(*row("two", 1, "waiting"), "BCDFG")
        assert await store.find_by_code("BCDFG") == "two"
        assert await store.find_by_code("HJKLM") == "three"

    run(database, work)


def test_older_reports_stay_beside_those_under_other_names(
    database: Database, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database in which a table had one report per reason."""

    async def nothing(store: Store) -> None: ...

    def add(names: str) -> None:
        query = (
            "INSERT INTO reports (table_id, reason, count, addresses, names, updated)"
            f" VALUES ('one', 'name', 3, '{{\"0\":\"192.0.2.7\"}}', '{names}', 1)"
        )
        if isinstance(database, Path):
            with sqlite3.connect(database) as connection:
                connection.execute(query)
        else:
            request.getfixturevalue("postgres").execute(query, database)

    monkeypatch.setattr(migrations, "MIGRATIONS", MIGRATIONS[:8])
    monkeypatch.setattr(postgres_migrations, "MIGRATIONS", MIGRATIONS[:8])
    run(database, nothing)
    add('{"0": ["Brute", "Nice"]}')
    monkeypatch.undo()
    run(database, nothing)
    add('{"0": ["Dora"]}')

    async def list_reports() -> list[ReportLine]:
        async with Moderator(open_statements(database)) as moderator:
            return await moderator.list_reports()

    reports = asyncio.run(list_reports())
    assert [(line.number, line.table, line.count) for line in reports] == [
        (1, "one", 3),
        (2, "one", 3),
    ]


def test_codes_of_waiting_tables_are_taken_over_from_their_headers(
    database: Database, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database of before the codes had a column."""
    headers = {
        "one": b'{"seats":[{"name":"\\"code\\":\\"ABCDE\\""}],"code":"BCDFG"}',
        "two": b'{"id":"two"}',
        "three": b"no JSON",
    }

    async def nothing(store: Store) -> None: ...

    monkeypatch.setattr(migrations, "MIGRATIONS", MIGRATIONS[:5])
    monkeypatch.setattr(postgres_migrations, "MIGRATIONS", MIGRATIONS[:5])
    run(database, nothing)
    columns = "(id, game, status, is_listed, created, header, summary)"
    for id, header in headers.items():
        values = (id, "columbiz", "waiting", False, 1, header, b"{}")
        if isinstance(database, Path):
            with sqlite3.connect(database) as connection:
                query = f"INSERT INTO tables {columns} VALUES (?, ?, ?, ?, ?, ?, ?)"
                connection.execute(query, values)
        else:
            query = f"INSERT INTO tables {columns} VALUES ($1, $2, $3, $4, $5, $6, $7)"
            request.getfixturevalue("postgres").execute(query, database, *values)
    monkeypatch.undo()

    async def look(store: Store) -> None:
        assert await store.find_by_code("BCDFG") == "one"
        assert await store.find_by_code("ABCDE") is None

    run(database, look)
