"""What is wrong with the layout of a page: text that is clipped, things that overlap, targets that
are too small for a finger.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page

PHONE = {"width": 390, "height": 664}
DESKTOP = {"width": 1440, "height": 900}
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}

OVERFLOWING = """() => {
  const found = [];
  const root = document.querySelector('dialog[open]') ?? document; // nothing is seen below a sheet
  const hidden = '.visually-hidden, [aria-hidden="true"]';
  const isShown = (element) => element.getClientRects().length > 0 && !element.closest(hidden);
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) found.push(`the page is ${width} wide`);
  const texts = 'button, a, label, h1, h2, h3, p, legend, summary, th, td, .name, .hint';
  for (const element of root.querySelectorAll(texts)) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const start = element.outerHTML.slice(0, 120);
    const isShortened = style.textOverflow === 'ellipsis';
    const isCut = !isShortened && !/visible|auto|scroll/.test(style.overflow);
    const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    if (isWide && !isShortened && style.display !== 'inline') found.push(`too narrow: ${start}`);
    if (isCut && element.scrollHeight > element.clientHeight + 1) found.push(`cut off: ${start}`);
    const isBeyond = box.right > innerWidth + 1;
    if (isBeyond && !element.closest('nav')) found.push(`beyond the edge: ${start}`);
  }
  const fields = 'button, a.button, select, input:not([type=radio], [type=checkbox], [type=file])';
  const buttons = [...root.querySelectorAll(fields)].filter(isShown);
  for (const [index, one] of buttons.entries()) {
    const a = one.getBoundingClientRect();
    if (getComputedStyle(one).position === 'fixed' || one.closest('.start, .seats')) continue;
    for (const other of buttons.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || other.closest('.start')) continue;
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const both = [one, other].map((each) => each.outerHTML.slice(0, 80)).join(' and ');
      if (across > 1 && down > 1) found.push(`overlapping: ${both}`);
    }
  }
  return found;
}"""

KEY = re.compile(
    r"\b(?:web|error|record|rules|phrase|note|columbiz|quatre_colonnes)-[a-z][\w]*(?:-[\w]+)*\b"
)


def find_flaws(page: Page) -> list[str]:
    """What is clipped, overlaps or is said by its key."""
    text = page.locator("body").inner_text() + " ".join(
        page.locator("[aria-label]").evaluate_all(
            "all => all.map((each) => each.getAttribute('aria-label'))"
        )
    )
    return [*page.evaluate(OVERFLOWING), *(f"the key {key} is shown" for key in KEY.findall(text))]


SMALL = """() => [...document.querySelectorAll('button, a, select, summary, input')]
  .filter((each) => !each.matches('[type=radio], [type=checkbox], [type=file], [type=range]'))
  .filter((each) => each.getClientRects().length > 0)
  .filter((each) => !each.closest('.clause, .hint, .visually-hidden'))
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height) < 43.5;
  })
  .map((each) => each.outerHTML.slice(0, 140))"""


BROKEN = """(selector) => {
  const broken = [];
  const isSeen = (element) => element.getClientRects().length > 0;
  for (const root of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (!isSeen(parentElement) || parentElement.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of data.matchAll(/[^\\s–-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = [...range.getClientRects()].map((box) => Math.round(box.top));
        if (new Set(lines).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}"""
"""The words inside of a selector that stand on more than one line."""
