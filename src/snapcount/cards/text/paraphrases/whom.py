"""Which Players are meant: every one, one of a choice, those of a team, rating, side or field."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.nearest import nearest, vocabulary_words
from snapcount.cards.text.paraphrases.rule import Rule, above, below

TEAM: Final = r"(?:\"[^\"]*\"|[\ue000-\uf8ff]|(?-i:[A-Z0-9][\w'.]*\w)(?: (?-i:[A-Z0-9][\w'.]*\w))*)"
"""The name of a team, in quotation marks, as what stands for them, or in capitals."""

DETAILS: Final = (
    r"(?: on the field| on the bench| (?:on|from) (?:your|their|your opponent's) bench| in play"
    r"| you have| you control| your opponent has| of your choice| of their choice"
    r"| with a rating of \d+(?: or (?:more|less|higher|lower))?| with the (?:highest|lowest) rating"
    r"| rated \d+(?: or (?:more|less|higher|lower))?"
    rf"| from (?:the )?{TEAM})*"
)
KIND: Final = (
    rf"(?:other )?(?:(?:\"[^\"]*\"|[\ue000-\uf8ff]) )?<TRAITS>(?:(?:\"[^\"]*\"|[\ue000-\uf8ff]) )?"
    rf"<NOUN>(?! card| deck| hand){DETAILS}"
)
OWNER: Final = r"(?:your opponent's|the offense's|the defense's|each player's|your|their)"
SOME: Final = rf"(?:(?:(?:up to )?<N>|an?|target|another|one other|any one|any)(?: of {OWNER}| opposing)? {KIND})"
"""One or some Players that are chosen."""

EVERY: Final = rf"(?:(?:all(?: of)?(?: {OWNER}| opposing)?|each of {OWNER}|every|each) {KIND})"
THOSE: Final = (
    r"(?:this player|that player|those players|(?:the|your|your opponent's) "
    r"(?:runner|receiver|tackler|ball carrier))"
)
THEIRS: Final = rf"(?:(?:your|your opponent's|the offense's|the defense's|opposing) {KIND})"
ANYONE: Final = rf"(?:{THOSE}|{EVERY}|{SOME}|{THEIRS})"
PLAIN: Final = rf"(?:(?:(?:other|energized|exhausted|offensive|defensive) )*(?:players|legends|superstars)\b{DETAILS})"
"""`Exhausted Players`: all of them."""

_ONE: Final = {"a", "an", "any", "any one", "one", "target"}


def every(words: str) -> str:
    """`each of your`, `every` and `each` in the grammar's words: all of them."""
    return re.sub(r"^(?:every|each)(?! of)\b", "all", words, flags=re.IGNORECASE)


def on_own_field(found: re.Match[str]) -> str:
    """`Two Players on your field` are two of yours."""
    many = re.sub(r"\b(?:an?|any one|any|target)\b", "one", found["many"], flags=re.IGNORECASE)
    many = re.sub(r"\bevery\b", "each", many, flags=re.IGNORECASE)
    other = ""
    if many.lower() in ("another", "a different", "one different", "one other"):
        many, other = "one", "other "
    elif many.lower().endswith(" other"):
        many, other = many[:-6], "other "
    return f"{many} of {found['whose'].lower()} {other}{found['who']} on the field"


def team(found: re.Match[str]) -> str:
    """`all Packers` are the Players from that team, if its name means nothing else."""
    name = found["name"]
    words = name.split(" ")
    if any(word.lower() in vocabulary_words() or nearest(word, 0.85) for word in words):
        return found[0]
    return f'{found["many"]} Players from "{name}"'


def of_theirs(found: re.Match[str]) -> str:
    """`Energize your Linebackers` are all of them, `your Quarterback` is one."""
    noun = found["noun"].lower()
    many = noun.endswith(("s", "men")) and noun != "s"
    return f"{found['deed']} {'all' if many else 'one'} of {found['whose']} {found['traits']}{found['noun']}"


