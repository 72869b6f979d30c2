"""A seat at a server's table, in the terminal: shown like a local game, but run by the server."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from colonnade.core.game import AnyGame, Decide, Over, Throw, Turn
from colonnade.core.message import Message
from colonnade.core.view import View
from colonnade.locales import Speaker
from colonnade.terminal.client import Data, Link, Offline, Refused, parse_link, parse_message
from colonnade.terminal.commands import Ask, Nothing, Why, Word, clean, parse_command
from colonnade.terminal.console import INTERRUPTED, Keyboard, make_ask, make_console
from colonnade.terminal.contribution import Contribution
from colonnade.terminal.online_events import EventPrinter
from colonnade.terminal.player import PlayerSession
from colonnade.terminal.remote import RemoteTable
from colonnade.terminal.screen import Screen
from colonnade.terminal.session import name_kind

ONLINE_WORDS = ("help", "hint", "undo", "board", "log", "say", "bot", "save", "quit")
"""The commands of an online table."""
_POLL = 0.05  # seconds between two polls of the keyboard, while messages are received


def play_online(link: str, name: str | None = None, language: str = "en") -> int:
    """Play at the table of a link, or watch it, until the game is over or the player leaves; the
    exit code.

    Raises `ColonnadeError` for a link without a table behind it, and where a lost server stays
    away.
    """
    console = make_console()
    screen, ask = Screen(console, Speaker(language, shows_codes=True)), make_ask(console)
    session: OnlineSession | None = None
    try:
        session = OnlineSession(parse_link(link), screen, ask, Keyboard())
        session.sit_down(name)
        return session.run()
    except EOFError:
        return _leave(session, screen, 0)
    except KeyboardInterrupt:
        return _leave(session, screen, INTERRUPTED)
    finally:
        if session is not None:
            session.table.close()


def _leave(session: OnlineSession | None, screen: Screen, code: int) -> int:
    screen.print()
    if session is not None:
        session.say_goodbye()
    return code


class OnlineSession(PlayerSession):
    """A player or a spectator at a table of a server."""

    def __init__(self, link: Link, screen: Screen, ask: Ask, keyboard: Keyboard) -> None:
        super().__init__(screen, ask)
        self._keyboard = keyboard
        self.table = RemoteTable(link, self._on_message, self._on_connection_change)
        self._contribution = Contribution(link.table, None)
        self._events = EventPrinter(self, self.table)
        self._announced: object = None  # what the terminal said last that it waits for

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.table.game

    @property
    def state(self) -> Any:
        """The position."""
        return self.table.state

    @property
    def colours(self) -> Sequence[str]:
        """A colour per seat."""
        return self.table.colours

    @property
    def is_physical(self) -> bool:
        """Whether people throw real dice, and type the faces."""
        return self.table.is_physical

    @property
    def can_take_back(self) -> bool:
        """Whether a decision was made since the last throw."""
        return self.table.view["can_take_back"]

    def player_of(self, seat: int) -> str:
        """A person's name, the level of a bot, or that the seat is open."""
        found, speaker = self.table.seats[seat], self.screen.speaker
        if found["is_open"]:
            return speaker.text("terminal-online-open")
        level = found["level"]
        return (
            found["name"]
            if level is None
            else ", ".join(filter(None, [found["name"], name_kind(speaker, level)]))
        )

    # Taking a seat

    def sit_down(self, name: str | None) -> None:
        """Take the seat of the link, or the one that this device already holds; without either,
        watch.
        """
        table = self.table
        token = table.find_token()
        if token is not None:
            if self._connect(token):
                return
            table.forget_seat()
        secret = table.link_secret
        # not a link's secret, but a seat's own token
        if secret is not None and self._connect(secret):
            table.remember_seat(secret)
            return
        self.show_greeting(table.view["table"]["options"])
        if secret is None:
            self._connect(None, is_greeted=True)
            return
        if name is None:
            name = clean(self.ask(self.screen.speaker.text("terminal-ask-name")))
        self._connect(table.join(name), is_greeted=True)

    def _connect(self, token: str | None, *, is_greeted: bool = False) -> bool:
        """Open the socket and show the table; False where the token holds no seat any more."""
        table = self.table
        self._contribution = Contribution(table.link.table, token)
        try:
            with self._events.muted():  # earlier events go into the log, not onto the screen
                table.connect(token)
        except Refused as error:
            if error.refusal == "forbidden" and not is_greeted:
                return False
            raise
        if not is_greeted:
            self.show_greeting(table.view["table"]["options"])
        for seat in table.own_seats:
            self.screen.show_text("terminal-online-seat", colour=self.name_of(seat))
            if table.seats[seat]["level"] is not None:
                table.command("give_back", seat=seat)
        if not table.own_seats:
            self.screen.show_text("terminal-online-watching")
        elif not table.is_dice_ready:
            self.screen.show_text(
                "terminal-commitment", commitment=str(table.view["dice"]["commitment"])
            )
        return True

    # Messages of the server

    def _on_message(self, received: Data, events: list[Data]) -> None:
        self._events.show(received, events)
        if received["type"] in ("view", "update", "refused"):
            is_whole_view = received["type"] == "view" or bool(received.get("view"))
            for alarm in self._contribution.take_part(
                self.table.connection, self.table.view, events, is_whole_view=is_whole_view
            ):
                self._events.print_text(alarm.key, **dict(alarm.arguments))
        self._events.show_presence()
        self._events.show_notes()

    def _on_connection_change(self, is_lost: bool) -> None:
        self._events.print_text("terminal-online-lost" if is_lost else "terminal-online-back-again")

    # The loop

    def run(self) -> int:
        """Play or watch until the end, or until the player leaves; the exit code. `EOFError` and
        `KeyboardInterrupt` pass through.
        """
        table = self.table
        while True:
            table.receive_waiting()
            turn = table.turn
            if table.view["status"] in ("over", "abandoned"):
                if not self._finish(turn):
                    return 0
            elif not (
                self._ask_player(turn)
                if table.is_own_turn(turn) and not isinstance(turn, Over)
                else self._wait(turn)
            ):
                return 0

    def _read_line(self, prompt: str) -> str | None:
        """The next typed line; None where the table has changed meanwhile."""
        table = self.table
        before = table.mark()
        if not self._keyboard.is_live:
            table.receive_waiting()
            return self.ask(prompt) if table.mark() == before else None
        while table.mark() == before:
            self._events.show_prompt(prompt)
            table.connection.receive(_POLL)
            line = self._keyboard.read()
            if line is not None:
                self._events.has_prompt = False
                return line
        self._events.end_prompt()
        return None

    def _wait(self, turn: Turn) -> bool:
        """Until something happens at the table; False when the player leaves."""
        self._announce_wait(turn)
        if not self.table.own_seats and isinstance(turn, Decide):
            # spectators see each move on the board
            self.show_position(self.game.view(self.state, None))
        if not self._keyboard.is_live:
            self.table.connection.receive(1.0)
            return True
        line = self._read_line("")
        if line is None:
            return True
        view = self.game.view(self.state, None)
        match parse_command(line, self.screen.speaker, None, ONLINE_WORDS):
            case Nothing():
                return True
            case Word(word, rest):
                return self.run_command(turn, view, word, rest)
            case Why(text):
                self.explain_refusal(turn, view, text)
            case _:
                self.screen.show_text("terminal-online-not-yours")
        return True

    def _announce_wait(self, turn: Turn) -> None:
        """Say once what the table waits for: players, the dice, or a player's move."""
        table, status = self.table, self.table.view["status"]
        awaited = (
            table.view["table"]["id"],
            status,
            table.is_dice_ready,
            None if isinstance(turn, Over) else turn.seat,
        )
        if awaited == self._announced:
            return
        self._announced = awaited
        if status == "waiting":
            self.screen.show_text("terminal-online-waiting")
        elif not table.is_dice_ready:
            self.screen.show_text("terminal-online-dice")
        elif not isinstance(turn, Over) and table.seats[turn.seat]["level"] is None:
            self.screen.show_text("terminal-online-turn", name=self._events.player_name(turn.seat))

    def _ask_player(self, turn: Decide | Throw) -> bool:
        """Ask the player whose turn it is until something has happened; False when the player
        leaves.
        """
        self._announced = None
        before = self.table.mark()
        view = self.game.view(self.state, turn.seat)
        self.show_turn(turn, view)
        self._show_clock(turn.seat)
        while self.table.mark() == before:
            line = self._read_line(self.prompt(turn))
            if line is None:
                return True
            command = parse_command(line, self.screen.speaker, view, ONLINE_WORDS)
            if not self.handle(turn, view, command):
                return False
        return True

    def _show_clock(self, seat: int) -> None:
        clocks: Data | None = self.table.view["clocks"]
        if clocks is not None and clocks["running"] == seat:
            minutes, seconds = divmod(clocks["left"][seat] // 1000, 60)
            self.screen.show_text("terminal-online-clock", time=f"{minutes}:{seconds:02}")

    def throw(self) -> None:
        """Ask the server to throw."""
        self._send("throw")

    def throw_faces(self, faces: Sequence[int]) -> None:
        """Send the faces of real dice; say why if they are refused."""
        wrong = [face for face in faces if not 1 <= face <= 6]
        if wrong:
            self.screen.show_text("error-dice-face", face=str(wrong[0]))
        else:
            self._send("throw", faces=list(faces[:16]))

    def act(self, turn: Decide | Throw, action: Any) -> None:
        """Send an action; say why if it is refused."""
        self.refused = str(action)
        self._send("act", action=str(action))

    def _send(self, kind: str, **fields: Any) -> None:
        """Send a command for the position that is shown; say why if it is refused."""
        answer = self.table.command_now(kind, **fields)
        if answer["type"] == "refused":
            reason = parse_message(answer["message"])
            if answer["code"] == "illegal":
                self.screen.show_text("terminal-refused", reason=self.screen.speaker.say(reason))
            else:
                self.screen.show_message(reason)

    # Commands

    def run_command(self, turn: Turn, view: View, word: str, rest: str) -> bool:
        """Carry out a command; False when the player leaves."""
        match word:
            case "help":
                self.show_help(ONLINE_WORDS)
            case "hint":
                self._hint()
            case "undo":
                self._send("back")
            case "board":
                self.show_position(view, is_forced=True)
                if not isinstance(turn, Over) and self.table.is_own_turn(turn):
                    self.show_turn(turn, view)
            case "log":
                self.show_log(rest)
            case "say":
                self._say(rest)
            case "bot":
                self._let_bot_play()
            case "save":
                self.save(rest)
            case _:
                self._quit()
                return False
        return True

    def _hint(self) -> None:
        """Ask the server for the next step of a hint; it refuses at a table without hints, and in
        another player's turn.
        """
        if isinstance(self.table.turn, Throw):
            self.screen.show_text("terminal-hint-throw")
            return
        level = self.next_hint_level()
        answer = self.table.command_now("hint", level=level)
        if answer["type"] == "refused":
            self.screen.show_message(parse_message(answer["message"]))
            return
        candidates = [
            (str(one["action"]), float(one["share"]), float(one["loss"]))
            for one in answer["candidates"]
        ]
        self.show_hint(
            level,
            parse_message(answer["nudge"]),
            candidates,
            [parse_message(reason) for reason in answer["reasons"]],
        )

    def find_refusal(self, turn: Turn, action: Any) -> Message | None:
        """Ask the server why an action is refused; None if it is not."""
        reason = self.table.command("why", action=str(action)).get("message")
        return None if reason is None else parse_message(reason)

    def _say(self, rest: str) -> None:
        """Send a quick phrase, by its number or its name; without either, list them."""
        if not self.table.own_seats:
            self.screen.show_text("error-server-spectator")
            return
        try:
            phrases = self.table.fetch_phrases()
        except (Offline, Refused) as error:
            self.screen.show_message(error.message)
            return
        wanted = (
            int(rest[:9]) - 1
            if rest.isascii() and rest.isdecimal()
            else phrases.index(rest)
            if rest in phrases
            else -1
        )
        if 0 <= wanted < len(phrases):
            self.table.command("say", seat=self.table.own_seats[0], phrase=phrases[wanted])
            return
        if rest:
            self.screen.show_text("terminal-no-such-choice", text=rest[:40])
        numbers = [f"{number:>3}" for number in range(1, len(phrases) + 1)]
        self.screen.show_list(
            numbers, [self.screen.speaker.text(f"phrase-{phrase}") for phrase in phrases]
        )

    def _let_bot_play(self) -> None:
        """Let a bot play for the person whose turn it is, if that person has been away for long
        enough.
        """
        turn = self.table.turn
        if isinstance(turn, Over) or turn.seat in self.table.own_seats:
            self.screen.show_text("terminal-online-nobody-away")
            return
        answer = self.table.command("take_over", seat=turn.seat)
        if answer["type"] == "refused":
            self.screen.show_message(parse_message(answer["message"]))

    def read_record(self) -> str:
        """The record of the game so far, as a line. Raises `Refused` or `Offline`."""
        return self.table.fetch_record().strip() + "\n"

    def _quit(self) -> None:
        """Leave; if wanted, a bot plays on."""
        if self.table.own_seats and self.is_yes("terminal-ask-leave"):
            for seat in self.table.own_seats:
                self.table.command("leave", seat=seat)
        self.say_goodbye()

    def say_goodbye(self) -> None:
        """Say goodbye, and how to return if the game goes on."""
        self._events.has_prompt = False
        self.screen.show_text("terminal-goodbye")
        if self.table.own_seats and self.table.view["status"] in ("waiting", "playing"):
            self.show_command(
                "terminal-online-return",
                f"colonnade play --join {shlex.quote(self.table.link.address)}",
            )

    # The end

    def _finish(self, turn: Turn) -> bool:
        """Show the board, the result and the secret, offer the record; whether another game begins
        with the same players.
        """
        screen, table = self.screen, self.table
        if isinstance(turn, Over):
            self.show_position(self.game.view(self.state, None), is_forced=True)
            screen.print()
            screen.show_result(
                turn.result,
                [self.full_name_of(seat) for seat in range(len(self.colours))],
                self.colours,
            )
        else:
            screen.show_text("error-server-abandoned")
        secret: str | None = table.view["dice"].get("secret")
        if secret is not None:
            screen.show_text("terminal-secret", secret=secret)
            self._check_dice()
        elif table.view["dice"]["source"] == "fair":
            screen.show_text("record-secret-missing")
        if not table.own_seats:
            return False
        if isinstance(turn, Over):
            self.offer_record()
        if self.is_yes("terminal-ask-rematch") and self._start_rematch():
            return True
        table.forget_seat()
        return False

    def _check_dice(self) -> None:
        """Compare the record of the finished game with what this device saved of its dice, and say
        the outcome.
        """
        try:
            throws, faults = self._contribution.check(self.table.fetch_record())
        except (Offline, Refused) as error:
            self.screen.show_message(error.message)
            return
        if faults:
            self.screen.show_text("terminal-dice-false")
            for fault in faults:
                self.screen.show_message(fault)
            return
        self.screen.show_text(
            "terminal-dice-checked" if self._contribution.has_value else "terminal-dice-recomputed",
            throws=throws,
        )
        if void_rounds := self.table.view["dice"]["round"] - 1:
            self.screen.show_text("record-rounds-void", count=void_rounds)
        self._contribution.forget()

    def _start_rematch(self) -> bool:
        """Move to the rematch, with the same seat; whether there is one."""
        answer = self.table.command("rematch")
        if answer["type"] != "ack":
            self.screen.show_message(parse_message(answer["message"]))
            return False
        token = self.table.move_to_rematch()
        self.history.clear()
        self.forget_drawing()
        return self._connect(token)
