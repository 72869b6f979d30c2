"""The progress bar."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from typing import Protocol

from rich.console import Console

from colonnade.locales import Speaker


class Advance(Protocol):
    """Sets the amount of work that is done and, if given, the total."""

    def __call__(self, done: float, total: float | None = None) -> None:
        """Move the bar."""
        ...


@contextlib.contextmanager
def show_progress(
    key: str, speaker: Speaker, total: float | None = None, *, console: Console | None = None
) -> Generator[Advance]:
    """A progress bar on standard error or on the given console, if that is a terminal."""
    console = console or Console(stderr=True)
    if not console.is_terminal:
        yield lambda done, total=None: None
        return
    # slow to load
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(speaker.text(key), total=total)
        yield lambda done, total=None: progress.update(bar, completed=done, total=total)
