"""A game to try a card in at once: a starter deck with the card in it, and in the first hand."""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.cards.card import AnyCard, PlayCard, PlayerCard, Superstar, Synergy
from snapcount.engine.game import Game, new_game
from snapcount.engine.table import Table

BASE: Final = "first-steps"
PLAYS: Final = 3
ACTIONS: Final = 2
"""So many copies of the card are in the deck: enough to see it often, and legal (D-5)."""
MOST_SEEDS: Final = 400


def with_card(deck: list[AnyCard], card: AnyCard) -> list[AnyCard]:
    """The deck with the card in the place of others like it, as legal as it was before."""
    if isinstance(card, PlayerCard):
        return _with_player(deck, card)
    if isinstance(card, Synergy):
        return [*(each for each in deck if not isinstance(each, Synergy)), card]
    if isinstance(card, Superstar):
        deck = _with_counterpart(deck, card)
    is_play = isinstance(card, PlayCard)
    copies = 1 if card.unique else PLAYS if is_play else ACTIONS
    kept, left = list[AnyCard](), copies
    for each in sorted(deck, key=lambda other: not _must_go(other, card)):
        alike = isinstance(each, PlayCard) == is_play
        if left and alike and not isinstance(each, PlayerCard | Synergy):
            left -= 1
        else:
            kept.append(each)
    return [*kept, *[card] * copies]


def _must_go(other: AnyCard, card: AnyCard) -> bool:
    """One Unique card is enough (D-4, D-5), and a namesake would be one copy too many."""
    return other.name == card.name or (other.unique and card.unique)


def _with_player(deck: list[AnyCard], card: PlayerCard) -> list[AnyCard]:
    """A Player takes the place of a namesake, of one who plays the same position, or of the last.

    Quarterbacks take each other's place, so that there are one or two (D-1).
    """
    squad = [each for each in deck if isinstance(each, PlayerCard) and each.side == card.side]
    alike = [each for each in squad if (each.position == "QB") == (card.position == "QB")]
    ranked = sorted(
        alike or squad,
        key=lambda each: (each.name != card.name, each.position != card.position),
    )
    # Only a Superstar's counterpart has to stay (D-6).
    needed = {each.name for each in deck if isinstance(each, Superstar)}
    gone = next((each for each in ranked if each.name not in needed), ranked[0])
    place = deck.index(gone)
    return [*deck[:place], card, *deck[place + 1 :]]


def _with_counterpart(deck: list[AnyCard], card: Superstar) -> list[AnyCard]:
    """D-6: a Superstar needs its normal Player; one without words is made if there is none."""
    for each in deck:
        if isinstance(each, PlayerCard) and each.side == card.side and each.name == card.name:
            return deck
    normal = PlayerCard(
        name=card.name,
        side=card.side,
        position=card.position,
        rating=max(card.rating - 10, 60),
        team=card.team,
    )
    return _with_player(deck, normal)


def seed_with(table: Table, card: AnyCard, seat: int = 0) -> str:
    """A seed with which that seat has the card in the opening hand; any, if it never can."""
    for number in range(MOST_SEEDS):
        seed = f"workshop-{number}"
        if _in_hand(new_game(table, seed), card, seat):
            return seed
    return "workshop"


def _in_hand(game: Game, card: AnyCard, seat: int) -> bool:
    held = (*game.play_hand[seat], *game.action_hand[seat])
    return any(_same(game.table.cards[game.table.definition[each]], card) for each in held)


def _same(one: AnyCard, other: AnyCard) -> bool:
    return msgspec.json.encode(one) == msgspec.json.encode(other)
