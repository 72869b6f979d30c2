"""Admission of requests: host and origin checks, limits per client address, trusted proxies, and
the headers of every answer.

A page of another site can make a browser send us requests, and a name that it controls can be made
to point here (DNS rebinding). So a request must name us by an address of ours, by `localhost`, or
by a configured name; and a request that changes anything, or opens a socket, must not come from a
page of another origin. Programs send no Origin, and are admitted. `SECURITY.md` states the whole
model.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Collection, Iterable, Sequence
from time import monotonic
from typing import cast
from urllib.parse import urlsplit

from aiohttp import hdrs, web

from colonnade.server.errors import StoreFailed
from colonnade.server.messages import Problem, Words
from colonnade.server.settings import Settings
from colonnade.server.store.base import Store

_logger = logging.getLogger("colonnade.server")
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src"
        " 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Server": "Colonnade",
}
FILE_HEADERS = {
    name: HEADERS[name]
    for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Server")
}
"""Those of the parts that a page is made of. The others say what a page may do, and would be longer
than many of the parts.
"""
SOCKET_PATH = "/api/tables/{table}/socket"
"""The route of the sockets."""
ADDRESSES_KEPT = 10_000
HOST_LIMIT = 300
"""The longest host name accepted; the standard allows no longer one (RFC 1035, 2.3.4)."""
CLIENT: web.RequestKey[str] = web.RequestKey("client", str)
"""The address that a request is counted for."""
ADDRESS: web.RequestKey[str] = web.RequestKey("address", str)
"""The exact address of the client; that may be blocked."""
BLOCKED = Problem("blocked", Words("error-server-blocked"))
"""The answer to a client whose address is blocked."""
_HOST = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\[\]:/@\s]+))(?::([0-9]{1,5}))?")
_Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Refusal(Exception):
    """A request that is refused before any handler sees it: an HTTP status, a stable code, and a
    message key.
    """

    def __init__(self, status: int, code: str, key: str) -> None:
        super().__init__(key)
        self.status, self.code, self.key = status, code, key


class Bucket:
    """A token bucket: `rate` tokens a second, and at most `size` at once; twice the rate unless
    given.
    """

    def __init__(self, rate: float, size: float | None = None) -> None:
        self._rate = rate
        self._size = 2 * rate if size is None else size
        self._left = self._size
        self._last = monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take tokens; False, and nothing taken, if there are too few."""
        if self._left < amount:
            now = monotonic()
            self._left = min(self._size, self._left + (now - self._last) * self._rate)
            self._last = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def give_back(self, amount: float = 1) -> None:
        """Return tokens."""
        self._left = min(self._size, self._left + amount)


class Buckets:
    """A bucket per client address; the addresses seen longest ago are forgotten."""

    def __init__(self, rate: float, size: float | None = None) -> None:
        self._rate, self._size = rate, size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def find(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
            if len(self._buckets) > ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str, amount: float = 1) -> bool:
        """Whether one more of the address may pass, or more of what is counted."""
        return self.find(address).take(amount)


class SharedBuckets:
    """A bucket per client address that all processes with a database share. Each has one in memory
    too, so that what it refuses by itself does not reach the database.
    """

    def __init__(self, name: str, store: Store, rate: float, size: float) -> None:
        self._name, self._store, self._rate, self._size = name, store, rate, size
        self._own = Buckets(rate, size)

    async def take(self, address: str) -> bool:
        """Whether one more of the address may pass. Raises `StoreFailed`."""
        return self._own.take(address) and await self._store.take_token(
            self._name, address, self._rate, self._size
        )

    async def give_back(self, address: str) -> None:
        """Uncount one. If the store fails, the other processes still count it: the request itself
        was served.
        """
        self._own.find(address).give_back()
        try:
            await self._store.give_token_back(self._name, address, self._rate)
        except StoreFailed as error:
            _logger.warning("still counted", extra={"limit": self._name, "reason": str(error)})


