"""The application: Litestar's, with our doors in it and our guard around it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from litestar import Litestar, asgi
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from colonnade.core.errors import ColonnadeError
from colonnade.server.errors import StoreFailed
from colonnade.server.guards import Gate, Guard, find_address
from colonnade.server.messages import RECORD_LIMIT
from colonnade.server.routes import HANDLERS, House, JsonRequest, JsonResponse, PlainPage, answer_http, answer_refusal
from colonnade.server.settings import Settings
from colonnade.server.sockets import SOCKET_PATH, SocketDoor
from colonnade.server.store.sqlite import SqliteStore
from colonnade.server.tables.registry import Tables
from colonnade.server.workers.pool import Pool

_logger = logging.getLogger("colonnade.server")
SWEEP_SECONDS = 30.0
PRUNE_SECONDS = 3600.0
_DAY = 86_400_000


class PlainLitestar(Litestar):
    """Litestar for msgspec's types alone. Where Pydantic or attrs happen to be installed, it would load them, ten megabytes for nothing."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class Application:
    """Everything one server is made of. An ASGI application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = SqliteStore(settings.database)
        self.pool = Pool(settings.workers, settings.bot_seconds)
        self.tables = Tables(settings, self.store, self.pool)
        self.gate = Gate(settings)
        self.door = SocketDoor(settings, self.tables, self.gate)
        static = settings.static or Path(__file__).parent / "static"
        self.house = House(self.tables, self.store, self.gate, static)
        self.litestar = PlainLitestar(
            [*HANDLERS, asgi(SOCKET_PATH, copy_scope=False)(self.door.__call__)],
            state=State({"house": self.house}),
            lifespan=[self._live],
            exception_handlers={ColonnadeError: answer_refusal, HTTPException: answer_http},
            openapi_config=OpenAPIConfig(
                title="Colonnade",
                version=version("colonnade"),
                description="Tables, records and replays. Play goes through the socket at /api/socket: see docs/protocol.md.",
                path="/schema",
                render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
                use_handler_docstrings=True,
            ),
            request_class=JsonRequest,
            request_max_body_size=RECORD_LIMIT,
            response_class=JsonResponse,
            logging_config=None,
        )
        self._guard = Guard(self.litestar, settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """ASGI."""
        await self._guard(scope, receive, send)

    def admits(self, scope: Any) -> bool:
        """Whether the socket of a scope is let in, by the gate and by the guard: as if it had come here through ASGI."""
        return self.gate.has_room(find_address(scope)) and self._guard.refuse(scope) is None

    @contextlib.asynccontextmanager
    async def _live(self, _: Litestar) -> AsyncGenerator[None]:
        self.store.open(asyncio.get_running_loop())
        await self.tables.restore_codes()
        chores = asyncio.create_task(self._do_chores())
        try:
            yield
        finally:
            chores.cancel()
            self.tables.shut()
            await self.store.close()
            await asyncio.to_thread(self.pool.close)
            await asyncio.to_thread(self.house.reviews.close)

    async def _do_chores(self) -> None:
        """Let go of idle tables now and then, and remove abandoned ones at the start and every hour."""
        pruned = -PRUNE_SECONDS
        while True:
            try:
                if time.monotonic() - pruned >= PRUNE_SECONDS:
                    pruned = time.monotonic()
                    await self.prune()
                self.tables.sweep()
            except StoreFailed as error:
                _logger.error("chores failed", extra={"reason": str(error)})
            await asyncio.sleep(SWEEP_SECONDS)

    async def prune(self) -> int:
        """Remove tables that never began and unfinished ones that nobody has touched for long; how many. Records stay."""
        now = time.time_ns() // 1_000_000
        settings = self.settings
        removed = await self.store.prune(
            round(now - settings.prune_waiting_days * _DAY), round(now - settings.prune_unfinished_days * _DAY)
        )
        if removed:
            _logger.info("pruned", extra={"tables": removed})
        return removed

    async def close_doors(self) -> None:
        """The first half of a graceful end: what is under way is stored and acknowledged, and the clients are told."""
        with contextlib.suppress(StoreFailed):
            await self.store.flush()
        self.tables.shut()
        await asyncio.sleep(0.05)  # for the writers to write it


def create_app(settings: Settings | None = None) -> Application:
    """The ASGI application of a server; opens its database when it starts."""
    return Application(settings or Settings())
