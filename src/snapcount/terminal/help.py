"""What a question is about, in a few words with their clauses."""

from __future__ import annotations

from typing import Final

from snapcount.engine import options

ABOUT: Final[dict[int, str]] = {
    options.ASK_LINE_UP: "Four of five line up, the offense with a Quarterback. They come in"
    " Energized, and stay until the ball changes hands (S-5).",
    options.ASK_TIMING_POINT: "In a timing point the offense acts first, then both in turn, a card"
    " or an ability at a time, until both pass in a row. Then the layers resolve, the last one"
    " first (T-1, T-2).",
    options.ASK_PLAY_OR_KICK: "There are four downs, and no distance to reach: only a card makes a"
    " first down. A kick ends the possession (F-1, F-16).",
    options.ASK_CALL: "Both choose in secret. The defense stops the play if its card lists the"
    " call. Otherwise both Strengths are added, last digit only: a Run gains five times that; a"
    " Pass is complete if that lies in its catch range, and gains its yards (F-4, F-5, F-10).",
    options.ASK_DESIGNATION: "Only an Energized Player's Run, Receive or Tackle ability works, and"
    " the named Players end up Exhausted (F-9, F-11, T-13).",
    options.ASK_TIMEOUT: "Three timeouts are for the whole game. The offense is asked first, then"
    " the defense (F-13).",
    options.ASK_HAND_LIMIT: "Five Plays and five Action cards are the limit (Z-3).",
    options.ASK_TRIGGER_ORDER: "Several of your abilities are triggered at once. You choose their"
    " order; the last one in resolves first (T-6).",
    options.ASK_EFFECT: "An effect is being carried out, and its card leaves this to you (T-2).",
    options.ASK_DRAW_UP: "At the start of the second half each side may draw Action cards up to"
    " three in hand, the offense first (P-4).",
    options.ASK_REPLAY_OR_TURNOVER: "Both are yours, so you choose; the other does not happen"
    " (F-8).",
    options.ASK_LOOP: "What could go on for ever is given a number (T-10).",
    options.ASK_REPLACEMENT: "Each changes what the others would do: the order is yours (T-9).",
}
