"""The stored values of tournaments. Frozen; JSON in and out."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

Phase = Literal["signup", "round", "over"]
Form = Literal["swiss", "knock-out", "league"]
Kept = Literal["half", "none"]
Fill = Literal["stewards", "byes"]

FEWEST, MOST = 3, 256  # people in a tournament
FEWEST_IN_PAIRS = 4
CHECK_IN_SECONDS = 180.0
WHOLE = 1000  # a stored margin is in parts of it


class Invitation(BaseModel):
    """A message in which the entry `inviter` asks a `user` to be their partner: where it stands."""

    model_config = ConfigDict(frozen=True)

    inviter: int
    user: int
    channel: int
    message: int


class Tournament(BaseModel):
    """A tournament, as the table `tournaments` has it.

    `channel`: where its message stands, and its tables. `message`: None until it was sent. `invitations`: those that
    stand, of people who look for a partner. `reminded`: the newest round of a league whose people were reminded of it.
    `creator`: 0 once that person has deleted their data. `rules`: the house rules of its tables, as
    `house_rules.replace_rules` takes them, the `seats` at a table, its `pace` and the stewards' `level` with them.
    `kept`: what people keep of points that a steward has made for them. `fill`: what happens to seats that nobody is
    left for; with "byes" as few people as possible wait a round instead, in a Swiss or a league. `check_in`: for how
    many seconds a table waits for its people. `begins`: when sign-up ends by itself; None: by button. `round`: the
    newest that was drawn, of `rounds`. `secret`: what the luck of its draws comes from, and `hash` what is shown of it.
    `stopped`: it was ended before all rounds were played. `rounds` is 0 in a knock-out, which ends with its final.
    `period`: how many seconds a round of a league lasts at most, and `closes`: when the newest one ends. `pairs`:
    people sign up in pairs, and `partners` are the numbers of each two who did, the lower one first. `preset`: the
    ready-made set that its `rules` are, if any. `least`: the number of ranked rounds that somebody must have finished
    in the server before they can sign up. `apart`: pairs of entrants whom the host keeps apart, which nobody else
    learns. `revision` counts the steps from one round to the next; the repository alone gives it and the `id`.
    """

    model_config = ConfigDict(frozen=True)

    id: int = 0
    guild: int
    channel: int
    creator: int
    game: str
    rules: dict[str, Any] = {}
    form: Form = "swiss"
    rounds: int
    period: float | None = None
    closes: float | None = None
    preset: str | None = None
    pairs: bool = False
    partners: tuple[tuple[int, int], ...] = ()
    kept: Kept = "half"
    fill: Fill = "stewards"
    check_in: float = CHECK_IN_SECONDS
    begins: float | None = None
    message: int | None = None
    invitations: tuple[Invitation, ...] = ()
    reminded: int = 0
    phase: Phase = "signup"
    round: int = 0
    secret: bytes = Field(repr=False)
    hash: str
    created: float
    ended: float | None = None
    stopped: bool = False
    least: int = 0
    apart: tuple[tuple[int, int], ...] = ()
    revision: int = 0

    @property
    def enters(self) -> bool:
        """True if people can still sign up: until half of the rounds were drawn, and in a knock-out until the first."""
        return self.phase == "signup" or (self.phase == "round" and self.round <= self.rounds // 2)

    @property
    def fewest(self) -> int:
        """The fewest people with whom it can begin."""
        return FEWEST_IN_PAIRS if self.pairs else FEWEST


class Entry(BaseModel):
    """A person in a tournament. `user` is None once they have deleted their data. `since`: the first round for which
    they are drawn; `left`: the first for which they are not, None while they stay. `place`: in the final standings of
    a tournament that was played to its end; None of those who have played none of their tables to its end themselves.
    """

    model_config = ConfigDict(frozen=True)

    number: int
    user: int | None
    name: str
    since: int = 1
    left: int | None = None
    place: int | None = None


class Scored(BaseModel):
    """The result of a seat. `entrant`: None for a steward's own seat. `place`: among all seats, or the sides where
    there are any; 0 the first, and those who tie share the lower number. `margin`: among those of one table, in
    thousandths of what lay between the lowest and the highest. `side`: where sides play. `present`: they played
    themselves to the end. `silent`: the number of their decisions for which time ran out; `gave_up`: they left the
    table.
    """

    model_config = ConfigDict(frozen=True)

    entrant: int | None
    place: int
    margin: int = 0
    side: int | None = None
    present: bool = True
    silent: int = 0
    gave_up: bool = False


class Pairing(BaseModel):
    """The people who meet in a round, and what came of it. `seats`: of their table, stewards included. `ended`: since
    when its result stands; `scores`: None where the table was broken off. `struck`: why the result does not count.
    """

    model_config = ConfigDict(frozen=True)

    round: int
    number: int
    seats: int
    entrants: tuple[int, ...]
    table: int | None = None
    called: bool = False
    ended: float | None = None
    scores: tuple[Scored, ...] | None = None
    struck: str | None = None


class Remark(BaseModel):
    """An act of a referee, as everybody is told of it. `round`, `table`: the round, and the number of the pairing in
    it. `at`: the time. `user` and `name`: the referee's; once they have deleted their data, None and nobody's.
    `reason`: the reason of a strike. `out`, `came`: the two entrants, if one was replaced. `posted`: True if it was
    posted in the channel.
    """

    model_config = ConfigDict(frozen=True)

    number: int = 0
    round: int
    table: int
    act: Literal["extended", "replaced", "struck", "restored"]
    at: float
    user: int | None
    name: str
    reason: str | None = None
    out: int | None = None
    came: int | None = None
    posted: bool = False


class Trophy(NamedTuple):
    """One of the first three places in a tournament. `ended`: when it was over."""

    place: int
    game: str
    ended: float


class Course(NamedTuple):
    """A tournament with all that has happened in it: the entries by number, the pairings by round and number, and the
    remarks in their order.
    """

    tournament: Tournament
    entries: tuple[Entry, ...]
    pairings: tuple[Pairing, ...]
    remarks: tuple[Remark, ...] = ()

    @property
    def present(self) -> tuple[Entry, ...]:
        """The entries that have signed up and have not left."""
        return tuple(one for one in self.entries if one.left is None)

    @property
    def partners(self) -> Mapping[int, int]:
        """The partner with whom each entry signed up, by their numbers, whether they are still there or not."""
        both = self.tournament.partners
        return dict(both) | {higher: lower for lower, higher in both}

    @property
    def units(self) -> Mapping[int, int]:
        """The number under which each entry is drawn: of a pair that signed up together, the lower one."""
        return {one.number: min(one.number, self.partners.get(one.number, one.number)) for one in self.entries}

    @property
    def complete(self) -> tuple[Entry, ...]:
        """The entries that can be drawn: all that are present or, if people sign up in pairs, those whose partner is
        present as well.
        """
        there, partners = {one.number for one in self.present}, self.partners
        if not self.tournament.pairs:
            return self.present
        return tuple(one for one in self.present if partners.get(one.number) in there)

    def is_bound(self, number: int) -> bool:
        """True if an entry has a partner who is there, or with whom it was drawn."""
        partner = self.partners.get(number)
        if partner is None:
            return False
        own, other = self.entries[number - 1], self.entries[partner - 1]
        return other.left is None or max(own.since, other.since) <= self.tournament.round

    def stands(self, invitation: Invitation) -> bool:
        """True if an invitation can still be accepted: people can sign up, and neither of the two has a partner."""
        inviter = next((one for one in self.present if one.number == invitation.inviter), None)
        asked = self.entry_of(invitation.user)
        bound = inviter is None or self.is_bound(inviter.number) or (asked is not None and self.is_bound(asked.number))
        return self.tournament.enters and not bound

    def has_accepted(self, invitation: Invitation) -> bool:
        """True if the two are partners."""
        asked = self.entry_of(invitation.user)
        return asked is not None and self.partners.get(asked.number) == invitation.inviter

    @property
    def running(self) -> tuple[Pairing, ...]:
        """The pairings of the newest round."""
        return tuple(one for one in self.pairings if one.round == self.tournament.round)

    def pairing(self, round_: int, number: int) -> Pairing | None:
        """The pairing of that number in a round; None where there is none."""
        return next((one for one in self.pairings if (one.round, one.number) == (round_, number)), None)

    def drawn(self, pairing: Pairing) -> tuple[int, ...]:
        """The entrants whom the draw placed there, whoever has replaced them since."""
        here = [one for one in self.remarks if (one.round, one.table) == (pairing.round, pairing.number)]
        entrants = pairing.entrants
        for remark in reversed(here):
            if remark.came is not None and remark.out is not None:
                entrants = tuple(remark.out if one == remark.came else one for one in entrants)
        return entrants

    def entry_of(self, user: int) -> Entry | None:
        """The entry of a person, whether they have left or not."""
        return next((one for one in self.entries if one.user == user), None)

    def pairing_of(self, user: int) -> Pairing | None:
        """The pairing in which a person plays in the newest round; None where they have none."""
        own = self.entry_of(user)
        return next((one for one in self.running if own is not None and own.number in one.entrants), None)
