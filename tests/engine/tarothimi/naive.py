"""Tarot-himi's legal plays a second time: from the specification alone (TAR-3 to TAR-12), card by card.

Deliberately naive: every handful of cards is tried, and asked about by name.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "P", "N", "Q", "K", "A"]
NUMBERS = [
    "Fool",
    "Magician",
    "Priestess",
    "Empress",
    "Emperor",
    "Hierophant",
    "Lovers",
    "Chariot",
    "Strength",
    "Hermit",
    "Wheel",
    "Justice",
    "HangedMan",
    "Death",
    "Temperance",
    "Devil",
    "Tower",
    "Star",
    "Moon",
    "Sun",
    "Judgement",
    "World",
]
MIMICS = {"Magician": 1, "Priestess": 2, "Empress": 3, "Emperor": 4}
PERMISSIONS = ("Strength", "Temperance", "Star", "Sun", "World")


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards put on the pile: what they count as, and how they are meant: "set", "lead" or "mimic"."""

    cards: tuple[str, ...]
    rank: str
    size: int
    meant: str


@dataclass(frozen=True, slots=True)
class Moment:
    """The facts that must be known to judge a play. `top`: rank and size, None with the lead."""

    hand: tuple[str, ...]
    top: tuple[str, int] | None
    acted: bool = False
    first: bool = False
    lead_pass: bool = True
    passed_lead: bool = False


def value(rank: str) -> int:
    return -1 if rank == "low" else RANKS.index(rank)


def ideas(moment: Moment) -> Iterator[Laid]:
    """Everything that is one play by its shape (TAR-3, TAR-4)."""
    for size in range(1, 6):
        for cards in sorted(set(combinations(sorted(moment.hand), size))):
            minors = [card for card in cards if card in RANKS]
            arcana = [card for card in cards if card not in RANKS]
            if (not arcana and len(set(minors)) == 1) or (arcana == ["Fool"] and len(set(minors)) == 1):
                yield Laid(cards, minors[0], size, "set")
            elif cards == ("Fool",):
                for rank in RANKS:
                    yield Laid(cards, rank, 1, "set")
            elif len(cards) == 1 and cards[0] != "Wheel":
                yield Laid(cards, "low", 1, "lead")
                if moment.top is not None and MIMICS.get(cards[0]) == moment.top[1]:
                    higher = RANKS[min(value(moment.top[0]) + 1, value("A"))]
                    yield Laid(cards, higher, moment.top[1], "mimic")


def fits(laid: Laid, top: tuple[str, int], powers: Sequence[str], tower: bool) -> bool:
    """The rule of following, with these permissions (TAR-5), and The Tower or not (TAR-6)."""
    rank, size = top
    if laid.meant == "mimic":
        return not tower
    if rank == "A" and "Temperance" in powers:
        return True
    if laid.meant == "lead":
        return False
    if laid.rank == "A" and laid.size == 1 and "Sun" in powers:
        return True
    if laid.size < size and "Star" not in powers:
        return False
    if laid.size > size and "World" not in powers:
        return False
    more = value(laid.rank) - value(rank)
    if tower:
        return more >= (2 if "Strength" in powers else 3)
    return more >= (0 if "Strength" in powers else 1)


def permitted(laid: Laid, moment: Moment) -> bool:
    """True if a play is legal, leaving aside what The Devil and Death demand."""
    hand = moment.hand
    if "HangedMan" in hand and moment.acted:
        return False
    if "Lovers" in hand and len(laid.cards) == 1 and not (laid.cards == ("Lovers",) and laid.meant == "lead"):
        return False
    if "Hermit" in hand and len(laid.cards) >= 2:
        return False
    if moment.first and laid.meant == "lead" and laid.cards[0] in ("HangedMan", "Death"):
        return False
    if moment.top is None:
        return True
    return fits(laid, moment.top, hand, "Tower" in hand)


def best(plays: list[Laid]) -> list[Laid]:
    """The plays that Death leaves (TAR-7)."""

    def goodness(laid: Laid) -> tuple[int, int, int]:
        minors = [card for card in laid.cards if card in RANKS]
        return (
            1 if len(minors) == len(laid.cards) else 0,
            value(minors[0]) if minors else -1,
            len(minors),
        )

    return [
        laid
        for laid in plays
        if all(goodness(laid) >= goodness(other) for other in plays) or (laid.cards == ("Death",))
    ]


def plays(moment: Moment) -> list[Laid]:
    """Every legal play."""
    found = [laid for laid in ideas(moment) if permitted(laid, moment)]
    return best(found) if "Death" in moment.hand else found


def may_pass(moment: Moment) -> bool:
    if not plays(moment):
        return True
    if "Devil" in moment.hand or "Death" in moment.hand:
        return False
    return moment.top is not None or (moment.lead_pass and not moment.passed_lead)


def powers(moment: Moment) -> set[str]:
    """The powers that may be used, by the name of the card."""
    found = set()
    for card in moment.hand:
        if card in ("Justice", "Judgement") and moment.top is not None:
            found.add(card)
        if card == "Wheel" and may_pass(moment):
            found.add(card)
        if card == "Chariot" and may_pass(moment) and len(moment.hand) > 1:
            found.add(card)
    return found


def shown(laid: Laid, moment: Moment) -> tuple[str, ...]:
    """The smallest set of permissions that carries the play, the lowest numbers first (TAR-10)."""
    if moment.top is None:
        return ()
    held = [card for card in NUMBERS if card in PERMISSIONS and card in moment.hand]
    softened = ["Strength"] if "Strength" in held else []
    for count in range(6):
        for some in combinations(held, count):
            ordinary = fits(laid, moment.top, some, tower=False)
            own = "Tower" not in moment.hand or fits(laid, moment.top, [*some, *softened], tower=True)
            if ordinary and own:
                return some
    raise AssertionError(f"nothing carries {laid} in {moment}")
