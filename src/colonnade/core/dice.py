"""Dice sources. A source gives faces; only the game knows what they mean.

- `SeededDice`: the same seed gives the same faces, on every platform and Python version.
- `ScriptedDice`: faces written down beforehand, for tests and replays.
- `PhysicalDice`: a person throws real dice and types the faces.
- `FairDice`: a committed secret and a text from each player, for one device and for simulations
  (version 1 of fair dice).

All players of a server's table agree on its dice: `core/agreement.py`. The dice of a record are
checked in `core/proof.py`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from colonnade.core.errors import BadDice

SECRET_BYTES = 32
ENTROPY_LIMIT = 200
_FACES = bytes(byte % 6 + 1 for byte in range(256))
# bytes from 252, the largest multiple of six, on: without them every face is equally likely
_REJECTED = bytes(range(252, 256))


class DiceSource(Protocol):
    """Gives the faces of the next throw."""

    def throw(self, dice: int) -> tuple[int, ...]:
        """The faces of the next throw of this number of dice, in the order thrown."""
        ...

    def describe(self, is_over: bool) -> dict[str, object]:
        """The `dice` of the record; the secret only once the game is over."""
        ...


def derive_faces(key: bytes, index: int, dice: int) -> tuple[int, ...]:
    """The faces of throw `index`: bytes of HMAC-SHA-256(key, "index/block"), each below 252 giving
    the face byte mod 6 + 1.
    """
    faces, block = b"", 0
    while len(faces) < dice:
        faces += hmac.digest(key, b"%d/%d" % (index, block), "sha256").translate(_FACES, _REJECTED)
        block += 1
    return tuple(faces[:dice])


def derive_bytes(seed: int, purpose: str) -> bytes:
    """32 bytes that follow from a seed, different for each purpose."""
    return hashlib.sha256(f"colonnade/{seed}/{purpose}".encode()).digest()


class SeededDice:
    """Dice that follow from a seed and the number of the game."""

    def __init__(self, seed: int, game: int = 0) -> None:
        self.seed, self.game = seed, game
        self._key = derive_bytes(seed, f"{game}/dice")
        self._index = 0

    def throw(self, dice: int) -> tuple[int, ...]:
        """The faces of the next throw."""
        faces = derive_faces(self._key, self._index, dice)
        self._index += 1
        return faces

    def describe(self, is_over: bool) -> dict[str, object]:
        """The seed, from which all throws follow."""
        return {"source": "seeded", "seed": self.seed, "game": self.game}


class ScriptedDice:
    """Faces written down beforehand."""

    def __init__(self, throws: Iterable[Sequence[int]] = ()) -> None:
        self._throws = iter([tuple(throw) for throw in throws])

    def throw(self, dice: int) -> tuple[int, ...]:
        """The next faces of the script; refuses a script that has ended or holds another number of
        dice.
        """
        faces = next(self._throws, None)
        if faces is None:
            raise BadDice("error-dice-script-ended")
        return check_faces(faces, dice)

    def describe(self, is_over: bool) -> dict[str, object]:
        """Only that the dice were scripted."""
        return {"source": "scripted"}


class PhysicalDice:
    """Real dice: their faces are given by `show` before each `throw`."""

    def __init__(self) -> None:
        self._shown: tuple[int, ...] | None = None

    def show(self, faces: Sequence[int], dice: int) -> None:
        """Give the faces of the next throw of this number of dice. Raises `BadDice` for faces that
        they cannot show.
        """
        self._shown = check_faces(faces, dice)

    def throw(self, dice: int) -> tuple[int, ...]:
        """The faces given for this throw."""
        if self._shown is None:
            raise BadDice("error-dice-not-shown")
        faces, self._shown = check_faces(self._shown, dice), None
        return faces

    def describe(self, is_over: bool) -> dict[str, object]:
        """Only that real dice were thrown."""
        return {"source": "physical"}


def check_faces(faces: Sequence[int], dice: int) -> tuple[int, ...]:
    """The faces, if this number of dice can show them. Raises `BadDice`."""
    if len(faces) != dice:
        raise BadDice("error-dice-count", expected=dice, given=len(faces))
    for face in faces:
        if type(face) is not int or not 1 <= face <= 6:
            raise BadDice("error-dice-face", face=str(face)[:20])
    return tuple(faces)


class FairDice:
    """Commit and reveal: the secret's hash is public before anyone adds entropy, and the secret
    once the game is over.

    The order of calls: `contribute` per seat, `close`, then `throw`. The secret is random unless
    given.
    """

    def __init__(
        self, seats: int, secret: bytes | None = None, derived: Mapping[str, int] | None = None
    ) -> None:
        self._secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        if len(self._secret) != SECRET_BYTES:
            raise BadDice("error-dice-secret", expected=SECRET_BYTES, given=len(self._secret))
        self._entropy = [""] * seats
        self._derived = dict(derived or {})
        self._key: bytes | None = None
        self._index = 0

    @classmethod
    def from_seed(cls, seats: int, seed: int, game: int = 0) -> FairDice:
        """Fair dice whose secret and entropies follow from a seed, for simulations; the record says
        so.
        """
        source = cls(seats, derive_bytes(seed, f"{game}/secret"), {"seed": seed, "game": game})
        for seat in range(seats):
            source.contribute(seat, derive_bytes(seed, f"{game}/entropy/{seat}").hex()[:16])
        source.close()
        return source

    @classmethod
    def resume(cls, secret: bytes, entropy: Sequence[str], throws: int) -> FairDice:
        """Closed fair dice after this number of throws, to resume a game whose secret is known."""
        source = cls(len(entropy), secret)
        for seat, text in enumerate(entropy):
            source.contribute(seat, text)
        source.close()
        source._index = throws
        return source

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hexadecimal: public from the start."""
        return hashlib.sha256(self._secret).hexdigest()

    @property
    def entropy(self) -> tuple[str, ...]:
        """The text that each seat contributed; to be shown once closed."""
        return tuple(self._entropy)

    @property
    def is_closed(self) -> bool:
        """Whether entropy is closed, so that dice can be thrown."""
        return self._key is not None

    def contribute(self, seat: int, text: str) -> None:
        """A seat's entropy: any text, before `close`; a later one replaces an earlier one."""
        if self.is_closed:
            raise BadDice("error-dice-entropy-closed")
        if len(text) > ENTROPY_LIMIT:
            raise BadDice("error-dice-entropy-long", limit=ENTROPY_LIMIT)
        if not is_unicode(text):
            raise BadDice("error-dice-entropy-text")
        self._entropy[seat] = text

    def close(self) -> None:
        """Close the entropies: every throw is determined now."""
        self._key = fair_key(self._secret, self._entropy)

    def throw(self, dice: int) -> tuple[int, ...]:
        """The faces of the next throw."""
        faces = self.find_faces(self._index, dice)
        self._index += 1
        return faces

    def find_faces(self, number: int, dice: int) -> tuple[int, ...]:
        """The faces of a throw by its number, from 0; does not advance the source."""
        if self._key is None:
            raise BadDice("error-dice-entropy-open")
        return derive_faces(self._key, number, dice)

    def describe(self, is_over: bool) -> dict[str, object]:
        """Commitment and entropy, the latter once closed; the secret, and a seed that would give it
        away, only once the game is over.
        """
        secret = self._secret.hex() if is_over else None
        entropy = self._entropy if self.is_closed else [""] * len(self._entropy)
        derived = self._derived if is_over else {}
        return {
            "source": "fair",
            "commitment": self.commitment,
            "secret": secret,
            "entropy": list(entropy),
            **derived,
        }


def is_unicode(text: str) -> bool:
    """Whether the text can be encoded in UTF-8. Half a surrogate pair, which can come from JSON or
    a terminal, cannot.
    """
    return not any("\ud800" <= character <= "\udfff" for character in text)


def fair_key(secret: bytes, entropy: Sequence[str]) -> bytes:
    """The key of a fair game's throws: HMAC-SHA-256(secret, the entropies as netstrings, in seat
    order).
    """
    return hmac.digest(secret, netstrings(*(text.encode() for text in entropy)), "sha256")


def netstrings(*texts: bytes) -> bytes:
    """The texts joined without ambiguity: each as its length, a colon, itself and a comma."""
    return b"".join(b"%d:%s," % (len(text), text) for text in texts)
