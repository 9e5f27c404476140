"""The talk of people at a table: words to a partner, and signs about the last trick."""

from bot.refusal import Refused
from bot.table import asking, checks, sides
from bot.table.people import key_of, seated
from bot.table.table import Table
from bot.table.words import STEWARD, SpokenWord
from data.records import Person
from engine.games import game_of


def partner_of(table: Table, user: int) -> Person | None:
    """The partner of this person; None if they have none, or if partners may not say anything to each other here."""
    if not table.server.words or table.record.phase == "closed":
        return None
    rules, order = table.rules, table.order
    if not rules.talks:
        return None
    if table.round is None:
        found = sides.side_of_each(table.record.people, sides.sides(table.record, rules))
    else:
        found = dict(zip(order, rules.sides(len(order)), strict=True))
    key = sides.partner(found, key_of(user))
    return None if key is None else seated(table.record, key)


def whisper(table: Table, user: int, text: str, name: str = "") -> int | None:
    """Say something to a person's partner, who alone will see it, and return the partner's user id; None for a steward,
    who thinks again. It is no move, and is not stored. `name`: the name of a ready-made word. Raises Refused.
    """
    if not table.sits(user):
        raise Refused("not_seated")
    if key_of(user) in table.record.fled:
        raise Refused("left_round")
    partner = partner_of(table, user)
    if partner is None:
        raise Refused("no_words_here")
    if not listens(table, partner):
        raise Refused("word_to_steward")
    if partner.user is not None and not table.means.preferences.of(partner.user).words:
        raise Refused("word_unwanted")
    to, seat = STEWARD if partner.user is None else partner.user, table.seat_of(user)
    held = len(table.view(seat).hand) if table.state and seat is not None else 0
    table.words.say(table.match_number, SpokenWord(user, to, text, name, table.record.round, held))
    if partner.user is None:
        asking.ask(table)
    return partner.user


def listens(table: Table, partner: Person) -> bool:
    """True if this partner listens now: a person who is here, or during a round a steward who sits there for nobody."""
    if partner.user is None:
        return table.record.phase == "round"
    return not partner.away and partner.key not in table.record.fled


def reply(table: Table, user: int) -> str | None:
    """The name of the word with which a steward answers this person, its partner; None if it knows nothing to say."""
    partner = partner_of(table, user)
    if partner is None or table.round is None or partner.key not in table.order:
        return None
    return game_of(table.round.game).reply(table.view(table.order.index(partner.key)))


def answer(table: Table, user: int, text: str) -> None:
    """Let a steward say something to this person, its partner, who alone will see it."""
    table.words.answer(table.match_number, SpokenWord(STEWARD, user, text))


def react(table: Table, user: int, event: int, sign: str) -> None:
    """Give a sign to an event of the round, which everybody who reads along may do. It is no move, and is not stored.
    Raises Refused.
    """
    checks.check_open(table)
    table.reactions.give(table.record.round, event, user, sign)
