"""The messages in Discord that are stored: those of a table, and the sign of a server. Frozen."""

from pydantic import BaseModel, ConfigDict


class Sign(BaseModel):
    """The standing sign of a server: its `channel` and `message`. `shown`: a digest of what it shows."""

    model_config = ConfigDict(frozen=True)

    channel: int
    message: int
    shown: str = ""


class Thread(BaseModel):
    """A thread of a table's own. `roll`: the message in it that mentions the people `added`, which brings them in."""

    model_config = ConfigDict(frozen=True)

    id: int
    roll: int | None = None
    added: tuple[int, ...] = ()


class Summons(BaseModel):
    """A table call: the message that stands in the channel, and until when."""

    model_config = ConfigDict(frozen=True)

    message: int
    until: float


class Call(BaseModel):
    """A public call to somebody whom the table waits for.

    `message`: where it stands. `seat`, `until`: which decision it is about, by its deadline.
    """

    model_config = ConfigDict(frozen=True)

    message: int
    seat: int
    until: float


class TableMessages(BaseModel):
    """The messages of a table in Discord: no part of the game, so they are kept beside the table and saved without it.

    `message`: the public message. `thread`: where its messages are, if not in the table's channel itself. `call`: the
    one that stands in the channel, to somebody whom the table waits for; `called`: when each key was called last.
    `summoned`: its one table call was made; `summons`: which one still stands. `invited`: the users who were invited by
    name; `invitations`: those that still stand.
    """

    model_config = ConfigDict(frozen=True)

    message: int | None = None
    thread: Thread | None = None
    call: Call | None = None
    called: dict[str, float] = {}
    summons: Summons | None = None
    summoned: bool = False
    invited: tuple[int, ...] = ()
    invitations: tuple[Summons, ...] = ()
