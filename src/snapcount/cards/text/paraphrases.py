"""The phrases that `paraphrase` rewords, and the words that the grammar has for them.

A line is a pattern and what stands for it. In patterns `<N>` is a number, `<NOUN>` a word for
Players, `<CALL>` a play, `<WHO>` and `<WHOSE>` a player, `<S>` and `<C>` the beginning of a
sentence and of a clause; the whole list is in `paraphrase`. Order matters: what is written further
up is reworded first.
"""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from snapcount.cards.text.wording import COUNT

Into = str | Callable[[re.Match[str]], str]


def _value(word: str) -> int:
    return int(word) if word.isdecimal() else COUNT.index(word.lower())


def _below(words: str) -> Into:
    """`less than 5` is at most 4; `{}` stands for the number."""

    def put(found: re.Match[str]) -> str:
        return found.expand(words).replace("{}", str(max(_value(found["n"]) - 1, 0)))

    return put


def _above(words: str) -> Into:
    def put(found: re.Match[str]) -> str:
        return found.expand(words).replace("{}", str(_value(found["n"]) + 1))

    return put


def _adjacent(found: re.Match[str]) -> str:
    """`8 or 9` is a range; `2 or 7` is none."""
    low, high = int(found["low"]), int(found["high"])
    return f"{found['is']} {low}-{high}" if high == low + 1 else found[0]


def _both(found: re.Match[str]) -> str:
    """`Whenever a player does something, they …` is said of either player."""
    deed, body = found["deed"], found["body"]
    mine = re.sub(r"\btheir\b", "your", body, flags=re.IGNORECASE)
    return f"Whenever you {deed}, you {mine}. Whenever your opponent {deed}, they {body}."


def _one_card(found: re.Match[str]) -> str:
    """`discard a card` is one of either deck, but not where it is what a trigger waits for."""
    sentence = re.split(r"[.:•,]", found.string[: found.start()])[-1]
    if re.search(r"\b(?:when(?:ever)?|time)\b", sentence, re.IGNORECASE):
        return found[0]
    return f"{found[1]} one card"


_WORDS: Final[list[tuple[str, Into]]] = [
    # Single words and idioms, wherever they stand
    (r"\bopponents' ", "your opponent's "),
    (r"\b(?:his or her|his|her) ", "their "),
    (r"\b(?:endzone)\b", "end zone"),
    (r"\bin-hand\b", "in hand"),
    (r"\bsuccessfully (stopped|called)\b", r"\1"),
    (r"\b(?:player on offense|offensive player)'s\b", "offense's"),
    (r"\b(?:player on defense|defensive player)'s\b", "defense's"),
    (r"\bplayers on offense\b", "the offense's Players"),
    (r"\bplayers on defense\b", "the defense's Players"),
    (r"\b(energized|exhausted) opposing\b", r"opposing \1"),
    (
        r"\b(?:negate|nullify|counter|ignore)(s?) (?=the effects?\b|target|an? |any |all )",
        r"cancel\1 ",
    ),
    (r"\b(?:negated|nullified|countered)\b", "cancelled"),
    (
        r"\bcancel the effects? of (?:an|any|target) (action card|exhaust ability)",
        r"cancel target \1",
    ),
    (r"\bcancel (?:an|one) (action card|effect|exhaust ability)\b", r"cancel target \1"),
    (r"\b(your opponent) (?:has )?just played\b", r"\1 played"),
    (r"\b(all|target) effects(?: played)?(?: in)? this timing point\b", r"\1 effects"),
    (r"\b(played(?: by your opponent| by you)?) this (?:down|timing point)(?=[.,])", r"\1"),
    (
        r"\b(a|an|<N>) (?:additional|extra|more) ((?:action|play) cards?|time units?|points?)\b(?! in)",
        lambda m: (
            f"{'an' if m[1].lower() in ('a', 'an') and m[2].lower().startswith('a') else m[1]} {m[2]}"
        ),
    ),
    (r"\bany more (action|play) cards\b", r"\1 cards"),
    (r"\b((?:action|play) cards?) of (?:your|their) choice\b(?! and)", r"\1"),
    (r"\b(?:a|one) random (action|play) card\b", r"one \1 card at random"),
    (r"\b(<N>) random (action|play) cards\b", r"\1 \2 cards at random"),
    (r"\bat random from (?:your|their) (?:action |play )?hand\b", "at random"),
    (
        r"\b(discards? [^.,:]*?cards?)( at random)? from (?:your|their) (?:action |play )?hand\b(?! (?:on|into|to))",
        r"\1\2",
    ),
    (
        r"\b(an?|<N>|that many|x) cards? from (?:the top of )?(?:your|their) (action|play) deck\b(?= |[.,])",
        lambda m: (
            ("an " if m[2].lower() == "action" else "a ") + m[2] + " card"
            if m[1].lower() in ("a", "an")
            else f"{m[1]} {m[2]} cards"
        ),
    ),
    (r"\bon (?:each|both) ends?\b", ""),
    (
        r"\b(?:as an audible|audible)(?=\.(?: |$))",
        "flip over the top card of your Play deck. That card becomes your play this down",
    ),
    (r"\bmaximum hand (?:size|limit)\b", "hand limit"),
    (r"\bhand limit is (<N>) for both players\b", r"hand limit is \1"),
    (r"<S>hand limit is\b", "each player's hand limit is"),
    (r"\beither player has ([^.,:]*)", r"you have \1 or your opponent has \1"),
    (r"\bexhaust effects?\b(?= |[.,])", "Exhaust ability"),
    (r"\bdefensive play this down\b", "play this down"),
    # Decks of a Synergy
    (r"\b(deck|decks) (?:contains?|includes?)\b", r"\1 has"),
    (
        r"\bdeck has only (<N>|a|an)\b",
        lambda m: f"deck has exactly {'one' if m[1].lower() in ('a', 'an') else m[1]}",
    ),
    (r"\bthis card is active while\b", "active while"),
    (
        r"\ball (?:of your players|players in your deck|players on your team) are from ",
        "your deck has ten Players from ",
    ),
    (
        r"\ball (?:of your players|players in your deck) (?:have a rating of|are rated) (?P<n>\d+) or (?:less|lower)",
        _above("your deck has no Players with a rating of {} or more"),
    ),
    (
        r"\ball (?:of your players|players in your deck) (?:have a rating of|are rated) (?P<n>\d+) or (?:more|higher)",
        _below("your deck has no Players with a rating of {} or less"),
    ),
    (
        r"\bno player in your deck has a rating (?:above|higher than|over) (?P<n>\d+)",
        _above("your deck has no Players with a rating of {} or more"),
    ),
    (
        r"\bno player in your deck has a rating of (\d+) or (more|higher|less|lower)",
        r"your deck has no Players with a rating of \1 or \2",
    ),
    (
        r"\bwith a rating (?:above|over|higher than|greater than) (?P<n>\d+)",
        _above("with a rating of {} or more"),
    ),
    (
        r"\bwith a rating (?:below|under|lower than|less than) (?P<n>\d+)",
        _below("with a rating of {} or less"),
    ),
    (r"\b(?:with|have|has) (\d+) or (more|higher|less|lower) rating", r"with a rating of \1 or \2"),
]

