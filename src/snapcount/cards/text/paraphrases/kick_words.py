"""Field goals as people speak of them: from how far, again, and with which Grit."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.next_kicks import for_the_next
from snapcount.cards.text.paraphrases.rule import Rule

_WAY: Final = r"(?P<way>closer|nearer|farther|further)(?: (?:to|from) (?:the|your opponent's|their) end zone| away| back)?"
_AS_IF: Final = rf"(?:kicked|attempted|tried|made|taken|treated) (?:as (?:if|though) (?:(?:the ball|you|they|it|the offense) (?:were|was)|from)|from|as) (?P<n><N>) yards {_WAY}"
_WHEN: Final = r"(?P<when> this (?:down|possession|half|game))?"
_TRIES: Final = r"(?:attempts?|kicks?|tries|try)"


def _whose(who: str | None) -> str:
    who = (who or "each player").lower()
    if who.endswith("'s") or who == "your":
        return who
    return "your" if who == "you" else f"{who}'s"


def _nearer(found: re.Match[str]) -> str:
    if re.search(r"\bmay be \w+ from\b", found[0], re.IGNORECASE):
        return found[0]  # who may kick from farther away reaches farther
    near = found["way"].lower() in ("closer", "nearer")
    return f"{_whose(found['who'])} field goals count as {found['n']} yards {'nearer' if near else 'farther'}{found['when'] or ''}"


def _next_nearer(found: re.Match[str]) -> str:
    near = found["way"].lower() in ("closer", "nearer")
    when = re.sub(r"^ this ", "", found["when"] or "", flags=re.IGNORECASE) or None
    return f"{_whose(found['who'])} field goals count as {found['n']} yards {'nearer' if near else 'farther'} {for_the_next(when)}"


def _beyond(found: re.Match[str]) -> str:
    whose = _whose((found["whose"] or "each player's").strip())
    return f"While the ball is not inside the defense's {found['n']} yard line, {whose} field goals are no good"


def _inside(found: re.Match[str]) -> str:
    who = (found["whose"] or "").strip().lower()
    who = {"your": "you", "your opponent's": "your opponent"}.get(who, "each player")
    return f"{who} cannot kick field goals from beyond the {found['n']} yard line"


def _again(found: re.Match[str]) -> str:
    """What would come of a kick is replaced: once it has come of it, it is too late."""
    whose = _whose(found["who"])
    would = "missed" if found["deed"].lower().startswith("mis") else "good"
    head = found["head"]
    may = "you may " if found["may"] else ""
    return f"{head} {whose} field goal would be {would}{found['when'] or ''}, {may}kick again"


def _if_next(found: re.Match[str]) -> str:
    would = "good" if found["deed"].lower() in ("good", "made", "successful") else "missed"
    may = "you may " if found["may"] else ""
    return f"The next time {_whose(found['who'])} field goal would be {would}{found['when']}, {may}kick again"


def _twice(found: re.Match[str]) -> str:
    """`increased or decreased by 2`: whoever plays the card chooses."""
    whose, n, when = _whose(found["who"]), found["n"], found["when"] or " this down"
    said = f"The Grit of {whose} field goals is"
    return f"Choose one: • {said} increased by {n}{when}. • {said} reduced by {n}{when}."


_AGAIN: Final = (
    r"(?P<may>you may |they may )?(?:you must |they must |the offense must |your opponent must )?"
    r"(?:(?:re-?)?kick(?: it| the field goal)? again|attempt (?:it|the field goal|that field goal) again"
    r"|repeat the kick|determine (?:the )?grit(?: value)? again(?:,? and (?:must )?use the new (?:grit|grit value|value|result)| and use it)?)"
)

KICK_WORDS: Final[list[Rule]] = [
    # From how far
    (
        rf"<C>(?:when(?:ever)?|if) (?P<who>you|your opponent|the offense) {_TRIES} a field goal{_WHEN}, (?:it|the kick|the field goal) is {_AS_IF}(?=[.,])",
        _nearer,
    ),
    (
        rf"<C>(?P<who>your opponent's|your|the offense's|each player's) field goals?(?: attempts?)?{_WHEN} (?:are|is|may be(?= \w+ as)) {_AS_IF}(?=[.,])",
        _nearer,
    ),
    (
        rf"<C>(?P<who>)(?:all )?field goals(?: attempts)?{_WHEN} (?:are|may be(?= \w+ as)) {_AS_IF}(?=[.,])",
        _nearer,
    ),
    (
        rf"<C>treat (?P<who>your opponent's|your|the offense's) field goals(?: attempts)?(?P<when>) as (?:if (?:they were )?)?(?P<n><N>) yards {_WAY}(?=[.,])",
        _nearer,
    ),
    (
        rf"<C>(?P<who>your opponent's|your|the offense's) next field goal(?: attempt)?{_WHEN} is {_AS_IF}(?=[.,])",
        _next_nearer,
    ),
    (
        r"<S>(?P<whose>your opponent's |your |the offense's |all )?field goals(?: (?:attempted|kicked|tried))?(?: from)? (?:beyond|outside|farther than|further than|longer than|past) the (?P<n>\d+)(?:[- ]yard line)? (?:are|is) (?:automatically )?(?:no good|missed)(?=\.)",
        lambda m: _beyond(m),
    ),
    (
        r"<S>(?P<whose>your opponent's |your |the offense's |all )?field goals(?: (?:attempted|kicked|tried))?(?: from)? (?:beyond|outside|farther than|further than|longer than|past) the (?P<n>\d+)(?:[- ]yard line)? (?:automatically )?miss(?=\.)",
        lambda m: _beyond(m),
    ),
    (
        r"<S>(?P<whose>your opponent's |your |all )?field goals (?:(?:can|may) only|must) be (?:attempted|kicked|tried) (?:from )?(?:on or )?(?:inside|within)(?: of)? the (?P<n>\d+)(?:[- ]yard line)?(?=\.)",
        _inside,
    ),
    # Good or no good
    (
        rf"<S>(?P<who>your opponent's|your|the offense's) next field goal(?: attempt)?{_WHEN} (?:automatically )?(?:misses|is missed|is a miss|will miss|fails)(?=\.)",
        r"\g<who> next field goal\g<when> is no good",
    ),
    (
        rf"<S>(?P<who>your opponent|you|the offense) (?:automatically )?miss(?:es)? (?:your|their) next field goal(?: attempt)?{_WHEN}(?=\.)",
        lambda m: f"{_whose(m['who'])} next field goal{m['when'] or ''} is no good",
    ),
    # Again
    (
        rf"\b(?P<head>when(?:ever)?|if|the next time|the first time) (?P<who>you|your opponent|the offense) (?P<deed>miss(?:es)?|makes?) (?:a|the|that|this) field goal(?P<when> [^.,]*)?, {_AGAIN}(?=[.,])",
        _again,
    ),
    (
        rf"\b(?P<head>when(?:ever)?|if|the next time|the first time) (?P<who>your|your opponent's|the offense's|a) field goal(?: attempt)? is (?P<deed>missed|made|good)(?P<when> [^.,]*)?, {_AGAIN}(?=[.,])",
        lambda m: _again(m) if m["who"].lower() != "a" else m[0],
    ),
    (
        rf"<S>if (?P<who>your opponent's|your|the offense's) next field goal(?: attempt)?(?P<when> this (?:down|possession)) is (?P<deed>good|made|successful|missed|no good), {_AGAIN}(?=[.,])",
        _if_next,
    ),
    (
        r"<C>(?:the offense|your opponent|you|they) must kick(?: it| the field goal)? again(?=[.,])",
        "kick again",
    ),
    (
        r"<C>the (?:kick|field goal) is (?:attempted|kicked|tried) again(?=[.,])",
        "kick again",
    ),
    (
        r"(?<=kick again)\. (?:use the (?:new|second)(?: grit)?(?: value| result)?(?: instead)?(?: for (?:this|the) kick)?|the new (?:grit )?(?:value|result|one|grit) replaces the (?:old|first|original)(?: one| value| grit)?)(?=\.)",
        "",
    ),
    (
        r"(?P<again>\bdetermine (?:the )?grit(?: value)? again)(?:\.|;|,? and) (?:the new (?:grit )?(?:value|result|one|grit) replaces the (?:old|first|original)(?: one| value| grit)?|use the (?:new|second) (?:grit )?(?:value|result|one|grit)(?: instead)?(?: for (?:this|the) (?:kick|field goal))?)(?=\.)",
        "kick again",
    ),
    # Which Grit
    (
        rf"<S>(?:increase the grit(?: value)? by (?P<n><N>) or (?:decrease|reduce) (?:the grit(?: value)?|it) by (?P=n)|increase or (?:decrease|reduce) the grit(?: value)? by (?P<m><N>)) (?:when|if) (?P<who>you|your opponent|the offense) {_TRIES} a field goal{_WHEN}\.",
        lambda m: (
            f"Choose one: • The Grit of {_whose(m['who'])} field goals is increased by {m['n'] or m['m']}{m['when'] or ' this down'}. • The Grit of {_whose(m['who'])} field goals is reduced by {m['n'] or m['m']}{m['when'] or ' this down'}."
        ),
    ),
    (
        rf"<S>the grit(?: value)? of (?P<who>your opponent's|your|the offense's) field goal(?: attempt)?{_WHEN} is increased or (?:decreased|reduced) by (?P<n><N>)(?:,? \(?(?:you choose|your choice)\.?\)?)?\.",
        _twice,
    ),
    (
        r"<S>(?P<how>add|subtract) (?P<n><N>) (?:to|from) (?:the )?grit(?: values?)? (?:of|for) all (?:punts and field goals|field goals and punts|kicks)(?=[.,])",
        lambda m: (
            f"The Grit of each player's kicks is {'increased' if m['how'].lower() == 'add' else 'reduced'} by {m['n']}"
        ),
    ),
    (
        r"<S>(?:the )?grit(?: values?)? (?:of|for) (?:all )?(?:punts and field goals|field goals and punts) (?:is|are) (?P<how>increased|reduced|decreased) by (?P<n><N>)(?=[.,])",
        r"The Grit of each player's kicks is \g<how> by \g<n>",
    ),
    (
        r"<S>grit values are (?P<how>increased|reduced|decreased) by (?P<n><N>)(?=\.)",
        r"All Grit values are \g<how> by \g<n>",
    ),
    (
        rf"<S>(?:if|when) (?P<who>you|your opponent|the offense) punts?{_WHEN}, (?P<how>add|subtract) (?P<n><N>) (?:to|from) the grit(?: value)?(?=\.)",
        lambda m: (
            f"The Grit of {_whose(m['who'])} punts is {'increased' if m['how'].lower() == 'add' else 'reduced'} by {m['n']}{m['when'] or ''}"
        ),
    ),
    # When it is played
    (
        r"<S>(?P<head>play|exhaust|use)(?P<only> only)? (?:after|when|once|as soon as) (?:the )?grit(?: value)? (?:is|has been|was) determined (?:for|on) (?:a|the|any) field goal(?: attempt)?(?: (?P<who>you|your opponent|the offense) (?:attempted|kicked|attempts?|kicks?))?(?=\.| if )",
        lambda m: (
            f"{m['head']} only when {'a field goal is attempted' if m['who'] is None else m['who'] + (' attempt' if m['who'].lower() == 'you' else ' attempts') + ' a field goal'}"
        ),
    ),
    (
        r"<S>(?P<head>play|exhaust|use)(?P<only> only)? (?:after|when|once) (?:the )?grit(?: value)? (?:is|has been|was) determined for (?P<who>your opponent's|your|the offense's) field goal(?: attempt)?(?=\.| if )",
        lambda m: (
            f"{m['head']} only when {'you attempt' if m['who'].lower() == 'your' else m['who'].removesuffix(chr(39) + 's') + ' attempts'} a field goal"
        ),
    ),
    # Timeouts
    (
        r"<S>timeouts (?:cannot|can't|may not) be gained(?P<when> [^.]*)?(?=\.)",
        r"Each player cannot gain timeouts\g<when>",
    ),
    (
        r"\b(?P<who>your opponent|you|each player|neither player|no player|players) (?P<not>cannot|can't|may not|can) (?P<deed>gain|regain|lose) (?:a timeout|any timeouts|additional timeouts|more timeouts|timeouts)\b(?: (?:from|to|by|because of) (?:card )?effects)?",
        lambda m: (
            f"{'each player' if m['who'].lower() in ('neither player', 'no player', 'players') else m['who']} cannot {'lose' if m['deed'].lower() == 'lose' else 'gain'} timeouts"
            if m["not"].lower() != "can" or m["who"].lower() in ("neither player", "no player")
            else m[0]
        ),
    ),
    # Time Units of the play
    (
        r"\badd (?P<n><N>) (?:additional |extra )?(?P<tu><TU>) to (?:that|this|the) play(?:'s time units?)?(?: this down)?(?=[.,])",
        r"the Time Units of this play are increased by \g<n>",
    ),
    (
        r"\b(?:subtract|remove) (?P<n><N>) (?P<tu><TU>) from (?:that|this|the) play(?:'s time units?)?(?: this down)?(?=[.,])",
        r"the Time Units of this play are reduced by \g<n>",
    ),
    (
        r"\bremove (?P<n><N>) (?P<how>fewer|less|additional|extra|more) (?P<tu><TU>) from the (?:game )?clock(?: this down| for this play| on this play)(?=[.,])",
        lambda m: (
            f"the Time Units of this play are {'reduced' if m['how'].lower() in ('fewer', 'less') else 'increased'} by {m['n']}"
        ),
    ),
    (
        r"<S>incomplete passes (?:take|use|cost) no (?:<TU>|time)(?=\.)|<S>incomplete passes stop the clock(?=\.)",
        "Whenever a pass is incomplete, the Time Units of this play become 0",
    ),
    (
        r"<S>(?P<what>(?:all|your|your opponent's) [^.]*?) in the second half and (?:in )?overtime(?=\.)",
        r"While it is the second half or it is overtime, \g<what>",
    ),
    # Points
    (
        r"<S>(?:all )?touchdowns (?:are worth|score) (?P<n><N>) (?:additional|more|extra) points?(?=\.)",
        r"Whenever you score a touchdown, score \g<n> points. Whenever your opponent scores a touchdown, your opponent scores \g<n> points",
    ),
    (
        r"<S>after (?P<whose>your|your opponent's) next touchdown,",
        lambda m: (
            f"The next time {'you score' if m['whose'].lower() == 'your' else 'your opponent scores'} a touchdown,"
        ),
    ),
]
