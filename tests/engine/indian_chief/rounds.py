"""Rounds of Indian Chief from given hands."""

from engine.contract import Decision, Event, Seeded, Standing, action
from engine.indian_chief import IndianChief
from engine.indian_chief.round import IndianChiefRound
from tests.conformance.indian_chief import steal_nothing

SEED = bytes(range(32))


def start(players: int, options: dict[str, object] | None = None, dealer: int = 0) -> IndianChiefRound:
    rules = IndianChief.read(options or {})
    return rules.start(Standing(order=tuple("abcdefgh"[:players]), dealer=dealer), Seeded(SEED, "deal"))


def lay(state: IndianChiefRound, size: int) -> list[Event]:
    """Everybody lays their first `size` cards, and no thief takes anything."""
    events: list[Event] = []
    for seat in range(state.players):
        events += state.play(seat, action("meld", *state.hidden.hands[seat][:size]))
    return events + steal_nothing(state)


def meld(decision: Decision) -> list[int]:
    """The sizes that a decision offers."""
    return sorted({len(answer.cards) for answer in decision.answers})
