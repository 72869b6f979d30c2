"""A game that is interrupted in mid-turn goes on to its end: a reload, another tab, a server that
is killed.
"""

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import WATCH, play_by_mouse, start_against_bot
from tests.browser.serving import Server


def is_mid_turn(page: Page) -> bool:
    """A disc of this turn lies on the board and may still be taken back."""
    return page.get_by_role("button", name="End turn").count() > 0


def pieces(page: Page) -> list[str]:
    return sorted(
        page.locator("[data-piece]").evaluate_all("all => all.map((each) => each.dataset.piece)")
    )


def place_disc(page: Page) -> None:
    """Play until a disc can be placed, place one, and wait until it lies there."""
    cells = page.locator("[data-element].open")
    play_by_mouse(page, until=lambda _: cells.count() > 0)
    cells.first.click()
    page.get_by_role("button", name="End turn").wait_for()


def test_a_reload_another_tab_and_a_killed_server_in_mid_turn(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(may_lose_line=True)
    start_against_bot(page, "columbiz")
    place_disc(page)
    before = pieces(page)

    page.reload()
    page.wait_for_selector("button.undo")
    assert pieces(page) == before

    other = page.context.new_page()  # the same profile: the same seat
    other.goto(page.url)
    other.wait_for_selector("button.undo")
    assert pieces(other) == before
    other.locator("button.undo").click()
    page.bring_to_front()
    page.locator("[data-element].open").first.wait_for()
    other.close()

    place_disc(page)
    before = pieces(page)
    server.kill()
    try:
        page.get_by_text("Connection lost").wait_for()
        assert pieces(page) == before
    finally:
        server.start()
    page.get_by_text("Connection lost").wait_for(state="detached")
    assert pieces(page) == before
    page.get_by_role("button", name="End turn").click()
    play_by_mouse(page, until=is_mid_turn)


def test_a_seat_is_carried_to_another_device(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bot(page, "columbiz")
    play_by_mouse(page, until=is_mid_turn)
    table = page.url.rpartition("/")[2]
    token = page.evaluate("() => JSON.parse(localStorage.getItem('colonnade-tables'))[0].token")
    other = open_page(f"#/join/{table}/{token}", may_be_refused=True)
    other.get_by_role("button", name="End turn").wait_for()
    assert pieces(other) == pieces(page)


def test_looking_back_is_not_dragged_to_the_live_move(open_page: OpenPage) -> None:
    page = open_page(width=1440, height=900)
    start_against_bot(page, "columbiz")
    play_by_mouse(page, until=is_mid_turn)
    page.get_by_role("button", name="One step back").click()
    count = page.locator(".beside .steps .count").inner_text()
    ply = int(count.split("/")[0])
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    play_by_mouse(
        other,
        until=lambda at: (
            int(at.locator(".beside .steps .count").inner_text().split("/")[1]) > ply + 4
        ),
    )
    assert page.locator(".beside .steps .count").inner_text().startswith(f"{ply}/")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("button", name="Back to the game")).to_be_hidden()


def test_why_not_names_the_clause_and_leads_to_the_rules(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bot(page, "columbiz")
    play_by_mouse(page, until=lambda at: at.locator(".tray button[aria-pressed]").count() > 0)
    page.locator("[data-element='cell:6-6']").click()
    reason = page.locator(".status.refusal")
    reason.wait_for()
    with page.expect_popup() as opened:
        reason.get_by_role("link").click()
    rules = opened.value
    rules.wait_for_selector(".clause.wanted")
    expect(rules.locator(".clause.wanted")).to_have_count(1)


def test_confirming_shows_the_move_first(open_page: OpenPage) -> None:
    page = open_page(preferences={"confirms": True})
    start_against_bot(page, "columbiz")

    def can_place(at: Page) -> bool:
        return at.locator("[data-element].open").count() > 0

    play_by_mouse(page, until=can_place)
    cell = page.locator("[data-element].open").first.get_attribute("data-element")
    page.locator(f"[data-element='{cell}']").click()
    page.locator(".ghost").wait_for()
    expect(page.locator("[data-primary]")).to_have_text("Place the disc", use_inner_text=True)
    page.locator("[data-primary]").click()
    page.locator("button.undo").wait_for()


def test_focus_stays_on_the_board(open_page: OpenPage) -> None:
    """The board's DOM is updated, never rebuilt."""
    page = open_page()
    start_against_bot(page, "columbiz")
    play_by_mouse(page, until=lambda at: at.locator("[data-element].open").count() > 0)
    page.keyboard.press("PageDown")
    focused = page.evaluate("() => document.activeElement.dataset.element")
    page.keyboard.press("Enter")
    page.locator("button.undo").wait_for()
    assert page.evaluate("() => document.activeElement.dataset.element") == focused
    assert page.locator("[data-voice]").inner_text() != ""


def test_real_dice_are_tapped_in(open_page: OpenPage) -> None:
    page = open_page("#/new/quatre_colonnes/here")
    page.get_by_text("Rules, time and dice").click()
    page.get_by_text("Real dice", exact=True).click()
    page.get_by_role("button", name="To the table").click()
    page.get_by_role("button", name="Die showing 5").click()
    page.get_by_role("button", name="That is what they show").click()
    page.get_by_text("Yellow 1 leaves the workshop for cell 5.").first.wait_for()
    play_by_mouse(
        page,
        until=lambda at: (
            at.get_by_text("A five brings").count() == 0 and at.locator(".chip").count() == 0
        ),
    )
    expect(page.locator("[data-piece='Y1']")).to_have_attribute("aria-label", "Yellow 1: Cell 5")


def test_a_forced_move_is_played_with_its_reason_shown(open_page: OpenPage) -> None:
    page = open_page(
        "#/new/quatre_colonnes/here", preferences={"playsForced": True, "speed": "fast"}
    )
    page.get_by_text("Rules, time and dice").click()
    page.get_by_text("Real dice", exact=True).click()
    page.get_by_role("button", name="To the table").click()
    page.get_by_role("button", name="Die showing 5").click()
    page.evaluate(WATCH, "A five brings a column out of the workshop before anything else.")
    page.get_by_role("button", name="That is what they show").click()
    page.locator("[data-piece='Y1'][aria-label='Yellow 1: Cell 5']").wait_for()
    assert page.evaluate("window.hasShown")
