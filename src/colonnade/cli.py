"""The command line. Every bad input ends in one line on standard error and a non-zero exit, a closed pipe in silence, Ctrl-C in exit 130.

Typer only reads the command line: each command returns its task, and `main` runs it. So this module alone decides how errors look.
"""

from __future__ import annotations

import contextlib
import errno
import io
import ipaddress
import json
import os
import signal
import socket
import sys
import tempfile
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from importlib.metadata import version as package_version
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, TextIO, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from colonnade.core.errors import BadOption, BadRecord, ColonnadeError
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.record import LINE_LIMIT, Record, Step, replay_lines, scan_records
from colonnade.core.setup import check_setup
from colonnade.core.view import Picture
from colonnade.games import GAMES, find_position
from colonnade.lab.simulate import Experiment, find_game, prepare, simulate
from colonnade.lab.statistics import Tally, wilson
from colonnade.locales import LANGUAGES, Speaker, default_language
from colonnade.terminal.learn import learn
from colonnade.terminal.play import choose, play
from colonnade.terminal.screen import STYLES

if TYPE_CHECKING:
    from colonnade.lab.arena import Summary

T = TypeVar("T")
MOST_GAMES = 10_000_000
MOST_WORKERS = 256
FAULT, USAGE, INTERNAL, INTERRUPTED, CLOSED_PIPE = 1, 2, 70, 130, 141
"""Exit codes: something does not hold, the command line cannot be read, a fault of the program, Ctrl-C, and nobody reads the output."""

CLIENT = Path(__file__).parent / "server" / "static" / "index.html"
"""The first page of the built browser client."""
PORT = 8000
_NEARBY = 20  # how many ports after the usual one are tried where no port is asked for
_SQLITE = b"SQLite format 3\0"  # how a database begins
_SHOWN = 200  # characters of a file's name that a sentence quotes

Task = Callable[[Speaker], int]
"""What a command asks for; returns the exit code."""

app = typer.Typer(
    name="colonnade",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line, by default the program's own, and return its exit code. Never raises."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a file name or a terminal may hold what its encoding cannot say
            stream.reconfigure(errors="backslashreplace")
    speaker = Speaker(default_language())
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments), speaker)
        sys.stdout.flush()
        return code
    except (KeyboardInterrupt, typer.Abort):
        _complain(speaker.text("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        with contextlib.suppress(OSError, ValueError):  # so that Python's own flush at the end stays silent as well
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except ColonnadeError as error:
        _complain(_sentence(error, speaker))
        return USAGE if isinstance(error, BadOption) else FAULT
    except OSError as error:
        _complain(speaker.text("error-file-other", path=str(error.filename or ""), reason=error.strerror or str(error)))
        return FAULT
    except Exception as error:  # a fault of ours; who mends it can ask for more
        if os.environ.get("COLONNADE_TRACEBACK"):
            traceback.print_exc()
        _complain(f"internal error: {type(error).__name__}: {error} (COLONNADE_TRACEBACK=1 shows where)")
        return INTERNAL


def _run(arguments: list[str], speaker: Speaker) -> int:
    try:
        task: Any = typer.main.get_command(app)(arguments, prog_name="colonnade", standalone_mode=False)
    except Exception as error:
        describe = getattr(error, "format_message", None)  # Typer's and Click's errors, whichever package they live in
        if describe is None:
            raise
        _complain(f"{describe()} (colonnade --help)")
        return USAGE
    if isinstance(task, int | None):  # help and version have been shown
        return task or 0
    return task(speaker)


def _complain(sentence: str) -> None:
    with contextlib.suppress(OSError, ValueError):
        print(f"colonnade: {_one_line(sentence)}", file=sys.stderr, flush=True)


def _one_line(text: str) -> str:
    """The text without line breaks and control characters, which a file or a person may have put into it."""
    return "".join(
        character if character.isprintable() else " " if character.isspace() else "\N{REPLACEMENT CHARACTER}" for character in text
    )


def _sentence(error: ColonnadeError, speaker: Speaker) -> str:
    if isinstance(error, BadRecord):
        return ": ".join(filter(None, [_place(error, speaker), speaker.say(error.message)]))
    return speaker.say(error.message)


def _place(error: BadRecord, speaker: Speaker, game: int | None = None) -> str:
    """Where a record is at fault: `game 0, line 1, ply 17, “place 5-3”, C3.2`."""
    words = [
        "" if game is None else speaker.text("cli-where-game", game=str(game)),
        "" if error.line is None else speaker.text("cli-where-line", line=str(error.line)),
        "" if error.ply is None else speaker.text("cli-where-ply", ply=str(error.ply)),
        "" if error.event is None else speaker.text("cli-where-event", event=error.event[:80]),
        error.clause or "",
    ]
    return ", ".join(filter(None, words))


# Files


class UnusableFile(ColonnadeError):
    """A file that cannot be read or written."""

    code = "unusable-file"


@contextlib.contextmanager
def _naming(path: str) -> Generator[None]:
    """Turn what the system says about a file into our sentences."""
    shown = path if len(path) <= _SHOWN else path[:_SHOWN] + "…"
    try:
        yield
    except BrokenPipeError:
        raise
    except FileNotFoundError as error:
        key = "error-no-folder" if path and not Path(path).parent.is_dir() else "error-file-missing"
        raise UnusableFile(key, path=shown) from error
    except IsADirectoryError as error:
        raise UnusableFile("error-file-directory", path=shown) from error
    except PermissionError as error:
        raise UnusableFile("error-file-permission", path=shown) from error
    except OSError as error:
        raise UnusableFile("error-file-other", path=shown, reason=error.strerror or type(error).__name__) from error
    except ValueError as error:  # a NUL in the name
        raise UnusableFile("error-file-name", path=shown) from error


@contextlib.contextmanager
def _opened(path: str) -> Generator[BinaryIO]:
    """A file to read, or standard input for `-`."""
    if path == "-":
        yield sys.stdin.buffer
        return
    with _naming(path):
        file = open(path, "rb")  # noqa: SIM115 (only the opening is named; what is read later has its own errors)
    with file:
        yield file


@contextlib.contextmanager
def _lying(path: str) -> Generator[Path]:
    """A file that can be read more than once: standard input and pipes are copied, but for what comes after a line beyond all measure."""
    with _opened(path) as file, contextlib.ExitStack() as stack:
        if path != "-" and Path(path).is_file():
            yield Path(path)
            return
        copy = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="colonnade-"))) / "records.jsonl"
        with copy.open("wb") as copied:
            while line := file.readline(LINE_LIMIT + 1):
                copied.write(line)
                if len(line) > LINE_LIMIT:
                    break
        yield copy


