"""A seat at a server's table, in the terminal: the same screen as at a table of one's own, but the server says what happens."""

from __future__ import annotations

import contextlib
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from colonnade.core.errors import Malformed
from colonnade.core.game import AnyGame, Decide, Over, Throw, Turn
from colonnade.core.message import Argument, message
from colonnade.core.view import View
from colonnade.games import GAMES
from colonnade.locales import Speaker
from colonnade.terminal import saves
from colonnade.terminal.client import Connection, Data, Link, Offline, Refused, call, fetch, new_secret, parse_link, read_words
from colonnade.terminal.commands import Ask, Nothing, Number, Typed, Why, Word, clean, read_command, read_faces
from colonnade.terminal.contribution import Contribution
from colonnade.terminal.desk import Desk, name_kind
from colonnade.terminal.play import INTERRUPTED, describe_file_error, make_ask, make_console
from colonnade.terminal.screen import Screen

ONLINE_WORDS = ("help", "hint", "undo", "board", "log", "say", "bot", "save", "quit")
"""The words of an online table."""
_POLL = 0.05  # seconds between two looks at the keyboard, while the socket is listened to


def play_online(link: str, name: str | None = None, language: str = "en") -> int:
    """Play at the table of a link, or watch it, until the game is over or the player leaves; the exit code.

    Raises `ColonnadeError` for a link that leads nowhere, and where the server does not come back.
    """
    speaker = Speaker(language, shows_codes=True)
    console = make_console()
    ask = make_ask(console)
    screen = Screen(console, speaker)
    online: Online | None = None
    try:
        online = Online(parse_link(link), screen, ask, Keyboard())
        online.sit_down(name)
        return online.run()
    except EOFError:
        return _leave(online, screen, 0)
    except KeyboardInterrupt:
        return _leave(online, screen, INTERRUPTED)
    finally:
        if online is not None:
            online.hang_up()


def _leave(online: Online | None, screen: Screen, code: int) -> int:
    screen.print()
    if online is not None:
        online.say_goodbye()
    return code


class Keyboard:
    """Looks whether a line has been typed, where that can be told: on a terminal, of systems where a terminal can be waited for."""

    def __init__(self) -> None:
        self._file = -1
        if os.name == "posix":
            with contextlib.suppress(OSError, ValueError, AttributeError):  # a test's standard input, or a closed one, has no number
                self._file = sys.stdin.fileno() if sys.stdin.isatty() and sys.stdout.isatty() else -1

    @property
    def is_live(self) -> bool:
        """Whether one can listen to the table and to the keyboard at once."""
        return self._file >= 0

    def read(self) -> str | None:
        """The line that was typed, if one was; raises `EOFError` at the end of the input."""
        import select

        if not select.select([self._file], [], [], 0)[0]:
            return None
        data = os.read(self._file, 4096)  # a terminal gives a line at a time
        if not data:
            raise EOFError
        return data.decode(errors="replace")


