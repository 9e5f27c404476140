"""The review of a round by clicks: private, of one's own decisions, made once and found again; and what is refused."""

import asyncio
from functools import partial

import pytest

from bot.replay.story import RoundKey
from bot.review.own import own_round
from bot.sandbox import JSON, Person, is_ephemeral, text_of
from bot.sandbox.components import GALLERY, walk
from bot.screens.review.page import expectations
from bot.stamp import Stamp
from bot.table import acting, lobby
from bot.table.checks import Asker
from bot.table.table import Table
from bot.thinking import pool
from bot.thinking.pool import Judged
from bot.thinking.task import Judging
from bot.ui.custom_ids import DAILY, REVIEW, STORY, Press, encode
from data.daily.records import day_of
from data.reviews import ReviewKey
from engine.climbing.views import climbing
from engine.contract import owed
from engine.games import GAMES, game_of
from engine.review.judging import Judgement, summed_up
from tests.e2e.conftest import QUICK
from tests.e2e.deals import closed, finished, page_of
from tests.e2e.forging import clicked
from tests.e2e.house import House
from tests.e2e.people import WITHIN, learning, panel, press, press_of, presses, reply, verbs
from tests.e2e.proofs import told
from tests.e2e.settings import wanted
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long

WALKED = ("review-best", "review-as-good", "review-worse")


async def played(house: House, person: Person, game: str) -> Table:
    """A round that this person has played among stewards, by the policy."""
    await person.slash("cards start", game=game)
    table = await house.table()
    await lobby.begin(table, person.user.id, fill=True)
    await house.let_draw_pass()
    await press(person, "hand")
    while table.record.phase == "round":
        if table.waits_for(person.user.id):
            seat = table.seat_of(person.user.id)
            assert seat is not None
            view = table.view(seat)
            answer = game_of(game).choose(view, owed(view.decisions)[0])
            await acting.act(table, person.user.id, answer.text)
        await house.wait(1.0)
    await house.quiet()
    return table


def asker_at(table: Table, user: int) -> Asker:
    """Somebody who asks in the server of this table."""
    return Asker(user, table.record.guild, frozenset(), lambda _: True)


def is_summary(message: JSON) -> bool:
    return is_ephemeral(message) and bool(heard("review-facts", text_of(message)))


def has_picture(message: JSON) -> bool:
    return any(one["type"] == GALLERY for _, one in walk(message["components"]))


def is_review(shown: JSON, message: JSON) -> bool:
    return bool(message["id"] == shown["id"]) and is_summary(message)


async def reviewed(person: Person) -> JSON:
    """The review, from the panel at the end of a round, once it is made."""
    message = told(await press(person, "review", panel(person)))
    assert is_ephemeral(message)
    return await person.until(partial(is_review, message), WITHIN)


# What a panel says of its buttons, of which the walk has none.
OF_BUTTONS = ("schwimmen-about-dealer", "schwimmen-about-turn")


@pytest.mark.parametrize("game", GAMES)
async def test_a_round_of_every_game_is_reviewed_and_walked_through(thinking: House, game: str) -> None:
    (marie,) = thinking.people("Marie")
    table = await played(thinking, marie, game)
    number = table.record.round
    own = await own_round(
        thinking.bot.registry.store, asker_at(table, marie.user.id), RoundKey(table.record.id, number)
    )
    summary = await reviewed(marie)
    found = await thinking.bot.registry.store.reviews.find(own.review)
    assert found is not None
    valued = len(expectations(found))
    assert is_said("review-chart", text_of(summary)) == has_picture(summary) == (valued > 1)
    step = told(await press(marie, "first", summary))
    assert not has_picture(step)
    for at in range(len(own.moments)):
        where = said("review-at", number=at + 1, count=len(own.moments), move=own.moments[at].at + 1, moves=own.moves)
        assert where in text_of(step)
        assert any(is_said(key, text_of(step)) for key in WALKED)
        assert not any(is_said(key, text_of(step)) for key in OF_BUTTONS)
        if at + 1 < len(own.moments):
            step = told(await press(marie, "on", step))
    again = told(await press(marie, "look", told(await press(marie, "help", step))))
    assert text_of(again) == text_of(summary)


