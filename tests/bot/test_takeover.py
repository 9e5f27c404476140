"""Cards belong to the person who has seen them: nobody takes over a seat before the next deal, but its owner comes back
at once (G-R26). A game of tricks with a match stands for all that have one, and one of the family for the others.
"""

from contextlib import suppress
from random import Random

import pytest

from bot.games.shows import public
from bot.refusal import Refused
from bot.sandbox.components import walk
from bot.table import acting, lobby, playing, seating, waiting
from bot.table.people import key_of, seated
from bot.table.scenes import scene_of
from bot.table.stewards import is_driven
from bot.table.table import Table
from bot.ui.custom_ids import decode
from data.store import Store
from engine.contract import Illegal
from tests.bot.making import table_of
from tests.bot.takeovers import NORA, dealt, order, played_out

pytestmark = pytest.mark.usefixtures("toy_game")

JOIN = "join"


@pytest.mark.parametrize("game", ["toy", "tahimi"])
async def test_a_person_who_left_comes_back_at_once_and_sees_the_same_cards(store: Store, game: str) -> None:
    table = await dealt(store, game=game)
    seat = table.seat_of(2)
    assert seat is not None
    assert table.round is not None
    hand = scene_of(table, 2).view
    await seating.leave(table, 2)
    assert is_driven(table.record, table.round, seat)
    await seating.join(table, 2, "Bob")
    assert not is_driven(table.record, table.round, seat)
    assert table.user_at(seat) == 2
    assert scene_of(table, 2).view == hand


@pytest.mark.parametrize("game", ["toy", "tahimi"])
async def test_a_newcomer_to_a_stewards_seat_sees_none_of_its_cards_before_the_next_deal(
    store: Store, game: str
) -> None:
    table = await table_of(store, 3, game=game, seats=4)
    await lobby.begin(table, 1, fill=True)
    steward = next(person for person in table.record.people if person.user is None)
    seat = order(table).index(steward.key)
    await seating.join(table, NORA, "Nora", steward.key)
    assert table.seat_of(NORA) is None
    view = scene_of(table, NORA).view
    assert view is not None
    assert view.seat is None
    assert view.zone("hand", seat).cards is None
    with pytest.raises(Refused, match="not_seated"):
        await acting.act(table, NORA, "pass")
    await played_out(table)
    await playing.deal_round(table)
    assert key_of(NORA) in order(table)
    assert steward.key not in order(table)


async def test_a_person_who_has_seen_one_hand_takes_no_other_seat_in_it(store: Store) -> None:
    table = await table_of(store, 3, game="toy", seats=4)
    await lobby.begin(table, 1, fill=True)
    steward = next(person for person in table.record.people if person.user is None)
    seat = table.seat_of(2)
    await seating.leave(table, 2)
    await seating.join(table, 2, "Bob", steward.key)  # however the button came to be: their seat is theirs again
    assert table.seat_of(2) == seat
    assert not table.record.joining
    with pytest.raises(Refused, match="already_here"):
        await seating.join(table, 2, "Bob", steward.key)


async def test_a_seat_that_is_left_in_a_match_may_be_reserved_and_comes_with_the_next_deal(store: Store) -> None:
    table = await dealt(store)
    seat = order(table).index("u2")
    with pytest.raises(Refused, match="match_goes_on"):
        await seating.join(table, NORA, "Nora")
    await seating.leave(table, 2)
    await seating.join(table, NORA, "Nora", "u2")
    assert table.seat_of(NORA) is None
    with pytest.raises(Refused, match="seat_taken"):
        await seating.join(table, 8, "Kim", "u2")
    await played_out(table)
    scores = table.round and table.round.result and table.round.result["scores"]
    await playing.deal_round(table)
    assert order(table)[seat] == key_of(NORA)
    assert len(order(table)) == len(table.record.people) == 4
    assert table.round is not None
    assert list(table.round.standing.scores) == list(scores or ())  # the seat keeps what it has


@pytest.mark.parametrize("stewards", [True, False])
async def test_a_person_who_comes_back_keeps_the_seat_promised_to_another(store: Store, stewards: bool) -> None:
    table = await table_of(store, 4, game="toy", seats=4, stewards=stewards)
    await lobby.begin(table, 1)
    seat = order(table).index("u2")
    await seating.leave(table, 2)
    await seating.join(table, NORA, "Nora", "u2")
    await seating.join(table, 2, "Bob")
    assert table.user_at(seat) == 2
    assert not table.sits(NORA)
    await played_out(table)
    await playing.deal_round(table)
    assert order(table)[seat] == "u2"


