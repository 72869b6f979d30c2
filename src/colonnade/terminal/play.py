"""Local games in the terminal: `play` starts or resumes one, `choose_and_play` asks first which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from colonnade.locales import Speaker
from colonnade.terminal.console import INTERRUPTED, make_ask, make_console
from colonnade.terminal.local import LocalSession
from colonnade.terminal.screen import Screen
from colonnade.terminal.setup import ask_for_game, create_session


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

    A seat is `human`, `human:NAME`, a bot's level or `module:Class`. With `load`, a saved game is
    resumed: the record says who sits where, and `dice` matters only if it is `physical`. Raises
    `ColonnadeError` or `OSError` where the game cannot be started.
    """
    console = make_console()
    screen, ask = Screen(console, Speaker(language, shows_codes=True)), make_ask(console)
    session: LocalSession | None = None
    try:
        if load is not None:
            session = LocalSession.open(
                load, screen, ask, is_physical=dice == "physical", seed=seed
            )
        else:
            session = create_session(
                game_key, seats, colours, first, options or {}, dice, seed, screen, ask
            )
        return session.run()
    except EOFError:
        return _leave(session, screen, 0)
    except KeyboardInterrupt:
        return _leave(session, screen, INTERRUPTED)
    except BaseException:  # a bot that fails, a pipe that closes: save the game in any case
        if session is not None:
            session.save_automatically()
        raise


def choose_and_play(language: str) -> int:
    """Ask which game, how many players and who they are, then play; the exit code."""
    console = make_console()
    screen, ask = Screen(console, Speaker(language, shows_codes=True)), make_ask(console)
    try:
        choice = ask_for_game(screen, ask)
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


def _leave(session: LocalSession | None, screen: Screen, code: int) -> int:
    screen.print()
    if session is not None:
        session.leave()
    return code
