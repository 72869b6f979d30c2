"""The server's log: a line of JSON per record on standard error, in a terminal a readable one."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

import pytest
from aiohttp.http import HttpProcessingError

from colonnade.server.logs import REQUEST, RecentRecords, set_up_logs


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


def test_no_field_takes_the_place_of_what_every_line_has(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_logs("warning")
    fields = {"level": "greedy", "time": "noon", "logger": "another", "what": "no"}
    logging.getLogger("colonnade.tables").warning("bot replaced", extra=fields)
    (line,) = read_lines(capsys)
    assert (line["level"], line["logger"], line["what"]) == (
        "warning",
        "colonnade.tables",
        "bot replaced",
    )
    assert line["time"] != "noon"


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


def test_a_line_has_the_id_of_its_request(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    logger = logging.getLogger("colonnade.server")
    served = REQUEST.set("abc")
    logger.info("inside")
    logger.info("of a worker", extra={"request": "def"})
    REQUEST.reset(served)
    logger.info("outside")
    assert [line.get("request") for line in read_lines(capsys)] == ["abc", "def", None]


def test_the_address_of_a_client_is_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    logging.getLogger("aiohttp.server").error("Error handling request from %s", "192.0.2.7")
    (line,) = read_lines(capsys)
    assert line["what"] == "Error handling request"
    assert "192.0.2.7" not in json.dumps(line)


def test_in_a_terminal_lines_are_readable(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    set_up_logs("info")
    logger = logging.getLogger("colonnade.server")
    logger.info("serving", extra={"address": "http://localhost:8000/"})
    try:
        raise ValueError("wrong [bold]")
    except ValueError:
        logger.exception("failed")
    lines = [line.rstrip() for line in capsys.readouterr().err.splitlines()]
    assert lines[0].endswith("INFO     serving  address=http://localhost:8000/")
    assert lines[1].endswith("ERROR    failed")
    assert lines[-1].strip() == "ValueError: wrong [bold]"


def test_the_latest_warnings_and_errors_are_kept_and_counted() -> None:
    recent = RecentRecords()
    logger = logging.getLogger("colonnade.store")
    with recent.attached():
        logger.info("fine")
        served = REQUEST.set("abc")
        for number in range(150):
            logger.warning("number %d", number)
        logger.error("bad")
        REQUEST.reset(served)
    logger.error("later")
    assert recent.counts == {"warning": 150, "error": 1}
    assert len(recent.records) == 100
    assert recent.records[-1].getMessage() == "bad"
    assert vars(recent.records[-1])["request"] == "abc"
