"""What words mean on the card they stand on: who the offense is, and as what a Player is named."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.discourse.ball_then import ball_then
from snapcount.cards.language.game.scores import with_scorer
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents, has
from snapcount.cards.language.kernel.doers import SCORER
from snapcount.cards.language.kernel.walk import changed, nodes_within, parts
from snapcount.cards.language.meaning.dated import NOW, dated
from snapcount.cards.language.meaning.known_later import OF_THE_CALL
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.of_this_card import MARKED, of_any_card
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.nouns import designated, other_cards
from snapcount.cards.language.nouns.other_cards import OTHER_ACTIONS
from snapcount.cards.language.nouns.plays import NOT_STOPPED, UNOWNED
from snapcount.cards.language.plays.own_card import FOR_HOW_LONG, with_own_call
from snapcount.cards.language.plays.own_play import OUTCOMES
from snapcount.cards.language.plays.own_rules import of_own_rules
from snapcount.cards.language.plays.prevented import STOPPED
from snapcount.cards.language.sentences import sides
from snapcount.cards.language.sentences.freely import so_often
from snapcount.cards.nouns import (
    All,
    AllOf,
    Called,
    CalledAgain,
    CalledBefore,
    CallIncludes,
    Designated,
    FieldGoalIs,
    FlippedCall,
    Group,
    Happened,
    HasRole,
    NamedCalled,
    OnSide,
    PlayerIs,
    PlayIs,
    StoppedByCall,
    StrengthIn,
    That,
    ThePlayStrength,
    This,
    YardsWould,
)
from snapcount.cards.tree import (
    AlsoPlay,
    BecomeDefense,
    BecomePlay,
    MoveBall,
    PutCalled,
    PutFlipped,
    RemoveThis,
)
from snapcount.cards.words import Side

replace = msgspec.structs.replace


def settled(thing: Any, scene: Scene) -> Any:
    """The same with everything settled that depends on the card."""
    thing = with_own_call(thing, scene)
    inside = contents(thing)
    if OTHER_ACTIONS in inside:
        thing = other_cards.settled(thing, scene)
    if UNOWNED in inside:
        thing = sides.owned(thing)
    if MoveBall in inside:
        thing = ball_then(thing)
    if scene.play or syntax.Sided in inside:
        thing = sides.settled(thing, scene.side, play=scene.play)
    if not scene.play and not MARKED.isdisjoint(inside):
        thing = of_any_card(thing)
    if NOW in inside:
        thing = dated(thing)
    return _settled(thing, scene) if has(thing, *_SETTLED) else thing


_SETTLED: Final = (
    *(syntax.Occurs, syntax.OccursIf, syntax.Occasion, syntax.Asks, syntax.For, syntax.Freely),
    *(syntax.AtItsPoint, syntax.ThisPlayGoes, RemoveThis, Designated),
)
"""What may mean something else on another card."""


def _settled(thing: Any, scene: Scene) -> Any:
    if isinstance(thing, syntax.OccursIf) and _is_called_later(thing.occasion, scene):
        lasts = syntax.Lasts(duration="this down")
        thing = syntax.Occurs(
            occasion=thing.occasion, then=thing.then, duration=lasts, once=True, asked=True
        )
    if isinstance(thing, syntax.OccursIf):
        if scene.action or (scene.play and _comes_of_the_play(thing.occasion)):
            raise Refusal("unexpected", FOR_HOW_LONG)
    if isinstance(thing, syntax.Occurs | syntax.OccursIf) and FLIPPED in contents(thing.occasion):
        thing = replace(thing, then=changed(thing.then, _of_the_flipped))
    thing = nodes_within(thing, lambda part: _settled(part, scene))
    if not isinstance(thing, _SETTLED):
        return thing
    if scene.play and isinstance(thing, syntax.Asks) and isinstance(thing.then, syntax.Occurs):
        if _asks_of_the_call(thing):
            raise Refusal("two-readings", _STRENGTH_WHEN)
        thing = replace(thing, then=_own_play(thing.then, thing.condition))
    if scene.play and isinstance(thing, syntax.Occurs) and isinstance(thing.then, syntax.Asks):
        thing = _own_play(thing, thing.then.condition)
    if scene.play and isinstance(thing, syntax.Occurs):
        thing = _unstopped(replace(thing, occasion=_of_own_play(thing.occasion)))
    if isinstance(thing, syntax.Occurs) and SCORER in contents(thing.then):
        thing = with_scorer(thing)
    if isinstance(thing, syntax.Occurs) and scene.side is not None:
        thing = _of_this_play(thing, scene.side)
    if scene.play and isinstance(thing, syntax.For):
        thing = of_own_rules(thing)
    match thing:
        case syntax.For(clause=syntax.Stands(modifier=syntax.Occurs() as rule), lasts=lasts):
            if scene.side is not None:  # `… unless your opponent discards a card`
                rule = _of_this_play(replace(rule, duration=lasts), scene.side)
                stands = syntax.Stands(modifier=replace(rule, duration=None))
                thing = replace(thing, clause=stands)
    if isinstance(thing, Designated) and thing.whose is not None:
        return designated.settled(thing, scene.side)
    if isinstance(thing, syntax.Freely):
        if scene.play and _runs_on_either_side(thing):
            raise Refusal("unexpected", "on which side of the ball? Write “on offense, …”")
        return so_often(thing, scene.play)
    if isinstance(thing, syntax.AtItsPoint):
        if not scene.points or {*scene.points} != {thing.point}:
            raise Refusal("misplaced", "say when it is played, or used, where the timing stands")
        return thing.then
    if isinstance(thing, syntax.ThisPlayGoes) or (scene.play and isinstance(thing, RemoveThis)):
        return _called_card(thing.to, scene)
    if isinstance(thing, syntax.OccursIf):
        several = thing.occasion
        each = several.occasions if isinstance(several, syntax.AnyOccasion) else (several,)
        if any(
            one.would or (one.asks is not None and YardsWould not in contents(one.asks))
            for one in each
        ):
            raise Refusal("unexpected", "write “whenever”")
        if any(one.event in ("a Player is energized", "a Player is exhausted") for one in each):
            raise Refusal("unexpected", "is it already so, or does it happen? Write “whenever”")
        again = scene.play and not contents(thing.occasion).isdisjoint(_OFTEN)
        once_per = "down" if again else None
        thing = syntax.Occurs(occasion=thing.occasion, then=thing.then, once_per=once_per)
    if isinstance(thing, syntax.Occasion) and not thing.would:
        thing = _turned(thing)
    if isinstance(thing, syntax.Occasion) and thing.by is not None:
        thing = _of_theirs(thing)
    if isinstance(thing, syntax.Occasion) and thing.role is not None:
        return _designated(thing, scene)
    return thing


_BEFORE_CALLS: Final = frozenset({"start of a down", "prior to selecting a play"})


def _is_called_later(occasion: Any, scene: Scene) -> bool:
    """`If the offense calls a Run, …` on a card for before the calls: it is that of this down."""
    calls = getattr(occasion, "event", "") == "a play is revealed"
    return scene.action and calls and bool(scene.points) and _BEFORE_CALLS.issuperset(scene.points)


_STRENGTH_WHEN: Final = (
    "the Strength of the reveal, or of the check? Write “When you call this play, if …”, or leave"
    " out when it is called"
)


def _asks_of_the_call(said: syntax.Asks) -> bool:
    """`If the Play Strength is 0 when you call this pass`: it may change before the check (F-7)."""
    if getattr(said.then.occasion, "event", "") != "a play is revealed":
        return False
    return not contents(said.condition).isdisjoint((StrengthIn, ThePlayStrength))


def _own_play(said: syntax.Occurs, asked: Any = None) -> syntax.Occurs:
    """On a Play, what becomes of this play becomes of its owner's, or of whose play is asked.

    `If it is third down, … at the end of the play`: where nothing is asked of a play, of either.
    """
    if asked is not None and contents(asked).isdisjoint(_OF_A_PLAY):
        return said
    theirs = any(part in _THEIRS for part in parts(asked) if isinstance(part, OnSide))
    for event in ("the play ends", "a down ends"):
        if said.occasion == syntax.Occasion(event=event):
            who = "opponent" if theirs else "you"
            return replace(said, occasion=syntax.Occasion(event=event, who=who))
    return said


FLIPPED: Final = "this card is flipped for Grit"


def _of_the_flipped(part: Any) -> Any:
    """`When this card is flipped for Grit, put it into your hand`: from the discard pile."""
    if isinstance(part, syntax.ThisPlayGoes | RemoveThis) and part.to != "discard":
        to: Any = part.to
        return PutFlipped(to)
    return part


def _called_card(to: Any, scene: Scene) -> PutCalled:
    """A Play is never on the field: its own card is the one that was called."""
    if not scene.play:
        raise Refusal("unexpected", "this card isn't a Play: write “your called play”")
    if to == "discard":
        raise Refusal("unexpected", "a Play that was called is discarded anyway")
    return PutCalled("you", to)


def _of_own_play(what: Any) -> Any:
    """What a Play waits for of a play that is nobody's: of its own, unless `of_any_play`."""
    if not isinstance(what, syntax.Occasion) or what.who is not None:
        return what
    if what.event not in OUTCOMES:
        return what
    return replace(what, who="you")


