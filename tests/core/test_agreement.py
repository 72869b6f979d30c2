"""Fair dice of version 2: commitments before values, values before throws, and no round that
vanishes.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Any

import pytest

from colonnade.core.agreement import AgreedDice, Contribution, agreed_key, commit
from colonnade.core.dice import derive_faces
from colonnade.core.errors import BadDice, BadRecord
from colonnade.core.proof import check_description, shows_secret, source_of

TABLE = "table-1"
SECRET = bytes(range(32))
VALUES = [bytes([seat + 1] * 32) for seat in range(4)]


def commit_seat(dice: AgreedDice, seat: int) -> None:
    dice.commit(seat, commit(TABLE, dice.round, seat, VALUES[seat]))


def closed(seats: int = 2) -> AgreedDice:
    dice = AgreedDice(TABLE, seats, SECRET)
    for seat in range(seats):
        commit_seat(dice, seat)
    for seat in range(seats):
        dice.reveal(seat, VALUES[seat].hex())
    return dice


def refusal(action: Callable[[], object]) -> str:
    with pytest.raises(BadDice) as caught:
        action()
    return caught.value.message.key


# Derivation, with fixed vectors: these may never change, or old games could no longer be verified


def test_a_commitment_is_bound_to_table_round_and_seat() -> None:
    text = b"27:colonnade/dice/2/commitment,7:table-1,1:1,1:0,32:" + VALUES[0] + b","
    assert commit(TABLE, 1, 0, VALUES[0]) == hashlib.sha256(text).hexdigest()
    others = {
        commit("table-2", 1, 0, VALUES[0]),
        commit(TABLE, 2, 0, VALUES[0]),
        commit(TABLE, 1, 1, VALUES[0]),
        commit(TABLE, 1, None, VALUES[0]),
    }
    assert len(others) == 4
    assert commit(TABLE, 1, 0, VALUES[0]) not in others


def test_the_key_is_bound_to_the_table_and_the_round() -> None:
    text = b"20:colonnade/dice/2/key,7:table-1,1:1,32:" + VALUES[0] + b",0:,"
    assert agreed_key(SECRET, TABLE, 1, [VALUES[0].hex(), None]) == hmac.digest(
        SECRET, text, "sha256"
    )
    assert (
        agreed_key(SECRET, TABLE, 1, [bytes(range(32, 64)).hex(), None, None]).hex()
        == "f34e9fb634dac911f9cd35563d17f7c0bc05f806e88157153e7531e8f33f1b4c"
    )


# The rounds


def test_values_wait_for_all_commitments_and_throws_for_all_values() -> None:
    dice = AgreedDice(TABLE, 2, SECRET)
    commit_seat(dice, 0)
    assert dice.phase == "commit"
    assert refusal(lambda: dice.reveal(0, VALUES[0].hex())) == "error-dice-reveal-early"
    assert refusal(dice.void) == "error-dice-void"
    commit_seat(dice, 1)
    assert dice.phase == "reveal"
    dice.reveal(0, VALUES[0].hex())
    assert refusal(lambda: dice.throw(2)) == "error-dice-not-agreed"
    assert [given.value for given in dice.shown_seats] == [None, None]
    dice.reveal(1, VALUES[1].hex())
    assert dice.phase == "closed"
    assert [given.value for given in dice.shown_seats] == [VALUES[0].hex(), VALUES[1].hex()]
    key = agreed_key(SECRET, TABLE, 1, [value.hex() for value in VALUES[:2]])
    assert [dice.throw(8), dice.throw(3)] == [derive_faces(key, 0, 8), derive_faces(key, 1, 3)]


def test_a_commitment_binds() -> None:
    dice = AgreedDice(TABLE, 2, SECRET)
    commit_seat(dice, 0)
    assert refusal(lambda: commit_seat(dice, 0)) == "error-dice-commit-twice"
    assert refusal(lambda: dice.decline(0)) == "error-dice-commit-twice"
    assert refusal(lambda: dice.commit(1, "AB" * 32)) == "error-dice-commitment"
    commit_seat(dice, 1)
    assert refusal(lambda: commit_seat(dice, 1)) == "error-dice-commit-late"
    for value in (VALUES[1].hex(), "", "zz" * 32, VALUES[0].hex().upper() + "0"):
        assert refusal(lambda value=value: dice.reveal(0, value)) == "error-dice-reveal-false"
    dice.reveal(0, VALUES[0].hex())
    assert refusal(lambda: dice.reveal(0, VALUES[0].hex())) == "error-dice-reveal-twice"


def test_a_copied_commitment_cannot_be_revealed_by_another_seat() -> None:
    dice = AgreedDice(TABLE, 2, SECRET)
    commit_seat(dice, 0)
    dice.commit(1, commit(TABLE, 1, 0, VALUES[0]))
    dice.reveal(0, VALUES[0].hex())
    assert refusal(lambda: dice.reveal(1, VALUES[0].hex())) == "error-dice-reveal-false"


def test_bots_and_shared_seats_add_nothing_and_who_declines_is_named() -> None:
    dice = AgreedDice(TABLE, 4, SECRET)
    dice.expect(["value", "shared", "bot", "value"])
    commit_seat(dice, 0)
    assert refusal(lambda: commit_seat(dice, 1)) == "error-dice-commit-twice"
    dice.decline(3)
    dice.reveal(0, VALUES[0].hex())
    assert [given.part for given in dice.seats] == ["value", "shared", "bot", "declined"]
    assert dice.throw(3) == derive_faces(
        agreed_key(SECRET, TABLE, 1, [VALUES[0].hex(), None, None, None]), 0, 3
    )


def test_without_people_the_table_alone_settles_the_dice() -> None:
    dice = AgreedDice(TABLE, 2, SECRET)
    dice.expect(["bot", "bot"])
    assert dice.phase == "closed"


def test_a_seat_that_changes_hands_commits_anew_but_only_while_commitments_are_taken() -> None:
    dice = AgreedDice(TABLE, 3, SECRET)
    commit_seat(dice, 0)
    dice.forget(0)
    assert dice.seats[0] == Contribution("awaited")
    commit_seat(dice, 0)
    dice.expect(["value", "bot", "value"])
    assert [given.part for given in dice.seats] == ["value", "bot", "awaited"]
    dice.expect(["value", "value", "value"])
    assert [given.part for given in dice.seats] == ["value", "awaited", "awaited"]
    commit_seat(dice, 1)
    commit_seat(dice, 2)
    before = dice.seats
    dice.forget(0)
    dice.expect(["bot", "bot", "bot"])
    assert dice.seats == before


def test_a_void_round_stays_on_record_and_all_begin_anew() -> None:
    dice = AgreedDice(TABLE, 3, SECRET)
    dice.expect(["value", "value", "bot"])
    first = dice.commitment
    commit_seat(dice, 0)
    commit_seat(dice, 1)
    dice.reveal(1, VALUES[1].hex())
    assert dice.void(bytes(32)).missing == (0,)
    assert (dice.round, dice.phase) == (2, "commit")
    assert dice.commitment == commit(TABLE, 2, None, bytes(32)) != first
    assert [given.part for given in dice.seats] == ["awaited", "awaited", "bot"]
    (voided,) = dice.describe(False)["voided"]  # type: ignore[misc]
    missing = {"part": "value", "commitment": commit(TABLE, 1, 0, VALUES[0]), "value": None}
    given = {
        "part": "value",
        "commitment": commit(TABLE, 1, 1, VALUES[1]),
        "value": VALUES[1].hex(),
    }
    assert voided == {
        "commitment": first,
        "secret": None,
        "seats": [missing, given, {"part": "bot"}],
    }
    old = dice.seats
    assert refusal(lambda: dice.void(bytes(32))) == "error-dice-void"
    assert dice.seats == old
    commit_seat(dice, 0)
    commit_seat(dice, 1)
    dice.reveal(0, VALUES[0].hex())
    dice.reveal(1, VALUES[1].hex())
    assert dice.throw(2) == derive_faces(
        agreed_key(bytes(32), TABLE, 2, [VALUES[0].hex(), VALUES[1].hex(), None]), 0, 2
    )


def test_a_secret_of_another_length_is_refused() -> None:
    assert refusal(lambda: AgreedDice(TABLE, 2, b"short")) == "error-dice-secret"


# What a record states


def finished(is_over: bool = True) -> dict[str, Any]:
    dice = AgreedDice(TABLE, 3, SECRET)
    dice.expect(["value", "value", "bot"])
    for _ in range(2):
        commit_seat(dice, 0)
        commit_seat(dice, 1)
        dice.reveal(0, VALUES[0].hex())
        if dice.round == 1:
            dice.void(bytes(32))
    dice.reveal(1, VALUES[1].hex())
    return json.loads(json.dumps(dice.describe(is_over)))


def test_a_record_gives_the_same_throws_again() -> None:
    stated = finished()
    check_description(stated, 3)
    restored = source_of(stated)
    assert isinstance(restored, AgreedDice)
    assert restored.throw(5) == derive_faces(
        agreed_key(bytes(32), TABLE, 2, [VALUES[0].hex(), VALUES[1].hex(), None]), 0, 5
    )
    assert json.loads(json.dumps(restored.describe(True))) == stated


def test_secrets_stay_secret_until_the_game_is_over() -> None:
    assert not shows_secret(finished(is_over=False))
    assert shows_secret({**finished(is_over=False), "voided": finished()["voided"]})
    check_description(finished(is_over=False), 3)
    assert source_of(finished(is_over=False)) is None


def altered(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    stated = finished()
    change(stated)
    return stated


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda dice: dice.update(secret="00" * 31 + "01"), "record-commitment-false"),
        (lambda dice: dice["voided"][0].update(secret="00" * 32), "record-commitment-false"),
        (lambda dice: dice["voided"][0].update(secret=None), "record-secret-missing"),
        (lambda dice: dice.update(table="table-2"), "record-commitment-false"),
        (lambda dice: dice.update(voided=[]), "record-commitment-false"),
        (lambda dice: dice["seats"][0].update(value="00" * 32), "record-value-false"),
        (lambda dice: dice["seats"][0].update(commitment="00" * 32), "record-value-false"),
        (lambda dice: dice["seats"].reverse(), "record-value-false"),
        (lambda dice: dice["seats"][0].update(value=None), "record-value-missing"),
        (lambda dice: dice["seats"].__setitem__(1, {"part": "awaited"}), "record-value-missing"),
        (
            lambda dice: dice["voided"][0]["seats"].__setitem__(1, {"part": "bot"}),
            "record-round-complete",
        ),
        (lambda dice: dice["voided"][0]["seats"][0].update(value="00" * 32), "record-value-false"),
    ],
)
def test_a_record_whose_commitments_do_not_hold_is_refused(
    change: Callable[[dict[str, Any]], object], key: str
) -> None:
    stated = altered(change)
    check_description(stated, 3)
    with pytest.raises(BadRecord) as caught:
        source_of(stated)
    assert caught.value.message.key == key


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda dice: dice.update(table=""), "dice.table"),
        (lambda dice: dice.update(table="t" * 81), "dice.table"),
        (lambda dice: dice.update(commitment="0"), "dice.commitment"),
        (lambda dice: dice.update(secret=1), "dice.secret"),
        (lambda dice: dice.update(seats=[]), "dice.seats"),
        (lambda dice: dice.update(seats={}), "dice.seats"),
        (lambda dice: dice["seats"].__setitem__(0, 1), "dice.seats[0]"),
        (lambda dice: dice["seats"][0].update(value="0"), "dice.seats[0]"),
        (lambda dice: dice["seats"][2].update(part="person"), "dice.seats[2].part"),
        (lambda dice: dice["seats"][2].update(part=["bot"]), "dice.seats[2].part"),
        (lambda dice: dice["seats"][2].update(value="0"), "dice.seats[2].value"),
        (lambda dice: dice["seats"][0].pop("value"), "dice.seats[0].value"),
        (lambda dice: dice.pop("voided"), "dice.voided"),
        (lambda dice: dice.update(voided=1), "dice.voided"),
        (lambda dice: dice.update(voided=[1]), "dice.voided[0]"),
        (lambda dice: dice.update(entropy=[]), "dice.entropy"),
    ],
)
def test_a_record_of_a_wrong_form_is_refused(
    change: Callable[[dict[str, Any]], object], field: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        check_description(altered(change), 3)
    assert dict(caught.value.message.arguments)["field"] == field


@pytest.mark.parametrize("version", [1, 3, "2", None, True, 2.0])
def test_an_unknown_version_is_refused(version: object) -> None:
    with pytest.raises(BadRecord, match="record-dice-version"):
        check_description({**finished(), "version": version}, 3)
