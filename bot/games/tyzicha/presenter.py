"""Tyzicha as players see it: the auction, the contract and the trump on the table; marriages with their worth, and what
each choice costs, on the panel.
"""

from collections.abc import Iterable, Sequence

import discord

from bot.games.tyzicha import hints
from bot.screens import answer_choices, generic_parts, generic_result, generic_table
from bot.screens.answer_choices import answer_button
from bot.screens.answers import Half, asked, write
from bot.screens.presenter import Presenter
from bot.screens.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, refusals, wording
from bot.ui.components import DANGER, GOOD, MAIN, PLAIN, Button, Item, button, rows
from bot.ui.custom_ids import ANSWER, HAND, NARROW, Press
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.cards.packs import SUITS, suit
from engine.cards.tricks import SeatCard
from engine.contract import Action, Assign, Decision, Illegal
from engine.contract.action import TO_SEAT
from engine.tyzicha import Tyzicha
from engine.tyzicha.cards import MARRIAGES, couple, marriages, strength
from engine.tyzicha.places import SEATS, others
from engine.tyzicha.refusals import of_bid, of_play, of_raise
from engine.tyzicha.round import CONCEDE, OPENING, PASS, STAY, WIDOW
from engine.tyzicha.scoring import CONCEDED, Score, scored, totals
from engine.tyzicha.state import CLOSED, TyzichaPublic, TyzichaView, gifts_in, widow_in

GIVE, RAISE = "give", "raise"  # verbs
EARLY = ("bid", "forced")  # the phases before there is a contract
TRICKS = ("lead", "follow")  # and those in which cards are laid


def _facts(scene: Scene) -> str:
    text = generic_table.facts(scene)
    missing = SEATS - scene.people
    if scene.record.phase != "lobby" or missing <= 0:
        return text
    stewards = "tyzicha-wanted-stewards" if scene.record.stewards else "tyzicha-wanted"
    return " · ".join(part for part in (text, say(stewards, count=missing)) if part)


def _seat(scene: Scene, view: TyzichaView, at: int) -> str:
    return generic_table.line_of(scene, view, at, _known(view, at))


def _middle(scene: Scene, view: TyzichaView) -> Sequence[str]:
    lines = [*_auction(scene, view)] if view.phase in EARLY else [*_contract(scene, view), *_tricks(scene, view)]
    return [*lines, f"-# {_aim(scene, view)}"]


def _offered(scene: Scene, view: TyzichaView) -> Sequence[Button]:
    """Bids are public, so they are made where everybody sees them, too."""
    auction = view.public.auction
    if view.phase == "bid":
        answers = [PASS.text, *([f"bid {auction.amount}"] if auction.amount else [])]
    else:
        answers = [f"bid {amount}" for amount in (CLOSED, OPENING)] if view.phase == "forced" else []
    return [generic_table.answer(scene, _called(view, text), text) for text in answers]


def _open_table(scene: Scene, view: TyzichaView) -> Sequence[str | None]:
    """The auction; or the contract, the tricks, and how far they have come."""
    if view.phase in EARLY:
        return _auction(scene, view)
    tricks = [*_tricks(scene, view), *_so_far(scene, view)] if view.phase in TRICKS else []
    return [_plays(scene, view), *tricks]


def _cards(scene: Scene, view: TyzichaView) -> Sequence[str | None]:
    return [*_hand(scene, view), *_about(scene, view)]


def _heading(scene: Scene, asked: Decision, half: Half) -> str:
    """The heading of what is asked; of the gifts it says for whom the next one is."""
    return _whom(scene, asked, half) if asked.kind == "exchange" else generic_parts.heading(scene, asked, half)


def _question(scene: Scene, asked: Decision, half: Half) -> str:
    if asked.kind == "exchange":
        return _whom(scene, asked, half)
    if half.partial == RAISE:
        return say("tyzicha-ask-raise")
    return answer_choices.question(scene, asked, half)


