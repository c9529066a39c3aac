"""The automatic deck builder."""

from __future__ import annotations

import functools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snapcount.cards.card import PlayCard, PlayerCard, PowerUp, Superstar
from snapcount.cards.catalog.catalog import load
from snapcount.decks.builder.build import Builder
from snapcount.decks.builder.playbook import stopped_calls
from snapcount.decks.builder.pool import Pool, fits
from snapcount.decks.builder.styles import STYLES
from snapcount.decks.builder.wish import Built, Wish
from snapcount.decks.decklist import DeckList, Line, deck_list
from snapcount.decks.errors import CannotBuild
from snapcount.decks.formats import Format, format_named, format_problems
from snapcount.decks.library import Library, Listed, library_of
from snapcount.decks.text import read_text
from snapcount.decks.worth.part import SIX_CALLS
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.testing.cards import player
from snapcount.testing.decks import FEW_DECKS, generated


@functools.cache
def library() -> Library:
    return library_of(load())


@functools.cache
def builder(edition: str = "crd") -> Builder:
    return Builder(library(), format_named(edition))


def plays(deck: DeckList) -> list[PlayCard]:
    return [card for card in deck.cards if isinstance(card, PlayCard)]


def players(deck: DeckList) -> list[PlayerCard]:
    return [card for card in deck.cards if isinstance(card, PlayerCard)]


def runs(deck: DeckList) -> int:
    return sum("run" in card.offense.call for card in plays(deck))


def lines(text: str) -> tuple[Line, ...]:
    return read_text(text, library()).require().lines


def refusal(made: Builder, wish: Wish) -> tuple[str, ...]:
    with pytest.raises(CannotBuild) as found:
        made.build(wish)
    assert found.value.code == "cannot-build"
    return found.value.lacking


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("style", [style.name for style in STYLES])
def test_a_deck_of_every_style_is_legal_and_sensible(edition: str, style: str) -> None:
    form = format_named(edition)
    for seed in range(3):
        deck = builder(edition).build(Wish(style=style, seed=seed)).deck
        assert format_problems(deck, form, library()) == []
        stops = Counter(
            call for card in plays(deck) for call in stopped_calls(card, edition_named(edition))
        )
        assert all(stops[call] >= 3 for call in SIX_CALLS)
        strengths = Counter(card.strength for card in plays(deck))
        assert len(strengths) >= 6
        assert max(strengths.values()) <= 6
        squad = players(deck)
        for card in deck.cards:
            if isinstance(card, PowerUp):
                assert any(fits(card.attach_to, one) for one in squad)
            if isinstance(card, Superstar):
                assert any(one.name == card.name and one.side == card.side for one in squad)


def test_the_same_seed_builds_the_same_deck_and_another_builds_another() -> None:
    wish = Wish(style="trick", seed="A")
    assert Builder(library(), format_named("crd")).build(wish) == builder().build(wish)
    assert builder().build(wish._replace(seed="B")).deck != builder().build(wish).deck


def test_the_style_shows_in_the_cards() -> None:
    running, passing = (builder().build(Wish(style=name)) for name in ("run", "pass"))
    assert runs(running.deck) >= 13
    assert runs(passing.deck) <= 7
    slow, fast = (builder().build(Wish(style=name)).deck for name in ("control", "balanced"))
    assert sum(card.time for card in plays(slow)) > sum(card.time for card in plays(fast))


def test_every_group_has_a_reason() -> None:
    built = builder().build(Wish(style="run"))
    groups = [reason.group for reason in built.reasons]
    assert groups[:4] == ["Offense", "Defense", "Plays", "Actions"]
    assert all(reason.sentence.endswith(".") for reason in built.reasons)
    assert f"{runs(built.deck)} Runs" in built.reasons[2].sentence


@pytest.mark.parametrize("team", ["Ironridge Badgers", "badgers"])
def test_a_team_is_all_of_that_team(team: str) -> None:
    built = builder().build(Wish(team=team))
    assert {card.team for card in players(built.deck)} == {"Ironridge Badgers"}
    assert built.style.name == "run"  # what its Players are made for, by their texts


