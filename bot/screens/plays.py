"""What may be played, as buttons and menus of the private hand."""

from collections.abc import Sequence

from bot import words
from bot.ids import HAND, Press
from bot.scene import Scene
from bot.screens.parts import GOOD, MAIN, Button, Item, button, rows, select
from bot.texts import say
from engine.climbing.play import Play
from engine.contract import Action

MANY = 4  # so many cards may be asked once more
FEW = 12  # so many plays are a button each
LONG = 3  # sets of more cards are written "9×4"


def press(scene: Scene, verb: str, argument: str = "", surface: str = HAND) -> Press:
    """What a click on the viewer's panel sends."""
    return Press(surface, scene.record.id, scene.stamp, verb, argument)


def asks_again(scene: Scene, action: Action) -> bool:
    """Whether the viewer wants this to be asked once more."""
    return scene.confirms and len(action.cards) >= MANY


def choices(scene: Scene, plays: Sequence[Play]) -> list[Item]:
    """All these plays: the ones that are meant most often as buttons, the others in menus."""
    usual = [play for play in plays if not _declared_low(scene, play)]
    declared = [(_declaration(play), play.text) for play in plays if _declared_low(scene, play)]
    leading = scene.view is None or not scene.view.pile
    shown, fewer = _whole(usual) if leading or len(usual) > FEW else (usual, [])
    less = [(_shows(scene, play, say("option-fewer", what=words.play(play))), play.text) for play in fewer]
    return [
        *rows(_button(scene, play) for play in shown),
        *select(press(scene, "f"), say("hint-fewer"), less),
        *select(press(scene, "f", "as"), say("hint-declared"), declared),
    ]


def _whole(plays: Sequence[Play]) -> tuple[list[Play], list[Play]]:
    """Of every rank the largest play, and what splits it."""
    largest: dict[tuple[str, str], Play] = {}
    for play in plays:
        kind = (play.shape, play.text if play.shape == "arcana" else play.rank)
        if kind not in largest or play.size > largest[kind].size:
            largest[kind] = play
    whole = sorted(largest.values(), key=lambda play: play.place)
    fewer = sorted((play for play in plays if play not in whole), key=lambda play: (play.place, play.size))
    return whole, fewer


def _declared_low(scene: Scene, play: Play) -> bool:
    """A joker alone that is declared less than the highest rank: nobody wants it as a button."""
    return play.free and play.rank != scene.ranks[-1]


def _declaration(play: Play) -> str:
    if len(play.cards) == 1 and play.cards[0] != words.JOKER:
        return say("option-card-as", card=words.card(play.cards[0]), rank=words.rank(play.rank))
    return say("option-declared", count=play.size, rank=words.rank(play.rank))


def _button(scene: Scene, play: Play) -> Button:
    held = scene.view.zone("hand", scene.view.seat).cards if scene.view else None
    out = len(play.cards) == len(held or ())
    short = len(set(play.cards)) == 1 and play.size > LONG
    cards = f"{words.card(play.cards[0])}×{play.size}" if short else " ".join(map(words.card, play.cards))
    label = say("button-go-out", cards=cards) if out else cards.replace(words.JOKER, "🃏")
    if words.disguised(play) and (play.free or not play.jokers):
        label = say("button-wild-as", cards=label, rank=play.rank)
    verb = "c" if asks_again(scene, play) else "p"
    return button(_shows(scene, play, label), press(scene, verb, play.text), GOOD if out else MAIN)


def _shows(scene: Scene, play: Play, label: str) -> str:
    """The label, with the cards that this play would show to all."""
    shown = scene.view.memory.get("reveals", {}).get(play.text, ()) if scene.view else ()
    return say("play-shows", label=label, cards=", ".join(map(words.card, shown))) if shown else label
