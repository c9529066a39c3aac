"""Lessons on a down and a game: calls, line-ups, abilities, layers, kicks, turnovers."""

from __future__ import annotations

from typing import Final

from snapcount.lessons.lesson import Lesson, Scene, Step
from snapcount.lessons.setting import Setting

THE_DOWN: Final = Lesson(
    "The down, and calling plays",
    "You are the Tidewater Herons, on offense. A game has two halves of 15 Time Units, and a "
    "touchdown is worth 7 points. You get four downs at a time, and there's no distance to "
    "reach.",
    (
        Scene(
            Setting(
                plays=(
                    ("Right Power", "Quick Slant", "Deep Cross"),
                    ("Flat Route", "Right Power", "Left Sweep"),
                ),
                next_plays=(("Gut Dive", "Left Counter"), ("Trap Door", "Curl Route")),
            ),
            (
                Step(
                    "First down on your own 25. Before every play you choose: run a play, or kick"
                    " the ball away. Run a play.",
                    ("run a play",),
                    "A kick gives the ball to your opponent, and you still have three more "
                    "downs (F-1). Run a play.",
                    "Both players drew a Play card (F-2).",
                ),
                Step(
                    "Now both sides choose a Play in secret. You expect the Badgers to call "
                    "Flat Route: it stops Short and Medium Passes and has Strength 7. Add "
                    "both Strengths and keep only the last digit; a Run gains five times "
                    "that. Call the Run that gains the most.",
                    ("call Gut Dive",),
                    "Not that one. Quick Slant and Deep Cross are passes that Flat Route stops"
                    " (F-4). Right Power: 5 + 7 = 12, the last digit is 2, so 10 yards. Gut Dive:"
                    " 1 + 7 = 8, so 40 (F-5, F-10).",
                    "1 + 7 = 8, and 8 × 5 = 40 yards.",
                ),
                Step(
                    "Second down. Now they expect a run and will call Right Power: it stops "
                    "Run Middle and Run Right, and has Strength 5. A Pass that isn't stopped "
                    "is complete if the sum is in its catch range, the numbers in "
                    "parentheses. Call a Pass that will be complete.",
                    ("call Quick Slant",),
                    "Look again: Quick Slant is 0 + 5 = 5, inside its 2-9, for 10 yards. "
                    "Deep Cross would be 3 + 5 = 8, outside its 1-6: incomplete (F-4). Runs "
                    "to the right are stopped, and a Run to the left isn't a Pass.",
                    "0 + 5 = 5 is in 2-9: complete, 10 yards.",
                ),
            ),
            script=(
                "call Flat Route",
                "designate Burl Seawall",
                "designate Nels Flintlock",
                "call Right Power",
                "designate Burl Seawall",
                "designate Rusk Hammerfell",
            ),
        ),
    ),
    "Each down, both sides call a Play in secret. A defense stops the calls it lists. "
    "Otherwise, add both Strengths and keep the last digit: a Run gains five times that, a "
    "Pass gains its yards if the sum is in its catch range (F-1 to F-5, F-10).",
)

