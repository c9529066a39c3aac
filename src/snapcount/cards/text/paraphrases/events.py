"""The occasions of triggers, in every ordinary wording: heads, events, and what stands behind them.

An occasion is taken apart into its head (`each time`), what is said behind it (`on third down`,
`in overtime`) and the event between them.
"""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.event_words import (
    ON_PLAY,
    ORDINAL,
    SOME,
    WHO,
    WHOSE,
    YARDS,
    came_to,
    event,
    how_far,
    of_yours,
    one_of,
    owner,
)
from snapcount.cards.text.paraphrases.macros import MACROS
from snapcount.cards.text.paraphrases.rule import Rule


def _yards_of(m: re.Match[str]) -> str:
    """Yards of a play are those of its ball carrier."""
    them, how = of_yours(m), m["verb"].lower()
    call = m["on"] or ("Run" if how in ("rushes for", "carries for") else "")
    body = re.sub(r"\bthat player\b", "the ball carrier", m["body"], flags=re.IGNORECASE)
    came = f"the play {came_to(m)} {how_far(m)}"
    if re.match(r"this|the attached", them, re.IGNORECASE):
        play = f"a {one_of(call)}" if call else "the play"
        return f"At the end of {play}, if this Player is the ball carrier and {came}, {body}."
    kind = re.match(r"(?:one|any) of (your|your opponent's) (.*)", them, re.IGNORECASE)
    if kind is None:
        return m[0]
    named = (
        ""
        if kind[2].lower() == "players"
        else f"the ball carrier is one of {kind[1]} {kind[2]} and "
    )
    return f"At the end of {kind[1]} {one_of(call)}, if {named}{came}, {body}."


_BEHIND: Final = re.compile(
    r" (?=(?:while|if|when|as long as|during|in|on|inside|this|until|for the|each|every|per|prior|before|after)\b)",
    re.IGNORECASE,
)
_TAILS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), into)
    for pattern, into in (
        (r" (?:in|during) overtime\b", " while it is overtime"),
        (r" (?:in|during) the (first|second|1st|2nd) half\b", r" while it is the \1 half"),
        (rf" on (?:an? )?((?:{ORDINAL})(?: or (?:{ORDINAL}))? down)\b", r" while it is \1"),
        (r" (?:while |when )?on (offense|defense)\b", r" while you are on \1"),
        (
            r" inside (your|your opponent's|the defense's) (\d+)(?: yard line)?\b",
            r" while the ball is inside \1 \2",
        ),
        (r" (?:if|when|as long as) ", " while "),
        (r" on (?:a|any|the) play\b", ""),
    )
)


def _behind(words: str) -> str:
    """What stands behind an event, one thing after the other; a condition goes on to the end."""
    done = ""
    while words and not words.lower().startswith(" while "):
        for pattern, into in _TAILS:
            found = pattern.match(words)
            if found is not None:
                done += found.expand(into)
                words = words[found.end() :]
                break
        else:
            break
        if done.endswith(" while "):
            break
    return done + words


def _joined(words: str) -> str:
    """Two conditions behind an event are one."""
    first, found, rest = words.partition(" while ")
    return f"{first}{found}{rest.replace(' while ', ' and ')}"


_THEIRS: Final = re.compile(
    r"(?:a|either|any|each) player\b[^,]*, (?:that player|they)\b", re.IGNORECASE
)
"""Whoever does it is spoken of again."""

_THEIRS_TOO: Final = re.compile(r"^either player\b", re.IGNORECASE)
_SCORER: Final = re.compile(
    r"(?:this|the attached|one of|an?|another) .* scores a touchdown", re.IGNORECASE
)
_LIKE: Final = re.compile(
    r" (?:while|when) (trailing|leading|ahead|behind|losing|winning|tied)$", re.IGNORECASE
)
_KEPT: Final = ("when", "whenever", "the next time", "the first time", "if")


_ENDED: Final = re.compile(
    r"(.*? play) ends while (.*the play (?:gains|lost|loses) .*)", re.IGNORECASE
)
"""What a play came to is asked at its end."""


def _occasion(found: re.Match[str]) -> str:
    head, words = found["head"], found["occasion"]
    plain = head if head.lower() in _KEPT else "Whenever"
    thing = head.lower().endswith(("after", "following", "upon"))
    rest = found.string[found.end() :]
    said, tail = event(words, thing), ""
    if said is None:
        for place in reversed([each.start() for each in _BEHIND.finditer(words)]):
            said = event(words[:place], thing)
            if said is not None:
                tail = _behind(words[place:])
                break
    if head.lower() == "if":
        if said is not None and not tail and _SCORER.fullmatch(said):
            plain = "Whenever"
        elif said is None or " would " not in said:
            return found[0]
    if said is None:
        return f"{plain} {words}"
    if said == "a first down is gained" and _THEIRS.match(words + rest):
        said = "a player gains a first down"
    if said == "a turnover on downs happens" and _THEIRS.match(words + rest):
        said = "a player turns the ball over on downs"
    card = re.fullmatch(r"(an? (?:Action|Play) card) is (drawn|discarded)", said)
    if card is not None and _THEIRS.match(words + rest):
        said = f"a player {'draws' if card[2] == 'drawn' else 'discards'} {card[1]}"
    said = _THEIRS_TOO.sub("a player", said) if _THEIRS.match(words + rest) else said
    asked = _ENDED.fullmatch(said)
    if asked and not tail and plain.lower().startswith("when"):
        if not rest.lower().startswith(", if "):
            return f"At the end of {asked[1]}, if {asked[2]}"
    like = _LIKE.search(tail)
    if like is not None:
        doer = re.match(r"you\b|your opponent\b|your\b", said, re.IGNORECASE)
        if doer is None:
            return found[0]
        who = "your opponent is" if said.lower().startswith("your opponent") else "you are"
        tail = f"{tail[: like.start()]} while {who} {like[1]}"
    return f"{plain} {_joined(said + tail)}"


