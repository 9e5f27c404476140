"""The choice of what to give back in the exchange: sensible gifts are tried on the same worlds, which the kernel plays
out.

A card is its place in the order of ranks here, jokers last.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, cycle, islice
from random import Random
from typing import NamedTuple

from engine.climbing.player.course import Course, retell
from engine.climbing.player.playout import Habits, playout
from engine.climbing.rules import Tax
from engine.climbing.views import ClimbingView
from engine.contract import Action, PickCards
from engine.tahimi.catalogue import LANE
from engine.tahimi.deck import JOKER, tax_order
from engine.tahimi.player.tables import TahimiTables, tables_for
from engine.tahimi.rules import TahimiRules

LOW = 7  # the number of lowest cards of which gifts are made
MOST = 16  # gifts that are tried
PLAYED = 8  # playouts for each world that is drawn: to draw one takes as long as several playouts, so they are repeated

Cards = list[int]


class GiftWorld(NamedTuple):
    """All hands as they may be when nobody but the view's seat has cards to give back: as sums of lanes
    (`engine.tahimi.catalogue`), and in the bits of `tables`.
    """

    lanes: list[int]
    bits: list[int]


def gifts(chosen: Action, pick: PickCards) -> list[Action]:
    """The gift that was `chosen` for a start, and others of low cards, the lowest first."""
    low = sorted(combinations(range(min(LOW, len(pick.cards))), pick.least), key=sum)
    others = [pick.action([pick.cards[place] for place in places]) for places in low]
    return list(dict.fromkeys([chosen, *others]))[:MOST]


def sample_worlds(rules: TahimiRules, view: ClimbingView, playouts: int, random: Random) -> Iterator[GiftWorld]:
    """Sample as many worlds as `playouts` allow, and yield them again and again, without end."""
    return cycle(islice(_sample_worlds(rules, view, random), 1 + playouts // PLAYED))


def _sample_worlds(rules: TahimiRules, view: ClimbingView, random: Random) -> Iterator[GiftWorld]:
    """Sample worlds, without end. The seat that has paid the view's seat kept nothing that is worth more than what it
    paid (TAH-6).
    """
    me, payer, paid, _ = view.own_exchange
    players, dealt = len(view.seats), view.public.dealt
    tables, worth, place = tables_for(rules, players), worth_of(rules, players), places(rules, players)
    own, limit = [place[card] for card in view.hand], min(worth[place[card]] for card in paid)
    cards = sorted((Counter(map(place.__getitem__, rules.deck(players).ranks)) - Counter(own)).elements())
    while True:
        rest = sorted(cards, key=lambda _: random.random())
        kept = [at for at, card in enumerate(rest) if worth[card] <= limit][: dealt[payer] - len(paid)]
        hands: list[Cards] = [[] for _ in range(players)]
        hands[me], hands[payer] = own, [rest.pop(at) for at in reversed(kept)]
        for seat in range(players):
            if seat not in (me, payer):
                hands[seat] = rest[: dealt[seat]]
                del rest[: dealt[seat]]
        exchange(hands, [tax for tax in rules.schedule(players) if tax.high != me], worth)
        lanes = [sum([1 << LANE * card for card in hand]) for hand in hands]
        yield GiftWorld(lanes, [_bits(tables, hand) for hand in lanes])


def exchange(hands: list[Cards], taxes: Sequence[Tax], worth: Sequence[int]) -> None:
    """Let each low seat pay its best cards, and get the lowest cards of the high seat back."""
    for high, low, count in taxes:
        poor = sorted(hands[low], key=worth.__getitem__)
        rich = sorted(hands[high] + poor[-count:])
        hands[high], hands[low] = rich[count:], poor[:-count] + rich[:count]


def places(rules: TahimiRules, players: int) -> dict[str, int]:
    """Each card as a place in the order of ranks."""
    return {card: at for at, card in enumerate((*rules.ranks(players), JOKER))}


def worth_of(rules: TahimiRules, players: int) -> list[int]:
    """The tax worth of each card, by its place."""
    worth = tax_order(rules.ranks(players), rules.jokers_taxed_first)
    return [worth.index(card) for card in places(rules, players)]


def trial(rules: TahimiRules, view: ClimbingView, whims: Iterator[int]) -> Callable[[Action, GiftWorld], float]:
    """Return a function that gives a gift's value in a world: the share of the others who finish behind its giver."""
    me, taker, _, _ = view.own_exchange
    tables, rivals = tables_for(rules, len(view.seats)), len(view.seats) - 1
    course = Course.begin(tables, rules.first_leader(view.standing))
    list(retell(course, view.public.dealt, view.log))  # nobody has played yet, but some may have left
    habits = (Habits.of(tables),) * len(view.seats)
    lane = tables.catalogue.lane

    def value(gift: Action, world: GiftWorld) -> float:
        hands, given = world.bits[:], sum(map(lane, gift.cards))
        hands[me] = _bits(tables, world.lanes[me] - given)
        hands[taker] = _bits(tables, world.lanes[taker] + given)
        return 1 - playout(course, hands, me, habits, whims) / rivals

    return value


def _bits(tables: TahimiTables, lanes: int) -> int:
    plays = tables.catalogue
    return plays.moves(*plays.unpack(lanes))
