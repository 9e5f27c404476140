"""The parts that screens are made of, and the check of Discord's limits that every screen passes."""

from collections import Counter
from collections.abc import Iterable, Sequence

import discord
from discord import ui
from discord.ui.select import BaseSelect

from bot.ui import custom_ids, wording
from bot.ui.custom_ids import Press
from engine.contract import PickCards

VIOLET, GOLD, GREY, CRIMSON, GREEN = 0x6B3FA0, 0xD4AF37, 0x4F545C, 0x8B0000, 0x2E8B57
PLAIN, MAIN, GOOD, DANGER = (
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)
PER_ROW, MOST_IN_ROW = 4, 5  # a fifth button wraps on phones, unless the labels of all five
SHORT, NARROWEST = 17, 3  # have together `SHORT` characters at most; each label counts as `NARROWEST` at least
MOST_TEXT, MOST_COMPONENTS, MOST_LABEL, MOST_OPTIONS, MOST_OPTION = 4000, 40, 80, 25, 100
MOST_LABELS, MOST_HEADING = 5, 45  # the most fields of a form, and the most characters of its heading

Item = ui.Item[ui.LayoutView]
Button = ui.Button[ui.LayoutView]


def text(*lines: str | None) -> Item:
    """Lines of markdown; None is left out."""
    return ui.TextDisplay("\n".join(line for line in lines if line is not None))


def line() -> Item:
    """A thin rule."""
    return ui.Separator()


def button(label: str, press: Press, style: discord.ButtonStyle = PLAIN, *, off: bool = False) -> Button:
    """A button that sends `press`."""
    if not 1 <= len(label) <= MOST_LABEL:
        raise ValueError(f"a button's label has 1 to {MOST_LABEL} characters: {label!r}")
    return ui.Button(label=label, style=style, custom_id=custom_ids.encode(press), disabled=off)


def rows(buttons: Iterable[Button], per_row: int = PER_ROW) -> list[Item]:
    """Buttons in rows of `per_row`; five in a row where their labels are short."""
    left, made = list(buttons), []
    while left:
        short = sum(max(len(one.label or ""), NARROWEST) for one in left[:MOST_IN_ROW]) <= SHORT
        size = MOST_IN_ROW if short else per_row
        made.append(ui.ActionRow(*left[:size]))
        left = left[size:]
    return list(made)


def select(press: Press, hint: str, choices: Sequence[tuple[str, str]], least: int = 1, most: int = 1) -> list[Item]:
    """A menu of (label, value), as a row of its own; nothing when there is nothing to choose."""
    if not choices:
        return []
    if len(choices) > MOST_OPTIONS or any(not 1 <= len(part) <= MOST_OPTION for choice in choices for part in choice):
        raise ValueError(f"a menu holds {MOST_OPTIONS} options of {MOST_OPTION} characters: {choices!r}")
    options = [discord.SelectOption(label=label, value=value) for label, value in choices]
    return menu(press, hint, options, least, most)


def pick_cards(press: Press, hint: str, pick: PickCards) -> list[Item]:
    """A menu of cards, of which as many as the pick allows; its values are "<token>#<which of its kind>"."""
    counts: Counter[str] = Counter()
    choices = []
    for card in pick.cards:
        counts[card] += 1
        of = pick.cards.count(card)
        label = wording.rank(card) + (f" ({counts[card]}/{of})" if of > 1 else "")
        choices.append((label, f"{card}#{counts[card]}"))
    return select(press, hint, choices, pick.least, pick.most)


def menu(press: Press, hint: str, options: list[discord.SelectOption], least: int = 1, most: int = 1) -> list[Item]:
    """A menu of Discord's own options, as a row of its own."""
    identity = custom_ids.encode(press)
    return chooser(ui.Select(custom_id=identity, placeholder=hint, options=options, min_values=least, max_values=most))


def chooser(field: BaseSelect[ui.LayoutView]) -> list[Item]:
    """A menu, such as one of the server's own channels, roles or people, as a row of its own."""
    field.required = field.min_values > 0  # Discord refuses a page whose menu is required and may stay empty
    return [ui.ActionRow(field)]


def screen(colour: int, *items: Item | Sequence[Item]) -> ui.LayoutView:
    """One container with these items. Payload only: nothing of it is stored, clicks are routed by id.

    Raises ValueError when Discord would refuse it.
    """
    flat = [part for item in items for part in (item if isinstance(item, Sequence) else [item])]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*flat, accent_colour=colour))
    if view.content_length() > MOST_TEXT:
        raise ValueError(f"a message holds {MOST_TEXT} characters, not {view.content_length()}")
    view.stop()
    return view


def fits(items: Sequence[Item]) -> bool:
    """True if one screen holds all of this."""
    nested = sum(len(one.children) for one in items if isinstance(one, ui.ActionRow))
    characters = sum(len(one.content) for one in items if isinstance(one, ui.TextDisplay))
    return 1 + len(items) + nested <= MOST_COMPONENTS and characters <= MOST_TEXT


def form(title: str, press: Press, labels: Sequence[ui.Label[ui.Modal]]) -> ui.Modal:
    """A modal that sends `press` with its fields. Payload only, as a screen: one left open over a restart still works.

    Raises ValueError when Discord would refuse it.
    """
    described = [(label.text, label.description or "") for label in labels]
    if len(title) > MOST_HEADING or len(labels) > MOST_LABELS:
        raise ValueError(f"a form has {MOST_LABELS} labels and a title of {MOST_HEADING} characters: {title!r}")
    if any(len(name) > MOST_HEADING or len(about) > MOST_OPTION for name, about in described):
        raise ValueError(f"a label has {MOST_HEADING} characters and its description {MOST_OPTION}: {described!r}")
    modal = ui.Modal(title=title, custom_id=custom_ids.encode(press), timeout=None)
    for label in labels:
        if isinstance(label.component, BaseSelect):
            label.component.required = label.component.min_values > 0  # as in `chooser`
        modal.add_item(label)
    modal.stop()
    return modal