WHOM: Final[list[Rule]] = [
    (
        r"\b(?P<deed>(?:energize|exhaust|bench|choose)s?) (?P<whose>your opponent's|your|the offense's|the defense's) (?P<traits>(?:other )?<TRAITS>)(?P<noun><NOUN>)(?! card| deck| hand)",
        of_theirs,
    ),
    # Of a team
    (
        rf"\b(?:who|that) plays? (?:for|on) (?:the )?(?={TEAM})",
        "from the ",
    ),
    (
        r"\b(?P<many>(?:energize|exhaust|choose|all|each|every|one|<N>|of)(?: of)?(?: your opponent's| your| the offense's| the defense's| other| opposing)?) (?P<name>(?-i:[A-Z][a-z]+s))(?= (?:on|you|with|becomes?|cannot|is|are|stays?|remains?)\b|[.,;]| and )",
        team,
    ),
    # That are Energized or Exhausted
    (
        rf"\b(?P<many>(?:up to )?<N>|an?|all|each|every|another|target|any)(?P<of> of {OWNER}| opposing)? (?P<other>other )?(?P<who><TRAITS><NOUN>{DETAILS}) (?:that|who) (?:is|are) (?:currently )?(?P<so>energized|exhausted)\b",
        lambda m: (
            f"{'an' if m['many'].lower() == 'a' else m['many']}{m['of'] or ''} {m['other'] or ''}{m['so']} {m['who']}"
        ),
    ),
    # Of a rating
    (
        r"\b(?:whose ratings? (?:is|are)|(?:that|who) (?:has|have) (?:a rating|ratings)(?: of)?|(?:that|who) (?:is|are) rated|with a rating(?: that is)?|with ratings|rated)(?: of)? (?:above|over|higher than|greater than|more than|better than) (?P<n>\d+)\b",
        above("with a rating of {} or more"),
    ),
    (
        r"\b(?:whose ratings? (?:is|are)|(?:that|who) (?:has|have) (?:a rating|ratings)(?: of)?|(?:that|who) (?:is|are) rated|with a rating(?: that is)?|with ratings|rated)(?: of)? (?:below|under|lower than|less than|worse than) (?P<n>\d+)\b",
        below("with a rating of {} or less"),
    ),
    (
        r"\b(?:whose ratings? (?:is|are)|(?:that|who) (?:has|have) (?:a rating|ratings) of|(?:that|who) (?:is|are) rated|with ratings of|with a rating) (?:at least (?P<least>\d+)|at most (?P<most>\d+)|(?P<n>\d+)(?P<or> or (?:more|less|higher|lower|better|above|below|under|over|greater|fewer))?)",
        lambda m: (
            f"with a rating of {m['least']} or more"
            if m["least"]
            else f"with a rating of {m['most']} or less"
            if m["most"]
            else f"with a rating of {m['n']}{_or(m['or'])}"
        ),
    ),
    (
        r"\b(rated|with a rating of) (\d+) or (?:better|above|over|greater)\b",
        r"with a rating of \2 or more",
    ),
    (r"\b(rated|with a rating of) (\d+) or (?:below|under)\b", r"with a rating of \2 or less"),
    # Of a side
    (
        r"\b(choose|energize|exhaust|bench) ((?:up to )?<N>|an?|all|every|each|target|any) (<TRAITS>)(players?) on (?:the )?(offense|defense)\b(?!')",
        lambda m: (
            f"{m[1]} {m[2]} {m[3]}{'offensive' if m[5].lower() == 'offense' else 'defensive'} {m[4]}"
        ),
    ),
    (
        rf"\b(?P<many>all other|all|every other|every|each other|each|another|(?:an?|one) different|(?:up to )?<N>|any one|any|an?|target) (?P<who><TRAITS><NOUN>{DETAILS}) (?:on|from) (?P<whose>your opponent's|your|the offense's|the defense's|their) (?:side of the )?field\b",
        on_own_field,
    ),
    (
        r"\b(?P<many>all|every|each|(?:up to )?<N>|an?) (?P<who><TRAITS><NOUN>) (?:on|from) (?P<whose>your opponent's|the offense's|the defense's) bench\b",
        lambda m: on_own_field(m).removesuffix("field") + "bench",
    ),
    (
        r"\b(?P<many>all other|all|every|each|another|(?:up to )?<N>|any one|any|an?|target) (?P<who><TRAITS><NOUN>) of (?P<whose>yours|theirs)\b",
        lambda m: (
            on_own_field(m).replace(" of yours ", " of your ").replace(" of theirs ", " of their ")
        ),
    ),
    (
        r"\b(?:pick|select)(s?) (?=(?:an?|one|another|target|any|up to <N>|<N>)(?: of <WHOSE>| opposing)? (?:other )?<TRAITS><NOUN>)",
        r"choose\1 ",
    ),
    (r"\b((?:up to )?<N>) opposing (?=<TRAITS><NOUN>)", r"\1 of your opponent's "),
    (
        r"\b((?:energize|exhaust|bench|choose|substitute)s?) any(?: one)? (?=<TRAITS><ONE>)(?!<TRAITS>players\b)",
        r"\1 one ",
    ),
    (
        r"\b(energize|exhaust|bench)(s?) (?:every|each) (?!of\b)(?=(?:other )?<TRAITS><ONE>(?!['s]))",
        r"\1\2 all ",
    ),
    (
        r"\b(rating|ratings|abilities) of (?:every|each) (?=(?:other )?<TRAITS><ONE>(?!['s]))",
        r"\1 of all ",
    ),
    (rf"\b((?:one|<N>) of {OWNER} <TRAITS><NOUN>) of (?:your|their) choice\b", r"\1"),
    (r"\ball (?:of )?the other (?=<TRAITS><NOUN>)", "all other "),
    (r"\banother one of (?=(?:your|their|your opponent's)\b)", "another of "),
    (
        r"\b(another of (?:your|your opponent's)) (<TRAITS><NOUN>)",
        lambda m: f"one {m[1][8:]} other {m[2]}",
    ),
]


def _or(words: str | None) -> str:
    if not words:
        return ""
    more = words.split()[-1].lower() in ("more", "higher", "better", "above", "over", "greater")
    return " or more" if more else " or less"
