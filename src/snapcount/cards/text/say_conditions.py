"""Printing conditions, the part of a sentence after `if` and `while`."""

from __future__ import annotations

from typing import Final, assert_never

from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    AtPoint,
    BallWithin,
    Called,
    CalledAgain,
    CalledBefore,
    Compare,
    Condition,
    DeckHas,
    DeckTeams,
    Did,
    DownIs,
    FieldGoalIs,
    GritIn,
    Group,
    Happened,
    HasRole,
    LastPlay,
    LayerWaits,
    Leading,
    NamedCalled,
    Not,
    OnSide,
    PeriodIs,
    PlayerIs,
    PlayIs,
    ShownIs,
    StrengthIn,
    Synergized,
    SynergyActive,
    ThatCardIs,
    TimeLeft,
    YardsWould,
)
from snapcount.cards.text.say_modifiers import a_call, call_noun
from snapcount.cards.text.say_nouns import kind_of_player, number, players
from snapcount.cards.text.wording import (
    CARD_KIND,
    EVENT,
    LAYER,
    ORDINAL,
    PAST,
    POSSESSIVE,
    SUBJECT,
    TIMING_POINT,
    article,
    layers_of,
    listed,
    span,
    verbs,
)
from snapcount.cards.words import PastEvent, Stretch, Who


def bounds(at_least: int | None, at_most: int | None, unit: str = "", exactly: str = "") -> str:
    """`30 yards or more`, `5 yards or less`, `10-20 yards`; `exactly` stands before one value."""
    tail = f" {unit}" if unit else ""
    if at_least is not None and at_most is not None:
        if at_least == at_most:
            return f"{exactly}{at_least}{tail}"
        return f"{at_least}-{at_most}{tail}"
    if at_least is not None:
        return f"{at_least}{tail} or more"
    return f"{at_most}{tail} or less"


def _be(who: Who, negative: bool) -> str:
    be = f"{SUBJECT[who]} {'are' if who == 'you' else 'is'}"
    return f"{be} not" if negative else be


def condition(thing: Condition) -> str:
    return _condition(thing, False)


def _not(negative: bool) -> str:
    return "is not" if negative else "is"


def _condition(thing: Condition, negative: bool) -> str:
    """The condition or its opposite; nearly every one has a plain word for its opposite."""
    match thing:
        case Called(who=who, calls=calls):
            verb = "did not call" if negative else "called"
            return f"{SUBJECT[who]} {verb} {a_call(calls)}"
        case CalledAgain(who=who):
            verb = "did not call" if negative else "called"
            return f"{SUBJECT[who]} {verb} the same play as on the last down"
        case CalledBefore(who=who, calls=calls):
            verb = "did not call" if negative else "called"
            return f"{SUBJECT[who]} {verb} {a_call(calls)} on the last down"
        case LayerWaits(what=layer, whose=whose):
            name = LAYER[layer]
            return f"{article(name)} {name}{layers_of(layer, whose)} {_not(negative)} waiting"
        case NamedCalled(who=who):
            verb = "did not call" if negative else "called"
            return f"{SUBJECT[who]} {verb} the named play"
        case ShownIs(calls=calls, kind=kind):
            what = a_call(calls) if kind is None else CARD_KIND[kind]
            return f"that card {_not(negative)} {what}"
        case ThatCardIs(whose=whose):
            owner = "yours" if whose == "you" else "your opponent's"
            return f"that card {_not(negative)} {owner}"
        case PlayIs(result=result):
            return f"the play {_not(negative)} {result}"
        case FieldGoalIs(good=good):
            return f"the field goal is {'good' if good != negative else 'no good'}"
        case StrengthIn(low=low, high=high):
            return f"the Play Strength {_not(negative)} {span(low, high)}"
        case GritIn(low=low, high=high):
            return f"the Grit {_not(negative)} {span(low, high)}"
        case DownIs(downs=downs):
            return f"it {_not(negative)} {listed([ORDINAL[down] for down in downs])} down"
        case BallWithin(yards=yards, whose=whose):
            return f"the ball {_not(negative)} inside {POSSESSIVE[whose]} {yards}"
        case Leading(who=who, by=by):
            return f"{_be(who, negative)} {_lead(by)}"
        case TimeLeft(at_least=low, at_most=high):
            left = bounds(low, high, "Time Units", "exactly ")
            return f"there are {'not ' * negative}{left} left"
        case AtPoint(point=point):
            return f"it {_not(negative)} {TIMING_POINT[point]}"
        case PeriodIs(period=period):
            the = "" if period == "overtime" else "the "
            return f"it {_not(negative)} {the}{period}"
        case OnSide(who=who, side=side):
            return f"{_be(who, negative)} on {side}"
        case Compare(left=left, how=how, right=right):
            return f"{number(left)} {_not(negative)} {how} {number(right)}"
        case Synergized(who=who):
            return f"{_be(who, negative)} Synergized"
        case YardsWould(at_least=low, at_most=high):
            if high is not None and high < 0:
                most = None if low is None else -low
                verb = "does not lose" if negative else "lost"
                return f"the play {verb} {bounds(-high, most, 'yards', 'exactly ')}"
            verb = "does not gain" if negative else "gains"

            return f"the play {verb} {bounds(low, high, 'yards', 'exactly ')}"
        case DeckHas():
            return _deck_has(thing, negative)
        case DeckTeams(whose=whose, at_least=low, at_most=high):
            verb = "does not have" if negative else "has"
            teams = bounds(low, high, exactly="exactly ")
            return f"{POSSESSIVE[whose]} deck {verb} Players from {teams} different teams"
        case Happened(event=event, who=who, since=since):
            did = _DID[event] if negative else _PAST[event]
            return f"{SUBJECT[who]} {did} {SINCE[since]}"
        case PlayerIs(players=who, group=group):
            return f"{players(who)} {_not(negative)} {_kind(group)}"
        case HasRole(players=who, role=role):
            named = "designated" if role is None else f"the {role}"
            return f"{players(who)} {_not(negative)} {named}"
        case LastPlay():
            return _last_play(thing, negative)
        case SynergyActive(who=who):
            if negative:
                do = "do" if who == "you" else "does"
                return f"{SUBJECT[who]} {do} not have an active Synergy"
            return f"{SUBJECT[who]} {'have' if who == 'you' else 'has'} an active Synergy"
        case Did():
            return "that was not done" if negative else "that was done"
        case Not(condition=inner):
            return _condition(inner, not negative)
        case AllOf() | AnyOf() if negative:
            return f"it is not true that [{condition(thing)}]"
        case AllOf(conditions=parts):
            return " and ".join(_part(part) for part in parts)
        case AnyOf(conditions=parts):
            return " or ".join(_part(part) for part in parts)
        case _:
            assert_never(thing)


