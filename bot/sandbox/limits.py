"""Shapes of JSON, as Discord checks them: small checks that are put together. Bodies: `messages`, `components`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from bot.sandbox.refusals import Problem
from bot.sandbox.world import JSON

FILE_SIZE = 10 * 2**20
REQUEST_SIZE = 25 * 2**20

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Setting:
    """The facts that a body is checked against: whether it is V2, which custom emojis exist, which files it may
    refer to.
    """

    v2: bool = False
    emojis: Collection[int] = ()
    files: Collection[str] = ()


PLAIN = Setting()

#: From a value, the path to it and the setting to its problems.
Check = Callable[[Any, Path, Setting], Iterable[Problem]]


def required(at: Path) -> Problem:
    """A field is missing."""
    return Problem(at, "BASE_TYPE_REQUIRED", "This field is required")


def choices(at: Path, allowed: Collection[object]) -> Problem:
    """A value is none of the allowed ones."""
    listed = ", ".join(str(value) for value in allowed)
    return Problem(at, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")


def text(most: int, least: int = 0) -> Check:
    """A string of `least` to `most` characters. Blanks at its ends count for `most` alone."""

    def check(value: Any, at: Path, _: Setting) -> Iterable[Problem]:
        if not isinstance(value, str):
            yield Problem(at, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif len(value.strip()) >= least and len(value) <= most:
            return
        elif least:
            yield Problem(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            yield Problem(at, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    return check


def number(least: float, most: float, *, whole: bool = True) -> Check:
    """A number within bounds."""

    def check(value: Any, at: Path, _: Setting) -> Iterable[Problem]:
        if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
            yield Problem(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not {"int" if whole else "float"}.')
        elif value < least:
            yield Problem(at, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            yield Problem(at, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    return check


def flag(value: Any, at: Path, _: Setting) -> Iterable[Problem]:
    """True or false."""
    if not isinstance(value, bool):
        yield Problem(at, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def digits(most: int = 2**63 - 1) -> Check:
    """A number that is written as a string, such as an id or a set of permissions; a plain number does as well."""

    def check(value: Any, at: Path, _: Setting) -> Iterable[Problem]:
        if isinstance(value, bool) or not isinstance(value, str | int) or not str(value).isdecimal():
            yield Problem(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif int(value) > most:
            yield Problem(at, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    return check


def one_of(*allowed: object) -> Check:
    """One of these values."""

    def check(value: Any, at: Path, _: Setting) -> Iterable[Problem]:
        if isinstance(value, bool) or value not in allowed:
            yield choices(at, allowed)

    return check


def many(one: Check, most: int, least: int = 0, *, unlike: bool = False) -> Check:
    """A list of `least` to `most` values, each of which stands there once if they are to be `unlike`."""

    def check(value: Any, at: Path, setting: Setting) -> Iterable[Problem]:
        if not isinstance(value, list):
            yield Problem(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not least <= len(value) <= most:
            yield Problem(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        for n, entry in enumerate(value):
            yield from one(entry, (*at, n), setting)
            if unlike and entry in value[:n]:
                sentence = f"The set already contains the value {entry}"
                yield Problem((*at, n), "SET_TYPE_ALREADY_CONTAINS_VALUE", sentence)

    return check


def model(needed: dict[str, Check], *rules: Check, **optional: Check) -> Check:
    """An object with these fields, of which None counts as absent. The rules, which look at several fields at once, see
    it where each field is right in itself.
    """
    fields = needed | optional

    def check(value: Any, at: Path, setting: Setting) -> Iterable[Problem]:
        if not isinstance(value, dict):
            yield Problem(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        found = [required((*at, key)) for key in needed if value.get(key) is None]
        for key, one in fields.items():
            if value.get(key) is not None:
                found += one(value[key], (*at, key), setting)
        yield from found
        for rule in () if found else rules:
            yield from rule(value, at, setting)

    return check


def union(kinds: dict[int, Check]) -> Check:
    """An object of one of several kinds, by its `type`."""

    def check(value: Any, at: Path, setting: Setting) -> Iterable[Problem]:
        kind = value.get("type") if isinstance(value, dict) else None
        if not isinstance(value, dict):
            yield Problem(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        elif type(kind) is not int or kind not in kinds:
            listed = ", ".join(map(str, kinds))
            yield Problem((*at, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
        else:
            yield from kinds[kind](value, at, setting)

    return check


def ordered(low: str, high: str, code: str, defaults: tuple[float, float] | None = None) -> Check:
    """The rule that one field is at most another, where both are there or have a default."""

    def check(value: JSON, at: Path, _: Setting) -> Iterable[Problem]:
        least, most = (value.get(key) for key in (low, high))
        if defaults:
            least, most = (
                default if one is None else one for one, default in zip((least, most), defaults, strict=True)
            )
        if least is not None and most is not None and least > most:
            yield Problem((*at, low), code, f"{low} must be less than or equal to {high}")

    return check
