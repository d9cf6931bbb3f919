"""Monolyth in the browser: what can be done at the table, and that the scene tells the truth."""

import pytest
from PIL import Image
from playwright.sync_api import expect

from browser.arranged import arrange
from browser.guests import Guests
from browser.monoliths import (
    SCENE,
    cubes,
    drawn,
    finish,
    finish_by_keyboard,
    ghost,
    hold,
    played,
    seated,
    start,
    told_by_server,
)
from browser.playing import END, PATIENCE, moved_on, version
from browser.served import Served
from browser.test_pages import violations


def test_a_placement_is_drawn_cube_by_cube_as_the_server_knows_it(guests: Guests) -> None:
    page = guests.come()
    start(page, 1)
    for _ in range(2):
        page.locator("[data-deed]:not(.no)").first.click()
        at = hold(page)
        promised = ghost(page)
        before = version(page)
        page.mouse.click(*at)
        moved_on(page, before)
        expect(page.locator(".prompt")).to_contain_text("Discard a prophecy")
        builder = told_by_server(page).builders[0]
        assert drawn(page) == cubes(builder)
        spaces = sorted("abcd"[x] + str(y + 1) for x, y, _ in builder.stones[-1].cubes)
        assert spaces == sorted(promised.split()[1:])
        page.locator("[data-prophecy]").first.click()
        expect(page.locator(".prompt")).to_contain_text("choose a stone")


def test_ones_mind_is_free_until_the_drop(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 6)))
    seated(page)
    before = version(page)
    page.keyboard.press("1")
    expect(page.locator(".placing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".placing")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator(".placing")).to_be_visible()
    hold(page)
    for key in "eqrr":
        page.keyboard.press(key)
    page.keyboard.press("2")
    expect(page.locator(".prompt .text")).to_contain_text("cube")
    assert version(page) == before, "the server hears nothing before the drop"


def test_an_illegal_rest_says_why(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 8)))
    seated(page)
    before = version(page)
    for take in page.locator("[data-deed^=take]:not(.no)").all():
        take.click()
        page.keyboard.press("Tab")
        for key in "rererere":
            for arrow in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 2:
                page.keyboard.press(arrow)
                if ghost(page).startswith("monolyth-why"):
                    expect(page.locator(".prompt .hint")).to_contain_text("would be")
                    expect(page.locator(".labels [data-note=no]")).to_contain_text("would be")
                    expect(page.get_by_role("button", name="Drop")).to_be_disabled()
                    assert version(page) == before
                    return
            page.keyboard.press(key)
        page.keyboard.press("Escape")
    raise AssertionError("every rest is legal")


def test_a_site_out_of_reach_says_why(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 3)))
    seated(page)
    box = page.locator(SCENE).bounding_box()
    assert box is not None
    reached = {label.inner_text() for label in page.locator(".labels [data-site]").all()}
    assert reached == {"1", "2", "3", "4"}
    hint = page.locator(".prompt .hint")
    # Along the ellipse on which the stones of the ring stand.
    told = set()
    for x, y in ((-0.27, 0.14), (0, 0.35), (0.27, 0.14), (-0.14, 0.28), (0.14, 0.28)):
        page.mouse.move(box["x"] + box["width"] * (0.5 + x), box["y"] + box["height"] * (0.5 + y))
        told.add("out of reach" in hint.inner_text())
    assert told == {True, False}


@pytest.mark.long
def test_a_solo_game_ends_with_a_rank_and_keepsakes(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 15)))
    seated(page)
    assert finish(page) > 1
    view = told_by_server(page)
    assert drawn(page) == cubes(view.builders[0])
    end = page.locator("dialog[open]")
    expect(end).to_contain_text(f"{view.scores[0]} point")
    end.get_by_role("button", name="Look at the table").click()
    with page.expect_download(timeout=4 * PATIENCE) as kept:
        page.get_by_role("button", name="Keep a picture").click()
    with Image.open(kept.value.path()) as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 1200))
    with page.expect_download(timeout=4 * PATIENCE) as kept:
        page.get_by_role("button", name="Keep a turntable film").click()
    with Image.open(kept.value.path()) as film:
        assert (film.format, film.info["loop"]) == ("GIF", 0)
        frames = set()
        for frame in range(getattr(film, "n_frames", 1)):
            film.seek(frame)
            frames.add(film.convert("RGB").tobytes())
        assert len(frames) == 48, "the eye goes round, a little further in every frame"


def test_the_last_turns_by_keyboard_alone(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 16)))
    seated(page)
    finish_by_keyboard(page)
    expect(page.locator(END)).to_be_visible()


def test_everything_is_accessible(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(2, 10)))
    seated(page)
    for name in ("Prophecies", "Main board", "Stones"):
        page.get_by_role("button", name=name, exact=True).click()
        assert violations(page) == []
    page.keyboard.press("w")
    assert violations(page) == []
    page.keyboard.press("w")
    page.locator("[data-deed]:not(.no)").first.click()
    page.keyboard.press("ArrowDown")
    assert violations(page) == []


def test_a_stone_in_hand_is_seen_at_once_and_moves_as_the_eye_sees_it(
    guests: Guests, served: Served
) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(1, 0)))
    seated(page)
    page.locator("[data-deed^=swap]:not(.no)").first.click()
    expect(page.locator(SCENE)).to_have_attribute("data-ghost", "place a1")
    expect(page.locator(".prompt .hint")).to_contain_text("Point at your monolyth")
    page.keyboard.press("ArrowRight")
    expect(page.locator(SCENE)).to_have_attribute("data-ghost", "place b1")
    page.keyboard.press("ArrowDown")
    expect(page.locator(SCENE)).to_have_attribute("data-ghost", "place b2")
    # From the right-hand side what was to the right comes nearer.
    page.keyboard.press("]")
    page.keyboard.press("ArrowDown")
    expect(page.locator(SCENE)).to_have_attribute("data-ghost", "place c2")
    page.mouse.move(0, 0)
    before = version(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    expect(page.locator(".prompt")).to_contain_text("Discard a prophecy")
    assert [placed.cubes for placed in told_by_server(page).builders[0].stones] == [((2, 1, 0),)]


def test_the_keyboard_goes_on_where_it_was(guests: Guests, served: Served) -> None:
    page = guests.come()
    page.goto(arrange(served.folder, page, played(2, 4)))
    seated(page)
    page.locator("[data-deed]:not(.no)").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[role=listbox]")).to_be_focused()
    before = version(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    expect(page.locator("[data-deed]").first).to_be_visible()
    expect(page.locator(".dock")).to_be_focused()


def test_a_hint_is_played_to_the_end_of_the_turn(guests: Guests, served: Served) -> None:
    page = guests.come()
    table = played(2, 12)
    page.goto(arrange(served.folder, page, table, bots="random"))
    seated(page)
    stones = len(told_by_server(page).builders[0].stones)
    page.get_by_role("button", name="Hint").click()
    turn = page.locator(".advice .turn")
    expect(turn).to_contain_text("Place the")
    told = turn.inner_text().split("Place the ")[-1].split(".")[0]
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".right")).to_contain_text(f"places the {told}")
    assert len(told_by_server(page).builders[0].stones) == stones + 1
