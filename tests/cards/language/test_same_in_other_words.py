"""The same in other words: what one sentence takes of a family of phrases, all others take too."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Scene, Unread, read

DRAW = "draw an Action card"
GONE = "Remove a Gridiron card from the field. If it"
LOOK = "Look at your opponent's Action hand"
SYNERGY = Scene(synergy=True, on_player=False)
CALM = "Your Runs gain 5 more yards."
TOP = "Reveal the top card of your Play deck."
SEARCH = "Search your Play deck for a Long Pass"


@pytest.mark.parametrize(
    ("text", "same"),
    [
        # who gains: a role stands there as a play of its kind (F-9)
        ("The runner gains 5 yards.", "If the offense called a Run play, gain 5 yards."),
        (
            "The receiver gains at most 10 yards on this play.",
            "If the offense called a Pass play, the play gains at most 10 yards.",
        ),
        ("The ball carrier gains 5 additional yards.", "Gain 5 yards."),
        # what is printed on the play, and whose plays
        (
            "The play gains 10 yards instead of its printed yards.",
            "The play gains 10 yards instead of the base yards.",
        ),
        ("Gain 10 yards instead of your normal yards.", "The base yards become 10."),
        ("Gain 10 yards on this play instead of the usual yards.", "The base yards become 10."),
        (
            "Your Runs gain 10 yards rather than their normal yards this down.",
            "The base yards of your Runs become 10 this down.",
        ),
        (
            "Long Passes against you gain 10 fewer yards this down.",
            "Your opponent's Long Passes gain 10 fewer yards this down.",
        ),
        # whoever gained or lost goes on
        (
            "The offense loses 5 yards and discards an Action card.",
            "The offense loses 5 yards. The offense discards an Action card.",
        ),
        (
            "Your opponent must discard an Action card, if able.",
            "Your opponent discards an Action card.",
        ),
        # one thing, and another that may be done
        (f"Gain 5 yards and you may {DRAW}.", f"Gain 5 yards. You may {DRAW}."),
        # instead, in the middle and at the end
        (
            "If your pass would be incomplete this down, it is complete instead and gains 5 yards.",
            "If your pass would be incomplete this down, it is complete and gains 5 yards instead.",
        ),
        # a Superstar is a Player card (T-15)
        (
            f"{DRAW.capitalize()} for each Superstar Player card you have in play.",
            f"{DRAW.capitalize()} for each Superstar you have in play.",
        ),
        (
            "Search your Action deck for a Superstar Player card and attach it to its Player.",
            "Search your Action deck for a Superstar and attach it to its Player.",
        ),
        (
            "The next time your opponent plays a Superstar Player card this down, gain 5 yards.",
            "The next time your opponent plays a Superstar card this down, gain 5 yards.",
        ),
        (
            f"Reveal the top card of your Action deck. If it is a Superstar Player card, {DRAW}.",
            f"Reveal the top card of your Action deck. If it is a Superstar, {DRAW}.",
        ),
        # whole hands
        (
            "You and your opponent exchange all Action cards in your hands.",
            "The players exchange Action hands.",
        ),
        (
            "Exchange all Play cards in your hand with your opponent.",
            "Exchange Play hands with your opponent.",
        ),
        ("You and your opponent exchange hands.", "The players exchange hands."),
        # the offensive half of a Play, and a card that is flipped
        (
            f"{TOP} If its offensive play is a Pass, {DRAW}.",
            f"{TOP} If it is a Pass, {DRAW}.",
        ),
        (
            f"{TOP} If the offensive play on that card is not a Run, {DRAW}.",
            f"{TOP} If that card is not a Run, {DRAW}.",
        ),
        (
            f"Flip the top card of your Play deck. If that card's offensive play is a Run, {DRAW}.",
            f"Flip over the top card of your Play deck. If it is a Run, {DRAW}.",
        ),
        # players, abilities, positions
        (
            "You and your opponent exchange Action hands.",
            "The players exchange Action hands.",
        ),
        (
            "The receiver cannot use an Exhaust ability this down.",
            "The receiver cannot use Exhaust abilities this down.",
        ),
        # how long it lasts
        (
            "Until this possession ends, your Runs gain 5 additional yards.",
            "Your Runs gain 5 additional yards this possession.",
        ),
        (
            "Your Runs gain 5 additional yards until the half is over.",
            "Your Runs gain 5 additional yards this half.",
        ),
        (
            "This Player does not become Exhausted this play.",
            "This Player does not become Exhausted this down.",
        ),
        # what waits for something, for a while
        (
            f"Until the end of the half, {DRAW} each time you call a Run.",
            f"Until the end of the half, whenever you call a Run, {DRAW}.",
        ),
        (
            f"Until the end of the half, {DRAW} whenever you call a Run.",
            "Draw an Action card whenever you call a Run this half.",
        ),
        # whose play, whose card
        ("Add 2 Time Units to the offense's play.", "Add 2 Time Units to the play."),
        (
            "Subtract 1 Time Unit from the cost of the offense's play.",
            "The play uses 1 fewer Time Unit.",
        ),
        (f"{GONE} belonged to your opponent, {DRAW}.", f"{GONE} was your opponent's, {DRAW}."),
        (f"{GONE} did not belong to you, {DRAW}.", f"{GONE} was not yours, {DRAW}."),
        # a play that was named, a card that is shown, a ball that is nearer
        (
            f"Name a play. If your opponent reveals that play this down, {DRAW}.",
            f"Name a play. If your opponent calls that play this down, {DRAW}.",
        ),
        (
            f"{SEARCH}, show it to your opponent and add it to your hand.",
            f"{SEARCH}, reveal it and put it into your hand.",
        ),
        (
            "Treat your field goals as though the ball were 10 yards closer this half.",
            "Your field goals count as 10 yards nearer this half.",
        ),
        # what became of a play, and whose yards they are
        (
            f"If the play has been stopped, {DRAW} at the end of the play.",
            f"If the play is stopped, {DRAW} at the end of the play.",
        ),
        (
            f"If your pass has not been completed, {DRAW} at the end of the play.",
            f"If your pass is not complete, {DRAW} at the end of the play.",
        ),
        (
            "Halve the yards the offense gains on this play.",
            "Halve the yards gained on this play.",
        ),
        ("Reduce the yards this play gains by 5.", "The offense loses 5 yards."),
        (
            "The offense still gains at least 5 yards on this play.",
            "The play gains at least 5 yards.",
        ),
        (
            f"If the play lost or gained no yards, {DRAW} at the end of the play.",
            f"If the play gained no yards, {DRAW} at the end of the play.",
        ),
        (
            f"If you lost yards or gained none on your previous play, {DRAW}.",
            f"If you gained no yards on your previous play, {DRAW}.",
        ),
        # what a call defends against
        (
            f"If the defense's call defends against a Run, {DRAW}.",
            f"If the defense's call stops a Run, {DRAW}.",
        ),
        (
            f"Name a play. If the defense's call defends against it this down, {DRAW}.",
            f"Name a play. If the defense's call includes it this down, {DRAW}.",
        ),
        # a play that was just called, or shown
        (
            (
                f"Flip over the top card of your Play deck and it becomes your play. If that play"
                f" is a Run, {DRAW}."
            ),
            (
                f"Flip over the top card of your Play deck and it becomes your play. If that card"
                f" is a Run, {DRAW}."
            ),
        ),
        (
            f"Reveal the top card of your Play deck. If that play is a Run, {DRAW}.",
            f"Reveal the top card of your Play deck. If that card is a Run, {DRAW}.",
        ),
        (
            "The called Long Pass is also a Short Pass this down.",
            "The Long Pass is also a Short Pass.",
        ),
        # another number in another case, with its verb
        (
            "Gain 5 yards, or gain 10 yards instead on third down.",
            "Gain 5 yards, or 10 yards on third down.",
        ),
        (
            "Choose a new target for an effect of your opponent that targets one of your Players.",
            "Choose a new target for an effect that targets one of your Players.",
        ),
        ("You gain 0 yards on this play.", "You gain no yards on this play."),
        # a card chosen from a hand
        (
            "Choose a Play card in your hand and reveal it. That card becomes your play this down.",
            "Choose a Play card from your hand and it becomes your play.",
        ),
        (
            "Reveal a Play card from your hand. It becomes your play.",
            "Choose a Play card from your hand and it becomes your play.",
        ),
        (
            (
                f"{LOOK} and choose a card from it. Your opponent discards the chosen card and then"
                " draws an Action card."
            ),
            f"{LOOK}. Choose a card from it and discard it. Your opponent draws an Action card.",
        ),
        # what a call stops besides
        (
            "In addition to the plays printed on it, the defense's call stops Run Middle.",
            "The defense's call also stops Run Middle.",
        ),
        # each of several, one at a time
        (
            "Each of your Energized Players stays Energized until the end of the half.",
            "All of your Energized Players stay Energized until the end of the half.",
        ),
        (
            "Every opposing Linebacker gets -5 rating.",
            "All opposing Linebackers get -5 rating.",
        ),
        (
            f"If you have both a Running Back and a Tight End on the field, {DRAW}.",
            f"If you have a Running Back and a Tight End on the field, {DRAW}.",
        ),
        # how far a play goes, and whom it gains yards
        ("This run goes for at least 15 yards.", "The play gains at least 15 yards."),
        (
            "The offense never gets more than 10 yards on this play.",
            "The play gains at most 10 yards.",
        ),
        ("This play gains you 5 yards.", "Gain 5 yards."),
        ("The offense gets 5 yards less on this play.", "The offense loses 5 yards."),
        (
            "The offense can't be tackled for a loss on this play.",
            "The play gains at least 0 yards.",
        ),
        (
            "Cut the yards on this play in half, rounded down to the nearest 5.",
            "Halve the yards gained on the play.",
        ),
        ("The runner or receiver loses 5 yards.", "The offense loses 5 yards."),
        ("The runner or receiver fumbles.", "The play becomes a fumble."),
        # another number in another case, without an `or`
        (
            "The offense loses 5 yards, 10 if it's third or fourth down.",
            "The offense loses 5 yards, or 10 yards if it is third or fourth down.",
        ),
        (
            "Exhaust one opposing Player of your choice on the field.",
            "Exhaust one opposing Player on the field.",
        ),
        # the play before
        (
            f"If your previous play gained 10 or more yards, {DRAW}.",
            f"If your last play gained 10 or more yards, {DRAW}.",
        ),
        (
            f"If the offense gained 20 yards or more on its previous play, {DRAW}.",
            f"If the offense's last play gained 20 yards or more, {DRAW}.",
        ),
        (
            f"If your previous play was a Run that gained 10 yards or more, {DRAW}.",
            f"If your last play was a Run for 10 yards or more, {DRAW}.",
        ),
        # whoever is chosen for it
        (
            "Your opponent chooses and exhausts one of their Defensive Backs on the field.",
            "Your opponent exhausts one of their Defensive Backs on the field.",
        ),
        ("Choose and Energize two of your Players.", "Energize two of your Players."),
        # what is done for
        (
            "You may discard an Action card in order to gain 5 yards.",
            "You may discard an Action card to gain 5 yards.",
        ),
    ],
)
def test_it_is_the_same_effect(text: str, same: str) -> None:
    assert read(text, Scene(action=True)).effects == effects(same)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Whenever a Quarterback is your receiver, gain 10 yards.",
            "Whenever one of your Quarterbacks is the receiver, gain 10 yards.",
        ),
        # a play of a kind, where nothing says that this down's is meant
        ("Your Run Middle gains 5 more yards.", "Your Run Middle plays gain 5 more yards."),
        (
            "While this Player is Energized, your Short Pass gains 5 yards less.",
            "While this Player is Energized, your Short Passes gain 5 fewer yards.",
        ),
        (
            "Run Left gains you 5 extra yards if the Play Strength is 9.",
            "While the Play Strength is 9, the offense's Run Lefts gain 5 more yards.",
        ),
        (
            "Your Long Pass gains 5 more yards and takes 1 more Time Unit.",
            "Your Long Passes gain 5 more yards. Your Long Passes take 1 more Time Unit.",
        ),
        (
            "The offense never gets more than 25 yards on a Run Middle.",
            "The offense cannot gain more than 25 yards on a Run Middle.",
        ),
        (
            f"At the start of a possession where you're on defense, {DRAW}.",
            f"At the start of your opponent's possession, {DRAW}.",
        ),
        (
            "Whenever your receiver is a Quarterback, gain 10 yards.",
            "Whenever one of your Quarterbacks is the receiver, gain 10 yards.",
        ),
        (
            f"Whenever your opponent's runner is a Tight End, {DRAW}.",
            f"Whenever one of your opponent's Tight Ends is the runner, {DRAW}.",
        ),
        (
            f"Whenever this Player becomes your receiver, {DRAW}.",
            f"Whenever this Player is designated as the receiver, {DRAW}.",
        ),
        (
            "Neither player may attempt a field goal from outside the opponent's 25.",
            "Neither player may attempt a field goal from beyond the 25 yard line.",
        ),
        (
            "This Player's Tackle abilities trigger even if the Player is Exhausted.",
            "This Player's Tackle abilities trigger even if this Player is Exhausted.",
        ),
        (
            (
                "When your pass would be incomplete, you may discard an Action card. If you do,"
                " that pass is complete instead."
            ),
            (
                "When your pass would be incomplete, you may discard an Action card. If you do, it"
                " becomes complete."
            ),
        ),
        *(
            (
                f"At the start of {downs}, {DRAW}.",
                f"At the start of a third or fourth down, {DRAW}.",
            )
            for downs in (
                "each third down and fourth down",
                "each third down and each fourth down",
                "every third and fourth down",
                "each third down or fourth down",
            )
        ),
    ],
)
def test_it_is_the_same_ability(text: str, same: str) -> None:
    assert read(text, Scene()).abilities == read(same, Scene()).abilities


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your runner is your opponent's Tight End, draw an Action card.",
        "This down, your opponent discards a Play card each time they play an Action card.",
        "Gain 5 yards, or draw an Action card on third down.",
        "Gain 0 yards.",
        f"If that play is a Run, {DRAW}.",
        "The Player is Energized.",
    ],
)
def test_what_contradicts_itself_or_is_a_cost_is_refused(text: str) -> None:
    assert is_refused(text)


LATE = "there are 3 or fewer Time Units left in the half"


@pytest.mark.parametrize("word", ["or", "and"])
def test_a_synergy_is_active_at_one_time_and_at_another(word: str) -> None:
    said = read(f"Active in overtime {word} while {LATE}. {CALM}", SYNERGY)
    assert (
        said.active_if == read(f"Active while it is overtime or {LATE}. {CALM}", SYNERGY).active_if
    )


def test_times_that_may_be_one_are_not_joined_by_and() -> None:
    with pytest.raises(Unread):
        read(f"Active in overtime and while you are behind. {CALM}", SYNERGY)
