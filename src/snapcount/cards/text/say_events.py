"""How occasions are worded: `whenever …`, `at the start of …`, `would …`."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec.structs import replace

from snapcount.cards.nouns import All, AtPoint, Players, YardsWould
from snapcount.cards.text.say_conditions import bounds, condition
from snapcount.cards.text.say_modifiers import a_call
from snapcount.cards.text.say_nouns import players, some_of
from snapcount.cards.text.wording import (
    CALL,
    EVENT,
    POSSESSIVE,
    SUBJECT,
    TIMING_POINT,
    verbs,
)
from snapcount.cards.tree import (
    Triggered,
    Would,
)
from snapcount.cards.words import Call, Who

_START_EVENTS: Final = {
    "a possession starts": "possession",
    "a down starts": "down",
    "a half starts": "half",
}

_ATTACHING: Final[dict[str, str]] = {
    "a Power Up is played": "a Power Up",
    "a Superstar is played": "a Superstar",
}


def _with_calls(words: str, calls: tuple[Call, ...]) -> str:
    """The event limited to some calls, in the noun `play` where there is one."""
    if not calls:
        return words
    if " play " in words:
        kinds = " / ".join(CALL[call] for call in calls)
        return words.replace(" play ", f" {kinds} play ", 1)
    return f"{words} on {a_call(calls)}"


def _any_player(who: Players) -> str:
    return some_of("any", who.group, False) if isinstance(who, All) else players(who)


def _triggered_event(trigger: Triggered) -> str:
    words = EVENT[trigger.event]
    who, involved = trigger.who, trigger.players
    if who is None and involved is not None and trigger.event in _ATTACHING:
        text = f"{_ATTACHING[trigger.event]} is attached to {_any_player(involved)}"
        involved = None
    elif who is None and involved is not None and words.anyone.startswith("a Player "):
        text = _any_player(involved) + words.anyone.removeprefix("a Player")
        involved = None
    elif who is None:
        text = words.anyone
    elif words.owned:
        text = words.owned.format(POSSESSIVE[who])
    else:
        text = f"{SUBJECT[who]} {verbs(words.deed, who != 'you')}"
    text = _with_calls(text, trigger.calls)
    if involved is not None:
        text += f" by {_any_player(involved)}"
    if trigger.by is not None:
        doer = "an effect" if trigger.by == "each player" else SUBJECT[trigger.by]
        text += f" by {doer}"
    return text


_DEEDS: Final = {
    "an Action card would be drawn": "draw an Action card",
    "a Play card would be drawn": "draw a Play card",
    "an Action card would be played": "play an Action card",
    "an Exhaust ability would be used": "use an Exhaust ability",
}


def _would_event(would: Would) -> str:
    who: Who | None = would.who
    match would.event:
        case "the play would gain yards":
            yards, verb = "yards", "gain"
            if isinstance(would.condition, YardsWould):
                limits = would.condition
                yards = bounds(limits.at_least, limits.at_most, "yards", "exactly ")
                if limits.at_most is not None and limits.at_most < 0:
                    verb, most = "lose", None if limits.at_least is None else -limits.at_least
                    yards = bounds(-limits.at_most, most, "yards", "exactly ")
            text = f"{'the play' if who is None else SUBJECT[who]} would {verb} {yards}"
            return f"{text} on {a_call(would.calls)}" if would.calls else text
        case "the play would be stopped":
            owner = "a" if who is None else POSSESSIVE[who]
            return _with_calls(f"{owner} play would be stopped", would.calls)
        case "the play would be successful":
            owner = "a" if who is None else POSSESSIVE[who]
            return _with_calls(f"{owner} play would be successful", would.calls)
        case "a pass would be incomplete":
            owner = "a" if who is None else POSSESSIVE[who]
            if not would.calls:
                return f"{owner} pass would be incomplete"
            return _with_calls(f"{owner} play would be incomplete", would.calls)
        case "a live ball turnover would happen":
            owner = "a" if who is None else POSSESSIVE[who]
            return _with_calls(f"{owner} live ball turnover would happen", would.calls)
        case "a field goal would be good":
            owner = "a" if who is None else POSSESSIVE[who]
            return f"{owner} field goal would be good"
        case "a field goal would be missed":
            owner = "a" if who is None else POSSESSIVE[who]
            return f"{owner} field goal would be missed"
        case "a fumble would happen":
            text = "a fumble would happen" if who is None else f"{SUBJECT[who]} would fumble"
            return _with_calls(text, would.calls)
        case "an interception would happen":
            text = "an interception would happen"
            if who is not None:
                text = f"{SUBJECT[who]} would throw an interception"
            return _with_calls(text, would.calls)
        case "a Pick Six would happen":
            text = "a Pick Six would happen"
            if who is not None:
                text = f"{SUBJECT[who]} would throw a Pick Six"
            return _with_calls(text, would.calls)
        case "a turnover on downs would happen":
            text = "a turnover on downs would happen"
            if who is not None:
                text = f"{SUBJECT[who]} would turn the ball over on downs"
            return _with_calls(text, would.calls)
        case "a touchdown would be scored":
            text = "a touchdown would be scored"
            if who is not None:
                text = f"{SUBJECT[who]} would score a touchdown"
            return _with_calls(text, would.calls)
        case "a first down would be gained":
            if who is None:
                return "a first down would be gained"
            return f"{SUBJECT[who]} would gain a first down"
        case "a Player would be exhausted":
            doer = "an effect" if would.by == "each player" else SUBJECT[would.by or "you"]
            by = "" if would.by is None else f" by {doer}"
            if would.players is not None:
                return f"{_any_player(would.players)} would be exhausted{by}"
            owner = "a" if who is None else POSSESSIVE[who]
            return f"{owner} Player would be exhausted{by}"
        case (
            "an Action card would be drawn"
            | "a Play card would be drawn"
            | "an Action card would be played"
            | "an Exhaust ability would be used"
        ):
            doer = SUBJECT[who or "you"]
            if would.players is not None:
                doer = _any_player(would.players)
            return f"{doer} would {_DEEDS[would.event]}"
        case _:
            assert_never(would.event)


def event(trigger: Triggered | Would) -> str:
    """`a Pass play is stopped while you are leading`."""
    text = _would_event(trigger) if isinstance(trigger, Would) else _triggered_event(trigger)
    within = (
        isinstance(trigger, Would)
        and trigger.event == "the play would gain yards"
        and isinstance(trigger.condition, YardsWould)
    )
    if isinstance(trigger.condition, AtPoint):
        text += f" {TIMING_POINT[trigger.condition.point]}"
    elif trigger.condition is not None and not within:
        text += f" while {condition(trigger.condition)}"
    return text


def occasion(trigger: Triggered | Would) -> str:
    """The head of a triggered ability: `Whenever …`, `At the start of …`."""
    words = event(trigger)
    if trigger.once_per is not None:
        return f"once per {trigger.once_per}, {occasion(replace(trigger, once_per=None))}"
    if trigger.event == "overtime starts":
        return "at the start of " + words.replace("overtime starts", "overtime", 1)
    start = _START_EVENTS.get(trigger.event)
    if start is not None:
        return "at the start of " + words.replace(f" {start} starts", f" {start}", 1)
    if trigger.event == "the play ends":
        return "at the end of " + words.replace(" play ends", " play", 1)
    return f"whenever {words}"
