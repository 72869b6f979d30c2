"""Fair dice, version 2: the players of a table agree on dice that none of them can choose, nor the
server.

Each round: the table commits to a secret and every person's device to a value; when all commitments
are in, the values are revealed and checked; when all are revealed, the key of every throw is fixed.
A round in which a value is missing is void, and the next one begins with a new secret.
`docs/dice.md` says how to verify a game and what is guaranteed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Literal, NoReturn, cast

from colonnade.core.dice import SECRET_BYTES, derive_faces, netstrings
from colonnade.core.errors import BadDice, BadRecord
from colonnade.core.message import message

VERSION = 2
COMMITMENT_LABEL = "colonnade/dice/2/commitment"
KEY_LABEL = "colonnade/dice/2/key"
TABLE_ID_LIMIT = 80

Phase = Literal["commit", "reveal", "closed"]
Part = Literal["awaited", "value", "declined", "shared", "bot"]
"""A seat's part in a round: not known yet, a value, declined by its person, on a device that
contributes for another seat, or a bot's.
"""


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a seat adds to a round: its part and, of a value, the commitment and (once revealed) the
    value, in hexadecimal.
    """

    part: Part
    commitment: str | None = None
    value: str | None = None

    @property
    def is_missing(self) -> bool:
        """Whether it was committed to and is not revealed."""
        return self.part == "value" and self.value is None


AWAITED = Contribution("awaited")


