"""The links that a host gives away open on other devices, though the host itself
came by localhost.
"""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from colonnade.server.network import find_network_address
from tests.browser.conftest import OpenPage, StartServer
from tests.browser.serving import Server
from tests.browser.tables import NETWORK, on_network

TYPED = urlsplit(NETWORK).netloc
LOCAL_ONLY = "Only this computer can open this table"


def test_an_invitation_made_on_the_servers_machine_opens_on_the_network(
    start_server: StartServer, open_page: OpenPage
) -> None:
    server = start_server("0.0.0.0")
    host = open_page(f"http://localhost:{server.port}/#/new/columbiz/link")
    host.get_by_role("button", name="To the table").click()
    field = host.get_by_label("Link to the seat")
    network = find_network_address("0.0.0.0", server.port)
    expected = network or f"http://localhost:{server.port}/"
    host.wait_for_function(
        "([field, start]) => field.value.startsWith(start)",
        arg=[field.element_handle(), expected],
    )
    expect(host.get_by_text(LOCAL_ONLY)).to_have_count(0 if network else 1)
    guest = open_page(field.input_value())
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".tray")


def test_a_server_for_this_machine_alone_says_how_phones_come_in(
    open_page: OpenPage, server: Server
) -> None:
    """No code of an address that only this computer has, for a seat or for a second device."""
    local = f"http://localhost:{server.port}/"
    page = open_page(f"{local}#/new/columbiz/link")
    page.get_by_role("button", name="To the table").click()
    page.get_by_text(LOCAL_ONLY).wait_for()
    expect(page.get_by_text("colonnade serve --host 0.0.0.0")).to_have_count(1)
    assert page.get_by_label("Link to the seat").input_value().startswith(local)
    expect(page.get_by_text(f"Whoever types it at localhost:{server.port}")).to_be_visible()
    expect(page.get_by_role("img", name="Code to scan")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    page.get_by_text("About this table").click()
    page.get_by_text("Go on on another device").click()
    expect(page.locator("dialog[open]").get_by_text(LOCAL_ONLY)).to_be_visible()
    expect(page.get_by_role("img", name="Code to scan")).to_have_count(0)


def test_the_address_of_the_home_page_stands_beside_every_code(open_page: OpenPage) -> None:
    page = open_page("#/new/columbiz/link")
    on_network(page)
    page.get_by_role("button", name="To the table").click()
    code = page.get_by_role("figure").filter(has=page.get_by_role("img", name="Code to scan"))
    expect(code).to_have_text(TYPED)
    expect(page.get_by_text(f"Whoever types it at {TYPED}")).to_be_visible()
    assert page.get_by_label("Link to the seat").input_value().startswith(NETWORK)
    page.get_by_role("button", name="More").click()
    page.get_by_text("About this table").click()
    page.get_by_text("Go on on another device").click()
    expect(page.locator("dialog[open] figure")).to_have_text(TYPED)
