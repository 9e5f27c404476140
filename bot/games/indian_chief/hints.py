"""What players of Indian Chief are told about an answer: why it is a good one, by what the hand makes of the free
melds, and why something cannot be played.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.indian_chief import table
from bot.screens.table import generic_parts
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import listed, say
from engine.cards.packs import RANKS, rank
from engine.contract import Action, Decision, owed
from engine.indian_chief.melds import BEGGAR_MAN, CATEGORIES, MATCH, best, category_of, points, size_of
from engine.indian_chief.round import MELD, STEAL, TURNS
from engine.indian_chief.state import IndianChiefPublic, IndianChiefView, own_sheet


def reason(view: IndianChiefView, action: Action, other: Action | None) -> Reason | None:
    """The score of the cards, or what a stolen one would add."""
    if action.verb == MELD:
        return _reason_of_meld(view, action.cards)
    return _reason_of_theft(view, action.cards[0]) if action.cards else None


def coach_text(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on this decision."""
    if asked.kind == STEAL:
        return generic_parts.coach_text(scene, asked)
    sheet = own_sheet(scene.seen_as(IndianChiefPublic))
    free = ", ".join(table.category_name(one) for one in CATEGORIES if one not in sheet)
    return say("indian-chief-coach-meld", turn=int(scene.seen.counters["turn"]), turns=TURNS, free=free)


def _free(view: IndianChiefView) -> list[str]:
    """The melds that the viewer may still lay."""
    sheet = own_sheet(view)
    return [category for category in CATEGORIES if category not in sheet]


def _reason_of_meld(view: IndianChiefView, cards: Sequence[str]) -> Reason | None:
    """The reason for a meld. A beggar scores by what the others lay."""
    category = category_of(cards)
    if category != BEGGAR_MAN and points(cards) == points(best(view.hand, len(cards))):
        return because("indian-chief-reason-best", points=table.in_points(points(cards)), count=len(cards))
    if _free(view) == [category]:
        return because("indian-chief-reason-only")
    kept = tuple((Counter(view.hand) - Counter(cards)).elements())
    sizes = [size_of(one) for one in _free(view) if one not in (BEGGAR_MAN, category) and size_of(one) <= len(kept)]
    worth, size = max(((points(best(kept, size)), size) for size in sizes), default=(0, 0))
    if worth > 0:
        return because(
            "indian-chief-reason-keeps",
            category=table.category_name(CATEGORIES[size - 1]),
            points=table.in_points(worth),
        )
    return _reason_of_beggar(view, cards) if category == BEGGAR_MAN else None


def _reason_of_beggar(view: IndianChiefView, cards: Sequence[str]) -> Reason:
    """The reason for a beggar: the number of cards of its ranks that are not in the viewer's hand."""
    ranks, everywhere = set(map(rank, cards)), sum(zone.count or len(zone.cards or ()) for zone in view.zones)
    others = everywhere * len(ranks) // len(RANKS) - sum(rank(card) in ranks for card in view.hand)
    return because("indian-chief-reason-begs", count=others, ranks=len(ranks), points=table.in_points(MATCH))


def _reason_of_theft(view: IndianChiefView, card: str) -> Reason | None:
    """The meld to which the card adds most; or that none there adds anything."""
    before, after, size = _best_raise(view, card)
    if after > before:
        category = table.category_name(CATEGORIES[size - 1])
        return because(
            "indian-chief-reason-steals",
            category=category,
            before=table.in_points(before),
            after=table.in_points(after),
        )
    there = [one.cards[0] for asked in owed(view.decisions) for one in asked.enumerate() if one.cards]
    gains = (_best_raise(view, one) for one in there)
    return None if any(now < then for now, then, _ in gains) else because("indian-chief-reason-none")


def _best_raise(view: IndianChiefView, card: str) -> tuple[int, int, int]:
    """The score of the free meld to which a card adds most, without it and with it, and its size."""
    sizes = [size_of(one) for one in _free(view) if one != BEGGAR_MAN]
    scored = [(points(best(view.hand, size)), points(best((*view.hand, card), size)), size) for size in sizes]
    return max(scored, key=lambda one: one[1] - one[0], default=(0, 0, 0))


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    if not scene.plays:
        return "", ()
    view = scene.seen_as(IndianChiefPublic)
    return "thieves" if view.phase == STEAL else "melds", _why_not(scene, view)


def _why_not(scene: Scene, view: IndianChiefView) -> list[str]:
    """The actions that are possible now, and the reasons why others are not."""
    sheet = own_sheet(view)
    if view.phase != STEAL:
        given = [say("indian-chief-why-wait")] if any(one.given for one in view.decisions) else []
        return [*given, *(_why_meld(view, sheet, category) for category in CATEGORIES), say("indian-chief-why-size")]
    if view.decisions:
        gone = [say("indian-chief-why-gone", card=wording.card(card)) for _, _, card in view.public.thefts]
        return [say("indian-chief-why-own"), *gone]
    waited = listed([scene.name(seat) for seat in view.public.groups[0]])
    return [say("indian-chief-why-order", names=waited), say("indian-chief-why-no-thief")]


def _why_meld(view: IndianChiefView, sheet: Mapping[str, int], category: str) -> str:
    """A line that says if a meld can still be laid."""
    name, size = table.category_name(category), size_of(category)
    if category in sheet:
        return say("indian-chief-why-filled", category=name, size=size, points=table.in_points(sheet[category]))
    return say("indian-chief-why-free", category=name, size=size, rule=table.category_rule(view, category))
