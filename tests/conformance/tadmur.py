"""The adapter of Tadmur: each question and action of a case, translated into the engine's calls and back.

A state may say, of the seat on turn (`by`, else seat 0), its `starter`, `last` card, `target`, `hand` and `blanks`; or
by seat `blanks`, `hands`, `targets` and `lasts`; the rank or card that is the `opponent_target`; whether the seat has
`guessed_this_turn`, its `earlier_guesses`, and who was `retired`. Whatever it leaves open is dealt from the pack.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from engine.cards.packs import in_hand_order, rank
from engine.contract import Action, Event, Match, Result, SeatingRequest, Standing, action, naming
from engine.tadmur import Tadmur
from engine.tadmur.chain import LENGTH, Chain, distance, neighbours, reaches
from engine.tadmur.events import TargetShown
from engine.tadmur.round import CONCEDE, DECK, GUESS, PASS, PLAY, SEATS, TadmurRound, other
from engine.tadmur.state import Move, parted
from tests.conformance.cases import Cards, Kind, Values
from tests.conformance.luck import Scripted
from tests.conformance.parlour import asking, doing

STATE = (
    *("starter", "last", "target", "hand", "blanks", "hands", "targets", "lasts", "opponent_target"),
    *("guessed_this_turn", "earlier_guesses", "phase", "retired", "dealer"),
)
RENAMED = {"match": "best_of"}  # options that have another name here


def rules_in(given: Values) -> Tadmur:
    options = dict(given.get("options") or {})
    return Tadmur.read({RENAMED.get(str(name), str(name)): value for name, value in options.items()})


def standing_in(given: Values) -> Standing:
    return Standing(order=tuple(f"p{seat}" for seat in range(SEATS)), dealer=given.get("dealer", 0))


def deal_in(given: Values) -> TadmurRound:
    """A deal in the middle, with the seat on turn that acts."""
    rules, seat = rules_in(given), int(given.get("turn", given.get("by", 0)))
    state = rules.start(standing_in(given), Scripted({}))
    own = {name: given[name] for name in ("hand", "target", "last") if name in given}
    stated = {at: {} if at != seat else own for at in range(SEATS)}
    for many, one in (("hands", "hand"), ("targets", "target"), ("lasts", "last")):
        for at, value in (given.get(many) or {}).items():
            stated[int(at)][one] = value
    if "opponent_target" in given:
        stated[other(seat)]["target"] = given["opponent_target"]
    chains = [chain_in(state.chains[at], stated[at], blanks_in(given, at, seat)) for at in range(SEATS)]
    rows, state.hidden = parted(chains)
    state.public = replace(
        state.public,
        rows=rows,
        turn=seat,
        guessed=bool(given.get("guessed_this_turn")),
        moves=tuple(Move(seat, f"{GUESS} {name}") for name in given.get("earlier_guesses") or ()),
    )
    state.retired = frozenset(given.get("retired") or ())
    return state


def blanks_in(given: Values, at: int, seat: int) -> int:
    """The spaces of a seat: those that the case states of all, or of the seat on turn."""
    blanks = given.get("blanks", {})
    usual = rules_in(given).spaces
    if isinstance(blanks, int):
        return blanks if at == seat else usual
    return int(blanks.get(at, usual))


def chain_in(chain: Chain, stated: Values, spaces: int) -> Chain:
    """A chain with what is stated of it."""
    hand = in_hand_order(stated["hand"].split()) if "hand" in stated else chain.hand
    return Chain(stated.get("last", chain.starter), stated.get("target", chain.target), hand, spaces)


# ---------------------------------------------------------------------------- questions


def deal(given: Values) -> Values:
    """Answer how many cards of each sort are dealt and left, and who begins."""
    state = rules_in(given).start(standing_in(given), Scripted({}))
    cards = [card for chain in state.chains for card in (chain.starter, chain.target, *chain.hand)]
    return {
        "starters": sum(bool(chain.starter) for chain in state.chains),
        "targets": sum(bool(chain.target) for chain in state.chains),
        "each": len(state.chains[0].hand),
        "left": len(set(DECK) - set(cards)),
        "first": state.public.turn,
        "blanks": state.chains[0].spaces,
    }


def legal_cards(given: Values) -> Values:
    """Answer with the cards that the seat on turn may play."""
    return {"cards": Cards(deal_in(given).chains[int(given.get("by", 0))].fitting())}


def default(given: Values) -> Values:
    """Answer with the play that is made for somebody who sleeps."""
    state = deal_in(given)
    answer = state.default(state.pending[0])
    return {"do": answer.verb, "card": answer.cards[0] if answer.cards else None}


def dead_ends(given: Values) -> Values:
    """The cards after which no card of the hand would fit the last space."""
    chain = deal_in(given).chains[0]
    return {"cards": Cards(tuple(card for card in chain.fitting() if chain.dead_end(card)))}


def stuck(given: Values) -> Values:
    """Answer whether no card fits, and who loses by it."""
    found = not deal_in(given).chains[0].fitting()
    return {"stuck": found, "loser": "self" if found else None}


def asked(given: Values) -> Values:
    """Answer what the seat on turn may do: the kind of the decision, and the verbs of its answers."""
    (decision,) = deal_in(given).pending
    return {"kind": decision.kind, "verbs": sorted({answer.verb for answer in decision.enumerate()})}


def guess(given: Values) -> Values:
    """Answer with the consequences of a guess."""
    payload = acted(deal_in(given), given["by"], naming(GUESS, str(given["guess"])))
    return {**payload, "correct": payload["how"] == "guess"}


def parity_ok(given: Values) -> Values:
    return {"ok": reaches(distance(rank(given["starter"]), rank(given["target"])), given["blanks"])}


def reachable_distances(given: Values) -> Values:
    return {"distances": [apart for apart in range(LENGTH // 2 + 1) if reaches(apart, given["blanks"])]}


def chain_ok(given: Values) -> Values:
    """Answer whether these cards lead from the starter to the target, played one by one."""
    cards = given["chain"].split()
    chain = Chain(given["starter"], given["target"], tuple(cards), len(cards))
    for card in cards:
        if chain.refusal(card):
            return {"ok": False}
        chain = chain.after(card)
    steps = pairwise((given["starter"], *cards, given["target"]))
    if not all(rank(one) in neighbours(rank(next_)) for one, next_ in steps):
        raise ValueError("the chain was played, and does not hold")
    return {"ok": True}


def match(given: Values) -> Values:
    """Answer where a match stands after deals with these winners (null: drawn). `left`: who has left in the last of
    them.
    """
    rules = rules_in(given)
    standing, dealers, found = standing_in(given), [], Match()
    for number, winner in enumerate(given["deals"], 1):
        dealers.append(standing.dealer)
        left = tuple(given.get("left") or ()) if number == len(given["deals"]) else ()
        scores = tuple(int(seat == winner) for seat in range(SEATS))
        result = Result((0, 0) if winner is None else tuple(1 - score for score in scores), scores=scores, left=left)
        found = rules.match(standing, result)
        standing = rules.seat(SeatingRequest(standing, result, (), ()), Scripted({})).standing
    return {"over": found.over, "winners": list(found.winners), "places": list(found.places), "dealers": dealers}


# ---------------------------------------------------------------------------- actions


def doing_of(make: Action) -> Kind:
    """An action without more to say."""
    return doing(lambda given: acted(deal_in(given), given["by"], make), *STATE, "turn")


def script(given: Values) -> Values:
    """Several answers, each [seat, text]."""
    state = deal_in({**given, "turn": given["acts"][0][0]})
    payload: Values = {}
    for seat, text in given["acts"]:
        payload = acted(state, seat, state.action(text))
    return payload


def acted(state: TadmurRound, seat: int, answer: Action) -> Values:
    """Play the action, and return what comes of it. A deal that somebody wins with it has the verdict "winner"."""
    events = state.play(seat, answer)
    result = state.result
    winner = result.winners[0] if result and result.winners else None
    return {
        **({"verdict": "winner"} if winner is not None else {}),
        "seat": winner,
        "over": result is not None,
        "how": state.public.how,
        "blanks": {str(seat): chain.spaces for seat, chain in enumerate(state.chains)},
        "turn": None if result else state.public.turn,
        "phase": state.view(None).phase,
        "shown": {str(event.seat): event.card for event in shown(events)},
        "scores": list(result.scores) if result else None,
        "events": [event.name for event in events],
    }


def shown(events: tuple[Event, ...]) -> Iterator[TargetShown]:
    return (event for event in events if isinstance(event, TargetShown))


def played(given: Values) -> Values:
    return acted(deal_in(given), given["by"], action(PLAY, *given["card"].split()))


def guessed(given: Values) -> Values:
    return acted(deal_in(given), given["by"], naming(GUESS, str(given["rank"])))


KINDS = {
    "deal": asking(deal, "dealer"),
    "neighbours": asking(lambda given: {"ranks": Cards(neighbours(given["rank"]))}, "rank"),
    "legal_cards": asking(legal_cards, "by", *STATE),
    "default": asking(default, *STATE),
    "dead_ends": asking(dead_ends, *STATE),
    "stuck": asking(stuck, *STATE),
    "asked": asking(asked, *STATE),
    "guess": asking(guess, "by", "guess", *STATE),
    "parity_ok": asking(parity_ok, "starter", "target", "blanks"),
    "reachable_distances": asking(reachable_distances, "blanks"),
    "chain_ok": asking(chain_ok, "starter", "target", "chain"),
    "match": asking(match, "deals", "left", "dealer"),
    "do acts": doing(script, "acts", *STATE),
    "do play": doing(played, "card", "turn", *STATE),
    "do guess": doing(guessed, "rank", "turn", *STATE),
    "do concede": doing_of(CONCEDE),
    "do pass": doing_of(PASS),
}
