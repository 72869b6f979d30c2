"""Ports for servers that tests start in a process of their own."""

from __future__ import annotations

import random
import socket

# Below the range from which systems take ports for outgoing connections: a port that was free a
# moment ago is not taken by one of them before the server listens.
_PORTS = range(20_000, 32_000)


def find_port() -> int:
    """Return a port that is free, another one each time."""
    while True:
        port = random.SystemRandom().choice(_PORTS)
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue
