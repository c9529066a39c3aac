"""Words and idioms wherever they stand, decks of a Synergy."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, above, below, each_does

WORDS: Final[list[Rule]] = [
    # Single words and idioms, wherever they stand
    (r"\bis now\b", "is"),
    (r"\b(?:each|every|any) time (?=(?:the|your|you|an?|this|that|either|one)\b)", "whenever "),
    (r"<C>all players (discard|draw|shuffle|reveal|lose|gain)(?=\b)([^.]*)", each_does),
    (r"<C>(?:all )?players (?=(?:may|must|cannot) (?!be\b))", "each player "),
    (r"\bplayers may not (?=call|use|spend|take|play|draw)", "each player cannot "),
    (r"\b(unless <WHO> (?:exhaust|energize))s\b", r"\1"),
    (r"\bthis down if able\b", "if able this down"),
    (r"\b(?:highest|top)[- ]rated (<TRAITS><NOUN>)", r"\1 with the highest rating"),
    (r"\blowest[- ]rated (<TRAITS><NOUN>)", r"\1 with the lowest rating"),
    (
        r"\b(energize|exhaust|bench|choose|remove all power ups from) (?:the )?(?=<TRAITS><ONE> with the (?:highest|lowest) rating)",
        r"\1 target ",
    ),
    (
        r"\b(energize|exhaust|bench|choose) (?:the )?(<WHOSE>|opposing) (?=<TRAITS><NOUN> with the (?:highest|lowest) rating)",
        lambda m: f"{m[1]} one of {m[2]} ".replace("opposing", "your opponent's"),
    ),
    (
        r"\b(this player|that player|the (?:runner|receiver|tackler|ball carrier)) has the (highest|lowest) rating(?: on the field| of all players)?",
        r"\1 is a Player with the \2 rating",
    ),
    (
        r"\b(gains?|have|has) (\"[^\"]*\") and (\"[^\"]*\")",
        lambda m: f"{m[1]} {m[2][:-1]} {m[3][1:]}",
    ),
    (
        r"\byour deck has no two players from the same team\b",
        "your deck has Players from ten different teams",
    ),
    (
        r"\bplayers from (<N> or more|at least <N>|<N>) (?:different )?franchises\b",
        r"Players from \1 different teams",
    ),
    (
        r"\bthere are (more|fewer) cards in your hand than in your opponent's(?: hand)?\b",
        r"you have \1 cards in hand than your opponent",
    ),
    (r"\bone of (?:those|these) cards\b", "one of them"),
    (
        r"\b(put <N>) into your hand(,? and|\.) (discard|put|shuffle) the (?:rest|others?)\b",
        r"\1 of them into your hand\2 \3 the rest",
    ),
    (
        r"\ball (?:of your players|players in your deck) are from the same team\b",
        "your deck has Players from exactly one teams",
    ),
    (
        r"\b(put <N>) into your hand and (?:put )?the (?:rest|others?)\b",
        r"\1 of them into your hand and the rest",
    ),
    (
        r"\b(look at the top <N> cards of [^.]*?deck)(?:,| and)? (?:keep|take) (<N>)(?: of them)?(?=[.,]| and)",
        r"\1. Put \2 of them into your hand",
    ),
    (
        r"(into your hand\.) (?:put|return) the (rest|others?) back(?: on top)?(?: in any order)?",
        r"\1 Put the rest on top of that deck in any order",
    ),
    (r"\bthe other (?:cards? )?(?=on the bottom|on top|into your)", "the rest "),
    (
        r"\b(and|\.) ?(?:put|discard) the other(?: one| cards?)?(?= |\.)",
        lambda m: (
            m[0]
            .replace("the other one", "the rest")
            .replace("the other cards", "the rest")
            .replace("the other card", "the rest")
            .replace("the other", "the rest")
        ),
    ),
    (r"\bopponents' ", "your opponent's "),
    (r"\b(?:his or her|his|her) ", "their "),
    (r"\b(?:endzone)\b", "end zone"),
    (r"\bin-hand\b", "in hand"),
    (r"\bsuccessfully (stopped|called)\b", r"\1"),
    (r"\b(?:player on offense|offensive player)'s\b", "offense's"),
    (r"\b(?:player on defense|defensive player)'s\b", "defense's"),
    (r"\bplayers on offense\b", "the offense's Players"),
    (r"\bplayers on defense\b", "the defense's Players"),
    (r"\b(energized|exhausted) opposing\b", r"opposing \1"),
    (
        r"\b(?:negate|nullify|counter|ignore)(s?) (?=the effects?\b|target|an? |any |all )",
        r"cancel\1 ",
    ),
    (r"\b(?:negated|nullified|countered)\b", "cancelled"),
    (
        r"\bcancel the effects? of (?:an|any|target) (action card|exhaust ability)",
        r"cancel target \1",
    ),
    (r"\bcancel (?:an|one) (action card|effect|exhaust ability)\b", r"cancel target \1"),
    (r"\b(your opponent) (?:has )?just played\b", r"\1 played"),
    (r"\b(all|target) effects(?: played)?(?: in)? this timing point\b", r"\1 effects"),
    (r"\b(played(?: by your opponent| by you)?) this (?:down|timing point)(?=[.,])", r"\1"),
    (
        r"(?<!take )(?<!takes )(?<!use )(?<!uses )(?<!costs )(?<!cost )\b(a|an|<N>) (?:additional|extra|more) ((?:action|play) cards?|time units?|points?)\b(?! in)",
        lambda m: (
            f"{'an' if m[1].lower() in ('a', 'an') and m[2].lower().startswith('a') else m[1]} {m[2]}"
        ),
    ),
    (r"\bany more (action|play) cards\b", r"\1 cards"),
    (r"\b((?:action|play) cards?) of (?:your|their) choice\b(?! and)", r"\1"),
    (r"\b(?:a|one) random (action|play) card\b", r"one \1 card at random"),
    (r"\b(<N>) random (action|play) cards\b", r"\1 \2 cards at random"),
    (r"\bat random from (?:your|their) (?:action |play )?hand\b", "at random"),
    (
        r"\b(discards? [^.,:]*?cards?)( at random)? from (?:your|their) (?:action |play )?hand\b(?! (?:on|into|to))",
        r"\1\2",
    ),
    (
        r"\b(an?|<N>|that many|x) cards? from (?:the top of )?(?:your|their) (action|play) deck\b(?= |[.,])",
        lambda m: (
            ("an " if m[2].lower() == "action" else "a ") + m[2] + " card"
            if m[1].lower() in ("a", "an")
            else f"{m[1]} {m[2]} cards"
        ),
    ),
    (r"\bon (?:each|both) ends?\b", ""),
    (
        r"\b(?:as an audible|audible)(?=\.(?: |$))",
        "flip over the top card of your Play deck. That card becomes your play this down",
    ),
    (r"\bmaximum hand (?:size|limit)\b", "hand limit"),
    (r"\bhand limit is (<N>) for both players\b", r"hand limit is \1"),
    (r"<S>hand limit is\b", "each player's hand limit is"),
    (r"\beither player has ([^.,:]*)", r"you have \1 or your opponent has \1"),
    (r"\bexhaust effects?\b(?= |[.,])", "Exhaust ability"),
    (r"\bdefensive play this down\b", "play this down"),
    # Decks of a Synergy
    (r"\b(deck|decks) (?:contains?|includes?)\b", r"\1 has"),
    (
        r"\bdeck has only (<N>|a|an)\b",
        lambda m: f"deck has exactly {'one' if m[1].lower() in ('a', 'an') else m[1]}",
    ),
    (r"\bthis card is active while\b", "active while"),
    (
        r"\ball (?:of your players|players in your deck|players on your team) are from ",
        "your deck has ten Players from ",
    ),
    (
        r"\ball (?:of your players|players in your deck) (?:have a rating of|are rated) (?P<n>\d+) or (?:less|lower)",
        above("your deck has no Players with a rating of {} or more"),
    ),
    (
        r"\ball (?:of your players|players in your deck) (?:have a rating of|are rated) (?P<n>\d+) or (?:more|higher)",
        below("your deck has no Players with a rating of {} or less"),
    ),
    (
        r"\bno player in your deck has a rating (?:above|higher than|over) (?P<n>\d+)",
        above("your deck has no Players with a rating of {} or more"),
    ),
    (
        r"\bno player in your deck has a rating of (\d+) or (more|higher|less|lower)",
        r"your deck has no Players with a rating of \1 or \2",
    ),
    (
        r"\bwith a rating (?:above|over|higher than|greater than) (?P<n>\d+)",
        above("with a rating of {} or more"),
    ),
    (
        r"\bwith a rating (?:below|under|lower than|less than) (?P<n>\d+)",
        below("with a rating of {} or less"),
    ),
    (r"\b(?:with|have|has) (\d+) or (more|higher|less|lower) rating", r"with a rating of \1 or \2"),
]
