"""The table of Tyzicha: the auction, or the contract, the tricks, and how far they have come; the words of its screens,
and the end of a hand.
"""

from collections.abc import Iterable, Sequence

from bot.screens.table import generic_table
from bot.table.scene import Scene
from bot.ui import naming, refusals, wording
from bot.ui.texts import say
from engine.cards.packs import SUITS, suit
from engine.cards.tricks import SeatCard
from engine.contract import Illegal
from engine.tyzicha import Tyzicha
from engine.tyzicha.cards import MARRIAGES, SEATS, strength
from engine.tyzicha.round import OPENING, WIDOW
from engine.tyzicha.state import CONCEDED, Score, TyzichaPublic, TyzichaView, gifts_in, scored, totals, widow_in

EARLY = ("bid", "forced")  # the phases before there is a contract
TRICKS = ("lead", "follow")  # and those in which cards are laid


def view_of(scene: Scene) -> TyzichaView:
    """The viewer's view, in the game's own type."""
    return scene.seen_as(TyzichaPublic)


def suit_sign(one: str) -> str:
    """The sign of a suit."""
    return say(f"suit-{one}.sign")


def priced_marriages(suits: Iterable[str]) -> list[str]:
    """Marriages with what they are worth."""
    return [say("tyzicha-marriage", sign=suit_sign(one), worth=MARRIAGES[one]) for one in suits]


def suit_by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards suit by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(suit(card)), -strength(card))))


def laid_cards(scene: Scene, laid: Sequence[SeatCard]) -> str:
    """Cards with the names of those who laid them."""
    return " · ".join(f"{scene.name(seat)} {wording.row([card], scene.faces)}" for seat, card in laid)


def refusal_words(refusal: Illegal) -> dict[str, str | int]:
    """The suits of a refusal in words, and its cards suit by suit."""
    words: dict[str, str | int] = {}
    for name, value in refusal.values.items():
        if name in ("suit", "trump") and isinstance(value, str) and value:
            words[name] = naming.value_name("suit", value)
        elif name == "cards" and isinstance(value, tuple):
            words[name] = wording.counted(suit_by_suit(value))
    return words


def refusal_sentence(refusal: Illegal) -> str:
    """The sentence of a refusal."""
    return refusals.sentence(refusal, None, refusal_words(refusal))


def score_of(scene: Scene, view: TyzichaView) -> Score:
    """The score of the hand."""
    tricks = view.public.tricks
    before = view.standing.scores or (0,) * SEATS
    sums = totals(tricks.points, tricks.marriages)
    return scored(view.public.declarer, view.public.contract, sums, before, scene.rules_as(Tyzicha).terms)


def contract_outcome(scene: Scene, view: TyzichaView) -> str:
    """The line that says if the contract is made, and why."""
    declarer, contract = view.public.declarer, view.public.contract
    name, score = scene.name(declarer), score_of(scene, view)
    if view.public.conceded:
        return say("tyzicha-line-conceded", name=name, contract=contract, count=CONCEDED)
    total = score.totals[declarer]
    key = "tyzicha-line-made" if score.made else "tyzicha-line-equal" if total == contract else "tyzicha-line-broken"
    return say(key, name=name, contract=contract, total=total)


def total_lines(scene: Scene, view: TyzichaView, seat: int) -> list[str]:
    """The total of a seat: its tricks, and its marriages."""
    if view.public.conceded:
        return []
    total, pairs = score_of(scene, view).totals[seat], priced_marriages(view.public.tricks.marriages[seat])
    if not pairs:
        return [say("tyzicha-total", total=total)]
    cards = view.public.tricks.points[seat]
    return [say("tyzicha-total-married", cards=cards, pairs=" + ".join(pairs), total=total)]


def seat_line(scene: Scene, view: TyzichaView, at: int) -> str:
    """The line of a seat."""
    return generic_table.line_of(scene, view, at, _facts_of_seat(view, at))


def middle_lines(scene: Scene, view: TyzichaView) -> Sequence[str]:
    """The lines of what lies on the table."""
    lines = [*_auction(scene, view)] if view.phase in EARLY else [*_contract(scene, view), *_tricks(scene, view)]
    return [*lines, f"-# {aim(scene, view)}"]


def open_lines(scene: Scene, view: TyzichaView) -> Sequence[str | None]:
    """The auction; or the contract, the tricks, and how far they have come."""
    if view.phase in EARLY:
        return _auction(scene, view)
    tricks = [*_tricks(scene, view), *_so_far(scene, view)] if view.phase in TRICKS else []
    return [contract_line(scene, view), *tricks]


def _facts_of_seat(view: TyzichaView, at: int) -> list[str]:
    """The score of a seat, its call or its part in the hand, its tricks and marriages."""
    tricks, shown = int(view.seats[at].counters["tricks"]), view.public.tricks.marriages[at]
    return [
        say("tyzicha-score", score=int(view.seats[at].counters["score"])),
        say("tyzicha-deals") if at == view.standing.dealer else "",
        part_line(view, at),
        say("tyzicha-tricks", count=tricks) if tricks else "",
        *priced_marriages(shown),
    ]


