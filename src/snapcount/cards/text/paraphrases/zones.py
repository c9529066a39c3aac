"""Cards in hands, decks and piles."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule


def one_kind(words: str) -> str:
    """`Power Ups` is a Power Up, `Gridiron cards` a Gridiron card."""
    kind = re.sub(r"(?: cards?|s)$", "", words.strip(), flags=re.IGNORECASE).lower()
    kind = kind.removesuffix("s")
    return "Gridiron card" if kind == "gridiron" else kind.title()


def hand_limits(found: re.Match[str]) -> str:
    """`Your hand limit is 4 Play cards and 4 Action cards`, one after the other."""
    whose = found["whose"]
    parts = re.findall(r"(\w+) (play|action) cards?", found["list"], re.IGNORECASE)
    how = found["how"] or ""
    said = [f"{whose} {deck.title()} hand limit is {how}{count}" for count, deck in parts]
    return " and ".join(said)


def _open_hand(found: re.Match[str]) -> str:
    """A hand that is played open is shown, and shown again whenever there is a new card in it."""
    who, deck = found[1], found[2]
    third, their = ("", "your") if who.lower() == "you" else ("s", "their")
    shows = f"{who.lower()} reveal{third} {their} {deck} hand"
    return (
        f"At the start of each down, {shows}. Whenever {who.lower()} draw{third} a card, {shows}."
    )


def article_for(deck: str) -> str:
    return "an Action" if deck.lower() == "action" else "a Play"


def _they(found: re.Match[str]) -> str:
    """Whom `until they have` speaks of: a deed in the third person is somebody else's."""
    return "they" if found[1].lower().endswith("s") else "you"


