"""A host that cheats at the dice of its table, in every way we could think of: each is a function
that plays a game so, and gives what a friend's device kept and the record.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from colonnade.core.agreement import AgreedDice, agreed_key, commit
from colonnade.core.dice import derive_faces
from colonnade.core.game import Over, Throw
from colonnade.core.witness import Answer, Witness, count_dice
from colonnade.games import GAMES

TABLE, ELSEWHERE = "the-table", "another-table"
SECRET, LATE_SECRET = bytes([7] * 32), bytes([8] * 32)
HOST, FRIEND, BOT = 0, 1, 2
LAST = 2
HOST_VALUE, LATE_VALUE = bytes([9] * 32), bytes([10] * 32)
EVENTS = 12
Dice = dict[str, Any]
Record = dict[str, Any]


def show(dice: AgreedDice) -> Dice:
    """The dice as a table shows them."""
    seats = [
        {
            "part": given.part,
            "commitment": given.commitment,
            "is_revealed": given.value is not None,
            "value": shown.value,
        }
        for given, shown in zip(dice.seats, dice.shown_seats, strict=True)
    ]
    return {
        "source": "fair",
        "version": 2,
        "phase": dice.phase,
        "round": dice.round,
        "commitment": dice.commitment,
        "seats": seats,
    }


class Friend(Witness):
    """A friend's device, whose values follow from the round: the cases must be the
    same every time.
    """

    def answer(self, shown: Dice) -> Answer | None:
        answer = self.find_answer(shown, [FRIEND])
        if answer is not None and answer.type == "commit":
            kept = self.rounds[shown["round"]]
            kept.value = bytes([100 + shown["round"]] * 32).hex()
            answer = self.find_answer(shown, [FRIEND])
        return answer


def commit_all(dice: AgreedDice, friend: Friend) -> None:
    """The host and the friend commit; a bot has the third seat."""
    dice.expect(["value", "value", "bot"])
    dice.commit(HOST, commit(dice.table, dice.round, HOST, HOST_VALUE))
    answer = friend.answer(show(dice))
    assert answer is not None
    assert answer.type == "commit"
    dice.commit(FRIEND, answer.text)


def reveal_friend(dice: AgreedDice, friend: Friend) -> str:
    """The friend's device reveals its value: from here on the host knows everything."""
    answer = friend.answer(show(dice))
    assert answer is not None
    assert answer.type == "reveal"
    return answer.text


def agree(void_rounds: int = 0, forged: bool = False) -> tuple[AgreedDice, Friend]:
    """An agreement at the table, up to closed dice, after rounds in which the host did not reveal
    (or, forged, says the friend did not).
    """
    dice, friend = AgreedDice(TABLE, 3, SECRET), Friend(TABLE)
    for number in range(void_rounds + 1):
        commit_all(dice, friend)
        value = reveal_friend(dice, friend)
        if number < void_rounds:
            if forged:
                dice.reveal(HOST, HOST_VALUE.hex())
            else:
                dice.reveal(FRIEND, value)
            dice.void(bytes([20 + number] * 32))
        else:
            dice.reveal(HOST, HOST_VALUE.hex())
            dice.reveal(FRIEND, value)
    return dice, friend


def play(dice: Dice, invented: dict[int, str] | None = None) -> Record:
    """The beginning of a game with the dice that the record states, all throws following from them.
    With throws that the host invents, by their number among the events, the record has these too,
    and the dice that they skip are never thrown.
    """
    invented = invented or {}
    game, source = GAMES["columbiz"], random.Random(1)
    key = agreed_key(
        bytes.fromhex(dice["secret"]),
        dice["table"],
        len(dice["voided"]) + 1,
        [given.get("value") for given in dice["seats"]],
    )
    options, seats = game.options_type.resolve({}, 3), game.seats(game.default_colours(3), None)
    state, events, throws = game.initial(options, seats), list[str](), 0
    while len(events) < EVENTS and not isinstance(turn := game.turn(state), Over):
        if len(events) in invented:
            events.append(invented[len(events)])
            throws += 1
            continue
        if isinstance(turn, Throw):
            action = game.outcome(state, derive_faces(key, throws, turn.dice))
            throws += 1
        else:
            action = game.sample(state, source)
        state = game.apply(state, action)
        events.append(str(action))
    return {
        "format": 1,
        "game": "columbiz",
        "rules": game.rules_version,
        "options": options.as_dict(),
        "seats": [{"colour": colour, "name": ""} for colour in seats.colours],
        "first": None,
        "played": None,
        "dice": dice,
        "events": events,
        "notes": [],
        "result": None,
    }


