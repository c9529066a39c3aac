"""The plots: each takes figures and returns an SVG picture as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from snapcount.sim.chances import Rate
from snapcount.sim.report.svg import (
    Axis,
    circle,
    drawing,
    element,
    line,
    path,
    rect,
    text,
)

WIDTH: Final = 720.0
LEFT: Final = 52.0
RIGHT: Final = 20.0
SLANTED: Final = 84.0  # what the last slanted name needs beyond its column


def histogram(
    counts: Sequence[int],
    label: str,
    unit: str,
    first: int = 0,
    step: int = 1,
    split: int | None = None,
) -> str:
    """Bars for how often each value comes; `first` is the value of the first count.

    Values are put together `step` by step. Below `split` the bars have the other colour.
    """
    total = max(sum(counts), 1)
    bins: dict[int, int] = {}
    for place, count in enumerate(counts):
        if count:
            value = (first + place) // step * step
            bins[value] = bins.get(value, 0) + count
    if not bins:
        return empty(label)
    low, high = min(bins), max(bins) + step
    height, top, bottom = 230.0, 16.0, 190.0
    x = Axis(low, high, LEFT, WIDTH - RIGHT)
    most = max(bins.values())
    y = Axis(0, most, bottom, top)
    parts = [line(LEFT, bottom, WIDTH - RIGHT, bottom, "axis")]
    for share in _ticks(most / total, 4):
        parts.append(line(LEFT, y(share * total), WIDTH - RIGHT, y(share * total), "grid"))
        parts.append(text(LEFT - 6, y(share * total) + 4, f"{share:.0%}", text_anchor="end"))
    for value, count in sorted(bins.items()):
        side = "bar" if split is None or value >= split else "bar other"
        span = f"{value}" if step == 1 else f"{value} to {value + step - 1}"
        tip = f"{span} {unit}: {count:,} games, {count / total:.1%}"
        width = max(x(value + step) - x(value) - 1.5, 1.0)
        parts.append(rect(x(value) + 0.75, y(count), width, bottom - y(count), side, tip, rx=1.5))
    for tick in _round_ticks(low, high, 9):
        parts.append(text(x(tick), bottom + 18, f"{tick:g}", text_anchor="middle"))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, height - 4, unit, text_anchor="middle"))
    return drawing(WIDTH, height, parts, label)


class Line(NamedTuple):
    """A line of a plot: values with their intervals, by place on the x axis."""

    name: str
    points: list[tuple[float, Rate]]


def lines(rows: Sequence[Line], label: str, unit: str, high: float) -> str:
    """Shares over time, each with a band for its interval."""
    rows = [row for row in rows if row.points]
    if not rows:
        return empty(label)
    height, top, bottom = 290.0, 16.0, 240.0
    right = WIDTH - 130
    x, y = Axis(0, high, LEFT, right), Axis(0, 1, bottom, top)
    parts = [line(LEFT, bottom, right, bottom, "axis")]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(line(LEFT, y(share), right, y(share), "grid"))
        parts.append(text(LEFT - 6, y(share) + 4, f"{share:.0%}", text_anchor="end"))
    parts.append(line(x(high / 2), top, x(high / 2), bottom, "grid strong"))
    for value in _round_ticks(0, high, 7):
        parts.append(text(x(value), bottom + 18, f"{value:g}", text_anchor="middle"))
    parts.append(text((LEFT + right) / 2, height - 10, unit, text_anchor="middle"))
    taken: list[float] = []
    for place, row in enumerate(rows):
        upper = [(x(at), y(rate.high)) for at, rate in row.points]
        lower = [(x(at), y(rate.low)) for at, rate in row.points]
        parts.append(path(upper + lower[::-1], f"band s{place % 5}", closed=True))
    for place, row in enumerate(rows):
        parts.append(path([(x(at), y(rate.rate)) for at, rate in row.points], f"line s{place % 5}"))
        rate = row.points[-1][1]
        spot = y(rate.rate) + 4
        while any(abs(spot - other) < 15 for other in taken):
            spot += 5
        taken.append(spot)
        parts.append(text(right + 10, spot, row.name, f"label s{place % 5}"))
    return drawing(WIDTH, height, parts, label)


class Bar(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    tip: str = ""


def effects(rows: Sequence[Bar], label: str, unit: str, most: float = 100.0) -> str:
    """Points with whiskers around zero, one below the other; whiskers end at `most`."""
    if not rows:
        return empty(label)
    top, step = 14.0, 22.0
    height = top + step * len(rows) + 40
    left = 190.0
    reach = max(max(abs(row.low), abs(row.high)) for row in rows) * 1.04 or 1.0
    reach = min(reach, most)
    x = Axis(-reach, reach, left, WIDTH - RIGHT)
    bottom = top + step * len(rows)
    parts = []
    for value in _round_ticks(-reach, reach, 7):
        parts.append(line(x(value), top, x(value), bottom, "axis" if value == 0 else "grid"))
        parts.append(text(x(value), bottom + 16, f"{value:+g}", text_anchor="middle"))
    for place, row in enumerate(rows):
        y = top + step * (place + 0.5)
        sure = row.low > 0 or row.high < 0
        side = "good" if row.value >= 0 else "bad"
        kind = side if sure else f"{side} faint"
        parts.append(text(left - 10, y + 4, shortened(row.name, 26), text_anchor="end"))
        parts.append(
            line(x(max(row.low, -reach)), y, x(min(row.high, reach)), y, f"whisker {kind}")
        )
        tip = row.tip or f"{row.name}: {row.value:+.1f} [{row.low:+.1f}, {row.high:+.1f}]"
        parts.append(circle(x(row.value), y, 4.5, f"dot {kind}", tip))
    parts.append(text((left + WIDTH - RIGHT) / 2, height - 4, unit, text_anchor="middle"))
    return drawing(WIDTH, height, parts, label)


def matrix(names: Sequence[str], rates: Sequence[Sequence[Rate | None]], label: str) -> str:
    """The share of each row against each column, as a coloured field of squares."""
    count = len(names)
    left, top = 168.0, 92.0
    cell = min((WIDTH - left - SLANTED) / max(count, 1), 64.0)
    parts = []
    for place, name in enumerate(names):
        y = top + cell * (place + 0.5)
        parts.append(text(left - 8, y + 4, shortened(name, 22), text_anchor="end"))
        x = left + cell * (place + 0.5)
        turned = f"rotate(-38 {x:.1f} {top - 8:.1f})"
        parts.append(text(x, top - 8, shortened(name, 18), transform=turned))
    for a, row in enumerate(rates):
        for b, rate in enumerate(row):
            x, y = left + cell * b, top + cell * a
            if rate is None:
                parts.append(rect(x + 1, y + 1, cell - 2, cell - 2, "cell none", rx=4))
                continue
            # Half of the way to 35 or 65 per cent is half of the colour.
            strength = min(abs(rate.rate - 0.5) / 0.2, 1.0)
            side = "good" if rate.rate >= 0.5 else "bad"
            tip = f"{names[a]} vs. {names[b]}: {rate}, {rate.of:,} games"
            parts.append(rect(x + 1, y + 1, cell - 2, cell - 2, "cell", rx=4))
            parts.append(
                rect(
                    x + 1,
                    y + 1,
                    cell - 2,
                    cell - 2,
                    f"cell {side}",
                    tip,
                    rx=4,
                    fill_opacity=0.08 + 0.72 * strength,
                )
            )
            parts.append(
                text(
                    x + cell / 2,
                    y + cell / 2 + 4,
                    f"{rate.rate * 100:.0f}",
                    "label number",
                    text_anchor="middle",
                )
            )
    return drawing(WIDTH, top + cell * count + 8, parts, label)


class Drive(NamedTuple):
    """A possession: who has the ball, where it begins and ends, and how. Places are yards from the
    first side's end zone, whichever way the drive goes."""

    side: int
    start: float
    end: float
    result: str
    when: str
    points: int = 0