_DOER: Final = re.compile(
    rf"(?P<who>(?:{WHO})|(?P<them>this player|the attached player|(?:one|any) of [^.,]*? <NOUN>) (?:is|becomes)) (?P<deed>.*)".replace(
        "<NOUN>", MACROS["<NOUN>"]
    ),
    re.IGNORECASE,
)


def _either(found: re.Match[str]) -> str:
    """`Whenever you do this or do that` waits for each of the two."""
    if re.search(r"\bonce\b", found.string, re.IGNORECASE):
        return found[0]  # how often for both together
    doer = _DOER.fullmatch(found["one"])
    if doer is None:
        return found[0]
    if doer["them"]:
        other = re.sub(r"^(?:is|becomes) ", "", found["other"], flags=re.IGNORECASE)
        if not all(
            re.fullmatch(r"energized|exhausted", each, re.I) for each in (doer["deed"], other)
        ):
            return found[0]
        both = (found["one"], f"{doer['who']} {other}")
    else:
        second = f"{doer['who']} {found['other']}"
        events = (event(found["one"]), event(second) or event(found["other"]))
        if None in events:
            return found[0]
        both = (str(events[0]), str(events[1]))
    return " ".join(f"Whenever {each}, {found['body']}" for each in both)


def _all_the_time(found: re.Match[str]) -> str:
    """`While something holds, whenever …`."""
    so = _behind(f" {found['so']}").removeprefix(" while ").strip()
    so = re.sub(r"^(?:while|if|as long as) ", "", so, flags=re.IGNORECASE)
    if " while " in found["occasion"].lower():
        return f"Whenever {found['occasion']} and {so},"
    return f"Whenever {found['occasion']} while {so},"


_WHENEVER: Final = r"when(?:ever)?|each time(?! unit)|every time(?! unit)|any ?time"

EVENTS: Final[list[Rule]] = [
    (r"\bat the (?:very )?beginning of\b", "at the start of"),
    (r"\b(drive|drives)\b", lambda m: "possession" if m[1].lower() == "drive" else "possessions"),
    (r"\bat (?:half ?time|the half)(?=,)", "at the start of the second half"),
    (r"\bat the (start|end) of any (?=possession|down|half|play)", r"at the \1 of a "),
    (
        rf"\bat the (?P<when>start|end) of (?:(?P<a>an?|the|each|every|{WHOSE}) )?(?P<nth>{ORDINAL}) down(?=,)",
        lambda m: (
            f"at the {m['when']} of {'a' if (m['a'] or 'the').lower() in ('the', 'a') else owner(m['a'])} down while it is {m['nth']} down"
        ),
    ),
    (
        r"\bat the end of the (first|second|1st|2nd) half(?=,)",
        r"at the end of the half while it is the \1 half",
    ),
    (
        r"<S>(?:right |immediately )?after (?:the|this|each|every|a) play(?: ends| is over)?(?=,| in which)",
        "At the end of the play",
    ),
    (
        r"<S>(?:right |immediately )?after (?:each|every|a|the) down(?: ends| is over)?(?=,| in which)",
        "At the end of each down",
    ),
    (r"<S>after each of (your|your opponent's|the offense's) plays(?=,)", r"At the end of \1 play"),
    (
        r"<S>after (?:each of )?(your|your opponent's|each|every|a|the) possessions?(?: ends| is over)?(?=,)",
        lambda m: (
            f"Whenever {'a' if m[1].lower() in ('each', 'every', 'the') else m[1]} possession ends"
        ),
    ),
    (
        r"<S>(?:at the end of|after) each of (your|your opponent's) possessions(?=,)",
        r"Whenever \1 possession ends",
    ),
    (r"<S>after (?:the|each|a) half(?: ends| is over)?(?=,)", "Whenever a half ends"),
    (
        rf"<S>(?P<so>(?:in|during) (?:overtime|the (?:first|second) half)|on (?:{ORDINAL})(?: or (?:{ORDINAL}))? down|(?:while|if|as long as) (?!attached|this player is on the (?:field|bench)|on the )[^.,:]*), (?:{_WHENEVER}) (?P<occasion>[^.,:]*),",
        _all_the_time,
    ),
    (
        rf"<S>(?:{_WHENEVER}|after) {SOME} (?P<verb>gains|loses|rushes for|carries for|picks up) {YARDS}{ON_PLAY}, (?P<body>[^.]*)\.",
        _yards_of,
    ),
    (
        rf"<S>(?:{_WHENEVER}|after) (?P<one>[^.,:]*?) or (?P<other>[^.,:]*), (?P<body>[^.]*\.(?: (?:if (?:you|they|your opponent) do(?:es)?(?: not)?|otherwise)\b[^.]*\.)*)",
        _either,
    ),
    (
        rf"<C>(?P<head>{_WHENEVER}|as soon as|(?:immediately |right )?after|following|upon|the next time|the first time|if) (?!player designation|selecting|designation)(?P<occasion>[^.,:;\"\[\]]{{4,140}}?)(?=,)",
        _occasion,
    ),
]
