"""Moments of a game that people must see, and a table where they happen.

A moment is found in games between bots, which are the same on every run. Its table begins with the
events before it, and has real dice, so that the faces that follow are known. Ana sits in the page;
what she and Björn do is told to the table through sockets of the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from colonnade.core.game import Decide
from colonnade.core.message import Message
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment

COLOURS = {"columbiz": ("purple", "blue"), "quatre_colonnes": ("Y", "G")}


@dataclass(frozen=True, slots=True)
class Moment:
    """A game, the events before the moment, the events to be seen, and Ana's seat."""

    game: str
    first: int | None
    before: tuple[str, ...]
    shown: tuple[str, ...]
    seat: int = 0
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Narrated:
    """An event of a record: its number, the seat that acts, what it does, and the
    duty before it.
    """

    number: int
    seat: int
    text: str
    messages: tuple[Message, ...]
    duty: Message | None

    def does(self, key: str, **arguments: Any) -> bool:
        """Whether a message with this key, and these arguments, tells of the event."""
        return any(
            each.key == key and arguments.items() <= dict(each.arguments).items()
            for each in self.messages
        )


def narrate(record: Record) -> Iterator[Narrated]:
    """The events of a record as the rules tell them."""
    game: Any = GAMES[record.game]
    steps = list(record.replay(game))
    for step, following in pairwise(steps):
        turn = game.turn(step.state)
        messages = tuple(game.narrate(step.state, following.action))
        yield Narrated(
            step.ply, turn.seat, record.events[step.ply], messages, game.duty(step.state)
        )


def is_throw(event: str) -> bool:
    """Whether an event is a throw of dice."""
    return event.startswith(("roll", "start"))


def read_faces(event: str) -> list[int]:
    """The faces of a throw."""
    return [int(word) for word in event.split()[1:] if is_throw(event)]


def find_moment(game: str, is_it: Callable[[list[Narrated]], bool], count: int) -> Moment:
    """The shortest moment, among some games, of `count` events in a row that are what is looked
    for, and of the throw that led to them.
    """
    found: list[Moment] = []
    for seed in range(12):
        record = play_game(prepare_experiment(game, ["greedy", "greedy"], 1, seed), 0)
        told = list(narrate(record))
        for start in range(len(told) - count + 1):
            if is_it(told[start : start + count]):
                throw = next(
                    number for number in range(start, -1, -1) if is_throw(record.events[number])
                )
                shown = record.events[throw : start + count]
                found.append(
                    Moment(
                        record.game, record.first, record.events[:throw], shown, told[start].seat
                    )
                )
    return min(found, key=lambda moment: (len(moment.shown), len(moment.before)))


def is_capture(told: list[Narrated]) -> bool:
    roll, move, bonus = told
    return (
        roll.text.startswith("roll")
        and move.does("quatre_colonnes-sent-back")
        and bonus.text.startswith("bonus")
    )


def is_line_of_four(told: list[Narrated]) -> bool:
    return told[0].does("columbiz-line", length=4)


def is_barrier_opened(told: list[Narrated]) -> bool:
    roll, move = told
    return (
        roll.text == "roll 6"
        and move.duty is not None
        and move.duty.key == "quatre_colonnes-duty-barrier"
    )


FOUR = ("Y", "B", "G", "R")
OUT = tuple(event for colour in FOUR for event in ("roll 5", f"exit {colour}1 5"))
"""Each of four players has brought a column onto the board."""

MOMENTS: dict[str, Callable[[], Moment]] = {
    "throw": lambda: Moment("columbiz", None, ("start 6 2",), ("roll 1 1 2 3 5 5 5 6",)),
    "lost-throw": lambda: Moment("quatre_colonnes", 0, (), ("roll 3",)),
    "who-begins": lambda: Moment("columbiz", None, (), ("start 5 5", "start 6 2")),
    "capture": lambda: find_moment("quatre_colonnes", is_capture, 3),
    "line-of-four": lambda: find_moment("columbiz", is_line_of_four, 1),
    "barrier-opened": lambda: find_moment("quatre_colonnes", is_barrier_opened, 2),
    "round": lambda: Moment(
        "quatre_colonnes",
        0,
        (*OUT, "roll 3", "move Y1 3"),
        ("roll 3", "move B1 3", "roll 2", "move G1 2", "roll 1", "move R1 1"),
        0,
        FOUR,
    ),
    "double-three": lambda: find_moment(
        "quatre_colonnes", lambda told: told[0].does("quatre_colonnes-built"), 1
    ),
}