def _choices(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    match asked.kind:
        case "bid" | "forced":
            return rows(_answer(scene, answer, PLAIN if answer == PASS else MAIN) for answer in asked.answers)
        case "exchange":
            return _gifts(scene, asked, half)
        case "commit" if half.partial != RAISE:
            return rows(_commitments(scene, asked))
        case "lead" | "follow":
            return _playable(scene, asked)
        case _:
            return answer_choices.draw(scene, asked, half, room)


def _taught(scene: Scene, asked: Decision) -> str | None:
    match asked.kind:
        case "bid":
            return _to_bid(scene)
        case "lead":
            return say("tyzicha-coach-lead", marriages="some" if asked.before else "none")
        case "follow":
            return _to_follow(view_of(scene))
        case _:
            return generic_parts.taught(scene, asked)


def _forced(scene: Scene, only: Action) -> Reason | None:
    if len(scene.seen.hand) == 1:
        return because("tyzicha-coach-last", card=naming.card(only.cards[0]))
    duty = view_of(scene).public.tricks.duty(scene.seen.hand)
    wins = "yes" if duty.heads else "no"
    return because("tyzicha-coach-only", card=naming.card(only.cards[0]), suit=_sign(duty.suit), wins=wins)


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    return [*generic_result.worth(scene, seat), *_total(scene, view_of(scene), seat)]


def _below(scene: Scene) -> Sequence[str]:
    view = view_of(scene)
    return [_outcome(scene, view), *_gave(scene, view), f"-# {_aim(scene, view)}"]


def _refused(refusal: Illegal) -> tuple[str | None, Words]:
    return None, _words(refusal)


def _reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    if not scene.plays:
        return "", ()
    view = view_of(scene)
    return _chapter(view), _why_not(scene, view)


# ---------------------------------------------------------------------------- what a lesson says


def _to_bid(scene: Scene) -> str:
    """The next bid, and what it promises."""
    return say("tyzicha-coach-bid", amount=view_of(scene).public.auction.amount or 0)


def _to_follow(view: TyzichaView) -> str:
    """The cards that must be laid."""
    duty, led = view.public.tricks.duty(view.hand), suit((view.zone("trick").cards or ("",))[0])
    must = "any" if not duty.suit else "suit" if duty.suit == led else "trump"
    signs = {"suit": _sign(duty.suit) if duty.suit else "", "led": _sign(led)}
    return say("tyzicha-coach-follow", duty=must, wins="yes" if duty.heads else "no", **signs)


# ---------------------------------------------------------------------------- what is known


def view_of(scene: Scene) -> TyzichaView:
    """The viewer's view, in the game's own type."""
    return scene.seen_as(TyzichaPublic)


def _sign(one: str) -> str:
    return say(f"suit-{one}.sign")


def _pairs(suits: Iterable[str]) -> list[str]:
    """Marriages with what they are worth."""
    return [say("tyzicha-marriage", sign=_sign(one), worth=MARRIAGES[one]) for one in suits]


def _shown(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards suit by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(suit(card)), -strength(card))))


# ---------------------------------------------------------------------------- the table


def _known(view: TyzichaView, at: int) -> list[str]:
    """The score of a seat, its call or its part in the hand, its tricks and marriages."""
    tricks, shown = int(view.seats[at].counters["tricks"]), view.public.tricks.marriages[at]
    return [
        say("tyzicha-score", score=int(view.seats[at].counters["score"])),
        say("tyzicha-deals") if at == view.standing.dealer else "",
        _part(view, at),
        say("tyzicha-tricks", count=tricks) if tricks else "",
        *_pairs(shown),
    ]


def _part(view: TyzichaView, at: int) -> str:
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
    return [_plays(scene, view), *_gave(scene, view)]


def _plays(scene: Scene, view: TyzichaView) -> str:
    """The declarer, the contract and the trump."""
    name, contract = scene.name(view.public.declarer), view.public.contract
    trump = view.public.tricks.trump
    text = say("tyzicha-trump", sign=_sign(trump), suit=say(f"suit-{trump}")) if trump else say("tyzicha-no-trump")
    return f"{say('tyzicha-plays', name=name, contract=contract)} · {text}"


def _gave(scene: Scene, view: TyzichaView) -> list[str]:
    """The widow and the gifts, as far as this viewer has seen them."""
    widow, gifts = widow_in(view), gifts_in(view)
    lines = [say("tyzicha-widow", cards=wording.counted(_shown(widow)))] if widow else []
    lines += [say("tyzicha-gift", card=naming.card(card), name=scene.name(whom)) for whom, card in gifts]
    secret = view.public.closed
    return [f"-# {' · '.join([*lines, *([say('tyzicha-secret')] if secret else [])])}"] if lines or secret else []


def _tricks(scene: Scene, view: TyzichaView) -> list[str]:
    """The trick that lies there, large, and the last one."""
    last, lies = view.public.tricks.last, view.public.tricks.trick
    lines = []
    if last:
        taker = _taker(view)
        cards = _laid(scene, last)
        lines.append(f"-# {say('tyzicha-last', cards=cards, name=scene.name(taker))}")
    if lies:
        lines.append(say("tyzicha-table", cards=_laid(scene, lies)))
    elif view.phase == "lead":
        lines.append(say("tyzicha-table-empty"))
    return lines


