"""A game in the terminal: setting the table, the loop of play, and the words of the table (`undo`, `hint`, `save` …)."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from colonnade.bots.evaluation import find_evaluator
from colonnade.bots.levels import describe_exception, find_agent, levels_of
from colonnade.core.agent import Agent, Limit
from colonnade.core.dice import DiceSource, FairDice, PhysicalDice, SeededDice
from colonnade.core.errors import BadAgent, BadDice, BadOption, ColonnadeError, Illegal, Malformed, NothingToTakeBack
from colonnade.core.game import AnyGame, Decide, Over, Result, Seats, Throw, Turn
from colonnade.core.match import AnyMatch, Match
from colonnade.core.message import Message, message
from colonnade.core.options import spell
from colonnade.core.record import NAME_LIMIT
from colonnade.core.setup import check_setup, find_game
from colonnade.core.view import View
from colonnade.games import GAMES
from colonnade.locales import Speaker
from colonnade.terminal import saves
from colonnade.terminal.commands import WORDS, Ask, Nothing, Number, Typed, Why, Word, clean, read_command, read_faces
from colonnade.terminal.desk import Desk, name_colour, name_kind
from colonnade.terminal.screen import Screen, find_style

HUMAN = "human"
DICE = ("fair", "physical", "seeded")
BOT_PREFIX = "bot:"
INTERRUPTED = 130
_PAUSE = 0.7  # seconds after each thing a bot does, so that a person can follow


def play(
    game_key: str,
    seats: Sequence[str],
    colours: Sequence[str] | None = None,
    first: int | None = None,
    options: Mapping[str, object] | None = None,
    dice: str = "fair",
    seed: int | None = None,
    language: str = "en",
    load: Path | None = None,
) -> int:
    """Play a game to its end, or until the players leave it; the exit code.

    A seat is `human`, `human:NAME`, a bot's level or `module:Class`. With `load`, a saved game goes on: the record says who sits where, and
    `dice` matters only if it is `physical`. Raises `ColonnadeError` or `OSError` for a table that cannot be set.
    """
    speaker = Speaker(language, shows_codes=True)
    console = make_console()
    ask = make_ask(console)
    screen = Screen(console, speaker)
    session: Session | None = None
    try:
        if load is not None:
            session = open_saved(load, screen, ask, is_physical=dice == "physical", seed=seed)
        else:
            session = set_table(game_key, seats, colours, first, options or {}, dice, seed, screen, ask)
        return session.run()
    except EOFError:
        return _leave(session, screen, 0)
    except KeyboardInterrupt:
        return _leave(session, screen, INTERRUPTED)
    except BaseException:  # a bot that fails, a pipe that closes: whatever it is, the game is kept
        if session is not None:
            session.copy()
        raise


def choose(language: str) -> int:
    """Ask which game, how many players and who they are, then play; the exit code."""
    speaker = Speaker(language, shows_codes=True)
    console = make_console()
    screen, ask = Screen(console, speaker), make_ask(console)
    try:
        choice = _choose_table(screen, ask)
    except EOFError:
        screen.print()
        return 0
    except KeyboardInterrupt:
        screen.print()
        return INTERRUPTED
    if isinstance(choice, Path):
        return play("", [], language=language, load=choice)
    game, seats, options = choice
    return play(game.key, seats, options=options, language=language)


def _leave(session: Session | None, screen: Screen, code: int) -> int:
    screen.print()
    if session is not None:
        session.leave()
    return code


# Setting the table


def set_table(
    game_key: str,
    seats: Sequence[str],
    colours: Sequence[str] | None,
    first: int | None,
    options: Mapping[str, object],
    dice: str,
    seed: int | None,
    screen: Screen,
    ask: Ask,
) -> Session:
    """A new game, ready for the first throw. Raises `BadOption` or `BadAgent` for a table that cannot be."""
    game = find_game(GAMES, game_key)
    chosen, resolved = check_setup(game, len(seats), colours, options)
    if dice not in DICE:
        raise BadOption("error-option-value", option="dice", value=dice[:40], values=", ".join(DICE))
    names = [clean(seat.partition(":")[2])[:NAME_LIMIT] if is_human(seat) else f"{BOT_PREFIX}{seat}" for seat in seats]
    agents = find_agents(game, names)
    sitting = _seat(game, chosen, first, agents, screen, ask)
    source = _make_dice(dice, seed, len(seats))
    moment = datetime.now()
    match = Match(game, resolved, sitting, source, names, moment.date().isoformat())
    session = Session(match, agents, screen, ask, Random(seed))
    session.keep_copy(moment)
    session.greet()
    if isinstance(source, FairDice):
        session.settle_dice(source)
    return session


def open_saved(path: Path, screen: Screen, ask: Ask, *, is_physical: bool, seed: int | None) -> Session:
    """A saved game, ready to go on. Raises `BadRecord`, `BadAgent` or `OSError`."""
    match = saves.resume(saves.load(path, GAMES), GAMES, is_physical=is_physical)
    session = Session(match, find_agents(match.game, match.names), screen, ask, Random(seed))
    session.known_files.add(path.resolve())
    session.remember_history()
    if match.result is None:
        session.keep_copy(datetime.now(), path)
    session.greet()
    screen.say("terminal-loaded", file=str(path), events=len(match.events))
    return session


def is_human(seat: str) -> bool:
    """Whether a seat's text names a person."""
    return seat.partition(":")[0] == HUMAN


