"""Printing effects on the calls: what becomes another play, is also one, or is named."""

from __future__ import annotations

from typing import assert_never

from snapcount.cards.text.say_modifiers import a_call, defense_calls
from snapcount.cards.text.say_nouns import count_word
from snapcount.cards.text.wording import CALL, POSSESSIVE, span
from snapcount.cards.tree import (
    AlsoPlay,
    BecomeDefense,
    BecomePlay,
    ChooseDefense,
    CopyCall,
    NamePlay,
    PlayCall,
    RepeatPlay,
    StopsNoLonger,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS

Calling = (
    BecomePlay
    | BecomeDefense
    | StopsNoLonger
    | ChooseDefense
    | AlsoPlay
    | CopyCall
    | RepeatPlay
    | NamePlay
)


def play_call(play: PlayCall) -> str:
    """`Short Pass: 25 (2-9)`, `Run Left`."""
    return CALL[play.call] + _numbers(play)


def _numbers(play: PlayCall) -> str:
    text = "" if play.yards is None else f": {play.yards}"
    if play.catch_low is not None and play.catch_high is not None:
        text += f" ({span(play.catch_low, play.catch_high)})"
    return text


def _options(plays: tuple[PlayCall, ...]) -> str:
    """`a Run Left or a Short Pass: 15 (0-9)`; all of a kind are `any Run play`, all `any play`."""
    calls = tuple(play.call for play in plays)
    same = len({_numbers(play) for play in plays}) == 1
    for kind, name in ((RUN_CALLS, "Run"), (PASS_CALLS, "Pass")):
        if calls == kind and same:
            return f"any {name} play{_numbers(plays[0])}"
    if calls == (*RUN_CALLS, *PASS_CALLS) and same and not _numbers(plays[0]):
        return "any play"
    # After a comma `a Run Left` may be somebody else's play; after `or` it goes on with the list.
    return " or ".join(f"a {play_call(play)}" for play in plays)


def calling(effect: Calling, offense_speaks: bool) -> str:
    """The effect as a clause; `offense_speaks` if the offense's play is `your` play."""
    mine = "your current play" if offense_speaks else "the offense's current play"
    match effect:
        case BecomePlay(plays=plays, at_once=at_once):
            return f"{mine} becomes {_options(plays)}{' at once' if at_once else ''}"
        case StopsNoLonger(calls=calls):
            return f"the defense's call no longer stops {defense_calls(calls)}"
        case BecomeDefense(calls=calls, add=False):
            return f"the defense's call becomes {defense_calls(calls)}"
        case BecomeDefense(calls=calls):
            return f"add {defense_calls(calls)} to the defense's call"
        case ChooseDefense(count=count, kind=kind, add=add):
            noun = "play" if kind is None else f"{CALL[kind]} play"
            many = f"a {noun}" if count == 1 else f"{count_word(count)} {noun}s"
            if add:
                return f"add {many} of your choice to the defense's call"
            return f"the defense's call becomes {many} of your choice"
        case AlsoPlay(calls=calls):
            return f"{mine} is also {a_call(calls)}"
        case RepeatPlay(who=who):
            return f"the offense's called play becomes {POSSESSIVE[who]} last play"
        case CopyCall(side="defense"):
            return "the defense's call becomes the offense's called play"
        case CopyCall():
            return f"{mine} becomes the defense's called play"
        case NamePlay(kinds=kinds):
            return "name Run or Pass" if kinds else "name a play"
        case _:
            assert_never(effect)
