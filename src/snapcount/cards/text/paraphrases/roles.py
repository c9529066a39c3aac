"""Who is designated: who cannot be, who must be, and what holds while somebody is (F-9)."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, one_play

_TO: Final = {
    "runner": "to run",
    "receiver": "to receive",
    "tackler": "to tackle",
    "run": "to run",
    "receive": "to receive",
    "tackle": "to tackle",
}
_ROLE: Final = r"(?:the )?(?:ball carrier|runner|receiver|tackler)"
_ROLES: Final = rf"(?:as )?{_ROLE}(?:,? (?:or|nor) (?:as )?{_ROLE})?|to (?:run|receive|tackle)(?: the ball| a pass)?(?: or (?:to )?(?:run|receive)(?: the ball| a pass)?)?"
_TAIL: Final = r"(?P<tail> (?:this (?:down|possession|half|game|play)|on this play|on the next play|until [^.,]*|on your next play))?"


def _ways(roles: str) -> list[str]:
    """What the Players cannot be designated to do."""
    words = re.findall(r"ball carrier|runner|receiver|tackler|run|receive|tackle", roles.lower())
    return ["to run", "to receive"] if "ball carrier" in words else [_TO[word] for word in words]


def _forbidden(who: str, found: re.Match[str]) -> str:
    tail = found["tail"] or ""
    tail = re.sub(r"(?:on )?this play$", "this down", tail, flags=re.IGNORECASE)
    return " and ".join(f"{who} cannot be designated {way}{tail}" for way in _ways(found["roles"]))


def cannot_be(found: re.Match[str]) -> str:
    """`cannot be designated as the runner or receiver`: neither as the one nor as the other."""
    return _forbidden(found["who"], found)


def cannot_designate(found: re.Match[str]) -> str:
    """`The offense cannot designate a Wide Receiver as the receiver`: one of theirs."""
    by, whom = found["by"].lower(), found["whom"]
    if re.match(r"(?:this|that) player", whom, re.IGNORECASE):
        return _forbidden(whom, found)
    theirs = {"you": "your", "the offense": "the offense's", "the defense": "the defense's"}
    whose = theirs.get(by, "your opponent's")
    whom = re.sub(
        r"^(?:an?|any|their|your|one of their|one of your) ", "", whom, flags=re.IGNORECASE
    )
    if not re.search(r"(?:s|men)$", whom, re.IGNORECASE):
        whom = re.sub(r"man$", "men", re.sub(r"safety$", "safetie", whom, flags=re.I), flags=re.I)
        whom = whom if whom.lower().endswith("men") else f"{whom}s"
    if not found["roles"]:
        tail = re.sub(r"(?:on )?this play$", "this down", found["tail"] or "", flags=re.IGNORECASE)
        return f"{whose} {whom} cannot be designated{tail}"
    return _forbidden(f"{whose} {whom}", found)


_IT: Final = r"(?:it|they|he|this player)"
_DESIGNEE: Final = r"(?P<who>this player|(?:the )?attached player|that player)"


def on_which(found: re.Match[str]) -> str:
    """`Run plays on which this Player is the tackler gain …`: while this Player is."""
    calls, rest = found["calls"].strip(), found["rest"]
    if found["role"].lower() == "tackler":
        whose = "the offense's"
    else:
        whose = "your"
    calls = re.sub(r"^(?:your opponent's|the offense's|your|all) ", "", calls, flags=re.IGNORECASE)
    bound = re.fullmatch(
        r"gain (?P<how>at most|no more than|at least|exactly) (?P<n><N>) yards".replace(
            "<N>", r"\w+"
        ),
        rest,
        re.I,
    )
    if bound is not None:
        how = "at most" if bound["how"].lower() == "no more than" else bound["how"].lower()
        said = {"receiver": r"pass(?:es)?(?: plays)?", "runner": r"runs?(?: plays)?"}
        known = re.fullmatch(said.get(found["role"].lower(), "plays"), calls, re.I)
        on = "" if known or calls.lower() == "plays" else f" on a {one_play(calls)}"
        return f"Whenever this Player is designated as the {found['role']}{on}, the play gains {how} {bound['n']} yards"
    return f"while this Player is the {found['role']}, {whose} {calls} {rest}"


def of_position(found: re.Match[str]) -> str:
    """`Your Running Backs gain 5 additional yards on Run plays`: while one is the ball carrier."""
    whose = (found["whose"] or "").strip().lower()
    noun, call = found["noun"], found["calls"] or "plays"
    owner = {"your": "your", "your opponent's": "your opponent's"}.get(whose, "the offense's")
    one = re.sub(r"(?<!s)s$", "", re.sub(r"men$", "man", noun, flags=re.I))
    yards = re.sub(r"\b(?:additional|extra)\b", "more", found["yards"], flags=re.IGNORECASE)
    holds = (
        f"the ball carrier is a {one}"
        if not whose or whose == "all"
        else f"the ball carrier is one of {whose} {noun}"
    )
    return f"while {holds}, {owner} {call} gain {yards}"


def must_if(found: re.Match[str]) -> str:
    """`must be designated as the tackler if they are Energized`: while this Player is."""
    return (
        f"while {found['who']} is {found['state']}, {found['who']} must be {found['what']} if able"
    )


_SOMEBODY: Final = re.compile(
    r"\b(?:choose|target|one of|another|any of|an? (?:offensive|defensive|energized|exhausted)"
    r"|(?:the|your) (?:runner|receiver|tackler|ball carrier)|that player|players)\b",
    re.IGNORECASE,
)


def this_one(found: re.Match[str]) -> str:
    """`Energize them` is this Player where the ability has spoken of nobody else."""
    before = found.string[: found.start()]
    said = before[max(before.rfind("\n"), 0) :]
    if "this player" not in said.lower() or _SOMEBODY.search(said):
        return found[0]
    return f"{found['do']} this Player"


ROLES: Final[list[Rule]] = [
    (r"\b(?P<do>energize|exhaust) (?:them|it|him)(?=[.,])", this_one),
    # Who cannot be
    (
        rf"(?P<who>\b(?:this player|that player|(?:the )?attached player|the chosen player|(?:all |your |your opponent's |the offense's |the defense's )?<TRAITS><NOUN><WHERE>)) (?:cannot|can't|may not) be designated (?P<roles>{_ROLES}){_TAIL}(?=[.,]| and | while | if )",
        cannot_be,
    ),
    (
        rf"\b(?P<by>the offense|the defense|your opponent|you) (?:cannot|can't|may not) designate (?P<whom>(?:an?|any|their|your|one of their|one of your) <TRAITS><NOUN>|<TRAITS>(?:players|legends|superstars|quarterbacks|running backs|wide receivers|tight ends|linebackers|defensive backs|defensive linemen|safeties|cornerbacks)|this player|that player)(?: (?P<roles>{_ROLES}))?{_TAIL}(?=[.,])",
        cannot_designate,
    ),
    # Who must be
    (
        rf"\b{_DESIGNEE} must be (?P<what>designated(?: as {_ROLE}| to tackle)?|the tackler) if {_IT} (?:is|are) (?P<state>energized)(?: and able)?(?=\.)",
        must_if,
    ),
    (
        rf"<S>if {_DESIGNEE} is (?P<state>energized), {_IT} must be (?P<what>designated(?: as {_ROLE}| to tackle)?|the tackler)(?: if able)?(?=\.)",
        must_if,
    ),
    (
        rf"\bwhile {_DESIGNEE} is (?P<state>energized), {_IT} must be (?P<what>designated(?: as {_ROLE}| to tackle)?|the tackler)(?: if able)?(?=\.)",
        must_if,
    ),
    (
        rf"<S>if able, {_DESIGNEE} must be (?P<what>designated(?: as {_ROLE}| to tackle)?|the tackler)(?=\.)",
        r"\g<who> must be \g<what> if able",
    ),
    (
        r"\b(?P<who>your opponent|the offense|the defense|you) must designate (?P<whom>an? <TRAITS><ONE>)(?: to tackle| to receive| to run| as the (?:tackler|receiver|runner))? (?:on|against) (?P<call><CALL>)(?: if able)?(?=\.)",
        lambda m: (
            f"while the called play is a {one_play(m['call'])}, {m['who']} must designate {m['whom']} if able"
        ),
    ),
    # Plays on which somebody is
    (
        r"<S>(?:while attached, )?(?P<calls>(?:all |your |your opponent's |the offense's )?(?:plays|<CALL>)) (?:on which|where|in which) (?:this player|the attached player) is (?:designated as )?the (?P<role>tackler|runner|receiver|ball carrier) (?P<rest>gain [^.]*)(?=\.)",
        on_which,
    ),
    (
        r"<S>(?:while attached, )?(?P<whose>your |your opponent's |all )?(?P<noun><TRAITS>(?:players|legends|superstars|quarterbacks|running backs|fullbacks|wide receivers|tight ends|rbs|wrs|tes|qbs)) gain (?P<yards><N> (?:additional|more|extra|fewer|less) yards)(?: on (?P<calls><CALL>))?(?=\.)",
        of_position,
    ),
    (
        r"<S>(?:while attached, )?(?:this player|the attached player) gains (?P<yards><N> (?:additional|more|extra|fewer|less) yards) on (?P<calls><CALL>)(?=\.)",
        r"while this Player is the ball carrier, your \g<calls> gain \g<yards>",
    ),
    (
        r"\b(?P<when>when(?:ever)?|each time) you score a touchdown (?:with this player as|on a play on which this player is|while this player is) the (?P<role>runner|receiver|ball carrier),",
        r"\g<when> you score a touchdown while this Player is the \g<role>,",
    ),
    # Who was not
    (
        r"\bdo(?:es)? not become exhausted if (?:you|the play) gained (?P<many>[^.,]*? yards(?: or more| or less)?|at least <N> yards) on (?:the|this) play(?=\.)",
        r"cannot be exhausted by being designated this down if the play gains \g<many>",
    ),
]
