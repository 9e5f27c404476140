"""The adapter of Tyzicha: each question and action of a case, translated into the engine's calls and back.

A state may say who deals (`dealer`, else seat 0), the `scores`, the `calls` so far or the `high_bid` (and whether the
last seat is `forced`), the `contract` and the `declarer`; in play the `trick` that lies on the table, up to the seat
that acts, the `trump`, which trick it is (`trick_no`), and the `hand` of the seat that acts, or `hands` by seat.
Whatever it leaves open is dealt from the pack.
"""

from collections.abc import Mapping
from dataclasses import replace

from engine.contract import Action, Event, Match, Result, SeatingRequest, Seeded, Standing, action, naming
from engine.tyzicha import GAME, Tyzicha
from engine.tyzicha.cards import CARDS, SEATS, bidders, left, others, points
from engine.tyzicha.events import Married
from engine.tyzicha.round import CONCEDE, OPENING, PASS, STAY, STEP, TyzichaRound
from engine.tyzicha.state import Auction, Call, gifts_in, widow_in
from tests.conformance.cases import Cards, Kind, Unfit, Values
from tests.conformance.luck import Scripted
from tests.conformance.parlour import asking, doing

BIDDING = ("by", "dealer", "calls", "high_bid", "forced")
COMMITTING = ("contract", "declarer", "forced", "scores", "dealer")
PLAYING = ("by", "phase", "hand", "hands", "trick", "trump", "trick_no", "contract", "declarer")


def rules_in(given: Values) -> Tyzicha:
    return Tyzicha.read(dict(given.get("options") or {}))


def standing_in(given: Values) -> Standing:
    scores = given.get("scores") or {}
    return Standing(
        order=tuple(f"p{seat}" for seat in range(SEATS)),
        dealer=given.get("dealer", 0),
        scores=tuple(scores.get(seat, 0) for seat in range(SEATS)),
    )


def dealt(given: Values) -> TyzichaRound:
    """The beginning of a hand."""
    return rules_in(given).start(standing_in(given), Scripted({}))


def say(state: TyzichaRound, call: object, seat: int | None = None) -> None:
    """Let the seat on turn, or another one, call an amount or pass."""
    turn = state.pending[0].seat if seat is None else seat
    state.play(turn, PASS if call == "pass" else naming("bid", str(call)))


def bidding(given: Values) -> TyzichaRound:
    """The auction: after these calls; with this high bid, by the seat before the one that acts; or at the last seat.
    The one that acts, `by`, is then on turn.
    """
    state = dealt(given)
    if "calls" in given:
        for call in given["calls"]:
            say(state, call)
        return state
    by, high, forced = given.get("by"), given.get("high_bid"), given.get("forced", False)
    order = bidders(state.standing.dealer)
    if by is not None:  # so that the turn comes to the seat that acts
        before = 2 if forced else 1 if high else 0
        order = tuple((by - before + at) % SEATS for at in range(SEATS))
    calls = [Call(order[at], None) for at in range(2)] if forced else [Call(order[0], high)] if high else []
    return called_in(state, order, *calls)


def called_in(state: TyzichaRound, order: tuple[int, ...], *calls: Call) -> TyzichaRound:
    """The auction has come so far."""
    most = state.public.terms.max_bid
    state.public = replace(state.public, auction=Auction(order, OPENING, STEP, most, calls))
    return state


def committing(given: Values) -> TyzichaRound:
    """The declarer has eight cards and is asked for how much they play."""
    state = dealt(given)
    seat, contract = given.get("declarer", given.get("by", 0)), given.get("contract", OPENING)
    first, last = others(seat)
    if contract <= OPENING:  # both others have passed, and the seat must play
        called_in(state, (first, last, seat), Call(first, None), Call(last, None))
        state.play(seat, naming("bid", str(contract)))
    else:
        called_in(state, (seat, first, last), Call(seat, contract), Call(first, None))
        state.play(last, PASS)
    state.play(seat, state.default(state.pending[0]))
    return state


def playing(given: Values) -> TyzichaRound:
    """The round in the middle of the tricks; the seat that acts is on turn."""
    state = committing({"contract": OPENING, "declarer": 0, **given})
    turn = given.get("by", 0)
    lies = given.get("trick", "").split()
    trick = tuple(((turn - len(lies) + at) % SEATS, card) for at, card in enumerate(lies))
    if given.get("phase") == "follow" and not lies:  # what lies there does not matter
        trick = (((turn - 1) % SEATS, next(card for card in CARDS if card not in given["hand"].split())),)
    tricks = replace(state.public.tricks, turn=turn, trick=trick, trump=given.get("trump") or "")
    state.public = replace(state.public, step="play", tricks=tricks)
    held = dict(given.get("hands") or {})
    if "hand" in given:
        held[turn] = given["hand"]
    for seat, cards in held.items():
        state.hidden = state.hidden.with_hand(int(seat), tuple(cards.split()))
    return state


