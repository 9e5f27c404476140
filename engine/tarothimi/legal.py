"""The plays that a hand with arcana may make, in the words of TAR-3 to TAR-7 and TAR-10; `arcana` has each card's part.
`Rulings` are the same, asked once for each situation and remembered as bits.

A situation is the top play, the held arcana that have a say in what is legal, and whatever these want to know. Most
arcana have no say, so the same situations come again and again, whatever else is in the hands.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.contract import Illegal
from engine.tahimi.catalogue import Catalogue, Play
from engine.tarothimi.arcana import BY_NAME, FOOL, Arcana, Spot, cards_of, mask_of

# The codes of what held cards forbid, in the order in which they are tested (TAR-12).
BANS = ("hanged_man_one_chance", "lovers_no_singles", "hermit_no_sets", "not_on_first_lead")

MEMORY = 20_000  # remembered situations; more than an evening meets, little enough to forget all at once
SPEAKING = mask_of("bans", "margin", "smaller", "larger", "admits", "as_lead", "narrows")
NARROWING = mask_of("narrows")


def allows(play: Play, spot: Spot) -> bool:
    """True if nothing is against the play, but that a card may demand a better one."""
    if any(ban.forbids(play, spot) for card in spot.held for ban in card.bans):
        return False
    return spot.top is None or follows(play, spot.top, spot.held, _margin(spot.held))


def choices(plays: Iterable[Play], spot: Spot) -> list[Play]:
    """The legal plays among these; only the best ones if a card demands it."""
    return narrow([play for play in plays if allows(play, spot)], spot.held)


def narrow(plays: list[Play], held: Iterable[Arcana]) -> list[Play]:
    """The plays, of plays that are legal otherwise, that a held card demanding the best leaves."""
    for card in held:
        if card.narrows:
            plays = card.narrows(plays)
    return plays


def compelled(spot: Spot) -> bool:
    """True if a player with these cards must play if they can (TAR-7)."""
    return any(card.compels for card in spot.held)


def refusal_of_all(readings: Iterable[Play], spot: Spot) -> Illegal:
    """The reason why an action may not be played. `readings`: the plays that it may mean, none of them legal, the
    likeliest first. If one of them is kept from being played by a better play alone, that is the reason; else it is the
    reason of the likeliest (TAR-12).
    """
    reasons = [refusal(play, spot) for play in readings]
    first = reasons[0] if None not in reasons else None
    return first or Illegal(next(card.code for card in spot.held if card.narrows))


def refusal(play: Play, spot: Spot) -> Illegal | None:
    """The first reason of TAR-12 why the play is not legal; None when it is. Only what else is legal is not asked."""
    banned = {ban.code for card in spot.held for ban in card.bans if ban.forbids(play, spot)}
    if banned:
        return Illegal(min(banned, key=lambda code: BANS.index(code) if code in BANS else len(BANS)))
    if spot.top is None or allows(play, spot):
        return None
    for card in spot.held:
        others = tuple(other for other in spot.held if other is not card)
        if card.margin > 0 and follows(play, spot.top, others, _margin(others)):
            return Illegal(card.code)
    if play.shape == "arcana":
        return Illegal("arcana_only_led")
    larger = any(card.larger for card in spot.held)
    smaller = any(card.smaller for card in spot.held)
    if not _fits(play.size - spot.top.size, smaller, larger):
        return Illegal("wrong_size", size=spot.top.size, played=play.size)
    return Illegal("not_higher", rank=play.rank, top=spot.top.rank, size=spot.top.size)


def follows(play: Play, top: Play, powers: Sequence[Arcana], margin: int) -> bool:
    """The rule of following (TAR-5), as far as these permissions widen it. `margin`: how many ranks higher it must be.

    A mimic gains one rank by nature, also where it stays at the Ace (TAR-4).
    """
    if play.shape == "mimic":
        return margin <= 1
    if any(card.as_lead is not None and card.as_lead(top) for card in powers):
        return True
    if play.shape == "arcana":
        return False
    if any(card.admits is not None and card.admits(play, top) for card in powers):
        return True
    smaller, larger = any(card.smaller for card in powers), any(card.larger for card in powers)
    return _fits(play.size - top.size, smaller, larger) and play.place >= top.place + margin


def _fits(more: int, smaller: bool, larger: bool) -> bool:
    return more == 0 or (larger if more > 0 else smaller)


def _margin(cards: Sequence[Arcana]) -> int:
    return 1 + sum(card.margin for card in cards)


def shows(play: Play, spot: Spot) -> tuple[str, ...]:
    """The arcana that must be shown for a legal play (TAR-10): the fewest that carry it, and the lowest numbers if
    several do.

    They must make it legal by the ordinary rules and under the holder's own prohibitions. An arcana that only softens
    these (Strength under The Tower) is none of the others' business.
    """
    if spot.top is None:
        return ()
    held = _margin(spot.held)
    permissions = [card for card in spot.held if card.permits]
    for count in range(len(permissions) + 1):
        for some in combinations(permissions, count):
            if follows(play, spot.top, some, max(_margin(some), held)):
                return tuple(card.name for card in some)
    raise AssertionError(f"{play} is not legal on {spot.top}")


def shape(hand: Sequence[str], cards: Sequence[str], declared: str | None, order: Sequence[str]) -> Illegal | None:
    """The reason why these cards are no play at all, whatever lies there: the codes up to "wheel_cannot_be_played"
    (TAR-12).
    """
    minors = {card for card in cards if card not in BY_NAME}
    arcana = [card for card in cards if card in BY_NAME]
    if not cards:
        return Illegal("no_cards")
    if Counter(cards) - Counter(hand):
        return Illegal("not_in_hand", cards=tuple(Counter(cards) - Counter(hand)))
    if len(minors) > 1:
        return Illegal("not_a_set")
    if declared is not None:
        fits = declared in minors if minors else arcana == [FOOL.name] and declared in order
        if not fits:
            return Illegal("bad_declaration", rank=next(iter(minors), declared))
    if len(arcana) > 1 or (minors and arcana not in ([], [FOOL.name])):
        return Illegal("arcana_cannot_combine")
    if arcana and not (BY_NAME[arcana[0]].leads or BY_NAME[arcana[0]].joins):
        return Illegal(BY_NAME[arcana[0]].code)
    return None


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
            if allows(play, spot):
                ruling.legal |= play.bit
                if not shows(play, spot):
                    ruling.quiet |= play.bit

    def _narrowed(self, bits: int, held: int) -> int:
        best = narrow(list(self._plays.list_plays(bits)), cards_of(held))
        return sum(play.bit for play in best)
