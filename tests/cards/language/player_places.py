"""Places where Players are named: sentences with a gap."""

from __future__ import annotations

from typing import Final, NamedTuple


class Place(NamedTuple):
    """A sentence with a gap: `{}` for Players, `{'s}` for Players with an s.

    `[is|are]` agrees with them. `kind`: what is done, said for a while, stands, is asked or waited
    for; `wants` and `bars` are features of the Players.
    """

    text: str
    kind: str
    wants: str = ""
    bars: str = ""


_DRAW: Final = "draw an Action card"
PLACES: Final = (
    # What is done
    Place("Energize {}.", "done", bars="energized bench"),
    Place("Exhaust {}.", "done", bars="exhausted bench"),
    Place("You may energize {}.", "done", bars="energized bench"),
    Place(
        "Your opponent may discard an Action card. If they do not, exhaust {}.",
        "done",
        bars="exhausted bench",
    ),
    Place("At the end of the play, energize {}.", "done", bars="energized bench"),
    Place("Discard an Action card to energize {}.", "done", bars="energized bench"),
    Place("{} [becomes|become] Exhausted.", "done", bars="exhausted bench"),
    Place(
        "Substitute {} with an Energized Player from your bench.",
        "done",
        "yours",
        "bench several ranked",
    ),
    Place("Substitute one of your Players on the bench for {}.", "done", "yours", "bench several"),
    Place("Send {} to the bench.", "done", bars="bench"),
    Place(
        "Designate {} as the runner.",
        "done to one",
        "yours",
        "bench several ranked defense of-this",
    ),
    Place("Remove a Power Up from {}.", "done to one", bars="several up-to"),
    Place("Attach a Power Up from your hand to {}.", "done to one", "yours", "bench several"),
    Place("Cancel the Tackle abilities of {}.", "done", bars="bench"),
    Place(
        "This Player gains the Tackle abilities of {} this down.",
        "done by this",
        "yours",
        "several",
    ),
    Place(
        "If you are ahead, draw an Action card. Otherwise, exhaust {}.",
        "done",
        bars="exhausted bench",
    ),
    Place("Energize {} and draw an Action card.", "done", bars="energized bench"),
    Place("You may exhaust {} to draw an Action card.", "done", "yours", "exhausted bench"),
    Place("Return {} to the bench.", "done", bars="bench"),
    # What is said of them for a while, and what stands
    *(
        Place(text, kind, wants, bars)
        for words, wants, bars in (
            ("{} cannot be exhausted", "", "exhausted bench"),
            ("{} cannot be energized", "", "bench"),
            ("{} cannot be designated", "", "bench"),
            ("{} cannot be designated as the receiver", "offense", "bench"),
            ("{} cannot be exhausted by your opponent's effects", "yours", "exhausted bench"),
            (
                "{} cannot be exhausted by effects your opponent controls",
                "yours",
                "exhausted bench",
            ),
            ("{} [has|have] +5 rating", "", ""),
            ("the rating of {} is increased by 5", "", ""),
            ("{'s} rating is increased by 5", "", ""),
            ("the Tackle abilities of {} are cancelled", "", ""),
            ("{'s} Tackle abilities are cancelled", "", ""),
            ("{} [loses|lose] all abilities", "", ""),
            ("{} cannot use Exhaust abilities", "", "bench"),
            ("{} [counts|count] as [a|] [Linebacker|Linebackers]", "", ""),
            ("{} [does|do] not become exhausted when designated", "", "exhausted bench"),
            ('{} [has|have] "Run: Gain 5 yards."', "yours", "defense bench"),
        )
        for text, kind in ((f"{words} this down.", "lasts"), (f"{words}.", "stands"))
    ),
    Place("Your opponent cannot energize {} this down.", "lasts", bars="bench energized yours"),
    Place("{} cannot be designated as the receiver on Long Passes.", "stands", "offense", "bench"),
    Place(
        "{} [does|do] not become exhausted when designated as the receiver.",
        "stands",
        "offense",
        "exhausted bench",
    ),
    Place(
        "{} [does|do] not become exhausted as the designated receiver.",
        "stands",
        "offense",
        "exhausted bench",
    ),
    Place(
        "Your Passes gain 5 more yards, and {} [does|do] not become exhausted as the receiver.",
        "stands",
        "offense",
        "exhausted bench",
    ),
    Place(
        "If it is third down, {} [does|do] not become exhausted as the receiver.",
        "stands",
        "offense",
        "exhausted bench",
    ),
    Place(
        "{} [does|do] not become exhausted when designated as the receiver on a Long Pass.",
        "stands",
        "offense",
        "exhausted bench",
    ),
    Place(
        "While {} [is|are] Exhausted, your Runs gain 5 more yards.",
        "while",
        bars="exhausted energized bench several ranked",
    ),
    Place(
        "While {} [is|are] Energized, your Runs gain 5 more yards.",
        "while",
        bars="exhausted energized bench several ranked",
    ),
    Place("Until the end of the possession, {} cannot be energized.", "lasts", bars="bench"),
    Place("{} also cannot be energized this down.", "lasts", bars="bench"),
    Place("{} [gets|get] -5 rating until the end of the half.", "lasts"),
    # What is counted
    Place("Gain 5 yards for {}.", "counted each"),
    Place("This play gains 5 additional yards for {}.", "counted each"),
    Place("Gain yards equal to 5 times the number of {}.", "counted"),
    # What is asked
    Place(
        "Gain 5 yards if {} [is|are] Exhausted.",
        "asked",
        bars="exhausted energized bench several ranked",
    ),
    Place(
        "Gain 5 yards unless {} [is|are] Exhausted.",
        "asked",
        bars="exhausted energized bench several ranked",
    ),
    Place(
        "Play only at the start of a down if {} [is|are] Exhausted.",
        "asked on a card",
        bars="exhausted energized bench several ranked of-this",
    ),
    Place(
        f"If {{}} [is|are] Exhausted, {_DRAW}.",
        "asked",
        bars="exhausted energized bench several ranked",
    ),
    Place(
        f"If {{}} [is|are] not Energized, {_DRAW}.",
        "asked",
        bars="exhausted energized bench several ranked",
    ),
    Place(f"If {{}} [has|have] a rating of 90 or more, {_DRAW}.", "asked", bars="several ranked"),
    Place(
        f"If {{}} [has|have] a higher rating than this Player, {_DRAW}.",
        "asked",
        bars="several of-this ranked",
    ),
    Place(f"If {{'s}} rating is 90 or more, {_DRAW}.", "asked", bars="several ranked"),
    Place(f"If the rating of {{}} is 90 or more, {_DRAW}.", "asked", bars="several ranked"),
    Place(f"If {{}} [is|are] [a|] [Legend|Legends], {_DRAW}.", "asked", bars="several ranked"),
    Place(
        f"If {{}} was designated as the ball carrier, {_DRAW}.",
        "asked of one",
        "offense",
        "bench several",
    ),
    Place(
        f"If {{}} was designated this down, {_DRAW}.", "asked of one", bars="bench several ranked"
    ),
    Place(
        f"If {{}} was designated as the receiver, {_DRAW}.",
        "asked of one",
        "offense",
        "bench several",
    ),
    Place(
        f"If {{}} was not the designated receiver, {_DRAW}.",
        "asked of one",
        "offense",
        "bench several",
    ),
    Place(
        f"If you are ahead and {{}} [is|are] Exhausted, {_DRAW}.",
        "asked",
        bars="exhausted energized bench several ranked",
    ),
    # What is waited for
    *(
        Place(f"{when}, {_DRAW}.", "waits", wants, f"{bars} several ranked")
        for when, wants, bars in (
            ("Whenever {} is exhausted", "", "exhausted bench"),
            ("Whenever {} becomes Energized", "", "energized bench"),
            ("Whenever {} is designated", "", "bench"),
            ("Whenever {} is designated as the receiver", "offense", "bench"),
            ("Whenever {} is designated as the receiver on a Long Pass", "offense", "bench"),
            ("Whenever {} is the receiver on a Long Pass", "offense", "bench"),
            ("Whenever {} leaves the field", "", "bench"),
            ("Whenever {} is substituted", "", "bench"),
            ("Whenever {} enters the field", "", "bench"),
            ("Whenever {} uses an Exhaust ability", "", "bench"),
            ("Whenever {} is exhausted by your opponent's effects", "yours", "exhausted bench"),
            (
                "Whenever {} is exhausted by an effect your opponent controls",
                "yours",
                "exhausted bench",
            ),
            ("Whenever {} becomes Exhausted because it was designated", "", "exhausted bench"),
            ("Whenever you energize {}", "yours", "energized bench"),
            ("The first time each possession {} is exhausted", "", "exhausted bench"),
            ("Once per half, when {} scores a touchdown", "offense", "bench"),
        )
    ),
    Place(
        f"The next time {{}} is exhausted this possession, {_DRAW}.",
        "awaited",
        bars="exhausted bench several ranked",
    ),
    Place(
        "Whenever {} would be exhausted, you may discard an Action card instead.",
        "waits",
        bars="exhausted bench several ranked",
    ),
)
