"""What a question is about, in a few words with their clauses."""

from __future__ import annotations

from typing import Final

from snapcount.engine import options

ABOUT: Final[dict[int, str]] = {
    options.ASK_LINE_UP: (
        "Choose four of your five; the offense needs a Quarterback. They start Energized and "
        "stay in until the ball changes hands (S-5)."
    ),
    options.ASK_TIMING_POINT: (
        "In a timing point the offense acts first. You take turns playing a card or using an "
        "ability until both pass in a row. Then the layers resolve, newest first (T-1, T-2)."
    ),
    options.ASK_PLAY_OR_KICK: (
        "You have four downs and no distance to reach: only a card makes a first down. A kick "
        "ends the possession (F-1, F-16)."
    ),
    options.ASK_CALL: (
        "You both choose in secret. If the defense's card lists the call, the play is stopped. "
        "If not, add both Strengths and keep the last digit: a Run gains five times that; a Pass "
        "is complete if it's in the catch range, and gains its yards (F-4, F-5, F-10)."
    ),
    options.ASK_DESIGNATION: (
        "Only Energized Players can use a Run, Receive or Tackle ability, and the Players you "
        "name end up Exhausted (F-9, F-11, T-13)."
    ),
    options.ASK_TIMEOUT: (
        "You get three timeouts for the whole game. The offense decides first, then the defense "
        "(F-13)."
    ),
    options.ASK_HAND_LIMIT: "You can hold at most five Plays and five Action cards (Z-3).",
    options.ASK_TRIGGER_ORDER: (
        "Several of your abilities triggered at once. You choose the order; the last one in "
        "resolves first (T-6)."
    ),
    options.ASK_EFFECT: "An effect is resolving, and its card leaves this choice to you (T-2).",
    options.ASK_DRAW_UP: (
        "At the start of the second half each side may draw up to three Action cards in hand, "
        "offense first (P-4)."
    ),
    options.ASK_REPLAY_OR_TURNOVER: "Both are yours: choose one. The other doesn't happen (F-8).",
    options.ASK_LOOP: "This could go on forever, so choose how many times it happens (T-10).",
    options.ASK_REPLACEMENT: "Each changes what the others would do. You choose the order (T-9).",
}
