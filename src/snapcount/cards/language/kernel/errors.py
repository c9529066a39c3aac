"""What is wrong with a text, said to the person who typed it."""

from __future__ import annotations


class TextError(Exception):
    """A text that is not understood to its last word; the author can put it right.

    `code` is stable and one of CODES. `line` and `column` count from 1. `expected` lists what
    could stand at the pointer; `readings` the meanings of a text that has two.
    """

    def __init__(
        self,
        code: str,
        message: str,
        text: str,
        position: int,
        *,
        length: int = 1,
        expected: tuple[str, ...] = (),
        suggestion: str = "",
        readings: tuple[str, ...] = (),
    ) -> None:
        assert code in CODES, code
        position = max(0, min(position, len(text)))
        before = text[:position]
        self.code = code
        self.message = message
        self.text = text
        self.position = position
        self.length = max(1, length)
        self.line = before.count("\n") + 1
        self.column = position - (before.rfind("\n") + 1) + 1
        self.expected = expected
        self.suggestion = suggestion
        self.readings = readings
        super().__init__(self.report())

    @property
    def pointer(self) -> str:
        """The line in question, cut to a readable length, and a mark under the word."""
        line = self.text.split("\n")[self.line - 1].replace("\t", " ")
        at = self.column - 1
        start = max(0, at - 48)
        end = min(len(line), start + 96)
        shown = ("…" if start else "") + line[start:end] + ("…" if end < len(line) else "")
        mark = at - start + (1 if start else 0)
        width = max(1, min(self.length, end - at))
        return f"{shown}\n{' ' * mark}{'^' * width}"

    def report(self) -> str:
        """Everything there is to say, over several lines."""
        lines = [f"line {self.line}, column {self.column}: {self.message}", self.pointer]
        if self.readings:
            lines += [f"reading {place}: {words}" for place, words in enumerate(self.readings, 1)]
        if self.expected:
            lines.append("expected here: " + ", ".join(self.expected))
        if self.suggestion:
            lines.append(f"did you mean “{self.suggestion}”?")
        return "\n".join(lines)


CODES = {
    "unknown-word": "a word the card language doesn't have",
    "unexpected": "known words in an order the card language doesn't have",
    "unfinished": "the text ends too early",
    "unbalanced": "a bracket or quotation mark that is never closed or opened",
    "two-readings": "the text can be read in two ways",
    "no-antecedent": "a pronoun with nothing to refer to",
    "out-of-range": "a number the game doesn't have",
    "misplaced": "a sentence that doesn't belong on this card",
    "never": "something that can never happen in a game",
    "too-long": "longer than any card",
    "too-deep": "more brackets inside brackets than any card has",
}
"""The stable codes and what each means."""