def _so_far(scene: Scene, view: TyzichaView) -> list[str]:
    """The points that the viewer has taken; and those of the declarer, against the contract."""
    declarer, contract, mine = view.public.declarer, view.public.contract, view.seat
    needs = say("tyzicha-needs-equal" if scene.rules_as(Tyzicha).equal_makes else "tyzicha-needs", contract=contract)
    if mine is None or mine == declarer:
        return [say("tyzicha-so-far-own", points=_taken(view, declarer), needs=needs)]
    theirs = say("tyzicha-so-far", name=scene.name(declarer), points=_taken(view, declarer), needs=needs)
    return [f"{theirs} · {say('tyzicha-so-far-beside', points=_taken(view, mine))}"]


def _taken(view: TyzichaView, seat: int) -> str:
    """The points of a seat's tricks, and of its marriages: "62 + 💍 ♦ 80 = 142"."""
    cards, shown = view.public.tricks.points[seat], view.public.tricks.marriages[seat]
    if not shown:
        return str(cards)
    total = totals(view.public.tricks.points, view.public.tricks.marriages)[seat]
    return f"{' + '.join([str(cards), *_pairs(shown)])} = {total}"


def _taker(view: TyzichaView) -> int:
    """The seat that took the last trick: it led the one that lies there, or is to."""
    tricks = view.public.tricks
    return tricks.trick[0][0] if tricks.trick else tricks.turn


def _laid(scene: Scene, laid: Sequence[SeatCard]) -> str:
    """Cards with the names of those who laid them."""
    return " · ".join(f"{scene.name(seat)} {wording.row([card], scene.faces)}" for seat, card in laid)


def _aim(scene: Scene, view: TyzichaView) -> str:
    """The score that wins the match."""
    rules = scene.rules_as(Tyzicha)
    return " · ".join([say("tyzicha-aim", target=rules.target), *generic_table.last_round(view, rules.max_hands)])


# ---------------------------------------------------------------------------- the panel


def _hand(scene: Scene, view: TyzichaView) -> list[str | None]:
    """The viewer's cards suit by suit, with the marriages among them. Faces tell suits by their colours, text needs a
    mark between them.
    """
    hand = _shown(view.hand)
    parts = [wording.row([card for card in hand if suit(card) == one], scene.faces) for one in SUITS]
    pairs = _pairs(marriages(hand))
    return [
        f"# {(' ' if scene.faces else ' · ').join(part for part in parts if part)}" if hand else None,
        f"-# {wording.counted(hand)}" if hand and scene.faces else None,
        say("tyzicha-yours", pairs=", ".join(pairs)) if pairs else None,
    ]


def _about(scene: Scene, view: TyzichaView) -> list[str | None]:
    """The widow and gifts that the viewer has seen, and the meaning of the next answer; in the end what came of the
    hand.
    """
    if view.phase == "over":
        return [_outcome(scene, view), *_gave(scene, view)]
    decision, gave = asked(view), [] if view.phase in EARLY else _gave(scene, view)
    return [*gave, *(_meaning(scene, view, decision) if decision else [])]


def _meaning(scene: Scene, view: TyzichaView, decision: Decision) -> list[str]:
    """The consequences of each answer."""
    contract, rules = view.public.contract, scene.rules_as(Tyzicha)
    match decision.kind:
        case "forced":
            return [say("tyzicha-about-forced-100"), say("tyzicha-about-forced-110")]
        case "commit":
            locked = say("tyzicha-about-locked" if contract <= CLOSED else "tyzicha-about-raise", most=rules.max_bid)
            made = "tyzicha-about-stay-equal" if rules.equal_makes else "tyzicha-about-stay"
            return [
                say(made, contract=contract),
                locked,
                say("tyzicha-about-concede", contract=contract, count=CONCEDED),
            ]
        case "follow":
            return [f"-# {text}" for text in _duty(view)]
        case _:
            return []


def _duty(view: TyzichaView) -> list[str]:
    """The duty of the next card, where not every card may be laid."""
    duty = view.public.tricks.duty(view.hand)
    if len(duty.legal) == len(view.hand):
        return []
    led = suit((view.zone("trick").cards or ("",))[0])
    text = "tyzicha-must-follow" if duty.suit == led else "tyzicha-must-trump"
    return [say(f"{text}-head" if duty.heads else text, suit=_sign(duty.suit), led=_sign(led))]


