"""Words to a partner: who hears them, and that nobody else does."""

import pytest

from bot.games.shows import panel, presenter_of, public
from bot.refusal import Refused
from bot.sandbox import JSON, seen
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.screens.table import words as screens
from bot.table import acting, asking, committing, lobby, playing, seating, talking
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.table.words import KEPT, PAUSE_SECONDS, STEWARD, SpokenWord, Words
from bot.ui import names
from bot.ui.texts import say, templates
from data.records import with_
from data.settings_records import Preferences, ServerSettings
from data.store import Store
from engine.contract import Game, Heard
from engine.games import GAMES
from engine.truc.player.words import Word as TrucWord
from tests import toy
from tests.bot.making import NOW, means, record_of

FOX = "a fox in the henhouse"


class Clock:
    now = NOW

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def table(store: Store, clock: Clock) -> Table:
    """Four people in the middle of a hand of a game with sides; the partner of the first sits across."""
    made = Table(means(store, clock), await store.create(record_of(4, game="truc")))
    await lobby.begin(made, 1)
    return made


def partners(table: Table) -> tuple[int, int]:
    """A user and their partner."""
    seat = table.seat_of(1)
    assert seat is not None
    partner = table.user_at((seat + 2) % 4)
    assert partner is not None
    return 1, partner


def shown(table: Table, user: int | None) -> str:
    """The text that this person sees on their panel, or anybody on the table."""
    scene = scene_of(table, user)
    view = public(scene) if user is None else panel(scene)
    parts: list[JSON] = list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert not list(component_problems(parts, Setting(v2=True)))
    return seen("\n".join(one["content"] for _, one in walk(parts) if one["type"] == 10))


# Who hears it


async def test_the_partner_hears_it_and_nobody_else(table: Table) -> None:
    """TRU-R8."""
    user, partner = partners(table)
    assert talking.whisper(table, user, FOX) == partner
    assert FOX in shown(table, partner)
    assert FOX in shown(table, user)  # what one has said oneself
    others = [other for other in (1, 2, 3, 4) if other not in (user, partner)]
    assert not any(FOX in shown(table, other) for other in (*others, None))


async def test_it_is_no_move_and_stands_in_no_record(table: Table) -> None:
    user, _ = partners(table)
    before = (table.record, table.round, table.stamp, table.state.log if table.state else None)
    talking.whisper(table, user, FOX)
    assert (table.record, table.round, table.stamp, table.state.log if table.state else None) == before
    await committing.reload(table)
    saved = await table.means.store.load(table.record.id)
    assert FOX not in repr(saved)


