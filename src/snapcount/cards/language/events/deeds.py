"""What a player of the game does, or what happens to them, and what others wait for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.doers import ANYONE
from snapcount.cards.language.kernel.moods import inflected
from snapcount.cards.language.sentences.verbs import BY, OTHERS, VERBS, Verb, befalls

BY_ANYONE: Final[dict[str, Any]] = {"by": ANYONE}
NAMED: Final = Guard(lambda occasion: occasion.who != ANYONE, "which player is meant?")


_EITHERS: Final = "an interception happens"
"""`An interception by your opponent`: whoever threw it, or whoever caught it?"""


def occasions(verb: Verb) -> list[Construct]:
    """A verb as what is waited for, and as what something else may take the place of."""
    made = [*_done(verb, verb.does), *_done(verb, verb.makes, OTHERS), *_of_players(verb)]
    made += _by_your_side(verb)
    made += _by_effects(verb)
    now = [befalls(each, "now") for each in verb.happens]
    if now:
        made += construct("Happens", syntax.Occasion, now[0], now[1:], event=verb.event)
    made += _next_of(verb)
    if now and verb.does:
        made += construct(
            "Happens",
            syntax.Occasion,
            f"{now[0]} by {{who:Who}}",
            [f"{each} by {{who:Who}}" for each in now[1:]],
            only=NAMED,
            printed=False,
            event=verb.event,
        )
    if verb.would and verb.happens:
        then = [befalls(each, "would") for each in verb.happens]
        made += construct(
            "WouldHappen",
            syntax.Occasion,
            then[0],
            then[1:],
            printed=_is_printed(verb),
            event=verb.would,
            would=True,
        )
    if verb.cards:  # `one of your Action cards is discarded`
        done = now[0].rpartition(" ")[2]
        made += construct(
            "Happens",
            syntax.Occasion,
            f"one of {{who:Whose}} {verb.cards} is {done}",
            [f"(a|an) {verb.cards.removesuffix('s')} of {{who:WhoseAlone}} is {done}"],
            only=NAMED,
            printed=False,
            event=verb.event,
        )
    if verb.nouns:
        first, *more = verb.nouns
        made += construct(
            "Past",
            syntax.Occasion,
            f"a {first}",
            [f"(a|an|each|any|every) {noun}" for noun in verb.nouns],
            event=verb.event,
        )
        made += construct(
            "NextPast",
            syntax.Occasion,
            f"{{who:Whose}} next {first}",
            [f"{{who:Whose}} next {noun}" for noun in more],
            printed=False,
            event=verb.event,
        )
        made += construct(
            "NextPast",
            syntax.Occasion,
            f"the next {first}",
            [
                *(f"the next {noun}" for noun in more),
                *(f"the first {noun} {{:SinceItCame}}" for noun in verb.nouns),
            ],
            printed=False,
            event=verb.event,
        )
        by = () if verb.event == _EITHERS else verb.nouns
        made += construct(
            "Past",
            syntax.Occasion,
            f"{{who:Whose}} {first}",
            [
                *(f"{{who:Whose}} {noun}" for noun in more),
                *(f"(a|an|any) {noun} by {{who:Who}}" for noun in by),
            ],
            event=verb.event,
        )
    return made


def _next_of(verb: Verb) -> list[Construct]:
    """The next one of it: `the next touchdown is scored`, `your opponent scores their next one`."""
    frames = [f"the next {noun} (happens|occurs)" for noun in verb.nouns]
    for frame in filter(_ONE.match, verb.happens):
        noun, is_done, done = _ONE.sub("", frame).partition(" ~is ")
        # `The next pass is intercepted`: of what is not the event itself, is it that one or none?
        if is_done and done != "good" and (noun in verb.nouns or _ON_CARDS.search(noun)):
            frames += [
                f"the next {noun} is {done}",
                f"the first {noun} {{:SinceItCame}} is {done}",
                f"the first {noun} is {done} {{:SinceItCame}}",
            ]
    for frame in verb.does if verb.nouns else ():
        if frame.endswith(f" a {verb.nouns[0]}"):
            theirs = frame.replace(" a ", " (your|their) next ", 1)
            frames += [f"{{who:Who[{n}]}} {inflected(theirs, n)}" for n in ("base", "third")]
    return [
        each
        for frame in frames
        for each in construct(
            "NextHappens",
            syntax.Occasion,
            frame,
            only=NAMED,
            printed=False,
            event=verb.event,
        )
    ]


_ONE: Final = re.compile(r"^an? ")
_ON_CARDS: Final = re.compile("card|Exhaust|Power|Superstar")


def _is_printed(verb: Verb) -> bool:
    """Whether it is said in these words that something would happen; some have their own."""
    return verb.printed and not any(each in verb.would for each in ("field goal", "live ball"))


def _done(verb: Verb, frames: tuple[str, ...], who: View | None = None) -> list[Construct]:
    """What somebody does; `who` sees whose event it is, if that is not the doer."""
    if not frames:
        return []
    made: list[Construct] = []
    views: Mapping[str, View] = {} if who is None else {"who": who}
    for person in ("base", "third"):
        said = [inflected(frame, person) for frame in frames]
        made += construct(
            f"Happens[{person}]",
            syntax.Occasion,
            f"{{who:Who[{person}]}} {said[0]}",
            [f"{{who:Who[{person}]}} {each}" for each in said[1:]],
            views=views,
            only=NAMED,
            printed=verb.printed,
            event=verb.event,
            forced=who is not None,
        )
        made += construct(
            f"More[{person}]",
            syntax.Occasion,
            said[0],
            said[1:],
            printed=False,
            event=verb.event,
            forced=who is not None,
        )
    someone = [f"(a|either|any) player {inflected(frame, 'third')}" for frame in frames]
    made += construct(
        "Happens[anyone]",
        syntax.Occasion,
        someone[0].replace("(a|either|any)", "either", 1),
        someone,
        printed=who is None,
        event=verb.event,
        who=ANYONE,
        forced=who is not None,
    )
    if verb.would:
        bases = [f"would {inflected(frame, 'base')}" for frame in frames]
        made += construct(
            "WouldHappen",
            syntax.Occasion,
            f"{{who:Who}} {bases[0]}",
            [f"{{who:Who}} {base}" for base in bases[1:]],
            views=views,
            only=NAMED,
            printed=_is_printed(verb),
            event=verb.would,
            would=True,
        )
        if who is None:
            made += construct(
                "WouldHappen",
                syntax.Occasion,
                f"(a|either|any) player {bases[0]}",
                [f"(a|either|any) player {base}" for base in bases[1:]],
                printed=False,
                event=verb.would,
                would=True,
                who=ANYONE,
            )
    return made


def _by_effects(verb: Verb) -> list[Construct]:
    """What only effects bring about, said of one: `an effect makes it first down`."""
    deeds = [inflected(frame, "base") for frame in verb.does if verb.caused]
    frames = [
        *verb.caused,
        *(f"{{:AnEffect}} (~cause|~force) {{who:Who}} to {deed}" for deed in deeds),
        *(f"{{:AnEffect}} ~make {{who:Who}} {deed}" for deed in deeds),
        *(
            f"{{:AnEffect}} (~give|~award) {{who:Who}} {deed.removeprefix('gain ')}"
            for deed in deeds
            if deed.startswith("gain ")
        ),
    ]
    made: list[Construct] = []
    for mood, category, event in (
        ("now", "Happens", verb.event),
        ("would", "WouldHappen", verb.would),
    ):
        for frame in frames if event else ():
            said = befalls(frame, mood)
            for words, only in (
                (said, NAMED),
                (said.replace("{:AnEffect}", "{by:Cause}"), _WHOSE_EFFECT),
            ):
                made += construct(
                    category,
                    syntax.Occasion,
                    words,
                    only=only,
                    printed=False,
                    event=event,
                    would=mood == "would",
                )
    return made


_WHOSE_EFFECT: Final = Guard(
    lambda _: False, "the game doesn't note whose effect that was; write “an effect”"
)


def _by_your_side(verb: Verb) -> list[Construct]:
    """`Your defense forces a turnover`: what you force, you force on defense."""
    made: list[Construct] = []
    for whose, who in (("your", "opponent"), ("your opponent's", "you")):
        said = [f"{whose} defense {inflected(frame, 'third')}" for frame in verb.makes]
        if said and verb.event in _BY_THE_DEFENSE:
            made += construct(
                "Happens",
                syntax.Occasion,
                said[0],
                said[1:],
                printed=False,
                event=verb.event,
                who=who,
                forced=True,
            )
    return made


_BY_THE_DEFENSE: Final = (
    "a turnover happens",
    "a fumble happens",
    "an interception happens",
    "a turnover on downs happens",
)


def _of_players(verb: Verb) -> list[Construct]:
    """What one of somebody's Players does, whichever of them: `one of your Players fumbles`."""
    if not verb.players:
        return []
    nouns = "|".join(verb.players)
    many = "|".join(f"{noun}s" for noun in verb.players)
    ones = f"({{who:Whose}} ({nouns})|(one|any) of {{who:Whose}} ({many}))"
    made: list[Construct] = []
    anyone: dict[str, Any] = {"who": ANYONE}
    for subject, fixed in ((ones, {}), (f"(a|any) ({nouns})", anyone)):
        for would, category in ((False, "Happens"), (True, "WouldHappen")):
            said = [
                f"{subject} would {inflected(frame, 'base')}"
                if would
                else f"{subject} {inflected(frame, 'third')}"
                for frame in verb.does
            ]
            made += construct(
                category,
                syntax.Occasion,
                said[0],
                said[1:],
                printed=False,
                event=verb.would if would else verb.event,
                would=would,
                **fixed,
            )
    return made


