"""The nouns of the syntax tree: Players, numbers and conditions that card texts speak of.

Nodes are plain frozen values. What they mean is in `snapcount.engine`; how they are worded is in
`snapcount.cards.language`. Pronouns are already resolved here: `That` is the last thing chosen. A
node that its module declares is exported from here without being named again.
"""

# ruff: noqa: F403
from snapcount.cards.nouns.chosen import *
from snapcount.cards.nouns.conditions import *
from snapcount.cards.nouns.node import *
from snapcount.cards.nouns.numbers import *
from snapcount.cards.nouns.players import *
