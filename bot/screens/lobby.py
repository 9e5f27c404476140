"""S1, the lobby: who sits down, and what will be played. S2, the draw for seats."""

from collections.abc import Mapping

from discord import ui

from bot.table import house_rules
from bot.table.dealing import ranked
from bot.table.house_rules import Value
from bot.table.people import with_
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import DANGER, GOOD, MAIN, PLAIN, VIOLET, Button, button, rows, screen, text
from bot.ui.custom_ids import LOBBY, Press
from bot.ui.texts import say
from bot.ui.voice import line_for
from engine.climbing.events import Drew


def lobby(scene: Scene) -> ui.LayoutView:
    """S1: the seats, the rules in short, and the buttons to sit down and begin."""
    record = scene.record
    fewest, most = scene.rules.seats()
    host = next((wording.name(person) for person in record.people if person.user == record.host), "?")
    seated = "   ".join(f"{place}. {wording.name(person)}" for place, person in enumerate(record.people, 1))
    facts = say("lobby-facts", host=host, seated=scene.people, wanted=record.seats, fewest=fewest, most=most)
    herald = line_for("lobby-ready" if scene.people >= fewest else "lobby", f"{record.id}:{scene.people}")
    return screen(
        VIOLET,
        text(
            say("lobby-title", game=say(f"game-{record.game}")),
            f"-# {facts}",
            f"-# {say('deck-cards', count=scene.cards)} · {say(f'pace-{record.pace}')}",
            f"-# {_house(scene)}",
            seated or say("lobby-empty"),
            f"> {herald}",
            _reconvened(scene),
            f"-# {say('hash-first', hash=record.next_hash)}",
        ),
        rows(_people_buttons(scene)),
        rows(_steward_and_rule_buttons(scene)),
    )


def _press(scene: Scene, verb: str) -> Press:
    return Press(LOBBY, scene.record.id, 0, verb)


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


def _steward_and_rule_buttons(scene: Scene) -> list[Button]:
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
    if not record.summoned:
        buttons.append(button(say("button-summon"), _press(scene, "call")))
    if record.previous and record.previous != house_rules.settings(record):
        buttons.append(button(say("button-last-time"), _press(scene, "last")))
    if record.court and not record.reconvened:
        buttons.append(button(say("button-again"), _press(scene, "again")))
    return buttons


def _house(scene: Scene) -> str:
    """The ready-made set's name, and every house rule that is not the default."""
    record = scene.record
    preset = house_rules.preset_of(record)
    name = say(f"preset-{preset}") if preset else say("lobby-house-own")
    said = ("seats", "pace", "preset") if preset else ("seats", "pace")
    unusual = house_rules.unusual(record).items()
    told = [wording.house_rule(rule, value) for rule, value in unusual if rule not in said]
    return say("lobby-house", preset=name, rules=" · ".join(told)) if told else say("lobby-preset", preset=name)


def _reconvened(scene: Scene) -> str | None:
    """Where the last court stood, if this one goes on from there."""
    court = scene.record.court
    if court is None or not scene.record.reconvened:
        return None
    known = {person.key: wording.name(with_(person, away=False)) for person in court.people}
    names = [f"{rank}. {known[key]}" for rank, key in enumerate(ranked(court), 1) if key in known]
    return f"-# {say('lobby-again', names=' · '.join(names))}"


def rules_in_short(scene: Scene) -> str:
    """The deck, and every house rule that is not the default, those of a preset under its name."""
    decreed = scene.record.decree.options if scene.round else {}
    house = [wording.house_rule(name, value) for name, value in scene.record.options.items() if name not in decreed]
    return " · ".join([say("deck-cards", count=scene.cards), *house, *_decreed(decreed)])


def _decreed(options: Mapping[str, Value]) -> list[str]:
    rules = ", ".join(wording.house_rule(name, value) for name, value in options.items())
    return [say("decree-in-short", rules=rules)] if rules else []


def draw(scene: Scene) -> ui.LayoutView:
    """S2: what everybody drew for a seat, the highest first."""
    drawn = {event.player: event for _, event in scene.told if isinstance(event, Drew)}
    shown = [(person, drawn[person.key]) for person in scene.seated if person.key in drawn]
    line = " · ".join(
        f"{wording.name(person)} **{' → '.join(map(wording.card, event.ranks))}**" for person, event in shown
    )
    best, worst = shown[0], shown[-1]
    seed = f"{scene.record.id}:{scene.record.round}:draw"
    return screen(
        VIOLET,
        text(
            say("draw-title"),
            line,
            "> " + line_for("drawn-first", seed, name=wording.name(best[0]), what=wording.what(best[1].ranks[0], 1)),
            "> " + line_for("drawn-last", seed, name=wording.name(worst[0]), what=wording.what(worst[1].ranks[0], 1)),
        ),
    )
