"""A world of Tahimi drawn from one seat's view alone."""

from random import Random

from engine.climbing import determinization
from engine.contract import View
from engine.tahimi.options import Options
from engine.tahimi.round import Round, catalogue_for
from engine.tahimi.worth import tax_order


def resample(rules: Options, seen: View, random: Random) -> Round:
    """A world that this view's seat cannot tell from the true one, from the view alone."""
    players = len(seen.seats)
    plays = catalogue_for(rules, players)
    laid = [(seat, plays.by_text[text].cards) for seat, text in seen.memory["log"] if text in plays.by_text]
    worth = tax_order(rules.ranks(players), rules.jokers_taxed_first)
    hands = determinization.dealing(seen, rules.deck(players).ranks, worth.index, laid, lambda _: True)(random)
    state = Round(rules, seen.standing, plays, [plays.pack(hand.elements()) for hand in hands])
    determinization.relive(state, seen)
    return state
