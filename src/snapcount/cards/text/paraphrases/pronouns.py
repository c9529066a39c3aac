"""Who and what is meant: owners and controllers, a player who did something, `it`."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_BARE: Final = {"does": "do", "discards": "discard", "loses": "lose", "reveals": "reveal"}
_DEEDS: Final = (
    r"(?P<deed>draws|discards|reveals|shuffles|scores|(?:loses|gains|spends)(?= (?:a|one|<N>) timeouts?))"
    r"(?P<rest> [^.]*)"
)


def _bare(deed: str) -> str:
    return _BARE.get(deed.lower(), deed.lower().removesuffix("s"))


def _mine(rest: str) -> str:
    return re.sub(r"\btheir\b", "your", rest, flags=re.IGNORECASE)


def _sides(found: re.Match[str], mine: str) -> str:
    """A deed of one of the two players: mine if that holds, else the opponent's."""
    deed, rest = found["deed"], found["rest"]
    return (
        f"If {mine}, you {_bare(deed)}{_mine(rest)}. Otherwise, your opponent {deed.lower()}{rest}"
    )


def _whose(found: re.Match[str]) -> str:
    """Whether it is mine: the card that was cancelled or removed, or the Player."""
    before = found.string[: found.start()].lower()
    of_card = "cancel" in before or (
        re.search(r"\b(?:gridiron|power up|superstar)", before) is not None
        and re.search(r"\bplayer", before) is None
    )
    return "that card is yours" if of_card else "that Player is one of your Players"


def owner(found: re.Match[str]) -> str:
    """`Its owner draws …`: of the card that was cancelled or removed, or of the Player."""
    return _sides(found, _whose(found))


def owner_may(found: re.Match[str]) -> str:
    """`Its owner may draw …`."""
    mine, deed = _whose(found), f"{found['deed'].lower()}{found['rest']}"
    return f"If {mine}, you may {_mine(deed)}. Otherwise, do this: [Your opponent may {deed}.]"


def either_player(found: re.Match[str]) -> str:
    """`Target player draws …` is one of the two, as the controller chooses."""
    deed, rest = found["deed"], found["rest"]
    return f"[Choose one: • You {_bare(deed)}{_mine(rest)}. • Your opponent {deed.lower()}{rest}.]"


def _each_event(found: re.Match[str], same: bool) -> str:
    """`Whenever …, the player who did it draws …`, of either player."""
    mine, theirs, when = _EVENTS[found["event"].lower()] + (found["when"] or "",)
    deed, rest = found["deed"], found["rest"]
    own, other = (mine, theirs) if same else (theirs, mine)
    return (
        f"Whenever {own}{when}, you {_bare(deed)}{_mine(rest)}."
        f" Whenever {other}{when}, your opponent {deed.lower()}{rest}"
    )


_EVENTS: Final[dict[str, tuple[str, str]]] = {
    "a touchdown is scored": ("you score a touchdown", "your opponent scores a touchdown"),
    "a player scores a touchdown": ("you score a touchdown", "your opponent scores a touchdown"),
    "a field goal is made": ("you make a field goal", "your opponent makes a field goal"),
    "a field goal is missed": ("you miss a field goal", "your opponent misses a field goal"),
    "a player scores": ("you score", "your opponent scores"),
    "points are scored": ("you score", "your opponent scores"),
    "a fumble happens": ("you fumble", "your opponent fumbles"),
    "an interception happens": (
        "you throw an interception",
        "your opponent throws an interception",
    ),
    "a turnover happens": ("your turnover happens", "your opponent's turnover happens"),
    "a turnover on downs happens": (
        "you turn the ball over on downs",
        "your opponent turns the ball over on downs",
    ),
}
_EVENT: Final = rf"<S>when(?:ever)? (?P<event>{'|'.join(_EVENTS)})(?P<when> (?:this|until the end of the) (?:down|possession|half|game))?,"

_THEM: Final = r"(?:this player|that player|the (?:tackler|ball carrier|runner|receiver))"
_SCORING: Final = {"touchdown": "score a touchdown", "first down": "gain a first down"}
_SCORED: Final = {"touchdown": "a touchdown is scored", "first down": "a first down is gained"}

