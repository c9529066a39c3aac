"""Lines in, lines out: a terminal, a pipe or a test, whatever it can show."""

from __future__ import annotations

import os
import shutil
import textwrap
from contextlib import suppress
from typing import Final, Protocol

with suppress(ImportError):  # line editing and history for `input`, where the system has it
    import readline  # noqa: F401

CURTAIN_LINES: Final = 60
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen, then what was written before it
NARROWEST: Final = 40
WIDEST: Final = 100
# What a terminal that knows only ASCII gets instead.
_ASCII: Final = str.maketrans({"“": '"', "”": '"', "–": "-", "’": "'", "×": "x", "•": "*"})


class Source(Protocol):
    """Where lines come from; an empty one is the end."""

    def isatty(self) -> bool: ...
    def readline(self) -> str: ...


class Sink(Protocol):
    """Where lines go."""

    @property
    def encoding(self) -> str | None: ...
    def isatty(self) -> bool: ...
    def write(self, text: str, /) -> int: ...
    def flush(self) -> None: ...


class EndOfInput(Exception):
    """Nothing more can be read."""


class Console:
    """Talks to a person. What is read from a pipe is repeated, so that a transcript reads well."""

    def __init__(self, source: Source, sink: Sink) -> None:
        self.source = source
        self.sink = sink
        self.is_terminal = source.isatty() and sink.isatty()
        self.width = WIDEST
        if self.is_terminal:
            self.width = min(max(shutil.get_terminal_size().columns, NARROWEST), WIDEST)

    def say(self, text: str = "", indent: str = "") -> None:
        """Write a line, or several, broken at the width; what is broken goes on indented."""
        for line in text.split("\n"):
            broken = textwrap.wrap(
                line,
                self.width,
                initial_indent=indent,
                subsequent_indent=indent + "    ",
                break_long_words=False,
                break_on_hyphens=False,
            )
            for part in broken or [""]:
                self.write(part + "\n")

    def write(self, text: str) -> None:
        try:
            self.sink.write(text)
        except UnicodeEncodeError:
            encoding = self.sink.encoding or "ascii"
            plain = text.translate(_ASCII).encode(encoding, "replace").decode(encoding)
            self.sink.write(plain)

    def ask(self, prompt: str) -> str:
        """A line that the person typed, without the blanks around it."""
        if self.is_terminal:
            try:
                return input(prompt).strip()  # with the line editing that Python has here
            except EOFError:
                self.write("\n")
                raise EndOfInput from None
        self.write(prompt)
        self.sink.flush()
        line = self.source.readline()
        if not line:
            self.write("\n")
            raise EndOfInput
        self.write(line.rstrip("\n") + "\n")
        return line.strip()

    def draw_curtain(self, name: str) -> None:
        """Hide what the last player saw before the next one sits down."""
        if self.is_terminal:
            dumb = os.environ.get("TERM", "dumb") == "dumb"
            self.write("\n" * CURTAIN_LINES if dumb else CLEAR)
        self.say(f"--- {name}'s turn. The other player looks away. ---")
        if self.is_terminal:
            self.ask(f"{name}, press Enter when no one else is looking. ")
