"""Pif Paf's cases, asked of its engine."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from engine.cards.packs import plain
from engine.contract import Result, Seeded, Standing, action
from engine.pif_paf.game import PifPaf
from engine.pif_paf.melds import claimant, is_meld, loose, outs, thrown_for
from engine.pif_paf.round import DECK, PifPafRound
from engine.pif_paf.rules import PifPafCarried, first_standing, is_last, next_standing, out_after
from engine.pif_paf.state import Betting, cap_of
from tests.conformance import parlour
from tests.conformance.cases import Kind, Values
from tests.conformance.parlour import asking, doing, plainly
from tests.engine.cards.drawing import drawn_before, new_card
from tests.engine.pif_paf.scenes import dealt

POOR = "2C 4D 6H 8S TC QD AS 4H KC"  # of a seat of which a case says nothing: without a meld
SEED = bytes(32)
TABLE = ("players", "ante", "stacks_after_ante", "current_bet")  # what a case about bets may give


def held(text: str, pile: list[str] | None = None) -> tuple[str, ...]:
    """Cards of a case as cards of the pack, where nothing else is said of a whole one."""
    return parlour.held(text, list(DECK) if pile is None else pile)


def rules_of(given: Values) -> PifPaf:
    """The options of a case; an ante that it gives is one."""
    ante = {"ante": given["ante"]} if "ante" in given else {}
    return PifPaf.read({**ante, **given.get("options", {})})


def with_pot(standing: Standing, pot: int) -> Standing:
    """The standing with this pot carried over."""
    carried = standing.carried_as(PifPafCarried).model_copy(update={"pot": pot})
    return standing.model_copy(update={"carried": carried.dump()})


def standing_of(rules: PifPaf, players: int, dealer: int = 0) -> Standing:
    return first_standing(rules, [f"p{seat}" for seat in range(players)], dealer)


# ---------------------------------------------------------------------- questions


def deck(given: Values) -> Values:
    cards = rules_of(given).closed_deck(3)
    (copies,) = set(Counter(map(plain, cards)).values())
    return {"count": len(cards), "jokers": 0, "copies_of_each_card": copies}


def deal(given: Values) -> Values:
    rules = rules_of(given)
    view = rules.start(standing_of(rules, given["players"]), Seeded(SEED, "deal")).view(None)
    (each,) = {view.zone("hand", seat).count for seat in range(given["players"])}
    return {"each": each, "stock": view.zone("stock").count, "discards": len(view.zone("discards").cards or ())}


def claim(given: Values) -> Values:
    pile = list(DECK)
    (card,) = held(given["card"], pile)
    hands = {int(seat): held(text, pile) for seat, text in given["hands"].items()}
    every = [hands.get(seat, ()) for seat in range(max((*hands, *given["live"])) + 1)]
    return {"seat": claimant(given["discarder"], card, given["live"], every)}


def can_claim(given: Values) -> Values:
    pile = list(DECK)
    hand, (card,) = held(given["hand"], pile), held(given["card"], pile)
    thrown = thrown_for(hand, card)
    return {"claims": bool(thrown), "discard": plain(thrown)}


def bet_levels(given: Values) -> Values:
    """Answer with the levels that are offered to the next seat, where all have as many chips after the ante as the case
    says.
    """
    state = bets_to(given)
    betting = state.public.betting
    return {"levels": list(betting.levels), "cap": betting.cap, "round": state.phase() == "bet"}


def bets_to(given: Values) -> PifPafRound:
    """A hand whose first seats have bet up to the level of the case, if there is one."""
    rules, stacks = rules_of(given), given["stacks_after_ante"]
    standing = standing_of(rules, len(stacks), dealer=len(stacks) - 1)
    chips = tuple(stack + rules.ante for stack in stacks)
    state = dealt(rules, standing.model_copy(update={"chips": chips}), [()] * len(stacks))
    if given.get("current_bet"):
        state.play(0, state.action(f"bet {given['current_bet']}"))
    return state


def pot(given: Values) -> Values:
    """Seats bet to their sums; what was carried lies there before."""
    rules = rules_of(given)
    standing = standing_of(rules, given["players"])
    chips = tuple(rules.stack for _ in standing.order)
    before = with_pot(standing, given.get("carried", 0)).model_copy(update={"chips": chips})
    state = dealt(rules, before, [()] * len(chips))
    bets = tuple(given["bets"].get(seat, 0) for seat in range(given["players"]))
    state.public = replace(state.public, betting=Betting(rules.ante, cap_of(rules.ante, chips), bets, ()))
    return {"pot": state.pot()}


def after_betting(given: Values) -> Values:
    """The winner of a case's betting, in which all but one seat fold, with their chips and the next dealer."""
    rules, live = rules_of(given), given["live"]
    players = max(4, given["dealer"] + 1, *(seat + 1 for seat in live))
    standing = standing_of(rules, players, given["dealer"])
    state = dealt(rules, with_pot(standing, given["pot"] - players * rules.ante), [()] * players)
    while state.pending:
        seat = state.pending[0].seat
        state.play(seat, action("fold" if seat not in live else "check"))
    if state.result is None:
        return {"seat": None}
    (winner,) = state.result.winners
    after = next_standing(rules, standing, state.result)
    return {"seat": winner, "chips": given["pot"], "next_dealer": after.dealer}


