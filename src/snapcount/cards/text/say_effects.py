"""Printing single effects: each as a clause, some as a deed of one player.

A *deed* is done by a player and is worded as a verb phrase that follows whoever does it: `Draw an
Action card`, `your opponent draws an Action card`, `your opponent may draw an Action card`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final, assert_never, get_args

from snapcount.cards.nouns import Choose, That, This
from snapcount.cards.text.say_calls import Calling, calling
from snapcount.cards.text.say_cards import Handling, handling
from snapcount.cards.text.say_deeds import deed, flip
from snapcount.cards.text.say_modifiers import modifier
from snapcount.cards.text.say_nouns import kind_of_player, number, players, quantity, signed
from snapcount.cards.text.say_plays import Playing, playing
from snapcount.cards.text.wording import (
    DURATION,
    KEYWORD,
    POSSESSIVE,
    SUBJECT,
    article,
    lasting_for,
)
from snapcount.cards.tree import (
    AttachCard,
    Audible,
    Await,
    CancelAbilities,
    CancelIt,
    CancelLayer,
    CancelTurnover,
    ChangeClock,
    ChangeTimeouts,
    ChooseOne,
    ChoosePlayers,
    ChooseX,
    CopyAbility,
    CopyLayer,
    DetermineGrit,
    Discard,
    DiscardAny,
    DiscardTop,
    Draw,
    EitherMay,
    Energize,
    ExchangeHands,
    ExchangeWithPile,
    ExhaustPlayers,
    ForbidCall,
    Gain,
    GainAbilitiesOf,
    GainAbility,
    HandUntil,
    If,
    InsteadYards,
    KickAgain,
    Lasting,
    LookAndReorder,
    LookAndTake,
    LookAtHand,
    May,
    MoveBall,
    MovePowerUp,
    MoveThis,
    MultiplyYards,
    NamePlay,
    NewTarget,
    PayCost,
    PlaceBall,
    PlayFromDiscard,
    PutCards,
    PutOnField,
    PutShown,
    Recover,
    RemoveCard,
    RemoveThis,
    ReplayDown,
    RevealCards,
    RevealHand,
    RevealTop,
    RevealUntil,
    ScorePoints,
    Search,
    SetClock,
    ShuffleDiscard,
    SkipDraw,
    Substitute,
    ToBench,
)

Control = If | May | EitherMay | ChooseOne | Await | PayCost | GainAbility
"""Effects that hold other effects: they need a sentence of their own."""

Simple = (
    InsteadYards
    | Audible
    | Playing
    | Calling
    | Handling
    | ChangeTimeouts
    | ScorePoints
    | ChoosePlayers
    | Energize
    | ExhaustPlayers
    | ToBench
    | Substitute
    | CancelAbilities
    | Draw
    | Search
    | Recover
    | RevealHand
    | ExchangeWithPile
    | HandUntil
    | RevealCards
    | DiscardTop
    | DiscardAny
    | RevealTop
    | SkipDraw
    | ShuffleDiscard
    | CopyAbility
    | GainAbilitiesOf
    | Lasting
    | ChooseX
)

IMPERATIVE: Final = (
    Gain,
    MultiplyYards,
    MoveBall,
    NamePlay,
    ReplayDown,
    CancelTurnover,
    ChangeClock,
    DetermineGrit,
    ChoosePlayers,
    Energize,
    ExhaustPlayers,
    ToBench,
    Substitute,
    CancelAbilities,
    ForbidCall,
    LookAndReorder,
    LookAtHand,
    ExchangeHands,
    PutShown,
    PlayFromDiscard,
    CancelLayer,
    CancelIt,
    NewTarget,
    LookAndTake,
    RevealUntil,
    PlaceBall,
    RemoveCard,
    CopyLayer,
    CopyAbility,
    RemoveThis,
    MoveThis,
    AttachCard,
    PutOnField,
    MovePowerUp,
    KickAgain,
    SetClock,
    ChooseX,
)
"""Effects whose clause begins with a verb, so that `you may` can stand before it."""


offense_speaks: ContextVar[bool] = ContextVar("offense_speaks", default=True)
"""Whether the words are the offense's own, so that its play is `your` play."""


takes_the_place: ContextVar[bool] = ContextVar("takes_the_place", default=False)
"""Whether the words follow `would …`, so that `instead` is of that."""


