"""Words to a partner on the private panels of two people: what was said, and how to say something."""

from discord import ui

from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import GOLD, MAIN, Button, button, form, rows, screen, text
from bot.ui.custom_ids import HAND, REDRAW, SAY, WORD, WRITE, WRITTEN, Press
from bot.ui.texts import say, templates

LONG_ROW = 3  # ready-made words in a row
LONGEST = 100  # characters of a word of one's own
FIELD = "word"


def heard(scene: Scene) -> list[str]:
    """What the viewer and their partner have said in this round, a line each."""
    return [_line(scene, by, said) for by, said in scene.words]


def _line(scene: Scene, by: int, said: str) -> str:
    person = next((one for one in scene.seated if one.user == by), None)
    # What was said goes into no text: those are kept for a while, and it is to be gone with the round.
    return f"{say('word-heard', name=wording.name(person) if person else '…')} {names.spoken(said, LONGEST)}"


def open_words(scene: Scene, partner: int | None) -> list[Button]:
    """The way from the panel to the words, where a person has the partner's seat: a steward does not listen."""
    listener = None if partner is None or not scene.server.words else scene.person(partner)
    listens = listener is not None and listener.user is not None and not listener.away
    return [button(say("button-words"), _press(scene, WORD))] if listens else []


def words(scene: Scene, partner: int, phrases: str, warning: str | None = None) -> ui.LayoutView:
    """What can be said to the partner's seat. `phrases`: the text with the ready-made words; `warning`: one line about
    the click before.
    """
    notice = f"⚠️ {warning}" if warning else None
    ready = [button(say(f"{phrases}.{name}"), _press(scene, SAY, name)) for name in templates(phrases)]
    return screen(
        GOLD,
        text(
            notice,
            say("words-title", name=wording.name(scene.person(partner))),
            f"-# {say('words-hint')}",
            *heard(scene),
        ),
        rows(ready, LONG_ROW),
        rows(
            [button(say("button-write"), _press(scene, WRITE), MAIN), button(say("button-back"), _press(scene, REDRAW))]
        ),
    )


def own_words(scene: Scene, partner: int) -> ui.Modal:
    """The form for a word of one's own."""
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=FIELD, max_length=LONGEST, min_length=1)
    about = say("write-about", name=names.in_plain(scene.person(partner).name))
    label: ui.Label[ui.Modal] = ui.Label(text=say("write-label"), description=about, component=field)
    return form(say("write-title"), _press(scene, WRITTEN), [label])


def _press(scene: Scene, verb: str, argument: str = "") -> Press:
    return Press(HAND, scene.record.id, scene.stamp, verb, argument)
