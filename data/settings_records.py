"""The settings that are stored of people and of servers. Frozen."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from data.records import PACES, Pace


class Preferences(BaseModel):
    """The preferences of a person, at every table.

    `auto_pass`: passes that nothing can be chosen against are made for them. `pings`: they may be called when the table
    waits. `confirm`: plays of many cards are asked once more. `text_only`: their hand is drawn in letters.
    `four_colours`: each suit of their hand has a colour of its own. `large_cards`: their hand is as large as a heading.
    `words`: they are shown what a partner says. `letters`: when a slow table waits for them, they get a direct message.
    `named_abroad`: they are named on the board of all servers, also to people who meet them in none. `deals_home`: a
    set of today's deals that they begin in no server counts for those where they have sat at a table; None: they have
    not been asked. `language`: in which they read; "": as their Discord does. `locale`: the last that Discord told of
    them, where that says more than the server's language; "": none.
    """

    model_config = ConfigDict(frozen=True)

    auto_pass: bool = True
    pings: bool = True
    confirm: bool = False
    text_only: bool = False
    four_colours: bool = True
    large_cards: bool = False
    words: bool = True
    letters: bool = False
    named_abroad: bool = False
    deals_home: bool | None = None
    language: str = ""
    locale: str = ""


class ServerSettings(BaseModel):
    """The settings that the managers of a server have chosen for all tables in it.

    `channels`: where tables may be opened; none: everywhere. `threads`: a table gets a thread of its own. `paces`: of
    which a host may choose. `stewards`: a host may have them. `starters`: who may open tables; "role": people with
    `starter_role`, and server managers always. `narration`: how much tables tell, one line a trick or only what one
    must know. `turning_points`: a line each tells, after a round of a game that opens its cards, after which moves
    expectations moved most; on unless a server switches it off, and never where only what one must know is told.
    `call_role`: whom a table call mentions; None: the people on the server's list. `games`: which may be
    played; none: all. `chips`: games may be played for table chips. `words`: partners may say something to each other.
    `season_channel`: where a line tells who won when a calendar month is over; None: nowhere. `weekly`: and when a week
    is over. `daily_channel`: where a message a day is about today's deals; None: nowhere. `tournament_role`: people
    with it run tournaments, too, and not server managers alone. `zone`: the time zone, by its
    IANA name, in which it is weekend. `language`: of all public messages; "": as a community says in Discord.
    """

    model_config = ConfigDict(frozen=True)

    channels: tuple[int, ...] = ()
    threads: bool = False
    paces: tuple[Pace, ...] = Field(PACES, min_length=1)
    stewards: bool = True
    starters: Literal["everyone", "role", "managers"] = "everyone"
    starter_role: int | None = None
    narration: Literal["full", "trick", "quiet"] = "full"
    turning_points: bool = True
    call_role: int | None = None
    games: tuple[str, ...] = ()
    chips: bool = True
    words: bool = True
    season_channel: int | None = None
    weekly: bool = False
    daily_channel: int | None = None
    tournament_role: int | None = None
    zone: str = "UTC"
    language: str = ""

    @property
    def tells_turning_points(self) -> bool:
        """True if the end of a round tells where it turned."""
        return self.turning_points and self.narration != "quiet"
