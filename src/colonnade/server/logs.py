"""Structured logs on standard error: lines of JSON, or readable lines in a terminal.

Every line that is written while a request or a socket is served has its id. Lines never have
tokens, nor names or addresses of players.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter, deque
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from aiohttp import web
from aiohttp.http import HttpProcessingError

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket that is being served; empty outside of one."""
RECENT = 100
"""Warnings and errors that are kept in memory, for the admin page."""
NAMES = ("colonnade", "aiohttp", "asyncio")
"""The loggers of a server."""
CLIENT_FAULTS = (HttpProcessingError, web.RequestPayloadError)
"""What aiohttp raises for malformed heads, and for malformed or unfinished bodies."""
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message"}


def list_fields(record: logging.LogRecord) -> dict[str, Any]:
    """The extra fields of a record: what the code that logged it gave, and the id of the
    request.
    """
    return {name: value for name, value in vars(record).items() if name not in _PLAIN}


def format_time(seconds: float) -> str:
    """A time in UTC to the millisecond: `2026-01-31T12:00:00.000Z`."""
    whole, rest = divmod(int(seconds * 1000 + 0.5), 1000)
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(whole)) + f".{rest:03d}Z"


class JsonFormatter(logging.Formatter):
    """A line of JSON per log record: time, level, logger, message, and the extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            **list_fields(record),
            "time": format_time(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextFormatter(logging.Formatter):
    """The message and the extra fields of a record as text, with the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """The text; the handler adds time and level."""
        fields = [f"{name}={value}" for name, value in list_fields(record).items()]
        text = "  ".join([record.getMessage(), *fields])
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class RecentRecords(logging.Handler):
    """Counts log records by level, and keeps the latest warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.counts: Counter[str] = Counter()
        self.records: deque[logging.LogRecord] = deque(maxlen=RECENT)
        self.addFilter(add_request)

    def emit(self, record: logging.LogRecord) -> None:
        """Count and keep a record."""
        self.counts[record.levelname.lower()] += 1
        self.records.append(record)

    @contextmanager
    def attached(self) -> Generator[None]:
        """Receive the records of the server's loggers while the block runs."""
        loggers = [logging.getLogger(name) for name in NAMES]
        for logger in loggers:
            logger.addHandler(self)
        try:
            yield
        finally:
            for logger in loggers:
                logger.removeHandler(self)


def add_request(record: logging.LogRecord) -> bool:
    """Add the id of the request to a record, and take the client's address out of aiohttp's; False
    for the malformed or unfinished requests of clients, which are not logged.
    """
    if record.exc_info and isinstance(record.exc_info[1], CLIENT_FAULTS):
        return False
    if record.name.startswith("aiohttp"):
        record.msg, record.args = str(record.msg).removesuffix(" from %s"), None
    if not hasattr(record, "request") and REQUEST.get():
        record.request = REQUEST.get()
    return True


def _make_handler() -> logging.Handler:
    """A handler for standard error."""
    if not sys.stderr.isatty():
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonFormatter())
        return handler
    from rich.console import Console
    from rich.logging import RichHandler

    text_handler = RichHandler(
        console=Console(stderr=True),
        show_path=False,
        omit_repeated_times=False,
        log_time_format="%H:%M:%S",
    )
    text_handler.setFormatter(TextFormatter())
    return text_handler


def set_up_logs(level: str) -> None:
    """Log to standard error: lines of JSON, or readable lines where it is a terminal."""
    handler = _make_handler()
    handler.addFilter(add_request)
    for name in NAMES:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper() if name == "colonnade" else "WARNING")
        logger.propagate = False
