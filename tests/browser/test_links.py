"""The links that a host gives away open on other devices, though the host itself
came by localhost.
"""

from playwright.sync_api import expect

from colonnade.server.network import find_network_address
from tests.browser.conftest import OpenPage, StartServer
from tests.browser.serving import Server

LOCAL_ONLY = "This address works on this machine only"


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


def test_a_server_for_this_machine_alone_says_so(open_page: OpenPage, server: Server) -> None:
    local = f"http://localhost:{server.port}/"
    page = open_page(f"{local}#/new/columbiz/link")
    page.get_by_role("button", name="To the table").click()
    assert page.get_by_label("Link to the seat").input_value().startswith(local)
    page.get_by_text(LOCAL_ONLY).wait_for()
