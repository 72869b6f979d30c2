"""The links that a host gives away open on other devices, though the host itself
came by localhost.
"""

from pathlib import Path

from playwright.sync_api import Browser, expect

from colonnade.server.network import find_network_address
from tests.browser.serving import Server

LOCAL_ONLY = "This address works on this machine only"


def test_an_invitation_made_on_the_servers_machine_opens_on_the_network(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path / "tables.sqlite", "0.0.0.0")
    server.start()
    context = browser.new_context(locale="en")
    try:
        host = context.new_page()
        host.goto(f"http://localhost:{server.port}/#/new/columbiz/link")
        host.get_by_role("button", name="To the table").click()
        field = host.get_by_label("Link to the seat")
        network = find_network_address("0.0.0.0", server.port)
        expected = network or f"http://localhost:{server.port}/"
        host.wait_for_function(
            "([field, start]) => field.value.startsWith(start)",
            arg=[field.element_handle(), expected],
        )
        expect(host.get_by_text(LOCAL_ONLY)).to_have_count(0 if network else 1)
        guest = browser.new_context(locale="en").new_page()
        guest.goto(field.input_value())
        guest.get_by_role("button", name="Sit down").click()
        for page in (host, guest):
            page.wait_for_selector(".tray")
        guest.context.close()
    finally:
        context.close()
        server.kill()


def test_a_server_for_this_machine_alone_says_so(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(f"http://localhost:{server.port}/#/new/columbiz/link")
    page.get_by_role("button", name="To the table").click()
    assert (
        page.get_by_label("Link to the seat")
        .input_value()
        .startswith(f"http://localhost:{server.port}/")
    )
    page.get_by_text(LOCAL_ONLY).wait_for()
    context.close()
