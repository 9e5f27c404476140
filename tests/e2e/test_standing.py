"""A panel that stands says what is so now: over rounds of every game, and whatever people do meanwhile."""

from collections.abc import Sequence
from random import Random

import pytest

from bot.messages.surfaces import LINGERS_SECONDS
from bot.sandbox import Person, text_of
from bot.table import acting
from bot.table.deadlines import PACES
from bot.table.scenes import scene_of
from bot.ui.custom_ids import WHY
from engine.games import GAMES, rules_of
from tests.e2e.clicks import asked, begun, pressed
from tests.e2e.house import House
from tests.e2e.people import learning, panel, panels, presses
from tests.e2e.quick_answers import answered
from tests.e2e.standing import check_panels
from tests.said import said

NAMES = ("Marie", "Bob", "Zoé")
FEW = 12  # answers
SOME, MANY = 70, 150


async def seated(house: House, game: str, random: Random) -> Sequence[Person]:
    """A round of two or three people, with stewards where there must be more; all have their hands open."""
    rules = rules_of(game)()
    fewest, most = rules.seats()
    people = house.people(*NAMES[: min(random.choice((2, 3)), most)])
    fitting = (count for count in range(max(fewest, len(people)), most + 1) if rules.refusal(count) is None)
    await begun(house, people, game, stewards=next(fitting) - len(people))
    house.clock.stop()  # or something may fall due while a panel is looked at
    await house.quiet()
    return people


async def played(house: House, game: str, answers: int) -> None:
    """Give this number of answers, over several rounds; look at every panel after each answer."""
    random = Random(game)
    people = await seated(house, game, random)
    looked = 0
    for _ in range(answers):
        if not await answered(house, random):
            for person in people:
                await acting.ready(await house.table(), person.user.id)
            await house.quiet()
        looked += await check_panels(house)
    assert looked > answers


@pytest.mark.long
@pytest.mark.parametrize("game", ["tahimi", "tyzicha"])
async def test_a_panel_that_stands_says_what_is_so_now(house: House, game: str) -> None:
    await played(house, game, FEW)


async def test_those_who_wait_read_for_whom_once_that_takes_long(house: House) -> None:
    people = house.people(*NAMES)
    await begun(house, people, "rumino")
    await house.quiet()
    table = await house.table()
    turn = await asked(house, people)
    others = [one for one in people if one is not turn]
    name = scene_of(table).person(table.seat_of(turn.user.id) or 0).name
    assert all(said("generic-others") in text_of(panel(one)) for one in others)
    await house.wait(LINGERS_SECONDS)
    assert all(said("panel-waiting-for", names=name) in text_of(panel(one)) for one in others)
    await answered(house, Random("named"))
    assert not any(said("panel-waiting-for", names=name) in text_of(panel(one)) for one in people)


async def test_who_reads_the_rules_after_the_clock_has_played_is_awake_on_the_panel_too(house: House) -> None:
    people = house.people(*NAMES)
    await begun(house, people, "rumino")
    await house.quiet()
    turn = await asked(house, people)
    await house.wait(PACES["lively"] + 1)
    await house.quiet()
    assert said("panel-clock-played") in text_of(panel(turn))
    standing = panel(turn)
    why = next(one for one, sent in presses(standing).items() if sent.verb == WHY)
    await turn.click(standing, why)
    await house.quiet()
    assert said("panel-clock-played") not in text_of(next(one for one in panels(turn) if one["id"] == standing["id"]))
    await check_panels(house)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_panel_that_stands_says_what_is_so_now_over_rounds(house: House, game: str) -> None:
    await played(house, game, MANY)


@pytest.mark.long
@pytest.mark.parametrize("game", ["tahimi", "rumino", "truc"])
async def test_the_panel_of_a_lesson_says_what_is_so_now(house: House, game: str) -> None:
    (marie,) = house.people("Marie")
    random = Random(f"lesson {game}")
    await learning(house, marie, game)
    for _ in range(2 * FEW):
        if not await answered(house, random):
            break
        assert await check_panels(house) == 1


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_whatever_people_press_every_panel_says_what_is_so_now(house: House, game: str) -> None:
    random = Random(f"monkey {game}")
    people = await seated(house, game, random)
    (watcher,) = house.people("Ahmed")
    done = 0
    while done < SOME:
        table = await house.table()
        if table.record.phase == "closed":
            break
        match random.choice(("answer", "answer", "answer", "press", "press", "panel", "panel", "wait")):
            case "answer":
                await answered(house, random)
            case "press":
                await pressed(random.choice((*people, watcher)), random, private=False)
            case "panel":
                await pressed(random.choice((*people, watcher)), random, private=True)
            case _:
                await house.wait(random.choice((1.0, 10.0, 50.0)))
        await house.quiet()
        await check_panels(house)
        done += 1
    assert done > FEW
