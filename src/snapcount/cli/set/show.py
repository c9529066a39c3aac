"""`snapcount set show`: what is in a set."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import typer

from snapcount.cards.card import PlayerCard
from snapcount.cards.words import RARITY_LETTERS, Rarity
from snapcount.cli._deck_words import console, fail, library, print_json, table, told
from snapcount.decks.decklist import section_of
from snapcount.decks.library import Listed, described, kind_name, sort_key
from snapcount.decks.limited.boosters import BoosterError, Boosters, boosters_of, rarity_of

RARITIES: tuple[Rarity, ...] = tuple(RARITY_LETTERS.values())


def show(
    name: Annotated[str, typer.Argument(metavar="[SET]", help="The set's code or name.")] = "SC1",
    cards: Annotated[bool, typer.Option("--cards", help="List every card.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show a set: its cards by kind and rarity, its teams, and what is in a booster."""
    with told("set show"):
        label = library().labels.get(name.casefold())
        if label is None:
            there = ", ".join(sorted(set(library().labels.values())))
            fail("set show", f"There's no set called “{name}” here. The sets are {there}.")
        found = sorted(library().of_set(label), key=sort_key)
        try:
            boosters = boosters_of(label, library())
        except BoosterError:
            boosters = None
    if as_json:
        print_json(report(label, found, boosters))
        return
    set_name = found[0].set_name
    print(
        f"{set_name} ({label}): {len(found)} cards"
        if set_name != label
        else f"{label}: {len(found)} cards"
    )
    say_kinds(found)
    say_teams(found)
    say_boosters(boosters)
    if cards:
        say_cards(found)


def kind(listed: Listed) -> str:
    card = listed.card
    return "Legend" if isinstance(card, PlayerCard) and card.legend else kind_name(card)


def say_kinds(found: list[Listed]) -> None:
    counts = Counter((kind(listed), rarity_of(listed)) for listed in found)
    used = [rarity for rarity in (*RARITIES, None) if any(key[1] == rarity for key in counts)]
    names = [rarity or "no number" for rarity in used]
    rows = table("Cards", "", *names, "all", right=(*names, "all"))
    for name in dict.fromkeys(kind(listed) for listed in found):
        row = [counts[name, rarity] for rarity in used]
        rows.add_row(name, *(str(n) if n else "–" for n in row), str(sum(row)))
    console().print(rows)


def say_teams(found: list[Listed]) -> None:
    players = [listed.card for listed in found if isinstance(listed.card, PlayerCard)]
    if not players:
        return
    rows = table(
        "Teams", "", "Players", "offense", "defense", "rating", right=("Players", "rating")
    )
    for team in dict.fromkeys(card.team for card in players):
        own = [card for card in players if card.team == team]
        sides = Counter(card.side for card in own)
        rating = sum(card.rating for card in own) / len(own)
        counts = (str(len(own)), str(sides["offense"]), str(sides["defense"]), f"{rating:.1f}")
        rows.add_row(team or "no team", *counts)
    console().print(rows)


def say_boosters(boosters: Boosters | None) -> None:
    if boosters is None:
        print("This set has no boosters.")
        return
    print(f"A booster has {boosters.size} cards:")
    for slot in boosters.slot:
        total = sum(slot.rarities.values())
        shares = ", ".join(f"{r} {100 * w / total:.0f} %" for r, w in slot.rarities.items())
        print(f"  {slot.count} × {' or '.join(slot.kinds) or 'any card'} ({shares})")
    print(f"Sealed: {boosters.sealed} boosters per player; draft: {boosters.draft}.")


def say_cards(found: list[Listed]) -> None:
    rows = table("", "number", "name", "", "section")
    for listed in found:
        card = listed.card
        rows.add_row(card.number, card.name, described(listed), section_of(card))
    console().print(rows)


def report(label: str, found: list[Listed], boosters: Boosters | None) -> dict[str, Any]:
    return {
        "code": label,
        "name": found[0].set_name,
        "cards": [
            {
                "number": listed.card.number,
                "name": listed.card.name,
                "kind": kind(listed).lower(),
                "rarity": rarity_of(listed),
            }
            for listed in found
        ],
        "boosters": boosters,
    }
