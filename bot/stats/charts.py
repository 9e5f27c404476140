"""Draws charts of a person's misery, of the fields of deals, and of what somebody could expect over a round: PNG, 900
wide, dark, so that they read on both of Discord's themes.

No name is in a chart: the font has not the letters of all names.
"""

import io
from collections.abc import Sequence
from math import ceil, floor

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator

from bot.stats.values import Bar, DealField, Expectation, MiseryHistory
from bot.ui.texts import say
from engine.misery import LN_10

DPI = 150  # letters that can still be read where a phone shows the chart a third as wide
WIDTH = 6.0  # inches
PAD = 0.07  # around the parts, in inches

BACK, GRID, INK = "#1e1f22", "#3a3c43", "#dbdee1"
LINE, GOLD, RED = "#a58be0", "#f0c75e", "#ef6b6b"
HISTORY_HEIGHT = 10 / 3  # inches
LONG_REIGN = 3  # first places in a row, to be shaded
CROWDED = 120  # rounds, from which on signs are smaller
TICKS = 6  # the most ticks on each axis
MARGIN = 0.04  # the part of the height that is left free, so that no sign is cut
RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
BAR_HEIGHT, AROUND = 0.26, 0.55  # the height of a bar, and of what stands around the bars of a deal, in inches
ROOM = 1.45  # the width by the longest bar: behind it there is room for its words
EXPECTATIONS_HEIGHT = 3.0  # inches
MOST_LABELS = 12  # the labels below the chart: more would run into each other
HUNDRED = 100  # values are told as parts of it


def canvas(height: float) -> Figure:
    """An empty chart of that height, in inches."""
    figure = Figure((WIDTH, height), DPI, facecolor=BACK, layout=ConstrainedLayoutEngine(h_pad=PAD, w_pad=PAD))
    FigureCanvasAgg(figure)
    return figure


def darken(axes: Axes) -> None:
    """Gives axes the colours of a chart."""
    axes.set_facecolor(BACK)
    axes.tick_params(colors=INK)
    for spine in axes.spines.values():
        spine.set_color(GRID)


def draw_grid(axes: Axes) -> None:
    """Draws a grid behind everything else."""
    axes.set_axisbelow(True)
    axes.grid(color=GRID)


def png(figure: Figure) -> bytes:
    """The chart as a file."""
    file = io.BytesIO()
    figure.savefig(file, format="png")
    return file.getvalue()


def draw_history(shown: MiseryHistory) -> bytes:
    """The chart as PNG. Takes its time: for a thread."""
    figure = canvas(HISTORY_HEIGHT)
    axes = figure.subplots()
    _frame(axes, shown)
    _course(axes, shown)
    if axes.get_legend_handles_labels()[0]:
        figure.legend(loc="outside lower center", ncols=3, facecolor=BACK, edgecolor=BACK, labelcolor=INK)
    return png(figure)


def _frame(axes: Axes, shown: MiseryHistory) -> None:
    """Draw title, axes and grid. Misery is drawn as its power of ten on a linear axis: itself it may be no float."""
    powers = _powers(shown)
    low = floor(min(powers))
    high = max(ceil(max(powers)), low + 1)
    margin = MARGIN * (high - low)
    axes.set_title(say("history-chart", rounds=len(powers)), color=INK, fontsize=12)
    axes.set_xlabel(say("history-across"), color=INK)
    axes.set_ylabel(say("history-up"), color=INK)
    axes.set_xlim(0.5, len(powers) + 0.5)
    axes.set_ylim(low - margin, high + margin)
    axes.xaxis.set_major_locator(MaxNLocator(TICKS, integer=True, min_n_ticks=1))
    axes.yaxis.set_major_locator(MaxNLocator(TICKS, integer=True, min_n_ticks=1))
    axes.yaxis.set_major_formatter(lambda power, _: _ten_to(round(power)))
    darken(axes)
    draw_grid(axes)


def _course(axes: Axes, shown: MiseryHistory) -> None:
    """The line, a sign on every first and last place, long reigns shaded."""
    powers = _powers(shown)
    size = 6 if len(powers) < CROWDED else 3.5
    axes.plot(range(1, len(powers) + 1), powers, color=LINE, marker="o", markersize=size / 2)
    for places, colour, marker, key in (
        (shown.firsts, GOLD, "^", "history-first"),
        (shown.lasts, RED, "v", "history-last"),
    ):
        if places:  # the legend names what is there
            signs = [at + 1 for at in places], [powers[at] for at in places]
            axes.plot(*signs, linestyle="", color=colour, marker=marker, markersize=size, label=say(key))
    for number, reign in enumerate(reign for reign in shown.reigns if len(reign) >= LONG_REIGN):
        label = say("history-reign", rounds=LONG_REIGN) if number == 0 else None  # one line of the legend for all
        axes.axvspan(reign.start + 0.5, reign.stop + 0.5, color=GOLD, alpha=0.18, linewidth=0, label=label)


def _powers(shown: MiseryHistory) -> list[float]:
    """Misery as powers of ten."""
    return [step.misery / LN_10 for step in shown.steps]


def _ten_to(power: int) -> str:
    """10³, but 1 and 10."""
    return f"10{str(power).translate(RAISED)}" if power not in (0, 1) else str(10**power)


def draw_fields(fields: Sequence[DealField]) -> bytes:
    """The chart as PNG, a part for each deal. Takes its time: for a thread."""
    heights = [AROUND + BAR_HEIGHT * len(one.bars) for one in fields]
    figure = canvas(sum(heights))
    parts = figure.subplots(len(fields), height_ratios=heights, squeeze=False)
    for axes, one in zip(parts[:, 0], fields, strict=True):
        _draw_bars(axes, one)
    return png(figure)


def _draw_bars(axes: Axes, field: DealField) -> None:
    rows = range(len(field.bars))
    colours = [GOLD if one.own else LINE for one in field.bars]
    axes.barh(rows, [one.people for one in field.bars], color=colours, height=0.7)
    for at, one in zip(rows, field.bars, strict=True):
        axes.text(one.people, at, f" {behind(one)}", color=INK, va="center", fontsize=9)
    axes.set_title(field.title, color=INK, fontsize=11)
    axes.set_yticks(rows, [one.label for one in field.bars])
    axes.invert_yaxis()
    axes.set_xlim(0, ROOM * max(one.people for one in field.bars))
    axes.set_xticks([])
    axes.tick_params(length=0)
    darken(axes)
    for spine in axes.spines.values():
        spine.set_visible(False)  # what is written behind a bar would run across the frame


def behind(bar: Bar) -> str:
    """The words behind a bar: how many people it counts, and the names of those that are named."""
    return " · ".join((str(bar.people), *bar.whose))


def draw_expectations(found: Sequence[Expectation]) -> bytes:
    """The chart as PNG. Takes its time: for a thread."""
    figure = canvas(EXPECTATIONS_HEIGHT)
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
