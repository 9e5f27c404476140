"""The panel of Rumino: the hand in its melds, what each throw leaves, and the price of a rebuy."""

from collections.abc import Sequence

from bot.games.rumino import cards, why
from bot.screens.table import melds
from bot.screens.table.answer_choices import answer_button
from bot.screens.table.answers import Half
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import DANGER, GOOD, MAIN, Button, Item, rows
from bot.ui.texts import say
from engine.cards.drawing import new_card
from engine.cards.packs import plain
from engine.contract import Decision, View
from engine.rumino.deadwood import deadwood, discards, rumino_of
from engine.rumino.game import Rumino
from engine.rumino.rules import RuminoCarried
from engine.rumino.scoring import price, total_after_rebuy
from engine.rumino.state import RuminoPublic, RuminoView


def card_lines(scene: Scene, view: RuminoView) -> Sequence[str | None]:
    """The lines on the viewer's cards."""
    if view.phase in ("rebuy", "over"):
        hands = [cards.shown_hand(scene, view, seat) for seat in range(len(view.seats)) if cards.is_open(view, seat)]
        return [
            *hands,
            *(rebuy_offer(scene, view, asked.seat) for asked in view.decisions),
            *why.stays_out(scene, view),
        ]
    if not view.hand:
        return []
    card = new_card(view)
    if not card:
        return cards.in_melds(scene, view.hand)
    new = say("rumino-got-taken" if view.public.taken else "rumino-got-stock", card=naming.card(card))
    return [*cards.in_melds(scene, view.hand), new, f"-# {say('rumino-about-throw')}"]


def choice_items(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    """The components to answer the decision with."""
    match asked.kind:
        case "turn_start":
            return rows(_turn(scene, asked))
        case "discard":
            return rows(_throws(scene, asked))
        case _:
            cost = say("rumino-button-rebuy", chips=rebuy_price(scene, asked.seat))
            return rows(
                [
                    answer_button(scene, cost, "rebuy", GOOD),
                    answer_button(scene, say("rumino-button-drop"), "drop", DANGER),
                ]
            )


def _turn(scene: Scene, asked: Decision) -> list[Button]:
    """Draw, take, and what ends the hand: gin alone where nothing is left; a knock that is too high says so."""
    view, rules = scene.seen_as(RuminoPublic), scene.rules_as(Rumino)
    left, offered = deadwood(view.hand), {answer.text for answer in asked.enumerate()}
    found = [
        answer_button(scene, say("rumino-button-draw"), "draw", MAIN),
        answer_button(scene, _take(view), "take", MAIN),
    ]
    if "gin" in offered:
        return [*found, answer_button(scene, say("rumino-button-gin"), "gin", GOOD)]
    if "knock" in offered:
        return [*found, answer_button(scene, say("rumino-button-knock", points=left), "knock", GOOD)]
    label = say("rumino-button-knock-off", points=left, most=rules.knock_max)
    return [*found, answer_button(scene, label, "knock", off=True)]


def _take(view: View[RuminoPublic]) -> str:
    """The label of the button that takes the upcard, with what would stay unmatched then."""
    card = cards.upcard(view)
    if rumino_of((*view.hand, card), card):
        return say("rumino-button-take-rumino", card=naming.card(card))
    return say("rumino-button-take", card=naming.card(card), points=cards.left_by_taking(view))


def offered_card(scene: Scene, view: View[RuminoPublic], pile: Sequence[str]) -> list[str]:
    """The upcard, what taking it would leave, and the discards below it."""
    card, below = wording.row(pile[-1:], scene.faces), melds.below_top(pile)
    if rumino_of((*view.hand, pile[-1]), pile[-1]):
        text = say("rumino-offered-rumino", card=card)
    else:
        text = say("rumino-offered", card=card, points=cards.left_by_taking(view))
    return [text, *([f"-# {say('rumino-below', cards=below)}"] if below else [])]


def _throws(scene: Scene, asked: Decision) -> list[Button]:
    """A button for each kind of card, what leaves least first; with which gin can be called, that alone."""
    view = scene.seen_as(RuminoPublic)
    free = {answer.cards[0]: answer.verb for answer in asked.enumerate()}  # its last answer: gin if it may be
    found: dict[str, Button] = {}
    for card, left in discards(view.hand):
        sign, verb = naming.card(card), free.get(card)
        if verb == "gin":
            found[plain(card)] = answer_button(scene, say("rumino-button-gin-throw", card=sign), f"gin {card}", GOOD)
        elif verb == "discard":
            label = say("rumino-button-throw", card=sign, points=left)
            found[plain(card)] = answer_button(scene, label, f"discard {card}")
    taken = view.public.taken
    if taken and plain(taken) not in found:
        label = say("rumino-button-taken", card=naming.card(taken))
        found[plain(taken)] = answer_button(scene, label, f"discard {taken}", off=True)
    return list(found.values())


def rebuy_price(scene: Scene, seat: int) -> int:
    """The chips that a seat pays to buy itself back."""
    return price(scene.rules_as(Rumino).stake, scene.seen.standing.carried_as(RuminoCarried).rebuys[seat])


def score_after_rebuy(scene: Scene) -> int:
    """The total at which a busted seat comes back."""
    view = scene.seen
    totals = {seat: int(view.seats[seat].counters["score"]) for seat in view.standing.live}
    return total_after_rebuy(totals, scene.rules_as(Rumino).limit)


def rebuy_offer(scene: Scene, view: View[RuminoPublic], seat: int) -> str:
    """The price of coming back for a seat, and the score at which it would stand."""
    score, own = (int(view.seats[seat].counters[name]) for name in ("score", "chips"))
    return say(
        "rumino-about-rebuy", score=score, own=own, chips=rebuy_price(scene, seat), back=score_after_rebuy(scene)
    )
