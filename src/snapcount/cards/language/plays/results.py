"""Results: a play that becomes stopped or successful, or a live ball turnover."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    construct,
    either,
    only_read,
    phrase,
    word,
)
from snapcount.cards.language.kernel.moods import deed, predicate
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.plays import Plays
from snapcount.cards.language.nouns.this_play import THE_PLAY
from snapcount.cards.nouns import TheYardsToGoal
from snapcount.cards.tree import (
    InsteadYards,
    MakeResult,
    Turnover,
)

_RESULTS: Final[dict[str, tuple[str, ...]]] = {
    "stopped": ("stopped",),
    "successful": ("successful", "a success"),
    "incomplete": ("incomplete",),
    "complete": ("complete", "completed", "caught"),
}


def _results() -> list[Construct]:
    made: list[Construct] = []
    for result, names in _RESULTS.items():
        made += word("Result", result, *names)
    return made


RESULTS: Final[list[Construct]] = [
    *_results(),
    *construct(
        "Effect",
        MakeResult,
        "the play becomes {result:Result}",
        [
            "{@:ThisPlay} (becomes|is|is now|is considered|counts as) {result:Result}",
            "{@:ThisPlay} (is|becomes) automatically {result:Result}",
            "make {@:ThisPlay} {result:Result}",
            "the result [of {@:ThisPlay}] (is|becomes) {result:Result}",
            "(change|set) (the result of {@:ThisPlay}|{@:ThisPlays} result) to {result:Result}",
            "(treat|consider) {@:ThisPlay} [as] [a] {result:Result} [play|pass]",
        ],
    ),
    *predicate(
        "Outcome",
        MakeResult,
        "~become {result:Result}",
        "~be [now] [automatically] {result:Result} [{:Anyway}]",
    ),
    *predicate(
        "Outcome", MakeResult, "automatically ~succeed", "~succeed [{:Anyway}]", result="successful"
    ),
    *predicate(
        "Outcome",
        MakeResult,
        "~fall incomplete",
        "~become an incomplete pass",
        "~be not (complete|completed|caught)",
        result="incomplete",
    ),
    *predicate(
        "Outcome",
        MakeResult,
        "~be (broken up|knocked down|batted down|dropped)",
        printed=False,
        result="incomplete",
    ),
    *construct("BreakingUp", MakeResult, "(break up|knock down|bat down)", result="incomplete"),
    *construct("Effect", None, "{=:BreakingUp} {@:ThePassNow}", views={WHOLE: UNSAID}),
    *construct("Completing", MakeResult, "complete", result="complete"),
    *construct("Effect", None, "{=:Completing} {@:ThisPlay}", views={WHOLE: UNSAID}),
    *construct("Rescuing", MakeResult, "(rescue|save)", result="successful"),
    *construct("Effect", None, "{=:Rescuing} {@:ThisPlay}", views={WHOLE: UNSAID}),
    *only_read(word("ThePassNow", THE_PLAY, "(the|this|that) pass")),
    *predicate("Outcome", MakeResult, "~be also stopped", printed=False, result="stopped"),
    *predicate("Outcome", MakeResult, "~fail", "~be a failure", result="stopped"),
    *construct("Stopping", MakeResult, "stop", result="stopped"),
    *construct("Effect", None, "{=:Stopping} {@:ThisPlay}", views={WHOLE: UNSAID}),
    # A touchdown: the play goes all the way, whatever it would have gained
    *construct(
        "Effect",
        InsteadYards,
        "the play is a touchdown",
        [
            "{@:ThisPlay} (becomes|is|results in|ends in|scores|counts as) a touchdown",
            "the (ball carrier|runner|receiver) scores a touchdown",
        ],
        printed=False,
        yards=TheYardsToGoal(),
    ),
    *construct("BareOutcome", InsteadYards, "touchdown", printed=False, yards=TheYardsToGoal()),
    *construct(
        "BareOutcome",
        MakeResult,
        "incomplete",
        ["incomplete pass"],
        printed=False,
        result="incomplete",
    ),
    *deed(InsteadYards, "~score a touchdown", category="Scoring", yards=TheYardsToGoal()),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[third]} {effect:Scoring[third]}",
        ["{who:Who[base]} {effect:Scoring[base]}"],
        side="offense",
    ),
    *construct("Effect", syntax.Sided, "{effect:Scoring[base]}", side="offense", who="you"),
    # Turnovers
    *word("TurnoverKind", "fumble", "a fumble"),
    *word("TurnoverKind", "interception", "an interception"),
    *word("TurnoverKind", "pick six", "a Pick Six", "a Pick-Six"),
    *construct(
        "Effect",
        Turnover,
        "the play becomes {kind:TurnoverKind}",
        [
            "{@:ThisPlay} (becomes|is|results in|ends in|is turned into) {kind:TurnoverKind}",
            "there is {kind:TurnoverKind} [on {@:ThisPlay}]",
            "(cause|force) {kind:TurnoverKind}",
            "{kind:TurnoverKind} (occurs|happens|results)",
            "turn {@:ThisPlay} into {kind:TurnoverKind}",
            "(make|consider|treat) {@:ThisPlay} [as] {kind:TurnoverKind}",
            "the result [of {@:ThisPlay}] (is|becomes) {kind:TurnoverKind}",
        ],
    ),
    *predicate("TurnedOver", Turnover, "(~become|~be|~result in) {kind:TurnoverKind}"),
    *predicate("TurnedOver", Turnover, "~be (intercepted|picked off)", kind="interception"),
    *predicate(
        "TurnedOver",
        Turnover,
        "~be (intercepted and|) returned for a (Pick Six|touchdown)",
        kind="pick six",
    ),
    *predicate("TurnedOver", Turnover, "~be fumbled", kind="fumble"),
    *construct("Effect", None, "the ball {=:TurnedOver[third]}", views={WHOLE: UNSAID}),
    *(
        each
        for category in ("Fumbling", "Losing")
        for each in deed(
            Turnover,
            "~fumble",
            "~fumble the ball",
            "~lose the ball",
            category=category,
            kind="fumble",
        )
    ),
    *deed(Turnover, "~throw an interception", category="Fumbling", kind="interception"),
    *deed(Turnover, "~throw a Pick Six", category="Fumbling", kind="pick six"),
    *construct("Effect", None, "{=:Fumbling[base]}", views={WHOLE: UNSAID}),
    *construct(
        "Effect",
        None,
        "the (ball carrier|quarterback|passer) {=:Fumbling[third]}",
        views={WHOLE: UNSAID},
    ),
    # Only on a Run is anybody a runner (F-9)
    *(
        each
        for role, calls in (("runner", ("run",)), ("receiver", ("pass",)))
        for each in (
            *construct("PlayOfRole", Plays, f"the [designated] {role}", who="offense", calls=calls),
            *construct("PlayOfRole", Plays, f"{{who:Whose}} [designated] {role}", calls=calls),
            *construct("RolesOwn", Plays, f"the {role}'s", who="offense", calls=calls),
            *construct("RolesOwn", Plays, f"{{who:Whose}} {role}'s", calls=calls),
        )
    ),
    *either("GainingRole", "PlayOfRole"),
    *phrase("BallCarrier", "ball carrier", "(runner or receiver|receiver or runner)"),
    *construct("GainingRole", Plays, "the {:BallCarrier}", who="offense", calls=()),
    *construct("GainingRole", Plays, "{who:Whose} {:BallCarrier}", calls=()),
    *construct("RolesOwn", Plays, "the ball carrier's", who="offense", calls=()),
    *construct("RolesOwn", Plays, "{who:Whose} ball carrier's", calls=()),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:GainingRole} {effect:Losing[third]}",
        ["{who:RoleAgain} {effect:Losing[base]}"],
        side="offense",
    ),
    # `They`, where nobody else was named (`pronouns`)
    *(
        each
        for role, calls in (("runner", ("run",)), ("receiver", ("pass",)), ("carrier", ()))
        for each in construct(
            "RoleAgain", Plays, f"they@{role}", printed=False, who="offense", calls=calls
        )
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[third]} {effect:Fumbling[third]}",
        ["{who:Who[base]} {effect:Fumbling[base]}", "{who:Who} must {effect:Fumbling[base]}"],
        side="offense",
    ),
    # Who scores one has intercepted the pass: the defense (F-17)
    *deed(
        Turnover,
        "~score a Pick Six",
        "~score a Pick-Six",
        "~return (it|the interception) for a (Pick Six|touchdown)",
        category="ScoringSix",
        kind="pick six",
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[third]} {effect:ScoringSix[third]}",
        ["{who:Who[base]} {effect:ScoringSix[base]}"],
        printed=False,
        side="defense",
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{effect:ScoringSix[base]}",
        printed=False,
        side="defense",
        who="you",
    ),
    *construct("Intercepting", Turnover, "intercept", kind="interception"),
    *construct("Effect", None, "{=:Intercepting} {@:ThisPlay}", views={WHOLE: UNSAID}),
    *(
        each
        for form, who in (("intercept", "Who[base]"), ("intercepts", "Who[third]"))
        for each in (
            *construct(f"Taken[{form}]", Turnover, f"{form} {{@:ThisPlay}}", kind="interception"),
            *construct(
                "Effect",
                syntax.Sided,
                f"{{who:{who}}} {{effect:Taken[{form}]}}",
                printed=False,
                side="defense",
            ),
        )
    ),
]
