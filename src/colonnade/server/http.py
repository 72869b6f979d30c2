"""How HTTP requests are served: bodies, errors and headers of the API in `handlers.py`, and the
files of the built client.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import mimetypes
import re
import secrets
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from aiohttp import hdrs, web

from colonnade.core.errors import ColonnadeError
from colonnade.server import messages
from colonnade.server.day import Days
from colonnade.server.errors import BadCode, NotOwner, TooMany
from colonnade.server.health import Health
from colonnade.server.logs import REQUEST
from colonnade.server.messages import BODY_LIMIT, Key, Language, Problem, TableId, Words
from colonnade.server.metrics import Requests
from colonnade.server.moderation import EVERYTHING, Moderation
from colonnade.server.network import HERE
from colonnade.server.printing import Printer
from colonnade.server.security import (
    CLIENT,
    FILE_HEADERS,
    HEADERS,
    Buckets,
    Guard,
    Proxies,
    Refusal,
    SharedBuckets,
    find_network,
    split_host,
)
from colonnade.server.settings import Settings
from colonnade.server.store.base import Store
from colonnade.server.tables.registry import Tables
from colonnade.server.websocket import WebSocketEndpoint
from colonnade.server.workers.choice import Thinking
from colonnade.server.workers.fair import FairLock

_logger = logging.getLogger("colonnade.server")
REQUEST_ID = "X-Request-Id"
_ZERO_WEIGHT = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*", re.IGNORECASE)
"""The weight of an encoding that a client does not take (RFC 9110, 12.4.2)."""
_PLAIN_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
STATUS = {
    "no-such-table": 404,
    "forbidden": 403,
    "link-used": 409,
    "not-playing": 409,
    "too-early": 409,
    "bad-code": 404,
    "blocked": 403,
    "too-many": 429,
    "help-off": 403,
    "help-failed": 503,
    "nothing-to-print": 404,
    "store-failed": 503,
}
RETRY_SECONDS = "2"
"""After this time a client may ask again for a table whose owner does not answer."""
PARAMETERS: dict[str, Any] = {
    "table": TableId,
    "record": TableId,
    "review": TableId,
    "game": Key,
    "language": Language,
}
"""The type of every parameter in a path."""


class Services:
    """The services that handlers use: one object per server."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        store: Store,
        guard: Guard,
        endpoint: WebSocketEndpoint,
        thinking: Thinking,
    ) -> None:
        self.settings, self.tables, self.store = settings, tables, store
        self.guard, self.endpoint, self.reviews = guard, endpoint, thinking.reviews
        self.jobs = thinking.figures
        self.health, self.requests = Health(store), Requests()
        self.moderation = Moderation(settings, guard, endpoint, self._on_moderated)
        self.writes = tables.makes
        self.reads = Buckets(settings.looks_per_second)
        self.reports = SharedBuckets(
            "reports", store, settings.reports_per_hour / 3600, settings.reports_per_hour / 2
        )
        self._misses = [
            (SharedBuckets(name, store, per_minute / 60, at_once), length)
            for name, length, per_minute, at_once in (
                ("codes", 64, settings.code_misses_per_minute, settings.code_misses_at_once),
                (
                    "codes-network",
                    48,
                    settings.network_misses_per_minute,
                    settings.network_misses_at_once,
                ),
                ("codes-all", None, settings.all_misses_per_minute, settings.all_misses_at_once),
            )
        ]
        """Wrong short codes, each per IPv4 address and IPv6 network of a length in bits; with None,
        those of everybody.
        """
        self.printer = Printer(settings, tables.pool)
        self.days = Days(settings, store, tables.pool)
        # these use the processor: one at a time
        self.replays = FairLock(settings.waiting_per_address)
        self.files = _read_files(settings.static or Path(__file__).parent / "static")

    async def _on_moderated(self, table: str) -> None:
        """Forget what is in memory of a table or record that a moderator has changed or erased."""
        if table == EVERYTHING:
            await self.reviews.forget_all()
            return
        self.tables.reload(table)
        await self.reviews.forget(table)

    @contextlib.asynccontextmanager
    async def count_misses(self, request: web.Request) -> AsyncGenerator[None]:
        """Refuse a client where too many wrong codes were tried. Each try is counted when it
        begins, and uncounted if it was right.
        """
        counted: list[tuple[SharedBuckets, str]] = []
        try:
            for buckets, length in self._misses:
                address = "" if length is None else find_network(request[CLIENT], length)
                if not await buckets.take(address):
                    raise TooMany("error-server-codes")
                counted.append((buckets, address))
            yield
        except BadCode:
            counted.clear()
            raise
        finally:
            for buckets, address in counted:
                await buckets.give_back(address)


