"""The table of Truc: the seats, the stake and the score, the tricks of both sides, and a call; the words of its
screens.
"""

from collections.abc import Sequence

from bot.screens.table import generic_table
from bot.screens.table.generic_table import SeatLine
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import Button
from bot.ui.texts import listed, say
from engine.cards.tricks import SeatCard
from engine.contract import Action, Decision, View
from engine.truc.places import at_brink, order_of_play, seats_of, team
from engine.truc.raising import PROPOSES
from engine.truc.round import ACCEPT, CUT, DEALS, REJECT, TAP
from engine.truc.state import TrucPublic

SIGNS = ("◆", "◇")  # the signs of the two sides


def side_names(scene: Scene, side: int) -> str:
    """A side by its people: "Ann and Cem"."""
    return listed([scene.name(seat) for seat in seats_of(side)])


def score_before(view: View, side: int) -> int:
    """A side's points before this hand."""
    return view.standing.scores[side] if view.standing.scores else 0


def points_won(view: View[TrucPublic], side: int) -> int:
    """The points that a side has scored in this hand; nothing before its end."""
    won = view.public.won
    return won.points if won and won.side == side else 0


def laid_cards(scene: Scene, laid: Sequence[SeatCard]) -> str:
    """Cards with the sides and names of those who laid them."""
    return " · ".join(
        f"{SIGNS[team(seat)]} {scene.name(seat)} {wording.row([card], scene.faces)}" for seat, card in laid
    )


def calls_before_card(decision: Decision) -> list[str]:
    """The calls that may come first."""
    return [answer.verb for form in decision.before for answer in form]


def answer_label(view: View[TrucPublic], answer: Action) -> str:
    """The label of a button: the answer, and what it costs."""
    call, stake = view.public.raising.pending, view.public.raising.stake
    match answer.verb:
        case "deal":
            return say("truc-button-deal", count=int(answer.values[0]))
        case "accept":
            return say("truc-button-accept", stake=call.stake if call else stake)
        case "reject":
            return say("truc-button-reject", points=stake)
        case "contest":
            return say("truc-button-contest", points=stake)
        case "decline":
            return say("truc-button-decline")
        case _:
            return naming.verb_name(view.game, answer.verb)


def seat_lines(scene: Scene, view: View[TrucPublic], seat: SeatLine) -> Sequence[str]:
    """The lines of the seats, which `seat` draws, in the order in which they play: it changes with every deal, so the
    last line says that it is this order.
    """
    return [*(seat(scene, view, at) for at in order_of_play(view.standing.dealer)), f"-# {say('truc-order')}"]


def state_line(view: View[TrucPublic]) -> str:
    """The stake, who raised it, and the score, in a line."""
    first, second = (score_before(view, side) + points_won(view, side) for side in (0, 1))
    text = say("truc-state", stake=view.public.raising.stake, first=first, second=second, target=view.public.target)
    raiser = view.public.raising.raiser
    if at_brink(view.standing.scores, view.public.target):
        return f"{text} · {say('truc-worth-eleven')}"
    if raiser is None:
        return text
    retruc = view.public.raising.stake == PROPOSES["retruc"]  # which only the other side may have called
    return f"{text} · {say('truc-worth-retruc' if retruc else 'truc-worth-truc', sign=SIGNS[raiser ^ retruc])}"


def seat_line(scene: Scene, view: View[TrucPublic], at: int) -> str:
    """One line: the side, the name, what is held and won, whose turn it is."""
    seat = view.seats[at]
    tricks = int(seat.counters["tricks"])
    lines = [
        say("truc-dealer") if at == view.standing.dealer else "",
        generic_table.cards_held(scene, view, at) if view.public.size else "",
        say("truc-tricks-of", count=tricks) if tricks else "",
    ]
    line = " · ".join([say("truc-seat", sign=SIGNS[team(at)], name=scene.name(at)), *filter(None, lines)])
    return line + (generic_table.waiting_mark(scene, at) if seat.waited else "")


def waiting_lines(scene: Scene, view: View[TrucPublic]) -> list[str]:
    """The line about what is waited for, where it is no card."""
    seat = next((at for at, one in enumerate(view.seats) if one.waited), None)
    if seat is None:
        return []
    name, call = scene.name(seat), view.public.raising.pending
    match view.phase:
        case "cut":
            return [say("truc-waits-cut", name=name, dealer=scene.name(view.standing.dealer))]
        case "size":
            return [say("truc-waits-size", name=name)]
        case "eleven":
            return [say("truc-waits-eleven", names=side_names(scene, team(seat)), name=name)]
        case "answer" if call:
            caller = scene.name(call.seat)
            return [say("truc-waits-answer", caller=caller, call=call.name, stake=call.stake, name=name)]
        case _:
            return []


def trick_lines(scene: Scene, view: View[TrucPublic]) -> list[str]:
    """The tricks of the hand, the one that lies on the table last and large."""
    lines = []
    for number, trick in enumerate(view.public.tricks, 1):
        laid, taker = laid_cards(scene, trick.laid), trick.taker
        if taker is None:
            lines.append(f"-# {say('truc-line-drawn', number=number, cards=laid)}")
        else:
            sign, name = SIGNS[team(taker)], scene.name(taker)
            lines.append(f"-# {say('truc-line-taken', number=number, cards=laid, sign=sign, name=name)}")
    if view.public.trick:
        lines.append(say("truc-table", cards=laid_cards(scene, view.public.trick)))
    elif view.phase == "turn":
        lines.append(say("truc-table-empty"))
    return lines


def offered_buttons(scene: Scene, view: View[TrucPublic]) -> list[Button]:
    """The answers that are given where everybody sees them: they show nothing of a hand."""
    match view.phase:
        case "cut" | "size":
            answers = (CUT, TAP) if view.phase == "cut" else DEALS
            return [generic_table.answer(scene, answer_label(view, one), one.text) for one in answers]
        case "answer":
            return [
                generic_table.answer(scene, answer_label(view, ACCEPT), ACCEPT.text),
                generic_table.answer(scene, answer_label(view, REJECT), REJECT.text),
            ]
        case _:
            return []
