"""The application: its services, its aiohttp application, start and shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

from aiohttp import web

from colonnade.server.admin import AdminSite
from colonnade.server.errors import StoreFailed
from colonnade.server.handlers import ROUTES
from colonnade.server.http import (
    SERVICES,
    Services,
    answer_all,
    make_protocol,
    on_prepare,
    show_page,
)
from colonnade.server.logs import RecentRecords, set_up_logs
from colonnade.server.messages import RECORD_LIMIT
from colonnade.server.network import (
    HERE,
    find_process_address,
    is_everywhere,
    open_listener,
)
from colonnade.server.openapi import show_schema
from colonnade.server.security import SOCKET_PATH, Admission, Guard
from colonnade.server.settings import Settings
from colonnade.server.store.base import open_store
from colonnade.server.tables.log import now
from colonnade.server.tables.registry import HAND_OVER_SECONDS, Tables
from colonnade.server.websocket import WebSocketEndpoint
from colonnade.server.workers.choice import Thinking

_logger = logging.getLogger("colonnade.server")
SWEEP_SECONDS = 30.0
PRUNE_SECONDS = 3600.0
RENEW_SECONDS = 5.0
"""How often leases are renewed, several times before they expire."""
WATCH_SECONDS = 0.1
SHUTDOWN_SECONDS = 3.0
"""How long running requests may take once the server shuts down."""
SWITCH_SECONDS = 0.0005
"""How soon a thread that replays a record lets the event loop run. At the default, 0.005, three
calls in a thread took 36 ms, not 14.
"""
RESERVED_FILES = 100
"""Files that are kept free for the database and the workers."""
_DAY = 86_400_000


class Application:
    """One table server: `run` serves until `stop` is set."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = settings.process or f"{socket.gethostname()}:{settings.port}"
        self.store = open_store(settings.database, self.name)
        self.thinking = Thinking(settings)
        self.tables = Tables(settings, self.store, self.thinking.pool)
        self.guard = Guard(settings)
        self.stop = asyncio.Event()
        """Set to have `run` end."""
        self.address = settings.address
        """Where clients reach this process; by default known once it listens."""
        self.is_database_removed = False
        self.endpoint = WebSocketEndpoint(settings, self.tables, self.guard)
        self.recent = RecentRecords()
        self.services = Services(
            settings, self.tables, self.store, self.guard, self.endpoint, self.thinking
        )

    def build(self) -> web.Application:
        """The aiohttp application."""
        app = web.Application(
            middlewares=[answer_all], client_max_size=RECORD_LIMIT, logger=_logger
        )
        app[SERVICES] = self.services
        app.cleanup_ctx.append(self._run_services)
        app.on_response_prepare.append(on_prepare)
        app.router.add_routes(
            [web.route(route.method, route.path, route.serve) for route in ROUTES]
        )
        app.router.add_get(SOCKET_PATH, self.endpoint.handle, allow_head=False)
        app.router.add_get("/schema", show_schema)
        app.router.add_get("/schema/openapi.json", show_schema)
        app.router.add_get("/{path:(?!api/).*}", show_page)
        return app

    async def run(
        self,
        listener: socket.socket,
        started: threading.Event | None = None,
        admin_listener: socket.socket | None = None,
    ) -> None:
        """Serve on a listening socket until `stop` is set or the database is removed, then shut
        down cleanly. The admin page, on a socket of its own, is served longer: also while the
        server starts and shuts down.
        """
        async with contextlib.AsyncExitStack() as stack:
            stack.enter_context(self.recent.attached())
            if admin_listener is not None:
                site = AdminSite(self.services, self.recent, self.name)
                await stack.enter_async_context(site.serve(admin_listener))
            await self._serve(listener, started)

    async def _serve(self, listener: socket.socket, started: threading.Event | None) -> None:
        self.address = self.address or find_process_address(*listener.getsockname()[:2])
        runner = web.AppRunner(self.build(), shutdown_timeout=SHUTDOWN_SECONDS)
        await runner.setup()
        server = runner.server
        assert server is not None
        listening = await asyncio.get_running_loop().create_server(
            lambda: Admission(self.guard, make_protocol(server, self.settings)),
            sock=listener,
            backlog=2048,
        )
        self.services.health.phase = "ready"
        if started is not None:
            started.set()
        try:
            await self.stop.wait()
        finally:
            self.services.health.phase = "stopping"
            await self._hand_over()
            listening.close()
            self.tables.shut()
            await self.endpoint.drain()
            await runner.cleanup()

    def _on_database_removed(self) -> None:
        self.is_database_removed = True
        self.stop.set()

    async def _hand_over(self) -> None:
        """Store and acknowledge running commands, release the tables, and only then close their
        connections: wherever the clients connect next, their tables can be taken. Clients that come
        meanwhile are sent to other processes. After a while the remaining tables are handed over
        all at once.
        """
        try:
            try:
                async with asyncio.timeout(HAND_OVER_SECONDS + SHUTDOWN_SECONDS):
                    await self.tables.hand_over()
            except TimeoutError:
                _logger.warning("handed over at once", extra={"tables": len(self.tables)})
                async with asyncio.timeout(SHUTDOWN_SECONDS):
                    await self.tables.hand_over_rest()
        except (StoreFailed, TimeoutError) as error:
            reason = str(error) or type(error).__name__
            _logger.error("not handed over", extra={"reason": reason})

    async def _run_services(self, _: web.Application) -> AsyncIterator[None]:
        await self.store.open(self._on_database_removed, self.address)
        await self.thinking.open()
        await self.services.moderation.refresh()
        work = (
            self._maintain(),
            self._renew_leases(),
            self._watch_leases(),
            self.services.moderation.run(),
        )
        tasks = [asyncio.create_task(task) for task in work]
        yield
        for task in tasks:
            task.cancel()
        self.tables.shut()
        await self.services.moderation.close()
        await self.services.days.close()
        await self.store.close()
        await self.thinking.close()

    async def _maintain(self) -> None:
        """Unload idle tables and forget addresses regularly. At the start and every hour, delete
        tables that never began or were left unfinished long ago.
        """
        ages = [
            round(days * _DAY)
            for days in (self.settings.prune_waiting_days, self.settings.prune_unfinished_days)
        ]
        pruned = -PRUNE_SECONDS
        while True:
            try:
                if time.monotonic() - pruned >= PRUNE_SECONDS:
                    pruned = time.monotonic()
                    removed = await self.store.prune(now(), *ages, used=self.tables.list_numbers())
                    await self.services.moderation.prune()
                    await self.thinking.reviews.prune()
                    _logger.info("pruned", extra={"tables": removed})
                self.tables.sweep()
                await self.store.prune_limits()
            except StoreFailed as error:
                _logger.error("maintenance failed", extra={"reason": str(error)})
            await asyncio.sleep(SWEEP_SECONDS)

    async def _renew_leases(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self.tables.renew_leases()
            except StoreFailed as error:
                _logger.error("renewal failed", extra={"reason": str(error)})

    async def _watch_leases(self) -> None:
        """Close the tables when their leases end, also while a renewal still waits."""
        while True:
            left = self.store.leases_end - time.monotonic()
            await asyncio.sleep(min(max(left, WATCH_SECONDS), RENEW_SECONDS))
            self.tables.close_cut_off()


def serve(
    settings: Settings,
    listener: socket.socket | None = None,
    admin_listener: socket.socket | None = None,
) -> int:
    """Serve until a signal, and shut down cleanly: 0 after SIGTERM, `KeyboardInterrupt` after
    SIGINT. Opens the listeners that are not given.

    Raises `StoreFailed` where the database cannot be used or is removed, `OSError` where the port
    cannot.
    """
    set_up_logs(settings.log_level)
    application = Application(
        replace(settings, connections_limit=min(settings.connections_limit, _raise_file_limit()))
    )
    # here, so that an error is reported as one sentence, not as a traceback
    asyncio.run(application.store.prepare())
    listener = listener or open_listener(settings.host, settings.port)
    address = _find_address(listener)
    _logger.info("serving", extra={"address": address, "database": application.store.name})
    if admin_listener is None and settings.admin_port is not None:
        admin_listener = open_listener(settings.admin_host, settings.admin_port)
    if admin_listener is not None:
        _logger.info("admin page", extra={"address": _find_address(admin_listener)})
    if settings.opens_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    _tune_garbage_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    signals: list[int] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()

        def end(number: int, *_: object) -> None:
            signals.append(number)
            loop.call_soon_threadsafe(application.stop.set)

        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, end, number)
            except NotImplementedError:  # Windows
                signal.signal(number, end)
        await application.run(listener, admin_listener=admin_listener)

    with asyncio.Runner(loop_factory=find_loop_factory()) as runner:
        try:
            runner.run(run())
        except Exception:
            _logger.critical("server failed", exc_info=True)
            raise
    if signal.SIGINT in signals:
        raise KeyboardInterrupt
    if application.is_database_removed:
        raise StoreFailed("error-store-removed", path=application.store.name)
    return 0


def _find_address(listener: socket.socket) -> str:
    """The address of a listening socket, for people."""
    host, port = listener.getsockname()[:2]
    host = (
        "localhost" if is_everywhere(host) or host in HERE else f"[{host}]" if ":" in host else host
    )
    return f"http://{host}:{port}/"


def find_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop, where there is one."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def _tune_garbage_collector() -> None:
    """Modules loaded by now are permanent, and tables are freed by reference counts: search for
    cycles less often, and not in modules.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows; the number of connections that
    this allows.
    """
    try:
        import resource
    except ImportError:  # Windows
        return sys.maxsize
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    # some systems have a lower limit than they report
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if now == resource.RLIM_INFINITY else max(1, now - RESERVED_FILES)