def _held(decision: Decision) -> tuple[str, ...]:
    """The ten cards of a declarer who is to give two of them away."""
    return decision.answers.cards if isinstance(decision.answers, Assign) else ()


def _chosen(decision: Decision, half: Half) -> tuple[str, ...]:
    """The card for the left opponent, if it is chosen."""
    given = half.partial.partition(" ")[2]
    card = given.partition(TO_SEAT)[0]
    return (card,) if card in _held(decision) else ()


def _whom(scene: Scene, decision: Decision, half: Half) -> str:
    """The opponent who is given a card now, and what the other one gets."""
    first, second = (scene.name(seat) for seat in others(decision.seat))
    chosen = _chosen(decision, half)
    if not chosen:
        return say("tyzicha-ask-left", name=first)
    return say("tyzicha-ask-right", card=naming.card(chosen[0]), left=first, name=second)


def _gifts(scene: Scene, decision: Decision, half: Half) -> list[Item]:
    """The cards of the hand, for the left opponent first and then for the right one."""
    first, second = others(decision.seat)
    chosen = _chosen(decision, half)
    begun = " ".join([GIVE, *(f"{card}{TO_SEAT}{first}" for card in chosen)])
    whom, verb = (second, ANSWER) if chosen else (first, NARROW)
    cards = [
        button(naming.card(card), _press(scene, verb, f"{begun} {card}{TO_SEAT}{whom}"), MAIN)
        for card in _shown(_held(decision))
        if card not in chosen
    ]
    back = [button(say("button-back"), _press(scene, NARROW, ""))] if chosen else []
    return [*rows(cards), *rows(back)]


def _press(scene: Scene, verb: str, partial: str) -> Press:
    return Press(HAND, scene.record.id, scene.stamp, verb, write(Half(partial)))


def _answer(scene: Scene, answer: Action, style: discord.ButtonStyle = PLAIN) -> Button:
    return answer_button(scene, _called(view_of(scene), answer.text), answer.text, style)


def _called(view: TyzichaView, text: str) -> str:
    """The label of a button of the auction."""
    if text == PASS.text:
        return say("tyzicha-button-pass")
    amount = int(text.split(" ")[1])
    if view.phase == "forced":
        return say("tyzicha-button-forced", amount=amount)
    return say("tyzicha-button-bid", amount=amount)


def _commitments(scene: Scene, decision: Decision) -> list[Button]:
    """Play, raise or concede, with what it costs."""
    contract = view_of(scene).public.contract
    play = answer_button(scene, say("tyzicha-button-stay", contract=contract), STAY.text, GOOD)
    concede = say("tyzicha-button-concede", contract=contract, count=CONCEDED)
    higher = [button(say("tyzicha-button-raise"), _press(scene, NARROW, RAISE))] if decision.before else []
    return [play, *higher, answer_button(scene, concede, CONCEDE.text, DANGER)]


def _playable(scene: Scene, decision: Decision) -> list[Item]:
    """Marriages with their worth, and below them the cards that may be laid, suit by suit; those that would give a
    marriage away are grey.
    """
    pairs = [answer for form in decision.before for answer in form]
    shown = [answer_button(scene, _marriage(answer), answer.text, MAIN) for answer in pairs]
    wed = {answer.cards[0] for answer in pairs}
    answers = {answer.cards[0]: answer for answer in decision.answers}
    plain = [
        answer_button(scene, naming.card(card), answers[card].text, PLAIN if card in wed else MAIN)
        for card in _shown(answers)
    ]
    return [*rows(shown, 2), *rows(plain)]


def _marriage(answer: Action) -> str:
    (one,) = answer.values
    return say("tyzicha-button-marriage", sign=_sign(one), worth=MARRIAGES[one], card=naming.card(answer.cards[0]))


# ---------------------------------------------------------------------------- the end of a hand


def _score(scene: Scene, view: TyzichaView) -> Score:
    """The score of the hand."""
    tricks = view.public.tricks
    before = view.standing.scores or (0,) * SEATS
    sums = totals(tricks.points, tricks.marriages)
    return scored(view.public.declarer, view.public.contract, sums, before, scene.rules_as(Tyzicha).terms)


def _outcome(scene: Scene, view: TyzichaView) -> str:
    """The line that says if the contract is made, and why."""
    declarer, contract = view.public.declarer, view.public.contract
    name, score = scene.name(declarer), _score(scene, view)
    if view.public.conceded:
        return say("tyzicha-line-conceded", name=name, contract=contract, count=CONCEDED)
    total = score.totals[declarer]
    key = "tyzicha-line-made" if score.made else "tyzicha-line-equal" if total == contract else "tyzicha-line-broken"
    return say(key, name=name, contract=contract, total=total)


