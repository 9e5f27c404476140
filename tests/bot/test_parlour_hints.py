"""Why a hint is a good one, in the games of the parlour: a reason is given where it holds, and nowhere else.

For each game a function says, by the rules, all that is true of an answer: the keys of the reasons, and their values.
Whatever is told must be one of these reasons, with the same values; and where nothing is told, none of them holds.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain, combinations, islice
from random import Random
from typing import NamedTuple

import pytest

from bot.games.shows import presenter_of
from engine.cards.cycle import counted
from engine.cards.melds import deadwood
from engine.contract import Action, Candidate, Decision, SeatingRequest, Seeded, State, Thought, View, owed
from engine.games import game_of, rules_of
from engine.indian_chief.melds import CATEGORIES
from engine.indian_chief.melds import points as meld_points
from engine.jubilee.scoring import DECK as JUBILEE_CARDS
from engine.one_eyed_jack.board import rows as rows_of
from engine.pif_paf.melds import grouped
from engine.search.anything import anything
from engine.tadmur.seen import unseen as hidden
from engine.tadmur.suspicion import steps_of, suspicion
from engine.tyzicha.cards import CARDS as TYZICHA_CARDS
from tests.bot.test_hints import Truths, scene_of
from tests.said import plain, said

ACTIONS = 90  # of a hand at most so many: luck alone need not end it
ROUNDS = {"tadmur": 24, "sampen": 20, "one_eyed_jack": 4, "indian_chief": 2, "pif_paf": 4}  # where they are not six
ASKED = 8  # so many answers of a position, and the sensible one


class Case(NamedTuple):
    """An answer, and the next best one, of the viewer's seat; and the true state, for what a hint must not know."""

    state: State
    view: View
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


def rumino(case: Case) -> Truths:
    yield from drawn(case, "points", deadwood)
    if case.action.verb in ("knock", "gin") and not case.card:
        yield "rumino-hint-left", {"points": deadwood(case.hand)}


def pif_paf(case: Case) -> Truths:
    yield from drawn(case, "cards", lambda cards: len(grouped(cards).loose))
    melded = sum(map(len, grouped(case.hand).melds))
    if case.action.verb in ("bet", "call") and melded:
        yield "pif-paf-hint-melded", {"count": melded}
    if case.action.verb == "fold" and not melded:
        yield "pif-paf-hint-none-melded", {}
    if case.action.verb == "check":
        yield "pif-paf-hint-free", {}


# ---------------------------------------------------------------------------- tricks


def truc(case: Case) -> Truths:
    """Threes are the highest cards, Fours the lowest."""
    if case.action.verb != "play":
        return
    strengths = {rank: at for at, rank in enumerate("4567JQKA23")}
    own, played = sorted(strengths[card[0]] for card in case.hand), strengths[case.card[0]]
    lies = max((strengths[card[0]] for card in case.view.zone("trick").cards or ()), default=None)
    if own[0] == own[-1]:
        return
    if lies is not None and played > lies and not any(lies < one < played for one in own):
        yield "hint-because-takes", {}
    if played == own[0]:
        yield "truc-hint-lowest", {}
    if played == own[-1]:
        yield "truc-hint-highest", {}


TYZICHA_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
MARRIED = {"H": 100, "D": 80, "C": 60, "S": 40}


def tyzicha(case: Case) -> Truths:
    verb = case.action.verb
    married = [suit for suit in MARRIED if {f"K{suit}", f"Q{suit}"} <= set(case.hand)]
    if verb in ("bid", "pass", "stay", "raise"):
        modest = verb == "pass" or case.action.text == "bid 100"
        if married and not modest:
            yield "tyzicha-hint-married", {"worth": sum(MARRIED[one] for one in married), "count": len(married)}
        if modest and not married:
            yield "tyzicha-hint-single", {"total": sum(TYZICHA_POINTS[card[0]] for card in TYZICHA_CARDS)}
    elif verb == "give":
        treasures = [one for one in case.hand if one[0] == "A" or (one[0] in "KQ" and one[1] in married)]
        if treasures and not set(treasures) & set(case.action.cards):
            yield "tyzicha-hint-gives", {"points": sum(TYZICHA_POINTS[card[0]] for card in case.action.cards)}
    elif verb == "marriage":
        yield "tyzicha-hint-shows", {"worth": MARRIED[case.card[1]]}
    elif verb == "play":
        yield from laid(case)


