"""The acts that fill and free the seats of a table: people and stewards come and go."""

from bot.refusal import Refused
from bot.table import checks, committing, notes, people, playing, sides, stewards
from bot.table.table import Table
from bot.ui.names import distinct
from data.records import Person, with_
from engine.contract import LEAVE


async def join(table: Table, user: int, name: str, takes: str = "") -> None:
    """Let a person sit down: in the lobby at once, else with the next deal, because a hand is for the players whom it
    was dealt to. `takes`: the key of the person or steward whose seat they take over, if any. A person who was about to
    leave stays. Raises Refused.
    """
    async with table.lock:
        checks.check_open(table)
        if table.mode.played_out and people.key_of(user) in table.record.leaving:
            raise Refused("tournament_table")  # a referee has given the seat to somebody else
        if table.match_goes_on and table.forfeited(user):
            raise Refused("forfeited")
        others = [one.name for one in (*table.record.people, *table.record.joining) if one.user != user]
        name = distinct(name, others)
        if people.key_of(user) in table.record.leaving and not any(one.user == user for one in table.record.joining):
            if not table.match_goes_on:
                checks.check_room(table)
            await table.means.preferences.learn([user])
            await _stay(table, user, name)
            return
        if table.sits(user):
            raise Refused("already_here")
        await checks.check_welcome(table, user)
        before = next((one for one in table.takeable if one.key == takes), None)
        if takes and (before is None or table.record.phase == "lobby"):
            raise Refused("seat_taken")
        if before is None:
            if table.match_goes_on:
                raise Refused("match_goes_on")
            checks.check_room(table)
            record = notes.note(table, table.record, "joined-gate", name=name)
        else:
            key = "joined-seat" if table.match_goes_on else "joined-takes"
            record = notes.note(table, table.record, key, name=name, whom=before.name)
        await table.means.preferences.learn([user])
        await committing.commit(
            table, people.let_in(record, Person(key=people.key_of(user), name=name, user=user, takes=takes)), awake=True
        )


async def _stay(table: Table, user: int, name: str) -> None:
    """Let a person who was about to leave stay, or come in anew if they have left for good."""
    person = people.seated(table.record, people.key_of(user))
    newcomer, forfeited = Person(key=people.key_of(user), name=name, user=user), table.forfeited(user)
    record = people.let_in(table.record, newcomer, table.match_goes_on, forfeited)
    key = "came-back" if person is not None and person.away else "stays"
    if record.joining != table.record.joining:
        key = "joined-gate"
    # If a steward sat in for them, their deadline restarts.
    await committing.commit(table, notes.note(table, record, key, name=name), acted=table.seat_of(user), awake=True)


async def leave(table: Table, user: int, *, at_once: bool = True) -> None:
    """Let a person leave: in the lobby at once, else with the next deal.

    With `at_once`, a person in the middle of a round puts down their cards. A steward plays on for them; if the rules
    make it a forfeit, the seat is retired as well; if the table has no stewards, the seat leaves the round. Without
    `at_once` the person plays the round to its end. Raises Refused.
    """
    async with table.lock:
        checks.check_open(table)
        checks.check_allowed(table, "give_up")
        if not table.sits(user):
            raise Refused("not_seated")
        if table.mode.played_out:
            await _hand_over(table, user)
            return
        seat, key = table.seat_of(user), people.key_of(user)
        holding = at_once and table.holds_cards(user) and key not in table.record.fled
        record = people.let_go(table.record, key, holding=holding, order=table.order)
        person = people.seated(record, key)
        if holding or (seat is not None and table.match_goes_on):
            record = people.mark_answered(record, key)
        forfeits = table.rules.forfeits and record.phase != "closed"
        if seat is not None and holding and (forfeits or not record.stewards) and playing.may_leave(table, seat):
            record = people.set_away(record, key, True) if forfeits else record
            await playing.play(table, seat, LEAVE.text, "person", notes.note_host(table, record))
            return
        if person is not None and person.away and holding:
            record = notes.note(
                table, record, "steward-sits", name=stewards.free_steward(table.record), whom=person.name
            )
        elif person is not None:
            record = notes.note(table, record, "leaves-after", name=person.name)
        await committing.commit(table, notes.note_host(table, record))


