"""The page in a browser: a trick on a phone, and what the page itself can do."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from bot.sandbox import seen
from tests.browser.stage import (
    DESKTOP,
    PHONE,
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
from tests.said import said

pytestmark = pytest.mark.browser
#: The second trick, or all of them, may be over between two drawings of the table.
AFTER_A_TRICK = re.compile(r"Trick (?!1\b)\d+|Round (?!1\b)\d+")
#: A picture, which is empty at first, comes to the newest message.
PICTURE = """() => {
  const picture = Object.assign(new Image(), { className: "late" });
  document.querySelector(".message:last-child .content").append(picture);
  timeline.scrollTop = timeline.scrollHeight;
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='900'/>";
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}"""
AT_THE_BOTTOM = "timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 2"
LIGHT, DARK = "rgb(255, 255, 255)", "rgb(49, 51, 56)"  # the ground of a channel


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, str]]:
    with ExitStack() as stack:
        address = stack.enter_context(playing(tmp_path_factory.mktemp("site") / "court.db"))
        yield stack.enter_context(chromium()), address


def ground(page: Page) -> str:
    """The colour of the page."""
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


def trick_played(page: Page) -> bool:
    """True once the first trick is over."""
    return AFTER_A_TRICK.search(page.inner_text("body")) is not None


def test_a_trick_is_played_on_a_phone(tmp_path: Path) -> None:
    with playing(tmp_path / "court.db") as address, chromium() as browser:
        page = enter(browser, address, "Marie", PHONE)
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        command(page, "tahimi start")
        wait_for(page, shown("lobby-title"))
        press(page, "fill")
        page.wait_for_selector(".message.ephemeral")
        play_until([page], lambda: trick_played(page))
        assert "Only you can see this" in panel(page).inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing is wider than the phone"
        lines = page.eval_on_selector_all(".row .button", "all => all.map(one => one.offsetHeight)")
        assert len(set(lines)) == 1, "a button that does not fit stands in the next line, and no label is broken"
        assert not errors


def test_two_people_play_in_one_window(site: tuple[Browser, str]) -> None:
    browser, address = site
    page = browser.new_page()
    page.goto(f"{address}/?as=Marie&channel=great-hall")
    page.locator("[data-role=beside]").click()
    assert page.locator("[data-person=Marie]").count() == 0
    page.locator("[data-person=Bob]").click()
    page.wait_for_url("**/?as=Marie%2CBob*")
    sides = [page.frame_locator(f"iframe[title={name}]") for name in ("Marie", "Bob")]
    for side, name in zip(sides, ("Marie", "Bob"), strict=True):
        side.locator(f"#top :text-is('{name}')").wait_for()
    sides[0].locator("[data-role=entry]").fill("Good evening")
    sides[0].locator("[data-role=entry]").press("Enter")
    sides[1].locator("text=Good evening").wait_for()
    sides[1].locator(".fold").click()
    sides[1].locator("[data-role=close]").click()
    page.wait_for_url("**/?as=Marie&*")


def test_a_list_drawn_anew_between_press_and_release_swallows_no_click(site: tuple[Browser, str]) -> None:
    browser, address = site
    page = enter(browser, address, "Marie", DESKTOP)
    page.locator("[data-role=switch]").hover()
    page.mouse.down()
    page.locator("[data-role=theme]").evaluate("button => button.click()")
    page.mouse.up()
    page.locator("[data-role=who]").wait_for()


def test_a_message_drawn_anew_between_press_and_release_swallows_no_click(site: tuple[Browser, str]) -> None:
    browser, address = site
    nora, imre = enter(browser, address, "Nora", DESKTOP), enter(browser, address, "Imre", DESKTOP)
    command(nora, "tahimi start")
    nora.locator(bearing("rules")).last.hover()
    nora.mouse.down()
    imre.locator(bearing("join")).last.click()
    nora.locator(".container").last.get_by_text("Imre").wait_for()
    nora.mouse.up()
    panel(nora).wait_for()


def test_a_picture_leaves_the_reader_at_the_newest_message(site: tuple[Browser, str]) -> None:
    browser, address = site
    page = enter(browser, address, "Kim", PHONE)
    command(page, "cards start")
    page.locator(".container").last.wait_for()
    page.evaluate(PICTURE)
    page.wait_for_function("document.querySelector('.late').complete")
    page.wait_for_function(AT_THE_BOTTOM)
    assert page.locator(".jump-present").is_hidden()


def test_a_colour_changes_as_the_page_s_own_policy_allows(site: tuple[Browser, str]) -> None:
    browser, address = site
    page = enter(browser, address, "Marie", PHONE)
    errors: list[str] = []
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    colour = page.evaluate("""async () => {
        const { redraw } = await import("/web/dom.js");
        const coloured = (colour) => Object.assign(document.createElement("i"), { style: `color: ${colour}` });
        const kept = coloured("red");
        redraw(kept, coloured("blue"));
        return kept.style.color;
    }""")
    assert (colour, errors) == ("blue", [])


def test_an_empty_channel_says_what_to_type(site: tuple[Browser, str]) -> None:
    browser, address = site
    page = browser.new_page()
    page.goto(f"{address}/?as=Zoé&channel=cellar")
    page.locator(".welcome").wait_for()
    page.reload()  # by now the bot has registered its commands
    page.locator(".welcome [data-command='tahimi start']").click()
    page.locator("#entry .command").wait_for()


def test_an_excerpt_cuts_no_emoji_in_half(site: tuple[Browser, str]) -> None:
    browser, address = site
    page = enter(browser, address, "Kim", DESKTOP)
    excerpt = page.evaluate(
        "import('/web/summary.js').then(({ summaryOf }) => summaryOf({ content: 'x' + '🛟'.repeat(200) }))"
    )
    assert excerpt == "x" + "🛟" * 139


def test_the_theme_is_the_systems_until_somebody_chooses(site: tuple[Browser, str]) -> None:
    browser, address = site
    for theme, found, other in (("dark", DARK, LIGHT), ("light", LIGHT, DARK)):
        page = enter(browser, address, "Kim", DESKTOP, "dark" if theme == "dark" else "light")
        assert ground(page) == found
        page.locator("[data-role=theme]").click()
        assert ground(page) == other
        page.reload()
        page.wait_for_selector("[data-me=Kim]", state="attached")
        assert ground(page) == other


def test_a_thread_hangs_below_the_message_that_opened_it(site: tuple[Browser, str]) -> None:
    browser, address = site
    marie, bob = enter(browser, address, "Marie", DESKTOP), enter(browser, address, "Bob", PHONE)
    command(marie, "tahimi-server")
    press(marie, "threads")
    command(marie, "tahimi start")
    card = bob.locator(".thread-card")
    card.wait_for()
    assert said("table-name", game=said("game-tahimi"), host="Marie") in seen(card.inner_text())
    bob.wait_for_selector("text=2 messages ›")
    card.click()
    wait_for(bob, shown("lobby-title"))
    bob.locator(".up").click()
    card.wait_for()
