"""The hands that the others may hold while tricks are played. A world is drawn the more often, the more of what they
have laid the policy would have laid from their hands, and the better their bids go with these.

The policy looks at a view. Here, turn by turn, the same choice is made in bits from a hand and from what everybody
knew, some hundred times as fast.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import prod
from random import Random
from typing import NamedTuple

from engine.cards.packs import suit
from engine.tyzicha.cards import CARDS, SEATS, couple, left, others
from engine.tyzicha.game import sample_hands
from engine.tyzicha.player.deals import Calls, calls_of, expected
from engine.tyzicha.player.policy import FEW
from engine.tyzicha.player.world import (
    BITS,
    COUPLE,
    COUPLES,
    NOTHING,
    SUIT,
    SUIT_OF,
    WORTH,
    TyzichaWorld,
    bits,
    cost,
    mask,
    world_of,
)
from engine.tyzicha.state import Play, TyzichaPublic, TyzichaView, gifts_in, widow_in

PACK = mask(CARDS)

DRAWN = 100  # worlds that are drawn for one decision
DOUBT = 0.1  # how likely a card is that the policy would not have laid: nobody need follow it
NO_CALLS = Calls(None, None)


class Turn(NamedTuple):
    """A turn that a seat has had. `card`: what it laid; `shown`: with its marriage. `laid`: the cards that the seat has
    laid from this turn on, this one among them. `gone`: the cards that anybody had laid before. `world`: the trick as
    it lay, with empty hands. `elsewhere`: the cards that the next seat could not hold, as far as everybody knew.
    """

    seat: int
    card: int
    shown: bool
    laid: int
    gone: int
    world: TyzichaWorld
    elsewhere: int

    def fits(self, hand: int) -> bool:
        """True if the policy, holding this hand, would have laid the card, or one that is as good to it."""
        unseen = PACK & ~(self.gone | hand)
        return self._follows(hand, unseen) if self.world.laid else self._leads(hand, unseen)

    def _leads(self, hand: int, unseen: int) -> bool:
        """The same for a lead, as `policy.lead` makes it."""
        trump = self.world.trump
        pairs = [one for one, pair, _ in COUPLES if hand & pair == pair]
        sure = [bit for bit in bits(hand) if SUIT_OF[bit] not in pairs and _is_safe(bit, unseen, trump)]
        if pairs and not (sure and trump == NOTHING):
            pair = COUPLE[pairs[0]]
            return self.shown and self.card == pair & -pair
        if self.shown:
            return False
        if sure:
            drawn = trump if trump != NOTHING and unseen & SUIT[trump] else NOTHING
            values = {bit: (SUIT_OF[bit] == drawn, WORTH[bit]) for bit in sure}
            return values.get(self.card) == max(values.values())
        costs = {bit: (cost(bit, hand, trump), -(unseen & SUIT[SUIT_OF[bit]]).bit_count()) for bit in bits(hand)}
        return costs[self.card] == min(costs.values())

    def _follows(self, hand: int, unseen: int) -> bool:
        """The same for a card that follows, as `policy.follow` chooses it."""
        world = self.world
        legal, wins = world.legal_of(hand)
        cards, last = bits(legal), world.laid == SEATS - 1
        if last and (wins or world.declarer not in (world.turn, world.holder)):
            values = {bit: (not _is_master(bit, unseen), WORTH[bit]) for bit in cards}
            return values.get(self.card) == max(values.values())
        if wins:
            after = unseen & ~self.elsewhere
            cards = [bit for bit in cards if not after & _beating(bit, world.trump)] or cards
        costs = {bit: cost(bit, hand, world.trump) for bit in cards}
        return costs.get(self.card) == min(costs.values())


def read_turns(public: TyzichaPublic) -> list[Turn]:
    """Every turn of the tricks so far, in order. The tricks are played again from the first one on."""
    tricks, play, turns = public.tricks, Play(turn=public.declarer), list[Turn]()
    places = {BITS[card]: public.declarer for card in public.widow} | {BITS[card]: at for at, card in public.gifts}
    for _ in range(sum(map(len, tricks.laid))):
        seat = play.turn
        card = tricks.laid[seat][len(play.laid[seat])]
        shown = not play.trick and card in couple(suit(card)) and _next_marriage(tricks, play) == suit(card)
        turns.append(_read_turn(public, play, card, shown, places))
        if shown:
            play = play.married(card)
            places |= {BITS[half]: seat for half in couple(suit(card))}
        play = play.after(card)
    return turns


def _next_marriage(tricks: Play, play: Play) -> str:
    """The suit of the next marriage that the seat on turn has shown by now; "" if there is none."""
    shown = tricks.marriages[play.turn][len(play.marriages[play.turn]) :]
    return shown[0] if shown else ""


def _read_turn(public: TyzichaPublic, play: Play, card: str, shown: bool, places: Mapping[int, int]) -> Turn:
    """The turn of the seat on turn, which laid this card. `places`: where everybody knew cards to lie."""
    seat, after = play.turn, left(play.turn)
    known = sum(bit for bit, at in places.items() if at != after)
    return Turn(
        seat,
        BITS[card],
        shown,
        laid=mask(public.tricks.laid[seat][len(play.laid[seat]) :]),
        gone=mask(card for cards in play.laid for card in cards),
        world=world_of(replace(public, tricks=play), [()] * SEATS),
        elsewhere=mask(play.lacks[after]) | known,
    )


def _is_master(bit: int, unseen: int) -> bool:
    """True if no unseen card of the suit is higher."""
    return not unseen & SUIT[SUIT_OF[bit]] & -(bit << 1)


def _is_safe(bit: int, unseen: int, trump: int) -> bool:
    """True if the policy thinks that a card which is led will take the trick."""
    if not _is_master(bit, unseen):
        return False
    one = SUIT_OF[bit]
    may_be_trumped = trump not in (NOTHING, one) and unseen & SUIT[trump]
    return not may_be_trumped or (unseen & SUIT[one]).bit_count() >= FEW


def _beating(bit: int, trump: int) -> int:
    """All cards that beat one that was laid before them."""
    one = SUIT_OF[bit]
    higher = SUIT[one] & -(bit << 1)
    return higher | SUIT[trump] if trump not in (NOTHING, one) else higher


class Past(NamedTuple):
    """What a seat has done. `turns`: those on which it laid a card, `laid`: these cards; `calls`: its bids. `got`: the
    cards that it has got since the auction, as far as the reader knows them; `gave`: those that it gave away.
    """

    turns: Sequence[Turn]
    laid: int
    calls: Calls
    got: int
    gave: int

    def likelihood(self, hand: int) -> float:
        """The likelihood of all that, roughly, if the seat holds this hand now."""
        plays = prod(1.0 if turn.fits(hand | turn.laid) else DOUBT for turn in self.turns)
        if self.calls == NO_CALLS:
            return plays
        seven = (hand | self.laid | self.gave) & ~self.got
        # A gift that nobody else saw is one of the eight: most likely the one that is worth least.
        good = expected(seven) if self.got else max(expected(seven & ~bit) for bit in bits(seven))
        return plays * self.calls.likelihood(good)


def read_past(view: TyzichaView) -> dict[int, Past]:
    """What each of the others has done, as the view's seat knows it."""
    public = view.public
    turns, gifts, widow = read_turns(public), gifts_in(view), mask(widow_in(view))
    past = {}
    for seat in others(view.own_seat):
        calls, got, gave = calls_of(public.auction, seat), mask(card for whom, card in gifts if whom == seat), 0
        if seat == public.declarer:
            got, gave = widow, mask(card for _, card in gifts)
            calls = calls if widow else NO_CALLS  # bids tell of seven cards, and three of those held are unknown
        own = [turn for turn in turns if turn.seat == seat]
        past[seat] = Past(own, mask(public.tricks.laid[seat]), calls, got, gave)
    return past


def sample_likely_worlds(view: TyzichaView, random: Random) -> Iterator[tuple[TyzichaWorld, int]]:
    """Draw `DRAWN` worlds, then yield worlds among them forever, the likelier ones more often, each with the luck of
    its playouts. The same object may come again and again, so callers must copy it before they play on it.
    """
    past = read_past(view)
    worlds = [world_of(view.public, sample_hands(view, random)[0]) for _ in range(DRAWN)]
    weights = [prod(one.likelihood(world.hands[seat]) for seat, one in past.items()) for world in worlds]
    while True:
        for world in random.choices(worlds, weights, k=DRAWN):
            yield world, random.getrandbits(32)
