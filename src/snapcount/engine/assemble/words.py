"""The rulebook's words as the engine's terms: the two vocabularies side by side."""

from __future__ import annotations

from typing import Any, Final, get_args

from snapcount.cards import tree
from snapcount.cards.words import (
    CALLS,
    GRIDIRON_SUBTYPES,
    POSITION_GROUPS,
    POSITIONS,
    TIMING_POINTS,
    CardGoes,
    GridironSubtype,
)
from snapcount.engine import noted, terms
from snapcount.engine.table import SIDES, CardTest


def gridiron_side(subtype: GridironSubtype) -> int:
    """For either side of the ball; the bits above tell the subtype."""
    return terms.ON_EITHER | terms.ANY_GRIDIRON << GRIDIRON_SUBTYPES.index(subtype)


WHO: Final[dict[str | None, int]] = {
    "you": terms.YOU,
    "opponent": terms.OPPONENT,
    "offense": terms.OFFENSE,
    "defense": terms.DEFENSE,
    "each player": terms.EACH,
    None: terms.ANYONE,
}
CAUSE: Final = {
    # Whose effect, and whether it is that of an Action card
    **{who: (seats, False) for who, seats in WHO.items()},
    "action cards": (terms.EACH, True),
    "opponent's action cards": (terms.OPPONENT, True),
}
DECK: Final = {"play": terms.PLAY, "action": terms.ACTION}
SIDE: Final = {"offense": terms.ON_OFFENSE, "defense": terms.ON_DEFENSE}
RESULT: Final = {
    "stopped": terms.STOPPED,
    "successful": terms.SUCCESSFUL,
    "incomplete": terms.INCOMPLETE,
    "complete": terms.COMPLETE,
}
TIMEOUT_DEED: Final = {"spend": terms.SPENDING, "gain": terms.GAINING, "lose": terms.LOSING}
TURNOVER: Final = {
    "fumble": terms.FUMBLE,
    "interception": terms.INTERCEPTION,
    "pick six": terms.PICK_SIX,
}
KEYWORD: Final = {
    "exhaust": terms.EXHAUST,
    "run": terms.RUN,
    "receive": terms.RECEIVE,
    "tackle": terms.TACKLE,
}
ROLE: Final = {
    "ball carrier": terms.RUN | terms.RECEIVE,
    "runner": terms.RUN,
    "receiver": terms.RECEIVE,
    "tackler": terms.TACKLE,
    "any": terms.RUN | terms.RECEIVE | terms.TACKLE,
}
"""Who is named at Player Designation, by the keyword of that role."""

STATUS: Final = {None: 0, "legend": 1, "superstar": 2, "legend or superstar": 3}
"""As `groups.Described` has it."""

