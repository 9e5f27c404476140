"""A game that brings nothing but its rules: its house rules, ready-made sets, and what a server allows of it."""

import random
from typing import ClassVar, Self

import pytest
from pydantic import Field

from bot.sandbox import Person, is_ephemeral, selects_of, text_of
from engine.contract import Game, Result, Rng, Standing
from engine.games import GAMES
from tests import toy
from tests.e2e.house import House
from tests.e2e.lobbies import fill_in, form, menu
from tests.e2e.people import press, public
from tests.e2e.settings import settings, wanted
from tests.e2e.toys import played, seated
from tests.said import is_said, said


class Staked(toy.Toy):
    """The toy with chips, which it can do without."""

    GAME: ClassVar[str] = "staked"
    stake: int = Field(10, ge=0, le=20, multiple_of=5, description="What everybody lays down.")

    def without_chips(self) -> Self | None:
        return self.model_copy(update={"stake": 0})


class Gambled(toy.Toy):
    """The toy with chips, which it cannot do without."""

    GAME: ClassVar[str] = "gambled"

    def without_chips(self) -> Self | None:
        return None


class Sudden(toy.Toy):
    """The toy with cards that nobody has to play."""

    GAME: ClassVar[str] = "sudden"

    def start(self, standing: Standing, rng: Rng) -> toy.ToyRound:
        hand = super().start(standing, rng)
        hand.result = Result((0, 1), (0,), (1, 0))
        return hand


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (toy.Toy, Staked, Gambled, Sudden):
        monkeypatch.setitem(GAMES, kind.GAME, Game(kind, toy.choose))


async def test_numbers_are_typed_into_a_form_and_what_is_none_is_refused(house: House) -> None:
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game="toy")
    await menu(marie)
    numbers = said("option-numbers-or-none", numbers=said("option-numbers", least=1, most=60, step=1))
    assert said("refused-no-such-number", option="Hands", numbers=numbers) in await fill_in(marie, "rules", hands="61")
    assert "Hands 12" in await fill_in(marie, "rules", hands="12")  # the toy has no texts of its own
    assert (await house.table()).record.options == {"hands": 12}
    typed = await form(marie, "rules")
    assert "12" in str(typed)
    await marie.submit(typed, {"hands": ""})
    assert (await house.table()).record.options == {}


async def test_a_slow_table_begins_with_the_short_set_and_may_have_the_usual_one(house: House) -> None:
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game="toy", pace="slow")
    assert said("preset-short") in text_of(public(marie))
    assert (await house.table()).record.options == {"target": 5, "hands": 4}
    rules = await menu(marie)
    _, sets, *_ = selects_of(rules)
    await marie.choose(rules, sets.custom_id, ["usual"])
    table = await house.table()
    assert (table.record.pace, table.record.options) == ("slow", {})


@pytest.mark.parametrize(
    ("asked", "pace", "options"),
    [
        ({"pace": "slow", "preset": "usual"}, "slow", {}),
        ({"preset": "short"}, "lively", {"target": 5, "hands": 4}),
    ],
)
async def test_a_set_that_is_said_goes_first(
    house: House, asked: dict[str, str], pace: str, options: dict[str, int]
) -> None:
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game="toy", **asked)
    record = (await house.table()).record
    assert (record.pace, record.options) == (pace, options)


async def test_a_lobby_that_is_made_slow_takes_the_short_set(house: House) -> None:
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game="toy")
    await menu(marie)
    await fill_in(marie, "table", pace="slow")
    table = await house.table()
    assert (table.record.pace, table.record.options) == ("slow", {"target": 5, "hands": 4})
    await marie.until(lambda one: not is_ephemeral(one) and said("preset-short") in text_of(one))


# What a server allows


async def reply_to(person: Person, line: str, **options: str) -> str:
    """The text with which a command is answered."""
    answer = await person.slash(line, **options)
    assert answer.message is not None
    return text_of(answer.message)


async def test_a_game_that_the_server_does_not_allow_is_not_opened_and_not_offered(house: House) -> None:
    assert said("server-games-all") in text_of((await settings(house))[1])
    message = await wanted(house, games=("toy", "tahimi"))
    assert said("server-games", games="Tahimi, Toy") in text_of(message)
    (marie,) = house.people("Marie")
    text = await reply_to(marie, "cards start", game="dahimi")
    assert text == said("refused-game-not-here", game="Dahimi", games="Tahimi, Toy")
    for line in ("tahimi start", "cards learn", "tahimi learn"):
        assert is_said("refused-game-not-here", await reply_to(marie, line, game="dahimi"), game="Dahimi")
    for line, allowed in (
        ("cards start", ["tahimi", "toy"]),
        ("cards learn", ["tahimi", "toy"]),
        ("tahimi learn", ["tahimi"]),
    ):
        assert [choice["value"] for choice in await marie.autocomplete(line, "game")] == allowed
    await marie.slash("cards start", game="toy")
    games, *_ = selects_of(await menu(marie))
    assert games.values == ["tahimi", "toy"]