def state_dice(dice: AgreedDice) -> Dice:
    return json.loads(json.dumps(dice.describe(True)))


def show_events(events: Sequence[str]) -> list[dict[str, Any]]:
    """Events as a table shows them."""
    counts = [(event, count_dice(event)) for event in events]
    return [
        {"what": "throw" if dice else "act", "text": event, "dice": dice} for event, dice in counts
    ]


def show_position(ply: int, dice: int = 0) -> dict[str, Any]:
    """A position, and how many dice are thrown next; 0 for a decision."""
    turn = {"what": "throw", "dice": dice} if dice else {"what": "decide"}
    return {"id": f"after {ply}", "ply": ply, "turn": turn}


def watch(friend: Friend, events: Sequence[str], begun: int = 0) -> None:
    """The friend's device sees the game as it is played."""
    due = [*map(count_dice, events), 0]
    friend.observe(show_position(begun, due[0]), [], is_gap=False)
    for ply, event in enumerate(events, 1):
        position = show_position(begun + ply, due[ply])
        friend.observe(position, show_events([event]), is_gap=False)


def forge(change: Callable[[Dice], object], void_rounds: int = 0) -> tuple[Friend, Record]:
    """A game played and recorded with dice that the host changed after the friend had revealed. All
    throws follow from the changed dice.
    """
    dice, friend = agree(void_rounds)
    stated = state_dice(dice)
    change(stated)
    record = play(stated)
    watch(friend, record["events"])
    return friend, record


def give(dice: Dice, seat: int, value: bytes) -> None:
    """Put a value, and a commitment to it, in a seat's place."""
    number = len(dice["voided"]) + 1
    dice["seats"][seat] = {
        "part": "value",
        "commitment": commit(dice["table"], number, seat, value),
        "value": value.hex(),
    }


def honest() -> tuple[Friend, Record]:
    return forge(lambda dice: None)


def honest_after_a_void_round() -> tuple[Friend, Record]:
    return forge(lambda dice: None, void_rounds=1)


def late_secret() -> tuple[Friend, Record]:
    """The host sees all values, then looks for a secret that suits it."""
    return forge(
        lambda dice: dice.update(
            secret=LATE_SECRET.hex(), commitment=commit(TABLE, 1, None, LATE_SECRET)
        )
    )


def late_value() -> tuple[Friend, Record]:
    """The host sees the friend's value, then looks for a value of its own that suits it."""
    return forge(lambda dice: give(dice, HOST, LATE_VALUE))


def late_value_of_a_bot() -> tuple[Friend, Record]:
    """A seat that was to add nothing adds a value that suits the host."""
    return forge(lambda dice: give(dice, BOT, LATE_VALUE))


def value_left_out_late() -> tuple[Friend, Record]:
    """The host leaves its own value out after it knows what falls then."""
    return forge(lambda dice: dice["seats"].__setitem__(HOST, {"part": "declined"}))


def replaced_commitment() -> tuple[Friend, Record]:
    """The friend's value is replaced by one of the host's."""
    return forge(lambda dice: give(dice, FRIEND, LATE_VALUE))


def left_out() -> tuple[Friend, Record]:
    """The friend's value is left out, as if it had declined."""
    return forge(lambda dice: dice["seats"].__setitem__(FRIEND, {"part": "declined"}))


def withheld_reveal() -> tuple[Friend, Record]:
    """The host pretends that the friend's value did not arrive, and has the dice drawn again."""
    dice, friend = agree(void_rounds=1, forged=True)
    record = play(state_dice(dice))
    watch(friend, record["events"])
    return friend, record


