"""The 22 Major Arcana: each one's permissions, prohibitions, rank and power (TAR-4 to TAR-9). Read it beside
docs/spec/tarothimi.md.

A card that needs nothing but these words is added here and nowhere else. Powers are used by discarding an arcana
(TAR-9): here are their choices and their effects; the round knows when a power is allowed, and how the turn goes on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, Protocol

from engine.climbing.events import OneCard
from engine.contract import Action, Event, Illegal, PickCards, Seeded
from engine.tahimi.catalogue import Play
from engine.tarothimi.state import Recalled, Rescinded, Spun, Swapped

ACE = "A"
MEMORY = 10_000  # remembered sets of arcana; all with up to three of them, and more


class Reach(Protocol):
    """The part of a round that a power may see and change. `TarotRound` says what each method does."""

    seed: bytes
    finish: tuple[int, ...]
    left: tuple[int, ...]

    @property
    def top(self) -> Play | None: ...
    def others(self, seat: int) -> tuple[int, ...]: ...
    def highest(self, seat: int) -> str: ...
    def discards(self) -> tuple[str, ...]: ...
    def sorted(self, cards: Sequence[str]) -> tuple[str, ...]: ...
    def uses(self, verb: str) -> int: ...

    def lose(self, seat: int, cards: Sequence[str]) -> None: ...
    def gain(self, seat: int, cards: Sequence[str]) -> None: ...
    def swap(self, seat: int, whom: int, gave: str, got: str) -> None: ...
    def take_back(self, whole: bool) -> tuple[int, tuple[str, ...], bool]: ...
    def grown(self, seat: int) -> bool: ...
    def remember(self, seat: int, whom: int | None, gave: tuple[str, ...], got: tuple[str, ...]) -> None: ...


@dataclass(frozen=True, slots=True)
class Power:
    """`when`: "start", the regular turn still follows; "in lieu", it replaces the turn and counts as a pass (TAR-3).

    `use`: what happens; it is called when the card has left the hand and the action is in the log. `wants`: what must
    be named: nothing; any "cards" of the hand, which others do not see; or "whom", another seat that holds cards, and
    a card for it, which only the two see. `takes_back`: how much of the top play goes back to its owner. `stays`:
    whether the card surely lies among the discards afterwards.
    """

    when: Literal["start", "in lieu"]
    use: Callable[[Reach, int, Action], tuple[Event, ...]]
    wants: Literal["", "cards", "whom"] = ""
    takes_back: Literal["", "one", "all"] = ""
    stays: bool = True

    def pick(self, verb: str, rest: tuple[str, ...], others: tuple[int, ...]) -> PickCards | None:
        """The cards of `rest` and the `others` that may be named with the card; None if nothing can be named."""
        if self.wants == "whom":
            return PickCards(verb, rest, 1, 1, others) if rest else None
        return PickCards(verb, rest, 0, len(rest)) if self.wants == "cards" else PickCards(verb)

    def public(self, action: Action) -> str:
        """The action as it is shown to seats that its cards do not concern."""
        if self.wants == "whom":
            return f"{action.verb} {action.whom}"
        return f"{action.verb} +{len(action.cards)}" if self.wants == "cards" else action.text


def misfit(pick: PickCards | None, state: Reach, seat: int, action: Action) -> Illegal | None:
    """The reason why an action is not among the choices: the last codes of TAR-12."""
    if action.whom is not None and (action.whom == seat or action.whom not in state.others(seat)):
        return Illegal("bad_target", whom=action.whom)
    if pick is None:
        return Illegal("nothing_to_give")
    return None if action in pick else Illegal("not_in_hand", cards=action.cards)


# ---------------------------------------------------------------------- what happens


def rescind_one(state: Reach, seat: int, action: Action) -> tuple[Event, ...]:
    """Justice: the owner of the top play takes one card of it back."""
    return _rescind(state, seat, whole=False)


def rescind_all(state: Reach, seat: int, action: Action) -> tuple[Event, ...]:
    """Judgement: the owner takes the whole top play back."""
    return _rescind(state, seat, whole=True)


def _rescind(state: Reach, seat: int, whole: bool) -> tuple[Event, ...]:
    owner, cards, gone = state.take_back(whole)
    top = state.top
    away = owner in state.left
    events: tuple[Event, ...] = (
        Rescinded(owner, seat, cards, gone, top.rank if top else None, top.size if top else 0, away),
    )
    if away:
        return events
    if owner in state.finish:
        events += (Recalled(owner),)
    state.gain(owner, cards)
    return events + ((OneCard(owner),) if state.grown(owner) else ())


def tribute(state: Reach, seat: int, action: Action) -> tuple[Event, ...]:
    """The Chariot: the highest card of another, for one of one's own. Arcana are below all minors, then by number."""
    whom, gave = action.whom, action.cards[0]
    if whom is None:
        raise Illegal("bad_target")
    got = state.highest(whom)
    state.swap(seat, whom, gave, got)
    return (Swapped(seat, whom, gave, got),)


