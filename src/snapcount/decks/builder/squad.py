"""Ten Players: five a side, one or two Quarterbacks, positions that make a team (D-1, D-2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from snapcount.cards.card import PlayerCard
from snapcount.cards.words import POSITION_GROUPS, Side
from snapcount.decks.builder.pool import Candidate
from snapcount.decks.builder.styles import Style
from snapcount.decks.legality import A_SIDE
from snapcount.decks.library import plain

CROWDED: Final = 7.0  # what a Player too many of a position costs
A_SECOND_PASSER: Final = 4.0
FEW: Final[dict[str, int]] = {"RB": 1, "FB": 1, "WR": 2, "TE": 1, "OL": 2, "K": 1, "P": 1}
FEW_ON_DEFENSE: Final[dict[str, int]] = {"DL": 2, "LB": 2, "DB": 2, "CB": 1, "S": 1, "DE": 1}
_GROUP_OF: Final = {
    position: group for group, positions in POSITION_GROUPS.items() for position in positions
}

Score = Callable[[Candidate], float]


def player(found: Candidate) -> PlayerCard:
    card = found.card
    assert isinstance(card, PlayerCard)
    return card


def pick_side(
    side: Side, pool: Sequence[Candidate], kept: Sequence[PlayerCard], style: Style, score: Score
) -> list[Candidate] | list[str]:
    """The Players to add to those that are kept; or what is lacking, in sentences."""
    names = {plain(card.name) for card in kept}
    on_side = [found for found in pool if player(found).side == side]
    free = [found for found in on_side if plain(found.card.name) not in names]
    squad, picked = list(kept), list[Candidate]()
    while len(squad) < A_SIDE:
        passer_wanted = side == "offense" and not any(card.position == "QB" for card in squad)
        options = [found for found in free if allowed(player(found), squad)]
        if passer_wanted:
            options = [found for found in options if player(found).position == "QB"]
        if not options:
            return lacking(side, on_side, squad, passer_wanted)
        best = max(options, key=lambda found: score(found) - crowd(player(found), squad, style))
        picked.append(best)
        squad.append(player(best))
        free = [found for found in free if plain(found.card.name) != plain(best.card.name)]
    return picked


def allowed(card: PlayerCard, squad: Sequence[PlayerCard]) -> bool:
    """No third Quarterback (D-1)."""
    return card.position != "QB" or sum(one.position == "QB" for one in squad) < 2


def crowd(card: PlayerCard, squad: Sequence[PlayerCard], style: Style) -> float:
    """What it costs to have one more of a position."""
    few = {**FEW, **style.positions} if card.side == "offense" else FEW_ON_DEFENSE
    if card.position == "QB":
        return A_SECOND_PASSER if any(one.position == "QB" for one in squad) else 0.0
    cost = 0.0
    for name in dict.fromkeys((card.position, _GROUP_OF.get(card.position, card.position))):
        there = sum(name in (one.position, _GROUP_OF.get(one.position)) for one in squad)
        cost += CROWDED * max(0, there + 1 - few.get(name, A_SIDE))
    return cost


def lacking(
    side: Side, pool: Sequence[Candidate], squad: Sequence[PlayerCard], passer: bool
) -> list[str]:
    clause, kind = ("D-1", "offensive") if side == "offense" else ("D-2", "defensive")
    if passer:
        return [f"There's no Quarterback to choose from ({clause})."]
    names = {plain(found.card.name) for found in pool} | {plain(card.name) for card in squad}
    words = f"Only {len(squad)} {kind} Players fit together, out of {len(names)} to"
    return [f"{words} choose from. A deck needs {A_SIDE} different ones ({clause}, R-1)."]
