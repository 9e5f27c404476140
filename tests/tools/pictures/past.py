"""A past for the pictures: some weeks of rounds, so that boards and charts have something to show."""

from pathlib import Path
from random import Random

from bot.sandbox.__main__ import FIRST_ID, GUILD, PEOPLE
from data import database
from data.records import RoundRecord
from data.stats.record_results import keep
from data.stats.result_records import Place, Results
from engine.climbing.rules import climbing_rules
from engine.contract import Standing
from engine.games import rules_of
from engine.misery import Misery, after

GAME, NIGHT, ROUND_SECONDS = "tahimi", 24 * 3600.0, 400.0
NIGHTS, ROUNDS, PLAYERS = 12, 8, 5
SKILL = {name: 1.0 - 0.1 * number for number, name in enumerate(PEOPLE)}  # some win more often than others


async def remember(path: Path, until: float) -> None:
    """Book a table a night, the last one a day before `until`, in seconds since the epoch."""
    luck, users = Random("a past"), {name: FIRST_ID + 100 + number for number, name in enumerate(PEOPLE)}
    titles = climbing_rules(rules_of(GAME).read({})).titles(Standing(order=tuple("abcde"), round=2))
    async with database.open(path) as store, store._writer.begin() as connection:
        for night in range(NIGHTS):
            company = ["Marie", "Bob", *luck.sample(PEOPLE[2:], PLAYERS - 2)]
            indices = dict.fromkeys(company, Misery())
            seats = company
            for number in range(1, ROUNDS + 1):
                order = sorted(seats, key=lambda name: luck.gauss(SKILL[name], 0.5), reverse=True)
                indices = {name: after(indices[name], place, PLAYERS) for place, name in enumerate(order)}
                taxed = {0: (0, 2, 4), 1: (0, 1, 3), 3: (1, 0, 1), 4: (2, 0, 0)} if number > 1 else {}
                places = []
                for place, name in enumerate(order):
                    paid, received, other = taxed.get(seats.index(name), (0, 0, None))
                    places.append(
                        Place(
                            user=users[name],
                            name=name,
                            seat=seats.index(name),
                            next_seat=place,
                            place=place,
                            title=titles[place],
                            paid=paid,
                            received=received,
                            partner=None if other is None else users[seats[other]],
                            session=indices[name].log,
                        )
                    )
                when = until - (NIGHTS - night) * NIGHT + number * ROUND_SECONDS
                await keep(connection, GUILD, _round(-1 - night, number, seats, when), Results(places=tuple(places)))
                seats = order


def _round(table: int, number: int, seats: list[str], ended: float) -> RoundRecord:
    """A round of a table that is long gone."""
    return RoundRecord(
        table=table,
        number=number,
        game=GAME,
        version=1,
        options={},
        standing=Standing(order=tuple(seats), round=number),
        seed=bytes(32),
        commitment="",
        started=ended - ROUND_SECONDS,
        ended=ended,
    )
