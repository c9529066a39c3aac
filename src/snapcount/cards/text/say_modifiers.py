"""Printing what holds for a while: modifiers, static text's sentences."""

from __future__ import annotations

from typing import Final, assert_never

from snapcount.cards.nouns import Group, Number, Subject
from snapcount.cards.text.say_nouns import (
    cards,
    count_word,
    number,
    players,
    quantity,
    signed,
    some_of,
    to_least,
)
from snapcount.cards.text.wording import (
    ATTACHED,
    CALL,
    DECK,
    KEYWORD,
    LAYERS,
    POSITION,
    POSSESSIVE,
    SUBJECT,
    TIMING_POINT,
    article,
    listed,
    span,
)
from snapcount.cards.tree import (
    Ability,
    AbilityYards,
    ActionsCost,
    AlsoCalled,
    AlsoStops,
    BaseYardsAre,
    CallStays,
    Cannot,
    CannotAudible,
    CannotCall,
    CannotCallStrength,
    CannotCancel,
    CannotDraw,
    CannotFirstDown,
    CannotKick,
    CannotPlayActions,
    CannotPlayKind,
    CannotRemove,
    CannotReplay,
    CannotSubstitute,
    CannotTimeout,
    CannotUse,
    CardStrengthIs,
    CatchRangeIs,
    CountsAs,
    FieldGoalsAre,
    FieldGoalsGoodOn,
    Grants,
    KeepsAbilities,
    LimitActions,
    LimitDraws,
    Modifier,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyHandLimit,
    ModifyKickPoints,
    ModifyPunts,
    ModifyRating,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    MoreActions,
    MustDesignate,
    SetHandLimit,
    SetRating,
    TimeUnitsAre,
    WidenFieldGoals,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call, Deck, Who

_BY: Final = {
    None: "",
    "effects": " by effects",
    "opponent": " by your opponent",
    "action cards": " by Action cards",
    "opponent's action cards": " by your opponent's Action cards",
    "designation": " by being designated",
}


_SUBTYPE: Final = {"offense": "an Offense Action", "defense": "a Defense Action"}


def call_noun(call: Call) -> str:
    """`Run play`, `Pass play`, `Short Pass`, `Run Left`."""
    return f"{CALL[call]} play" if call in ("run", "pass") else CALL[call]


def a_call(calls: tuple[Call, ...]) -> str:
    """`a Run play`, `a Run Left or Short Pass`."""
    return "a " + listed([call_noun(call) for call in calls])


def plays_of(who: Who, calls: tuple[Call, ...]) -> str:
    """`your plays`, `the offense's Run Left / Run Right plays`."""
    kinds = " / ".join(CALL[call] for call in calls)
    return f"{POSSESSIVE[who]} {kinds} plays" if kinds else f"{POSSESSIVE[who]} plays"


def changed(value: Number) -> str:
    """`increased by 2`, `reduced by 5 times the Grit`."""
    less, size = signed(value)
    return f"{'reduced' if less else 'increased'} by {number(size)}"


def defense_calls(calls: tuple[Call, ...]) -> str:
    """A defensive call: `Run Left / Run Right`, `All Runs`."""
    words = []
    rest = list(calls)
    for kind, name in ((RUN_CALLS, "All Runs"), (PASS_CALLS, "All Passes")):
        if all(call in rest for call in kind):
            words.append(name)
            rest = [call for call in rest if call not in kind]
        else:
            words += [CALL[call] for call in rest if call in kind]
            rest = [call for call in rest if call not in kind]
    return " / ".join(words + [CALL[call] for call in rest])


def range_move(low: int, high: int) -> str:
    """How the ends of a catch range move, as a predicate."""
    if low == -high and low < 0:
        return f"is {high} wider"
    if low == -high and low > 0:
        return f"is {low} narrower"
    parts = []
    if low or not high:
        parts.append(f"starts {abs(low)} {'lower' if low < 0 else 'higher'}")
    if high:
        parts.append(f"ends {abs(high)} {'lower' if high < 0 else 'higher'}")
    return " and ".join(parts)


def short_pass_plural(call: Call) -> str:
    """A call as a plural noun: `Short Passes`, `Run Left plays`, `Runs`."""
    if call.endswith("pass"):
        return CALL[call] + "es"
    return "Runs" if call == "run" else f"{CALL[call]} plays"


def subject(who: Subject) -> tuple[str, bool]:
    """The Players of whom something holds, and whether they are several."""
    if isinstance(who, Group):
        return some_of("all", who, True), True
    return players(who), False


def _hand(deck: Deck | None) -> str:
    return "hand" if deck is None else f"{DECK[deck]} hand"


def quotable(ability: Ability) -> str:
    """An ability's words for quotation marks; names in it have single ones."""
    from snapcount.cards.text.english import english

    inside = english(ability)
    while '"' in inside:
        inside = inside.replace('"', "‘", 1).replace('"', "’", 1)
    return inside


def _kept(thing: CannotRemove) -> str:
    """`your Power Ups cannot be removed`, `this card cannot be removed`."""
    if thing.kind is None:
        return "this card cannot be removed"
    if thing.kind == "superstar":
        stars = Group(thing.whose, status="superstar")
        return f"{subject(stars)[0]} cannot be removed"
    many = ATTACHED[thing.kind][1]
    if thing.players is not None:
        return f"all {many} from {subject(thing.players)[0]} cannot be removed"
    whose = "all" if thing.whose is None else POSSESSIVE[thing.whose]
    return f"{whose} {many} cannot be removed"


def _worth(what: AbilityYards) -> str:
    if what.times != 1:
        return "twice the yards" if what.times else "no yards"
    return f"{abs(what.by)} {'fewer' if what.by < 0 else 'more'} yards"


def modifier(thing: Modifier) -> str:
    """The sentence, without capital and full stop."""
    match thing:
        case ModifyYards(by=by, who=who, calls=calls, least=least):
            less, size = signed(by)
            word = "fewer" if less else "more"
            yards = quantity(size, word + " yard", word + " yards")
            return f"{plays_of(who, calls)} gain {yards}{to_least(least)}"
        case ModifyStrength(by=by, who=who, calls=calls):
            return f"the Play Strength of {plays_of(who, calls)} is {changed(by)}"
        case ModifyBaseYards(by=by, who=who, calls=calls):
            return f"the base yards of {plays_of(who, calls)} are {changed(by)}"
        case BaseYardsAre(to=to, who=who, calls=calls):
            return f"the base yards of {plays_of(who, calls)} become {number(to)}"
        case AlsoStops(also=also, who=who, calls=calls):
            those = f" that stop {defense_calls(calls)}" if calls else ""
            return f"{POSSESSIVE[who]} defensive calls{those} also stop {defense_calls(also)}"
        case CardStrengthIs(to=to):
            return f"the Strength of this card is {to}"
        case ModifyCatchRange(low=low, high=high, who=who, calls=calls):
            return f"the catch range of {plays_of(who, calls)} {range_move(low, high)}"
        case CatchRangeIs(low=low, high=high, who=who, calls=calls):
            return f"the catch range of {plays_of(who, calls)} becomes {span(low, high)}"
        case ModifyTimeUnits(by=by, who=who, calls=calls, least=least):
            word = "fewer Time Unit" if by < 0 else "more Time Unit"
            units = quantity(abs(by), word, word + "s")
            return f"{plays_of(who, calls)} take {units}{to_least(least)}"
        case TimeUnitsAre(to=to, who=who, calls=calls):
            units = quantity(to, "Time Unit", "Time Units") if to else "no Time Units"
            return f"{plays_of(who, calls)} take {units}"
        case ModifyHandLimit(who=who, deck=deck, by=by):
            return f"{POSSESSIVE[who]} {_hand(deck)} limit is {changed(by)}"
        case SetHandLimit(who=who, deck=deck, to=None):
            have = "have" if who == "you" else "has"
            return f"{SUBJECT[who]} {have} no {_hand(deck)} limit"
        case SetHandLimit(who=who, deck=deck, to=to):
            return f"{POSSESSIVE[who]} {_hand(deck)} limit is {to}"
        case ActionsCost(who=who, deck=deck, count=count, side=side):
            what = f"{count_word(count)} card{'s' * (count != 1)}"
            if deck is not None:
                what = cards(count, f"{DECK[deck]} card")
            kind = "an Action" if side is None else _SUBTYPE[side]
            return f"{SUBJECT[who]} must discard {what} to play {kind} card"
        case ModifyGrit(by=by, who=who, every=True):
            return f"{POSSESSIVE[who]} Grit values are {changed(by)}"
        case ModifyGrit(by=by, who=who, kick=kick):
            return f"the Grit of {POSSESSIVE[who]} {kick or 'kick'}s is {changed(by)}"
        case ModifyFieldGoals(nearer=nearer, who=who):
            way = "farther" if nearer < 0 else "nearer"
            return f"{POSSESSIVE[who]} field goals count as {abs(nearer)} yards {way}"
        case ModifyRating(by=by, players=who):
            return f"the rating of {subject(who)[0]} is {changed(by)}"
        case SetRating(to=to, players=who):
            return f"the rating of {subject(who)[0]} becomes {to}"
        case Grants(players=who, ability=ability):
            they, many = subject(who)
            return f'{they} {"gain" if many else "gains"} "{quotable(ability)}"'
        case CountsAs(players=who, position=position):
            they, many = subject(who)
            if many:
                return f"{they} also count as {POSITION[position][1]}"
            name = POSITION[position][0]
            return f"{they} also counts as {article(name)} {name}"
        case FieldGoalsAre(good=good, who=who):
            return f"{POSSESSIVE[who]} field goals are {'good' if good else 'no good'}"
        case FieldGoalsGoodOn(low=low, high=high, who=who):
            return f"{POSSESSIVE[who]} field goals are good on a Grit of {span(low, high)}"
        case WidenFieldGoals(by=by, who=who):
            word = "narrower" if by < 0 else "wider"
            return f"the Grit range of {POSSESSIVE[who]} field goals is {abs(by)} {word}"
        case CannotKick(who=who, what="punt"):
            return f"{SUBJECT[who]} cannot punt"
        case CannotKick(who=who, beyond=beyond):
            where = "" if beyond is None else f" from beyond the {beyond} yard line"
            return f"{SUBJECT[who]} cannot kick field goals{where}"
        case ModifyPunts(by=by, who=who):
            word = "fewer yard" if by < 0 else "more yard"
            return f"{POSSESSIVE[who]} punts go {quantity(abs(by), word, word + 's')}"
        case ModifyKickPoints(by=by, who=who):
            word = "fewer point" if by < 0 else "more point"
            return f"{POSSESSIVE[who]} field goals score {quantity(abs(by), word, word + 's')}"
        case AlsoCalled(calls=calls, also=also, who=who):
            kinds = " / ".join(CALL[call] for call in calls)
            return f"{POSSESSIVE[who]} successful {kinds} plays are also {short_pass_plural(also)}"
        case Cannot(what=what, players=who, by=by):
            return f"{subject(who)[0]} cannot {what}{_BY[by]}"

        case CannotUse(players=who, keyword=keyword, point=point):
            which = "" if keyword is None else KEYWORD[keyword] + " "
            if point is not None:
                return f"{subject(who)[0]} cannot use Exhaust abilities {TIMING_POINT[point]}"
            return f"the {which}abilities of {subject(who)[0]} are cancelled"
        case MustDesignate(players=who, role=role):
            named = "" if role is None else f" as the {role}"
            return f"{subject(who)[0]} must be designated{named} if able"
        case CannotCancel(who=who, what=what):
            return f"{POSSESSIVE[who]} {LAYERS[what]} cannot be cancelled"
        case KeepsAbilities(players=who, keyword=keyword):
            which = "" if keyword is None else KEYWORD[keyword] + " "
            return f"the {which}abilities of {subject(who)[0]} cannot be cancelled"
        case AbilityYards(keyword=keyword, players=who):
            return (
                f"the {KEYWORD[keyword]} abilities of {subject(who)[0]} are worth {_worth(thing)}"
            )
        case CannotAudible(who=who):
            return f"{SUBJECT[who]} cannot use audibles"
        case CannotPlayKind(who=who, kind=kind):
            return f"{SUBJECT[who]} cannot play {ATTACHED[kind][1]}"
        case CannotRemove():
            return _kept(thing)
        case CannotCallStrength(who=who, low=low, high=high, must=must):
            verb = "must" if must else "cannot"
            return f"{SUBJECT[who]} {verb} call a play with a Strength of {span(low, high)}"
        case CannotSubstitute(who=who):
            return f"{SUBJECT[who]} cannot substitute Players"
        case MoreActions(who=who, count=count):
            noun = "Action card" if count == 1 else "Action cards"
            return f"{SUBJECT[who]} can play {count} further {noun}"
        case CannotDraw(who=who, deck=deck):
            return f"{SUBJECT[who]} cannot draw {DECK[deck]} cards"
        case LimitDraws(who=who, deck=deck, count=count):
            some = quantity(count, f"{DECK[deck]} card", f"{DECK[deck]} cards")
            return f"{SUBJECT[who]} cannot draw more than {some} each down"
        case CannotTimeout(who=who, what=what):
            return f"{SUBJECT[who]} cannot {what} timeouts"
        case CannotPlayActions(who=who, point=point):
            when = f" {TIMING_POINT[point]}" if point else ""
            return f"{SUBJECT[who]} cannot play Action cards{when}"
        case LimitActions(who=who, count=count):
            some = "one Action card" if count == 1 else f"{count} Action cards"
            return f"{SUBJECT[who]} cannot play more than {some} each down"
        case CannotCall(who=who, calls=calls, must=must):
            what = a_call(calls) if calls else "the named play"
            return f"{SUBJECT[who]} {'must' if must else 'cannot'} call {what}"
        case CallStays(who=who, by=other):
            doer = "" if other is None else " by your opponent"
            return f"{POSSESSIVE[who]} called play cannot be changed{doer}"
        case CannotFirstDown(who=who, calls=calls):
            on = f" on {a_call(calls)}" if calls else ""
            return f"{SUBJECT[who]} cannot gain a first down{on}"
        case CannotReplay(who=who):
            return f"{SUBJECT[who]} cannot replay the Down"
        case _:
            assert_never(thing)