def spin(state: Reach, seat: int, action: Action) -> tuple[Event, ...]:
    """The Wheel: it and any others go to the discards, and as many are drawn from there."""
    count = 1 + len(action.cards)
    state.lose(seat, action.cards)
    rng = Seeded(state.seed, f"{action.verb} {state.uses(action.verb)}")
    drawn = state.sorted(rng.shuffle(state.discards())[:count])
    state.gain(seat, drawn)
    state.remember(seat, None, action.cards, drawn)
    return (Spun(seat, count, action.cards, drawn),)


@dataclass(frozen=True, slots=True)
class Spot:
    """The position in which a play is judged: the top (None: the lead) and the arcana `held`. `acted`: the seat has had
    its turn since the pile was last empty; `first`: nothing has been played yet in the round.
    """

    top: Play | None
    held: tuple["Arcana", ...]
    acted: bool = False
    first: bool = False


@dataclass(frozen=True, slots=True)
class Ban:
    """A play that a held card forbids, and the code of the refusal. `asks`: the fact that it needs about the spot,
    beside the top and the hand.
    """

    code: str
    forbids: Callable[[Play, Spot], bool]
    asks: Literal["", "acted", "first"] = ""


@dataclass(frozen=True, slots=True)
class Arcana:
    """One card. A field that is not set means that the card does no such thing.

    Played: `leads`, alone, as a single of the lowest rank; `mimics`, on a play of that size, the next rank; `joins`,
    sets of naturals, or any rank alone. Held, it may: `margin` below zero, `smaller`, `larger`: how far the rule of
    following gives way; `admits`: a play on a top whatever their ranks and sizes; `as_lead`: a top on which anything
    may be played that could be led. Held, it must: `margin` above zero; `bans`; `compels`: a holder who can play may
    not pass; `narrows`: which legal plays are left. `code`: the refusal when the margin or the narrowing stands in the
    way, or when it cannot be played at all. Else: `opens`: its holder leads first, and leads when the last play of one
    who went out stands; `turns_tax`: a pair that holds it pays the other way round; `power`: what is done by discarding
    it.
    """

    number: int
    name: str
    leads: bool = True
    mimics: int = 0
    joins: bool = False
    margin: int = 0
    smaller: bool = False
    larger: bool = False
    admits: Callable[[Play, Play], bool] | None = None
    as_lead: Callable[[Play], bool] | None = None
    bans: tuple[Ban, ...] = ()
    compels: bool = False
    narrows: Callable[[Sequence[Play]], list[Play]] | None = None
    code: str = ""
    opens: bool = False
    turns_tax: bool = False
    power: Power | None = None

    @property
    def permits(self) -> bool:
        """True if the card widens the rule of following, and is shown when that was needed (TAR-10)."""
        return self.margin < 0 or self.smaller or self.larger or self.admits is not None or self.as_lead is not None


def led(play: Play, name: str) -> bool:
    """True if the play is that arcana, as a lead."""
    return play.shape == "arcana" and play.cards == (name,)


