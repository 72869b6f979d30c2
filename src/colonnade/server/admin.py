"""The admin page and the figures for Prometheus, on a port of their own. Read-only.

The port has no password: it is bound to this machine unless the settings say otherwise.
As on the public port, a request must name the server by an address or a name of its own, so that
a page of another site cannot read it by DNS rebinding.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import socket
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files
from typing import cast

from aiohttp import hdrs, web

from colonnade.core.extras import find_install_command
from colonnade.server.admin_page import Facts, Row, write_page
from colonnade.server.errors import StoreFailed
from colonnade.server.http import Services, make_protocol, to_json
from colonnade.server.logs import RecentRecords, format_time, list_fields
from colonnade.server.messages import Live, Ready
from colonnade.server.metrics import export
from colonnade.server.security import HEADERS, Refusal, check_host
from colonnade.server.store.base import Process, hide_password, is_address
from colonnade.server.tables.log import now
from colonnade.server.tables.table import Table

TABLES_SHOWN = 100
READ_SECONDS = 2.0
"""How long the page waits for the database."""
SHORT = 8
"""Characters shown of the id of a table that is not in the lobby: who knows it whole may watch."""
_logger = logging.getLogger("colonnade.admin")
_HEADERS = {**HEADERS, hdrs.CACHE_CONTROL: "no-store"}
_STYLE = files("colonnade.server").joinpath("admin.css").read_bytes()


class AdminSite:
    """The admin page of one server process."""

    def __init__(self, services: Services, recent: RecentRecords, name: str) -> None:
        self._services, self._recent, self._name = services, recent, name
        self._started = time.time()

    @asynccontextmanager
    async def serve(self, listener: socket.socket) -> AsyncGenerator[None]:
        """Serve on a listening socket while the block runs."""
        runner = web.AppRunner(self.build(), shutdown_timeout=1.0)
        await runner.setup()
        server = runner.server
        assert server is not None
        listening = await asyncio.get_running_loop().create_server(
            lambda: make_protocol(server, self._services.settings), sock=listener
        )
        try:
            yield
        finally:
            listening.close()
            await runner.cleanup()

    def build(self) -> web.Application:
        """The aiohttp application."""
        app = web.Application(middlewares=[self._answer], logger=_logger)
        app.on_response_prepare.append(_set_headers)
        for path, handler in (
            ("/", self._show_page),
            ("/admin.css", self._show_style),
            ("/metrics", self._show_metrics),
            ("/live", self._show_liveness),
            ("/ready", self._show_readiness),
        ):
            app.router.add_get(path, handler, allow_head=False)
        return app

    @web.middleware
    async def _answer(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            check_host(request, request.headers.getall(hdrs.HOST, [""]), self._services.guard.names)
            response = await handler(request)
        except Refusal as error:
            response = web.Response(status=error.status, text="This host name is not allowed.\n")
        except web.HTTPException as error:
            response = web.Response(status=error.status, text=f"{error.reason}\n")
        except Exception:
            _logger.exception("admin page failed")
            response = web.Response(status=500, text="The page failed; the log says why.\n")
        return response

    async def _show_style(self, request: web.Request) -> web.Response:
        return web.Response(body=_STYLE, content_type="text/css", charset="utf-8")

    async def _show_liveness(self, request: web.Request) -> web.Response:
        return to_json(200, Live())

    async def _show_readiness(self, request: web.Request) -> web.Response:
        status = await self._services.health.find_readiness()
        return to_json(200 if status == "ready" else 503, Ready(status))

    async def _show_metrics(self, request: web.Request) -> web.Response:
        try:
            body, content_type = export(self._services, self._recent)
        except ImportError:
            text = f"Metrics need prometheus_client: {find_install_command('hosting')}\n"
            return web.Response(status=503, text=text)
        return web.Response(body=body, headers={hdrs.CONTENT_TYPE: content_type})

    async def _show_page(self, request: web.Request) -> web.Response:
        is_refreshed = request.query.get("refresh") != "off"
        page = write_page(await self._gather(), is_refreshed)
        return web.Response(text=page, content_type="text/html")

    # Facts

    async def _gather(self) -> Facts:
        services = self._services
        readiness = await services.health.find_readiness()
        processes, database_error = await self._read_processes(readiness)
        tables = sorted(services.tables, key=lambda table: -table.last_used)
        return Facts(
            name=self._name,
            version=version("colonnade"),
            readiness=readiness,
            time=format_time(time.time())[:19].replace("T", " "),
            figures=self._list_figures(),
            processes=processes,
            database_error=database_error,
            tables=[_describe_table(table) for table in tables[:TABLES_SHOWN]],
            table_count=len(tables),
            jobs=[
                (
                    priority.name.lower(),
                    str(services.jobs.unanswered[priority]),
                    str(seconds.count),
                    str(services.jobs.failed[priority]),
                    f"{seconds.mean:.2f} s",
                )
                for priority, seconds in services.jobs.seconds.items()
            ],
            commands=[
                (kind, outcome, str(count))
                for (kind, outcome), count in sorted(services.tables.commands.items())
            ],
            errors=[_describe_record(record) for record in reversed(self._recent.records)],
            settings=_list_settings(services),
        )

    async def _read_processes(self, readiness: str) -> tuple[list[Row], str]:
        """The processes that share the database, and what is wrong where they cannot be read."""
        if readiness in ("starting", "stopping"):  # the database may not be open
            return [], ""
        try:
            async with asyncio.timeout(READ_SECONDS):
                processes = await self._services.store.list_processes()
        except (StoreFailed, TimeoutError) as error:
            return [], str(error) or "no answer"
        return [_describe_process(process) for process in processes], ""

    def _list_figures(self) -> list[tuple[str, str]]:
        services, counts = self._services, self._recent.counts
        requests, commits = services.requests, services.store.commits
        failed = sum(count for (*_, status), count in requests.answers.items() if status >= 500)
        return [
            ("running for", format_age(round((time.time() - self._started) * 1000))),
            ("open sockets", str(len(services.endpoint.connections))),
            ("open connections", str(services.guard.connections.total)),
            ("tables in memory", str(len(services.tables))),
            ("requests", str(requests.answers.total())),
            ("failed requests", str(failed)),
            ("commands", str(services.tables.commands.total())),
            ("commits", str(commits.seconds.count)),
            ("time per commit", f"{1000 * commits.seconds.mean:.1f} ms"),
            ("writes per commit", f"{commits.sizes.mean:.1f}"),
            ("failed writes", str(commits.failed)),
            ("leases held", str(services.store.leases)),
            ("leases lost", str(services.tables.lost)),
            ("warnings", str(counts["warning"])),
            ("errors", str(counts["error"] + counts["critical"])),
        ]


async def _set_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)


def _describe_process(process: Process) -> Row:
    return (
        process.name,
        process.kind,
        process.address or "–",
        format_age(now() - process.started),
        f"{format_age(now() - process.seen)} ago",
        str(process.leases),
        str(process.expired),
    )


def _describe_table(table: Table) -> Row:
    """A row without names and tokens, and without the whole id of a table that is not listed."""
    state = table.state
    seats = [
        "bot" if seat.kind == "bot" else "open" if seat.is_open else "here" if is_here else "away"
        for seat, is_here in zip(state.seats, table.presence.seats, strict=True)
    ]
    counts = [f"{seats.count(kind)} {kind}" for kind in ("here", "away", "open", "bot")]
    return (
        state.id if state.header.is_listed else _shorten(state.id),
        state.header.game,
        state.status,
        ", ".join(count for count in counts if not count.startswith("0 ")),
        str(len(table.viewers)),
        str(state.revision),
        format_age(now() - state.header.created),
    )


def _shorten(id: str) -> str:
    return f"{id[:SHORT]}…"


def _describe_record(record: logging.LogRecord) -> tuple[str, str, str, str, str]:
    """The time, level, message, fields and trace of a log record."""
    fields = list_fields(record)
    trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
    when = format_time(record.created)[:19].replace("T", " ")
    text = "  ".join(f"{name}={value}" for name, value in fields.items())
    for id in (str(fields[name]) for name in ("table", "review") if name in fields):
        # reasons and traces may have it too
        text, trace = text.replace(id, _shorten(id)), trace.replace(id, _shorten(id))
    return when, record.levelname.lower(), record.getMessage(), text, trace


def _list_settings(services: Services) -> list[tuple[str, str]]:
    """The settings, without passwords in addresses."""

    def show(value: object) -> str:
        if isinstance(value, tuple):
            return ", ".join(map(str, cast(tuple[object, ...], value))) or "–"
        if isinstance(value, str) and is_address(value):
            return hide_password(value)
        return "–" if value in (None, "") else str(value)

    settings = services.settings
    names = [field.name for field in dataclasses.fields(settings)]
    return [(name, show(getattr(settings, name))) for name in names]


def format_age(milliseconds: int) -> str:
    """A duration in one or two units: `42 s`, `3 min`, `5 h 10 min`, `2 d 4 h`."""
    seconds = max(0, milliseconds) // 1000
    minutes, hours, days = seconds // 60, seconds // 3600, seconds // 86_400
    if minutes == 0:
        return f"{seconds} s"
    if hours == 0:
        return f"{minutes} min"
    if days == 0:
        return f"{hours} h {minutes % 60} min"
    return f"{days} d {hours % 24} h"
