"""Rumino as players see it: the panel with the hand in its melds and what each throw leaves, the table, and the end of
a hand.
"""

from collections.abc import Sequence

from bot.games.rumino import hints
from bot.screens.table import generic_result, generic_table, melds
from bot.screens.table.answer_choices import answer_button
from bot.screens.table.answers import Half
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import DANGER, GOOD, MAIN, Button, Item, rows
from bot.ui.texts import in_figures, say
from engine.cards.drawing import new_card
from engine.cards.events import StockRanOut
from engine.cards.packs import plain
from engine.contract import Decision, View
from engine.rumino.deadwood import deadwood, discards, rumino_of
from engine.rumino.events import Knocked, RuminoClaimed, RuminoShown, WentGin
from engine.rumino.game import Rumino
from engine.rumino.rules import RuminoCarried, RuminoRules, price, total_after_rebuy
from engine.rumino.state import RuminoPublic, RuminoView


def card_lines(scene: Scene, view: RuminoView) -> Sequence[str | None]:
    """The lines on the viewer's cards."""
    if view.phase in ("rebuy", "over"):
        hands = [hints.shown_hand(scene, view, seat) for seat, cards in enumerate(view.public.shown) if cards]
        return [
            *hands,
            *(rebuy_offer(scene, view, asked.seat) for asked in view.decisions),
            *hints.stays_out(scene, view),
        ]
    if not view.hand:
        return []
    card = new_card(view)
    if not card:
        return hints.in_melds(scene, view.hand)
    new = say("rumino-got-taken" if view.public.taken else "rumino-got-stock", card=naming.card(card))
    return [*hints.in_melds(scene, view.hand), new, f"-# {say('rumino-about-throw')}"]


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
    card = hints.upcard(view)
    if rumino_of((*view.hand, card), card):
        return say("rumino-button-take-rumino", card=naming.card(card))
    return say("rumino-button-take", card=naming.card(card), points=hints.left_by_taking(view))


def offered_card(scene: Scene, view: View[RuminoPublic], pile: Sequence[str]) -> list[str]:
    """The upcard, what taking it would leave, and the discards below it."""
    card, below = wording.row(pile[-1:], scene.faces), melds.below_top(pile)
    if rumino_of((*view.hand, pile[-1]), pile[-1]):
        text = say("rumino-offered-rumino", card=card)
    else:
        text = say("rumino-offered", card=card, points=hints.left_by_taking(view))
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


def _open_table(scene: Scene, view: View[RuminoPublic]) -> Sequence[str | None]:
    """The lines of what lies open: before the draw the upcard and what taking it comes to; before the throw the
    discards.
    """
    pile = view.public.discards
    if view.phase == "turn_start" and pile:
        return offered_card(scene, view, pile)
    return [f"-# {say('rumino-pile', cards=melds.pile(pile))}"] if view.phase == "discard" and pile else []


def _seat(scene: Scene, view: View[RuminoPublic], at: int) -> str:
    seat = view.seats[at]
    if seat.status == "out":
        name = generic_table.seat_name(scene, view, at)
        return f"{name} — {say('rumino-out')} · {generic_table.seat_counters('rumino', seat.counters)}"
    taken = view.public.known[at]
    known = [
        generic_table.seat_counters("rumino", seat.counters),
        say("rumino-has-taken", cards=", ".join(map(naming.card, taken))) if taken else "",
        say("rumino-has-drawn") if melds.has_drawn(view, at) else "",
    ]
    return generic_table.line_of(scene, view, at, known)


