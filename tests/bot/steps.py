"""A table of one game, step by step."""

import random
from dataclasses import replace

from bot.games.shows import family_of
from bot.table import lobby, playing
from bot.table.commitment import commit_seed
from bot.table.scene import Scene
from bot.table.table import Table
from data.store import Store
from engine.contract import PickCards
from engine.games import rules_of
from tests.bot.making import means, record_of


async def table_of(store: Store, game: str) -> Table:
    rules = rules_of(game)()
    fewest, most = rules.seats()
    count = next(n for n in range(min(max(fewest, 3), most), most + 1) if rules.refusal(n) is None)
    record = record_of(count, game=game)
    table = Table(means(store), await store.create(commit_seed(record, bytes(32), family_of(game))))
    await lobby.begin(table, 1)
    return table


def fresh(scene: Scene) -> Scene:
    """The same scene of a table at which nothing has been told."""
    return replace(scene, screen_cache={})


async def step(table: Table, luck: random.Random) -> bool:
    """Play one answer at random. True if anybody was asked."""
    if table.state is None or table.state.result is not None or not table.state.pending:
        return False
    decision = luck.choice(table.state.pending)
    answers = decision.answers
    action = table.state.default(decision) if isinstance(answers, PickCards) else luck.choice(tuple(answers)[:40])
    await playing.play(table, decision.seat, action.text, "person")
    return True
