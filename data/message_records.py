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
    """A table call or an invitation: the message that stands in the channel, and until when."""

    model_config = ConfigDict(frozen=True)

    message: int
    until: float


class Call(BaseModel):
    """A public call to a person whom the table waits for: the `message` of it, and the decision that it is about, as
    the `seat` that owes it and `until` when.
    """

    model_config = ConfigDict(frozen=True)

    message: int
    seat: int
    until: float


class TableMessages(BaseModel):
    """The messages of a table in Discord: no part of the game, so they are kept beside the table and saved without it.

    `message`: the public message. `thread`: where its messages are, if not in the table's channel itself. `call`: the
    call to a person whom the table waits for, if one stands; `called`: by key, when each person was called last.
    `summoned`: True if the table has made its one table call; `summons`: that call, while it stands. `invited`: the
    users who were invited by name; `invitations`: those messages that still stand.
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
