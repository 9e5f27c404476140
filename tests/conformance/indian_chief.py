"""Indian Chief's cases, asked of its engine."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from engine.cards.packs import pack, plain
from engine.contract import Dice, Event, Standing, action, owed
from engine.indian_chief import IndianChief, melds
from engine.indian_chief.events import Melded, NothingLeft, Refilled, Stole, StubRanOut
from engine.indian_chief.round import HAND, IndianChiefRound, dealt, granted_wishes, thief_groups, total
from engine.indian_chief.state import Sheet
from tests.conformance.cases import Cards, Kind, Unfit, Values
from tests.conformance.parlour import asking, doing

Laid = Mapping[int, str]  # by seat, the cards of a meld


def game(hands: Sequence[str], options: Values | None = None, dealer: int = 0) -> IndianChiefRound:
    """A game in which the seats hold these cards, and whatever else comes first of the deck, up to eight."""
    rules = IndianChief.read(dict(options or {}))
    deck = list(rules.closed_deck(len(hands)))
    held = [[taken(card, deck) for card in hand.split()] for hand in hands]
    for cards in held:
        while len(cards) < HAND:
            cards.append(deck.pop())
    standing = Standing(order=tuple(f"p{seat}" for seat in range(len(hands))), dealer=dealer)
    return dealt(rules, standing, held, deck, bytes(32), rules.show_sheets)


def filled(state: IndianChiefRound, turn: int, *sheets: Sheet) -> None:
    """Bring the game to this turn. The first seats have these sheets, which are open."""
    state.public = replace(state.public, turn=turn, sheets=(*sheets, *state.public.sheets[len(sheets) :]))


def chosen(state: IndianChiefRound, seat: int) -> tuple[str, ...]:
    """The cards that a seat has chosen, while that is sealed; none where it has not."""
    answer = state.hidden.chosen[seat]
    return answer.cards if answer else ()


def taken(card: str, deck: list[str]) -> str:
    """A card out of the deck, which may hold it twice. Raises Unfit when it is not there."""
    found = next((one for one in deck if card in (one, plain(one))), None)
    if found is None:
        raise Unfit(f"{card} is not in the deck any more")
    deck.remove(found)
    return found


def laid(given: Laid, options: Values | None = None, dealer: int = 0) -> tuple[IndianChiefRound, list[Event]]:
    """A first turn in which the seats have revealed these melds, and what happened."""
    state = game([given[seat] for seat in sorted(given)], options, dealer)
    events: list[Event] = []
    for seat, meld in given.items():
        hand = list(state.hidden.hands[seat])
        events += state.play(seat, action("meld", *(taken(card, hand) for card in meld.split())))
    return state, events


def in_meld(state: IndianChiefRound, card: str) -> str:
    """The token of a card, wherever it lies."""
    public = state.public
    everywhere = [*(card for meld in public.melds for card in meld), *(card for _, _, card in public.thefts)]
    return next((one for one in everywhere if card in (one, plain(one))), card)


def steal_nothing(state: IndianChiefRound) -> list[Event]:
    """No thief takes anything."""
    events: list[Event] = []
    while state.public.groups:
        events += state.play(owed(state.pending)[0].seat, action("nothing"))
    return events


# ---------------------------------------------------------------------------- questions


def deal_table(given: Values) -> Values:
    rules = IndianChief.read(given.get("options", {}))
    decks = {str(players): len(rules.closed_deck(players)) for players in range(rules.seats()[0], rules.seats()[1] + 1)}
    stubs = {}
    for players in map(int, decks):
        standing = Standing(order=tuple(f"p{seat}" for seat in range(players)))
        stubs[str(players)] = rules.start(standing, Dice(Random(players))).view(None).zone("stub").count
    return {"deck": decks, "stub": stubs}


def score(given: Values) -> Values:
    others = [card for meld in given.get("opponents", ()) for card in meld.split()]
    return {"points": melds.points(given["meld"].split(), others)}


def thief_order(given: Values) -> Values:
    return {"groups": thief_groups({int(seat): card for seat, card in given["thieves"].items()})}


def steal(given: Values) -> Values:
    return {"stolen": {str(seat): card for seat, card in granted_wishes(given["choices"]).items()}}


def refill(given: Values) -> Values:
    """Melds of the sizes that the case gives are laid, the stolen cards in somebody else's."""
    deck = [card for card in pack() if card not in given.get("stolen", {}).values()]
    stolen: dict[int, str] = dict(given.get("stolen", {}))
    cards: dict[int, list[str]] = {seat: [] for seat in range(given["players"])}
    for thief, card in stolen.items():
        victim = max((seat for seat in cards if seat != thief), key=given["melds"].__getitem__)
        cards[victim].append(card)
    for seat, size in given["melds"].items():
        while len(cards[seat]) < size:
            cards[seat].append(deck.pop(0))
    state, _ = laid({seat: " ".join(meld) for seat, meld in cards.items()}, dealer=given.get("dealer", 0))
    events: list[Event] = []
    while state.public.groups:
        seat = owed(state.pending)[0].seat
        events += state.play(
            seat, action("steal", in_meld(state, stolen[seat])) if seat in stolen else action("nothing")
        )
    drawn = {str(event.seat): event.count for event in events if isinstance(event, Refilled)}
    return {"drawn": drawn, "stub": state.view(None).zone("stub").count}


