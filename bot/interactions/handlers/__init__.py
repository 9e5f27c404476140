"""What answers each press, by screen: "surface:verb" -> handler. What only one game draws, its presenter answers."""

from collections.abc import Awaitable, Callable
from functools import cache

import discord

from bot.games.shows import PRESENTERS, presenter_of
from bot.interactions.click import Click
from bot.interactions.handlers import (
    boards,
    hand,
    house_rules,
    lobby,
    presence,
    privacy,
    proof,
    rules,
    server,
    settings,
    share,
    story,
    table,
)
from bot.runtime.registry import TableRegistry
from bot.ui.custom_ids import Press

HANDLERS: dict[str, Callable[[Click], Awaitable[None]]] = {
    "l:join": lobby.join,
    "l:leave": lobby.leave,
    "l:bot": lobby.steward,
    "l:unbot": lobby.fewer_stewards,
    "l:fill": lobby.fill_and_begin,
    "l:go": lobby.begin,
    "l:last": lobby.as_last_time,
    "l:call": lobby.call,
    "l:rules": house_rules.show,
    "r:form": house_rules.form,
    "r:set": house_rules.submit,
    "r:preset": house_rules.preset,
    "r:game": house_rules.game,
    "l:how": rules.how_to_play,
    "l:again": presence.reconvene,
    "t:join": presence.join,
    "t:back": presence.back,
    "g:new": presence.newcomer,
    "g:take": presence.take,
    "g:leave": presence.turn_back,
    "h:leave": presence.ask,
    "h:now": presence.now,
    "h:after": presence.after,
    "h:stay": presence.stay,
    "t:leave": lobby.leave,
    "t:rematch": lobby.rematch,
    "t:ready": table.ready,
    "t:hand": table.hand,
    "t:open": proof.open_hands,
    "t:more": settings.more,
    "t:mine": settings.mine,
    "t:nudge": settings.nudge,
    "h:p": hand.play,
    "h:a": hand.answer,
    "h:b": hand.narrow,
    "h:q": rules.why,
    "h:r": hand.redraw,
    "x:p": hand.play,
}

FORMS = frozenset({"r:set"})  # what is sent by a form, and nothing else

# What needs no table, and so works for ever.
TABLELESS: dict[str, Callable[[TableRegistry, discord.Interaction, Press], Awaitable[None]]] = {
    "s:set": settings.change,
    "p:mine": privacy.mine,
    "p:ask": privacy.ask,
    "p:not": privacy.keep,
    "p:sure": privacy.delete,
    "b:back": rules.turn,
    "b:next": rules.turn,
    "b:pick": rules.pick,
    "v:channels": server.channels,
    "v:paces": server.paces,
    "v:starters": server.starters,
    "v:starter_role": server.starter_role,
    "v:narration": server.narration,
    "v:call_role": server.call_role,
    "v:threads": server.threads,
    "v:stewards": server.stewards,
    "m:page": boards.turn,
    "m:show": boards.show,
    "m:share": boards.share,
    "m:rank": boards.share_rank,
    "c:show": story.show,
    **dict.fromkeys(("c:first", "c:back", "c:on", "c:last", "c:trick-back", "c:trick-on"), story.turn),
    "c:record": story.record,
    "c:line": share.line,
    "c:post": share.post,
}


def handler_of(press: Press, game: str) -> Callable[[Click], Awaitable[None]] | None:
    """What answers a press at a table of that game; None where nothing does."""
    return HANDLERS.get(press.kind) or presenter_of(game).handlers.get(press.kind)


@cache
def kinds() -> frozenset[str]:
    """All that can be pressed anywhere."""
    return frozenset((*HANDLERS, *TABLELESS, *(kind for shown in PRESENTERS.values() for kind in shown.handlers)))
