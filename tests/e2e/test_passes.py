"""It is a player's secret whether a pass was choice or need: tests of what a watcher sees of it, and when (TAH-5)."""

import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.games.climbing.orders import SHORTEST, pass_delay
from bot.games.climbing.part import part
from bot.sandbox import Person, text_of
from bot.table import acting
from engine.climbing.views import climbing
from engine.contract import State
from tests.e2e.house import House, built, passing
from tests.e2e.overheard import listen
from tests.e2e.passes import MOST, lead
from tests.e2e.people import panel, press, seated
from tests.said import said

NAMES = ("Marie", "Bob", "Zoé")
SECRETLY = 3.0  # seconds that the clicked pass takes
IDS = range(10**17, 10**17 + len(NAMES))


@asynccontextmanager
async def table(folder: Path, auto: bool) -> AsyncIterator[tuple[House, list[Person]]]:
    """A table at which the second has nothing to top what the first is about to lead: the same people, cards and luck
    whenever it is made. The people come by seat.
    """
    async with built(folder, "alike") as house:
        house.pass_seconds = MOST
        users = [house.sandbox.add_person(name, house.guild, id=one) for name, one in zip(NAMES, IDS, strict=True)]
        people = [house.person(user, house.hall) for user in users]
        house.rig(people, lambda state: lead(state) is not None)
        await house.open()
        for person in people:
            await house.bot.registry.preferences.change(person.user.id, "auto_pass", auto)
        await seated(*people)
        await press(people[0], "go")
        await house.let_draw_pass()
        live = await house.table()
        assert live.round is not None
        order = [int(key[1:]) for key in live.round.standing.order]
        yield house, sorted(people, key=lambda person: order.index(person.user.id))


async def clicked(house: House, second: Person) -> None:
    """Click the pass, after some thought."""
    await house.wait(SECRETLY)
    await press(second, "pass")


async def made(house: House, second: Person) -> None:
    """Let the pass be made for them."""
    live = await house.table()
    await house.wait(passing(live)[1] - house.clock() + 0.01)


@pytest.mark.long
async def test_clicked_ordered_and_forced_passes_look_alike(tmp_path: Path) -> None:
    seen: dict[str, list[str]] = {}
    waits: dict[str, float] = {}
    for kind in ("clicked", "ordered", "forced"):
        (tmp_path / kind).mkdir()
        async with table(tmp_path / kind, auto=kind == "forced") as (house, people):
            live = await house.table()
            assert live.state is not None
            text = lead(live.state)
            assert text is not None
            if kind == "ordered":
                await press(people[1], "pass")
            await house.quiet()
            pictures = listen(house.sandbox)
            await acting.act(live, people[0].user.id, text)
            await house.quiet()
            if kind != "clicked":
                waits[kind] = passing(live)[1] - part(live.record).piled
                assert live.round is not None
                drawn = pass_delay(live.round.seed, live.stamp, 1, part(live.record).passes, MOST)
                assert waits[kind] == pytest.approx(drawn)  # one draw for both, from one spread
                notice = said("order-coming" if kind == "ordered" else "order-passing")
                assert notice in text_of(panel(people[1]))
            await (clicked if kind == "clicked" else made)(house, people[1])
            await house.quiet()
            assert [action.text for _, action in live.state.log] == [text, "pass"]
            seen[kind] = [untimed(one.text) for one in pictures if one.owner is None]
    assert len(seen["clicked"]) == 2  # the play, and the pass
    assert seen["clicked"] == seen["ordered"] == seen["forced"]
    assert all(SHORTEST <= wait <= MOST for wait in waits.values())


def untimed(text: str) -> str:
    """The text without the moments that a client counts down to."""
    return re.sub(r"<t:\d+:R>", "<t>", text)


# An announced single card


def before_plain_pass(state: State) -> list[tuple[int, str]] | None:
    """Moves, made at random, after which somebody with one announced card faces a set of two or more."""
    luck = random.Random("one card")
    state, moves = state.copy(), list[tuple[int, str]]()
    while state.result is None and len(moves) < 200:
        (decision,) = state.pending
        view = climbing(state.view(None))
        if moves and view.pile and view.pile[-1].size > 1 and view.seats[decision.seat].one_card:
            return moves
        options = [answer.text for answer in decision.answers]
        text = luck.choice([one for one in options if one != "pass"] or options)
        state.play(decision.seat, state.action(text))
        moves.append((decision.seat, text))
    return None


@pytest.mark.long
async def test_an_announced_single_card_that_faces_a_pair_is_passed_without_cover(site: House) -> None:
    site.pass_seconds = MOST
    people = site.people(*NAMES)
    site.rig(people, lambda state: before_plain_pass(state) is not None)
    await site.open()
    await seated(*people)
    await press(people[0], "go")
    await site.quiet()
    live = await site.table()
    assert live.state is not None
    moves = before_plain_pass(live.state)
    assert moves is not None
    site.clock.stop()  # however long the moves take, no pass among them is made before it is played
    for seat, text in moves:
        user = live.user_at(seat)
        assert user is not None
        await acting.act(live, user, text)
    (decision,) = live.state.pending
    assert climbing(live.state.view(None)).seats[decision.seat].one_card
    assert passing(live) == {decision.seat: part(live.record).piled}
    before = site.clock.offset
    await site.quiet()
    assert live.state.log[len(moves)][0] == decision.seat
    assert live.state.log[len(moves)][1].text == "pass"
    assert site.clock.offset == before  # no time was let pass
    _, _, saved = await site.saved()
    assert saved[len(moves)].by == "order"
