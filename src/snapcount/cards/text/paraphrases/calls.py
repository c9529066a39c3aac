"""The call, its success, its catch range and its Strength."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.outcomes import comes
from snapcount.cards.text.paraphrases.rule import Rule, one_play

CALLS: Final[list[Rule]] = [
    (
        r"\bif (?:the|your) (?:play|pass|run) is (stopped|successful|incomplete|complete) this down,",
        r"whenever the play is \1 this down,",
    ),
    (
        r"\bchoose an? (run|pass|)(?: ?play)?\. your (?:current|called) play becomes that play\b",
        r"Your current play becomes any \1 play",
    ),
    (r"\b(becomes? (?:complete|successful)) and gains\b", r"\1 and the play gains"),
    (r"\b(when(?:ever)?) you are stopped\b", r"\1 your play is stopped"),
    (r"\b(when(?:ever)?) (your opponent|the offense) is stopped\b", r"\1 \2's play is stopped"),
    (r"\b(becomes? [^.]*)\. this (?:happens|takes effect) (at once|immediately)(?=\.)", r"\1 \2"),
    (r"\b(is also an? <CALL>) and an? (?=<CALL>)", r"\1 or "),
    (
        r"\b(?:the|your opponent's|your|the offense's) (?:play|pass|run) becomes an? (incomplete|complete|successful|stopped) (?:pass|play|run)\b",
        r"the play becomes \1",
    ),
    (r"\bthe ball is fumbled\b(?!,)", "the play becomes a fumble"),
    (
        r"\b(?:the|a|your|your opponent's) (?:play|pass|run) would (?:result in|be|score) a touchdown\b",
        "a touchdown would be scored",
    ),
    (
        r"<S>(?:all )?(<CALL>) with a play strength of (\d)(?: or |-)(\d) are (incomplete|complete|stopped|successful)\.",
        lambda m: (
            f"Whenever a {one_play(m[1])} {comes(m[4])} while the Play Strength is {m[2]}-{m[3]}, the play becomes {m[4]}."
        ),
    ),
    (
        r"<S>(?:all )?(fumbles|interceptions) are cancelled\.",
        lambda m: (
            f"Whenever {'a fumble' if m[1].lower() == 'fumbles' else 'an interception'} would happen, cancel the live ball turnover."
        ),
    ),
    (
        r"\bthis is your second (?:consecutive|straight) (<CALL>)(?: in a row)?\b",
        r"you called a \1 and your last play was a \1",
    ),
    (
        r"\bchoose a run(?: play)? and a pass(?: play)?\. your defensive (?:call|play) becomes those plays\b",
        "Your defensive call becomes any Run play. Your defensive call also stops any Pass play",
    ),
    (
        r"\bif (?![^.,]*\bwould\b)([^.,]*?) and ((?:the|your|a|your opponent's|the offense's) (?:play|<CALL>) would [^.,]*),",
        r"if \2 while \1,",
    ),
    (
        r"\b(?:all )?catch ranges are (<N>) (wider|narrower)\b",
        r"the catch range of all passes is \1 \2",
    ),
    (
        r"\b((?:gains?|score?s?) a (?:first down|touchdown)) with (an? <CALL>)",
        r"\1 on \2",
    ),
    (
        r"<S>(?:your|the offense's|your opponent's) (?:pass|play|run) (?:is|becomes) (complete|successful|stopped|incomplete)(?=\.| if | unless )",
        r"The play becomes \1",
    ),
    (r"\byour (?:called |current )?play also (stops|includes)\b", r"your defensive call also \1"),
    (r"\bthe catch range of (?:your|the) (?:current|called) play\b", "the catch range"),
    (
        r"\bincrease or (?:decrease|reduce) the (play strength|grit) by up to (<N>)",
        r"choose X from 0 to \2. Choose one: • Increase the \1 by X. • Reduce the \1 by X",
    ),
    (
        r"\b(increase|reduce|decrease) the play strength by up to (<N>)",
        r"choose X from 0 to \2. \1 the Play Strength by X",
    ),
    (
        r"<C>(your|all|your opponent's) (<CALL>) have their catch range (increased|widened|reduced|narrowed|decreased) by (<N>)",
        lambda m: (
            f"the catch range of {m[1]} {m[2]} is {m[4]} {'wider' if m[3].lower() in ('increased', 'widened') else 'narrower'}"
        ),
    ),
    (
        r"\bchange (your|the|the offense's|the defense's|your opponent's) (?:current |called |offensive )?(defensive )?(?:play|call|play call) to (?:be )?",
        lambda m: (
            f"{m[1]} {'defensive call' if m[2] else 'called play'} becomes "
            if m[1].lower() != "the" or m[2]
            else "the called play becomes "
        ),
    ),
    (r"\b(becomes? (?:any|a) (?:<CALL>|play)) of your choice(?= of your choice)", r"\1"),
    (r"\bany (<CALL>|play) of your choice\b", r"any \1"),
    (r"(becomes? an? <CALL>(?:,? <CALL>)* or <CALL>) of your choice", r"\1"),
    (
        r"\bbecomes a successful (<CALL>(?:: \d+)?(?: \(\d-\d\))?)",
        r"becomes a \1 and the play becomes successful",
    ),
    (r"<S>your (<CALL>) becomes ", r"If you called a \1, your current play becomes "),
    (
        r"\byour stopped (<CALL>) becomes ",
        r"if you called a \1 and the play is stopped, your current play becomes ",
    ),
    (
        r"\byour stopped play becomes ",
        "if the play is stopped, your current play becomes ",
    ),
    (r"\bit becomes (a <CALL>)", r"your current play becomes \1"),
    (
        r"\bit (is|becomes|results in) (stopped|successful|incomplete|complete|a fumble|an interception|a pick six)\b",
        r"the play \1 \2",
    ),
    (r"\b(?:it's|it is) (a fumble|an interception|a pick six)\b", r"the play becomes \1"),
    (
        r"\b(?:the offense|your opponent|the runner|the receiver|the ball carrier) fumbles(?: the ball)?\b(?!,)",
        "the play becomes a fumble",
    ),
    (
        r"\b(?:the offense|your opponent) throws an interception\b(?!,)",
        "the play becomes an interception",
    ),
    (
        r"\b(if|whenever) your next (play|<CALL>) would ([^.,]*),",
        r"\1 your \2 would \3 on your next play,",
    ),
    (
        r"<C>your next play cannot be stopped\b",
        "if your play would be stopped on your next play, the play becomes successful",
    ),
    (
        r"<S>(?:the|this|your) play cannot be stopped(?: this down)?\.",
        "Whenever the play would be stopped this down, the play becomes successful.",
    ),
    (
        r"<S>your (<CALL>|plays) cannot be stopped(?: (?:if|while|when) ([^.]*))?\.",
        lambda m: (
            f"Whenever your {'play' if m[1].lower() == 'plays' else m[1]} would be stopped{' while ' + m[2] if m[2] else ''}, the play becomes successful."
        ),
    ),
    (
        r"\bignore the catch range(?: this down| of (?:the|this) play)?",
        "the catch range becomes 0-9",
    ),
    (
        r"\b(?:increase|widen|raise) the catch range of ([^.]*?) by (<N>)",
        r"the catch range of \1 is \2 wider",
    ),
    (
        r"\b(?:reduce|decrease|narrow) the catch range of ([^.]*?) by (<N>)",
        r"the catch range of \1 is \2 narrower",
    ),
    (
        r"\b(?:the catch range of (?:this|the) (?:play|pass)|(?:this|the) (?:play|pass)'s catch range|your (?:play|pass)'s catch range|the catch range of your (?:play|pass))\b(?! plays?\b)",
        "the catch range",
    ),
    (r"\bincrease the catch range by (<N>)", r"widen the catch range by \1"),
    (r"\b(?:reduce|decrease) the catch range by (<N>)", r"narrow the catch range by \1"),
    (
        r"\bcatch range is (?:increased|widened|raised|expanded|extended) by (<N>)",
        r"catch range is \1 wider",
    ),
    (r"\bcatch range is (?:reduced|decreased|narrowed) by (<N>)", r"catch range is \1 narrower"),
    (
        r"\bthe catch range of ([^.]*?) (?:is|are) (?:increased|widened|expanded|extended) by (<N>)",
        r"the catch range of \1 is \2 wider",
    ),
    (
        r"\bthe catch range of ([^.]*?) (?:is|are) (?:reduced|decreased|narrowed) by (<N>)",
        r"the catch range of \1 is \2 narrower",
    ),
    (
        r"\b(all (?:<CALL>)|<WHOSE> (?:<CALL>)|<CALL>) have (?:their catch range|a catch range) (?:increased|widened|wider) by (<N>)",
        r"the catch range of \1 is \2 wider",
    ),
    (
        r"\b(all (?:<CALL>)|<WHOSE> (?:<CALL>)|<CALL>) have (?:their catch range|a catch range) (?:reduced|decreased|narrowed|narrower) by (<N>)",
        r"the catch range of \1 is \2 narrower",
    ),
    (
        r"<C>(?:all )?catch ranges are (?:increased|widened) by (<N>)",
        r"the catch range of all passes is \1 wider",
    ),
    (
        r"<C>(?:all )?catch ranges are (?:reduced|decreased|narrowed) by (<N>)",
        r"the catch range of all passes is \1 narrower",
    ),
    (r"\bthe catch range of (?=(?:short|medium|long|pass))", "the catch range of all "),
    (r"\bthe catch range (?:of this play )?is (\d-\d)", r"the catch range becomes \1"),
    (
        r"\badd (<N>) to the (?:high|upper|top) end of the catch range",
        r"the catch range ends \1 higher",
    ),
    (
        r"\bsubtract (<N>) from the (?:low|lower|bottom) end of the catch range",
        r"the catch range starts \1 lower",
    ),
    (r"\bset the play strength to\b", "the Play Strength becomes"),
    (
        r"\b(?:this|the) play's (?:play )?strength\b|\bthe (?:play )?strength of (?:this|the) play\b|\byour play strength\b|\bthe offense's play strength\b",
        "the Play Strength",
    ),
    (
        r"\b(<WHOSE> (?:<CALL>|plays)|all (?:<CALL>|plays)) (?:have|get|gain|has|gets) \+ ?(\d) (?:play )?strength",
        r"the Play Strength of \1 is increased by \2",
    ),
    (
        r"\b(<WHOSE> (?:<CALL>|plays)|all (?:<CALL>|plays)) (?:have|get|gain|has|gets) - ?(\d) (?:play )?strength",
        r"the Play Strength of \1 is reduced by \2",
    ),
    (
        r"\bincrease or (?:decrease|reduce) the play strength by (<N>)",
        r"choose one: • Increase the Play Strength by \1. • Reduce the Play Strength by \1",
    ),
    (
        r"\badd (<N>) to or subtract (<N>) from the play strength",
        r"choose one: • Increase the Play Strength by \1. • Reduce the Play Strength by \2",
    ),
    (
        r"\b(?:your (?:current|called) play|your play) becomes the same (?:as|play as) (?:the defense's(?: call| play)?|your opponent's(?: play| call)?|the defensive play)(?=\.)",
        "your current play becomes the defense's call",
    ),
    (
        r"\byour defensive (?:play|call) becomes the same (?:as|play as) (?:the offensive play|your opponent's(?: play)?|the offense's(?: play)?|the called play)(?=\.)",
        "your defensive call becomes the offense's called play",
    ),
    (r"<S>copy your opponent's play(?=\.)", "Copy your opponent's called play"),
    (r"\bthe play of your choice\b", "a play of your choice"),
    (
        r"\b(?:the play|your play|this play) is also (run|pass|short|medium|long)",
        r"the play is also a \1",
    ),
    (
        r"\bif your (?:play|pass|run) is ((?:stopped|successful|incomplete|complete)) this down\b",
        r"if the play is \1",
    ),
    (
        r"\bif the play is (stopped|successful|incomplete|complete) this down,",
        r"whenever the play is \1 this down,",
    ),
    (
        r"\bif (the offense|your opponent|you) calls? (an? <CALL>(?: or <CALL>)?) this down,",
        r"whenever \1 calls \2 this down,",
    ),
    (
        r"\bif (the offense|your opponent|you) calls? (an? <CALL>(?: or <CALL>)?) on (?:your|their) next play,",
        r"the next time \1 calls \2 on their next play,",
    ),
    (r"\bif (?:the called play|the offensive play|the play called) is\b", "if the called play is"),
    (r"\b(?:a|the) play of (?:the|that) (?:chosen|named) (?:type|kind)\b", "that play"),
]
