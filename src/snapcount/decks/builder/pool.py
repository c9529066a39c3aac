"""The cards that a deck is built from, with what each is worth and how many there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from snapcount.cards.card import ActionCard, AnyCard, Gridiron, PlayerCard, PowerUp
from snapcount.cards.nouns import AllOf, Condition, DeckHas, Group, Not, Synergized
from snapcount.cards.words import POSITION_GROUPS, Position, PositionGroup
from snapcount.decks.decklist import Line
from snapcount.decks.legality import counts_as_unique, knows
from snapcount.decks.library import Library, Listed, kind_name, plain
from snapcount.decks.worth.card import worth
from snapcount.decks.worth.part import Worth
from snapcount.engine.edition import Edition

NO_END: Final = 99
"""As many copies as a deck may have."""
FILLER: Final = 5.0
"""What it costs, in yards, to take a card that is there to fill a deck up."""


class Candidate(NamedTuple):
    """A card of a pool."""

    listed: Listed
    copies: int
    worth: Worth
    needs: tuple[Group, ...]
    """Players of one's own that its text speaks of."""
    key: str
    """What copies of the card have in common, and no other card."""
    cost: float = 0.0
    """What speaks against the card, whatever it does."""

    @property
    def card(self) -> AnyCard:
        return self.listed.card


class Pool:
    """Cards to build from. What they are worth is found out once."""

    def __init__(self, lines: Iterable[Line], fillers: Iterable[Line] = ()) -> None:
        """`fillers` are there to fill a deck up: they are taken where nothing else is much good."""
        own = [candidate(listed, copies) for copies, listed in lines]
        there = {found.key: found.copies for found in own}
        filling = [candidate(listed, copies) for copies, listed in fillers]
        # A card that is there in both ways is in the pool as often as in both together.
        more = {found.key: found.copies for found in filling}
        self.candidates = (
            *(found._replace(copies=found.copies + more.get(found.key, 0)) for found in own),
            *(found._replace(cost=FILLER) for found in filling if found.key not in there),
        )

    def for_edition(self, edition: Edition) -> list[Candidate]:
        """The cards that are of use in an edition."""
        return [found for found in self.candidates if of_use(found.card, edition)]


def whole_pool(library: Library) -> Pool:
    """Every card of a library, as many copies as one likes."""
    return Pool(Line(NO_END, listed) for listed in library)


def candidate(listed: Listed, copies: int = NO_END) -> Candidate:
    card = listed.card
    key = card.number or f"{kind_name(card)} {plain(card.name)}"
    return Candidate(listed, copies, worth(card), tuple(_needs(card)), key)


def of_use(card: AnyCard, edition: Edition) -> bool:
    """Whether an edition knows the card, and a timing point at which it may be played."""
    if not knows(edition, card):
        return False
    if isinstance(card, ActionCard | PowerUp | Gridiron) and card.timing.points:
        return any(point in edition.season.points for point in card.timing.points)
    return True


def is_unique(found: Candidate, edition: Edition) -> bool:
    return counts_as_unique(found.card, edition)


# What Players make of a card -------------------------------------------------------------------


def fits(group: Group, player: PlayerCard) -> bool:
    """Whether a Player is one of those that a text describes, wherever it is just now."""
    return (
        (not group.positions or any(plays_as(player, name) for name in group.positions))
        and group.side in (None, player.side)
        and (group.team is None or group.team.casefold() == player.team.casefold())
        and (group.named is None or group.named.casefold() == player.name.casefold())
        and (group.rating_at_least is None or player.rating >= group.rating_at_least)
        and (group.rating_at_most is None or player.rating <= group.rating_at_most)
        and (group.status != "legend" or player.legend)
    )


def plays_as(player: PlayerCard, name: Position | PositionGroup) -> bool:
    """Whether the Player's position is that one, or one of that group (X-1)."""
    if name == "DB" or name == "DL" or name == "OL":
        return player.position in POSITION_GROUPS[name]
    return player.position == name


def served(found: Candidate, squad: Iterable[PlayerCard]) -> float:
    """How much of a card's text these Players let work: nothing, if nobody can carry it."""
    players = list(squad)
    card = found.card
    if isinstance(card, PowerUp) and not any(fits(card.attach_to, one) for one in players):
        return 0.0
    missing = sum(not any(fits(group, one) for one in players) for group in found.needs)
    return float(0.3**missing)


def holds(condition: Condition, squad: list[PlayerCard]) -> bool:
    """Whether a condition on a deck's Players is met; False if it is about anything else."""
    match condition:
        case DeckHas(group, at_least, at_most, same_team, same_position):
            found = [one for one in squad if fits(group, one)]
            n = len(found)
            if same_team or same_position:
                alike = [one.team if same_team else one.position for one in found]
                n = max(map(alike.count, filter(None, alike)), default=0)
            return (at_least is None or n >= at_least) and (at_most is None or n <= at_most)
        case Synergized():
            return len({one.team for one in squad}) == 1 and bool(squad and squad[0].team)
        case Not(inner):
            return isinstance(inner, DeckHas | Synergized) and not holds(inner, squad)
        case AllOf(()):
            return True  # `Always active.`
        case _:
            return False


def _needs(card: AnyCard) -> Iterable[Group]:
    for node in _nodes((getattr(card, "abilities", ()), getattr(card, "effects", ()))):
        if isinstance(node, Group) and node.whose == "you":
            if node.positions or node.team or node.named or node.rating_at_least:
                yield node


def _nodes(thing: Any) -> Iterable[Any]:
    if isinstance(thing, tuple):
        for part in thing:
            yield from _nodes(part)
    elif isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from _nodes(getattr(thing, field))
