"""Jubilee's cases, asked of its engine."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from engine.cards.hands import face_down
from engine.cards.packs import is_joker, plain, suit
from engine.contract import Event, Match, Result, SeatingRequest, Seeded, Standing, action, ranked
from engine.jubilee import Jubilee
from engine.jubilee.events import DealEnded, Played, Skipped
from engine.jubilee.round import JubileeRound
from engine.jubilee.state import DECK, JubileePublic
from tests.conformance.cases import Cards, Kind, Values
from tests.conformance.parlour import asking, doing, held

T = TypeVar("T")

SEED = bytes(32)
START = "KS QS"  # what the seats hold of which a case says nothing: cards that always fit
HAND = ("total", "first_play", "hand")


def rules_of(given: Values) -> Jubilee:
    return Jubilee.read(dict(given.get("options", {})))


def plainly(cards: Sequence[str]) -> Cards:
    return Cards(tuple(map(plain, cards)))


def standing(players: int, dealer: int = 0) -> Standing:
    return Standing(order=tuple(f"p{seat}" for seat in range(players)), dealer=dealer)


def moment(given: Values, hands: Mapping[int, str], by: int) -> JubileeRound:
    """The turn of a seat that holds these cards when the total is that of the case, whether it can play or not. The
    cards that no hand holds have been played, but for the `stock`, unless this is the first play.
    """
    rules, pile = rules_of(given), list(DECK)
    dealt = [held(hands[seat], pile) for seat in sorted(hands)]
    stock = held(given.get("stock", ""), pile)
    before = standing(len(hands))
    played = () if given.get("first_play") else tuple(pile)
    public = replace(JubileePublic.dealt(rules.scoring, before), total=given["total"], turn=by, played=played)
    return JubileeRound(rules, before, public, face_down(dealt, stock))


def at_turn(given: Values) -> JubileeRound:
    by = given.get("by", 0)
    return moment(given, {seat: given["hand"] if seat == by else START for seat in range(max(2, by + 1))}, by)


def token(given: Values, state: JubileeRound, by: int) -> str:
    """The card that a case names, of equal ones the first that the seat holds."""
    card: str = given["card"]
    return next(
        (one for one in state.hidden.hands[by] if card in (one, plain(one))), next(iter(held(card, list(DECK))))
    )


# ---------------------------------------------------------------------------- questions


def deck(given: Values) -> Values:
    suits = Counter(map(suit, DECK))
    names = {"hearts": "H", "clubs": "C", "spades": "S", "diamonds": "D"}
    return {
        "count": len(DECK),
        "jokers": sum(map(is_joker, DECK)),
        **{name: suits[sign] for name, sign in names.items()},
    }


def deal(given: Values) -> Values:
    view = rules_of(given).start(standing(given["players"]), Seeded(SEED, "deal")).view(None)
    (each,) = {view.zone("hand", seat).count for seat in range(given["players"])}
    return {"each": each, "stock": view.zone("stock").count}


def points(given: Values) -> Values:
    """Answer with the points of a seat that plays the card, and with the total that follows."""
    state = moment(given, {0: given["card"], 1: START}, by=0)
    (event,) = (one for one in state.play(0, action("play", state.hidden.hands[0][0])) if isinstance(one, Played))
    return {"new_total": event.total, "points": event.points}


def winners(given: Values) -> Values:
    scores: Mapping[int, int] = given["scores"]
    result = Result(ranked(list(scores.values())), (), tuple(scores[seat] for seat in sorted(scores)))
    match = rules_of(given).match(standing(len(scores)), result)
    return {"winners": match.winners, "over": match.over}


def matched(given: Values) -> Values:
    """Answer where a match stands after deals with these scores; `dealers`: who deals each of them and the next."""
    rules, first = rules_of(given), standing(given["players"], given["dealer"])
    now, end, dealers = first, Match(), [first.dealer]
    for scores in given["scores"]:
        result = Result(ranked(scores), (), tuple(scores))
        end = rules.match(now, result)
        if not end.over:
            now = rules.seat(SeatingRequest(now, result, (), ()), Seeded(SEED, "seats")).standing
            dealers.append(now.dealer)
    return {"over": end.over, "winners": end.winners, "dealers": dealers, "totals": now.scores}


def opening(given: Values) -> Values:
    """A deal of these hands: who was skipped, what they showed, and who plays."""
    pile = list(DECK)
    hands = [held(given["hands"][seat], pile) for seat in sorted(given["hands"])]
    rules, before = rules_of(given), standing(len(hands), given["dealer"])
    state = JubileeRound(rules, before, JubileePublic.dealt(rules.scoring, before), face_down(hands, ()))
    state.begin()
    return {**shown(state.opening, state), "first": state.public.turn}


def after(given: Values) -> Values:
    """One seat after the other plays these cards; what then was skipped and is to be seen."""
    by = given["plays"][0][0]
    state = moment(given, dict(given["hands"]), by)
    events: list[Event] = []
    for seat, card in given["plays"]:
        events += state.play(seat, action("play", token({"card": card}, state, seat)))
    turn = state.pending[0].seat if state.pending else None
    ended = next((one for one in events if isinstance(one, DealEnded)), None)
    return {
        **shown(events, state),
        "turn": turn,
        "counts": [len(hand) for hand in state.hidden.hands],
        "points": list(state.public.points),
        "ended": ended is not None,
    }


def shown(events: Sequence[Event], state: JubileeRound) -> Values:
    skipped = [one for one in events if isinstance(one, Skipped)]
    public = state.public.shown
    return {
        "skipped": [one.seat for one in skipped],
        "hands": [" ".join(map(plain, one.cards)) for one in skipped],
        "public": {str(seat): plainly(cards) for seat, cards in enumerate(public)},
    }


def default(given: Values) -> Values:
    state = at_turn(given)
    return {"card": plain(state.default(state.pending[0]).cards[0])}


class Stacked(Seeded):
    """Luck whose first shuffle brings these cards to the top."""

    def __init__(self, top: Sequence[str]) -> None:
        super().__init__(SEED, "deal")
        self.top, self.shuffles = top, 0

    def shuffle(self, items: Sequence[T]) -> list[T]:
        self.shuffles += 1
        if self.shuffles > 1:
            return super().shuffle(items)
        return sorted(items, key=lambda item: item not in self.top)


def redeal(given: Values) -> Values:
    """The first shuffle gives the players these cards and no others."""
    luck = Stacked(held(given["cards"], list(DECK)))
    state = rules_of(given).start(standing(given["players"]), luck)
    return {"shuffles": luck.shuffles, "playable": bool(state.playable(state.public.turn))}


# ---------------------------------------------------------------------------- actions


def play(given: Values) -> Values:
    """A seat plays a card; or another seat than the one whose `turn` it is."""
    state, by = at_turn(given), given["by"]
    card = token(given, state, by)
    state.public = replace(state.public, turn=given.get("turn", by))
    state.play(by, action("play", card))
    return {"total": state.public.total}


def skip(given: Values) -> Values:
    state = at_turn(given)
    state.public = replace(state.public, turn=given.get("turn", given["by"]))
    state.play(given["by"], action("skip"))
    return {}


def draw(given: Values) -> Values:
    """Drawing is not for a player to do."""
    state = at_turn(given)
    state.play(given["by"], action("draw"))
    return {}


KINDS: Mapping[str, Kind] = {
    "deck": asking(deck),
    "deal": asking(deal, "players"),
    "final_total": asking(lambda given: {"total": rules_of(given).scoring.final_total()}),
    "legal_cards": asking(lambda given: {"cards": plainly(at_turn(given).playable(0))}, *HAND),
    "points": asking(points, "total", "card"),
    "winners": asking(winners, "scores"),
    "match": asking(matched, "players", "dealer", "scores"),
    "opening": asking(opening, "dealer", "hands"),
    "after": asking(after, "total", "first_play", "hands", "stock", "plays"),
    "default": asking(default, *HAND),
    "redeal": asking(redeal, "players", "cards"),
    "do play": doing(play, *HAND, "turn", "card"),
    "do skip": doing(skip, *HAND, "turn"),
    "do draw": doing(draw, *HAND),
}
