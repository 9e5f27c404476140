"""Before a day is closed nothing of its deals is told, wherever one asks: to whoever has finished them by nothing but
what they saw themselves, and to all others by nothing at all.
"""

import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pytest

from bot.daily import flow
from bot.interactions.handlers import TABLELESS
from bot.sandbox import Answer, Person, text_of
from bot.stamp import Stamp
from bot.ui.custom_ids import HAND, HINT, REDRAW, STORY, TABLE
from data.daily.records import Ghost, day_of
from engine.daily import DEALS, deal_seed
from tests.e2e.deals import begun, finished, page_of, played, sets, shown
from tests.e2e.forging import clicked
from tests.e2e.house import House
from tests.e2e.overheard import cards_named, hand_lines, listen
from tests.e2e.people import cards_in, forged, id_of, panel, press
from tests.said import is_said, said

pytestmark = pytest.mark.long

FEW = 3  # numbers in a row that need not be cards
PLAY = re.compile(r"\b(?:\d+|[JQKA]|Jo)x\d\b")  # an answer of Tahimi, as the log has it
COMMANDS = (
    *("daily", "chronicle", "history", "rank", "misery", "achievements", "privacy"),
    *("cards verify", "cards hint", "cards tables", "cards mine", "cards boards"),
)
STORIES = [kind.partition(":")[2] for kind in TABLELESS if kind.startswith(f"{STORY}:")]


@dataclass
class Evening:
    """Marie has finished the first set of the day, and Bob is at its first deal. `secrets`: what nobody may read."""

    marie: Person
    bob: Person
    tables: Sequence[int]
    secrets: frozenset[str]

    def told(self, text: str) -> list[str]:
        """The parts of a text that give something away."""
        cards = [line for line in text.splitlines() if len(cards_in(line.removeprefix("-# "))) > FEW]
        words = [card for card in cards_named(text) if not card.isdigit()]
        return [*(one for one in self.secrets if one in text), *cards, *words, *PLAY.findall(text)]


@pytest.fixture
async def evening(day: House) -> Evening:
    marie, bob = day.people("Marie", "Bob")
    tables = await finished(day, marie)
    await begun(day, bob)
    assert all(table.round is not None for table in tables)
    (tahimi, _) = await day.bot.registry.store.daily.of_days([day_of(day.clock())])
    seeds = [tahimi.secret, *(deal_seed(tahimi.secret, number) for number in range(1, DEALS + 1))]
    ways = {way for seed in seeds for way in (seed.hex(), repr(seed)[2:-1])}
    found = Evening(marie, bob, [table.record.id for table in tables], frozenset(ways))
    assert found.told(text_of(panel(bob)))  # the panel of a deal names cards, and that is noticed
    return found


def read(house: House, answer: Answer) -> str:
    """All that an answer shows, with everything that came as a file since the bot began."""
    files = "".join(data.decode(errors="replace") for _, data in house.sandbox.world.files.values())
    return files + (text_of(answer.message) if answer.message is not None else "")


@pytest.mark.parametrize("line", COMMANDS)
async def test_no_command_tells_of_a_deal(day: House, evening: Evening, line: str) -> None:
    for person in (evening.bob, evening.marie):
        answer = await person.slash(line)
        assert answer.message is not None
        assert not evening.told(read(day, answer))


async def test_an_export_has_the_results_of_one_s_own_deals_and_nothing_of_their_cards(
    day: House, evening: Evening
) -> None:
    for person, dealt in ((evening.bob, 0), (evening.marie, DEALS)):
        answer = await press(person, "mine", shown(await person.slash("privacy")))
        told = read(day, answer)
        assert f'"dealt": {dealt}' in told
        assert not evening.told(told)


