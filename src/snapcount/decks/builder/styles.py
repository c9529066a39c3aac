"""Ways to play: what each wants from cards, calls and the clock."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final, NamedTuple

from snapcount.cards.words import Call
from snapcount.decks.errors import CannotBuild
from snapcount.decks.library import plain
from snapcount.decks.worth.part import THEMES, Mix, Theme, Worth


class Style(NamedTuple):
    """A way to play. `runs` is the share of Runs among its Plays, `depths` how its Passes split."""

    name: str
    says: str
    weights: Mapping[Theme, float]
    runs: float = 0.5
    depths: tuple[float, float, float] = (0.4, 0.35, 0.25)
    defense: float = 0.4
    """The share of the Action deck that is for the defense."""
    time: int = 1
    """The Time Units that its Plays should take."""
    positions: Mapping[str, int] = {}
    """How many Players of a position, or of a group, it has use for."""

    @property
    def mix(self) -> Mix:
        """How often it makes each call."""
        found: dict[Call, float] = dict.fromkeys(
            ("run left", "run middle", "run right"), self.runs / 3
        )
        passes: tuple[Call, ...] = ("short pass", "medium pass", "long pass")
        for call, share in zip(passes, self.depths, strict=True):
            found[call] = (1 - self.runs) * share
        return found


STYLES: Final[tuple[Style, ...]] = (
    Style("balanced", "a bit of everything", {}),
    Style(
        "run",
        "Runs first",
        {"run": 1.7, "yards": 1.1, "pass": 0.4},
        runs=0.7,
        depths=(0.5, 0.3, 0.2),
        positions={"RB": 2, "FB": 1, "OL": 2, "WR": 1},
    ),
    Style(
        "pass",
        "Passes first",
        {"pass": 1.7, "yards": 1.1, "run": 0.4},
        runs=0.25,
        depths=(0.3, 0.35, 0.35),
        positions={"WR": 3, "TE": 1, "RB": 1, "OL": 1},
    ),
    Style("blitz", "losses behind the line", {"blitz": 1.6, "turnover": 1.1}, defense=0.5),
    Style(
        "control",
        "cards, first downs and the clock",
        {"control": 1.6, "kick": 0.9},
        runs=0.55,
        depths=(0.6, 0.3, 0.1),
        time=2,
    ),
    Style("turnover", "taking the ball away", {"turnover": 2.2, "blitz": 1.1}, defense=0.5),
    Style("trick", "changed calls and answers to them", {"trick": 1.7}),
    Style("kick", "field position and kicks", {"kick": 2.2, "control": 1.1}, runs=0.55),
)


def style_named(name: str) -> Style:
    """The style of that name; `CannotBuild` says which there are."""
    names = [style.name for style in STYLES]
    for style in STYLES:
        if style.name == plain(name):
            return style
    near = get_close_matches(plain(name), names, 1, 0.5)
    hint = f" Did you mean {near[0]}?" if near else ""
    raise CannotBuild(
        [f"There's no style called “{name}”. Choose one of {', '.join(names)}.{hint}"]
    )


def natural_style(some: Iterable[Worth], others: Iterable[Worth]) -> Style:
    """The style that these cards are made for, seen against the others: what stands out."""
    mine, all_of_them = _shares(some), _shares(others)

    def fits(style: Style) -> float:
        return sum(
            (weight - 1) * (mine[theme] - all_of_them[theme])
            for theme, weight in style.weights.items()
        )

    best = max(STYLES, key=fits)
    return best if fits(best) > 0.02 else STYLES[0]


def _shares(cards: Iterable[Worth]) -> dict[Theme, float]:
    found = dict.fromkeys(THEMES, 0.0)
    for card in cards:
        for part in card.parts:
            found[part.theme] += max(0.0, part.value)
    total = sum(found.values()) or 1.0
    return {theme: value / total for theme, value in found.items()}
