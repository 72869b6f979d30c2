"""Printing by HTTP: previews and PDFs, cached and limited, while the event loop goes on."""

from __future__ import annotations

import asyncio
import base64
import json
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest

from colonnade.core.plugins import find_plugin
from colonnade.printing.order import SHEETS, Order
from colonnade.server import http, printing
from colonnade.server.messages import PrintOrder, PrintPreview
from colonnade.server.security import Buckets
from colonnade.server.workers.jobs import Printed
from tests.clocks import StillClock
from tests.server.tools import Server
from tests.waiting import DEADLINE, wait_until

PNG = b"\x89PNG\r\n"


@pytest.fixture(autouse=True)
def full_limits(server: Server, clock: StillClock) -> None:
    """No order counts before a test, and all that it orders counts."""
    server.application.services.printer._limits._buckets.clear()


def fetch(server: Server, path: str) -> tuple[int, str, bytes]:
    """The status, the media type and the body of an answer."""
    try:
        with urllib.request.urlopen(server.address + path, timeout=DEADLINE) as answer:
            return answer.status, answer.headers["Content-Type"], answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers["Content-Type"], error.read()


def count_made(server: Server) -> int:
    return server.application.services.printer.made


def test_a_preview_and_its_pdf(server: Server) -> None:
    before = count_made(server)
    order = "paper=letter&language=sv&ink_saving=true&sheets=pad,summary"
    status, _, body = fetch(server, f"/api/print/columbiz?{order}")
    assert status == 200
    preview = json.loads(body)
    pages = [base64.b64decode(page) for page in preview["pages"]]
    assert len(pages) == 2
    assert all(page.startswith(PNG) and len(page) < 100_000 for page in pages)
    assert preview["sheets"] == list(SHEETS)
    status, media, pdf = fetch(server, f"/api/print/columbiz/pdf?{order}")
    assert (status, media) == (200, "application/pdf")
    assert pdf.startswith(b"%PDF")
    assert len(pdf) == preview["size"]
    # the PDF was made with the preview, and the order of the sheets does not matter
    fetch(server, f"/api/print/columbiz/pdf?{order.replace('pad,summary', 'summary,pad,pad')}")
    assert count_made(server) == before + 1


def test_a_board_for_pieces_of_another_width(server: Server) -> None:
    before = count_made(server)
    order = "/api/print/columbiz?sheets=board"
    usual = json.loads(fetch(server, order)[2])
    assert (usual["piece"], usual["least_piece"], usual["most_piece"]) == (25, 15, 50)
    assert len(usual["pages"]) == 1
    # the usual width is no other order than none
    assert json.loads(fetch(server, f"{order}&piece=25")[2]) == usual
    assert count_made(server) <= before + 1
    large = json.loads(fetch(server, f"{order}&piece=50")[2])
    assert len(large["pages"]) == 4
    assert len(fetch(server, order.replace("?", "/pdf?") + "&piece=50")[2]) == large["size"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/print/chess", 404, "nothing-to-print"),
        ("/api/print/columbiz?paper=a5", 400, "malformed"),
        ("/api/print/columbiz?language=la", 400, "bad-option"),
        ("/api/print/columbiz?sheets=board,dice", 400, "bad-option"),
        ("/api/print/columbiz?ink_saving=perhaps", 400, "malformed"),
        ("/api/print/columbiz?piece=wide", 400, "malformed"),
        ("/api/print/columbiz?piece=14", 400, "bad-option"),
        ("/api/print/quatre_colonnes?piece=25", 400, "bad-option"),
        ("/api/print/quatre_colonnes/pdf?piece=-1", 400, "bad-option"),
        ("/api/print/columbiz/pdf?sheets=../etc", 400, "malformed"),
    ],
)
def test_what_cannot_be_printed(server: Server, path: str, status: int, code: str) -> None:
    before = count_made(server)
    answer = fetch(server, path)
    assert (answer[0], json.loads(answer[2])["code"]) == (status, code)
    assert count_made(server) == before


def test_a_key_of_no_game_is_not_looked_up(server: Server) -> None:
    before = find_plugin.cache_info().currsize
    for number in range(3):
        assert fetch(server, f"/api/print/nothing{number}")[0] == 404
        assert fetch(server, f"/api/print/nothing{number}/pdf")[0] == 404
    assert find_plugin.cache_info().currsize == before


