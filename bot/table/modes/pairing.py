"""A table of a tournament, which people were drawn for."""

from collections.abc import Callable, Mapping, Sequence

from bot.table.deadlines import BEGIN, DEAL, DRAW, GATHERED_SECONDS, LOBBY_SECONDS
from bot.table.family import Family
from bot.table.house_rules import replace_rules
from bot.table.mode import Act, Between, Deadlines, Mode
from bot.table.outcome import match_of
from bot.table.people import key_of, let_go, let_in, seated, set_away
from bot.table.stewards import fill_with_stewards, is_driven
from data.records import PairingRef, Person, RoundRecord, TableRecord, with_
from data.tournament_records import WHOLE, Entry, Pairing, Scored, Tournament
from engine.contract import Outcome, Result
from engine.contract.daily import no_margin
from engine.games import game_of, rules_of

COMPANY = {"stewards": True, "hints": False, "begins": "host", "pings": "idle"}  # nobody chooses these for one table


def table_of_pairing(tournament: Tournament, pairing: Pairing, people: Sequence[Entry], family: Family) -> TableRecord:
    """The table of a pairing: nobody has come yet, so a steward would play for each of them; the seats that nobody was
    drawn for are stewards' own. `people`: who was drawn and has not deleted their data.
    """
    seats = tuple(
        Person(key=key_of(one.user), name=one.name, user=one.user, away=True) for one in people if one.user is not None
    )
    empty = TableRecord(
        guild=tournament.guild,
        channel=tournament.channel,
        host=next((one.user for one in seats if one.user is not None), tournament.creator),
        game=tournament.game,
        seats=pairing.seats,
        pairing=PairingRef(
            tournament=tournament.id,
            round=pairing.round,
            number=pairing.number,
            entrants={key_of(one.user): one.number for one in people if one.user is not None},
            check_in=tournament.check_in,
            until=tournament.closes,
        ),
    )
    ruled = replace_rules(empty, tournament.rules | {"seats": pairing.seats}, family)
    sides = tuple(dict.fromkeys(rules_of(ruled.game).read(ruled.options).sides(pairing.seats)))
    if sides:
        units = units_of(pairing, len(sides), pairs=tournament.pairs)
        of_key = {key_of(one.user): sides[unit] for unit, one in zip(units, people, strict=True) if one.user}
        seats = tuple(with_(one, side=of_key[one.key]) for one in seats)
    return fill_with_stewards(with_(ruled, people=seats, **COMPANY), pairing.seats)


def units_of(pairing: Pairing, sides: int, *, pairs: bool) -> list[int]:
    """The number of the side, from 0, of each entrant of a pairing. If partners are drawn, sides alternate. If `pairs`
    signed up, the second half of the entrants are the partners of the first half, in the same order. So somebody who
    replaces an entrant has that entrant's side.
    """
    first = len(pairing.entrants) // 2 if pairs else len(pairing.entrants)
    return [at % first % sides for at in range(len(pairing.entrants))]


def with_another(record: TableRecord, out: int, entry: Entry) -> TableRecord:
    """The table before it begins with somebody else in the seat of the entrant `out`, who has not come yet either."""
    key, came = _key_of(record, out), _comer(entry)
    changes = {"key": came.key, "name": came.name, "user": came.user, "away": True, "missed": 0}
    people = tuple(with_(one, **changes) if one.key == key else one for one in record.people)
    host = came.user if key_of(record.host) == key else record.host
    return _renumbered(with_(record, people=people, host=host), {key: came.key}, {out: entry.number})


def with_heir(
    record: TableRecord, out: int, entry: Entry, *, holding: bool = False, order: tuple[str, ...] = ()
) -> TableRecord:
    """The table in play when somebody else is to have the seat of the entrant `out`. A hand is for the player whom it
    was dealt to: a steward plays it to its end, and with the next deal that person takes over the seat. What the table
    comes to is theirs from now on. `holding`, `order`: as in `people.let_go`.
    """
    key, came = _key_of(record, out), _comer(entry)
    waiting = tuple(one for one in record.joining if one.takes != key)
    left = with_(record, joining=waiting)
    if key not in left.leaving:
        left = let_go(left, key, holding=holding, order=order)
    after = let_in(left, with_(came, takes=key), in_match=True)
    if came.key == key:  # they were replaced before, and come back
        after = set_away(after, key, True)
    return _renumbered(after, {}, {out: entry.number})


def hand_seats_over(record: TableRecord) -> TableRecord:
    """Hand over the seats that somebody takes over with the coming deal: what was noted under the key of the seat is
    under their key from now on.
    """
    return _renumbered(record, {one.takes: one.key for one in record.joining if one.takes}, {})


def _key_of(record: TableRecord, entrant: int) -> str:
    """The key of the seat that is an entrant's."""
    found = record.pairing.entrants if record.pairing is not None else {}
    return next(key for key, one in found.items() if one == entrant)


def _comer(entry: Entry) -> Person:
    """Somebody who comes in another's place, and has not said yet that they are there."""
    if entry.user is None:
        raise ValueError("somebody of a tournament is replaced by a person")
    return Person(key=key_of(entry.user), name=entry.name, user=entry.user, away=True)


def _renumbered(record: TableRecord, keys: Mapping[str, str], numbers: Mapping[int, int]) -> TableRecord:
    """The record with other keys and other entrants in its pairing. What somebody has failed to do is not told of
    whoever comes in their place.
    """
    ref = record.pairing
    if ref is None:
        return record
    entrants = {keys.get(key, key): numbers.get(one, one) for key, one in ref.entrants.items()}
    gone = {key for key, one in ref.entrants.items() if one in numbers}
    silent = {key: count for key, count in ref.silent.items() if key not in gone}
    gave_up = tuple(key for key in ref.gave_up if key not in gone)
    changes = {"entrants": entrants, "silent": silent, "gave_up": gave_up}
    return with_(record, pairing=ref.model_copy(update=changes))


