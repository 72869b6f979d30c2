"""The guided first games, typed: to the end in every language, wrong moves explained, left and
resumed.
"""

import io
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from colonnade.cli import main
from colonnade.core.game import Throw
from colonnade.core.lesson import find_lesson, play_lesson
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker

Learn = Callable[..., tuple[int, str]]


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Learn:
    """`colonnade learn` with these lines typed; the exit code and what was printed."""

    def run(game: str, lines: Sequence[str], *arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        code = main(["learn", game, *arguments])
        return code, capsys.readouterr().out

    return run


def flatten(text: str) -> str:
    """A text as one line: where the terminal breaks it does not matter."""
    return " ".join(text.split())


def answers(game: str) -> list[str]:
    """What a learner types who does as told: Enter at throws, and the wanted actions."""
    rules = GAMES[game]
    return [
        "" if isinstance(rules.turn(each.state), Throw) else each.step.act
        for each in play_lesson(rules, find_lesson(rules))
    ]


def at(game: str, step: str) -> int:
    return [each.key for each in find_lesson(GAMES[game]).steps].index(step)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_typed_to_its_end_in_every_language(
    learn: Learn, game: str, language: str, state_folder: Path
) -> None:
    code, text = learn(game, answers(game), "--language", language)
    speaker = Speaker(language)
    told = flatten(text)
    assert code == 0
    for step in find_lesson(GAMES[game]).steps:
        assert flatten(speaker.text(f"lesson-{game}-{step.key}")) in told, step.key
    assert flatten(speaker.text(f"lesson-{game}-finished")) in told
    assert f"colonnade play {game}" in text
    assert len(answers(game)) <= 40
    assert not re.search(r"\b(?:lesson|terminal|columbiz|quatre_colonnes)-[a-z]", text), (
        "a key was not said in words"
    )
    assert list(state_folder.glob("*.lesson")) == [], "a lesson that is over is not resumed"


@pytest.mark.parametrize(
    ("game", "step", "wrong", "said"),
    [
        ("columbiz", "place", "place 5-5", "C3.3"),
        ("columbiz", "place", "place 5-3", "higher up"),
        ("columbiz", "place", "nonsense", "no action"),
        ("columbiz", "keep", "5 5", "three alike"),
        ("columbiz", "keep", "stop", "three alike"),
        ("columbiz", "keep", "place 5-3", "C2.2"),
        ("columbiz", "throw", "done", "C2.1"),
        ("columbiz", "throw", "roll 1 1 1 1 1 1 1 1", "cannot be typed"),
        ("quatre_colonnes", "exact", "move Y3 3", "L5.2"),
        ("quatre_colonnes", "open", "move Y2 6", "L5.1"),
        ("quatre_colonnes", "stay", "move y2 3", "could send it back"),
        ("quatre_colonnes", "stay", "2", "could send it back"),
        ("quatre_colonnes", "stay", "9", "no choice"),
        ("quatre_colonnes", "bonus", "skip", "a refuge is safer"),
    ],
)
def test_a_wrong_move_is_explained_and_the_step_goes_on(
    learn: Learn, game: str, step: str, wrong: str, said: str
) -> None:
    lines = answers(game)
    lines.insert(at(game, step), wrong)
    code, text = learn(game, lines, "--language", "en")
    assert code == 0
    assert said in " ".join(
        text.partition(
            Speaker("en").text(f"lesson-{game}-topic-{find_lesson(GAMES[game]).steps[0].topic}")
        )[2].split()
    )
    assert f"colonnade play {game}" in text, "the lesson did not come to its end"


@pytest.mark.parametrize("word", ["q", "quit", ""])
def test_a_lesson_that_was_left_goes_on_there(learn: Learn, word: str) -> None:
    lines = answers("quatre_colonnes")
    cut = at("quatre_colonnes", "capture")
    code, text = learn(
        "quatre_colonnes", [*lines[:cut], *([word] if word else [])], "--language", "en"
    )
    assert code == 0
    assert "colonnade learn quatre_colonnes" in text
    code, text = learn("quatre_colonnes", lines[cut:], "--language", "fr")
    assert code == 0
    assert f"Étape {cut + 1} sur {len(lines)}" in text
    assert "Étape 1 sur" not in text
    assert flatten(Speaker("fr").text("lesson-quatre_colonnes-finished")) in flatten(text)


def test_a_lesson_begins_anew_when_asked(learn: Learn) -> None:
    learn("columbiz", answers("columbiz")[:5])
    _, text = learn("columbiz", [], "--language", "en", "--again")
    assert "Step 1 of" in text
    assert "How to win" in text


def test_help_board_and_why_change_nothing(learn: Learn) -> None:
    code, text = learn(
        "columbiz",
        ["", "help", "board", "?", "? place 1-1", *answers("columbiz")[1:]],
        "--language",
        "en",
    )
    assert code == 0
    assert "draws the board again" in text
    assert "First 8 dice are thrown. (C2.1)" in text
    assert "colonnade play columbiz" in text


def test_a_game_that_is_none_is_refused(learn: Learn, capsys: pytest.CaptureFixture[str]) -> None:
    code, _ = learn("chess", [])
    assert code != 0
