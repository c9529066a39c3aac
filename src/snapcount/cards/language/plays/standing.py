"""Rules that a card lays down: what becomes of every play, turnover or score while it lies there.

`Fumbles cannot happen` waits for each fumble and cancels it; `Runs cannot gain more than 20 yards`
stands in for what a Run would gain beyond that. Each is a sentence of its own that waits for its
occasion, so that conditions and durations are said of it as of any other.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.doers import ANYONE
from snapcount.cards.language.meaning.cancelled import EVENTS
from snapcount.cards.language.nouns.numbers import MINUS
from snapcount.cards.language.nouns.plays import UNOWNED, Plays
from snapcount.cards.language.plays.gaining import A_LOSS
from snapcount.cards.language.plays.prevented import AWAITED, FUMBLED, INTERCEPTED
from snapcount.cards.language.plays.said import of_next_plays, of_plays, unsaid
from snapcount.cards.language.plays.turnovers import ALL_KINDS
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.nouns import AllOf, PlayIs, YardsWould
from snapcount.cards.tree import (
    CancelTurnover,
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    MakeResult,
    ModifyYards,
    MultiplyYards,
    Turnover,
)

EVERYBODY: Final = ("each player", UNOWNED, ANYONE)


def waits(event: str, *effects: Any, **of: Any) -> syntax.Occurs:
    """A sentence that waits for an event, whoever it happens to if nobody is named."""
    if of.get("who") in EVERYBODY:
        of["who"] = None
    would = " would " in event
    occasion = syntax.Occasion(event=event, would=would, **of)
    return syntax.Occurs(occasion=occasion, then=syntax.Says(clauses=effects))


class NoTurnovers(msgspec.Struct, frozen=True):
    """Turnovers that cannot happen; `who` has the ball."""

    events: tuple[str, ...]
    who: str | None = None


def _no_turnovers(said: NoTurnovers) -> Any:
    rules = [waits(event, CancelTurnover(), who=said.who) for event in said.events]
    if len(rules) == 1:
        return rules[0]
    occasions: Any = tuple(rule.occasion for rule in rules)
    return msgspec.structs.replace(rules[0], occasion=syntax.AnyOccasion(occasions=occasions))


class Returned(msgspec.Struct, frozen=True):
    """Interceptions that are all returned for a touchdown; `who` makes them."""

    who: str


def _returned(said: Returned) -> Any:
    thrower = OTHER.get(said.who, said.who)
    return waits("an interception would happen", Turnover("pick six"), who=thrower)


_FUMBLE: Final = (FUMBLED,)
_INTERCEPTION: Final = (INTERCEPTED,)
_PICK_SIX: Final = (EVENTS["pick six"],)
_THROWN: Final = {
    _INTERCEPTION: ("an interception", "interceptions"),
    _PICK_SIX: ("a Pick Six", "Pick Sixes"),
    (*_INTERCEPTION, *_PICK_SIX): (
        "an interception or a Pick Six",
        "an interception or Pick Six",
        "a Pick Six or [an] interception",
        "interceptions (and|or) Pick Sixes",
    ),
}
_LIVE: Final = ("a live ball turnover would happen",)

TURNOVERS: Final[list[Construct]] = [
    *construct("TurnoverKinds", None, "{=:TurnoversNamed}", views={WHOLE: AWAITED}),
    *word("TurnoverKinds", _LIVE, "live ball turnovers"),
    *either("NoneOfThese", "TurnoverKinds"),
    *word("NoneOfThese", _LIVE, "live ball turnovers", *ALL_KINDS),
    *construct(
        "NoTurnovers",
        NoTurnovers,
        "{events:NoneOfThese} cannot happen",
        [
            "[all] {events:NoneOfThese} (cannot|can never|do not|may not) (happen|occur)",
            "[all] {events:NoneOfThese} (are cancelled|have no effect|do not count)",
            "(ignore|cancel) [all] {events:TurnoverKinds}",
            "there (are|can be) no {events:NoneOfThese}",
        ],
    ),
    *construct(
        "NoTurnovers",
        NoTurnovers,
        "{who:Barred} fumble",
        ["{who:Barred} (fumble the ball|lose a fumble|have fumbles)"],
        events=_FUMBLE,
    ),
    *construct("NoTurnovers", NoTurnovers, "{who:Barred} throw {events:Thrown}"),
    *(each for kinds, words in _THROWN.items() for each in word("Thrown", kinds, *words)),
    *construct(
        "NoTurnovers",
        NoTurnovers,
        "{who:Barred} be intercepted",
        [
            "{who:Whose} passes (cannot|can never|may not) be (intercepted|picked off)",
        ],
        printed=False,
        events=_INTERCEPTION,
    ),
    *(
        each
        for events, words in (
            (_FUMBLE, "(cause|force) (a fumble|fumbles)"),
            (_INTERCEPTION, "intercept (a pass|passes|your passes|their@opponent passes)"),
            (_INTERCEPTION, "force (an interception|interceptions)"),
        )
        for each in construct(
            "NoTurnovers",
            NoTurnovers,
            f"{{who:Barred}} {words}",
            views={"who": read_as(lambda who: OTHER.get(who, who))},
            events=events,
        )
    ),
    *construct("Rule", None, "{=:NoTurnovers}", views={WHOLE: read_as(_no_turnovers)}),
    # Whoever intercepts the pass has the interception
    *construct(
        "InterceptionsReturned",
        Returned,
        "[all [of]] {who:Whose} interceptions (become|are) Pick Sixes",
    ),
    *construct("Rule", None, "{=:InterceptionsReturned}", views={WHOLE: read_as(_returned)}),
]


class Succeeding(msgspec.Struct, frozen=True):
    """`your successful Runs`, where a stopped play may have yards too (F-10)."""

    plays: Plays


class Limited(msgspec.Struct, frozen=True):
    """Plays, and how far they go."""

    plays: Plays | Succeeding
    effect: Any


def _of_plays(plays: Plays | Succeeding, asked: Any = None) -> dict[str, Any]:
    """Whose plays are waited for, which they are, and what is asked of them besides."""
    if isinstance(plays, Succeeding):
        plays = plays.plays
        asked = _SUCCESS if asked is None else AllOf((asked, _SUCCESS))
    return {"who": plays.who, "calls": plays.calls, "condition": asked}


_SUCCESS: Final = PlayIs("successful")


def _limited(said: Limited) -> Any:
    plays, effect = said.plays, said.effect
    if isinstance(effect, LimitYards) and effect.how == "at most":
        if not isinstance(effect.yards, int):
            return None
        beyond = YardsWould(effect.yards + 1)
        rather = InsteadYards(effect.yards)
        return waits("the play would gain yards", rather, **_of_plays(plays, beyond))
    if isinstance(effect, LimitYards) and _forbids_losses(effect):
        # No gain, which only a successful play has: those that are stopped lose no yards either
        below = YardsWould(None, effect.yards - 1)  # type: ignore[operator]
        rather = InsteadYards(effect.yards)
        return waits("the play would gain yards", rather, **_of_plays(plays, below))
    if isinstance(effect, LimitYards | MultiplyYards):
        plays = plays.plays if isinstance(plays, Succeeding) else plays
        return waits("a play is successful", effect, **_of_plays(plays))
    if isinstance(effect, InsteadYards):
        return waits("the play would gain yards", effect, **_of_plays(plays))
    return None


def _forbids_losses(effect: LimitYards) -> bool:
    return effect.how == "at least" and isinstance(effect.yards, int) and effect.yards <= 0


class LimitedOn(msgspec.Struct, frozen=True):
    """A player, and how far their plays go."""

    who: str
    effect: Any
    plays: Plays | Succeeding


def _limited_on(said: LimitedOn) -> Any:
    succeeds = isinstance(said.plays, Succeeding)
    named = said.plays.plays if isinstance(said.plays, Succeeding) else said.plays
    if named.who not in (UNOWNED, said.who):
        return None
    theirs = Plays(said.who, named.calls)
    return _limited(Limited(Succeeding(theirs) if succeeds else theirs, said.effect))


class Beyond(msgspec.Struct, frozen=True):
    """Plays that would go so far, and what is added or taken then."""

    plays: Plays | Succeeding
    bound: Any
    effect: Any


def _beyond(said: Beyond) -> Any:
    asked = YardsWould(said.bound.low, said.bound.high)
    return waits("the play would gain yards", said.effect, **_of_plays(said.plays, asked))


YARDS: Final[list[Construct]] = [
    *either("EachPlay[pl]", "Plays[pl]"),
    *either("EachPlay[sg]", "Plays[sg]", "APlayEver"),
    *(
        each
        for n in ("pl", "sg")
        for each in (
            *construct(f"EachPlay[{n}]", Succeeding, f"{{plays:Successful[{n}]}}"),
            *construct(
                f"IfTheySucceed[{n}]",
                Succeeding,
                f"{{plays:Plays[{n}]}}",
                [f"{{plays:Successful[{n}]}}"],
            ),
        )
    ),
    *construct("APlayEver", Plays, "a {calls:CallsOfPlays[sg]}", who=UNOWNED),
    *construct(
        "LimitedPlays",
        Limited,
        "{plays:EachPlay[pl]} {effect:Limiting[bare]}",
        [
            "{plays:IfTheySucceed[pl]} {effect:Limiting[bare]} {:IfSuccessful}",
            "{plays:EachPlay[sg]} {effect:Limiting[third]}",
            "{plays:EachPlay[pl]} are {effect:HeldTo}",
            "{plays:IfTheySucceed[sg]} {effect:Limiting[third]} {:IfSuccessful}",
            "no {plays:AnyOfThem} (gains|may gain|can gain|can ever gain) {effect:MoreThanYards}",
        ],
    ),
    *construct(
        "HeldTo",
        LimitYards,
        "held to {yards:Yards}",
        [
            "held to (a gain of|at most|no more than) {yards:Yards}",
            "held to {yards:Yards} {:AtTheMost}",
        ],
        how="at most",
    ),
    *construct(
        "LimitedPlays",
        Limited,
        "no {plays:AnyOfThem} (can|may|can ever) {effect:LossAtAll}",
        printed=False,
    ),
    *construct(
        "LossAtAll",
        LimitYards,
        "lose [any] yards",
        [f"(result in|end in|end with|go for|be for) {A_LOSS}", "be tackled for a loss [of yards]"],
        how="at least",
        yards=0,
    ),
    # Of whomever they are: of nobody they are everybody's
    *construct(
        "Standing",
        syntax.Stands,
        "{modifier:Modifier} , (whoever|no matter who) (calls|runs|throws) (it|them)",
        printed=False,
        only=Guard(
            lambda said: getattr(said.modifier, "who", None) in EVERYBODY,
            "whose plays? Write “each player's …”",
        ),
    ),
    *phrase(
        "IfSuccessful",
        "if they are successful",
        "(if|when) (they are|it is|) successful",
        "unless [they are|it is] stopped",
        "if (they are|it is) not stopped",
    ),
    *construct(
        "Modifier",
        None,
        "{=:ModifyYardsPlays} {:IfSuccessful}",
        views={WHOLE: unsaid(of_plays(ModifyYards))},
    ),
    *construct(
        "For",
        None,
        "{=:ModifyYardsNextPlays} {:IfSuccessful}",
        views={WHOLE: unsaid(of_next_plays(ModifyYards))},
    ),
    *construct("AnyOfThem", Plays, "{calls:CallsOfPlays[sg]}", who=UNOWNED),
    *construct("AnyOfThem", Plays, "play", who=UNOWNED, calls=()),
    *construct("AnyOfThem", Plays, "{calls:CallsOfPlays[sg]} of {who:OfTheirs}"),
    *construct("AnyOfThem", Plays, "play of {who:OfTheirs}", calls=()),
    *construct(
        "LimitedPlays", Limited, "no {plays:AnyOfThem} loses {effect:MoreThanLost}", printed=False
    ),
    *construct(
        "MoreThanLost",
        LimitYards,
        "more than {yards:Yards}",
        how="at least",
        views={"yards": MINUS},
    ),
    *construct(
        "MoreThanYards",
        LimitYards,
        "more than {yards:Yards}",
        ["over {yards:Yards}"],
        how="at most",
    ),
    *construct("Rule", None, "{=:LimitedPlays}", views={WHOLE: read_as(_limited)}),
    # The same said of whoever runs them: `the offense cannot gain more than 20 yards on a play`
    *construct(
        "LimitedOn",
        LimitedOn,
        "{who:Barred} gain {effect:MoreThanYards} on {plays:AnyOnePlay}",
        [
            "{who:Who[third]} {effect:Limiting[third]} on {plays:AnyOnePlay}",
            "{who:Who[base]} {effect:Limiting[base]} on {plays:AnyOnePlay}",
            "{who:Who[base]} {effect:Capping[base]} on {plays:AnyOnePlay}",
            "{who:Barred} gain {effect:MoreThanYards} {plays:PerPlay}",
        ],
    ),
    *word("PerPlay", Plays(UNOWNED, ()), "(per|each) (play|down)", "(in|on) (a|any|each) down"),
    *construct("Rule", None, "{=:LimitedOn}", views={WHOLE: read_as(_limited_on)}),
    *either("AnyOnePlay", "OnAllPlays", "APlayEver"),
    *construct("AnyOnePlay", Succeeding, "{plays:OnSuccesses}"),
    *construct(
        "AnyOnePlay",
        Plays,
        "(a|any one|a single|any single|one) {calls:CallsOfPlays[sg]}",
        who=UNOWNED,
    ),
    *construct(
        "AnyOnePlay", Plays, "(a|any one|a single|any single|one) play", who=UNOWNED, calls=()
    ),
    *construct(
        "BeyondPlays",
        Beyond,
        "{plays:EachPlay[pl]} that would gain {bound:YardBound} {effect:MoreOrFewer}",
        [
            "{plays:EachPlay[pl]} (of|for|that gain) {bound:YardBound} {effect:MoreOrFewer}",
        ],
    ),
    *construct("MoreOrFewer", Gain, "gain {yards:MoreYards}"),
    *construct("MoreOrFewer", Lose, "gain {yards:FewerYards}", ["lose {yards:Yards}"]),
    *construct("Rule", None, "{=:BeyondPlays}", views={WHOLE: read_as(_beyond)}),
]


class Comes(msgspec.Struct, frozen=True):
    """Plays, and what becomes of them whatever would."""

    plays: Plays
    result: str
    so: Any = None


_WOULD: Final = {
    "stopped": "the play would be successful",
    "incomplete": "the play would be successful",
    "successful": "the play would be stopped",
    "complete": "a pass would be incomplete",
    "intercepted": "a pass would be incomplete",
}


def _comes(said: Comes) -> Any:
    event = _WOULD[said.result]
    intercepted = said.result == "intercepted"
    effect: Any = Turnover("interception") if intercepted else MakeResult(said.result)  # type: ignore[arg-type]
    return waits(event, effect, who=said.plays.who, calls=said.plays.calls, condition=said.so)


RESULTS: Final[list[Construct]] = [
    *(
        each
        for result, be in (
            ("stopped", "(stopped|automatically stopped|always stopped)"),
            ("incomplete", "(incomplete|automatically incomplete|always incomplete)"),
        )
        for each in construct(
            "ComesOf",
            Comes,
            f"{{plays:Plays[pl]}} are {be}",
            [
                f"{{plays:Plays[pl]}} become {be}",
                f"{{plays:Plays[sg]}} (is|becomes) {be}",
            ],
            result=result,
        )
    ),
    *(
        each
        for result, be in (
            ("successful", "stopped"),
            ("complete", "incomplete"),
        )
        for each in construct(
            "ComesOf",
            Comes,
            f"{{plays:Plays[pl]}} (cannot|can never|may not) (be|become) {be}",
            [
                (
                    "({plays:Plays[sg]}|{plays:AnyOne[sg]}) (cannot|can never|may not)"
                    f" (be|become) {be}"
                ),
            ],
            result=result,
        )
    ),
    *construct(
        "ComesOf",
        Comes,
        "{plays:Plays[pl]} (are always|are automatically) complete",
        ["{plays:Plays[pl]} are (always|automatically) (caught|completed)"],
        result="complete",
    ),
    # Said of what they would come to: `your passes that would be incomplete are complete instead`
    *(
        each
        for would, becomes in (
            ("stopped", "successful"),
            ("incomplete", "complete"),
            ("incomplete", "intercepted"),
            ("successful", "stopped"),
            ("complete", "incomplete"),
        )
        for so in ("", " {so:AtPlayStrength}")
        for each in construct(
            "ComesOf",
            Comes,
            f"{{plays:Plays[pl]}} that would be {would}{so} (are|become) {becomes} [instead]",
            result=becomes,
        )
    ),
    *construct("Rule", None, "{=:ComesOf}", views={WHOLE: read_as(_comes)}),
]

STANDING: Final = [*TURNOVERS, *YARDS, *RESULTS]
