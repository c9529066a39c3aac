"""The catch range, the Play Strength and the base yards in other verbs."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.clauses import card_side
from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.paraphrases.whose_play import WHOSE_PLAY, of_whose_play

_END: Final = r"(?=[.,;]| if | unless | and )"


def _changes(found: re.Match[str]) -> str:
    up = found["how"].lower() in ("raise", "boost", "improve", "increase")
    return f"the Play Strength{found['of'] or ''} is {'increased' if up else 'reduced'} by {found['n']}"


def _moves(found: re.Match[str]) -> str:
    up = re.match(r"rise|go(?:es)? up|increase|improve|climb", found["how"], re.IGNORECASE)
    return f"the Play Strength{found['of'] or ''} is {'increased' if up else 'reduced'} by {found['n']}"


def _range(found: re.Match[str]) -> str:
    wide = found["how"].lower() in ("expand", "extend", "enlarge", "broaden", "stretch", "widen")
    return f"the catch range{found['of'] or ''} is {found['n']} {'wider' if wide else 'narrower'}"


STRENGTHS: Final[list[Rule]] = [
    # The catch range and the Play Strength
    (
        r"\bthe (?:top|high side|upper side) of the catch range\b",
        "the upper end of the catch range",
    ),
    (
        r"\bthe (?:bottom|low side|lower side) of the catch range\b",
        "the lower end of the catch range",
    ),
    (
        r"\bthe catch range(?P<of> of [^.]*?)? (?P<how>shrinks|grows|widens|narrows|expands|tightens) by (?P<n><N>)",
        lambda m: (
            f"the catch range{m['of'] or ''} is {m['n']} {'wider' if m['how'].lower() in ('grows', 'widens', 'expands') else 'narrower'}"
        ),
    ),
    (
        r"\b(?:(?:increase|raise|boost) the play strength to (?P<n>9)|(?:reduce|lower|drop|decrease) the play strength to (?P<m>0))(?=[.,]| and | if )",
        lambda m: f"the Play Strength becomes {m['n'] or m['m']}",
    ),
    (
        rf"<C>{WHOSE_PLAY} (?:has|gets|gains) (?:\+ ?(?P<n>\d)|(?P<k><N>) (?P<way>less|lower|more|higher|additional|extra)|- ?(?P<m>\d)) (?:to )?(?:its )?(?:play )?strength{_END}",
        lambda m: of_whose_play(
            m,
            f"the Play Strength is {'reduced' if m['m'] or (m['way'] or '').lower() in ('less', 'lower') else 'increased'} by {m['n'] or m['m'] or m['k']}",
        ),
    ),
    (r"(\bcatch range[^.]*? is <N>) (?:smaller|tighter|shorter)\b", r"\1 narrower"),
    (r"(\bcatch range[^.]*? is <N>) (?:larger|bigger|greater|longer)\b", r"\1 wider"),
    (
        r"\b(?:set|change) the catch range(?P<of> of [^.]*?)? to \(?(?P<span>\d-\d)\)?",
        lambda m: f"the catch range{m['of'] or ''} becomes {m['span']}",
    ),
    (
        r"\b(?P<how>expand|extend|enlarge|broaden|stretch|shrink|tighten|shorten|narrow|widen) the catch range(?P<of> of [^.]*?)? by (?P<n><N>)(?: (?:on|at) (?:each|both|either) (?:sides?|ends?)| in (?:each|both) directions?)?",
        _range,
    ),
    (
        r"\b(?P<how>raise|boost|improve|lower|drop|weaken|increase|reduce|decrease) the play strength(?P<of> of (?:your opponent's|your|each player's|the offense's|all) [^.]*?) by (?P<n><N>)",
        _changes,
    ),
    (
        r"\b(?P<how>raise|boost|improve|lower|drop|weaken) the play strength(?P<of>) by (?P<n><N>)",
        _changes,
    ),
    (
        r"\bthe play strength(?P<of> of [^.]*?)? (?P<how>drops|falls|goes down|decreases|rises|goes up|increases|improves|climbs) by (?P<n><N>)",
        _moves,
    ),
    (r"\b(?:change|make) the play strength (?:to )?(?=\d)", "the Play Strength becomes "),
    (
        r"<C>(?:all )?(?P<whose>your opponent's |each player's |your |the offense's )?(?P<calls><CALL>|plays) (?:have|has|get|gets) (?P<n><N>) (?P<way>less|lower|more|higher|additional|extra) (?:play )?strength",
        lambda m: (
            f"the Play Strength of {m['whose'] or 'each player' + chr(39) + 's '}{m['calls']} is {'reduced' if m['way'].lower() in ('less', 'lower') else 'increased'} by {m['n']}"
        ),
    ),
    # The base yards
    (
        r"\b(?P<how>double|halve) your (?:play's |pass's |run's )?base yards\b",
        lambda m: f"{m['how']} the base yards" if card_side.get() == "offense" else m[0],
    ),
    (
        r"\bthe (?:run|pass|play)'s base yards\b|\bthe base yards of (?:the|your|this|the offense's) (?:called |current )?(?:run|pass|play)\b(?! plays)",
        "the base yards",
    ),
    (
        r"\bthe base yards (?:are|is) (?:equal to|now|instead|changed to|set to)(?= )",
        "the base yards become",
    ),
    (r"\b(?:set|change) the base yards to\b", "the base yards become"),
    (
        rf"<C>{WHOSE_PLAY} (?:has|gets|gains) (?P<n><N>) (?P<way>fewer|less|more|additional|extra) base yards{_END}",
        lambda m: (
            f"the base yards are {'reduced' if m['way'].lower() in ('fewer', 'less') else 'increased'} by {m['n']}"
        ),
    ),
]
