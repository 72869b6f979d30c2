"""Guided first games: scripted dice and moves on real positions. A lesson is data; `play_lesson`
plays it by the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from colonnade.core.errors import BadOption
from colonnade.core.message import Message

if TYPE_CHECKING:
    from colonnade.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the learner, and the scripted events after it.

    Texts: `lesson-GAME-KEY` is what the learner reads before the action, `lesson-GAME-KEY-other`
    the answer to another legal action, `lesson-GAME-topic-TOPIC` the heading.
    """

    key: str
    topic: str
    act: str
    """The canonical text of the learner's action: a throw with its faces, or the action to choose.
    """
    then: tuple[str, ...] = ()
    """The events after it: a throw after keeping dice, the opponent's turn."""
    start: str | None = None
    """The id of the position that begins a new chapter; None: the position after the previous step,
    first of all the initial one.
    """


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game between the learner, on seat 0, and a scripted opponent."""

    colours: tuple[str, ...]
    first: int | None
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """An event of a lesson: the action, the messages about it, and the position after it."""

    action: Any
    messages: tuple[Message, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Played:
    """A step that was played: the position before it, and its events, the
    learner's action first.
    """

    step: Step
    state: Any
    events: tuple[Event, ...]


def find_lesson(game: AnyGame) -> Lesson:
    """The lesson of a game; raises `BadOption` where it has none."""
    if game.lesson is None:
        raise BadOption("error-lesson-none")
    return game.lesson


def play_lesson(game: AnyGame, lesson: Lesson) -> Iterator[Played]:
    """Every step of a lesson, played by the rules. Raises `Malformed` or `Illegal` for a lesson
    that is not legal.
    """
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
