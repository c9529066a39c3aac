"""What a play gains or loses in other verbs than `gain` and `lose`, and where the ball is put."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.paraphrases.whose_play import (
    ALL_CALLS,
    LASTING,
    WHOSE_PLAY,
    each,
    of_whose_play,
    so,
)

_MORE: Final = r"(?:more|additional|extra|bonus|further)"
_AMOUNT: Final = rf"(?:(?:an?|another) )?(?:{_MORE} )?(?P<n><N>)(?P<more> {_MORE})? yards?"
_ON_PLAY: Final = r"(?:,? (?:on|for|from) (?:the|this) (?:play|down)| this down)?"
_END: Final = r"(?=[.,;]| and | if | unless | instead)"
_EACH: Final = r"(?=[.,;]| and | if | unless | instead| for each )"
_RESULT: Final = (
    r"(?:(?:the offense's|the|its|your) (?:(?:final|total) )?(?:result|outcome|total|gain|yardage)"
    rf"(?: (?:of|on|from) {WHOSE_PLAY})?|{WHOSE_PLAY})"
)
_SUM: Final = rf"(?:{_RESULT}|(?:the )?yards gained(?: on {WHOSE_PLAY})?)"
_DOUBLE: Final = r"(?:double|twice)(?: (?:as many|the(?: number of)?|its|their|your))?(?: (?:normal|usual|printed))? yard(?:s|age)"
_HALF: Final = r"(?:only )?half (?:(?:of )?(?:as many|the(?: number of)?|its|their|your))(?: (?:normal|usual))? yard(?:s|age)"
_YARDS_OF: Final = r"(?:the )?(?:number of )?yards(?: (?:it|the play) (?:would (?:gain|have gained)|gained)| gained(?: or lost)?)?(?: on (?:the|this) play)?"
_INSTEAD: Final = "instead of the yards gained or lost on the play"


def _away(found: re.Match[str]) -> str:
    """Farther from one end zone is nearer to the other."""
    other = {
        "your opponent's": "your",
        "your": "your opponent's",
        "the offense's": "the defense's",
        "the defense's": "the offense's",
    }
    to = found["to"].lower()
    return f"move the ball {found['n']} yards toward {other[to]} end zone"


GAINING: Final[list[Rule]] = [
    # Other nouns for the play, and other orders of words
    (
        r"\bthis (?:run|pass|catch|reception|carry|completion) (?=(?:gains?|loses?|picks up|cannot|is (?:worth|limited|held)|goes for) )",
        "this play ",
    ),
    (
        r"\b(?P<does>(?:gain|lose)s?) (?P<n><N>) yards (?P<more>less|fewer|more|extra)\b(?! than| or)",
        r"\g<does> \g<n> \g<more> yards",
    ),
    (
        r"\bthe yards (?:you|the offense|your opponent) (?:gains?|gained) on (?:the|this) play\b",
        "the yards gained on the play",
    ),
    (
        r"\bonly half (?:of )?the yards gained(?: on (?:the|this) play)? counts?(?=\.)",
        "halve the yards gained on the play",
    ),
    (
        r"<C>(?:no yards are gained(?: on (?:the|this) play)?|(?:the offense|your opponent|the play|this play) (?:does not gain any yards|gains? nothing|gains? none)(?: on (?:the|this) play)?)(?=[.,]| and | if | unless )",
        "the play gains no yards",
    ),
    (r",? no matter what(?=\.)", ""),
    (
        rf"\badd (?P<n><N>) to the yards gained(?: on {WHOSE_PLAY})?(?=[.,]| and | if | unless )",
        so(r"the play gains \g<n> yards"),
    ),
    (
        rf"\bsubtract (?P<n><N>) from the yards gained(?: on {WHOSE_PLAY})?(?=[.,]| and | if | unless )",
        so(r"the play loses \g<n> yards"),
    ),
    # The result of the play, added to and taken from
    (
        rf"\badd {_AMOUNT} (?:to|onto) {_SUM}{_ON_PLAY}{_EACH}",
        so(r"the play gains \g<n> yards"),
    ),
    (
        rf"\b(?:subtract|deduct|take|remove|knock|shave|cut|trim) {_AMOUNT}(?: away)? (?:from|off|off of) {_SUM}{_ON_PLAY}{_EACH}",
        so(r"the play loses \g<n> yards"),
    ),
    (
        rf"<C>{_AMOUNT} (?:is|are) added to {_SUM}{_END}",
        so(r"the play gains \g<n> yards"),
    ),
    (
        rf"<C>{_AMOUNT} (?:is|are) (?:subtracted|deducted|removed|taken(?: away)?) (?:from|off) {_SUM}{_END}",
        so(r"the play loses \g<n> yards"),
    ),
    (
        rf"\b(?:increase|raise|improve|extend) {_RESULT} by (?P<n><N>)(?: yards?)?{_END}",
        so(r"the play gains \g<n> yards"),
    ),
    (
        rf"\b(?:reduce|decrease|lower|shorten) {_RESULT} by (?P<n><N>)(?: yards?)?{_END}",
        so(r"the play loses \g<n> yards"),
    ),
    (
        rf"\b{_RESULT} (?:is|are) (?:increased|raised|improved|extended) by (?P<n><N>) yards?{_END}",
        so(r"the play gains \g<n> yards"),
    ),
    (
        rf"\b{_RESULT} (?:is|are) (?:reduced|decreased|lowered|shortened) by (?P<n><N>) yards?{_END}",
        so(r"the play loses \g<n> yards"),
    ),
    (
        rf"\badd (?:{_MORE} )?yards equal to (?P<what>[^.]*?) to {_SUM}{_END}",
        so(r"the play gains yards equal to \g<what>"),
    ),
    (
        rf"\b(?:subtract|deduct) yards equal to (?P<what>[^.]*?) from {_SUM}{_END}",
        so(r"the play loses yards equal to \g<what>"),
    ),
    # What it is made to be
    (
        rf"\b(?:the (?:result|outcome) of {WHOSE_PLAY} (?:is|becomes)|{WHOSE_PLAY} (?:results in|goes for|ends (?:in|with)|is|becomes)) (?:a )?(?P<way>gain|loss) of (?:exactly )?(?P<n><N>) yards?(?: instead)?{_END}",
        lambda m: of_whose_play(
            m,
            f"the offense {'gains' if m['way'].lower() == 'gain' else 'loses'} {m['n']} yards {_INSTEAD}",
        ),
    ),
    (
        rf"\b{WHOSE_PLAY} (?:goes for|is good for|covers) (?:exactly )?(?P<n><N>) yards?{_END}",
        so(rf"the offense gains \g<n> yards {_INSTEAD}"),
    ),
    (
        rf"\b{WHOSE_PLAY} (?:goes for|results in|is (?:held|limited) to) (?:no gain|no yards|nothing){_END}",
        so("the play gains no yards"),
    ),
    (
        rf"<C>(?:instead of|rather than|in place of) {_YARDS_OF},? (?:(?P<who>the offense|your opponent|you|the play) )?(?P<does>gains?|loses?) (?P<n><N>) yards?{_END}",
        lambda m: (
            f"{(m['who'] or '').replace('the play', 'the offense')} {m['does']} {m['n']} yards {_INSTEAD}".strip()
        ),
    ),
    (
        rf"(?P<does>\b(?:gains?|loses?) <N> yards),? (?:rather than|in place of|instead of) (?:the|its|their|your) (?:normal|usual|printed|actual) (?:yards|yardage|gain|result){_END}",
        rf"\g<does> {_INSTEAD}",
    ),
    (
        rf"(?P<does>\b(?:gains?|loses?) <N> yards),? (?:rather than|in place of) {_YARDS_OF}{_END}",
        rf"\g<does> {_INSTEAD}",
    ),
    (r"\bit instead (gain|lose)s (?=<N> yards)", r"instead \1 "),
    # Twice and half
    (
        rf"<S>(?:your next play gains {_DOUBLE}|on your next play, (?:you )?gain {_DOUBLE})(?=\.)",
        "Double the yards gained on your next play",
    ),
    (
        rf"\b(?:{WHOSE_PLAY}|(?:the offense|you|your opponent)) (?:gains?|is worth|counts for) {_DOUBLE}{_ON_PLAY}{_END}",
        so("double the yards gained on the play"),
    ),
    (
        rf"\b(?:{WHOSE_PLAY}|(?:the offense|you|your opponent)) (?:gains?|is worth|counts for) {_HALF}{_ON_PLAY}(?=[.,;]| and | if | unless | instead)",
        so("halve the yards gained on the play"),
    ),
    (
        rf"{ALL_CALLS} (?:plays? )?gains? {_DOUBLE}{LASTING}{_END}",
        each("is successful", "double the yards gained on the play"),
    ),
    (
        rf"{ALL_CALLS} (?:plays? )?gains? {_HALF}{LASTING}{_END}",
        each("is successful", "halve the yards gained on the play"),
    ),
    (rf"<C>(?:gain|get) {_DOUBLE}{_ON_PLAY}{_END}", "double the yards gained on the play"),
    (rf"\bdouble {_SUM}{_END}", so("double the yards gained on the play")),
    (
        rf"\b(?:halve {_SUM}|cut {_SUM} in half){_END}",
        so("halve the yards gained on the play"),
    ),
    (
        rf"<C>{_SUM}(?: on (?:the|this) play)? (?:is|are|counts?) (?:doubled|double){_END}",
        so("double the yards gained on the play"),
    ),
    (
        rf"<C>{_SUM}(?: on (?:the|this) play)? (?:is|are) (?:halved|cut in half){_END}",
        so("halve the yards gained on the play"),
    ),
    # At most and at least
    (r"\b(gain(?:s|ed)?) (?:over|upwards of) (?=<N> yards)", r"\1 more than "),
    (r"\b(gain(?:s|ed)?) under (?=<N> yards)", r"\1 less than "),
    (r"\b(gains?) (?:a minimum of|no fewer than|not less than) (?=<N> yards)", r"\1 at least "),
    (
        r"<C>no (?P<calls><CALL>) (?:may|can|will) (?:ever )?gain more than (?P<n><N>) yards",
        r"\g<calls> cannot gain more than \g<n> yards",
    ),
    (r"\b(?:can|may) never (?=gain|lose|be)", "cannot "),
    (
        r"<C>(?:an?|any|each|every) (?P<calls><CALL>) cannot gain more than (?P<n><N>) yards",
        r"whenever a \g<calls> would gain more than \g<n> yards, instead gain \g<n> yards",
    ),
    (
        rf"<C>(?:limit|hold|restrict) {WHOSE_PLAY} to (?:a gain of )?(?:at most |no more than |a maximum of )?(?P<n><N>) yards?(?: or (?:less|fewer))?{_END}",
        so(r"the play gains at most \g<n> yards"),
    ),
    (
        rf"\b(?:{WHOSE_PLAY}|the offense|your opponent) is (?:limited|held|restricted) to (?:a gain of )?(?:at most |no more than |a maximum of )?(?P<n><N>) yards?(?: or (?:less|fewer))?{_END}",
        so(r"the play gains at most \g<n> yards"),
    ),
    (
        rf"\bthe (?:gain|result) (?:of|on) {WHOSE_PLAY} is (?P<how>at (?:least|most)|no (?:more|less|fewer) than) (?P<n><N>) yards?{_END}",
        so(r"the play gains \g<how> \g<n> yards"),
    ),
    (
        rf"<C>(?P<there>while attached, )?(?:every |each |all |any |an? )?successful (?P<call>run|pass)(?:es|s)?(?: plays?)? (?:by|to|from) (?P<who>this player|the attached player) gains? (?P<how>at (?:least|most)) (?P<n><N>) yards{_END}",
        lambda m: (
            f"{m['there'] or ''}whenever {m['who']} is designated to {'run' if m['call'].lower() == 'run' else 'receive'}, if the play is successful, the play gains {m['how']} {m['n']} yards"
        ),
    ),
    # As many as
    (
        rf"\b(?P<does>gains?|loses?|score?s?) as many (?:{_MORE} )?yards as (?P<of>your|your opponent's|the offense's|the) (?:last|previous) play(?: gained| did)?{_END}",
        r"\g<does> yards equal to the yards gained on \g<of> last play",
    ),
    (
        r"\b(?P<does>gains?|loses?) as many (?:more |additional |extra )?yards as you have (?P<what>(?:action |play )?cards) in (?:your )?(?P<deck>action |play )?hand",
        r"\g<does> yards equal to the number of \g<what> in your \g<deck>hand",
    ),
    (
        r"\b(?P<does>gains?|loses?) as many (?:more |additional |extra )?yards as (?=the |your |half |twice )",
        r"\g<does> yards equal to ",
    ),
    (
        r"\bdetermine grit(?: value)?(?: and|;|,|\.)(?: then)? (?:the play |you |your offense )?gains? (?:that|as) many (?:more |additional |extra )?yards",
        "Determine Grit value. Gain yards equal to the Grit",
    ),
    (
        r"\bdetermine grit(?: value)?(?: and|;|,|\.)(?: then)? (?:the offense|the play) loses that many yards",
        "Determine Grit value. The offense loses yards equal to the Grit",
    ),
    # Verbs
    (
        rf"\b(?:pick(?P<s>s)? up|(?:earn|get|receive|collect|tack|pick)(?P<t>s)?(?: on)?) {_AMOUNT}",
        lambda m: f"gain{m['s'] or m['t'] or ''} {m['n']}{' more' if m['more'] else ''} yards",
    ),
    (
        rf"\b(?P<does>gains?(?= an? )|(?:gains?|loses?)(?= another )) (?:an?|another) (?:{_MORE} )?(?=<N> yards)",
        r"\g<does> ",
    ),
    (r"\byour (?:team|side) (?=gain|lose|score|draw|discard)", "your offense "),
    (
        r"\bthe offense (?:gives up|surrenders|forfeits|drops|gives back|suffers a loss of|takes a loss of) (<N>) yards",
        r"the offense loses \1 yards",
    ),
    (
        r"<C>(?:every |each |all |any |an? )?(?P<whose>your opponent's |each player's |your |the offense's )?(?P<calls><CALL>) loses? (?P<n><N>) yards(?=\.)",
        lambda m: (
            f"{m['whose'] or 'each player' + chr(39) + 's '}{m['calls']} gain {m['n']} fewer yards"
        ),
    ),
    # The ball
    (
        r"\b(?:advance|move|bring|take) the ball to (?P<to>your opponent's|your own|your|the offense's|the defense's) (?P<n>\d+)(?: yard line)?(?=[.,]| and )",
        r"place the ball on \g<to> \g<n> yard line",
    ),
    (r"\bmove the ball ahead (?=<N> yards)", "move the ball forward "),
    (
        r"(?P<ball>\bthe ball\b[^.]*?) from (?:its current (?:spot|position|place|yard line)|where it (?:is|lies|stands)|the line of scrimmage)(?=[.,]| and )",
        r"\g<ball>",
    ),
    (
        r"<C>the ball (?:moves|advances|is (?:moved|advanced|placed|spotted|put|pushed))(?= (?:forward|back|ahead|<N> yards))",
        "move the ball",
    ),
    (
        r"\b(?:advance|march|carry) the ball(?: forward| ahead)? (?:by )?(?P<n><N>) yards(?: forward| ahead)?",
        r"move the ball forward \g<n> yards",
    ),
    (
        r"\b(?:push|drive|bring|set|take|pull) the ball (?P<way>back|forward)(?:wards?)? (?:by )?(?P<n><N>) yards",
        r"move the ball \g<way> \g<n> yards",
    ),
    (
        r"\b(?:move|place|put|spot|set|push|bring) the ball (?:by )?(?P<n><N>) yards (?:closer to|nearer(?: to)?|toward|towards) (?:the end zone|the goal line)(?=[.,]| and )",
        r"move the ball forward \g<n> yards",
    ),
    (
        r"\b(?:move|place|put|spot|set|push|bring) the ball (?:by )?(?P<n><N>) yards (?:closer to|nearer(?: to)?|toward|towards) (?P<to>your opponent's|your|the offense's|the defense's) (?:own )?(?:end zone|goal line)",
        r"move the ball \g<n> yards toward \g<to> end zone",
    ),
    (
        r"\b(?:move|place|put|spot|set|push|bring) the ball (?:by )?(?P<n><N>) yards (?:farther (?:away )?from|further (?:away )?from|away from) (?P<to>your opponent's|your|the offense's|the defense's) (?:own )?(?:end zone|goal line)",
        _away,
    ),
    (
        r"\b(?:move|place|put|spot|set) the ball (?:by )?(?P<n><N>) yards (?:(?:farther|further) )?(?:ahead|forward|downfield|upfield)(?=[.,]| and )",
        r"move the ball forward \g<n> yards",
    ),
    (
        r"\b(?:move|place|put|spot|set) the ball (?:by )?(?P<n><N>) yards (?:(?:farther|further) )?(?:back|backwards?|behind the line of scrimmage)(?=[.,]| and )",
        r"move the ball back \g<n> yards",
    ),
    (
        r"\bmove the ball (?:back|forward)(?:wards?)? (?=<N> yards toward)",
        "move the ball ",
    ),
    (
        r"\btoward (the offense's|the defense's|your opponent's) own end zone\b",
        r"toward \1 end zone",
    ),
]
