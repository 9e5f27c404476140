"""The adapter of Tarot-himi: each kind of case, translated into the engine's calls and back."""

from functools import partial

from engine.climbing.rules import due
from engine.tarothimi.arcana import BY_NAME
from engine.tarothimi.game import TarotHimi, begin
from engine.tarothimi.round import TarotRound
from engine.tarothimi.rules import arcana_count
from tests.conformance.cases import Values
from tests.conformance.tahimi import kind_of, options, standing_of, tax_round
from tests.conformance.tarothimi_play import forced, legal, script


def rules_in(given: Values) -> TarotHimi:
    return TarotHimi.read(given.get("opts") or {})


def deck_of(given: Values) -> Values:
    players = given["players"]
    rules = rules_in(given)
    each, extras = divmod(rules.cards(players), players)
    return {
        "total": rules.cards(players),
        "per_player": each,
        "extras": extras,
        "removed": rules.deck(players).removed,
        "counts": {token: rules.deck(players).ranks.count(token) for token in rules.ranks(players)},
        "arcana": arcana_count(players),
    }


def rank_order(given: Values) -> Values:
    return {"order": " ".join(rules_in(given).ranks(given["players"]))}


def schedule(given: Values) -> Values:
    return {"pairs": rules_in(given).schedule(given["players"])}


def tax_give(given: Values) -> Values:
    """Answer with the cards that the last of the table hands over, if asked for `count` cards."""
    rules = rules_in(given)
    hand = given["hand"].split()
    spare = [["2", "2", "2", "2"], ["3", "3", "3", "3"], ["4", "4", "4", "4"]]
    state = begin(rules, standing_of(given), [*spare, hand])
    paid = next(pair.paid for pair in state.exchanges if pair.low == len(spare))
    if len(paid) < min(given["count"], sum(card not in BY_NAME for card in hand)):
        paid = due(hand, given["count"], rules.ranks(len(spare) + 1))
    return {"give": " ".join(paid)}


def begun(given: Values) -> TarotRound:
    """A round with the case's hands, the taxes collected."""
    return begin(rules_in(given), standing_of(given), [hand.split() for hand in given["hands"]])


KINDS = {
    "deck": kind_of(deck_of, "players opts"),
    "rank_order": kind_of(rank_order, "players opts"),
    "schedule": kind_of(schedule, "players opts"),
    "tax_give": kind_of(tax_give, "hand count opts players"),
    "tax_round": kind_of(partial(tax_round, begun=begun), "players hands opts returns"),
    "options": kind_of(partial(options, kind=TarotHimi), "players opts"),
    "legal": kind_of(legal, "hand play top as opts players acted first_play"),
    "forced": kind_of(forced, "hand top acted first_play"),
    "script": kind_of(script, "hands lead opts discards actions"),
}