_TIMES: Final[list[tuple[str, Into]]] = [
    (
        r"\bthis player (?:does not|doesn't|isn't|is not) (?:become )?exhausted (?:at the end of (?:the|this) play|this down|from (?:running|receiving|tackling|being designated)|after (?:making a tackle|being designated|running|receiving)|by being designated)(?=\.)",
        "this Player cannot be exhausted this down",
    ),
    (
        r"\b(if|while) you (gained|lost) ([^.,]*? yards?) on your last play\b",
        r"\1 your last play \2 \3",
    ),
    # Time left
    (r"\b(left|remaining|remains?) (?:on the (?:game )?clock|in (?:the|this) half)\b", r"\1"),
    (r"\b(?:on the (?:game )?clock|in (?:the|this) half)(?= (?:is|are) )", "left"),
    (
        r"\b(?:there (?:is|are) )?(?:less|fewer) than (?P<n><N>) <TU> (?:(?:is|are) )?(?:left|remaining|remains?)\b",
        _below("there are at most {} Time Units left"),
    ),
    (
        r"\b(?:there (?:is|are) )?more than (?P<n><N>) <TU> (?:(?:is|are) )?(?:left|remaining|remains?)\b",
        _above("there are at least {} Time Units left"),
    ),
    (
        r"(?<!there are )(?<!at most )(?<!at least )\b((?:at (?:least|most) )?<N>(?: or (?:less|fewer|more))? <TU>)(?: or (?:less|fewer))? (?:(?:is|are) )?(?:left|remaining|remains?)\b",
        r"there are \1 left",
    ),
    # Downs and halves
    (
        r"\b(?:you are|if) on ((?:first|second|third|fourth|1st|2nd|3rd|4th)(?: or (?:first|second|third|fourth|1st|2nd|3rd|4th))? down)",
        r"it is \1",
    ),
    (
        r"<C>on ((?:first|second|third|fourth|1st|2nd|3rd|4th)(?: (?:or|and) (?:first|second|third|fourth|1st|2nd|3rd|4th))? down),? (?![^.]*(?:this|the) (?:possession|half|game))",
        lambda m: f"if it is {m[1].replace(' and ', ' or ')}, ",
    ),
    (
        r" on ((?:first|second|third|fourth|1st|2nd|3rd|4th)(?: (?:or|and) (?:first|second|third|fourth|1st|2nd|3rd|4th))? down)(?=[.])",
        lambda m: f" if it is {m[1].replace(' and ', ' or ')}",
    ),
    (r"<C>(?:in|during) the (first|second|1st|2nd) half,? ", r"if it is the \1 half, "),
    (r" (?:in|during) the (first|second|1st|2nd) half(?=[.])", r" if it is the \1 half"),
    (r"<C>(?:in|during) overtime,? ", "if it is overtime, "),
    (
        r"\b(?:the )?down becomes (?:a )?first down\b|\b(?:set|change) the down to (?:first down|1st down|first|1)(?= |[.,])|\bthis down becomes (?:a )?first down\b",
        "it becomes first down",
    ),
    (r"\bat the end of this (play|possession|half|down)\b(?=,)", r"at the end of the \1"),
    (
        r"\b(at the (?:start|end) of) (?:each|every|one) of (your|their|your opponent's|the offense's|the defense's) (possession|down|play)s\b",
        r"\1 \2 \3",
    ),
    (r"\bthe next time (this (?:down|possession|half|game)),? ([^.,]*),", r"the next time \2 \1,"),
    # Where the ball is
    (
        r"\b(?:you are|the ball is) in the red zone\b",
        "the ball is inside the defense's 20 yard line",
    ),
    (r"\byou are (inside|within) (your opponent's|your own|your)\b", r"the ball is \1 \2"),
    (r"\bthe ball is (on or inside|inside|within) the (\d+)\b", r"the ball is \1 the defense's \2"),
    (r"\bthe ball is on your (?:own )?side of the field\b", "the ball is inside your 49 yard line"),
    (
        r"\bthe ball is on your opponent's side of the field\b",
        "the ball is inside your opponent's 49 yard line",
    ),
    # Sentences that end with when they happen
    (
        r"<S>(?!(?:exhaust|play|use|take) only|(?:[^.:]*does not draw)|(?:[^.:]*do not draw))([^.:]{4,150}?) at the end of (?:the|this|each) (play|possession|half)\.",
        r"At the end of the \2, \1.",
    ),
    (
        r"<S>(?!(?:exhaust|play|use|take) only|(?:[^.:]*does not draw)|(?:[^.:]*do not draw))([^.:]{4,150}?) at the end of (?:the|each) down\.",
        r"At the end of the down, \1.",
    ),
    (
        r"<S>(?!(?:exhaust|play|use|take) only)([^.:]{4,150}?) at the start of (?:the|each|every) (possession|half|down)\.",
        r"At the start of each \2, \1.",
    ),
    (r"<S>([^.:,]{4,120}?) (whenever|each time|every time) ([^.:,]{4,120})\.", r"\2 \3, \1."),
]

