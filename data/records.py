"""The values that are stored: a table, its rounds, their moves. Frozen; JSON in and out.

Times are seconds since the epoch. Nobody here looks at a clock: the caller states `changed`, `started` and `ended`.
"""

from typing import Any, Literal, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, Field

from data.message_records import TableMessages
from data.tournament_records import Scored
from engine.contract.standing import Standing
from engine.review.turning import POINTS, TurningPoint
from engine.search import DEFAULT, Level

Pace = Literal["quick", "lively", "reserve", "relaxed", "slow"]
PACES: tuple[Pace, ...] = get_args(Pace)
TURNING = "turning"  # the key in a round's result for its turning points


M = TypeVar("M", bound=BaseModel)


def with_(model: M, **changes: object) -> M:
    """A copy of a frozen record with some fields changed."""
    return model.model_copy(update=changes)


class Person(BaseModel):
    """Somebody at a table: a person or a steward.

    `key`: unique at the table, what Standing.order holds: "u<user id>" for people, "s<n>" for stewards.
    `name`: the display name when last seen. `user`: None for a steward. `level`: how well a steward plays. `away`: a
    steward plays this hand for now.
    `missed`: how often in a row the time was up; `answered_for`: once on a decision where silence is costly, so that a
    computer player answers the next of them. `takes`: the key of a steward whose seat this person, at the gate,
    takes over with the next deal. `side`: on which they want to play, in games with sides; None where there is room.
    """

    model_config = ConfigDict(frozen=True)

    key: str
    name: str
    user: int | None = None
    level: Level = DEFAULT
    away: bool = False
    missed: int = 0
    answered_for: bool = False
    takes: str = ""
    side: int | None = None


class Note(BaseModel):
    """Something worth a line that is no event of the rules, as when somebody falls asleep.

    `after`: how many events of the round were told before it. `key`, `values`: of the text; values are names, as given.
    """

    model_config = ConfigDict(frozen=True)

    after: int
    key: str
    values: dict[str, str] = {}


class RematchSnapshot(BaseModel):
    """The point where a closed table stood, for another to go on from: its last `standing` and how that round ended
    (`result`, None: it was broken off).
    """

    model_config = ConfigDict(frozen=True)

    standing: Standing
    result: dict[str, Any] | None = None
    people: tuple[Person, ...] = ()


class DealRef(BaseModel):
    """The deal of the day that a table is: the set's `day` and `slot`, and the deal's `number` in it, from 1. `thinks`:
    the version of the search with which its stewards play. `practice`: the day is closed, and nothing of it counts.
    """

    model_config = ConfigDict(frozen=True)

    day: int
    slot: int
    number: int
    thinks: int = 1
    practice: bool = False


class PairingRef(BaseModel):
    """The pairing of a tournament that is played at a table: the `number` of the pairing in its `round`. `entrants`: by
    key, the entrants who were drawn for it. `check_in`: for how many seconds the table waits for them. `until`: when
    the period of its round ends, in a league: from then on stewards play. `silent`: by key, the number of decisions for
    which somebody's time ran out; `gave_up`: keys of those who left the table. `scores`: what it came to, once it is
    over.
    """

    model_config = ConfigDict(frozen=True)

    tournament: int
    round: int
    number: int
    entrants: dict[str, int]
    check_in: float
    until: float | None = None
    silent: dict[str, int] = {}
    gave_up: tuple[str, ...] = ()
    scores: tuple[Scored, ...] | None = None


