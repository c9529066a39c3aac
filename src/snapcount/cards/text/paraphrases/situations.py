"""Conditions as people say them, and sentences that say in two what the grammar says in one."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, above, below, owner, value

MOST_REPEATED: Final = 3


def either_pile(found: re.Match[str]) -> str:
    """Cards of a discard pile, whichever: each is of the one or of the other."""
    count = 1 if found["n"].lower() in ("a", "an") else value(found["n"])
    whose = found["whose"]
    alone = re.search(r"(?:^|[.:•\n\"])\s*$", found.string[: found.start()])
    if not 1 <= count <= (MOST_REPEATED if alone else 1):
        return found[0]  # what a condition holds for must not come apart
    one = " ".join(
        f"• Put {kind} card from {whose} discard pile into {whose} hand."
        for kind in ("a Play", "an Action")
    )
    return " ".join(["Choose one: " + one] * count)


_HEAD: Final = re.compile(
    r"(?:^|(?<=[.\n] )|(?<=\n))(?=(?:exhaust|run|receive|tackle)\b[^.:]*:)", re.I
)


def uncancelled(found: re.Match[str]) -> str:
    """What holds for all abilities of a card is said of each."""
    rest = (found["before"] + found["after"]).strip()
    abilities = [part.strip() for part in _HEAD.split(rest) if part.strip()]
    if not abilities or not all(_HEAD.match(part) for part in abilities):
        return found[0]
    said = [re.split(r" (?=exhaust only)", part, maxsplit=1, flags=re.I) for part in abilities]
    return " ".join(" ".join([part[0], "This cannot be cancelled.", *part[1:]]) for part in said)


SITUATIONS: Final[list[Rule]] = [
    (
        r"(?s)^(?P<before>.*?)(?:(?:this player's|its) (?:(?:run|receive|tackle|exhaust) )?abilit(?:ies|y)|(?:run|receive|tackle|exhaust) abilities of this player) cannot be cancel(?:l)?ed\.\s*(?P<after>.*)$",
        uncancelled,
    ),
    # What was called
    (r"\bif (an? <CALL>(?: or <CALL>)?) (?:was|is|has been) called\b", r"if the called play is \1"),
    (
        r"\bif (?:a|the) (?:called )?(pass|run) (?:play )?(?:was|is|has been) called\b",
        r"if the called play is a \1",
    ),
    (
        r"\b(?:the offense's|your opponent's|the) play is (stopped|incomplete|successful) if it is (an? <CALL>)(?=\.)",
        r"if the called play is \2, the play becomes \1",
    ),
    (
        r"<S>if your next play is (?:a|an) (<CALL>), it gains (<N>) (?:additional|more) yards",
        r"Your \1 gain \2 more yards on your next play",
    ),
    (
        r"\b(whenever|when|each time|the next time) (your opponent|the offense|you) completes? (?:an? )?(<CALL>)\b",
        lambda m: f"{m[1]} {owner(m[2])} {m[3]} is complete",
    ),
    (
        r"\bif (the offense|your opponent) (gained|lost) ([^.,]*?yards(?: or (?:more|less))?) on (?:the|their) (?:last|previous) play\b",
        r"if \1's last play \2 \3",
    ),
    (
        r"\bif you (gained|lost) ([^.,]*?yards(?: or (?:more|less))?) on (?:the|your) (?:last|previous) play\b",
        r"if your last play \1 \2",
    ),
    (
        r"\byou may (?:use|call) (?:that card|it) as your play(?: this down)?\b",
        "you may have it become your play",
    ),
    (r"\b(?:your|the) play's strength\b", "the Play Strength"),
    (
        r"\b(your successful <CALL>) become (<CALL>) and (?:remain|stay) what they (?:were|are)\b",
        r"\1 are also \2",
    ),
    (
        r"\bwhenever ([^.,]*?) uses an exhaust ability([^.,]*), cancel that ability(?=\.)",
        r"whenever \1 uses an Exhaust ability\2, cancel it",
    ),
    (
        r"<S>(the offense|your opponent|you) gains? (<N>) (additional|more|fewer) yards on (?:all )?(<CALL>)(?=[. ])",
        lambda m: (
            f"{'Your' if m[1].lower() == 'you' else m[1] + chr(39) + 's'} {m[4]} gain {m[2]} {m[3]} yards"
        ),
    ),
    (r"<S>neither player (?:may|can) ", "Each player cannot "),
    # What the play does
    (
        r"<S>your play gains (at least|at most|exactly|no more than)\b",
        r"The play gains \1",
    ),
    (r"\byour catch range\b", "the catch range"),
    (
        r"(copy (?:the defense's call|your opponent's (?:called )?play))\. (?:it|that play) becomes your (?:called )?play(?: this down)?",
        r"\1",
    ),
    (
        r"<S>your (?:pass|passes) cannot be intercepted( this down)?(?=\.)",
        r"Whenever you would throw an interception\1, cancel the live ball turnover",
    ),
    (
        r"<S>(?:you|your players) cannot fumble( this down)?(?=\.)",
        r"Whenever you would fumble\1, cancel the live ball turnover",
    ),
    (
        r"\b(the (?:pass|play) (?:is|becomes) (?:incomplete|stopped|complete|successful)) instead(?=\.)",
        r"\1",
    ),
    (r"(\b<N> (?:less|fewer) <TU>|<TU> [^.]*? by <N>),? to a minimum of (?:0|zero)(?=\.)", r"\1"),
    (
        r"\bonce per (half|game|possession|down), if (your (?:pass|play|run)|the (?:pass|play)) is (incomplete|stopped|complete|successful),",
        r"once per \1, whenever \2 is \3,",
    ),
    (r"\bat the (start|end) of (your|each of your) possessions\b", r"at the \1 of your possession"),
    # What the play did
    (
        r"\bif (?:the offense|you|your opponent) (gain|lose|gained|lost)(s?) ([^.,]*?yards(?: or (?:more|less))?) (?:on|with|during) (?:this|the) play\b",
        r"if the play \1\2 \3",
    ),
    (r"\bif the play loses yards\b", "if the play lost yards"),
    # Sides of the field
    (
        r"\bthere are (more|fewer) (<TRAITS><NOUN>) on your side(?: of the (?:ball|field))? than on (?:your opponent's|their)(?: side)?(?: of the (?:ball|field))?",
        r"you have \1 \2 than your opponent",
    ),
    (
        r"\b(target|an?|one|all|up to <N>) (<TRAITS>)(player|players) on the (offense|defense)\b",
        lambda m: (
            f"{m[1]} {m[2]}{'offensive' if m[4].lower() == 'offense' else 'defensive'} {m[3]}"
        ),
    ),
    (
        r"\bfor each (<TRAITS><NOUN>) on (your|your opponent's|their) side(?: of the (?:ball|field))?",
        r"for each of \2 \1",
    ),
    (
        r"(<S>(the offense|your opponent|the defense) [^.]*? for each )(<TRAITS><NOUN>) they have(?: on the field)?\b",
        r"\1of \2's \3",
    ),
    (
        r"\brating (?:that is )?(?:below|under|less than) (?P<n>\d+)\b",
        below("rating of {} or less"),
    ),
    (
        r"\brating (?:that is )?(?:above|over|greater than|higher than|more than) (?P<n>\d+)\b",
        above("rating of {} or more"),
    ),
    (
        r"\b(rating is (?:lower|higher|less|greater) than (?:this|that) player's)(?=[,.])",
        r"\1 rating",
    ),
    (
        r"\b(cannot be) (exhausted|energized|designated) or (exhausted|energized|designated)( (?:this|until|for|during|by)[^.,]*)?(?=[.,])",
        r"\1 \2\4 and \1 \3\4",
    ),
    (r"\bloses (?:its|their|all of its|all its) abilities\b", "loses all abilities"),
    (r"\babilities (?:do nothing|have no effect)\b", "abilities are cancelled"),
    (r"\bcancel an? (run|receive|tackle) ability\b", r"cancel target \1 ability"),
    (
        r"(?s)(attach to [^.]*\..*?) while this player is on the field(?=\.)",
        r"\1",
    ),
    (
        r"<S>(until the end of [^,.]*|this (?:down|possession|half)), (target <TRAITS><ONE><WHERE>|one of (?:your|your opponent's) <TRAITS><NOUN><WHERE>) ([^.,]*)\.",
        lambda m: f"{m[2][:1].upper()}{m[2][1:]} {m[3]} {m[1][:1].lower()}{m[1][1:]}.",
    ),
    (
        r"<S>(one of (?:your|your opponent's) <TRAITS><NOUN><WHERE>|target <TRAITS><ONE><WHERE>) becomes (energized|exhausted)(?=\.)",
        lambda m: (
            f"{'Energize' if m[2].lower() == 'energized' else 'Exhaust'} {m[1][:1].lower()}{m[1][1:]}"
        ),
    ),
    (
        r"\beach player chooses (one|<N>) of (their <TRAITS><NOUN><WHERE>) and (exhausts|energizes) (?:it|them|that player)\b",
        r"each player \3 \1 of \2",
    ),
    (
        r"\bcannot be (?:chosen|targeted|the targets?)(?: (?:by|of) (?:any )?(?:effects|cards|abilities))?(?=[.,]| (?:this|until|while|during) )",
        "cannot be targeted",
    ),
    (
        r"\bcannot be (?:chosen|targeted|the targets?) (?:by|of) (?:your opponent|(?:your )?opponent's (?:effects?|cards?|abilities))(?=[.,]| )",
        "cannot be targeted by your opponent",
    ),
    (r"\bby (?:your )?opponent's (?:cards|effects|abilities)\b", "by your opponent"),
    (r"\battach (target power up) to another player\b", r"move \1 to another Player"),
    (
        r"\bchange the target of (target [^.]*?) to another player(?=\.)",
        r"choose a new target for \1",
    ),
    (
        r"<S>unless (your opponent|the offense|the defense|you) ((?:discard|exhaust|energize)s? [^.,]*), ([^.]*)\.",
        lambda m: f"{m[3][:1].upper()}{m[3][1:]} unless {m[1]} {m[2]}.",
    ),
    (
        r"\blook at your opponent's (action|play) hand and discard (an?|<N>) cards? from it at random\b",
        r"look at your opponent's \1 hand. Your opponent discards \2 \1 card at random",
    ),
    (
        r"<S>(?:teams|players) (?:cannot|may not) (?:kick|attempt|try) field goals\b",
        "Each player cannot try a field goal",
    ),
    (r"\banother (<TRAITS><ONE>) on your team\b", r"one of your other \1s"),
    (r"\b(an?|one) (<TRAITS><ONE>) on your team\b", r"one of your \2s"),
    (
        r"(<C>(?:this player|that player) has [+-] ?\d+ rating[^.\"]*?) and (gains \")",
        r"\1. This Player \2",
    ),
    (
        r"(at the (?:start|end) of your opponent's (?:possession|down|play), [^.]*?)\btheir\b",
        r"\1your opponent's",
    ),
    # Decks
    (
        r"\ball (?:of )?your players are from (?:the same|one) (?:team|franchise)\b",
        "your deck has Players from 1 team",
    ),
    (
        r"\byou have ((?:no|an?|<N>|at least <N>|at most <N>|exactly <N>|only <N>|<N> or more) [^.,]*?) in your deck\b",
        r"your deck has \1",
    ),
    # Turnovers
    (r"\byour (?:defense|offense) (forces|scores|gains)\b", lambda m: f"you {m[1][:-1]}"),
    (
        r"\bthe (?:quarterback|running back|passer) fumbles(?: the ball)?\b(?!,)",
        "the play becomes a fumble",
    ),
    (
        r"\bif an? (interception|fumble) (?:occurs|happens|results)(?: (this down|on this play))?, it is returned for a touchdown\b",
        r"if an \1 would happen this down, the play becomes a Pick Six",
    ),
    (
        r"\bcancel (?:a|an|the|that) (?:fumble or (?:an? )?interception|interception or (?:a )?fumble)\b",
        "cancel the live ball turnover",
    ),
    # Calls from the hand
    (
        r"\b(?:exchange|swap|trade) your (?:called |current )?play (?:with|for) (?:a|an|any|another) (?:other )?(?:play|play card) (?:from|in) your hand\b",
        "exchange your called play with a Play card from your hand",
    ),
    (
        r"\b(?:change|replace|switch) your (?:called |current )?play (?:to|with|for) (?:a|an|any|another) (?:other )?(?:play|play card) (?:from|in) your hand\b",
        "choose a Play card from your hand and it becomes your play",
    ),
    # Cards
    (
        r"\b(choose an? (?:(?:action|play) )?card from it)\. (?:they|your opponent|that player) discards? (?:that card|it)(?! and)\b",
        r"\1 and discard it",
    ),
    (
        r"<C>(?:return|put) (?P<n>an?|<N>) cards? (?:from|in) (?P<whose>your) discard piles? (?:to|into|in) your hand\.",
        either_pile,
    ),
    (
        r"\b(shuffles?) (your|their) hands? into (?:your|their) decks?\b",
        r"\1 \2 Play hand into \2 Play deck and \1 \2 Action hand into \2 Action deck",
    ),
    (
        r"\b(your opponent|the offense|the defense) skips? (?:their|the) next action(?: card)? draw\b",
        r"\1 does not draw an Action card at the end of this down",
    ),
    (r"<C>(?:take|get) an? (?:extra|additional) timeout\b", "gain a timeout"),
    (
        r"<C>(each player|your opponent|you) (?:has|have) a hand (?:size|limit) of (<N>)",
        lambda m: f"{owner(m[1])} hand limit is {m[2]}",
    ),
    (r"\bcatch ranges of (?=all|your|each|long|medium|short|pass)", "the catch range of "),
    # The clock
    (r"\b(gain <N> yards) for each time unit left\b", r"\1 times the number of Time Units left"),
    (r"<C>add (<N>) (<TU>) to (?:this|the) play\b", r"increase the Time Units of this play by \1"),
    (
        r"<C>(?:remove|subtract) (<N>) (<TU>) from (?:this|the) play\b",
        r"reduce the Time Units of this play by \1",
    ),
    (r"\bduring the end of (?:the|a) play\b", "at the end of the play"),
    (
        r"<S>((?:all )?<CALL>) (gain <N> (?:fewer|more|additional) yards) and ((?:all )?<CALL>) (gain <N> (?:fewer|more|additional) yards)(?=\.)",
        r"\1 \2. \3 \4",
    ),
    # Layers and kicks
    (
        r"<C>(?:(your|your opponent's|all) )?(kicks|field goals|punts) (?:have|get) ([+-]) ?(\d) grit\b",
        lambda m: (
            f"the Grit of {'each player' + chr(39) + 's' if (m[1] or 'all').lower() == 'all' else m[1]} {m[2]} is {'increased' if m[3] == '+' else 'reduced'} by {m[4]}"
        ),
    ),
    (
        r"\b(?:remove|cancel) (?:all|every|each) (other )?effects? (?:from|in|on) the layers?\b",
        r"cancel all \1effects",
    ),
    (
        r"\b(<WHOSE>) field goals may be (?:attempted|tried|kicked) from (<N>) yards (?:further|farther)(?: away| out)?",
        r"\1 field goals count as \2 yards nearer",
    ),
]