class OpenCount:
    """How many connections are open, in all and per client address."""

    def __init__(self, limit: int, limit_per_address: int) -> None:
        self._limit, self._limit_per_address = limit, limit_per_address
        self._open: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Count one more; False, and not counted, where there are too many. Without an address only
        the total counts.
        """
        if self.total >= self._limit or (
            address and self._open[address] >= self._limit_per_address
        ):
            return False
        self.total += 1
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Proxies:
    """The reverse proxies whose `X-Forwarded-For` is trusted. Raises `ValueError` for a text that
    is not a network.
    """

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(network, strict=False) for network in networks]

    def trusts(self, address: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        found = parse_address(address) if self._networks else None
        return found is not None and any(found in network for network in self._networks)

    def find_client(self, peer: str, forwarded: Iterable[str]) -> str:
        """The client behind a peer: the last address in `X-Forwarded-For` that is not a trusted
        proxy. Some proxies add the port.
        """
        if not self.trusts(peer):
            return peer
        client = peer
        for part in reversed([part.strip() for line in forwarded for part in line.split(",")]):
            address = strip_port(part)
            if parse_address(address) is None:
                break
            client = address
            if not self.trusts(address):
                break
        return client


class Blocks:
    """The networks that a moderator has blocked, as texts."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self.networks = frozenset(networks)
        self._prefixes: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
        """The first bits of the networks, by the version of the address and their number."""
        for network in map(ipaddress.ip_network, self.networks):
            prefix = int(network.network_address) >> (network.max_prefixlen - network.prefixlen)
            self._prefixes[network.version, network.prefixlen].add(prefix)

    def cover(self, address: str) -> bool:
        """Whether an address is in a blocked network."""
        found = parse_address(address) if self._prefixes else None
        return found is not None and any(
            version == found.version and int(found) >> (found.max_prefixlen - length) in prefixes
            for (version, length), prefixes in self._prefixes.items()
        )


class Guard:
    """Checks every request before any handler sees it, and every connection before any request."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        own = urlsplit(settings.address).hostname
        names = settings.allowed_hosts if own is None else (*settings.allowed_hosts, own)
        self._configured = frozenset(name.lower() for name in names)
        self.names = self._configured | {
            socket.gethostname().lower(),
            f"{socket.gethostname().lower()}.local",
        }
        """Host names by which requests may call this server, besides its addresses."""
        self._requests = Buckets(settings.requests_per_second)
        self.proxies = Proxies(settings.trusted_proxies)
        self.connections = OpenCount(settings.connections_limit, settings.connections_per_address)
        self.sockets = OpenCount(settings.connections_limit, settings.connections_per_address)
        self._bytes = Buckets(settings.bytes_per_second, settings.bytes_at_once)
        self.messages = Buckets(settings.messages_per_address)
        self.blocks = Blocks()
        """Replaced whenever a moderator changes them."""

    def is_blocked(self, address: str) -> bool:
        """Whether an address is blocked. Loopback addresses and trusted proxies never are: else the
        host, or everybody behind a proxy, would be locked out.
        """
        if not self.blocks.cover(address) or self.proxies.trusts(address):
            return False
        found = parse_address(address)
        return found is not None and not found.is_loopback

    def check(self, request: web.Request) -> None:
        """Admit a request, and set its client's address; raises `Refusal`."""
        request[ADDRESS] = self.proxies.find_client(
            request.remote or "", request.headers.getall(hdrs.X_FORWARDED_FOR, ())
        )
        request[CLIENT] = address = find_network(request[ADDRESS])
        hosts, origins = (
            request.headers.getall(hdrs.HOST, [""]),
            request.headers.getall(hdrs.ORIGIN, []),
        )
        check_host(request, hosts, self.names)
        if request.method not in SAFE_METHODS or hdrs.UPGRADE in request.headers:
            is_foreign = any(
                not is_own_origin(origin, hosts[0], self._configured) for origin in origins
            )
            if (
                is_foreign
                or len(origins) > 1
                or request.headers.get("Sec-Fetch-Site") == "cross-site"
            ):
                raise Refusal(403, "forbidden", "error-server-foreign-origin")
        if not self._requests.take(address):
            raise Refusal(429, "too-many", "error-server-too-many")
        # A page can be read: it says in the visitor's language what the API answers. A socket is
        # answered in its own protocol; the header alone makes none of another request.
        resource = request.match_info.route.resource
        is_socket = resource is not None and resource.canonical == SOCKET_PATH
        if (
            request.path.startswith("/api/")
            and not (is_socket and hdrs.UPGRADE in request.headers)
            and self.is_blocked(request[ADDRESS])
        ):
            raise Refusal(403, BLOCKED.code, BLOCKED.message.key)

    def find_byte_limit(self, address: str) -> Bucket:
        """The limit of bytes for an address, or for one connection where the address
        is not known.
        """
        return (
            self._bytes.find(address)
            if address
            else Bucket(self.settings.bytes_per_second, self.settings.bytes_at_once)
        )


