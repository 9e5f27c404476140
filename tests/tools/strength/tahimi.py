"""The tournaments of Tahimi: every level, and a search that sees all cards, among three reference stewards."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import repeat
from random import Random
from typing import NamedTuple

from engine.contract import Decision, Game, PickCards, Rules, State, Thought
from engine.search import LEVELS
from engine.search.generic import settled
from engine.tahimi.catalogue import LANE
from engine.tahimi.game import TahimiFamily
from engine.tahimi.player import gifts, search
from engine.tahimi.player.tables import TahimiTables, known, tables_for
from engine.tahimi.round import Round
from tests.tools.strength import reference
from tests.tools.strength.players import Player, level, policy
from tests.tools.strength.tournament import Entry

DEALS = 320  # 1,280 rounds: on every seat once
FEWER = 80  # of whoever takes long for an answer
IN_A_ROW = 5  # hands, of which all but the first count
SEEN = 1000  # playouts of whoever sees all cards


class Table(NamedTuple):
    """A table of Tahimi: the number of players, the rules, and the number of hands in a row; from the second on there
    are taxes.
    """

    seats: int
    options: Mapping[str, object] = {}
    hands: int = 1


# The tables that change play, beside that for four with the usual rules.
TABLES = (
    Table(4, hands=IN_A_ROW),
    Table(6),
    Table(6, hands=IN_A_ROW),
    Table(8, hands=IN_A_ROW),
    Table(4, {"jokers": "low"}),
    Table(4, {"jokers": "wild"}),
    Table(4, {"deuces_high": True}),
    Table(4, {"instant_top": False}),
    Table(4, {"rank_privilege": False}),
    Table(6, {"deck_mode": "standard"}),
    Table(6, {"deck_mode": "extra_suits"}),
    Table(4, {"preset": "mooseyard"}),
)


def headline() -> Iterator[Entry]:
    """Everybody among three reference stewards: four players, no taxes."""
    for name in LEVELS:
        yield _entry((name, level(name)), Table(4), FEWER if name == "master" else DEALS)
    yield _entry(("all-seeing", all_seeing()), Table(4), DEALS)


def full() -> Iterator[Entry]:
    """The same with taxes, at larger tables, and by every house rule that changes play."""
    for table in TABLES:
        for name in LEVELS[1:]:
            yield _entry((name, level(name)), table, FEWER // table.hands)
        yield _entry(("all-seeing", all_seeing()), table, FEWER // table.hands)


def _entry(player: tuple[str, Player], table: Table, deals: int) -> Entry:
    rivals = ("reference", policy(reference.choose))
    return Entry("tahimi", table.seats, player, rivals, deals, table.options, hands=table.hands)


def all_seeing(playouts: int = SEEN) -> Player:
    """The kernel's search in the true world: the limit for whoever guesses all cards right, and plays as it does."""
    return partial(_all_seeing, playouts)


def _all_seeing(playouts: int, _: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    assert isinstance(rules, TahimiFamily)
    assert isinstance(state, Round)
    view, tables = state.view(decision.seat), tables_for(rules, len(state.dealt))
    if isinstance(decision.answers, PickCards):
        trial = search.search(rules, view, decision, playouts, random)
        return settled(replace(trial, worlds=repeat(_gift_world(rules, tables, state, decision.seat))))
    true = [tables.hand(state.hand(seat)) for seat in range(len(state.dealt))]
    course = known(rules, tables, view).course
    return settled(search.on(repeat(true), true, tables, course, view, decision, playouts, random))


def _gift_world(rules: TahimiFamily, tables: TahimiTables, state: Round, giver: int) -> gifts.GiftWorld:
    """The true hands before this seat gives something back. Of the others it is supposed that they give their lowest
    cards, where they have not given yet.
    """
    players = len(state.dealt)
    place, pending = gifts.places(rules, players), {asked.seat for asked in state.pending} - {giver}
    hands = [[place[card] for card in state.hand(seat)] for seat in range(players)]
    for high, low, count in rules.schedule(players):
        if high in pending:
            returned, hands[high] = sorted(hands[high])[:count], sorted(hands[high])[count:]
            hands[low] += returned
    cards = tables.catalogue
    lanes = [sum(1 << LANE * card for card in hand) for hand in hands]
    return gifts.GiftWorld(lanes, [cards.moves(*cards.unpack(hand)) for hand in lanes])
