"""What a sentence leaves unsaid because the one before it has said it: only the number is another."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.wording import COUNT

_NUMBER: Final = re.compile(rf"(?:\d+|{'|'.join(COUNT)}|an?)", re.IGNORECASE)
_PRONOUNS: Final = {"it", "them", "they", "that", "instead", "the", "only"}
_OTHERWISE_SPELT: Final = {"gains": "gain", "loses": "lose", "draws": "draw", "discards": "discard"}


def _words(said: str) -> list[str]:
    """Its words without what makes them plural or stands for something else."""
    found = re.findall(r"[\w'+-]+", said.lower())
    same = [_OTHERWISE_SPELT.get(word, word) for word in found if word not in _PRONOUNS]
    return [word.removesuffix("s") for word in same]


def _within(part: list[str], whole: list[str]) -> bool:
    """Whether these words stand in the others, in their order."""
    rest = iter(whole)
    return all(word in rest for word in part)


def _with_number(deed: str, number: str) -> str | None:
    """The deed with that number for its own, if it has one number and no more."""
    places = [found for found in re.finditer(r"[\w'+-]+", deed) if _NUMBER.fullmatch(found[0])]
    exact = [found for found in places if found[0].lower() not in ("a", "an")] or places
    if len(exact) != 1:
        return None
    start, end = exact[0].span()
    after = deed[end:]
    if number not in ("1", "one", "a", "an"):
        after = re.sub(r"\b(card|yard|time unit|timeout)\b", r"\1s", after, count=1, flags=re.I)
    return deed[:start] + number + after


def in_full(found: re.Match[str]) -> str:
    """`Add 2 to the Play Strength. If you are behind, add 3 instead.`"""
    deed, also = found["deed"].strip(), found["also"].strip()
    numbers = [word for word in re.findall(r"[\w'+-]+", also) if _NUMBER.fullmatch(word)]
    if len(numbers) != 1:
        return found[0]
    whole = _with_number(deed, numbers[0])
    if whole is None or not _within(_words(also), _words(whole)) or _words(also) == _words(whole):
        return found[0]
    return f"{found['deed']}. {found['if'][:1].upper()}{found['if'][1:]}, {whole} instead"


def or_more(found: re.Match[str]) -> str:
    """`Gain 5 yards, or 10 yards if you are behind.`"""
    deed, also = found["deed"].strip(), found["also"].strip()
    number = also.split(" ")[0]
    whole = _with_number(deed, number)
    if whole is None or not _within(_words(also), _words(whole)):
        return found[0]
    return f"{found['deed']}. {found['if'][:1].upper()}{found['if'][1:]}, {whole} instead"


ELLIPSIS: Final[list[Rule]] = [
    (r" \((or <N> [^().]* if [^().]*)\)(?=\.)", r", \1"),
    (
        r"<S>(?P<deed>(?!if |when)[^.:•,]*?)\. (?P<if>if [^.,]*), (?P<also>[^.,]*?) instead(?=\.)",
        in_full,
    ),
    (
        r"(?:<S>|(?<=, ))(?P<deed>(?!if |when)[^.:•,]*?),? or (?P<also><N>(?: [^.,]*?)?)(?: instead)? (?P<if>if [^.]*)(?=\.)",
        or_more,
    ),
]
