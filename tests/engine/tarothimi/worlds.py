"""Random tables of Tarot-himi. Play on them is random as Tahimi's, powers included."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from hypothesis import assume
from hypothesis import strategies as st

from engine.contract import Dice, Standing
from engine.tarothimi.arcana import NAMES
from engine.tarothimi.game import TarotHimi, deal, to_first_decision
from engine.tarothimi.round import TarotRound, catalogue_for
from engine.tarothimi.rules import arcana_count
from tests.engine.tahimi.worlds import PLAYERS, something

T = TypeVar("T")

_ONE_CARD = st.sampled_from([("auto", "none"), ("manual", "none"), ("manual", "skip")])
_TOGETHER = {"seating", "first_lead", "one_card", "one_card_penalty", "join_policy"}  # made with the standing
_FREE = {
    name: st.sampled_from(TarotHimi().values(name))
    for name in TarotHimi.model_fields
    if name not in _TOGETHER | TarotHimi.FIXED
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

    def words(self, random: Random) -> str:
        """Return something that somebody may write: an action, nearly one, or nonsense."""
        plays = catalogue_for(len(self.standing.order))
        card = random.choice((*plays.order, *NAMES))
        power = random.choice(["justice", "judgement", f"wheel {card}", f"chariot {random.randrange(9)} {card}"])
        return random.choice([power, something(plays, NAMES, random)])


class Thick(Table):
    """A table where all of its arcana are dealt, however many they are."""

    def start(self, seed: int) -> TarotRound:
        random = Random(seed)
        players = len(self.standing.order)
        plays = catalogue_for(players)
        cards = [*self.rules.deck(players).ranks, *self.arcana]
        random.shuffle(cards)
        hands = [plays.pack(cards[seat::players]) for seat in range(players)]
        return to_first_decision(TarotRound(self.rules, self.standing, plays, hands, random.randbytes(32)))


def thick(table: Table) -> Thick:
    return Thick(*table)


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
    """The number of cards that are dealt."""
    players = len(table.standing.order)
    return len(table.rules.deck(players).cards) + arcana_count(players)
