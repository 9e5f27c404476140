"""The screens of a review: the summary and the walk say the same of a decision, in every language."""

import pytest

from bot.games.shows import presenter_of
from bot.replay.story import RoundKey, scene_then
from bot.screens.review import page as review
from bot.screens.review import turning
from bot.screens.review.page import Judged
from bot.ui.language import languages, speaking
from engine.contract import Action
from engine.review.judging import Judgement, Moment, Verdict, moments
from tests.bot.moments import LONG, shown
from tests.bot.stories import opened
from tests.bot.turned import turned
from tests.said import is_said, said

KEY = RoundKey(1, 1)
TAHIMI = presenter_of("tahimi")


def first_choice() -> tuple[Moment, Judged]:
    """A person's first choice in a round, with a judgement that is still to be made."""
    seated, proof = opened("Marie", "Bob", "Zoé", "Ahmed", game="tahimi")
    assert proof.record is not None
    moment = moments(proof.record, 0)[0]
    scene = scene_then(seated, proof.round, proof.people, moment.view, {})
    return moment, Judged(scene, moment.decision, Judgement(moment.at, moment.answer.text, "", "best", 0.0, 0.0, 0.0))


def valued(value: float, top: float, verdict: Verdict = "worse") -> Judged:
    """The same choice, with these values; another answer was the best."""
    moment, one = first_choice()
    best = next(answer for answer in other_answers(moment))
    return one._replace(judgement=Judgement(moment.at, moment.answer.text, best.text, verdict, value, top, 0.0))


def other_answers(moment: Moment) -> list[Action]:
    return [answer for answer in moment.decision.enumerate() if answer != moment.answer]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("value", "top", "figures"), [(0.884, 0.896, (88, 90, 2)), (0.876, 0.884, (88, 88, 0))])
def test_the_summary_and_the_walk_tell_the_same_figures(
    language: str, value: float, top: float, figures: tuple[int, int, int]
) -> None:
    with speaking(language):
        one = valued(value, top)
        summary = shown(review.summary(KEY, "tahimi", [one], TAHIMI))
        step = shown(review.step(KEY, [one], 0, 9, TAHIMI))
        told, best, cost = figures
        assert is_said("review-cost", summary, cost=cost)
        assert is_said("review-worse", step, value=told, top=best, cost=cost)


def test_the_turning_points_of_a_deal_stand_below_its_review_or_it_says_that_they_are_still_to_come() -> None:
    seated, proof = turned("tahimi", *(f"{LONG}{at}" for at in range(4)))
    lines = turning.turning_points(seated.game, proof.people, proof.round.turning_points or ())
    assert len(lines) == 4
    found = [valued(0.25, 0.75)] * 3
    told = shown(review.summary(KEY, "tahimi", found, TAHIMI, turning=lines))
    assert all(line in told for line in lines)
    assert not is_said("review-tracing", told)
    pending = shown(review.summary(KEY, "tahimi", found, TAHIMI, tracing=True))
    assert is_said("review-tracing", pending)
    assert not is_said("turning-title", pending)


def test_decisions_in_which_nothing_was_at_stake_have_values_and_no_percentage() -> None:
    one = valued(0.0, 0.0, "as_good")
    told = shown(review.summary(KEY, "tahimi", [one], TAHIMI))
    assert said("review-no-stake") in told
    assert is_said("review-good", told, good=1, count=1)