async def test_a_seat_that_nobody_wants_is_a_stewards_for_the_rest_of_the_match_and_its_owner_may_have_it_again(
    store: Store,
) -> None:
    table = await dealt(store)
    seat = order(table).index("u2")
    await seating.leave(table, 2)
    await played_out(table)
    await playing.deal_round(table)
    steward = order(table)[seat]
    assert seated(table.record, steward) is not None
    assert steward.startswith("s")
    await seating.join(table, 2, "Bob", steward)
    assert table.seat_of(2) is None  # the steward has seen this hand
    await played_out(table)
    await playing.deal_round(table)
    assert order(table)[seat] == "u2"


async def test_in_a_game_without_matches_the_seat_of_somebody_who_leaves_is_not_to_be_had(store: Store) -> None:
    table = await dealt(store, game="tahimi")
    await seating.leave(table, 2)
    with pytest.raises(Refused, match="seat_taken"):
        await seating.join(table, NORA, "Nora", "u2")


async def test_a_table_offers_a_way_in_only_where_there_is_one(store: Store) -> None:
    """In a match every seat stays somebody's: newcomers may have a steward's, or one that its owner leaves."""
    offered = []
    for guild, (game, users) in enumerate([("toy", 4), ("toy", 3)], 1):
        table = await table_of(store, users, game=game, seats=4, guild=guild)
        await lobby.begin(table, 1, fill=True)
        offered.append(JOIN in sent(table))
    assert offered == [False, True]


def sent(table: Table) -> set[str]:
    """The verbs that the buttons of the public message send."""
    components = list(public(scene_of(table)).to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    ids = [str(one["custom_id"]) for _, one in walk(components) if "custom_id" in one]
    return {press.verb for press in map(decode, ids) if press is not None}


async def wander(table: Table, random: Random) -> None:
    """Let somebody come, go, come back, be ready or play, or deal the next hand."""
    user = random.randrange(1, 8)
    match random.choice(("join", "leave", "back", "ready", "play", "play", "play", "play")):
        case "join":
            await seating.join(
                table, user, f"person {user}", random.choice([one.key for one in table.record.people] + [""])
            )
        case "leave":
            await seating.leave(table, user, at_once=random.random() < 0.7)
        case "back":
            await seating.back(table, user)
        case "ready":
            await acting.ready(table, user, ahead=random.random() < 0.5)
        case _ if table.record.phase == "between" and waiting.is_enough(table):
            await playing.deal_round(table)
        case _ if table.state is not None and table.record.phase == "round":
            decision = random.choice([one for one in table.state.pending if one.given is None])
            await playing.play(table, decision.seat, table.state.default(decision).text, "steward")


@pytest.mark.long
@pytest.mark.parametrize("stewards", [True, False])
@pytest.mark.parametrize("seed", range(3))
async def test_whoever_comes_and_goes_no_hand_is_shown_to_two_and_nobody_sees_two(
    store: Store, seed: int, stewards: bool
) -> None:
    random, seen = Random(seed), set[tuple[int, int, int]]()
    table = await table_of(store, 3 if stewards else 4, game="toy", seats=4, stewards=stewards)
    await lobby.begin(table, 1, fill=stewards)
    for _ in range(300):
        with suppress(Illegal):
            await wander(table, random)
        if table.record.phase != "round":
            continue
        for user in range(1, 8):
            zones = view.zones if (view := scene_of(table, user).view) else ()
            owners = [zone.owner for zone in zones if zone.name == "hand" and zone.cards and zone.owner is not None]
            seen |= {(table.record.round, user, owner) for owner in owners}
    assert len({(number, user) for number, user, _ in seen}) == len(seen)
    assert len({(number, seat) for number, _, seat in seen}) == len(seen)
    assert len({(user, seat) for _, user, seat in seen}) > 4, "seats change hands"


async def test_people_who_would_look_alike_are_told_apart_at_a_table(store: Store) -> None:
    table = await table_of(store, 1, name="Max")
    await seating.join(table, 2, "Max")
    await seating.join(table, 3, "M\u200bax")
    assert [person.name for person in table.record.people] == ["Max", "Max (2)", "M\u200bax (3)"]
