"""Results: a play that becomes stopped or successful, and live ball turnovers."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import (
    Construct,
    construct,
    either,
    phrase,
    word,
)
from snapcount.cards.language.moods import deed, predicate
from snapcount.cards.language.plays import Plays
from snapcount.cards.language.template import WHOLE
from snapcount.cards.language.views import UNSAID
from snapcount.cards.language.walk import within
from snapcount.cards.nouns import TheYardsToGoal
from snapcount.cards.tree import (
    Await,
    CancelTurnover,
    InsteadYards,
    MakeResult,
    Turnover,
    Would,
)

_KINDS: Final = {
    # What a text hears that waits for it, and what it is called
    "a fumble would happen": ("a", "fumble"),
    "an interception would happen": ("an", "interception"),
    "a Pick Six would happen": ("a", "Pick Six"),
}
TURNOVERS: Final = tuple(_KINDS)


def _cancelled_later(event: str) -> Await:
    """A turnover of one kind that does not happen when it would, this down."""
    return Await(Would(event, (CancelTurnover(),)), "this down", once=True)  # type: ignore[arg-type]


def happening(thing: Any, event: str = "") -> Any:
    """The same, where the turnover that is cancelled is the one that would happen now."""
    if event in TURNOVERS and thing == _cancelled_later(event):
        return CancelTurnover()
    if isinstance(thing, Would):
        event = thing.event
    return within(thing, lambda part: happening(part, event))


_RESULTS: Final[dict[str, tuple[str, ...]]] = {
    "stopped": ("stopped",),
    "successful": ("successful", "a success"),
    "incomplete": ("incomplete",),
    "complete": ("complete", "completed", "caught"),
}


_EVERY: Final = Await(
    Would("a live ball turnover would happen", (CancelTurnover(),)), "this down", once=False
)
_TURNOVERS: Final = "(any [live ball] turnover|any fumble , [an] interception [,] or [a] Pick Six)"
_NOW: Final = "(this down|on {:ThePlay})"


def _results() -> list[Construct]:
    made: list[Construct] = []
    for result, names in _RESULTS.items():
        made += word("Result", result, *names)
    return made


def _kinds() -> list[Construct]:
    """Turnovers of one kind, or of one of two, are cancelled when they would happen."""
    made: list[Construct] = []
    for event, (article, noun) in _KINDS.items():
        name = f"({article}|any|the|that) {noun}"
        made += word("OneTurnover", _cancelled_later(event), *_cancelled(name))
    for one, other in permutations(_KINDS, 2):
        article, noun = _KINDS[one]
        name = f"({article}|any|the|that) {noun} or [{_KINDS[other][0]}] {_KINDS[other][1]}"
        both = tuple(_cancelled_later(event) for event in TURNOVERS if event in (one, other))
        made += word("OneTurnover", syntax.Together(deeds=both), *_cancelled(name))
    return made


def _cancelled(name: str) -> tuple[str, ...]:
    return (
        f"cancel {name}",
        f"(undo|ignore|negate) {name}",
        f"(cancel|undo|ignore|negate) {name} {_NOW}",
        f"{name} [{_NOW}] (is (cancelled|ignored)|does not happen|is undone|does not occur)",
        f"cancel {name} that would (occur|happen) {_NOW}",
    )


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
            *construct("PlayOfRole", Plays, f"the {role}", who="offense", calls=calls),
            *construct("PlayOfRole", Plays, f"{{who:Whose}} {role}", calls=calls),
        )
    ),
    *either("GainingRole", "PlayOfRole"),
    *phrase("BallCarrier", "ball carrier", "(runner or receiver|receiver or runner)"),
    *construct("GainingRole", Plays, "the {:BallCarrier}", who="offense", calls=()),
    *construct("GainingRole", Plays, "{who:Whose} {:BallCarrier}", calls=()),
    *construct("Effect", syntax.Sided, "{who:GainingRole} {effect:Losing[third]}", side="offense"),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:Who[third]} {effect:Fumbling[third]}",
        ["{who:Who[base]} {effect:Fumbling[base]}", "{who:Who} must {effect:Fumbling[base]}"],
        side="offense",
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
    *phrase(
        "AnyTurnover",
        "the live ball turnover",
        "(a|any|the|that) [live ball] turnover",
        "a fumble , [an] interception [,] or [a] Pick Six",
    ),
    *construct(
        "Effect",
        CancelTurnover,
        "cancel {:AnyTurnover}",
        [
            "(undo|ignore|negate) {:AnyTurnover}",
            "{:AnyTurnover} (is cancelled|does not happen|is undone|does not occur)",
        ],
    ),
    # Whichever comes this down, and the one that has come
    *word("EveryTurnover", _EVERY, f"cancel {_TURNOVERS} that would (occur|happen) {_NOW}"),
    *word(
        "EveryTurnover",
        syntax.Together(deeds=(CancelTurnover(), _EVERY)),
        f"{_TURNOVERS} {_NOW} is (cancelled|ignored)",
        f"(cancel|ignore|negate) ({_TURNOVERS}|all turnovers) {_NOW}",
        f"all turnovers {_NOW} are (cancelled|ignored)",
    ),
    *construct("Effect", None, "{=:EveryTurnover}", views={WHOLE: UNSAID}),
    *_kinds(),
    *construct("Effect", None, "{=:OneTurnover}", views={WHOLE: UNSAID}),
]
