"""Rule cases: reading them, asking a game, comparing its answers with what the case expects."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

Values = Mapping[str, Any]  # a case's `in` or `out`: JSON of the schema's shape
Ask = Callable[[Values], Values]

DO = "do "  # before the name of an action
VERDICTS = ("value", "score", "winner")  # what sort of answer a question has; an action is legal or illegal

# Marks a value that the schema leaves out, where None would mean something.
ABSENT = object()


class Unfit(Exception):
    """The case cannot be put to the engine as it stands, or the engine did something the case excludes."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of question: `takes` are the input names it translates, `ask` gives every answer it can."""

    ask: Ask
    takes: frozenset[str]


@dataclass(frozen=True, slots=True)
class Case:
    """One rule case. `given` and `out` are the schema's `in` and `out`."""

    id: str
    game: str
    kind: str
    rule: str
    given: Values
    out: Values


def read(path: Path) -> list[Case]:
    """The cases of one file. Raises OSError, yaml.YAMLError, or Unfit when it is no file of cases."""
    document = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    entries = document.get("cases") if isinstance(document, dict) else None
    if not isinstance(entries, list):
        raise Unfit(f"{path} has no list of cases")
    return [case_of(entry) for entry in entries]


def case_of(entry: Values) -> Case:
    """One case of either schema. Raises Unfit when it fits none."""
    if "when" in entry:
        return parlour_case(entry)
    return Case(
        id=str(entry.get("id", "?")),
        game=str(entry.get("game", "?")),
        kind=str(entry.get("kind", "?")),
        rule=str(entry.get("rule", "?")),
        given=entry.get("in") or {},
        out=entry.get("out") or {},
    )


def parlour_case(entry: Values) -> Case:
    """A case that is written as `given`, `when` (a question or an action) and `then`; see `tests.conformance.parlour`.

    Its kind is the question's name, or "do " and the action's.
    """
    when = dict(entry["when"])
    if ("ask" in when) == ("do" in when):
        raise Unfit(f"{entry.get('id', '?')} must either ask or do")
    kind = str(when.pop("ask")) if "ask" in when else DO + str(when.pop("do"))
    out = dict(entry.get("then") or {})
    if not kind.startswith(DO) and out.get("verdict") in VERDICTS:
        del out["verdict"]
    options = {"options": entry["options"]} if entry.get("options") else {}
    return Case(
        id=str(entry.get("id", "?")),
        game=str(entry.get("game", "?")),
        kind=kind,
        rule=", ".join(entry.get("rule") or ("the rules",)),
        given={**options, **(entry.get("given") or {}), **when},
        out=out,
    )


def complaints(case: Case, games: Mapping[str, Mapping[str, Kind]]) -> Iterator[str]:
    """Yield a sentence for each fault of the engine's answer; nothing when the case passes."""
    kind = games.get(case.game, {}).get(case.kind)
    if kind is None:
        yield f"no way to ask {case.game} about {case.kind!r}"
        return
    strange = sorted(set(case.given) - kind.takes)
    if strange or not case.out:
        yield f"unknown input {', '.join(strange)}" if strange else "the case expects nothing"
        return
    try:
        answers = kind.ask(case.given)
    except Exception as error:  # one broken case must not hide the others
        yield f"expected {dict(case.out)}, but {type(error).__name__}: {error}"
        return
    for name, expected in case.out.items():
        came = answers.get(name, ABSENT)
        if came is ABSENT:
            yield f"{name}: expected {expected!r}, but the answer has only {dict(answers)}"
        elif not agrees(came, expected):
            yield f"{name}: expected {expected!r}, came {came!r}"


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in any order: equal to a case's string of the same tokens."""

    tokens: tuple[str, ...]

    def __repr__(self) -> str:
        return repr(" ".join(self.tokens))


@dataclass(frozen=True, slots=True)
class Plays:
    """Plays in any order, each of them cards in any order: equal to a case's list of strings."""

    plays: tuple[str, ...]

    def __repr__(self) -> str:
        return repr(list(self.plays))


@dataclass(frozen=True, slots=True)
class About:
    """A number that a case gives rounded: `share` of it, or `margin`, may be missing."""

    value: float
    share: float = 1e-4
    margin: float = 0.0


def _unordered(plays: Iterable[str]) -> list[list[str]]:
    return sorted(sorted(str(play).split()) for play in plays)


def agrees(came: object, expected: Any) -> bool:
    """True if an answer is what a case states. Of a mapping, the case may state a part; an empty one means none."""
    if isinstance(came, Cards):
        return isinstance(expected, str) and sorted(came.tokens) == sorted(expected.split())
    if isinstance(came, Plays):
        return isinstance(expected, list) and _unordered(came.plays) == _unordered(expected)
    if isinstance(came, About):
        return bool(abs(came.value - expected) <= max(came.share * abs(expected), came.margin))
    if isinstance(came, Mapping):
        if isinstance(expected, list):
            expected = dict(enumerate(expected))
        return (
            isinstance(expected, dict)
            and (bool(expected) or not came)
            and all(str(key) in came and agrees(came[str(key)], value) for key, value in expected.items())
        )
    if isinstance(came, tuple | list):
        return (
            isinstance(expected, list)
            and len(came) == len(expected)
            and all(agrees(one, other) for one, other in zip(came, expected, strict=True))
        )
    return type(came) is type(expected) and came == expected
