"""Voices: that a number rises, falls, or becomes another, in every way to say so.

A noun and a number, as templates write them, make frames; the first of them is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, phrase, read_as
from snapcount.cards.language.kernel.lists import FLAT, enumerated
from snapcount.cards.language.kernel.syntax import Either, Together
from snapcount.cards.nouns import TheX, Times
from snapcount.cards.tree import ChooseX

Voice = Callable[[str, str, bool], list[str]]


def rises(noun: str, number: str, many: bool = False) -> list[str]:
    """Something is increased by a number, in every voice; the first is printed."""
    be = "are" if many else "is"
    return [
        f"{noun} {be} increased by {number}",
        f"{noun} {be} (raised|boosted|improved) by {number}",
        f"(increase|raise|boost|improve|bump [up]) {noun} by {number}",
        f"bump {noun} up by {number}",
        f"(add|tack) {number} [on] (to|onto) {noun}",
        f"{noun} {be} {number} (higher|more|greater)",
        f"{noun} {'(go up|climb|rise)' if many else '(goes up|climbs|rises)'} by {number}",
        f"(make|have) {noun} (go up|climb|rise) by {number}",
        f"{noun} {'increase' if many else 'increases'} by {number}",
        f"{noun} {'gain' if many else 'gains'} \\+ {number}",
        f"{noun} \\+ {number}",
        f"\\+ {number} [to] {noun}",
        f"{noun} {'get' if many else 'gets'} \\+ {number}",
        f"give {noun} \\+ {number}",
        f"make {noun} {number} (higher|more|greater)",
        f"{noun} {'become' if many else 'becomes'} {number} (higher|greater)",
    ]


def falls(noun: str, number: str, many: bool = False) -> list[str]:
    """Something is reduced by a number, in every voice; the first is printed."""
    be = "are" if many else "is"
    return [
        f"{noun} {be} reduced by {number}",
        f"{noun} {be} (decreased|lowered) by {number}",
        f"(reduce|decrease|lower) {noun} by {number}",
        f"(subtract|take|remove) {number} from {noun}",
        f"{noun} {be} {number} (lower|less|fewer)",
        f"{noun} {'(go down|drop|fall)' if many else '(goes down|drops|falls)'} by {number}",
        f"(make|have) {noun} (go down|drop|fall) by {number}",
        f"{number} comes off {noun}",
        f"{noun} {'decrease' if many else 'decreases'} by {number}",
        f"{noun} - {number}",
        f"- {number} [to] {noun}",
        f"{noun} {'get' if many else 'gets'} - {number}",
        f"{noun} {'lose' if many else 'loses'} {number}",
        f"give {noun} - {number}",
        f"(knock|take) {number} off {noun}",
        f"make {noun} {number} (lower|less|fewer)",
        f"{noun} {'become' if many else 'becomes'} {number} lower",
    ]


class UpOrDown(msgspec.Struct, frozen=True):
    """So much more, or so much less: whoever does it chooses."""

    up: int
    down: int


class ByEither(msgspec.Struct, frozen=True):
    """The same number up or down."""

    by: int


class ByThat(msgspec.Struct, frozen=True):
    """A number added, or that number subtracted: `add X to it or subtract that number from it`."""

    by: Any


class BySome(msgspec.Struct, frozen=True):
    """One of several numbers up, down, or in either direction."""

    by: tuple[int, ...]
    ways: tuple[int, ...]


class ByUpTo(msgspec.Struct, frozen=True):
    """A number up to that, none included (R-17)."""

    most: int
    ways: tuple[int, ...]


Change = Callable[..., msgspec.Struct]
"""An effect that changes something `by` a number."""


def up_or_down(
    effect: Change, noun: str, many: bool = False, *, up_to: bool = True, moved: str | None = None
) -> list[Construct]:
    """A number that is changed in the one direction or in the other, or by one of several
    numbers, as one chooses; `up_to`: also by one that may be X. `moved`: what is shifted, where
    that is not it."""
    some: list[tuple[type[msgspec.Struct], str]] = [(BySome, "{by:SomeNumbers}")]
    if up_to:
        some.append((ByUpTo, "up to {most:Int}"))
    be = "are" if many else "is"
    name = f"{effect.__name__}EitherWay"
    by, up, down = "{by:Int}", "{up:Int}", "{down:Int}"
    signed = f"(\\+ {up} or - {down}|- {down} or \\+ {up}|either \\+ {up} or - {down})"
    verbs = "(increase or (decrease|reduce)|raise or lower|(decrease|reduce) or increase)"
    lower = "(decrease|reduce|lower)"
    ways = "in either direction|up or down"
    moved = noun if moved is None else moved
    that = "(it|that number|the same number|the same amount|that much)"
    x = "(X|that number|the chosen number)"
    done = "(increased or (decreased|reduced)|raised or lowered)"
    return [
        *construct(
            name,
            ByEither,
            f"{verbs} {noun} by {by}",
            [
                f"(add or subtract|subtract or add) {by} (to|from|to or from) {noun}",
                f"(change|adjust|modify) {noun} by {by} [{ways}]",
                *([f"shift {moved} by {by} [{ways}]"] if moved else []),
                f"{noun} {be} {done} by {by}",
                f"{noun} \\+ / - {by}",
                f"\\+ / - {by} [to] {noun}",
                f"{noun} (is|are|becomes|become) {by} (higher or lower|lower or higher)",
            ],
        ),
        *construct(
            name,
            UpOrDown,
            f"add {up} to or subtract {down} from {noun}",
            [
                f"subtract {down} from or add {up} to {noun}",
                f"add {up} to {noun} or subtract {down} from (it|them)",
                f"subtract {down} from {noun} or add {up} to (it|them)",
                f"(increase|raise) {noun} by {up} or {lower} (it|them) by {down}",
                f"{lower} {noun} by {down} or (increase|raise) (it|them) by {up}",
                f"{noun} {be} increased by {up} or (decreased|reduced) by {down}",
                f"{noun} {be} {up} higher or {down} lower",
                (
                    f"make {noun} {up} (higher or {down} lower|more or {down} less)"
                    " [, (whichever|as) you (like|choose|want)]"
                ),
                f"[give] {noun} [gets|gains|get|gain] {signed}",
                f"{signed} [to] {noun}",
            ],
        ),
        *construct(
            name,
            ByThat,
            f"add {{by:Number}} to {noun} or subtract {that} from ({noun}|it|them)",
            [
                f"subtract {{by:Number}} from {noun} or add {that} to ({noun}|it|them)",
                f"(increase|raise) {noun} by {{by:Number}} or {lower} ({noun}|it|them) by {that}",
                f"{lower} {noun} by {{by:Number}} or (increase|raise) ({noun}|it|them) by {that}",
            ],
        ),
        *construct(
            name,
            ByThat,
            f"add X to {noun} or subtract X from (it|them)",
            [
                f"subtract X from {noun} or add X to (it|them)",
                f"(add or subtract|subtract or add) {x} (to|from|to or from) {noun}",
                f"{verbs} {noun} by {x}",
                f"(increase|raise) {noun} by X or {lower} (it|them) by X",
                f"{noun} {be} {done} by {x}",
            ],
            by=TheX(),
        ),
        *(
            each
            for ways, frames in (
                ((1,), rises),
                ((-1,), falls),
                ((1, -1), lambda noun, number, _: [f"{verbs} {noun} by {number}"]),
            )
            for said, number in some
            for each in construct(
                name, said, frames(noun, number, many)[0], frames(noun, number, many)[1:], ways=ways
            )
        ),
        *construct(
            "Effect", None, f"{{=:{name}}}", views={WHOLE: read_as(partial(_either, effect))}
        ),
    ]


def _either(
    effect: Change, said: UpOrDown | ByEither | ByThat | BySome | ByUpTo
) -> Either | Together | None:
    if isinstance(said, ByUpTo):
        return _up_to(effect, said)
    if isinstance(said, ByThat):
        less = -said.by if isinstance(said.by, int) else Times(-1, said.by)
        return Either(deeds=(effect(by=said.by), effect(by=less)))
    if isinstance(said, BySome):
        numbers = dict.fromkeys(said.by)
        if len(numbers) != len(said.by):
            return None
        return Either(deeds=tuple(effect(by=way * each) for way in said.ways for each in numbers))
    up, down = (said.by, said.by) if isinstance(said, ByEither) else (said.up, said.down)
    return Either(deeds=(effect(by=up), effect(by=-down)))


def _up_to(effect: Change, said: ByUpTo) -> Together | None:
    if said.most < 1:
        return None
    changes = [effect(by=TheX() if way > 0 else Times(-1, TheX())) for way in said.ways]
    done = changes[0] if len(changes) == 1 else Either(deeds=tuple(changes))
    return Together(deeds=(ChooseX(high=said.most), done))


def becomes(noun: str, number: str, many: bool = False) -> list[str]:
    """Something is set to a number, in every voice; the first is printed."""
    be = "are" if many else "is"
    frames = [
        f"{noun} {'become' if many else 'becomes'} {number}",
        f"{noun} {be} [now|equal to|set to|changed to|considered|considered to be] {number}",
        f"{noun} {be} (treated|counted) as [a] {number}",
        f"{noun} {be} (increased|raised|reduced|lowered|decreased) to {number}",
        f"{noun} {'count' if many else 'counts'} as [a] {number}",
        f"(treat|count) {noun} as [a] {number}",
        f"(set|change|increase|raise|reduce|lower|decrease) {noun} to {number}",
        f"{noun} {'become' if many else 'becomes'} equal to {number}",
        f"make {noun} [equal to] {number}",
        f"replace {noun} (with|by) {number}",
    ]
    return [f"{each} [{{:InsteadOfIt}}]" for each in frames]


def kept_up(noun: str, number: str, many: bool = False) -> list[str]:
    """Something is never less than a number, in every voice."""
    return _kept(noun, number, many, "at least", "(less|lower|fewer|smaller)", "below")


def kept_down(noun: str, number: str, many: bool = False) -> list[str]:
    """Something is never more than a number, in every voice."""
    frames = _kept(noun, number, many, "at most", "(more|higher|greater|larger)", "above")
    return [*frames, f"{noun} (cannot|may not|never) (exceed|exceeds) {number}"]


def _kept(noun: str, number: str, many: bool, at: str, than: str, beyond: str) -> list[str]:
    be = "are" if many else "is"
    end = "minimum" if at == "at least" else "maximum"
    changed = "(reduced|lowered|decreased)" if end == "minimum" else "(increased|raised)"
    return [
        f"{noun} {be} {at} {number}",
        f"{noun} {be} (no|not|never) {than} than {number}",
        f"{noun} (cannot|may not|can never) (be|become) {than} than {number}",
        f"{noun} (cannot|may not) (be {changed}|fall|drop|rise|go) {beyond} {number}",
        f"{noun} {'have' if many else 'has'} a {end} of {number}",
        f"{noun} {be} a {end} of {number}",
        f"the {end} of {noun} is {number}",
    ]


def floored(frames: list[str], field: str) -> list[str]:
    """The same with the least that it comes to."""
    return [f"{each} {{{field}:Floor}}" for each in frames]


def ceiled(frames: list[str], field: str) -> list[str]:
    """The same with the most that it comes to."""
    return [f"{each} {{{field}:Ceiling}}" for each in frames]


INSTEAD_OF_IT: Final = phrase(
    "InsteadOfIt",
    "instead of {:Int}",
    "(instead of|rather than|in place of) {:Int} [yards|Time Units|cards|points]",
    "(instead of|rather than) [(its|their|the)] (normal|usual|printed|listed|base|current|own)"
    " [Play] (value|values|number|yardage|Strength|Time Units|rating|ratings|limit|amount)",
    "(instead of|rather than) the (number|value|yards|Strength|Time Units|rating|amount)"
    " (printed|listed) [on {:WhatItIsOn}]",
    "(instead of|rather than) (its|their) own",
    "{:InsteadOfStrength}",
    "(instead of|rather than) what is (printed|listed) [on {:WhatItIsOn}]",
)
"""What a number is that is set to another: it need not be said, and says nothing more."""

VOICES: Final[list[Construct]] = [
    *enumerated("SomeInts", "Int", "or", ", or"),
    *construct("SomeNumbers", None, "{=:RowSomeInts}", views={WHOLE: FLAT}),
    *phrase(
        "InsteadOfTime",
        "instead of (its|their|the) {:AsUsual} Time Units",
        "(instead of|rather than) (its|their) [own] Time Units",
        "(instead of|rather than) (its|their) own",
        "(instead of|rather than) the Time Units (printed|listed) on {:WhatItIsOn}",
        "(instead of|rather than) (its|their|the) {:AsUsual} (Time Unit cost|Time Unit value|time)",
    ),
    *phrase(
        "InsteadOfRange",
        "instead of (its|their|the) [{:AsUsual}] (catch range|range)",
        "(instead of|rather than) (its|their|the) {:AsUsual} (catch range|range|one)",
        "(instead of|rather than) (its|their) own",
        "(instead of|rather than) the (catch range|range|one) (printed|listed) on {:WhatItIsOn}",
    ),
    *phrase("AsUsual", "printed", "normal", "usual", "listed", "own", "current"),
    *INSTEAD_OF_IT,
    *phrase(
        "InsteadOfStrength",
        "(instead of|rather than) ((5|five) times the Play Strength|[the] Play Strength x 5)",
        "(instead of|rather than) (its|the|your|their) (printed|listed|base|normal|usual) yards",
    ),
    *phrase(
        "WhatItIsOn",
        "it",
        "(the|that|this|their) (card|play|Play card|cards|plays)",
        "(your|the|the offense's) called (play|Play card|card)",
    ),
]


def any_of(options: Iterable[str]) -> str:
    """One of several wordings, as templates write it."""
    several = list(dict.fromkeys(options))
    return several[0] if len(several) == 1 else f"({'|'.join(several)})"
