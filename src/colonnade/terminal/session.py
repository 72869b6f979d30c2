"""What every session in the terminal shows, local or online: the board and the pad, dice and
duties, choices, the log.
"""

from __future__ import annotations

import contextlib
import shlex
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from colonnade.core.errors import Malformed
from colonnade.core.facts import find_facts
from colonnade.core.game import AnyGame, Decide, Throw
from colonnade.core.message import Message
from colonnade.core.options import format_value
from colonnade.core.view import PadRow, Picture, View
from colonnade.locales import Speaker
from colonnade.terminal.commands import Ask, clean
from colonnade.terminal.screen import Screen, find_style

LOG_LENGTH = 20
HINT_LEVELS = 3
_PROMPT_LINES = 3  # lines of the instruction and the prompt below the board


class TerminalSession(ABC):
    """The base of local games, online tables and lessons. Everything it shows comes through the
    `Game` protocol.
    """

    def __init__(self, screen: Screen, ask: Ask) -> None:
        self.screen, self.ask = screen, ask
        self.history: list[tuple[Message, ...]] = []
        self.refused = ""
        self._hinted = ("", 0)
        self._shown_facts: set[str] = set()
        self._drawn: tuple[Picture, tuple[PadRow, ...]] | None = None

    @property
    @abstractmethod
    def game(self) -> AnyGame:
        """The game that is played."""

    @property
    @abstractmethod
    def state(self) -> Any:
        """The position."""

    @property
    @abstractmethod
    def colours(self) -> Sequence[str]:
        """A colour per seat."""

    @property
    @abstractmethod
    def is_physical(self) -> bool:
        """Whether people throw real dice, and type the faces."""

    @property
    @abstractmethod
    def can_take_back(self) -> bool:
        """Whether a decision was made since the last throw."""

    @abstractmethod
    def player_of(self, seat: int) -> str:
        """Who plays a seat, in words; may be empty."""

    def name_of(self, seat: int) -> str:
        """A seat's colour in words."""
        return name_colour(self.screen.speaker, self.game, self.colours[seat])

    def full_name_of(self, seat: int) -> str:
        """A seat's colour and who plays it."""
        player = self.player_of(seat)
        return f"{self.name_of(seat)} ({player})" if player else self.name_of(seat)

    def show_greeting(self, options: Mapping[str, str | int | bool]) -> None:
        """Say which game it is, who plays, and by which options."""
        screen, speaker = self.screen, self.screen.speaker
        screen.palette = self.game.palette
        screen.print(Text(speaker.text(f"{self.game.key}-name"), "bold"))
        screen.show_text(f"{self.game.key}-about")
        names = [
            Text(self.full_name_of(seat), find_style(colour, self.game.palette))
            for seat, colour in enumerate(self.colours)
        ]
        screen.print(Text(" · ").join(names))
        words: list[str] = []
        for name, value in options.items():
            key, text = f"{self.game.key}-option-{name}", format_value(value)
            shown = speaker.text(f"{key}-{text}") if speaker.has(f"{key}-{text}") else text
            words.append(speaker.text("terminal-option", name=speaker.text(key), value=shown))
        screen.print(Text(" · ".join(words), "dim"))
        screen.show_text("terminal-help-offer", help=speaker.text("terminal-word-help"))

    def show_facts(self, messages: Sequence[Message]) -> None:
        """A line about the world of the game for each message that brings one, and a new one each
        time as long as there are new ones.
        """
        facts = find_facts(self.game)
        if facts is None:
            return
        pieces = self.game.view(self.state, None).pieces
        for colour in facts.find_colours(messages, pieces):
            fact = facts.choose(colour, self._shown_facts, self.game.position(self.state))
            if fact is not None:
                self._shown_facts.add(fact.key)
                text = self.screen.speaker.text(f"fact-{self.game.key}-{fact.key}")
                self.screen.show_text("terminal-fact", "italic", place=fact.place, fact=text)

    # A turn

    def prompt(self, turn: Decide | Throw) -> str:
        """The question to the seat whose turn it is."""
        key = "terminal-prompt-decide"
        if isinstance(turn, Throw):
            key = "terminal-prompt-physical" if self.is_physical else "terminal-prompt-throw"
            return self.screen.speaker.text(key, colour=self.name_of(turn.seat), dice=turn.dice)
        if self.game.view(self.state, turn.seat).keep is not None:
            key = "terminal-prompt-keep"
        return self.screen.speaker.text(key, colour=self.name_of(turn.seat))

    def show_turn(self, turn: Decide | Throw, view: View) -> None:
        """The board, the dice, the duties and the choices."""
        is_new = not self.can_take_back
        if isinstance(turn, Decide) or is_new:
            self.show_position(view)
        if isinstance(turn, Throw):
            if self.is_physical and self._has_die_per_seat(turn):
                self.screen.show_text(
                    "terminal-die-per-seat",
                    seats=", ".join(map(self.name_of, range(len(self.colours)))),
                )
            return
        reasons = [self.game.duty(self.state), *view.messages]
        reasons = [
            reason
            for index, reason in enumerate(reasons)
            if reason is not None and reason not in reasons[:index]
        ]
        lines = len(self.game.picture(self.state)) + len(reasons) + _PROMPT_LINES
        self.screen.show_dice(view.dice, lines + len(view.choices))
        for reason in reasons:
            self.screen.show_message(reason, "italic")
        if view.keep is not None:
            self.screen.show_text(
                "terminal-keep", must=" ".join(map(str, view.keep.must)) or "none"
            )
        self.screen.show_choices(view.choices, lines + 1, is_numbered=view.keep is None)

    def _has_die_per_seat(self, turn: Throw) -> bool:
        """Whether the order of the typed faces matters, because each die belongs to a seat."""
        faces = [1] * (turn.dice - 1)
        return turn.dice > 1 and self.game.outcome(self.state, [*faces, 2]) != self.game.outcome(
            self.state, [2, *faces]
        )

    def show_position(self, view: View, *, is_forced: bool = False) -> None:
        """The board and the pad, if they have changed since they were drawn last, or in any case if
        forced.
        """
        picture = self.game.picture(self.state)
        shown = (picture, view.pad)
        if is_forced or shown != self._drawn:
            is_pad_new = is_forced or self._drawn is None or self._drawn[1] != view.pad
            self._drawn = shown
            names = [self.name_of(seat) for seat in range(len(self.colours))]
            self.screen.show_position(
                picture, self.screen.make_pad(view, names), is_pad_new=is_pad_new
            )

    def forget_drawing(self) -> None:
        """Draw the board again when it is shown next, even if it has not changed."""
        self._drawn = None

    # Typed actions

    def parse(self, text: str) -> Any:
        """The action, also where its capital letters are typed small. Raises `Malformed`."""
        first, _, rest = text.partition(" ")
        for candidate in (text, f"{first} {rest.upper()}".strip()):
            with contextlib.suppress(Malformed):
                return self.game.parse(candidate)
        return self.game.parse(text)

    def find_action_in_question(self, view: View, text: str) -> Any | None:
        """The action that `?` asks about, by default the one refused last.

        None where nothing is left to explain: a choice, whose effects are shown, or a text that is
        not an action.
        """
        wanted = text or self.refused
        if not wanted:
            self.screen.show_text("terminal-nothing-refused")
            return None
        if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(view.choices):
            self._show_effects(view, int(text[:9]))
            return None
        try:
            return self.parse(wanted)
        except Malformed as error:
            self.screen.show_message(error.message)
            return None

    def _show_effects(self, view: View, number: int) -> None:
        """What the choice of this number would do."""
        choice = view.choices[number - 1]
        self.screen.show_text("terminal-choice-does", action=choice.action)
        for effect in choice.effects:
            self.screen.show_message(effect)

    def show_refusal(self, action: str, reason: Message | None) -> None:
        """Why an action is refused, with the clause, and the duty at this position; or that it is
        allowed.
        """
        if reason is None:
            self.screen.show_text("terminal-allowed", action=action)
            return
        self.screen.show_text(
            "terminal-why", action=action, reason=self.screen.speaker.say_with_clause(reason)
        )
        duty = self.game.duty(self.state)
        if duty is not None and duty != reason:
            self.screen.show_message(duty, "italic")

    # Commands

    def next_hint_level(self) -> int:
        """How much a hint says: one step more each time it is asked for at the same position."""
        position = self.game.position(self.state)
        self._hinted = (
            position,
            min(self._hinted[1] + 1, HINT_LEVELS) if self._hinted[0] == position else 1,
        )
        return self._hinted[1]

    def show_hint(
        self,
        level: int,
        nudge: Message,
        candidates: Sequence[tuple[str, float, float]],
        reasons: Sequence[Message],
    ) -> None:
        """One step of a hint: what to look at; the best few actions, their shares of the win and
        what they lose; or why.
        """
        if level == 1:
            self.screen.show_message(nudge)
        elif level == 2:
            for number, (action, share, loss) in enumerate(candidates, 1):
                self.screen.show_text(
                    "terminal-hint-candidate",
                    number=number,
                    action=action,
                    chance=share,
                    less=loss,
                )
        for reason in reasons if level == HINT_LEVELS else ():
            self.screen.show_message(reason)
        if level < HINT_LEVELS and len(candidates) != 1:
            self.screen.show_text(
                "terminal-hint-more", "dim", hint=self.screen.speaker.text("terminal-word-hint")
            )

    def show_help(self, words: Sequence[str]) -> None:
        """What can be typed."""
        speaker = self.screen.speaker
        self.screen.show_text("terminal-help-moves")
        names = [*(speaker.text(f"terminal-word-{word}") for word in words), "?"]
        sentences = [
            *(speaker.text(f"terminal-help-{word}") for word in words),
            speaker.text("terminal-help-why"),
        ]
        self.screen.show_list([f"  {name}" for name in names], sentences)
        self.show_command("terminal-help-learn", f"colonnade learn {self.game.key}")

    def show_log(self, rest: str) -> None:
        """The latest events; `rest` may say how many."""
        length = int(rest[:9]) if rest.isascii() and rest.isdecimal() else LOG_LENGTH
        if not self.history:
            self.screen.show_text("terminal-log-empty")
        start = max(0, len(self.history) - length)
        for ply, messages in enumerate(self.history[start:], start + 1):
            for index, sentence in enumerate(messages):
                text = Text(f"{ply:>4}  " if index == 0 else " " * 6, "dim")
                self.screen.print(text + Text(self.screen.speaker.say(sentence), "not dim"))

    def is_yes(self, key: str, **arguments: str) -> bool:
        """Ask a question; whether the answer is yes."""
        answer = clean(self.ask(self.screen.speaker.text(key, **arguments)))
        return answer.casefold() in (
            "y",
            "yes",
            self.screen.speaker.text("terminal-yes").casefold(),
        )

    def show_command(self, key: str, command: str) -> None:
        """A sentence, and a shell command to copy, unbroken on a line of its own."""
        self.screen.show_text(key)
        self.screen.console.print(Text(f"  {command}"), soft_wrap=True)

    def show_check_command(self, path: str) -> None:
        """The shell command that recomputes every throw of a saved record or, with real dice,
        replays it.
        """
        key, command = (
            ("terminal-replay", "replay") if self.is_physical else ("terminal-verify", "verify")
        )
        self.show_command(key, f"colonnade {command} {shlex.quote(path)}")


HUMAN = "human"
"""A seat of a person, where the kinds of players are listed."""


def name_colour(speaker: Speaker, game: AnyGame, colour: str) -> str:
    """A colour's name with a capital letter, since it names a player."""
    name = speaker.text(f"{game.key}-colour-{colour}")
    return name[:1].upper() + name[1:]


def name_kind(speaker: Speaker, kind: str) -> str:
    """The kind of a player in words: a person; the first name of a bot with its level, as it is
    typed; a user's own class by its name.
    """
    if speaker.has(key := f"web-level-{kind}"):
        return f"{speaker.text(key)}, {kind}"
    return speaker.text("terminal-player-human") if kind == HUMAN else kind
