"""Judgements follow from a seat's own views alone, and a mistake is called one only when that is sure."""

import pickle
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice, repeat
from random import Random
from typing import Any, cast

import pytest

from engine.contract import (
    Action,
    Decision,
    Game,
    Illegal,
    Rng,
    Rules,
    Seeded,
    Standing,
    State,
    Thought,
    Trial,
    View,
    owed,
)
from engine.contract.record import Record, steps
from engine.review.judging import SEARCHES, Moment, is_free, judge, moments
from tests.engine.any_game import GAMES, Table, first_table, of_every_game, play, rule_set

FEW = 2 * SEARCHES  # playouts: what is tested is what holds for any number


def quick(name: str) -> Game:
    """The game, with so few playouts that a test can wait for them."""
    return replace(GAMES[name], review=min(GAMES[name].review, FEW))


def played(table: Table, random: Random) -> Record:
    """A whole round at random."""
    state = table.start()
    for _ in play(state, random):
        pass
    return table.record(state)


def choices(record: Record, seat: int) -> Iterator[tuple[State, Decision]]:
    """The round before each move of this seat that was a choice. It is one state, which goes on."""
    state = record.rules.start(record.standing, Seeded(record.seed, "deal"))
    for mover, text in record.moves:
        asked = [one for one in state.view(mover).decisions if one.read(text) and is_free(one)]
        if mover == seat and asked:
            yield state, asked[0]
        state.play(mover, state.action(text))


@of_every_game(6)
def test_what_a_seat_could_not_see_changes_no_judgement(game: str, seed: int) -> None:
    """The true round is held against one that this seat cannot tell from it at that moment."""
    random = Random(seed)
    rules, players = rule_set(game, random)
    record, seat = played(first_table(rules, players, random), random), random.randrange(players)
    found = moments(record, seat)
    for moment in random.sample(found, min(2, len(found))):
        twin = rules.resample(pickle.loads(pickle.dumps(moment.view)), random)  # noqa: S301  # our own bytes
        asked = next(one for one in twin.view(seat).decisions if one.kind == moment.decision.kind)
        answer = asked.read(moment.answer.text)
        assert answer is not None
        same = Moment(moment.at, twin.view(seat), asked, answer)
        assert judge(quick(game), rules, same) == judge(quick(game), rules, moment)


@of_every_game(6)
def test_what_came_after_a_choice_changes_no_judgement(game: str, seed: int) -> None:
    """Two rounds of one deal that are the same up to a choice, and go on otherwise, are both replayed."""
    random = Random(seed)
    rules, players = rule_set(game, random)
    record, seat = played(first_table(rules, players, random), random), random.randrange(players)
    found = moments(record, seat)
    for moment in random.sample(found, min(2, len(found))):
        other = gone_on(record, moment.at + 1, random)
        same = next(one for one in moments(other, seat) if one.at == moment.at)
        if same.answer == moment.answer:  # a sealed answer may have been given anew
            assert judge(quick(game), rules, same) == judge(quick(game), rules, moment)


def gone_on(record: Record, moves: int, random: Random) -> Record:
    """The same round up to the first `moves` moves, and on at random."""
    state = record.rules.start(record.standing, Seeded(record.seed, "deal"))
    for seat, text in record.moves[:moves]:
        state.play(seat, state.action(text))
    for _ in play(state, random):
        pass
    return replace(record, moves=tuple((seat, action.text) for seat, action in state.log))


class Redealt:
    """The rules of a round, but that two cards change places in one of its shuffles. `shuffles`: as they came last."""

    def __init__(self, rules: Rules, swap: tuple[int, int, int] | None = None) -> None:
        """`swap`: the number of a shuffle, and two places in it."""
        self._rules = rules
        self._swap = swap
        self.shuffles = list[list[Any]]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def start(self, standing: Standing, rng: Rng) -> State:
        dealing = Swapping(rng, self._swap)
        self.shuffles = dealing.shuffles
        return self._rules.start(standing, dealing)


class Swapping:
    """An rng that swaps two cards of one shuffle."""

    def __init__(self, rng: Rng, swap: tuple[int, int, int] | None) -> None:
        self._rng = rng
        self._swap = swap
        self.shuffles = list[list[Any]]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rng, name)

    def shuffle(self, items: Sequence[Any]) -> list[Any]:
        cards = self._rng.shuffle(items)
        if self._swap is not None and self._swap[0] == len(self.shuffles):
            _, one, other = self._swap
            cards[one], cards[other] = cards[other], cards[one]
        self.shuffles.append(cards)
        return cards


TRIES = 60  # of other deals, until one is a round that the seat cannot tell from the true one


