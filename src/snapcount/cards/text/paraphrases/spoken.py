"""Players and what lies on them, as people say it: one's own Quarterback, what is attached, roles."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_LASTS: Final = r"(?: (?:this (?:down|possession|half|game)|(?:until the end|for the rest) of (?:the|this) (?:down|possession|half|game)))"
_POINT: Final = r"(?P<point>at the (?:end|start) of (?:the|each|a|every) (?:play|down|possession))"


def both_positions(found: re.Match[str]) -> str:
    """`counts as a Running Back and as a Wide Receiver` for a while: as both for so long."""
    when, tail = found["when"] or "", found["tail"] or ""
    who = found["who"]
    lasts = tail or (f" {when.rstrip(', ').lower()}" if when else "")
    if re.match(r"(?:one|target|another|an?) ", who, re.IGNORECASE):
        chosen = who[:1].lower() + who[1:]
        return f"Choose {chosen}. That Player counts as {found['one']}{lasts}. That Player counts as {found['two']}{lasts}"
    return f"{who} counts as {found['one']}{lasts}. {who[:1].upper()}{who[1:]} counts as {found['two']}{lasts}"


def own_one(found: re.Match[str]) -> str:
    """`If your Quarterback is a Legend`: if you have such a one."""
    is_so, noun = found["so"], found["noun"]
    status = re.fullmatch(r"(?:an? )?(legend|superstar|energized|exhausted)", is_so, re.IGNORECASE)
    who = f"{status[1]} {noun}" if status else f"{noun} {is_so}"
    article = "an" if re.match(r"[aeio]", who, re.IGNORECASE) else "a"
    if found["head"].lower().startswith("active"):
        if status and status[1].lower() in ("energized", "exhausted"):
            return f"{found['head']}you have {article} {who} on the field"
        return f"{found['head']}your deck has {article} {who}"
    return f"{found['head']}you have {article} {who} on the field"


def stays_fresh(found: re.Match[str]) -> str:
    """`When this Player is designated as the tackler, it does not become Exhausted if the play
    gains …`: while that is so, designation does not exhaust it (F-11)."""
    return f"while this Player is the {found['role']} and the play gains {found['many']}, this Player cannot be exhausted by being designated"


SPOKEN: Final[list[Rule]] = [
    # What lies on a Player
    (
        r"<S>while attached, (?=(?:if|when|whenever|once|each time|at the|remove|discard|you may|the first time) )",
        "",
    ),
    (r"<S>while attached and (energized|exhausted),", r"While this Player is \1,"),
    (
        r"<S>you may (?:remove|discard) this card to (?P<do>[^.]*)\.",
        lambda m: f"Once per down: Remove this card. {m['do'][:1].upper()}{m['do'][1:]}.",
    ),
    (
        r"<S>remove this card(?: from the field)? (?P<point>at the start of (?:the second half|overtime))\.",
        lambda m: f"{m['point'][:1].upper()}{m['point'][1:]}, remove this card.",
    ),
    (
        r"<S>power ups (?:cannot|can't|may not) be attached(?=\.)",
        "Each player cannot play Power Ups",
    ),
    (
        r"<S>(remove all (?:power ups|superstars|gridiron cards)(?: from the field)?) when this card is played\.",
        r"When this card is played, \1.",
    ),
    (
        r"\beach player removes all (power ups|superstars)(?: from (?:their|his or her) players)?(?=\.)",
        r"remove all \1 from the field",
    ),
    (
        r"\b(when(?:ever)?) this superstar(?: card)? is (?:attached|played),",
        r"\1 this card is played,",
    ),
    (
        r"\b(when(?:ever)?) this superstar(?: card)? (?:is removed(?: from the field)?|leaves the field),",
        r"\1 this card leaves the field,",
    ),
    # Who has what
    (
        r"\beach of (your|your opponent's) (<TRAITS><NOUN>)(?: on the field)? (?:has|gains) (?=\")",
        r"all of \1 \2 gain ",
    ),
    (
        r"(?P<when>(?:until the end of the (?:down|possession|half|game)|this (?:down|possession|half|game)), )?(?P<who>\b(?:one of your <TRAITS><NOUN>(?: on the field)?|target <TRAITS><ONE>|this player|that player)) (?:also )?counts as (?P<one>an? <ONE>) and (?:also )?(?:as )?(?P<two>an? <ONE>)(?P<tail>"
        + _LASTS
        + r")?(?=\.)",
        both_positions,
    ),
    (
        r"\b(this player|that player) (?:also has the position(?: of)?|counts as an additional|is also considered|also plays(?: as)?) (?:an? )?(?P<noun><ONE>)(?=\.)",
        lambda m: (
            f"{m[1]} also counts as {'an' if m['noun'][0].lower() in 'aeio' else 'a'} {m['noun']}"
        ),
    ),
    (
        r"\b(this player|that player) is both (an? <ONE>) and (an? <ONE>)(?=\.)",
        r"\1 counts as \2. \1 counts as \3",
    ),
    (
        r"<C>(?P<whose>your opponent's |your )?(?P<who>(?:energized|exhausted|offensive|defensive) players|superstars|legends)' (?P<what>(?:run |receive |tackle |exhaust )?abilities) are cancelled",
        lambda m: (
            f"the {m['what']} of all {'of ' + m['whose'] if m['whose'] else ''}{m['who']} are cancelled"
        ),
    ),
    (
        r"\byour opponent (?:cannot|can't|may not) (?:choose|target) (this player|that player)(?: (?:for|with) (?:their |any )?(?:effects?|cards|abilities))?(?=\.| this | until )",
        r"\1 cannot be targeted by your opponent",
    ),
    # One's own
    (
        r"(?P<head>\b(?:if|while|active while|active if) )your (?P<noun>quarterback|running back|fullback|tight end|wide receiver|linebacker|safety|cornerback|qb|rb|te|wr|lb) is (?P<so>(?:an? )?(?:legend|superstar|energized|exhausted)|from the same team as this player|(?:also )?from [^.,]*)(?=[.,])",
        own_one,
    ),
    (
        r"(?P<head>\bactive (?:while|if) )your (?P<noun>quarterback) (?:has a rating of|is rated) (?P<so>\d+ or (?:less|lower|more|higher|better))(?=\.)",
        r"\g<head>your deck has a \g<noun> with a rating of \g<so>",
    ),
    (
        r"\bif no (<TRAITS><NOUN>) (?:is|are) (energized|exhausted) on (your opponent's|your) (?:side of the )?field(?=,)",
        lambda m: (
            f"if {'you have' if m[3].lower() == 'your' else 'your opponent has'} no {m[2]} {m[1]} on the field"
        ),
    ),
    (r"\bfor every (?=(?:other |energized |exhausted )*<ONE>)", "for each "),
    (
        r"\bactive (while|if) your deck has ([^.,]*?) (legends?|superstars?) on (offense|defense)(?=\.)",
        lambda m: (
            f"active {m[1]} your deck has {m[2]} {'offensive' if m[4].lower() == 'offense' else 'defensive'} {m[3]}"
        ),
    ),
    (
        r"\byou have (more|fewer) (<TRAITS><NOUN>) than (<TRAITS><NOUN>) in your deck\b",
        r"your deck has \1 \2 than \3",
    ),
    # When it is asked
    (
        rf"<S>if (?P<what>(?:this player|the attached player) (?:is|was) (?:not )?(?:energized|exhausted|on the field|designated)) {_POINT}, (?P<then>[^.]*)\.",
        lambda m: f"{m['point'][:1].upper()}{m['point'][1:]}, if {m['what']}, {m['then']}.",
    ),
    (
        rf"<S>if this player (?:was|is) not designated(?: this down| on (?:the|this) play)?, (?P<may>you may )?(?P<do>energize|exhaust) (?:them|it|this player) {_POINT}\.",
        lambda m: (
            f"{m['point'][:1].upper()}{m['point'][1:]}, if this Player is not designated, {m['may'] or ''}{m['do']} this Player."
        ),
    ),
    (
        rf"<S>{_POINT}, (?P<may>you may )?(?P<do>energize|exhaust) this player if (?:it|they|this player) (?:was|were|is) (?P<what>not designated|designated|exhausted|energized)(?: this down| on (?:the|this) play)?\.",
        lambda m: (
            f"{m['point'][:1].upper()}{m['point'][1:]}, if this Player is {m['what']}, {m['may'] or ''}{m['do']} this Player."
        ),
    ),
    (
        r"<S>when(?:ever)? this player is designated as the (?P<role>runner|receiver|tackler), (?:it|they|this player) do(?:es)? not become exhausted if (?:the play gains|the play gained|you gained|you gain|the offense gains|the offense gained) (?P<many><N> (?:yards or (?:more|less|fewer)|or (?:more|less|fewer) yards)|at (?:least|most) <N> yards)(?: on the play)?(?=\.)",
        stays_fresh,
    ),
    # Deeds
    (
        r"\b(your opponent|the offense|the defense) chooses and (exhausts|energizes) (one|<N>) of their\b",
        r"\1 \2 \3 of their",
    ),
    (
        r"<S>each player substitutes (one|<N>) of their (<TRAITS><NOUN>)(?: on the field)?\.",
        r"Substitute \1 of your \2. Your opponent substitutes \1 of their \2.",
    ),
    (
        r"\bsubstitute (all of your <TRAITS><NOUN>) (?:with|for) energized players (?:from|on) (?:your|the) bench(?=\.)",
        r"substitute \1",
    ),
    (
        r"\bmust designate the (<TRAITS><ONE>) with the (highest|lowest) rating\b",
        r"must designate a \1 with the \2 rating",
    ),
    (
        r"\bthis player must be designated as the (runner|receiver|tackler) on (<CALL>)(?=\.)",
        r"this Player must be designated as the \1 on \2 if able",
    ),
    (r"\bthis player energizes (?=at the )", "Energize this Player "),
]
