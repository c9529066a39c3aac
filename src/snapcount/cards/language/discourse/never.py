"""What can never be so: a text that no game can meet is refused, with the reason.

Only what the rules themselves exclude is looked for: numbers that the game does not have, two
conditions that exclude each other, a role that a play of that kind does not have, and a time at
which the card's own side is never on that side of the ball.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, Final

from snapcount.cards.language.kernel.contents import has
from snapcount.cards.language.kernel.kinds import Kinds
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.about import of_the_play, speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.known_later import is_known_later, refuse_settled
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.plays.prevented import PREVENTED_EVENTS
from snapcount.cards.nouns import (
    AllOf,
    Called,
    CalledAgain,
    CalledBefore,
    Compare,
    Condition,
    DownIs,
    GritIn,
    Group,
    Happened,
    HasRole,
    Leading,
    NamedCalled,
    Not,
    OnSide,
    PeriodIs,
    PlayIs,
    ShownStrength,
    StrengthIn,
    StrengthOf,
    TheGrit,
    ThePlayStrength,
    TheX,
    TheYards,
    This,
    TimeLeft,
    YardsWould,
)
from snapcount.cards.tree import (
    Activated,
    AlsoStopsAgain,
    Await,
    BaseYardsAre,
    CancelLayer,
    CannotCallAgain,
    CannotCallThis,
    CannotFirstDown,
    CardStrengthIs,
    CatchRangeIs,
    ChangeStrength,
    Effect,
    Energize,
    GritStrengthIs,
    HasNoEffect,
    If,
    Lasting,
    LimitX,
    MakeResult,
    MayReceive,
    ModifyBaseYards,
    ModifyCardStrength,
    ModifyCatchRange,
    ModifyPunts,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    OnDesignation,
    OpeningHand,
    PuntsGo,
    PuntsIntoEndZone,
    PutCalled,
    PutFlipped,
    Recover,
    ReplayDown,
    SetStrength,
    Static,
    TimeUnitsAre,
    Timing,
    TriggerAbilities,
    TriggerAgain,
    Triggered,
    Would,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call, Side

NEVER: Final = "never"
"""The code of such a refusal."""

HIGHEST: Final = 9
_FROM_0_TO_9: Final[dict[type, str]] = {
    TheGrit: "Grit",
    ThePlayStrength: "Play Strength",
    ShownStrength: "Strength of a card",
    StrengthOf: "Strength of a Play",
}
_RUNS: Final = frozenset({"run", *RUN_CALLS})
_PASSES: Final = frozenset({"pass", *PASS_CALLS})

_COUNTED: Final = ("the play would gain yards", "a touchdown would be scored")
"""What is known only when the yards are counted."""


def _is_for_grit(ability: Any) -> bool:
    return (
        isinstance(ability, Static)
        and isinstance(ability.modifier, GritStrengthIs)
        and ability.condition is None
    )


def _is_flipped(ability: Any) -> bool:
    return isinstance(ability, Triggered) and ability.event == "this card is flipped for Grit"


_OF_THE_CALLED: Final = (PutCalled, SetStrength, ChangeStrength, CardStrengthIs)
_OWN_STRENGTH: Final = (CardStrengthIs, ModifyCardStrength, GritStrengthIs)


def _flipped_for_grit(ability: Triggered, scene: Scene) -> None:
    """A Play that is flipped for Grit is not called, and a kick is over before this is done."""
    if not scene.play:
        raise Refusal("misplaced", "only Plays are flipped for Grit")
    if of_the_play(ability.effects) or speaks_of(ability.effects, _OF_THE_CALLED):
        raise Refusal("misplaced", "a card that is flipped for Grit isn't the play")
    if any(getattr(part, "who", None) in ("offense", "defense") for part in parts(ability.effects)):
        raise Refusal("unexpected", "who is that by then? Write “you” or “your opponent”")


def _has_gained_one(part: Any) -> bool:
    happened = isinstance(part, Happened) and part.since == "down"
    return happened and part.event == "a first down is gained"


def _bars_this_down(part: Any) -> bool:
    held = isinstance(part, Lasting) and part.duration == "this down"
    return held and isinstance(part.modifier, CannotFirstDown)


def refuse_what_is_never(page: Page, scene: Scene) -> None:
    """Refuse a page with a part that no game can reach."""
    if not scene.play and speaks_of((page.abilities, page.effects), _OWN_STRENGTH):
        raise Refusal("misplaced", "only a Play has its own Strength")
    if speaks_of([each for each in page.abilities if not _is_for_grit(each)], (GritStrengthIs,)):
        raise Refusal(NEVER, "a card that is flipped for Grit always counts the same")
    for part in parts((page.abilities, page.effects)):
        if isinstance(part, HasNoEffect) and part.other:
            own = scene.enters and scene.on_player is (part.kind == "power up")
            if not own or part.whose == "opponent":
                raise Refusal("unexpected", "other than which? This card is none of them")
        if isinstance(part, Triggered) and part.event == "this card is flipped for Grit":
            _flipped_for_grit(part, scene)
        if isinstance(part, Triggered) and part.event == "this card leaves the field":
            if scene.play or scene.action or scene.synergy:
                raise Refusal("misplaced", "this card is never on the field, so it can't leave it")
    if speaks_of([each for each in page.abilities if not _is_flipped(each)], (PutFlipped,)):
        raise Refusal("misplaced", "this card isn't flipped for Grit; say when it is")
    if speaks_of(page.effects, (PutFlipped,)):
        raise Refusal("misplaced", "this card isn't flipped for Grit; say when it is")
    if scene.on_player and any(
        each.other for each in parts((page.abilities, page.effects)) if isinstance(each, Recover)
    ):
        raise Refusal("unexpected", "another name than which card? This one is a Player")
    if speaks_of((page.abilities, page.effects), (LimitX,)):
        _x_is_chosen(page, scene)
    if speaks_of((page.abilities, page.effects), (CannotCallThis,)):
        _asked_before_calls(page, scene)
    if speaks_of((page.abilities, page.effects), (CannotCallAgain, AlsoStopsAgain)):
        _run_before(page, scene)
    triggered_by_then(page.effects, page.timing)
    if page.timing is not None and any(map(_has_gained_one, parts(page.timing))):
        if any(map(_bars_this_down, parts(page.effects))):
            raise Refusal("unexpected", "it has one by then: write “cancel that First Down”")
    for ability in page.abilities:
        if isinstance(ability, Activated):
            triggered_by_then(ability.effects, ability.timing)
        if isinstance(ability, Triggered):
            triggered_by_then(ability.effects, _heard_at(ability, page.timing, scene))
        if isinstance(ability, OnDesignation):
            _designated(ability)
        if isinstance(ability, Would) and _is_of_a_strength(ability):
            raise Refusal("unexpected", "the Play Strength may change after that is decided")
        if isinstance(ability, Would) and ability.by == "designation" and not ability.once_per:
            if all(isinstance(each, Energize) for each in ability.effects):
                message = "write “does not become Exhausted”, and after what"
                raise Refusal("unexpected", message)
        if isinstance(ability, Static) and isinstance(ability.modifier, OpeningHand):
            _before_the_game((ability, page.active_if))
    for tree in (*page.abilities, *page.effects, page.timing, page.active_if):
        for part in _asked_and_set(tree):
            _possible(part)
    _settled_by_then((*page.abilities, *page.effects))
    for part in parts((page.abilities, page.effects)):
        if isinstance(part, _OF_A_PLAY) and part.who == "defense":
            raise _never("the defense runs no play: write “the offense's plays”")
    if has((page.abilities, page.effects), *_HOW_FAR):
        _punted_by_then((page.abilities, page.effects))
    would = has((page.abilities, page.effects), Would)
    for part in parts((page.abilities, page.effects)) if would else ():
        if isinstance(part, Would) and part.event in _COUNTED and speaks_of(part, (MakeResult,)):
            # whether the play works is settled by then.
            raise _never("it's too late to change the result; write “gain no yards instead”")
    for part in parts(page.effects, tuple(page.abilities)):
        if not isinstance(part, MayReceive) or isinstance(part.players, This):
            continue
        if not isinstance(part.players, Group) or part.players.positions != _PASSER:
            raise Refusal("unexpected", "anybody but a lone Quarterback may receive anyway")
    if scene.side == "defense":
        _no_own_play((page.abilities, page.effects))
    if page.timing is not None and page.timing.condition is not None:
        _on_its_side(page.timing.condition, scene, "it can never be played")
    if scene.action:
        _asked_now(page.effects, scene)


_PASSER: Final = ("QB",)
_HOW_FAR: Final = (ModifyPunts, PuntsGo, PuntsIntoEndZone)


def _settled_by_then(trees: tuple[Any, ...]) -> None:
    """F-14: at the end of the play its yards and its time are counted."""
    for part in parts(trees):
        if isinstance(part, Triggered) and part.event == "the play ends" and not part.others:
            refuse_settled(part.effects, ("end of the play",))


def _punted_by_then(trees: Any) -> None:
    """K-2: how far a punt went is settled when it has been made."""
    punts = (each for each in parts(trees) if isinstance(each, Triggered))
    for punt in punts:
        held = (each for each in parts(punt.effects) if isinstance(each, Lasting))
        if punt.event == "a punt is made" and any(
            isinstance(each.modifier, _HOW_FAR) and each.duration == "this down" for each in held
        ):
            raise Refusal("unexpected", "the punt is over by then; write “your punts go …”")


def _heard_at(ability: Triggered, timing: Timing | None, scene: Scene) -> Timing | None:
    """When it comes, where that is before anybody is designated, or as the card is played."""
    if ability.event == "this card is played":
        return timing or Timing(points=scene.points)
    heard = {ability.event, *(each.event for each in ability.others)}
    return Timing(points=("start of a down",)) if heard <= _BEFORE_A_PLAY else None


def triggered_by_then(effects: Any, timing: Timing | None) -> None:
    """T-13: nothing triggers again that triggers only later, on designation."""
    if timing is None or not timing.points or "after player designation" in timing.points:
        return
    if any(isinstance(effect, TriggerAgain | TriggerAbilities) for effect in parts(effects)):
        message = "such abilities trigger on designation; write “after Player Designation”"
        raise Refusal("unexpected", message)


def _run_before(page: Page, scene: Scene) -> None:
    """Of a defense it is not known what it called on an earlier down, and it runs nothing (F-4)."""
    on_field = [each for each in page.abilities if not getattr(each, "bench", False)]
    said = list(parts((on_field, page.effects)))
    every = list(parts((page.abilities, page.effects)))
    again = [part for part in every if isinstance(part, CannotCallAgain) and part.since == "down"]
    now = [part.modifier for part in every if isinstance(part, Lasting) and _is_of_this_down(part)]
    if again and not (_replays(every) and all(part in now for part in again)):
        raise Refusal("unexpected", _ONE_PLAY)
    # Of what lasts longer than a possession, either side may come to be on offense
    longer = [
        each.modifier
        for each in said
        if isinstance(each, Lasting) and each.duration not in ("this down", "this possession")
    ]
    for part in said:
        if part in longer:
            continue
        if isinstance(part, CannotCallAgain) and _side_of(part.who, scene) == "defense":
            raise _never("the defense runs no play, so that none can be the same")
        if isinstance(part, AlsoStopsAgain) and _side_of(part.who, scene) == "offense":
            raise _never("only the defense stops plays: who is meant?")


def _is_of_this_down(lasting: Lasting) -> bool:
    return lasting.duration == "this down"


def _replays(said: Iterable[Any]) -> bool:
    return any(
        isinstance(part, ReplayDown) or getattr(part, "event", "") == "the down is replayed"
        for part in said
    )


_ONE_PLAY: Final = (
    "other than which play? Write “as on the last down”; a down that isn't replayed has one"
)


def _side_of(who: str, scene: Scene) -> str | None:
    """On which side somebody is while a card of one side is used."""
    if who not in ("you", "opponent") or scene.side is None:
        return who
    return scene.side if who == "you" else _other(scene.side)


def _asked_before_calls(page: Page, scene: Scene) -> None:
    """A Play is called before anything is known of the down."""
    if not scene.play or speaks_of(page.effects, (CannotCallThis,)):
        raise Refusal("misplaced", "only a Play is called")
    for ability in page.abilities:
        if isinstance(ability, Static) and isinstance(ability.modifier, CannotCallThis):
            asked = ability.condition
            if asked is None:
                raise _never("a Play that can never be called does nothing")
            if is_known_later(asked) or speaks_of(asked, _OF_THE_CALLS):
                raise Refusal("unexpected", "that isn't known yet when you call a play")
        elif speaks_of(ability, (CannotCallThis,)):
            raise Refusal("misplaced", "say by itself when this play can be called")


def _x_is_chosen(page: Page, scene: Scene) -> None:
    """X is chosen with the Play (R-6), by what is known then."""
    if not scene.x or speaks_of(page.effects, (LimitX,)):
        raise Refusal("misplaced", "only a Play whose Strength is X has an X to choose")
    for ability in page.abilities:
        if not speaks_of(ability, (LimitX,)):
            continue
        if not isinstance(ability, Static) or not isinstance(ability.modifier, LimitX):
            raise Refusal("misplaced", "say by itself what X can be")
        asked = (ability.modifier, ability.condition)
        late = ability.condition is not None and is_known_later(ability.condition)
        if late or speaks_of(asked, (*_OF_THE_CALLS, TheX, TheGrit, TheYards)):
            raise Refusal("unexpected", "that isn't known yet when you choose X")
        most = ability.modifier.to
        if isinstance(most, int) and not 0 < most + ability.modifier.least <= HIGHEST:
            raise _never("X is a number from 0 to 9")


_OF_THE_CALLS: Final = (Called, NamedCalled, StrengthIn, StrengthOf, ThePlayStrength)


def _never(message: str) -> Refusal:
    return Refusal(NEVER, message)


def _designated(ability: OnDesignation) -> None:
    """Nobody receives a Run, and nobody runs with a Pass (F-9)."""
    calls = set(ability.qualifier.calls)
    if ability.keyword == "receive" and calls and calls <= _RUNS:
        raise _never("nobody receives on a Run; write “Run” or name a Pass")
    if ability.keyword == "run" and calls and calls <= _PASSES:
        raise _never("nobody runs on a Pass; write “Receive” or name a Run")
    if ability.keyword != "tackle":
        for part in parts(ability.effects):
            if isinstance(part, CancelLayer) and part.what == "tackle ability":
                # T-6: the offense's ability is the first in the layers, so that it resolves last.
                raise _never("it has resolved by then; write “Cancel the tackler's Tackle ability”")


def _is_of_a_strength(ability: Would) -> bool:
    """Whether a result is made, so often, of a Strength that is not settled at the first check.

    What is not counted is asked again at the next one (F-4, F-7).
    """
    if ability.once_per is None or not all(isinstance(e, MakeResult) for e in ability.effects):
        return False
    return speaks_of(ability.condition, (StrengthIn, ThePlayStrength))


def _before_the_game(asked: Any) -> None:
    """Hands are drawn before anybody is on offense (S-1, S-2)."""
    for part in parts(asked):
        named = (getattr(part, "who", None), getattr(part, "whose", None))
        if isinstance(part, OnSide) or "offense" in named or "defense" in named:
            raise _never("before the game starts, nobody is on offense or defense")


def _no_own_play(tree: Any) -> None:
    """In a down in which a card of the defense is used, its owner has no play of their own."""
    for part in parts(tree):
        if isinstance(part, Await) and part.duration == "this down" and part.ability.who == "you":
            if part.ability.event in PREVENTED_EVENTS:
                raise _never("only the offense has a play: who is meant?")


_OF_A_PLAY: Final = (
    BaseYardsAre,
    CatchRangeIs,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    TimeUnitsAre,
)
_BEFORE_A_PLAY: Final = frozenset(
    {"a down starts", "a possession starts", "a half starts", "overtime starts"}
)
_ON_DEFENSE: Final = OnSide("you", "defense")


def refuse_what_never_runs(abilities: list[Any]) -> None:
    """Refuse what a Play can't do: its text works from when it is called until the down is over.

    While its owner is on defense, nothing holds for plays of theirs.
    """
    for ability in abilities:
        if isinstance(ability, Triggered):
            heard = {ability.event, *(each.event for each in ability.others)}
            if heard <= _BEFORE_A_PLAY:
                raise _never("the Play isn't called yet then; write “at the start of the next …”")
        asked = getattr(ability, "condition", None)
        row = asked.conditions if isinstance(asked, AllOf) else (asked,)
        if isinstance(ability, Static) and isinstance(ability.modifier, _OF_A_PLAY):
            if ability.modifier.who == "you" and _ON_DEFENSE in row:
                raise _never("on defense you run no play: write “your opponent's play”")


_ASKED_AND_SET: Final = Kinds(Condition, SetStrength)


def _asked_and_set(tree: Any) -> list[Any]:
    """Every condition in a tree, and every Play Strength that is set."""
    if not _ASKED_AND_SET.inside(tree):
        return []
    return [each for each in parts(tree) if each in _ASKED_AND_SET]


def _possible(part: Any) -> None:
    match part:
        case SetStrength(to=int(to)):
            _digits("Play Strength", to, to)
        case GritIn(low=low, high=high):
            _digits("Grit", low, high)
        case StrengthIn(low=low, high=high):
            _digits("Play Strength", low, high)
        case Compare(left=left, how=how, right=int(right)) if type(left) in _FROM_0_TO_9:
            name = _FROM_0_TO_9[type(left)]
            if right > HIGHEST:
                raise _never(f"the {name} is never above {HIGHEST}: it goes from 0 to {HIGHEST}")
            if how != "at least" and right < 0:
                raise _never(f"the {name} is never below 0")
        case OnSide(who="offense" | "defense" as who, side=side) if who != side:
            raise _never(f"the {who} is never on {side}")
        case OnSide(who="each player"):
            raise _never("one player is on offense and the other on defense: who is meant?")
        case Leading(who="each player", by=by) if by > 0:
            raise _never("only one player can be leading: who is meant?")
        case CalledBefore(who="each player") | CalledAgain(who="each player"):
            raise _never("only one player ran that play: who is meant?")
        case AllOf(conditions=asked):
            for one, other in combinations(asked, 2):
                if exclude(one, other):
                    raise _never("these two conditions can never both be true")


def _digits(name: str, low: int, high: int) -> None:
    if low > high:
        raise _never("put the lower number first")
    if high > HIGHEST or high < 0:
        raise _never(f"the {name} goes from 0 to {HIGHEST}")


def exclude(one: Condition, other: Condition) -> bool:
    """Whether the rules allow no moment at which both hold."""
    if one == Not(other) or other == Not(one):
        return True
    if type(one) is not type(other):
        return _never_designated(one, other) or _never_designated(other, one)
    apart = _APART.get(type(one))
    return apart is not None and apart(one, other)


def _never_designated(role: Condition, result: Condition) -> bool:
    """F-9: Players are designated on a successful play, and nothing changes that then (R-14)."""
    return (
        isinstance(role, HasRole)
        and isinstance(result, PlayIs)
        and result.result in ("stopped", "incomplete")
    )


def _calls_apart(one: Called, other: Called) -> bool:
    """The offense has one call; a defense may have several."""
    if one.who != "offense" or other.who != "offense":
        return False
    return not _every_call(one.calls) & _every_call(other.calls)


def _sides_apart(one: OnSide, other: OnSide) -> bool:
    if one.who == other.who:
        return one.side != other.side
    return {one.who, other.who} == {"you", "opponent"} and one.side == other.side


def _digits_apart(one: Any, other: Any) -> bool:
    return bool(one.high < other.low or other.high < one.low)


def _bounds_apart(one: Any, other: Any) -> bool:
    return _below(one, other) or _below(other, one)


def _leads_apart(one: Leading, other: Leading) -> bool:
    return {one.who, other.who} == {"you", "opponent"} and one.by > 0 and other.by > 0


_RESULTS_APART: Final = (
    {"stopped", "successful"},
    {"stopped", "complete"},
    {"complete", "incomplete"},
    {"successful", "incomplete"},
)
_APART: Final[dict[type, Callable[[Any, Any], bool]]] = {
    GritIn: _digits_apart,
    StrengthIn: _digits_apart,
    TimeLeft: _bounds_apart,
    YardsWould: _bounds_apart,
    DownIs: lambda one, other: not set(one.downs) & set(other.downs),
    PeriodIs: lambda one, other: one.period != other.period,
    PlayIs: lambda one, other: {one.result, other.result} in _RESULTS_APART,
    Leading: _leads_apart,
    OnSide: _sides_apart,
    Called: _calls_apart,
}
"""By kind of condition, when two of that kind exclude each other."""


def _below(lower: Any, upper: Any) -> bool:
    return (
        lower.at_most is not None and upper.at_least is not None and lower.at_most < upper.at_least
    )


def _every_call(calls: tuple[Call, ...]) -> set[str]:
    runs = set(RUN_CALLS) if "run" in calls else set()
    passes = set(PASS_CALLS) if "pass" in calls else set()
    return {str(call) for call in (*calls, *runs, *passes)} - {"run", "pass"}


def _asked_now(effects: tuple[Effect, ...], scene: Scene) -> None:
    """What an Action asks at once, or in this down, is asked while its side is on the field."""
    for effect in effects:
        if isinstance(effect, If) and not effect.otherwise:
            _on_its_side(effect.condition, scene, "this never happens")
        elif isinstance(effect, Await) and effect.duration == "this down":
            if effect.ability.condition is not None:
                _on_its_side(effect.ability.condition, scene, "this never happens")


def _on_its_side(condition: Condition, scene: Scene, so: str) -> None:
    if scene.side is None:
        return
    asked = condition.conditions if isinstance(condition, AllOf) else (condition,)
    for part in asked:
        if isinstance(part, OnSide) and part.who in ("you", "opponent"):
            own: Side = part.side if part.who == "you" else _other(part.side)
            if own != scene.side:
                raise _never(f"this card is played while you are on {scene.side}, so {so}")


def _other(side: Side) -> Side:
    return "defense" if side == "offense" else "offense"
