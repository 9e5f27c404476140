"""People who play any game by clicks on its generic screens: what a script wants, what a computer player would choose,
or what the clock would answer; and a process that is killed while they do.
"""

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import TypeVar

from bot.sandbox import JSON, Answer, Person, is_ephemeral, selects_of, text_of
from bot.ui.custom_ids import ANSWER, NARROW
from data.records import Move, RoundRecord
from engine.cards.packs import plain
from engine.contract import Seeded, State
from engine.games import game_of, rules_of
from tests.e2e.house import House
from tests.e2e.people import WITHIN, hire, offers, panel, panels, press, press_of, presses, public, shows_round
from tests.said import is_said, said

S = TypeVar("S", bound=State)
ROUNDS = 60  # a match has fewer
CLICKS = 3  # the most that an answer takes
# What closes the table, or has nothing to do with it; and the menu of languages.
NOT_PRESSED = frozenset({"end", "post", "post-picture", "share", "language"})

Say = Callable[[House, Person, str], Awaitable[object]]  # a person gives this answer on their panel
PlayOne = Callable[[House, Sequence[Person], int], Awaitable[bool]]


# ---------------------------------------------------------------------- a table


async def begun(
    house: House, people: Sequence[Person], game: str, *, stewards: int = 0, go: str = "go", **options: str
) -> None:
    """Begin a table of this game with these people and this number of stewards; all people have their hands open. `go`:
    the button that begins it.
    """
    await people[0].slash("cards start", game=game, **options)
    await dealt(house, people, stewards=stewards, go=go)


async def dealt(house: House, people: Sequence[Person], *, stewards: int = 0, go: str = "go") -> None:
    """Let the others sit down at the table that the first of these people has opened, and go on as in `begun`."""
    for person in people[1:]:
        await press(person, "join")
    for _ in range(stewards):
        await hire(people[0])
    await people[0].until(offers(go), WITHIN)  # a busy bot draws the last of them a moment later
    await press(people[0], go)
    await house.let_draw_pass()
    for person in people:
        await person.until(shows_round, WITHIN)
    await open_hands(people)


async def open_hands(people: Sequence[Person]) -> None:
    """Let these people open their hands, if there are any: a round may end with its deal."""
    for person in people:
        if any(sent.verb == "hand" for sent in presses(public(person)).values()):
            await press(person, "hand")


async def state_of(house: House, kind: type[S]) -> S:
    """The round that is played."""
    state = (await house.table()).state
    assert isinstance(state, kind)
    return state


async def restarted(house: House, people: Sequence[Person]) -> None:
    """Shut the bot down and open it again, and let these people open their hands anew."""
    await house.shut()
    await house.open()
    await house.quiet()
    for person in people:
        await press(person, "hand")


async def seed_is_shown(house: House, person: Person) -> bool:
    """True if the proof of the round opens the seed when this person asks for it."""
    answered = await person.slash("cards verify")
    table = await house.table()
    assert answered.message is not None
    assert table.round is not None
    return table.round.seed.hex() in text_of(answered.message)


# ---------------------------------------------------------------------- answers


def button_of(message: JSON, text: str, verb: str = ANSWER) -> str:
    """The button that sends this, or the same of cards' twins; "" where there is none."""
    sent = {one: press.argument for one, press in presses(message).items() if press.verb == verb}
    found = [one for one, argument in sent.items() if argument == text]
    found = found or [one for one, argument in sent.items() if plainly(argument) == plainly(text)]
    assert len(found) < 2, f"two buttons for {text!r} on\n{text_of(message)}"
    return found[0] if found else ""


def plainly(text: str) -> str:
    """A text without the numbers of copies."""
    return " ".join(map(plain, text.split(" ")))


def next_click(message: JSON, text: str) -> str:
    """The button that gives this answer, or else leads to it: a switch for what is said with it, or its first words, a
    cell by its column; "" where there is none.
    """
    turn, _, rider = text.partition(" +")
    if found := button_of(message, f"{turn}|{rider}" if rider else turn):
        return found
    if switch := rider and button_of(message, f"|{rider}", NARROW):
        return switch
    words = turn.split(" ")
    ways = [" ".join([*words[:at], part]) for at in range(1, len(words)) for part in (words[at][0], words[at])]
    return next(filter(None, (button_of(message, way, NARROW) for way in reversed(ways))), "")


async def say(house: House, person: Person, text: str, message: JSON | None = None) -> int:
    """Give this answer on the panel, or on another screen, by as many clicks as it takes; return their number."""
    state = (await house.table()).state
    assert state is not None
    before = len(state.log)
    for number in range(1, CLICKS + 1):
        screen = message or panel(person)
        button = next_click(screen, text)
        assert button, f"no button for {text!r} on\n{text_of(screen)}"
        await person.click(screen, button)
        await house.quiet()
        if len(state.log) > before or (await house.table()).state is not state:
            return number
    raise AssertionError(f"{text!r} takes more than {CLICKS} clicks")


