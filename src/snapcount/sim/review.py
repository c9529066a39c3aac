"""A game looked back at: what each decision cost, and what was luck and what was skill.

All numbers are whole thousandths of a win, and each is rounded once, where it is measured: so the
parts add up to the result to the last digit that anybody is shown. `sim.reviewing` makes reviews.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

FORMAT: Final = 1
"""Counts up when reviews change so much that those that were kept must be made again."""
WIN: Final = 1000

Label = Literal["", "inaccuracy", "mistake", "blunder"]
LABELS: Final[tuple[tuple[int, Label], ...]] = (
    (50, "blunder"),
    (25, "mistake"),
    (10, "inaccuracy"),
)
"""From how much on a loss is called what. A down moves the chance to win by 48 on average (30 games
of the starter against itself): a blunder throws a whole down away, a mistake half of one."""
BEYOND: Final = 2
"""Standard errors by which a loss must be above 0 to be called anything."""
HALVES: Final = 25
"""A decision that costs so much, a mistake, counts half in an accuracy; one that costs nothing
counts whole."""


class Alternative(msgspec.Struct, frozen=True):
    """An answer of the judge's, and how often it gives it, in thousandths."""

    answer: str
    share: int


class Judged(msgspec.Struct, frozen=True):
    """A decision as the player knew it."""

    number: int
    """Of the answer in the record, from 1: a replay shows the question at the step before."""
    seat: int
    down: int
    where: str
    phase: str
    kind: str
    chosen: str
    mix: list[Alternative]
    """What the judge would have done, the likeliest first."""
    cost: int
    """The chance to win that the answer gave away."""
    error: int
    """The standard error of that, rounded up."""
    label: Label
    drawn: int
    """The chance to win that the seat had by the hand it drew, where a Play was called."""


class DownReview(msgspec.Struct, frozen=True):
    """A down, with the first seat's chance to win before and after it.

    What it changed is skill and luck together, all for the first seat:
    `before + skill[0] - skill[1] + draws + grit + cards == after`.
    """

    number: int
    first: int
    last: int
    """The answers before and after it."""
    where: str
    outcome: str
    """Empty for the down in which a game was given up."""
    when: str
    told: str
    """When it was, and what happened, in plain words."""
    before: int
    after: int
    at: float
    """Time Units gone when it began; overtimes count on."""
    skill: tuple[int, int]
    """What each seat's decisions gave away, as negative numbers."""
    draws: int
    grit: int
    cards: int

    @property
    def change(self) -> int:
        return self.after - self.before


class Account(msgspec.Struct, frozen=True):
    """What became of the first seat's chance to win, and why. The lines add up:
    `start + skill[0] - skill[1] + draws + grit + cards + ending == end`.
    """

    start: int
    skill: tuple[int, int]
    """What each seat's decisions gave away, as negative numbers."""
    draws: int
    """What the hands were worth when Plays were called, against others one might have drawn."""
    grit: int
    """How kicks came off, against what could be expected of them."""
    cards: int
    """How calls met each other, and everything else that nobody decided."""
    ending: int
    """What was left of the game when it was given up or called off."""
    end: int

    @property
    def luck(self) -> int:
        return self.draws + self.grit + self.cards


class Part(msgspec.Struct, frozen=True):
    """How well a seat decided in a part of the game, or on one kind of question."""

    name: str
    decisions: int
    cost: int
    accuracy: int
    """Thousandths: 1000 if nothing was given away."""


class Side(msgspec.Struct, frozen=True):
    """A seat's decisions, all in all."""

    name: str
    whole: Part
    phases: list[Part]
    kinds: list[Part]
    labels: tuple[int, int, int]
    """How many blunders, mistakes and inaccuracies."""
    story: list[str]
    """The game from this side, in three sentences."""


class Review(msgspec.Struct, frozen=True):
    """A game, looked back at. Chances and costs are thousandths of a win."""

    format: int
    judge: str
    worlds: int
    names: tuple[str, str]
    score: tuple[int, int]
    winner: int | None
    """None: the game isn't over; -1: a tie."""
    account: Account
    sides: tuple[Side, Side]
    chances: list[int]
    """The first seat's, before the first answer and after each."""
    downs: list[DownReview]
    decisions: list[Judged]
    breaks: list[float]
    """Time Units gone at which a period began."""

    def turning_points(self, count: int) -> list[DownReview]:
        """The downs that moved the game most, in the order of the game."""
        told = [down for down in self.downs if down.outcome and down.change]
        moved = sorted(told, key=lambda down: (-abs(down.change), down.number))[:count]
        return sorted(moved, key=lambda down: down.number)

    def costliest(self, count: int, seat: int | None = None) -> list[Judged]:
        """The decisions with a label that gave most away, the worst first."""
        found = [each for each in self.decisions if each.label and seat in (None, each.seat)]
        return sorted(found, key=lambda each: (-each.cost, each.number))[:count]


def label_of(cost: int, error: int) -> Label:
    """What a loss is called; nothing where it may well be chance."""
    if cost <= BEYOND * error:
        return ""
    return next((label for least, label in LABELS if cost >= least), "")
