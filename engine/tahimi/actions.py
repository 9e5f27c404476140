"""The texts of Tahimi's actions.

"Kx3" three Kings · "Kx3j1" the same, one of them a joker · "Jox2" two low jokers alone · "pass" · "give 3 4" · "call" ·
"catch 2" · "leave" · or a play in full, which may be no set at all: "play K K Jo", "play Jo as 9".
"""

from engine.contract import Action, Illegal, action
from engine.tahimi.catalogue import Catalogue
from engine.tahimi.deck import JOKER


def read(catalogue: Catalogue, text: str) -> Action:
    """The action of that text; a ready-made play where there is one. Raises Illegal("unreadable")."""
    known = catalogue.by_text.get(text)
    if known is not None:
        return known
    verb, *words = text.split() or [text]
    if verb == "play":
        return _read_play(catalogue, text, words)
    if verb == "give":
        order = (*catalogue.order, JOKER)
        return action("give", *sorted(words, key=lambda card: order.index(card) if card in order else len(order)))
    if verb == "catch" and len(words) == 1 and is_seat(words[0]):
        return action("catch", whom=int(words[0]))
    if verb in ("call", "leave") and not words:
        return action(verb)
    raise Illegal("unreadable", text=text)


def is_seat(word: str) -> bool:
    """True if the word is a seat as actions write it: one or two plain digits."""
    return word.isascii() and word.isdecimal() and len(word) <= 2


def declaration(text: str) -> str | None:
    """The rank that "play Jo as 9" declares, None where there is none."""
    words = text.split()
    return words[-1] if words[-2:-1] == ["as"] else None


def _read_play(catalogue: Catalogue, text: str, words: list[str]) -> Action:
    declared = declaration(text)
    cards = words if declared is None else words[:-2]
    jokers = cards.count(JOKER)
    ranks = sorted({card for card in cards if card != JOKER})
    if not ranks:  # jokers alone: the rank declared, or the highest; low jokers have a text of their own (TAH-7)
        ranks = [declared or catalogue.order[-1]] if catalogue.wild else [JOKER]
    suffix = f"j{jokers}" if jokers and ranks != [JOKER] else ""
    play = catalogue.by_text.get(f"{ranks[0]}x{len(cards)}{suffix}")
    if play is None or len(ranks) > 1 or declared not in (None, play.rank):
        return Action(text, "play", tuple(cards))
    return play
