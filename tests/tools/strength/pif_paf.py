"""A player of Pif Paf who sees all hands, but not the order of the stock: no view tells more.

It goes by the vizier's means. It knows how the others bet with their hands and how likely these win, which throws are
claimed, and which cards can no longer come, since they lie in melds of others; a loose card of theirs may be thrown.
"""

from dataclasses import dataclass, replace
from itertools import repeat
from random import Random
from typing import Self

from engine.cards.hands import Cards
from engine.contract import Decision, Game, Rules, State, Thought
from engine.pif_paf.melds import grouped, thrown_for
from engine.pif_paf.player.completions import kinds
from engine.pif_paf.player.outlook import Outlook
from engine.pif_paf.player.policy import strength
from engine.pif_paf.player.search import Hands, search, worth
from engine.pif_paf.round import PifPafRound
from engine.search.generic import settled


@dataclass(frozen=True, slots=True)
class OpenOutlook(Outlook):
    """An outlook with the hands of all rivals open."""

    hands: tuple[Cards, ...] = ()

    @classmethod
    def seen(cls, state: PifPafRound, seat: int) -> Self:
        """What a seat knows when all hands lie open."""
        plain, hidden = Outlook.of(state.view(seat)), state.hidden
        hands = tuple(hidden.hands[rival] for rival in state.public.live if rival != seat)
        to_come = (*hidden.stock, *(card for hand in hands for card in grouped(hand).loose))
        return cls(kinds(to_come), plain.pile, plain.taken, plain.rivals, plain.turn, hands=hands)

    def claimed(self, card: str) -> float:
        return float(any(thrown_for(hand, card) for hand in self.hands))


def open_hands(_: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    """The answer of the vizier's search where it sees all hands."""
    assert isinstance(state, PifPafRound)
    seat, view = decision.seat, state.view(decision.seat)
    trial = search(rules, view, decision, 0, random)
    if decision.kind == "bet":
        return settled(replace(trial, worlds=repeat(_bettors(state)), playouts=len(trial.answers)))
    return settled(replace(trial, value=worth(OpenOutlook.seen(state, seat), view)))


def _bettors(state: PifPafRound) -> Hands:
    """All hands, as they bet."""
    live, hands = state.public.live, state.hidden.hands
    return Hands(
        {seat: strength(state.view(seat)) for seat in live},
        {seat: OpenOutlook.seen(state, seat).weight(hands[seat]) for seat in live},
    )
