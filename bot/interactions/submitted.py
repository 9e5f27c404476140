"""Reads the values that were chosen in a menu or filled into a form. Anybody can forge it, so it is read here alone;
whether a value is one that was offered is for its handler to say.
"""

from typing import Any

import discord

from bot.refusal import Malformed

MOST_VALUES, LONGEST = 25, 100  # Discord's limits


def values(interaction: discord.Interaction[Any]) -> list[str]:
    """The values chosen in a menu, each once. Raises Malformed."""
    data: dict[str, Any] = dict(interaction.data or {})
    match data.get("values", []):
        case [*chosen] if all(isinstance(one, str) and len(one) <= LONGEST for one in chosen):
            if len(set(chosen)) == len(chosen) <= MOST_VALUES:
                return chosen
    raise Malformed


def value(interaction: discord.Interaction[Any]) -> str:
    """The one thing that was chosen in a menu. Raises Malformed."""
    match values(interaction):
        case [only]:
            return only
    raise Malformed


def fields(interaction: discord.Interaction[Any]) -> dict[str, str | bool]:
    """The values of a form, by the custom ids of its fields; none of ours takes more than one value. Raises
    Malformed.
    """
    data: dict[str, Any] = dict(interaction.data or {})
    found: dict[str, str | bool] = {}
    for label in data.get("components") or []:
        match label:
            case {"component": {"custom_id": str(name), "values": [str(given)]}}:
                found[name] = given
            case {"component": {"custom_id": str(name), "value": str() | bool() as given}}:
                found[name] = given
            case _:
                raise Malformed
    return found
