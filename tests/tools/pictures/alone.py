"""The pictures of what is played alone: a set of today's deals, and its review on the day after."""

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from bot.ui.custom_ids import DAILY, REVIEW
from engine.daily import DEALS
from tests.browser.stage import (
    DESKTOP,
    asked,
    bearing,
    chromium,
    command,
    enter,
    panel,
    play_until,
    playing,
    press,
    shown,
    wait_for,
)
from tests.tools.pictures.taking import dressed, shows, take_part

BOT = "tests.e2e.dated_bot"  # whose viziers answer by their policy, at once, on a day of our choice
DAY = 24 * 3600
HAND_HELD = (390, 844)
REVIEWED = 300_000  # milliseconds in which a review is made
OVER = shown("daily-worth")


def take_alone() -> None:
    """Take them all: today's set, then what is seen of it when its day is closed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "court.db"
        os.environ["AHEAD"] = "0"
        with playing(path, BOT) as address, chromium() as browser:
            for page, size in people(browser, address):
                play_a_set(page, size)
        os.environ["AHEAD"] = str(DAY)
        with playing(path, BOT) as address, chromium() as browser:
            for page, size in people(browser, address):
                review_a_deal(page, size)


def people(browser: Browser, address: str) -> list[tuple[Page, str]]:
    """Marie at her desk and Bob at his phone, with what their pictures' names end in."""
    marie, bob = enter(browser, address, "Marie", DESKTOP), enter(browser, address, "Bob", HAND_HELD)
    dressed(marie, address)
    return [(marie, ""), (bob, "-phone")]


def play_a_set(page: Page, size: str) -> None:
    """The page of the day, a deal, its end, and the set's result."""
    command(page, "daily")
    wait_for(page, shown("daily-title"))
    take_part(panel(page), f"daily{size}")
    panel(page).locator(bearing("play", surface=DAILY)).first.click()
    for number in range(1, DEALS + 1):
        panel(page).get_by_text(shown("daily-deal", number=number)).first.wait_for()
        if number == 1:
            play_until([page], lambda: shows(panel(page), shown("panel-beat")) and asked(page))
            take_part(panel(page), f"deal{size}")
        play_until([page], lambda: shows(panel(page), OVER))
        if number == DEALS:
            take_part(panel(page), f"deal-over{size}")
        press(page, "set" if number == DEALS else "play", DAILY)
    panel(page).get_by_text(shown("daily-set-total")).first.wait_for()
    take_part(panel(page), f"set{size}")


def review_a_deal(page: Page, size: str) -> None:
    """The summary of a review, and the answer of it that cost most."""
    command(page, "daily")
    wait_for(page, shown("daily-title"))
    press(page, "days", DAILY)
    press(page, "set", DAILY)
    panel(page).locator(bearing("review")).first.click()
    panel(page).get_by_text(shown("review-facts")).first.wait_for(timeout=REVIEWED)
    take_part(panel(page), f"review{size}")
    panel(page).locator(bearing("at", "first", surface=REVIEW)).first.click()
    panel(page).locator(bearing("back", "on", surface=REVIEW)).first.wait_for()
    take_part(panel(page), f"decision{size}")
