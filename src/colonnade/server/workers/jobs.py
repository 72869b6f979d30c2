"""The kinds of jobs that workers do. A job and its answer are JSON, wherever the worker runs.

Positions are stated by their ids. A job that cannot be decoded is refused by the worker.

While a site is upgraded, servers and workers of two versions share a database, and workers are
restarted first. So a worker must know the kinds of jobs of the version before: a kind goes one
version after the servers have stopped asking for it, and a new field has a default. Jobs of kinds
that a worker does not know yet wait for a newer one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from colonnade.analysis.coach import Caution, HintCandidate
from colonnade.analysis.lens import LensEntry
from colonnade.core.message import Message
from colonnade.games import GAMES
from colonnade.server.workers import thinking

Report = Callable[[float], None]
"""Called in a worker with the progress of a job, from 0 to 1."""


class _Job(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base of all jobs."""

    @property
    def name(self) -> str:
        """The name for the log: of a bot's decision, its level."""
        return str(self.__struct_config__.tag)


class Decide(_Job, frozen=True, tag="decide"):
    """A bot's decision, within a time in seconds."""

    game: str
    level: str
    position: str
    seconds: float

    @property
    def name(self) -> str:
        """The level."""
        return self.level


class FindHint(_Job, frozen=True, tag="hint"):
    """All steps of a hint."""

    game: str
    position: str


class FindChances(_Job, frozen=True, tag="chances"):
    """What the lens shows to a seat."""

    game: str
    position: str
    seat: int


class FindMistake(_Job, frozen=True, tag="mistake"):
    """The warning before an action."""

    game: str
    position: str
    action: str


class FindLines(_Job, frozen=True, tag="lines"):
    """What the seat on turn is most likely to do."""

    game: str
    position: str


class JudgeTurn(_Job, frozen=True, tag="turn"):
    """What each decision of a turn cost, given all events of the turn."""

    game: str
    position: str
    events: tuple[str, ...]


class GetReady(_Job, frozen=True, tag="ready"):
    """Load what hints from this position on need."""

    game: str
    position: str


class MakeReview(_Job, frozen=True, tag="review"):
    """The review of a finished game's record."""

    record: str


class CheckReview(_Job, frozen=True, tag="check"):
    """The check of a review's next large loss; `seconds` is the time for all its losses."""

    record: str
    review: msgspec.Raw
    seconds: float


class MakePrint(_Job, frozen=True, tag="print"):
    """The PDF of an order to print, and its preview."""

    game: str
    paper: str
    language: str
    saves_ink: bool
    sheets: tuple[str, ...]
    piece: int | None


class Printed(msgspec.Struct, frozen=True):
    """A PDF, and its pages as small PNGs."""

    pdf: bytes
    pages: list[bytes]


Job = (
    Decide
    | FindHint
    | FindChances
    | FindMistake
    | FindLines
    | JudgeTurn
    | GetReady
    | MakeReview
    | CheckReview
    | MakePrint
)
_ANSWERS: dict[type[Job], Any] = {
    Decide: list[str],
    FindHint: tuple[Message, tuple[HintCandidate, ...], tuple[Message, ...]],
    FindChances: tuple[tuple[LensEntry, ...], dict[str, float]],
    FindMistake: tuple[Caution | None],
    FindLines: list[list[str]],
    JudgeTurn: list[tuple[int, str, float]],
    GetReady: bool,
    MakeReview: msgspec.Raw,
    CheckReview: tuple[msgspec.Raw, bool],
    MakePrint: Printed,
}
"""The type of each job's answer. No answer is None: that stands for a failure."""
KINDS = [str(kind.__struct_config__.tag) for kind in _ANSWERS]
"""The kinds of jobs that this version knows, as their JSON has them."""
_job_decoder = msgspec.json.Decoder(Job)
_answer_decoders = {kind: msgspec.json.Decoder(answer) for kind, answer in _ANSWERS.items()}

encode_job = msgspec.json.Encoder().encode
"""A job as JSON."""


def decode_job(text: bytes | str) -> Job:
    """The job of its JSON. Raises `msgspec.MsgspecError` for anything else."""
    return _job_decoder.decode(text)


def decode_answer(job: Job, text: bytes | str) -> Any:
    """The answer to a job from its JSON. Raises `msgspec.MsgspecError` for anything else."""
    return _answer_decoders[type(job)].decode(text)


def do_job(job: Job, report: Report) -> bytes:
    """Do a job, in a worker; its answer as JSON."""
    return msgspec.json.encode(_find_answer(job, report))


def _find_answer(job: Job, report: Report) -> Any:
    match job:
        case MakeReview(record):
            return msgspec.Raw(thinking.make_review(record, report))
        case CheckReview(record, review, seconds):
            found, is_unchecked = thinking.check_next(record, bytes(review), seconds)
            return msgspec.Raw(found), is_unchecked
        case MakePrint(game, paper, language, saves_ink, sheets, piece):
            return Printed(*thinking.make_print(game, paper, language, saves_ink, sheets, piece))
        case _:
            pass
    state = GAMES[job.game].from_position(job.position)
    match job:
        case Decide():
            return thinking.decide(job.game, job.level, state, job.seconds)
        case FindHint():
            return thinking.find_hint(job.game, state)
        case FindChances():
            return thinking.find_chances(job.game, state, job.seat)
        case FindMistake():
            return thinking.find_mistake(job.game, state, job.action)
        case FindLines():
            return thinking.find_lines(job.game, state)
        case JudgeTurn():
            return thinking.judge_turn(job.game, state, job.events)
        case GetReady():
            thinking.get_ready(job.game, state)
            return True
