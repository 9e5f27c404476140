"""Words to a partner on the private panels of two people: what was said, and how to say something."""

from discord import ui

from bot.table.scene import Scene
from bot.table.words import STEWARD
from bot.ui import names, wording
from bot.ui.components import GOLD, MAIN, Button, button, form, rows, screen, text
from bot.ui.custom_ids import HAND, REDRAW, SAY, WORD, WRITE, WRITTEN, Press
from bot.ui.texts import say, templates
from data.records import Person

LONG_ROW = 3  # ready-made words in a row
LONGEST = 100  # characters of a word of one's own
NEWEST = 4  # words on a panel; the screen of the words has all
FIELD = "word"


def heard_words(scene: Scene, most: int = NEWEST) -> list[str]:
    """The words of the viewer and their partner in this match, a line each, the newest last."""
    return [_line(scene, by, said) for by, said in scene.words[-most:]]


def _line(scene: Scene, by: int, said: str) -> str:
    person = scene.partner if by == STEWARD else next((one for one in scene.record.people if one.user == by), None)
    # The words themselves go into no text: texts are kept for a while, and words are to be gone with the match.
    return f"{say('word-heard', name=wording.name(person) if person else '…')} {names.spoken(said, LONGEST)}"


def open_words(scene: Scene) -> list[Button]:
    """The way from the panel to the words, where the partner listens."""
    return [button(say("button-words"), _press(scene, WORD))] if scene.listens else []


def words(scene: Scene, partner: Person, phrases: str, warning: str | None = None) -> ui.LayoutView:
    """The words that can be said to the partner. `phrases`: the text with the ready-made words; `warning`: one line
    about the click before.
    """
    notice = f"⚠️ {warning}" if warning else None
    # Before the first deal these words are the whole panel.
    back = [button(say("button-back"), _press(scene, REDRAW))] if scene.round else []
    ready = [button(say(f"{phrases}.{name}"), _press(scene, SAY, name)) for name in templates(phrases)]
    return screen(
        GOLD,
        text(
            notice,
            say("words-title", name=wording.name(partner)),
            f"-# {say('words-hint')}",
            *heard_words(scene, len(scene.words)),
        ),
        rows(ready, LONG_ROW),
        rows([button(say("button-write"), _press(scene, WRITE), MAIN), *back]),
    )


def own_words(scene: Scene, partner: Person) -> ui.Modal:
    """The form for a word of one's own."""
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=FIELD, max_length=LONGEST, min_length=1)
    about = say("write-about", name=names.in_plain(partner.name))
    label: ui.Label[ui.Modal] = ui.Label(text=say("write-label"), description=about, component=field)
    return form(say("write-title"), _press(scene, WRITTEN), [label])


def _press(scene: Scene, verb: str, argument: str = "") -> Press:
    return Press(HAND, scene.record.id, scene.stamp, verb, argument)
