"""The kernel's worlds: what a seat knows is so in each of them; what others betray makes some of them likelier."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given

from engine.climbing import resample as climbing_resample
from engine.climbing.player.clues import no_clues
from engine.climbing.player.course import Course
from engine.climbing.player.worlds import Known, gather, sample_guesses
from engine.climbing.views import ClimbingView, climbing_as
from engine.dahimi.deck import PACK, PLACE, rank_of, sort
from engine.dahimi.player.search import PLACES, known, sample_worlds
from engine.dahimi.player.tables import tables_for
from engine.dahimi.plays import Play
from engine.dahimi.round import Round
from engine.dahimi.state import DahimiPublic
from tests.engine.acting import act
from tests.engine.dahimi.player.courses import made_for, plain_tables, played_until_the_first_lead
from tests.engine.dahimi.scenes import dealt
from tests.engine.dahimi.worlds import Table
from tests.engine.random_play import laid_by, seeds, wander

SOME = 3
DRAWN = 400
CLEARLY = 0.1

Hands = list[tuple[str, ...]]
Seen = ClimbingView[DahimiPublic]


def worlds(facts: Known, seed: int) -> Iterator[Hands]:
    """Yield the cards of the worlds that `sample_worlds` draws with this seed."""
    for guesses in sample_guesses(facts, PLACES, Random(seed)):
        yield [
            sort((*sure.elements(), *(PACK[card] for card in guess.cards)))
            for sure, guess in zip(facts.holds, guesses, strict=True)
        ]


def view_of(state: Round, seat: int) -> Seen:
    return climbing_as(state.view(seat), DahimiPublic)


def looks(table: Table, seed: int) -> Iterator[tuple[Round, Seen, Known]]:
    """Yield some moments of a round, what a seat sees then, and its knowledge."""
    random = Random(seed)
    state = played_until_the_first_lead(table, seed)
    for at, _ in enumerate(wander(state, random)):
        if at % 25 == seed % 25 and state.pending:
            seen = view_of(state, random.randrange(len(state.dealt)))
            yield state, seen, known(table.rules, made_for(table), seen)


@given(plain_tables, seeds)
def test_no_seat_can_tell_a_world_from_the_true_one(table: Table, seed: int) -> None:
    """All cards are there once, and the round as everybody saw it can have come of it."""
    for _, seen, facts in looks(table, seed):
        for world in islice(worlds(facts, seed), SOME):
            assert relived(table, seen, world).view(seen.seat) == seen


@given(plain_tables, seeds)
def test_worlds_are_those_of_the_tables(table: Table, seed: int) -> None:
    """The hands are parted as any hands are."""
    made = made_for(table)
    for _, _, facts in looks(table, seed):
        drawn = islice(sample_worlds(facts, made, Random(seed)), SOME)
        for world, cards in zip(drawn, worlds(facts, seed), strict=False):
            assert world == [made.hand(hand) for hand in cards]


@given(plain_tables, seeds)
def test_what_was_learned_from_the_exchange_holds_in_every_world(table: Table, seed: int) -> None:
    """DAH-7: what was paid and given back is where it went, and a payer kept nothing better than what they paid."""
    for state, seen, facts in looks(table, seed):
        own = seen.exchange
        for world in islice(worlds(facts, seed), SOME):
            assert world[facts.me] == seen.hand
            if own is None or own.returned is None:
                continue
            paid, returned = Counter(own.paid), Counter(own.returned)
            if facts.me == own.low:
                assert Counter(world[own.high]) + laid_by(state, own.high) >= paid - returned
                continue
            ever = Counter(world[own.low]) + laid_by(state, own.low)
            assert ever >= returned
            assert max(map(height, ever - returned), default=-1) <= min(map(height, paid))


def height(card: str) -> int:
    return PLACE[rank_of(card)]


def relived(table: Table, seen: Seen, world: Hands) -> Round:
    """The engine's round in which everybody has these hands now."""
    hands = [Counter(hand) for hand in world]
    for seat, text in seen.log:
        play = made_for(table).read(text)
        if isinstance(play, Play):
            hands[seat].update(play.cards)
    assert sum(hands, Counter()) == Counter(table.rules.deck(len(world)).cards)
    state = Round(table.rules, seen.standing, [tuple(hand.elements()) for hand in hands])
    climbing_resample.relive(state, seen)
    state.asked = seen.public.asked
    return state


# ---------------------------------------------------------------------- what plays and passes betray

HANDS = (
    "3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H QS QD",
    "5S 6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 9S",
    "8S 9C 9D 9H 10C 10D 10H 10S JC JD JH QC KS",
    "JS QH KC KD KH AC AD AH AS 2C 2D 2H 2S",
)


def facts_of(state: Round, watcher: int) -> Known:
    return known(state.rules, tables_for(state.rules, len(state.dealt)), view_of(state, watcher))


def share(state: Round, watcher: int, holder: int, fits: Callable[[Counter[str]], bool]) -> float:
    """The share of a seat's worlds in which what the holder has of each rank fits."""
    return share_of(facts_of(state, watcher), holder, fits)


