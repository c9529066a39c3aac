"""How the play stands and who has the ball: what was stopped, who runs it, what it may not be."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_RESULT: Final = r"(?:stopped|successful|incomplete|complete|completed)"
_SOMEBODY: Final = (
    r"(?:(?:the )?attached player|this player|that player|the quarterback"
    r"|(?:an?|any) (?:opposing )?<TRAITS><ONE>"
    r"|(?:one of |any of )?(?:your|your opponent's|the offense's|the defense's) <TRAITS><NOUN>)"
)
_RUNS: Final = r"(?:runs|carries) (?:with )?the ball"
_RECEIVES: Final = r"(?:receives|catches)(?: (?:the|a) (?:ball|pass))?"
_TACKLES: Final = r"(?:tackles|makes (?:a|the) tackle)"
_DEED: Final = rf"(?P<deed>{_RUNS}|{_RECEIVES}|{_TACKLES}|is designated(?: to (?:run(?: or receive)?|receive|tackle)(?: the ball| a pass)?)?)"
_ABILITY: Final = re.compile(r"(?:^|[.\n] ?)(?:exhaust|run|receive|tackle)\b[^.:]*:", re.IGNORECASE)


def _role(deed: str) -> str:
    deed = deed.lower()
    if "tackle" in deed:
        return "is designated as the tackler"
    if "run or receive" in deed or deed == "is designated":
        return "is designated"
    if "run" in deed or "carr" in deed:
        return "is designated as the runner"
    return "is designated as the receiver"


def _somebody(who: str) -> str:
    who = re.sub(r"^(?:the )?attached player", "this player", who, flags=re.IGNORECASE)
    who = re.sub(r"^the quarterback", "a quarterback", who, flags=re.IGNORECASE)
    return re.sub(r"^(?=your |the offense's |the defense's )", "one of ", who, flags=re.IGNORECASE)


def designated_now(found: re.Match[str]) -> str:
    """`If a Quarterback runs the ball this down, …` waits for the designation of this down."""
    on, also = found["on"] or "", found["also"] or ""
    if not (on or also) and re.match(r"this player|that player", found["who"], re.IGNORECASE):
        return f"If {found['who']} {_role(found['deed'])} this down,"
    return f"The next time {_somebody(found['who'])} {_role(found['deed'])}{on}{also} this down,"


def designated_ever(found: re.Match[str]) -> str:
    """`If this Player runs the ball, …` is a trigger, where it is not inside of an ability."""
    if _ABILITY.search(found.string[: found.start()]):
        return found[0]
    return f"Whenever this Player {_role(found['deed'])}{found['on'] or ''}{found['also'] or ''},"


def _waits(found: re.Match[str], waiting: str) -> str:
    """A sentence that waits, or in the middle of one what is done so that it waits."""
    if re.search(r"(?:^|[.:•\n\"]) ?$", found.string[: found.start()]):
        return f"{waiting[:1].upper()}{waiting[1:]}."
    return f"do this: [{waiting[:1].upper()}{waiting[1:]}.]"


def turned_over(found: re.Match[str]) -> str:
    """What a play cannot become is cancelled when it would."""
    kind = found["kind"].lower()
    if "turnover" in kind or " or " in kind:
        happens = "a live ball turnover"
    else:
        happens = "a fumble" if "fumble" in kind else "an interception"
    return _waits(
        found, f"whenever {happens} would happen this down, cancel the live ball turnover"
    )


def unstoppable(found: re.Match[str]) -> str:
    play = "the play" if found["kind"].lower() == "play" else "a Run play"
    return _waits(found, f"whenever {play} would be stopped this down, the play becomes successful")


def _came_out(found: re.Match[str]) -> str:
    """`Your stopped Run becomes …`: only such a play does."""
    call = found["call"].lower()
    theirs = found["whose"].lower()
    if call == "play":
        return f"If {theirs} play is {found['was']}, {found['becomes']}"
    return f"If {theirs} {found['call']} is {found['was']}, {found['becomes']}"


def becomes_result(found: re.Match[str]) -> str:
    is_now = found["now"].lower().replace("completed", "complete")
    return _came_out(found) + f"the play becomes {is_now}"


def becomes_call(found: re.Match[str]) -> str:
    return _came_out(found) + "your current play becomes "


_ALSO: Final = r"(?:are also(?: considered(?: to be)?| treated as)?|also (?:count as|become))"
_AS_WELL: Final = (
    r"(?:as well|too|in addition(?: to [^.]*)?|while (?:also )?remaining what they were"
    r"|and (?:also )?(?:stay|remain) what they (?:were|are)"
    r"|and (?:also )?keep their (?:original )?(?:call|type|kind|play))"
)
_ROLES: Final = {
    "running": "runner",
    "receiving": "receiver",
    "carrying": "ball carrier",
    "tackling": "tackler",
}


def designee(found: re.Match[str]) -> str:
    """Whom a player designates is one of theirs."""
    who, whom = found["by"].lower(), found["who"]
    theirs = "your" if who == "you" else f"{who}'s"
    whom = re.sub(r"^an? (.*?)s?$", rf"one of {theirs} \1s", whom, flags=re.IGNORECASE)
    whom = re.sub(r"\btheir\b", theirs, whom, flags=re.IGNORECASE)
    return f"if {whom} is designated{found['to'] or ''} "


STANDING: Final[list[Rule]] = [
    (r"\bon this down\b", "this down"),
    # What was stopped
    (r"\b(<WHO>) (?:has|have) stopped\b", r"\1 stopped"),
    (
        r"\b(your opponent|you|the defense) stopped (?:the offense|(?:your|their|your opponent's|the offense's) (?:called |current )?play)\b",
        r"\1 stopped the play",
    ),
    (
        r"\b(your opponent|you|the defense) stopped (?:your|their|your opponent's|the offense's) (<CALL>)",
        r"\1 stopped a \2",
    ),
    (
        rf"\b(your|the|your opponent's|the offense's) (?:current |called )?play (?:is|was) an? ({_RESULT}) (<CALL>)",
        lambda m: (
            f"{'the offense' + chr(39) + 's' if m[1].lower() == 'the' else m[1]} {m[3]} is {m[2]}"
        ),
    ),
    (rf"\b(called an? <CALL>) and it (?:is|was) ({_RESULT})\b", r"\1 and the play is \2"),
    (
        rf"\bif (an? <CALL> (?:is|was) {_RESULT}) or (an? <CALL> (?:is|was) {_RESULT})(?=[.,])",
        r"if [\1] or [\2]",
    ),
    # What a play that came out so becomes
    (
        rf"<S>(?P<whose>your|your opponent's|the offense's) (?P<was>{_RESULT}) (?P<call><CALL>|play) (?:is|becomes) (?P<now>{_RESULT})(?P<becomes>)(?: instead)?(?=\.)",
        becomes_result,
    ),
    (
        r"<S>(?P<whose>your) (?P<was>stopped|incomplete) (?P<call><CALL>|play) becomes (?P<becomes>)(?=an? |any )",
        becomes_call,
    ),
    (
        r"<S>the run (?:is|becomes) (stopped|successful)(?=\.)",
        r"If the offense called a Run play, the play becomes \1",
    ),
    (
        r"(<S>if [^.,]*), the run (?:is|becomes) (stopped|successful)(?=\.)",
        r"\1 and the offense called a Run play, the play becomes \2",
    ),
    # What it is as well
    (
        rf"\b(?:all of )?(your (?:successful|completed) <CALL>) {_ALSO} (<CALL>)(?=\.)",
        r"\1 are also \2",
    ),
    (
        rf"\b(?:all of )?(your (?:successful|completed) <CALL>) (?:become|are considered|are treated as|count as) (<CALL>),? {_AS_WELL}(?=\.)",
        r"\1 are also \2",
    ),
    (r"\bit (?:is also|also becomes|also counts as) (an? <CALL>)", r"the play is also \1"),
    # What it may not be
    (
        r"<C>(?:the|this|your) (?:play|pass|run) (?:cannot|can't|may not) (?:result in|be|become) (?P<kind>a fumble or (?:an )?interception|an interception or (?:a )?fumble|a live ball turnover|a fumble|an interception)(?: (?:this down|on this play))?\.",
        turned_over,
    ),
    (
        r"<C>(?:the|this) pass (?:cannot|can't|may not) be intercepted(?P<kind>)(?: (?:this down|on this play))?\.",
        turned_over,
    ),
    (
        r"<C>(?:the|this|your) (?P<kind>play|run) (?:cannot|can't|may not) be stopped(?: (?:this down|on this play))?\.",
        unstoppable,
    ),
    (
        r"\bthe result of (?:the|this) play (?:is|becomes) (a fumble|an interception|a pick six|stopped|successful|incomplete|complete)\b",
        r"the play becomes \1",
    ),
    # Whoever has the ball
    (
        r"\b(the|your|your opponent's) (?:runner's or (?:the )?receiver's|receiver's or (?:the )?runner's)\b",
        r"\1 ball carrier's",
    ),
    (
        r"\b(the|your|your opponent's) (?:runner or (?:the )?receiver|receiver or (?:the )?runner)\b",
        r"\1 ball carrier",
    ),
    (r"\bthe designated (runner|receiver|tackler|ball carrier)\b", r"the \1"),
    (
        r"\b(rating is (?:lower|higher|less|greater) than (?:this player|that player|the (?:tackler|runner|receiver|ball carrier))'s)(?=[,.])",
        r"\1 rating",
    ),
    (
        r"(\bif [^.,]*\b(?:runner|receiver|ball carrier)\b[^.,]*,) they (gain|lose) (?=<N> )",
        r"\1 the offense \2s ",
    ),
    (
        r"\b(?:the offense|your opponent) gains half as many yards(?: on (?:the|this) play)?\b",
        "halve the yards gained on the play",
    ),
    # Who runs, receives and tackles
    (
        r"\bif (?P<by>you|your opponent|the offense|the defense) designates? (?P<who>an? <TRAITS><ONE>|one of (?:your|their) <TRAITS><NOUN>|this player|that player)(?P<to> to (?:run(?: or receive)?|receive|tackle)(?: the ball| a pass)?)? (?=this down|on this play|on an? <CALL> this down)",
        designee,
    ),
    (
        rf"<S>(?:if|when) (?P<who>{_SOMEBODY}) {_DEED}(?P<on> on an? <CALL>)? (?:this down|on this play)(?P<also> while [^.,]*)?,",
        designated_now,
    ),
    (
        r"\b(if|when(?:ever)?) you designate (this player|the attached player|attached player)\b",
        r"\1 \2 is designated",
    ),
    (
        rf"<S>if (?:this player|(?:the )?attached player) {_DEED}(?P<on> on an? <CALL>)?(?P<also> while [^.,]*| on (?:first|second|third|fourth|1st|2nd|3rd|4th) down)?,",
        designated_ever,
    ),
    (
        r"\b(while|when|if) (inside (?:your opponent's|your|the defense's|the offense's) (?:own )?\d+)",
        r"\1 the ball is \2",
    ),
    (
        r"\b(while|if) ((?:the )?attached player|this player|that player) is (running|receiving|carrying|tackling)(?: (?:the|a) (?:ball|pass))?(?=[.,])",
        lambda m: f"{m[1]} {_somebody(m[2])} is the {_ROLES[m[3].lower()]}",
    ),
    (
        r"\b(if|while) an? (<TRAITS><ONE>) is running(?: with)? the ball(?=[.,])",
        r"\1 the ball carrier is a \2 and the called play is a Run",
    ),
    (
        r"\b(if|while) an? (<TRAITS><ONE>) is receiving(?: the ball| a pass)?(?=[.,])",
        r"\1 the ball carrier is a \2 and the called play is a Pass",
    ),
    # What comes of it
    (
        r"\b(?:if|when) (you|your opponent|the offense|the defense) scores? (?:points )?(?:this down|on this play),",
        r"the next time \1 scores this down,",
    ),
    (
        r"\b(if|while) (?:the offense|you|your opponent) lost yards (?:this down|on (?:the|this) (?:play|down))(?=[.,])",
        r"\1 the play lost yards",
    ),
    (
        r"\bif an? (<CALL>) (gained|lost) (?=[^.,]*yards?\b)",
        r"if the called play is a \1 and the play \2 ",
    ),
    (
        r"\b(gained|lost) ([^.,]*?yards?(?: or (?:more|less|fewer))?) (?:on|in|during) this down\b",
        r"\1 \2 this down",
    ),
]
