"""A play, a kick and a possession as people speak of them: who gains, which end, whose next."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.clauses import card_side
from snapcount.cards.text.paraphrases.rule import Rule

_THROUGH: Final = r"(?:(?:the|your|your opponent's) (?:runner|receiver|ball carrier))"
_END: Final = (
    r"(?:(?:on|at|from) (?:the|its) )(?P<end>low|lower|bottom|high|upper|higher|top) (?:end|side)"
)
_WIDER: Final = r"increase[ds]?|widen(?:ed|s)?|raise[ds]?|expand(?:ed|s)?|extend(?:ed|s)?"
_NARROWER: Final = r"decrease[ds]?|reduce[ds]?|narrow(?:ed|s)?|lower(?:ed|s)?|shrinks?"


def _moved(end: str, wider: bool, by: str) -> str:
    """How one end of a catch range moves: a wider one starts lower or ends higher."""
    low = end.lower() in ("low", "lower", "bottom")
    if low:
        return f"starts {by} {'lower' if wider else 'higher'}"
    return f"ends {by} {'higher' if wider else 'lower'}"


def one_end(found: re.Match[str]) -> str:
    """`Decrease the catch range by 2 on the high end`."""
    wider = re.fullmatch(_WIDER, found["verb"], re.I) is not None
    of = found["of"] or ""
    return f"the catch range{of} {_moved(found['end'], wider, found['n'])}"


def end_itself(found: re.Match[str]) -> str:
    """`The low end of the catch range is reduced by 2`: the number itself goes down."""
    down = re.fullmatch(_NARROWER, found["verb"], re.I) is not None
    low = found["end"].lower() in ("low", "lower", "bottom")
    verb, of = ("starts" if low else "ends"), found["of"] or ""
    return f"the catch range{of} {verb} {found['n']} {'lower' if down else 'higher'}"


def with_grit(found: re.Match[str]) -> str:
    """`… if the Grit is 7-9` where no Grit is known: it is determined for this."""
    text = found.string.lower()
    if re.search(r"\bkick|\bfield goal|\bpunt|\bdetermine", text):
        return found[0]
    return f"Determine Grit value. {found[0]}"


def of_next(found: re.Match[str]) -> str:
    """What is done to the yards of a next play is done when that play is revealed."""
    whose = found["whose"].lower()
    theirs = "your" if whose == "your" else "their"
    deed = f"{found['deed']} the yards gained on the play"
    if found["play"].lower() == "play":
        waits = f"Whenever {whose} play is revealed on {theirs} next play, {deed}."
    else:
        waits = (
            f"The next time {whose} {found['play']} is revealed until the end of the game, {deed}."
        )
    return waits if found["if"] is None else f"{found['if']}do this: [{waits}]"


def owner(whose: str) -> str:
    return "your" if whose.lower() == "you" else f"{whose}'s"


def next_possession(found: re.Match[str]) -> str:
    """Where a later possession starts: the ball is moved when it does."""
    forward = found["way"].lower() in (
        "closer",
        "nearer",
        "farther ahead",
        "further ahead",
        "ahead",
        "forward",
        "better",
    )
    groups = found.groupdict()
    whose = groups.get("whose") or owner(groups["who"])
    if whose.lower() == "the offense's":  # whoever is on offense now, not the next offense
        if card_side.get() is None:
            return found[0]
        whose = "your" if card_side.get() == "offense" else "your opponent's"
    return f"the next time {whose.lower()} possession starts, move the ball {'forward' if forward else 'back'} {found['n']} yards"


PLAYS: Final[list[Rule]] = [
    # Who gains
    (
        rf"<C>{_THROUGH} (gains|loses) (?=(?:an? )?(?:additional |extra )?(?:<N>|x) |no yards|yards )",
        r"the play \1 ",
    ),
    (r"\bthe play gains an (?:additional|extra) (<N>) yards\b", r"the play gains \1 yards"),
    (r"\b(the play gains|the play loses) (<N>) (?:additional|extra|more) yards\b", r"\1 \2 yards"),
    (
        r"\b(?:the offense|your opponent|the play|this play|it) (?:only )?gains (?:only )?half (?:of )?(?:the|its|their) yards(?: gained)?(?: on (?:the|this) play)?\b",
        "halve the yards gained on the play",
    ),
    (
        r"\bhalve the yards lost(?: on (?:the|this) play)?\b",
        "if the play lost yards, halve the yards gained on the play",
    ),
    (
        r"\breduce the yards lost(?: on (?:the|this) play)? by half\b",
        "if the play lost yards, halve the yards gained on the play",
    ),
    (
        r"(reduce the yards gained on (?:the|this) play by <N>\.[^.]*?) reduce (?:them|it|that) by (<N>)( instead)?",
        r"\1 reduce the yards gained on the play by \2\3",
    ),
    (
        r"<C>(?:you|the offense|your opponent|the play|this play) (?:cannot|can't|may not) lose (?:any )?yards(?: on (?:the|this) play)?\b",
        "the play gains at least 0 yards",
    ),
    (r"\bthe play is stopped for no (?:gain|yards)\b", "the play gains no yards"),
    (r"\bfor a loss of (<N>) yards\b", r"and the offense loses \1 yards"),
    (
        r"\b(gain|gains) (twice|<N> times) (the play strength|the grit) in yards\b",
        r"\1 yards equal to \2 \3",
    ),
    (
        r"\b(?:your play|the play|this play) gains (?:the same yards as|as many yards as|the yards of) your last play\b",
        "gain yards equal to the yards gained on your last play instead of the yards gained or lost on the play",
    ),
    (
        r"<C>(?:the )?(?:all )?(<CALL>) (?:cannot|can't|may not) gain more than (<N>) yards(?=\.)",
        r"whenever a \1 would gain more than \2 yards, instead gain \2 yards",
    ),
    (
        r"<C>(your|your opponent's|the offense's) (<CALL>) (?:cannot|can't|may not) gain more than (<N>) yards(?=\.)",
        r"whenever \1 \2 would gain more than \3 yards, instead gain \3 yards",
    ),
    (
        r"\b(would lose yards) on (?:a|the|any) play, (?:they|you|the offense) lose (?:an )?(?:additional|extra) (<N>) yards\b",
        r"\1, the offense loses \2 yards",
    ),
    (
        r"\b(would lose yards(?: on an? <CALL>)?), (?:they|you|the offense|it|your opponent) loses? (?:an )?(?:additional |extra )?(<N>) (?:additional |more |extra )?yards\b",
        r"\1, the offense loses \2 yards",
    ),
    # Base yards
    (r"\b(?:its|the play's|this play's|your play's) base yards\b", "the base yards"),
    (
        r"\bthe base yards are (?:equal to )?(?=<N> times|<N>\b(?! more| or )|the number|twice|half)",
        "the base yards become ",
    ),
    (r"\bset the base yards (?:to|at)\b", "the base yards become"),
    (r"\b(?:it|the play|the pass) gains half (?:of )?the base yards\b", "halve the base yards"),
    (
        r"\b(it is (?:complete|successful)|the play becomes (?:complete|successful)|the pass is (?:complete|successful))( instead)? and gains (half|twice|double) (?:of )?the base yards\b",
        lambda m: (
            f"{m[1]}{m[2] or ''} and {'halve' if m[3].lower() == 'half' else 'double'} the base yards"
        ),
    ),
    (r"\bthe base yards are (doubled|halved)\b", lambda m: f"{m[1].lower()[:-1]} the base yards"),
    # Catch ranges
    (
        rf"\b(?P<verb>increase|decrease|reduce|widen|narrow|raise|lower) the (?:catch )?range(?P<of> of (?:your|the offense's|your opponent's|all) [^.]*?)? by (?P<n><N>) {_END}\b",
        one_end,
    ),
    (
        rf"\bthe catch range(?P<of> of [^.]*?)? (?:is|are) (?P<verb>increased|decreased|reduced|widened|narrowed|raised|lowered|extended) by (?P<n><N>) {_END}\b",
        one_end,
    ),
    (
        rf"\bthe (?P<end>low|lower|bottom|high|upper|higher|top) end of the catch range(?P<of> of [^.]*?)? (?:is|are) (?P<verb>{_WIDER}|{_NARROWER}) by (?P<n><N>)",
        end_itself,
    ),
    (
        r"\b(?P<verb>increase|decrease|reduce|raise|lower) the (?P<end>low|lower|bottom|high|upper|higher|top) end of the catch range(?P<of> of [^.]*?)? by (?P<n><N>)",
        end_itself,
    ),
    (
        r"\b(?:increase|widen|raise) the catch range(?: of (?:the offense's|your|the|this) (?:current |called )?(?:play|pass))? by (<N>) for each\b",
        r"widen the catch range by \1 for each",
    ),
    (
        r"\b(?:reduce|decrease|narrow|lower) the catch range(?: of (?:the offense's|your opponent's|your|the|this) (?:current |called )?(?:play|pass))? by (<N>) for each\b",
        r"narrow the catch range by \1 for each",
    ),
    (
        r"\b(your|all|your opponent's|the offense's) (<CALL>) have a catch range of (\d-\d)\b",
        r"the catch range of \1 \2 becomes \3",
    ),
    (
        r"\bthe catch range of (your|your opponent's|the offense's) next play (is|becomes) ([^.]*)",
        lambda m: (
            f"the catch range of {m[1]} plays {m[2]} {m[3]} on {'your' if m[1].lower() == 'your' else 'their'} next play"
        ),
    ),
    (
        r"<S>the catch range of (your|your opponent's|the offense's) next (<CALL>) (?:is|becomes) (\d-\d)(?=\.)",
        r"The next time \1 \2 is revealed until the end of the game, the catch range becomes \3",
    ),
    (
        r"<S>the catch range of (your|your opponent's|the offense's) next (<CALL>) is (?:increased|widened) by (<N>)(?=\.)",
        r"The next time \1 \2 is revealed until the end of the game, widen the catch range by \3",
    ),
    # Grit for an effect
    (r"(?:<S>|(?<=\): ))[^.:]*? if the grit(?: value)? is [^.]*\.", with_grit),
    (r"<S>if the grit(?: value)? is [^.]*\.", with_grit),
    # Whose call
    (r"\b(your opponent|the offense|the defense) must flip over\b", r"\1 flips over"),
    (r"\byour call(?= becomes| is also| cannot)", "your called play"),
    (r"(\byour called play is also (?:a )?)(<CALL>(?:, <CALL>)*),? and (?=<CALL>)", r"\1\2 or "),
    (
        r"(\byour called play becomes )(?:a )?(<CALL>) / (<CALL>)",
        r"\1a \2. Your called play is also a \3",
    ),
    (
        r"\b(your (?:called|current) play) becomes the same (?:as|play as) (your opponent's (?:called |current )?play)\b",
        r"\1 becomes your opponent's called play",
    ),
    (
        r"\b(your (?:called|current) play) becomes a copy of (your opponent's (?:called |current )?play)\b",
        r"\1 becomes your opponent's called play",
    ),
    (r"\b(?:this|your) play (?=cannot be changed)", "your called play "),
    (
        r"<C>(<CALL>) (?:cannot|can't|may not) be called( [^.]*)?(?=\.)",
        r"each player cannot call \1\2",
    ),
    # Turnovers
    (
        r"\b(?:your opponent's|the offense's) play is (a fumble|an interception|a pick six)\b",
        r"the play becomes \1",
    ),
    (
        r"\bthe (?:run|pass|play) ends in (a fumble|an interception|a pick six)\b",
        r"the play becomes \1",
    ),
    (
        r"<C>cancel (?:the|an?|any|that|your opponent's) (fumble|interception)(?: this down)?(?=\.(?![^.]* instead\.))",
        lambda m: (
            f"the next time {'a fumble' if m[1].lower() == 'fumble' else 'an interception'} would happen this down, cancel the live ball turnover"
        ),
    ),
    # Designation
    (
        r"\b((?<!cannot be )designated|designate (?:an?|one of|the) [^.]*?) to tackle(?! the)\b",
        r"\1 as the tackler",
    ),
    (
        r"\b(must (?:be )?designate[d]?(?: (?:an?|one of|the) [^.]*?)?) to run(?: the ball)?(?! or)\b",
        r"\1 as the runner",
    ),
    (
        r"\b(must (?:be )?designate[d]?(?: (?:an?|one of|the) [^.]*?)?) to receive(?: the ball| a pass| the pass)?\b",
        r"\1 as the receiver",
    ),
    (r"\b(as the (?:tackler|runner|receiver)) this down if able\b", r"\1 if able this down"),
    (r"\bcannot be designated as the tackler\b", "cannot be designated to tackle"),
    (
        r"\b(your opponent|the offense|the defense|you) (?:cannot|can't|may not) designate (an?|any|one of their|their) (<TRAITS><NOUN>)(<WHERE>)( as the tackler| to (?:run|receive)(?: the ball| a pass)?)?",
        lambda m: (
            f"{owner(m[1])} {m[3]}{'' if m[3].endswith('s') else 's'}{m[4]} cannot be designated{'' if not m[5] or 'tackler' in m[5].lower() else m[5]}"
        ),
    ),
    (
        r"\b(?:your|the) (?:runner|receiver|ball carrier) (?:cannot|can't|may not) be tackled by (?:an?|any) (<TRAITS><ONE>)(<WHERE>)",
        r"the defense's \1s\2 cannot be designated",
    ),
    (
        r"\byour opponent must designate the player of your choice to (?:run|receive|run or receive|tackle)(?: the ball)?( this down)?(?=[.,])",
        r"choose one of your opponent's Players. That Player must be designated if able\1",
    ),
    # The next play
    (
        r"<S>(?P<if>if [^.]*?, )?(?P<deed>double|halve) the yards gained on (?P<whose>your|your opponent's|the offense's) next (?P<play>play|<CALL>)\.",
        of_next,
    ),
    (
        r"\b(your|your opponent's|the offense's) next play (?:takes|uses|costs) (?:0|zero|no) (<TU>)",
        lambda m: (
            f"{m[1]} plays take no Time Units on {'your' if m[1].lower() == 'your' else 'their'} next play"
        ),
    ),
    (
        r"\b(your|your opponent's|the offense's) next play (?:does not|doesn't) (?:take|use|cost) (?:any )?(<TU>)",
        lambda m: (
            f"{m[1]} plays take no Time Units on {'your' if m[1].lower() == 'your' else 'their'} next play"
        ),
    ),
    (
        r"\b(your|your opponent's|the offense's) next play (?:takes|uses|costs) (<N>) (<TU>)",
        lambda m: (
            f"{m[1]} plays take {m[2]} {m[3]} on {'your' if m[1].lower() == 'your' else 'their'} next play"
        ),
    ),
    (
        r"\b(your|your opponent's|the offense's) next (play|<CALL>) loses (<N>) yards\b",
        r"\1 next \2 gains \3 fewer yards",
    ),
    (
        r"\badd (<N>) (<TU>) to the (<TU>) of (?:this|the) play\b",
        r"the Time Units of this play are increased by \1",
    ),
    (
        r"\b(?:subtract|remove) (<N>) (<TU>) from the (<TU>) of (?:this|the) play\b",
        r"the Time Units of this play are reduced by \1",
    ),
    (r"<C>(?:each|every) play (takes|uses|costs) ", r"all plays \1 "),
    (r"\b(all plays|your plays|your opponent's plays) (?:takes|uses|costs) (<N>)", r"\1 take \2"),
    (
        r"<S>no (?:time units|time) (?:are|is) used(?: on (?:the|this) play)?(?=\.)",
        "This play takes no Time Units",
    ),
    (r"<S>stop the clock\. (?=this play takes no|no time)", ""),
    (
        r"\b(?:the offense|your opponent|the play) (?:loses|uses) (?:an )?(?:additional|extra) (<TU>)(?=\.)",
        "the Time Units of this play are increased by 1",
    ),
    (
        r"\band loses an additional time unit(?=\.)",
        "and the Time Units of this play are increased by 1",
    ),
    # Where a possession starts, and the ball
    (
        r"<C>(?P<whose>your|your opponent's|the offense's|the defense's) (?:new|next) possession (?:starts|begins) (?P<n><N>) yards (?P<way>closer|nearer|further back|farther back|back|further ahead|farther ahead|ahead)(?: (?:to|from) [^.]*?end zone)?(?=[.,]| and)",
        next_possession,
    ),
    (
        r"<C>(?P<who>you|your opponent|the offense) (?:start|begin)s? (?:your|their) (?:new|next) possession (?P<n><N>) yards (?P<way>closer|nearer|further back|farther back|back|further ahead|farther ahead|ahead)(?: (?:to|from) [^.]*?end zone)?(?=[.,]| and)",
        next_possession,
    ),
    (
        r"<C>(your|your opponent's) (?:new|next) possession (?:starts|begins) (?:at|on|from) (your|your opponent's|their) (?:own )?(\d+)(?: yard line)?",
        lambda m: (
            f"the next time {m[1]} possession starts, place the ball on {'your opponent' + chr(39) + 's' if m[2].lower() == 'their' else m[2]} {m[3]}"
        ),
    ),
    (
        r"\bthe ball is moved (back|forward) (<N>) yards(?: toward [^.]*?end zone)?",
        r"move the ball \1 \2 yards",
    ),
    (r"\bmove the ball up (<N>) yards\b", r"move the ball forward \1 yards"),
    # Play Strength
    (
        r"\badd or subtract (<N>) (?:to or from|from|to) the play strength\b",
        r"choose one: • Increase the Play Strength by \1. • Reduce the Play Strength by \1",
    ),
    (
        r"\badd (<N>) to the play strength of (your|all|your opponent's|the offense's) (plays|<CALL>)",
        r"the Play Strength of \2 \3 is increased by \1",
    ),
    (
        r"\bsubtract (<N>) from the play strength of (your|all|your opponent's|the offense's) (plays|<CALL>)",
        r"the Play Strength of \2 \3 is reduced by \1",
    ),
    # What cannot be stopped
    (
        r"<C>your (?:called |current )?play (?:cannot|can't) be stopped(?: this down)? unless (your opponent [^.]*)(?=\.)",
        r"whenever the play would be stopped this down, the play becomes successful unless \1",
    ),
    (
        r"\b(would be stopped, )(?:it|the pass|the play|the run) is successful( instead)? and gains (<N>) yards",
        r"\1the play becomes successful and gain \3 yards",
    ),
    # Touchdowns
    (
        r"<C>(your|your opponent's) touchdowns (?:are worth|score) (<N>) (?:additional|more|extra) points?\b",
        lambda m: (
            f"whenever {'you score' if m[1].lower() == 'your' else 'your opponent scores'} a touchdown, {'you score' if m[1].lower() == 'your' else 'they score'} {m[2]} points"
        ),
    ),
    (
        r"<C>(?P<who>(?:this|that|those|all|target|one of|your|your opponent's)[^.,]*?) cannot be (?P<one>exhausted|energized|designated) or (?P<two>exhausted|energized|designated)(?P<when> [^.]*)?(?=\.)",
        r"\g<who> cannot be \g<one>\g<when>. \g<who> cannot be \g<two>\g<when>",
    ),
    (
        r"\b(your opponent|the offense|the defense|you|they|each player) also (loses?|gains?|draws?|discards?)\b",
        r"\1 \2",
    ),
    # Players
    (
        r"\bplayers (?:do not|don't|cannot|can't) become (energized|exhausted) by (?:card )?effects\b",
        r"all players cannot be \1 by effects",
    ),
    (r"\bcannot be energized by (?:card )?effects\b", "cannot be energized"),
    (
        r"\beach player's designated players (?:stay|remain) exhausted and cannot be energized until the end of the next down\b",
        "the ball carrier cannot be energized during the next down and the tackler cannot be energized during the next down",
    ),
    (
        r"\bthe (?:runner|receiver|ball carrier) ignores the tackler's (?:tackle )?abilit(?:y|ies)\b",
        "cancel the tackler's Tackle ability",
    ),
]
