"""A watcher reacts to what has happened: two clicks, and the sign stands in the log that everybody reads."""

from random import Random

from bot.sandbox import text_of
from bot.table.reactions import PAUSE_SECONDS, SIGNS
from tests.e2e.clicks import begun
from tests.e2e.house import House
from tests.e2e.people import press, press_of, presses, public, reply
from tests.e2e.quick_answers import answered
from tests.said import said


async def test_a_watcher_gives_a_sign_and_another_instead(house: House) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    (watcher,) = house.people("Ahmed")
    await begun(house, people, "dahimi")
    await house.quiet()
    assert await answered(house, Random("signs"))
    menu = (await press(watcher, "more")).message
    assert menu is not None
    custom_id = ""
    for sign in ("gasp", "hurrah"):
        custom_id = next(one for one, sent in presses(menu).items() if (sent.verb, sent.argument) == ("sign", sign))
        assert press_of(custom_id).table == 1
        await watcher.click(menu, custom_id)
        await house.wait(PAUSE_SECONDS)
        await house.quiet()
        shown = text_of(public(people[0]))
        assert [one for one in SIGNS.values() if one in shown] == [SIGNS[sign]]
    await watcher.click(menu, custom_id)
    assert reply(await watcher.click(menu, custom_id)) == said("refused-sign-too-soon")
