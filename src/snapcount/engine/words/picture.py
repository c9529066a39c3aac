"""A position as a few lines of text: score, clock, field, line-ups, calls and layers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from snapcount.cards.card import PlayerCard, Superstar
from snapcount.engine import terms
from snapcount.engine.words.sheet import calls_in_words
from snapcount.engine.words.speech import ORDINALS, SEAT_NAMES, counted, possession
from snapcount.engine.words.wording import OUTCOMES

if TYPE_CHECKING:
    from snapcount.engine.table import Table
    from snapcount.engine.views.view import EffectSeen, PlayerSeen, View

YARDS_A_LETTER: Final = 2


def word_position(
    table: Table, view: View, names: tuple[str, str] = SEAT_NAMES, drawn: bool = True
) -> str:
    """The position as that seat sees it, a fact a line; with the field `drawn` or in words."""
    ball = field(view, names) if drawn else situation(view, names)
    lines = [_scoreboard(view, names), ball]
    if view.over:
        return lines[0]
    if any(player.on_field for side in view.sides for player in side.players):
        lines += [_side(table, view, seat, names) for seat in (view.offense, 1 - view.offense)]
    for lies in view.gridirons:
        lines.append(f"On the field: {table.labels[lies.card]} ({_name(view, lies.owner, names)})")
    lines += _called(table, view, names)
    if view.layers:
        lines.append("Layers, in the order they resolve:")
        lines += [f"  {_layer(table, view, layer, names)}" for layer in reversed(view.layers)]
    return "\n".join(lines)


def _name(view: View, seat: int, names: tuple[str, str]) -> str:
    return "you" if seat == view.seat else names[seat]


def period_name(period: int) -> str:
    """The half, or which overtime."""
    return ("first half", "second half")[period] if period < 2 else f"overtime {period - 1}"


def _scoreboard(view: View, names: tuple[str, str]) -> str:
    score = ", ".join(
        f"{_name(view, seat, names)} {view.score[seat]}" for seat in _own_first(view.seat)
    )
    if view.over:
        return f"Final score: {score}."
    timeouts = " and ".join(str(view.timeouts[seat]) for seat in _own_first(view.seat))
    return (
        f"Score: {score}. {period_name(view.period).capitalize()}, "
        f"{counted(view.clock, 'Time Unit')} left, timeouts {timeouts}."
    )


def _own_first(seat: int) -> tuple[int, int]:
    return (1, 0) if seat == 1 else (0, 1)


def field(view: View, names: tuple[str, str]) -> str:
    """The field from the offense's own end zone on the left, a mark every ten yards."""
    letters = ["|" if at % 5 == 0 else "." for at in range(100 // YARDS_A_LETTER + 1)]
    letters[view.ball // YARDS_A_LETTER] = "O"
    return f"  {''.join(letters)} >\n{situation(view, names)}"


def situation(view: View, names: tuple[str, str]) -> str:
    """Whose ball it is, the down, and where."""
    own, other = _of(view, view.offense, names), _of(view, 1 - view.offense, names)
    return f"{possession(own, other, view.ball, f', {ORDINALS[view.down].lower()} down')}."


def _of(view: View, seat: int, names: tuple[str, str]) -> str:
    return "your" if seat == view.seat else f"{names[seat]}'s"


def _side(table: Table, view: View, seat: int, names: tuple[str, str]) -> str:
    side = view.sides[seat]
    role = "Offense" if seat == view.offense else "Defense"
    on_field = ", ".join(_player(table, player) for player in side.players if player.on_field)
    hands = f"{side.plays_in_hand} Play and {side.actions_in_hand} Action cards in hand"
    return f"{role} ({_name(view, seat, names)}, {hands}): {on_field or 'not lined up yet'}"


def _player(table: Table, player: PlayerSeen) -> str:
    top = player.superstar if player.superstar >= 0 else player.card
    card = table.cards[top]
    assert isinstance(card, PlayerCard | Superstar)
    notes = [f"{card.position} {card.rating}"]
    if player.superstar >= 0:
        notes.append("Superstar")
    notes += [table.labels[power_up] for power_up in player.power_ups]
    if player.exhausted:
        notes.append("EXHAUSTED")
    return f"{table.labels[player.card]} ({', '.join(notes)})"


def _called(table: Table, view: View, names: tuple[str, str]) -> list[str]:
    """The called Plays as far as this seat may see them, and how the play stands."""
    lines: list[str] = []
    for seat in (view.offense, 1 - view.offense):
        call = view.sides[seat].call
        if call is not None:
            x = f", X = {call.x}" if call.x >= 0 else ""
            lines.append(f"Called by {_name(view, seat, names)}: {table.labels[call.card]}{x}")
    this = view.this
    if this.revealed:
        play = calls_in_words(this.call)
        if this.call & terms.ANY_PASS:
            play += f" for {this.call_yards} ({max(this.low, 0)}–{min(this.high, 9)})"
        against = calls_in_words(this.defense_calls)
        outcome = f", {OUTCOMES[this.outcome]}" if this.outcome else ""
        lines.append(f"Play: {play} against {against}, Play Strength {this.strength}{outcome}")
    return lines


def _layer(table: Table, view: View, layer: EffectSeen, names: tuple[str, str]) -> str:
    cancelled = ", cancelled" if layer.cancelled else ""
    return f"{table.labels[layer.card]} ({_name(view, layer.seat, names)}{cancelled})"
