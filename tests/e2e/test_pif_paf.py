"""Pif Paf in the channel: three people play a match to its end, with bets, a claim, a restart while bets are open, and
a hand that all others fold; then eight at the table, and a process that is killed in mid-hand.
"""

from collections.abc import Sequence

import pytest

from bot.sandbox import JSON, Person, is_ephemeral, seen, text_of
from bot.ui import naming
from bot.ui.custom_ids import ANSWER
from engine.contract import Chance, Game, Standing
from engine.games import GAMES
from engine.pif_paf.game import PifPaf
from engine.pif_paf.policy import choose
from engine.pif_paf.round import DECK, PifPafRound
from tests.e2e.house import House
from tests.e2e.people import WITHIN, hire, panel, press, presses, public, says
from tests.e2e.test_crashes import state_of as replayed
from tests.engine.cards.drawing import cards

pytestmark = pytest.mark.slow

NEARLY = "4S 5S 6S 6H 6D 6C 9D TD 2C"  # the jack of diamonds is missing
HANDS = ("AS 3H 5D 8C TS QH 2D KC JD", "AH 3D 5C 8S TH QS 2S 9C KD", NEARLY)
STOCK = "KS AC 3C 5H QD 9S AD KH"  # nothing that goes with these hands


class Stacked(PifPaf):
    """Pif Paf whose first hand is the one of this script."""

    def start(self, standing: Standing, chance: Chance) -> PifPafRound:
        if standing.round > 1:
            return super().start(standing, chance)
        pile = list(DECK)
        state = PifPafRound(self, standing, [cards(hand, pile) for hand in HANDS])
        state.begin([*cards(STOCK, pile), *pile])
        return state


async def seated(house: House, *names: str, stewards: int = 0, **options: str) -> list[Person]:
    """A table of Pif Paf with these people and so many stewards; all have their hands open."""
    people = house.people(*names)
    await people[0].slash("cards start", game="pif_paf", **options)
    for person in people[1:]:
        await press(person, "join")
    for _ in range(stewards):
        await hire(people[0])
    await press(people[0], "go")
    for person in people:
        await press(person, "hand")
    await house.quiet()
    return people


async def state_of(house: House) -> PifPafRound:
    state = (await house.table()).state
    assert isinstance(state, PifPafRound)
    return state


async def say(house: House, person: Person, text: str) -> None:
    """Press the button of the person's panel that answers this, or throws a card just like it."""
    message = panel(person)
    wanted = {text, *(f"{text.partition('#')[0]}#{copy}" for copy in (1, 2))}
    found = [one for one, sent in presses(message).items() if sent.verb == ANSWER and sent.argument in wanted]
    assert len(found) == 1, f"not one button for {text!r} on\n{text_of(message)}"
    await person.click(message, found[0])
    await house.quiet()


async def asked(house: House, people: Sequence[Person]) -> Person:
    """Whom the table waits for."""
    table, state = await house.table(), await state_of(house)
    return next(one for one in people if one.user.id == table.user_at(state.pending[0].seat))


async def by_choice(house: House, person: Person) -> None:
    """What a computer player would answer."""
    (decision,) = (await state_of(house)).pending
    await say(house, person, choose((await state_of(house)).view(decision.seat), decision).text)


async def ready(house: House, people: Sequence[Person]) -> None:
    for person in people:
        await press(person, "ready")
    await house.quiet()


async def play_on(house: House, people: Sequence[Person]) -> None:
    """The people play on as computer players would until the match is over."""
    for _ in range(20):
        while (await state_of(house)).result is None:
            await by_choice(house, await asked(house, people))
        if not (await house.table()).match_goes_on:
            return
        await ready(house, people)
    raise AssertionError("a match without an end")


