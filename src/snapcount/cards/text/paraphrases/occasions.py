"""When something may be done and what it hangs on: timing lines, limits, events."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_POINT: Final = (
    r"(?:at the (?:start|end) of (?:a|an|the|each|every|any) (?:possession|down|play)"
    r"|during on[- ]field adjustments|(?:prior to|before) selecting a play"
    r"|(?:before|prior to|after) player designation)"
)
_POINTS: Final = rf"{_POINT}(?:,? or {_POINT})*"
_WITHIN: Final = r"(?:during on[- ]field adjustments|(?:prior to|before) selecting a play|(?:before|prior to|after) player designation)"
_HEAD: Final = r"<S>(?P<head>(?:play|exhaust|use)(?: only)?)"
_SIDE: Final = r"(?:while |when |if )?(?:you are )?on (?P<side>offense|defense)"
_SO: Final = r"(?:while|when|if) (?P<so>(?:you|your opponent|the offense|the defense|the ball|the score|there|it) (?:are|is|have|has) [^.]*?)"
_AND: Final = r"(?:,? (?:and )?(?:if|while) (?P<also>[^.]*))?(?=\.)"


def _timed(found: re.Match[str]) -> str:
    """A timing line in the grammar's order: the timing points, then the condition."""
    parts = found.groupdict()
    so = parts.get("so") or f"you are on {parts['side']}"
    if parts.get("also"):
        so = f"{so} and {parts['also']}"
    return f"{found['head']} {found['points']} if {so}"


def _free(found: re.Match[str]) -> str:
    """`Once per half, you may …`: an ability that is used like any other, but for nothing."""
    deed = f"{found['deed'][:1].upper()}{found['deed'][1:]}"
    points = found["points"] or found["points2"] or found["points3"]
    so = " and ".join(part for part in (found["so"], found["also"]) if part)
    when = f" {points}" * bool(points) + f" if {so}" * bool(so)
    only = f" Use only{when}." if when else ""
    return f"{found['bench'] or ''}Once per {found['per']}: {deed}.{found['more']}{only}"


def _one_of_two(found: re.Match[str]) -> str:
    """`The player who is behind draws …`: whichever of the two it is."""
    mine = re.sub(r"\btheir\b", "your", found["rest"], flags=re.IGNORECASE)
    deed = found["deed"].lower()
    when = found["how"]
    first = f"If you are {when}, {deed.removesuffix('s')}{mine}."
    second = f"If your opponent is {when}, your opponent {deed}{found['rest']}."
    return f"do this: [{first} {second}]"


def _whoever_has(found: re.Match[str]) -> str:
    """`The player with fewer timeouts draws …`."""
    mine = re.sub(r"\btheir\b", "your", found["rest"], flags=re.IGNORECASE)
    deed = found["deed"].lower()
    what = f"{found['how']} {found['what']}"
    first = f"If you have {what} than your opponent, {deed.removesuffix('s')}{mine}."
    second = f"If your opponent has {what} than you, your opponent {deed}{found['rest']}."
    return f"do this: [{first} {second}]"


def _either_deed(found: re.Match[str]) -> str:
    """`The offense discards … or exhausts …` is the doer's choice."""
    who = found["who"]
    return (
        f"{who} chooses one: • {who[:1].upper()}{who[1:]} {found['one']}."
        f" • {who[:1].upper()}{who[1:]} {found['other']}."
    )


def _already(found: re.Match[str]) -> str:
    """What is so already is looked at before it is done."""
    state = "Energized" if found["deed"].lower() == "energize" else "Exhausted"
    whom = found["whom"]
    if whom.lower().startswith("your "):
        whom = f"one of {whom}"
    return (
        f"Choose {whom}. If that Player is {state}, {found['instead']}."
        f" Otherwise, {found['deed']} that Player"
    )


def _runs_for(found: re.Match[str]) -> str:
    """`Whenever one of your Players runs for 30 yards or more`: known at the end of the play."""
    who, role = found["who"], "runner" if found["how"].lower().startswith("run") else "receiver"
    if "designated to r" in found["how"].lower():
        role = "runner" if "to run" in found["how"].lower() else "receiver"
    body = re.sub(r"\b(?:that|this) player\b", "the ball carrier", found["body"], flags=re.I)
    if re.fullmatch(
        r"one of your players|a player you have|one of your offensive players", who, re.I
    ):
        call = "Run" if role == "runner" else "Pass"
        return f"At the end of your {call}, if the play gained {found['yards']}, {body}."
    who = re.sub(r"^(?:one of )?your ", "one of your ", who, flags=re.I)
    if who.lower() == "this player":
        return f"At the end of the play, if this Player is the {role} and the play gained {found['yards']}, {found['body']}."
    kind = re.sub(r"^one of your ", "", who, flags=re.I)
    call = "Run" if role == "runner" else "Pass"
    return f"At the end of your {call}, if the ball carrier is one of your {kind} and the play gained {found['yards']}, {body}."


