"""S1, the lobby: the people who sit down, and what will be played."""

from discord import ui

from bot.table import house_rules
from bot.table.deadlines import BEGIN
from bot.table.dealing import ranked
from bot.table.family import Family
from bot.table.people import with_
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, VIOLET, Button, button, rows, screen, text
from bot.ui.custom_ids import LOBBY, Press, Stamp
from bot.ui.refusals import sentence
from bot.ui.texts import say
from bot.ui.voice import line_for

SHORT_HASH = 10  # characters


def lobby(scene: Scene, family: Family, facts: str, words: str = "generic-lobby") -> ui.LayoutView:
    """S1: the seats, the rules in short, and the buttons to sit down and begin. `facts`: what is played with. `words`:
    the game's texts for it.
    """
    record = scene.record
    fewest, most = scene.rules.seats()
    host = next((wording.name(person) for person in record.people if person.user == record.host), "?")
    seated = "   ".join(f"{place}. {wording.name(person)}" for place, person in enumerate(record.people, 1))
    people = say("lobby-facts", host=host, seated=scene.people, wanted=record.seats, fewest=fewest, most=most)
    herald = _greeting(scene) or line_for(
        f"{words}-ready" if scene.people >= fewest else words, f"{record.id}:{scene.people}"
    )
    return screen(
        VIOLET,
        text(
            say(f"{words}-title", table=naming.name_of_table(record)),
            f"-# {people}",
            f"-# {' · '.join(one for one in (facts, say(f'pace-{record.pace}')) if one)}",
            f"-# {_house(scene, family)}",
            _length(scene, family),
            seated or say("lobby-empty"),
            f"> {herald}",
            _begins(scene),
            _reconvened(scene),
            _hindered(scene, fewest),
            f"-# {say('hash-first-short', hash=record.next_hash[:SHORT_HASH])}",
        ),
        rows(_people_buttons(scene)),
        rows(_rule_buttons(scene, family)),
    )


def _greeting(scene: Scene) -> str | None:
    """What the herald tells of a steward who was the last to sit down."""
    newest = scene.record.people[-1] if scene.record.people else None
    if newest is None or newest.user is not None:
        return None
    seed = f"{scene.record.id}:{newest.key}"
    return line_for(f"manner-sits-{newest.level}", seed, name=wording.bare_name(newest))


def _hindered(scene: Scene, fewest: int) -> str | None:
    """Why people who are enough cannot begin: a house rule is for a larger table."""
    refusal = scene.rules.refusal(scene.people) if scene.people >= fewest else None
    return f"-# ⚠️ {say('lobby-hindered', seated=scene.people, reason=sentence(refusal))}" if refusal else None


def _press(scene: Scene, verb: str) -> Press:
    return Press(LOBBY, scene.record.id, Stamp(), verb)


def _people_buttons(scene: Scene) -> list[Button]:
    """Sit down, begin as far as that can be, or get up."""
    enough = scene.rules.refusal(scene.people) is None
    begin = [button(say("button-begin"), _press(scene, "go"), MAIN)] if enough else []
    fill = []
    if scene.record.stewards and scene.people < scene.wanted:
        fill = [button(say("button-fill-begin"), _press(scene, "fill"), PLAIN if enough else MAIN)]
    return [
        button(say("button-join"), _press(scene, "join"), GOOD, off=scene.people >= scene.rules.seats()[1]),
        *begin,
        *fill,
        button(say("button-leave"), _press(scene, "leave")),
    ]


def _rule_buttons(scene: Scene, family: Family) -> list[Button]:
    record = scene.record
    buttons = [
        button(say("button-rules"), _press(scene, "rules")),
        button(say("button-how"), _press(scene, "how")),
    ]
    if not scene.messages.summoned:
        buttons.append(button(say("button-summon"), _press(scene, "call")))
    if record.previous and record.previous != house_rules.settings(record, family):
        buttons.append(button(say("button-last-time"), _press(scene, "last")))
    if record.rematch and not record.reconvened:
        buttons.append(button(say("button-again"), _press(scene, "again")))
    return buttons


def _house(scene: Scene, family: Family) -> str:
    """The ready-made set's name, and every house rule that is not the default."""
    record = scene.record
    preset = house_rules.preset_of(record, family)
    name = naming.preset_name(preset) if preset else say("lobby-house-own")
    said = ("seats", "pace", "preset") if preset else ("seats", "pace")
    unusual = house_rules.unusual(record, family).items()
    told = [naming.rule_name(scene.rules, rule, value) for rule, value in unusual if rule not in said]
    return say("lobby-house", preset=name, rules=" · ".join(told)) if told else say("lobby-preset", preset=name)


def _length(scene: Scene, family: Family) -> str | None:
    """How long a game takes by the ready-made set, where that is known."""
    preset = house_rules.preset_of(scene.record, family)
    told = naming.duration(scene.record.game, preset) if preset else None
    return f"-# ⏳ {told}" if told else None


def _begins(scene: Scene) -> str | None:
    """When the first cards come, where that needs no host any more."""
    at = scene.record.deadlines.get(BEGIN)
    return say("begins-by-itself", when=f"<t:{int(at)}:R>") if at else None


def _reconvened(scene: Scene) -> str | None:
    """Where the last table stood, if this one goes on from there."""
    rematch = scene.record.rematch
    if rematch is None or not scene.record.reconvened:
        return None
    known = {person.key: wording.name(with_(person, away=False)) for person in rematch.people}
    names = [f"{rank}. {known[key]}" for rank, key in enumerate(ranked(rematch), 1) if key in known]
    return f"-# {say('lobby-again', names=' · '.join(names))}"
