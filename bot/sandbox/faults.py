"""Bad luck on order: what Discord, or the way to it, does to the next calls and events of the bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeVar

from bot.sandbox.refusals import CODES
from bot.sandbox.world import JSON

#: The page with which the proxy before Discord shuts an address out, in place of JSON.
PAGE = "<!DOCTYPE html>\n<html><head><title>Access denied</title></head><body>{}</body></html>".format(
    "<p>Error 1015: You are being rate limited. The owner of this website has banned you temporarily.</p>\n" * 50
)
#: Seconds after which an event that was to come late comes although none overtook it.
LATEST = 0.2


@dataclass
class CallFault:
    """A fault that the next matching REST calls run into; None matches all. They are refused with `status` and `code`,
    with 429 for `retry_after` seconds, by the proxy before Discord with a `page`; or the connection breaks, before the
    call is heard or before its answer is. Without any of it they are only slow: they are heard after `delay`, and
    answered `echo` later, in real seconds.
    """

    times: int = 1
    method: str | None = None
    template: str | None = None
    status: int | None = None
    code: int = 0
    retry_after: float | None = None
    page: bool = False
    lost: Literal["request", "response"] | None = None
    delay: float = 0.0
    echo: float = 0.0

    def body(self) -> JSON:
        """The JSON of the refusal."""
        if self.retry_after is None:
            return {"message": CODES.get(self.code, (0, "Internal Server Error"))[1], "code": self.code}
        sentence = "You are being rate limited."
        return {"message": sentence, "code": self.code, "retry_after": self.retry_after, "global": False}


@dataclass
class EventFault:
    """The next gateway events of this name (None: of any) come twice, or after the one that follows."""

    how: Literal["twice", "late"]
    event: str | None = None
    times: int = 1


Fault = TypeVar("Fault", CallFault, EventFault)


def next_call(faults: list[CallFault], method: str, template: str) -> CallFault | None:
    """The first fault that was ordered for such a call, counted down."""
    for fault in faults:
        if fault.method in (None, method) and fault.template in (None, template):
            _count(faults, fault)
            return fault
    return None


def next_event(faults: list[EventFault], event: str) -> EventFault | None:
    """The first fault that was ordered for such an event, counted down."""
    for fault in faults:
        if fault.event in (None, event):
            _count(faults, fault)
            return fault
    return None


def _count(faults: list[Fault], fault: Fault) -> None:
    fault.times -= 1
    if fault.times <= 0:
        faults.remove(fault)
