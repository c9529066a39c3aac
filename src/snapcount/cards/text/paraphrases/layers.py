"""What is done to effects that wait in the layers, as people say it."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_LAYER: Final = (
    r"(?P<layer>(?:offense |defense )?action cards?|exhaust (?:abilit(?:y|ies)|effects?)"
    r"|(?:run|receive|tackle) (?:abilit(?:y|ies)|effects?)|effects?)"
)
_DEED: Final = (
    r"(?P<deed>cancel|copy|choose a new target for|choose new targets for|change the target of)"
)
_THEIRS: Final = r"(?:an opponent's|an opposing|one of your opponent's|any of your opponent's|your opponent's|an enemy)"
_BY: Final = (
    r" (?P<how>used by|activated by|played by|of) (?:an? )?(?P<by>opposing|opponent's|your opponent's|"
    r"one of your opponent's|offensive|defensive)(?: players?)?"
)


def _layer(words: str) -> str:
    """`Exhaust effects` is an Exhaust ability."""
    words = re.sub(
        r"\b(exhaust|run|receive|tackle) (?:effects?|abilities)", r"\1 ability", words.lower()
    )
    return re.sub(r"\b(effect|card)s\b", r"\1", words)


def _of(layer: str, who: str) -> str:
    deed = "of" if layer == "effect" else "used by" if layer.endswith("ability") else "played by"
    return f"target {layer} {deed} {who}"


def _theirs(found: re.Match[str]) -> str:
    """`Cancel an opponent's Action card`: one that they played."""
    return f"{found['deed']} {_of(_layer(found['layer']), 'your opponent')}"


def _of_players(found: re.Match[str]) -> str:
    """`an Exhaust ability used by an offensive Player`: by the offense."""
    if found["how"].lower() == "of" and found["deed"].lower() == "copy":
        return found[0]  # an ability that they have, used or not
    by = found["by"].lower()
    who = (
        "the offense"
        if by == "offensive"
        else "the defense"
        if by == "defensive"
        else "your opponent"
    )
    return f"{found['deed']} {_of(_layer(found['layer']), who)}"


def _both_kept(found: re.Match[str]) -> str:
    """`Your Action cards and Exhaust abilities cannot be cancelled while …`."""
    tail = found["tail"] or ""
    return f"{found['whose']} {found['one']} cannot be cancelled{tail}. {found['whose']} {found['other']} cannot be cancelled{tail}"


def _owner(found: re.Match[str]) -> str:
    """`If you do, its owner draws …`: whoever's card it was."""
    deed = found["deed"].lower()
    mine = re.sub(r"\btheir\b", "your", found["rest"], flags=re.IGNORECASE)
    both = f"If that card is yours, {deed.removesuffix('s')}{mine}. Otherwise, your opponent {deed}{found['rest']}."
    return f"{found['cancel']}. If you do, do this: [{both}]"


LAYERS: Final[list[Rule]] = [
    (
        r"\bcancel the effects? of (?=(?:an?|any|target|your opponent's|an opponent's|one of) )",
        "cancel ",
    ),
    (
        rf"\b{_DEED} (?:the effects? of )?{_THEIRS} {_LAYER}(?= that targets|\.|,| and )",
        _theirs,
    ),
    (
        rf"\b{_DEED} (?:an?|any|target) {_LAYER} (?:that )?your opponent (?:plays|uses|activates|just played|just used|has just played)(?: this down)?(?=\.|,| and )",
        _theirs,
    ),
    (
        rf"\b{_DEED} (?:an?|any|target) {_LAYER}{_BY}(?: this down)?(?=\.|,| and )",
        _of_players,
    ),
    (
        r"\bcancel (an?|any|target) (exhaust|run|receive|tackle) effect\b",
        r"cancel \1 \2 ability",
    ),
    (
        rf"\b{_DEED} (?:an?|any|target) {_LAYER} (?:that targets|targeting) (?:one|a|a single|only one|any) player(?=\.)",
        lambda m: f"{m['deed']} target {_layer(m['layer'])}",
    ),
    (
        r"^cancel that (action card|exhaust ability|effect)\b",
        r"Cancel target \1",
    ),
    (r"^cancel that card\b", "Cancel target Action card"),
    (
        r"(\bcopy [^.]*)\. you may choose (?:new targets?|a new target|any new targets?)(?: for (?:it|the copy|that copy|the copied effect|its effect))?(?=\.)",
        r"\1",
    ),
    (
        r"(\bcancel all other (?:action cards|effects))(?: (?:that were )?played)? this down(?=\.)",
        r"\1",
    ),
    # What cannot be cancelled
    (
        r"<S>(?:the )?(?P<what>action cards|effects|exhaust abilities) (?:that )?you (?:play|use|activate) while (?P<so>[^.,]*?) (?P<not>cannot be cancell?ed)(?=\.)",
        lambda m: f"While {m['so']}, your {m['what']} {m['not']}",
    ),
    (
        r"\b(?:the )?(?P<what>action cards|effects|exhaust abilities) (?:that )?you (?:play|use|activate) (?P<not>cannot be cancell?ed)",
        r"your \g<what> \g<not>",
    ),
    (
        r"<S>(?P<what>action cards) (?:that )?(?P<who>your opponent|the offense|the defense) plays(?P<so> while [^.,]*?)? are cancell?ed(?=\.)",
        r"Whenever \g<who> plays an Action card\g<so>, cancel it",
    ),
    (
        r"<C>(?P<whose>your opponent's|your) (?P<one>action cards|effects|(?:exhaust|run|receive|tackle) abilities) and (?P<other>action cards|effects|(?:exhaust|run|receive|tackle) abilities) cannot be cancell?ed(?P<tail> (?:this|until|while|for)\b[^.]*)?(?=\.)",
        _both_kept,
    ),
    (
        r"<S>(?:the )?effects of this player cannot be cancell?ed(?=\.)",
        "This Player's abilities cannot be cancelled",
    ),
    # Whose it was
    (
        r"(?P<cancel>\bcancel [^.]*)\. if you do, its owner (?P<deed>discards|draws|loses)(?P<rest> [^.]*)\.",
        _owner,
    ),
    (
        r"\bcancel (target|an?) ((?:offense |defense )?action card(?: (?:played by|of) your opponent)?)(?:\. its owner returns it to their hand| and return it to (?:their|its owner's) hand|\. return it to (?:their|its owner's) hand)(?: instead of [^.]*)?(?=\.)",
        r"cancel target \2 and return it to its owner's hand",
    ),
]
