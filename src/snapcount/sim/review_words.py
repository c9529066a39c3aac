"""A review in plain words, as a recap of a game on a sports page would put it."""

from __future__ import annotations

from typing import Final

from snapcount.engine.words.speech import counted
from snapcount.sim.course import Clock, Down, Spot
from snapcount.sim.review import WIN, Judged, Review

DOWNS: Final = ("", "1st", "2nd", "3rd", "4th")
A_LOT: Final = 50  # thousandths of luck that are worth a word
YARDS: Final = "+-"


def points(value: int) -> str:
    """Points of win probability: a point is a hundredth of a win."""
    return f"{value / 10:.1f}"


def signed(value: int) -> str:
    return f"{value / 10:+.1f}" if value else "0.0"


def percent(value: int) -> str:
    """A chance or a share; only what is certain is 0% or 100%."""
    return f"{min(max(value, 10), WIN - 10) / 10 if 0 < value < WIN else value / 10:.0f}%"


# A down -------------------------------------------------------------------------------------------


def when_words(clock: Clock) -> str:
    """`5 left in the second half`."""
    if clock.period >= 2:
        number = f" {clock.period - 1}" if clock.period > 2 else ""
        return f"{clock.left} left in overtime{number}"
    return f"{clock.left} left in the {'second' if clock.period else 'first'} half"


def spot_words(spot: Spot, own: str, other: str) -> str:
    """`3rd down on their own 25`: the words say whose half it is, as in `their own`."""
    if spot.ball == 50:
        where = "at midfield"
    elif spot.ball < 50:
        where = f"on {own} {spot.ball}"
    else:
        where = f"on {other} {100 - spot.ball}"
    return f"{DOWNS[spot.down]} down {where}"


def possessive(name: str) -> str:
    return f"{name}’" if name.endswith("s") else f"{name}’s"


def play_words(outcome: str, offense: str, defense: str) -> str:
    """What came of a down, from the words of a record: `+75, touchdown`, `punt 40`."""
    parts = outcome.split(", ")
    yards = next((int(part) for part in parts if part[0] in YARDS), None)
    kinds = {part.split(" ")[0] if part.startswith("punt") else part for part in parts}
    if "touchdown" in kinds:
        return f"{offense} went {counted(yards or 0, 'yard')} for a touchdown"
    if "pick six" in kinds:
        return f"{defense} took an interception all the way back"
    if "safety" in kinds:
        return f"{defense} got a safety"
    if "interception" in kinds:
        return f"{defense} picked off the pass"
    if "fumble" in kinds:
        return f"{defense} came up with a fumble"
    if "field goal good" in kinds:
        return f"{offense} made the field goal"
    if "field goal missed" in kinds:
        return f"{offense} missed the field goal"
    if "punt" in kinds:
        far = next(part for part in parts if part.startswith("punt")).split(" ")[1]
        return f"{offense} punted {far} yards"
    if "turnover on downs" in kinds:
        return f"{offense} came up short and lost the ball on downs"
    if "stopped" in kinds and not yards:
        return f"{defense} stuffed the run"
    if "incomplete" in kinds and not yards:
        return f"{possessive(offense)} pass fell incomplete"
    if yards:
        verb = "gained" if yards > 0 else "lost"
        return f"{offense} {verb} {counted(yards, 'yard')}"
    return f"{offense} got nowhere"


def down_words(down: Down, names: tuple[str, str]) -> str:
    """`On 3rd down on their own 25, Ben went 75 yards for a touchdown`."""
    offense, defense = names[down.spot.offense], names[1 - down.spot.offense]
    told = f"{offense} had the ball when the game ended"
    if down.outcome:
        told = play_words(down.outcome, offense, defense)
    # Whoever did it is "they"; the other side is called by name.
    if told.startswith(offense):
        return f"On {spot_words(down.spot, 'their own', possessive(defense))}, {told}"
    return f"On {spot_words(down.spot, possessive(offense), 'their own')}, {told}"


