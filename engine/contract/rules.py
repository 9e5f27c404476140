"""Rules and state: how a game is configured, seated, started, played and ended; and the values that an option may have,
read from how its field is declared.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from types import NoneType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Protocol, Self, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError, ValidatorFunctionWrapHandler, field_validator
from pydantic.fields import FieldInfo

from engine.contract.action import Action
from engine.contract.decision import Decision, Illegal, Verdict
from engine.contract.event import Event
from engine.contract.result import Match, Result
from engine.contract.rng import Rng
from engine.contract.standing import Standing
from engine.contract.view import AnyView, View, Zone


def domain(option: FieldInfo) -> tuple[Any, ...]:
    """All values of an option that is a bool, a Literal, an int with bounds (`ge`, `le`, `multiple_of`), None, or a
    union of such. Raises TypeError for an option whose values cannot be listed.
    """
    return tuple(_values(option.annotation, option.metadata))


def _values(annotation: Any, bounds: Iterable[Any]) -> Iterator[Any]:
    if annotation is bool:
        yield from (False, True)
    elif annotation is int:
        yield from _numbers(bounds)
    elif annotation is NoneType:
        yield None
    elif get_origin(annotation) is Literal:
        yield from get_args(annotation)
    elif get_origin(annotation) is Annotated:
        plain, *said = get_args(annotation)
        yield from _values(plain, [one for part in said for one in getattr(part, "metadata", [part])])
    elif get_args(annotation):
        for part in get_args(annotation):
            yield from _values(part, bounds)
    else:
        raise TypeError(f"the values of {annotation} cannot be listed")


def _numbers(bounds: Iterable[Any]) -> range:
    """The numbers from `ge` to `le`, in steps of `multiple_of`."""
    said = {
        name: getattr(bound, name) for bound in bounds for name in ("ge", "le", "multiple_of") if hasattr(bound, name)
    }
    if not {"ge", "le"} <= said.keys():
        raise TypeError("a number needs ge and le, so that a form can offer its values")
    step = said.get("multiple_of", 1)
    return range(-(-said["ge"] // step) * step, said["le"] + 1, step)


class State(Protocol):
    """One round, and nothing older."""

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that the round waits for: several when several seats owe one at once, none when it is over."""
        ...

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events before the first action: the deal, and what the rules did by themselves."""
        ...

    @property
    def log(self) -> Sequence[tuple[int, Action]]:
        """Every accepted action with its seat, oldest first."""
        ...

    @property
    def result(self) -> Result | None:
        """None while the round goes on."""
        ...

    @property
    def position(self) -> int:
        """The number of accepted actions that have changed what everybody plays on (as `View.position`)."""
        ...

    def action(self, text: str) -> Action:
        """Read an action's text. Raises Illegal("unreadable") when it is none of this game's."""
        ...

    def rights(self, seat: int) -> tuple[Action, ...]:
        """The rights of `seat`: the actions that it may take without being asked."""
        ...

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out the action of `seat`, and return its events. Raises Illegal and changes nothing if the rules refuse
        it.
        """
        ...

    def revealed(self, seat: int, position: int) -> bool:
        """True if `seat` had a sealed choice at that position, and all such choices have been revealed since."""
        ...

    def default(self, decision: Decision) -> Action:
        """The plainest answer, which is played for a seat whose time is up unless `Game.silent` has another."""
        ...

    def view(self, seat: int | None) -> View:
        """All that `seat` (None: a spectator) may know."""
        ...

    def revealed_zones(self) -> tuple[Zone, ...]:
        """The zones, with all their cards, that may be shown to everybody once the round is over. Cards that the rules
        keep closed for good are in none of them.
        """
        ...

    def copy(self) -> Self:
        """An independent state that goes on from here."""
        ...


class SeatingRequest(NamedTuple):
    """The people who are to play the next round.

    `standing`: that of the round before; None for a first round, in which only `join` is considered. `result`: that of
    the round before; None if it was not played. `leave` and `join`: the keys that go and then come, in the order in
    which they asked.
    """

    standing: Standing | None
    result: Result | None
    leave: Sequence[str]
    join: Sequence[str]


class Seating(NamedTuple):
    """The next round's standing, and what was drawn for it."""

    standing: Standing
    events: tuple[Event, ...] = ()


