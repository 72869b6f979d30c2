"""The pages of the client, and how to go to one."""

from __future__ import annotations

from playwright.sync_api import Page

GAMES = ("columbiz", "quatre_colonnes")
PAGES = {
    "home": "#/",
    "new Columbiz": "#/new/columbiz/link",
    "new Les 4 colonnes": "#/new/quatre_colonnes/here",
    "rules of Columbiz": "#/rules/columbiz/C3.5",
    "rules of Les 4 colonnes": "#/rules/quatre_colonnes/L4.2",
    "join": "#/join/0123456789abcdef/0123456789abcdef0123456789",
    "print Columbiz": "#/print/columbiz",
    "privacy": "#/privacy",
    "album": "#/album",
    "day": "#/day",
}
"""Every page that needs no game, and its address."""


SHOWN = {
    "home": "article svg",
    "new Columbiz": ".cards .card",
    "new Les 4 colonnes": ".cards .card",
    "rules of Columbiz": ".clause",
    "rules of Les 4 colonnes": ".clause",
    "print Columbiz": ".pages img",
    "album": ".card",
    "day": ".tray",
}
"""What is there when such a page is whole."""
LEAVE = """(address) => {
  const [page, part] = address.slice(2).split('/');
  const [before, other] = location.hash.slice(2).split('/');
  const isSame = page === before && (page === 'statistics' || part === other);
  for (const title of document.querySelectorAll('h1')) {
    if (!isSame) title.dataset.left = title.textContent;
  }
}"""
HAS_ARRIVED = """() => [...document.querySelectorAll('h1')]
  .some((title) => title.dataset.left !== title.textContent)"""


def go(page: Page, address: str) -> None:
    """Go to another page; returns when its title is there, and not that of the page before."""
    page.evaluate(LEAVE, address)
    page.goto(page.url.partition("#")[0] + address)
    page.wait_for_function(HAS_ARRIVED)


def visit(page: Page, name: str) -> None:
    """Go to one of the pages that need no game, and wait until it is whole."""
    go(page, PAGES[name])
    if name in SHOWN:
        page.locator(SHOWN[name]).first.wait_for()
