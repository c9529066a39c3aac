"""What is counted: `for each card in your Action hand`, `the number of your timeouts`.

`Counted` stands after `for each`, `Counted[pl]` after `the number of`.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards import nouns
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    phrase,
    whole,
    word,
)
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.card_nouns import KIND_WORDS, ON_FIELD
from snapcount.cards.language.nouns.quantities import Few

NUMBER: Final = {"n": ("sg", "pl")}
_BY_THIS: Final = "(this way|by (this card|this effect|this))"
_LYING: Final = tuple(kind for kind in ON_FIELD if kind != "superstar")


def _cards() -> list[Construct]:
    """Cards of a hand, a deck or a discard pile: of one deck, or of both."""
    made: list[Construct] = []
    for deck, name in (("play", "Play"), ("action", "Action"), (None, "")):
        cards = f"({name} card+n|Play+n)" if deck == "play" else f"{name} card+n"
        left = "[(left|remaining)] in"
        named = f"{cards} {left} {{whose:Whose}} [{name}] {{pile:CountedPile}}"
        bare = f"card+n {left} {{whose:Whose}} {name} {{pile:CountedPile}}"
        made += construct(
            "CountedCards[n]",
            nouns.CountCards,
            f"card+n in {{whose:Whose}} {name} {{pile:CountedPile}}",
            [named, bare] if name else [bare],
            features=NUMBER,
            deck=deck,
        )
        made += construct(
            "CountedHeld[n]",
            nouns.CountCards,
            f"{name} card+n {{whose:Who[third]}} has in hand",
            [
                f"{name} card+n {{whose:Who[third]}} (has in their hand|holds|is holding)",
                f"{name} card+n {{whose:Who[base]}} (have in [your] hand|hold|are holding)",
            ],
            features=NUMBER,
            deck=deck,
            pile="hand",
        )
        if deck is not None:
            made += construct(
                "CountedOwn",
                nouns.CountCards,
                f"{{whose:Whose}} {name} cards",
                printed=False,
                deck=deck,
                pile="hand",
            )
    return made


def _read(category: str, other: str) -> list[Construct]:
    return construct(category, None, f"{{=:{other}}}", features=NUMBER, views={WHOLE: UNSAID})


def _lying() -> list[Construct]:
    made: list[Construct] = []
    for kind in _LYING:
        said = [f"{each}+n" for each in KIND_WORDS[kind]]
        made += construct(
            "CountedLying[n]", None, said[0], said[1:], features=NUMBER, **whole(kind)
        )
    return made


_THERE: Final = "(back|there|in|into (it|that deck|(the|their|your) [Play|Action] deck))"
_CAME: Final = "(successful|completed|stopped|unsuccessful|failed|incomplete)"
_MADE: Final = "{who:Who} [have|has] (called|run|ran|made|had|completed)"
_NOT_KEPT: Final = Guard(
    lambda _: False,
    "which plays worked isn't kept; write “each Run you called this possession”",
)

COUNTED: Final[list[Construct]] = [
    *word("CountedPile", "hand", "hand"),
    *word("CountedPile", "deck", "deck"),
    *word("CountedPile", "discard", "discard pile", "discard"),
    *_cards(),
    *_read("CountedCards[n]", "CountedHeld[n]"),
    *_lying(),
    # One of several that nobody owns, or that are pointed at
    *construct("CountedThing[n]", nouns.CountPlayers, "{group:Group[n]}", features=NUMBER),
    *construct("CountedThing[sg]", nouns.CountPlayers, "{group:EachGroup}", printed=False),
    *construct("CountedThing[n]", None, "{=:CountedCards[n]}", features=NUMBER),
    *construct(
        "CountedThing[n]",
        nouns.CountAttached,
        "{kind:CountedLying[n]} on the field",
        ["{kind:CountedLying[n]} in play"],
        features=NUMBER,
    ),
    # Whose they are, said after them
    *construct(
        "CountedOther[n]",
        nouns.CountAttached,
        "{kind:CountedLying[n]} {whose:LyingWith}",
        features=NUMBER,
    ),
    *construct(
        "LyingWith",
        None,
        "on {=:Whose} (field|side|side of the field)",
        [
            "[that] {=:Who[third]} (has|controls) [on the field|in play]",
            "[that] {=:Who[base]} (have|control) [on the field|in play]",
        ],
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountTurned,
        "Player+n Exhausted this way",
        [
            "Player+n that (was|were) Exhausted (this way|by (this card|this effect|this))",
            "Exhausted this way Player+n",
            "Player+n [that] {:WhoeverDid} Exhausted [this way]",
        ],
        features=NUMBER,
        to="exhausted",
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountTurned,
        "Player+n Energized this way",
        [
            "Player+n that (was|were) Energized (this way|by (this card|this effect|this))",
            "Player+n [that] {:WhoeverDid} Energized [this way]",
        ],
        features=NUMBER,
        to="energized",
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountCalls,
        "{calls:QualifyingCalls} play+n {who:CountedCaller} {since:SoFar}",
        ["{calls:CallsOfPlays[n]} {who:CountedCaller} {since:SoFar}"],
        features=NUMBER,
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountCalls,
        "play+n {who:CountedCaller} {since:SoFar}",
        features=NUMBER,
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountStopped,
        "play+n stopped by {who:Whose} defensive call",
        [
            "play+n [that|which] {who:Whose} (called play|[defensive] call|defense) (stops|lists)",
            "play+n (stopped by|listed on) {who:Whose} [defensive] (called play|call)",
        ],
        features=NUMBER,
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountCalls,
        f"{_CAME} {{calls:CallsOfPlays[n]}} {_MADE} [earlier [in]] {{since:SoFar}}",
        features=NUMBER,
        only=_NOT_KEPT,
        printed=False,
    ),
    *construct(
        "CountedOwn",
        nouns.CountCalls,
        f"{{who:Whose}} {_CAME} {{calls:CallsOfPlays[pl]}} [earlier [in]] {{since:SoFar}}",
        only=_NOT_KEPT,
        printed=False,
    ),
    *construct(
        "CountedThing[n]",
        nouns.CountCalls,
        f"{_CAME} play+n {_MADE} [earlier [in]] {{since:SoFar}}",
        features=NUMBER,
        only=_NOT_KEPT,
        printed=False,
    ),
    *construct(
        "CountedOwn",
        nouns.CountCalls,
        f"{{who:Whose}} {_CAME} plays [earlier [in]] {{since:SoFar}}",
        only=_NOT_KEPT,
        printed=False,
    ),
    # Each time that one is called
    *construct(
        "CountedOther[sg]",
        nouns.CountCalls,
        "time {who:Who} [has|have] called {calls:ACall} {since:SoFar}",
    ),
    *(
        each
        for call, did in (("run", "(ran|ran the ball|run the ball)"), ("pass", "(passed|thrown)"))
        for each in construct(
            "CountedOther[sg]",
            nouns.CountCalls,
            f"time {{who:Who}} [has|have] {did} {{since:SoFar}}",
            calls=(call,),
        )
    ),
    *construct("CountedCaller", None, "{=:Who} called", ["{=:Who} (have|has) (called|run)"]),
    *construct("CountedCaller", None, "{=:Who} ran", views={WHOLE: UNSAID}),
    # Several that somebody owns
    *construct(
        "CountedOwn",
        nouns.CountCalls,
        "{who:Whose} {calls:CallsOfPlays[pl]} {since:SoFar}",
        ["{who:Whose} [called] {calls:QualifyingCalls} plays {since:SoFar}"],
        printed=False,
    ),
    *construct(
        "CountedOwn",
        nouns.CountCalls,
        "{who:Whose} [called|offensive] plays {since:SoFar}",
        printed=False,
        calls=(),
    ),
    *construct("CountedOwn", nouns.CountPlayers, "{group:Theirs[pl]}"),
    *construct(
        "CountedOwn",
        nouns.CountTimeouts,
        "{whose:Whose} timeouts",
        [
            "{whose:Whose} (remaining|unspent|unused) timeouts",
            "{whose:Whose} timeouts (left|remaining)",
        ],
    ),
    *construct(
        "CountedOwn",
        nouns.CountAttached,
        "{whose:Whose} {kind:CountedLying[pl]} on the field",
        ["{whose:Whose} {kind:CountedLying[pl]}"],
    ),
    *word(
        "CountedOwn",
        nouns.ThatMany(),
        "those cards",
        "these cards",
        "the (discarded|drawn|returned|removed) [Play|Action] cards",
    ),
    # What stands after `each` and after `the number of`
    *construct("Counted", None, "of {=:CountedOwn}"),
    *construct("Counted", None, "of the {=:CountedCards[pl]}", views={WHOLE: UNSAID}),
    *construct("Counted", None, "{=:CountedThing[sg]}"),
    *construct("Counted", None, "{=:CountedOther[sg]}", views={WHOLE: UNSAID}),
    *construct("Counted[pl]", None, "{=:CountedOwn}"),
    *construct("Counted[pl]", None, "{=:CountedThing[pl]}"),
    *construct("Counted[pl]", None, "{=:CountedOther[pl]}", views={WHOLE: UNSAID}),
    # So many at a time
    *construct("Few", Few, "{by:Many} of {count:CountedOwn}"),
    *construct(
        "Few", Few, "{by:Many} {count:CountedThing[pl]}", ["{by:Many} {count:CountedOther[pl]}"]
    ),
    *construct(
        "Few",
        Few,
        "{by:Many} {count:CountedThose[pl]}",
        ["{by:Many} {count:CountedMoved[pl]}"],
        printed=False,
    ),
    *construct("Few", Few, "{by:Many} {count:EachUnit[pl]}"),
    *construct("Few", Few, "{by:Many} {count:GainedOnIt}"),
    *construct(
        "GainedOnIt",
        nouns.TheYards,
        "yards gained",
        [
            "yards gained on (it|{:ThePlay})",
            "yards (the offense|it|{:ThePlay}) (gained|gains) [on (it|{:ThePlay})]",
        ],
    ),
    # Other ways to say those
    *construct("CountedOther[n]", nouns.CountPlayers, "{group:Theirs[n]}", features=NUMBER),
    *construct(
        "CountedOther[n]",
        nouns.CountTimeouts,
        "[unspent|unused|remaining] timeout+n {whose:Who[third]} has [left|remaining]",
        ["[unspent|unused|remaining] timeout+n {whose:Who[base]} have [left|remaining]"],
        features=NUMBER,
    ),
    *construct(
        "CountedMoved[n]",
        syntax.SoMoved,
        "card+n {done:SoDone} this way",
        [
            "(Play|Action) card+n {done:SoDone} this way",
            "[Play|Action] card+n so {done:SoDone}",
            "{done:SoDone} [Play|Action] card+n",
            "[Play|Action] card+n {done:SoDone}",
        ],
        features=NUMBER,
        printed=False,
    ),
    *construct(
        "CountedMoved[n]",
        syntax.SoMoved,
        "[Play|Action] card+n [that] {who:WhoMoved} {done:DidSo} [this way]",
        features=NUMBER,
        printed=False,
    ),
    *construct("Counted", None, "{=:CountedMoved[sg]}", views={WHOLE: UNSAID}),
    *construct("Counted[pl]", None, "{=:CountedMoved[pl]}", views={WHOLE: UNSAID}),
    *construct("Counted", None, "{=:CountedThose[sg]}", views={WHOLE: UNSAID}),
    *construct("Counted[pl]", None, "{=:CountedThose[pl]}", views={WHOLE: UNSAID}),
    *construct(
        "CountedThose[n]",
        syntax.Those,
        "{kind:FieldKind[n]} removed this way",
        [
            "{kind:FieldKind[n]} (removed|returned) [this way]",
            "{kind:FieldKind[n]} [that] {:WhoeverDid} removed [this way]",
        ],
        features=NUMBER,
        printed=False,
    ),
    # Those of one player, of all that were removed
    *construct(
        "CountedThose[n]",
        syntax.Those,
        "{kind:FieldKind[n]} {whose:WhoHad}",
        features=NUMBER,
        printed=False,
    ),
    *construct(
        "CountedThose[sg]",
        syntax.Those,
        "one {whose:WhoHad}",
        ["of (them|those) {whose:WhoHad}", "of {whose:Whose} [cards] removed this way"],
        printed=False,
    ),
    *construct(
        "CountedThose[sg]",
        syntax.Those,
        "of {whose:Whose} {kind:FieldKind[pl]} removed this way",
        printed=False,
    ),
    *construct(
        "WhoHad",
        None,
        "[that] {=:Who} had (played|attached|on the field)",
        ["[that] {=:Who} (played|attached|controlled)"],
        printed=False,
    ),
    # Of whom it was said which Players they are
    *(
        each
        for turned in ("Exhausted", "Energized")
        for each in construct(
            "CountedThose[n]",
            syntax.Those,
            f"{{group:Narrow[n]}} {turned} {_BY_THIS}",
            [
                f"{{group:Narrow[n]}} that (was|were) {turned} {_BY_THIS}",
                f"{{group:Narrow[n]}} [that] {{:WhoeverDid}} {turned} [this way]",
            ],
            features=NUMBER,
            printed=False,
            turned=turned.lower(),
        )
    ),
    *construct(
        "CountedThose[sg]",
        syntax.Those,
        "one [(removed|discarded|exhausted|energized|returned)] [this way]",
        ["of them", "of those"],
        printed=False,
    ),
    # What may have been done to cards that are counted, as it is said of them and of who did it
    *(
        each
        for done, (passive, active) in {
            "discarded": ("discarded", "discarded"),
            "drawn": ("drawn", "drew"),
            "put": (f"put {_THERE}", f"put {_THERE}"),
            "removed": ("removed", "removed"),
            "returned": ("returned", "returned"),
            "revealed": ("revealed", "revealed"),
            "shuffled": (f"shuffled [back] [{_THERE}]", f"shuffled [back] [{_THERE}]"),
            "taken": ("taken", "took"),
        }.items()
        for each in (*word("SoDone", done, passive), *word("DidSo", done, active))
    ),
    *phrase("WhoeverDid", "you", "your opponent", "they", "the offense", "the defense"),
    *word("WhoMoved", "you", "you"),
    *word("WhoMoved", "opponent", "your opponent"),
    *word("WhoMoved", None, "they", "the offense", "the defense"),
]