def _total(scene: Scene, view: TyzichaView, seat: int) -> list[str]:
    """The total of a seat: its tricks, and its marriages."""
    if view.public.conceded:
        return []
    total, pairs = _score(scene, view).totals[seat], _pairs(view.public.tricks.marriages[seat])
    if not pairs:
        return [say("tyzicha-total", total=total)]
    cards = view.public.tricks.points[seat]
    return [say("tyzicha-total-married", cards=cards, pairs=" + ".join(pairs), total=total)]


# ---------------------------------------------------------------------------- why can't I?


def _words(refusal: Illegal) -> dict[str, str | int]:
    """The cards and suits of a refusal in words."""
    words: dict[str, str | int] = {}
    for name, value in refusal.values.items():
        if name in ("suit", "trump") and isinstance(value, str) and value:
            words[name] = naming.value_name("suit", value)
        elif name == "card" and isinstance(value, str):
            words[name] = naming.card(value)
        elif name == "cards" and isinstance(value, tuple):
            words[name] = wording.counted(_shown(value))
    return words


def _sentence(refusal: Illegal) -> str:
    return refusals.sentence(refusal, None, _words(refusal))


def _chapter(view: TyzichaView) -> str:
    """The name of the chapter that fits the moment."""
    names = {"bid": "the-auction", "forced": "the-auction", "exchange": "the-widow", "commit": "the-widow"}
    return names.get(view.phase, "tricks")


def _why_not(scene: Scene, view: TyzichaView) -> list[str]:
    """The actions that are not possible now, and the reasons."""
    decision = asked(view)
    if decision is None:
        waited = next((at for at, seat in enumerate(view.seats) if seat.waited), None)
        return [] if waited is None else [say("tyzicha-why-turn", name=scene.name(waited))]
    match decision.kind:
        case "bid" | "forced":
            return _about_bids(scene, view)
        case "exchange":
            return [say("tyzicha-why-exchange")]
        case "commit":
            return _about_raises(scene, view)
        case _:
            return [*_about_cards(view), *_about_marriages(view)]


def _about_bids(scene: Scene, view: TyzichaView) -> list[str]:
    """The lines on other amounts, and on the pass where there is none."""
    auction, forced = view.public.auction, (CLOSED, OPENING)
    refusal = of_bid(auction, ["bid", "0"], forced)
    return [_sentence(refusal)] if refusal else []


def _about_raises(scene: Scene, view: TyzichaView) -> list[str]:
    contract, rules = view.public.contract, scene.rules_as(Tyzicha)
    refusal = of_raise(contract, rules.max_bid, contract <= CLOSED, ["raise", "0"])
    return [_sentence(refusal)] if refusal else []


def _about_cards(view: TyzichaView) -> list[str]:
    """The cards that cannot be laid, together with their reason."""
    play, reasons = view.public.tricks, dict[str, list[str]]()
    for card in _shown(view.hand):
        if refusal := of_play(play, view.hand, ["play", card]):
            reasons.setdefault(_sentence(refusal), []).append(card)
    lines = [say("tyzicha-why-cards", cards=wording.counted(cards), reason=reason) for reason, cards in reasons.items()]
    return lines or [say("tyzicha-why-all")]


def _about_marriages(view: TyzichaView) -> list[str]:
    """The marriages that cannot be shown now: off lead those in the hand, on lead those of which a half is missing."""
    play, lines = view.public.tricks, []
    for one in marriages(view.hand) if view.phase == "follow" else SUITS:
        half = next((card for card in couple(one) if card in view.hand), None)
        refusal = of_play(play, view.hand, ["marriage", one, half]) if half else None
        if refusal:
            lines.append(say("tyzicha-why-marriage", sign=_sign(one), worth=MARRIAGES[one], reason=_sentence(refusal)))
    return lines


PRESENTER = Presenter(
    lesson_rounds=3,  # a declarer may concede before a card is led
    lobby="tyzicha-lobby",
    facts=_facts,
    seat=_seat,
    middle=_middle,
    offered=_offered,
    open_table=_open_table,
    cards=_cards,
    heading=_heading,
    question=_question,
    choices=_choices,
    reason=hints.reason,
    taught=_taught,
    forced=_forced,
    worth=_worth,
    below=_below,
    refused=_refused,
    reasons=_reasons,
)
