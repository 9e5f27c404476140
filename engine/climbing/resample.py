"""A world drawn from one seat's view alone, in any climbing game (`climbing.views`).

All that the seat has not seen is dealt anew: before the taxes while they go on, after them otherwise. Then what
everybody saw happens again.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import inf
from random import Random

from engine.climbing.round import ClimbingRound
from engine.climbing.rules import Exchange
from engine.climbing.views import ClimbingView
from engine.contract import Dice, PickCards

Hands = list[Counter[str]]
Plays = Iterable[tuple[int, Sequence[str]]]  # every play so far: its seat and its cards


def hand_sampler(
    seen: ClimbingView, deck: Iterable[str], worth: Callable[[str], int], plays: Plays, fits: Callable[[Hands], bool]
) -> Callable[[Random], Hands]:
    """Return a function that draws all hands as they may have been for all that the seat knows: while taxes go on, at
    their beginning; later, at the beginning of the play.

    `worth`: how taxable a card is. `fits` says whether hands agree with what else the seat has learned.
    """
    if seen.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    surely, limits = certain(seen, worth, plays)
    counted = Counter(deck)
    for hand in surely:
        counted -= hand
    unseen = sorted(counted.elements())

    def deal(random: Random) -> Hands:
        while not fits(drawn := _fill(seen, surely, limits, worth, unseen, random)):
            pass
        return drawn

    return deal


def relive(state: ClimbingRound, seen: ClimbingView) -> None:
    """Replay on a drawn world what this seat saw of the round."""
    if seen.phase == "tax":
        _tax_again(state, seen)
    else:
        state.exchanges = exchanges(state, seen)
        state.lead_off()
    for seat, text in seen.log:
        state.play(seat, state.action(text))


def certain(seen: ClimbingView, worth: Callable[[str], int], plays: Plays) -> tuple[Hands, dict[int, int]]:
    """The cards that each hand surely held at the moment that `hand_sampler` draws; and by seat, the highest worth that
    its other cards can have, since a payer kept nothing better than what they paid (TAH-6).
    """
    me, players = seen.seat or 0, len(seen.seats)
    hands: Hands = [Counter() for _ in range(players)]
    hands[me].update(seen.zone("hand", me).cards or ())
    exchange = seen.exchange
    limits: dict[int, int] = {}
    if exchange and me == exchange.high:
        limits[exchange.low] = min(map(worth, exchange.paid), default=-1)
    if seen.phase == "tax":
        if exchange:
            _undo(exchange, hands, me)
        return hands, limits
    laid: Hands = [Counter() for _ in range(players)]
    for seat, cards in plays:
        laid[seat].update(cards)
    if exchange:
        paid, returned = Counter(exchange.paid), Counter(exchange.returned or ())
        if me == exchange.high:
            hands[exchange.low] = returned - laid[exchange.low]
        else:
            hands[exchange.high] = paid - returned - laid[exchange.high]
    return [hand + gone for hand, gone in zip(hands, laid, strict=True)], limits


def _undo(exchange: Exchange, hands: Hands, me: int) -> None:
    """Undo the viewer's own exchange in the hands: the payer surely held what they paid. The receiver surely held what
    they gave back, unless it is what they had got.
    """
    paid, returned = Counter(exchange.paid), Counter(exchange.returned or ())
    if me == exchange.high:
        hands[exchange.low] = paid
        hands[me] += returned - paid
        hands[me] -= paid - returned
    else:
        hands[exchange.high] = returned - paid
        hands[me] += paid - returned
        hands[me] -= returned - paid


def _fill(
    seen: ClimbingView,
    certain: Hands,
    limits: dict[int, int],
    worth: Callable[[str], int],
    unseen: list[str],
    random: Random,
) -> Hands:
    """Deal the unseen cards to the hands, each up to its size; a limited hand first, from what may be in it."""
    hands = [hand.copy() for hand in certain]
    rest = Dice(random).shuffle(unseen)
    for seat in sorted(range(len(hands)), key=lambda seat: seat not in limits):
        limit = limits.get(seat, inf)
        fit = [place for place, card in enumerate(rest) if worth(card) <= limit]
        for place in reversed(fit[: seen.public.dealt[seat] - hands[seat].total()]):
            hands[seat][rest.pop(place)] += 1
    return hands


def _tax_again(state: ClimbingRound, seen: ClimbingView) -> None:
    """Collect the taxes, and repeat the choices and returns that have been made: this seat's own as they were, of all
    others the lowest cards.
    """
    state.tax()
    own = seen.exchange
    for decision in state.pending:
        if decision.kind == "pay" and decision.seat in seen.public.paid and isinstance(decision.answers, PickCards):
            chosen = decision.answers.cards[: decision.answers.least]
            if own and own.low == decision.seat:
                chosen = tuple(card for card in own.paid if card in decision.answers.cards)
            state.hand_over(decision.seat, decision.answers.action(chosen))
    for high in seen.public.given:
        pair = next(pair for pair in state.exchanges if pair.high == high)
        given = own.returned if own and own.returned and own.high == high else state.returnable(high)[: len(pair.paid)]
        state.return_tax(pair, given)


def exchanges(state: ClimbingRound, seen: ClimbingView) -> tuple[Exchange, ...]:
    """The seat's own exchange as it was; for the other pairs one that explains the hands that they hold in `state`: the
    best cards paid, and got back.
    """
    if not seen.public.given:
        return ()
    own = seen.exchange
    pairs = []
    for high, low, count in state.rules.schedule(len(state.dealt)):
        best = state.due(low, count)
        pairs.append(own if own and own.high == high else Exchange(high, low, best, best))
    return tuple(pairs)
