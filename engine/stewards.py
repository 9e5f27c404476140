"""Stewards: computer players. They see their seat's view and nothing else."""

from engine.climbing.play import Play
from engine.contract import Action, Decision, Pick, View


def choose(view: View, decision: Decision) -> Action:
    """A sensible, greedy answer: get rid of low cards, keep sets whole and jokers for last."""
    if isinstance(decision.options, Pick):
        return _give(view, decision.options)
    plays = [option for option in decision.options if isinstance(option, Play) and option.size]
    if not plays:
        return decision.options[0]
    hand = view.zone("hand", view.seat).cards or ()
    if not view.pile:
        return min(plays, key=lambda play: (play.jokers, play.place, -play.size))
    best = min(plays, key=lambda play: _price(play, hand))
    passes = [option for option in decision.options if option.verb == "pass"]
    if passes and _price(best, hand)[0] and len(hand) > best.size + 1:
        return passes[0]
    return best


def unasked(view: View) -> Action | None:
    """What a steward does without being asked: call its own single card (rules A.5)."""
    return next((right for right in view.rights if right.verb == "call"), None)


def _price(play: Play, hand: tuple[str, ...]) -> tuple[bool, int, int]:
    """What a reply costs: whether it breaks a set below the three highest ranks or spends a joker, then its rank."""
    held = hand.count(play.rank)
    breaks = play.jokers > 0 or held > play.size
    high = play.above < 3
    return breaks and not high, play.jokers, play.place


def _give(view: View, pick: Pick) -> Action:
    """Taxes: the lowest singles, since they cannot form sets; then simply the lowest."""
    singles = [card for card in pick.cards if pick.cards.count(card) == 1]
    low = singles[: pick.least] if len(singles) >= 2 * pick.least else []
    return pick.action((*low, *[card for card in pick.cards if card not in low])[: pick.least])
