"""Pif Paf: its seats, its deal, and its match."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import ClassVar

from engine.cards.drawing import DrawingHidden, known_hands, lay_down, missing_from
from engine.cards.drawing import unseen as unseen_cards
from engine.cards.hands import Cards, dealt_at_once
from engine.cards.match import WithMatch
from engine.cards.packs import in_hand_order
from engine.contract import Match, Result, Rng, Seating, SeatingRequest, Standing, kept_seats
from engine.pif_paf.melds import HAND
from engine.pif_paf.round import DECK, PifPafRound
from engine.pif_paf.rules import PifPafRules, first_standing, match_of, next_standing
from engine.pif_paf.state import PifPafPublic, PifPafView


class PifPaf(PifPafRules, WithMatch[PifPafRound]):
    """Bet on nine cards, then be the first to have them all in melds."""

    DECK: ClassVar[tuple[str, ...]] = DECK

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return kept_seats(request, rng, partial(next_standing, self), partial(first_standing, self))

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> PifPafRound:
        hands, stock = dealt_at_once(cards, len(standing.order), HAND, standing.live)
        hidden = DrawingHidden.dealt(hands, stock)
        return PifPafRound(self, standing, PifPafPublic.dealt(self, standing), hidden)

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(self, standing, result)

    def resample(self, view: PifPafView, random: Random) -> PifPafRound:
        return PifPafRound.from_view(self, view, sample_hidden(view, random))


def sample_hidden(view: PifPafView, random: Random) -> DrawingHidden:
    """The viewer's own hand, what the others were seen to take or to draw, and any other cards. Where the stock was
    turned over, everybody knows what lies in it and who has drawn what.
    """
    public, hands = view.public, _hands(view, random)
    if not public.refills:
        return lay_down(view, hands, DECK, random)
    new = public.traced[public.turn][-1] if public.drawn and not public.taken else ""
    return DrawingHidden(tuple(map(in_hand_order, hands)), _turned_over(view), new)


def _turned_over(view: PifPafView) -> Cards:
    """The cards that are left of a stock that was turned over."""
    return view.public.renewed[len(view.public.renewed) - (view.zone("stock").count or 0) :]


def _hands(view: PifPafView, random: Random) -> list[list[str]]:
    """Each hand as far as the seat knows it, filled up with any cards that may be there."""
    hands, own = known_hands(view), view.own_seat
    for seat, cards in enumerate(view.public.traced):
        hands[seat] += [card for card in cards if seat != own]
    known = _turned_over(view)
    hidden = [card for card in unseen_cards(view, hands, DECK, random) if card not in known]
    for seat, count in missing_from(view, hands).items():
        hands[seat] += [hidden.pop() for _ in range(count)]
    return hands
