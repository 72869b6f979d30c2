"""A host that cheats at the dice of its table, in every way we could think of: each is named,
played, and caught by a player's device.

In most of these the record agrees with itself: only what the device kept gives the host away.
`web/tests/cheating_host.json` holds the same cases for the browser's checker; write it anew with
`python -m tests.server.test_cheating_host`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from colonnade.core.agreement import AgreedDice, commit
from colonnade.core.errors import BadDice, BadRecord
from colonnade.core.record import parse_record
from colonnade.core.witness import Witness, count_dice
from colonnade.games import GAMES
from tests.server.cheating_host import (
    ELSEWHERE,
    FRIEND,
    HOST,
    HOST_VALUE,
    LATE_SECRET,
    LATE_VALUE,
    SECRET,
    TABLE,
    WAYS,
    Dice,
    Friend,
    Record,
    commit_all,
    late_secret,
    show,
    show_position,
    watch,
)

CASES = Path(__file__).parents[2] / "web" / "tests" / "cheating_host.json"


def recompute(record: Record) -> str | None:
    """What the record's own proof finds."""
    try:
        parsed = parse_record(json.dumps(record), GAMES)
        parsed.verify(GAMES[parsed.game])
    except BadRecord as error:
        return error.message.key
    return None


@pytest.mark.parametrize(
    ("way", "differs", "fault"), [pytest.param(*each, id=each[0].__name__) for each in WAYS]
)
def test_a_host_that_cheats_is_caught(
    way: Callable[[], tuple[Friend, Record]], differs: list[str], fault: str | None
) -> None:
    friend, record = way()
    assert friend.events, "the device saw the game"
    assert sorted({found.key for found in friend.compare(record)}) == sorted(differs)
    assert recompute(record) == fault
    assert way.__name__.startswith("honest") == (not differs and fault is None)


def test_what_is_kept_outlives_the_session() -> None:
    friend, record = late_secret()
    again = Witness.from_json(friend.to_json())
    assert [found.key for found in again.compare(record)] == ["record-differs-secret"]
    for text in ("[]", "{}", "nothing", '{"table": 1, "rounds": {"1": {}}, "events": {}}'):
        with pytest.raises(ValueError, match="not what a device keeps"):
            Witness.from_json(text)


# What a device keeps of a game


at = show_position


def throw(text: str) -> dict[str, Any]:
    return {"what": "throw", "text": text, "dice": count_dice(text)}


def act(text: str) -> dict[str, Any]:
    return {"what": "act", "text": text}


BACK = {"what": "back"}


def test_an_action_that_was_taken_back_is_kept_no_more() -> None:
    device = Witness(TABLE)
    device.observe(at(3), [throw("roll 1"), act("one"), act("two")], is_gap=False)
    device.observe(at(3, dice=2), [BACK, BACK, act("three"), act("four")], is_gap=False)
    assert device.events == {1: "roll 1", 2: "three", 3: "four"}
    assert device.due == {1: 1, 2: 0, 3: 0, 4: 2}
    assert device.positions == {3: "after 3"}


def test_what_was_taken_back_at_last_during_a_gap_is_not_kept() -> None:
    device = Witness(TABLE)
    device.observe(at(1), [throw("roll 1")], is_gap=False)
    device.observe(at(1), [act("two"), BACK], is_gap=True)
    assert device.events == {1: "roll 1"}


def test_a_throw_is_kept_whatever_is_taken_back() -> None:
    device = Witness(TABLE)
    device.observe(at(3), [act("one"), throw("roll 1"), act("two")], is_gap=False)
    device.observe(at(2), [BACK, BACK, throw("roll 6")], is_gap=False)
    device.observe(at(0), [BACK, BACK], is_gap=False)
    assert device.events == {1: "one", 2: "roll 1"}


def test_a_throw_during_a_gap_was_not_announced() -> None:
    device = Witness(TABLE)
    device.observe(at(2, dice=2), [throw("roll 1"), act("one")], is_gap=False)
    device.observe(at(4), [throw("roll 2 3"), act("two")], is_gap=True)
    assert device.events == {1: "roll 1", 3: "roll 2 3", 4: "two"}
    assert device.due == {1: 1, 2: 0, 5: 0}


def test_after_a_gap_only_what_cannot_have_been_taken_back_is_kept() -> None:
    device = Witness(TABLE)
    device.observe(at(3), [throw("roll 1"), act("one"), act("two")], is_gap=False)
    device.observe(at(5), [act("five")], is_gap=True)
    assert device.events == {1: "roll 1", 5: "five"}


def test_the_end_is_kept_until_it_is_taken_back() -> None:
    device = Witness(TABLE)
    over = {"id": "end", "ply": 2, "turn": {"what": "over"}}
    device.observe(over, [throw("roll 1"), act("one")], is_gap=False)
    assert device.length == 2
    device.observe(at(1), [BACK], is_gap=False)
    assert device.length is None


