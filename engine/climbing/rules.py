"""What the rules of every climbing game add to the contract: ranks, titles, who leads; taxes, as they are due and as
they are exchanged (TAH-6, DAH-7); and seats: the draw for them, joiners, leavers (TAH-2, TAH-10).
"""

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from engine.climbing.events import Drew, Joined
from engine.contract import Carried, Event, Illegal, Result, Rng, Rules, Standing

PLAIN = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = 4


class Tax(NamedTuple):
    """A tax that is due: the seat `low` owes the seat `high` this number of `cards`."""

    high: int
    low: int
    cards: int


class Exchange(NamedTuple):
    """A tax as it is exchanged: `low` has paid the cards `paid` to `high`, who gives as many back; `returned` is None
    until then. `high` is usually the higher seat.
    """

    high: int
    low: int
    paid: tuple[str, ...]
    returned: tuple[str, ...] | None = None


def due(hand: Sequence[str], count: int, worth: Sequence[str]) -> tuple[str, ...]:
    """The cards a payer must hand over, best first, by rank only. `worth`: the tokens from least to most taxable."""
    return tuple(sorted(hand, key=worth.index, reverse=True)[:count])


def without(hand: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    """The hand less those cards."""
    return tuple((Counter(hand) - Counter(cards)).elements())


class ClimbingCarried(Carried):
    """The facts that a climbing game carries from round to round. `drawn`: True if the ranks come from a draw, not from
    a finished round.
    """

    drawn: bool = False


DRAWN = ClimbingCarried(drawn=True).dump()


def is_drawn(standing: Standing) -> bool:
    """True if the ranks of this round come from a draw."""
    return standing.carried_as(ClimbingCarried).drawn


class ClimbingRules(Rules):
    """Rules of a climbing game: seats are ranks, 0 the highest."""

    NAMED_DEALER: ClassVar[bool] = True

    @abstractmethod
    def ranks(self, players: int) -> tuple[str, ...]:
        """The ranks of the cards in play, low to high."""

    @abstractmethod
    def cards(self, players: int) -> int:
        """The number of cards that are dealt to `players` players."""

    @abstractmethod
    def titles(self, standing: Standing) -> tuple[str | None, ...]:
        """Each seat's title in this round, seat 0 first; None where there is none yet."""

    @abstractmethod
    def taxed(self, standing: Standing) -> bool:
        """True if cards change hands after this deal, by the schedule."""

    @abstractmethod
    def schedule(self, players: int) -> tuple[Tax, ...]:
        """The taxes that are due after a deal for `players` players."""

    @abstractmethod
    def first_leader(self, standing: Standing) -> int:
        """The seat that leads the first trick."""


def climbing_rules(rules: Rules) -> ClimbingRules:
    """Cast the rules to those of a climbing game. Raises TypeError for those of another game."""
    if not isinstance(rules, ClimbingRules):
        raise TypeError(f"{rules.GAME} is no climbing game")
    return rules


def plain_order(deuces_high: bool) -> tuple[str, ...]:
    """The thirteen ranks of the plain pack, low to high, in the order in force."""
    return (*PLAIN[1:], PLAIN[0]) if deuces_high else PLAIN


def stayers(standing: Standing, result: Result | None, leave: Sequence[str]) -> list[str]:
    """The players who stay, by rank: in the order in which they finished, or, if no round was finished, in which they
    sat (TAH-10).
    """
    seats = range(len(standing.order)) if result is None else result.finish
    return [standing.order[seat] for seat in seats if standing.order[seat] not in leave]


def check_room(seated: Sequence[str], join: Sequence[str], most: int) -> None:
    """Check that the table has room for those who join (TAH-10). Raises Illegal("table_full")."""
    if join and len(seated) + len(join) > most:
        raise Illegal("table_full")


def draw_seats(players: Sequence[str], order: Sequence[str], rng: Rng) -> tuple[list[str], list[Event]]:
    """The players by rank drawn, highest first, and what each drew (TAH-2). `order`: the ranks of the pack from low
    to high.

    Tied players draw again among themselves, from the cards that are left; an exhausted pack is shuffled anew.
    """
    pack: list[str] = []
    drawn: dict[str, list[int]] = {player: [] for player in players}

    def draw(player: str) -> None:
        if not pack:
            pack.extend(tuple(order) * SUITS)
        drawn[player].append(order.index(pack.pop(rng.pick(pack, player))))

    tied = list(players)
    while tied:
        for player in tied:
            draw(player)
        ranks = [tuple(ranks) for ranks in drawn.values()]
        tied = [player for player in players if ranks.count(tuple(drawn[player])) > 1]
    seated = sorted(players, key=lambda player: drawn[player], reverse=True)
    return seated, [Drew(player, tuple(order[rank] for rank in drawn[player])) for player in players]


def bands(players: int, order: Sequence[str]) -> list[tuple[str, ...]]:
    """The ranks that lead to each seat when a joiner picks a card, lowest seat first (TAH-10).

    As even as possible; spare ranks go one each to the top bands up to four players, to the bottom bands above.
    """
    each, spare = divmod(len(order), players)
    cut, found = 0, []
    for band in range(players):
        wide = band >= players - spare if players <= 4 else band < spare
        found.append(tuple(order[cut : cut + each + wide]))
        cut += each + wide
    return found


def seat_joiner(seated: list[str], joiner: str, policy: str, order: Sequence[str], rng: Rng) -> Joined:
    """Seat one joiner in `seated` by "middle", "serf" or "pick" (TAH-10), changing it in place."""
    before = len(seated)
    rank = None
    if policy == "pick":
        pack = tuple(order) * SUITS
        rank = pack[rng.pick(pack, joiner)]
        low_first = next(i for i, band in enumerate(bands(before + 1, order)) if rank in band)
        index = before - low_first
    else:
        index = before if policy == "serf" else (before + 1) // 2
    seated.insert(index, joiner)
    return Joined(joiner, index, rank)
