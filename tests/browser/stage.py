"""A sandbox with the bot in it, as `make play` starts them, and people at its page in headless Chromium."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from bot.games.climbing.plays import CONFIRM
from bot.ui.custom_ids import ANSWER, PLAY, SCHEMA
from tests.said import Value, readings

Theme = Literal["dark", "light"]
ROOT = Path(__file__).resolve().parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP = (1100, 1000)
PHONE = (360, 740)
MARKUP = re.compile(r"[*`]+|^(?:#+|-#|>) ", re.MULTILINE)  # which the page draws and does not show
PATIENCE = 2000  # milliseconds for a click on what was there a moment ago


@contextmanager
def playing(database: Path, bot: str = "bot") -> Iterator[str]:
    """The address of a sandbox with the bot in it. `bot`: the module that is run."""
    environment = os.environ | {
        "DATABASE": str(database),
        "STEWARD_SECONDS": "0.1",
        "PASS_SECONDS": "0",
        "EDIT_SECONDS": "1",  # Discord takes five edits of one channel in five seconds, and then none for a while
        "FACE_SECONDS": "0.05",
        "LOG_LEVEL": "WARNING",
        "PYTHONPATH": str(ROOT),
    }
    command = [sys.executable, "-m", "bot.sandbox", "--port", "0", "--", sys.executable, "-m", bot]
    with subprocess.Popen(  # noqa: S603  # this very interpreter, with the words above
        command, cwd=database.parent, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            if process.stdout is None:
                raise RuntimeError("the sandbox has no output")
            yield process.stdout.readline().strip()
        finally:
            process.send_signal(signal.SIGTERM)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser. RuntimeError without one: it is Debian's package `chromium`."""
    path = shutil.which("chromium")
    if path is None:
        raise RuntimeError("there is no browser: install the package chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def enter(browser: Browser, address: str, name: str, size: tuple[int, int], theme: Theme = "dark") -> Page:
    """A person of that name in the great hall, on a screen of that size."""
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    page = browser.new_context(viewport=viewport, device_scale_factor=2, color_scheme=theme).new_page()
    page.goto(f"{address}/?as={name}&channel=great-hall")
    page.wait_for_selector(f"[data-me={name}]", state="attached")
    return page


def command(page: Page, words: str, tries: int = 40) -> None:
    """Type a slash command, as soon as the bot has registered it, and send it. RuntimeError when it never does."""
    entry, offered = page.locator("[data-role=entry]"), page.locator(f'[data-role=suggestions] [data-option="{words}"]')
    for _ in range(tries):
        entry.click()
        page.keyboard.type(f"/{words}")
        page.wait_for_timeout(250)
        if offered.count():
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            return
        entry.fill("")
    raise RuntimeError(f"there is no command {words}")


def press(page: Page, verb: str, surface: str = "") -> None:
    """Press the newest button with that verb."""
    page.locator(bearing(verb, surface=surface)).last.click()


def shown(*keys: str, **values: Value) -> re.Pattern[str]:
    """A pattern of any of these messages as the page shows them, in any wording, with these values and any others."""
    found = [reading for key in keys for reading in readings(key, **values)]
    return re.compile("|".join("".join(map(without_markup, reading)) for reading in found))


def without_markup(part: object) -> str:
    """A part of a message, as the page shows it: letters, or a value that may be anything."""
    return re.escape(MARKUP.sub("", part)) if isinstance(part, str) else ".*?"


def wait_for(page: Page, words: re.Pattern[str]) -> None:
    """Wait until the page shows this somewhere."""
    page.get_by_text(words).first.wait_for()


def panel(page: Page) -> Locator:
    """The person's newest private message."""
    return page.locator(".message.ephemeral").last


def asked(page: Page) -> bool:
    """True if the person's panel waits for them: there is something to play, to give or to answer."""
    return panel(page).count() > 0 and panel(page).locator(bearing(PLAY, CONFIRM, ANSWER)).count() > 0


def bearing(*verbs: str, surface: str = "") -> str:
    """The buttons that can be pressed and bear one of these verbs, perhaps on that screen alone, by their custom ids:
    what stands before the verb is no part of it, since a table may be number "a".
    """
    verb = "substring-after(substring-after(substring-after(@data-custom-id, ':'), ':'), ':')"
    borne = " or ".join(f"{verb} = '{one}' or starts-with({verb}, '{one}:')" for one in verbs)
    return f"xpath=.//button[not(@disabled)][starts-with(@data-custom-id, '{SCHEMA}{surface}')][{borne}]"


def answer(page: Page) -> None:
    """Do the first thing that the panel offers, unless the table has done it meanwhile."""
    with suppress(TooLate):
        panel(page).locator(bearing(PLAY, CONFIRM, ANSWER)).first.click(timeout=PATIENCE)
    page.wait_for_timeout(250)


def play_until(pages: list[Page], done: Callable[[], bool], turns: int = 400) -> None:
    """Let everybody play their panel's first button until it is done. RuntimeError when it never is."""
    for _ in range(turns):
        for page in pages:
            if done():
                return
            if asked(page):
                answer(page)
        pages[0].wait_for_timeout(120)
    raise RuntimeError(f"it was never done; the page says {pages[0].inner_text('body')[-2000:]}")
