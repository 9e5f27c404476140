"""The screens of Pif Paf: hands in their melds, the price of staying in, what each throw leaves, and how the pot was
won.
"""

from collections.abc import Sequence
from itertools import combinations

from bot.screens import generic_parts, generic_result, generic_table, melds
from bot.screens.answer_choices import answer_button
from bot.screens.answers import Half
from bot.screens.generic_result import Worth
from bot.screens.presenter import Presenter
from bot.screens.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows
from bot.ui.texts import say
from engine.cards.drawing import new_card
from engine.cards.drawing_policy import unseen_kinds
from engine.cards.events import StockRanOut
from engine.cards.hands import without
from engine.cards.packs import less, plain
from engine.contract import Action, Decision, View
from engine.pif_paf.game import PifPaf
from engine.pif_paf.melds import discards, grouped, halves, is_meld, loose
from engine.pif_paf.round import DECK
from engine.pif_paf.stakes import limit, limited_by
from engine.pif_paf.standings import PifPafCarried
from engine.pif_paf.state import PifPafPublic, PifPafView

HALF = "½"  # on a button, for each two cards that lack one for a meld

# ---------------------------------------------------------------------------- the panel


def _open_table(scene: Scene, view: View[PifPafPublic]) -> Sequence[str | None]:
    """The lines of what lies open: before the draw the top discard and what taking it comes to; before the throw
    the discards.
    """
    pile = view.public.discards
    if view.phase == "draw" and pile:
        below = melds.below_top(pile)
        offered = say("pif-paf-offered", card=wording.row(pile[-1:], scene.faces), loose=_loose_by_taking(view))
        return [offered, *([f"-# {say('pif-paf-below', cards=below)}"] if below else [])]
    return [f"-# {say('pif-paf-pile', cards=melds.pile(pile))}"] if view.phase == "discard" and pile else []


def _heading(scene: Scene, asked: Decision, half: Half) -> str:
    if asked.kind != "bet":
        return generic_parts.heading(scene, asked, half)
    verbs = {answer.verb for answer in asked.answers}
    key = "-free" if "check" in verbs else "" if "bet" in verbs else "-top"
    return say(f"pif-paf-ask-bet{key}")


def _cards(scene: Scene, view: PifPafView) -> Sequence[str | None]:
    if view.phase == "over":
        return [_shown(scene, view, seat) for seat in range(len(view.seats)) if _open(view, seat)]
    if not view.hand:
        return []
    mine = view.seat or 0
    if view.seats[mine].status != "in":
        return [*_sorted(scene, view.hand), f"-# {say('pif-paf-own-fold')}"]
    if view.phase == "bet" and view.decisions:
        return [*_sorted(scene, view.hand), _price(scene, view)]
    if view.phase == "discard" and view.decisions:
        return [*_sorted(scene, view.hand), *_got(view)]
    return _sorted(scene, view.hand)


