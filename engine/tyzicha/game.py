"""The rules of Tyzicha: its options, seats, deal and the end of a match (TYZ-2, TYZ-4, TYZ-11); and a world of it: the
closed cards, dealt to where they may lie for all that one seat can tell.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.cards.events import Dealt
from engine.cards.hands import Cards
from engine.cards.match import WithMatch
from engine.cards.packs import in_hand_order
from engine.contract import (
    Dice,
    Match,
    Result,
    Rng,
    Standing,
    retired_after,
)
from engine.tyzicha.cards import CARDS, SEATS, bidders, others
from engine.tyzicha.round import HAND, OPENING, STEP, WIDOW, TyzichaRound
from engine.tyzicha.state import (
    Auction,
    Gift,
    Play,
    Terms,
    TyzichaHidden,
    TyzichaPublic,
    TyzichaView,
    gifts_in,
    widow_in,
)


class Tyzicha(WithMatch[TyzichaRound]):
    """Three players, each for themselves; one of them plays against the two others."""

    GAME: ClassVar[str] = "tyzicha"
    CLOSED: ClassVar[bool] = True
    DECK: ClassVar[tuple[str, ...]] = CARDS

    target: Literal[301, 501, 1001] = Field(1001, description="The score that wins, for a declarer.")
    equal_makes: bool = Field(False, description="Taking exactly the contract makes it.")
    opponents_always_score: bool = Field(False, description="Opponents score also when the contract is made.")
    max_bid: int = Field(400, ge=300, le=1000, multiple_of=10, description="Where bids and raises end.")
    max_hands: int | None = Field(
        60, ge=1, le=200, description="After so many hands the highest score wins; none: only the target ends a match."
    )

    @property
    def terms(self) -> Terms:
        return Terms(self.target, self.max_bid, self.equal_makes, self.opponents_always_score)

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"target": 301}}

    def seats(self) -> tuple[int, int]:
        return SEATS, SEATS

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> TyzichaRound:
        """Seven cards to each seat, seat 0 first; the last three are the widow."""
        hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(SEATS)]
        return dealt(self, standing, hands, cards[SEATS * HAND :])

    def match(self, standing: Standing, result: Result) -> Match:
        """Nobody but a declarer comes to the target, so whoever has it has won (TYZ-11). A seat that its player has
        left has not (G-R19).
        """
        scores, retired = self.totals(standing, result), retired_after(standing, result)
        live = [seat for seat in range(SEATS) if seat not in retired]
        reached = any(scores[seat] >= self.target for seat in live)
        last = self.max_hands is not None and standing.round >= self.max_hands
        if not reached and not last and len(live) > 1:
            return Match()
        after = Result.of_scores(scores, retired)
        return Match(True, after.places, after.winners)

    def resample(self, view: TyzichaView, random: Random) -> TyzichaRound:
        return TyzichaRound.from_view(self, view, sample_hidden(view, random))


def dealt(rules: Tyzicha, standing: Standing, hands: Iterable[Iterable[str]], widow: Iterable[str]) -> TyzichaRound:
    """A hand with these cards, before the first call."""
    auction = Auction(bidders(standing.dealer), OPENING, STEP, rules.max_bid)
    hidden = TyzichaHidden(tuple(in_hand_order(hand) for hand in hands), in_hand_order(widow))
    state = TyzichaRound(rules, standing, TyzichaPublic(rules.terms, auction, Play(standing.dealer)), hidden)
    state.opening = tuple(Dealt(seat, hand) for seat, hand in enumerate(hidden.hands))
    return state


def sample_hidden(view: TyzichaView, random: Random) -> TyzichaHidden:
    """Hands as they may be and, if the widow and the gifts are closed, cards that may have been in them."""
    public = view.public
    hands, rest = sample_hands(view, random)
    if public.step == "bid":
        return TyzichaHidden(tuple(hands), tuple(rest))
    if not public.closed:
        return TyzichaHidden(tuple(hands))
    gifts = _gifts(view, hands, random)
    given = [card for _, card in gifts]
    widow = widow_in(view) or random.sample([*_had(public, hands, public.declarer), *given], WIDOW)
    return TyzichaHidden(tuple(hands), in_hand_order(widow), gifts)


def sample_hands(view: TyzichaView, random: Random) -> tuple[list[Cards], Cards]:
    """Hands as they may be, and what is left of the pack.

    A card that everybody has seen, or that this seat has given, is where it went. A card that a seat cannot hold, by
    what that seat has laid, is elsewhere.
    """
    own, tricks = view.own_seat, view.public.tricks
    known = [list(cards) for cards in view.public.known]
    laid = {card for cards in tricks.laid for card in cards}
    for whom, card in gifts_in(view):
        if card not in laid and card not in known[whom]:
            known[whom].append(card)
    known[own] = list(view.hand)
    settled = laid.union(*known)
    rest = Dice(random).shuffle([card for card in CARDS if card not in settled])
    missing = {at: (view.zone("hand", at).count or 0) - len(known[at]) for at in range(SEATS) if at != own}
    for card in sorted(rest, key=lambda card: len(_open_to(card, missing, view.public))):
        at = next(iter(_open_to(card, missing, view.public)), None)
        if at is not None:
            known[at].append(card)
            missing[at] -= 1
    held = {card for hand in known for card in hand}
    return [in_hand_order(hand) for hand in known], in_hand_order(card for card in rest if card not in held)


def _open_to(card: str, missing: Mapping[int, int], public: TyzichaPublic) -> list[int]:
    """The seats that may hold a card and have room for it."""
    return [at for at, room in missing.items() if room and card not in public.tricks.lacks[at]]


def _gifts(view: TyzichaView, hands: list[Cards], random: Random) -> tuple[Gift, ...]:
    """The closed gifts; one that this seat has not seen is any card that its receiver has or had."""
    if view.public.step == "exchange":
        return ()
    seen, public = dict(gifts_in(view)), view.public
    return tuple(
        Gift(whom, seen.get(whom) or random.choice(_had(public, hands, whom))) for whom in others(public.declarer)
    )


def _had(public: TyzichaPublic, hands: list[Cards], seat: int) -> list[str]:
    """The cards that a seat holds or has laid."""
    return [*hands[seat], *in_hand_order(public.tricks.laid[seat])]
