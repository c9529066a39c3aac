"""What is asked and counted, in everyday English: who leads, where the ball is, what is left."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Into, Rule, above, below, one_play, owner, value

_WHOSE: Final = r"(?:your opponent's|the offense's|the defense's|your)"
_SIDE: Final = (
    r"(?:on|in) (?:(?P<whose>your opponent's|your|the offense's|the defense's)(?: own)?|(?P<own>its own|their own))"
    r" (?:side of the field|half of the field|territory|end of the field)"
)
_MIDFIELD: Final = 50
_FIELD: Final = r"(?P<where>(?: on the field| on the bench)?)"


def many(call: str) -> str:
    """`Long Pass`, `Runs` or `play` as plays of that kind."""
    one = one_play(call)
    if one.lower() == "play":
        return "plays"
    return f"{re.sub(r' play$', '', one, flags=re.IGNORECASE)} plays"


def _every_play(found: re.Match[str]) -> str:
    """`Gain 5 yards on each successful Run`: so much more, or less, with every such play."""
    who, lost = found["who"] or "you", found["verb"].lower().startswith("lose")
    fewer = lost or (found["more"] or "").lower().strip() in ("fewer", "less")
    more = "fewer" if fewer else "more"
    each = found["each"] or ""
    return f"{owner(who)} {many(found['call'])} gain {found['n']} {more} yards{each}"


def _on_side(found: re.Match[str]) -> str:
    """Whoever has the ball is where the ball is."""
    whose = found["whose"]
    if whose is None:
        who = found["who"].lower()
        if who == "the ball":
            return found[0]
        whose = owner(who)
    out = " not" if found["is"].lower().endswith("not") else ""
    return f"{found['if']}the ball is{out} inside {whose} {_MIDFIELD - 1}"


def _between(found: re.Match[str]) -> str:
    """Between two yard lines of the same side, these included."""
    low, high = sorted((int(found["low"]), int(found["high"])))
    whose = found["whose"]
    return f"the ball is inside {whose} {high} and the ball is not inside {whose} {low - 1}"


_BOUND: Final = {"more": "at least", "fewer": "at most", "less": "at most"}


def _state(found: re.Match[str]) -> str:
    """`At least two of your Players are Exhausted` counts the Exhausted ones."""
    how = found["how"].lower()
    where = found["where"] or " on the field"
    return f"the number of {found['whose']} {found['state']} {found['what']}{where} is {_BOUND.get(how, how)} {found['n']}"


def _empty(found: re.Match[str]) -> str:
    how = "at least 1" if found["not"] else "exactly 0"
    return f"the number of cards in {found['pile']} is {how}"


def _lead(found: re.Match[str]) -> str:
    """`You lead by no more than 3`: by one, two or three."""
    who = found["who"]
    be = "are" if who.lower() == "you" else "is"
    most = value(found["n"])
    way = "ahead" if found["way"].lower() == "lead" else "behind"
    return f"{who} {be} {way} and {who} {be} not {way} by at least {most + 1}"


def _verb(way: str) -> Into:
    def put(found: re.Match[str]) -> str:
        who = found["who"]
        return f"{who} {'are' if who.lower() == 'you' else 'is'} {way}"

    return put


ASKED: Final[list[Rule]] = [
    (r"\ba number of yards equal to\b", "yards equal to"),
    # At most so much
    (
        r"(\b(?:for each|for every|equal to) [^.]*?),? (?:up to|to a maximum of|with a maximum of|but (?:not|no) more than|but at most|to at most) (?:a maximum of )?(?P<n><N>)(?: yards?| (?:action |play )?cards?| time units?)?(?: total)?(?=\.)",
        r"\1, up to a maximum of \g<n>",
    ),
    (
        r"(\b(?:for each|for every|equal to) [^.]*)\. (?:you|the offense|your opponent) (?:(?:cannot|can't|may not|do not|does not) gain more than|gains? (?:at most|no more than)|(?:can|may) (?:only )?gain (?:at most|up to)) (<N>) yards (?:this way|in this way|(?:from|with|because of) this (?:card|effect|ability))(?=\.)",
        r"\1, up to a maximum of \2",
    ),
    (
        r"\b(gain <N> yards) plus (<N>) yards (?=for each |for every )",
        r"\1 and gain \2 yards ",
    ),
    (
        r"<C>for (?:each|every) (?P<what>[^.,:]*), (?P<do>(?:gain|lose|draw|the offense (?:loses|gains)|your opponent (?:loses|gains|discards)|you gain|you draw)\b[^.,]*)(?=\.)",
        r"\g<do> for each \g<what>",
    ),
    (
        r"\b(?:for each|for every) (?:of your )?(?P<what>(?:energized |exhausted )?<NOUN>)(?P<where> on the field)? (?:other than|besides|except|apart from) this player\b",
        r"for each of your other \g<what>\g<where>",
    ),
    (
        r"\bgain (?P<per><N>) yards for every (?P<n>two|three|four|five|[2-9]) (?P<what>[^.,]*?)(?=\.)",
        lambda m: (
            f"gain yards equal to {value(m['per'])} times the number of {m['what']} divided by {value(m['n'])} rounded down to the nearest {value(m['per'])}"
        ),
    ),
    (
        r"<C>gain (?:yards equal to )?half (?:of )?(?=the yards gained on )",
        "gain yards equal to half ",
    ),
    # More with every play
    (
        r"<C>(?:(?P<who>you|the offense|your opponent|the defense) )?(?P<verb>gain|lose)s? (?:an (?:additional|extra) )?(?P<n><N>) (?P<more>(?:additional|more|extra|fewer|less) )?yards (?:on|with|for) (?:(?:each|every|all|any|your)(?: of your)? (?:successful |completed |complete )?|(?:successful|completed) )(?P<call><CALL>|plays?)(?: (?:that )?(?:you|they) make)?(?P<each> for each [^.]*)?(?=\.| this | until | while )",
        _every_play,
    ),
    # The score
    (
        r"\b(?P<who>you|your opponent|the offense|the defense) (?P<way>lead|trail)s? by (?:no more than|at most) (?P<n><N>)(?: points?)?\b",
        _lead,
    ),
    (
        r"\b(?P<who>you|your opponent|the offense|the defense) (?P<way>lead|trail)s? by (?P<n><N>)(?: points?)? or (?:less|fewer)(?: points?)?\b",
        _lead,
    ),
    (r"\b(?P<who>you|your opponent|the offense|the defense) leads?\b(?= by |[.,])", _verb("ahead")),
    (
        r"\b(?P<who>you|your opponent|the offense|the defense) trails?\b(?= by |[.,])",
        _verb("behind"),
    ),
    (
        r"\b(ahead|behind|leading|losing|winning) by (<N>) points? or (?:more|greater)\b",
        r"\1 by at least \2",
    ),
    (
        r"\b(?P<way>ahead|behind|leading|losing|winning) by more than (?P<n><N>)(?: points?)?\b",
        above(r"\g<way> by at least {}"),
    ),
    (r"\b(are|is) down (?=by <N>|by at least|by more)", r"\1 behind "),
    (r"\b(are|is) up (?=by <N>|by at least|by more)", r"\1 ahead "),
    (
        r"\b(?P<if>if|while|unless) (?P<what>[^.,]*\b(?:ahead|behind|leading|losing|winning|tied)\b[^.,]*?) in (?:the (?P<half>first|second) half|overtime)(?=[.,])",
        lambda m: (
            f"{m['if']} it is {'the ' + m['half'] + ' half' if m['half'] else 'overtime'} and {m['what']}"
        ),
    ),
    (
        r"\bgain (?P<n><N>) yards? for each point (?:by which )?you are (?P<way>behind|ahead)(?: by)?\b",
        r"if you are \g<way>, gain yards equal to \g<n> times the score difference",
    ),
    # Downs
    (r"\bit is (?:second|2nd) down or later\b", "it is second, third or fourth down"),
    (r"\bit is (?:third|3rd) down or later\b", "it is third or fourth down"),
    (r"\bit is (?:second|2nd) down or (?:earlier|sooner)\b", "it is first or second down"),
    (r"\bit is (?:third|3rd) down or (?:earlier|sooner)\b", "it is first, second or third down"),
    # Where the ball is
    (
        r"(?P<if>\b(?:if|while|unless|as long as|only if|and|or) )(?P<who>you|your opponent|the offense|the ball) (?P<is>(?:is|are)(?: not)?) "
        + _SIDE
        + r"\b",
        _on_side,
    ),
    (
        r"\bthe ball is (?:past|beyond|across) (?:midfield|the 50(?: yard line)?)\b",
        f"the ball is inside the defense's {_MIDFIELD - 1}",
    ),
    (
        rf"\b(?P<is>is|are|started|began) outside (?P<line>{_WHOSE}(?: own)? \d+)\b",
        r"\g<is> not inside \g<line>",
    ),
    (
        r"\bthis down (?:started|began|starts|begins) (?P<not>not )?(?=inside |on your |on the )",
        r"the ball is \g<not>",
    ),
    (
        rf"\bthe ball (?:is|lies) between (?P<whose>{_WHOSE})(?: own)? (?P<low>\d+)(?: yard line)? and (?:{_WHOSE} )?(?P<high>\d+)(?: yard lines?)?\b",
        _between,
    ),
    (
        rf"\b(?:you are|the offense is|your opponent is|the ball is) within (?P<n>\d+) yards of (?P<whose>{_WHOSE}) (?:end zone|goal line)\b",
        r"the ball is inside \g<whose> \g<n>",
    ),
    (
        r"\b(?:you are|the offense is|the ball is) within (?P<n>\d+) yards of (?:the|scoring a touchdown in the) (?:end zone|goal line)\b",
        r"the ball is inside the defense's \g<n>",
    ),
    (
        r"\bthe offense (?:needs|is|has) (?P<n>\d+) yards or less (?:for|from|to) (?:a touchdown|the end zone|score)\b",
        r"the ball is inside the defense's \g<n>",
    ),
    # The clock
    (
        r"\bthere is (?:only )?(?:1|one) time unit (?:left|remaining)(?: in (?:the|this) (?:half|game)| on the clock)?\b",
        "there are exactly 1 Time Units left",
    ),
    (
        r"\b(?:your|the|this) (?:called )?play (?:uses|takes|costs) (?P<n><N>) or more time units\b",
        r"the Time Units of this play are at least \g<n>",
    ),
    (r"\bthe game is (not )?in overtime\b", r"it is \1overtime"),
    (r"\b(exhaust|play|use) only in overtime\b", r"\1 only if it is overtime"),
    (
        r"\b(exhaust|play|use) only in the (first|second) half\b",
        r"\1 only if it is the \2 half",
    ),
    # Timeouts
    (
        r"\b(timeouts? (?:you have|your opponent has|the offense has|the defense has)) (?:left|remaining)\b",
        r"\1",
    ),
    (
        r"\b(you|your opponent|the offense|the defense) (?:is|are) out of timeouts\b",
        r"\1 has no timeouts",
    ),
    (
        r"\byou have all (?:three )?(?:of )?your timeouts(?: left| remaining)?\b",
        "the number of your timeouts is at least 3",
    ),
    (
        r"\byour opponent has all (?:three )?(?:of )?their timeouts(?: left| remaining)?\b",
        "the number of your opponent's timeouts is at least 3",
    ),
    (
        r"\b(?P<have>you have|your opponent has|the offense has|the defense has) (?:used|spent) all (?:of )?(?:your|their)(?: three)? timeouts\b",
        r"\g<have> no timeouts",
    ),
    # Neither
    (
        r"\bneither player has (?:any |an? )?timeouts?(?: left| remaining)?\b",
        "the number of your timeouts is exactly 0 and the number of your opponent's timeouts is exactly 0",
    ),
    (
        r"\bneither player has (?:an?|any) (?P<what><TRAITS><NOUN>) on the field\b",
        r"the number of \g<what> on the field is exactly 0",
    ),
    # Piles
    (
        rf"\b(?P<pile>{_WHOSE} (?:(?:action |play )?(?:hand|deck|discard pile))) is (?P<not>not )?empty\b",
        _empty,
    ),
    (r"\bcards (?:left|remaining) in (?=your|their|the)", "cards in "),
    (
        r"\b(?P<whose>your|your opponent's) hand (?:has|contains) (?P<what>[^.,]*?(?:action|play) cards?)\b",
        lambda m: (
            f"{'you have' if m['whose'].lower() == 'your' else 'your opponent has'} {m['what']} in hand"
        ),
    ),
    (
        r"\b(?P<who>you|your opponent|the offense|the defense) holds? (?P<what>[^.,]*?(?:action|play) cards?)\b",
        lambda m: (
            f"{m['who']} {'have' if m['who'].lower() == 'you' else 'has'} {m['what']} in hand"
        ),
    ),
    (
        r"\byou have (?P<how>more|fewer) (?P<deck>action|play) cards in your (?P<pile>hand|deck|discard pile) than your opponent(?: has| does)?\b",
        r"the number of cards in your \g<deck> \g<pile> is \g<how> than the number of cards in your opponent's \g<deck> \g<pile>",
    ),
    (r"\b(than (?:your opponent|you)) (?:has|have|does|do)(?=[.,]| on )", r"\1"),
    # Players counted
    (
        rf"\b(?P<how>at least|at most|exactly) (?P<n><N>) of (?P<whose>{_WHOSE}) (?P<what>(?:\"[^\"]*\" )?<TRAITS><NOUN>){_FIELD} (?:are|is) (?P<state>energized|exhausted)\b",
        _state,
    ),
    (
        rf"\b(?P<n><N>) or (?P<how>more|fewer|less) of (?P<whose>{_WHOSE}) (?P<what>(?:\"[^\"]*\" )?<TRAITS><NOUN>){_FIELD} (?:are|is) (?P<state>energized|exhausted)\b",
        _state,
    ),
    (
        r"(?P<who>the offense|your opponent|the defense)(?P<do> [^.]*? (?:if|unless) (?:at least |at most |exactly )?<N>(?: or (?:more|fewer|less))? of) their (?P<what>[^.,]* (?:are|is) (?:energized|exhausted))\b",
        r"\g<who>\g<do> \g<who>'s \g<what>",
    ),
    (
        rf"(?P<if>\b(?:if|while|unless|as long as|only if) )(?P<how>exactly|at least|at most) (?P<n><N>) (?P<what><TRAITS><NOUN>){_FIELD} (?:are|is) (?P<state>energized|exhausted)\b",
        r"\g<if>the number of \g<state> \g<what> on the field is \g<how> \g<n>",
    ),
    (
        r"\bthere is another (?P<what>(?:\"[^\"]*\" )?<TRAITS><ONE>) on the field\b",
        r"the number of other \g<what> on the field is at least 1",
    ),
    (
        r"\b(?P<has>you have|your opponent has|the offense has|the defense has) an? (?P<one>superstar|legend) or (?:an? )?(?P<two>superstar|legend)(?: on the field)?\b",
        r"\g<has> a \g<one> on the field or \g<has> a \g<two> on the field",
    ),
    (r"\b(this player|that player) has a superstar attached\b", r"\1 is a Superstar"),
    # Who carries and who tackles
    (
        r"(?P<head>^|\n|attach to [^.]*\. )if this player is (?:the )?(?P<role>runner|receiver|tackler|ball carrier), (?P<do>[^.]*)\.",
        r"\g<head>Whenever this Player is designated while this Player is the \g<role>, \g<do>.",
    ),
    (
        r"\b(?P<one>the (?:runner|receiver|tackler|ball carrier)|this player|that player) is rated (?P<how>higher|lower) than (?P<two>the (?:runner|receiver|tackler|ball carrier)|this player|that player)\b",
        r"the rating of \g<one> is \g<how> than the rating of \g<two>",
    ),
    (
        r"(?P<if>\b(?:if|while|unless|as long as|only if|and) )(?P<whose>your|the) quarterback is (?P<state>energized|exhausted)\b",
        lambda m: (
            f"{m['if']}the number of {owner('you' if m['whose'].lower() == 'your' else 'the offense')} {m['state']} Quarterbacks on the field is at least 1"
        ),
    ),
    # The last play
    (
        r"\b(?:you|(?P<they>your opponent|the offense)) (?:ran the ball|(?P<pass>passed(?: the ball)?|threw a pass)) on the (?:last|previous) (?:play|down)\b",
        lambda m: (
            f"{m['they'] or 'you'} called a {'Pass' if m['pass'] else 'Run'} play on the previous down"
        ),
    ),
    (r"\bif the offense lost yards(?=[.,])", "if the play lost yards"),
    (
        r"(?P<if>\b(?:if|unless) )(?P<who>the offense|your opponent|you) lost yards on (?:the|their|your) (?:last|previous) play\b",
        lambda m: f"{m['if']}{owner(m['who'])} last play lost yards",
    ),
    (
        r"<S>(?P<who>the offense|your opponent) (?P<do>[^.]*?) (?P<if>if|unless) they (?P<how>gained|lost) (?P<what>[^.,]*? yards(?: or (?:more|less))?) on (?:the|their) (?:last|previous) play(?=\.)",
        r"\g<if> \g<who> \g<how> \g<what> on the last play, \g<who> \g<do>",
    ),
    (
        r"(?P<if>\b(?:if|unless|when|whenever|each time) [^.,]*?\b(?:gains?|gained|loses?|lost)) more than (?P<n><N>) yards\b",
        above(r"\g<if> {} yards or more"),
    ),
    (
        r"(?P<if>\b(?:if|unless|when|whenever|each time) [^.,]*?\b(?:gains?|gained|loses?|lost)) (?:fewer|less) than (?P<n><N>) yards\b",
        below(r"\g<if> {} yards or less"),
    ),
    (
        r"\bthe yards you gained on your (?:last|previous) play\b",
        "the yards gained on your last play",
    ),
    # What is compared
    (
        r"\bthe (grit|play strength)(?: value)? is (?:equal to|the same as|exactly equal to) the (grit|play strength)\b",
        r"the \1 is exactly the \2",
    ),
    (
        r"<S>(?!(?:at|play|exhaust|use|when|whenever|if)\b)(?P<do>[^.:,]*?) at the (?P<end>start|end) of (?:each of |every one of )?(?P<whose>your|your opponent's) possessions?(?=\.)",
        r"At the \g<end> of \g<whose> possession, \g<do>",
    ),
    # What is asked once
    (
        r"(<C>(?:(?:the offense|your opponent|you) )?(?:gains?|loses?|draws?|discards?) (?:<N>|an?) [^.,]*?) as long as (?=[^.,]*\.)",
        r"\1 if ",
    ),
    (
        r"(\b(?:run|receive|tackle)\b[^.:]*: )(?:as long as|while) (?=[^.,]*, (?:gain|draw|the offense|lose)\b)",
        r"\1If ",
    ),
]
