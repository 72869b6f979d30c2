"""The game record: read, write, replay, check, verify. The game is its list of events, the
canonical texts of actions.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO, Generic, NoReturn

from colonnade.core.dice import is_unicode
from colonnade.core.errors import BadOption, BadRecord, Illegal, Malformed
from colonnade.core.game import A, AnyGame, Game, Games, Over, S, Seats, Throw, turn_as_dict
from colonnade.core.message import message
from colonnade.core.options import Options
from colonnade.core.proof import check_description, shows_secret, source_of

FORMAT = 1
NAME_LIMIT = 80
LINE_LIMIT = 2**24
"""The maximum size of a record in bytes; the longest games need a hundredth of it."""
_FIELDS = (
    "format",
    "game",
    "rules",
    "options",
    "seats",
    "first",
    "played",
    "dice",
    "events",
    "notes",
    "result",
)
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened at the table and is not a move, after event number `ply`."""

    ply: int
    what: str


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A]):
    """A position of a replay: its ply, the action that led to it (None at ply 0), and the state."""

    ply: int
    action: A | None
    state: S


@dataclass(frozen=True, slots=True)
class Record:
    """One game, as it is stored: plain values of the right types. `replay` and `check` find out
    whether the events are legal.
    """

    game: str
    rules: int
    options: Mapping[str, Any]
    colours: tuple[str, ...]
    names: tuple[str, ...]
    first: int | None
    played: str | None
    dice: Mapping[str, Any]
    events: tuple[str, ...]
    notes: tuple[Note, ...]
    result: Mapping[str, Any] | None

    def as_dict(self) -> dict[str, object]:
        """The record as plain data, fields in their documented order."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "seats": [
                {"colour": colour, "name": name}
                for colour, name in zip(self.colours, self.names, strict=True)
            ],
            "first": self.first,
            "played": self.played,
            "dice": dict(self.dice),
            "events": list(self.events),
            "notes": [{"ply": note.ply, "what": note.what} for note in self.notes],
            "result": None if self.result is None else dict(self.result),
        }

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.as_dict(), ensure_ascii=False)

    def resolve_options(self, game: AnyGame) -> Options:
        """The options, checked. An option that the record does not contain has the default of the
        record's version of the rules.
        """
        try:
            return game.options_type.resolve(self.options, len(self.colours), self.rules)
        except BadOption as error:
            raise BadRecord(error.message) from error

    def resolve_seats(self, game: AnyGame) -> Seats:
        """The seats, checked."""
        try:
            return game.seats(self.colours, self.first)
        except BadOption as error:
            raise BadRecord(error.message) from error

    def replay(self, game: Game[S, A]) -> Iterator[Step[S, A]]:
        """Every position from ply 0 on; raises `BadRecord` at the first event that is not legal."""
        if not 1 <= self.rules <= game.rules_version:
            raise BadRecord(
                message(
                    "record-rules-version", given=str(self.rules)[:40], known=game.rules_version
                )
            )
        state = game.initial(self.resolve_options(game), self.resolve_seats(game))
        yield Step(0, None, state)
        for ply, text in enumerate(self.events, 1):
            try:
                action = game.parse(text)
                state = game.apply(state, action)
            except Malformed as error:
                raise BadRecord(error.message, ply=ply, event=text) from error
            except Illegal as error:
                raise BadRecord(
                    error.message, ply=ply, event=text, clause=error.refusal.clause
                ) from error
            yield Step(ply, action, state)

    def check(self, game: AnyGame) -> None:
        """Raise `BadRecord` unless every event is legal, the result correct, and the notes within
        the game.
        """
        state = None
        for step in self.replay(game):
            state = step.state
        turn = game.turn(state)
        end = len(self.events)
        true_result = turn.result.as_dict(self.colours) if isinstance(turn, Over) else None
        if self.result is None and true_result is not None:
            raise BadRecord(message("record-result-missing", game.end_clause), ply=end)
        if self.result is not None and true_result is None:
            raise BadRecord(message("record-result-early", game.end_clause), ply=end)
        if true_result is None and shows_secret(self.dice):
            raise BadRecord(message("record-secret-early"), ply=end)
        if true_result is not None and self._hides_secret():
            raise BadRecord(message("record-secret-missing"), ply=end)
        if self.result is not None and self.result != true_result:
            stated, true = (json.dumps(result) for result in (self.result, true_result))
            raise BadRecord(
                message("record-result-false", game.result_clause, stated=stated[:200], true=true),
                ply=end,
            )
        for note in self.notes:
            if note.ply > end:
                raise BadRecord(
                    message("record-note-ply", given=str(note.ply)[:40], last=str(end)),
                    ply=note.ply,
                )

    def _hides_secret(self) -> bool:
        """Whether the secret of the fair dice is missing, which is allowed only during the game."""
        return self.dice["source"] == "fair" and self.dice["secret"] is None

    def verify(self, game: AnyGame) -> int:
        """Recompute every throw; the number of throws that match. Raises `BadRecord` at the first
        that does not, or without a proof.
        """
        if self._hides_secret():
            raise BadRecord(message("record-secret-missing"))
        source = source_of(self.dice)
        if source is None:
            raise BadRecord(message("record-dice-unprovable", source=self.dice["source"]))
        throws, before = 0, None
        for step in self.replay(game):
            turn = None if step.action is None else game.turn(before)
            if isinstance(turn, Throw):
                true = game.outcome(before, source.throw(turn.dice))
                if true != step.action:
                    raise BadRecord(
                        message("record-throw-false", throw=str(throws), true=str(true)),
                        ply=step.ply,
                        event=str(step.action),
                    )
                throws += 1
            before = step.state
        return throws


def replay_lines(index: int, record: Record, game: AnyGame) -> Iterator[str]:
    """The lines of `replay --json` for one record: a JSON object per position."""
    for step in record.replay(game):
        line = {
            "game": index,
            "ply": step.ply,
            "event": None if step.action is None else str(step.action),
            "turn": turn_as_dict(game.turn(step.state), record.colours),
            "legal": [str(action) for action in game.legal(step.state)],
            "state": game.dump(step.state),
        }
        yield json.dumps(line, ensure_ascii=False)


def read_records(path: Path, games: Games) -> Iterator[Record]:
    """The records of a file, one after the other. Raises `BadRecord` with the line; `OSError` where
    the file cannot be read.
    """
    with path.open("rb") as file:
        for found in scan_records(file, games):
            if isinstance(found, BadRecord):
                raise found
            yield found


def scan_records(file: BinaryIO, games: Games) -> Iterator[Record | BadRecord]:
    """The records of an open file: JSON Lines, or one JSON object over many lines. Only one record
    is in memory at a time.

    A line that is not a record gives an error with its line number, and reading goes on. A file
    without any record gives an error.
    """
    lines = _read_lines(file)
    number, first = next(lines, (1, b""))
    if not first:
        yield BadRecord(message("record-empty"), line=1)
        return
    second = None if _is_json(first) else next(lines, None)
    # JSON Lines: each line is an object of its own
    if second is None or second[1].lstrip().startswith(b"{"):
        yield _parse_line(first, number, games)
        for number, line in lines if second is None else chain([second], lines):
            yield _parse_line(line, number, games)
        return
    whole = bytearray(first)
    last = number
    for following, line in chain([second], lines):
        whole += b"\n" * (following - last - 1) + line  # blank lines count: errors name the line
        last = following
        if len(whole) > LINE_LIMIT:
            yield BadRecord(message("record-too-long"), line=number)
            return
    yield _parse_line(bytes(whole), number, games)


def _read_lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Every line that is not blank, with its number. A line above `LINE_LIMIT` is cut there and
    ends the iteration.
    """
    number = 0
    while line := file.readline(LINE_LIMIT + 1):
        number += 1
        if line.strip():
            yield number, line
        if len(line) > LINE_LIMIT:
            return


