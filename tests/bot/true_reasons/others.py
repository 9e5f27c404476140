"""The other games of the parlour, each of its own kind."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, combinations
from math import floor

from engine.contract import Action, AnyView
from engine.indian_chief.melds import CATEGORIES
from engine.indian_chief.melds import points as meld_points
from engine.indian_chief.state import IndianChiefPublic
from engine.jubilee.state import DECK as JUBILEE_CARDS
from engine.one_eyed_jack.board import rows as rows_of
from engine.one_eyed_jack.state import OneEyedJackPublic
from engine.schwimmen.state import SchwimmenPublic
from engine.schwimmen.values import DECK as SCHWIMMEN_CARDS
from engine.tadmur.chain import counted
from engine.tadmur.player.policy import steps_of, suspicion
from engine.tadmur.resample import elsewhere as hidden
from engine.tadmur.state import TadmurPublic
from tests.bot.true_reasons.case import RANKS, Case, without
from tests.said import Truths, Value, said


def three_cards(cards: Iterable[str]) -> float:
    """The worth of a hand of Schwimmen, counted anew."""
    ranks, suits = zip(*((card[0], card[1]) for card in cards), strict=True)
    if len(set(ranks)) == 1:
        return 32 if ranks[0] == "A" else 30.5
    points = {"7": 7, "8": 8, "9": 9, "A": 11}
    return max(sum(points.get(r, 10) for r, s in zip(ranks, suits, strict=True) if s == one) for one in suits)


def exchanged(hand: Sequence[str], answer: Action) -> list[str]:
    half = len(answer.cards) // 2 if answer.verb == "exchange" else 0
    return [*(card for card in hand if card not in answer.cards[:half]), *answer.cards[half : 2 * half]]


def schwimmen(case: Case) -> Truths:
    then = three_cards(exchanged(case.hand, case.action))
    if then > 30.5:
        yield "schwimmen-hint-feuer" if then == 32 else "schwimmen-hint-schnauz", {}
    else:
        yield from exchanges(case, three_cards(case.hand), then)


def exchanges(case: Case, now: float, then: float) -> Truths:
    """`now`, `then`: what the hand is worth, and what it would be, which ends nothing."""

    def written(points: float) -> str:
        return said("schwimmen-half", points=int(points)) if points % 1 else str(int(points))

    if then > now:
        yield "schwimmen-hint-raises", {"before": written(now), "after": written(then)}
    closes = "close" in (case.action.verb, case.action.rider) or case.asked.kind == "dealer"
    lying = {card for zone in case.view.zones for card in zone.cards or ()}
    public: SchwimmenPublic = case.view.public
    unseen = sorted({*SCHWIMMEN_CARDS} - lying - {*chain(*public.known)})
    if closes:
        hands = [three_cards(cards) for cards in combinations(unseen, 3)]
        share = 100 * sum(one < then for one in hands) // len(hands)
        yield "schwimmen-hint-beats", {"points": written(then), "share": share}

    def raising(hand: Sequence[str]) -> int:
        one_more = {card: [[*without(hand, given), card] for given in hand] for card in unseen}
        return sum(any(three_cards(cards) > three_cards(hand) for cards in hands) for hands in one_more.values())

    if case.action.verb == "exchange" and not closes:
        before, later = raising(case.hand), raising(exchanged(case.hand, case.action))
        if then <= now and later > before:
            yield "schwimmen-hint-hope", {"before": before, "after": later}
    if (
        case.action.verb == "pass"
        and max(three_cards(exchanged(case.hand, one)) for one in case.asked.enumerate()) <= now
    ):
        yield "schwimmen-hint-nothing", {"points": written(now)}


def jubilee(case: Case) -> Truths:
    total, played = int(case.view.counters["total"]), case.view.zone("played").cards or ()

    def value(card: str) -> int:
        worth = {"A": 15, "*": 0}.get(card[0]) if card[0] in "A*" else "A23456789".find(card[0]) + 1 or 10
        return -(worth or 0) if card[1] == "H" else worth or 0

    def scores(before: int, card: str) -> int:
        now = before + value(card)
        if now and now != before and now % 25 == 0:
            return 20 if now % 100 == 0 else 10
        return -5 if any(at % 25 == 0 for at in range(min(before, now) + 1, max(before, now))) else 0

    costs = [scores(total, answer.cards[0]) for answer in case.asked.enumerate()]
    mine, after = scores(total, case.card), total + value(case.card)
    if mine > 0:
        yield "jubilee-hint-scores", {"total": after, "points": mine}
        return
    if case.second.cards[0][0] == "*" != case.card[0]:
        yield "hint-because-joker", {}
    if max(costs) < 0:
        yield "jubilee-hint-all-pass", {}
    theirs = [one for one in JUBILEE_CARDS if one not in case.hand and one not in played]
    makers = sum(scores(after, one) > 0 for one in theirs)
    yield "jubilee-hint-few", {"total": after, "count": makers, "unseen": len(theirs)}
    if mine == 0:
        if not makers:
            yield "jubilee-hint-safe", {"total": after}
        passing = sum(one < 0 for one in costs)
        if passing:
            yield "jubilee-hint-free", {"count": passing}


def sampen(case: Case) -> Truths:
    kinds = Counter(card[:2] for card in case.hand)
    pairs, single = sum(count == 2 for count in kinds.values()), kinds[case.card[:2]] == 1
    if single and pairs:
        yield "sampen-hint-keeps", {"count": pairs}
    if not pairs:
        yield "sampen-hint-alike", {}
    if not single and len(case.hand) == 2:
        yield "sampen-hint-last", {}
    elif not single:
        lone = sum(count == 1 for count in kinds.values()) == 1
        yield "sampen-hint-single" if lone else "sampen-hint-pair", {}


def lines(cell: str) -> Iterator[list[str]]:
    """Every straight line of five cells through a cell."""
    column, row = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
    for across, down in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for back in range(5):
            places = [(column + (at - back) * across, row + (at - back) * down) for at in range(5)]
            if all(0 <= x < 10 and 0 <= y < 10 for x, y in places):
                yield [f"{chr(ord('A') + x)}{y + 1}" for x, y in places]


def one_eyed_jack(case: Case) -> Truths:
    if case.action.verb == "swap":
        yield "one-eyed-jack-hint-dead", {}
        return
    public: OneEyedJackPublic = case.view.public
    chips, (cell,) = dict(public.chips), case.action.values
    own = (case.view.seat or 0) % 2  # of four, two and two play together

    def free(lie: dict[str, int], side: int) -> list[int]:
        """The number of this side's cells in each line through the cell that nobody blocks, and that is no row."""
        owned = {one for one, owner in lie.items() if owner == side} | {"A1", "A10", "J1", "J10"}
        found = [line for line in lines(cell) if all(one in owned or one not in lie for one in line)]
        return [count for line in found if (count := sum(one in owned for one in line)) < 5]

    def longest(lie: dict[str, int], side: int) -> int:
        return max(free(lie, side), default=0)

    if case.card[:2] in ("JS", "JH"):
        owner = chips[cell]
        if owner != own and (count := longest(chips, owner)) >= 3:
            yield "one-eyed-jack-hint-breaks", {"count": count}
        opened = len(free({one: side for one, side in chips.items() if one != cell}, own))
        if owner != own and opened:
            yield "one-eyed-jack-hint-opens", {"count": opened}
        return
    rows = {side: len(rows_of({**chips, cell: side}, side)) - len(rows_of(chips, side)) for side in (0, 1)}
    if rows[own]:
        yield "one-eyed-jack-hint-row", {}
    elif rows[1 - own]:
        yield "one-eyed-jack-hint-blocks", {}
    elif (count := longest({**chips, cell: own}, own)) >= 3:
        yield "one-eyed-jack-hint-builds", {"count": count}
    elif (count := longest(chips, 1 - own)) >= 3:
        yield "one-eyed-jack-hint-stops", {"count": count}
    elif count := len(free({**chips, cell: own}, own)):
        yield "one-eyed-jack-hint-open", {"count": count}


