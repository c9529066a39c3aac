"""Completion: what a text could go on with is what the grammar expects there, and leads on."""

from __future__ import annotations

from importlib import resources

import pytest

from snapcount.cards.catalog.entry import Entry
from snapcount.cards.catalog.setfile import read_set
from snapcount.cards.dice import Dice
from snapcount.cards.language.discourse.pronouns import with_antecedents
from snapcount.cards.language.explaining.completion import (
    A_NAME,
    A_QUOTE,
    Completion,
    complete,
    scene_of_kind,
)
from snapcount.cards.language.explaining.recognizer import Recognizer, chart_ends
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel.chart import Chart
from snapcount.cards.language.kernel.naming import A_NUMBER
from snapcount.cards.language.kernel.words import NAME, NUMBER, QUOTED, Word, words
from snapcount.cards.language.reader import Scene

PLAYER = Scene(side="offense")
ACTION = Scene(action=True, on_player=False)


def shipped() -> list[tuple[str, Scene]]:
    """Every text of the sets that are shipped, with the kind of card it stands on."""
    folder = resources.files("snapcount.cards").joinpath("sets")
    files = (folder / "demo.cards", *sorted((folder / "sc1").iterdir(), key=lambda each: each.name))
    cards = [
        item.typed
        for file in files
        if ".cards" in file.name
        for item in read_set(file.read_text("utf-8"), file.name).items
        if isinstance(item, Entry)
    ]
    return [(card.text, scene_of_kind(card.kind)) for card in cards if words(card.text)]


TEXTS = shipped()
SAMPLED = 1
"""Places of each text that are looked at."""


def said(text: str) -> list[Word]:
    return with_antecedents(words(text))


def places(text: str, dice: Dice) -> list[Word]:
    """Some words of a text outside of quotation marks, which are texts of their own."""
    found = [word for word in said(text) if word.text != "\n"]
    return [dice.pick(found) for _ in range(SAMPLED)]


def goes_on(text: str) -> bool:
    """Whether a text is understood to its last word, with something that could follow."""
    found = said(text)
    chart = Chart(grammar(), found)
    walk = Recognizer(grammar(), chart.kinds, chart_ends(chart))
    walk.rows()
    return bool(walk.reached[len(found)])


def test_the_next_word_of_a_shipped_text_is_always_offered() -> None:
    dice = Dice(16)
    for text, scene in TEXTS[::2]:
        for word in places(text, dice):
            offered = complete(text[: word.start], scene)
            keys = Chart(grammar(), said(text)).kinds[said(text).index(word)].keys
            assert is_among(word, keys, offered), (text[: word.start], word.text)


def is_among(word: Word, keys: tuple[str, ...], offered: list[Completion]) -> bool:
    hints = {NUMBER: A_NUMBER, NAME: A_NAME, QUOTED: A_QUOTE}
    if any(hints.get(key) == each.what for key in keys for each in offered if not each.insert):
        return True
    firsts = {first.text for each in offered if (first := next(iter(said(each.insert)), None))}
    return word.text in firsts


def test_the_word_that_is_typed_is_offered_by_its_first_letters() -> None:
    dice = Dice(17)
    for text, scene in TEXTS[::8]:
        for word in places(text, dice):
            typed = text[word.start : word.end]
            if not typed.isalpha() or len(typed) < 4 or typed.lower() != word.text:
                continue
            begun = text[: word.start + 2]
            offered = [each for each in complete(begun, scene) if each.replaces]
            hints = [each for each in complete(text[: word.start], scene) if not each.insert]
            wholes = [begun[: -each.replaces] + each.insert for each in offered]
            whole = text[: word.end].lower()
            found = any(each.lower().startswith(whole) for each in wholes)
            assert found or (hints and word.typed), (begun, typed)


def test_whatever_is_offered_leads_on() -> None:
    dice = Dice(18)
    tried = 0
    for text, scene in TEXTS[::6]:
        before = text[: places(text, dice)[0].start]
        offered = [each for each in complete(before, scene) if each.insert]
        for each in (dice.pick(offered) for _ in range(min(4, len(offered)))):
            whole = before[: len(before) - each.replaces] + each.insert
            assert goes_on(whole), (before, each)
            tried += 1
    assert tried > 150


@pytest.mark.parametrize(
    ("text", "scene", "insert", "replaces"),
    [
        ("Gain 5 ", ACTION, "yards", 0),
        ("Gain 5 y", ACTION, "yards", 1),
        ("Gain 5", ACTION, " yards", 0),
        ("Energize one of your Wi", ACTION, "Wide Receivers", 2),
        ("Move ", ACTION, "the ball", 0),
        ("Move th", ACTION, "the ball", 2),
        ("Move the ", ACTION, "ball", 0),
        ("Play only dur", ACTION, "during", 3),
        ("Exh", PLAYER, "Exhaust", 3),
        ("Exhaust: Gain 5 yards.\nTac", PLAYER, "Tackle", 3),
        ('Exhaust: This Player gains "Run: Ga', PLAYER, "Gain", 2),
    ],
)
def test_what_is_offered(text: str, scene: Scene, insert: str, replaces: int) -> None:
    assert (insert, replaces) in [(each.insert, each.replaces) for each in complete(text, scene)]


def test_a_number_is_asked_for_and_not_invented() -> None:
    assert Completion("", 0, A_NUMBER) in complete("Draw ", ACTION)


def test_printed_wordings_come_first() -> None:
    offered = [each.insert for each in complete("Energize one of your Wi", ACTION)]
    assert offered.index("Wide Receivers") < offered.index("Wideouts")


def test_it_says_what_it_is() -> None:
    named = {each.insert: each.what for each in complete("Energize a ", ACTION)}
    assert named["Cornerback"] == "a Player"


def test_a_card_is_offered_what_its_kind_can_say() -> None:
    def begins(scene: Scene) -> set[str]:
        return {each.insert.partition(" ")[0] for each in complete("", scene)}

    assert {"Receive", "Whenever"} <= begins(PLAYER)
    assert "Active" in begins(Scene(on_player=False))
    assert "Active" not in begins(PLAYER)


def test_nothing_is_offered_after_a_mistake() -> None:
    assert complete("Gain yrads 5 ", ACTION) == []
    assert complete("Gain of of ", ACTION) == []
    assert complete("x" * 20_000, ACTION) == []


def test_no_more_is_offered_than_is_asked_for() -> None:
    assert len(complete("", ACTION, 12)) == 12