class Online(Desk):
    """A table of a server, with a seat at it or without."""

    def __init__(self, link: Link, screen: Screen, ask: Ask, keyboard: Keyboard) -> None:
        super().__init__(screen, ask)
        self.link, self._keyboard = link, keyboard
        self._secret = link.secret
        self._connection: Connection | None = None
        self._first: Data = call(link.server, "GET", f"/api/tables/{link.table}")
        if self._view["table"].get("game") not in GAMES:
            raise Offline("terminal-error-version", server=link.server)
        self._contribution = Contribution(link.table, None)
        self._known: tuple[str, Any] = ("", None)
        self._notes = 0
        self._away: set[int] = set()
        self._is_prompting = False
        self._is_quiet = True
        self._waited_for: object = None

    @property
    def _view(self) -> Data:
        """The table as last seen."""
        return self._first if self._connection is None or not self._connection.view else self._connection.view

    @property
    def _line(self) -> Connection:
        assert self._connection is not None
        return self._connection

    # What a desk shows

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return GAMES[self._view["table"]["game"]]

    @property
    def state(self) -> Any:
        """The position, from the text that names it. Raises `Offline` where the server's rules are not ours."""
        position: str = self._view["position"]["id"]
        if self._known[0] != position:
            try:
                self._known = (position, self.game.from_position(position))
            except Malformed as error:
                raise Offline("terminal-error-version", server=self.link.server) from error
        return self._known[1]

    @property
    def colours(self) -> Sequence[str]:
        """A colour per seat."""
        return self._view["table"]["colours"]

    @property
    def is_physical(self) -> bool:
        """Whether people throw real dice, and type what they show."""
        return self._view["dice"]["source"] == "physical"

    @property
    def can_take_back(self) -> bool:
        """Whether something was decided since the last throw."""
        return self._view["can_take_back"]

    def full_name_of(self, seat: int) -> str:
        """A seat's colour and who plays it."""
        found: Data = self._view["seats"][seat]
        speaker = self.screen.speaker
        name: str = found["name"]
        if found["is_open"]:
            name = speaker.text("terminal-online-open")
        elif found["level"] is not None:
            name = ", ".join(filter(None, [name, name_kind(speaker, found["level"])]))
        return f"{self.name_of(seat)} ({name})" if name else self.name_of(seat)

    @property
    def _yours(self) -> list[int]:
        return self._view["yours"]

    @property
    def _turn(self) -> Turn:
        return self.game.turn(self.state)

    def _is_mine(self, turn: Turn) -> bool:
        """Whether this person is asked now. Real dice are thrown by people, for bots too."""
        if self._view["status"] != "playing" or isinstance(turn, Over) or not self._yours or self._view["dice"]["phase"] != "closed":
            return False
        if self._view["seats"][turn.seat]["level"] is not None:
            return isinstance(turn, Throw) and self.is_physical
        return turn.seat in self._yours

    # Sitting down

    def sit_down(self, name: str | None) -> None:
        """Take the seat of the link, or the one that this device already holds; without either, watch."""
        kept = saves.find_seat(self.link.table, self._secret)
        if kept is not None:
            self._secret = kept[0]
            if self._connect(kept[1]):
                return
            saves.forget_seat(self.link.table, kept[0])
        if self._secret is not None and self._connect(self._secret):  # not a link's secret, but a seat's own token
            with contextlib.suppress(OSError):
                saves.keep_seat(self.link.table, self._secret, self._secret)
            return
        self.greet_with(self._view["table"]["options"])
        token = None if self._secret is None else self._join(self._secret, name)
        self._connect(token, is_known=True)

    def _join(self, secret: str, name: str | None) -> str:
        """Sit down; the token. The server is asked under a token of ours, so that a lost answer does no harm."""
        speaker = self.screen.speaker
        token = new_secret()
        if name is None:
            name = clean(self.ask(speaker.text("terminal-ask-name")))
        with contextlib.suppress(OSError):  # without a folder one cannot come back later, but one can play
            saves.keep_seat(self.link.table, secret, token)
        try:
            call(self.link.server, "POST", f"/api/tables/{self.link.table}/join", {"link": secret, "name": name[:40], "token": token})
        except Refused:
            saves.forget_seat(self.link.table, secret)
            raise
        return token

    def _connect(self, token: str | None, *, is_known: bool = False) -> bool:
        """Open the socket; False where the token holds no seat any more."""
        self._is_quiet = True  # what happened before goes into the log, not onto the screen
        self._contribution = Contribution(self.link.table, token)
        self._connection = Connection(self.link, token, self._hear, self._tell_lost)
        try:
            self._connection.open()
        except Refused as error:
            if error.refusal == "forbidden" and not is_known:
                self._connection = None
                return False
            raise
        self._is_quiet = False
        self._notes = len(self._view["notes"])
        if not is_known:
            self.greet_with(self._view["table"]["options"])
        for seat in self._yours:
            self.screen.say("terminal-online-seat", colour=self.name_of(seat))
            if self._view["seats"][seat]["level"] is not None:
                self._line.command("give_back", seat=seat)
        if not self._yours:
            self.screen.say("terminal-online-watching")
        elif self._view["dice"]["phase"] != "closed":
            self.screen.say("terminal-commitment", commitment=str(self._view["dice"]["commitment"]))
        return True

    def hang_up(self) -> None:
        """Close the line; the seat stays."""
        if self._connection is not None:
            self._connection.close()

    # What comes from the table

    def _hear(self, heard: Data, events: list[Data]) -> None:
        """Show what is new, as it comes."""
        match heard["type"]:
            case "said":
                self._show_line("terminal-online-said", name=self._who(heard["seat"]), phrase=self._phrase(heard["phrase"]))
            case "closing" if heard["code"] == "store-failed":
                self._show_line("error-server-fault")
            case _:
                pass
        for event in events:
            self._tell_event(event)
        if heard["type"] in ("view", "update", "refused"):
            for alarm in self._contribution.take_part(self._line, self._view, events, is_anew=heard["type"] == "view"):
                self._show_line(alarm.key, **dict(alarm.arguments))
        self._tell_presence()
        notes: list[Data] = self._view["notes"]
        if not self._is_quiet:
            for note in notes[self._notes :]:
                self._tell_note(note["what"])
        self._notes = len(notes)

    def _tell_event(self, event: Data) -> None:
        told = tuple(read_words(words) for words in event.get("messages") or ())
        seat: int | None = event.get("seat")
        match event["what"]:
            case "act" | "throw":
                self.history.append(told)
                self.refused = ""
            case "back":
                if self.history:
                    self.history.pop()
                told = (message("terminal-online-back", colour=self.name_of(seat or 0)),)
            case "join" | "fill":
                told = (message("terminal-online-joined", name=self.full_name_of(seat or 0)),)
            case "leave":
                told = (message("terminal-online-left", colour=self.name_of(seat or 0)),)
            case _:
                return
        if not self._is_quiet:
            self._make_room()
            for sentence in told:
                self.screen.tell(sentence)

    def _tell_note(self, what: str) -> None:
        """`took-over Y greedy`, in words."""
        words = what.split(" ")
        key = f"note-{words[0]}"
        if not self.screen.speaker.has(key):
            return
        colour, level = [*words[1:], "", ""][:2]
        self._show_line(key, colour=colour, level=name_kind(self.screen.speaker, level))

    def _tell_presence(self) -> None:
        """Who has gone away from a game, and who has come back."""
        seats: list[Data] = self._view["seats"]
        away = {number for number, seat in enumerate(seats) if seat["level"] is None and not seat["is_open"] and not seat["is_present"]}
        before, self._away = self._away, away
        if self._is_quiet or self._view["status"] != "playing":
            return
        for seat in sorted(away - before - set(self._yours)):
            self._show_line("terminal-online-away", name=self._who(seat), bot=self.screen.speaker.text("terminal-word-bot"))
        for seat in sorted(before - away):
            if seats[seat]["is_present"] and seat not in self._yours:
                self._show_line("terminal-online-here", name=self._who(seat))

    def _tell_lost(self, is_lost: bool) -> None:
        self._show_line("terminal-online-lost" if is_lost else "terminal-online-back-again")

    def _show_line(self, key: str, **arguments: Argument) -> None:
        self._make_room()
        self.screen.say(key, "", **arguments)

    def _make_room(self) -> None:
        """A line of its own, where a question waits for its answer."""
        if self._is_prompting:
            self._is_prompting = False
            self.screen.print()

    def _who(self, seat: int) -> str:
        return self._view["seats"][seat]["name"] or self.name_of(seat)

    def _phrase(self, phrase: str) -> str:
        return self.screen.speaker.text(f"phrase-{phrase}")

    # Playing

    def run(self) -> int:
        """Play or watch until the end, or until the person leaves; the exit code. `EOFError` and `KeyboardInterrupt` pass through."""
        while True:
            while self._line.receive(0) is not None:
                pass
            turn = self._turn
            if self._view["status"] in ("over", "abandoned"):
                if not self._finish(turn):
                    return 0
            elif not (self._serve(turn) if self._is_mine(turn) and not isinstance(turn, Over) else self._wait(turn)):
                return 0

    def _mark(self) -> tuple[object, ...]:
        """Changes with everything that makes a question pointless."""
        view = self._view
        turn = view["position"]["turn"]
        level = None if turn.get("seat") is None else view["seats"][turn["seat"]]["level"]
        return view["table"]["id"], view["position"]["ply"], view["position"]["id"], view["status"], view["dice"]["phase"], level

    def _listen(self, prompt: str) -> str | None:
        """The next line that is typed; None where the table has changed meanwhile."""
        before = self._mark()
        if not self._keyboard.is_live:
            while self._line.receive(0) is not None:
                pass
            return self.ask(prompt) if self._mark() == before else None
        while self._mark() == before:
            if prompt and not self._is_prompting:
                self._is_prompting = True
                self.screen.console.print(f"{prompt} ", end="")
            self._line.receive(_POLL)
            line = self._keyboard.read()
            if line is not None:
                self._is_prompting = False
                return line
        self._make_room()
        return None

    def _wait(self, turn: Turn) -> bool:
        """Until something happens at the table; False when it is left."""
        is_ready = self._view["dice"]["phase"] == "closed"
        waited_for = (self._view["table"]["id"], self._view["status"], is_ready, None if isinstance(turn, Over) else turn.seat)
        if waited_for != self._waited_for:
            self._waited_for = waited_for
            if self._view["status"] == "waiting":
                self.screen.say("terminal-online-waiting")
            elif not is_ready:
                self.screen.say("terminal-online-dice")
            elif not isinstance(turn, Over) and self._view["seats"][turn.seat]["level"] is None:
                self.screen.say("terminal-online-turn", name=self._who(turn.seat))
        if not self._yours and isinstance(turn, Decide):
            self.show_position(self.game.view(self.state, None))  # who watches sees each move on the board
        if not self._keyboard.is_live:
            self._line.receive(1.0)
            return True
        line = self._listen("")
        if line is None:
            return True
        view = self.game.view(self.state, None)
        match read_command(line, self.screen.speaker, None, ONLINE_WORDS):
            case Nothing():
                return True
            case Word(word, rest):
                return self._obey(view, word, rest)
            case Why(text):
                self._why(view, text)
            case _:
                self.screen.say("terminal-online-not-yours")
        return True

    def _serve(self, turn: Decide | Throw) -> bool:
        """Ask the person whose turn it is until something has happened; False when the table is left."""
        self._waited_for = None
        before = self._mark()
        view = self.game.view(self.state, turn.seat)
        self.show_turn(turn, view)
        self._show_clock(turn.seat)
        while self._mark() == before:
            line = self._listen(self.prompt(turn))
            if line is None:
                return True
            match read_command(line, self.screen.speaker, view, ONLINE_WORDS):
                case Nothing():
                    self._enter(turn)
                case Number(number) if isinstance(turn, Decide):
                    if 1 <= number <= len(view.choices):
                        self._do("act", action=view.choices[number - 1].action)
                    else:
                        self.screen.say("terminal-no-such-choice", text=str(number))
                case Number(number):
                    self._type(turn, str(number))
                case Typed(text):
                    self._type(turn, text)
                case Why(text):
                    self._why(view, text)
                case Word(word, rest):
                    if not self._obey(view, word, rest):
                        return False
                    if word == "board":
                        self.show_turn(turn, view)
        return True

    def _show_clock(self, seat: int) -> None:
        clocks: Data | None = self._view["clocks"]
        if clocks is not None and clocks["running"] == seat:
            minutes, seconds = divmod(clocks["left"][seat] // 1000, 60)
            self.screen.say("terminal-online-clock", time=f"{minutes}:{seconds:02}")

    def _enter(self, turn: Decide | Throw) -> None:
        if isinstance(turn, Decide):
            self.screen.say("terminal-decide-first", help=self.screen.speaker.text("terminal-word-help"))
        elif self.is_physical:
            self.screen.say("terminal-type-faces", dice=turn.dice)
        else:
            self._do("throw")

    def _type(self, turn: Decide | Throw, text: str) -> None:
        if isinstance(turn, Throw) and self.is_physical:
            faces = read_faces(text.removeprefix("keep ").removeprefix("roll "))
            if faces is not None:
                wrong = [face for face in faces if not 1 <= face <= 6]
                if wrong:
                    self.screen.say("error-dice-face", face=str(wrong[0]))
                else:
                    self._do("throw", faces=list(faces[:16]))
                return
        self.refused = text
        try:
            action = self.parse(text)
        except Malformed as error:
            self.screen.tell(error.message)
        else:
            self.refused = str(action)
            self._do("act", action=str(action))

    def _do(self, kind: str, **fields: Any) -> bool:
        """A command for the position that is shown; says why it was refused. Whether it was carried out."""
        answer = self._line.command(kind, revision=self._view["revision"], **fields)
        if answer["type"] == "refused":
            reason = read_words(answer["message"])
            if answer["code"] == "illegal":
                self.screen.say("terminal-refused", reason=self.screen.speaker.say(reason))
            else:
                self.screen.tell(reason)
        return answer["type"] == "ack"

    def _hint(self) -> None:
        """Ask the server, step by step; at a table without help, and in another's turn, it says so."""
        if isinstance(self._turn, Throw):
            self.screen.say("terminal-hint-throw")
            return
        level = self.next_hint_level()
        answer = self._line.command("hint", revision=self._view["revision"], level=level)
        if answer["type"] == "refused":
            self.screen.tell(read_words(answer["message"]))
            return
        candidates = [(str(one["action"]), float(one["share"]), float(one["loss"])) for one in answer["candidates"]]
        self.show_hint(level, read_words(answer["nudge"]), candidates, [read_words(words) for words in answer["reasons"]])

    def _why(self, view: View, text: str) -> None:
        """Ask the server, who decides, and say what duty there is besides."""
        asked = self.find_asked(view, text)
        if asked is None:
            return
        action = str(asked)
        answer = self._line.command("why", action=action)
        if answer.get("message") is None:
            self.screen.say("terminal-allowed", action=action)
            return
        reason = read_words(answer["message"])
        self.screen.say("terminal-why", action=action, reason=self.screen.speaker.say_with_clause(reason))
        duty = self.game.duty(self.state)
        if duty is not None and duty.clause != reason.clause:
            self.screen.tell(duty, "italic")

    # The words of the table

    def _obey(self, view: View, word: str, rest: str) -> bool:
        """Do what a word says; False when the table is left."""
        match word:
            case "help":
                self.show_help(ONLINE_WORDS)
            case "hint":
                self._hint()
            case "undo":
                self._do("back")
            case "board":
                self.show_position(view, is_wanted=True)
            case "log":
                self.show_log(rest)
            case "say":
                self._say(rest)
            case "bot":
                self._let_bot_play()
            case "save":
                self._save(rest)
            case _:
                return not self._quit()
        return True

    def _say(self, rest: str) -> None:
        """A quick phrase, by its number or its name; alone, the list of them."""
        if not self._yours:
            self.screen.say("error-server-spectator")
            return
        try:
            phrases: list[str] = call(self.link.server, "GET", "/api/games")["phrases"]
        except (Offline, Refused) as error:
            self.screen.tell(error.message)
            return
        wanted = int(rest[:9]) - 1 if rest.isascii() and rest.isdecimal() else phrases.index(rest) if rest in phrases else -1
        if 0 <= wanted < len(phrases):
            self._line.command("say", seat=self._yours[0], phrase=phrases[wanted])
            return
        if rest:
            self.screen.say("terminal-no-such-choice", text=rest[:40])
        self.screen.show_list([f"{number:>3}" for number in range(1, len(phrases) + 1)], [self._phrase(phrase) for phrase in phrases])

    def _let_bot_play(self) -> None:
        """A bot plays on for the person whose turn it is, if that person has been away for long enough."""
        turn = self._turn
        if isinstance(turn, Over) or turn.seat in self._yours:
            self.screen.say("terminal-online-nobody-away")
            return
        answer = self._line.command("take_over", seat=turn.seat)
        if answer["type"] == "refused":
            self.screen.tell(read_words(answer["message"]))

    def _save(self, rest: str) -> bool:
        """Save the record so far to the file that is named; whether it was saved."""
        if not rest:
            self.screen.say("terminal-save-name")
            return False
        path = Path(rest).expanduser()
        try:
            if path.exists() and not self.is_yes("terminal-ask-overwrite", file=rest):
                return False
            saves.write_file(path, fetch(self.link.server, "GET", f"/api/tables/{self.link.table}/record").decode().strip() + "\n")
        except (Offline, Refused) as error:
            self.screen.tell(error.message)
            return False
        except (OSError, ValueError) as error:
            self.screen.tell(describe_file_error(error, rest))
            return False
        self.screen.say("terminal-saved", file=rest)
        return True

    def _quit(self) -> bool:
        """Go, and if wanted let a bot play on; whether the table is left."""
        if self._yours and self.is_yes("terminal-ask-leave"):
            for seat in self._yours:
                self._line.command("leave", seat=seat)
        self.say_goodbye()
        return True

    def say_goodbye(self) -> None:
        """Say how to come back, where there is something to come back to."""
        self._is_prompting = False
        self.screen.say("terminal-goodbye")
        if self._yours and self._view["status"] in ("waiting", "playing"):
            self.show_command("terminal-online-return", f"colonnade play --join {shlex.quote(self.link.address)}")

    # The end

    def _finish(self, turn: Turn) -> bool:
        """The end: the board, the result, the secret, the record; whether another game begins with the same players."""
        screen = self.screen
        if isinstance(turn, Over):
            self.show_position(self.game.view(self.state, None), is_wanted=True)
            screen.print()
            screen.show_result(turn.result, [self.full_name_of(seat) for seat in range(len(self.colours))], self.colours)
        else:
            screen.say("error-server-abandoned")
        secret: str | None = self._view["dice"].get("secret")
        if secret is not None:
            screen.say("terminal-secret", secret=secret)
            self._check_dice()
        if not self._yours:
            return False
        while isinstance(turn, Over):
            answer = clean(self.ask(screen.speaker.text("terminal-ask-record")))
            if answer and self._save(answer):
                key, command = ("terminal-replay", "replay") if self.is_physical else ("terminal-verify", "verify")
                self.show_command(key, f"colonnade {command} {shlex.quote(answer)}")
                break
            if not answer:
                break
        if self.is_yes("terminal-ask-rematch") and self._go_on():
            return True
        if self._secret is not None:
            saves.forget_seat(self.link.table, self._secret)
        return False

    def _check_dice(self) -> None:
        """Hold the record of the finished game against what this device kept, and say what was found."""
        try:
            text = fetch(self.link.server, "GET", f"/api/tables/{self.link.table}/record").decode()
            throws, faults = self._contribution.check(text)
        except (Offline, Refused) as error:
            self.screen.tell(error.message)
            return
        if faults:
            self.screen.say("terminal-dice-false")
            for fault in faults:
                self.screen.tell(fault)
            return
        self.screen.say("terminal-dice-checked" if self._contribution.is_own else "terminal-dice-recomputed", throws=throws)
        self._contribution.forget()

    def _go_on(self) -> bool:
        """Move to the rematch, with the same seat; whether there is one."""
        answer = self._line.command("rematch")
        if answer["type"] != "ack":
            self.screen.tell(read_words(answer["message"]))
            return False
        while self._view["rematch"] is None:
            self._line.receive(1.0)
        token = self._line.token
        self.hang_up()
        old, self.link = self.link, Link(self.link.server, self._view["rematch"], self._secret)
        if self._secret is not None and token is not None:
            saves.forget_seat(old.table, self._secret)
            with contextlib.suppress(OSError):
                saves.keep_seat(self.link.table, self._secret, token)
        self.history.clear()
        self.forget_drawing()
        self._connect(token)
        return True