@contextlib.contextmanager
def _written(path: str) -> Generator[TextIO]:
    """A file to write: it has its name once it is whole, and on an error nothing is left."""
    with _naming(path):
        target = Path(path).resolve()  # through links, so that a link stays one
        if target.is_dir():
            raise IsADirectoryError
        if target.exists() and not target.is_file():  # a pipe or a device is written to, not replaced
            file, half = target.open("w", encoding="utf-8", newline="\n"), None
        else:
            if target.exists() and not os.access(target, os.W_OK):
                raise PermissionError
            half = target.with_name(f".{target.name[:60]}.{os.getpid()}.part")
            file = half.open("x", encoding="utf-8", newline="\n")
    try:
        with file:
            yield file
        if half is not None:
            with _naming(path):
                half.replace(target)
    except BaseException:
        if half is not None:
            half.unlink(missing_ok=True)
        raise


def _faults_of(path: str, task: Callable[[Record, AnyGame], None], speaker: Speaker) -> tuple[int, int]:
    """Do something with every record of a file; print a line for each that is at fault, and count records and faults."""
    records = faults = 0
    with _opened(path) as file:
        try:
            for index, found in enumerate(scan_records(file, GAMES)):
                records += 1
                try:
                    if isinstance(found, BadRecord):
                        raise found
                    task(found, GAMES[found.game])
                except BadRecord as error:
                    faults += 1
                    print(_one_line(f"{path}: {_place(error, speaker, index)}: {speaker.say(error.message)}"))
        except IsADirectoryError as error:  # some systems open a folder, and say so only when it is read
            raise UnusableFile("error-file-directory", path=path) from error
    return records, faults


def _for_each(files: Sequence[str], task: Callable[[str], int], speaker: Speaker) -> int:
    """Do a task with every file, also after one that cannot be used; the number of faults."""
    faults = 0
    for path in files:
        try:
            faults += task(path)
        except UnusableFile as error:
            faults += 1
            sys.stdout.flush()
            _complain(_sentence(error, speaker))
    return faults


# The commands

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="columbiz or quatre_colonnes.")]
SeatsOption = Annotated[str, typer.Option("--seats", metavar="A,B[,C,D]", help="Who sits where, in turn order: levels, or module:Class.")]
ColoursOption = Annotated[str | None, typer.Option("--colours", metavar="Y,R", help="A colour per seat.")]
FirstOption = Annotated[int | None, typer.Option("--first", metavar="N", help="The seat that begins, from 0, where no dice decide.")]
OptionOption = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A rule option; may be given again.")]
DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="FILE", help="Where the tables lie; by default in the folder of your data.")
]
FilesArgument = Annotated[list[str], typer.Argument(metavar="FILE...", help="Files of records; - is standard input.")]


def _split(text: str | None) -> list[str] | None:
    return None if text is None else [part.strip() for part in text.split(",")]


def _show_version(is_asked: bool) -> None:
    if is_asked:
        print(f"colonnade {package_version('colonnade')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def colonnade(
    context: typer.Context,
    _version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say which version this is.")] = False,
) -> Task | None:
    """Two column games at one table: Columbiz and Les 4 colonnes. Without a command, the table opens in the browser."""
    return None if context.invoked_subcommand else _begin


def _begin(speaker: Speaker) -> int:
    """The main job: a table in the browser, for everybody on the local network; without a built client, one in the terminal."""
    if not CLIENT.is_file():
        print(speaker.text("cli-serve-no-client"))
        return choose(speaker.language)
    return _serve("0.0.0.0", _find_port("0.0.0.0"), None, None, speaker, opens_browser=True, log_level="warning")


# Serving


class CannotServe(ColonnadeError):
    """A host or a port that cannot be served."""

    code = "cannot-serve"


HostOption = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 serves the local network too.")]
PortOption = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="0 takes any free one.")]


AllowedHostOption = Annotated[
    list[str] | None,
    typer.Option(
        "--allowed-host",
        metavar="NAME",
        envvar="COLONNADE_ALLOWED_HOSTS",
        help="A name by which the server may be asked for, as that of a reverse proxy; may be given several times.",
    ),
]
TrustedProxyOption = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        metavar="NETWORK",
        envvar="COLONNADE_TRUSTED_PROXIES",
        help="A reverse proxy, or a network of them, whose X-Forwarded-For is believed; may be given several times.",
    ),
]


@app.command("serve")
def serve_command(
    host: HostOption = "127.0.0.1",
    port: PortOption = PORT,
    database: DatabaseOption = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, max=MOST_WORKERS, help="Processes in which bots think.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    allowed_host: AllowedHostOption = None,
    trusted_proxy: TrustedProxyOption = None,
) -> Task:
    """Serve tables to browsers and programs, until Ctrl-C."""
    hosts, proxies = tuple(allowed_host or ()), tuple(trusted_proxy or ())
    return lambda speaker: _serve(
        host, port, database, workers, speaker, opens_browser=not no_browser, allowed_hosts=hosts, trusted_proxies=proxies
    )