def _choices(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    match asked.kind:
        case "bet":
            return _bets(scene, asked)
        case "draw":
            return rows(_draws(scene, asked))
        case _:
            return rows(_throws(scene, asked))


def _reason(view: View[PifPafPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: how much of the hand lies in melds, and what a card does for that."""
    match action.verb:
        case "draw" | "take":
            return _of_upcard(view, taken=action.verb == "take")
        case "discard" | "out":
            return _of_throw(view, action.cards[0])
        case _:
            return _of_bet(view, action.verb)


def _taught(scene: Scene, asked: Decision) -> str | None:
    if asked.kind == "bet":
        owes = scene.seen_as(PifPafPublic).public.betting.owes(asked.seat)
        return say("pif-paf-coach-bet", owes=owes, pot=int(scene.seen.counters["pot"]))
    if asked.kind == "draw":
        return say("pif-paf-coach-draw", card=naming.card((scene.seen_as(PifPafPublic).public.discards or ("",))[-1]))
    out = any(one.verb == "out" for one in asked.enumerate())
    return say("pif-paf-coach-out") if out else generic_parts.taught(scene, asked)


def _forced(scene: Scene, only: Action) -> Reason | None:
    return None if scene.seen_as(PifPafPublic).public.discards else because("pif-paf-coach-draws")


# ---------------------------------------------------------------------------- the table


def _seat(scene: Scene, view: View[PifPafPublic], at: int) -> str:
    seat = view.seats[at]
    chips, taken = say("pif-paf-has-chips", chips=int(seat.counters["chips"])), view.public.known[at]
    if at in view.standing.out:
        return f"{generic_table.seat_name(scene, view, at)} — {say('pif-paf-out')} · {chips}"
    bet = int(seat.counters.get("bet", 0))
    known = [chips, say("pif-paf-has-bet", bet=bet) if bet else ""]
    if seat.status != "in":
        text = " · ".join(part for part in (*known, say("pif-paf-has-folded")) if part)
        return f"{generic_table.seat_name(scene, view, at)} — {text}"
    known += [
        say("pif-paf-has-taken", cards=", ".join(map(naming.card, taken))) if taken else "",
        say("pif-paf-has-drawn") if melds.has_drawn(view, at) else "",
    ]
    return generic_table.line_of(scene, view, at, known)


def _middle(scene: Scene, view: View[PifPafPublic]) -> Sequence[str]:
    return [*_piles(scene, view), _pot(scene, view), *_rounds(scene, view)]


# ---------------------------------------------------------------------------- the result


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    view = scene.seen_as(PifPafPublic)
    if seat in view.standing.out and not scene.match.over:
        return None
    return "\n> ".join([generic_result.shared_line(scene, seat, worth) or "", *_won_with(scene, view, seat)])


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    view = scene.seen
    if seat in view.standing.out:
        return generic_result.worth(scene, seat)
    before, after = view.standing.chips[seat], int(view.seats[seat].counters["chips"])
    known = [
        say("pif-paf-line-chips", before=before, sign=generic_result.signed(after - before), after=after),
        say("pif-paf-line-folded") if view.seats[seat].status != "in" else "",
        say("pif-paf-line-broke") if after < scene.rules_as(PifPaf).ante else "",
    ]
    return [part for part in known if part]


def _below(scene: Scene) -> Sequence[str]:
    """The lines that say that no card was shown, where the pot goes, and who watched."""
    view = scene.seen_as(PifPafPublic)
    out = () if scene.match.over else view.standing.out
    lines = [say("pif-paf-line-out", names=melds.names(scene, out))] if out else []
    if scene.result.winners and not any(view.public.shown):
        lines.insert(0, say("pif-paf-line-folds"))
    if any(isinstance(event, StockRanOut) for _, event in scene.events):
        lines.insert(0, say("pif-paf-line-ran-out"))
    if pot := int(view.counters["pot"]):
        lines.append(say("pif-paf-line-stays", pot=pot))
    elif not scene.result.winners and scene.match.over:
        lines.append(say("pif-paf-line-shared"))
    return lines


# ---------------------------------------------------------------------------- why not


def _reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    asked = scene.view.phase if scene.view is not None else ""
    return "bets" if asked == "bet" else "the-round", _why_not(scene)


# ---------------------------------------------------------------------------- cards in words


def _sorted(scene: Scene, cards: Sequence[str]) -> list[str]:
    """A hand in its melds, with the loose cards, of these first the halves of melds; and the same as text, for those
    who hear it.
    """
    found = grouped(cards)
    half = halves(found.loose)
    single = without(found.loose, *(card for pair in half for card in pair))
    parts = melds.row(scene, [*half, *([single] if single else [])])
    lines = [say("pif-paf-melds", melds=melds.row(scene, found.melds))] if found.melds else []
    if found.loose:
        lines.append(say("pif-paf-loose", cards=parts, count=len(found.loose), hand=len(cards), halves=len(half)))
    else:
        lines.append(say("pif-paf-melded", hand=len(cards)))
    return [*lines, *([f"-# {melds.in_words((*found.melds, *half, single))}"] if scene.faces else [])]


def _open(view: View[PifPafPublic], seat: int) -> bool:
    return bool(view.public.shown[seat])


def _melds(scene: Scene, view: View[PifPafPublic], seat: int) -> str:
    """The hand with which a seat went out."""
    return melds.row(scene, grouped(view.public.shown[seat]).melds)


def _won_with(scene: Scene, view: View[PifPafPublic], seat: int) -> list[str]:
    """The melds of the seat that went out, and whose card it claimed."""
    if not _open(view, seat):
        return []
    lines = [_melds(scene, view, seat)]
    if claim := view.public.claim:
        lines.append(say("pif-paf-line-claim", whom=melds.names(scene, [claim.whom]), card=naming.card(claim.card)))
    return lines


def _shown(scene: Scene, view: View[PifPafPublic], seat: int) -> str:
    cards, *claim = _won_with(scene, view, seat)
    shown = say("pif-paf-shown", number=seat + 1, name=scene.name(seat), cards=cards)
    return "\n".join([shown, *claim])


# ---------------------------------------------------------------------------- the parts of a panel


def _price(scene: Scene, view: View[PifPafPublic]) -> str:
    """The price of staying in, and the highest bet."""
    seat, betting = view.seat or 0, view.public.betting
    owes, highest = betting.owes(seat), betting.cap
    if not owes:
        return say("pif-paf-price-free", cap=highest)
    chips, pot = int(view.seats[seat].counters["chips"]), int(view.counters["pot"])
    price = say("pif-paf-price", owes=owes, chips=chips, pot=pot)
    higher = say("pif-paf-price-raise", cap=highest) if betting.level < highest else say("pif-paf-price-top")
    return f"{price} {higher}"


def _got(view: PifPafView) -> list[str]:
    """The tenth card, and what the buttons say."""
    new = say("pif-paf-got-taken" if view.public.taken else "pif-paf-got-stock", card=naming.card(new_card(view)))
    out = any(one.verb == "out" for decision in view.decisions for one in decision.answers)
    return [new, f"-# {say('pif-paf-about-out' if out else 'pif-paf-about-throw')}"]


def _bets(scene: Scene, asked: Decision) -> list[Item]:
    """The buttons to stay in or not and, below them, one for each level."""
    betting = scene.seen_as(PifPafPublic).public.betting
    owes, level = betting.owes(asked.seat), betting.level
    stay = (
        answer_button(scene, say("pif-paf-button-call", owes=owes), "call")
        if owes
        else answer_button(scene, say("pif-paf-button-check"), "check")
    )
    to = "pif-paf-button-raise" if level else "pif-paf-button-bet"
    levels = [one for one in asked.answers if one.verb == "bet"]
    return [
        *rows([stay, answer_button(scene, say("pif-paf-button-fold"), "fold")]),
        *rows(answer_button(scene, say(to, level=int(one.values[0])), one.text, MAIN) for one in levels),
    ]


def _draws(scene: Scene, asked: Decision) -> list[Button]:
    view = scene.seen_as(PifPafPublic)
    pile = view.public.discards
    found = [answer_button(scene, say("pif-paf-button-draw"), "draw", MAIN)]
    if pile:
        label = say("pif-paf-button-take", card=naming.card(pile[-1]), loose=_loose_by_taking(view))
        found.append(answer_button(scene, label, "take", MAIN))
    return found


def _throws(scene: Scene, asked: Decision) -> list[Button]:
    """A button for each kind of card: what leaves fewest loose first, of those what leaves most halves of melds; where
    one can go out, that alone.
    """
    view = scene.seen_as(PifPafPublic)
    free = {one.cards[0] for one in asked.answers if one.verb == "discard"}
    found: dict[str, Button] = {}
    for out in [one for one in asked.answers if one.verb == "out"]:
        (card,) = out.cards
        label = say("pif-paf-button-out", card=naming.card(card))
        found.setdefault(plain(card), answer_button(scene, label, out.text, GOOD))
    if found:
        return list(found.values())
    kept = {card: len(halves(grouped(less(view.hand, card)).loose)) for card in view.hand}
    for card, left in sorted(discards(view.hand), key=lambda one: (one[1], -kept[one[0]])):
        if card in free:
            label = say("pif-paf-button-throw", card=naming.card(card), loose=left)
            label = f"{label} {HALF * kept[card]}".rstrip()
            found.setdefault(plain(card), answer_button(scene, label, f"discard {card}", PLAIN))
    taken = new_card(view)
    if plain(taken) not in found:
        label = say("pif-paf-button-taken", card=naming.card(taken))
        found[plain(taken)] = answer_button(scene, label, f"discard {taken}", off=True)
    return list(found.values())


# ---------------------------------------------------------------------------- the table


def _piles(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    """The top discard and what lies below it, and the stock."""
    pile, stock = view.public.discards, view.zone("stock").count or 0
    back = wording.back(scene.faces)
    if not pile:
        return [say("pif-paf-stock", back=back, stock=stock)]
    below = melds.below_top(pile)
    return [
        say("pif-paf-upcard", card=wording.row(pile[-1:], scene.faces)),
        f"-# {say('pif-paf-piles', back=back, stock=stock)}",
        *([f"-# {say('pif-paf-below', cards=below)}"] if below else []),
        *([f"-# {say('pif-paf-again')}"] if view.public.refills else []),
    ]


def _pot(scene: Scene, view: View[PifPafPublic]) -> str:
    """The pot, what of it was there before, and how far bets may go."""
    lines = [say("pif-paf-pot", pot=int(view.counters["pot"]))]
    if waiting := view.standing.carried_as(PifPafCarried).pot:
        lines.append(say("pif-paf-waits", pot=waiting))
    limiting = limited_by(scene.rules_as(PifPaf).ante, view.standing)
    if scene.rules_as(PifPaf).betting and not view.public.betting.cap:
        lines.append(say("pif-paf-no-bets", **_few(scene, limiting)))
    elif view.phase == "bet":
        lines.append(say("pif-paf-cap", cap=view.public.betting.cap))
        lines += [say("pif-paf-limited", **_few(scene, limiting))] if limiting else []
    return " · ".join(lines)


def _few(scene: Scene, limiting: Sequence[int]) -> dict[str, str | int]:
    """The players for whose sake bets are limited."""
    return {"names": melds.names(scene, limiting), "count": len(limiting)}


def _rounds(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    """The number of the round in its match."""
    rules = scene.rules_as(PifPaf)
    if rules.hands is None:
        return [f"-# {one}" for one in generic_table.last_round(view, rules.last_hand)]
    return [f"-# {say('pif-paf-hand-of', hand=view.standing.round, hands=rules.last_hand)}"]


# ---------------------------------------------------------------------------- why a hint is a good one


def _of_upcard(view: View[PifPafPublic], *, taken: bool) -> Reason | None:
    """The worth of the open card for the hand, once another card has been thrown for it."""
    pile = view.public.discards
    if not pile:
        return None
    reason = melds.why_drawn("cards", taken=taken, before=loose(view.hand), after=_loose_by_taking(view))
    return _of_halves(view) if taken and reason is None else reason


def _of_halves(view: View[PifPafPublic]) -> Reason | None:
    """The reason that the open card makes more halves of melds, where taking it leaves as many cards loose as there
    are.
    """
    top = view.public.discards[-1]
    hand, before = (*view.hand, top), len(halves(grouped(view.hand).loose))
    left = {card: count for card, count in discards(hand) if card != top and count == loose(view.hand)}
    after = max((len(halves(grouped(less(hand, card)).loose)) for card in left), default=0)
    return because("pif-paf-hint-half-made", before=before, after=after) if after > before else None


def _of_throw(view: View[PifPafPublic], card: str) -> Reason | None:
    left = dict(discards(view.hand))
    alike = {one: len(halves(grouped(less(view.hand, one)).loose)) for one in left if left[one] == min(left.values())}
    if min(alike.values()) < alike.get(card, 0) == max(alike.values()):
        return because("pif-paf-hint-halves", count=alike[card])
    return melds.why_thrown("cards", left, card, grouped(less(view.hand, card)).loose)


def _of_bet(view: View[PifPafPublic], verb: str) -> Reason:
    """The reason for a bet: how much of the hand is in melds or nearly, and what it costs to stay."""
    melded, owes = len(view.hand) - loose(view.hand), view.public.betting.owes(view.seat or 0)
    match verb:
        case "bet" | "call" if melded:
            return because("pif-paf-hint-melded", count=melded)
        case "fold" if melded:
            return because("pif-paf-hint-dear", owes=owes, pot=int(view.counters["pot"]), count=loose(view.hand))
        case "fold":
            return because("pif-paf-hint-none-melded")
        case "check":
            return because("pif-paf-hint-free")
        case "call":
            return because("pif-paf-hint-price", owes=owes, pot=int(view.counters["pot"]))
        case _:
            return because("pif-paf-hint-near", count=_melding(view))


def _melding(view: View[PifPafPublic]) -> int:
    """The number of the cards that may still come and make a meld with two loose ones."""
    pairs = list(combinations(map(plain, grouped(view.hand).loose), 2))
    unseen = unseen_kinds(view, DECK)
    return sum(count for kind, count in unseen.items() if any(is_meld((*pair, kind)) for pair in pairs))


# ---------------------------------------------------------------------------- why not


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons."""
    if not scene.plays or not scene.seen.hand:
        return []
    view = scene.seen_as(PifPafPublic)
    if view.own_seat not in view.public.live:
        return [say("pif-paf-why-folded")]
    if not view.decisions:
        turn = view.public.betting.due[0] if view.phase == "bet" else view.public.turn
        return [say("pif-paf-why-turn", name=scene.name(turn))]
    lines = {"bet": _why_bet, "draw": _why_draw, "discard": _why_throw}[view.phase](scene, view)
    return lines or [say("pif-paf-why-nothing")]


def _why_bet(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    rules, betting = scene.rules_as(PifPaf), view.public.betting
    owes, highest, limiting = betting.owes(view.seat or 0), betting.cap, limited_by(rules.ante, view.standing)
    lines = [say("pif-paf-why-check", bet=betting.level, owes=owes)] if owes else []
    if limiting:
        usual = limit(rules.ante, view.standing)
        return [*lines, say("pif-paf-why-limited", cap=highest, limit=usual, **_few(scene, limiting))]
    return [*lines, say("pif-paf-why-cap", cap=highest, ante=rules.ante)]


def _why_draw(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    return [] if view.public.discards else [say("pif-paf-why-take")]


def _why_throw(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    fewest = discards(view.hand)[0][1]
    lines = [say("pif-paf-why-out", loose=fewest)] if fewest else []
    if view.public.taken and not scene.rules_as(PifPaf).return_discard:
        lines.append(say("pif-paf-why-taken", card=naming.card(view.public.taken)))
    return lines


# ---------------------------------------------------------------------------- what a scene holds


def _loose_by_taking(view: View[PifPafPublic]) -> int:
    """The fewest cards that would stay loose, were the top discard taken and another card thrown."""
    top = view.public.discards[-1]
    return min(left for card, left in discards((*view.hand, top)) if card != top)


PRESENTER = Presenter(
    lesson_rounds=3,  # to fold is to be out of one
    open_table=_open_table,
    heading=_heading,
    cards=_cards,
    choices=_choices,
    reason=_reason,
    taught=_taught,
    forced=_forced,
    seat=_seat,
    middle=_middle,
    standing=_standing,
    worth=_worth,
    below=_below,
    reasons=_reasons,
)
