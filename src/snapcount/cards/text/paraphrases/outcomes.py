"""What all plays of a kind come to, and what happens to whoever played a part in them."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, one_play

_RESULT: Final = r"(?P<result>incomplete|stopped|successful|complete)"
_WHEN: Final = r"(?P<when> (?:this (?:down|possession|half|game)|until the end of (?:the|this) (?:down|possession|half|game)))?"


def always(found: re.Match[str]) -> str:
    """`All Pass plays are incomplete this down.`"""
    plays = one_play(found["calls"])
    whose = found["whose"] or ("an " if plays[:1].lower() in "aeiou" else "a ")
    if not re.search(r"\bplay\b", plays, re.IGNORECASE):
        plays = f"{plays} play"
    so = f"{found['so'].strip()}, " if found["so"] else ""
    return f"Whenever {whose}{plays} {comes(found['result'])}{found['when'] or ''}, {so}the play becomes {found['result']}"


def comes(result: str) -> str:
    """When plays are made to come out so: what fails is asked again whenever success is (F-7)."""
    return "would be successful" if result.lower() in ("incomplete", "stopped") else "is revealed"


def worth(found: re.Match[str]) -> str:
    """`During overtime, touchdowns are worth 8 points.`"""
    more = int(found["n"]) - 7
    if more < 1:
        return found[0]
    points = f"{more} point{'s' if more > 1 else ''}"
    time = "while it is overtime"
    return (
        f"Whenever you score a touchdown {time}, score {points}. "
        f"Whenever your opponent scores a touchdown {time}, your opponent scores {points}"
    )


OUTCOMES: Final[list[Rule]] = [
    (
        rf"<S>(?:all )?(?P<whose>your opponent's |your |the offense's )?(?P<calls><CALL>) (?:are|become) (?:always |automatically )?{_RESULT}{_WHEN}(?P<so> (?:if|unless) [^.,]*)?(?=\.)",
        always,
    ),
    (
        r"<S>after ((?:you|your opponent|the offense|the defense|each player) (?!designat)[^.,]*|an? [^.,]* (?:is|are) [^.,]*),",
        r"Whenever \1,",
    ),
    (
        r"<S>((?:remove|discard) this card(?: from the field)?) (?:after|when) ((?:an?|you|your opponent|the offense|the defense|either player) [^.,]*)\.",
        r"Whenever \2, \1.",
    ),
    (r"<S>(?:in|during) overtime, touchdowns are worth (?P<n>\d+) points(?=\.)", worth),
    (
        r"(<S>when(?:ever)? [^.,]*?) (?:in|during) overtime,",
        r"\1 while it is overtime,",
    ),
    (
        r"\b(?:does|do) not become exhausted(?: at the end of (?:the|this|a) (?:play|down))? (?:when|after|for|by) (?:(?:it|they) (?:is|are) )?(?:being )?(?:designated|tackling|making a tackle)(?: to (?:run|receive|tackle)(?: the ball)?)?",
        "cannot be exhausted by being designated",
    ),
    (
        r"\bthis player (?:does not|doesn't|isn't|is not) (?:become )?exhausted (?:at the end of (?:the|this) play|this down|from (?:running|receiving|tackling|being designated)|after (?:making a tackle|being designated|running|receiving)|by being designated)(?=\.)",
        "this Player cannot be exhausted by being designated",
    ),
    (
        r"\b(this player|the tackler|the runner|the receiver|the ball carrier|that player) (?:does not become|is not|does not get) exhausted at the end of (?:the|this|a) (?:play|down)",
        r"\1 cannot be exhausted by being designated",
    ),
    (
        r"\b(this player|the tackler|the runner|the receiver|the ball carrier|that player) (?:stays|remains) energized (?:when|after)(?: (?:it is )?designated| (?:the|this) (?:play|down)(?: ends)?)(?=[.,])",
        r"\1 cannot be exhausted by being designated",
    ),
    (
        r"\byou (?:may|can) have (?:up to )?(<N>) (action|play) cards in (?:your )?hand\b",
        r"your \2 hand limit is \1",
    ),
    (
        r"\byour opponent (?:may|can) have (?:only |up to |at most )?(<N>) (action|play) cards in (?:their )?hand\b",
        r"your opponent's \2 hand limit is \1",
    ),
    (
        r"<C>(you may )?add (<N>) to or subtract (?:<N>) from (the (?:play strength|grit(?: value)?))",
        lambda m: (
            f"{m[1] or ''}{'choose' if m[1] else 'Choose'} one: add {m[2]} to {m[3]}; or subtract {m[2]} from {m[3]}"
        ),
    ),
    (
        r"\b(this player|that player) (?:also )?counts as (an? <ONE>) (?:as well as|in addition to) (?:an? <ONE>|its own position|its position)",
        r"\1 also counts as \2",
    ),
    (r"\bon (?:both|either|each) ends?\b|\bat (?:both|each|either) ends?\b", "on each side"),
    (r"\b(becomes?) the (run|pass)(?: play)? of your choice\b", r"\1 any \2 play"),
    (
        r"\bfrom (your|their) action discard pile\b(?= to (?:one of|this|another))",
        r"from \1 discard pile",
    ),
    (
        r"<C>remove an? (power up|superstar)(?: card)? (?:from|attached to) (?:one of )?(your opponent's <TRAITS><NOUN>)(?: on the field)? and (?:return|put) it (?:to|into) their hand",
        r"return a \1 from one of \2 to its owner's hand",
    ),
    (
        r"\b(put (?:one|<N>) of them into your hand and (?:put )?the rest on the (?:bottom|top) of) the deck\b",
        r"\1 your deck",
    ),
    (
        r"\bunless (?:the player who|whoever) played it (spends|discards|loses)\b",
        r"unless your opponent \1",
    ),
    (
        r"<S>(at the start of (?:a|each) down, |at the end of (?:the|a|each) play, )?either player may (spend|discard|lose) ([^.,]*?) to ((?:remove|discard) this card(?: from the field)?)(?=\.)",
        r"\1either player may \2 \3. If one does, \4",
    ),
    (
        r"\b(the offense|your opponent|you) cannot gain more than (<N>) yards on (?:any|a|each) (?:single )?(?:play|down)",
        r"\1 cannot gain more than \2 yards",
    ),
    (
        r"<S>(until the end of (?:the|this) (?:possession|half|game)), (the offense|your opponent|you) cannot gain more than (<N>) yards(?=\.)",
        r"Whenever \2 would gain more than \3 yards \1, instead gain \3 yards",
    ),
    (
        r"<S>(the offense|your opponent|you) cannot gain more than (<N>) yards (until the end of (?:the|this) (?:possession|half|game)|this (?:possession|half|game))(?=\.)",
        r"Whenever \1 would gain more than \2 yards \3, instead gain \2 yards",
    ),
    (
        r"\bgain yards equal to ([^.,]*?) instead of the base yards(?: of (?:the|this) play)?",
        r"the base yards become \1",
    ),
    (
        r"<S>if (an?|your|your opponent's|the offense's) (?P<call><CALL>) is (successful|stopped|complete|incomplete) (this down|on your next play),",
        r"Whenever \1 \g<call> is \3 \4,",
    ),
    (r"<S>attach to your (<ONE>) or (?:your )?(<ONE>)(?=\.)", r"Attach to one of your \1 or \2"),
    (
        r"\binstead of any (?:other )?yards gained(?: or lost)?(?: on (?:the|this) play)?\b",
        "instead of the yards gained or lost on the play",
    ),
    (r"<S>(?:all )?successful (<CALL>) (?=gain|lose)", r"All \1 "),
    (
        r"\b(passes|<CALL>) (?:completed |thrown |caught )?(?:to|by) (this player|the attached player) (gain) (<N>) (?:more|additional|extra) yards",
        r"whenever \2 receives the ball, gain \4 yards",
    ),
    (
        r"\b(passes|<CALL>) (?:completed |thrown |caught )?(?:to|by) (this player|the attached player) (gain) (<N>) (?:fewer|less) yards",
        r"whenever \2 receives the ball, lose \4 yards",
    ),
    (r"\bsuperstar(?:s| cards) cannot be attached\b", "superstars cannot be played"),
    (
        r"\bthe abilities of (legends|superstars)(?: on the field)? are cancelled\b",
        r"\1 lose their abilities",
    ),
    (r"\battach to any one of\b", "attach to one of"),
    (
        r"\byou cannot punt or (?:attempt|kick) field goals\b",
        "you cannot punt. You cannot attempt field goals",
    ),
    (r"\b(?:no|zero) (<NOUN>) players\b(?=[.,])", r"no \1"),
    (
        r"\bif you call(?:ed)? this (?:play|card) on (offense|defense)(?: on| and it is) (\w+) down\b",
        r"if you are on \1 and it is \2 down",
    ),
    (r"\bif you call(?:ed)? this (?:play|card) on (offense|defense)\b", r"if you are on \1"),
]
