"""The reasons why a hint is a good one, in the games of the parlour: a reason is given where it holds, and nowhere
else.

For each game a function says, by the rules, all that is true of an answer: the keys of the reasons, and their values.
Whatever is told must be one of these reasons, with the same values; and where nothing is told, none of them holds.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, islice
from random import Random
from typing import NamedTuple

import pytest

from bot.games.shows import presenter_of
from bot.ui import wording
from engine.contract import Action, AnyView, Decision, SeatingRequest, Seeded, State, owed
from engine.games import game_of, rules_of
from engine.indian_chief.melds import CATEGORIES
from engine.indian_chief.melds import points as meld_points
from engine.indian_chief.state import IndianChiefPublic
from engine.jubilee.scoring import DECK as JUBILEE_CARDS
from engine.one_eyed_jack.board import rows as rows_of
from engine.one_eyed_jack.state import OneEyedJackPublic
from engine.pif_paf.melds import grouped, halves
from engine.pif_paf.round import DECK as PIF_PAF_CARDS
from engine.rumino.deadwood import arranged, deadwood
from engine.schwimmen.state import SchwimmenPublic
from engine.schwimmen.values import DECK as SCHWIMMEN_CARDS
from engine.search.anything import anything
from engine.tadmur.cycle import counted
from engine.tadmur.seen import elsewhere as hidden
from engine.tadmur.state import TadmurPublic
from engine.tadmur.suspicion import steps_of, suspicion
from engine.truc.cards import CARDS as TRUC_CARDS
from engine.truc.state import TrucPublic
from engine.tyzicha.cards import CARDS as TYZICHA_CARDS
from engine.tyzicha.state import TyzichaPublic
from tests.said import Truths, Value, plain, said

ACTIONS = 90  # the most actions of a hand: luck alone need not end it
ROUNDS = {"tadmur": 24, "sampen": 20, "one_eyed_jack": 4, "indian_chief": 2, "pif_paf": 4}  # where they are not six
ASKED = 8  # the answers of a position that are looked at, beside the sensible one


class Case(NamedTuple):
    """An answer, and the next best one, of the viewer's seat; and the true state, for what a hint must not know."""

    state: State
    view: AnyView
    asked: Decision
    action: Action
    second: Action

    @property
    def hand(self) -> Sequence[str]:
        return self.view.hand

    @property
    def card(self) -> str:
        return self.action.cards[0] if self.action.cards else ""


def without(cards: Sequence[str], card: str) -> list[str]:
    at = cards.index(card)
    return [*cards[:at], *cards[at + 1 :]]


# ---------------------------------------------------------------------------- draw and discard


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


# ---------------------------------------------------------------------------- tricks


def truc(case: Case) -> Truths:
    verb, view, mine = case.action.verb, case.view, case.asked.seat % 2
    public: TrucPublic = view.public
    taken = [sum(int(view.seats[at].counters["tricks"]) for at in range(4) if at % 2 == side) for side in (0, 1)]
    if verb in ("cut", "tap") and not case.hand:
        yield "truc-hint-no-cards", {}
    if case.action.text == "deal 3":
        yield "truc-hint-three", {}
    if taken[mine] != taken[1 - mine]:
        yield "truc-hint-ahead" if taken[mine] > taken[1 - mine] else "truc-hint-behind", {}
    if verb in ("accept", "reject", "contest", "decline"):
        stake = int(view.counters["stake"])
        lost = 1 if verb in ("contest", "decline") else stake
        yield "truc-hint-gives", {"points": lost}
        proposed = {"truc": 2, "retruc": 3}[public.raising.pending.name] if public.raising.pending else stake
        yield "truc-hint-costs", {"points": lost, "stake": proposed}
    if case.hand:
        yield from trick(case)


def trick(case: Case) -> Truths:
    """Threes are the highest cards, Fours the lowest."""
    view, heights = case.view, {card: "4567JQKA23".index(card[0]) for card in TRUC_CARDS}
    public: TrucPublic = view.public
    lies, own = view.zone("trick").cards or (), sorted(heights[card] for card in case.hand)
    unseen = {*TRUC_CARDS} - {*case.hand, *lies, *(view.zone("tricks").cards or ())}
    for card in case.hand:
        if card == case.card or heights[card] == own[-1]:
            higher: dict[str, Value] = {
                "count": sum(heights[one] > heights[card] for one in unseen),
                "unseen": len(unseen),
            }
            yield "truc-hint-higher", {**higher, "card": wording.card(card)}
            yield "truc-hint-bluff", {**higher, "points": int(view.counters["stake"])}
    if case.action.verb != "play" or case.action.rider:
        return
    played, best = heights[case.card], max((heights[card] for card in lies), default=-1)
    if lies and played > best and not any(best < one < played for one in own):
        yield "hint-because-takes", {}
    if played == own[-1]:
        yield "truc-hint-highest", {}
    if played == own[0]:
        yield "truc-hint-lowest", {}
        holders = {seat % 2 for seat, card in public.trick if heights[card] == best}
        if holders == {case.asked.seat % 2}:
            yield "truc-hint-partner", {}


