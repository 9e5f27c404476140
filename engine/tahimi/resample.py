"""A world of Tahimi drawn from one seat's view alone (its memory is described in `climbing.sight`)."""

from collections import Counter
from random import Random

from engine.climbing.taxes import Exchange, due
from engine.contract import Dice, View
from engine.tahimi.options import Options
from engine.tahimi.round import Round, catalogue_for
from engine.tahimi.worth import tax_order


def resample(rules: Options, seen: View, random: Random) -> Round:
    """A world that this view's seat cannot tell from the true one, from the view alone.

    All that the seat has not seen is dealt anew: before the taxes while they go on, after them otherwise. Then what
    everybody
    saw happens again.
    """
    if seen.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    taxing = seen.phase == "tax"
    hands, limits = _certain(rules, seen, taxing)
    _fill(rules, seen, hands, limits, random)
    plays = catalogue_for(rules, len(hands))
    state = Round(rules, seen.standing, plays, [plays.pack(hand.elements()) for hand in hands])
    if taxing:
        _tax_again(state, seen)
    else:
        state.exchanges = _exchanges(state, seen)
        state.lead_off()
    for seat, text in seen.memory["log"]:
        state.play(seat, state.action(text))
    return state


def _certain(rules: Options, seen: View, taxing: bool) -> tuple[list[Counter[str]], dict[int, int]]:
    """What each hand holds for sure, at the beginning of the taxes or of the play; and by seat, the worth that its
    other cards
    do not exceed: a payer kept nothing better than what he paid (A.6).
    """
    me, players = seen.seat or 0, len(seen.seats)
    hands: list[Counter[str]] = [Counter() for _ in range(players)]
    limits: dict[int, int] = {}
    hands[me].update(seen.zone("hand", me).cards or ())
    laid: list[Counter[str]] = [Counter() for _ in range(players)]
    for seat, cards in _plays(rules, seen):
        laid[seat].update(cards)
    exchange = seen.memory["exchange"]
    if exchange:
        high, low, paid, returned = exchange
        got, gave = Counter(paid), Counter(returned or ())
        if me == high:
            limits[low] = min(map(_worth(rules, players).index, paid))
            hands[low] = got if taxing else gave - laid[low]
        elif not taxing:
            hands[high] = got - gave - laid[high]
        else:
            hands[high] = gave - got
        if taxing:
            hands[me] += gave - got if me == high else got - gave
            hands[me] -= got - gave if me == high else gave - got
    if not taxing:
        hands = [hand + gone for hand, gone in zip(hands, laid, strict=True)]
    return hands, limits


def _fill(rules: Options, seen: View, hands: list[Counter[str]], limits: dict[int, int], random: Random) -> None:
    """Deal the unseen cards to the hands, each up to its size; a limited hand first, from what may be in it."""
    players = len(hands)
    worth = _worth(rules, players)
    unseen = Counter(rules.deck(players).ranks)
    for hand in hands:
        unseen -= hand
    rest = Dice(random).shuffle(sorted(unseen.elements()))
    for seat in sorted(range(players), key=lambda seat: seat not in limits):
        limit = limits.get(seat, len(worth))
        fit = [place for place, card in enumerate(rest) if worth.index(card) <= limit]
        for place in reversed(fit[: seen.memory["dealt"][seat] - hands[seat].total()]):
            hands[seat][rest.pop(place)] += 1


def _plays(rules: Options, seen: View) -> list[tuple[int, tuple[str, ...]]]:
    """Every play so far: its seat and its cards."""
    plays = catalogue_for(rules, len(seen.seats)).by_text
    return [(seat, plays[text].cards) for seat, text in seen.memory["log"] if text in plays]


def _worth(rules: Options, players: int) -> tuple[str, ...]:
    return tax_order(rules.ranks(players), rules.jokers_taxed_first)


def _tax_again(state: Round, seen: View) -> None:
    """Collect the taxes, and let those give back who have: this seat what it gave, the others their lowest."""
    state.tax()
    own = seen.memory["exchange"]
    for high in seen.memory["given"]:
        pair = next(pair for pair in state.exchanges if pair.high == high)
        given = own[3] if own and own[0] == high else state.hand(high)[: len(pair.paid)]
        state.return_tax(pair, given)


def _exchanges(state: Round, seen: View) -> tuple[Exchange, ...]:
    """The seat's own exchange as it was; for the other pairs one that explains their hands: the best cards paid, and
    got back.
    """
    if not seen.memory["given"]:
        return ()
    own = seen.memory["exchange"]
    worth = _worth(state.rules, state.catalogue.players)
    pairs = []
    for high, low, count in state.rules.schedule(state.catalogue.players):
        best = due(state.hand(low), count, worth)
        pairs.append(Exchange(*own) if own and own[0] == high else Exchange(high, low, best, best))
    return tuple(pairs)