def hidden_void_round() -> tuple[Friend, Record]:
    """The host did not reveal in the first round, and hides that round."""

    def change(dice: Dice) -> None:
        dice.update(voided=[], commitment=commit(TABLE, 1, None, bytes.fromhex(dice["secret"])))
        give(dice, HOST, HOST_VALUE)
        give(dice, FRIEND, bytes.fromhex(dice["seats"][FRIEND]["value"]))

    return forge(change, void_rounds=1)


def invented_round() -> tuple[Friend, Record]:
    """The host adds a round without the friend, and plays with its dice."""

    def change(dice: Dice) -> None:
        seats = deepcopy(dice["seats"])
        seats[HOST]["value"] = None
        dice["voided"] = [
            {"commitment": dice["commitment"], "secret": dice["secret"], "seats": seats}
        ]
        dice.update(secret=LATE_SECRET.hex(), commitment=commit(TABLE, 2, None, LATE_SECRET))
        dice["seats"][FRIEND] = {"part": "declined"}
        give(dice, HOST, LATE_VALUE)

    return forge(change)


def another_table() -> tuple[Friend, Record]:
    """The values and the proof of another table, whose dice suit the host."""

    def change(dice: Dice) -> None:
        dice.update(table=ELSEWHERE, commitment=commit(ELSEWHERE, 1, None, SECRET))
        give(dice, HOST, HOST_VALUE)
        give(dice, FRIEND, bytes.fromhex(dice["seats"][FRIEND]["value"]))

    return forge(change)


def another_tables_value() -> tuple[Friend, Record]:
    """The host commits here with a commitment of another table, and reveals what was revealed
    there.
    """
    return forge(
        lambda dice: dice["seats"][HOST].update(commitment=commit(ELSEWHERE, 1, HOST, HOST_VALUE))
    )


def no_proof() -> tuple[Friend, Record]:
    """The record claims that the dice came from elsewhere."""
    friend, record = honest()
    return friend, {**record, "dice": {"source": "scripted"}}


def older_proof() -> tuple[Friend, Record]:
    """The record claims the older proof, in which the host could choose."""
    friend, record = honest()
    return friend, {
        **record,
        "dice": {
            "source": "fair",
            "commitment": "0" * 64,
            "secret": "0" * 64,
            "entropy": ["", "", ""],
        },
    }


def other_throws_at_the_table() -> tuple[Friend, Record]:
    """The table threw what it liked; the record shows what the dice really gave."""
    friend, record = honest()
    friend.events[2] = "roll 6 6 6 6 6 6 6 6"
    return friend, record


def other_throws_in_the_record() -> tuple[Friend, Record]:
    """The table threw what it liked, and the record says so."""
    friend, record = honest()
    friend.events[2] = record["events"][1] = "roll 6 6 6 6 6 6 6 6"
    return friend, record


def complete_round_made_void() -> tuple[Friend, Record]:
    """All values were revealed, the host did not like the dice, and had them drawn again."""

    def change(dice: Dice) -> None:
        dice["voided"][0]["seats"][HOST]["value"] = HOST_VALUE.hex()

    return forge(change, void_rounds=1)


def skip_throw(invented: str, at: int, shown: bool) -> tuple[Friend, Record]:
    """A game in which the host skips the dice of one throw by one that never was. It shows the
    friend a game without it, or with it.
    """
    dice, friend = agree()
    record = play(state_dice(dice), {at: invented})
    events = record["events"]
    watch(friend, events if shown else [*events[:at], *events[at + 1 :]])
    return friend, record


def throw_without_dice_between_events() -> tuple[Friend, Record]:
    """The host dislikes the first dice, and writes a throw without dice before them."""
    return skip_throw("roll", 1, shown=False)


def throw_without_dice_shown() -> tuple[Friend, Record]:
    """It even shows that throw at the table, where nobody understands it."""
    return skip_throw("roll", 1, shown=True)


