"""`snapcount deck show`: what a deck is like."""

from __future__ import annotations

from typing import Annotated

import typer

from snapcount.cards.card import ActionCard, Gridiron, PlayCard, PlayerCard, PowerUp
from snapcount.cards.language.printing import printed
from snapcount.cli._deck_words import console, deck_from, form_for, library, print_json, table, told
from snapcount.decks.decklist import DeckList, Line
from snapcount.decks.formats import format_problems
from snapcount.decks.json_form import as_json as deck_json
from snapcount.decks.shape import Odds, Shape, odds, shape_of, strength_word, type_word

BAR = "█"


def show(
    deck: Annotated[str, typer.Argument(metavar="FILE|CODE|NAME", help="- reads standard input.")],
    against: Annotated[
        str, typer.Option(metavar="FILE|CODE|NAME", help="Show the odds against this deck.")
    ] = "",
    edition: Annotated[str | None, typer.Option(help="2019, 2021, 2022 or crd.")] = None,
    format_name: Annotated[str | None, typer.Option("--format", help="See `deck formats`.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show a deck: its cards, Strengths, calls on both sides, Action cards and odds of a stop.

    The odds assume both players call any of their Plays at random and use no other cards. Without
    --against, the deck plays itself.
    """
    with told("deck show"):
        found = deck_from(deck, edition)
        other = deck_from(against, edition) if against else found
        form = form_for(format_name, edition, found)
        wrong = format_problems(found, form, library())
    shape = shape_of(found.cards, form.rules)
    attack = odds(found.cards, other.cards, form.rules)
    defend = odds(other.cards, found.cards, form.rules)
    if as_json:
        print_json(
            {
                "deck": deck_json(found),
                "edition": form.edition,
                "legal": not wrong,
                "shape": shape,
                "offense": attack,
                "defense": defend,
            }
        )
        return
    name = found.title or "This deck"
    legal = "legal" if not wrong else f"not legal ({len(wrong)} problems; see `deck check`)"
    print(f"{name}: {shape.cards} cards, {legal} in {form.title} ({form.edition})")
    if found.about:
        print(found.about)
    say_cards(found)
    say_shape(shape)
    rival = "itself" if not against else other.title or "that deck"
    say_odds(attack, defend, rival)


def say_cards(deck: DeckList) -> None:
    out = console()
    players = table("Players", "", "name", "rating", "team", "text", right=("rating",))
    plays = table(
        "Plays", "", "name", "Strength", "Time", "offense", "stops", right=("Strength", "Time")
    )
    actions = table("Action deck", "", "name", "type", "timing", "text")
    for line in deck.lines:
        card = line.listed.card
        words = printed(card)
        if isinstance(card, PlayerCard):
            players.add_row(card.position, card.name, str(card.rating), card.team, words.text)
        elif isinstance(card, PlayCard):
            row = (strength_word(card), str(card.time), words.offense, words.defense)
            plays.add_row(str(line.copies), card.name, *row)
        else:
            actions.add_row(str(line.copies), card.name, type_word(card), when(line), words.text)
    for rows in (players, plays, actions):
        if rows.row_count:
            out.print(rows)


def when(line: Line) -> str:
    card = line.listed.card
    if isinstance(card, ActionCard | PowerUp | Gridiron):
        return ", ".join(card.timing.points) or "any"
    return ""


def say_shape(shape: Shape) -> None:
    out = console()
    most = max(shape.strengths.values(), default=0)
    curve = table("Strengths", "", "Plays", "", right=("Plays",))
    for strength, count in shape.strengths.items():
        if count or strength != "X":
            curve.add_row(strength, str(count), BAR * round(20 * count / max(most, 1)))
    calls = table("Calls", "", "made by", "stopped by", right=("made by", "stopped by"))
    for one in shape.calls:
        calls.add_row(one.call.title(), str(one.made), str(one.stopped))
    out.print(curve)
    out.print(calls)
    times = ", ".join(f"{count} Plays take {time}" for time, count in shape.times.items())
    print(f"Time Units: {times or 'none'}")
    print(f"Action deck: {said(shape.types)}")
    print(f"Action cards are played: {said(shape.timings)}")
    print(f"Teams: {said(shape.teams)}; rating {shape.rating} on average")


def say_odds(attack: Odds | None, defend: Odds | None, rival: str) -> None:
    if attack is None or defend is None:
        return
    rows = table(
        f"Odds against {rival}", "", "stopped", "incomplete", "successful", "yards per down"
    )
    for name, one in (("on offense", attack), ("on defense", defend)):
        shares = (f"{100 * x:.0f} %" for x in (one.stopped, one.incomplete, one.successful))
        rows.add_row(name, *shares, f"{one.yards:.1f}")
    console().print(rows)


def said(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items()) or "none"
