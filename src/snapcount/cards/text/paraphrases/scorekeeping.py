"""First downs, the clock, timeouts, kicks and points in other verbs."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.clauses import card_side
from snapcount.cards.text.paraphrases.rule import Rule, one_play

_WHO: Final = r"(?:you|the offense|your offense|your team|your opponent)"
_AN: Final = r"(?:an?|one|an automatic|a new|a fresh)"
_END: Final = r"(?=[.,;]| and | if | unless )"
_CLOCK: Final = r"(?:the (?:game )?clock|the time remaining)"
_MORE: Final = r"(?:more|additional|extra)"
_LESS: Final = r"(?:less|fewer)"
_GOALS: Final = r"field goals?(?: attempts?)?"
_KICKED: Final = r"(?:(?:is|are) (?:kicked|attempted|tried|treated)|counts?) (?:as if|as though)"
_BALL: Final = r"the ball (?:were|was|is) (?P<n><N>) yards (?P<way>closer|nearer|farther|further)(?: away)?(?: (?:to|from) (?:the|your opponent's|the opposing|their) (?:end zone|goal line))?"
_WHOSE: Final = r"(?P<whose>your opponent's|your|the offense's|each player's)"


def _first_down(found: re.Match[str]) -> str:
    """Only the offense has one; a card of either side names who that must be."""
    who, side = (found["who"] or "").strip().lower(), card_side.get()
    if who in ("you", "your opponent"):
        if side is None:
            if re.search(
                r"\b(?:when|whenever|if|time) [^.:]*$", found.string[: found.start()], re.I
            ):
                return "it becomes first down"
            return f"if {who} {'are' if who == 'you' else 'is'} on offense, it becomes first down"
        if (side == "offense") != (who == "you"):
            return found[0]
    return "it becomes first down"


def _touchdowns(found: re.Match[str]) -> str:
    who = "you" if found["whose"].lower() in ("your", "you") else "your opponent"
    scores = "score" if who == "you" else "scores"
    during = f" {found['while']}" if found["while"] else found["when"] or ""
    points = "1 point" if found["n"].lower() in ("1", "one") else f"{found['n']} points"
    return f"whenever {who} {scores} a touchdown{during}, {who} {scores} {points}"


def _counts(found: re.Match[str]) -> str:
    whose = found["whose"] or "each player's"
    way = "nearer" if found["way"].lower() in ("closer", "nearer") else "farther"
    when = found["when"] or found["then"] or ""
    return f"{whose.strip()} field goals count as {found['n']} yards {way}{when}"


def _timeouts(found: re.Match[str]) -> str:
    who = "your opponent" if found["of"].lower() == "your opponent's" else "you"
    n = found["n"].lower()
    if n in ("a", "an"):
        n = "one"
    return (
        f"{who} {'loses' if who != 'you' else 'lose'} {n} timeout{'' if n in ('one', '1') else 's'}"
    )


def _units(found: re.Match[str]) -> str:
    whose = found["whose"] or "each player's "
    return f"{whose}{one_play(found['calls'])} plays take {found['n']} Time Units"


SCOREKEEPING: Final[list[Rule]] = [
    # First downs
    (
        rf"(?:<C>|(?<=and ))(?P<who>{_WHO} )?(?:gets?|earns?|receives?|gains?|(?:is|are) (?:awarded|given|granted)|picks? up|takes?) {_AN} first down(?: (?:automatically|immediately|at once|instead))?{_END}",
        _first_down,
    ),
    (
        rf"<C>(?:award|give|grant) (?:{_WHO.replace('you|', '')} )?{_AN} first down{_END}",
        "it becomes first down",
    ),
    (
        rf"<C>(?:your next down|the next down|the offense's next down) (?:is|becomes|will be|counts as) (?:an? )?first down{_END}",
        "it becomes first down",
    ),
    (
        rf"<C>(?:{_AN} first down is (?:awarded|gained|earned|given)|(?:the|this) play (?:results in|is|earns|gains) {_AN} first down)(?: to (?:the offense|you))?{_END}",
        "it becomes first down",
    ),
    (
        r"<C>reset the downs(?: to (?:first|1st)(?: down)?)?(?=[.,]| and | if )",
        "it becomes first down",
    ),
    (
        r"<S>when(?:ever)? this player gains (?P<many><N> (?:or more yards|yards or more)|at least <N> yards)(?: on an? (?P<on>run|pass|play))?,",
        lambda m: (
            f"At the end of the play, if this Player is the {dict(run='runner', **{'pass': 'receiver'}).get((m['on'] or '').lower(), 'ball carrier')} and the play gained {m['many']},"
        ),
    ),
    (
        r"<C>(?P<who>the offense|your opponent) (?:gets|earns|gains|receives|is awarded) no first down(?: on (?:the|this) play| this down)?(?=\.)",
        r"\g<who> cannot gain a first down this down",
    ),
    # The clock
    (
        r"\b(?P<play>(?:the|this|your) (?:called |current )?play) (?:takes|uses|costs) (?P<how>half|twice) as many <TU>",
        lambda m: (
            f"{'halve' if m['how'].lower() == 'half' else 'double'} the Time Units of this play"
        ),
    ),
    (
        r"\b(?P<play>(?:the|this|your) (?:called |current )?play) does not (?:take|use|cost) (?:up )?any (?P<tu><TU>|time)\b",
        r"\g<play> takes no Time Units",
    ),
    (
        r"<C>stop the (?:game )?clock(?: this down)?(?=\.(?! no time))",
        "this play takes no Time Units",
    ),
    (
        r"<C>(?P<n><N>) <TU> (?:runs?|ticks?|comes?) off (?:of )?the (?:game )?clock",
        r"remove \g<n> Time Units from the clock",
    ),
    (
        rf"<C>(?P<n><N>) <TU> (?:is|are) (?:added (?:to|back to|back on)|put back (?:on|onto)|returned to) {_CLOCK}",
        r"add \g<n> Time Units to the clock",
    ),
    (
        rf"<C>(?P<n><N>) <TU> (?:is|are) (?:removed from|taken (?:off|from)|subtracted from|run off|deducted from) {_CLOCK}",
        r"remove \g<n> Time Units from the clock",
    ),
    (
        rf"<C>(?:take|run|burn|tick|bleed|knock|drain|subtract|deduct) (?:(?:an?|another) )?(?:(?:additional|extra) )?(?P<n><N>)(?: {_MORE})? <TU> (?:off(?: of)?|from) {_CLOCK}",
        r"remove \g<n> Time Units from the clock",
    ),
    (
        rf"<C>{_CLOCK} (?:runs(?: down| off)?(?: by)?|ticks(?: down)?(?: by)?|loses|is (?:reduced|lowered|run down) by|goes down by) (?:(?:an?|another) (?:{_MORE} )?)?(?P<n><N>)(?: {_MORE})? <TU>",
        r"remove \g<n> Time Units from the clock",
    ),
    (
        rf"<C>{_CLOCK} (?:gains|is (?:increased|extended) by|goes up by|gets back) (?P<n><N>)(?: {_MORE})? <TU>",
        r"add \g<n> Time Units to the clock",
    ),
    (
        rf"<C>(?:put|place|return|restore) (?P<n><N>) <TU>(?: back)? (?:on|onto|to) {_CLOCK}",
        r"add \g<n> Time Units to the clock",
    ),
    (
        r"\badd (?P<n><N>) to the <TU> of (?:your|the|this|the offense's) (?:called |current )?(?:play|run|pass)\b",
        r"the Time Units of this play are increased by \g<n>",
    ),
    (
        r"\bsubtract (?P<n><N>) from the <TU> of (?:your|the|this|the offense's) (?:called |current )?(?:play|run|pass)\b",
        r"the Time Units of this play are reduced by \g<n>",
    ),
    (
        r"\b(?P<n><N>) (?P<tu>time units?) (?P<way>less|fewer|more|extra)\b(?! than| or)",
        r"\g<n> \g<way> \g<tu>",
    ),
    (
        r"\b(?P<play>(?:the|this|your) (?:called |current )?play|plays|<CALL>) (?P<verb>burn|consume|run off|eat up|spend)(?P<s>s)? (?=(?:an? )?(?:<N>|no)\b)",
        r"\g<play> use\g<s> ",
    ),
    (
        r"<C>(?:every |each |all |any |an? )?(?P<whose>your opponent's |each player's |your |the offense's )?(?P<calls><CALL>)(?: play)? (?:takes?|uses?|costs?) (?:exactly|only|just|always) (?P<n><N>) <TU>(?=\.)",
        _units,
    ),
    # Timeouts
    (
        r"\b(?P<does>gains?|gets?|loses?) an (?:additional|extra) timeout(?=[.,]| and )",
        r"\g<does> one timeout",
    ),
    (
        r"\b(?:gets?|takes?|wins?|earns?|recovers?|regains?|receives?)(?: back)? (?P<n>an?|<N>) (?:spent |used |lost |extra |additional )?(?P<t>timeouts?)(?: back)?(?: (?:you have|they have|you|they|that (?:was|were|you have|you)) (?:already )?(?:used|spent|lost))?(?=[.,]| and )",
        lambda m: (
            f"{'gains' if re.match(r'(?:get|take|win|earn|recover|regain|receive)s', m[0], re.I) else 'gain'} {'one' if m['n'].lower() in ('a', 'an') else m['n']} {m['t']}"
        ),
    ),
    (
        r"<C>(?:take away|remove|take|discard|cancel) (?P<n>an?|<N>) (?:of )?(?P<of>your opponent's|your) timeouts?(?: away)?(?=[.,]| and )",
        _timeouts,
    ),
    (
        r"<C>(?:take away|take|remove) (?P<n>an?|<N>) timeouts? (?:away )?from (?P<who>your opponent)(?=[.,]| and )",
        lambda m: (
            f"your opponent loses {'one' if m['n'].lower() in ('a', 'an') else m['n']} timeouts"
        ),
    ),
    (
        r"\b(?P<who>your opponent|the offense|the defense|you|each player|they) (?:forfeit|give up|give back|surrender|forfeit|gives up|gives back)(?P<s>s?) (?P<n>an?|<N>) timeout",
        lambda m: (
            f"{m['who']} lose{'' if m['who'].lower() in ('you', 'they') else 's'} {m['n']} timeout"
        ),
    ),
    # Kicks
    (
        r"(?P<goals>\bfield goals?(?: this (?:down|possession|half))? (?:is|are)) (?:automatically|always) (?=(?:no )?good)",
        r"\g<goals> ",
    ),
    (
        r"<S>(?P<whose><WHOSE> )?field goals (?:attempted |kicked )?from (?:beyond|outside|behind)(?: of)? the (?:defense's )?(?P<n>\d+)(?: yard line)? are no good(?=\.)",
        lambda m: (
            f"While the ball is not inside the defense's {m['n']} yard line, {m['whose'] or 'each player' + chr(39) + 's '}field goals are no good"
        ),
    ),
    (
        r"<S>play(?: only)? (?:after|on|when there is) a missed field goal(?=\.)",
        "Play only when a field goal is missed",
    ),
    (
        rf"<C>treat (?:{_WHOSE} |the |all )?{_GOALS}(?P<when> this (?:down|possession|half))? (?:as if|as though) {_BALL}(?P<then> this (?:down|possession|half))?",
        _counts,
    ),
    (
        rf"<C>(?:{_WHOSE} |all )?{_GOALS}(?P<when> this (?:down|possession|half))? {_KICKED} {_BALL}(?P<then> this (?:down|possession|half))?",
        _counts,
    ),
    (
        r"\bthe (?:range of grit(?: values)?|grit values|grit range) (?:that (?:make|makes|are|is) (?P<whose>your|your opponent's|each player's|the offense's) field goals good|(?:for|of) (?P<of>your|your opponent's|each player's|the offense's) field goals) is (?P<n><N>) (?P<way>wider|narrower|larger|smaller)(?: (?:at|on) (?:each|both|either) (?:ends?|sides?))?",
        lambda m: (
            f"the Grit range of {m['whose'] or m['of']} field goals is {m['n']} {'wider' if m['way'].lower() in ('wider', 'larger') else 'narrower'}"
        ),
    ),
    (
        r"<C>(?P<whose>your|your opponent's|the offense's|each player's) field goals? (?:cannot|can't|may not|will not) (?:be missed|miss|be no good|fail)(?P<when> this (?:down|possession|half))?(?=\.)",
        r"\g<whose> field goals are good\g<when>",
    ),
    (
        r"<C>(?:an?|each|every|any) field goal (?P<does>scores|is worth|counts for|counts as) (?P<n><N>) (?P<more>more |additional |extra |fewer |less )?points?",
        lambda m: f"field goals are worth {m['n']} {m['more'] or ''}points",
    ),
    (
        r"<C>(?:kick|attempt|try|retry|re-kick) (?:your|the|that) (?:missed )?field goal (?:again|a second time|once more)(?=\.)|<C>(?:your|the) missed field goal is (?:kicked|attempted|tried) (?:again|a second time|once more)(?=\.)",
        "kick again",
    ),
    # Grit
    (r"\b(?:change|set|turn) the grit(?: value)? (?:in)?to (?=\d)", "the Grit becomes "),
    (
        r"<S>when(?:ever)? (?:a )?grit(?: value)? is determined, (?:it|the grit(?: value)?|that grit(?: value)?) is (?P<n><N>) (?P<way>lower|less|higher|more|greater)(?=\.)",
        lambda m: (
            f"All Grit values are {'reduced' if m['way'].lower() in ('lower', 'less') else 'increased'} by {m['n']}"
        ),
    ),
    (
        r"<S>when(?:ever)? (?:a )?grit(?: value)? is determined, (?P<how>add|subtract) (?P<n><N>) (?:to|from) (?:it|the grit(?: value)?)(?=\.)",
        lambda m: (
            f"All Grit values are {'increased' if m['how'].lower() == 'add' else 'reduced'} by {m['n']}"
        ),
    ),
    # Points
    (
        r"<C>add (?P<n><N>) points? to (?P<whose>your|your opponent's) score(?=[.,]| and )",
        lambda m: (
            f"{'score' if m['whose'].lower() == 'your' else 'your opponent scores'} {m['n']} points"
        ),
    ),
    (
        r"<S>(?:all )?(?P<kind>touchdowns|safeties) (?:score|are worth|count for) (?P<n><N>) (?:more|additional|extra) points?(?=\.)",
        lambda m: (
            f"Whenever you score a {'touchdown' if m['kind'].lower() == 'touchdowns' else 'safety'}, you score {m['n']} points. "
            f"Whenever your opponent scores a {'touchdown' if m['kind'].lower() == 'touchdowns' else 'safety'}, your opponent scores {m['n']} points"
        ),
    ),
    (
        r"(?:<S>(?P<while>while (?!attached)[^.,:]*), |<C>)(?P<whose>your|your opponent's) touchdowns (?:score|are worth|count for) (?P<n><N>) (?:more|additional|extra) points?(?P<when> (?:this|until) [^.]*)?(?=\.)",
        _touchdowns,
    ),
    (
        r"(?:<S>(?P<while>while (?!attached)[^.,:]*), |<C>)(?:each|every|any) touchdown (?P<whose>you|your opponent) scores? (?:is worth|counts for|scores) (?P<n><N>) (?:more|additional|extra) points?(?P<when> (?:this|until) [^.]*)?(?=\.)",
        _touchdowns,
    ),
    (
        r"<C>(?P<who>you |your opponent |the offense |the defense )?(?:receive|get|gain|earn|add|are awarded|is awarded)(?P<s>s?) (?P<n>an?|<N>) (?P<more>bonus |extra |additional )?points?(?=[.,]| and )",
        lambda m: (
            f"{m['who'] or ''}score{'' if not m['who'] or m['who'].lower() == 'you ' else 's'} {'1' if m['n'].lower() in ('a', 'an') else m['n']} points"
        ),
    ),
]
