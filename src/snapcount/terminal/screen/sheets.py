"""What lies over the table for a while: a text, a list to look things up in, the curtain."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from snapcount.terminal.screen import shapes

CLOSE: list[BindingType] = [
    Binding("escape,q", "close", "Close"),
]


class Sheet(ModalScreen[None]):
    """A text over the table; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE, Binding("enter,space", "close", "Close")]

    def __init__(self, title: str, body: RenderableType) -> None:
        super().__init__()
        self.heading = title
        self.body = body

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as box:
            box.border_title = self.heading
            box.border_subtitle = "Esc closes, ↑↓ scroll"
            with VerticalScroll():
                yield Static(self.body)

    def action_close(self) -> None:
        self.dismiss()


class Entry(NamedTuple):
    """A line of a list, and the text that it opens; without one it is a heading."""

    line: Text
    text: Text | None


class Browser(ModalScreen[None]):
    """A list on one side, and the text of the highlighted entry on the other."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE, Binding("enter", "close", "Close")]

    def __init__(self, title: str, entries: list[Entry], start: int, below: bool) -> None:
        super().__init__()
        self.heading = title
        self.entries = entries
        self.start = start
        self.below = below

    def compose(self) -> ComposeResult:
        box = Vertical if self.below else Horizontal
        with box(classes="sheet browser " + ("below" if self.below else "beside")) as frame:
            frame.border_title = self.heading
            frame.border_subtitle = "Esc closes, ↑↓ choose"
            yield OptionList(
                *(
                    Option(entry.line, id=str(place), disabled=entry.text is None)
                    for place, entry in enumerate(self.entries)
                )
            )
            with VerticalScroll(can_focus=False):
                yield Static(id="reading")

    def on_mount(self) -> None:
        found = self.query_one(OptionList)
        found.focus()
        if any(entry.text is not None for entry in self.entries):
            start = max(self.start, 0)
            while self.entries[start % len(self.entries)].text is None:
                start += 1
            found.highlighted = start % len(self.entries)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        text = self.entries[event.option_index].text
        self.query_one("#reading", Static).update(text or "")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()

    def action_close(self) -> None:
        self.dismiss()


class Curtain(ModalScreen[None]):
    """Hides the table before the next player sits down. It covers everything."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close", "No one's looking"),
        Binding("ctrl+q", "app.leave", "Quit"),
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.who = name

    def compose(self) -> ComposeResult:
        words = Text(justify="center")
        words.append(f"{self.who}'s turn.\n", "bold")
        words.append("The other player looks away.\n\n")
        words.append(f"{self.who}, press Enter when no one else is looking.", shapes.DIM)
        yield Static(words, id="curtain")

    def on_click(self) -> None:
        self.dismiss()

    def action_close(self) -> None:
        self.dismiss()
