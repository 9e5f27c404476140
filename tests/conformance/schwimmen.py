"""The adapter of Schwimmen: hands and losses by themselves, and one action each in a hand that fits the case."""

from collections.abc import Mapping
from dataclasses import replace

from engine.cards.packs import in_hand_order, leftward
from engine.contract import Event, Seeded, Standing
from engine.schwimmen.events import FeuerShown, HouseClosed, SchnauzShown, TableRenewed
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import SchwimmenRound
from engine.schwimmen.rules import costs, first_standing
from engine.schwimmen.state import HOUSE, SchwimmenHidden, SchwimmenPublic
from engine.schwimmen.values import DECK, HAND, losers, value
from tests.conformance.cases import Cards, Kind, Values
from tests.conformance.parlour import asking, doing

SEED = bytes(32)
SPECIALS: Mapping[type[Event], str] = {FeuerShown: "feuer", SchnauzShown: "schnauz"}
STATE = ("phase", "hand", "table", "active", "consecutive_passes", "closed_by", "stock", "turns", "own_turn")


def rules_of(given: Values) -> Schwimmen:
    return Schwimmen.read(dict(given.get("options", {})))


def standing_of(players: int, dealer: int) -> Standing:
    return first_standing(Schwimmen(), tuple(f"p{seat}" for seat in range(players)), dealer)


def half(doubled: int) -> int | float:
    """A value as the rules write it: 30.5, but 31."""
    return doubled / 2 if doubled % 2 else doubled // 2


# ---------------------------------------------------------------------- questions


def deal_table(given: Values) -> Values:
    rules, stock = rules_of(given), {}
    fewest, most = rules.seats()
    for players in range(fewest, most + 1):
        view = rules.start(standing_of(players, 0), Seeded(SEED, "deal")).view(None)
        stock[str(players)] = view.zone("stock").count
    return {"deck": len(rules.closed_deck(fewest)), "stock": stock}


def worth(given: Values) -> Values:
    found = value(given["hand"].split())
    return {"points": half(found.doubled), "by": found.by}


def lose(given: Values) -> Values:
    return {"losers": losers({int(seat): text.split() for seat, text in given["hands"].items()})}


def after_hand(given: Values) -> Values:
    """The chips that each seat has left, beside the life for swimming. `retired`: seats whose players have left."""
    rules, retired = rules_of(given), given.get("retired", [])
    lives = {int(seat): chips + rules.swim for seat, chips in given["chips"].items()}
    paying = costs(lives, given["losers"], retired)
    after = {seat: count - (seat in paying) for seat, count in lives.items()}
    out = [seat for seat, count in after.items() if not count or seat in retired]
    left = [seat for seat in lives if seat not in out]
    return {
        "chips": {str(seat): after[seat] - rules.swim for seat in left},
        "eliminated": out,
        "replay": not paying,
        "winner": left[0] if len(left) == 1 else None,
    }


# ---------------------------------------------------------------------- actions


def state_of(given: Values) -> SchwimmenRound:
    """A hand in which seat `by` decides, with these cards; nobody else holds 31. The dealer's phase if it says so."""
    seat, dealing = given["by"], given.get("phase") == "dealer"
    players, closer = given.get("active", 4), given.get("closed_by")
    hand, table = given.get("hand", "AS KD 7H").split(), given.get("table", "9S 8S QC").split()
    pile = [card for card in DECK if card not in (*hand, *table)]
    hands = [hand if at == seat else [pile.pop(0) for _ in range(HAND)] for at in range(players)]
    stock = pile[: given.get("stock", len(pile))]
    dealer = seat if dealing else (seat - 1) % players
    before, last = standing_of(players, dealer), tuple[int, ...]()
    if closer is not None:
        closer = HOUSE if closer == "house" else closer
        after = leftward(closer, range(players))
        last = tuple(one for one in after[after.index(seat) :] if one != closer)
    public = replace(
        SchwimmenPublic.dealt(before),
        turn=seat,
        table=() if dealing else tuple(table),
        passes=given.get("consecutive_passes", 0),
        turns=given.get("turns", (given.get("own_turn", 1) - 1) * players),
        closer=closer,
        last=last,
    )
    hidden = SchwimmenHidden(tuple(map(in_hand_order, hands)), tuple(stock), tuple(table) if dealing else ())
    return SchwimmenRound(rules_of(given), before, public, hidden)


def do(words: str, given: Values) -> Values:
    state = state_of(given)
    before, by = state.hidden.stock, given["by"]
    if given.get("and_close"):
        words += " +close"
    events = state.play(given["by"], state.action(words))
    return {
        "hand": Cards(state.public.shown[by] or state.hidden.hands[by]),
        "table": Cards(state.public.table),
        "special": next((SPECIALS[type(event)] for event in events if type(event) in SPECIALS), None),
        "refresh": any(isinstance(event, TableRenewed) for event in events),
        "house_closed": any(isinstance(event, HouseClosed) for event in events),
        "stock_after": len(state.hidden.stock),
        "drawn": Cards(before[: len(before) - len(state.hidden.stock)]),
        "hand_over": state.result is not None,
        "closed_by": state.public.closer,
        "left": list(state.public.last),
        "next": None if state.result else state.public.turn,
    }


def exchange(given: Values) -> Values:
    return do(f"exchange {given['give']} for {given['take']}", given)


def verb(name: str, *takes: str) -> Kind:
    return doing(lambda given: do(name, given), *STATE, *takes)


KINDS: Mapping[str, Kind] = {
    "deal_table": asking(deal_table),
    "value": asking(worth, "hand"),
    "losers": asking(lose, "hands"),
    "after_hand": asking(after_hand, "chips", "losers", "retired"),
    "do keep": verb("keep"),
    "do swap": verb("swap"),
    "do pass": verb("pass", "and_close"),
    "do close": verb("close"),
    "do exchange": doing(exchange, *STATE, "give", "take", "and_close"),
}