def end_pairing(
    record: TableRecord, played: RoundRecord, result: Result, adds_up: bool
) -> tuple[TableRecord, Outcome | None]:
    """Close the table after a round, with its results, if what is played here is over with that round."""
    match, rules = match_of(played), rules_of(played.game).read(played.options)
    if record.pairing is None or (not match.over and (rules.MATCH or adds_up)):
        return record, None
    form = game_of(played.game).daily
    margin = form.margin if form is not None else no_margin
    seats = range(len(played.standing.order))
    sides = rules.sides(len(seats))
    places = ranks(match.places if match.over else result.places, sides)
    margins = spread([margin(played.standing, result, seat) for seat in seats])
    scores = [
        scored(record, key, places[seat], margins[seat], sides[seat] if sides else None)
        for seat, key in enumerate(played.standing.order)
    ]
    pairing = record.pairing.model_copy(update={"scores": (*scores, *_absent(record, played))})
    return with_(record, phase="closed", deadlines={}, pairing=pairing), None


def ranks(places: Sequence[int], sides: Sequence[int]) -> list[int]:
    """The place of each seat among all seats, or of its side among the sides where there are any: as many as are
    better.
    """
    if not sides:
        return [sum(other < one for other in places) for one in places]
    best = {side: min(place for place, of in zip(places, sides, strict=True) if of == side) for side in sides}
    return [sum(other < best[side] for other in best.values()) for side in sides]


def spread(margins: Sequence[int]) -> list[int]:
    """Margins in thousandths of what lies between the lowest and the highest, so that games can be added up."""
    low, high = min(margins), max(margins)
    return [WHOLE * (one - low) // (high - low) if high > low else 0 for one in margins]


def scored(record: TableRecord, key: str, place: int, margin: int = 0, side: int | None = None) -> Scored:
    """The result of the seat with this key, as far as the record tells of it."""
    person, ref = seated(record, key), record.pairing
    if ref is None:
        raise ValueError("the table belongs to no tournament")
    return Scored(
        entrant=ref.entrants.get(key),
        place=place,
        margin=margin,
        side=side,
        present=person is not None and not person.away,
        silent=ref.silent.get(key, 0),
        gave_up=key in ref.gave_up,
    )


def _absent(record: TableRecord, ended: RoundRecord) -> list[Scored]:
    """The results of entrants who were drawn for this table and have lost their seat: they come last."""
    entrants = record.pairing.entrants if record.pairing is not None else {}
    order = ended.standing.order
    return [Scored(entrant=one, place=len(order), present=False) for key, one in entrants.items() if key not in order]


# ---------------------------------------------------------------------------- the mode


def _reference(record: TableRecord) -> PairingRef:
    if record.pairing is None:
        raise ValueError("the table belongs to no tournament")
    return record.pairing


def _ends_at(record: TableRecord) -> float | None:
    """The end of the period of a league's round."""
    return _reference(record).until


def _within_period(record: TableRecord, at: float, now: float) -> float:
    """Cap a moment until which people are waited for: if the period of a league ends before it, they are waited for
    until that end.
    """
    until = _ends_at(record)
    return at if until is None else min(at, max(until, now))


def _waits(
    record: TableRecord, played: RoundRecord | None, kept: Deadlines, now: float, _: Callable[[], Between]
) -> Deadlines:
    if record.phase == "lobby":
        return {BEGIN: _check_in_ends(record, now)}
    begin = kept.get(DRAW, now)
    stewards = {what for what in kept if what.isdecimal() and played and is_driven(record, played, int(what))}
    people = {what for what in kept if what.isdecimal() or what == DEAL} - stewards
    return kept | {what: _within_period(record, kept[what], begin) for what in people}


def _check_in_ends(record: TableRecord, now: float) -> float:
    """The moment at which the table begins: once all its people have come, or it has waited for them."""
    seconds = _reference(record).check_in
    latest = max(record.deadlines.get(BEGIN, now + seconds), record.created + seconds)
    latest = _within_period(record, latest, now)
    return latest if any(one.away for one in record.people) else min(latest, now + GATHERED_SECONDS)


def _miss(record: TableRecord, key: str) -> TableRecord:
    ref = _reference(record)
    silent = ref.silent | {key: ref.silent.get(key, 0) + 1}
    return with_(record, pairing=ref.model_copy(update={"silent": silent}))


def _give_up(record: TableRecord, key: str) -> TableRecord:
    if record.phase == "lobby":
        return record
    ref = _reference(record)
    gave_up = tuple(dict.fromkeys((*ref.gave_up, key)))
    return with_(record, pairing=ref.model_copy(update={"gave_up": gave_up}))


def _refuses(_: TableRecord, act: Act) -> str | None:
    return None if act == "give_up" else "tournament_table"


PAIRING = Mode(
    again=False,
    played_out=True,
    refuses=_refuses,
    waits=_waits,
    ends_at=_ends_at,
    begin_seconds=lambda record: _reference(record).check_in,
    idle_seconds=lambda record: LOBBY_SECONDS[record.pace],
    dealing=hand_seats_over,
    missed=_miss,
    gave_up=_give_up,
    ended=end_pairing,
    tournament=lambda record: _reference(record).tournament,
)
