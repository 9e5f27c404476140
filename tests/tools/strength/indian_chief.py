"""A player of Indian Chief who sees all hands, but not the order of the stub.

Among merchants it knows by that what everybody is about to lay: what a beggar gets, and which cards a thief may take.
No view tells any of this. What its own meld leads to it finds as the game's search does, with many more playouts.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

from engine.contract import Action, Decision, Game, OneOf, PickCards, Rules, State, Thought, Trial
from engine.indian_chief.melds import BEGGAR_MAN, CATEGORIES, THIEF, category_of, points, size_of
from engine.indian_chief.player.outlook import number, outlook
from engine.indian_chief.player.policy import empty_of
from engine.indian_chief.player.search import search
from engine.indian_chief.round import HAND, MELD, IndianChiefRound
from engine.search.generic import settled

PLAYOUTS = 2400  # four times a vizier's; with ten times as many it is not clearly better
# The points of a beggar in a turn that is well chosen, and those that a thief may expect later beside what the look
# ahead counts. With these the player did best among seven settings, 4,000 deals each, in a quick copy of the game.
# There is no script for that trial.
BEGGED, LATER_THEFT = 7, 6


def open_hands(game: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    """The answer of this player, among rivals who lay by the policy."""
    assert isinstance(state, IndianChiefRound)
    trial = search(rules, state.view(decision.seat), decision, PLAYOUTS, random)
    if decision.kind != MELD:
        return settled(trial)
    laid = list(_others(game, state, decision.seat))
    return settled(_laying(trial, state, decision, laid, random))


def _others(game: Game, state: IndianChiefRound, seat: int) -> Iterator[str]:
    """Yield the cards that the others lay this turn."""
    for asked in state.pending:
        if asked.seat != seat:
            yield from (asked.given or game.choose(state.view(asked.seat), asked)).cards


def _laying(trial: Trial, state: IndianChiefRound, decision: Decision, laid: list[str], random: Random) -> Trial:
    """The same trial where it is known what the others lay. Beside its answers each beggar is tried."""
    view = state.view(decision.seat)
    empty = tuple(CATEGORIES.index(category) for category in empty_of(view))

    @cache
    def found(cards: tuple[str, ...]) -> tuple[float, list[int], tuple[int, ...], float | None]:
        """The points of a meld; the cards and categories that it leaves; of a thief, what it may expect then."""
        kept = [number(card) for card in view.hand if card not in cards]
        after = tuple(at for at in empty if size_of(CATEGORIES[at]) != len(cards))
        now = points(cards, laid) - BEGGED * (category_of(cards) == BEGGAR_MAN)
        if category_of(cards) != THIEF or not after:
            return now, kept, after, None
        return now, kept, after, max(outlook([*kept, number(card)], after) for card in laid) - LATER_THEFT

    def value(answer: Action, drawn: list[int]) -> float:
        now, kept, after, stolen = found(answer.cards)
        return now + (outlook([*kept, *drawn[: HAND - len(kept)]], after) if stolen is None else stolen)

    def worlds() -> Iterator[list[int]]:
        stub = sorted(number(card) for card in state.hidden.stock)  # its order says nothing
        while True:
            yield random.sample(stub, HAND)

    answers = dict.fromkeys([*trial.answers, *_beggars(decision)])
    return Trial(list(answers), value, worlds(), PLAYOUTS if len(empty) > 1 else None)


def _beggars(decision: Decision) -> Iterator[Action]:
    assert isinstance(decision.answers, OneOf)
    for form in decision.answers.forms:
        if isinstance(form, PickCards) and form.most == size_of(BEGGAR_MAN):
            yield from map(form.action, combinations(form.cards, form.most))
