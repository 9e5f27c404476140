"""Hands of Tyzicha from given cards."""

from engine.contract import Event, Standing
from engine.tyzicha import Tyzicha
from engine.tyzicha.game import dealt
from engine.tyzicha.round import TyzichaRound

ORDER = ("ann", "bob", "cem")


# Seat 2 bids first. With the widow, seat 2 has both red marriages and three aces.
HANDS = ("9S JS QS KS 9C JC QC", "AS TS TC KC 9D JD 9H", "AH KH QH AD KD QD AC")


WIDOW = "TH TD JH"


def hand(
    *hands: str, widow: str = WIDOW, dealer: int = 0, scores: tuple[int, ...] = (), rules: Tyzicha | None = None
) -> TyzichaRound:
    """A hand with these cards, dealt; by seat."""
    rules = rules or Tyzicha()
    standing = Standing(order=ORDER, dealer=dealer, scores=scores)
    return dealt(rules, standing, [cards.split() for cards in hands or HANDS], widow.split())


def said(state: TyzichaRound, *moves: str) -> list[Event]:
    """Play these ("2 bid 110"), and return all that happens."""
    events: list[Event] = []
    for move in moves:
        seat, _, text = move.partition(" ")
        events += state.play(int(seat), state.action(text))
    return events


def declared(contract: int = 110, scores: tuple[int, ...] = (), rules: Tyzicha | None = None) -> TyzichaRound:
    """Seat 2 has the contract, 110 or a forced 100, and has given two red Tens away."""
    if contract == 100:
        state = hand(dealer=1, scores=scores, rules=rules)
        said(state, "0 pass", "1 pass", "2 bid 100")
    else:
        state = hand(scores=scores, rules=rules)
        said(state, "2 bid 110", "0 pass", "1 pass")
    said(state, "2 give TH>0 TD>1")
    return state


def played_out(state: TyzichaRound) -> list[Event]:
    """Everybody lays the lowest card that they may, from here to the end."""
    events: list[Event] = []
    while state.pending:
        events += state.play(state.pending[0].seat, state.default(state.pending[0]))
    return events