class Rules(BaseModel, ABC):
    """A game with its options. Frozen; every option typed, defaulted, described; JSON in and out.

    `GAME` names the game in the registry, `VERSION` changes whenever a record of the old one would replay differently.
    `FIXED` are options that nobody is offered: they are there to be refused by name, or do nothing in this game.
    `CLOSED`: some cards stay closed for good, so that no seed of such a game may ever be published (`closed_deck`
    is committed to card by card instead). `MATCH`: the same seats play several hands to an end; nobody comes in or goes
    in between, but a computer player may take a seat over. `NAMED_DEALER`: a player may choose who deals a later round;
    else that follows from the seed and the round before.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    GAME: ClassVar[str]
    VERSION: ClassVar[int] = 1
    FIXED: ClassVar[frozenset[str]] = frozenset()
    CLOSED: ClassVar[bool] = False
    MATCH: ClassVar[bool] = False
    NAMED_DEALER: ClassVar[bool] = False

    @classmethod
    def read(cls, options: dict[str, object]) -> Self:
        """Rules from option names and values. Raises Illegal("unknown_option:x") or, after those,
        Illegal("bad_value:x").
        """
        for name in options:
            if name not in cls.model_fields:
                raise Illegal(f"unknown_option:{name}", option=name)
        try:
            return cls.model_validate(options)
        except ValidationError as error:
            name = str(error.errors()[0]["loc"][0])
            raise Illegal(f"bad_value:{name}", option=name) from None

    @field_validator("*", mode="wrap")
    @classmethod
    def _of_its_type(cls, value: object, read: ValidatorFunctionWrapHandler) -> object:
        """Refuse a value of another type than its option's: for a Literal, pydantic takes True for 1 and 3.0 for 3.
        Raises ValueError.
        """
        found: object = read(value)
        if type(found) is not type(value):
            raise ValueError(f"not of the type {type(found).__name__}")
        return found

    def values(self, option: str) -> tuple[Any, ...]:
        """All values that an option may have, for a form to choose from. KeyError for an unknown option."""
        return domain(type(self).model_fields[option])

    def usual(self, option: str) -> Any:
        """The default of an option. KeyError for an unknown option."""
        return type(self).model_fields[option].default

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        """The ready-made sets of options: by name, the options of a game for `players` players that differ from the
        usual rules. A set called "short" is preselected at slow tables, one called "series" at all others.
        """
        return {}

    def without_chips(self) -> Self | None:
        """These rules without chips; the same rules if they have none. None if the game cannot do without chips."""
        return self

    @property
    def forfeits(self) -> bool:
        """True if a seat can no longer win when its player leaves for good (`WithForfeit`)."""
        return False

    @property
    def draws_partners(self) -> bool:
        """True if lots decide at the first deal of a match who plays with whom (`WithPartners`)."""
        return False

    @property
    def talks(self) -> bool:
        """True if partners may say something to each other that nobody else hears."""
        return False

    @abstractmethod
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""

    def sides(self, players: int) -> tuple[int, ...]:
        """The side of each seat among `players` players; empty if everybody plays alone."""
        return ()

    def drawn_sides(self, players: int) -> tuple[int, ...]:
        """The side of each seat, where lots decide who sits on which."""
        return self.sides(players) if self.draws_partners else ()

    def refusal(self, players: int) -> Illegal | None:
        """The first reason why these options cannot work for `players` players; None when they can. By default the only
        reason is that there are too few players or too many.
        """
        fewest, most = self.seats()
        return None if fewest <= players <= most else Illegal("bad_player_count")

    def admit(self, players: int) -> None:
        """Raise the `refusal` for `players` players, if there is one."""
        if refusal := self.refusal(players):
            raise refusal

    @abstractmethod
    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        """Seat the next round. Raises Illegal("table_full") when there is no room for those who come."""

    @abstractmethod
    def start(self, standing: Standing, rng: Rng) -> State:
        """Deal a round. Raises Illegal with the code of `refusal`."""

    def match(self, standing: Standing, result: Result) -> Match:
        """The state of the match after this round; in games that go on for ever it is never over."""
        return Match()

    def closed_deck(self, players: int) -> tuple[str, ...]:
        """The cards of a `CLOSED` game for `players` players, each with a name of its own, as they lie before the first
        `Rng.shuffle` of `start`, which shuffles just these.
        """
        raise NotImplementedError(f"{self.GAME} keeps no cards closed")

    @abstractmethod
    def resample(self, view: AnyView, random: Random) -> State:
        """A full state, drawn from `view` alone, that the view's seat cannot tell from the true one.

        Its further luck is fresh. The view must be a seat's, not a spectator's.
        """

    def explain(self, view: AnyView) -> tuple[Verdict, ...]:
        """The reasons why each token of the viewer's hand can or cannot be played now, low to high; none if the game
        cannot say.
        """
        return ()
