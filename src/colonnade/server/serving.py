"""Running the server: Uvicorn with sans-io WebSockets, logs as lines of JSON, and an end that finishes what is under way."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from typing import Any, ClassVar, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from colonnade.server.app import Application, create_app
from colonnade.server.errors import StoreFailed
from colonnade.server.guards import find_address, find_network
from colonnade.server.lines import DirectProtocol, find_key
from colonnade.server.messages import FRAME_LIMIT
from colonnade.server.network import EVERYWHERE, HERE
from colonnade.server.settings import Settings
from colonnade.server.sockets import SOCKET_PATH

_PLAIN = frozenset(vars(logging.makeLogRecord({})))


class JsonFormatter(logging.Formatter):
    """A line of JSON per log record: time, level, logger, what, and what else is known."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "what": record.getMessage(),
        }
        line.update(
            (name, value) for name, value in vars(record).items() if name not in _PLAIN and name not in ("message", "color_message")
        )
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """Structured logs on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("colonnade", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # a line per socket and request is noise


class PatientHttpProtocol(HttpToolsProtocol):
    """HTTP that does not wait for ever: who sends no request in time is cut off, and an address has only so many that are silent."""

    application: ClassVar[Application]
    hello_seconds = 10.0
    silent_limit = 64
    _silent: ClassVar[dict[str, int]] = {}
    _new_line: ClassVar[DirectProtocol | None] = None
    """What every line is copied from."""
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start to wait for the first request."""
        super().connection_made(transport)
        address = find_network(self.client[0]) if self.client else ""
        if self._silent.get(address, 0) >= self.silent_limit:
            transport.abort()
            return
        self._silent[address] = self._silent.get(address, 0) + 1
        self._patience = self.loop.call_later(self.hello_seconds, self._give_up)

    def on_headers_complete(self) -> None:
        """A request has come."""
        self._spoken()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone, with or without a word."""
        self._spoken()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The usual socket is opened right here, for its headers are read already. Any other goes the long way, and is refused there."""
        is_idle = not self.cycle or self.cycle.response_complete
        is_usual = is_idle and self.url == SOCKET_PATH.encode() and self.scope["method"] == "GET" and self.scope["http_version"] == "1.1"
        key = find_key(self.headers) if is_usual else None
        scope = {**self.scope, "type": "websocket"}
        if key is None or not self.application.admits(scope):
            super().handle_websocket_upgrade()
            return
        pattern = self._new_line
        if pattern is None:
            pattern = type(self)._new_line = DirectProtocol(self.config, self.server_state, self.app_state)
        line = pattern.copy()
        line.answer(self, key)
        self.application.door.open(line, find_address(scope))
        self.parser = cast(Any, None)  # it holds this, and this holds it

    def _spoken(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
            address = find_network(self.client[0]) if self.client else ""
            count = self._silent.get(address, 0) - 1
            if count > 0:
                self._silent[address] = count
            else:
                self._silent.pop(address, None)

    def _give_up(self) -> None:
        self._spoken()
        self.transport.abort()


class TableServer(uvicorn.Server):
    """Uvicorn's server, that says goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self.application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Store and acknowledge what is under way, tell the clients, then go."""
        await self.application.close_doors()
        await super().shutdown(sockets)


def make_server(settings: Settings) -> TableServer:
    """A server that is ready to run."""
    application = create_app(settings)
    protocol = type(
        "HttpProtocol",
        (PatientHttpProtocol,),
        {
            "application": application,
            "hello_seconds": settings.hello_seconds,
            "silent_limit": settings.silent_per_address,
            "_silent": {},
        },
    )
    config = uvicorn.Config(
        application,
        host=settings.host,
        port=settings.port,
        http=protocol,
        ws=DirectProtocol,
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,  # halves the rate for frames as small as ours
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # anybody could send them: an address is the one that is connected
        lifespan="on",
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16 * 1024,
        backlog=2048,
    )
    return TableServer(config, application)


def serve(settings: Settings) -> int:
    """Serve until a signal ends it. Raises `StoreFailed` where the database cannot be used, `OSError` where the port cannot."""
    set_up_logs(settings.log_level)
    server = make_server(settings)
    server.application.store.prepare()  # here, so that what is wrong with it is said in one sentence, not in a trace
    listener = open_listener(settings)
    host, port = listener.getsockname()[:2]
    address = f"http://{'localhost' if host in EVERYWHERE | HERE else host}:{port}/"
    logging.getLogger("colonnade.server").info("serving", extra={"address": address, "database": str(settings.database)})
    if settings.opens_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    _spare_the_collector()
    with contextlib.suppress(KeyboardInterrupt):  # Uvicorn passes the signal on once it has ended
        server.run([listener])
    return 0 if server.started else 1


def _spare_the_collector() -> None:
    """What is loaded by now stays, and tables are freed by counting: the search for cycles can leave both alone most of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def open_listener(settings: Settings) -> socket.socket:
    """The socket to serve on; raises `OSError` where the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: asyncio turns Nagle's delay off only where it is
    if sys.platform != "win32":  # there it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(False)
    return listener


__all__ = ["JsonFormatter", "StoreFailed", "TableServer", "make_server", "open_listener", "serve"]