async def test_a_walk_through_a_climbing_game_says_at_each_play_what_was_to_be_beaten(thinking: House) -> None:
    (marie,) = thinking.people("Marie")
    table = await played(thinking, marie, "tahimi")
    own = await own_round(thinking.bot.registry.store, asker_at(table, marie.user.id), RoundKey(table.record.id, 1))
    step = told(await press(marie, "first", await reviewed(marie)))
    seen = [climbing(moment.view) for moment in own.moments]
    assert any(view.pile for view in seen)
    for view in seen:
        if view.phase == "play":
            assert is_said("panel-beat" if view.pile else "panel-lead", text_of(step))
        if view is not seen[-1]:
            step = told(await press(marie, "on", step))


async def test_a_review_is_made_once_and_found_again_after_a_restart(thinking: House) -> None:
    (marie,) = thinking.people("Marie")
    await played(thinking, marie, "jubilee")
    summary = await reviewed(marie)
    asked = thinking.bot.registry.thinkers
    await thinking.shut()
    await thinking.open()
    assert thinking.bot.registry.thinkers is not asked
    message = told(await marie.slash("chronicle"))
    again = told(await press(marie, "review", message))
    assert text_of(again) == text_of(summary)
    assert is_ephemeral(again)


async def test_one_process_reviews_where_there_are_no_workers(site: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORKER", QUICK)
    site.workers = 0
    await site.open()
    (marie,) = site.people("Marie")
    await played(site, marie, "jubilee")
    assert is_said("review-kept", text_of(await reviewed(marie)))


async def test_a_review_that_takes_its_time_says_how_far_it_is(
    thinking: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = thinking.people("Marie")
    await played(thinking, marie, "jubilee")
    held = asyncio.Event()
    judge = thinking.bot.registry.thinkers.judge

    def slow(judging: Judging) -> asyncio.Future[Judgement | None] | None:
        return asyncio.ensure_future(later(judge(judging)))

    async def later(answer: Judged | None) -> Judgement | None:
        await held.wait()
        assert answer is not None
        return await answer

    monkeypatch.setattr(thinking.bot.registry.reviews, "_judge", slow)
    message = told(await press(marie, "review", panel(marie)))
    (told_,) = heard("review-making", text_of(message))
    assert told_["done"] == "0"
    look = told(await press(marie, "look", message))
    assert is_said("review-making", text_of(look))
    held.set()
    await marie.until(partial(is_review, message), WITHIN)


async def test_a_review_that_no_worker_can_make_can_be_tried_again(
    thinking: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = thinking.people("Marie")
    await played(thinking, marie, "jubilee")
    reviews = thinking.bot.registry.reviews
    judge = reviews._judge
    monkeypatch.setattr(reviews, "_judge", lambda _: None)
    message = told(await press(marie, "review", panel(marie)))
    failed = await marie.until(lambda one: said("review-failed") in text_of(one), WITHIN)
    assert failed["id"] == message["id"]
    monkeypatch.setattr(reviews, "_judge", judge)
    await press(marie, "look", failed)
    await thinking.quiet()
    assert await marie.until(lambda one: is_said("review-title", text_of(one), round=1), WITHIN)


# ---------------------------------------------------------------------------- what is refused


def forged_press(table: int, number: int, verb: str, argument: str = "", surface: str = REVIEW) -> str:
    return encode(Press(surface, table, Stamp(number), verb, argument))


async def test_what_is_nobody_s_to_review_is_refused_with_a_sentence(thinking: House) -> None:
    marie, bob = thinking.people("Marie", "Bob")
    table = await played(thinking, marie, "jubilee")
    number, own = table.record.id, panel(marie)
    there = told(await bob.slash("chronicle"))
    for verb, argument in (("look", ""), ("on", "0"), ("at", "0")):
        answer = await clicked(bob, there, forged_press(number, 1, verb, argument))
        assert reply(answer) == said("refused-review-not-yours", round=1)
    assert reply(await clicked(bob, there, forged_press(number, 1, "review", surface=STORY))) == said(
        "refused-review-not-yours", round=1
    )
    assert reply(await clicked(marie, own, forged_press(number, 9, "look"))) == said("refused-no-such-round", round=9)
    assert reply(await clicked(marie, own, forged_press(99, 1, "look"))) == said("refused-unknown-table")
    assert reply(await clicked(marie, own, forged_press(number, 1, "on", "0"))) == said("refused-review-not-made")
    summary = await reviewed(marie)
    for argument in ("999", "-1", "x", ""):
        answer = await clicked(marie, summary, forged_press(number, 1, "on", argument))
        assert reply(answer) == said("refused-malformed")
    assert await thinking.bot.registry.store.reviews.find(ReviewKey(number, 1, bob.user.id)) is None


async def test_a_round_that_goes_on_is_not_reviewed(thinking: House) -> None:
    (marie,) = thinking.people("Marie")
    await marie.slash("cards start", game="jubilee")
    table = await thinking.table()
    await lobby.begin(table, marie.user.id, fill=True)
    await thinking.let_draw_pass()
    await press(marie, "hand")
    assert "review" not in verbs(panel(marie))
    answer = await clicked(marie, panel(marie), forged_press(table.record.id, 1, "look"))
    assert reply(answer) == said("refused-review-goes-on", round=1)


async def test_a_round_of_older_rules_says_so(thinking: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (marie,) = thinking.people("Marie")
    await played(thinking, marie, "jubilee")
    monkeypatch.setattr(game_of("jubilee").rules, "VERSION", 99)
    answer = await press(marie, "review", panel(marie))
    assert reply(answer) == said("refused-review-older", round=1)
    assert await thinking.bot.registry.store.reviews.find(ReviewKey(1, 1, marie.user.id)) is None


async def test_a_review_goes_with_the_data_of_its_person(thinking: House) -> None:
    (marie,) = thinking.people("Marie")
    table = await played(thinking, marie, "jubilee")
    await reviewed(marie)
    store, guild = thinking.bot.registry.store, table.record.guild
    exported = await store.privacy.export(guild, marie.user.id)
    assert [(one["table"], one["round"]) for one in exported["reviews"]] == [(table.record.id, 1)]
    await lobby.close(table, marie.user.id, manager=True)
    await store.privacy.forget(guild, marie.user.id)
    assert await store.reviews.find(ReviewKey(table.record.id, 1, marie.user.id)) is None


# ---------------------------------------------------------------------------- today's deals


@pytest.fixture
async def reviewing(day: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A day whose closed deals can be reviewed quickly."""
    monkeypatch.setattr(pool, "WORKER", QUICK)
    return day


async def set_of(person: Person) -> JSON:
    """The newest closed set that the person has played, from their list of days."""
    days = told(await press(person, "days", await page_of(person)))
    return told(await press(person, "set", days))


async def test_a_deal_is_reviewed_once_its_day_is_closed_and_in_direct_messages_too(reviewing: House) -> None:
    (marie,) = reviewing.people("Marie")
    here = marie.at(reviewing.sandbox.world.dm(marie.user))
    (first, *_) = await finished(reviewing, here)
    await closed(reviewing)
    for where in (here, marie):
        shown = await set_of(where)
        ways = [one for one, sent in presses(shown).items() if sent.verb == "review"]
        assert [press_of(one).argument for one in ways] == ["1", "2", "3"]
        message = told(await where.click(shown, ways[0]))
        summary = await where.until(partial(is_review, message), WITHIN)
        step = told(await press(where, "first", summary))
        assert any(is_said(key, text_of(step)) for key in WALKED)
    assert await reviewing.bot.registry.store.reviews.find(ReviewKey(first.record.id, 1, marie.user.id)) is not None


async def test_a_deal_whose_day_is_not_closed_is_not_reviewed(reviewing: House) -> None:
    marie, bob = reviewing.people("Marie", "Bob")
    number = (await finished(reviewing, marie))[0].record.id
    page, store = await page_of(marie), reviewing.bot.registry.store
    today = day_of(reviewing.clock())
    assert "review" not in verbs(told(await press(marie, "set", page)))
    for custom_id in (
        encode(Press(DAILY, 0, Stamp(today, 0), "review", "1")),
        forged_press(number, 1, "review", surface=STORY),
        forged_press(number, 1, "look"),
        forged_press(number, 1, "on", "0"),
    ):
        assert is_said("refused-review-day-open", reply(await clicked(marie, page, custom_id)))
    assert await store.reviews.find(ReviewKey(number, 1, marie.user.id)) is None
    await closed(reviewing)
    theirs = await page_of(bob)
    for custom_id in (forged_press(number, 1, "review", surface=STORY), forged_press(number, 1, "look")):
        assert reply(await clicked(bob, theirs, custom_id)) == said("refused-unknown-table")
    for argument in ("1", "4", "x"):
        forged = encode(Press(DAILY, 0, Stamp(today, 0), "review", argument))
        assert reply(await clicked(bob, theirs, forged)) == said("refused-malformed")


TURNED = ("turning-rise", "turning-fall", "turning-own-rise", "turning-own-fall")


async def told_below(person: Person, message: JSON) -> list[int]:
    """Look at each deal's review of this closed set until all is worked out: how many turning points it tells."""
    found = []
    for way in [one for one, sent in presses(message).items() if sent.verb == "review"]:
        review = told(await person.click(message, way))
        review = await person.until(partial(is_review, review), WITHIN)
        while is_said("review-tracing", text_of(review)):
            await asyncio.sleep(0)
            review = told(await press(person, "look", review))
        found.append(sum(len(heard(line, text_of(review))) for line in TURNED))
        assert is_said("turning-title", text_of(review)) == bool(found[-1])
    return found


async def test_where_a_deal_turned_is_told_with_its_review_once_the_day_is_closed(reviewing: House) -> None:
    (marie,) = reviewing.people("Marie")
    here = marie.at(reviewing.sandbox.world.dm(marie.user))
    tables = [table.record.id for table in await finished(reviewing, marie)]
    await reviewing.shut()
    reviewing.workers = 1
    await reviewing.open()

    async def stored() -> list[int | None]:
        rounds = [await reviewing.bot.registry.store.round(number, 1) for number in tables]
        points = [one[0].turning_points for one in rounds if one is not None]
        return [None if one is None else len(one) for one in points]

    await reviewing.bot.registry.turning_points.settle()
    assert await stored() == [None, None, None]
    shown = text_of(told(await press(marie, "set", await page_of(marie))))
    assert not any(is_said(line, shown) for line in ("turning-title", *TURNED))
    await closed(reviewing)
    assert is_said("server-turning-points-off", text_of(await wanted(reviewing, turning_points=True)))
    assert await told_below(marie, await set_of(marie)) == [0, 0, 0]
    assert await stored() == [None, None, None]
    found = await told_below(here, await set_of(here))
    assert found == await stored()
    assert any(found)


async def test_reviews_of_deals_are_exported_and_deleted_from_any_server(reviewing: House) -> None:
    (marie,) = reviewing.people("Marie")
    (first, *_) = await finished(reviewing, marie)
    await closed(reviewing)
    shown = await set_of(marie)
    way = next(one for one, sent in presses(shown).items() if sent.verb == "review")
    message = told(await marie.click(shown, way))
    await marie.until(partial(is_review, message), WITHIN)
    store, guild = reviewing.bot.registry.store, marie.channel.guild
    assert guild is not None
    exported = await store.privacy.export(guild.id, marie.user.id)
    assert [one["table"] for one in exported["reviews"]] == [first.record.id]
    await store.privacy.forget(guild.id, marie.user.id)
    assert await store.reviews.find(ReviewKey(first.record.id, 1, marie.user.id)) is None


# ---------------------------------------------------------------------------- after a lesson, and in the books


async def test_after_a_lesson_the_best_moments_and_one_to_think_about_are_named(thinking: House) -> None:
    (marie,) = thinking.people("Marie")
    table = await learning(thinking, marie, "jubilee")
    while table.record.phase == "round":
        if table.waits_for(marie.user.id):
            seat = table.seat_of(marie.user.id)
            assert seat is not None
            view = table.view(seat)
            answer = game_of("jubilee").choose(view, owed(view.decisions)[0])
            await acting.act(table, marie.user.id, answer.text)
        await thinking.wait(1.0)
    await thinking.quiet()
    told_ = text_of(await reviewed(marie))
    found = await thinking.bot.registry.store.reviews.find(ReviewKey(table.record.id, 1, marie.user.id))
    assert found is not None
    summed = summed_up(found)
    assert is_said("review-finest", told_) == bool(summed.finest)
    assert len(heard("review-fine", told_)) == len(summed.finest)
    assert is_said("review-think", told_) == bool(summed.costliest)
    assert len(heard("review-cost", told_)) == min(len(summed.costliest), 1)


async def test_the_books_of_rules_say_what_a_review_is(house: House) -> None:
    (marie,) = house.people("Marie")
    books = told(await press(marie, "books", told(await marie.slash("cards rules", game="truc"))))
    (way,) = [one for one, sent in presses(books).items() if sent.surface == REVIEW]
    page = told(await marie.click(books, way))
    assert is_said("review-help-where", text_of(page))
    assert is_said("books-title", text_of(told(await press(marie, "books", page))))
