"""What cannot happen to a play: it cannot be stopped, intercepted or fumbled.

Whenever it would happen, it does not: the play is successful, or the turnover is cancelled. What is
said of the play of this down holds for this down, what is said of plays for as long as the text is
there, or for a while that is said. What a player cannot do (`you cannot fumble`) is in `standing`.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    phrase,
    read_as,
    whole,
    word,
)
from snapcount.cards.language.meaning.cancelled import EVENTS, TURNED_OVER
from snapcount.cards.language.meaning.normal import stopped_calls
from snapcount.cards.language.nouns.plays import UNOWNED, Plays
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.tree import CancelTurnover, If, Lasting, MakeResult, NotStoppedByCall
from snapcount.cards.words import Call

STOPPED: Final = "the play would be stopped"
FUMBLED: Final = EVENTS["fumble"]
INTERCEPTED: Final = EVENTS["interception"]
PREVENTED_EVENTS: Final = (STOPPED, *EVENTS.values(), TURNED_OVER)
_OF_PASSES: Final = frozenset({INTERCEPTED, EVENTS["pick six"]})


class Never(msgspec.Struct, frozen=True):
    """What does not happen, to whose plays, and to which of them.

    `now`: it is the play of this down.
    """

    events: tuple[str, ...]
    who: str | None
    calls: tuple[str, ...] = ()
    now: bool = False


class Lately(msgspec.Struct, frozen=True):
    never: Never
    lasts: syntax.Lasts | None


class OfPlays(msgspec.Struct, frozen=True):
    events: tuple[str, ...]
    plays: Plays
    now: bool = False


def _of_plays(said: OfPlays) -> Never | None:
    who = None if said.plays.who == UNOWNED else said.plays.who
    calls = said.plays.calls
    if _OF_PASSES.issuperset(said.events):
        if any("run" in call for call in calls):
            return None
        calls = () if calls == ("pass",) else calls  # nothing else is intercepted
    if said.now and who == "offense":
        who = None  # the play of this down is theirs
    return Never(said.events, who, calls, said.now)


def kept(
    events: tuple[str, ...],
    who: str | None = None,
    calls: tuple[str, ...] = (),
    lasts: syntax.Lasts | None = None,
) -> syntax.Occurs:
    """What waits for these events in plays, and lets none of them happen."""
    effect: Any = MakeResult("successful") if STOPPED in events else CancelTurnover()
    occasions = [syntax.Occasion(event=event, would=True, who=who, calls=calls) for event in events]
    occasion: Any = occasions[0]
    if len(occasions) > 1:
        occasion = syntax.AnyOccasion(occasions=tuple(occasions))
    then = syntax.Says(clauses=(effect,))
    return syntax.Occurs(occasion=occasion, then=then, duration=lasts)


def _held(said: Lately) -> Any:
    """A clause that says what holds, and for how long."""
    never, lasts = said.never, said.lasts
    if lasts is None and never.now:
        lasts = syntax.Lasts(duration="this down")
    who = None if never.who == "each player" else never.who
    stands = syntax.Stands(modifier=kept(never.events, who, never.calls))
    return stands if lasts is None else syntax.For(clause=stands, lasts=lasts)


_CANNOT: Final = "(cannot|may not|can never)"
SUFFERED: Final = (
    f"{_CANNOT} be {{events:StoppedOnly}} [by (the defense|your opponent)]",
    f"{_CANNOT} (be|become) {{events:TurnedOverInto}}",
    f"{_CANNOT} (be|become|result in) {{events:TurnoverSaid}}",
)
_DONE: Final = {STOPPED: "stop", INTERCEPTED: "intercept"}


AWAITED: Final = read_as(lambda kinds: tuple(EVENTS[kind] for kind in kinds))
"""Kinds of live ball turnovers as what would happen."""
_EACH_OF_THEM: Final = [
    f"{first} , {second} [,] or {third}"
    for first, second, third in permutations(("[a] fumble", "[an] interception", "[a] Pick Six"))
]


def _suffered() -> list[Construct]:
    now = [f"{{plays:ThisPlay}} {cannot}" for cannot in SUFFERED]
    ever = [f"{{plays:Plays[{n}]}} {cannot}" for cannot in SUFFERED for n in ("pl", "sg")]
    made = [
        *construct("NeverOf", OfPlays, now[0], now[1:], now=True),
        *construct("NeverOf", OfPlays, ever[0], ever[1:]),
        *word("StoppedOnly", (STOPPED,), "stopped"),
        *word("TurnedOverInto", (INTERCEPTED,), "intercepted", "picked off"),
        *word("TurnedOverInto", (FUMBLED,), "fumbled"),
        *word(
            "TurnedOverInto",
            (FUMBLED, INTERCEPTED),
            "fumbled or intercepted",
            "intercepted or fumbled",
        ),
        *construct("TurnoverSaid", None, "{=:ATurnover}", views={WHOLE: AWAITED}),
        *construct("TurnoversSaid", None, "{=:TurnoversNamed}", views={WHOLE: AWAITED}),
        *construct("AnyTurnoverSaid", None, "{=:WhicheverTurnover}", views={WHOLE: AWAITED}),
        *word("TurnoverSaid", (TURNED_OVER,), "a [live ball] turnover", *_EACH_OF_THEM),
        *word("TurnoversSaid", (TURNED_OVER,), "[live ball] turnovers"),
        *word("AnyTurnoverSaid", (TURNED_OVER,), "(any|each|every) [live ball] turnover"),
        *construct(
            "NeverOf",
            OfPlays,
            "(cancel|ignore) {events:AnyTurnoverSaid} (on|of) {plays:Plays[pl]}",
            [
                "(cancel|ignore) [all] {events:TurnoversSaid} (on|of) {plays:Plays[pl]}",
                (
                    "[all] {events:TurnoversSaid} (on|of) {plays:Plays[pl]}"
                    " (are (cancelled|ignored)|do not (happen|occur))"
                ),
            ],
        ),
        # Of that play alone, which on a Play is the one of that card
        *construct(
            "NeverOf",
            OfPlays,
            "[all|any] {events:TurnoversSaid} of {plays:OneCall} (are cancelled|do not happen)",
            [
                (
                    "[all|any] {events:TurnoversSaid} of {plays:OneCall}"
                    " (are ignored|(cannot|may not) happen)"
                ),
                (
                    "{events:AnyTurnoverSaid} of {plays:OneCall} (is (cancelled|ignored)"
                    "|(does not|cannot) happen)"
                ),
            ],
            now=True,
        ),
    ]
    for event, verb in _DONE.items():
        cannot = f"(your opponent|the defense) (cannot|may not) {verb}"
        events = (event,)
        made += construct(
            "NeverOf", OfPlays, f"{cannot} {{plays:ThisPlay}}", events=events, now=True
        )
        made += construct("NeverOf", OfPlays, f"{cannot} {{plays:Plays[pl]}}", events=events)
    return made


BY_CALL: Final = View(
    "not stopped by the call",
    build=lambda plays: NotStoppedByCall(plays.who, plays.calls),
    match=lambda node: (
        Plays(node.who, node.calls) if isinstance(node, NotStoppedByCall) and not node.by else None
    ),
)


class NotBySuch(msgspec.Struct, frozen=True):
    """Plays that a defense does not stop of which this is so, and for how long."""

    plays: Plays
    defense: Any
    lasts: syntax.Lasts | None = None


def _by_such(said: NotBySuch) -> syntax.Asks:
    """What is asked is asked of the call that the play is up against."""
    held: Any = syntax.Stands(modifier=NotStoppedByCall(said.plays.who, said.plays.calls))
    if said.lasts is not None:
        held = syntax.For(clause=held, lasts=said.lasts)
    return syntax.Asks(condition=said.defense, then=syntax.Says(clauses=(held,)))


def _now_by_such(asked: Any) -> If:
    return If(asked, (Lasting(NotStoppedByCall("offense")),))


class NotBy(msgspec.Struct, frozen=True):
    """Plays, and what a call of the defense lists that does not stop them."""

    plays: Plays
    by: tuple[Call, ...]


BY_CALLS: Final = View(
    "not stopped by such calls",
    build=lambda said: NotStoppedByCall(said.plays.who, said.plays.calls, said.by),
    match=lambda node: (
        NotBy(Plays(node.who, node.calls), node.by)
        if isinstance(node, NotStoppedByCall) and node.by
        else None
    ),
)


class StopsNone(msgspec.Struct, frozen=True):
    """Whose calls on defense stop none of these plays."""

    who: str
    plays: Plays


def _stops_none(said: StopsNone) -> NotStoppedByCall | None:
    runner = OTHER.get(said.who, said.who)
    if said.plays.who not in (UNOWNED, runner):
        return None
    return NotStoppedByCall(runner, said.plays.calls)  # type: ignore[arg-type]


_CALLS_MADE: Final = "defensive (calls|plays)"
_BY_ANY: Final[dict[str, Any]] = {"who": "each player"}
_STOPS_SUCH: Final = Guard(
    lambda said: (
        not said.plays.calls
        or not set(stopped_calls(said.plays.calls)).isdisjoint(stopped_calls(said.by))
    ),
    "such a call stops no such play anyway",
)
_MANY: Final = ("pl", "sg")
_NOT: Final = "(is|are) not"
_ANY: Final = Plays("offense", ())
_THEIR: Final = "(the defense's|your opponent's|the opposing)"
_CALLS: Final = "(call|calls|play|plays|defense|defenses)"
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
        *construct("Modifier", None, "{=:StopsNone}", views={WHOLE: read_as(_stops_none)}),
        *(
            each
            for calls, fixed in (
                (f"{{who:Whose}} {_CALLS_MADE}", {}),
                (f"[all] {_CALLS_MADE}", _BY_ANY),
            )
            for each in construct(
                "StopsNone",
                StopsNone,
                f"{calls} (cannot|may not|do not|never) stop {{plays:Plays[pl]}}",
                [f"{calls} stop no {{plays:Plays[pl]}}"],
                **fixed,
            )
        ),
        *construct(
            "Effect",
            None,
            f"{{@:ThisPlay}} {by_it} [{{:OnThisPlay}}|this down]",
            [f"{does} {{@:ThisPlay}} [{{:OnThisPlay}}|this down]"],
            printed=False,
            **whole(Lasting(NotStoppedByCall("offense"))),
        ),
        # By some of what a call lists: what else it lists stops them
        *construct("Modifier", None, "{=:NotBySome}", views={WHOLE: BY_CALLS}),
        *construct(
            "NotBySome",
            NotBy,
            "{plays:Plays[pl]} cannot be stopped by {by:Defended}",
            [
                *(
                    f"{{plays:Plays[{n}]}} {_CANNOT} be stopped by {{by:SomeCalls}}"
                    for n in ("pl", "sg")
                ),
                *(
                    f"{{plays:Plays[{n}]}} {are} not stopped by {{by:SomeCalls}}"
                    for n, are in (("pl", "are"), ("sg", "is"))
                ),
                "{by:CallsOfTheirs} (cannot|may not|do not) stop {plays:Plays[pl]}",
            ],
            only=_STOPS_SUCH,
        ),
        *construct(
            "SomeCalls", None, "{=:Defended}", ["a {=:Defended} [play]", "{=:CallsOfTheirs}"]
        ),
        *construct(
            "CallsOfTheirs",
            None,
            f"{_THEIR} {{=:Defended}} {_CALLS}",
            [f"[a|an|any] [defensive] {{=:Defended}} [defensive] {_CALLS}"],
        ),
        *construct(
            "NotByThese",
            NotBy,
            "(cannot|may not|can never) be stopped by {by:SomeCalls}",
            plays=_ANY,
        ),
        *construct(
            "NotByTheseNow",
            None,
            "{=:NotByThese}",
            views={WHOLE: read_as(lambda said: Lasting(BY_CALLS.build(said)))},
        ),
        *construct(
            "Effect",
            None,
            "{@:ThisPlay} {=:NotByTheseNow} [{:OnThisPlay}|this down]",
            printed=False,
        ),
    ]


def _not_by_such_calls() -> list[Construct]:
    """No call of which something is so stops them: `defensive calls that stop any Run`."""
    stops = "(cannot|may not|can never|do not|does not) stop"
    frames = [
        *(f"{{plays:Plays[{n}]}} {_CANNOT} be stopped by {{defense:SuchDefense}}" for n in _MANY),
        *(f"{{plays:Plays[{n}]}} {_NOT} stopped by {{defense:SuchDefense}}" for n in _MANY),
        f"{{defense:SuchDefense}} {stops} {{plays:Plays[pl]}}",
    ]
    now = [
        f"{{@:ThisPlay}} {_CANNOT} be stopped by {{=:SuchDefense}}",
        f"{{@:ThisPlay}} {_NOT} stopped by {{=:SuchDefense}}",
        f"{{=:SuchDefense}} {stops} {{@:ThisPlay}}",
    ]
    return [
        *construct("Statement[stop]", None, "{=:NotBySuch}", views={WHOLE: read_as(_by_such)}),
        *construct("NotBySuch", NotBySuch, frames[0], frames[1:], printed=False, lasts=None),
        *construct(
            "NotBySuch",
            NotBySuch,
            f"{frames[0]} {{lasts:Lasts}}",
            [f"{each} {{lasts:Lasts}}" for each in frames[1:]],
            printed=False,
        ),
        *construct(
            "Effect",
            None,
            f"{now[0]} [{{:OnThisPlay}}|this down]",
            [f"{each} [{{:OnThisPlay}}|this down]" for each in now[1:]],
            views={WHOLE: read_as(_now_by_such)},
            printed=False,
        ),
    ]


PREVENTED: Final[list[Construct]] = [
    *_not_by_such_calls(),
    *_suffered(),
    *_not_by_call(),
    *construct(
        "Never",
        Never,
        "no fumble can (happen|occur)",
        ["the (runner|receiver|ball carrier) cannot fumble"],
        events=(FUMBLED,),
        who=None,
    ),
    *construct(
        "Never",
        Never,
        "no interception can (happen|occur)",
        ["no pass can be intercepted"],
        events=(INTERCEPTED,),
        who=None,
    ),
    *construct(
        "Never",
        Never,
        "no [live ball] turnover can (happen|occur)",
        ["no [live ball] turnovers can (happen|occur)", "there are no [live ball] turnovers"],
        events=(TURNED_OVER,),
        who=None,
    ),
    *construct(
        "Never",
        Never,
        "{who:Barred} (turn the ball over|turn over the ball|commit a [live ball] turnover)",
        events=(TURNED_OVER,),
    ),
    *construct(
        "Never",
        Never,
        "{who:Barred} (lose the ball|turn the ball over) (on|to|by|with|through)"
        " {events:TurnoverSaid}",
    ),
    *construct(
        "Never",
        Never,
        "{who:Barred} (fumble or throw an interception|throw an interception or fumble)",
        events=(FUMBLED, INTERCEPTED),
    ),
    *construct("Never", None, "{=:NeverOf}", views={WHOLE: read_as(_of_plays)}),
    *phrase("CallOfDefense", "the defense's call", _CALL),
    # For how long
    *phrase("OnThisPlay", "(on|during) this (play|down)"),
    *construct(
        "Lately",
        Lately,
        "{never:Never} {lasts:Lasts}",
    ),
    *construct("Lately", Lately, "{never:Never}", lasts=None),
    *construct(
        "Lately",
        Lately,
        "{never:Never} {:OnThisPlay}",
        lasts=syntax.Lasts(duration="this down"),
    ),
    *construct("For", None, "{=:Lately}", views={WHOLE: read_as(_held)}),
]
