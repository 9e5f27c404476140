"""The all-seeing players: the limit for whoever guesses all cards right, and plays by the means of a game's search.

Most of them are the game's own search in the true world, with as many playouts as a vizier has; what it answers by the
policy, they do, too. Where a search looks at its own hand alone and does not play the others out, the true cards would
tell it little: in such games the answers that it tries are played out through the contract, once each, since the true
world has no other luck. Merchants go on there as they will, so that little is left which such a player does not know.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import repeat
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.climbing.round import ClimbingRound
from engine.contract import Decision, Game, Result, Rules, State, Thought, Trial, View
from engine.dahimi.player.tables import tables_for as dahimi_tables
from engine.dahimi.round import Round as DahimiRound
from engine.jubilee.player.search import JubileeWorld
from engine.jubilee.player.search import world_of as jubilee_world
from engine.jubilee.round import JubileeRound
from engine.one_eyed_jack.game import OneEyedJack
from engine.one_eyed_jack.player.search import world_of as one_eyed_jack_world
from engine.one_eyed_jack.player.world import OneEyedJackWorld
from engine.one_eyed_jack.round import OneEyedJackRound
from engine.schwimmen.player.world import SchwimmenWorld
from engine.schwimmen.player.world import world_of as schwimmen_world
from engine.schwimmen.round import SchwimmenRound
from engine.search.generic import PlayingOut, SeededWorld, Worth, by_place, opponents, settled
from engine.tadmur.player.search import TadmurWorld
from engine.tadmur.player.search import world_of as tadmur_world
from engine.tadmur.round import TadmurRound
from engine.tarothimi.player.world import TarotWorld
from engine.tarothimi.round import TarotRound
from engine.truc.player.odds import TrucWorld
from engine.truc.player.odds import world_of as truc_world
from engine.truc.round import TrucRound
from engine.tyzicha.game import Tyzicha
from engine.tyzicha.player.calls import search_calls_on
from engine.tyzicha.player.deals import TyzichaDeal, expected
from engine.tyzicha.player.search import TRICKS, ends_of
from engine.tyzicha.player.world import mask
from engine.tyzicha.player.world import world_of as tyzicha_world
from engine.tyzicha.round import TyzichaRound
from tests.tools.strength import tahimi
from tests.tools.strength.players import Player, all_seeing

TAHIMI = ("tahimi", "mooseyard")
POINTS = 400  # of Rumino that lie between the best hand and the worst
GENERIC = 40  # playouts of a game without a line in the table: through the contract, so few of them


class KnownWorld(NamedTuple):
    """The true world, and the luck of a playout that begins there."""

    world: object
    seed: int


class Seen(NamedTuple):
    """What an all-seeing player is asked."""

    game: Game
    rules: Rules
    state: State
    decision: Decision

    def trial(self, random: Random) -> Trial:
        """The trial of the game's own search, as a vizier makes it."""
        game, view = self.game, self.state.view(self.decision.seat)
        search = game.search or PlayingOut(game.choose)
        return search(self.rules, view, self.decision, game.playouts["vizier"], random)


Look = Callable[[Seen, Random], Trial]
"""A search that sees the true state."""


def seer(game: str) -> Player:
    """The all-seeing player of a game."""
    if game in TAHIMI:
        return tahimi.all_seeing()
    return partial(_seen, game) if game in LOOKS else all_seeing(GENERIC)


