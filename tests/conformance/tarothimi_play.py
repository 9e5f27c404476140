"""Tarot-himi's cases about play: single plays, all that a hand may play, and scripts of a piece of a round."""

from collections import Counter
from collections.abc import Sequence

from engine.climbing.events import OneCard, Played
from engine.contract import Event, Illegal
from engine.tahimi.catalogue import Play
from engine.tarothimi.game import TarotHimi, position
from engine.tarothimi.round import TarotRound, catalogue_for
from engine.tarothimi.state import Shown
from tests.conformance.cases import Plays, Values
from tests.conformance.tahimi_play import outcome, refused

PLAYERS = 4  # where a case does not say
SPARE = ("2", "2")  # the hand of those a case says nothing about
LUCK = 20_000  # seeds tried for a stated draw of The Wheel


def scene(given: Values) -> TarotRound:
    """Seat 0 to act, on seat 1's play if there is one."""
    players = given.get("players", PLAYERS)
    top = None if given["top"] is None else _play_text(players, given["top"])
    return position(
        TarotHimi.read(given.get("opts") or {}),
        [given["hand"].split(), *[SPARE] * (players - 1)],
        turn=0,
        top=top,
        owner=1,
        before=() if given.get("first_play") else [(1, "2x1")],
        since=[(0, "pass")] if given.get("acted") else (),
    )


def legal(given: Values) -> Values:
    state = scene(given)
    on_top = state.top is not None
    declared = f" as {given['as']}" if given.get("as") else ""
    try:
        events = state.play(0, state.action(f"play {given['play']}{declared}"))
    except Illegal as refusal:
        return {"ok": False, "error": refusal.code}
    played = next(event for event in events if isinstance(event, Played))
    lead = played.shape == "arcana" or not on_top
    return {
        "ok": True,
        "size": played.size,
        "rank": played.rank,
        "reveals": _shown(events),
        "mode": "mimic" if played.shape == "mimic" else "lead" if lead else "plain",
    }


def forced(given: Values) -> Values:
    state = scene(given)
    plays = [play for play in state.pending[0].answers if isinstance(play, Play)]
    listed = [f"{play.cards[0]}={play.rank}" if play.free else " ".join(play.cards) for play in plays if play.size]
    return {
        "plays": Plays(tuple(listed)),
        "may_pass": any(play.verb == "pass" for play in plays),
    }


def script(given: Values) -> Values:
    """A piece of a round, action by action."""
    elsewhere = tuple(given.get("discards", "").split())
    hands = [hand.split() for hand in given["hands"]]
    # "lead" names a seat in mid-round: what was played before it, the case does not say.
    before = [(0, "2x1")] if given.get("lead") is not None else ()
    rules = TarotHimi.read(given.get("opts") or {})
    state = position(rules, hands, turn=given.get("lead"), before=before, elsewhere=elsewhere)
    events: list[Event] = [event for event in state.opening if isinstance(event, Shown)]
    errors: list[str] = []
    for line in given.get("actions", ()):
        seat, _, text = line.lstrip("!").partition(" ")
        if line.startswith("!"):
            errors.append(refused(state, int(seat), text, _do))
        else:
            events += _do(state, int(seat), text)
    return outcome(state, -len(before)) | {
        "errors": errors,
        "one_card": [event.seat for event in events if isinstance(event, OneCard)],
        "reveals": [f"{event.seat} {event.card}" for event in events if isinstance(event, Shown)],
    }


def _do(state: TarotRound, seat: int, text: str) -> tuple[Event, ...]:
    verb, *words = text.split()
    if verb == "wheel":
        put, _, drawn = " ".join(words).partition("draw")
        return _spin(state, seat, f"wheel {put}".strip(), Counter(drawn.split()))
    return state.play(seat, state.action(text.replace(" give ", " ") if verb == "chariot" else text))


def _spin(state: TarotRound, seat: int, text: str, drawn: Counter[str]) -> tuple[Event, ...]:
    """The draw is the engine's; a seed is looked for with which it is the one that is stated."""
    kept = Counter(state.hand(seat)) - Counter(["Wheel", *text.split()[1:]])
    for number in range(LUCK):
        world = state.copy()
        world.seed = number.to_bytes(32, "big")
        world.play(seat, world.action(text))
        if Counter(world.hand(seat)) == kept + drawn:
            state.seed = world.seed
            return state.play(seat, state.action(text))
    raise Illegal("bad_draw")


def _shown(events: Sequence[Event]) -> list[str]:
    return [event.card for event in events if isinstance(event, Shown)]


def _play_text(players: int, top: str) -> str:
    """The text of a play that counts as "Kx2"."""
    rank, _, size = top.partition("x")
    return catalogue_for(players).counting[rank, int(size)].text
