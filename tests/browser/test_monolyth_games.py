"""Whole games of Monolyth in the browser, from the home page to the end screen."""

import pytest
from playwright.sync_api import expect

from browser.guests import PHONE, Guests
from browser.monoliths import (
    cubes,
    drawn,
    finish,
    finish_by_keyboard,
    start,
    told_by_server,
    turn_by_tapping,
)
from browser.playing import to_the_end

pytestmark = pytest.mark.long


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_whole_game_by_pointer(guests: Guests, players: int) -> None:
    page = guests.come()
    start(page, players)
    assert finish(page) > 5
    expect(page.locator("dialog[open] table")).to_have_count(players)
    page.get_by_role("button", name="Look at the table").click()
    assert drawn(page) in [cubes(builder) for builder in told_by_server(page).builders]


def test_a_whole_solo_game_by_keyboard(guests: Guests) -> None:
    page = guests.come()
    start(page, 1)
    finish_by_keyboard(page)


def test_a_whole_game_on_a_phone_by_tapping(guests: Guests) -> None:
    page = guests.come(size=PHONE, touch=True)
    start(page, 2)
    to_the_end(page, turn_by_tapping, 80)