def _unstopped(said: syntax.Occurs) -> syntax.Occurs | syntax.Asks:
    """`If this play does not stop the offense, …`: known when the calls are compared (F-4).

    What changes the play, which is settled after that (R-14), is so as long as that is so. Who is
    designated is known when the play has succeeded.
    """
    what = said.occasion
    if not isinstance(what, syntax.Occasion) or what.event != "a play is successful":
        return said
    asks = what.condition.conditions if isinstance(what.condition, AllOf) else (what.condition,)
    if NOT_STOPPED not in asks or said.duration is not None or Designated in contents(said.then):
        return said
    if contents(said.then).isdisjoint(OF_THE_CALL):
        return replace(said, occasion=replace(what, event="a play is revealed"))
    asked: list[Any] = [OnSide("you", "defense"), *asks]
    if what.calls:
        asked.insert(1, Called("offense", what.calls))  # type: ignore[arg-type]
    return syntax.Asks(condition=normal(AllOf(tuple(dict.fromkeys(asked)))), then=said.then)


_OF_A_PLAY: Final = (
    Called,
    CalledAgain,
    CalledBefore,
    CallIncludes,
    Designated,
    FieldGoalIs,
    FlippedCall,
    Happened,
    HasRole,
    NamedCalled,
    OnSide,
    PlayerIs,
    PlayIs,
    YardsWould,
)
_THEIRS = (OnSide("opponent", "offense"), OnSide("you", "defense"))


