"""What must be true at the end of a fault test."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from colonnade.core.record import parse_record
from colonnade.games import GAMES
from tests.faults.site import Log, ServerProgram, Site
from tests.scripted import ScriptedClient
from tests.waiting import wait_until

if TYPE_CHECKING:
    from tests.faults.run import Report


def check_tables(site: Site, clients: Sequence[ScriptedClient], report: Report) -> None:
    """Compare what the clients have seen with the servers, the log and the records, after all games
    are over.
    """
    views = check_histories(site, clients, report)
    for number, (table, viewers) in enumerate(_group(clients).items()):
        view = views[table]
        for viewer in viewers:
            shown = viewer.view.get("position", {}).get("id")
            if shown != view["position"]["id"]:
                report.faults.append(
                    f"another position: {table}: {shown}, not {view['position']['id']}"
                )
        server = site.servers[number % len(site.servers)]
        record = _ask(server, f"/api/tables/{table}/record")
        report.events += len(record["events"])
        report.faults.extend(_check_record(table, viewers, view, record))


def check_histories(
    site: Site, clients: Sequence[ScriptedClient], report: Report
) -> dict[str, dict[str, Any]]:
    """Compare what the clients have seen with the servers and the log, while games may be under
    way; the views of the tables.
    """
    report.faults.extend(site.find_ended())
    views: dict[str, dict[str, Any]] = {}
    tables = _group(clients)
    for number, (table, viewers) in enumerate(tables.items()):
        server = site.servers[number % len(site.servers)]
        views[table] = _ask(server, f"/api/tables/{table}")
        report.faults.extend(_compare_histories(table, viewers, views[table]))
    log = site.read_log()
    report.entries = sum(map(len, log.values()))
    report.owners = site.count_owners()
    report.faults.extend(check_log(log, tables))
    return views


def _group(clients: Iterable[ScriptedClient]) -> dict[str, list[ScriptedClient]]:
    """The clients of each table."""
    tables: dict[str, list[ScriptedClient]] = {}
    for client in clients:
        tables.setdefault(client.table, []).append(client)
    return tables


def _ask(server: ServerProgram, path: str) -> Any:
    """The answer to a request, also if the owner of the table was killed a moment ago."""
    answers: list[Any] = []

    def is_answered() -> bool:
        status, answer = server.request("GET", path)
        assert status in (200, 503), answer
        answers.append(answer)
        return status == 200

    wait_until(is_answered)
    return answers[-1]


def _compare_histories(
    table: str, viewers: Iterable[ScriptedClient], view: dict[str, Any]
) -> Iterable[str]:
    """No two viewers were shown different positions at one revision."""
    positions: dict[int, str] = {view["revision"]: view["position"]["id"]}
    for viewer in viewers:
        for revision, position in viewer.positions.items():
            if positions.setdefault(revision, position) != position:
                yield f"two histories: {table} at revision {revision}"


def _check_record(
    table: str, viewers: Iterable[ScriptedClient], view: dict[str, Any], fields: dict[str, Any]
) -> Iterable[str]:
    """The record is legal, its dice are proved, and it is what the clients saw."""
    try:
        record = parse_record(json.dumps(fields), GAMES)
        game = GAMES[record.game]
        record.check(game)
        record.verify(game)
        *_, last = record.replay(game)
    except Exception as error:
        yield f"record of {table}: {error!r}"
        return
    for viewer in viewers:
        for found in viewer.witness.compare(fields):
            yield f"dice differ: {table}: {found}"
    if game.position(last.state) != view["position"]["id"]:
        yield f"record ends elsewhere: {table}"
    if record.result is None:
        yield f"without a result: {table}"


def check_log(log: Log, by_table: dict[str, list[ScriptedClient]]) -> Iterable[str]:
    """Every acknowledged command is stored as it was acknowledged, and none twice."""
    for table, viewers in by_table.items():
        entries = log.get(table, {})
        if sorted(entries) != list(range(1, len(entries) + 1)):
            yield f"a gap in the log: {table}"
        commands = Counter(entry["command"] for entry in entries.values() if "command" in entry)
        for command, count in commands.items():
            if count > 1:
                yield f"carried out {count} times: {table} {command}"
        for viewer in viewers:
            for command, (revision, kind) in viewer.acknowledged.items():
                entry = entries.get(revision)
                if entry is None or entry.get("command") != command or entry["what"] != kind:
                    yield f"acknowledged and missing: {table} {revision} {kind} {command}: {entry}"
