"""A world of Tahimi drawn from one seat's view alone."""

from random import Random

from engine.climbing import resample as climbing_resample
from engine.climbing.views import ClimbingView
from engine.tahimi.deck import tax_order
from engine.tahimi.round import Round, catalogue_for
from engine.tahimi.rules import TahimiRules


def resample(rules: TahimiRules, seen: ClimbingView, random: Random) -> Round:
    """A world that this view's seat cannot tell from the true one, from the view alone."""
    players = len(seen.seats)
    plays = catalogue_for(rules, players)
    laid = [(seat, plays.by_text[text].cards) for seat, text in seen.log if text in plays.by_text]
    worth = tax_order(rules.ranks(players), rules.jokers_taxed_first)
    hands = climbing_resample.hand_sampler(seen, rules.deck(players).ranks, worth.index, laid, lambda _: True)(random)
    state = Round(rules, seen.standing, plays, [plays.pack(hand.elements()) for hand in hands])
    climbing_resample.relive(state, seen)
    return state
