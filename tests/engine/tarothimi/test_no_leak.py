"""Tests of secrets in Tarot-himi: what is secret stays so; what a seat has learned holds in every world drawn from its
view.
"""

from collections import Counter
from random import Random

from hypothesis import given

from engine.climbing.views import climbing_as
from engine.tarothimi.arcana import NAMES
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.resample import resample
from engine.tarothimi.round import TarotRound
from engine.tarothimi.rules import ORDER
from engine.tarothimi.state import Discarded, Shown, TarotPublic
from tests.engine.acting import act
from tests.engine.random_play import seeds, wander
from tests.engine.tarothimi.scenes import dealt, scene
from tests.engine.tarothimi.worlds import Table, tables


@given(tables(), seeds)
def test_the_others_hidden_cards_make_no_difference_to_a_view(table: Table, seed: int) -> None:
    """Two hands exchange all they hold, unseen: a third player sees the same, unless a card must be shown."""
    random = Random(seed)
    state = table.start(seed)
    for step_ in wander(state, random):
        inside = state.others(-1)
        if state.view(None).phase != "play" or len(inside) < 3 or random.random() > 0.2:
            continue
        watcher, one, other = random.sample(inside, 3)
        if len(state.hand(one)) != len(state.hand(other)):
            continue
        before, swapped = state.view(watcher), state.copy()
        first, second = state.hand(one), state.hand(other)
        swapped.set_hand(one, second)
        swapped.set_hand(other, first)
        assert swapped.view(watcher) == before, str(step_.action)


@given(tables(), seeds)
def test_what_a_power_moves_unseen_only_those_remember_who_know_it(table: Table, seed: int) -> None:
    state = table.start(seed)
    for seat, action, _ in wander(state, Random(seed)):
        if action.verb in ("chariot", "wheel") and action.cards:
            for watcher in (*range(len(state.dealt)), None):
                whole = state.view(watcher).log[-1][1] == action.text
                assert whole == (watcher is not None and watcher in (seat, action.whom))


@given(tables(), seeds)
def test_an_arcana_is_public_only_when_it_is_laid_shown_or_put_away(table: Table, seed: int) -> None:
    """TAR-10: a watcher learns of an arcana by an event that names it, and by nothing else."""
    state = table.start(seed)
    public = {event.card for event in state.opening if isinstance(event, Shown)}
    for step_ in wander(state, Random(seed)):
        for event in step_.events:
            if isinstance(event, Shown | Discarded):
                public.add(event.card)
            public |= set(getattr(event.seen_by(None), "cards", None) or ()) & set(NAMES)
        seen = climbing_as(state.view(None), TarotPublic)
        named = {card for zone in seen.zones for card in zone.cards or ()} | {
            c for laid in seen.pile for c in laid.cards
        }
        named |= {card for _, _, card in seen.public.shown}
        told = {word for _, text in seen.log for word in text.replace("=", " ").split()}
        assert (named | told) & set(NAMES) <= public
        assert seen.private is None


# All that a seat has learned holds in every world


def worlds(state: TarotRound, seat: int, count: int = 80) -> list[TarotRound]:
    view = climbing_as(state.view(seat), TarotPublic)
    return [resample(state.rules, view, Random(number)) for number in range(count)]


def held(state: TarotRound, card: str) -> set[int | None]:
    """The seats that hold a card."""
    return {seat for seat in state.others(-1) if card in state.hand(seat)}


def test_who_led_first_without_showing_the_hierophant_nobody_holds_it() -> None:
    state = TarotHimi().start(dealt("2", "3", "4").standing, Favoured("World Sun Star Strength"))
    while state.view(None).phase == "tax":
        state.play(state.pending[0].seat, state.default(state.pending[0]))
    assert all(not held(world, "Hierophant") for world in worlds(state, 1))
    assert any(held(world, "Fool") for world in worlds(state, 1))


class Favoured:
    """Luck that puts these arcana into the deck and deals them last."""

    def __init__(self, names: str) -> None:
        self.names = names.split()

    def shuffle(self, items):  # type: ignore[no-untyped-def]  # any items
        if len(items) == len(NAMES):
            return sorted(items, key=lambda number: NAMES[number] not in self.names)
        return list(items)

    def pick(self, items, whose=""):  # type: ignore[no-untyped-def]  # any items
        return 0

    def seed(self) -> bytes:
        return bytes(32)


def test_who_exchanged_cards_without_showing_the_moon_does_not_hold_it() -> None:
    """Of five players, only the merchant may hold it: unlike the two pairs, the merchant has no counterpart."""
    state = TarotHimi().start(dealt(*"23456").standing, Favoured("World Sun Star Strength Tower"))
    while state.view(None).phase == "tax":
        assert all(held(world, "Moon") <= {2} for world in worlds(state, 0, 20))
        state.play(state.pending[0].seat, state.default(state.pending[0]))
    found = [held(world, "Moon") for world in worlds(state, 0, 200)]
    assert {seat for seats in found for seat in seats} == {2}


def test_what_went_through_the_chariot_is_remembered() -> None:
    state = scene("Chariot 3 4 5", "9 9 A", "6 7 8", "2 2 3", turn=0, top="5x1", owner=3)
    act(state, "0 chariot 1 3")
    lookers = [climbing_as(state.view(seat), TarotPublic).own.swaps for seat in range(3)]
    assert [len(swaps) for swaps in lookers] == [1, 1, 0]
    assert lookers[0][0][1:] == (0, 1, ("3",), ("A",))


def test_a_payer_kept_nothing_better_than_he_paid() -> None:
    """TAR-8: this is so of ordinary cards. Of arcana the payer may hold any."""
    state = dealt("2 2 3 3 4", "5 5 6 6 7", "8 8 9 9 10", "P Q 3 4 World")
    act(state, "0 give 2 2", "1 give 5")
    found = worlds(state, 0)
    for world in found:
        minors = Counter(card for card in world.hand(3) if card not in NAMES)
        assert minors >= Counter(["2", "2"])
        assert max(map(ORDER.index, minors)) <= ORDER.index("P")
    assert any(set(world.hand(3)) & set(NAMES) for world in found)


def test_what_was_taken_back_is_known_to_be_there_until_it_goes() -> None:
    state = dealt("3 3 9 9", "5 5 6 6", "Judgement 4 4 10", "7 8 8 P", number=1)
    act(state, "0 3x2", "1 5x2", "2 judgement")
    assert all(Counter(world.hand(1)) >= Counter("55") for world in worlds(state, 0))
    act(state, "2 4x2", "3 pass", "0 pass", "1 5x2")
    assert any("5" not in world.hand(1) for world in worlds(state, 0))


def test_a_single_tells_that_its_player_was_not_dealt_the_lovers_and_a_pair_the_hermit() -> None:
    state = TarotHimi().start(dealt(*"2345", number=1).standing, Favoured("World Sun Star Strength"))
    lead = state.pending[0].seat
    single = next(answer for answer in state.pending[0].answers if len(answer.cards) == 1 and answer.cards[0] in ORDER)
    state.play(lead, single)
    watcher = (lead + 1) % 4
    assert all(lead not in held(world, "Lovers") for world in worlds(state, watcher, 150))
    assert any(held(world, "Lovers") for world in worlds(state, watcher, 150))
    assert any(lead in held(world, "Devil") for world in worlds(state, watcher, 300))