def _alone(play: Play, spot: Spot) -> bool:
    """The Lovers: a play of one card, unless they are led: with the lead, or where a card gives it (TAR-6)."""
    leads = spot.top is None or any(card.as_lead is not None and card.as_lead(spot.top) for card in spot.held)
    return len(play.cards) == 1 and not (leads and led(play, "Lovers"))


def _not_first(name: str) -> Ban:
    return Ban("not_on_first_lead", lambda play, spot: spot.first and led(play, name), "first")


def _best(plays: Sequence[Play]) -> list[Play]:
    """Death: the best plays by TAR-7, or Death itself as a lead. Without arcana goes first, then rank, then number."""

    def worth(play: Play) -> tuple[bool, int, int]:
        minors = len(play.cards) - play.jokers
        return not play.jokers, play.place if minors else -1, minors

    best = max(map(worth, plays), default=None)
    return [play for play in plays if worth(play) == best or led(play, "Death")]


ARCANA = (
    Arcana(0, "Fool", leads=False, joins=True),
    Arcana(1, "Magician", mimics=1),
    Arcana(2, "Priestess", mimics=2),
    Arcana(3, "Empress", mimics=3),
    Arcana(4, "Emperor", mimics=4),
    Arcana(5, "Hierophant", opens=True),
    Arcana(
        6,
        "Lovers",
        bans=(Ban("lovers_no_singles", _alone),),
    ),
    Arcana(7, "Chariot", power=Power("in lieu", tribute, wants="whom")),
    Arcana(8, "Strength", margin=-1),
    Arcana(9, "Hermit", bans=(Ban("hermit_no_sets", lambda play, spot: len(play.cards) > 1),)),
    Arcana(
        10,
        "Wheel",
        leads=False,
        code="wheel_cannot_be_played",
        power=Power("in lieu", spin, wants="cards", stays=False),
    ),
    Arcana(11, "Justice", power=Power("start", rescind_one, takes_back="one")),
    Arcana(
        12,
        "HangedMan",
        bans=(Ban("hanged_man_one_chance", lambda play, spot: spot.acted, "acted"), _not_first("HangedMan")),
    ),
    Arcana(13, "Death", bans=(_not_first("Death"),), compels=True, narrows=_best, code="death_best_play"),
    Arcana(14, "Temperance", as_lead=lambda top: top.rank == ACE),
    Arcana(15, "Devil", compels=True),
    Arcana(16, "Tower", margin=2, code="tower_margin"),
    Arcana(17, "Star", smaller=True),
    Arcana(18, "Moon", turns_tax=True),
    Arcana(
        19,
        "Sun",
        admits=lambda play, top: play.rank == ACE and play.size == 1 and play.shape == "set",
    ),
    Arcana(20, "Judgement", power=Power("start", rescind_all, takes_back="all")),
    Arcana(21, "World", larger=True),
)

NAMES = tuple(card.name for card in ARCANA)
BY_NAME = {card.name: card for card in ARCANA}
POWERS = {card.name.lower(): card for card in ARCANA if card.power}  # the cards with a power, by the verb of its action
FOOL = next(card for card in ARCANA if card.joins)


@lru_cache(MEMORY)
def cards_of(mask: int) -> tuple[Arcana, ...]:
    """The arcana of a hand, by number."""
    return tuple(card for card in ARCANA if mask >> card.number & 1)


@lru_cache(MEMORY)
def names_of(mask: int) -> tuple[str, ...]:
    """The tokens of these arcana, by number."""
    return tuple(card.name for card in cards_of(mask))


def mask_of(*marks: str) -> int:
    """The bits of all arcana with one of these properties."""
    return sum(1 << card.number for card in ARCANA if any(getattr(card, mark) for mark in marks))


def asking(what: str) -> int:
    """The bits of all arcana with a ban that asks this."""
    return sum(1 << card.number for card in ARCANA if any(ban.asks == what for ban in card.bans))
