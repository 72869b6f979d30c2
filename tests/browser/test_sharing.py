"""Sharing on the local network's plain http address, where a browser offers neither its share sheet
nor its clipboard to a page.
"""

from playwright.sync_api import Page, expect

from colonnade.server.network import find_network_address
from tests.browser.conftest import OpenPage, StartServer
from tests.browser.layout import PHONE

WITHOUT = (
    "for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value:"
    " undefined })"
)
FIELD = """() => {
  const field = document.createElement('textarea');
  field.id = 'pasted';
  document.body.append(field);
  field.focus();
}"""


def paste(page: Page) -> str:
    """What lies on the clipboard, as somebody pastes it."""
    page.evaluate(FIELD)
    page.keyboard.press("Control+V")
    return page.locator("#pasted").input_value()


def test_the_link_is_copied_without_a_secure_context(
    start_server: StartServer, open_page: OpenPage
) -> None:
    server = start_server("0.0.0.0")
    network = find_network_address("0.0.0.0", server.port)
    # on a machine without a network the same lack is made by hand
    script = None if network else WITHOUT
    address = (network or server.address) + "#/new/columbiz/link"
    page = open_page(address, **PHONE, script=script)
    assert page.evaluate("navigator.share === undefined && navigator.clipboard === undefined")
    page.get_by_role("button", name="To the table").click()
    link = page.get_by_label("Link to the seat").input_value()
    button = page.get_by_role("button", name="Share the link")
    button.click()
    page.get_by_text("Copied", exact=True).wait_for()
    assert button.evaluate("each => each === document.activeElement")
    assert paste(page) == link


def test_a_link_that_cannot_be_copied_is_marked_for_the_hand(open_page: OpenPage) -> None:
    script = WITHOUT + "; document.execCommand = () => false"
    page = open_page("#/new/columbiz/link", script=script)
    page.get_by_role("button", name="To the table").click()
    page.get_by_role("button", name="Share the link").click()
    page.get_by_text("copy it by hand").wait_for()
    field = page.get_by_label("Link to the seat")
    assert page.evaluate("String(getSelection())") == field.input_value()


def test_a_phone_that_shares_gets_the_share_sheet_and_nothing_is_copied(
    open_page: OpenPage,
) -> None:
    script = "navigator.share = (link) => { window.shared = link; return Promise.resolve(); }"
    page = open_page("#/new/columbiz/link", **PHONE, script=script)
    page.get_by_role("button", name="To the table").click()
    page.get_by_role("button", name="Share the link").click()
    page.wait_for_function("window.shared !== undefined")
    assert page.evaluate("window.shared.url") == page.get_by_label("Link to the seat").input_value()
    expect(page.get_by_text("Copied", exact=True)).to_have_count(0)
