"""What a Synergy asks of a deck: its Players, its Plays, its Unique cards (X-3)."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, above, below, value

_ACTIVE: Final = r"(?<=active while )|(?<=active if )|(?<=active as long as )"
_COUNTED: Final = r"(?P<how>at least |at most |exactly |no more than |no fewer than |more than |fewer than |only )?(?P<n><N>|no)(?P<tail> or (?:more|fewer|less))?"


def _deck_count(found: re.Match[str]) -> str:
    """`Your deck has at least 15 Run plays`, as a number that is compared."""
    how, tail = (found["how"] or "").strip().lower(), (found["tail"] or "").strip().lower()
    count = 0 if found["n"].lower() == "no" else value(found["n"])
    if how in ("at least", "no fewer than") or tail == "or more":
        said = f"at least {count}"
    elif how in ("at most", "no more than") or tail:
        said = f"at most {count}"
    elif how == "more than":
        said = f"at least {count + 1}"
    elif how == "fewer than":
        said = f"at most {max(count - 1, 0)}"
    else:
        said = f"exactly {count}"
    return f"the number of {found['what']} built into your deck is {said}"


_DECK: Final = r"your (?:play )?deck (?:has|contains|includes)"
_IN_DECK: Final = r"(?: in your (?:play )?deck)?"
_HAVE: Final = rf"(?:{_DECK}|you have(?=[^.]*? in your (?:play )?deck))"

DECKS: Final[list[Rule]] = [
    (
        rf"\b{_HAVE} (?:an equal|the same) number of (?P<a>run|pass|short pass|medium pass|long pass|run left|run middle|run right)(?: plays?)? and (?P<b>run|pass|short pass|medium pass|long pass|run left|run middle|run right) plays?{_IN_DECK}",
        r"the number of \g<a> plays built into your deck is exactly the number of \g<b> plays built into your deck",
    ),
    (
        rf"\b{_HAVE} as many (?P<a><CALL>) as (?P<b><CALL>){_IN_DECK}",
        r"the number of \g<a> built into your deck is exactly the number of \g<b> built into your deck",
    ),
    (
        rf"\b{_HAVE} more (?P<a><CALL>) than (?P<b><CALL>){_IN_DECK}",
        r"the number of \g<a> built into your deck is more than the number of \g<b> built into your deck",
    ),
    (
        rf"\b{_HAVE} (?:fewer|less) (?P<a><CALL>) than (?P<b><CALL>){_IN_DECK}",
        r"the number of \g<a> built into your deck is less than the number of \g<b> built into your deck",
    ),
    (
        rf"\b{_HAVE} {_COUNTED} (?P<what><CALL>|unique cards?|power ups?(?: cards?)?|gridirons?(?: cards?)?){_IN_DECK}(?=[.,]| and )",
        _deck_count,
    ),
    (
        r"\b(?:none of the cards in your deck (?:is|are) unique|no card in your deck is unique)\b",
        "the number of Unique cards built into your deck is exactly 0",
    ),
    (
        r"\ball (?:of )?your (?:normal )?(offensive|defensive) players are from (?:the same|one) (?:team|franchise)\b",
        r"your deck has at least 5 \1 Players from the same team",
    ),
    (
        rf"(?:{_ACTIVE})all (?:of )?your (?:normal )?(offensive |defensive )?players are (?:from )?(?:the )?(?-i:([A-Z0-9][\w'.]*(?: [A-Z0-9][\w'.]*)*))(?=\.)",
        lambda m: f'your deck has {"five" if m[1] else "ten"} {m[1] or ""}Players from "{m[2]}"',
    ),
    (
        r"\b(?:none of your|no) (?:normal )?(<TRAITS><NOUN>)(?: in your deck)? (?:has|have) a rating (?:of )?(\d+) or (more|higher|less|lower)\b",
        r"your deck has no \1 with a rating of \2 or \3",
    ),
    (
        r"\b(?:none of your|no) (?:normal )?(<TRAITS><NOUN>)(?: in your deck)? (?:has|have) a rating (?:above|over|higher than|greater than) (?P<n>\d+)\b",
        above(r"your deck has no \1 with a rating of {} or more"),
    ),
    (
        r"\b(?:none of your|no) (?:normal )?(<TRAITS><NOUN>)(?: in your deck)? (?:has|have) a rating (?:below|under|lower than|less than) (?P<n>\d+)\b",
        below(r"your deck has no \1 with a rating of {} or less"),
    ),
    (
        r"\ball (?:of )?your (?:normal )?(<TRAITS><NOUN>) (?:have a rating of|are rated) (?P<n>\d+) or (?:less|lower)\b",
        above(r"your deck has no \1 with a rating of {} or more"),
    ),
    (
        r"\ball (?:of )?your (?:normal )?(<TRAITS><NOUN>) (?:have a rating of|are rated) (?P<n>\d+) or (?:more|higher)\b",
        below(r"your deck has no \1 with a rating of {} or less"),
    ),
]
