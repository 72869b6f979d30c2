"""Stones: the smallest game that uses every part of the `Game` protocol. A plug-in, and a game for
tests of the core.

Each turn begins with a throw of one die; its player takes one stone after the other, at least one
and at most as many as the die shows, and says `done`. Who takes the last stone wins. Rules: S1 the
throw, S2 taking, S3 the end of a turn, S4 the end of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, NamedTuple

from colonnade.core.encoding import AnyEncoding
from colonnade.core.errors import BadOption, Illegal, Impossible, Malformed
from colonnade.core.facts import Facts
from colonnade.core.game import (
    Decide,
    Distribution,
    Ink,
    LastThrow,
    Over,
    Result,
    Seats,
    Throw,
    Turn,
    play_for_themselves,
)
from colonnade.core.lesson import Lesson
from colonnade.core.message import Message, Refusal, RefusalReason, message
from colonnade.core.options import OptionField, Options
from colonnade.core.view import Choice, Die, PadRow, Picture, Piece, Span, View, picture_text

from .encoding import StonesEncoding

NAMES = ("white", "black", "red")


@dataclass(frozen=True, slots=True)
class StonesOptions(Options):
    stones: int
    is_kind: bool

    fields: ClassVar[tuple[OptionField, ...]] = (
        OptionField("stones", (9, 3, 20), "S4"),
        # everybody was kind before one could choose
        OptionField("is_kind", (False, True), "S2", earlier_defaults=((1, True),)),
    )


class Reason(RefusalReason):
    THROW_FIRST = "S1", "stones-throw-first"
    THROWN = "S1", "stones-thrown"
    NO_MORE = "S2", "stones-no-more"
    TAKE_FIRST = "S3", "stones-take-first"
    OVER = "S4", "stones-over"


class State(NamedTuple):
    options: StonesOptions
    colours: tuple[str, ...]
    stones: int
    seat: int
    die: int = 0
    taken: int = 0
    is_over: bool = False

    def __str__(self) -> str:
        return picture_text(draw_stones(self))


@dataclass(frozen=True, slots=True)
class Action:
    text: str

    def __str__(self) -> str:
        return self.text


ROLLS = tuple(Action(f"roll {face}") for face in range(1, 7))
TAKE, DONE = Action("take"), Action("done")
PATHS = {TAKE: ("heap",), DONE: ("button:done",)}


def draw_stones(state: State) -> Picture:
    return (
        (Span("o" * state.stones, "strong"), Span(f" {state.colours[state.seat]} {state.die}")),
    )


class Stones:
    """The game. Broken versions of it, for tests of the conformance suite, override one method."""

    key = "stones"
    rules_version = 2
    options_type: type[Options] = StonesOptions
    colours: tuple[str, ...] = NAMES
    players: tuple[int, ...] = (2, 3)
    end_clause = "S4"
    result_clause = "S4"
    palette: Mapping[str, Ink] = {
        "white": Ink("○", "#6b6b6b", "#f5f5f5", "color(250)"),
        "black": Ink("●", "#101010", "#b0b0b0", "reverse"),
        "red": Ink("◆", "#b3261e", "#ff8b80", "color(160)"),
    }
    chooses_first = True
    last_throw: LastThrow | None = None
    lesson: Lesson | None = None
    encoding: AnyEncoding | None = None
    facts: Facts | None = None
    sides = staticmethod(play_for_themselves)

    def __init__(self) -> None:
        self.encoding = StonesEncoding(self, (TAKE, DONE))

    def seats(self, colours: Sequence[str], first: int | None) -> Seats:
        if len(colours) not in self.players:
            raise BadOption("error-seats-count", given=len(colours), allowed="2, 3")
        if tuple(colours) != self.default_colours(len(colours)):
            raise BadOption("error-seats-order", given=", ".join(colours), order=", ".join(NAMES))
        if first is not None and not 0 <= first < len(colours):
            raise BadOption("error-seats-first", given=str(first), last=len(colours) - 1)
        return Seats(tuple(colours), first or 0)

    def default_colours(self, players: int) -> tuple[str, ...]:
        return NAMES[:players]

    def initial(self, options: Options, seats: Seats) -> State:
        assert isinstance(options, StonesOptions)
        return State(options, seats.colours, options.stones, seats.first or 0)

    def turn(self, state: State) -> Turn:
        if state.is_over:
            ranks = tuple(1 if seat == state.seat else 2 for seat in range(len(state.colours)))
            return Over(Result(ranks, None, "stones-last"))
        return Decide(state.seat) if state.die else Throw(state.seat, 1)

    def legal(self, state: State) -> Sequence[Action]:
        return [
            action for action in (TAKE, DONE) if state.die and self.explain(state, action) is None
        ]

    def explain(self, state: State, action: Action) -> Refusal | None:
        if state.is_over:
            return Reason.OVER.refuse()
        if not state.die:
            return None if action in ROLLS else Reason.THROW_FIRST.refuse()
        if action in ROLLS:
            return Reason.THROWN.refuse()
        if action == DONE:
            return None if state.taken else Reason.TAKE_FIRST.refuse()
        return None if state.stones and state.taken < state.die else Reason.NO_MORE.refuse()

    def outcome(self, state: State, faces: Sequence[int]) -> Action:
        return ROLLS[faces[0] - 1]

    def chances(self, state: State) -> Distribution[Action]:
        return Distribution(ROLLS, (1,) * 6, 6)

    def apply(self, state: State, action: Action) -> State:
        refusal = self.explain(state, action)
        if refusal is not None:
            raise Illegal(action, refusal, self.position(state))
        if action == TAKE:
            return state._replace(stones=state.stones - 1, taken=state.taken + 1)
        if action != DONE:
            return state._replace(die=ROLLS.index(action) + 1)
        if not state.stones:
            return state._replace(is_over=True)
        return state._replace(seat=(state.seat + 1) % len(state.colours), die=0, taken=0)

    def narrate(self, state: State, action: Action) -> tuple[Message, ...]:
        return (message("stones-did", None, colour=state.colours[state.seat], action=str(action)),)

    def kind(self, state: State, action: Action) -> str:
        return "take" if state.die else "throw"

    def duty(self, state: State) -> Message | None:
        return None if state.taken else message("stones-duty", "S2")

    def sample(self, state: State, random: Random) -> Action:
        return random.choice(self.legal(state))

    def parse(self, text: str) -> Action:
        for action in (*ROLLS, TAKE, DONE):
            if str(action) == text:
                return action
        raise Malformed("stones-malformed", text=text[:40])

    def position(self, state: State) -> str:
        words = (state.options.stones, int(state.options.is_kind), len(state.colours), *state[2:])
        return "S" + "-".join(str(int(word)) for word in words)

    def from_position(self, text: str) -> State:
        if not re.fullmatch(r"S([0-9]{1,2}-){7}[01]", text, re.ASCII):
            raise Malformed("stones-position", text=text[:40])
        total, is_kind, players, stones, seat, die, taken, is_over = map(int, text[1:].split("-"))
        try:
            options = StonesOptions.resolve({"stones": total, "is_kind": bool(is_kind)}, players)
            state = State(
                options,
                self.seats(self.default_colours(players), seat).colours,
                stones,
                seat,
                die,
                taken,
                bool(is_over),
            )
        except BadOption as error:
            raise Malformed("stones-position", text=text[:40]) from error
        is_taking = taken <= die <= 6 and taken + stones <= total and (die or not taken)
        if (
            self.position(state) != text
            or not is_taking
            or bool(is_over) != (not stones and bool(taken) and bool(is_over))
        ):
            raise Malformed("stones-position", text=text[:40])
        if not stones and not taken:
            raise Malformed("stones-position", text=text[:40])
        return state

    def dump(self, state: State) -> dict[str, object]:
        return {"stones": state.stones, "die": state.die, "taken": state.taken}

    def set_up_position(self, state: State, plain: Mapping[str, object]) -> State:
        if set(plain) != {"turn", "stones"} or plain["turn"] not in state.colours:
            raise Malformed("stones-position", text=str(dict(plain))[:40])
        stones = plain["stones"]
        if type(stones) is not int or not 0 < stones <= state.options.stones:
            raise Impossible(message("stones-too-many", "S4"))
        seat = state.colours.index(str(plain["turn"]))
        return State(state.options, state.colours, stones, seat)

    def view(self, state: State, seat: int | None) -> View:
        actions = self.legal(state) if seat == state.seat else []
        return View(
            game=self.key,
            position=self.position(state),
            turn=self.turn(state),
            colours=state.colours,
            pieces=tuple(
                Piece(f"stone-{number}", "grey", "heap") for number in range(state.stones)
            ),
            dice=(Die(state.die),) if state.die else (),
            pad=(
                PadRow(
                    "stones-taken",
                    tuple(
                        state.taken * (number == state.seat) for number in range(len(state.colours))
                    ),
                ),
            ),
            choices=tuple(
                Choice(str(action), PATHS[action], self.narrate(state, action))
                for action in actions
            ),
        )

    def picture(self, state: State) -> Picture:
        return draw_stones(state)

    def draw(self, state: State) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{state}</text></svg>'


STONES = Stones()