def test_a_device_that_is_asked_again_is_not_left_out() -> None:
    friend, shown = shown_as("bot")
    assert friend.find_alarms(shown, [FRIEND])
    again = show(AgreedDice(TABLE, 3, SECRET))
    assert friend.find_alarms(again, [FRIEND]) == []
    assert friend.answer(again) is not None
    assert friend.find_alarms(shown, []) == [], "a device without a seat is asked nothing"


def test_dice_that_need_no_agreement_raise_no_alarm() -> None:
    friend, shown = Friend(TABLE), show(AgreedDice(TABLE, 3, SECRET))
    watch(friend, [], begun=4)
    for source in ("scripted", "physical"):
        assert friend.find_alarms({**shown, "source": source, "version": None}, [FRIEND]) == []


# While the dice are agreed on


def shown_to_reveal() -> tuple[Friend, Dice]:
    dice, friend = AgreedDice(TABLE, 3, SECRET), Friend(TABLE)
    commit_all(dice, friend)
    return friend, show(dice)


def secret_changed_before_reveal() -> tuple[Friend, Dice]:
    """After the friend has committed, the table shows another commitment of its own."""
    friend, shown = shown_to_reveal()
    return friend, {**shown, "commitment": commit(TABLE, 1, None, LATE_SECRET)}


def own_commitment_changed_before_reveal() -> tuple[Friend, Dice]:
    """The table shows another commitment in the friend's place."""
    friend, shown = shown_to_reveal()
    shown["seats"][FRIEND]["commitment"] = commit(TABLE, 1, FRIEND, LATE_VALUE)
    return friend, shown


def own_commitment_dropped_before_reveal() -> tuple[Friend, Dice]:
    """The table shows that the friend declined."""
    friend, shown = shown_to_reveal()
    shown["seats"][FRIEND] = {
        "part": "declined",
        "commitment": None,
        "is_revealed": False,
        "value": None,
    }
    return friend, shown


def other_commitment_changed_between_views() -> tuple[Friend, Dice]:
    """The table took the friend's value, and asks for it again with another commitment
    of its own.
    """
    friend, shown = shown_to_reveal()
    assert friend.answer(shown) is not None
    shown = deepcopy(shown)
    shown["seats"][HOST]["commitment"] = commit(TABLE, 1, HOST, LATE_VALUE)
    return friend, shown


def shown_as(part: str, value: bytes | None = None, phase: str = "commit") -> tuple[Friend, Dice]:
    """The table shows a part for the friend's seat that the friend's device did not give."""
    shown = show(AgreedDice(TABLE, 3, SECRET))
    commitment = value and commit(TABLE, 1, FRIEND, value)
    given = {"part": part, "commitment": commitment, "is_revealed": False, "value": None}
    shown["seats"][FRIEND] = given
    return Friend(TABLE), {**shown, "phase": phase}


def shown_as_declined() -> tuple[Friend, Dice]:
    return shown_as("declined")


def shown_as_shared() -> tuple[Friend, Dice]:
    return shown_as("shared")


def shown_as_a_bot() -> tuple[Friend, Dice]:
    """The dice are closed before the friend's device was asked."""
    return shown_as("bot", phase="closed")


def shown_as_an_older_kind_of_dice() -> tuple[Friend, Dice]:
    """Dice of which the host alone makes the secret."""
    shown = show(AgreedDice(TABLE, 3, SECRET))
    return Friend(TABLE), {**shown, "version": 1, "phase": "closed", "seats": []}


def shown_as_dice_of_another_game() -> tuple[Friend, Dice]:
    """The table says that the game goes on from another, but it begins here."""
    friend = Friend(TABLE)
    watch(friend, [])
    return friend, {**show(AgreedDice(TABLE, 3, SECRET)), "source": "scripted", "version": None}


def shown_as_dice_of_a_seed() -> tuple[Friend, Dice]:
    shown = show(AgreedDice(TABLE, 3, SECRET))
    return Friend(TABLE), {**shown, "source": "seeded", "version": None}


def older_kind_of_dice_after_the_agreement() -> tuple[Friend, Dice]:
    friend, shown = shown_to_reveal()
    return friend, {**shown, "version": 1}


def seat_not_shown() -> tuple[Friend, Dice]:
    shown = show(AgreedDice(TABLE, 3, SECRET))
    return Friend(TABLE), {**shown, "seats": shown["seats"][:FRIEND]}


def dice_thrown_while_values_are_awaited() -> tuple[Friend, Dice]:
    """The table asks for a value for ever, and throws meanwhile."""
    friend, shown = Friend(TABLE), show(AgreedDice(TABLE, 3, SECRET))
    watch(friend, ["roll 6 6 6 6 6 6 6 6"])
    return friend, shown


def dice_closed_before_the_friend_revealed() -> tuple[Friend, Dice]:
    """The table calls the dice agreed on, though nobody but the friend's device knows its value."""
    friend, shown = shown_to_reveal()
    return friend, {**shown, "phase": "closed"}


