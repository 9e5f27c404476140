"""The search for the best answer: plays are tried on likely worlds, which the kernel plays out
(`engine.climbing.player.worlds`). Where cards are paid or given, and under rules that the kernel does not know, the
round itself is played out.
"""

from collections.abc import Iterable, Iterator
from random import Random

from engine.climbing.play import Play, Remembered
from engine.climbing.player.clues import Clues, rule_out
from engine.climbing.player.course import Course
from engine.climbing.player.playout import evaluator
from engine.climbing.player.search import FIRST, SURE, PlayingOn, candidates, granted
from engine.climbing.player.worlds import Known, gather, sample_guesses
from engine.climbing.rules import Exchange, without
from engine.climbing.views import ClimbingView, climbing_as
from engine.contract import Decision, Rules, Trial, View
from engine.dahimi import bits
from engine.dahimi.deck import PACK, PLACE, rank_of
from engine.dahimi.game import sample_rounds
from engine.dahimi.player.groups import groups
from engine.dahimi.player.tables import DahimiTables, tables_for
from engine.dahimi.plays import read_action
from engine.dahimi.rules import DahimiRules
from engine.dahimi.state import DahimiPublic

PLACES = {card: PLACE[rank_of(card)] for card in PACK}
NUMBER = {card: number for number, card in enumerate(PACK)}

SLOWER = 5  # how many times longer a playout of the round itself takes
CARDS_OF_FULL_BUDGET = 26  # the cards left to all seats beyond which there are fewer playouts, in proportion

through_rounds = PlayingOn(sample_rounds, groups)


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
    played = [card for seat, text in view.log if seat == own.low for card in read_action(text).cards]
    gone = _number(played, place) - _number(own.returned or (), place)
    rule_out(found, place, gone, lambda kept: (kept > 0) != asked)


def _number(cards: Iterable[str], place: int) -> int:
    """The number of these cards that have the rank at this place."""
    return sum(PLACE[rank_of(card)] == place for card in cards)


def sample_worlds(known: Known, tables: DahimiTables, random: Random) -> Iterator[list[int]]:
    """Hands without end, each in the bits of `tables`."""
    sure = [[NUMBER[card] for card in hand.elements()] for hand in known.holds]

    def hand_of(cards: tuple[int, ...]) -> int:
        return tables.hand([PACK[card] for card in cards])

    hands = Remembered(hand_of)
    for guesses in sample_guesses(known, PLACES, random):
        world = []
        for guess, own in zip(guesses, sure, strict=True):
            held = 0
            for card in (*own, *guess.cards):
                held |= 1 << card
            if bits.linked(held, tables.min_run):
                world.append(hands[tuple(sorted((*own, *guess.cards)))])
            else:
                world.append(tables.sets(guess.counts))
        yield world


def search(rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
    """The `engine.contract.Search` of Dahimi. Raises TypeError for the rules of another game."""
    if not isinstance(rules, DahimiRules):
        raise TypeError(f"{rules.GAME} is not played by these rules")
    if decision.kind != "play" or rules.cousin:
        return through_rounds(rules, view, decision, playouts // SLOWER, random)
    seen = climbing_as(view, DahimiPublic)
    tables, rivals = tables_for(rules, len(view.seats)), len(view.seats) - 1
    facts = known(rules, tables, seen)

    def worth(place: int) -> float:
        return (1 - FIRST) * (1 - place / rivals) + FIRST * (place == 0)

    def rest_after(play: Play) -> int:
        return tables.hand(without(view.hand, play.cards))

    value = evaluator(facts.course, rest_after, worth, random)
    worlds = sample_worlds(facts, tables, random)
    budget = granted(playouts, seen, CARDS_OF_FULL_BUDGET)
    return Trial(candidates(seen, decision, groups), value, worlds, budget, SURE)
