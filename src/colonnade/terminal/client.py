"""A client of the table server's protocol: plain JSON over HTTP and one WebSocket
(`docs/protocol.md`).

The server is the authority. A connection keeps its last view up to date, asks for a new one after a
gap, and reconnects by itself. A command that was not answered is then sent again under the same id,
so that it happens once.
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
"""The types of message that answer a command or a query."""
MOST_MOVES = 5
"""How often a client is sent to another process before it waits and tries again."""
RECONNECT_SECONDS = 600.0
"""How long a client tries to reconnect."""
_TIMEOUT = 20.0  # seconds for a request, and for each step of connecting
_ANSWER_TIMEOUT = 10.0  # seconds after which a command without an answer is sent again
_TABLE = re.compile(r"[A-Za-z0-9_-]{16,32}")
_SECRET = re.compile(r"[A-Za-z0-9_-]{22,64}")


class Offline(ColonnadeError):
    """The server cannot be reached, or is not a table server."""

    code = "offline"


class Refused(ColonnadeError):
    """The server refuses, with a code and a message of its own."""

    code = "refused"

    def __init__(self, code: str, reason: Message) -> None:
        super().__init__(reason.key)
        self.refusal, self.message = code, reason


@dataclass(frozen=True, slots=True)
class Link:
    """The address of a table, and the secret of a seat's link; without a secret, a
    link to watch.
    """

    server: str
    table: str
    secret: str | None = None

    @property
    def address(self) -> str:
        """The table's page, as a browser shows it."""
        return f"{self.server}/#/table/{self.table}"


def parse_link(text: str) -> Link:
    """The link in a text: a browser's address (`…/#/join/TABLE/SECRET`, `…/#/table/TABLE`), or
    `[SERVER/]TABLE[/SECRET]`.

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
        is_valid = (
            found.scheme in ("http", "https", "ws", "wss")
            and bool(found.hostname)
            and (found.port is None or found.port > 0)
        )
    except ValueError:
        raise fault from None
    if (
        not is_valid
        or found.username is not None
        or not found.netloc.isprintable()
        or " " in found.netloc
    ):
        raise fault
    parts = [
        urllib.parse.unquote(part) for part in (found.fragment or found.path).split("/") if part
    ]
    if parts[:2] == ["api", "tables"]:
        del parts[:2]
    is_to_watch = parts[:1] == ["table"]
    if parts[:1] in (["table"], ["join"]):
        del parts[0]
    if not parts or not _TABLE.fullmatch(parts[0]):
        raise fault
    secret = parts[1] if len(parts) > 1 and not is_to_watch else None
    if secret is not None and not _SECRET.fullmatch(secret):
        raise fault
    scheme = "https" if found.scheme in ("https", "wss") else "http"
    return Link(f"{scheme}://{found.netloc}", parts[0], secret)


def new_secret() -> str:
    """A new token for a seat, or a new id for a command."""
    return secrets.token_urlsafe(24)


def parse_message(data: Any) -> Message:
    """A message as the server sends it."""
    found = cast("Data", data)
    arguments = cast("dict[str, object]", found.get("arguments") or {})
    plain: dict[str, Argument] = {
        str(name): value if isinstance(value, int | float) else str(value)
        for name, value in arguments.items()
    }
    clause = found.get("clause")
    return Message(str(found["key"]), plain, None if clause is None else str(clause))


def _clean(data: Any) -> Any:
    """The data without control characters, which a terminal would interpret."""
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
    """The server's answer to a request, parsed. Raises `Refused` or `Offline`."""
    return _parse(fetch(server, method, path, body), server)


class _Redirects(urllib.request.HTTPRedirectHandler):
    """Follows 307 with the method and the body: another process of the server has the table."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: Any,
        code: int,
        msg: str,
        headers: Any,
        newurl: str,
    ) -> urllib.request.Request | None:
        if code != 307:
            return super().redirect_request(req, fp, code, msg, headers, newurl)
        return urllib.request.Request(newurl, req.data, req.headers, method=req.get_method())


_opener = urllib.request.build_opener(_Redirects)


def fetch(server: str, method: str, path: str, body: Data | None = None) -> bytes:
    """The server's answer to a request, as bytes. Raises `Refused` or `Offline`."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        server + path, data, {"content-type": "application/json"}, method=method
    )
    try:
        with _opener.open(request, timeout=_TIMEOUT) as answer:
            return answer.read()
    except urllib.error.HTTPError as error:
        with error:
            problem = _parse(error.read(), server)
        raise _refusal(problem, server) from None
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise _unreachable(server, error) from error


def _refusal(problem: Any, server: str) -> ColonnadeError:
    try:
        return Refused(str(problem["code"]), parse_message(problem["message"]))
    except (KeyError, TypeError, AttributeError):
        return Offline("terminal-error-no-server", server=server)


def _unreachable(server: str, error: BaseException) -> Offline:
    reason: object = getattr(error, "reason", None) or error
    text = getattr(reason, "strerror", None) or str(reason) or type(error).__name__
    return Offline("terminal-error-unreachable", server=server, reason=_clean(str(text))[:120])


OnMessage = Callable[[Data, list[Data]], None]
"""Called with every message, after the view was updated, and with the events that are new in it."""


