"""What the coach of a lesson says at every decision of random rounds: about this decision, true, and no reason that was
not computed.

That the reasons of the games hold is the subject of the tests of hints: the coach gives the same ones.
"""

from collections.abc import Callable, Mapping

import pytest

from bot.games.shows import presenter_of
from bot.screens.table.lesson import coach
from engine.climbing.views import ClimbingView
from engine.contract import AnyView, Decision
from engine.games import GAMES, game_of
from engine.rumino.deadwood import deadwood
from tests.lessons import decisions, only
from tests.said import heard, is_said, plain, said

pytestmark = pytest.mark.long

TRUC, TYZICHA = "4567JQKA23", "9JQKTA"  # the ranks, low to high


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_told_in_words_of_the_game_and_one_without_a_choice_as_such(game: str) -> None:
    shown, taught = presenter_of(game), dict[str, set[bool]]()
    for scene, view, asked in decisions(game):
        text = plain(coach(scene, shown) or "")
        if only(asked):
            answer = next(iter(asked.enumerate()))
            why = shown.forced(scene, answer)
            assert plain(why.words) in text if why else is_said("hint-only", text)
            assert not is_said("coach-would", text)
            continue
        about = shown.taught(scene, asked)
        taught.setdefault(asked.kind, set()).add(about is not None)
        chosen = game_of(game).choose(view, asked)
        reason = shown.reason(view, chosen, None)
        would = said("coach-would", answer=shown.answer_name(scene, chosen, shown.choices))
        assert text == plain(" ".join(["🎓", *([about] if about else []), would, *([reason.words] if reason else [])]))
    assert taught
    assert all(len(ever) == 1 for ever in taught.values()), "of a kind of decision it speaks always or never"


# ---------------------------------------------------------------------------- what is claimed

Claim = Callable[[AnyView, Decision, Mapping[str, str]], bool]


def ranked(order: str, cards: tuple[str, ...]) -> list[int]:
    return [order.index(card[0]) for card in cards]


def beaten(view: AnyView, asked: Decision, _: Mapping[str, str]) -> bool:
    """No set, and no run, of the hand is higher than the top play."""
    assert isinstance(view, ClimbingView)
    top, held = view.pile[-1], [card.rstrip("CDHS") if view.game == "dahimi" else card for card in view.hand]
    order = "3 4 5 6 7 8 9 10 J Q K A 2" if view.game == "dahimi" else "2 3 4 5 6 7 8 9 10 Pa J Kn Q K A"
    ranks = order.split()
    if top.shape == "set" and top.rank in ranks:
        return not any(held.count(one) >= top.size for one in ranks[ranks.index(top.rank) + 1 :])
    return all(answer.verb == "pass" for answer in asked.answers)


def following(view: AnyView, asked: Decision, facts: Mapping[str, str]) -> bool:
    assert isinstance(view, ClimbingView)
    return bool(view.pile)


def leading(view: AnyView, asked: Decision, facts: Mapping[str, str]) -> bool:
    assert isinstance(view, ClimbingView)
    return not view.pile


def last(view: AnyView, asked: Decision, facts: Mapping[str, str]) -> bool:
    return len(view.hand) == 1


def highest(view: AnyView, asked: Decision, facts: Mapping[str, str]) -> bool:
    lies = view.zone("trick").cards or ()
    return max(ranked(TRUC, lies)) == TRUC.index(facts["card"][0])


def knocks(view: AnyView, asked: Decision, facts: Mapping[str, str]) -> bool:
    return any(answer.verb == "knock" for answer in asked.enumerate()) and deadwood(view.hand) == int(facts["points"])


def follows(view: AnyView, asked: Decision, facts: Mapping[str, str]) -> bool:
    """All that may be laid is of the suit that was led."""
    led = (view.zone("trick").cards or ("",))[0][-1]
    return all(answer.cards[0][-1] == led for answer in asked.answers)


def wins(view: AnyView, asked: Decision, facts: Mapping[str, str]) -> bool:
    """All that may be laid beats what lies there."""
    lies, trump = view.zone("trick").cards or (), view.public.tricks.trump

    def worth(card: str) -> int:
        suits = {lies[0][-1]: 10, trump: 20} if trump else {lies[0][-1]: 10}
        return suits.get(card[-1], -10) + TYZICHA.index(card[0])

    return all(worth(answer.cards[0]) > max(map(worth, lies)) for answer in asked.answers)


def alone(view: AnyView, asked: Decision, facts: Mapping[str, str]) -> bool:
    return only(asked)


CLAIMS: dict[str, Claim] = {
    "climbing-coach-beaten": beaten,
    "climbing-coach-follow": following,
    "climbing-coach-lead": leading,
    "climbing-coach-start": leading,
    "truc-coach-last": last,
    "truc-coach-lead": lambda view, _, __: not view.zone("trick").cards,
    "truc-coach-follow": highest,
    "jubilee-coach-last": last,
    "jubilee-coach-only": alone,
    "jubilee-coach-only-black": alone,
    "pif-paf-coach-draws": lambda view, _, __: not view.zone("discards").cards,
    "pif-paf-coach-out": lambda _, asked, __: any(one.verb == "out" for one in asked.enumerate()),
    "schwimmen-coach-last": lambda view, _, __: view.public.closer is not None,
    "tyzicha-coach-last": last,
    "tyzicha-coach-only": alone,
    "tadmur-coach-only": alone,
    "one-eyed-jack-coach-dead": lambda _, asked, __: any(one.verb == "swap" for one in asked.enumerate()),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_coach_claims_is_so(game: str) -> None:
    family = "climbing" if presenter_of(game) is presenter_of("tahimi") else game.replace("_", "-")
    shown, held = presenter_of(game), set[str]()
    claims = {key: claim for key, claim in CLAIMS.items() if key.startswith(f"{family}-coach-")}
    for scene, view, asked in decisions(game):
        text = coach(scene, shown) or ""
        for key, claim in claims.items():
            for values in heard(key, text):
                assert claim(view, asked, values), (key, text, view.hand)
                held.add(key)
    assert held or not claims
