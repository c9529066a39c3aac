"""Does a text ever matter? A card plays against the same card that says nothing.

Two games begin alike and are answered alike, one with the card and one with its text taken out:
abilities stay where they are and do nothing. The text is alive at the first decision at which the
two games differ in anything that can be seen on a table, or in what may be answered. A text for
which no such game is found is dead: it is read, and it does nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    PlayCard,
    PlayerCard,
    Superstar,
    Synergy,
)
from snapcount.cards.nouns import All, Group
from snapcount.cards.season import DEFAULT_EDITION, SEASONS
from snapcount.cards.tree import (
    Ability,
    Effect,
    ExhaustPlayers,
    FirstDown,
    RemoveCard,
    Static,
    Timing,
    Would,
)
from snapcount.cards.words import POSITION_GROUPS, PositionGroup
from snapcount.decks.legality import knows
from snapcount.engine import events
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.setup import new_table
from snapcount.testing.conformance import random_answer
from snapcount.testing.fixed_decks import fixed_decks

COPIES: Final = 8
"""How often the card is in each deck, where a deck has room for several."""

MOST_ANSWERS: Final = 4000

_SEEN: Final = (
    "period",
    "clock",
    "score",
    "ball",
    "down",
    "offense",
    "timeouts",
    "action_hand",
    "play_hand",
    "action_deck",
    "play_deck",
    "action_discard",
    "play_discard",
    "on_field",
    "exhausted",
    "superstar",
    "attached",
    "gridirons",
)
"""What both players could see if all cards lay open."""


class Alive(msgspec.Struct, frozen=True):
    """The game in which the text mattered, and the decision before which it did."""

    game: int
    edition: str
    decision: int


def dead_parts(card: AnyCard, games: int = 60, seed: int = 0) -> list[int]:
    """The places of those abilities that change nothing in so many games; 0 for an Action."""
    if isinstance(card, ActionCard):
        return [] if alive(card, silenced(card), games, seed) else [0]
    return [
        place
        for place in range(len(card.abilities))
        if alive(card, silenced(card, place), games, seed) is None
    ]


def alive(card: AnyCard, silent: AnyCard, games: int = 60, seed: int = 0) -> Alive | None:
    """The first game in which it makes a difference that the card is not the silent one."""
    for number in range(games):
        edition = _EDITIONS[number % len(_EDITIONS)]
        if not knows(edition_named(edition), card):
            edition = DEFAULT_EDITION
        at = _differ(card, silent, edition, seed, number)
        if at is not None:
            return Alive(number, edition, at)
    return None


_DEFENSIVE: Final = ("DE", "DT", "LB", "CB", "S")
_OTHERS: Final = [name for name in reversed(SEASONS) if name != DEFAULT_EDITION]
_EDITIONS: Final = [each for other in _OTHERS for each in (DEFAULT_EDITION, other)]
"""The usual edition and the others in turn."""


def silenced(card: AnyCard, place: int | None = None) -> AnyCard:
    """The same card, with abilities, or the one at that place, that do nothing."""
    if isinstance(card, ActionCard):
        return replace(card, effects=())
    kept: list[Ability] = []
    for at, ability in enumerate(card.abilities):
        if place not in (None, at):
            kept.append(ability)
        elif not isinstance(ability, Static | Would):  # or what would happen does, nothing holds
            kept.append(replace(ability, effects=()))
    return replace(card, abilities=tuple(kept))


def _differ(card: AnyCard, silent: AnyCard, edition: str, seed: int, number: int) -> int | None:
    """The decision before which the two games are no longer one."""
    with_text, without = (_game(each, edition, seed, number) for each in (card, silent))
    dice = dice_from_seed(f"answers:{seed}:{number}")
    eager = number % 3 < 2  # who is not kicks more often
    for _ in range(MOST_ANSWERS):
        asked = with_text.decision
        if _seen(with_text) != _seen(without):
            return with_text.decisions
        if asked is None or without.decision is None:
            return None
        place = random_answer(asked, dice, eager)
        with_text.apply(asked.options[place])
        without.apply(without.decision.options[place])
    return None


def _seen(game: Game) -> tuple[Any, ...]:
    asked = game.decision
    options = () if asked is None else (asked.seat, [option.key() for option in asked.options])
    shown = [event[:4] for event in game.events if event[0] in _SHOWN]
    return (*(getattr(game, name) for name in _SEEN), options, shown)


_SHOWN: Final = frozenset(
    {
        events.HAND_REVEALED,
        events.HAND_SEEN,
        events.LOOKED,
        events.TOP_REVEALED,
        events.TOP_SEEN,
    }
)
"""To have seen a card is something, if nothing moves."""


# Decks --------------------------------------------------------------------------------------------


def _game(card: AnyCard, edition: str, seed: int, number: int) -> Game:
    foils = _FOILS if "gridiron" in SEASONS[edition].kinds else ()
    home, away = (with_card([*deck, *foils], card, number) for deck in fixed_decks(edition))
    return new_game(new_table((home, away), edition_named(edition)), f"alive:{seed}:{number}")


def with_card(deck: list[AnyCard], card: AnyCard, number: int) -> list[AnyCard]:
    """The deck, built around a card: it stands where one of its kind stood.

    By the number of the game it has more Runs or more Passes, and the Players that the card
    speaks of.
    """
    deck = _leaning(deck, ("", "run", "pass")[number % 3])
    deck = [_of_team(each, card) for each in _rated(deck)]
    if number % 2:
        deck = _of_positions(deck, card)
    if isinstance(card, PlayerCard):
        return _as_players(deck, card)
    if isinstance(card, Superstar):
        below = replace(_below(card), abilities=())
        others: list[AnyCard] = [each for each in deck if not isinstance(each, Superstar)]
        return [*_as_players(others, below), *[card] * 4]
    if isinstance(card, PlayCard):
        return _instead(deck, card, PlayCard)
    if isinstance(card, Synergy):
        return [*(each for each in deck if not isinstance(each, Synergy)), card]
    return _instead(deck, card, ActionCard)


_RATED_HIGH: Final = Group(whose="opponent", rating_at_least=96)
_FOILED: Final[tuple[Effect, ...]] = (
    RemoveCard("gridiron"),
    RemoveCard("power up"),
    RemoveCard("superstar"),
    ExhaustPlayers(All(_RATED_HIGH)),
    FirstDown(),
)
_FOILS: Final = tuple(
    ActionCard(
        name=f"Foil {place}",
        subtype="generic",
        effects=(effect,),
        timing=Timing(("start of a down", "end of the play")),
    )
    for place, effect in enumerate(_FOILED)
)
"""What some texts wait for, and no card of these decks does."""


def _below(star: Superstar) -> PlayerCard:
    return PlayerCard(
        name=star.name, side=star.side, position=star.position, rating=star.rating, team=star.team
    )


def _as_players(deck: list[AnyCard], card: PlayerCard) -> list[AnyCard]:
    """The card takes the place of Players of its position, or else of its side."""
    players = [each for each in deck if isinstance(each, PlayerCard) and each.side == card.side]
    same = [each for each in players if each.position == card.position]
    others = [each for each in players if each.position not in (card.position, "QB")]
    gone = {id(each) for each in (same or others)[:1]} | {id(each) for each in others[-1:]}
    if card.position == "QB":
        gone = {id(each) for each in same}
    rest = [each for each in deck if id(each) not in gone]
    copies = [replace(card, name=f"{card.name} {place}") for place in range(1, len(gone))]
    return [card, *copies, *rest]


def _instead(deck: list[AnyCard], card: AnyCard, kind: type[AnyCard]) -> list[AnyCard]:
    """The card takes the places of second copies, so that one of each stays to meet it."""
    kept: list[AnyCard] = []
    gone = 0
    for each in deck:
        if isinstance(each, kind) and gone < COPIES and each in kept:
            gone += 1
        else:
            kept.append(each)
    return [*kept, *[card] * gone]


def _leaning(deck: list[AnyCard], kind: str) -> list[AnyCard]:
    """The deck with Plays of one kind in place of most others."""
    plays = [each for each in deck if isinstance(each, PlayCard)]
    wanted = [each for each in plays if kind in each.offense.call]
    others = [each for each in plays if kind not in each.offense.call]
    kept = [*wanted, *others[:4]]
    more = [wanted[place % len(wanted)] for place in range(len(plays) - len(kept))]
    rest = [each for each in deck if not isinstance(each, PlayCard)]
    return [*rest, *kept, *more] if kind else deck


def _rated(deck: list[AnyCard]) -> list[AnyCard]:
    """Players are told apart by their ratings, from 60 on."""
    return [
        replace(each, rating=60 + 7 * (place % 6)) if isinstance(each, PlayerCard) else each
        for place, each in enumerate(deck)
    ]


def _of_positions(deck: list[AnyCard], card: AnyCard) -> list[AnyCard]:
    """The deck with Players of the positions that the card names, but for a Quarterback."""
    named = [
        place
        for group in groups(card)
        for said in group.positions
        for place in POSITION_GROUPS.get(cast(PositionGroup, said), (said,))
    ]
    found: list[AnyCard] = []
    turn = 0
    for each in deck:
        if isinstance(each, PlayerCard) and (each.position != "QB" or turn):
            side = [place for place in named if (place in _DEFENSIVE) == (each.side == "defense")]
            if side:
                each = replace(each, position=side[turn % len(side)])
            turn += 1
        found.append(each)
    return found


def _of_team(each: AnyCard, card: AnyCard) -> AnyCard:
    """A card may ask for Players of a franchise, or of a name: some of these are."""
    if not isinstance(each, PlayerCard):
        return each
    teams = {group.team for group in groups(card) if group.team}
    names = {group.named for group in groups(card) if group.named}
    if teams and each.name < "R":
        each = replace(each, team=sorted(teams)[len(each.name) % len(teams)])
    if names and each.name in ("Birch", "Moss", "Frost", "Pike"):
        each = replace(each, name=sorted(names)[0])
    return each


def groups(tree: Any) -> Iterator[Group]:
    """Every group of Players that a tree speaks of."""
    if isinstance(tree, Group):
        yield tree
    if isinstance(tree, msgspec.Struct):
        for field in tree.__struct_fields__:
            yield from groups(getattr(tree, field))
    elif isinstance(tree, tuple | list):
        for part in tree:
            yield from groups(part)
