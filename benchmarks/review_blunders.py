"""`review.py blunders` and `planted`: whether the review finds proven blunders."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import inf, sqrt
from random import Random
from statistics import fmean, median, stdev
from typing import Any

from review_tables import Table, evaluator_of, tables

from colonnade.analysis.review import review
from colonnade.analysis.rollout import plan_rollout, play_batch
from colonnade.bots.levels import find_agent
from colonnade.core.agent import Limit
from colonnade.core.dice import SeededDice
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.core.record import Record, Step
from colonnade.games import GAMES
from colonnade.games.columbiz import state as columbiz
from colonnade.games.columbiz.actions import STOP, Place
from colonnade.games.columbiz.board import bit_of, cell_of, column_of, row_of
from colonnade.games.quatre_colonnes import state as quatre_colonnes
from colonnade.games.quatre_colonnes.actions import SKIP, Move
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, PATH, SAFE_CELLS
from colonnade.games.quatre_colonnes.rules import CAPTURE_BONUS
from colonnade.lab.simulate import play_game
from colonnade.lab.statistics import Z95
from colonnade.lab.workers import parallel_map

PROVEN = 3  # standard errors by which the blunder must be worse
MOST_BATCHES = 8
SIZES = {"columbiz": 0.05, "quatre_colonnes": 0.03}
"""Per game, what a blunder must lose at least by the rollouts' mean, in shares of the win."""


Choice = tuple[int, Any]
"""How many events of a game come before a decision, and an action to take there instead of the one
that was taken.
"""


@dataclass(frozen=True)
class Case:
    """A game with a blunder: what the rollouts say it loses, and what the review does."""

    tries: int
    ply: int
    blunder: str
    better: str
    loss: float
    error: float
    found: int
    """The ply of the largest loss: of the game, or of the seat that blundered where only its losses
    are asked for.
    """
    found_loss: float
    review_loss: float
    """What the review says the blunder loses."""
    record: str


def find_lesser(steps: Sequence[Step[Any, Any]], game: AnyGame) -> list[Choice]:
    """Decisions with actions that do less: there is less to tell of them in captures, lines,
    bonuses, arrivals.
    """
    return [
        (step.ply, action)
        for step, following in pairwise(steps)
        for action in game.legal(step.state)
        if len(game.narrate(step.state, action)) < len(game.narrate(step.state, following.action))
    ]


def stop_with_nothing(state: columbiz.State, game: AnyGame) -> list[Any]:
    """Stopping after the first throw, where no disc that the dice pay for scores a line or
    captures.
    """
    if state.phase != "keep" or state.throws != 1 or STOP not in game.legal(state):
        return []
    stopped = game.apply(state, STOP)
    return (
        []
        if any(_brings_points(stopped, action, game) for action in game.legal(stopped))
        else [STOP]
    )


def place_to_be_captured(state: columbiz.State, game: AnyGame) -> list[Any]:
    """Discs that bring nothing, in the lowest row and under a free cell, where the next seat still
    has a turn.

    It captures them with two dice of a face out of eight, thrown up to three times: in 91 % if it
    goes for it.
    """
    players, next_seat = len(state.discs), (state.seat + 1) % len(state.discs)
    if (
        state.phase != "place"
        or (state.last_round and next_seat == state.starter)
        or state.reserve[next_seat] < 1
    ):
        return []
    taken = sum(state.discs[seat] for seat in range(players))
    return [
        action
        for action in game.legal(state)
        if isinstance(action, Place)
        and row_of(action.cell) == 1
        and not taken & bit_of(cell_of(column_of(action.cell), 2))
        and not _brings_points(state, action, game)
    ]


def _brings_points(state: columbiz.State, action: Any, game: AnyGame) -> bool:
    after = game.apply(state, action)
    return (after.line_points, after.prisoners) != (state.line_points, state.prisoners)


def decline_twenty(state: quatre_colonnes.State, game: AnyGame) -> list[Any]:
    """Declining a bonus of 20 cells that can be played."""
    return [SKIP] if state.bonuses[:1] == (CAPTURE_BONUS,) and SKIP in game.legal(state) else []


def leave_refuge(state: quatre_colonnes.State, game: AnyGame) -> list[Any]:
    """A token moved by a die from a safe cell to one that is not, at most six cells before a
    rival's token, where it stands alone.
    """
    found: list[Any] = []
    if state.phase != "play":
        return found
    colour, row = state.colours[state.seat], state.tokens[state.seat]
    for action in game.legal(state):
        if not isinstance(action, Move) or action.token.colour != colour:
            continue
        begin = row[action.token.number - 1]
        end = begin + action.die
        if (
            end > LAST_ON_RING
            or PATH[colour][begin] not in SAFE_CELLS
            or PATH[colour][end] in SAFE_CELLS
            or end in row
        ):
            continue
        pursuers = (
            progress
            for seat, rival in enumerate(state.colours)
            if seat != state.seat
            for progress in state.tokens[seat]
            if progress > 0
            and PATH[colour][end] in PATH[rival][progress + 1 : min(progress + 6, LAST_ON_RING) + 1]
        )
        if any(pursuers):
            found.append(action)
    return found


BLUNDERS: dict[str, tuple[Callable[[Any, AnyGame], list[Any]], ...]] = {
    "columbiz": (stop_with_nothing, place_to_be_captured),
    "quatre_colonnes": (decline_twenty, leave_refuge),
}
"""Per game the rules by which blunders are planted; they take turns."""


