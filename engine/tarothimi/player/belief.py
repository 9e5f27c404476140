"""Samples worlds that fit what the others did: those that clues speak against come less often
(`engine.tarothimi.player.clues`). Each comes from the one before by exchanges of two cards where either may lie.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine.climbing.player.clues import UNLIKELY, Clues, Tally, no_clues, trade
from engine.tarothimi.player.clues import SWAYING, clues_by_arcana
from engine.tarothimi.resample import Replay, TarotView, known_at_first, play_again, resample_taxes, round_with
from engine.tarothimi.round import TarotRound
from engine.tarothimi.rules import ORDER, TarotHimiRules
from engine.tarothimi.whereabouts import Dealer

WARM = 1600  # exchanges that are tried before the first deal
STEPS = 45  # exchanges that are tried between one deal and the next
# The part of the exchanges in which one card is an arcana that sways a seat: where it is decides what all clues mean.
OFTENER = 0.25

PLACES = {rank: place for place, rank in enumerate(ORDER)}
ARCANA = len(ORDER)  # the place of every card that is no minor


def sample_worlds(rules: TarotHimiRules, seen: TarotView, random: Random) -> Iterator[TarotRound]:
    """Sample worlds, without end; once cards are played, those more often in which the others would have done what they
    did. All that the seat knows is gathered once, for any number of worlds.
    """
    where = known_at_first(rules, seen)
    if seen.phase == "tax":
        while True:
            yield resample_taxes(rules, seen, where, random)
    replay = play_again(rules, seen, where)
    for dealt in sample_faces(replay, random):
        yield round_with(replay, rules, seen, dealt, random)


def sample_faces(replay: Replay, random: Random) -> Iterator[list[str]]:
    """Yield the face of the card in each slot of a round that was played again, without end."""
    betrayed = clues_by_arcana(replay.turns, len(replay.now))
    return sample_deals(replay.dealer, replay.now, betrayed, random)


def sample_deals(
    dealer: Dealer, hands: Sequence[Sequence[int]], against: Sequence[Mapping[str, Clues]], random: Random
) -> Iterator[list[str]]:
    """Yield the face of the card in each slot, without end. `hands`: by seat, the slots of the cards that it holds now;
    `against`: by seat, the clues to its hand.
    """
    dealt, loose, may, draw = dealer.deal_cards(random), dealer.loose, dealer.may, random.random
    places = [PLACES.get(face, ARCANA) for face in dealer.cards]
    tallies = _tallies(hands, against, dealer.faces(dealt))
    swaying = [face in SWAYING for face in dealer.cards]
    unsure = [dealt[slot] for slot in loose if swaying[dealt[slot]]]
    in_hands = [slot for slots in hands for slot in slots if slot not in dealer.certain]
    steps = WARM
    while True:
        for _ in range(steps if in_hands else 0):
            other = loose[int(draw() * len(loose))]
            if unsure and draw() < OFTENER:
                one = dealt.index(unsure[int(draw() * len(unsure))])
            else:
                one = in_hands[int(draw() * len(in_hands))]
            give, get = dealt[one], dealt[other]
            if give == get or not may[give] >> other & 1 or not may[get] >> one & 1:
                continue
            dealt[one], dealt[other] = get, give
            giver, getter = tallies[one], tallies[other]
            fits = dealer.stays_within_bounds(dealt, one, other)
            if fits and giver is getter:
                continue
            if fits and (swaying[give] or swaying[get]):
                fits = swap(giver, getter, dealer.cards[give], dealer.cards[get], draw)
            elif fits:
                fits = trade(giver, getter, places[give], places[get], draw)
            if not fits:
                dealt[one], dealt[other] = give, get
        steps = STEPS
        yield dealer.faces(dealt)


@dataclass(slots=True)
class TarotTally(Tally):
    """A tally whose clues depend on the arcana in the hand. `by_arcana`: as `clues_by_arcana` has them; `sways`: those
    in the hand that sway a seat.
    """

    by_arcana: Mapping[str, Clues]
    sways: list[str]

    def change(self, gone: str, come: str) -> None:
        """Let a card leave the hand, and another one join it."""
        self.counts[PLACES.get(gone, ARCANA)] -= 1
        self.counts[PLACES.get(come, ARCANA)] += 1
        if gone in SWAYING:
            self.sways.remove(gone)
        if come in SWAYING:
            self.sways.append(come)
        self.clues = self.by_arcana[min(self.sways, key=SWAYING.index, default="")]

    def strangeness(self) -> int:
        """How many clues speak against the hand."""
        return sum([some[count] for some, count in zip(self.clues, self.counts, strict=False)])


def swap(one: TarotTally, other: TarotTally, give: str, get: str, draw: Callable[[], float]) -> bool:
    """As `trade`, for cards of which one sways a seat."""
    before = one.strangeness() + other.strangeness()
    one.change(give, get)
    other.change(get, give)
    worse = one.strangeness() + other.strangeness() - before
    if worse > 0 and draw() >= UNLIKELY**worse:
        one.change(get, give)
        other.change(give, get)
        return False
    return True


def _tallies(
    hands: Sequence[Sequence[int]], against: Sequence[Mapping[str, Clues]], faces: Sequence[str]
) -> list[TarotTally]:
    """By slot, the tally of the hand in which it lies, or of all cards that lie in no hand. `faces`: the card in each
    slot.
    """
    held = {slot: seat for seat, slots in enumerate(hands) for slot in slots}
    none = dict.fromkeys(("", *SWAYING), no_clues(0))
    tallies = [TarotTally([0] * (ARCANA + 1), [], some, []) for some in (*against, none)]
    for slot, face in enumerate(faces):
        tally = tallies[held.get(slot, -1)]
        tally.counts[PLACES.get(face, ARCANA)] += 1
        tally.sways += [face] if face in SWAYING else []
        tally.clues = tally.by_arcana[min(tally.sways, key=SWAYING.index, default="")]
    return [tallies[held.get(slot, -1)] for slot in range(len(faces))]
