"""Cards of hands, decks and piles, and what a deck consists of, as people speak of them."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.nearest import vocabulary_words
from snapcount.cards.text.paraphrases.rule import Rule


def team_of(found: re.Match[str]) -> str:
    """`four Green Bay Packers` are Players from that team, if no word of it means anything else."""
    name = found["name"]
    if any(word.lower() in vocabulary_words() for word in name.split(" ")):
        return found[0]
    return f'{found[1]} Players from "{name}"'


def last_played(found: re.Match[str]) -> str:
    """`the last Action card your opponent played`: of this down, for no other is remembered."""
    who = re.search(r"your opponent|you|the offense|the defense", found[1] or "", re.I)
    return f"copy the last Action card{f' played by {who[0]}' if who else ''} from this down"


CARDS: Final[list[Rule]] = [
    # Cards
    (
        r"\b(puts?) a card from (your|their) hand (on the (?:bottom|top) of (?:your|their) (action|play) deck)\b",
        lambda m: (
            f"{m[1]} {'an Action' if m[4].lower() == 'action' else 'a Play'} card from {m[2]} hand {m[3]}"
        ),
    ),
    (
        r"\b(your opponent|the offense|the defense|you|each player) must discard an action card (?:each|every) time (?:they|you) play an action card\b",
        r"\1 must discard an Action card to play an Action card",
    ),
    (
        r"\bcopy (?:the effect of )?the last action card((?: (?:played by )?(?:your opponent|you|the offense|the defense))(?: played)?| played)?(?: this down)?(?:\. you may choose (?:a )?new targets? for it)?(?=\.)",
        last_played,
    ),
    (r"\bskip your next action card draw\b", "do not draw an Action card at the end of this down"),
    (
        r"\b(look at your opponent's (action|play) )cards and choose one\. (?:they|your opponent) discards? that card\b",
        r"\1hand. Choose a card from it and discard it",
    ),
    (
        r"\bexchange the (action|play) cards in your hand with your opponent's\b",
        r"exchange \1 hands with your opponent",
    ),
    (
        r"\byou have no other (action|play) cards in (?:your )?hand\b",
        r"you have no \1 cards in hand",
    ),
    (
        r"\bshuffle the rest of your (action|play) discard pile into\b",
        r"shuffle your \1 discard pile into",
    ),
    (
        r"\bremove a power up, superstar or gridiron card from the field\b",
        "choose one: • Remove a Power Up from the field. • Remove a Superstar from the field. • Remove a Gridiron card from the field",
    ),
    (
        r"<S>as an additional cost to play an action card, (the offense|the defense|your opponent|each player|you) must discard an action card\.",
        r"\1 must discard an Action card to play an Action card.",
    ),
    (
        r"\b(discards?) (?:a|one|(<N>)) cards? at random from (?:your|their) (action|play) hand\b",
        lambda m: f"{m[1]} {m[2] or 'one'} {m[3]} card{'s' if m[2] else ''} at random",
    ),
    (
        r"\b(discards?) (?:a|one|(<N>)) cards? from (?:your|their) (action|play) hand( at random)?\b",
        lambda m: f"{m[1]} {m[2] or 'one'} {m[3]} card{'s' if m[2] else ''}{m[4] or ''}",
    ),
    (
        r"\b((?:an?|<N>|up to <N>) (action|play) cards?) from (your|their) \2 discard pile\b",
        r"\1 from \3 discard pile",
    ),
    (
        r"\bchoose a card (?:in|from) your (action|play) discard pile and shuffle it into your \1 deck\b",
        lambda m: (
            f"shuffle {'an' if m[1].lower() == 'action' else 'a'} {m[1]} card from your discard pile into your {m[1]} deck"
        ),
    ),
    (
        r"\b(look at your opponent's (action|play) hand\.) choose an? \2 card and (?=put|discard)",
        r"\1 Choose a card from it and ",
    ),
    (
        r"\b(choose an? (?:(?:action|play) )?card from it) and (?:they|your opponent) discards? (?:that card|it)\b",
        r"\1 and discard it",
    ),
    (
        r"\b(you|your opponent|they|each player) (?:cannot|can't) draw (?:an )?action cards? at the end of (?:this|the) down\b",
        lambda m: (
            f"{m[1]} {'do' if m[1].lower() in ('you', 'they') else 'does'} not draw an Action card at the end of this down"
        ),
    ),
    # Decks and fields
    (r"\byour (?:team|deck) consists of (?:all|only) ", "all of your Players are "),
    (
        r"(\bactive (?:while|if) (?:you have|your deck (?:has|contains)) (?:at least <N>|<N> or more|exactly <N>|<N>)) (?-i:(?P<name>(?:[A-Z][a-z]+ )*[A-Z][a-z]+s))(?=\.)",
        team_of,
    ),
    (
        r"\b(hand (?:size|limit) is (?:increased|reduced) by) (?:one|1) (action|play) card\b",
        r"\1 1 \2 cards",
    ),
    (
        r"\b(deck (?:has|contains)) a legend on offense and a legend on defense\b",
        r"\1 a Legend offensive Player and your deck has a Legend defensive Player",
    ),
    (r"^attach (?:only )?(?=(?:at|during|prior|before|after) )", "Play only "),
    (r"\battach only to\b", "attach to"),
    (
        r"\bfield goals are good from up to (<N>) yards (?:further|farther)(?: away| out)?",
        r"field goals count as \1 yards nearer",
    ),
]