def laid(case: Case) -> Truths:
    memory, counts = case.view.memory, {card: TYZICHA_POINTS[card[0]] for card in TYZICHA_CARDS}
    trick = case.view.zone("trick").cards or ()
    if not trick:
        others = [card for at in range(3) if at != case.asked.seat for card in case.state.view(at).hand]
        if not any(one[1] == case.card[1] and counts[one] > counts[case.card] for one in others):
            yield "tyzicha-hint-master", {}
        if counts[case.card] == min(counts[one] for one in case.hand):
            yield "tyzicha-hint-leads-least", {}
        return

    def height(card: str) -> tuple[int, int]:
        """How it stands in this trick: trumps over the suit that was led, anything else below."""
        return (2 if card[1] == memory["trump"] else card[1] == trick[0][1], counts[card])

    best = max(trick, key=height)
    holder = memory["trick"][trick.index(best)]
    may = [one.cards[0] for one in case.asked.options]
    takes, last = height(case.card) > height(best), len(trick) == 2
    least, most = min(counts[one] for one in may), max(counts[one] for one in may)
    if takes and counts[case.card] == least:
        yield "hint-because-takes", {}
    if least == most:
        return
    if takes and last and counts[case.card] == most:
        yield "tyzicha-hint-takes-most", {}
    if not takes and last and memory["declarer"] not in (case.asked.seat, holder) and counts[case.card] == most:
        yield "tyzicha-hint-adds-most", {}
    if not takes and counts[case.card] == least:
        yield "tyzicha-hint-least", {}


# ---------------------------------------------------------------------------- the others