TYZICHA_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
MARRIED = {"H": 100, "D": 80, "C": 60, "S": 40}


def tyzicha(case: Case) -> Truths:
    verb = case.action.verb
    public: TyzichaPublic = case.view.public
    married = [suit for suit in MARRIED if {f"K{suit}", f"Q{suit}"} <= set(case.hand)]
    if verb in ("bid", "pass", "stay", "raise", "concede"):
        if verb == "stay":
            yield "tyzicha-hint-concedes", {"contract": public.contract, "count": 40}
            return
        modest = verb in ("pass", "concede") or case.action.text == "bid 100"
        if married and not modest:
            yield "tyzicha-hint-married", {"worth": sum(MARRIED[one] for one in married), "count": len(married)}
        if modest and not married:
            yield "tyzicha-hint-single", {"total": sum(TYZICHA_POINTS[card[0]] for card in TYZICHA_CARDS)}
        have = sum(TYZICHA_POINTS[card[0]] for card in case.hand) + sum(MARRIED[one] for one in married)
        bids = [int(one.values[0]) for one in (case.action, *case.asked.enumerate()) if one.verb in ("bid", "raise")]
        for contract in (*bids, public.contract):
            if contract:
                yield "tyzicha-hint-holds", {"have": have, "contract": contract}
    elif verb == "give":
        treasures = [one for one in case.hand if one[0] == "A" or (one[0] in "KQ" and one[1] in married)]
        if treasures and not set(treasures) & set(case.action.cards):
            theirs = {card for at in range(3) if at != case.asked.seat for card in case.state.view(at).hand}
            halves_of = [card for card in case.action.cards if card[0] in "KQ"]
            safe = not any({f"K{card[1]}", f"Q{card[1]}"} & theirs for card in halves_of)
            counts = sum(TYZICHA_POINTS[card[0]] for card in case.action.cards)
            yield "tyzicha-hint-gives", {"points": counts, "safe": "yes" if safe else "no"}
    elif verb == "marriage":
        yield "tyzicha-hint-shows", {"worth": MARRIED[case.card[1]]}
    elif verb == "play":
        yield from laid(case)


def laid(case: Case) -> Truths:
    public: TyzichaPublic = case.view.public
    tricks, counts = public.tricks, {card: TYZICHA_POINTS[card[0]] for card in TYZICHA_CARDS}
    trick = case.view.zone("trick").cards or ()
    if not trick:
        if alone_in_suit(case, counts):
            yield "tyzicha-hint-master", {}
        if counts[case.card] == min(counts[one] for one in case.hand):
            yield "tyzicha-hint-leads-least", {}
        return

    def height(card: str) -> tuple[int, int]:
        """The height of a card in this trick: trumps over the suit that was led, anything else below."""
        return (2 if card[1] == tricks.trump else card[1] == trick[0][1], counts[card])

    best = max(trick, key=height)
    holder = tricks.trick[trick.index(best)][0]
    may = [one.cards[0] for one in case.asked.answers]
    takes, last = height(case.card) > height(best), len(trick) == 2
    least, most = min(counts[one] for one in may), max(counts[one] for one in may)
    if takes and counts[case.card] == least:
        yield "hint-because-takes", {}
    if takes and alone_in_suit(case, counts):
        yield "tyzicha-hint-master", {}
    if least == most:
        return
    if takes and last and counts[case.card] == most:
        yield "tyzicha-hint-takes-most", {}
    if not takes and last and public.declarer not in (case.asked.seat, holder) and counts[case.card] == most:
        yield "tyzicha-hint-adds-most", {}
    if not takes and counts[case.card] == least:
        yield "tyzicha-hint-least", {}


def alone_in_suit(case: Case, counts: Mapping[str, int]) -> bool:
    """True if nobody else holds a higher card of the suit."""
    others = [card for at in range(3) if at != case.asked.seat for card in case.state.view(at).hand]
    return not any(one[1] == case.card[1] and counts[one] > counts[case.card] for one in others)


# ---------------------------------------------------------------------------- the others


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


