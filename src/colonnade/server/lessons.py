"""Guided first games as the protocol says them: every position, choice and message is computed by the rules."""

from __future__ import annotations

from functools import cache

from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame
from colonnade.core.lesson import Played, play_lesson
from colonnade.games import GAMES, find_position
from colonnade.server import messages
from colonnade.server.views import to_all_words, to_choices, to_position, to_words

LEARNER = 0


@cache
def read_lesson(key: str) -> messages.LessonAnswer:
    """The guided first game of a game; raises `BadOption` for a game that is none."""
    game = GAMES.get(key)
    if game is None:
        raise BadOption("error-game-unknown", game=key[:40], games=", ".join(GAMES))
    ply = 0
    steps: list[messages.LessonStep] = []
    for played in play_lesson(game, game.lesson):
        steps.append(_to_step(game, played, ply))
        ply += len(played.events)
    return messages.LessonAnswer(key, list(game.lesson.colours), steps)


def _to_step(game: AnyGame, played: Played, ply: int) -> messages.LessonStep:
    view = game.view(played.state, LEARNER)
    choices, keep = to_choices(view)
    plies = [
        messages.Ply(str(event.action), to_all_words(event.messages), to_position(game.view(event.state, None), number))
        for number, event in enumerate(played.events, ply + 1)
    ]
    step = played.step
    return messages.LessonStep(step.key, step.topic, to_position(view, ply), choices, keep, step.act, plies)


def explain(position: str, action: str) -> messages.Explained:
    """Why an action is not possible at a position. Raises `Malformed`."""
    game, state = find_position(position)
    refusal = game.explain(state, game.parse(action))
    return messages.Explained(None if refusal is None else to_words(refusal.message))
