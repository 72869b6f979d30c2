"""`colonnade worker`: thinks for all servers that share a PostgreSQL database."""

from __future__ import annotations

import os
import socket
from typing import Annotated

import typer

from colonnade.cli.common import DatabaseOption, Task, WorkersOption, count_cores
from colonnade.cli.serve import check_process_name
from colonnade.core.errors import BadOption
from colonnade.locales import Speaker


def worker(
    database: DatabaseOption = None,
    workers: WorkersOption = None,
    process: Annotated[
        str,
        typer.Option(
            "--process",
            metavar="NAME",
            envvar="COLONNADE_PROCESS",
            help="The name of this process; by default made of the host name and its number.",
        ),
    ] = "",
) -> Task:
    """Think for bots, hints and reviews of all servers on a PostgreSQL database, until Ctrl-C."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.store.base import is_address, missing_driver

        if database is None or not is_address(database):
            raise BadOption("cli-worker-store")
        try:
            from colonnade.server.workers.worker import run_worker
        except ModuleNotFoundError as error:
            raise missing_driver(database) from error
        name = check_process_name(process) or f"{socket.gethostname()}:worker-{os.getpid()}"
        return run_worker(database, name, workers or count_cores())

    return task
