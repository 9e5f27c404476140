"""Hands of Rumino that are set up by hand, and short ways to play them."""

from collections.abc import Sequence
from typing import Any

from engine.cards.packs import plain
from engine.contract import Event, Illegal, Standing
from engine.rumino.game import Rumino
from engine.rumino.round import DECK, RuminoRound
from engine.rumino.standings import first_standing

SEED = bytes(range(32))
# Hands without a meld, of 38 to 45 points.
POOR = ("2C 4D 6H 8S TC QD AS", "2D 4H 6S 8C TD QH AC", "2H 4S 6C 8D TH QS AD", "2S 4C 6D 8H TS QC AH")


def cards(text: str, pile: list[str]) -> list[str]:
    """Cards of the pile by rank and suit, taken out of it: of two equal ones the first that is left."""
    taken = []
    for token in text.split():
        taken.append(next(card for card in pile if plain(card) == token))
        pile.remove(taken[-1])
    return taken


def standing(players: int, rules: Rumino | None = None, dealer: int | None = None, **fields: Any) -> Standing:
    """The last seat deals, so that seat 0 begins. `carried` changes some of what is carried."""
    first = first_standing(
        rules or Rumino(), [f"p{at}" for at in range(players)], players - 1 if dealer is None else dealer
    )
    carried = {**first.carried, **fields.pop("carried", {})}
    return first.model_copy(update={**fields, "carried": carried})


def table(
    hands: Sequence[str],
    upcard: str = "KC",
    stock: str = "",
    rules: Rumino | None = None,
    before: Standing | None = None,
) -> RuminoRound:
    """A hand that has just been dealt; the stock begins with these cards."""
    rules, pile = rules or Rumino(), list(DECK)
    held = [cards(hand, pile) for hand in hands]
    (up,) = cards(upcard, pile)
    first = cards(stock, pile)
    state = RuminoRound(rules, before or standing(len(hands), rules), held, SEED)
    state.begin([*first, *pile], up)
    return state


def act(state: RuminoRound, *lines: str) -> list[Event]:
    """Do these ("0 draw", "0 discard KS") and give back all that happened. A card is of the hand, by rank and suit."""
    events: list[Event] = []
    for line in lines:
        seat, verb, *named = line.split()
        hand = state.hands[int(seat)]
        words = [next((card for card in hand if plain(card) == one), one) for one in named]
        events += state.play(int(seat), state.action(" ".join([verb, *words])))
    return events


def refusal(state: RuminoRound, line: str) -> Illegal:
    """Why an action is refused; nothing may have changed."""
    before = [state.view(seat) for seat in range(len(state.hands))]
    try:
        act(state, line)
    except Illegal as refused:
        assert [state.view(seat) for seat in range(len(state.hands))] == before
        return refused
    raise AssertionError(f"{line} was not refused")


def told(events: Sequence[Event]) -> list[str]:
    """What happened, by name."""
    return [event.name for event in events]


def offered(state: RuminoRound) -> list[str]:
    """The texts of all that is offered to the first seat that is asked, cards without their copies."""
    return [plain(answer.text) for answer in state.pending[0].answers()]
