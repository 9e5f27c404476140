"""Hands of Truc from given cards, and what is said in them."""

from dataclasses import replace

from engine.contract import Seeded, Standing
from engine.truc import Truc
from engine.truc.round import TrucRound
from engine.truc.state import by_strength

ORDER = ("ann", "bob", "cem", "dora")


def hand(*hands: str, dealer: int = 0, scores: tuple[int, int] = (0, 0), rules: Truc | None = None) -> TrucRound:
    """A hand with these cards, dealt; by seat."""
    standing = Standing(order=ORDER, dealer=dealer, scores=scores * 2)
    state = (rules or Truc()).start(standing, Seeded(bytes(32), "deal"))
    if state.phase() == "cut":
        said(state, f"{(dealer + 1) % 4} cut")
    if hands:
        state.hidden = replace(state.hidden, hands=tuple(by_strength(cards.split()) for cards in hands))
        state.public = replace(state.public, size=len(state.hidden.hands[0]))
    return state


def said(state: TrucRound, *moves: str) -> list[object]:
    """Play these ("3 play 4S +truc"), and return all that happens."""
    events: list[object] = []
    for move in moves:
        seat, _, text = move.partition(" ")
        events += state.play(int(seat), state.action(text))
    return events