@cache
def make_moment(name: str) -> Moment:
    """A moment by its name."""
    return MOMENTS[name]()


Wanted = Callable[[str, list[Message]], bool]


def find_action(game: str, wanted: Wanted) -> tuple[Record, int, int, str]:
    """The first action of some recorded games that is like this: the record, the ply before it, who
    decides, and the action.
    """
    for seed in range(60):
        record = play_game(prepare_experiment(game, ["greedy", "greedy"], 1, seed), 0)
        before = None
        for step in record.replay(GAMES[game]):
            turn = None if before is None else GAMES[game].turn(before)
            if isinstance(turn, Decide) and wanted(
                str(step.action), list(GAMES[game].narrate(before, step.action))
            ):
                return record, step.ply - 1, turn.seat, str(step.action)
            before = step.state
    raise AssertionError("no game has it")


def tells(*keys: str) -> Wanted:
    """Whether an action is told with all of these messages."""
    return lambda _, told: {message.key for message in told}.issuperset(keys)


SEAT_ALL = """async (wanted) => {
  const post = async (path, body) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const made = await post('/api/tables', wanted);
  const tokens = [made.token];
  for (const link of made.links.filter(Boolean))
    tokens.push((await post(`/api/tables/${made.table}/join`, { link, name: 'Björn' })).token);
  let seat = null;
  const connect = (token) => new Promise((ready) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${made.table}/socket`);
    const connection = { socket, revision: 0 };
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') throw new Error(data);
      if (message.type !== 'view' && message.type !== 'update') return;
      connection.revision = message.revision;
      connection.yours = message.yours ?? connection.yours;
      seat = message.position?.turn.seat ?? seat;
      ready(connection);
    };
  });
  const connections = await Promise.all(tokens.map(connect));
  const all = [...connections]; // and that of the page, which is opened last
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      const own = { socket: this, revision: 0 };
      all[connections.length] = own;
      this.addEventListener('message', ({ data }) => {
        own.revision = JSON.parse(data).revision ?? own.revision;
      });
    }
  };
  window.tellTable = async (message) => {
    const connection = connections.find((each) => each.yours.includes(seat)) ?? connections[0];
    const { revision } = connection;
    connection.socket.send(JSON.stringify({ ...message, revision, command: `test-${revision}` }));
    await new Promise((settle) => {
      const look = () => all.every((each) => each.revision > revision) && settle();
      for (const { socket } of all) socket.addEventListener('message', look);
      look();
    });
  };
  const table = {
    id: made.table, game: wanted.game, token: made.token, links: made.links,
    names: [], seen: 0, isOver: false,
  };
  localStorage.setItem('colonnade-tables', JSON.stringify([table]));
  location.hash = `#/table/${made.table}`;
}"""


def sit_at(page: Page, moment: Moment) -> None:
    """Ana's seat at a table where the moment is about to happen."""
    seats = [
        (
            {"kind": "here", "name": "Ana", "colour": colour}
            if number == moment.seat
            else {"kind": "link", "colour": colour}
        )
        for number, colour in enumerate(moment.colours or COLOURS[moment.game])
    ]
    wanted = {
        "game": moment.game,
        "seats": seats,
        "first": moment.first,
        "dice": "physical",
        "events": list(moment.before),
    }
    page.evaluate(SEAT_ALL, wanted)
    page.locator(".board-page:not(.waiting) .tray").wait_for()


def tell(page: Page, event: str) -> None:
    """Make an event happen, by the seat on turn; returns when the table has told everybody, this
    page too.
    """
    faces = read_faces(event)
    message = (
        {"type": "throw", "faces": faces} if is_throw(event) else {"type": "act", "action": event}
    )
    page.evaluate("(message) => tellTable(message)", message)
