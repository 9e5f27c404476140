"""A table at which one person plays a deal of the day: how it is made, and the person's outcome. Pure."""

from bot.table.people import key_of
from bot.table.stewards import fill_with_stewards
from data.records import DealRef, Person, RoundRecord, TableRecord, with_
from data.schema import NOWHERE
from engine.contract import RESULT, Outcome, Result, commitments
from engine.contract.commitments import seed_commitment
from engine.daily.seeds import rules_in
from engine.games import game_of, rules_of
from engine.search import Level

STEWARDS: Level = "vizier"  # the level of the stewards on the other seats


def table_of_deal(game: str, deal: DealRef, seed: bytes, user: int, name: str, guild: int = NOWHERE) -> TableRecord:
    """A table for one person among viziers, who have the same seats whoever plays. It belongs to no server unless it is
    for practice. Its hands stay closed after the round; they are proved when the whole set of the day is opened. Raises
    ValueError for a game without deals of the day.
    """
    form, rules = rules_in(game_of(game))
    record = TableRecord(
        guild=guild,
        channel=NOWHERE,
        host=user,
        game=game,
        options=dict(form.options),
        people=(Person(key=key_of(user), name=name, user=user),),
        seats=form.players,
        level=STEWARDS,
        pace="slow",
        pings="never",
        sealed=True,
        deal=deal,
        next_seed=seed.hex(),
        next_hash=commitments.deck_commitment(rules, seed) if rules.CLOSED else seed_commitment(seed),
    )
    return fill_with_stewards(record, form.players)


def outcome_of(record: TableRecord, played: RoundRecord | None) -> Outcome | None:
    """The person's outcome of the deal of the day that ended with this round; None while it goes on."""
    if played is None or played.result is None or record.deal is None:
        return None
    return end_deal(record, played, RESULT.validate_python(played.result))[1]


def end_deal(record: TableRecord, played: RoundRecord, result: Result) -> tuple[TableRecord, Outcome | None]:
    """Close the table after a hand if the deal of the day is over with it. Return the record, and the person's outcome
    if it is over; else None.
    """
    form, rules = game_of(played.game).daily, rules_of(played.game).read(played.options)
    if record.deal is None or form is None or not form.over(rules, played.standing, result):
        return record, None
    seat = played.standing.order.index(key_of(record.host))
    return with_(record, phase="closed", deadlines={}), form.outcome(rules, played.standing, result, seat)
