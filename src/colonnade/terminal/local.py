"""A local game in the terminal between people and bots: the loop of play, and the commands (`undo`,
`hint`, `save` …).
"""

from __future__ import annotations

import contextlib
import os
import shlex
import time
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from colonnade.bots.evaluation import find_evaluator
from colonnade.bots.levels import describe_exception, find_agent
from colonnade.core.agent import Agent, Limit
from colonnade.core.dice import FairDice, PhysicalDice
from colonnade.core.errors import (
    BadAgent,
    BadDice,
    ColonnadeError,
    Illegal,
    NothingToTakeBack,
)
from colonnade.core.game import AnyGame, Decide, Over, Result, Throw, Turn
from colonnade.core.match import AnyMatch
from colonnade.core.message import Message, message
from colonnade.core.view import View
from colonnade.games import GAMES
from colonnade.terminal import saves
from colonnade.terminal.autosave import Autosave
from colonnade.terminal.commands import WORDS, Ask, clean, parse_command
from colonnade.terminal.console import describe_file_error
from colonnade.terminal.player import PlayerSession
from colonnade.terminal.screen import Screen
from colonnade.terminal.session import name_kind

BOT_PREFIX = "bot:"
"""Begins the name of a bot's seat in a record: `bot:greedy`."""
_PAUSE = 0.7  # seconds after each action of a bot, so that a person can follow

_find_evaluator = cache(find_evaluator)  # loaded when the first hint is asked for


