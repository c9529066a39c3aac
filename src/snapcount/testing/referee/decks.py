"""Decks of the referee's own cards, made at random."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final, Literal, cast

from msgspec.structs import replace

from snapcount.cards.card import ActionCard, AnyCard, PlayerCard
from snapcount.cards.dice import Dice
from snapcount.cards.words import Position, TimingPoint
from snapcount.testing.cards import action, play, player
from snapcount.testing.referee.invent import CALLS, Style, some_ability, some_action
from snapcount.testing.referee.texts import Action, Known, Play, Player

THEMES: Final = ("numbers", "outcomes", "field", "answers", "ball", "calls")
POSITIONS: Final[tuple[Position, ...]] = (
    "QB", "RB", "WR", "TE", "WR", "DE", "LB", "CB", "S", "DT"
)  # fmt: skip


@dataclass(frozen=True)
class Deck:
    """The engine's cards, and what the referee knows of each by its name."""

    cards: list[AnyCard]
    known: dict[str, Known]


def two_decks(dice: Dice, edition: str) -> tuple[Deck, Deck]:
    """A game's decks."""
    often = 60 if edition == "2019" else 40  # its Action cards are drawn more seldom
    themes = [theme for theme in THEMES if dice.chance(often)] or [dice.pick(THEMES)]
    if edition == "crd":
        # What offsets an effect that a third one cancels takes place after all, late: the referee
        # does not follow that.
        if "answers" in themes and {"numbers", "outcomes", "field", "calls"} & set(themes):
            themes.remove("answers")
        # Nor whether a ball moved offsets yards on the play.
        if "ball" in themes and {"numbers", "outcomes"} & set(themes):
            themes.remove("ball")
    if "calls" in themes and "outcomes" in themes:
        # No clause says whether "becomes stopped" outlasts a new call.
        themes.remove(dice.pick(("calls", "outcomes")))
    style = Style(
        edition,
        tuple(themes),
        dice.pick(("fumble", "interception", "pick six")),
        dice.chance(30),
        dice.chance(50),
        # No clause says whether a pass that is stopped can become complete, nor whether what does
        # nothing to a Run offsets what does something.
        ("stopped", "successful")
        if edition == "crd"
        else ("stopped", "incomplete", "successful", "successful"),
    )
    return one_deck(dice, style, "H"), one_deck(dice, style, "A")


def one_deck(dice: Dice, style: Style, owner: str) -> Deck:
    deck = Deck([], {})
    for number, position in enumerate(POSITIONS):
        side: Literal["offense", "defense"] = "offense" if number < 5 else "defense"
        ability = some_ability(dice, style, side) if dice.chance(70) else None
        second = number == 4 and dice.chance(30)
        fielded: Position = "QB" if second else position
        words = ability.words() if ability else ""
        name = f"{fielded} {owner}{number}"
        deck.cards.append(replace(_player(fielded, words), name=name))
        deck.known[name] = Player(side, fielded == "QB", ability)
    for number in range(20):
        meant = some_play(dice, style, number)
        offense = meant.call.title()
        if meant.call.endswith("pass"):
            offense += f": {meant.yards} ({meant.low}-{meant.high})"
        strength = "X" if meant.strength is None else meant.strength
        name = f"{offense}, {strength} {owner}{number}"
        deck.cards.append(
            play(
                offense,
                meant.strength,
                " / ".join(call.title() for call in meant.defense),
                time=meant.time,
                grit=meant.grit,
                name=name,
            )
        )
        deck.known[name] = meant
    for number in range(20):
        chosen = some_action(dice, style)
        name = f"{chosen.words()} {owner}{number}"
        deck.cards.append(replace(_action(chosen), name=name))
        deck.known[name] = chosen
    return deck


@functools.cache
def _player(position: Position, words: str) -> PlayerCard:
    return player(position, *([words] if words else []))


@functools.cache
def _action(meant: Action) -> ActionCard:
    # The words are what the engine reads; the timing is given as such, since 2019's windows for
    # stopped and incomplete plays have no name that a text could use.
    return action(
        meant.words(), when=cast("tuple[TimingPoint, ...]", meant.points), side=meant.side
    )


# Plays -----------------------------------------------------------------------------------------


def some_play(dice: Dice, style: Style, number: int) -> Play:
    call = CALLS[number % len(CALLS)]
    if style.edition == "crd" and dice.chance(8):
        call = call.split()[call.endswith("pass")]  # F-6: a Run or Pass of no kind
    low = dice.below(5)
    defense = [other for other in CALLS if dice.chance(25)] or [dice.pick(CALLS)]
    strength: int | None = dice.below(10)
    grit = 0
    # A Play with X that is flipped over for a new call: no clause says what its X is.
    if "calls" not in style.themes and dice.chance(8):
        strength = None
        grit = dice.below(10) if dice.chance(50) else 0
    is_pass = call.endswith("pass")
    return Play(
        call,
        dice.between(5, 45, 5) if is_pass else 0,
        low if is_pass else 0,
        min(low + dice.between(2, 6), 9) if is_pass else 0,
        tuple(defense),
        strength,
        dice.weighted(((2, 0), (6, 1), (3, 2))),
        grit,
    )
