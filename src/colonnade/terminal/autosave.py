"""The file in the state folder in which the program saves a local game by itself."""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path

from colonnade.core.match import AnyMatch
from colonnade.terminal import saves


class Autosave:
    """Saves a match whenever it has changed. `path` is None where the state folder cannot be
    written: the game is then played unsaved.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        # the revision and the number of notes that were saved last
        self._saved: tuple[int, int] | None = None

    @classmethod
    def start(cls, game_key: str, moment: datetime, loaded: Path | None = None) -> Autosave:
        """An autosave in a new file or, if the game was loaded from an autosave, in that file."""
        if loaded is not None and loaded.resolve().parent == saves.state_folder().resolve():
            return cls(loaded.resolve())
        with contextlib.suppress(OSError):
            return cls(saves.new_autosave(game_key, f"{moment:%Y%m%d-%H%M%S}"))
        return cls()

    def update(self, match: AnyMatch) -> None:
        """Save the match if it has changed since it was saved last; a match without events is not
        saved.
        """
        current = match.revision, len(match.notes)
        if self.path is None or self._saved == current or not match.events:
            return
        try:
            saves.save(match, self.path)
            self._saved = current
        except OSError:
            self.path = None