class Connection:
    """One socket at one table. `view` is the table as last seen."""

    def __init__(
        self,
        link: Link,
        token: str | None,
        on_message: OnMessage,
        on_connection_change: Callable[[bool], None],
    ) -> None:
        self.link, self.token = link, token
        self.view: Data = {}
        self._on_message, self._on_connection_change = on_message, on_connection_change
        self._socket: Socket | None = None
        self._pending: Data | None = None

    def open(self) -> None:
        """Connect, say hello, and wait for the view. Raises `Refused` or `Offline`.

        Follows to the process that has the table. If that one cannot be reached, tries again from
        the first address, as after a lost connection.
        """
        first = self._say_hello(self.link.server)
        try:
            message = self._follow(first)
        except Offline:
            self._recover()
            return
        self._begin(message)

    def _begin(self, view: Data) -> None:
        """Go on with the view of a new connection: send the command again that has no answer."""
        self._update_view(view)
        if self._pending is not None:
            self._send_or_fail(self._pending)

    def _follow(self, message: Data) -> Data:
        """The view, from the process that a message `moved` names."""
        for _ in range(MOST_MOVES):
            if message["type"] == "view":
                return message
            message = self._say_hello(str(message.get("address", "")))
        raise Offline("terminal-error-no-server", server=self.link.server)

    def _say_hello(self, server: str) -> Data:
        """Connect to a process of the server and say hello; its answer, `view` or `moved`."""
        address = f"ws{server.removeprefix('http')}/api/tables/{self.link.table}/socket"
        self.close()
        try:
            self._socket = Socket(address, _TIMEOUT)
            self._send_or_fail(
                {"type": "hello", "token": self.token, "since": self.view.get("revision", 0)}
            )
            while True:
                message = _parse(self._socket.receive(_TIMEOUT), server)
                if message["type"] == "problem":
                    raise _refusal(message, server)
                if message["type"] in ("view", "moved"):
                    return message
        except (OSError, KeyError, TypeError) as error:
            self.close()
            raise _unreachable(server, error) from error

    def close(self) -> None:
        """Close the socket; `receive` opens it again."""
        if self._socket is not None:
            self._socket.close()
        self._socket = None

    def receive(self, seconds: float | None = None) -> Data | None:
        """The next message, after updating the view; None where none came in time. Reconnects if
        the connection is lost.
        """
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
            if message["type"] == "moved":
                self._recover(message)
                return None
            self._update_view(message)
        except (KeyError, TypeError, IndexError, AttributeError) as error:
            raise Offline("terminal-error-no-server", server=self.link.server) from error
        return message

    def command(self, kind: str, /, **fields: Any) -> Data:
        """Send a command, and wait for its answer, one of `ANSWERS`. It is sent again if no answer
        comes in time.
        """
        command = new_secret()
        self._pending = {"type": kind, "command": command, **fields}
        try:
            self._send(self._pending)
            sent = time.monotonic()
            while True:
                message = self.receive(1.0)
                if (
                    message is not None
                    and message["type"] in ANSWERS
                    and message.get("command") == command
                ):
                    return message
                if (
                    message is not None
                    and message["type"] == "problem"
                    and message["code"] != "too-many"  # that is not about this command
                ):
                    raise _refusal(message, self.link.server)
                if time.monotonic() - sent > _ANSWER_TIMEOUT:
                    sent = time.monotonic()
                    self._send(self._pending)
        finally:
            self._pending = None

    def send_command(self, kind: str, /, **fields: Any) -> None:
        """Send a command without waiting for its answer."""
        with contextlib.suppress(OSError):  # the next view says whether it has to be sent again
            self._send_or_fail({"type": kind, "command": new_secret(), **fields})

    def _send_or_fail(self, message: Data) -> None:
        if self._socket is not None:
            self._socket.send(json.dumps(message))

    def _send(self, message: Data) -> None:
        try:
            self._send_or_fail(message)
        except OSError:
            self._recover()

    def _recover(self, moved: Data | None = None) -> None:
        """Reconnect, at once to the process that `moved` names, for at most `RECONNECT_SECONDS`.
        Raises `Offline` if that fails, `Refused` where the server refuses.
        """
        self._on_connection_change(True)
        self.close()
        wait, end = 0.2, time.monotonic() + RECONNECT_SECONDS
        if moved is None:
            time.sleep(wait)  # a server that is shutting down still answers for a moment
        while True:
            try:
                self._begin(self._follow(moved or self._say_hello(self.link.server)))
                break
            except (Offline, OSError):
                moved = None
                if time.monotonic() > end:
                    raise
                time.sleep(wait)
                wait = min(wait * 2, 3.0)
        self._on_connection_change(False)

    def _update_view(self, message: Data) -> None:
        """Update the view by a message, and pass the message on."""
        events: list[Data] = []
        revision: int = self.view.get("revision", 0)
        match message["type"]:
            case "view":
                events = [event for event in message["events"] if event["revision"] > revision]
                self.view = {
                    name: value for name, value in message.items() if name not in ("type", "events")
                }
            case "update":
                if message["revision"] <= revision:
                    return
                if message["since"] != revision:
                    self._send({"type": "sync", "since": revision})
                    return
                rest = {
                    name: value
                    for name, value in message.items()
                    if name not in ("type", "since", "events")
                }
                self.view = {
                    **self.view,
                    "choices": [],
                    "keep": None,
                    "can_take_back": False,
                    **rest,
                }
                events = message["events"]
            case "refused":
                now = message.get("view")
                if now is not None and now["revision"] == revision:
                    self.view = {
                        name: value for name, value in now.items() if name not in ("type", "events")
                    }
                elif now is not None:
                    self._send({"type": "sync", "since": revision})
            case "presence":
                seats = [
                    {**seat, "is_present": is_present}
                    for seat, is_present in zip(self.view["seats"], message["seats"], strict=True)
                ]
                self.view = {**self.view, "seats": seats, "spectators": message["spectators"]}
            case _:
                pass
        self._on_message(message, events)
