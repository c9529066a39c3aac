"""Lessons on what is printed on a card: the symbols, and a Player's rating."""

from __future__ import annotations

from typing import Final

from snapcount.lessons.lesson import Lesson, Scene, Step
from snapcount.lessons.setting import Setting

SYMBOLS: Final = Lesson(
    "The symbols",
    "Every card says it all on its face: what a Play is on offense and what it stops on defense,"
    " how strong it is, how much clock it burns, and who a Player is.",
    (
        Scene(
            Setting(
                plays=(
                    ("Right Power", "Sideline Out", "Quick Slant"),
                    ("Gut Dive", "Trap Door"),
                ),
                next_plays=(("Left Sweep",), ("Left Sweep",)),
                down=2,
                ball=60,
                half=2,
                clock=1,
                score=(10, 14),
                timeouts=(0, 0),
                superstars=(("Ames Gullwick",), ()),
                power_ups=(("Long Strides on Pell Driftwood",), ()),
                exhausted=("Corwin Tidegate", "Pell Driftwood", "Nels Flintlock"),
            ),
            (
                Step(
                    "A Play has two halves: what it is on offense, shown {on_offense}, and what it"
                    " stops on defense, shown {on_defense}. The big number is its Strength. Its"
                    " Time Units are what it burns off the clock, and only 1 is left in the game."
                    " Call the Play that burns none.",
                    ("call Sideline Out",),
                    "That one runs the clock out, and you're four points behind. Sideline Out takes"
                    " 0 Time Units (F-13).",
                    "9 + 1 = 10, so the Play Strength is 0: inside 0-8, complete.",
                ),
                Step(
                    "Two letters tell you a Player's position: QB Quarterback, RB Running Back, WR"
                    " Wide Receiver, TE Tight End, OT Offensive Tackle. A Superstar is shown"
                    " {superstar}, a Power Up {power_up}, an Exhausted Player {exhausted}. Throw it"
                    " to the Superstar.",
                    ("designate Ames Gullwick",),
                    "Look for the Superstar: Ames Gullwick, the WR. The others are no Superstars,"
                    " and Pell Driftwood is Exhausted.",
                    "Ames Gullwick's Superstar gains 20: 30 yards in all, and no time is gone.",
                ),
            ),
            script=("run a play", "call Gut Dive", "designate Rusk Hammerfell"),
        ),
    ),
    "Read a Play as Strength, Time Units, offense and defense; read a Player as position, rating"
    " and ability (F-4, F-5, F-13, X-1).",
)

RATINGS: Final = Lesson(
    "Ratings",
    "The number on a Player's jersey is the rating. It wins no play by itself: it matters when a"
    " card compares it.",
    (
        Scene(
            Setting(
                plays=(("Deep Cross", "Right Power", "Curl Route"), ("Trap Door", "Gut Dive")),
                actions=(("Mismatch",), ()),
                next_plays=(("Left Sweep", "Post Route"), ("Left Sweep", "Right Sweep")),
                ball=30,
                exhausted=("Corwin Tidegate", "Burl Seawall", "Nels Flintlock", "Pike Ashdown"),
                extras=(("Mismatch",), ()),
            ),
            (
                Step(
                    "Your pass is complete, and you hold Mismatch: it gains 15 yards if your"
                    " receiver's rating beats the tackler's by 10 or more, and 5 if not. Name the"
                    " receiver with the highest rating.",
                    ("designate Ames Gullwick",),
                    "Check the jerseys: Ames Gullwick is a 93, Pell Driftwood an 84, Burl Seawall"
                    " an 82 (F-9).",
                    "They tackle with Pike Ashdown, an 80. 93 - 80 = 13.",
                ),
                Step(
                    "13 is at least 10. Play Mismatch.",
                    ("play Mismatch",),
                    "Don't sit on it: right now Mismatch gains 15 yards, and it can be played only"
                    " after designation (T-11).",
                    "25 for the pass, 10 for Ames Gullwick, 15 for Mismatch: 50 yards.",
                ),
            ),
            script=("call Deep Cross", "call Gut Dive", "designate Pike Ashdown"),
        ),
    ),
    "A rating counts only where a card asks for it. A Superstar has a rating of its own, and it"
    " counts while the Superstar is attached (F-9, T-11, T-15).",
)
