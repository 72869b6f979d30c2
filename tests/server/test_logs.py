"""The server's log: a line of JSON per record on standard error."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from aiohttp.http import HttpProcessingError

from colonnade.server.logs import set_up_logs

NAMES = ("colonnade", "aiohttp", "asyncio")


@pytest.fixture(autouse=True)
def _loggers_as_before() -> Iterator[None]:
    before = {
        name: (list(logger.handlers), logger.level, logger.propagate)
        for name in NAMES
        if (logger := logging.getLogger(name))
    }
    yield
    for name, (handlers, level, propagate) in before.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def read_lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_line_has_time_level_logger_and_what_else_is_known(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_logs("info")
    record = logging.makeLogRecord(
        {
            "name": "colonnade.server",
            "levelname": "INFO",
            "msg": "pruned %d",
            "args": (2,),
            "tables": "é",
            "levelno": 20,
        }
    )
    record.created, record.msecs = 1_700_000_000.007, 7.0
    logging.getLogger("colonnade.server").handle(record)
    (line,) = read_lines(capsys)
    assert line == {
        "time": "2023-11-14T22:13:20.007Z",
        "level": "info",
        "logger": "colonnade.server",
        "what": "pruned 2",
        "tables": "é",
    }


def test_an_error_is_logged_with_its_trace(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("warning")
    logger = logging.getLogger("colonnade.server")
    logger.info("not asked for")
    try:
        raise ValueError("wrong")
    except ValueError:
        logger.exception("failed")
    (line,) = read_lines(capsys)
    assert (line["level"], line["what"]) == ("error", "failed")
    assert line["trace"].endswith("ValueError: wrong")


def test_what_others_send_wrongly_is_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    try:
        raise HttpProcessingError(code=400, message="no HTTP")
    except HttpProcessingError:
        logging.getLogger("aiohttp.server").exception("Error handling request")
    assert read_lines(capsys) == []
