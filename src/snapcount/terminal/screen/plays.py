"""What is going on in this down: the called Plays, how the play stands, and the layers."""

from __future__ import annotations

from rich.text import Text

from snapcount.engine import terms
from snapcount.engine.table import Table
from snapcount.engine.views.view import EffectSeen, View
from snapcount.engine.words.asking import POINT_NAMES
from snapcount.engine.words.sheet import ability_words, calls_in_words
from snapcount.engine.words.wording import OUTCOMES
from snapcount.terminal.screen import shapes

_GOOD = (terms.SUCCESSFUL, terms.COMPLETE)


def play_line(table: Table, view: View, names: tuple[str, str]) -> Text:
    """The called Plays as far as this seat may see them, against each other, and the outcome."""
    text = Text(" ")
    this = view.this
    calls = [view.sides[seat].call for seat in (view.offense, 1 - view.offense)]
    if this.kick:
        return text.append("Punt" if this.kick == terms.PUNT else "Field goal", "bold")
    if not any(calls):
        point = POINT_NAMES.get(view.point, "") if view.point else ""
        return text.append(point, shapes.DIM)
    if this.revealed and this.outcome:
        mark = "✓" if this.outcome in _GOOD else "✗"
        style = shapes.GOOD if this.outcome in _GOOD else shapes.BAD
        text.append(f"{mark} {OUTCOMES[this.outcome]}", f"bold {style}")
        text.append(f" (Strength {this.strength})  ")
    elif this.revealed:
        text.append(f"Strength {this.strength}  ")
    for seat, call in zip((view.offense, 1 - view.offense), calls, strict=True):
        if call is None:
            continue
        style = shapes.side_style(seat, view.seat)
        x = f" X={call.x}" if call.x >= 0 else ""
        text.append(f"{table.labels[call.card]}{x}", f"bold {style}")
        if not this.revealed:
            text.append(" (face down) ", shapes.DIM)
        elif seat == view.offense:
            text.append(f" {_offense(view)} ", style)
            text.append("against ", shapes.DIM)
        else:
            text.append(f" {calls_in_words(this.defense_calls)}", style)
    return text


def _offense(view: View) -> str:
    this = view.this
    play = calls_in_words(this.call)
    if this.call & terms.ANY_PASS:
        play += f" {this.call_yards} ({max(this.low, 0)}–{min(this.high, 9)})"
    return play


def has_layers(view: View) -> bool:
    return bool(view.layers or view.carried_out or view.waiting)


def layers(table: Table, view: View, names: tuple[str, str]) -> Text:
    """The layers as a stack, the one that resolves first on top."""
    found: list[Text] = []
    for effect in reversed(view.carried_out):
        found.append(_effect(table, view, effect, names, "now"))
    for height in range(len(view.layers), 0, -1):
        found.append(_effect(table, view, view.layers[height - 1], names, str(height)))
    for effect in view.waiting:
        found.append(_effect(table, view, effect, names, "+"))
    return Text("\n").join(found)


def _effect(
    table: Table, view: View, effect: EffectSeen, names: tuple[str, str], mark: str
) -> Text:
    style = shapes.side_style(effect.seat, view.seat)
    who = "you" if effect.seat == view.seat else names[effect.seat]
    line = Text().append(f"{mark:>3} ", "bold")
    line.append(f"{table.labels[effect.card]} ", f"bold {style}")
    line.append(f"({who})", style)
    if effect.cancelled:
        line.append(" cancelled", f"bold {shapes.BAD}")
        return line
    words = ability_words(table.cards[effect.card], effect.ability)
    return line.append(f" {' '.join(words.split())}", shapes.DIM)
