"""Text to words: spelling, number words and punctuation are settled here and nowhere else.

Nothing in a text is rewritten: every word keeps its place, and one word becomes one or two words.
"""

from __future__ import annotations

import functools
import re
from itertools import pairwise
from typing import Final, NamedTuple

NUMBER: Final = "#"
"""The key by which templates ask for any number."""

QUOTED: Final = '"'
"""The key by which templates ask for anything between quotation marks."""

NAME: Final = "^"
"""The key by which templates ask for a name: capitalized words that the grammar has no use for."""

_SAME: Final = str.maketrans(
    {"!": "."}
    | dict.fromkeys("–—−‐‑‒", "-")
    | dict.fromkeys("“”„«»", '"')
    | dict.fromkeys("’‘´", "'")
)
"""One letter for one letter, so that a place in the text stays a place in the text."""

_WORD: Final = re.compile(
    r"\d+(?:st|nd|rd|th)\b"
    r"|\d+"
    r"|[^\W\d_]+(?:-[^\W\d_]+)*(?:'[^\W\d_]+|')?"
    r'|"[^"\n]*"'
    r"|\n|[^\w\s]"
)

_SUBJECTS: Final = "you they it he she that there who what"
_SHORTENED: Final = {"s": "is", "re": "are", "ve": "have", "d": "would", "ll": "will"}
_DENIED: Final = "is are was were would does do did has have had could must"
_SPLIT: Final = {
    **{
        f"{subject}'{ending}": ("he" if subject == "she" else subject, verb)
        for subject in _SUBJECTS.split()
        for ending, verb in _SHORTENED.items()
    },
    **{f"{verb}n't": (verb, "not") for verb in _DENIED.split()},
    "won't": ("will", "not"),
    "can't": ("cannot",),
    "can not": ("cannot",),
    # Whoever it is
    **dict.fromkeys(("anybody", "anyone", "somebody", "someone"), ("a", "player")),
    **dict.fromkeys(("everybody", "everyone"), ("each", "player")),
}
"""What is said in one word, and heard as two."""

_SPELLED: Final = {
    "an": "a",
    "=": "is",
    "1st": "first",
    "2nd": "second",
    "3rd": "third",
    "4th": "fourth",
    "canceled": "cancelled",
    "cancels": "cancels",
    "canceling": "cancelling",
    "offence": "offense",
    "defence": "defense",
    "linemen": "linemen",
    "just": "only",
    "yd": "yard",
    "yds": "yards",
    "powerup": "power-up",
    "time-out": "timeout",
    "time-outs": "timeouts",
    "powerups": "power-ups",
    "previous": "last",
    "she": "he",
    "hers": "his",
    "side's": "team's",
}

_COUNTED: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty"
)
NUMBER_WORDS: Final = {word: number for number, word in enumerate(_COUNTED.split(" "))}
_QUOTES: Final = frozenset('"“”„«»')
NUMBER_WORDS.update(thirty=30, forty=40, fifty=50)


@functools.cache
def heard(word: str) -> str:
    """A word of a template as texts have it: spelled in one way."""
    low = word.lower()
    return _SPELLED.get(low, low)


class Word(NamedTuple):
    """A word with its place in the text. `number` is what it counts, -1 if it is no number.

    `means`: of a pronoun, the player of the game it stands for.
    """

    text: str
    number: int
    start: int
    end: int
    means: str = ""
    typed: str = ""
    """A word that begins with a capital letter, as it was typed."""

    @property
    def keys(self) -> tuple[str, ...]:
        """What a template may ask for to meet this word, the plainest first."""
        if self.number >= 0:
            return (self.text, NUMBER)
        if self.text[0] in _QUOTES:
            return (QUOTED,)
        if self.means:
            return (self.text, f"{self.text}@{self.means}")
        return (self.text,)


_MOST_DIGITS: Final = 100
"""A longer row of digits is no number that anybody means, and would take long to count."""

SILENT: Final = frozenset({"the", "anyway", "afterwards", "afterward"})
"""Words that say nothing: where one stands, or does not, never matters."""

_MEANT: Final = (
    "maximum",
    "max ",
    "minimum",
    "min ",
    "up to",
    "to a m",
    "to at ",
    "at most",
    "at least",
    "no more",
    "not more",
    "rounded",
    "rounding",
    "round down",
    "round up",
    "or ",
    "but ",
    "unless ",
    "except ",
    "your choice)",
    "you choose)",
)
"""Brackets that begin so mean something; others with words in them only remind."""

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


