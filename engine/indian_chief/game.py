"""Indian Chief as it is configured, seated, dealt, and drawn again from a view (IND-1 to IND-3).

The game of seven turns is one round. Rounds go on for ever: the table offers another game when one has ended with its
places, whoever wants to comes and goes in between, and the next one in clockwise order deals. Nothing is carried from
game to game, so a match would have nothing to add up.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.cards.hands import Cards
from engine.cards.packs import in_hand_order, pack
from engine.contract import (
    Action,
    AnyView,
    Decision,
    Dice,
    Illegal,
    OneOf,
    Rng,
    Rules,
    Seating,
    SeatingRequest,
    Standing,
    WithForfeit,
)
from engine.indian_chief.melds import CATEGORIES
from engine.indian_chief.round import HAND, IndianChiefRound, dealt
from engine.indian_chief.state import IndianChiefHidden, IndianChiefView, Laid, Sheet, sheet_in

FEWEST, MOST = 2, 8
ONE_DECK = 3  # the most players for whom one deck is enough


class IndianChief(WithForfeit):
    """Seven turns, seven melds, two to eight players."""

    GAME: ClassVar[str] = "indian_chief"
    CLOSED: ClassVar[bool] = True

    decks: Literal["auto"] | Annotated[int, Field(ge=1, le=2)] = Field(
        "auto", description="How many decks; by default two from four players on."
    )
    show_sheets: bool = Field(True, description="Everybody sees all score sheets at all times.")

    def seats(self) -> tuple[int, int]:
        return FEWEST, ONE_DECK if self.decks == 1 else MOST

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        before = request.standing
        if before is None:
            return Seating(Standing(order=tuple(request.join), dealer=rng.pick(request.join)))
        order = (*(key for key in before.order if key not in request.leave), *request.join)
        if len(order) > self.seats()[1]:
            raise Illegal("table_full")
        if request.result is None:
            return Seating(Standing(order=order, round=before.round, dealer=_dealer(before, order, 0)))
        return Seating(Standing(order=order, round=before.round + 1, dealer=_dealer(before, order, 1)))

    def closed_deck(self, players: int) -> tuple[str, ...]:
        copies = 1 if players <= ONE_DECK else 2
        return pack(copies=copies if self.decks == "auto" else self.decks)

    def start(self, standing: Standing, rng: Rng) -> IndianChiefRound:
        players = len(standing.order)
        self.admit(players)
        cards = rng.shuffle(self.closed_deck(players))
        hands = [cards[at * HAND : (at + 1) * HAND] for at in range(players)]
        return dealt(self, standing, hands, cards[players * HAND :], rng.seed(), self.show_sheets)

    def resample(self, view: AnyView, random: Random) -> IndianChiefRound:
        return resample(self, view, self.closed_deck(len(view.seats)), random)


def _dealer(before: Standing, order: tuple[str, ...], on: int) -> int:
    """The dealer: the seat of the one who dealt before, or `on` places after it, among the players who are
    still here.
    """
    count = len(before.order)
    turns = (before.order[(before.dealer + on + step) % count] for step in range(count))
    return next((order.index(key) for key in turns if key in order), 0)


def resample(rules: Rules, view: IndianChiefView, deck: Sequence[str], random: Random) -> IndianChiefRound:
    """A world that the view cannot tell from the true one. Raises ValueError for a view of nobody's seat."""
    dice = Dice(random)
    world = IndianChiefRound.from_view(rules, view, _unseen(view, deck, dice))
    asked = {decision.seat: decision for decision in world.pending if view.seats[decision.seat].answered}
    chosen = tuple(_answer(asked[at], view, dice) if at in asked else None for at in range(world.players))
    world.hidden = replace(world.hidden, chosen=chosen)
    return world


def _unseen(view: IndianChiefView, deck: Sequence[str], dice: Dice) -> IndianChiefHidden:
    """The closed part, before anybody has chosen."""
    public, players = view.public, len(view.seats)
    hands, stub = _dealt(view, deck, dice)
    luck, sheets = dice.seed(), tuple[Sheet, ...]()
    if not public.sheets:
        seen = [sheet_in(view, at) for at in range(players)]
        sheets = tuple(
            _guessed(public.laid[at], public.turn, dice) if sheet is None else sheet for at, sheet in enumerate(seen)
        )
    return IndianChiefHidden(tuple(hands), tuple(stub), (None,) * players, sheets, luck)


def _dealt(view: IndianChiefView, deck: Sequence[str], dice: Dice) -> tuple[list[Cards], list[str]]:
    """The hands and the stub."""
    own, known = view.own_seat, view.public.known
    back = set(view.public.returned)
    seen = {*view.hand, *chain(*view.public.melds), *chain(*known)}
    unseen = dice.shuffle([card for card in deck if card not in seen and card not in back])
    hands = []
    for at in range(len(view.seats)):
        missing = (view.zone("hand", at).count or 0) - len(known[at])
        hands.append(view.hand if at == own else in_hand_order((*known[at], *unseen[:missing])))
        unseen = unseen if at == own else unseen[missing:]
    return hands, dice.shuffle([*unseen, *(card for card in deck if card in back)])


def _guessed(laid: Laid | None, turn: int, dice: Dice) -> Sheet:
    """A hidden sheet: some categories that may be filled by now, what everybody saw this turn the last of them."""
    own = () if laid is None else (laid.category,)
    before = dice.shuffle([category for category in CATEGORIES if category not in own])[: turn - 1]
    return {**dict.fromkeys(before, 0), **({laid.category: laid.points} if laid else {})}


def _answer(decision: Decision, view: IndianChiefView, dice: Dice) -> Action:
    """The choice of a seat: the viewer's own is known, any other may be anything."""
    if decision.seat == view.seat and view.private and view.private.chosen:
        return view.private.chosen
    answers = decision.answers
    return next(iter(dice.shuffle(answers.forms)[0] if isinstance(answers, OneOf) else answers))