@dataclass(frozen=True, slots=True)
class VoidedRound:
    """A round that ended without a key, because values were missing."""

    number: int
    secret: bytes
    seats: tuple[Contribution, ...]

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that did not reveal."""
        return tuple(seat for seat, given in enumerate(self.seats) if given.is_missing)


def commit(table: str, number: int, seat: int | None, value: bytes) -> str:
    """The commitment to a value in a round of a table: of a seat, or of the table itself (None) to
    its secret.
    """
    who = "table" if seat is None else str(seat)
    return hashlib.sha256(
        netstrings(COMMITMENT_LABEL.encode(), table.encode(), b"%d" % number, who.encode(), value)
    ).hexdigest()


def agreed_key(secret: bytes, table: str, number: int, values: Sequence[str | None]) -> bytes:
    """The key of a table's throws: HMAC-SHA-256(secret, netstrings of label, table, round and each
    seat's value or nothing).
    """
    given = [bytes.fromhex(value or "") for value in values]
    return hmac.digest(
        secret, netstrings(KEY_LABEL.encode(), table.encode(), b"%d" % number, *given), "sha256"
    )


def is_hexadecimal(value: object) -> bool:
    """Whether it is 32 bytes in lower-case hexadecimal."""
    return (
        isinstance(value, str)
        and len(value) == 2 * SECRET_BYTES
        and set(value) <= set("0123456789abcdef")
    )


class AgreedDice:
    """The dice of one table, from its first commitment to its last throw. `throw` is refused until
    the round is closed.
    """

    def __init__(self, table: str, seats: int, secret: bytes | None = None) -> None:
        self.table = table
        self.voided: list[VoidedRound] = []
        self._secret = _checked_secret(
            secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        )
        self._seats = [AWAITED] * seats
        self._key: bytes | None = None
        self._throws = 0

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return len(self.voided) + 1

    @property
    def commitment(self) -> str:
        """The table's commitment to the secret of this round."""
        return commit(self.table, self.round, None, self._secret)

    @property
    def seats(self) -> tuple[Contribution, ...]:
        """The contribution of each seat so far. Not to be shown before `phase` is `closed`: see
        `shown_seats`.
        """
        return tuple(self._seats)

    @property
    def shown_seats(self) -> tuple[Contribution, ...]:
        """The contributions as viewers may see them: the values only once the round is closed."""
        return (
            self.seats
            if self.phase == "closed"
            else tuple(replace(given, value=None) for given in self._seats)
        )

    @property
    def phase(self) -> Phase:
        """`commit` until every seat's part is known, `reveal` until every value
        is, then `closed`.
        """
        if self._key is not None:
            return "closed"
        if AWAITED in self._seats:
            return "commit"
        return "reveal" if any(given.is_missing for given in self._seats) else "closed"

    def expect(self, parts: Sequence[Literal["value", "shared", "bot"]]) -> None:
        """Set the part of each seat; values and refusals already given stay. Does nothing once all
        commitments are in.
        """
        if self.phase == "commit":
            for seat, part in enumerate(parts):
                given = self._seats[seat]
                if part != "value":
                    self._seats[seat] = Contribution(part)
                elif given.part not in ("value", "declined"):
                    self._seats[seat] = AWAITED

    def forget(self, seat: int) -> None:
        """Drop the contribution of a seat that another person takes, if the round still collects
        commitments.
        """
        if self.phase == "commit":
            self._seats[seat] = AWAITED

    def commit(self, seat: int, commitment: str) -> None:
        """A seat commits to a value; once, and before any value is revealed."""
        self._check_awaited(seat)
        if not is_hexadecimal(commitment):
            raise BadDice("error-dice-commitment")
        self._seats[seat] = Contribution("value", commitment)

    def decline(self, seat: int) -> None:
        """A seat's person declines to contribute; viewers see that, and the record says so."""
        self._check_awaited(seat)
        self._seats[seat] = Contribution("declined")

    def _check_awaited(self, seat: int) -> None:
        if self.phase != "commit":
            raise BadDice("error-dice-commit-late")
        if self._seats[seat] != AWAITED:
            raise BadDice("error-dice-commit-twice")

    def reveal(self, seat: int, value: str) -> None:
        """A seat reveals the value it committed to; only when every commitment is in."""
        given = self._seats[seat]
        if self.phase == "commit":
            raise BadDice("error-dice-reveal-early")
        if not given.is_missing:
            raise BadDice("error-dice-reveal-twice")
        if (
            not is_hexadecimal(value)
            or commit(self.table, self.round, seat, bytes.fromhex(value)) != given.commitment
        ):
            raise BadDice("error-dice-reveal-false")
        self._seats[seat] = replace(given, value=value)

    def void(self, secret: bytes | None = None) -> VoidedRound:
        """End a round in which values are missing, and begin the next one with a new secret: every
        seat commits again.
        """
        if self.phase != "reveal":
            raise BadDice("error-dice-void")
        voided = VoidedRound(self.round, self._secret, self.seats)
        fresh = _checked_secret(secrets.token_bytes(SECRET_BYTES) if secret is None else secret)
        self.voided.append(voided)
        self._secret = fresh
        self._seats = [
            AWAITED if given.part in ("value", "declined") else given for given in self._seats
        ]
        return voided

    def copy(self) -> AgreedDice:
        """An independent copy."""
        twin = copy(self)
        twin.voided, twin._seats = self.voided.copy(), self._seats.copy()
        return twin

    def throw(self, dice: int) -> tuple[int, ...]:
        """The faces of the next throw."""
        faces = self.find_faces(self._throws, dice)
        self._throws += 1
        return faces

    def find_faces(self, number: int, dice: int) -> tuple[int, ...]:
        """The faces of a throw by its number, from 0; does not advance the source."""
        if self._key is None:
            if self.phase != "closed":
                raise BadDice("error-dice-not-agreed")
            self._key = agreed_key(
                self._secret, self.table, self.round, [given.value for given in self._seats]
            )
        return derive_faces(self._key, number, dice)

    @classmethod
    def restore(cls, dice: Mapping[str, Any]) -> AgreedDice:
        """The dice of a finished record, ready for their first throw. Raises `BadRecord` for a
        commitment that does not match.
        """
        rounds = [*dice["voided"], dice]
        for number, stated in enumerate(rounds, 1):
            _verify_round(dice["table"], number, stated, is_last=number == len(rounds))
        restored = cls(dice["table"], len(dice["seats"]), bytes.fromhex(dice["secret"]))
        restored.voided = [
            VoidedRound(
                number,
                bytes.fromhex(stated["secret"]),
                tuple(Contribution(**given) for given in stated["seats"]),
            )
            for number, stated in enumerate(dice["voided"], 1)
        ]
        restored._seats = [Contribution(**given) for given in dice["seats"]]
        return restored

    def describe(self, is_over: bool) -> dict[str, object]:
        """The `dice` of the record: every round as viewers may see it; the secrets only once the
        game is over.
        """
        return {
            "source": "fair",
            "version": VERSION,
            "table": self.table,
            "commitment": self.commitment,
            "secret": self._secret.hex() if is_over else None,
            "seats": _describe_seats(self.shown_seats),
            "voided": [
                {
                    "commitment": commit(self.table, voided.number, None, voided.secret),
                    "secret": voided.secret.hex() if is_over else None,
                    "seats": _describe_seats(voided.seats),
                }
                for voided in self.voided
            ],
        }


