"""The first visit of a new phone: few bytes on the wire, and nothing in the console."""

import pytest
from playwright.sync_api import Browser, expect

from colonnade.server.network import find_network_address
from tests.browser.conftest import StartServer
from tests.browser.figures import Wire
from tests.browser.layout import PHONE
from tests.browser.serving import Server

LIMIT = 100 * 1024
"""Bytes of the first page with all its parts."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_page_is_small_on_the_wire(
    browser: Browser, server: Server, language: str
) -> None:
    with browser.new_context(locale=language, viewport=PHONE) as context:  # type: ignore[arg-type]
        page = context.new_page()
        wire = Wire(page)
        page.goto(server.address)
        page.locator("article button.primary:enabled").first.wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("article svg").first).to_be_visible()
        assert 20_000 < wire.size < LIMIT


def test_nothing_is_said_in_the_console(browser: Browser, start_server: StartServer) -> None:
    """Neither on this machine nor on the network, whose plain address browsers trust less."""
    server = start_server("0.0.0.0")
    network = find_network_address("0.0.0.0", server.port)
    for address in filter(None, (server.address, network)):
        with browser.new_context() as context:
            page, said = context.new_page(), list[str]()
            page.on("console", lambda message, said=said: said.append(message.text))
            page.goto(address)
            page.locator("article button.primary:enabled").first.click()
            page.locator(".tray").wait_for()
            page.wait_for_load_state("networkidle")
            assert said == []