def part_line(view: TyzichaView, at: int) -> str:
    """The last call of a seat; once there is a contract, the mark of its declarer."""
    if view.public.contract:
        declares = view.public.declarer == at
        return say("tyzicha-declarer", contract=view.public.contract) if declares else ""
    calls = [call for call in view.public.auction.calls if call.seat == at]
    if not calls:
        return ""
    amount = calls[-1].amount
    return say("tyzicha-passed-short") if amount is None else say("tyzicha-bid-short", amount=amount)


def _auction(scene: Scene, view: TyzichaView) -> list[str]:
    """The high bid and whose it is, what may be said to it, and every call so far."""
    auction = view.public.auction
    high = auction.high
    if auction.alone is not None:
        state = say("tyzicha-auction-forced", name=scene.name(auction.alone))
    elif high is None or high.amount is None:
        state = say("tyzicha-auction-open", amount=OPENING)
    else:
        next_ = "tyzicha-auction-next" if auction.amount else "tyzicha-auction-top"
        text = say("tyzicha-auction-high", amount=high.amount, name=scene.name(high.seat))
        state = f"{text} · {say(next_, amount=auction.amount or 0)}"
    calls = [
        say("tyzicha-call-pass", name=scene.name(seat))
        if amount is None
        else say("tyzicha-call-bid", name=scene.name(seat), amount=amount)
        for seat, amount in auction.calls
    ]
    return [
        state,
        *([f"-# {' · '.join(calls)}"] if calls else []),
        f"-# {say('tyzicha-widow-down', back=wording.back(scene.faces), count=WIDOW)}",
    ]


def _contract(scene: Scene, view: TyzichaView) -> list[str]:
    """The declarer, the contract and the trump, and what everybody has seen of widow and gifts."""
    return [contract_line(scene, view), *gave(scene, view)]


def contract_line(scene: Scene, view: TyzichaView) -> str:
    """The declarer, the contract and the trump."""
    name, contract = scene.name(view.public.declarer), view.public.contract
    trump = view.public.tricks.trump
    text = say("tyzicha-trump", sign=suit_sign(trump), suit=say(f"suit-{trump}")) if trump else say("tyzicha-no-trump")
    return f"{say('tyzicha-plays', name=name, contract=contract)} · {text}"


def gave(scene: Scene, view: TyzichaView) -> list[str]:
    """The widow and the gifts, as far as this viewer has seen them."""
    widow, gifts = widow_in(view), gifts_in(view)
    lines = [say("tyzicha-widow", cards=wording.counted(suit_by_suit(widow)))] if widow else []
    lines += [say("tyzicha-gift", card=naming.card(card), name=scene.name(whom)) for whom, card in gifts]
    secret = view.public.closed
    return [f"-# {' · '.join([*lines, *([say('tyzicha-secret')] if secret else [])])}"] if lines or secret else []


def _tricks(scene: Scene, view: TyzichaView) -> list[str]:
    """The trick that lies there, large, and the last one."""
    last, lies = view.public.tricks.last, view.public.tricks.trick
    lines = []
    if last:
        taker = _taker(view)
        cards = laid_cards(scene, last)
        lines.append(f"-# {say('tyzicha-last', cards=cards, name=scene.name(taker))}")
    if lies:
        lines.append(say("tyzicha-table", cards=laid_cards(scene, lies)))
    elif view.phase == "lead":
        lines.append(say("tyzicha-table-empty"))
    return lines


def _so_far(scene: Scene, view: TyzichaView) -> list[str]:
    """The points that the viewer has taken; and those of the declarer, against the contract."""
    declarer, contract, mine = view.public.declarer, view.public.contract, view.seat
    needs = say("tyzicha-needs-equal" if scene.rules_as(Tyzicha).equal_makes else "tyzicha-needs", contract=contract)
    if mine is None or mine == declarer:
        return [say("tyzicha-so-far-own", points=points_taken(view, declarer), needs=needs)]
    theirs = say("tyzicha-so-far", name=scene.name(declarer), points=points_taken(view, declarer), needs=needs)
    return [f"{theirs} · {say('tyzicha-so-far-beside', points=points_taken(view, mine))}"]


def points_taken(view: TyzichaView, seat: int) -> str:
    """The points of a seat's tricks, and of its marriages: "62 + 💍 ♦ 80 = 142"."""
    cards, shown = view.public.tricks.points[seat], view.public.tricks.marriages[seat]
    if not shown:
        return str(cards)
    total = totals(view.public.tricks.points, view.public.tricks.marriages)[seat]
    return f"{' + '.join([str(cards), *priced_marriages(shown)])} = {total}"


def _taker(view: TyzichaView) -> int:
    """The seat that took the last trick: it led the one that lies there, or is to."""
    tricks = view.public.tricks
    return tricks.trick[0][0] if tricks.trick else tricks.turn


def aim(scene: Scene, view: TyzichaView) -> str:
    """The score that wins the match."""
    rules = scene.rules_as(Tyzicha)
    return " · ".join([say("tyzicha-aim", target=rules.target), *generic_table.last_round(view, rules.max_hands)])