def _of_this_play(said: syntax.Occurs, side: Side) -> syntax.Occurs:
    """What stops your play in this down: on a card of the offense it is the play."""
    what, lasts = said.occasion, said.duration
    if not isinstance(what, syntax.Occasion) or what.event != STOPPED or what.calls or said.once:
        return said
    if what.who != "you" or side != "offense" or lasts is None or lasts.duration != "this down":
        return said
    return replace(said, occasion=replace(what, who=None))


_OFTEN = (
    "an Action card is played",
    "an Exhaust ability is used",
    "a card is drawn",
    "a card is discarded",
    "a timeout is spent",
    "a Gridiron card is played",
    "a Power Up is played",
    "a Superstar is played",
    "an audible is used",
    "an Action card is drawn",
    "a Play card is drawn",
    "an Action card is discarded",
    "a Play card is discarded",
    "an Action card is cancelled",
    "an Exhaust ability is cancelled",
    "a call is changed",
    "a Player enters the field",
    "a Player leaves the field",
    "Grit is determined",
)
"""What can happen again in the same down: a Play that says `if` means the first time."""


_PLAYS_COME_TO: Final = ("a touchdown is scored", "a first down is gained", "a safety is scored")


def _comes_of_the_play(occasion: Any) -> bool:
    """Whether it is what a Play's text asks, and does not wait for.

    That is what becomes of a play, and who its runner is; somebody designates him when that is.
    """
    each = occasion.occasions if isinstance(occasion, syntax.AnyOccasion) else (occasion,)
    for one in each:
        if one.event == "a Player is designated" and (one.by is None or one.does):
            return True
    if all(one.condition == StoppedByCall() for one in each):
        return False  # that of whoever called this one
    if any(one.event in _PLAYS_COME_TO and one.calls for one in each):
        return True
    return not contents(occasion).isdisjoint((*OUTCOMES, "a play is revealed", "the play ends"))


