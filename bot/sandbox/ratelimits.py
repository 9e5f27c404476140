"""Rate limits as Discord tells them in headers. They run on the real clock, because clients wait in real time."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """A limit of `limit` requests in `seconds` seconds, for each value of the path parameters `keys`."""

    name: str
    limit: int
    seconds: float
    keys: tuple[str, ...]


#: Community measurements: Discord documents headers only.
CREATE_MESSAGE = Rule("create-message", 5, 5.0, ("channel_id",))
EDIT_MESSAGE = Rule("edit-message", 5, 5.0, ("channel_id",))
DELETE_MESSAGE = Rule("delete-message", 5, 1.0, ("channel_id",))
WEBHOOK = Rule("webhook", 5, 2.0, ("webhook_token",))
#: All requests of a bot together; interaction endpoints are exempt.
GLOBAL = Rule("global", 50, 1.0, ())


class TooMany(Exception):
    """The bucket is empty. `retry_after` in seconds."""

    def __init__(self, rule: Rule, retry_after: float) -> None:
        self.rule = rule
        self.retry_after = retry_after
        super().__init__(rule.name)


class Buckets:
    """Counts requests in fixed windows that begin with their first request."""

    def __init__(self) -> None:
        self._windows: dict[tuple[str, ...], tuple[float, int]] = {}

    def take(self, rule: Rule, params: Mapping[str, str]) -> dict[str, str]:
        """Count one request; the headers that tell what is left. Raises TooMany when nothing is."""
        now = time.monotonic()
        key = (rule.name, *(params[name] for name in rule.keys))
        start, used = self._windows.get(key, (now, 0))
        if now - start >= rule.seconds:
            start, used = now, 0
        left = start + rule.seconds - now
        if used >= rule.limit:
            raise TooMany(rule, round(left, 3))
        self._windows[key] = (start, used + 1)
        return {
            "X-RateLimit-Bucket": rule.name,
            "X-RateLimit-Limit": str(rule.limit),
            "X-RateLimit-Remaining": str(rule.limit - used - 1),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
        }