def share_of(facts: Known, holder: int, fits: Callable[[Counter[str]], bool]) -> float:
    drawn = list(islice(worlds(facts, 1), DRAWN))
    return sum(fits(Counter(map(rank_of, world[holder]))) for world in drawn) / len(drawn)


def has(*ranks: str, least: int = 1) -> Callable[[Counter[str]], bool]:
    return lambda held: any(held[rank] >= least for rank in ranks)


def test_a_seat_that_passes_is_less_likely_to_have_what_tops_the_pile() -> None:
    """Sets of the highest ranks are broken, so any of them would have topped it."""
    state = dealt(*HANDS, number=1)
    before = share(state, 2, 1, has("K", "A", "2"))
    act(state, "0 QS", "1 pass")
    assert 0 < share(state, 2, 1, has("K", "A", "2")) < before - CLEARLY


def test_a_seat_that_leads_is_less_likely_to_have_anything_lower() -> None:
    state = dealt(*HANDS, number=1)
    before = share(state, 2, 0, has("3"))
    act(state, "0 4CDHS")
    assert 0 < share(state, 2, 0, has("3")) < before - CLEARLY


RUN_LED = (
    "3C 3D 3H 3S 4D 4H 4S 5C 5D 6C 7C QS QD",
    "4C 5H 5S 6D 6H 6S 7D 7H 7S 8C 8D 8H 9S",
    *HANDS[2:],
)


def test_a_seat_that_leads_a_run_is_less_likely_to_have_anything_lower() -> None:
    """Of the ranks in the run and above it says nothing."""
    state = dealt(*RUN_LED, number=1)
    before = share(state, 2, 0, has("3"))
    act(state, "0 5C-7C")
    assert 0 < share(state, 2, 0, has("3")) < before - CLEARLY
    assert facts_of(state, 2).clues[0][PLACE["5"] :] == no_clues(len(PLACE))[PLACE["5"] :]


def test_answers_to_a_run_say_nothing() -> None:
    state = dealt(*RUN_LED, number=1)
    act(state, "0 5C-7C", "1 pass")
    assert facts_of(state, 2).clues[1] == no_clues(len(PLACE))


# ---------------------------------------------------------------------- what the exchange betrays (DAH-7)

TAXED = (
    "3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H QS QD",
    "8H 8S 9C 9D 9H 9S 10C 10D 10H 10S KC KD KH",
    "JC JD JH JS QC QH AC AD AH AS 2C 2D 2H",
    "5S 6C 6D 6H 6S 7C 7D 7H 7S 8C 8D KS 2S",
)
ASKED = (TAXED[0], TAXED[1].replace("KH", "8D"), TAXED[2], TAXED[3].replace("8D", "KH"))


def exchanged(hands: tuple[str, ...], *gifts: str) -> Round:
    """A round after the exchange, in which the last paid the King of spades and the 2 of spades."""
    state = dealt(*hands)
    act(state, "2 pay 2C", *gifts, "1 give 8H")
    return state


def with_and_without(state: Round, fits: Callable[[Counter[str]], bool]) -> tuple[float, float]:
    """The share of worlds in which the last seat's ranks fit, for the first; and the same if it would not consider who
    was asked what they pay.
    """
    facts, seen = facts_of(state, 0), view_of(state, 0)
    course = Course.begin(facts.course.tables, state.rules.first_leader(seen.standing))
    mute = gather(course, seen, state.rules.deck(len(seen.seats)).cards, height)
    return share_of(facts, 3, fits), share_of(mute, 3, fits)


def test_the_first_deal_gives_a_payer_nothing_better_than_what_they_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exchanges would only make up for it in time."""
    monkeypatch.setattr("engine.climbing.player.worlds.WARM", 0)
    facts = facts_of(exchanged(TAXED, "0 give 3C 3D"), 0)
    for seed in range(SOME):
        assert max(map(height, next(worlds(facts, seed))[3])) <= PLACE["K"]


def test_a_payer_who_was_not_asked_is_less_likely_to_hold_more_of_the_last_rank_that_they_paid() -> None:
    considered, not_considered = with_and_without(exchanged(TAXED, "0 give 3C 3D"), has("K"))
    assert 0 < considered < not_considered - CLEARLY


def test_a_payer_who_was_asked_is_more_likely_to_hold_more_of_it() -> None:
    considered, not_considered = with_and_without(exchanged(ASKED, "3 pay KS", "0 give 3C 3D"), has("K"))
    assert considered > not_considered + CLEARLY


def test_what_the_payer_got_back_is_none_of_what_they_kept() -> None:
    state = exchanged(TAXED, "0 give 3C KS")
    assert with_and_without(state, has("K")) == (1, 1)
    considered, not_considered = with_and_without(state, has("K", least=2))
    assert considered < not_considered - CLEARLY


def test_what_the_payer_has_played_is_some_of_what_they_kept() -> None:
    """So whoever was asked, and has played one King, is no likelier to hold another."""
    state = exchanged(ASKED, "3 pay KS", "0 give 3C 3D")
    act(state, "0 4C", "1 pass", "2 pass", "3 KH")
    considered, not_considered = with_and_without(state, has("K"))
    assert abs(considered - not_considered) < CLEARLY / 2
