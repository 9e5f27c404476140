"""The commitment of a table to its next deal, before that is dealt."""

from bot.table.family import Family
from data.records import TableRecord, with_
from engine.contract import commitments
from engine.games import rules_of


def commit_seed(record: TableRecord, seed: bytes, family: Family) -> TableRecord:
    """Give the record the seed of its next deal, and the commitment that is shown from now on. The commitment is to the
    seed, or, in a game that keeps cards closed, to each card of the deck, which depends on the rules of the next round.
    """
    rules = rules_of(record.game)
    commitment = commitments.seed_commitment(seed)
    if rules.CLOSED:
        commitment = commitments.deck_commitment(rules.read(family.options(record)), seed)
    return with_(record, next_seed=seed.hex(), next_hash=commitment)


def renew_commitment(record: TableRecord, family: Family) -> TableRecord:
    """Make the commitment to the same seed again after the rules of the next round have changed."""
    return commit_seed(record, bytes.fromhex(record.next_seed), family) if record.next_seed else record
