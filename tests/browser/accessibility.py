"""What axe-core finds on a page, in every theme."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.layout import DESKTOP
from tests.browser.playing import FINISH, resized

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

RUN_AXE = """async (options) => {
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')].map((drawing) => {
    const inside = document.createDocumentFragment();
    inside.append(...drawing.childNodes);
    return [drawing, inside];
  });
  try {
    const sheet = document.querySelector('dialog[open]');
    return (await axe.run(sheet ?? document, options)).violations;
  } finally {
    for (const [drawing, inside] of drawings) drawing.append(inside);
  }
}"""
"""What is inside a hidden drawing is taken out for the time being: axe finds nothing there, and
needs ten seconds for the 16,000 elements of the rules' pictures. Under a sheet nothing can be
reached: only the sheet is looked at."""


def find_faults(page: Page, *rules: str, without: Sequence[str] = ()) -> list[str]:
    """Return the findings of axe-core: of these rules, or of all but some.

    The script is injected past the page's own policy, which forbids foreign scripts.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE + ";null")
    options = {
        "resultTypes": ["violations"],
        "rules": {rule: {"enabled": False} for rule in without},
        **({"runOnly": rules} if rules else {}),
    }
    found = page.evaluate(RUN_AXE, options)
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:160]} ({node['failureSummary'][:200]})"
        for fault in found
        for node in fault["nodes"][:3]
    ]


COLOURS = ("color-contrast", "link-in-text-block")
THEMES: dict[str, tuple[str, ...]] = {
    "light": (),
    "dark": COLOURS,
    "contrast": ("color-contrast-enhanced", "link-in-text-block"),
}
"""Which rules are tried in each theme: all in the light one, in the others those that look at
colours, as nothing else differs. What is enough for the enhanced contrast is enough for the plain
one.
"""


def find_all_faults(page: Page) -> list[str]:
    """The findings in all themes on a phone, and those that are not about colours on a desktop,
    where a page is laid out in another way, and a sheet is not. The page is as before when it is
    done.
    """
    found = []
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        page.evaluate(FINISH)  # colours change by transitions
        found += [f"{theme}: {fault}" for fault in find_faults(page, *THEMES[theme])]
    page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")
    if page.locator("dialog[open]").count() > 0:
        return found
    with resized(page, **DESKTOP):
        found += [f"desktop: {fault}" for fault in find_faults(page, without=COLOURS)]
    return found
