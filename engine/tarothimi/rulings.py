"""The rulings of `legal` on the plays of a hand with arcana, asked once for each situation and remembered as bits.

A situation is the top play, the held arcana that have a say in what is legal, and whatever these want to know. Most
arcana have no say, so the same situations come again and again, whatever else is in the hands.
"""

from typing import NamedTuple

from engine.tahimi.catalogue import Catalogue, Play
from engine.tarothimi import legal
from engine.tarothimi.arcana import Spot, cards_of, mask_of

MEMORY = 20_000  # remembered situations; more than an evening meets, little enough to forget all at once
SPEAKING = mask_of("bans", "margin", "smaller", "larger", "admits", "as_lead", "narrows")
NARROWING = mask_of("narrows")


class Ruling:
    """The bits of the plays that were `asked` about in one situation; of these, the bits of those that are `legal`, and
    of those that are `quiet`: legal, and no arcana must be shown for them.
    """

    __slots__ = ("asked", "legal", "quiet")

    def __init__(self) -> None:
        self.asked = self.legal = self.quiet = 0


class Allowed(NamedTuple):
    """The bits of the legal plays, and of the ones among them for which no arcana must be shown."""

    legal: int
    quiet: int


class Rulings:
    """The rulings on the plays of one catalogue, kept as they are asked for."""

    def __init__(self, plays: Catalogue) -> None:
        self._plays = plays
        self._known: dict[tuple[int, int, bool, bool], Ruling] = {}

    def allowed(self, bits: int, beside: int, top: Play | None, acted: bool, first: bool) -> Allowed:
        """The plays of `bits` that a hand with the arcana `beside` may make (as `legal.choices`, `Spot`)."""
        held = beside & SPEAKING
        situation = (held, top.bit if top is not None else 0, acted, first)
        ruling = self._known.get(situation)
        if ruling is None:
            if len(self._known) >= MEMORY:
                self._known.clear()
            ruling = self._known[situation] = Ruling()
        if unknown := bits & ~ruling.asked:
            self._ask(ruling, unknown, Spot(top, cards_of(held), acted, first))
        found = bits & ruling.legal
        if held & NARROWING:
            found = self._narrowed(found, held)
        return Allowed(found, found & ruling.quiet)

    def _ask(self, ruling: Ruling, bits: int, spot: Spot) -> None:
        ruling.asked |= bits
        for play in self._plays.list_plays(bits):
            if legal.allows(play, spot):
                ruling.legal |= play.bit
                if not legal.shows(play, spot):
                    ruling.quiet |= play.bit

    def _narrowed(self, bits: int, held: int) -> int:
        best = legal.narrowed(list(self._plays.list_plays(bits)), cards_of(held))
        return sum(play.bit for play in best)
