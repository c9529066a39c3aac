"""Offers and prices: what players may do, and what comes of it if they do or do not."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_RESULT: Final = r"(?P<result>complete|completed|incomplete|stopped|successful)"
_HEAD: Final = r"(?P<head>(?:at the (?:start|end) of|when(?:ever)?) [^.,]*, )?"
_PLAY: Final = r"(?:it|the pass|the play|the run|that pass|that play|your pass|your play)"


def _their_play(found: re.Match[str]) -> str:
    """`The offense's run is stopped unless they discard …`."""
    return f"the {found['what']} {found['is']} {found['how']} unless {found['who']} {_third(found['deed'])}"


def _third(deed: str) -> str:
    return re.sub(r"^(discard|exhaust|lose|reveal|spend)\b", r"\1s", deed, flags=re.I)


def _each(found: re.Match[str]) -> str:
    """`Either player may …. Each player who does draws …`: you may, and so may your opponent."""
    head, deed = found["head"] or "", found["deed"]
    then = re.sub(
        r"^(draw|discard|energize|exhaust|gain|reveal)s\b", r"\1", found["then"], flags=re.I
    )
    theirs = re.sub(
        r"^(draw|discard|energize|exhaust|gain|reveal)\b", r"your opponent \1s", then, flags=re.I
    )
    may = "may " if found.groupdict().get("may") else ""
    if may:
        theirs = f"your opponent may {then}"
    mine = re.sub(
        r"\btheir\b", "your", f"you may {deed}. If you do, {may and 'you may '}{then}", flags=re.I
    )
    first = f"{head}{mine}" if head else f"{mine[:1].upper()}{mine[1:]}"
    second = f"{head[:1].upper()}{head[1:]}your opponent" if head else "Your opponent"
    return f"{first}. {second} may {deed}. If they do, {theirs}"


def _or_cancelled(found: re.Match[str]) -> str:
    """`Whenever a player uses an Exhaust ability, they must … or it is cancelled.`"""
    price = re.sub(
        r"\bdiscard an? card(?: from their hand)?\b", "discard one card", found["price"], flags=re.I
    )
    mine = re.sub(r"\btheir\b", "your", price, flags=re.IGNORECASE)
    base = re.sub(r"^(play|use)s", r"\1", found["deed"], flags=re.I)
    return (
        f"Whenever you {base}, you may {mine}. If you do not, cancel it."
        f" Whenever your opponent {found['deed']}, your opponent may {price}. If they do not, cancel it"
    )


OFFERS: Final[list[Rule]] = [
    # Timeouts as a price
    (
        r"(?P<head>^|\n|\bexhaust(?: - [^:.]*| \(\d(?:-\d)?\))?: )(?:spend|use|call|take) (?P<n>a|one|two|2) timeouts?(?:\.(?: if you do,)?|,? (?:and|then)| to(?= (?:draw|energize|exhaust|gain|replay|cancel|search|look|flip|return|put|choose)))",
        lambda m: (
            f"{m['head']}As an additional cost, lose {1 if m['n'].lower() in ('a', 'one') else 2} timeout{'' if m['n'].lower() in ('a', 'one') else 's'}."
        ),
    ),
    (
        r"(\bas an additional cost(?: to play this card| to use this ability)?,) (?:spend|use|call|take) (?:a|one) timeout\b",
        r"\1 lose 1 timeout",
    ),
    (
        r"\b(?P<who>your opponent|the offense|the defense)'s (?P<what>pass|play|run) (?P<is>is|becomes) (?P<how>incomplete|stopped|complete|successful) unless they (?P<deed>(?:discard|exhaust|lose|spend|reveal) [^.]*)(?=\.)",
        _their_play,
    ),
    (
        rf"<S>{_HEAD}(?:either player|each player|both players) may (?P<deed>[^.,]*)\. (?:each|a|any|either)(?: player)? (?:who|that) does(?P<may> may)? (?P<then>(?:draw|discard|energize|exhaust|gain|reveal)s? [^.]*)(?=\.)",
        _each,
    ),
    (
        rf"<S>{_HEAD}either player may (?P<deed>(?:discard|reveal|lose|spend|exhaust) [^.,]*?) to (?P<then>(?:draw|energize|exhaust|gain) [^.]*)(?=\.)",
        _each,
    ),
    (
        r"<S>when(?:ever)? (?:a|either|any|each) player (?P<deed>uses an exhaust ability|plays an action card), (?:that player|they) must (?P<price>discard [^.,]*?) or (?:the|that) (?:ability|card|action card|exhaust ability|effect) is cancell?ed(?=\.)",
        _or_cancelled,
    ),
    (
        r"\ban opponent's (?=(?:called )?(?:play|<CALL>)\b)",
        "your opponent's ",
    ),
    (
        r"<S>(?P<text>when(?:ever)? [^.:•]*\.(?: if (?:you|they) do(?: not)?, [^.:•]*\.)?) (?:use|use this|use this ability|this ability can be used|this can be used) only once (?:per|each|every|a) (?P<per>down|possession|half|game)\.",
        lambda m: f"Once per {m['per']}, {m['text'][:1].lower()}{m['text'][1:]}",
    ),
    # In its stead
    (
        rf"\byou may (?:make|have) {_PLAY} (?:become |be )?{_RESULT}(?: instead)?\.",
        r"you may do this: [The play becomes \g<result>.]",
    ),
    (
        r"(\bwould (?:fumble|throw an interception|cause|force|turn|be intercepted)\b[^•\n]*?)\bcancel (?:the|that|this) (?:fumble(?: or (?:the )?interception)?|interception(?: or (?:the )?fumble)?|turnover)\b",
        r"\1cancel the live ball turnover",
    ),
    (
        r"\b(when(?:ever)?|if|the next time) your opponent would (?:cause|force) a fumble\b",
        r"\1 you would fumble",
    ),
    (
        r"\b(would (?:gain a|be a|become a?) ?first down(?: [^.,]*)?, (?:[^.,]*, )?(?:you may [^.,]*\. if you do, )?(?:you may )?)cancel (?:it|that effect|that first down)(?=\.)",
        r"\1cancel the first down",
    ),
    (
        r"(\bdetermine grit(?: value)?\. )(if the grit(?: value)? is [^.]*|[^.]*\bif the grit(?: value)? is [^.]*)\. if it is not, ",
        r"\1\2. Otherwise, ",
    ),
    (
        r"(<S>at the (?:start|end) of (?:each|every|a|the) (?:down|possession|play), if this player is (?:exhausted|energized), you may [^.,]*?)(?:\. if you do, | to )(energize|exhaust) (?:them|it|that player)(?=\.)",
        r"\1. If you do, \2 this Player",
    ),
    # Later in the down
    (
        r"(?<=• )(?P<deed>(?:energize|exhaust|draw|discard|gain an?|lose an?) [^.;•]*?) at the end of the (?P<when>play|down|possession)(?=\.)",
        r"At the end of the \g<when>, \g<deed>",
    ),
]