LINE_UPS: Final = Lesson(
    "Line-ups and designation",
    "A deck has ten Players, five for each side of the ball. Four line up when a possession "
    "starts and stay in until the ball changes hands.",
    (
        Scene(
            Setting(
                plays=(
                    ("Deep Cross", "Quick Slant", "Curl Route"),
                    ("Left Sweep", "Trap Door", "Gut Dive"),
                ),
                next_plays=(("Post Route", "Fly Route"), ("Left Sweep", "Right Sweep")),
                lined_up=False,
            ),
            (
                Step(
                    "Your hand is all passes. One of your five sits on the bench, and a "
                    "Quarterback must line up. Bench the Player who can't help a passing "
                    "game.",
                    ("bench Jory Saltmarsh",),
                    "Keep that one: “Receive” abilities and Burl Seawall help passes. Jory"
                    " Saltmarsh's ability begins with “Run”.",
                    "Everyone comes in Energized, shown {energized} (S-5).",
                ),
                Step(
                    "You called Deep Cross, a Medium Pass, and it's complete. Now name the "
                    "receiver. An Energized Player's “Receive” ability works if its "
                    "condition is met. Name the one who gains the most here.",
                    ("designate Ames Gullwick",),
                    "Read the abilities: Pell Driftwood's needs a Short Pass, and the others have"
                    " no Receive ability. Ames Gullwick gains 10 yards on any pass (F-9, T-13).",
                    "Deep Cross gains 25, and Ames Gullwick 10 more. Now that he's been "
                    "named, he is Exhausted, shown {exhausted} (F-11).",
                ),
                Step(
                    "Next down, and a Short Pass is complete. You may name an Exhausted "
                    "Player, but his ability won't work. Name the best receiver for this one.",
                    ("designate Pell Driftwood",),
                    "Ames Gullwick is Exhausted: he'd catch it, but gain nothing more "
                    "(T-13). Pell Driftwood is Energized, and this is a Short Pass.",
                    "10 yards, 5 more from Pell Driftwood, and an Action card.",
                ),
            ),
            script=(
                "bench Pike Ashdown",
                "call Deep Cross",
                "call Left Sweep",
                "designate Garr Coalpit",
                "call Quick Slant",
                "call Trap Door",
                "designate Garr Coalpit",
            ),
        ),
    ),
    "Four of your five line up, and the offense needs a Quarterback. On a successful play "
    "each side names a Player. Run, Receive and Tackle abilities work if the Player is "
    "Energized and the condition is met, and the Players named are Exhausted afterward (S-5, "
    "F-9, F-11, T-13).",
)

EXHAUST: Final = Lesson(
    "Exhaust abilities and timing points",
    "Between the steps of a down there are timing points. In each, the offense acts first, "
    "then you take turns until both pass in a row.",
    (
        Scene(
            Setting(
                plays=(("Deep Cross", "Right Power"), ("Trap Door", "Gut Dive")),
                actions=(("Fresh Legs",), ()),
                next_plays=(("Left Sweep", "Post Route"), ("Left Sweep", "Right Sweep")),
                down=2,
                ball=40,
            ),
            (
                Step(
                    "You called Deep Cross (1-6), and the Play Strength is 7: incomplete by "
                    "one. This is On Field Adjustments, when the play can still change. Use "
                    "the Player whose Exhaust ability saves the pass.",
                    ("use Burl Seawall",),
                    "If you pass, the pass stays incomplete (F-4). Corwin Tidegate would "
                    "replace the call with the top card of your deck, whatever it is. Burl "
                    "Seawall makes the catch range 1 wider: 0-7.",
                    "Burl Seawall is Exhausted right away: that's the price (T-5).",
                ),
                Step(
                    "His effect waits in the layers until both players pass in a row. You "
                    "could add more, but you don't need to: pass.",
                    ("pass",),
                    "One is enough: with a range of 0-7 the pass is complete. Pass, so the "
                    "layers resolve (T-1, T-2).",
                    "The range is now 0-7, and 7 is inside: complete.",
                ),
                Step(
                    "Next down, Prior to Selecting a Play. This is when you can play Fresh "
                    "Legs, which Energizes one of your Exhausted Players. Play it.",
                    ("play Fresh Legs",),
                    "Two of your Players are Exhausted, and this card helps one of them. "
                    "Play Fresh Legs now: you can't play it later in the down (T-11).",
                ),
                Step(
                    "Both passed, and Fresh Legs resolves. Energize Burl Seawall.",
                    ("choose Burl Seawall",),
                    "He'd be useful too, but Burl Seawall can save another pass.",
                    "Burl Seawall is Energized again.",
                ),
            ),
            script=(
                "call Deep Cross",
                "call Trap Door",
                "designate Ames Gullwick",
                "designate Nels Flintlock",
            ),
            plays_on=False,
        ),
    ),
    "Every card and ability says when you can use it. You pay the Exhaust in an Exhaust "
    "ability right away; its effect waits until both have passed (T-1, T-5, T-12).",
)

