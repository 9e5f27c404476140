"""One trick on a phone, in the browser."""

import re
from pathlib import Path

import pytest

from tests.browser.stage import PHONE, chromium, command, enter, panel, play_until, playing, press

pytestmark = pytest.mark.browser
LATER_TRICK = re.compile(r"Trick (?!1\b)\d+")  # the second one may be over between two looks at the page


def test_a_trick_is_played_on_a_phone(tmp_path: Path) -> None:
    with playing(tmp_path / "court.db") as address, chromium() as browser:
        page = enter(browser, address, "Marie", PHONE)
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        command(page, "tahimi start")
        page.wait_for_selector("text=the court assembles")
        press(page, "Fill and begin")
        page.wait_for_selector(".message.ephemeral")
        play_until([page], lambda: LATER_TRICK.search(page.inner_text("body")) is not None)
        assert "Only you can see this" in panel(page).inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing is wider than the phone"
        assert not errors
