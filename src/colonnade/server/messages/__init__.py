"""The whole protocol: every message of HTTP and WebSocket, typed. Messages are JSON; a socket
message is one text frame with a `type`.

The server sends message keys and arguments, never prose. `docs/protocol.md` explains the
conversation; its tables come from here.
"""

# ruff: noqa: F403, F405 - one namespace for five files

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from colonnade.server.messages.client import *
from colonnade.server.messages.common import *
from colonnade.server.messages.http import *
from colonnade.server.messages.printing import *
from colonnade.server.messages.server import *

encode = msgspec.json.Encoder().encode
parse_client: Callable[[bytes | str], ClientMessage] = msgspec.json.Decoder[Any](
    ClientMessage
).decode
"""The message that a frame holds; raises `msgspec.MsgspecError` (or `UnicodeError`,
`RecursionError`).
"""
