"""`colonnade database`: nothing is lost, whichever way a database goes."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from colonnade.cli import main
from colonnade.server.store.content import COLUMNS, select_all
from colonnade.server.store.migrations import MIGRATIONS
from tests.ports import find_port
from tests.postgres import Postgres
from tests.server.tools import Process

RELEASED = Path(__file__).parents[1] / "compatibility" / "0.1.0" / "tables.sqlite"


@pytest.fixture(autouse=True)
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Be in a folder with a database that a released version wrote, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    shutil.copyfile(RELEASED, "tables.sqlite")
    assert main(["database", "migrate", "--database", "tables.sqlite"]) == 0
    return tmp_path


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.create_database()


def dump(path: str) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of a file, in order."""
    with closing(sqlite3.connect(path)) as connection:
        return {table: connection.execute(select_all(table)).fetchall() for table in COLUMNS}


def version_of(path: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


def test_a_copy_to_postgresql_and_back_is_the_same(
    address: str, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    before = dump("tables.sqlite")
    assert all(before[table] for table in ("tables", "entries", "records"))
    assert main(["database", "copy", "tables.sqlite", address]) == 0
    assert main(["database", "check", "--store", address]) == 0
    counts = [str(len(before[table])) for table in ("tables", "entries", "records")]
    assert (
        f"is whole. Tables: {counts[0]}; their entries: {counts[1]}; finished games: {counts[2]}."
        in capsys.readouterr().out
    )
    assert main(["database", "copy", address, "back.sqlite"]) == 0
    assert main(["database", "backup", "backup.sqlite", "--store", address]) == 0
    for name in ("back.sqlite", "backup.sqlite"):
        assert dump(name) == before
        assert version_of(name) == len(MIGRATIONS)
        assert Path(name).stat().st_mode & 0o077 == 0, "it holds secrets of games that are not over"
        assert main(["database", "check", "--database", name]) == 0
    number = postgres.execute(
        "INSERT INTO tables (id, game, status, is_listed, created, header, summary)"
        " VALUES ('x', 'columbiz', 'waiting', true, 1, '', '') RETURNING number",
        address,
    )[0][0]
    assert number == max(row[0] for row in before["tables"]) + 1, "no number is given twice"


def test_a_server_goes_on_with_the_copied_tables(address: str) -> None:
    assert main(["database", "copy", "tables.sqlite", address]) == 0
    id = next(row[1] for row in dump("tables.sqlite")["tables"] if row[3] == "playing")
    views = []
    for database in ("tables.sqlite", address):
        server = Process(database, find_port(), prune_unfinished_days=1e6, prune_waiting_days=1e6)
        try:
            views.append(server.request("GET", f"/api/tables/{id}"))
        finally:
            server.kill()
    assert views[0][0] == 200
    assert views[0][1]["position"] == views[1][1]["position"]
    assert views[0][1]["revision"] == views[1][1]["revision"]


def test_a_copy_needs_an_empty_target(
    address: str, capsys: pytest.CaptureFixture[str], inside: Path
) -> None:
    shutil.copyfile("tables.sqlite", "other.sqlite")
    assert main(["database", "copy", "tables.sqlite", address]) == 0
    capsys.readouterr()
    for target in (address, "other.sqlite"):
        before = dump("other.sqlite")
        assert main(["database", "copy", "tables.sqlite", target]) == 1
        assert "is not empty. Copy into a new one." in capsys.readouterr().err
        assert dump("other.sqlite") == before


def test_a_copy_that_fails_leaves_nothing(
    address: str, postgres: Postgres, capsys: pytest.CaptureFixture[str], inside: Path
) -> None:
    with closing(sqlite3.connect("tables.sqlite")) as connection:
        connection.execute("UPDATE records SET record = 'a' || char(0) || 'b'")  # no text there
        connection.commit()
    assert main(["database", "copy", "tables.sqlite", address]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    for table in ("tables", "entries", "records", "leases"):
        assert postgres.execute(f"SELECT count(*) FROM {table}", address) == [(0,)]
    postgres.execute("UPDATE versions SET version = version - 1", address)
    assert main(["database", "copy", address, "new.sqlite"]) == 1
    assert "First run: colonnade database migrate" in capsys.readouterr().err
    assert main(["database", "backup", "new.sqlite", "--store", address]) == 1
    assert not [path for path in inside.iterdir() if path.name.startswith("new.sqlite")]


def test_an_older_file_must_be_migrated_and_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect("old.sqlite")) as connection:
        connection.executescript(MIGRATIONS[0].sqlite)
        connection.executescript(MIGRATIONS[1].sqlite)
        connection.execute("PRAGMA user_version = 2")
    assert main(["database", "check", "--database", "old.sqlite"]) == 1
    assert "First run: colonnade database migrate" in capsys.readouterr().err
    assert version_of("old.sqlite") == 2
    assert main(["database", "backup", "kept.sqlite", "--database", "old.sqlite"]) == 0
    assert version_of("kept.sqlite") == 2, "a backup is what it was"
    assert main(["database", "migrate", "--database", "old.sqlite"]) == 0
    assert f"it has version {len(MIGRATIONS)}" in capsys.readouterr().out
    assert Path("old.sqlite.version-2").is_file()
    assert main(["database", "check", "--database", "old.sqlite"]) == 0


def test_postgresql_is_migrated_when_it_is_asked_for(
    address: str, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["database", "check", "--store", address]) == 1
    assert "has version 0" in capsys.readouterr().err
    assert main(["database", "migrate", "--store", address]) == 0
    assert main(["database", "check", "--store", address]) == 0
    postgres.execute("INSERT INTO versions VALUES (1000)", address)
    for command in ("check", "migrate"):
        assert main(["database", command, "--store", address]) == 1
        assert "was made by a newer version" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("DELETE FROM entries WHERE revision = 1 AND table_number = {0}", "an entry is missing"),
        ("INSERT INTO entries VALUES (100000, 1, '{{}}')", "entry without a table"),
        ("UPDATE entries SET entry = 'x' WHERE table_number = {0} AND revision = 1", "{1}: "),
        ("UPDATE tables SET header = CAST('x' AS BLOB) WHERE number = {0}", "{1}: "),
        ("UPDATE records SET record = 'x' WHERE number = 1", "tables.sqlite: "),
        ("UPDATE records SET game = 'chess' WHERE number = 1", "no game chess"),
    ],
)
def test_check_finds_what_cannot_be_read(
    change: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect("tables.sqlite")) as connection:
        number, id = connection.execute(
            "SELECT number, id FROM tables JOIN entries ON table_number = number WHERE revision = 2"
        ).fetchone()
        assert connection.execute(change.format(number, id)).rowcount == 1
        connection.commit()
    capsys.readouterr()
    assert main(["database", "check", "--database", "tables.sqlite"]) == 1
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    assert says.format(number, id) in errors


def test_vacuum_gives_space_back(address: str, postgres: Postgres) -> None:
    assert main(["database", "copy", "tables.sqlite", address]) == 0
    assert main(["database", "vacuum", "--store", address]) == 0
    assert postgres.execute(
        "SELECT reltuples::integer FROM pg_class WHERE relname = 'records'", address
    ) == [(len(dump("tables.sqlite")["records"]),)]
    with closing(sqlite3.connect("tables.sqlite")) as connection:
        connection.execute("DELETE FROM entries")
        connection.commit()
    before = Path("tables.sqlite").stat().st_size
    assert main(["database", "vacuum", "--database", "tables.sqlite"]) == 0
    assert Path("tables.sqlite").stat().st_size < before


def test_a_password_is_never_shown(capsys: pytest.CaptureFixture[str]) -> None:
    for address in (
        "postgresql://ana:hush@127.0.0.1:1/games",
        "postgresql://ana@127.0.0.1:1/games?password=hush",
        "postgresql://ana:hush@[::1/games",
    ):
        assert main(["database", "check", "--store", address]) == 1
        output, errors = capsys.readouterr()
        assert errors.count("\n") == 1
        assert "hush" not in output + errors