def _runs_on_either_side(said: syntax.Freely) -> bool:
    """Whether a Play lets a call become another, and does not say which of its two that is."""
    if contents(said.then).isdisjoint((BecomePlay, AlsoPlay, BecomeDefense)):
        return False
    return OnSide not in contents(said.condition)


_WAS = {"a Player is exhausted": "energized", "a Player is energized": "exhausted"}


def _turned(said: syntax.Occasion) -> syntax.Occasion:
    """An Energized Player who becomes Exhausted is Exhausted by then."""
    players = said.players
    if not isinstance(players, All) or players.group.state is None:
        return said
    if players.group.state != _WAS.get(said.event):
        return said
    group = replace(players.group, state=None)
    return replace(said, players=None if group == Group() else All(group))


_THEIR_OWN = (
    "a Player is designated",
    "a Player enters the field",
    "a Player leaves the field",
    "an Exhaust ability is used",
    "a touchdown is scored",
)


_SUBSTITUTED = ("a Player enters the field", "a Player leaves the field")


def _of_theirs(said: syntax.Occasion) -> syntax.Occasion:
    """Whoever designates a Player or uses its ability has it on their field."""
    if said.event not in _THEIR_OWN or said.by == "each player":
        return said
    players = All(Group()) if said.players is None else said.players
    if isinstance(players, All):
        if players.group.whose not in (None, said.by):
            raise Refusal("unexpected", "whose Players are meant?")
        players = All(replace(players.group, whose=said.by))
    # Whom somebody substitutes comes in by an effect, and not as the Players line up
    by = "each player" if said.event in _SUBSTITUTED else None
    return replace(said, players=players, by=by)


def _designated(said: syntax.Occasion, scene: Scene) -> syntax.Occasion:
    """As whom says on which side; runners are named on Runs, receivers on Passes (F-9)."""
    said = _who_was_tackled(said)
    role, players, calls = said.role, said.players, said.calls
    if role == "runner":
        calls = calls or ("run",)
    elif role == "receiver":
        calls = calls or ("pass",)
    tackling = role == "tackler"
    if isinstance(players, This) and scene.on_player and scene.side is not None:
        if (scene.side == "defense") != tackling:
            raise Refusal("never", f"this Player is on {scene.side}, and is never the {role}")
    if players is None or isinstance(players, All):
        group = Group() if players is None else players.group
        side = "defense" if tackling else "offense"
        if group.side not in (None, side):
            raise Refusal("unexpected", "these Players are on the other side of the ball")
        players = All(replace(group, side=side))
        return replace(said, role=None, players=players, calls=calls)
    if isinstance(players, This | That) and scene.side is None:
        named: Any = HasRole(players, "tackler" if tackling else "ball carrier")
        condition = named if said.condition is None else normal(AllOf((named, said.condition)))
        return replace(said, role=None, calls=calls, condition=condition)
    return replace(said, role=None, calls=calls)


def _who_was_tackled(said: syntax.Occasion) -> syntax.Occasion:
    """Where no other tackler than this Player is named, `that Player` is the ball carrier."""
    match said:
        case syntax.Occasion(role="tackler", condition=PlayerIs(players=Designated() as carrier)):
            if said.that is None and isinstance(said.players, This | None):
                return replace(said, that=carrier)
    return said
