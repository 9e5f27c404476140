"""The pictures of a tournament: a Swiss of thirteen people over four rounds, from the form to the podium. Stewards play
for them all; Marie runs it at her desk, and Bob has it on his phone.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Locator, Page

from bot.sandbox.__main__ import CHANNELS, FIRST_ID, GUILD, PEOPLE
from bot.tournaments import commitment
from bot.ui.custom_ids import TOURNAMENT
from data import database
from data.store import Store
from data.tournament_records import Tournament
from tests.browser.stage import DESKTOP, bearing, chromium, command, enter, panel, playing, press, shown, wait_for
from tests.tools.pictures.taking import PICTURES, SETTLE, dressed, take_part

BOT = "tests.e2e.hasty_bot"  # whose viziers answer by their policy, at once
VISITORS = ("Ottilie", "Mei", "Anouk", "Ravi", "Tariq")
PEOPLE_IN = len(PEOPLE) + len(VISITORS)
CHECK_IN = 40.0  # seconds in which people come to their tables
ROUNDS, YEAR = 4, 365 * 24 * 3600.0
HAND_HELD = (390, 844)
PLAYED = 180_000  # milliseconds in which a round is over
SECRET = bytes(range(32))


def take_evening() -> None:
    """Take them all."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "court.db"
        os.environ["AHEAD"] = "0"
        asyncio.run(prepare(path))
        with playing(path, BOT) as address, chromium() as browser:
            marie, bob = enter(browser, address, "Marie", DESKTOP), enter(browser, address, "Bob", HAND_HELD)
            dressed(marie, address)
            others = [enter(browser, address, name, HAND_HELD) for name in VISITORS]
            sign_up(marie, bob, others)
            for page in others:
                page.close()
            play(marie, bob, address)
            look_back(marie, bob)


async def prepare(path: Path) -> None:
    """A tournament that others have signed up for, and one of a year ago."""
    now = time.time()
    async with database.open(path) as store:
        old = await store.tournaments.create(tournament(now - YEAR))
        await sign(store, old.id)
        over = {"phase": "over", "round": ROUNDS, "ended": now - YEAR + 9000.0}
        course = await store.tournaments.course(old.id)
        if course is None:
            raise RuntimeError("the tournament of last year is gone")
        await store.tournaments.advance(course.tournament.model_copy(update=over))
        new = await store.tournaments.create(tournament(now))
        await sign(store, new.id)


async def sign(store: Store, number: int) -> None:
    for at, name in enumerate(PEOPLE[2:]):
        await store.tournaments.enter(number, FIRST_ID + 102 + at, name)


def tournament(created: float) -> Tournament:
    return Tournament(
        guild=GUILD,
        channel=CHANNELS["great-hall"],
        creator=FIRST_ID + 100,
        game="jubilee",
        rules={"seats": 4, "pace": "quick", "level": "merchant"},
        rounds=ROUNDS,
        check_in=CHECK_IN,
        created=created,
        secret=SECRET,
        hash=commitment.commitment(SECRET),
    )


def message(page: Page) -> Locator:
    """The message of the tournament that goes on."""
    return page.locator(".message:not(.ephemeral)", has=page.locator(bearing("help", surface=TOURNAMENT))).last


def private(page: Page, verb: str, key: str, name: str) -> None:
    """Take a picture of the private answer to a button of the message."""
    message(page).locator(bearing(verb, surface=TOURNAMENT)).first.click()
    wait_for(page, shown(key))
    take_part(panel(page), name)
    panel(page).locator("[data-role=dismiss]").click()


def sign_up(marie: Page, bob: Page, others: Sequence[Page]) -> None:
    """The form, and the message before the first round."""
    command(marie, "tournament create")
    marie.locator("dialog.modal").wait_for()
    marie.wait_for_timeout(SETTLE)
    marie.locator("dialog.modal").screenshot(path=PICTURES / "tournament-form.png")
    marie.keyboard.press("Escape")
    for page in (marie, bob, *others):
        press(page, "join", TOURNAMENT)
        wait_for(page, shown("tournament-joined"))
        panel(page).locator("[data-role=dismiss]").click()
    for page in (marie, bob):
        message(page).get_by_text(shown("tournament-signed-up", count=PEOPLE_IN)).first.wait_for()
    take_part(message(bob), "tournament-phone")
    take_part(message(marie), "tournament")


def play(marie: Page, bob: Page, address: str) -> None:
    """The call to a table, the round that goes on, and the standings in the middle of it all."""
    press(marie, "begin", TOURNAMENT)
    bob.locator(".toast-text").first.click()  # to the table that calls
    call = bob.locator(".message", has_text=shown("tournament-call")).last
    take_part(call, "tournament-call-phone")
    bob.goto(f"{address}/?as=Bob&channel=great-hall")
    wait_for(bob, shown("tournament-waits-tables"))
    private(bob, "where", "tournament-own-table", "tournament-where-phone")
    quiet(bob)
    take_part(message(bob), "tournament-round-phone")
    quiet(marie)
    take_part(message(marie), "tournament-round")
    message(bob).get_by_text(shown("tournament-round-title", round=2)).first.wait_for(timeout=PLAYED)
    for page, size in ((marie, ""), (bob, "-phone")):
        quiet(page)
        private(page, "standings", "tournament-standings-title", f"tournament-standings{size}")


def quiet(page: Page) -> None:
    """Away with what has called this person meanwhile, which lies above the message."""
    page.locator("#toasts").evaluate("toasts => toasts.replaceChildren()")


def look_back(marie: Page, bob: Page) -> None:
    """The podium, what only its host sees, and the list of the server."""
    message(marie).get_by_text(shown("tournament-over-title")).first.wait_for(timeout=4 * PLAYED)
    for page, size in ((marie, ""), (bob, "-phone")):
        quiet(page)
        take_part(message(page), f"podium{size}")
    for words, key in (("tournament referee", "referee-title"), ("tournament list", "tournament-list-title")):
        command(marie, words)
        wait_for(marie, shown(key))
        take_part(panel(marie), words.replace(" ", "-"))


if __name__ == "__main__":
    take_evening()
