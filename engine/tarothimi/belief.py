"""Samples worlds that fit what the others did: those that clues speak against come less often
(`engine.climbing.kernel.clues`). Each comes from the one before by exchanges of two cards where either may lie.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from engine.climbing.kernel.clues import Clues, clues, no_clues
from engine.climbing.kernel.tally import Tally, trade
from engine.tarothimi.deck import ORDER
from engine.tarothimi.resample import Replay, TarotView, known_at_first, play_again, resample_taxes, round_with
from engine.tarothimi.round import TarotRound
from engine.tarothimi.rules import TarotHimiRules
from engine.tarothimi.whereabouts import Dealer

WARM = 10  # exchanges that are tried before the first deal, for each card of a hand that is not sure
STEPS = 1  # exchanges that are tried between one deal and the next, likewise

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
    betrayed = clues(len(ORDER), replay.turns, len(replay.now))
    return sample_deals(replay.dealer, replay.now, betrayed, random)


def sample_deals(
    dealer: Dealer, hands: Sequence[Sequence[int]], against: Sequence[Clues], random: Random
) -> Iterator[list[str]]:
    """Yield the face of the card in each slot, without end. `hands`: by seat, the slots of the cards that it holds now;
    `against`: by seat, the clues to its hand.
    """
    dealt, loose, may, draw = dealer.deal_cards(random), dealer.loose, dealer.may, random.random
    places = [PLACES.get(face, ARCANA) for face in dealer.cards]
    tallies = _tallies(hands, against, [places[card] for card in dealt])
    in_hands = [slot for slots in hands for slot in slots if slot not in dealer.certain]
    steps = WARM
    while True:
        for _ in range(steps * len(in_hands)):
            one, other = in_hands[int(draw() * len(in_hands))], loose[int(draw() * len(loose))]
            give, get = dealt[one], dealt[other]
            if give == get or not may[give] >> other & 1 or not may[get] >> one & 1:
                continue
            dealt[one], dealt[other] = get, give
            giver, getter = tallies[one], tallies[other]
            if (not dealer.bounded or dealer.is_within_bounds(dealt)) and (
                giver is getter or trade(giver, getter, places[give], places[get], draw)
            ):
                continue
            dealt[one], dealt[other] = give, get
        steps = STEPS
        yield dealer.faces(dealt)


def _tallies(hands: Sequence[Sequence[int]], against: Sequence[Clues], places: Sequence[int]) -> list[Tally]:
    """By slot, the tally of the hand in which it lies, or of all cards that lie in no hand. `places`: by slot, the
    place of its card's rank.
    """
    held = {slot: seat for seat, slots in enumerate(hands) for slot in slots}
    counts = [Counter[int]() for _ in range(len(hands) + 1)]
    for slot, place in enumerate(places):
        counts[held.get(slot, -1)][place] += 1
    tallies = [
        Tally([count[place] for place in range(ARCANA + 1)], some)
        for count, some in zip(counts, (*against, no_clues(0)), strict=True)
    ]
    return [tallies[held.get(slot, -1)] for slot in range(len(places))]
