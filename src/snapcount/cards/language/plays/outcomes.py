"""What becomes of a play that came to something else: `Your stopped Run becomes successful`.

Whose play it is, which one, and what it came to are asked; then it has another outcome, becomes
another play, or something else happens. An outcome may also be said alone: `Interception.`
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import SEVERAL, SINGLE, listed
from snapcount.cards.language.nouns.multiplied import with_number
from snapcount.cards.language.nouns.plays import UNOWNED, Plays
from snapcount.cards.language.nouns.this_play import OFFENSES_PLAY
from snapcount.cards.nouns import AllOf, Called, OnSide, PlayIs
from snapcount.cards.tree import (
    BecomePlay,
    FirstDown,
    Gain,
    Lose,
    MakeResult,
    ModifyYards,
    Turnover,
)


class Outcome(msgspec.Struct, frozen=True):
    """A play that came to something, and what becomes of it."""

    plays: Plays
    result: str
    effect: Any


def _outcome(said: Outcome) -> Any:
    owned = said.plays.who != UNOWNED
    if owned and said.plays.who not in ("you", "opponent"):
        return None
    condition: Any = PlayIs(said.result)  # type: ignore[arg-type]
    passes = said.plays.calls == ("pass",) and said.result in ("complete", "incomplete")
    if said.plays.calls and (owned or not passes):  # only a pass is complete or not
        condition = AllOf((Called("offense", said.plays.calls), condition))
    if owned:
        condition = AllOf((OnSide(said.plays.who, "offense"), condition))
    effects = said.effect if isinstance(said.effect, tuple) else (said.effect,)
    return syntax.Asks(condition=condition, then=syntax.Says(clauses=effects))


def _offered(said: Outcome) -> Any:
    asked = _outcome(said)
    if asked is None:
        return None
    offer = syntax.Offers(who="you", clauses=asked.then.clauses)
    return syntax.Asks(condition=asked.condition, then=offer)


class OutcomeFreely(msgspec.Struct, frozen=True):
    """The same so often, at a time of one's own choice or at one of these."""

    outcome: Outcome
    once_per: Any
    points: tuple[str, ...] = ()


def _freely(said: OutcomeFreely) -> Any:
    asked = _offered(said.outcome)
    if asked is None:
        return None
    return syntax.Freely(said.once_per, asked.then, said.points, asked.condition)


class GainsOn(msgspec.Struct, frozen=True):
    """How many more yards somebody gains on their plays."""

    plays: Plays
    yards: Any
    who: str = "you"


def _gains_on(said: GainsOn) -> Any:
    who: Any = said.who if said.plays.who == UNOWNED else said.plays.who
    if said.plays.who not in (UNOWNED, said.who):
        return None
    return ModifyYards(said.yards, who, said.plays.calls)


def _loses_on(said: GainsOn) -> Any:
    if not isinstance(said.yards, int):
        return None
    return _gains_on(msgspec.structs.replace(said, yards=-said.yards))


class OrRather(msgspec.Struct, frozen=True):
    """`Gain 5 yards, or 10 yards if you are behind`: one number or, if something holds, another."""

    plainly: Any
    rather: Any
    condition: Any


def _or_rather(said: OrRather) -> syntax.Block:
    other = with_number(said.plainly, said.rather)
    more = syntax.Asks(condition=said.condition, then=syntax.Says(clauses=(other,)))
    less = syntax.Else(then=syntax.Says(clauses=(said.plainly,)))
    return syntax.Block(statements=(more, less))


_IF: Final = "if {condition:IfCondition}"
_RESULTS: Final = ("stopped", "incomplete", "complete", "successful")

