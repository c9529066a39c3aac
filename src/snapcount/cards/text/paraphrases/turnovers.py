"""Fumbles and interceptions that would happen, do not happen, or come to something else."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_THIS_DOWN: Final = r"(?P<when> this down| on this (?:play|down))?"
_ONE_OF: Final = r"(?:one of your passes|your pass(?: play)?|your passes|a pass you throw)"


def _not_happening(what: str) -> str:
    return f"Whenever {what} would happen this down, cancel the live ball turnover"


TURNOVERS: Final[list[Rule]] = [
    (
        r"<C>cancel (?:the|an?|any|that) (fumble|interception)(?: this down)?(?:\.| and) (?:the|your) (?:pass|play|run) (?:is|becomes) (incomplete|stopped)(?: instead)?(?=\.)",
        lambda m: (
            f"the next time {'a fumble' if m[1].lower() == 'fumble' else 'an interception'} would happen this down, cancel the live ball turnover and the play becomes {m[2]}"
        ),
    ),
    (
        rf"\b(when(?:ever)?|if) {_ONE_OF} would be (?:intercepted|an interception)",
        r"\1 you would throw an interception",
    ),
    (
        r"\b(when(?:ever)?|if) (?:one of )?your opponent's pass(?:es)?(?: plays?)? would be (?:intercepted|an interception)",
        r"\1 your opponent would throw an interception",
    ),
    (
        r"\b(when(?:ever)?|if) an? (pass|run|play) would (?:be (?:intercepted|an interception)|result in an interception)",
        r"\1 an interception would happen",
    ),
    (
        r"\b(when(?:ever)?|if) (?:you|one of your players|your (?:runner|receiver|ball carrier)) would fumble(?: the ball)?",
        r"\1 you would fumble",
    ),
    (
        r"(\bwould throw an interception[^.,]*,) (?:the (?:pass|play)|it) is (incomplete|stopped) instead",
        r"\1 cancel the live ball turnover and the play becomes \2",
    ),
    (
        r"(\bwould (?:fumble|happen)[^.,]*,) (?:the (?:pass|play|run)|it) is (incomplete|stopped) instead",
        r"\1 cancel the live ball turnover and the play becomes \2",
    ),
    (
        r"<C>(?:the|this|your) (?:play|pass|run) (?:cannot|may not|can't|does not) (?:be|become|result in) a fumble(?! or)(?: this down| on this play)?",
        _not_happening("a fumble"),
    ),
    (
        r"<C>(?:the|this|your) (?:play|pass) (?:cannot|may not|can't|does not) (?:be|become|result in) an interception(?! or)(?: this down| on this play)?",
        _not_happening("an interception"),
    ),
    (
        r"<C>(?:the|this|your) (?:play|pass|run) (?:cannot|may not|can't|does not) (?:be|become|result in|cause) a (?:live ball )?turnover(?: this down| on this play)?",
        _not_happening("a live ball turnover"),
    ),
    (
        r"<S>(?:all )?fumbles are cancelled(?: this down)(?=\.)|<C>cancel (?:all |any )?fumbles?(?: this down)(?=\.)",
        _not_happening("a fumble"),
    ),
    (
        r"<S>(?:all )?interceptions are cancelled(?: this down)(?=\.)|<C>cancel (?:all |any )?interceptions?(?: this down)(?=\.)",
        _not_happening("an interception"),
    ),
    (
        r"<S>while ([^.,]*), (?:all )?(fumbles|interceptions|live ball turnovers) are cancelled(?=\.)",
        lambda m: (
            f"Whenever {'an' if m[2].lower() == 'interceptions' else 'a'} {m[2][:-1]} would happen while {m[1]}, cancel the live ball turnover"
        ),
    ),
    (
        r"\b(?:the pass is intercepted|it is intercepted) and (?:is )?returned for a touchdown\b",
        "the play becomes a Pick Six",
    ),
    (
        r"\b(?:it|the (?:pass|play|run)|this play) is (a pick six|a fumble|an interception)(?: instead)?\b",
        r"the play becomes \1",
    ),
    (
        r"\b(cancel (?:a|the|any|that) (?:live ball turnover|fumble|interception)\. the play gains (?:0|no|zero) yards) instead\b",
        r"\1",
    ),
    (
        r"(\b(?:miss a field goal|misses a field goal|field goal(?: attempt)? is missed|field goal(?: attempt)? is no good)[^.,]*,(?: you may)?) determine (?:the )?grit(?: value)? again(?: and use the new (?:grit )?value)?(?: instead)?(?=\.)",
        r"\1 kick again",
    ),
    (
        r"<S>if your next field goal(?: attempt)? (?:is|was) (?:missed|no good), (?=kick again\.|determine grit(?: value)? again\.)",
        "The next time you miss a field goal until the end of the game, ",
    ),
]
