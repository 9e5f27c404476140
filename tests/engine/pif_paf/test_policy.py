"""How computer players play Pif Paf."""

from random import Random

from engine.contract import Dice, owed
from engine.pif_paf.game import PifPaf
from engine.pif_paf.policy import choose
from engine.pif_paf.round import PifPafRound
from tests.engine.cards.drawing import act
from tests.engine.pif_paf.scenes import MELDED, NEARLY, POOR, bets, standing, table


def chosen(state: PifPafRound) -> str:
    (decision,) = state.pending
    return choose(state.view(decision.seat), decision).text


def test_it_goes_out_when_it_can() -> None:
    state = table([NEARLY, *POOR[1:3]], stock="JD")
    act(state, "0 draw")
    assert chosen(state) == "out 2C#1"


def test_it_takes_a_card_that_makes_a_meld_and_draws_otherwise() -> None:
    state = table([POOR[0], "4S 5S 2H 9H JD KC 7C 8D QS", POOR[2]], stock="6S")
    act(state, "0 draw", "0 discard 6S")
    assert chosen(state) == "take"
    other = table([POOR[0], "4S 5S 2H 9H JD KC 7C 8D QS", POOR[2]], stock="AH")
    act(other, "0 draw", "0 discard AH")
    assert chosen(other) == "draw"


def test_it_keeps_melds_and_what_may_become_one() -> None:
    state = table(["4S 5S 6S 9D TD QH QS KC 2H", *POOR[1:3]], stock="7C")
    act(state, "0 draw")
    assert chosen(state) in ("discard KC#1", "discard 2H#1", "discard 7C#1")


def test_it_bets_all_on_melds_and_folds_nothing_that_is_free() -> None:
    rules = PifPaf()
    rich = table([MELDED, *POOR[1:4]], rules=rules, before=standing(4, rules))
    assert chosen(rich) == "bet 20"
    assert chosen(bets()) == "check"


def test_it_stays_in_while_the_pot_is_worth_the_price() -> None:
    state = bets()
    act(state, "0 bet 20")
    assert chosen(state) == "fold", "20 for a fourth of 60"
    cheap = bets()
    act(cheap, "0 bet 5")
    assert chosen(cheap) == "call"


def test_it_beats_players_who_do_anything() -> None:
    random = Random(6)
    won = 0
    for number in range(8):
        state = PifPaf().start(standing(4, dealer=number % 4), Dice(random))
        clever = number % 4
        while state.result is None:
            (decision,) = owed(state.pending)
            seat = decision.seat
            answers = [one for one in decision.enumerate() if one.text != "fold"]
            state.play(seat, choose(state.view(seat), decision) if seat == clever else random.choice(answers))
        won += clever in state.result.winners
    assert won >= 6
