"""Random tables of Tarot-himi. Play on them is random as Tahimi's, powers included."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from hypothesis import assume
from hypothesis import strategies as st

from engine.climbing.events import Dealt, Left, Played, TaxPaid, TaxReturned
from engine.contract import Dice, Event, Standing
from engine.tarothimi.arcana import NAMES
from engine.tarothimi.deal import deal, opened
from engine.tarothimi.deck import arcana_count
from engine.tarothimi.events import Discarded, Rescinded, Spun, Swapped
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.round import TarotRound, catalogue_for
from tests.engine.tahimi.worlds import PLAYERS

T = TypeVar("T")

_ONE_CARD = st.sampled_from([("auto", "none"), ("manual", "none"), ("manual", "skip")])
_FREE = {
    "removal_rank": st.sampled_from(["auto", "2", "7", "10", "A"]),
    "divide_evenly": st.booleans(),
    "rank_privilege": st.booleans(),
    "progressive_taxes": st.sampled_from(["auto", "always", "never"]),
    "tax_first_round": st.booleans(),
    "lead_pass": st.sampled_from(["allowed", "forbidden"]),
    "show_counts": st.booleans(),
}


class Favouring(Dice):
    """Luck that chooses these arcana for the deck if it can."""

    def __init__(self, random: Random, names: Sequence[str]) -> None:
        super().__init__(random)
        self.first = [NAMES.index(name) for name in names]

    def shuffle(self, items: Sequence[T]) -> list[T]:
        mixed = super().shuffle(items)
        if len(items) == len(NAMES):
            mixed.sort(key=lambda item: item not in self.first)
        return mixed


class Table(NamedTuple):
    """Rules, a standing that they accept, and arcana that are in the deck as far as it has room."""

    rules: TarotHimi
    standing: Standing
    arcana: tuple[str, ...]

    def start(self, seed: int) -> TarotRound:
        return deal(self.rules, self.standing, Favouring(Random(seed), self.arcana))

    def thick(self, seed: int) -> TarotRound:
        """A round with all of these arcana, however many they are."""
        random = Random(seed)
        players = len(self.standing.order)
        plays = catalogue_for(players)
        cards = [*self.rules.deck(players).ranks, *self.arcana]
        random.shuffle(cards)
        hands = [plays.pack(cards[seat::players]) for seat in range(players)]
        return opened(TarotRound(self.rules, self.standing, plays, hands, random.randbytes(32)))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any rule set, table size, and round: the first, a later one, one with redrawn ranks. Any arcana."""
    players = draw(st.integers(3, 8))
    options: dict[str, object] = dict(draw(st.fixed_dictionaries({}, optional=_FREE)))
    if draw(st.booleans()):
        options["one_card"], options["one_card_penalty"] = draw(_ONE_CARD)
    if draw(st.sampled_from([False, False, True])) and "tax_first_round" not in options:
        options["seating"], options["first_lead"] = "join_order", "after_dealer"
    rules = TarotHimi.read(options)
    assume(rules.refusal(players) is None)
    number = draw(st.sampled_from([2, 2, 2, 1]))
    standing = Standing(
        order=tuple(PLAYERS[:players]),
        round=number,
        dealer=draw(st.integers(0, players - 1)),
        drawn=number == 1 or draw(st.sampled_from([False, False, False, True])),
    )
    names = draw(st.lists(st.sampled_from(NAMES), unique=True, max_size=len(NAMES)))
    return Table(rules, standing, tuple(names))


def deck_of(table: Table) -> int:
    """How many cards are dealt."""
    players = len(table.standing.order)
    return len(table.rules.deck(players).cards) + arcana_count(players)


class Ledger:
    """Where every card is, by the events alone: in a hand, or on the table (the pile and the discards)."""

    def __init__(self, state: TarotRound) -> None:
        self.hands: list[Counter[str]] = [Counter() for _ in state.dealt]
        self.table: Counter[str] = Counter()
        self.enter(state.opening)

    def enter(self, events: Sequence[Event]) -> None:
        for event in events:
            self._enter(event)
            assert all(count >= 0 for hand in (*self.hands, self.table) for count in hand.values()), event

    def _enter(self, event: Event) -> None:
        match event:
            case Dealt(seat=seat, cards=cards):
                self.hands[seat].update(cards or ())
            case (
                TaxPaid(payer=giver, receiver=taker, cards=cards)
                | TaxReturned(payer=giver, receiver=taker, cards=cards)
            ):
                self.hands[giver].subtract(cards or ())
                self.hands[taker].update(cards or ())
            case Played(seat=seat, rank=rank, size=size, cards=cards):
                self._lay(seat, cards or (rank,) * size)
            case Discarded(seat=seat, card=card):
                self._lay(seat, (card,))
            case Rescinded(seat=seat, cards=cards, aside=aside) if not aside:
                self.table.subtract(cards)
                self.hands[seat].update(cards)
            case Swapped(seat=seat, whom=whom, gave=gave, got=got):
                self.hands[seat].subtract([gave or ""])
                self.hands[whom].subtract([got or ""])
                self.hands[seat].update([got or ""])
                self.hands[whom].update([gave or ""])
            case Spun(seat=seat, gave=put, got=drawn):
                self._lay(seat, put or ())
                self.table.subtract(drawn or ())
                self.hands[seat].update(drawn or ())
            case Left(seat=seat):
                self._lay(seat, tuple(self.hands[seat].elements()))
            case _:
                pass

    def _lay(self, seat: int, cards: Sequence[str]) -> None:
        self.hands[seat].subtract(cards)
        self.table.update(cards)
