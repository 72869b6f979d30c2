"""Whether a server process runs, and whether it should be sent players."""

from __future__ import annotations

import asyncio

from colonnade.server.errors import StoreFailed
from colonnade.server.messages import Readiness
from colonnade.server.store.base import Store

CHECK_SECONDS = 5.0
"""How long the database may take to answer."""


class Health:
    """The state of a server process between its start and its end."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._check: asyncio.Task[bool] | None = None
        self.phase: Readiness = "starting"
        """`starting`, `ready` from when the server listens, `stopping` once it shuts down."""

    async def find_readiness(self) -> Readiness:
        """The phase; `failing` while the server is ready but its database is not."""
        if self.phase == "ready" and not await self.can_store():
            return "failing"
        return self.phase

    async def can_store(self) -> bool:
        """Whether the database can be read and written. Requests at the same time share one
        check.
        """
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._check_store())
        return await asyncio.shield(self._check)

    async def _check_store(self) -> bool:
        try:
            await asyncio.wait_for(self._store.check(), CHECK_SECONDS)
        except (StoreFailed, TimeoutError):
            return False
        return True
