"""Turns of speech: sentences in another order, what is added to a play, whom `they` means."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, owner

_DEEDS: Final = r"(?:replay|gain|draw|energize|exhaust|cancel|double|halve|flip|search|add|increase|reduce|remove|make|look|return|put|substitute)"
_PAID: Final = r"(?:exhaust|discard|spend|lose|remove|energize|bench)"


def attached(found: re.Match[str]) -> str:
    """On a card that lies on a Player `that Player` is this one, unless another is chosen."""
    text = found.string[: found.start()].lower()
    if "attached player" not in text or re.search(r"\b(?:choose|target|one of|another)\b", text):
        return found[0]
    return f"this player{found[1] or ''}"


def _plays(whose: str, call: str, tail: str) -> str:
    return f"{'your' if whose.lower() == 'you' else whose + chr(39) + 's'} {call} {tail}"


def both_losses(found: re.Match[str]) -> str:
    """`fumbles or throws an interception`: either is an occasion."""
    who, body = found["who"], found["body"]
    s = "" if who.lower() == "you" else "s"
    return f"Whenever {who} fumble{s}, {body}. Whenever {who} throw{s} an interception, {body}."


_THEIRS: Final = {
    "time units": ("{} take {} {} Time Units", "more", "fewer"),
    "play strength": ("the Play Strength of {} is {} by {}", "increased", "reduced"),
    "catch range": ("the catch range of {} is {} {}", "wider", "narrower"),
}


def have_theirs(found: re.Match[str]) -> str:
    """`All Pass plays have their Time Units reduced by 1`."""
    plays, number = f"{found[1]} {found[2]}", found[5]
    words, more, less = _THEIRS[found[3].lower()]
    way = more if found[4].lower() in ("increased", "widened") else less
    if found[3].lower() == "play strength":
        return words.format(plays, way, number)
    return words.format(plays, number, way)


SAYINGS: Final[list[Rule]] = [
    (r"(<S>all [^.]*?) for both players(?=\.)", r"\1"),
    # Sentences in another order
    (
        r"<S>(when(?:ever)?|each time) (?![^.,]*\bwhile\b)([^.,]*), ([^.,]*?) (while [^.,]*)\.",
        r"\1 \2 \4, \3.",
    ),
    (r"<S>(choose [^.]*?) (when(?:ever)? this player comes onto the field)\.", r"\2, \1."),
    (rf"\b(you may {_PAID} [^.,:]*?) to ({_DEEDS}\b[^.,]*?)( instead)?\.", r"\1. If you do, \2."),
    (
        r"<S>once per (half|possession|game|down), (energize|draw|gain|exhaust|look) ([^.]*?) (at the start of a (?:down|possession)|at the end of the play)\.",
        r"Once per \1, you may \2 \3 \4.",
    ),
    # Situations
    (
        r"(\byour next play\b[^.]*\.) if that play is (stopped|successful|incomplete|complete), ([^.]*)\.",
        r"\1 Whenever your play is \2 on your next play, \3.",
    ),
    (
        r"(\b(?:your opponent's|their|the offense's) next play\b[^.]*\.) if that play is (stopped|successful|incomplete|complete), ([^.]*)\.",
        r"\1 Whenever the offense's play is \2 on their next play, \3.",
    ),
    (r"\bwhile this player is energized and on the field\b", "while this player is energized"),
    (
        r"<S>(while [^.,]*), ((?:your|your opponent's|the offense's) <CALL>) (?:cannot|can't) gain more than (<N>) yards\.",
        r"Whenever \2 would gain more than \3 yards \1, instead gain \3 yards.",
    ),
    (
        r"\b(when(?:ever)? (?:the offense|you|your opponent) loses? yards) on (?:a|any|the) play,",
        r"\1,",
    ),
    (
        r"\bif your (?:called|current) play was (stopped|successful|incomplete|complete)(?=[.,])",
        r"if your play is \1",
    ),
    (
        r"\bif your (?:called |current )?play was (stopped|successful|incomplete|complete) on ([^.,]*? down)(?=[.,])",
        r"if your play is \1 and it is \2",
    ),
    (
        r"\b(when(?:ever)? (?:your opponent|you|the offense) calls? an? <CALL>(?: play)?) inside (your|your opponent's|the defense's) (\d+)(?: yard line)?,",
        r"\1 while the ball is inside \2 \3,",
    ),
    (r"\bthis legend\b", "this Player"),
    (r"(?<!attach )\bthis superstar\b(?! card)", "this Player"),
    (
        r"\b(flip over the top card of your play deck\.) that card becomes your play(?: this down)? if it is (an? <CALL>)[,;]? otherwise,? (?:you )?discard it\b",
        r"\1 If it is \2, it becomes your play this down. Otherwise, discard it",
    ),
    (
        r"\b(would be incomplete[^.,]*, you may) make it complete( instead)?\b",
        r"\1 have the play become complete",
    ),
    (
        r"<S>if you score a touchdown on your next play, (?:you )?score (<N>) (?:additional|more|extra) points?\.",
        r"The next time you score a touchdown on your next play, you score \1 points.",
    ),
    (r"\b(you have [^.]*?) on your team\b", r"\1 in your deck"),
    (r"\byour team (has|contains|have)\b", r"your deck \1"),
    (
        r"\bif your (?:called|current) play is (stopped|successful|incomplete|complete)\b",
        r"if your play is \1",
    ),
    (r"\b(?:the offense's|your opponent's|your) own (\d+)", lambda m: m[0].replace(" own", "")),
    (
        r"\b(you|the offense|your opponent) gained (<N> (?:yards or more|or more yards|yards or less)) on (?:the|this) play\b",
        r"the play gained \2",
    ),
    (r"\bif this (?:is|was) (?=(?:a )?(?:first|second|third|fourth|1st|2nd|3rd|4th))", "if it is "),
    (
        r"\b(when(?:ever)? [^.,]*?) on ((?:first|second|third|fourth|1st|2nd|3rd|4th)(?: or (?:first|second|third|fourth|1st|2nd|3rd|4th))? down),",
        r"\1 while it is \2,",
    ),
    (
        r"\b(whenever|when|if) (you|the offense|your opponent) would be stopped\b",
        lambda m: f"{m[1]} {_plays(m[2], 'play', 'would be stopped')}",
    ),
    (
        r"\b(would (?:gain|lose) [^.,]*? yards(?: or (?:more|less))?) on (?:a|any|the|this) play,",
        r"\1,",
    ),
    (
        r"\b(when(?:ever)?|each time) (you|your opponent|the offense) (?:runs?|calls?) a successful (<CALL>)\b",
        lambda m: f"{m[1]} {_plays(m[2], m[3], 'is successful')}",
    ),
    (
        r"\b(when(?:ever)?) (your opponent's|the offense's|your) (?:called )?play is an? (<CALL>) and (?:it )?is (stopped|successful|incomplete|complete)\b",
        r"\1 \2 \3 is \4",
    ),
    (
        r"<S>when(?:ever)? (?P<who>you|your opponent|the offense) (?:fumbles? or throws? an interception|throws? an interception or fumbles?), (?P<body>[^.]*)\.",
        both_losses,
    ),
    (
        r"\b(when(?:ever)?) (you|your opponent|the offense) completes? a (pass|short pass|medium pass|long pass) (?:of|for) (<N> (?:yards or more|or more yards)),",
        lambda m: f"at the end of {owner(m[2])} {m[3]}, if the play gained {m[4]},",
    ),
    (
        r"\bwhile (?:they|the offense) (?:are|is) inside (?:their opponent's|the defense's) (\d+)",
        r"while the ball is inside the defense's \1",
    ),
    (r"\bif you called an? (run|pass) defense\b", r"if you called a \1 play"),
    (
        r"^(play only (?:during on field adjustments|before player designation|after player designation|at the end of the play)) on an? (<CALL>)(?=\.)",
        r"\1 if the called play is a \2",
    ),
    # The call
    (
        r"\byour (?:called|current) play becomes any (run|pass)(?: play)? (?:from|in) your hand\b",
        r"choose a \1 play from your hand and it becomes your play",
    ),
    (r"<C>intercept the pass\b", "the pass is intercepted"),
    (
        r"\bcancel a fumble, (?:an )?interception,? or (?:a )?pick six\b",
        "cancel the live ball turnover",
    ),
    (r"\b(?:the|your) (?:called )?play is also stopped\b", "the play is stopped"),
    (r"\bon (?:each|both|either) sides?\b(?! of)", ""),
    (
        r"\bthe catch range of (?:each|every) (pass|short pass|medium pass|long pass)(?: play)?\b",
        r"the catch range of all \1es",
    ),
    (
        r"\byour next (run(?: left| middle| right)?(?: play)?) cannot be stopped(?=\.)",
        r"the next time your \1 is revealed until the end of the game, the play becomes successful",
    ),
    (
        r"<S>(once per (?:half|game|possession|down)), you may (flip over the top card of your play deck) during on field adjustments(?: and it|\. that card) becomes (?:your|the) (?:called |current )?play(?: this down)?\.",
        r"\1, during On Field Adjustments, you may \2 and it becomes your play this down.",
    ),
    (r"\bbecomes (your|their|the) (?:called|current) play\b", r"becomes \1 play"),
    (
        r"\bchoose an? (run|pass)(?: play)?\. (?:it|that play) becomes your play(?: this down)?(?=\.)",
        r"your current play becomes any \1 play",
    ),
    (
        r"\byour called play becomes (?:an? )?(<CALL>(?: / <CALL>)+)",
        r"your defensive call becomes \1",
    ),
    (
        r"\b(cancel (?:a|the|any) live ball turnover)\. (?:your|the) (?:play|pass|run) (?:is|becomes) (stopped|incomplete|successful|complete) instead\b",
        r"\1. The play becomes \2",
    ),
    (r"\b(?:use audible effects|play audible effects|call audibles)\b", "use audibles"),
    (
        r"\b(?:use|choose) the new (?:grit )?(?:value|result|grit)(?: instead)?(?: for (?:this|the) kick)?\b",
        "use the new grit value",
    ),
    # Yards
    (r"\b(the offense loses <N> yards) on (?:the|this) play\b", r"\1"),
    (
        r"<S>(?:the offense|your opponent) (?:cannot|can't) gain more than (<N>) yards on their next play\.",
        r"Whenever the offense's play is revealed on their next play, the play gains at most \1 yards.",
    ),
    (
        r"<S>you cannot gain more than (<N>) yards on your next play\.",
        r"Whenever your play is revealed on your next play, the play gains at most \1 yards.",
    ),
    (
        r"\b(?:the offense |your opponent |you )?gains? (?:(<N>) yards|yards equal to ([^.,]*?)) instead of the yards (?:listed|printed) on the play\b",
        lambda m: f"the base yards become {m[1] or m[2]}",
    ),
    (
        r"\b(the offense|your opponent) gains (<N>) fewer yards on (?:the|this) play\b",
        r"\1 gains \2 fewer yards",
    ),
    (
        r"\band (<N>) (<TU>) (?:is|are) removed from the (?:game )?clock\b",
        r"and remove \1 Time Units from the clock",
    ),
    (
        r"<S>(?:the offense|your opponent) gains (?:no more than|at most) (<N>) yards on their next play\.",
        r"Whenever the offense's play is revealed on their next play, the play gains at most \1 yards.",
    ),
    (
        r"<S>you gain (?:no less than|at least) (<N>) yards on your next play\.",
        r"Whenever your play is revealed on your next play, the play gains at least \1 yards.",
    ),
    (
        r"<C>(<CALL>) gain (?:at most|no more than) (<N>) yards(?=\.)",
        r"whenever a \1 would gain more than \2 yards, instead gain \2 yards",
    ),
    (
        r"\b(the offense|your opponent|you) gains? (<N>) (fewer|more|additional) yards on (<CALL>)(?=\.)",
        lambda m: f"{owner(m[1])} {m[4]} gain {m[2]} {m[3]} yards",
    ),
    (r"\b(the base yards (?:of the play )?becomes? <N>) yards\b", r"\1"),
    (
        r"\binstead of the yards (?:they|you|the offense|it|your opponent) would have gained(?: or lost)?\b",
        "instead of the yards gained or lost on the play",
    ),
    (r"\b(gains <N> yards) on (?:the|this) play (?=instead of)", r"\1 "),
    (r"<C>add (<N>) yards(?: to (?:the|this|your) play)?(?=\.| instead| and)", r"gain \1 yards"),
    (
        r"\b(the offense|your opponent|you|the play) can gain (no more than|at most)\b",
        r"\1 gains \2",
    ),
    (
        r"<C>(your|your opponent's|the offense's|all) (<CALL>) gain at least (<N>) yards(?: if they are successful)?(?=\.)",
        lambda m: (
            f"whenever {'a' if m[1].lower() == 'all' else m[1]} {m[2]} is successful, the play gains at least {m[3]} yards"
        ),
    ),
    # Strength and time
    (
        r"\bthe time units of (all plays|your plays|your opponent's plays|all <CALL>) are (increased|reduced) by (<N>)",
        lambda m: (
            f"{m[1]} take {m[3]} {'more' if m[2].lower() == 'increased' else 'fewer'} Time Units"
        ),
    ),
    (
        r"\bthe time unit(?:s| value| cost)? of your next play (?:is|are|becomes?) (<N>)(?=\.)",
        r"your next play takes \1 Time Units",
    ),
    (r"\bthe time units of (?:your|the) (?:called|current) play\b", "the Time Units of this play"),
    (
        r"\b(all|your|your opponent's|the offense's) (<CALL>|<CALL> plays) have their (time units|play strength|catch range) (increased|reduced|decreased|widened|narrowed) by (<N>)",
        have_theirs,
    ),
    (r"(\bplay strength\b[^.]*?),? (?:up )?to a maximum of (?:9|nine)\b", r"\1 but not above 9"),
    (r"(\bplay strength\b[^.]*?),? (?:down )?to a minimum of (?:0|zero)\b", r"\1 but not below 0"),
    (
        r"\badd (<N>) to the play strength for each ([^.]*?)(?: left)?(?=\.)",
        r"increase the Play Strength by \1 times the number of \2",
    ),
    (
        r"\bsubtract (<N>) from the play strength for each ([^.]*?)(?: left)?(?=\.)",
        r"reduce the Play Strength by \1 times the number of \2",
    ),
    (
        r"\bthe time unit(?:s| value| cost)? of your next play (?:is|are) (increased|reduced) by (<N>)",
        lambda m: (
            f"your next play takes {m[2]} {'more' if m[1].lower() == 'increased' else 'fewer'} Time Units"
        ),
    ),
    # Players
    (
        r"\bthe player (?:that|who) (?:ran or received|ran|received|carried) the ball\b",
        "the ball carrier",
    ),
    (
        r"<S>while attached, ([^.\"]*?) and (?:this player|it|they) (cannot|can't|gains?|has|counts?|also)\b",
        r"\1. This Player \2",
    ),
    (r"\bthis power up\b", "this card"),
    (
        r"\bthe (tackler|ball carrier|runner|receiver) (?:does not|doesn't) become exhausted(?: at the end of (?:the|this) play)?\b",
        r"the \1 cannot be exhausted this down",
    ),
    (
        r"\ball other (<TRAITS><NOUN>) on the field have their ratings? (increased|reduced) by (<N>)",
        r"the rating of all other \1 on the field is \2 by \3",
    ),
    (
        r"<S>(while [^.]*?), cancel all (run|receive|tackle|exhaust) abilities\.",
        r"\1, all \2 abilities are cancelled.",
    ),
    (
        r"\b(your other |all |your |your opponent's )?(<TRAITS><NOUN>) have their ratings? (increased|reduced|decreased) by (<N>)",
        lambda m: (
            f"the rating of all {'of ' if (m[1] or 'all ').lower().startswith('your') else ''}{'' if (m[1] or 'all ').lower() == 'all ' else m[1]}{m[2]} is {m[3]} by {m[4]}"
        ),
    ),
    (r"<S>(superstars|legends) and (superstars|legends) (have [^.]*)\.", r"All \1 \3. All \2 \3."),
    (
        r"\b(this player|that player) ([^.]*?) and its abilities cannot be cancelled\b",
        r"\1 \2. \1's abilities cannot be cancelled",
    ),
    (r"\bin addition to (?:their|its) position\b", ""),
    (
        r"\byour opponent chooses (<N>) of their (<TRAITS><NOUN>)(<WHERE>) and exhausts them\b",
        r"your opponent Exhausts \1 of their \2\3",
    ),
    (
        r"\b((?:exhaust|energize|choose) [^.:]*\.) they (stay|remain|cannot|can't|do not|must)\b",
        r"\1 That Player \2",
    ),
    (
        r"\b((?:exhaust|energize|choose) [^.:]*\.) (?:their|its) (run|receive|tackle|exhaust)? ?abilit(?:y is|ies are)\b",
        lambda m: f"{m[1]} That Player's {m[2] + ' ' if m[2] else ''}abilities are",
    ),
    (
        r"\bthat player (stay|remain|do not)\b",
        lambda m: {
            "stay": "that player stays",
            "remain": "that player remains",
            "do not": "that player does not",
        }[m[1].lower()],
    ),
    (r"\bthat player('s)?\b", attached),
    (
        r"\b(?:and )?(?:they|it) cannot have (?:their|its) abilities cancelled\b",
        "and this player's abilities cannot be cancelled",
    ),
    (r"\bin addition to (?:their|its) (?:other|printed|own) positions?\b", ""),
    (
        r"\b(run|receive|tackle|exhaust) abilities (?:do not|don't) (?:trigger|work|happen)\b",
        r"\1 abilities are cancelled",
    ),
    (
        r"<S>((?:run|receive|tackle|exhaust) abilities are cancelled) (while [^.]*)\.",
        r"\2, all \1.",
    ),
    (r"\bis the (?:runner or receiver|receiver or runner)\b", "is the ball carrier"),
    (r"\bplayers on your side of the field\b", "of your Players on the field"),
    (r"\b(up to <N>|<N>) of your players\b", r"\1 of your Players"),
    (r"\byour opponent cannot cancel this (?:effect|card|ability)\b", "this cannot be cancelled"),
    (
        r"\b(must designate (?:that|this) player|must be designated) to run or receive(?: the ball)?\b",
        r"\1",
    ),
    (r"\b(must designate (?:that|this) player) this down if able\b", r"\1 if able this down"),
    (
        r"\b(unless (?:they|your opponent|the offense|the defense) exhausts?) their (<TRAITS><ONE>)",
        r"\1 one of their \2s",
    ),
]
