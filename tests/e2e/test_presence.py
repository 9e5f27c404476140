"""Coming late, leaving, sleeping, coming back: with a restart in the middle, and time that the test moves."""

import asyncio

import pytest

from bot.games.climbing.narration import lines
from bot.games.climbing.part import part
from bot.messages.panels import FOLD_SECONDS
from bot.sandbox import Person, buttons_of, text_of
from bot.table import committing, lobby, seating
from bot.table.deadlines import ABSENT_SECONDS, GRACE_SECONDS, WAIT_SECONDS
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui import wording
from bot.ui.components import GOLD
from bot.ui.custom_ids import REDRAW
from engine.contract import RESULT
from tests.e2e.house import House
from tests.e2e.people import (
    WITHIN,
    Player,
    colour,
    dealt,
    ended,
    hand_of,
    over,
    panel,
    panels,
    play_round,
    players,
    press,
    public,
    reply,
    seated,
    set_up,
    verbs,
)
from tests.e2e.presence import (
    LATE,
    NAMES,
    away,
    begun,
    kept,
    next_deal,
    play_on,
    restart,
    sitter,
    sleep_until,
    without_stewards,
)
from tests.said import is_said, said

pytestmark = pytest.mark.long


def named(message_people: list[Player], user: int | None) -> Player:
    return next(player for player in message_people if player.person.user.id == user)


def noted(table: Table) -> list[str]:
    """The notes on what people did that is no event of the game; restarts apart."""
    return [note.key for note in table.record.notes if note.key != "restarted"]


# Sleeping


async def test_who_sleeps_twice_is_relieved_and_takes_the_seat_back_from_the_table(house: House) -> None:
    playing = await begun(house, *NAMES)
    table = await sleep_until(house, lambda table: bool(away(table)))
    (gone,) = away(table)
    assert noted(table) == ["steward-sits"]
    assert any(gone.name in line for line in lines(scene_of(table)))
    sleeper = named(playing, gone.user).person
    other = next(player.person for player in playing if player.person is not sleeper)
    await restart(house)
    assert "back" in verbs(public(sleeper))
    assert reply(await press(other, "back")) == said("refused-not-away")
    await press(sleeper, "back")
    await house.quiet()
    assert not (await sitter(house, sleeper)).away
    assert [note.key for note in (await house.table()).record.notes][-1] == "came-back"
    assert "back" not in verbs(public(sleeper))


async def test_a_panel_asks_no_longer_once_the_clock_or_a_steward_has_played_or_the_table_is_closed(
    house: House,
) -> None:
    playing = await begun(house, *NAMES)
    for player in playing:
        await press(player.person, "hand")
    table = await house.table()
    assert table.state is not None
    sleeper = named(playing, table.user_at(table.state.pending[0].seat)).person
    assert colour(panel(sleeper)) == GOLD
    await house.wait(LATE)
    assert colour(panel(sleeper)) != GOLD
    assert said("panel-clock-played") in text_of(panel(sleeper))
    table = await sleep_until(house, lambda table: bool(away(table)))
    gone = named(playing, away(table)[0].user).person
    await house.quiet()
    assert said("panel-away") in text_of(panel(gone))
    await press(gone, REDRAW, panel(gone))
    await house.quiet()
    assert said("panel-away") not in text_of(panel(gone))
    host = playing[0].person
    await ended(host)
    await house.quiet()
    for player in playing:
        closed = "table-ended" if player.person is host else "panel-closed"
        assert said(closed) in text_of(panel(player.person))
        assert not buttons_of(panel(player.person))


async def test_who_sleeps_takes_the_seat_back_by_a_click_on_the_panel(house: House) -> None:
    playing = await begun(house, *NAMES)
    table = await sleep_until(house, lambda table: bool(away(table)))
    sleeper = named(playing, away(table)[0].user).person
    await restart(house)
    await press(sleeper, REDRAW, panel(sleeper))
    await house.quiet()
    assert not (await sitter(house, sleeper)).away
    await play_on(playing, 1)


async def test_the_round_of_a_sleeper_ends_without_him(house: House) -> None:
    await begun(house, *NAMES)
    table = await sleep_until(house, lambda table: table.record.phase == "between")
    assert len(away(table)) >= 1
    assert part(table.record).misery == {}  # and counts for nobody, since all of them slept


