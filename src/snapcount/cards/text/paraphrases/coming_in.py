"""Who comes in from the bench, and for whom."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule


def _substitute(found: re.Match[str]) -> str:
    """`Exchange a Player on your field for one on your bench.`"""
    out = re.sub(r"^(?:an?|any|target) (.*)$", r"one of your \1s", found["out"], flags=re.I)
    out = re.sub(r"ss\b", "s", out)
    out = re.sub(r" on the field$", "", out, flags=re.I)
    traits = (found["traits"] or "").strip()
    state = found["state"] or ""
    if state:
        traits = f"{state} {traits}".strip()
    article = "an" if traits[:1].lower() in ("e", "o", "a") else "a"
    new = f"{article} {traits + ' ' if traits else ''}Player on the bench"
    by = found["by"]
    if by:
        owner = by.lower()
        out = re.sub(r"\btheir\b", f"{owner}'s", out, flags=re.I)
        out = re.sub(r"^(?!.* of )(.*)$", rf"one of {owner}'s Players", out)
        return f"substitute {out} chosen by {owner} with {new}"
    return f"substitute {out} with {new}"


def _replaced(found: re.Match[str]) -> str:
    """`Send a Player to the bench and replace it with an Energized Player.`"""
    out = re.sub(r"^an? (.*?)s?$", r"one of your \1s", found["out"], flags=re.IGNORECASE)
    return f"substitute {out} with {found['into']} on the bench"


_BENCHED: Final = r"(?:an?|one of your|one of their|one|another|your|any) (?P<traits><TRAITS>)(?:players?|one) (?:on|from) (?:your|the|their) bench|(?:one|another|another one) (?:on|from) (?:your|the|their) bench"
_ENTERS: Final = r"(?:\. (?:the|that) (?:new )?player(?: that enters)? (?:enters(?: the field)?|comes in|comes onto the field|is|becomes) (?P<state>energized|exhausted))?"

COMING_IN: Final[list[Rule]] = [
    (
        r"<C>(?:bring|send|put|move|take) (?P<out>one of your <TRAITS><NOUN>|an? <TRAITS><ONE>)(?: (?:from|on) the field)? (?:to|on|onto) (?:the|your) bench and replace (?:it|that player|them) with (?P<into>an? <TRAITS>player)(?: (?:from|on) (?:the|your) bench)?(?=[.;])",
        _replaced,
    ),
    (
        rf"<C>(?:(?P<by>your opponent|the offense|the defense) (?:must )?)?(?:exchange|replace|swap|substitute|switch)s? (?P<out>(?:one of (?:your|their) <TRAITS><NOUN>|an? <TRAITS><ONE>)(?: on the field)?) (?:for|with|by) (?:{_BENCHED}){_ENTERS}(?=[.;])",
        _substitute,
    ),
    (
        rf"<C>(?P<by>)(?:{_BENCHED}) (?:comes? in|enters(?: the field)?|is substituted|substitutes) (?:for|in place of|instead of) (?P<out>one of your <TRAITS><NOUN>|an? <TRAITS><ONE>)(?: on (?:the|your) field)?{_ENTERS}(?=[.;])",
        _substitute,
    ),
    (
        rf"<C>(?P<by>)(?:send|put|move|take) (?P<out>one of your <TRAITS><NOUN>|an? <TRAITS><ONE>)(?: on the field)? (?:to|on|onto) (?:the|your) bench and (?:bring in|put in|send in|bring on) (?:{_BENCHED}){_ENTERS}(?=[.;])",
        _substitute,
    ),
]
