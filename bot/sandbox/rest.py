"""The REST API's machinery: finds the route, reads the body, counts against rate limits, answers, keeps the record."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.core import Core, Exchange
from bot.sandbox.faults import PAGE, CallFault, next_call
from bot.sandbox.limits import REQUEST_SIZE
from bot.sandbox.messages import Upload
from bot.sandbox.ratelimits import GLOBAL, Buckets, Rule, TooMany
from bot.sandbox.refusals import Problem, Refusal
from bot.sandbox.world import JSON


@dataclass(frozen=True)
class Call:
    """One request: the values of the route's parameters, the query, the decoded body, its uploads by number."""

    params: Mapping[str, str]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: Mapping[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """A parameter that is a snowflake; raises 50035 when it is none."""
        value = self.params[name]
        if not value.isdigit():
            raise Refusal(50035, [Problem((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')])
        return int(value)

    @property
    def fields(self) -> JSON:
        """The body as an object; raises 50035 when it is something else. No body is an empty object."""
        if self.body is not None and not isinstance(self.body, dict):
            raise Refusal(50035, [Problem((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")])
        return self.body or {}


Handler = Callable[[Core, Call], JSON | list[JSON] | None]


@dataclass(frozen=True)
class Route:
    """One operation. `open` ones need no bot token (theirs is in the path); `status` is that of success with a body."""

    method: str
    template: str
    handler: Handler
    open: bool = False
    status: int = 200
    rule: Rule | None = None

    def match(self, method: str, path: str) -> dict[str, str] | None:
        """The parameters when this route is meant, else None."""
        if method != self.method:
            return None
        found = re.fullmatch(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.template), path)
        return found.groupdict() if found else None


@dataclass
class Reply:
    """The reply to a call: an answer of None is sent without a body, and a text as a page."""

    status: int
    answer: Any = None
    headers: dict[str, str] = field(default_factory=dict)


class Api:
    """Serves a list of routes below a prefix."""

    def __init__(self, core: Core, routes: list[Route], prefix: str) -> None:
        self.core = core
        self.routes = routes
        self.prefix = prefix
        self.buckets = Buckets()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request and record it."""
        path = request.path.removeprefix(self.prefix)
        matches = ((route, route.match(request.method, path)) for route in self.routes)
        route, params = next(((route, params) for route, params in matches if params is not None), (None, {}))
        call = Call(params, dict(request.query))
        template = route.template if route else path
        fault = CallFault()
        try:
            body, uploads = await read(request)
            call = Call(params, call.query, body, uploads)
            fault = next_call(self.core.faults, request.method, template) or CallFault()
            await asyncio.sleep(fault.delay)
            if fault.lost == "request":
                return cut(request)
            reply = refused(fault) or self._reply(request, route, call)
        except Refusal as refusal:
            reply = Reply(refusal.status, refusal.body())
            if refusal.retry_after is not None:
                reply.headers = limited_headers(refusal.retry_after, "user")
        if not (fault.page and fault.status == HTTPStatus.OK):  # then the call has never reached Discord
            self._record(request, template, path, call, reply)
        await asyncio.sleep(fault.echo)
        if fault.lost == "response":
            return cut(request)
        if reply.answer is None:
            return web.Response(status=reply.status, headers=reply.headers)
        if isinstance(reply.answer, str):
            return web.Response(text=reply.answer, content_type="text/html", status=reply.status, headers=reply.headers)
        # Exactly this content type: clients compare it as a whole.
        headers = {"Content-Type": "application/json"} | reply.headers
        return web.Response(body=json.dumps(reply.answer).encode(), status=reply.status, headers=headers)

    def _reply(self, request: web.Request, route: Route | None, call: Call) -> Reply:
        if not (route and route.open) and request.headers.get("Authorization") != f"Bot {self.core.token}":
            raise Refusal.plain(401)
        if route is None:
            raise Refusal.plain(404)
        headers: dict[str, str] = {}
        if self.core.rate_limits:
            try:
                if not route.open:
                    self.buckets.take(GLOBAL, {})
                if route.rule is not None:
                    headers = self.buckets.take(route.rule, call.params)
            except TooMany as many:
                everywhere = many.rule is GLOBAL
                body = {
                    "message": "You are being rate limited.",
                    "code": 0,
                    "retry_after": many.retry_after,
                    "global": everywhere,
                }
                return Reply(429, body, limited_headers(many.retry_after, "global" if everywhere else "user"))
        answer = route.handler(self.core, call)
        return Reply(204 if answer is None else route.status, answer, headers)

    def _record(self, request: web.Request, template: str, path: str, call: Call, reply: Reply) -> None:
        token = call.params.get("interaction_token") or call.params.get("webhook_token")
        interaction = self.core.tokens.get(token or "")
        self.core.keep(
            Exchange(
                request.method,
                template,
                path,
                dict(call.query),
                call.body,
                tuple(upload.name for upload in call.uploads.values()),
                reply.status,
                None if isinstance(reply.answer, str) else reply.answer,
                interaction.user.id if interaction else None,
                self.core.now(),
            )
        )


def cut(request: web.Request) -> web.Response:
    """Break the connection of a request off. The response that is returned arrives nowhere."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


def refused(fault: CallFault) -> Reply | None:
    """The reply to a call that is to be refused; None where it is not."""
    if fault.status is None:
        return None
    if fault.page:
        return Reply(fault.status, PAGE, {} if fault.retry_after is None else {"Retry-After": str(fault.retry_after)})
    headers = {} if fault.retry_after is None else limited_headers(fault.retry_after, "user")
    return Reply(fault.status, fault.body(), headers)


def limited_headers(retry_after: float, scope: str) -> dict[str, str]:
    """The headers of a 429. Clients take one without `Via` for a ban by Discord's proxy."""
    return {"Retry-After": str(retry_after), "X-RateLimit-Scope": scope, "Via": "1.1 sandbox"}


async def read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON body and the uploads of a request; raises 50109 or 40005."""
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return parsed(raw) if raw else None, {}
    body: Any = None
    uploads: dict[int, Upload] = {}
    size = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=False))
        size += len(data)
        if size > REQUEST_SIZE:
            raise Refusal(40005)
        if part.name == "payload_json":
            body = parsed(data)
        elif number := re.fullmatch(r"files\[(\d+)\]", part.name or ""):
            content_type = part.headers.get("Content-Type", "application/octet-stream")
            uploads[int(number[1])] = Upload(part.filename or "unknown", guessed(data, content_type), data)
    return body, uploads


def guessed(data: bytes, text: str) -> str:
    """The content type of a file: by its first bytes where they tell, as Discord does."""
    starts = {b"\x89PNG": "image/png", b"\xff\xd8\xff": "image/jpeg", b"GIF8": "image/gif", b"RIFF": "image/webp"}
    return next((kind for start, kind in starts.items() if data.startswith(start)), text)


def parsed(raw: bytes) -> Any:
    """JSON, or 50109."""
    try:
        return json.loads(raw)
    except ValueError:
        raise Refusal(50109) from None
