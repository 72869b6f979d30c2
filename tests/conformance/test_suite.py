"""The conformance suite can fail: each broken version of a small game breaks one promise, and the
suite says which.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from colonnade.core.encoding import Field
from colonnade.core.errors import Illegal, Malformed
from colonnade.core.game import START, Decide, Distribution, Ink, Over, Result, Seats, Throw, Turn
from colonnade.core.message import Message, Refusal, RefusalReason, message
from colonnade.core.options import Options
from colonnade.core.testing import check_game
from colonnade.core.view import Choice, KeepChoice, Picture, Span, View
from tests.toy.stones.encoding import StonesEncoding
from tests.toy.stones.rules import (
    DONE,
    NAMES,
    ROLLS,
    STONES,
    TAKE,
    Action,
    State,
    Stones,
    StonesOptions,
)


class EmptyLegal(Stones):
    def legal(self, state: State) -> Sequence[Action]:
        return [] if state.taken else super().legal(state)


class TwiceLegal(Stones):
    def legal(self, state: State) -> Sequence[Action]:
        return [*super().legal(state), *super().legal(state)]


class RestlessLegal(Stones):
    calls = 0

    def legal(self, state: State) -> Sequence[Action]:
        self.calls += 1
        return list(super().legal(state))[:: 1 if self.calls % 2 else -1]


class LegalAtThrow(Stones):
    def legal(self, state: State) -> Sequence[Action]:
        return super().legal(state) or [TAKE]


class StrictExplain(Stones):
    def legal(self, state: State) -> Sequence[Action]:
        return [TAKE, DONE] if state.die and not state.is_over else []


class LenientExplain(Stones):
    def explain(self, state: State, action: Action) -> Refusal | None:
        return None if action in ROLLS else super().explain(state, action)


class UnfoundedRefusal(Stones):
    def explain(self, state: State, action: Action) -> Refusal | None:
        refusal = super().explain(state, action)
        return None if refusal is None else Refusal(Other.UNFOUNDED, refusal.message)


class LenientApply(Stones):
    def apply(self, state: State, action: Action) -> State:
        try:
            return super().apply(state, action)
        except Illegal:
            return state


class Other(RefusalReason):
    REASON = "S9", "stones-other"
    UNFOUNDED = "", "stones-other"


class OtherReason(Stones):
    def apply(self, state: State, action: Action) -> State:
        try:
            return super().apply(state, action)
        except Illegal as error:
            raise Illegal(action, Other.REASON.refuse()) from error


class RestlessApply(Stones):
    calls = 0

    def apply(self, state: State, action: Action) -> State:
        self.calls += 1
        after = super().apply(state, action)
        return (
            after._replace(stones=after.stones + 1)
            if self.calls % 2 and not after.is_over
            else after
        )


class ListState(Stones):
    def initial(self, options: Any, seats: Seats) -> Any:
        return super().initial(options, seats)._replace(colours=list(seats.colours))


class WrongSeat(Stones):
    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return Decide(7) if isinstance(turn, Decide) else turn


class NoDice(Stones):
    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return Throw(turn.seat, 0) if isinstance(turn, Throw) else turn


class LoadedChances(Stones):
    def chances(self, state: State) -> Distribution[Action]:
        return Distribution(ROLLS, (1, 1, 1, 1, 1, 2), 7)


class MissingChances(Stones):
    def chances(self, state: State) -> Distribution[Action]:
        return Distribution(ROLLS, (1,) * 6, 7)


class ImpossibleOutcome(Stones):
    def chances(self, state: State) -> Distribution[Action]:
        return Distribution((*ROLLS, TAKE), (1,) * 7, 7)


class UnlistedOutcome(Stones):
    def outcome(self, state: State, faces: Sequence[int]) -> Action:
        return TAKE


class NoWinner(Stones):
    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return Over(Result((2, 2), None, "stones-last")) if isinstance(turn, Over) else turn


class GoesOn(Stones):
    def explain(self, state: State, action: Action) -> Refusal | None:
        return super().explain(state._replace(is_over=False), action)


class NoText(Stones):
    def parse(self, text: str) -> Action:
        if text == "done":
            raise Malformed("stones-malformed", text=text)
        return super().parse(text)


class OtherText(Stones):
    def parse(self, text: str) -> Action:
        return super().parse("take" if text == "done" else text)


class LooseText(Stones):
    def parse(self, text: str) -> Action:
        return super().parse(text.strip())


class CrashingText(Stones):
    def parse(self, text: str) -> Action:
        return super().parse(text) if text else [][0]


class LostPosition(Stones):
    def from_position(self, text: str) -> State:
        return super().from_position(text)._replace(taken=0)


class RefusedPosition(Stones):
    def from_position(self, text: str) -> State:
        raise Malformed("stones-position", text=text)


class LoosePosition(Stones):
    def from_position(self, text: str) -> State:
        try:
            return super().from_position(text)
        except Malformed:
            return self.initial(self.options_type.resolve({}, 2), self.seats(NAMES[:2], None))


class SpacedPosition(Stones):
    def position(self, state: State) -> str:
        return super().position(state) + " x"


class UnplainDump(Stones):
    def dump(self, state: State) -> dict[str, object]:
        return {"stones": (state.stones, state.taken)}


class UnwritableDump(Stones):
    def dump(self, state: State) -> dict[str, object]:
        return {"stones": {state.stones}}


class MissingChoice(Stones):
    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        return replace(view, choices=view.choices[:1])


class IllegalChoice(Stones):
    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        return (
            replace(view, choices=(*view.choices, Choice("roll 1", ("die",))))
            if view.choices
            else view
        )


class OnePath(Stones):
    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        return replace(
            view, choices=tuple(Choice(choice.action, ("heap",)) for choice in view.choices)
        )


class Onlooker(Stones):
    def view(self, state: State, seat: int | None) -> View:
        return super().view(state, state.seat)


class StrangeKeep(Stones):
    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        return replace(view, keep=KeepChoice((1, 2), ())) if view.choices else view


class TurnedDice(Stones):
    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        return replace(view, dice=tuple(replace(die, face=7 - die.face) for die in view.dice))


class UntoldStory(Stones):
    def narrate(self, state: State, action: Action) -> tuple[Message, ...]:
        return ("it happened",)  # type: ignore[return-value]


class IllegalSample(Stones):
    def sample(self, state: State, random: Random) -> Action:
        return DONE


class RestlessSample(Stones):
    calls = 0

    def sample(self, state: State, random: Random) -> Action:
        self.calls += 1
        legal = super().legal(state)
        return legal[self.calls % len(legal)]


class OtherPicture(Stones):
    def picture(self, state: State) -> Picture:
        return ((Span("a heap"),),)


class BrokenDrawing(Stones):
    def draw(self, state: State) -> str:
        return "<svg>"


class SpokenDuty(Stones):
    def duty(self, state: State) -> Message | None:
        return "take one"  # type: ignore[return-value]


class Endless(Stones):
    def apply(self, state: State, action: Action) -> State:
        after = super().apply(state, action)
        return after if action != DONE else after._replace(stones=9, die=0, taken=0, is_over=False)


class RestlessStory(Stones):
    calls = 0

    def narrate(self, state: State, action: Action) -> tuple[Message, ...]:
        self.calls += 1
        return (message("stones-did", None, calls=self.calls),)


class UnknownInk(Stones):
    palette: Mapping[str, Ink] = {
        "white": Stones.palette["white"],
        "black": Stones.palette["black"],
    }


class OneEmblem(Stones):
    palette: Mapping[str, Ink] = dict.fromkeys(NAMES, Stones.palette["white"])


class NamedInk(Stones):
    palette: Mapping[str, Ink] = {**Stones.palette, "red": Ink("◆", "red", "#ff8b80", "color(160)")}


class NoStyle(Stones):
    palette: Mapping[str, Ink] = {**Stones.palette, "red": Ink("◆", "#b3261e", "#ff8b80", "")}


class Partners(Stones):
    def sides(self, options: Options, players: int) -> tuple[int, ...]:
        return (0,) * players


class SecondSides(Stones):
    def sides(self, options: Options, players: int) -> tuple[int, ...]:
        return tuple(range(1, players + 1))


class DiceDecide(Stones):
    chooses_first = False


class UndecidedFirst(Stones):
    chooses_first = False

    def seats(self, colours: Sequence[str], first: int | None) -> Seats:
        return replace(super().seats(colours, first), first=first)


class OnlyFirst(Stones):
    def seats(self, colours: Sequence[str], first: int | None) -> Seats:
        return replace(super().seats(colours, first), first=0)


class NoKind(Stones):
    def kind(self, state: State, action: Action) -> str:
        return "Taking stones"


class StartingDecision(Stones):
    def kind(self, state: State, action: Action) -> str:
        return START


class OtherOptions(Stones):
    def initial(self, options: Options, seats: Seats) -> State:
        return super().initial(options, seats)._replace(options=StonesOptions(3, False))


class Encoded(Stones):
    """A game whose encoding is broken in one way."""

    broken: type[StonesEncoding]

    def __init__(self) -> None:
        self.encoding = self.broken(self, (TAKE, DONE))


def break_encoding(**methods: Any) -> type[StonesEncoding]:
    return type("Broken", (StonesEncoding,), methods)


class OneInteger(Encoded):
    broken = break_encoding(encode_action=lambda self, state, action: 0)


class LargeInteger(Encoded):
    broken = break_encoding(encode_action=lambda self, state, action: 2)


class LenientMask(Encoded):
    broken = break_encoding(mask=lambda self, state: bytearray(b"\1\1"))


class UnsortedLegal(Encoded):
    broken = break_encoding(list_legal=lambda self, state: [1, 0])


class LegalInteger(Encoded):
    broken = break_encoding(decode_action=lambda self, state, index: TAKE)


class ShortObservation(Encoded):
    broken = break_encoding(observe=lambda self, state, seat: array("f", [1.0]))


class LargeNumbers(Encoded):
    broken = break_encoding(observe=lambda self, state, seat: array("f", [2.0] * self.size))


class Blind(Encoded):
    broken = break_encoding(observe_planes=lambda self, state, seat: array("f", bytes(4 * 400)))


class HighHopes(Encoded):
    broken = break_encoding(potential=lambda self, state, seat: 1.5)


class ManyOutcomes(Encoded):
    broken = break_encoding(max_chance_outcomes=5)


class OneMeaning(Encoded):
    broken = break_encoding(describe_action=lambda self, index: "take")


class OneField(Encoded):
    broken = break_encoding(
        fields=(Field("heap", (1, 20), ""), *(Field("die", (1,), "") for _ in range(19)))
    )


class OddPlane(Encoded):
    broken = break_encoding(planes=(Field("heap", (1, 2, 10), ""), *StonesEncoding.planes[1:]))


BROKEN = [
    (OneInteger, "decode_action(0) gives 'take'"),
    (LargeInteger, "encode_action() gives 2"),
    (LenientMask, "mask() is not 1 for exactly the legal actions"),
    (UnsortedLegal, "list_legal() gives [1, 0]"),
    (LegalInteger, "decode_action(1) gives"),
    (ShortObservation, "observe() gives 1 numbers to seat 0, not 39"),
    (LargeNumbers, "observe() gives seat 0 numbers from 2.0 to 2.0"),
    (Blind, "observe_planes() gives seat 0 nothing but zeros"),
    (HighHopes, "potential() is 1.5"),
    (ManyOutcomes, "a throw has 6 outcomes, and the encoding allows for 5"),
    (OneMeaning, "two integers have the text take"),
    (OneField, "two fields are named die"),
    (OddPlane, "the planes heap have the shape (1, 2, 10)"),
    (EmptyLegal, "legal() is empty where a seat decides"),
    (TwiceLegal, "legal() lists an action twice: take"),
    (RestlessLegal, "legal() differs"),
    (LegalAtThrow, "legal() is not empty where dice are thrown"),
    (StrictExplain, "legal() lists what explain() refuses"),
    (LenientExplain, "explain() gives no reason"),
    (UnfoundedRefusal, "explain() gives Refusal"),
    (LenientApply, "apply() plays what explain() refuses"),
    (OtherReason, "apply() refuses by S9"),
    (RestlessApply, "apply() differs"),
    (ListState, "cannot be hashed"),
    (WrongSeat, "turn() names seat 7 of 2"),
    (NoDice, "turn() wants 0 dice"),
    (LoadedChances, "chances() are not those of the faces"),
    (MissingChances, "chances() add up to 6/7"),
    (ImpossibleOutcome, "chances() lists what explain() refuses"),
    (UnlistedOutcome, "is not in chances()"),
    (NoWinner, "the ranks are (2, 2)"),
    (GoesOn, "legal() is not empty after the end"),
    (NoText, "parse() refuses the text of an action"),
    (OtherText, "parse(str()) gives 'take'"),
    (LooseText, "accepts what is not the canonical text"),
    (CrashingText, "parse('') raises IndexError"),
    (LostPosition, "from_position(position()) is another state"),
    (RefusedPosition, "from_position() refuses what position() gives"),
    (LoosePosition, "accepts what is not a position's id"),
    (SpacedPosition, "cannot be pasted"),
    (UnplainDump, "is not plain data"),
    (UnwritableDump, "cannot be written as JSON"),
    (MissingChoice, "0 choices lead to a legal action"),
    (IllegalChoice, "a choice is not legal"),
    (OnePath, "two choices have the path"),
    (Onlooker, "which is not to decide, has choices"),
    (StrangeKeep, "a choice is not legal"),
    (TurnedDice, "lie on the table"),
    (UntoldStory, "narrate() gives"),
    (IllegalSample, "sample() gives what legal() does not list"),
    (RestlessSample, "sample() differs with the same random numbers"),
    (OtherPicture, "str(state) is not the picture's text"),
    (BrokenDrawing, "draw() gives no well-formed SVG"),
    (SpokenDuty, "duty() is 'take one'"),
    (Endless, "has not ended"),
    (RestlessStory, "narrate() differs"),
    (UnknownInk, "the palette has the colours white, black"),
    (OneEmblem, "the emblems are"),
    (NamedInk, "the ink of red is 'red'"),
    (NoStyle, "red has no style in the terminal"),
    (Partners, "partners have the ranks"),
    (SecondSides, "sides() gives (1, 2)"),
    (DiceDecide, "seats() names who begins"),
    (UndecidedFirst, "seats() lets somebody be named who begins"),
    (OnlyFirst, "seats() does not let seat 1 begin"),
    (NoKind, "kind() gives 'Taking stones'"),
    (StartingDecision, "kind() calls a decision a throw for who begins"),
    (OtherOptions, "the state has the options"),
]


def check(game: Stones) -> None:
    check_game(game, game.options_type.resolve({}, 2), game.seats(NAMES[:2], None), games=8)


def test_the_whole_game_passes() -> None:
    check(STONES)


def test_a_game_needs_no_encoding() -> None:
    plain = Stones()
    plain.encoding = None
    check(plain)


@pytest.mark.parametrize(
    ("broken", "sentence"), BROKEN, ids=[broken.__name__ for broken, _ in BROKEN]
)
def test_a_broken_promise_is_found(
    broken: type[Stones], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("colonnade.core.testing.PLY_LIMIT", 300)
    with pytest.raises(AssertionError) as found:
        check(broken())
    assert sentence in str(found.value)


def test_the_sentence_names_the_position_and_the_action() -> None:
    with pytest.raises(
        AssertionError, match=r"^stones: .* \(ply \d+, position S9-0-2-[-0-9]+, action 'done'\)$"
    ):
        check(IllegalSample())
