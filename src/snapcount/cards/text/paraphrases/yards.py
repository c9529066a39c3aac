"""Yards, and what the play comes to."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

YARDS: Final[list[Rule]] = [
    (r"\byour (?:current |called )?play gains yards equal to\b", "the play gains yards equal to"),
    (
        r"\b(?:reduce|cut) the yards gained(?: on (?:the|this) play)? (?:by|in) half\b",
        "halve the yards gained on the play",
    ),
    (
        r"\bmove the ball half (?:of )?the distance to (the goal|the goal line|the end zone)\b",
        r"move the ball forward yards equal to half the distance to \1",
    ),
    (
        r"\b(gains? (?:no more than|at most|at least|no less than) <N> yards?) on (?:the|this) play\b",
        r"\1",
    ),
    (r"\bwould be tackled for (?:a loss|a loss of yards|negative yards)\b", "would lose yards"),
    (r"\bwould be (?:stopped|tackled) behind the line of scrimmage\b", "would lose yards"),
    (
        r"\b(?:is|are) tackled for a loss,",
        "loses yards,",
    ),
    (
        r"(\btouchdown[^.]*,? (?:the ball is placed|place the ball) (?:on|at)) the (\d+)",
        r"\1 the defense's \2",
    ),
    (
        r"<C>(?P<who>this player|that player)'s (?P<call>run|pass) plays gain (?P<n><N>)(?: more| additional| extra)? yards",
        lambda m: f"whenever {m['who']} is designated on a {m['call']}, gain {m['n']} yards",
    ),
    (
        r"(?:<C>|(?<=bench - ))(your|your opponent's) (<TRAITS><NOUN>) gain (<N>)(?: more| additional| extra)? yards when(?:ever)? they (run|receive)(?: the ball| a pass)?",
        r"whenever one of \1 \2 is designated to \4, gain \3 yards",
    ),
    (
        r"\b(for each [^.,]*),? (?:up to|to) (?!a maximum)(<N>) yards(?=[.,])",
        r"\1 up to a maximum of \2 yards",
    ),
    (
        r"\b(for each [^.(]*?),? \((?:max(?:imum)?(?: of)?|up to) (<N>)(?: yards)?\)",
        r"\1 up to a maximum of \2",
    ),
    (
        r"\b(for each (?:(?!to a max)[^.,])*?),? (?:with )?(?:a )?max(?:imum)?(?: of)? (<N>)(?: yards)?(?=\.)",
        r"\1 up to a maximum of \2",
    ),
    (r"<C>\+ ?(\d+) (yards?)\b", r"gain \1 \2"),
    (r"<C>- ?(\d+) (yards?)\b", r"lose \1 \2"),
    (
        r"\b(?:the )?yards gained(?: or lost)?(?: on (?:the|this) play)? are doubled\b",
        "double the yards gained on the play",
    ),
    (
        r"\b(?:the )?yards gained(?: or lost)?(?: on (?:the|this) play)? are halved\b|\bcut the yards gained(?: on (?:the|this) play)? in half\b|\bthe play gains half as many yards\b",
        "halve the yards gained on the play",
    ),
    (r"\bthe play gains twice as many yards\b", "double the yards gained on the play"),
    (
        r"(halve the yards gained(?: on (?:the|this) play)?),? rounded down(?: to the nearest (?:5|five|multiple of (?:5|five)))?",
        r"\1",
    ),
    (
        r"\b(?:reduce|decrease) the yards gained(?: on (?:the|this) play)? by (<N>)",
        r"the offense loses \1 yards",
    ),
    (
        r"\bincrease the yards gained(?: on (?:the|this) play)? by (<N>)",
        r"the offense gains \1 yards",
    ),
    (
        r"\bthe yards gained(?: on (?:the|this) play)? are (?:reduced|decreased) by (<N>)(?: yards)?",
        r"the offense loses \1 yards",
    ),
    (
        r"\bthe yards gained(?: on (?:the|this) play)? are increased by (<N>)(?: yards)?",
        r"the offense gains \1 yards",
    ),
    (
        r"\b(?:set the yards gained(?: on (?:the|this) play)? to|the yards gained(?: on (?:the|this) play)? (?:become|are)) (<N>)(?: yards)?",
        r"the offense gains \1 yards instead of the yards gained or lost on the play",
    ),
    (
        r"\b(the offense|your opponent|the play|this play|it) gains (<N>) (?:fewer|less) (yards?)",
        r"\1 loses \2 \3",
    ),
    (
        r"\b(the offense|your opponent|you|the play|this play|it) gains? only (<N>) yards?(?: on (?:the|this) play)?(?! (?:more|for))",
        r"the play gains exactly \2 yards",
    ),
    (
        r"\b(?:the|this) play gains (?:0|zero) yards\b|\b(?:the offense|your opponent) gains (?:0|zero) yards\b(?! instead of)(?: instead)?",
        "the play gains no yards",
    ),
    (
        r"<C>gain a maximum of (<N>) yards(?: this down| on (?:the|this) play)?",
        r"the play gains at most \1 yards",
    ),
    (
        r"<C>gain at least (<N>) yards(?: this down| on (?:the|this) play)?",
        r"the play gains at least \1 yards",
    ),
    (r"\b(?:this|the) play cannot lose yards\b", "the play gains at least 0 yards"),
    (
        r"\b(gain|lose)s? x (yards|time units),? where x (?:is|=|equals|is equal to) ([^.]*)",
        r"\1 \2 equal to \3",
    ),
    (
        r"\b(draw|discard)(s?) x (action|play) cards,? where x (?:is|=|equals|is equal to) ([^.]*)",
        r"\1\2 \3 cards equal to \4",
    ),
    (
        r"(?<=grit value\. )gain that many yards|(?<=grit\. )gain that many yards",
        "gain yards equal to the Grit",
    ),
    (
        r"(grit(?: value)?\.(?: if the grit (?:value )?is [^.,]*,)? )(draw|discard)(s?) that many (action|play) cards",
        r"\1\2\3 \4 cards equal to the Grit",
    ),
    (
        r"\bthe same number of yards (?:as )?you gained on your last play\b",
        "yards equal to the yards gained on your last play",
    ),
    (
        r"<S>gain (?:(<N>) yards for each point|yards equal to the number of points) you are (?:losing by|losing|trailing by|behind by|behind)",
        lambda m: (
            f"If you are losing, gain {m[1] + ' yards times' if m[1] else 'yards equal to'} the score difference"
        ),
    ),
    # What the play comes to, as a condition
    (
        r"\bif (?:you|the offense|your opponent|it|the play|this play) (?:gain|gains|gained|has gained) (no yards|(?:at (?:least|most) |exactly |less than |fewer than |more than )?<N>(?: or (?:more|less|fewer))? yards?(?: or (?:more|less|fewer))?)(?: on (?:the|this) play| this down)?(?=,)",
        r"if the play gained \1",
    ),
    (
        r"\bif (?:you|the offense|your opponent) (?:gain|gains|gained|has gained) (no yards|(?:at (?:least|most) |exactly |less than |fewer than |more than )?<N>(?: or (?:more|less|fewer))? yards?(?: or (?:more|less|fewer))?)(?: on (?:the|this) play| this down)?(?=\.)",
        r"if the play gained \1",
    ),
    (
        r"\bwhenever (?:the offense gains|the play gains) ([^.,]*? yards?(?: or (?:more|less|fewer))?)(?: on (?:a|the|this) play)?,",
        r"at the end of the play, if the play gained \1,",
    ),
    (
        r"\bwhenever you gain ([^.,]*? yards?(?: or (?:more|less|fewer))?)(?: on (?:a|the|this) play)?,",
        r"at the end of your play, if the play gained \1,",
    ),
    (
        r"\bwhenever your opponent gains ([^.,]*? yards?(?: or (?:more|less|fewer))?)(?: on (?:a|the|this) play)?,",
        r"at the end of your opponent's play, if the play gained \1,",
    ),
    (
        r"\bwhenever (?:the offense|the play) loses yards,",
        "at the end of the play, if the play lost yards,",
    ),
    (r"\bwhenever you lose yards,", "at the end of your play, if the play lost yards,"),
    (
        r"\bwhenever your opponent loses yards,",
        "at the end of your opponent's play, if the play lost yards,",
    ),
]