def _is_json(data: bytes) -> bool:
    try:
        _parse_json(data.decode())
    except (BadRecord, UnicodeDecodeError):
        return False
    return True


def _parse_line(data: bytes, line: int, games: Games) -> Record | BadRecord:
    """The record that begins at this line, or the error in it."""
    try:
        if len(data) > LINE_LIMIT:
            raise BadRecord(message("record-too-long"))
        return parse_record(data.decode(), games)
    except UnicodeDecodeError:
        return BadRecord(message("record-not-text"), line=line)
    except BadRecord as error:
        error.line = line if error.line is None else line + error.line - 1
        return error


def parse_record(text: str, games: Games) -> Record:
    """The record of a JSON text, with structure and types checked. Raises `BadRecord`."""
    fields = _parse_json(text)
    if not isinstance(fields, dict):
        raise BadRecord(message("record-not-object"))
    if fields.get("format", FORMAT) != FORMAT or type(fields.get("format", FORMAT)) is not int:
        raise BadRecord(message("record-format", given=str(fields["format"])[:40], known=FORMAT))
    _check_keys(fields, _FIELDS, "")
    if not isinstance(fields["game"], str) or fields["game"] not in games:
        raise BadRecord(
            message("record-game", given=str(fields["game"])[:40], known=", ".join(games))
        )
    game = games[fields["game"]]
    _expect(type(fields["rules"]) is int, "rules")
    _expect(isinstance(fields["options"], dict), "options")
    _expect(isinstance(fields["seats"], list), "seats")
    for number, seat in enumerate(fields["seats"]):
        _expect(isinstance(seat, dict), f"seats[{number}]")
        _check_keys(seat, ("colour", "name"), f"seats[{number}].")
        _expect(isinstance(seat["colour"], str), f"seats[{number}].colour")
        _expect(
            isinstance(seat["name"], str) and len(seat["name"]) <= NAME_LIMIT,
            f"seats[{number}].name",
        )
    _expect(fields["first"] is None or type(fields["first"]) is int, "first")
    _expect(fields["played"] is None or _is_date(fields["played"]), "played")
    _expect(isinstance(fields["dice"], dict), "dice")
    check_description(fields["dice"], len(fields["seats"]))
    _expect(isinstance(fields["events"], list), "events")
    for ply, event in enumerate(fields["events"], 1):
        if not isinstance(event, str):
            raise BadRecord(message("record-field-type", field=f"events[{ply - 1}]"), ply=ply)
    _expect(isinstance(fields["notes"], list), "notes")
    for number, note in enumerate(fields["notes"]):
        _expect(isinstance(note, dict), f"notes[{number}]")
        _check_keys(note, ("ply", "what"), f"notes[{number}].")
        _expect(type(note["ply"]) is int and note["ply"] >= 0, f"notes[{number}].ply")
        _expect(isinstance(note["what"], str), f"notes[{number}].what")
    _check_result(fields["result"])
    record = Record(
        game=fields["game"],
        rules=fields["rules"],
        options=fields["options"],
        colours=tuple(seat["colour"] for seat in fields["seats"]),
        names=tuple(seat["name"] for seat in fields["seats"]),
        first=fields["first"],
        played=fields["played"],
        dice=fields["dice"],
        events=tuple(fields["events"]),
        notes=tuple(Note(note["ply"], note["what"]) for note in fields["notes"]),
        result=fields["result"],
    )
    record.resolve_seats(game)
    record.resolve_options(game)
    return record


