"""When something happens, in other words: how a game begins, a down in which something was so."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, value

_NOW: Final = (
    (r"\bwas\b", "is"),
    (r"\bwere\b", "are"),
    (r"\bhad\b", "has"),
)


def _in_which(found: re.Match[str]) -> str:
    """`At the end of each down in which something was so` asks then whether it was."""
    so = found["so"]
    for was, now in _NOW:
        so = re.sub(was, now, so, flags=re.IGNORECASE)
    who = r"(?:your opponent|you|the offense|the defense)"
    if re.fullmatch(rf"{who} (?:gained yards|gained (?:<N>|\d+)[^.]*yards?[^.]*)", so, re.I):
        so = re.sub(rf"^{who}", "the play", so, flags=re.I)
    elif re.fullmatch(rf"{who} lost yards", so, re.I):
        so = "the play lost yards"
    elif re.match(rf"{who} (?:played|used|scored|spent|made|missed|fumbled|threw)\b", so, re.I):
        so += " this down"
    return f"At the end of each {found['what']}, if {so}, "


def _begins(found: re.Match[str]) -> str:
    """What a player has from the start they get when the first half starts."""
    who = found["who"].lower()
    third = "" if who == "you" else "s"
    number = found["n"].lower()
    count = "1" if number in ("a", "an", "one") else str(value(number))
    what = found["what"].lower()
    if "timeout" in what:
        if not found["more"]:
            more = int(count) - 3  # S-3
            if more <= 0:
                return found[0]
            count = str(more)
        deed = f"gain{third} {count} timeout{'s' * (count != '1')}"
    elif found["more"]:
        deck = "Action" if "action" in what else "Play"
        deed = f"draw{third} {count} {deck} card{'s' * (count != '1')}"
    else:
        return found[0]
    return f"At the start of the first half, {found['who']} {deed}"


def _point(words: str) -> str:
    """A timing point as the grammar says it; the end of a down is none."""
    words = words.lower().replace("on-field", "on field")
    words = re.sub(r"of (?:the|each|any) (?=down|possession)", "of a ", words)
    return re.sub(r"of (?:a|each|any) (?=play)", "of the ", words)


def _forbidden_then(found: re.Match[str]) -> str:
    """What cannot be done in a timing point, not what is forbidden from then on."""
    who, negative = found["who"], found["not"].lower()
    if negative in ("may", "can") and who.lower() != "neither player":
        return found[0]
    point = _point(found["point"])
    if point == "at the end of a down":
        return found[0]
    if who.lower() in ("neither player", "players"):
        who = "Each player"
    what = "use Exhaust abilities" if "exhaust" in found["what"].lower() else "play Action cards"
    opposing = re.match(r"opposing (.*)", who, re.IGNORECASE)
    if opposing:
        who = f"All of your opponent's {opposing[1]}"
    return f"{who} cannot {what} {point}{found['for'] or ''}"


_POINTS: Final = r"at the (?:start|end) of (?:the|a|each|any) (?:play|down|possession)|prior to selecting a play|during on.field adjustments|(?:before|after) player designation"


def _only_then(found: re.Match[str]) -> str:
    """What can be done in one timing point alone cannot be done while it is another."""
    negative = found["not"].lower() in ("cannot", "can't", "may not")
    point = _point(found["point"])
    if negative != (found["only"].lower() == "except") or point == "at the end of a down":
        return found[0]
    who, what = found["who"], found["what"].lower()
    if what in ("be played", "be used"):
        if not re.fullmatch(r"(?:all )?(?:action cards|exhaust abilities)", who, re.I):
            return found[0]
        what = "play Action cards" if what == "be played" else "use Exhaust abilities"
        who = "each player"
    elif re.fullmatch(r"(?:all )?players", who, re.I):
        who = "all Players" if what.startswith("be") else "each player"
    return f"While it is not {point}, {who[:1].lower()}{who[1:]} cannot {what}"


def _nobody_then(found: re.Match[str]) -> str:
    point = _point(found["point"])
    no = found[0].lower().startswith("no ")
    if point == "at the end of a down" or no == bool(re.search("cannot|can't|not", found[0], re.I)):
        return found[0]
    if found["cards"]:
        return f"Each player cannot play Action cards {point}{found['for'] or ''}"
    return f"All Exhaust abilities cannot be used {point}{found['for'] or ''}"


def _to_use(found: re.Match[str]) -> str:
    """`… activates its Exhaust ability, cancel its effect`: what is used is cancelled (R-45)."""
    times = found["when"] or ""
    then = found["then"] or ""
    if found["verb"].lower().startswith("play"):
        return f"{found['head']} {found['who']} plays an Action card{times}, {then}cancel it"
    return f"{found['head']} {found['who']} uses an Exhaust ability{times}, {then}cancel it"


HAPPENINGS: Final[list[Rule]] = [
    # How a game begins
    (
        r"\bat the (?:start|beginning) of the game(?=,)|\bwhen(?:ever)? the game (?:starts|begins)(?=,)",
        "at the start of the first half",
    ),
    (
        r"<S>([^.:]{4,120}?) at the (?:start|beginning) of the game(?=\.)",
        r"At the start of the first half, \1",
    ),
    (
        r"<S>(?P<who>you|your opponent|each player) (?:begins?|starts?) (?:the|each|every) game with (?P<n>an?|<N>) (?P<more>additional |more |extra )?(?P<what>timeouts?|(?:action|play) cards?)(?: in (?:your |their )?hand)?(?=\.)",
        _begins,
    ),
    (
        r"\b(at the start of the first half, (?:you )?draw (?:an?|<N>)) (?:additional|extra) ((?:action|play) cards?)",
        r"\1 \2",
    ),
    # A down in which something was so
    (
        r"\bat the end of (?:each|any|every|a|the) (?P<what>down|play|possession|half) (?:in|on|during) which (?P<so>[^.,]*), ",
        _in_which,
    ),
    (
        r"<S>(?P<deed>[^.:]{4,120}?) at the end of (?:each|any|every|a) (?P<what>down|play) (?:in|on|during) which (?P<so>[^.,]*)(?=\.)",
        lambda m: f"{_in_which(m)}{m['deed'][:1].lower()}{m['deed'][1:]}",
    ),
    (
        r"\bonce (?:per|each|every|a) (down|possession|half|game), if (the attached player|this player|it|that player) is (?:designated as )?the (tackler|runner|receiver|ball carrier),",
        r"once per \1, whenever this Player is designated as the \3,",
    ),
    (
        r"\bwhen(?:ever)? (?P<whose>your|your opponent's|a) possession ends without (?:a score|scoring|points|any points),",
        lambda m: (
            f"whenever {m['whose']} possession ends, if you did not score this possession and your"
            " opponent did not score this possession,"
        ),
    ),
    # Timing points
    (
        r"<C>(?P<who>(?:your|your opponent's|all|all of your|all of your opponent's|opposing|the offense's|the defense's) [^.,:]*?|neither player|players|your opponent|the offense|the defense|you|each player) (?P<not>cannot|can't|can not|may not|may|can) (?P<what>use (?:any )?exhaust abilities|use (?:an|its|their) exhaust abilit(?:y|ies)|play (?:any )?action cards|play an action card) (?P<point>at the (?:start|end) of (?:the|a|each|any) (?:play|down|possession)|prior to selecting a play|during on.field adjustments|(?:before|after) player designation)(?P<for> this (?:down|possession|half|game))?(?=\.)",
        _forbidden_then,
    ),
    (
        r"<C>(?:(?P<all>all )?exhaust abilities|no exhaust abilit(?:y|ies)|(?P<cards>action cards)) (?:cannot|can't|can|may not|may) be (?:used|activated|played) (?P<point>at the (?:start|end) of (?:the|a|each|any) (?:play|down|possession)|prior to selecting a play|during on.field adjustments|(?:before|after) player designation)(?P<for> this (?:down|possession|half|game))?(?=\.)",
        _nobody_then,
    ),
    (
        rf"<S>(?P<who>[^.,:]*?) (?P<not>cannot|can't|may not|can only|may only|can|may) (?P<what>be (?:energized|exhausted|designated|targeted|played|used)|play action cards|use exhaust abilities) (?P<only>except|only) (?P<point>{_POINTS})(?=\.)",
        _only_then,
    ),
    (
        rf"<S>(?P<who>[^.,:]*?) (?P<not>can|may) (?P<only>only) (?P<what>be (?:energized|exhausted|designated|targeted|played|used)|play action cards|use exhaust abilities) (?P<point>{_POINTS})(?=\.)",
        _only_then,
    ),
    # Who is meant
    (
        r"\b(when(?:ever)?|each time|the next time) the (<TRAITS><ONE>) (?=(?:is|becomes) (?:exhausted|energized))",
        r"\1 a \2 ",
    ),
    # Cards that are attached
    (
        r"\b(when(?:ever)?|each time|the next time|if) (a superstar|a power up) is attached(?: to (?:a player|any player|its player))?(?=,| this )",
        r"\1 \2 is played",
    ),
    (
        r"\b(when(?:ever)?|each time|the next time) (you|your opponent|the offense|the defense|a player|either player) attach(es)? (a superstar|a power up)(?: to (?:a player|any player|one of (?:your|their) players))?(?=,| this )",
        lambda m: f"{m[1]} {m[2]} play{'s' if m[3] else ''} {m[4]}",
    ),
    (
        r"\b(when(?:ever)?|each time) a (superstar|power up)(?: card)? is (?:attached|played), its (?:owner|controller) (draws|discards|gains|loses) ([^.]*)\.",
        lambda m: (
            f"Whenever you play a {m[2]}, you {m[3].rstrip('s')} {m[4]}. Whenever your opponent plays a {m[2]}, your opponent {m[3]} {m[4]}."
        ),
    ),
    # What is cancelled as it is used
    (
        r"\b(?P<head>when(?:ever)?|each time|the next time) (?P<who>that player|this player|target player|(?:one|any) of [^.,]*?|an? (?:opposing )?[^.,]*?|your opponent|the offense|the defense) (?P<verb>uses|activates|plays) (?:an exhaust ability|its exhaust ability|an exhaust effect|an action card)(?P<when> (?:this|until|during)[^.,]*)?, (?P<then>you may )?cancel (?:it|its effect|that ability|that effect|the ability|the effect|that exhaust ability|that card)(?=\.| \()",
        _to_use,
    ),
]
