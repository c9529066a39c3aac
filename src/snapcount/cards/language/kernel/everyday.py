"""Everyday words for those of the cards: `he himself`, `ends up gaining`, `either team`.

What one stands for hangs on the words beside it alone, and is said in its place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from snapcount.cards.language.kernel.number_words import NUMBER_WORDS

_ENDS_UP: Final[dict[str, dict[str, str]]] = {
    "end": {"gaining": "gain", "losing": "lose"},
    "ends": {"gaining": "gains", "losing": "loses"},
    "ended": {"gaining": "gained", "losing": "lost"},
    "ending": {},
}
_OF_BOTH: Final = frozenset({"either", "neither", "both", "each"})
_TEAMS: Final = {
    f"{team}{ending}": f"player{ending}"
    for team in ("team", "side")
    for ending in ("", "s", "'s", "s'")
}
"""Either team is either player's."""


def _is_of_something(part: str, before: Sequence[str], after: str) -> bool:
    """`On either side`, `either side of the ball`: no player's side."""
    if not part.startswith("side"):
        return False
    return after.startswith(" of ") or (len(before) > 1 and before[-2] in ("on", "at", "in", "of"))


_WHERE: Final = re.compile(r" (the|your|their|that|his|its|it|an?) ")
_COMES_UP: Final = re.compile(
    rf" (?:an? |exactly )?(?:\d|(?:{'|'.join(list(NUMBER_WORDS)[:10])})\b)"
)
_WON: Final = {"win": "gain", "wins": "gains", "won": "gained", "winning": "gaining"}
_BROUGHT_IN: Final = {
    ("bring", "in"): "gain",
    ("brings", "in"): "gains",
    ("brought", "in"): "gained",
    ("picks", "up"): "gains",
    ("picked", "up"): "gained",
}
_SO_MANY_YARDS: Final = re.compile(
    rf" (?:(?:at least|at most|exactly|only|more than|fewer than|less than) )?"
    rf"(?:\d+|no|any|{'|'.join(NUMBER_WORDS)})(?: or (?:more|fewer|less))?"
    rf"(?: more| extra)? yards?\b"
)
"""Yards that are won, brought in or picked up are gained."""
MEN: Final = {"guy": "player", "guys": "players", "man": "player", "men": "players"}
"""Who is called so is one of the cards."""
_OF_THE_BENCH: Final = re.compile(r" (?:the|your|their|his) bench\b")
_DONE_TO: Final = frozenset({"is", "are", "was", "were", "be", "been", "not"})
_PICKED_OFF: Final = re.compile(r" (off|up)\b")
_SELVES: Final = frozenset({"himself", "herself", "itself", "themselves", "themself"})
_THEMSELVES: Final = frozenset({"he", "him", "it", "they", "player", "card"})
_HERS: Final = re.compile(
    r" (own|ratings?|name|team|position|abilit|(exhaust|run|receive|tackle|bench) abilit)"
)
"""What `her` has, where `her` is no `him`."""


def as_cards_say(part: str, before: Sequence[str], after: str) -> tuple[str, str]:
    """What the word before and this one are on a card.

    Nothing for the word before: it stays. Nothing for this one: it is said already.
    """
    last = before[-1] if before else ""
    if part in _SELVES and last in _THEMSELVES:
        return "", ""  # `he himself is Energized`
    if part == "her" and last != "or":
        part = "his" if _HERS.match(after) else "him"
    if last in _ENDS_UP and (part == "up" or part in _ENDS_UP[last]):
        return _ENDS_UP[last].get(part, ""), ""  # `ends up gaining 5 yards`
    if part in _TEAMS and last in _OF_BOTH and not _is_of_something(part, before, after):
        part = _TEAMS[part]
    if part == "of" and last == "out" and _WHERE.match(after):
        return "from", ""  # `out of your discard pile`
    if part == "up" and last == "comes" and _COMES_UP.match(after):
        return "is", ""  # `if it comes up 0`
    if (last, part) in _BROUGHT_IN and _SO_MANY_YARDS.match(after):
        return _BROUGHT_IN[last, part], ""  # `the play brings in 5 yards`
    if part in _WON and _SO_MANY_YARDS.match(after):
        part = _WON[part]
    if part == "off" and _OF_THE_BENCH.match(after):
        part = "from"
    if part == "picked" and last in _DONE_TO and not _PICKED_OFF.match(after):
        part = "chosen"
    return "", part


def without_idle_words(low: str) -> str:
    """The same text without words that say nothing there, each as long as it was."""
    low = _ANY_MORE.sub(lambda said: " " * len(said[0]), low)
    low = _BESIDES.sub(lambda said: " " * len(said[0]), low)
    low = _CHOOSING.sub(lambda said: said[1].ljust(len(said[0]) - 6) + "choice", low)
    return _AT_MOST_ONCE.sub(lambda said: "only".ljust(len(said[0])), low)


_BESIDES: Final = re.compile(
    r"(?<=\bexhausted)\s+for (?:it|that)(?=\s*[.,;])"
    r"|\bafter all(?=\s*[.,;])"
    r"|(?<=\bdraw )a new(?= one\b)|(?<=\bdraw a )new\b"
    r"|(?:(?<=\bcard )|(?<=\bcards ))of any (?:type|kind)(?=\s*[.,;]|\s+(?:and|from|in|into)\b)"
    r"|(?:(?<!\bis)(?<!\bare)(?<!\bbe)(?<!\bbeen)(?<!\bwas)(?<!\bwere)(?<=\w)\s|,\s)"
    r"(?:picked|chosen|selected)(?= at random\b)"
)
"""What exhausts a Player is what was spoken of, a card that is drawn is a new one, a card of any
kind is any card, and what is at random is picked so."""

_CHOOSING: Final = re.compile(
    r"\b((?:of|at) (?:your|their|his|her|its|the \w+'s)(?: own| \w+'s)? )choosing\b"
)
"""What is of somebody's choosing is of their choice."""

_AT_MOST_ONCE: Final = re.compile(r"\b(?:(?:no|not) more than|at most)(?= once\b)")
"""`Use this ability no more than once per half`: only once."""

_ANY_MORE: Final = re.compile(
    r"\b(?:anymore|any longer|any more(?=\s*[.,;:]|\s+(?:this|that|until|for|during|on|in)\b))"
)
"""What cannot be done until the end of the down cannot be done any more until then."""
