"""A guided first game in the terminal: shows the steps of a lesson, and explains wrong moves. A
lesson can be left and resumed.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from colonnade.core.errors import BadOption, Malformed
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.lesson import Event, Played, find_lesson, play_lesson
from colonnade.core.view import View
from colonnade.games import GAMES
from colonnade.locales import Speaker
from colonnade.terminal import saves
from colonnade.terminal.commands import (
    Ask,
    Command,
    Nothing,
    Number,
    Typed,
    Why,
    Word,
    parse_command,
)
from colonnade.terminal.console import INTERRUPTED, make_ask, make_console
from colonnade.terminal.screen import Screen
from colonnade.terminal.session import TerminalSession

LESSON_WORDS = ("help", "board", "quit")
QUIT = Word("quit")
WIN_LINES = 4


def learn(game_key: str, language: str, *, is_restarted: bool = False) -> int:
    """Play a lesson to its end, or until the learner leaves; the exit code. Resumes where it was
    left, unless it is restarted.
    """
    if game_key not in GAMES:
        raise BadOption("error-game-unknown", game=game_key[:40], games=", ".join(GAMES))
    if is_restarted:
        saves.forget_lesson(game_key)
    console = make_console()
    lesson = LessonSession(
        GAMES[game_key], Screen(console, Speaker(language, shows_codes=True)), make_ask(console)
    )
    try:
        return lesson.run()
    except EOFError:
        lesson.leave()
        return 0
    except KeyboardInterrupt:
        lesson.leave()
        return INTERRUPTED


class LessonSession(TerminalSession):
    """The lesson of a game at this terminal."""

    def __init__(self, game: AnyGame, screen: Screen, ask: Ask) -> None:
        super().__init__(screen, ask)
        self._game = game
        self.steps: Sequence[Played] = tuple(play_lesson(game, find_lesson(game)))
        keys = [played.step.key for played in self.steps]
        kept = saves.find_lesson(game.key)
        self.number = keys.index(kept) if kept in keys else 0
        self._state = self.steps[self.number].state

    @property
    def game(self) -> AnyGame:
        """The game that is learnt."""
        return self._game

    @property
    def state(self) -> Any:
        """The position."""
        return self._state

    @property
    def colours(self) -> Sequence[str]:
        """A colour per seat."""
        return find_lesson(self._game).colours

    @property
    def is_physical(self) -> bool:
        """A lesson's dice are scripted."""
        return False

    @property
    def can_take_back(self) -> bool:
        """A lesson goes forward."""
        return False

    def player_of(self, seat: int) -> str:
        """Nobody has a name in a lesson."""
        return ""

    def run(self) -> int:
        """Take the learner through the steps; the exit code. `EOFError` and `KeyboardInterrupt`
        pass through.
        """
        self._greet()
        for number in range(self.number, len(self.steps)):
            self.number = number
            self._save_step()
            if not self._play_step(self.steps[number]):
                self.leave()
                return 0
        saves.forget_lesson(self.game.key)
        self.screen.print()
        self.show_position(self.game.view(self.state, None), is_forced=True)
        turn = self.game.turn(self.state)
        assert isinstance(turn, Over)
        names = [self.name_of(seat) for seat in range(len(self.colours))]
        self.screen.show_result(turn.result, names, self.colours)
        self._show_lesson_text("finished")
        self.show_command("terminal-learn-play", f"colonnade play {self.game.key}")
        return 0

    def leave(self) -> None:
        """Say how to resume the lesson."""
        self.screen.print()
        self.show_command("terminal-learn-left", f"colonnade learn {self.game.key}")

    def _show_lesson_text(self, key: str, style: str = "") -> None:
        self.screen.show_text(f"lesson-{self.game.key}-{key}", style)

    def _greet(self) -> None:
        speaker = self.screen.speaker
        self.screen.print(
            Text(
                f"{speaker.text(f'{self.game.key}-name')} · {speaker.text('lesson-title')}", "bold"
            )
        )
        if self.number == 0:
            self.screen.show_text("lesson-how-to-win", "bold")
            for number in range(1, WIN_LINES + 1):
                self._show_lesson_text(f"win-{number}")
        self.screen.show_text("terminal-help-offer", help=speaker.text("terminal-word-help"))

    def _save_step(self) -> None:
        # without a state folder the lesson cannot be resumed, but it can be played
        with contextlib.suppress(OSError):
            saves.keep_lesson(self.game.key, self.steps[self.number].step.key)

    def _play_step(self, played: Played) -> bool:
        """Ask until the learner has acted as the step wants, then show its events; False when the
        learner quits.
        """
        self._state = played.state
        turn = self.game.turn(self._state)
        assert isinstance(turn, Decide | Throw)
        view = self.game.view(self._state, turn.seat)
        self.show_position(view)
        self._show_step(played)
        self.show_turn(turn, view)
        while True:
            command = self._read(turn, view)
            if command == QUIT:
                return False
            if self._is_solved_by(command, turn, view, played):
                for event in played.events:
                    self._show_event(event)
                return True

    def _read(self, turn: Decide | Throw, view: View) -> Command:
        command = parse_command(
            self.ask(self.prompt(turn)), self.screen.speaker, view, LESSON_WORDS
        )
        return QUIT if command == Typed("q") else command

    def _show_step(self, played: Played) -> None:
        step, speaker = played.step, self.screen.speaker
        where = speaker.text("lesson-step", step=self.number + 1, count=len(self.steps))
        self.screen.print()
        self.screen.print(
            Text(f"{where} · {speaker.text(f'lesson-{self.game.key}-topic-{step.topic}')}", "bold")
        )
        self._show_lesson_text(step.key)

    def _is_solved_by(
        self, command: Command, turn: Decide | Throw, view: View, played: Played
    ) -> bool:
        """Whether the command is what the step asks for; if not, answers it."""
        match command:
            case Nothing() if isinstance(turn, Throw):
                return True
            case Nothing():
                self.screen.show_text(
                    "terminal-decide-first", help=self.screen.speaker.text("terminal-word-help")
                )
            case Number(number) if isinstance(turn, Decide) and 1 <= number <= len(view.choices):
                return self._check_action(view.choices[number - 1].action, played)
            case Number(number):
                self.screen.show_text("terminal-no-such-choice", text=str(number))
            case Typed(text):
                return self._check_action(text, played)
            case Why(text):
                if text:
                    self._parse_legal(text, played)
                else:
                    self._show_step(played)
            case Word("help", _):
                self.show_help(LESSON_WORDS)
            case Word():
                self.show_position(view, is_forced=True)
                self._show_step(played)
                self.show_turn(turn, view)
        return False

    def _check_action(self, text: str, played: Played) -> bool:
        """Whether a typed action is the one that the step asks for; if not, says why."""
        action = self._parse_legal(text, played)
        if action is None:
            return False
        if str(action) == played.step.act:
            return True
        self._show_lesson_text(f"{played.step.key}-other")
        return False

    def _parse_legal(self, text: str, played: Played) -> Any | None:
        """The action in a text, if it is legal for the learner; else says why not."""
        try:
            action = self.parse(text)
        except Malformed as error:
            self.screen.show_message(error.message)
            return None
        refusal = self.game.explain(played.state, action)
        if refusal is not None:
            self.screen.print(self.screen.speaker.say_with_clause(refusal.message))
            return None
        if isinstance(self.game.turn(played.state), Throw):
            self.screen.show_text("terminal-dice-not-typed")
            return None
        return action

    def _show_event(self, event: Event) -> None:
        self._state = event.state
        self.history.append(event.messages)
        for sentence in event.messages:
            self.screen.show_message(sentence)
