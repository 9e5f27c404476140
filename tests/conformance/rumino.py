"""Rumino's cases, asked of its engine."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from engine.cards.packs import is_joker, plain
from engine.contract import Seeded, Standing
from engine.rumino.deadwood import claimant, deadwood, dealt_rumino, gin_discards, rumino_of
from engine.rumino.game import Rumino
from engine.rumino.round import DECK, RuminoRound
from engine.rumino.rules import RuminoCarried, first_standing, hand_scores, outcome, price, total_after_rebuy
from tests.conformance import parlour
from tests.conformance.cases import Kind, Values
from tests.conformance.parlour import asking, doing, plainly
from tests.engine.cards.drawing import drawn_before
from tests.engine.rumino.scenes import dealt as dealt_hand

HAND = "2C 4D 6H 8S TC QD AS"  # of the seat of which a case says nothing: without a meld
SEED = bytes(32)


def held(text: str, pile: list[str] | None = None) -> tuple[str, ...]:
    """Cards of a case as cards of the pack, where nothing else is said of a whole one."""
    return parlour.held(text, list(DECK) if pile is None else pile)


def hands_of(given: Mapping[int, str]) -> dict[int, tuple[str, ...]]:
    pile = list(DECK)
    return {int(seat): held(text, pile) for seat, text in given.items()}


def rules_of(given: Values) -> Rumino:
    return Rumino.read(dict(given.get("options", {})))


def numbers(values: Mapping[int, object]) -> dict[str, object]:
    return {str(seat): value for seat, value in values.items()}


# ---------------------------------------------------------------------- questions


def deck(given: Values) -> Values:
    cards = rules_of(given).closed_deck(2)
    counts = Counter(plain(card) for card in cards if not is_joker(card))
    (copies,) = set(counts.values())
    return {"count": len(cards), "jokers": sum(map(is_joker, cards)), "copies_of_each_card": copies}


def deal(given: Values) -> Values:
    rules = rules_of(given)
    order = tuple(f"p{seat}" for seat in range(given["players"]))
    view = rules.start(first_standing(rules, order, 0), Seeded(SEED, "deal")).view(None)
    (each,) = {view.zone("hand", seat).count for seat in range(len(order))}
    return {"each": each, "stock": view.zone("stock").count}


def score(given: Values) -> Values:
    ended = given["ended"]
    gin = ended["by"] if ended["how"] == "gin" else None
    return {"delta": numbers(hand_scores(hands_of(given["hands"]), gin))}


def claim(given: Values) -> Values:
    hands = {int(seat): tuple(text.split()) for seat, text in given["hands"].items()}
    every = [hands.get(seat, ()) for seat in range(max(given["live"]) + 1)]
    return {"seat": claimant(given["discarder"], given["card"], given["live"], every)}


def dealt(given: Values) -> Values:
    hands = hands_of(given["hands"])
    return {"seat": dealt_rumino(given["dealer"], [hands[seat] for seat in sorted(hands)])}


def after(given: Values) -> Values:
    totals = {int(seat): total for seat, total in given["scores"].items()}
    found = outcome(totals, rules_of(given).limit)
    return {"out": found.out, "game_over": found.over, "winners": found.winners}


def prices(given: Values) -> Values:
    return {"prices": [price(given["stake"], bought) for bought in range(given["count"])]}


def rebuy(given: Values) -> Values:
    """A hand that adds nothing, with the totals of the case."""
    seat, scores = given["seat"], tuple(given["scores"].values())
    rules = Rumino.read({"stake": given["stake"], **given.get("options", {})})
    bought = [given["rebuys_done"] if at == seat else 0 for at in range(len(scores))]
    chips = (given.get("chips", rules.stack),) * len(scores)
    none = (0,) * len(scores)
    carried = RuminoCarried(rebuys=tuple(bought), gins=none, fell=none).dump()
    standing = Standing(order=tuple(map(str, range(len(scores)))), scores=scores, chips=chips, carried=carried)
    state = dealt_hand(rules, standing, [() for _ in scores])
    state.public = replace(state.public, scores=none)
    totals = dict(enumerate(scores))
    return {
        "allowed": not state.no_rebuy(seat),
        "price": price(rules.stake, bought[seat]),
        "reset_to": total_after_rebuy(totals, rules.limit),
    }


# ---------------------------------------------------------------------- actions


def state_of(given: Values) -> RuminoRound:
    """A hand in which seat `by` is on turn with these cards; before the draw unless the phase says otherwise."""
    rules, pile = rules_of(given), list(DECK)
    hand, other, seat = held(given["hand"], pile), held(HAND, pile), given["by"]
    hands = [hand if at == seat else other for at in (0, 1)]
    *stock, upcard = pile
    state = dealt_hand(rules, first_standing(rules, ("a", "b"), 1 - seat), hands, stock, upcard)
    if given.get("phase") == "discard":
        drawn_before(state, hand, given.get("taken_from_discard"))
    return state


def call(verb: str, given: Values) -> Values:
    """A knock or gin; after the draw gin names its discard."""
    state = state_of(given)
    words = [verb, *(held(given["discard"]) if "discard" in given else ())]
    state.play(given["by"], state.action(" ".join(words)))
    return {}


def discard(given: Values) -> Values:
    """Throw the card that the case names: of equal cards, one that may be thrown."""
    state = state_of(given)
    copies = [card for card in DECK if plain(card) == given["card"]]
    mine = [card for card in copies if card in state.hidden.hands[given["by"]]]
    free = [card for card in mine if card != state.public.taken]
    state.play(given["by"], state.action(f"discard {(free or mine or copies)[0]}"))
    return {}


KINDS: Mapping[str, Kind] = {
    "deck": asking(deck),
    "deal": asking(deal, "players"),
    "deadwood": asking(lambda given: {"deadwood": deadwood(held(given["hand"]))}, "hand"),
    "gin_discards": asking(lambda given: {"discards": plainly(gin_discards(held(given["hand"])))}, "hand", "phase"),
    "rumino": asking(lambda given: {"rumino": bool(rumino_of(held(given["hand"])))}, "hand"),
    "dealt_rumino": asking(dealt, "dealer", "hands"),
    "hand_score": asking(score, "ended", "hands"),
    "claim": asking(claim, "discarder", "card", "live", "hands"),
    "after_scores": asking(after, "scores"),
    "rebuy_prices": asking(prices, "stake", "count"),
    "rebuy": asking(rebuy, "scores", "rebuys_done", "stake", "seat", "chips"),
    "do knock": doing(lambda given: call("knock", given), "phase", "hand", "discard"),
    "do gin": doing(lambda given: call("gin", given), "phase", "hand", "discard", "taken_from_discard"),
    "do discard": doing(discard, "phase", "hand", "taken_from_discard", "card"),
}
