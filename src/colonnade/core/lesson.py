"""Guided first games: scripted dice and moves on real positions. A lesson is data; the rules play it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from colonnade.core.message import Message

if TYPE_CHECKING:
    from colonnade.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Step:
    """One act of the learner, and what follows by itself.

    Texts: `lesson-GAME-KEY` is what the learner reads before the act, `lesson-GAME-KEY-other` the answer to another legal action,
    `lesson-GAME-topic-TOPIC` the heading.
    """

    key: str
    topic: str
    act: str
    """The canonical text of the learner's act: a throw with its faces, or the action to choose."""
    then: tuple[str, ...] = ()
    """Events that follow without the learner: a throw after keeping dice, the opponent's turn."""
    start: str | None = None
    """The id of the position that begins a new chapter; None: the position after the previous step, first of all the initial one."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game between the learner, on seat 0, and a scripted opponent."""

    colours: tuple[str, ...]
    first: int | None
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a lesson: the action, what it did, and the position after it."""

    action: Any
    messages: tuple[Message, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Played:
    """A step as the rules play it: the position before it, and every event of it, the learner's act first."""

    step: Step
    state: Any
    events: tuple[Event, ...]


def play_lesson(game: AnyGame, lesson: Lesson) -> Iterator[Played]:
    """Every step of a lesson, played on the rules. Raises `Malformed` or `Illegal` for a lesson that cannot be."""
    options = game.options_type.resolve({}, len(lesson.colours))
    state = game.initial(options, game.seats(lesson.colours, lesson.first))
    for step in lesson.steps:
        if step.start is not None:
            state = game.from_position(step.start)
        before = state
        events: list[Event] = []
        for text in (step.act, *step.then):
            action = game.parse(text)
            after = game.apply(state, action)
            events.append(Event(action, game.narrate(state, action), after))
            state = after
        yield Played(step, before, tuple(events))
