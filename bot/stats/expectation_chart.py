"""Draws what somebody could expect over a round: PNG, 900×450, dark, as the chart of misery is."""

import io
from collections.abc import Sequence

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from bot.stats.charts import BACK, DPI, GOLD, GRID, INK, LINE, PAD, RED
from bot.stats.expectations import Expectation
from bot.ui.texts import say

INCHES = (6, 3)
MOST_LABELS = 12  # below the chart: more would run into each other
HUNDRED = 100  # values are told as parts of it


def chart(found: Sequence[Expectation]) -> bytes:
    """The chart as PNG. Takes its time: for a thread."""
    figure = Figure(INCHES, DPI, facecolor=BACK, layout=ConstrainedLayoutEngine(h_pad=PAD, w_pad=PAD))
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    values = [HUNDRED * one.value for one in found]
    axes.plot(range(len(found)), values, color=LINE, marker="o", markersize=4)
    costly = [at for at, one in enumerate(found) if one.lost]
    tops = [values[at] + HUNDRED * found[at].lost for at in costly]
    axes.vlines(costly, [values[at] for at in costly], tops, color=RED)
    axes.plot(costly, tops, linestyle="", color=GOLD, marker="^", markersize=6)
    axes.plot(costly, [values[at] for at in costly], linestyle="", color=RED, marker="v", markersize=6)
    axes.set_title(say("review-chart"), color=INK, fontsize=11)
    every = -(-len(found) // MOST_LABELS)
    axes.set_xticks(range(0, len(found), every), [str(one.number) for one in found[::every]])
    axes.set_ylim(-4, HUNDRED + 4)
    axes.set_facecolor(BACK)
    axes.set_axisbelow(True)
    axes.grid(color=GRID)
    axes.tick_params(colors=INK)
    for spine in axes.spines.values():
        spine.set_color(GRID)
    file = io.BytesIO()
    figure.savefig(file, format="png")
    return file.getvalue()
