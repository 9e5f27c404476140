"""The rules to read: by command, from the lobby, and ❓ in the panel; also after a restart."""

from bot.sandbox import JSON, Answer, Person, buttons_of, is_ephemeral, selects_of, text_of
from bot.ui.custom_ids import PLAY, WHY
from bot.ui.rulebook import chapters
from tests.e2e.house import House
from tests.e2e.people import dealt, ended, hand_of, panel, panels, press, press_of, public, seated
from tests.said import is_said, said

BOOK = chapters("tahimi")
TITLES = {chapter.name: chapter.title for chapter in BOOK}


def page_of(answer: Answer) -> JSON:
    """The page that was answered, for one person alone."""
    assert answer.message is not None
    assert is_ephemeral(answer.message)
    return answer.message


def title(message: JSON) -> str:
    """The title of the chapter that a page shows."""
    return text_of(message).partition("## 📖 ")[2].partition("\n")[0]


async def pick(person: Person, message: JSON, name: str) -> JSON:
    (select,) = selects_of(message)
    return page_of(await person.choose(message, select.custom_id, [f"tahimi/{name}"]))


def public_messages(person: Person) -> list[JSON]:
    return [message for message in person.messages() if not is_ephemeral(message)]


async def test_anybody_can_leaf_through_the_rules_without_a_table(house: House) -> None:
    (marie,) = house.people("Marie")
    page = page_of(await marie.slash("tahimi rules"))
    for chapter in (*BOOK, BOOK[0]):
        assert title(page) == chapter.title
        page = page_of(await press(marie, "next", page))
    page = page_of(await press(marie, "back", page))
    assert title(page) == BOOK[0].title
    assert title(await pick(marie, page, "taxes")) == TITLES["taxes"]
    assert len(panels(marie)) == 1
    assert public_messages(marie) == []


async def test_the_command_opens_any_chapter(house: House) -> None:
    (marie,) = house.people("Marie")
    for chapter in BOOK:
        assert title(page_of(await marie.slash("tahimi rules", chapter=chapter.name))) == chapter.title


async def test_a_page_can_be_turned_after_a_restart(house: House) -> None:
    (marie,) = house.people("Marie")
    page = page_of(await marie.slash("tahimi rules", chapter="coming-and-going"))
    await house.shut()
    await house.open()
    page = page_of(await press(marie, "next", page))
    assert title(page) == TITLES["misery"]
    assert title(await pick(marie, page, "playing")) == TITLES["playing"]


async def test_the_lobby_says_how_to_play(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie)
    lobby = public(marie)
    assert title(page_of(await press(bob, "how"))) == BOOK[0].title
    assert public(marie) == lobby
    assert panels(marie) == []


async def hands_dealt(house: House) -> tuple[Person, list[Person]]:
    """Three play: the leader, and the others."""
    people = house.people("Marie", "Bob", "Zoé")
    await seated(*people)
    await press(people[0], "go")
    await house.wait(6)
    await dealt(*people)
    leader = next(person for person in people if said("panel-lead") in text_of(panel(person)))
    return leader, [person for person in people if person is not leader]


async def test_the_panel_says_what_can_be_played_and_why_the_rest_cannot(house: House) -> None:
    leader, others = await hands_dealt(house)
    message, table = panel(leader), public(leader)
    page = page_of(await press(leader, WHY, message))
    assert said("why-lead") in text_of(page)
    assert title(page_of(await press(leader, "open", page))) == TITLES["playing"]

    waiting = panel(others[0])
    page = page_of(await press(others[0], WHY, waiting))
    assert is_said("why-wait-for-lead", text_of(page))
    assert title(page_of(await press(others[0], "open", page))) == TITLES["tricks-and-going-out"]
    assert public(leader) == table

    lead = next(button for button in buttons_of(message) if press_of(button.custom_id).verb == PLAY)
    await leader.click(message, lead.custom_id)
    await house.quiet()
    (follower,) = [person for person in others if any(is_said("panel-beat", text_of(one)) for one in panels(person))]
    asked = next(one for one in panels(follower) if is_said("panel-beat", text_of(one)))
    why = text_of(page_of(await press(follower, WHY, asked)))
    assert is_said("why-beat", why)
    playable = {press_of(one.custom_id).argument.partition("x")[0] for one in buttons_of(asked)} - {"pass", ""}
    lines = [line.partition(":** ")[2] for line in why.splitlines() if line.startswith("- **")]
    refused = {card.partition("×")[0] for line in lines for card in line.split(", ")}
    assert refused == set(hand_of(asked)) - playable


async def test_what_the_panel_answers_goes_to_its_owner_alone(house: House) -> None:
    leader, others = await hands_dealt(house)
    seen = [other.messages() for other in others]
    await press(leader, WHY, panel(leader))
    await house.quiet()
    assert [other.messages() for other in others] == seen


async def test_the_panel_explains_itself_after_a_restart(house: House) -> None:
    leader, _ = await hands_dealt(house)
    message = panel(leader)
    await house.shut()
    await house.open()
    page = page_of(await press(leader, WHY, message))
    assert said("why-lead") in text_of(page)
    page = page_of(await press(leader, "open", page))
    assert title(page_of(await press(leader, "back", page))) == TITLES["the-deal"]


async def test_taxes_are_explained_while_they_are_paid(house: House) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    await seated(*people)
    table = await house.table()
    table.record = table.record.model_copy(update={"options": {"tax_first_round": True}})
    await press(people[0], "go")
    await house.wait(6)
    await dealt(*people)
    pages = [(person, page_of(await press(person, WHY, panel(person)))) for person in people]
    assert sum(said("why-tax-owed") in text_of(page) for _, page in pages) == 1
    assert [title(page_of(await press(person, "open", page))) for person, page in pages] == [TITLES["taxes"]] * 3


async def test_a_panel_of_a_finished_table_still_opens_the_rules(house: House) -> None:
    leader, others = await hands_dealt(house)
    message = panel(others[0])
    for person in (leader, *others):
        await ended(person)  # one of them is the host
    await house.quiet()
    assert (await house.table()).record.phase == "closed"
    assert title(page_of(await press(others[0], WHY, message, stale=True))) == TITLES["tricks-and-going-out"]
