"""One's own Player, pass or Power Up in the singular, and what is said of them in passing."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule


def _named(found: re.Match[str]) -> str:
    """`This Player gains 10 yards when designated as the receiver on a Short Pass`."""
    call = f" on a {found['call']}" if found["call"] else ""
    named = f"designated as the {found['role']}{call}"
    return f"{found['head']}Whenever this Player is {named}, gain {found['n']} yards"


def _either_grit(found: re.Match[str]) -> str:
    n = found["n"]
    return f"Choose one: • Add {n} to the Grit. • Subtract {n} from the Grit"


SINGULAR: Final[list[Rule]] = [
    (
        r"\b(gains? <N>) (?:additional|more|extra) (yards) (?=for each |for every )",
        r"\1 \2 ",
    ),
    (
        r"\b(the next time|whenever|when|each time) one of (?P<whose>your|your opponent's) (?P<call>passes|runs|plays|long passes|medium passes|short passes) would be\b",
        lambda m: (
            f"{m[1]} {m['whose']} {re.sub(r'(?<=pass)es$|s$', '', m['call'], flags=re.I)} would be"
        ),
    ),
    (
        r"\b(when(?:ever)?|each time|the next time) (?P<whose>your|your opponent's) (?P<one>quarterback|running back|tight end|center) (?=is (?:exhausted|energized|designated)|becomes (?:exhausted|energized)|uses )",
        r"\1 one of \g<whose> \g<one>s ",
    ),
    (
        r"\b(the offense|your opponent|the defense)(?P<do> [^.]*? for each )(?P<what><TRAITS><NOUN>) they have(?: on the field)?(?=[.,])",
        r"\1\g<do>of \1's \g<what> on the field",
    ),
    (
        r"<S>(?P<whose>your opponent's|your) effects (?:cannot|can't|do not|may not) (?P<what>exhaust|energize) (?P<who>this player|your [^.,]*?)(?=[.,]| this | until )",
        lambda m: (
            f"{m['who']} cannot be {m['what'].lower()}{'d' if m['what'].lower().endswith('e') else 'ed'}"
            + (" by your opponent" if m["whose"].lower() != "your" else " by your effects")
        ),
    ),
    (
        r"<S>this player (?P<cannot>cannot be [^.,]*?) while (?P<state>energized|exhausted)(?=\.)",
        r"While this Player is \g<state>, this Player \g<cannot>",
    ),
    (
        r"<S>your (?P<call>run left|run middle|run right|run)(?: play)? is successful(?=\.)",
        r"If you called a \g<call>, the play becomes successful",
    ),
    (
        r"\b(return|remove|move|put) (?P<what>(?:one of )?your (?:power ups?|gridiron cards?)) on the field (?=to |into |on )",
        r"\1 \g<what> ",
    ),
    (
        r"<C>cancel (?:all )?(?:the )?(?P<kind>(?:run |receive |tackle |exhaust )?)abilities of (?P<who>(?:one|target|up to <N>) [^.,]*?)(?: until the end of the down| this down| for this down)?(?=\.)",
        r"choose \g<who>. The \g<kind>abilities of that Player are cancelled this down",
    ),
    (
        r"<C>(?:add (?P<n>\d) to or subtract (?P=n) from|increase or (?:decrease|reduce) by (?P<m>\d)) the grit(?: value)?(?=\.)",
        _either_grit,
    ),
    (
        r"(?P<if>\bif |\bunless )(?P<who>the (?:runner|receiver|tackler|ball carrier)) is an? (?P<what>[^.,]*?) or has a rating of (?P<n>\d+) or (?P<how>higher|more|lower|less)(?=[,.])",
        r"\g<if>\g<who> is a \g<what> or the rating of \g<who> is \g<n> or \g<how>",
    ),
    (
        r"(?P<head>^|\n|attach to [^.]*\. )(?:while attached, )?this player gains (?P<n><N>) (?:additional |more |extra )?yards (?:when|whenever|each time) (?:they are |it is |he is |this player is )?designated (?:as the|to be the) (?P<role>runner|receiver)(?: on an? (?P<call><CALL>))?(?=\.)",
        _named,
    ),
]
