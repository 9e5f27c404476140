"""Dahimi and Tarot-himi through restarts, sleep, stale clicks, comers and goers: what Tahimi is held to elsewhere."""

import hashlib
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from bot.games.climbing import words
from bot.games.climbing.part import part
from bot.games.climbing.plays import CARDS, USE
from bot.sandbox import JSON, Person, selects_of, text_of
from bot.table import acting, lobby
from bot.table.deadlines import GRACE_SECONDS, PACES
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui.components import CRIMSON, GOLD, GREY
from engine.climbing.events import TaxPaid, TaxReturned
from engine.climbing.play import Play, powers
from engine.climbing.views import climbing
from engine.contract import Action, Decision, Event, Illegal, PickCards, Seeded, Standing, State
from engine.games import rules_of
from engine.tarothimi.state import Recalled, Spun
from tests.e2e.deadlines import by_seat
from tests.e2e.house import House
from tests.e2e.people import (
    FAMILY,
    Player,
    colour,
    dealt,
    hand_of,
    over,
    panel,
    play_round,
    players,
    press,
    press_of,
    presses,
    public,
    seated,
)
from tests.e2e.presence import kept, next_deal, play_on, restart
from tests.said import is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé", "Ahmed")
LATE = PACES["lively"] + GRACE_SECONDS + 1  # enough after a restart, too
MOST_MOVES = 300

Moves = list[tuple[int, str]]  # seats and actions


async def begun(
    house: House, game: str, good: Callable[[State], bool] = lambda _: True, people: int = 3, **options: object
) -> list[Player]:
    """Begin round 1 with a deal that is good, and let its draw pass; return the players by seat. Nobody's pass is made
    for them.
    """
    persons = house.people(*NAMES[:people])
    house.rig(persons, good, game=game, options=options)
    await house.open()
    for person in persons:
        await house.bot.registry.preferences.change(person.user.id, "auto_pass", False)
    await seated(*persons, game=game)
    if options:
        await lobby.change_house_rules(await house.table(), persons[0].user.id, options)  # type: ignore[arg-type]  # values
    await house.quiet()
    await press(persons[0], "go")
    await dealt(*persons)
    house.clock.stop()  # the tests count seconds, so none may pass while a busy machine answers
    await house.let_draw_pass()
    return await by_seat(house, players(persons, game))


async def act(house: House, moves: Moves) -> None:
    """Let these seats do this, one after the other."""
    table = await house.table()
    for seat, text in moves:
        user = table.user_at(seat)
        assert user is not None
        await acting.act(table, user, text)
    await house.quiet()


def hands(playing: Sequence[Player]) -> list[tuple[str, ...]]:
    return [hand_of(panel(player.person)) for player in playing]


def everything(table: Table, seats: int) -> list[object]:
    """All that every seat and a watcher know of the round, and what was told of it."""
    assert table.state is not None
    return [*(table.state.view(seat) for seat in (None, *range(seats))), list(table.events)]


async def restarted(house: House, playing: Sequence[Player]) -> None:
    """Start the bot anew, and check that nobody's knowledge of the round changes by it. Each person opens the hand
    again.
    """
    before = everything(await house.table(), len(playing))
    await restart(house)
    assert everything(await house.table(), len(playing)) == before
    for player in playing:
        await press(player.person, "hand")
    await house.quiet()


def last_move(table: Table) -> str:
    assert table.state is not None
    return table.state.log[-1][1].text


# Rounds up to a certain moment


def until(kind: type[Event], power: str, state: State, wanted: Callable[[State], bool] = lambda _: True) -> Moves:
    """Moves at random up to an event of that kind, the power used only where `wanted`; an empty list where the round
    ends before.
    """
    luck, moves, state = random.Random(kind.__name__), Moves(), state.copy()
    while state.pending and len(moves) < MOST_MOVES:
        decision = state.pending[0]
        action = chosen(state, decision, power if wanted(state) else "", luck)
        events = state.play(decision.seat, action)
        moves.append((decision.seat, action.text))
        if any(isinstance(event, kind) for event in events):
            return moves if state.result is None else []
    return []


