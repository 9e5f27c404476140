"""Draws what somebody could expect over a round: PNG, 900×450 (`canvas`)."""

from collections.abc import Sequence

from bot.stats.canvas import GOLD, INK, LINE, RED, canvas, darken, draw_grid, png
from bot.stats.expectations import Expectation
from bot.ui.texts import say

HEIGHT = 3.0  # inches
MOST_LABELS = 12  # the labels below the chart: more would run into each other
HUNDRED = 100  # values are told as parts of it


def chart(found: Sequence[Expectation]) -> bytes:
    """The chart as PNG. Takes its time: for a thread."""
    figure = canvas(HEIGHT)
    axes = figure.subplots()
    values = [one.value for one in found]
    axes.plot(range(len(found)), values, color=LINE, marker="o", markersize=4)
    costly = [at for at, one in enumerate(found) if one.lost]
    tops = [values[at] + found[at].lost for at in costly]
    axes.vlines(costly, [values[at] for at in costly], tops, color=RED)
    axes.plot(costly, tops, linestyle="", color=GOLD, marker="^", markersize=6)
    axes.plot(costly, [values[at] for at in costly], linestyle="", color=RED, marker="v", markersize=6)
    axes.set_title(say("review-chart"), color=INK, fontsize=11)
    every = -(-len(found) // MOST_LABELS)
    axes.set_xticks(range(0, len(found), every), [str(one.number) for one in found[::every]])
    axes.set_ylim(-4, HUNDRED + 4)
    darken(axes)
    draw_grid(axes)
    return png(figure)