_LAYERS: Final = {
    "action card": "an Action card",
    "offense action card": "an Offense Action card",
    "defense action card": "a Defense Action card",
    "exhaust ability": "an Exhaust ability",
    "run ability": "a Run ability",
    "receive ability": "a Receive ability",
    "tackle ability": "a Tackle ability",
    "effect": "an effect",
    "card": "an Action card",
}
_LAYER: Final = rf"(?P<layer>{'|'.join(_LAYERS)})"
_ANSWERED: Final = (
    rf"(?:(?:your |an )?opponent's {_LAYER}"
    rf"|(?:an?|another|any) {_LAYER.replace('layer', 'second')}(?P<by> (?:played|used) by your opponent| your opponent (?:plays|uses|played|used))?"
    rf"|your opponent (?:playing|using|plays|uses) (?:an?|another) {_LAYER.replace('layer', 'third')})"
)


def _answers(found: re.Match[str]) -> str:
    """`In response to …`: as long as that waits in the layers."""
    layer = (found["layer"] or found["second"] or found["third"]).lower()
    theirs = found["layer"] or found["third"] or found["by"]
    deed = "of" if layer == "effect" else "used by" if layer.endswith("ability") else "played by"
    points = f" {found['points']}" if found["points"] else ""
    also = f" and {found['also']}" if found["also"] else ""
    by = f" {deed} your opponent" if theirs else ""
    head = found["head"].split(" ")[0]
    return f"{head} only{points} if {_LAYERS[layer]}{by} is waiting{also}"


_DEED: Final = r"(?P<deed>draws|discards|reveals|loses(?= an? timeout)|gains(?= an? timeout))(?P<rest> [^.]*)\."
_YARDS: Final = r"(?P<yards>(?:at least |more than )?<N>(?: or more)? yards(?: or more)?)"

