"""`make pictures`: plays in the sandbox and takes the screenshots that README and docs/gallery.md show."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Locator, Page

from bot.sandbox.__main__ import BOT
from bot.sandbox.server import API, TOKEN
from tests.browser.past import remember
from tests.browser.stage import DESKTOP, PHONE, chromium, command, enter, panel, play_until, playing, press

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SETTLE = 700  # milliseconds until a picture stands still
UPLOAD = 5000  # milliseconds in which at least one more card face is uploaded, while there are any


def settle(page: Page) -> None:
    """Wait until the picture stands still, at the newest message."""
    page.wait_for_timeout(SETTLE)
    jump = page.locator("text=Jump to present")
    if jump.is_visible():
        jump.click()
        page.wait_for_timeout(SETTLE)


def take(page: Page, name: str) -> None:
    """The whole screen."""
    settle(page)
    page.screenshot(path=PICTURES / f"{name}.png")


def take_part(part: Locator, name: str) -> None:
    """One message."""
    settle(part.page)
    part.screenshot(path=PICTURES / f"{name}.png")


def public(page: Page) -> Locator:
    """The newest message that everybody sees."""
    return page.locator(".message:not(.ephemeral)").last


def says(page: Page, words: str) -> Callable[[], bool]:
    """Whether the page says this by now."""
    return lambda: words in page.inner_text("body")


def shoot_when(pages: list[Page], page: Page, words: str, name: str) -> None:
    """Everybody plays until this person's panel says this; then the screen is taken. Some rounds never come to it."""
    play_until(pages, lambda: words in panel(page).inner_text() or says(page, "📖 Round 1")())
    if words in panel(page).inner_text():
        take(page, name)


def round_of_pictures(marie: Page, bob: Page) -> None:
    """From the lobby to the taxes of the second round."""
    both = [marie, bob]
    command(bob, "tahimi notify")
    command(marie, "tahimi start")
    marie.wait_for_selector("text=the court assembles")
    press(marie, "Call")
    marie.wait_for_selector("text=and there are seats")
    take_part(public(marie), "call")
    press(bob, "Take a seat")
    take_part(marie.locator(".message", has_text="the court assembles").last, "lobby")
    take(bob, "lobby-phone")
    press(marie, "House rules")
    marie.wait_for_selector(".message.ephemeral")
    take_part(panel(marie), "house-rules")
    panel(marie).locator("[data-role=dismiss]").click()
    press(marie, "Fill and begin")
    marie.wait_for_selector("text=The draw for seats")
    take_part(public(marie), "draw")
    shoot_when(both, bob, "Beat", "hand-phone")
    shoot_when(both, marie, "Beat", "table")
    shoot_when(both, marie, "You lead", "lead")
    play_until(both, says(marie, "📖 Round 1"))
    take_part(public(marie), "chronicle")
    looking_back(bob)
    for page in both:
        press(page, "Ready")
    marie.wait_for_selector("text=Round 2")
    for page, name in ((marie, "tax"), (bob, "tax-phone")):
        take(page, name)
    for page in both:
        page.wait_for_timeout(SETTLE)


def looking_back(bob: Page) -> None:
    """What the end of a round leads to, on a phone."""
    press(bob, "📜 Chronicle")
    bob.wait_for_selector("text=told again")
    take_part(panel(bob), "story-deal-phone")
    for _ in range(5):
        panel(bob).locator("button", has_text="▶").click()
        bob.wait_for_timeout(SETTLE)
    take_part(panel(bob), "story-phone")
    panel(bob).locator("button", has_text="📄").click()
    bob.wait_for_selector("text=as a record")
    take_part(panel(bob), "record-phone")
    for label, words, name in (
        ("📊 Misery", "of this table", "misery-table-phone"),
        ("📣 Share", "One line", "share-phone"),
    ):
        public(bob).locator("button", has_text=label).click()
        bob.wait_for_selector(f"text={words}")
        take_part(panel(bob), name)
    panel(bob).locator("button", has_text="📣").click()
    bob.wait_for_selector("text=Shared by")
    take_part(public(bob), "shared-phone")


