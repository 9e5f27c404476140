"""The application's commands and emojis."""

import base64

import pytest

from bot.sandbox import JSON
from tests.sandbox.conftest import PNG, Court, button, code, row


async def test_command_ids_stay_while_the_name_stays(court: Court) -> None:
    first = await court.command("start")
    again = await court.command("start", description="Other words")
    assert first["id"] == again["id"]
    assert first["version"] != again["version"]
    same = await court.command("start", description="Other words")
    assert same["version"] == again["version"], "nothing has changed"
    other = await court.command("stop")
    assert other["id"] != first["id"]
    assert [c["name"] for c in (await court.ask("GET", f"/applications/{court.app}/commands"))[1]] == ["stop"]
    path = f"/applications/{court.app}/commands"
    assert code(await court.ask("PUT", path, [{"name": "Stop", "description": "x"}])) == (400, 50035)
    assert code(await court.ask("PUT", "/applications/1/commands", [])) == (403, 20012)
    assert code(await court.ask("GET", f"{path}/1")) == (404, 10063)


async def test_commands_are_listed_in_every_language_only_if_that_is_asked_for(court: Court) -> None:
    path, french = f"/applications/{court.app}/commands", {"fr": "Commencer"}
    option = {"type": 3, "name": "pace", "description": "Pace", "description_localizations": {"en-US": "Tempo"}}
    await court.command("start", description_localizations=french, options=[option])
    (one,) = (await court.ask("GET", path))[1]
    assert not {"description_localizations", "description_localized"} & one.keys()
    assert one["options"][0]["description_localized"] == "Tempo"
    (one,) = (await court.ask("GET", f"{path}?with_localizations=true"))[1]
    assert one["description_localizations"] == french
    assert one["options"] == [option | {"name_localizations": None}]


def image(size: int = 24, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(PNG.ljust(size, b'x')).decode()}"


async def test_emojis_are_made_listed_renamed_served_and_deleted(court: Court) -> None:
    path = f"/applications/{court.app}/emojis"
    status, emoji = await court.ask("POST", path, {"name": "AceSpades", "image": image()})
    assert status == 201
    assert (await court.ask("GET", path))[1]["items"] == [emoji]
    async with court.http.get(f"{court.sandbox.site}/cdn/emojis/{emoji['id']}.png") as response:
        assert (response.content_type, await response.read()) == ("image/png", PNG)
    face = {"id": emoji["id"], "name": "whatever"}
    message = await court.post(components=[row(button(emoji=face))], content="x")
    assert message["components"][0]["components"][0]["emoji"] == {"id": emoji["id"], "name": "AceSpades"}
    assert (await court.ask("PATCH", f"{path}/{emoji['id']}", {"name": "Ace"}))[1]["name"] == "Ace"
    assert await court.ask("DELETE", f"{path}/{emoji['id']}") == (204, None)
    assert code(await court.ask("GET", f"{path}/{emoji['id']}")) == (404, 10014)
    body = {"components": [row(button(emoji=face))], "content": "x"}
    assert code(await court.ask("POST", f"/channels/{court.hall.id}/messages", body)) == (400, 50035)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ({"name": "x" * 32}, {"name": "x" * 33}),
        ({"name": "xx"}, {"name": "x"}),
        ({"name": "a_1"}, {"name": "a-1"}),
        ({"image": image(256 * 1024)}, {"image": image(256 * 1024 + 1)}),
        ({"image": image(kind="image/webp")}, {"image": image(kind="image/bmp")}),
    ],
)
async def test_limits_of_emojis(court: Court, good: JSON, bad: JSON) -> None:
    path, body = f"/applications/{court.app}/emojis", {"name": "Ace", "image": image()}
    assert code(await court.ask("POST", path, body | bad)) == (400, 50035)
    assert (await court.ask("POST", path, body | good))[0] == 201
    assert code(await court.ask("POST", path, body | good)) == (400, 50035), "names are unique"
