"""The answers of computer players of each level. They get a view and a decision; nothing else can reach them."""

from random import Random

from engine.contract import Decision, Game, Rules, Thought, View
from engine.search.anything import anything
from engine.search.generic import PlayingOut, settled
from engine.search.levels import Level


def think(game: Game, rules: Rules, view: View, decision: Decision, level: Level, random: Random) -> Thought:
    """An answer to a decision of the view's own seat. A page answers anything that is legal, a merchant by the game's
    policy; a vizier and a master search, in as many playouts as the game grants them. The same view and the same state
    of `random` give the same thought.
    """
    match level:
        case "page":
            return Thought(anything(decision, random))
        case "merchant":
            return Thought(game.choose(view, decision))
        case "vizier" | "master":
            search = game.search or PlayingOut(game.choose)
            return settled(search(rules, view, decision, game.playouts[level], random))
