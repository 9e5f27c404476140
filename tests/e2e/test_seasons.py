"""Seasons: a calendar month is closed with one line in the channel that wants it, and its boards stay."""

from datetime import UTC, datetime

import pytest

from bot.runtime.seasons import close_months, close_weeks, weekly
from bot.sandbox import JSON, Channel, Person, buttons_of, is_ephemeral, selects_of, text_of
from bot.ui.naming import name_of_game
from data.stats.months import WEEK, month_before, month_ends, month_of, week_begins
from data.stats.records import Tally
from engine.contract import RESULT
from tests.e2e.boards import four_players
from tests.e2e.cleaned import heard
from tests.e2e.house import House
from tests.e2e.people import WITHIN, press_of
from tests.e2e.settings import wanted
from tests.said import is_said, said

pytestmark = pytest.mark.long


async def next_month(house: House) -> int:
    """The month ends, and the bot has looked. The month that is over."""
    over = month_of(house.clock())
    house.clock.advance(month_ends(house.clock()) - house.clock() + 1)
    await looked(house)
    return over


async def next_week(house: House) -> None:
    """Let the week end, and wait until the bot has looked."""
    house.clock.advance(week_begins(house.clock()) + WEEK - house.clock() + 1)
    await looked(house)


async def looked(house: House) -> None:
    """Let the bot look whether a month is over, by its timer, which may be about to do so already, and once more."""
    await house.bot.chores.timer.strike()
    await close_months(house.bot, house.bot.registry.store, house.bot.registry.now, house.bot.registry.server_settings)
    await close_weeks(house.bot, house.bot.registry.store, house.bot.registry.now, house.bot.registry.server_settings)
    await heard(house)


def posted(person: Person, channel: Channel) -> list[JSON]:
    """The messages there that tell everybody of the ends of months."""
    return [
        one for one in person.at(channel).messages() if not is_ephemeral(one) and is_said("season-over", text_of(one))
    ]


def test_months_follow_each_other() -> None:
    assert month_before(202701) == 202612
    assert month_before(202612) == 202611
    december = datetime(2026, 12, 5, tzinfo=UTC).timestamp()
    assert month_of(month_ends(december)) == 202701
    assert month_of(month_ends(december) - 1) == 202612


async def test_the_champions_are_named_once_and_the_boards_of_the_month_stay(house: House) -> None:
    news = house.sandbox.add_channel(house.guild, "news")
    await wanted(house, season_channel=str(news.id))
    marie, *_ = [player.person for player in await four_players(house)]
    assert not posted(marie, news)
    played = (await house.table()).round
    assert played is not None
    first = played.standing.order[RESULT.validate_python(played.result).finish[0]]
    (name,) = [one.name for one in (await house.table()).record.people if one.key == first]
    over = await next_month(house)
    payload = await marie.at(news).until(lambda one: is_said("season-over", text_of(one)), WITHIN)
    (line,) = [line for line in text_of(payload).splitlines() if is_said("season-crowns", line)]
    crowns = said("season-crowns", game=name_of_game("tahimi"), name=name, wins=1, count=1)
    assert line.startswith(crowns)
    assert is_said("season-misery", line.removeprefix(crowns))
    await looked(house)
    assert len(posted(marie, news)) == 1
    (way,) = buttons_of(payload)
    board = (await marie.at(news).click(payload, way.custom_id)).message
    assert board is not None
    assert str(over)[:4] in text_of(board)
    assert said("board-people", count=4) in text_of(board)
    (menu,) = selects_of(board)
    assert [press_of(menu.custom_id).verb, len(menu.values)] == ["span", 2]
    everything = (await marie.at(news).choose(board, menu.custom_id, [menu.values[0]])).message
    assert everything is not None
    assert said("span-all") in text_of(everything)


async def test_nothing_is_said_where_nobody_asked_for_it_or_nobody_played(house: House) -> None:
    news = house.sandbox.add_channel(house.guild, "news")
    marie, *_ = [player.person for player in await four_players(house)]
    await next_month(house)
    assert not posted(marie, news)
    await wanted(house, season_channel=str(news.id))
    await next_month(house)  # in which nobody has played
    assert not posted(marie, news)


async def test_a_month_that_was_over_before_the_channel_was_chosen_is_not_told(house: House) -> None:
    news = house.sandbox.add_channel(house.guild, "news")
    marie, *_ = [player.person for player in await four_players(house)]
    house.clock.advance(month_ends(house.clock()) - house.clock() + 1)
    await wanted(house, season_channel=str(news.id))
    await looked(house)
    assert not posted(marie, news)


def weeks(person: Person, channel: Channel) -> list[JSON]:
    """The messages there that tell everybody of the ends of weeks."""
    return [
        one for one in person.at(channel).messages() if not is_ephemeral(one) and is_said("week-over", text_of(one))
    ]


async def test_a_week_is_told_once_with_its_serf_where_that_is_wanted(house: House) -> None:
    news = house.sandbox.add_channel(house.guild, "news")
    await wanted(house, season_channel=str(news.id))
    marie, *_ = [player.person for player in await four_players(house)]
    record = (await house.table()).record
    played = (await house.table()).round
    assert played is not None
    order = [played.standing.order[seat] for seat in RESULT.validate_python(played.result).finish]
    names = {one.key: one.name for one in record.people}
    await wanted(house, weekly=True)
    await next_week(house)
    (payload,) = weeks(marie, news)
    crowns = said("week-crowns", name=names[order[0]], firsts=1, count=1)
    serf = said("week-last", sign="🧹", title="Serf", name=names[order[-1]], lasts=1)
    assert said("week-game", game=name_of_game("tahimi"), told=f"{crowns} {serf}") in text_of(payload)
    await looked(house)
    await next_week(house)  # in which nobody has played
    assert len(weeks(marie, news)) == 1
    (way,) = buttons_of(payload)
    board = (await marie.at(news).click(payload, way.custom_id)).message
    assert board is not None
    assert is_said("board-title", text_of(board))


async def test_no_week_is_told_where_only_months_are_wanted(house: House) -> None:
    news = house.sandbox.add_channel(house.guild, "news")
    await wanted(house, season_channel=str(news.id))
    marie, *_ = [player.person for player in await four_players(house)]
    await next_week(house)
    assert not weeks(marie, news)


def test_of_equals_whoever_needed_fewer_rounds_is_named_and_no_game_without_titles_has_a_serf() -> None:
    def tally(game: str, name: str, rounds: int, firsts: int, lasts: int) -> Tally:
        return Tally(game=game, user=len(name), name=name, rounds=rounds, firsts=firsts, lasts=lasts)

    found = weekly(
        [
            tally("rumino", "Kim", 2, 1, 1),
            tally("rumino", "Léo", 2, 0, 1),
            tally("dahimi", "Kim", 9, 2, 3),
            tally("dahimi", "Bob", 8, 2, 4),
            tally("tahimi", "Zoé", 1, 0, 0),
        ]
    )
    told = [(one.game, one.first and one.first.name, one.last and one.last.name) for one in found]
    assert told == [("dahimi", "Bob", "Bob"), ("rumino", "Kim", None)]
