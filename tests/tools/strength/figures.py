"""The tournaments that are held: what `make tournament` plays, and what `make tournament-full` plays beside it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.games import GAMES, rules_of
from engine.search import Level
from tests.tools.strength import sampen, tahimi
from tests.tools.strength.players import Alike, Player, all_seeing, bound, level
from tests.tools.strength.tournament import Entry

SEER = 40  # playouts of the searches that see all cards: through the contract, so few of them
MORE = 4  # how many times as many deals a full tournament plays, where the headline is too coarse
FEWER = 10  # how many times fewer where all cards are seen
SEATS, DEALS = 4, 40  # of a game that has no line below


class Table(NamedTuple):
    """A table of a tournament: the number of seats, the number of deals, and the options of the game."""

    seats: int
    deals: int
    options: Mapping[str, object] = {}


# As many deals as the game is quick: on one core each line takes a few minutes at most. A game that has no line here is
# played by its usual rules, by four or as many as there can be.
TABLES: dict[str, Table] = {
    "tahimi": Table(4, 60),
    "tarothimi": Table(4, 120),
    "mooseyard": Table(4, 150),
    "dahimi": Table(4, 120),
    "truc": Table(4, 400),
    "indian_chief": Table(4, 120),
    "jubilee": Table(2, 120),  # with four, the cards that come outweigh what anybody does
    "rumino": Table(4, 40, {"limit": 50}),
    "schwimmen": Table(4, 300),
    "one_eyed_jack": Table(4, 80),
    "tadmur": Table(2, 200),
    "sampen": Table(4, 300),
    "tyzicha": Table(3, 60, {"target": 501}),
    "pif_paf": Table(4, 80),
}

# The games in which a view gives so few choices that what can be won from it has a bound.
ALIKE: dict[str, Alike] = {"sampen": sampen.alike}


def headline() -> Iterator[Entry]:
    """Yield Tahimi's levels among reference stewards; of every game the merchant among pages, the vizier among
    merchants, or, where there is no search, whoever shows what is left to win.
    """
    yield from tahimi.headline()
    for game in GAMES:
        yield _entry(game, "merchant", "page", deals=table_of(game).deals // 4)
        yield _entry(game, "vizier", "merchant") if _searches(game) else _bound(game)


def full() -> Iterator[Entry]:
    """The headline with more deals, the masters, and a search that sees all cards; Tahimi at other tables."""
    yield from tahimi.headline()
    yield from tahimi.full()
    for game in GAMES:
        yield _entry(game, "merchant", "page")
        if _searches(game):
            yield _entry(game, "vizier", "merchant", deals=MORE * table_of(game).deals)
            yield _entry(game, "master", "merchant", deals=MORE * table_of(game).deals)
        if game in ALIKE:
            yield _bound(game)
        yield _seer(game, MORE * table_of(game).deals if _searches(game) else table_of(game).deals // FEWER)


def table_of(game: str) -> Table:
    """The table at which a game's tournaments are held."""
    fewest, most = rules_of(game)().seats()
    return TABLES.get(game) or Table(max(fewest, min(SEATS, most)), DEALS)


def _entry(game: str, player: Level, rivals: Level, deals: int | None = None) -> Entry:
    table = table_of(game)
    return Entry(game, table.seats, _named(player), _named(rivals), deals or table.deals, table.options)


def _seer(game: str, deals: int) -> Entry:
    """The entry of a player who sees all cards, among merchants."""
    return replace(_entry(game, "merchant", "merchant", deals), player=("all-seeing", all_seeing(SEER)))


def _bound(game: str) -> Entry:
    """The entry of the bound, which is the most that can be won from a view, among merchants; where a game has no
    bound, the entry of a player who sees all cards.
    """
    if game not in ALIKE:
        return _seer(game, table_of(game).deals // FEWER)
    return replace(_entry(game, "merchant", "merchant"), player=("bound", bound(SEER, ALIKE[game])))


def _named(name: Level) -> tuple[str, Player]:
    return name, level(name)


def _searches(game: str) -> bool:
    """True if the strong levels of a game do more than its policy."""
    return GAMES[game].playouts["vizier"] > 0


if unknown := TABLES.keys() - GAMES.keys():
    raise ValueError(f"there are no such games: {unknown}")
