"""The answers of computer players of each level. They get a view and a decision; nothing else can reach them."""

from random import Random

from engine.contract import Decision, Game, Rules, Thought, View
from engine.search.generic import PlayingOut, settled
from engine.search.levels import Level
from engine.search.slips import slip


def think(game: Game, rules: Rules, view: View, decision: Decision, level: Level, random: Random) -> Thought:
    """An answer to a decision of the view's own seat. A merchant answers by the game's policy, a page too, but
    it slips now and then; a vizier and a master search, in as many playouts as the game grants them. The same view and
    the same state of `random` give the same thought.
    """
    match level:
        case "page":
            return Thought(slip(game.choose, view, decision, random))
        case "merchant":
            return Thought(game.choose(view, decision))
        case "vizier" | "master":
            search = game.search or PlayingOut(game.choose)
            return settled(search(rules, view, decision, game.playouts[level], random))
