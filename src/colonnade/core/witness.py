"""What a player's device saves of the agreement on a table's dice, and the check of the finished
record against it.

A record alone can only be checked for consistency. A device that took part knows more: its own
values, every commitment it was shown before it revealed them, and the events it saw.
`web/src/lib/witness.ts` does the same in the browser; `web/tests/cheating_host.json` tests both.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import zip_longest
from typing import Any, TypeVar

from colonnade.core.agreement import VERSION, commit
from colonnade.core.dice import SECRET_BYTES
from colonnade.core.message import Message, message

NOTHING = "–"
"""Stands for an event where nothing happened: no record has it."""
T = TypeVar("T")
Shown = Mapping[str, Any]
"""The dice of a table as it shows them; of each of their `seats`: `part`, `commitment` and
`is_revealed`.
"""


@dataclass(slots=True)
class KeptRound:
    """A round this device takes part in: its own seat and value, and what the table showed."""

    seat: int
    value: str
    secret: str
    """The table's commitment to its secret, as shown when this device committed."""
    seats: list[list[str | None]] | None = None
    """Part and commitment of every seat, as shown before this device revealed its value; None until
    then.
    """
    is_sent: bool = False
    """Whether this device has revealed its value."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a device sends: `commit` with a commitment, or `reveal` with a value."""

    type: str
    seat: int
    text: str


