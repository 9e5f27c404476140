"""Computer players: what a chain betrays, when they guess, and which card hides their target."""

from random import Random

from engine.contract import Seeded, Standing, View
from engine.contract.action import Action
from engine.contract.decision import Decision
from engine.tadmur import GAME, Tadmur
from engine.tadmur.chain import counted
from engine.tadmur.player.policy import Step, steps_of, suspicion
from tests.conformance.tadmur import deal_in

DEALS = 40


def answer(given: dict[str, object]) -> str:
    state = deal_in(given)
    decision = state.pending[0]
    return GAME.choose(state.view(decision.seat), decision).text


def test_without_a_card_only_what_is_unseen_counts() -> None:
    suspicions = suspicion([], counted(["KS", "KD", "KC", "4S"]), ())
    assert suspicions == {"K": 0.75, "4": 0.25}
    assert suspicion([], counted(["KS", "KD", "KC", "4S"]), {"K"}) == {"4": 1.0}


def test_a_card_that_leads_to_one_target_alone_betrays_it() -> None:
    """With two spaces left after the seven, the eight leads to a ten; the six would have led to a four."""
    pool = counted(["6S", "6D", "5S", "4S", "9S", "TS"])
    suspicions = suspicion([Step("7", "8", 1)], pool, ())
    assert max(suspicions, key=lambda rank: suspicions[rank]) == "T"
    assert suspicions["T"] > 5 * suspicions["4"]


def test_a_card_without_an_alternative_betrays_nothing() -> None:
    pool = counted(["2S", "9S", "TS"])
    assert suspicion([Step("7", "8", 1)], pool, ()) == suspicion([], pool, ())


def test_steps_know_how_many_spaces_there_were() -> None:
    state = deal_in({"last": "7S", "hand": "8C 9C TC", "blanks": {0: 5, 1: 7}, "lasts": {1: "KS"}, "hands": {1: "QC"}})
    for seat, text in ((0, "guess A"), (0, "play 8C"), (1, "play QC")):
        if state.result is None:
            state.play(seat, state.action(text))
    assert steps_of(state.view(1), 0) == [Step("7", "8", 5)]
    assert steps_of(state.view(0), 0) == [Step("7", "8", 5)]


def test_a_chain_that_nobody_can_stop_is_completed_instead_of_a_guess() -> None:
    given: dict[str, object] = {"last": "7S", "blanks": 2, "target": "TD", "hand": "6S 8C 9C"}
    assert answer(given) == "play 8C"
    assert answer({**given, "hand": "6S 8C"}).startswith("guess ")
    assert answer({**given, "blanks": 3}).startswith("guess ")


def test_a_stuck_seat_guesses() -> None:
    given: dict[str, object] = {"last": "7S", "blanks": 4, "target": "4D", "hand": "2C KD JH"}
    assert answer(given).startswith("guess ")
    assert answer({**given, "options": {"stuck": "pass"}}).startswith("guess ")


def test_no_card_is_played_after_which_none_fits_if_there_is_another() -> None:
    given: dict[str, object] = {"last": "7S", "blanks": 5, "target": "4D", "guessed_this_turn": True}
    assert answer({**given, "hand": "6C 8C 9C TC"}) == "play 8C"
    assert answer({**given, "hand": "6C 8C 5C 4C"}) == "play 6C"


def test_it_beats_random_players() -> None:
    """Over hundreds of deals it wins six in seven, against players who guess in every third turn."""
    won = sum(winner(seed) == seed % 2 for seed in range(DEALS))
    assert won > 0.7 * DEALS


def winner(seed: int) -> int | None:
    """The seat that wins a deal in which the computer player has seat 0 or 1, by turns."""
    random, state = Random(seed), Tadmur().start(Standing(order=("a", "b")), Seeded(bytes([seed]) * 32, "deal"))
    while state.pending:
        (decision,) = state.pending
        choose = GAME.choose if decision.seat == seed % 2 else lambda view, asked: at_random(view, asked, random)
        state.play(decision.seat, choose(state.view(decision.seat), decision))
    return state.result.winners[0] if state.result and state.result.winners else None


def at_random(_: View, decision: Decision, random: Random) -> Action:
    forms = [decision.before[0]] if decision.before and random.random() < 1 / 3 else [decision.answers]
    return random.choice([answer for form in forms for answer in form])