async def test_three_play_a_match_with_bets_a_claim_and_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "pif_paf", Game(Stacked, choose))
    people = await seated(house, "Marie", "Bob", "Zoé", preset="short")
    marie, bob, zoe = people

    # A bet, a raise to the limit of three antes, and two calls.
    for text in ("bet 5", "bet 15", "call", "call"):
        await say(house, await asked(house, people), text)
    assert "Pot **60** chips" in seen(text_of(public(bob)))
    assert "Loose: 9♦ 10♦ 2♣ — **3** of 9" in seen(text_of(panel(zoe)))
    assert "10♦" not in seen(text_of(panel(marie)))

    # Marie throws the last card that Zoé needs, whoever is next.
    while (person := await asked(house, people)) is not marie:
        await say(house, person, "draw")
        await say(house, person, f"discard {(await state_of(house)).got}")
    await say(house, marie, "draw")
    await say(house, marie, "discard JD#1")
    told = seen(text_of(public(bob)))
    assert "⚡ **Claimed:** Marie threw **J♦**, the last card that was missing." in told
    assert "200 +40 → **240** chips" in told
    assert "9♦ 10♦ J♦" in told
    for card in ("Q♥", "8♠"):  # of hands that stay closed
        assert card not in told
    assert (await state_of(house)).chips() == (180, 180, 240)

    # The winner deals. The bot is restarted while the bets are open; then all fold but one.
    await ready(house, people)
    assert (await state_of(house)).standing.dealer == 2
    better = await asked(house, people)
    await say(house, better, "bet 5")
    await house.shut()
    await house.open()
    await house.quiet()
    for person in people:
        await press(person, "hand")
    while (await state_of(house)).result is None:
        person = await asked(house, people)
        assert "Staying in costs **5**" in seen(text_of(panel(person)))
        await say(house, person, "fold")
    assert "All others folded. No card was shown." in text_of(public(bob))

    # A check round, and a card that is taken from the discards.
    await ready(house, people)
    for _ in people:
        await say(house, await asked(house, people), "check")
    first = await asked(house, people)
    await say(house, first, "draw")
    await by_choice(house, first)
    second = await asked(house, people)
    taken = (await state_of(house)).discards[-1]
    await say(house, second, "take")
    assert f"You took **{naming.card(taken)}**." in seen(text_of(panel(second)))
    assert f"took {naming.card(taken)}" in seen(text_of(public(first)))
    await play_on(house, people)
    told = text_of(public(marie))
    assert "The match is over.**" in told
    state = await state_of(house)
    assert sum(state.chips()) + state.pot() == 600


async def test_eight_play_a_match_to_its_end(house: House) -> None:
    people = await seated(house, "Marie", "Bob", stewards=6, preset="short")
    assert len((await state_of(house)).hands) == 8
    await play_on(house, people)
    assert "The match is over.**" in text_of(public(people[1]))
    state = await state_of(house)
    assert sum(state.chips()) + state.pot() == 1600
    table = await house.table()
    answered = await people[0].slash("cards verify")
    assert answered.message is not None
    assert table.round is not None
    assert table.round.seed.hex() not in text_of(answered.message), "folded hands stay closed for good"


async def test_a_process_that_is_killed_in_mid_hand_loses_nothing(site: House) -> None:
    await site.spawn()
    people = site.people("Marie", "Bob", "Zoé")
    await people[0].slash("cards start", game="pif_paf")
    for person in people[1:]:
        await press(person, "join")
    await press(people[0], "go")
    for person in people:
        await person.until(says("Round 1 ·"), WITHIN)
        await press(person, "hand")
    for number in range(6):
        await the_next_one(site, people, number)
    await site.kill()
    _, played, moves = await site.saved()
    before = replayed(played, moves)[1]
    assert len(moves) == 6
    assert before.view(None).phase == "discard"
    await site.spawn()
    for person in people:
        await press(person, "hand")
    await the_next_one(site, people, 6)
    _, played, moves = await site.saved()
    after = replayed(played, moves)[1]
    assert after.log[:6] == before.log
    assert len(after.log) == 7


async def the_next_one(site: House, people: Sequence[Person], number: int) -> None:
    """After so many moves, the player whose turn it is gives the clock's answer on their panel."""
    _, played, moves = await site.saved()
    order, state = replayed(played, moves)
    assert len(moves) == number
    answer = state.default(state.pending[0]).text
    person = next(one for one in people if one.user.id == order[state.pending[0].seat])
    screen = await person.until(lambda message: is_ephemeral(message) and answer in offered(message), WITHIN)
    await person.click(screen, offered(screen)[answer])


def offered(message: JSON) -> dict[str, str]:
    """The answers that buttons give, with their custom ids."""
    return {sent.argument: one for one, sent in presses(message).items() if sent.verb == ANSWER}
