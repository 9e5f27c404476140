"""The lobby: the people who sit down, and what will be played."""

from collections import Counter
from collections.abc import Sequence

from discord import ui

from bot.faces.boards import SIGNS
from bot.stamp import Stamp
from bot.table import house_rules
from bot.table.deadlines import BEGIN
from bot.table.dealing import rank_keys
from bot.table.family import USUAL, Family
from bot.table.modes import name_of_table
from bot.table.scene import Scene
from bot.table.sides import crowded_sides, side_of_each
from bot.table.sides import sides as sides_of
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, VIOLET, Button, button, rows, screen, text
from bot.ui.custom_ids import LOBBY, WORD, Press
from bot.ui.refusals import sentence
from bot.ui.texts import listed, say
from bot.ui.voice import line_for
from data.records import with_

SHORT_HASH = 10  # characters
UNBROKEN = "\N{NO-BREAK SPACE}"


def lobby(
    scene: Scene, family: Family, facts: str, words: str = "generic-lobby", signs: Sequence[str] = SIGNS
) -> ui.LayoutView:
    """The lobby: what is played by which rules, who sits here, whom it waits for, the buttons to sit down and begin.
    `facts`: what is played with. `words`: the game's texts for it. `signs`: the signs of the sides.
    """
    record = scene.record
    fewest, _ = scene.rules.seats()
    herald = _greeting(scene) or line_for(
        f"{words}-ready" if scene.players_here >= fewest else words, f"{record.id}:{scene.players_here}"
    )
    return screen(
        VIOLET,
        text(
            say(f"{words}-title", table=name_of_table(record)),
            _small(naming.about_game(record.game)),
            _small(" · ".join([*_players(scene), *filter(None, [facts]), say(f"pace-{record.pace}")])),
            _small(_house(scene, family)),
            _length(scene, family),
            *_seats(scene, signs),
            f"> {herald}",
            _waits(scene, signs),
            _reconvened_ranks(scene),
            _small(say("hash-first-short", hash=record.next_hash[:SHORT_HASH])),
        ),
        rows(_people_buttons(scene)),
        rows(_other_buttons(scene)),
    )


def _small(text: str | None) -> str | None:
    return f"-# {text}" if text else None


def _players(scene: Scene) -> list[str]:
    """The number of seats that are taken, and the numbers of players that the game is for."""
    fewest, most = scene.rules.seats()
    lines = [say("lobby-facts", host=_host(scene), seated=scene.players_here, wanted=scene.players_wanted)]
    return [*lines, say("lobby-players", fewest=fewest, most=most)] if fewest < most else lines


def _host(scene: Scene) -> str:
    people = scene.record.people
    return next((wording.name(person) for person in people if person.user == scene.record.host), "?")


def _seats(scene: Scene, signs: Sequence[str]) -> list[str]:
    """The names of those who sit here, as they came or by their sides. No line breaks between a number and its name."""
    people = scene.record.people
    sides = sides_of(scene.record, scene.rules)
    found = side_of_each(people, sides)
    if not sides or not people:
        seated = "   ".join(f"{at}.{UNBROKEN}{wording.name(person)}" for at, person in enumerate(people, 1))
        drawn = [f"-# {say('lobby-drawn')}"] if scene.rules.draws_partners else []
        return [seated or say("lobby-empty"), *drawn]
    lines = []
    for side in dict.fromkeys(sides):
        names = [wording.name(person) for person in people if found[person.key] == side]
        lines.append(say("lobby-side", sign=signs[side], names=listed(names) or say("lobby-side-empty")))
    return lines


def _waits(scene: Scene, signs: Sequence[str]) -> str:
    """The line on whom or what the first deal waits for."""
    record, fewest = scene.record, scene.rules.seats()[0]
    refusal = scene.rules.refusal(scene.players_here)
    begins = record.deadlines.get(BEGIN)
    if begins:
        return say("begins-by-itself", when=f"<t:{int(begins)}:R>")
    if scene.players_here < fewest:
        return say("lobby-waits-people", count=fewest - scene.players_here, stewards="yes" if record.stewards else "no")
    if refusal:
        return f"⚠️ {say('lobby-hindered', seated=scene.players_here, reason=sentence(refusal))}"
    if full := crowded_sides(record, scene.rules):
        return f"⚠️ {say('lobby-crowded', sign=signs[full[0]])}"
    if record.begins == "full":
        return say("lobby-waits-full", wanted=scene.players_wanted)
    return say("lobby-waits-host", host=_host(scene))