# A game -------------------------------------------------------------------------------------------


def story(found: Review, seat: int) -> list[str]:
    """The game from one side, in three sentences: what decided it, where, and what to learn."""
    return [result_words(found, seat), turning_words(found, seat), lesson_words(found, seat)]


def result_words(found: Review, seat: int) -> str:
    """Who won, and whether decisions or the cards decided it."""
    me, them = found.names[seat], found.names[1 - seat]
    account = found.account
    score = f"{found.score[seat]}–{found.score[1 - seat]}"
    mine, theirs = -account.skill[seat], -account.skill[1 - seat]
    luck = -account.luck if seat else account.luck
    left = found.chances[-1] if seat == 0 else WIN - found.chances[-1]
    if found.winner is None:
        return f"{me} and {them} left it at {score}, with {me} at {percent(left)} to win."
    gave = f"{points(mine)} points of win probability"
    if found.winner < 0:
        return (
            f"{me} and {them} tied {score}: {possessive(me)} decisions gave away {gave}, "
            f"{possessive(them)} {points(theirs)}, and luck came to {signed(luck)} for {me}."
        )
    if found.winner == seat:
        start = f"{me} beat {them} {score}"
        if account.ending:
            chance = percent(WIN - left)
            return f"{start}: {them} called it a day with a {chance} chance to win."
        if luck >= max(A_LOT, theirs - mine):
            return f"{start}, and the cards helped: luck was worth {points(luck)} points."
        if luck <= -A_LOT:
            return (
                f"{start} the hard way: luck cost {points(-luck)} points of win probability, "
                f"and {possessive(them)} decisions gave back {points(theirs)}."
            )
        return (
            f"{start} and earned it: {possessive(them)} decisions gave away {points(theirs)} "
            f"points of win probability, {possessive(me)} {points(mine)}."
        )
    start = f"{me} lost to {them} {score}"
    if account.ending:
        return (
            f"{me} called it a day against {them} at {score}, with a {percent(left)} chance to win "
            "still on the board."
        )
    if luck <= -max(A_LOT, mine - theirs):
        return f"{start} with the cards against them: luck cost {points(-luck)} points."
    if luck >= A_LOT:
        return (
            f"{start} with luck on their side, worth {points(luck)} points: decisions cost {gave}."
        )
    return f"{start} on decisions: they gave away {gave}, {them} {points(theirs)}."


def turning_words(found: Review, seat: int) -> str:
    """The down that moved the game most."""
    turns = found.turning_points(1)
    if not turns:
        return "No down moved the odds at all."
    down = turns[0]
    before, after = (
        (down.before, down.after) if seat == 0 else (WIN - down.before, WIN - down.after)
    )
    told = down.told[0].lower() + down.told[1:]
    moved = "jumped" if after > before else "dropped"
    return (
        f"It turned with {down.when}: {told}, and {possessive(found.names[seat])} chances {moved} "
        f"from {percent(before)} to {percent(after)}."
    )


def lesson_words(found: Review, seat: int) -> str:
    """The decision to think about again."""
    me, side = found.names[seat], found.sides[seat]
    worst = found.costliest(1, seat)
    accuracy = percent(side.whole.accuracy)
    if not worst:
        return f"{me} made no clear mistake: {accuracy} accuracy, and nothing to take back."
    each = worst[0]
    down = next(down for down in found.downs if down.number == each.down)
    return (
        f"The one {me} would like back came with {down.when}: {instead_words(each)} cost "
        f"{points(each.cost)} points, give or take {points(each.error)}."
    )


def instead_words(each: Judged) -> str:
    """`“punt” instead of “field goal”`."""
    return f"“{each.chosen}” instead of “{each.mix[0].answer}”"


def judge_words(each: Judged) -> str:
    """What the judge would have done: one answer, or a mix."""
    likely = [one for one in each.mix if one.share >= 10]
    if len(likely) == 1:
        return likely[0].answer
    return ", ".join(f"{one.answer} {percent(one.share)}" for one in likely)