def _forced(said: syntax.Occasion) -> syntax.AnyOccasion:
    """A fumble or an interception: each of them is an event."""
    intercepted = msgspec.structs.replace(said, event="an interception happens")
    return syntax.AnyOccasion(occasions=(said, intercepted))


_INTERCEPTED: Final = "(intercepted|picked off|an interception)"
_CANCELLED: Final = {
    # One that is cancelled, several, and what is done with it
    "Action card": ("Action cards", "played"),
    "Exhaust ability": ("Exhaust abilities", "used"),
}


def _cancelled(noun: str) -> list[Construct]:
    """Something that somebody has played or used is cancelled, by whomever."""
    many, done = _CANCELLED[noun]
    event = f"an {noun} is cancelled"
    one = f"(a|an|any) {noun}"
    theirs = (
        f"[the (effect|effects) of] ({{who:Whose}} {noun}|(one|any) of {{who:Whose}} {many}"
        f"|{one} of {{who:WhoseAlone}}|{one} [that] {{who:Who}} {done}|{one} {done} by {{who:Who}})"
    )
    made = [
        *construct(
            "Happens",
            syntax.Occasion,
            f"{{who:Whose}} {noun} is cancelled",
            [f"{theirs} is cancelled"],
            event=event,
        ),
        *construct(
            "Happens", syntax.Occasion, f"{theirs} is cancelled by {{by:Causer}}", event=event
        ),
        *construct(
            "Happens", syntax.Occasion, f"an {noun} is cancelled by {{by:Causer}}", event=event
        ),
        *construct("Happens", syntax.Occasion, event, [f"{one} is cancelled"], event=event),
    ]
    for subject, verb, fixed in (
        ("{by:Who[base]}", "cancel", {}),
        ("{by:Who[third]}", "cancels", {}),
        ("{by:Cause}", "cancels", {}),
        ("(a|either|any) player", "cancels", BY_ANYONE),
    ):
        for whose in (f"(an|any) {noun}", theirs):
            made += construct(
                "Happens",
                syntax.Occasion,
                f"{subject} {verb} {whose}",
                printed=False,
                event=event,
                **fixed,
            )
    return made


