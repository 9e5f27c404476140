"""Screens that every game shows alike: a scene in, Components V2 out. Pure; nothing here knows a token, a channel or a
rule. What a game shows in its own way is in `bot/games`.
"""

from bot.screens.daily.boards import boards as daily_boards
from bot.screens.daily.boards import call as daily_call
from bot.screens.daily.boards import closing
from bot.screens.daily.boards import days as daily_days
from bot.screens.daily.sets import a_set, today
from bot.screens.daily.sets import fields_of as daily_fields
from bot.screens.daily.sets import hands as daily_hands
from bot.screens.daily.sets import help_ as daily_help
from bot.screens.daily.sets import home as daily_home
from bot.screens.daily.sets import line as daily_line
from bot.screens.daily.sets import proof as daily_proof
from bot.screens.memories.achievements import achievements
from bot.screens.memories.boards import board, history, own_misery, rank_card, unknown
from bot.screens.memories.season import MOST_CHAMPIONS, season, week
from bot.screens.memories.share import proof, record, share, share_picture, shared, shared_picture, verified_hands
from bot.screens.review.page import chart as review_chart
from bot.screens.review.page import help_ as review_help
from bot.screens.review.page import making as review_making
from bot.screens.review.page import nothing as review_nothing
from bot.screens.review.page import step as review_step
from bot.screens.review.page import summary as review_summary
from bot.screens.review.turning import turning_points
from bot.screens.settings.games import games
from bot.screens.settings.own import call, letter, more, settings
from bot.screens.settings.privacy import deleting, forgotten, own_data, privacy
from bot.screens.settings.rules import books, page, tournament_rules, why
from bot.screens.settings.server import server
from bot.screens.table.channel import (
    introduction,
    invitation,
    open_tables,
    own_tables,
    roll,
    sign,
    sign_entry,
    signpost,
    table_call,
)
from bot.screens.table.gate import ended, ending, folded, gate
from bot.screens.table.house_rules import house_form, house_menu, house_rules_to_read
from bot.screens.table.illustration import as_text
from bot.screens.tournament.answers import help_ as tournament_help
from bot.screens.tournament.answers import standings as tournament_standings
from bot.screens.tournament.answers import where as tournament_where
from bot.screens.tournament.end import tournament_course, tournament_over, tournaments
from bot.screens.tournament.form import tournament_form
from bot.screens.tournament.page import tournament
from bot.screens.tournament.pairs import lapsed_invitation, partner_invitation, partner_question
from bot.screens.tournament.podium import podium_picture
from bot.screens.tournament.referee import referee_lapses, referee_page, referee_table, replace_form, strike_form
from bot.screens.tournament.referee_means import referee_means
from bot.screens.tournament.remarks import tournament_remark
from bot.screens.tournament.settings import tournament_settings
from bot.screens.tournament.table import tournament_call, tournament_reminder, tournament_signpost

__all__ = [
    "MOST_CHAMPIONS",
    "a_set",
    "achievements",
    "as_text",
    "board",
    "books",
    "call",
    "closing",
    "daily_boards",
    "daily_call",
    "daily_days",
    "daily_fields",
    "daily_hands",
    "daily_help",
    "daily_home",
    "daily_line",
    "daily_proof",
    "deleting",
    "ended",
    "ending",
    "folded",
    "forgotten",
    "games",
    "gate",
    "history",
    "house_form",
    "house_menu",
    "house_rules_to_read",
    "introduction",
    "invitation",
    "lapsed_invitation",
    "letter",
    "more",
    "open_tables",
    "own_data",
    "own_misery",
    "own_tables",
    "page",
    "partner_invitation",
    "partner_question",
    "podium_picture",
    "privacy",
    "proof",
    "rank_card",
    "record",
    "referee_lapses",
    "referee_means",
    "referee_page",
    "referee_table",
    "replace_form",
    "review_chart",
    "review_help",
    "review_making",
    "review_nothing",
    "review_step",
    "review_summary",
    "roll",
    "season",
    "server",
    "settings",
    "share",
    "share_picture",
    "shared",
    "shared_picture",
    "sign",
    "sign_entry",
    "signpost",
    "strike_form",
    "table_call",
    "today",
    "tournament",
    "tournament_call",
    "tournament_course",
    "tournament_form",
    "tournament_help",
    "tournament_over",
    "tournament_remark",
    "tournament_reminder",
    "tournament_rules",
    "tournament_settings",
    "tournament_signpost",
    "tournament_standings",
    "tournament_where",
    "tournaments",
    "turning_points",
    "unknown",
    "verified_hands",
    "week",
    "why",
]