def chosen(state: State, decision: Decision, power: str, luck: random.Random) -> Action:
    offered = next((one for one in powers(decision) if one.verb == power), None)
    if offered is not None:
        return offered.action(offered.cards[:2])
    if isinstance(decision.answers, PickCards):
        return state.default(decision)
    plays = [answer for answer in decision.answers if answer.verb != "pass"]
    return luck.choice(plays or list(decision.answers))


def top_is_out(state: State) -> bool:
    """True if the owner of the top play holds no cards any more."""
    view = climbing(state.view(None))
    return bool(view.pile) and view.seats[view.pile[-1].seat].status == "out"


def back_in(state: State) -> Moves:
    """The moves up to where Judgement brings somebody back who was out."""
    return until(Recalled, "judgement", state, top_is_out)


def spun(state: State) -> Moves:
    """The moves up to where The Wheel has been used."""
    return until(Spun, "wheel", state, lambda now: bool(climbing(now.view(None)).pile))


# Restarts


@pytest.mark.parametrize("moment", [back_in, spun])
async def test_after_a_power_a_restart_changes_nothing_and_the_round_ends(
    site: House, moment: Callable[[State], Moves]
) -> None:
    playing = await begun(site, "tarothimi", lambda state: bool(moment(state)))
    table = await site.table()
    assert table.state is not None
    await act(site, moment(table.state))
    shown = hands(playing)
    old = panel(next(player.person for player in playing if table.waits_for(player.person.user.id)))
    await restarted(site, playing)
    table = await site.table()
    assert table.state is not None
    for seat, player in enumerate(playing):
        if table.state.view(seat).seats[seat].status == "in":
            assert hand_of(panel(player.person)) == table.state.view(seat).zone("hand", seat).cards
    assert hand_of(old) in shown
    await play_round(playing, 1)
    await kept(site, 1, 1)


async def test_a_choice_that_the_chariot_wants_may_be_made_after_a_restart(site: House) -> None:
    def rides(state: State) -> bool:
        return any(one.verb == "chariot" for one in powers(state.pending[0]))

    playing = await begun(site, "tarothimi", rides)
    first = playing[0].person
    opened = await first.click(panel(first), power_button(first, "chariot"))
    assert opened.message is not None
    await restart(site)
    (whom,) = [one for one in selects_of(opened.message) if press_of(one.custom_id).verb == USE]
    named = await first.choose(opened.message, whom.custom_id, ["2"])
    assert named.message is not None
    await site.shut()
    await site.open()
    before = hand_of(named.message)
    (cards,) = [one for one in selects_of(named.message) if press_of(one.custom_id).verb == CARDS]
    given = cards.values[0]
    await first.choose(named.message, cards.custom_id, [given])
    await site.quiet()
    table = await site.table()
    assert last_move(table) == f"chariot 2 {given.partition('#')[0]}"
    after = hand_of(panel(first))
    assert len(after) == len(before) - 1
    for player in playing[1:]:
        await press(player.person, "hand")
    assert given.partition("#")[0] in hand_of(panel(playing[2].person))
    await play_round(playing, 1)
    await kept(site, 1, 1)


def power_button(person: Person, verb: str) -> str:
    """The custom id of the button of that power on the person's panel."""
    (found,) = [one for one, press in presses(panel(person)).items() if press.argument == verb]
    return found


def runs(state: State) -> bool:
    """The leader holds a run."""
    return any(isinstance(answer, Play) and answer.shape == "run" for answer in state.pending[0].answers)


async def test_a_run_on_the_pile_and_the_panels_below_it_outlive_a_restart(site: House) -> None:
    playing = await begun(site, "dahimi", runs)
    table = await site.table()
    assert table.state is not None
    leader = table.state.pending[0].seat
    run = min(
        (one for one in table.state.pending[0].answers if isinstance(one, Play) and one.shape == "run"),
        key=lambda one: (one.size, one.place),
    )
    await act(site, [(leader, run.text)])
    table = await site.table()
    second = next(player.person for player in playing if table.waits_for(player.person.user.id))
    picture, drawn, shown = panel(second), pile_of(second), hands(playing)
    assert is_said("what-run", text_of(picture))
    await restart(site)
    assert pile_of(second) == drawn
    await press_on(second, picture, "pass")
    await site.quiet()
    assert last_move(await site.table()) == "pass"
    assert hand_of(panel(second)) == shown[playing.index(next(one for one in playing if one.person is second))]
    await play_on(playing, 1)
    await kept(site, 1, 1)