def _greeting(scene: Scene) -> str | None:
    """The herald's line about a steward who was the last to sit down."""
    newest = scene.record.people[-1] if scene.record.people else None
    if newest is None or newest.user is not None:
        return None
    seed = f"{scene.record.id}:{newest.key}"
    return line_for(f"manner-sits-{newest.level}", seed, name=wording.bare_name(newest))


def _press(scene: Scene, verb: str) -> Press:
    return Press(LOBBY, scene.record.id, Stamp(), verb)


def _people_buttons(scene: Scene) -> list[Button]:
    """Sit down, play on the other side, or begin as far as that can be."""
    enough = scene.rules.refusal(scene.players_here) is None and not crowded_sides(scene.record, scene.rules)
    begin = [button(say("button-begin"), _press(scene, "go"), MAIN)] if enough else []
    fill = []
    if scene.record.stewards and scene.players_here < scene.players_wanted:
        fill = [button(say("button-fill-begin"), _press(scene, "fill"), PLAIN if enough else MAIN)]
    sides = sides_of(scene.record, scene.rules)
    return [
        button(say("button-join"), _press(scene, "join"), GOOD, off=scene.players_here >= scene.rules.seats()[1]),
        *([button(say("button-sides"), _press(scene, "sides"))] if sides else []),
        *begin,
        *fill,
    ]


def _other_buttons(scene: Scene) -> list[Button]:
    """Buttons that have nothing to do with beginning. All that is the host's is behind the house rules."""
    talk = [button(say("button-words"), _press(scene, WORD))] if _partners(scene) else []
    return [
        *talk,
        button(say("button-how"), _press(scene, "how")),
        button(say("button-rules"), _press(scene, "rules")),
        button(say("button-leave"), _press(scene, "leave")),
    ]


def _partners(scene: Scene) -> bool:
    """True if two people sit on one side who may say something to each other."""
    if not scene.rules.talks or not scene.server.words:
        return False
    sides = side_of_each(scene.record.people, sides_of(scene.record, scene.rules))
    people = Counter(sides[person.key] for person in scene.record.people if person.user is not None and sides)
    return any(count > 1 for count in people.values())


def _house(scene: Scene, family: Family) -> str:
    """The ready-made set's name, and every house rule that is not the default."""
    record = scene.record
    preset = house_rules.preset_of(record, family)
    name = naming.preset_name(preset) if preset else say("lobby-house-own")
    said = ("seats", "pace", "preset") if preset else ("seats", "pace")
    unusual = house_rules.unusual(record, family).items()
    lines = [naming.rule_name(scene.rules, rule, value) for rule, value in unusual if rule not in said]
    return say("lobby-house", preset=name, rules=" · ".join(lines)) if lines else say("lobby-preset", preset=name)


def _length(scene: Scene, family: Family) -> str | None:
    """The length of a game by the ready-made set, where that is known; with a table's own rules, as a measure, its
    length with the usual ones.
    """
    preset = house_rules.preset_of(scene.record, family)
    text = naming.duration(scene.record.game, preset or USUAL)
    if text is None:
        return None
    return f"-# ⏳ {text if preset else say('lobby-length-usual', length=text)}"


def _reconvened_ranks(scene: Scene) -> str | None:
    """The ranks of the last table, if this one goes on from there; a match begins at nothing."""
    rematch = scene.record.rematch
    if rematch is None or not scene.record.reconvened or scene.rules.MATCH:
        return None
    known = {person.key: wording.name(with_(person, away=False)) for person in rematch.people}
    names = [f"{rank}. {known[key]}" for rank, key in enumerate(rank_keys(rematch), 1) if key in known]
    return f"-# {say('lobby-again', names=' · '.join(names))}"
