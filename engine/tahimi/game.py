"""Tahimi as a game, and Mooseyard Tahimi: their options, how they are seated, how a round begins, and a world of it
drawn from one seat's view alone.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Literal

from pydantic import Field, model_validator

from engine.climbing.resample import hand_sampler, relive
from engine.climbing.rules import DRAWN, check_room, draw_seats, plain_order, seat_joiner, stayers
from engine.climbing.views import climbing
from engine.contract import Rng, Seating, SeatingRequest, Standing, Verdict, View
from engine.tahimi.deck import tax_order
from engine.tahimi.legal import verdicts
from engine.tahimi.round import Round, catalogue_for, deal
from engine.tahimi.rules import FEWEST, MOST, DeckMode, FirstLead, Progressive, Seats, TahimiRules

# MOO-1: what Mooseyard makes of the options, single ones of which may still be chosen otherwise.
MOOSEYARD: dict[str, object] = {
    "deck_mode": "standard",
    "removal_rank": "7",
    "rank_privilege": False,
    "seating": "join_order",
    "first_lead": "after_dealer",
    "progressive_taxes": "never",
    "instant_top": True,
}
MOST_MOOSEYARD = 5


class TahimiFamily(TahimiRules):
    """The rules that are the same under any name: seats, deal, worlds."""

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        """TAH-2 and TAH-10. The Tahimi deals; the first hand of `after_dealer` has a random dealer."""
        standing, result, leave, join = request
        seated = [] if standing is None else stayers(standing, result, leave)
        check_room(seated, join, self.seats()[1])
        if standing is None:
            return self._first_seats(join, rng)
        if result is None and self.unranked(standing):  # no ranks yet to sit by
            return self._first_seats([*seated, *join], rng)
        number = standing.round + (result is not None)
        if join and self.join_policy == "redraw":
            seated, events = draw_seats([*seated, *join], self.drawn_ranks(), rng)
            return Seating(Standing(order=tuple(seated), round=number, carried=DRAWN), tuple(events))
        carried = standing.carried if result is None else {}
        order = plain_order(self.deuces_high)
        joined = tuple(seat_joiner(seated, joiner, self.join_policy, order, rng) for joiner in join)
        return Seating(Standing(order=tuple(seated), round=number, carried=carried), joined)

    def _first_seats(self, players: Sequence[str], rng: Rng) -> Seating:
        if self.seating == "join_order":
            dealer = rng.pick(players)
            return Seating(Standing(order=tuple(players), dealer=dealer))
        seated, events = draw_seats(players, self.drawn_ranks(), rng)
        return Seating(Standing(order=tuple(seated), carried=DRAWN), tuple(events))

    def drawn_ranks(self) -> tuple[str, ...]:
        """The ranks of the pack from which seats are drawn, low to high (TAH-2)."""
        return plain_order(self.deuces_high)

    def start(self, standing: Standing, rng: Rng) -> Round:
        return deal(self, standing, rng)

    def resample(self, view: View, random: Random) -> Round:
        seen = climbing(view)
        players = len(seen.seats)
        plays = catalogue_for(self, players)
        laid = [(seat, plays.by_text[text].cards) for seat, text in seen.log if text in plays.by_text]
        worth = tax_order(self.ranks(players), self.jokers_taxed_first)
        hands = hand_sampler(seen, self.deck(players).ranks, worth.index, laid, lambda _: True)(random)
        state = Round(self, seen.standing, plays, [plays.pack(hand.elements()) for hand in hands])
        relive(state, seen)
        return state

    def explain(self, view: View) -> tuple[Verdict, ...]:
        return verdicts(self, climbing(view))


class Tahimi(TahimiFamily):
    """Tahimi, 3 to 8 players; with the Mooseyard preset 3 to 5."""

    GAME: ClassVar[str] = "tahimi"

    preset: Literal["mooseyard"] | None = Field(None, description="A whole set of house rules; the others override it.")

    @model_validator(mode="before")
    @classmethod
    def _apply_preset(cls, options: Any) -> Any:
        if isinstance(options, dict) and options.get("preset") == "mooseyard":
            return MOOSEYARD | options
        return options

    def seats(self) -> tuple[int, int]:
        return FEWEST, MOST_MOOSEYARD if self.preset else MOST


def _own(option: str) -> Any:
    """An option of Tahimi with Mooseyard's default."""
    return Field(MOOSEYARD[option], description=TahimiRules.model_fields[option].description)


class Mooseyard(TahimiFamily):
    """Mooseyard Tahimi, 3 to 5 players (MOO-1). Tahimi's preset of that name plays the same."""

    GAME: ClassVar[str] = "mooseyard"

    deck_mode: DeckMode = _own("deck_mode")
    removal_rank: str = _own("removal_rank")
    rank_privilege: bool = _own("rank_privilege")
    seating: Seats = _own("seating")
    first_lead: FirstLead = _own("first_lead")
    progressive_taxes: Progressive = _own("progressive_taxes")
    instant_top: bool = _own("instant_top")

    def seats(self) -> tuple[int, int]:
        return FEWEST, MOST_MOOSEYARD
