"""A finished round of a game that keeps cards closed, as far as everybody may know it. Nothing that this module returns
holds the round's seed or a card that was not shown, so whatever is made of it may be published.
"""

from typing import NamedTuple

from engine.contract import Action, Event, Result, View, Zone
from engine.contract.commitments import openings
from engine.contract.proof_file import ProofFile
from engine.contract.record import Record, seating_of, steps


class RoundStep(NamedTuple):
    """A round after one of its moves.

    `view`: what a spectator saw then; None where nobody looks. `hands`: what is known of each seat's cards. `happened`:
    the events of the move. `seat`, `action`: whose move it was, and what it was; no seat for the deal, no action for a
    move that stays closed. `over`: the round is.
    """

    view: View | None
    hands: tuple[tuple[str, ...], ...]
    happened: tuple[Event, ...]
    seat: int | None = None
    action: Action | None = None
    over: bool = False


class Spectated(NamedTuple):
    """A round as a spectator saw it. `drawn`: the draws for its seats; `zones`: what was opened when it was over."""

    drawn: tuple[Event, ...] = ()
    steps: tuple[RoundStep, ...] = ()
    zones: tuple[Zone, ...] = ()
    result: Result | None = None


NOTHING_SEEN = Spectated()


def spectate(record: Record) -> Spectated:
    """The round of this record. Raises as `steps` does."""
    events, zones, result = list[RoundStep](), tuple[Zone, ...](), None
    movers = [None, *(seat for seat, _ in record.moves)]
    for mover, (state, happened) in zip(movers, steps(record), strict=True):
        view, result = state.view(None), state.result
        zones = () if result is None else state.revealed_zones()
        seen = tuple(event.seen_by(None) for event in happened)
        events.append(RoundStep(view, _hands(view, zones), seen, mover, over=result is not None))
    drawn = tuple(event.seen_by(None) for event in seating_of(record).events)
    return Spectated(drawn, tuple(events), zones, result)


def proof_of(record: Record, commitment: str, zones: tuple[Zone, ...]) -> ProofFile:
    """The proof that is published of a round in place of its record. `commitment`: the hash that stood before it."""
    players = len(record.standing.order)
    shown = {card for zone in zones for card in zone.cards or () if card}
    return ProofFile(record.rules, players, commitment, openings(record.rules, players, record.seed, shown))


def _hands(view: View, opened: tuple[Zone, ...]) -> tuple[tuple[str, ...], ...]:
    """The cards of each seat's hand, as far as they are known."""
    known = {zone.owner: zone.cards or () for zone in (*view.zones, *opened) if zone.name == "hand"}
    return tuple(known.get(seat, ()) for seat in range(len(view.seats)))
