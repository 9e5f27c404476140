"""The commitment of a table to its next deal, before that is dealt."""

from bot.table.family import Family
from data.records import TableRecord, with_
from engine.contract import commitments
from engine.games import rules_of


def commit_seed(record: TableRecord, seed: bytes, family: Family) -> TableRecord:
    """Give the record the seed of its next deal, and the commitment that is shown from now on: to the seed, or, in a
    game that keeps cards closed, to its deck card by card, which depends on the rules of the coming round.
    """
    rules = rules_of(record.game)
    commitment = commitments.seed_commitment(seed)
    if rules.CLOSED:
        commitment = commitments.deck_commitment(rules.read(family.options(record)), seed)
    return with_(record, next_seed=seed.hex(), next_hash=commitment)


def renew_commitment(record: TableRecord, family: Family) -> TableRecord:
    """Renew the commitment to the same seed, by the rules that the coming round has now."""
    return commit_seed(record, bytes.fromhex(record.next_seed), family) if record.next_seed else record
