"""Rumino and Pif Paf, in which a card is drawn and another thrown."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from engine.pif_paf.melds import grouped, halves
from engine.pif_paf.round import DECK as PIF_PAF_CARDS
from engine.rumino.deadwood import arranged, deadwood
from tests.bot.true_reasons.case import RANKS, Case, without
from tests.said import Truths


def drawn(case: Case, loose: str, left: Callable[[Sequence[str]], int]) -> Truths:
    """`left`: how much of some cards lies in no meld, counted in `loose`."""
    if case.action.verb in ("take", "draw"):
        pile = case.view.zone("discards").cards or ()
        if pile:
            before = left(case.hand)
            after = min(left([*without(case.hand, thrown), pile[-1]]) for thrown in case.hand)
            if case.action.verb == "take" and after < before:
                yield "hint-because-melds", {"loose": loose, "before": before, "after": after}
            if case.action.verb == "draw" and after >= before:
                yield "hint-because-melds-not", {"loose": loose}
    elif case.card:
        stays = left(without(case.hand, case.card))
        if stays == min(left(without(case.hand, other)) for other in case.hand):
            yield "hint-because-thrown", {"loose": loose, "count": stays}
            others = without(case.hand, case.card)
            if lonely(case.card, arranged(others).loose if loose == "points" else grouped(others).loose):
                yield "hint-because-alone", {}


def lonely(card: str, others: Sequence[str]) -> bool:
    """True if a card can make no meld of three with any of these: no rank is the same, and none of its suit is near."""

    def goes_with(one: str) -> bool:
        apart = abs(RANKS.index(one[0]) - RANKS.index(card[0])) if "*" not in (one[0], card[0]) else 0
        return not apart or (one[1] == card[1] and apart <= 2)

    return bool(others) and not any(map(goes_with, others))


def rumino(case: Case) -> Truths:
    yield from drawn(case, "points", deadwood)
    if case.action.verb in ("knock", "gin") and not case.card:
        yield "rumino-hint-left", {"points": deadwood(case.hand)}


def pif_paf(case: Case) -> Truths:
    yield from drawn(case, "cards", lambda cards: len(grouped(cards).loose))
    melded, loose = sum(map(len, grouped(case.hand).melds)), list(grouped(case.hand).loose)
    if case.action.verb in ("bet", "call") and melded:
        yield "pif-paf-hint-melded", {"count": melded}
    if case.action.verb == "fold" and not melded:
        yield "pif-paf-hint-none-melded", {}
    if case.action.verb in ("fold", "call"):
        bets, pot = case.view.public.betting.bets, int(case.view.counters["pot"])
        owes = max(bets) - bets[case.asked.seat]
        yield "pif-paf-hint-price", {"owes": owes, "pot": pot}
        yield "pif-paf-hint-dear", {"owes": owes, "pot": pot, "count": len(loose)}
    if case.action.verb == "take":
        yield from half_made(case)
    if case.action.verb == "discard":
        kept = {card: grouped(without(case.hand, card)).loose for card in case.hand}
        fewest = [cards for cards in kept.values() if len(cards) == min(map(len, kept.values()))]
        most = max(len(halves(cards)) for cards in fewest)
        if kept[case.card] in fewest and len(halves(kept[case.card])) == most:
            yield "pif-paf-hint-halves", {"count": most}
    if case.action.verb == "bet":
        own = Counter(card[:2] for card in case.hand)
        unseen = {card: 2 - own[card] for card in {one[:2] for one in PIF_PAF_CARDS}}
        pairs = list(combinations(loose, 2))
        near = [card for card in unseen if any(not grouped([*pair, card]).loose for pair in pairs)]
        yield "pif-paf-hint-near", {"count": sum(unseen[card] for card in near)}
    if case.action.verb == "check":
        yield "pif-paf-hint-free", {}


def half_made(case: Case) -> Truths:
    """More halves of melds by the open card, with as many loose cards as there are."""
    top = (case.view.zone("discards").cards or ())[-1]
    now = grouped(case.hand).loose
    loose = [grouped([*without(case.hand, thrown), top]).loose for thrown in case.hand]
    after = max((len(halves(cards)) for cards in loose if len(cards) == len(now)), default=0)
    if min(map(len, loose)) >= len(now) and after > len(halves(now)):
        yield "pif-paf-hint-half-made", {"before": len(halves(now)), "after": after}