def memories(bob: Page) -> None:
    """Boards and charts on a phone."""
    for words, shown in (("misery", "of this server"), ("rank", "Ranked rounds"), ("history", "at most")):
        command(bob, words)
        bob.wait_for_selector(f"text={shown}")
        take_part(panel(bob), f"{words}-phone")


def another_game(marie: Page, bob: Page, game: str, stewards: int) -> None:
    """A new table of that game, with so many stewards beside the two."""
    command(marie, "tahimi end")
    marie.wait_for_selector("text=The court has risen")
    command(marie, "tahimi start")
    marie.wait_for_timeout(SETTLE)
    press(marie, "House rules")
    marie.wait_for_timeout(SETTLE)
    marie.locator("[data-custom-id$=':game']").last.click()
    marie.locator("[role=option]", has_text=game).last.click()
    marie.wait_for_selector(f"text={game} — the court assembles")
    panel(marie).locator("[data-role=dismiss]").click()
    press(bob, "Take a seat")
    for _ in range(stewards):
        press(marie, "Add steward")
        marie.wait_for_timeout(SETTLE // 2)
    press(marie, "Begin")


def rounds_until(pages: list[Page], page: Page, words: Sequence[str], name: str, rounds: int = 30) -> None:
    """Play on, round after round, until this person's panel says all of this; then take it. RuntimeError if it never
    does.
    """

    def found() -> bool:
        return all(word in panel(page).inner_text() for word in words)

    def over() -> bool:
        return "Ready" in public(page).inner_text()

    for _ in range(rounds):
        play_until(pages, lambda: found() or over())
        if found():
            take(page, name)
            return
        for one in pages:
            press(one, "Ready")
        page.wait_for_timeout(3 * SETTLE)
    raise RuntimeError(f"no panel ever said {words}")


def family(marie: Page, bob: Page) -> None:
    """Tarot-himi and Dahimi: what is different there."""
    both = [marie, bob]
    another_game(marie, bob, "Tarot-himi", 3)
    rounds_until(both, bob, ("Beat", "✨"), "arcana-phone")
    another_game(marie, bob, "Dahimi", 1)
    rounds_until(both, bob, ("You lead", "Runs"), "runs-phone")
    another_game(marie, bob, "Dahimi", 11)
    rounds_until(both, marie, ("Beat",), "thirteen")


def help_and_proof(marie: Page) -> None:
    """What is asked beside the game."""
    command(marie, "tahimi rules")
    marie.wait_for_timeout(SETTLE)
    take_part(panel(marie), "rules")
    for words in ("tahimi-server", "tahimi verify", "misery", "rank", "history", "privacy"):
        command(marie, words)
        marie.wait_for_timeout(3 * SETTLE)
        take_part(panel(marie), words.split()[-1])


def dressed(page: Page, address: str) -> None:
    """Wait until the bot has uploaded its card faces: each one makes the page draw everything anew."""
    url, headers = f"{address}{API}/applications/{BOT}/emojis", {"Authorization": f"Bot {TOKEN}"}
    before, now = -1, 0
    while not now or now != before:
        page.wait_for_timeout(UPLOAD)
        before, now = now, len(page.request.get(url, headers=headers).json()["items"])


def main() -> int:
    """Take them all."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = Path(folder) / "court.db"
        asyncio.run(remember(database, time.time()))
        address, browser = stack.enter_context(playing(database)), stack.enter_context(chromium())
        marie, bob = enter(browser, address, "Marie", DESKTOP), enter(browser, address, "Bob", PHONE)
        dressed(marie, address)
        round_of_pictures(marie, bob)
        memories(bob)
        help_and_proof(marie)
        family(marie, bob)
    return 0


if __name__ == "__main__":
    sys.exit(main())
