"""A table for the tests: lines typed one after the other, or a player who
answers every question.
"""

import io
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from colonnade.core.dice import PhysicalDice
from colonnade.core.game import Decide, Throw
from colonnade.locales import Speaker
from colonnade.terminal import play as play_module
from colonnade.terminal.local import LocalSession
from colonnade.terminal.screen import Screen
from colonnade.terminal.setup import create_session


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tests do not touch the user's state folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state" / "colonnade"


Type = Callable[..., tuple[int, str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Type:
    """Plays with these lines as the standard input; the exit code and what was printed."""

    def play(
        lines: Sequence[str],
        game: str = "columbiz",
        seats: Sequence[str] = ("human", "human"),
        **arguments: Any,
    ) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        code = play_module.play(game, list(seats), **arguments)
        return code, capsys.readouterr().out

    return play


class Table:
    """A session whose people are played at random; `typed` holds what they typed."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        language: str = "en",
        seed: int = 1,
        dice: str = "seeded",
        given: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """`given` holds options that are called as something else here."""
        options.update(given or {})
        self.output = io.StringIO()
        self.random = random.Random(seed)
        self.typed: list[str] = []
        self.questions: list[str] = []
        self.session: LocalSession | None = None
        console = Console(
            file=self.output, width=80, height=24, highlight=False, emoji=False, markup=False
        )
        screen = Screen(console, Speaker(language))
        self.session = create_session(
            game, seats, None, None, options, dice, seed, screen, self.ask
        )

    @property
    def text(self) -> str:
        return self.output.getvalue()

    def ask(self, question: str) -> str:
        self.questions.append(question)
        answer = self.answer()
        self.output.write(f"{question} {answer}\n")
        self.typed.append(answer)
        return answer

    def answer(self) -> str:
        if self.session is None:  # words of chance, who begins
            return ""
        match = self.session.match
        turn = match.turn
        if isinstance(turn, Throw):
            faces = [self.random.randint(1, 6) for _ in range(turn.dice)]
            return " ".join(map(str, faces)) if isinstance(match.dice, PhysicalDice) else ""
        if not isinstance(turn, Decide):
            return ""
        view = match.game.view(match.state, turn.seat)
        if view.keep is not None:
            if view.choices and self.random.random() < 0.5:
                return "stop"
            return (
                " ".join(str(face) for face in view.keep.dice[1:] if self.random.random() < 0.5)
                or "keep"
            )
        if self.random.random() < 0.5:
            return str(self.random.randint(1, len(view.choices)))
        return self.random.choice(view.choices).action

    def run(self) -> int:
        assert self.session is not None
        return self.session.run()