def shortage(given: Values) -> Values:
    """Everybody lays a meld of the size that the case gives, in the first turn."""
    deck = list(pack(copies=2))
    hands = [" ".join(deck.pop(0) for _ in range(HAND)) for _ in range(given["players"])]
    state = game(hands, dealer=given.get("dealer", 0))
    stub = state.view(None).zone("stub").count or 0
    events: list[Event] = []
    for seat, size in enumerate(given["melds"]):
        events += state.play(seat, action("meld", *state.hidden.hands[seat][:size]))
    events += steal_nothing(state)
    needed = sum(event.count for event in events if isinstance(event, Refilled))
    ran_out = [event.count for event in events if isinstance(event, StubRanOut)]
    if bool(ran_out) != (needed > stub):
        raise Unfit(f"the stub had {stub} cards, {needed} were drawn, and it ran out {len(ran_out)} times")
    return {
        "needed": needed,
        "stub": stub,
        "short": max(needed - stub, 0),
        "new_stub": ran_out[0] if ran_out else None,
        "stub_after": state.view(None).zone("stub").count,
    }


def turn(given: Values) -> Values:
    """Answer with the scores of the seats that reveal these melds, and with the seats that steal then, group by group
    while nobody takes anything.
    """
    state, events = laid(given["melds"], given.get("options"))
    scored = {str(event.seat): event.points for event in events if isinstance(event, Melded)}
    groups = []
    while state.public.groups:
        groups.append([decision.seat for decision in state.pending])
        for decision in state.pending:
            events += state.play(decision.seat, action("nothing"))
    return {"points": scored, "groups": groups}


def thefts(given: Values) -> Values:
    """These melds are revealed, and the thieves choose one after the other."""
    state, events = laid(given["melds"])
    for seat, card in given["choices"]:
        events += state.play(seat, action("nothing") if card is None else action("steal", in_meld(state, card)))
    stolen = {str(event.seat): plain(event.card) for event in events if isinstance(event, Stole)}
    passed = [event.seat for event in events if isinstance(event, NothingLeft)]
    public = {str(seat): Cards(tuple(map(plain, cards))) for seat, cards in enumerate(state.view(None).public.known)}
    return {
        "stolen": stolen,
        "passed": passed,
        "asked": [decision.seat for decision in state.pending],
        "sealed": all(decision.sealed for decision in state.pending),
        "pace": round(state.pending[0].pace, 3) if state.pending else None,
        "phase": state.phase(),
        "public": public,
    }


# ---------------------------------------------------------------------------- actions


def commit(given: Values) -> Values:
    """A seat of two lays cards. `filled`: categories on its sheet."""
    by = given["by"]
    state = game([given["hand"] if seat == by else "" for seat in range(2)])
    filled(state, 1, *[dict.fromkeys(given["filled"], 0) if seat == by else {} for seat in range(2)])
    state.play(by, action("meld", *given["cards"].split()))
    return {"waiting": [decision.seat for decision in state.pending if decision.given is None]}


def again(given: Values) -> Values:
    """A seat lays cards after these melds: too late when they are those of all seats."""
    all_melds = {**given["melds"]}
    state = game([all_melds.get(seat, "") for seat in range(given["players"])])
    for seat, meld in all_melds.items():
        hand = list(state.hidden.hands[seat])
        state.play(seat, action("meld", *(taken(card, hand) for card in meld.split())))
    hand = list(state.hidden.hands[given["by"]])
    cards = [taken(card, hand) for card in given["cards"].split() if card in map(plain, hand)]
    state.play(given["by"], action("meld", *cards))
    return {"laid": plain(chosen(state, given["by"])[0])}


def do_steal(given: Values) -> Values:
    """A thief names a card once these melds are revealed and others have stolen what `before` says."""
    state, _ = laid(given["melds"])
    for seat, card in given.get("before", ()):
        state.play(seat, action("steal", in_meld(state, card)))
    state.play(given["by"], action("steal", in_meld(state, given["card"])))
    return {}


KINDS: Mapping[str, Kind] = {
    "deal_table": asking(deal_table),
    "sizes": asking(lambda _: {"sizes": {category: melds.size_of(category) for category in melds.CATEGORIES}}),
    "score": asking(score, "meld", "opponents"),
    "thief_order": asking(thief_order, "thieves"),
    "steal": asking(steal, "group", "choices"),
    "refill": asking(refill, "players", "melds", "stolen", "dealer"),
    "shortage": asking(shortage, "players", "melds", "dealer"),
    "total": asking(lambda given: {"total": total(given["sheet"])}, "sheet"),
    "turn": asking(turn, "melds"),
    "thefts": asking(thefts, "melds", "choices"),
    "do commit": doing(commit, "filled", "hand", "cards"),
    "do recommit": doing(again, "players", "melds", "cards"),
    "do steal": doing(do_steal, "melds", "before", "card"),
}