def pile_of(person: Person) -> list[str]:
    """The lines of the pile."""
    return [line for line in text_of(public(person)).splitlines() if line.startswith("# ") or is_said("what-run", line)]


async def press_on(person: Person, picture: JSON, argument: str) -> None:
    """Press the button with that argument on an older picture of the panel."""
    custom_id = next(one for one, pressed in presses(picture).items() if pressed.argument == argument)
    await person.click(picture, custom_id, stale=True)


# Taxes


def paying(players: int) -> bytes:
    """The seed of a later deal of Dahimi in which the last one has to choose what to pay."""
    rules, order = rules_of("dahimi")(), tuple(map(str, range(players)))
    tried = (hashlib.sha256(f"paying:{number}".encode()).digest() for number in range(1000))
    standing = Standing(order=order, round=2, dealer=players - 1)
    return next(
        seed for seed in tried if [one.kind for one in rules.start(standing, Seeded(seed, "deal")).pending] == ["pay"]
    )


async def payment_due(house: House) -> tuple[list[Player], Person]:
    """Round 2 of Dahimi is dealt, and the last one, who is told, is to choose."""
    seed = paying(3)
    house.seed = lambda: seed
    await house.open()
    people = house.people(*NAMES[:3])
    playing = players(people, "paying")
    await seated(*people, game="dahimi")
    await press(people[0], "go")
    await dealt(*people)
    assert said("newcomer.plain") not in text_of(public(people[0])), "nobody has a title in the first round"
    await house.let_draw_pass()
    await play_round(playing, 1)
    await house.quiet()
    for person in people:
        await press(person, "ready")
    await house.quiet()
    assert said("very-rich.plain") in text_of(public(people[0]))
    *_, last = playing = await by_seat(house, playing)
    assert colour(panel(last.person)) == CRIMSON
    return playing, last.person


async def test_a_payer_chooses_after_a_restart_and_the_gift_comes_back(site: House) -> None:
    playing, last = await payment_due(site)
    picture = panel(last)
    await restart(site)
    (menu,) = selects_of(picture)
    *_, highest = values = menu.values
    assert len(values) > menu.least
    await last.choose(picture, menu.custom_id, [highest], stale=True)
    await site.quiet()
    assert last_move(await site.table()) == f"pay {highest.partition('#')[0]}"
    first = playing[0].person
    await press(first, "hand")
    assert colour(panel(first)) == CRIMSON
    await play_on(playing, 2)
    await kept(site, 1, 2)


async def test_for_a_sleeping_payer_clubs_go_first_and_then_the_lowest_cards_come_back(site: House) -> None:
    playing, last = await payment_due(site)
    (menu,) = selects_of(panel(last))
    cards = [value.partition("#")[0] for value in menu.values]
    await site.wait(LATE)
    _, _, moves = await site.saved()
    assert [(move.action, move.by) for move in moves] == [(f"pay {min(cards, key=lambda card: card[-1])}", "clock")]
    first = playing[0].person
    lowest, *_ = hand_of(panel(first))
    await site.wait(LATE)
    _, _, moves = await site.saved()
    assert (moves[1].action, moves[1].by) == (f"give {lowest}", "clock")
    await play_on(playing, 2)


def turned(state: State) -> bool:
    """The Moon lets the highest pay."""
    return any(isinstance(event, TaxPaid) and event.payer == 0 for event in state.opening)


