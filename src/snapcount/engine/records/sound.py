"""Whether a state that came from outside can be a state of a game at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NoReturn

from snapcount.engine.errors import RecordError
from snapcount.engine.modifiers import gained_places
from snapcount.engine.options import (
    ASK_EFFECT,
    ASK_REPLACEMENT,
    ASK_TRIGGER_ORDER,
    CALL,
    DISCARD,
    PICK_ATTACHED,
    PICK_CARD,
    PICK_LAYER,
    PLAY_A_CARD,
    USE,
    USE_GAINED,
)
from snapcount.engine.program import Frame, Lasting, Layer, Waiting, shown_in
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION,
    PLAY,
    PLAY_CARD,
    PLAYER_CARD,
    SUPERSTAR,
    SYNERGY,
    THIS_POINT,
    UNTIL_POSSESSION,
)

LAST_VERB: Final = 29
HELD: Final = ("Play hand", "Action hand", "call")  # where cards of the other may come to be
CARD_VERBS: Final = (CALL, DISCARD, PICK_ATTACHED, PICK_CARD, PLAY_A_CARD, USE)


def check_state(g: State) -> None:
    """`RecordError` if cards are missing or twice, or if something points to nowhere."""
    check_table(g)
    for problem in _decision(g):
        _refuse(problem)


def check_table(g: State) -> None:
    """The same for all but the decision, which is not asked yet."""
    for problem in _cards(g):
        _refuse(problem)
    for problem in _references(g):
        _refuse(problem)


def _refuse(problem: str) -> NoReturn:
    raise RecordError(f"This can't be a state of the game: {problem}.")


def places(g: State) -> Iterator[tuple[str, int, int, list[int]]]:
    """Every place but a Player's own: its name, its seat, its deck (or -1), the cards in it.

    With the Players and the Synergies, which never leave theirs, these are all cards of the game.
    """
    for seat in range(2):
        yield "Play deck", seat, PLAY, g.play_deck[seat]
        yield "Play hand", seat, PLAY, g.play_hand[seat]
        yield "Play discard pile", seat, PLAY, g.play_discard[seat]
        yield "Action deck", seat, ACTION, g.action_deck[seat]
        yield "Action hand", seat, ACTION, g.action_hand[seat]
        yield "Action discard pile", seat, ACTION, g.action_discard[seat]
        call = g.this.called[seat]
        on_table = call >= 0 and not g.this.discarded >> seat & 1
        yield "call", seat, PLAY, [call] if on_table else []
    yield "row of Superstars", -1, -1, [card for card in g.superstar if card >= 0]
    yield "row of Power Ups", -1, -1, g.attached[1::2]
    yield "row of Gridirons", -1, -1, g.gridirons
    yield "layer", -1, -1, [layer.card for layer in g.layers if layer.uses_card]
    yield "effect", -1, -1, [frame.card for frame in g.frames if frame.uses_card]


def _cards(g: State) -> Iterator[str]:
    """Each card of both decks is in exactly one place, and on its own side of it."""
    table = g.table
    owner, kinds = table.owner, table.kind
    seen: list[str] = ["" if kind not in (PLAYER_CARD, SYNERGY) else "field" for kind in kinds]
    for name, seat, deck, cards in places(g):
        for card in cards:
            if not 0 <= card < len(seen):
                yield f"there's no card {card}"
                return
            if seen[card]:
                yield f"{_name(g, card)} is in two places ({seen[card]} and {name})"
            seen[card] = name
            misplaced = owner[card] != seat and not (table.exchanges and name in HELD)
            if seat >= 0 and (misplaced or (kinds[card] == PLAY_CARD) != (deck == PLAY)):
                yield f"{_name(g, card)} doesn't belong in the {name} of seat {seat}"
    if "" in seen:
        yield f"{_name(g, seen.index(''))} is nowhere"


def _name(g: State, card: int) -> str:
    return f"card {card} ({g.table.labels[g.table.definition[card]]})"


def _references(g: State) -> Iterator[str]:
    """Places in lists are inside them; lists of pairs and triples are whole."""
    table = g.table
    if g.phase >= len(table.edition.flow):
        yield f"there's no phase {g.phase}"
    if len(g.attached) % 2 or any(slot >= 20 for slot in g.attached[::2]):
        yield "the list of Power Ups is cut off"
    if len(g.this.ledger) % 3 or len(g.chain) % 3 or len(g.offsets) % 5:
        yield "a ledger is cut off"
    for slot, card in enumerate(g.superstar):
        if card >= 0 and (table.kind[card] != SUPERSTAR or table.slot_of[card] != slot):
            yield f"card {card} isn't a Superstar of Player {slot}"
    there = sum(1 << slot for slot, card in enumerate(table.slot_card) if card >= 0)
    if (g.on_field | g.exhausted | g.lined_up) & ~there:
        yield "a Player on the field isn't in any deck"
    effects: list[Layer | Waiting | Frame | Lasting] = [*g.layers, *g.waiting, *g.frames]
    effects += g.lasting
    for thing in effects:
        if not 0 <= thing.card < len(table.owner) or thing.seat < 0:
            yield "an effect has no card or no player"
    for layer in g.layers:
        if shown_in(layer.chosen) >= len(table.owner):
            yield "an effect has called no card of this game"
    for effect in g.lasting:
        known = effect.duration <= UNTIL_POSSESSION or effect.duration == THIS_POINT
        if effect.runner < 0 or not known:
            yield "a lasting effect has no known duration"
    for frame in g.frames:
        if frame.pc > len(frame.ability.steps):
            yield "an effect is past its end"


def _decision(g: State) -> Iterator[str]:
    """Someone is asked something unless the game is over, with two options or more."""
    asked = g.decision
    if asked is None or g.over:
        if not g.over or asked is not None:
            yield "a game is over, but someone still has to answer (or the other way around)"
        return
    if len(asked.options) < 2:
        yield "a decision has fewer than two options"
    if len({option.key() for option in asked.options}) < len(asked.options):
        yield "a decision offers the same option twice"
    if asked.kind == ASK_EFFECT and not (g.frames and g.frames[-1].pc > 0):
        yield "an effect that isn't there asks a question"
    most = {
        ASK_TRIGGER_ORDER: len(g.waiting),
        ASK_REPLACEMENT: len(g.lasting) + 64 * len(g.table.owner),
    }.get(asked.kind, 1023)
    for option in asked.options:
        if not 0 <= option.verb <= LAST_VERB:
            yield f"there's no option of verb {option.verb}"
        if option.verb in CARD_VERBS and not 0 <= option.a < len(g.table.owner):
            yield f"an option names card {option.a}, which doesn't exist"
        own = [*g.play_hand[asked.seat], g.this.called[asked.seat]]  # its X may be left
        if option.verb == CALL and option.a not in own:
            yield f"{_name(g, option.a)} would be called, but isn't in hand"
        if option.verb == PLAY_A_CARD and option.a not in g.action_hand[asked.seat]:
            yield f"{_name(g, option.a)} would be played, but isn't in hand"
        if option.verb == PICK_LAYER and not 0 <= option.a < len(g.layers):
            yield "an option names a layer that doesn't exist"
        if option.verb == USE_GAINED and not 0 <= option.b < gained_places(g):
            yield "an option names an ability that nobody has gained"
        if option.a >= most:
            yield "an option names a place that doesn't exist"
