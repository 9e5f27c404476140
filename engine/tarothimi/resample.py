"""Worlds of Tarot-himi drawn from one seat's view alone (`climbing.views`, `state`).

What the seat knows of the cards is gathered first (`whereabouts`): here what it knows of the deal and the taxes, in
`retelling` what it saw of the play. Then the cards are dealt at random where they may be. A world says where the cards
are now; which of them others swapped or spun unseen, it does not say.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from engine.climbing import resample as climbing_resample
from engine.climbing.play import Turn
from engine.climbing.rules import Exchange
from engine.climbing.views import ClimbingView
from engine.contract.rng import SEED_BYTES
from engine.tarothimi.arcana import ARCANA, NAMES
from engine.tarothimi.retelling import WORTH, blank, retell
from engine.tarothimi.round import TarotRound, catalogue_for
from engine.tarothimi.rules import ORDER, TarotHimiRules, arcana_count
from engine.tarothimi.state import TarotPrivate, TarotPublic
from engine.tarothimi.whereabouts import Dealer, Place, Whereabouts

TURNERS = tuple(card.name for card in ARCANA if card.turns_tax)
OUT_OF_PLAY, UNDEALT = "out of play", "undealt"

TarotView = ClimbingView[TarotPublic, TarotPrivate]


def resample(rules: TarotHimiRules, seen: TarotView, random: Random) -> TarotRound:
    """A world that this view's seat cannot tell from the true one, from the view alone. All such worlds are equally
    likely.
    """
    where = known_at_first(rules, seen)
    if seen.phase == "tax":
        return resample_taxes(rules, seen, where, random)
    replay = play_again(rules, seen, where)
    return round_with(replay, rules, seen, replay.dealer.deal(random), random)


def resample_taxes(rules: TarotHimiRules, seen: TarotView, where: Whereabouts, random: Random) -> TarotRound:
    """A world while the taxes are paid: the hands before them, and what happened since."""
    plays = catalogue_for(len(seen.seats))
    slots = [where.slots(seat) for seat in range(len(seen.seats))]
    dealt = where.deal(random)
    hands = [plays.pack([dealt[slot] for slot in hand]) for hand in slots]
    state = TarotRound(rules, seen.standing, plays, hands, random.randbytes(SEED_BYTES))
    climbing_resample.relive(state, seen)
    return state


class Replay(NamedTuple):
    """A round that was played again as a seat saw it. `state`: it stands where the round stands, with hands that mean
    nothing. `now`: by seat, the slots of its hand. `turns`: as `retell` gives them. `lanes`: the sums of lanes of all
    hands as they were at first, and of all as they are now, from the face of the card in each slot.
    """

    state: TarotRound
    dealer: Dealer
    now: list[list[int]]
    turns: list[Turn]
    lanes: Callable[[Sequence[str]], tuple[list[int], list[int]]]


def play_again(rules: TarotHimiRules, seen: TarotView, where: Whereabouts) -> Replay:
    """Play the round again as it went on after the taxes. `where`: what is known of the hands then."""
    seats = range(len(seen.seats))
    plays = catalogue_for(len(seats))
    first = [where.slots(seat) for seat in seats]
    replayed = TarotRound(rules, seen.standing, plays, [blank(plays, size) for size in seen.public.dealt])
    left, turns = retell(replayed, seen, where)
    dealer = where.dealer()
    now = [left.get(seat) or where.slots(seat) for seat in seats]
    parted = [_parted(slots, dealer, plays.lanes) for slots in (*first, *now)]
    replayed.shown = seen.public.shown
    replayed.swaps = seen.own.swaps

    def lanes(dealt: Sequence[str]) -> tuple[list[int], list[int]]:
        summed = [sum([plays.lanes[dealt[slot]] for slot in loose], sure) for sure, loose in parted]
        return summed[: len(seats)], summed[len(seats) :]

    return Replay(replayed, dealer, now, turns, lanes)


def round_with(
    replay: Replay, rules: TarotHimiRules, seen: TarotView, dealt: Sequence[str], random: Random
) -> TarotRound:
    """The round with these cards, the face of one in each slot."""
    state, plays = replay.state.copy(), replay.state.catalogue
    state.seed = random.randbytes(SEED_BYTES)
    at_first, held = (list(map(plays.unpack, lanes)) for lanes in replay.lanes(dealt))
    if seen.public.given:
        state.exchanges = _exchanges(rules, seen, [plays.tokens(*hand) for hand in at_first])
    state.redeal(at_first, held)
    state.set_hand(seen.own_seat, seen.zone("hand", seen.own_seat).cards or ())
    state.ask_again()
    return state


def _parted(slots: Sequence[int], dealer: Dealer, lanes: Mapping[str, int]) -> tuple[int, list[int]]:
    """The slots of a hand in two parts: the lanes of those whose cards are certain, and the others."""
    sure = sum(lanes[dealer.certain[slot]] for slot in slots if slot in dealer.certain)
    return sure, [slot for slot in slots if slot not in dealer.certain]


def known_at_first(rules: TarotHimiRules, seen: TarotView) -> Whereabouts:
    """The seat's knowledge of the hands before the taxes, while they are paid; later of the hands after them."""
    if seen.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    players, me = len(seen.seats), seen.seat
    sizes: dict[Place, int] = dict(enumerate(seen.public.dealt))
    minors, arcana = rules.deck(players).ranks, arcana_count(players)
    # A position that is set up by hand may deal less than the whole deck.
    sizes |= {OUT_OF_PLAY: len(NAMES) - arcana, UNDEALT: len(minors) + arcana - sum(sizes.values())}
    where = Whereabouts((*minors, *NAMES), sizes)
    where.lacks(OUT_OF_PLAY, ORDER)
    where.lacks(UNDEALT, NAMES)
    _paid(rules, seen, where)
    certain, limits = climbing_resample.certain(seen, WORTH.__getitem__, ())
    for seat, hand in enumerate(certain):
        if seat != me or seen.phase == "tax":
            where.holds(seat, tuple(hand.elements()))
    for seat, limit in limits.items():
        where.lacks(seat, [card for card in WORTH if WORTH[card] > _kept(rules, seen, limit)])
    if seen.public.paid:
        _turned(rules, seen, where)
    return where