async def _hand_over(table: Table, user: int) -> None:
    """Let a person leave a table that is played out: they keep the seat, and a steward plays until they are back."""
    key = people.key_of(user)
    person = people.seated(table.record, key)
    if person is None or person.away:
        return
    record = people.mark_answered(people.set_away(table.record, key, True), key)
    record = table.mode.gave_up(record, key)
    record = notes.note(table, record, "steward-sits", name=stewards.free_steward(table.record), whom=person.name)
    await committing.commit(table, record, acted=table.seat_of(user))


async def back(table: Table, user: int) -> bool:
    """Note that a person is here again. A steward who sat in for them gets up at once. Return True if one did. Raises
    Refused as `check_readable` does.
    """
    checks.check_readable(table)
    if people.is_waited_for(table.record, user):
        async with table.lock:
            await committing.commit(table, people.mark_arrived(table.record, user), awake=True)
        return True
    person = people.seated(table.record, people.key_of(user))
    if person is None or not (person.away or person.missed):
        return False
    async with table.lock:
        person = people.seated(table.record, people.key_of(user))
        if person is None or table.record.phase == "closed" or person.key in table.record.leaving:
            return False
        record = people.set_away(table.record, person.key, False)
        if not person.away:
            await committing.commit(table, record, redraw=False)
            return False
        seat = table.seat_of(user)
        record = notes.note(table, record, "came-back", name=person.name)
        await committing.commit(table, record, acted=seat, awake=True)
        return True


async def change_sides(table: Table, user: int) -> None:
    """Move a person to the next side, in the lobby only; everybody moves themselves alone. Raises Refused("no_sides")
    if the game has none to choose.
    """
    async with table.lock:
        checks.check_lobby(table, user)
        if not sides.sides(table.record, table.rules):
            raise Refused("no_sides")
        await committing.commit(table, sides.change_side(table.record, people.key_of(user), table.rules))


async def add_steward(table: Table, user: int, count: int = 1) -> None:
    """Seat `count` stewards more, in the lobby only. Everybody who sits there may do it."""
    async with table.lock:
        checks.check_lobby(table, user)
        checks.check_stewards(table)
        wanted = len(table.record.people) + count
        if wanted > table.rules.seats()[1]:
            raise Refused("table_full")
        await committing.commit(table, stewards.fill_with_stewards(table.record, wanted))


async def send_away(table: Table, user: int, key: str) -> None:
    """Send a person away from the lobby, where they cannot sit down again. The host's right. Raises
    Refused("not_seated_there") if no person but the host has that key.
    """
    async with table.lock:
        checks.check_rules_open(table, user)
        person = people.seated(table.record, key)
        if person is None or person.user in (None, user):
            raise Refused("not_seated_there")
        sent_away = (*table.record.sent_away, person.user)
        await committing.commit(table, with_(people.let_go(table.record, key), sent_away=sent_away))


async def change_level(table: Table, user: int, key: str) -> None:
    """Set a steward in the lobby to the next level, or from the highest to the lowest. The host's right. Raises
    Refused("no_steward") if no steward has that key.
    """
    async with table.lock:
        checks.check_rules_open(table, user)
        steward = people.seated(table.record, key)
        if steward is None or steward.user is not None:
            raise Refused("no_steward")
        await committing.commit(table, stewards.set_level(table.record, stewards.next_level(steward.level), key))


async def remove_steward(table: Table, user: int) -> None:
    """Send away the steward who sat down last. Raises Refused("no_steward") if there is none."""
    async with table.lock:
        checks.check_lobby(table, user)
        hired = [person for person in table.record.people if person.user is None]
        if not hired:
            raise Refused("no_steward")
        await committing.commit(
            table, with_(table.record, people=people.people_without(table.record.people, hired[-1].key))
        )
