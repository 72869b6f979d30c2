"""Fits the weights of the coach of Les 4 colonnes: `python benchmarks/coach_weights.py [--positions
2500] [--players 2] [--dice 1]`.

The coach orders its reasons by what they are worth in cells gone on the ring. The weights come from
decisions of masters: the best action is compared with the runner-up that a hint would name, and the
difference of their shares of the win is fitted by least squares to the differences of what the
coach measures (`find_outcome`). A weight is a coefficient divided by that of a cell on the ring.
Intervals (95 %) come from resampled positions. The table shows the fitted weights beside those in
`analysis/quatre_colonnes/coach.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from hints import GAME, TABLES, play
from numpy.typing import NDArray

from colonnade.analysis.quatre_colonnes import coach
from colonnade.analysis.quatre_colonnes.coach import find_runner_up
from colonnade.analysis.quatre_colonnes.outcome import Outcome, find_outcome
from colonnade.bots.evaluation import Evaluator, find_evaluator
from colonnade.core.options import OptionValue

Floats = NDArray[np.float64]
RESAMPLES = 500


@dataclass(frozen=True, slots=True)
class Feature:
    """Something the coach measures of an action, and its weight in the coach; None where the coach
    has no single weight for it.
    """

    name: str
    weight: float | None
    measure: Callable[[Outcome], float]


FEATURES = (
    Feature("cell on the ring", 1, lambda outcome: outcome.ring_cells),
    Feature("cell on the arrow", 0, lambda outcome: outcome.progress - outcome.ring_cells),
    Feature("SAFE: token out of danger", coach.SAFE, lambda outcome: outcome.safe),
    Feature(
        "RIVAL_START: token on a start cell where rivals wait",
        -coach.RIVAL_START,
        lambda outcome: bool(outcome.on_rival_start),
    ),
    Feature("PURSUER: rival close behind", -coach.PURSUER, lambda outcome: outcome.pursuers),
    Feature("STAKE: cell at stake", -coach.STAKE, lambda outcome: outcome.at_stake),
    Feature(
        "THIRD_SIX: cell at stake by a third six",
        -coach.THIRD_SIX,
        lambda outcome: outcome.third_six,
    ),
    Feature("BARRIER: new barrier", coach.BARRIER, lambda outcome: bool(outcome.closed)),
    Feature("BARRIER: barrier opened", -coach.BARRIER, lambda outcome: bool(outcome.opened)),
    Feature("HELD_UP: rival behind own barrier", coach.HELD_UP, lambda outcome: outcome.held_up),
    Feature(
        "BARRED: own token behind a rival's barrier", -coach.BARRED, lambda outcome: outcome.barred
    ),
    Feature("CHASED: rival in reach of an own token", coach.CHASED, lambda outcome: outcome.chased),
    Feature(
        "LANDING: face that reaches a safe cell", coach.LANDING, lambda outcome: outcome.landings
    ),
    Feature(
        "NEXT_SUMMIT: chance of the summit", coach.NEXT_SUMMIT, lambda outcome: outcome.summit_next
    ),
    Feature(
        "cell of the target, times its chance",
        1,
        lambda outcome: outcome.target[0] * outcome.target[1],
    ),
    Feature("capture", None, lambda outcome: len(outcome.sent_back)),
    Feature("cell that a captured token had gone", 1, lambda outcome: outcome.cells_lost),
    Feature("token reaches the summit", None, lambda outcome: bool(outcome.summit)),
    Feature("token leaves the workshop", None, lambda outcome: bool(outcome.entered)),
)


def measure(outcome: Outcome) -> list[float]:
    """The features of an action."""
    return [float(feature.measure(outcome)) for feature in FEATURES]


def compare(state: Any, evaluator: Evaluator) -> list[float] | None:
    """The differences between the best action and its runner-up, and last that of their shares;
    None between equals.
    """
    ranked = evaluator.rank(state)
    other = find_runner_up(state, ranked)
    lead = ranked[0].shares[state.seat] - other.shares[state.seat]
    if lead <= 0:
        return None
    ours, theirs = (
        measure(find_outcome(state, action, evaluator))
        for action in (ranked[0].action, other.action)
    )
    return [*(one - another for one, another in zip(ours, theirs, strict=True)), lead]


def fit(rows: Floats) -> Floats:
    """The weights in cells: least squares, divided by the coefficient of a cell on the ring. What
    never differs has no weight (NaN).
    """
    inputs, leads = rows[:, :-1], rows[:, -1]
    varies = inputs.any(axis=0)
    weights: Floats = np.full(inputs.shape[1], np.nan)
    weights[varies] = np.linalg.lstsq(inputs[:, varies], leads, rcond=None)[0]
    return weights / weights[0]


def collect(
    positions: int, tables: Sequence[tuple[int, dict[str, OptionValue]]], seed: int
) -> Floats:
    """The differences at decisions of masters, as many from each table."""
    evaluator, rows = find_evaluator(GAME.key), list[list[float]]()
    for number, (players, options) in enumerate(tables):
        wanted = positions * (number + 1) // len(tables)
        games = 0
        while len(rows) < wanted:
            games += 1
            states = play(players, options, 1, seed + games)
            chosen = Random(f"{seed} {games}").sample(states, min(60, len(states)))
            found = [row for state in chosen if (row := compare(state, evaluator)) is not None]
            rows += found[: wanted - len(rows)]
    return np.array(rows)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--positions", type=int, default=2500, help="decisions of masters, from all tables together"
    )
    parser.add_argument("--players", type=int, help="only tables of this number of players")
    parser.add_argument("--dice", type=int, help="only tables with this number of dice")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tables = [
        (players, options)
        for players, options in TABLES
        if arguments.players in (None, players) and arguments.dice in (None, options["dice"])
    ]
    rows = collect(arguments.positions, tables, arguments.seed)
    weights, random = fit(rows), np.random.default_rng(arguments.seed)
    resampled = np.array(
        [fit(rows[random.integers(0, len(rows), len(rows))]) for _ in range(RESAMPLES)]
    )
    low, high = np.percentile(np.nan_to_num(resampled), [2.5, 97.5], axis=0)
    explained = 1 - ((rows[:, -1] - _predict(rows, weights)) ** 2).sum() / (rows[:, -1] ** 2).sum()
    print(
        f"{len(rows)} pairs of actions from {len(tables)} tables; the weights explain"
        f" {explained:.0%} of the squared differences"
    )
    print(f"{'in cells on the ring':52}{'coach':>7}{'fitted':>9}{'interval':>20}{'pairs':>8}")
    for number, feature in enumerate(FEATURES):
        shipped = "" if feature.weight is None else f"{feature.weight:g}"
        count = int(np.count_nonzero(rows[:, number]))
        fitted, interval = (
            (f"{weights[number]:.1f}", f"{low[number]:.1f} – {high[number]:.1f}")
            if count
            else ("–", "–")
        )
        print(f"{feature.name:52}{shipped:>7}{fitted:>9}{interval:>20}{count:>8}")


def _predict(rows: Floats, weights: Floats) -> Floats:
    """The differences of shares that the weights predict, with the scale that fits best."""
    cells = rows[:, :-1] @ np.nan_to_num(weights)
    return cells * (cells @ rows[:, -1]) / (cells @ cells)


if __name__ == "__main__":
    main()
