"""Printing single effects: each as a clause, some as a deed of one player.

A *deed* is done by a player and is worded as a verb phrase that follows whoever does it: `Draw an
Action card`, `your opponent draws an Action card`, `your opponent may draw an Action card`.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, assert_never

from snapcount.cards.nouns import Choose, This
from snapcount.cards.text.say_calls import Calling, calling
from snapcount.cards.text.say_deeds import Deed, deed, flip
from snapcount.cards.text.say_modifiers import a_call, changed, modifier, range_move
from snapcount.cards.text.say_nouns import (
    cards,
    count_word,
    kind_of_player,
    number,
    players,
    quantity,
    signed,
)
from snapcount.cards.text.wording import (
    ATTACHED,
    DECK,
    DURATION,
    KEYWORD,
    LAYER,
    LAYERS,
    PILE,
    POSSESSIVE,
    SUBJECT,
    TURNOVER,
    article,
    span,
)
from snapcount.cards.tree import (
    AttachCard,
    Audible,
    Await,
    CallFromHand,
    CallShown,
    CancelAbilities,
    CancelIt,
    CancelLayer,
    CancelTurnover,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeouts,
    ChangeTimeUnits,
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
    ExhaustPlayers,
    FirstDown,
    Gain,
    GainAbilitiesOf,
    GainAbility,
    If,
    InsteadYards,
    KickAgain,
    Lasting,
    LimitYards,
    LookAndReorder,
    LookAndTake,
    LookAtHand,
    Lose,
    MakeResult,
    May,
    MoveBall,
    MovePowerUp,
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
    RevealHand,
    RevealTop,
    ScorePoints,
    Search,
    SetCatchRange,
    SetClock,
    SetGrit,
    SetStrength,
    SetTimeUnits,
    ShuffleDiscard,
    SkipDraw,
    Substitute,
    ToBench,
    Turnover,
    Uncancellable,
)
from snapcount.cards.words import Who

Control = If | May | EitherMay | ChooseOne | Await | PayCost | GainAbility
"""Effects that hold other effects: they need a sentence of their own."""

Simple = (
    Gain
    | Lose
    | MultiplyYards
    | InsteadYards
    | LimitYards
    | ChangeBaseYards
    | MoveBall
    | PlaceBall
    | Audible
    | Calling
    | ReplayDown
    | MakeResult
    | ChangeCatchRange
    | SetCatchRange
    | ChangeStrength
    | SetStrength
    | Turnover
    | CancelTurnover
    | FirstDown
    | ChangeTimeUnits
    | SetTimeUnits
    | ChangeClock
    | ChangeTimeouts
    | DetermineGrit
    | ScorePoints
    | ChoosePlayers
    | Energize
    | ExhaustPlayers
    | ToBench
    | Substitute
    | CancelAbilities
    | Draw
    | Discard
    | Search
    | Recover
    | RevealHand
    | LookAtHand
    | ExchangeHands
    | PutCards
    | DiscardTop
    | DiscardAny
    | RevealTop
    | CallShown
    | CallFromHand
    | PutShown
    | PlayFromDiscard
    | LookAndReorder
    | LookAndTake
    | NewTarget
    | SkipDraw
    | ShuffleDiscard
    | CancelLayer
    | CancelIt
    | Uncancellable
    | RemoveCard
    | CopyLayer
    | CopyAbility
    | GainAbilitiesOf
    | RemoveThis
    | AttachCard
    | PutOnField
    | MovePowerUp
    | ChangeGrit
    | SetGrit
    | KickAgain
    | SetClock
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
    LookAndReorder,
    LookAtHand,
    ExchangeHands,
    PutShown,
    PlayFromDiscard,
    CancelLayer,
    CancelIt,
    NewTarget,
    LookAndTake,
    PlaceBall,
    RemoveCard,
    CopyLayer,
    CopyAbility,
    RemoveThis,
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


_SHOWN: Final = {
    "hand": "put that card into its owner's hand",
    "discard": "discard that card",
    "bottom": "put that card on the bottom of its deck",
}


def _removal(effect: RemoveCard) -> str:
    one, many = ATTACHED[effect.kind]
    if effect.whose is None:
        if effect.count is None:
            return f"all {many}"
        return f"{article(one)} {one}" if effect.count == 1 else f"{effect.count} {many}"
    count = "all" if effect.count is None else count_word(effect.count)
    return f"{count} of {POSSESSIVE[effect.whose]} {many}"


def clause(effect: Simple) -> str:
    """The effect as part of a sentence, in lower case where the rulebook does not say otherwise."""
    done = deed(effect)
    if done is not None:
        return done.clause()
    if isinstance(effect, Calling):
        return calling(effect, offense_speaks.get())
    match effect:
        case Gain(yards=yards):
            return f"gain {quantity(yards, 'yard', 'yards')}"
        case Lose(yards=yards):
            return f"the offense loses {quantity(yards, 'yard', 'yards')}"
        case MultiplyYards(how=how):
            return f"{how} the yards gained on the play"
        case InsteadYards(yards=yards):
            if not takes_the_place.get():
                return sentence(effect)
            less, size = signed(yards)
            verb = "lose" if less else "gain"
            return f"instead {verb} {quantity(size, 'yard', 'yards')}"
        case LimitYards(how=how, yards=yards):
            return f"the play gains {how} {quantity(yards, 'yard', 'yards')}"
        case ChangeBaseYards(by=by):
            return f"the base yards are {changed(by)}"
        case MoveBall(yards=yards):
            less, size = signed(yards)
            way = "back" if less else "forward"
            return f"move the ball {way} {quantity(size, 'yard', 'yards')}"
        case PlaceBall(yards=yards, whose=whose):
            return f"place the ball on {POSSESSIVE[whose]} {yards}"
        case Audible(who=who):
            return f"{flip(who)[0]} and it becomes the play this down"
        case ReplayDown():
            return "replay the Down"
        case MakeResult(result=result):
            return f"the play becomes {result}"
        case ChangeCatchRange(low=low, high=high):
            return f"the catch range {range_move(low, high)}"
        case SetCatchRange(low=low, high=high):
            return f"the catch range becomes {span(low, high)}"
        case ChangeStrength(by=by):
            return f"the Play Strength is {changed(by)}"
        case SetStrength(to=to):
            return f"the Play Strength becomes {number(to)}"
        case Turnover(kind=kind):
            return f"the play becomes {TURNOVER[kind]}"
        case CancelTurnover():
            return "cancel the live ball turnover"
        case FirstDown():
            return "it becomes first down"
        case ChangeTimeUnits(by=by):
            return f"the Time Units of this play are {changed(by)}"
        case SetTimeUnits(to=to):
            return f"the Time Units of this play become {number(to)}"
        case ChangeClock(by=by):
            less, size = signed(by)
            units = quantity(size, "Time Unit", "Time Units")
            return f"remove {units} from the clock" if less else f"add {units} to the clock"
        case DetermineGrit():
            return "determine Grit value"
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
        case LookAndReorder(whose=whose, deck=deck, count=count):
            where = f"{POSSESSIVE[whose]} {DECK[deck]} deck"
            if count == 1:
                return f"look at the top card of {where} and put it back"
            return f"look at the top {count} cards of {where} and put them back in any order"
        case LookAndTake():
            return _look_and_take(effect)
        case NewTarget(what=what, whose=by):
            return f"choose a new target for target {LAYER[what]}{_layers_of(what, by)}"
        case CancelLayer(what=what, whose=by, every=every):
            one = f"all {LAYERS[what]}" if every else f"target {LAYER[what]}"
            return f"cancel {one}{_layers_of(what, by)}"
        case Uncancellable():
            return "this cannot be cancelled"
        case ChoosePlayers(players=who):
            return f"choose {players(who)}"
        case Discard(who=who, deck=deck, count=count):
            assert isinstance(count, int)
            them = "it" if count == 1 else "them"
            some = cards(count, DECK[deck] + " card")
            return f"choose {some} from {POSSESSIVE[who]} hand and discard {them}"
        case LookAtHand(whose=whose, decks=decks):
            which = "" if len(decks) != 1 else DECK[decks[0]] + " "
            return f"look at {POSSESSIVE[whose]} {which}hand"
        case ExchangeHands(decks=decks):
            which = "" if len(decks) != 1 else DECK[decks[0]] + " "
            return f"exchange {which}hands with your opponent"
        case CallShown():
            return "that card becomes your play"
        case CallFromHand(who=who, calls=calls):
            play = a_call(calls) if calls else "a Play card"
            chosen = Deed(who, f"[choose] {play} from {{their}} hand").clause()
            return f"{chosen} and it becomes {'your' if who == 'you' else 'their'} play"
        case PutShown(to=to):
            return _SHOWN[to]
        case PlayFromDiscard():
            return "play an Action card from your discard pile"
        case RemoveCard(to="hand"):
            return f"return {_removal(effect)} to its owner's hand"
        case RemoveCard(players=on) if on is not None:
            return f"remove {_removal(effect)} from {players(on)}"
        case RemoveCard():
            return f"remove {_removal(effect)} from the field"
        case CopyLayer(what=what, whose=by):
            return f"copy target {LAYER[what]}{_layers_of(what, by)}"
        case CopyAbility(players=who, keyword=keyword):
            name = KEYWORD[keyword]
            return f"copy {article(name)} {name} ability of {players(who)}"
        case GainAbilitiesOf(players=who, duration=duration):
            return f"this Player gains all abilities of {players(who)} {DURATION[duration]}"
        case RemoveThis(to="hand"):
            return "return this card to its owner's hand"
        case RemoveThis():
            return "remove this card from the field"
        case AttachCard(source=source, players=who):
            return f"attach a Power Up from your {PILE[source]} to {players(who)}"
        case PutOnField(kind=kind, source=source):
            one = ATTACHED[kind][0]
            return f"put a {one} from your {PILE[source]} onto the field"
        case MovePowerUp(whose=whose, source=source, to=to):
            moved = "a Power Up" if whose is None else f"one of {POSSESSIVE[whose]} Power Ups"
            start = "" if source is None else f" from {players(source)}"
            return f"move {moved}{start} to {'another Player' if to is None else players(to)}"
        case CancelIt():
            return "cancel it"
        case ChangeGrit(by=by):
            return f"the Grit is {changed(by)}"
        case SetGrit(to=to):
            return f"the Grit becomes {to}"
        case KickAgain():
            return "kick again"
        case SetClock(to=to):
            return f"set the clock to {quantity(to, 'Time Unit', 'Time Units')}"
        case Lasting(modifier=what, duration=duration):
            return f"{modifier(what)} {DURATION[duration]}"
        case ChooseX(low=low, high=high, who=who, up_to=up_to):
            verb = "choose" if who == "you" else f"{SUBJECT[who]} chooses"
            if up_to is not None:
                return f"{verb} X up to {number(up_to)}"
            return f"{verb} X from {low} to {high}"
        case (
            Draw()
            | DiscardTop()
            | DiscardAny()
            | PutCards()
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


_REST: Final = {
    "top": "and put the rest on top of that deck in any order",
    "bottom": "and put the rest on the bottom of that deck in any order",
    "discard": "and discard the rest",
    "shuffle": "and shuffle the rest into that deck",
}


def _look_and_take(effect: LookAndTake) -> str:
    look = f"look at the top {effect.count} cards of your {DECK[effect.deck]} deck"
    if effect.to == "call":
        return f"{look} and one of them becomes your play {_REST[effect.rest]}"
    take = f"put {count_word(effect.take)} of them into your hand"
    return f"{look}, {take} {_REST[effect.rest]}"


_ANYBODYS: Final = ("effect", "action card or exhaust ability")


def _layers_of(what: str, whose: Who | None) -> str:
    if whose is None:
        return ""
    by = "of" if what in _ANYBODYS else "played by" if what.endswith("card") else "used by"

    return f" {by} {SUBJECT[whose]}"


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