def schwimmen(case: Case) -> Truths:
    """What three cards are worth, counted anew."""

    def worth(cards: Iterable[str]) -> float:
        ranks, suits = zip(*((card[0], card[1]) for card in cards), strict=True)
        if len(set(ranks)) == 1:
            return 32 if ranks[0] == "A" else 30.5
        points = {"7": 7, "8": 8, "9": 9, "A": 11}
        return max(sum(points.get(r, 10) for r, s in zip(ranks, suits, strict=True) if s == one) for one in suits)

    def after(answer: Action) -> float:
        if answer.verb != "exchange":
            return worth(case.hand)
        gave, took = answer.cards[: len(answer.cards) // 2], answer.cards[len(answer.cards) // 2 :]
        return worth([*(card for card in case.hand if card not in gave), *took])

    def written(points: float) -> str:
        return said("schwimmen-half", points=int(points)) if points % 1 else str(int(points))

    now, then = worth(case.hand), after(case.action)
    if then > now:
        yield "schwimmen-hint-raises", {"before": written(now), "after": written(then)}
    if case.action.verb == "close":
        yield "schwimmen-hint-worth", {"points": written(now)}
    if case.action.verb == "pass" and max(map(after, case.asked.answers())) <= now:
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

    costs = [scores(total, answer.cards[0]) for answer in case.asked.answers()]
    mine, after = scores(total, case.card), total + value(case.card)
    if mine > 0:
        yield "jubilee-hint-scores", {"total": after, "points": mine}
        return
    if case.second.cards[0][0] == "*" != case.card[0]:
        yield "hint-because-joker", {}
    if max(costs) < 0:
        yield "jubilee-hint-all-pass", {}
    if mine == 0:
        theirs = [one for one in JUBILEE_CARDS if one not in case.hand and one not in played]
        if not any(scores(after, one) > 0 for one in theirs):
            yield "jubilee-hint-safe", {"total": after}
        passing = sum(one < 0 for one in costs)
        if passing:
            yield "jubilee-hint-free", {"count": passing}


def sampen(case: Case) -> Truths:
    kinds = Counter(card[:2] for card in case.hand)
    pairs, single = sum(count == 2 for count in kinds.values()), kinds[case.card[:2]] == 1
    if single and pairs:
        yield "sampen-hint-keeps", {"count": pairs}
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
    chips, (cell,) = dict(case.view.memory["chips"]), case.action.values
    own = (case.view.seat or 0) % 2  # of four, two and two play together

    def longest(lie: dict[str, int], side: int) -> int:
        """The most cells of a line through the cell that this side has and nobody blocks."""
        owned = {one for one, owner in lie.items() if owner == side} | {"A1", "A10", "J1", "J10"}
        free = [line for line in lines(cell) if all(one in owned or one not in lie for one in line)]
        counts = [sum(one in owned for one in line) for line in free]
        return max((count for count in counts if count < 5), default=0)

    if case.card[:2] in ("JS", "JH"):
        owner = chips[cell]
        if owner != own and (count := longest(chips, owner)) >= 3:
            yield "one-eyed-jack-hint-breaks", {"count": count}
        return
    rows = {side: len(rows_of({**chips, cell: side}, side)) - len(rows_of(chips, side)) for side in (0, 1)}
    if rows[own]:
        yield "one-eyed-jack-hint-row", {}
    elif rows[1 - own]:
        yield "one-eyed-jack-hint-blocks", {}
    elif (count := longest({**chips, cell: own}, own)) >= 3:
        yield "one-eyed-jack-hint-builds", {"count": count}


def indian_chief(case: Case) -> Truths:
    free = [size for size, one in enumerate(CATEGORIES, 1) if one not in case.view.memory["sheets"][case.view.seat]]

    def counting(points: int) -> str:
        return said("indian-chief-points", points=points)

    def most(cards: Sequence[str], size: int) -> int:
        return max(map(meld_points, combinations(cards, size)))

    if case.action.verb == "meld":
        size = len(case.action.cards)
        if size != 2 and meld_points(case.action.cards) == most(case.hand, size):
            yield "indian-chief-reason-best", {"points": counting(meld_points(case.action.cards)), "count": size}
        elif free == [size]:
            yield "indian-chief-reason-only", {}
    elif case.card:
        raised = {size: (most([*case.hand, case.card], size), most(case.hand, size)) for size in free if size != 2}
        gain = max((after - before for after, before in raised.values()), default=0)
        for size, (after, before) in raised.items():
            if after - before == gain > 0:
                category = said("indian-chief-category", category=CATEGORIES[size - 1])
                worth = {"before": counting(before), "after": counting(after)}
                yield "indian-chief-reason-steals", {"category": category, **worth}


RANKS = "A23456789TJQK"


def beside(one: str, other: str) -> bool:
    return (RANKS.index(one[0]) - RANKS.index(other[0])) % 13 in (1, 12)


def reaches(last: str, target: str, spaces: int, hand: Collection[str]) -> bool:
    """Whether so many cards of a hand lead from one card to the other."""
    if not spaces:
        return beside(last, target)
    ranks = {card[0]: card for card in hand if beside(card, last)}.values()
    return any(reaches(card, target, spaces - 1, without(list(hand), card)) for card in ranks)


def tadmur(case: Case) -> Truths:
    seat = case.view.seat or 0
    spaces, hand = int(case.view.seats[seat].counters["spaces"]), list(case.hand)
    (target,), starter = case.view.zone("target", seat).cards or ("",), case.view.zone("starter", seat).cards or ()
    if case.action.verb == "guess":
        seen = Counter(card[0] for zone in case.view.zones for card in zone.cards or ())
        tried = [text[-1] for at, text in case.view.memory["moves"] if at == seat and text.startswith("guess")]
        unseen = {rank: 4 - seen[rank] for rank in RANKS if rank not in tried}
        name = case.action.values[0]
        likely = suspicion(steps_of(case.view, 1 - seat), counted(hidden(case.view)), tried)
        if likely.get(name, 0.0) == max(likely.values(), default=1.0):
            yield "tadmur-hint-betrayed", {}
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


# ---------------------------------------------------------------------------- what is held against them

# What is true of the hidden cards; only those who have counted enough of the others know it.
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
        "pif-paf-hint-none-melded",
        "pif-paf-hint-free",
    },
    "truc": {"hint-because-takes", "truc-hint-lowest", "truc-hint-highest"},
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
    "schwimmen": {"schwimmen-hint-raises", "schwimmen-hint-nothing"},
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
        answers = [sensible, *islice(asked.answers(), 2), *(anything(asked, random) for _ in range(ASKED))]
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
        thought = Thought(case.action, 40, (Candidate(case.action, 0.6, 20), Candidate(case.second, 0.5, 20)))
        told = shown.reason(scene_of(game, {}, case.view), thought)
        truths = list(TRUE[game](case))
        about = (told, truths, case.view.hand, case.action.text)
        if told is None:
            assert {key for key, _ in truths} <= INFERRED, about
            continue
        meant = {key for key, values in truths if said(key, **values) == plain(told)}
        assert meant, about
        found |= meant
    assert found >= FOUND[game]