PRONOUNS: Final[list[Rule]] = [
    (
        rf"(?:<S>|(?<=, ))(?:that player's (?:controller|owner)|its (?:owner|controller)|that card's (?:owner|controller)) {_DEEDS}\.",
        owner,
    ),
    (rf"<S>(?:choose (?:a|either) player\. that|target) player {_DEEDS}\.", either_player),
    (
        rf"{_EVENT} (?:the player who (?:scored(?: it)?|made it|missed it|fumbled|threw it|turned the ball over|lost the ball)|that player|they) {_DEEDS}(?=\.)",
        lambda m: _each_event(m, True),
    ),
    (
        rf"{_EVENT} (?:the player who (?:gets|takes|recovers|gained|gains|takes over) (?:the ball|possession|it)|the other player) {_DEEDS}(?=\.)",
        lambda m: _each_event(m, False),
    ),
    (
        r"<S>(?P<when>if|when(?:ever)?) (?:a|either|each) player would (?P<draw>draw an action card|draw a play card|play an action card|use an exhaust ability), (?:instead )?they (?P<body>[^.]*?)(?: instead)?\.",
        lambda m: (
            f"Whenever you would {m['draw']}, you {_mine(m['body'])}. Whenever your opponent would {m['draw']}, they {m['body']}."
        ),
    ),
    # Cancelling what is played
    (
        r"\bif (your opponent|you|the offense|the defense) (plays?|uses?) (an action card|an exhaust ability)((?: this| until| during)[^.,]*)?, (you may )?cancel (?:it|that card|that ability|that action card|that exhaust ability)(?=[. ])",
        lambda m: (
            f"if {m[1]} would {m[2].lower().removesuffix('s')} {m[3]}{m[4] or ''}, {m[5] or ''}cancel it"
        ),
    ),
    (
        r"\b(when(?:ever)?|each time|the next time) (your opponent|you|the offense|the defense) (plays?|uses?) (an action card|an exhaust ability)((?: this| until| during)[^.,]*)?, (you may )?cancel (?:that card|that ability|that action card|that exhaust ability)(?=[. ])",
        r"\1 \2 \3 \4\5, \6cancel it",
    ),
    (
        r"<C>cancel the next (action card|exhaust ability) (your opponent|you|the offense|the defense) (plays?|uses?)((?: this| until| during)[^.,]*)?(?=\.)",
        lambda m: f"the next time {m[2]} {m[3]} an {m[1]}{m[4] or ''}, cancel it",
    ),
    (
        r"\b(when(?:ever)?) (your opponent|you|the offense|the defense) (plays?|uses?) (an action card|an exhaust ability), (you may [^.]*\. if you do, )cancel (?:that card|that ability)(?=[. ])",
        r"\1 \2 \3 \4, \5cancel it",
    ),
    (
        r"<S>(?:that player's (?:controller|owner)|its (?:owner|controller)) may (?P<deed>draw|discard|search|shuffle|reveal)(?P<rest> [^.]*)\.",
        owner_may,
    ),
    # What `it` is
    (
        r"\b((?:exhaust|energize|choose) [^.:]*\.) it (stays|remains|cannot|can't|does not|doesn't|must|loses|also)\b",
        r"\1 That Player \2",
    ),
    (r"\b(exhausts|energizes) their (?=<TRAITS><ONE>)", r"\1 one of their "),
    (rf"\b({_THEM}) gains (\+ ?\d+ rating) and (?=\")", r"\1 gains \2. \1 gains "),
    (r"\b(this player|that player) energizes\b", r"energize \1"),
    (
        rf"\b({_THEM})('s)? ([^.\"]*?) and (?:it|they) (cannot|can't|gains?|also|counts?|gets?|has|must|stays?|loses)\b",
        r"\1\2 \3 and \1 \4",
    ),
    (rf"\b({_THEM})('s)? ([^.\"]*?) and its (rating|abilities)\b", r"\1\2 \3 and \1's \4"),
    (
        rf"\b({_THEM})'s rating ([^.]*)\. if it is (?:now )?(lower|higher|less|greater)\b",
        r"\1's rating \2. If \1's rating is \3",
    ),
    (rf"\b({_THEM})'s rating minus ({_THEM})'s rating", r"the rating of \1 minus the rating of \2"),
    (
        r"(\byour next (?:play|<CALL>)[^.]*\.) if it (?:gains|results in|is|scores|becomes) a (touchdown|first down),",
        lambda m: f"{m[1]} The next time you {_SCORING[m[2].lower()]} on your next play,",
    ),
    (
        r"\b(?:if|when) (?:this|it|the play|this play|your play) (?:results in|is|gains|scores|becomes|goes for) a (touchdown|first down),",
        lambda m: f"the next time {_SCORED[m[1].lower()]} this down,",
    ),
    (
        r"\b(?:it|the play|this play|your (?:play|run|pass)|the (?:run|pass)) (?:is|becomes|results in|scores|goes for) a touchdown\b",
        "the play becomes a touchdown",
    ),
    (r"<C>score a touchdown(?=\.)", "the play becomes a touchdown"),
    (
        r"(\bif (?:you|they|your opponent) (?:scored|gained|made|called|played|used|spent|missed|fumbled|threw)[^.]*\.) if (?:you|they|your opponent) (?:did not|didn't)(?=,)",
        r"\1 Otherwise",
    ),
    (
        r"\b((?:draws?|discards?) (?:an?|<N>) (?P<deck>action|play) cards?\b[^•\"]*?\b(?:draws?|discards?) <N>)(?= instead|[.,])",
        r"\1 \g<deck> cards",
    ),
    (
        r"\b(?:you have|you control) the (highest|lowest)[- ]rated player(?: on the field)?",
        r"the \1 rating of your Players is at \1 the \1 rating of all Players on the field",
    ),
    (r"\bis at highest the\b", "is at least the"),
    (r"\bis at lowest the\b", "is at most the"),
    # Players other than this one
    (r"\b(?:target|an?|one|any) (<TRAITS><ONE>) other than this player\b", r"another \1"),
    (r"\ball (<TRAITS><NOUN>) other than this player\b", r"all other \1"),
    (
        r"\b(<N>|all|each) of your (<TRAITS><NOUN>) other than this player\b",
        r"\1 of your other \2",
    ),
    (r"\b(?:all of )?this player's teammates\b", "all of your other Players"),
    (
        r"\bif (?P<who>(?:that|this) player is designated(?: as the \w+(?: carrier)?)?) this down, (?P<body>[^.]*)\.",
        r"if \g<who>, \g<body>. Otherwise, do this: [The next time \g<who> this down, \g<body>.]",
    ),
]
