"""The look that all charts share: PNG, 900 wide, dark, so that they read on both of Discord's themes.

No name is in a chart: the font has not the letters of all names.
"""

import io

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

DPI = 150  # letters that can still be read where a phone shows the chart a third as wide
WIDTH = 6.0  # inches
PAD = 0.07  # around the parts, in inches

BACK, GRID, INK = "#1e1f22", "#3a3c43", "#dbdee1"
LINE, GOLD, RED = "#a58be0", "#f0c75e", "#ef6b6b"


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
