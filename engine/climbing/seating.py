"""The seats of a round: the draw for seats, joiners, leavers (TAH-2, TAH-10)."""

from collections.abc import Sequence

from engine.climbing.events import Drew, Joined
from engine.contract import Event, Illegal, Result, Rng, Standing

PLAIN = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = 4


def plain_order(deuces_high: bool) -> tuple[str, ...]:
    """The thirteen ranks of the plain pack, low to high, in the order in force."""
    return (*PLAIN[1:], PLAIN[0]) if deuces_high else PLAIN


def staying(standing: Standing, result: Result | None, leave: Sequence[str]) -> list[str]:
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


def insert(seated: list[str], joiner: str, policy: str, order: Sequence[str], rng: Rng) -> Joined:
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