DURATION: Final = {
    "this timing point": terms.THIS_POINT,
    "this down": terms.THIS_DOWN,
    "next play": terms.NEXT_PLAY,
    "this possession": terms.THIS_POSSESSION,
    "this half": terms.THIS_HALF,
    "this game": terms.THIS_GAME,
    "next down": terms.NEXT_DOWN,
    "next kick": terms.NEXT_KICK,
    "next play's end": terms.THROUGH_NEXT_PLAY,
    "next possession": terms.NEXT_POSSESSION,
    "next possession's start": terms.UNTIL_POSSESSION,
    "next two plays": terms.NEXT_TWO_PLAYS,
    "next three plays": terms.NEXT_THREE_PLAYS,
}
STRETCH: Final = {
    None: -1,
    "down": noted.THE_DOWN,
    "possession": noted.THE_POSSESSION,
    "half": noted.THE_HALF,
    "game": noted.THE_GAME,
    "time in play": noted.TIME_IN_PLAY,
}
CANCELS: Final = {
    "action card": terms.CANCELS_ACTIONS,
    "offense action card": terms.CANCELS_OFFENSE_CARDS,
    "defense action card": terms.CANCELS_DEFENSE_CARDS,
    "generic action card": terms.CANCELS_GENERIC_CARDS,
    "exhaust ability": terms.CANCELS_EXHAUSTS,
    "action card or exhaust ability": terms.CANCELS_ACTIONS | terms.CANCELS_EXHAUSTS,
    "run ability": terms.CANCELS_RUNS,
    "receive ability": terms.CANCELS_RECEIVES,
    "tackle ability": terms.CANCELS_TACKLES,
    "run or receive ability": terms.CANCELS_RUNS | terms.CANCELS_RECEIVES,
    "run, receive or tackle ability": (
        terms.CANCELS_RUNS | terms.CANCELS_RECEIVES | terms.CANCELS_TACKLES
    ),
    "synergy ability": terms.CANCELS_SYNERGIES,
    "effect": terms.CANCELS_ANYTHING,
}
ON_FIELD: Final[dict[str, int]] = {
    "power up": terms.POWER_UP,
    "superstar": terms.SUPERSTAR,
    "gridiron": terms.GRIDIRON,
    **{
        name: terms.GRIDIRON | (1 + place) << terms.SUBTYPE_AT
        for place, name in enumerate(GRIDIRON_SUBTYPES)
    },
}
CARD_KIND: Final[
    dict[str, tuple[int, int]]
] = {  # the kind, and for Action cards the sides they are for
    "action": (terms.ACTION_CARD, 0),
    "offense": (terms.ACTION_CARD, terms.ON_OFFENSE),
    "defense": (terms.ACTION_CARD, terms.ON_DEFENSE),
    "generic": (terms.ACTION_CARD, terms.ON_EITHER),
    "power up": (terms.POWER_UP, 0),
    "superstar": (terms.SUPERSTAR, 0),
    "gridiron": (terms.GRIDIRON, 0),
    **{name: (terms.GRIDIRON, gridiron_side(name)) for name in GRIDIRON_SUBTYPES},
}
EVENT: Final[dict[str, int]] = {
    **{word: bit for bit, word in enumerate(get_args(tree.Event))},
    "a field goal is attempted": terms.FIELD_GOAL_ATTEMPTED,
    "the down is replayed": terms.DOWN_REPLAYED,
    "an Exhaust ability is cancelled": terms.EXHAUST_CANCELLED,
    "a call is changed": terms.CALL_IS_CHANGED,
    "this card is flipped for Grit": terms.THIS_CARD_FLIPPED,
}
WOULD_EVENT: Final[dict[str, int]] = {
    "the play would gain yards": terms.WOULD_GAIN_YARDS,
    "the play would be stopped": terms.WOULD_BE_STOPPED,
    "a pass would be incomplete": terms.WOULD_BE_INCOMPLETE,
    "the play would be successful": terms.WOULD_BE_SUCCESSFUL,
    "a live ball turnover would happen": terms.WOULD_TURN_OVER,
    "a field goal would be good": terms.WOULD_BE_GOOD,
    "a field goal would be missed": terms.WOULD_BE_MISSED,
    "a fumble would happen": terms.WOULD_FUMBLE,
    "a Pick Six would happen": terms.WOULD_BE_PICK_SIX,
    "a turnover on downs would happen": terms.WOULD_LOSE_ON_DOWNS,
    "an interception would happen": terms.WOULD_BE_INTERCEPTED,
    "a touchdown would be scored": terms.WOULD_SCORE,
    "a first down would be gained": terms.WOULD_FIRST_DOWN,
    "a Player would be exhausted": terms.WOULD_BE_EXHAUSTED,
    "an Action card would be drawn": terms.WOULD_DRAW_ACTION,
    "a Play card would be drawn": terms.WOULD_DRAW_PLAY,
    "an Action card would be played": terms.WOULD_PLAY_ACTION,
    "an Exhaust ability would be used": terms.WOULD_USE_EXHAUST,
}


def aimed_at(node: tree.CancelLayer | tree.NewTarget | tree.CopyLayer) -> tuple[int, int]:
    """Which layers an effect is about, and whose; one at one's Players is the opponent's."""
    if isinstance(node, tree.CopyLayer) or not node.targets:
        return CANCELS[node.what], WHO[node.whose]
    return CANCELS[node.what] | terms.CANCELS_AIMED, terms.OPPONENT


def one_end(to: int | None) -> int:
    """Where an end of a catch range is set; below 0 it stays where it is."""
    return -1 if to is None else to


def put_away(to: CardGoes) -> int:
    """Where a card goes: below 0 its discard pile, 0 a hand, above that into its deck."""
    return get_args(CardGoes).index(to) - 1


ANYTHING: Final = 1_000_000
SIX_CALLS: Final = 63  # every call but the two unspecified ones


def call_bits(called: tuple[str, ...]) -> int:
    """Calls as a qualifier or condition means them: the unspecified words mean any of a kind."""
    bits = 0
    for call in called:
        if call == "run":
            bits |= terms.ANY_RUN
        elif call == "pass":
            bits |= terms.ANY_PASS
        else:
            bits |= 1 << CALLS.index(call)
    return bits


def one_call(call: str) -> int:
    """A call as a card calls it: unspecified is a call of its own (F-6)."""
    return 1 << CALLS.index(call)


def point_bits(points: tuple[str, ...]) -> int:
    """Timing points as bits; none named means every one (T-12)."""
    bits = 0
    for point in points:
        bits |= 1 << TIMING_POINTS.index(point)
    return bits or terms.EVERY_POINT


def at_kick(effects: tuple[tree.Effect, ...]) -> int:
    """R-30: what kicks again speaks of a kick, whatever its timing line says."""
    return terms.AT_FIELD_GOAL if any(isinstance(e, tree.KickAgain) for e in effects) else 0


def position_bits(positions: tuple[str, ...]) -> int:
    bits = 0
    for position in positions:
        for each in POSITION_GROUPS.get(position, (position,)):  # type: ignore[call-overload]
            bits |= 1 << POSITIONS.index(each)
    return bits


def such_cards(node: Any) -> CardTest:
    """The cards that a node describes, as far as it does."""
    test = CardTest()
    kind = getattr(node, "kind", None)
    kinds = kind if isinstance(kind, tuple) else () if kind is None else (kind,)
    for each in kinds:
        what, side = CARD_KIND[each]
        test.kinds.append(what * SIDES + side)
    test.calls = call_bits(getattr(node, "calls", ()))
    strength = getattr(node, "strength", None)
    if strength is not None:
        test.least, test.most = strength
    return test
