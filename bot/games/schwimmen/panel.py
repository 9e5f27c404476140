"""The panel of Schwimmen: each exchange with what it makes of the hand, and closing."""

from collections.abc import Iterator, Sequence

from bot.games.schwimmen import table, words
from bot.screens.table import answer_choices
from bot.screens.table.answer_choices import Choices, answer_button, riders
from bot.screens.table.answers import Half
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows, text
from bot.ui.texts import say
from engine.contract import Action, Decision, View
from engine.schwimmen.round import CLOSE, EXCHANGE, KEEP, PASS, SWAP, gave_and_took, hand_after
from engine.schwimmen.state import SchwimmenPublic
from engine.schwimmen.values import HAND, value


def card_lines(scene: Scene, view: View[SchwimmenPublic]) -> Sequence[str | None]:
    """The lines on the viewer's cards."""
    if view.phase == "over":
        return [words.open_hand(scene, view, seat) for seat in view.standing.live]
    if not view.hand:
        return []
    return [
        f"{'# ' if scene.large_cards else ''}{say('schwimmen-own', cards=wording.row(view.hand, scene.faces))}",
        f"-# {wording.counted(view.hand)}" if scene.faces else None,
        say(
            "schwimmen-worth",
            value=words.shown_worth(value(view.hand)),
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
            scene, say("schwimmen-button-keep", points=words.in_points(value(view.hand))), KEEP.text, MAIN
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
    label = _closes(say("schwimmen-button-take", what=what, then=words.worth_then(then)), rider)
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
