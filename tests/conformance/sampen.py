"""Sampen's cases, asked of its engine."""

from collections import Counter
from collections.abc import Mapping
from random import Random

from engine.cards.events import Dealt
from engine.cards.packs import in_hand_order, plain, suit
from engine.contract import LEAVE, Dice, Event, Match, Result, SeatingRequest, Seeded, Standing, action
from engine.sampen import Sampen
from engine.sampen.events import ChainEnded, DealWon, NobodyHeld, StockRanDry
from engine.sampen.round import SampenRound, longest, result
from engine.sampen.state import DECKS, FULL, Cards, SampenHidden, SampenPublic, holder
from tests.conformance.cases import Kind, Unfit, Values
from tests.conformance.parlour import asking, doing, held

SEED = bytes(32)
DEALS = 100  # deals that are played to see whether something can happen
LUCKS = 200  # the most lots that are drawn until they fall as a case says
SITUATION = ("upcard", "upcard_played_by", "stock", "dealer", "hands")
HAND = ("phase", "hand")


def rules_of(given: Values) -> Sampen:
    return Sampen.read(dict(given.get("options", {})))


def standing(players: int, dealer: int = 0) -> Standing:
    return Standing(order=tuple(f"p{seat}" for seat in range(players)), dealer=dealer)


def situation(given: Values, luck: bytes = SEED) -> SampenRound:
    """The upcard lies open, and nothing has followed yet. Cards are those of the full pack, whatever is played with."""
    pile = list(DECKS[FULL])
    upcard, stock = held(given.get("upcard", ""), pile), held(given.get("stock", ""), pile)
    hands = [held(given["hands"][seat], pile) for seat in sorted(given["hands"])]
    hidden = SampenHidden(tuple(map(in_hand_order, hands)), stock, luck)
    before = standing(len(hands), given.get("dealer", 0))
    return SampenRound(rules_of(given), before, SampenPublic(discards=upcard), hidden)


def asked(given: Values) -> SampenRound:
    """A seat is to put up a card of this hand, while another holds two others."""
    pile = list(DECKS[FULL])
    by = given.get("turn", given.get("by", 0))
    match, hand, others = held("JS", pile), held(given["hand"], pile), held("JD JH", pile)
    hands = [hand if seat == by else others if seat == (by + 1) % 2 else () for seat in range(max(2, by + 1))]
    hidden = SampenHidden(tuple(map(in_hand_order, hands)), (), SEED)
    public = SampenPublic(turn=by, stage=given["phase"], discards=match)
    return SampenRound(rules_of(given), standing(len(hands)), public, hidden)


def card_of(text: str, hand: Cards) -> str:
    """The first card of the hand that a case means, or one that is not in it."""
    return next((card for card in hand if text in (card, plain(card))), held(text, list(DECKS[FULL]))[0])


# ---------------------------------------------------------------------- questions


def deck(given: Values) -> Values:
    cards = DECKS[rules_of(given).deck]
    kinds = Counter(map(plain, cards))
    (copies,) = set(kinds.values())
    return {
        "count": len(cards),
        "kinds": len(kinds),
        "copies_of_each_card": copies,
        "clubs": sum(suit(card) == "C" for card in cards),
    }


def deal_table(given: Values) -> Values:
    rules, each, stock = rules_of(given), {}, {}
    fewest, most = rules.seats()
    for players in range(fewest, most + 1):
        opening = rules.start(standing(players), Seeded(SEED, "deal")).opening
        hands = [len(one.cards or ()) for one in opening if isinstance(one, Dealt)]
        (each[str(players)],) = set(hands)
        stock[str(players)] = len(DECKS[rules.deck]) - sum(hands) - 1
    return {"each": each, "stock_after_upcard": stock}


def refused_players(given: Values) -> Values:
    refusal = rules_of(given).refusal(given["players"])
    return {"code": refusal and refusal.code}


def who_holds(given: Values) -> Values:
    state = situation(given)
    return {"seat": holder(state.public.discards[-1], state.hidden.hands)}


def led(given: Values) -> tuple[SampenRound, list[Event]]:
    """Play what follows by itself on the upcard; return the round and the events. Where lots are drawn, they fall on
    the seat that is to `lead`.
    """
    for number in range(LUCKS):
        state = situation(given, number.to_bytes(len(SEED), "big"))
        events = list(state.play_on())
        if given.get("lead") in (None, state.public.turn):
            return state, events
    raise Unfit(f"seat {given['lead']} never leads")