RANKS = "A23456789TJQK"


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
            yield "tadmur-hint-betrayed", {"share": round(100 * likely[name])}
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


# ---------------------------------------------------------------------------- what is held against them

# The reasons that are true of the hidden cards; only those who have counted enough of the others know it.
INFERRED = {"tyzicha-hint-master"}

TRUE: dict[str, Callable[[Case], Truths]] = {
    one.__name__: one
    for one in (
        rumino,
        pif_paf,
        truc,
        tyzicha,
        schwimmen,
        jubilee,
        sampen,
        one_eyed_jack,
        indian_chief,
        tadmur,
    )
}

# The reasons that a few rounds must bring.
FOUND: dict[str, set[str]] = {
    "rumino": {"hint-because-melds", "hint-because-melds-not", "hint-because-thrown", "rumino-hint-left"},
    "pif_paf": {
        "hint-because-melds",
        "hint-because-melds-not",
        "hint-because-thrown",
        "pif-paf-hint-melded",
        "pif-paf-hint-half-made",
        "pif-paf-hint-none-melded",
        "pif-paf-hint-free",
    },
    "truc": {"hint-because-takes", "truc-hint-lowest", "truc-hint-highest", "truc-hint-higher", "truc-hint-no-cards"},
    "tyzicha": {
        "tyzicha-hint-married",
        "tyzicha-hint-single",
        "tyzicha-hint-gives",
        "tyzicha-hint-shows",
        "tyzicha-hint-master",
        "tyzicha-hint-leads-least",
        "hint-because-takes",
        "tyzicha-hint-takes-most",
        "tyzicha-hint-adds-most",
        "tyzicha-hint-least",
    },
    "schwimmen": {"schwimmen-hint-schnauz", "schwimmen-hint-raises", "schwimmen-hint-nothing", "schwimmen-hint-beats"},
    "jubilee": {
        "jubilee-hint-scores",
        "hint-because-joker",
        "jubilee-hint-all-pass",
        "jubilee-hint-safe",
        "jubilee-hint-free",
    },
    "sampen": {"sampen-hint-keeps", "sampen-hint-pair", "sampen-hint-single", "sampen-hint-last"},
    "one_eyed_jack": {
        "one-eyed-jack-hint-row",
        "one-eyed-jack-hint-blocks",
        "one-eyed-jack-hint-builds",
        "one-eyed-jack-hint-breaks",
        "one-eyed-jack-hint-dead",
    },
    "indian_chief": {"indian-chief-reason-best", "indian-chief-reason-only", "indian-chief-reason-steals"},
    "tadmur": {
        "tadmur-hint-betrayed",
        "tadmur-hint-unseen",
        "tadmur-hint-completes",
        "tadmur-hint-only-way",
        "tadmur-hint-way",
        "tadmur-hint-longer",
    },
}


def cases(game: str, number: int) -> Iterator[Case]:
    """Answers of all kinds in the positions of one round."""
    rules, random = rules_of(game)(), Random(number)
    seed, players = number.to_bytes(32, "big"), [str(at) for at in range(min(4, rules.seats()[1]))]
    standing, _ = rules.seat(SeatingRequest(None, None, (), players), Seeded(seed, "seats"))
    state = rules.start(standing, Seeded(seed, "deal"))
    for _ in range(ACTIONS):
        if not owed(state.pending):
            return
        view = state.view(owed(state.pending)[0].seat)
        asked = owed(view.decisions)[0]
        sensible = game_of(game).choose(view, asked)
        answers = [sensible, *islice(asked.enumerate(), 2), *(anything(asked, random) for _ in range(ASKED))]
        for best in dict.fromkeys(answers):
            yield Case(state, view, asked, best, random.choice(answers))
        state = state.copy()
        wild = [anything(asked, random) for _ in range(2)]
        state.play(asked.seat, random.choice([sensible, state.default(asked), *wild]))


@pytest.mark.long
@pytest.mark.parametrize("game", TRUE)
def test_a_reason_is_given_where_it_holds_and_nowhere_else(game: str) -> None:
    shown, found = presenter_of(game), set[str]()
    for case in chain.from_iterable(cases(game, number) for number in range(ROUNDS.get(game, 6))):
        reason = shown.reason(case.view, case.action, case.second)
        truths = list(TRUE[game](case))
        about = (reason, truths, case.view.hand, case.action.text)
        if reason is None:
            assert {key for key, _ in truths} <= INFERRED, about
            continue
        meant = {key for key, values in truths if said(key, **values) == plain(reason.words)}
        assert meant, about
        found |= meant
    assert found >= FOUND[game]
