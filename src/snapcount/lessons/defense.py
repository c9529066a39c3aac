"""The lesson on the other side of the ball."""

from __future__ import annotations

from typing import Final

from snapcount.lessons.lesson import Lesson, Scene, Step
from snapcount.lessons.setting import Setting

DEFENSE: Final = Lesson(
    "Calling on defense",
    "Now the Badgers have the ball. You still call a Play each down, but it's the other half of the"
    " card that counts: the calls it stops.",
    (
        Scene(
            Setting(
                plays=(
                    ("Right Power", "Flat Route", "Left Sweep"),
                    ("Right Sweep", "Post Route", "Gut Dive"),
                ),
                next_plays=(
                    ("Gut Dive", "Quick Slant", "Deep Cross"),
                    ("Left Counter", "Left Sweep", "Trap Door"),
                ),
                bench=(),
                ball=30,
                offense=1,
            ),
            (
                Step(
                    "The Badgers like to run, and you smell a Run Right. Call the Play that stops"
                    " it.",
                    ("call Right Power",),
                    "Read what each card stops, shown {on_defense}. Right Power stops Run Middle"
                    " and Run Right; the others let this one through (F-4).",
                    "Stopped: no gain, and the down is gone.",
                ),
                Step(
                    "Second and long. You're sure it's Post Route, a Long Pass for 40 with catch"
                    " range 3-7 and Strength 6. Nothing you hold stops a Long Pass, but your"
                    " Strength is added to theirs. Call the Play that pushes the sum out of 3-7.",
                    ("call Left Sweep",),
                    "Add it up: Flat Route makes 13, so 3; Gut Dive makes 7; Quick Slant makes 6."
                    " All are caught. Left Sweep makes 9 (F-4, F-5).",
                    "6 + 3 = 9, outside 3-7: incomplete.",
                ),
                Step(
                    "You guessed pass, they ran: 1 + 7 = 8, good for 40 yards. Name the tackler who"
                    " saves the most.",
                    ("designate Tam Highwater",),
                    "Rook Breakwater takes away 5 yards. Finch Mooring tackles only on a Pass, and"
                    " Gage Undertow has no Tackle ability. Tam Highwater holds any play to 25 (F-9,"
                    " T-13).",
                    "Held to 25 instead of 40.",
                ),
            ),
            script=(
                "call Right Sweep",
                "call Post Route",
                "call Gut Dive",
                "call Flat Route",
                "designate Wick Slateford",
            ),
        ),
    ),
    "On defense, stop the call, or use your Strength to spoil the catch range; and pick the tackler"
    " who fits the play (F-4, F-5, F-9).",
)
