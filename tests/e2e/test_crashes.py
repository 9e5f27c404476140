"""The bot's process is killed while people play; a new one goes on, and nothing that it acknowledged is lost."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from bot.sandbox import Failed, Person, is_ephemeral, text_of
from bot.ui.components import CRIMSON, GOLD
from tests.e2e.clicks import replayed
from tests.e2e.crashes import after, nothing_lost, same_hands
from tests.e2e.house import House
from tests.e2e.people import (
    WITHIN,
    Player,
    colour,
    dealt,
    over,
    panel,
    play_round,
    players,
    press,
    presses,
    says,
    seated,
)
from tests.postgres import KINDS

pytestmark = [pytest.mark.long, pytest.mark.parametrize("kind", KINDS, indirect=True)]

NAMES = ("Marie", "Bob", "Zoé", "Ahmed")


async def play_until_killed(house: House, playing: Sequence[Player]) -> None:
    """Play round 1 until the process dies: a person whose click it did not answer sees it fail."""
    assert house.process is not None
    doing = [asyncio.create_task(player.play(over(1))) for player in playing]
    await house.process.wait()
    await house.kill()
    for task in doing:
        task.cancel()
    for ended in await asyncio.gather(*doing, return_exceptions=True):
        assert ended is None or isinstance(ended, Failed | asyncio.CancelledError), ended


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(2, 4))])
async def test_killed_in_mid_trick_it_goes_on_with_all_that_it_has_acknowledged(site: House, seed: int) -> None:
    luck = random.Random(seed)
    people = site.people(*NAMES[:3])
    playing = players(people, f"killed {seed}")
    await site.spawn()
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    after(site, luck.randint(4, 60))
    await play_until_killed(site, playing)

    _, played, moves = await site.saved()
    order, state = replayed(played, moves)
    nothing_lost(playing, order, moves, (0, 0, 0))
    await site.spawn()
    for player in playing:  # old panels work: on gold they play, else they are drawn anew
        view = state.view(order.index(player.person.user.id))
        old = panel(player.person)
        if view.decisions and colour(old) == GOLD and says("⚠️")(old) is False:
            answer = await player.answer(old)
            assert answer.message is not None
    _, played, moves = await site.saved()
    order, state = replayed(played, moves)
    await same_hands(people, order, state)
    await play_round(playing, 1)


async def test_killed_between_two_gifts_it_waits_for_the_second_one(site: House) -> None:
    people = site.people(*NAMES)
    playing = players(people, "killed in the taxes")
    await site.spawn()
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await site.let_draw_pass()
    await play_round(playing, 1)
    for person in people:
        await press(person, "ready", await person.until(over(1)))
    asked = [player for player in playing if await asked_to_give(player.person)]
    assert len(asked) == 2
    await asked[0].answer(panel(asked[0].person))
    await site.kill()

    _, played, moves = await site.saved()
    order, state = replayed(played, moves)
    assert [move.action.split()[0] for move in moves] == ["give"]
    await site.spawn()
    answer = await asked[1].answer(panel(asked[1].person))  # the panel of before
    assert answer.message is not None
    assert colour(answer.message) in (GOLD, None) or "⚠️" not in text_of(answer.message)
    _, played, moves = await site.saved()
    order, state = replayed(played, moves)
    assert [move.action.split()[0] for move in moves] == ["give", "give"]
    await same_hands(people, order, state)
    await play_round(playing, 2)


async def asked_to_give(person: Person) -> bool:
    """True if the person's panel of the new round asks for a gift."""
    message = await person.until(
        lambda one: is_ephemeral(one) and 2 in {sent.stamp.round for sent in presses(one).values()}, WITHIN
    )
    return colour(message) == CRIMSON
