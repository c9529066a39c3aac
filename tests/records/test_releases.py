"""Records that stay: whatever a release wrote opens and shows, however the rules have moved on."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.errors import IllegalAnswer, OtherGame, RecordError
from snapcount.engine.game import Game
from snapcount.engine.options import Option
from snapcount.engine.records import as_written, notation
from snapcount.engine.records.decklists import UnreadCard, table_of
from snapcount.engine.records.following import Following, Shown, retold
from snapcount.engine.records.notation_text import Sheet
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import Record, from_json, replay, to_json
from snapcount.engine.records.story import MOST_BYTES, Happened, fitting
from snapcount.engine.revision import RULES

RELEASES = Path(__file__).parent / "releases"
FILES = sorted(path for path in RELEASES.rglob("*.*") if path.parent != RELEASES)
NAMES = [path.relative_to(RELEASES).as_posix() for path in FILES]


def latest(edition: str) -> Record:
    """The record that the last release left of an edition."""
    folder = max(
        (path for path in RELEASES.iterdir() if path.is_dir()),
        key=lambda path: [int(part) for part in path.name.split(".")],
    )
    return read(next(folder.glob(f"{edition}.*")).read_bytes())


def walked(record: Record) -> tuple[Following, list[Shown]]:
    following = Following(record)
    return following, list(following.steps())


def test_the_last_release_left_a_record_of_each_edition() -> None:
    assert {latest(edition).decks.edition for edition in EDITION_NAMES} == set(EDITION_NAMES)
    for edition in EDITION_NAMES:
        assert latest(edition).written.release


def test_no_release_is_written_again() -> None:
    lines = (RELEASES / "digests.txt").read_text("utf-8").splitlines()
    kept = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert kept == {
        name: sha256(path.read_bytes()).hexdigest() for name, path in zip(NAMES, FILES, strict=True)
    }


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_record_of_any_release_opens_and_shows(path: Path) -> None:
    """One of this revision of the rules is still the same game, to the last fingerprint."""
    record = read(path.read_bytes(), as_written=True)
    following, steps = walked(record)
    assert len(steps) == len(record.answers) + 1
    assert sum(len(shown.happened.events) for shown in steps) > 100
    if record.written.rules == RULES:
        assert following.differs is None, following.verdict()
        assert replay(record).over
    if record.story:
        from_there = following.differs.step if following.differs else len(steps)
        told = [shown.happened for shown in steps]
        assert told[from_there:] == record.story[from_there:]


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_record_of_any_release_can_be_written_in_the_form_of_today(path: Path) -> None:
    record = read(path.read_bytes(), as_written=True)
    again = from_json(to_json(record))
    assert again == record
    following, _ = walked(record)
    if following.differs is None:
        assert read(notation.to_notation(retold(record)).encode()).answers == record.answers


# Differences -------------------------------------------------------------------------------------


def shown_as_recorded(record: Record, least: int = 1) -> int:
    """The step from which it differs; what was recorded is then shown from there."""
    following, steps = walked(record)
    assert following.differs is not None
    step = following.differs.step
    assert least <= step <= len(record.answers)
    assert len(steps) == len(record.answers) + 1
    assert all(shown.game is not None for shown in steps[:step])
    assert all(shown.game is None for shown in steps[step:])
    assert [shown.happened for shown in steps[step:]] == record.story[step:]
    assert sum(len(shown.happened.events) for shown in steps[step:]) > 0
    assert f"Differs from step {step}: " in following.verdict()
    assert f"recorded by Snapcount {record.written.release} (rules" in following.verdict()
    with pytest.raises(OtherGame):
        replay(record)
    return step


def with_cards(record: Record, cards: list[dict[str, Any]]) -> Record:
    """The record with other cards, and the digest of the table that they make."""
    tree = json.loads(to_json(record))
    tree["decks"]["cards"] = cards
    found = from_json(json.dumps(tree).encode())
    try:
        table_of(found.decks)
    except RecordError as error:
        digest = str(error).partition("their table is ")[2][:16]
        if digest:
            return replace(found, decks=replace(found.decks, table=digest))
    return found


def cards_of(record: Record) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(to_json(record))["decks"]["cards"]
    return found


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_changed_card_is_told_from_the_step_where_it_matters(edition: str) -> None:
    """Time Units are nothing until the Play was called and the clock runs."""
    record = latest(edition)
    cards = cards_of(record)
    for card in cards:
        if card["kind"] == "play":
            card["time"] = 5
    changed = replace(with_cards(record, cards), checks=[])
    step = shown_as_recorded(changed, 5)
    before, after = record.story[step - 1], record.story[step]
    assert before.mark != after.mark


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_changed_rule_is_told_from_the_step_where_it_matters(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day on which no field goal is good any more: everything up to the first is the same."""
    record = latest(edition)
    monkeypatch.setattr(edition_named(edition), "field_goals", [(99, 99)] * 8)
    step = shown_as_recorded(record, 5)
    said = [event for happened in record.story[:step] for event in happened.events]
    assert not [event for event in said if "is good!" in event]
    assert any("is good!" in event for event in record.story[step].events)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_card_that_no_longer_can_be_read_is_shown_as_recorded(edition: str) -> None:
    """A tree that the language has lost, as two old records have them."""
    record = latest(edition)
    cards = cards_of(record)
    lost = next(card for card in cards if card.get("abilities"))
    lost["abilities"][0]["type"] = "Forgotten"
    found = with_cards(record, cards)
    unread = [card for card in found.decks.cards if isinstance(card, UnreadCard)]
    assert [card.name for card in unread] == [lost["name"]]
    assert shown_as_recorded(found, 0) == 0
    assert from_json(to_json(found)) == found
    with pytest.raises(OtherGame, match=f"can't read the card '{lost['name']}'"):
        replay(found)


