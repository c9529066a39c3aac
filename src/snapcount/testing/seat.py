"""One player of a scenario: what they hold, are offered, and do."""

from __future__ import annotations

from snapcount.engine import events, options, terms
from snapcount.engine.options import DECISION_NAMES, Decision, Option
from snapcount.testing.answers import (
    CALL,
    DESIGNATE,
    DISCARD,
    PASS,
    PICK,
    PLAY,
    TIMEOUT,
    USE,
    Answer,
    CardRef,
    PlayerRef,
)
from snapcount.testing.course import Course
from snapcount.testing.layout import Dealt
from snapcount.testing.meant import fits, means_player, word


class Seat:
    """A player of the scenario. Whatever they do must be offered to them at that moment."""

    def __init__(self, game: Course, dealt: Dealt, name: str) -> None:
        self.game = game
        self.dealt = dealt
        self.seat = dealt.seat
        self.name = name

    # what they do

    def answers(self, answer: Answer) -> Seat:
        """Give this answer to what this player is asked now."""
        self.game.give(self.option(answer))
        return self

    def answers_anything(self) -> Seat:
        """Give the first answer offered, where any will do."""
        self.game.give(self.decision().options[0])
        return self

    def plays(self, card: CardRef, on: PlayerRef | None = None) -> Seat:
        return self.answers(PLAY(card, on))

    def uses(self, player: PlayerRef, ability: int | None = None) -> Seat:
        return self.answers(USE(player, ability))

    def passes(self) -> Seat:
        return self.answers(PASS)

    def calls(self, card: CardRef, x: int | None = None) -> Seat:
        return self.answers(CALL(card, x))

    def designates(self, player: PlayerRef) -> Seat:
        return self.answers(DESIGNATE(player))

    def picks(self, player: PlayerRef) -> Seat:
        return self.answers(PICK(player))

    def discards(self, card: CardRef) -> Seat:
        return self.answers(DISCARD(card))

    def spends_timeout(self) -> Seat:
        return self.answers(TIMEOUT)

    # what they are offered

    def offered(self, *answers: Answer) -> Seat:
        """Assert that this player is asked now, and offered exactly these answers."""
        offered = self.decision().options
        found = [self.option(answer) for answer in answers]
        more = [word(self.game.state, option) for option in offered if option not in found]
        assert not more, f"{self.name} is also offered {', '.join(more)}\n{self.game}"
        assert len(set(found)) == len(found), f"two of {answers} are the same answer"
        return self

    def may(self, answer: Answer) -> bool:
        """Whether this player is asked now and the answer is among those offered."""
        decision = self.game.state.decision
        if decision is None or decision.seat != self.seat:
            return False
        return any(self.means(answer, option) for option in decision.options)

    def asked(self, kind: str) -> bool:
        """Whether this player is asked that now: one of `options.DECISION_NAMES`."""
        assert kind in DECISION_NAMES, f"{kind!r} is none of {DECISION_NAMES}"
        decision = self.game.state.decision
        return (
            decision is not None
            and decision.seat == self.seat
            and DECISION_NAMES[decision.kind] == kind
        )

    def on_top_layer(self) -> Seat:
        """Assert that the newest layer is this player's, even if it has resolved by now (R-17)."""
        added = (events.CARD_PLAYED, events.ABILITY_USED, events.TRIGGER_ADDED)
        newest = [event for event in self.game.log if event[0] in added]
        assert newest, "there was no layer"
        assert newest[-1][1] == self.seat, f"the newest layer is not {self.name}'s\n{self.game}"
        return self

    def decision(self) -> Decision:
        decision = self.game.state.decision
        assert decision is not None, f"nobody is asked anything: the game is over\n{self.game}"
        assert decision.seat == self.seat, f"{self.name} is not asked now\n{self.game}"
        return decision

    def option(self, answer: Answer) -> Option:
        """The offered option that the answer means."""
        offered = self.decision().options
        found = [option for option in offered if self.means(answer, option)]
        if len(found) > 1:  # a name says more than a position
            named = [o for o in found if self.says_name(answer, o)]
            found = named if len(named) == 1 else found
        words = ", ".join(word(self.game.state, option) for option in (found or offered))
        assert found, f"{self.name} is not offered {answer}, but {words}\n{self.game}"
        assert len(found) == 1, f"{answer} may be any of {words}; say which"
        return found[0]

    # what they hold

    @property
    def hand(self) -> list[str]:
        """The names of the Action-deck cards in hand."""
        return self.game.names(self.game.state.action_hand[self.seat])

    @property
    def play_hand(self) -> list[str]:
        return self.game.names(self.game.state.play_hand[self.seat])

    @property
    def discard(self) -> list[str]:
        return self.game.names(self.game.state.action_discard[self.seat])

    @property
    def play_discard(self) -> list[str]:
        return self.game.names(self.game.state.play_discard[self.seat])

    @property
    def field(self) -> list[str]:
        """The names of the Players on the field."""
        return [self.game.player_name(slot) for slot in self.slots(self.game.state.on_field)]

    @property
    def exhausted(self) -> list[str]:
        """The names of the Exhausted Players on the field."""
        g = self.game.state
        return [self.game.player_name(slot) for slot in self.slots(g.on_field & g.exhausted)]

    @property
    def score(self) -> int:
        return int(self.game.state.score[self.seat])

    @property
    def timeouts(self) -> int:
        return int(self.game.state.timeouts[self.seat])

    @property
    def on_offense(self) -> bool:
        return bool(self.game.state.offense == self.seat)

    def attached(self, player: str) -> list[str]:
        """The names of the Power Ups beneath a Player."""
        g = self.game.state
        slot = self.slot(player)
        pairs = zip(g.attached[::2], g.attached[1::2], strict=True)
        return self.game.names([card for at, card in pairs if at == slot])

    def superstar(self, player: str) -> bool:
        """Whether a Superstar is on that Player."""
        return bool(self.game.state.superstar[self.slot(player)] >= 0)

    def slot(self, player: str) -> int:
        return self.dealt.slot(player)

    def slots(self, bits: int) -> list[int]:
        first = self.seat * terms.SLOTS_A_SEAT
        return [slot for slot in range(first, first + terms.SLOTS_A_SEAT) if bits >> slot & 1]

    # what a test's words mean

    def means(self, answer: Answer, option: Option) -> bool:
        return fits(self.game.state, self.dealt, answer, option)

    def means_player(self, ref: PlayerRef, slot: int) -> bool:
        return means_player(self.game.state, ref, slot)

    def says_name(self, answer: Answer, option: Option) -> bool:
        if option.verb in (options.LINE_UP, options.DESIGNATE, options.PICK_PLAYER):
            return answer.what == self.game.player_name(option.a)
        return False
