"""The policy of Truc: it goes by the odds of the hand and the score, and bluffs now and then.

Everything follows from the view, its luck too: the luck is drawn from all that the seat sees, its own cards included,
so that nobody else can foretell it.
"""

from random import Random

from engine.contract import Action, Decision, PickOne, View
from engine.truc.odds import odds, win_probability
from engine.truc.places import team
from engine.truc.raising import PROPOSES
from engine.truc.round import ACCEPT, CONTEST, CUT, DEALS, DECLINE, REJECT, TAP
from engine.truc.state import TrucPublic

WORLDS = 30  # that are looked at for a decision
TAPS = 0.15  # how often the pack is tapped
STRONG, CALLS = 0.62, 0.85  # the odds of a strong hand, and how often it calls
WEAK, BLUFFS = 0.35, 0.12  # the odds of a weak one, and how often that calls nevertheless
HIDES = 0.5  # how often a call comes before the card, and not with it
DOUBT = 0.1  # how much worse the odds are when an opponent has called


def choose(view: View[TrucPublic], decision: Decision) -> Action:
    """An answer to any decision of the view's seat."""
    random = Random(f"{view.standing.order} {view.standing.round} {view.position} {view.seat} {view.hand}")
    match decision.kind:
        case "cut":
            return TAP if random.random() < TAPS else CUT
        case "size":
            return DEALS[0]
        case "eleven" | "answer":
            return _answered(view, decision, win_probability(view, random, WORLDS))
        case _:
            return _turn(view, decision, random)


def _answered(view: View[TrucPublic], decision: Decision, won: float) -> Action:
    """The answer to a call, or to the question at eleven, that follows from the odds of the hand."""
    if decision.kind == "eleven":
        return CONTEST if _contested(view, won) else DECLINE
    return ACCEPT if _accepted(view, max(won - DOUBT, 0.0)) else REJECT


def needs(view: View[TrucPublic]) -> tuple[int, int]:
    """The points that each team needs to win the match, by team."""
    scores = view.standing.scores or (0, 0)
    return view.public.target - scores[0], view.public.target - scores[1]


def least(need: int, others: int, stake: int, raised: int) -> float:
    """The odds from which on playing for the higher stake is worth more than what is lost by rejecting it."""
    lost = _match(need, others - raised)
    return (_match(need, others - stake) - lost) / (_match(need - raised, others) - lost)


def _turn(view: View[TrucPublic], decision: Decision, random: Random) -> Action:
    """The card with the best odds, the lowest of those that have them; and perhaps a call."""
    if not isinstance(decision.answers, PickOne):
        raise TypeError("a card is played from the hand")
    won = odds(view, decision.answers.among, random, WORLDS)
    card = max(won, key=lambda one: won[one])
    play, calls = decision.answers.action(card), [call for form in decision.before for call in form]
    if not calls or not _called(view, won[card], calls[0].verb, random):
        return play
    first = random.random() < HIDES or not decision.riders
    return calls[0] if first else play.saying(calls[0].verb)


def _called(view: View[TrucPublic], won: float, call: str, random: Random) -> bool:
    """True if the seat raises with these odds: mostly with a strong hand, seldom with a weak one, and never for points
    that are no longer needed.
    """
    need, _, stake = _score(view)
    if stake >= need:
        return False
    if won >= STRONG + (PROPOSES[call] - 2) * DOUBT:
        return random.random() < CALLS
    return won < WEAK and random.random() < BLUFFS


def _accepted(view: View[TrucPublic], won: float) -> bool:
    """True if a hand with these odds is played for the higher stake."""
    call = view.public.raising.pending
    if call is None:
        raise ValueError("nothing was called")
    return won >= least(*_score(view), call.stake)


def _contested(view: View[TrucPublic], won: float) -> bool:
    """True if a team that needs one point plays a round for three."""
    need, others, stake = _score(view)
    return won + (1 - won) * _match(need, others - stake) >= _match(need, others - 1)


def _score(view: View[TrucPublic]) -> tuple[int, int, int]:
    """The points that the seat's team needs, the points that the others need, and the stake."""
    side = team(view.own_seat)
    own, others = needs(view)[side], needs(view)[1 - side]
    return own, others, view.public.raising.stake


def _match(need: int, others: int) -> float:
    """The probability that the match is won, taken as proportional to the points that each team still needs."""
    need, others = max(need, 0), max(others, 0)
    return others / (need + others)