class Admission(asyncio.Protocol):
    """One TCP connection, between its transport and aiohttp's protocol. Enforces the limits of
    connections and bytes per address.
    """

    def __init__(self, guard: Guard, inner: asyncio.Protocol) -> None:
        self._guard, self._inner = guard, inner

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or close it."""
        peer = transport.get_extra_info("peername")
        is_proxy = bool(peer) and self._guard.proxies.trusts(peer[0])
        address = "" if is_proxy or not peer else find_network(peer[0])
        self._address: str | None = address if self._guard.connections.enter(address) else None
        # uvloop's class is not derived from asyncio's
        self._transport = cast(asyncio.Transport, transport)
        if self._address is None:
            self._transport.abort()
            return
        self._bytes = self._guard.find_byte_limit(address)
        self._inner.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection."""
        if self._address is not None:
            self._guard.connections.leave(self._address)
            self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass data on, within the rate of the client's address."""
        if self._address is None:
            return
        if self._bytes.take(len(data)):
            self._inner.data_received(data)
        else:
            self._transport.abort()

    def eof_received(self) -> bool | None:
        """Pass on that the client sends no more."""
        return None if self._address is None else self._inner.eof_received()

    def pause_writing(self) -> None:
        """Pass on that the client reads slowly."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that the client reads again."""
        self._inner.resume_writing()


def check_host(request: web.Request, hosts: Sequence[str], names: Collection[str]) -> None:
    """Raise `Refusal` unless the Host headers of a request are one that names us."""
    own = request.transport and request.transport.get_extra_info("sockname")
    if len(hosts) > 1:
        raise Refusal(400, "forbidden", "error-server-foreign-host")
    if len(hosts[0]) > HOST_LIMIT or not is_own_host(hosts[0], own[0] if own else "", names):
        raise Refusal(421, "forbidden", "error-server-foreign-host")


def find_network(address: str, length: int = 64) -> str:
    """What counts as one client: an IPv4 address, or an IPv6 network; of 64 bits, as one household
    or server has it, or of 48, as one customer of a provider may have. A network that was found
    before can be given too.
    """
    found = parse_address(address.partition("/")[0])
    if found is None:
        return address
    return (
        str(found)
        if found.version == 4
        else str(ipaddress.ip_network((found, length), strict=False))
    )


def strip_port(text: str) -> str:
    """An address without its port: `192.0.2.7` of `192.0.2.7:5678`, `2001:db8::7` of
    `[2001:db8::7]:80`. Any other text as it is.
    """
    found = None if parse_address(text) else _HOST.fullmatch(text)
    return (found[1] or found[2]) if found else text


def split_host(text: str) -> str:
    """The name in a Host header, in small letters and without brackets and port; empty where the
    header is malformed.
    """
    found = _HOST.fullmatch(text)
    return (found[1] or found[2]).lower().rstrip(".") if found else ""


def is_own_host(host: str, server: str, names: Collection[str]) -> bool:
    """Whether a Host header names us: localhost, the address that was connected to, or a known
    name.
    """
    name = split_host(host)
    if name == "localhost" or name in names:
        return True
    address = parse_address(name)
    if address is None:
        return False
    # A rebinding attack needs a name: a Host that is the address itself came from a page of that
    # address.
    return address.is_loopback or address == parse_address(server)


def is_own_origin(origin: str, host: str, names: Collection[str]) -> bool:
    """Whether an Origin header is that of our own page."""
    scheme, separator, rest = origin.partition("://")
    if not separator or scheme not in ("http", "https"):
        return False
    return rest.lower() == host.lower() or split_host(rest) in names


def parse_address(text: str) -> _Address | None:
    """The address in a text, or None; an IPv4 address mapped to IPv6, as `::ffff:192.168.1.7`, as
    IPv4.
    """
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped
