"""The cards in one's own hand: as a strip of names, or each with its text."""

from __future__ import annotations

from rich.text import Text

from snapcount.cards.card import PlayCard
from snapcount.cards.words import Side
from snapcount.engine.table import Table
from snapcount.engine.views.view import View
from snapcount.engine.words.sheet import brief, brief_play
from snapcount.terminal.screen import shapes


def side_of(view: View) -> Side:
    return "offense" if view.seat == view.offense else "defense"


def hand_strip(table: Table, view: View, width: int) -> Text:
    """Two lines of names, Plays and Action cards."""
    if view.seat < 0:
        return Text("")
    own = view.sides[view.seat]
    lines = []
    for title, hand in (("Plays  ", own.play_hand), ("Actions", own.action_hand)):
        line = Text().append(f" {title} ", shapes.DIM)
        names = [table.labels[card] for card in sorted(hand or [])]
        line.append(" · ".join(names) or "none")
        lines.append(line)
    return Text("\n").join(lines)


def hand_cards(table: Table, view: View) -> Text:
    """A card a paragraph: of a Play the half that counts now comes first."""
    if view.seat < 0:
        return Text("")
    own = view.sides[view.seat]
    found: list[Text] = []
    for title, hand in (("Plays", own.play_hand), ("Action cards", own.action_hand)):
        found.append(Text(f"{title}{'' if hand else ': none'}", f"bold {shapes.DIM}"))
        for card in sorted(hand or []):
            line = Text().append(table.labels[card], "bold")
            line.append(f" {in_brief(table, view, card)}", shapes.DIM)
            found.append(line)
    return Text("\n").join(found)


def in_brief(table: Table, view: View, card: int) -> str:
    found = table.cards[card]
    if isinstance(found, PlayCard):
        return brief_play(found, table.all_pro, side_of(view))
    return brief(table, card)
