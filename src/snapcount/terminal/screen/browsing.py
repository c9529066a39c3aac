"""Looking things up: every card that a seat can see, and everything that it was told."""

from __future__ import annotations

from rich.text import Text

from snapcount.engine.table import Table
from snapcount.engine.views.view import View
from snapcount.engine.words.sheet import card_sheet
from snapcount.terminal.screen import shapes
from snapcount.terminal.screen.log import log_line
from snapcount.terminal.screen.sheets import Browser, Entry, Sheet
from snapcount.terminal.sitting import Sitting, cards_of_option


def sheet_text(table: Table, card: int) -> Text:
    """Everything printed on a card."""
    first, *rest = card_sheet(table, card)
    text = Text().append(f"{first}\n", "bold")
    return text.append("\n".join(rest) + "\n")


def option_sheet(table: Table, view: View, place: int) -> Sheet | None:
    """The cards that an answer is about; None if it is about none."""
    found = cards_of_option(view, place)
    if not found:
        return None
    return Sheet("Card", Text("\n").join(sheet_text(table, card) for card in found))


def cards_browser(sitting: Sitting, seat: int, where: str, below: bool) -> Browser:
    """Every card that the seat sees, by where it is; `where` is the group to begin with."""
    table, view = sitting.table, sitting.view(seat)
    own, other = view.sides[seat], view.sides[1 - seat]
    them = sitting.names[1 - seat]
    theirs = f"{them[0].upper()}{them[1:]}'s"
    groups: list[tuple[str, str, list[int]]] = [
        ("hand", "Your hand", [*sorted(own.play_hand or []), *sorted(own.action_hand or [])]),
        ("down", "This down", _this_down(view)),
        ("field", "Your Players", _players(view, seat)),
        ("", f"{theirs} Players", _players(view, 1 - seat)),
        ("", "On the field", [*(lies.card for lies in view.gridirons), *_synergies(view)]),
        ("discard", "Your discard piles", [*own.play_discard, *own.action_discard]),
        ("", f"{theirs} discard piles", [*other.play_discard, *other.action_discard]),
    ]
    entries: list[Entry] = []
    start = 0
    for name, title, cards in groups:
        if where and name == where:
            start = len(entries)
        entries.append(Entry(Text(title, f"bold {shapes.DIM}"), None))
        if not cards:
            entries.append(Entry(Text("none", shapes.DIM), Text("")))
        for card in cards:
            text = sheet_text(table, card)
            if name == "hand":
                reason = sitting.why_not(seat, card)
                text.append(f"\nWhy not: {reason}" if reason else "\nYou can play it now.", "bold")
            entries.append(Entry(Text(table.labels[card]), text))
    return Browser("Cards", entries, start, below)


def _this_down(view: View) -> list[int]:
    calls = [side.call.card for side in view.sides if side.call is not None]
    effects = (*view.layers, *view.carried_out, *view.waiting)
    return list(dict.fromkeys([*calls, *(effect.card for effect in effects)]))


def _players(view: View, seat: int) -> list[int]:
    found: list[int] = []
    for player in sorted(view.sides[seat].players, key=lambda player: not player.on_field):
        found += [card for card in (player.card, player.superstar, *player.power_ups) if card >= 0]
    return found


def _synergies(view: View) -> list[int]:
    return [side.synergy for side in view.sides if side.synergy >= 0]


def log_browser(sitting: Sitting, seat: int) -> Browser:
    """All that a seat was told, each line with its rule and the words of its card."""
    log = sitting.logs[seat]
    entries = [Entry(log_line(sitting, told, seat), Text(sitting.why(told))) for told in log]
    return Browser("Log", entries, len(entries) - 1, below=True)