_YARDS: Final[list[tuple[str, Into]]] = [
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
        r"\b(the offense|your opponent|you|the play|this play) gains? only (<N>) yards?(?: on (?:the|this) play)?(?! (?:more|for))",
        r"the play gains exactly \2 yards",
    ),
    (
        r"\b(?:the|this) play gains (?:0|zero) yards\b|\b(?:the offense|your opponent) gains (?:0|zero) yards(?: instead)?\b",
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
        r"\b(?:this|the) play's base yards\b|\bthe base yards of (?:this|the) play\b",
        "the base yards",
    ),
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

_CALLS: Final[list[tuple[str, Into]]] = [
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
        r"\byour stopped (?:<CALL>|play) becomes ",
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
        r"\b(?:the catch range of (?:this|the) (?:play|pass)|(?:this|the) (?:play|pass)'s catch range|your (?:play|pass)'s catch range|the catch range of your (?:play|pass))\b",
        "the catch range",
    ),
    (r"\bincrease the catch range by (<N>)", r"widen the catch range by \1"),
    (r"\b(?:reduce|decrease) the catch range by (<N>)", r"narrow the catch range by \1"),
    (r"\bcatch range is (?:increased|widened|raised) by (<N>)", r"catch range is \1 wider"),
    (r"\bcatch range is (?:reduced|decreased|narrowed) by (<N>)", r"catch range is \1 narrower"),
    (
        r"\bthe catch range of ([^.]*?) (?:is|are) (?:increased|widened) by (<N>)",
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

_GRIT: Final[list[tuple[str, Into]]] = [
    (
        r"(grit(?: value)?[^•]{0,160}?[.;•] ?)if it is (?=\d|<N>(?: or|-)|even|odd)",
        r"\1if the Grit is ",
    ),
    (
        r"(grit(?: value)?\. )on an? (\d(?:-\d)?(?: or (?:more|less|higher|lower))?),",
        r"\1if the Grit is \2,",
    ),
    (
        r"\bif the grit(?: value)? is (?:even|an even number)\b",
        "if the Grit is 0 or the Grit is 2 or the Grit is 4 or the Grit is 6 or the Grit is 8",
    ),
    (
        r"\bif the grit(?: value)? is (?:odd|an odd number)\b",
        "if the Grit is 1 or the Grit is 3 or the Grit is 5 or the Grit is 7 or the Grit is 9",
    ),
    (
        r"\bif the play strength is (?:even|an even number)\b",
        "if the Play Strength is 0 or the Play Strength is 2 or the Play Strength is 4 or the Play Strength is 6 or the Play Strength is 8",
    ),
    (
        r"\bif the play strength is (?:odd|an odd number)\b",
        "if the Play Strength is 1 or the Play Strength is 3 or the Play Strength is 5 or the Play Strength is 7 or the Play Strength is 9",
    ),
    (r"(?P<is>(?:grit(?: value)?|play strength) is) (?P<low>\d) or (?P<high>\d)\b", _adjacent),
    (
        r"\b(?:choose|name) a number(?: (from 0 to 9|between 0 and 9))?(?=[.,])",
        "choose X from 0 to 9",
    ),
    (
        r"\b(?:choose|name) a number (?:from|between) (\d+) (?:to|and) (\d+)",
        r"choose X from \1 to \2",
    ),
    (r"\bis (?:that|the chosen|the named) number\b", "is exactly X"),
    (r"\bequal to (?:that|the chosen) number\b", "equal to X"),
    (r"\bchoose x(?=[.,])", "choose X from 0 to 9"),
    # Kicks
    (
        r"\b(?:add|adds) (<N>) to (?:the|all) grit(?: value)?s? (?:of|for) (your|each player's|your opponent's|the offense's) (?:field goals?|kicks?|punts?)",
        r"the Grit of \2 kicks is increased by \1",
    ),
    (
        r"\bsubtract (<N>) from (?:the|all) grit(?: value)?s? (?:of|for) (your|each player's|your opponent's|the offense's) (?:field goals?|kicks?|punts?)",
        r"the Grit of \2 kicks is reduced by \1",
    ),
    (
        r"\badd (<N>) to (?:the|all) grit(?: value)?s? (?:of|for) (?:all |each )?(?:field goals?|kicks?)",
        r"the Grit of each player's kicks is increased by \1",
    ),
    (
        r"\bsubtract (<N>) from (?:the|all) grit(?: value)?s? (?:of|for) (?:all |each )?(?:field goals?|kicks?)",
        r"the Grit of each player's kicks is reduced by \1",
    ),
    (
        r"\b(your|each player's|your opponent's|the offense's) (?:field goals|kicks) have their grit (increased|reduced) by (<N>)",
        r"the Grit of \1 kicks is \2 by \3",
    ),
    (
        r"<C>(?:all )?field goals have their grit (increased|reduced) by (<N>)",
        r"the Grit of each player's kicks is \1 by \2",
    ),
    (
        r"<C>(?:all )?field goals this (down|possession|half) have their grit (increased|reduced) by (<N>)",
        r"the Grit of each player's kicks is \2 by \3 this \1",
    ),
    (r"<C>(?:all )?(field goals|punts|kicks) (?=are|go|travel|count|score)", r"each player's \1 "),
    (
        r"\b(?:are|is) (?:kicked|made|attempted) from (<N>) yards (closer|nearer|farther|further)(?: away)?",
        r"count as \1 yards \2",
    ),
    (r"\b(field goals?) this (down|possession|half) ([^.]*)(?=\.)", r"\1 \3 this \2"),
    (
        r"\bfield goal range is (<N>) yards (?:longer|wider|greater|farther)",
        r"field goal range is increased by \1 yards",
    ),
    (
        r"\bfield goal range is (<N>) yards (?:shorter|narrower|smaller)",
        r"field goal range is reduced by \1 yards",
    ),
    (
        r"\b(?:increase|extend) (<WHOSE>) field goal range by (<N>)",
        r"\1 field goal range is increased by \2",
    ),
    (
        r"\b(?:reduce|decrease) (<WHOSE>) field goal range by (<N>)",
        r"\1 field goal range is reduced by \2",
    ),
    (
        r"\b(punts?) (goes|go|travels?) (<N>) yards (?:farther|further|longer)",
        r"\1 \2 \3 more yards",
    ),
    (r"\b(punts?) (goes|go|travels?) (<N>) yards (?:shorter|less)", r"\1 \2 \3 fewer yards"),
    (r"\b(?:attempt|kick) (?:your|the|that) field goal again\b", "kick again"),
    (
        r"\b(you|they|your opponent|the offense|the defense) (punts?|make|makes) a? ?(?:punt)?(?=,)",
        lambda m: (
            m[0]
            if m[2].lower().startswith("make")
            else f"{m[1]} {'make' if m[2].lower() == 'punt' else 'makes'} a punt"
        ),
    ),
    (r"\bmissed field goals?\b(?= (?:is|are))", "field goal that is missed"),
]

_CLOCK: Final[list[tuple[str, Into]]] = [
    (
        r"\bneither player (?:may|can) replay the down\b|<C>the down cannot be replayed\b|\b(?:all )?replay the down effects are cancelled\b",
        "each player cannot replay the down",
    ),
    (r"\bcancel all replay the down effects\b", "each player cannot replay the down"),
    (
        r"\b(your opponent|you|the offense|the defense|each player) (?:may|can) (?:only play one action card|play only one action card|play one action card only) (each|per|a) down\b",
        r"\1 cannot play more than one Action card \2 down",
    ),
    (
        r"<C>touchdowns are worth (?P<n><N>) points",
        lambda m: (
            f"Whenever you score a touchdown, you score {max(_value(m['n']) - 7, 0)} points. Whenever your opponent scores a touchdown, they score {max(_value(m['n']) - 7, 0)} points"
        ),
    ),
    (r"\b(?:takes|uses|costs) no time\b(?! units?)", "takes no Time Units"),
    (
        r"\bno <TU> are removed from the (?:game )?clock(?: this down)?(?=\.)|\bthe (?:game )?clock (?:stops|does not run)(?: this down)?(?=\.)|\bdo not remove (?:any )?<TU>(?: from the (?:game )?clock)?(?: this down)?(?=\.)",
        "this play takes no Time Units",
    ),
    (r"\bcosts? (<N>|no)( (?:fewer|less|more|additional|extra))? (<TU>)", r"takes \1\2 \3"),
    (r"\b(plays?|<CALL>) (takes?|uses?|costs?) an? (additional|extra) (<TU>)", r"\1 \2 1 \3 \4"),
    (r"\bput (<N>) <TU> back (?:on|onto) the (?:game )?clock", r"add \1 Time Units to the clock"),
    (
        r"\b(?:this|the) play's <TU>\b|\bthe time unit (?:cost|value) of (?:this|the) play\b",
        "the Time Units of this play",
    ),
    (
        r"\badd (<N>) to the <TU> of (?:this|the) play",
        r"the Time Units of this play are increased by \1",
    ),
    (
        r"\bsubtract (<N>) from the <TU> of (?:this|the) play",
        r"the Time Units of this play are reduced by \1",
    ),
    (r"\b(?:re)?gain (?:a|one) (?:spent|used|lost) timeout", "regain a timeout"),
    (
        r"\bneither player (?:may|can) (spend|use|call|take)( any)? timeouts\b|<C>timeouts cannot be (?:used|spent|called)\b",
        "each player cannot use timeouts",
    ),
    (
        r"\bneither player (?:may|can) play( any)? action cards\b|<C>action cards cannot be played\b",
        "each player cannot play Action cards",
    ),
    (
        r"\bneither player (?:may|can) (use [^.]*?abilities|draw [^.]*?cards)",
        r"each player cannot \1",
    ),
    (
        r"\bno (exhaust|run|receive|tackle) abilities can be used\b",
        r"all \1 abilities cannot be used",
    ),
]

_PLAYERS: Final[list[tuple[str, Into]]] = [
    (r"\bis designated to tackle\b", "is designated as the tackler"),
    (r"\bis designated to run(?: the ball)?\b", "is designated as the runner"),
    (
        r"\bis designated to receive(?: the ball| the pass| a pass)?\b",
        "is designated as the receiver",
    ),
    (r"\bmust be designated to tackle\b", "must be designated as the tackler"),
    (r"\bmust be designated to run(?: the ball)?\b", "must be designated as the runner"),
    (
        r"\bmust be designated to receive(?: the ball| the pass| a pass)?\b",
        "must be designated as the receiver",
    ),
    (
        r"\b((?:whenever|when|each time|if|the next time) [^.,:]*?) receives (?:a|the) (short|medium|long) pass\b",
        r"\1 is designated as the receiver on a \2 Pass",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) [^.,:]*?) receives(?: a pass| the pass| the ball)?(?=,| this | on | until | while )",
        r"\1 is designated as the receiver",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) (?:this player|that player|[^.,:]*?<NOUN>)) runs(?: the ball| with the ball)?(?=,| this | on | until | while )",
        r"\1 is designated as the runner",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) [^.,:]*?) (?:tackles|makes a tackle)(?: (?:a runner|on a run))(?=,)",
        r"\1 is designated as the tackler on a Run",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) [^.,:]*?) (?:tackles|makes a tackle)(?: (?:a receiver|on a pass))(?=,)",
        r"\1 is designated as the tackler on a Pass",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) [^.,:]*?) (?:tackles|makes a tackle)(?=,| this | until | while )",
        r"\1 is designated as the tackler",
    ),
    (r"\b(whenever|when|each time) you designate this player\b", r"\1 this Player is designated"),
    (
        r"\bdesignate (your|a|an|one of your) ([^.]*?) as the (runner|receiver|tackler)(?=\.)",
        r"\1 \2 must be designated as the \3",
    ),
    (
        r"\b(whenever|when|each time) you stop (an? )?(<CALL>|play)\b",
        r"\1 your opponent's \3 is stopped",
    ),
    (r"\ban opponent's (<CALL>|play) is\b", r"your opponent's \1 is"),
    (
        r"\b(?:if|when|whenever) (you|your opponent|the offense|the defense) (scores?|makes?|misse?s?|spends?|uses?|plays?) (an? [^.,:]*?) (this down|on this play|this possession|this half),",
        lambda m: (
            f"the next time {m[1]} {m[2]} {m[3]} {'this down' if 'play' in m[4].lower() else m[4]},"
        ),
    ),
    # Substitution
    (
        r"<C>(?:exchange|replace|swap) ((?:one|two|up to|target|a|an) [^.]*?) with ((?:a|an|another) [^.]*?)(?: (?:on|from) (?:your|the|their) bench)(?=\.|,| and)",
        r"substitute \1 with \2",
    ),
    (r"\b(substitute [^.]*?) with another (<TRAITS>player)", r"\1 with a \2"),
    (
        r"\b(substitute [^.]*?) for (an? <TRAITS>player (?:on|from) (?:your|the|their) bench)",
        r"\1 with \2",
    ),
    (
        r"(substitute [^.]*? with a player(?: from (?:your|the|their) bench)?|substitute [^.]*?)\. (?:that player|the new player|the player) (?:enters the field|comes in|enters) (energized|exhausted)",
        lambda m: (
            f"{re.sub(r' with a player.*', '', m[1], flags=re.IGNORECASE)} with {'an Energized' if m[2].lower() == 'energized' else 'an Exhausted'} Player"
        ),
    ),
    (
        r"\b(?:return|put|move|send) (target [^.]*?|an? <TRAITS><ONE>|one of [^.]*?|this player|that player|the (?:runner|receiver|tackler|ball carrier)) (?:to|on|onto) (?:the|your|their|its owner's) bench\b",
        r"bench \1",
    ),
    # Energize and exhaust
    (
        r"<S>(all [^.]*?|the (?:runner|receiver|tackler|ball carrier)|this player|that player) becomes? (exhausted|energized)(?=\.)",
        lambda m: f"{'Exhaust' if m[2].lower() == 'exhausted' else 'Energize'} {m[1]}",
    ),
    (r"\b(energize|exhaust)(s?) each (?!of|player['s])(<TRAITS><NOUN>)", r"\1\2 all \3"),
    (
        r"\b(energize|exhaust|attach to) (your|the offense's|the defense's|your opponent's) (<TRAITS><ONE>)(?= and|\.|,| on)",
        r"\1 one of \2 \3",
    ),
    (r"\b(energize|exhaust) the opposing (<TRAITS><ONE>)", r"\1 an opposing \2"),
    (
        r"\b(energize|exhaust) ((?:an?|one|one of your|target|another|up to <N>|<N>|all)(?: of your)? <TRAITS><NOUN>) and (an? |another |one other |one of |target |up to |all )",
        r"\1 \2 and \1 \3",
    ),
    (r"\benergize one other (?=<TRAITS><NOUN>)", "energize another "),
    (r"\b(exhaust|energize|bench) it\b", r"\1 that Player"),
    (r"\banother target (<TRAITS><NOUN>)", r"another \1"),
    (r"\banother one of your (<TRAITS><NOUN>)", r"one of your other \1"),
    (r"\banother of your (<TRAITS><NOUN>)", r"one of your other \1"),
    # What holds for a chosen Player: choose, then say it
    (
        r"<S>(target (?:opposing )?<TRAITS><ONE><WHERE>|an opponent's <TRAITS><ONE><WHERE>|an opposing <TRAITS><ONE><WHERE>|one of (?:your|your opponent's|the offense's|the defense's) <TRAITS><NOUN><WHERE>|another <TRAITS><ONE><WHERE>)('s)? (?=(?:cannot|can't|counts?|gains?|gets?|loses|has|stays|remains|must|does not|doesn't|also|abilities|abilit|rating|exhaust abilit|run abilit|tackle abilit|receive abilit)\b)",
        lambda m: f"Choose {m[1][:1].lower() + m[1][1:]}. That Player{m[2] or ''} ",
    ),
    (
        r"(choose [^.]*?<NOUN><WHERE>\. )(?:its|their) (abilit|rating|exhaust|run|receive|tackle)",
        r"\1That Player's \2",
    ),
    (
        r"(choose [^.]*?<NOUN><WHERE>\. )(?:it|they) (cannot|can't|counts?|gains?|gets?|loses|has|stays|must|does)",
        r"\1That Player \2",
    ),
    (
        r"\bcannot use (?:its|their) (exhaust|run|receive|tackle) abilit(?:y|ies)\b",
        r"cannot use \1 abilities",
    ),
    (r"\bcannot use (?:its|their) abilities\b", "cannot use abilities"),
    (
        r"\bloses (?:its|their) (exhaust|run|receive|tackle) abilit(?:y|ies)\b",
        r"loses all \1 abilities",
    ),
    (
        r"\bcancel the (exhaust|run|receive|tackle) abilit(?:y|ies) of (the|that|this|target) (tackler|receiver|runner|ball carrier|player)",
        r"cancel all \1 abilities of \2 \3",
    ),
    (
        r"\bcancel all (exhaust|run|receive|tackle) and (exhaust|run|receive|tackle) abilities\b",
        r"cancel all \1 abilities and cancel all \2 abilities",
    ),
    (r"\bgets (?=[+-])", "has "),
    (r"\bhave no abilities\b", "lose all abilities"),
    (
        r"\b(counts as|is also) (?:both )?(an? <ONE>) and (an? <ONE>)",
        r"counts as \2 and this Player counts as \3",
    ),
    (
        r"\btreat this player as (an? <ONE>) and (an? <ONE>)",
        r"this Player counts as \1 and this Player counts as \2",
    ),
    (r"\btreat (this player|that player|[^.]*?<NOUN>) as (an? <ONE>)", r"\1 counts as \2"),
    (
        r"\bthis player (?:does not|doesn't|isn't|is not) (?:become )?exhausted (?:at the end of (?:the|this) play|this down|from (?:running|receiving|tackling|being designated)|after (?:making a tackle|being designated|running|receiving)|by being designated)(?=\.)",
        "this Player cannot be exhausted this down",
    ),
    (
        r"\bdo not exhaust this player(?: this down| at the end of (?:the|this) play)?(?=\.)",
        "this Player cannot be exhausted this down",
    ),
    # Groups without a word for all of them
    (
        r"(?<=[, ])(?:all )?abilities of (?=(?:<TRAITS>)(?:players|legends|superstars)\b)",
        "all abilities of all ",
    ),
    (r"<S>abilities of (?=(?:<TRAITS>)(?:players|legends|superstars)\b)", "Abilities of all "),
    (r"<C>(?=(?:run|receive|tackle|exhaust) abilities (?:are|cannot))", "all "),
    (
        r"<C>(?=(?:(?:other|energized|exhausted|offensive|defensive|normal) )*(?:players|legends|superstars|quarterbacks|running backs|fullbacks|wide receivers|tight ends|offensive (?:tackles|guards|linemen)|centers|linebackers|cornerbacks|safeties|defensive (?:ends|tackles|backs|linemen)|(?:qb|rb|wr|te|lb|cb|db|dl|ol)s)\b[^.,:]* (?:cannot|can't|gain|have|get|lose|count|also|stay|must|do not|don't) )(?!players (?:cannot|can't) (?:play|draw|look|replay|spend|call|discard))",
        "all ",
    ),
    (
        r"<C>(?=<CALL> (?:gain|take|use|cost)s? )(?!(?:a |an |run:))(?=(?:[^.]*plays|runs|[^.]*passes))",
        "all ",
    ),
    (r"<C>players cannot (play|draw|replay|spend|call|discard)", r"each player cannot \1"),
    (r"\b(<WHOSE>) (<TRAITS><NOUN>)' ratings are\b", r"the rating of all of \1 \2 is"),
    (
        r"\b(plays|runs|passes|<CALL>) (this (?:possession|half|game)) ((?:gain|take|use|cost|have)[^.]*)(?=\.)",
        r"\1 \3 \2",
    ),
]

