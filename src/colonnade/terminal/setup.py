"""Starting a new local game: from the arguments of the command line, or from
the players' answers.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from rich.text import Text

from colonnade.bots.levels import describe_levels
from colonnade.core.agent import Agent
from colonnade.core.dice import DiceSource, FairDice, PhysicalDice, SeededDice
from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame, Seats
from colonnade.core.match import Match
from colonnade.core.options import format_value
from colonnade.core.record import NAME_LIMIT
from colonnade.core.setup import check_setup, find_game
from colonnade.games import GAMES
from colonnade.terminal import saves
from colonnade.terminal.autosave import Autosave
from colonnade.terminal.commands import Ask, clean
from colonnade.terminal.console import ask_number
from colonnade.terminal.local import BOT_PREFIX, LocalSession, find_agents
from colonnade.terminal.screen import Screen, find_style
from colonnade.terminal.session import HUMAN, name_colour, name_kind

DICE = ("fair", "physical", "seeded")


def create_session(
    game_key: str,
    seats: Sequence[str],
    colours: Sequence[str] | None,
    first: int | None,
    options: Mapping[str, object],
    dice: str,
    seed: int | None,
    screen: Screen,
    ask: Ask,
) -> LocalSession:
    """A new game, ready for the first throw. Raises `BadOption` or `BadAgent` for arguments that
    cannot be used.
    """
    game = find_game(GAMES, game_key)
    chosen, resolved = check_setup(game, len(seats), colours, options)
    if dice not in DICE:
        raise BadOption(
            "error-option-value", option="dice", value=dice[:40], values=", ".join(DICE)
        )
    names = [
        clean(seat.partition(":")[2])[:NAME_LIMIT] if is_human(seat) else f"{BOT_PREFIX}{seat}"
        for seat in seats
    ]
    agents = find_agents(game, names)
    arranged = _arrange_seats(game, chosen, first, agents, screen, ask)
    source = _make_dice(dice, seed, len(seats))
    moment = datetime.now()
    match = Match(game, resolved, arranged, source, names, moment.date().isoformat())
    session = LocalSession(match, agents, screen, ask, Random(seed))
    session.autosave = Autosave.start(game.key, moment)
    session.greet()
    if isinstance(source, FairDice):
        session.agree_on_dice(source)
    return session


def is_human(seat: str) -> bool:
    """Whether a seat's text names a person."""
    return seat.partition(":")[0] == HUMAN


def _make_dice(dice: str, seed: int | None, seats: int) -> DiceSource:
    match dice:
        case "fair":
            return FairDice(seats)
        case "physical":
            return PhysicalDice()
        case _:
            return SeededDice(secrets.randbits(32) if seed is None else seed)


def _arrange_seats(
    game: AnyGame,
    colours: Sequence[str],
    first: int | None,
    agents: Sequence[Agent | None],
    screen: Screen,
    ask: Ask,
) -> Seats:
    """The seats. Where the game needs a first seat and none was given, ask the people
    at the table.
    """
    if first is not None:
        return game.seats(colours, first)
    try:
        return game.seats(colours, None)
    except BadOption:
        game.seats(colours, 0)  # if this fails too, the error is not about the first seat
    people = [seat for seat, agent in enumerate(agents) if agent is None] or [0]
    if len(people) == 1:
        return game.seats(colours, people[0])
    names = [name_colour(screen.speaker, game, colours[seat]) for seat in people]
    return game.seats(colours, people[ask_number(screen, ask, "terminal-ask-first", names, 0)])


# Questions


def ask_for_game(screen: Screen, ask: Ask) -> tuple[AnyGame, list[str], dict[str, Any]] | Path:
    """The game, the seats and the options that the players choose, or the file of the unfinished
    game they want to resume.
    """
    speaker = screen.speaker
    games = list(GAMES.values())
    labels = [
        f"{speaker.text(f'{game.key}-name')} – {speaker.text(f'{game.key}-about')}"
        for game in games
    ]
    unfinished = saves.find_unfinished(GAMES)
    if unfinished is not None:
        labels.append(
            speaker.text(
                "terminal-go-on",
                game=speaker.text(f"{unfinished[1].game}-name"),
                events=len(unfinished[1].events),
            )
        )
    chosen = ask_number(screen, ask, "terminal-ask-game", labels, 0)
    if unfinished is not None and chosen == len(games):
        return unfinished[0]
    game = games[chosen]
    players = game.players[
        ask_number(screen, ask, "terminal-ask-players", [str(count) for count in game.players], 0)
    ]
    levels = describe_levels(game.key)
    kinds = [HUMAN, *levels]
    suggested = next((name for name, level in levels.items() if level.is_suggested), kinds[-1])
    seats: list[str] = []
    for seat, colour in enumerate(game.default_colours(players)):
        screen.print(Text(name_colour(speaker, game, colour), find_style(colour, game.palette)))
        default = 0 if seat == 0 else kinds.index(suggested)
        seats.append(
            kinds[
                ask_number(
                    screen,
                    ask,
                    "terminal-ask-seat",
                    [name_kind(speaker, kind) for kind in kinds],
                    default,
                )
            ]
        )
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
            screen.show_message(error.message)
        else:
            return dict(options)


def _show_options(game: AnyGame, screen: Screen) -> None:
    for field in game.options_type.fields:
        values = ", ".join(map(format_value, field.values))
        text = Text(f"  {field.name} = {values}")
        text.append(
            f"  {screen.speaker.text(f'{game.key}-option-{field.name}-help')} {field.clause}", "dim"
        )
        screen.print(text)
        for label, reading in screen.speaker.explain_option(game.key, field.name):
            screen.print(Text.assemble("    ", label, ("  " + reading, "dim")))
