"""How computer players play any climbing game. They see their seat's view and nothing else."""

from collections.abc import Callable

from engine.climbing.play import Play, powers
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, Decision, Game, PickCards, Rules, View

Cards = tuple[str, ...]
Grouping = Callable[[View], list[Cards]]  # the viewer's hand in groups that had better stay together
SPARED = 2  # cards that are put away where any number may be


def equal_cards(view: View) -> list[Cards]:
    """In most games equal cards are kept together."""
    return [(card,) * view.hand.count(card) for card in dict.fromkeys(view.hand)]


def game(rules: type[Rules], groups: Grouping = equal_cards) -> Game:
    """A climbing game for the registry."""
    return Game(rules, lambda view, decision: choose(climbing(view), decision, groups), unasked)


def choose(view: ClimbingView, decision: Decision, groups: Grouping = equal_cards) -> Action:
    """A sensible, greedy answer: get rid of low cards, keep sets whole and jokers for last."""
    if isinstance(decision.options, PickCards):
        return _give(groups(view), decision.options)
    stop = _stop(view, powers(decision))
    if stop is not None:
        return stop
    listed = tuple(decision.options)
    plays = [option for option in listed if isinstance(option, Play) and option.size]
    if not plays:
        return _use(view, powers(decision)) or listed[0]
    hand, kept = view.hand, groups(view)
    if not view.pile:
        return min(plays, key=lambda play: _lead_price(play, hand, kept))
    best = min(plays, key=lambda play: _price(play, kept))
    passes = [option for option in listed if option.verb == "pass"]
    if passes and _price(best, kept)[0] and len(hand) > best.size + 1:
        return passes[0]
    return best


def _stop(view: ClimbingView, usable: tuple[PickCards, ...]) -> Action | None:
    """What undoes most of the top play, if its owner is out by it or has one card left."""
    if not view.pile or view.pile[-1].seat == view.seat:
        return None
    owner, undoing = view.seats[view.pile[-1].seat], [power for power in usable if not _named(power)]
    return undoing[-1].action() if undoing and (owner.one_card or owner.place is not None) else None


def _use(view: ClimbingView, usable: tuple[PickCards, ...]) -> Action | None:
    """A power for a seat that has nothing to play: aimed at the highest, with the lowest cards. None would only trouble
    the steward's own play. What undoes a play is kept for one that matters, or to get rid of the last card.
    """
    last = view.zone("hand", view.seat).count == 1
    power = next((power for power in usable if last or _named(power)), None)
    if power is None or (view.pile and view.pile[-1].seat == view.seat):
        return None
    return power.action(power.cards[: max(power.least, min(power.most, SPARED))], min(power.whom, default=None))


def _named(power: PickCards) -> bool:
    """Whether cards or a seat are named with it; else it concerns the pile."""
    return bool(power.cards or power.whom)


def unasked(view: View) -> Action | None:
    """What a steward does without being asked: call its own single card (rules A.5)."""
    return next((right for right in view.rights if right.verb == "call"), None)


def _lead_price(play: Play, hand: Cards, kept: list[Cards]) -> tuple[int, bool, int, int, int]:
    """What is led first: whole groups, from the lowest card on, without jokers."""
    return play.jokers, play.cards not in kept, hand.index(play.cards[0]), play.place, -play.size


def _price(play: Play, kept: list[Cards]) -> tuple[bool, int, int]:
    """What a reply costs: whether it breaks a group below the three highest ranks or spends a joker, then its rank."""
    high = play.above < 3
    return (play.jokers > 0 or play.cards not in kept) and not high, play.jokers, play.place


def _give(kept: list[Cards], pick: PickCards) -> Action:
    """Taxes: the lowest cards that stand alone, since they make no set; then simply the lowest."""
    singles = [card for group in kept for card in group if len(group) == 1 and card in pick.cards]
    singles.sort(key=pick.cards.index)
    low = singles[: pick.least] if len(singles) >= 2 * pick.least or pick.verb == "pay" else []
    return pick.action((*low, *[card for card in pick.cards if card not in low])[: pick.least])
