"""Tadmur as players see it: why an answer is a good one, what a coach says, why something cannot be done, and the parts
of its screens.
"""

from collections.abc import Sequence

from bot.games.tadmur import table
from bot.screens.table import generic_parts, generic_result
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.refusals import Words
from bot.ui.texts import percent, say
from engine.cards.packs import RANKS, rank
from engine.contract import Action, Decision, Illegal, View
from engine.tadmur.chain import Chain, counted
from engine.tadmur.player.policy import Step, steps_of, suspicion
from engine.tadmur.resample import elsewhere, guesses_of, own_chain
from engine.tadmur.round import GUESS, PLAY, STUCK, other
from engine.tadmur.state import TadmurPublic

CARDS = ("last", "below", "above", "target")  # values of refusals that are cards or ranks, beside `card`


def reason(view: View[TadmurPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: where the viewer's own cards lead, or what is known of the other chain."""
    if action.verb == GUESS:
        return _reason_of_guess(view, action.values[0])
    return _reason_of_card(view, action.cards[0]) if action.cards else None


def coach_text(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on this decision."""
    if asked.kind == STUCK:
        return generic_parts.coach_text(scene, asked)
    view = scene.seen_as(TadmurPublic)
    chain = own_chain(view)
    last, target = naming.card(rank(chain.last)), naming.card(rank(chain.target))
    text = say("tadmur-coach-last" if chain.spaces == 1 else "tadmur-coach-turn", last=last, target=target)
    if not asked.before:
        return text
    return f"{text} {say('tadmur-coach-guess', count=len(steps_of(view, other(asked.seat))))}"


def reason_when_forced(scene: Scene, only: Action) -> Reason | None:
    """The reason why there is only one answer; None if the coach gives none."""
    if only.verb != PLAY:
        return None
    return because("tadmur-coach-only", card=naming.card(only.cards[0]))


def _reason_of_guess(view: View[TadmurPublic], name: str) -> Reason | None:
    """The reason that no rank is likelier by what the chain betrays, or else by what is still unseen."""
    seat, hidden = view.own_seat, counted(elsewhere(view))
    wrong = guesses_of(view.public, seat)
    likely = suspicion(steps_of(view, other(seat)), hidden, wrong)
    if likely != suspicion([], hidden, wrong) and likely.get(name, 0.0) == max(likely.values()):
        return because("tadmur-hint-betrayed", share=percent(likely[name]))
    counts = {one: count for one, count in zip(RANKS, hidden, strict=True) if one not in wrong}
    most = name in counts and counts[name] == max(counts.values())
    return because("tadmur-hint-unseen", count=counts[name]) if most else None


def _reason_of_card(view: View[TadmurPublic], card: str) -> Reason | None:
    """The reason for a card: it keeps a way to the target that another card would have lost; or it betrays little."""
    chain = own_chain(view)
    if chain.spaces == 1:
        return because("tadmur-hint-completes")
    after, others = chain.after(card), [one for one in chain.fitting() if rank(one) != rank(card)]
    if after.way() is not None:
        lost = next((one for one in others if chain.after(one).way() is None), None)
        way = because("tadmur-hint-way")
        return because("tadmur-hint-only-way", other=naming.card(rank(lost))) if lost else way
    if others and _betrays(view, chain, card) < _betrays(view, chain, others[0]):
        return because("tadmur-hint-hides", other=naming.card(rank(others[0])))
    if after.way(1) is not None:
        return because("tadmur-hint-longer")
    fitting = {rank(one) for one in after.fitting()}
    return because("tadmur-hint-fits", count=len(fitting)) if fitting else None


def _betrays(view: View[TadmurPublic], chain: Chain, card: str) -> float:
    """The likelihood at which the other player must then take the viewer's target to be of its rank."""
    seat, after = view.own_seat, chain.after(card)
    steps = [Step(rank(chain.last), rank(card), after.spaces), *steps_of(view, seat)]
    suspicions = suspicion(steps, counted((*after.hand, after.target)), guesses_of(view.public, other(seat)))
    return suspicions.get(rank(after.target), 0.0)


def way_line(chain: Chain) -> str:
    """A line that says if cards of the hand fill exactly the spaces, or only one more, or neither."""
    ways = [chain.way(longer) is not None for longer in (0, 1)]
    return "open" if ways[0] else "longer" if ways[1] else "closed"


def refusal_words(refusal: Illegal) -> tuple[str | None, Words]:
    """The key of a refusal's text if it is not the code's own, and the words in the text."""
    cards = {name: value for name, value in refusal.values.items() if name in CARDS and isinstance(value, str)}
    return None, {name: naming.card(value) for name, value in cards.items()}


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons; and a line on whether their cards still lead to the
    target.
    """
    if not scene.plays:
        return []
    view = scene.seen_as(TadmurPublic)
    chain, turn = own_chain(view), view.public.turn
    lines = [
        say("tadmur-why-turn", name=scene.name(turn)) if turn != view.seat else "",
        say("tadmur-why-cards", needs=table.fitting_ranks(chain)),
        say(f"tadmur-why-way-{way_line(chain)}", count=chain.spaces),
        say("tadmur-why-guess", about=table.about_guess(scene, view)) if turn == view.seat else "",
    ]
    return [line for line in lines if line]


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    return "\n".join(
        [
            generic_result.shared_line(scene, seat, worth) or "",
            *table.chain_lines(scene, scene.seen_as(TadmurPublic), seat),
        ]
    )


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    won = int(scene.seen.seats[seat].counters["score"]) + scene.result.scores[seat]
    return [say("tadmur-won-deals", count=won)]


def _below(scene: Scene) -> Sequence[str]:
    view = scene.seen_as(TadmurPublic)
    winner, how = next(iter(scene.result.winners), None), view.public.how
    lines = []
    if winner is not None:
        lines = [say(f"tadmur-ended-{how}", name=scene.name(winner), other=scene.name(other(winner)))]
    elif how == "drawn":
        lines = [say("tadmur-ended-drawn")]
    return [*lines, *table.match_line(scene, view)]


PRESENTER = Presenter(
    lesson_rounds=3,  # one is over as soon as somebody guesses right
    seat=table.seat_line,
    middle=table.middle_lines,
    cards=table.card_lines,
    choices=table.choice_items,
    answer_name=table.answer_name,
    reason=reason,
    taught=coach_text,
    forced=reason_when_forced,
    standing=_standing,
    worth=_worth,
    below=_below,
    refused=refusal_words,
    reasons=lambda scene: ("a-turn", _why_not(scene)),
)
