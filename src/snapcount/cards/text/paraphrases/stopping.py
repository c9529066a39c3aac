"""What a defense stops, what it stops no longer, and what takes the place of a success."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.clauses import card_side
from snapcount.cards.text.paraphrases.rule import Rule

_THEIRS: Final = (
    r"(?P<whose>the defense's|your opponent's) (?:called |current |defensive |called defensive )?"
    r"(?:play|call|play card)"
)
_CALLS: Final = r"(?P<calls>(?:all )?<CALL>(?:(?:, | / |,? and |,? or )<CALL>)*)"
_DOWN: Final = r"(?: this down| on this play)?"
_ALL: Final = {"run": "All Runs", "runs": "All Runs", "pass": "All Passes", "passes": "All Passes"}


def _listed(calls: str) -> str:
    """`Run Left and Run Right` as a defense lists them."""
    parts = re.split(r", and |, or |, | / | and | or ", re.sub(r"\bplays?\b", "", calls))
    named = [re.sub(r"^all ", "", part.strip(), flags=re.IGNORECASE) for part in parts]
    return " / ".join(_ALL.get(part.lower(), part) for part in named if part)


def _no_longer(found: re.Match[str]) -> str:
    return f"the defense's call no longer stops {_listed(found['calls'])}"


def _nothing(found: re.Match[str]) -> str:
    return "the defense's call no longer stops All Runs / All Passes"


def _also(found: re.Match[str]) -> str:
    """A text that stands: `Your defensive plays that stop Run Left also stop Run Right`."""
    whose = found["whose"].lower()
    if whose in ("", "all", "each", "every", "the"):
        whose = "each player's"
    those = f" that stop {_listed(found['those'])}" if found["those"] else ""
    return f"{whose} defensive calls{those} also stop {_listed(found['calls'])}"


def _becomes(found: re.Match[str]) -> str:
    """`Your play becomes Short Pass / Long Pass`: only a defense calls several."""
    if found["whose"].lower() == "your" and card_side.get() == "offense":
        return found[0]
    whose = "the defense's" if found["whose"].lower() == "the defense's" else found["whose"]
    return f"{whose} defensive call becomes {_listed(found['calls'])}"


def _copied(found: re.Match[str]) -> str:
    mine, other = found["mine"], found["other"].lower()
    whose = "your opponent's" if "opponent" in other else other
    return f"{mine} called play becomes {whose} called play"


_WHOSE_STAND: Final = r"(?P<whose>your opponent's|your|the defense's|each player's|all|each|every)"

STOPPING: Final[list[Rule]] = [
    # What a defense stops no longer
    (
        rf"\b{_THEIRS} (?:no longer stops|does not stop|doesn't stop|cannot stop|can't stop|does not include|no longer includes) {_CALLS}{_DOWN}(?=[.,]| if | unless )",
        _no_longer,
    ),
    (
        rf"\bremove {_CALLS} from (?:the defense's|your opponent's) (?:called |defensive )?(?:play|call){_DOWN}(?=[.,])",
        _no_longer,
    ),
    (
        rf"\b{_THEIRS} (?:stops nothing|(?:does not|doesn't|cannot|can't) stop (?:anything|any plays?|your play|the play|this play)|stops no plays?){_DOWN}(?=[.,])",
        _nothing,
    ),
    # What it stops as well, for as long as a text stands
    (
        rf"<C>{_WHOSE_STAND} (?:called )?(?:defensive|defense) (?:plays|calls|play|call|play cards)(?: (?:that|which) stops? (?P<those>(?:all )?<CALL>(?:(?:, | / |,? and |,? or )<CALL>)*))? also stops? {_CALLS}(?=[.,]| while | this | until )(?! this down)",
        lambda m: m[0] if not _stands(m) else _also(m),
    ),
    (
        rf"<S>(?P<whose>)defensive (?:plays|calls)(?: (?:that|which) stop (?P<those>(?:all )?<CALL>(?:(?:, | / |,? and |,? or )<CALL>)*))? also stop {_CALLS}(?=[.,]| while )",
        _also,
    ),
    (
        rf"<C>(?P<whose>each|every|all) plays? (?:called )?on defense(?P<those>) also stops? {_CALLS}(?=[.,]| while )",
        _also,
    ),
    # A list of plays
    (
        r"<S>(?P<whose>your|the defense's) (?:current|called|called defensive|defensive) play becomes (?P<calls><CALL>(?: / <CALL>)+)(?=[.,]| this down)",
        _becomes,
    ),
    (
        r"<S>(?P<whose>your) (?:current|called) play becomes (?P<calls>(?:run (?:left|middle|right)|(?:short|medium|long) pass))(?=\.| this down\.)",
        lambda m: (
            f"Your defensive call becomes {m['calls']}" if card_side.get() == "defense" else m[0]
        ),
    ),
    # Copies
    (
        r"\b(?P<mine>your) (?:called |current )?play becomes (?:a copy of|the same as|identical to) (?P<other>the offense's|the defense's|your opponent's) (?:called |current )?(?:play|call)\b",
        lambda m: (
            "your defensive call becomes the offense's called play"
            if "offense" in m["other"].lower()
            else _copied(m)
        ),
    ),
    (
        r"\byour (?:called |current )?play becomes the (?:offensive play|play) (?:printed )?on (?:your opponent's|the defense's) (?:called )?play card\b",
        "your current play becomes the defense's called play",
    ),
    # Made so
    (
        r"<C>stop (?:the offense's|your opponent's|the|this) (?:current |called )?(?:play|run|pass)(?=[.,]| if | unless )",
        "the play becomes stopped",
    ),
    (
        r"\bwhen(?:ever)? (?P<whose>your|your opponent's|an?|the) (?P<play>pass|play|run) is (?P<was>incomplete|stopped|complete|successful)(?P<when>[^.,]*), you may (?:have|make|let) (?:it|the (?:pass|play|run)) (?:be |become )?(?P<result>complete|incomplete|stopped|successful)(?: instead)?\.",
        r"whenever \g<whose> \g<play> would be \g<was>\g<when>, you may do this: [The play becomes \g<result>.]",
    ),
    (
        r"\byou may (?:have|make|let) (?:it|the (?:pass|play|run)) (?:be |become )?(?P<result>complete|incomplete|stopped|successful)(?: instead)?\.",
        r"you may do this: [The play becomes \g<result>.]",
    ),
    (
        r"<C>make (?:it|the (?:pass|play|run)) (?P<result>complete|incomplete|stopped|successful)(?: instead)?\b",
        r"the play becomes \g<result>",
    ),
    (
        r"\byour stopped (?P<call><CALL>) (?:becomes|is) (?P<result>successful) (?P<if>if [^.]*)(?=\.)",
        r"the play becomes successful \g<if> and you are on offense and the offense called a \g<call> and the play is stopped",
    ),
    (
        r"<S>your pass (?:is|becomes) complete (?:if it is not|unless it is) stopped(?=\.)",
        "The play becomes complete",
    ),
    (
        r"\b(?P<who>your opponent|the offense)'s pass (?:is|becomes) incomplete unless they (?P<deed>[^.]*)(?=\.)",
        r"the play becomes incomplete unless \g<who> \g<deed>",
    ),
]


def _stands(found: re.Match[str]) -> bool:
    """Whether it is said of all defensive calls: of the one that was called it is an effect."""
    words = found[0].lower()
    many = re.search(r"\b(?:plays|calls|cards)\b", words.split(" also ")[0])
    return many is not None or words.startswith(("all", "each", "every"))
