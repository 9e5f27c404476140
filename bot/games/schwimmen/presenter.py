"""Schwimmen as players see it: the panel with each exchange and closing, the parts of its screens, and the end of a
round.
"""

from collections.abc import Iterator, Sequence

from bot.games.schwimmen import hints, table
from bot.screens.table import answer_choices, generic_result
from bot.screens.table.answer_choices import Choices, answer_button, riders
from bot.screens.table.answers import Half
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows, text
from bot.ui.texts import listed, say
from engine.contract import Action, Decision, View
from engine.schwimmen.events import AllSpared
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import CLOSE, EXCHANGE, KEEP, PASS, SWAP, gave_and_took, hand_after
from engine.schwimmen.state import HOUSE, SchwimmenPublic
from engine.schwimmen.values import FEUER, HAND, value


def card_lines(scene: Scene, view: View[SchwimmenPublic]) -> Sequence[str | None]:
    """The lines on the viewer's cards."""
    if view.phase == "over":
        return [table.open_hand(scene, view, seat) for seat in view.standing.live]
    if not view.hand:
        return []
    return [
        f"{'# ' if scene.large_cards else ''}{say('schwimmen-own', cards=wording.row(view.hand, scene.faces))}",
        f"-# {wording.counted(view.hand)}" if scene.faces else None,
        say(
            "schwimmen-worth",
            value=table.shown_worth(value(view.hand)),
            lives=table.lives_left(scene, view, view.seat or 0),
        ),
    ]


