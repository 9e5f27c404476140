"""Pif Paf as players see it: the panel with the hand in its melds and what each throw leaves, the parts of its screens,
and how the pot was won.
"""

from collections.abc import Sequence

from bot.games.pif_paf import hints, table
from bot.screens.table import generic_parts, generic_result, melds
from bot.screens.table.answer_choices import answer_button
from bot.screens.table.answers import Half
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows
from bot.ui.texts import say
from engine.cards.drawing import new_card
from engine.cards.events import StockRanOut
from engine.cards.packs import less, plain
from engine.contract import Decision, View
from engine.pif_paf.game import PifPaf
from engine.pif_paf.melds import discards, grouped, halves
from engine.pif_paf.state import PifPafPublic, PifPafView

HALF = "½"  # the sign on a button for each two cards that lack one for a meld


def heading(scene: Scene, asked: Decision, half: Half) -> str:
    """The heading of what is asked."""
    if asked.kind != "bet":
        return generic_parts.heading(scene, asked, half)
    verbs = {answer.verb for answer in asked.answers}
    key = "-free" if "check" in verbs else "" if "bet" in verbs else "-top"
    return say(f"pif-paf-ask-bet{key}")


def card_lines(scene: Scene, view: PifPafView) -> Sequence[str | None]:
    """The lines on the viewer's cards."""
    if view.phase == "over":
        return [table.shown_hand(scene, view, seat) for seat, cards in enumerate(view.public.shown) if cards]
    if not view.hand:
        return []
    mine = view.seat or 0
    if view.seats[mine].status != "in":
        return [*table.in_melds(scene, view.hand), f"-# {say('pif-paf-own-fold')}"]
    if view.phase == "bet" and view.decisions:
        return [*table.in_melds(scene, view.hand), _price(scene, view)]
    if view.phase == "discard" and view.decisions:
        return [*table.in_melds(scene, view.hand), *_got(view)]
    return table.in_melds(scene, view.hand)


def choice_items(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    """The components to answer the decision with."""
    match asked.kind:
        case "bet":
            return _bets(scene, asked)
        case "draw":
            return rows(_draws(scene, asked))
        case _:
            return rows(_throws(scene, asked))


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
        label = say("pif-paf-button-take", card=naming.card(pile[-1]), loose=table.loose_by_taking(view))
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


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    view = scene.seen_as(PifPafPublic)
    if seat in view.standing.out and not scene.match.over:
        return None
    return "\n> ".join([generic_result.shared_line(scene, seat, worth) or "", *table.won_with(scene, view, seat)])


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    view = scene.seen
    if seat in view.standing.out:
        return generic_result.worth(scene, seat)
    before, after = view.standing.chips[seat], int(view.seats[seat].counters["chips"])
    known = [
        say("pif-paf-line-chips", before=before, sign=generic_result.with_sign(after - before), after=after),
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


PRESENTER = Presenter(
    lesson_rounds=3,  # to fold is to be out of one
    open_table=table.open_lines,
    heading=heading,
    cards=card_lines,
    choices=choice_items,
    reason=hints.reason,
    taught=hints.coach_text,
    forced=hints.reason_when_forced,
    seat=table.seat_line,
    middle=table.middle_lines,
    standing=_standing,
    worth=_worth,
    below=_below,
    reasons=hints.reasons,
)
