"""Tests of drawn worlds: what a seat of Tarot-himi has seen of the others' cards is so in every world drawn from its
view.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

import pytest
from hypothesis import given

from engine.climbing.events import Left, Played, TaxPaid, TaxReturned
from engine.climbing.views import climbing_as
from engine.contract import Event
from engine.tarothimi.arcana import NAMES
from engine.tarothimi.player.belief import sample_worlds
from engine.tarothimi.resample import TarotView, resample
from engine.tarothimi.round import TarotRound
from engine.tarothimi.rules import TarotHimiRules
from engine.tarothimi.state import Discarded, Rescinded, Shown, Spun, Swapped, TarotPublic
from tests.engine.acting import act, turn
from tests.engine.random_play import cards_in, seeds, wander
from tests.engine.tarothimi.naive import NUMBERS, RANKS
from tests.engine.tarothimi.scenes import dealt
from tests.engine.tarothimi.worlds import Table, tables

WORTH = [*NUMBERS, *RANKS]  # TAR-9: minors by rank; of arcana alone the highest number
LOOKS, WORLDS = 4, 2
TABLE = -1  # the pile and the discards, as a place

# Tables where much is swapped, spun and taken back.
lively = tables().map(lambda table: table._replace(arcana=("Wheel", "Chariot", "Judgement", "Justice", *table.arcana)))


@dataclass(frozen=True)
class Moment:
    """A state, one of its seats, and what that seat has been told of the round."""

    state: TarotRound
    seat: int
    events: tuple[Event, ...]


def moments(table: Table, seed: int) -> Iterator[Moment]:
    """A few moments of a random round, some of them when cards have just gone unseen."""
    random = Random(seed)
    state = table.start(seed)
    seat = random.randrange(len(state.dealt))
    events = [event.seen_by(seat) for event in state.opening]
    looks = set(random.sample(range(120), LOOKS))
    yield Moment(state, seat, tuple(events))
    for at, step in enumerate(wander(state, random)):
        events += [event.seen_by(seat) for event in step.events]
        if at in looks or state.result or (step.action.verb in ("chariot", "wheel") and random.random() < 0.5):
            yield Moment(state, seat, tuple(events))


def worlds_of(moment: Moment, seed: int) -> list[TarotRound]:
    view = climbing_as(moment.state.view(moment.seat), TarotPublic)
    found = drawn(moment.state.rules, view, WORLDS, seed)
    assert [world.view(moment.seat) for world in found] == [view] * len(found)
    return found


def drawn(rules: TarotHimiRules, view: TarotView, count: int, seed: int) -> list[TarotRound]:
    """So many worlds of which each is as likely, and so many of those that a search draws."""
    equally = [resample(rules, view, Random(seed + number)) for number in range(count)]
    return [*equally, *islice(sample_worlds(rules, view, Random(seed)), count)]


# ---------------------------------------------------------------------- what is certain


class Certainty:
    """The cards that a seat is certain of in each other hand, by what it was told and nothing else. Where cards of a
    hand went unseen, it is certain only of what cannot have been among them.
    """

    def __init__(self, players: int) -> None:
        self.sure: list[Counter[str]] = [Counter() for _ in range(players)]

    def enter(self, event: Event) -> None:
        match event:
            case (
                TaxPaid(payer=giver, receiver=taker, cards=cards)
                | TaxReturned(payer=giver, receiver=taker, cards=cards)
            ) if cards:
                self.lose(giver, cards)
                self.sure[taker].update(cards)
            case Shown(seat=seat, card=card):
                self.sure[seat][card] = 1
            case Played(seat=seat, rank=rank, size=size, cards=cards):
                self.lose(seat, cards or (rank,) * size)
            case Discarded(seat=seat, card=card):
                self.lose(seat, (card,))
            case Rescinded(seat=seat, cards=cards, aside=aside) if not aside:
                self.sure[seat].update(cards)
            case Swapped(seat=seat, whom=whom, gave=None):
                self.lose(seat, list(self.sure[seat]))
                self.lose(whom, [max(self.sure[whom].elements(), key=WORTH.index, default="")])
            case Swapped(seat=seat, whom=whom, gave=gave, got=got) if gave and got:
                self.lose(seat, (gave,))
                self.lose(whom, (got,))
                self.sure[seat][got] += 1
                self.sure[whom][gave] += 1
            case Spun(seat=seat, count=count, gave=None):
                self.lose(seat, list(self.sure[seat]) * (count - 1))
            case Spun(seat=seat, gave=gave, got=got) if gave is not None and got is not None:
                self.lose(seat, gave)
                self.sure[seat].update(got)
            case Left(seat=seat):
                self.sure[seat].clear()
            case _:
                pass

    def lose(self, seat: int, cards: Sequence[str]) -> None:
        self.sure[seat] -= Counter(cards)


# ---------------------------------------------------------------------- where an arcana can have come to


class Tracks:
    """The places where each arcana that a seat has seen can be now; there is but one of each arcana."""

    def __init__(self) -> None:
        self.places: dict[str, set[int]] = {}

    def enter(self, event: Event) -> None:
        match event:
            case Shown(seat=seat, card=card):
                self.places[card] = {seat}
            case Played(cards=cards):
                self.put(cards, TABLE)
            case Discarded(card=card):
                self.put((card,), TABLE)
            case Rescinded(seat=seat, cards=cards, aside=aside) if not aside:
                self.put(cards, seat)
            case Swapped(seat=seat, whom=whom, gave=gave, got=got):
                if gave and got:
                    self.put((gave,), whom)
                    self.put((got,), seat)
                else:
                    self.mix(seat, whom)
            case Spun(seat=seat, gave=gave, got=got):
                if gave is not None and got is not None:
                    self.put(gave, TABLE)
                    self.put(got, seat)
                else:
                    self.mix(seat, TABLE)
            case Left(seat=seat):
                for places in self.places.values():
                    places |= {TABLE} if seat in places else set()
                    places.discard(seat)
            case _:
                pass

    def put(self, cards: Sequence[str], place: int) -> None:
        self.places.update({card: {place} for card in cards if card in NAMES})

    def mix(self, one: int, other: int) -> None:
        for places in self.places.values():
            places |= {one, other} if places & {one, other} else set()


# ---------------------------------------------------------------------- in every world


@pytest.mark.long
@given(lively, seeds)
def test_what_a_seat_has_seen_is_so_in_every_world(table: Table, seed: int) -> None:
    for moment in moments(table, seed):
        certain, tracks = Certainty(len(moment.state.dealt)), Tracks()
        for event in moment.events:
            certain.enter(event)
            tracks.enter(event)
        for world in (moment.state, *worlds_of(moment, seed)):
            holders = moment.state.others(-1)
            for seat in holders:
                assert Counter(world.hand(seat)) >= certain.sure[seat]
            for card, places in tracks.places.items():
                assert {seat for seat in holders if card in world.hand(seat)} <= places
                assert TABLE in places or any(card in world.hand(seat) for seat in holders)
            assert deck(world) == deck(moment.state)


def deck(state: TarotRound) -> tuple[Counter[str], int, int]:
    """The ordinary cards of a round, how many arcana there are, and how many different ones."""
    cards = cards_in(state)
    arcana = [card for card in cards.elements() if card in NAMES]
    return Counter({card: cards[card] for card in RANKS}), len(arcana), len(set(arcana))


# ---------------------------------------------------------------------- a few scenes


def worlds(state: TarotRound, seat: int, count: int = 60) -> list[TarotRound]:
    view = climbing_as(state.view(seat), TarotPublic)
    return drawn(state.rules, view, count, 0)


def test_an_arcana_shown_after_its_holders_wheel_is_held_until_it_goes() -> None:
    """TAR-10: a tie shows The Strength, which stays in the hand."""
    state = dealt("3 3 9 9 Q", "Wheel Strength 5 6 7", "4 4 10 K A", "7 8 8 P P", number=1)
    act(state, "0 3x1", "1 wheel 6 7", "2 4x1", "3 7x1", "0 pass", "1 7x1")
    assert all("Strength" in world.hand(1) for world in worlds(state, 0))
    assert all("Strength" in world.hand(1) for world in worlds(state, 3))


def test_what_was_seen_and_then_may_have_been_spun_away_is_certain_no_more() -> None:
    state = dealt("3 3 9 9 Q", "Wheel Strength 5 6 7", "4 4 10 K A", "7 8 8 P P", number=1)
    act(state, "0 3x1", "1 pass", "2 pass", "3 7x1", "0 pass", "1 7x1", "2 pass", "3 pass", "0 pass")
    assert all("Strength" in world.hand(1) for world in worlds(state, 0))
    act(state, "1 wheel 5 6")
    found = worlds(state, 0)
    assert len({"Strength" in world.hand(1) for world in found}) == 2
    assert not any("Strength" in world.hand(seat) for world in found for seat in (2, 3))


def test_of_two_cards_that_are_known_one_at_most_was_given_with_the_chariot() -> None:
    state = dealt("Judgement 3 3 K", "Chariot 5 5 6", "7 7 8 9", "10 10 P P", number=1)
    act(state, "0 3x2", "1 5x2", "2 pass", "3 pass", "0 judgement", "0 pass", "1 chariot 3 5")
    assert min(world.hand(1).count("5") for world in worlds(state, 2)) == 1
    assert max(world.hand(1).count("5") for world in worlds(state, 2)) >= 2


@pytest.mark.long
def test_of_two_cards_that_were_paid_one_is_left_where_one_card_was_given_with_the_chariot() -> None:
    """This holds also when a card is played that may be the one that was given."""
    state = dealt("Chariot 3 4 5 6 6", "9 9 10 P A A", "6 7 8 8 K 10", "2 2 3 K A A")
    act(state, "0 give 3 4", "1 give 9", "0 chariot 1 5", "1 Ax1")
    assert {world.hand(0).count("A") for world in worlds(state, 3, 200)} in ({1, 2}, {1, 2, 3})
    state = dealt("Chariot 3 4 5 6 6", "9 9 10 P A A", "6 7 8 8 K 10", "2 2 3 K A K")
    act(state, "0 give 3 4", "1 give 9", "0 chariot 1 5", "1 Ax1", "2 pass", "3 pass", "0 pass")
    found = worlds(state, 3, 200)
    assert all({"A", "K"} & set(world.hand(0)) for world in found)
    assert not all({"A", "K"} <= set(world.hand(0)) for world in found)


def test_who_was_robbed_by_the_chariot_held_nothing_higher_than_what_it_took() -> None:
    state = dealt("Chariot 3 4 5 6", "9 9 10 P 2", "6 7 8 A A", "2 2 3 K K", number=1)
    act(state, "0 chariot 1 3")
    for world in worlds(state, 0):
        assert "3" in world.hand(1)
        assert max(map(WORTH.index, world.hand(1))) <= WORTH.index("P")


def test_whoever_used_the_chariot_with_the_lead_held_nothing_that_compels() -> None:
    """TAR-7: a power in lieu counts as a pass."""
    state = dealt("Chariot 3 4 5 6", "9 9 10 P 2", "6 7 8 A A", "2 2 3 K K", number=1)
    act(state, "0 chariot 1 3")
    found = worlds(state, 1, 150)
    assert not any({"Devil", "Death"} & set(world.hand(0)) for world in found)
    assert any({"Devil", "Death"} & set(world.hand(2)) for world in found)


def test_who_would_have_led_for_one_who_is_out_does_not_hold_the_hierophant() -> None:
    """TAR-9: its holder leads instead, and shows it. It was put away with The Wheel, unseen."""
    state = dealt("4 9", "5 6 7", "8 8 P", "Hierophant Wheel 2 2 3 K", number=1)
    act(state, "3 3x1", "0 4x1", "1 5x1", "2 8x1", "3 pass", "0 pass", "1 pass", "2 8x1", "3 wheel Hierophant 2")
    assert len({"Hierophant" in world.hand(3) for world in worlds(state, 2)}) == 2
    act(state, "0 9x1", "1 pass", "2 pass", "3 pass")
    assert turn(state) == 1
    assert all("Hierophant" in world.discards() for world in worlds(state, 2))


def test_a_payer_with_fewer_ordinary_cards_than_due_has_none_left() -> None:
    """TAR-8: what there is, is given, and as many cards come back."""
    state = dealt("2 3 4 4", "5 6 7 7", "8 9 9 10", "K Sun Star World")
    for world in worlds(state, 0):
        assert set(world.hand(3)) <= set(NAMES)
    act(state, "0 give 4", "1 give 5")
    for world in worlds(state, 0):
        assert Counter(world.hand(3))["4"] == 1
        assert sum(card in NAMES for card in world.hand(3)) == 3


@pytest.mark.long
@pytest.mark.parametrize(
    ("hand", "paid", "given"),
    [("Sun Star World Death", 0, ()), ("K Sun Star World", 1, ("0 give 4",)), ("K K Sun Star", 2, ("0 give 4 4",))],
)
def test_how_many_ordinary_cards_a_payer_had_all_have_seen(hand: str, paid: int, given: tuple[str, ...]) -> None:
    """TAR-8: where a payer has fewer than are due, all are given, and as many come back. Their number is no secret,
    only which cards they are.
    """
    state = dealt("2 3 4 4", "5 6 7 7", "8 9 9 10", hand, show_counts=True)
    for world in worlds(state, 1):
        assert world.view(1) == state.view(1)
        assert [event.count for event in world.opening if isinstance(event, TaxPaid) and event.payer == 3] == [paid]
    act(state, *given, "1 give 5")
    ordinary = {sum(card in RANKS for card in world.hand(3)) for world in worlds(state, 2)}
    assert min(ordinary) == paid
    assert max(ordinary) == paid or paid == 2


def test_a_hand_that_was_left_is_among_the_discards_in_every_world() -> None:
    state = dealt("2 3 4 4", "5 6 7 7", "8 9 9 10", "K Q P 10", number=1)
    act(state, "0 2x1", "1 leave")
    for world in worlds(state, 0):
        assert len(world.hand(1)) == 4
        assert sorted(world.discards()) == sorted(world.hand(1))
    assert all(world.hand(1) == state.hand(1) for world in worlds(state, 1, 10))
