"""Packs, seats, titles, joining, options (DAH-1, DAH-2, DAH-7, DAH-8, DAH-9)."""

from collections import Counter
from random import Random

import pytest

from engine.climbing.events import Joined
from engine.climbing.rules import bands
from engine.contract import Dice, Illegal, Result, SeatingRequest, Standing
from engine.dahimi.deck import ORDER
from engine.dahimi.game import Dahimi
from tests.conformance.luck import Scripted
from tests.engine.acting import code_of

KEYS = tuple("abcdefghijklm")


def started(players: int, number: int = 1, dealer: int = 0, **options: object) -> tuple[int, ...]:
    """The sizes of the hands."""
    standing = Standing(order=KEYS[:players], round=number, dealer=dealer)
    return Dahimi.read(options).start(standing, Dice(Random(1))).dealt


@pytest.mark.parametrize(
    ("players", "packs", "total", "sizes"),
    [
        (3, 1, 48, [16] * 3),
        (4, 1, 52, [13] * 4),
        (5, 1, 52, [11] * 2 + [10] * 3),
        (6, 1, 52, [9] * 4 + [8] * 2),
        (7, 2, 104, [15] * 6 + [14]),
        (8, 2, 104, [13] * 8),
        (9, 2, 104, [12] * 5 + [11] * 4),
        (10, 2, 104, [11] * 4 + [10] * 6),
        (11, 2, 104, [10] * 5 + [9] * 6),
        (12, 2, 104, [9] * 8 + [8] * 4),
        (13, 2, 104, [8] * 13),
    ],
)
def test_everybody_gets_eight_to_sixteen_cards(players: int, packs: int, total: int, sizes: list[int]) -> None:
    rules = Dahimi()
    assert rules.deck(players).packs == packs
    assert rules.cards(players) == total
    assert started(players, dealer=players - 1) == tuple(sizes)


def test_with_three_the_3s_are_taken_out_unless_the_packs_are_stated() -> None:
    assert Dahimi().deck(3).removed == ("3C", "3D", "3H", "3S")
    assert Dahimi().ranks(3) == ORDER[1:]
    assert Dahimi.read({"packs": 1}).deck(3).removed == ()
    assert started(3, dealer=2, packs=1) == (18, 17, 17)
    assert Dahimi().ranks(4) == ORDER


def test_every_pack_holds_every_card_once() -> None:
    assert set(Counter(Dahimi.read({"packs": 3}).deck(8).cards).values()) == {3}
    assert len(set(Dahimi().deck(8).cards)) == 52


def test_the_first_cards_and_the_extra_ones_go_to_the_dealers_neighbour() -> None:
    assert started(5, dealer=2) == (10, 10, 10, 11, 11)


def test_a_random_player_deals_first_and_the_next_one_starts() -> None:
    rules = Dahimi()
    dealers = set()
    for seed in range(60):
        standing, drawn = rules.seat(SeatingRequest(None, None, (), KEYS[:5]), Dice(Random(seed)))
        assert (standing.order, drawn) == (KEYS[:5], ())
        assert rules.titles(standing) == (None,) * 5
        state = rules.start(standing, Dice(Random(seed)))
        assert state.exchanges == ()
        assert state.pending[0].seat == (standing.dealer + 1) % 5
        dealers.add(standing.dealer)
    assert dealers == set(range(5))


def test_later_the_last_placed_deals_and_the_winner_starts() -> None:
    rules = Dahimi.read({"exchange": "none"})
    before = Standing(order=KEYS[:5], dealer=3)
    standing, _ = rules.seat(SeatingRequest(before, Result.of_finish((2, 0, 4, 1, 3)), (), ()), Dice(Random(1)))
    assert (standing.order, standing.round, standing.dealer) == (("c", "a", "e", "b", "d"), 2, 4)
    assert rules.start(standing, Dice(Random(1))).pending[0].seat == 0


def test_a_first_hand_that_was_not_played_out_is_seated_as_they_came() -> None:
    before = Standing(order=KEYS[:4], dealer=3)
    standing, _ = Dahimi().seat(SeatingRequest(before, None, ("b",), ("x",)), Dice(Random(1)))
    assert (standing.order, standing.round) == (("a", "c", "d", "x"), 1)


@pytest.mark.parametrize(
    ("players", "titles"),
    [
        (3, ["Very Rich", "Commoner", "Dahimi"]),
        (4, ["Very Rich", "Rich", "Poor", "Dahimi"]),
        (13, ["Very Rich", "Rich", *["Commoner"] * 9, "Poor", "Dahimi"]),
    ],
)
def test_titles_go_by_rank(players: int, titles: list[str]) -> None:
    assert Dahimi().titles(Standing(order=KEYS[:players], round=2)) == tuple(titles)


@pytest.mark.parametrize(
    ("policy", "order"), [("serf", "abcdefghix"), ("middle", "abcdexfghi"), ("pick", "xabcdefghi")]
)
def test_newcomers_sit_down_by_the_tables_policy(policy: str, order: str) -> None:
    rules = Dahimi.read({"join_policy": policy})
    before = Standing(order=KEYS[:9], round=3, dealer=8)
    standing, events = rules.seat(
        SeatingRequest(before, Result.of_finish(tuple(range(9))), (), ("x",)), Scripted({"x": ["2"]})
    )
    assert standing.order == tuple(order)
    assert standing.dealer == 9  # the one who sits last
    assert events == (Joined("x", order.index("x"), "2" if policy == "pick" else None),)


def test_at_thirteen_every_rank_leads_to_a_seat_of_its_own() -> None:
    assert bands(13, ORDER) == [(rank,) for rank in ORDER]


def test_a_full_table_takes_no_joiner() -> None:
    rules = Dahimi()
    full = Standing(order=KEYS, round=2, dealer=12)
    played = Result.of_finish(tuple(range(13)))
    with pytest.raises(Illegal, match="table_full"):
        rules.seat(SeatingRequest(full, played, (), ("x",)), Dice(Random(1)))
    assert rules.seat(SeatingRequest(full, played, ("m",), ("x",)), Dice(Random(1)))[0].order[-1] == "x"
    assert rules.seat(SeatingRequest(full, played, (), ()), Dice(Random(1)))[0].order == KEYS


def test_three_to_thirteen_can_play() -> None:
    rules = Dahimi()
    assert [players for players in range(16) if rules.refusal(players) is None] == list(range(3, 14))
    assert code_of(rules.refusal(14)) == "bad_player_count"
    with pytest.raises(Illegal, match="bad_player_count"):
        rules.start(Standing(order=("a", "b")), Dice(Random(1)))


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"jokers": "wild"}, "unknown_option:jokers"),
        ({"deuces_high": True}, "unknown_option:deuces_high"),
        ({"rank_privilege": True}, "unknown_option:rank_privilege"),
        ({"packs": 5}, "bad_value:packs"),
        ({"min_run": 2}, "bad_value:min_run"),
        ({"exchange": "double"}, "bad_value:exchange"),
        ({"join_policy": "redraw"}, "bad_value:join_policy"),
    ],
)
def test_other_options_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(Illegal) as refused:
        Dahimi.read(options)
    assert refused.value.code == code


def test_the_defaults() -> None:
    assert Dahimi().model_dump() == {
        "packs": "auto",
        "min_run": 3,
        "exchange": "classic",
        "join_policy": "serf",
        "show_counts": True,
        "revolution": False,
        "eight_stop": False,
        "suit_lock": False,
        "spade_three": False,
    }
