"""Everyday words for what the rules call otherwise: `goes for`, `held to`, `either team`."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_scene
from snapcount.cards.language.reader import Unread, read

OFFENSE = Scene(action=True, side="offense", on_player=False)
DEFENSE = Scene(action=True, side="defense", on_player=False)
PLAYER = Scene(side="offense")
DEFENDER = Scene(side="defense")
POWER_UP = Scene(enters=True)
GRIDIRON = Scene(enters=True, on_player=False)


def meant(text: str, scene: Scene) -> tuple[Any, ...]:
    page = read(text, scene)
    return (page.abilities, page.effects, page.timing)


DRAW = "draw an Action card."
NO_CARDS = "your opponent can't play Action cards"

SAME = [
    # Where it is seen who leads, where the ball is, how long a play is
    (OFFENSE, "If you trail on the scoreboard, gain 5 yards.", "If you trail, gain 5 yards."),
    (DEFENSE, "If you lead on the scoreboard, lose 5 yards.", "If you lead, lose 5 yards."),
    (
        PLAYER,
        "While you have the lead on the scoreboard, your plays cost 1 more Time Unit.",
        "While you are leading, your plays cost 1 more Time Unit.",
    ),
    (
        OFFENSE,
        "If the ball lies inside your own 20, gain 5 yards.",
        "If the ball is inside your own 20, gain 5 yards.",
    ),
    (PLAYER, "Your plays last 1 Time Unit longer.", "Your plays cost 1 more Time Unit."),
    (OFFENSE, "This play lasts 1 Time Unit less.", "This play costs 1 Time Unit less."),
    # What a play stops, and that nothing has stopped it
    (
        DEFENSE,
        "In addition to its usual calls, your play stops Run Middle.",
        "Your play also stops Run Middle.",
    ),
    (
        DEFENSE,
        "Your called play stops All Passes rather than the plays printed on it.",
        "Your called play stops All Passes instead.",
    ),
    (
        OFFENSE,
        "For this possession, gain 2 yards on each Run you complete without being stopped.",
        "For this possession, gain 2 yards on each successful Run you call.",
    ),
    (
        OFFENSE,
        "Add 2 to the Play Strength, but it cannot become higher than 9.",
        "Add 2 to the Play Strength, but not above 9.",
    ),
    (
        DEFENSE,
        "The catch range gets 1 narrower. Make it 2 narrower instead against a Long Pass.",
        "Narrow the catch range by 1. Narrow it by 2 instead against a Long Pass.",
    ),
    # What a play comes to
    (
        OFFENSE,
        f"If this catch goes for 10 or more yards, {DRAW}",
        f"If this play gains 10 or more yards, {DRAW}",
    ),
    (
        OFFENSE,
        f"If the play is good for at least 10 yards, {DRAW}",
        f"If the play gains at least 10 yards, {DRAW}",
    ),
    (
        OFFENSE,
        f"If this play ends up with a loss, {DRAW}",
        f"If this play results in a loss, {DRAW}",
    ),
    (
        OFFENSE,
        f"If this play ends up gaining 10 or more yards, {DRAW}",
        f"If this play gains 10 or more yards, {DRAW}",
    ),
    (
        OFFENSE,
        f"If the play ends in no gain or a loss, {DRAW}",
        f"If the play gains 0 yards or less, {DRAW}",
    ),
    (OFFENSE, "This play goes for double its base yards.", "Double the base yards."),
    (OFFENSE, "This play makes another 5 yards.", "Gain 5 yards."),
    (OFFENSE, "The play is good for an additional 5 yards.", "Gain 5 yards."),
    (DEFENSE, "This run gains 15 yards and not one more.", "This run gains at most 15 yards."),
    (DEFENSE, "This run is held to 15 yards at most.", "This run gains at most 15 yards."),
    (DEFENSE, "The play is worth 15 yards, tops.", "The play gains at most 15 yards."),
    (
        PLAYER,
        "Your Short Passes are good for 5 more yards.",
        "Your Short Passes gain 5 more yards.",
    ),
    (
        PLAYER,
        f"Whenever one of your plays goes for a loss, {DRAW}",
        f"Whenever one of your plays results in a loss, {DRAW}",
    ),
    (DEFENDER, "Runs against you are held to 15 yards.", "Runs against you gain at most 15 yards."),
    (
        PLAYER,
        "Run: Gain 5 yards. If the tackler is a Linebacker, pick up 15 instead.",
        "Run: Gain 5 yards. If the tackler is a Linebacker, gain 15 instead.",
    ),
    # Who carries the ball gains it
    (PLAYER, "Receive: He adds 5 yards.", "Receive: Gain 5 yards."),
    (PLAYER, "Run: He gains 5 more yards.", "Run: Gain 5 yards."),
    (
        POWER_UP,
        "Attach to one of your Players. He gains 5 more yards as runner or receiver.",
        "Attach to one of your Players. He gains 5 more yards when running or receiving.",
    ),
    # Time
    (
        PLAYER,
        "When one of your passes falls incomplete, that down costs no time off the clock.",
        "When your pass is incomplete, the play takes no Time Units.",
    ),
    (OFFENSE, "This down takes 1 more Time Unit.", "The play takes 1 more Time Unit."),
    (
        OFFENSE,
        "Your play eats up 2 more Time Units than it says.",
        "Your play takes 2 more Time Units.",
    ),
    (GRIDIRON, "Runs use up 1 more Time Unit.", "Runs take 1 more Time Unit."),
    # How long
    (DEFENSE, f"Until this down is over {NO_CARDS}.", f"Until this down is over, {NO_CARDS}."),
    (
        DEFENSE,
        f"{NO_CARDS.capitalize()} any more this down.",
        f"{NO_CARDS.capitalize()} this down.",
    ),
    (DEFENSE, f"{NO_CARDS.capitalize()} any longer.", f"{NO_CARDS.capitalize()}."),
    (
        DEFENSE,
        f"{NO_CARDS.capitalize()} for as long as this possession lasts.",
        f"{NO_CARDS.capitalize()} this possession.",
    ),
    (
        DEFENSE,
        "Exhaust a Quarterback. He can't be Energized through the whole of the next down.",
        "Exhaust a Quarterback. He can't be Energized until the end of the next down.",
    ),
    (
        POWER_UP,
        "Attach to one of your Players. While it's attached he can't be Exhausted.",
        "Attach to one of your Players. While attached, he can't be Exhausted.",
    ),
    # Both players
    (
        GRIDIRON,
        "When either team scores a touchdown, discard this Gridiron.",
        "When either player scores a touchdown, discard this Gridiron.",
    ),
    (GRIDIRON, "Neither side can spend timeouts.", "Neither player can spend timeouts."),
    (
        GRIDIRON,
        "The other side's Players can't be energized.",
        "Your opponent's Players can't be energized.",
    ),
    (GRIDIRON, "Either team's Short Passes gain 5 more yards.", "Short Passes gain 5 more yards."),
    (OFFENSE, "The catch range is 1 wider on either side.", "The catch range is 1 wider."),
    # Whose, said after them
    (
        OFFENSE,
        "Energize a Quarterback of yours on the field.",
        "Energize one of your Quarterbacks on the field.",
    ),
    (
        OFFENSE,
        "Exhaust a Linebacker of your opponent's.",
        "Exhaust one of your opponent's Linebackers.",
    ),
    (
        GRIDIRON,
        f"As each possession of yours starts, {DRAW}",
        f"At the start of each of your possessions, {DRAW}",
    ),
    # Numbers
    (
        OFFENSE,
        "If you have one timeout or none, gain a timeout.",
        "If you have at most one timeout, gain a timeout.",
    ),
    (OFFENSE, "Tack 3 onto the top end of the catch range.", "The catch range ends 3 higher."),
    (OFFENSE, "Make the Play Strength climb by 2.", "Increase the Play Strength by 2."),
    (DEFENSE, "Trim the catch range by 2 on both ends.", "The catch range is 2 narrower."),
    (GRIDIRON, "All punts come down 10 yards short.", "All punts go 10 fewer yards."),
    # Cards, and whom somebody names
    (
        DEFENSE,
        "Your opponent gets rid of a Play of their choice.",
        "Your opponent discards a Play of their choice.",
    ),
    (
        OFFENSE,
        "Look at the top three cards of your Play deck and put them back in any order you like.",
        "Look at the top three cards of your Play deck and put them back in any order.",
    ),
    (
        OFFENSE,
        (
            "Your opponent isn't allowed to name a Cornerback as the tackler this down, unless"
            " there's nobody else to name."
        ),
        "Your opponent can't designate a Cornerback as the tackler this down.",
    ),
    # Said of what was named
    (
        DEFENSE,
        "Exhaust a Quarterback. He stays that way until the end of the next down.",
        "Exhaust a Quarterback. He stays Exhausted until the end of the next down.",
    ),
    (
        DEFENSE,
        "Energize one of your Linebackers. He stays that way this down.",
        "Energize one of your Linebackers. He stays Energized this down.",
    ),
    (
        PLAYER,
        (
            "The first time each possession that he's picked as the runner, he doesn't get"
            " Exhausted for it."
        ),
        (
            "The first time each possession he's designated as the runner, he doesn't become"
            " Exhausted."
        ),
    ),
    (PLAYER, "He counts as a Tight End too, not just a Fullback.", "He counts as a Tight End."),
    (
        PLAYER,
        "No play of yours loses more than 5 yards.",
        "Your plays can't lose more than 5 yards.",
    ),
    (
        DEFENDER,
        (
            "With another Energized Linebacker next to him on the field, Runs against you gain 5"
            " fewer yards."
        ),
        (
            "While another Energized Linebacker is on the field with this Player, Runs against you"
            " gain 5 fewer yards."
        ),
    ),
    (
        DEFENDER,
        "Tackle – Pass: If he's rated higher than whoever caught it, gain 5 yards.",
        "Tackle – Pass: If he's rated higher than the receiver, gain 5 yards.",
    ),
    (
        DEFENDER,
        f"Whenever your opponent scores, {DRAW} Once per half.",
        f"Whenever your opponent scores, {DRAW} Use only once per half.",
    ),
    (
        DEFENDER,
        "Tackle – Run: Knock 10 yards off what the runner makes.",
        "Tackle – Run: If the offense called a Run, the offense loses 10 yards.",
    ),
    (
        PLAYER,
        "Receive: If you are ahead, that's 10 more yards.",
        "Receive: If you are ahead, gain 10 yards.",
    ),
    (
        OFFENSE,
        "If you're down to one timeout or none, gain a timeout.",
        "If you have at most one timeout, gain a timeout.",
    ),
    (
        OFFENSE,
        (
            "Swap one of your guys on the field for one off your bench. The new man can't be"
            " Exhausted this down."
        ),
        (
            "Substitute one of your Players on the field with one on your bench. The new Player"
            " can't be Exhausted this down."
        ),
    ),
    (
        OFFENSE,
        (
            "Have a look at your opponent's Play hand. You may stick a Play from your hand on the"
            " bottom of your Play deck and draw a new one."
        ),
        (
            "Look at your opponent's Play hand. You may put a Play from your hand on the bottom of"
            " your Play deck and draw a Play."
        ),
    ),
    (
        DEFENSE,
        "Cancel an Offense Action card, unless your opponent discards a card from their hand.",
        "Cancel an Offense Action card unless your opponent discards a card from their hand.",
    ),
    (
        DEFENSE,
        "Determine Grit. If it comes up 0 or 9, the offense fumbles.",
        "Determine Grit. If it is 0 or 9, the offense fumbles.",
    ),
    (DEFENSE, "Treat the Play Strength as a 1.", "The Play Strength becomes 1."),
    (
        GRIDIRON,
        "Runs use up one Time Unit more, no matter who calls them.",
        "Runs take 1 more Time Unit.",
    ),
    (GRIDIRON, "Throw out all Gridirons on the field.", "Discard all Gridirons on the field."),
    (
        POWER_UP,
        "Goes on a Defensive Tackle of yours. He cannot be Exhausted.",
        "Attach to one of your Defensive Tackles. This Player cannot be Exhausted.",
    ),
    (
        POWER_UP,
        "Put this beneath any Player you have on the field. He can't be Exhausted.",
        "Attach to one of your Players. This Player cannot be Exhausted.",
    ),
    (OFFENSE, "Gain 5 yards!", "Gain 5 yards."),
]


@pytest.mark.parametrize(("scene", "text", "same"), SAME)
def test_it_means_what_the_rules_call_it(scene: Scene, text: str, same: str) -> None:
    assert meant(text, scene) == meant(same, scene)


REFUSED = [
    # No gain is 0 yards, or no more than that
    (OFFENSE, f"If the play ends with no gain, {DRAW}"),
    # Who tackles gains nothing, and whoever has the ball then is not known
    (DEFENDER, "Tackle: He gains 5 more yards."),
    (PLAYER, "Whenever you play an Action card, this Player gains 5 more yards."),
    # Whose plays?
    (GRIDIRON, "Your Runs take 1 more Time Unit, whoever calls them."),
    # Both ends lower, or nearer to each other?
    (DEFENSE, "Trim the low end of the catch range by 2."),
]


@pytest.mark.parametrize(("scene", "text"), REFUSED)
def test_it_is_refused_where_it_may_mean_two_things(scene: Scene, text: str) -> None:
    with pytest.raises(Unread):
        read(text, scene)


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        (
            "Bat it down! The Short Pass is incomplete.",
            "(Bat it down!) The Short Pass is incomplete.",
        ),
        ("Milk it: lose 5 yards.", "(Milk it:) Lose 5 yards."),
        ("Lsoe 5 yards. Draw an Action card.", "Lose"),
    ],
)
def test_what_is_only_color_belongs_into_brackets(text: str, suggestion: str) -> None:
    with pytest.raises(TextError) as refused:
        parse_scene(text, DEFENSE)
    assert refused.value.suggestion == suggestion
    if suggestion != "Lose":
        assert meant(suggestion, DEFENSE) is not None
