"""The talk of people at a table: words to a partner, and signs about the last trick."""

from bot.refusal import Refused
from bot.table import checks, sides
from bot.table.people import key_of, seated
from bot.table.table import Table
from bot.table.words import Word
from data.records import Person


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


def whisper(table: Table, user: int, text: str) -> int:
    """Say something to a person's partner, who alone will see it, and return the partner's user id. It is no move, and
    is not stored. Raises Refused.
    """
    if not table.sits(user):
        raise Refused("not_seated")
    if key_of(user) in table.record.fled:
        raise Refused("left_round")
    partner = partner_of(table, user)
    if partner is None:
        raise Refused("no_words_here")
    if partner.user is None or partner.away or partner.key in table.record.fled:
        raise Refused("word_to_steward")
    if not table.means.preferences.of(partner.user).words:
        raise Refused("word_unwanted")
    table.words.say(table.match_number, Word(user, partner.user, text))
    return partner.user


def react(table: Table, user: int, event: int, sign: str) -> None:
    """Give a sign to an event of the round, which everybody who reads along may do. It is no move, and is not stored.
    Raises Refused.
    """
    checks.check_open(table)
    table.reactions.give(table.record.round, event, user, sign)
