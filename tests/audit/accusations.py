"""Accusations: large losses of reviews, held against playing on.

An accusation says that an action cost so much of the win. Both ends of its turn, that of the best
action and that of the chosen one, each with the rest of the turn as the review judges it, are
played on to the end of the game by the evaluator, with the same dice. An accusation is refuted if
what it charges is more than three standard errors, and the rounding, above what the games say. One
that clearly holds is decided early.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from colonnade.analysis.review import review
from colonnade.analysis.rollout import RolloutPlan, play_batch
from colonnade.bots.evaluation import Evaluator, find_evaluator
from colonnade.core.game import Decide, Over
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment

LARGE = 0.05
"""The least loss that is an accusation here."""
FEWEST_BATCHES, BATCHES = 4, 12
"""The batches of eight games that are played on from each end."""
ERRORS = 3
"""The standard errors by which an accusation is refuted."""
ROUNDING = 0.005
"""A charge is told in whole per cent."""
MOST_OF_A_GAME = 4
"""The accusations of one game that are tried, chosen at random."""

TABLES = {
    "columbiz": (("random", "master"), ("casual", "club"), ("club", "master"), ("expert",) * 3),
    "quatre_colonnes": (
        ("random", "master"),
        ("casual", "club"),
        ("club", "master"),
        ("expert",) * 3,
    ),
}
"""Weak and strong players."""


@dataclass(frozen=True)
class Verdict:
    """An accusation, and what playing on says of it."""

    table: str
    """Who played the game."""
    player: str
    position: str
    played: str
    best: str
    charged: float
    found: float = 0.0
    error: float = 1.0
    """The standard error of `found`."""

    @property
    def is_right(self) -> bool:
        """Whether it is not refuted."""
        return self.charged - self.found <= ERRORS * self.error + ROUNDING

    @property
    def is_decided(self) -> bool:
        """Whether it holds beyond doubt: something was lost, and hardly less than is charged."""
        return (
            self.found > ERRORS * self.error and self.charged - self.found <= self.error + ROUNDING
        )

    @property
    def is_unfounded(self) -> bool:
        """Whether nothing was lost at all, as far as one can tell."""
        return self.found + ERRORS * self.error < 0

    def __str__(self) -> str:
        verdict = "unfounded" if self.is_unfounded else "holds" if self.is_right else "too high"
        return (
            f"{self.position}: {self.player}, {self.played} for {self.best}:"
            f" charged {100 * self.charged:.1f},"
            f" played on {100 * self.found:.1f} ± {100 * self.error:.1f}: {verdict}"
        )


def find_end(game_key: str, evaluator: Evaluator, position: str, action: str) -> Any:
    """The position after an action and the rest of its turn, up to the next throw, as the evaluator
    plays it.
    """
    game = GAMES[game_key]
    state = game.from_position(position)
    seat = game.turn(state).seat  # type: ignore[union-attr]
    state = game.apply(state, game.parse(action))
    while isinstance(turn := game.turn(state), Decide) and turn.seat == seat:
        state = game.apply(state, evaluator.rank(state)[0].action)
    return state


def play_on(game_key: str, state: Any, seat: int, seed: int) -> Iterator[float]:
    """The seat's mean share of the win over batch after batch of games; the same dice for every
    position with this seed.
    """
    game = GAMES[game_key]
    if isinstance(game.turn(state), Over):
        shares = find_evaluator(game_key).find_shares(state)
        yield from repeat(shares[seat], BATCHES)
        return
    plan = RolloutPlan(game_key, game.position(state), (), seed, None)
    for number in range(BATCHES):
        yield mean(trial[seat] for trial in play_batch(plan, number).less_luck[0])


def play_out(accusation: Verdict, game_key: str, seed: int) -> Verdict:
    """The accusation with what the played action loses by playing on from both ends."""
    game, evaluator = GAMES[game_key], find_evaluator(game_key)
    seat = game.turn(game.from_position(accusation.position)).seat  # type: ignore[union-attr]
    ends = (
        play_on(game_key, find_end(game_key, evaluator, accusation.position, action), seat, seed)
        for action in (accusation.best, accusation.played)
    )
    found, lost = accusation, list[float]()
    for ours, theirs in zip(*ends, strict=True):
        lost.append(ours - theirs)
        if len(lost) >= FEWEST_BATCHES:
            found = replace(found, found=mean(lost), error=stdev(lost) / sqrt(len(lost)))
            if found.is_decided:
                break
    return found


def list_verdicts_of(record: Record, random: Random) -> Iterator[Verdict]:
    """Some large losses of a game, tried."""
    game = GAMES[record.game]
    states = {step.ply: step.state for step in record.replay(game)}
    accused = [event for event in review(record).events if event.best and event.loss >= LARGE]
    for event in random.sample(accused, min(MOST_OF_A_GAME, len(accused))):
        accusation = Verdict(
            " – ".join(record.names),
            record.names[event.seat or 0],
            game.position(states[event.ply - 1]),
            event.event,
            str(event.best),
            event.loss,
        )
        yield play_out(accusation, record.game, event.ply)


def summarise(verdicts: Sequence[Verdict]) -> list[str]:
    """Per table and player, what was charged and what was found on average: a bias shows here long
    before a single accusation is refuted.
    """
    lines: list[str] = []
    for table, player in sorted({(each.table, each.player) for each in verdicts}):
        own = [each for each in verdicts if (each.table, each.player) == (table, player)]
        charged, found = (
            100 * mean(getattr(each, of) for each in own) for of in ("charged", "found")
        )
        error = 100 * sqrt(sum(each.error**2 for each in own)) / len(own)
        lines.append(
            f"{table}, {player}: {len(own)} accusations, charged {charged:.1f} on average,"
            f" played on {found:.1f} ± {error:.1f}"
        )
    return lines


def list_verdicts(
    game_key: str, seed: int, tables: Sequence[Sequence[str]] = ()
) -> Iterator[Verdict]:
    """Verdicts without end, game after game, table after table."""
    random = Random(seed)
    while True:
        for agents in tables or TABLES[game_key]:
            experiment = prepare_experiment(game_key, agents, 1, random.randrange(10**6))
            yield from list_verdicts_of(play_game(experiment, 0), random)