def _serve(
    host: str,
    port: int,
    database: str | None,
    workers: int | None,
    speaker: Speaker,
    *,
    opens_browser: bool,
    log_level: str = "info",
    allowed_hosts: tuple[str, ...] = (),
    trusted_proxies: tuple[str, ...] = (),
) -> int:
    """Serve until a signal: Ctrl-C is an interruption, as everywhere; a request to end is a good end."""
    from colonnade import server  # heavy: only who serves pays for it

    given: dict[str, Any] = {"allowed_hosts": allowed_hosts, "trusted_proxies": trusted_proxies}
    for network in trusted_proxies:
        try:
            ipaddress.ip_network(network, strict=False)
        except ValueError as error:
            raise BadOption("cli-serve-proxy", text=network[:_SHOWN]) from error
    port = _probe(host, port)
    if database is not None:
        given["database"] = _check_database(database)
    if workers is not None:
        given["workers"] = workers
    is_open = opens_browser and CLIENT.is_file() and _has_browser()
    settings = server.Settings(host, port, opens_browser=is_open, log_level=log_level, **given)
    _print_addresses(host, port, speaker)

    def stop(_: int, __: object) -> None:  # before the server listens, or once it has ended
        raise SystemExit(0)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        return server.run(settings)
    finally:
        signal.signal(signal.SIGTERM, before)


def _check_database(database: str) -> Path:
    """The file, if it may be written; a file that is not there yet is made. Raises `UnusableFile`."""
    with _naming(database):
        path = Path(database)
        with contextlib.suppress(FileNotFoundError):
            open(path, "r+b").close()
            if not path.is_file():
                raise UnusableFile("error-file-name", path=database[:_SHOWN])
    return path


def _probe(host: str, port: int) -> int:
    """The port that will be served: the one asked for, or a free one for 0. Raises `CannotServe`."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            if sys.platform != "win32":  # as the server itself does: a port that was served a moment ago is free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return probe.getsockname()[1]
    except (OSError, ValueError, TypeError) as error:  # the last two for a name that cannot be one
        number = getattr(error, "errno", None)
        if number == errno.EADDRINUSE:
            raise CannotServe("cli-serve-port-taken", port=str(port)) from error
        if number == errno.EACCES:
            raise CannotServe("cli-serve-port-forbidden", port=str(port)) from error
        if not isinstance(error, OSError) or isinstance(error, socket.gaierror) or number == errno.EADDRNOTAVAIL:
            raise CannotServe("cli-serve-host", host=host[:_SHOWN]) from error
        raise CannotServe("cli-serve-other", host=host[:_SHOWN], port=str(port), reason=error.strerror or str(error)) from error


def _find_port(host: str) -> int:
    """The usual port or, where it is taken, a free one near it."""
    for port in range(PORT, PORT + _NEARBY):
        with contextlib.suppress(CannotServe):
            return _probe(host, port)
    return 0


def _has_browser() -> bool:
    """Whether there is a person before a screen that can show a page: not one that would open in this terminal."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _print_addresses(host: str, port: int, speaker: Speaker) -> None:
    """Where the tables are found: on this machine, and by others on the network, with a code to scan."""
    from colonnade.server.network import EVERYWHERE, HERE, find_network_address

    if host in EVERYWHERE | HERE:
        print(speaker.text("cli-serve-local", address=f"http://localhost:{port}/"))
    address = find_network_address(host, port)
    if address is not None:
        is_drawn = sys.stdout.isatty()
        print(speaker.text("cli-serve-network" if is_drawn else "cli-serve-network-plain", address=address))
        if is_drawn:
            _draw_code(address)
    print(speaker.text("cli-serve-stop"), flush=True)


