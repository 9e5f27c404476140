"""The policy of computer players in any climbing game. They see what their seat sees and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from engine.climbing.play import Play, Remembered, powers
from engine.climbing.round import ClimbingRound
from engine.climbing.views import climbing
from engine.contract import Action, Decision, Game, PickCards, Rules, Search, View

Cards = tuple[str, ...]
SPARED = 2  # the cards that a power puts away if it may put away any number
HIGH = 3  # the number of highest ranks for which a group may be broken


class Sight(Protocol):
    """The part of a view that the policy looks at. `owner`: whose play lies on top, None on an empty pile;
    `owner_close`: whether that seat is out by it or known to hold one card. `turned`, `min_run`: as in
    `ClimbingPublic`.
    """

    @property
    def seat(self) -> int | None: ...
    @property
    def hand(self) -> Cards: ...
    @property
    def turned(self) -> bool: ...
    @property
    def min_run(self) -> int: ...
    @property
    def owner(self) -> int | None: ...
    @property
    def owner_close(self) -> bool: ...


Grouping = Callable[[Sight], tuple[Cards, ...]]  # the hand in groups that had better stay together


@dataclass(slots=True)
class Glance:
    """The sight of a seat of a drawn world, without the trouble of a whole view: a search looks many times."""

    state: ClimbingRound
    seat: int

    @property
    def hand(self) -> Cards:
        return self.state.hand(self.seat)

    @property
    def turned(self) -> bool:
        return self.state.turned

    @property
    def min_run(self) -> int:
        return self.state.min_run

    @property
    def owner(self) -> int | None:
        return self.state.top_owner

    @property
    def owner_close(self) -> bool:
        return self.state.close(self.state.top_owner)


def equal_cards(sight: Sight) -> tuple[Cards, ...]:
    """The groups of a hand in most games: equal cards are kept together."""
    return _EQUAL[sight.hand]


def _equal(hand: Cards) -> tuple[Cards, ...]:
    return tuple((card,) * hand.count(card) for card in dict.fromkeys(hand))


_EQUAL = Remembered(_equal)


def game(rules: type[Rules], groups: Grouping = equal_cards, search: Search | None = None) -> Game:
    """A climbing game for the registry."""
    return Game(rules, lambda view, decision: choose(climbing(view), decision, groups), unasked, search)


def choose(sight: Sight, decision: Decision, groups: Grouping = equal_cards) -> Action:
    """A greedy answer: it gets rid of low cards, keeps sets whole and jokers for last."""
    if isinstance(decision.answers, PickCards):
        return _give(groups(sight), decision.answers)
    listed = tuple(decision.answers)
    usable = powers(decision)
    if usable:
        stop = _stop(sight, usable)
        if stop is not None:
            return stop
    elif len(listed) == 1:
        return listed[0]
    plays = [answer for answer in listed if isinstance(answer, Play) and answer.size]
    if not plays:
        return _use(sight, usable) or listed[0]
    if sight.owner is None:
        hand, kept = sight.hand, groups(sight)
        return min(plays, key=lambda play: _lead_price(play, hand, kept))
    kept = groups(sight)
    best = min(plays, key=lambda play: _price(play, kept))
    passes = [answer for answer in listed if answer.verb == "pass"]
    if passes and _price(best, kept)[0] and len(sight.hand) > best.size + 1:
        return passes[0]
    return best


def sensible(sight: Sight, decision: Decision, groups: Grouping) -> list[Action]:
    """The listed answers to a decision about a play, the most sensible first: passes, and plays by what they cost."""
    hand, kept = sight.hand, groups(sight)
    plays = [answer for answer in decision.answers if isinstance(answer, Play) and answer.size]
    if sight.owner is None:
        plays.sort(key=lambda play: _lead_price(play, hand, kept))
    else:
        plays.sort(key=lambda play: _price(play, kept))
    return [*(answer for answer in decision.answers if answer.verb == "pass"), *plays]


def _stop(sight: Sight, usable: tuple[PickCards, ...]) -> Action | None:
    """The power that undoes most of the top play, if its owner is out by it or has one card left."""
    if sight.owner in (None, sight.seat) or not sight.owner_close:
        return None
    undoing = [power for power in usable if not _named(power)]
    return undoing[-1].action() if undoing else None


def _use(sight: Sight, usable: tuple[PickCards, ...]) -> Action | None:
    """The power that a seat uses when it has nothing to play, aimed at the highest seat and with the lowest cards. It
    uses none on its own play, and keeps a power that undoes a play for a play that matters, or for its last card.
    """
    last = len(sight.hand) == 1
    power = next((power for power in usable if last or _named(power)), None)
    if power is None or sight.owner == sight.seat:
        return None
    return power.action(power.cards[: max(power.least, min(power.most, SPARED))], min(power.whom, default=None))


def _named(power: PickCards) -> bool:
    """True if cards or a seat are named with the power; any other power concerns the pile."""
    return bool(power.cards or power.whom)


def unasked(view: View) -> Action | None:
    """The right that a steward uses without being asked: it calls its own single card (TAH-5)."""
    return next((right for right in view.rights if right.verb == "call"), None)


def _lead_price(play: Play, hand: Cards, kept: tuple[Cards, ...]) -> tuple[int, bool, int, int, int]:
    """The key by which plays are led, the lowest first: without jokers, whole groups, from the lowest card on."""
    return play.jokers, play.cards not in kept, hand.index(play.cards[0]), play.place, -play.size


def _price(play: Play, kept: tuple[Cards, ...]) -> tuple[bool, int, int]:
    """The key by which replies are chosen, the lowest first. It begins with True if the reply breaks a group or spends
    a joker without being of the highest ranks.
    """
    high = play.above < HIGH
    return (play.jokers > 0 or play.cards not in kept) and not high, play.jokers, play.place


def _give(kept: tuple[Cards, ...], pick: PickCards) -> Action:
    """The cards that are paid or given in the exchange: the lowest that stand alone, since they make no set; if there
    are too few of these, simply the lowest.
    """
    singles = [card for group in kept for card in group if len(group) == 1 and card in pick.cards]
    singles.sort(key=pick.cards.index)
    low = singles[: pick.least] if len(singles) >= 2 * pick.least or pick.verb == "pay" else []
    return pick.action((*low, *[card for card in pick.cards if card not in low])[: pick.least])