def throw_of_one_die_between_events() -> tuple[Friend, Record]:
    """It writes a throw of one die, whose face is right, in the place of a decision."""
    dice, _ = agree()
    stated = state_dice(dice)
    key = agreed_key(SECRET, TABLE, 1, [given.get("value") for given in stated["seats"]])
    (face,) = derive_faces(key, 2, 1)
    return skip_throw(f"roll {face}", 2, shown=False)


def seat_of_the_host_hidden() -> tuple[Friend, Record]:
    """The host shows the seats without its own until the friend has revealed, and then looks for a
    value that suits it.
    """
    dice, friend = AgreedDice(TABLE, 3, SECRET), Friend(TABLE)
    dice.expect(["bot", "value", "value"])
    answer = friend.answer(show(dice))
    assert answer is not None
    dice.commit(FRIEND, answer.text)
    shown = show(dice)
    answer = friend.answer({**shown, "phase": "reveal", "seats": shown["seats"][:LAST]})
    assert answer is not None
    dice.commit(LAST, commit(TABLE, 1, LAST, LATE_VALUE))
    dice.reveal(FRIEND, answer.text)
    dice.reveal(LAST, LATE_VALUE.hex())
    assert friend.find_alarms(show(dice), [FRIEND])
    record = play(state_dice(dice))
    watch(friend, record["events"])
    return friend, record


def seat_of_nobody() -> tuple[Friend, Record]:
    """The record has a value of a seat that the table did not have."""

    def change(dice: Dice) -> None:
        dice["seats"].append({})
        give(dice, LAST + 1, LATE_VALUE)

    return forge(change)


def value_without_a_commitment() -> tuple[Friend, Record]:
    """A bot's seat has a value that nobody committed to."""
    return forge(lambda dice: dice["seats"][BOT].update(value=LATE_VALUE.hex()))


def throws_taken_back() -> tuple[Friend, Record]:
    """The table throws what it likes; at the end it takes everything back, and shows the game that
    the dice really gave.
    """
    dice, friend = agree()
    record = play(state_dice(dice))
    events = record["events"]
    watch(friend, [events[0], "roll 6 6 6 6 6 6 6 6", *events[2:]])
    back = [{"what": "back"}] * len(events)
    friend.observe(show_position(len(events)), [*back, *show_events(events)], is_gap=False)
    return friend, record


def two_throws_in_one_update() -> tuple[Friend, Record]:
    """The host dislikes dice, and shows them at once with the next, as a throw that the rules did
    not ask for.
    """
    dice, friend = agree()
    stated = state_dice(dice)
    key = agreed_key(SECRET, TABLE, 1, [given.get("value") for given in stated["seats"]])
    disliked = "roll " + " ".join(map(str, sorted(derive_faces(key, 1, 8))))
    record = play(stated, {1: disliked})
    events = record["events"]
    watch(friend, events[:1])
    shown = show_events(events[1:3])
    shown[0]["dice"] = 0
    friend.observe(show_position(3), shown, is_gap=False)
    watch(friend, events[3:], 3)
    return friend, record


def skip_throw_unseen(disliked: Callable[[str], list[dict[str, Any]]]) -> tuple[Friend, Record]:
    """The host dislikes the first dice of a turn, throws again, and shows the position after both
    throws with what it says of the first one.
    """
    dice, friend = agree()
    stated = state_dice(dice)
    key = agreed_key(SECRET, TABLE, 1, [given.get("value") for given in stated["seats"]])
    skipped = "roll " + " ".join(map(str, sorted(derive_faces(key, 1, 8))))
    record = play(stated, {1: skipped})
    events = record["events"]
    friend.observe(show_position(1, 8), show_events(events[:1]), is_gap=True)
    friend.observe(show_position(3), [*disliked(skipped), *show_events(events[2:3])], is_gap=False)
    watch(friend, events[3:], 3)
    return friend, record


def throw_of_a_ply_that_nobody_saw() -> tuple[Friend, Record]:
    """It shows the second throw alone, at the ply after the one where it was due."""
    return skip_throw_unseen(lambda skipped: [])