SERVICES = web.AppKey("services", Services)


ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The encodings that files of the client are sent in, the smallest first, and how the names of the
files that have them end.
"""


@dataclass(frozen=True)
class ClientFile:
    """A file of the built client, and the same in other encodings."""

    media: str
    body: bytes
    encoded: Mapping[str, bytes] = field(default_factory=lambda: dict[str, bytes]())

    def choose(self, accepted: str) -> tuple[str, bytes]:
        """The first encoding that a header `Accept-Encoding` allows, and the bytes; an empty name
        for the file as it is.
        """
        allowed = {
            name.strip().lower()
            for name, _, quality in (part.partition(";") for part in accepted.split(","))
            if not _ZERO_WEIGHT.fullmatch(quality)
        }
        found = next((name for name in self.encoded if name in allowed), "")
        return found, self.encoded.get(found, self.body)


def _read_files(folder: Path) -> dict[str, ClientFile]:
    """The built client, in memory: it is small, and so no path of a request ever reaches the file
    system.
    """
    paths = sorted(folder.rglob("*")) if folder.is_dir() else []
    data = {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in paths if path.is_file()
    }
    return {
        name: ClientFile(
            mimetypes.guess_type(name)[0] or "application/octet-stream",
            body,
            {
                encoding: data[name + ending]
                for encoding, ending in ENCODINGS.items()
                if name + ending in data
            },
        )
        for name, body in data.items()
        if not name.endswith(tuple(ENCODINGS.values()))
    }


@dataclass
class Route:
    """A request of the API, as a decorator of its handler, with what `openapi.py` needs for its
    description.

    The handler's parameter `data` is the body, `query` the query, each decoded by its annotation.
    """

    method: str
    path: str
    tag: str
    _: KW_ONLY
    answer: Any = None
    """The type of the answer; by default the handler's return type."""
    status: int = 200
    others: Mapping[int, Any] = field(default_factory=lambda: dict[int, Any]())
    """The types of successful answers with other statuses."""
    problems: tuple[int, ...] = ()
    media: str = "application/json"
    """The media type of the answer; other than JSON, the handler returns a response."""
    limit: int = BODY_LIMIT
    """The most bytes of a body."""
    rate: str = ""
    """The buckets of `Services` that a request takes from."""

    def __call__(self, handle: Callable[..., Awaitable[Any]]) -> None:
        """Serve the request by a function."""
        hints = get_type_hints(handle)
        self.handle, self.body, self.query, self.answer = (
            handle,
            hints.get("data"),
            hints.get("query"),
            self.answer or hints["return"],
        )
        ROUTES.append(self)

    async def serve(self, request: web.Request) -> web.Response:
        """Check the request, have it handled, and encode the answer."""
        services = request.app[SERVICES]
        for name, value in request.match_info.items():
            msgspec.convert(value, PARAMETERS[name])
        given: tuple[Any, ...] = ()
        if self.query is not None:
            given = (msgspec.convert(dict(request.query), self.query, strict=False),)
        if self.body is not None:
            body = await _read_body(request, self.limit, services.settings.body_seconds)
            given = (msgspec.json.decode(body, type=self.body),)
        async with self._count(services, request[CLIENT]):
            content = await self.handle(services, request, *given)
        return content if isinstance(content, web.Response) else to_json(self.status, content)

    @contextlib.asynccontextmanager
    async def _count(self, services: Services, address: str) -> AsyncGenerator[None]:
        """Count a request of an address in its rate. One that is sent on to another process is
        counted there. Raises `TooMany`.
        """
        buckets = getattr(services, self.rate) if self.rate else None
        if isinstance(buckets, SharedBuckets):
            if not await buckets.take(address):
                raise TooMany("error-server-too-many")
            try:
                yield
            except NotOwner:
                await buckets.give_back(address)
                raise
        elif buckets is None or buckets.take(address):
            yield
        else:
            raise TooMany("error-server-too-many")


