"""Which play `it` stands for, or which kick: what is said of it tells."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.discourse.named_last import AS_NAMED, UNCHANGED, Antecedent

_NO_PLAY: Final = "!(card|cards|deck|hand|discard|strength|a|any)"
"""What follows `play` where it is no play: a Play card, to play a card."""
_A_PLAY: Final = f"<play> {_NO_PLAY}"
_SENTENCE: Final = "<.|\n>"
_KIND: Final = "run|pass|short|medium|long"
_ASKING: Final = "(if|unless|when|whenever)"

_LAST: Final = "[your] [opponent's|offense's|defense's|player's] last"
_RESULTS: Final = "(stopped|successful|unsuccessful|incomplete|complete|completed|intercepted)"
_IN_THE_PAST: Final = tuple(
    f"<{it}> {said}"
    for it in ("it", "that play")
    for said in ("(gained|lost)", f"was [not] {_RESULTS}", "was [not] a")
)
_PREVIOUS: Final = Antecedent(
    "previous play",
    (f"{_LAST} {_A_PLAY}", f"{_LAST} <play> this (possession|drive|half|game)"),
    {AS_NAMED: _IN_THE_PAST},
    (_A_PLAY, "<\n>"),
    among="previous plays",
)
_BEFORE: Final = Antecedent(
    "play before this",
    (f"{_LAST} <play|down> before this", "<play|down> before this", "last <down>"),
    {"last play": _IN_THE_PAST},
    (_A_PLAY, "<\n>"),
    among="previous plays",
)
_THIS_PLAY: Final = Antecedent(
    "this play",
    (f"(this|on|of|if|when|whenever|and) {_A_PLAY}",),
    {"play": (f"<it> is [not] a ({_KIND})",)},
    (_A_PLAY, _SENTENCE),
    alone=True,
)
_A_CARD: Final = Antecedent(
    "card",
    ("<card|cards>",),
    {UNCHANGED: ("<it> was [not] a", f"<it> is [not] a ({_KIND})")},
)
"""A card may be a Run as any play may."""

_HAVING: Final = "!(have|has|having|had|get|gets|with|add|adds|to|on)"
"""`Your passes have their catch range increased` names them in the same clause."""
_NUMBERS: Final = tuple(
    f"{_HAVING} <their> {number}" for number in ("catch (range|ranges)", "base yards")
)


_NO_YARDS: Final = "!(a|an|one|another|that|first|possession|control|their|your)"
_GAINED: Final = f"<they> (gain|lose) {_NO_YARDS}"
"""What plays do, and the opponent does."""
_OF_PLAYS: Final = (
    f"<they> (use|take|cost) {_NO_YARDS}",
    "<they> cannot be (stopped|intercepted|incomplete)",
    "<they> (have|get) [a|their] (catch|play|base)",
    "<they> (succeed|fail)",
)
"""What plays do and people don't, nor Players."""
_NONE_BEFORE: Final = "!(opponent|offense|player|who|and|or|short|medium|long)"
_NO_PLAYS: Final = "!(card|cards|and|or|,|a|this|that|it|ball|play|out|with|from|for|to|in)"
"""What follows `runs` where it is no play, or one of several kinds that are named."""


def _all_of(whose: str, plays: str) -> Antecedent:
    """All their plays of a kind, of which something more is said."""
    before, _, noun = f"{whose} {plays}".strip().rpartition(" ")
    if not whose:
        before = f"{_NONE_BEFORE} {before}".strip()
    named = f"{before} <{noun}> {_NO_PLAYS}"
    owned = f"{whose} {plays}".strip()
    done = _OF_PLAYS if whose == "opponent's" else (*_OF_PLAYS, _GAINED)
    said = {f"{owned}'": (*_NUMBERS, "!(have|has|with) <their> play strength"), owned: done}
    lost = ("<\n>", "<plays|passes|runs>")
    return Antecedent(owned, (named,), said, lost, among="all of one's plays")


_ALL_OF_THEM: Final = tuple(
    _all_of(whose, plays)
    for whose in ("your", "opponent's", "")
    for plays in (
        *("plays", "passes", "pass plays", "run plays", "runs"),
        *("short passes", "medium passes", "long passes"),
        *(f"{call} plays" for call in ("short pass", "medium pass", "long pass")),
    )
    if whose or plays != "plays"
)

_BEING: Final = "energized|exhausted|rated|not"
_A_THING: Final = "higher|lower|rating|power|superstar"


def _asked_more(whom: str) -> Antecedent:
    """A Player of whom something else is asked without a name, in the same clause."""
    first, *rest = whom.lower().split()
    asked = f"<{first}> {' '.join(rest)} (is|becomes|was)"
    return Antecedent(
        f"{whom} that is asked about",
        (f"(whenever|when|if|while|unless) {asked}",),
        {
            f"{whom} has": (f"and <has> a ({_A_THING})",),
            f"{whom} is": (f"and <is> ({_BEING})",),
        },
        ("<,|.|\n>",),
        among="Players that are asked about",
    )


