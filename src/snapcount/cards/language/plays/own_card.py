"""The card itself, in the text of a Play: on which side it was called, and what it stops.

A text of a Play is heard by whoever called it, so that `you called this card on offense` asks on
which side they are. `OWN_CALL` stands for them until it is known that the card is a Play.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.lists import Row
from snapcount.cards.language.kernel.walk import changed, within
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.nouns.this_play import AGAINST, OWN_CALL
from snapcount.cards.language.sentences.clauses import ENDS
from snapcount.cards.nouns import AllOf, AnyOf, FlippedCall, OnSide

FOR_HOW_LONG: Final = "for how long? Write “this down” or “whenever”"
_REVEALED: Final = "a play is revealed"


def with_own_call(thing: Any, scene: Scene) -> Any:
    """The same with the player whose text it is, who called the Play; refused elsewhere."""
    inside = contents(thing)
    if syntax.OfOwnDown in inside:
        if not scene.play:
            raise Refusal("unexpected", FOR_HOW_LONG)
        thing = changed(thing, _asked)
    if AGAINST in inside and _is_of_both(scene) and inside.isdisjoint(("you", "opponent")):
        raise Refusal(
            "unexpected", "who is on defense then? Write “on a Run” or “your opponent's Runs”"
        )
    if OWN_CALL not in inside and AGAINST not in inside:
        return thing
    if not scene.play:
        thing = changed(thing, _of_anybody)
    if not scene.play and OWN_CALL in contents(thing):
        raise Refusal("unexpected", "this card isn't a Play: write “your called play”")
    return _yours(thing)


def _is_of_both(scene: Scene) -> bool:
    """Whether it is a Gridiron, whose text speaks of both players unless it names one."""
    return scene.enters and not scene.on_player


def _of_anybody(thing: Any) -> Any:
    """`A Tight End receives this pass` on another card: the pass of whoever is on offense."""
    if isinstance(thing, syntax.Occasion) and thing.by == OWN_CALL:
        return msgspec.structs.replace(thing, by=None)
    return thing


def _asked(thing: Any) -> Any:
    return thing.asked if isinstance(thing, syntax.OfOwnDown) else thing


def _yours(thing: Any) -> Any:
    if thing in (OWN_CALL, AGAINST):
        return "you"
    if isinstance(thing, syntax.Occasion) and thing.who == OWN_CALL:
        # Whose play it is says who runs it; a Play is revealed on either side
        thing = msgspec.structs.replace(thing, who=None)
    thing = within(thing, _yours)
    return normal(thing) if isinstance(thing, AllOf) else thing


def _own_against(said: AllOf) -> AllOf:
    """What this very card was called against, and so on which side."""
    on, *called = said.conditions
    return AllOf((msgspec.structs.replace(on, who=OWN_CALL), *called))


def _run(said: syntax.OfOwnDown) -> AllOf:
    """It is run on offense alone."""
    asked: Any = (OnSide(OWN_CALL, "offense"), said)  # type: ignore[arg-type]
    return AllOf(asked)


_CALLED: Final = "(call|play|called play|called card)"


def _on(side: str) -> list[Construct]:
    """That it was called on this side: as what is asked, and as what is waited for."""
    sided, article = ("offensive", "an") if side == "offense" else ("defensive", "a")
    return [
        *only_read(
            asks(
                OnSide,
                f"you ~called {{:OwnCard}} on {side}",
                f"{{:OwnCard}} ~was (called|revealed|selected) [by you] on {side}",
                f"{{:OwnCard}} ~is {{:YourCall[{side}]}}",
                f"{{:OwnCard}} ~is called on {side}",
                f"your {_CALLED} on {side} ~is {{:OwnCard}}",
                f"(your|the) [called] {sided} (play|call) ~is {{:OwnCard}}",
                f"you (call|reveal|select|revealed|selected) {{:OwnCard}} on {side}",
                f"you ~are on {side} and {{:OwnCard}} is {{:YourPlay}}",
                f"{{:OwnCard}} is {{:YourPlay}} and you ~are on {side}",
                who=OWN_CALL,
                side=side,
            )
        ),
        # `you called this play on offense and gained 10 yards or less`
        *construct(
            "OwnCalled",
            OnSide,
            f"you (called|revealed|selected|call|reveal|select) {{:OwnCard}} on {side}",
            who=OWN_CALL,
            side=side,
        ),
        *construct("OwnSide", OnSide, f"on {side}", who=OWN_CALL, side=side, printed=False),
        *construct(
            "Happens",
            syntax.Occasion,
            f"{{:OwnCard}} is {{condition:OwnCallOn[{side}]}}",
            printed=False,
            event=_REVEALED,
            who=OWN_CALL,
        ),
        *construct(
            f"OwnCallOn[{side}]",
            OnSide,
            f"{{:YourCall[{side}]}}",
            who=OWN_CALL,
            side=side,
            printed=False,
        ),
        # In front of what it is so for, or behind: `as a defensive call, …`
        *construct(
            "Circumstance",
            OnSide,
            f"as {{:YourCall[{side}]}}",
            [
                f"with {{:OwnCard}} as {{:YourCall[{side}]}}",
                f"with {{:OwnCard}} (called|being called) on {side}",
                f"with {{:OwnCard}} on {side}",
            ],
            who=OWN_CALL,
            side=side,
            printed=False,
        ),
        *construct(
            "CalledSo",
            OnSide,
            f"{{:AsCalled}} on {side}",
            [f"{{:AsCalled}} as {{:YourCall[{side}]}}"],
            who=OWN_CALL,
            side=side,
            printed=False,
        ),
        *phrase(
            f"YourCall[{side}]",
            f"your {sided} call",
            f"(your|the|{article}) [called] {sided} (play|call)",
            f"{{:YourPlay}} on {side}",
        ),
    ]


_EITHER_SIDE: Final = AnyOf((OnSide(OWN_CALL, "offense"), OnSide(OWN_CALL, "defense")))  # type: ignore[arg-type]
"""That it is called at all, which is when a text of a Play holds: `normal` leaves it out."""

OWN_CARD: Final[list[Construct]] = [
    *construct(
        "Statement[e]",
        syntax.Holds,
        "{:AsLongAs} {:OwnCard} is {:YourPlay} , {then:Held[e]}",
        ["{:AsLongAs} {:OwnCard} is [being] (called|run) , {then:Held[e]}"],
        features=ENDS,
        printed=False,
        condition=_EITHER_SIDE,
    ),
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Saying} {:AsLongAs} {:OwnCard} is {:YourPlay}",
        ["{then:Saying} {:AsLongAs} {:OwnCard} is [being] (called|run)"],
        printed=False,
        after=True,
        condition=_EITHER_SIDE,
    ),
    *phrase("OwnCard", "this card", "this (play|Play card)", "this"),
    *phrase("YourPlay", "your (called play|called card|call|play)", "(a|the) call"),
    *phrase("AsCalled", "called", "(called|revealed|selected|used)"),
    # Against what the other side called, which says on which side this is
    *construct(
        "CalledSo", None, "{:AsCalled} {=:AgainstCall}", views={WHOLE: read_as(_own_against)}
    ),
    # Without a subject it is the card: `when called on offense`, `called on defense, …`
    *construct("Circumstance", None, "when {=:CalledSo}"),
    *construct("Leading", None, "{=:CalledSo}"),
    *construct(
        "Asked",
        None,
        "you (called|revealed|selected|used) {:OwnCard} {=:AgainstCall}",
        views={WHOLE: read_as(_own_against)},
    ),
    *(each for side in ("offense", "defense") for each in _on(side)),
    # `You run this play on fourth down and it gains 5 yards`: what it comes to is waited for
    *construct(
        "OwnCalledIn",
        syntax.OfOwnDown,
        "you (called|revealed|selected|call|reveal|select) {:OwnCard} {asked:Circumstance}",
        ["{:OwnCard} (is|was) (called|revealed|selected) [by you] {asked:Circumstance}"],
    ),
    *construct(
        "OwnRun",
        syntax.OfOwnDown,
        "you (run|ran) {:OwnCard} {asked:Circumstance}",
    ),
    *construct("OwnCalledIn", None, "{=:OwnRun}", views={WHOLE: read_as(_run)}),
    *construct(
        "SharedAnds",
        Row,
        "{first:OwnCalled} and {rest:AndsOf[you]}",
        [
            "{first:OwnCalledIn} and {rest:AndsOf[you]}",
            "{first:OwnCalledIn} and {rest:Ands}",
        ],
        printed=False,
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{:OwnRevealed}",
        printed=False,
        event=_REVEALED,
        who=OWN_CALL,
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{:OwnRevealed} {condition:OwnSide}",
        printed=False,
        event=_REVEALED,
        who=OWN_CALL,
    ),
    # It is revealed as the called play, and how it came to that is asked
    *construct(
        "Happens",
        syntax.Occasion,
        "{:OwnCard} becomes your [called] play {:ByFlipping}",
        [
            "{:OwnCard} is flipped over [{:OffTheDeck}] (to become|and becomes) your [called] play",
            "{:OwnCard} is (called|revealed) {:ByFlipping}",
            "you call {:OwnCard} {:ByFlipping}",
        ],
        printed=False,
        event=_REVEALED,
        who=OWN_CALL,
        condition=FlippedCall(OWN_CALL),  # type: ignore[arg-type]
    ),
    *phrase(
        "OwnRevealed",
        "you (reveal|call|select|run|use) {:OwnCard}",
        "{:OwnCard} is (revealed|called|selected) [by you]",
    ),
    *only_read(word("ThisCall", OWN_CALL, "{:OwnCard}")),
    # Off the deck, by an audible (T-7)
    *phrase(
        "OffTheDeck",
        "from the Play deck",
        "(from|off) [the top of] (your|their|the|its owner's) [Play] deck",
    ),
    *asks(
        FlippedCall,
        "{who:Whose} called play ~was flipped over from the Play deck",
        "{who:Whose} [called] (play|Play card) ~was flipped over [{:OffTheDeck}]",
    ),
    *asks(
        FlippedCall,
        "{:OwnCard} ~was flipped over [{:OffTheDeck}] [to become your play]",
        "{:OwnCard} ~becomes your [called] play {:ByFlipping}",
        "{:OwnCard} ~was (called|revealed) {:ByFlipping}",
        "you ~called {:OwnCard} {:ByFlipping}",
        who=OWN_CALL,
        printed=False,
    ),
    *phrase("BecauseOf", "by", "by means of", "(because of|due to|through|via|with|from|off|on)"),
    *phrase(
        "ByFlipping",
        "by being flipped over",
        "{:BecauseOf} being flipped over [{:OffTheDeck}]",
        "{:BecauseOf} (an|your) audible [effect]",
    ),
    # What becomes of a play becomes of the offense's: `if this play is stopped on offense`
    *only_read(construct("OwnOffense", OnSide, "on offense", who=OWN_CALL, side="offense")),
]