def _seen(name: str, game: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    return settled(LOOKS[name](Seen(game, rules, state, decision), random))


# ---------------------------------------------------------------------- the game's search in the true world


def _by_search(world: Callable[[State, Decision], object], seen: Seen, random: Random) -> Trial:
    """The game's own search in this world."""
    return replace(seen.trial(random), worlds=_seeded(world(seen.state, seen.decision), random))


def _seeded(world: object, random: Random) -> Iterator[KnownWorld]:
    """Yield the world without end, each time with other luck."""
    while True:
        yield KnownWorld(world, random.getrandbits(32))


# The true world of each game, as its search has it.


def climbing(state: State, _: Decision) -> ClimbingRound:
    assert isinstance(state, ClimbingRound)
    return state


def tarot(state: State, decision: Decision) -> TarotRound | TarotWorld:
    assert isinstance(state, TarotRound)
    return TarotWorld.of(state) if decision.kind == "play" else state


def jubilee(state: State, decision: Decision) -> JubileeWorld:
    assert isinstance(state, JubileeRound)
    return jubilee_world(state.view(decision.seat), state.hidden)


def schwimmen(state: State, decision: Decision) -> SchwimmenWorld:
    assert isinstance(state, SchwimmenRound)
    return schwimmen_world(state.rules, state.view(decision.seat), state.hidden)


def tadmur(state: State, _: Decision) -> TadmurWorld:
    assert isinstance(state, TadmurRound)
    return tadmur_world(state.public, state.hidden)


def truc(state: State, decision: Decision) -> TrucWorld:
    assert isinstance(state, TrucRound)
    return truc_world(state.view(decision.seat), state.hidden.hands)


def one_eyed_jack(state: State, decision: Decision) -> OneEyedJackWorld:
    assert isinstance(state, OneEyedJackRound)
    assert isinstance(state.rules, OneEyedJack)
    view = state.view(decision.seat)
    return one_eyed_jack_world(view, state.rules.goal(len(view.seats)), state.hidden)


def _by_search_without_luck(world: Callable[[State, Decision], object], seen: Seen, random: Random) -> Trial:
    """The same where a world is all there is to an answer's value, so that one playout for each tells it."""
    trial, true = seen.trial(random), world(seen.state, seen.decision)
    stages = max(1, (len(trial.answers) - 1).bit_length())  # each tries all answers
    return replace(trial, worlds=repeat(true), playouts=stages * len(trial.answers), sure=None)


def _dahimi(seen: Seen, random: Random) -> Trial:
    """The search of plays in the true world of the kernel; that of what is paid and given in the true round."""
    state, decision = seen.state, seen.decision
    assert isinstance(state, DahimiRound)
    if decision.kind != "play":
        return _by_search(climbing, seen, random)
    tables = dahimi_tables(state.rules, len(state.dealt))
    true = [tables.hand(state.hand(seat)) for seat in range(len(state.dealt))]
    return replace(seen.trial(random), worlds=repeat(true))


def _tyzicha(seen: Seen, random: Random) -> Trial:
    """The search of calls in the true deal, that of cards in the true world; the last tricks are solved in it alone."""
    state, decision = seen.state, seen.decision
    assert isinstance(state, TyzichaRound)
    assert isinstance(seen.rules, Tyzicha)
    view, terms = state.view(decision.seat), seen.rules.terms
    if decision.kind not in ("lead", "follow"):
        deals = _relucked(true_deal(state, decision), random)
        return search_calls_on(deals, terms, view, decision, seen.game.playouts["vizier"])
    trial, true = seen.trial(random), tyzicha_world(state.public, state.hidden.hands)
    if len(view.hand) > TRICKS:
        return replace(trial, worlds=_seeded(true, random))
    exact = ends_of(terms, view, decision, [true])
    return replace(trial, value=lambda answer, _: exact[answer], playouts=None)


def true_deal(state: TyzichaRound, decision: Decision) -> TyzichaDeal:
    """The true deal before a card is played."""
    hands = list(map(mask, state.hidden.hands))
    widow = mask(state.hidden.stock) if state.public.step == "bid" else 0  # later it is in the declarer's hand
    limits = [0.0 if seat == decision.seat else expected(hand) for seat, hand in enumerate(hands)]
    return TyzichaDeal(hands, widow, limits, luck=0)


def _relucked(deal: TyzichaDeal, random: Random) -> Iterator[TyzichaDeal]:
    """Yield the deal without end, each time with other luck."""
    while True:
        yield replace(deal, luck=random.getrandbits(32), ends={})


# ---------------------------------------------------------------------- the same answers, played out


def _by_playing_out(width: int, worth: Worth, seen: Seen, random: Random) -> Trial:
    """The answers that the game's search tries, at most so many, each played out once, with all to come as it will:
    everybody goes on by the policy. Of equal ones the policy's is given.
    """
    trial, view = seen.trial(random), seen.state.view(seen.decision.seat)
    answers = list(dict.fromkeys([seen.game.choose(view, seen.decision), *trial.answers]))[:width]
    value = partial(PlayingOut(seen.game.choose, worth, bold=0.0).value, view, seen.decision.seat)
    return Trial(answers, value, repeat(SeededWorld(seen.state, 0)), len(answers))


def by_chips(view: View, result: Result) -> float:
    """The chips that the view's seat wins in a hand, as a share of all that there are: 0.5 is none."""
    return 0.5 + result.chips[view.own_seat] / (2 * sum(view.standing.chips))


def by_points(view: View, result: Result) -> float:
    """How many points more than the view's seat the others have, where the fewest are the best; else its place."""
    if not result.scores:
        return by_place(view, result)
    own, others = result.scores[view.own_seat], [result.scores[seat] for seat in opponents(view)]
    return min(1.0, max(0.0, 0.5 + (fmean(others) - own) / POINTS))


LOOKS: Mapping[str, Look] = {
    "tarothimi": partial(_by_search, tarot),
    "dahimi": _dahimi,
    "indian_chief": partial(_by_playing_out, 8, by_place),
    "jubilee": partial(_by_search, jubilee),
    "one_eyed_jack": partial(_by_search_without_luck, one_eyed_jack),
    "pif_paf": partial(_by_playing_out, 4, by_chips),
    "rumino": partial(_by_playing_out, 4, by_points),
    "schwimmen": partial(_by_search_without_luck, schwimmen),
    "tadmur": partial(_by_search, tadmur),
    "truc": partial(_by_search, truc),
    "tyzicha": _tyzicha,
}
