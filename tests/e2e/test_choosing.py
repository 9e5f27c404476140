"""The questions which game and which book are meant, asked where a command does not say."""

from bot.sandbox import is_ephemeral, selects_of, text_of
from bot.ui.naming import name_of_game
from bot.ui.rulebook import chapters
from engine.games import GAMES, rules_of
from tests.e2e.house import House
from tests.e2e.people import press, public
from tests.e2e.settings import wanted
from tests.said import is_said, said


async def test_a_command_without_a_game_asks_which_one_and_opens_it_as_was_said(house: House) -> None:
    (marie,) = house.people("Marie")
    asked = await marie.slash("cards start", seats=5, pace="relaxed")
    assert asked.message is not None
    assert is_ephemeral(asked.message)
    (games,) = selects_of(asked.message)
    assert games.values == list(GAMES)
    for game in GAMES:
        fewest, most = rules_of(game)().seats()
        assert (f"({fewest}–{most})" if fewest != most else f"({most})") in text_of(asked.message)
    assert said("game-tahimi.about") in text_of(asked.message)
    await marie.choose(asked.message, games.custom_id, ["dahimi"])
    record = (await house.table()).record
    assert (record.game, record.seats, record.pace) == ("dahimi", 5, "relaxed")
    assert name_of_game("dahimi") in text_of(public(marie))


async def test_the_question_works_after_a_restart_and_keeps_to_what_the_server_allows(house: House) -> None:
    (marie,) = house.people("Marie")
    asked = (await marie.slash("cards start")).message
    assert asked is not None
    await wanted(house, games=("tahimi", "dahimi"))
    await house.shut()
    await house.open()
    (games,) = selects_of(asked)
    refused = await marie.choose(asked, games.custom_id, ["mooseyard"])
    assert refused.message is not None
    sentence = text_of(refused.message)
    assert is_said("refused-game-not-here", sentence, game=name_of_game("mooseyard"))
    again = (await marie.slash("cards start")).message
    assert again is not None
    (games,) = selects_of(again)
    assert games.values == ["tahimi", "dahimi"]
    await marie.choose(again, games.custom_id, ["tahimi"])
    assert (await house.table()).record.game == "tahimi"


async def test_ready_made_rules_of_no_game_open_nothing(house: House) -> None:
    (marie,) = house.people("Marie")
    answer = await marie.slash("cards start", preset="short")
    assert answer.message is not None
    assert text_of(answer.message) == said("refused-preset-of-no-game")


async def test_where_nothing_is_played_the_rules_are_all_books(house: House) -> None:
    (marie,) = house.people("Marie")
    shelf = (await marie.slash("cards rules")).message
    assert shelf is not None
    assert is_ephemeral(shelf)
    (books,) = selects_of(shelf)
    assert len(books.values) == len([game for game in GAMES if chapters(game)])
    assert name_of_game("dahimi") in text_of(shelf)
    opened = await marie.choose(shelf, books.custom_id, [f"dahimi/{chapters('dahimi')[0].name}"])
    assert opened.message is not None
    assert chapters("dahimi")[0].title in text_of(opened.message)
    back = await press(marie, "books", opened.message)
    assert back.message is not None
    assert text_of(back.message) == text_of(shelf)
    await marie.slash("cards start", game="dahimi")
    here = (await marie.slash("cards rules")).message
    assert here is not None
    assert chapters("dahimi")[0].title in text_of(here)