def drive_chart(drives: Sequence[Drive], names: tuple[str, str], label: str) -> str:
    """A field with an arrow for each drive, from the first at the top to the last."""
    if not drives:
        return empty(label)
    top, step = 40.0, 19.0
    left, right = 100.0, WIDTH - 150
    bottom = top + step * len(drives) + 4
    zone = (right - left) / 12
    x = Axis(0, 100, left + zone, right - zone)
    parts = [
        rect(left, top - 6, right - left, bottom - top + 6, "field", rx=4),
        rect(left, top - 6, zone, bottom - top + 6, "zone s0", rx=4),
        rect(right - zone, top - 6, zone, bottom - top + 6, "zone s1", rx=4),
        text(left, 16, shortened(names[0], 30), "label s0 strong"),
        text(right, 16, shortened(names[1], 30), "label s1 strong", text_anchor="end"),
    ]
    for yard in range(10, 100, 10):
        parts.append(line(x(yard), top - 6, x(yard), bottom, "yard"))
        shown = yard if yard <= 50 else 100 - yard
        parts.append(text(x(yard), top - 10, str(shown), "label small", text_anchor="middle"))
    for place, drive in enumerate(drives):
        y = top + step * (place + 0.5)
        a, b = x(drive.start), x(drive.end)
        forward = 1 if drive.side == 0 else -1
        if b != a:
            forward = 1 if b > a else -1
        tip = f"{names[drive.side]}, {drive.when}: {drive.result}"
        thick = "drive scored" if drive.points else "drive"
        parts.append(line(a, y, b, y, f"{thick} s{drive.side}"))
        parts.append(circle(a, y, 2.6, f"dot s{drive.side}"))
        head = [(b + 7 * forward, y), (b, y - 4.5), (b, y + 4.5)]
        parts.append(element("g", path(head, f"head s{drive.side}", True)))
        parts.append(text(left - 8, y + 4, drive.when, "label small", text_anchor="end"))
        bold = " strong" if drive.points else ""
        parts.append(text(right + 8, y + 4, drive.result, f"label small s{drive.side}{bold}"))
        parts.append(rect(left, y - step / 2, right - left, step, "hover", tip))
    return drawing(WIDTH, bottom + 10, parts, label)


