"""Moderation in a running server: blocked addresses, reports, and tables that a moderator has
changed.

`colonnade moderate` writes to the database (`moderator.py`), and every server reads it there.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable

from colonnade.server.errors import StoreFailed
from colonnade.server.messages import ReportReason
from colonnade.server.security import Blocks, Guard
from colonnade.server.settings import Settings
from colonnade.server.store.statements import open_statements
from colonnade.server.tables.access import find_holder, seats_of
from colonnade.server.tables.log import now
from colonnade.server.tables.table import Table
from colonnade.server.websocket import WebSocketEndpoint

REFRESH_SECONDS = 2.0
"""How soon a server notices what a moderator has done."""
KEPT_MILLISECONDS = 3_600_000
"""How long the list of changed tables is kept for servers that cannot read it now."""
EVERYTHING = ""
"""In the list of changed tables: a name was erased, which any review may contain."""
MAX_ADDRESSES_PER_SEAT = 5
"""The addresses of a seat that a report keeps."""
_DAY = 86_400_000
_logger = logging.getLogger("colonnade.moderation")


class Moderation:
    """Follows what moderators do, and stores reports."""

    def __init__(
        self,
        settings: Settings,
        guard: Guard,
        endpoint: WebSocketEndpoint,
        on_moderated: Callable[[str], Awaitable[None]],
    ) -> None:
        """`on_moderated` is called with the id of each table or record that was changed or
        erased, and with `EVERYTHING`.
        """
        self._settings, self._guard, self._endpoint = settings, guard, endpoint
        self._on_moderated = on_moderated
        self._statements = open_statements(settings.database)
        self._last = 0
        """The number of the last change that was seen."""

    async def run(self) -> None:
        """Refresh regularly."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            try:
                await self.refresh()
            except StoreFailed as error:
                _logger.error("refresh failed", extra={"reason": str(error)})

    async def refresh(self) -> None:
        """Read the blocked networks and the changed tables, and close the sockets of both. Raises
        `StoreFailed`.
        """
        async with self._statements.read() as run:
            blocked = await run(
                "SELECT network FROM blocks WHERE expires IS NULL OR expires > $1", now()
            )
            changed = await run(
                "SELECT number, table_id FROM moderated WHERE number > $1 ORDER BY number",
                self._last,
            )
        networks = frozenset(network for (network,) in blocked)
        if networks != self._guard.blocks.networks:
            self._guard.blocks = Blocks(networks)
            for connection in tuple(self._endpoint.connections):
                connection.close_if_blocked()
        for number, table in changed:
            await self._on_moderated(table)
            self._last = number

    async def report(self, table: Table, reason: ReportReason) -> None:
        """Store a report of a table, with the names of its seats, and the addresses of its
        connected players: a moderator needs them to block one. Repeated reports are counted, and
        add addresses. Under other names a report is stored by itself: nobody can hide a name by
        reporting others before.
        """
        state = table.state
        names = {str(number): [seat.name] for number, seat in enumerate(state.seats) if seat.name}
        reported = (state.id, reason, json.dumps(names, ensure_ascii=False))
        async with self._statements.write() as run:
            rows = await run(
                "SELECT number, addresses FROM reports"
                " WHERE table_id = $1 AND reason = $2 AND names = $3",
                *reported,
            )
            known: dict[str, str] = json.loads(rows[0][1]) if rows else {}
            addresses = {seat: text.split() for seat, text in known.items()}
            for viewer, token_digest in table.viewers.items():
                for seat in seats_of(state, find_holder(state, token_digest)):
                    found = addresses.setdefault(str(seat), [])
                    if viewer.address not in found and len(found) < MAX_ADDRESSES_PER_SEAT:
                        found.append(viewer.address)
            changed = json.dumps({seat: " ".join(found) for seat, found in addresses.items()})
            if rows:
                await run(
                    "UPDATE reports SET count = count + 1, addresses = $1, updated = $2"
                    " WHERE number = $3",
                    changed,
                    now(),
                    rows[0][0],
                )
            else:
                await run(
                    "INSERT INTO reports (table_id, reason, names, count, addresses, updated)"
                    " VALUES ($1, $2, $3, 1, $4, $5)",
                    *reported,
                    changed,
                    now(),
                )

    async def prune(self) -> None:
        """Remove old reports, blocks that have expired, and old changes. Raises `StoreFailed`."""
        age = round(self._settings.prune_reports_days * _DAY)
        async with self._statements.write() as run:
            await run("DELETE FROM reports WHERE updated < $1", now() - age)
            await run("DELETE FROM blocks WHERE expires < $1", now())
            await run("DELETE FROM moderated WHERE at < $1", now() - KEPT_MILLISECONDS)

    async def close(self) -> None:
        """Disconnect from the database."""
        await self._statements.close()
