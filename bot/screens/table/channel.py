"""What stands in a channel besides tables: the sign that opens one, the list of open tables, the call to a table, and
the way to a table's thread.
"""

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, ui

from bot.screens.settings.own import options
from bot.screens.settings.server import SETTINGS
from bot.screens.tournament.answers import own_lines
from bot.screens.tournament.page import Found
from bot.stamp import Stamp
from bot.table.modes import name_of_table
from bot.table.people import is_here
from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GOOD, GREY, MAIN, MOST_LABEL, VIOLET, button, chooser, line, menu, rows, screen, text
from bot.ui.custom_ids import FIND, INTRODUCTION, SIGN, TABLE, Press, encode
from bot.ui.language import languages
from bot.ui.naming import name_of_game
from bot.ui.texts import name_of_language, say

MOST_LISTED = 8  # the tables in a list
MOST_TOURNAMENTS = 3  # the tournaments in a list
MOST_ON_SIGN = 5  # the tables on a sign


def signpost(scene: Scene) -> ui.LayoutView:
    """The message in the channel, above the thread."""
    if scene.record.phase == "closed":
        return screen(GREY, text(say("signpost-closed", table=name_of_table(scene.record))))
    host = next(wording.name(person) for person in scene.record.people if person.user == scene.record.host)
    return screen(VIOLET, text(say("signpost", game=name_of_game(scene.record.game), host=host)))


def roll(users: Iterable[int]) -> ui.LayoutView:
    """The players of this thread, as mentions."""
    people = " ".join(f"<@{user}>" for user in users)
    return screen(VIOLET, text(say("thread-roll", people=people or "…")))


def table_call(scene: Scene, role: int | None, people: Sequence[int], more: int) -> ui.LayoutView:
    """`role`: what it mentions, or else these `people`. `more`: how many there was no room for."""
    record = scene.record
    host = next((wording.name(person) for person in record.people if person.user == record.host), "?")
    mentions = f"<@&{role}>" if role else " ".join(f"<@{user}>" for user in people)
    return screen(
        VIOLET,
        text(
            say("summons", mentions=mentions, host=host, game=name_of_game(record.game)),
            f"-# {say('summons-more', count=more)}" if more else None,
        ),
        ui.ActionRow(_link_button(scene)),
    )


def invitation(scene: Scene, inviter: int, people: Sequence[int]) -> ui.LayoutView:
    """`inviter`: the user who wants these people there."""
    record = scene.record
    by = next((wording.name(one) for one in (*record.people, *record.joining) if one.user == inviter), "?")
    mentions = " ".join(f"<@{user}>" for user in people)
    return screen(
        VIOLET,
        text(say("invitation", mentions=mentions, name=by, game=name_of_game(record.game))),
        ui.ActionRow(
            button(say("button-accept"), Press(SIGN, record.id, Stamp(), "join"), GOOD),
            _link_button(scene),
        ),
    )


def _link_button(scene: Scene) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        style=ButtonStyle.link, label=say("button-to-table"), url=wording.link(scene.record, scene.messages)
    )


def open_tables(scenes: Sequence[Scene], user: int, sentence: str | None = None) -> ui.LayoutView:
    """The open tables, the newest first. `sentence`: one line about the click before."""
    shown, more = scenes[:MOST_LISTED], len(scenes) - MOST_LISTED
    lines = [line for scene in shown for line in (_entry(scene), f"-# {_room(scene, user)}")]
    ways = [_seat_button(scene, FIND) for scene in shown if not is_here(scene.record, user) and has_room(scene)]
    rest = f"-# {say('tables-more', count=more)}" if more > 0 else None
    about = text(say("tables-title"), sentence, *(lines or [say("tables-none")]), rest)
    return screen(VIOLET if shown else GREY, about, rows(ways, 1))


def own_tables(
    scenes: Sequence[Scene], tournaments: Sequence[Found], user: int, lesson: int | None = None
) -> ui.LayoutView:
    """A person's tables, as they see them, those that wait for them first, and the tournaments that they are in.
    `lesson`: the table of theirs.
    """
    ordered = sorted(scenes, key=lambda scene: not _is_asked(scene))
    lines = [line for scene in ordered[:MOST_LISTED] for line in (_entry(scene), f"-# {_waits(scene)}")]
    lines += [line for found in tournaments[:MOST_TOURNAMENTS] for line in own_lines(found, user)]
    back = [button(say("button-lesson"), Press(TABLE, lesson, Stamp(), "hand"), MAIN)] if lesson is not None else []
    return screen(VIOLET if lines else GREY, text(say("mine-title"), *(lines or [say("mine-none")])), rows(back))


