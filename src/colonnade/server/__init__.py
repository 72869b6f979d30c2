"""The table server. `run` serves until a signal; `messages` has every message of its protocol."""

from __future__ import annotations

import socket

from colonnade.server.settings import Settings

__all__ = ["Settings", "run"]


def run(
    settings: Settings,
    listener: socket.socket | None = None,
    admin_listener: socket.socket | None = None,
) -> int:
    """Serve until a signal: 0 after SIGTERM, `KeyboardInterrupt` after SIGINT. Raises `StoreFailed`
    where the database cannot be used. Listeners that are not given are opened.
    """
    from colonnade.server.app import serve  # slow to import: only when serving

    return serve(settings, listener, admin_listener)
