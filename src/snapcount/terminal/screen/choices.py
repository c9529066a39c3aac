"""The question that is asked, and its answers as a list to choose from."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from snapcount.engine import options
from snapcount.terminal.screen import shapes
from snapcount.terminal.sitting import Hint, Question

KEYS: Final = "1234567890"
_GROUPS: Final = {
    options.PASS: "",
    options.PLAY_A_CARD: "Play a card",
    options.USE: "Use an ability",
    options.USE_GAINED: "Use an ability",
    options.CALL: "Call",
    options.KICK_PUNT: "Kick",
    options.KICK_FIELD_GOAL: "Kick",
    options.DONE: "",
}
_WORTH_GROUPING: Final = 4  # answers


class Row(NamedTuple):
    """A line of the list: an answer, or (-1) a heading."""

    place: int
    text: Text


def rows(question: Question, hint: Hint | None = None) -> list[Row]:
    """The answers, under headings where there are several sorts and enough of them."""
    groups = [_GROUPS.get(verb, "") for verb in question.verbs]
    grouped = len(set(groups)) > 1 and len(groups) > _WORTH_GROUPING
    found: list[Row] = []
    last = ""
    for place in range(len(question.names)):
        if grouped and groups[place] != last:
            last = groups[place]
            if last:
                found.append(Row(-1, Text(last, f"bold {shapes.DIM}")))
        found.append(Row(place, answer_line(question, place, hint)))
    return found


def key_of(question: Question, place: int) -> str:
    """The digit that gives an answer, or nothing; an answer that is a number has its own."""
    if question.is_number:
        name = question.names[place]
        return name if len(name) == 1 else ""
    return KEYS[place] if place < len(KEYS) else ""


def answer_line(question: Question, place: int, hint: Hint | None) -> Text:
    key = key_of(question, place)
    line = Text().append(f"{key:>1} ", shapes.DIM)
    name = question.names[place]
    line.append(name[:1].upper() + name[1:], "bold")
    if hint is not None:
        share = round(100 * hint.chances[place])
        line.append(f" {share}%", f"bold {shapes.GOOD}" if share >= 50 else shapes.GOOD)
    meaning = question.meanings[place]
    if meaning:
        line.append(f"  {meaning}", shapes.DIM)
    return line


class Choices(OptionList):
    """The answers. `Enter`, a click or the answer's digit gives one."""

    def show(self, question: Question | None, hint: Hint | None = None) -> None:
        """List the answers to a question; nothing while nobody here is asked."""
        kept = self.place() if hint is not None else -1
        self.clear_options()
        if question is None:
            return
        listed = rows(question, hint)
        self.add_options(
            Option(row.text, id=str(row.place) if row.place >= 0 else None, disabled=row.place < 0)
            for row in listed
        )
        places = [row.place for row in listed]
        self.highlighted = places.index(kept if kept in places and kept >= 0 else 0)

    def place(self) -> int:
        """The place of the answer that is highlighted, or -1."""
        if self.highlighted is None:
            return -1
        found = self.get_option_at_index(self.highlighted).id
        return -1 if found is None else int(found)
