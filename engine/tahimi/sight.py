"""What a seat of Tahimi knows, and a world drawn from that alone.

A view's memory: `dealt`, the size of each hand; `log`, the actions that everybody saw, with their seats (all but the
gifts);
`given`, the high seats whose exchange is complete; `exchange`, this seat's own, with its cards; `must_pass`, who was
caught with One Card and must pass. The removed cards follow from the rules.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from engine.contract import Dice, Laid, Seat, View, Zone
from engine.tahimi import round as play_of_round
from engine.tahimi import taxes
from engine.tahimi.catalogue import Play
from engine.tahimi.taxes import Exchange

if TYPE_CHECKING:
    from engine.tahimi.options import Tahimi
    from engine.tahimi.round import Round


def view(state: "Round", seat: int | None) -> View:
    """All that `seat` (None: a spectator) may know or remember."""
    phase = "over" if state.result else "play" if state._turn >= 0 else "tax"
    log = [(at, action) for at, action in state.log if action.verb != "give"]
    plays = [(at, action) for at, action in log if isinstance(action, Play) and action.size]
    pile = [(at, action) for at, action in state.log[state._trick_from :] if isinstance(action, Play) and action.size]
    laid = tuple(Laid(at, play.rank, play.size, play.cards) for at, play in pile)
    gone = [card for _, play in plays[: len(plays) - len(pile)] for card in play.cards]
    own = next((pair for pair in state.exchanges if seat in (pair.high, pair.low)), None)
    return View(
        game=state.rules.GAME,
        seat=seat,
        standing=state.standing,
        phase=phase,
        trick=state.trick,
        seats=_seats(state),
        zones=(*_hands(state, seat), Zone("discards", cards=_sorted(state, gone), count=len(gone))),
        pile=laid,
        decisions=tuple(decision for decision in state.pending if decision.seat == seat),
        rights=() if seat is None else state.rights(seat),
        memory={
            "dealt": state.dealt,
            "log": tuple((at, action.text) for at, action in log),
            "given": tuple(pair.high for pair in state.exchanges if pair.returned is not None),
            "exchange": own and (own.high, own.low, own.paid, own.returned),
            "must_pass": tuple(at for at in range(state.catalogue.players) if state._penalty >> at & 1),
        },
    )


def _seats(state: "Round") -> tuple[Seat, ...]:
    titles = state.rules.titles(state.standing)
    since_top = []
    for at, action in reversed(state.log[state._trick_from :]):
        if isinstance(action, Play) and action.size:
            break
        since_top.append((at, action.verb))
    waited = {decision.seat for decision in state.pending if decision.open}
    return tuple(
        Seat(
            title=titles[seat],
            status="left" if seat in state.left else "in" if state._in >> seat & 1 else "out",
            place=state.finish.index(seat) if seat in state.finish else None,
            waited=seat in waited,
            passed=(seat, "pass") in since_top,
            one_card=bool(state._announced & state._in & 1 << seat),
        )
        for seat in range(state.catalogue.players)
    )


def _hands(state: "Round", seat: int | None) -> tuple[Zone, ...]:
    """One zone a seat. How many cards another holds is "one" or "more than one", but with `show_counts` a number
    (A.5).
    """
    zones = []
    for at in range(state.catalogue.players):
        hand = state.hand(at)
        single = bool(state._announced & state._in & 1 << at)
        public = len(hand) if state.rules.show_counts or single else None
        if at in state.left or at in state.finish[: len(state.finish) - (state.result is not None)]:
            public = 0
        zones.append(Zone("hand", at, cards=hand, count=len(hand)) if at == seat else Zone("hand", at, count=public))
    return tuple(zones)


def _sorted(state: "Round", cards: Sequence[str]) -> tuple[str, ...]:
    held = Counter(cards)
    return tuple(token for token in (*state.catalogue.order, "Jo") for _ in range(held[token]))


def resample(rules: "Tahimi", seen: View, random: Random) -> "Round":
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
    plays = play_of_round.catalogue_for(rules, len(hands))
    state = play_of_round.Round(rules, seen.standing, plays, [plays.pack(hand.elements()) for hand in hands])
    if taxing:
        _tax_again(state, seen)
    else:
        state.exchanges = _exchanges(state, seen)
        state.lead_off()
    for seat, text in seen.memory["log"]:
        state.play(seat, state.action(text))
    return state


def _certain(rules: "Tahimi", seen: View, taxing: bool) -> tuple[list[Counter[str]], dict[int, int]]:
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


def _fill(rules: "Tahimi", seen: View, hands: list[Counter[str]], limits: dict[int, int], random: Random) -> None:
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


def _plays(rules: "Tahimi", seen: View) -> list[tuple[int, tuple[str, ...]]]:
    """Every play so far: its seat and its cards."""
    plays = play_of_round.catalogue_for(rules, len(seen.seats)).by_text
    return [(seat, plays[text].cards) for seat, text in seen.memory["log"] if text in plays]


def _worth(rules: "Tahimi", players: int) -> tuple[str, ...]:
    return taxes.tax_order(rules.ranks(players), rules.jokers_taxed_first)


def _tax_again(state: "Round", seen: View) -> None:
    """Collect the taxes, and let those give back who have: this seat what it gave, the others their lowest."""
    state.tax()
    own = seen.memory["exchange"]
    for high in seen.memory["given"]:
        pair = next(pair for pair in state.exchanges if pair.high == high)
        given = own[3] if own and own[0] == high else state.hand(high)[: len(pair.paid)]
        state.return_tax(pair, given)


def _exchanges(state: "Round", seen: View) -> tuple[Exchange, ...]:
    """The seat's own exchange as it was; for the other pairs one that explains their hands: the best cards paid, and
    got back.
    """
    if not seen.memory["given"]:
        return ()
    own = seen.memory["exchange"]
    worth = _worth(state.rules, state.catalogue.players)
    pairs = []
    for high, low, count in state.rules.schedule(state.catalogue.players):
        best = taxes.due(state.hand(low), count, worth)
        pairs.append(Exchange(*own) if own and own[0] == high else Exchange(high, low, best, best))
    return tuple(pairs)
