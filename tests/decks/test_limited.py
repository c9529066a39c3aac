"""Sealed and draft events, as pure objects."""

from __future__ import annotations

import functools
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snapcount.cards.catalog.catalog import load as load_catalog
from snapcount.cards.dice import Dice
from snapcount.decks.decklist import Line, deck_list
from snapcount.decks.errors import DeckError
from snapcount.decks.formats import format_named
from snapcount.decks.legality import IllegalDeck
from snapcount.decks.library import Library, library_of
from snapcount.decks.limited.boosters import (
    BoosterError,
    Boosters,
    Printing,
    Slot,
    boosters_of,
    rarity_of,
    read_boosters,
)
from snapcount.decks.limited.bots import Bots, build_from_pool
from snapcount.decks.limited.event import Event, EventTable, Kind, new_event
from snapcount.decks.limited.record import (
    EventRecord,
    Recorder,
    fingerprint,
    from_json,
    load,
    replay,
    save,
    to_json,
)
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.errors import (
    GameOver,
    IllegalAnswer,
    NotYourDecision,
    RecordError,
    StaleDecision,
)
from snapcount.testing.decks import little_season


@functools.cache
def table(kind: Kind = "draft", seats: int = 4) -> EventTable:
    library, boosters = little_season()
    return EventTable(kind, seats, boosters, library, format_named("crd"))


def picked_at_random(event: Event, dice: Dice, most: int = 10_000) -> Event:
    """The event after so many picks, seats in any order."""
    while event.stage == "pick" and most > 0:
        seat = dice.pick(event.pending)
        event.apply(dice.pick(event.packs[seat]), seat)
        most -= 1
    return event


def all_cards(event: Event) -> Counter[int]:
    """Every card of an event, wherever it is."""
    packs = [*event.packs, *(pack for row in event.unopened for pack in row), *event.pools]
    return Counter(card for pile in packs for card in pile)


def run_bots(kind: Kind, seats: int, seed: str, found: EventTable | None = None) -> Recorder:
    found = table(kind, seats) if found is None else found
    recorder, bots = Recorder(found, seed), Bots(found, seed)
    event = recorder.event
    while event.stage == "pick":
        for seat in event.pending:
            recorder.pick(bots.pick(event.observe(seat)), seat)
    for seat in event.pending:
        recorder.hand_in(bots.build(event, seat).deck, seat)
    return recorder


# Boosters --------------------------------------------------------------------------------------


def test_a_booster_is_what_its_slots_say() -> None:
    library, boosters = little_season()
    printing = Printing(boosters, library.cards)
    seen: Counter[str | None] = Counter()
    for seed in range(200):
        pack = [printing.cards[place] for place in printing.open(dice_from_seed(seed))]
        assert len(pack) == len(set(pack)) == boosters.size == 10
        kinds = [type(listed.card).__name__ for listed in pack]
        assert kinds[:4] == ["PlayerCard"] * 4
        assert rarity_of(pack[-1]) == "rare"
        seen.update(rarity_of(listed) for listed in pack)
    assert seen["common"] > 1.6 * seen["uncommon"]  # two to one
    assert seen["starter"] == 0
    assert seen["rare"] == 200


def test_a_set_that_cannot_fill_a_booster_is_refused() -> None:
    library, _ = little_season()
    with pytest.raises(BoosterError, match="no play of the rarity legendary"):
        Printing(Boosters("LS", (Slot({"legendary": 1}, 1, ("play",)),)), library.cards)
    few = [listed for listed in library if rarity_of(listed) == "rare"][:2]
    printing = Printing(Boosters("LS", (Slot({"rare": 1}, 3),)), few)
    with pytest.raises(BoosterError, match="too few"):
        printing.open(dice_from_seed(1))


@pytest.mark.parametrize(
    "words", ['set = "A"', 'set="A"\n[[slot]]\nrarities = { shiny = 1 }', "set =", "[[slot]]"]
)
def test_a_booster_file_that_is_not_in_order_is_refused(words: str) -> None:
    with pytest.raises(BoosterError, match="Can't read the boosters mine"):
        read_boosters("mine", words)


def test_seats_are_two_to_eight() -> None:
    for seats in (1, 9):
        with pytest.raises(BoosterError, match="2 to 8 seats"):
            table("draft", seats)


# A draft ---------------------------------------------------------------------------------------


