"""The game record: read, write, replay, check, verify. The game is its list of events, the
canonical texts of actions.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO, Generic, NoReturn

from colonnade.core.dice import is_unicode
from colonnade.core.errors import BadOption, BadRecord, Illegal, Malformed
from colonnade.core.fields import check_keys, expect_field
from colonnade.core.game import A, AnyGame, Game, Games, Over, S, Seats, Throw, turn_as_dict
from colonnade.core.message import message
from colonnade.core.options import Options
from colonnade.core.proof import check_description, shows_secret, source_of
from colonnade.core.set_up_positions import SetUp, parse_setups, read_setup

FORMAT = 1
SETUP_FORMAT = 2
"""The format of a record in which people have set up positions by hand."""
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
_SETUP_FIELDS = (*_FIELDS, "setups")
LAST_THROW_ONLY = "last-throw-only"
"""The note of a game at a real board in which not every throw of a turn was entered."""
ABANDONED_NOTES = ("abandoned", "ended")
"""The first words of the notes of a game that was given up before its end."""
_REAL_DICE = "real dice from here on; before:"
_REAL_DICE_NOTE = re.compile(rf"{_REAL_DICE} (fair|scripted|seeded)( -?[0-9a-f]{{1,64}}){{0,3}}")
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
    replaced: S | None = None
    """Where `state` was set up by hand: the position that the action led to."""


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
    setups: tuple[SetUp, ...] = ()

    def as_dict(self) -> dict[str, object]:
        """The record as plain data, fields in their documented order."""
        fields: dict[str, object] = {
            "format": SETUP_FORMAT if self.setups else FORMAT,
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
        if self.setups:
            fields["setups"] = [
                {"ply": setup.ply, "position": setup.position} for setup in self.setups
            ]
        return fields

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
        end = len(self.events)
        if self.setups and self.setups[-1].ply > end:
            raise BadRecord(
                message("record-setup-ply", given=str(self.setups[-1].ply)[:40], last=str(end)),
                ply=self.setups[-1].ply,
            )
        seats = self.resolve_seats(game)
        state = game.initial(self.resolve_options(game), seats)
        setups = {setup.ply: setup for setup in self.setups}

        def arrive(ply: int, action: A | None, state: S) -> Step[S, A]:
            if ply not in setups:
                return Step(ply, action, state)
            return Step(ply, action, read_setup(game, setups[ply], state, seats), state)

        step = arrive(0, None, state)
        yield step
        for ply, text in enumerate(self.events, 1):
            try:
                action = game.parse(text)
                state = game.apply(step.state, action)
            except Malformed as error:
                raise BadRecord(error.message, ply=ply, event=text) from error
            except Illegal as error:
                raise BadRecord(
                    error.message, ply=ply, event=text, clause=error.refusal.clause
                ) from error
            step = arrive(ply, action, state)
            yield step

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
        is_abandoned = any(note.what.split(" ")[0] in ABANDONED_NOTES for note in self.notes)
        if true_result is None and shows_secret(self.dice) and not is_abandoned:
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
        if not self.events and self.dice["source"] == "fair":
            return 0  # abandoned before a throw, perhaps before the dice were agreed on
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


def describe_real_dice(dice: Mapping[str, Any]) -> str:
    """The note of a game that goes on with real dice: what its dice were before."""
    before = [str(dice[name]) for name in ("source", "seed", "game", "commitment") if name in dice]
    return " ".join((_REAL_DICE, *before))


def is_real_dice_note(text: str) -> bool:
    """Whether a note is one of `describe_real_dice`."""
    return _REAL_DICE_NOTE.fullmatch(text) is not None


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
        if step.replaced is not None:
            line["set_up"] = True
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
    format = fields.get("format", FORMAT)
    if format not in (FORMAT, SETUP_FORMAT) or type(format) is not int:
        known = {"oldest": FORMAT, "newest": SETUP_FORMAT}
        raise BadRecord(message("record-format", given=str(format)[:40], **known))
    check_keys(fields, _FIELDS if format == FORMAT else _SETUP_FIELDS, "")
    if not isinstance(fields["game"], str) or fields["game"] not in games:
        raise BadRecord(
            message("record-game", given=str(fields["game"])[:40], known=", ".join(games))
        )
    game = games[fields["game"]]
    expect_field(type(fields["rules"]) is int, "rules")
    expect_field(isinstance(fields["options"], dict), "options")
    expect_field(isinstance(fields["seats"], list), "seats")
    for number, seat in enumerate(fields["seats"]):
        expect_field(isinstance(seat, dict), f"seats[{number}]")
        check_keys(seat, ("colour", "name"), f"seats[{number}].")
        expect_field(isinstance(seat["colour"], str), f"seats[{number}].colour")
        expect_field(
            isinstance(seat["name"], str) and len(seat["name"]) <= NAME_LIMIT,
            f"seats[{number}].name",
        )
    expect_field(fields["first"] is None or type(fields["first"]) is int, "first")
    expect_field(fields["played"] is None or _is_date(fields["played"]), "played")
    expect_field(isinstance(fields["dice"], dict), "dice")
    check_description(fields["dice"], len(fields["seats"]))
    expect_field(isinstance(fields["events"], list), "events")
    for ply, event in enumerate(fields["events"], 1):
        if not isinstance(event, str):
            raise BadRecord(message("record-field-type", field=f"events[{ply - 1}]"), ply=ply)
    expect_field(isinstance(fields["notes"], list), "notes")
    for number, note in enumerate(fields["notes"]):
        expect_field(isinstance(note, dict), f"notes[{number}]")
        check_keys(note, ("ply", "what"), f"notes[{number}].")
        expect_field(type(note["ply"]) is int and note["ply"] >= 0, f"notes[{number}].ply")
        expect_field(isinstance(note["what"], str), f"notes[{number}].what")
    _check_result(fields["result"])
    setups = parse_setups(fields["setups"], fields["dice"]) if format == SETUP_FORMAT else ()
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
        setups=setups,
    )
    record.resolve_seats(game)
    record.resolve_options(game)
    return record


def _check_result(fields: Any) -> None:
    if fields is None:
        return
    expect_field(isinstance(fields, dict), "result")
    check_keys(fields, ("ranks", "scores", "reason"), "result.")
    expect_field(isinstance(fields["ranks"], list), "result.ranks")
    for rank in fields["ranks"]:
        expect_field(type(rank) is int, "result.ranks")
    if fields["scores"] is not None:
        expect_field(isinstance(fields["scores"], dict), "result.scores")
        for score in fields["scores"].values():
            expect_field(type(score) is int, "result.scores")
    expect_field(isinstance(fields["reason"], str), "result.reason")


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
