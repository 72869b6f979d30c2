"""`colonnade serve`, and `colonnade` without a command: the table server."""

from __future__ import annotations

import contextlib
import errno
import io
import ipaddress
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from colonnade.cli.common import MOST_WORKERS, QUOTED, DatabaseOption, Task
from colonnade.cli.files import UnusableFile, check_database, translate_os_errors
from colonnade.core.errors import BadOption, ColonnadeError
from colonnade.locales import Speaker

CLIENT = Path(__file__).parent.parent / "server" / "static" / "index.html"
"""The first page of the built browser client."""
PORT = 8000
LONGEST_NAME = 100
"""The most characters of a process's name."""
_NEARBY = 20  # ports tried, from the default one on, if none is given


class CannotServe(ColonnadeError):
    """A host or a port that cannot be served."""

    code = "cannot-serve"


HostOption = Annotated[
    str,
    typer.Option(
        "--host",
        metavar="ADDRESS",
        envvar="COLONNADE_HOST",
        help="Where to listen; 0.0.0.0 serves the local network too, :: in IPv6 as well.",
    ),
]
PortOption = Annotated[
    int,
    typer.Option(
        "--port",
        metavar="N",
        envvar="COLONNADE_PORT",
        min=0,
        max=65535,
        help="0 takes any free one.",
    ),
]


AllowedHostOption = Annotated[
    list[str] | None,
    typer.Option(
        "--allowed-host",
        metavar="NAME",
        envvar="COLONNADE_ALLOWED_HOSTS",
        help=(
            "A host name of the server, such as that of a reverse proxy; may be given several"
            " times."
        ),
    ),
]
TrustedProxyOption = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        metavar="NETWORK",
        envvar="COLONNADE_TRUSTED_PROXIES",
        help=(
            "A reverse proxy, or a network of them, whose X-Forwarded-For is trusted; may be given"
            " several times."
        ),
    ),
]

ProcessOption = Annotated[
    str,
    typer.Option(
        "--process",
        metavar="NAME",
        envvar="COLONNADE_PROCESS",
        help=(
            "The name of this process among those that share a PostgreSQL database; by default"
            " HOST:PORT."
        ),
    ),
]
AddressOption = Annotated[
    str,
    typer.Option(
        "--address",
        metavar="ADDRESS",
        envvar="COLONNADE_ADDRESS",
        help=(
            "Where clients reach exactly this process, such as"
            " https://play.example.org/processes/a; by default http://HOST:PORT."
        ),
    ),
]
AdminPortOption = Annotated[
    int | None,
    typer.Option(
        "--admin-port",
        metavar="N",
        envvar="COLONNADE_ADMIN_PORT",
        min=0,
        max=65535,
        help="Serve the admin page and /metrics on this port; by default nowhere.",
    ),
]
AdminHostOption = Annotated[
    str,
    typer.Option(
        "--admin-host",
        metavar="ADDRESS",
        envvar="COLONNADE_ADMIN_HOST",
        help="Where the admin port listens. It has no password.",
    ),
]
ForbiddenNamesOption = Annotated[
    str | None,
    typer.Option(
        "--forbidden-names",
        metavar="FILE",
        envvar="COLONNADE_FORBIDDEN_NAMES",
        help="Words that names may not contain, one per line; with a * also inside a word.",
    ),
]
ContactOption = Annotated[
    str,
    typer.Option(
        "--contact",
        metavar="TEXT",
        envvar="COLONNADE_CONTACT",
        help="How players reach you, for the privacy page: an e-mail address, for instance.",
    ),
]


def serve(
    host: HostOption = "127.0.0.1",
    port: PortOption = PORT,
    database: DatabaseOption = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            metavar="N",
            envvar="COLONNADE_WORKERS",
            min=0,
            max=MOST_WORKERS,
            help="Processes in which bots think; 0 leaves that to `colonnade worker`.",
        ),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the browser.")
    ] = False,
    allowed_host: AllowedHostOption = None,
    trusted_proxy: TrustedProxyOption = None,
    process: ProcessOption = "",
    address: AddressOption = "",
    admin_port: AdminPortOption = None,
    admin_host: AdminHostOption = "127.0.0.1",
    forbidden_names: ForbiddenNamesOption = None,
    contact: ContactOption = "",
) -> Task:
    """Serve tables to browsers and programs, until Ctrl-C."""
    hosts, proxies = tuple(allowed_host or ()), tuple(trusted_proxy or ())

    def task(speaker: Speaker) -> int:
        with contextlib.ExitStack() as stack:
            listener = stack.enter_context(_listen(host, port))
            admin_listener = None
            if admin_port is not None:
                admin_listener = stack.enter_context(
                    _listen(admin_host, admin_port, "--admin-port")
                )
            return _serve(
                host,
                listener,
                database,
                workers,
                speaker,
                opens_browser=not no_browser,
                allowed_hosts=hosts,
                trusted_proxies=proxies,
                process=process,
                address=address,
                admin_listener=admin_listener,
                forbidden_names=_read_words(forbidden_names),
                contact=contact[:QUOTED],
            )

    return task


