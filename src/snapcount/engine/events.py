"""What happened, as small tuples: `(kind, seat, a, b, cause)`.

`cause` is -1, or says which words of which card did it: card, ability and effect packed by
`pack_cause`. Nothing here builds text: `engine.words.wording` words events when someone reads them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Event = tuple[int, int, int, int, int]

GAME_STARTS: Final = 0  # seat: first on offense
OPENING_HAND: Final = 1  # a: Plays, b: Actions
POSSESSION: Final = 2  # a: ball
LINED_UP: Final = 3  # a: Players as bits by slot
DOWN: Final = 4  # a: down, b: ball
DREW: Final = 5  # a: deck, b: card (its owner's to know)
DRAW_CANCELLED: Final = 6  # a: deck
REFILLED: Final = 7  # a: deck
KICK_CHOSEN: Final = 8  # a: PUNT or FIELD_GOAL
CALLED: Final = 9  # a: card, b: X or -1
CHECKED: Final = 10  # a: outcome, b: Play Strength
CARD_PLAYED: Final = 11  # a: card, b: slot or -1
ABILITY_USED: Final = 12  # a: card, b: slot of the Player that is exhausted, or -1
TRIGGER_ADDED: Final = 13  # a: card, b: ability's place
RESOLVES: Final = 14  # a: card, b: ability's place; -1 for a card that is put on the field
CANCELLED: Final = 15  # a: card, b: ability's place
SECONDARY_POINT: Final = 16  # a: timing point
DESIGNATED: Final = 17  # a: slot, b: RUN, RECEIVE or TACKLE
YARDS_CHANGED: Final = 18  # a: ledger entry, b: amount
OFFSET: Final = 19  # a: how much of two effects is cancelled, b: what they change (`terms`)
YARDS: Final = 20  # a: base, b: final
MARKER: Final = 21  # a: from, b: to
EXHAUSTED: Final = 22  # a: slot, b: AS_COST or -1
ENERGIZED: Final = 23  # a: slot
TOUCHDOWN_EVENT: Final = 24  # a: points, b: PICK_SIX or -1
SAFETY_EVENT: Final = 25  # a: points
FIELD_GOAL_GOOD: Final = 26  # a: distance, b: Grit
FIELD_GOAL_MISSED_EVENT: Final = 27  # a: distance, b: Grit
PUNTED: Final = 28  # a: yards, b: Grit
GRIT: Final = 29  # a: value
GRIT_CARD: Final = 30  # a: card
CLOCK: Final = 31  # a: taken off, b: left
TIMEOUT: Final = 32  # a: left
DISCARDED: Final = 33  # a: card
OVER_THE_LIMIT: Final = 34  # a: deck, b: card
FIRST_DOWN_EVENT: Final = 35
TURNOVER_EVENT: Final = 36  # a: kind
TURNOVER_ON_DOWNS: Final = 37  # a: ball
REPLAY: Final = 38  # a: seats as bits
REPLAY_CANCELLED: Final = 39
TURNOVER_CANCELLED: Final = 40
CALL_CHANGED: Final = 41  # a: card or -1, b: call
HALF_ENDS: Final = 42  # a: which; b: 36 if `seat` gets a possession without a clock
SECOND_HALF: Final = 43
OVERTIME: Final = 44  # a: which
GAME_OVER: Final = 45  # seat: winner or -1, a and b: the score
BALL_MOVED: Final = 46  # a: from, b: to
BALL_HELD: Final = 47  # a: at
ATTACHED: Final = 48  # a: card, b: slot
REMOVED: Final = 49  # a: card
GRIDIRON_PLAYED: Final = 50  # a: card
TOO_FEW_PLAYERS: Final = 51  # a: slot, b: 34 for want of a Quarterback, or -1
LOOP_NAMED: Final = 52  # a: card, b: times
BUDGET_SPENT: Final = 53  # a: card, b: TIME_AND_TIMEOUTS or -1
TOO_LATE: Final = 54  # a: the ruling that says so
SEARCHED: Final = 55  # a: deck, b: card
SHUFFLED: Final = 56  # a: deck
HAND_REVEALED: Final = 57  # a: deck, b: card
LOOKED: Final = 58  # a: deck, b: how many
DREW_UP: Final = 59  # a: how many
LASTS: Final = 60  # a: card, b: duration
BENCHED: Final = 61  # a: slot
CAME_IN: Final = 62  # a: slot
TIME_UNITS_CHANGED: Final = 63  # a: by; b: 1 if that is what they are set to
POINTS: Final = 64  # a: points, b: TAKEN_BACK or -1
RECOVERED: Final = 65  # a: deck, b: card
RESULT_MADE: Final = 66  # a: outcome
CATCH_RANGE: Final = 67  # a: low, b: high
STRENGTH: Final = 68  # a: Play Strength
SILENCED: Final = 69  # a: keyword
NO_DRAW: Final = 70  # a: deck
REPLACED: Final = 71  # a: card, b: ability's place
NO_PLAY_IN_HAND: Final = 72  # a: card or -1
TIMEOUTS_CHANGED: Final = 73  # a: by, b: left
CHOSE_X: Final = 74  # a: X; or -1, b: a position
DEFENSE_CHANGED: Final = 75  # a: calls
AFTER_ALL: Final = 76  # as OFFSET: what was set against a part that then did not happen
NAMED_PLAY: Final = 77  # a: call
ALSO_CALLED: Final = 78  # a: calls
HAND_SEEN: Final = 79  # seat: who looks; a: deck, b: card (the looker's to know)
TOP_SEEN: Final = 80  # likewise
TOP_REVEALED: Final = 81  # a: deck, b: card
HANDS_EXCHANGED: Final = 82  # a: deck
HAND_CARD_PUT: Final = 83  # a: deck, b: card (its owner's to know)
PILE_CARD_PUT: Final = 84  # a: deck, b: card
SHOWN_CARD_PUT: Final = 85  # a: deck, b: 0 into the hand, 1 on the bottom, 2 on top
GRIT_CHANGED: Final = 86  # a: value
KICKED_AGAIN: Final = 87
CLOCK_SET: Final = 88  # a: to
RETURNED: Final = 89  # a: card
POWER_UP_MOVED: Final = 90  # a: card, b: slot
COPIED: Final = 91  # a: card, b: ability's place
GAINED_ABILITY: Final = 92  # a: card whose text it is, b: slot
TOOK: Final = 93  # a: deck, b: card (its owner's to know)
NEW_TARGET: Final = 94  # a: card, b: ability's place
CALL_STAYS: Final = 95  # seat: whose call an effect cannot change
BASE_YARDS_SET: Final = 96  # a: to
FIRST_DOWN_CANCELLED: Final = 97
DOWN_SET: Final = 98  # a: to, b: 1 if the next down is that one
KINDS: Final = 99


def pack_cause(card: i64, ability: i64, effect: i64) -> i64:
    return (card * 64 + ability) * 64 + effect


def unpack_cause(cause: int) -> tuple[int, int, int]:
    """Card, ability's place and effect's place."""
    return cause // 4096, cause // 64 % 64, cause % 64
