"""What all charts have in common."""

from __future__ import annotations

import math
from html import escape

# Where pages are dark, so are the charts.
STYLE = """<style>
  .card { fill: #ffffff; stroke: #d8dbe0 } text, .ink { fill: #1a1a1e } .line { stroke: #1a1a1e; fill: none }
  .grid { stroke: #e6e8ec } .ours { fill: #e8590c } .second { fill: #f6ad7b } .other { fill: #9aa0ab }
  .depthwise { fill: #1c7ed6 }
  @media (prefers-color-scheme: dark) {
    .card { fill: #16181d; stroke: #33373f } text, .ink { fill: #e4e6ea } .line { stroke: #e4e6ea }
    .grid { stroke: #2c3038 } .second { fill: #9c5220 } .other { fill: #737a87 } .depthwise { fill: #4dabf7 }
  }
</style>"""


def text(x: float, y: float, words: str, anchor: str = "start", size: int = 14, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"{more}>{escape(words)}</text>'


def opening(width: int, height: int, title: str) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="Helvetica, Arial, sans-serif" font-size="14" role="img" aria-label="{escape(title)}">',
        STYLE,
        f'<rect class="card" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>',
        text(20, 28, title, more=' font-weight="bold"'),
    ]


def ticks(largest: float) -> list[float]:
    """Round numbers from zero on, about six of them."""
    step = 10 ** math.floor(math.log10(largest / 3))
    step *= next(factor for factor in (1, 2, 5, 10) if largest / (factor * step) <= 7)
    return [index * step for index in range(int(largest / step) + 1)]
