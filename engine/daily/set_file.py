"""The file of a set, with which everybody can check it once its day is closed: a proof file whose positions are deals.

    set: 20782 1
    secret: 91ab…
    game: snap 1
    …

The first line has the day, counted from 1 January 1970, and the slot. Of a game that opens everything the secret
follows, and each deal has its seed in the place of a salt; of a game that keeps cards closed, the leaves alone stand
there. What was dealt is checked with the records, or the proof files, of the hands themselves.
"""

from engine.contract import Game
from engine.contract.commitments import OpenedCard, Openings
from engine.contract.proof_file import ProofFile
from engine.contract.proof_file import write as proof
from engine.daily.rotation import DEALS
from engine.daily.seeds import deal_seed, leaves, list_hash, rules_in, token


def write(game: Game, day: int, slot: int, shown: str, secret: bytes) -> str:
    """The set as text. `shown`: the hash that was shown the day before, in hex."""
    form, rules = rules_in(game)
    opened = (
        () if rules.CLOSED else tuple(OpenedCard(at, token(at + 1), deal_seed(secret, at + 1)) for at in range(DEALS))
    )
    openings = Openings((list_hash(game, secret),), 0, leaves(game, secret), opened)
    secret_line = "" if rules.CLOSED else f"secret: {secret.hex()}\n"
    return f"set: {day} {slot}\n{secret_line}{proof(ProofFile(rules, form.players, shown, openings))}"
