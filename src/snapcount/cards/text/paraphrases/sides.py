"""Whose side of the field: Players on your field, in your deck, of the same and of other teams."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, above, value

_FIELD: Final = (
    r"on (?P<whose>your opponent's|your|their) (?:side of the field|field|side)\b(?! of the ball)"
)
_OF_TEAM: Final = r"(?: from (?:this|that) player's team| with (?:a|the) [^.,]*?| from the same team as (?:this|that) player)?"


def on_field(found: re.Match[str]) -> str:
    """`Two other Energized Players on your field` are two of your other Energized Players."""
    many, other = found["many"].lower(), ""
    if many.endswith("other"):
        many, other = many.removesuffix("other").strip(), "other "
    if many == "another":
        many, other = "one", "other "
    whose = found["whose"]
    if many == "no":
        return found[0]
    many = {"a": "one", "an": "one", "target": "one", "each": "all", "all the": "all"}.get(
        many, many
    )
    many = {"all of the": "all"}.get(many, many)
    who = found["who"]
    if many == "one" and not re.search(r"(?:s|men)$", who, re.IGNORECASE):
        who = re.sub(r"safety$", "safetie", re.sub(r"man$", "men", who), flags=re.IGNORECASE)
        who = who if who.endswith("men") else who + "s"
    return f"{many} of {whose} {other}{who}{found['team']} on the field"


def _have(found: re.Match[str]) -> str:
    """`You have no Exhausted Players on your field`: on the field."""
    return f"{found['has']}{found['what']} on the field"


_TEAM_WORD: Final = r"(?:teams?|franchises?)"
_SIDE: Final = r"(?:normal )?(?P<side>offensive |defensive )?players?"


_SIZE: Final = {"": 10, "offensive": 5, "defensive": 5}


def _together(found: re.Match[str]) -> str:
    side = (found["side"] or "").strip().lower()
    return f"your deck has at least {_SIZE[side]} {side} Players from the same team".replace(
        "  ", " "
    )


def _parts(found: re.Match[str]) -> str:
    """`Your deck has two Running Backs and no Tight Ends`: so many of the ones and of the others."""
    parts = re.split(r",? and |, ", found["list"])
    if any(re.search(r"\b(?:plays?|cards?|power ups?|gridirons?)\b", part, re.I) for part in parts):
        return found[0]
    return " and ".join(f"your deck has {part}" for part in parts)


_MANY: Final = r"(?:an?|no|at least <N>|at most <N>|exactly <N>|<N> or (?:more|fewer|less)|<N>)"
_PART: Final = rf"{_MANY} <TRAITS><NOUN>"


def _all_so_many(found: re.Match[str]) -> str:
    side = (found["side"] or "").strip().lower()
    return (
        found[0]
        if value(found["n"]) != _SIZE[side]
        else f"all of your {found['side'] or ''}players"
    )


SIDES: Final[list[Rule]] = [
    # Whose field
    (
        rf"\b(?P<has>(?:you have|you control|your opponent has) )(?P<what>[^.,]*?<NOUN>) {_FIELD}",
        _have,
    ),
    (
        rf"\bthere (?:is|are) (?P<what>(?:no|an?|at least <N>|at most <N>|exactly <N>|<N>(?: or (?:more|fewer|less))?) (?:\"[^\"]*\" )?<TRAITS><NOUN>) {_FIELD}",
        lambda m: (
            f"{'you have' if m['whose'].lower() == 'your' else 'your opponent has'} {m['what']} on the field"
        ),
    ),
    (
        rf"\b(?P<many>for each(?: other)?) (?P<who>(?:\"[^\"]*\" )?<TRAITS><ONE>)(?P<team>{_OF_TEAM}) {_FIELD}",
        lambda m: (
            f"{m['many']} {m['who']}{m['team']} {'you have' if m['whose'].lower() == 'your' else 'your opponent has'} on the field"
        ),
    ),
    (
        rf"\b(?P<many>all(?: of)? the|all other|all|each other|each|up to <N> other|up to <N>|<N> other|<N>|another|target|an?) (?P<who>(?:\"[^\"]*\" )?<TRAITS><NOUN>)(?P<team>{_OF_TEAM}) {_FIELD}",
        on_field,
    ),
    (
        rf"\b((?:one|<N>|all|each|any|up to <N>) of (?:your|your opponent's|their) <TRAITS><NOUN>) {_FIELD}",
        r"\1 on the field",
    ),
    (rf"\b((?:your|your opponent's) <TRAITS><NOUN>) {_FIELD}", r"\1 on the field"),
    # This Player alone
    (
        r"\b(?P<if>if|while) this player is (?:the only|your only) (?P<noun><ONE>)(?: you have)?(?: on (?:the|your) field)?(?=[.,])",
        r"\g<if> this Player is a \g<noun> and you have exactly one \g<noun> on the field",
    ),
    (
        r"\b(?P<if>if|while) you have no other (?P<noun><TRAITS><NOUN>)(?: on (?:the|your) field)?(?=[.,])",
        r"\g<if> you have no other \g<noun> on the field",
    ),
    # Of one team, and of several
    (
        rf"\b(?:all (?:of )?your|your) {_SIDE} are (?:all )?from different {_TEAM_WORD}",
        lambda m: f"your deck has at most one {m['side'] or ''}Player from the same team",
    ),
    (
        rf"\b(?:no two (?:of your )?|you have no two |your deck has no two |none of your ){_SIDE}(?: in your deck)?(?: (?:are|is))? (?:from|of|on) the same {_TEAM_WORD}(?: as another)?",
        lambda m: f"your deck has at most one {m['side'] or ''}Player from the same team",
    ),
    (
        rf"\byour (?:normal )?(?P<side>offensive |defensive )players are all from (?:one|the same) {_TEAM_WORD}",
        _together,
    ),
    (
        rf"\b(?:all (?:of )?)?your (?:normal )?players are (?:all )?from (?P<n>(?:at least |at most |exactly |only )?<N>(?: or (?:more|fewer|less))?) (?:different )?{_TEAM_WORD}",
        lambda m: (
            f"your deck has Players from {m['n'].lower().replace('only', 'exactly')} different teams"
        ),
    ),
    (
        rf"\byour (?:normal )?players come from (?P<n>(?:at least |at most |exactly |only )?<N>(?: or (?:more|fewer|less))?) (?:different )?{_TEAM_WORD}",
        lambda m: (
            f"your deck has Players from {m['n'].lower().replace('only', 'exactly')} different teams"
        ),
    ),
    (
        rf"\b(?:at least (?P<n><N>)|(?P<m><N>) or more) of your {_SIDE} are from (?:one and )?(?:the same|one) {_TEAM_WORD}",
        lambda m: (
            f"your deck has at least {m['n'] or m['m']} {m['side'] or ''}Players from the same team"
        ),
    ),
    # What a deck has of several kinds
    (
        r"\ball (?P<n><N>) of your (?:normal )?(?P<side>offensive |defensive )?players\b",
        _all_so_many,
    ),
    (
        rf"\byour deck (?:has|contains|includes) (?P<list>{_PART}(?:, {_PART})*,? and {_PART})(?=[.,])",
        _parts,
    ),
    (
        rf"(?P<active>\bactive (?:while|if|as long as) )you have (?P<list>{_PART}(?:, {_PART})*,? and {_PART})(?: in your deck)?(?=[.,])",
        lambda m: f"{m['active']}{_parts(m)}",
    ),
    (
        r"\bthere (?:is|are) ((?:no|an?|at least <N>|at most <N>|exactly <N>|<N>(?: or (?:more|fewer|less))?) <TRAITS><NOUN>) in your deck\b",
        r"your deck has \1",
    ),
    (
        r"(\bactive (?:while|if|as long as) )you have no more than (<N>) (<TRAITS><NOUN>)(?: in your deck)?(?=\.)",
        r"\1your deck has at most \2 \3",
    ),
    (
        r"(\bactive (?:while|if|as long as) )you have (?:fewer|less) than (?P<n><N>) (?P<noun><TRAITS><NOUN>)(?: in your deck)?(?=\.)",
        lambda m: f"{m[1]}your deck has at most {max(value(m['n']) - 1, 0)} {m['noun']}",
    ),
    (
        r"(\bactive (?:while|if|as long as) )(?:you have|your deck has) more than (?P<n><N>) (?P<noun><TRAITS><NOUN>)(?: in your deck)?(?=\.)",
        above(r"\1your deck has at least {} \g<noun>"),
    ),
]
