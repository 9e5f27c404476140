"""The seats of newcomers, by every policy: told on the table, drawn in the open, and through restarts (TAH-10)."""

import pytest

from bot.games.climbing import words
from bot.games.climbing.narration import lines
from bot.sandbox import Person, seen, text_of
from bot.table.deadlines import DRAW_SECONDS
from bot.table.scenes import scene_of
from data.records import RoundRecord
from engine.climbing.events import Drew, Joined
from engine.contract import RESULT
from tests.e2e.house import House
from tests.e2e.people import Player, play_round, press, public
from tests.e2e.presence import begun, kept, play_on, restart
from tests.said import said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé")

# The rank that a fourth draws, and the seat that it gives.
PICKED = (
    dict.fromkeys("234", 3) | dict.fromkeys("567", 2) | dict.fromkeys(("8", "9", "10"), 1) | dict.fromkeys("JQKA", 0)
)


async def dealt_with(house: House, policy: str) -> tuple[list[Player], Person, list[str]]:
    """Three have played a round and a fourth has come, everybody is ready, and round 2 is dealt. Return the four
    players, the fourth person, and the order in which the three finished. The bot was started anew while the fourth
    waited.
    """
    playing = await begun(house, *NAMES, join_policy=policy)
    await play_round(playing, 1)
    await house.quiet()
    (nora,) = house.people("Nora")
    await press(nora, "join")
    await restart(house)
    assert said("at-the-gate", names="Nora") in text_of(public(nora))
    played = await newest(house)
    assert played.result is not None
    order = [played.standing.order[seat] for seat in RESULT.validate_python(played.result).finish]
    for person in (*(player.person for player in playing), nora):
        await press(person, "ready")
    await house.quiet()
    return [*playing, Player(nora, playing[0].random)], nora, order


async def newest(house: House) -> RoundRecord:
    played = (await house.table()).round
    assert played is not None
    return played


@pytest.mark.parametrize(("policy", "seat"), [("middle", 2), ("serf", 3)])
async def test_a_fourth_sits_where_the_policy_says_and_that_is_told(house: House, policy: str, seat: int) -> None:
    playing, nora, order = await dealt_with(house, policy)
    order.insert(seat, f"u{nora.user.id}")
    assert list((await newest(house)).standing.order) == order
    (text,) = [seen(line) for line in lines(scene_of(await house.table())) if "Nora" in line]
    assert text in text_of(public(nora))
    await restart(house)
    await play_on(playing, 2)
    await kept(house, 1, 2)


async def test_a_picked_card_is_told_in_the_open_and_gives_the_seat(house: House) -> None:
    playing, nora, order = await dealt_with(house, "pick")
    (event,) = [event for event in (await house.table()).events if isinstance(event, Joined)]
    assert event.rank is not None
    order.insert(PICKED[event.rank], f"u{nora.user.id}")
    assert list((await newest(house)).standing.order) == order
    (text,) = [line for line in text_of(public(nora)).splitlines() if line.startswith("> ") and "Nora" in line]
    assert words.equal_cards(event.rank, 1) in text
    await restart(house)
    await play_on(playing, 2)
    await kept(house, 1, 2)


async def test_with_a_redraw_everybody_draws_in_the_open_and_nobody_pays(house: House) -> None:
    playing, nora, _ = await dealt_with(house, "redraw")
    drawn = {event.player: event.ranks for event in (await house.table()).events if isinstance(event, Drew)}
    played = await newest(house)
    assert set(drawn) == set(played.standing.order) == {f"u{player.person.user.id}" for player in playing}
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    assert list(played.standing.order) == sorted(drawn, key=lambda key: [*map(ranks.index, drawn[key])], reverse=True)
    shown = public(nora)
    assert said("draw-title") in text_of(shown)
    for player in playing:
        cards = " → ".join(drawn[f"u{player.person.user.id}"])
        assert f"{player.person.user.global_name} **{cards}**" in text_of(shown)
    await restart(house)
    assert text_of(public(nora)) == text_of(shown)
    await house.wait(2 * DRAW_SECONDS + 60)
    table = await house.table()
    assert table.state is not None
    assert table.state.view(None).phase == "play"  # no taxes this time
    assert said("draw-title") not in text_of(public(nora))
    await play_on(playing, 2)
    await kept(house, 1, 2)