async def test_under_the_moon_the_clock_gives_back_for_the_last_one(site: House) -> None:
    playing = await begun(site, "tarothimi", turned, tax_first_round=True)
    last = playing[-1].person
    assert [colour(panel(player.person)) for player in playing] == [GREY, GREY, CRIMSON]
    hand = hand_of(panel(last))
    await site.wait(LATE)
    _, _, moves = await site.saved()
    assert (moves[0].action, moves[0].by) == (f"give {hand[0]} {hand[1]}", "clock")
    table = await site.table()
    assert any(isinstance(event, TaxReturned) and event.payer == 2 for event in table.events)
    await play_on(playing, 1)


# Sleep, and passes that are not to be had


@dataclass(frozen=True)
class Lead:
    """A lead, and what it leaves the next one with."""

    seat: int
    text: str
    follower: Decision


def leads(state: State) -> list[Lead]:
    """Every lead of ordinary cards in this position."""
    found = []
    for answer in state.pending[0].answers:
        after = state.copy()
        after.play(state.pending[0].seat, answer)
        view = climbing(after.view(None))
        if isinstance(answer, Play) and answer.size and after.result is None and len(view.pile) == 1:
            found.append(Lead(state.pending[0].seat, answer.text, after.pending[0]))
    return found


def followed(state: State, good: Callable[[State, Decision], bool]) -> Lead | None:
    """The first lead that leaves the next one with a decision that is good."""
    if state.view(None).phase != "play":
        return None
    return next((lead for lead in leads(state) if good(state, lead.follower)), None)


def holds(state: State, seat: int, card: str) -> bool:
    return card in (state.view(seat).zone("hand", seat).cards or ())


def may_pass(decision: Decision) -> bool:
    return any(answer.verb == "pass" for answer in decision.answers)


@pytest.mark.parametrize("card", ["Devil", "Death"])
async def test_who_may_not_pass_is_asked_in_spite_of_an_order_and_the_clock_plays(site: House, card: str) -> None:
    def compelled(state: State, follower: Decision) -> bool:
        return holds(state, follower.seat, card) and not may_pass(follower)

    playing = await begun(site, "tarothimi", lambda state: followed(state, compelled) is not None)
    table = await site.table()
    assert table.state is not None
    lead = followed(table.state, compelled)
    assert lead is not None
    second = playing[lead.follower.seat].person
    await press(second, "pass")
    assert list(part(table.record).orders.values()) == ["once"]
    await act(site, [(lead.seat, lead.text)])
    assert last_move(table) == lead.text
    assert not part(table.record).orders
    assert colour(panel(second)) == GOLD
    assert not any(press.argument == "pass" for press in presses(panel(second)).values())
    await site.wait(LATE)
    _, _, moves = await site.saved()
    answers = [one for one in lead.follower.answers if isinstance(one, Play)]
    ordinary = [one for one in answers if not one.jokers] or answers
    lowest = min(ordinary, key=lambda one: (one.place, -one.size))
    assert (moves[-1].action, moves[-1].by) == (lowest.text, "clock")
    await play_on(playing, 1)
    await kept(site, 1, 1)


@pytest.mark.parametrize("powerful", [True, False])
async def test_a_pass_is_made_by_itself_only_where_no_power_can_be_used_either(site: House, powerful: bool) -> None:
    def nothing_to_play(state: State, follower: Decision) -> bool:
        return [one.text for one in follower.answers] == ["pass"] and bool(powers(follower)) == powerful

    playing = await begun(site, "tarothimi", lambda state: followed(state, nothing_to_play) is not None)
    table = await site.table()
    assert table.state is not None
    lead = followed(table.state, nothing_to_play)
    assert lead is not None
    second = playing[lead.follower.seat].person
    await site.bot.registry.preferences.change(second.user.id, "auto_pass", True)
    await act(site, [(lead.seat, lead.text)])
    if not powerful:
        assert last_move(table) == "pass"
        return
    assert last_move(table) == lead.text
    assert colour(panel(second)) == GOLD
    assert {one.verb for one in powers(lead.follower)} <= {press.argument for press in presses(panel(second)).values()}
    await site.wait(PACES["lively"] - 1)
    assert last_move(table) == lead.text


# Stale clicks


