"""How a server is set up: plain data, made by the command line or by a test."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> Path:
    """Where the tables lie unless somebody says otherwise: the folder of this person's data."""
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return base / "colonnade" / "tables.sqlite"


@dataclass(frozen=True)
class Settings:
    """A server. The defaults are for a family: this machine only, no account, one file."""

    host: str = "127.0.0.1"
    """`0.0.0.0` serves the local network too."""
    port: int = 8000
    """0 takes any free one."""
    database: Path = field(default_factory=default_database)
    workers: int = 2
    """Processes in which bots think."""
    allowed_hosts: tuple[str, ...] = ()
    """Names under which the server may be asked for, beside its own addresses and localhost: the public name of a reverse proxy."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of reverse proxies whose `X-Forwarded-For` names the client; limits then count that client."""
    opens_browser: bool = False
    static: Path | None = None
    """The built client; by default the folder `static` beside this file, if there is one."""

    bot_seconds: float = 5.0
    """The longest a bot may think; then a simpler one decides."""
    bot_pause: float = 0.7
    """Before each move of a bot, so that people can follow. A table without people does not pause."""
    fallback_level: str = "greedy"
    """The bot that plays for a person who is away, unless another is asked for."""
    absent_seconds: float = 60.0
    """After so long away, another player may have a bot take over."""
    reveal_seconds: float = 60.0
    """How long a value for fair dice may stay away once all have committed; then the round is void."""
    idle_table_seconds: float = 120.0
    """A table that nobody looks at and no bot plays on leaves the memory after so long."""

    hello_seconds: float = 10.0
    """A connection that sends no whole request head, and a socket that has not said hello, are closed after so long."""
    body_seconds: float = 10.0
    """How long a request may take to send its body."""
    send_seconds: float = 30.0
    """How long a client may take to read an answer."""
    ping_seconds: float = 20.0
    connections_limit: int = 10_000
    """Open connections in all; at most what the system's limit of open files allows."""
    connections_per_address: int = 500
    outgoing_limit: int = 1024 * 1024
    """Bytes that may wait for a slow reader before it is cut off."""
    messages_per_second: float = 100.0
    """Per socket: messages, pings and pongs."""
    messages_per_address: float = 1_000.0
    """Per address and second, of all its sockets."""
    bytes_per_second: float = 1024 * 1024
    """Per address: all that comes in."""
    bytes_at_once: float = 16 * 1024 * 1024
    """Bytes that an address may send before that limit holds."""
    requests_per_second: float = 200.0
    """Per address: HTTP requests and new sockets."""
    tables_per_minute: float = 300.0
    """Per address: new tables, seats taken, and records to be stored, replayed or reviewed."""
    looks_per_second: float = 50.0
    """Per address: invitations, short codes and lists of a device's tables, to be read. All phones of one Wi-Fi are one address."""
    code_misses_per_minute: float = 10.0
    """Per address: wrong short codes. There are 3.2 million: to try them all takes 222 days."""
    code_misses_at_once: float = 20.0
    """Wrong short codes that an address may try before that limit holds: a class of children mistypes together."""
    changes_per_second: float = 2.0
    """Per token: commands that are no moves, as names, preferences and phrases."""
    changes_at_once: float = 40.0
    """Such commands that a token may send before that limit holds."""
    helps_per_second: float = 10.0
    """Per table: hints, looks through the lens, second thoughts."""
    warms_workers: bool = True
    """Whether workers get ready for hints as soon as a table with help is made, so that the first one is as quick as the others."""
    review_seconds: float = 120.0
    """The longest a review may take."""
    check_seconds: float = 20.0
    """Per review: the time for rollouts of its large losses, after the review itself; 0 for none."""
    reviews_waiting: int = 32
    """Per address: reviews under way."""
    waiting_per_address: int = 100
    """Per address: hints, and records and tables to be read, that may wait for a turn."""
    bot_tables_per_address: int = 16
    """Per address: tables on which bots play alone, at the same time."""

    prune_unfinished_days: float = 30.0
    prune_waiting_days: float = 2.0
    log_level: str = "info"
