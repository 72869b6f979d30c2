"""A server for browsers in a process of its own, so that it can be killed as a power cut would."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from datetime import date
from pathlib import Path

from tests.ports import find_port
from tests.waiting import DEADLINE, wait_until


class Server:
    """`python -m tests.browser.serving PORT DATABASE HOST`, and how to end and begin it again on
    the same file. With the name of a way to cheat after these, its host does.
    """

    def __init__(self, database: Path, host: str = "127.0.0.1", cheats: str = "") -> None:
        self.database, self.host, self.port = database, host, find_port()
        self.cheats = cheats
        self.address = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve; returns when the first page is served."""
        root = Path(__file__).parents[2]
        command = [
            sys.executable,
            "-m",
            "tests.browser.serving",
            str(self.port),
            str(self.database),
            self.host,
            self.cheats,
        ]
        self._process = subprocess.Popen(
            command, cwd=root, stderr=subprocess.DEVNULL, start_new_session=True
        )
        process = self._process
        wait_until(lambda: self._answers() or process.poll() is not None)
        assert process.poll() is None, "the server did not start"

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(self.address + "api/health", timeout=DEADLINE).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """End it with `kill -9`, bot workers and all."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


TODAY = date(2026, 11, 19)
"""The date of the day's throw, whenever the tests run."""


if __name__ == "__main__":
    from colonnade.server import day
    from colonnade.server.app import serve
    from colonnade.server.settings import Settings
    from tests.cheating import WAYS
    from tests.server.tools import PATIENT

    day.find_today = lambda: TODAY
    if sys.argv[4]:
        WAYS[sys.argv[4]]()
    sys.exit(
        serve(
            Settings(
                host=sys.argv[3],
                port=int(sys.argv[1]),
                database=Path(sys.argv[2]),
                workers=1,
                bot_pause=0.0,
                **{
                    **PATIENT,
                    **{
                        name: float(os.environ[name.upper()])
                        for name in ("check_seconds", "ping_seconds")
                        if name.upper() in os.environ
                    },
                },
                # all pages of a file come from one address, faster than people
                requests_per_second=10_000,
                tables_per_minute=10_000,
                looks_per_second=10_000,
                log_level="warning",
            )
        )
    )
