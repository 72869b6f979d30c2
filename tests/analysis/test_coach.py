"""The hint ladder, the second thought and the values of the lens: their numbers are the
evaluator's, their words are in every language.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from colonnade.analysis.coach import MOST_CANDIDATES, hint, warn
from colonnade.analysis.lens import find_values, lens
from colonnade.bots.columbiz.evaluator import ColumbizEvaluator
from colonnade.bots.evaluation import Evaluator, RankedAction
from colonnade.core.errors import Finished, Illegal
from colonnade.core.game import Decide, Over
from colonnade.core.message import Message
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker
from tests.analysis.racing import Racing
from tests.games.columbiz.helpers import begin, to_keep

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("columbiz", 2, {}),
    ("columbiz", 4, {"kept_dice": "locked"}),
    ("quatre_colonnes", 2, {"dice": 2}),
    ("quatre_colonnes", 3, {}),
    ("quatre_colonnes", 4, {"teams": True}),
]


def find_test_evaluator(key: str) -> Evaluator:
    return ColumbizEvaluator() if key == "columbiz" else Racing()


def decisions(key: str, players: int, options: dict[str, Any], count: int) -> Iterator[Any]:
    """Decisions with a choice, from a game that is played at random."""
    game, random = GAMES[key], Random(players)
    seats = game.seats(game.default_colours(players), 0 if key == "quatre_colonnes" else None)
    state = game.initial(game.options_type.resolve(options, players), seats)
    while count and not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            if len(game.legal(state)) > 1 and random.random() < 0.3:
                count -= 1
                yield state
            state = game.apply(state, game.sample(state, random))
        else:
            state = game.apply(
                state, game.outcome(state, [random.randint(1, 6) for _ in range(turn.dice)])
            )


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_hints_say_what_the_evaluator_finds(
    key: str, players: int, options: dict[str, Any]
) -> None:
    game, evaluator = GAMES[key], find_test_evaluator(key)
    for state in decisions(key, players, options, 12):
        found, ranked = hint(game, state, evaluator), evaluator.rank(state)
        seat = found.seat
        assert game.turn(state) == Decide(seat)
        assert [candidate.action for candidate in found.candidates] == [
            str(option.action) for option in ranked[:MOST_CANDIDATES]
        ]
        for candidate, option in zip(found.candidates, ranked, strict=False):
            assert candidate.share == option.shares[seat]
            assert candidate.loss == ranked[0].shares[seat] - option.shares[seat] >= 0
        assert find_values(game, state, evaluator) == {
            str(option.action): option.shares[seat] for option in ranked
        }
        assert not set(found.nudge.arguments) - {"cells"}  # never the answer
        best = dict(found.reasons[0].arguments)
        assert (found.reasons[0].key, best["chance"]) == (
            f"coach-{key}-best",
            ranked[0].shares[seat],
        )
        assert found.reasons[1].key in (f"coach-{key}-against", f"coach-{key}-equal")
        assert (len(found.reasons) > 2) == (found.reasons[1].key == f"coach-{key}-against")


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_a_second_thought_comes_before_a_large_loss_alone(
    key: str, players: int, options: dict[str, Any]
) -> None:
    game, evaluator = GAMES[key], find_test_evaluator(key)
    warned = 0
    for state in decisions(key, players, options, 12):
        ranked = evaluator.rank(state)
        seat = state.seat
        for option in (ranked[0], ranked[-1]):
            loss = ranked[0].shares[seat] - option.shares[seat]
            caution = warn(game, state, option.action, 0.002, evaluator)
            assert (caution is None) == (loss < 0.002)
            if caution is not None:
                warned += 1
                assert (caution.loss, caution.best, caution.share) == (
                    loss,
                    str(ranked[0].action),
                    ranked[0].shares[seat],
                )
                assert caution.reasons
    assert warned


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_every_sentence_has_its_words_in_every_language(
    key: str, players: int, options: dict[str, Any]
) -> None:
    game, evaluator = GAMES[key], find_test_evaluator(key)
    speakers = [Speaker(language) for language in LANGUAGES]
    said: set[Message] = set()
    for state in decisions(key, players, options, 7):
        found = hint(game, state, evaluator)
        said |= {found.nudge, *found.reasons}
        said |= {message for entry in lens(game, state, state.seat) for message in entry.messages}
    assert len({message.key for message in said}) > 6
    for message in said:
        for speaker in speakers:
            assert speaker.has(message.key), message.key
            text = speaker.say(message)
            assert "{" not in text, text
            assert "$" not in text, text


def test_a_single_action_needs_no_reason() -> None:
    class Alone:
        def rank(self, state: Any) -> tuple[RankedAction, ...]:
            return (RankedAction(GAMES["columbiz"].legal(state)[0], (0.25, 0.75)),)

    evaluator: Any = Alone()
    found = hint(GAMES["columbiz"], to_keep("1 1 2 2 3 3 4 4"), evaluator)
    assert (found.nudge.key, found.reasons) == ("coach-only-action", ())
    assert [(candidate.share, candidate.loss) for candidate in found.candidates] == [(0.25, 0.0)]


def test_where_nothing_is_decided_there_is_no_hint_and_no_value() -> None:
    game = GAMES["columbiz"]
    with pytest.raises(Finished, match="error-coach-no-decision"):
        hint(game, begin(2), ColumbizEvaluator())
    with pytest.raises(Finished):
        warn(game, begin(2), game.parse("stop"), 0.1, ColumbizEvaluator())
    assert find_values(game, begin(2), ColumbizEvaluator()) == {}


def test_what_is_not_legal_is_refused_by_its_clause() -> None:
    game = GAMES["columbiz"]
    with pytest.raises(Illegal) as refused:
        warn(game, to_keep("1 1 2 2 3 3 4 4"), game.parse("keep 6"), 0.1, ColumbizEvaluator())
    assert refused.value.refusal.clause == "C2.2"
