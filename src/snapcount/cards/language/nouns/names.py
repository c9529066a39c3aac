"""Players by their own names: `Energize Cal Winslow`, `your Quarterback is Cal Winslow`.

Two or more capitalized words that are no words of the rules are a name; any other name is put into
quotation marks, and so is one that may be a team's (`Harbor Gulls`). Whoever is named without more
words is yours.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, Guard, construct, either
from snapcount.cards.nouns import Group

NAMES: Final[list[Construct]] = [
    *either("ProperName", "Quote", "FullName"),
    *construct(
        "FullName",
        None,
        "{=:Name}",
        only=Guard(lambda name: " " in name, "put a name of one word into quotation marks"),
    ),
    *construct(
        "OnesName",
        None,
        "{=:FullName}",
        ["{=:Quote}"],
        only=Guard(
            lambda name: not name.endswith("s"),
            "a team or a Player? Write “one of your Players named …”",
        ),
    ),
    *construct("ByName", Group, "{named:OnesName}", printed=False, whose="you"),
    *construct("BenchedByName", Group, "{named:OnesName}", printed=False, where="bench"),
    *construct("NameAsked", Group, "{named:ProperName}", printed=False),
]
