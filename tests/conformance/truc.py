"""The adapter of Truc: each question and action of a case, translated into the engine's calls and back.

A state may say who deals (`dealer`, else seat 0), whose `turn` it is, the `stake`, the `raiser_team`, the call that is
`pending` (by a seat, to a stake), the `scores` of both teams, the `size` of the hands, `hands` by seat or the `hand` of
the seat on turn, the cards of the `trick` that lies on the table, up to that seat's turn, and the teams that took the
`tricks` before it (null: drawn). Whatever it leaves open is dealt from the pack.
"""

from dataclasses import replace

from engine.cards.match import added
from engine.contract import Action, Standing, action
from engine.truc import Truc
from engine.truc.events import CallVoid
from engine.truc.places import SEATS, left, order_of_play, seats_of, team, winning_team
from engine.truc.raising import PROPOSES, TRUC, Call
from engine.truc.round import ACCEPT, CONTEST, CUT, DEALS, DECLINE, FULL, REJECT, TAP, TrucRound
from engine.truc.state import CARDS, ORDER, Trick, Won
from tests.conformance.cases import Cards, Kind, Values
from tests.conformance.luck import Scripted
from tests.conformance.parlour import asking, doing

STATE = ("dealer", "turn", "stake", "raiser_team", "pending", "scores", "hand", "hands", "trick", "tricks", "size")


CALL_TO = {stake: name for name, stake in PROPOSES.items()}


def rules_in(given: Values) -> Truc:
    return Truc.read(dict(given.get("options") or {}))


def standing_in(given: Values) -> Standing:
    """The standing of a case: the dealer, and the score of each team at both of its seats."""
    scores = tuple((given.get("scores") or (0, 0))[team(seat)] for seat in range(SEATS))
    return Standing(order=tuple(f"p{seat}" for seat in range(SEATS)), dealer=given.get("dealer", 0), scores=scores)


def started(given: Values) -> TrucRound:
    """The beginning of a hand."""
    return rules_in(given).start(standing_in(given), Scripted({}))


def hand_in(given: Values) -> TrucRound:
    """A hand in the middle."""
    state = started(given)
    if state.public.step == "cut":
        state.deal_hands(given.get("size", FULL))
    turn = given.get("turn", state.public.turn)
    held = dict(given.get("hands") or {})
    if "hand" in given:
        held[turn] = given["hand"]
    for seat, cards in held.items():
        state.hidden = state.hidden.with_hand(int(seat), tuple(cards.split()))
    lies, taken, pending = given.get("trick", "").split(), given.get("tricks") or [], given.get("pending")
    state.public = replace(
        state.public,
        step="turn",
        turn=turn,
        trick=tuple(((turn + len(lies) - at) % SEATS, card) for at, card in enumerate(lies)),
        tricks=tuple(Trick((), None if side is None else seats_of(side)[0]) for side in taken),
        raising=replace(
            state.public.raising,
            stake=given.get("stake", state.public.raising.stake),
            raiser=given.get("raiser_team"),
            pending=Call(pending["by"], CALL_TO[pending["to"]]) if pending else None,
        ),
    )
    return state


# ---------------------------------------------------------------------------- questions


def deck(given: Values) -> Values:
    """The pack, its ranks high to low."""
    return {"count": len(CARDS), "ranks": " ".join(reversed(ORDER))}


def order(given: Values) -> Values:
    """Answer who cuts, and in which order the first trick is played."""
    cutter = started(given).pending[0].seat
    return {"cutter": cutter, "play": order_of_play(given["dealer"])}


def trick(given: Values) -> Values:
    """Answer whose a trick is, and who leads the next one."""
    *before, (last, card) = given["plays"]
    state = hand_in({**given, "turn": last, "hand": card, "trick": " ".join(laid for _, laid in before)})
    state.play(last, action("play", card))
    (done,) = state.public.tricks
    return {"winner": done.taker, "team": done.side, "next_leader": state.public.turn}


def legal_cards(given: Values) -> Values:
    """Answer with the cards that the seat on turn may play."""
    state = hand_in(given)
    return {"cards": Cards(tuple(answer.cards[0] for answer in state.pending[0].answers))}


def hand_status(given: Values) -> Values:
    """Answer which team has won the hand already."""
    return {"team": winning_team(given["dealer"], given["tricks"], given["total"])}


