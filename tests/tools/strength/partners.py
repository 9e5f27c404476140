"""`python -m tests.tools.strength.partners [DEALS]`: what it is worth to know more of one's partner, as
docs/lab/strength.md has it.

One side plays the same deals as the other, in turn, to the end of a match. In Truc its members hear at each decision
what their partner would answer them, or take no notice of how their partner has played and called. In One-Eyed Jack
they see their partner's cards, which is more than anybody can tell from its plays.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from random import Random
from unittest import mock

from engine.cards.packs import plain
from engine.contract import Decision, Game, Heard, Rules, State, Thought, View
from engine.one_eyed_jack.player.search import sample_worlds
from engine.one_eyed_jack.player.world import KIND, OneEyedJackWorld
from engine.one_eyed_jack.state import Goal, OneEyedJackPublic
from engine.search import Level, think
from engine.truc.places import partner
from engine.truc.player import past
from engine.truc.state import TrucPublic
from tests.tools.strength.players import level
from tests.tools.strength.tournament import Entry, held

DEALS = 400


def hearing(name: Level, game: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    """A player whose partner says what it holds whenever it decides."""
    view, ally = state.view(decision.seat), state.view(partner(decision.seat))
    word = game.reply(ally)
    heard = (Heard(word, len(ally.hand)),) if word else ()
    return think(game, rules, replace(view, heard=heard), decision, name, random)


def blind(name: Level, game: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    """A player who reads the plays and calls of opponents alone."""
    read = past.read_past

    def opponents(view: View[TrucPublic]) -> Sequence[past.Turn | past.Accepted]:
        return [one for one in read(view) if one.seat != partner(view.own_seat)]

    with mock.patch.object(past, "read_past", opponents):
        return think(game, rules, state.view(decision.seat), decision, name, random)


def seeing(game: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    """A vizier of One-Eyed Jack who sees the cards of the partner."""
    view, ally = state.view(decision.seat), partner(decision.seat)
    real = [KIND[plain(card)] for card in state.view(ally).hand]

    def worlds(seen: View[OneEyedJackPublic], goal: Goal, luck: Random) -> Iterator[OneEyedJackWorld]:
        others = [seat for seat in range(len(view.seats)) if seat not in (decision.seat, ally)]
        for world in sample_worlds(seen, goal, luck):
            rest = [*world.stock, *(card for seat in (*others, ally) for card in world.hands[seat])]
            for kind in real:
                rest.remove(kind)
            luck.shuffle(rest)
            for seat in others:
                world.hands[seat] = [rest.pop() for _ in world.hands[seat]]
            world.hands[ally], world.stock = real.copy(), rest
            yield world

    with mock.patch.object(import_module(sample_worlds.__module__), "sample_worlds", worlds):
        return think(game, rules, view, decision, "vizier", random)


if __name__ == "__main__":
    deals = int(sys.argv[1]) if sys.argv[1:] else DEALS
    names: tuple[Level, ...] = ("merchant", "vizier")
    for own in names:
        rivals = (own, level(own))
        found = held(Entry("truc", 4, (f"hearing {own}", partial(hearing, own)), rivals, deals))
        sys.stdout.write(f"{found.entry.player[0]} among {own}s: {found.place}, {found.mean:.1f} ms\n")
    found = held(Entry("truc", 4, ("blind vizier", partial(blind, "vizier")), ("vizier", level("vizier")), deals))
    sys.stdout.write(f"{found.entry.player[0]} among viziers: {found.place}, {found.mean:.1f} ms\n")
    found = held(Entry("one_eyed_jack", 4, ("seeing vizier", seeing), ("vizier", level("vizier")), deals))
    sys.stdout.write(f"{found.entry.player[0]} among viziers: {found.place}, {found.mean:.1f} ms\n")
