"""What answers each press, by screen: "surface:verb" -> handler."""

from collections.abc import Awaitable, Callable

import discord

from bot.click import Click
from bot.handlers import boards, court, hand, house_rules, lobby, proof, rules
from bot.ids import Press
from bot.tables import Court

HANDLERS: dict[str, Callable[[Click], Awaitable[None]]] = {
    "l:join": lobby.join,
    "l:leave": lobby.leave,
    "l:bot": lobby.steward,
    "l:unbot": lobby.fewer_stewards,
    "l:fill": lobby.fill_and_begin,
    "l:go": lobby.begin,
    "l:last": lobby.as_last_time,
    "l:rules": house_rules.show,
    "r:form": house_rules.form,
    "r:set": house_rules.submit,
    "r:preset": house_rules.preset,
    "l:how": rules.how_to_play,
    "t:join": lobby.join,
    "t:leave": lobby.leave,
    "t:ready": court.ready,
    "t:hand": court.hand,
    "t:pass": court.pass_,
    "t:open": proof.open_hands,
    "h:p": hand.play,
    "h:q": rules.why,
    "h:c": hand.confirm,
    "h:o": hand.order,
    "h:f": hand.chosen,
    "h:r": hand.redraw,
    "h:w": hand.wild,
    "x:p": hand.play,
    "x:g": hand.give,
}

# What needs no table, and so works for ever.
TABLELESS: dict[str, Callable[[Court, discord.Interaction, Press], Awaitable[None]]] = {
    "b:back": rules.turn,
    "b:next": rules.turn,
    "b:pick": rules.pick,
    "m:page": boards.turn,
    "m:share": boards.share,
}
