"""The settings of a server: plain data, from the command line or a test."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> Path:
    """The default path of the database, in the user's data folder."""
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return base / "colonnade" / "tables.sqlite"


@dataclass(frozen=True)
class Settings:
    """The settings of a server. The defaults serve a family: this machine only, no accounts, one
    file.
    """

    host: str = "127.0.0.1"
    """`0.0.0.0` serves the local network too."""
    port: int = 8000
    """0 takes any free one."""
    database: Path | str = field(default_factory=default_database)
    """A file, or the address of a PostgreSQL database: `postgresql://user@host/name`."""
    process: str = ""
    """The name of this process among those that share a PostgreSQL database; by default the host
    name and the port. A process that is started again under its name goes on with its tables.
    """
    address: str = ""
    """Where clients reach exactly this process: `https://play.example.org/processes/a`. Other
    processes that share the database send them there. By default the host and the port.
    """
    workers: int = 2
    """Processes in which bots think; 0 leaves that to `colonnade worker`, with PostgreSQL."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names of the server besides its own addresses and localhost, as the public name of a
    reverse proxy.
    """
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of reverse proxies whose `X-Forwarded-For` names the client; limits
    then count that client.
    """
    admin_port: int | None = None
    """The port of the admin page and of `/metrics`; 0 takes any free one, None has none."""
    admin_host: str = "127.0.0.1"
    """The address of the admin page, which has no password."""
    opens_browser: bool = False
    static: Path | None = None
    """The built client; by default the folder `static` of this package, if there is one."""

    bot_seconds: float = 5.0
    """The longest time for a bot's decision; then a random move is made for it."""
    bot_pause: float = 0.7
    """Before each move of a bot, so that people can follow. A table without people does not pause.
    """
    fallback_level: str = "greedy"
    """The bot that plays for a person who is away, unless another is asked for."""
    absent_seconds: float = 60.0
    """How long a player must be away before another may let a bot take over."""
    reveal_seconds: float = 60.0
    """How long a value for fair dice may be missing once all have committed; then the round is
    void.
    """
    commit_seconds: float = 60.0
    """How long a seat may be without a commitment for fair dice after its person was first there,
    also if that person has gone; then the dice are agreed on without.
    """
    idle_table_seconds: float = 120.0
    """After this time a table without viewers and active bots is unloaded from memory."""

    hello_seconds: float = 10.0
    """Time for a connection to send its request head, and for a socket to send `hello`."""
    body_seconds: float = 10.0
    """How long a request may take to send its body."""
    send_seconds: float = 30.0
    """How long a client may take to read an answer."""
    ping_seconds: float = 6.0
    """After this time without a message a client is sent a ping, and has half of it to answer: who
    has lost the network is seen to be away within ten seconds.
    """
    connections_limit: int = 10_000
    """Open connections in all; at most what the system's limit of open files allows."""
    connections_per_address: int = 500
    outgoing_limit: int = 1024 * 1024
    """Bytes that may be queued for a slow reader before it is disconnected."""
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
    tables_at_once: float = 60.0
    """Such requests that an address may send before that limit applies: a school class shares an
    address.
    """
    stored_bytes_per_day: float = 128 * 1024 * 1024
    """Per address: what it has the server store, as records, tables and entries of their logs. A
    game with its record takes 30 to 360 KiB. Beyond it bots wait.
    """
    stored_bytes_at_once: float = 32 * 1024 * 1024
    """Bytes that an address may have stored before that limit applies."""
    network_stored_bytes_per_day: float = 512 * 1024 * 1024
    """Per IPv6 network of 48 bits, which has 65,536 of those that count as one address."""
    network_stored_bytes_at_once: float = 128 * 1024 * 1024
    looks_per_second: float = 50.0
    """Per address: invitations, short codes and lists of a device's tables, read. All phones of one
    Wi-Fi share an address.
    """
    code_misses_per_minute: float = 10.0
    """Per address: wrong short codes, of 3.2 million."""
    code_misses_at_once: float = 20.0
    """Wrong short codes that an address may try before that limit applies: a school class shares an
    address.
    """
    network_misses_per_minute: float = 30.0
    """Per IPv6 network of 48 bits, which has 65,536 of those that count as one address."""
    network_misses_at_once: float = 60.0
    all_misses_per_minute: float = 120.0
    """Wrong short codes of everybody together. SECURITY.md says how long guessing takes then."""
    all_misses_at_once: float = 300.0
    changes_per_second: float = 2.0
    """Per token: commands that are not moves, as names, preferences and phrases."""
    changes_at_once: float = 40.0
    """Such commands that a token may send before that limit applies."""
    helps_per_second: float = 10.0
    """Per table: hints, looks through the lens, second thoughts."""
    warms_workers: bool = True
    """Whether workers load the nets when a table with help is created, so that its first hint is
    fast.
    """
    review_seconds: float = 120.0
    """The longest a review may take."""
    check_seconds: float = 20.0
    """Per review: the time for rollouts of its large losses, after the review itself; 0 for no
    rollouts.
    """
    reviews_waiting: int = 32
    """Per address: reviews under way."""
    prints_per_minute: float = 10.0
    """Per address: PDFs that are not cached. Each takes a worker about a second."""
    prints_at_once: float = 20.0
    """Such PDFs that an address may ask for before that limit applies."""
    print_bytes_per_second: float = 1024 * 1024
    """Per address: previews and PDFs that are sent, also cached ones."""
    print_bytes_at_once: float = 64 * 1024 * 1024
    """Bytes of them that are sent to an address before that limit applies."""
    prints_waiting: int = 4
    """Per address: PDFs that may wait for their turn."""
    print_seconds: float = 30.0
    """The longest a PDF may take."""
    waiting_per_address: int = 100
    """Per address: hints, and records and tables to be read, that may wait in the queue."""
    bot_tables_per_address: int = 16
    """Per address: tables on which bots play alone, at the same time."""

    reports_per_hour: float = 20.0
    """Per address: reports to the host about a table."""
    forbidden_names: tuple[str, ...] = ()
    """Words that names may not contain: as a whole word or, with a `*`, anywhere."""
    contact: str = ""
    """How players reach the host, shown on the privacy page."""

    prune_unfinished_days: float = 30.0
    prune_waiting_days: float = 2.0
    prune_reports_days: float = 30.0
    log_level: str = "info"
