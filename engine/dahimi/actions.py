"""The texts of Dahimi's actions.

"9CD" two Nines · "6D-9D" a run · "pass" · "pay AC" · "give 3C 4D" · "leave" · or a play in full,
which may be none at all: "play 9C 9D", "play 3C 4D".
"""

from engine.contract import Action, Illegal, action
from engine.dahimi import plays
from engine.dahimi.deck import PACK


def read(text: str) -> Action:
    """The action of that text. Raises Illegal("unreadable")."""
    if text == plays.PASS.text:
        return plays.PASS
    verb, *words = text.split() or [text]
    if verb == "play":
        return plays.of(words) or Action(text, "play", tuple(words))
    if verb in ("give", "pay"):
        return action(verb, *sorted(words, key=lambda card: PACK.index(card) if card in PACK else len(PACK)))
    if text == "leave":
        return action(text)
    play = plays.of_text(text)
    if play is None:
        raise Illegal("unreadable", text=text)
    return play