def _middle(scene: Scene, view: View[RuminoPublic]) -> Sequence[str]:
    pile = view.public.discards
    below = melds.below_top(pile)
    back, stock = wording.back(scene.faces), view.zone("stock").count or 0
    shown = [hints.shown_hand(scene, view, seat) for seat, cards in enumerate(view.public.shown) if cards]
    return [
        *([say("rumino-upcard", card=wording.row(pile[-1:], scene.faces))] if pile and not shown else []),
        *([] if shown else [f"-# {say('rumino-piles' if pile else 'rumino-no-upcard', back=back, stock=stock)}"]),
        *([f"-# {say('rumino-below', cards=below)}"] if below and not shown else []),
        *shown,
        *(_may_return(scene, seat) for seat in view.public.buyers),
        *_match(scene, view),
    ]


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    if seat in scene.seen.standing.out and not scene.match.over:
        return None
    line, hand = (
        generic_result.shared_line(scene, seat, worth),
        hints.melds_shown(scene, scene.seen_as(RuminoPublic), seat),
    )
    return f"{line}\n> {hand}" if hand else line


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    view, rules = scene.seen, scene.rules_as(Rumino)
    if seat in view.standing.out:
        return generic_result.worth(scene, seat)
    after, before = int(view.seats[seat].counters["score"]), view.standing.scores[seat]
    return [_score_line(scene, seat, before, after), *_rebuy_lines(scene, seat, after, rules)]


def _below(scene: Scene) -> Sequence[str]:
    """Lines below the result: why the hand ended; who watched; and where the pool goes, once the match is over."""
    view, match = scene.seen, scene.match
    watching = melds.names(scene, view.standing.out)
    lines = _why_ended(scene)
    lines += [say("rumino-line-out", names=watching)] if watching and not match.over else []
    pool = view.standing.carried_as(RuminoCarried).pool
    if pool and match.over:
        lines.append(say("rumino-line-pool", chips=pool, names=melds.names(scene, match.winners)))
    return lines


def _why_ended(scene: Scene) -> list[str]:
    """A knock, gin, a rumino, or that the cards ran out."""
    for _, event in reversed(scene.events):
        match event:
            case Knocked():
                return [say("rumino-ended-knock", name=scene.name(event.seat), points=event.deadwood)]
            case WentGin():
                return [say("rumino-ended-gin", name=scene.name(event.seat))]
            case RuminoShown():
                return [say("rumino-ended-rumino", name=scene.name(event.seat))]
            case RuminoClaimed():
                claim = {"whom": scene.name(event.whom), "card": naming.card(event.card)}
                return [say("rumino-ended-claim", name=scene.name(event.seat), **claim)]
            case StockRanOut():
                return [say("rumino-ended-stock")]
            case _:
                continue
    return []


def _score_line(scene: Scene, seat: int, before: int, after: int) -> str:
    """The total before and after; a rebuy changes it once more."""
    scores = scene.seen_as(RuminoPublic).public.scores
    if not scores:
        return say("rumino-line-stands", after=after)
    sign = f"+{scores[seat]}" if scores[seat] >= 0 else in_figures(scores[seat])
    return say("rumino-line-scored", before=before, sign=sign, after=before + scores[seat])


def _rebuy_lines(scene: Scene, seat: int, after: int, rules: RuminoRules) -> list[str]:
    """A line that says if a seat has fallen, or has come back."""
    paid = scene.result.chips[seat] if scene.result.chips else 0
    if paid < 0:
        return [say("rumino-line-back", after=after, chips=-paid)]
    return [say("rumino-line-busted", limit=rules.limit)] if after >= rules.limit else []


def _may_return(scene: Scene, seat: int) -> str:
    name = scene.name(seat)
    return say("rumino-may-return", name=name, back=score_after_rebuy(scene), chips=rebuy_price(scene, seat))


def _match(scene: Scene, view: View[RuminoPublic]) -> list[str]:
    """The pool, and how far the match has come."""
    pool = [say("rumino-pool", chips=int(view.counters["pool"]))] if "pool" in view.counters else []
    lines = [*pool, *generic_table.last_round(view, scene.rules_as(Rumino).max_hands)]
    return [f"-# {' · '.join(lines)}"] if lines else []


PRESENTER = Presenter(
    lesson_rounds=3,  # one is over as soon as somebody knocks
    open_table=_open_table,
    cards=card_lines,
    choices=choice_items,
    reason=hints.reason,
    taught=hints.coach_text,
    seat=_seat,
    middle=_middle,
    standing=_standing,
    worth=_worth,
    below=_below,
    reasons=hints.reasons,
)
