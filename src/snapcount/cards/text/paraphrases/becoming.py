"""What becomes of Players: energized, exhausted, kept so, benched, designated, rated, told apart."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.paraphrases.whom import (
    ANYONE,
    EVERY,
    KIND,
    OWNER,
    PLAIN,
    SOME,
    THEIRS,
    THOSE,
    every,
)

_NOT: Final = r"(?:cannot|can't|can not|may not|(?:do|does) not|don't|doesn't)"
_TURN: Final = {"energized": "energize", "exhausted": "exhaust"}
_TURNED: Final = {"energize": "energized", "exhaust": "exhausted", "target": "targeted"}
_FOR: Final = (
    r"(?: (?:this (?:down|play|possession|half|game)"
    r"|(?:until|for|during|on) (?:the )?(?:end|rest|next|your next|this)[^.,;]*))"
)
_FIRST: Final = r"(?P<first>(?:until|for|during|this) [^.,:]*, )?"
_ROLES: Final = {
    "runner": "run",
    "ball carrier": "run or receive",
    "receiver": "receive",
    "tackler": "tackle",
}
_CHOSEN: Final = re.compile(
    r"(?:an?|one|two|three|four|five|\d|up to|target|another|any)\b.*", re.IGNORECASE
)
_LOSES: Final = (
    r"(?:(?:has|have) no effect|(?:does|do) nothing|(?:does|do) not (?:take effect|trigger|work|apply|happen)"
    r"|(?:is|are) (?:ignored|negated|nullified|disabled|lost))"
)


def turned(found: re.Match[str]) -> str:
    """`Two of your Players become Energized`: energize them."""
    who = every(found["who"])
    if re.match(r"(?:your|the offense's|the defense's|your opponent's) ", who, re.IGNORECASE):
        plural = found["be"].lower() in ("become", "are", "get")
        who = f"{'all' if plural else 'one'} of {who[:1].lower()}{who[1:]}"
    who = re.sub(r"^any(?: one)?\b", "one", who, flags=re.IGNORECASE)
    return f"{_TURN[found['so'].lower()]} {who[:1].lower()}{who[1:]}"


def _all_of(who: str) -> str:
    who = every(who)
    return re.sub(
        r"^(?=your |the offense's |the defense's |your opponent's )", "all of ", who, flags=re.I
    )


def _all(who: str) -> str:
    """All of a group that is named without a word for how many."""
    who = re.sub(r"^(?:an?|any|one) ", "", who, flags=re.IGNORECASE)
    if re.match(r"(?:all|every|each) ", who, re.IGNORECASE):
        return every(who)
    return f"all of {who}" if re.match(OWNER + " ", who, re.IGNORECASE) else f"all {who}"


def _by(found: re.Match[str]) -> str:
    """`Your opponent's effects do not Exhaust your Quarterbacks.`"""
    whose = found["whose"].lower()
    by = "Action cards" if found["what"].lower() == "action cards" else "effects"
    return f"{_all_of(found['who'])} cannot be {_TURNED[found['deed'].lower()]} by {whose} {by}"


def _cannot_turn(found: re.Match[str]) -> str:
    return f"{_all(found['who'])} cannot be {_TURNED[found['deed'].lower()]} by {found['by']}"


def _not_designated(found: re.Match[str]) -> str:
    role = found["role"]
    if role is None:
        role = next(name for name, deed in _ROLES.items() if deed == found["deed"].lower())
    by, who = found["by"].lower(), re.sub(r"^(?:an?|any) ", "", found["who"], flags=re.I)
    theirs = "your" if by == "you" else f"{by}'s"
    who = re.sub(rf"^(?:(?:one )?of )?(?:{OWNER} )?", "", who, flags=re.IGNORECASE)
    how = f" to {_ROLES[role.lower()]}" if role.lower() != "ball carrier" else ""
    return f"all of {theirs} {who} cannot be designated{how}"


def _picked(who: str) -> str:
    who = re.sub(r"^any(?: one)?\b", "one", who, flags=re.IGNORECASE)
    return who[:1].lower() + who[1:]


def _changed(found: re.Match[str]) -> str:
    """`Lower the ratings of … by 5`, `add 5 to the rating of …`."""
    up = found["verb"].lower() in ("increase", "raise", "add", "boost")
    who = found["who"]
    how = f"{'increased' if up else 'reduced'} by {found['n']}"
    first = found["first"] or ""
    if _CHOSEN.fullmatch(who):
        if re.search(r"[,;] $", found.string[: found.start()]):
            return found[0]  # whoever is chosen there is chosen only then
        return f"choose {who[:1].lower()}{who[1:]}. {first}that Player's rating is {how}"
    return f"{first}the rating of {_all_of(who)} is {how}"


BECOMING: Final[list[Rule]] = [
    (
        r"\b(?:has|have) to (?=(?:discard|draw|designate|use|choose|reveal|call|shuffle|put|substitute|replace|exchange|exhaust|energize)\b)",
        "must ",
    ),
    (r"\b(?:is|are) (?:not able to|unable to) be\b", "cannot be"),
    (
        r"\b(?:cannot|can't|can not|may not) (?:become|get) (?=(?:energized|exhausted)\b(?! (?:when|after|for|from|at)))",
        "cannot be ",
    ),
    # Chosen first, and then
    (
        rf"(\bchoose {SOME})(\. |; |, | and |, and )(?:it|they|that player|those players) becomes? (energized|exhausted)\b",
        lambda m: (
            f"{m[1]}. {_TURN[m[3].lower()].capitalize()} that Player"
            if m[2] == ". "
            else f"{m[1]} and {_TURN[m[3].lower()]} that Player"
        ),
    ),
    (
        rf"(<S>choose {SOME})(?:;| and|,|,? and) (?=(?:it|they|that player|those players|its|their)\b)",
        r"\1. ",
    ),
    (
        rf"(<S>choose {SOME}\. )(?:it|they) (?=(?:cannot|can't|may|must|counts?|gains?|gets?|loses?|has|have|stays?|remains?|does|do|is|are)\b)",
        r"\1That Player ",
    ),
    (
        rf"(<S>choose {SOME}\. )(?:its|their) (?=(?:(?:run|receive|tackle|exhaust) )?(?:abilit|rating))",
        r"\1That Player's ",
    ),
    # Energize and exhaust
    (
        rf"<S>(?:(?P<chosen>choose {SOME}\. )(?:it|they|that player|those players)|(?P<who>{SOME})) becomes? (?P<so>energized|exhausted) and (?=(?:cannot|can't|stays?|remains?|may not|must|does not|do not)\b)",
        lambda m: (
            f"{m['chosen'] or ''}{_TURN[m['so'].lower()].capitalize()} {_picked(m['who']) if m['who'] else 'that Player'}. That Player "
        ),
    ),
    (
        r"\b(energize|exhaust) two (of your <TRAITS><NOUN>|of your opponent's <TRAITS><NOUN>), one on the field and one on the bench(?=[.;])",
        r"\1 one \2 on the field and \1 one \2 on the bench",
    ),
    (
        r"\b(if you have an? (?P<who><TRAITS><ONE>)(?: on (?:the|your) field)?, )(energize|exhaust) (?:it|that player)(?=[.;])",
        r"\1\3 one of your \g<who>s",
    ),
    (
        r"<C>(?P<one>one of your <TRAITS><NOUN>)(?: on the field)? and (?:one|another) (?:on|from) (?:your|the) bench become (?P<so>energized|exhausted)(?=[.;])",
        lambda m: (
            f"{_TURN[m['so'].lower()]} {m['one'].lower()} on the field and {_TURN[m['so'].lower()]} {m['one'].lower()} on the bench"
        ),
    ),
    (
        rf"<C>(?P<who>{ANYONE}) (?:immediately )?(?P<be>becomes?|gets?)(?: immediately)? (?P<so>energized|exhausted)(?: immediately| at once)?(?=[.;]| and (?!stays?|remains?|cannot|can't|does|do ))",
        turned,
    ),
    (
        rf"(?<=[:,;] )(?P<who>{ANYONE}) (?P<be>is|are) (?P<so>energized|exhausted)(?: immediately| at once)?(?=[.;])(?<!,)",
        turned,
    ),
    (
        rf"\b(energize|exhaust) ((?:{SOME}|{EVERY}|{THOSE})) and (?=(?:{SOME}|{EVERY}|{THOSE}|{THEIRS})[.;,])",
        r"\1 \2 and \1 ",
    ),
    (
        r"<C>(?P<who>your opponent|the offense|the defense|each player) chooses (?P<what>(?:one|up to <N>|<N>) of their <TRAITS><NOUN>(?: on the field)?) and (?P<deed>exhausts|energizes) (?:it|that player|them|those players)(?=[.;])",
        r"\g<who> \g<deed> \g<what>",
    ),
    # Kept so
    (
        rf"<S>((?:{PLAIN}|{EVERY}|{THEIRS}) (?:cannot|can't|have|has|gets?|loses?|gains?|counts?|also|stays?|remains?) [^.\"]*?) while this player is on the field(?=\.)",
        r"\1",
    ),
    (
        rf"<S>(?P<first>(?:until|for|during|this) [^.,:]*, )?(?P<who>(?!(?-i:a player|any player)|target){SOME}) (?P<also>(?:stays?|remains?|cannot|can't|may not|must|counts?|loses) [^.,;]*?) and (?=(?:stays?|remains?|cannot|can't|may not|must|counts?|loses)\b)",
        lambda m: (
            f"Choose {_picked(m['who'])}. {m['first'] or ''}that Player {m['also']} and that Player "
        ),
    ),
    (
        rf"<S>(?P<first>(?:until|for|during|this) [^.,:]*, )?(?P<who>(?!(?-i:a player|any player)|target){SOME}) (?=(?:stays?|remains?|cannot|can't|may not|must|counts?|loses|lose|has no|have no|(?:do|does) not (?:become|get)|(?:gets?|has|have) [+-])(?:\b|(?<=[+-])))",
        lambda m: f"Choose {_picked(m['who'])}. {m['first'] or ''}that Player ",
    ),
    (
        rf"<C>(?P<who>(?:every|each) {KIND}) (?=(?:(?:cannot|can't|may not|must) be (?:energized|exhausted|designated|targeted)|(?:stays|remains) (?:energized|exhausted)|(?:also )?counts as|(?:gets|has) [+-]|does not become|doesn't become|loses (?:all|its|their) )(?:\b|(?<=[ +-])))",
        lambda m: f"{every(m['who'])} ",
    ),
    (
        rf"<C>(?P<who>{EVERY}|{THEIRS}|{THOSE}|{PLAIN}) (?:do not|does not|don't|doesn't) (?:become|get) (?P<so>energized|exhausted)\b(?! (?:when|after|for|from|at))",
        lambda m: (
            f"{_all(m['who']) if not re.match(THOSE, m['who'], re.I) else m['who']} cannot be {m['so']}"
        ),
    ),
    (
        rf"<C>(?:no|none of) (?P<who>(?:{OWNER} )?{KIND}) (?:may|can) (?:be|become) (?P<so>energized|exhausted|designated|targeted)\b",
        lambda m: f"{_all(m['who'])} cannot be {m['so']}",
    ),
    (
        rf"<C>(?P<whose>your opponent's|your|the offense's|the defense's) (?P<what>effects|card effects|cards|action cards|abilities) {_NOT} (?P<deed>energize|exhaust|target) (?P<who>{EVERY}|{THEIRS}|{THOSE})",
        _by,
    ),
    (
        rf"<C>nothing (?:can|may) (?P<deed>energize|exhaust) (?P<who>{EVERY}|{THEIRS}|{THOSE})",
        lambda m: f"{_all_of(m['who'])} cannot be {_TURNED[m['deed'].lower()]}",
    ),
    (
        rf"<C>(?P<by>your opponent|the offense|the defense) (?:cannot|can't|may not) (?P<deed>energize|exhaust) (?P<who>(?:any |all )?(?:of )?(?:{OWNER} )?{KIND})(?=[.;]|{_FOR})",
        _cannot_turn,
    ),
    # Designated
    (
        rf"<C>(?P<by>you|your opponent|the offense|the defense) (?:cannot|can't|may not|does not) designate (?P<who>(?:an? |any )?(?:(?:one )?of )?(?:{OWNER} )?{KIND})(?: as (?:the |a )?(?P<role>runner|receiver|tackler|ball carrier)| to (?P<deed>run|receive|tackle))",
        _not_designated,
    ),
    (
        r"\b(<WHO>) must (?:use|choose|pick|select|name|make) (?=(?:an?|one of|this player|that player)\b[^.;,]*? (?:as )?the (?:runner|receiver|tackler|ball carrier)\b)",
        r"\1 must designate ",
    ),
    (
        r"\b(the (?:runner|receiver|tackler|ball carrier)),? (?:if able, this down|this down,? if able)(?=[.;])",
        r"\1 if able this down",
    ),
    (
        r"(\bmust designate [^.;,]*?), if able, (this down)",
        r"\1 if able \2",
    ),
    (
        r"\b(when(?:ever)?|each time) (your opponent|the offense|the defense) designates an? (runner|receiver|tackler|ball carrier),",
        r"\1 one of \2's Players is designated as the \3,",
    ),
    (
        r"\b(when(?:ever)?|each time) you designate an? (runner|receiver|tackler|ball carrier),",
        r"\1 one of your Players is designated as the \2,",
    ),
    (
        r"\b((?:when(?:ever)?|each time|the next time) [^.,:]*?) catches (?=(?:a|the) (?:(?:short |medium |long )?pass|ball)\b)",
        r"\1 receives ",
    ),
    # Abilities
    (
        rf"<C>(?P<who>{EVERY}|{THEIRS}|{THOSE}) (?:has|have) no (?P<word>(?:run |receive |tackle |exhaust )?)abilit(?:y|ies)\b",
        r"\g<who> loses all \g<word>abilities",
    ),
    (
        r"<C>none of (the (?:runner|receiver|tackler|ball carrier)|this player|that player)'s (?:(run|receive|tackle|exhaust) )?abilities (?:take effect|trigger|work|apply|can be used|may be used)\b",
        lambda m: f"the {m[2] + ' ' if m[2] else ''}abilities of {m[1]} are cancelled",
    ),
    (
        rf"<C>(the (?:runner|receiver|tackler|ball carrier)|this player|that player)'s (?:(run|receive|tackle|exhaust) )?abilit(?:y|ies) {_LOSES}",
        lambda m: f"the {m[2] + ' ' if m[2] else ''}abilities of {m[1]} are cancelled",
    ),
    (
        rf"<C>(?:the )?(?:(run|receive|tackle|exhaust) )?abilit(?:y|ies) of (?P<who>{THOSE}|{EVERY}|{THEIRS}) {_LOSES}",
        lambda m: f"the {m[1] + ' ' if m[1] else ''}abilities of {m['who']} are cancelled",
    ),
    (
        r"<C>(?:the )?(?:effects|abilities) of (your|your opponent's|the offense's|the defense's) (<TRAITS>players) (?=cannot be cancelled)",
        r"the abilities of all of \1 \2 ",
    ),
    (
        r"<C>nothing (?:can|may) cancel (this player|that player)'s (?:(run|receive|tackle|exhaust) )?abilit(?:y|ies)\b",
        lambda m: f"the {m[2] + ' ' if m[2] else ''}abilities of {m[1]} cannot be cancelled",
    ),
    (
        r"<C>nothing (?:can|may) cancel (your (?:action cards|effects|(?:run|receive|tackle|exhaust) abilities)|this card)\b",
        r"\1 cannot be cancelled",
    ),
    # Ratings
    (
        rf"<C>{_FIRST}(?P<verb>increase|raise|boost|lower|reduce|decrease) (?:the )?ratings? of (?P<who>{ANYONE}) by (?P<n><N>)\b",
        _changed,
    ),
    (
        rf"<C>{_FIRST}(?P<verb>increase|raise|boost|lower|reduce|decrease) (?P<who>this player|that player|the (?:runner|receiver|tackler|ball carrier))'s rating by (?P<n><N>)\b",
        _changed,
    ),
    (
        rf"<C>{_FIRST}(?P<verb>add|subtract) (?P<n><N>) (?:to|from) (?:the )?ratings? of (?P<who>{ANYONE})",
        _changed,
    ),
    (
        rf"<C>{_FIRST}(?P<verb>add|subtract) (?P<n><N>) (?:to|from) (?P<who>this player|that player|the (?:runner|receiver|tackler|ball carrier))'s rating",
        _changed,
    ),
    (r"\b(gets?|has|have|gains?) ([+-]) ?(\d+) to (?:its|their) ratings?\b", r"\1 \2\3 rating"),
    (
        r"<C>each (<TRAITS><ONE>)'s rating (becomes|is) (\d+)",
        r"the rating of all \1s becomes \3",
    ),
    (
        r"<C>each (<TRAITS><ONE>)'s rating is (increased|raised|reduced|decreased|lowered) by",
        r"the rating of all \1s is \2 by",
    ),
    (
        r"\b(this player|that player|the (?:runner|receiver|tackler|ball carrier))'s rating (?:goes|is) (up|down|raised|lowered) by (<N>)",
        lambda m: (
            f"{m[1]}'s rating is {'increased' if m[2].lower() in ('up', 'raised') else 'reduced'} by {m[3]}"
        ),
    ),
    (
        rf"<C>(?P<who>{EVERY}|{THEIRS}|{THOSE}) (?P<verb>loses?|gains?) (?P<n><N>) rating(?=[.;]|{_FOR})",
        lambda m: (
            f"the rating of {_all_of(m['who'])} is {'reduced' if m['verb'].lower().startswith('lose') else 'increased'} by {m['n']}"
        ),
    ),
    # What they count as
    (
        rf"\b({THOSE}|{EVERY}|{THEIRS}) (?:also )?(?:plays?|can be used) as (an? )?(<NOUN>)(?: as well| too| also)?(?=[.;]|{_FOR})",
        lambda m: f"{m[1]} also count{'s' if m[2] else ''} as {m[2] or ''}{m[3]}",
    ),
    (
        rf"\b({THOSE}|{EVERY}|{THEIRS}) (?:is|are) (?:also )?(?:considered|treated as|regarded as|counted as|treated like|considered to be)(?: to be)? (an? )?(<NOUN>)(?: in addition to (?:its|their)(?: own| normal| other| printed)? positions?| as well| too)?(?=[.;]|{_FOR})",
        lambda m: f"{m[1]} also count{'s' if m[2] else ''} as {m[2] or ''}{m[3]}",
    ),
    (
        rf"<C>({THOSE}|{EVERY}|{THEIRS}) (?:is|are) also (an? )?(<NOUN>)(?=[.;]|{_FOR})(?<!players)",
        lambda m: f"{m[1]} also count{'s' if m[2] else ''} as {m[2] or ''}{m[3]}",
    ),
    (
        r"\b(counts? as (?:an? )?<NOUN>) (?:in addition to (?:its|their)(?: own| normal| other| printed)? positions?|as well|too)(?=[.;,])",
        r"\1",
    ),
    (
        r"\b(cannot|can't|may not) use any (?=(?:(?:run|receive|tackle|exhaust) )?abilit)",
        r"\1 use ",
    ),
    (
        r"\b(cancel all )(?:of the )?(run|receive|tackle|exhaust) abilities of (your opponent|the offense|the defense)\b(?!')",
        r"\1of \3's \2 abilities",
    ),
]