def find_agents(game: AnyGame, names: Sequence[str]) -> list[Agent | None]:
    """The agent of each seat by its name in the record, `bot:greedy`; None for a person. Raises `BadAgent`."""
    return [find_agent(game.key, name.removeprefix(BOT_PREFIX)) if name.startswith(BOT_PREFIX) else None for name in names]


def _make_dice(dice: str, seed: int | None, seats: int) -> DiceSource:
    match dice:
        case "fair":
            return FairDice(seats)
        case "physical":
            return PhysicalDice()
        case _:
            return SeededDice(secrets.randbits(32) if seed is None else seed)


def _seat(game: AnyGame, colours: Sequence[str], first: int | None, agents: Sequence[Agent | None], screen: Screen, ask: Ask) -> Seats:
    """The seats; where the game wants to know who begins and nobody said, ask the people at the table."""
    if first is not None:
        return game.seats(colours, first)
    try:
        return game.seats(colours, None)
    except BadOption:
        game.seats(colours, 0)  # where that fails too, it is not for want of a first seat
    people = [seat for seat, agent in enumerate(agents) if agent is None] or [0]
    if len(people) == 1:
        return game.seats(colours, people[0])
    names = [name_colour(screen.speaker, game, colours[seat]) for seat in people]
    return game.seats(colours, people[_ask_number(screen, ask, "terminal-ask-first", names, 0)])


def _ask_number(screen: Screen, ask: Ask, key: str, labels: Sequence[str], default: int) -> int:
    """Ask for one of several by its number; Enter takes the default."""
    screen.say(key)
    for number, label in enumerate(labels, 1):
        screen.print(f"{number:>3}  {label}")
    while True:
        text = clean(ask(screen.speaker.text("terminal-ask-number", default=str(default + 1))))
        if not text:
            return default
        if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(labels):
            return int(text) - 1
        screen.say("terminal-no-such-choice", text=text[:40])


def _choose_table(screen: Screen, ask: Ask) -> tuple[AnyGame, list[str], dict[str, Any]] | Path:
    speaker = screen.speaker
    games = list(GAMES.values())
    labels = [f"{speaker.text(f'{game.key}-name')} – {speaker.text(f'{game.key}-about')}" for game in games]
    unfinished = saves.find_unfinished(GAMES)
    if unfinished is not None:
        labels.append(speaker.text("terminal-go-on", game=speaker.text(f"{unfinished[1].game}-name"), events=len(unfinished[1].events)))
    chosen = _ask_number(screen, ask, "terminal-ask-game", labels, 0)
    if unfinished is not None and chosen == len(games):
        return unfinished[0]
    game = games[chosen]
    players = game.players[_ask_number(screen, ask, "terminal-ask-players", [str(count) for count in game.players], 0)]
    kinds = [HUMAN, *levels_of(game.key)]
    seats: list[str] = []
    for seat, colour in enumerate(game.default_colours(players)):
        screen.print(Text(name_colour(speaker, game, colour), find_style(colour)))
        default = 0 if seat == 0 else len(kinds) - 1
        seats.append(kinds[_ask_number(screen, ask, "terminal-ask-seat", [name_kind(speaker, kind) for kind in kinds], default)])
    return game, seats, _ask_options(game, players, screen, ask)


