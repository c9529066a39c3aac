"""A room is its settings and its entries: what goes in, what is refused, and who is told what."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import NotYourDecision, SnapcountError, StaleDecision
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.setup import new_table
from snapcount.server.entries import (
    Answered,
    ClockRule,
    Entry,
    Forfeited,
    RematchAgreed,
    Settings,
    TakenOver,
    entry_from,
    settings_from,
    to_bytes,
)
from snapcount.server.errors import RoomError
from snapcount.server.protocol import (
    Answer,
    OfferDraw,
    OfferRematch,
    Reply,
    Resign,
    Undo,
    Update,
)
from snapcount.server.room import Room, rebuilt

SPECTATOR = -1


def settings(**fields: object) -> Settings:
    table = new_table(demo_decks("crd"), edition_named("crd"))
    names = ("Ada", "Ben")
    return Settings(decks=decks_of(table), seed="7", names=names, **fields)  # type: ignore[arg-type]


def a_room(**fields: object) -> Room:
    return Room("attic", settings(**fields))


def asked(room: Room) -> tuple[int, Update]:
    """Who is asked, and what that seat is told."""
    decision = room.game.decision
    assert decision is not None
    return decision.seat, room.update(decision.seat)


def answer(room: Room, choice: int = 0, now: int = 0) -> Entry:
    seat, update = asked(room)
    assert update.question is not None
    key = f"k{len(room.answers)}"
    entry = room.propose(seat, Answer(key, update.question.turn, choice), now)
    room.take(entry, now)
    return entry


def play(room: Room, dice: Dice, answers: int) -> list[Entry]:
    """So many random answers, or until the game is over."""
    entries: list[Entry] = []
    while len(entries) < answers and room.ending is None:
        _, update = asked(room)
        assert update.question is not None
        entries.append(answer(room, dice.below(len(update.question.choices))))
    return entries


def test_a_whole_game_ends_as_the_engine_says() -> None:
    room = a_room()
    play(room, dice_from_seed(1), 50_000)
    assert room.ending is not None
    assert room.ending.how == "played"
    assert room.ending.winner == room.game.winner
    assert room.update(0).question is None
    assert room.record().result is not None


def test_proposing_changes_nothing() -> None:
    room = a_room()
    seat, update = asked(room)
    assert update.question is not None
    before = room.game.save()
    for choice in range(len(update.question.choices)):
        room.propose(seat, Answer("k", update.question.turn, choice), 5)
    assert room.game.save() == before
    assert room.update(seat) == update


def test_entries_make_the_room_again() -> None:
    room = a_room(clock=ClockRule(600_000, 5_000))
    entries = play(room, dice_from_seed(2), 90)
    kept = [entry_from(to_bytes(entry)) for entry in entries]
    again = rebuilt("attic", settings_from(to_bytes(room.settings)), kept, 0)
    for viewer in (0, 1, SPECTATOR):
        assert again.update(viewer) == room.update(viewer)
        assert again.welcome(viewer) == room.welcome(viewer)
    assert again.knows(asked(room)[0], "nothing") is False
    assert all(again.knows(each.seat, each.key) for each in kept if isinstance(each, Answered))


def test_only_who_is_asked_may_answer_and_only_what_is_asked_now() -> None:
    room = a_room()
    seat, update = asked(room)
    assert update.question is not None
    turn = update.question.turn
    with pytest.raises(NotYourDecision):
        room.propose(1 - seat, Answer("k", 0, 0), 0)
    with pytest.raises(SnapcountError, match="isn't one of the choices"):
        room.propose(seat, Answer("k", turn, len(update.question.choices)), 0)
    with pytest.raises(StaleDecision):
        room.propose(seat, Answer("k", turn + 1, 0), 0)
    answer(room)
    with pytest.raises(StaleDecision):
        room.propose(seat, Answer("again", turn, 0), 0)


def test_the_other_seat_and_spectators_are_told_of_no_question() -> None:
    room = a_room()
    seat, _ = asked(room)
    assert room.update(1 - seat).question is None
    assert room.update(SPECTATOR).question is None
    assert room.update(SPECTATOR).table.sides[seat].play_hand is None
    assert room.update(1 - seat).table.sides[seat].action_hand is None


def test_a_client_that_comes_back_gets_the_lines_it_has_not_seen() -> None:
    room = a_room()
    play(room, dice_from_seed(3), 30)
    whole = room.update(0)
    rest = room.update(0, seen=len(whole.log) - 4)
    assert rest.first == len(whole.log) - 4
    assert rest.log == whole.log[-4:]
    assert rest.table == whole.table
    assert room.update(0, seen=10**6).log == []


class TestTakingBack:
    def room(self, program: bool) -> Room:
        """A room just after somebody's answer that brought nothing to light."""
        room = a_room(programs=("", "greedy") if program else ("", ""))
        dice = dice_from_seed(4)
        while True:
            seat, update = asked(room)
            assert update.question is not None
            before = room.game.fingerprint()
            if program and seat == 1:
                job = room.job()
                assert job is not None
                room.take(room.program_answers(job, 0), 0)
                continue
            answer(room, dice.below(len(update.question.choices)))
            try:
                room.propose(0, Undo("u"), 0)
            except RoomError:
                continue
            if seat == 0 and room.answers:
                self.before = before
                return room

    def test_against_a_program_it_is_done_at_once(self) -> None:
        room = self.room(program=True)
        answers = len(room.answers)
        log = len(room.update(0).log)
        room.take(room.propose(0, Undo("u"), 0), 0)
        assert len(room.answers) == answers - 1
        assert room.game.fingerprint() == self.before
        assert len(room.update(0).log) <= log
        assert room.knows(0, "u")

    def test_against_a_person_it_needs_consent(self) -> None:
        room = self.room(program=False)
        now = room.game.fingerprint()
        room.take(room.propose(0, Undo("u"), 0), 0)
        assert room.update(1).wishes == [(0, "undo")]
        assert room.game.fingerprint() == now
        with pytest.raises(RoomError, match="already asked"):
            room.propose(0, Undo("u2"), 0)
        room.take(room.propose(1, Reply("r", "undo", agree=True), 0), 0)
        assert room.game.fingerprint() == self.before
        assert room.update(1).wishes == []

    def test_a_refusal_leaves_everything(self) -> None:
        room = self.room(program=False)
        now = room.game.fingerprint()
        room.take(room.propose(0, Undo("u"), 0), 0)
        room.take(room.propose(1, Reply("r", "undo", agree=False), 0), 0)
        assert room.game.fingerprint() == now
        assert room.update(0).wishes == []
        with pytest.raises(RoomError, match="no longer open"):
            room.propose(1, Reply("r2", "undo", agree=True), 0)

    def test_an_answer_sent_for_the_question_before_is_stale(self) -> None:
        room = self.room(program=True)
        room.take(room.propose(0, Undo("u"), 0), 0)
        _, update = asked(room)
        assert update.question is not None
        with pytest.raises(StaleDecision):
            room.propose(0, Answer("late", update.question.turn - 1, 0), 0)

    def test_never_past_a_card_that_was_drawn(self) -> None:
        """Whatever is random or hidden stays behind the line, in every state of whole games."""
        room = a_room(programs=("", "greedy"))
        dice = dice_from_seed(5)
        undone = 0
        for _ in range(200):
            seat, update = asked(room)
            assert update.question is not None
            if seat == 1:
                job = room.job()
                assert job is not None
                room.take(room.program_answers(job, 0), 0)
                continue
            decks = [len(cards) for cards in (*room.game.play_deck, *room.game.action_deck)]
            chance = (room.game.dice.a, room.game.dice.d)
            answer(room, dice.below(len(update.question.choices)))
            if room.ending is not None:
                break
            changed = [len(cards) for cards in (*room.game.play_deck, *room.game.action_deck)]
            if changed != decks or (room.game.dice.a, room.game.dice.d) != chance:
                with pytest.raises(RoomError, match="cards were revealed"):
                    room.propose(0, Undo("u"), 0)
            else:
                undone += 1
        assert undone


