"""The page to print a game, on a phone: choices, a picture of every page, one button."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pypdf
from playwright.sync_api import Page, expect

from colonnade.locales import Speaker
from tests.browser.conftest import OpenPage
from tests.browser.pages import go

English, French = Speaker("en").text, Speaker("fr").text


def open_print(page: Page, game: str) -> None:
    go(page, f"#/print/{game}")
    page.locator(".pages img").first.wait_for()


def wait_for_pages(page: Page, count: int) -> None:
    expect(page.locator(".pages:not(.old) img")).to_have_count(count)
    expect(page.locator("button.primary")).to_be_enabled()


def test_a_phone_prints_what_was_chosen(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_print(page, "columbiz")
    wait_for_pages(page, 7)
    page.get_by_label(English("web-print-ink-saving")).check()
    page.get_by_label(English("printing-sheet-rules")).uncheck()
    page.get_by_label(English("printing-sheet-guide")).uncheck()
    page.get_by_label(English("web-print-paper-letter")).check()
    page.get_by_label(English("web-print-language")).select_option("fr")
    wait_for_pages(page, 4)
    with page.expect_download() as waiting:
        page.locator("button.primary").click()
    assert waiting.value.suggested_filename == "columbiz-letter-fr.pdf"
    waiting.value.save_as(tmp_path / "game.pdf")
    pages = pypdf.PdfReader(io.BytesIO((tmp_path / "game.pdf").read_bytes())).pages
    assert len(pages) == 4
    assert [round(float(side)) for side in pages[0].mediabox[2:]] == [612, 792]
    assert French("printing-sheet-pad") in pages[2].extract_text()


def test_the_lesson_for_a_class_is_printed_when_it_is_ticked(open_page: OpenPage) -> None:
    page = open_page()
    open_print(page, "columbiz")
    wait_for_pages(page, 7)
    lesson = page.get_by_label(English("printing-sheet-lesson"))
    expect(lesson).not_to_be_checked()
    lesson.check()
    wait_for_pages(page, 10)
    lesson.uncheck()
    wait_for_pages(page, 7)


def test_the_board_is_drawn_for_one_s_own_pieces(open_page: OpenPage) -> None:
    page = open_page()
    open_print(page, "columbiz")
    wait_for_pages(page, 7)
    width = page.get_by_label(English("web-print-piece"))
    width.fill("50")
    wait_for_pages(page, 13)
    width.fill("51")
    expect(page.get_by_role("status")).to_have_text(
        English("error-print-piece", given=51, least=15, most=50)
    )
    expect(page.locator("button.primary")).to_be_disabled()
    width.fill("")
    wait_for_pages(page, 7)


def test_no_sheets_are_no_pdf(open_page: OpenPage) -> None:
    page = open_page()
    open_print(page, "columbiz")
    for box in page.locator("input[type=checkbox]").all():
        box.uncheck()
    expect(page.get_by_role("status")).to_have_text(English("web-print-no-sheets"))
    expect(page.locator("button.primary")).to_be_disabled()


def test_the_home_page_and_the_rules_lead_to_it(open_page: OpenPage) -> None:
    page = open_page()
    go(page, "#/")
    page.get_by_role("link", name=f"{English('web-print')} · Columbiz").click()
    expect(page).to_have_url(re.compile("#/print/columbiz$"))
    go(page, "#/rules/quatre_colonnes")
    page.get_by_role("link", name=English("web-print")).click()
    expect(page).to_have_url(re.compile("#/print/quatre_colonnes$"))
    wait_for_pages(page, 11)
