"""A whole game drawn from one seat's view: what that seat has not seen lies at random.

What lies in the open is as it is, stolen cards are in their thieves' hands, and cards that have just gone back are in
the stub. What could be told from how long somebody has held a card is left out.
"""

from collections.abc import Sequence
from itertools import chain
from random import Random

from engine.cards.packs import in_hand_order
from engine.contract import Action, Decision, Dice, OneOf, Result, Rules, View
from engine.indian_chief.melds import CATEGORIES
from engine.indian_chief.round import Cards, IndianChiefRound, Sheet, total


def resample(rules: Rules, view: View, deck: Sequence[str], random: Random, show_sheets: bool) -> IndianChiefRound:
    """Such a game. Raises ValueError for a view of nobody's seat."""
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    memory, dice = view.memory, Dice(random)
    melds = [view.zone("meld", at).cards or () for at in range(len(view.seats))]
    hands, stub = _dealt(view, melds, deck, dice)
    world = IndianChiefRound(rules, view.standing, hands, stub, dice.seed(), show_sheets)
    world.melds = melds
    world.turn = int(view.counters["turn"])
    world.public = [tuple(cards) for cards in memory["public"]]
    world.thefts = [(thief, victim, card) for thief, victim, card in memory["thefts"]]
    world.returned = tuple(memory["returned"])
    world.groups = [tuple(group) for group in memory["groups"]]
    world.sheets = [
        _guessed(laid, world.turn, dice) if sheet is None else dict(sheet)
        for sheet, laid in zip(memory["sheets"], memory["laid"], strict=True)
    ]
    world.come_to(view)
    if view.phase == "over":
        world.result = Result.of_scores(tuple(map(total, world.sheets)), world.retired)
        return world
    chosen = world.wishes if world.groups else world.commits
    for decision in world.pending:
        if decision.seat in memory["given"]:
            chosen[decision.seat] = _answer(decision, view, dice)
    return world


def _dealt(view: View, melds: Sequence[Cards], deck: Sequence[str], dice: Dice) -> tuple[list[Cards], list[str]]:
    """The hands and the stub."""
    public: list[Cards] = [tuple(cards) for cards in view.memory["public"]]
    back = set(view.memory["returned"])
    seen = {*view.hand, *chain(*melds), *chain(*public)}
    unseen = dice.shuffle([card for card in deck if card not in seen and card not in back])
    hands = []
    for at in range(len(view.seats)):
        missing = (view.zone("hand", at).count or 0) - len(public[at])
        hands.append(view.hand if at == view.seat else in_hand_order((*public[at], *unseen[:missing])))
        unseen = unseen if at == view.seat else unseen[missing:]
    return hands, dice.shuffle([*unseen, *(card for card in deck if card in back)])


def _guessed(laid: Sequence[str | int] | None, turn: int, dice: Dice) -> Sheet:
    """A hidden sheet: some categories that may be filled by now, what everybody saw this turn the last of them."""
    own = () if laid is None else (str(laid[0]),)
    before = dice.shuffle([category for category in CATEGORIES if category not in own])[: turn - 1]
    return {**dict.fromkeys(before, 0), **({str(laid[0]): int(laid[1])} if laid else {})}


def _answer(decision: Decision, view: View, dice: Dice) -> Action:
    """What a seat has chosen: the viewer's own is known, any other may be anything."""
    own = view.memory["own"]
    if decision.seat == view.seat and own is not None:
        return decision.read(own) or next(iter(decision.options))
    options = decision.options
    return next(iter(dice.shuffle(options.forms)[0] if isinstance(options, OneOf) else options))