class TestEndings:
    def test_who_resigns_has_lost(self) -> None:
        room = a_room()
        room.take(room.propose(0, Resign("k"), 0), 0)
        ending = room.update(1).ending
        assert ending is not None
        assert (ending.winner, ending.how) == (1, "resigned")
        with pytest.raises(RoomError, match="over"):
            room.propose(1, Resign("k"), 0)

    def test_a_draw_needs_both(self) -> None:
        room = a_room()
        room.take(room.propose(0, OfferDraw("k"), 0), 0)
        with pytest.raises(RoomError, match="no longer open"):
            room.propose(0, Reply("k2", "draw", agree=True), 0)
        room.take(room.propose(1, Reply("k", "draw", agree=True), 0), 0)
        ending = room.update(0).ending
        assert ending is not None
        assert (ending.winner, ending.how) == (-1, "draw agreed")

    def test_an_offer_is_void_once_the_other_has_answered(self) -> None:
        room = a_room()
        seat, _ = asked(room)
        room.take(room.propose(1 - seat, OfferDraw("k"), 0), 0)
        answer(room)
        assert room.update(0).wishes == []

    def test_a_rematch_only_after_the_game_and_for_both(self) -> None:
        room = a_room()
        with pytest.raises(RoomError, match="isn't over"):
            room.propose(0, OfferRematch("k"), 0)
        room.take(room.propose(0, Resign("r"), 0), 0)
        room.take(room.propose(0, OfferRematch("k"), 0), 0)
        agreed = room.propose(1, Reply("k", "rematch", agree=True), 0)
        assert isinstance(agreed, RematchAgreed)
        room.take(replace(agreed, room="cellar"), 0)
        assert room.update(0).rematch == "cellar"


