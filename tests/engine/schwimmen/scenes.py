"""Hands of Schwimmen that are set up by hand, and short ways to play them."""

from collections.abc import Sequence
from typing import Any

from engine.cards.packs import in_hand_order
from engine.contract import Event, Standing
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import SchwimmenRound
from engine.schwimmen.rules import first_standing
from engine.schwimmen.state import SchwimmenHidden, SchwimmenPublic
from engine.schwimmen.values import DECK

# Hands of 17, 18, 19 and 20 points.
HANDS = ("AS KD 7D", "TH 8H 9S", "JC 9C KS", "QH JD TD")
TABLE = "KH 9D 7S"


def standing(players: int, rules: Schwimmen | None = None, dealer: int | None = None, **fields: Any) -> Standing:
    """The last seat deals, so that seat 0 begins. `chips`: the lives that each has beside the one for swimming."""
    rules = rules or Schwimmen()
    dealer = players - 1 if dealer is None else dealer
    if "chips" in fields:
        fields["lives"] = tuple(chips + rules.swim for chips in fields.pop("chips"))
    return first_standing(rules, [f"p{at}" for at in range(players)], dealer).model_copy(update=fields)


def dealt(
    hands: Sequence[str] = HANDS,
    table: str = TABLE,
    stock: str = "",
    rules: Schwimmen | None = None,
    before: Standing | None = None,
    last: int | None = None,
) -> SchwimmenRound:
    """A hand that has just been dealt. The stock begins with these cards, and has `last` of them in all."""
    rules, held = rules or Schwimmen(), [hand.split() for hand in hands]
    before = before or standing(len(hands), rules)
    laid, first = table.split(), stock.split()
    rest = [card for card in DECK if card not in (*laid, *first, *(card for hand in held for card in hand))]
    hidden = SchwimmenHidden(tuple(map(in_hand_order, held)), tuple([*first, *rest][:last]), tuple(laid))
    state = SchwimmenRound(rules, before, SchwimmenPublic.dealt(before), hidden)
    state.begin()
    return state


def turned(*args: Any, **fields: Any) -> SchwimmenRound:
    """A hand that has just been dealt, of which the dealer has kept the cards."""
    state = dealt(*args, **fields)
    act(state, f"{state.public.turn} keep")
    return state


def act(state: SchwimmenRound, *lines: str) -> list[Event]:
    """Do these ("0 pass", "1 exchange 7S for KH +close") and return all that happened."""
    events: list[Event] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        events += state.play(int(seat), state.action(text))
    return events