# ---------------------------------------------------------------------------- questions


def deck(given: Values) -> Values:
    view = dealt(given).view(None)
    (each,) = {view.zone("hand", seat).count for seat in range(SEATS)}
    return {"count": len(CARDS), "points": points(CARDS), "each": each, "widow": view.zone("widow").count}


def bid_order(given: Values) -> Values:
    """Answer who is asked in turn as long as nobody passes."""
    state, order = dealt(given), []
    for _ in range(SEATS):
        order.append(state.pending[0].seat)
        state.play(order[-1], list(state.pending[0].answers)[1])
    return {"order": order}


def bid_choices(given: Values) -> Values:
    """The amounts that may be bid, and whether one may pass."""
    answers = list(bidding(given).pending[0].answers)
    return {"choices": [int(one.values[0]) for one in answers if one.verb == "bid"], "pass": PASS in answers}


def auction(given: Values) -> Values:
    """Answer who has which contract after these calls, and who is asked what next."""
    state = bidding(given)
    calls = state.public.auction.calls
    forced = all(call.amount is None for call in calls[:2]) and len(calls) > 1
    asked = state.pending[0]
    return {
        "declarer": state.public.auction.winner,
        "contract": state.public.contract or None,
        "forced": forced,
        "phase": state.phase(),
        "turn": asked.seat,
        "public": bool(state.public.widow),
    }


def legal_plays(given: Values) -> Values:
    """Answer with the cards that the seat on turn may lay."""
    return {"cards": Cards(playing(given).public.tricks.duty(tuple(given["hand"].split())).legal)}


def trick_winner(given: Values) -> Values:
    """Answer whose a trick is, and what it counts."""
    *before, card = given["trick"].split()
    last = (given["leader"] + len(before)) % SEATS
    state = playing({**given, "by": last, "trick": " ".join(before), "hand": card})
    tricks = state.public.tricks.after(card)
    return {"seat": tricks.turn, "points": tricks.points[tricks.turn]}


def hand_score(given: Values) -> Values:
    """Answer with the scores after a hand, and with the winner of the match, if any."""
    state = committing(given)
    if given.get("conceded"):
        state.play(state.public.declarer, CONCEDE)
        made, total = False, None
    else:
        counted = replace(
            state.public.tricks,
            points=tuple(given["card_points"][seat] for seat in range(SEATS)),
            marriages=tuple(tuple(given["marriages"].get(seat, ())) for seat in range(SEATS)),
        )
        state.public = replace(state.public, tricks=counted)
        state.settle()
        made, total = state.score().made, state.totals()[state.public.declarer]
    if state.result is None:
        raise Unfit("the hand goes on")
    match = rules_in(given).match(state.standing, state.result)
    before = state.standing.scores
    after = {str(seat): before[seat] + gain for seat, gain in enumerate(state.result.scores)}
    return {"made": made, "total": total, "scores": after, "winner": match.winners[0] if match.winners else None}


def matched(given: Values) -> Values:
    """Answer where a match stands after hands with these gains; `dealers`: who deals each of them and the next."""
    rules, now = rules_in(given), standing_in(given)
    end, dealers = Match(), [now.dealer]
    for gains in given["gains"]:
        result = Result.of_scores(gains)
        end = rules.match(now, result)
        if not end.over:
            now = rules.seat(SeatingRequest(now, result, (), ()), Seeded(bytes(32), "seats")).standing
            dealers.append(now.dealer)
    return {"over": end.over, "winners": end.winners, "dealers": dealers}


def seen(given: Values) -> Values:
    """Answer what a viewer sees of the widow and of the gifts once they are given. `viewer` null: everybody else."""
    state = committing(given)
    view, declarer = state.view(given["viewer"]), state.public.declarer
    gifts = dict(gifts_in(view))
    return {
        "widow": bool(widow_in(view)),
        "left": left(declarer) in gifts,
        "right": (declarer - 1) % SEATS in gifts,
    }