class TableRecord(BaseModel):
    """A table: all but its rounds and its messages.

    `options`: of the rules, as given. `people`: in the order in which they sat down. `sent_away`: users whom the host
    does not want in this lobby. `joining` come in and `leaving` (keys) go at the next deal. `ready`: keys. `round`: the
    number of the newest round, 0 before the first. `spent`: by key, how many seconds of their time reserve people
    have used in it, at the pace that has one. `deadlines`: what the table waits for -> until when. `seats`: how
    many the host wants to play. `fled`: keys of those who left this round with cards in hand. `answered`: keys of the
    people who have answered for themselves in this round, or in the match that goes on, be it by leaving. `sealed`:
    hands stay closed when a round is over. `previous`: the house rules of the table before in this channel, for its
    host to take over. `next_seed`: what the next round is dealt from, in hex, a secret until that round has ended;
    `next_hash`: its commitment, which everybody sees. `stewards`: computer players are allowed. `level`: of those who
    sit down. `hints`: players may ask what a computer player would do. `begins`: when the host says so, or by itself
    when all `seats` are taken. `notes`: of the newest round. `gone`: people who have left the match that goes on, each
    with the seat. `rematch`: where the last table of this channel stood, if its people may go on from there;
    `reconvened`: they do. `follows`: the closed table of which it is the rematch, 0 for none. `pings`: whether slow
    players are called. `family`: what only this game's family needs, which it alone reads (`bot/games`): a model of its
    own, or the JSON of one.
    `language`: of its public messages where the server has chosen none; "" at tables that are older than it.
    `lesson`: one person learns a game among stewards, on their panel alone: in no channel, and counted nowhere.
    `deal`: one person plays one of the day's deals in the same way, with nobody to advise them.
    `pairing`: what is played here belongs to a tournament, and the table closes with the result.
    `revision` counts the saves; the repository alone gives it and the `id`.
    """

    model_config = ConfigDict(frozen=True)

    id: int = 0
    guild: int
    channel: int
    host: int
    game: str
    options: dict[str, Any] = {}
    pace: Pace = "lively"
    seats: int = 4
    phase: Literal["lobby", "round", "between", "closed"] = "lobby"
    people: tuple[Person, ...] = ()
    joining: tuple[Person, ...] = ()
    leaving: tuple[str, ...] = ()
    sent_away: tuple[int, ...] = ()
    fled: tuple[str, ...] = ()
    answered: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    round: int = 0
    spent: dict[str, float] = {}
    deadlines: dict[str, float] = {}
    sealed: bool = False
    pings: Literal["never", "idle"] = "idle"
    stewards: bool = True
    level: Level = DEFAULT
    hints: bool = False
    begins: Literal["host", "full"] = "host"
    weekends: bool = True
    language: str = ""
    lesson: bool = False
    deal: DealRef | None = None
    pairing: PairingRef | None = None
    notes: tuple[Note, ...] = ()
    gone: tuple[tuple[int, Person], ...] = ()
    rematch: RematchSnapshot | None = None
    reconvened: bool = False
    follows: int = 0
    previous: dict[str, Any] = {}
    next_seed: str = Field("", repr=False)
    next_hash: str = ""
    family: Any = Field({}, repr=False)
    created: float = 0.0
    changed: float = 0.0
    revision: int = 0

    @property
    def alone(self) -> bool:
        """True if one person plays here on their own panel, in no channel, and it counts in no statistics."""
        return self.lesson or self.deal is not None

    def place(self, messages: TableMessages) -> int:
        """The channel of its messages: the thread of its own, or the table's channel."""
        return messages.thread.id if messages.thread else self.channel


class RoundRecord(BaseModel):
    """A round: what it was dealt from and how it ended.

    `before`, `outcome`: the standing from which it was seated, with the keys of those who took over a seat, and the
    result to which that had come; None in a first round. `leave`, `join`: the keys that went and came before it, in
    their order. From these and the seed the draws follow.
    `seed`: 32 bytes, hex in JSON. `commitment`: the hash of it that was shown before the deal. `sealed`: its hands stay
    closed for good. `ended` None: it goes on, or was broken off. `result`: "finish" and "left" as the engine gives
    them, "milestones" worth a line, and "misery": by seat the session's index afterwards, as a logarithm, or None;
    "turning", once that is worked out: its turning points (`turning_points`).
    """

    model_config = ConfigDict(frozen=True, ser_json_bytes="hex", val_json_bytes="hex")

    table: int
    number: int
    game: str
    version: int
    options: dict[str, Any]
    standing: Standing
    before: Standing | None = None
    outcome: dict[str, Any] | None = None
    leave: tuple[str, ...] = ()
    join: tuple[str, ...] = ()
    seed: bytes = Field(repr=False)
    commitment: str
    sealed: bool = False
    started: float
    ended: float | None = None
    result: dict[str, Any] | None = None

    @property
    def turning_points(self) -> tuple[TurningPoint, ...] | None:
        """The turning points of the round; None where they were not worked out."""
        stored = (self.result or {}).get(TURNING)
        return POINTS.validate_python(stored) if stored is not None else None


class Move(BaseModel):
    """An accepted action as text, and `by` whom: "person", "clock", "steward" or "order" (given beforehand)."""

    model_config = ConfigDict(frozen=True)

    seat: int
    action: str
    by: str
