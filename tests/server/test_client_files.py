"""The files of the built client: sent in the smallest encoding that the browser takes."""

from __future__ import annotations

import contextlib
import gzip
import http.client
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.tools import Server
from tests.waiting import DEADLINE

PAGE = b"<!doctype html>" + b"a" * 1000
ZIPPED = gzip.compress(PAGE)  # with its time, which is never the same


def ask(server: Server, path: str, **headers: str) -> tuple[int, http.client.HTTPMessage, bytes]:
    """The status, headers and body of an answer, as it came."""
    with contextlib.closing(
        http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
    ) as connection:
        connection.request("GET", path, headers={"Accept-Encoding": "identity", **headers})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()


@pytest.fixture
def server(serve: Callable[..., Server], tmp_path: Path) -> Server:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/main-1.js"):
        (tmp_path / name).write_bytes(PAGE)
        (tmp_path / (name + ".br")).write_bytes(b"brotli")
        (tmp_path / (name + ".gz")).write_bytes(ZIPPED)
    (tmp_path / "icon.png").write_bytes(PAGE)
    return serve(static=tmp_path)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.000, gzip; Q=0", None),
        ("BR", "br"),
        ("identity", None),
        ("", None),
    ],
)
@pytest.mark.parametrize("path", ["/", "/some-page", "/assets/main-1.js"])
def test_a_file_is_sent_as_the_browser_takes_it(
    server: Server, path: str, accepted: str, encoding: str | None
) -> None:
    status, headers, body = ask(server, path, **{"Accept-Encoding": accepted})
    assert (status, headers["Content-Encoding"]) == (200, encoding)
    assert headers["Vary"] == "Accept-Encoding"
    assert body == {"br": b"brotli", "gzip": ZIPPED, None: PAGE}[encoding]
    assert headers["Content-Length"] == str(len(body))
    assert ("immutable" in headers["Cache-Control"]) == path.startswith("/assets/")
    assert headers["Content-Type"].startswith("text/")


def test_a_picture_is_sent_as_it_is(server: Server) -> None:
    _, headers, body = ask(server, "/icon.png", **{"Accept-Encoding": "br, gzip"})
    assert (headers["Content-Encoding"], headers["Vary"], body) == (None, None, PAGE)


def test_an_encoded_file_has_no_address_of_its_own(server: Server) -> None:
    assert ask(server, "/assets/main-1.js.br")[0] == 404


def test_only_a_page_says_what_pages_may_do(server: Server) -> None:
    page, part = ask(server, "/")[1], ask(server, "/assets/main-1.js")[1]
    assert page["Content-Security-Policy"]
    assert part["Content-Security-Policy"] is None
    assert part["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("host", "proto", "is_sent"),
    [
        ("localhost", None, True),
        ("127.0.0.1", None, True),
        ("192.168.1.5", None, False),
        ("play.example.org", "https", True),
    ],
)
def test_a_browser_is_not_told_what_it_would_ignore(
    serve: Callable[..., Server], host: str, proto: str | None, is_sent: bool
) -> None:
    server = serve(host="0.0.0.0", allowed_hosts=("play.example.org", "192.168.1.5"))
    more = {} if proto is None else {"X-Forwarded-Proto": proto}
    _, headers, _ = ask(server, "/", Host=f"{host}:{server.port}", **more)
    assert (headers["Cross-Origin-Opener-Policy"] is not None) == is_sent