def choice_items(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    """The components to answer the decision with."""
    view = scene.seen_as(SchwimmenPublic)
    rider = half.rider if any(one.name == half.rider for one in asked.riders) else ""
    about = text(f"-# {say(f'schwimmen-about-{asked.kind}')}")  # beside the buttons of which it speaks
    if asked.kind == "dealer":
        keep = answer_button(
            scene, say("schwimmen-button-keep", points=table.in_points(value(view.hand))), KEEP.text, MAIN
        )
        return [about, *rows([keep, answer_button(scene, say("schwimmen-button-swap"), SWAP.text)])]
    exchanges = [answer for answer in asked.answers if answer.verb == EXCHANGE]
    whole = next(answer for answer in exchanges if len(gave_and_took(answer)[0]) == HAND)
    passing = answer_button(scene, _closes(say("schwimmen-button-pass"), rider), PASS.text, rider=rider)
    return [
        about,
        *_singles(scene, view, exchanges, rider),
        *rows([_exchange(scene, view, whole, rider), passing, *_closing(scene, view, asked, half)]),
    ]


def answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    """An exchange of one card with that card, as its button stands in a row of its own."""
    label = answer_choices.answer_name(scene, action, choices)
    gave = gave_and_took(action)[0] if action.verb == EXCHANGE else ()
    return say("schwimmen-for", card=naming.card(gave[0]), button=label) if len(gave) == 1 else label


def _singles(scene: Scene, view: View[SchwimmenPublic], exchanges: Sequence[Action], rider: str) -> Iterator[Item]:
    """The buttons for each card of the hand: one for each card that it may be given for."""
    open_cards = view.public.table
    for card in view.hand:
        fitting = {gave_and_took(answer)[1]: answer for answer in exchanges if gave_and_took(answer)[0] == (card,)}
        yield text(say("schwimmen-give", card=wording.row([card], scene.faces)))
        yield from rows([_exchange(scene, view, fitting[(other,)], rider) for other in open_cards])


def _exchange(scene: Scene, view: View[SchwimmenPublic], answer: Action, rider: str) -> Button:
    """An exchange with what it makes of the hand; green where that ends it at once, blue where it is worth more."""
    took, then = gave_and_took(answer)[1], value(hand_after(view.hand, answer))
    what = naming.card(took[0]) if len(took) == 1 else say("schwimmen-all")
    style = GOOD if then.special else MAIN if then.doubled > value(view.hand).doubled else PLAIN
    label = _closes(say("schwimmen-button-take", what=what, then=table.worth_then(then)), rider)
    return answer_button(scene, label, answer.text, style, rider=rider)


def _closes(label: str, rider: str) -> str:
    """A label, which says whether the answer closes."""
    return say("schwimmen-button-closing", button=label) if rider else label


def _closing(scene: Scene, view: View[SchwimmenPublic], asked: Decision, half: Half) -> list[Button]:
    """The toggle that closes with the turn, or the button that closes instead; where it is too early, one says so."""
    if CLOSE in asked.answers:
        return [answer_button(scene, say("schwimmen-button-close"), CLOSE.text)]
    if not asked.riders and view.public.closer is None:
        return [answer_button(scene, say("schwimmen-button-early"), CLOSE.text, off=True)]
    return riders(scene, asked, half)


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    view, line = scene.seen_as(SchwimmenPublic), generic_result.shared_line(scene, seat, worth)
    if seat in view.standing.out:
        return line if scene.match.over else None
    hand = view.public.shown[seat]
    return f"{line}\n> {wording.row(hand, scene.faces)} = {table.shown_worth(value(hand))}"


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    view = scene.seen_as(SchwimmenPublic)
    return generic_result.worth(scene, seat) if seat in view.standing.out else list(_lives_kept(scene, view, seat))


def _below(scene: Scene) -> Sequence[str]:
    """The lines below the result: why the hand ended; that nobody lost anything; who watched; and what lay on the
    table.
    """
    view = scene.seen_as(SchwimmenPublic)
    out, open_cards = view.standing.out, view.public.table
    watching = listed([scene.name(seat) for seat in out])
    return [
        _why_ended(scene, view),
        *(say("schwimmen-line-spared") for _, event in scene.events if isinstance(event, AllSpared)),
        *([f"-# {say('schwimmen-line-table', cards=wording.counted(open_cards))}"] if open_cards else []),
        *([f"-# {say('schwimmen-line-out', names=watching)}"] if out and not scene.match.over else []),
    ]


def _lives_kept(scene: Scene, view: View[SchwimmenPublic], seat: int) -> Iterator[str]:
    """The lives that a seat has left, and what the hand cost it."""
    lives = int(view.seats[seat].counters["lives"])
    if lives:
        yield table.lives_left(scene, view, seat)
    if scene.result.lives[seat]:
        swims = lives == 1 and scene.rules_as(Schwimmen).swim
        yield say("schwimmen-line-lost", what="out" if not lives else "swims" if swims else "life")


def _why_ended(scene: Scene, view: View[SchwimmenPublic]) -> str:
    """A hand worth 31 or 32, whoever closed it, or that no table was to be had any more."""
    hands = {seat: value(view.public.shown[seat]) for seat in view.standing.live}
    special = [seat for seat, found in hands.items() if found.special]
    closer = view.public.closer
    if special:
        names = listed([scene.name(seat) for seat in special])
        kind = "feuer" if any(hands[seat].doubled == FEUER for seat in special) else "schnauz"
        return say("schwimmen-ended-special", names=names, kind=kind)
    if closer is None:
        return say("schwimmen-ended-stuck")
    if closer == HOUSE:
        return say("schwimmen-ended-house")
    return say("schwimmen-ended-closed", name=table.closer_name(scene, closer), points=table.in_points(hands[closer]))


PRESENTER = Presenter(
    lesson_rounds=3,  # one is over as soon as somebody has 31, or closes
    open_table=table.open_lines,
    cards=card_lines,
    choices=choice_items,
    answer_name=answer_name,
    reason=hints.reason,
    taught=hints.coach_text,
    seat=table.seat_line,
    middle=table.middle_lines,
    numbered_lines=table.numbered_lines,
    standing=_standing,
    worth=_worth,
    below=_below,
    refused=hints.refusal_words,
    reasons=lambda scene: ("a-turn", hints.why_not(scene)),
)
