"""The progress bar of long work."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from typing import Protocol

from rich.console import Console

from colonnade.locales import Speaker


class Advance(Protocol):
    """Say how much of the work is done, and how much there is if that has changed."""

    def __call__(self, done: float, total: float | None = None) -> None:
        """Move the bar."""
        ...


@contextlib.contextmanager
def show_progress(key: str, speaker: Speaker, total: float | None = None, *, console: Console | None = None) -> Generator[Advance]:
    """A bar on standard error, or on the given console, while the work goes on; none where nobody looks."""
    console = console or Console(stderr=True)
    if not console.is_terminal:
        yield lambda done, total=None: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # slow to load

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(speaker.text(key), total=total)
        yield lambda done, total=None: progress.update(bar, completed=done, total=total)
