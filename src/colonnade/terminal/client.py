"""A table on a server, as a client of its protocol sees it: plain JSON over HTTP and one WebSocket (`docs/protocol.md`).

The server is the authority. A connection keeps its last view up to date, asks for it again after a gap, and comes back by itself when the
line is cut: a command that was not answered is then said again under the same id, so it happens once.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import re
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from colonnade.core.errors import BadOption, ColonnadeError
from colonnade.core.message import Argument, Message
from colonnade.terminal.sockets import Socket

Data = dict[str, Any]
"""A message of the protocol."""

DEFAULT_SERVER = "http://localhost:8000"
ANSWERS = ("ack", "refused", "because", "hinted")
"""What a command or a query of ours is answered by."""
PATIENCE = 600.0
"""Seconds for which a lost server is looked for."""
_SECONDS = 20.0
_ANSWER_SECONDS = 10.0
_TABLE = re.compile(r"[A-Za-z0-9_-]{16,32}")
_SECRET = re.compile(r"[A-Za-z0-9_-]{22,64}")


class Offline(ColonnadeError):
    """The server cannot be reached, or what answers is no table server."""

    code = "offline"


class Refused(ColonnadeError):
    """The server refuses, in its own words."""

    code = "refused"

    def __init__(self, code: str, words: Message) -> None:
        super().__init__(words.key)
        self.refusal, self.message = code, words


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is, and the secret of a seat's link; without one, to watch."""

    server: str
    table: str
    secret: str | None = None

    @property
    def address(self) -> str:
        """The table's page, as a browser shows it."""
        return f"{self.server}/#/table/{self.table}"


def parse_link(text: str) -> Link:
    """The link that a text spells: a browser's address (`…/#/join/TABLE/SECRET`, `…/#/table/TABLE`), or `[SERVER/]TABLE[/SECRET]`.

    Raises `BadOption`.
    """
    fault = BadOption("terminal-error-link", text=text[:80])
    text = text.strip()
    if _TABLE.fullmatch(text.partition("/")[0]):
        text = f"{DEFAULT_SERVER}/{text}"
    elif "://" not in text:
        text = f"http://{text}"
    try:
        found = urllib.parse.urlsplit(text)
        is_sound = found.scheme in ("http", "https", "ws", "wss") and bool(found.hostname) and (found.port is None or found.port > 0)
    except ValueError:
        raise fault from None
    if not is_sound or found.username is not None or not found.netloc.isprintable() or " " in found.netloc:
        raise fault
    parts = [urllib.parse.unquote(part) for part in (found.fragment or found.path).split("/") if part]
    if parts[:2] == ["api", "tables"]:
        del parts[:2]
    is_watched = parts[:1] == ["table"]
    if parts[:1] in (["table"], ["join"]):
        del parts[0]
    if not parts or not _TABLE.fullmatch(parts[0]):
        raise fault
    secret = parts[1] if len(parts) > 1 and not is_watched else None
    if secret is not None and not _SECRET.fullmatch(secret):
        raise fault
    scheme = "https" if found.scheme in ("https", "wss") else "http"
    return Link(f"{scheme}://{found.netloc}", parts[0], secret)


def new_secret() -> str:
    """A token of one's own, or the id of a command."""
    return secrets.token_urlsafe(24)


def read_words(data: Any) -> Message:
    """A sentence of the server's, as the core says it."""
    found = cast("Data", data)
    arguments = cast("dict[str, object]", found.get("arguments") or {})
    plain: dict[str, Argument] = {str(name): value if isinstance(value, int | float) else str(value) for name, value in arguments.items()}
    clause = found.get("clause")
    return Message(str(found["key"]), plain, None if clause is None else str(clause))


def _clean(data: Any) -> Any:
    """What came, without characters that a terminal would obey."""
    if isinstance(data, str):
        return "".join(character if character.isprintable() else " " for character in data)
    if isinstance(data, list):
        return [_clean(item) for item in cast("list[Any]", data)]
    if isinstance(data, dict):
        return {_clean(key): _clean(value) for key, value in cast("Data", data).items()}
    return data


def _parse(text: str | bytes, server: str) -> Any:
    try:
        return _clean(json.loads(text))
    except (ValueError, RecursionError):
        raise Offline("terminal-error-no-server", server=server) from None


def call(server: str, method: str, path: str, body: Data | None = None) -> Any:
    """What the server answers to a request. Raises `Refused` or `Offline`."""
    return _parse(fetch(server, method, path, body), server)


