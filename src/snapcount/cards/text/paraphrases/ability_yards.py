"""What the yards of Run, Receive and Tackle abilities come to, in the words of `AbilityYards`."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_WHOSE: Final = r"(?P<whose>this player's|that player's|the attached player's|your opponent's|your|the (?:runner|receiver|tackler|ball carrier)'s)"
_KEYWORDS: Final = r"(?P<keywords>(?:run|receive|tackle)(?: (?:and|or) (?:run|receive|tackle))?)"
_OF: Final = rf"(?:{_WHOSE} )?{_KEYWORDS} abilit(?:y|ies)"
_LASTS: Final = r"(?P<tail> (?:this (?:down|possession|half|game)|on this play|until the end of the (?:down|possession|half|game)))?"
_FROM: Final = r"(?:from|by|through|with|to|of)"


def _subject(whose: str | None) -> str:
    said = (whose or "").lower()
    if not said:
        return "all Players"
    if said in ("your", "your opponent's"):
        return f"all of {said} Players"
    return said.removesuffix("'s")


def _worth(what: str) -> Callable[[re.Match[str]], str]:
    """The abilities with each of the keywords are worth so much."""

    def put(found: re.Match[str]) -> str:
        whose = found.groupdict().get("whose") or found.groupdict().get("who")
        tail = re.sub(r"on this play", "this down", found["tail"] or "", flags=re.IGNORECASE)
        keywords = re.findall(r"run|receive|tackle", found["keywords"], re.IGNORECASE)
        amount = found.expand(what)
        before = re.search(r"(?:^|[.:\n] ?)([^.:\n]*), $", found.string[: found.start()])
        if before is not None and len(keywords) > 1:  # it holds for both
            lasts = re.fullmatch(r"(?:until the end of the|this) \w+", before[1], re.IGNORECASE)
            if lasts is None or tail:
                return found[0]
            later = f" {before[1].lower()}"
        else:
            later = tail
        return ". ".join(
            f"{'The' if place else 'the'} {keyword} abilities of {_subject(whose)} are worth {amount}{later if place else tail}"
            for place, keyword in enumerate(keywords)
        )

    return put


_MORE: Final = r"(?:additional|more|extra)"

ABILITY_YARDS: Final[list[Rule]] = [
    (
        rf"<S>while attached, (?={_OF} (?:gain|lose|reduce|cause|are worth)|(?:the )?yards (?:gained|lost)|double the yards)",
        "",
    ),
    (
        rf"(?:<C>|(?<=, )){_OF} (?:gains?|loses?|are worth) (?P<n><N>) {_MORE} yards{_LASTS}(?=\.)",
        _worth(r"\g<n> more yards"),
    ),
    (
        rf"(?:<C>|(?<=, )){_OF} (?:gains?|loses?|are worth) (?P<n><N>) (?:fewer|less) yards{_LASTS}(?=\.)",
        _worth(r"\g<n> fewer yards"),
    ),
    (
        rf"(?:<C>|(?<=, )){_OF} (?:cause|make) the offense (?:to )?lose (?P<n><N>) {_MORE} yards{_LASTS}(?=\.)",
        _worth(r"\g<n> more yards"),
    ),
    (
        rf"(?:<C>|(?<=, )){_OF} (?:cause|make) the offense (?:to )?lose (?P<n><N>) (?:fewer|less) yards{_LASTS}(?=\.)",
        _worth(r"\g<n> fewer yards"),
    ),
    (
        rf"(?:<C>|(?<=, )){_OF} reduces? the yards gained by an additional (?P<n><N>)(?: yards)?{_LASTS}(?=\.)",
        _worth(r"\g<n> more yards"),
    ),
    (
        rf"(?:<C>|(?<=, ))(?:the )?yards (?:gained|lost)? ?{_FROM} {_OF} are doubled{_LASTS}(?=\.)",
        _worth("twice the yards"),
    ),
    (
        rf"\bdouble (?:the|all) yards (?:(?:gained|lost) )?{_FROM} {_OF}{_LASTS}(?=\.)",
        _worth("twice the yards"),
    ),
    (
        rf"(?:<C>|(?<=, ))(?P<who>the (?:runner|receiver|ball carrier)|this player|that player) (?:does not gain any|gains no|does not gain) yards (?:from|by|through) (?:its |their |any )?{_KEYWORDS} abilities{_LASTS}(?=\.)",
        _worth("no yards"),
    ),
    (
        rf"<C>(?:players|each player|the offense|neither player) (?:do not|does not|cannot|can't) lose (?:any )?yards (?:from|by|because of|due to|to) {_OF}{_LASTS}(?=\.)",
        _worth("no yards"),
    ),
    (
        rf"(?:<C>|(?<=, )){_OF} (?:cannot|do not|can't) (?:cause|make) (?:the offense|you|your opponent) (?:to )?lose (?:any )?yards{_LASTS}(?=\.)",
        _worth("no yards"),
    ),
]
