"""Rumino: its seats, its deal, and its match."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import ClassVar

from engine.cards.drawing import known_hands, lay_down, missing_from
from engine.cards.drawing import unseen as unseen_cards
from engine.cards.hands import dealt_at_once
from engine.cards.match import WithMatch
from engine.contract import Action, Match, Result, Rng, Seating, SeatingRequest, Standing, kept_seats
from engine.rumino.deadwood import HAND
from engine.rumino.round import DECK, DROP, REBUY, RuminoRound
from engine.rumino.rules import RuminoRules, first_standing, match_of, next_standing
from engine.rumino.state import RuminoHidden, RuminoPublic, RuminoView


class Rumino(RuminoRules, WithMatch[RuminoRound]):
    """Draw and discard; knock low, or go for seven in a row."""

    DECK: ClassVar[tuple[str, ...]] = DECK

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return kept_seats(request, rng, partial(next_standing, self), partial(first_standing, self))

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> RuminoRound:
        hands, rest = dealt_at_once(cards, len(standing.order), HAND, standing.live)
        upcard, *stock = rest
        public = RuminoPublic.dealt(self.limit, standing, upcard)
        return RuminoRound(self, standing, public, RuminoHidden.dealt(hands, stock, rng.seed()))

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(self, standing, result)

    def resample(self, view: RuminoView, random: Random) -> RuminoRound:
        return RuminoRound.from_view(self, view, sample_hidden(view, random))


def sample_hidden(view: RuminoView, random: Random) -> RuminoHidden:
    """The viewer's own hand, what the others were seen to take, and any other cards."""
    own, answered = view.own_seat, [seat for seat in view.public.buyers if view.seats[seat].answered]
    hands, luck = _hands(view, random), random.randbytes(32)
    closed = lay_down(view, hands, DECK, random)
    answers: dict[int, Action | None] = {seat: random.choice((DROP, REBUY)) for seat in answered}
    answers[own] = view.private.answer if view.private else None
    return RuminoHidden(
        closed.hands, closed.stock, closed.new, tuple(answers.get(seat) for seat in range(len(hands))), luck
    )


def _hands(view: RuminoView, random: Random) -> list[list[str]]:
    """The hands: the viewer's own; of the others the cards that they were seen to take, filled up with any cards that
    may be there.
    """
    hands = known_hands(view)
    missing, hidden = missing_from(view, hands), unseen_cards(view, hands, DECK, random)
    if view.public.refills:
        return _refilled(view, hands, missing, hidden, random)
    for seat, count in missing.items():
        hands[seat] += [hidden.pop() for _ in range(count)]
    return hands


def _refilled(
    view: RuminoView, hands: list[list[str]], missing: dict[int, int], hidden: list[str], random: Random
) -> list[list[str]]:
    """The stock was made of discards, so every unseen card that was not among them is in a hand; and nobody holds more
    of the others than they have drawn since.
    """
    public = view.public
    again = [card for card in hidden if card in public.renewed]
    kept = [card for card in hidden if card not in public.renewed]
    newer = [seat for seat, count in missing.items() for _ in range(min(count, public.draws[seat]))]
    random.shuffle(newer)
    if public.turn in newer and public.drawn and not public.taken:  # the newest is one of them
        newer.sort(key=lambda seat: seat != public.turn)
    for seat in newer[: sum(missing.values()) - len(kept)]:
        hands[seat].append(again.pop())
        missing[seat] -= 1
    for seat, count in missing.items():
        hands[seat] += [kept.pop() for _ in range(count)]
    return hands
