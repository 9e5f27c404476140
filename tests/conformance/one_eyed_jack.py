"""The adapter of One-Eyed Jack: each question and action of a case, translated into the engine's calls and back.

A state may say how many `players` there are (else two), the `hand` of the seat that acts or all `hands` by seat, whose
chip lies where (`occupied`: cell to side), how many cards the `stock` has or which (`cards`), how many dead cards were
`swapped` in this turn, and who is `retired`. A hand of which it says nothing is empty.
"""

from collections import Counter
from random import Random

from engine.cards.events import Drew, Passed
from engine.cards.hands import face_down
from engine.cards.packs import plain
from engine.contract import Action, Dice, Result, Standing
from engine.one_eyed_jack import GAME, OneEyedJack
from engine.one_eyed_jack.board import CORNERS, DECK, GRID, PRINTED, is_jack, rows
from engine.one_eyed_jack.events import RowBroken, RowMade, Stuck
from engine.one_eyed_jack.grid import Cells
from engine.one_eyed_jack.round import OneEyedJackRound
from engine.one_eyed_jack.state import OneEyedJackPublic, seats_of
from tests.conformance.cases import Cards, Values
from tests.conformance.luck import Scripted
from tests.conformance.parlour import asking, doing

STATE = ("players", "hand", "hands", "occupied", "stock", "cards", "swapped", "retired")
USUAL_STOCK = 10


def rules_in(given: Values) -> OneEyedJack:
    return OneEyedJack.read(dict(given.get("options") or {}))


def order(players: int) -> tuple[str, ...]:
    return tuple(f"p{seat}" for seat in range(players))


def taken(text: str, pile: list[str]) -> Cells:
    """Cards of a case out of the pile: of equal ones the next copy that it still holds."""
    cards = []
    for token in text.split():
        cards.append(next(card for card in pile if plain(card) == token))
        pile.remove(cards[-1])
    return tuple(cards)


def game_in(given: Values) -> OneEyedJackRound:
    """A game in the middle, in which seat `by` is on turn."""
    players, rules, pile = given.get("players", 2), rules_in(given), list(DECK)
    hands = dict(given.get("hands") or {})
    if "hand" in given:
        hands[given.get("by", 0)] = given["hand"]
    held = [taken(hands.get(seat, ""), pile) for seat in range(players)]
    stock = taken(given["cards"], pile) if "cards" in given else pile[: given.get("stock", USUAL_STOCK)]
    public = OneEyedJackPublic(
        players,
        rules.goal(players),
        turn=given.get("by", 0),
        swaps=given.get("swapped", 0),
        chips=dict(given.get("occupied") or {}),
    )
    state = OneEyedJackRound(rules, Standing(order=order(players)), public, face_down(held, stock))
    state.retired = frozenset(given.get("retired") or ())
    return state


def named(given: Values, state: OneEyedJackRound) -> str:
    """The card that a case names, as a card of the pack: of equal ones one that is held."""
    copies = [card for card in DECK if plain(card) == given["card"]]
    return next((card for card in copies if card in state.hidden.hands[given["by"]]), copies[0])


# ---------------------------------------------------------------------------- questions


def board(given: Values) -> Values:
    """The board of a game that has just begun."""
    layout = rules_in(given).start(Standing(order=order(2)), Dice(Random(1))).public.board
    kinds = Counter(card for cell, card in layout.card_at.items() if cell not in CORNERS)
    (copies,) = set(kinds.values())
    jacks = sum(is_jack(card) for card in kinds)
    return {
        "printed": layout == PRINTED,
        "cells": len(GRID.cells),
        "corners": len(CORNERS),
        "kinds": len(kinds),
        "copies_of_each_kind": copies,
        "jacks": jacks,
    }


