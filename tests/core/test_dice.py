"""Dice sources: each gives faces its own way, and a fair secret stays one until the
game is over.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colonnade.core.dice import (
    ENTROPY_LIMIT,
    FairDice,
    PhysicalDice,
    ScriptedDice,
    SeededDice,
    check_faces,
    derive_bytes,
    derive_faces,
    fair_key,
)
from colonnade.core.errors import BadDice, BadRecord
from colonnade.core.proof import check_description, source_of

SECRET = bytes(range(32))
ENTROPY = ["", "été", "a,b:c"]


# Derivation, with fixed vectors: these may never change, or old games could no longer be verified.


def test_the_key_of_fair_dice_is_an_hmac_over_netstrings() -> None:
    assert fair_key(SECRET, ENTROPY) == hmac.digest(SECRET, "0:,5:été,5:a,b:c,".encode(), "sha256")
    assert (
        fair_key(SECRET, ENTROPY).hex()
        == "9f008f09ed75482e365a10d7ebc3a04305c323399c49e4feb5c18eb17de69f3f"
    )


def test_the_faces_of_a_throw_are_what_docs_dice_says() -> None:
    key = fair_key(SECRET, ENTROPY)
    assert [derive_faces(key, index, 8) for index in range(3)] == [
        (1, 3, 1, 3, 1, 4, 1, 6),
        (1, 1, 3, 1, 5, 1, 2, 4),
        (1, 2, 3, 4, 4, 6, 3, 2),
    ]
    assert derive_faces(key, 10**30, 2) == (6, 5)


def test_seeded_dice_are_the_same_on_every_platform_and_version() -> None:
    dice = SeededDice(1)
    assert [dice.throw(count) for count in (3, 8, 1)] == [(5, 2, 4), (3, 5, 6, 2, 2, 4, 4, 4), (4,)]
    assert SeededDice(-(10**40), 7).throw(4) == (1, 1, 2, 1)


def test_a_byte_from_252_on_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = {b"4/0": bytes([252, 253, 254, 255, 251, 0] + [255] * 26), b"4/1": bytes([6] * 32)}
    monkeypatch.setattr("colonnade.core.dice.hmac.digest", lambda key, text, name: blocks[text])
    assert derive_faces(b"", 4, 4) == (251 % 6 + 1, 1, 1, 1)


def test_every_face_comes_from_as_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The 252 bytes that are taken give each face 42 times: no face is likelier than another."""
    blocks = [bytes(range(start, start + 32)) for start in range(0, 256, 32)]
    monkeypatch.setattr(
        "colonnade.core.dice.hmac.digest", lambda key, text, name: blocks[int(text.split(b"/")[1])]
    )
    assert Counter(derive_faces(b"", 0, 252)) == dict.fromkeys(range(1, 7), 42)


def test_a_throw_of_fewer_dice_is_the_beginning_of_one_of_more() -> None:
    key = derive_bytes(5, "test")
    assert derive_faces(key, 3, 40)[:8] == derive_faces(key, 3, 8)


def test_purposes_and_games_do_not_share_bytes() -> None:
    derived = [
        derive_bytes(seed, purpose)
        for seed in range(3)
        for purpose in ("0/dice", "1/dice", "0/secret", "0/agent/0")
    ]
    assert len(set(derived)) == len(derived)


# Sources


def test_seeded_dice_depend_on_seed_and_game() -> None:
    throws = {SeededDice(seed, game).throw(20) for seed in range(4) for game in range(4)}
    assert len(throws) == 16


def test_scripted_dice_give_the_script_and_then_refuse() -> None:
    dice = ScriptedDice([(1, 2), [6]])
    assert (dice.throw(2), dice.throw(1)) == ((1, 2), (6,))
    with pytest.raises(BadDice, match="error-dice-script-ended"):
        dice.throw(1)


def test_scripted_dice_refuse_another_number_of_dice() -> None:
    with pytest.raises(BadDice, match="error-dice-count expected=1 given=2"):
        ScriptedDice([(1, 2)]).throw(1)


