"""Simulation: the same experiment gives the same records, in any number of processes; agents that
do not play by the rules are named.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.levels import find_agent, levels_of
from colonnade.bots.uniform import Uniform
from colonnade.core.errors import BadAgent, BadOption
from colonnade.games import GAMES
from colonnade.lab.simulate import CHUNK, Experiment, play_game, prepare_experiment, simulate

BOTS = '''
"""Agents of all sorts, as other people might write them."""
import os
from random import Random

from colonnade.core.agent import Decision, Limit


class First:
    def decide(self, game, state, limit: Limit, random: Random) -> Decision:
        return Decision((game.legal(state)[0],))


class Planner:
    """Plans as far as it may: up to the next throw."""

    def decide(self, game, state, limit, random):
        plan, seat = [], game.turn(state).seat
        while game.legal(state) and game.turn(state).seat == seat:
            plan.append(game.sample(state, random))
            state = game.apply(state, plan[-1])
        return Decision(tuple(plan))


class Overplanner(First):
    def decide(self, game, state, limit, random):
        legal = game.legal(state)
        return Decision((legal[0],) * 50)


class Illegal(First):
    def decide(self, game, state, limit, random):
        return Decision((game.parse("roll 1"),))


class NoAction(First):
    def decide(self, game, state, limit, random):
        return Decision(("stop!",))


class Empty(First):
    def decide(self, game, state, limit, random):
        return Decision(())


class Silent(First):
    def decide(self, game, state, limit, random):
        return None


class Crashing(First):
    def decide(self, game, state, limit, random):
        raise RuntimeError("no idea\\nat all")


class Dying(First):
    def decide(self, game, state, limit, random):
        os._exit(3)


class Choosy(First):
    def __init__(self, strength):
        self.strength = strength


class Failing(First):
    def __init__(self):
        raise OSError("no weights")


instance = First()
number = 3


class NoBot:
    pass
'''


@pytest.fixture
def bots_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of other people's bots in the current directory, importable by that alone."""
    name = f"bots_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return name


def experiment(
    game: str = "columbiz",
    agents: tuple[str, ...] = ("random", "greedy"),
    games: int = 3,
    seed: int = 1,
    **more: Any,
) -> Experiment:
    return prepare_experiment(game, agents, games, seed, **more)


