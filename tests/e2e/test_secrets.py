"""What is drawn for everybody names no card that lies hidden, and a panel is its owner's alone."""

import random

from bot.sandbox import JSON, is_ephemeral
from tests.e2e.house import House
from tests.e2e.overheard import Picture, Story, leaks, listen, story
from tests.e2e.people import dealt, hand_of, play_round, players, press, seated

NAMES = ("Marie", "Bob", "Zoé", "Ahmed", "Kim")


async def overheard(house: House, seed: str) -> tuple[list[Picture], dict[int, Story]]:
    """All pictures of two rounds, the second one taxed, and what happened in them."""
    people = house.people(*NAMES)
    playing = players(people, seed)
    pictures = listen(house.sandbox)
    await seated(*people)
    await press(people[0], "go")
    stories: dict[int, Story] = {}
    for number in (1, 2):
        await dealt(*people)
        await play_round(playing, number)
        await house.quiet()
        _, played, moves = await house.saved()
        assert played is not None
        assert played.number == number
        stories[number] = story(played, moves)
        if number == 1:
            for person in people:
                await press(person, "ready")
            await house.quiet()
    return pictures, stories


async def test_no_picture_of_two_rounds_shows_anybody_a_card_he_may_not_know(house: House) -> None:
    pictures, stories = await overheard(house, "secrets")
    assert not leaks(pictures, stories)
    assert len([picture for picture in pictures if picture.owner is None]) > 40
    assert all(any(picture.owner == user for picture in pictures) for user in stories[2].hands)
    panels = {message["id"]: user for user, message in drawn_privately(pictures)}
    for call in house.calls():
        message = call.response if isinstance(call.response, dict) else {}
        message = message.get("resource", {}).get("message", message)
        if message.get("id") in panels:
            assert call.user_id == panels[message["id"]]
    plant(pictures, stories)


def drawn_privately(pictures: list[Picture]) -> list[tuple[int, JSON]]:
    return [(picture.owner, picture.message) for picture in pictures if picture.owner is not None]


def plant(pictures: list[Picture], stories: dict[int, Story]) -> None:
    """The check above finds each kind of leak, wherever it is planted."""
    luck = random.Random(1)
    private = [one for one in pictures if one.owner is not None and len(hand_of(one.message)) > 2]
    public = [one for one in pictures if one.owner is None and one.stamp]
    for panel in luck.sample(private, 20):
        assert leaks([Picture(None, panel.message)], stories), "a panel drawn for everybody"
        others = [user for user in stories[1].hands if user != panel.owner]
        assert leaks([Picture(luck.choice(others), panel.message)], stories), "a panel shown to somebody else"
    assert leaks([Picture(None, saying(public[0].message, stories[2].seed))], stories)
    planted = 0
    for picture in public:  # how many there are depends on what was drawn in one edit
        number = (picture.stamp or 0) // 100_000
        hidden = [rank for rank in ("J", "Q", "K") if rank not in stories[number].open_at(picture.stamp or 0)]
        planted += len(hidden)
        for rank in hidden:
            word = {"J": "a Jack", "Q": "two Queens", "K": "a King"}[rank]
            assert leaks([Picture(None, saying(picture.message, f"> Bob keeps {word}."))], stories)
            assert leaks([Picture(None, saying(picture.message, f"-# Bob {rank}-{rank}"))], stories)
    assert planted > 10


def saying(message: JSON, line: str) -> JSON:
    """The message with one more line of text."""
    assert not is_ephemeral(message)
    return message | {"components": [*message["components"], {"type": 10, "id": 999, "content": line}]}
