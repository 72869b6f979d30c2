"""Who is let in: host and origin checks, limits per address, and the headers that keep a page to itself.

A page of another site can make a browser send us requests, and a name that it controls can be made to point here (DNS rebinding). So a
request must name us by an address of ours, by `localhost`, or by a name we were told; and what changes anything, or opens a socket, must
not come from a page of another origin. Programs send no Origin, and are let in.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import time
from collections import OrderedDict
from collections.abc import Collection
from functools import lru_cache
from typing import Any

from colonnade.server.messages import Problem, Words, encode
from colonnade.server.settings import Settings

DRAINED_BYTES = 16 * 1024 * 1024
DRAINED_SECONDS = 5.0
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
ADDRESSES_KEPT = 10_000
HOSTS_KEPT, HOST_LIMIT = 100, 300
"""Answers about Host headers that are remembered, and how long a host may be: no name of the network is longer (RFC 1035, 2.3.4)."""


class Bucket:
    """A token bucket: so many a second, and at once as many as it holds; twice the rate unless said otherwise."""

    __slots__ = ("_last", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: float | None = None) -> None:
        self._rate = rate
        self._size = 2 * rate if size is None else size
        self._left = self._size
        self._last = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        if self._left < 1:
            now = time.monotonic()
            self._left = min(self._size, self._left + (now - self._last) * self._rate)
            self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """One that was taken does not count."""
        self._left = min(self._size, self._left + 1)


class Buckets:
    """A bucket per address; the addresses seen longest ago are forgotten."""

    def __init__(self, rate: float, size: float | None = None) -> None:
        self._rate, self._size = rate, size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more of the address may pass."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
            if len(self._buckets) > ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()

    def give_back(self, address: str) -> None:
        """One that was taken of the address does not count."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.give_back()


class Gate:
    """How many connections are open: in all, per address, and of those that have not yet said anything."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.total = 0
        self._open: dict[str, int] = {}
        self._silent: dict[str, int] = {}

    def has_room(self, address: str) -> bool:
        """Whether one more socket may come in."""
        settings = self.settings
        return (
            self.total < settings.sockets_limit
            and self._open.get(address, 0) < settings.sockets_per_address
            and self._silent.get(address, 0) < settings.silent_per_address
        )

    def enter(self, address: str) -> bool:
        """Count a socket in, silent at first; False where there are too many."""
        if not self.has_room(address):
            return False
        self.total += 1
        self._open[address] = self._open.get(address, 0) + 1
        self._silent[address] = self._silent.get(address, 0) + 1
        return True

    def spoke(self, address: str) -> None:
        """A silent one has said hello, or has been given up."""
        _lower(self._silent, address)

    def leave(self, address: str) -> None:
        """Count a socket out."""
        self.total -= 1
        _lower(self._open, address)


def _lower(counts: dict[str, int], address: str) -> None:
    count = counts.get(address, 0) - 1
    if count > 0:
        counts[address] = count
    else:
        counts.pop(address, None)


def find_address(scope: Any) -> str:
    """Where a request or a socket comes from, as it is counted; none where the server does not tell."""
    return find_network(scope["client"][0]) if scope.get("client") else ""


@lru_cache(ADDRESSES_KEPT)  # every request and socket asks
def find_network(address: str) -> str:
    """What is counted as one: an IPv4 address, or the network of 64 bits that one household or server has in IPv6."""
    found = _parse_address(address)
    if found is None:
        return address
    return str(found) if found.version == 4 else str(ipaddress.ip_network((found, 64), strict=False))


def split_host(text: str) -> tuple[str, str]:
    """A Host header's name and port, the name in small letters and without brackets."""
    name, port = text, ""
    if text.startswith("["):
        name, _, rest = text[1:].partition("]")
        port = rest.removeprefix(":")
    elif text.count(":") == 1:
        name, _, port = text.partition(":")
    return name.lower().rstrip("."), port


@lru_cache(HOSTS_KEPT)  # every request asks, and nearly always the same
def is_own_host(host: str, server: str, names: Collection[str]) -> bool:
    """Whether a Host header names us: localhost, the very address that was connected to, or a name we know."""
    name, _ = split_host(host)
    if name == "localhost" or name in names:
        return True
    address = _parse_address(name)
    if address is None:
        return False
    # A rebinding attack needs a name: a Host that is the address itself came from a page of that address.
    return address.is_loopback or address == _parse_address(server)


def _parse_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, if it is one; that of IPv4 where a socket for both kinds spells it in IPv6, as in `::ffff:192.168.1.7`."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped


def is_own_origin(origin: str, host: str, names: Collection[str]) -> bool:
    """Whether an Origin header is that of our own page."""
    scheme, separator, rest = origin.partition("://")
    if not separator or scheme not in ("http", "https"):
        return False
    return rest.lower() == host.lower() or split_host(rest)[0] in names


class _Body:
    """A request's body on its way in. Who sends too much must have sent it before it reads why: a connection closed on a client that
    still sends takes the answer with it. Within bounds, so that nobody sends for ever."""

    def __init__(self, receive: Any) -> None:
        self._receive = receive
        self._is_whole = False

    async def receive(self) -> Any:
        """The next part."""
        event = await self._receive()
        self._is_whole = event["type"] != "http.request" or not event.get("more_body", False)
        return event

    async def drain(self) -> None:
        """Take in what is left, and forget it."""
        left = DRAINED_BYTES
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAINED_SECONDS):
                while not self._is_whole and left > 0:
                    left -= len((await self.receive()).get("body", b""))


class Guard:
    """The outermost ASGI layer: checks every request and socket before anything else sees it, and adds the headers."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self._names = frozenset(name.lower() for name in (*settings.allowed_hosts, socket.gethostname(), f"{socket.gethostname()}.local"))
        self._configured = frozenset(name.lower() for name in settings.allowed_hosts)
        self._requests = Buckets(settings.requests_per_second)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let it in, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self.refuse(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return

        body_left = _Body(receive)

        async def send_with_headers(event: Any) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event.get("headers", ()), *HEADERS]
                if event["status"] == 413:
                    await body_left.drain()
            await send(event)

        if refusal is None:
            await self.app(scope, body_left.receive, send_with_headers)
            return
        status, code, key = refusal
        body = encode(Problem(code, Words(key)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
        await send_with_headers({"type": "http.response.start", "status": status, "headers": headers})
        await send_with_headers({"type": "http.response.body", "body": body})

    def refuse(self, scope: Any) -> tuple[int, str, str] | None:
        """Why a request or a socket is not let in, as a status, a code and a message; None where it is, and it is counted then."""
        headers: dict[bytes, bytes] = {}
        for name, value in scope["headers"]:
            if name == b"host" and name in headers:
                return 400, "forbidden", "error-server-foreign-host"
            headers[name] = value
        host = headers.get(b"host", b"").decode("latin-1")
        server = scope["server"][0] if scope.get("server") else ""
        if len(host) > HOST_LIMIT or not is_own_host(host, server, self._names):
            return 421, "forbidden", "error-server-foreign-host"
        origin = headers.get(b"origin")
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if not is_safe:
            if origin is not None and not is_own_origin(origin.decode("latin-1"), host, self._configured):
                return 403, "forbidden", "error-server-foreign-origin"
            if headers.get(b"sec-fetch-site", b"") == b"cross-site":
                return 403, "forbidden", "error-server-foreign-origin"
        if not self._requests.take(find_address(scope)):
            return 429, "too-many", "error-server-too-many"
        return None
