"""A network namespace for one server, so that it can be cut off from the database alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess

from tests.programs import PATH


def find_obstacle() -> str:
    """Why there can be no network namespace; empty if there can."""
    if shutil.which("ip", path=PATH) is None:
        return "ip is missing: apt-get install iproute2"
    if os.geteuid() != 0:
        return "only root can create a network namespace"
    name = f"colonnade-{os.getpid()}-try"
    try:
        made = subprocess.run(
            ["ip", "netns", "add", name], capture_output=True, text=True, check=False
        )
        return (
            f"no network namespace can be made here: {made.stderr.strip()}"
            if made.returncode
            else ""
        )
    finally:
        subprocess.run(["ip", "netns", "delete", name], capture_output=True, check=False)


class Namespace:
    """A namespace with two links: one for clients, and one for the database that can be cut."""

    def __init__(self) -> None:
        number = os.getpid() % 2**14
        self.name = f"colonnade-{os.getpid()}"
        self._links = [f"col{number}{letter}" for letter in "cd"]
        """For clients, and for the database."""
        self._networks = [f"10.{second}.{number >> 6}" for second in (203, 204)]
        self._last = 4 * (number % 64)
        self.address = f"{self._networks[0]}.{self._last + 2}"
        self.database_host = f"{self._networks[1]}.{self._last + 1}"
        self.prefix = ("ip", "netns", "exec", self.name)
        """Before a command that is to run in the namespace."""

    def __enter__(self) -> Namespace:
        try:
            self._run("netns", "add", self.name)
            inside = ("-n", self.name)
            self._run(*inside, "link", "set", "lo", "up")
            for link, network in zip(self._links, self._networks, strict=True):
                self._run("link", "add", link, "type", "veth", "peer", f"{link}n")
                self._run("link", "set", f"{link}n", "netns", self.name)
                self._run("address", "add", f"{network}.{self._last + 1}/30", "dev", link)
                self._run("link", "set", link, "up")
                self._run(
                    *inside, "address", "add", f"{network}.{self._last + 2}/30", "dev", f"{link}n"
                )
                self._run(*inside, "link", "set", f"{link}n", "up")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for link in self._links:
            subprocess.run(["ip", "link", "delete", link], capture_output=True, check=False)
        subprocess.run(["ip", "netns", "delete", self.name], capture_output=True, check=False)

    def set_database_link(self, is_up: bool) -> None:
        """Cut or mend the link to the database: packets are lost, and no connection is closed."""
        state = "up" if is_up else "down"
        self._run("-n", self.name, "link", "set", f"{self._links[1]}n", state)

    @staticmethod
    def _run(*arguments: str) -> None:
        done = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError(f"ip {' '.join(arguments)}: {done.stderr.strip()}")


class Relay:
    """Passes connections to an address on to a socket file: that of the database in tests."""

    def __init__(self, host: str, path: str) -> None:
        self.host, self.port, self._path = host, 0, path
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Relay:
        self._server = await asyncio.start_server(self._serve, self.host, 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            other_reader, other_writer = await asyncio.open_unix_connection(self._path)
        except OSError:
            writer.close()
            return
        try:
            pumps = [
                asyncio.create_task(_pump(*pair))
                for pair in ((reader, other_writer), (other_reader, writer))
            ]
            try:
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for pump in pumps:
                    pump.cancel()
        finally:
            writer.close()
            other_writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
