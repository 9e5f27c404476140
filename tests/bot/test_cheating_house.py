"""A house that cheats is caught by its own `/cards verify`, in every game of the parlour."""

import pytest

from bot.replay.verification import verify_round
from bot.table import lobby, playing
from bot.table.table import Table
from data.records import with_
from data.store import Store
from engine.climbing.rules import ClimbingRules
from engine.contract import Rng, Rules, Seating, SeatingRequest, owed
from engine.games import GAMES, game_of, rules_of
from tests.bot.making import table_of

PARLOUR = [game for game in GAMES if not issubclass(rules_of(game), ClimbingRules)]


async def play_hand(table: Table) -> None:
    """Play the hand to its end: everybody who is asked answers as computer players would."""
    while table.state is not None and table.state.pending:
        decision = owed(table.state.pending)[0]
        action = game_of(table.record.game).choose(table.state.view(decision.seat), decision)
        await playing.play(table, decision.seat, action.text, "person")


async def begun(store: Store, game: str) -> Table:
    """A table of as few as can play, after its first hand."""
    players = rules_of(game)().seats()[0]
    table = await table_of(store, players, game=game, seats=players)
    await lobby.begin(table, 1)
    await play_hand(table)
    return table


@pytest.mark.long
@pytest.mark.parametrize("game", PARLOUR)
async def test_a_hand_that_somebody_else_should_have_dealt(
    store: Store, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where the rules let a player name the dealer may it be another than the round before and the seed say."""
    table, kind = await begun(store, game), rules_of(game)
    honest = kind.seat

    def crooked(rules: Rules, request: SeatingRequest, rng: Rng) -> Seating:
        seated, events = honest(rules, request, rng)
        return Seating(seated.model_copy(update={"dealer": (seated.dealer + 1) % len(seated.order)}), events)

    with monkeypatch.context() as cheating:
        cheating.setattr(kind, "seat", crooked)
        await playing.deal_round(table)
        await play_hand(table)
    proof = await verify_round(store, table.record, 2)
    assert proof.checks["seats"] is False
    assert proof.verdict == "broken"
    await playing.deal_round(table)
    await play_hand(table)
    assert (await verify_round(store, table.record, 1)).verdict == "kept"


async def test_options_that_are_others_than_those_of_the_match(store: Store) -> None:
    """G-R27: they are fixed for a match."""
    table = await begun(store, "truc")
    assert table.match_goes_on
    table.record = with_(table.record, options={"target": 24})
    await playing.deal_round(table)
    await play_hand(table)
    assert (await verify_round(store, table.record, 2)).checks["seats"] is False


@pytest.mark.long
@pytest.mark.parametrize("game", PARLOUR)
async def test_hands_of_an_honest_house_are_as_promised(store: Store, game: str) -> None:
    table = await begun(store, game)
    for _ in range(2):
        await playing.deal_round(table)
        await play_hand(table)
    for number in (1, 2, 3):
        assert (await verify_round(store, table.record, number)).checks == {"hash": True, "seats": True, "moves": True}
