"""The file of an arena's results: a header that describes the contest, then a line per deal.

An arena that was interrupted continues from its file. Its results are the same as without the
interruption.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

from colonnade.core.errors import ColonnadeError
from colonnade.lab.contest import QUOTED, Contest
from colonnade.lab.deals import Deal

LINE_LIMIT = 100_000
"""The most bytes of a line."""

AddDeal = Callable[[int, int, Deal], None]
"""Called with the number of a pairing, the number of a deal in it, and the deal."""


class BadArena(ColonnadeError):
    """A file that does not contain results of an arena, or those of another one."""

    code = "bad-arena"


class ArenaFile:
    """The results of a contest in a file, which is created if there is none.

    `add` is called with every deal that the file already has; those of a pairing come in order.
    Raises `BadArena` for a file with other contents, and `OSError`.
    """

    def __init__(self, path: Path, contest: Contest, add: AddDeal) -> None:
        end = _load(path, contest, add)
        self._file = path.open("r+b" if end else "wb")
        self._file.seek(end)
        self._file.truncate()  # removes a line that a crash left incomplete
        if not end:
            self._write(contest.describe())

    def append(self, pairing: int, number: int, deal: Deal) -> None:
        """Write a deal."""
        line: dict[str, Any] = {
            "pairing": pairing,
            "deal": number,
            "won": deal.won,
            "events": deal.events,
        }
        if deal.opened is not None:
            line["opened"] = deal.opened
        if deal.scores is not None:
            line["scores"] = deal.scores
        self._write(line)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, line: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


def _load(path: Path, contest: Contest, add: AddDeal) -> int:
    """Read the deals of an existing file; the end of its last complete line, 0 for no file."""
    quoted = str(path)[:QUOTED]
    try:
        file = path.open("rb")
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise
        return 0
    with file:
        if not path.is_file():
            raise BadArena("error-file-name", path=quoted)
        header = file.readline(LINE_LIMIT)
        if not header:
            return 0
        _check_header(header, contest, quoted)
        return _load_deals(file, contest, quoted, add)


def _load_deals(file: BinaryIO, contest: Contest, quoted: str, add: AddDeal) -> int:
    counts = [0] * len(contest.pairings)
    end = file.tell()
    while (line := file.readline(LINE_LIMIT)).endswith(b"\n"):
        try:
            stored: dict[str, Any] = json.loads(line)
            pairing, number = int(stored["pairing"]), int(stored["deal"])
            if not 0 <= pairing < len(counts) or counts[pairing] != number:
                raise ValueError
            levels = len(contest.pairings[pairing].levels)
            add(pairing, number, _parse_deal(stored, levels))
            counts[pairing] += 1
        except (ValueError, KeyError, TypeError) as error:
            raise BadArena("error-arena-damaged", path=quoted, place=end) from error
        end = file.tell()
    if len(line) == LINE_LIMIT:
        raise BadArena("error-arena-damaged", path=quoted, place=end)
    return end


def _parse_deal(stored: Mapping[str, Any], levels: int) -> Deal:
    """The deal of a line; raises `ValueError`, `KeyError` or `TypeError`."""

    def column(name: str) -> tuple[float, ...] | None:
        values = stored.get(name)
        if values is None:
            return None
        if len(values) != levels or not all(
            type(value) in (int, float) and value == value for value in values
        ):
            raise ValueError(name)
        return tuple(values)

    won, scores, events = column("won"), column("scores"), stored["events"]
    if won is None or type(events) is not int:
        raise ValueError("won")
    return Deal(won, column("opened"), None if scores is None else tuple(map(int, scores)), events)


def _check_header(header: bytes, contest: Contest, quoted: str) -> None:
    """Raise `BadArena` if a header does not describe the contest."""
    try:
        stored: Any = json.loads(header)
    except ValueError:
        stored = None
    if not isinstance(stored, dict) or "arena" not in stored or not header.endswith(b"\n"):
        raise BadArena("error-arena-no-file", path=quoted)
    for name, value in contest.describe().items():
        theirs: Any = stored.get(name)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
        if theirs != value:
            arguments = {
                "field": name,
                "stored": json.dumps(theirs)[:QUOTED],
                "asked": json.dumps(value)[:QUOTED],
            }
            raise BadArena("error-arena-other", path=quoted, **arguments)
