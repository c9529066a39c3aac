"""Colours as people see them: how far apart two are, for every kind of eyes.

Colour blindness is simulated with the matrices of Machado, Oliveira and Fernandes (2009) for its
full strength; contrast is that of the WCAG; distance is CIE 1976 (L*, a*, b*).
"""

from __future__ import annotations

from typing import Final

Linear = tuple[float, float, float]
"""Red, green and blue as amounts of light from 0 to 1."""

_ROWS = tuple[Linear, Linear, Linear]
EYES: Final[dict[str, _ROWS]] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Final[_ROWS] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final[Linear] = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Linear:
    """The light of a colour written as `#RRGGBB`."""
    red, green, blue = (_light(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def _light(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def seen(colour: str, eyes: str) -> Linear:
    """A colour as those eyes see it."""
    red, green, blue = _times(EYES[eyes], linear(colour))
    return _clipped(red), _clipped(green), _clipped(blue)


def _clipped(value: float) -> float:
    return min(1.0, max(0.0, value))


def _times(rows: _ROWS, light: Linear) -> Linear:
    first, second, third = (sum(a * b for a, b in zip(row, light, strict=True)) for row in rows)
    return first, second, third


def contrast(one: Linear, other: Linear) -> float:
    """The WCAG contrast ratio, 1 to 21; text needs 4.5."""
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (one, other))
    return (high + 0.05) / (low + 0.05)


def distance(one: Linear, other: Linear) -> float:
    """How different two colours look; 2.3 is just noticeable, black and white are 100 apart."""
    squares = ((a - b) ** 2 for a, b in zip(_lab(one), _lab(other), strict=True))
    return float(sum(squares) ** 0.5)


def _lab(light: Linear) -> Linear:
    x, y, z = (_root(a / white) for a, white in zip(_times(_XYZ, light), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
