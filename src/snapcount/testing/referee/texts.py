"""Card texts that the referee can read: it wrote them.

A part is one thing that a card does. `words` is what is printed on the card, which the engine reads
by its own grammar; what the part means is up to `effects`, which never sees the words again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Who = Literal["you", "opponent"]
Deck = Literal["play", "action"]

_NUMBERS: Final = ("no", "a", "2", "3", "4")
_DOWNS: Final = ("", "first", "second", "third", "fourth")


@dataclass(frozen=True)
class Yards:
    """On the play while there is one, else the ball moves (R-23, R-35)."""

    by: int

    def words(self) -> str:
        return f"Gain {self.by} yards." if self.by > 0 else f"The offense loses {-self.by} yards."


@dataclass(frozen=True)
class MoveBall:
    by: int

    def words(self) -> str:
        end = "defense" if self.by > 0 else "offense"
        return f"Move the ball {abs(self.by)} yards toward the {end}'s end zone."


@dataclass(frozen=True)
class Strength:
    by: int

    def words(self) -> str:
        how = "increased" if self.by > 0 else "decreased"
        return f"The Play Strength is {how} by {abs(self.by)}."


@dataclass(frozen=True)
class CatchRange:
    """Wider by so much; below zero, narrower."""

    by: int

    def words(self) -> str:
        how = "wider" if self.by > 0 else "narrower"
        return f"The catch range is {abs(self.by)} {how}."


@dataclass(frozen=True)
class Result:
    to: Literal["stopped", "successful", "incomplete", "complete"]

    @property
    def good(self) -> bool:
        return self.to in ("successful", "complete")

    def words(self) -> str:
        what = "play" if self.to in ("stopped", "successful") else "pass"
        return f"The {what} becomes {self.to}."


@dataclass(frozen=True)
class Turnover:
    kind: Literal["fumble", "interception", "pick six"]

    def words(self) -> str:
        return {
            "fumble": "Fumble.",
            "interception": "The pass is intercepted.",
            "pick six": "Pick Six.",
        }[self.kind]


@dataclass(frozen=True)
class CancelTurnover:
    def words(self) -> str:
        return "Cancel the live ball turnover."


@dataclass(frozen=True)
class Replay:
    def words(self) -> str:
        return "Replay the Down."


@dataclass(frozen=True)
class FirstDown:
    def words(self) -> str:
        return "It becomes first down."


@dataclass(frozen=True)
class TimeUnits:
    by: int

    def words(self) -> str:
        how = "more" if self.by > 0 else "fewer"
        return f"The play uses {abs(self.by)} {how} Time Unit{'s' if abs(self.by) > 1 else ''}."


@dataclass(frozen=True)
class Timeouts:
    who: Who
    by: Literal[1, -1]

    def words(self) -> str:
        verb = "gain" if self.by > 0 else "lose"
        return (
            f"You {verb} a timeout." if self.who == "you" else f"Your opponent {verb}s a timeout."
        )


@dataclass(frozen=True)
class Draw:
    who: Who
    deck: Deck
    count: int

    def words(self) -> str:
        who = "Draw" if self.who == "you" else "Your opponent draws"
        many = "an" if self.count == 1 and self.deck == "action" else _NUMBERS[self.count]
        return f"{who} {many} {self.deck.title()} card{'s' if self.count > 1 else ''}."


@dataclass(frozen=True)
class Discard:
    """One card of their own choice."""

    who: Who
    deck: Deck

    def words(self) -> str:
        who = "Discard" if self.who == "you" else "Your opponent discards"
        return f"{who} {'an Action' if self.deck == 'action' else 'a Play'} card."


@dataclass(frozen=True)
class Search:
    def words(self) -> str:
        return "Search your Play deck for a Play card and put it into your hand."


@dataclass(frozen=True)
class EnergizeAll:
    who: Who

    def words(self) -> str:
        return f"Energize all of {_whose(self.who)} Players on the field."


@dataclass(frozen=True)
class ExhaustAll:
    who: Who

    def words(self) -> str:
        return f"Exhaust all of {_whose(self.who)} Players on the field."


@dataclass(frozen=True)
class ExhaustOne:
    def words(self) -> str:
        return "Exhaust one of your opponent's Players on the field."


@dataclass(frozen=True)
class Substitute:
    def words(self) -> str:
        return "Substitute one of your Players."


@dataclass(frozen=True)
class Bench:
    def words(self) -> str:
        return "Put one of your opponent's Players on the bench."


@dataclass(frozen=True)
class Audible:
    def words(self) -> str:
        return "Flip over the top card of your Play deck. That card becomes your play this down."


@dataclass(frozen=True)
class Become:
    """The offense's play becomes another pass; Strength and Time Units stay the card's."""

    call: str
    yards: int
    low: int
    high: int

    def words(self) -> str:
        call = self.call.title()
        return f"Your current play becomes a {call}: {self.yards} ({self.low}-{self.high})."


@dataclass(frozen=True)
class AddTime:
    by: int

    def words(self) -> str:
        return f"Add {self.by} Time Unit{'s' if self.by > 1 else ''} to the clock."


@dataclass(frozen=True)
class CancelAction:
    def words(self) -> str:
        return "Cancel target Action card."


@dataclass(frozen=True)
class GritDraw:
    """A Grit of so much or more gives a card."""

    least: int

    def words(self) -> str:
        return f"Determine Grit. If it is {self.least} or more, draw an Action card."


@dataclass(frozen=True)
class BallWithin:
    """On or inside that line, before the end zone of that side."""

    line: int
    side: Literal["offense", "defense"]

    def words(self) -> str:
        return f"the ball is on or inside the {self.side}'s {self.line} yard line"


@dataclass(frozen=True)
class DownIs:
    down: int

    def words(self) -> str:
        return f"it is {_DOWNS[self.down]} down"


@dataclass(frozen=True)
class PlayIs:
    result: Literal["stopped", "successful"]

    def words(self) -> str:
        return f"the play is {self.result}"


@dataclass(frozen=True)
class StrengthAtLeast:
    least: int

    def words(self) -> str:
        return f"the Play Strength is {self.least} or more"


Condition = BallWithin | DownIs | PlayIs | StrengthAtLeast


@dataclass(frozen=True)
class If:
    condition: Condition
    then: Draw

    def words(self) -> str:
        then = self.then.words()
        return f"If {self.condition.words()}, {then[0].lower()}{then[1:]}"


Part = (
    Yards
    | MoveBall
    | Strength
    | CatchRange
    | Result
    | Turnover
    | CancelTurnover
    | Replay
    | FirstDown
    | TimeUnits
    | Timeouts
    | Draw
    | Discard
    | Search
    | EnergizeAll
    | ExhaustAll
    | ExhaustOne
    | Substitute
    | Bench
    | Audible
    | Become
    | AddTime
    | CancelAction
    | GritDraw
    | If
)


@dataclass(frozen=True)
class Action:
    """An Action card."""

    side: Literal["offense", "defense", "generic"]
    points: tuple[str, ...]
    parts: tuple[Part, ...]

    def words(self) -> str:
        return " ".join(part.words() for part in self.parts)


@dataclass(frozen=True)
class Ability:
    """A Player's ability. `on` "exhaust", "run", "receive" or "tackle"; or "opponent plays" for one
    that is triggered whenever the opponent plays an Action card, "exhausted" for one that is
    triggered whenever this Player is exhausted."""

    on: Literal["exhaust", "run", "receive", "tackle", "opponent plays", "exhausted"]
    parts: tuple[Part, ...]
    calls: tuple[str, ...] = ()
    strengths: tuple[int, int] | None = None
    points: tuple[str, ...] = ()

    def words(self) -> str:
        body = " ".join(part.words() for part in self.parts)
        if self.on == "opponent plays":
            return f"Whenever your opponent plays an Action card, {body[0].lower()}{body[1:]}"
        if self.on == "exhausted":
            return f"Whenever this Player is exhausted, {body[0].lower()}{body[1:]}"
        qualifier = ""
        if self.calls:
            qualifier = " – " + " / ".join(call.title() for call in self.calls)
        if self.strengths is not None:
            qualifier += " ({}-{})".format(*self.strengths)
        only = "".join(f" Exhaust only {AT[point]}." for point in self.points)
        return f"{self.on.title()}{qualifier}: {body}{only}"


AT: Final = {
    "start of a possession": "at the start of a possession",
    "start of a down": "at the start of a down",
    "prior to selecting a play": "prior to selecting a play",
    "on field adjustments": "during On Field Adjustments",
    "before player designation": "before Player Designation",
    "after player designation": "after Player Designation",
    "end of the play": "at the end of the play",
}


@dataclass(frozen=True)
class Play:
    """What is printed on a Play. A Strength of None is X."""

    call: str
    yards: int
    low: int
    high: int
    defense: tuple[str, ...]
    strength: int | None
    time: int
    grit: int = 0


@dataclass(frozen=True)
class Player:
    side: Literal["offense", "defense"]
    quarterback: bool
    ability: Ability | None = None


def _whose(who: Who) -> str:
    return "your" if who == "you" else "your opponent's"


Known = Action | Play | Player
