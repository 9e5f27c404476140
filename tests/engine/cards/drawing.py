"""Short ways to play hands of draw and discard that are set up by hand, in any game of that kind."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from engine.cards.drawing import DrawingRound
from engine.cards.packs import plain
from engine.contract import Event, Illegal

Hand: TypeAlias = DrawingRound[Any, Any, Any, Any]


def cards(text: str, pile: list[str]) -> list[str]:
    """Cards of the pile by rank and suit, taken out of it: of two equal ones the first that is left."""
    taken = []
    for token in text.split():
        taken.append(next(card for card in pile if plain(card) == token))
        pile.remove(taken[-1])
    return taken


def act(state: Hand, *lines: str) -> list[Event]:
    """Do these ("0 draw", "0 discard KS") and return all that happened. A card is of the hand, by rank and suit."""
    events: list[Event] = []
    for line in lines:
        seat, verb, *named = line.split()
        hand = state.hidden.hands[int(seat)]
        words = [next((card for card in hand if plain(card) == one), one) for one in named]
        events += state.play(int(seat), state.action(" ".join([verb, *words])))
    return events


def refusal(state: Hand, line: str) -> Illegal:
    """Return the refusal of an action, and see that it has changed no seat's view."""
    before = [state.view(seat) for seat in range(len(state.hidden.hands))]
    try:
        act(state, line)
    except Illegal as refused:
        assert [state.view(seat) for seat in range(len(state.hidden.hands))] == before
        return refused
    raise AssertionError(f"{line} was not refused")


def new_card(state: Hand) -> str:
    """The card that the seat on turn has drawn or taken; "" before that."""
    card: str = state.public.taken or state.hidden.new
    return card


def drawn_before(state: Hand, hand: Sequence[str], taken: str | None) -> None:
    """Let the seat on turn have its card: this one of its hand, by rank and suit, from the discards, or else any from
    the stock.
    """
    if taken:
        state.public = replace(state.public, drawn=True, taken=next(card for card in hand if plain(card) == taken))
    else:
        state.public, state.hidden = replace(state.public, drawn=True), replace(state.hidden, new=hand[0])


def told(events: Sequence[Event]) -> list[str]:
    """The names of these events, in their order."""
    return [event.name for event in events]


def offered(state: Hand) -> list[str]:
    """The texts of all that is offered to the first seat that is asked, cards without their copies."""
    return [plain(answer.text) for answer in state.pending[0].enumerate()]