@dataclass(frozen=True)
class Rescue:
    """A rescue by Judgement. `before`: the moves up to where seat 2 is asked; `after`: Judgement takes the pile's top
    away, another play of as many cards lies there, and seat 2 is asked again. `play`: a play that it could make both
    times.
    """

    before: Moves
    after: Moves
    play: str


def rescue(state: State) -> Rescue | None:
    """The first of a deal of four, if there is one."""
    if state.pending[0].seat != 0 or not holds(state, 3, "Judgement"):
        return None
    for lead in singles(state):
        for reply in singles(played(state, [(0, lead)])):
            before = [(0, lead), (1, reply)]
            asked = singles(played(state, before))
            for second in singles(played(state, [*before, (2, "pass"), (3, "judgement")])):
                after = [(2, "pass"), (3, "judgement"), (3, second), (0, "pass"), (1, "pass")]
                again = played(state, [*before, *after])
                both = set(asked) & set(singles(again))
                if again is not None and again.pending[0].seat == 2 and both:
                    return Rescue(before, after, min(both))
    return None


def played(state: State | None, moves: Moves) -> State | None:
    """The state after these moves; None where one of them is refused."""
    if state is None:
        return None
    state = state.copy()
    try:
        for seat, text in moves:
            state.play(seat, state.action(text))
    except Illegal:
        return None
    return state if state.pending else None


def singles(state: State | None) -> list[str]:
    """The single ordinary cards that can be played now."""
    answers = state.pending[0].answers if state is not None else ()
    return [one.text for one in answers if isinstance(one, Play) and one.size == 1 and one.text.endswith("x1")]


async def test_a_click_on_a_pile_that_judgement_has_changed_is_redrawn_and_not_played(site: House) -> None:
    playing = await begun(site, "tarothimi", lambda state: rescue(state) is not None, people=4)
    table = await site.table()
    assert table.state is not None
    found = rescue(table.state)
    assert found is not None
    await act(site, found.before)
    third = playing[2].person
    picture = panel(third)
    await act(site, found.after)
    assert table.waits_for(third.user.id)
    await press_on(third, picture, found.play)
    assert last_move(table) == "pass"
    assert "⚠️" in text_of(panel(third))
    assert said("panel-beat", what=words.play(climbing(table.state.view(None)).pile[-1])) in text_of(panel(third))
    await press_on(third, panel(third), found.play)
    assert last_move(table) == found.play


# Comers, goers and stewards


@pytest.mark.parametrize(("game", "place"), [("dahimi", 3), ("tarothimi", 2), ("mooseyard", 2)])
async def test_one_leaves_in_mid_round_and_another_comes(house: House, game: str, place: int) -> None:
    people = house.people(*NAMES)
    playing = players(people, game)
    await seated(*people, game=game)
    await lobby.change_house_rules(await house.table(), people[0].user.id, {"stewards": False})
    await house.quiet()
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    bob, (nora,) = people[1], house.people("Nora")
    await press(bob, "leave", panel(bob))
    await press(bob, "now", panel(bob))
    await press(nora, "join")
    await restart(house)
    rest = [player for player in playing if player.person is not bob]
    await play_on(rest, 1)
    await house.quiet()
    await next_deal(house)
    table = await house.table()
    assert table.record.round == 2
    assert table.seat_of(bob.user.id) is None
    assert table.seat_of(nora.user.id) == place
    await play_on([*rest, Player(nora, random.Random("Nora"))], 2)
    await kept(house, 1, 1)
    await kept(house, 1, 2)


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in FAMILY for seats in rules_of(game)().seats()])
async def test_one_person_plays_a_round_with_stewards(house: House, game: str, seats: int) -> None:
    (marie,) = house.people("Marie")
    await seated(marie, game=game, seats=seats)
    await press(marie, "fill")
    await dealt(marie)
    await house.let_draw_pass()
    assert len(scene_of(await house.table()).seated) == seats
    await play_round(players([marie], f"{game} {seats}"), 1)
    await house.quiet()
    assert over(1)(public(marie))
    await kept(house, 1, 1)