def test_what_must_be_in_is_in() -> None:
    keep = lines("2 Whistle\n3 Trap Door\n1 Pike Ashdown\n1 Driving Rain")
    deck = builder().build(Wish(keep=keep)).deck
    for line in keep:
        assert sum(found == line.listed for found in deck.listed) >= line.copies


def test_a_superstar_brings_its_player() -> None:
    keep = lines("1 Thorn Quarrier (Superstar)")
    names = Counter(card.name for card in builder().build(Wish(keep=keep)).deck.cards)
    assert names["Thorn Quarrier"] == 2


def test_a_deck_is_completed_and_keeps_what_is_there() -> None:
    whole = builder().build(Wish(style="pass", seed=5)).deck
    part = whole.lines[::3]
    deck = builder().build(Wish(style="run", keep=part, seed=6)).deck
    assert format_problems(deck, format_named("crd"), library()) == []
    for copies, listed in part:
        assert sum(found == listed for found in deck.listed) >= copies
    assert builder().build(Wish(keep=whole.lines)).deck.lines == whole.lines


# What cannot be --------------------------------------------------------------------------------


def test_a_deck_that_cannot_be_completed_says_why() -> None:
    assert "3 copies of Whistle" in refusal(builder(), Wish(keep=lines("3 Whistle")))[0]
    passers = [Listed(player("QB", name=f"Passer {n}")) for n in range(3)]
    keep = tuple(Line(1, passer) for passer in passers)
    assert "The deck has 3 Quarterbacks" in " ".join(refusal(builder(), Wish(keep=keep)))


def test_a_card_that_the_edition_does_not_know_cannot_be_in() -> None:
    (words,) = refusal(builder("2019"), Wish(keep=lines("1 Driving Rain")))
    assert "Driving Rain does nothing in 2019" in words


def test_a_banned_card_cannot_be_in() -> None:
    made = Builder(library(), Format(banned=("Whistle",), title="Friday"))
    assert "banned in Friday" in refusal(made, Wish(keep=lines("1 Whistle")))[0]
    names = {card.name for card in made.build(Wish(style="trick")).deck.cards}
    assert "Whistle" not in names


def test_a_team_or_style_that_is_not_there_is_named() -> None:
    assert "Ironridge Badgers" in refusal(builder(), Wish(team="Zebras"))[0]
    assert "Did you mean control?" in refusal(builder(), Wish(style="contrl"))[0]


def test_everything_that_a_pool_lacks_is_said() -> None:
    few = [listed for listed in library() if listed.label == "Demo"][:7]
    made = Builder(library(), format_named("crd"), Pool(Line(1, listed) for listed in few))
    words = " ".join(refusal(made, Wish()))
    assert "defensive Players" in words
    plenty = [listed for listed in library() if isinstance(listed.card, PlayerCard)]
    made = Builder(library(), format_named("crd"), Pool(Line(1, listed) for listed in plenty))
    plays_lack, actions_lack = refusal(made, Wish())
    assert "only 0 Plays" in plays_lack
    assert "D-5" in actions_lack


@given(st.integers(1, FEW_DECKS), st.sampled_from(EDITION_NAMES), st.data())
@settings(max_examples=40, deadline=None)
def test_any_pool_gives_a_legal_deck_or_says_what_is_lacking(
    seed: int, edition: str, data: st.DataObject
) -> None:
    found, cards = generated(seed, edition)
    form = format_named(edition)
    whole = deck_list(Line(1, found.listed(card)) for card in cards)
    copies = data.draw(st.sampled_from([1, 2, 3]))
    share = data.draw(st.sampled_from([1, 1, 1, 2]))
    pool = Pool(Line(line.copies * copies, line.listed) for line in whole.lines[::share])
    keep = whole.lines[:: data.draw(st.sampled_from([1, 2, 5, 999]))]
    made, wish = Builder(found, form, pool), Wish(seed=seed, keep=keep)
    try:
        built: Built = made.build(wish)
    except CannotBuild:
        assert refusal(made, wish)
        assert share > 1  # the whole deck's cards are enough
        return
    assert format_problems(built.deck, form, found) == []
    counts = Counter(listed.card.name for listed in built.deck.listed)
    most = Counter(line.listed.card.name for line in whole.lines for _ in range(line.copies))
    assert all(counts[name] <= copies * most[name] for name in counts)
