"""Many rounds of every climbing game, with people who leave, sleep, come back and join at random: every one ends, and
nobody's seat is lost.
"""

import random

import pytest

from bot.games.climbing.plays import CONFIRM
from bot.sandbox import Failed, Person, buttons_of, is_ephemeral, selects_of, text_of
from bot.table.deadlines import GRACE_SECONDS, PACES
from bot.table.people import key_of
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui.components import CRIMSON, GOLD
from bot.ui.custom_ids import PLAY
from tests.e2e.house import House
from tests.e2e.people import FAMILY, Player, colour, offers, panels, players, press, press_of, public, seated

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé", "Ahmed", "Kim", "Léo", "Nora")
LATE = PACES["lively"] + 1
MOST_STEPS = 400  # of a round, until it must have ended
WHIM = 0.02  # how often somebody does something else than play


@pytest.mark.parametrize(
    ("game", "rounds", "seed"),
    [
        *((game, 3, "soak") for game in FAMILY),
        *(
            pytest.param(game, 200 if game == "tahimi" else 60, "long soak", marks=pytest.mark.thorough)
            for game in FAMILY
        ),
    ],
)
async def test_every_round_ends_and_nobody_loses_a_seat(house: House, game: str, rounds: int, seed: str) -> None:
    people = house.people(*NAMES)
    playing = players(people, seed)
    for player in playing:
        player.eager = True
    luck = random.Random(f"{seed}:whims")
    await seated(people[0], people[1], people[2], game=game, seats=4)
    await press(people[0], "fill")
    await house.let_draw_pass()
    for number in range(1, rounds + 1):
        await until_over(house, playing, luck, number)
        await until_dealt(house, playing, luck, number + 1)
        if number % 10 == 2:
            await house.shut()
            await house.open()
    assert len(repr((house, playing))) < 100_000  # a failure in the last round can still be reported


async def until_over(house: House, playing: list[Player], luck: random.Random, number: int) -> None:
    """Let the people who are in the mood play the round to its end."""
    table = await house.table()
    for _ in range(MOST_STEPS):
        if table.record.phase != "round":
            break
        awake = [player for player in playing if luck.random() < 0.9]
        for player in awake:
            await something(table, player, luck)
        await house.quiet()
        if luck.random() < 0.3:
            await house.wait(LATE)
        nobody_is_lost(await house.table())
    assert table.record.phase == "between", (number, table.record.phase)


async def until_dealt(house: House, playing: list[Player], luck: random.Random, number: int) -> None:
    """Somebody is always left to play on: the people who stay press Ready, and others come, or stay after all, until
    they are enough. (With fewer the table would close in the end, as it should.)
    """
    for _ in range(20):
        await house.quiet()
        table = await house.table()
        if table.record.round >= number:
            return
        for player in luck.sample(playing, len(playing)):
            user = player.person.user.id
            if table.sits(user) and key_of(user) not in table.record.leaving:
                await press(player.person, "ready", stale=True)
            elif len(scene_of(table).keys_of_people) < 3:
                await join(player.person, luck)
            if table.record.round >= number:
                break
        await house.quiet()  # a panel that is on its way now would come after its token has died
        await house.wait(LATE + GRACE_SECONDS)
    raise AssertionError(f"round {number} was never dealt")


async def something(table: Table, player: Player, luck: random.Random) -> None:
    """Play if the panel asks; now and then come, go, think better of it, or look again."""
    person = player.person
    user = person.user.id
    if table.record.phase != "round":
        return
    if not table.sits(user):
        if luck.random() < WHIM:
            await join(person, luck)
        return
    if table.seat_of(user) is None:
        return
    if not panels(person) or luck.random() < WHIM:
        await press(person, "hand", stale=True)
    panel = panels(person)[-1]
    verbs = {press_of(one.custom_id).verb for one in buttons_of(panel) if not one.disabled}
    whims = sorted(verbs & {"leave", "stay", "now", "after"})
    if whims and luck.random() < WHIM:
        await whim(table, person, luck.choice(whims))
    elif colour(panel) in (GOLD, CRIMSON) and table.waits_for(user) and (verbs & {PLAY, CONFIRM} or selects_of(panel)):
        await player.answer(panel)


async def whim(table: Table, person: Person, verb: str) -> None:
    """Leave, or stay; the last person at a table stays, or it would be closed."""
    others = [key for key in scene_of(table).keys_of_people if key != f"u{person.user.id}"]
    if verb != "stay" and len(others) < 2:
        return
    answer = await press(person, verb, panels(person)[-1], stale=True)
    if verb == "leave" and answer.message is not None and offers("after")(answer.message):
        now = len(text_of(answer.message)) % 2
        await press(person, "now" if now else "after", answer.message, stale=True)


async def join(person: Person, luck: random.Random) -> None:
    """Join the table, by the gate where there is a choice, and not where the table is full."""
    table = public(person)
    if not offers("join")(table):
        return
    try:
        answer = await press(person, "join", table, stale=True)
    except Failed:
        return
    if answer.message is not None and is_ephemeral(answer.message):
        choices = [one for one in buttons_of(answer.message) if press_of(one.custom_id).verb in ("new", "take")]
        if choices:
            await person.click(answer.message, luck.choice(choices).custom_id, stale=True)


def nobody_is_lost(table: Table) -> None:
    """Check that everybody who sits at the table, and has not been dealt out, has exactly one seat or one place at the
    gate.
    """
    keys = [person.key for person in table.record.people]
    assert len(set(keys)) == len(keys)
    assert table.round is not None
    assert set(table.round.standing.order) <= set(keys)
    assert {key for key in keys if key not in table.record.leaving} <= set(table.round.standing.order)