def most(cards: Sequence[str], size: int) -> int:
    """The most that `size` of these cards score."""
    return max(map(meld_points, combinations(cards, size)))


def indian_chief(case: Case) -> Truths:
    public: IndianChiefPublic = case.view.public
    free = [size for size, one in enumerate(CATEGORIES, 1) if one not in public.sheets[case.asked.seat]]
    if case.action.verb == "meld":
        yield from melded(case, free)
    elif case.card:
        yield from stolen(case, [size for size in free if size != 2])


def melded(case: Case, free: Sequence[int]) -> Truths:
    cards, size = case.action.cards, len(case.action.cards)
    if size != 2 and meld_points(cards) == most(case.hand, size):
        yield "indian-chief-reason-best", {"points": counting(meld_points(cards)), "count": size}
    if list(free) == [size]:
        yield "indian-chief-reason-only", {}
    kept = list((Counter(case.hand) - Counter(cards)).elements())
    for one in free:
        if one not in (2, size) and one <= len(kept) and (points := most(kept, one)) > 0:
            category = said("indian-chief-category", category=CATEGORIES[one - 1])
            yield "indian-chief-reason-keeps", {"category": category, "points": counting(points)}
    if size == 2:
        ranks, decks = {card[0] for card in cards}, 1 + (len(case.view.seats) > 3)
        others = 4 * decks * len(ranks) - sum(card[0] in ranks for card in case.hand)
        yield "indian-chief-reason-begs", {"count": others, "ranks": len(ranks), "points": counting(2)}


