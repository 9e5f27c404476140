"""How Tarot-himi is asked: each kind of case, translated into the engine's calls and back."""

from engine.climbing import taxes
from engine.contract import Illegal, Standing
from engine.tahimi import deck
from engine.tarothimi.arcana import BY_NAME
from engine.tarothimi.deal import begin
from engine.tarothimi.deck import arcana_count
from engine.tarothimi.game import TarotHimi
from tests.conformance.cases import Ask, Cards, Kind, Values
from tests.conformance.tarothimi_play import forced, legal, script

PLAYERS = 4  # where a case does not say


def rules_in(given: Values) -> TarotHimi:
    return TarotHimi.read(given.get("opts") or {})


def standing_of(given: Values) -> Standing:
    return Standing(order=tuple(str(seat) for seat in range(given.get("players", PLAYERS))), round=2)


def deck_of(given: Values) -> Values:
    players = given["players"]
    rules = rules_in(given)
    sizes = deck.hand_sizes(rules.cards(players), players, 0)
    return {
        "total": rules.cards(players),
        "per_player": min(sizes),
        "extras": sum(size - min(sizes) for size in sizes),
        "removed": rules.deck(players).removed,
        "counts": {token: rules.deck(players).ranks.count(token) for token in rules.ranks(players)},
        "arcana": arcana_count(players),
    }


def rank_order(given: Values) -> Values:
    return {"order": " ".join(rules_in(given).ranks(given["players"]))}


def schedule(given: Values) -> Values:
    return {"pairs": rules_in(given).schedule(given["players"])}


def tax_give(given: Values) -> Values:
    """What the last of the table hands over, if he is asked for so many cards."""
    rules = rules_in(given)
    hand = given["hand"].split()
    spare = [["2", "2", "2", "2"], ["3", "3", "3", "3"], ["4", "4", "4", "4"]]
    state = begin(rules, standing_of(given), [*spare, hand])
    paid = next(pair.paid for pair in state.exchanges if pair.low == len(spare))
    if len(paid) < min(given["count"], sum(card not in BY_NAME for card in hand)):
        paid = taxes.due(hand, given["count"], rules.ranks(len(spare) + 1))
    return {"give": " ".join(paid)}


def tax_round(given: Values) -> Values:
    state = begin(rules_in(given), standing_of(given), [hand.split() for hand in given["hands"]])
    try:
        for seat, cards in given["returns"].items():
            state.play(int(seat), state.action(f"give {cards}"))
    except Illegal as refusal:
        return {"ok": False, "error": refusal.code}
    return {"ok": True, "hands": {str(seat): Cards(state.hand(seat)) for seat in range(given["players"])}}


def options(given: Values) -> Values:
    try:
        return {"error": rules_in(given).refusal(given.get("players", PLAYERS))}
    except Illegal as refusal:
        return {"error": refusal.code}


def _kind(ask: Ask, takes: str) -> Kind:
    return Kind(ask, frozenset(takes.split()))


KINDS = {
    "deck": _kind(deck_of, "players opts"),
    "rank_order": _kind(rank_order, "players opts"),
    "schedule": _kind(schedule, "players opts"),
    "tax_give": _kind(tax_give, "hand count opts players"),
    "tax_round": _kind(tax_round, "players hands opts returns"),
    "options": _kind(options, "players opts"),
    "legal": _kind(legal, "hand play top as opts players acted first_play"),
    "forced": _kind(forced, "hand top acted first_play"),
    "script": _kind(script, "hands lead opts discards actions"),
}