def _draw_code(address: str) -> None:
    """The address as a code to scan: light on dark whatever the terminal's own colours are, or a camera may not see it."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(address, error="l").terminal(drawn, border=2, compact=True)
    console = Console(highlight=False)
    for line in drawn.getvalue().splitlines():
        console.print(Text(line, "color(231) on color(16)", no_wrap=True), soft_wrap=True)


@app.command("play")
def play_command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="columbiz or quatre_colonnes; not with --join.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B[,C,D]",
            help="Who sits where, in turn order: human, human:NAME, a level, or module:Class. By default human,greedy.",
        ),
    ] = None,
    colours: ColoursOption = None,
    first: FirstOption = None,
    option: OptionOption = None,
    dice: Annotated[
        str | None, typer.Option("--dice", metavar="fair|physical|seeded", help="Where the dice come from; by default fair.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="With seeded dice: the same seed gives the same dice.")] = None,
    language: Annotated[str | None, typer.Option("--language", metavar="|".join(LANGUAGES), help="By default the environment's.")] = None,
    load: Annotated[str | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    join: Annotated[str | None, typer.Option("--join", metavar="LINK", help="Play at a server's table, or watch it.")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="With --join: your name.")] = None,
) -> Task:
    """Play a game in the terminal."""
    if join is not None:
        settled = [game, seats, colours, first, option, dice, seed, load]
        if any(value is not None for value in settled):
            raise typer.BadParameter("with --join, the table says what is played; only --name and --language go with it")
        return lambda speaker: _join(join, name, language or speaker.language)
    if name is not None:
        raise typer.BadParameter("--name goes with --join; here a seat has its name as human:NAME")
    if game is None:
        raise typer.BadParameter("Missing argument 'GAME'.")
    table = seats or "human,greedy"

    def task(speaker: Speaker) -> int:
        options = find_game(game).options_type.parse(option or [])
        path = None if load is None else Path(load)
        with contextlib.nullcontext() if load is None else _naming(load):
            if path is not None:
                path.open("rb").close()
        return play(game, _split(table) or [], _split(colours), first, options, dice or "fair", seed, language or speaker.language, path)

    return task


def _join(link: str, name: str | None, language: str) -> int:
    from colonnade.terminal.online import play_online  # only who plays online pays for it

    return play_online(link, name, language)


@app.command("learn")
def learn_command(
    game: GameArgument,
    language: Annotated[str | None, typer.Option("--language", metavar="|".join(LANGUAGES), help="By default the environment's.")] = None,
    is_anew: Annotated[bool, typer.Option("--again", help="From the beginning; else where you left it.")] = False,
) -> Task:
    """Learn a game by playing it: a guided first game in the terminal."""
    return lambda speaker: learn(game, language or speaker.language, is_anew=is_anew)


@app.command("simulate")
def simulate_command(
    game: GameArgument,
    seats: SeatsOption,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES, help="How many games.")],
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")],
    colours: ColoursOption = None,
    first: FirstOption = None,
    option: OptionOption = None,
    dice: Annotated[str, typer.Option("--dice", metavar="seeded|fair", help="Where the dice come from.")] = "seeded",
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help="Where the records go; else to standard output.")] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, max=MOST_WORKERS, help="Processes; by default one per core.")
    ] = None,
) -> Task:
    """Play bot games, and write their records as JSON Lines."""

    def task(speaker: Speaker) -> int:
        experiment = prepare(
            game,
            _split(seats) or [],
            games,
            seed,
            colours=_split(colours),
            first=first,
            options=find_game(game).options_type.parse(option or []),
            dice=dice,
        )
        tally = Tally(len(experiment.agents))
        with contextlib.nullcontext(sys.stdout) if out is None else _written(out) as file:
            for record in _with_progress(simulate(experiment, workers or _cores()), experiment.games, speaker):
                file.write(record.to_json() + "\n")
                tally.add(record)
        sys.stdout.flush()
        _print_summary(experiment, tally, out, speaker)
        return 0

    return task


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _with_progress(steps: Iterator[T], games: int, speaker: Speaker, done: int = 0, count: Callable[[T], int] | None = None) -> Iterator[T]:
    """The steps, with a bar in a terminal. A step is one more game, or `count` says how many games are done after it."""
    if not sys.stderr.isatty():
        yield from steps
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(speaker.text("cli-progress"), total=games, completed=done)
        for step in steps:
            yield step
            done = done + 1 if count is None else count(step)
            progress.update(bar, completed=done)


def _print_summary(experiment: Experiment, tally: Tally, out: str | None, speaker: Speaker) -> None:
    console = Console(stderr=True, highlight=False)
    table = Table(title=speaker.text("cli-summary-title", games=tally.games), title_justify="left")
    for name in ("seat", "bot"):
        table.add_column(speaker.text(f"cli-summary-{name}"))
    for name in ("wins", "share", "interval", *(["score"] if tally.scores else [])):
        table.add_column(speaker.text(f"cli-summary-{name}"), justify="right")
    for seat, (colour, agent, firsts) in enumerate(zip(experiment.colours, experiment.agents, tally.firsts, strict=True)):
        low, high = wilson(firsts, tally.games)
        row = [colour, agent, str(firsts), f"{firsts / tally.games:.1%}", f"{low:.1%} – {high:.1%}"]
        if tally.scores:
            row.append(f"{tally.scores[seat] / tally.games:.1f}")
        table.add_row(*map(Text, row))
    console.print(table)
    console.print(speaker.text("cli-summary-length", events=f"{tally.events / tally.games:.1f}"), markup=False)
    if out is not None:
        console.print(speaker.text("cli-written", file=out), markup=False, soft_wrap=True)


@app.command("arena")
def arena_command(
    game: GameArgument,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="A,B[,C,D]", help="One table, whose seats rotate: levels, or module:Class.")
    ] = None,
    ladder: Annotated[
        str | None, typer.Option("--ladder", metavar="A,B,C…", help="Each against the next, with ratings; all means every level.")
    ] = None,
    round_robin: Annotated[
        str | None, typer.Option("--round-robin", metavar="A,B,C…", help="Each against all others, with ratings.")
    ] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="With those two: seats at a table; by default 2.")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES, help="Games per pairing, at least.")] = 2000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")] = 1,
    option: OptionOption = None,
    exact_building: Annotated[
        bool, typer.Option("--exact-building", help="Les 4 colonnes: calculate the throw for the monument instead of throwing.")
    ] = False,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, max=MOST_WORKERS, help="Processes; by default one per core.")
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Keep the results there, and go on with those that it holds.")
    ] = None,
    chart: Annotated[str | None, typer.Option("--chart", metavar="FILE.png", help="Draw the results there.")] = None,
    is_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> Task:
    """Let bots meet, with rotated seats and shared dice, and tell who is stronger."""

    def task(speaker: Speaker) -> int:
        from colonnade.lab.arena import Arena, prepare_contest  # NumPy: only who calculates pays for it

        options = find_game(game).options_type.parse(option or [])
        contest = prepare_contest(game, seats, ladder, round_robin, seed, players=players, options=options, is_exact=exact_building)
        with contextlib.ExitStack() as stack:
            drawing = None
            if chart is not None:
                from colonnade.lab.chart import import_matplotlib

                import_matplotlib()  # before hours of play
                drawing = stack.enter_context(_written(chart))
            with contextlib.nullcontext() if out is None else _naming(out):
                arena = stack.enter_context(Arena(contest, games, None if out is None else Path(out)))
            try:
                for _ in _with_progress(arena.play(workers or _cores()), arena.games, speaker, arena.played, lambda done: done):
                    pass
            except KeyboardInterrupt:
                if out is not None:
                    told = speaker.text("cli-arena-kept", played=str(arena.played), games=str(arena.games), file=out)
                    print(_one_line(told), file=sys.stderr)
                raise
            summary = arena.summarise()
            if drawing is not None:
                from colonnade.lab.chart import draw_chart

                title = speaker.text("cli-arena-chart-title", name=speaker.text(f"{game}-name"), games=summary.pairings[0].games)
                drawing.buffer.write(draw_chart(summary, title, speaker.text))
        if is_json:
            print(json.dumps(summary.as_dict(), indent=1))
        else:
            _print_arena(summary, speaker)
            for file in filter(None, (out, chart)):
                print(_one_line(speaker.text("cli-written", file=file)))
        return 0

    return task


def _print_arena(summary: Summary, speaker: Speaker) -> None:
    """Who won how much, and the ratings of a ladder, with what the figures mean."""
    console = Console(highlight=False)
    first = summary.pairings[0]
    is_ladder = bool(summary.ratings)
    has_last, has_scores = first.levels[0].opened is not None, first.levels[0].score is not None
    table = Table(title=speaker.text("cli-arena-title", games=first.games, pairings=len(summary.pairings)), title_justify="left")
    for name in ("cli-summary-bot", *(["cli-arena-against"] if is_ladder else ["cli-arena-fair"])):
        table.add_column(speaker.text(name))
    columns = ["cli-summary-share", "cli-summary-interval", "cli-arena-worth"]
    for name in (*columns, *(["cli-arena-first"] if has_last else []), *(["cli-summary-score"] if has_scores else [])):
        table.add_column(speaker.text(name), justify="right")
    for result in reversed(summary.pairings):
        for level in result.levels[:1] if is_ladder else result.levels:
            share = level.share
            row = [level.level, result.levels[1].level if is_ladder else f"{level.fair:.1%}"]
            row += [f"{share.share:.2%}", f"{share.low:.2%} – {share.high:.2%}", f"{share.trials:.0f}"]
            if level.opened is not None:
                row.append(f"{level.opened.share:.1%}")
            if level.score is not None:
                row.append(f"{level.score:.1f}")
            table.add_row(*map(Text, row))
    console.print(table)
    if is_ladder:
        ratings = Table()
        ratings.add_column(speaker.text("cli-summary-bot"))
        for name in ("cli-arena-rating", "cli-summary-interval"):
            ratings.add_column(speaker.text(name), justify="right")
        for rating in sorted(summary.ratings, key=lambda one: -one.rating):
            ratings.add_row(*map(Text, (rating.level, f"{rating.rating:.0f}", f"{rating.low:.0f} – {rating.high:.0f}")))
        console.print(ratings)
    notes = ["cli-arena-note", *(["cli-arena-note-exact"] if summary.contest.is_exact else [])]
    for name in (*notes, *(["cli-arena-note-ratings"] if is_ladder else [])):
        console.print(speaker.text(name), markup=False, soft_wrap=True)


@app.command()
def check(files: FilesArgument) -> Task:
    """Check that every record is legal, its result true."""

    def check_file(path: str, speaker: Speaker) -> int:
        records, faults = _faults_of(path, lambda record, game: record.check(game), speaker)
        if not faults:
            print(_one_line(speaker.text("cli-check-fine", file=path, games=records)))
        return faults

    return lambda speaker: FAULT if _for_each(files, lambda path: check_file(path, speaker), speaker) else 0


@app.command()
def verify(files: FilesArgument) -> Task:
    """Recompute every throw of finished games with fair dice."""

    def task(speaker: Speaker) -> int:
        games = {"fair": 0, "seeded": 0}
        throws = {"fair": 0, "seeded": 0}
        voided = 0

        def verify_record(record: Record, game: AnyGame) -> None:
            nonlocal voided
            matching = record.verify(game)
            voided += len(record.dice.get("voided", ()))
            games[record.dice["source"]] += 1
            throws[record.dice["source"]] += matching

        faults = _for_each(files, lambda path: _faults_of(path, verify_record, speaker)[1], speaker)
        if faults:
            return FAULT
        for source in games:
            if games[source]:
                print(speaker.text(f"cli-verify-{source}", throws=throws[source], games=games[source]))
        if voided:
            print(speaker.text("cli-verify-void", rounds=voided))
        return 0

    return task


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")],
    is_json: Annotated[bool, typer.Option("--json", help="Print a line of JSON per position.")] = False,
) -> Task:
    """Step through the games of a file."""

    def task(speaker: Speaker) -> int:
        with _opened(file) as opened:
            records = enumerate(_sound(scan_records(opened, GAMES)))
            if is_json:
                for index, record in records:
                    for line in replay_lines(index, record, GAMES[record.game]):
                        sys.stdout.write(line + "\n")
            elif file != "-" and sys.stdin.isatty() and sys.stdout.isatty():
                _step_through(records, speaker)
            else:
                for index, record in records:
                    for shown in _replay_texts(index, record, speaker):
                        print(shown.plain)
        return 0

    return task


def _sound(found: Iterator[Record | BadRecord]) -> Iterator[Record]:
    for record in found:
        if isinstance(record, BadRecord):
            raise record
        yield record


def _replay_texts(index: int, record: Record, speaker: Speaker) -> Iterator[Text]:
    before = None
    for step in record.replay(GAMES[record.game]):
        yield _describe_step(index, record, before, step, speaker)
        before = step.state


def _describe_step(index: int, record: Record, before: Any, step: Step[Any, Any], speaker: Speaker) -> Text:
    """A position of a replay: where we are, what happened, the board, and whose turn it is."""
    game = GAMES[record.game]
    text = Text(style="")
    text.append(speaker.text("cli-replay-place", game=str(index), ply=str(step.ply), last=str(len(record.events))) + "\n", style="dim")
    if step.action is None:
        text.append(speaker.text("cli-replay-start") + "\n")
    else:
        text.append(f"{step.action}\n", style="bold")
        for told in game.narrate(before, step.action):
            text.append(f"  {speaker.say(told)}" + (f" ({told.clause})\n" if told.clause else "\n"))
    text.append_text(_draw_picture(game.picture(step.state)))
    match game.turn(step.state):
        case Decide(seat):
            count = len(game.legal(step.state))
            text.append(speaker.text("cli-replay-decide", colour=_colour(record, seat, speaker), count=count) + "\n")
        case Throw(seat, dice):
            text.append(speaker.text("cli-replay-throw", colour=_colour(record, seat, speaker), dice=dice) + "\n")
        case Over(result):
            text.append(f"{speaker.text(result.reason)}\n")
    return text


def _colour(record: Record, seat: int, speaker: Speaker) -> str:
    return speaker.text(f"{record.game}-colour-{record.colours[seat]}")


def _draw_picture(picture: Picture) -> Text:
    text = Text(style="")
    for line in picture:
        for span in line:
            text.append(span.text, style=" ".join(STYLES[word] for word in span.style.split() if word in STYLES))
        text.append("\n")
    return text


def _step_through(records: Iterator[tuple[int, Record]], speaker: Speaker) -> None:
    """Enter goes on, `b` back, a number to that ply, `n` to the next game, `q` ends."""
    console = Console(highlight=False)
    for index, record in records:
        if not _step_through_game(index, record, console, speaker):
            return
    console.print(speaker.text("cli-replay-end"), markup=False)


def _step_through_game(index: int, record: Record, console: Console, speaker: Speaker) -> bool:
    """Whether to go on with the next game."""
    steps: list[Step[Any, Any]] = []
    fault: BadRecord | None = None
    try:
        steps.extend(record.replay(GAMES[record.game]))
    except BadRecord as error:  # what comes before the fault can be seen all the same
        fault = error
    ply = 0
    while ply < len(steps):
        console.print(_describe_step(index, record, steps[ply - 1].state if ply else None, steps[ply], speaker), end="")
        target: int | None = None
        while target is None:
            try:
                typed = console.input(Text(speaker.text("cli-replay-prompt") + " > ", style="dim")).strip().lower()
            except EOFError:
                return False
            if typed == "q":
                return False
            if typed == "n":
                target = len(steps)
            elif typed in ("", "b"):
                target = ply + 1 if typed == "" else max(0, ply - 1)
            elif typed.isascii() and typed.isdecimal() and int(typed[:9]) < len(steps):
                target = int(typed[:9])
            else:
                console.print(speaker.text("cli-replay-no-ply", text=_one_line(typed[:40]), last=str(len(steps) - 1)), markup=False)
        ply = target
    if fault is not None:
        raise fault
    return True


# Records in and out of a server's database


@app.command("export")
def export_command(
    database: DatabaseOption = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help="Where the records go; else to standard output.")] = None,
) -> Task:
    """Write every finished game of a server's database as JSON Lines."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.archive import export_records  # heavy, as the server is
        from colonnade.server.settings import default_database

        path = _find_database(str(default_database()) if database is None else database)
        if out is not None:
            with _naming(out):
                if Path(out).exists() and Path(out).samefile(path):
                    raise UnusableFile("cli-export-itself", path=out[:_SHOWN])
        with contextlib.nullcontext(sys.stdout) if out is None else _written(out) as file:
            count = export_records(path, file)
        sys.stdout.flush()
        print(speaker.text("cli-exported", games=count), file=sys.stderr)
        return 0

    return task