@pytest.fixture
def gate(server: Server, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Pages are made once it is set, in the server's event loop."""
    printer, opened = server.application.services.printer, asyncio.Event()
    ask = printer._ask

    async def ask_later(order: Order) -> Printed:
        await opened.wait()
        return await ask(order)

    monkeypatch.setattr(printer, "_ask", ask_later)
    return opened


def test_the_event_loop_goes_on_while_pages_are_made(server: Server, gate: asyncio.Event) -> None:
    before = count_made(server)
    with ThreadPoolExecutor() as threads:
        asked = threads.submit(fetch, server, "/api/print/quatre_colonnes?language=es")
        for _ in range(5):
            assert server.request("GET", "/api/live")[0] == 200
        server.call(gate.set)
        assert asked.result()[0] == 200
    assert count_made(server) == before + 1


def test_a_stranger_cannot_burn_the_processor(server: Server) -> None:
    """Orders that are not cached are counted per address; those that are cost only what is sent,
    and are answered all the same.
    """
    services = server.application.services
    address = "127.0.0.1"
    known = "/api/print/columbiz?sheets=pad"
    assert fetch(server, known)[0] == 200
    while services.printer._limits.take(address):
        pass
    before = count_made(server)
    for number in range(30):
        paper = ("a4", "letter", "a3")[number % 3]
        status, _, body = fetch(server, f"/api/print/columbiz?paper={paper}&sheets=guide,board")
        assert (status, json.loads(body)["code"]) == (429, "too-many")
        assert fetch(server, known)[0] == 200
    assert count_made(server) == before


def test_one_at_a_time_and_few_of_an_address_wait(server: Server, gate: asyncio.Event) -> None:
    """Fourteen at once: one is being made, four wait, the others are refused."""
    before = count_made(server)
    papers = [f"paper={paper}&sheets={sheet}" for paper in ("a4", "a3") for sheet in SHEETS]
    with ThreadPoolExecutor(len(papers)) as threads:
        asked = [
            threads.submit(fetch, server, f"/api/print/columbiz?language=nl&{paper}")
            for paper in papers
        ]
        wait_until(lambda: sum(each.done() for each in asked) == len(papers) - 5)
        assert count_made(server) == before
        server.call(gate.set)
    assert sorted(each.result()[0] for each in asked) == [200] * 5 + [429] * (len(papers) - 5)


def test_what_is_sent_to_an_address_is_limited_also_where_it_is_cached(
    server: Server, monkeypatch: pytest.MonkeyPatch, clock: StillClock
) -> None:
    order = "/api/print/columbiz?sheets=pad"
    bodies: list[bytes] = []
    for path in (order, order.replace("?", "/pdf?")):
        with urllib.request.urlopen(server.address + path, timeout=DEADLINE) as answer:
            assert answer.headers["Cache-Control"] == "public, max-age=3600"
            bodies.append(answer.read())
    size, preview = len(bodies[0]), json.loads(bodies[0])
    sent = Buckets(size, 3 * size)
    monkeypatch.setattr(server.application.services.printer, "_sent", sent)
    assert [fetch(server, order)[0] for _ in range(5)] == [200, 200, 200, 429, 429]
    clock.advance(1)
    assert [fetch(server, order)[0] for _ in range(2)] == [200, 429]
    pdf = order.replace("?", "/pdf?")
    sent = Buckets(1, preview["size"])
    monkeypatch.setattr(server.application.services.printer, "_sent", sent)
    assert [fetch(server, pdf)[0] for _ in range(2)] == [200, 429]


def test_a_preview_is_encoded_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    encode, encoded = printing.encode, list[object]()

    def encode_counted(content: object) -> bytes:
        if isinstance(content, PrintPreview):
            encoded.append(content)
        return encode(content)

    for module in (printing, http.messages):
        monkeypatch.setattr(module, "encode", encode_counted)
    previews = [fetch(server, "/api/print/columbiz?sheets=pad&paper=a3") for _ in range(3)]
    assert previews[0][:2] == (200, "application/json")
    assert previews[1:] == previews[:1] * 2
    assert len(encoded) == 1


def test_the_cache_is_bounded(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    printer = server.application.services.printer
    order = printing.to_order("columbiz", PrintOrder(sheets="pad"))
    fetch(server, "/api/print/columbiz?sheets=pad")
    size = printer._cached[order].size
    monkeypatch.setattr(printing, "CACHE_BYTES", size + 1)
    fetch(server, "/api/print/columbiz?sheets=pad&language=fr")
    assert len(printer._cached) == 1
    assert printer._bytes == sum(each.size for each in printer._cached.values())


def test_games_say_whether_they_can_be_printed(server: Server) -> None:
    games = server.request("GET", "/api/games")[1]["games"]
    assert {game["key"]: game["is_printable"] for game in games} == {
        "columbiz": True,
        "quatre_colonnes": True,
    }
