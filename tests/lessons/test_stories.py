"""The guided first games, replayed on the rules: every step is possible, and what its words claim
is true.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from colonnade.core.game import Decide, Over, Throw
from colonnade.core.lesson import Lesson, Played, Step, find_lesson, play_lesson
from colonnade.games import GAMES
from colonnade.games.columbiz.rules import prison_points
from colonnade.locales import LANGUAGES, Speaker

ROOT = Path(__file__).parents[2]
MOST_STEPS = 40
LEARNER = 0


@cache
def played(game: str) -> dict[str, Played]:
    return {each.step.key: each for each in play_lesson(GAMES[game], find_lesson(GAMES[game]))}


def keys_of(game: str, step: str) -> list[str]:
    """What the learner's act does, as message keys."""
    return [
        message.key.removeprefix(f"{game}-") for message in played(game)[step].events[0].messages
    ]


def arguments_of(game: str, step: str, key: str) -> dict[str, Any]:
    (found,) = (
        message
        for message in played(game)[step].events[0].messages
        if message.key == f"{game}-{key}"
    )
    return dict(found.arguments)


# Every lesson


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_at_most_forty_acts_and_ends_with_the_learners_win(game: str) -> None:
    steps = list(played(game).values())
    assert len(steps) == len(find_lesson(GAMES[game]).steps) <= MOST_STEPS, (
        "two steps have the same key"
    )
    end = GAMES[game].turn(steps[-1].events[-1].state)
    assert isinstance(end, Over)
    assert end.result.ranks[LEARNER] == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_act_is_the_learners_and_everything_else_is_not_the_learners_to_decide(
    game: str,
) -> None:
    """What follows by itself is the opponent's, or the throw after the learner has kept dice."""
    rules = GAMES[game]
    for step in played(game).values():
        turn = rules.turn(step.state)
        assert isinstance(turn, Decide | Throw)
        assert turn.seat == LEARNER, step.step.key
        for event, following in zip(step.events, step.events[1:], strict=False):
            turn = rules.turn(event.state)
            assert isinstance(turn, Decide | Throw)
            is_own_throw = isinstance(turn, Throw) and str(step.events[0].action).startswith("keep")
            assert turn.seat != LEARNER or is_own_throw, (step.step.key, str(following.action))


@pytest.mark.parametrize("game", GAMES)
def test_positions_can_be_pasted(game: str) -> None:
    rules = GAMES[game]
    for step in played(game).values():
        for state in (step.state, *(event.state for event in step.events)):
            assert rules.from_position(rules.position(state)) == state, step.step.key


@pytest.mark.parametrize("game", GAMES)
def test_another_act_is_refused_by_its_clause_or_answered(game: str) -> None:
    rules = GAMES[game]
    for step in played(game).values():
        if isinstance(rules.turn(step.state), Decide):
            wanted = rules.parse(step.step.act)
            assert rules.explain(step.state, wanted) is None
            others = [action for action in rules.legal(step.state) if action != wanted]
            assert Speaker("en").has(f"lesson-{game}-{step.step.key}-other") == bool(others), (
                step.step.key
            )


def test_a_lesson_that_cannot_be_is_refused() -> None:
    rules = GAMES["quatre_colonnes"]
    whole = find_lesson(rules)
    lesson = Lesson(whole.colours, whole.first, (Step("begin", "five", "roll 3", ("exit G1 5",)),))
    with pytest.raises(Exception, match="throw-first"):
        list(play_lesson(rules, lesson))


# Columbiz: throw, keep, place, capture, line, prison, end


def test_columbiz_tells_its_topics_in_order() -> None:
    topics = list(dict.fromkeys(step.topic for step in find_lesson(GAMES["columbiz"]).steps))
    assert topics == ["begin", "throw", "keep", "place", "capture", "line", "prison", "end"]


def test_columbiz_capture_line_and_longer_line() -> None:
    assert keys_of("columbiz", "capture") == ["placed", "captured"]
    assert arguments_of("columbiz", "capture", "captured") == {
        "colour": "purple",
        "victim": "blue",
        "count": 1,
        "cells": "6-2",
    }
    assert keys_of("columbiz", "line") == ["placed", "line"]
    assert arguments_of("columbiz", "line", "line")["length"] == 3
    assert arguments_of("columbiz", "line", "line")["points"] == 1
    assert keys_of("columbiz", "longer") == ["placed", "line"]
    assert arguments_of("columbiz", "longer", "line")["length"] == 4
    assert arguments_of("columbiz", "longer", "line")["points"] == 2


def test_columbiz_prison_is_worth_what_the_words_say() -> None:
    step = played("columbiz")["prison"]
    assert step.state.prisoners[LEARNER] == 7
    assert step.events[0].state.prisoners[LEARNER] == 9
    assert [prison_points(count, "extend") for count in (7, 9)] == [16, 25]
    assert {"7", "16", "9", "25"} <= set(
        re.findall(r"\d+", Speaker("en").text("lesson-columbiz-prison"))
    )