def begin(speaker: Speaker) -> int:
    """`colonnade` without a command: serve the local network and open the browser; without a built
    client, play in the terminal.
    """
    if not CLIENT.is_file():
        from colonnade.terminal.play import choose_and_play

        print(speaker.text("cli-serve-no-client"))
        return choose_and_play(speaker.language)
    with _listen_nearby("0.0.0.0") as listener:
        return _serve(
            "0.0.0.0", listener, None, None, speaker, opens_browser=True, log_level="warning"
        )


def _serve(
    host: str,
    listener: socket.socket,
    database: str | None,
    workers: int | None,
    speaker: Speaker,
    *,
    opens_browser: bool,
    log_level: str = "info",
    allowed_hosts: tuple[str, ...] = (),
    trusted_proxies: tuple[str, ...] = (),
    process: str = "",
    address: str = "",
    admin_listener: socket.socket | None = None,
    **others: Any,
) -> int:
    """Serve until a signal: Ctrl-C raises `KeyboardInterrupt`, SIGTERM gives exit code 0. `others`
    are further settings.
    """
    from colonnade import server

    given: dict[str, Any] = {
        "allowed_hosts": allowed_hosts,
        "trusted_proxies": trusted_proxies,
        "process": check_process_name(process),
        "address": _check_address(address),
        **others,
    }
    for network in trusted_proxies:
        try:
            ipaddress.ip_network(network, strict=False)
        except ValueError as error:
            raise BadOption("cli-serve-proxy", text=network[:QUOTED]) from error
    port: int = listener.getsockname()[1]
    if database is not None:
        given["database"] = check_database(database)
    if workers is not None:
        given["workers"] = workers
    if admin_listener is not None:
        given["admin_host"], given["admin_port"] = admin_listener.getsockname()[:2]
    is_open = opens_browser and CLIENT.is_file() and _has_browser()
    settings = server.Settings(host, port, opens_browser=is_open, log_level=log_level, **given)
    _print_addresses(host, port, speaker)

    # while the server does not handle signals itself: before it listens, and after it has ended
    def stop(_: int, __: object) -> None:
        raise SystemExit(0)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        return server.run(settings, listener, admin_listener)
    finally:
        signal.signal(signal.SIGTERM, before)


def check_process_name(name: str) -> str:
    """The name of a process. Raises `BadOption` for one that a list could not show."""
    if len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise BadOption("cli-serve-process", text=name[:QUOTED], limit=LONGEST_NAME)
    return name


def _check_address(address: str) -> str:
    """The address of a process without slashes at its end. Raises `BadOption` for a text that is
    not one.
    """
    from colonnade.server.network import clean_address

    cleaned = clean_address(address) if address else ""
    if cleaned is None:
        raise BadOption("cli-serve-address", text=address[:QUOTED])
    return cleaned


def _read_words(path: str | None) -> tuple[str, ...]:
    """The words of the host's list of forbidden names. Raises `UnusableFile`."""
    from colonnade.server.names import parse_words

    if path is None:
        return ()
    with translate_os_errors(path):
        data = Path(path).read_bytes()
    try:
        return parse_words(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise UnusableFile("cli-serve-names", path=path[:QUOTED]) from error


def _listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """A listening socket on the port, or on any free one for 0. Raises `CannotServe`, which names
    the option of the port.
    """
    from colonnade.server.network import open_listener

    try:
        return open_listener(host, port)
    except (OSError, ValueError, TypeError) as error:  # the last two for a malformed host name
        number: int = getattr(error, "errno", None) or 0
        if number == errno.EADDRINUSE:
            raise CannotServe("cli-serve-port-taken", port=str(port), option=option) from error
        if number == errno.EACCES:
            raise CannotServe("cli-serve-port-forbidden", port=str(port), option=option) from error
        # below 0: no such name
        if not isinstance(error, OSError) or number < 0 or number == errno.EADDRNOTAVAIL:
            raise CannotServe("cli-serve-host", host=host[:QUOTED]) from error
        raise CannotServe(
            "cli-serve-other",
            host=host[:QUOTED],
            port=str(port),
            reason=error.strerror or str(error),
        ) from error


def _listen_nearby(host: str) -> socket.socket:
    """A listening socket on the default port or, if it is taken, on a free one near it."""
    for port in range(PORT, PORT + _NEARBY):
        with contextlib.suppress(CannotServe):
            return _listen(host, port)
    return _listen(host, 0)


def _has_browser() -> bool:
    """Whether a graphical browser can be opened for a person at this terminal."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _print_addresses(host: str, port: int, speaker: Speaker) -> None:
    """Print the addresses of the server, on this machine and on the network, with a QR code."""
    from colonnade.server.network import HERE, find_network_address, is_everywhere

    if is_everywhere(host) or host in HERE:
        print(speaker.text("cli-serve-local", address=f"http://localhost:{port}/"))
    address = find_network_address(host, port)
    if address is not None:
        is_drawn = sys.stdout.isatty()
        print(
            speaker.text(
                "cli-serve-network" if is_drawn else "cli-serve-network-plain", address=address
            )
        )
        if is_drawn:
            _draw_code(address)
    print(speaker.text("cli-serve-stop"), flush=True)


def _draw_code(address: str) -> None:
    """Print the address as a QR code, in fixed colours that a camera can read in any terminal."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(address, error="l").terminal(drawn, border=2, compact=True)
    console = Console(highlight=False)
    for line in drawn.getvalue().splitlines():
        console.print(Text(line, "color(231) on color(16)", no_wrap=True), soft_wrap=True)
