"""Cases that are written as `given`, `when` and `then`, and the adapters through which games answer them.

A game's adapter has a `Kind` for each question by its name ("deadwood") and for each action ("do knock"). It gets the
case's `given` and the arguments of its `when` (and `options`, `by`), and returns what `then` may state. An action that
the rules refuse is Illegal, whose code the case names in capitals (G-7): "rum_knock_late" is `RUM-KNOCK-LATE`.
"""

from collections.abc import Callable, Sequence

from engine.cards.packs import plain
from engine.contract import Illegal
from tests.conformance.cases import Cards, Kind, Unfit, Values

# The codes that all games share (G-7).
GENERAL = {
    "not_seated": "E_NOT_SEATED",
    "round_over": "E_OVER",
    "not_offered": "E_STALE",
    "revealed": "E_DONE",
    "not_your_turn": "E_NOT_YOUR_TURN",
    "not_in_hand": "E_NOT_IN_HAND",
    "wrong_count": "E_COUNT",
}


def doing(do: Callable[[Values], Values], *takes: str) -> Kind:
    """A kind that acts: what `do` returns is legal, what it raises as Illegal is refused with that code."""

    def ask(given: Values) -> Values:
        try:
            return {"verdict": "legal", **do(given)}
        except Illegal as refusal:
            return {"verdict": "illegal", "code": code(refusal)}

    return Kind(ask, frozenset({"options", "by", *takes}))


def asking(ask: Callable[[Values], Values], *takes: str) -> Kind:
    """A kind that answers a question of the rules."""
    return Kind(ask, frozenset({"options", *takes}))


def code(refusal: Illegal) -> str:
    """A refusal's code as a rule case writes it."""
    return GENERAL.get(refusal.code) or refusal.code.upper().replace("_", "-")


def held(text: str, pile: list[str]) -> tuple[str, ...]:
    """Cards of a case as cards of the pack, of equal ones the next copy, out of the pile."""
    cards = []
    for token in text.split():
        found = next((card for card in pile if token in (card, plain(card))), None)
        if found is None:
            raise Unfit(f"{token} is not in the pack any more")
        pile.remove(found)
        cards.append(found)
    return tuple(cards)


def plainly(cards: Sequence[str]) -> Cards:
    """Cards of the pack as a case names them, equal ones once."""
    return Cards(tuple(dict.fromkeys(map(plain, cards))))
