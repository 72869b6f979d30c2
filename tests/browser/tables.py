"""Tables that another device makes, joins and plays at: what a test asks the server for itself."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route

from tests.browser.moments import narrate, read_faces
from tests.browser.seating import make_record

ANA = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
LONG = "Maximilian-Ferdinand von Habsburg-Lothr"
ASK = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const data = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(data));
  return data;
}"""


SAY = """([table, token, command]) => new Promise((settle, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if ('revision' in command) command.revision ??= message.revision;
    if (message.type === 'view') socket.send(JSON.stringify(command));
    if (message.type === 'refused' || message.type === 'problem') fail(new Error(data));
    if (message.type === 'ack') socket.close(), settle(null);
  };
})"""
"""Says one thing at a table, as another device would."""


def ask(page: Page, path: str, **body: Any) -> dict[str, Any]:
    """What another device asks the server for."""
    answer: dict[str, Any] = page.evaluate(ASK, [path, body])
    return answer


def make_table(page: Page, game: str, *seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A table of another device."""
    return ask(page, "/api/tables", game=game, seats=list(seats), **fields)


def join(page: Page, made: dict[str, Any], seat: int, name: str = "Bo") -> dict[str, Any]:
    return ask(page, f"/api/tables/{made['table']}/join", link=made["links"][seat], name=name)


def remember(page: Page, *tables: tuple[str, str, str], seen: int = 0) -> None:
    """Make this device the holder of tables: id, game, token."""
    common: dict[str, Any] = {"links": [], "names": [], "seen": seen, "isOver": False}
    stored = [{"id": id, "game": game, "token": token, **common} for id, game, token in tables]
    page.evaluate("(text) => localStorage.setItem('colonnade-tables', text)", json.dumps(stored))


NETWORK = "http://192.0.2.7:8000/"
"""Where others find the server that `on_network` speaks of."""


def on_network(page: Page) -> None:
    """Let the server say that it is found on the network too, whatever network this machine has.
    Ends the page that is open.
    """

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json={**found.json(), "network": NETWORK})

    page.context.route("**/api/games", answer)
    page.reload()


def end_game(page: Page) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game of two people that is over: what its host was given, and what the guest was given.
    The last throw is tapped in.
    """
    record = make_record("quatre_colonnes")
    seats = [
        {**seat, "colour": colour} for seat, colour in zip((ANA, LINK), record.colours, strict=True)
    ]
    made = make_table(
        page,
        "quatre_colonnes",
        *seats,
        options=dict(record.options),
        first=record.first,
        events=record.events[:-1],
        dice="physical",
    )
    joined = join(page, made, 1)
    last = list(narrate(record))[-1]
    throw = {"type": "throw", "command": "last", "faces": read_faces(last.text), "revision": None}
    page.evaluate(SAY, [made["table"], (made, joined)[last.seat]["token"], throw])
    return made, joined