def _find_database(database: str) -> Path:
    """The file, if it is a database: SQLite would make one of an empty file. Raises `UnusableFile`, and `StoreFailed`."""
    from colonnade.server.errors import StoreFailed

    with _naming(database):
        path = Path(database)
        if path.exists() and not path.is_file() and not path.is_dir():  # a pipe or a device
            raise UnusableFile("error-file-name", path=database[:_SHOWN])
        with open(path, "rb") as file:
            if not file.read(len(_SQLITE)).startswith(_SQLITE):
                raise StoreFailed("error-store-damaged", path=database[:_SHOWN], reason="file is not a database")
    return path


@app.command("import")
def import_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")],
    database: DatabaseOption = None,
) -> Task:
    """Take the finished games of a file into a server's database: all of them, or none."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.archive import import_records  # heavy, as the server is
        from colonnade.server.errors import TooEarly
        from colonnade.server.settings import default_database

        target = _check_database(str(default_database()) if database is None else database)
        with _lying(file) as path:
            try:
                count = import_records(target, path)
            except (BadRecord, TooEarly) as error:
                index = _find_fault(path)
                place = _place(error, speaker, index) if isinstance(error, BadRecord) else speaker.text("cli-where-game", game=str(index))
                _complain(f"{file[:_SHOWN]}: {place}: {speaker.say(error.message)}")
                return FAULT
        print(speaker.text("cli-imported", games=count))
        return 0

    return task


def _find_fault(path: Path) -> int:
    """Which record of a file is the first that is at fault or not over."""

    def is_fine(found: Record | BadRecord) -> bool:
        try:
            if isinstance(found, BadRecord):
                return False
            found.check(GAMES[found.game])
        except BadRecord:
            return False
        return found.result is not None

    with path.open("rb") as file:
        return sum(1 for _ in takewhile(is_fine, scan_records(file, GAMES)))


@app.command()
def show(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="A position's identifier.")],
    svg: Annotated[str | None, typer.Option("--svg", metavar="FILE", help="Draw it into a file, as SVG.")] = None,
) -> Task:
    """Show a position, from the text that names it."""

    def task(speaker: Speaker) -> int:
        game, state = find_position(position)
        if svg is None:
            Console(highlight=False).print(_draw_picture(game.picture(state)), end="", soft_wrap=True)
            return 0
        with _written(svg) as file:
            file.write(game.draw(state))
        print(_one_line(speaker.text("cli-drawn", file=svg)))
        return 0

    return task


# Training

MOST_SECONDS = 7 * 24 * 3600


@app.command("train")
def train_command(
    game: GameArgument,
    out: Annotated[str, typer.Option("--out", metavar="FILE.npz", help="The weights; checkpoint, log and curve are written beside them.")],
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="Seats at the table; by default 2, in teams 4.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Les 4 colonnes: dice and teams. A net learns all others.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", min=0.1, max=MOST_SECONDS, help="Time of the whole training.")
    ] = None,
    session: Annotated[
        float | None, typer.Option("--session", metavar="S", min=0.1, max=MOST_SECONDS, help="Time of this run, if others will go on.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the checkpoint beside the weights.")] = False,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, max=2**31 - 1, help="Of first weights and dice.")] = 1,
    batch: Annotated[int | None, typer.Option("--batch", metavar="N", min=1, max=2**20, help="Games side by side.")] = None,
    hidden: Annotated[str | None, typer.Option("--hidden", metavar="N,N", help="Sizes of the hidden layers.")] = None,
    device: Annotated[str | None, typer.Option("--device", metavar="cuda|cpu", help="By default the GPU, where there is one.")] = None,
    watched: Annotated[int | None, typer.Option("--watched", metavar="N", min=0, max=4096, help="Games that the referee follows.")] = None,
    measured: Annotated[
        int | None, typer.Option("--measured", metavar="N", min=0, max=2**20, help="Games per point of the curve, against a weaker style.")
    ] = None,
    calibrated: Annotated[
        int | None, typer.Option("--calibrated", metavar="N", min=0, max=2**22, help="Games to hold predictions against at the end.")
    ] = None,
    every: Annotated[
        float | None, typer.Option("--every", metavar="S", min=0.1, max=MOST_SECONDS, help="Time between two points of the curve.")
    ] = None,
    is_json: Annotated[bool, typer.Option("--json", help="Print a line of JSON per point of the curve.")] = False,
) -> Task:
    """Train a net by self-play, with a referee beside it."""

    def task(speaker: Speaker) -> int:
        from colonnade import training  # PyTorch is heavy: only who trains pays for it

        settings = find_game(game)
        trainer = training.TRAINERS[settings.key]
        given = settings.options_type.parse(option or [])
        for name in given:
            if name not in trainer.options:
                raise BadOption("error-train-option", option=name, options=", ".join(trainer.options) or "–")
        count = players if players is not None else 4 if given.get("teams") else 2
        chosen = check_setup(settings, count, None, given)[1].as_dict()
        path = _check_weights(out)
        asked: dict[str, Any] = {
            "seconds": seconds,
            "session": session,
            "batch": batch,
            "hidden": None if hidden is None else _parse_sizes(hidden),
            "device": device,
            "watched": watched,
            "measured": measured,
            "calibrated": calibrated,
            "every": every,
            "resume": path.with_suffix(".pt") if resume else None,
            **{name: chosen[name] for name in trainer.options},
        }
        if resume:
            with _naming(str(path.with_suffix(".pt"))):
                path.with_suffix(".pt").open("rb").close()
        training.check_device(device)
        train = trainer.load()
        wanted = {name: value for name, value in asked.items() if value is not None}
        is_whole = _train(train, path, {"players": count, "seed": seed, **wanted}, is_json, speaker)
        if not is_json:
            beside = [path.with_suffix(ending).name for ending in (".pt", ".json", ".png")]
            present = [name for name in beside if path.with_name(name).exists()]
            print(_one_line(speaker.text("cli-train-written", file=out, beside=", ".join(present))))
        return 0 if is_whole else INTERRUPTED

    return task


class CannotTrain(ColonnadeError):
    """A training that may not go on."""

    code = "cannot-train"


def _train(train: Callable[..., Path], path: Path, asked: dict[str, Any], is_json: bool, speaker: Speaker) -> bool:
    """Train, and tell how it goes: a line per point of the curve, and in a terminal a bar. Whether nobody stopped it.

    The first Ctrl-C lets it write what it has, the second is an interruption as everywhere.
    """
    from colonnade.bots.nets import BadWeights
    from colonnade.training.watch import Difference

    with contextlib.ExitStack() as stack:
        shown: list[Callable[[float], None]] = []
        console = Console(highlight=False)
        if sys.stdout.isatty() and not is_json:
            columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
            progress = stack.enter_context(Progress(*columns, console=console, transient=True))
            bar = progress.add_task(speaker.text("cli-train-progress"), total=asked.get("seconds"))
            shown.append(lambda seconds: progress.update(bar, completed=seconds))

        def report(line: Mapping[str, Any]) -> None:
            if is_json:
                print(json.dumps(line), flush=True)
                return
            console.print(_describe_training(line, speaker), markup=False, soft_wrap=True)
            for show_progress in shown:
                show_progress(float(line.get("seconds", 0)))

        signals: list[int] = []

        def stop(number: int, _: object) -> None:
            if signals:
                raise KeyboardInterrupt
            signals.append(number)
            print(speaker.text("cli-train-stopping"), file=sys.stderr, flush=True)

        before = signal.signal(signal.SIGINT, stop)
        try:
            train(path, report=report, is_stopped=lambda: bool(signals), **asked)
        except BadWeights as error:
            raise CannotTrain("error-train-checkpoint", reason=str(error)) from error
        except Difference as error:
            raise CannotTrain("error-train-difference", reason=str(error)) from error
        finally:
            signal.signal(signal.SIGINT, before)
    return not signals


def _describe_training(line: Mapping[str, Any], speaker: Speaker) -> str:
    """A point of the curve, or what the predictions are worth, in a sentence."""
    if "calibration" in line:
        worst = max((abs(one["predicted"] - one["real"]) for one in line["calibration"]), default=0.0)
        return speaker.text("cli-train-calibration", points=f"{100 * worst:.1f}", bins=len(line["calibration"]))
    known = {"games": f"{line['games']:,}", "speed": f"{line['games_per_second']:,.0f}", "events": f"{line['events']:,}"}
    told = speaker.text("cli-train-line", seconds=f"{line['seconds']:.0f}", loss=f"{line['loss']:.4f}", **known)
    for name in ("points", "greedy"):
        if line.get(f"against_{name}") is not None:
            told += " " + speaker.text("cli-train-share", level=name, share=f"{100 * line[f'against_{name}']:.1f}")
    return told


def _check_weights(out: str) -> Path:
    """The file of weights, if it may be written; raises `UnusableFile`, `BadOption`."""
    with _naming(out):
        path = Path(out)
        if path.is_dir():
            raise IsADirectoryError
        if path.suffix != ".npz":
            raise BadOption("error-train-name", path=out[:_SHOWN])
        if not path.parent.is_dir():
            raise FileNotFoundError
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise PermissionError
    return path


def _parse_sizes(text: str) -> tuple[int, ...]:
    """Sizes of layers, as `256,64`; raises `BadOption`."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdecimal() and len(part) <= 4 and int(part) > 0 for part in parts):
        raise BadOption("error-train-hidden", text=text[:40])
    return tuple(map(int, parts))


