"""Tadmur in the channel: a wrong guess and its price, a stuck seat, a barred guess, a completed chain; and a match that
two people play to its end by clicks, over a kill in the middle.
"""

from collections.abc import Sequence

import pytest

from bot.sandbox import JSON, Person, seen, selects_of, text_of
from bot.ui.custom_ids import ANSWER
from engine.cards.packs import in_hand_order, rank
from engine.contract import Game, Rng, Standing
from engine.games import GAMES
from engine.tadmur import Tadmur
from engine.tadmur.chain import Chain
from engine.tadmur.player.policy import choose
from engine.tadmur.round import DECK, GUESS, PLAY, TadmurRound, other
from engine.tadmur.state import TadmurPublic, parted
from tests.e2e.clicks import (
    asked,
    begun,
    killed_after,
    nothing_is_lost,
    seed_is_shown,
    to_the_end,
)
from tests.e2e.clicks import say as press_answer
from tests.e2e.house import House
from tests.e2e.people import panel, press_of, presses, public
from tests.said import is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob")
FIRST, SECOND = ("9C", "KD"), ("4S", "8H")  # starter and target of the seat that begins, and of the other one
WAY = "TH JS QC JD TS JC QS"
REPLIES = "5S 6S 5H 6H 5D 6D"
HAND = 24
IN_A_PROCESS = 5  # answers that are given before the kill


def stacked(second: str, lacks: str = "") -> type[Tadmur]:
    """Tadmur in which the seat that begins has a way to its target, and the other one holds these cards among others,
    but no more of the ranks that it lacks.
    """

    class Stacked(Tadmur):
        def start(self, standing: Standing, rng: Rng) -> TadmurRound:
            way, theirs = WAY.split(), second.split()
            rest = [card for card in DECK if card not in {*FIRST, *SECOND, *way, *theirs}]
            theirs += [card for card in rest if card[0] not in lacks][: HAND - len(theirs)]
            mine = [card for card in (*way, *rest) if card not in theirs]
            chains = [
                Chain(starter, target, in_hand_order(hand), self.spaces)
                for (starter, target), hand in ((FIRST, mine), (SECOND, theirs))
            ]
            rows, hidden = parted(chains if standing.dealer == 1 else chains[::-1])
            public = TadmurPublic(rows, other(standing.dealer), passes=False)
            state = TadmurRound(self, standing, public, hidden)
            state.begin()
            return state

    return Stacked


def ranks_of(message: JSON) -> str:
    """The menu of a panel with which one guesses; "" where there is none."""
    return next((one.custom_id for one in selects_of(message) if press_of(one.custom_id).verb == ANSWER), "")


async def say(house: House, person: Person, text: str) -> None:
    """Give an answer as people do: a guess by the menu, all else by a button, and a card by the button of its rank."""
    verb, _, name = text.partition(" ")
    if verb == GUESS:
        await person.choose(panel(person), ranks_of(panel(person)), [f"{name}#1"])
        await house.quiet()
    elif verb == PLAY:
        sent = [press.argument for press in presses(panel(person)).values() if press.argument.startswith(PLAY)]
        await press_answer(house, person, next(one for one in sent if rank(one.split(" ")[1]) == rank(name)))
    else:
        await press_answer(house, person, text)


async def both(house: House, people: Sequence[Person]) -> tuple[Person, Person]:
    """The person who begins, and the other one."""
    await house.quiet()
    first = await asked(house, people)
    return first, next(one for one in people if one is not first)


async def test_a_guess_its_price_and_a_stuck_seat(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tadmur", Game(stacked("5S", lacks="46"), choose))
    people = house.people(*NAMES)
    await begun(house, people, "tadmur")
    first, second = await both(house, people)
    assert said("tadmur-own-target", card="K♦") in text_of(panel(first))
    assert "8♥" not in seen(text_of(panel(first)) + text_of(public(first)))

    # A wrong guess: everybody sees it, and the guesser's own target moves away. There is no second one in a turn.
    await say(house, first, "guess A")
    facts = (said("tadmur-spaces", count=8), said("tadmur-wrong", ranks="A"))
    assert " · ".join(facts) in text_of(public(second))
    assert not ranks_of(panel(first))
    assert said("tadmur-guessed") in text_of(panel(first))
    await say(house, first, "play TH")
    await say(house, second, "play 5S")
    await say(house, first, "play JS")

    # Nothing goes on from the five: the panel asks once, and only its owner knows.
    assert said("tadmur-ask-stuck") in text_of(panel(second))
    assert said("tadmur-ask-stuck") not in text_of(public(first)) + text_of(panel(first))
    assert ranks_of(panel(second))
    await say(house, second, "concede")
    text = text_of(public(first))
    mine, theirs = (NAMES[people.index(one)] for one in (first, second))
    assert said("tadmur-ended-stuck", other=theirs, name=mine) in text
    assert "K♦" in text
    assert "8♥" in text
    assert said("generic-match-on") in text


async def test_a_chain_is_completed_and_guesses_are_barred_before(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "tadmur", Game(stacked(REPLIES), choose))
    people = house.people(*NAMES)
    await begun(house, people, "tadmur")
    first, second = await both(house, people)
    for card, reply in zip(WAY.split()[:-1], REPLIES.split(), strict=True):
        await say(house, first, f"play {card}")
        if card != "JC":
            await say(house, second, f"play {reply}")
    name = NAMES[people.index(first)]
    assert said("tadmur-barred", name=name) in text_of(public(first))
    assert said("tadmur-barred", name=name) in text_of(panel(second))
    assert not ranks_of(panel(second))
    await say(house, second, "play 6D")
    assert is_said("tadmur-needs-last", text_of(panel(first)), target="K♦")
    await say(house, first, "play QS")
    text = text_of(public(second))
    assert said("tadmur-ended-chain", name=name) in text
    assert f"{said('tadmur-complete')}\n" in text


async def test_two_people_play_a_match_to_its_end_over_a_kill(site: House) -> None:
    people = site.people(*NAMES)
    await site.spawn()
    await begun(site, people, "tadmur")
    before = await killed_after(site, people, IN_A_PROCESS)
    await nothing_is_lost(site, people, before)
    assert await to_the_end(site, people, say) <= 3
    text = text_of(public(people[0]))
    assert is_said("tadmur-won-deals", text)

    # Hands stay closed, and so does the seed.
    assert not await seed_is_shown(site, people[0])