def deal_table(given: Values) -> Values:
    """Hands and stock for every number of players."""
    each, stock = {}, {}
    for players in range(2, 5):
        view = rules_in(given).start(Standing(order=order(players)), Scripted({})).view(None)
        (each[str(players)],) = {view.zone("hand", seat).count for seat in range(players)}
        stock[str(players)] = view.zone("stock").count
    return {"each": each, "stock": stock}


def counted(given: Values) -> Values:
    return {"rows": len(rows(dict.fromkeys(given["chips"].split(), 0), 0))}


def won(given: Values) -> Values:
    """Answer whether the rows of the case are enough to win."""
    goal = rules_in(given).goal(given["players"])
    return {"won": counted(given)["rows"] >= goal.rows}


def must_pass(given: Values) -> Values:
    state = game_in(given)
    stock = len(state.hidden.stock)
    return {"must_pass": not any(state.public.is_of_use(card, stock) for card in state.hidden.hands[given["by"]])}


def end(given: Values) -> Values:
    """The winners when nobody can do anything any more."""
    return ended(game_in(given).finish())


def match(given: Values) -> Values:
    """The winners of the match, once the deal is over in which the seats of `retired` left for good."""
    state = game_in(given)
    result = state.finish()
    over = state.rules.match(state.standing, Result(result.places, result.winners, left=tuple(sorted(state.retired))))
    return {"over": over.over, "winners": list(over.winners), "places": list(over.places)}


def ended(result: Result) -> Values:
    return {"winners": list(result.winners), "places": list(result.places)}


# ---------------------------------------------------------------------------- actions


def play(given: Values) -> Values:
    state = game_in(given)
    return acted(state, given["by"], state.action(f"play {named(given, state)} {given['cell']}"))


def swap(given: Values) -> Values:
    state = game_in(given)
    return acted(state, given["by"], state.action(f"swap {named(given, state)}"))


def default(given: Values) -> Values:
    """Answer with the play that is made for a seat whose time is up."""
    state = game_in(given)
    answer = GAME.default(state, state.pending[0])
    return {"verb": answer.verb, "card": plain(answer.cards[0]), "cell": next(iter(answer.values), None)}


def acted(state: OneEyedJackRound, seat: int, answer: Action) -> Values:
    """Play the action, and return what comes of it."""
    events = state.play(seat, answer)
    result = state.result
    return {
        "turn": None if result else state.public.turn,
        "chips": dict(state.public.chips),
        "rows": {str(side): len(rows(state.public.chips, side)) for side in set(state.public.chips.values())},
        "hand": Cards(tuple(map(plain, state.hidden.hands[seat]))),
        "stock": len(state.hidden.stock),
        "drew": [event.seat for event in events if isinstance(event, Drew)],
        "passed": [event.seat for event in events if isinstance(event, Passed)],
        "stuck": [event.seat for event in events if isinstance(event, Stuck)],
        "made": [list(event.team) for event in events if isinstance(event, RowMade)],
        "broken": [list(event.team) for event in events if isinstance(event, RowBroken)],
        "over": result is not None,
        "winners": list(result.winners) if result else None,
        "places": list(result.places) if result else None,
    }


KINDS = {
    "board": asking(board),
    "cells": asking(lambda given: {"cards": {cell: PRINTED.card_at[cell] for cell in given["of"]}}, "of"),
    "where": asking(lambda given: {"cells": {card: list(PRINTED.cells_of[card]) for card in given["cards"]}}, "cards"),
    "windows": asking(lambda given: {"count": len(GRID.lines)}),
    "deal_table": asking(deal_table),
    "rows": asking(counted, "chips"),
    "won": asking(won, "players", "chips"),
    "team": asking(lambda given: {"seats": list(seats_of(given["side"], given["players"]))}, "side", "players"),
    "must_pass": asking(must_pass, "by", *STATE),
    "end": asking(end, *STATE),
    "match": asking(match, *STATE),
    "default": asking(default, "by", *STATE),
    "do play": doing(play, "card", "cell", *STATE),
    "do swap_dead": doing(swap, "card", *STATE),
}
