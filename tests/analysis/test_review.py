"""The review: every event is one term for every seat, and the terms add up to the result."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from colonnade.analysis.grades import find_grade
from colonnade.analysis.review import WIDEST, Review, find_moments, review
from colonnade.bots.evaluation import Evaluator, find_evaluator
from colonnade.core.errors import BadRecord
from colonnade.core.game import START
from colonnade.core.record import LAST_THROW_ONLY, Note, Record, read_records
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from tests.analysis.evaluators import Enumerating, Invented, result_shares

CLOSE = 1e-9


def games(
    game: str, agents: list[str], count: int, seed: int = 1, **options: Any
) -> Iterator[Record]:
    experiment = prepare_experiment(game, agents, count, seed, options=options)
    for index in range(count):
        yield play_game(experiment, index)


def invented(record: Record) -> Evaluator:
    return Invented(GAMES[record.game], len(record.colours), bool(record.options.get("teams")))


def consistent(record: Record) -> Evaluator:
    """For Les 4 colonnes: an invented judgement before each draw, looked at exactly."""
    game = GAMES[record.game]
    estimate = invented(record).estimate_shares
    return Enumerating(game, estimate, lambda state: state.phase in ("draw", "build"))


def check_sums(found: Review) -> None:
    for seat in range(len(found.seats)):
        total = found.start[seat]
        for event in found.events:
            total += event.term[seat] + (event.correction[seat] if event.correction else 0)
            total += event.jump[seat] if event.jump else 0
        assert total == pytest.approx(found.result[seat], abs=CLOSE)


TABLES = [
    ("columbiz", 2, 140, {}),
    ("columbiz", 3, 90, {"kept_dice": "locked"}),
    ("columbiz", 4, 90, {"edition": "nl"}),
    ("quatre_colonnes", 2, 40, {}),
    ("quatre_colonnes", 3, 20, {"dice": 2}),
    ("quatre_colonnes", 4, 10, {"dice": 2, "third_six": "workshop"}),
    ("quatre_colonnes", 4, 12, {"teams": True, "dice": 2}),
]


@pytest.mark.parametrize(("game", "players", "count", "options"), TABLES, ids=str)
def test_start_and_terms_add_up_to_the_result(
    game: str, players: int, count: int, options: dict[str, Any]
) -> None:
    evaluator = Invented(GAMES[game], players, bool(options.get("teams")))
    for record in games(game, ["random"] * players, count, **options):
        found = review(record, evaluator)
        check_sums(found)
        *_, last = record.replay(GAMES[game])
        assert found.result == result_shares(GAMES[game], last.state, bool(options.get("teams")))
        assert [event.event for event in found.events] == list(record.events)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_position_set_up_by_hand_is_nobodys_luck_or_loss(game: str) -> None:
    """Its jump has a sum of its own, and start, luck, losses, corrections and jumps add up."""
    path = Path(__file__).parents[1] / "core" / "format2.jsonl"
    record = next(each for each in read_records(path, GAMES) if each.game == game)
    found = review(record, find_evaluator(game, is_quick=True))
    check_sums(found)
    ply = record.setups[0].ply
    assert [event.ply for event in found.events if event.jump is not None] == [ply]
    jump = found.events[ply - 1].jump
    assert jump is not None
    assert max(map(abs, jump)) > 0.01, "a game that is almost over is another one"
    for seat, summary in enumerate(found.summaries):
        assert summary.set_up == pytest.approx(jump[seat])
        assert found.start[
            seat
        ] + summary.luck - summary.loss + summary.gifts + summary.corrected + summary.set_up == (
            pytest.approx(found.result[seat], abs=CLOSE)
        )
        assert summary.adjusted == pytest.approx(found.result[seat] - summary.luck - jump[seat])
    assert all(turn.last <= ply or turn.first > ply for turn in found.turns), "a turn ends there"


LAST_DICE = (
    ("roll 1 2 3 3 5 5 5 6", "stop", "place 5-3", "place 3-2", "done"),
    ("roll 1 1 2 4 4 4 6 6", "stop", "place 4-3", "place 6-2", "done"),
)
"""Turns of which the last throw was entered: with two more throws left, no good player stops."""


def enter_turns(*notes: Note) -> Record:
    record = next(games("columbiz", ["random"] * 2, 1))
    events = ("start 5 3", *(event for turn in LAST_DICE for event in turn))
    dice = {"source": "physical"}
    return dataclasses.replace(record, dice=dice, events=events, notes=notes, result=None)


def test_a_turn_of_which_only_the_last_throw_was_entered_is_one_throw() -> None:
    """Its luck is that of the last dice, and ending it is neither a loss nor a decision."""
    record, evaluator = enter_turns(note_at(2)), find_evaluator("columbiz")
    plain, found = review(enter_turns(), evaluator), review(record, evaluator)
    check_sums(found)
    for throw, stop in ((2, 3), (7, 8)):
        rolled, stopped = plain.events[throw - 1], plain.events[stop - 1]
        assert stopped.loss > 0.01, "such a stop costs much where it was decided"
        merged, ended = found.events[throw - 1], found.events[stop - 1]
        seat = merged.seat or 0
        assert merged.luck == pytest.approx(rolled.luck + stopped.term[seat])
        assert merged.values == stopped.values
        assert (ended.loss, ended.luck, ended.stake, set(ended.term)) == (0, 0, 0, {0})
        assert (ended.best, [each.action for each in ended.ranked]) == ("stop", ["stop"])
    for seat, (turn, before) in enumerate(zip(found.turns, plain.turns, strict=True)):
        assert turn.played == before.played
        assert (turn.best[0], turn.best[-1]) == ("stop", "done")
        assert turn.luck - turn.loss == pytest.approx(before.luck - before.loss)
        summary, other = found.summaries[seat], plain.summaries[seat]
        assert "keep" not in summary.losses_by_kind
        assert summary.decisions == other.decisions - 1


def test_a_stop_before_only_the_last_throws_were_entered_was_decided() -> None:
    evaluator = find_evaluator("columbiz")
    plain, found = (review(enter_turns(*notes), evaluator) for notes in ((), (note_at(7),)))
    assert found.events[2] == plain.events[2]
    assert found.events[7].loss == 0 < plain.events[7].loss


def note_at(ply: int) -> Note:
    return Note(ply, LAST_THROW_ONLY)


def check_terms(record: Record, evaluator: Evaluator) -> Review:
    """Sums, and what a consistent evaluator promises: no decision gains, the listed actions are
    worth what they say, throws are luck.
    """
    found = review(record, evaluator)
    check_sums(found)
    for event in found.events:
        if event.best is None:
            assert event.loss == 0
            assert event.kind in ("start", "throw", "build")
            assert event.luck == (0 if event.seat is None else event.term[event.seat])
        else:
            assert event.seat is not None
            assert event.kind in ("keep", "place", "move", "bonus")
            assert event.luck == 0
            assert event.term[event.seat] < CLOSE
            assert event.loss == pytest.approx(-event.term[event.seat], abs=CLOSE)
            chosen = next(option for option in event.ranked if option.action == event.event)
            assert chosen.shares == pytest.approx(event.values, abs=CLOSE)
            assert event.ranked[0].action == event.best
            assert event.ranked[0].shares[event.seat] - chosen.shares[event.seat] == pytest.approx(
                event.loss, abs=CLOSE
            )
    for seat, summary in enumerate(found.summaries):
        luck = sum(event.term[seat] for event in found.events if event.best is None)
        assert summary.luck == pytest.approx(luck, abs=CLOSE)
        assert summary.adjusted == pytest.approx(found.result[seat] - luck, abs=CLOSE)
        assert summary.corrected == pytest.approx(
            sum(event.correction[seat] for event in found.events if event.correction), abs=CLOSE
        )
        ledgers = summary.luck - summary.loss + summary.gifts + summary.corrected
        assert found.start[seat] + ledgers == pytest.approx(found.result[seat], abs=CLOSE)
        assert sum(summary.losses_by_kind.values()) == pytest.approx(summary.loss, abs=CLOSE)
        assert summary.loss == pytest.approx(
            sum(event.loss for event in found.events if event.seat == seat), abs=CLOSE
        )
        counted = [
            (event.loss, event.stake)
            for event in found.events
            if event.seat == seat
            and len(event.ranked) > 1
            and 0.05 <= event.ranked[0].shares[seat] <= 0.95
        ]
        assert summary.grade == find_grade(record.game, len(found.seats), counted)
    for turn in found.turns:
        events = found.events[turn.first - 1 : turn.last]
        assert {event.seat for event in events} == {turn.seat}
        assert turn.loss == pytest.approx(sum(event.loss for event in events), abs=CLOSE)
        assert turn.luck == pytest.approx(sum(event.luck for event in events), abs=CLOSE)
    return found


@pytest.mark.parametrize(
    "agents",
    [["random", "master"], ["greedy", "random", "club"], ["random", "greedy", "casual", "random"]],
    ids=str,
)
def test_a_game_of_columbiz_by_its_own_evaluator(agents: list[str]) -> None:
    for record in games("columbiz", agents, 2):
        found = check_terms(record, find_evaluator("columbiz"))
        assert found.start == pytest.approx((1 / len(agents),) * len(agents), abs=CLOSE)
        assert {event.kind for event in found.events} == {"start", "throw", "keep", "place"}
        assert found.corrections.count == sum(
            event.correction is not None for event in found.events
        )
        assert found.corrections.deviation > 0


@pytest.mark.parametrize(
    ("players", "options"), [(2, {"dice": 2}), (3, {}), (4, {"teams": True})], ids=str
)
def test_a_game_of_les_4_colonnes_by_its_own_evaluator(
    players: int, options: dict[str, Any]
) -> None:
    for record in games(
        "quatre_colonnes", ["greedy", "random", "greedy", "greedy"][:players], 1, **options
    ):
        found = check_terms(record, find_evaluator("quatre_colonnes"))
        sides = 2 if options.get("teams") else players
        assert sum(found.start[:sides]) == pytest.approx(1, abs=CLOSE)
        assert found.start == pytest.approx((1 / sides,) * players, abs=0.1)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"teams": True})], ids=str)
def test_a_game_of_les_4_colonnes_by_an_invented_judgement(
    players: int, options: dict[str, Any]
) -> None:
    for record in games("quatre_colonnes", ["random"] * players, 1, **options):
        found = check_terms(record, consistent(record))
        assert {event.kind for event in found.events} >= {"throw", "move", "bonus", "build"}
        sides = [seat.side for seat in found.seats]
        assert sides == ([0, 1, 0, 1] if options else [0, 1])


def test_luck_has_no_drift() -> None:
    """At every throw of a game the luck of all outcomes, weighed by their chances, is nothing."""
    record = next(games("quatre_colonnes", ["greedy", "random"], 1))
    evaluator, game = consistent(record), GAMES["quatre_colonnes"]
    for step in list(record.replay(game))[:200]:
        if not game.legal(step.state):
            before = evaluator.find_shares(step.state)
            drift = [0.0, 0.0]
            for outcome, chance in game.chances(step.state):
                after = game.apply(step.state, outcome)
                values = (
                    evaluator.estimate_shares(after)
                    if evaluator.is_horizon(after)
                    else evaluator.find_shares(after)
                )
                drift = [
                    sum_ + float(chance) * (value - was)
                    for sum_, value, was in zip(drift, values, before, strict=True)
                ]
            assert drift == pytest.approx([0, 0], abs=CLOSE)


def test_the_best_line_of_a_turn_loses_nothing() -> None:
    record = next(games("columbiz", ["random", "greedy"], 1))
    found, evaluator, game = review(record), find_evaluator("columbiz"), GAMES["columbiz"]
    states = [step.state for step in record.replay(game)]
    for turn in found.turns:
        state = states[turn.last - len(turn.played)]
        best = evaluator.find_shares(state)
        for text in turn.best:
            state = game.apply(state, game.parse(text))
        # the best may be to throw again
        reached = (
            evaluator.estimate_shares(state)
            if evaluator.is_horizon(state)
            else evaluator.find_shares(state)
        )
        assert reached[turn.seat] == pytest.approx(best[turn.seat], abs=CLOSE)
        assert turn.played == record.events[turn.last - len(turn.played) : turn.last]


def test_the_moments_are_the_largest_changes() -> None:
    record = next(games("columbiz", ["random", "random"], 1, seed=3))
    found = review(record)
    changes = sorted(
        (max(map(abs, event.term)) for event in found.events if event.kind != START), reverse=True
    )
    assert [max(map(abs, found.events[ply - 1].term)) for ply in found.moments] == changes[:3]
    for seat, summary in enumerate(found.summaries):
        own = [event.luck for event in found.events if event.seat == seat and event.kind == "throw"]
        assert summary.luckiest is not None
        assert summary.unluckiest is not None
        assert found.events[summary.luckiest - 1].luck == max(own)
        assert found.events[summary.unluckiest - 1].luck == min(own)


def test_the_throw_for_who_begins_is_no_moment_among_others() -> None:
    record = next(games("columbiz", ["random", "random"], 1, seed=3))
    events = [
        dataclasses.replace(event, term=(0.9, -0.9)) if event.kind == START else event
        for event in review(record).events
    ]
    assert 1 not in find_moments(events)
    assert find_moments(events[:1]) == (1,)


def test_a_game_that_is_not_over_is_reviewed_up_to_where_it_stands() -> None:
    record = next(games("columbiz", ["random", "random"], 1))
    found = review(dataclasses.replace(record, events=record.events[:30], result=None))
    assert not found.is_over
    assert len(found.events) == 30
    check_sums(found)
    assert sum(found.result) == pytest.approx(1)
    assert review(dataclasses.replace(record, events=(), result=None)).events == ()


def test_what_cannot_be_replayed_cannot_be_reviewed() -> None:
    record = next(games("columbiz", ["random", "random"], 1))
    with pytest.raises(BadRecord):
        review(dataclasses.replace(record, events=(*record.events[:10], "place 6-6")))


def test_progress_is_told_after_every_event() -> None:
    record = next(games("columbiz", ["random", "random"], 1))
    told: list[tuple[int, int]] = []
    review(record, invented(record), lambda done, total: told.append((done, total)))
    assert told == [(ply, len(record.events)) for ply in range(1, len(record.events) + 1)]


def test_a_review_goes_through_json_and_back() -> None:
    record = next(games("quatre_colonnes", ["random", "random"], 1))
    found = review(record, invented(record))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_the_interval_with_average_dice_follows_from_the_corrections() -> None:
    record = next(games("columbiz", ["greedy", "random"], 1, seed=2))
    found = review(record)
    for seat, summary in enumerate(found.summaries):
        squares = sum(event.correction[seat] ** 2 for event in found.events if event.correction)
        assert summary.margin == pytest.approx(1.96 * squares**0.5, rel=1e-4)
        low, high = (
            max(0.0, summary.adjusted - summary.margin),
            min(1.0, summary.adjusted + summary.margin),
        )
        if summary.interval is None:
            assert high - low > WIDEST
        else:
            assert (summary.interval.low, summary.interval.high) == pytest.approx(
                (min(1.0, low), max(0.0, high))
            )
            assert high - low <= WIDEST


def test_an_interval_that_says_nothing_is_left_out() -> None:
    """An invented judgement corrects itself at every turn."""
    record = next(games("columbiz", ["random", "random"], 1))
    assert [summary.interval for summary in review(record, invented(record)).summaries] == [
        None,
        None,
    ]