def _ask_options(game: AnyGame, players: int, screen: Screen, ask: Ask) -> dict[str, Any]:
    while True:
        text = clean(ask(screen.speaker.text("terminal-ask-options")))
        if text == "?":
            _show_options(game, screen)
            continue
        try:
            options = game.options_type.parse(text.split())
            game.options_type.resolve(options, players)
        except BadOption as error:
            screen.tell(error.message)
        else:
            return dict(options)


def _show_options(game: AnyGame, screen: Screen) -> None:
    for field in game.options_type.fields:
        values = ", ".join(map(spell, field.values))
        text = Text(f"  {field.name} = {values}")
        text.append(f"  {screen.speaker.text(f'{game.key}-option-{field.name}-help')} {field.clause}", "dim")
        screen.print(text)


# Playing

_find_evaluator = cache(find_evaluator)  # made when the first hint is asked for


class Session(Desk):
    """A match between people at this terminal and bots."""

    def __init__(self, match: AnyMatch, agents: Sequence[Agent | None], screen: Screen, ask: Ask, random: Random) -> None:
        super().__init__(screen, ask)
        self.match, self.agents, self.random = match, list(agents), random
        self.known_files: set[Path] = set()
        self._copy: Path | None = None
        self._copied = -1
        self._pause = _read_pause() if screen.console.is_terminal else 0.0

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
        """Whether people throw real dice, and type what they show."""
        return isinstance(self.match.dice, PhysicalDice)

    @property
    def can_take_back(self) -> bool:
        """Whether something was decided since the last throw."""
        return self.match.can_take_back

    def run(self) -> int:
        """Play until the game is over or somebody quits; the exit code. `EOFError` and `KeyboardInterrupt` pass through."""
        while True:
            turn = self.match.turn
            match turn:
                case Over(result):
                    self.finish(result)
                    return 0
                case Throw(seat, _) if self.agents[seat] is not None and not isinstance(self.match.dice, PhysicalDice):
                    self._throw()
                case Decide(seat) if self.agents[seat] is not None:
                    self._let_bot_decide(seat)
                case Throw(seat, _) | Decide(seat):
                    if not self._serve(turn):
                        return 0

    # Names

    def full_name_of(self, seat: int) -> str:
        """A seat's colour and who plays it."""
        name = self.match.names[seat]
        if self.agents[seat] is not None:
            name = name_kind(self.screen.speaker, name.removeprefix(BOT_PREFIX))
        return f"{self.name_of(seat)} ({name})" if name else self.name_of(seat)

    # Beginning

    def greet(self) -> None:
        """Say which game it is, who plays, and by which options."""
        self.greet_with(self.match.options.as_dict())

    def settle_dice(self, dice: FairDice) -> None:
        """Show the commitment, take the words of chance, close and show them."""
        screen = self.screen
        screen.say("terminal-commitment", commitment=dice.commitment)
        for seat, agent in enumerate(self.agents):
            if agent is None:
                self._take_entropy(dice, seat)
        dice.close()
        with contextlib.suppress(OSError):  # without a folder the game cannot be continued later, but it can be played
            saves.keep_secret(dice)
        given = [f"{self.name_of(seat)} “{text}”" for seat, text in enumerate(dice.entropy) if text]
        screen.say("terminal-entropy-shown", count=len(given), words=", ".join(given))

    def _take_entropy(self, dice: FairDice, seat: int) -> None:
        while True:
            try:
                dice.contribute(seat, clean(self.ask(self.screen.speaker.text("terminal-ask-entropy", colour=self.name_of(seat)))))
            except BadDice as error:
                self.screen.tell(error.message)
            else:
                return

    # What happens

    def _throw(self, faces: Sequence[int] | None = None) -> None:
        """Play a throw: of these faces, or of the next that the match's dice give."""
        before, turn = self.match.state, self.match.turn
        if faces is None:
            faces = self.match.dice.throw(turn.dice) if isinstance(turn, Throw) else ()
        self._tell(before, self.match.throw(faces))

    def _act(self, seat: int, action: Any) -> None:
        before = self.match.state
        self.match.act(seat, action)
        self._tell(before, action)

    def _tell(self, before: Any, action: Any) -> None:
        told = self.game.narrate(before, action)
        self.history.append(told)
        for sentence in told:
            self.screen.tell(sentence)
        self.refused = ""
        if self._pause and not isinstance(self.match.turn, Over) and self.agents[self.match.turn.seat] is not None:
            time.sleep(self._pause)

    def _let_bot_decide(self, seat: int) -> None:
        agent, name = self.agents[seat], self.match.names[seat].removeprefix(BOT_PREFIX)
        assert agent is not None
        where = {"name": name, "game": 0, "ply": len(self.match.events) + 1, "colour": self.name_of(seat)}
        try:
            actions = agent.decide(self.game, self.match.state, Limit(), self.random).actions
        except Exception as error:  # a bot of somebody else's may do anything
            raise BadAgent("error-agent-crashed", reason=describe_exception(error), **where) from error
        if not actions:
            raise BadAgent("error-agent-empty", **where)
        for action in actions:
            if self.match.turn != Decide(seat):
                break
            try:
                self._act(seat, action)
            except Illegal as error:
                raise BadAgent("error-agent-illegal", action=str(action)[:80], clause=error.refusal.clause, **where) from error

    # A person's turn

    def _serve(self, turn: Decide | Throw) -> bool:
        """Ask the person whose turn it is until something has happened; False when the game is left."""
        self.copy()
        revision = self.match.revision
        view = self.game.view(self.match.state, turn.seat)
        self.show_turn(turn, view)
        while self.match.revision == revision:
            command = read_command(self.ask(self.prompt(turn)), self.screen.speaker, view)
            match command:
                case Nothing():
                    self._enter(turn)
                case Number(number) if isinstance(turn, Decide):
                    self._choose(turn, view, number)
                case Number(number):
                    self._type(turn, str(number))
                case Typed(text):
                    self._type(turn, text)
                case Why(text):
                    self._why(turn, view, text)
                case Word("quit", _):
                    return not self._quit()
                case Word("load", rest):
                    if self._load(rest):
                        return True
                case Word(word, rest):
                    self._obey(turn, view, word, rest)
        return True

    def _enter(self, turn: Decide | Throw) -> None:
        if isinstance(turn, Decide):
            self.screen.say("terminal-decide-first", help=self.screen.speaker.text("terminal-word-help"))
        elif isinstance(self.match.dice, PhysicalDice):
            self.screen.say("terminal-type-faces", dice=turn.dice)
        else:
            self._throw()

    def _choose(self, turn: Decide, view: View, number: int) -> None:
        if not 1 <= number <= len(view.choices):
            self.screen.say("terminal-no-such-choice", text=str(number))
            return
        self._act(turn.seat, self.game.parse(view.choices[number - 1].action))

    def _type(self, turn: Decide | Throw, text: str) -> None:
        if isinstance(turn, Throw) and isinstance(self.match.dice, PhysicalDice):
            faces = read_faces(text.removeprefix("keep ").removeprefix("roll "))
            if faces is not None:
                self._throw_typed(faces)
                return
        self.refused = text
        try:
            action = self.parse(text)
        except Malformed as error:
            self.screen.tell(error.message)
            return
        refusal = self._explain(turn, action)
        if refusal is not None:
            self.refused = str(action)
            self.screen.say("terminal-refused", reason=self.screen.speaker.say(refusal))
        elif isinstance(turn, Decide):
            self._act(turn.seat, action)

    def _throw_typed(self, faces: Sequence[int]) -> None:
        try:
            self._throw(faces)
        except BadDice as error:
            self.screen.tell(error.message)

    def _explain(self, turn: Turn, action: Any) -> Message | None:
        """Why a person may not do this now: by the rules or, for a throw that the rules allow, because dice are not typed here."""
        refusal = self.game.explain(self.match.state, action)
        if refusal is None and isinstance(turn, Throw):
            return message("terminal-dice-not-typed")
        return None if refusal is None else refusal.message

    def _why(self, turn: Decide | Throw, view: View, text: str) -> None:
        action = self.find_asked(view, text)
        if action is None:
            return
        refusal = self._explain(turn, action)
        if refusal is None:
            self.screen.say("terminal-allowed", action=str(action))
            return
        self.screen.say("terminal-why", action=str(action), reason=self.screen.speaker.say_with_clause(refusal))
        duty = self.game.duty(self.match.state)
        if duty is not None and duty.clause != refusal.clause:
            self.screen.tell(duty, "italic")

    # The words of the table

    def _obey(self, turn: Decide | Throw, view: View, word: str, rest: str) -> None:
        match word:
            case "help":
                self.show_help(WORDS)
            case "hint":
                self._hint(turn)
            case "undo":
                self._undo(turn)
            case "board":
                self.show_position(view, is_wanted=True)
                self.show_turn(turn, view)
            case "log":
                self.show_log(rest)
            case _:
                self._save(rest)

    def _hint(self, turn: Decide | Throw) -> None:
        if isinstance(turn, Throw):
            self.screen.say("terminal-hint-throw")
            return
        from colonnade.analysis.coach import hint  # heavy: only who wants a hint pays for it

        found = hint(self.game, self.match.state, _find_evaluator(self.game.key))
        what = f"hinted {self.colours[turn.seat]}"  # as a server's table notes it: everybody shall know how a game was played
        if not self.match.has_noted(what):
            self.match.note(what)
            self._copied = -1  # the program's own copy shall have it too
        candidates = [(candidate.action, candidate.share, candidate.loss) for candidate in found.candidates]
        self.show_hint(self.next_hint_level(), found.nudge, candidates, found.reasons)

    def _undo(self, turn: Decide | Throw) -> None:
        try:
            action = self.match.take_back(turn.seat)
        except NothingToTakeBack as error:
            self.screen.tell(error.message)
        else:
            self.history.pop()
            self.refused = ""
            self.screen.say("terminal-undone", action=str(action))

    # Saving and leaving

    def _save(self, rest: str) -> bool:
        """Save to the file that is named; whether it was saved."""
        if not rest:
            self.screen.say("terminal-save-name")
            return False
        path = Path(rest).expanduser()
        try:
            is_strange = path.exists() and path.resolve() not in self.known_files
            if is_strange and not self.is_yes("terminal-ask-overwrite", file=rest):
                return False
            saves.save(self.match, path)
        except (OSError, ValueError) as error:
            self.screen.tell(describe_file_error(error, rest))
            return False
        self.known_files.add(path.resolve())
        self.screen.say("terminal-saved", file=rest)
        return True

    def _load(self, rest: str) -> bool:
        """Go on with another game; whether it was loaded. The game that is left stays in its own copy."""
        if not rest:
            self.screen.say("terminal-load-name")
            return False
        try:
            other = open_saved(
                Path(rest).expanduser(), self.screen, self.ask, is_physical=isinstance(self.match.dice, PhysicalDice), seed=None
            )
        except ColonnadeError as error:
            self.screen.tell(error.message)
            return False
        except (OSError, ValueError) as error:
            self.screen.tell(describe_file_error(error, rest))
            return False
        self.copy()
        self._adopt(other)
        return True

    def _adopt(self, other: Session) -> None:
        """Become the other session, at the same terminal."""
        self.match, self.agents, self.random, self.known_files = other.match, other.agents, other.random, other.known_files
        self.history, self._copy, self._copied, self.refused = other.history, other._copy, other._copied, ""
        self.forget_drawing()

    def _quit(self) -> bool:
        """Offer to save; whether the game is left. Without a file it stays in the program's own copy."""
        answer = clean(self.ask(self.screen.speaker.text("terminal-ask-quit")))
        if answer and not self._save(answer):
            return False
        self.leave()
        return True

    def leave(self) -> None:
        """Keep the game as it stands, and say how to go on with it."""
        if self.match.result is not None or not self.match.events:
            if self.match.result is None and not self.known_files and isinstance(self.match.dice, FairDice):
                saves.forget_secret(self.match.dice)  # nothing was played, and nothing saved that could go on
            self.screen.say("terminal-goodbye")
            return
        self.copy()
        if self._copy is None:
            self.screen.say("terminal-not-kept")
        else:
            self.screen.say("terminal-goodbye")
            self.show_command("terminal-resume", f"colonnade play {self.game.key} --load {shlex.quote(str(self._copy))}")

    def keep_copy(self, moment: datetime, loaded: Path | None = None) -> None:
        """From now on keep a copy of the game in the state folder, where that is possible; a copy that was loaded is kept on."""
        if loaded is not None and loaded.resolve().parent == saves.state_folder().resolve():
            self._copy = loaded.resolve()
            return
        with contextlib.suppress(OSError):
            self._copy = saves.new_autosave(self.game.key, f"{moment:%Y%m%d-%H%M%S}")

    def copy(self) -> None:
        """Bring the program's own copy up to date."""
        if self._copy is None or self._copied == self.match.revision or not self.match.events:
            return
        try:
            saves.save(self.match, self._copy)
            self._copied = self.match.revision
        except OSError:
            self._copy = None

    def remember_history(self) -> None:
        """Tell again, for the log, what happened before a saved game was loaded."""
        record = self.match.record()
        before: Any = None
        for step in record.replay(self.game):
            if step.action is not None:
                self.history.append(self.game.narrate(before, step.action))
            before = step.state

    def finish(self, result: Result) -> None:
        """The end: the board, the pad, ranks and scores, the secret of fair dice, and the record to save."""
        screen = self.screen
        self.show_position(self.game.view(self.match.state, None), is_wanted=True)
        screen.print()
        names = [self.full_name_of(seat) for seat in range(len(self.agents))]
        screen.show_result(result, names, self.match.seats.colours)
        self.copy()
        dice = self.match.dice
        if isinstance(dice, FairDice):
            screen.say("terminal-secret", secret=str(dice.describe(True)["secret"]))
            if self._copy is not None:
                saves.forget_secret(dice)  # the copy holds it now
        if self._copy is not None:
            screen.say("terminal-record-kept")
            self._show_check(str(self._copy))
        while True:
            answer = clean(self.ask(screen.speaker.text("terminal-ask-record")))
            if not answer or self._save(answer):
                break
        if answer:
            self._show_check(answer)

    def _show_check(self, path: str) -> None:
        """The command that recomputes every throw or, where the dice cannot be recomputed, shows the game again."""
        is_provable = not isinstance(self.match.dice, PhysicalDice)
        key, command = ("terminal-verify", "verify") if is_provable else ("terminal-replay", "replay")
        self.show_command(key, f"colonnade {command} {shlex.quote(path)}")


