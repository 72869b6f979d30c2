"""Addresses of a server on the local network."""

from __future__ import annotations

import contextlib
import socket

EVERYWHERE = frozenset({"0.0.0.0", "::"})
HERE = frozenset({"127.0.0.1", "::1", "localhost"})


def find_network_address(host: str, port: int) -> str | None:
    """The address on the local network of a server that listens on a host; None where it serves
    this machine only.
    """
    name = _find_own_address() if host in EVERYWHERE else None if host in HERE else host
    if name is None:
        return None
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


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
    """A socket to serve on; raises `OSError` where the port is taken."""
    return socket.create_server(
        (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET
    )