SINCE: Final[dict[Stretch, str]] = {
    "down": "this down",
    "possession": "this possession",
    "half": "this half",
    "game": "this game",
}
_PAST: Final[dict[PastEvent, str]] = {
    **{
        event: words.replace("action", "Action").replace("exhaust", "Exhaust")
        for event, words in PAST.items()
    },
    "points are scored": "scored",
    "a first down is gained": "gained a first down",
}
_DID: Final[dict[PastEvent, str]] = {
    **{event: f"did not {verbs(EVENT[event].deed, False)}" for event in PAST},
    "points are scored": "did not score",
}


def _kind(group: Group) -> str:
    """What a Player is: `Energized`, `on the bench`, `a Running Back`, `one of your Legends`."""
    if group == Group(where=group.where):
        return f"on the {group.where}"
    if group.state is not None and group == Group(state=group.state):
        return group.state.capitalize()
    place = " on the bench" if group.where == "bench" else ""
    if group.whose is not None:
        return f"one of {POSSESSIVE[group.whose]} {kind_of_player(group, True)}{place}"
    kind = kind_of_player(group, False)
    return f"{article(kind)} {kind}{place}"


def _last_play(thing: LastPlay, negative: bool) -> str:
    whose = "the" if thing.who is None else POSSESSIVE[thing.who]
    low, high = thing.at_least, thing.at_most
    if thing.result is None and not thing.calls and (low is not None or high is not None):
        verb, past = "gain", "gained"
        if high is not None and high < 0:
            verb, past = "lose", "lost"
            most = thing.at_least
            low, high = -high, None if most is None else -most
        said = f"did not {verb}" if negative else past
        return f"{whose} last play {said} {bounds(low, high, 'yards', 'exactly ')}"
    kind = f"{thing.result} " if thing.result else ""
    calls = listed([call_noun(call) for call in thing.calls])
    what = f"{article(kind or calls)} {kind}{calls}" if calls else kind.strip() or "a play"
    far = ""
    if low is not None or high is not None:
        far = f" for {bounds(low, high, 'yards', 'exactly ')}"
    return f"{whose} last play {'was not' if negative else 'was'} {what}{far}"


def _part(part: Condition) -> str:
    return f"[{condition(part)}]" if isinstance(part, AllOf | AnyOf) else condition(part)


def _lead(by: int) -> str:
    if by == 1:
        return "leading"
    if by > 1:
        return f"leading by at least {by}"
    return "leading or tied" if by == 0 else f"trailing by at most {-by}"


def _deck_has(thing: DeckHas, negative: bool) -> str:
    whose = POSSESSIVE[thing.group.whose or "you"]
    verb = "does not have" if negative else "has"
    one = thing.at_least == thing.at_most == 1
    kind = kind_of_player(thing.group, not one)
    if thing.same_team:
        kind = kind_of_player(thing.group, True)
        return f"{whose} deck {verb} {_how_many(thing)} {kind} from the same team"
    if thing.at_most is None and thing.at_least == 1 and not negative:
        kind = kind_of_player(thing.group, False)
        return f"{whose} deck {verb} {article(kind)} {kind}"
    return f"{whose} deck {verb} {_how_many(thing)} {kind}"


def _how_many(thing: DeckHas) -> str:
    return bounds(thing.at_least, thing.at_most, exactly="exactly ")
