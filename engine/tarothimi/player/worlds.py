"""Samples worlds as the kernel has them, as `engine.tarothimi.player.belief` samples whole rounds."""

from collections.abc import Iterator
from random import Random

from engine.contract.rng import SEED_BYTES
from engine.tarothimi.player.belief import sample_faces
from engine.tarothimi.player.world import TarotWorld
from engine.tarothimi.resample import TarotView, known_at_first, play_again
from engine.tarothimi.rules import TarotHimiRules


def sample_worlds(rules: TarotHimiRules, seen: TarotView, random: Random) -> Iterator[TarotWorld]:
    """Sample worlds of a view in which cards are played, without end."""
    replay = play_again(rules, seen, known_at_first(rules, seen))
    plays, begun = replay.state.catalogue, TarotWorld.of(replay.state)
    own = plays.pack(seen.hand)
    for dealt in sample_faces(replay, random):
        world = begun.copy()
        world.seed = random.randbytes(SEED_BYTES)
        at_first, held = replay.lanes(dealt)
        world.deck = sum(at_first)
        packed = list(map(plays.unpack, held))
        packed[seen.own_seat] = own
        world.hands, world.beside = [hand for hand, _ in packed], [arcana for _, arcana in packed]
        yield world
