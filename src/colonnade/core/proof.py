"""The `dice` of a record: checks their form, and recomputes the throws that follow from them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from colonnade.core.agreement import VERSION as AGREED_VERSION
from colonnade.core.agreement import AgreedDice, check_agreement, is_hexadecimal
from colonnade.core.dice import ENTROPY_LIMIT, DiceSource, FairDice, SeededDice
from colonnade.core.errors import BadRecord
from colonnade.core.message import message


def check_description(description: Mapping[str, Any], seats: int) -> None:
    """Check the keys and types of a record's `dice` for their source; raises `BadRecord`."""
    source = description.get("source")
    if source == "fair" and "version" in description:
        if description["version"] != AGREED_VERSION or type(description["version"]) is not int:
            raise BadRecord(
                message(
                    "record-dice-version",
                    given=str(description["version"])[:40],
                    known=AGREED_VERSION,
                )
            )
        check_agreement(description, seats)
        return
    optional: dict[str, type | None] = {}
    match source:
        case "seeded":
            expected: dict[str, type | None] = {"seed": int, "game": int}
        case "fair":
            expected = {"commitment": str, "secret": None, "entropy": list}
            optional = {"seed": int, "game": int}
        case "scripted" | "physical":
            expected = {}
        case _:
            raise BadRecord(message("record-dice-source", source=str(source)[:40]))
    for name in description:
        if name != "source" and name not in expected and name not in optional:
            raise BadRecord(message("record-field-unknown", field=f"dice.{name}"[:60]))
    for name, kind in {
        **expected,
        **{name: kind for name, kind in optional.items() if name in description},
    }.items():
        if name not in description:
            raise BadRecord(message("record-field-missing", field=f"dice.{name}"))
        if kind is not None and type(description[name]) is not kind:
            raise BadRecord(message("record-field-type", field=f"dice.{name}"))
    if source == "fair":
        for name, other in (("seed", "game"), ("game", "seed")):
            if name in description and other not in description:
                raise BadRecord(message("record-field-missing", field=f"dice.{other}"))
        _check_fair(description, seats)


def _check_fair(description: Mapping[str, Any], seats: int) -> None:
    entropy: list[object] = description["entropy"]
    if len(entropy) != seats or not all(
        isinstance(text, str) and len(text) <= ENTROPY_LIMIT for text in entropy
    ):
        raise BadRecord(message("record-field-type", field="dice.entropy"))
    if not is_hexadecimal(description["commitment"]):
        raise BadRecord(message("record-field-type", field="dice.commitment"))
    if description["secret"] is not None and not is_hexadecimal(description["secret"]):
        raise BadRecord(message("record-field-type", field="dice.secret"))


def shows_secret(description: Mapping[str, Any]) -> bool:
    """Whether a record's `dice` contain the secret of any round, which is allowed only once the
    game is over or abandoned.
    """
    rounds: list[Mapping[str, Any]] = [description, *description.get("voided", ())]
    return any(stated.get("secret") is not None for stated in rounds)


def source_of(description: Mapping[str, Any]) -> DiceSource | None:
    """The dice of a finished record, ready for the first throw; None where the throws cannot be
    recomputed.

    Raises `BadRecord` for a secret that does not match its commitment, or its seed.
    """
    if description["source"] == "seeded":
        return SeededDice(description["seed"], description["game"])
    if description["source"] == "fair" and description["secret"] is not None:
        if "version" in description:
            return AgreedDice.restore(description)
        if (
            hashlib.sha256(bytes.fromhex(description["secret"])).hexdigest()
            != description["commitment"]
        ):
            raise BadRecord(message("record-commitment-false"))
        if "seed" in description:
            derived = FairDice.from_seed(
                len(description["entropy"]), description["seed"], description["game"]
            )
            if derived.describe(True) != dict(description):
                raise BadRecord(message("record-seed-false"))
        return FairDice.resume(bytes.fromhex(description["secret"]), description["entropy"], 0)
    return None