def redealt(record: Record, moment: Moment, random: Random) -> Record | None:
    """The round up to this moment's answer as it was played, from another deal in which others hold other cards then,
    which its seat cannot tell from the true one. None where no such deal is found: little may lie hidden, and what the
    others did has to be possible.
    """
    seat, moves = moment.view.own_seat, record.moves[: moment.at + 1]
    plain = Redealt(record.rules)
    plain.start(record.standing, Seeded(record.seed, "deal"))
    seen = {card for zone in moment.view.zones for card in zone.cards or ()}
    places = [
        (number, at)
        for number, cards in enumerate(plain.shuffles)
        for at, card in enumerate(cards)
        if cards.count(card) > 1 or card not in seen
    ]
    for _ in range(TRIES if len(places) > 1 else 0):
        (number, one), (its, other) = random.sample(places, 2)
        if number != its or plain.shuffles[number][one] == plain.shuffles[number][other]:
            continue
        rules = cast("Rules", Redealt(record.rules, (number, one, other)))
        twin = replace(record, rules=rules, moves=moves)
        with suppress(Illegal, StopIteration):
            same_view = next(one for one in moments(twin, seat) if one.at == moment.at).view == moment.view
            if same_view and hands_at(record, moment.at) != hands_at(twin, moment.at):
                return twin
    return None


@of_every_game(6)
def test_a_round_from_another_deal_that_looked_the_same_gets_the_same_judgements(game: str, seed: int) -> None:
    """Real rounds, played from deals that differ only in what the seat could not see up to a decision."""
    random = Random(seed)
    rules, players = rule_set(game, random)
    record, seat = played(first_table(rules, players, random), random), random.randrange(players)
    found = moments(record, seat)
    for moment in random.sample(found, min(2, len(found))):
        twin = redealt(record, moment, random)
        if twin is None:
            continue
        before = {one.at: one for one in moments(replace(record, moves=twin.moves), seat)}
        others = {one.at: one for one in moments(twin, seat)}
        assert before.keys() == others.keys()
        for at in random.sample(sorted(before), min(2, len(before))):
            assert judge(quick(game), rules, others[at]) == judge(quick(game), rules, before[at])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_rounds_from_another_deal_that_looked_the_same(game: str) -> None:
    """Without such rounds the property above would hold of nothing."""
    random = Random(1)
    for _ in range(TRIES):
        rules, players = rule_set(game, random)
        record, seat = played(first_table(rules, players, random), random), random.randrange(players)
        for moment in moments(record, seat)[:3]:
            if redealt(record, moment, random) is not None:
                return
    pytest.fail("no other deal looked the same")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_steward_answers_untried_is_judged_alike_in_rounds_that_look_the_same(game: str) -> None:
    """Such decisions are too seldom for the properties above: a hand that is ended, a deal before there are cards."""
    rules, random, search = GAMES[game].rules.read({}), Random(1), GAMES[game].search
    table = first_table(rules, rules.seats()[0], random)
    state, judged = table.start(), 0
    while search is not None and (asked := owed(state.pending)) and judged < 3:
        decision, view = asked[0], state.view(asked[0].seat)
        answer = GAMES[game].choose(view, decision)
        if is_free(decision) and search(rules, view, decision, FEW, Random(1)).given is not None:
            moment = Moment(len(state.log), view, decision, answer)
            twin = rules.resample(view, random).view(decision.seat)
            same = moment._replace(view=twin, decision=next(one for one in twin.decisions if one.kind == decision.kind))
            assert judge(quick(game), rules, same) == judge(quick(game), rules, moment)
            judged += 1
        state.play(decision.seat, answer)


def hands_at(record: Record, at: int) -> list[tuple[str, ...]]:
    """The hand of each seat after the first `at` moves of a record."""
    *_, (state, _) = steps(replace(record, moves=record.moves[:at]))
    return [state.view(seat).hand for seat in range(len(record.standing.order))]


@of_every_game(6)
def test_every_choice_of_a_seat_is_judged_and_nothing_else(game: str, seed: int) -> None:
    random = Random(seed)
    rules, players = rule_set(game, random)
    record, seat = played(first_table(rules, players, random), random), random.randrange(players)
    free = [len(state.log) for state, asked in choices(record, seat) if asked.given is None]
    found = moments(record, seat)
    assert [moment.at for moment in found] == free
    assert all(moment.view.seat == seat and moment.decision.allows(moment.answer) for moment in found)
    for moment in random.sample(found, min(2, len(found))):
        judged = judge(quick(game), rules, moment)
        assert moment.decision.read(judged.best) is not None
        assert judged.answer == moment.answer.text
        assert 0 <= judged.bottom <= judged.value <= 1
        assert judged.cost >= 0 <= judged.stake
        assert judged.verdict != "best" or judged.best == judged.answer


def test_a_sealed_answer_that_is_given_anew_counts_as_it_was_given_last() -> None:
    record, given = thought_anew(Random(4))
    assert any(len(texts) > 1 for texts in given.values())
    for seat in range(len(record.standing.order)):
        for moment in moments(record, seat):
            assert moment.answer.text == given[seat, moment.view.position][-1]