OCCASIONS: Final[list[Rule]] = [
    # Timing lines
    (
        rf"{_HEAD}(?: at any time)?(?: (?P<points>{_POINTS}),?)? (?:in response to|to answer|when|whenever|after|if) {_ANSWERED}(?: (?:this timing point|that was just played|is played|is used))?{_AND}",
        _answers,
    ),
    (rf"{_HEAD} {_SIDE}(?:,| and)? (?P<points>{_POINTS}){_AND}", _timed),
    (rf"{_HEAD} (?P<points>{_POINTS}),? {_SIDE}{_AND}", _timed),
    (rf"{_HEAD} {_SO},? (?P<points>{_POINTS}){_AND}", _timed),
    (
        rf"{_HEAD} (?P<points>{_POINTS}),? (?:while|when) (?P<so>(?:you|your opponent|the offense|the defense|the ball|the score|there|it) (?:are|is|have|has) [^.]*)(?=\.)",
        _timed,
    ),
    (
        rf"{_HEAD} (?:while|when) (?=(?:you|your opponent|the ball|the score|there|it) (?:are|is|have|has) )",
        lambda m: f"{m['head'].split(' ')[0]} only if ",
    ),
    (
        rf"{_HEAD} on (?P<side>offense|defense)(?=\.)",
        lambda m: f"{m['head'].split(' ')[0]} only if you are on {m['side']}",
    ),
    (
        rf"{_HEAD} at the (?P<when>start|end) of your (?:own )?(?P<what>possession|down|play)s?(?: if (?P<also>[^.]*))?(?=\.)",
        lambda m: (
            f"{m['head']} at the {m['when']} of {'the' if m['what'].lower() == 'play' else 'a'} {m['what']} if you are on offense{' and ' + m['also'] if m['also'] else ''}"
        ),
    ),
    (
        rf"{_HEAD} at the (?P<when>start|end) of your opponent's (?P<what>possession|down|play)s?(?: if (?P<also>[^.]*))?(?=\.)",
        lambda m: (
            f"{m['head']} at the {m['when']} of {'the' if m['what'].lower() == 'play' else 'a'} {m['what']} if you are on defense{' and ' + m['also'] if m['also'] else ''}"
        ),
    ),
    (r"\b(?:use|activate) this (?:ability|effect|card)( only)?\b", r"use\1"),
    (
        r"<S>this (?:ability|effect) (?:can|may) be used (?:only )?(once (?:per|each|every|a) (?:down|possession|half|game))\.",
        r"Use \1.",
    ),
    # What was called, as a condition
    (
        r"\b(?:the )?called offensive play is (an? <CALL>)",
        r"the offense called \1",
    ),
    (r"\bthe offensive (?:play called|play|call) is (an? <CALL>)", r"the offense called \1"),
    (
        r"\bthe play called by (the offense|your opponent|you|the defense) is (an? <CALL>)",
        r"\1 called \2",
    ),
    (r"\byour (?:called|current) play is (an? <CALL>)", r"you called \1"),
    (
        r"\b(your opponent|the offense|the defense)'s (?:called|current) play is (an? <CALL>)",
        r"\1 called \2",
    ),
    (r"\byou (?:are running|ran) (an? <CALL>)", r"you called \1"),
    (r"\bthe offense (?:is running|ran) (an? <CALL>)", r"the offense called \1"),
    (
        r"\bif (your opponent|the offense|the defense)'s (?:called )?(?:play|call)(?: this down)? is (?:the named|that|the chosen) play(?: this down)?,",
        r"if \1 calls the named play this down,",
    ),
    (
        r"\bif (?:your|the) (?:current|called) play is an? (incomplete|complete|stopped|successful) (pass|run|play)\b",
        lambda m: (
            f"if the {'pass' if m[1].lower() in ('incomplete', 'complete') else 'play'} is {m[1]}"
            if m[2].lower() == "play" or m[1].lower() in ("incomplete", "complete")
            else f"if you called a {m[2]} and the play is {m[1]}"
        ),
    ),
    (
        r"\bonly ([^.]*? if) (?:your|the|the offense's|your opponent's|the called) (?:current |called )?(play|pass|run) would be (stopped|incomplete|successful|complete)\b",
        r"only \1 the \2 is \3",
    ),
    (
        r"\bif your next play is a successful (<CALL>), ",
        r"the next time your \1 is successful on your next play, ",
    ),
    (
        r"\bif your next play is (stopped|successful|complete|incomplete), ",
        r"the next time your play is \1 on your next play, ",
    ),
    (
        rf"\bif your next play gains {_YARDS}, ",
        r"the next time your play ends while the play gains \g<yards> on your next play, ",
    ),
    (
        r"\bif your next play is (an? <CALL>), (?!it gains)",
        r"the next time you call \1 on your next play, ",
    ),
    (
        r"\b(gained|gains?) (?:0|zero|no) yards on (the|your|their) (last|previous) (?:play|down)\b",
        r"\1 exactly 0 yards on \2 \3 play",
    ),
    (
        r"\b(<WHO>) (called|did not call) (an? <CALL>) on (?:the|your|their) (?:previous|last) (?:play|down)\b",
        r"\1 \2 \3 on the last down",
    ),
    (
        r"\b(?:the play you called|your call|your called play) on the (?:previous|last) (?:play|down) was (an? <CALL>)",
        r"you called \1 on the last down",
    ),
    (
        r"\byou ran (an? <CALL>) on the (?:previous|last) (?:play|down)\b",
        r"you called \1 on the last down",
    ),
    # Where the ball is, and what is left
    (
        r"\byour opponent is (?:inside|within|on or inside) your (?:own )?(\d+)",
        r"your opponent is on offense and the ball is inside your \1",
    ),
    (
        r"\bthe offense is (?:inside|within|on or inside) (your|your opponent's|the defense's|their own) (?:own )?(\d+)",
        lambda m: (
            f"the ball is inside {'the offense' + chr(39) + 's' if m[1].lower() == 'their own' else m[1]} {m[2]}"
        ),
    ),
    (
        r"\b(there (?:is|are) [^.,]*?<TU>(?: or (?:less|fewer|more))?) on the (?:game )?clock\b",
        r"\1 left",
    ),
    (
        r"\bthe (?:game )?clock (?:has|shows|is at) ((?:at (?:least|most) |exactly )?<N>(?: or (?:less|fewer|more))?)(?: <TU>)?( or (?:less|fewer|more))?(?: (?:left|remaining))?(?=[.,]| and )",
        r"there are \1\2 Time Units left",
    ),
    (
        r"\bduring the (?:last|final) (<N>) <TU> of (?:the|a|each) half\b",
        r"if there are \1 or fewer Time Units left",
    ),
    (r"\b(more|fewer) timeouts (?:left|remaining) than\b", r"\1 timeouts than"),
    (
        r"\b(you|your opponent) (?:has|have) more points than (your opponent|you)\b",
        r"\1 is leading",
    ),
    (
        r"\b(you|your opponent) (?:has|have) fewer points than (your opponent|you)\b",
        r"\1 is losing",
    ),
    (
        r"(?<!gain )(?<!gains )\b(<N>) ((?:action |play )?cards?|timeouts?|<TRAITS><NOUN>) or (less|fewer|more)\b",
        r"\1 or \3 \2",
    ),
    (r"\b(<WHO> (?:has|have|controls?)) another (<TRAITS>)", r"\1 at least one other \2"),
    # What is done once in a while
    (
        r"<S>(?P<bench>bench: )?once (?:per|each|every|a) (?P<per>down|possession|half|game),? (?:(?:while|if|when) (?P<so>(?:you are|your opponent is|it is|the ball is) [^.,]*), )?you may (?P<deed>[^.]*?) (?P<at>at the (?:start|end) of) (?:a|an|the|each|any|every) (?P<what>down|possession|half|play)\.",
        lambda m: (
            f"{m['bench'] or ''}Once per {m['per']}, {m['at']} {'the' if m['what'].lower() == 'play' else 'a'} {m['what']}{' while ' + m['so'] if m['so'] else ''}, you may {m['deed']}."
        ),
    ),
    (
        r"<S>(?P<bench>bench: )?you may,? once (?:per|each|every|a) (?P<per>down|possession|half|game),? (?P<deed>[^.]*?) (?P<at>at the (?:start|end) of) (?:a|an|the|each|any|every) (?P<what>down|possession|half|play)\.",
        lambda m: (
            f"{m['bench'] or ''}Once per {m['per']}, {m['at']} {'the' if m['what'].lower() == 'play' else 'a'} {m['what']}, you may {m['deed']}."
        ),
    ),
    (
        r"<S>(at the (?:start|end) of (?:a|an|the|each|any|every) (?:down|possession|half|play)), once (?:per|each|every|a) (down|possession|half|game),? you may\b",
        r"Once per \2, \1, you may",
    ),
    (
        r"\bat the (start|end) of (your|your opponent's) first possession (?:of|in) (?:each|every|the|a) (half|game),",
        r"once per \3, at the \1 of \2 possession,",
    ),
    (
        rf"<S>(?P<bench>bench: )?once (?:per|each|every|a) (?P<per>down|possession|half|game),? (?:(?P<points>{_WITHIN}),? )?(?:(?:while|if) (?P<so>(?![^.,]*\bwould\b)[^.,]*), )?(?:(?P<points2>{_WITHIN}),? )?you may (?P<deed>[^.]*?)(?: (?P<points3>{_WITHIN}))?(?: (?:while|if) (?P<also>[^.,]*))?\.(?P<more>(?: (?:if you do|then)\b[^.]*\.)*)",
        _free,
    ),
    (
        r"\badd or subtract (<N>) (?:to|from|to or from) the (play strength|grit)\b",
        r"add \1 to the \2 or subtract \1 from the \2",
    ),
    (
        r"\b(look at the top card of your (?:action|play) deck)(?:\.| and) (you may )?put it on the bottom(?: of (?:your|that) (?:action |play )?deck)?(?=\.)",
        lambda m: f"{m[1]}. {m[2] or ''}put it on the bottom of its deck",
    ),
    # Events
    (
        r"<S>(discard|draw|gain|lose|exhaust|energize)([^.]*?) when(?:ever)? you (?:call|run|use) this play\.",
        r"Whenever you call this play, \1\2.",
    ),
    (r"<S>(when(?:ever)?) you run this play,", r"\1 you call this play,"),
    (
        r"<S>(when(?:ever)?) (?:a|either|each|any) player ([^.,]*), that player\b",
        r"\1 a player \2, they",
    ),
    (
        r"\b(when(?:ever)? (?:a|either) player) (?:uses|calls|takes) a timeout\b",
        r"\1 spends a timeout",
    ),
    (
        rf"<S>when(?:ever)? (?P<who>this player|one of your <TRAITS><NOUN>) (?P<how>runs|runs the ball|is designated to run(?: the ball)?|receives|receives a pass|catches a pass|is designated to receive(?: the ball| a pass)?) (?:for|and gains|and the play gains) {_YARDS}, (?P<body>[^.]*)\.",
        _runs_for,
    ),
    (
        r"\bwhen(?:ever)? (your opponent|you|the offense|the defense) plays? an action card, (?:they|your opponent|you) must (discard (?:an|another) action card|discard a card) or (?:that card|it) is cancelled\b",
        lambda m: (
            f"whenever {m[1]} plays an Action card, {m[1]} may {m[2].replace('another', 'an')}. If they do not, cancel it"
            if m[1].lower() != "you"
            else m[0]
        ),
    ),
    (
        r"\bwhen(?:ever)? (your opponent|the offense|the defense) (plays an action card|uses an exhaust ability)([^.,]*), (you may [^.]*?\. if you do, )?cancel (?:that action card|that card|that ability|that exhaust ability|it) unless (your opponent|they|the offense|the defense) (discards?) ([^.]*)\.",
        lambda m: (
            f"whenever {m[1]} {'plays an Action card' if 'play' in m[2].lower() else 'uses an Exhaust ability'}{m[3]}, {m[4] or ''}do this: [{'Your opponent' if m[5].lower() == 'they' else m[5]} may discard {m[7]}. If they do not, cancel it.]"
        ),
    ),
    (
        r"(?P<before><C>)(?P<who>the offense|the defense|your opponent) (?P<one>discards [^.,]*?) or (?P<other>(?:exhausts|energizes|loses an?|discards) [^.,]*)\.",
        _either_deed,
    ),
    (
        r"\b(?:either|each) player may (discard (?:an?|<N>) (?:action|play) cards?) to (draw|energize|gain) ([^.]*)(?=\.)",
        r"each player may \1 and \2 \3",
    ),
    (
        rf"\bthe player (?:that|who) is (?P<how>(?:behind|ahead|losing|leading|trailing|winning)(?: by [^.,]*?)?) {_DEED}",
        _one_of_two,
    ),
    (
        rf"\bthe player (?:with|who has|that has) (?P<how>more|fewer) (?P<what>timeouts|action cards|play cards|cards in hand|<TRAITS><NOUN>)(?: left| in hand| on the field)? {_DEED}",
        _whoever_has,
    ),
    # Players
    (
        r"\b(when(?:ever)?|if|the next time|each time) (your opponent|the offense|the defense) would exhaust (your <TRAITS><ONE>|one of your <TRAITS><NOUN>|this player|another of your <TRAITS><NOUN>|an? <TRAITS><ONE>)((?: this| until)[^.,]*)?,",
        lambda m: (
            f"{m[1]} {re.sub('^your ', 'one of your ', m[3], flags=re.I)} would be exhausted by {m[2]}{m[4] or ''},"
        ),
    ),
    (
        r"\b(when(?:ever)?|if|the next time|each time) an opponent would exhaust\b",
        r"\1 your opponent would exhaust",
    ),
    (
        r"\b(would be(?:come)? exhausted) by (?:an? |your )?(?:opponent|opposing|opponent's) (?:effects?|abilit(?:y|ies)|cards?)",
        r"\1 by your opponent",
    ),
    (
        r"\b(this player|that player|one of your <TRAITS><NOUN>) (?:enters the game|comes in|comes into the game|comes off the bench|is substituted in|is put onto the field|is placed on the field)(?=,| this | while )",
        r"\1 enters the field",
    ),
    (
        r"\bwhile (this player|that player) is on the field and (energized|exhausted)\b",
        r"while \1 is \2",
    ),
    (
        r"\bwhile (this player|that player) is (energized|exhausted) and on the field\b",
        r"while \1 is \2",
    ),
    (
        r"<S>(?P<deed>energize|exhaust) (?P<whom>(?:your|one of your|one of your opponent's|target|an?) [^.,]*?)\. if (?:your \w+|that player|it|they|the player) (?:is|are|was) already (?:energized|exhausted), (?P<instead>[^.]*?)(?: instead)?(?=\.)",
        _already,
    ),
    (r"\b(is|are) already (energized|exhausted)\b", r"\1 \2"),
]
