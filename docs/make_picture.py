"""Draws docs/play.svg, the picture in the README: the beginning of a real game in a terminal.

Run it with `.venv/bin/python docs/make_picture.py` when what `snapcount play` prints has changed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape

ANSWERS = "1\n" * 12
FIRST, LAST = "First down on your 25: run a play", "Score: you"
COLUMNS, LINE_HEIGHT, CHARACTER = 100, 19, 8.4
PICTURE = Path(__file__).with_name("play.svg")


def screen() -> list[str]:
    """The lines of one down, from the question whether to run a play to the next down."""
    play = [sys.executable, "-m", "snapcount", "play", "--seed", "3"]
    shown = subprocess.run(play, input=ANSWERS, capture_output=True, text=True, check=True).stdout
    lines = shown.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith(FIRST))
    last = next(i for i, line in enumerate(lines) if i > first and line.startswith(LAST))
    return ["$ python3 dev.py play", "", *lines[first:last]]


def colour(line: str) -> str:
    if line.startswith((">", "$")):
        return "#7ee787"
    if line.startswith("  "):
        return "#79c0ff"
    return "#e6edf3"


def draw(lines: list[str]) -> str:
    width, height = round(COLUMNS * CHARACTER) + 40, len(lines) * LINE_HEIGHT + 40
    rows = [
        f'<text x="20" y="{34 + i * LINE_HEIGHT}" fill="{colour(line)}" xml:space="preserve">'
        f"{escape(line)}</text>"
        for i, line in enumerate(lines)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            "<title>A down of Snapcount in a terminal</title>",
            f'<rect width="{width}" height="{height}" rx="10" fill="#0d1117"/>',
            '<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">',
            *rows,
            "</g>",
            "</svg>",
            "",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(draw(screen()), encoding="utf-8")
