"""Stored tournaments that are made by hand."""

from typing import Any

from bot.tournaments import commitment
from data.tournament_records import Course, Entry, Pairing, Tournament

SECRET = bytes(32)


def course(people: int, *pairings: Pairing, **fields: Any) -> Course:
    """A tournament with this number of people and these pairings; `fields` are of the tournament itself."""
    told = {"guild": 1, "channel": 2, "creator": 1, "game": "jubilee", "rounds": 4, "phase": "round", "created": 0.0}
    rules = {"seats": 4, "pace": "quick", "level": "merchant"}
    luck = {"secret": SECRET, "hash": commitment.commitment(SECRET)}
    drawn = max((one.round for one in pairings), default=0)
    tournament = Tournament(**(told | {"rules": rules, "round": drawn} | luck | fields))
    entries = tuple(Entry(number=at, user=100 + at, name=f"person {at}") for at in range(1, people + 1))
    return Course(tournament, entries, pairings)