_DEEDS: Final[list[tuple[str, Into]]] = [
    (
        r"\bcancel (?:a|any|that|the) (?:live ball )?turnovers?\b|\bignore all live ball turnovers(?: this down)?",
        "cancel the live ball turnover",
    ),
    (
        r"\b(draws?|discards?) (an?|<N>) (play|action) cards? and (an?|<N>) (play|action) cards?\b",
        r"\1 \2 \3 card and \1 \4 \5 card",
    ),
    (
        r"\b(draws?) (an?|<N>) (play|action) cards?,? (?:then|and|and then) (discards?) (<N>)(?: of them)?(?=\.)",
        r"\1 \2 \3 cards, then \4 \5 \3 card",
    ),
    (
        r"\b((?:action|play)) cards in (?:your |their )?hand, (they|you) discard (<N>) of them\b",
        r"\1 cards in hand, \2 discard \3 \1 cards",
    ),
    (
        r"(\bif (?:your|the) (?:pass|play|run) is [^.,]*, the play (?:is|becomes) \w+) instead\b",
        r"\1",
    ),
    (r"\bafter a turnover,", "whenever a turnover happens,"),
    (
        r"\bflip(s?) over the top card of your play deck\. if (?:it|that card) is (an? [^.,]*?), (?:it|that card) becomes your play(?: this down)?\.(?! (?:otherwise|if not))",
        r"reveal\1 the top card of your Play deck. If that card is \2, that card becomes your play. Otherwise, discard that card.",
    ),
    (
        r"\bflip(s?) over the top card of your play deck\. if (?:it|that card) is (an? [^.,]*?), (?:it|that card) becomes your play(?: this down)?\.",
        r"reveal\1 the top card of your Play deck. If that card is \2, that card becomes your play.",
    ),
    (
        r"\bflip(s?) over the top card of your play deck\. you may have (?:it|that card) become your play(?: this down)?\.",
        r"reveal\1 the top card of your Play deck. Choose one: • That card becomes your play. • Discard that card.",
    ),
    (
        r"\byou may flip over the top card of your play deck\. if you do, (?:it|that card) becomes your play(?: this down)?\.",
        "you may flip over the top card of your Play deck and it becomes the play this down.",
    ),
    (
        r"\bdiscard your (?:current|called) play and (?:choose|select) a (?:new )?play card from your hand\. (?:it|that card) becomes your play",
        "choose a Play card from your hand. That card becomes your play",
    ),
    (
        r"\bexchange your (?:current|called) play with a play card from your hand\b",
        "choose a Play card from your hand. That card becomes your play",
    ),
    (
        r"\bif you miss a field goal (this down|this half|this possession),",
        r"if your field goal would be missed \1,",
    ),
    (r"(attach to [^.]*\.(?:(?!choose|target).)*?)\bthat player\b", r"\1this Player"),
    (r"(attach to [^.]*\.(?:(?!choose|target).)*?)\bthat player's\b", r"\1this Player's"),
    (r"<C>(you(?:r)? (?:plays|<CALL>) gain [^.]*?) while attached(?=\.)", r"\1"),
    (r"\bwhen(?:ever)? you intercept a pass\b", "whenever your opponent throws an interception"),
    (
        r"<S>when(?:ever)? (you|your opponent|the defense) forces? a fumble or an? interception, ([^.]*)\.",
        r"Whenever \1 forces a fumble, \2. Whenever \1 forces an interception, \2.",
    ),
    (r"\bif (they|you) (?:cannot|can't|can not)(?=,)", r"if \1 do not"),
    (
        r"\b(discards?) (your|their) (?:entire )?hands?\b(?! (?:on|into))",
        r"\1 all of \2 Play cards and \1 all of \2 Action cards",
    ),
    (r"\b(reveals?) (your|their) (?:entire )?hands?\b", r"\1 \2 Play hand and \1 \2 Action hand"),
    (
        r"<S>((?:discard|exhaust) [^.:]*?) to ((?:gain|draw|energize|exhaust|replay) )",
        r"\1. If you do, \2",
    ),
    (r"\bexhaust, (discard [^.:]*?):", r"Exhaust: As an additional cost, \1."),
    (r"\bchoose a card and discard it\b", "choose a card from it and discard it"),
    (r"\bdiscard one of (?:those|their|its) cards\b", "choose a card from it and discard it"),
    (
        r"\bchoose (an? (?:action|play) card) (?:from|in) (your|their) discard pile and (?:put|return) it (?:into|to) (?:your|their) hand",
        r"put \1 from \2 discard pile into \2 hand",
    ),
    (
        r"\bchoose a card (?:from|in) (your|their) (action|play) discard pile and (?:put|return) it (?:into|to) (?:your|their) hand",
        r"put a card from \1 \2 discard pile into \1 hand",
    ),
    (
        r"\bsearch your discard pile for an? (action|play) card,? (?:reveal it,? )?(?:and )?put it into your hand",
        r"search your \1 discard pile for a card, reveal it and put it into your hand",
    ),
    (
        r"(put it into (?:your|their) hand),?(?: and|\.)? (?:then )?shuffle (?:your|their|that) (?:play |action )?deck",
        r"\1",
    ),
    (
        r"\byour opponent cannot cancel your effects\b|\beffects you control cannot be cancelled\b|\byour opponent cannot cancel effects you control\b",
        "your effects cannot be cancelled",
    ),
    (
        r"\bdiscard (target (?:gridiron card|power up)|all (?:gridiron cards|power ups))(?= |\.)",
        r"remove \1 from the field",
    ),
    (
        r"\bwhen(?:ever)? (?:a|either) player (?P<deed>scores a touchdown|makes a field goal|misses a field goal|scores|makes a punt|plays an action card|uses an exhaust ability|spends a timeout|gains a first down|plays a gridiron card|plays a power up|plays a superstar), they (?:must )?(?P<body>[^.]*)\.",
        _both,
    ),
    (
        r"\bmove a power up from one of (?:your|their) players to another(?: player)?\b",
        "move one of your Power Ups to another Player",
    ),
    (r"\b(can|may) only (play|use|draw)\b", r"\1 \2 only"),
    (
        r"\bchange the target of target\b|\bchoose (?:a )?new targets? for (?:an?|target)\b",
        "choose a new target for target",
    ),
    (r"\b(discards?) a card\b(?! (?:from|in) (?:it|your|their))", _one_card),
    (r"\bone card from (?:your|their) hand\b(?! (?:on|into|to))", "one card"),
]

PARAPHRASES: Final[list[tuple[str, Into]]] = [
    *_WORDS,
    *_TIMES,
    *_YARDS,
    *_GRIT,
    *_CALLS,
    *_CLOCK,
    *_DEEDS,
    *_PLAYERS,
]