def recycle(given: Values) -> Values:
    """A seat draws from the empty stock."""
    rules, pile = rules_of(given), list(DECK)
    state = dealt(rules, standing_of(rules, 3), [()] * 3)
    discards = held(given["discard_pile_oldest_first"], pile)
    state.public = replace(state.public, betting=no_bets(rules), discards=discards, refills=given.get("recycled", 0))
    state.play(state.public.turn, action("draw"))
    if state.result is not None:
        return {"void": True, "pot": state.pot()}
    return {
        "void": False,
        "stock_top_first": " ".join(map(plain, (new_card(state), *state.hidden.stock))),
        "discard_top": plain(state.public.discards[-1]),
    }


def next_dealer(given: Values) -> Values:
    """Answer who deals next and who is out, after a hand with this winner, or none, that leaves these chips."""
    rules, chips = rules_of(given), given["chips"]
    before = standing_of(rules, len(chips), given["dealer"]).model_copy(update={"chips": tuple(chips)})
    winner = given["winner"]
    result = Result((0,) * len(chips), () if winner is None else (winner,), left=tuple(given.get("left", ())))
    after = next_standing(rules, before, result)
    return {"dealer": after.dealer, "out": after.out}


def after_hand(given: Values) -> Values:
    """Answer whether the match is over with this hand, and who has won it."""
    rules, chips = rules_of(given), given["chips"]
    before = standing_of(rules, len(chips)).model_copy(update={"chips": tuple(chips), "round": given["hand"]})
    result = Result((0, *[1] * (len(chips) - 1)), (0,), left=tuple(given.get("left", ())))
    match = rules.match(before, result)
    assert match.over == is_last(rules, before, out_after(rules, before, chips, result.left))
    return {"over": match.over, "winners": match.winners, "places": match.places}


# ---------------------------------------------------------------------- actions


def state_of(given: Values) -> PifPafRound:
    """A hand of three without bets in which seat `by` is on turn with these cards."""
    rules, pile, seat = rules_of(given), list(DECK), given["by"]
    hand, other = held(given.get("hand", POOR), pile), held(POOR, pile)
    discards = held(given.get("discard_pile", ""), pile)
    hands = [hand if at == seat else other if at == (seat + 1) % 3 else () for at in range(3)]
    state = dealt(rules, standing_of(rules, 3, dealer=(seat - 1) % 3), hands, pile)
    state.public = replace(state.public, betting=no_bets(rules), discards=discards)
    if given.get("phase") == "discard" or len(hand) > 9:
        drawn_before(state, hand, given.get("taken_from_discard"))
    return state


def no_bets(rules: PifPaf) -> Betting:
    """The bets of a hand of three that is played without any."""
    return Betting(rules.ante, 0, (0, 0, 0), ())


def draw(given: Values) -> Values:
    state = state_of(given)
    state.play(given["by"], state.action("take" if given["source"] == "discard" else "draw"))
    return {}


def throw(verb: str, given: Values) -> Values:
    """Throw the card that the case names: of equal cards, one that may be thrown."""
    state, wanted = state_of(given), given.get("card") or given["discard"]
    copies = [card for card in DECK if plain(card) == wanted]
    mine = [card for card in copies if card in state.hidden.hands[given["by"]]]
    free = [card for card in mine if rules_of(given).return_discard or card != state.public.taken]
    state.play(given["by"], state.action(f"{verb} {(free or mine or copies)[0]}"))
    return {}


def bet(text: str, given: Values) -> Values:
    state = bets_to({"stacks_after_ante": [195] * given.get("players", 4), **given})
    state.play(given["by"], state.action(text))
    return {"bets": state.public.betting.bets}


KINDS: Mapping[str, Kind] = {
    "deck": asking(deck),
    "deal": asking(deal, "players"),
    "meld": asking(lambda given: {"meld": is_meld(held(given["cards"]))}, "cards"),
    "partition": asking(lambda given: {"complete": not loose(held(given["cards"]))}, "cards"),
    "out_discards": asking(lambda given: {"discards": plainly(outs(held(given["hand"])))}, "hand"),
    "can_claim": asking(can_claim, "hand", "card"),
    "claim": asking(claim, "discarder", "card", "live", "hands"),
    "bet_levels": asking(bet_levels, *TABLE),
    "pot": asking(pot, "ante", "players", "bets", "carried"),
    "after_betting": asking(after_betting, "live", "pot", "dealer"),
    "recycle": asking(recycle, "discard_pile_oldest_first", "recycled"),
    "next_dealer": asking(next_dealer, "chips", "dealer", "winner", "left"),
    "after_hand": asking(after_hand, "chips", "hand", "left"),
    "do draw": doing(draw, "phase", "source", "hand", "discard_pile"),
    "do go_out": doing(lambda given: throw("out", given), "phase", "hand", "discard", "taken_from_discard"),
    "do discard": doing(lambda given: throw("discard", given), "phase", "hand", "card", "taken_from_discard"),
    "do raise": doing(lambda given: bet(f"bet {given['to']}", given), *TABLE, "to"),
    "do check": doing(lambda given: bet("check", given), *TABLE),
    "do call": doing(lambda given: bet("call", given), *TABLE),
    "do fold": doing(lambda given: bet("fold", given), *TABLE),
}