RECORD: Any = dict[str, Any]
"""The type of an answer that is a record."""
ROUTES: list[Route] = []
"""Every request of the API, as `handlers.py` fills it."""


async def _read_body(request: web.Request, limit: int, seconds: float) -> bytes:
    """The whole body, within a limit of bytes and of time. Raises `HTTPBadRequest` for one that is
    cut off or malformed.
    """
    if (request.content_length or 0) > limit:
        raise web.HTTPRequestEntityTooLarge(limit, request.content_length or 0)
    try:
        async with asyncio.timeout(seconds):
            return await request.clone(client_max_size=limit).read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (web.RequestPayloadError, OSError):
        raise web.HTTPBadRequest from None


def to_json(status: int, content: Any) -> web.Response:
    """An answer in JSON; bytes are JSON already."""
    body = content if isinstance(content, bytes) else messages.encode(content)
    return web.Response(status=status, body=body, content_type="application/json")


class HttpProtocol(web.RequestHandler):
    """aiohttp's side of a connection."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """The answer to a head that cannot be read, which no middleware sees: with our headers."""
        response = super().handle_error(request, status, exc, message)
        response.headers.update(HEADERS)
        return response


def make_protocol(server: web.Server, settings: Settings) -> HttpProtocol:
    """The protocol of a connection to the public or the admin port."""
    return HttpProtocol(
        server,
        loop=asyncio.get_running_loop(),
        access_log=None,  # pyright: ignore[reportArgumentType] (None where there is none)
        auto_decompress=False,
        # also of a connection that has sent half a head
        keepalive_timeout=settings.hello_seconds,
        lingering_time=5.0,
        max_headers=100,
        timeout_ceil_threshold=60.0,
    )


@web.middleware
async def answer_all(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """The middleware of all handlers: gives the request its id, admits it, turns errors into
    answers.
    """
    services, start = request.app[SERVICES], time.perf_counter()
    REQUEST.set(find_request_id(request, services.guard.proxies))
    response = await _find_answer(request, handler)
    if response.prepared:  # a socket
        return response
    if hdrs.UPGRADE in request.headers:
        response.force_close()  # do not wait for what may follow in another protocol
    await _send(request, response, services.settings.send_seconds)
    services.requests.observe(find_route(request), time.perf_counter() - start)
    return response


async def on_prepare(request: web.Request, response: web.StreamResponse) -> None:
    """Before an answer is sent, or a socket opened: set the headers with the id of the request, and
    count it.
    """
    is_part = request.path.startswith("/assets/") and response.status == 200
    response.headers.update(FILE_HEADERS if is_part else HEADERS)
    if not _is_trustworthy(request):
        # a browser would ignore it, and complain of it in its console
        response.headers.popall("Cross-Origin-Opener-Policy", None)
    response.headers[REQUEST_ID] = REQUEST.get()
    method = request.method if request.match_info.route.resource else "other"
    request.app[SERVICES].requests.answers[method, find_route(request), response.status] += 1


def _is_trustworthy(request: web.Request) -> bool:
    """Whether the browser's way to this server is safe from others: https, which ends at a proxy,
    or the same machine.
    """
    return request.headers.get("X-Forwarded-Proto") == "https" or split_host(request.host) in HERE


def find_request_id(request: web.Request, proxies: Proxies) -> str:
    """The id that a trusted proxy has given to a request, if it is short and plain; else a new
    one.
    """
    given = request.headers.getall(REQUEST_ID, ())
    if len(given) == 1 and _PLAIN_ID.fullmatch(given[0]) and proxies.trusts(request.remote or ""):
        return given[0]
    return secrets.token_hex(8)


async def _find_answer(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """The answer of a request, also if it is refused or fails."""
    services = request.app[SERVICES]
    try:
        services.guard.check(request)
        return await handler(request)
    except Refusal as error:
        response = to_json(error.status, Problem(error.code, Words(error.key)))
        response.force_close()
        if error.status == 426:
            response.headers[hdrs.UPGRADE] = "websocket"
        return response
    except NotOwner as error:
        return _answer_elsewhere(request, error)
    except ColonnadeError as error:
        return to_json(STATUS.get(error.code, 400), Problem(error.code, error.message))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return to_json(
            400, Problem("malformed", Words("error-server-message", {"reason": str(error)[:200]}))
        )
    except web.HTTPException as error:
        return _answer_http_error(error)
    except Exception:
        _logger.exception(
            "request failed", extra={"method": request.method, "route": find_route(request)}
        )
        return to_json(500, Problem("store-failed", Words("error-server-fault")))


def find_route(request: web.Request) -> str:
    """The path of a request's route, with names for its parameters: it has no id of a table. For
    a path that is not known, `other`.
    """
    resource = request.match_info.route.resource
    return "other" if resource is None else resource.canonical


async def _send(request: web.Request, response: web.StreamResponse, seconds: float) -> None:
    """Send a whole answer; a client that does not read it in time is disconnected."""
    try:
        async with asyncio.timeout(seconds):
            await response.prepare(request)
            await response.write_eof()
    except TimeoutError:
        if request.transport is not None:
            request.transport.abort()
    except ConnectionError:
        pass  # the client has gone


def _answer_elsewhere(request: web.Request, error: NotOwner) -> web.Response:
    """Send the client to the process that owns the table, with its method and body; if that is not
    known to run, have it try again.
    """
    status = 307 if error.address else STATUS[error.code]
    response = to_json(status, Problem(error.code, error.message))
    if error.address:
        response.headers[hdrs.LOCATION] = error.address + request.path_qs
    else:
        response.headers[hdrs.RETRY_AFTER] = RETRY_SECONDS
    return response


def _answer_http_error(error: web.HTTPException) -> web.Response:
    keys = {
        404: "error-server-page",
        405: "error-server-method",
        408: "error-server-slow",
        413: "error-server-size",
    }
    key = keys.get(error.status, "error-server-message")
    words = Words(key) if error.status in keys else Words(key, {"reason": error.reason[:200]})
    response = to_json(
        error.status, Problem("no-such-table" if error.status == 404 else "malformed", words)
    )
    if hdrs.ALLOW in error.headers:
        response.headers[hdrs.ALLOW] = error.headers[hdrs.ALLOW]
    if error.status == 408:
        response.force_close()
    return response


# The files of the built client

_BARE = ClientFile(
    "text/html; charset=utf-8",
    b"<!doctype html><html lang=en><meta"
    b" charset=utf-8><title>Colonnade</title><h1>Colonnade</h1><p>The server runs. The browser"
    b" client is not built here; programs find the protocol at <a"
    b" href=/schema>/schema</a>.</p></html>",
)


async def show_page(request: web.Request) -> web.Response:
    """A file of the built client; for any other path its first page, which handles the path."""
    files, name = request.app[SERVICES].files, request.match_info["path"].strip("/")
    if name.startswith("assets/") and name not in files:
        raise web.HTTPNotFound
    file = files.get(name) or files.get("index.html") or _BARE
    cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    headers = {hdrs.CONTENT_TYPE: file.media, hdrs.CACHE_CONTROL: cache}
    encoding, body = file.choose(",".join(request.headers.getall(hdrs.ACCEPT_ENCODING, ())))
    if file.encoded:
        headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
    if encoding:
        headers[hdrs.CONTENT_ENCODING] = encoding
    return web.Response(body=body, headers=headers)
