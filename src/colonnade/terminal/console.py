"""The console and the keyboard of this terminal: printing, asking for a line, asking for a choice
by its number.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from colonnade.core.message import Message, message
from colonnade.terminal.commands import Ask, clean
from colonnade.terminal.screen import Screen

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


class _Console(Console):
    """A console that leaves a closed pipe to the command line, as every other output does."""

    def on_broken_pipe(self) -> None:
        """Called while the error is handled: let it propagate."""
        raise


def make_console() -> Console:
    """The console of this terminal."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        # a character that cannot be encoded becomes a question mark, not a crash
        if reconfigure is not None:
            # a stream that was read from already keeps its settings
            with contextlib.suppress(OSError):
                reconfigure(errors="replace")
    return _Console(highlight=False, emoji=False, markup=False)


def make_ask(console: Console) -> Ask:
    """A function that asks on this terminal. Answers from a file or a pipe are echoed, so that the
    output can be read as a whole.
    """
    if sys.stdin is not None and sys.stdin.isatty():  # None where it is closed
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (gives `input` editing and a history)  # pyright: ignore[reportUnusedImport]
        return lambda prompt: input(f"{prompt} ")

    def ask(prompt: str) -> str:
        line = "" if sys.stdin is None else sys.stdin.readline()
        console.print(Text(f"{prompt} {clean(line)}"))
        if not line:
            raise EOFError
        return line

    return ask


def ask_number(screen: Screen, ask: Ask, key: str, labels: Sequence[str], default: int) -> int:
    """Ask for one of several labels by its number; the index of the chosen one. Enter takes the
    default.
    """
    screen.show_text(key)
    for number, label in enumerate(labels, 1):
        screen.print(f"{number:>3}  {label}")
    while True:
        text = clean(ask(screen.speaker.text("terminal-ask-number", default=str(default + 1))))
        if not text:
            return default
        if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(labels):
            return int(text) - 1
        screen.show_text("terminal-no-such-choice", text=text[:40])


def describe_file_error(error: OSError | ValueError, path: str) -> Message:
    """The message for a file that cannot be read or written."""
    match error:
        case FileNotFoundError():
            return message("error-file-missing", path=path)
        case IsADirectoryError():
            return message("error-file-directory", path=path)
        case PermissionError():
            return message("error-file-permission", path=path)
        case OSError():
            return message(
                "error-file-other", path=path, reason=error.strerror or type(error).__name__
            )
        case _:
            return message("error-file-name", path=path)


class Keyboard:
    """Reads a line without waiting, where that is possible: from a terminal, on systems that can
    poll one.
    """

    def __init__(self) -> None:
        self._file = -1
        if os.name == "posix":
            # a test's standard input, or a closed one, has no number
            with contextlib.suppress(OSError, ValueError, AttributeError):
                self._file = (
                    sys.stdin.fileno() if sys.stdin.isatty() and sys.stdout.isatty() else -1
                )

    @property
    def is_live(self) -> bool:
        """Whether the keyboard can be polled while messages are received."""
        return self._file >= 0

    def read(self) -> str | None:
        """The line that was typed, if one was; raises `EOFError` at the end of the input."""
        import select

        if not select.select([self._file], [], [], 0)[0]:
            return None
        data = os.read(self._file, 4096)  # a terminal delivers whole lines
        if not data:
            raise EOFError
        return data.decode(errors="replace")
