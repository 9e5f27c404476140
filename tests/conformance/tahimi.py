"""The adapter of Tahimi: each kind of case, translated into the engine's calls and back."""

from collections.abc import Callable
from math import exp, inf, log

from engine import misery
from engine.climbing import rules as climbing
from engine.climbing.events import Drew, Joined
from engine.climbing.round import ClimbingRound
from engine.climbing.rules import DRAWN, due, plain_order
from engine.contract import Illegal, Result, Rules, SeatingRequest, Standing
from engine.tahimi import deck
from engine.tahimi.deck import tax_order
from engine.tahimi.game import Tahimi
from engine.tahimi.round import begin
from tests.conformance.cases import About, Ask, Cards, Kind, Unfit, Values
from tests.conformance.luck import Scripted
from tests.conformance.tahimi_play import legal, public_count, script

PLAYERS = 4  # where a case does not say
LOG_MOST = 700.0  # a float holds e to this


def rules_in(given: Values) -> Tahimi:
    return Tahimi.read(given.get("opts") or {})


def begun(given: Values) -> ClimbingRound:
    """A round with the case's hands, the taxes collected."""
    return begin(rules_in(given), standing_of(given), [hand.split() for hand in given["hands"]])


def standing_of(given: Values, round_number: int = 2) -> Standing:
    seats = given.get("players", PLAYERS)
    return Standing(order=tuple(str(seat) for seat in range(seats)), round=round_number)


def deck_of(given: Values) -> Values:
    players = given["players"]
    dealt = rules_in(given).deck(players)
    each, extras = divmod(len(dealt.cards), players)
    return {
        "total": len(dealt.cards),
        "per_player": each,
        "extras": extras,
        "removed": dealt.removed,
        "counts": {token: dealt.ranks.count(token) for token in (*dealt.order, deck.JOKER)},
        "arcana": 0,
    }


def deal_sizes(given: Values) -> Values:
    rules = Tahimi(deck_mode="standard", divide_evenly=False)
    standing = Standing(order=tuple(map(str, range(given["players"]))), dealer=given.get("dealer", 0))
    state = rules.start(standing, Scripted({}))
    if sum(state.dealt) != given["total"]:
        raise Unfit(f"no deck of {given['total']} cards")
    return {"sizes": state.dealt}


def rank_order(given: Values) -> Values:
    return {"order": " ".join(rules_in(given).ranks(given["players"]))}


def titles(given: Values) -> Values:
    return {"titles": rules_in(given).titles(standing_of(given))}


def schedule(given: Values) -> Values:
    modes = {"base": "never", "progressive": "always"}
    opts = dict(given.get("opts") or {})
    if "mode" in given:
        opts["progressive_taxes"] = modes[given["mode"]]
    return {"pairs": Tahimi.read(opts).schedule(given["players"])}


def tax_give(given: Values) -> Values:
    rules = rules_in(given)
    worth = tax_order(rules.ranks(given.get("players", PLAYERS)), rules.jokers_taxed_first)
    return {"give": " ".join(due(given["hand"].split(), given["count"], worth))}


def tax_round(given: Values, begun: Callable[[Values], ClimbingRound] = begun) -> Values:
    state = begun(given)
    try:
        for seat, cards in given["returns"].items():
            state.play(int(seat), state.action(f"give {cards}"))
    except Illegal as refusal:
        return {"ok": False, "error": refusal.code}
    return {"ok": True, "hands": {str(seat): Cards(state.hand(seat)) for seat in range(given["players"])}}


def first_seats(given: Values) -> Values:
    draws = {str(player): tokens.split() for player, tokens in enumerate(given["draws"])}
    standing, events = rules_in(given).seat(SeatingRequest(None, None, (), tuple(draws)), Scripted(draws))
    used = {event.player: len(event.ranks) for event in events if isinstance(event, Drew)}
    return {"order": [int(player) for player in standing.order], "used": [used.get(player, 0) for player in draws]}


