"""Games at a real board: a match goes back any number of steps, and a position that was set up by
hand stands in a record of format 2.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from colonnade.core.dice import PhysicalDice
from colonnade.core.errors import BadRecord, Finished, Malformed, NothingToTakeBack
from colonnade.core.game import Decide, Over, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.core.record import Note, Record, parse_record, read_records, replay_lines
from colonnade.core.set_up_positions import SetUp
from colonnade.games import GAMES as REAL_GAMES
from tests.toy.stones.rules import DONE, NAMES, STONES, TAKE

GAMES = {"stones": STONES}
FORMAT_2 = Path(__file__).with_name("format2.jsonl")
"""Records of format 2 as this version wrote them first: never changed."""


def table(*, can_rewind: bool = True, stones: int = 9) -> AnyMatch:
    options = STONES.options_type.resolve({"stones": stones}, 2)
    seats = STONES.seats(NAMES[:2], 0)
    return Match(STONES, options, seats, PhysicalDice(), can_rewind=can_rewind)


def take_one(match: AnyMatch, face: int = 2) -> None:
    """A whole turn: a throw, a stone, the end of the turn."""
    assert isinstance(match.turn, Throw)
    seat = match.turn.seat
    match.throw([face])
    match.act(seat, TAKE)
    match.act(seat, DONE)


def set_up_at(stones: int, seat: int = 0, total: int = 9) -> str:
    return f"S{total}-0-2-{stones}-{seat}-0-0-0"


def look(match: AnyMatch) -> tuple[object, ...]:
    """All that the match shows."""
    return match.state, match.turn, list(match.events), match.setups, match.can_take_back


def test_a_match_goes_back_any_number_of_steps_throws_included() -> None:
    match, seen = table(), list[tuple[object, ...]]()
    for _ in range(3):
        for step in ([2], TAKE, DONE):
            seen.append(look(match))
            if isinstance(step, list):
                match.throw(step)
            else:
                assert isinstance(match.turn, Decide)
                match.act(match.turn.seat, step)
    last = look(match)
    for ply in (8, 7, 3, 0):
        other = match.copy()
        other.rewind(ply)
        assert look(other) == seen[ply]
        assert other.revision == match.revision + 1, "a revision only grows"
    assert look(match) == last, "a copy is independent"


def test_a_game_that_is_over_is_taken_back_too() -> None:
    match = table(stones=3)
    match.throw([3])
    for action in (TAKE, TAKE, TAKE, DONE):
        match.act(0, action)
    assert isinstance(match.turn, Over)
    match.rewind(4)
    assert (match.turn, match.result) == (Decide(0), None)
    match.act(0, DONE)
    assert match.result is not None


def test_notes_stay_with_the_game_that_is_left() -> None:
    match = table()
    take_one(match)
    match.note("a break for tea")
    match.rewind(1)
    assert match.notes == [Note(1, "a break for tea")]
    match.record().check(STONES)


@pytest.mark.parametrize("ply", [-1, 3, 4])
def test_there_must_be_something_to_go_back_to(ply: int) -> None:
    match = table()
    take_one(match)
    with pytest.raises(NothingToTakeBack):
        match.rewind(ply)


def test_only_a_match_that_remembers_can_go_back() -> None:
    match = table(can_rewind=False)
    take_one(match)
    with pytest.raises(NothingToTakeBack):
        match.rewind(0)


def test_a_position_is_set_up_and_undone() -> None:
    match = table()
    take_one(match)
    before = look(match)
    match.set_up(set_up_at(4, seat=0))
    assert (match.state.stones, match.turn) == (4, Throw(0, 1))
    match.set_up(set_up_at(5, seat=1))
    assert match.setups == (SetUp(3, set_up_at(5, seat=1)),), "the later one takes its place"
    match.rewind(3)
    assert look(match) == before
    with pytest.raises(NothingToTakeBack):
        match.rewind(3)


def test_going_back_behind_a_set_up_drops_it_and_going_back_to_it_does_not() -> None:
    match = table()
    take_one(match)
    match.set_up(set_up_at(4))
    after = look(match)
    take_one(match)
    match.rewind(3)
    assert look(match) == after
    match.rewind(2)
    assert (match.setups, match.state.stones) == ((), 8)


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("nonsense", "stones-position"),
        (set_up_at(4, total=20), "error-setup-game"),
        ("S9-0-3-4-0-0-0-0", "error-setup-game"),
        ("S9-0-2-0-0-1-1-1", "error-setup-over"),
    ],
)
def test_a_position_of_another_game_is_refused(position: str, key: str) -> None:
    match = table()
    with pytest.raises(Malformed, match=key):
        match.set_up(position)
    assert match.setups == ()


def test_nothing_is_set_up_after_the_end() -> None:
    match = table(stones=3)
    match.throw([3])
    for action in (TAKE, TAKE, TAKE, DONE):
        match.act(0, action)
    with pytest.raises(Finished):
        match.set_up(set_up_at(2, total=3))


def set_up_game() -> Record:
    """A finished game with a set-up in the middle and one before its last turn."""
    match = table()
    match.set_up(set_up_at(8))
    take_one(match)
    match.set_up(set_up_at(2, seat=0))
    match.throw([6])
    for action in (TAKE, TAKE, DONE):
        match.act(0, action)
    return match.record()


def test_a_record_states_its_set_ups_and_goes_round() -> None:
    record = set_up_game()
    assert record.as_dict()["format"] == 2
    assert record.as_dict()["setups"] == [
        {"ply": 0, "position": set_up_at(8)},
        {"ply": 3, "position": set_up_at(2)},
    ]
    assert parse_record(record.to_json(), GAMES) == record
    record.check(STONES)
    assert (record.result or {})["ranks"] == [1, 2]


def test_a_record_without_set_ups_is_as_it_was() -> None:
    match = table()
    take_one(match)
    fields = match.record().as_dict()
    assert (fields["format"], "setups" in fields) == (1, False)


def test_a_replay_shows_the_position_that_was_set_up_and_the_one_it_replaced() -> None:
    steps = list(set_up_game().replay(STONES))
    assert [step.ply for step in steps] == list(range(8))
    assert [step.ply for step in steps if step.replaced is not None] == [0, 3]
    assert steps[3].replaced is not None
    assert (steps[3].replaced.stones, steps[3].state.stones) == (7, 2)


def test_replay_json_marks_the_positions_that_were_set_up() -> None:
    lines = [json.loads(line) for line in replay_lines(0, set_up_game(), STONES)]
    assert [line["ply"] for line in lines if line.get("set_up")] == [0, 3]


def test_a_match_is_resumed_with_its_set_ups() -> None:
    record = set_up_game()
    match = AnyMatch.resume(STONES, record, PhysicalDice(), can_rewind=True)
    assert match.record() == record
    match.rewind(3)
    assert match.state.stones == 2
    match.rewind(3)
    assert match.state.stones == 7, "the set-up is undone too"


def altered(**changes: Any) -> str:
    return json.dumps({**set_up_game().as_dict(), **changes})


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (altered(format=1), "record-field-unknown field=setups"),
        (altered(setups=[]), "record-field-type field=setups"),
        (altered(setups={}), "record-field-type field=setups"),
        (altered(setups=[3]), r"record-field-type field=setups\[0\]"),
        (altered(setups=[{"ply": 3}]), r"record-field-missing field=setups\[0\].position"),
        (
            altered(setups=[{"ply": 3, "position": "", "by": ""}]),
            r"record-field-unknown field=setups\[0\].by",
        ),
        (altered(setups=[{"ply": -1, "position": ""}]), r"record-field-type field=setups\[0\].ply"),
        (
            altered(setups=[{"ply": True, "position": ""}]),
            r"record-field-type field=setups\[0\].ply",
        ),
        (
            altered(setups=[{"ply": 3, "position": ""}] * 2),
            r"record-field-type field=setups\[1\].ply",
        ),
        (
            altered(setups=[{"ply": 3, "position": 4}]),
            r"record-field-type field=setups\[0\].position",
        ),
        (
            altered(dice={"source": "seeded", "seed": 1, "game": 0}),
            "record-setup-dice source=seeded",
        ),
    ],
)
def test_set_ups_are_read_strictly(text: str, fault: str) -> None:
    with pytest.raises(BadRecord, match=fault):
        parse_record(text, GAMES)


@pytest.mark.parametrize(
    ("setups", "ply", "fault"),
    [
        ([{"ply": 8, "position": set_up_at(2)}], 8, "record-setup-ply"),
        ([{"ply": 0, "position": "nonsense"}], 0, "stones-position"),
        ([{"ply": 0, "position": set_up_at(2, total=20)}], 0, "error-setup-game"),
        ([{"ply": 0, "position": set_up_at(1)}], 4, "stones-over"),
        (
            [
                {"ply": 0, "position": set_up_at(8)},
                {"ply": 3, "position": set_up_at(2)},
                {"ply": 7, "position": set_up_at(2)},
            ],
            7,
            "error-setup-over",
        ),
    ],
)
def test_a_set_up_that_cannot_be_is_a_fault_at_its_ply(setups: Any, ply: int, fault: str) -> None:
    record = parse_record(altered(setups=setups), GAMES)
    with pytest.raises(BadRecord, match=fault) as raised:
        record.check(STONES)
    assert raised.value.ply == ply


def test_records_of_format_2_stay_readable() -> None:
    records = list(read_records(FORMAT_2, REAL_GAMES))
    assert {record.game for record in records} == set(REAL_GAMES)
    for record in records:
        record.check(REAL_GAMES[record.game])
        assert record.setups
        assert json.loads(record.to_json())["format"] == 2


@pytest.mark.parametrize("key", sorted(REAL_GAMES))
def test_random_corrections_leave_a_valid_record(key: str) -> None:
    """Going back and setting up earlier positions, at random: the match is always what its record
    says.
    """
    game, random = REAL_GAMES[key], Random(5)
    first = 0 if game.chooses_first else None
    options = game.options_type.resolve({}, 2)
    seats = game.seats(game.default_colours(2), first)
    match: AnyMatch = Match(game, options, seats, PhysicalDice(), can_rewind=True)
    seen = [game.position(match.state)]
    for _ in range(150):
        turn = match.turn
        chance = random.random()
        if chance < 0.08 and match.events:
            match.rewind(random.randrange(len(match.events)))
        elif isinstance(turn, Over):
            break
        elif chance < 0.12:
            match.set_up(random.choice(seen))
        elif isinstance(turn, Throw):
            match.throw([random.randint(1, 6) for _ in range(turn.dice)])
        else:
            match.act(turn.seat, game.sample(match.state, random))
        if not isinstance(match.turn, Over):
            seen.append(game.position(match.state))
        steps = list(match.record().replay(game))
        assert steps[-1].state == match.state
    match.record().check(game)
