"""Worlds of Tarot-himi drawn from one seat's view alone (its memory: `climbing.views`, `TarotRound.memory`).

What the seat knows of the cards is gathered first (`whereabouts`): here what it knows of the deal and the taxes, in
`retelling` what it saw of the play. Then the cards are dealt at random where they may be. A world says where the cards
are now; which of them others swapped or spun unseen, it does not say.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from engine.climbing import determinization
from engine.climbing.taxes import Exchange
from engine.contract import View
from engine.contract.chance import SEED_BYTES
from engine.tarothimi.arcana import ARCANA, NAMES
from engine.tarothimi.certainties import Place
from engine.tarothimi.deck import ORDER, arcana_count
from engine.tarothimi.options import TarotOptions
from engine.tarothimi.retelling import WORTH, blank, retell
from engine.tarothimi.round import Swap, TarotRound, catalogue_for
from engine.tarothimi.whereabouts import Dealer, Whereabouts

TURNERS = tuple(card.name for card in ARCANA if card.turns_tax)
OUT_OF_PLAY, UNDEALT = "out of play", "undealt"


def resample(rules: TarotOptions, seen: View, random: Random) -> TarotRound:
    """A world that this view's seat cannot tell from the true one, from the view alone."""
    return drawing(rules, seen)(random)


def drawing(rules: TarotOptions, seen: View) -> Callable[[Random], TarotRound]:
    """What draws such worlds. All that the seat knows is gathered once, for as many of them as are wanted."""
    if seen.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    where = _at_first(rules, seen)
    if seen.phase == "tax":
        return partial(_taxing, rules, seen, where)
    return _playing(rules, seen, where)


def _taxing(rules: TarotOptions, seen: View, where: Whereabouts, random: Random) -> TarotRound:
    """While the taxes are paid: the hands before them, and what happened since."""
    plays = catalogue_for(len(seen.seats))
    slots = [where.slots(seat) for seat in range(len(seen.seats))]
    dealt = where.deal(random)
    hands = [plays.pack([dealt[slot] for slot in hand]) for hand in slots]
    state = TarotRound(rules, seen.standing, plays, hands, random.randbytes(SEED_BYTES))
    determinization.relive(state, seen)
    return state


def _playing(rules: TarotOptions, seen: View, where: Whereabouts) -> Callable[[Random], TarotRound]:
    """Later: the hands after the taxes, and what happened since."""
    me, seats = seen.seat or 0, range(len(seen.seats))
    plays = catalogue_for(len(seats))
    lanes = {card: plays.lane(card) for card in (*ORDER, *NAMES)}
    first = [where.slots(seat) for seat in seats]
    told = TarotRound(rules, seen.standing, plays, [blank(plays, size) for size in seen.memory["dealt"]])
    left = retell(told, seen, where)
    dealer = where.dealer()
    now = [left.get(seat) or where.slots(seat) for seat in seats]
    parted = [_parted(slots, dealer, lanes) for slots in (*first, *now)]
    told.shown = seen.memory["shown"]
    told.swaps = tuple(Swap(*swap) for swap in seen.memory["swaps"])

    def draw(random: Random) -> TarotRound:
        state = told.copy()
        state.seed = random.randbytes(SEED_BYTES)
        dealt = dealer.deal(random)
        packed = [plays.unpack(sum([lanes[dealt[slot]] for slot in loose], sure)) for sure, loose in parted]
        state._dealt = tuple(packed[: len(seats)])
        if seen.memory["given"]:
            state.exchanges = _exchanges(rules, seen, [plays.tokens(*hand) for hand in state._dealt])
        for seat, (naturals, beside) in zip(seats, packed[len(seats) :], strict=True):
            state._hands[seat], state._beside[seat] = naturals, beside
            state._watch(seat)
        state._set(me, seen.zone("hand", me).cards or ())
        if state.result is None:
            state._ask(state._turn)
        return state

    return draw


def _parted(slots: Sequence[int], dealer: Dealer, lanes: Mapping[str, int]) -> tuple[int, list[int]]:
    """Of the slots of a hand: the lanes of those whose cards are certain, and the others."""
    sure = sum(lanes[dealer.certain[slot]] for slot in slots if slot in dealer.certain)
    return sure, [slot for slot in slots if slot not in dealer.certain]


def _at_first(rules: TarotOptions, seen: View) -> Whereabouts:
    """What the seat knows of the hands before the taxes while they are paid, and else of those after them."""
    players, me = len(seen.seats), seen.seat
    sizes: dict[Place, int] = dict(enumerate(seen.memory["dealt"]))
    minors, arcana = rules.deck(players).ranks, arcana_count(players)
    # A position that is set up by hand may deal less than the whole deck.
    sizes |= {OUT_OF_PLAY: len(NAMES) - arcana, UNDEALT: len(minors) + arcana - sum(sizes.values())}
    where = Whereabouts((*minors, *NAMES), sizes)
    where.lacks(OUT_OF_PLAY, ORDER)
    where.lacks(UNDEALT, NAMES)
    _paid(rules, seen, where)
    certain, limits = determinization.certain(seen, WORTH.__getitem__, ())
    for seat, hand in enumerate(certain):
        if seat != me or seen.phase == "tax":
            where.holds(seat, tuple(hand.elements()))
    for seat, limit in limits.items():
        where.lacks(seat, [card for card in WORTH if WORTH[card] > _kept(rules, seen, limit)])
    if seen.memory["paid"]:
        _turned(rules, seen, where)
    return where


def _kept(rules: TarotOptions, seen: View, limit: int) -> int:
    """What a payer's other cards are worth at most: as the least that was paid. After too few cards there are arcana
    alone (B.8).
    """
    high, low, paid, _ = seen.memory["exchange"]
    owed = next(count for *pair, count in rules.schedule(len(seen.seats)) if set(pair) == {high, low})
    return limit if len(paid) == owed else len(NAMES) - 1


def _paid(rules: TarotOptions, seen: View, where: Whereabouts) -> None:
    """How many ordinary cards a payer had for the taxes, and has again after them, all have seen: fewer than were due
    are all there were (B.8).
    """
    short = dict(seen.memory["short"])
    for *pair, count in rules.schedule(len(seen.seats)):
        for payer in set(pair).intersection(seen.memory["paid"]).difference({seen.seat}):
            where.has(payer, ORDER, short.get(payer, count), alone=payer in short)


def _turned(rules: TarotOptions, seen: View, where: Whereabouts) -> None:
    """Whoever exchanges cards and holds The Moon has shown it (B.8)."""
    for _, seat, card in seen.memory["shown"]:
        if card in TURNERS:
            where.holds(seat, (card,))
    for *pair, _ in rules.schedule(len(seen.seats)):
        for seat in pair:
            where.lacks(seat, TURNERS)


def _exchanges(rules: TarotOptions, seen: View, hands: Sequence[Sequence[str]]) -> tuple[Exchange, ...]:
    """The seat's own exchange as it was; for the other pairs one that explains their hands: the best cards paid, and
    got back.
    """
    own = seen.memory["exchange"]
    owed, short = {frozenset(pair): count for *pair, count in rules.schedule(len(hands))}, dict(seen.memory["short"])
    pairs = []
    for high, low in zip(seen.memory["given"], seen.memory["paid"], strict=True):
        count = short.get(low, owed[frozenset((high, low))])
        best = tuple(sorted(hands[low], key=WORTH.__getitem__, reverse=True)[:count])
        pairs.append(Exchange(*own) if own and own[0] == high else Exchange(high, low, best, best))
    return tuple(pairs)