def hand_points(given: Values) -> Values:
    """Answer with the scores after a hand that ended in one way or another, and with the winner of the match."""
    state = started(given)
    match given["outcome"]:
        case "declined":
            state.play(state.spokes_seat(), DECLINE)
        case "rejected":
            side, call = given["raiser_team"], CALL_TO[given["raise_to"]]
            caller = next(seat for seat in state.order if team(seat) == side)
            before = {"stake": given["raise_to"] - 1, "raiser_team": None if call == TRUC else 1 - side}
            state = hand_in({**given, **before, "turn": caller})
            state.play(caller, action(call))
            state.play(state.pending[0].seat, REJECT)
        case _:
            state.finish(Won(given["winner_team"], given["stake"], "tricks"))
    if state.result is None:
        raise ValueError("the hand goes on")
    scores = added(state.standing.scores, state.result.scores)
    match = rules_in(given).match(state.standing, state.result)
    return {"scores": list(scores[:2]), "winner": team(match.winners[0]) if match.over else None}


def cut_phase(given: Values) -> Values:
    """Answer whether anybody is asked to cut, and if not, how many cards are dealt."""
    state = started(given)
    asked = state.phase() == "cut"
    return {"cut_decision": asked, "cards_each": None if asked else len(state.hidden.hands[0])}


def eleven_decision(given: Values) -> Values:
    """Answer who is asked whether the hand is played, and for how much; nobody where both teams have eleven, or
    neither.
    """
    state = started(given)
    if state.phase() != "eleven":
        return {"team": None, "stake": state.public.raising.stake, "spokes_seat": None}
    seat = state.pending[0].seat
    return {"team": team(seat), "stake": state.public.raising.stake, "spokes_seat": seat}


# ---------------------------------------------------------------------------- actions


def call(name: str) -> Kind:
    """A call before a card is played."""
    return doing(lambda given: acted(hand_in(given), given["by"], action(name)), *STATE)


def play(given: Values) -> Values:
    """A card, and what may be called with it."""
    answer = action("play", given["card"])
    return acted(hand_in(given), given["by"], answer.saying(given["call"]) if given.get("call") else answer)


def answered(answer: Action) -> Kind:
    """An answer to the call that is pending."""
    return doing(lambda given: acted(hand_in(given), given["by"], answer), *STATE)


def beginning(answer: Action) -> Kind:
    """An answer at the beginning of a hand."""
    return doing(lambda given: acted(started(given), given["by"], answer), *STATE)


def deal(given: Values) -> Values:
    """The dealer's choice, where the pack was tapped."""
    state = started(given)
    if given.get("tapped"):
        state.play(left(state.standing.dealer), TAP)
    return acted(state, given["by"], next(one for one in DEALS if one.values == (str(given["cards"]),)))


def acted(state: TrucRound, seat: int, answer: Action) -> Values:
    """Play the action, and return what comes of it."""
    events = state.play(seat, answer)
    pending, result = state.public.raising.pending, state.result
    return {
        "responder": pending.responder if pending and result is None else None,
        "turn": None if result else state.public.turn,
        "stake": state.public.raising.stake,
        "void": any(isinstance(event, CallVoid) for event in events),
        "points": None if result is None else list(result.scores[:2]),
        "phase": state.view(None).phase,
        "cards_each": state.public.size,
    }


KINDS = {
    "deck": asking(deck),
    "order": asking(order, "dealer"),
    "trick": asking(trick, "plays", "dealer"),
    "legal_cards": asking(legal_cards, *STATE),
    "hand_status": asking(hand_status, "dealer", "tricks", "total"),
    "hand_points": asking(
        hand_points, "outcome", "stake", "winner_team", "team", "raise_to", "raiser_team", "scores", "dealer"
    ),
    "cut_phase": asking(cut_phase, "scores", "dealer"),
    "eleven_decision": asking(eleven_decision, "scores", "dealer"),
    "do truc": call("truc"),
    "do retruc": call("retruc"),
    "do play": doing(play, "card", "call", *STATE),
    "do accept": answered(ACCEPT),
    "do reject": answered(REJECT),
    "do cut": beginning(CUT),
    "do tap": beginning(TAP),
    "do deal": doing(deal, "tapped", "cards", "dealer", "scores"),
    "do contest": beginning(CONTEST),
    "do decline": beginning(DECLINE),
}
