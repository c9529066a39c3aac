"""Other ways to say what the grammar says, for texts that it does not read as they stand.

Each rule puts a phrase that has one meaning into the words that the grammar has for it. Only a text
that is refused is tried again this way, so that no rule can change what a text means that is
understood already; and what comes out is read to its last word like any other text (law 7).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from snapcount.cards.text.nearest import nearest, vocabulary_words
from snapcount.cards.text.paraphrases import PARAPHRASES
from snapcount.cards.text.paraphrases.macros import expanded
from snapcount.cards.text.required import Required

LONGEST: Final = 600
"""Letters of a text that is worth rewording; cards are far shorter (law 10)."""

_NAME: Final = r"(?-i:[A-Z][\w'.]*\w|49ers)(?: (?-i:[A-Z][\w'.]*\w|49ers))*"
_TEAMS: Final = (
    (
        rf"\bfrom (?:the )?(?P<name>{_NAME})(?=[.,;:]| (?:on|with|that|who|you|have|has|gets?"
        r"|gains?|loses?|cannot|can't|must|counts?|stays?|remains?|becomes?) |$)"
    ),
    rf"(?P<name>{_NAME})(?= <NOUN>)",
)


def _team(found: re.Match[str]) -> str:
    """The name of a team in quotation marks.

    Capitals alone make no name: a word of the card language, or one that looks mistyped, is none.
    """
    words = found["name"].split(" ")
    known = 0
    while known < len(words) and words[known].lower() in vocabulary_words():
        known += 1
    name = " ".join(words[known:])
    strange = [word for word in words[known:] if not nearest(word, 0.85)]
    if not strange or len(name) < 4:
        return found[0]
    return found[0][: -len(name)] + f'"{name}"'


Into = str | Callable[[re.Match[str]], str]


class _Rule:
    """A pattern and what stands for it. It is compiled for the first text that it may fit."""

    __slots__ = ("_compiled", "_pattern", "into", "needs")

    def __init__(self, pattern: str, into: Into) -> None:
        pattern = self._pattern = expanded(pattern)
        self._compiled: re.Pattern[str] | None = None
        self.into = into
        self.needs = Required(pattern)

    def pattern(self) -> re.Pattern[str]:
        if self._compiled is None:
            self._compiled = re.compile(self._pattern, re.IGNORECASE)
        return self._compiled


_RULES: Final[list[_Rule]] = []


def _rules() -> list[_Rule]:
    if not _RULES:
        _RULES.extend(_Rule(pattern, _team) for pattern in _TEAMS)
        _RULES.extend(_Rule(pattern, into) for pattern, into in PARAPHRASES)
    return _RULES


_PLAIN: Final = str.maketrans("–—−‐‑‒“”„«»’‘´", '------"""""' + "'''")
_KEPT: Final = re.compile(
    r'"[^".:\n]*"|\((?!or \w+ [^()]* if |(?:to a )?(?:min|max)(?:imum)?\b|rounded (?:up|down)\b'
    r"|you choose\b|your choice\b)"
    r"(?=[^()]*[a-zA-Z])[^()]*\)",
    re.IGNORECASE,
)
"""Names in quotation marks and reminders, which are nobody's to reword."""

_STILL: Final = re.compile(
    r"\byour successful [^.]*? (?P<become>become) [^.]*\.? "
    r"\((?:they|these)\b[^()]*\b(?:still|also|as well|remain|keep)\b[^()]*\)",
    re.IGNORECASE,
)
"""What a play becomes beside what it was: here it is the reminder that says so."""

_PLACEHOLDER: Final = 0xE000


def prepare() -> None:
    """Have the table ready before the first text is refused, which must not take long."""
    for rule in _rules():
        if not rule.needs.word:
            rule.pattern()


class Reworded:
    """A text in the grammar's words, and where in the typed text each letter of it comes from."""

    def __init__(self, text: str) -> None:
        self.text = text.translate(_PLAIN)
        self._low = self.text.lower()
        self.origin = list(range(len(text) + 1))
        still = _STILL.search(self.text)
        if still is not None:
            self._put(still.start("become"), still.end("become"), "are also")
        kept: list[str] = []
        for found in _KEPT.finditer(self.text):
            kept.append(found[0])
        for number, words in enumerate(kept):
            place = self.text.find(words)
            self._put(place, place + len(words), chr(_PLACEHOLDER + number))
        for _ in range(2):  # what one rule says may be what another rewords
            before = self.text
            for rule in _rules():
                if rule.needs.word in self._low and rule.needs.met_by(self._low):
                    self._apply(rule.pattern(), rule.into)
            if self.text == before:
                break
        for number, words in enumerate(kept):
            place = self.text.find(chr(_PLACEHOLDER + number))
            if place >= 0:
                start = self.origin[place]
                self._put(place, place + 1, words)
                self.origin[place : place + len(words)] = range(start, start + len(words))

    def _apply(self, pattern: re.Pattern[str], into: Into) -> None:
        found = pattern.search(self.text)
        while found is not None:
            words = into(found) if callable(into) else found.expand(into)
            if words == found[0]:
                after = found.end()
            else:
                self._put(found.start(), found.end(), words)
                after = found.start() + len(words)
            if len(self.text) > 2 * LONGEST:
                return
            found = pattern.search(self.text, max(after, found.start() + 1))

    def _put(self, start: int, end: int, words: str) -> None:
        self.text = self.text[:start] + words + self.text[end:]
        self._low = self.text.lower()
        self.origin[start:end] = [self.origin[start]] * len(words)


def reworded(text: str) -> Reworded | None:
    """The text in other words; None if there are none for it."""
    if len(text) > LONGEST or any(_PLACEHOLDER <= ord(letter) < 0xF900 for letter in text):
        return None
    found = Reworded(text)
    return None if found.text == text.translate(_PLAIN) else found
