"""Draws the chart of a person's misery: PNG, 900×500 (`canvas`)."""

from math import ceil, floor

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from bot.stats.canvas import BACK, GOLD, INK, LINE, RED, canvas, darken, draw_grid, png
from bot.stats.history import History
from bot.ui.texts import say
from engine.misery import LN_10

HEIGHT = 10 / 3  # inches
LONG_REIGN = 3  # first places in a row, to be shaded
CROWDED = 120  # rounds, from which on signs are smaller
TICKS = 6  # the most ticks on each axis
MARGIN = 0.04  # the part of the height that is left free, so that no sign is cut

RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def chart(shown: History) -> bytes:
    """The chart as PNG. Takes its time: for a thread."""
    figure = canvas(HEIGHT)
    axes = figure.subplots()
    _frame(axes, shown)
    _course(axes, shown)
    if axes.get_legend_handles_labels()[0]:
        figure.legend(loc="outside lower center", ncols=3, facecolor=BACK, edgecolor=BACK, labelcolor=INK)
    return png(figure)


def _frame(axes: Axes, shown: History) -> None:
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


def _course(axes: Axes, shown: History) -> None:
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


def _powers(shown: History) -> list[float]:
    """Misery as powers of ten."""
    return [step.misery / LN_10 for step in shown.steps]


def _ten_to(power: int) -> str:
    """10³, but 1 and 10."""
    return f"10{str(power).translate(RAISED)}" if power not in (0, 1) else str(10**power)