def shown_with_a_value_of_the_host() -> tuple[Friend, Dice]:
    return shown_as("value", LATE_VALUE, phase="reveal")


LIVE: list[tuple[Callable[[], tuple[Friend, Dice]], str]] = [
    (secret_changed_before_reveal, "record-differs-secret"),
    (own_commitment_changed_before_reveal, "record-differs-own-altered"),
    (own_commitment_dropped_before_reveal, "record-differs-left-out"),
    (shown_as_declined, "record-differs-left-out"),
    (shown_as_shared, "record-differs-left-out"),
    (shown_as_a_bot, "record-differs-left-out"),
    (shown_as_an_older_kind_of_dice, "record-differs-left-out"),
    (shown_as_dice_of_another_game, "record-differs-left-out"),
    (shown_as_dice_of_a_seed, "record-differs-left-out"),
    (older_kind_of_dice_after_the_agreement, "record-differs-no-proof"),
    (seat_not_shown, "record-differs-left-out"),
    (dice_thrown_while_values_are_awaited, "record-differs-left-out"),
    (dice_closed_before_the_friend_revealed, "record-differs-left-out"),
    (shown_with_a_value_of_the_host, "record-differs-left-out"),
    (other_commitment_changed_between_views, "record-differs-other"),
]


@pytest.mark.parametrize(
    ("way", "alarm"), [pytest.param(*each, id=each[0].__name__) for each in LIVE]
)
def test_a_device_reveals_nothing_to_a_table_that_changes_commitments(
    way: Callable[[], tuple[Friend, Dice]], alarm: str
) -> None:
    friend, shown = way()
    assert [found.key for found in friend.find_alarms(shown, [FRIEND])] == [alarm]
    assert friend.answer(shown) is None


def test_a_device_reveals_nothing_while_commitments_are_awaited() -> None:
    dice, friend = AgreedDice(TABLE, 3, SECRET), Friend(TABLE)
    dice.expect(["value", "value", "bot"])
    first = friend.answer(show(dice))
    assert first is not None
    assert first.type == "commit"
    assert friend.answer(show(dice)) == first, "asked again, it commits to the same value"
    dice.commit(FRIEND, first.text)
    assert friend.answer(show(dice)) is None


def test_a_table_takes_no_value_of_another_table() -> None:
    dice, friend = AgreedDice(TABLE, 3, SECRET), Friend(TABLE)
    dice.expect(["value", "value", "bot"])
    dice.commit(HOST, commit(ELSEWHERE, 1, HOST, HOST_VALUE))
    answer = friend.answer(show(dice))
    assert answer is not None
    dice.commit(FRIEND, answer.text)
    with pytest.raises(BadDice, match="error-dice-reveal-false"):
        dice.reveal(HOST, HOST_VALUE.hex())


def test_every_round_has_a_value_of_its_own() -> None:
    dice, friend = AgreedDice(TABLE, 3, SECRET), Witness(TABLE)
    values: set[str] = set()
    for _ in range(3):
        dice.expect(["value", "value", "bot"])
        dice.commit(HOST, commit(TABLE, dice.round, HOST, HOST_VALUE))
        answer = friend.find_answer(show(dice), [FRIEND])
        assert answer is not None
        dice.commit(FRIEND, answer.text)
        answer = friend.find_answer(show(dice), [FRIEND])
        assert answer is not None
        values.add(answer.text)
        dice.void()
    assert len(values) == 3


# The same cases for the browser


def keep_in_browser(friend: Friend) -> dict[str, Any]:
    """What a browser keeps: it knows no rule, so positions tell it nothing."""
    return {name: value for name, value in asdict(friend).items() if name != "positions"}


def make_cases() -> dict[str, Any]:
    cases: list[dict[str, Any]] = []
    for way, _, fault in WAYS:
        friend, record = way()
        differs = [{"key": found.key, **dict(found.arguments)} for found in friend.compare(record)]
        part = {name: record[name] for name in ("seats", "dice", "events")}
        cases.append(
            {
                "name": way.__name__,
                "kept": keep_in_browser(friend),
                "record": part,
                "differs": differs,
                "fault": fault,
            }
        )
    live: list[dict[str, Any]] = []
    for way, alarm in LIVE:
        friend, shown = way()
        live.append(
            {
                "name": way.__name__,
                "kept": keep_in_browser(friend),
                "shown": shown,
                "yours": [FRIEND],
                "alarm": alarm,
            }
        )
    return json.loads(json.dumps({"cases": cases, "live": live}))


def test_the_cases_of_the_browser_are_these() -> None:
    assert json.loads(CASES.read_text(encoding="utf-8")) == make_cases()


if __name__ == "__main__":
    kinds = [
        f"{json.dumps(kind)}: [\n" + ",\n".join(map(json.dumps, cases)) + "\n]"
        for kind, cases in make_cases().items()
    ]
    CASES.write_text("{\n" + ",\n".join(kinds) + "\n}\n", encoding="utf-8")
