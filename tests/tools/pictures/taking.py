"""Takes pictures of what the sandbox shows."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page

from bot.sandbox.__main__ import BOT
from bot.sandbox.server import API, TOKEN

PICTURES = Path(__file__).resolve().parents[3] / "docs" / "pictures"
SETTLE = 700  # milliseconds until a picture stands still
UPLOAD = 1500  # milliseconds in which at least one more card face is uploaded, while there are any
FRAME = 200  # pixels of the page above and below its messages
TO_BOTTOM = "view => { const was = view.scrollTop; view.scrollTo(0, view.scrollHeight); return view.scrollTop > was }"
EDITED = "row => row.querySelector('.edited')?.title ?? row.dataset.messageId"
EDITS = 5500  # milliseconds after which an edit of the table has come, since Discord takes five in five seconds


def settle(page: Page) -> None:
    """Wait until the picture stands still, at the newest message; nothing is under the mouse."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLE)
    if page.locator("#timeline").evaluate(TO_BOTTOM):
        page.wait_for_timeout(SETTLE)


def agree(page: Page) -> None:
    """Wait until the table shows what the panels do: no edit of it is on its way. It is somebody's turn."""
    before, now = "", edited(page)
    while before != now:
        page.wait_for_timeout(EDITS)
        before, now = now, edited(page)


def edited(page: Page) -> str:
    """The time when the table's message was changed last; a new one is named instead."""
    return str(public(page).evaluate(EDITED))


def take(page: Page, name: str) -> None:
    """The whole screen."""
    agree(page)
    settle(page)
    page.screenshot(path=PICTURES / f"{name}.png")


def take_part(part: Locator, name: str) -> None:
    """One message, on a screen that holds all of it."""
    part.wait_for()
    settle(part.page)  # an edit that is on its way draws the message anew
    page, size, box = part.page, part.page.viewport_size, part.bounding_box()
    if size is None or box is None:
        raise RuntimeError(f"there is nothing to take for {name}")
    page.set_viewport_size({"width": size["width"], "height": max(size["height"], round(box["height"]) + FRAME)})
    settle(page)
    part.screenshot(path=PICTURES / f"{name}.png")
    page.set_viewport_size(size)


def public(page: Page) -> Locator:
    """The newest message that everybody sees."""
    return page.locator(".message:not(.ephemeral)").last


def shows(part: Page | Locator, words: re.Pattern[str]) -> bool:
    """True if a page, or a message on it, shows this by now."""
    return words.search((part.locator("body") if isinstance(part, Page) else part).inner_text()) is not None


def dressed(page: Page, address: str) -> None:
    """Wait until the bot has uploaded its card faces: each one makes the page draw everything anew."""
    url, headers = f"{address}{API}/applications/{BOT}/emojis", {"Authorization": f"Bot {TOKEN}"}
    before, now = -1, 0
    while not now or now != before:
        page.wait_for_timeout(UPLOAD)
        found = page.request.get(url, headers=headers).json()
        before, now = now, len(found.get("items", ()))  # a refusal has none: the bot is at its limit