def _entry(scene: Scene) -> str:
    record = scene.record
    return say(
        "tables-entry",
        table=name_of_table(record),
        place=f"<#{record.place(scene.messages)}>",
        link=wording.link(record, scene.messages),
    )


def _room(scene: Scene, user: int) -> str:
    """The line about what goes on at a table, and whether there is a seat."""
    if is_here(scene.record, user):
        return say("tables-yours")
    if scene.record.phase == "lobby":
        return say("tables-lobby", seated=scene.players_here, wanted=max(scene.record.seats, scene.players_here))
    between = "between" if scene.record.phase == "between" else "on"
    return say(f"tables-{'room' if has_room(scene) else 'full'}", round=scene.record.round, phase=between)


def has_room(scene: Scene) -> bool:
    """True if somebody can still sit down there."""
    if scene.record.phase == "lobby":
        return scene.players_here < scene.rules.seats()[1]
    return not scene.full


def _seat_button(scene: Scene, surface: str) -> ui.Button[ui.LayoutView]:
    """The button that takes a seat at a listed table. `surface`: the kind of message on which it stands."""
    label = naming.cut(say("button-sit-down", table=name_of_table(scene.record, names.in_plain)), MOST_LABEL)
    return button(label, Press(surface, scene.record.id, Stamp(), "join"))


def _is_asked(scene: Scene) -> bool:
    return scene.view is not None and bool(scene.view.decisions)


def _waits(scene: Scene) -> str:
    """The line that says if the table waits for the viewer, and until when."""
    if not _is_asked(scene) or scene.view is None:
        return say("mine-rests")
    deadline = scene.record.deadlines.get(str(scene.view.seat))
    return say("mine-waits", when=f"<t:{int(deadline)}:R>") if deadline else say("mine-asks")


def sign(scenes: Sequence[Scene]) -> ui.LayoutView:
    """The ways in, and the open tables, the newest first."""
    shown, more = scenes[:MOST_ON_SIGN], len(scenes) - MOST_ON_SIGN
    tables = [sentence for scene in shown for sentence in sign_entry(scene)]
    return screen(
        VIOLET,
        text(say("sign-title"), say("sign-about")),
        rows(
            [
                button(say("button-sign-play"), Press(SIGN, 0, Stamp(), "play"), GOOD),
                button(say("button-sign-learn"), Press(SIGN, 0, Stamp(), "learn"), MAIN),
            ]
        ),
        line(),
        text(
            say("sign-tables") if tables else say("sign-no-tables"),
            *tables,
            f"-# {say('tables-more', count=more)}" if more > 0 else None,
        ),
        rows([_seat_button(scene, SIGN) for scene in shown if has_room(scene)], 1),
    )


def sign_entry(scene: Scene) -> tuple[str, ...]:
    """A sign's line about an open table. It does not change from move to move, nor from round to round."""
    entry = say("sign-entry", table=name_of_table(scene.record), place=f"<#{scene.record.channel}>")
    if scene.record.phase == "lobby":
        wanted = max(scene.record.seats, scene.players_here)
        return (entry, f"-# {say('tables-lobby', seated=scene.players_here, wanted=wanted)}")
    return (entry, f"-# {say('sign-room' if has_room(scene) else 'sign-full')}")


def introduction(owner: int) -> ui.LayoutView:
    """The questions of a bot that has just been invited to the owner of the server. It says nothing of what is chosen,
    which everybody could see and which would become untrue: every press is answered in private.
    """
    channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=encode(_press("channels")),
        placeholder=say("introduction-channels"),
        channel_types=list(SETTINGS["channels"].places),
        min_values=SETTINGS["channels"].least,
        max_values=SETTINGS["channels"].most,
    )
    spoken = {one: name_of_language(one) for one in languages()}
    return screen(
        VIOLET,
        text(say("introduction-title"), say("introduction-about", owner=f"<@{owner}>")),
        chooser(channels),
        menu(_press("starters"), say("introduction-starters"), options(SETTINGS["starters"].labels())),
        menu(_press("language"), say("server-hint-language"), options(spoken)),
        rows(
            [
                button(say("button-introduction-sign"), _press("sign"), MAIN),
                button(say("button-introduction-done"), _press("done")),
            ]
        ),
        text(f"-# {say('introduction-more')}"),
    )


def _press(verb: str) -> Press:
    return Press(INTRODUCTION, 0, Stamp(), verb)
