"""A session in which people play: turns typed lines into throws, actions and commands."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from colonnade.core.errors import ColonnadeError, Malformed
from colonnade.core.game import Decide, Throw, Turn
from colonnade.core.message import Message
from colonnade.core.view import View
from colonnade.terminal import saves
from colonnade.terminal.commands import (
    Ask,
    Command,
    Nothing,
    Number,
    Typed,
    Why,
    Word,
    clean,
    parse_faces,
)
from colonnade.terminal.console import describe_file_error
from colonnade.terminal.screen import Screen
from colonnade.terminal.session import TerminalSession


class PlayerSession(TerminalSession):
    """The base of local games and online tables."""

    def __init__(self, screen: Screen, ask: Ask) -> None:
        super().__init__(screen, ask)
        self.known_files: set[Path] = set()
        """Files of this session, which are overwritten without a question."""

    @abstractmethod
    def throw(self) -> None:
        """Throw the dice of the table."""

    @abstractmethod
    def throw_faces(self, faces: Sequence[int]) -> None:
        """Throw real dice that show these faces; say why if they are refused."""

    @abstractmethod
    def act(self, turn: Decide | Throw, action: Any) -> None:
        """Play an action; say why if it is refused."""

    @abstractmethod
    def find_refusal(self, turn: Turn, action: Any) -> Message | None:
        """Why an action may not be typed now; None if it may."""

    @abstractmethod
    def run_command(self, turn: Turn, view: View, word: str, rest: str) -> bool:
        """Carry out a command; False when the player leaves."""

    @abstractmethod
    def read_record(self) -> str:
        """The record of the game so far, as a line. Raises `ColonnadeError`."""

    def handle(self, turn: Decide | Throw, view: View, command: Command) -> bool:
        """Carry out what the player typed in a turn; False when the player leaves."""
        match command:
            case Nothing():
                self._press_enter(turn)
            case Number(number) if isinstance(turn, Decide):
                self._choose(turn, view, number)
            case Number(number):
                self._type(turn, str(number))
            case Typed(text):
                self._type(turn, text)
            case Why(text):
                self.explain_refusal(turn, view, text)
            case Word(word, rest):
                return self.run_command(turn, view, word, rest)
        return True

    def _press_enter(self, turn: Decide | Throw) -> None:
        if isinstance(turn, Decide):
            self.screen.show_text(
                "terminal-decide-first", help=self.screen.speaker.text("terminal-word-help")
            )
        elif self.is_physical:
            self.screen.show_text("terminal-type-faces", dice=turn.dice)
        else:
            self.throw()

    def _choose(self, turn: Decide, view: View, number: int) -> None:
        if not 1 <= number <= len(view.choices):
            self.screen.show_text("terminal-no-such-choice", text=str(number))
            return
        self.act(turn, self.game.parse(view.choices[number - 1].action))

    def _type(self, turn: Decide | Throw, text: str) -> None:
        if isinstance(turn, Throw) and self.is_physical:
            faces = parse_faces(text.removeprefix("keep ").removeprefix("roll "))
            if faces is not None:
                self.throw_faces(faces)
                return
        self.refused = text
        try:
            action = self.parse(text)
        except Malformed as error:
            self.screen.show_message(error.message)
        else:
            self.act(turn, action)

    def explain_refusal(self, turn: Turn, view: View, text: str) -> None:
        """Say why the action of a text, or the one refused last, is refused."""
        action = self.find_action_in_question(view, text)
        if action is not None:
            self.show_refusal(str(action), self.find_refusal(turn, action))

    # The record

    def save(self, name: str) -> bool:
        """Save the record so far to the named file; whether it was saved."""
        if not name:
            self.screen.show_text("terminal-save-name")
            return False
        path = Path(name).expanduser()
        try:
            is_foreign = path.exists() and path.resolve() not in self.known_files
            if is_foreign and not self.is_yes("terminal-ask-overwrite", file=name):
                return False
            saves.write_file(path, self.read_record())
        except ColonnadeError as error:
            self.screen.show_message(error.message)
            return False
        except (OSError, ValueError) as error:
            self.screen.show_message(describe_file_error(error, name))
            return False
        self.known_files.add(path.resolve())
        self.screen.show_text("terminal-saved", file=name)
        return True

    def offer_record(self) -> None:
        """Ask where to save the record of a finished game, until it is saved or not wanted."""
        while answer := clean(self.ask(self.screen.speaker.text("terminal-ask-record"))):
            if self.save(answer):
                self.show_check_command(answer)
                return
