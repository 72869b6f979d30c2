"""Blunders planted by hand-made rules into games of masters, each proved by rollouts: the review
must find them.

`python benchmarks/review.py planted --game G --games 100 --records FILE` makes such games, and
counts; these are the first of them.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from colonnade.analysis.review import review
from colonnade.core.record import parse_record
from colonnade.games import GAMES

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in Path(__file__).with_name("planted.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['blunder']} at ply {case['ply']}")
def test_a_planted_blunder_is_the_largest_loss_of_its_player(case: dict[str, Any]) -> None:
    found = review(parse_record(case["record"], GAMES))
    planted = found.events[case["ply"] - 1]
    assert planted.event == case["blunder"]
    losses = {event.ply: event.loss for event in found.events if event.seat == planted.seat}
    assert max(losses, key=losses.__getitem__) == planted.ply
    assert planted.loss > 0.015
