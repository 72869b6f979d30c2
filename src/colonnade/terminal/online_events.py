"""Prints what happens at a server's table while the terminal may be waiting for a typed line."""

from __future__ import annotations

import contextlib
from collections.abc import Generator

from colonnade.core.message import Argument, message
from colonnade.terminal.client import Data, parse_message
from colonnade.terminal.remote import RemoteTable
from colonnade.terminal.session import TerminalSession, name_kind


class EventPrinter:
    """Prints events, quick phrases, notes and who is present. `has_prompt` says whether the cursor
    stands behind a prompt.
    """

    def __init__(self, session: TerminalSession, table: RemoteTable) -> None:
        self._session, self._table = session, table
        self._screen = session.screen
        self._is_muted = False
        self._shown_notes = 0
        self._absent: set[int] = set()
        self.has_prompt = False

    @contextlib.contextmanager
    def muted(self) -> Generator[None]:
        """Events that arrive inside go into the log only."""
        self._is_muted = True
        try:
            yield
        finally:
            self._is_muted = False

    # The prompt

    def show_prompt(self, prompt: str) -> None:
        """Print the prompt, unless it is there already."""
        if prompt and not self.has_prompt:
            self.has_prompt = True
            self._screen.console.print(f"{prompt} ", end="")

    def end_prompt(self) -> None:
        """Begin a new line if a prompt is waiting for its answer."""
        if self.has_prompt:
            self.has_prompt = False
            self._screen.print()

    def print_text(self, key: str, **arguments: Argument) -> None:
        """Print the sentence of a key on a line of its own."""
        self.end_prompt()
        self._screen.show_text(key, "", **arguments)

    # What happens at the table

    def player_name(self, seat: int) -> str:
        """The name of a seat's player, or its colour."""
        return self._table.seats[seat]["name"] or self._session.name_of(seat)

    def show(self, received: Data, events: list[Data]) -> None:
        """Print a message of the server and the events that are new with it."""
        match received["type"]:
            case "said":
                phrase = self._screen.speaker.text(f"phrase-{received['phrase']}")
                self.print_text(
                    "terminal-online-said", name=self.player_name(received["seat"]), phrase=phrase
                )
            case "problem":
                self.end_prompt()
                self._screen.show_message(parse_message(received["message"]))
            case "closing" if received["code"] == "store-failed":
                self.print_text("error-server-fault")
            case _:
                pass
        for event in events:
            self._show_event(event)

    def _show_event(self, event: Data) -> None:
        session = self._session
        messages = tuple(parse_message(data) for data in event.get("messages") or ())
        seat: int = event.get("seat") or 0
        match event["what"]:
            case "act" | "throw":
                session.history.append(messages)
                session.refused = ""
            case "back":
                if session.history:
                    session.history.pop()
                messages = (message("terminal-online-back", colour=session.name_of(seat)),)
            case "rewind":  # at a real board: what was before is not known here
                session.history.clear()
            case "join" | "fill":
                messages = (message("terminal-online-joined", name=session.full_name_of(seat)),)
            case "leave":
                messages = (message("terminal-online-left", colour=session.name_of(seat)),)
            case _:
                return
        if not self._is_muted:
            self.end_prompt()
            for sentence in messages:
                self._screen.show_message(sentence)
            session.show_facts(messages)

    def show_notes(self) -> None:
        """Print the notes that are new, such as `took-over Y greedy`, in words."""
        notes: list[Data] = self._table.view["notes"]
        for note in [] if self._is_muted else notes[self._shown_notes :]:
            words: list[str] = note["what"].split(" ")
            key = f"note-{words[0]}"
            if self._screen.speaker.has(key):
                colour, level = [*words[1:], "", ""][:2]
                self.print_text(key, colour=colour, level=name_kind(self._screen.speaker, level))
        self._shown_notes = len(notes)

    def show_presence(self) -> None:
        """Say which players have left the table during a game, and which have returned."""
        seats, own = self._table.seats, set(self._table.own_seats)
        absent = {
            number
            for number, seat in enumerate(seats)
            if seat["level"] is None and not seat["is_open"] and not seat["is_present"]
        }
        before, self._absent = self._absent, absent
        if self._is_muted or self._table.view["status"] != "playing":
            return
        for seat in sorted(absent - before - own):
            self.print_text(
                "terminal-online-away",
                name=self.player_name(seat),
                bot=self._screen.speaker.text("terminal-word-bot"),
            )
        for seat in sorted(before - absent):
            if seats[seat]["is_present"] and seat not in own:
                self.print_text("terminal-online-here", name=self.player_name(seat))