async def test_a_lobby_that_was_opened_before_cannot_change_to_a_game_that_is_no_longer_allowed(house: House) -> None:
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game="toy")
    rules = await menu(marie)
    await wanted(house, games=("toy",))
    games, *_ = selects_of(rules)
    answer = await marie.choose(rules, games.custom_id, ["tahimi"])
    assert answer.message is not None
    assert is_said("refused-game-not-here", text_of(answer.message), game="Tahimi")
    assert (await house.table()).record.game == "toy"


async def test_where_chips_are_off_a_game_is_played_without_them_or_not_at_all(house: House) -> None:
    assert said("server-chips-off") in text_of(await wanted(house, chips=True))  # its toggle is pressed
    (marie,) = house.people("Marie")
    text = await reply_to(marie, "cards start", game="gambled")
    refused = said("refused-game-needs-chips", game="Gambled")
    assert text == refused
    assert await reply_to(marie, "cards learn", game="gambled") == refused
    await marie.slash("cards start", game="staked")
    assert (await house.table()).record.options == {"stake": 0}
    await menu(marie)
    assert '"stake"' not in str(await form(marie, "rules"))


async def test_chips_that_come_by_a_form_from_before_are_refused(house: House) -> None:
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game="staked")
    await menu(marie)
    await fill_in(marie, "rules", stake="0")
    opened = await form(marie, "rules")
    await wanted(house, chips=True)
    answer = await marie.submit(opened, {"stake": "5"})
    assert answer.message is not None
    assert said("refused-chips-not-here") in text_of(answer.message)
    assert (await house.table()).record.options == {"stake": 0}


# A round that is over as soon as it is dealt


async def test_a_round_that_its_deal_ends_is_over_at_once_and_the_next_one_may_be_dealt(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await marie.slash("cards start", game="sudden")
    await press(bob, "join")
    await press(marie, "go")
    await house.quiet()
    table = await house.table()
    assert (table.record.phase, table.record.round) == ("between", 1)
    assert is_said("generic-round-over", text_of(public(marie)), round=1)
    assert table.round is not None
    assert table.round.result is not None
    await house.shut()
    await house.open()
    for person in (marie, bob):
        await press(person, "ready")
    await house.quiet()
    table = await house.table()
    assert (table.record.phase, table.record.round) == ("between", 2)


# What is remembered


@pytest.mark.long
async def test_a_match_is_ranked_when_it_is_over_and_boards_and_cards_say_so(house: House) -> None:
    luck = random.Random("ranked")
    people = await seated(house, "Marie", "Bob", preset="short")
    marie, (nora,) = people[0], house.people("Nora")
    while (await house.table()).match_goes_on:
        assert said("wins-empty") in await reply_to(nora, "cards boards", game="toy")
        await played(house, people, luck)
        if (await house.table()).match_goes_on:
            for person in people:
                await press(person, "ready")
            await house.quiet()
    board = await reply_to(nora, "cards boards", game="toy", span="month")
    assert is_said("wins-title", board, scope=said("scope-server"))
    won = (said("wins-line", wins=0, count=1), said("wins-line", wins=1, count=1))
    lines = [line for line in board.splitlines() if any(one in line for one in won)]
    assert [is_said("wins-rating", line) for line in lines] == [True, True]
    card = await reply_to(marie, "rank")  # in the game that is played here
    assert is_said("rank-won", card, count=1)
    assert "Toy" in card
    assert is_said("rank-rating", card)
    assert said("own-none", game="Tahimi") in await reply_to(marie, "rank", game="tahimi")
    assert is_said("board-title", await reply_to(marie, "misery"))  # of another game: the toy knows none
    exported = await house.bot.registry.store.privacy.export(house.guild.id, marie.user.id)
    assert [row["game"] for row in exported["ratings"]] == ["toy"]


async def test_a_game_without_a_book_says_so_in_the_lobby(house: House) -> None:
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game="toy")
    answer = await press(marie, "how")
    assert answer.message is not None
    assert text_of(answer.message) == said("refused-no-book", game="Toy")


async def test_a_game_that_is_none_has_no_board(house: House) -> None:
    (marie,) = house.people("Marie")
    assert await reply_to(marie, "cards boards", game="wolves") == said("refused-no-game")
    assert await reply_to(marie, "rank", game="wolves") == said("refused-no-game")