def throw_shown_as_an_action() -> tuple[Friend, Record]:
    """It shows the first throw as an action, of which no dice are seen to fall."""
    return skip_throw_unseen(lambda skipped: [{"what": "act", "text": skipped, "dice": 8}])


def value_not_stated() -> tuple[Friend, Record]:
    """The host prefers the dice that fall without its own value, and does not state it."""
    return forge(lambda dice: dice["seats"][HOST].pop("value"))


def throw_in_disguise() -> tuple[Friend, Record]:
    """A throw is written so that whoever recomputes the dice may take it for something else."""
    friend, record = honest()
    friend.events[2] = record["events"][1] = "roll\u00a06 6 6 6 6 6 6 6"
    return friend, record


def events_after_the_end() -> tuple[Friend, Record]:
    """The record goes on where the friend's device saw the game end."""
    friend, record = honest()
    friend.length = len(record["events"]) - 1
    friend.events.popitem()
    return friend, record


def device_left_out() -> tuple[Friend, Record]:
    """The host never asks the friend's device, and looks for a value of its own that suits it."""
    dice, friend = AgreedDice(TABLE, 3, SECRET), Friend(TABLE)
    dice.expect(["value", "value", "bot"])
    dice.decline(FRIEND)
    assert friend.find_alarms(show(dice), [FRIEND])
    dice.commit(HOST, commit(TABLE, 1, HOST, HOST_VALUE))
    dice.reveal(HOST, HOST_VALUE.hex())
    record = play(state_dice(dice))
    watch(friend, record["events"])
    return friend, record


WAYS: list[tuple[Callable[[], tuple[Friend, Record]], list[str], str | None]] = [
    (honest, [], None),
    (honest_after_a_void_round, [], None),
    (late_secret, ["record-differs-secret"], None),
    (late_value, ["record-differs-other"], None),
    (late_value_of_a_bot, ["record-differs-other"], None),
    (value_left_out_late, ["record-differs-other"], None),
    (replaced_commitment, ["record-differs-own-altered"], None),
    (left_out, ["record-differs-own-missing"], None),
    (withheld_reveal, ["record-differs-withheld"], None),
    (
        hidden_void_round,
        ["record-differs-secret", "record-differs-own-altered", "record-differs-round"],
        None,
    ),
    (invented_round, ["record-differs-own-missing"], None),
    (another_table, ["record-differs-table"], None),
    (another_tables_value, ["record-differs-other"], "record-value-false"),
    (no_proof, ["record-differs-no-proof"], "record-dice-unprovable"),
    (older_proof, ["record-differs-no-proof"], "record-commitment-false"),
    (other_throws_at_the_table, ["record-differs-event"], None),
    (
        throw_without_dice_between_events,
        ["record-differs-dice", "record-differs-event"],
        "columbiz-roll-count",
    ),
    (throw_without_dice_shown, ["record-differs-event"], "columbiz-roll-count"),
    (
        throw_of_one_die_between_events,
        ["record-differs-dice", "record-differs-event"],
        "columbiz-roll-early",
    ),
    (seat_of_the_host_hidden, ["record-differs-other"], None),
    (seat_of_nobody, ["record-differs-other"], "record-field-type"),
    (value_without_a_commitment, [], "record-field-unknown"),
    (throws_taken_back, ["record-differs-event"], None),
    (two_throws_in_one_update, ["record-differs-dice"], "columbiz-roll-early"),
    (throw_of_a_ply_that_nobody_saw, ["record-differs-event"], "columbiz-roll-early"),
    (throw_shown_as_an_action, ["record-differs-event"], "columbiz-roll-early"),
    (value_not_stated, [], "record-field-missing"),
    (throw_in_disguise, ["record-differs-dice"], "columbiz-malformed-action"),
    (events_after_the_end, ["record-differs-length"], None),
    (device_left_out, ["record-differs-left-out"], None),
    (other_throws_in_the_record, [], "record-throw-false"),
    (complete_round_made_void, [], "record-round-complete"),
]
"""Each way with what the friend's device finds, and what anybody finds who recomputes the record;
None where that agrees with itself.
"""
