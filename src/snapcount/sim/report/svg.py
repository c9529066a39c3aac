"""SVG, as far as the plots need it: elements as text, with everything escaped.

Colours are CSS classes of the page, so that a plot is right in light and in dark.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple


def element(name: str, inner: str = "", /, **attributes: object) -> str:
    """An element; `class_` and `font_size` become `class` and `font-size`."""
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value), quote=True)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{words}>{inner}</{name}>" if inner else f"<{name}{words}/>"


def number(value: object) -> str:
    """A number without needless digits; anything else as it is."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return str(value)


def text(x: float, y: float, words: str, class_: str = "label", **attributes: object) -> str:
    return element("text", escape(words), x=x, y=y, class_=class_, **attributes)


def title(words: str) -> str:
    """What a pointer that rests on the element around it shows."""
    return f"<title>{escape(words)}</title>"


def rect(
    x: float, y: float, width: float, height: float, class_: str, tip: str = "", **more: object
) -> str:
    more |= {"width": max(width, 0.0), "height": max(height, 0.0)}
    return element("rect", title(tip) if tip else "", x=x, y=y, class_=class_, **more)


def line(x1: float, y1: float, x2: float, y2: float, class_: str, **more: object) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_, **more)


def circle(x: float, y: float, radius: float, class_: str, tip: str = "") -> str:
    return element("circle", title(tip) if tip else "", cx=x, cy=y, r=radius, class_=class_)


def path(points: Sequence[tuple[float, float]], class_: str, closed: bool = False) -> str:
    words = " ".join(
        f"{'M' if place == 0 else 'L'}{number(float(x))} {number(float(y))}"
        for place, (x, y) in enumerate(points)
    )
    return element("path", d=words + (" Z" if closed else ""), class_=class_)


def drawing(width: float, height: float, parts: Iterable[str], label: str) -> str:
    """A whole picture, with words for those who cannot see it."""
    return element(
        "svg",
        "\n".join([title(label), *parts]),
        viewBox=f"0 0 {number(float(width))} {number(float(height))}",
        role="img",
        aria_label=label,
        xmlns="http://www.w3.org/2000/svg",
    )


class Axis(NamedTuple):
    """A range of values on a range of places."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        span = (self.high - self.low) or 1.0
        return self.start + (value - self.low) / span * (self.end - self.start)
