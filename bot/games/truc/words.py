"""Words that several screens of Truc share: the sides, their scores, laid cards, and the answers on buttons."""

from collections.abc import Sequence

from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.texts import listed, say
from engine.cards.tricks import SeatCard
from engine.contract import Action, Decision, View
from engine.truc.places import seats_of, team
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
