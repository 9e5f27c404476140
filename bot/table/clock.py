"""The things that a table does by itself when their time has come: it deals, lets stewards act, and answers for people
who have not answered in time.
"""

from bot.refusal import BotEnds
from bot.table import asking, committing, lobby, notes, playing
from bot.table.deadlines import BEGIN, CLOSE, DEAL, DRAW, HOST
from bot.table.people import count_missed, let_go, replace_host, seated, set_away
from bot.table.stewards import free_steward, is_driven, level_at
from bot.table.table import Table
from bot.thinking.task import LOOKING_AHEAD, answer
from engine.contract import LEAVE, Action, Decision
from engine.games import game_of
from engine.search import DEFAULT

GIVEN_UP = 3  # the decisions in a row that a person may leave to the clock; then, without stewards, the seat leaves


async def tick(table: Table) -> None:
    """Do whatever is due: deal, close, replace an absent host, let a steward act whose thought is there, do an act that
    a person ordered beforehand, or answer for a seat whose time is up. Raises BotEnds if the steward of a deal of the
    day would have to think, and nobody thinks any more.
    """
    async with table.lock:
        if table.unreadable is not None:
            if table.unreadable <= table.means.now():
                await lobby.close_now(table)
            return
        await _do_ordered(table)
        while due := _due_now(table):
            if due[0] in (BEGIN, DEAL):
                await playing.deal_round(table)
            elif due[0] == DRAW:
                await committing.commit(table, table.record)
            elif due[0] == CLOSE:
                await lobby.close_now(table)
            elif due[0] == HOST:
                await committing.commit(table, notes.note_host(table, replace_host(table.record, table.order)))
            else:
                await _expire(table, int(due[0]))
            await _do_ordered(table)


def _due_now(table: Table) -> list[str]:
    """The names of the deadlines that have passed (a seat's name is its number), without those of stewards who still
    think; of the seats in a deal of the day only the steward whose turn to answer it is (`Table.steward_asked`).
    """
    due = [what for what, at in table.record.deadlines.items() if at <= table.means.now()]
    if table.mode.even:
        due = [what for what in due if not what.isdecimal() or int(what) == table.steward_asked]
    return [what for what in due if not what.isdecimal() or table.thoughts.coming(int(what)) is None]


async def _do_ordered(table: Table) -> None:
    """Do every act that was ordered beforehand and is due."""
    while due := [(seat, one.action) for seat, one in table.ordered_acts.items() if one.at <= table.means.now()]:
        await playing.play(table, *due[0], "order")


async def _expire(table: Table, seat: int) -> None:
    """Act for a seat whose deadline has passed. If a steward plays the seat, its answer is played. A person gets more
    time if their panel could not tell them that they were asked; else the clock or a steward plays for them.
    """
    if table.state is None or table.round is None:
        raise AssertionError("a seat has a deadline only during a round")
    decision = next(decision for decision in table.state.pending if decision.seat == seat)
    key = table.order[seat]
    if not is_driven(table.record, table.round, seat):
        if key in table.cut_off:  # their panel could not tell them, so for once they get the same time again
            table.cut_off -= {key}
            await committing.commit(table, table.record, acted=seat)
        elif (end := table.mode.ends_at(table.record)) is not None and end <= table.means.now():
            await _let_steward_play(table, seat)
        else:
            await _play_for_sleeper(table, seat, decision)
        return
    if table.mode.even and table.thoughts.of(seat, asking.view_asked(table, seat)) is None:
        _think_again(table, seat)  # the policy never answers here, since everybody has to meet the same answers
        return
    await playing.play(table, seat, _by_steward(table, seat, decision).text, "steward")
    right = game_of(table.round.game).unasked(table.view(seat))  # what a computer player says of its own accord
    if right is not None:
        await playing.play(table, seat, right.text, "steward")


def _think_again(table: Table, seat: int) -> None:
    """Ask again for a steward's thought that did not come. Raises BotEnds if no worker takes tasks any more."""
    table.thoughts.begin(())
    asking.ask(table)
    if table.thoughts.coming(seat) is None and table.thoughts.of(seat, asking.view_asked(table, seat)) is None:
        raise BotEnds


def _by_steward(table: Table, seat: int, decision: Decision) -> Action:
    """The action that the steward of a seat plays: the one that was thought out for it, or its policy's if no thought
    came in time.
    """
    if table.round is None:
        raise AssertionError("a steward plays only during a round")
    level = level_at(table.record, table.round, decision, at_own=table.mode.played_out)
    thought = table.thoughts.of(seat, asking.view_asked(table, seat))
    if thought is None or not decision.allows(thought.action):
        thought = answer(asking.task_of(table, seat, DEFAULT if level in LOOKING_AHEAD else level))
    return thought.action


async def _let_steward_play(table: Table, seat: int) -> None:
    """Let a steward play on for a person, since the period of the league's round is over."""
    key = table.order[seat]
    person = next(person for person in table.record.people if person.key == key)
    record = set_away(table.record, key, True)
    record = notes.note(table, record, "steward-sits", name=free_steward(table.record), whom=person.name)
    await committing.commit(table, record, acted=seat)


async def _play_for_sleeper(table: Table, seat: int, decision: Decision) -> None:
    """Play for a person whose time is up. After a few times in a row the seat leaves if the table has no stewards; if
    it has, `playing.play` lets one sit in.
    """
    key = table.order[seat]
    text = _by_clock(table, seat, decision)
    record = table.mode.missed(count_missed(table.record, key, decision.costly), key)
    person = next(person for person in record.people if person.key == key)
    if decision.open and table.family.tells_time:
        record = notes.note(table, record, "time-up", name=person.name)
    # Where leaving a round forfeits the match, silence must not make somebody leave.
    gives_up = not record.stewards and person.missed >= GIVEN_UP and not table.rules.forfeits
    if gives_up and playing.may_leave(table, seat):
        await playing.play(table, seat, LEAVE.text, "clock", let_go(record, key, holding=True, order=table.order))
    else:
        await playing.play(table, seat, text, "clock", record)


def _by_clock(table: Table, seat: int, decision: Decision) -> str:
    """The answer that the clock gives: the engine's default. From the second silence on a costly decision on
    (`Decision.costly`), it is the answer of a computer player.
    """
    if table.state is None or table.round is None:
        raise AssertionError("the clock plays only during a round")
    person = seated(table.record, table.order[seat])
    if decision.costly and person is not None and person.answered_for:
        return game_of(table.round.game).choose(table.view(seat), decision).text
    return game_of(table.round.game).default(table.state, decision).text