_PARTS: Final[dict[type, Callable[[Any], str]]] = {
    **dict.fromkeys(get_args(Playing), playing),
    **{kind: handling for kind in get_args(Handling) if kind not in (Discard, PutCards)},
}
"""Where an effect is worded that is no deed, by its type: asking type by type takes long."""


def clause(effect: Simple) -> str:
    """The effect as part of a sentence, in lower case where the rulebook does not say otherwise."""
    part = _PARTS.get(type(effect))
    if part is not None:
        return part(effect)
    done = deed(effect)
    if done is not None:
        return done.clause()
    if isinstance(effect, Calling):
        return calling(effect, offense_speaks.get())
    if isinstance(effect, Playing):
        return playing(effect)
    if isinstance(effect, Handling):
        return handling(effect)
    match effect:
        case InsteadYards(yards=yards):
            if not takes_the_place.get():
                return sentence(effect)
            less, size = signed(yards)
            verb = "lose" if less else "gain"
            return f"instead {verb} {quantity(size, 'yard', 'yards')}"
        case Audible(who=who):
            return f"{flip(who)[0]} and it becomes the play this down"
        case Energize(players=who):
            return f"Energize {players(who)}"
        case ExhaustPlayers(players=who):
            return f"Exhaust {players(who)}"
        case ToBench(players=who):
            return f"bench {players(who)}"
        case Substitute(out=out, energized=energized, into=into):
            return f"substitute {players(out)} with {_comer(into, energized)}"
        case CancelAbilities(keyword=keyword, whose=None):
            return f"cancel all {KEYWORD[keyword]} abilities"
        case CancelAbilities(keyword=keyword, whose=whose):
            assert whose is not None
            return f"cancel all of {POSSESSIVE[whose]} {KEYWORD[keyword]} abilities"
        case ChoosePlayers(players=who):
            return f"choose {players(who)}"
        case CopyAbility(players=who, keyword=keyword):
            name = KEYWORD[keyword]
            return f"copy {article(name)} {name} ability of {players(who)}"
        case GainAbilitiesOf(players=who, duration=duration, keyword=keyword, to=to):
            what = "abilities" if keyword is None else f"{KEYWORD[keyword]} abilities"
            if isinstance(who, That) and isinstance(to, That):
                return f"those Players gain all {what} of one another {DURATION[duration]}"
            return f"{players(to)} gains all {what} of {players(who)} {DURATION[duration]}"
        case Lasting(modifier=what, duration=duration, of=of):
            return f"{modifier(what)} {lasting_for(duration, getattr(what, 'who', None), of)}"
        case ChooseX(low=low, high=high, who=who, up_to=up_to):
            verb = "choose" if who == "you" else f"{SUBJECT[who]} chooses"
            if up_to is not None:
                return f"{verb} X up to {number(up_to)}"
            return f"{verb} X from {low} to {high}"
        case (
            Draw()
            | DiscardTop()
            | DiscardAny()
            | ExchangeWithPile()
            | HandUntil()
            | RevealCards()
            | RevealTop()
            | Search()
            | Recover()
            | RevealHand()
            | SkipDraw()
            | ShuffleDiscard()
            | ChangeTimeouts()
            | ScorePoints()
        ):
            raise AssertionError("a deed")
        case _:
            assert_never(effect)


def _comer(into: This | Choose | None, energized: bool) -> str:
    """Who comes in for somebody: `an Energized Player`, `this Player`."""
    state = "an Energized" if energized else "an Exhausted"
    if into is None:
        return f"{state} Player"
    if isinstance(into, This):
        return "this Player"
    kind = kind_of_player(into.group, False)
    return f"{article(kind) if energized else state} {kind} on the bench"


def sentence(effect: Simple) -> str:
    """The effect as a sentence of its own, without capital and full stop."""
    match effect:
        case InsteadYards(yards=yards):
            less, size = signed(yards)
            verb = "loses" if less else "gains"
            much = quantity(size, "yard", "yards")
            return f"the offense {verb} {much} instead of the yards gained or lost on the play"
        case Audible(who=who):
            what, their = flip(who)
            return f"{what}. That card becomes {their} play this down"
        case _:
            return clause(effect)
