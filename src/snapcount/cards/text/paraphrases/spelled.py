"""Spelling: what is written short, run together or said twice over."""

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, value

SPELLED: Final[list[Rule]] = [
    (r"\bcan(?:'t| not)\b", "cannot"),
    (r"\b(do|does|did|is|are|was|were|has|have)n't\b", r"\1 not"),
    (r"\b(you|they)'ve\b", r"\1 have"),
    (r"\b(you|they)'re\b", r"\1 are"),
    (r"\byds?\b", "yards"),
    (r"\btds?\b", "touchdown"),
    (r"\bfgs?\b", "field goal"),
    (r"\bo-(line(?:man|men))\b", r"Offensive \1"),
    (r"\bd-(line(?:man|men))\b", r"Defensive \1"),
    (r"\b(exhaust|run|receive|tackle|bench)-(?=(?:run|short|medium|long|pass|all)\b)", r"\1 - "),
    (r"\b(<N>) \((\d+)\)", lambda m: m[1] if value(m[1]) == int(m[2]) else m[0]),
    (r"<C>(?:automatic|it is a) (?:first|1st) down(?=\.)", "it becomes first down"),
]
