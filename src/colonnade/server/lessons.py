"""Positions outside a table: guided first games, why an action is not possible, and what actions
would do; computed by the rules.
"""

from __future__ import annotations

from functools import cache

from colonnade.core.errors import Illegal
from colonnade.core.game import AnyGame, Decide
from colonnade.core.lesson import Played, find_lesson, play_lesson
from colonnade.core.setup import find_game
from colonnade.core.view import Choice
from colonnade.games import GAMES, find_position
from colonnade.server import messages
from colonnade.server.errors import NotPlaying
from colonnade.server.views import to_position

LEARNER = 0


@cache
def read_lesson(key: str) -> messages.LessonAnswer:
    """The guided first game of a game; raises `BadOption` for an unknown game."""
    game = find_game(GAMES, key)
    lesson, ply = find_lesson(game), 0
    steps: list[messages.LessonStep] = []
    for played in play_lesson(game, lesson):
        steps.append(_to_step(game, played, ply))
        ply += len(played.events)
    return messages.LessonAnswer(key, list(lesson.colours), steps)


def _to_step(game: AnyGame, played: Played, ply: int) -> messages.LessonStep:
    view = game.view(played.state, LEARNER)
    plies = [
        messages.Ply(
            str(event.action), event.messages, to_position(game.view(event.state, None), number)
        )
        for number, event in enumerate(played.events, ply + 1)
    ]
    step = played.step
    return messages.LessonStep(
        step.key, step.topic, to_position(view, ply), view.choices, view.keep, step.act, plies
    )


def explain(position: str, action: str) -> messages.Explained:
    """Why an action is not legal at a position. Raises `Malformed`."""
    game, state = find_position(position)
    refusal = game.explain(state, game.parse(action))
    return messages.Explained(None if refusal is None else refusal.message)


def foresee(position: str, actions: list[str], is_line: bool = False) -> messages.Foreseen:
    """The click paths and effects of actions at a position or, if `is_line`, one after the other
    from it.

    Raises `Malformed` or `Illegal`, and `NotPlaying` where nobody decides.
    """
    game, state = find_position(position)
    choices: list[messages.Choice] = []
    known: dict[str, Choice] = {}
    for number, text in enumerate(actions):
        if number == 0 or is_line:
            turn = game.turn(state)
            if not isinstance(turn, Decide):
                raise NotPlaying("error-coach-no-decision")
            known = {choice.action: choice for choice in game.view(state, turn.seat).choices}
        action = game.parse(text)
        refusal = game.explain(state, action)
        if refusal is not None:
            raise Illegal(action, refusal, position)
        choices.append(
            known.get(str(action)) or Choice(str(action), (), game.narrate(state, action))
        )
        if is_line:
            state = game.apply(state, action)
    return messages.Foreseen(tuple(choices))
