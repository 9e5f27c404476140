"""The steward as it was before any searched: a copy of its policy for Tahimi, frozen on purpose. Strength is measured
against it, so it must never get any better; what stewards play is in `engine/climbing/player/policy.py`.
"""

from engine.climbing.play import Play
from engine.climbing.views import climbing
from engine.contract import Action, Decision, PickCards, View

Cards = tuple[str, ...]


def choose(view: View, decision: Decision) -> Action:
    """A greedy answer: get rid of low cards, keep sets whole and jokers for last."""
    seen, hand = climbing(view), view.hand
    kept = [(card,) * hand.count(card) for card in dict.fromkeys(hand)]
    if isinstance(decision.answers, PickCards):
        return _give(kept, decision.answers)
    plays = [answer for answer in decision.answers if isinstance(answer, Play) and answer.size]
    passes = [answer for answer in decision.answers if answer.verb == "pass"]
    if not plays:
        return passes[0]
    if not seen.pile:
        return min(plays, key=lambda play: _lead_price(play, hand, kept))
    best = min(plays, key=lambda play: _price(play, kept))
    if passes and _price(best, kept)[0] and len(hand) > best.size + 1:
        return passes[0]
    return best


def _lead_price(play: Play, hand: Cards, kept: list[Cards]) -> tuple[int, bool, int, int, int]:
    return play.jokers, play.cards not in kept, hand.index(play.cards[0]), play.place, -play.size


def _price(play: Play, kept: list[Cards]) -> tuple[bool, int, int]:
    high = play.above < 3
    return (play.jokers > 0 or play.cards not in kept) and not high, play.jokers, play.place


def _give(kept: list[Cards], pick: PickCards) -> Action:
    singles = [card for group in kept for card in group if len(group) == 1 and card in pick.cards]
    singles.sort(key=pick.cards.index)
    low = singles[: pick.least] if len(singles) >= 2 * pick.least else []
    return pick.action((*low, *[card for card in pick.cards if card not in low])[: pick.least])
