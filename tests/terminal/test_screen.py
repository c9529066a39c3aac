"""The full-screen table, driven through its keys."""

from __future__ import annotations

import pytest
from rich.color import Color
from tests.terminal.driving import answer, drive, press, screen_text, settle, table_app
from textual.pilot import Pilot

from snapcount.engine import options
from snapcount.engine.records.record import from_json, replay, to_json
from snapcount.terminal.screen.app import TableApp
from snapcount.terminal.screen.sheets import Browser, Curtain, Sheet


async def play_on(pilot: Pilot[None], app: TableApp, most: int = 2000) -> None:
    """Answer by turns the first, the second, … answer until it is over."""
    for turn in range(most):
        if isinstance(app.screen, Curtain):
            await press(pilot, "enter")
        if app.sitting.over:
            return
        assert app.question is not None
        await answer(pilot, turn * 7 % len(app.question.names))
    raise AssertionError("the game has not ended")


@pytest.mark.timeout(300)
def test_a_whole_game_is_played_through_the_keys() -> None:
    app = table_app(seed="12")  # a short one

    async def act(pilot: Pilot[None]) -> None:
        await play_on(pilot, app)
        assert "Final score" in screen_text(app)

    drive(app, act)
    assert app.sitting.record is not None
    assert replay(app.sitting.record).over
    assert len(app.sitting.marks) > 40


def test_two_people_play_with_a_curtain_between_them() -> None:
    app = table_app(seed="4", opponent="human")
    curtains = 0

    async def act(pilot: Pilot[None]) -> None:
        nonlocal curtains
        for turn in range(14):
            if isinstance(app.screen, Curtain):
                curtains += 1
                await settle(pilot)
                assert "press Enter when no one else is looking" in screen_text(app)
                await press(pilot, "enter")
            assert app.shown == app.sitting.asked
            assert app.question is not None
            await answer(pilot, turn * 7 % len(app.question.names))

    drive(app, act)
    assert curtains > 4


# What is on the screen -------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50), (200, 60)])
def test_the_screen_shows_everything_at_every_size(size: tuple[int, int]) -> None:
    app = table_app()

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1", "1")  # line up, pass, run a play
        shown = screen_text(app)
        view = app.sitting.view(0)
        for player in (player for side in view.sides for player in side.players):
            if player.on_field:
                assert app.sitting.table.labels[player.card] in shown
        for card in (view.sides[0].play_hand or []) + (view.sides[0].action_hand or []):
            assert app.sitting.table.labels[card] in shown
        assert "First down" in shown
        assert "First half" in shown
        assert "First down on your 25, you're" in shown
        assert "F-2" in shown  # the log's clause
        assert "? Help" in shown
        assert "●▶" in shown  # the ball, and where it goes

    drive(app, act, size)


def test_the_table_follows_the_size_of_the_terminal() -> None:
    app = table_app()

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        small = screen_text(app)
        await pilot.resize_terminal(160, 50)
        await settle(pilot)
        large = screen_text(app)
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert screen_text(app) == small
        assert "Receive: Gain 10 yards." not in small.partition("Start of a Down")[0]
        assert "Receive: Gain 10 yards." in large
        await pilot.resize_terminal(30, 8)  # too small for anything, and no reason to fall over
        await settle(pilot)
        await press(pilot, "1")
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert app.question is not None
        assert app.question.kind == options.ASK_PLAY_OR_KICK

    drive(app, act)


def test_without_colours_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """`NO_COLOR`: who is Exhausted, whose the ball is and what is highlighted have shapes."""
    shown: list[str] = []
    for setting in ("", "1"):
        monkeypatch.setenv("NO_COLOR", setting)
        app = table_app()

        async def act(pilot: Pilot[None], app: TableApp = app) -> None:
            await press(pilot, "1", "1", "1", "1")
            shown.append(screen_text(app))
            styles = {
                segment.style.color
                for strip in app.screen._compositor.render_strips(app.size)
                for segment in strip
                if segment.style is not None and segment.style.color is not None
            }
            colours = [color for color in styles if not is_grey(color)]
            assert bool(colours) == (not app.no_color)

        drive(app, act)
    assert shown[0] == shown[1]


def is_grey(color: Color) -> bool:
    triplet = color.get_truecolor()
    return max(triplet) - min(triplet) < 3


def test_a_seat_sees_nothing_of_the_other_hand() -> None:
    """Twin games that differ in Home's hand alone look the same to Away, letter by letter."""
    one, two = (app_for_away(swap) for swap in (False, True))
    assert one.sitting.view(0) != two.sitting.view(0)
    seen: list[list[str]] = []
    for app in (one, two):
        screens: list[str] = []

        async def act(
            pilot: Pilot[None], app: TableApp = app, screens: list[str] = screens
        ) -> None:
            screens.append(screen_text(app))
            await press(pilot, "1")  # Home answers
            assert isinstance(app.screen, Curtain)
            screens.append(screen_text(app))
            await press(pilot, "enter")
            assert app.shown == 1
            for key in (
                "",
                "c",
                "escape",
                "l",
                "escape",
                "w",
                "escape",
                "i",
                "escape",
                "question_mark",
            ):
                if key:
                    await press(pilot, key)
                screens.append(screen_text(app))
                if key == "c":
                    own = app.sitting.view(1).sides[1].play_hand or []
                    assert own
                    assert all(app.sitting.table.labels[card] in screens[-1] for card in own)

        drive(app, act, (120, 40))
        seen.append(screens)
    assert seen[0][0] != seen[1][0]
    assert seen[0][1:] == seen[1][1:]


