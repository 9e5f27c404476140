"""A whole game drawn from one seat's view: what that seat has not seen lies at random.

What lies in the open is as it is, stolen cards are in their thieves' hands, and cards that have just gone back are in
the stub. What could be told from how long somebody has held a card is left out.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from random import Random

from engine.cards.hands import Cards
from engine.cards.packs import in_hand_order
from engine.contract import Action, Decision, Dice, OneOf, Rules
from engine.indian_chief.melds import CATEGORIES
from engine.indian_chief.round import IndianChiefRound
from engine.indian_chief.state import IndianChiefHidden, IndianChiefView, Laid, Sheet, sheet_in


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