LAYERS: Final = Lesson(
    "Action cards and layers",
    "Cards played at a timing point go on a stack of layers. When both pass, the last one in "
    "resolves first.",
    (
        Scene(
            Setting(
                plays=(("Right Power", "Deep Cross"), ("Left Sweep", "Gut Dive")),
                actions=(("Second Effort", "Whistle"), ("Gang Tackle",)),
                next_plays=(("Left Sweep", "Post Route"), ("Left Counter", "Right Sweep")),
                down=1,
                ball=30,
                exhausted=("Corwin Tidegate", "Burl Seawall"),
            ),
            (
                Step(
                    "Your run succeeds for 40 yards. It's After Player Designation, and "
                    "Second Effort gains 5 more. Play it.",
                    ("play Second Effort",),
                    "You can play Second Effort only now, and it can only help. Play it "
                    "first, and save Whistle for what the defense might do.",
                ),
                Step(
                    "The Badgers answered with Gang Tackle, which would take away 10 yards. "
                    "It's on top of your Second Effort. You can add another layer: cancel it.",
                    ("play Whistle",),
                    "If you pass, Gang Tackle resolves first and takes 10 yards (T-2). Play "
                    "Whistle now, and it goes on top and resolves first.",
                    "Whistle was the last one in, so it resolves first (T-2).",
                ),
                Step(
                    "Whistle resolves and asks which Action card to cancel.",
                    ("cancel Gang Tackle (opponent's)",),
                    "Second Effort is your own. Cancel the card that would cost you yards.",
                    "Gang Tackle is cancelled and does nothing (T-18). Then Second Effort gains 5.",
                ),
            ),
            script=(
                "call Right Power",
                "call Left Sweep",
                "designate Burl Seawall",
                "designate Nels Flintlock",
                "play Gang Tackle",
            ),
        ),
    ),
    "Layers resolve last in, first out. So a response always resolves before the card it "
    "responds to, and the last word wins (T-2, T-11, T-18).",
)

KICKS: Final = Lesson(
    "The clock, fourth down and kicks",
    "Only a card makes a first down. After a fourth down without a score, your opponent gets "
    "the ball right there, so think about a kick. The clock decides how many plays are left.",
    (
        Scene(
            Setting(
                plays=(("Quick Slant", "Right Power"), ("Left Sweep", "Gut Dive")),
                next_plays=(("Flat Route",), ("Gut Dive",)),
                down=4,
                ball=30,
                clock=9,
            ),
            (
                Step(
                    "Fourth down on your own 30, early in the game. If you run a play and "
                    "don't score, they get the ball near your end zone. Kick it away.",
                    ("punt",),
                    "From your own 30, a play that doesn't score gives them the ball right "
                    "here (F-16), and a field goal is too far (K-3). Punt.",
                    "For Grit, each player flips a Play: 7 + 1 = 8. That's a 45-yard punt "
                    "(K-1, K-2).",
                ),
            ),
        ),
        Scene(
            Setting(
                plays=(("Quick Slant", "Right Power"), ("Left Sweep", "Gut Dive")),
                next_plays=(("Left Sweep",), ("Gut Dive",)),
                down=4,
                ball=80,
                half=2,
                clock=2,
                score=(13, 14),
                timeouts=(1, 2),
            ),
            (
                Step(
                    "Fourth down on their 20, two Time Units left, and you're down by one. A "
                    "field goal is 3 points; from the 20 it's good with a Grit of 2 to 7.",
                    ("field goal",),
                    "A play that doesn't score loses the ball and the game. From the 20, six "
                    "of the ten Grits are good (K-3): try the field goal.",
                    "Grit is 3 + 1 = 4: good! You lead by two.",
                ),
                Step(
                    "The kick takes one of the last two Time Units off the clock, unless "
                    "someone spends a timeout. Do you stop the clock?",
                    ("no timeout",),
                    "You're ahead, and the clock is your friend. Let it run, so they get "
                    "fewer plays (F-13).",
                    "The team that's ahead wants the clock to run.",
                ),
            ),
        ),
        Scene(
            Setting(
                plays=(("Quick Slant", "Right Power"), ("Left Sweep", "Trap Door")),
                next_plays=(("Left Sweep",), ("Gut Dive",)),
                down=2,
                ball=60,
                half=2,
                clock=1,
                score=(10, 14),
                timeouts=(1, 0),
                exhausted=("Corwin Tidegate", "Burl Seawall", "Ames Gullwick"),
            ),
            (
                Step(
                    "Same game, different ending: you're down by four, and a complete pass "
                    "has brought you close. It takes the last Time Unit, and then the game "
                    "is over. You have one timeout.",
                    ("timeout",),
                    "When time runs out the game is over, whatever the down (F-18), and "
                    "you're behind. Now is the time for that timeout.",
                    "The clock stays at 1, so there's one more play (F-13).",
                ),
            ),
            script=(
                "call Quick Slant",
                "call Trap Door",
                "designate Pell Driftwood",
                "designate Nels Flintlock",
            ),
        ),
    ),
    "A fourth down without a score turns the ball over right there. A punt gains 25 to 50 "
    "yards and a field goal 3 points, both by Grit. Timeouts save Time Units, and you get "
    "three for the whole game (F-13, F-16, F-18, K-1 to K-5).",
)

