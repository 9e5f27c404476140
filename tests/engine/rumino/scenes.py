"""Hands of Rumino that are set up by hand, and short ways to play them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.contract import Dice, SeatingRequest, Standing
from engine.rumino.game import Rumino
from engine.rumino.round import DECK, RuminoRound
from engine.rumino.rules import RuminoCarried, first_standing
from engine.rumino.state import RuminoHidden, RuminoPublic
from tests.engine.cards.drawing import act, cards, offered, refusal, told

__all__ = ["POOR", "act", "offered", "refusal", "standing", "table", "told"]

SEED = bytes(range(32))
# Hands without a meld, of 38 to 45 points.
POOR = ("2C 4D 6H 8S TC QD AS", "2D 4H 6S 8C TD QH AC", "2H 4S 6C 8D TH QS AD", "2S 4C 6D 8H TS QC AH")
SEVEN = "4S 4H 4D 7C 8C 9C 7D"  # a hand of two melds and 7 points


def standing(players: int, rules: Rumino | None = None, dealer: int | None = None, **fields: Any) -> Standing:
    """The last seat deals, so that seat 0 begins. `fields` are some of the standing, and of what it carries."""
    first = first_standing(
        rules or Rumino(), [f"p{at}" for at in range(players)], players - 1 if dealer is None else dealer
    )
    changed = {name: fields.pop(name) for name in RuminoCarried.model_fields if name in fields}
    carried = first.carried_as(RuminoCarried).model_copy(update=changed)
    return first.model_copy(update={**fields, "carried": carried.dump()})


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
    state = dealt(rules, before or standing(len(hands), rules), held, [*first, *pile], up)
    state.begin()
    return state


def dealt(
    rules: Rumino, before: Standing, hands: Sequence[Sequence[str]], stock: Sequence[str] = (), upcard: str = ""
) -> RuminoRound:
    """A hand with these cards, of which nothing has been told."""
    public = RuminoPublic.dealt(rules.limit, before, upcard)
    return RuminoRound(rules, before, public, RuminoHidden.dealt(hands, stock, SEED))


def following(state: RuminoRound, rules: Rumino | None = None) -> Standing:
    """The standing of the hand after this one."""
    assert state.result is not None
    request = SeatingRequest(state.standing, state.result, (), ())
    return (rules or Rumino()).seat(request, Dice(Random(1))).standing