def run(given: Values) -> Values:
    """The choices one after the other, by whoever is to choose; and where the deal stands then."""
    state, events = led(given)
    for card in given["choices"]:
        if not state.pending and card == plain(state.public.discards[-1]):
            break  # a last card, which nobody had to choose (G-R24)
        (decision,) = state.pending
        events += state.play(decision.seat, action("put", card_of(card, state.hidden.hands[decision.seat])))
    out = next((one for one in events if isinstance(one, DealWon)), None)
    return {
        "seat": out and out.seat,
        "how": out and out.how,
        "winners": state.result.winners if state.result else (),
        "asked": [one.seat for one in state.pending],
        "phase": state.view(None).phase,
        "hands": {str(seat): " ".join(map(plain, hand)) for seat, hand in enumerate(state.hidden.hands)},
        "stock": len(state.hidden.stock),
        "unheld": [plain(card) for one in events if isinstance(one, NobodyHeld) for card in one.cards],
        "chains": [[[seat, plain(card)] for seat, card in chain] for chain in chains(events, state)],
    }


def chains(events: list[Event], state: SampenRound) -> list[list[tuple[int, str]]]:
    """The seats and cards that matched, chain by chain; the chain that goes on comes last."""
    ended = [list(zip(one.seats, one.cards, strict=True)) for one in events if isinstance(one, ChainEnded)]
    return [chain for chain in (*ended, list(state.public.links)) if chain]


def open_lead(given: Values) -> Values:
    return {"candidates": longest(situation(given).hidden.hands)}


def all_paired(given: Values) -> Values:
    hands = situation(given).hidden.hands
    return {"paired": all(holder(card, hands) is not None for hand in hands for card in hand)}


def dead_stock_possible(given: Values) -> Values:
    """Answer whether a stock goes dead in any of many deals."""
    return {"possible": any(goes_dead(given["players"], Random(number)) for number in range(DEALS))}


def goes_dead(players: int, random: Random) -> bool:
    state = Sampen().start(standing(players), Dice(random))
    events = list(state.opening)
    while state.pending:
        (decision,) = state.pending
        events += state.play(decision.seat, random.choice(list(decision.answers)))
    return any(isinstance(one, StockRanDry) for one in events)


def default(given: Values) -> Values:
    state = asked(given)
    return {"card": plain(state.default(state.pending[0]).cards[0])}


def left(given: Values) -> Values:
    """Some seats' players leave for good, and then the choices are made; who wins the deal, and the match."""
    state = situation({**given, "options": {**given.get("options", {}), "on_leave": "forfeit"}})
    list(state.play_on())
    for seat in given["leavers"]:
        state.play(seat, LEAVE)
    for card in given["choices"]:
        (decision,) = state.pending
        state.play(decision.seat, action("put", card_of(card, state.hidden.hands[decision.seat])))
    if state.result is None:
        raise Unfit("the deal is not over")
    match = rules_of(given).match(state.standing, state.result)
    return {"winners": state.result.winners, "places": state.result.places, "over": match.over, "match": match.winners}


def matched(given: Values) -> Values:
    """Answer where a match stands after deals with these winners; `dealers`: who deals each of them and the next."""
    rules, now, end = rules_of(given), standing(given["players"], given["dealer"]), Match()
    dealers = [now.dealer]
    for seat in given["won"]:
        ended: Result = result(given["players"], seat, ())
        end = rules.match(now, ended)
        if not end.over:
            now = rules.seat(SeatingRequest(now, ended, (), ()), Seeded(SEED, "seats")).standing
            dealers.append(now.dealer)
    return {"over": end.over, "winners": end.winners, "dealers": dealers, "wins": now.scores}


# ---------------------------------------------------------------------- actions


def upcard(given: Values) -> Values:
    """A seat puts up a card, or several; or another seat than the one whose `turn` it is."""
    state = asked(given)
    hand = state.hidden.hands[given["by"]]
    state.play(given["by"], action("put", *(card_of(card, hand) for card in given["card"].split())))
    return {}


def do(verb: str) -> Kind:
    """An action that no player has."""

    def act(given: Values) -> Values:
        asked(given).play(given["by"], action(verb))
        return {}

    return doing(act, *HAND, "turn")


KINDS: Mapping[str, Kind] = {
    "deck": asking(deck),
    "deal_table": asking(deal_table),
    "players": asking(refused_players, "players"),
    "holder": asking(who_holds, *SITUATION),
    "run": asking(run, *SITUATION, "choices", "lead"),
    "open_lead": asking(open_lead, *SITUATION),
    "all_paired": asking(all_paired, "hands"),
    "dead_stock_possible": asking(dead_stock_possible, "players"),
    "default": asking(default, *HAND),
    "left": asking(left, *SITUATION, "leavers", "choices"),
    "match": asking(matched, "players", "dealer", "won"),
    "do upcard": doing(upcard, *HAND, "turn", "card"),
    "do match": do("match"),
    "do draw": do("draw"),
    "do pass": do("pass"),
}