@dataclass(slots=True)
class Witness:
    """What one device saves of one table."""

    table: str
    rounds: dict[int, KeptRound] = field(default_factory=dict)
    events: dict[int, str] = field(default_factory=dict)
    """The actions and throws this device saw, by ply."""
    due: dict[int, int] = field(default_factory=dict)
    """The number of dice that the table said would be thrown as the event of a ply; 0 where it was
    a decision. Plies of which this device was not told, because it was not connected, are missing.
    """
    positions: dict[int, str] = field(default_factory=dict)
    """The ids of the positions this device was shown, by the number of events before them."""
    length: int | None = None
    """The number of events of the game, once this device saw it end."""
    is_left_out: bool = False
    """Whether this device held a seat of which the table showed another part than it gave."""

    def to_json(self) -> str:
        """The witness as JSON."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Witness:
        """The witness of a JSON text. Raises `ValueError`."""
        try:
            data = json.loads(text)
            rounds = {int(number): KeptRound(**kept) for number, kept in data["rounds"].items()}
            return cls(
                data["table"],
                rounds,
                {int(ply): str(event) for ply, event in data["events"].items()},
                {int(ply): int(dice) for ply, dice in data["due"].items()},
                {int(ply): str(position) for ply, position in data["positions"].items()},
                data["length"],
                data["is_left_out"],
            )
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise ValueError(f"not what a device keeps of a table: {error!r}") from error

    def find_answer(self, dice: Shown, yours: Sequence[int]) -> Answer | None:
        """What this device has to send now: its commitment, or its value once all commitments are
        shown and there is no alarm.
        """
        if dice["source"] != "fair" or self.find_alarms(dice, yours):
            return None
        if dice["phase"] == "commit":
            return self._commit(dice, yours)
        kept = self.rounds.get(dice["round"])
        if dice["phase"] != "reveal" or kept is None or kept.seat not in yours:
            return None
        if dice["seats"][kept.seat]["is_revealed"]:
            return None
        kept.seats = kept.seats or _snapshot(dice)
        kept.is_sent = True
        return Answer("reveal", kept.seat, kept.value)

    def _commit(self, dice: Shown, yours: Sequence[int]) -> Answer | None:
        seat = next((seat for seat in yours if _part(dice, seat) == "awaited"), None)
        if seat is None:
            return None
        number = dice["round"]
        kept = self.rounds.get(number)
        if kept is None or (kept.seat != seat and not kept.is_sent):
            kept = self.rounds[number] = KeptRound(
                seat, secrets.token_hex(SECRET_BYTES), dice["commitment"]
            )
        if kept.seat != seat:
            return None  # a round does not begin again after a value was revealed
        return Answer("commit", seat, commit(self.table, number, seat, bytes.fromhex(kept.value)))

    def observe(
        self, position: Mapping[str, Any], events: Sequence[Mapping[str, Any]], *, is_gap: bool
    ) -> bool:
        """Keep the events that led to a position, how many dice each had, and what is due there.
        Throws are never taken back, so nothing up to the last one changes any more. After a gap,
        when this device was not connected, the actions after it may have been taken back. Without a
        gap, nothing happened at a ply that no event led to. Whether anything changed.
        """
        before = (self.events, self.due, self.positions, self.length)
        ply, turn = position["ply"], position["turn"]
        known = max(self.due, default=1) - 1 if self.length is None else self.length
        seen: dict[int, str] = {}
        due = {} if turn["what"] == "over" else {ply + 1: turn.get("dice") or 0}
        at = lowest = ply
        for event in reversed(events):
            if event["what"] in ("act", "throw"):
                if at <= ply and at not in seen:
                    is_named = (event["what"] == "throw") == is_throw(event["text"])
                    seen[at] = event["text"] if is_named else NOTHING
                    if not is_gap:
                        due[at] = event.get("dice", 0)
                at -= 1
            elif event["what"] == "back":
                at += 1
            lowest = min(lowest, at)
        last_throw = max(filter(self._is_throw_at, self.events), default=0)
        kept = last_throw if is_gap else max(lowest, last_throw)
        self.events = seen | _cut(self.events, kept)
        self.due = due | _cut(self.due, kept + 1)
        self.positions = {ply: position["id"]} | _cut(self.positions, kept)
        self.length = ply if turn["what"] == "over" else None
        if not is_gap and at != known:
            self.events[min(at, known) + 1] = NOTHING
        return before != (self.events, self.due, self.positions, self.length)

    def _is_throw_at(self, ply: int) -> bool:
        return is_throw(self.events[ply])

    def find_alarms(self, dice: Shown, yours: Sequence[int]) -> list[Message]:
        """What is wrong with the parts and commitments shown now. With any of them, this device
        does not reveal its value.
        """
        is_agreed = dice["source"] == "fair" and dice["version"] == VERSION
        if self.rounds and not is_agreed:
            return [message("record-differs-no-proof")]
        if yours:
            takes_part = is_agreed and self._takes_part(dice, yours)
            self.is_left_out = self._must_be_fair(dice["source"]) and not takes_part
        if self.is_left_out:
            return [message("record-differs-left-out")]
        number = dice["round"]
        kept = self.rounds.get(number)
        if kept is None or dice["phase"] == "commit":
            return []
        shown = _snapshot(dice)
        alarms: list[Message] = []
        if dice["commitment"] != kept.secret:
            alarms.append(message("record-differs-secret", round=number))
        if shown[kept.seat] != self._own(number, kept):
            alarms.append(message("record-differs-own-altered", round=number))
        return alarms + _compare_others(number, kept, shown)

    def _must_be_fair(self, source: str) -> bool:
        """Whether nobody may choose the dice: all but real ones, and those of a game that goes on
        from another, which has events before this device sees it.
        """
        return source != "physical" and (source != "scripted" or 1 in self.due)

    def _takes_part(self, dice: Shown, yours: Sequence[int]) -> bool:
        """Whether the table awaits a part of this device, or shows one that it gave. No dice fall
        before all parts are given, this device's too.
        """
        if dice["phase"] != "closed" and any(map(is_throw, self.events.values())):
            return False
        if dice["phase"] == "commit" and "awaited" in [_part(dice, seat) for seat in yours]:
            return True
        kept = self.rounds.get(dice["round"])
        if kept is None or (dice["phase"] == "closed" and not kept.is_sent):
            return False
        return _part(dice, kept.seat) == "value"

    def _own(self, number: int, kept: KeptRound) -> list[str | None]:
        return ["value", commit(self.table, number, kept.seat, bytes.fromhex(kept.value))]

    def compare(self, record: Mapping[str, Any]) -> list[Message]:
        """The contradictions between a finished record and what this device sent and saw; none
        without a saved round.
        """
        if self.is_left_out:
            return [message("record-differs-left-out")]
        if not self.rounds:
            return []
        dice = record["dice"]
        if dice["source"] != "fair" or dice.get("version") != VERSION:
            return [message("record-differs-no-proof")]
        if dice["table"] != self.table:
            return [message("record-differs-table")]
        stated = [*dice["voided"], dice]
        findings = [
            found
            for number, kept in sorted(self.rounds.items())
            for found in self._compare_round(number, kept, stated)
        ]
        if len(stated) not in self.rounds:
            findings.append(message("record-differs-own-missing", round=len(stated)))
        return findings + self._compare_events(record["events"])

    def _compare_events(self, stated: Sequence[str]) -> list[Message]:
        """The first event that differs, and the first whose dice do: all after it may."""
        found: list[Message] = []
        for ply, seen in sorted(self.events.items()):
            event = stated[ply - 1] if ply <= len(stated) else NOTHING
            if event != seen:
                found.append(message("record-differs-event", ply=ply, stated=event, seen=seen))
                break
        for ply, dice in sorted(self.due.items()):
            if ply <= len(stated) and count_dice(stated[ply - 1]) != dice:
                event = stated[ply - 1]
                found.append(message("record-differs-dice", ply=ply, stated=event, dice=dice))
                break
        if self.length is not None and self.length != len(stated):
            found.append(message("record-differs-length", stated=len(stated), seen=self.length))
        return found

    def compare_positions(self, replayed: Iterable[tuple[int, str]]) -> list[Message]:
        """The first position of a record, by the rules, that is not the one this device was shown.
        Only a device that knows the rules can ask this.
        """
        for ply, position in replayed:
            if self.positions.get(ply, position) != position:
                return [message("record-differs-position", ply=ply)]
        return []

    def _compare_round(
        self, number: int, kept: KeptRound, stated: Sequence[Mapping[str, Any]]
    ) -> list[Message]:
        if number > len(stated):
            return [message("record-differs-round", round=number)]
        found: list[Message] = []
        round_ = stated[number - 1]
        if round_["commitment"] != kept.secret:
            found.append(message("record-differs-secret", round=number))
        own = round_["seats"][kept.seat]
        if own["part"] != "value":
            found.append(message("record-differs-own-missing", round=number))
        elif [own["part"], own["commitment"]] != self._own(number, kept) or own["value"] not in (
            None,
            kept.value,
        ):
            found.append(message("record-differs-own-altered", round=number))
        elif own["value"] is None and kept.is_sent:
            found.append(message("record-differs-withheld", round=number))
        given = [[seat["part"], seat.get("commitment")] for seat in round_["seats"]]
        return found + _compare_others(number, kept, given)


def _part(dice: Shown, seat: int) -> str | None:
    """The part of a seat, if the table shows that seat at all."""
    return next((given["part"] for given in dice["seats"][seat : seat + 1]), None)


def _snapshot(dice: Shown) -> list[list[str | None]]:
    return [[given["part"], given["commitment"]] for given in dice["seats"]]


def _compare_others(
    number: int, kept: KeptRound, given: Sequence[list[str | None]]
) -> list[Message]:
    """The seats that gave something else than was shown before this device revealed its value:
    seats that have come or gone, too.
    """
    return [
        message("record-differs-other", seat=seat + 1, round=number)
        for seat, (before, now) in enumerate(zip_longest(kept.seats or given, given))
        if seat != kept.seat and before != now
    ]


def _cut(kept: Mapping[int, T], last: int) -> dict[int, T]:
    """What was kept up to a ply."""
    return {ply: value for ply, value in kept.items() if ply <= last}


def is_throw(event: str) -> bool:
    """Whether an event of a record is a throw, also one that is written as none ever is."""
    return re.match(r"\W*(roll|start)\b", event) is not None


def count_dice(event: str) -> int:
    """The number of dice that an event of a record states; 0 where it is no throw."""
    word, *faces = event.split(" ")
    return sum(face != "-" for face in faces) if word in ("roll", "start") else 0