# Luck and skill

LanguageOption = Annotated[str | None, typer.Option("--language", metavar="|".join(LANGUAGES), help="By default the environment's.")]


@app.command("analyse")
def analyse_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")],
    game: Annotated[int, typer.Option("--game", metavar="N", min=0, help="Which game of the file, counted from 0.")] = 0,
    is_json: Annotated[bool, typer.Option("--json", help="Print the whole review as JSON.")] = False,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help="Write it as one page that needs nothing else.")] = None,
    is_whole: Annotated[bool, typer.Option("--all", help="List every event, also those that changed little.")] = False,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0, max=86_400, help="Time for rollouts that confirm large losses; 0 for none.")
    ] = 10.0,
    language: LanguageOption = None,
) -> Task:
    """Tell what was luck and what was skill in a game."""

    def task(speaker: Speaker) -> int:
        import msgspec

        from colonnade.analysis.checks import check_losses  # NumPy: only who calculates pays for it
        from colonnade.analysis.report import Words, show_review, write_page
        from colonnade.analysis.review import review

        speaker = Speaker(language or speaker.language)
        record = _find_record(file, game)
        with contextlib.nullcontext() if html is None else _written(html) as page:
            with _bar("cli-analyse-progress", speaker) as advance:
                found = review(record, progress=advance)
            with _bar("cli-analyse-checks", speaker) as advance:
                found = check_losses(record, found, seconds, advance)
            words = Words(found, speaker, record)
            if page is not None:
                page.write(write_page(words))
        if is_json:
            print(msgspec.json.encode(found).decode())
        elif html is not None:
            print(_one_line(speaker.text("cli-written", file=html)))
        else:
            Console(highlight=False).print(show_review(words, is_whole=is_whole))
        return 0

    return task