def test_a_card_that_is_none_at_all_is_refused() -> None:
    with pytest.raises(RecordError, match="One of the cards is none"):
        with_cards(latest("crd"), [{"kind": "unread"}, *cards_of(latest("crd"))])


def test_without_fingerprints_the_marks_tell() -> None:
    """Those of another format of states cannot be compared; marks always can."""
    record = replace(latest("crd"), state=999)
    assert replay(record).over
    broken = [*record.story]
    broken[60] = replace(broken[60], mark="0000")
    assert shown_as_recorded(replace(record, story=broken)) == 60


def test_an_answer_that_is_no_longer_offered_is_told() -> None:
    record = latest("2022")
    answers = [*record.answers]
    answers[29] = "c998"
    assert shown_as_recorded(replace(record, answers=answers, checks=[])) == 30


# Texts -------------------------------------------------------------------------------------------


def refuse(game: Game, name: str) -> Option:
    raise IllegalAnswer(f"{name!r} was renamed.")


def test_a_text_opens_though_options_have_other_names_today(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = latest("crd")
    text = notation.to_notation(record)
    monkeypatch.setattr(notation, "option_names", lambda game: ["renamed"] * 99)
    monkeypatch.setattr(notation, "option_named", refuse)
    with pytest.raises(RecordError, match="renamed"):
        notation.from_notation(text.partition("[Events]")[0])
    assert notation.from_notation(text) == record


def test_a_text_whose_events_are_of_another_game_is_refused() -> None:
    record = latest("crd")
    other = replace(record, answers=["-", *record.answers], story=[Happened("", [])])
    text = notation.to_notation(record)
    lines = Sheet(text).downs("Game")
    packed = as_written.packed(other.answers, other.story, lines)
    with pytest.raises(RecordError, match="those of another game"):
        notation.from_notation(text.partition("[Events]")[0] + f"[Events]\n{packed}\n")


def test_an_old_text_that_cannot_be_followed_is_shown_in_its_own_words() -> None:
    """Format 1 has nothing but its lines: whoever wants to see it sees them."""
    text = (RELEASES / "0.1.0" / "crd.txt").read_text("utf-8")
    old = text.replace("run a play", "run the old way", 1)
    with pytest.raises(RecordError, match="'run the old way' isn't one of the options"):
        read(old.encode())
    record = read(old.encode(), as_written=True)
    following, steps = walked(record)
    assert following.differs is not None
    step = following.differs.step
    assert len(steps) == len(read(text.encode()).answers) + 1
    assert steps[step].happened.answer == "Home: run the old way"
    assert [shown.happened.answer for shown in steps[step + 1 : step + 3]] == [
        "Home: call Run Right 2 of 2",
        "Away: call Short Pass 0 to 10",
    ]
    told = [event for shown in steps[step:] for event in shown.happened.events]
    assert "replay" in told
    assert "game over" in told[-1]


def test_an_old_text_with_another_outcome_differs_where_the_down_ends() -> None:
    text = (RELEASES / "0.1.0" / "crd.txt").read_text("utf-8")
    following, steps = walked(
        read(text.replace("=> punt 45", "=> punt 99", 1).encode(), as_written=True)
    )
    assert following.differs is not None
    assert steps[following.differs.step].happened.events[0] == "punt 99"


# Size --------------------------------------------------------------------------------------------


def test_a_story_that_is_too_long_ends_early_and_the_record_opens() -> None:
    record = latest("2019")
    endless = [replace(step, events=[*step.events, "x" * 20_000]) for step in record.story]
    assert 10 < len(fitting(endless)) < len(endless)
    found = from_json(to_json(replace(record, story=endless)))
    assert found.story == endless[: len(found.story)]
    assert replay(found).over


def test_a_story_that_just_fits_is_kept_whole() -> None:
    step = replace(latest("2019").story[0], events=[""])
    room = MOST_BYTES - len(msgspec.json.encode(step)) - 1
    for more, kept in ((0, 1), (1, 0)):
        assert len(fitting([replace(step, events=["x" * (room + more)])])) == kept


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_happened_takes_less_than_the_cards(edition: str) -> None:
    record = latest(edition)
    plain = len(to_json(replace(record, story=[])))
    assert len(to_json(record)) < 1.5 * plain
