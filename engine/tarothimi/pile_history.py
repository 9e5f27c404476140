"""The history of a round's pile, retold from its log whenever it is needed, which is by hands with arcana alone.

Each action is the text that everybody saw ("Kx2", "pass", "justice", "chariot 2"…). A play that was rescinded has left
the pile; the rest of an older one lies on top again (TAR-9).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.tahimi.catalogue import Play
from engine.tarothimi.arcana import POWERS
from engine.tarothimi.catalogue import TarotCatalogue

AS_A_PASS = ("pass", *[verb for verb, card in POWERS.items() if card.power and card.power.when == "in lieu"])


@dataclass(slots=True)
class Laid:
    """A play that nobody has rescinded: where in the log it was made, by whom, and what is left of it."""

    at: int
    seat: int
    play: Play


@dataclass(slots=True)
class PileHistory:
    """`laid`: the plays of the round that still lie, in this trick or an older one. `aside`: what else lies openly in
    the discards. `left`: who has left the table.
    """

    laid: list[Laid] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    left: set[int] = field(default_factory=set)


def read_pile(plays: TarotCatalogue, log: Iterable[tuple[int, str]], begins: int = 0) -> PileHistory:
    """The story of a log; or of what is left of one from its place `begins` on."""
    history = PileHistory()
    for at, (seat, text) in enumerate(log, begins):
        play = plays.by_text.get(text)
        verb = text.split()[0]
        if play is not None and play.size:
            history.laid.append(Laid(at, seat, play))
        elif verb == "leave":
            history.left.add(seat)
        elif verb in POWERS:
            card = POWERS[verb]
            if card.power and card.power.stays:
                history.aside.append(card.name)
            if card.power and card.power.takes_back:
                _take_back(plays, history, card.power.takes_back == "all")
    return history


def _take_back(plays: TarotCatalogue, history: PileHistory, whole: bool) -> None:
    top = history.laid[-1]
    cards, rest = taken_back(plays, top.play, whole)
    if top.seat in history.left:
        history.aside += cards
    if rest is None:
        history.laid.pop()
    else:
        top.play = rest


def taken_back(plays: TarotCatalogue, top: Play, whole: bool) -> tuple[tuple[str, ...], Play | None]:
    """The cards that come back when the top play, or a card of it, is rescinded; and what is left of the play."""
    rest = None if whole else plays.less(top)
    return (top.cards, None) if rest is None else ((top.rank,), rest)


def has_acted(since: Iterable[tuple[int, str]], plays: TarotCatalogue, seat: int) -> bool:
    """True if `seat` has led, played, passed or used a power in lieu. `since`: the log from the lowest play of the pile
    on; before it the pile was empty (TAR-6, The Hanged Man).
    """
    return any(at == seat and (text in plays.by_text or text.split()[0] in AS_A_PASS) for at, text in since)
