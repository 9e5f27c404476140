"""How a computer player plays Truc: by the odds of the hand and the score, and now and then with a bluff.

Everything follows from the view, its luck too: that is drawn from all that the seat sees, its own cards among it, so
that nobody else can foretell it.
"""

from random import Random

from engine.contract import Action, Decision, PickOne, View
from engine.truc.odds import chance, odds
from engine.truc.places import team
from engine.truc.raising import PROPOSES
from engine.truc.round import ACCEPT, CONTEST, CUT, DEALS, DECLINE, REJECT, TAP

WORLDS = 30  # that are looked at for a decision
TAPS = 0.15  # how often the pack is tapped
STRONG, CALLS = 0.62, 0.85  # the odds of a strong hand, and how often it calls
WEAK, BLUFFS = 0.35, 0.12  # the odds of a weak one, and how often that calls nevertheless
HIDES = 0.5  # how often a call comes before the card, and not with it
DOUBT = 0.1  # so much worse the odds are when an opponent has called


def choose(view: View, decision: Decision) -> Action:
    """An answer to any decision of the view's seat."""
    random = Random(f"{view.standing.order} {view.standing.round} {view.position} {view.seat} {view.hand}")
    match decision.kind:
        case "cut":
            return TAP if random.random() < TAPS else CUT
        case "size":
            return DEALS[0]
        case "eleven" | "answer":
            return _answered(view, decision, chance(view, random, WORLDS))
        case _:
            return _turn(view, decision, random)


def _answered(view: View, decision: Decision, won: float) -> Action:
    """What follows from the odds of the hand where a call is answered, or a hand at eleven is played or not."""
    if decision.kind == "eleven":
        return CONTEST if _contested(view, won) else DECLINE
    return ACCEPT if _accepted(view, max(won - DOUBT, 0.0)) else REJECT


def needs(view: View) -> tuple[int, int]:
    """By team, the points that it needs to win the match."""
    scores = view.standing.scores or (0, 0)
    return view.memory["target"] - scores[0], view.memory["target"] - scores[1]


def least(need: int, others: int, stake: int, raised: int) -> float:
    """The odds from which on playing for the higher stake is worth more than what is lost by rejecting it."""
    lost = _match(need, others - raised)
    return (_match(need, others - stake) - lost) / (_match(need - raised, others) - lost)


def _turn(view: View, decision: Decision, random: Random) -> Action:
    """The card with the best odds, the lowest of those that have them; and perhaps a call."""
    if not isinstance(decision.options, PickOne):
        raise TypeError("a card is played from the hand")
    won = odds(view, decision.options.among, random, WORLDS)
    card = max(won, key=lambda one: won[one])
    play, calls = decision.options.action(card), [call for form in decision.before for call in form]
    if not calls or not _called(view, won[card], calls[0].verb, random):
        return play
    first = random.random() < HIDES or not decision.riders
    return calls[0] if first else play.saying(calls[0].verb)


def _called(view: View, won: float, call: str, random: Random) -> bool:
    """Whether to raise with these odds: with a strong hand mostly, with a weak one seldom, and not for points that are
    no longer needed.
    """
    need, _, stake = _score(view)
    if stake >= need:
        return False
    if won >= STRONG + (PROPOSES[call] - 2) * DOUBT:
        return random.random() < CALLS
    return won < WEAK and random.random() < BLUFFS


def _accepted(view: View, won: float) -> bool:
    """Whether a hand with these odds is played for the higher stake."""
    return won >= least(*_score(view), PROPOSES[view.memory["call"][1]])


def _contested(view: View, won: float) -> bool:
    """Whether a team that needs one point plays a hand for three."""
    need, others, stake = _score(view)
    return won + (1 - won) * _match(need, others - stake) >= _match(need, others - 1)


def _score(view: View) -> tuple[int, int, int]:
    """The points that the own team needs, those that the others need, and the stake."""
    side = team(view.seat or 0)
    own, others = needs(view)[side], needs(view)[1 - side]
    return own, others, int(view.counters["stake"])


def _match(need: int, others: int) -> float:
    """How likely the match is to be won with these points still to come: in proportion to them."""
    need, others = max(need, 0), max(others, 0)
    return others / (need + others)
