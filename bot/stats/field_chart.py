"""Draws the fields of deals as bars, the best outcome first: PNG, 900 wide (`canvas`)."""

from collections.abc import Sequence

from matplotlib.axes import Axes

from bot.stats.canvas import GOLD, INK, LINE, canvas, darken, png
from bot.stats.fields import Bar, Field

BAR_HEIGHT, AROUND = 0.26, 0.55  # in inches: one bar, and what stands around the bars of a deal
ROOM = 1.45  # the width by the longest bar: behind it there is room for its words


def chart(fields: Sequence[Field]) -> bytes:
    """The chart as PNG, a part for each deal. Takes its time: for a thread."""
    heights = [AROUND + BAR_HEIGHT * len(one.bars) for one in fields]
    figure = canvas(sum(heights))
    parts = figure.subplots(len(fields), height_ratios=heights, squeeze=False)
    for axes, one in zip(parts[:, 0], fields, strict=True):
        _drawn(axes, one)
    return png(figure)


def _drawn(axes: Axes, field: Field) -> None:
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
