"""What answers each press, by screen: "surface:verb" -> handler."""

from collections.abc import Awaitable, Callable

import discord

from bot.click import Click
from bot.handlers import boards, court, decrees, hand, house_rules, lobby, presence, privacy, proof, rules, wishes
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
    "t:ready": court.ready,
    "t:deal": decrees.deal,
    "t:decree": decrees.show,
    "h:decree": decrees.show,
    "d:what": decrees.articles,
    "d:deals": decrees.dealer,
    "d:called": decrees.address,
    "d:say": decrees.proclaim,
    "d:not": decrees.as_before,
    "t:hand": court.hand,
    "t:pass": court.pass_,
    "t:open": proof.open_hands,
    "t:more": wishes.more,
    "t:mine": wishes.mine,
    "t:nudge": wishes.nudge,
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
    "s:set": wishes.change,
    "p:mine": privacy.mine,
    "p:ask": privacy.ask,
    "p:not": privacy.keep,
    "p:sure": privacy.delete,
    "b:back": rules.turn,
    "b:next": rules.turn,
    "b:pick": rules.pick,
    "m:page": boards.turn,
    "m:share": boards.share,
}
