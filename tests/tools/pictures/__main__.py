"""`make pictures`: plays in the sandbox and takes the screenshots that README and docs/gallery.md show."""

import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from bot.ui.custom_ids import ANSWER, BOARD, INTRODUCTION, STORY, WHY
from bot.ui.naming import name_of_game
from tests.browser.stage import (
    DESKTOP,
    PATIENCE,
    PHONE,
    answer,
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
from tests.said import said
from tests.tools.pictures.alone import take_alone
from tests.tools.pictures.evening import take_evening
from tests.tools.pictures.past import remember
from tests.tools.pictures.taking import PICTURES, SETTLE, dressed, public, settle, shows, take, take_part

ROUND_OVER = shown("chronicle-title", round=1)
HAND_OVER = shown("generic-round-over", "generic-match-ended")


HINTS = ("hint-vizier", "hint-vizier-pass", "hint-quick", "hint-only")


def shoot_when(pages: list[Page], page: Page, key: str, name: str) -> None:
    """Everybody plays until this person's panel says this; then the screen is taken. Some rounds never come to it."""
    play_until(pages, lambda: shows(panel(page), shown(key)) or shows(page, ROUND_OVER))
    if shows(panel(page), shown(key)):
        take(page, name)


def round_of_pictures(marie: Page, bob: Page) -> None:
    """Take the pictures from the lobby to the taxes of a later round."""
    both = [marie, bob]
    command(bob, "cards notify")
    command(marie, "tahimi start")
    wait_for(marie, shown("lobby-title"))
    press(marie, "rules")
    press(marie, "call")
    wait_for(marie, shown("summons"))
    panel(marie).locator("[data-role=dismiss]").click()
    take_part(public(marie), "call")
    press(bob, "join")
    take_part(marie.locator(".message", has_text=shown("lobby-title")).last, "lobby")
    take(bob, "lobby-phone")
    press(marie, "rules")
    marie.wait_for_selector(".message.ephemeral")
    take_part(panel(marie), "house-rules")
    panel(marie).locator("[data-role=dismiss]").click()
    press(marie, "fill")
    wait_for(marie, shown("draw-title"))
    take_part(public(marie), "draw")
    shoot_when(both, bob, "panel-beat", "hand-phone")
    why(bob)
    shoot_when(both, marie, "panel-beat", "table")
    shoot_when(both, marie, "panel-lead", "lead")
    play_until(both, lambda: shows(marie, ROUND_OVER))
    take_part(public(marie), "chronicle")
    looking_back(bob)
    rounds_until(both, bob, [shown("tax-got", "tax-received")], "tax-phone")
    rounds_until(both, marie, [shown("tax-title")], "tax")


def why(bob: Page) -> None:
    """Take the picture of what ❓ answers on a panel."""
    press(bob, WHY)
    wait_for(bob, shown("why-title"))
    take_part(panel(bob), "why-phone")
    panel(bob).locator("[data-role=dismiss]").click()


def looking_back(bob: Page) -> None:
    """Take the pictures of what the end of a round leads to, on a phone."""
    press(bob, "show", STORY)
    wait_for(bob, shown("story-title"))
    take_part(panel(bob), "story-deal-phone")
    for _ in range(5):
        panel(bob).locator(bearing("on")).click()
        bob.wait_for_timeout(SETTLE)
    take_part(panel(bob), "story-phone")
    panel(bob).locator(bearing("record")).click()
    wait_for(bob, shown("story-record"))
    take_part(panel(bob), "record-phone")
    for way, words, name in (
        (bearing("show", surface=BOARD), shown("board-title", scope=said("scope-table")), "misery-table-phone"),
        (bearing("line"), shown("share-ask"), "share-phone"),
    ):
        public(bob).locator(way).click()
        wait_for(bob, words)
        take_part(panel(bob), name)
    panel(bob).locator(bearing("picture")).click()
    wait_for(bob, shown("picture-ask"))
    take_part(panel(bob), "picture-phone")
    panel(bob).locator(bearing("post-picture")).click()
    wait_for(bob, shown("board-shared"))
    take_part(public(bob), "shared-phone")


def memories(bob: Page) -> None:
    """Boards and charts on a phone."""
    for words in ("misery", "rank", "history"):
        take_part(answered(bob, words), f"{words}-phone")


def answered(page: Page, words: str) -> Locator:
    """Take the picture of a command's answer to its person alone."""
    command(page, words)
    answer = page.locator(".message.ephemeral:not(.thinking)", has=page.locator(".command-name", has_text=f"/{words}"))
    answer.last.wait_for()
    return answer.last


def another_game(marie: Page, bob: Page, game: str, stewards: int) -> None:
    """A new table of that game, with this number of stewards beside the two."""
    command(marie, "cards end")
    press(marie, "end")
    public(marie).locator(bearing("rematch")).wait_for()
    table_of(marie, bob, game, stewards)


def table_of(marie: Page, bob: Page, game: str, stewards: int) -> None:
    """A table of that game, with this number of stewards beside the two."""
    command(marie, "tahimi start")
    public(marie).locator(bearing("rules")).click()
    marie.locator("[data-custom-id$=':game']").last.click()
    marie.locator("[role=option]", has_text=name_of_game(game)).last.click()
    panel(marie).get_by_text(shown("house-game", game=name_of_game(game))).first.wait_for()
    panel(marie).locator("[data-role=dismiss]").click()
    press(bob, "join")
    press(marie, "rules")
    for number in range(1, stewards + 1):
        press(marie, "bot")
        panel(marie).get_by_text(shown("house-seats", stewards=number)).first.wait_for()
    panel(marie).locator("[data-role=dismiss]").click()
    public(marie).locator(bearing("go", "fill")).first.click()


def next_deal(page: Page) -> Locator:
    """The button under a finished hand: Ready, or Play again where the match is over."""
    return public(page).locator(bearing("ready"))


def play_on(pages: list[Page]) -> None:
    """Everybody is ready for the next hand or match, unless it has begun meanwhile."""
    for page in pages:
        with suppress(TooLate):
            next_deal(page).click(timeout=PATIENCE)


def rounds_until(
    pages: list[Page], page: Page, words: Sequence[re.Pattern[str]], name: str, rounds: int = 30, drawn: str = ""
) -> None:
    """Play on, round after round, until this person's panel shows all of this, and what `drawn` finds on it; then take
    it. RuntimeError if it never does.
    """

    def found() -> bool:
        told = all(shows(panel(page), one) for one in words)
        return told and (not drawn or panel(page).locator(drawn).count() > 0)

    def over() -> bool:
        return next_deal(page).count() > 0

    for _ in range(rounds):
        play_until(pages, lambda: found() or over())
        if found():
            take(page, name)
            return
        play_on(pages)
        page.wait_for_timeout(3 * SETTLE)
    raise RuntimeError(f"no panel ever said {words}")


def answer_until(marie: Page, bob: Page, found: Callable[[str], bool]) -> None:
    """Answer whatever is asked, hand after hand, until the text of Bob's panel is this. RuntimeError if it never is."""
    for _ in range(400):
        if found(panel(bob).inner_text()):
            return
        for page in (marie, bob):
            if asked(page):
                answer(page)
            page.wait_for_timeout(SETTLE // 2)
        if next_deal(marie).count():
            play_on([marie, bob])
    raise RuntimeError("the panel that was wanted never came")


def family(marie: Page, bob: Page) -> None:
    """Tarot-himi and Dahimi: what is different there."""
    both = [marie, bob]
    another_game(marie, bob, "tarothimi", 3)
    rounds_until(both, bob, [shown("panel-beat"), shown("play-shows")], "arcana-phone")
    another_game(marie, bob, "dahimi", 1)
    rounds_until(both, bob, [shown("panel-lead"), shown("tab-runs")], "runs-phone")
    another_game(marie, bob, "dahimi", 11)
    rounds_until(both, marie, [shown("panel-beat")], "thirteen")


def parlour(marie: Page, bob: Page) -> None:
    """Games beside the family: a turn on a phone, and how a hand ends."""
    both = [marie, bob]
    another_game(marie, bob, "rumino", 2)
    rounds_until(both, bob, [shown("rumino-ask-discard")], "rumino-phone", drawn="strong img")  # a meld
    play_until(both, lambda: shows(public(marie), HAND_OVER))
    take_part(public(marie), "rumino")


def sides(marie: Page, bob: Page) -> None:
    """Truc: two against two, cards and calls on one panel."""
    another_game(marie, bob, "truc", 2)
    answer_until(marie, bob, lambda text: "1." in text and shown("truc-ask-turn").search(text) is not None)
    take(bob, "truc-phone")
    take_part(public(marie), "truc")


def one_total(marie: Page, bob: Page) -> None:
    """Jubilee: what each card makes of the total, with a jubilee among them, and the table."""
    both = [marie, bob]
    another_game(marie, bob, "jubilee", 2)
    rounds_until(both, bob, [shown("jubilee-ask-play"), shown("jubilee-button", points=10)], "jubilee-phone")
    take_part(public(marie), "jubilee")


def two_by_two(marie: Page, bob: Page) -> None:
    """Sampen: own pairs apart; and the table, with the chain so far."""
    both = [marie, bob]
    another_game(marie, bob, "sampen", 4)
    rounds_until(both, bob, [shown("sampen-ask-choose-upcard"), shown("sampen-pairs")], "sampen-phone")
    play_until(both, lambda: "→" in public(marie).inner_text() and shows(public(marie), shown("seat-to-play")))
    take_part(public(marie), "sampen")


def open_table(marie: Page, bob: Page) -> None:
    """Schwimmen: what every exchange makes of a hand, and how a hand ends."""
    both = [marie, bob]
    another_game(marie, bob, "schwimmen", 2)
    offers = [shown(f"schwimmen-{one}") for one in ("give", "all", "rider-close")]
    rounds_until(both, bob, offers, "schwimmen-phone")
    play_until(both, lambda: shows(public(marie), HAND_OVER))
    take_part(public(marie), "schwimmen")


def two_chains(marie: Page, bob: Page) -> None:
    """Tadmur: the cards that fit and the menu of guesses; and the table, with both chains and a guess in vain."""
    both = [marie, bob]
    another_game(marie, bob, "tadmur", 0)

    def over() -> bool:
        return next_deal(marie).count() > 0

    for _ in range(10):
        play_until(both, lambda: may_guess(bob) or over())
        if may_guess(bob):
            guess_unlikely(bob)
        play_until(both, lambda: has_guessed_in_vain(bob) or over())
        if has_guessed_in_vain(bob):
            take(bob, "tadmur-phone")
            take_part(public(marie), "tadmur")
            return
        play_on(both)
        bob.wait_for_timeout(3 * SETTLE)
    raise RuntimeError("nobody came to guess in vain")


def may_guess(page: Page) -> bool:
    """True if the panel asks for a card or a guess, in the middle of a chain."""
    about = shows(panel(page), shown("tadmur-spaces", count=5)) and shows(panel(page), shown("tadmur-guess-hint"))
    return about and asked(page)


def guess_unlikely(page: Page) -> None:
    """Guess a card that is hardly ever the right one, where the menu has such a card."""
    panel(page).locator("[aria-haspopup=listbox]").click()
    unlikely = page.locator("[role=option]:visible", has_text=shown("tadmur-rank-unseen", "tadmur-rank-far", count=1))
    if unlikely.count():
        unlikely.first.click()
    else:
        page.keyboard.press("Escape")


def has_guessed_in_vain(page: Page) -> bool:
    """True if it is their turn again after a wrong guess."""
    return all(shows(panel(page), shown(f"tadmur-{one}")) for one in ("ask-turn", "wrong", "guess-hint"))


def for_the_pot(marie: Page, bob: Page) -> None:
    """Pif Paf: the price of staying in, beside the hand; and a pot that is won by a claim."""
    both = [marie, bob]
    another_game(marie, bob, "pif_paf", 2)
    stay = [shown("pif-paf-ask-bet", "pif-paf-ask-bet-top"), shown("pif-paf-button-call")]
    rounds_until(both, bob, stay, "pif-paf-phone")
    rounds_until(both, marie, [shown("pif-paf-line-claim")], "pif-paf")
    public(marie).get_by_text(HAND_OVER).first.wait_for()  # the panel knows first
    take_part(public(marie), "pif-paf")


def chips_on_a_board(marie: Page, bob: Page) -> None:
    """One-Eyed Jack: a hand with a card that makes a row, and the board."""
    both = [marie, bob]
    another_game(marie, bob, "one_eyed_jack", 0)
    makes_row = [shown("one-eyed-jack-ask-turn"), shown("one-eyed-jack-makes-row")]
    rounds_until(both, bob, makes_row, "one-eyed-jack-phone")
    take_part(public(marie), "one-eyed-jack")


def one_against_two(marie: Page, bob: Page) -> None:
    """Tyzicha: a lead with a marriage in the hand, and the table."""
    another_game(marie, bob, "tyzicha", 1)
    marriage = shown("tyzicha-button-marriage")
    # One marriage, with either card led; more would not fit.
    answer_until(marie, bob, lambda text: len(marriage.findall(text)) == 2)
    take(bob, "tyzicha-phone")
    take_part(public(marie), "tyzicha")


def sealed_melds(marie: Page, bob: Page) -> None:
    """Indian Chief: a meld before it is laid, and the picture of a turn."""
    another_game(marie, bob, "indian_chief", 2)
    for page in (marie, bob):
        page.wait_for_timeout(SETTLE)
        meld = said("indian-chief-category", category="indian_chief")
        panel(page).locator("button.button", has_text=meld).click()
        panel(page).locator(bearing(ANSWER)).wait_for()
    take(bob, "meld-phone")
    for page in (marie, bob):
        press(page, ANSWER)
    wait_for(marie, shown("indian-chief-melds", turn=1))
    take_part(public(marie), "reveal")


def any_game(marie: Page, bob: Page) -> None:
    """The toy, which has no screens of its own: how any game is drawn from its view alone."""
    table_of(marie, bob, "toy", 2)
    play_until([marie, bob], lambda: shows(panel(bob), shown("answer-card")))
    take(bob, "plain-phone")
    take_part(public(marie), "plain")


def in_the_light(bob: Page) -> None:
    """A panel on a phone in the light theme."""
    bob.emulate_media(color_scheme="light")
    settle(bob)
    bob.screenshot(path=PICTURES / "light-phone.png")
    bob.emulate_media(color_scheme="dark")


def beside_each_other(browser: Browser, address: str) -> None:
    """Two people in one window."""
    both = enter(browser, address, "Marie", DESKTOP)
    both.locator("[data-role=beside]").click()
    both.locator("[data-person=Bob]").click()
    both.frame_locator("iframe >> nth=1").locator(".message").last.wait_for()
    both.wait_for_timeout(3 * SETTLE)
    both.screenshot(path=PICTURES / "sides.png")


def help_and_proof(marie: Page) -> None:
    """Take the pictures of what is asked beside the game."""
    for words in ("tahimi rules", "tahimi-server", "cards verify", "misery", "rank", "history", "privacy"):
        take_part(answered(marie, words), words.split()[-1])


def newcomer(marie: Page, bob: Page) -> None:
    """Take the pictures of what somebody does first: a lesson, and a look at what is open. Marie's lobby is."""
    command(marie, "cards start")
    choose(marie, name_of_game("tahimi"))
    wait_for(marie, shown("lobby-title"))
    command(bob, "tahimi learn")
    wait_for(bob, shown("lesson-title"))
    panel(bob).locator(bearing("begin")).click()
    wait_for(bob, shown("coach-would", *HINTS))
    take_part(panel(bob), "lesson-phone")
    panel(bob).locator("[data-role=dismiss]").click()
    command(bob, "cards tables")
    wait_for(bob, shown("tables-title"))
    take_part(panel(bob), "tables-phone")
    panel(bob).locator("[data-role=dismiss]").click()


def server_of_ones_own(marie: Page) -> None:
    """Take the pictures of what the bot says in a server that has just invited it, and of the sign that it puts up
    there.
    """
    servers = marie.locator("button.guild")
    marie.locator("[data-role=found]").click()
    servers.nth(1).click()
    wait_for(marie, shown("introduction-title"))
    take_part(public(marie), "introduction")
    press(marie, "sign", INTRODUCTION)
    wait_for(marie, shown("introduction-sign-hangs"))
    panel(marie).locator("[data-role=dismiss]").click()
    command(marie, "tahimi start")
    wait_for(marie, shown("tables-lobby", seated=1))
    take_part(marie.locator(".message", has_text=shown("sign-about")).last, "sign")
    command(marie, "cards end")
    wait_for(marie, shown("table-ended"))
    servers.first.click()


def strong_stewards(marie: Page, bob: Page) -> None:
    """Marie's lobby, where viziers sit down and hints are allowed; and a hint."""
    press(marie, "rules")
    panel(marie).locator("button[data-custom-id$=':form:company']").click()
    marie.locator("label:visible", has_text=said("option-level.vizier")).click()
    marie.locator("label:visible", has_text=said("option-hints")).click()
    marie.locator("button:visible", has_text="Submit").click()
    for number in (1, 2):
        panel(marie).locator(bearing("bot")).click()
        wait_for(marie, shown("house-seats", stewards=number))
    second = said("steward-names").split(", ")[1]
    choose(marie, second)
    panel(marie).locator("[data-role=dismiss]").click()
    wait_for(bob, shown("level-master.named"))
    take_part(public(bob), "levels-phone")
    press(marie, "fill")
    play_until([marie], lambda: shows(panel(marie), shown("panel-beat")))
    command(marie, "cards hint")
    wait_for(marie, shown(*HINTS))
    take_part(panel(marie), "hint")


def choose(page: Page, label: str) -> None:
    """Choose in the newest menu."""
    page.locator("[aria-haspopup=listbox]").last.click()
    page.locator("[role=option]:visible", has_text=label).first.click()


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
        parlour(marie, bob)
        sides(marie, bob)
        one_total(marie, bob)
        two_by_two(marie, bob)
        two_chains(marie, bob)
        chips_on_a_board(marie, bob)
        one_against_two(marie, bob)
        for_the_pot(marie, bob)
        sealed_melds(marie, bob)
        open_table(marie, bob)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        address = stack.enter_context(playing(Path(folder) / "court.db", "tests.tools.pictures.plain"))
        browser = stack.enter_context(chromium())
        marie, bob = enter(browser, address, "Marie", DESKTOP), enter(browser, address, "Bob", PHONE)
        dressed(marie, address)
        any_game(marie, bob)
        in_the_light(bob)
        beside_each_other(browser, address)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        address, browser = stack.enter_context(playing(Path(folder) / "court.db")), stack.enter_context(chromium())
        marie, bob = enter(browser, address, "Marie", DESKTOP), enter(browser, address, "Bob", PHONE)
        dressed(marie, address)
        server_of_ones_own(marie)
        newcomer(marie, bob)
        strong_stewards(marie, bob)
    take_alone()
    take_evening()
    return 0


if __name__ == "__main__":
    sys.exit(main())