def fetch(server: str, method: str, path: str, body: Data | None = None) -> bytes:
    """What the server answers to a request, to the letter. Raises `Refused` or `Offline`."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, {"content-type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as answer:
            return answer.read()
    except urllib.error.HTTPError as error:
        with error:
            problem = _parse(error.read(), server)
        raise _refusal(problem, server) from None
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise _unreachable(server, error) from error


def _refusal(problem: Any, server: str) -> ColonnadeError:
    try:
        return Refused(str(problem["code"]), read_words(problem["message"]))
    except (KeyError, TypeError, AttributeError):
        return Offline("terminal-error-no-server", server=server)


def _unreachable(server: str, error: BaseException) -> Offline:
    reason: object = getattr(error, "reason", None) or error
    text = getattr(reason, "strerror", None) or str(reason) or type(error).__name__
    return Offline("terminal-error-unreachable", server=server, reason=_clean(str(text))[:120])


Hear = Callable[[Data, list[Data]], None]
"""Gets every message once it is taken in, and the events that are new with it."""


class Connection:
    """One socket at one table. `view` is the table as last seen."""

    def __init__(self, link: Link, token: str | None, hear: Hear, tell_lost: Callable[[bool], None]) -> None:
        self.link, self.token = link, token
        self.view: Data = {}
        self._hear, self._tell_lost = hear, tell_lost
        self._socket: Socket | None = None
        self._pending: Data | None = None

    def open(self) -> None:
        """Connect, say hello, and wait for the view. Raises `Refused` or `Offline`."""
        server = self.link.server
        address = f"ws{server.removeprefix('http')}/api/tables/{self.link.table}/socket"
        self.close()
        try:
            self._socket = Socket(address, _SECONDS)
            self._say({"type": "hello", "token": self.token, "since": self.view.get("revision", 0)})
            while True:
                message = _parse(self._socket.receive(_SECONDS), server)
                if message["type"] == "problem":
                    raise _refusal(message, server)
                if message["type"] == "view":
                    break
        except (OSError, KeyError, TypeError) as error:
            self.close()
            raise _unreachable(server, error) from error
        self._take(message)
        if self._pending is not None:
            self._say(self._pending)

    def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket.close()
        self._socket = None

    def receive(self, seconds: float | None = None) -> Data | None:
        """The next message, taken in; None where none came in time. Comes back by itself when the line is cut."""
        if self._socket is None:
            self._recover()
            return None
        try:
            text = self._socket.receive(seconds)
        except TimeoutError:
            return None
        except OSError:
            self._recover()
            return None
        message = _parse(text, self.link.server)
        try:
            self._take(message)
        except (KeyError, TypeError, IndexError, AttributeError) as error:
            raise Offline("terminal-error-no-server", server=self.link.server) from error
        return message

    def command(self, kind: str, /, **fields: Any) -> Data:
        """Send a command, and wait for its answer, one of `ANSWERS`. What has no answer in time is sent again."""
        command = new_secret()
        self._pending = {"type": kind, "command": command, **fields}
        try:
            self._send(self._pending)
            sent = time.monotonic()
            while True:
                message = self.receive(1.0)
                if message is not None and message["type"] in ANSWERS and message.get("command") == command:
                    return message
                if message is not None and message["type"] == "problem":
                    raise _refusal(message, self.link.server)
                if time.monotonic() - sent > _ANSWER_SECONDS:
                    sent = time.monotonic()
                    self._send(self._pending)
        finally:
            self._pending = None

    def tell(self, kind: str, /, **fields: Any) -> None:
        """Send a command whose answer nobody waits for."""
        with contextlib.suppress(OSError):  # the next view says whether it has to be sent again
            self._say({"type": kind, "command": new_secret(), **fields})

    def _say(self, message: Data) -> None:
        if self._socket is not None:
            self._socket.send(json.dumps(message))

    def _send(self, message: Data) -> None:
        try:
            self._say(message)
        except OSError:
            self._recover()

    def _recover(self) -> None:
        """Connect again, for as long as is reasonable. Raises `Offline` where the server stays away, `Refused` where it refuses."""
        self._tell_lost(True)
        self.close()
        wait, end = 0.2, time.monotonic() + PATIENCE
        time.sleep(wait)  # a server that goes still answers for a moment
        while True:
            try:
                self.open()
                break
            except (Offline, OSError):
                if time.monotonic() > end:
                    raise
                time.sleep(wait)
                wait = min(wait * 2, 3.0)
        self._tell_lost(False)

    def _take(self, message: Data) -> None:
        """Bring the view up to date."""
        events: list[Data] = []
        revision: int = self.view.get("revision", 0)
        match message["type"]:
            case "view":
                events = [event for event in message["events"] if event["revision"] > revision]
                self.view = {name: value for name, value in message.items() if name not in ("type", "events")}
            case "update":
                if message["revision"] <= revision:
                    return
                if message["since"] != revision:
                    self._send({"type": "sync", "since": revision})
                    return
                rest = {name: value for name, value in message.items() if name not in ("type", "since", "events")}
                self.view = {**self.view, "choices": [], "keep": None, "can_take_back": False, **rest}
                events = message["events"]
            case "refused":
                now = message.get("view")
                if now is not None and now["revision"] == revision:
                    self.view = {name: value for name, value in now.items() if name not in ("type", "events")}
                elif now is not None:
                    self._send({"type": "sync", "since": revision})
            case "presence":
                seats = [{**seat, "is_present": is_present} for seat, is_present in zip(self.view["seats"], message["seats"], strict=True)]
                self.view = {**self.view, "seats": seats, "spectators": message["spectators"]}
            case _:
                pass
        self._hear(message, events)
