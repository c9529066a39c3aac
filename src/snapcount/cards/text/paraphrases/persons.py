"""Players who are spoken of by their name: a name has no word of the card language in it."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from snapcount.cards.text.nearest import nearest, vocabulary_words
from snapcount.cards.text.paraphrases.rule import Rule

_WORD: Final = r"(?-i:[A-Z](?:[\w'.]*\w(?<!'s)|\.))"
_NAME: Final = rf"(?P<name>{_WORD}(?: {_WORD})+(?: (?:Jr|Sr)\.)?)"


def _is_name(words: str) -> bool:
    """Two words with capitals, none of which is one of the card language's, nor all mistyped."""
    parts = words.split(" ")
    if any(part.lower() in vocabulary_words() for part in parts):
        return False
    return any(not nearest(part, 0.8) for part in parts)


def _said(into: str) -> Callable[[re.Match[str]], str]:
    """The words with the name in quotation marks, if it is one."""

    def put(found: re.Match[str]) -> str:
        return found.expand(into) if _is_name(found["name"]) else found[0]

    return put


def _listed(found: re.Match[str]) -> str:
    """`Your deck has A. Bell and C. Dorn`: a Player of the one name and one of the other."""
    names = re.split(r", (?:and )?| and ", found["names"])
    if not all(map(_is_name, names)):
        return found[0]
    return " and ".join(f'{found["has"]} a Player named "{name}"{found["where"]}' for name in names)


_PLAIN: Final = r"(?-i:[A-Z][\w'.]*\w(?: [A-Z][\w'.]*\w)+)"
_NAMES: Final = rf"(?P<names>{_PLAIN}(?:(?:, (?:and )?| and ){_PLAIN})+)"
_OWN: Final = r"you have a Player named"

PERSONS: Final[list[Rule]] = [
    # Where they are
    (
        rf"\b(?P<has>you have|your opponent has) {_NAMES}(?P<where> on the (?:field|bench))(?=[.,])",
        _listed,
    ),
    (
        rf"\b(?P<has>your deck) (?:has|contains|includes) (?:both )?{_NAMES}(?P<where>)(?=[.,])",
        lambda m: _listed(m).replace("your deck a Player", "your deck has a Player"),
    ),
    (
        rf"\b(?P<if>if|while|when) (?:both )?{_NAMES} are (?P<has>)(?P<where>on the field|on your field)(?=[.,])",
        lambda m: (
            f"{m['if']} {_listed(m).replace(' a Player', 'you have a Player').replace('on your field', ' on the field')}"
            if all(map(_is_name, re.split(r", (?:and )?| and ", m["names"])))
            else m[0]
        ),
    ),
    (
        rf"\b(?P<if>if|while) {_NAME} is on your (?:side of the )?field(?=[.,])",
        _said(rf'\g<if> {_OWN} "\g<name>" on the field'),
    ),
    (
        rf"\b(?P<if>if|while) {_NAME} is (?:also )?on the field(?=[.,])",
        _said(rf'\g<if> {_OWN} "\g<name>" on the field'),
    ),
    (
        rf"\b(?P<if>if|while) {_NAME} is on (?:your|the) bench(?=[.,])",
        _said(rf'\g<if> {_OWN} "\g<name>" on the bench'),
    ),
    (
        rf"\b(?P<if>if|while) {_NAME} is not on (?:the|your) field(?=[.,])",
        _said(r'\g<if> you have no Player named "\g<name>" on the field'),
    ),
    (
        rf"\b(?P<has>you have|you control|your opponent has) {_NAME} on (?P<where>the field|your field|the bench|your bench|their bench)(?=[.,])",
        _said(r'\g<has> a Player named "\g<name>" on \g<where>'),
    ),
    (
        rf"\b(?P<if>if|while) {_NAME} is (?P<state>energized|exhausted)(?=[.,])",
        _said(r'\g<if> you have at least one \g<state> Player named "\g<name>" on the field'),
    ),
    # Who they are
    (
        rf"\b(?P<role>the (?:runner|receiver|tackler|ball carrier)) (?P<is>is|was) {_NAME}(?=[.,])",
        _said(r'\g<role> is a Player named "\g<name>"'),
    ),
    (
        rf"\b(?P<if>if|while) {_NAME} (?:is|was) (?P<role>the (?:runner|receiver|tackler|ball carrier))(?=[.,])",
        _said(r'\g<if> \g<role> is a Player named "\g<name>"'),
    ),
    (
        rf"\b(?P<when>when(?:ever)?|each time|the next time) {_NAME} (?P<does>(?:is|becomes) (?:designated|exhausted|energized)|runs|receives|catches|tackles)",
        _said(r'\g<when> one of your Players named "\g<name>" \g<does>'),
    ),
    # What is done to them
    (
        rf"\b(?P<do>energize) {_NAME}(?=[.,]| and )",
        _said(r'\g<do> one of your Players named "\g<name>"'),
    ),
    (
        rf"\battach to {_NAME}(?=[.,]| at )",
        _said(r'attach to one of your Players named "\g<name>"'),
    ),
    # What holds for them
    (
        rf"(?:<C>|(?<=, )){_NAME}'s rating is (?P<by>increased|reduced|decreased) by",
        _said(r'the rating of all of your Players named "\g<name>" is \g<by> by'),
    ),
    (
        rf"(?:<C>|(?<=, )){_NAME} (?P<does>cannot|can't|has|gets?) (?=[+-]\d|be )",
        _said(r'your Players named "\g<name>" \g<does> '),
    ),
    # In a deck
    (
        rf"\byour deck (?:has|contains|includes) {_NAME}(?=[.,]| and )",
        _said(r'your deck has a Player named "\g<name>"'),
    ),
    (
        rf"\b(?P<if>if|while) {_NAME} is in your deck(?=[.,])",
        _said(r'\g<if> your deck has a Player named "\g<name>"'),
    ),
    (
        rf"\byour only (?P<noun><ONE>) is {_NAME}(?=[.,])",
        _said(r'your deck has exactly one \g<noun> and your deck has a \g<noun> named "\g<name>"'),
    ),
]
