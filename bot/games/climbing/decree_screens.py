"""The new Tahimi's private menu: what to decree, who deals, how to be addressed. Only answered to its owner."""

from collections.abc import Iterable

import discord
from discord import ui

from bot.games.climbing import decrees, words
from bot.games.climbing.decrees import Draft
from bot.games.climbing.part import part
from bot.stamp import Stamp
from bot.table.people import coming_people
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import GOLD, GREEN, GREY, MAIN, Item, button, menu, rows, screen, text
from bot.ui.custom_ids import DECREE, Press
from bot.ui.texts import say, templates

NOBODY = "-"  # the value of a choice that names nobody and nothing


def decree_menu(scene: Scene, draft: Draft, warning: str | None = None) -> ui.LayoutView:
    """The viewer's choices so far, to be changed and proclaimed. `warning`: one line about the click before."""
    notice = f"⚠️ {warning}" if warning else None
    key = _viewer(scene)
    if key is None or decrees.find_tahimi(scene.record, scene.round) != key:
        return screen(GREY, text(notice, say("decree-over")))
    deal = scene.record.deadlines.get("deal")
    hint = say("decree-until", when=f"<t:{int(deal)}:R>") if deal else say("decree-hint")
    name = next(names.in_markdown(person.name) for person in coming_people(scene.record) if person.key == key)
    return screen(
        GOLD,
        text(notice, say("decree-title", name=name), f"-# {hint if part(scene.record).decrees else say('decree-own')}"),
        _articles(scene, draft) if part(scene.record).decrees else [],
        _dealers(scene, draft, key),
        _addresses(scene, draft),
        rows(
            [
                button(say("button-proclaim"), _press(scene, draft, "say"), MAIN),
                button(say("button-as-before"), _press(scene, draft, "not")),
            ]
        ),
    )


def decreed(scene: Scene) -> ui.LayoutView:
    """The decree that the viewer has just proclaimed."""
    wish = decrees.proclaimed_decree(scene.record)
    if not (wish.options or wish.dealer or wish.address):
        return screen(GREEN, text(say("decree-as-before"), f"-# {say('decree-proclaimed-hint')}"))
    lines = [*(_capital(wording.house_rule(*article)) for article in wish.options.items())] or [say("decree-nothing")]
    named = [person.name for person in coming_people(scene.record) if person.key == wish.dealer]
    dealer = [say("decree-dealer-is", name=names.in_markdown(name)) for name in named]
    address = [say("decree-address-is", address=words.address(wish.address))] if wish.address else []
    return screen(
        GREEN,
        text(say("decree-proclaimed"), *(f"- {line}" for line in (*lines, *dealer, *address))),
        text(f"-# {say('decree-proclaimed-hint')}"),
    )


def _viewer(scene: Scene) -> str | None:
    """The key of the viewer."""
    seat = scene.view.seat if scene.view else None
    return None if seat is None or scene.round is None else scene.round.standing.order[seat]


def _press(scene: Scene, draft: Draft, verb: str) -> Press:
    """The draft is in every id, or a menu that keeps its id may keep what was chosen before."""
    return Press(DECREE, scene.record.id, Stamp(scene.record.round), verb, decrees.write_draft(draft))


def _articles(scene: Scene, draft: Draft) -> list[Item]:
    every = decrees.articles_of(scene.record.game)
    options = [
        discord.SelectOption(
            label=_capital(wording.house_rule(name, value)), value=str(place), default=place in draft.articles
        )
        for place, (name, value) in enumerate(every)
    ]
    return menu(_press(scene, draft, "what"), say("decree-choose"), options, 0, len(options)) if options else []


def _dealers(scene: Scene, draft: Draft, tahimi: str) -> list[Item]:
    labels = {NOBODY: say("decree-dealer-self")} | {
        person.key: say("decree-dealer-is", name=names.in_plain(person.name))
        for person in coming_people(scene.record)
        if person.key != tahimi
    }
    return menu(_press(scene, draft, "deals"), say("decree-dealer"), _choices(labels.items(), draft.dealer))


def _addresses(scene: Scene, draft: Draft) -> list[Item]:
    labels = {NOBODY: say("decree-address-none")} | {
        name: say("decree-address-is", address=words.address(name)) for name in templates("address")
    }
    return menu(_press(scene, draft, "called"), say("decree-address"), _choices(labels.items(), draft.address))


def _choices(labels: Iterable[tuple[str, str]], chosen: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=label, value=value, default=value == (chosen or NOBODY)) for value, label in labels
    ]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
