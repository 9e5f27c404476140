"""Truc and Tyzicha, in which tricks are taken."""

from collections.abc import Mapping

from bot.ui import wording
from engine.truc.state import CARDS as TRUC_CARDS
from engine.truc.state import TrucPublic
from engine.tyzicha.cards import CARDS as TYZICHA_CARDS
from engine.tyzicha.state import TyzichaPublic
from tests.bot.true_reasons.case import Case
from tests.said import Truths, Value


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