def lines(given: Experiment, workers: int = 1) -> list[str]:
    return [record.to_json() for record in simulate(given, workers)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dice", ["seeded", "fair"])
def test_records_do_not_depend_on_the_run_or_on_the_workers(game: str, dice: str) -> None:
    given = experiment(game, games=2 * CHUNK + 3, dice=dice)
    once = lines(given)
    assert once == lines(given) == lines(given, workers=2)
    assert len(set(once)) == len(once)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dice", ["seeded", "fair"])
def test_simulated_records_hold_and_can_be_verified(game: str, dice: str) -> None:
    for players in GAMES[game].players:
        for record in simulate(
            experiment(
                game,
                ("greedy", "random") * (players // 2) + ("random",) * (players % 2),
                games=2,
                dice=dice,
            )
        ):
            record.check(GAMES[game])
            throws = sum(event.partition(" ")[0] in ("start", "roll") for event in record.events)
            assert record.verify(GAMES[game]) == throws > 0
            assert record.played is None
            assert (record.dice["seed"], record.dice["source"]) == (1, dice)


def test_a_game_of_an_experiment_can_be_played_alone() -> None:
    given = experiment(games=5)
    assert play_game(given, 3).to_json() == lines(given)[3]


def test_another_seed_gives_other_games() -> None:
    assert lines(experiment(games=1)) != lines(experiment(games=1, seed=2))
    assert lines(experiment(games=1, seed=-(10**50)))


def test_the_dice_do_not_depend_on_who_plays() -> None:
    first, second = (
        next(iter(simulate(experiment(agents=agents))))
        for agents in (("random", "greedy"), ("greedy", "random"))
    )
    assert first.events[:2] == second.events[:2]
    assert first.events != second.events


def test_names_say_which_bot_it_was(bots_module: str) -> None:
    assert play_game(experiment(agents=("random", f"{bots_module}:First")), 0).names == (
        "bot:random",
        f"bot:{bots_module}:First"[:80],
    )


# Agents


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays(game: str) -> None:
    for level in levels_of(game):
        play_game(experiment(game, (level, "random"), games=1), 0).check(GAMES[game])


def test_a_game_nobody_registered_has_the_random_level() -> None:
    assert levels_of("stones") == ("random",)
    assert isinstance(find_agent("stones", "random"), Uniform)


@pytest.mark.parametrize("name", ["First", "Planner", "instance"])
@pytest.mark.parametrize("game", GAMES)
def test_any_importable_agent_can_sit_down(bots_module: str, name: str, game: str) -> None:
    for record in simulate(experiment(game, (f"{bots_module}:{name}", "random"), games=2)):
        record.check(GAMES[game])


def test_an_imported_agent_plays_in_worker_processes(bots_module: str) -> None:
    given = experiment(agents=(f"{bots_module}:First", "random"), games=CHUNK + 1)
    assert lines(given, workers=2) == lines(given)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("grandmaster", "error-agent-unknown name=grandmaster levels=random, "),
        ("", "error-agent-unknown name= "),
        ("GREEDY", "error-agent-unknown"),
        ("nowhere:First", "error-agent-module module=nowhere"),
        ("nowhere.at.all:First", "error-agent-module module=nowhere.at.all"),
        (":First", "error-agent-module module= "),
        ("../evil:First", "error-agent-module"),
        (".relative:First", "error-agent-module"),
        ("a b:First", "error-agent-module"),
        ("\N{GAME DIE}:First", "error-agent-module"),
        ("{}:Nobody", "error-agent-attribute module=.* attribute=Nobody"),
        ("{}:", "error-agent-attribute"),
        ("{}:First.decide", "error-agent-attribute"),
        ("{}:number", "error-agent-kind"),
        ("{}:NoBot", "error-agent-kind"),
        ("{}:Choosy", "error-agent-constructor .*reason=TypeError: .*strength"),
        ("{}:Failing", "error-agent-constructor .*reason=OSError: no weights"),
    ],
)
def test_an_agent_that_cannot_be_used_is_refused_before_the_first_game(
    bots_module: str, name: str, key: str
) -> None:
    with pytest.raises(BadAgent, match=key):
        experiment(agents=("random", name.format(bots_module)))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1 +", "SyntaxError: "),
        ("import nowhere_else", "ModuleNotFoundError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
    ],
)
def test_a_module_that_cannot_be_imported_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    Path(f"broken_{reason[:6]}.py").write_text(text)
    with pytest.raises(
        BadAgent, match=f"error-agent-import module=broken_{reason[:6]} reason={reason}"
    ):
        find_agent("columbiz", f"broken_{reason[:6]}:Bot")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Illegal", "error-agent-illegal .*action=roll 1 clause=C"),
        ("NoAction", "error-agent-no-action .*action=stop!"),
        ("Overplanner", "error-agent-"),
        ("Empty", "error-agent-empty"),
        ("Silent", "error-agent-decision .*kind=NoneType"),
        ("Crashing", "error-agent-crashed .*reason=RuntimeError: no idea at all"),
    ],
)
def test_an_agent_that_does_not_play_by_the_rules_is_named_with_game_ply_and_seat(
    bots_module: str, name: str, key: str
) -> None:
    with pytest.raises(BadAgent, match=rf"{key}.* game=0 ply=\d+ colour=blue"):
        lines(experiment(agents=("random", f"{bots_module}:{name}")))


def test_it_is_named_from_a_worker_process_too(bots_module: str) -> None:
    with pytest.raises(BadAgent, match=r"error-agent-illegal .* game=0 ply=\d+ colour=blue"):
        lines(experiment(agents=("random", f"{bots_module}:Illegal"), games=CHUNK + 1), workers=2)


def test_a_worker_that_dies_is_no_endless_wait(bots_module: str) -> None:
    with pytest.raises(BadAgent, match="error-worker-lost"):
        lines(experiment(agents=(f"{bots_module}:Dying", "random"), games=CHUNK + 1), workers=2)


# What cannot be


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "error-game-unknown game=chess games=columbiz, quatre_colonnes"),
        ({"agents": ("random",)}, "error-seats-count given=1 allowed=2, 3, 4"),
        ({"agents": ("random",) * 5}, "error-seats-count given=5"),
        ({"dice": "loaded"}, "error-option-value option=dice value=loaded values=seeded, fair"),
        ({"dice": "physical"}, "error-option-value option=dice"),
        ({"options": {"edition": "de"}}, "error-option-value option=edition value=de"),
        ({"options": {"teams": True}}, "error-option-name option=teams"),
        ({"colours": ("purple",)}, "error-seats-colours-count colours=1 seats=2"),
        ({"colours": ("blue", "purple")}, "columbiz-seats-colours"),
        ({"first": 0}, "columbiz-seats-first"),
        ({"game": "quatre_colonnes", "first": 2}, "error-seats-first given=2"),
        ({"game": "quatre_colonnes", "colours": ("Y", "Y")}, "error-seats-order"),
        ({"game": "quatre_colonnes", "options": {"teams": True}}, "error-option-teams players=2"),
    ],
)
def test_an_experiment_that_cannot_be_is_refused(change: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption, match=key):
        experiment(**change)


def test_the_first_seat_begins_where_nobody_says_and_the_dice_do_not_decide() -> None:
    assert experiment("quatre_colonnes").first == 0
    assert experiment("quatre_colonnes", first=1).first == 1
    assert experiment("columbiz").first is None
