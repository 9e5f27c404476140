"""The panel of Pif Paf: the hand in its melds, the price of staying in, and what each throw leaves."""

from collections.abc import Sequence

from bot.games.pif_paf import cards
from bot.screens.table import generic_parts
from bot.screens.table.answer_choices import answer_button
from bot.screens.table.answers import Half
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows
from bot.ui.texts import say
from engine.cards.drawing import new_card
from engine.cards.packs import less, plain
from engine.contract import Decision, View
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
        return [cards.shown_hand(scene, view, seat) for seat in range(len(view.seats)) if cards.is_open(view, seat)]
    if not view.hand:
        return []
    mine = view.seat or 0
    if view.seats[mine].status != "in":
        return [*cards.in_melds(scene, view.hand), f"-# {say('pif-paf-own-fold')}"]
    if view.phase == "bet" and view.decisions:
        return [*cards.in_melds(scene, view.hand), _price(scene, view)]
    if view.phase == "discard" and view.decisions:
        return [*cards.in_melds(scene, view.hand), *_got(view)]
    return cards.in_melds(scene, view.hand)


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
        label = say("pif-paf-button-take", card=naming.card(pile[-1]), loose=cards.loose_by_taking(view))
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