_ASKED_MORE: Final = tuple(
    _asked_more(whom) for whom in ("this Player", "that Player", "runner", "receiver", "tackler")
)

_CLOCK: Final = Antecedent(
    "clock",
    ("<clock>",),
    {"clock": ("time (unit|units) (to|from|off) <it>",)},
    (_A_PLAY, "<\n>"),
)
"""A play takes Time Units as well, and what is taken from it is left on the clock."""

_REPLAYED: Final = Antecedent(
    "down that is replayed",
    (
        f"{_ASKING} … <replay|replays|replayed> [a|this] down",
        f"{_ASKING} [a|this] down is <replayed>",
    ),
    {"this": tuple(f"{when} <replayed> down" for when in ("end of", "during", "for"))},
    ("<\n>",),
)
"""Whoever hears of it hears it as the down starts over, so that it is this one (R-5)."""

_A_PUNT: Final = Antecedent(
    "punt", ("<punt|punts>",), {"Grit": ("<its grit>",)}, ("<play|pass|run>", "<\n>")
)

_A_TIMEOUT: Final = Antecedent(
    "timeout",
    ("<timeout|timeouts>",),
    {"a timeout": ("(gain|gains|get|gets|regain|regains|recover|spend|spends) <one> (.|,|and)",)},
    ("first <down>", "<card|cards|point|points|yard|yards|superstar|gridiron|power>", "<\n>"),
)
"""`If you have no timeouts left, you may gain one`: who counts timeouts gains one of them."""

ANY_TEXT: Final = (
    *(
        *_ALL_OF_THEM,
        *_ASKED_MORE,
        _PREVIOUS,
        _BEFORE,
        _THIS_PLAY,
        _A_CARD,
        _CLOCK,
        _REPLAYED,
        _A_PUNT,
        _A_TIMEOUT,
    ),
)

_GOOD: Final = "(missed|good|made|successful|unsuccessful)"
A_KICK: Final = Antecedent(
    "kick",
    ("<kick>", "<field> goal"),
    {
        "field goal": (
            "!(who) (make|makes|made|miss|misses|missed) <it>",
            *(
                f"{asked} <it> {said}"
                for asked in (_ASKING, f"{_ASKING} …!(,) (and|or|but)")
                for said in ("(misses|missed|fails|failed|succeeds)", f"(is|was) [not|no] {_GOOD}")
            ),
        ),
        "Grit": ("<its grit>",),
    },
    ("<play|pass|run>", "<\n>"),
)
THE_KICK: Final = Antecedent("kick", A_KICK.named, A_KICK.said, ("<play|pass|run>",), given=True)
"""A text that is used at a kick speaks of it until it names a play."""


def _theirs(play: str, who: str, *named: str) -> Antecedent:
    """What the other side called, in the text of a Play."""
    return Antecedent(
        play,
        (
            f"{who} (called|calls) a <{_KIND}|play>",
            f"{who}'s <play|run|pass> {_NO_PLAY}",
            *named,
        ),
        {
            play: (
                "<it> (gains|loses|takes|uses|has|cannot|fails)",
                "<it> is (stopped|successful|incomplete|complete|intercepted)",
                "<it> becomes !(first|second|third|fourth)",
            ),
            f"{play}'s": ("<its>",),
        },
        (
            _SENTENCE,
            "<this|your> (play|run|pass|card|call|called|current|offensive)",
            "<next> (play|plays|run|runs|pass|passes)",  # which is another one (`replacing`)
        ),
        among="plays of the other side",
    )


_CALLING: Final = "called|call|revealed|reveal|selected|select"
_VERBS: Final = (
    "is|was|cannot|can|may|would|does|has|gets|gains|loses|takes|uses|costs|stops|succeeds|fails"
    "|becomes|counts|goes|also|only"
)
_GOES: Final = "(move|place|put|return|shuffle|take)"
A_PLAYS_TEXT: Final = (
    Antecedent(
        "the play whose text it is",
        said={
            "this play": (f"<this> ({_VERBS})",),
            # It is no Pass that it has become, as `your Run` isn't
            "your": (f"!({_CALLING}) <this> (run|pass|run's|pass's)",),
            UNCHANGED: (
                f"<this> (run|pass) (is|was) [play|card|run|pass] ({_CALLING}|your)",
                # Whoever may receive this pass may do so on this play
                "(may|can|cannot|must) … (receive|catch|run|carry) <this> (run|pass)",
                "(may|can|cannot|must) … (receiver|runner|carrier) (of|on|for) <this> (run|pass)",
            ),
        },
        given=True,
    ),
    # In the discard pile, if no other card was spoken of
    Antecedent(
        "the card whose text it is",
        said={"this card": (f"{_GOES} <it> from your [play] discard pile",)},
        lost=("<choose|discard|draw|flip|look|recover|reveal|search|turn>",),
        given=True,
    ),
    _theirs("your opponent's play", "opponent"),
    _theirs(
        "offense's play",
        "offense",
        "!(this|your) <play|run|pass> (is|was) called",
        f"against a <{_KIND}|play>",
    ),
)
