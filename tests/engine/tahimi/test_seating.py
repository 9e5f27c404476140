"""Seating: the draw, newcomers, leavers, redrawn ranks (TAH-2, TAH-10, MOO-1)."""

from collections.abc import Sequence

import pytest

from engine.climbing.events import Drew, Joined
from engine.climbing.rules import DRAWN, is_drawn, plain_order
from engine.contract import Illegal, Result, SeatingRequest, Seeded, Standing
from engine.tahimi.game import Tahimi
from tests.conformance.luck import Scripted

SIX = Standing(order=tuple("abcdef"), round=4)


def draw(**cards: str) -> Scripted:
    return Scripted({player: tokens.split() for player, tokens in cards.items()})


def played(finish: Sequence[int], left: tuple[int, ...] = ()) -> Result:
    return Result.of_finish(tuple(finish), left)


def test_the_highest_card_sits_highest_and_all_draws_are_told() -> None:
    standing, events = Tahimi().seat(SeatingRequest(None, None, (), "abc"), draw(a="5", b="K", c="9"))
    assert standing == Standing(order=("b", "c", "a"), round=1, dealer=0, carried=DRAWN)
    assert events == (Drew("a", ("5",)), Drew("b", ("K",)), Drew("c", ("9",)))


def test_the_draw_is_without_replacement() -> None:
    with pytest.raises(ValueError, match="in list"):  # a fifth Ace is not in the pack
        Tahimi().seat(SeatingRequest(None, None, (), "abcde"), draw(a="A", b="A", c="A", d="A", e="A"))


def test_an_exhausted_pack_is_shuffled_anew() -> None:
    """TAH-R3."""
    # Two players who tie 26 times have drawn all 52 cards, two of a rank each; then Ace beats King from a new pack.
    ranks = " ".join(plain_order(deuces_high=False))
    standing, events = Tahimi().seat(
        SeatingRequest(None, None, (), "ab"), draw(a=f"{ranks} {ranks} K", b=f"{ranks} {ranks} A")
    )
    assert standing.order == ("b", "a")
    assert [len(event.ranks) for event in events if isinstance(event, Drew)] == [27, 27]


def test_finishing_order_is_the_next_order() -> None:
    standing, events = Tahimi().seat(SeatingRequest(SIX, played([3, 0, 5, 1, 2, 4]), (), ()), draw())
    assert standing == Standing(order=tuple("dafbce"), round=5)
    assert events == ()


def test_one_who_left_in_mid_round_may_come_back_as_a_joiner() -> None:
    standing, _ = Tahimi(join_policy="serf").seat(
        SeatingRequest(SIX, played([0, 1, 2, 3, 4], (5,)), ("f",), ("f",)), draw()
    )
    assert standing.order == tuple("abcdef")


# The rules' table: players before, and where a newcomer sits by each policy; the rank picked and its seat, low to high.
JOINING = [
    (2, 1, 2, "2-5: 2; 6-9: 1; 10-A: 0"),
    (3, 2, 3, "2-4: 3; 5-7: 2; 8-10: 1; J-A: 0"),
    (4, 2, 4, "2-4: 4; 5-7: 3; 8-10: 2; J-Q: 1; K-A: 0"),
    (5, 3, 5, "2-4: 5; 5-6: 4; 7-8: 3; 9-10: 2; J-Q: 1; K-A: 0"),
    (6, 3, 6, "2-3: 6; 4-5: 5; 6-7: 4; 8-9: 3; 10-J: 2; Q-K: 1; A-A: 0"),
    (7, 4, 7, "2-3: 7; 4-5: 6; 6-7: 5; 8-9: 4; 10-J: 3; Q-Q: 2; K-K: 1; A-A: 0"),
]


@pytest.mark.parametrize(("before", "middle", "serf", "picks"), JOINING)
def test_where_a_newcomer_sits(before: int, middle: int, serf: int, picks: str) -> None:
    standing = Standing(order=tuple("abcdefg"[:before]), round=3)
    assert index_of(standing, "middle") == middle
    assert index_of(standing, "serf") == serf
    order = plain_order(deuces_high=False)
    for band in picks.split("; "):
        span, index = band.split(": ")
        low, high = span.split("-")
        for rank in order[order.index(low) : order.index(high) + 1]:
            assert index_of(standing, "pick", rank) == int(index)


def index_of(standing: Standing, policy: str, rank: str = "") -> int:
    rules = Tahimi.read({"join_policy": policy})
    after, events = rules.seat(SeatingRequest(standing, None, (), ("new",)), draw(new=rank))
    assert events == (Joined("new", after.order.index("new"), rank or None),)
    assert [player for player in after.order if player != "new"] == list(standing.order)
    return after.order.index("new")


def test_redrawn_ranks_are_tax_free_like_a_first_round() -> None:
    rules = Tahimi(join_policy="redraw")
    luck = draw(a="3", c="K", d="5", e="9", f="2", x="A")
    standing, events = rules.seat(SeatingRequest(SIX, played(range(6)), ("b",), ("x",)), luck)
    assert standing == Standing(order=tuple("xcedaf"), round=5, carried=DRAWN)
    assert [event.player for event in events if isinstance(event, Drew)] == list("acdefx")
    assert not rules.taxed(standing)
    assert Tahimi(join_policy="redraw", tax_first_round=True).taxed(standing)
    after, _ = rules.seat(SeatingRequest(standing, played(range(6)), (), ()), draw())
    assert rules.taxed(after)


