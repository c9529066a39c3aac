"""Random legal decks."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from snapcount.cards.card import AnyCard, Kind, PlayerCard, Superstar
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import names
from snapcount.cards.language.generate.cards import DEFENSE, OFFENSE, Maker
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cards.words import Position, Side

replace = msgspec.structs.replace


def random_deck(dice: Dice, edition: str = DEFAULT_EDITION) -> list[AnyCard]:
    """A legal deck: ten Players, 20 Plays, 20 cards for the Action deck.

    From 2021 on a Synergy card may come last; it does not count (D-1 to D-8).
    """
    make = Maker(dice, edition)
    taken: set[str] = set()
    squad = [*_squad(make, "offense", taken), *_squad(make, "defense", taken)]
    plays = _twenty(dice, lambda: make.play(False).card, 3, taken)
    if dice.chance(60):
        unique = make.play(True).card
        plays[-1] = replace(unique, name=names.unused(unique.name, taken))
    stars: set[str] = set()
    actions = _twenty(dice, lambda: _action_deck_card(make, squad, stars), 2, taken)
    if make.modern and dice.chance(40):
        once = [place for place, card in enumerate(actions) if actions.count(card) == 1]
        if once:
            place = dice.pick(once)
            actions[place] = replace(actions[place], unique=True)
    deck = [*squad, *plays, *actions]
    if make.modern and dice.chance(40):
        deck.append(make.synergy().card)
    return deck


def _squad(make: Maker, side: Side, taken: set[str]) -> list[PlayerCard]:
    """Five different Players of a side, one or two of them Quarterbacks (D-1, D-2)."""
    dice = make.dice
    positions: list[Position] = [dice.pick(DEFENSE) for _ in range(5)]
    if side == "offense":
        others = [position for position in OFFENSE if position != "QB"]
        quarterbacks = 2 if dice.chance(25) else 1
        positions = ["QB"] * quarterbacks
        positions += [dice.pick(others) for _ in range(5 - quarterbacks)]
    squad = []
    for position in positions:
        card = make.player(side, position).card
        assert isinstance(card, PlayerCard)
        squad.append(replace(card, name=names.unused(card.name, taken)))
    return squad


def _action_deck_card(make: Maker, squad: list[PlayerCard], stars: set[str]) -> AnyCard:
    dice = make.dice
    kind: Kind = "action"
    if make.modern:
        kind = dice.weighted([(14, "action"), (2, "superstar"), (3, "power up"), (1, "gridiron")])
    free = [player for player in squad if player.name not in stars]
    if kind == "superstar" and free:
        player = dice.pick(free)
        stars.add(player.name)
        star = make.superstar(player.side, player.position, player.name, player.team, player.rating)
        return star.card
    return make.any("action" if kind == "superstar" else kind).card


def _twenty(dice: Dice, make: Callable[[], AnyCard], most: int, taken: set[str]) -> list[AnyCard]:
    """Twenty cards, each in one to `most` copies; a Superstar keeps the name of its Player."""
    cards: list[AnyCard] = []
    while len(cards) < 20:
        card = make()
        if not isinstance(card, Superstar):
            card = replace(card, name=names.unused(card.name, taken))
        cards += [card] * min(dice.between(1, most), 20 - len(cards))
    return cards