DEEDS: Final[list[Construct]] = [
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "the ball would be fumbled",
        printed=False,
        event="a fumble would happen",
        would=True,
    ),
    *either("Happens", "Happens[base]", "Happens[third]", "Happens[anyone]"),
    *phrase(
        "AnEffect", "an effect", "(an|any) (effect|card effect|ability)", "(a|any) card [effect]"
    ),
    *(each for verb in VERBS for each in occasions(verb)),
    *construct(
        "Happens[third]",
        syntax.Occasion,
        "{who:Who[third]} (changes|switches) your [called] (play|call)",
        only=Guard(
            lambda _: False,
            "only players who change their own play are heard; write “changes their play”",
        ),
        printed=False,
        event="a call is changed",
    ),
    # What becomes of a play
    *(
        each
        for event, would, said in (
            ("an interception happens", "an interception would happen", _INTERCEPTED),
            ("a fumble happens", "a fumble would happen", "(fumbled|a fumble)"),
            ("", "a Pick Six would happen", "[returned for] a Pick Six"),
        )
        for each in (
            *construct(
                "WouldHappen",
                syntax.Occasion,
                f"{{@:EventPlay}} would be {said}",
                printed=False,
                event=would,
                would=True,
            ),
            *(
                construct(
                    "Happens",
                    syntax.Occasion,
                    f"{{@:EventPlay}} is {said}",
                    printed=False,
                    event=event,
                )
                if event
                else ()
            ),
        )
    ),
    *(
        each
        for event, anyones, theirs in (
            (
                "a Pick Six would happen",
                ("a Pick Six would happen", "there would be a Pick Six"),
                ("{who:Who} would throw a Pick Six",),
            ),
            (
                "a turnover on downs would happen",
                (
                    "a turnover on downs would happen",
                    "there would be a turnover on downs",
                    "the ball would be turned over on downs",
                ),
                (
                    "{who:Who} would turn the ball over on downs",
                    "{who:Who} would lose the ball on downs",
                ),
            ),
        )
        for each in (
            *construct(
                "WouldHappen",
                syntax.Occasion,
                anyones[0],
                anyones[1:],
                printed=anyones[0].startswith("a "),
                event=event,
                would=True,
            ),
            *construct(
                "WouldHappen",
                syntax.Occasion,
                theirs[0],
                theirs[1:],
                event=event,
                would=True,
            ),
        )
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "an audible [effect] (changes|replaces) {who:Whose} [called] play",
        [
            "{who:Whose} [called] play is (changed|replaced) by an audible [effect]",
            "{who:Whose} [called] play is (changed|replaced) by flipping over {:TopOfItsDeck}",
            "the top card of {who:Whose} Play deck is flipped over {:ToChangePlays}",
            (
                "the top card of {who:Whose} Play deck becomes (your|their|its owner's|the)"
                " [called] play"
            ),
        ],
        printed=False,
        event="an audible is used",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "(a|any) [Play] card is flipped over to become {who:Whose} [called] play",
        [
            "(a|any) [Play] card is flipped over to (change|replace) {who:Whose} [called] play",
            "(a|any|the) flipped [Play] card (becomes|replaces) {who:Whose} [called] play",
            (
                "(a|any|the) [Play] card [that is] flipped over (becomes|replaces) {who:Whose}"
                " [called] play"
            ),
        ],
        printed=False,
        event="an audible is used",
    ),
    *phrase("TopOfItsDeck", "the top card of (your|their|a) Play deck", "(a|any) [Play] card"),
    *phrase(
        "ToChangePlays",
        "to (change|replace) (your|their|a) [called] play",
        "(for|as) an audible",
        "to become (your|their) [called] play",
    ),
    # What for is not known: for Grit cards are flipped over, too (K-1)
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Who[base]} flip over the top card of (your|their) Play deck",
        [
            "{who:Who[base]} flip the top card of (your|their) Play deck over",
            "{who:Who[third]} flips [over] the top card of (your|their) Play deck [over]",
            "the top card of {who:Whose} Play deck is flipped over",
        ],
        printed=False,
        event="an audible is used",
        only=Guard(lambda _: False, "to change the play, or for Grit? Write “to change your play”"),
    ),
    *construct("Events", None, "{=:ForcedEither}", views={WHOLE: read_as(_forced)}),
    *construct(
        "ForcedEither",
        syntax.Occasion,
        "{who:Who[base]} (force|cause) {:EitherTurnover}",
        [
            "{who:Who[third]} (forces|causes) {:EitherTurnover}",
            f"{{who:Who[base]}} (gain|take) possession [of the ball] {BY} {{:EitherTurnover}}",
            f"{{who:Who[third]}} (gains|takes) possession [of the ball] {BY} {{:EitherTurnover}}",
        ],
        views={"who": OTHERS},
        event="a fumble happens",
    ),
    *construct(
        "ForcedEither",
        syntax.Occasion,
        "{who:Who[base]} (lose the ball|turn the ball over) (on|to|by) {:EitherTurnover}",
        ["{who:Who[third]} (loses the ball|turns the ball over) (on|to|by) {:EitherTurnover}"],
        event="a fumble happens",
    ),
    *phrase("EitherTurnover", "a {:FumbleOrPick}", "(a|an|any) {:FumbleOrPick}"),
    *phrase("FumbleOrPick", "fumble or [an] interception", "interception or [a] fumble"),
    # After which: `after an interception or fumble by your opponent`
    *construct("Past", None, "{=:PastEither}", views={WHOLE: read_as(_forced)}),
    *construct(
        "PastEither",
        syntax.Occasion,
        "{who:Whose} {:FumbleOrPick}",
        ["{:EitherTurnover} by {who:Who}"],
        event="a fumble happens",
    ),
    *construct("PastEither", syntax.Occasion, "{:EitherTurnover}", event="a fumble happens"),
    *construct(
        "Happens",
        syntax.Occasion,
        "a live ball turnover (happens|occurs)",
        printed=False,
        event="a turnover happens",
    ),
    *construct(
        "Happens", syntax.Occasion, "{who:Whose} turnover happens", event="a turnover happens"
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} turnover on downs happens",
        event="a turnover on downs happens",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "it becomes first down for {who:Who}",
        only=NAMED,
        printed=False,
        event="a first down is gained",
    ),
    # Against somebody
    *(
        each
        for event, words in (
            ("a touchdown is scored", "a touchdown is scored against {who:Who}"),
            ("a field goal is made", "a field goal is made against {who:Who}"),
            ("points are scored", "points are scored against {who:Who}"),
        )
        for each in construct("Happens", syntax.Occasion, words, views={"who": OTHERS}, event=event)
    ),
    *(each for noun in _CANCELLED for each in _cancelled(noun)),
    # Somebody's, whichever of them: `whenever your opponent's Exhaust ability is used`
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} Exhaust (ability|effect) is used",
        [
            "(one|any) of {who:Whose} Exhaust (abilities|effects) is used",
            "an Exhaust (ability|effect) of {who:WhoseAlone} is used",
        ],
        only=NAMED,
        printed=False,
        event="an Exhaust ability is used",
    ),
    # This card
    *phrase("ThisCardHere", "this card", "this Superstar", "this Power Up", "this Gridiron", "it"),
    *construct(
        "Happens",
        syntax.Occasion,
        "this card is played",
        [
            "{:ThisCardHere} (is played|is attached|enters the field|comes onto the field)",
            "you (play|attach) {:ThisCardHere}",
        ],
        event="this card is played",
    ),
    *either("Happens", "LeavesTheField"),
    *construct(
        "LeavesTheField",
        syntax.Occasion,
        "this card leaves the field",
        [
            "{:ThisCardHere} leaves the field",
            "{:ThisCardHere} is (removed [from the field]|discarded from the field)",
        ],
        event="this card leaves the field",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "this card is flipped over for Grit",
        [
            "(this card|this play|it) is (flipped|turned|revealed) [over] {:ToDetermine}",
            "you (flip|turn) [over] (this card|this play|it) [over] {:ToDetermine}",
        ],
        event="this card is flipped for Grit",
    ),
    *phrase("ToDetermine", "for Grit", "(for|to determine) [a|the] Grit [value]"),
]