def test_nobody_redraws_when_nobody_joins() -> None:
    standing, events = Tahimi(join_policy="redraw").seat(SeatingRequest(SIX, played(range(6)), ("b",), ()), draw())
    assert standing == Standing(order=tuple("acdef"), round=5)
    assert events == ()


def test_ranks_stay_redrawn_until_a_round_is_played_with_them() -> None:
    drawn = Standing(order=tuple("abc"), round=5, carried=DRAWN)
    waiting, _ = Tahimi().seat(SeatingRequest(drawn, None, (), ("x",)), draw())
    assert is_drawn(waiting)
    assert waiting.round == 5


@pytest.mark.parametrize(("options", "most"), [({}, 8), ({"preset": "mooseyard"}, 5)], ids=["Tahimi", "Mooseyard"])
def test_a_full_table_takes_no_joiner(options: dict[str, object], most: int) -> None:
    """TAH-R12."""
    rules = Tahimi.read(options)
    full = Standing(order=tuple("abcdefgh"[:most]), round=2)
    result = played(range(most))
    for leavers, joiners in (((), ("x",)), (("a",), ("x", "y"))):
        with pytest.raises(Illegal, match="table_full"):
            rules.seat(SeatingRequest(full, result, leavers, joiners), draw())
    assert len(rules.seat(SeatingRequest(full, result, ("a",), ("x",)), draw())[0].order) == most
    with pytest.raises(Illegal, match="table_full"):
        rules.seat(SeatingRequest(None, None, (), [str(player) for player in range(most + 1)]), draw())


def test_rules_for_fewer_refuse_those_who_come_and_nobody_who_sits_there() -> None:
    """TAH-10: a full table takes no joiner. That too many sit there already is found out at the deal."""
    fewer = Tahimi.read({"preset": "mooseyard"})
    assert fewer.seat(SeatingRequest(SIX, played(range(6)), (), ()), draw())[0].order == tuple("abcdef")
    assert fewer.seat(SeatingRequest(SIX, played(range(6)), ("a",), ()), draw())[0].order == tuple("bcdef")
    with pytest.raises(Illegal, match="table_full"):
        fewer.seat(SeatingRequest(SIX, played(range(6)), ("a",), ("x",)), draw())
    with pytest.raises(Illegal, match="bad_player_count"):
        fewer.start(fewer.seat(SeatingRequest(SIX, played(range(6)), (), ()), draw())[0], draw())


def test_below_three_players_the_session_pauses_and_the_order_is_kept() -> None:
    standing, _ = Tahimi().seat(SeatingRequest(SIX, played([5, 4, 3, 2, 1, 0]), tuple("abcd"), ()), draw())
    assert standing == Standing(order=("f", "e"), round=5)
    with pytest.raises(Illegal, match="bad_player_count"):
        Tahimi().start(standing, Seeded(bytes(32), "deal"))
    again, _ = Tahimi().seat(SeatingRequest(standing, None, (), ("x",)), draw())
    assert again == Standing(order=("f", "x", "e"), round=5)
    assert Tahimi().taxed(again)


def test_a_removal_rank_that_the_new_deck_lacks_acts_as_auto() -> None:
    """TAH-R12."""
    rules = Tahimi(removal_rank="13")
    alone = Standing(order=tuple("abc"), round=2)
    assert rules.start(alone, Seeded(bytes(32), "deal")).dealt == (17, 17, 17)
    assert rules.deck(3).removed == ("8",)
    with pytest.raises(Illegal, match="removal_rank_not_in_deck"):
        rules.start(Standing(order=tuple("abc"), round=1), Seeded(bytes(32), "deal"))


MOOSEYARD = Tahimi.read({"preset": "mooseyard"})


def test_mooseyards_first_hand_is_seated_in_join_order_with_a_random_dealer() -> None:
    dealers = set()
    for seed in range(60):
        standing, events = MOOSEYARD.seat(
            SeatingRequest(None, None, (), "cabd"), Seeded(bytes(31) + bytes([seed]), "seats")
        )
        assert (standing.order, is_drawn(standing), events) == (tuple("cabd"), False, ())
        assert MOOSEYARD.titles(standing) == (None,) * 4
        assert not MOOSEYARD.taxed(standing)
        assert MOOSEYARD.first_leader(standing) == (standing.dealer + 1) % 4
        dealers.add(standing.dealer)
    assert dealers == {0, 1, 2, 3}


def test_who_joins_mooseyard_before_its_first_hand_sits_last_and_the_dealer_is_random_again() -> None:
    first = Standing(order=tuple("abcd"), dealer=2)
    dealers = set()
    for seed in range(60):
        luck = Seeded(bytes(31) + bytes([seed]), "seats")
        standing, _ = MOOSEYARD.seat(SeatingRequest(first, None, ("b",), ("x",)), luck)
        assert standing.order == tuple("acdx")
        dealers.add(standing.dealer)
    assert dealers == {0, 1, 2, 3}


def test_mooseyards_later_hands_are_ordinary() -> None:
    first = Standing(order=tuple("abcd"), dealer=2)
    standing, _ = MOOSEYARD.seat(SeatingRequest(first, played([3, 1, 0, 2]), (), ()), draw())
    assert standing == Standing(order=tuple("dbac"), round=2, dealer=0)
    assert MOOSEYARD.taxed(standing)
    assert MOOSEYARD.first_leader(standing) == 0
    assert MOOSEYARD.titles(standing)[0] == "Tahimi"