@pytest.mark.parametrize("verb", STORIES)
async def test_no_chronicle_picture_or_proof_is_opened(day: House, evening: Evening, verb: str) -> None:
    """Nobody opens one, in a server or in a direct message, whose tables are in no server, as the deals' are."""
    heard = listen(day.sandbox)
    for person, number in product((evening.bob, evening.marie), evening.tables):
        for where in (person, person.at(day.sandbox.world.dm(person.user))):
            page = await page_of(where)
            custom_id = forged(page, id_of(page, "days"), surface=STORY, verb=verb, table=number, stamp=Stamp(1))[1]
            answer = await clicked(where, page, custom_id)
            assert answer.message is not None
            assert any(is_said(key, text_of(answer.message)) for key in REFUSED), text_of(answer.message)
            assert not evening.told(read(day, answer))
    assert not [one.text for one in heard if one.owner is None]


REFUSED = ("refused-round-sealed", "refused-unknown-table", "refused-malformed", "refused-review-day-open")


@pytest.mark.parametrize(("surface", "verb"), [(HAND, HINT), (TABLE, "open"), (HAND, REDRAW)])
async def test_the_table_of_a_deal_shows_others_nothing(day: House, evening: Evening, surface: str, verb: str) -> None:
    page = await page_of(evening.bob)
    for number in evening.tables:
        custom_id = forged(page, id_of(page, "days"), surface=surface, verb=verb, table=number, argument="1")[1]
        told = text_of(shown(await clicked(evening.bob, page, custom_id)))
        assert is_said("refused-unknown-table", told)
        assert not evening.told(told)


async def test_nobody_is_given_a_hint_at_a_deal_or_the_hands_of_their_own(day: House, evening: Evening) -> None:
    page = await page_of(evening.bob)
    (own,) = await day.bot.registry.store.daily.attempts(evening.bob.user.id, [day_of(day.clock())])
    table = own.deals[0].table
    hint = forged(page, id_of(page, "days"), surface=HAND, verb=HINT, table=table)[1]
    assert is_said("refused-no-hints-here", text_of(shown(await clicked(evening.bob, page, hint))))
    opened = forged(page, id_of(page, "days"), surface=TABLE, verb="open", table=evening.tables[0], argument="1")[1]
    told = text_of(shown(await clicked(evening.marie, await page_of(evening.marie), opened)))
    assert is_said("refused-round-sealed", told)
    assert not evening.told(told)


async def test_nobody_else_reads_more_than_a_line_of_a_set(day: House, evening: Evening) -> None:
    """The line that is shared, the message in a channel, the page and the boards, as everybody and Bob see them."""
    heard = listen(day.sandbox)
    result = shown(await press(evening.marie, "set", await page_of(evening.marie)))
    await press(evening.marie, "share", result)
    news = day.sandbox.add_channel(day.guild, "news")
    await day.bot.registry.store.servers.change(day.guild.id, {"daily_channel": news.id})
    await flow.tell(day.bot, day.bot.registry.store, day.bot.registry.now, day.bot.registry.server_settings)
    for verb in ("boards", "days", "help"):
        await press(evening.bob, verb, await page_of(evening.bob))
    pictures = [one for one in heard if one.owner in (None, evening.bob.user.id)]
    assert all(any(is_said(key, one.text) for one in pictures) for key in ("daily-line", "daily-call"))
    assert not [told for one in pictures if (told := evening.told(one.text))]


async def test_ghosts_are_shown_after_one_s_own_deal_alone(day: House) -> None:
    marie, bob = day.people("Marie", "Bob")
    ghosts = [[Ghost(levels=("page",), place=4, margin=0)]] * DEALS
    for slot in (0, 1):
        await day.bot.registry.store.daily.keep_ghosts(day_of(day.clock()), slot, ghosts)
    await finished(day, marie)
    heard = listen(day.sandbox)
    await begun(day, bob)
    page = await page_of(bob)
    await clicked(bob, page, forged(page, sets(page)[0], verb="set")[1])
    assert heard
    assert not [one.text for one in heard if said("level-page") in one.text]
    await begun(day, bob)
    await played(day, bob)
    assert said("level-page") in text_of(panel(bob))


async def test_the_log_at_its_most_talkative_tells_of_no_deal(
    day: House, evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    heard = listen(day.sandbox)
    with caplog.at_level(logging.DEBUG):
        await played(day, evening.bob)
    assert hand_lines(heard)
    assert caplog.text
    assert not [secret for secret in (*evening.secrets, *hand_lines(heard)) if secret in caplog.text]