def join(given: Values) -> Values:
    before = standing_of({"players": given["existing"]})
    rules = Tahimi.read({**(given.get("opts") or {}), "join_policy": given["policy"]})
    after, events = rules.seat(
        SeatingRequest(before, None, (), ("new",)), Scripted({"new": given.get("pick", "").split()})
    )
    index = after.order.index("new")
    told = [event.index for event in events if isinstance(event, Joined)]
    if told != [index]:
        return {"index": f"{index}, but the event says {told}"}
    return {"index": index, "players": len(after.order), "title": rules.titles(after)[index]}


def roster(given: Values, kind: type[Rules] = Tahimi) -> Values:
    order, leaves, joins = (given.get(name, "").split() for name in ("order", "leaves", "joins"))
    rules = kind.read({**(given.get("opts") or {}), "join_policy": given["policy"]})
    drawers = joins if given["policy"] == "pick" else [one for one in (*order, *joins) if one not in leaves]
    picks = given.get("picks", [])
    tokens = picks.split() if isinstance(picks, str) else picks
    luck = Scripted({drawer: str(token).split() for drawer, token in zip(drawers, tokens, strict=False)})
    played = Result.of_finish(tuple(range(len(order))))
    after, _ = rules.seat(SeatingRequest(Standing(order=tuple(order)), played, leaves, joins), luck)
    return {"order": " ".join(after.order)}


def bands(given: Values) -> Values:
    found = climbing.bands(given["players"], plain_order(rules_in(given).deuces_high))
    return {"bands": [" ".join(band) for band in found]}


def options(given: Values, kind: type[Rules] = Tahimi) -> Values:
    try:
        refusal = kind.read(given.get("opts") or {}).refusal(given.get("players", PLAYERS))
        return {"error": refusal.code if refusal else None}
    except Illegal as refusal:
        return {"error": refusal.code}


def tax_due(given: Values) -> Values:
    standing = standing_of(given, given["round"]).model_copy(update={"carried": DRAWN if given.get("redraw") else {}})
    return {"taxed": rules_in(given).taxed(standing)}


def first_lead(given: Values) -> Values:
    standing = standing_of(given, given["round"]).model_copy(update={"dealer": given["dealer"]})
    return {"seat": rules_in(given).first_leader(standing)}


def misery_of(given: Values) -> Values:
    finishes: list[tuple[int, int] | None] = []
    for entry in given["history"]:
        finishes += [None] if entry == "break" else _finishes(entry)
    found = misery.over(finishes)
    return {
        "value": About(exp(found.log) if found.log < LOG_MOST else inf),
        "log10": About(found.log / log(10), margin=1e-3),
        "text": misery.text(found),
        "low": found.low,
        "high": found.high,
    }


def _finishes(entry: str) -> list[tuple[int, int]]:
    """ "2/4*3" as three finishes; the schema counts places from 1, the engine from 0."""
    finish, _, times = entry.partition("*")
    place, _, size = finish.partition("/")
    return [(int(place) - 1, int(size))] * int(times or 1)


def kind_of(ask: Ask, takes: str) -> Kind:
    """A kind of case, with the names of what it takes."""
    return Kind(ask, frozenset(takes.split()))


KINDS = {
    "deck": kind_of(deck_of, "players opts"),
    "deal_sizes": kind_of(deal_sizes, "total players dealer"),
    "rank_order": kind_of(rank_order, "players opts"),
    "titles": kind_of(titles, "players opts"),
    "schedule": kind_of(schedule, "players opts mode"),
    "tax_give": kind_of(tax_give, "hand count opts players"),
    "tax_round": kind_of(tax_round, "players hands opts returns"),
    "seating": kind_of(first_seats, "draws opts"),
    "join": kind_of(join, "policy existing pick opts"),
    "roster": kind_of(roster, "order leaves joins policy picks opts"),
    "bands": kind_of(bands, "players opts"),
    "options": kind_of(options, "players opts"),
    "legal": kind_of(legal, "hand play top as opts players acted first_play"),
    "script": kind_of(script, "hands lead opts discards actions"),
    "tax_due": kind_of(tax_due, "round redraw opts players"),
    "first_lead": kind_of(first_lead, "players round dealer opts"),
    "public_count": kind_of(public_count, "cards opts"),
    "misery": kind_of(misery_of, "history"),
}
