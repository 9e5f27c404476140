"""Cards, exact decks, removal, uneven hands (TAH-1, TAH-3, TAH-7, TAH-8)."""

from collections import Counter

import pytest

from engine.contract import Decision, Rng, Standing
from engine.tahimi import deck
from engine.tahimi.game import Tahimi
from engine.tahimi.round import catalogue_for
from tests.conformance.luck import Scripted

PLAIN = "2 3 4 5 6 7 8 9 10 J Q K A"

# The ranks of each suit in the expanded deck, written out from the rules' table.
EXPANDED = {
    3: dict.fromkeys("CDHS", PLAIN),
    4: dict.fromkeys("CDHS", PLAIN),
    5: dict.fromkeys("CDHS", "2 3 4 5 6 7 8 9 10 11 12 J Q K A") | {"T": "5 7 9 11 J"},
    6: dict.fromkeys("CDHS", "2 3 4 5 6 7 8 9 10 11 12 13 J Q K A") | {"T": "3 4 5 6 7 8 9 10 11 12 13 J Q K"},
    7: dict.fromkeys("CDHS", "2 3 4 5 6 7 8 9 10 11 12 13 14 J Q K A")
    | {"T": "2 3 4 5 6 7 8 9 10 11 12 13 14 J Q K", "M": "4 6 8 10 12 14 Q"},
    8: dict.fromkeys("CDHS", "2 3 4 5 6 7 8 9 10 11 12 13 14 15 J Q K A")
    | {"T": "2 3 4 5 6 7 8 9 10 11 12 13 14 15 J Q K", "M": "3 4 5 6 7 8 9 10 11 12 13 14 15 J Q"},
}


@pytest.mark.parametrize("players", EXPANDED)
def test_the_expanded_deck_suit_by_suit(players: int) -> None:
    held = deck.full_deck(players, "expanded", deuces_high=False)
    assert len(set(held)) == len(held)
    suits = {suit: " ".join(deck.rank_of(card) for card in held if card[-1] == suit) for suit in "CDHSTM"}
    assert suits == {suit: EXPANDED[players].get(suit, "") for suit in "CDHSTM"}
    assert len(held) == {3: 52, 4: 52, 5: 65, 6: 78, 7: 91, 8: 104}[players]


def test_aces_stay_four_in_every_expanded_deck() -> None:
    assert {Tahimi().deck(players).ranks.count("A") for players in range(3, 9)} == {4}


@pytest.mark.parametrize(
    ("players", "twice"), [(3, ""), (4, ""), (5, "C"), (6, "CD"), (7, "CDH"), (8, "CDHS")], ids=str
)
def test_extra_suits_come_clubs_diamonds_hearts_spades(players: int, twice: str) -> None:
    held = Counter(deck.full_deck(players, "extra_suits", deuces_high=False))
    assert held == Counter({rank + suit: 1 + (suit in twice) for rank in PLAIN.split() for suit in "CDHS"})


@pytest.mark.parametrize("mode", ["standard", "extra_suits", "expanded"])
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_play_with_the_plain_pack(players: int, mode: str) -> None:
    assert deck.full_deck(players, mode, deuces_high=False) == [
        rank + suit for rank in PLAIN.split() for suit in "CDHS"
    ]


@pytest.mark.parametrize(
    ("players", "order"),
    [
        (4, PLAIN),
        (5, "2 3 4 5 6 7 8 9 10 11 12 J Q K A"),
        (6, "2 3 4 5 6 7 8 9 10 11 12 13 J Q K A"),
        (7, "2 3 4 5 6 7 8 9 10 11 12 13 14 J Q K A"),
        (8, "2 3 4 5 6 7 8 9 10 11 12 13 14 15 J Q K A"),
    ],
    ids=str,
)
def test_extra_numbers_come_between_ten_and_jack(players: int, order: str) -> None:
    assert " ".join(Tahimi().ranks(players)) == order
    assert " ".join(Tahimi(deck_mode="standard").ranks(players)) == PLAIN
    assert " ".join(Tahimi(deuces_high=True).ranks(players)) == f"{order.removeprefix('2 ')} 2"


STANDARD = {"deck_mode": "standard"}
JOKERS = {"deck_mode": "standard", "jokers": "wild"}


