"""Tahimi's cases about play: single plays, and scripts of a whole piece of a round."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.climbing.events import OneCard, Played
from engine.climbing.round import ClimbingRound
from engine.contract import Event, Illegal, View
from engine.tahimi.game import Tahimi
from engine.tahimi.round import Round, position
from tests.conformance.cases import Cards, Unfit, Values

R = TypeVar("R", bound=ClimbingRound)

PLAYERS = 4  # where a case does not say
SPARE = ("2", "2")  # the hand of those a case says nothing about


def legal(given: Values) -> Values:
    """Answer whether seat 0 may play these cards, on seat 1's play if there is one."""
    rules = Tahimi.read(given.get("opts") or {})
    hands = [given["hand"].split(), *[SPARE] * (given.get("players", PLAYERS) - 1)]
    state = position(rules, hands, turn=0)
    if given["top"] is not None:
        state = position(rules, hands, turn=0, top=_play_text(state, given["top"]), owner=1)
    declared = f" as {given['as']}" if given.get("as") else ""
    try:
        played = state.play(0, state.action(f"play {given['play']}{declared}"))[0]
    except Illegal as refusal:
        return {"ok": False, "error": refusal.code}
    if not isinstance(played, Played):
        raise Unfit(f"the play was told as {played}")
    return {"ok": True, "size": played.size, "rank": played.rank, "reveals": [], "mode": "plain"}


def public_count(given: Values) -> Values:
    """Answer what seat 1 is told about a hand that has just come down to this number of `cards`."""
    rules = Tahimi.read(given.get("opts") or {})
    state = position(rules, [_different(rules, given["cards"] + 1), SPARE, SPARE, SPARE], turn=0)
    state.play(0, next(play for play in state.pending[0].answers if len(play.cards) == 1))
    count = state.view(1).zone("hand", 0).count
    return {"label": "more" if count is None else {1: "one"}.get(count, str(count))}


def script(given: Values) -> Values:
    """A piece of a round, action by action."""
    rules = Tahimi.read(given.get("opts") or {})
    hands = [hand.split() for hand in given["hands"]]
    return acted(position(rules, hands, turn=given.get("lead")), given)


def acted(state: ClimbingRound, given: Values) -> dict[str, object]:
    """Play the actions of a case, and return what comes of them."""
    errors: list[str] = []
    announced: list[int] = []
    for line in given.get("actions", ()):
        seat, _, text = line.lstrip("!").partition(" ")
        if line.startswith("!"):
            errors.append(refused(state, int(seat), text, _do))
        else:
            events = _do(state, int(seat), text)
            announced += [event.seat for event in events if isinstance(event, OneCard)]
    payload = {"errors": errors, "one_card": announced, "reveals": []}
    return outcome(state, len(given.get("discards", "").split())) | payload


def _do(state: ClimbingRound, seat: int, text: str) -> tuple[Event, ...]:
    return state.play(seat, state.action(text))


def refused(state: R, seat: int, text: str, do: Callable[[R, int, str], object]) -> str:
    """The code of an action that must be refused and change nothing. `do` does it."""
    before = everything(state)
    try:
        do(state, seat, text)
    except Illegal as refusal:
        if everything(state) != before:
            raise Unfit(f"{seat} {text} was refused, but changed something") from None
        return refusal.code
    raise Unfit(f"{seat} {text} was not refused")


def everything(state: ClimbingRound) -> tuple[list[View], Sequence[object]]:
    seats = range(len(state.dealt))
    return [state.view(seat) for seat in seats], list(state.log)


def outcome(state: ClimbingRound, discarded: int) -> dict[str, object]:
    """Return how the round stands. `discarded`: the number of discards that the case counts and the round does not."""
    seen = state.view(None)
    seats = range(len(seen.seats))
    hands = [state.hand(seat) if seen.seats[seat].status != "left" else () for seat in seats]
    left_behind = sum(len(state.hand(seat)) for seat in seats if seen.seats[seat].status == "left")
    top = seen.pile[-1] if seen.pile else None
    played = seen.zone("discards").count or 0
    return {
        "turn": next((decision.seat for decision in state.pending), None),
        "lead": top is None,
        "top": top and f"{top.rank}x{top.size}",
        "top_owner": top and top.seat,
        "finish": list(state.finish),
        "over": state.result is not None,
        "hands": {str(seat): Cards(hand) for seat, hand in enumerate(hands)},
        "counts": [len(hand) for hand in hands],
        "discards": discarded + played + left_behind,
    }


def _play_text(state: Round, top: str) -> str:
    """The text of a play that counts as "Kx2"; there may be several, with more or fewer jokers."""
    rank, _, size = top.partition("x")
    for text, play in state.catalogue.by_text.items():
        if (play.rank, play.size) == (rank, int(size)):
            return text
    raise Unfit(f"no play of this deck counts as {top}")


def _different(rules: Tahimi, count: int) -> tuple[str, ...]:
    """A number of cards of the deck, `count`, of ranks spread over it."""
    return rules.deck(PLAYERS).ranks[:: len(rules.deck(PLAYERS).ranks) // count][:count]