async def asked(house: House, people: Sequence[Person]) -> Person:
    """The one of these people who is asked."""
    table = await house.table()
    assert table.state is not None
    user = table.user_at(table.state.pending[0].seat)
    return next(one for one in people if one.user.id == user)


async def ready(house: House, people: Sequence[Person]) -> None:
    """Let people press Ready until the next hand is dealt: whoever is out of the match is not waited for."""
    number = (await house.table()).record.round
    for person in people:
        if (await house.table()).record.round == number:
            await press(person, "ready")
            await house.quiet()


async def by_choice(house: House, people: Sequence[Person], say: Say = say) -> bool:
    """The person who is asked answers as a computer player would. True if anybody was asked."""
    state = (await house.table()).state
    if state is None or not state.pending:
        return False
    (decision,) = state.pending
    view = state.view(decision.seat)
    await say(house, await asked(house, people), game_of(view.game).choose(view, decision).text)
    return True


async def play_on(house: House, people: Sequence[Person], say: Say = say) -> None:
    """Play to the end of the round, as computer players would."""
    while await by_choice(house, people, say):
        pass


async def to_the_end(house: House, people: Sequence[Person], say: Say = say) -> int:
    """Play to the end of the match, as computer players would; return the number of its rounds."""
    for number in range(1, ROUNDS):
        await play_on(house, people, say)
        if not (await house.table()).match_goes_on:
            assert is_said("generic-match-over", text_of(public(people[0])))
            return number
        assert said("generic-match-on") in text_of(public(people[0]))
        await ready(house, people)
    raise AssertionError("the match does not end")


# ---------------------------------------------------------------------- a process of its own


def replayed(played: RoundRecord | None, moves: Sequence[Move]) -> tuple[list[int], State]:
    """The users by seat, and the state that the log leads to."""
    assert played is not None
    state = rules_of(played.game).read(played.options).start(played.standing, Seeded(played.seed, "deal"))
    for move in moves:
        state.play(move.seat, state.action(move.action))
    return [int(key[1:]) for key in played.standing.order], state


async def saved(site: House, number: int) -> tuple[list[int], State]:
    """The users by seat and the state from the disk, on which `number` answers must stand."""
    _, played, moves = await site.saved()
    assert len(moves) == number, "nothing that was acknowledged is lost"
    return replayed(played, moves)


async def play_one(site: House, people: Sequence[Person], number: int) -> bool:
    """Let the person who is asked after `number` answers give the clock's on their panel. Where only more is offered
    for the same cards, as a throw with which one goes gin, they do that. True if anybody was asked.
    """
    order, state = await saved(site, number)
    if not state.pending:
        return False
    (decision,) = state.pending
    person = next(one for one in people if one.user.id == order[decision.seat])
    default = state.default(decision)
    alike = [default.text, *(one.text for one in decision.enumerate() if one.cards and one.cards == default.cards)]

    def whole(message: JSON) -> str:
        return next(filter(None, (button_of(message, text) for text in alike)), "")

    def button(message: JSON) -> str:
        return whole(message) or next_click(message, default.text)

    for _ in range(CLICKS):
        screen = await person.until(lambda one: is_ephemeral(one) and bool(button(one)), WITHIN)
        await person.click(screen, button(screen))
        if whole(screen):
            return True
    raise AssertionError(f"{default} takes more than {CLICKS} clicks")


async def killed_after(site: House, people: Sequence[Person], answers: int, one: PlayOne = play_one) -> State:
    """Kill the process after this number of answers, or after fewer only where the round ends before. Return the state
    on the disk.
    """
    given = 0
    while given < answers and await one(site, people, given):
        given += 1
    await site.kill()
    _, state = await saved(site, given)
    assert given == answers or not state.pending
    return state


async def nothing_is_lost(site: House, people: Sequence[Person], before: State) -> None:
    """Start the bot in this process after the kill, and see that everybody sees what they saw; all open their hands
    anew.
    """
    await site.open()
    await site.quiet()
    state = (await site.table()).state
    assert state is not None
    for seat in (*range(len(people)), None):
        assert state.view(seat) == before.view(seat)
    await open_hands(people)


async def pressed(person: Person, random: Random, *, private: bool) -> Answer | None:
    """A press of something on the newest message of the table, or on one of one's own; None where there is nothing."""
    own = panels(person)
    if private and not own:
        return None
    message = random.choice(own) if private else public(person)
    buttons = [one for one, sent in presses(message).items() if sent.verb not in NOT_PRESSED]
    menus = [one for one in selects_of(message) if one.options and not one.disabled]
    selects = [one for one in menus if press_of(one.custom_id).verb not in NOT_PRESSED]
    if selects and random.random() < 0.3:
        menu = random.choice(selects)
        values = random.sample(menu.values, random.randint(max(menu.least, 1), menu.most))
        return await person.choose(message, menu.custom_id, values, stale=True)
    return await person.click(message, random.choice(buttons), stale=True) if buttons else None
