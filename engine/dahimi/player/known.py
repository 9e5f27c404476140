"""The facts that a view of Dahimi tells of a round under way (`engine.climbing.player.known`)."""

from collections.abc import Iterable

from engine.climbing.player.clues import Clues, rule_out
from engine.climbing.player.course import Course
from engine.climbing.player.known import Known, gather
from engine.climbing.taxes import Exchange
from engine.climbing.views import ClimbingView
from engine.dahimi import actions
from engine.dahimi.deck import PLACE, rank_of
from engine.dahimi.player.tables import DahimiTables
from engine.dahimi.rules import DahimiRules
from engine.dahimi.state import DahimiPublic


def known(rules: DahimiRules, tables: DahimiTables, view: ClimbingView[DahimiPublic]) -> Known:
    """The knowledge of a view's seat. Raises ValueError for a spectator's view."""
    course, deck = Course.begin(tables, rules.first_leader(view.standing)), rules.deck(len(view.seats))
    facts = gather(course, view, deck.cards, lambda card: PLACE[rank_of(card)])
    own = view.exchange
    if own is not None and own.high == view.seat:
        _add_choice(facts.clues[own.low], view, own, deck.packs)
    return facts


def _add_choice(found: Clues, view: ClimbingView[DahimiPublic], own: Exchange, packs: int) -> None:
    """Add the clue for the receiver: the payer was asked for a choice if and only if they had more cards of the lowest
    rank due than they owed (DAH-7).
    """
    asked = own.low in view.public.asked
    if packs > 1 and not asked:
        return  # nobody is asked, either, where all these cards are the same
    place = min(PLACE[rank_of(card)] for card in own.paid)
    played = [card for seat, text in view.log if seat == own.low for card in actions.read(text).cards]
    gone = _number(played, place) - _number(own.returned or (), place)
    rule_out(found, place, gone, lambda kept: (kept > 0) != asked)


def _number(cards: Iterable[str], place: int) -> int:
    """The number of these cards that have the rank at this place."""
    return sum(PLACE[rank_of(card)] == place for card in cards)
