"""A person's figures, counted on round by ranked round. Pure."""

from pydantic import BaseModel, ConfigDict

from data.stats.result_records import Place
from engine.misery import Misery, after


class Figures(BaseModel):
    """The running figures of a person: of all rounds, or of those of a calendar month.

    `misery`: the logarithm of the index over those rounds (MIS-4), with its streaks `low` and `high`. `peak`: the
    largest that a session's has been. `rounds`: those that were played; of a match only the whole. A crown is a first
    place, or a game won; `reign`: the number of crowns in a row up to now;
    `serfdom`: the number of last places in a row; an escape is any other place after a last one.
    `title`: what the newest place earned. `table`, `round`: which round was the newest.
    """

    model_config = ConfigDict(frozen=True)

    misery: float = 0.0
    low: int = 0
    high: int = 0
    peak: float = 0.0
    longest_low: int = 0
    rounds: int = 0
    crowns: int = 0
    escapes: int = 0
    reign: int = 0
    serfdom: int = 0
    longest_reign: int = 0
    longest_serfdom: int = 0
    title: str | None = None
    table: int = 0
    round: int = 0


def resumed(figures: Figures, table: int, before: int | None) -> Figures:
    """The figures as a round of `table` begins; `before` is its last ranked round. People who were not in it begin new
    streaks (MIS-4).
    """
    if (figures.table, figures.round) == (table, before):
        return figures
    return figures.model_copy(update={"low": 0, "high": 0, "reign": 0, "serfdom": 0})


def counted(figures: Figures, place: Place, players: int, table: int, number: int) -> Figures:
    """The figures after a round, which is that number of its table."""
    index = after(Misery(log=figures.misery, low=figures.low, high=figures.high), place.place, players)
    first, last = place.place == 0, place.place == players - 1
    reign, serfdom = first * (figures.reign + 1), last * (figures.serfdom + 1)
    return Figures(
        misery=index.log,
        low=index.low,
        high=index.high,
        peak=max(figures.peak, place.session),
        longest_low=max(figures.longest_low, index.low),
        rounds=figures.rounds + 1,
        crowns=figures.crowns + first,
        escapes=figures.escapes + escapes(figures, place, players),
        reign=reign,
        serfdom=serfdom,
        longest_reign=max(figures.longest_reign, reign),
        longest_serfdom=max(figures.longest_serfdom, serfdom),
        title=place.title,
        table=table,
        round=number,
    )


def tallied(figures: Figures, place: Place, table: int, number: int) -> Figures:
    """The figures after a game that knows no misery: how many were played, and how many won."""
    changes = {"rounds": figures.rounds + 1, "crowns": figures.crowns + place.won, "table": table, "round": number}
    return figures.model_copy(update=changes)


def escapes(figures: Figures, place: Place, players: int) -> bool:
    """True if this place ends a row of last ones."""
    return figures.serfdom > 0 and place.place < players - 1
