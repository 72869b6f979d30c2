"""Files that commands read and write, with errors of the system translated into messages."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Literal, TextIO, overload

from colonnade.cli.common import QUOTED, complain, describe_error, describe_place, to_one_line
from colonnade.core.errors import BadRecord, ColonnadeError
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from colonnade.core.game import AnyGame
    from colonnade.core.record import Record

_SQLITE_HEADER = b"SQLite format 3\0"  # the first bytes of a database


class UnusableFile(ColonnadeError):
    """A file that cannot be read or written."""

    code = "unusable-file"


@contextlib.contextmanager
def translate_os_errors(path: str) -> Generator[None]:
    """Raise errors of the system about a file as `UnusableFile`."""
    shown = path if len(path) <= QUOTED else path[:QUOTED] + "…"
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
        raise UnusableFile(
            "error-file-other", path=shown, reason=error.strerror or type(error).__name__
        ) from error
    except ValueError as error:  # a NUL in the name
        raise UnusableFile("error-file-name", path=shown) from error


@contextlib.contextmanager
def open_input(path: str) -> Generator[BinaryIO]:
    """A file to read, or standard input for `-`."""
    if path == "-":
        yield sys.stdin.buffer
        return
    with translate_os_errors(path):
        file = open(path, "rb")  # noqa: SIM115 (only errors of opening are translated; reading has its own)
    with file:
        yield file


@contextlib.contextmanager
def seekable_copy(path: str) -> Generator[Path]:
    """A file that can be read more than once. Standard input and pipes are copied, up to a line
    longer than `LINE_LIMIT`.
    """
    from colonnade.core.record import LINE_LIMIT

    with open_input(path) as file, contextlib.ExitStack() as stack:
        if path != "-" and Path(path).is_file():
            yield Path(path)
            return
        copy = (
            Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="colonnade-")))
            / "records.jsonl"
        )
        with copy.open("wb") as copied:
            while line := file.readline(LINE_LIMIT + 1):
                copied.write(line)
                if len(line) > LINE_LIMIT:
                    break
        yield copy


@overload
def atomic_output(path: str) -> contextlib.AbstractContextManager[TextIO]: ...
@overload
def atomic_output(
    path: str, *, is_binary: Literal[True]
) -> contextlib.AbstractContextManager[BinaryIO]: ...
@contextlib.contextmanager
def atomic_output(path: str, *, is_binary: bool = False) -> Generator[Any]:
    """A file to write, by default as text. It gets its name when it is complete; after an error
    nothing is left.
    """
    form: dict[str, Any] = {} if is_binary else {"encoding": "utf-8", "newline": "\n"}
    kind = "b" if is_binary else ""
    with translate_os_errors(path):
        target = Path(path).resolve()  # resolved, so that a link is not replaced by a file
        if target.is_dir():
            raise IsADirectoryError
        # a pipe or a device is written to, not replaced
        if target.exists() and not target.is_file():
            file, half = target.open(f"w{kind}", **form), None
        else:
            if target.exists() and not os.access(target, os.W_OK):
                raise PermissionError
            half = target.with_name(f".{target.name[:60]}.{os.getpid()}.part")
            file = half.open(f"x{kind}", **form)
    try:
        with file:
            yield file
        if half is not None:
            with translate_os_errors(path):
                half.replace(target)
    except BaseException:
        if half is not None:
            half.unlink(missing_ok=True)
        raise


def raise_faults(found: Iterator[Record | BadRecord]) -> Iterator[Record]:
    """The records, up to the first that cannot be read."""
    for record in found:
        if isinstance(record, BadRecord):
            raise record
        yield record


def check_each_record(
    path: str, task: Callable[[Record, AnyGame], None], speaker: Speaker
) -> tuple[int, int]:
    """Run a task with every record of a file; print a line for each faulty record. The number of
    records and of faults.
    """
    from colonnade.core.record import scan_records
    from colonnade.games import GAMES

    records = faults = 0
    with open_input(path) as file:
        try:
            for index, found in enumerate(scan_records(file, GAMES)):
                records += 1
                try:
                    if isinstance(found, BadRecord):
                        raise found
                    task(found, GAMES[found.game])
                except BadRecord as error:
                    faults += 1
                    print(
                        to_one_line(
                            f"{path}: {describe_place(error, speaker, index)}:"
                            f" {speaker.say(error.message)}"
                        )
                    )
        # some systems fail only when a folder is read, not when it is opened
        except IsADirectoryError as error:
            raise UnusableFile("error-file-directory", path=path) from error
    return records, faults


def for_each_file(files: Sequence[str], task: Callable[[str], int], speaker: Speaker) -> int:
    """Run a task with every file, even after one that cannot be used; the number of faults."""
    faults = 0
    for path in files:
        try:
            faults += task(path)
        except UnusableFile as error:
            faults += 1
            sys.stdout.flush()
            complain(describe_error(error, speaker))
    return faults


def check_database(database: str) -> Path | str:
    """The path of a database that can be written or does not exist yet; an address as it is. Raises
    `UnusableFile` and `StoreFailed`.
    """
    from colonnade.server.store.base import check_scheme, is_address

    check_scheme(database)
    if is_address(database):
        return database
    with translate_os_errors(database):
        path = Path(database)
        with contextlib.suppress(FileNotFoundError):
            open(path, "r+b").close()
            if not path.is_file():
                raise UnusableFile("error-file-name", path=database[:QUOTED])
    return path


def find_database(database: str) -> Path | str:
    """The path of an existing database, for SQLite would turn an empty file into one; an address as
    it is. Raises `UnusableFile` and `StoreFailed`.
    """
    from colonnade.server.errors import StoreFailed
    from colonnade.server.store.base import check_scheme, is_address

    check_scheme(database)
    if is_address(database):
        return database
    with translate_os_errors(database):
        path = Path(database)
        if path.exists() and not path.is_file() and not path.is_dir():  # a pipe or a device
            raise UnusableFile("error-file-name", path=database[:QUOTED])
        with open(path, "rb") as file:
            if not file.read(len(_SQLITE_HEADER)).startswith(_SQLITE_HEADER):
                raise StoreFailed(
                    "error-store-damaged", path=database[:QUOTED], reason="file is not a database"
                )
    return path