TURNOVERS: Final = Lesson(
    "Turnovers, Replay, and winning",
    "Some cards end a down right away: an interception or a fumble gives the ball away. And "
    "a down can be replayed.",
    (
        Scene(
            Setting(
                plays=(("Quick Slant", "Right Power"), ("Trap Door", "Gut Dive")),
                actions=(("Try That Again",), ("Jump the Route",)),
                next_plays=(
                    ("Left Sweep", "Curl Route", "Gut Dive"),
                    ("Left Sweep", "Quick Slant", "Right Sweep"),
                ),
                ball=45,
                exhausted=("Corwin Tidegate", "Burl Seawall"),
            ),
            (
                Step(
                    "Your short pass is complete as it stands. You hold Try That Again, "
                    "which replays the down. You don't need it now: pass.",
                    ("pass",),
                    "The play succeeds, so why replay it? You can do that once per "
                    "possession (F-19), so save it for trouble. Pass.",
                ),
                Step(
                    "Trouble: Jump the Route makes it an interception if the Grit is 7 to 9. "
                    "A Replay the Down beats an opposing turnover. Play yours.",
                    ("play Try That Again",),
                    "If the Grit is 7 or more, the ball is theirs. The Replay is checked "
                    "before the turnover and beats it (F-7, F-8). Play it.",
                    "The Grit was 8, which would have been an interception, but the down is "
                    "replayed (F-8).",
                ),
            ),
            script=("call Quick Slant", "call Trap Door", "play Jump the Route"),
        ),
        Scene(
            Setting(
                plays=(("Post Route", "Quick Slant", "Right Power"), ("Gut Dive", "Left Sweep")),
                next_plays=(("Sideline Out",), ("Right Sweep",)),
                down=3,
                ball=60,
                half=2,
                clock=1,
                score=(10, 14),
                timeouts=(0, 0),
                exhausted=("Corwin Tidegate", "Burl Seawall"),
            ),
            (
                Step(
                    "The last play of the game: their 40, down by four, no timeouts. You "
                    "need the end zone. They will call Gut Dive, which stops Runs to the "
                    "left and the middle and has Strength 1. Call the play that wins.",
                    ("call Post Route",),
                    "That's not far enough, and the clock runs out. Post Route goes 40 "
                    "yards, and 6 + 1 = 7 is in its 3-7: touchdown (F-12).",
                    "Touchdown, 7 points, and no time left. You win (F-12, F-18, H-2)!",
                ),
            ),
            script=(
                "run a play",
                "call Gut Dive",
                "designate Pell Driftwood",
                "designate Nels Flintlock",
            ),
        ),
    ),
    "A live ball turnover ends the down, and a Replay beats an opposing one. After the "
    "second half the higher score wins; a tie goes to overtime (F-7, F-8, F-17, H-2).",
)
