"""Indian Chief in the channel: a game to its end with a change of mind, thieves who want the same card, a kill while
melds lie sealed.
"""

from collections.abc import Sequence

import pytest

from bot.sandbox import JSON, Person, buttons_of, is_ephemeral, text_of
from bot.ui.custom_ids import ANSWER
from engine.cards.packs import plain
from engine.contract import Game, Rng, Standing
from engine.games import GAMES
from engine.indian_chief import IndianChief
from engine.indian_chief.player.policy import choose
from engine.indian_chief.round import HAND, IndianChiefRound, dealt
from tests.conformance.indian_chief import chosen
from tests.e2e.clicks import begun
from tests.e2e.house import House
from tests.e2e.people import WITHIN, panel, press, presses, public
from tests.said import is_said, said

pytestmark = pytest.mark.long

JACKS = ("JS 2H 3H 4H 5H 6H 7H 8H", "JD 2D 3D 4D 5D 6D 7D 8D", "KC QC 2C 3C 4C 5C 6C 7C")


class Stacked(IndianChief):
    """Indian Chief with these hands in the first turn."""

    def start(self, standing: Standing, rng: Rng) -> IndianChiefRound:
        deck = list(self.closed_deck(len(standing.order)))
        hands = [tuple(hand.split()) for hand in JACKS]
        stub = [card for card in deck if not any(card in hand for hand in hands)]
        return dealt(self, standing, hands, stub, rng.seed())


async def draft(person: Person, size: int) -> None:
    """Choose the meld of `size` cards; the panel then shows its worth. The last one left is shown anyway."""
    melds = [one.custom_id for one in buttons_of(panel(person)) if one.label.startswith(f"{size}\ufe0f")]
    if melds:
        await person.click(panel(person), melds[0])


async def answer(person: Person, starts: str) -> JSON:
    """Press the first button that sends an answer which begins so; return the panel before that."""
    message = panel(person)
    sent = [
        one for one, press in presses(message).items() if press.verb == ANSWER and press.argument.startswith(starts)
    ]
    assert sent, f"no {starts!r} on\n{text_of(message)}"
    await person.click(message, sent[0])
    return message


async def lay(person: Person, size: int) -> JSON:
    """Lay the meld of `size` cards as the panel suggests it."""
    await draft(person, size)
    return await answer(person, "meld")


async def state_of(house: House) -> IndianChiefRound:
    await house.quiet()
    state = (await house.table()).state
    assert isinstance(state, IndianChiefRound)
    return state


async def to_the_end(house: House, marie: Person, bob: Person, hers: Sequence[int], his: Sequence[int]) -> None:
    """Play the turns from the second one on: the melds that she and he lay have `hers` and `his` numbers of cards, and
    neither steals anything.
    """
    for turn, sizes in enumerate(zip(hers, his, strict=True), 2):
        for person, size in zip((marie, bob), sizes, strict=True):
            await lay(person, size)
        state = await state_of(house)
        while state.public.groups:
            await answer(marie if 0 in state.public.groups[0] else bob, "nothing")
            state = await state_of(house)
        assert state.result is not None or state.public.turn == turn + 1


async def test_a_game_to_its_end_with_a_change_of_mind(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await begun(house, [marie, bob], "indian_chief", stewards=1)
    await house.quiet()

    # What is laid is said before it is laid, stays secret, and may be changed until the last player has chosen.
    await draft(marie, 7)
    assert is_said("indian-chief-worth", text_of(panel(marie)))
    old = await answer(marie, "meld")
    assert len(chosen(await state_of(house), 0)) == 7
    await lay(marie, 4)
    state = await state_of(house)
    mine = chosen(state, 0)
    assert len(mine) == 4
    assert said("generic-answered") in text_of(public(bob))
    assert not state.view(1).zone("meld", 0).cards
    await lay(bob, 5)
    state = await state_of(house)
    assert state.public.turn == 2
    assert said("indian-chief-melds", turn=1) in text_of(public(bob))
    late = await marie.click(old, next(one for one, press in presses(old).items() if press.verb == ANSWER), stale=True)
    assert late.message is not None
    assert said("refused-revealed") in text_of(late.message)

    await to_the_end(house, marie, bob, (7, 1, 6, 2, 3, 5), (2, 3, 4, 1, 6, 7))
    state = await state_of(house)
    assert state.result is not None
    text = text_of(public(marie))
    assert "🏆" in text
    assert all(f"**{said('indian-chief-points', points=score)}**" in text for score in state.result.scores)
    over = await marie.click(old, next(one for one, press in presses(old).items() if press.verb == ANSWER), stale=True)
    assert over.message is not None
    assert said("refused-round-over-hand") in text_of(over.message)
    for person in (marie, bob):
        await press(person, "ready")
    assert (await state_of(house)).public.turn == 1


async def test_thieves_who_want_one_card_go_without(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "indian_chief", Game(Stacked, choose))
    people = house.people("Marie", "Bob", "Zoé")
    marie, bob, zoe = people
    await begun(house, people, "indian_chief")
    for person, size in zip(people, (1, 1, 2), strict=True):
        await house.quiet()
        await lay(person, size)
    state = await state_of(house)
    assert state.public.groups == ((0, 1),)
    assert not is_said("indian-chief-panel-tied", text_of(panel(zoe)))
    assert is_said("indian-chief-panel-tied", text_of(panel(marie)), count=1)
    king = next(card for card in state.public.melds[2] if plain(card) == "KC")

    # Marie looks at Zoé's cards, wishes for another one first, and then for the same as Bob.
    for person, card in ((marie, "QC"), (marie, king), (bob, king)):
        (look,) = (one for one, press in presses(panel(person)).items() if press.argument == "from 2")
        await person.click(panel(person), look)
        await answer(person, f"steal {card}")
        state = await state_of(house)
    assert state.public.turn == 2
    assert not any(state.public.known)
    text = text_of(public(zoe))
    assert "Marie" in text
    assert not is_said("indian-chief-meld-stolen", text)
    assert state.view(None).zone("hand", 0).count == HAND


async def test_a_game_goes_on_to_its_end_over_a_kill_while_melds_lie_sealed(site: House) -> None:
    marie, bob = site.people("Marie", "Bob")
    await site.spawn()
    await begun(site, [marie, bob], "indian_chief", pace="relaxed")
    await lay(marie, 3)
    assert is_said("generic-given", text_of(panel(marie)))
    await site.kill()
    await site.open()
    await site.quiet()
    answered = await press(marie, "hand")
    assert answered.message is not None
    assert is_said("generic-given", text_of(answered.message))
    await lay(marie, 5)  # it may still be changed
    await press(bob, "hand")
    assert not is_said("generic-given", text_of(panel(bob)))
    await lay(bob, 4)
    shown = await bob.until(
        lambda one: not is_ephemeral(one) and said("indian-chief-melds", turn=1) in text_of(one), WITHIN
    )
    assert said("indian-chief-category", category="rich_man") in text_of(shown)
    _, _, moves = await site.saved()
    assert [len(move.action.split()) - 1 for move in moves] == [3, 5, 4]

    await to_the_end(site, marie, bob, (7, 1, 6, 2, 3, 4), (2, 3, 5, 1, 6, 7))
    assert (await state_of(site)).result is not None
    assert "🏆" in text_of(public(bob))
