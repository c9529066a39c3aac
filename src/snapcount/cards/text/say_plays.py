"""Printing effects on a play and on the game: yards, results, time, Grit and kicks."""

from __future__ import annotations

from typing import assert_never

from snapcount.cards.nouns import Half, TheBaseYards, Times
from snapcount.cards.text.say_modifiers import changed, range_move
from snapcount.cards.text.say_nouns import each as each_of
from snapcount.cards.text.say_nouns import number, quantity, signed, to_least
from snapcount.cards.text.wording import ORDINAL, POSSESSIVE, TURNOVER, span
from snapcount.cards.tree import (
    CancelFirstDown,
    CancelTurnover,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeUnits,
    DetermineGrit,
    FirstDown,
    Gain,
    KickAgain,
    LimitYards,
    Lose,
    LoseDown,
    MakeResult,
    MoveBall,
    MultiplyYards,
    PlaceBall,
    ReplayDown,
    SetBaseYards,
    SetCatchRange,
    SetClock,
    SetDown,
    SetGrit,
    SetStrength,
    SetTimeUnits,
    Turnover,
)

Playing = (
    Gain
    | Lose
    | MultiplyYards
    | LimitYards
    | ChangeBaseYards
    | SetBaseYards
    | MoveBall
    | PlaceBall
    | ReplayDown
    | MakeResult
    | ChangeCatchRange
    | SetCatchRange
    | ChangeStrength
    | SetStrength
    | Turnover
    | CancelTurnover
    | FirstDown
    | CancelFirstDown
    | SetDown
    | LoseDown
    | ChangeTimeUnits
    | SetTimeUnits
    | ChangeClock
    | SetClock
    | DetermineGrit
    | ChangeGrit
    | SetGrit
    | KickAgain
)


def playing(effect: Playing) -> str:
    """The effect as a clause."""
    match effect:
        case Gain(yards=yards):
            return f"gain {quantity(yards, 'yard', 'yards')}"
        case Lose(yards=yards, least=least):
            return f"the offense loses {quantity(yards, 'yard', 'yards')}{to_least(least)}"
        case MultiplyYards(how="halve", up=True):
            return "halve the yards gained on the play rounded up to the nearest 5"
        case MultiplyYards(how=how):
            return f"{how} the yards gained on the play"
        case LimitYards(how=how, yards=yards):
            less, size = signed(yards)
            if less:
                how = "at least" if how == "at most" else "at most"
            verb = "loses" if less else "gains"
            return f"the play {verb} {how} {quantity(size, 'yard', 'yards')}"
        case ChangeBaseYards(by=by):
            return f"the base yards are {changed(by)}"
        case SetBaseYards(to=Times(per=2, count=TheBaseYards())):
            return "double the base yards"
        case SetBaseYards(to=Half(of=TheBaseYards(), up=False)):
            return "halve the base yards"
        case SetBaseYards(to=to):
            return f"the base yards become {number(to)}"
        case MoveBall(yards=yards):
            less, size = signed(yards)
            way = "back" if less else "forward"
            return f"move the ball {way} {quantity(size, 'yard', 'yards')}"
        case PlaceBall(yards=yards, whose=whose):
            return f"place the ball on {POSSESSIVE[whose]} {yards}"
        case ReplayDown():
            return "replay the Down"
        case MakeResult(result=result):
            return f"the play becomes {result}"
        case ChangeCatchRange(low=low, high=high, each=each):
            many = "" if each is None else f" for {each_of(each)}"
            return f"the catch range {range_move(low, high)}{many}"
        case SetCatchRange(low=low, high=high):
            return f"the catch range becomes {span(low, high)}"
        case ChangeStrength(by=by, within=within):
            end = "below 0" if signed(by)[0] else "above 9"
            return f"the Play Strength is {changed(by)}{f' but not {end}' if within else ''}"
        case SetStrength(to=to):
            return f"the Play Strength becomes {number(to)}"
        case Turnover(kind=kind):
            return f"the play becomes {TURNOVER[kind]}"
        case CancelTurnover():
            return "cancel the live ball turnover"
        case FirstDown():
            return "it becomes first down"
        case CancelFirstDown():
            return "cancel the first down"
        case SetDown(to=to):
            return f"it becomes {ORDINAL[to]} down"
        case LoseDown():
            return "the offense loses a down"
        case ChangeTimeUnits(by=by, least=least):
            return f"the Time Units of this play are {changed(by)}{to_least(least)}"
        case SetTimeUnits(to=to):
            return f"the Time Units of this play become {number(to)}"
        case ChangeClock(by=by):
            less, size = signed(by)
            units = quantity(size, "Time Unit", "Time Units")
            return f"remove {units} from the clock" if less else f"add {units} to the clock"
        case SetClock(to=to):
            return f"set the clock to {quantity(to, 'Time Unit', 'Time Units')}"
        case DetermineGrit(again=again):
            return "determine Grit value again" if again else "determine Grit value"
        case ChangeGrit(by=by):
            return f"the Grit is {changed(by)}"
        case SetGrit(to=to):
            return f"the Grit becomes {to}"
        case KickAgain():
            return "kick again"
        case _:
            assert_never(effect)
