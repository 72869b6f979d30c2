"""Records: read and written strictly. Every refusal names what, and where: the line, the ply, the
event, the clause.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from colonnade.core.dice import FairDice, SeededDice
from colonnade.core.errors import BadRecord
from colonnade.core.game import Decide, Over
from colonnade.core.match import Match
from colonnade.core.record import (
    LINE_LIMIT,
    Record,
    parse_record,
    read_records,
    replay_lines,
    scan_records,
)
from tests.toy.stones.rules import DONE, NAMES, STONES, TAKE

GAMES = {"stones": STONES}


def play(dice: FairDice | SeededDice, stones: int = 9) -> Record:
    """A game in which everybody takes all they may."""
    match = Match(
        STONES,
        STONES.options_type.resolve({"stones": stones}, 2),
        STONES.seats(NAMES[:2], 1),
        dice,
        ("Ana", "Bo"),
        "2024-02-29",
    )
    while not isinstance(match.turn, Over):
        turn = match.turn
        if isinstance(turn, Decide):
            match.act(turn.seat, TAKE if TAKE in STONES.legal(match.state) else DONE)
        else:
            match.throw(dice.throw(turn.dice))
    return match.record()


RECORD = play(FairDice.from_seed(2, 1))


def altered(**changes: Any) -> dict[str, Any]:
    return {**RECORD.as_dict(), **changes}


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in RECORD.as_dict().items() if key != name}


def read(data: object) -> Record:
    return parse_record(json.dumps(data), GAMES)


# Reading and writing


def test_a_record_goes_round() -> None:
    assert parse_record(RECORD.to_json(), GAMES) == RECORD
    assert "\n" not in RECORD.to_json()
    assert list(json.loads(RECORD.to_json())) == [
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
    ]


def test_names_keep_their_letters() -> None:
    record = read(
        altered(seats=[{"colour": "white", "name": "Zoë 🎲"}, {"colour": "black", "name": ""}])
    )
    assert record.names == ("Zoë 🎲", "")
    assert "Zoë 🎲" in record.to_json()
    # escaped surrogate pairs are whole letters
    assert parse_record(json.dumps(record.as_dict()), GAMES) == record


def test_an_option_that_is_not_stated_has_the_value_it_had_then() -> None:
    """Up to version 1 of its rules everybody was kind; since version 2 it is an option, and off
    unless somebody wants it.
    """
    old, new = (read(altered(rules=rules, options={"stones": 9})) for rules in (1, 2))
    assert old.resolve_options(STONES).as_dict() == {"stones": 9, "is_kind": True}
    assert new.resolve_options(STONES).as_dict() == {"stones": 9, "is_kind": False}


def test_a_record_by_older_rules_is_replayed() -> None:
    old = read(altered(rules=1))
    old.check(STONES)
    assert old.verify(STONES) == RECORD.verify(STONES)
    assert parse_record(old.to_json(), GAMES) == old, "and stays what it is"


FAULTS: list[tuple[Any, str]] = [
    (1, "record-not-object"),
    ([], "record-not-object"),
    (None, "record-not-object"),
    ({}, "record-field-missing field=format"),
    (altered(format=3), "record-format given=3 oldest=1 newest=2"),
    (altered(format="1"), "record-format given=1"),
    (altered(format=True), "record-format given=True"),
    (altered(game="chess"), "record-game given=chess known=stones"),
    (altered(game=None), "record-game given=None"),
    (altered(rules="1"), "record-field-type field=rules"),
    (altered(rules=1.0), "record-field-type field=rules"),
    (altered(options=[]), "record-field-type field=options"),
    (altered(options={"stones": 8, "is_kind": False}), "error-option-value option=stones value=8"),
    (altered(options={"stones": 9, "is_kind": 0}), "error-option-value option=is_kind value=0"),
    (
        altered(options={"stones": 9, "is_kind": False, "colour": 1}),
        "error-option-name option=colour",
    ),
    (altered(seats={}), "record-field-type field=seats"),
    (altered(seats=["white", "black"]), r"record-field-type field=seats\[0\]"),
    (altered(seats=[{"colour": "white"}]), r"record-field-missing field=seats\[0\].name"),
    (
        altered(seats=[{"colour": "white", "name": "", "age": 3}]),
        r"record-field-unknown field=seats\[0\].age",
    ),
    (altered(seats=[{"colour": 1, "name": ""}]), r"record-field-type field=seats\[0\].colour"),
    (altered(seats=[{"colour": "white", "name": 1}]), r"record-field-type field=seats\[0\].name"),
    (
        altered(seats=[{"colour": "white", "name": "x" * 81}]),
        r"record-field-type field=seats\[0\].name",
    ),
    (altered(seats=RECORD.as_dict()["seats"][::-1]), "error-seats-order"),  # type: ignore[index]
    (altered(first="0"), "record-field-type field=first"),
    (altered(first=False), "record-field-type field=first"),
    (altered(first=2), "error-seats-first given=2"),
    (altered(first=-1), "error-seats-first given=-1"),
    (altered(played="29.2.2024"), "record-field-type field=played"),
    (altered(played="2023-02-29"), "record-field-type field=played"),
    (altered(played=20240229), "record-field-type field=played"),
    (altered(dice=[]), "record-field-type field=dice"),
    (altered(dice={"source": "loaded"}), "record-dice-source source=loaded"),
    (altered(events="roll 1"), "record-field-type field=events"),
    (altered(events=["roll 1", 2]), r"ply 2, record-field-type field=events\[1\]"),
    (altered(notes=None), "record-field-type field=notes"),
    (altered(notes=["x"]), r"record-field-type field=notes\[0\]"),
    (altered(notes=[{"ply": -1, "what": ""}]), r"record-field-type field=notes\[0\].ply"),
    (altered(notes=[{"ply": 1, "what": None}]), r"record-field-type field=notes\[0\].what"),
    (altered(notes=[{"ply": 1}]), r"record-field-missing field=notes\[0\].what"),
    (altered(result=[1, 2]), "record-field-type field=result"),
    (altered(result={"ranks": [1, 2], "scores": None}), "record-field-missing field=result.reason"),
    (
        altered(result={"ranks": [1, "2"], "scores": None, "reason": "x"}),
        "record-field-type field=result.ranks",
    ),
    (
        altered(result={"ranks": [True, 2], "scores": None, "reason": "x"}),
        "record-field-type field=result.ranks",
    ),
    (
        altered(result={"ranks": 1, "scores": None, "reason": "x"}),
        "record-field-type field=result.ranks",
    ),
    (
        altered(result={"ranks": [1, 2], "scores": [3, 4], "reason": "x"}),
        "record-field-type field=result.scores",
    ),
    (
        altered(result={"ranks": [1, 2], "scores": {"white": 0.5}, "reason": "x"}),
        "record-field-type field=result.scores",
    ),
    (
        altered(result={"ranks": [1, 2], "scores": None, "reason": 3}),
        "record-field-type field=result.reason",
    ),
    (altered(winner="white"), "record-field-unknown field=winner"),
    *((without(name), f"record-field-missing field={name}") for name in RECORD.as_dict()),
]


@pytest.mark.parametrize(("data", "reason"), FAULTS, ids=[reason for _, reason in FAULTS])
def test_wrong_fields_are_named(data: object, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        read(data)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1, record-not-json column=1"),
        ("{", "line 1, record-not-json column=2"),
        (RECORD.to_json()[:-30], "record-not-json"),
        (RECORD.to_json() + "x", "record-not-json"),
        ('{"format": 1, "format": 1}', "record-field-twice"),
        (RECORD.to_json().replace('"first": 1', '"first": NaN'), "record-number given=NaN"),
        (
            RECORD.to_json().replace('"first": 1', '"first": -Infinity'),
            "record-number given=-Infinity",
        ),
        (RECORD.to_json().replace('"first": 1', '"first": 1e999'), "record-field-type field=first"),
        (RECORD.to_json().replace('"first": 1', '"first": ' + "9" * 5000), "record-number-long"),
        ("[" * 100_000, "record-too-deep"),
        ("\ufeff" + RECORD.to_json(), "line 1, record-byte-order-mark"),
        (RECORD.to_json().replace("Ana", r"\ud83d"), "record-surrogate"),
        ("{\n\n  oops}", "line 3, record-not-json column=3"),
    ],
    ids=lambda text: text[:40],
)
def test_what_is_no_json_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        parse_record(text, GAMES)


# Files


def scan(data: bytes) -> list[str]:
    found = scan_records(io.BytesIO(data), GAMES)
    return [
        "record" if isinstance(record, Record) else f"{record.line} {record.message.key}"
        for record in found
    ]


def test_a_file_is_json_lines_or_one_object_over_many_lines() -> None:
    line = RECORD.to_json().encode() + b"\n"
    pretty = json.dumps(RECORD.as_dict(), indent=2).encode()
    assert scan(line) == ["record"]
    assert scan(line * 3) == ["record"] * 3
    assert scan(b"\n" + line + b"\n\n" + line.rstrip()) == ["record"] * 2
    assert scan(line.replace(b"\n", b"\r\n") * 2) == ["record"] * 2
    assert scan(pretty) == scan(b"\n\n" + pretty + b"\n") == ["record"]


def test_a_faulty_line_is_named_and_the_others_are_read() -> None:
    line = RECORD.to_json().encode() + b"\n"
    assert scan(line + b"{oops\n" + line) == ["record", "2 record-not-json", "record"]
    assert scan(line[:50] + b"\n" + line) == ["1 record-not-json", "record"]
    assert scan(b"\n{oops\n\n" + line) == ["2 record-not-json", "record"]
    assert scan(line + b"\xff\xfe\n" + line) == ["record", "2 record-not-text", "record"]
    assert scan(line + b"17\n" + line) == ["record", "2 record-not-object", "record"]
    assert scan(line + line[:100]) == ["record", "2 record-not-json"]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "1 record-empty"),
        (b"\n \n\t\n", "1 record-empty"),
        (b"\x7fELF\x01\x02\x00\n\xff", "1 record-not-text"),
        (b"hello\nworld\n", "1 record-not-json"),
        (json.dumps(RECORD.as_dict(), indent=2)[:-40].encode(), "record-not-json"),
        (b'{\n  "format": 1,\n  "format": 1\n}', "1 record-field-twice"),
        (b'{\n  "format": 1,\n\n  oops\n}', "4 record-not-json"),
    ],
)
def test_a_file_without_a_record_has_one_fault(data: bytes, fault: str) -> None:
    assert len(scan(data)) == 1
    assert scan(data)[0].endswith(fault)


def test_a_line_beyond_all_measure_is_not_read_to_its_end() -> None:
    class Endless(io.RawIOBase):
        asked = 0

        def readline(self, size: int | None = -1) -> bytes:
            assert size is not None
            self.asked += size
            return b"x" * size

    endless = Endless()
    found = list(scan_records(endless, GAMES))  # type: ignore[arg-type]
    assert [fault.message.key for fault in found if isinstance(fault, BadRecord)] == [
        "record-too-long"
    ]
    assert endless.asked <= LINE_LIMIT + 1


def test_read_records_raises_at_the_first_fault(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with path.open("w", encoding="utf-8") as file:
        file.write(RECORD.to_json() + "\noops\n")
    records = read_records(path, GAMES)
    assert next(records) == RECORD
    with pytest.raises(BadRecord, match="line 2"):
        next(records)
    with pytest.raises(FileNotFoundError):
        next(read_records(tmp_path / "none", GAMES))


# Replaying and checking


def test_replay_gives_every_position() -> None:
    steps = list(RECORD.replay(STONES))
    assert [step.ply for step in steps] == list(range(len(RECORD.events) + 1))
    assert steps[0].action is None
    assert [str(step.action) for step in steps[1:]] == list(RECORD.events)
    assert isinstance(STONES.turn(steps[-1].state), Over)


def test_the_lines_of_replay() -> None:
    lines = [json.loads(line) for line in replay_lines(7, RECORD, STONES)]
    assert lines[0] == {
        "game": 7,
        "ply": 0,
        "event": None,
        "turn": {"throw": "black"},
        "legal": [],
        "state": {"stones": 9, "die": 0, "taken": 0},
    }
    assert (lines[1]["event"], lines[1]["turn"], lines[1]["legal"]) == (
        RECORD.events[0],
        {"decide": "black"},
        ["take"],
    )
    assert lines[-1]["turn"] == {"over": RECORD.result}
    assert [line["ply"] for line in lines] == list(range(len(RECORD.events) + 1))


def change_events(change: Callable[[list[str]], object]) -> Mapping[str, Any]:
    events = list(RECORD.events)
    change(events)
    return {"events": events}


BROKEN: list[tuple[Mapping[str, Any], str]] = [
    (
        change_events(lambda events: events.__setitem__(1, "done")),
        r"ply 2, event 'done', S3 stones-take-first",
    ),
    (
        change_events(lambda events: events.__setitem__(1, "jump")),
        r"ply 2, event 'jump', stones-malformed",
    ),
    (change_events(lambda events: events.pop(0)), r"ply 1, event 'take', S1 stones-throw-first"),
    (
        change_events(lambda events: events.insert(0, "roll 1")),
        r"ply 2, event 'roll \d', S1 stones-thrown",
    ),
    (
        change_events(lambda events: events.append("roll 1")),
        rf"ply {len(RECORD.events) + 1}, event 'roll 1', S4 stones-over",
    ),
    (
        change_events(lambda events: events.pop()),
        rf"ply {len(RECORD.events) - 1}, S4 record-result-early",
    ),
    ({"result": None}, rf"ply {len(RECORD.events)}, S4 record-result-missing"),
    (
        {"result": {**(RECORD.result or {}), "ranks": (RECORD.result or {})["ranks"][::-1]}},
        rf"ply {len(RECORD.events)}, S4 record-result-false",
    ),
    ({"result": {**(RECORD.result or {}), "reason": "other"}}, "record-result-false"),
    ({"result": {**(RECORD.result or {}), "ranks": [1]}}, "record-result-false"),
    ({"result": {**(RECORD.result or {}), "scores": {"white": 1}}}, "record-result-false"),
    ({"notes": [{"ply": len(RECORD.events) + 1, "what": "late"}]}, "record-note-ply"),
    ({"rules": 3}, "record-rules-version given=3 known=2"),
    ({"rules": 0}, "record-rules-version given=0 known=2"),
    ({"events": [], "result": None}, "record-secret-early"),
]


@pytest.mark.parametrize(("changes", "reason"), BROKEN, ids=[reason for _, reason in BROKEN])
def test_check_names_ply_event_and_clause(changes: Mapping[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        read(altered(**changes)).check(STONES)


def test_a_note_at_the_last_ply_is_fine() -> None:
    read(
        altered(
            notes=[{"ply": len(RECORD.events), "what": "the clock ran out"}, {"ply": 0, "what": ""}]
        )
    ).check(STONES)


# Verifying


@pytest.mark.parametrize("dice", [FairDice.from_seed(2, 5), SeededDice(5)], ids=["fair", "seeded"])
def test_every_throw_is_recomputed(dice: FairDice | SeededDice) -> None:
    record = play(dice, stones=20)
    assert record.verify(STONES) == sum(event.startswith("roll") for event in record.events) > 0


def test_one_die_altered_is_found_and_named() -> None:
    record = play(FairDice.from_seed(2, 8), stones=20)
    plies = [ply for ply, event in enumerate(record.events) if event.startswith("roll")]
    for throw, ply in enumerate(plies):
        true = record.events[ply]
        events = list(record.events)
        events[ply] = "roll 6" if true != "roll 6" else "roll 5"
        data = {**record.as_dict(), "events": events}
        with pytest.raises(BadRecord) as found:
            read(data).verify(STONES)
        assert (found.value.ply, found.value.event) == (ply + 1, events[ply])
        assert dict(found.value.message.arguments) == {"throw": str(throw), "true": true}


@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        ({"source": "physical"}, "record-dice-unprovable source=physical"),
        ({"source": "scripted"}, "record-dice-unprovable source=scripted"),
        ({**RECORD.dice, "secret": None}, "record-secret-missing"),
        ({**RECORD.dice, "commitment": "0" * 64}, "record-commitment-false"),
        ({**RECORD.dice, "secret": "0" * 64}, "record-commitment-false"),
        ({**RECORD.dice, "seed": 2}, "record-seed-false"),
        ({"source": "seeded", "seed": 2, "game": 0}, "record-throw-false throw=0"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_dice_without_a_proof_are_refused(dice: object, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        read(altered(dice=dice)).verify(STONES)