def _find_record(file: str, number: int) -> Record:
    """The record of that number in a file; raises `BadRecord`, and `BadOption` where the file has fewer."""
    count = 0
    with _opened(file) as opened:
        try:
            for count, found in enumerate(scan_records(opened, GAMES), 1):
                if count == number + 1:
                    if isinstance(found, BadRecord):
                        raise found
                    return found
        except IsADirectoryError as error:  # some systems open a folder, and say so only when it is read
            raise UnusableFile("error-file-directory", path=file[:_SHOWN]) from error
    raise BadOption("error-no-game", game=str(number), games=str(count))


@contextlib.contextmanager
def _bar(key: str, speaker: Speaker) -> Generator[Callable[[int, int], None]]:
    """A progress bar for work that tells how much of how much is done; none where nobody looks."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(speaker.text(key), total=None)
        yield lambda done, total: progress.update(bar, completed=done, total=total)


@app.command("rollout")
def rollout_command(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="A position's identifier.")],
    candidates: Annotated[int, typer.Option("--candidates", metavar="N", min=1, max=50, help="At a decision, how many actions.")] = 3,
    action: Annotated[list[str] | None, typer.Option("--action", metavar="TEXT", help="An action to compare; may be given again.")] = None,
    trials: Annotated[int, typer.Option("--trials", metavar="N", min=1, max=1_000_000, help="At most so many games per action.")] = 400,
    precision: Annotated[
        float, typer.Option("--precision", metavar="P", min=0.0001, max=50, help="Enough when the interval reaches P % to either side.")
    ] = 1.0,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", min=0, max=86_400, help="At most so long; what there is by then is printed.")
    ] = None,
    turns: Annotated[
        int | None, typer.Option("--turns", metavar="N", min=1, max=1000, help="Judge after so many turns; by default play to the end.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same answer.")] = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, max=MOST_WORKERS, help="Processes; by default one per core.")
    ] = None,
    is_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
    language: LanguageOption = None,
) -> Task:
    """Play a position on, many times, to check what the bots say of it."""

    def task(speaker: Speaker) -> int:
        import msgspec

        from colonnade.analysis.report import show_rollout  # NumPy: only who calculates pays for it
        from colonnade.analysis.rollout import plan_rollout, roll_out
        from colonnade.lab.workers import spread

        speaker = Speaker(language or speaker.language)
        game, state = find_position(position)
        chosen = None if not action else [_check_action(game, state, text) for text in action]
        plan = plan_rollout(game, state, seed=seed, candidates=candidates, actions=chosen, turns=turns)
        count = workers or _cores()
        with _bar("cli-rollout-progress", speaker) as advance:
            found = roll_out(
                plan,
                trials=trials,
                precision=precision / 100,
                seconds=seconds,
                spread=None if count == 1 else lambda work, start, end: spread(work, start, end, count),
                progress=lambda done, _: advance(done, max(done, trials)),
            )
        if is_json:
            print(msgspec.json.encode(found).decode())
        else:
            name = speaker.text(f"{game.key}-colour-{game.view(state, None).colours[found.seat]}")
            Console(highlight=False).print(show_rollout(found, name, speaker))
        return 0

    return task


def _check_action(game: AnyGame, state: Any, text: str) -> Any:
    """The action of a text, if it can be chosen in the position; raises `BadOption`, `Malformed` and `Illegal`."""
    if isinstance(game.turn(state), Throw):
        raise BadOption("error-rollout-throw")
    action = game.parse(text)
    game.apply(state, action)
    return action


if __name__ == "__main__":
    sys.exit(main())
