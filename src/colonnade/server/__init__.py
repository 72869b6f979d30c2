"""The table server: authoritative, durable and fair. `run` serves until it is told to stop; `protocol` is everything it says and hears."""

from __future__ import annotations

import socket

from colonnade.server.settings import Settings

__all__ = ["Settings", "run"]


def run(settings: Settings, listener: socket.socket | None = None) -> int:
    """Serve until a signal: 0 after SIGTERM, `KeyboardInterrupt` after SIGINT. Raises `StoreFailed` where the database cannot be used."""
    from colonnade.server.app import serve  # heavy: only who serves pays for it

    return serve(settings, listener)