def test_packs_go_left_and_then_right() -> None:
    event = new_event(table(), "a")
    first = [set(pack) for pack in event.packs]
    assert [event.observe(seat).passes_to for seat in range(4)] == [1, 2, 3, 0]
    for seat in (2, 0, 3, 1):  # in any order
        event.apply(event.packs[seat][0], seat)
    for seat in range(4):
        assert set(event.packs[(seat + 1) % 4]) < first[seat]
    picked_at_random(event, Dice(1), 4 * 8)  # the last card of a pack goes without asking
    assert event.round == 2
    assert len(event.packs[0]) == 10
    assert [event.observe(seat).passes_to for seat in range(4)] == [3, 0, 1, 2]


def test_a_pick_is_hidden_until_all_have_picked() -> None:
    event = new_event(table(), "a")
    before = event.observe(1)
    event.apply(event.packs[0][3], 0)
    after = event.observe(1)
    assert msgspec.structs.replace(after, waiting_for=before.waiting_for) == before
    mine = event.observe(0)
    assert (mine.pack, len(mine.pool), mine.decision) == ((), 1, None)
    assert mine.waiting_for == (1, 2, 3)


def test_answers_that_are_not_asked_for_change_nothing() -> None:
    event = new_event(table(), "a")
    data = save(event)
    card = event.packs[0][0]
    stranger = next(place for place in range(999) if place not in event.packs[0])
    for answer, seat, number, error in (
        (stranger, 0, 0, IllegalAnswer),
        (card, 0, 3, StaleDecision),
        (card, 9, 0, NotYourDecision),
        (-1, 0, -1, IllegalAnswer),
        (deck_list([]), 0, 0, IllegalAnswer),
    ):
        with pytest.raises(error):
            event.apply(answer, seat, number)
        assert save(event) == data
    event.apply(card, 0, 0)
    with pytest.raises(NotYourDecision, match="Waiting for 1, 2, 3"):
        event.apply(card, 0)


@given(st.integers(0, 2**32), st.integers(0, 80), st.integers(2, 8))
@settings(max_examples=40, deadline=None)
def test_no_card_appears_or_vanishes(seed: int, picks: int, seats: int) -> None:
    event = new_event(table("draft", seats), seed)
    there = all_cards(event)
    assert there.total() == seats * 2 * 10
    picked_at_random(event, Dice(seed), picks)
    assert all_cards(event) == there


@given(st.integers(0, 2**32), st.integers(0, 80))
@settings(max_examples=40, deadline=None)
def test_a_saved_event_goes_on_as_before(seed: int, picks: int) -> None:
    event = picked_at_random(new_event(table(), seed), Dice(seed), picks)
    again, copied = load(save(event), table()), event.copy()
    assert save(again) == save(copied) == save(event)
    for other in (again, copied):
        assert [other.observe(seat) for seat in range(4)] == [
            event.observe(seat) for seat in range(4)
        ]
    for other in (event, again, copied):
        picked_at_random(other, Dice(seed + 1))
    assert fingerprint(again) == fingerprint(copied) == fingerprint(event)


@given(st.integers(0, 2**32), st.integers(0, 70), st.integers(0, 3))
@settings(max_examples=40, deadline=None)
def test_a_view_tells_nothing_that_a_seat_may_not_know(seed: int, picks: int, seat: int) -> None:
    event = picked_at_random(new_event(table(), seed), Dice(seed), picks)
    view = event.observe(seat)
    other, dice = event.copy(), Dice(seed + 1)
    cards = len(table().cards)
    for one in range(4):
        if one != seat:  # what others hold, have taken and will open may be anything
            other.packs[one] = [dice.below(cards) for _ in other.packs[one]]
            other.pools[one] = [dice.below(cards) for _ in other.pools[one]]
            if other.chosen[one] >= 0:
                other.chosen[one] = other.packs[one][0]
    other.unopened = [[[dice.below(cards) for _ in pack] for pack in row] for row in other.unopened]
    assert other.observe(seat) == view
    own = {*view.pack, *view.pool}
    assert own == {*event.packs[seat], *event.pools[seat]} if view.pack else True


# Decks -----------------------------------------------------------------------------------------


def test_a_deck_is_built_from_the_pool_and_what_everybody_has() -> None:
    event = picked_at_random(new_event(table(), "deck"), Dice(3))
    assert event.stage == "build"
    built = build_from_pool(event, 2, "x")
    stranger = next(
        listed
        for place, listed in enumerate(table().cards)
        if place not in event.pools[2] and listed not in [line.listed for line in table().basics]
    )
    with pytest.raises(IllegalDeck, match="but the pool has 0") as refusal:
        event.apply(deck_list([*built.deck.lines, Line(1, stranger)]), 2)
    assert refusal.value.problems[-1].clause == "pool"
    with pytest.raises(IllegalDeck, match="D-1"):
        event.apply(deck_list(built.deck.lines[1:]), 2)
    event.apply(built.deck, 2)
    assert event.pending == (0, 1, 3)
    with pytest.raises(IllegalAnswer):
        event.apply(5, 0)


