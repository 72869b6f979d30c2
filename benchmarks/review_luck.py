"""`review.py luck`: whether luck is nothing on average, and how much variance it takes away."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random

from review_tables import Mean, Table, evaluator_of, tables

from colonnade.core.game import Over, Throw
from colonnade.games import GAMES
from colonnade.lab.workers import parallel_map


@dataclass(frozen=True)
class Luck:
    """A game played by the evaluator itself: the luck of each throw for who threw it, and the
    results with and without luck.
    """

    throws: list[float]
    corrections: list[float]
    """For the seat whose turn begins."""
    squares: float
    """The squared corrections of all seats."""
    transfers: float
    """The part of them that the other seats share out among themselves."""
    result: tuple[float, ...]
    less_luck: tuple[float, ...]


def play_luck(table: Table, seed: int, index: int) -> Luck:
    """One game; the terms are those of `review`, found while playing, so that every turn is looked
    through only once.
    """
    game, evaluator, random = (
        GAMES[table.game],
        evaluator_of(table.game),
        Random(f"{seed} {table} {index}"),
    )
    experiment = table.prepare(["random"] * table.players, 1, seed)
    first = None if experiment.first is None else index % table.players
    state = game.initial(
        game.options_type.resolve(experiment.options, table.players),
        game.seats(experiment.colours, first),
    )
    value = evaluator.find_shares(state)
    total = [0.0] * table.players
    throws, corrections = list[float](), list[float]()
    squares = transfers = 0.0
    while not isinstance(turn := game.turn(state), Over):
        taken_for = None
        if isinstance(turn, Throw):
            state = game.apply(
                state, game.outcome(state, [random.randrange(1, 7) for _ in range(turn.dice)])
            )
        else:
            best = evaluator.rank(state)[0]
            state, taken_for = game.apply(state, best.action), best.shares
        looked_ahead = evaluator.find_shares(state)
        after = (
            (taken_for or evaluator.estimate_shares(state))
            if evaluator.is_horizon(state)
            else looked_ahead
        )
        if isinstance(turn, Throw):
            total = [
                gained + now - was for gained, now, was in zip(total, after, value, strict=True)
            ]
            throws.append(after[turn.seat] - value[turn.seat])
        following = game.turn(state)
        if evaluator.is_horizon(state) and not isinstance(following, Over):
            changes = [now - was for now, was in zip(looked_ahead, after, strict=True)]
            own = changes[following.seat]
            corrections.append(own)
            squares += sum(change**2 for change in changes)
            # without these, the others would lose what the seat gains in equal parts
            transfers += sum(change**2 for change in changes) - own**2 * table.players / (
                table.players - 1
            )
        value = looked_ahead
    return Luck(
        throws,
        corrections,
        squares,
        transfers,
        value,
        tuple(end - gained for end, gained in zip(value, total, strict=True)),
    )


def show_luck(arguments: argparse.Namespace) -> None:
    for table in tables(arguments):
        squares = transfers = 0.0
        throw, plain, less_luck, total, corrections, all_corrections, games = (
            Mean(),
            Mean(),
            Mean(),
            Mean(),
            Mean(),
            list[float](),
            0,
        )
        for found in parallel_map(
            partial(play_luck, table, arguments.seed), 0, 10**9, arguments.workers
        ):
            for value in found.throws:
                throw.add(value)
            for value in found.corrections:
                corrections.add(value)
            all_corrections += found.corrections
            squares, transfers = squares + found.squares, transfers + found.transfers
            # One seat of each game, in turn, since the seats of a game are not independent.
            seat = games // table.players % table.players
            plain.add(found.result[seat])
            less_luck.add(found.less_luck[seat])
            total.add(found.result[seat] - found.less_luck[seat])
            games += 1
            if throw.count >= arguments.throws:
                break
        print(
            f"{table}: {throw.count:,} throws of {games:,} games: mean luck {100 * throw.mean:+.4f}"
            f" % of a win, standard error {100 * throw.error:.4f} ({throw.mean / throw.error:+.2f}"
            f" errors); deviation of a throw {100 * sqrt(throw.variance):.2f} %"
        )
        print(
            f"  results: mean {plain.mean:.4f} ± {plain.error:.4f} plain, {less_luck.mean:.4f} ±"
            f" {less_luck.error:.4f} less luck (difference {total.mean:+.4f} ± {total.error:.4f});"
            f" variance {plain.variance:.4f} and {less_luck.variance:.4f}:"
            f" {plain.variance / less_luck.variance:.1f} times less"
        )
        spread_of = (
            f"mean {100 * corrections.mean:+.3f} %, deviation"
            f" {100 * sqrt(corrections.variance):.2f} %"
        )
        sizes = [abs(value) for value in all_corrections]
        above = (
            f"{sum(size > 0.1 for size in sizes)} above 10 points,"
            f" {sum(size > 0.05 for size in sizes)} above 5"
        )
        largest = f"the largest {100 * max(sizes, default=0):.1f} points"
        print(
            f"  corrections, for the seat whose turn begins: {corrections.count:,}, {spread_of},"
            f" {above}, {largest}",
            flush=True,
        )
        if table.players > 2 and not dict(table.options).get("teams"):
            print(
                f"  {100 * transfers / (squares or 1):.0f} % of the squared corrections of all"
                " seats is what goes from one of the others to another",
                flush=True,
            )