ZONES: Final[list[Rule]] = [
    # What goes without saying
    (
        r"(<S>(?:your|your opponent's|all|each player's|the offense's|the defense's) [^.:]*?) while this player is on the field(?=\.)",
        r"\1",
    ),
    (
        r"\b(your opponent|the offense|the defense|they|you) also (loses?|gains?|draws?|discards?|reveals?|shuffles?)\b",
        r"\1 \2",
    ),
    (
        r"\b(energize|exhaust) (all [^.]*?<NOUN>) on the field and (?:on )?(?:the )?bench\b",
        r"\1 \2 on the field and \1 \2 on the bench",
    ),
    # Revealed until
    (r"\bflip(?:s|ping)? cards over from\b", "reveal cards from"),
    (
        r"\b(?:reveal|flip over|turn over|flip) cards (?:from|off) (?:the top of )?(your (?:play|action) deck)(?: one at a time)? until (?:you (?:reveal|flip over|find|hit|turn over)|revealing|(?P<passive>)) ?(an? [^.,]*?)(?: is revealed| play is revealed)?(?=[.,]| and )",
        r"reveal cards from the top of \1 until you reveal \3",
    ),
    (
        r"(until you reveal an? (?:(?!(?: and|,|\.) ).)*?)(?:,|\.)? (?:and )?(?:then )?(?:that card|it|that play) becomes your play(?: this down)?(?:\.|,)? (?:and )?(?:then )?(shuffle|discard|put|return)s? (?:all )?(?:the )?(?:other revealed cards|other revealed plays|rest of the revealed cards|other cards(?: revealed)?(?: this way)?|other plays|others?|rest|remaining cards|remaining revealed cards|revealed cards)\b",
        r"\1 and it becomes your play and \2 the rest",
    ),
    (
        r"(until you reveal an? (?:(?!(?: and|,|\.) ).)*?)(?:,|\.)? (?:and )?(?:then )?(?:put|take) (?:that card|it) into your hand(?:\.|,)? (?:and )?(?:then )?(shuffle|discard|put|return)s? (?:all )?(?:the )?(?:other revealed cards|rest of the revealed cards|other cards(?: revealed)?(?: this way)?|others?|rest|remaining cards|remaining revealed cards)\b",
        r"\1, put it into your hand and \2 the rest",
    ),
    (
        r"\b(?:reveal|flip over|turn over) the top (<N>) cards of (your (?:play|action) deck)(?:\.|,| and)? (?:one of them|one of those cards) becomes your play(?: this down)?(?:\.|,)? (?:and )?(?:then )?(shuffle|discard|put|return) (?:the )?(?:rest|others?|other cards|remaining cards)\b",
        r"reveal the top \1 cards of \2 and one of them becomes your play and \3 the rest",
    ),
    (
        r"\b(?:reveal|flip over|turn over) the top (<N>) cards of (your (?:play|action) deck)(?:\.|,| and)? (?:then )?(?:put|take) (<N>)(?: of (?:them|those cards))? (?:in|into) your hand",
        r"reveal the top \1 cards of \2. Put \3 of them into your hand",
    ),
    # Searched for
    (
        r"\bsearch(es)? (your|their) discard pile for a card,? (?:reveal it,? )?(?:and )?put it into (?:your|their) hand",
        r"put a card from \2 discard pile into \2 hand",
    ),
    (
        r"\bsearch (your|their) (play|action) deck for (<N>) (?:(?:play|action) cards|cards)(?=,| and)",
        r"search \1 \2 deck for \3 cards",
    ),
    (
        r"\bsearch (your play deck) for (an? [^.,]*?)(?:,| and)? reveal it(?:,|\.)? (?:and )?(?:that card|it|that play) becomes your play(?: this down)?(?=\.|,| and)(?:(?:, then|,| and|\.) (?:then )?shuffle (?:your|that)(?: play)? deck)?",
        r"search \1 for \2, reveal it and it becomes your play",
    ),
    (
        r"\bsearch (your play deck) for (an? [^.,]*?)(?:,|\.)? (?:and )?(?:that card|it|that play) becomes your play(?: this down)?(?=\.|,| and)(?:(?:, then|,| and|\.) (?:then )?shuffle (?:your|that)(?: play)? deck)?",
        r"search \1 for \2, reveal it and it becomes your play",
    ),
    (
        r"\b(search your play deck for) a play card\b",
        r"\1 a card",
    ),
    (
        r"\bsearch your (?:action deck|deck) for an? (power up|superstar|gridiron)(?: cards?)?(?:,? reveal it)?,? and (?:attach|put) it (?:to its (?:normal )?player(?: card)?(?: on the field)?|onto its (?:normal )?player(?: card)?(?: on the field)?|onto the field|into play|on the field)",
        lambda m: f"put a {one_kind(m[1])} from your Action deck onto the field",
    ),
    (
        r"\bsearch your (?:action deck|deck) for a power up(?: card)?(?:,? reveal it)?,? and attach it to (?=one of|this|that|a |an |target)",
        "attach a Power Up from your Action deck to ",
    ),
    (
        r"\bsearch your (?:action )?discard pile for a power up(?: card)?(?:,? reveal it)?,? and attach it to (?=one of|this|that|a |an |target)",
        "attach a Power Up from your discard pile to ",
    ),
    (
        r"\bsearch your (?:action )?(hand|discard pile) for a superstar(?: card)?(?:,? reveal it)?,? and attach it to its (?:normal )?player(?: card)?(?: on the field)?",
        r"put a Superstar from your \1 onto the field",
    ),
    (
        r"((?:attach a power up|put a (?:superstar|gridiron card)) from your action deck [^.]*)(?:,? then|,? and|\.) (?:then )?shuffle (?:your|that)(?: action)? deck(?: afterwards?)?(?=\.)",
        r"\1",
    ),
    (
        r"\bsearch(es)? (your|their) (?:(action|play) )?discard pile for (an? (?:offense |defense |generic )?(action|play) card|a power up|a superstar|a gridiron card|an? <CALL>(?: or <CALL>)?)(?: cards?)?,? (?:reveals? it,? )?(?:and )?puts? it into (?:your|their) hand",
        lambda m: f"put{'s' if m[1] else ''} {m[4]} from {m[2]} discard pile into {m[2]} hand",
    ),
    (
        r"\bsearch your discard pile for (up to <N>|an?|<N>) (action|play) cards?,? (?:reveal (?:it|them),? )?and shuffle (?:it|them) into your (?:action |play )?deck",
        r"shuffle \1 \2 cards from your discard pile into your \2 deck",
    ),
    # Hands
    (
        r"\b(<WHO>) chooses? (an? (?:action|play) card) (?:from|in) (?:your|their) (?:action |play )?hand and discards? it",
        lambda m: (
            f"{m[1]} {'discard' if m[1].lower() in ('you', 'they', 'both players') else 'discards'} {m[2]}"
        ),
    ),
    (
        r"\b(choose an? (?:action|play) card (?:from|in) your opponent's hand (?:without looking|at random))\. (?:they|your opponent) discards? (?:that card|it)",
        r"\1 and discard it",
    ),
    (
        r"\b(look at your opponent's (?:action|play) hand) and choose a card\. (?:they|your opponent) discards? (?:that card|it)",
        r"\1. Choose a card from it and discard it",
    ),
    (
        r"\b(shuffles?) all (?:of the )?cards (?:in|from) (your|their) (action|play) discard pile into",
        r"\1 \2 \3 discard pile into",
    ),
    (
        r"\b(draws?) until (you|they) have (<N>) (action|play) cards?(?: in (?:your |their )?(?:action |play )?hand)?(?=[.,]| and)",
        r"\1 \4 cards until \2 have \3 in hand",
    ),
    (
        r"(\b(action|play) cards in (?:your |their )?hand, (?:they |you )?)(draws?) until (you|they) have (<N>)(?=\.)",
        r"\1\3 \2 cards until \4 have \5 in hand",
    ),
    (
        r"\b(draws?) until (you|they) have as many (action|play) cards(?: in hand)? as (your opponent|the offense|the defense)(?=[.,]| and)",
        r"\1 \3 cards until \2 have the number of \3 cards in \4's hand in hand",
    ),
    (r"\bfor each card (?:you|they) discarded\b", "for each card discarded this way"),
    (
        r"\b(your opponent|the offense|the defense) (draws|discards) (an? (?:action|play) card) for each of their (<TRAITS><NOUN>)",
        r"\1 \2 \3 for each of \1's \4",
    ),
    (
        r"\breveals? (an?|<N>) random (action|play) cards? from (your|your opponent's|their) hand",
        lambda m: f"{m[0].split()[0]} {m[1]} {m[2]} card from {m[3]} hand at random",
    ),
    (
        r"\b(reveals?) (an?|<N>) (action|play) cards? at random from (your opponent's|your|their) (?:action |play )?hand",
        r"\1 \2 \3 card from \4 hand at random",
    ),
    (
        r"\b(reveals?) (an?|<N>) (?:random )?cards?(?: at random)? from (your opponent's|your|their) (action|play) hand( at random)?",
        lambda m: (
            f"{m[1]} {m[2]} {m[4]} card from {m[3]} hand{' at random' if 'random' in m[0].lower() else ''}"
        ),
    ),
    (
        r"\b(look at (?:your opponent's|the offense's|the defense's) (?:action |play )?hand) and (put|shuffle) (an? (?:(?:action|play) )?card) from it (on|into)\b",
        r"\1. Choose \3 from it and \2 it \4",
    ),
    (
        r"\b(choose an? (?:(?:action|play) )?card (?:from|in) it)\. (?:they|your opponent|that player) (puts?|shuffles?) (?:that card|it) (on|into)\b",
        lambda m: f"{m[1]} and {m[2].rstrip('s')} it {m[3]}",
    ),
    (
        r"\b(choose an? (?:action|play) card) (?:from|in) (your opponent's|their) (?:action |play )?discard pile(?:\. (?:they|your opponent) (?:puts?|shuffles?) (?:it|that card)| and (?:put|shuffle) it) (?P<to>on the bottom of|on top of|on the top of|into) (?:their|your opponent's)(?: action| play)? deck",
        lambda m: (
            f"{m[1]} from {m[2]} discard pile and "
            + (
                "shuffle it into that deck"
                if m["to"].lower() == "into"
                else f"put it {m['to']} that deck"
            )
        ),
    ),
    (
        r"\bchoose a card (?:from|in) (your opponent's|their) (action|play) discard pile(?=[. ])",
        lambda m: (
            f"choose a{'n' * (m[2].lower() == 'action')} {m[2]} card from {m[1]} discard pile"
        ),
    ),
    (
        r"\b(exchanges?|swaps?|trades?) an? (action|play) card (?:in|from) (your|their) (?:action |play )?hand (?:with|for) an? (?:(?:action|play) )?card (?:in|from) (?:your|their) (?:action |play )?discard pile",
        lambda m: (
            f"{m[1]} {article_for(m[2])} card from {m[3]} hand with {article_for(m[2])} card from {m[3]} discard pile"
        ),
    ),
    (
        r"\b(discards?) down to (<N>) (action|play) cards?(?: in hand)?\b",
        lambda m: f"{m[1]} {m[3]} cards until {_they(m)} have {m[2]} in hand",
    ),
    (
        r"\b(?:each player|both players) with more than (<N>) (action|play) cards(?: in hand)? (?:must )?discards? down to \1(?: (?:action|play) cards)?",
        r"each player discards \2 cards until they have \1 in hand",
    ),
    (
        r"\b(draws?|discards?) (action|play) cards (?:until (?:you|they) have|up to|until (?:you|they) hold) (<N>)(?: (?:action|play) cards?)?(?: in (?:your |their )?(?:action |play )?hand)?(?=[.,]| and)",
        lambda m: f"{m[1]} {m[2]} cards until {_they(m)} have {m[3]} in hand",
    ),
    (
        r"\b(draws?|discards?) up to (<N>) (action|play) cards in (?:your |their )?hand\b",
        lambda m: f"{m[1]} {m[3]} cards until {_they(m)} have {m[2]} in hand",
    ),
    (
        r"\b(draws?|discards?) (action|play) cards until (?:you|they) have (?:as many(?: (?:action|play) cards)?(?: in hand)? as|the same number(?: of (?:action|play) cards)?(?: in hand)? as) (your opponent|the offense|the defense)(?=[.,]| and)",
        lambda m: (
            f"{m[1]} {m[2]} cards until {_they(m)} have the number of {m[2]} cards in {m[3]}'s hand in hand"
        ),
    ),
    (
        r"\bif (your opponent) has more (action|play) cards(?: in hand)? than you(?: do| have)?, draw (?:action |play )?cards until you have (?:the same number|as many)(?=\.)",
        r"if \1 has more \2 cards than you, draw \2 cards until you have the number of \2 cards in \1's hand in hand",
    ),
    (
        r"\b(shuffles?) (your|their) (action|play) hand and (?:your |their )?(?:action |play )?discard pile into (?:your|their) (?:action |play )?deck\b",
        lambda m: (
            f"{m[1]} {m[2]} {m[3]} hand into {m[2]} {m[3]} deck and {m[1]} {m[2]} {m[3]} discard pile into {m[2]} {m[3]} deck"
        ),
    ),
    (
        r"(\blook at your opponent's (play|action) hand\b[^\"]*?)\b(?:they|your opponent) (?:also )?(?:must )?discards? one of those cards(?: of your choice)?",
        r"\1choose a \2 card from your opponent's hand and discard it",
    ),
    (
        r"\b((?:return|put)s? (?:an?|<N>|up to <N>) (?:action|play) cards?)((?: with different names)?) from (your|their) (?:action |play )?discard pile (?:to|into) (your|their) hand,? other than this (?:one|card)\b",
        r"\1\2 from \3 discard pile into \4 hand",
    ),
    (
        r"\b((?:return|put)s? (?:an?|<N>|up to <N>) (?:action|play) cards?),? other than this (?:one|card),?( from (?:your|their))",
        r"\1\2",
    ),
    (r"\b(different names from (?:your|their)) (?:action|play) (discard pile)", r"\1 \2"),
    # Hand limits
    (r"\b(?:maximum )?(action|play) hand size\b", r"\1 hand limit"),
    (r"\bmaximum (action|play) hand limit\b", r"\1 hand limit"),
    (r"<S>(?:maximum )?hand (?:sizes|limits) are\b", "Each player's hand limit is"),
    (
        r"<S>there is no (?:maximum )?hand (?:size|limit)(?: for either player)?(?=\.)",
        "Each player has no hand limit",
    ),
    (
        r"<S>(each player|your opponent|you|the offense|the defense) (?:plays?|must play) with (?:your|their) (action|play) hand (?:revealed|face up|open)\.",
        _open_hand,
    ),
    (
        r"\b(?P<whose>your|your opponent's|each player's|both players'|the offense's|the defense's) (?:maximum )?hand (?:size|limit) is (?P<how>increased by |reduced by |decreased by )?(?P<list><N> (?:action|play) cards?(?: and <N> (?:action|play) cards?)?)",
        hand_limits,
    ),
    (r"\bboth players' ", "each player's "),
    (
        r"\bto play an action card, (?:a player|players|each player) must (?:first )?discard (?:another|an) action card(?: from their hand)?(?=\.)",
        "each player must discard an Action card to play an Action card",
    ),
    # As many as
    (
        r"\b(discard (?:any number of|up to <N>|x) (?:action|play) cards[.,]? (?:then )?(?:and )?)(energize|exhaust) (?:one|a) of (your|your opponent's) (<TRAITS><NOUN>(?: on the field)?) for each (?:card discarded this way|of those cards|card discarded|one)",
        r"\1\2 that many of \3 \4",
    ),
    (
        r"<S>exhaust any number of (your <TRAITS><NOUN>(?: on the field)?)(?=\.)",
        r"Exhaust up to ten of \1",
    ),
    (
        r"<S>energize any number of (your <TRAITS><NOUN>(?: on the field)?)(?=\.)",
        r"Energize up to ten of \1",
    ),
    (
        r"\bif (?:you|they) (energized|exhausted) (exactly |at least |at most )?(<N>) (?:or more )?players this way\b",
        lambda m: (
            f"if the number of Players {m[1]} this way is "
            f"{'at least ' if 'or more' in m[0].lower() else m[2] or 'exactly '}{m[3]}"
        ),
    ),
    (
        r"\b(?:your opponent|the offense|the defense|they|you) (?:cannot|can't|may not) (energize|exhaust) (those players|that player|them)\b",
        r"\2 cannot be \1d",
    ),
    (
        r"\bput up to (<N>) (action|play) cards from (your|their) (?:action |play )discard pile (on|to) (top|the top|the bottom) of\b",
        r"put up to \1 \2 cards from \3 discard pile \4 \5 of",
    ),
]
