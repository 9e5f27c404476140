"""The adapter of Dahimi: each kind of case, translated into the engine's calls and back."""

from functools import partial

from engine.climbing.events import Played, TrickTaken
from engine.climbing.views import climbing
from engine.contract import Illegal, Standing
from engine.dahimi import plays
from engine.dahimi.game import Dahimi
from engine.dahimi.round import position
from tests.conformance.cases import Unfit, Values
from tests.conformance.luck import Scripted
from tests.conformance.tahimi import kind_of, misery_of, roster, standing_of
from tests.conformance.tahimi_play import acted

SPARE = ("3C", "3D")  # the hand of those a case says nothing about
OTHERS = 3


def rules_in(given: Values) -> Dahimi:
    return Dahimi.read(given.get("opts") or {})


def setup(given: Values) -> Values:
    players = given["players"]
    rules = rules_in(given)
    order = tuple(str(seat) for seat in range(players))
    state = rules.start(Standing(order=order, dealer=given.get("dealer", players - 1)), Scripted({}))
    deck = rules.deck(players)
    return {
        "decks": deck.packs,
        "removed": [card[:-1] for card in deck.removed],
        "total": rules.cards(players),
        "sizes": state.dealt,
    }


def legal(given: Values) -> Values:
    """Answer whether seat 0 may play these cards, on seat 1's play if there is one."""
    top = plays.of(given["top"].split()) if given["top"] else None
    hands = [given["hand"].split(), *[SPARE] * OTHERS]
    state = position(rules_in(given), hands, turn=0, top=top.text if top else None, owner=1)
    try:
        events = state.play(0, state.action(f"play {given['play']}"))
    except Illegal as refusal:
        return {"ok": False, "error": refusal.code}
    if not isinstance(events[0], Played):
        raise Unfit(f"the play was told as {events[0]}")
    untoppable = any(isinstance(event, TrickTaken) and event.at_once for event in events)
    said_event = events[0]
    return {
        "ok": True,
        "shape": said_event.shape,
        "size": said_event.size,
        "rank": said_event.rank,
        "untoppable": untoppable,
    }


def script(given: Values) -> Values:
    """Play a piece of a round, action by action."""
    state = position(rules_in(given), [hand.split() for hand in given["hands"]], turn=given["lead"])
    outcome = acted(state, given)
    pile = climbing(state.view(None)).pile
    return outcome | {"top": " ".join(pile[-1].cards) if pile else None}


def first_lead(given: Values) -> Values:
    standing = standing_of(given, given["round"]).model_copy(update={"dealer": given["dealer"]})
    return {"seat": rules_in(given).first_leader(standing)}


def titles(given: Values) -> Values:
    return {"titles": rules_in(given).titles(standing_of(given))}


def schedule(given: Values) -> Values:
    return {"pairs": rules_in(given).schedule(given["players"])}


KINDS = {
    "setup": kind_of(setup, "players dealer opts"),
    "legal": kind_of(legal, "hand play top opts"),
    "script": kind_of(script, "hands lead opts discards actions"),
    "first_lead": kind_of(first_lead, "players round dealer opts"),
    "titles": kind_of(titles, "players opts"),
    "schedule": kind_of(schedule, "players opts"),
    "roster": kind_of(partial(roster, kind=Dahimi), "order leaves joins policy picks opts"),
    "misery": kind_of(misery_of, "history"),
}
