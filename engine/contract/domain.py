"""The values that an option of a game may have, read from how its field is declared."""

from collections.abc import Iterable, Iterator
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic.fields import FieldInfo


def domain(option: FieldInfo) -> tuple[Any, ...]:
    """All values of an option that is a bool, a Literal, an int with bounds (`ge`, `le`, `multiple_of`), None, or a
    union of such. Raises TypeError for an option whose values cannot be listed.
    """
    return tuple(_values(option.annotation, option.metadata))


def _values(annotation: Any, bounds: Iterable[Any]) -> Iterator[Any]:
    if annotation is bool:
        yield from (False, True)
    elif annotation is int:
        yield from _numbers(bounds)
    elif annotation is NoneType:
        yield None
    elif get_origin(annotation) is Literal:
        yield from get_args(annotation)
    elif get_origin(annotation) is Annotated:
        plain, *said = get_args(annotation)
        yield from _values(plain, [one for part in said for one in getattr(part, "metadata", [part])])
    elif get_args(annotation):
        for part in get_args(annotation):
            yield from _values(part, bounds)
    else:
        raise TypeError(f"the values of {annotation} cannot be listed")


def _numbers(bounds: Iterable[Any]) -> range:
    """The numbers from `ge` to `le`, in steps of `multiple_of`."""
    said = {
        name: getattr(bound, name) for bound in bounds for name in ("ge", "le", "multiple_of") if hasattr(bound, name)
    }
    if not {"ge", "le"} <= said.keys():
        raise TypeError("a number needs ge and le, so that a form can offer its values")
    step = said.get("multiple_of", 1)
    return range(-(-said["ge"] // step) * step, said["le"] + 1, step)
