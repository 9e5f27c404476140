"""People with nasty names play: nothing that Discord is sent of them does harm, wherever it is shown."""

import pytest

from tests.bot.nasty import SPAN, bare, texts
from tests.e2e.boards import line_of
from tests.e2e.house import House
from tests.e2e.overheard import listen
from tests.e2e.people import dealt, over, play_round, players, press, table_name
from tests.e2e.settings import in_thread, lobby_of
from tests.said import said

NAMES = ("\u202e@everyone <@1>", "# [⚙️](https://a.b)\n", "\u3164\u200b")


@pytest.mark.long
async def test_a_table_of_nasty_names_is_shown_harmless_from_its_thread_to_its_end(house: House) -> None:
    heard = listen(house.sandbox)
    people, thread = await in_thread(house, *NAMES)
    host, guest, invisible = people
    assert bare(thread.name, markdown=False) == table_name("⟨⟩")
    answer = await invisible.slash("rank", person=guest.user)
    assert answer.message is not None
    sentence = "\n".join(text for text, _ in texts(answer.message["components"]))
    assert said("rank-unknown-all", name="⟨⟩") in [bare(line) for line in sentence.splitlines()]
    await press(host, "go", lobby_of(host))
    await dealt(*people)
    await house.let_draw_pass()
    await play_round(players(people, "nasty"), 1)
    await house.quiet()
    await press(host, "post", await line_of(host, next(filter(over(1), host.messages()))))
    await host.slash("misery")
    await guest.slash("rank", person=host.user)
    await house.quiet()
    every = {text for picture in heard for text in texts(picture.message["components"])}
    shown = {name for text, _ in every for name in SPAN.findall(text)}
    assert all(bare(*text) for text in every)
    assert {"＠everyone \\<\\@1\\>", "\\# \\[\\]\\(https\\:\\/\\/a\\.b\\)", said("nameless")} <= shown
    assert not [ping for person in people for ping in person.pings()]
