"""Random tables of Dahimi."""

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from engine.contract import Dice, Standing
from engine.dahimi.deck import PACK
from engine.dahimi.game import Dahimi
from engine.dahimi.round import Round

PLAYERS = "abcdefghijklm"

rule_sets = st.fixed_dictionaries(
    {},
    optional={
        "packs": st.sampled_from(["auto", 1, 2, 3]),
        "min_run": st.sampled_from([3, 4]),
        "exchange": st.sampled_from(["classic", "scaled", "none"]),
        "join_policy": st.sampled_from(["serf", "middle", "pick"]),
        "show_counts": st.booleans(),
        "revolution": st.booleans(),
        "eight_stop": st.booleans(),
        "suit_lock": st.booleans(),
        "spade_three": st.booleans(),
    },
).map(Dahimi.read)


class Table(NamedTuple):
    """Rules, and a standing."""

    rules: Dahimi
    standing: Standing

    def start(self, seed: int) -> Round:
        return self.rules.start(self.standing, Dice(Random(seed)))

    def words(self, random: Random) -> str:
        """Return something that somebody may write: an action, nearly one, or nonsense."""
        cards = " ".join(random.choice(PACK) for _ in range(random.randint(0, 4)))
        suit, low = random.choice("CDHS"), random.randrange(10)
        return random.choice(
            [
                random.choice(PACK),
                f"{PACK[4 * low][:-1]}{suit}-{PACK[4 * (low + 2)][:-1]}{suit}",
                random.choice(["pass", "call", "leave", "sing", "", "catch 1", "9CX", "9x2"]),
                *(f"{verb} {cards}" for verb in ("give", "pay", "play")),
            ]
        )


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any rule set and table size; a first hand with any dealer, or a later one."""
    players = draw(st.integers(3, 13))
    round_number = draw(st.sampled_from([2, 2, 2, 1]))
    dealer = draw(st.integers(0, players - 1)) if round_number == 1 else players - 1
    return Table(draw(rule_sets), Standing(order=tuple(PLAYERS[:players]), round=round_number, dealer=dealer))
