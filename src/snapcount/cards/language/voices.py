"""Voices: that a number rises, falls, or becomes another, in every way to say so.

A noun and a number, as templates write them, make frames; the first of them is printed.
"""

from __future__ import annotations

from collections.abc import Iterable


def rises(noun: str, number: str, many: bool = False) -> list[str]:
    """Something is increased by a number, in every voice; the first is printed."""
    be = "are" if many else "is"
    return [
        f"{noun} {be} increased by {number}",
        f"{noun} {be} (raised|boosted|improved) by {number}",
        f"(increase|raise|boost|improve) {noun} by {number}",
        f"add {number} to {noun}",
        f"{noun} {be} {number} (higher|more|greater)",
        f"{noun} {'go' if many else 'goes'} up by {number}",
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
        f"{noun} {'go' if many else 'goes'} down by {number}",
        f"{noun} {'drop' if many else 'drops'} by {number}",
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


def becomes(noun: str, number: str, many: bool = False) -> list[str]:
    """Something is set to a number, in every voice; the first is printed."""
    be = "are" if many else "is"
    return [
        f"{noun} {'become' if many else 'becomes'} {number}",
        f"{noun} {be} [now|equal to|set to|changed to|considered|considered to be] {number}",
        f"{noun} {be} (treated|counted) as {number}",
        f"{noun} {'count' if many else 'counts'} as {number}",
        f"(treat|count) {noun} as {number}",
        f"(set|change|increase|raise|reduce|lower|decrease) {noun} to {number}",
        f"{noun} {'become' if many else 'becomes'} equal to {number}",
        f"make {noun} [equal to] {number}",
    ]


def floored(frames: list[str]) -> list[str]:
    """The same with the least that it comes to."""
    return [f"{each} {{least:Floor}}" for each in frames]


def any_of(options: Iterable[str]) -> str:
    """One of several wordings, as templates write it."""
    several = list(dict.fromkeys(options))
    return several[0] if len(several) == 1 else f"({'|'.join(several)})"
