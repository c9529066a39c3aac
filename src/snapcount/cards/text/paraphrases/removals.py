"""What leaves the field and what is put on it: Power Ups, Superstars and Gridiron cards."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.paraphrases.zones import one_kind

_KIND: Final = r"(?:power up|superstar|gridiron|weather|stadium|event|environment)(?: card| gridiron(?: card)?)?"
_FROM: Final = r"(?: (?:from|attached to|on) (?:one of )?(?:your opponent's|your|an opposing|target) <TRAITS><NOUN>| (?:from|on) the field)"
_ONE: Final = rf"(?:an?|one|target) {_KIND}{_FROM}?"
_AWAY: Final = re.compile(r" (?:from|on) the field$", re.IGNORECASE)


def _removed(part: str) -> str:
    """`a Power Up attached to one of your Players`, as what is done to it."""
    part = re.sub(r"^(?:an?|one|target) ", "", _AWAY.sub("", part), flags=re.IGNORECASE)
    found = re.fullmatch(r"(?P<kind>.*?) (?:from|attached to|on) (?P<whom>.*)", part, re.IGNORECASE)
    if found is None:
        return f"Remove a {one_kind(part)} from the field"
    whom = re.sub(r"^(?=your opponent's |your )", "one of ", found["whom"], flags=re.IGNORECASE)
    return f"Remove a {one_kind(found['kind'])} from {whom}"


def _core(kind: str) -> str:
    return one_kind(kind).lower().removesuffix(" card").removesuffix(" gridiron")


def either(found: re.Match[str]) -> str:
    """`Remove a Power Up, a Superstar or a Gridiron card from the field`: one of the three.

    What follows `if you removed a Gridiron card` belongs to that choice alone.
    """
    parts = [part for part in re.split(r",? or |, ", found["list"], flags=re.IGNORECASE) if part]
    after = re.fullmatch(
        rf" if you (?:removed|remove|did remove|discarded) an? (?P<kind>{_KIND})(?: this way)?, (?P<then>[^.]*)\.",
        found["after"] or "",
        re.IGNORECASE,
    )
    if found["after"] and after is None:
        return found[0]
    options = []
    for part in parts:
        then = ""
        if after is not None and _core(after["kind"]) in part.lower():
            then = f" If that was done, {after['then']}."
        options.append(f"• {_removed(part)}.{then}")
    if after is not None and not any("If that was done" in option for option in options):
        return found[0]
    return f"[Choose one: {' '.join(options)}]"


def when_played(found: re.Match[str]) -> str:
    """A Gridiron card does not hear itself being played, so that any other one is meant."""
    return f"{found['when']} a {one_kind(found['kind'])} is played,"


_NEW: Final = r"(?:another|a new|any other|a different|a second)"

REMOVALS: Final[list[Rule]] = [
    (
        rf"\b(?:remove|discard) (?P<list>{_ONE}(?:, {_ONE})*,? or {_ONE})\.(?P<after> if you (?:removed|remove|did remove|discarded) an? {_KIND}(?: this way)?, [^.]*\.)?",
        either,
    ),
    (
        rf"\b(?:remove|discard) (?P<list>(?:an?|one|target) {_KIND}, (?:an? )?{_KIND},? or (?:an? )?{_KIND})(?P<after>)(?: from the field)?\.",
        either,
    ),
    (
        r"\bremove (?:an?|one|target) (power up|superstar)(?: card)? (?:from|attached to|on) (one of (?:your opponent's|your) <TRAITS><NOUN>)(?: on the field)?(?:\. (?:its owner|they|your opponent|that card's owner) (?:returns?|puts?) it|\. return it|\. it (?:is returned|returns)| and (?:return|put) it) (?:to|into) (?:their|its owner's|your opponent's) hand",
        r"return a \1 from \2 on the field to its owner's hand",
    ),
    (
        r"\bremove (?:an?|one|target) (power up|superstar|gridiron)(?: card)?(?: from the field)?(?:\. (?:its owner|that card's owner) (?:returns?|puts?) it|\. return it|\. it (?:is returned|returns)| and (?:return|put) it) (?:to|into) (?:its owner's|their owner's|their) hand",
        lambda m: f"return a {one_kind(m[1])} to its owner's hand",
    ),
    (
        r"\b(remove an?) (superstar)(?: card)? attached to\b",
        r"\1 \2 from",
    ),
    (
        rf"\b(?P<when>when(?:ever)?) {_NEW} (?P<kind>{_KIND}) (?:is played|enters the field|comes onto the field|is put (?:on|onto) the field|enters play),",
        when_played,
    ),
    (
        rf"<S>(?P<when>if) (?:{_NEW}|a) (?P<kind>{_KIND}) (?:is played|enters the field|comes onto the field|enters play), (?=(?:remove|discard) this card)",
        lambda m: f"Whenever a {one_kind(m['kind'])} is played, ",
    ),
    (
        rf"\b(?P<when>when(?:ever)?) (?P<who>a player|either player|you|your opponent) plays? {_NEW} (?P<kind>{_KIND}),",
        lambda m: (
            f"{m['when']} a {one_kind(m['kind'])} is played,"
            if "player" in m["who"].lower()
            else f"{m['when']} {m['who']} play{'s' if 'opponent' in m['who'].lower() else ''} a {one_kind(m['kind'])},"
        ),
    ),
    (
        r"<S>this card is (?:removed(?: from the field)?|discarded) (?P<when>when(?:ever)?|if|after|once) (?P<what>[^.]*)\.",
        r"Remove this card when \g<what>.",
    ),
    (
        rf"<S>remove this card(?: from the field)? (?:when|if|once|after) (?P<who>a player|either player) plays (?:{_NEW}|a) (?P<kind>{_KIND})\.",
        lambda m: f"Whenever a {one_kind(m['kind'])} is played, remove this card.",
    ),
    (
        rf"<S>remove this card(?: from the field)? (?:when|if|once|after) (?:{_NEW}|a) (?P<kind>{_KIND}) (?:is played|enters the field|comes onto the field)\.",
        lambda m: f"Whenever a {one_kind(m['kind'])} is played, remove this card.",
    ),
    (r"\b(when(?:ever)?) either player (scores?)(?: points)?,", r"\1 points are scored,"),
    (
        r"<S>other gridiron cards (?:cannot|can't|may not) be played(?: while this card is on the field)?(?=\.)",
        "Each player cannot play Gridiron cards",
    ),
    (
        r"<S>superstar(?:s| cards) (?:cannot|can't|may not) be attached and (?=the abilities|abilities)",
        "Each player cannot play Superstars. ",
    ),
    # Whom a card lies on
    (
        r"<S>you may (?:also )?attach this card to one of your opponent's (?=<TRAITS><NOUN>)",
        "Attach to one of each player's ",
    ),
    (
        r"<S>attach to (?:one of )?either player's (?=<TRAITS><NOUN>)",
        "Attach to one of each player's ",
    ),
    (r"<S>attach this card to (?=one of|an?|target)", "Attach to "),
    (
        r"\b(?P<who>this player|that player|the attached player)'s rating is (?P<n>\d+|<N>) (?P<way>higher|lower)\b",
        lambda m: (
            f"{m['who']}'s rating is {'increased' if m['way'].lower() == 'higher' else 'reduced'} by {m['n']}"
        ),
    ),
    (
        r"\b(?P<who>this player|that player|the attached player)'s rating is (?P<way>increased|reduced) by (?P<n>\d+|<N>) and (?:it|they) (?=(?:cannot|can't|gains?|has)\b)",
        r"\g<who>'s rating is \g<way> by \g<n>. \g<who> ",
    ),
]
