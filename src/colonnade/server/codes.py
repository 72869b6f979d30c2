"""Short codes: five letters that lead to a table while it waits for players."""

from __future__ import annotations

import secrets

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word; and no letter that looks like a digit."""
CODE_LENGTH = 5


def clean_code(text: str) -> str:
    """A code as somebody typed it: in capitals, without spaces and dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


class Codes:
    """Which table each code in use leads to. A code says nothing by itself: whoever looks it up checks that the table still waits."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}

    def reserve(self, table: str) -> str:
        """A new code for a table, at random."""
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if code not in self._tables:
                self._tables[code] = table
                return code

    def restore(self, code: str, table: str) -> None:
        """A code that was given out before a restart."""
        self._tables[code] = table

    def find(self, code: str) -> str | None:
        """The id of the table that a code was made for."""
        return self._tables.get(code)

    def items(self) -> list[tuple[str, str]]:
        """Every code in use, and the table's id."""
        return list(self._tables.items())

    def release(self, code: str) -> None:
        """The code is free for another table."""
        self._tables.pop(code, None)
