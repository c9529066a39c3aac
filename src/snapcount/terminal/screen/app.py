"""The full-screen table: everything that a seat may know at once, and keys for everything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events as textual_events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widgets import Footer, Static

from snapcount.terminal.help import ABOUT
from snapcount.terminal.screen import shapes
from snapcount.terminal.screen.browsing import cards_browser, log_browser, option_sheet
from snapcount.terminal.screen.choices import Choices, key_of
from snapcount.terminal.screen.field import field
from snapcount.terminal.screen.hand import hand_cards, hand_strip
from snapcount.terminal.screen.help import help_text
from snapcount.terminal.screen.lineups import side, side_subtitle, side_title
from snapcount.terminal.screen.log import log_lines
from snapcount.terminal.screen.plays import has_layers, layers, play_line
from snapcount.terminal.screen.scoreboard import how_it_ended, scoreboard
from snapcount.terminal.screen.sheets import Curtain, Sheet
from snapcount.terminal.sitting import Hint, Question, Sitting, is_quiet

WIDE = 110  # columns from which there is room for the hand with its texts
TALL = 36  # rows from which every Player's text has a line
PATIENCE = 0.2  # seconds until one is told that the opponent is thinking
ROOMY = 46  # rows from which cards in hand have as many lines as they need


class TableApp(App[None]):
    """A sitting on the whole screen. `answered` is called after every answer."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Snapcount"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "pass", "Pass"),
        Binding("s", "skip", "Skip"),
        Binding("i,space", "inspect", "Card", key_display="i"),
        Binding("c", "cards('')", "Cards"),
        Binding("h", "cards('hand')", "Hand", show=False),
        Binding("d", "cards('discard')", "Discards", show=False),
        Binding("w", "why", "Why"),
        Binding("l", "log", "Log"),
        Binding("t", "hint", "Hint"),
        Binding("u", "undo", "Undo"),
        Binding("question_mark,f1", "help", "Help", key_display="?"),
        Binding("q,ctrl+q,ctrl+c", "leave", "Quit", key_display="q"),
        Binding("j", "move(1)", "Down", show=False),
        Binding("k", "move(-1)", "Up", show=False),
    ]

    def __init__(self, sitting: Sitting, answered: Callable[[], str] = lambda: "") -> None:
        super().__init__()
        self.sitting = sitting
        self.answered = answered
        self.shown = -1  # the seat whose view is on the screen; -1: nobody's
        self.question: Question | None = None
        self.hinted: Hint | None = None
        self.read = [0, 0]  # how much of its log each seat had been shown when it was last asked
        self.note = ""
        self.alarm = False  # whether the note is of something that went wrong
        self.busy = False
        self.room = Size(80, 24)
        if not sitting.two_people:
            self.shown = sitting.person

    def compose(self) -> ComposeResult:
        yield Static(id="score")
        yield Static(id="field")
        with Horizontal(id="sides"):
            yield Static(id="own", classes="side")
            yield Static(id="other", classes="side")
        yield Static(id="play")
        yield Static(id="strip")
        with Horizontal(id="main"):
            with Vertical(id="asking"):
                yield Static(id="question")
                yield Choices(id="choices")
                yield Static(id="detail")
                yield Static(id="note")
            with Vertical(id="hand"):
                yield Static(id="cards")
            with Vertical(id="happening"):
                yield Static(id="briefing")
                yield Static(id="layers")
                yield Static(id="log")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#hand").border_title = "Hand"
        self.query_one("#layers").border_title = "Layers, newest first"
        self.query_one("#log").border_title = "Log"
        self.query_one("#briefing").border_title = "Your task"
        self.query_one(Choices).focus()
        self.proceed()

    def on_resize(self, event: textual_events.Resize) -> None:
        self.room = event.size
        base = self.screen_stack[0]
        base.set_class(event.size.width >= WIDE, "wide")
        base.set_class(event.size.height >= TALL, "tall")
        base.set_class(event.size.height >= ROOMY, "roomy")
        self.draw()

    # The course of the game

    def proceed(self) -> None:
        """Let programs answer until a person is asked, then ask."""
        self.busy = True
        self.question = self.hinted = None
        self.set_timer(PATIENCE, self.say_that_it_thinks)
        self.run_worker(self._proceed(), exclusive=True, exit_on_error=True)

    async def _proceed(self) -> None:
        sitting = self.sitting
        try:
            while not sitting.over:
                if not sitting.is_person(sitting.asked):
                    place = await asyncio.to_thread(sitting.machine_answer)
                    sitting.apply(place)
                elif sitting.passes_by_itself():
                    sitting.apply(0)
                else:
                    break
                self.tell(self.answered())
        finally:
            self.busy = False
        if sitting.over:
            self.ended()
        elif sitting.two_people and self.shown != sitting.asked:
            self.draw_curtain(sitting.asked)
        else:
            self.ask()

    def say_that_it_thinks(self) -> None:
        if self.busy and self.shown >= 0:
            self.draw()

    def draw_curtain(self, seat: int) -> None:
        """Take everything off the screen, and wait for the next player."""
        self.shown = -1
        self.note = ""
        self.draw()

        def lifted(_: None) -> None:
            self.shown = seat
            self.ask()

        self.push_screen(Curtain(self.sitting.names[seat]), lifted)

    def ask(self) -> None:
        self.question = self.sitting.question()
        self.draw()
        self.query_one(Choices).focus()

    def ended(self) -> None:
        """The game is over: look around, take back, or leave."""
        if self.shown < 0:
            self.shown = self.sitting.person
        self.draw()

    def tell(self, news: str) -> None:
        """Say something below the answers until the next one is given."""
        if news:
            self.note, self.alarm = news, True
            self.notify(news, severity="warning", timeout=8)

    def give(self, place: int) -> None:
        """Answer the question that is on the screen."""
        question = self.question
        if self.busy or question is None or not 0 <= place < len(question.names):
            return
        self.note, self.alarm = "", False
        seat = question.seat
        read = len(self.sitting.logs[seat])
        refused = self.sitting.answer(place)
        if refused:
            self.note, self.alarm = refused, True
            self.draw()
            return
        self.read[seat] = read
        self.tell(self.answered())
        self.proceed()

    # Drawing

    def draw(self) -> None:
        """Draw the table anew from the view of the seat that is shown, and nothing else."""
        base = self.screen_stack[0]
        put = {name: base.query_one(f"#{name}", Static) for name in _PARTS}
        if self.shown < 0:
            for part in put.values():
                part.update("")
            put["own"].border_title = put["other"].border_title = ""
            base.query_one("#detail", Static).update("")
            base.query_one(Choices).show(None)
            return
        sitting, seat = self.sitting, self.shown
        view, table, names = sitting.view(seat), sitting.table, sitting.names
        width, tall = self.room.width, self.room.height >= TALL
        put["score"].update(scoreboard(view, sitting.teams, names, width))
        put["field"].update(field(table, view, sitting.teams, width, 3 if tall else 1))
        for name, owner in (("own", seat), ("other", 1 - seat)):
            put[name].update(side(table, view, owner, width // 2 - 2, 2 if tall else 1))
            put[name].border_title = side_title(view, owner, sitting.teams)
            put[name].border_subtitle = side_subtitle(view, owner) if tall else ""
        put["play"].update(play_line(table, view, names))
        put["strip"].update(hand_strip(table, view, width))
        put["cards"].update(hand_cards(table, view))
        put["layers"].display = has_layers(view)
        put["layers"].update(layers(table, view, names))
        put["briefing"].display = bool(sitting.briefing)
        put["briefing"].update(sitting.briefing)
        put["log"].update(
            Text("\n").join(log_lines(sitting, seat, self.room.height, self.read[seat]))
        )
        put["question"].update(self.words_of_question())
        put["note"].update(Text(self.note, f"bold {shapes.BAD if self.alarm else shapes.GOOD}"))
        put["note"].display = bool(self.note)
        base.query_one("#detail").display = not (self.note or tall)
        base.query_one(Choices).show(self.question, self.hinted)

    def words_of_question(self) -> Text:
        if self.question is not None:
            return Text(self.question.text, "bold")
        if self.sitting.over:
            view = self.sitting.view(self.shown)
            ended = how_it_ended(view, self.sitting.names) if view.over else "Done."
            return Text(f"{ended} Press l for the whole log, q to leave.", "bold")
        return Text("Your opponent is thinking…", shapes.DIM)

    # Keys

    def on_key(self, event: textual_events.Key) -> None:
        """Digits give answers."""
        if self.question is None or len(self.screen_stack) > 1 or event.character is None:
            return
        for place in range(len(self.question.names)):
            if event.character == key_of(self.question, place):
                event.stop()
                self.give(place)
                return

    def on_option_list_option_selected(self, event: Choices.OptionSelected) -> None:
        if isinstance(event.option_list, Choices) and event.option.id is not None:
            self.give(int(event.option.id))

    def on_option_list_option_highlighted(self, event: Choices.OptionHighlighted) -> None:
        """Where answers have a line each, the highlighted one is told in full below them."""
        if isinstance(event.option_list, Choices):
            place = event.option_list.place()
            known = self.question is not None and 0 <= place < len(self.question.names)
            words = self.question.meanings[place] if known and self.question is not None else ""
            self.query_one("#detail", Static).update(words)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys of the table rest while something lies over it."""
        return action not in _TABLE_ACTIONS or len(self.screen_stack) == 1

    def action_move(self, by: int) -> None:
        choices = self.query_one(Choices)
        if by > 0:
            choices.action_cursor_down()
        else:
            choices.action_cursor_up()

    def action_pass(self) -> None:
        if self.question is not None and self.question.can_pass:
            self.give(0)
        elif self.question is not None:
            self.say("You can't pass here. This question needs an answer.")

    def action_skip(self) -> None:
        question = self.question
        if question is None:
            return
        if not question.can_pass:
            self.say("You can't pass here. This question needs an answer.")
            return
        before = self.sitting.answers
        self.give(0)
        if self.sitting.answers > before:
            self.sitting.skip(question.seat)

    def action_inspect(self) -> None:
        if self.shown < 0:
            return
        place = self.query_one(Choices).place()
        view = self.sitting.view(self.shown)
        found = option_sheet(self.sitting.table, view, place)
        if self.question is not None and found is not None:
            self.push_screen(found)
        elif self.question is not None:
            about = ABOUT.get(self.question.kind, self.question.text)
            self.push_screen(Sheet("About this question", Text(about)))

    def action_cards(self, where: str) -> None:
        if self.shown >= 0:
            below = self.room.width < WIDE
            self.push_screen(cards_browser(self.sitting, self.shown, where, below))

    def action_why(self) -> None:
        if self.shown < 0:
            return
        seat = self.shown
        recent = [
            told
            for told in self.sitting.logs[seat][self.read[seat] :]
            if not is_quiet(told.event, seat)
        ]
        body = Text()
        for told in recent:
            body.append(f"{self.sitting.word(told, seat)}\n", "bold")
            body.append(f"{self.sitting.why(told)}\n\n")
        if not recent:
            body.append("Nothing to explain yet.")
        self.push_screen(Sheet("Why: everything since your last answer", body))

    def action_log(self) -> None:
        if self.shown >= 0:
            self.push_screen(log_browser(self.sitting, self.shown))

    def action_hint(self) -> None:
        if self.question is not None and not self.busy:
            self.busy = True
            self.run_worker(self._hint(), exclusive=True, exit_on_error=True)

    async def _hint(self) -> None:
        try:
            hint = await asyncio.to_thread(self.sitting.hint)
        finally:
            self.busy = False
        if hint is None:
            self.say("There's no coach to ask here.")
            return
        self.hinted = hint
        self.say(hint.words)

    def action_undo(self) -> None:
        if self.busy:
            return
        refused = self.sitting.undo()
        if refused:
            self.say(refused)
            return
        seat = self.shown
        self.read[seat] = min(self.read[seat], len(self.sitting.logs[seat]))
        self.note, self.alarm = "Took back your last answer.", False
        self.tell(self.answered())
        self.proceed()

    def action_help(self) -> None:
        about = "" if self.question is None else ABOUT.get(self.question.kind, "")
        self.push_screen(Sheet("Help", help_text(about)))

    def action_leave(self) -> None:
        self.exit()

    def say(self, words: str) -> None:
        self.note, self.alarm = words, False
        self.draw()


_PARTS = (
    "score",
    "field",
    "own",
    "other",
    "play",
    "strip",
    "cards",
    "briefing",
    "layers",
    "log",
    "question",
    "note",
)
_TABLE_ACTIONS = (
    "pass",
    "skip",
    "inspect",
    "cards",
    "why",
    "log",
    "hint",
    "undo",
    "help",
    "move",
    "leave",
)
