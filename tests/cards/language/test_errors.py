"""What is said about a text that is refused: where, why, and what could stand there."""

from __future__ import annotations

import re
from pathlib import Path
from time import process_time
from typing import NamedTuple

import pytest

from snapcount.cards.dice import Dice
from snapcount.cards.language.explaining.explain import explained
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel.errors import CODES, TextError
from snapcount.cards.language.limits import LONGEST_TEXT
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.testing.damage import DAMAGE, Damage
from snapcount.testing.speed import pace

PLAYER = Scene(side="offense")
ACTION = Scene(action=True, on_player=False)


def refused(text: str, scene: Scene = PLAYER) -> TextError:
    with pytest.raises(Unread) as caught:
        read(text, scene)
    return explained(text, scene, caught.value)


def under(error: TextError) -> str:
    """The words that the pointer stands under."""
    return error.text[error.position : error.position + error.length]


REFUSED = [
    # text, code, the words that the pointer stands under
    ("Exhaust: Gian 5 yards.", "unknown-word", "Gian"),
    ("Exhaust: Gain 5 yards. Bananas.", "unknown-word", "Bananas"),
    ("Exhaust: Energize all Runing players.", "unknown-word", "Runing"),
    ("Exhaust: Gain 5 yards you.", "unexpected", "you"),
    ("Exhaust: Energize gain 5 yards.", "unexpected", "gain"),
    ("Exhaust: The catch range is doubled by 1.", "unexpected", "doubled"),
    ("Exhaust: If you are leading and it is third down or it is overtime, gain 5 yards.",
     "unexpected", "it"),
    ("Exhaust: Gain 5 yards (10 if you are leading).", "unexpected", "(10 if you are leading)"),
    ("Exhaust: Gain 5", "unfinished", ""),
    ("Exhaust: Look at the top 3 cards of your Action deck", "unfinished", ""),
    ("Exhaust: Gain (5 yards.", "unbalanced", "("),
    ("Exhaust: Gain 5 yards].", "unbalanced", "]"),
    ("Exhaust: This Player gains \"Run: Gain 5 yards.", "unbalanced", '"'),
    ("Exhaust: Gain 0 yards.", "two-readings", "Gain"),
    ("Exhaust: Gain 5 yards and draw an Action card if you are leading.", "two-readings", "Gain"),
    ("Exhaust: They draw an Action card.", "no-antecedent", "They"),
    ("Exhaust: Draw an Action card. If they do, gain 5 yards.", "no-antecedent", "they"),
    ("Exhaust: Energize that Player.", "no-antecedent", "that Player"),
    ("Exhaust: Gain X yards.", "no-antecedent", "X"),
    ("Exhaust: If that was not done, gain 5 yards.", "no-antecedent", "that was not done"),
    ("Whenever you spend a timeout, if that was done, gain 5 yards.", "no-antecedent",
     "that was done"),
    ("Exhaust: If your opponent has no other Energized Players, gain 5 yards.", "no-antecedent",
     "other"),
    ("Exhaust: Gain yards equal to the Grit.", "no-antecedent", "Grit"),
    ("Exhaust (7-3): Gain 5 yards.", "out-of-range", "(7-3)"),
    ("Tackle (5-12): Lose 5 yards.", "out-of-range", "12"),
    ("Exhaust: Gain 500 yards.", "out-of-range", "500"),
    ("Gain 5 yards.", "misplaced", "Gain"),
    ("Exhaust: Gain 5 yards. Otherwise, draw an Action card.", "misplaced", "Otherwise"),
    ("Exhaust: If you do, gain 5 yards.", "misplaced", "If"),
    ("Bench – Tackle: Lose 5 yards.", "misplaced", "Lose"),
    ("While it is first down and it is second down, your plays gain 5 more yards.",
     "never", "While"),
    ("Receive – Run: Gain 5 yards.", "never", "Gain"),
    ("Exhaust: Gain 5 yards. " * 100, "too-long", "Exhaust"),
    ("Exhaust: If it is third down and you called a Run play and you are behind by 7 points or more"
     " and you have no timeouts left, gain 5 yards. " * 14, "too-long", "is"),
    ("Exhaust: " + "[" * 9 + "Gain 5 yards." + "]" * 9, "too-deep", "["),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "words"), REFUSED, ids=lambda said: str(said)[:40])