class LocalSession(PlayerSession):
    """A match between people at this terminal and bots."""

    def __init__(
        self,
        match: AnyMatch,
        agents: Sequence[Agent | None],
        screen: Screen,
        ask: Ask,
        random: Random,
    ) -> None:
        super().__init__(screen, ask)
        self.match, self.agents, self.random = match, list(agents), random
        self.autosave = Autosave()
        self._pause = _read_pause() if screen.console.is_terminal else 0.0

    @classmethod
    def open(
        cls, path: Path, screen: Screen, ask: Ask, *, is_physical: bool, seed: int | None
    ) -> LocalSession:
        """A saved game, ready to be resumed. Raises `BadRecord`, `BadAgent` or `OSError`."""
        match = saves.resume(saves.load(path, GAMES), GAMES, is_physical=is_physical)
        session = cls(match, find_agents(match.game, match.names), screen, ask, Random(seed))
        session.known_files.add(path.resolve())
        session._restore_history()
        if match.result is None:
            session.autosave = Autosave.start(match.game.key, datetime.now(), path)
        session.greet()
        screen.show_text("terminal-loaded", file=str(path), events=len(match.events))
        return session

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.match.game

    @property
    def state(self) -> Any:
        """The position."""
        return self.match.state

    @property
    def colours(self) -> Sequence[str]:
        """A colour per seat."""
        return self.match.seats.colours

    @property
    def is_physical(self) -> bool:
        """Whether people throw real dice, and type the faces."""
        return isinstance(self.match.dice, PhysicalDice)

    @property
    def can_take_back(self) -> bool:
        """Whether a decision was made since the last throw."""
        return self.match.can_take_back

    def player_of(self, seat: int) -> str:
        """A person's name, or the level of a bot."""
        name = self.match.names[seat]
        return (
            name
            if self.agents[seat] is None
            else name_kind(self.screen.speaker, name.removeprefix(BOT_PREFIX))
        )

    def run(self) -> int:
        """Play until the game is over or somebody quits; the exit code. `EOFError` and
        `KeyboardInterrupt` pass through.
        """
        while True:
            turn = self.match.turn
            match turn:
                case Over(result):
                    self._finish(result)
                    return 0
                case Throw(seat, _) if self.agents[seat] is not None and not self.is_physical:
                    self.throw()
                case Decide(seat) if self.agents[seat] is not None:
                    self._let_bot_decide(seat)
                case Throw(seat, _) | Decide(seat):
                    if not self._ask_player(turn):
                        return 0

    # The beginning

    def greet(self) -> None:
        """Say which game it is, who plays, and by which options."""
        self.show_greeting(self.match.options.as_dict())

    def agree_on_dice(self, dice: FairDice) -> None:
        """Show the commitment, take a contribution from each person, close the dice and show the
        contributions.
        """
        screen = self.screen
        screen.show_text("terminal-commitment", commitment=dice.commitment)
        for seat, agent in enumerate(self.agents):
            if agent is None:
                self._take_entropy(dice, seat)
        dice.close()
        # without a state folder the game cannot be resumed later, but it can be played
        with contextlib.suppress(OSError):
            saves.keep_secret(dice)
        given = [f"{self.name_of(seat)} “{text}”" for seat, text in enumerate(dice.entropy) if text]
        screen.show_text("terminal-entropy-shown", count=len(given), words=", ".join(given))

    def _take_entropy(self, dice: FairDice, seat: int) -> None:
        while True:
            try:
                dice.contribute(
                    seat,
                    clean(
                        self.ask(
                            self.screen.speaker.text(
                                "terminal-ask-entropy", colour=self.name_of(seat)
                            )
                        )
                    ),
                )
            except BadDice as error:
                self.screen.show_message(error.message)
            else:
                return

    def _restore_history(self) -> None:
        """Fill the log with the events of a loaded record."""
        before: Any = None
        for step in self.match.record().replay(self.game):
            if step.action is not None:
                self.history.append(self.game.narrate(before, step.action))
            before = step.state

    # Throws and actions

    def throw(self) -> None:
        """Throw the dice of the match."""
        before, turn = self.match.state, self.match.turn
        faces = self.match.dice.throw(turn.dice) if isinstance(turn, Throw) else ()
        self._show_event(before, self.match.throw(faces))

    def throw_faces(self, faces: Sequence[int]) -> None:
        """Throw real dice that show these faces; say why if they are refused."""
        before = self.match.state
        try:
            action = self.match.throw(faces)
        except BadDice as error:
            self.screen.show_message(error.message)
        else:
            self._show_event(before, action)

    def act(self, turn: Decide | Throw, action: Any) -> None:
        """Play an action; say why if it is refused."""
        refusal = self.find_refusal(turn, action)
        if refusal is None:
            self._play(turn.seat, action)
        else:
            self.refused = str(action)
            self.screen.show_text("terminal-refused", reason=self.screen.speaker.say(refusal))

    def _play(self, seat: int, action: Any) -> None:
        before = self.match.state
        self.match.act(seat, action)
        self._show_event(before, action)

    def _show_event(self, before: Any, action: Any) -> None:
        messages = self.game.narrate(before, action)
        self.history.append(messages)
        for sentence in messages:
            self.screen.show_message(sentence)
        self.show_facts(messages)
        self.refused = ""
        if (
            self._pause
            and not isinstance(self.match.turn, Over)
            and self.agents[self.match.turn.seat] is not None
        ):
            time.sleep(self._pause)

    def _let_bot_decide(self, seat: int) -> None:
        agent, name = self.agents[seat], self.match.names[seat].removeprefix(BOT_PREFIX)
        assert agent is not None
        where = {
            "name": name,
            "game": 0,
            "ply": len(self.match.events) + 1,
            "colour": self.name_of(seat),
        }
        try:
            actions = agent.decide(self.game, self.match.state, Limit(), self.random).actions
        except Exception as error:  # a user's own bot may raise anything
            raise BadAgent(
                "error-agent-crashed", reason=describe_exception(error), **where
            ) from error
        if not actions:
            raise BadAgent("error-agent-empty", **where)
        for action in actions:
            if self.match.turn != Decide(seat):
                break
            try:
                self._play(seat, action)
            except Illegal as error:
                raise BadAgent(
                    "error-agent-illegal",
                    action=str(action)[:80],
                    clause=error.refusal.clause,
                    **where,
                ) from error

    # A person's turn

    def _ask_player(self, turn: Decide | Throw) -> bool:
        """Ask the person whose turn it is until an event has happened or another game was loaded;
        False when the person leaves.
        """
        self.save_automatically()
        match, revision = self.match, self.match.revision
        view = self.game.view(match.state, turn.seat)
        self.show_turn(turn, view)
        while self.match is match and match.revision == revision:
            command = parse_command(self.ask(self.prompt(turn)), self.screen.speaker, view)
            if not self.handle(turn, view, command):
                return False
        return True

    def find_refusal(self, turn: Turn, action: Any) -> Message | None:
        """Why an action may not be typed now: the rules forbid it, or it is a throw of dice that
        are not real.
        """
        refusal = self.game.explain(self.match.state, action)
        if refusal is None and isinstance(turn, Throw):
            return message("terminal-dice-not-typed")
        return None if refusal is None else refusal.message

    # Commands

    def run_command(self, turn: Turn, view: View, word: str, rest: str) -> bool:
        """Carry out a command; False when the player leaves."""
        assert not isinstance(turn, Over)  # a finished game takes no commands
        match word:
            case "help":
                self.show_help(WORDS)
            case "hint":
                self._hint(turn)
            case "undo":
                self._undo(turn)
            case "board":
                self.show_position(view, is_forced=True)
                self.show_turn(turn, view)
            case "log":
                self.show_log(rest)
            case "save":
                self.save(rest)
            case "load":
                self._load(rest)
            case _:
                if self._quit():
                    return False
                self.show_turn(turn, view)
        return True

    def _hint(self, turn: Decide | Throw) -> None:
        if isinstance(turn, Throw):
            self.screen.show_text("terminal-hint-throw")
            return
        # slow to import: only when a hint is asked for
        from colonnade.analysis.coach import has_coach, hint

        if not has_coach(self.game):
            self.screen.show_text("error-coach-none")
            return

        found = hint(self.game, self.match.state, _find_evaluator(self.game.key))
        # the same note as at a server's table: the record says who was helped
        note = f"hinted {self.colours[turn.seat]}"
        if not self.match.has_noted(note):
            self.match.note(note)
        candidates = [
            (candidate.action, candidate.share, candidate.loss) for candidate in found.candidates
        ]
        self.show_hint(self.next_hint_level(), found.nudge, candidates, found.reasons)

    def _undo(self, turn: Decide | Throw) -> None:
        try:
            action = self.match.take_back(turn.seat)
        except NothingToTakeBack as error:
            self.screen.show_message(error.message)
        else:
            self.history.pop()
            self.refused = ""
            self.screen.show_text("terminal-undone", action=str(action))

    # Saving, loading and leaving

    def read_record(self) -> str:
        """The record of the game so far, as a line."""
        return saves.format_record(self.match)

    def save_automatically(self) -> None:
        """Bring the autosave up to date."""
        self.autosave.update(self.match)

    def _load(self, rest: str) -> None:
        """Load another game and continue with it. The current game stays in its autosave."""
        if not rest:
            self.screen.show_text("terminal-load-name")
            return
        try:
            other = LocalSession.open(
                Path(rest).expanduser(),
                self.screen,
                self.ask,
                is_physical=self.is_physical,
                seed=None,
            )
        except ColonnadeError as error:
            self.screen.show_message(error.message)
        except (OSError, ValueError) as error:
            self.screen.show_message(describe_file_error(error, rest))
        else:
            self.save_automatically()
            self._replace_by(other)

    def _replace_by(self, other: LocalSession) -> None:
        """Continue as the other session, at the same terminal."""
        self.match, self.agents, self.random, self.known_files = (
            other.match,
            other.agents,
            other.random,
            other.known_files,
        )
        self.history, self.autosave, self.refused = other.history, other.autosave, ""
        self.forget_drawing()

    def _quit(self) -> bool:
        """Offer to save; whether the game is left. Without a file name it stays in the autosave."""
        answer = clean(self.ask(self.screen.speaker.text("terminal-ask-quit")))
        if answer and not self.save(answer):
            return False
        self.leave()
        return True

    def leave(self) -> None:
        """Save the game as it stands, and say how to resume it."""
        if self.match.result is not None or not self.match.events:
            if (
                self.match.result is None
                and not self.known_files
                and isinstance(self.match.dice, FairDice)
            ):
                # nothing was played or saved that could be resumed
                saves.forget_secret(self.match.dice)
            self.screen.show_text("terminal-goodbye")
            return
        self.save_automatically()
        if self.autosave.path is None:
            self.screen.show_text("terminal-not-kept")
        else:
            self.screen.show_text("terminal-goodbye")
            self.show_command(
                "terminal-resume",
                f"colonnade play {self.game.key} --load {shlex.quote(str(self.autosave.path))}",
            )

    # The end

    def _finish(self, result: Result) -> None:
        """Show the board, the pad, ranks and scores and the secret of fair dice; offer to save the
        record.
        """
        screen = self.screen
        self.show_position(self.game.view(self.match.state, None), is_forced=True)
        screen.print()
        names = [self.full_name_of(seat) for seat in range(len(self.agents))]
        screen.show_result(result, names, self.match.seats.colours)
        self.save_automatically()
        dice, path = self.match.dice, self.autosave.path
        if isinstance(dice, FairDice):
            screen.show_text("terminal-secret", secret=str(dice.describe(True)["secret"]))
            if path is not None:
                saves.forget_secret(dice)  # it is in the autosave now
        if path is not None:
            screen.show_text("terminal-record-kept")
            self.show_check_command(str(path))
        self.offer_record()


def find_agents(game: AnyGame, names: Sequence[str]) -> list[Agent | None]:
    """The agent of each seat by its name in the record, `bot:greedy`; None for a person. Raises
    `BadAgent`.
    """
    return [
        find_agent(game.key, name.removeprefix(BOT_PREFIX)) if name.startswith(BOT_PREFIX) else None
        for name in names
    ]


def _read_pause() -> float:
    """The seconds after each action of a bot, from `COLONNADE_PAUSE` where that is a number."""
    with contextlib.suppress(ValueError):
        return min(max(float(os.environ.get("COLONNADE_PAUSE", _PAUSE)), 0.0), 10.0)
    return _PAUSE
