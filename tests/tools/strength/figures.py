"""The tournaments that are held: what `make tournament` plays, and what `make tournament-full` plays beside it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.games import GAMES, rules_of
from engine.search import Level
from tests.tools.strength import sampen, tahimi
from tests.tools.strength.players import Alike, Player, bound, level
from tests.tools.strength.seeing import seer
from tests.tools.strength.tournament import Entry

SEER = 40  # playouts of the searches that see all cards through the contract
BESIDE = 6  # how many times fewer deals the master plays
SEATS, DEALS = 4, 40  # of a game that has no line below


class Table(NamedTuple):
    """A table of a tournament: the number of seats, the number of deals that the vizier plays, of those that the
    all-seeing player does, or the bound, and the options of the game.
    """

    seats: int
    deals: int
    seen: int
    options: Mapping[str, object] = {}


# As many deals as the game is quick: on one core a game takes five minutes or so, of which most go to the vizier, since
# the all-seeing player does nearly as well in every deal. A game that has no line here is played by its usual rules, by
# four or as many as there can be.
TABLES: dict[str, Table] = {
    "tahimi": Table(4, 60, 60),  # among others than reference stewards
    "tarothimi": Table(4, 110, 80),
    "mooseyard": Table(4, 220, 190),
    "dahimi": Table(4, 180, 120),
    "truc": Table(4, 140, 140),
    "indian_chief": Table(4, 200, 30),
    "jubilee": Table(2, 260, 170),  # with four, the cards that come outweigh what anybody does
    "rumino": Table(4, 80, 30, {"limit": 50}),
    "schwimmen": Table(4, 140, 50),
    "one_eyed_jack": Table(4, 360, 650),
    "tadmur": Table(2, 240, 50),
    "sampen": Table(4, 200, 200),
    "tyzicha": Table(3, 40, 12, {"target": 501}),
    "pif_paf": Table(4, 100, 8),
}

TO_REFERENCE = frozenset({"tahimi"})  # the games whose levels are measured among reference stewards

# The games in which a view gives so few choices that what can be won from it has a bound.
ALIKE: dict[str, Alike] = {"sampen": sampen.alike}


def headline() -> Iterator[Entry]:
    """Yield Tahimi's levels among reference stewards; of every other game the vizier, the master and the all-seeing
    player among merchants; or, where there is no search, the player that shows what is left to win.
    """
    yield from tahimi.headline()
    for game in GAMES:
        if _searches(game) and game not in TO_REFERENCE:
            yield _entry(game, "vizier", "merchant")
            yield _entry(game, "master", "merchant", deals=table_of(game).deals // BESIDE)
            yield _seer(game)
        elif game in ALIKE:
            yield _bound(game)
        elif game not in TO_REFERENCE:
            yield _seer(game)


def full() -> Iterator[Entry]:
    """The headline, the merchant among pages, and searches beside a bound; Tahimi at other tables."""
    yield from headline()
    yield from tahimi.full()
    for game in GAMES:
        yield _entry(game, "merchant", "page")
        if game in ALIKE:
            yield _seer(game)


def table_of(game: str) -> Table:
    """The table at which a game's tournaments are held."""
    fewest, most = rules_of(game)().seats()
    return TABLES.get(game) or Table(max(fewest, min(SEATS, most)), DEALS, DEALS)


def _entry(game: str, player: Level, rivals: Level, deals: int | None = None) -> Entry:
    table = table_of(game)
    return Entry(game, table.seats, _named(player), _named(rivals), deals or table.deals, table.options)


def _seer(game: str) -> Entry:
    """The entry of a player who sees all cards, among merchants."""
    return replace(_entry(game, "merchant", "merchant", table_of(game).seen), player=("all-seeing", seer(game)))


def _bound(game: str) -> Entry:
    """The entry of the bound, which is the most that can be won from a view, among merchants."""
    player = "bound", bound(SEER, ALIKE[game])
    return replace(_entry(game, "merchant", "merchant", table_of(game).seen), player=player)


def _named(name: Level) -> tuple[str, Player]:
    return name, level(name)


def _searches(game: str) -> bool:
    """True if the strong levels of a game do more than its policy."""
    return GAMES[game].playouts["vizier"] > 0


if unknown := TABLES.keys() - GAMES.keys():
    raise ValueError(f"there are no such games: {unknown}")