class Moment(NamedTuple):
    """A point of a game: where on the clock, the first side's chance to win, and what it was."""

    at: float
    value: float
    words: str
    marked: bool = False


def win_line(
    moments: Sequence[Moment], names: tuple[str, str], breaks: Sequence[float], label: str
) -> str:
    """The chance to win through a game; marked moments have a dot and a number."""
    if not moments:
        return empty(label)
    height, top, bottom = 300.0, 26.0, 262.0
    right = WIDTH - RIGHT
    x = Axis(0, max(moments[-1].at, 1.0), LEFT, right)
    y = Axis(0, 1, bottom, top)
    parts = [
        rect(LEFT, top, right - LEFT, y(0.5) - top, "zone s0"),
        rect(LEFT, y(0.5), right - LEFT, bottom - y(0.5), "zone s1"),
        text(LEFT + 8, top + 16, names[0], "label s0 strong"),
        text(LEFT + 8, bottom - 8, names[1], "label s1 strong"),
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(line(LEFT, y(share), right, y(share), "grid"))
        parts.append(text(LEFT - 6, y(share) + 4, f"{share:.0%}", text_anchor="end"))
    for place in breaks:
        parts.append(line(x(place), top, x(place), bottom, "grid strong"))
    parts.append(path([(x(m.at), y(m.value)) for m in moments], "line"))
    count = 0
    for moment in moments:
        if not moment.marked:
            continue
        count += 1
        spot = (x(moment.at), y(moment.value))
        parts.append(circle(*spot, 8.5, "dot mark", moment.words))
        parts.append(
            text(spot[0], spot[1] + 4, str(count), "label small onmark", text_anchor="middle")
        )
    parts.append(text((LEFT + right) / 2, height - 8, "the game", text_anchor="middle"))
    return drawing(WIDTH, height, parts, label)


def empty(label: str) -> str:
    """A picture of nothing, that says so."""
    words = f"{label}: nothing to show."
    return drawing(WIDTH, 40, [text(10, 24, words)], words)


def shortened(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def _ticks(high: float, count: int) -> list[float]:
    return [value for value in _round_ticks(0, high, count) if value > 0]


def _round_ticks(low: float, high: float, count: int) -> list[float]:
    """Round numbers from low to high, about so many."""
    span = max(high - low, 1e-9)
    step = 10.0**-6
    while span / step > count:
        for factor in (2, 2.5, 2):
            step *= factor
            if span / step <= count:
                break
    first = -(-low // step)
    found = []
    while first * step <= high + 1e-9:
        found.append(round(first * step, 6) + 0.0)
        first += 1
    return found
