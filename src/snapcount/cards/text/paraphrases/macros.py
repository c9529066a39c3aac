"""The short names that patterns have for what stands in many of them."""

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.wording import COUNT, POSITION

_NOUNS: Final = "|".join(
    sorted(
        {
            re.escape(word.lower())
            for position, names in POSITION.items()
            for word in (*names, position, f"{position}s")
        },
        key=len,
        reverse=True,
    )
)
MACROS: Final = {
    "<S>": r"(?:^|(?<=[.:•\n] )|(?<=[\n\"]))",  # where a sentence begins
    "<C>": r"(?:^|(?<=[.:•,;\n] )|(?<=[\n\"]))",  # where a clause begins
    "<N>": rf"(?:\d+|{'|'.join(COUNT)})",
    "<NOUN>": rf"(?:players?|player cards?|legends?|superstars?|{_NOUNS})\b",
    "<ONE>": rf"(?:player|player card|legend|superstar|{_NOUNS})\b",
    "<TRAITS>": (
        r"(?:(?:other|opposing|energized|exhausted|offensive|defensive|legend|superstar|normal) )*"
    ),
    "<WHERE>": (
        r"(?: on the field| on the bench| on your bench| on their bench| you have| you control"
        r"| with a rating of \d+(?: or (?:more|less|higher|lower|better))?"
        r"| rated \d+(?: or (?:more|less|higher|lower|better))?"
        r"| from the [A-Z][\w.]+(?: [A-Z0-9][\w.]+)*)*"
    ),
    "<WHOSE>": r"(?:your opponent's|the offense's|the defense's|each player's|your|their)",
    "<WHO>": r"(?:your opponent|the offense|the defense|each player|both players|you|they)",
    "<CALL>": (
        r"(?:(?:run left|run middle|run right|short pass(?:es)?|medium pass(?:es)?"
        r"|long pass(?:es)?|runs?|pass(?:es)?)(?: plays?)?)"
    ),
    "<TU>": r"time units?",
}


def expanded(pattern: str) -> str:
    """The pattern with every `<NAME>` in it written out."""
    for name, meaning in MACROS.items():
        pattern = pattern.replace(name, meaning)
    return pattern
