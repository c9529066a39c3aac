"""Lessons on the cards that stay: on a Player, on the field, beside the decks."""

from __future__ import annotations

from typing import Final

from snapcount.lessons.lesson import Lesson, Scene, Step
from snapcount.lessons.setting import Setting

ATTACHED: Final = Lesson(
    "Superstars and Power Ups",
    "Most cards are gone once you've played them. Superstars and Power Ups stay, and make one of"
    " your Players better.",
    (
        Scene(
            Setting(
                plays=(("Deep Cross", "Right Power"), ("Trap Door", "Gut Dive")),
                actions=(("Ames Gullwick", "Long Strides"), ()),
                next_plays=(("Left Sweep", "Post Route"), ("Left Sweep", "Right Sweep")),
                ball=20,
                exhausted=("Corwin Tidegate", "Burl Seawall", "Nels Flintlock"),
            ),
            (
                Step(
                    "A Superstar goes on the Player of the same name, and its words replace his for"
                    " the rest of the game. Ames Gullwick is on the field, and you drew his"
                    " Superstar: Receive, gain 20 yards. Play it.",
                    ("play Ames Gullwick (Superstar)",),
                    "Start with the Superstar. It can be played only at the start of a possession"
                    " or a down, or at the end of a play (T-15).",
                ),
                Step(
                    "Now the Power Up. It slides beneath a Player and adds to what he can do, until"
                    " he leaves the field. Put Long Strides where the Superstar is.",
                    ("play Long Strides on Ames Gullwick",),
                    "Long Strides says Receive: gain 5 yards. Put it on Ames Gullwick, so that one"
                    " catch sets off both (T-16).",
                    "Both are on. A Superstar is shown {superstar}, a Power Up {power_up}.",
                ),
                Step(
                    "Deep Cross is complete. You know who gets the ball.",
                    ("designate Ames Gullwick",),
                    "You've just put two cards on Ames Gullwick: throw it to him (T-13).",
                    "25 for the pass, 20 for the Superstar, 5 for the Power Up: 50 yards.",
                ),
            ),
            script=("run a play", "call Deep Cross", "call Gut Dive", "designate Rusk Hammerfell"),
        ),
    ),
    "A Superstar stays on its own Player for the game. A Power Up stays until its Player leaves the"
    " field, which is at the latest when the ball changes hands (P-5, T-15, T-16).",
)

STANDING: Final = Lesson(
    "Gridirons and Synergy",
    "Two kinds of cards work for a whole game without anybody using them: Gridirons lie on the"
    " field, and a Synergy card sits beside your decks.",
    (
        Scene(
            Setting(
                plays=(("Deep Cross", "Right Power", "Curl Route"), ("Trap Door", "Gut Dive")),
                actions=(("Clear Skies", "Film Room"), ()),
                next_plays=(("Left Sweep", "Post Route"), ("Left Sweep", "Right Sweep")),
                lined_up=False,
            ),
            (
                Step(
                    "Start of a Possession, and you hold a Gridiron: Clear Skies. It stays on the"
                    " field, and with it every Pass gains 5 more yards, theirs too. You pass more"
                    " than they do. Play it.",
                    ("play Clear Skies",),
                    "It can be played only at the start of a possession, and it helps you more than"
                    " the Badgers, who run (T-17).",
                    "Clear Skies lies on the field now, for both teams.",
                ),
                Step(
                    "They'll call Gut Dive: it stops Run Left and Run Middle and has Strength 1."
                    " Make the most of the weather: call the Pass that will be complete.",
                    ("call Deep Cross",),
                    "Clear Skies helps no Run, and Curl Route makes 8 + 1 = 9, outside its 2-8."
                    " Deep Cross makes 3 + 1 = 4, inside 1-6 (F-4).",
                    "25, and 5 more for Clear Skies: 30 yards.",
                ),
            ),
            script=(
                "bench Jory Saltmarsh",
                "bench Thorn Quarrier",
                "call Gut Dive",
                "designate Pell Driftwood",
                "designate Rusk Hammerfell",
            ),
        ),
        Scene(
            Setting(
                plays=(("Left Sweep", "Right Power", "Curl Route"), ("Trap Door", "Gut Dive")),
                next_plays=(("Post Route", "Left Counter"), ("Left Sweep", "Right Sweep")),
                lined_up=False,
                extras=(("One Captain",), ()),
            ),
            (
                Step(
                    "A Synergy card is never drawn. It works as long as your deck is what it asks"
                    " for. Yours is One Captain: with exactly one Quarterback in your deck, you"
                    " draw an extra Play at the start of your possession. It has just drawn you"
                    " Post Route. They'll call Gut Dive, with Strength 1. Call what your Synergy"
                    " gave you.",
                    ("call Post Route",),
                    "Look at what One Captain drew you: Post Route, 40 yards, and 6 + 1 = 7 lies in"
                    " its 3-7 (F-4, S-4).",
                    "40 yards, courtesy of your Synergy card.",
                ),
            ),
            script=(
                "bench Jory Saltmarsh",
                "bench Thorn Quarrier",
                "call Gut Dive",
                "designate Pell Driftwood",
                "designate Rusk Hammerfell",
            ),
        ),
    ),
    "Gridirons stay on the field until a card removes them, and most work for both. A Synergy card"
    " works while your deck meets its condition, and nothing can remove it (D-7, S-4, T-17, X-3).",
)
