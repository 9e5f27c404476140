"""The reasons why a hint is a good one, in the games of the parlour: a reason is given where it holds, and nowhere
else.

Whatever is told must be one of the reasons that are true by the rules (`true_reasons`), with the same values; and where
nothing is told, none of them holds.
"""

from collections.abc import Callable, Iterator
from itertools import chain, islice
from random import Random

import pytest

from bot.games.shows import presenter_of
from engine.contract import SeatingRequest, Seeded, owed
from engine.games import game_of, rules_of
from engine.search.generic import anything
from tests.bot.true_reasons.case import Case
from tests.bot.true_reasons.drawing import pif_paf, rumino
from tests.bot.true_reasons.others import indian_chief, jubilee, one_eyed_jack, sampen, schwimmen, tadmur
from tests.bot.true_reasons.tricks import truc, tyzicha
from tests.said import Truths, plain, said

ACTIONS = 90  # the most actions of a hand: luck alone need not end it
ROUNDS = {"tadmur": 24, "sampen": 20, "one_eyed_jack": 4, "indian_chief": 2, "pif_paf": 4}  # where they are not six
ASKED = 8  # the answers of a position that are looked at, beside the sensible one

# The reasons that are true of the hidden cards; only those who have counted enough of the others know it.
INFERRED = {"tyzicha-hint-master"}

TRUE: dict[str, Callable[[Case], Truths]] = {
    one.__name__: one
    for one in (
        rumino,
        pif_paf,
        truc,
        tyzicha,
        schwimmen,
        jubilee,
        sampen,
        one_eyed_jack,
        indian_chief,
        tadmur,
    )
}

# The reasons that a few rounds must bring.
FOUND: dict[str, set[str]] = {
    "rumino": {"hint-because-melds", "hint-because-melds-not", "hint-because-thrown", "rumino-hint-left"},
    "pif_paf": {
        "hint-because-melds",
        "hint-because-melds-not",
        "hint-because-thrown",
        "pif-paf-hint-melded",
        "pif-paf-hint-half-made",
        "pif-paf-hint-none-melded",
        "pif-paf-hint-free",
    },
    "truc": {"hint-because-takes", "truc-hint-lowest", "truc-hint-highest", "truc-hint-higher", "truc-hint-no-cards"},
    "tyzicha": {
        "tyzicha-hint-married",
        "tyzicha-hint-single",
        "tyzicha-hint-gives",
        "tyzicha-hint-shows",
        "tyzicha-hint-master",
        "tyzicha-hint-leads-least",
        "hint-because-takes",
        "tyzicha-hint-takes-most",
        "tyzicha-hint-adds-most",
        "tyzicha-hint-least",
    },
    "schwimmen": {"schwimmen-hint-schnauz", "schwimmen-hint-raises", "schwimmen-hint-nothing", "schwimmen-hint-beats"},
    "jubilee": {
        "jubilee-hint-scores",
        "hint-because-joker",
        "jubilee-hint-all-pass",
        "jubilee-hint-safe",
        "jubilee-hint-free",
    },
    "sampen": {"sampen-hint-keeps", "sampen-hint-pair", "sampen-hint-single", "sampen-hint-last"},
    "one_eyed_jack": {
        "one-eyed-jack-hint-row",
        "one-eyed-jack-hint-blocks",
        "one-eyed-jack-hint-builds",
        "one-eyed-jack-hint-breaks",
        "one-eyed-jack-hint-dead",
    },
    "indian_chief": {"indian-chief-reason-best", "indian-chief-reason-only", "indian-chief-reason-steals"},
    "tadmur": {
        "tadmur-hint-betrayed",
        "tadmur-hint-unseen",
        "tadmur-hint-completes",
        "tadmur-hint-only-way",
        "tadmur-hint-way",
        "tadmur-hint-longer",
    },
}


def cases(game: str, number: int) -> Iterator[Case]:
    """Answers of all kinds in the positions of one round."""
    rules, random = rules_of(game)(), Random(number)
    seed, players = number.to_bytes(32, "big"), [str(at) for at in range(min(4, rules.seats()[1]))]
    standing, _ = rules.seat(SeatingRequest(None, None, (), players), Seeded(seed, "seats"))
    state = rules.start(standing, Seeded(seed, "deal"))
    for _ in range(ACTIONS):
        if not owed(state.pending):
            return
        view = state.view(owed(state.pending)[0].seat)
        asked = owed(view.decisions)[0]
        sensible = game_of(game).choose(view, asked)
        answers = [sensible, *islice(asked.enumerate(), 2), *(anything(asked, random) for _ in range(ASKED))]
        for best in dict.fromkeys(answers):
            yield Case(state, view, asked, best, random.choice(answers))
        state = state.copy()
        wild = [anything(asked, random) for _ in range(2)]
        state.play(asked.seat, random.choice([sensible, state.default(asked), *wild]))


@pytest.mark.long
@pytest.mark.parametrize("game", TRUE)
def test_a_reason_is_given_where_it_holds_and_nowhere_else(game: str) -> None:
    shown, found = presenter_of(game), set[str]()
    for case in chain.from_iterable(cases(game, number) for number in range(ROUNDS.get(game, 6))):
        reason = shown.reason(case.view, case.action, case.second)
        truths = list(TRUE[game](case))
        about = (reason, truths, case.view.hand, case.action.text)
        if reason is None:
            assert {key for key, _ in truths} <= INFERRED, about
            continue
        meant = {key for key, values in truths if said(key, **values) == plain(reason.words)}
        assert meant, about
        found |= meant
    assert found >= FOUND[game]
