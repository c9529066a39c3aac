"""How much, and set to what: values that are changed, bounds, and what holds for every play."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_LASTING: Final = (
    r"(?:until the end of (?:the|this) (?:possession|half|game|down)|this (?:possession|half|game|down)"
    r"|for the rest of (?:the|this) (?:possession|half|game|down))"
)
_OWNER: Final = r"(?:all|your|your opponent's|the offense's) "
_MORE: Final = (
    r"gain (?:an (?:additional|extra) )?<N> (?:(?:fewer|less|more|additional|extra) )?yards"
)


def _owned(words: str) -> str:
    """`Long Passes gain …` after a duration are everybody's."""
    return words if re.match(_OWNER, words, re.IGNORECASE) else f"all {words}"


MEASURES: Final[list[Rule]] = [
    # Set to a value
    (
        r"<C>(?:change|set) (the (?:play strength|catch range|grit(?: value)?|base yards)) (?:of (?:the|this) play )?to (\d(?:-\d)?|<N>)(?: yards)?(?=\.| and)",
        r"\1 becomes \2",
    ),
    (
        r"<C>(?:change|set) (the time units of (?:this|the) play) to (<N>)(?=\.| and)",
        r"\1 become \2",
    ),
    (r"\bits catch range\b", "the catch range"),
    (
        r"(\bif (?:the offense|your opponent|you) calls? an? <CALL> (?:this down|on this down), [^.]*\. if (?:the offense|your opponent|you) calls? an? <CALL>),",
        r"\1 this down,",
    ),
    # Bounds
    (
        r"\b(the offense|your opponent|you|the play|this play) (?:does not|doesn't|do not|don't) gain more than\b",
        r"\1 cannot gain more than",
    ),
    (
        r"<C>(?:the offense|your opponent|you|the play|this play) (?:cannot|can't|may not) gain more than (?:the|its) base yards(?: of (?:the|this) play)?(?=\.)",
        "the play gains at most yards equal to the base yards",
    ),
    (
        r"<C>(?:the offense|your opponent|you|the play|this play) gains? (?:at most|no more than) (?:the|its) base yards(?: of (?:the|this) play)?(?=\.)",
        "the play gains at most yards equal to the base yards",
    ),
    (
        r"\b((?:your|your opponent's|the offense's|all) <CALL> gain at least <N> yards) unless (?:they are )?stopped(?=\.)",
        r"\1",
    ),
    # What gains yards is successful (F-10)
    (
        r"\b(?:completed|complete|successful) (?=(?:<CALL>|plays) gains? )",
        "",
    ),
    (
        r"\b((?:your|your opponent's|the offense's|all) (?:<CALL>|plays) gain <N> (?:more|additional|extra) yards) unless (?:they are )?stopped(?=\.)",
        r"\1",
    ),
    # Every play
    (
        r"<C>(?:increase|raise) the time units of (?:each of )?(your|your opponent's|the offense's|all) (plays|<CALL>) by (<N>)",
        r"\1 \2 take \3 more Time Units",
    ),
    (
        r"<C>(?:decrease|reduce|lower) the time units of (?:each of )?(your|your opponent's|the offense's|all) (plays|<CALL>) by (<N>)",
        r"\1 \2 take \3 fewer Time Units",
    ),
    (r"\bthe time units of (?:each|every) (<CALL>|play)\b", r"the Time Units of all \1s"),
    (
        r"<C>(?:each|every) (<CALL>) gains (?=at most|no more than)",
        r"\1 gain ",
    ),
    (
        r"<C>(?:each|every) (<CALL>) (gain|take|use|cost)s (?=<N>|an? )",
        r"all \1 \2 ",
    ),
    (
        rf"<S>({_LASTING}), ((?:{_OWNER})?(?:<CALL>|plays) {_MORE}) and ((?:{_OWNER})?(?:<CALL>|plays) {_MORE})\.",
        lambda m: f"{m[1]}, {_owned(m[2])}. {m[1]}, {_owned(m[3])}.",
    ),
    # Field goals
    (
        r"\bthe (?:successful|success|good) (?:grit )?range of (your|your opponent's|each player's|all) field goals is (increased|widened|reduced|narrowed|decreased) by (<N>)(?: (?:on|at) (?:each|both) ends?)?(?=\.)",
        lambda m: (
            f"the Grit range of {'each player' + chr(39) + 's' if m[1].lower() == 'all' else m[1]} field goals is {m[3]} {'wider' if m[2].lower() in ('increased', 'widened') else 'narrower'}"
        ),
    ),
    # What is cancelled
    (
        r"\b(cancel all [^.]*?abilities) (?:triggered|used) this down(?=\.)",
        r"\1",
    ),
    (
        r"\bcancel all (exhaust|run|receive|tackle) abilities (?:triggered |used )?(?:in|during|at) this timing point(?=\.)",
        r"cancel all waiting \1 abilities",
    ),
    (
        r"\b(cancel all (?:effects|action cards)) (?:used |played )?(?:in|during|at) this timing point(?=\.)",
        r"\1",
    ),
    (
        r"\b((?:exhaust|run|receive|tackle) ability) (?:that )?your opponent (?:has )?(?:just )?used\b",
        r"\1 used by your opponent",
    ),
    (
        r"\b(action card) (?:that )?your opponent (?:has )?(?:just )?played\b",
        r"\1 played by your opponent",
    ),
    (
        r"\b((?:cancel|copy) (?:the effect of )?an? (?:exhaust ability|action card)) (?:that was )?just (?:used|played)(?=[.,])",
        r"\1",
    ),
]