def thought_anew(random: Random) -> tuple[Record, dict[tuple[int, int], list[str]]]:
    """A round of Indian Chief, and all answers that each seat gave at each position."""
    table = first_table(GAMES["indian_chief"].rules.read({}), 4, random)
    state, given = table.start(), dict[tuple[int, int], list[str]]()
    while state.pending:
        asked = random.choice(state.pending)
        answer = random.choice([state.default(asked), *islice(asked.enumerate(), 5)])
        given.setdefault((asked.seat, state.position), []).append(answer.text)
        state.play(asked.seat, answer)
    return table.record(state), given


# ---------------------------------------------------------------------------- what is called worse


RULES = GAMES["toy"].rules.read({})


REVIEW = 640  # playouts of the search that finds the best answer


def of_values(*values: float, noise: float = 0.0, given: Thought | None = None) -> Game:
    """The toy, in which a search says that the answers are worth these `values` in every world, in their order."""

    def search(rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
        answers = list(decision.enumerate())[: len(values)]
        worth = dict(zip(answers, values, strict=False))

        def value(answer: Action, luck: float) -> float:
            return worth[answer] + noise * Random(f"{luck} {answer}").uniform(-1, 1)

        return Trial(answers, value, (random.random() for _ in repeat(None)), playouts, given=given)

    return replace(GAMES["toy"], search=search, review=REVIEW)


def first_choice() -> Moment:
    """The first decision of a round of the toy; its first answer is given."""
    record = played(first_table(RULES, 2, Random(5)), Random(5))
    moment = next(moment for seat in range(2) for moment in moments(record, seat))
    return moment._replace(answer=next(moment.decision.enumerate()))


def test_the_answer_of_the_highest_value_is_the_best() -> None:
    judged = judge(of_values(0.7, 0.4), RULES, first_choice())
    assert (judged.verdict, judged.cost) == ("best", 0)
    assert judged.top == pytest.approx(0.7)
    assert judged.bottom == pytest.approx(0.4)


def test_an_answer_that_a_steward_gives_untried_is_tried_by_a_review() -> None:
    moment = first_choice()
    judged = judge(of_values(0.4, 0.7, given=Thought(moment.answer)), RULES, moment)
    assert judged.verdict == "worse"
    assert judged.cost == pytest.approx(0.3)


def test_an_answer_that_is_behind_in_every_world_is_worse() -> None:
    judged = judge(of_values(0.4, 0.7), RULES, first_choice())
    assert judged.verdict == "worse"
    assert judged.cost == pytest.approx(0.3)
    assert judged.best != judged.answer


def of_two_values(first: Sequence[float], later: Sequence[float], noise: float = 0.0) -> Game:
    """The toy, in which the search that finds the best answer values the answers otherwise than those that compare."""
    finds, compares = of_values(*first).search, of_values(*later, noise=noise).search
    assert finds is not None
    assert compares is not None

    def search(rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
        return (finds if playouts == REVIEW else compares)(rules, view, decision, playouts, random)

    return replace(GAMES["toy"], search=search, review=REVIEW)


def test_an_answer_that_surely_beats_what_was_found_is_the_best() -> None:
    judged = judge(of_two_values((0.2, 0.8), (0.6, 0.4)), RULES, first_choice())
    assert (judged.verdict, judged.best) == ("best", judged.answer)
    assert judged.value == judged.top == pytest.approx(0.6)
    assert judged.stake == pytest.approx(0.2)


def test_an_answer_that_beats_what_was_found_is_compared_with_what_was_found_next() -> None:
    judged = judge(of_two_values((0.2, 0.8, 0.7), (0.6, 0.4, 0.9)), RULES, first_choice())
    assert judged.verdict == "worse"
    assert judged.cost == pytest.approx(0.3)
    assert judged.stake == pytest.approx(0.5)


def test_what_is_as_good_has_the_better_of_both_values_for_the_best() -> None:
    judged = judge(of_two_values((0.2, 0.8), (0.504, 0.5)), RULES, first_choice())
    assert judged.verdict == "as_good"
    assert judged.top == judged.value == pytest.approx(0.504)


def test_a_difference_below_twice_its_error_is_as_good_and_costs_nothing() -> None:
    judged = judge(of_values(0.5, 0.501, noise=0.4), RULES, first_choice())
    assert judged.verdict in ("best", "as_good")
    assert judged.cost == 0


@pytest.mark.long
def test_of_equal_answers_hardly_any_is_called_worse() -> None:
    """The best of two equal answers is the best by luck; in new worlds it is surely so too seldom to matter."""
    moment, worse = first_choice(), 0
    for position in range(50):  # at another position there is other luck
        view = replace(moment.view, position=position)
        worse += judge(of_values(0.5, 0.5, noise=0.4), RULES, moment._replace(view=view)).verdict == "worse"
    assert worse <= 1


def test_a_judgement_does_not_depend_on_what_was_judged_before() -> None:
    found = moments(played(first_table(RULES, 2, Random(9)), Random(9)), 1)
    travelled = [pickle.loads(pickle.dumps(moment)) for moment in reversed(found)]  # noqa: S301  # our own bytes
    once = [judge(quick("toy"), RULES, moment) for moment in found]
    assert [judge(quick("toy"), RULES, moment) for moment in travelled] == once[::-1]
