"""A deal of the day, which one person plays among viziers."""

from collections.abc import Callable

from bot.refusal import Refused
from bot.table import deadlines
from bot.table.deadlines import BEGIN_SECONDS
from bot.table.mode import Act, Between, Deadlines, Mode
from bot.table.modes.lesson import IDLE_SECONDS, wait_for_one
from bot.table.people import key_of
from bot.table.stewards import fill_with_stewards
from data.daily.records import GRACE_SECONDS, closes
from data.daily.worth import Worth
from data.records import DealRef, Person, RoundRecord, TableRecord, with_
from data.schema import NOWHERE
from data.store import Store
from engine.contract import Outcome, Result, commitments
from engine.contract.commitments import seed_commitment
from engine.daily import next_seed, rules_in
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


def end_deal(
    record: TableRecord, played: RoundRecord, result: Result, _: bool = False
) -> tuple[TableRecord, Outcome | None]:
    """Close the table after a hand if the deal of the day is over with it. Return the record, and the person's outcome
    if it is over; else None.
    """
    form, rules = game_of(played.game).daily, rules_of(played.game).read(played.options)
    if form is None or not form.over(rules, played.standing, result):
        return record, None
    seat = played.standing.order.index(key_of(record.host))
    return with_(record, phase="closed", deadlines={}), form.outcome(rules, played.standing, result, seat)


async def worth_of(store: Store, record: TableRecord, made: Outcome) -> Worth | None:
    """The worth of a deal that is over; None where it cannot be told."""
    return await store.daily.worth(record.deal, record.host, made) if record.deal is not None else None


def _counts(record: TableRecord) -> DealRef | None:
    """The deal, if it is a person's one attempt at it; None in practice."""
    return record.deal if record.deal is not None and not record.deal.practice else None


def _refuses(record: TableRecord, act: Act) -> str | None:
    """The one attempt at a deal stays as it is until the person goes on, or the day is over."""
    match act:
        case "arrange":
            return "already_begun"
        case "sit":
            return "not_welcome"
        case _:
            return "deal_stays" if _counts(record) else None


def _waits(
    record: TableRecord, played: RoundRecord | None, kept: Deadlines, now: float, between: Callable[[], Between]
) -> Deadlines:
    """The table closes when the day does. The next hand follows at once if its person is out of the match."""
    ref = _counts(record)
    waits = wait_for_one(record, played, kept, closes(ref.day) if ref is not None else now + IDLE_SECONDS)
    return waits | {deadlines.DEAL: now} if record.phase == "between" and between().ready else waits


async def _check_review(store: Store, record: TableRecord) -> None:
    """Raises Refused where others may still play the same deal: its review would tell them of its cards."""
    ref = _counts(record)
    played = await store.daily.find_set(ref.day, ref.slot) if ref is not None else None
    if ref is not None and played is not None and played.closed is None:
        raise Refused("review_day_open", when=f"<t:{int(closes(ref.day))}:R>")


def _is_readable(record: TableRecord) -> bool:
    return record.deal is not None and record.deal.thinks == game_of(record.game).thinks


DEAL = Mode(
    public=False,
    anywhere=True,
    again=False,
    even=True,
    put_by=True,
    steward_seconds=0.0,
    refuses=_refuses,
    waits=_waits,
    begin_seconds=lambda record: BEGIN_SECONDS,
    idle_seconds=lambda record: IDLE_SECONDS + GRACE_SECONDS,
    seed=lambda fresh, before: next_seed(before),
    ended=end_deal,
    opens=lambda played, day_closed: day_closed,
    check_review=_check_review,
    readable=_is_readable,
)
