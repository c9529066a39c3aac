"""What cannot happen to a play: it cannot be stopped, intercepted or fumbled.

Whenever it would happen, it does not: the play is successful, or the turnover is cancelled. What is
said of the play of this down holds for this down, what is said of plays for as long as the text is
there, or for a while that is said. What a player cannot do (`you cannot fumble`) is in `standing`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    phrase,
    read_as,
    whole,
)
from snapcount.cards.language.plays import UNOWNED, Plays
from snapcount.cards.tree import CancelTurnover, Lasting, MakeResult, NotStoppedByCall

STOPPED: Final = "the play would be stopped"
FUMBLED: Final = "a fumble would happen"
INTERCEPTED: Final = "an interception would happen"
TURNED_OVER: Final = "a live ball turnover would happen"
PREVENTED_EVENTS: Final = (STOPPED, FUMBLED, INTERCEPTED, TURNED_OVER)


class Never(msgspec.Struct, frozen=True):
    """What does not happen, to whose plays, and to which of them.

    `now`: it is the play of this down.
    """

    event: str
    who: str | None
    calls: tuple[str, ...] = ()
    now: bool = False


class Lately(msgspec.Struct, frozen=True):
    never: Never
    lasts: syntax.Lasts | None


class OfPlays(msgspec.Struct, frozen=True):
    event: str
    plays: Plays
    now: bool = False


def _of_plays(said: OfPlays) -> Never | None:
    who = None if said.plays.who == UNOWNED else said.plays.who
    calls = said.plays.calls
    if said.event == INTERCEPTED:
        if any("run" in call for call in calls):
            return None
        calls = () if calls == ("pass",) else calls  # nothing else is intercepted
    if said.now and who == "offense":
        who = None  # the play of this down is theirs
    return Never(said.event, who, calls, said.now)


def _occurs(said: Lately) -> syntax.Occurs | None:
    never, lasts = said.never, said.lasts
    effect: Any = MakeResult("successful") if never.event == STOPPED else CancelTurnover()
    if lasts is None and never.now:
        lasts = syntax.Lasts(duration="this down")
    who = None if never.who == "each player" else never.who
    occasion = syntax.Occasion(event=never.event, would=True, who=who, calls=never.calls)
    return syntax.Occurs(occasion=occasion, then=syntax.Says(clauses=(effect,)), duration=lasts)


_SUFFERED: Final = {
    STOPPED: "stopped [by (the defense|your opponent)]",
    INTERCEPTED: "(intercepted|picked off)",
    FUMBLED: "fumbled",
}
_RESULTING: Final = {INTERCEPTED: "an interception", FUMBLED: "a fumble"}
_DONE: Final = {STOPPED: "stop", INTERCEPTED: "intercept"}


def _suffered() -> list[Construct]:
    made: list[Construct] = []
    for event, done in _SUFFERED.items():
        cannot = f"(cannot|may not|can never) be {done}"
        if event in _RESULTING:
            turnover = _RESULTING[event]
            cannot = f"(cannot|may not|can never) (be {done}|result in {turnover})"
        made += construct("NeverOf", OfPlays, f"{{plays:ThisPlay}} {cannot}", event=event, now=True)
        made += construct(
            "NeverOf",
            OfPlays,
            f"{{plays:Plays[pl]}} {cannot}",
            [f"{{plays:Plays[sg]}} {cannot}"],
            event=event,
        )
    for event, verb in _DONE.items():
        cannot = f"(your opponent|the defense) (cannot|may not) {verb}"
        made += construct("NeverOf", OfPlays, f"{cannot} {{plays:ThisPlay}}", event=event, now=True)
        made += construct("NeverOf", OfPlays, f"{cannot} {{plays:Plays[pl]}}", event=event)
    return made


BY_CALL: Final = View(
    "not stopped by the call",
    build=lambda plays: NotStoppedByCall(plays.who, plays.calls),
    match=lambda node: Plays(node.who, node.calls) if isinstance(node, NotStoppedByCall) else None,
)
_CALL: Final = (
    "(the defense's|your opponent's|the defensive|the opposing)"
    " [called] [defensive] (call|play|Play card)"
)


def _not_by_call() -> list[Construct]:
    """The call alone cannot stop it: an effect still can."""
    by_it = f"(cannot|may not|can never) be stopped by {_CALL}"
    does = f"{_CALL} (cannot|may not) stop"
    return [
        *construct(
            "Modifier",
            None,
            "{=:Plays[pl]} cannot be stopped by the defense's call",
            [f"{{=:Plays[{n}]}} {by_it}" for n in ("pl", "sg")] + [f"{does} {{=:Plays[pl]}}"],
            views={WHOLE: BY_CALL},
        ),
        *construct(
            "Effect",
            None,
            f"{{@:ThisPlay}} {by_it} [{{:OnThisPlay}}|this down]",
            [f"{does} {{@:ThisPlay}} [{{:OnThisPlay}}|this down]"],
            printed=False,
            **whole(Lasting(NotStoppedByCall("offense"))),
        ),
    ]


PREVENTED: Final[list[Construct]] = [
    *_suffered(),
    *_not_by_call(),
    *construct(
        "Never",
        Never,
        "no fumble can (happen|occur)",
        ["the (runner|receiver|ball carrier) cannot fumble"],
        event=FUMBLED,
        who=None,
    ),
    *construct(
        "Never",
        Never,
        "no interception can (happen|occur)",
        ["no pass can be intercepted"],
        event=INTERCEPTED,
        who=None,
    ),
    *construct(
        "Never",
        Never,
        "no [live ball] turnover can (happen|occur)",
        ["no [live ball] turnovers can (happen|occur)", "there are no [live ball] turnovers"],
        event=TURNED_OVER,
        who=None,
    ),
    *construct(
        "Never",
        Never,
        "{who:Barred} (turn the ball over|turn over the ball|commit a [live ball] turnover)",
        event=TURNED_OVER,
    ),
    *construct("Never", None, "{=:NeverOf}", views={WHOLE: read_as(_of_plays)}),
    # For how long
    *phrase("OnThisPlay", "(on|during) this (play|down)"),
    *construct(
        "Lately",
        Lately,
        "{never:Never} {lasts:Lasts}",
        ["{lasts:Lasts} , {never:Never}"],
    ),
    *construct("Lately", Lately, "{never:Never}", lasts=None),
    *construct(
        "Lately",
        Lately,
        "{never:Never} {:OnThisPlay}",
        lasts=syntax.Lasts(duration="this down"),
    ),
    *construct("Prevention", None, "{=:Lately}", views={WHOLE: read_as(_occurs)}),
    *construct("Core[stop]", None, "{=:Prevention}"),
    *construct("Hosting", None, "{=:Prevention}"),
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Prevention} {:AsLongAs} {condition:Condition}",
        after=True,
    ),
    *construct("Held[stop]", None, "{=:Prevention}"),
]