def stolen(case: Case, free: Sequence[int]) -> Truths:
    """`free`: the sizes of melds that score by themselves."""

    def gain(card: str, size: int) -> int:
        return most([*case.hand, card], size) - most(case.hand, size)

    there = [one.cards[0] for one in case.asked.enumerate() if one.cards]
    if not any(gain(card, size) > 0 for card in there for size in free):
        yield "indian-chief-reason-none", {}
    best = max((gain(case.card, size) for size in free), default=0)
    for size in free:
        if gain(case.card, size) == best > 0:
            before = most(case.hand, size)
            category = said("indian-chief-category", category=CATEGORIES[size - 1])
            worth: dict[str, Value] = {"before": counting(before), "after": counting(before + best)}
            yield "indian-chief-reason-steals", {"category": category, **worth}


def counting(points: int) -> str:
    return said("indian-chief-points", points=points)


def beside(one: str, other: str) -> bool:
    return (RANKS.index(one[0]) - RANKS.index(other[0])) % 13 in (1, 12)


def reaches(last: str, target: str, spaces: int, hand: Collection[str]) -> bool:
    """True if as many cards of the hand as there are `spaces` lead from the last card to the target."""
    if not spaces:
        return beside(last, target)
    ranks = {card[0]: card for card in hand if beside(card, last)}.values()
    return any(reaches(card, target, spaces - 1, without(list(hand), card)) for card in ranks)


def tadmur(case: Case) -> Truths:
    seat = case.view.own_seat
    public: TadmurPublic = case.view.public
    spaces, hand = int(case.view.seats[seat].counters["spaces"]), list(case.hand)
    (target,), starter = case.view.zone("target", seat).cards or ("",), case.view.zone("starter", seat).cards or ()
    if case.action.verb == "guess":
        seen = Counter(card[0] for zone in case.view.zones for card in zone.cards or ())
        tried = [text[-1] for at, text in public.moves if at == seat and text.startswith("guess")]
        unseen = {rank: 4 - seen[rank] for rank in RANKS if rank not in tried}
        name = case.action.values[0]
        likely = suspicion(steps_of(case.view, 1 - seat), counted(hidden(case.view)), tried)
        laid = any(at == 1 - seat and text.startswith("play") for at, text in public.moves)
        if laid and likely.get(name, 0.0) == max(likely.values(), default=1.0):
            yield "tadmur-hint-betrayed", {"share": floor(100 * likely[name] + 0.5)}
        if unseen.get(name) == max(unseen.values()):
            yield "tadmur-hint-unseen", {"count": unseen[name]}
    elif case.card and spaces == 1:
        yield "tadmur-hint-completes", {}
    elif case.card:
        last = [*starter, *(case.view.zone("chain", seat).cards or ())][-1]
        others = [card for card in hand if beside(card, last) and card[0] != case.card[0]]

        def way(card: str, longer: int = 0) -> bool:
            return reaches(card, target, spaces - 1 + longer, without(hand, card))

        if way(case.card) and others and not way(others[0]):
            yield "tadmur-hint-only-way", {"other": others[0][0].replace("T", "10")}
        elif way(case.card):
            yield "tadmur-hint-way", {}
        elif way(case.card, 1):
            yield "tadmur-hint-longer", {}
        if others and betrayed(case, case.card) < betrayed(case, others[0]):
            yield "tadmur-hint-hides", {"other": others[0][0].replace("T", "10")}
        if fitting := {card[0] for card in without(hand, case.card) if beside(card, case.card)}:
            yield "tadmur-hint-fits", {"count": len(fitting)}


def betrayed(case: Case, card: str) -> float:
    """The probability that the other player gives to the true target, once this card is laid."""
    state = case.state.copy()
    state.play(case.asked.seat, case.action if case.card == card else card_of(case, card))
    theirs: AnyView = state.view(1 - case.asked.seat)
    public: TadmurPublic = theirs.public
    wrong = [text[-1] for at, text in public.moves if at != case.asked.seat and text.startswith("guess")]
    suspicions = suspicion(steps_of(theirs, case.asked.seat), counted(hidden(theirs)), wrong)
    (target,) = case.view.zone("target", case.asked.seat).cards or ("",)
    return suspicions.get(target[0], 0.0)


def card_of(case: Case, card: str) -> Action:
    """The answer that lays this card."""
    return next(one for one in case.asked.answers if one.cards[:1] == (card,))
