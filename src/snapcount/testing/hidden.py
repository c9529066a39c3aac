"""What a seat cannot know, changed: no view of that seat may change with it (law 5)."""

from __future__ import annotations

from snapcount.engine import events
from snapcount.engine.chosen_x import x_choices
from snapcount.engine.dice import Dice
from snapcount.engine.game import Game
from snapcount.engine.options import ASK_LINE_UP, ASK_TIMEOUT, ASK_TIMING_POINT, Decision
from snapcount.engine.terms import ACTION, PLAY, QUARTERBACK, SLOTS_A_SEAT
from snapcount.engine.timing import offer
from snapcount.engine.views.looking import known_tops, looked_into, shown_to


def reshuffle_hidden(game: Game, seat: int, dice: Dice) -> Game:
    """A copy in which all that the seat (0, 1, or -1 for a spectator) cannot know is another.

    Both decks' orders; the opponent's hands, face-down call and secret line-up; the dice; how often
    the opponent was asked. What the seat looks at just now stays. The copy is for looking at: an
    opponent's pending decision still lists the options of before.
    """
    other = game.copy()
    changed: dict[int, int] = {}
    for side in range(2):
        for deck in (PLAY, ACTION):
            _redeal(other, side, deck, seat, dice, changed)
        if side != seat:
            _line_up_anew(other, side, dice)
            _choose_x_anew(other, side, dice)
    for frame in other.frames:  # the opponent's picks while looking at a deck
        frame.cards = [changed.get(card, card) for card in frame.cards]
        if not shown_to(frame, seat):
            frame.shown = changed.get(frame.shown, frame.shown)
    other.events = [_changed_event(event, seat, changed) for event in other.events]
    other.dice = dice.copy()
    asked = other.decision
    if asked is not None:
        other.decisions += dice.below(5)
        other.decision = Decision(asked.seat, asked.kind, asked.options, other.decisions)
    return other


def _redeal(g: Game, side: int, deck: int, seat: int, dice: Dice, changed: dict[int, int]) -> None:
    """Deal the cards of one kind anew to the places of one side that the seat cannot look into."""
    places: list[tuple[list[int], int]] = [
        (g.deck(side, deck), i) for i in _unseen(g, side, deck, seat)
    ]
    if side != seat:
        if looked_into(g) != (seat, side, deck):
            places += [(g.hand(side, deck), i) for i in range(len(g.hand(side, deck)))]
        if deck == PLAY and _face_down(g, side):
            places.append((g.this.called, side))
    cards = [pile[i] for pile, i in places]
    before = cards[:]
    dice.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card
    changed.update(zip(before, cards, strict=True))


def _unseen(g: Game, side: int, deck: int, seat: int) -> range:
    """The places of a deck whose cards the seat does not see at this moment."""
    seen = 0
    for owner, looked, cards in known_tops(g, seat):
        if (owner, looked) == (side, deck):
            seen = len(cards)
    return range(len(g.deck(side, deck)) - seen)


def _face_down(g: Game, side: int) -> bool:
    this = g.this
    return this.called[side] >= 0 and not this.revealed and not this.flipped >> side & 1


def _choose_x_anew(g: Game, side: int, dice: Dice) -> None:
    if _face_down(g, side):
        card = g.this.called[side]
        g.this.x[side] = -1
        if g.table.strength[card] < 0:
            choices = x_choices(g, card)
            g.this.x[side] = choices[dice.below(len(choices))]


def _line_up_anew(g: Game, side: int, dice: Dice) -> None:
    """S-5: another legal line-up in the place of the one chosen in secret."""
    own = g.lined_up & (0x3FF << side * SLOTS_A_SEAT)
    if not own:
        return
    table = g.table
    first = side * SLOTS_A_SEAT + (0 if side == g.offense else 5)
    squad = [slot for slot in range(first, first + 5) if table.slot_card[slot] >= 0]
    if len(squad) < 5:
        return
    passers = [s for s in squad if table.positions[table.slot_card[s]] & QUARTERBACK]
    kept = passers if side == g.offense and len(passers) == 1 else []
    bench = [slot for slot in squad if slot not in kept]
    out = bench[dice.below(len(bench))]
    g.lined_up = (g.lined_up & ~own) | sum(1 << slot for slot in squad if slot != out)


def _changed_event(event: events.Event, seat: int, changed: dict[int, int]) -> events.Event:
    """Cards in events that their own seat alone may see."""
    kind, of_seat, a, b, cause = event
    if of_seat == seat:
        return event
    if kind in (events.DREW, events.HAND_SEEN, events.TOP_SEEN, events.HAND_CARD_PUT):
        b = changed.get(b, b)
    elif kind == events.NO_PLAY_IN_HAND:
        a = changed.get(a, a)
    return (kind, of_seat, a, b, cause)


def ask_again(game: Game) -> Decision | None:
    """The current decision, asked anew as things now stand; None where it cannot be.

    In a copy from `reshuffle_hidden` the options of that seat must come out the same. What an
    effect or a trigger asks cannot be asked twice.
    """
    asked = game.decision
    if asked is None:
        return None
    other = game.copy()
    other.decision = None
    other.decisions -= 1
    other.events = []
    if asked.kind == ASK_TIMING_POINT:
        offer(other)
    elif ASK_LINE_UP <= asked.kind <= ASK_TIMEOUT:
        other.table.edition.flow[other.phase].enter(other)
    return other.decision
