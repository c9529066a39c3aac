"""X: a number that a player chooses, for the rest of an effect or with a Play (R-6)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    only_read,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.moods import deed, deed_read
from snapcount.cards.language.nouns.bounds import AT_LEAST, AT_MOST
from snapcount.cards.nouns import TheX
from snapcount.cards.tree import ChooseX, LimitX, SetStrength


class Between(msgspec.Struct, frozen=True):
    """What X lies between."""

    low: Any
    high: Any


def _within(said: Between) -> syntax.Together | None:
    if said.low >= said.high:
        return None
    return syntax.Together(deeds=(LimitX(said.low, least=True), LimitX(said.high)))


def _limits_of_x(category: str, x: str) -> list[Construct]:
    between = f"{category}Between"
    return [
        *construct(
            category,
            LimitX,
            "X cannot be greater than {to:LimitOfX}",
            [
                f"{x} {{:XCannot}} be (greater|more|higher|larger|bigger) than {{to:LimitOfX}}",
                f"{x} {{:XCannot}} exceed {{to:LimitOfX}}",
                f"{x} {{:XMustBe}} (at most|no (more|greater|higher) than|up to) {{to:LimitOfX}}",
                f"{x} {{:XMustBe}} {{to:LimitOfX}} or (less|lower|fewer)",
                f"{x} {{:XMustBe}} {AT_MOST} {{to:LimitOfX}}",
                "the (maximum|highest|greatest) [value (of|for)] X is {to:LimitOfX}",
            ],
        ),
        *construct(
            category,
            LimitX,
            "X cannot be less than {to:LimitOfX}",
            [
                f"{x} {{:XCannot}} be (less|lower|smaller|fewer) than {{to:LimitOfX}}",
                f"{x} {{:XMustBe}} (at least|no (less|lower|fewer) than) {{to:LimitOfX}}",
                f"{x} {{:XMustBe}} {{to:LimitOfX}} or (more|greater|higher)",
                f"{x} {{:XMustBe}} {AT_LEAST} {{to:LimitOfX}}",
                "the (minimum|lowest|least) [value (of|for)] X is {to:LimitOfX}",
            ],
            least=True,
        ),
        *construct(category, None, f"{{=:{between}}}", views={WHOLE: read_as(_within)}),
        *construct(
            between,
            Between,
            f"{x} {{:XMustBe}} [a number] (from|between) {{low:Int}} (to|and|-) {{high:Int}}",
        ),
    ]


class ChosenNumber(msgspec.Struct, frozen=True):
    """A number that somebody chooses as it is set."""

    low: int
    high: int


def _chosen_strength(said: ChosenNumber) -> syntax.Together | None:
    if said.low >= said.high:
        return None
    choose: Any = ChooseX(low=said.low, high=said.high)
    return syntax.Together(deeds=(choose, SetStrength(TheX())))


_CHOOSE: Final = "~choose (X|a number X|a number for X|a value for X)"
_FROM_TO: Final = (
    "(from|between) {low:Digit} (to|and|-) {high:Int}",
    ", (from|between) {low:Digit} (to|and|-) {high:Int} [,]",
    "[,] \\( {low:Digit} (-|to) {high:Int} \\)",
    "[,] where X is [a number] (from|between) {low:Digit} (to|and) {high:Int}",
)

_NEXT: Final = Guard(
    lambda said: said.high == said.low + 1, "which numbers? Write “choose X from … to …”"
)

CHOSEN_NUMBERS: Final[list[Construct]] = [
    *deed(
        ChooseX,
        "~choose X from {low:Digit} to {high:Int}",
        *(f"{_CHOOSE} {each}" for each in _FROM_TO),
    ),
    *deed_read(ChooseX, _CHOOSE, low=0, high=9),
    *deed(
        ChooseX,
        "~choose X up to {up_to:MostOfX}",
        f"{_CHOOSE} [that is] up to {{up_to:MostOfX}}",
        f"{_CHOOSE} , up to {{up_to:MostOfX}}",
    ),
    *deed_read(ChooseX, "~choose {low:Digit} or {high:Int}", only=_NEXT),
    *either("MostOfX", "Countable", "HeldCards"),
    # `The Play Strength becomes any number you choose from 0 to 9`
    *construct("Effect", None, "{=:StrengthChosen}", views={WHOLE: read_as(_chosen_strength)}),
    *construct(
        "StrengthChosen",
        ChosenNumber,
        "the [Play] Strength (becomes|is|is set to|is changed to) {:ANumber} {:YouChoose}"
        " (from|between) {low:Digit} (to|and|-) {high:Digit}",
        [
            (
                "(set|change) the [Play] Strength to {:ANumber} {:YouChoose} (from|between)"
                " {low:Digit} (to|and|-) {high:Digit}"
            ),
            (
                "the [Play] Strength (becomes|is|is set to|is changed to) {:ANumber} (from|between)"
                " {low:Digit} (to|and|-) {high:Digit} {:YouChoose}"
            ),
            (
                "(set|change) the [Play] Strength to {:ANumber} (from|between) {low:Digit}"
                " (to|and|-) {high:Digit} {:YouChoose}"
            ),
            (
                "(set|change) the [Play] Strength to {:ANumber} (from|between) {low:Digit}"
                " (to|and|-) {high:Digit}"
            ),
        ],
    ),
    *construct(
        "StrengthChosen",
        ChosenNumber,
        "the [Play] Strength (becomes|is|is set to|is changed to) {:ANumber} {:YouChoose}",
        ["(set|change) the [Play] Strength to {:ANumber} {:YouChoose}"],
        low=0,
        high=9,
    ),
    *phrase("ANumber", "a number", "any (number|value)", "a value"),
    *phrase("YouChoose", "of your choice", "[that] you choose", "you like"),
    # With a Play whose Strength is X; said of `it` right behind that it is chosen
    *_limits_of_x("Modifier", "{:TheValueOfX}"),
    *only_read(_limits_of_x("ItsLimit", "(it|{:TheValueOfX})")),
    *either("LimitOfX", "Int", "Countable", "Number"),
    *phrase("TheValueOfX", "X", "the value (of|for) X", "the chosen X"),
    *phrase("XCannot", "cannot", "may not", "must not"),
    *phrase("XMustBe", "must be", "can be", "may be", "is", "can only be", "may only be"),
]