@pytest.mark.parametrize(
    ("players", "options", "removed"),
    [
        (3, STANDARD, "8"),
        (4, STANDARD, ""),
        (5, STANDARD, "8 8"),
        (6, STANDARD, "8 8 8 8"),
        (7, STANDARD, "8 8 8"),
        (8, STANDARD, "8 8 8 8"),
        (3, JOKERS, ""),
        (4, JOKERS, "8 8"),
        (5, JOKERS, "8 8 8 8"),
        (6, JOKERS, ""),
        (7, JOKERS, "8 8 8 8 7"),
        (8, JOKERS, "8 8 8 8 7 9"),
        (5, {"jokers": "low"}, "9 9"),
        (6, {"jokers": "low"}, "9 9"),
        (7, {"jokers": "low"}, "10 10"),
        (8, {"jokers": "low"}, "10 10"),
        (5, {"jokers": "low", "deuces_high": True}, "10 10"),
        (6, {"jokers": "low", "deuces_high": True}, "10 10"),
        (7, {"jokers": "low", "deuces_high": True}, "11 11"),
        (8, {"jokers": "low", "deuces_high": True}, "11 11"),
        (5, STANDARD | {"deuces_high": True}, "9 9"),
        (3, {"removal_rank": "Q"}, "Q"),
        (7, JOKERS | {"removal_rank": "A"}, "A A A A K"),
        (8, JOKERS | {"removal_rank": "2"}, "2 2 2 2 3 3"),
        (8, JOKERS | {"divide_evenly": False}, ""),
        (3, {"preset": "mooseyard"}, "7"),
        (4, {"preset": "mooseyard"}, ""),
        (5, {"preset": "mooseyard"}, "7 7"),
    ],
    ids=str,
)
def test_middle_cards_go_until_the_deck_divides(players: int, options: dict[str, object], removed: str) -> None:
    rules = Tahimi.read(options)
    dealt = rules.deck(players)
    assert " ".join(dealt.removed) == removed
    full = deck.full_deck(players, rules.deck_mode, rules.deuces_high) + ["Jo"] * 2 * (rules.jokers != "none")
    assert Counter(dealt.cards) + Counter(taken_suits(full, dealt.cards)) == Counter(full)
    if rules.divide_evenly:
        assert len(dealt.cards) % players == 0
    assert dealt.ranks == tuple(map(deck.rank_of, dealt.cards))
    assert rules.cards(players) == len(dealt.cards)


def taken_suits(full: list[str], kept: tuple[str, ...]) -> list[str]:
    return list((Counter(full) - Counter(kept)).elements())


def test_removed_cards_go_in_the_order_of_suits() -> None:
    kept = Tahimi(deck_mode="standard").deck(5).cards
    assert taken_suits(deck.full_deck(5, "standard", deuces_high=False), kept) == ["8C", "8D"]


@pytest.mark.parametrize("mode", ["standard", "extra_suits", "expanded"])
@pytest.mark.parametrize("players", range(3, 9))
def test_there_are_always_two_jokers(players: int, mode: str) -> None:
    assert Tahimi.read({"jokers": "low", "deck_mode": mode}).deck(players).cards[-3:].count("Jo") == 2


@pytest.mark.parametrize(
    ("total", "players", "dealer", "sizes"),
    [
        (52, 4, 0, (13, 13, 13, 13)),
        (52, 5, 0, (10, 11, 11, 10, 10)),
        (52, 5, 3, (11, 10, 10, 10, 11)),
        (52, 3, 0, (17, 18, 17)),
        (52, 3, 2, (18, 17, 17)),
        (54, 8, 0, (6, 7, 7, 7, 7, 7, 7, 6)),
    ],
    ids=str,
)
def test_extra_cards_fall_to_the_seats_after_the_dealer(
    total: int, players: int, dealer: int, sizes: tuple[int, ...]
) -> None:
    rules = Tahimi(deck_mode="standard", divide_evenly=False, jokers="none" if total == 52 else "low")
    unshuffled: Rng = Scripted({})
    assert rules.start(Standing(order=tuple(map(str, range(players))), dealer=dealer), unshuffled).dealt == sizes


@pytest.mark.parametrize("dealer", range(5))
def test_the_deal_goes_round_one_at_a_time_from_the_seat_after_the_dealer(dealer: int) -> None:
    rules = Tahimi(deck_mode="standard", divide_evenly=False)
    unshuffled: Rng = Scripted({})
    state = rules.start(Standing(order=tuple("abcde"), dealer=dealer), unshuffled)
    pack = rules.deck(5).ranks
    for turn in range(5):
        assert Counter(state.hand((dealer + 1 + turn) % 5)) == Counter(pack[turn::5])


def test_a_lead_asks_as_any_decision_does() -> None:
    """It is made the quick way, which must not miss a field."""
    plays = catalogue_for(Tahimi(), 4)
    (asked,) = plays.ask(2, (1 << 40) - 1)
    assert asked == Decision("play", 2, asked.answers)
    assert asked._asdict().keys() == Decision("play", 2, ())._asdict().keys()