async def test_a_host_who_is_away_for_ten_minutes_is_followed_by_another(house: House) -> None:
    playing = await begun(house, *NAMES)
    host, step = playing[0].person.user.id, 0
    while (table := await house.table()).record.host == host and step < 80:
        step += 1
        if step == 20:
            await restart(house)
        await house.wait(40)
        for player in playing[1:]:  # they are slow, but here
            await seating.back(await house.table(), player.person.user.id)
    assert table.record.host == playing[1].person.user.id or table.record.host == playing[2].person.user.id
    assert any(one.user == host for one in away(table))
    assert step * 40 > ABSENT_SECONDS


async def test_without_stewards_the_seat_of_a_sleeper_leaves_the_round(house: House) -> None:
    await without_stewards(house, *NAMES)
    table = await sleep_until(house, lambda table: bool(table.record.leaving))
    key = table.record.leaving[0]
    assert not away(table)
    assert key in table.record.fled
    _, played, moves = await house.saved()
    assert played is not None
    assert moves[-1].action == "leave"
    assert played.standing.order[moves[-1].seat] == key


async def test_a_table_without_stewards_takes_none_in_its_lobby(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    await lobby.change_house_rules(await house.table(), marie.user.id, {"stewards": False})
    await house.quiet()
    assert not {"bot", "fill"} & set(verbs(public(marie)))


# Leaving


async def test_leaving_is_asked_and_may_wait_for_the_end_of_the_round(house: House) -> None:
    playing = await begun(house, *NAMES, "Ahmed")
    bob = playing[1].person
    answer = await press(bob, "leave", panel(bob))
    assert said("leave-after") in reply(answer)
    await press(bob, "after", panel(bob))
    record = (await house.table()).record
    assert record.leaving == (f"u{bob.user.id}",)
    assert not record.fled
    assert not (await sitter(house, bob)).away
    await restart(house)
    await play_on(playing, 1)
    await next_deal(house)
    table = await house.table()
    assert table.seat_of(bob.user.id) is None
    assert table.record.round == 2


async def test_who_is_about_to_leave_can_stay_after_all(house: House) -> None:
    playing = await begun(house, *NAMES)
    bob = playing[1].person
    await press(bob, "leave", panel(bob))
    await press(bob, "after", panel(bob))
    await restart(house)
    await press(bob, "stay", panel(bob))
    assert (await house.table()).record.leaving == ()
    assert noted(await house.table()) == ["leaves-after", "stays"]


async def test_who_leaves_at_once_has_a_steward_play_on_and_counts_as_last(house: House) -> None:
    playing = await begun(house, *NAMES, "Ahmed")
    bob = playing[1].person
    await press(bob, "leave", panel(bob))
    assert said("panel-fled-steward") in reply(await press(bob, "now", panel(bob)))
    assert (await sitter(house, bob)).away
    await restart(house)
    rest = [player for player in playing if player.person is not bob]
    await play_on(rest, 1)
    await next_deal(house)
    assert (await house.table()).seat_of(bob.user.id) is None


async def test_who_has_left_at_once_takes_the_hand_back(house: House) -> None:
    playing = await begun(house, *NAMES, "Ahmed")
    bob = playing[1].person
    await press(bob, "leave", panel(bob))
    await press(bob, "now", panel(bob))
    await restart(house)
    await press(bob, "stay", panel(bob))
    record = (await house.table()).record
    assert not record.fled
    assert not record.leaving
    assert not (await sitter(house, bob)).away


async def test_without_stewards_who_leaves_at_once_leaves_the_round_and_may_join_anew(house: House) -> None:
    playing = await without_stewards(house, *NAMES, "Ahmed")
    bob = playing[1].person
    await press(bob, "leave", panel(bob))
    await press(bob, "now", panel(bob))
    await restart(house)
    await press(bob, "stay", panel(bob))
    record = (await house.table()).record
    assert [one.user for one in record.joining] == [bob.user.id]
    await play_on([player for player in playing if player.person is not bob], 1)
    await next_deal(house)
    table = await house.table()
    assert table.seat_of(bob.user.id) is not None
    assert table.round is not None
    assert table.round.leave == table.round.join == (f"u{bob.user.id}",)
    assert len(table.record.people) == 4


async def test_the_command_asks_the_same(house: House) -> None:
    playing = await begun(house, *NAMES)
    answer = await playing[1].person.slash("cards leave")
    assert said("leave-after") in reply(answer)


async def test_the_hosts_rights_pass_on(house: House) -> None:
    playing = await begun(house, *NAMES, "Ahmed")
    marie = playing[0].person
    await press(marie, "leave", panel(marie))
    await press(marie, "now", panel(marie))
    table = await house.table()
    assert table.record.host != marie.user.id
    assert noted(table) == ["steward-sits", "host-passes"]


# Joining


async def test_a_watcher_is_offered_the_next_round(house: House) -> None:
    await begun(house, *NAMES)
    (nora,) = house.people("Nora")
    assert reply(await press(nora, "hand")) == said("refused-not-seated")


async def test_a_newcomer_waits_at_the_gate_and_may_think_better_of_it(house: House) -> None:
    playing = await begun(house, *NAMES)
    (nora,) = house.people("Nora")
    await press(nora, "join")
    await restart(house)
    assert said("at-the-gate", names="Nora") in text_of(public(nora))
    answer = await press(nora, "join")
    assert answer.message is not None
    assert said("gate-waiting") in reply(answer)
    await press(nora, "leave", answer.message)
    assert not (await house.table()).record.joining
    await press(nora, "join")
    await play_on(playing, 1)
    await next_deal(house)
    assert (await house.table()).seat_of(nora.user.id) == 2  # in the middle of four


async def test_the_gate_gives_way_to_the_first_hand(house: House) -> None:
    marie, nora = house.people("Marie", "Nora")
    (player,) = players([marie], "comes in")
    await seated(marie)
    await press(marie, "fill")
    await house.let_draw_pass()
    await dealt(marie)
    answer = await press(nora, "join")
    assert answer.message is not None
    await press(nora, "new", answer.message)
    await player.play(over(1))
    await next_deal(house)
    assert hand_of(panel(nora))
    assert not any(is_said("gate-waiting", text_of(one)) for one in panels(nora))


async def test_who_comes_back_by_the_table_sees_it_on_the_panel(house: House) -> None:
    playing = await begun(house, *NAMES)
    marie = playing[0].person
    await press(marie, "leave", panel(marie))
    await press(marie, "now", panel(marie))
    await house.quiet()
    assert said("panel-fled-steward") in text_of(panel(marie))
    old = panel(marie)
    await press(marie, "join")
    await house.quiet()
    assert hand_of(panel(marie))
    stays = await press(marie, "stay", old, stale=True)
    assert stays.message is not None
    assert "⚠️" not in text_of(stays.message)


async def test_a_closed_table_is_what_its_panels_say_for_ever(house: House) -> None:
    playing = await begun(house, *NAMES)
    await ended(playing[0].person)
    await house.quiet()
    await house.wait(FOLD_SECONDS)
    for player in playing:
        lines = [text_of(one) for one in panels(player.person)]
        assert said("panel-closed") in lines
        assert said("panel-folded") not in lines


async def test_a_watcher_reads_the_house_rules_and_is_offered_nothing_that_is_for_players(house: House) -> None:
    (nora,) = house.people("Nora")
    (marie,) = house.people("Marie")
    await seated(marie)
    assert said("house-host", host="Marie") in reply(await press(nora, "rules"))
    await press(marie, "fill")
    await house.let_draw_pass()
    more = await press(nora, "more")
    assert more.message is not None
    assert not {"nudge", "leave"} & {*verbs(more.message)}
    assert said("house-fixed") in reply(await press(nora, "rules", more.message))


async def test_a_stewards_seat_is_taken_over_with_its_rank(house: House) -> None:
    marie, nora = house.people("Marie", "Nora")
    (player,) = players([marie], "takes over")
    await seated(marie)
    await press(marie, "fill")
    await house.let_draw_pass()
    await dealt(marie)
    answer = await press(nora, "join")
    assert answer.message is not None
    table = await house.table()
    steward = wording.name(next(one for one in table.record.people if one.key == "s1"))
    (take,) = [one for one in buttons_of(answer.message) if one.label == said("button-gate-take", name=steward)]
    assert said("gate-takes", name=steward) in reply(await nora.click(answer.message, take.custom_id))
    await restart(house)
    await press(marie, "hand")
    await player.play(over(1))
    table = await house.table()
    assert table.round is not None
    assert table.round.result is not None
    order = [table.round.standing.order[seat] for seat in RESULT.validate_python(table.round.result).finish]
    await next_deal(house)
    table = await house.table()
    assert table.round is not None
    assert table.round.number == 2
    assert list(table.round.standing.order) == [f"u{nora.user.id}" if key == "s1" else key for key in order]
    await restart(house)
    both = [player, *players([nora], "taken over")]
    await play_on(both, 2)
    await kept(house, 1, 2)


async def test_a_full_table_offers_only_the_stewards_seats(house: House) -> None:
    marie, nora = house.people("Marie", "Nora")
    await seated(marie, preset="mooseyard", seats=5)
    await press(marie, "fill")
    await house.let_draw_pass()
    answer = await press(nora, "join")
    assert answer.message is not None
    assert verbs(answer.message) == ["take"] * 4


# Too few


async def test_with_too_few_the_table_waits_and_goes_on_when_enough_have_come(house: House) -> None:
    playing = await begun(house, *NAMES)
    bob = playing[1].person
    await press(bob, "leave", panel(bob))
    await press(bob, "after", panel(bob))
    await play_round(playing, 1)
    await next_deal(house)
    await restart(house)
    table = await house.table()
    assert table.record.phase == "between"
    assert said("waits-for-people", count=3) in text_of(public(bob))
    (nora,) = house.people("Nora")
    await press(nora, "join")
    await next_deal(house)
    table = await house.table()
    assert table.record.round == 2
    assert table.seat_of(nora.user.id) == 1


async def test_with_too_few_for_ten_minutes_it_closes_with_its_standings(house: House) -> None:
    playing = await begun(house, *NAMES)
    bob = playing[1].person
    await press(bob, "leave", panel(bob))
    await press(bob, "after", panel(bob))
    await play_round(playing, 1)
    await house.quiet()
    await restart(house)
    await house.wait(WAIT_SECONDS + GRACE_SECONDS)
    record, _, _ = await house.saved()
    assert record.phase == "closed"
    assert all(name in text_of(public(bob)) for name in NAMES)


# Another day


async def test_a_closed_court_reconvenes_with_its_rules_and_ranks(house: House) -> None:
    playing = await begun(house, *NAMES, "Ahmed")
    people = [player.person for player in playing]
    await play_round(playing, 1)
    await house.quiet()
    table = await house.table()
    assert table.round is not None
    assert table.round.result is not None
    order = [table.round.standing.order[seat] for seat in RESULT.validate_python(table.round.result).finish]
    await ended(people[0])
    await house.quiet()
    await restart(house)
    await seated(people[2], people[0], people[3])
    await set_up(people[2], "again")
    await house.quiet()
    assert is_said("lobby-again", text_of(public(people[0])))
    await house.shut()
    await house.open()
    await press(people[2], "go")
    await house.quiet()
    again = await house.table(2)
    assert again.round is not None
    assert list(again.round.standing.order) == [key for key in order if key != f"u{people[1].user.id}"]
    assert again.record.round == 2
    await play_on([playing[0], playing[2], playing[3]], 2)
    await kept(house, 2, 2)


async def test_the_draw_for_seats_is_still_shown_after_a_restart(house: House) -> None:
    people = house.people(*NAMES)
    await seated(*people)
    await press(people[0], "go")
    await house.quiet()
    drawn = text_of(public(people[0]))
    assert said("draw-title") in drawn
    await restart(house)
    table = await house.table()
    async with table.lock:
        await committing.commit(table, table.record)
    await house.quiet()
    assert text_of(public(people[0])) == drawn


async def test_a_stranger_is_offered_no_court(house: House) -> None:
    playing = await begun(house, *NAMES)
    await ended(playing[0].person)
    await house.quiet()
    (nora,) = house.people("Nora")
    await seated(nora)
    menu = (await press(nora, "rules")).message
    assert menu is not None
    assert "again" not in verbs(menu)


async def test_whoever_is_out_says_ready_on_their_panel_and_is_not_waited_for(house: House) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    playing = players(people, "ready ahead")
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    done: list[Person] = []

    async def play(player: Player) -> None:
        await player.play(lambda message: over(1)(message) or is_said("panel-out", text_of(message)))
        if over(1)(public(player.person)):
            return
        answer = await press(player.person, "ready", panel(player.person))
        assert answer.message is not None
        assert said("panel-ready-ahead") in text_of(answer.message)
        done.append(player.person)

    await asyncio.gather(*map(play, playing))
    await people[0].until(over(1), WITHIN)
    await house.quiet()
    assert done
    for person in [one for one in people if one not in done]:
        await press(person, "ready")
    await house.quiet()
    table, _, _ = await house.saved()
    assert (table.phase, table.round) == ("round", 2)