def test_columbiz_ends_with_the_score_of_the_words() -> None:
    step = played("columbiz")["end"]
    assert step.state.reserve[LEARNER] == 0
    assert keys_of("columbiz", "end") == ["turn-ended", "last-round"]
    end = step.events[-1].state
    over = GAMES["columbiz"].turn(end)
    assert isinstance(over, Over)
    assert over.result.scores == (32, 23)
    assert end.line_points[LEARNER] == 7
    assert prison_points(end.prisoners[LEARNER], "extend") == 25
    for language in LANGUAGES:
        assert re.findall(r"\d+", Speaker(language).text("lesson-columbiz-finished")) == [
            "7",
            "25",
        ]


def test_columbiz_blue_takes_the_disc_of_the_words() -> None:
    taken = [
        message
        for event in played("columbiz")["done-again"].events
        for message in event.messages
        if message.key == "columbiz-captured"
    ]
    assert [dict(message.arguments)["cells"] for message in taken] == ["5-4"]


# Les 4 colonnes: a five, refuge, barrier, capture and +20, summit and +10, double three


def test_quatre_colonnes_tells_its_topics_in_order() -> None:
    topics = list(dict.fromkeys(step.topic for step in find_lesson(GAMES["quatre_colonnes"]).steps))
    assert topics == ["five", "six", "refuge", "barrier", "capture", "summit", "monument"]


def test_quatre_colonnes_a_throw_without_a_five_is_lost_and_a_five_brings_a_column_out() -> None:
    assert keys_of("quatre_colonnes", "begin") == ["drew", "die-lost"]
    assert keys_of("quatre_colonnes", "exit") == ["left-workshop"]


def test_quatre_colonnes_refuge_and_barrier() -> None:
    assert arguments_of("quatre_colonnes", "refuge", "moved")["cell"] == 12
    barrier = played("quatre_colonnes")["barrier"]
    lost = barrier.events[1].messages[-1]
    assert (lost.key, dict(lost.arguments)["reason"]) == ("quatre_colonnes-die-lost", "L5-3")
    opened = GAMES["quatre_colonnes"].duty(played("quatre_colonnes")["open"].state)
    assert opened is not None
    assert opened.clause == "L6.2"


def test_quatre_colonnes_capture_and_bonus() -> None:
    assert keys_of("quatre_colonnes", "capture") == ["moved", "sent-back", "bonus-earned"]
    assert arguments_of("quatre_colonnes", "capture", "bonus-earned")["cells"] == 20
    assert arguments_of("quatre_colonnes", "bonus", "moved")["cell"] == 34


def test_quatre_colonnes_summit_by_exact_count_and_its_bonus() -> None:
    rules = GAMES["quatre_colonnes"]
    refusal = rules.explain(played("quatre_colonnes")["exact"].state, rules.parse("move Y3 3"))
    assert refusal is not None
    assert refusal.clause == "L5.2"
    assert arguments_of("quatre_colonnes", "summit", "bonus-earned")["cells"] == 10
    assert set(played("quatre_colonnes")["bonus-summit"].events[0].state.tokens[LEARNER]) == {72}


def test_quatre_colonnes_the_double_three_wins() -> None:
    assert keys_of("quatre_colonnes", "build") == ["not-built"]
    assert keys_of("quatre_colonnes", "monument") == ["built"]


# The words


def expected_keys() -> set[str]:
    keys: set[str] = set()
    for game in GAMES.values():
        name = f"lesson-{game.key}"
        keys |= {
            f"{name}-finished",
            *(f"{name}-win-{number}" for number in range(1, 5)),
            *(f"{name}-minute-{n}" for n in range(1, 7)),
        }
        for step in played(game.key).values():
            keys |= {f"{name}-{step.step.key}", f"{name}-topic-{step.step.topic}"}
            keys |= {f"{name}-{step.step.key}-other"} if len(game.legal(step.state)) > 1 else set()
    return keys


def said_keys() -> set[str]:
    """The keys around the lessons that the browser and the terminal say."""
    sources = [
        *(ROOT / "web" / "src").rglob("*.svelte"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "src" / "colonnade" / "terminal").glob("*.py"),
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    return set(re.findall(r"""['"](lesson-[a-z-]+)['"]""", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_all_words_are_said(language: str) -> None:
    text = (ROOT / "src" / "colonnade" / "locales" / language / "lessons.ftl").read_text(
        encoding="utf-8"
    )
    assert (
        set(re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE)) == expected_keys() | said_keys()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_few_plain_and_name_the_same_figures(language: str) -> None:
    speaker, english = Speaker(language), Speaker("en")
    for key in expected_keys():
        text = speaker.text(key)
        assert len(text) <= 200, key
        assert not set('!*_`"') & set(text), key
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english.text(key))), (
            key
        )
        assert not re.search(r"\b[YBGR]\d", text), key