def test_a_refusal_points_at_the_word(text: str, code: str, words: str) -> None:
    error = refused(text)
    assert error.code == code
    if words:
        assert under(error) == words
    assert f"line {error.line}, column {error.column}" in str(error)


def test_every_code_is_told_of_some_text() -> None:
    assert {code for _, code, _ in REFUSED} == set(CODES)


# Where ------------------------------------------------------------------------------------------


def test_the_pointer_stands_under_the_word_in_its_line() -> None:
    error = refused("Exhaust: Gain 5 yards.\nTackle: Lose 5 yrads.")
    assert (error.line, error.column) == (2, 16)
    assert error.pointer == "Tackle: Lose 5 yrads.\n" + " " * 15 + "^" * 5
    assert error.suggestion == "yards"


def test_reminders_and_capitals_do_not_move_the_pointer() -> None:
    error = refused("Exhaust: GAIN 5 yards. (They count twice.) Draw “Two” Acton cards.")
    assert under(error) in ("Acton", "“Two”")
    error = refused("Exhaust: Gain 5 yards. (That is half of 10.) Draw an Acton card.")
    assert under(error) == "Acton"


def test_a_mistake_between_quotation_marks_is_pointed_at_in_the_whole_text() -> None:
    error = refused('Exhaust: This Player gains "Run: Gian 5 yards." this down.')
    assert under(error) == "Gian"
    assert error.suggestion == "Gain"
    assert error.message.startswith("between the quotation marks: ")


def test_a_refusal_of_a_later_pass_points_at_the_sentence_that_it_is_about() -> None:
    text = (
        "Exhaust: Gain 5 yards.\nRun: Draw an Action card. If you do, lose 5 yards. Energize all."
    )
    error = refused("Exhaust: Gain 5 yards.\nTackle: Lose 5 yards. Otherwise, draw an Action card.")
    assert (error.line, under(error)) == (2, "Otherwise")
    assert refused(text).line == 2


# What could stand there --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Energize gain 5 yards.", "a Player or Players"),
        ("If gain 5 yards, draw an Action card.", "a condition"),
        ("Gain the 5 yards yards to to you.", "a period"),
        ("Your opponent the of.", "what they do (draws, discards, loses …)"),
        ("Whenever gain gain, gain 5 yards.", "what happens"),
    ],
)
def test_what_could_stand_there_is_named(text: str, name: str) -> None:
    assert name in refused(text, ACTION).expected


CATEGORY = re.compile(r"[a-z][A-Z]|\[(?:sg|pl|base|third|stop)|[{}#^@]|_[A-Z]")


def test_nobody_is_told_the_names_of_categories() -> None:
    for place in range(1, 60):
        text = "Your opponent discards two Action cards, then they lose 5 yards unless you pass."
        cut = text[:place].rsplit(" ", 1)[0]
        said = refused(f"{cut} • •.", ACTION)
        assert not CATEGORY.search(" ".join((said.message, *said.expected))), said.report()


def test_what_only_joins_is_named_last_and_a_period_is_never_left_out() -> None:
    said = refused("Gain 10 bananas.", ACTION).expected
    assert said.index("“yards”") < said.index("a period") < len(said) - 1
    assert "“and”" not in said
    assert "a period" in refused("Draw two Action cards quickly.", ACTION).expected


def test_two_readings_are_both_shown() -> None:
    text = "Gain 5 yards and draw an Action card if you are leading."
    assert refused(text, ACTION).readings == (
        "If you are leading, gain 5 yards and draw an Action card.",
        "Gain 5 yards. If you are leading, draw an Action card.",
    )


# What would mend it ------------------------------------------------------------------------------


class Typo(NamedTuple):
    kind: str
    text: str
    under: str
    says: str


def typos() -> list[Typo]:
    blocks = Path(__file__).with_name("typos.txt").read_text("utf-8").strip().split("\n\n")[1:]
    lines = [[line.partition(": ") for line in block.strip().split("\n")] for block in blocks]
    return [Typo(text[0], text[2], place[2], says[2]) for text, place, says in lines]


