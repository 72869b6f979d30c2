"""The order of questions: what is said of a position does not depend on what was asked before.

Hints, the lens, the coach and reviews ask the same evaluator. Each position is asked of an
evaluator of its own first; then all of them in several orders, in this process and in a fresh one,
and all that speak of a position must state that number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from colonnade.analysis.coach import hint, warn
from colonnade.analysis.lens import find_values
from colonnade.analysis.review import review
from colonnade.bots.evaluation import find_evaluator
from colonnade.core.game import Decide
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from tests.audit.claims import Claim

Answers = Mapping[str, float]
"""Per action of a decision, the share of the seat that decides."""
SLACK = 1e-6
"""The nets add up in single precision, and not always in the same order."""

TABLES = {
    "columbiz": (("club", "master"), ("expert", "casual", "master"), ("club",) * 4),
    "quatre_colonnes": (("club", "master"), ("expert", "casual", "master"), ("club",) * 4),
}
LAST, OTHERS = 8, 8
"""The decisions of a game that are asked: the last ones, and others at random."""


def answer(game_key: str, positions: Sequence[str]) -> list[Answers]:
    """What a new evaluator says of the positions, asked in this order."""
    game, evaluator = GAMES[game_key], find_evaluator(game_key)
    return [find_values(game, game.from_position(position), evaluator) for position in positions]


def list_positions(record: Record, random: Random) -> list[str]:
    """Decisions of a game in the order of play."""
    game = GAMES[record.game]
    decisions = [
        game.position(step.state)
        for step in record.replay(game)
        if isinstance(game.turn(step.state), Decide) and len(game.legal(step.state)) > 1
    ]
    early = decisions[:-LAST]
    chosen = {*decisions[-LAST:], *random.sample(early, min(OTHERS, len(early)))}
    return [position for position in dict.fromkeys(decisions) if position in chosen]


def compare(position: str, order: str, truth: Answers, stated: Answers) -> Iterator[Claim]:
    for action, share in stated.items():
        yield Claim(position, f"{action}, {order}", share, truth[action], SLACK)


def list_claims_of(game_key: str, positions: Sequence[str], random: Random) -> Iterator[Claim]:
    """All ways to ask of some positions, each held against the answer of a new evaluator."""
    truths = {position: answer(game_key, [position])[0] for position in positions}
    mixed = random.sample(positions, len(positions))
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        orders = {
            "in the order of play": (positions, answer(game_key, positions)),
            "in another order": (mixed, answer(game_key, mixed)),
            "backwards in a fresh process": (
                positions[::-1],
                fresh.submit(answer, game_key, positions[::-1]).result(),
            ),
        }
    for order, (asked, answers) in orders.items():
        for position, stated in zip(asked, answers, strict=True):
            yield from compare(position, order, truths[position], stated)
    yield from list_user_claims(game_key, mixed, truths)


def list_user_claims(
    game_key: str, positions: Sequence[str], truths: Mapping[str, Answers]
) -> Iterator[Claim]:
    """Hints and warnings, asked of one evaluator after each other as by a server."""
    game, evaluator = GAMES[game_key], find_evaluator(game_key)
    for position in positions:
        state, truth = game.from_position(position), truths[position]
        hinted = hint(game, state, evaluator).candidates
        yield from compare(position, "hint", truth, {each.action: each.share for each in hinted})
        worst = min(truth, key=lambda action: truth[action])
        caution = warn(game, state, game.parse(worst), 0.0, evaluator)
        loss = max(truth.values()) - truth[worst]
        yield Claim(position, f"{worst}, warning", caution and caution.loss, loss, 2 * SLACK)


def list_review_claims(record: Record) -> Iterator[Claim]:
    """What a review says of the last decisions of a game."""
    game = GAMES[record.game]
    states = {step.ply: step.state for step in record.replay(game)}
    decisions = [event for event in review(record).events if event.best is not None]
    for event in decisions[-2 * LAST :]:
        position = game.position(states[event.ply - 1])
        (truth,) = answer(record.game, [position])
        stated = {option.action: option.shares[event.seat or 0] for option in event.ranked}
        yield from compare(position, "review", truth, stated)


def list_claims(game_key: str, seed: int) -> Iterator[Claim]:
    """Claims without end, game after game."""
    random = Random(seed)
    while True:
        agents = random.choice(TABLES[game_key])
        experiment = prepare_experiment(game_key, agents, 1, random.randrange(10**6))
        record = play_game(experiment, 0)
        yield from list_claims_of(game_key, list_positions(record, random), random)
        yield from list_review_claims(record)
