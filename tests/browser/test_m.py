"""M in the browser: whole games by clicks, keys and fingers, alone and together."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.arranged import dealt
from browser.guests import LAPTOP, PHONE, Guests
from browser.playing import (
    END,
    HANDOVER,
    PATIENCE,
    READY,
    TURN,
    act,
    expect_turn,
    finish,
    moved_on,
    start,
    tab_to,
    to_the_end,
    version,
)
from browser.served import Served
from trilithon import Record, verify


def test_a_stranger_starts_against_two_bots_in_two_clicks(guests: Guests) -> None:
    page = guests.come()
    page.get_by_role("button", name="Play M", exact=True).click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seats li")).to_have_count(3, timeout=PATIENCE)
    expect(page.locator(".seats").get_by_text("computer")).to_have_count(2)
    expect_turn(page)
    deal = page.get_by_role("list", name="What happened").locator("details")
    assert not deal.evaluate("details => details.open")
    deal.get_by_text("The game is set up").click()
    assert deal.evaluate("details => details.open")


def test_a_whole_game_against_bots_by_clicking(guests: Guests) -> None:
    page = guests.come()
    start(page)
    assert finish(page) > 5
    end = page.locator("dialog[open]")
    expect(end.locator("table")).to_have_count(3)
    for sheet in end.locator("table").all():
        lines = [_number(text) for text in sheet.locator("tbody td").all_inner_texts()]
        assert sum(lines) == _number(sheet.locator("tfoot td").inner_text())
    end.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".prompt")).to_contain_text("The game is over.")
    page.get_by_role("button", name="Result").click()
    over = page.url
    end.get_by_role("button", name="Play again").click()
    expect_turn(page)
    assert page.url != over


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_an_illegal_cell_says_why_and_changes_nothing(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(dealt(served.folder, page))
    expect_turn(page)
    for card in page.locator("[data-card]:not(.idle)").all():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        if page.locator("[data-state=refused]").count():
            break
        card.click()
        expect(card).to_have_attribute("aria-pressed", "false")
    before = version(page)
    page.locator("[data-state=refused]").first.click(force=True)
    expect(page.locator(".hint")).to_have_text(re.compile(r"The card has to|The table may not"))
    assert version(page) == before


def test_a_cell_can_be_chosen_before_the_card(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(dealt(served.folder, page))
    expect_turn(page)
    before = version(page)
    page.locator("[data-state=open]").first.click()
    expect(page.locator(".prompt")).to_contain_text("Choose the card for")
    page.locator("[data-card]:not(.idle)").first.click()
    moved_on(page, before)


def test_two_browsers_at_one_table(guests: Guests) -> None:
    ada = guests.come()
    start(ada, "Friends by a link", "Ada")
    expect(ada.get_by_text("Waiting for one more player.")).to_be_visible()
    link = ada.get_by_label("Link to this table").input_value()
    bob = guests.come(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    for page in (ada, bob):
        expect(page.locator(".seats")).to_contain_text("Ada", timeout=PATIENCE)
        expect(page.locator(".seats")).to_contain_text("Bob")
    spectator = guests.come(link.split("#")[0])
    expect(spectator.locator(".seats")).to_contain_text("Bob", timeout=PATIENCE)
    expect(spectator.locator("[data-card]")).to_have_count(0)
    for _ in range(6):
        _either(ada, bob)
    expect(spectator.locator("main")).to_have_attribute("data-version", version(ada))
    hands = [set(page.locator("[data-card]").evaluate_all(CARDS)) for page in (ada, bob)]
    assert hands[0]
    assert hands[1]


def test_a_stage_of_a_turn_is_taken_back(guests: Guests) -> None:
    page = guests.come()
    start(page, "On this screen")
    undo = page.get_by_role("button", name="Take back")
    hand: list[str] = []
    while not undo.is_visible():
        page.wait_for_selector(READY, timeout=PATIENCE)
        if page.locator(END).is_visible():
            page.get_by_role("button", name="Play again").click()
            expect(page.locator("dialog[open]")).to_have_count(0)
            continue
        hand = page.locator("[data-card]").evaluate_all(CARDS)
        act(page)
    before = version(page)
    undo.click()
    moved_on(page, before)
    assert page.locator("[data-card]").evaluate_all(CARDS) == hand


@pytest.mark.long
def test_two_who_play_again_meet_at_the_next_table(guests: Guests) -> None:
    ada = guests.come()
    start(ada, "Friends by a link", "Ada")
    bob = guests.come(ada.get_by_label("Link to this table").input_value())
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    for _ in range(400):
        for page in (ada, bob):
            page.wait_for_selector(f"{TURN}, .prompt:not(.yours), {END}", timeout=PATIENCE)
        if ada.locator(END).is_visible() and bob.locator(END).is_visible():
            break
        _either(ada, bob)
    ada.locator("dialog[open]").get_by_role("button", name="Play again").click()
    expect(ada.get_by_text("Waiting for one more player.")).to_be_visible(timeout=PATIENCE)
    bob.locator("dialog[open]").get_by_role("button", name="Join them").click()
    for page in (ada, bob):
        expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
    assert ada.url.split("#")[0] == bob.url.split("#")[0]


CARDS = "cards => cards.map(card => card.dataset.card)"


def _either(ada: Page, bob: Page) -> None:
    """Whoever is to move makes a move, and the other one sees it."""
    mover, other = (ada, bob) if ada.locator(TURN).is_visible() else (bob, ada)
    expect_turn(mover)
    before = version(other)
    act(mover)
    moved_on(other, before)
    expect(other.locator("main")).to_have_attribute(
        "data-version", version(mover), timeout=PATIENCE
    )


def test_the_same_screen_hides_the_hand_until_its_owner_is_there(guests: Guests) -> None:
    page = guests.come()
    page.get_by_role("button", name="Play M", exact=True).click()
    page.get_by_role("button", name="On this screen").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Start").click()
    asked: list[str] = []
    for _ in range(8):
        page.wait_for_selector(READY, timeout=PATIENCE)
        if page.locator(HANDOVER).is_visible():
            assert page.locator("[data-card]").count() == 0
            asked.append(page.locator(HANDOVER).locator("h2").inner_text())
        act(page)
    assert {"Hand the screen to Ada", "Hand the screen to Bob"} <= set(asked)
    assert "draws the" not in page.locator("main").inner_text()


def test_a_hand_is_hidden_again_once_another_one_at_the_screen_has_moved(guests: Guests) -> None:
    page = guests.come()
    start(page, "On this screen", name="")
    present: str | None = None
    passed_on = 0
    while passed_on < 3:
        page.wait_for_selector(READY, timeout=PATIENCE)
        if page.locator(END).is_visible():
            page.get_by_role("button", name="Play again").click()
            expect(page.locator("dialog[open]")).to_have_count(0)
            continue
        mover = page.locator(".seats [aria-current] .name").inner_text()
        if page.locator(HANDOVER).is_visible():
            present = mover
        elif mover != present:
            present = None
            passed_on += 1
            expect(page.locator("[data-card]")).to_have_count(0)
        act(page)
    assert len(set(page.locator(".seats .name").all_inner_texts())) == 2


def test_a_table_of_two_here_and_a_friend_waits_with_its_link(guests: Guests) -> None:
    ada = guests.come()
    ada.get_by_role("button", name="Play M", exact=True).click()
    ada.get_by_role("button", name="On this screen").click()
    ada.get_by_role("button", name="One seat more").click()
    ada.get_by_label("Who takes seat 3?").select_option("open")
    ada.get_by_role("button", name="Start").click()
    link = ada.get_by_label("Link to this table").input_value()
    watcher = guests.come(link.split("#")[0])
    expect(watcher.get_by_text("Whoever has the link with the key")).to_be_visible()
    carol = guests.come(link)
    carol.get_by_role("button", name="Sit down").click()
    expect(carol.locator(".seats li")).to_have_count(3, timeout=PATIENCE)
    expect(watcher.get_by_text("You are watching")).to_be_visible()


def test_a_hint_says_what_to_play_and_why(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(dealt(served.folder, page))
    expect_turn(page)
    before = version(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="What the computer would play")
    expect(hint.locator(".turn")).to_contain_text("Place the", timeout=PATIENCE)
    hint.get_by_role("button", name="Play it").click()
    moved_on(page, before)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_hint_leaves_the_board_in_sight(guests: Guests, size: ViewportSize) -> None:
    page = guests.come(size=size)
    start(page)
    expect_turn(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="What the computer would play")
    expect(hint.locator(".turn")).to_be_visible(timeout=PATIENCE)
    panel, middle = hint.bounding_box(), page.locator("main > .middle").bounding_box()
    assert panel is not None
    assert middle is not None
    beside = panel["x"] >= middle["x"] + middle["width"]
    assert beside or panel["y"] + panel["height"] <= middle["y"]
    assert middle["y"] + middle["height"] <= size["height"]
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_the_record_of_a_finished_game_is_saved_and_verified(
    guests: Guests, tmp_path: Path
) -> None:
    page = guests.come()
    start(page, "On this screen")
    finish(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(tmp_path / "game.txt")
    assert verify(Record.parse((tmp_path / "game.txt").read_text())) > 0


def test_without_its_server_the_page_says_so(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.get_by_role("button", name="Play M", exact=True).click()
    guests.offline = True
    served.stop()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    served.start()
    page.get_by_role("button", name="Start").click()
    expect_turn(page)
    guests.offline = False


@pytest.mark.long
def test_a_same_screen_game_to_its_end(guests: Guests) -> None:
    page = guests.come()
    start(page, "On this screen")
    assert finish(page) > 20
    expect(page.locator(END)).to_be_visible()


def test_a_lost_line_is_mended_and_nothing_is_lost(guests: Guests, served: Served) -> None:
    page = guests.come()
    start(page)
    expect_turn(page)
    hand = page.locator("[data-card]").evaluate_all(CARDS)
    guests.offline = True
    served.stop()
    expect(page.get_by_text("The line is down.")).to_be_visible(timeout=PATIENCE)
    served.start()
    expect(page.get_by_text("The line is down.")).to_be_hidden(timeout=PATIENCE)
    guests.offline = False
    assert page.locator("[data-card]").evaluate_all(CARDS) == hand
    act(page)
    expect_turn(page)


def test_a_reload_finds_the_same_hand(guests: Guests) -> None:
    page = guests.come()
    start(page)
    expect_turn(page)
    hand = page.locator("[data-card]").evaluate_all(CARDS)
    page.reload()
    expect_turn(page)
    assert page.locator("[data-card]").evaluate_all(CARDS) == hand


def test_the_way_back_to_a_table_is_on_the_home_page(guests: Guests) -> None:
    page = guests.come()
    start(page)
    expect_turn(page)
    table = page.url
    page.get_by_role("link", name="Trilithon, home").click()
    page.get_by_role("link", name="Back to your table of M").click()
    expect_turn(page)
    assert page.url == table


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_tapping(guests: Guests, served: Served) -> None:
    page = guests.come(size=PHONE, touch=True)
    page.goto(dealt(served.folder, page))
    expect_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("[data-card]:not(.idle)").first.tap()
    before = version(page)
    cell = page.locator("[data-state=fits]").first
    cell.tap()
    expect(page.locator(".hint")).to_contain_text("Fits here")
    assert version(page) == before, "the first tap only shows what would happen"
    cell.tap()
    moved_on(page, before)
    finish(page)


def test_in_french(guests: Guests) -> None:
    page = guests.come(locale="fr-FR")
    expect(page.get_by_role("heading", level=1)).to_have_text("Quatre jeux de pierre et de cristal")
    page.get_by_role("button", name="Jouer à M", exact=True).click()
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator(TURN)).to_contain_text("À vous", timeout=PATIENCE)
    assert page.locator("html").get_attribute("lang") == "fr"
    page.get_by_role("button", name="Règles").click()
    expect(page.locator("dialog[open]")).to_contain_text("Poser une carte")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="English").click()
    expect(page.locator(TURN)).to_contain_text("Your turn")


def test_a_whole_game_with_the_keyboard_only(guests: Guests) -> None:
    page = guests.come()
    for name in ("Play M", "On this screen", "Start"):
        tab_to(page, page.get_by_role("button", name=name, exact=True))
        page.keyboard.press("Enter")
    to_the_end(page, _keyboard_turn, 400)
    tab_to(page, page.get_by_role("button", name="Play again"))


def _keyboard_turn(page: Page) -> None:
    """Take the screen, or choose a card by its number and a cell with Tab and Enter."""
    if page.locator(HANDOVER).is_visible():
        tab_to(page, page.locator(HANDOVER))
        page.keyboard.press("Enter")
        return
    before = version(page)
    if page.locator("[data-state=open]").count():
        fitting = page.locator("[data-card]:not(.idle)").first
        page.keyboard.press(fitting.get_attribute("aria-keyshortcuts") or "")
        tab_to(page, page.locator("[data-state=fits]"))
    elif page.locator("[data-state=take]").count():
        tab_to(page, page.locator("[data-state=take]"))
    else:
        tab_to(page, page.locator(".prompt .actions"))
    page.keyboard.press("Enter")
    moved_on(page, before)


def test_the_arrows_walk_over_the_table(guests: Guests) -> None:
    page = guests.come()
    start(page)
    expect_turn(page)
    inner = page.locator("[data-cell].held").first
    inner.focus()
    for key, back in (("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")):
        page.keyboard.press(key)
        expect(inner).not_to_be_focused()
        page.keyboard.press(back)
        expect(inner).to_be_focused()
