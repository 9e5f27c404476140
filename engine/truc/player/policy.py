"""The policy of Truc: it decides by the odds of the hand and by the score, and bluffs now and then.

The same view always gets the same answer, because the rng is seeded with what the seat sees. The seed includes the
seat's own cards, so nobody else can foretell a bluff.
"""

from random import Random

from engine.contract import Action, Decision, PickOne, View
from engine.truc.places import team
from engine.truc.player.odds import odds, win_probability
from engine.truc.raising import PROPOSES, TRUC
from engine.truc.round import ACCEPT, CONTEST, CUT, DEALS, DECLINE, REJECT, TAP
from engine.truc.state import TrucPublic

WORLDS = 30  # the number of worlds that are sampled for a decision
TAPS = 0.15  # the share of packs that are tapped and not cut
STRONG, CALLS = 0.62, 0.85  # a hand with these odds or better is strong; the share of such hands that call
FAIR, BLUFFS = 0.4, 0.3  # a hand with these odds or better, but not strong, is fair; the share of such hands that call
EARLY = 0.1  # the share of these calls that are made even before anybody has laid a card
HIDES = 0.5  # the share of calls that come before the card, so that the card stays hidden until they are answered
DOUBT = 0.1  # how much lower a hand's odds are taken to be after an opponent's call, which hints at strong cards


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
        return CONTEST if _would_contest(view, won) else DECLINE
    return ACCEPT if _would_accept(view, max(won - DOUBT, 0.0)) else REJECT


def points_needed(view: View[TrucPublic]) -> tuple[int, int]:
    """The points that each team needs to win the match, by team."""
    scores = view.standing.scores or (0, 0)
    return view.public.target - scores[0], view.public.target - scores[1]


def break_even_odds(need: int, others: int, stake: int, raised: int) -> float:
    """The lowest odds with which it pays to accept a call that raises `stake` to `raised`, for a team that needs `need`
    points, while the other team needs `others`.

    Rejecting the call loses `stake`. Accepting it wins `raised` with these odds, and loses `raised` otherwise. The
    result is the probability at which both come to the same.
    """
    lost = _win_share(need, others - raised)
    return (_win_share(need, others - stake) - lost) / (_win_share(need - raised, others) - lost)


def _turn(view: View[TrucPublic], decision: Decision, random: Random) -> Action:
    """Play the card with the best odds, the lowest of equal ones, or call with it or before it."""
    if not isinstance(decision.answers, PickOne):
        raise TypeError("a card is played from the hand")
    won = odds(view, decision.answers.among, random, WORLDS)
    card = max(won, key=lambda one: won[one])
    play, calls = decision.answers.action(card), [call for form in decision.before for call in form]
    if not calls or not _would_call(view, won[card], calls[0].verb, random):
        return play
    first = random.random() < HIDES or not decision.riders
    return calls[0] if first else play.saying(calls[0].verb)


def _would_call(view: View[TrucPublic], won: float, call: str, random: Random) -> bool:
    """True if the seat calls with these odds (`won`): mostly with a strong hand, now and then with a fair one, which
    may still win when it is accepted, seldom before anybody has laid a card, and never for points that its team does
    not need. A retruc answers an opponent's truc, so it takes a hand that is stronger by `DOUBT`.
    """
    need, _, stake = _score(view)
    if stake >= need or (not view.public.laid and random.random() >= EARLY):
        return False
    if won >= STRONG + (PROPOSES[call] - PROPOSES[TRUC]) * DOUBT:
        return random.random() < CALLS
    return won >= FAIR and random.random() < BLUFFS


def _would_accept(view: View[TrucPublic], won: float) -> bool:
    """True if the seat accepts the pending call with these odds (`won`)."""
    call = view.public.raising.pending
    if call is None:
        raise ValueError("nothing was called")
    return won >= break_even_odds(*_score(view), call.stake)


def _would_contest(view: View[TrucPublic], won: float) -> bool:
    """True if a team that alone needs one point plays the round with these odds (`won`). A win is the match, a loss
    costs the stake of three; declining costs one point for certain.
    """
    need, others, stake = _score(view)
    return won + (1 - won) * _win_share(need, others - stake) >= _win_share(need, others - 1)


def _score(view: View[TrucPublic]) -> tuple[int, int, int]:
    """The points that the seat's team needs, the points that the others need, and the stake."""
    side = team(view.own_seat)
    own, others = points_needed(view)[side], points_needed(view)[1 - side]
    return own, others, view.public.raising.stake


def _win_share(need: int, others: int) -> float:
    """A rough probability that a team wins the match: the share of the other team in the points that both still need.
    The search has a better one (`match_win_probability`).
    """
    need, others = max(need, 0), max(others, 0)
    return others / (need + others)