class TestClocks:
    def test_thinking_takes_time_and_an_answer_gives_the_increment(self) -> None:
        room = a_room(clock=ClockRule(60_000, 2_000))
        room.start_clock(1_000)
        seat, _ = asked(room)
        entry = answer(room, now=11_000)
        assert isinstance(entry, Answered)
        assert entry.took == 10_000
        left = room.update(0).left
        assert left is not None
        assert left[seat] == 60_000 - 10_000 + 2_000
        assert left[1 - seat] == 60_000

    def test_when_it_will_be_out_is_known(self) -> None:
        room = a_room(clock=ClockRule(60_000))
        assert room.clocks is not None
        assert room.clocks.out_at() is None
        room.start_clock(5_000)
        assert room.clocks.out_at() == 65_000
        seat, _ = asked(room)
        assert room.clocks.left_now(seat, 15_000) == 50_000
        assert room.clocks.left_now(1 - seat, 15_000) == 60_000

    @pytest.mark.parametrize(("rule", "kind"), [("forfeit", Forfeited), ("program", TakenOver)])
    def test_by_the_tables_rule_it_is_lost_or_played_on(self, rule: str, kind: type) -> None:
        room = a_room(clock=ClockRule(60_000), absent=rule)
        seat, _ = asked(room)
        entry = room.absent(seat, "time")
        assert isinstance(entry, kind)
        room.take(entry, 60_000)
        if kind is Forfeited:
            assert room.ending is not None
            assert (room.ending.winner, room.ending.how) == (1 - seat, "time")
        else:
            job = room.job()
            assert job is not None
            assert job.seat == seat

    def test_a_night_of_standing_still_takes_nobodys_time(self) -> None:
        room = a_room(clock=ClockRule(60_000))
        room.start_clock(0)
        entries = [answer(room, now=1_000)]
        again = rebuilt("attic", room.settings, entries, now=90_000_000)
        assert again.update(0).left == room.update(0).left
        seat, _ = asked(again)
        assert again.clocks is not None
        assert again.clocks.left_now(seat, 90_001_000) == again.clocks.left[seat] - 1_000


def test_a_program_answers_only_the_job_it_was_given() -> None:
    room = a_room(programs=("greedy", "greedy"))
    job = room.job()
    assert job is not None
    assert job.view.seat == job.seat
    room.take(room.program_answers(job, 0), 0)
    with pytest.raises(StaleDecision):
        room.program_answers(job, 0)


def test_a_room_goes_on_from_answers_that_were_given_before() -> None:
    before = a_room()
    play(before, dice_from_seed(3), 30)
    room = a_room(answers=before.answers[:20], programs=("", "random"))
    assert room.answers == before.answers[:20]
    assert room.game.decision is not None
    assert room.update(0).log == before.update(0).log[: len(room.update(0).log)]
    for word in before.answers[20:]:
        seat = room.game.decision.seat
        room.take(Answered(seat, word, 0), 0)
    assert room.game.fingerprint() == before.game.fingerprint()
    assert room.record().answers == before.answers
    again = rebuilt("attic", settings_from(to_bytes(room.settings)), [], 0)
    assert again.answers == before.answers[:20]


def test_undo_never_goes_behind_the_answers_a_room_began_with() -> None:
    before = a_room()
    play(before, dice_from_seed(3), 20)
    room = a_room(answers=before.answers, programs=("", "random"))
    with pytest.raises(RoomError):
        room.propose(0, Undo("k"), 0)


def test_a_rematch_begins_at_the_beginning() -> None:
    before = a_room()
    play(before, dice_from_seed(3), 20)
    room = a_room(answers=before.answers)
    assert room.next_settings().answers == []