def _is_of_something(part: str, before: list[Word], after: str) -> bool:
    """`On either side`, `either side of the ball`: no player's side."""
    if not part.startswith("side"):
        return False
    return after == " of " or (len(before) > 1 and before[-2].text in ("on", "at", "in", "of"))


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
_MEN: Final = {"guy": "player", "guys": "players", "man": "player", "men": "players"}
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

_SPACES: Final = re.compile(r"[^\S\n]+")
_BRACKET: Final = re.compile(r"\((?=[^()]*[^\W\d_])[^()]*\)")


def words(text: str) -> list[Word]:
    """The words of a text that say something, lower case, without its reminders."""
    return list(_words(text))


@functools.lru_cache(maxsize=8)
def _words(text: str) -> tuple[Word, ...]:
    """The same; a card's text is asked for several times while it is read."""
    low = text.translate(_SAME).lower()
    low = _UNIQUE.sub(lambda mark: " " * len(mark[0]), low)
    low = _BRACKET.sub(_without_reminder, low)
    low = _SAID_TWICE.sub(_said_once, low)
    low = _IN_THIS_WAY.sub("  ", low)
    low = _ANY_MORE.sub(lambda said: " " * len(said[0]), low)
    low = _BESIDES.sub(lambda said: " " * len(said[0]), low)
    low = _HYPHENED.sub(" ", low)
    low = _CHOOSING.sub(lambda said: said[1].ljust(len(said[0]) - 6) + "choice", low)
    low = _AT_MOST_ONCE.sub(lambda said: "only".ljust(len(said[0])), low)
    found: list[Word] = []
    for match in _WORD.finditer(low):
        start, end = match.span()
        word = match[0]
        if word[0] == QUOTED:
            found.append(Word(_SPACES.sub(" ", text[start:end]), -1, start, end))
            if _ends_sentence(low[start:end], text[end:]):
                found.append(Word(".", -1, end, end))
            continue
        if word.isdecimal():
            number = int(word) if len(word) < _MOST_DIGITS else 1000
            found.append(Word(word, min(number, 1000), start, end))
            continue
        parts = _SPLIT.get(word) or (_SPELLED.get(word, word),)
        for part in parts:
            if part in SILENT or (part == "got" and found and found[-1].text in ("have", "has")):
                continue
            if part in _SELVES and found and found[-1].text in _THEMSELVES:
                continue  # `he himself is Energized`
            if part == "her" and not (found and found[-1].text == "or"):
                part = "his" if _HERS.match(low, end) else "him"
            if part == "up" and found and found[-1].text in _ENDS_UP:
                continue  # `ends up with no gain`
            if found and found[-1].text in _ENDS_UP and part in _ENDS_UP[found[-1].text]:
                found[-1] = found[-1]._replace(text=_ENDS_UP[found[-1].text][part], end=end)
                continue  # `ends up gaining 5 yards`
            if part in _TEAMS and found and found[-1].text in _OF_BOTH:
                if not _is_of_something(part, found, low[end : end + 4]):
                    part = _TEAMS[part]
            if part == "of" and found and found[-1].text == "out" and _WHERE.match(low, end):
                found[-1] = found[-1]._replace(text="from", end=end)
                continue  # `out of your discard pile`
            if part == "up" and found and found[-1].text == "comes" and _COMES_UP.match(low, end):
                found[-1] = found[-1]._replace(text="is", end=end)
                continue  # `if it comes up 0`
            if found and (found[-1].text, part) in _BROUGHT_IN and _SO_MANY_YARDS.match(low, end):
                verb = _BROUGHT_IN[found[-1].text, part]
                found[-1] = found[-1]._replace(text=verb, end=end)
                continue  # `the play brings in 5 yards`
            if part in _WON and _SO_MANY_YARDS.match(low, end):
                part = _WON[part]
            if part == "off" and _OF_THE_BENCH.match(low, end):
                part = "from"
            if part == "picked" and found and found[-1].text in _DONE_TO:
                part = part if _PICKED_OFF.match(low, end) else "chosen"
            if part == "not" and found and found[-1].text == "can":
                found[-1] = found[-1]._replace(text="cannot", end=end)
                continue
            if part == "neither" and (at := _can(found)) is not None:
                found[at] = found[at]._replace(text="cannot")
                continue
            if part in ("been", "gotten") and found and found[-1].text == "is":
                found[-1] = found[-1]._replace(text="has")  # `he's been exhausted`
            if part in ("out", "outs") and found and found[-1].text == "time":
                found[-1] = found[-1]._replace(text=f"time{part}", end=end)
                continue
            typed = text[start:end] if text[start].isupper() and len(parts) == 1 else ""
            if part in _MEN:
                part, typed = _MEN[part], "Player"
            found.append(Word(part, NUMBER_WORDS.get(part, -1), start, end, "", typed))
    for at, (before, after) in enumerate(pairwise(found)):
        # A semicolon or a comma before what begins a sentence of its own is a full stop.
        if before.text in (";", ",") and after.text == "otherwise":
            found[at] = before._replace(text=".")
        # A slash between two sentences stands for the line break of the printed card.
        elif after.text == "/" and (before.text in (".", "/") or before.text[0] in _QUOTES):
            found[at + 1] = after._replace(text="\n")
    return tuple(found)


