"""Checks that everything in a database can be read: every table's log and every record."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

from colonnade.core.errors import ColonnadeError
from colonnade.core.record import parse_record
from colonnade.games import GAMES
from colonnade.server.errors import StoreFailed
from colonnade.server.store.base import FIRST_EPOCH, StoredTable
from colonnade.server.store.content import Content, Counts, Rows
from colonnade.server.tables.registry import fold_table

Fault = tuple[str, ColonnadeError]
"""The id of a table or record, and what is wrong with it."""


async def inspect_content(content: Content) -> tuple[Counts, list[Fault]]:
    """How much there is in a database, and everything that cannot be read. Raises `StoreFailed`
    where the database cannot be opened or has another version.
    """
    counts, faults = Counts(), list[Fault]()
    async with content.read() as rows:
        await _inspect_tables(rows, counts, faults)
        async for _, id, game, text in _flatten(rows("records")):
            counts.records += 1
            try:
                parse_record(text, GAMES).check(GAMES[game])
            except KeyError:
                faults.append((id, _unreadable(id, f"no game {game}")))
            except ColonnadeError as error:
                faults.append((id, error))
    return counts, faults


async def _inspect_tables(rows: Rows, counts: Counts, faults: list[Fault]) -> None:
    entries = _flatten(rows("entries"))
    entry = await anext(entries, None)
    async for table in _flatten(rows("tables")):
        number, id, header = table[0], table[1], table[6]
        counts.tables += 1
        log = list[tuple[Any, ...]]()
        while entry is not None and entry[0] <= number:
            if entry[0] < number:
                faults.append((id, _unreadable("?", f"entry without a table {entry[0]}")))
            else:
                log.append(entry)
            entry = await anext(entries, None)
        counts.entries += len(log)
        fault = _find_fault(id, number, header, log)
        if fault is not None:
            faults.append((id, fault))
    if entry is not None:
        faults.append(("?", _unreadable("?", f"entry without a table {entry[0]}")))


def _find_fault(
    id: str, number: int, header: bytes, log: Sequence[tuple[Any, ...]]
) -> ColonnadeError | None:
    """What is wrong with a table's log, if anything is."""
    if [row[1] for row in log] != list(range(1, len(log) + 1)):
        return _unreadable(id, "an entry is missing")
    try:
        fold_table(StoredTable(number, FIRST_EPOCH, header, [row[2].encode() for row in log]))
    except ColonnadeError as error:
        return error
    return None


def _unreadable(id: str, reason: str) -> StoreFailed:
    return StoreFailed("error-store-table", table=id, reason=reason[:200])


async def _flatten(
    batches: AsyncIterator[Sequence[tuple[Any, ...]]],
) -> AsyncIterator[tuple[Any, ...]]:
    async for rows in batches:
        for row in rows:
            yield row
