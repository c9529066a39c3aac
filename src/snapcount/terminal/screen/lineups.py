"""A side of the table: its Players on the field and on the bench, with all that is on them."""

from __future__ import annotations

from rich.text import Text

from snapcount.cards.card import PlayerCard, Superstar
from snapcount.engine.table import Table
from snapcount.engine.terms import SLOTS_A_SEAT
from snapcount.engine.views.view import PlayerSeen, SideSeen, View
from snapcount.engine.words.sheet import words_of
from snapcount.terminal.screen import shapes

OFFENSIVE = 5  # slots of a seat that are offensive Players


def side_title(view: View, seat: int, names: tuple[str, str]) -> str:
    """What stands over a side: who, and the cards that are not on the table."""
    side = view.sides[seat]
    who = "You" if seat == view.seat else names[seat]
    role = "offense" if seat == view.offense else "defense"
    return f"{who} · {role} · hand {side.plays_in_hand}+{side.actions_in_hand}"


def side_subtitle(view: View, seat: int) -> str:
    side = view.sides[seat]
    return f"decks {side.plays_in_deck}+{side.actions_in_deck}"


def side(table: Table, view: View, seat: int, width: int, lines_each: int = 1) -> Text:
    """The Players of a side, each in one line or with its text in a second."""
    shown = view.sides[seat]
    own = max(view.seat, 0)
    found: list[Text] = []
    for player in shown.players:
        if player.on_field:
            found.append(_player(table, view, player, width))
            if lines_each > 1:
                found.append(_words(table, player, width))
    if not found:
        found.append(Text(_not_yet(table, view, shown, seat == own), shapes.DIM))
    found.append(_bench(table, view, shown, seat))
    lying = [_lies(table, card, "Gridiron") for card in gridirons(view, seat)]
    if shown.synergy >= 0:
        state = "active" if shown.synergy_active else "not active"
        lying.append(_lies(table, shown.synergy, f"Synergy, {state}"))
    if lines_each == 1 and lying:  # a row is dear on a small screen
        lying = [Text(" ").join(lying)]
    return Text("\n").join([*found, *lying])


def gridirons(view: View, seat: int) -> list[int]:
    return [lies.card for lies in view.gridirons if lies.owner == seat]


def _lies(table: Table, card: int, kind: str) -> Text:
    return Text(f"■ {table.labels[card]} ({kind})")


def _top(table: Table, player: PlayerSeen) -> PlayerCard | Superstar:
    card = table.cards[player.superstar if player.superstar >= 0 else player.card]
    assert isinstance(card, PlayerCard | Superstar)
    return card


def _player(table: Table, view: View, player: PlayerSeen, width: int) -> Text:
    card = _top(table, player)
    style = shapes.side_style(player.slot // SLOTS_A_SEAT, view.seat)
    line = Text()
    line.append(f"{shapes.EXHAUSTED if player.exhausted else shapes.ENERGIZED} ", style)
    name = table.labels[player.card]
    line.append(f"{card.position:<3}{card.rating:>2} ", shapes.DIM)
    line.append(name, shapes.DIM if player.exhausted else f"bold {style}")
    if player.superstar >= 0:
        line.append(f" {shapes.SUPERSTAR}", "bold")
    if player.exhausted:
        line.append(" exhausted", shapes.DIM)
    role = _role(view, player.slot)
    if role:
        line.append(f" ‹{role}›", "bold")
    for power_up in player.power_ups:
        line.append(f" {shapes.POWER_UP}{table.labels[power_up]}")
    return line


def _role(view: View, slot: int) -> str:
    if slot == view.this.runner:
        return "ball"
    return "tackler" if slot == view.this.tackler else ""


def _words(table: Table, player: PlayerSeen, width: int) -> Text:
    """The text that counts, in a line: of the Player or its Superstar, then of its Power Ups."""
    cards = [player.superstar if player.superstar >= 0 else player.card, *player.power_ups]
    words = " ".join(" ".join(words_of(table.cards[card]).text.split()) for card in cards)
    return Text(f"    {words}", shapes.DIM)


def _not_yet(table: Table, view: View, shown: SideSeen, own: bool) -> str:
    if own and shown.lined_up:
        return "lined up, still face down"
    return "not lined up yet"


def _bench(table: Table, view: View, shown: SideSeen, seat: int) -> Text:
    """Who of this side of the ball is on the bench; the other five wait there too."""
    offense = seat == view.offense
    line = Text("Bench: ", shapes.DIM)
    names: list[str] = []
    for player in shown.players:
        if not player.on_field and (player.slot % SLOTS_A_SEAT < OFFENSIVE) == offense:
            card = _top(table, player)
            star = f" {shapes.SUPERSTAR}" if player.superstar >= 0 else ""
            names.append(f"{card.position} {table.labels[player.card]}{star}")
    return line.append(", ".join(names) or "nobody")
