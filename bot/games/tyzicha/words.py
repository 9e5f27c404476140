"""Words that several screens of Tyzicha share: suits, marriages, cards and refusals."""

from collections.abc import Iterable, Sequence

from bot.table.scene import Scene
from bot.ui import naming, refusals, wording
from bot.ui.texts import say
from engine.cards.packs import SUITS, suit
from engine.cards.tricks import SeatCard
from engine.contract import Illegal
from engine.tyzicha.cards import MARRIAGES, strength
from engine.tyzicha.state import TyzichaPublic, TyzichaView


def view_of(scene: Scene) -> TyzichaView:
    """The viewer's view, in the game's own type."""
    return scene.seen_as(TyzichaPublic)


def suit_sign(one: str) -> str:
    """The sign of a suit."""
    return say(f"suit-{one}.sign")


def priced_marriages(suits: Iterable[str]) -> list[str]:
    """Marriages with what they are worth."""
    return [say("tyzicha-marriage", sign=suit_sign(one), worth=MARRIAGES[one]) for one in suits]


def suit_by_suit(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards suit by suit, high to low."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(suit(card)), -strength(card))))


def laid_cards(scene: Scene, laid: Sequence[SeatCard]) -> str:
    """Cards with the names of those who laid them."""
    return " · ".join(f"{scene.name(seat)} {wording.row([card], scene.faces)}" for seat, card in laid)


def refusal_words(refusal: Illegal) -> dict[str, str | int]:
    """The cards and suits of a refusal in words."""
    words: dict[str, str | int] = {}
    for name, value in refusal.values.items():
        if name in ("suit", "trump") and isinstance(value, str) and value:
            words[name] = naming.value_name("suit", value)
        elif name == "card" and isinstance(value, str):
            words[name] = naming.card(value)
        elif name == "cards" and isinstance(value, tuple):
            words[name] = wording.counted(suit_by_suit(value))
    return words


def refusal_sentence(refusal: Illegal) -> str:
    """The sentence of a refusal."""
    return refusals.sentence(refusal, None, refusal_words(refusal))
