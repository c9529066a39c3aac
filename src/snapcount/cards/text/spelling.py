"""Text to words: what capitals, dashes, quotation marks and commas may differ in is gone.

Positions in the text are worked out when somebody asks for them, which is when a text is refused.
"""

from __future__ import annotations

import re
from typing import Final

_SAME: Final = str.maketrans(
    {chr(code): chr(code + 32) for code in range(ord("A"), ord("Z") + 1)}
    | dict.fromkeys("–—−‐‑‒", "-")
    | dict.fromkeys("“”„«»", '"')
    | dict.fromkeys("’‘´", "'")
)
"""One letter for one letter, so that a place in the text stays a place in the text."""

_WORD: Final = re.compile(
    r"[^\W\d_]+(?:['-][^\W\d_]+)*"
    r"|\d+(?:st|nd|rd|th|ers)\b|\d+|\n"
    r'|"[^"\n]*"|\((?=[^()a-z]*[a-z])[^()]*\)'
    # `-2` is a loss; `4-5` is a range, and `Exhaust – Run` neither.
    r"|(?<!\S)-\d+|\S"
)

DROPPED: Final = frozenset({"the", "then", "'"})
"""Words that carry no meaning."""

_CONTRACTIONS: Final = {
    "it's": ("it", "is"),
    "you're": ("you", "are"),
    "they're": ("they", "are"),
    "isn't": ("is", "not"),
    "aren't": ("are", "not"),
}
_CAREFUL: Final = DROPPED | {",", ";", "\n", "play", "pass", *_CONTRACTIONS}
_NOT_THE_PLAY: Final = {"strength", "deck", "hand", "card", "cards"}
_VERBS: Final = {"is", "becomes", "gains", "gained", "loses", "does", "takes", "uses", "results"}
_HEADS: Final = {"exhaust", "run", "receive", "tackle", "bench"}
_AFTER_HEAD: Final = ([":"], ["-"], ["("])


class Words:
    """The words of a text that matter."""

    __slots__ = ("_ends", "_low", "origin", "_starts", "commas", "lines", "text", "words")

    def __init__(self, text: str) -> None:
        self.text = text
        self._low = text.lower() if text.isascii() else text.translate(_SAME)
        self.words: list[str] = []
        self.origin: list[int] = []
        """For each word, its place among everything in the text."""
        self.commas: set[int] = set()
        """Places of words after a comma."""
        self.lines: set[int] = set()
        """Places of words after a line break."""
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._read()

    def _read(self) -> None:
        words, origin = self.words, self.origin
        pointing, plays = "", False
        after: set[int] | None = None
        for place, word in enumerate(_WORD.findall(self._low)):
            if word in _CAREFUL:
                if word in DROPPED:
                    pointing = word
                    continue
                if word == "\n" or word in ",;":
                    after = self.lines if word == "\n" or after is self.lines else self.commas
                    continue
                if word in _CONTRACTIONS:
                    words.append(_CONTRACTIONS[word][0])
                    origin.append(place)
                    word = _CONTRACTIONS[word][1]
                else:
                    plays = True
                    word = f"the{word}" if pointing == "the" else word
            elif word[0] == "-" and len(word) > 1:
                words.append("minus")
                origin.append(place)
                word = word[1:]
            if after is not None:
                after.add(place)
                after = None
            words.append(word)
            origin.append(place)
            pointing = ""
        if plays:
            self._settle_plays()

    def _settle_plays(self) -> None:
        """`the play` is one word, but not in `the Play deck`; `this play` is a time or a thing."""
        words = self.words
        for index in range(len(words) - 1, -1, -1):
            word = words[index]
            if word == "theplay":
                if self._names_a_deck(index + 1):
                    words[index] = "play"
            elif word == "thepass":
                # `The pass is incomplete`, but `a Run or the Pass` as any other pass.
                if index + 1 == len(words) or words[index + 1] not in _VERBS:
                    words[index] = "pass"
            elif word == "play" and index and words[index - 1] in ("this", "that"):
                after = words[index + 1] if index + 1 < len(words) else "."
                thing = words[index - 1] == "that" or after in _VERBS
                words[index - 1] = "thisplayitself" if thing else "thisplay"
                del words[index], self.origin[index]

    def _names_a_deck(self, index: int) -> bool:
        """Whether the word after `the play` makes it `the Play deck` or the like."""
        if index >= len(self.words) or self.after_comma(index) or self.after_line(index):
            return False
        if self.words[index] == "discard":
            return self.words[index + 1 : index + 2] == ["pile"]
        return self.words[index] in _NOT_THE_PLAY

    def is_head(self, index: int) -> bool:
        """Whether an ability begins here, so that the line before it lost its full stop."""
        return self.words[index] in _HEADS and self.words[index + 1 : index + 2] in _AFTER_HEAD

    def after_comma(self, index: int) -> bool:
        return self.origin[index] in self.commas

    def after_line(self, index: int) -> bool:
        return self.origin[index] in self.lines

    def start(self, index: int) -> int:
        """Where a word begins in the text; past the last word, the end of the text."""
        return (
            self._starts_and_ends()[0][self.origin[index]] if self._has(index) else len(self.text)
        )

    def end(self, index: int) -> int:
        return (
            self._starts_and_ends()[1][self.origin[index]] if self._has(index) else len(self.text)
        )

    def _has(self, index: int) -> bool:
        return index < len(self.words)

    def _starts_and_ends(self) -> tuple[list[int], list[int]]:
        if not self._starts:
            matches = list(_WORD.finditer(self._low))
            self._starts = [match.start() for match in matches]
            self._ends = [match.end() for match in matches]
        return self._starts, self._ends