@pytest.mark.parametrize(("kind", "seats"), [("draft", 8), ("draft", 2), ("sealed", 2)])
def test_bots_run_an_event_to_the_end_identically_twice(kind: Kind, seats: int) -> None:
    one, other = run_bots(kind, seats, "twice"), run_bots(kind, seats, "twice")
    assert one.event.stage == "over"
    assert to_json(one.record, one.event) == to_json(other.record, other.event)
    assert run_bots(kind, seats, "other").event.pools != one.event.pools
    with pytest.raises(GameOver):
        one.event.apply(0)


@pytest.mark.parametrize(("kind", "seats"), [("draft", 8), ("sealed", 2)])
@pytest.mark.parametrize("edition", ["2021", "crd"])
def test_the_shipped_boosters_make_a_legal_deck_for_every_seat(
    kind: Kind, seats: int, edition: str
) -> None:
    library = library_of(load_catalog())
    found = EventTable(kind, seats, boosters_of("SC1", library), library, format_named(edition))
    one, other = (run_bots(kind, seats, "season", found) for _ in range(2))
    assert one.event.stage == "over"
    assert fingerprint(one.event) == fingerprint(other.event)
    basics = {line.listed for line in found.basics}
    for deck in one.event.decks:
        assert deck is not None
        # Not starters alone. What the bots pick, and how much of it, moves with every new card.
        assert sum(listed not in basics for listed in deck.listed) >= 15


def test_a_bot_plays_more_of_its_picks_than_those_who_pick_at_random() -> None:
    basics = {line.listed for line in table().basics}
    played = [0, 0, 0, 0]
    for seed in range(10):  # five are too few: chance decides
        event, bots, dice = new_event(table(), seed), Bots(table(), seed), Dice(seed)
        while event.stage == "pick":
            event.apply(bots.pick(event.observe(0)), 0)
            for seat in event.pending:
                if seat:
                    event.apply(dice.pick(event.packs[seat]), seat)
        for seat in range(4):
            deck = build_from_pool(event, seat, seed).deck
            played[seat] += sum(listed not in basics for listed in deck.listed)
    assert played[0] > 1.15 * sum(played[1:]) / 3


# Records ---------------------------------------------------------------------------------------


def test_a_record_replays_to_the_same_end_and_tells_every_pick() -> None:
    ran = run_bots("draft", 3, "record")
    data = to_json(ran.record, ran.event)
    event, told = replay(from_json(data), table("draft", 3))
    assert save(event) == save(ran.event)
    assert len(told) == 3 * 2 * 9
    assert all(taken.card in taken.pack for taken in told)
    assert {taken.round for taken in told} == {1, 2}


def record() -> EventRecord:
    ran = run_bots("draft", 2, "damage")
    return from_json(to_json(ran.record, ran.event))


def test_a_record_of_something_else_is_refused() -> None:
    with pytest.raises(RecordError, match="These aren't the record's"):
        replay(record(), table("draft", 3))
    changed = record()
    changed.seed = "other"
    with pytest.raises(RecordError):
        replay(changed, table("draft", 2))
    changed = record()
    changed.picks.pop()
    with pytest.raises(RecordError):
        replay(changed, table("draft", 2))
    changed = record()
    changed.end = "0" * 16
    with pytest.raises(RecordError, match="doesn't end the way"):
        replay(changed, table("draft", 2))
    for words in ("{", "[]", '{"snapcount_event":1}'):
        with pytest.raises(RecordError):
            from_json(words)


@given(st.integers(0, 2**32), st.data())
@settings(max_examples=60, deadline=None)
def test_a_damaged_save_is_refused_or_is_a_state(seed: int, data: st.DataObject) -> None:
    saved = save(picked_at_random(new_event(table(), seed), Dice(seed), 20))
    at = data.draw(st.integers(0, len(saved) - 1))
    damaged = saved[:at] + data.draw(st.binary(max_size=2)) + saved[at + 1 :]
    try:
        event = load(damaged, table())
    except RecordError:
        return
    picked_at_random(event, Dice(seed))
    assert event.stage in ("build", "over")


def test_a_save_of_another_table_is_refused() -> None:
    data = save(new_event(table(), 1))
    with pytest.raises(RecordError, match="other seats, boosters or cards"):
        load(data, table("draft", 5))


def test_a_set_that_is_not_here_has_no_event() -> None:
    _, boosters = little_season()
    with pytest.raises(DeckError, match="no set called “LS”"):
        EventTable("draft", 4, boosters, Library([]), format_named("crd"))