async def test_no_text_that_is_kept_has_it(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that has been put into words once is remembered for a while (`texts.say`), and by everybody's screens."""
    put = list[object]()

    def heard(key: str, **values: object) -> str:
        put.extend(values.values())
        return key

    user, partner = partners(table)
    talking.whisper(table, user, FOX)
    monkeypatch.setattr(screens, "say", heard)
    (line,) = screens.heard_words(scene_of(table, partner))
    assert FOX in seen(line)
    assert put
    assert not [value for value in put if FOX in seen(str(value))]


async def test_it_is_kept_for_the_match_and_gone_with_it(store: Store, clock: Clock) -> None:
    """The partner sees it from the lobby to the end of the match, between its rounds, too; in the next match nothing of
    it is left.
    """
    table = Table(means(store, clock), await store.create(record_of(4, game="truc", options={"target": 6})))
    talking.whisper(table, 1, FOX)
    await lobby.begin(table, 1)
    rounds = 0
    while not rounds or table.match_goes_on:
        assert FOX in shown(table, partners(table)[1])
        rounds += 1
        await finish(table)
        for user in (1, 2, 3, 4):
            if table.record.phase == "between" and table.match_goes_on:
                await acting.ready(table, user)
    assert rounds > 1
    assert FOX in shown(table, partners(table)[1])
    for user in (1, 2, 3, 4):
        await acting.ready(table, user)
    assert table.record.phase == "round"
    assert FOX not in shown(table, partners(table)[1])


async def test_another_person_in_the_seat_has_heard_nothing(clock: Clock) -> None:
    words = Words(clock)
    words.say(1, SpokenWord(1, 3, FOX))
    assert words.of(1, 3) != ()
    assert words.of(1, 4) == ()


# When it is refused


async def test_one_word_at_a_time(table: Table, clock: Clock) -> None:
    user, partner = partners(table)
    talking.whisper(table, user, "one")
    with pytest.raises(Refused, match="word_too_soon"):
        talking.whisper(table, user, "two")
    clock.now += PAUSE_SECONDS
    talking.whisper(table, user, "three")
    assert [word.text for word in table.words.of(table.match_number, partner)] == ["one", "three"]


async def test_only_the_newest_are_kept(clock: Clock) -> None:
    words = Words(clock)
    for number in range(KEPT + 3):
        clock.now += PAUSE_SECONDS
        words.say(1, SpokenWord(1, 3, str(number)))
    words.say(1, SpokenWord(2, 4, "others"))
    assert [word.text for word in words.of(1, 3)] == [str(number) for number in range(3, KEPT + 3)]
    assert len(words.of(1, 2)) == 1


async def test_a_server_may_switch_it_off(table: Table) -> None:
    user, partner = partners(table)
    talking.whisper(table, user, FOX)
    assert say("button-words") in buttons(table, user)
    table.means.server_settings._known[table.record.guild] = ServerSettings(words=False)
    with pytest.raises(Refused, match="no_words_here"):
        talking.whisper(table, user, FOX)
    assert FOX not in shown(table, partner)
    assert say("button-words") not in buttons(table, user)


async def test_a_person_may_mute_it(table: Table) -> None:
    user, partner = partners(table)
    talking.whisper(table, user, FOX)
    table.means.preferences._unusual[partner] = Preferences(words=False)
    assert FOX not in shown(table, partner)
    with pytest.raises(Refused, match="word_unwanted"):
        talking.whisper(table, user, FOX)


async def test_a_steward_who_sits_in_for_somebody_does_not_listen(table: Table) -> None:
    """TRU-R8."""
    user, partner = partners(table)
    assert say("button-words") in buttons(table, user)
    await seating.leave(table, partner)
    assert say("button-words") not in buttons(table, user)
    with pytest.raises(Refused, match="word_to_steward"):
        talking.whisper(table, user, FOX)


async def test_nobody_speaks_without_a_seat_or_at_a_closed_table(table: Table) -> None:
    with pytest.raises(Refused, match="not_seated"):
        talking.whisper(table, 99, FOX)
    await lobby.close(table, 1, manager=False)
    with pytest.raises(Refused, match="no_words_here"):
        talking.whisper(table, 1, FOX)


async def test_between_two_rounds_partners_speak_on(table: Table) -> None:
    user, partner = partners(table)
    await finish(table)
    assert table.record.phase == "between"
    assert say("button-words") in buttons(table, user)
    talking.whisper(table, user, FOX)
    assert FOX in shown(table, partner)


async def test_in_the_lobby_people_on_one_side_speak(store: Store) -> None:
    table = Table(means(store), await store.create(record_of(4, game="truc")))
    assert talking.whisper(table, 1, FOX) == 3
    assert FOX in shown(table, 3)
    assert not any(FOX in shown(table, other) for other in (2, 4, None))
    await seating.change_sides(table, 3)
    assert FOX not in shown(table, 3)
    with pytest.raises(Refused, match="no_words_here"):
        talking.whisper(table, 1, FOX)


class Talking(toy.Toy):
    """A game whose partners talk, and which has no words of its own for that."""

    @property
    def talks(self) -> bool:
        return True


async def test_any_game_with_sides_has_words_for_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", Game(Talking, toy.choose))
    table = Table(means(store), await store.create(record_of(4, game="toy")))
    assert say("partner-words.a") in buttons(table, 1)
    talking.whisper(table, 1, FOX)
    await lobby.begin(table, 1)
    assert say("button-words") in buttons(table, 1)
    assert FOX in shown(table, 3)


async def finish(table: Table) -> None:
    """Play the round to its end by what the clock would play."""
    while table.record.phase == "round":
        assert table.state is not None
        decision = table.state.pending[0]
        user = table.user_at(decision.seat)
        assert user is not None
        await acting.act(table, user, table.state.default(decision).text)


async def test_the_hosts_rule_takes_the_partner_away(store: Store) -> None:
    quiet = Table(means(store), await store.create(record_of(4, game="truc", options={"partner_chat": False})))
    await lobby.begin(quiet, 1)
    assert scene_of(quiet, 1).partner is None
    assert say("button-words") not in buttons(quiet, 1)


# A steward for a partner


@pytest.fixture
async def alone(store: Store, clock: Clock) -> Table:
    """One person among three stewards, in the middle of a hand."""
    made = Table(means(store, clock), await store.create(record_of(1, game="truc", seats=4)))
    await lobby.begin(made, 1, fill=True)
    return made


def across(table: Table) -> int:
    """The seat of the partner of the person at this table."""
    seat = table.seat_of(1)
    assert seat is not None
    return (seat + 2) % 4


async def deal(table: Table) -> None:
    """Cut the pack, so that everybody holds cards."""
    assert table.state is not None
    await playing.play(table, table.state.pending[0].seat, "cut", "clock")


async def test_a_steward_listens_and_answers_during_a_round(alone: Table) -> None:
    """TRU-R8: what it hears it knows when it decides, and in no other view."""
    await deal(alone)
    assert say("button-words") in buttons(alone, 1)
    assert talking.whisper(alone, 1, "I hold a 3", "a") is None
    assert asking.view_asked(alone, across(alone)).heard == (Heard("a", len(alone.view(across(alone)).hand)),)
    assert not any(asking.view_asked(alone, seat).heard for seat in range(4) if seat != across(alone))
    word = talking.reply(alone, 1)
    assert word is not None
    talking.answer(alone, 1, say(f"truc-words.{word}"))
    assert [by for by, _ in scene_of(alone, 1).words] == [1, STEWARD]
    assert say(f"truc-words.{word}") in shown(alone, 1)
    assert not scene_of(alone, None).words


async def test_what_is_not_ready_made_tells_a_steward_nothing(alone: Table) -> None:
    await deal(alone)
    talking.whisper(alone, 1, FOX)
    assert not asking.view_asked(alone, across(alone)).heard


async def test_in_the_next_round_a_steward_has_forgotten_it(alone: Table) -> None:
    await deal(alone)
    talking.whisper(alone, 1, "I hold a 3", "a")
    alone.record = with_(alone.record, round=alone.record.round + 1)
    assert not asking.view_asked(alone, across(alone)).heard


async def test_without_cards_a_steward_has_nothing_to_say(alone: Table) -> None:
    assert alone.view(None).phase == "cut"
    talking.whisper(alone, 1, "I hold a 3", "a")
    assert talking.reply(alone, 1) is None


async def test_before_the_first_round_no_steward_listens(store: Store) -> None:
    waiting = Table(means(store), await store.create(record_of(1, game="truc", seats=4)))
    assert not scene_of(waiting, 1).listens


def test_stewards_know_every_ready_made_word() -> None:
    assert set(templates(presenter_of("truc").phrases)) == set(TrucWord)


# How it is shown


def buttons(table: Table, user: int) -> list[str]:
    parts: list[JSON] = list(panel(scene_of(table, user)).to_components())  # type: ignore[no-untyped-call]  # as above
    return [one["label"] for _, one in walk(parts) if one["type"] == 2]


@pytest.mark.parametrize(
    "text", ["@everyone <@1> **loud** [a](https://b.c) `x` ~~y~~ ||z||", "\u202egnorw\u2066", "⚙️ steward", "x" * 100]
)
async def test_whatever_is_written_is_harmless(table: Table, text: str) -> None:
    user, partner = partners(table)
    talking.whisper(table, user, text)
    (line,) = screens.heard_words(scene_of(table, partner))
    assert "@everyone" not in line
    assert "<@1>" not in line
    assert "**loud" not in line
    assert "\u202e" not in line
    assert line.count("⚙") == 0
    shown(table, partner)


def test_what_cannot_be_read_is_nothing() -> None:
    assert names.spoken("\u200b\u2800 \u3164", 100) == ""
    assert names.spoken("x" * 200, 100).count("x") == 99


async def test_every_ready_made_word_fits(table: Table) -> None:
    user, _ = partners(table)
    partner = scene_of(table, user).partner
    assert partner is not None
    phrases = presenter_of("truc").phrases
    view = screens.words(scene_of(table, user), partner, phrases, "a warning")
    parts: list[JSON] = list(view.to_components())  # type: ignore[no-untyped-call]  # as above
    assert not list(component_problems(parts, Setting(v2=True)))
    assert all(len(say(f"{phrases}.{name}")) <= screens.LONGEST for name in templates(phrases))
    screens.own_words(scene_of(table, user), partner)