def _kept(rules: TarotHimiRules, seen: TarotView, limit: int) -> int:
    """The highest worth of a payer's other cards: that of the least card that was paid. A payer of too few cards has
    arcana alone (TAR-R13).
    """
    high, low, paid, _ = seen.own_exchange
    owed = next(count for *pair, count in rules.schedule(len(seen.seats)) if set(pair) == {high, low})
    return limit if len(paid) == owed else len(NAMES) - 1


def _paid(rules: TarotHimiRules, seen: TarotView, where: Whereabouts) -> None:
    """Note how many ordinary cards each payer had for the taxes, and has again after them, as everybody has seen; if
    they were fewer than were due, they were all that there were (TAR-R13).
    """
    short = dict(seen.public.short)
    for *pair, count in rules.schedule(len(seen.seats)):
        for payer in set(pair).intersection(seen.public.paid).difference({seen.seat}):
            where.has(payer, ORDER, short.get(payer, count), alone=payer in short)


def _turned(rules: TarotHimiRules, seen: TarotView, where: Whereabouts) -> None:
    """Note where The Moon is: players who exchange cards and hold it have shown it (TAR-R14)."""
    for _, seat, card in seen.public.shown:
        if card in TURNERS:
            where.holds(seat, (card,))
    for *pair, _ in rules.schedule(len(seen.seats)):
        for seat in pair:
            where.lacks(seat, TURNERS)


def _exchanges(rules: TarotHimiRules, seen: TarotView, hands: Sequence[Sequence[str]]) -> tuple[Exchange, ...]:
    """The seat's own exchange as it was; for the other pairs one that explains their hands: the best cards paid, and
    got back.
    """
    own = seen.exchange
    owed, short = {frozenset(pair): count for *pair, count in rules.schedule(len(hands))}, dict(seen.public.short)
    pairs = []
    for high, low in zip(seen.public.given, seen.public.paid, strict=True):
        count = short.get(low, owed[frozenset((high, low))])
        best = tuple(sorted(hands[low], key=WORTH.__getitem__, reverse=True)[:count])
        pairs.append(own if own and own.high == high else Exchange(high, low, best, best))
    return tuple(pairs)
