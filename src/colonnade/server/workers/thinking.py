"""Functions that run in worker processes: bots' decisions, hints, the lens, second thoughts,
reviews. `jobs` calls them.

The nets and their libraries are imported inside the functions, so that only workers load them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from random import Random, SystemRandom
from typing import Any

import msgspec

from colonnade.analysis.coach import Caution, HintCandidate
from colonnade.analysis.lens import LensEntry
from colonnade.bots.evaluation import Evaluator, find_evaluator
from colonnade.bots.levels import find_agent
from colonnade.core.agent import Limit
from colonnade.core.game import Decide, Throw
from colonnade.core.message import Message
from colonnade.core.record import parse_record
from colonnade.games import GAMES

GRAVE = 0.05
"""The share of the win that a decision must lose before the player is asked to think again."""
PREVIEW_PIXELS_PER_INCH = 48.0

_find_evaluator: Callable[[str], Evaluator] = lru_cache(maxsize=4)(find_evaluator)
_find_quick_evaluator = lru_cache(maxsize=4)(partial(find_evaluator, is_quick=True))
_find_agent = lru_cache(maxsize=16)(find_agent)
_random = SystemRandom()


def decide(game_key: str, level: str, state: Any, seconds: float) -> list[str]:
    """The actions that a level decides on, as text."""
    decision = _find_agent(game_key, level).decide(GAMES[game_key], state, Limit(seconds), _random)
    if not decision.actions:
        raise ValueError("decided nothing")
    return [str(action) for action in decision.actions]


def get_ready(game_key: str, state: Any) -> None:
    """Load everything that hints at such a table need, by finding one at the first decision of a
    random game from there.
    """
    game, random = GAMES[game_key], Random(0)
    _find_evaluator(game_key).get_ready(state)
    while isinstance(turn := game.turn(state), Throw):
        state = game.apply(
            state, game.outcome(state, [random.randint(1, 6) for _ in range(turn.dice)])
        )
    if isinstance(turn, Decide):
        find_hint(game_key, state)


def find_hint(
    game_key: str, state: Any
) -> tuple[Message, tuple[HintCandidate, ...], tuple[Message, ...]]:
    """All steps of a hint: nudge, candidates, reasons."""
    from colonnade.analysis.coach import hint

    found = hint(GAMES[game_key], state, _find_evaluator(game_key))
    return found.nudge, found.candidates, found.reasons


def find_chances(
    game_key: str, state: Any, seat: int
) -> tuple[tuple[LensEntry, ...], dict[str, float]]:
    """What the lens shows to a seat, and the value of every action at its decision."""
    from colonnade.analysis.lens import find_values, lens

    game = GAMES[game_key]
    return lens(game, state, seat), find_values(game, state, _find_evaluator(game_key))


def find_mistake(game_key: str, state: Any, action: str) -> tuple[Caution | None]:
    """The warning before an action that is a grave mistake; None for any other action, legal or
    not.
    """
    from colonnade.analysis.coach import warn

    game = GAMES[game_key]
    return (warn(game, state, game.parse(action), GRAVE, _find_evaluator(game_key)),)


def find_lines(game_key: str, state: Any) -> list[list[str]]:
    """What the seat on turn is most likely to do, the likeliest first."""
    from colonnade.analysis.likely import find_likely_lines

    return find_likely_lines(GAMES[game_key], state, _find_quick_evaluator(game_key))


def judge_turn(game_key: str, state: Any, events: tuple[str, ...]) -> list[tuple[int, str, float]]:
    """Per decision of a turn: the number of its event, the best action, and the share of the win
    that this gives more than the one that was chosen.
    """
    from colonnade.analysis.lens import find_values

    game, judged = GAMES[game_key], list[tuple[int, str, float]]()
    for number, text in enumerate(events):
        values = find_values(game, state, _find_evaluator(game_key))
        if values:
            best = max(values, key=values.__getitem__)
            judged.append((number, best, values[best] - values[text]))
        state = game.apply(state, game.parse(text))
    return judged


def make_print(
    game_key: str,
    paper: str,
    language: str,
    saves_ink: bool,
    sheets: tuple[str, ...],
    piece: int | None,
) -> tuple[bytes, list[bytes]]:
    """The PDF of an order, and its pages as small PNGs."""
    from colonnade.printing.booklet import make_booklet
    from colonnade.printing.order import Order
    from colonnade.printing.typesetting import typeset_pages, typeset_pdf

    booklet = make_booklet(Order(game_key, paper, language, saves_ink, sheets, piece))
    return typeset_pdf(booklet), typeset_pages(booklet, PREVIEW_PIXELS_PER_INCH)


def make_review(text: str, report: Callable[[float], None]) -> bytes:
    """The review of a record, as JSON; reports its progress at every percent."""
    from colonnade.analysis.review import review

    record = parse_record(text, GAMES)
    percent = 0

    def progress(done: int, of: int) -> None:
        nonlocal percent
        if 100 * done // of > percent:
            percent = 100 * done // of
            report(done / of)

    return msgspec.json.encode(review(record, _find_evaluator(record.game), progress))


def check_next(text: str, found: bytes, seconds: float) -> tuple[bytes, bool]:
    """A review as JSON with one more large loss checked by rollouts, and whether there is
    time for another; `seconds` is the time for all of them.
    """
    from colonnade.analysis.checks import (
        check_loss,
        count_checks,
        find_grave,
        find_unchecked,
    )
    from colonnade.analysis.review import Review

    review = msgspec.json.decode(found, type=Review)
    unchecked = find_unchecked(review)
    if not unchecked:
        return found, False
    grave = len(find_grave(review))
    count = count_checks(seconds, grave)
    review = check_loss(parse_record(text, GAMES), review, unchecked[0], seconds / count)
    left = count - (grave - len(unchecked)) - 1
    return msgspec.json.encode(review), left > 0