def app_for_away(swap: bool) -> TableApp:
    """A game of two people in which Home is asked for the line-up first."""
    for seed in range(20):
        app = table_app(seed=str(seed), opponent="human")
        if app.sitting.asked == 0:
            break
    if swap:  # what Away cannot know: which of its cards Home holds
        game = app.sitting.game
        for hand, deck in (
            (game.play_hand[0], game.play_deck[0]),
            (game.action_hand[0], game.action_deck[0]),
        ):
            hand[:], deck[: len(hand)] = deck[: len(hand)], hand[:]
    app.shown = 0
    return app


# Looking things up -----------------------------------------------------------------------------


def test_cards_reasons_and_help_are_a_key_away() -> None:
    app = table_app()

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "i")
        assert isinstance(app.screen, Sheet)
        assert "Jory Saltmarsh [Offense Player]" in screen_text(app)
        await press(pilot, "escape", "1", "w")
        assert "Rule S-5" in screen_text(app)
        await press(pilot, "escape", "l")
        assert isinstance(app.screen, Browser)
        assert "Rule F-1: Each down, the offense" in screen_text(app)
        await press(pilot, "escape", "d")
        assert "Your discard piles" in screen_text(app)
        await press(pilot, "escape", "question_mark")
        assert "pass in this timing point" in screen_text(app)
        await press(pilot, "escape")
        assert len(app.screen_stack) == 1

    drive(app, act)


def test_keys_of_the_table_rest_while_something_lies_over_it() -> None:
    app = table_app()

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark", "1", "u", "s")
        assert app.sitting.answers == 0

    drive(app, act)


def test_the_mouse_answers_too() -> None:
    app = table_app()

    async def act(pilot: Pilot[None]) -> None:
        await pilot.click("#choices", offset=(5, 1))
        await settle(pilot)
        assert app.sitting.game.observe(0).sides[0].players[2].on_field is False

    drive(app, act)


def test_a_hint_shows_how_often_the_coach_would_give_each_answer() -> None:
    app = table_app()

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "t")
        shown = screen_text(app)
        assert "The coach puts your chance" in shown
        assert "%" in shown.partition("The coach")[0]
        assert app.sitting.answers == answers

    answers = 2  # both line-ups
    drive(app, act)


# Undo ------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_against_a_program() -> None:
    app = table_app()

    async def act(pilot: Pilot[None]) -> None:
        before = (screen_text(app), app.sitting.game.fingerprint())
        await press(pilot, "1", "1", "1")
        await press(pilot, "u", "u", "u")
        assert app.sitting.game.fingerprint() == before[1]
        await press(pilot, "u")
        assert "There's nothing to take back." in screen_text(app)
        await press(pilot, "2")
        assert app.sitting.record is not None
        assert app.sitting.record.tags["TakenBack"] == "3"
        assert replay(app.sitting.record).fingerprint() == app.sitting.game.fingerprint()

    drive(app, act)


def test_between_two_people_nothing_is_taken_back() -> None:
    app = table_app(opponent="human")

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "1", "enter", "1")
        if isinstance(app.screen, Curtain):
            await press(pilot, "enter")
        answers = app.sitting.answers
        await press(pilot, "u")
        assert app.sitting.answers == answers
        assert "You can't take back an answer" in screen_text(app)

    drive(app, act)


def test_skip_passes_until_the_next_down() -> None:
    app = table_app()

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "s")
        assert "You can't pass here" in screen_text(app)
        await press(pilot, "1", "s")
        assert app.question is not None
        assert app.question.kind == options.ASK_PLAY_OR_KICK
        await press(pilot, "1", "1")  # run a play, call one
        while app.question.kind != options.ASK_DESIGNATION:
            assert not app.question.can_pass or app.sitting.view(0).this.call == 0
            await answer(pilot, 0)

    drive(app, act)


# Keeping ---------------------------------------------------------------------------------------


def test_a_full_disk_is_told_and_the_game_goes_on() -> None:
    news = ["", "Can't save the game in here: No space left on device."]
    app = table_app(answered=lambda: news.pop(0) if news else "")

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        assert "Can't save" in screen_text(app)
        await press(pilot, "1")
        assert app.sitting.answers > 2

    drive(app, act)


def test_a_game_goes_on_from_its_record() -> None:
    first = table_app()

    async def some(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1", "1")

    drive(first, some)
    assert first.sitting.record is not None
    again = table_app(record=from_json(to_json(first.sitting.record)))

    async def more(pilot: Pilot[None]) -> None:
        assert again.sitting.game.fingerprint() == first.sitting.game.fingerprint()
        assert "First down on your 25, you're" in screen_text(again)
        await press(pilot, "u")  # what was answered before can be taken back too
        assert again.sitting.answers < first.sitting.answers

    drive(again, more)
