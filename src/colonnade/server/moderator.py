"""What a moderator does to a database: block networks, rename and erase. A server may use the
database meanwhile; it notices within seconds.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import msgspec

from colonnade.server.errors import NoSuchTable
from colonnade.server.messages import TableLine, clean_name
from colonnade.server.moderation import EVERYTHING
from colonnade.server.records import is_note_of_program
from colonnade.server.settings import Settings
from colonnade.server.store.base import FIRST_EPOCH, RowChange, StoredTable
from colonnade.server.store.statements import Row, Run, Statements
from colonnade.server.tables.log import decode_entry, encode, now
from colonnade.server.tables.registry import fold_table
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import Context, Transaction
from colonnade.server.tables.views import describe_change

ROWS_AT_ONCE = 200
"""Tables or records that are searched in one transaction."""
QUOTED = 60
"""The most characters of a seat that a message quotes."""
_DAY = 86_400_000
ERASED = "…"
"""What the notes of a record have in the place of a name that was erased."""
NAMING = ("join", "rename", "fill")
"""The entries of a log that contain a name."""


@dataclass(frozen=True, slots=True)
class Block:
    """A blocked network."""

    network: str
    expires: int | None
    """In milliseconds since 1970; None for a block that stays."""
    reason: str


@dataclass(frozen=True, slots=True)
class ReportLine:
    """A report as a moderator reads it."""

    number: int
    table: str
    reason: str
    count: int
    updated: int
    seats: Sequence[tuple[str, str, str]]
    """Colour, names and addresses of each seat when it was reported; an address is missing where
    nobody was connected.
    """


class Moderator:
    """Changes a database. Every method raises `StoreFailed`."""

    def __init__(self, statements: Statements) -> None:
        self._statements = statements

    async def __aenter__(self) -> Moderator:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self._statements.close()

    # Blocks

    async def block(self, network: str, days: float | None, reason: str) -> None:
        """Block a network, for some days or until it is unblocked. Replaces an older block of the
        same network.
        """
        expires = None if days is None else now() + round(days * _DAY)
        async with self._statements.write() as run:
            await run("DELETE FROM blocks WHERE network = $1", network)
            await run(
                "INSERT INTO blocks (network, expires, reason, created) VALUES ($1, $2, $3, $4)",
                network,
                expires,
                reason,
                now(),
            )

    async def unblock(self, network: str) -> bool:
        """Unblock a network; False where it was not blocked."""
        async with self._statements.write() as run:
            query = "DELETE FROM blocks WHERE network = $1 RETURNING network"
            return bool(await run(query, network))

    async def list_blocks(self) -> list[Block]:
        """The blocked networks, the newest first."""
        async with self._statements.read() as run:
            rows = await run(
                "SELECT network, expires, reason FROM blocks"
                " WHERE expires IS NULL OR expires > $1 ORDER BY created DESC, network",
                now(),
            )
        return [Block(*row) for row in rows]

    # Reports

    async def list_reports(self) -> list[ReportLine]:
        """The reports, the oldest first."""
        async with self._statements.read() as run:
            rows = await run(
                "SELECT reports.number, table_id, reason, count, updated, addresses, names, summary"
                " FROM reports LEFT JOIN tables ON tables.id = table_id ORDER BY reports.number"
            )
        return [_to_line(*row) for row in rows]

    async def close_report(self, number: int) -> bool:
        """Remove a report that was dealt with; False where there is none."""
        async with self._statements.write() as run:
            query = "DELETE FROM reports WHERE number = $1 RETURNING number"
            return bool(await run(query, number))

    # Tables

    async def rename(self, table: str, seat: str, name: str) -> tuple[str, str, str]:
        """Change the name of a seat, given by its number or colour: an entry of the log like any
        other. Returns the colour, the old and the new name.

        Raises `NoSuchTable`, and `StoreFailed` for a table that cannot be read.
        """
        async with self._statements.write() as run:
            rows = await run("SELECT number FROM tables WHERE id = $1", table)
            if not rows:
                raise NoSuchTable("error-server-table")
            number: int = rows[0][0]
            await run(self._statements.fence, number)
            state = await _load(run, number)
            index = _find_seat(state, seat)
            transaction = Transaction(state, Context(now(), Settings()))
            transaction.record("rename", index, clean_name(name), by="table")
            for revision, entry in enumerate(transaction.entries, state.revision + 1):
                await run(
                    "INSERT INTO entries (table_number, revision, entry) VALUES ($1, $2, $3)",
                    number,
                    revision,
                    encode(entry).decode(),
                )
            change = describe_change(state, transaction.state)
            if change is not None:
                await _change_row(run, number, change)
            await _announce(run, table)
        before, after = state.seats[index], transaction.state.seats[index]
        return before.colour, before.name, after.name

    async def find(self, id: str) -> tuple[bool, bool]:
        """Whether there is a table, and whether there is a record, with this id."""
        async with self._statements.read() as run:
            tables = await run("SELECT 1 FROM tables WHERE id = $1", id)
            records = await run("SELECT 1 FROM records WHERE id = $1", id)
        return bool(tables), bool(records)

    async def erase(self, id: str) -> None:
        """Remove a table with its log, its record and its reports, or a record without a table."""
        async with self._statements.write() as run:
            for (number,) in await run("SELECT number FROM tables WHERE id = $1", id):
                await run(self._statements.fence, number)
                for table, column in self._statements.table_numbers:
                    await run(f"DELETE FROM {table} WHERE {column} = $1", number)
            await run("DELETE FROM records WHERE id = $1", id)
            await run("DELETE FROM reports WHERE table_id = $1", id)
            await _announce(run, id)

    # Names

    async def erase_name(self, name: str) -> tuple[int, int]:
        """Remove a name from all tables and records: the colour is shown instead. In the notes of
        a record, which are free text, `ERASED` takes its place. Returns how many tables and records
        had it.

        All reviews are dropped: those of records that are not stored may have the name too.

        Some tables at a time, so that no server waits for long. What was done before an error stays
        done.
        """
        wanted = _fold(name)

        def replace(text: str) -> str:
            return "" if _fold(text) == wanted else text

        async def rewrite_table(run: Run, row: Row) -> bool:
            return await self._rewrite_table(run, row, replace)

        async def rewrite_record(run: Run, row: Row) -> bool:
            return await _rewrite_record(run, row, replace, name)

        tables = await self._for_all("tables", rewrite_table)
        records = await self._for_all("records", rewrite_record)
        async with self._statements.write() as run:
            await _rewrite_reports(run, replace)
            await _announce(run, EVERYTHING)
        return tables, records

    async def _for_all(self, table: str, rewrite: Callable[[Run, Row], Awaitable[bool]]) -> int:
        """Rewrite the rows of a table of the schema, given as number and id; how many changed."""
        last, count = -1, 0
        while True:
            async with self._statements.write() as run:
                rows = await run(
                    f"SELECT number, id FROM {table} WHERE number > $1 ORDER BY number LIMIT $2",
                    last,
                    ROWS_AT_ONCE,
                )
                for row in rows:
                    if await rewrite(run, row):
                        count += 1
                        await _announce(run, row[1])
            if not rows:
                return count
            last = rows[-1][0]

    async def _rewrite_table(self, run: Run, row: Row, replace: Callable[[str], str]) -> bool:
        """Replace names in a table's header, log and summary; whether there were any. No server can
        write to the table meanwhile, nor before it has loaded it again.
        """
        number: int = row[0]
        if not await _find_changes(run, number, replace):
            return False
        await run(self._statements.fence, number)
        for statement, data, *key in await _find_changes(run, number, replace):
            await run(statement, data, *key)
        return True


async def _load(run: Run, number: int) -> TableState:
    """The state of a stored table."""
    header = (await run("SELECT header FROM tables WHERE number = $1", number))[0][0]
    rows = await run("SELECT entry FROM entries WHERE table_number = $1 ORDER BY revision", number)
    return fold_table(StoredTable(number, FIRST_EPOCH, header, [row[0].encode() for row in rows]))


async def _change_row(run: Run, number: int, change: RowChange) -> None:
    await run(
        "UPDATE tables SET status = $1, summary = $2 WHERE number = $3",
        change.status,
        change.summary,
        number,
    )
    if change.record is not None:
        id, _, text = change.record
        await run("UPDATE records SET record = $1 WHERE id = $2", text, id)


async def _announce(run: Run, id: str) -> None:
    """Let the servers know that a table or record was changed."""
    await run("INSERT INTO moderated (table_id, at) VALUES ($1, $2)", id, now())


async def _find_changes(run: Run, number: int, replace: Callable[[str], str]) -> list[Row]:
    """The statements that replace names in a table, with their arguments."""
    header, summary = (await run("SELECT header, summary FROM tables WHERE number = $1", number))[0]
    entries = await run(
        "SELECT revision, entry FROM entries WHERE table_number = $1 AND (entry LIKE"
        " '%\"join\"%' OR entry LIKE '%\"rename\"%' OR entry LIKE '%\"fill\"%')",
        number,
    )
    changes: list[Row] = []
    for column, old, new in (
        ("header", header, _replace_in_seats(header, replace)),
        ("summary", summary, _replace_in_summary(summary, replace)),
    ):
        if new != old:
            changes.append((f"UPDATE tables SET {column} = $1 WHERE number = $2", new, number))
    for revision, entry in entries:
        new = _replace_in_entry(entry, replace)
        if new != entry:
            statement = "UPDATE entries SET entry = $1 WHERE table_number = $2 AND revision = $3"
            changes.append((statement, new, number, revision))
    return changes


async def _rewrite_record(run: Run, row: Row, replace: Callable[[str], str], name: str) -> bool:
    """Replace names in a record; whether there were any."""
    (text,) = (await run("SELECT record FROM records WHERE number = $1", row[0]))[0]
    fields = json.loads(text)
    has_name = _replace_names(fields["seats"], replace)
    if not _replace_in_notes(fields, name) and not has_name:
        return False
    changed = json.dumps(fields, ensure_ascii=False)
    await run("UPDATE records SET record = $1 WHERE number = $2", changed, row[0])
    return True


def _replace_in_seats(data: bytes, replace: Callable[[str], str]) -> bytes:
    fields = msgspec.json.decode(data)
    return encode(fields) if _replace_names(fields["seats"], replace) else data


def _replace_in_summary(data: bytes, replace: Callable[[str], str]) -> bytes:
    fields = msgspec.json.decode(data)
    names = [replace(name) for name in fields.get("names", ())]
    return data if names == fields.get("names", []) else encode({**fields, "names": names})


def _replace_in_entry(text: str, replace: Callable[[str], str]) -> str:
    entry = decode_entry(text)
    if entry.what not in NAMING or (entry.what == "fill" and entry.kind == "bot"):
        return text
    name = replace(entry.text)
    if name == entry.text:
        return text
    entry.text = name
    return encode(entry).decode()


def _replace_names(seats: list[dict[str, Any]], replace: Callable[[str], str]) -> bool:
    """Replace names in the seats of a header or a record; whether one has changed."""
    has_changed = False
    for seat in seats:
        name = replace(seat.get("name", ""))
        has_changed |= name != seat.get("name", "")
        seat["name"] = name
    return has_changed


def _replace_in_notes(fields: dict[str, Any], name: str) -> bool:
    """Replace a name in the notes of a record, where it stands as whole words; whether there was
    one. The words for colours stay: notes say which seat they are about. Notes of this program
    stay as they are: they have no names.
    """
    name, colours = clean_name(name), {seat["colour"] for seat in fields["seats"]}
    if not name or _fold(name) in map(str.casefold, colours):
        return False
    texts = {r"\s+".join(map(re.escape, text.split())) for text in (name, _fold(name))}
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(sorted(texts))})(?!\w)", re.IGNORECASE)
    has_changed = False
    for note in fields["notes"]:
        if is_note_of_program(note["what"], colours, fields["game"]):
            continue
        text, count = pattern.subn(ERASED, unicodedata.normalize("NFC", note["what"]))
        if count:
            note["what"], has_changed = text, True
    return has_changed


async def _rewrite_reports(run: Run, replace: Callable[[str], str]) -> None:
    """Remove names from the reports."""
    for number, text in await run("SELECT number, names FROM reports"):
        names = {
            seat: [name for name in given if replace(name)]
            for seat, given in json.loads(text).items()
        }
        changed = json.dumps(names, ensure_ascii=False)
        if changed != text:
            await run("UPDATE reports SET names = $1 WHERE number = $2", changed, number)


def _fold(name: str) -> str:
    """A name as names are compared: capitals do not matter."""
    return clean_name(name).casefold()


def _find_seat(state: TableState, text: str) -> int:
    """The seat of a number or colour. Raises `NoSuchTable`."""
    for index, seat in enumerate(state.seats):
        if text == str(index) or text.casefold() == seat.colour.casefold():
            return index
    raise NoSuchTable("error-server-seat", seat=text[:QUOTED])


def _to_line(
    number: int,
    table: str,
    reason: str,
    count: int,
    updated: int,
    addresses: str,
    names: str,
    summary: bytes | None,
) -> ReportLine:
    found, reported = json.loads(addresses), json.loads(names)
    colours: Sequence[str] = ()
    if summary is not None:
        colours = msgspec.json.decode(summary, type=TableLine).colours
    return ReportLine(
        number,
        table,
        reason,
        count,
        updated,
        [
            (colour, ", ".join(reported.get(str(index), ())), found.get(str(index), ""))
            for index, colour in enumerate(colours)
        ],
    )