@pytest.mark.parametrize("typo", typos(), ids=lambda typo: typo.text[:40])
def test_a_typo_is_pointed_at_and_put_right(typo: Typo) -> None:
    error = refused(typo.text, PLAYER if typo.kind == "player" else ACTION)
    assert under(error) == typo.under
    assert typo.says in error.report()
    line, mark = error.pointer.split("\n")
    assert line[mark.index("^") : len(mark)] == typo.under


@pytest.mark.parametrize(
    ("text", "better"),
    [
        ("Exhaust Gain 5 yards.", "Exhaust: Gain 5 yards."),
        ("Run (0) Gain 5 yards.", "Run (0): Gain 5 yards."),
        ("Exhaust: Draw of 2 Action cards.", "Exhaust: Draw 2 Action cards."),
        ("Exhaust: Gain 5 yards you.", "Exhaust: Gain 5 yards."),
        ("Exhaust: Draw 2 cards Action.", "Exhaust: Draw 2 Action cards."),
        ("Run: Cancel all of the Tackle abilities.", "Run: Cancel all of your Tackle abilities."),
    ],
)
def test_a_sentence_that_is_offered_is_understood(text: str, better: str) -> None:
    assert refused(text).suggestion == better
    read(better, PLAYER)


def test_the_nearest_sentence_is_shown_where_no_word_would_help() -> None:
    error = refused("The opponent of you they must all discard hands of Action cards.", ACTION)
    if error.suggestion:
        read(error.suggestion, ACTION)


# Damaged texts -----------------------------------------------------------------------------------

SOUND = (
    "Draw two Action cards. Your opponent discards an Action card.",
    "If it is third down, gain 10 yards. Otherwise, draw a Play card.",
    "Choose one: • Gain 5 yards. • Energize one of your Players on the field.",
    "Determine Grit value. The play becomes a fumble if the Grit is 4-5.",
    "Look at the top 3 cards of your Play deck and put them back in any order.",
)
WAYS = tuple(dict.fromkeys(DAMAGE))


@pytest.mark.parametrize("damage", WAYS, ids=lambda damage: damage.__name__)
def test_a_damaged_text_is_read_or_refused_with_a_pointer(damage: Damage) -> None:
    dice = Dice(WAYS.index(damage))
    for _ in range(30):
        text = damage(dice, dice.pick(SOUND))
        try:
            read(text, ACTION)
        except Unread as failure:
            error = explained(text, ACTION, failure)
            assert error.code in CODES
            assert 1 <= error.line <= text.count("\n") + 1
            assert 1 <= error.column <= len(text.split("\n")[error.line - 1]) + 1
            assert "^" in error.pointer


NOISE = [
    "(" * 5_000,
    "[" * 5_000,
    "[" * 200 + "Gain 5 yards." + "]" * 200,
    "it is not true that " * 400,
    "Gain 5 yards. " * 700,
    "gain " * 2_000,
    '"' * 5_001,
    "(a" * 4_000,
    "Choose one: • " * 600,
    "instead " * 1_000,
    "•" * 9_000,
    "x" * 9_999,
    "if you are leading, " * 90,
    "Gain 5 yards. If you are leading, do this: [" * 200,
    "The quick brown fox gains the ball. " * 280,
    "x" * (LONGEST_TEXT + 1),
]


@pytest.mark.parametrize("text", NOISE, ids=lambda text: str(text[:20]))
def test_noise_is_refused_at_once(text: str) -> None:
    grammar()
    best = 1.0
    for _ in range(3):  # what shares the processor can make one seem slow
        begun = process_time()
        refused(text, ACTION)
        best = min(best, (process_time() - begun) * pace())
    assert best < 0.05


def test_an_ordinary_refusal_takes_no_time() -> None:
    texts = [(typo.text, PLAYER if typo.kind == "player" else ACTION) for typo in typos()]
    # All that can follow a subject could follow here.
    texts.append(("Your plays gain 10 more yards on your next three plays and it becomes.", ACTION))
    for text, scene in texts:
        refused(text, scene)  # what is made at the first refusal is no text's fault
    slow = []
    for text, scene in texts:
        took = []
        for _ in range(3):
            begun = process_time()
            refused(text, scene)
            took.append((process_time() - begun) * pace())
        if min(took) > 0.05:
            slow.append(text)
    assert not slow
