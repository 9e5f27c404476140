"""Recorded REST exchanges held against Discord's OpenAPI document, which lies beside the project if at all."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DOCUMENT = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"

_URI = "urn:discord"


class Recorded(Protocol):
    """What of an exchange is looked at: `body` and `response` are decoded JSON, None when there was none."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def body(self) -> Any: ...
    @property
    def status(self) -> int: ...
    @property
    def response(self) -> Any: ...


class Allowed(NamedTuple):
    """A difference that is right: an operation, a side, what is complained about, and why it is allowed."""

    operation: str
    side: str
    complaint: str
    reason: str


#: Where the document and the written documentation differ, the documentation wins.
ALLOWED: tuple[Allowed, ...] = ()


class Operation(NamedTuple):
    """One operation of the document, with the pointer to it."""

    name: str
    pointer: str
    content: dict[str, Any]


def available() -> bool:
    """Whether the document is there."""
    return DOCUMENT.is_file()


def problems(exchange: Recorded) -> list[str]:
    """What is wrong with the request's body and with the response, each as one sentence; empty when all is right."""
    operation = _operation(exchange.method, exchange.path)
    if operation is None:
        return [f"{exchange.method} {exchange.path} is no operation of the API"]
    found = []
    for side, value, pointer in (
        ("request", exchange.body, _request(operation)),
        ("response", exchange.response, _response(operation, exchange.status)),
    ):
        complaint = _complaint(value, pointer)
        if complaint and not _allowed(operation.name, side, complaint):
            found.append(f"{operation.name} {exchange.status}, {side}: {complaint}")
    return found


def object_problems(schema: str, value: Any) -> list[str]:
    """What is wrong with an object by the name of its schema, for what the gateway sends."""
    complaint = _complaint(value, f"{_URI}#/components/schemas/{schema}")
    return [f"{schema}: {complaint}"] if complaint else []


@cache
def _document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    return found


@cache
def _registry() -> Registry[Any]:
    resource = Resource.from_contents(_document(), default_specification=DRAFT202012)
    empty: Registry[Any] = Registry()
    return empty.with_resources([(_URI, resource)])


@cache
def _validator(pointer: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": pointer}, registry=_registry())


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """The document's paths as patterns, those with the fewest parameters first: `@original` before `{message_id}`."""
    paths = sorted(_document()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\\?\{\w+\\?\}", "[^/]+", re.escape(path))), path) for path in paths]


def _operation(method: str, path: str) -> Operation | None:
    for pattern, template in _patterns():
        operations = _document()["paths"][template]
        if pattern.fullmatch(path) and method.lower() in operations:
            content = operations[method.lower()]
            escaped = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
            return Operation(content["operationId"], f"{_URI}#/paths/{escaped}/{method.lower()}", content)
    return None


def _request(operation: Operation) -> str | None:
    content = operation.content.get("requestBody", {}).get("content", {})
    for kind in ("application/json", "multipart/form-data"):
        if kind in content:
            return f"{operation.pointer}/requestBody/content/{kind.replace('/', '~1')}/schema"
    return None


def _response(operation: Operation, status: int) -> str | None:
    """The pointer to the response's schema; None when there is to be no body."""
    responses = operation.content["responses"]
    key = next(key for key in (str(status), f"{status // 100}XX", None) if key in responses or key is None)
    if key is None:
        return f"{operation.pointer}/responses/{status}"
    if "$ref" in responses[key]:
        return f"{_URI}{responses[key]['$ref']}/content/application~1json/schema"
    if "content" not in responses[key]:
        return None
    return f"{operation.pointer}/responses/{key}/content/application~1json/schema"


def _complaint(value: Any, pointer: str | None) -> str | None:
    """The most telling error of a value, with the path to it."""
    if pointer is None:
        return None if value is None else "there should be no body"
    if re.search(r"/responses/\d+$", pointer):
        return "the document knows no such status"
    if value is None:
        return None if "/requestBody/" in pointer else "there should be a body"
    error = best_match(_validator(pointer).iter_errors(value))
    if error is None:
        return None
    where = "/".join(str(step) for step in error.absolute_path)
    return f"{where or '(all)'}: {error.message[:300]}"


def _allowed(operation: str, side: str, complaint: str) -> bool:
    return any(
        re.fullmatch(entry.operation, operation) and entry.side == side and re.search(entry.complaint, complaint)
        for entry in ALLOWED
    )
