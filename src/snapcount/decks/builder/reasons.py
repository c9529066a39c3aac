"""Why a built deck is as it is: a sentence a group."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from snapcount.cards.card import PlayCard, PlayerCard
from snapcount.cards.words import Side
from snapcount.decks.builder.actions import side_of
from snapcount.decks.builder.playbook import stopped_calls
from snapcount.decks.builder.pool import Candidate
from snapcount.decks.builder.styles import Style
from snapcount.decks.builder.wish import Reason
from snapcount.decks.worth.part import SIX_CALLS, Theme
from snapcount.engine.edition import Edition

SAYS: Final[dict[Theme, str]] = {
    "run": "Runs",
    "pass": "Passes",
    "yards": "yards",
    "blitz": "stops and losses",
    "control": "ball control",
    "turnover": "turnovers",
    "trick": "tricks",
    "kick": "kicks",
}


def players_reason(side: Side, squad: Sequence[Candidate], style: Style) -> Reason:
    cards = [found.card for found in squad if isinstance(found.card, PlayerCard)]
    teams = Counter(card.team for card in cards)
    team, count = teams.most_common(1)[0]
    whence = f"all from the {team}" if count == len(cards) and team else f"{len(teams)} teams"
    positions = ", ".join(card.position for card in cards)
    rating = round(sum(card.rating for card in cards) / len(cards))
    best = max(squad, key=lambda found: found.worth.value(style.weights, style.mix))
    good = themes(squad, style, 2)
    return Reason(
        side.title(),
        f"{positions}; {whence}, rating {rating} on average; good for {_and(good)},"
        f" {best.card.name} most of all.",
    )


def plays_reason(plays: Sequence[Candidate], style: Style, edition: Edition) -> Reason:
    cards = [found.card for found in plays if isinstance(found.card, PlayCard)]
    runs = sum("run" in card.offense.call for card in cards)
    stops = Counter(call for card in cards for call in stopped_calls(card, edition))
    least = min(SIX_CALLS, key=lambda call: stops[call])
    strengths = len({card.strength for card in cards})
    time = sum(card.time for card in cards) / len(cards)
    covered = (
        f"every call is stopped by at least {stops[least]} of them"
        if stops[least]
        else f"no Play in the pool stops {least.title()}"
    )
    return Reason(
        "Plays",
        f"{runs} Runs and {len(cards) - runs} Passes, to suit your {style.name} style and "
        f"players; {covered}; {strengths} different Strengths, {time:.1f} Time Units on "
        "average.",
    )


def actions_reason(actions: Sequence[Candidate], style: Style) -> Reason:
    sides = Counter(side_of(found) for found in actions)
    kinds = Counter(type(found.card).__name__ for found in actions)
    others = sum(count for name, count in kinds.items() if name != "ActionCard")
    stay = "stays" if others == 1 else "stay"
    lasting = f", {others} of which {stay} on the field or on a Player" if others else ""
    return Reason(
        "Actions",
        f"{sides['offense']} for offense, {sides['defense']} for defense, {sides['']} for "
        f"either{lasting}; mostly {_and(themes(actions, style, 2))}.",
    )


def synergy_reason(card: Candidate | None) -> Iterator[Reason]:
    if card is not None:
        yield Reason("Synergy", f"{card.card.name} is active with these ten Players.")


def themes(cards: Sequence[Candidate], style: Style, count: int) -> list[Theme]:
    """What the cards are good for, the most first."""
    total: Counter[Theme] = Counter()
    for found in cards:
        for part in found.worth.parts:
            total[part.theme] += max(0, round(100 * part.value * style.weights.get(part.theme, 1)))
    return [theme for theme, _ in total.most_common(count)]


def _and(found: Sequence[Theme]) -> str:
    return " and ".join(SAYS[theme] for theme in found)
