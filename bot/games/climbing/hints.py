"""Why a play is a good one, in the climbing family: facts of the viewer's own hand, and what the next best answer would
have done to it.
"""

from bot.faces import JOKER
from bot.games.climbing import words
from bot.table.scene import Scene
from bot.ui.texts import say
from bot.ui.wording import plain_token, rank_of
from engine.climbing.play import Play
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, Thought, owed

MANY = 3  # cards of one play that are worth a word


def reason(scene: Scene, thought: Thought) -> str | None:
    """One sentence; None where nothing is to be said but what the endings say."""
    view, action = climbing(scene.seen), thought.action
    other = thought.second
    if isinstance(action, Play) and action.size:
        return _of_play(view, action, other)
    if action.verb == "pass" and isinstance(other, Play) and other.size:
        return _of_pass(view, other)
    if action.verb in ("give", "pay") and action.cards:
        return _of_gift(view, action)
    return None


def _of_play(view: ClimbingView, play: Play, other: Action | None) -> str | None:
    hand = view.hand
    if len(play.cards) == len(hand):
        return say("hint-because-out")
    if JOKER in _tokens(hand) and JOKER not in _tokens(play.cards) and other and JOKER in _tokens(other.cards):
        return say("hint-because-joker")
    kept = _broken(view, other) if other else None
    if kept and kept not in map(rank_of, play.cards):
        return say("hint-because-keeps", set=_set(view, kept))
    if not view.pile and hand[0] in play.cards:
        return say("hint-because-lowest", count=len(play.cards))
    if not view.pile and len(play.cards) >= MANY:
        return say("hint-because-many", count=len(play.cards))
    if view.pile and _cheapest(view, play):
        return say("hint-because-cheapest")
    return None


def _cheapest(view: ClimbingView, play: Play) -> bool:
    """Whether it is the lowest of several sets that could be played."""
    plays = _plays(view)
    sets = len(plays) > 1 and all(one.shape == play.shape == "set" for one in plays)
    return sets and play.place == min(one.place for one in plays)


def _of_pass(view: ClimbingView, other: Play) -> str:
    """What passing leaves in the hand that the next best answer would have taken out of it."""
    if JOKER in _tokens(other.cards):
        return say("hint-because-joker")
    if kept := _broken(view, other):
        return say("hint-because-keeps", set=_set(view, kept))
    return say("hint-because-later", play=words.play(other))


def _of_gift(view: ClimbingView, gift: Action) -> str | None:
    ranks = [rank_of(card) for card in view.hand]
    given = [rank_of(card) for card in gift.cards]
    if sorted(given) == sorted(ranks[: len(given)]):
        return say("hint-because-lowest-gift", count=len(given))
    if all(ranks.count(rank) == given.count(rank) for rank in given):
        return say("hint-because-whole", count=len(given))
    return None


def _plays(view: ClimbingView) -> list[Play]:
    """All that could be played now."""
    asked = owed(view.decisions)
    return [one for one in asked[0].options if isinstance(one, Play) and one.size] if asked else []


def _broken(view: ClimbingView, action: Action) -> str | None:
    """The highest rank of which the hand holds several, and this action would take some and leave some."""
    ranks = [rank_of(card) for card in view.hand]
    taken = [rank_of(card) for card in action.cards]
    broken = [rank for rank in dict.fromkeys(ranks) if 0 < taken.count(rank) < ranks.count(rank) and rank != JOKER]
    return broken[-1] if broken else None


def _set(view: ClimbingView, rank: str) -> str:
    """The viewer's cards of a rank, in words: "three Kings"."""
    return words.what(rank, [rank_of(card) for card in view.hand].count(rank))


def _tokens(cards: tuple[str, ...]) -> list[str]:
    return [plain_token(card) for card in cards]