def _check_result(fields: Any) -> None:
    if fields is None:
        return
    _expect(isinstance(fields, dict), "result")
    _check_keys(fields, ("ranks", "scores", "reason"), "result.")
    _expect(isinstance(fields["ranks"], list), "result.ranks")
    for rank in fields["ranks"]:
        _expect(type(rank) is int, "result.ranks")
    if fields["scores"] is not None:
        _expect(isinstance(fields["scores"], dict), "result.scores")
        for score in fields["scores"].values():
            _expect(type(score) is int, "result.scores")
    _expect(isinstance(fields["reason"], str), "result.reason")


def _check_keys(fields: Mapping[str, Any], expected: Sequence[str], prefix: str) -> None:
    for name in expected:
        if name not in fields:
            raise BadRecord(message("record-field-missing", field=prefix + name))
    for name in fields:
        if name not in expected:
            raise BadRecord(message("record-field-unknown", field=(prefix + name)[:60]))


def _expect(is_right: bool, field: str) -> None:
    if not is_right:
        raise BadRecord(message("record-field-type", field=field))


def _is_date(value: object) -> bool:
    if not isinstance(value, str) or not re.fullmatch(r"\d{4}-\d{2}-\d{2}", value):
        return False
    try:
        datetime.date.fromisoformat(value)
    except ValueError:
        return False
    return True


def _parse_json(text: str) -> dict[str, Any] | list[Any] | str | float | bool | None:
    if text.startswith("\ufeff"):
        raise BadRecord(message("record-byte-order-mark"), line=1)
    try:
        data = json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse_constant)
        if _SURROGATE.search(text) and not is_unicode(json.dumps(data, ensure_ascii=False)):
            raise BadRecord(message("record-surrogate"))
        return data
    except json.JSONDecodeError as error:
        raise BadRecord(
            message("record-not-json", column=str(error.colno)), line=error.lineno
        ) from error
    except RecursionError as error:
        raise BadRecord(message("record-too-deep"), line=1) from error
    # Python converts no integer of more than `sys.get_int_max_str_digits()` digits
    except ValueError as error:
        raise BadRecord(message("record-number-long"), line=1) from error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise BadRecord(message("record-field-twice"))
    return fields


def _refuse_constant(text: str) -> NoReturn:
    raise BadRecord(message("record-number", given=text))