def find_planted(
    rule: Callable[[Any, AnyGame], list[Any]], steps: Sequence[Step[Any, Any]], game: AnyGame
) -> list[Choice]:
    """Decisions where the rule knows a blunder that the master did not make."""
    return [
        (step.ply, action)
        for step, following in pairwise(steps)
        if isinstance(game.turn(step.state), Decide)
        for action in rule(step.state, game)
        if action != following.action
    ]


def make_case(table: Table, seed: int, index: int, *, is_planted: bool = False) -> Case:
    """The first decision of some games of masters, replaced by a blunder, both drawn at random,
    that rollouts prove worse by enough.

    The decision lies in the second half of its game, where a game is soon played to its end.
    Planted blunders are made by the rules of `BLUNDERS`, others do less than what the master did.
    No evaluator has a say in the choice. An action counts as a blunder if it loses at least `SIZES`
    by the mean of up to `MOST_BATCHES` batches of rollouts to the end, and more than `PROVEN`
    standard errors of that mean; else another game is taken. Masters play the game to its end. Of a
    planted blunder the review must say that it is the largest loss of its seat, of another that it
    is the largest loss of the game.
    """
    game = GAMES[table.game]
    rules = BLUNDERS[table.game]
    find = partial(find_planted, rules[index % len(rules)]) if is_planted else find_lesser
    tries = 0
    while True:
        random = Random(f"{seed} {index} {tries}")
        record = play_game(
            table.prepare(["master"] * table.players, 10**9, seed), index * 1000 + tries
        )
        tries += 1
        steps = list(record.replay(game))
        choices = find(steps[len(steps) // 2 :], game)
        if not choices:
            continue
        ply, blunder = random.choice(choices)
        state, played = steps[ply].state, steps[ply + 1].action
        loss, error = measure_blunder(table.game, state, played, blunder, seed)
        if loss >= SIZES[table.game] and loss > PROVEN * error:
            changed = finish_game(record, steps[ply].ply, blunder, seed, index)
            found = review(changed, evaluator_of(table.game))
            given = found.events[ply]
            asked = [event for event in found.events if not is_planted or event.seat == given.seat]
            worst = max(asked, key=lambda event: event.loss)
            judged = worst.ply, worst.loss, given.loss
            return Case(
                tries, ply + 1, str(blunder), str(played), loss, error, *judged, changed.to_json()
            )


def measure_blunder(
    game_key: str, state: Any, played: Any, blunder: Any, seed: int
) -> tuple[float, float]:
    """By how much rollouts to the end say that a decision is worse than another, and the standard
    error of that.
    """
    game = GAMES[game_key]
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    seat = turn.seat
    plan = plan_rollout(game, state, seed=seed, actions=[played, blunder])
    differences: list[float] = []
    mean, error = 0.0, inf
    for number in range(MOST_BATCHES):
        batch = play_batch(plan, number)
        differences += [
            one[seat] - other[seat] for one, other in zip(*batch.less_luck, strict=True)
        ]
        mean, error = fmean(differences), stdev(differences) / sqrt(len(differences))
        if mean + 2 * error < SIZES[game_key] or (
            number and mean >= SIZES[game_key] and mean > PROVEN * error
        ):
            break
    return mean, error


def finish_game(record: Record, ply: int, blunder: Any, seed: int, index: int) -> Record:
    """The game up to a ply, then the blunder, then masters to the end on other dice."""
    game = GAMES[record.game]
    begun = replace(record, events=record.events[:ply], result=None, notes=())
    dice = SeededDice(seed, 10**6 + index)
    match: AnyMatch = Match.resume(game, begun, dice)
    agent, random = find_agent(record.game, "master"), Random(index)
    turn = match.turn
    assert isinstance(turn, Decide)
    match.act(turn.seat, blunder)
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Throw):
            match.throw(dice.throw(turn.dice))
            continue
        for action in agent.decide(game, match.state, Limit(), random).actions:
            match.act(turn.seat, action)
    return match.record()


def show_blunders(arguments: argparse.Namespace, *, is_planted: bool = False) -> None:
    whose = "seat" if is_planted else "game"
    for table in tables(arguments):
        if table.players != (arguments.players or 2) or table.options:
            continue
        hits, cases = 0, list[Case]()
        make = partial(make_case, table, arguments.seed, is_planted=is_planted)
        for index, case in enumerate(parallel_map(make, 0, arguments.games, arguments.workers)):
            cases.append(case)
            is_hit = case.found == case.ply
            hits += is_hit
            other = (
                ""
                if is_hit
                else f"; the review finds ply {case.found} ({100 * case.found_loss:.1f} %)"
            )
            rolled = f"{100 * case.loss:.1f} ± {100 * Z95 * case.error:.1f} % by rollouts"
            judged = f"{100 * case.review_loss:.1f} % by the review"
            print(
                f"  {index}: ply {case.ply}, {case.blunder} for {case.better}: {rolled},"
                f" {judged}{other}",
                flush=True,
            )
            if arguments.records is not None:
                with arguments.records.open("a", encoding="utf-8") as file:
                    file.write(
                        json.dumps(
                            {"ply": case.ply, "blunder": case.blunder, "record": case.record}
                        )
                        + "\n"
                    )
        rolled, judged = (
            median(case.loss for case in cases),
            median(case.review_loss for case in cases),
        )
        print(
            f"{table}: the review finds {hits} of {len(cases)} blunders as the largest loss of the"
            f" {whose}; median loss {100 * rolled:.1f} % by rollouts and {100 * judged:.1f} % by"
            f" the review; {sum(case.tries for case in cases)} decisions tried",
            flush=True,
        )
