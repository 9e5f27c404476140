"""Reasons why a play is a good one, in the climbing family: facts of the viewer's own hand, and what the next best
answer would have done to it. The words of a lesson's coach: leading is not following, and a pass that is forced is no
choice.
"""

from collections import Counter
from collections.abc import Sequence

from bot.faces import JOKER
from bot.games.climbing import words
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from bot.ui.wording import has_name, plain_token, rank_of
from engine.climbing.play import Play
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, Decision, owed

FIRST = 2  # answers of a pupil to whom the taxes are told
TOO_LITTLE = {"wrong_size", "wrong_pattern", "not_higher"}  # refusals of cards that do not beat the pile
MANY = 3  # cards of one play that are worth a word
HIGH = 3  # the number of highest ranks that are called high


def coach_text(scene: Scene, asked: Decision) -> str:
    view = climbing(scene.seen)
    if asked.kind == "pay":
        return say("climbing-coach-pay")
    if asked.kind == "tax":
        _, low, paid, _ = view.own_exchange
        return say("climbing-coach-paid", name=scene.name(low), cards=wording.counted(paid))
    arcana = say("climbing-coach-arcana") if view.pile and any(map(wording.has_name, view.hand)) else None
    lines = [_surrendered_cards(scene, view), _to_play(view, asked), arcana]
    return " ".join(one for one in lines if one)


def reason_when_forced(scene: Scene, only: Action) -> Reason | None:
    """The reason why somebody must pass; None if they need not, or if an arcana forbids the play, which the refusal's
    own sentence says well enough.
    """
    view = climbing(scene.seen)
    if only.verb != "pass":
        return None
    if view.seat in view.public.must_pass:
        return because("climbing-coach-caught")
    reasons = {verdict.refusal.code if verdict.refusal else "" for verdict in scene.rules.explain(view)}
    if view.pile and reasons <= TOO_LITTLE:
        return because("climbing-coach-beaten", what=words.play(view.pile[-1]))
    return None


def _surrendered_cards(scene: Scene, view: ClimbingView) -> str | None:
    """The cards that a low rank has paid, told at its first turn; a pass that was forced is none."""
    if view.exchange is None or scene.answers >= FIRST:
        return None
    high, low, paid, _ = view.exchange
    if view.seat != low:
        return None
    return say("climbing-coach-surrendered", name=scene.name(high), cards=wording.counted(paid))


def _to_play(view: ClimbingView, asked: Decision) -> str:
    passes = "yes" if any(answer.verb == "pass" for answer in asked.answers) else "no"
    if view.pile:
        top = view.pile[-1]
        return say(
            "climbing-coach-follow", what=words.play(top), count=top.size, number=say("number", count=top.size),
            shape=top.shape, passes=passes,
        )  # fmt: skip
    suited = wording.SUITED.fullmatch(view.hand[0])
    return say("climbing-coach-start" if suited else "climbing-coach-lead", passes=passes)


def reason(view: ClimbingView, action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer; None if there is nothing to say of it. `other`: the next best answer."""
    if isinstance(action, Play) and action.size:
        return _reason_of_play(view, action, other)
    if action.verb in ("give", "pay") and action.cards:
        return _reason_of_gift(view, action)
    if action.verb == "pass":
        return _reason_of_pass(view, other)
    return _reason_of_power(view)


def _reason_of_play(view: ClimbingView, play: Play, other: Action | None) -> Reason | None:
    hand = view.hand
    if len(play.cards) == len(hand):
        return because("hint-because-out")
    if JOKER in _tokens(hand) and JOKER not in _tokens(play.cards) and other and JOKER in _tokens(other.cards):
        return because("hint-because-joker")
    lower = [one for one in _plays(view) if one.place < play.place]
    broken = (_broken_rank(view, one) for one in ([other] if other else []) + lower)
    if kept := next((rank for rank in broken if rank and rank not in map(rank_of, play.cards)), None):
        return because("hint-because-keeps", set=_cards_of_rank(view, kept))
    if not view.pile and hand[0] in play.cards:
        return because("hint-because-lowest", count=len(play.cards))
    if _one_set(list((Counter(hand) - Counter(play.cards)).elements())):
        return because("hint-because-next")
    if not view.pile and len(play.cards) >= MANY:
        return because("hint-because-many", count=len(play.cards))
    if view.pile and _cheapest(view, play):
        return because("hint-because-cheapest")
    if play.shape == "set" and play.above < HIGH:
        return because("hint-because-high", count=play.above)
    if view.pile and _plays(view) == [play]:
        return because("hint-because-only")
    return because("hint-because-whole", count=len(play.cards)) if not _broken_rank(view, play) else None


def _cheapest(view: ClimbingView, play: Play) -> bool:
    """True if it is the lowest of several sets that could be played."""
    plays = _plays(view)
    sets = len(plays) > 1 and all(one.shape == play.shape == "set" for one in plays)
    return sets and play.place == min(one.place for one in plays)


def _one_set(cards: Sequence[str]) -> bool:
    """True if these cards are one set, without any that have a name of their own."""
    return len(set(map(rank_of, cards))) == 1 and not has_name(plain_token(cards[0]))


def _reason_of_pass(view: ClimbingView, other: Action | None) -> Reason:
    """The reason for a pass: it leaves in the hand what the next best play, or else the lowest, would have taken out of
    it.
    """
    if not isinstance(other, Play) or not other.size:
        other = min(_plays(view), key=lambda one: one.place, default=None)
    if other is None:
        return because("hint-because-nothing")
    if JOKER in _tokens(other.cards):
        return because("hint-because-joker")
    if kept := _broken_rank(view, other):
        return because("hint-because-keeps", set=_cards_of_rank(view, kept))
    return because("hint-because-later", play=words.play(other))


def _reason_of_power(view: ClimbingView) -> Reason | None:
    if not _plays(view):
        return because("hint-because-nothing")
    return because("hint-because-close") if view.owner_close else None


def _reason_of_gift(view: ClimbingView, gift: Action) -> Reason | None:
    ranks = [rank_of(card) for card in view.hand]
    given = [rank_of(card) for card in gift.cards]
    if sorted(given) == sorted(ranks[: len(given)]):
        return because("hint-because-lowest-gift", count=len(given))
    if all(ranks.count(rank) == given.count(rank) for rank in given):
        return because("hint-because-whole", count=len(given))
    return because("hint-because-owed", count=len(given)) if sorted(given) == sorted(ranks[-len(given) :]) else None


def _plays(view: ClimbingView) -> list[Play]:
    """The plays that could be made now."""
    asked = owed(view.decisions)
    return [one for one in asked[0].answers if isinstance(one, Play) and one.size] if asked else []


def _broken_rank(view: ClimbingView, action: Action) -> str | None:
    """The highest rank of which the hand holds several, and this action would take some and leave some."""
    ranks = [rank_of(card) for card in view.hand]
    taken = [rank_of(card) for card in action.cards]
    broken = [rank for rank in dict.fromkeys(ranks) if 0 < taken.count(rank) < ranks.count(rank) and rank != JOKER]
    return broken[-1] if broken else None


def _cards_of_rank(view: ClimbingView, rank: str) -> str:
    """The viewer's cards of a rank, in words: "three Kings"."""
    return words.equal_cards(rank, [rank_of(card) for card in view.hand].count(rank))


def _tokens(cards: tuple[str, ...]) -> list[str]:
    return [plain_token(card) for card in cards]