def _can(found: list[Word]) -> int | None:
    """Where `can` stands before `neither`, which says `cannot`: `can be neither stopped nor …`."""
    at = len(found) - 1
    if at > 0 and found[at].text == "be":
        at -= 1
    return at if at > 0 and found[at].text in ("can", "may") else None


_UNIQUE: Final = re.compile(
    r"\A\s*unique\s*(?:\.|\n)\s*|(?<=[.)\n])\s*\bunique\s*\.?\s*\Z", re.IGNORECASE
)


def is_unique(text: str) -> bool:
    """Whether the card's mark (D-4, D-5) stands in front of its text or behind: it is no sentence
    of it."""
    return _UNIQUE.search(text) is not None


_ABILITY: Final = re.compile(r'"(?:[^"]*:|(?:[^" ]+ +){3})[^"]*\."')
"""An ability that is quoted with its full stop; a name in quotation marks is shorter."""

_AFTER_QUOTE: Final = re.compile(r"[^\S\n]+[^\W\d_]")


def _ends_sentence(quote: str, after: str) -> bool:
    """Whether the full stop in a quoted ability is that of the sentence around it as well."""
    following = _AFTER_QUOTE.match(after)
    if following is None or not following[0][-1].isupper():
        return False
    return _ABILITY.fullmatch(quote) is not None


def reminders(text: str) -> list[tuple[int, str]]:
    """What only reminds, without its brackets, and where it begins."""
    found = _BRACKET.finditer(text.translate(_SAME))
    return [
        (each.start(), text[each.start() + 1 : each.end() - 1])
        for each in found
        if not _means(each[0].lower())
    ]


_SAID_TWICE: Final = re.compile(rf"\b({'|'.join(NUMBER_WORDS)})( \((\d+)\))")
"""A number in words, and again in figures: `ten (10) yards`."""


_HYPHENED: Final = re.compile(
    r"(?:(?<=\d)|(?<=ten)|(?<=teen)|(?<=ty)|(?<=five))-(?=yards?\b)|(?<=\byard)-(?=lines?\b)"
)
"""`The 40-yard line`, `yard-line` and `a ten-yard gain` are said with or without a hyphen."""


_IN_THIS_WAY: Final = re.compile(r"\bin(?= (?:this|that) way\b)")
"""`Discarded in this way` is discarded this way."""


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


def _said_once(found: re.Match[str]) -> str:
    same = NUMBER_WORDS[found[1]] == int(found[3])
    return found[1] + " " * len(found[2]) if same else found[0]


_EVEN_OR_ODD: Final = re.compile(r"\d (?:is|counts as) (?:an )?(?:even|odd)\b")


def _means(bracket: str) -> bool:
    inside = bracket[1:].lstrip()
    if _EVEN_OR_ODD.match(inside):
        return False  # that is so anyway
    # `Gain 5 yards (10 if you are leading)`: what begins with a number changes one.
    return inside.startswith(_MEANT) or inside[0].isdigit()


def _without_reminder(found: re.Match[str]) -> str:
    return found[0] if _means(found[0]) else " " * len(found[0])
