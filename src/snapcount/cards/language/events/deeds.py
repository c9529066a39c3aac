"""What a player of the game does, or what happens to them, and what others wait for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.moods import inflected
from snapcount.cards.language.people import ANYONE

OTHER: Final = {"you": "opponent", "opponent": "you", "offense": "defense", "defense": "offense"}
OTHERS: Final = read_as(OTHER.get, "the other player's")
"""What somebody forces happens to the other player."""


NAMED: Final = Guard(lambda occasion: occasion.who != ANYONE, "which player is meant?")


def does(
    event: str,
    *frames: str,
    anyone: tuple[str, ...] = (),
    would: str = "",
    nouns: tuple[str, ...] = (),
    who: View | None = None,
    printed: bool = True,
    **fixed: Any,
) -> list[Construct]:
    """Declare what somebody does in all its forms.

    `anyone`: how it is said of nobody; `would`: what can take its place; `nouns`: what it is
    called after `after`; `who`: whose event it is, if not the doer's.
    """
    views: Mapping[str, View] = {"who": who} if who is not None else {}
    made: list[Construct] = []
    for person, form in (("base", "base"), ("third", "third")):
        said = [f"{{who:Who[{person}]}} {inflected(frame, form)}" for frame in frames]
        if said:
            made += construct(
                f"Happens[{person}]",
                syntax.Occasion,
                said[0],
                said[1:],
                views=views,
                only=NAMED,
                printed=printed,
                event=event,
                forced=who is not None,
                **fixed,
            )
            made += construct(
                f"More[{person}]",
                syntax.Occasion,
                inflected(frames[0], form),
                [inflected(frame, form) for frame in frames[1:]],
                printed=False,
                event=event,
                forced=who is not None,
                **fixed,
            )
    thirds = [inflected(frame, "third") for frame in frames]
    if frames and who is None:
        made += construct(
            "Happens",
            syntax.Occasion,
            f"either player {thirds[0]}",
            [f"(a|either|any) player {third}" for third in thirds],
            event=event,
            who=ANYONE,
            **fixed,
        )
    if anyone:
        made += construct("Happens", syntax.Occasion, anyone[0], anyone[1:], event=event, **fixed)
    if nouns and who is None:
        made += construct(
            "Past",
            syntax.Occasion,
            f"a {nouns[0]}",
            [f"(a|an|each|any|every) {noun}" for noun in nouns],
            event=event,
            **fixed,
        )
        made += construct(
            "Past",
            syntax.Occasion,
            f"{{who:Whose}} {nouns[0]}",
            [f"{{who:Whose}} {noun}" for noun in nouns[1:]],
            event=event,
            **fixed,
        )
    if would:
        bases = [inflected(frame, "base") for frame in frames]
        made += construct(
            "WouldHappen",
            syntax.Occasion,
            f"{{who:Who}} would {bases[0]}",
            [f"{{who:Who}} would {base}" for base in bases[1:]],
            views=views,
            only=NAMED,
            printed=printed and "field goal" not in would,
            event=would,
            would=True,
            **fixed,
        )
        if who is None:
            made += construct(
                "WouldHappen",
                syntax.Occasion,
                f"(a|either|any) player would {bases[0]}",
                [f"(a|either|any) player would {base}" for base in bases[1:]],
                printed=False,
                event=would,
                would=True,
                who=ANYONE,
                **fixed,
            )
    return made


_ATTACHED: Final = {
    "a Gridiron card is played": ("a Gridiron card", "(a|another) [new] Gridiron [card]"),
    "a Power Up is played": ("a Power Up", "a Power-Up"),
    "a Superstar is played": ("a Superstar", "a Superstar card"),
}


def _forced(said: syntax.Occasion) -> syntax.AnyOccasion:
    """A fumble or an interception: each of them is an event."""
    intercepted = msgspec.structs.replace(said, event="an interception happens")
    return syntax.AnyOccasion(occasions=(said, intercepted))


DEEDS: Final[list[Construct]] = [
    *either("Happens", "Happens[base]", "Happens[third]"),
    *does(
        "a touchdown is scored",
        "~score a touchdown",
        anyone=("a touchdown is scored",),
        would="a touchdown would be scored",
        nouns=("touchdown",),
    ),
    *does(
        "a field goal is made",
        "~make a field goal",
        "~kick a field goal",
        anyone=("a field goal is made", "a field goal is good"),
        would="a field goal would be good",
        nouns=("field goal", "made field goal", "successful field goal"),
    ),
    *does(
        "a field goal is missed",
        "~miss a field goal",
        anyone=("a field goal is missed",),
        would="a field goal would be missed",
        nouns=("missed field goal",),
    ),
    *does(
        "a safety is scored", "~score a safety", anyone=("a safety is scored",), nouns=("safety",)
    ),
    *does(
        "points are scored",
        "~score points",
        "~score",
        anyone=("points are scored",),
    ),
    *does("a punt is made", "~make a punt", "~punt", anyone=("a punt is made",), nouns=("punt",)),
    *does("a punt is made", "~force a punt", who=OTHERS),
    *does(
        "a first down is gained",
        "~gain a first down",
        "~get a first down",
        "~earn a first down",
        "~move the chains",
        anyone=("a first down is gained", "it becomes first down"),
        would="a first down would be gained",
        nouns=("first down",),
    ),
    *does(
        "a timeout is spent",
        "~spend a timeout",
        "~call a timeout",
        "~use a timeout",
        "~take a timeout",
        anyone=("a timeout is spent", "a timeout is (called|used|taken)"),
        nouns=("timeout",),
    ),
    *does(
        "an audible is used",
        "~use an audible",
        "~use an audible effect",
        "~call an audible",
        "~audible",
        anyone=("an audible is used",),
    ),
    *does(
        "an Action card is played",
        "~play an Action card",
        anyone=("an Action card is played", "an Action card is played by either player"),
        would="an Action card would be played",
    ),
    *does(
        "an Exhaust ability is used",
        "~use an Exhaust ability",
        "~use an Exhaust effect",
        anyone=("an Exhaust ability is used",),
        would="an Exhaust ability would be used",
    ),
    *does("a card is drawn", "~draw a card", anyone=("a card is drawn",)),
    *does("a card is discarded", "~discard a card", anyone=("a card is discarded",)),
    *(
        each
        for deck, name in (("an Action card", "an Action card"), ("a Play card", "a Play card"))
        for each in (
            *does(
                f"{deck} is drawn",
                f"~draw {name}",
                anyone=(f"{name} is drawn",),
                would=f"{deck} would be drawn",
            ),
            *does(
                f"{deck} is discarded",
                f"~discard {name}",
                f"~discard {name} from hand",
                f"~discard {name} from (your|their) hand",
                anyone=(f"{name} is discarded",),
            ),
        )
    ),
    *(
        each
        for event, names in _ATTACHED.items()
        for each in does(
            event,
            *(f"~play {name}" for name in names),
            *(f"~attach {name} [to a Player]" for name in names if "Gridiron" not in name),
            anyone=tuple(
                f"{name} {done}"
                for name in names
                for done in (
                    "is played",
                    *(() if "Superstar" in name else ("enters the field",)),
                    *(() if "Gridiron" in name else ("is attached", "is attached to a Player")),
                )
            ),
        )
    ),
    # Turnovers: whose ball it was
    *does(
        "a fumble happens",
        "~fumble",
        "~lose a fumble",
        anyone=("a fumble happens", "a fumble occurs"),
        would="a fumble would happen",
        nouns=("fumble",),
    ),
    *does(
        "a fumble happens",
        "~force a fumble",
        "~recover a fumble",
        "~cause a fumble",
        would="a fumble would happen",
        who=OTHERS,
    ),
    *does(
        "an interception happens",
        "~throw an interception",
        anyone=("an interception happens", "an interception occurs", "a pass is intercepted"),
        would="an interception would happen",
        nouns=("interception",),
    ),
    *does(
        "an interception happens",
        "~intercept a pass",
        "~intercept (your|their) opponent's pass",
        "~intercept the (ball|pass)",
        "~force an interception",
        "~pick off a pass",
        would="an interception would happen",
        who=OTHERS,
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} pass is intercepted",
        event="an interception happens",
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{who:Whose} pass would be intercepted",
        ["one of {who:Whose} passes would be intercepted"],
        event="an interception would happen",
        would=True,
    ),
    *(
        each
        for event, anyones, theirs in (
            (
                "a fumble would happen",
                ("{:ThePlay} would be (a fumble|fumbled)", "the ball would be fumbled"),
                ("{who:Whose} play would be (a fumble|fumbled)",),
            ),
            (
                "an interception would happen",
                ("(the|a|this|any) pass would be (intercepted|an interception)",),
                ("{who:Whose} pass would be an interception",),
            ),
            (
                "a Pick Six would happen",
                (
                    "a Pick Six would happen",
                    "(the|a|this) pass would be a Pick Six",
                    "there would be a Pick Six",
                ),
                (
                    "{who:Who} would throw a Pick Six",
                    "{who:Whose} pass would be [returned for] a Pick Six",
                ),
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
                printed="pass" not in theirs[0] and "play" not in theirs[0],
                event=event,
                would=True,
            ),
        )
    ),
    *does(
        "a turnover happens",
        anyone=("a turnover happens", "a turnover occurs"),
        nouns=("turnover",),
    ),
    *does("a turnover happens", "~commit a turnover", "~turn the ball over", printed=False),
    *does("a turnover happens", "~force a turnover", "~force a live ball turnover", who=OTHERS),
    *construct("Events", None, "{=:ForcedEither}", views={WHOLE: read_as(_forced)}),
    *construct(
        "ForcedEither",
        syntax.Occasion,
        "{who:Who[base]} (force|cause) a fumble or [an] interception",
        [
            "{who:Who[base]} (force|cause) an interception or [a] fumble",
            "{who:Who[third]} (forces|causes) a fumble or [an] interception",
            "{who:Who[third]} (forces|causes) an interception or [a] fumble",
        ],
        views={"who": OTHERS},
        event="a fumble happens",
    ),
    *construct("Events", None, "{=:LiveBall}", views={WHOLE: read_as(_forced)}),
    *construct(
        "LiveBall",
        syntax.Occasion,
        "a live ball turnover (happens|occurs)",
        event="a fumble happens",
    ),
    *does("a pass is incomplete", "~force an (incompletion|incomplete pass)", who=OTHERS),
    *construct(
        "Happens", syntax.Occasion, "{who:Whose} turnover happens", event="a turnover happens"
    ),
    *does(
        "a turnover on downs happens",
        anyone=("a turnover on downs happens",),
        nouns=("turnover on downs",),
    ),
    *does("a turnover on downs happens", "~turn the ball over on downs", printed=False),
    *does("a turnover on downs happens", "~force a turnover on downs", who=OTHERS),
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} turnover on downs happens",
        event="a turnover on downs happens",
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
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} Action card is cancelled",
        ["one of {who:Whose} Action cards is cancelled"],
        event="an Action card is cancelled",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "an Action card is cancelled",
        event="an Action card is cancelled",
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
    *construct(
        "Happens",
        syntax.Occasion,
        "this card leaves the field",
        [
            "{:ThisCardHere} leaves the field",
            "{:ThisCardHere} is (removed [from the field]|discarded from the field)",
        ],
        event="this card leaves the field",
    ),
]