def recalled(given: Values) -> Values:
    """Answer what can be seen of the tricks after these cards were laid in turn, from a lead of `by`."""
    state = playing(given)
    for card in given["plays"].split():
        state.play(state.public.tricks.turn, action("play", card))
    zones = {zone.name: zone for zone in state.view(None).zones}
    shown = {name: " ".join(zones[name].cards or ()) for name in ("last", "trick")}
    return {**shown, "gone": zones["gone"].cards, "turn": state.public.tricks.turn}


def ending(given: Values) -> Values:
    """Answer how many cards the last play of a hand brings with it, and whether anybody is still asked."""
    state, events = playing(given), tuple[Event, ...]()
    for card in given["plays"].split():
        events = state.play(state.public.tricks.turn, action("play", card))
    return {"asked": len(state.pending), "laid": sum(event.name == "laid" for event in events)}


def default(given: Values) -> Values:
    """Answer with the play of the clock."""
    phase = given["phase"]
    at = bidding if phase in ("bid", "forced") else committing if phase == "commit" else playing
    state = at({**given, "forced": phase == "forced"} if at is bidding else given)
    return {"answer": GAME.default(state, state.pending[0]).text}


# ---------------------------------------------------------------------------- actions


def bid(given: Values) -> Values:
    return called(given, given["amount"])


def passes(given: Values) -> Values:
    return called(given, "pass")


def called(given: Values, call: object) -> Values:
    """A call in the auction; `by` is then whose turn it is."""
    state = bidding(given)
    say(state, call, given["by"])
    return {"phase": state.phase(), "contract": state.public.contract or None}


def gives(given: Values) -> Values:
    """The declarer gives a card to the left and one to the right."""
    state = dealt(given)
    seat = given["by"]
    passes = tuple(Call(other, None) for other in others(seat))
    called_in(state, (*others(seat), seat), *passes)
    state.play(seat, naming("bid", str(given.get("contract", OPENING))))
    state.hidden = state.hidden.with_hand(seat, tuple(given["hand"].split()))
    where = zip((given["left"], given["right"]), others(seat), strict=True)
    state.play(seat, Action(" ".join(["give", *(f"{card}>{whom}" for card, whom in where)]), "give"))
    return {"hand": Cards(state.hidden.hands[seat]), "phase": state.phase()}


def raises(given: Values) -> Values:
    return committed(given, naming("raise", str(given["to"])))


def committed(given: Values, answer: Action) -> Values:
    state = committing(given)
    state.play(given["by"], answer)
    over = state.result is not None
    return {
        "contract": state.public.contract,
        "phase": "over" if over else state.phase(),
        "turn": state.public.tricks.turn,
    }


def play(given: Values) -> Values:
    state = playing(given)
    state.play(given["by"], action("play", given["card"]))
    return {"trump": state.public.tricks.trump or None}


def marriage(given: Values) -> Values:
    """King and queen are shown, and a card led with them."""
    state = playing(given)
    events = state.play(given["by"], Action(f"marriage {given['suit']} {given['lead']}", "marriage"))
    return {
        "trump": state.public.tricks.trump,
        "bonus": sum(event.worth for event in events if isinstance(event, Married)),
        "total": state.totals()[given["by"]],
    }


KINDS: Mapping[str, Kind] = {
    "deck": asking(deck),
    "bid_order": asking(bid_order, "dealer"),
    "bid_choices": asking(bid_choices, *BIDDING),
    "auction": asking(auction, *BIDDING),
    "legal_plays": asking(legal_plays, *PLAYING),
    "trick_winner": asking(trick_winner, "leader", *PLAYING),
    "hand_score": asking(hand_score, "declarer", "contract", "card_points", "marriages", "scores", "conceded"),
    "match": asking(matched, "scores", "dealer", "gains"),
    "seen": asking(seen, "viewer", *COMMITTING),
    "recalled": asking(recalled, "plays", *PLAYING),
    "ending": asking(ending, "plays", *PLAYING),
    "default": asking(default, *BIDDING, *PLAYING),
    "do bid": doing(bid, "amount", *BIDDING),
    "do pass": doing(passes, *BIDDING),
    "do give": doing(gives, "hand", "left", "right", "contract", "dealer"),
    "do raise": doing(raises, "to", *COMMITTING),
    "do stay": doing(lambda given: committed(given, STAY), *COMMITTING),
    "do concede": doing(lambda given: committed(given, CONCEDE), *COMMITTING),
    "do play": doing(play, "card", *PLAYING),
    "do marriage": doing(marriage, "suit", "lead", *PLAYING),
}
