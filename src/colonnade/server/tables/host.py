"""What a table needs: somebody who looks at it, and the services of its server."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from colonnade.server.security import Buckets
from colonnade.server.settings import Settings
from colonnade.server.store.base import Store
from colonnade.server.tables.log import Header
from colonnade.server.workers.pool import Pool

if TYPE_CHECKING:
    from colonnade.server.tables.table import Table


class Viewer(Protocol):
    """Somebody who looks at a table, through a socket."""

    token: str | None
    address: str

    def send(self, data: bytes) -> None:
        """Send a message, encoded; never blocks."""
        ...

    def close(self, code: int) -> None:
        """Close the socket."""
        ...


class TableHost(Protocol):
    """The services that a table needs of its server."""

    settings: Settings
    store: Store
    pool: Pool
    helps: Buckets
    makes: Buckets
    """New tables, per address."""
    changes: Buckets
    """Commands that are no moves, per token."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as a task."""
        ...

    async def add(self, header: Header, owner: str) -> Table:
        """A new table of an owner, stored."""
        ...

    def forget(self, table: Table) -> None:
        """Drop a table from memory."""
        ...
