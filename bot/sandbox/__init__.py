"""A local Discord to develop and test a bot against: REST and gateway on 127.0.0.1, people, and a page to play at.

The bot runs in it unchanged but for two base addresses (`Sandbox.api`, `Sandbox.gateway`).
What Discord refuses, the sandbox refuses, with Discord's codes. It knows nothing of the bot.
"""

from bot.sandbox.commands import WrongInput
from bot.sandbox.core import Dispatch, Exchange
from bot.sandbox.interactions import Answer, Failed
from bot.sandbox.people import NotThere, Person
from bot.sandbox.reading import buttons_of, is_ephemeral, is_thinking, seen, selects_of, text_of
from bot.sandbox.server import Sandbox, serve
from bot.sandbox.world import JSON, Channel, Clock, Guild, Ping, User

__all__ = [
    "JSON",
    "Answer",
    "Channel",
    "Clock",
    "Dispatch",
    "Exchange",
    "Failed",
    "Guild",
    "NotThere",
    "Person",
    "Ping",
    "Sandbox",
    "User",
    "WrongInput",
    "buttons_of",
    "is_ephemeral",
    "is_thinking",
    "seen",
    "selects_of",
    "serve",
    "text_of",
]
