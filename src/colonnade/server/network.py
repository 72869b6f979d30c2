"""Addresses of a server on the local network."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from urllib.parse import urlsplit

HERE = frozenset({"127.0.0.1", "::1", "localhost"})


def is_everywhere(host: str) -> bool:
    """Whether a server that listens on a host is reached at every address of this machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def find_network_address(host: str, port: int) -> str | None:
    """The address on the local network of a server that listens on a host; None where it serves
    this machine only.
    """
    name = _find_own_address() if is_everywhere(host) else None if host in HERE else host
    if name is None:
        return None
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def find_process_address(host: str, port: int) -> str:
    """The address at which clients reach a server that listens on a host, if no other is given."""
    name = (_find_own_address() or "127.0.0.1") if is_everywhere(host) else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def clean_address(text: str) -> str | None:
    """An address of a process, without slashes at its end; None for a text that is not an address
    of HTTP, or has a user, a query or a fragment.
    """
    try:
        found = urlsplit(text)
        is_usable = (
            found.scheme in ("http", "https")
            and bool(found.hostname)
            and found.username is None
            and not found.query
            and not found.fragment
            and found.port != 0
            and re.fullmatch(r"[!-~]+", text) is not None
        )
    except ValueError:
        return None
    return text.rstrip("/") if is_usable else None


def _find_own_address() -> str | None:
    """This machine's address on the local network, if it has one. Nothing is sent: the system only
    chooses the interface.
    """
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("203.0.113.1", 9))  # reserved for documentation
        address: str = probe.getsockname()[0]
        if not address.startswith("127.") and address != "0.0.0.0":
            return address
    return None


def open_listener(host: str, port: int) -> socket.socket:
    """A socket to serve on; `::` serves IPv4 too, where the system can. Raises `OSError` where the
    port is taken.
    """
    is_ipv6 = ":" in host
    return socket.create_server(
        (host, port),
        family=socket.AF_INET6 if is_ipv6 else socket.AF_INET,
        dualstack_ipv6=is_ipv6 and is_everywhere(host) and socket.has_dualstack_ipv6(),
    )
