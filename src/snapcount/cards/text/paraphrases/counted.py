"""How many plays of a kind somebody has called, in other words."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, one_play, value

_WHO: Final = r"(?P<who>you|your opponent|the offense|the defense)"
_CALLED: Final = r"(?:have |has )?(?:called|run|ran|selected)"
_SINCE: Final = r"(?:in |during )?this (?P<since>down|possession|half|game)"
_SOME: Final = r"(?P<n>at least (?:an?|<N>)|<N> or more|exactly <N>|at most <N>|<N> or (?:fewer|less)|more than <N>|fewer than <N>|an?|no|<N>)"


def _plays(words: str) -> str:
    one = one_play(words)
    one = re.sub(r"^(?:an?|the) ", "", one, flags=re.I)
    return one if one.lower().endswith("play") else f"{one} play"


def _number(who: str, plays: str, since: str) -> str:
    what = "plays" if plays.lower() in ("play", "plays") else f"{_plays(plays)}s"
    return f"the number of {what} {who} called this {since}"


def _bounds(words: str) -> str:
    """`at least three`, `three or more`, `no`: what the number is."""
    words = words.lower()
    found = re.search(r"\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten", words)
    n = value(found[0]) if found else 1
    if words == "no":
        return "exactly 0"
    if words.startswith("more than"):
        return f"at least {n + 1}"
    if words.startswith("fewer than"):
        return f"at most {max(n - 1, 0)}"
    if words.startswith(("at most",)) or words.endswith(("fewer", "less")):
        return f"at most {n}"
    return f"exactly {n}" if words.startswith("exactly") else f"at least {n}"


def _more(found: re.Match[str]) -> str:
    one = _number(found["who"], found["one"], found["since"])
    other = _number(found["who"], found["other"], found["since"])
    how = {
        "more": "more than",
        "fewer": "less than",
        "as many": "exactly",
        "the same number of": "exactly",
    }
    return f"{one} is {how[found['how'].lower()]} {other}"


def _so_many(found: re.Match[str]) -> str:
    return f"{_number(found['who'], found['calls'], found['since'])} is {_bounds(found['n'])}"


def _both(found: re.Match[str]) -> str:
    one = _number(found["who"], found["one"], found["since"])
    other = _number(found["who"], found["other"], found["since"])
    return f"{one} is {_bounds(found['n'])} and {other} is {_bounds(found['m'] or found['n'])}"


_PLACES: Final = ("first", "second", "third", "fourth", "fifth")


def _this_is(found: re.Match[str]) -> str:
    """`this is your third Run play this possession`: so many were called, this one included."""
    who = {"your": "you", "your opponent's": "your opponent", "the offense's": "the offense"}
    doer = who[found["whose"].lower()] if found["whose"] else found["doer"]
    number = _PLACES.index(found["which"].lower()) + 1
    so_many = f"{_number(doer, found['calls'], found['since'])} is exactly {number}"
    if found["calls"].lower() == "play":
        return so_many
    return f"{so_many} and {doer} called a {_plays(found['calls'])}"


COUNTED: Final[list[Rule]] = [
    (
        r"\b(?:this|it) is (?:the offense's|(?P<whose>your opponent's|your)|the) (?P<which>first|second|third|fourth|fifth) (?P<calls><CALL>|play)(?: (?:that )?(?P<doer>you|your opponent|the offense)(?: have| has)? (?:called|run))? (?:of |in )?this (?P<since>possession|half|game)\b",
        lambda m: _this_is(m) if m["whose"] or m["doer"] else m[0],
    ),
    (
        rf"\b{_WHO} (?P<how>called|did not call) an? (?P<calls><CALL>) this down(?=[.,])",
        lambda m: f"{m['who']} {m['how']} a {_plays(m['calls'])}",
    ),
    (
        rf"\b{_WHO} {_CALLED} (?P<how>more|fewer|as many|the same number of) (?P<one><CALL>) (?:than|as) (?P<other><CALL>) {_SINCE}\b",
        _more,
    ),
    (
        rf"\b{_WHO} {_CALLED} {_SOME} (?P<one><CALL>) and (?P<m>at least (?:an?|<N>) |an? |<N> )?(?P<other><CALL>) {_SINCE}\b",
        _both,
    ),
    (
        rf"(?<!play )(?<!plays )(?<!passes )(?<!runs )\b{_WHO} (?:have |has )(?:called|run|selected) {_SOME} (?P<calls><CALL>|plays?) {_SINCE}\b",
        _so_many,
    ),
    (
        rf"\b{_WHO} (?:called|ran) (?P<n>at least <N>|<N> or more|exactly <N>|at most <N>|more than <N>|an?|no) (?P<calls><CALL>|plays?) {_SINCE.replace('down|', '')}\b",
        _so_many,
    ),
    (
        rf"\b{_WHO} (?:have|has|did|do) not (?:called?|run|selected?) an? (?P<calls><CALL>) {_SINCE}\b",
        lambda m: f"{_number(m['who'], m['calls'], m['since'])} is exactly 0",
    ),
    (
        rf"\bfor (?:each|every) (?P<calls><CALL>|play) (?:that )?{_WHO} {_CALLED} (?:so far )?{_SINCE}\b",
        lambda m: (
            f"for each {'play' if m['calls'].lower() == 'play' else _plays(m['calls'])} {m['who']} called this {m['since']}"
        ),
    ),
    (
        rf"\bfor (?:each|every) time {_WHO} (?:have |has )?(?:called a (?P<calls><CALL>)|(?P<ran>ran the ball|run the ball)) {_SINCE}\b",
        lambda m: (
            f"for each {'Run play' if m['ran'] else _plays(m['calls'])} {m['who']} called this {m['since']}"
        ),
    ),
    (
        rf"\b{_WHO} (?:have |has )?(?:run|ran) the ball (?P<n>at least <N>|<N> or more|exactly <N>|<N>) times {_SINCE}\b",
        lambda m: f"{_number(m['who'], 'run play', m['since'])} is {_bounds(m['n'])}",
    ),
]
