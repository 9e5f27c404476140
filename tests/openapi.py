"""Traffic held against Discord's OpenAPI document in `discord/`, which `tests.tools.discord_document` renews."""

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from jsonschema_rs import Draft202012, Draft202012Validator, Registry, ValidationError

from bot.sandbox import Dispatch, Exchange

DOCUMENT = Path(__file__).with_name("discord") / "openapi.json"
BROKEN = 500  # from this status on
CHANNELS = {1: "PrivateChannelResponse", 3: "PrivateGroupChannelResponse"} | dict.fromkeys(
    (10, 11, 12), "ThreadResponse"
)  # by type
SHUT_OUT = (403, 429)

_URI = "urn:discord"


class Relaxed(NamedTuple):
    """A schema of the document that is held to less: on which side, to what, and why."""

    schema: str
    side: str
    instead: dict[str, Any]
    reason: str


#: Where the document and the written documentation differ, the documentation wins.
RELAXED = (
    Relaxed(
        "SnowflakeType",
        "request",
        {"type": ["string", "integer"]},
        "the documentation's own examples send ids as numbers (an attachment's `id` is 0), and so do libraries",
    ),
    Relaxed(
        "InnerErrors",
        "response",
        {"type": "object", "required": ["_errors"]},
        "the documentation's error examples have words for codes here (BASE_TYPE_REQUIRED), the document numbers",
    ),
)


class Operation(NamedTuple):
    """One operation of the document; `pointer` leads to it."""

    name: str
    pointer: str
    content: dict[str, Any]


def traffic_problems(traffic: Iterable[Exchange | Dispatch]) -> list[str]:
    """The problems of all that was said between a bot and the sandbox, by REST and by the gateway."""
    return [
        problem
        for entry in traffic
        for problem in (problems(entry) if isinstance(entry, Exchange) else event_problems(entry.event, entry.data))
    ]


def event_problems(event: str, data: dict[str, Any]) -> list[str]:
    """The problems of the objects that an event of the gateway brings. The document knows them, not the events."""
    if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
        return object_problems("MessageResponse", data)
    if event != "INTERACTION_CREATE":
        return []
    channel = CHANNELS.get(data["channel"]["type"], "GuildChannelResponse")
    schemas = {"member": "GuildMemberResponse", "message": "MessageResponse", "channel": channel}
    return [problem for key, schema in schemas.items() if key in data for problem in object_problems(schema, data[key])]


def problems(exchange: Exchange) -> list[str]:
    """The problems of the request's body and of the response, each as one sentence; empty when all is right."""
    operation = _operation(exchange.method, exchange.path)
    if operation is None:
        return [f"{exchange.method} {exchange.path} is no operation of the API"]
    found = []
    sides = [("request", exchange.body, _request(operation))]
    page = exchange.status in SHUT_OUT and exchange.response is None  # by the proxy before Discord
    if exchange.status < BROKEN and not page:  # of Discord's own breakdowns the document says nothing
        sides.append(("response", exchange.response, _response(operation, exchange.status)))
    for side, value, pointer in sides:
        complaint = _complaint(value, pointer, side)
        if complaint:
            found.append(f"{operation.name} {exchange.status}, {side}: {complaint}")
    return found


def object_problems(schema: str, value: Any, side: str = "response") -> list[str]:
    """The problems of an object that the gateway sends, or a request, by the name of its schema."""
    complaint = _complaint(value, f"{_URI}#/components/schemas/{schema}", side)
    return [f"{schema}: {complaint}"] if complaint else []


def constants(schema: str) -> set[Any]:
    """The values that an enumeration has, by the name of its schema."""
    return {one["const"] for one in _document()["components"]["schemas"][schema]["oneOf"]}


@cache
def _document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    return found


@cache
def _registry(side: str) -> Registry:
    document = _document()
    schemas = document["components"]["schemas"] | {one.schema: one.instead for one in RELAXED if one.side == side}
    held = document | {"components": document["components"] | {"schemas": schemas}}
    return Registry([(_URI, held)], draft=Draft202012)


@cache
def _validator(pointer: str, side: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": pointer}, registry=_registry(side))


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


def _complaint(value: Any, pointer: str | None, side: str) -> str | None:
    """The most telling error of a value, with the path to it."""
    if pointer is None:
        return None if value is None else "there should be no body"
    if re.search(r"/responses/\d+$", pointer):
        return "the document knows no such status"
    if value is None:
        return None if side == "request" else "there should be a body"
    error = next(_validator(pointer, side).iter_errors(value), None)
    if error is None:
        return None
    error = _telling(error)
    where = "/".join(str(step) for step in error.instance_path)
    return f"{where or '(all)'}: {error.message[:300]}"


def _telling(error: ValidationError) -> ValidationError:
    """The error, where one is in a union that of the branch that was meant: where `type` is right, with the fewest
    errors.
    """
    while branches := [branch for branch in getattr(error.kind, "context", ()) if branch]:
        depth = len(error.instance_path)

        def astray(branch: list[ValidationError], depth: int = depth) -> tuple[bool, int]:
            return any(one.instance_path[depth:] == ["type"] for one in branch), len(branch)

        error = min(branches, key=astray)[0]
    return error