OUTCOMES: Final[list[Construct]] = [
    *(
        each
        for result in _RESULTS
        for who, fixed in (("{who:Whose}", {}), ("(a|any)", {"who": UNOWNED}))
        for each in (
            *construct(
                f"Came{result}",
                Plays,
                f"{who} {result} {{calls:CallsOfPlays[sg]}}",
                **fixed,  # type: ignore[arg-type]
            ),
            *construct(f"Came{result}", Plays, f"{who} {result} play", calls=(), **fixed),  # type: ignore[arg-type]
        )
    ),
    *(
        each
        for result in _RESULTS
        for each in (
            *construct(
                "OutcomeSaid",
                Outcome,
                f"{{plays:Came{result}}} {{effect:BecomesThen}} [instead]",
                [
                    f"{{plays:Came{result}}} {{effect:CamePredicates}}",
                    f"{{plays:Came{result}}} {{effect:Outcome[third]}}",
                    f"{{plays:Came{result}}} {{effect:TurnedOver[third]}}",
                    f"(make|turn) {{plays:Came{result}}} [into] {{effect:MadeInto}}",
                    f"(treat|consider) {{plays:Came{result}}} [as] {{effect:MadeInto}}",
                ],
                result=result,
            ),
        )
    ),
    *construct("Core[stop]", None, "{=:OutcomeSaid}", views={WHOLE: read_as(_outcome)}),
    # As an offer: it is asked before it is made
    *construct("Core[stop]", None, "{=:OutcomeOffered}", views={WHOLE: read_as(_offered)}),
    *construct("FreeOutcome", None, "{=:OutcomeFreely}", views={WHOLE: read_as(_freely)}),
    *construct(
        "OutcomeFreely", OutcomeFreely, "{once_per:Once} , {outcome:OutcomeOffered}", printed=False
    ),
    *construct(
        "OutcomeFreely",
        OutcomeFreely,
        "{once_per:Once} , {points:FreePoints} , {outcome:OutcomeOffered}",
        [
            "{once_per:Once} {points:FreePoints} , {outcome:OutcomeOffered}",
            "{points:FreePoints} , {once_per:Once} , {outcome:OutcomeOffered}",
            "{once_per:Once} , {outcome:OutcomeOffered} {points:FreePoints}",
        ],
        printed=False,
    ),
    *(
        each
        for result in _RESULTS
        for each in construct(
            "OutcomeOffered",
            Outcome,
            f"you may have {{plays:Came{result}}} (become|be) {{effect:MadeInto}}",
            [
                f"you may (make|turn) {{plays:Came{result}}} [into] {{effect:MadeInto}}",
                f"you may (treat|consider) {{plays:Came{result}}} [as] {{effect:MadeInto}}",
            ],
            result=result,
        )
    ),
    # Several things that become of it: `is complete instead, but it only gains 5 yards`
    *either(
        "CamePredicate", "BecomesThen", "Outcome[third]", "TurnedOver[third]", "Gaining[third]"
    ),
    *construct("CamePredicates", None, "{=:CamePredicateList}", views={WHOLE: SEVERAL}),
    *listed(
        "CamePredicateList",
        "CamePredicate",
        *(f"[instead] {word} [it]" for word in ("and", ", and", ",", ", but", "but")),
    ),
    *construct("BecomesThen", MakeResult, "(becomes|is|is now) {result:OutcomeName}"),
    *construct("BecomesThen", MakeResult, "is caught", result="complete"),
    *word("OutcomeName", "stopped", "stopped"),
    *word("OutcomeName", "incomplete", "incomplete"),
    *word("OutcomeName", "complete", "complete", "completed"),
    *word("OutcomeName", "successful", "successful", "a success"),
    *construct("BecomesThen", BecomePlay, "becomes {plays:PlayCalls}"),
    *construct("MadeInto", MakeResult, "{result:Result}", ["a {result:Result} (play|pass|run)"]),
    # Said alone
    *construct("Saying", syntax.Says, "{clauses:BareAlone}", printed=False),
    *construct("BareAlone", None, "{=:BareOutcome}", views={WHOLE: SINGLE}),
    *construct("BareOutcome", FirstDown, "first down", ["it is a first down"], printed=False),
    *construct("BareOutcome", Turnover, "interception", printed=False, kind="interception"),
    *construct("BareOutcome", Turnover, "Pick Six", ["Pick-Six"], printed=False, kind="pick six"),
    *construct("BareOutcome", Turnover, "fumble", printed=False, kind="fumble"),
    # One number, or another if something holds
    *(
        each
        for first, more in (("GainFirst", "GainRather"), ("LoseFirst", "LoseRather"))
        for each in (
            *construct(
                "OrRather",
                OrRather,
                f"{{plainly:{first}}} , or {{rather:{more}}} if {{condition:IfCondition}}",
                [
                    f"{{plainly:{first}}} [,] or {{rather:{more}}} instead {_IF}",
                    f"{{plainly:{first}}} or {{rather:{more}}} if {{condition:IfCondition}}",
                    f"{{plainly:{first}}} \\( or {{rather:{more}}} {_IF} \\)",
                ],
            ),
        )
    ),
    *construct("GainFirst", Gain, "gain {yards:Yards} [this down|on this play]"),
    *construct("GainRather", None, "[gain] {=:Yards}"),
    *construct("LoseFirst", Lose, "lose {yards:Yards}"),
    *construct("LoseFirst", None, "{=:OffenseFirst}", views={WHOLE: read_as(OFFENSES_PLAY.about)}),
    *construct("OffenseFirst", Lose, "[the offense] loses {yards:Yards}"),
    *construct("LoseRather", None, "[loses|lose] {=:Yards}"),
    *construct("Core[block]", None, "{=:OrRatherSaid}"),
    *construct("OrRatherSaid", None, "{=:OrRather} .", views={WHOLE: read_as(_or_rather)}),
    # Yards on plays of a kind
    *phrase("Successfully", "successful", "completed"),
    # What standing texts add to a play's yards, they add to no play that is stopped
    *either("OnPlays", "OnAllPlays", "OnSuccesses"),
    *either("OnAllPlays", "Plays[pl]", "Plays[sg]"),
    *construct("OnAllPlays", Plays, "any play", who=UNOWNED, calls=()),
    *either("OnSuccesses", "Successful[pl]", "Successful[sg]"),
    *construct(
        "OnSuccesses", Plays, "(each|every|any) {:Successfully} play", who=UNOWNED, calls=()
    ),
    *construct(
        "OnSuccesses",
        Plays,
        "any {:Successfully} {calls:CallsOfPlays[sg]}",
        who=UNOWNED,
    ),
    *construct("OnSuccesses", Plays, "[all] {:Successfully} plays", who=UNOWNED, calls=()),
    *construct(
        "GainsOn",
        GainsOn,
        "gain {yards:AnyYards} on {plays:OnPlays}",
        [
            "on {plays:OnPlays} , gain {yards:AnyYards}",
            "you gain {yards:AnyYards} on {plays:OnPlays}",
        ],
    ),
    *construct(
        "GainsOn",
        GainsOn,
        "{who:Who[third]} gains {yards:AnyYards} on {plays:OnPlays}",
        ["on {plays:OnPlays} , {who:Who[third]} gains {yards:AnyYards}"],
    ),
    *either("AnyYards", "Yards", "MoreYards"),
    *construct(
        "LosesOn",
        GainsOn,
        "gain {yards:FewerYards} on {plays:OnPlays}",
        ["lose {yards:Yards} on {plays:OnPlays}"],
    ),
    *construct(
        "LosesOn",
        GainsOn,
        "{who:Who[third]} gains {yards:FewerYards} on {plays:OnPlays}",
        [
            "{who:Who[third]} loses {yards:Yards} on {plays:OnPlays}",
            "on {plays:OnPlays} , {who:Who[third]} gains {yards:FewerYards}",
        ],
    ),
    *construct("Modifier", None, "{=:GainsOn}", views={WHOLE: read_as(_gains_on)}),
    *construct("Modifier", None, "{=:LosesOn}", views={WHOLE: read_as(_loses_on)}),
]
