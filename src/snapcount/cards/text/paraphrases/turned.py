"""Energized and Exhausted Players: who stays so, what is counted of them, who comes in for whom."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_THEM: Final = r"(?:that player|this player|the attached player|it|they)"
_BY: Final = r"(?P<by> by (?:an? |any |one of )?[^.,]*?)?"


def _by(words: str | None) -> str:
    """Whose effect it is."""
    if not words:
        return ""
    theirs = re.search(r"\b(?:opponent|opposing)", words, re.IGNORECASE)
    if theirs:
        return " by your opponent"
    effect = re.fullmatch(
        r" by (?:an? |any )?(?:(?:card )?effects?|cards?(?: effects?)?|abilit(?:y|ies)|(?:an )?effects? or abilit(?:y|ies))",
        words,
        re.IGNORECASE,
    )
    return " by an effect" if effect else words


def stays(found: re.Match[str]) -> str:
    """`would be exhausted by an effect, that Player stays Energized instead`: nothing happens."""
    return f"{found['head']} would be exhausted{_by(found['by'])}{found['when'] or ''}, instead Energize that Player"


def stays_if(found: re.Match[str]) -> str:
    return f"{found['head']} would be exhausted{_by(found['by'])}{found['when'] or ''}, {found['may']}. If you do, Energize that Player"


def both_counted(found: re.Match[str]) -> str:
    """`5 yards for each Superstar and Legend` are 5 for the ones and 5 for the others."""
    where = found["where"].lower()
    if "opponent" in where:
        where = " your opponent has on the field"
    elif "you" in where:
        where = " you have on the field"
    first, second = (
        f"{found['deed']} for each {found['traits'] or ''}{kind}{where}"
        for kind in (found["one"], found["two"])
    )
    return f"{first}. {second[:1].upper()}{second[1:]}"


_STATUS: Final = r"(?:superstar|legend)"


def chosen_pair(found: re.Match[str]) -> str:
    """`Choose a Player on the field and one on your bench. Substitute them.`"""
    out = re.sub(r" on (?:the|your) field$", "", found["out"], flags=re.IGNORECASE)
    out = re.sub(
        r"^(?:an?|one|target) (?=<TRAITS>)".replace("<TRAITS>", ""),
        "one of your ",
        out,
        flags=re.IGNORECASE,
    )
    out = re.sub(r"^one of your one of your", "one of your", out)
    out = re.sub(r"^one of your of your", "one of your", out)
    if not out.lower().endswith("s"):
        out += "s"
    into = re.sub(r"^(?:one of your|your|one) ", "a ", found["into"], flags=re.IGNORECASE)
    into = re.sub(r"(?<=player)s$", "", into, flags=re.IGNORECASE)
    into = re.sub(r"^a (?=[aeio])", "an ", into, flags=re.IGNORECASE)
    return f"substitute {out} with {into} on the bench"


def chosen_pair_with(found: re.Match[str], into: str) -> str:
    out = re.sub(
        r"^(?:an?|one|target) (?!of your)", "one of your ", found["out"], flags=re.IGNORECASE
    )
    if not out.lower().endswith("s"):
        out += "s"
    return f"substitute {out} with {into} on the bench"


_BENCH: Final = r"(?: (?:on|from) (?:the|your) bench)"
_OUT: Final = r"(?P<out>(?:an?|one|target|one of your) (?:exhausted |energized |offensive |defensive )*(?:players?|<NOUN>))(?: (?:on|from) (?:the|your) field)?"
_INTO: Final = r"(?P<into>(?:an?|one|one of your) (?:exhausted |energized |offensive |defensive )*(?:players?|<NOUN>))"

TURNED: Final[list[Rule]] = [
    # Who stays Energized
    (
        rf"(?P<head>\b(?:when(?:ever)?|if|the next time|each time) (?:this player|that player|the attached player|(?:one|any) of your <TRAITS><NOUN><WHERE>|an? <TRAITS><ONE>|your <TRAITS><ONE>)) would (?:be|become) exhausted{_BY}(?P<when> (?:this (?:down|possession|half|game)|until [^.,]*))?, (?:instead )?{_THEM} (?:stays?|remains?) energized(?: instead)?(?=\.)",
        stays,
    ),
    (
        rf"(?P<head>\b(?:when(?:ever)?|if|the next time|each time) (?:this player|that player|the attached player|(?:one|any) of your <TRAITS><NOUN><WHERE>)) would (?:be|become) exhausted{_BY}(?P<when> (?:this (?:down|possession|half|game)|until [^.,]*))?, (?P<may>you may [^.]*)\. if you do, {_THEM} (?:stays?|remains?) energized(?: instead)?(?=\.)",
        stays_if,
    ),
    (
        r"(\bwould (?:be|become) exhausted) by (?:an? |any )?(?:card effects?|cards?|abilit(?:y|ies)|effects? or abilit(?:y|ies))(?=[, ])",
        r"\1 by an effect",
    ),
    # Superstars and Legends together
    (
        rf"(?:<C>|(?<=, ))(?P<deed>[^.:,]*?) for each (?P<traits>energized |exhausted |other )?(?P<one>{_STATUS}) (?:and|or)(?: each)? (?P<two>{_STATUS})(?P<where>(?: you have| your opponent has)?(?: on (?:the|your|your opponent's) (?:side of the )?field)?)(?=\.)",
        both_counted,
    ),
    (
        rf"\b(?P<has>you have|your opponent has|there is) an? (?P<one>{_STATUS}) or (?:an? )?(?P<two>{_STATUS})(?P<where> on (?:the|your) field)?(?=[.,])",
        lambda m: f"{m['has']} a {m['one']} on the field or {m['has']} a {m['two']} on the field",
    ),
    # Who comes in for whom
    (
        rf"\bchoose {_OUT} and {_INTO}{_BENCH}\. (?:substitute|exchange|swap|switch) (?:the chosen players|those players|them|these players)(?: with each other)?(?=\.)",
        chosen_pair,
    ),
    (
        rf"<C>(?:switch|swap|exchange|replace|substitute) {_OUT} (?:with|for) (?:the|your) player{_BENCH}(?=\.)",
        lambda m: chosen_pair_with(m, "a Player"),
    ),
    (
        r"<C>put (?P<into>(?:an?|one of your|one) (?:energized |exhausted )?players?) from (?:the|your) bench (?:onto the field |on the field )?in(?: the)? place of (?P<out>(?:one of your|an?|one) (?:exhausted |energized )?<NOUN>)(?: on the field)?(?=\.)",
        chosen_pair,
    ),
    (
        r"\bswitch (?=(?:one|two|up to|target|a|an|this) [^.]*\bbench\b)",
        "exchange ",
    ),
    (
        r"\b(player) from the same side of the ball (?=on (?:your|the) bench)",
        r"\1 ",
    ),
    (
        r"\b(your opponent|the offense|the defense) must substitute (one|<N>) of their (<TRAITS><NOUN>)(?=\.)",
        r"\1 substitutes \2 of their \3",
    ),
    (
        r"<C>(?:send|put|move|return) (one of your opponent's <TRAITS><NOUN>)(?: on the field)? to (?:the|their) bench\. (?:(?:your opponent|their owner|its owner|they) chooses? (?:a|the|its|their) replacement|your opponent replaces (?:it|that player)[^.]*)(?=\.)",
        r"substitute \1",
    ),
]
