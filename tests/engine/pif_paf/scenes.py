"""Hands of Pif Paf that are set up by hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.cards.drawing import REFILLS, DrawingHidden
from engine.contract import Standing
from engine.pif_paf.game import PifPaf
from engine.pif_paf.round import DECK, PifPafRound
from engine.pif_paf.rules import PifPafCarried, first_standing
from engine.pif_paf.state import PifPafPublic
from tests.engine.cards.drawing import cards

# Hands without a meld.
POOR = (
    "AS 3H 5D 8C TS QH 2D 9S KC",
    "AH 3D 5C 8S TH QS 2S 9C KD",
    "AD 3C 5H 8D TC QC 2H JH KS",
    "AC 4D 5H 8H TS QD 3H 9S KH",
)
MIDDLING = "4S 5S 5H 6H 9D TD QC QS 2C"  # much may come to it
NEARLY = "4S 5S 6S 6H 6D 6C 9D TD 2C"  # the jack or the eight of diamonds is missing
MELDED = "4S 5S 6S 6H 6D 6C 9D TD JD"
NO_BETS = PifPaf(betting=False)


def standing(players: int, rules: PifPaf | None = None, dealer: int | None = None, **fields: Any) -> Standing:
    """The last seat deals, so that seat 0 begins. `fields` are some of the standing, and of what it carries."""
    first = first_standing(
        rules or PifPaf(), [f"p{at}" for at in range(players)], players - 1 if dealer is None else dealer
    )
    changed = {name: fields.pop(name) for name in PifPafCarried.model_fields if name in fields}
    carried = first.carried_as(PifPafCarried).model_copy(update=changed)
    return first.model_copy(update={**fields, "carried": carried.dump()})


def table(
    hands: Sequence[str], stock: str = "", rules: PifPaf | None = None, before: Standing | None = None
) -> PifPafRound:
    """A hand that has just been dealt, by default without bets; the stock begins with these cards."""
    rules, pile = rules or NO_BETS, list(DECK)
    held = [cards(hand, pile) for hand in hands]
    first = cards(stock, pile)
    state = dealt(rules, before or standing(len(hands), rules), held, [*first, *pile])
    state.begin()
    return state


def dealt(rules: PifPaf, before: Standing, hands: Sequence[Sequence[str]], stock: Sequence[str] = ()) -> PifPafRound:
    """A hand with these cards, of which nothing has been told."""
    return PifPafRound(rules, before, PifPafPublic.dealt(rules, before), DrawingHidden.dealt(hands, stock))


def run_out(state: PifPafRound) -> None:
    """Let the stock run out for good with the next draw."""
    top, *_ = state.hidden.stock
    state.hidden = replace(state.hidden, stock=())
    state.public = replace(state.public, refills=REFILLS, discards=(top,))


def bets(players: int = 4, rules: PifPaf | None = None, **fields: Any) -> PifPafRound:
    """A hand in which betting opens with seat 0."""
    rules = rules or PifPaf()
    return table(POOR[:players], rules=rules, before=standing(players, rules, **fields))
