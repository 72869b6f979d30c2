"""Benchmark positions without values: decisions drawn from games of mixed levels, and which of
their actions matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from colonnade.analysis.grades import is_counted
from colonnade.bots.evaluation import Evaluator, RankedAction, find_evaluator
from colonnade.bots.levels import levels_of
from colonnade.core.dice import derive_bytes
from colonnade.core.game import AnyGame, Decide
from colonnade.core.options import OptionValue
from colonnade.games import GAMES
from colonnade.lab.positions import PHASES, BenchmarkPosition, RolledOut
from colonnade.lab.simulate import play_game, prepare_experiment

WINDOW, MOST = 0.06, 5
"""Groups of actions matter that are behind the evaluator's best by at most this share of the win:
at least the two best groups, and at most this number.
"""
STAKE = 0.005
"""A choice at random among the legal actions loses at least this share of the win."""
TRIES = 6
"""Decisions of one phase of a game that are looked at before it is given up."""
DIGITS = 5
UNPLAYABLE = "relaunch"
"""The phase of Les 4 colonnes from which rollouts cannot begin: one die is thrown again. Very few
decisions lead there.
"""


@dataclass(frozen=True, slots=True)
class Table:
    """What to draw positions from: a game, its players and options, and the number of positions."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    count: int

    @property
    def quotas(self) -> tuple[int, ...]:
        """The number of positions of each phase."""
        return tuple(self.count // len(PHASES) + (n < self.count % len(PHASES)) for n in range(4))


def draw_positions(table: Table, seed: int) -> Iterator[BenchmarkPosition]:
    """Yield decisions from games of mixed levels, at most one of each phase of a game, without
    trials yet. The last of the levels, the slowest, does not take part.
    """
    game, evaluator = GAMES[table.game], find_evaluator(table.game)
    levels = levels_of(table.game)[:-1] or levels_of(table.game)
    left, seen, number = list(table.quotas), set[str](), 0
    path = f"positions/{table.game}/{table.players}/{sorted(table.options.items())}"
    random = Random(int.from_bytes(derive_bytes(seed, path), "big"))
    while any(left):
        experiment = prepare_experiment(
            table.game,
            [random.choice(levels) for _ in range(table.players)],
            1,
            random.getrandbits(48),
            first=number % table.players if game.chooses_first else None,
            options=table.options,
        )
        number += 1
        states = [step.state for step in play_game(experiment, 0).replay(game)]
        for phase, name in enumerate(PHASES):
            part = states[len(states) * phase // 4 : len(states) * (phase + 1) // 4]
            choices = [state for state in part if _has_choice(game, state)]
            for state in random.sample(choices, min(TRIES, len(choices))):
                found = left[phase] and make_position(game, evaluator, state, name)
                if found and found.position not in seen:
                    seen.add(found.position)
                    left[phase] -= 1
                    yield found
                    break


def find_seat(game: AnyGame, state: Any) -> int:
    """Return the seat that decides."""
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return turn.seat


def _has_choice(game: AnyGame, state: Any) -> bool:
    return isinstance(game.turn(state), Decide) and len(game.legal(state)) > 1


def make_position(
    game: AnyGame, evaluator: Evaluator, state: Any, phase: str
) -> BenchmarkPosition | None:
    """Return a position without trials; None where the game is all but decided, or there is too
    little to choose.
    """
    ranked, seat = evaluator.rank(state), find_seat(game, state)
    best = ranked[0].shares[seat]
    if not is_counted(best) or best - fmean(some.shares[seat] for some in ranked) < STAKE:
        return None
    groups = group_actions(game, evaluator, state, ranked)
    chosen = [
        group
        for place, group in enumerate(groups[:MOST])
        if place < 2 or groups[0][0].shares[seat] - group[0].shares[seat] <= WINDOW
    ]
    if len(chosen) < 2:
        return None
    rolled = [
        RolledOut(
            tuple(str(option.action) for option in group),
            round(group[0].shares[seat], DIGITS),
            tuple(round(share, DIGITS) for share in group[0].shares),
            0.0,
            (0.0, 0.0),
        )
        for group in chosen
    ]
    names = {name for some in rolled for name in some.actions}
    others = {
        str(option.action): round(option.shares[seat], DIGITS)
        for option in ranked
        if str(option.action) not in names
    }
    players = len(ranked[0].shares)
    return BenchmarkPosition(
        game.key, game.position(state), players, phase, seat, 0, tuple(rolled), others
    )


def group_actions(
    game: AnyGame, evaluator: Evaluator, state: Any, ranked: Sequence[RankedAction]
) -> list[list[RankedAction]]:
    """Return the actions, the best first, grouped by the position that the evaluator's moves lead
    to; only as many groups as can matter. Empty where a rollout cannot begin there.
    """
    groups: dict[str, list[RankedAction]] = {}
    seat = find_seat(game, state)
    for option in ranked:
        behind = ranked[0].shares[seat] - option.shares[seat]
        if len(groups) >= 2 and behind > WINDOW:
            break
        after = game.apply(state, option.action)
        while isinstance(game.turn(after), Decide):
            after = game.apply(after, evaluator.rank(after)[0].action)
        if getattr(after, "phase", None) == UNPLAYABLE:
            return []
        key = game.position(after)
        if key not in groups and len(groups) == MOST:
            continue
        groups.setdefault(key, []).append(option)
    return list(groups.values())
