"""The verdict file: how every shipped and test card is read."""

from __future__ import annotations

from pathlib import Path

from snapcount.cards.catalog.cache import Compiled, compiled
from snapcount.cards.catalog.setfile import read_set
from snapcount.cards.catalog.verdicts import changes, verdict_lines
from snapcount.cli.card.verdicts import judged

HERE = Path(__file__).parent


def lines(text: str) -> list[str]:
    return verdict_lines([compiled(read_set(text, "A set"))])


def test_every_card_is_read_as_it_was() -> None:
    committed = (HERE / "verdicts.txt").read_text("utf-8").splitlines()
    found = changes(committed, verdict_lines(judged(HERE / "sets")))
    assert found == [], "if that is on purpose: snapcount card verdicts --update"


def test_every_shipped_card_is_playable() -> None:
    shipped: list[Compiled] = judged(HERE / "nowhere")
    assert sum(len(found.verdicts) for found in shipped) >= 59
    for found in shipped:
        assert found.cards.unread == ()
        assert [verdict.report for verdict in found.verdicts if verdict.card is None] == []


CARD = "name: A\nkind: Action\nsubtype: offense\ntext: "


def test_another_meaning_is_another_line() -> None:
    one, other = lines(f"{CARD}Gain 5 yards."), lines(f"{CARD}Gain 10 yards.")
    assert one[0] == other[0] == "# A set"
    assert changes(one, other) == [f"- {one[1]}", f"+ {other[1]}"]
    assert one[1].startswith("action A | ")
    assert one[1].endswith(" | Gain 5 yards.")


def test_other_words_for_it_are_not() -> None:
    assert lines(f"{CARD}Gain 5 yards.") == lines(f"{CARD}gain five yards")


def test_what_is_not_playable_has_a_line_too() -> None:
    assert lines("name: A\nkind: Action")[1] == "action A | no text yet"
    assert lines(f"{CARD}Gian 5 yards.")[1].startswith(
        "action A | not understood: cards don't use the word “Gian”"
    )
    assert lines("name: A\nkind: Wizard")[1].startswith(
        "line 1 | unreadable: the kind must be one of"
    )