def describe_file_error(error: OSError | ValueError, path: str) -> Message:
    """What the system says about a file, as a message."""
    match error:
        case FileNotFoundError():
            return message("error-file-missing", path=path)
        case IsADirectoryError():
            return message("error-file-directory", path=path)
        case PermissionError():
            return message("error-file-permission", path=path)
        case OSError():
            return message("error-file-other", path=path, reason=error.strerror or type(error).__name__)
        case _:
            return message("error-file-name", path=path)


# The terminal itself


class _Console(Console):
    """A console that leaves a closed pipe to the command line, as every other output does."""

    def on_broken_pipe(self) -> None:
        """Called while the error is handled: let it go on."""
        raise


def make_console() -> Console:
    """The console of this terminal."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # what cannot be said or read becomes a question mark, not a crash
            with contextlib.suppress(OSError):  # a stream that was read from already stays as it was set then
                reconfigure(errors="replace")
    return _Console(highlight=False, emoji=False, markup=False)


def make_ask(console: Console) -> Ask:
    """Asks on this terminal; where the answers come from a file or a pipe, they are repeated, so that the output reads as a whole."""
    if sys.stdin is not None and sys.stdin.isatty():  # None where it is closed
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (gives `input` editing and a history)  # pyright: ignore[reportUnusedImport]
        return lambda prompt: input(f"{prompt} ")

    def ask(prompt: str) -> str:
        line = "" if sys.stdin is None else sys.stdin.readline()
        console.print(Text(f"{prompt} {clean(line)}"))
        if not line:
            raise EOFError
        return line

    return ask


def _read_pause() -> float:
    """The seconds after each thing a bot does, from `COLONNADE_PAUSE` where that is a number."""
    with contextlib.suppress(ValueError):
        return min(max(float(os.environ.get("COLONNADE_PAUSE", _PAUSE)), 0.0), 10.0)
    return _PAUSE