def test_physical_dice_wait_for_what_is_shown() -> None:
    dice = PhysicalDice()
    with pytest.raises(BadDice, match="error-dice-not-shown"):
        dice.throw(2)
    dice.show([6, 1], 2)
    assert dice.throw(2) == (6, 1)
    with pytest.raises(BadDice, match="error-dice-not-shown"):
        dice.throw(2)


def test_physical_dice_keep_what_was_shown_when_another_number_is_thrown() -> None:
    dice = PhysicalDice()
    dice.show([6, 1], 2)
    with pytest.raises(BadDice):
        dice.throw(3)
    assert dice.throw(2) == (6, 1)


@pytest.mark.parametrize(
    "faces", [[0], [7], [-1], [10**30], [True], ["3"], [2.0], [None], [], [1, 1]]
)
def test_impossible_dice_are_refused(faces: list[object]) -> None:
    with pytest.raises(BadDice):
        PhysicalDice().show(faces, 1)  # type: ignore[arg-type]
    with pytest.raises(BadDice):
        check_faces(faces, 1)  # type: ignore[arg-type]


# Fair dice


def fair(*entropy: str) -> FairDice:
    dice = FairDice(len(entropy), SECRET)
    for seat, text in enumerate(entropy):
        dice.contribute(seat, text)
    return dice


def test_the_commitment_is_the_hash_of_the_secret_and_known_from_the_start() -> None:
    dice = FairDice(2)
    commitment = dice.commitment
    dice.contribute(0, "mine")
    dice.close()
    dice.throw(8)
    secret = dice.describe(True)["secret"]
    assert isinstance(secret, str)
    assert len(bytes.fromhex(secret)) == 32
    assert commitment == dice.commitment == hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def test_two_tables_have_two_secrets() -> None:
    assert FairDice(2).commitment != FairDice(2).commitment


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(BadDice, match="error-dice-secret expected=32 given=31"):
        FairDice(2, SECRET[:31])


def test_no_throw_before_the_entropies_are_closed_and_no_entropy_after() -> None:
    dice = fair("a", "b")
    with pytest.raises(BadDice, match="error-dice-entropy-open"):
        dice.throw(1)
    dice.close()
    with pytest.raises(BadDice, match="error-dice-entropy-closed"):
        dice.contribute(0, "c")
    assert dice.entropy == ("a", "b")


def test_a_later_word_replaces_an_earlier_one_and_changes_the_dice() -> None:
    dice = fair("a", "b")
    dice.contribute(1, "c")
    dice.close()
    other = fair("a", "b")
    other.close()
    assert dice.entropy == ("a", "c")
    assert dice.throw(20) != other.throw(20)


def test_words_that_meet_at_another_place_give_other_dice() -> None:
    assert fair_key(SECRET, ["ab", "c"]) != fair_key(SECRET, ["a", "bc"])
    assert fair_key(SECRET, ["1:a,", ""]) != fair_key(SECRET, ["", "1:a,"])


@pytest.mark.parametrize(
    ("text", "key"), [("x" * (ENTROPY_LIMIT + 1), "long"), ("\ud83d", "text"), ("a\udc80", "text")]
)
def test_words_too_long_or_not_text_are_refused(text: str, key: str) -> None:
    with pytest.raises(BadDice, match=f"error-dice-entropy-{key}"):
        fair("").contribute(0, text)


@given(st.lists(st.text(max_size=ENTROPY_LIMIT), min_size=2, max_size=4))
def test_any_text_will_do(entropy: list[str]) -> None:
    dice = fair(*entropy)
    dice.close()
    assert all(1 <= face <= 6 for face in dice.throw(8))


def test_the_secret_and_the_seed_are_shown_when_the_game_is_over_and_never_before() -> None:
    dice = FairDice.from_seed(2, 12345)
    secret = dice.describe(True)["secret"]
    before = json.dumps(dice.describe(False))
    assert dice.describe(False)["secret"] is None
    assert str(secret) not in before
    assert "12345" not in before
    assert dice.describe(True) | {"seed": 12345, "game": 0} == dice.describe(True)


