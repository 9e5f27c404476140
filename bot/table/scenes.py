"""The making of scenes: `scene_of` takes the snapshot of a table that one viewer may see."""

from bot.faces import Faces, in_two_colours
from bot.table import asking, talking
from bot.table.people import key_of
from bot.table.scene import Scene, standing_still
from bot.table.table import Table
from bot.table.words import STEWARD
from data.records import Person, with_
from data.settings_records import Preferences
from engine.contract import Event
from engine.games import rules_of


def scene_of(table: Table, user: int | None = None) -> Scene:
    """The table as this user may see it, or as the whole channel may (None). It holds no seed."""
    if table.unreadable is not None:
        return standing_still(table.record, table.stamp, table.server, table.messages, table.unreadable)
    seat = None if user is None else table.seat_of(user)
    wants = None if user is None else table.means.preferences.of(user)
    order = table.round.standing.order if table.round else ()
    by_key = {person.key: person for person in table.record.people}
    partner = None if user is None else talking.partner_of(table, user)
    return Scene(
        record=table.family.shown(with_(table.record, next_seed="")),
        rules=rules_of(table.record.game).read(table.round.options if table.round else table.record.options),
        round=with_(table.round, seed=b"") if table.round else None,
        view=table.view(seat) if table.state else None,
        seated=tuple(by_key.get(key) or Person(key=key, name="?") for key in order),
        events=_seen_events(table, seat),
        stamp=table.stamp,
        faces=_faces(table, wants),
        confirms=bool(wants and wants.confirm),
        large_cards=bool(wants and wants.large_cards),
        own={} if user is None else table.family.own(table.record, key_of(user)),
        passing=seat in table.ordered_acts,
        words=_words(table, user, partner),
        partner=partner,
        listens=partner is not None and talking.listens(table, partner),
        reactions=table.reactions.of(table.record.round),
        server=table.server,
        messages=table.messages,
        stopping=table.means.stopping(),
        earned=table.earned.get(user, ()) if user is not None and table.record.phase == "between" else (),
        answers=asking.pupil_answers(table, seat),
        worth=table.worth,
        queue=asking.thoughts_before(table),
        advice=asking.coach_thought(table) if user is not None else None,
        advising=user is not None and asking.coach_answer(table) is not None,
        screen_cache=table.screen_cache if user is None else {},
    )


def _seen_events(table: Table, seat: int | None) -> tuple[tuple[int, Event], ...]:
    """The events of the round as a seat, or a spectator, sees them, numbered."""
    if table.event_cache[0] is not table.events:
        table.event_cache = (table.events, {})
    heard = table.event_cache[1].setdefault(seat, [])
    if len(heard) < len(table.events):
        public = _seen_events(table, None) if seat is not None else ()
        for number in range(len(heard), len(table.events)):
            seen = table.events[number].seen_by(seat)
            same = bool(public) and public[number][1] == seen  # all who see the same share it: rounds are long
            heard.append(public[number] if same else (number, seen))
    return tuple(heard)


def _words(table: Table, user: int | None, partner: Person | None) -> tuple[tuple[int, str], ...]:
    """The words that this person and their partner have said to each other; none if the person wants to see none."""
    if user is None or partner is None or not table.means.preferences.of(user).words:
        return ()
    said = table.words.of(table.match_number, user)
    other = STEWARD if partner.user is None else partner.user
    return tuple((word.by, word.text) for word in said if other in (word.by, word.to))


def _faces(table: Table, wants: Preferences | None) -> Faces:
    """The card faces as a viewer wants them. The whole channel (`wants` is None) gets them as they are."""
    if wants and wants.text_only:
        return {}
    return in_two_colours(table.means.faces()) if wants and not wants.four_colours else table.means.faces()
