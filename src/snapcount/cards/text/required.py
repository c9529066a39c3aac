"""What letters a text must hold for a pattern to fit it: so that most patterns are never tried."""

from __future__ import annotations

import re
from typing import Final

Needs = list[tuple[str, ...]]
"""Of each row of words at least one is in whatever a pattern fits."""

MOST: Final = 12
"""A row with more words is not worth looking through."""

ROWS: Final = 3
"""So many rows of words tell enough."""

_GROUP: Final = re.compile(r"\((?:\?(?:P<\w+>|P=\w+\)|:|-i:|s\)|<?[=!]))?")
_TOKEN: Final = re.compile(r"\\.|\[\^?\]?[^]]*\]|.", re.DOTALL)
_QUANTIFIER: Final = re.compile(r"[?*+]\??|\{[\d,]*\}\??")


def _rare(words: tuple[str, ...]) -> int:
    return min(map(len, words))


class _Reader:
    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.at = 0

    def choice(self) -> Needs:
        """Alternatives up to the end of their group."""
        rows = [self.row()]
        while self.at < len(self.pattern) and self.pattern[self.at] == "|":
            self.at += 1
            rows.append(self.row())
        if len(rows) == 1:
            return rows[0]
        best = [max(row, key=_rare, default=()) for row in rows]
        return [tuple(word for words in best for word in words)] if all(best) else []

    def row(self) -> Needs:
        """What stands one after the other."""
        found: Needs = []
        run = ""
        while self.at < len(self.pattern) and self.pattern[self.at] not in "|)":
            group = _GROUP.match(self.pattern, self.at)
            if group is not None:
                found.append((run,))
                run = ""
                self.at = group.end()
                if group[0].endswith(")"):  # a flag, or what a group has found before
                    continue
                inner = self.choice()
                self.at += 1
                looks = group[0].endswith(("=", "!"))
                if not self.optional() and not looks:
                    found += inner
                continue
            token = _TOKEN.match(self.pattern, self.at)
            assert token is not None
            self.at = token.end()
            letter = token[0].removeprefix("\\") if token[0] in ("\\.", "\\+", "\\(") else token[0]
            optional = self.optional()
            if token[0] == "\\b":
                continue
            if optional or len(letter) > 1 or token[0] in ".^$":
                found.append((run,))
                run = ""
            else:
                run += letter.lower()
        found.append((run,))
        return [words for words in found if all(words)]

    def optional(self) -> bool:
        """Passes a quantifier; whether what stands before it may be left out."""
        found = _QUANTIFIER.match(self.pattern, self.at)
        if found is None:
            return False
        self.at = found.end()
        return not found[0].startswith("+")


class Required:
    """What a text in small letters must hold for a pattern to fit it."""

    __slots__ = ("rows", "word")

    def __init__(self, pattern: str) -> None:
        found = {words for words in _Reader(pattern).choice() if len(words) <= MOST}
        rows = sorted(found, key=lambda words: (-_rare(words), words))
        self.word = next((words[0] for words in rows if len(words) == 1), "")
        """The longest word that it must hold: most texts do not, and nothing more is asked."""
        self.rows = [words for words in rows if words != (self.word,) and _rare(words) > 2][:ROWS]

    def met_by(self, text: str) -> bool:
        if self.word not in text:
            return False
        for words in self.rows:
            for word in words:
                if word in text:
                    break
            else:
                return False
        return True