def test_entropies_are_shown_once_closed() -> None:
    dice = fair("mine", "yours")
    assert dice.describe(False)["entropy"] == ["", ""]
    dice.close()
    assert dice.describe(False)["entropy"] == ["mine", "yours"]


def test_nothing_of_a_fair_source_that_python_shows_holds_the_secret() -> None:
    dice = FairDice(2, SECRET)
    assert SECRET.hex() not in repr(dice) + str(dice)


def test_resumed_dice_go_on_where_they_stood() -> None:
    dice = fair("a", "b")
    dice.close()
    throws = [dice.throw(8) for _ in range(5)]
    assert [FairDice.resume(SECRET, ("a", "b"), 3).throw(8), throws[3]] == [throws[3]] * 2


# The source in a record


def description(**changes: object) -> dict[str, object]:
    dice = FairDice.from_seed(2, 1)
    return {**dice.describe(True), **changes}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({}, "record-dice-source source=None"),
        ({"source": "loaded"}, "record-dice-source source=loaded"),
        ({"source": 3}, "record-dice-source source=3"),
        ({"source": "seeded", "game": 0}, "record-field-missing field=dice.seed"),
        ({"source": "seeded", "seed": "1", "game": 0}, "record-field-type field=dice.seed"),
        ({"source": "seeded", "seed": True, "game": 0}, "record-field-type field=dice.seed"),
        ({"source": "scripted", "seed": 1}, "record-field-unknown field=dice.seed"),
        ({"source": "physical", "who": "me"}, "record-field-unknown field=dice.who"),
        (description(commitment="00"), "record-field-type field=dice.commitment"),
        (description(commitment="G" * 64), "record-field-type field=dice.commitment"),
        (description(secret="A" * 64), "record-field-type field=dice.secret"),
        (description(secret=1), "record-field-type field=dice.secret"),
        (description(entropy=["a"]), "record-field-type field=dice.entropy"),
        (description(entropy=["a", 1]), "record-field-type field=dice.entropy"),
        (description(entropy=["a", "x" * 201]), "record-field-type field=dice.entropy"),
        (description(entropy="ab"), "record-field-type field=dice.entropy"),
        (
            {name: value for name, value in description().items() if name != "game"},
            "record-field-missing field=dice.game",
        ),
        (
            {name: value for name, value in description().items() if name != "seed"},
            "record-field-missing field=dice.seed",
        ),
        (
            {name: value for name, value in description().items() if name != "entropy"},
            "record-field-missing field=dice.entropy",
        ),
    ],
)
def test_a_source_that_is_not_well_described_is_refused(
    given: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadRecord, match=reason):
        check_description(given, 2)


@pytest.mark.parametrize(
    "source",
    [SeededDice(3, 4), ScriptedDice(), PhysicalDice(), FairDice.from_seed(2, 1), fair("a", "b")],
    ids=lambda source: type(source).__name__,
)
@pytest.mark.parametrize("is_over", [True, False])
def test_every_source_describes_itself_well(source: SeededDice, is_over: bool) -> None:
    check_description(source.describe(is_over), 2)


@pytest.mark.parametrize("make", [lambda: SeededDice(3, 4), lambda: FairDice.from_seed(3, 3, 4)])
def test_a_source_can_be_made_again_from_its_description(make: type[SeededDice]) -> None:
    again = source_of(make().describe(True))  # type: ignore[call-arg]
    assert again is not None
    assert again.throw(50) == make().throw(50)  # type: ignore[call-arg]


@pytest.mark.parametrize("source", [ScriptedDice(), PhysicalDice()])
def test_what_people_threw_cannot_be_recomputed(source: ScriptedDice) -> None:
    assert source_of(source.describe(True)) is None
    assert source_of(FairDice.from_seed(2, 1).describe(False)) is None


def test_a_false_commitment_and_a_false_seed_are_refused() -> None:
    with pytest.raises(BadRecord, match="record-commitment-false"):
        source_of(description(commitment="0" * 64))
    with pytest.raises(BadRecord, match="record-seed-false"):
        source_of(description(seed=2))
    with pytest.raises(BadRecord, match="record-seed-false"):
        source_of(description(entropy=["", ""]))
