"""The facts that a view of Tahimi or Mooseyard tells of a round under way (`engine.climbing.player.known`)."""

from engine.climbing.player.course import Course
from engine.climbing.player.known import Known, gather
from engine.climbing.views import ClimbingView
from engine.tahimi.deck import tax_order
from engine.tahimi.player.tables import TahimiTables
from engine.tahimi.rules import TahimiRules


def known(rules: TahimiRules, tables: TahimiTables, view: ClimbingView) -> Known:
    """The knowledge of a view's seat. Raises ValueError for a spectator's view."""
    players = len(view.seats)
    worth = tax_order(rules.ranks(players), rules.jokers_taxed_first)
    course = Course.begin(tables, rules.first_leader(view.standing))
    return gather(course, view, rules.deck(players).ranks, worth.index)
