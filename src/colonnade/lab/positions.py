"""Benchmark positions: decisions of both games with the values of their actions, found by rollouts.

A file of positions is JSON Lines, gzipped: a header, then a position per line. The file of the
package has its SHA-256 beside it, which is checked when it is loaded.

What an action loses is estimated from two independent halves of the trials. The best action is
chosen by one half and valued by the other, so that the luck of the trials makes no action look
better than the others: the highest of several uncertain values is too high on average.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from colonnade.core.errors import BadRecord
from colonnade.core.message import message

FORMAT = 1
LICENCE = "CC0-1.0"
PHASES = ("opening", "middle", "late", "end")
"""The quarters of a game, by the number of its events."""
FILE = "positions.jsonl.gz"
CHECKSUM = "positions.sha256"


@dataclass(frozen=True, slots=True)
class RolledOut:
    """Actions that were rolled out as one: the evaluator's moves after any of them lead to the same
    position at the next throw.
    """

    actions: tuple[str, ...]
    evaluated: float
    """The share of the seat that decides, by the evaluator alone."""
    shares: tuple[float, ...]
    """Per seat, the mean of the trials; in teams each partner has the share of the team."""
    error: float
    """The standard error of the share of the seat that decides."""
    halves: tuple[float, float]
    """The share of the seat that decides, by each half of the trials."""


@dataclass(frozen=True, slots=True)
class BenchmarkPosition:
    """A decision, with the value of every legal action to the seat that decides."""

    game: str
    position: str
    players: int
    phase: str
    """One of `PHASES`."""
    seat: int
    """The seat that decides."""
    trials: int
    """The number of trials, of all groups of actions together."""
    rolled: tuple[RolledOut, ...]
    """The actions that matter, the best by the rollouts first."""
    others: Mapping[str, float]
    """The other actions, with the evaluator's share of the seat that decides."""

    def list_losses(self) -> dict[str, float]:
        """Return what each legal action loses, compared with the best one. Estimates may be a
        little below 0.

        An action that was not rolled out is behind the evaluator's best by what the evaluator says.
        """
        best = [max(self.rolled, key=lambda rolled: rolled.halves[half]) for half in (0, 1)]
        losses: dict[str, float] = {}
        for rolled in self.rolled:
            loss = sum(best[half].halves[1 - half] - rolled.halves[1 - half] for half in (0, 1)) / 2
            losses |= dict.fromkeys(rolled.actions, loss)
        first = max(self.rolled, key=lambda rolled: rolled.evaluated)
        for action, share in self.others.items():
            losses[action] = losses[first.actions[0]] + first.evaluated - share
        return losses


@dataclass(frozen=True, slots=True)
class LevelLoss:
    """The mean loss of a level in positions of one game and number of players."""

    game: str
    players: int
    level: str
    positions: int
    loss: float
    margin: float
    """Half the width of the 95 % interval."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a file of positions."""

    format: int
    licence: str
    about: str
    made_by: str
    """The commands that made the file."""
    seed: int
    rollouts: Mapping[str, str]
    """Per game, how far a trial goes."""
    window: float
    """Actions behind the evaluator's best by at most this share were rolled out."""
    most: int
    """The most groups of actions of a position that were rolled out."""
    aim: float
    """The standard error that was aimed at."""
    errors: Mapping[str, float]
    """The standard errors that were reached: the shares of groups of actions and of positions
    within the aim, the median, and the largest one.
    """
    levels: tuple[LevelLoss, ...]


@dataclass(frozen=True, slots=True)
class PositionFile:
    """A file of positions."""

    header: Header
    positions: tuple[BenchmarkPosition, ...]


def parse_positions(content: bytes) -> PositionFile:
    """Return the positions of a file's content; raises `BadRecord` where it is not such a file."""
    try:
        first, *lines = gzip.decompress(content).splitlines()
        header = msgspec.json.decode(first, type=Header)
        decoder = msgspec.json.Decoder(BenchmarkPosition)
        positions = tuple(decoder.decode(line) for line in lines)
    except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
        raise BadRecord(message("error-positions-file", reason=str(error)[:200])) from error
    if header.format != FORMAT:
        raise BadRecord(
            message("error-positions-format", given=str(header.format), known=str(FORMAT))
        )
    return PositionFile(header, positions)


def format_positions(found: PositionFile) -> bytes:
    """Return the content of a file; the same positions give the same bytes."""
    lines = [msgspec.json.encode(line) for line in (found.header, *found.positions)]
    return gzip.compress(b"\n".join(lines) + b"\n", 9, mtime=0)


def load_positions() -> PositionFile:
    """Return the benchmark positions of the package, read once; raises `BadRecord` where the file
    was changed.
    """
    return _load()


@cache
def _load() -> PositionFile:
    folder = files("colonnade.lab").joinpath("data")
    content = folder.joinpath(FILE).read_bytes()
    expected = folder.joinpath(CHECKSUM).read_text(encoding="ascii").split()[0]
    if hashlib.sha256(content).hexdigest() != expected:
        raise BadRecord(message("error-positions-checksum", file=FILE))
    return parse_positions(content)
