"""Every record, position id and database that a released version wrote is read as it was meant
(docs/records.md).
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from colonnade import __version__
from colonnade.core.record import Record, parse_record, read_records
from colonnade.games import GAMES
from tests.compatibility import FOLDER
from tests.ports import find_port
from tests.server.tools import Process

VERSIONS = sorted(path.name for path in FOLDER.iterdir() if (path / "records.jsonl").exists())
KEEP_ALL: dict[str, Any] = {"prune_waiting_days": 1e5, "prune_unfinished_days": 1e5}
"""Settings of a server that removes no table, however old."""


def load_records(version: str) -> list[Record]:
    return list(read_records(FOLDER / version / "records.jsonl", GAMES))


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def check_record(record: Record) -> None:
    """Replay the record, and recompute its throws where it says how."""
    game = GAMES[record.game]
    record.check(game)
    if record.dice["source"] == "seeded" or (
        record.dice["source"] == "fair" and record.dice["secret"] is not None
    ):
        assert record.verify(game) > 0


def test_this_version_has_a_corpus() -> None:
    assert __version__ in VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_records_are_checked_and_verified(version: str) -> None:
    records = load_records(version)
    for record in records:
        check_record(record)
    assert {record.game for record in records} == set(GAMES)
    assert {record.dice["source"] for record in records} == {"seeded", "fair", "physical"}
    assert {record.result is None for record in records} == {True, False}


@pytest.mark.parametrize("version", VERSIONS)
def test_no_value_of_an_option_was_removed(version: str) -> None:
    """A corpus has every value that its version had: `python -m tests.compatibility` plays them."""
    found = {
        (record.game, name, value)
        for record in load_records(version)
        for name, value in record.options.items()
    }
    fields = [(key, field) for key, game in GAMES.items() for field in game.options_type.fields]
    assert found <= {(key, field.name, value) for key, field in fields for value in field.values}


@pytest.mark.parametrize("version", VERSIONS)
def test_position_ids_name_the_positions_they_named(version: str) -> None:
    games = [
        (GAMES[record.game], [step.state for step in record.replay(GAMES[record.game])])
        for record in load_records(version)
    ]
    lines = read_lines(FOLDER / version / "positions.jsonl")
    assert {line["record"] for line in lines} == set(range(len(games)))
    for line in lines:
        game, states = games[line["record"]]
        assert game.from_position(line["position"]) == states[line["ply"]], line


@pytest.mark.parametrize("version", VERSIONS)
def test_every_table_of_a_database_is_as_it_was(version: str, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    shutil.copyfile(FOLDER / version / "tables.sqlite", database)
    lines = read_lines(FOLDER / version / "tables.jsonl")
    assert {line["status"] for line in lines} == {"waiting", "playing", "over", "abandoned"}
    server = Process(database, find_port(), **KEEP_ALL)
    try:
        for line in lines:
            view = server.request("GET", f"/api/tables/{line['table']}")[1]
            assert (view["status"], view["revision"]) == (line["status"], line["revision"])
            game = GAMES[view["table"]["game"]]
            assert game.from_position(view["position"]["id"]) == game.from_position(
                line["position"]
            )
            record = parse_record(json.dumps(server.record(line["table"])), GAMES)
            check_record(record)
            assert list(record.events) == line["record"]["events"]
    finally:
        server.kill()
