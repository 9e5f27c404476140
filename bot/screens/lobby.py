"""S1, the lobby: who sits down, and what will be played."""

from discord import ui

from bot.table import house_rules
from bot.table.dealing import ranked
from bot.table.family import Family
from bot.table.people import with_
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import DANGER, GOOD, MAIN, PLAIN, VIOLET, Button, button, rows, screen, text
from bot.ui.custom_ids import LOBBY, Press, Stamp
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from bot.ui.voice import line_for


def lobby(scene: Scene, family: Family, facts: str) -> ui.LayoutView:
    """S1: the seats, the rules in short, and the buttons to sit down and begin. `facts`: what is played with."""
    record = scene.record
    fewest, most = scene.rules.seats()
    host = next((wording.name(person) for person in record.people if person.user == record.host), "?")
    seated = "   ".join(f"{place}. {wording.name(person)}" for place, person in enumerate(record.people, 1))
    people = say("lobby-facts", host=host, seated=scene.people, wanted=record.seats, fewest=fewest, most=most)
    herald = line_for("lobby-ready" if scene.people >= fewest else "lobby", f"{record.id}:{scene.people}")
    return screen(
        VIOLET,
        text(
            say("lobby-title", game=name_of_game(record.game)),
            f"-# {people}",
            f"-# {facts} · {say(f'pace-{record.pace}')}",
            f"-# {_house(scene, family)}",
            seated or say("lobby-empty"),
            f"> {herald}",
            _reconvened(scene),
            f"-# {say('hash-first', hash=record.next_hash)}",
        ),
        rows(_people_buttons(scene)),
        rows(_steward_and_rule_buttons(scene, family)),
    )


def _press(scene: Scene, verb: str) -> Press:
    return Press(LOBBY, scene.record.id, Stamp(), verb)


def _people_buttons(scene: Scene) -> list[Button]:
    """Sit down, begin, or get up."""
    fewest, most = scene.rules.seats()
    short = scene.people < fewest
    begin = say("button-begin-needs", count=fewest) if short else say("button-begin")
    full, allowed = scene.people >= scene.wanted, scene.record.stewards
    main, other = (PLAIN, MAIN) if short else (MAIN, PLAIN)
    return [
        button(say("button-join"), _press(scene, "join"), GOOD, off=scene.people >= most),
        button(begin, _press(scene, "go"), main, off=short),
        *([button(say("button-fill-begin"), _press(scene, "fill"), other, off=full)] if allowed else []),
        button(say("button-leave"), _press(scene, "leave"), DANGER),
    ]


def _steward_and_rule_buttons(scene: Scene, family: Family) -> list[Button]:
    record = scene.record
    hired = any(person.user is None for person in record.people)
    stewards = [
        button(say("button-steward"), _press(scene, "bot"), off=scene.people >= scene.rules.seats()[1]),
        button(say("button-steward-less"), _press(scene, "unbot"), off=not hired),
    ]
    buttons = [
        *(stewards if record.stewards else []),
        button(say("button-rules"), _press(scene, "rules")),
        button(say("button-how"), _press(scene, "how")),
    ]
    if not scene.messages.summoned:
        buttons.append(button(say("button-summon"), _press(scene, "call")))
    if record.previous and record.previous != house_rules.settings(record, family):
        buttons.append(button(say("button-last-time"), _press(scene, "last")))
    if record.court and not record.reconvened:
        buttons.append(button(say("button-again"), _press(scene, "again")))
    return buttons


def _house(scene: Scene, family: Family) -> str:
    """The ready-made set's name, and every house rule that is not the default."""
    record = scene.record
    preset = house_rules.preset_of(record, family)
    name = naming.preset_name(preset) if preset else say("lobby-house-own")
    said = ("seats", "pace", "preset") if preset else ("seats", "pace")
    unusual = house_rules.unusual(record, family).items()
    told = [naming.rule_name(rule, value) for rule, value in unusual if rule not in said]
    return say("lobby-house", preset=name, rules=" · ".join(told)) if told else say("lobby-preset", preset=name)


def _reconvened(scene: Scene) -> str | None:
    """Where the last court stood, if this one goes on from there."""
    court = scene.record.court
    if court is None or not scene.record.reconvened:
        return None
    known = {person.key: wording.name(with_(person, away=False)) for person in court.people}
    names = [f"{rank}. {known[key]}" for rank, key in enumerate(ranked(court), 1) if key in known]
    return f"-# {say('lobby-again', names=' · '.join(names))}"