def _checked_secret(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise BadDice("error-dice-secret", expected=SECRET_BYTES, given=len(secret))
    return secret


def _describe_seats(seats: Sequence[Contribution]) -> list[dict[str, str | None]]:
    return [
        (
            {"part": given.part, "commitment": given.commitment, "value": given.value}
            if given.part == "value"
            else {"part": given.part}
        )
        for given in seats
    ]


# The dice of a record


def check_agreement(dice: Mapping[str, Any], seats: int) -> None:
    """Check the form of a record's `dice` of version 2; raises `BadRecord`."""
    _check_fields(
        dice, ("source", "version", "table", "commitment", "secret", "seats", "voided"), "dice"
    )
    if not isinstance(dice["table"], str) or not 0 < len(dice["table"]) <= TABLE_ID_LIMIT:
        _refuse("dice.table")
    _check_round(dice, seats, "dice")
    for number, voided in enumerate(_expect_list(dice["voided"], "dice.voided")):
        field = f"dice.voided[{number}]"
        _check_fields(_expect_object(voided, field), ("commitment", "secret", "seats"), field)
        _check_round(voided, seats, field)


def _check_round(stated: Mapping[str, Any], seats: int, field: str) -> None:
    if not is_hexadecimal(stated["commitment"]):
        _refuse(f"{field}.commitment")
    if stated["secret"] is not None and not is_hexadecimal(stated["secret"]):
        _refuse(f"{field}.secret")
    contributions = _expect_list(stated["seats"], f"{field}.seats")
    if len(contributions) != seats:
        _refuse(f"{field}.seats")
    for number, given in enumerate(contributions):
        _check_contribution(given, f"{field}.seats[{number}]")


def _check_contribution(stated: object, field: str) -> None:
    given = _expect_object(stated, field)
    if given.get("part") == "value":
        _check_fields(given, ("part", "commitment", "value"), field)
        if not is_hexadecimal(given["commitment"]) or not (
            given["value"] is None or is_hexadecimal(given["value"])
        ):
            _refuse(field)
    elif given.get("part") in ("awaited", "declined", "shared", "bot"):
        _check_fields(given, ("part",), field)
    else:
        _refuse(f"{field}.part")


def _expect_list(value: object, field: str) -> list[Any]:
    return cast("list[Any]", value) if isinstance(value, list) else _refuse(field)


def _expect_object(value: object, field: str) -> dict[str, Any]:
    return cast("dict[str, Any]", value) if isinstance(value, dict) else _refuse(field)


def _check_fields(stated: Mapping[str, Any], expected: Sequence[str], prefix: str) -> None:
    for name in expected:
        if name not in stated:
            raise BadRecord(message("record-field-missing", field=f"{prefix}.{name}"))
    for name in stated:
        if name not in expected:
            raise BadRecord(message("record-field-unknown", field=f"{prefix}.{name}"[:60]))


def _refuse(field: str) -> NoReturn:
    raise BadRecord(message("record-field-type", field=field))


def _verify_round(table: str, number: int, stated: Mapping[str, Any], is_last: bool) -> None:
    if stated["secret"] is None:
        raise BadRecord(message("record-secret-missing"))
    if commit(table, number, None, bytes.fromhex(stated["secret"])) != stated["commitment"]:
        raise BadRecord(message("record-commitment-false"))
    missing = 0
    for seat, given in enumerate(stated["seats"]):
        if given["part"] == "awaited" or (
            is_last and given["part"] == "value" and given["value"] is None
        ):
            raise BadRecord(message("record-value-missing", seat=seat + 1, round=number))
        if given["part"] == "value":
            missing += given["value"] is None
            if (
                given["value"] is not None
                and commit(table, number, seat, bytes.fromhex(given["value"]))
                != given["commitment"]
            ):
                raise BadRecord(message("record-value-false", seat=seat + 1, round=number))
    if not is_last and not missing:
        raise BadRecord(message("record-round-complete", round=number))
